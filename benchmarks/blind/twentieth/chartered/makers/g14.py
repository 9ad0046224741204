from lib import *
import random,datetime as dt
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(1414)
fn='Northmoor_UK_Property_Fund_tenancies_Q3_2025.xlsx'
wb=Workbook();ws=wb.active;ws.title='Tenancies'
F=Font(name='Segoe UI',size=9);Bd=Font(name='Segoe UI',size=9,bold=True)
P=[('Albion House, Leeds','Office',['Ground','1st Floor','2nd Floor North','2nd Floor South','3rd Floor','4th Floor','5th Floor']),('Gresham Retail Park, Ipswich','Retail warehouse',['Unit A','Unit B','Unit C','Unit D1','Unit D2','Kiosk']),('Victoria Parade, Torquay','Retail',['12','14','16-18','20','22','24','26']),('Cranmore Trade Centre, Bristol','Industrial',[f'Unit {i}' for i in range(1,15)]),('The Maltings Surgery, Ely','Healthcare',['Surgery','Pharmacy']),('Exchange Court, Manchester','Office',['LG Gym','Ground Café','Suite 1.1','Suite 1.2','Suite 2','Suite 3.1','Suite 3.2','Suite 3.3','Suite 4']),('Salter Row, Pontefract','Retail',['1','3','5','7','9','11','13','15','17']),('Kingsway Distribution, Daventry','Logistics',['DC1','DC2']),('Harbour Yard, Portsmouth','Leisure',['Cinema','Bowl','R1','R2','R3','R4','R5']),('Cathedral Chambers, Lincoln','Office',['Ground','First','Second','Third','Parking (8 spaces)']),('Meadow Lane Estate, Nottingham','Industrial',[f'{b}{i}' for b in 'ABC' for i in range(1,9)]),('Queensgate Hotel & Shops, York','Leisure',['Hotel','Shop 1','Shop 2','Shop 3'])]
w1='Alder|Beacon|Calder|Denholm|Elmwood|Fairlie|Grantham|Haverstock|Inchmore|Jessop|Kirkdale|Langstone|Marlowe|Netherby|Orwell|Pemberton|Quarry|Rowan|Stannard|Thornton|Ullswater|Venturi|Wexford|Yarrow'.split('|')
w2={'Office':['Consulting Ltd','LLP','Insurance Services Ltd','Software plc','Engineering Consultants Ltd','Wealth Ltd'],'Retail warehouse':['Furniture Ltd','Pets Ltd','Discount Stores Ltd'],'Retail':['Opticians Ltd','Bakers Ltd','Fashion Ltd','Cards & Gifts Ltd','Vape Ltd'],'Industrial':['Motor Factors Ltd','Plumbing Ltd','Joinery Ltd','Logistics Ltd','Packaging Ltd','Engineering Ltd'],'Healthcare':['Medical Partnership','Chemists Ltd'],'Logistics':['Parcels UK Ltd','Grocers plc'],'Leisure':['Leisure Ltd','Pizza Ltd','Grill Ltd','Hotels Ltd']}
used=set()
def nm(k):
    for _ in range(200):
        x=random.choice(w1)+' '+random.choice(w2[k])
        if x not in used:used.add(x);return x
    return x
ws['A1']='Northmoor UK Property Fund';ws['A1'].font=Font(name='Segoe UI',size=16,bold=True,color='1B365D');ws['A2']='Schedule of tenancies – 29 September 2025 (Michaelmas quarter day)';ws['A2'].font=F
h1=['Property','Sector','Unit','Tenant','Area','Lease','Lease','Next','Break','Passing rent','Passing rent','Rent p.q.','ERV','WAULT to','EPC','Rateable']
h2=['','','','','(sq ft)','start','expiry','review','','(£ p.a.)','(£ psf)','(£)','(£ p.a.)','expiry (yrs)','','value (£)']
for rr,h in((4,h1),(5,h2)):
    for j,x in enumerate(h,1):
        c=ws.cell(rr,j,x or None);c.font=Bd;c.border=Border(bottom=Side(style='medium' if rr==5 else None),top=Side(style='medium' if rr==4 else None));c.alignment=Alignment(horizontal='left' if j<5 else 'right')
r=6;tr=[];G=[0]*4;N=V=0;AS=dt.date(2025,9,29)
rng={'Office':(1800,6200,19,28),'Retail warehouse':(7000,15000,14,20),'Retail':(600,1900,18,32),'Industrial':(2000,8500,7,10),'Healthcare':(1500,9000,19,23),'Logistics':(120000,210000,7,8),'Leisure':(2500,24000,12,20)}
for p,k,us in P:
    S=[0]*4;first=True;ww=0
    for u in us:
        N+=1;lo,hi,r0,r1=rng[k];a=random.randint(lo,hi)//5*5;pk='Parking' in u
        if u=='Kiosk':a=450
        erv=round(a*(r0+r1)/2/250)*250;v=random.random()<.1 and k not in('Logistics','Healthcare');rv=round(a*r0*.8/250)*250
        if pk:a=None;erv=9600;rv=None;v=False
        vals=[p if first else None,k if first else None,u]
        if v:
            V+=1;vals+=['Vacant',a,None,None,None,None,0,None,0,erv,None,random.choice('BCD'),rv];S=[x+(y or 0) for x,y in zip(S,[a,0,0,erv])]
            tr.append(R(propertyName=p,unit=u,statusText='Vacant',area=a,annualRent=0,marketRent=erv,marketRentPer='year'))
        else:
            y=random.randint(2013,2025);s=dt.date(y,random.randint(1,8),random.choice([1,24,25,14]));t=random.choice([5,10,10,15]) if k!='Logistics' else 20
            if y+t<2026:t=15
            e=s.replace(year=y+t)-dt.timedelta(1);rent=int(round(a*random.uniform(r0,r1)/500)*500) if a else 9600
            if rent==0:rent=4500
            rv_=s.replace(year=y+5) if t>5 and y+5>2025 else (s.replace(year=y+10) if t>10 and y+10>2025 else None);bk=s.replace(year=y+5) if t==10 and y+5>2025 and random.random()<.6 else None
            n=nm(k);wl=round((e-AS).days/365.25,2)
            vals+=[n,a,s,e,rv_,bk,rent,round(rent/a,2) if a else None,rent/4,erv,wl,random.choice('ABCDE'),rv];S=[x+(q or 0) for x,q in zip(S,[a,rent,rent/4,erv])]
            tr.append(R(propertyName=p,unit=u,tenantName=n,statusText='Occupied',area=a,leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat(),annualRent=rent,marketRent=erv,marketRentPer='year'))
        first=False
        for j,x in enumerate(vals,1):
            c=ws.cell(r,j,x);c.font=Font(name='Segoe UI',size=9,color='C00000') if v and j==4 else F
            if isinstance(x,dt.date):c.number_format='dd-mmm-yy'
            elif j in(11,12,14):c.number_format='#,##0.00'
            elif j in(5,10,13,16):c.number_format='#,##0'
        r+=1
    for j,x in [(4,f'{len(us)} tenancies'),(5,S[0]),(10,S[1]),(12,S[2]),(13,S[3])]:
        c=ws.cell(r,j,x);c.font=Bd;c.number_format='#,##0.00' if j==12 else '#,##0';c.border=Border(top=Side(style='thin'))
    G=[x+y for x,y in zip(G,S)];r+=2
ws.cell(r,1,'FUND TOTAL').font=Bd
for j,x in [(4,f'{N} tenancies ({V} vacant)'),(5,G[0]),(10,G[1]),(12,G[2]),(13,G[3])]:
    c=ws.cell(r,j,x);c.font=Bd;c.number_format='#,##0.00' if j==12 else '#,##0';c.border=Border(top=Side(style='double'),bottom=Side(style='double'))
for j,w in enumerate([32,17,18,34,10,11,11,11,11,13,11,13,12,12,6,11],1):ws.column_dimensions['ABCDEFGHIJKLMNOP'[j-1]].width=w
ws.freeze_panes='D6';ws.page_setup.orientation='landscape';ws.page_setup.paperSize=8;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='4:5'
wb.save(D+fn)
save(fn,'MIXED_USE','UK fund portfolio, property name only on the first row of its group, two-line header',True,None,'2025-09-29',N,N-V,V,tr,totals=dict(annualRent=G[1],area=G[0],marketRent=G[3]))
