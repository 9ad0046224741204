# Xero-style Aged Receivables Detail in .xls, college residences
import random, xlwt, datetime as dt
from h import *
random.seed(643)
N='ar_xero_residence_detail.xls'
Fn='Tobi,Maren,Elias,Priya,Quinn,Sofia,Hamish,Noor,Gavin,Leah,Ruben,Ingrid,Dario,Anika,Callum,Yara,Micah,Freya,Owen,Zainab,Petra,Colin,Hana,Jonas,Bronwyn,Arjun,Talia,Simon,Esme,Kofi'.split(',')
Ln='Adeyemi,Brandvold,Castellan,Dhaliwal,Ellingson,Fournier,Gilchrist,Hoekstra,Iyer,Janzen,Kowalchuk,Loewen,MacAskill,Nwosu,Ollerenshaw,Penner,Quiring,Redekop,Sawatzky,Thiessen,Unruh,Vandersteen,Wiebe,Yoder,Zacharias,Bouchard,Cheung,Driedger,Epp,Friesen'.split(',')
asof=dt.date(2025,3,31)
B=['Current','< 1 Month','1 Month','2 Months','3 Months','Older']; keys=['current']+['other:'+b for b in B[1:]]
cons=sorted(zip(Ln,Fn))
extra=['Mennonite Youth Choir (summer housing)','Prairie Hockey Camps Inc.']
wb=xlwt.Workbook(); ws=wb.add_sheet('Aged Receivables Detail')
b=xlwt.easyxf('font: bold on'); t1=xlwt.easyxf('font: bold on, height 280'); dd=xlwt.easyxf(num_format_str='d mmm yyyy'); m=xlwt.easyxf(num_format_str='#,##0.00;(#,##0.00)'); hb=xlwt.easyxf('font: bold on; borders: bottom thin'); hr=xlwt.easyxf('font: bold on; borders: bottom thin; align: horiz right')
mb=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0.00;(#,##0.00)'); pc=xlwt.easyxf('font: italic on',num_format_str='0.00%')
ws.write(0,0,'Aged Receivables Detail',t1); ws.write(1,0,'Assiniboine Valley Bible College - Residences',b); ws.write(2,0,'As at 31 March 2025'); ws.write(3,0,'Ageing by due date')
for i,h in enumerate(['Invoice Date','Due Date','Invoice Number','Reference',*B,'Total']): ws.write(5,i,h,hb if i<4 else hr)
for i,w in enumerate([13,13,16,36,12,12,12,12,12,12,13]): ws.col(i).width=w*256
rows=[];totals=[];y=7;G=[0]*7;inv=2104
def bucket(due):
    if due>=asof: return 0
    mo=(asof.year-due.year)*12+asof.month-due.month
    return 1 if mo==0 else min(1+mo,5)   # calendar months
items=[('Residence fee - Fall 2024',3150,dt.date(2024,9,3)),('Meal plan - Fall 2024',2240,dt.date(2024,9,3)),('Residence fee - Winter 2025',3150,dt.date(2025,1,6)),('Meal plan - Winter 2025',2240,dt.date(2025,1,6)),('Laundry card',40,dt.date(2025,2,10)),('Damage charge - hall lounge',62.50,dt.date(2025,2,21)),('Lost key / lock change',85,dt.date(2025,1,22)),('Parking permit - Lot C',120,dt.date(2024,10,1)),('Spring intersession rent - April',640,dt.date(2025,3,17)),('Room deposit 2025/26',350,dt.date(2025,3,10)),('Break-week stay (Feb)',175,dt.date(2025,2,14)),('Internet upgrade',45,dt.date(2024,11,12)),('Cleaning charge - room inspection',110,dt.date(2024,12,18))]
for nm in [f'{l}, {f}' for l,f in cons]+extra:
    ws.write(y,0,nm,b); y+=1; T=[0]*7
    if nm in extra:
        L=[('Summer conference housing - deposit inv.',1800,dt.date(2025,3,3)),('Gym rental and linen',946.75,dt.date(2025,1,30))]
    else: L=sorted(random.sample(items,random.choice([2,3,4,4,5,5,6])),key=lambda z:z[2])
    L=[(a,v,d+dt.timedelta(days=random.randint(0,3))) for a,v,d in L]
    if random.random()<.2 and nm not in extra: L.append(('Credit - bursary applied',-random.choice([150,250,500]),dt.date(2025,3,5)))
    for a,v,d in sorted(L,key=lambda z:z[2]):
        inv+=random.randint(1,9); num=('CN-' if v<0 else 'INV-')+f'{inv:05d}'
        v=float(v)
        if v>1200 and random.random()<.55: v=r2(v-random.choice([500,1000,787.5,v*.6]))
        due=d+dt.timedelta(days=21 if v>0 else 0)
        i=bucket(due)
        ws.write(y,0,d,dd);ws.write(y,1,due,dd);ws.write(y,2,num);ws.write(y,3,a)
        for j in range(6): ws.write(y,4+j,v if j==i else 0.0,m)
        ws.write(y,10,v,m)
        r={"name":nm,"date":d.isoformat(),"charge":a,"invoice":num}
        for j,k in enumerate(keys): r[k]=v if j==i else 0.0
        r['total']=v; rows.append(r); T[i]+=v;T[6]+=v; y+=1
    T=[r2(v) for v in T]; ws.write(y,0,'Total '+nm,mb)
    for j in range(1,4): ws.write(y,j,'',mb)
    for j,v in enumerate(T): ws.write(y,4+j,v,mb)
    totals.append({"label":'Total '+nm,**dict(zip([*keys,'total'],T))}); G=[r2(p+q) for p,q in zip(G,T)]; y+=2
ws.write(y,0,'Total',b)
for j,v in enumerate(G): ws.write(y,4+j,v,mb)
totals.append({"label":"Total",**dict(zip([*keys,'total'],G))})
ws.write(y+1,0,'Percentage of total',xlwt.easyxf('font: italic on'))
for j,v in enumerate(G): ws.write(y+1,4+j,v/G[6],pc)
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(doc(N)); print(len(rows),G)
save(N,'AR','Xero aged receivables detail export (.xls), invoices below each contact with totals',False,[*keys,'total'],rows,totals)
