# UM2 : LIHTC / Section 8 rent schedule in an agency-like form, xlsx (openpyxl)
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as L
from common import *
NAME='Prairie_Lantern_Rent_Schedule.xlsx'
D=[('LIHTC - 30% set-aside',[('1BR-30',1,1,30,4,642,566,74,492),('2BR-30',2,1,30,4,871,680,97,575)]),
('LIHTC - 50% set-aside',[('1BR-50',1,1,50,10,642,944,74,842),('2BR-50',2,1,50,16,871,1133,97,1010),('2BR TH-50',2,1.5,50,6,948,1133,112,995),('3BR-50',3,2,50,8,1104,1309,128,1150)]),
('LIHTC - 60% set-aside',[('1BR-60',1,1,60,8,642,1133,74,985),('2BR-60',2,1,60,14,871,1360,97,1175),('2BR TH-60',2,1.5,60,6,948,1360,112,1190),('3BR-60',3,2,60,10,1104,1571,128,1325)]),
('Section 8 HAP contract',[('1BR HAP',1,1,50,6,642,None,74,1215),('2BR HAP',2,1,50,6,871,None,97,1430),('3BR HAP',3,2,50,2,1104,None,128,1765)]),
('Unrestricted',[('2BR Mgr (employee)',2,1,None,1,871,None,None,0),('2BR Mkt',2,1,None,3,871,None,None,1495)])]
K=['beds','baths','ami','units','sf','gross','ua','net','actual','actual_total','other:Annual Rent']
wb=Workbook(); ws=wb.active; ws.title='Instructions'
for i,x in enumerate(['Form RS-4 (Rev. 01/2026) Rent Schedule','Complete Part A for every bedroom size and income level. Do not alter the formulas.','Utility allowance must be no more than 90 days old at application.'],1): ws.cell(i,1,x)
ws=wb.create_sheet('Part A Rents'); wb.active=1
th=Side(style='thin',color='888888'); BX=Border(left=th,right=th,top=th,bottom=th); F=lambda **k: Font(**{'name':'Arial','size':9,**k}); gr=PatternFill('solid',fgColor='D9D9D9'); bl=PatternFill('solid',fgColor='FFF8DC')
for rng,t,ft in (('A1:L1','RENT SCHEDULE - PART A: RESIDENTIAL UNITS',F(bold=True,size=12)),('A2:L2','Lender: Copper Bluff Mortgage Capital      Program: Tax-exempt bond / 4% credit preservation',F())):
    ws.merge_cells(rng); c=ws[rng.split(':')[0]]; c.value=t; c.font=ft; c.alignment=Alignment(horizontal='center')
for r,a,b in ((4,'Property name:','Prairie Lantern Apartments'),(5,'City / County / State:','Salina, Saline County, KS'),(6,'UA effective date:','07/01/2026'),(7,'Rent limits effective:','05/01/2026')):
    ws.cell(r,1,a).font=F(bold=True); ws.cell(r,3,b).font=F(); 
ws.merge_cells('B9:D9'); ws.merge_cells('E9:F9'); ws.merge_cells('G9:I9'); ws.merge_cells('J9:L9')
for c,t in ((1,''),(2,'Unit'),(5,'Count / size'),(7,'Rent limits (monthly)'),(10,'Contract rents')):
    ws.cell(9,c,t)
H=['Unit Type','BR','Bath','AMI %','No. of\nUnits','Net Rentable\nSF / Unit','Gross Rent\nLimit','Less: Utility\nAllowance','Max. Net\nRent','Current\nRent','Monthly\nRent Total','Annual\nRent']
for i,x in enumerate(H,1): ws.cell(10,i,x)
for r in (9,10):
    for i in range(1,13): c=ws.cell(r,i); c.font=F(bold=True); c.fill=gr; c.border=BX; c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
ws.row_dimensions[10].height=38
rows=[];tots=[];r=11; FM=['0','0.0','0"%"','0','#,##0','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0']
def tot(lab,rs,bold_fill):
    global r
    t=dict(label=lab,units=sum(x['units'] for x in rs),actual_total=sum(x['actual_total'] for x in rs)); t['other:Annual Rent']=t['actual_total']*12
    ws.cell(r,1,lab)
    for i,k in enumerate(K,2):
        if k in t: ws.cell(r,i,t[k]).number_format=FM[i-2]
    for i in range(1,13): ws.cell(r,i).font=F(bold=True); ws.cell(r,i).fill=bold_fill; ws.cell(r,i).border=BX
    tots.append(t); r+=1
for s,us in D:
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=12); ws.cell(r,1,s).font=F(bold=True,italic=True); r+=1; g=[]
    for ty,b,ba,ami,u,sf,gross,ua,act in us:
        d=dict(type=ty,beds=b,baths=ba,ami=ami,units=u,sf=sf,gross=gross,ua=ua,net=gross-ua if gross else None,actual=act,actual_total=u*act,**{'other:Annual Rent':u*act*12})
        ws.cell(r,1,ty)
        for i,k in enumerate(K,2):
            if d[k] is not None: ws.cell(r,i,d[k]).number_format=FM[i-2]
            elif k in ('ami','gross','net','ua'): ws.cell(r,i,'N/A').alignment=Alignment(horizontal='right')
        for i in range(1,13): ws.cell(r,i).font=F(); ws.cell(r,i).border=BX
        g.append(d); rows.append(d); r+=1
    tot('Subtotal - '+s,g,bl)
tot('TOTAL RESIDENTIAL',rows,gr)
r+=1
ws.cell(r,1,'Section 8 rents per HAP contract renewal 10/01/2025 (OCAF). HAP units are also restricted at 50% AMI.').font=F(italic=True); r+=1
ws.cell(r,1,'Certified by owner: ______________________   Date: ____________').font=F()
for i,w in enumerate([24,6,7,8,9,13,12,12,10,10,12,13],1): ws.column_dimensions[L(i)].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(NAME)); print(tots[-1])
save(NAME,'UM','agency rent schedule form, LIHTC set-asides + HAP, two-line grouped header, N/A cells, 2nd sheet',True,K,rows,tots)
