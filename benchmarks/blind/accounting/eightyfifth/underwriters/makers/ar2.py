# MH community, aging detail: tenant headings with charges below, xlsx, planted doubled charge row
import random,datetime as dt
from common import *
from names import people
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(8555)
NAME='cypress_landing_mhc_aging_detail.xlsx'
P=people(R,44)
AS=dt.date(2025,7,31)
keys=['total','current','b1_30','b31_60','b61_90','b90','prepaid']  # set in printed order below
HD=['Charge Date','Charge Code','Reference','Description','Charge Amt','Current','1 - 30','31 - 60','61 - 90','Over 90','Prepaid','Balance Due']
keys=['other:Charge Amt','current','b1_30','b31_60','b61_90','b90','prepaid','total']
wb=Workbook(); ws=wb.active; ws.title='Aging Detail'
Fn='Calibri'
def put(r,c,v,b=False,al=None,nf=None,sz=10,i=False):
    k=ws.cell(r,c,v); k.font=Font(name=Fn,size=sz,bold=b,italic=i)
    if al: k.alignment=Alignment(horizontal=al)
    if nf: k.number_format=nf
    return k
put(1,1,'Cypress Landing MHC, LP',True,sz=14); put(2,1,'Aged Receivables - Charge Detail'); put(3,1,'Property: clmhc    Age as of: 07/31/2025    Aged from: due date    Status: Current, Notice, Past, Eviction')
for c,t in enumerate(HD,1): put(5,c,t,True,'left' if c<5 else 'right').border=Border(bottom=Side(style='medium'))
NF='#,##0.00_);(#,##0.00)'
r=6; rows=[];totals=[];G=[0]*8;recap={}
ten=[]
sites=sorted(R.sample(range(1,213),40))
month=lambda k:(dt.date(2025,7,1) if k==0 else dt.date(2025,7-k,1)) if k<7 else dt.date(2024,19-k,1)
def bucket(d):
    n=(AS-d).days
    return 1 if n<=0 else 2 if n<=30 else 3 if n<=60 else 4 if n<=90 else 5
for j,s in enumerate(sites):
    f,l=P[j]; rent=R.choice([585,585,610,625,640])*100; ch=[]
    x=R.random(); late=5000
    depth=0 if x<.12 else 1 if x<.55 else 2 if x<.8 else R.randint(3,6)
    for k in reversed(range(depth)):
        d=month(k)
        if k==depth-1 and R.random()<.45: a=round(R.uniform(40,580)*100); ch.append((d,'lotrent','Lot Rent',rent,a))
        else: ch.append((d,'lotrent','Lot Rent',rent,rent))
        if R.random()<.5: a=round(R.uniform(22,96)*100); ch.append((d+dt.timedelta(days=R.randint(0,4)),'water','Water/Sewer submeter',a,a))
        if R.random()<.55: ch.append((d+dt.timedelta(days=6),'late','Late fee',late,late))
        if R.random()<.12: ch.append((d,'homerent','POH home rent',42500,42500))
        if R.random()<.09: ch.append((d+dt.timedelta(days=R.randint(8,20)),R.choice(['lawn','legal']),'',a:=R.choice([4500,6500,18600]),a))
    if depth>0 and R.random()<.1: ch.append((dt.date(2025,8,1),'water','Water/Sewer submeter - Jul usage',a:=round(R.uniform(30,90)*100),a))
    if depth==0 or R.random()<.06: ch.append((dt.date(2025,7,R.randint(2,30)),'PREPAY','Prepayment',None,-R.choice([rent,round(R.uniform(5,240)*100),rent*2])))
    ch.sort(key=lambda t:t[0]); ten.append((s,f,l,ch))
ci=[0]
dup=None
def line(r,row,v):
    for c,(k,n) in enumerate(zip(keys,v),5):
        if n is not None: put(r,c,n/100,nf=NF)
for s,f,l,ch in ten:
    tid=f't{R.randint(10000,10999):07d}'; st=R.choices(['Current','Notice','Past','Eviction'],[30,3,3,4])[0]
    put(r,1,f'{s:03d}   {l}, {f}  ({tid})   {st}',True); r+=1
    T=[0]*8
    for (d,code,desc,amt,open_) in ch:
        desc=desc or {'lawn':'Lawn cut by office','legal':'Eviction filing cost'}[code]
        ref=f'{"P" if code=="PREPAY" else "C"}-{R.randint(410000,449999)}'
        v=[amt]+[None]*7
        if code=='PREPAY': v[6]=open_
        else: v[bucket(d)]=open_
        v[7]=open_
        row=dict(unit=f'{s:03d}',name=f'{l}, {f}',resident=tid,date=d.isoformat(),charge=code,invoice=ref,**{k:n/100 for k,n in zip(keys,v) if n is not None})
        times=1
        if dup is None and len(rows)>70 and code=='lotrent' and v[3]: times=2
        for t in range(times):
            k=put(r,1,d,nf='mm/dd/yyyy'); k.alignment=Alignment(horizontal='left',indent=1)
            put(r,2,code); put(r,3,ref); put(r,4,desc); line(r,row,v); rows.append(dict(row)); r+=1
        if times==2: dup={"what":f"charge {ref} lotrent of {d.isoformat()} of {l}, {f} (lot {s:03d}) printed twice; totals count it once","kind":"row_doubled"}
        T=[a+(b or 0) for a,b in zip(T,v)]
        recap[code]=recap.get(code,0)+open_
    lab=f'Total {l}, {f}'; put(r,4,lab,True)
    for c,n in enumerate(T,5): put(r,c,n/100,True,nf=NF).border=Border(top=Side(style='thin'))
    totals.append(dict(label=lab,**{k:n/100 for k,n in zip(keys,T)})); G=[a+b for a,b in zip(G,T)]; r+=2
put(r,4,'Total clmhc',True)
for c,n in enumerate(G,5): put(r,c,n/100,True,nf=NF).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
totals.append(dict(label='Total clmhc',**{k:n/100 for k,n in zip(keys,G)})); r+=3
put(r,1,'Recap by charge code',True); r+=1
for k in sorted(recap): put(r,2,k); put(r,4,recap[k]/100,nf=NF); r+=1
for c,w in zip('ABCDEFGHIJKL',[13,12,12,32,12,11,11,11,11,11,12,13]): ws.column_dimensions[c].width=w
ws.freeze_panes='A6'; ws.print_title_rows='5:5'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.save(doc(NAME))
assert dup and len({t['label'] for t in totals})==len(totals)
save(NAME,'AR',dup,keys,rows,totals,'Yardi-like aging detail with charges below tenant headings, manufactured housing, xlsx',True)
print(len(rows),len(ten),dup,totals[-1])
