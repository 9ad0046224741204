import random,datetime; from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(60104); r2=lambda x:round(x+1e-9,2)
used=set()
def nm():
    while 1:
        l,f=R.choice(LAST),R.choice(FIRST)
        if l not in used: used.add(l); return f'{f} {l}'
asof=datetime.date(2026,8,28)
K=['other:Original Amount','b0_30','b31_60','b61_90','b90','total']
BK=K[1:5]
units=sorted(R.sample([f'{b}{f}{u:02d}' for b in 'ABCD' for f in (1,2,3,4) for u in range(1,13)],21))
rows=[];ten=[];totals=[]
for u in units:
    n=nm(); rid=R.randint(2048110,2391994); st=R.choice(['Current']*8+['Notice','Past','Past'])
    rent=float(R.choice([1475,1510,1585,1620,1695,1740,1825,1910,2080])); ch=[]
    depth=R.choice([0,0,0,1,1,2,3])
    for mth in range(8-depth,9):
        d0=datetime.date(2026,mth,1)
        full = mth<8 or R.random()<.6
        if mth==8-depth and R.random()<.4: ch.append((d0,'Rent',rent,r2(rent-R.choice([500,850,1000,400]))))
        elif full: ch.append((d0,'Rent',rent,rent))
        if R.random()<.45: v=r2(R.uniform(48,96)); ch.append((d0,'Utility - Water/Sewer',v,v))
        if R.random()<.3: ch.append((d0,'Valet Trash',28.,28.))
        if R.random()<.25: ch.append((d0,'Pet Rent',40.,40.))
        if full and R.random()<.6: ch.append((datetime.date(2026,mth,6),'Late Fee',125.,125.))
    if R.random()<.15: ch.append((datetime.date(2026,8,R.randint(10,24)),'NSF Fee',50.,50.))
    if st=='Past': v=r2(R.uniform(120,640)); ch.append((datetime.date(2026,5,19),'Damages',v,v)); ch.append((datetime.date(2026,5,19),'Cleaning',145.,145.))
    if not ch: v=r2(R.uniform(48,96)); ch.append((datetime.date(2026,8,1),'Utility - Water/Sewer',v,v))
    if R.random()<.22: v=-float(R.choice([25,50,100,75])); ch.append((datetime.date(2026,8,R.randint(8,28)),'Unapplied Payment',v,v))
    ch.sort(key=lambda c:c[0]); rs=[]
    for d,c,o,b in ch:
        age=(asof-d).days; k=BK[0] if age<=30 else BK[1] if age<=60 else BK[2] if age<=90 else BK[3]
        row=dict(unit=u,name=n,resident=str(rid),date=d.isoformat(),charge=c); row[K[0]]=o
        for q in BK: row[q]=b if q==k else 0.
        row['total']=b; row={k2:v for k2,v in row.items()}; rs.append(row); rows.append(row)
    t={'label':f'Total for {n}',**{k:r2(sum(r[k] for r in rs)) for k in K}}; totals.append(t)
    ten.append((u,n,rid,st,rs,t))
g={'label':'Property Total',**{k:r2(sum(r[k] for r in rows)) for k in K}}; totals.append(g)
# planted: one printed digit in a bucket cell of one charge row (after totals were computed)
pr=next(r for r in rows if r['charge']=='Rent' and r['b31_60']>1400)
old=pr['b31_60']; s=list(f'{old:.2f}'); s[1]=str((int(s[1])+3)%10); new=float(''.join(s)); pr['b31_60']=new
planted={'what':f"charge row {pr['charge']} {pr['date']} of {pr['name']} (unit {pr['unit']}): 31 - 60 Days prints {m(new)}, true value {m(old)} (row balance {m(pr['total'])}, resident and property totals carry the true value)",'kind':'digit_changed'}
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Resident Aged Receivables'
f=lambda b=False,s=10,c='000000',i=False:Font(name='Arial',size=s,bold=b,color=c,italic=i)
ws['A1']='Resident Aged Receivables - Detail'; ws['A1'].font=f(True,14)
ws['A2']='The Foundry at Ashland'; ws['A2'].font=f(True,11,'1F4E78')
ws['A3']='Balance As Of: 08/28/2026    |    Aged By: Post Date    |    Lease Status: Current, Notice, Past'; ws['A3'].font=f(s=9)
ws['A4']='Generated 08/31/2026 7:18 AM MDT'; ws['A4'].font=f(s=9,c='808080')
hd=['Post Date','Post Month','Charge Code','Memo','Original Amount','0 - 30 Days','31 - 60 Days','61 - 90 Days','Over 90 Days','Balance']
for j,h in enumerate(hd):
    c=ws.cell(6,j+1,h); c.font=f(True,9,'FFFFFF'); c.fill=PatternFill('solid',fgColor='1F4E78'); c.alignment=Alignment(horizontal='right' if j>3 else 'left',vertical='center',wrap_text=True)
ro=7; fmt='$#,##0.00;[Red]($#,##0.00)'
for u,n,rid,st,rs,t in ten:
    ws.merge_cells(start_row=ro,start_column=1,end_row=ro,end_column=10)
    c=ws.cell(ro,1,f'Unit {u}   {n}   (Resident ID {rid})   {st}'); c.font=f(True); c.fill=PatternFill('solid',fgColor='DDEBF7'); ro+=1
    for r in rs:
        d=datetime.date.fromisoformat(r['date']); c=ws.cell(ro,1,d); c.number_format='mm/dd/yyyy'; c.alignment=Alignment(horizontal='left')
        c=ws.cell(ro,2,d.strftime('%m/%Y')); ws.cell(ro,3,r['charge'])
        if r['charge']=='Late Fee': ws.cell(ro,4,'Auto late fee')
        if r['charge']=='Unapplied Payment': ws.cell(ro,4,'ACH')
        for j,k in enumerate(K): ws.cell(ro,5+j,r[k]).number_format=fmt
        for j in range(10): ws.cell(ro,j+1).font=f(s=9)
        ro+=1
    ws.cell(ro,1,t['label'])
    for j,k in enumerate(K): ws.cell(ro,5+j,t[k]).number_format=fmt
    for j in range(10): c=ws.cell(ro,j+1); c.font=f(True,9); c.border=Border(top=Side(style='thin',color='808080'))
    ro+=2
ws.cell(ro,1,g['label'])
for j,k in enumerate(K): ws.cell(ro,5+j,g[k]).number_format=fmt
for j in range(10): c=ws.cell(ro,j+1); c.font=f(True); c.border=Border(top=Side(style='medium'),bottom=Side(style='double'))
for col,w in zip('ABCDEFGHIJ',(13,11,24,15,15,14,14,14,14,15)): ws.column_dimensions[col].width=w
ws.freeze_panes='A7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w2=wb.create_sheet('Report Parameters')
for i,(a,b) in enumerate([('Property','The Foundry at Ashland'),("As Of","08/28/2026"),('Post Month','08/2026'),('Consolidate By','Resident'),('Include Zero Balances','No'),('Include Deposits','No')]): w2.cell(i+1,1,a); w2.cell(i+1,2,b)
fn='ar_foundry_ashland_aged.xlsx'; wb.save(DOC+fn)
print(planted)
save(fn,'AR',K,rows,totals,'Entrata resident aged receivables detail: resident headings, charge rows, per-resident totals',True,planted)
