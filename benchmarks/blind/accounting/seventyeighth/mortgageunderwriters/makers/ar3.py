# Self-storage past due balances, Crystal-like .xls export with repeated page headers and blank columns
import random, xlwt, datetime as dt
from h import *
R=random.Random(7823)
N='PastDueBalances_L0147_20260815.xls'
FN='Aaron Abby Alma Andre Bea Boyd Carla Cedric Dana Darnell Elsie Emmett Faye Felix Gina Grady Hattie Ivan Jolene Kurt Lacey Lonnie Mabel Marco Nadia Nolan Opal Otis Petra Quinn Rhoda Royce Selma Silas Tessa Troy Una Vern Wanda Yusuf'.split()
LN='Abernal Ballew Birdsoe Calloden Coxley Dahlmer Dunsmoor Ellerbe Farnick Gatchell Greelow Hadwin Hesper Inglot Jessop-Ray Kelmar Kovachek Larrimer Lundgate Maddern Mosbrook Nettick Oakhurst Ponder Quimby Rasker Rourkin Sandel Stabler Tarrow Thibold Upshawe Vanderlek Wexham Whitlow Yarnell Zeman'.split()
BIZ=['B & R Drywall LLC','Coastal Catering Co.','Second Look Furniture','Tidewater Electric Inc','Grace Chapel Outreach','Kwik Haul Movers','Paloma Events LLC']
SZ=[('5x5',52),('5x10',84),('10x10',139),('10x15',178),('10x20',214),('10x30',289),('CC 5x10',112),('CC 10x10',187),('CC 10x15',239),('PK 12x30',95)]
asof=dt.date(2026,8,15)
rows=[];used=set();n=138
KB=['b1_30','b31_60','b61_90','b91_120','b120'];K=['other:Rent','other:Days',*KB,'total']
while len(rows)<n:
    s,base=R.choices(SZ,[6,14,18,9,10,4,8,9,4,4])[0]
    bl='P' if s[:2]=='PK' else ('C' if s[:2]=='CC' else R.choice('ABDE'))
    u=f'{bl}{R.randint(1,9)}{R.randint(1,48):02d}' if bl!='P' else f'P{R.randint(1,60):03d}'
    if u in used:continue
    used.add(u)
    rent=base+R.choice([-10,-5,0,0,4,9,15,22]);rent=float(rent)
    mo=R.choices([1,2,3,4,5,7],[74,30,16,9,5,2])[0]
    day=R.randint(1,28);pt=dt.date(2026,8,day)
    for _ in range(mo if day<15 else mo):
        pt=(pt.replace(day=1)-dt.timedelta(days=1));pt=pt.replace(day=min(day,pt.day))
    if day<15: # shift so that first overdue month is this month
        m=pt.month+1;pt=pt.replace(month=m) if m<=12 else pt.replace(year=pt.year+1,month=1)
    days=(asof-pt).days
    if days<1 or days>230:used.discard(u);continue
    ins=R.choice([0,0,12,17]);d0=pt;b=[0.0]*5
    while d0<asof:
        age=(asof-d0).days;i=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3 if age<=120 else 4
        b[i]+=rent+ins+(20 if age>5 else 0)+(35 if 30<=age<60 else 0)
        m=d0.month+1;d0=dt.date(d0.year+(m>12),(m-1)%12+1,min(day,28))
    if R.random()<.12:
        i=max(j for j in range(5) if b[j]); b[i]=round(max(b[i]-R.choice([25,40,50.5,62.75,100]),3.25),2)
    nm=R.choice(BIZ) if R.random()<.05 else f'{R.choice(LN)}, {R.choice(FN)}'
    rows.append({'unit':u,'name':nm,'_sz':s,'_pt':pt,'other:Rent':rent,'other:Days':days,**dict(zip(KB,b)),'total':round(sum(b),2)})
rows.sort(key=lambda r:r['unit'])
T={k:round(sum(r[k] for r in rows),2) for k in KB+['total']}
wb=xlwt.Workbook();ws=wb.add_sheet('Sheet1')
st=lambda s,nf=None:xlwt.easyxf(s,num_format_str=nf) if nf else xlwt.easyxf(s)
b8=st('font: name Tahoma, height 160, bold on');bR=st('font: name Tahoma, height 160, bold on; align: horiz right; borders: bottom thin');bL=st('font: name Tahoma, height 160, bold on; borders: bottom thin')
n8=st('font: name Tahoma, height 160');i8=st('font: name Tahoma, height 160; align: horiz right')
m8=st('font: name Tahoma, height 160; align: horiz right','#,##0.00');d8=st('font: name Tahoma, height 160; align: horiz center','mm/dd/yy')
mt=st('font: name Tahoma, height 160, bold on; align: horiz right; borders: top thin','$#,##0.00')
# columns: 0 unit,1 blank,2 tenant,3 blank,4 size,5 rent,6 paid thru,7 days,8 blank,9..13 buckets,14 blank,15 balance
C=dict(unit=0,name=2,sz=4,rent=5,pt=6,days=7);CB=[9,10,11,12,13];CT=15
for c,w in {0:7,1:2,2:26,3:1,4:10,5:9,6:10,7:6,8:2,9:11,10:11,11:11,12:11,13:11,14:1,15:12}.items():ws.col(c).width=256*w
PER=42;pages=-(-n//PER);r=0
for p in range(pages):
    ws.write(r,0,'Past Due Balances',st('font: name Tahoma, height 240, bold on'));ws.write(r,13,f'Page {p+1} of {pages}',n8);r+=1
    ws.write(r,0,'Stow & Go Storage - Merritt Road  (L0147)',b8);ws.write(r,13,'Printed 8/15/2026 6:05 AM',n8);r+=1
    ws.write(r,0,'As of 8/15/2026    Minimum days late: 1    Minimum balance: 1.00',n8);r+=2
    for c,t,s in [(0,'Unit',bL),(1,'',bL),(2,'Tenant',bL),(3,'',bL),(4,'Size',bL),(5,'Rent',bR),(6,'Paid Thru',bR),(7,'Days',bR),(8,'',bR),(9,'1-30',bR),(10,'31-60',bR),(11,'61-90',bR),(12,'91-120',bR),(13,'Over 120',bR),(14,'',bR),(15,'Balance',bR)]:ws.write(r,c,t,s)
    r+=1
    for x in rows[p*PER:(p+1)*PER]:
        ws.write(r,0,x['unit'],n8);ws.write(r,2,x['name'],n8);ws.write(r,4,x['_sz'],n8);ws.write(r,5,x['other:Rent'],m8);ws.write(r,6,x['_pt'],d8);ws.write(r,7,x['other:Days'],i8)
        for c,k in zip(CB,KB):ws.write(r,c,x[k],m8)
        ws.write(r,CT,x['total'],m8);r+=1
    r+=1
r-=1
ws.write(r,2,'Grand Total',b8);ws.write(r,4,f'{n} units',b8)
for c,k in zip(CB,KB):ws.write(r,c,T[k],mt)
ws.write(r,CT,T['total'],mt);r+=2
ws.write(r,2,'Tenants by oldest bucket',b8);r+=1
old=lambda x:max(j for j in range(5) if x[KB[j]])
for j,t in enumerate(['1-30','31-60','61-90','91-120','Over 120']):
    q=[x for x in rows if old(x)==j];ws.write(r,2,t+' days',n8);ws.write(r,4,len(q),i8);ws.write(r,5,sum(x['total'] for x in q),m8);r+=1
ws.write(r+1,0,'* Units over 45 days are in lien process.',n8)
ws.set_portrait(False);ws.fit_num_pages=1;ws.set_fit_width_to_pages(1);ws.set_fit_height_to_pages(0)
wb.save(doc(N))
save(N,'AR','self-storage past due export .xls, page headers repeated within the sheet, blank spacer columns',True,None,K,[{k:v for k,v in r.items() if k[0]!='_'} for r in rows],[dict(label='Grand Total',**T)])
print(T,[sum(old(x)==j for x in rows) for j in range(5)])
