from lib import *
import random,datetime as dt
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(1212)
fn='Lattimore Block Rent Roll 2025-10.xlsx'
wb=Workbook();ws=wb.active;ws.title='Rent Roll'
B_=Font(name='Calibri',size=10,bold=True);F=Font(name='Calibri',size=10);g=PatternFill('solid',fgColor='BFBFBF')
ws['A1']='Database: LATTIMORE';ws['C1']='Rent Roll';ws['A2']='Bldg Status: Active only';ws['C2']='The Lattimore Block';ws['A3']='10/31/2025';ws['C3']='88-112 Commerce St, Dayton Falls, OH'
ws['C1'].font=ws['C2'].font=Font(name='Calibri',size=14,bold=True)
r=5
def hd(h1,h2):
    global r
    for rr,h in((r,h1),(r+1,h2)):
        for j,x in enumerate(h,1):
            c=ws.cell(rr,j,x or None);c.font=B_;c.fill=g;c.alignment=Alignment(horizontal='center')
    r+=2
def put(v,b=False):
    global r
    for j,x in enumerate(v,1):
        c=ws.cell(r,j,x);c.font=B_ if b else F
        if isinstance(x,dt.date):c.number_format='m/d/yyyy'
        elif isinstance(x,float):c.number_format='#,##0.00'
        elif isinstance(x,int):c.number_format='#,##0'
    r+=1
tr=[]
ws.cell(r,1,'RETAIL & OFFICE SUITES').font=Font(name='Calibri',size=12,bold=True,underline='single');r+=1
hd(['Bldg Id-','','Rent','','GLA','Monthly','Annual','Monthly','Monthly','----','Future Rent Increases','----'],['Suit Id','Occupant Name','Start','Expiration','Sqft','Base Rent','Rate PSF','Cost Recov','Other Inc','Cat','Date','Monthly Amt'])
com=[('LAT-0088','Parable Books & Records',2140,24),('LAT-0090','Vacant',1310,None),('LAT-0092','Gem City Noodle House LLC',1875,26.5),('LAT-0096','Ironworks Barber Co',920,25),('LAT-0100','Miami Valley Federal Savings',3600,29),('LAT-0104','Vacant',1644,None),('LAT-0200','Orchard Lane Family Law LLC',2980,18.5),('LAT-0210','Hopewell Pediatric Therapy Inc',3325,19.25)]
S=[0]*4;va=0
for u,n,a,p in com:
    if n=='Vacant':
        put([u,n,None,None,a]);va+=a;S[0]+=a;tr.append(R(unit=u,section='RETAIL & OFFICE SUITES',statusText='Vacant',area=a));r+=1;continue
    y=random.randint(2019,2024);m=random.randint(1,12);s=dt.date(y,m,1);t=7 if y<2022 else 5;e=dt.date(y+t,m,1)-dt.timedelta(1)
    if e<dt.date(2026,3,1):e=e.replace(year=e.year+5,day=28)
    mr=round(a*p/12,2);cr=round(a*6.15/12,2);oi=random.choice([0.0,75.0,150.0])
    st=[];x=mr;d=dt.date(2026 if m<11 else 2025,m,1)
    while d<e and len(st)<random.choice([1,2,3]):
        x=round(x*1.025,2);st.append((d,x));d=d.replace(year=d.year+1)
    st=st or [(None,None)]
    put([u,n,s,e,a,mr,float(p),cr,oi]+(['RNT',st[0][0],st[0][1]] if st[0][0] else []))
    for d,x in st[1:]:put([None]*9+['RNT',d,x])
    r+=1
    S=[S[0]+a,S[1]+mr,S[2]+cr,S[3]+oi]
    tr.append(R(unit=u,section='RETAIL & OFFICE SUITES',tenantName=n,statusText='Occupied',area=a,leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat(),contractRent=mr,charges=[dict(code='Base Rent',amount=mr),dict(code='Cost Recov',amount=cr),dict(code='Other Inc',amount=oi)],rentSteps=[dict(date=d.isoformat(),amount=x) for d,x in st if d] or None))
S=[round(x,2) for x in S]
put(['Totals:','Occupied Sqft:',f'{(S[0]-va)/S[0]:.2%}','6 Suites',S[0]-va,float(S[1]),None,float(S[2]),float(S[3])],True)
put([None,'Vacant Sqft:',f'{va/S[0]:.2%}','2 Suites',va],True);put([None,'Total Sqft:',None,'8 Suites',S[0]],True)
r+=2
ws.cell(r,1,'APARTMENTS').font=Font(name='Calibri',size=12,bold=True,underline='single');r+=1
hd(['Apt','Resident','Move','Lease','Unit','Apt','Market','Lease','Pet','Garage','Total','Security'],['No.','','In','End','Sqft','Type','Rent','Rent','Rent','Rent','Billed','Dep'])
fn_=['Avery','Noor','Dominic','Priya','Caleb','Ruth','Mateo','Ingrid','Jalen','Wen','Tess','Omar','Lydia'];ln_=['Castellan','Brubaker','Haddad','Okonjo','Fitch','Lindqvist','Moreau','Tran','Sayre','Whitcomb','Delgado','Pruitt']
ty={'1A':(615,1150),'1B':(702,1265),'2A':(960,1610),'ST':(455,935)};Z=[0]*7;vn=0;k=0
for fl in (3,4,5):
    for i in range(1,11):
        u=f'{fl}{i:02d}';t=['ST','1A','1A','1B','2A'][i%5];a,mk=ty[t];mk=float(mk+(fl-3)*20);k+=1
        if u in('304','410','503'):
            put([u,'VACANT',None,None,a,t,mk,0.0,0.0,0.0,0.0,0.0]);vn+=1;Z=[p+q for p,q in zip(Z,[a,mk,0,0,0,0,0])]
            tr.append(R(unit=u,section='APARTMENTS',unitType=t,statusText='VACANT',area=a,marketRent=mk,contractRent=0.0,deposit=0.0,charges=[dict(code='Pet Rent',amount=0.0),dict(code='Garage Rent',amount=0.0)],totalCharges=0.0));continue
        s=dt.date(random.randint(2020,2025),random.randint(1,9),random.randint(1,28));e=dt.date(2026,random.randint(1,9),28) if random.random()<.88 else 'MTM'
        lr=mk-random.choice([0,15,35,60,90]);pt=random.choice([0,0,0,35])*1.0;ga=random.choice([0,0,95])*1.0;n=ln_[(k*5)%12]+', '+fn_[(k*7)%13];T=lr+pt+ga;dp=random.choice([300.0,500.0,lr])
        put([u,n,s,e,a,t,mk,lr,pt,ga,T,dp]);Z=[p+q for p,q in zip(Z,[a,mk,lr,pt,ga,T,dp])]
        tr.append(R(unit=u,section='APARTMENTS',tenantName=n,unitType=t,statusText='Occupied',area=a,moveInDate=s.isoformat(),leaseEndDate=e if e=='MTM' else e.isoformat(),marketRent=mk,contractRent=lr,charges=[dict(code='Pet Rent',amount=pt),dict(code='Garage Rent',amount=ga)],totalCharges=T,deposit=dp))
put(['Totals:','30 Apts - 27 occupied / 3 vacant',None,None,Z[0],None]+[float(x) for x in Z[1:]],True)
for j,w in enumerate([11,32,11,11,9,11,10,11,10,9,12,12],1):ws.column_dimensions['ABCDEFGHIJKL'[j-1]].width=w
wb.save(D+fn)
save(fn,'MIXED_USE','US block: MRI-like commercial part with future increases, apartments below under another header',True,'The Lattimore Block','2025-10-31',38,33,5,tr,totals=dict(contractRent=round(S[1]+Z[2],2),commercialBaseRent=S[1],apartmentLeaseRent=Z[2],area=S[0]+Z[0],deposit=Z[6]))
