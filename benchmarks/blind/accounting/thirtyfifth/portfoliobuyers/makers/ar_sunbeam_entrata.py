# Entrata style resident receivables by post month, two properties in one sheet, ~120 rows, filter row, wrapped notes
from common import *
import random,datetime
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(93117); N='ar_sunbeam_entrata'
FN='Alina Bruno Carmela Desmond Eliza Farid Greta Hollis Imani Jarrod Keiko Lamont Mireille Nolan Odessa Percy Quentin Rosalind Stellan Tabitha Ulises Verity Winslow Xiomara Yusuf Zelda Bettina Cyrus Delphine Emeka'.split()
LN='Abernathy Bachmeier Carmody Delacorte Eastlake Falk Galindo Hargreave Ivanov Jessup Kowalczyk Lattimore Montoya Nakashima Oglethorpe Pasquale Quigley Redfern Salcedo Thorne Underhill Valdivia Westergaard Yamane Zielinski Brightwater Okonkwo Fairweather'.split()
NOTES=['Payment plan 4/5, 4/19, 5/3','Filed w/ JP court 4/16','Waiting on employer relocation check','NSF replaced w/ money order','Moved out w/o notice; keys not returned','Disputing pest fee. RM reviewing','Sent to Hollander Recovery','Voucher payment expected']
M=['m0','m1','m2','m3','other:Prior','unpaid','prepaid','total','deposit']
def one(u,rent):
    st=R.choices(['Current','Notice','Past','Future','Eviction'],[70,9,14,4,5])[0]
    r=dict(unit=u,name=f'{R.choice(LN)}, {R.choice(FN)}',status=st); mo=None; note=None; v=[None]*5
    if R.random()<.06: r['name']+=f' & {R.choice(FN)}'
    k=R.random(); s=lambda a,b:round(R.uniform(a,b),2)
    if st=='Future': pre=float(R.choice([0,200,rent])); v[0]=None if pre else 75.0
    elif st=='Past':
        pre=0.0; i=R.choice([1,2,3,4,4]); mo={1:datetime.date(2025,3,1),2:datetime.date(2025,2,1),3:datetime.date(2025,1,1),4:datetime.date(2024,R.choice([9,10,11,12]),1)}[i]+datetime.timedelta(days=R.randrange(28)); v[i]=s(120,2600)
        if R.random()<.4: v[max(i-1,0)]=s(20,400)
    elif st=='Eviction': pre=0.0; n=R.choice([2,3,4,5]); v[:n]=[float(rent)+R.choice([0,95,61.4])]*1+[s(rent*.6,rent*1.1) for _ in range(n-1)]
    elif k<.36: pre=float(rent) if R.random()<.4 else s(5,300)
    else:
        pre=0.0; v[0]=s(12,95) if k<.6 else s(200,rent+140)
        if k>.8: v[1]=s(25,700)
        if k>.93: v[2]=s(25,300)
        if R.random()<.05: pre=s(10,60)
    if (sum(x or 0 for x in v)>1400 and R.random()<.8): note=R.choice(NOTES)
    for a,b in zip(M,v):
        if b is not None: r[a]=r2(b)
    r['unpaid']=r2(sum(x or 0 for x in v)); r['prepaid']=r2(-pre)+0.0; r['total']=r2(r['unpaid']+r['prepaid']); r['deposit']=0.0 if st in('Past','Future') else float(R.choice([0,250,250,400,600]))
    if st=='Notice': mo=datetime.date(2025,5,1)+datetime.timedelta(days=R.randrange(60))
    if st=='Future': note='Move-in 5/'+str(R.randint(2,28))
    return r,mo,note
P=[]
for nm,code,units in(('Sunbeam Court Apartments','1187',[f'{b}-{f}{n:02d}' for b in 'ABCDEF' for f in(1,2,3) for n in range(1,13)]),('The Vantage at Oakhurst','1203',[f'{n}' for f in range(1,5) for n in range(f*1000+1,f*1000+29)])):
    pick=sorted(R.sample(range(len(units)),72 if code=='1187' else 43)); P.append((nm,code,[one(units[i],R.choice([1180,1245,1310,1495]) if code=='1187' else R.choice([1595,1725,1980])) for i in pick]))
S=lambda rs:{k:r2(sum(r.get(k,0) for r in rs)) for k in M}
wb=Workbook(); ws=wb.active; ws.title='Resident AR'
f=lambda **k:Font(name='Open Sans',size=k.pop('s',9),**k); fl=PatternFill('solid',fgColor='F2F2F2'); hd=PatternFill('solid',fgColor='3C4A5A'); ln=Border(bottom=Side(style='hair',color='BBBBBB'))
for c,w in zip('ABCDEFGHIJKLMN',[11,28,10,11,11,11,11,11,11,12,12,12,11,42]): ws.column_dimensions[c].width=w
ws['A1']='Resident Receivables by Post Month'; ws['A1'].font=f(s=14,bold=True)
ws['A2']='Properties: Sunbeam Court Apartments; The Vantage at Oakhurst   |   Post month: 04/2025   |   Ledger: Resident   |   Include: Current, Notice, Past, Future, Eviction'; ws['A2'].font=f(color='666666')
ws['A3']='Created 05/02/2025 10:18 AM MDT by m.tran'; ws['A3'].font=f(color='666666')
for c,t in enumerate(['Bldg-Unit','Resident','Lease\nStatus','Move-Out\nDate','Apr 2025','Mar 2025','Feb 2025','Jan 2025','Prior','Unpaid','Prepaid','Balance','Deposit','Delinquency Notes'],1):
    q=ws.cell(5,c,t); q.font=f(bold=True,color='FFFFFF'); q.fill=hd; q.alignment=Alignment(horizontal='right' if 4<c<14 else 'left',vertical='center',wrap_text=True)
ws.row_dimensions[5].height=28; y=6; rows=[];tot=[]
NF='#,##0.00;-#,##0.00;0.00'
def nums(r,b=False):
    for c,k in enumerate(M,5):
        if k in r: q=ws.cell(y,c,r[k]); q.number_format=NF; q.font=f(bold=b)
def total(lab,s):
    global y
    ws.cell(y,1,lab)
    for c in range(1,15): ws.cell(y,c).fill=fl; ws.cell(y,c).border=Border(top=Side(style='thin'))
    ws.cell(y,1).font=f(bold=True); nums(s,True); tot.append(dict(label=lab,**s)); y+=1
for nm,code,L in P:
    ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=14); ws.cell(y,1,f'{nm} ({code})').font=f(bold=True,s=10,color='1F6F8B'); y+=1
    for r,mo,note in L:
        for c,k in((1,'unit'),(2,'name'),(3,'status')): q=ws.cell(y,c,r[k]); q.font=f()
        if mo: q=ws.cell(y,4,mo); q.number_format='mm/dd/yyyy'; q.font=f(); q.alignment=Alignment(horizontal='left')
        nums(r)
        if note: q=ws.cell(y,14,note); q.font=f(italic=True); q.alignment=Alignment(wrap_text=True,indent=1)
        for c in range(1,15): ws.cell(y,c).border=ln
        rows.append(r); y+=1
    total(f'Total for {nm}',S([x[0] for x in L])); y+=1
total('Grand Total',S(rows)); print(tot[-1],len(rows))
ws.auto_filter.ref=f'A5:N{y-1}'; ws.freeze_panes='C6'; ws.print_title_rows='5:5'
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{DOC}/{N}.xlsx')
save(N,'xlsx','AR',M,rows,tot,'MULTIFAMILY','Entrata style receivables by post month, two properties on one sheet, 115 residents, wrapped notes, blank zeros in months',True)
