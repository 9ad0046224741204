from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
g=G(1315); r=g.r
FN="r13_12_delaney_block_owner_sheet.xlsx"
wb=Workbook(); ws=wb.active; ws.title='rents'
f=Font(name='Verdana',size=10); fb=Font(name='Verdana',size=10,bold=True)
def w(cell,v,b=False,fmt=None,al=None):
    c=ws[cell]; c.value=v; c.font=fb if b else f
    if fmt: c.number_format=fmt
    if al: c.alignment=Alignment(horizontal=al,wrap_text=True)
w('A1','DELANEY BLOCK, 9-15 Tory Quay, Whanganui',True); ws['A1'].font=Font(name='Verdana',size=14,bold=True)
w('A2','Rents as of 1 Oct 2025 for the insurance people (weekly x 52 / 12 = monthly)')
# weekly B..; column E hidden: old rent
H={'A':'Where','B':'Who','C':'What','D':'Per week','E':'2024 pw','F':'Per month','G':'Bond held','H':'Since','I':'Lease runs out','J':'Where they get post','K':'Notes'}
for k,h in H.items():
    w(f'{k}4',h,True,al='center'); ws[f'{k}4'].fill=PatternFill('solid',fgColor='FFF2A8'); ws[f'{k}4'].border=Border(bottom=Side(style='double'))
L=[('DOWNSTAIRS',None),
('9',('The Codfather Fish & Chips','Takeaway shop',600,2600,'1/4/2018','31/3/2027','PO Box 118, Whanganui','pays own rates')),
('11',('Moana Blooms','Florist shop',390,1560,'15/8/2022','14/8/2026','shop','')),
('13',('EMPTY','Shop',None,None,None,None,'','since Matariki - leak from 13B')),
('15',('Riverside Cycles Ltd','Shop + workshop',720,3120,'1/11/2020','31/10/2025','22 Somme Pde','wants 3 more years')),
('UPSTAIRS',None),
('9A',(g.name(),'2 bdrm flat',465,1860,'3/2/2024','periodic','flat','')),
('9B',(g.name()+' + '+g.name(),'3 bdrm flat',540,2160,'20/7/2025','19/7/2026','flat','')),
('11A',(g.name(),'1 bdrm flat',360,1440,'11/1/2023','periodic','flat','')),
('11B',(g.name(),'2 bdrm flat',450,1800,'1/6/2025','31/5/2026','flat','')),
('13A',(g.name(),'2 bdrm flat',450,1800,'9/9/2024','periodic','flat','')),
('13B',('EMPTY','2 bdrm flat',None,None,None,None,'','being fixed, insurer claim no. WR-20417')),
('15A',(g.name(),'1 bdrm flat',375,1500,'28/3/2025','27/3/2026','6 Anzac Tce (parents)','')),
('15B',(g.name(),'1 bdrm flat',369,1476,'14/5/2022','periodic','flat','')),
('BACK YARD',None),
('Garage 1',('The Codfather Fish & Chips','Garage',35,None,'1/4/2018','periodic','','freezer store')),
('Garage 2',(g.name(),'Garage',30,None,'1/12/2024','periodic','6 Anzac Tce','')),
('Garage 3',('EMPTY','Garage',None,None,None,None,'',''))]
i=5; rows=[]; sec=None; S=[0,0,0]; n=o=0
def di(s): return s if s=='periodic' else '-'.join(f'{int(x):02d}' for x in reversed(s.split('/')))
for u,t in L:
    if t is None:
        i+=1; w(f'A{i}',u,True); sec=u; i+=1; continue
    nm,wh,wk,bd,si,to,po,no=t; n+=1
    w(f'A{i}',u,al='left'); w(f'B{i}',nm); w(f'C{i}',wh)
    row=dict(unit=u,section=sec,unitType=wh)
    if wk is None:
        row['statusText']='EMPTY'; ws[f'B{i}'].fill=PatternFill('solid',fgColor='F8C9C9')
    else:
        o+=1; mo=round(wk*52/12,2)
        w(f'D{i}',wk,fmt='$#,##0'); w(f'E{i}',wk-15,fmt='$#,##0'); w(f'F{i}',mo,fmt='$#,##0.00'); 
        if bd: w(f'G{i}',bd,fmt='$#,##0'); S[2]+=bd
        x=[int(q) for q in si.split('/')]; w(f'H{i}',d(x[2],x[1],x[0]),fmt='d/mm/yyyy',al='right')
        if to=='periodic': w(f'I{i}',to,al='right')
        else: x=[int(q) for q in to.split('/')]; w(f'I{i}',d(x[2],x[1],x[0]),fmt='d/mm/yyyy',al='right')
        S[0]+=wk; S[1]+=mo
        row.update(tenantName=nm,statusText='Occupied',contractRent=mo,deposit=float(bd) if bd else None,moveInDate=di(si),leaseEndDate=di(to))
    w(f'J{i}',po); w(f'K{i}',no); rows.append(row); i+=1
i+=1
w(f'A{i}','ALL',True); w(f'B{i}',f'{o} let, {n-o} empty, {n} altogether',True); w(f'D{i}',S[0],True,'$#,##0'); w(f'F{i}',round(S[1],2),True,'$#,##0.00'); w(f'G{i}',S[2],True,'$#,##0')
for k in 'ABCDEFG': ws[f'{k}{i}'].border=Border(top=Side(style='thin'))
w(f'A{i+2}','12 months rent at risk'); w(f'F{i+2}',S[0]*52,True,'$#,##0'); w(f'A{i+3}','Building sum insured (2023 valuation)'); w(f'F{i+3}',4150000,False,'$#,##0')
ws.column_dimensions['E'].hidden=True
for k,x in zip('ABCDFGHIJK',[11,32,17,10,12,11,12,14,24,40]): ws.column_dimensions[k].width=x
fit(ws); wb.save(DOC+FN)
tie=round(sum(x.get('contractRent',0) for x in rows),2); assert tie==round(S[1],2)
save(FN,dict(propertyName='DELANEY BLOCK',asOnDate='2025-10-01',units=n,occupied=o,vacant=n-o,rows=rows,printedTotals=dict(contractRent=tie,deposit=float(S[2]))),'MIXED_USE','owner\'s own workbook, homely headers (Where/Who/What), weekly and monthly rents, hidden old-rent column, EMPTY in tenant cell',True)
