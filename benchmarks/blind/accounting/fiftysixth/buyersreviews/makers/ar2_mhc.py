# MHC delinquency, two communities, openpyxl xlsx. Planted: one row left out
import random, datetime
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(5604)
N='Delinquency_Report_MHC_Portfolio_06302025.xlsx'
K=['b0_30','b31_60','b61_90','b90','total','deposit','other:Last Pmt Amt']
wb=Workbook(); s0=wb.active; s0.title='Cover'
s0['B3']='Tamarack Communities Fund II'; s0['B3'].font=Font(name='Calibri',size=16,bold=True)
for i,t in enumerate(['Data room index 5.3 - Receivables','Resident delinquency as of June 30, 2025','Source: property management system, unaudited. Utilities billed back are included in balances.']): s0.cell(5+i,2,t)
ws=wb.create_sheet('Delinquency')
ws['A1']='Delinquency by Community'; ws['A1'].font=Font(name='Calibri',bold=True,size=14)
ws['A2']='As of 06/30/2025 | Balances of $25.00 and over'; ws['A2'].font=Font(name='Calibri',italic=True,color='666666')
H=['Site','Resident','Acct #','Status','Home','0 - 30','31 - 60','61 - 90','Over 90','Total Owed','Deposit Held','Last Pmt Date','Last Pmt Amt','Notes']
fill=PatternFill('solid',fgColor='1F3864')
for j,t in enumerate(H,1):
    c=ws.cell(4,j,t); c.font=Font(name='Calibri',bold=True,color='FFFFFF'); c.fill=fill; c.alignment=Alignment(horizontal='center' if j>5 else 'left',wrap_text=True,vertical='center')
ws.row_dimensions[4].height=30
AC='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
comm=[('Whispering Elms MHC',71,[612,628,645]),('Cottonwood Flats',54,[498,515,530])]
nm=names(R,125,'{f} {l}'); rows=[];totals=[];G=[0]*7; r=5; acct=R.sample(range(100240,118990),125); k=0; planted=None
for cn,n,rents in comm:
    ws.cell(r,1,cn).font=Font(name='Calibri',bold=True,size=11); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=5)
    for j in range(1,15): ws.cell(r,j).fill=PatternFill('solid',fgColor='D6DCE4')
    r+=1
    pre='E' if n==71 else ''
    sites=sorted(R.sample(range(1,188 if pre else 143),n)); T=[0]*7
    for q,s in enumerate(sites):
        site=f'E-{s:03d}' if pre else f'{s}'
        rent=R.choice(rents); poh=R.random()<.22
        full=rent+(R.choice([385,420,460]) if poh else 0)+R.randint(38,96)
        t=R.random(); st='Current'; note=None; b=[0,0,0,0]
        if t<.5: b[0]=round(R.choice([R.uniform(25,full*.6),75,50,R.uniform(25,120)]),2)
        elif t<.70: b[0]=round(full*R.uniform(.5,1),2)
        elif t<.83: b[0]=float(full); b[1]=round(R.uniform(30,full),2)
        elif t<.91: b[0]=float(full);b[1]=float(full)+50;b[2]=round(R.uniform(80,full),2); st=R.choice(['Current','Eviction']); note=R.choice(['5-day served 6/9','Court date 7/17','Payment plan $200/wk',None])
        elif t<.96: b=[float(full),full+50.,full+50.,round(full*R.uniform(1,4),2)]; st='Eviction'; note=R.choice(['Judgment entered 5/22','Writ requested','CDC rental assistance pending'])
        else: b[3]=round(R.uniform(150,2900),2); st='Former'; note=R.choice(['Sent to collections','Home abandoned - title pending',None])
        if R.random()<.05 and b[0]>60: b[1]=-round(R.uniform(5,30),2)
        tot=round(sum(b),2)
        dep=R.choice([0,rent,rent,300,500]) if st!='Former' else 0
        lp=datetime.date(2025,6,30)-datetime.timedelta(days=R.randint(3,27) if not b[1]>0 else R.randint(24,130)); lp=lp if st!='Former' else lp-datetime.timedelta(days=120); la=round(R.choice([full,rent,200,350,R.uniform(60,full)]),2)
        v=b+[tot,dep,la]
        T=[round(a+x,2) for a,x in zip(T,v)]
        name,ac=nm[k],acct[k]; k+=1
        if cn.startswith('Cotton') and planted is None and q>20 and b[1]>100:
            planted={"what":f"row of site {site} {name} (total owed {tot:,.2f}) is left out of the list; the community and portfolio totals include it","kind":"row_dropped"}; continue
        row={"unit":site,"name":name,"resident":str(ac)}
        for kk,x in zip(K,v):
            if x: row[kk]=x
        rows.append(row)
        for j,x in enumerate([site,name,ac,st,'POH' if poh else 'TOH',*b,tot,dep,lp,la,note],1):
            c=ws.cell(r,j,x); c.alignment=Alignment(horizontal='center' if j in(3,5) else None); c.font=Font(name='Calibri',size=10)
            if j in(6,7,8,9,10,11,13): c.number_format=AC
            if j==12: c.number_format='mm/dd/yy'; c.alignment=Alignment(horizontal='center')
        if not pre: ws.cell(r,1).value=int(site)
        ws.cell(r,1).alignment=Alignment(horizontal='left')
        r+=1
    lab=f'Total {cn}'; ws.cell(r,1,lab)
    for j,x in zip((6,7,8,9,10,11,13),T):
        if j!=13: ws.cell(r,j,x).number_format=AC
    for j in range(1,15): ws.cell(r,j).font=Font(name='Calibri',bold=True,size=10); ws.cell(r,j).border=Border(top=Side('thin'))
    totals.append({"label":lab,**dict(zip(K[:6],T[:6]))}); G=[round(a+x,2) for a,x in zip(G,T)]; r+=2
ws.cell(r,1,'Portfolio Total')
for j,x in zip(range(6,12),G): ws.cell(r,j,x).number_format=AC
for j in range(1,15): ws.cell(r,j).font=Font(name='Calibri',bold=True,size=11); ws.cell(r,j).border=Border(top=Side('thin'),bottom=Side('double'))
totals.append({"label":'Portfolio Total',**dict(zip(K[:6],G[:6]))})
for c,w in zip('ABCDEFGHIJKLMN',(9,25,9,10,7,12,12,12,12,13,13,11,12,28)): ws.column_dimensions[c].width=w
ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:4'
wb.active=1
wb.save(doc(N))
assert planted
save(N,'AR',K,rows,totals,'MHC delinquency workbook, two communities as bands, accounting format with dashes, status/home/notes columns',False,planted)
print(N,len(rows),G,planted)
