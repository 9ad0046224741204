# Mall aged delinquencies by lease with invoices; xlsx; planted row_dropped
import random,datetime as D
from common import *
import xlsxwriter
R=random.Random(5)
ten=[("A101","Marlowe & Finch Apparel","004417"),("A104","Cedar Street Shoes","004392"),("A110","Luma Eyewear","005120"),("A112","Pretzel Junction","004688"),("B200","Harrow's Department Store","003001"),("B204","Book Nook","004901"),("B207","Tidewater Jewelers","004255"),("B209-211","Nomad Outfitters","005033"),("B215","Sole Society Outlet","004977"),("C301","Phone Depot Wireless","005188"),("C305","Golden Wok Express","004810"),("C306","Smoothie Harbor","004811"),("C312","Bella Nails & Spa","005006"),("C318","GameVault","004733"),("D400","Ironclad Fitness","005210"),("D402","Tots & Co. Children's Wear","004566"),("D410","Copper Kettle Tap House","005099"),("K-07","Zip Case Kiosk","005231"),("K-11","Aroma Oils Cart","005244"),("OP-2","First Plains Bank (Outparcel)","003120")]
base={t[2]:R.choice([3800,5200,6450,8125,11200,14600]) for t in ten}
asof=D.date(2025,10,31)
def bk(d):
    n=(asof-d).days
    return 0 if n<=30 else 1 if n<=60 else 2 if n<=90 else 3 if n<=120 else 4
T=[];inv=88120;groups=[]
for u,n,l in ten:
    L=[];b=base[l]; k=R.choice([1,1,2,2,3,4,5]) if l not in('003001','003120') else 1
    months=[D.date(2025,mm,1) for mm in (6,7,8,9,10)][-k:]
    if l=='003001': months=[]
    for d in months:
        for c,desc,a in (("BRR","Base Rent",b),("CAM","Common Area Maint",b*.28),("RET","Real Estate Tax",b*.17),("MKT","Marketing Fund",85 if b<9000 else 140)):
            if c!='BRR' and R.random()<.3: continue
            if l.startswith('0052') and c!='BRR' and u.startswith('K'): continue
            a=r2(a+ (0 if c in('BRR','MKT') else R.uniform(0,9)))
            if R.random()<.12: a=r2(a*R.uniform(.2,.7))
            L.append((d,c,desc,a))
    if l in('003001','004401','004688','004810','004255','003120'): L.append((D.date(2025,8,15),'PCT','Percentage Rent LY 7/25',r2(R.uniform(2100,28800))))
    if R.random()<.3: L.append((D.date(2025,4,30),'CRC','2024 CAM Reconciliation',r2(R.uniform(-2600,4800))))
    if R.random()<.35: L.append((D.date(2025,R.choice([8,9]),10),'LAT','Late Charge',r2(R.choice([75,100,150]))))
    if R.random()<.3: L.append((D.date(2025,10,R.randint(3,28)),'PPR','Unapplied Cash',-r2(R.uniform(200,3100))))
    if R.random()<.3: L.append((D.date(2025,9,18),'UTL','Electric Submeter',r2(R.uniform(180,940))))
    if not L: L.append((D.date(2025,9,18),'UTL','Electric Submeter',412.66))
    L.sort(key=lambda x:x[0]); G=[]
    for d,c,ds,a in L:
        inv+=R.randint(1,37); G.append((d,str(inv),c,ds,a,bk(d)))
    groups.append((u,n,l,G))
name='Northgate_Mall_Aged_Delinquency_1025.xlsx'
wb=xlsxwriter.Workbook(doc(name)); ws=wb.add_worksheet('AgedDelinq')
F=lambda **k: wb.add_format(dict(font_name='Tahoma',font_size=8,**k))
h=F(bold=1,bottom=1,align='center',text_wrap=1,bg_color='#C0C0C0'); bold=F(bold=1); tx=F(); dt=F(num_format='mm/dd/yy',align='left'); nu=F(num_format='#,##0.00;-#,##0.00'); tn=F(num_format='#,##0.00;-#,##0.00',bold=1,top=1); tl=F(bold=1,top=1); it=F(italic=1)
ws.write(0,0,'Northgate Mall Realty LP',F(bold=1));ws.write(1,0,'Aged Delinquencies - Detail',F(bold=1));ws.write(2,0,'Property NGM   As of 10/31/2025   Aged by invoice date',F())
H=['Invoice\nDate','Invoice No.','Charge','Amount\nDue','0 - 30','31 - 60','61 - 90','91 - 120','Over 120']
for i,t in enumerate(H): ws.write(4,i,t,h)
ws.set_row(4,24)
K=['total','b0_30','b31_60','b61_90','b91_120','b120']
r=5;rows=[];TT=[];g=[0]*6
drop=('004901',1); P=None
for u,n,l,G in groups:
    ws.write(r,0,f'{n}',bold); ws.write(r,2,f'Suite: {u}',bold); ws.write(r,3,f'Lease: {l}',bold); r+=1
    s=[0]*6
    for i,(d,iv,c,ds,a,b) in enumerate(G):
        v=[a]+[a if b==j else 0.0 for j in range(5)]; s=[r2(x+y) for x,y in zip(s,v)]
        if (l,i)==drop:
            P={"what":f"invoice {iv} ({c} {ds}, {a:,.2f}) of {n} left out of the list but in the tenant and property totals","kind":"row_dropped"}; continue
        ws.write_datetime(r,0,D.datetime(d.year,d.month,d.day),dt);ws.write(r,1,iv,tx);ws.write(r,2,c+' - '+ds,tx)
        ws.write(r,3,a,nu)
        for j in range(5): ws.write(r,4+j,v[1+j],nu)
        rows.append(dict(unit=u,name=n,resident=l,date=d.isoformat(),charge=c+' - '+ds,invoice=iv,**dict(zip(K,v)))); r+=1
    ws.write(r,0,'',tl)
    ws.write(r,1,'',tl)
    ws.write(r,2,'Lease Total',tl)
    for j in range(6): ws.write(r,3+j,s[j],tn)
    TT.append(dict(label='Lease Total',**dict(zip(K,s)))); g=[r2(x+y) for x,y in zip(g,s)]; r+=2
ws.write(r,2,'Property Total: NGM',tl)
for j in range(6): ws.write(r,3+j,g[j],tn)
TT.append(dict(label='Property Total: NGM',**dict(zip(K,g)))); r+=2
ws.write(r,0,'Recap by category',it); r+=1
cat={}
for u,n,l,G in groups:
    for d,iv,c,ds,a,b in G: cat.setdefault(c,[0]*6); cat[c][0]+=a; cat[c][1+b]+=a
for c in sorted(cat):
    ws.write(r,2,c,tx)
    for j in range(6): ws.write(r,3+j,r2(cat[c][j]),nu)
    r+=1
ws.set_column(0,0,11);ws.set_column(1,1,11);ws.set_column(2,2,30);ws.set_column(3,8,13)
ws.repeat_rows(4);ws.set_landscape();ws.fit_to_pages(1,0)
wb.close(); assert P; print(len(rows),g,P)
save(name,'AR','MRI-like aged delinquency detail, lease heading with invoices, lease totals, recap by category; xlsx',True,K,rows,TT,P)
