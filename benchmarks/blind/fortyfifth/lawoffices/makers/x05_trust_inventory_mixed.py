# Trust inventory of storefront-and-flat buildings, St. Louis: property named once per block, numbers as text with $ signs, dotted dates, tenant under address
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(4515);N=Names(rng)
name='x05_trust_inventory_sched_A4.xlsx'
wb=Workbook();w0=wb.active;w0.title='Index'
for i,t in enumerate(['Schedule','A-1  Cash and deposits','A-2  Marketable securities','A-3  Notes receivable','A-4  Improved real estate, tenancies','A-5  Personal effects (none)'],2): w0.cell(i,2,t)
ws=wb.create_sheet('A-4');wx=wb.create_sheet('A-1')
for r in [['Schedule A-1','Cash and deposits'],['Gravois Bank, checking x4471',18227.14],['Gravois Bank, tenants\' deposits x4489',None]]: wx.append(r)
G='Garamond'
def put(r,c,v,**k):
    x=ws.cell(r,c,v);x.font=Font(name=G,size=k.get('sz',10.5),bold=k.get('b',False),italic=k.get('i',False));x.alignment=Alignment(horizontal=k.get('al'),vertical='top',wrap_text=k.get('w',False));return x
put(1,1,'OTTOLINE M. VANDERHEIDEN REVOCABLE TRUST (u/t/a 6 May 1998)',b=True,sz=14)
put(2,1,'Trustee\'s Inventory – Schedule A-4: tenancies of improved real estate, City of St. Louis, Missouri',sz=11)
put(3,1,'Inventory date: 30 June 2025',i=True,sz=11)
HD=['Building','Apt./Store','Kind','Occupant','Since','Term ends','Rent, monthly','Utility reimb.','Due monthly','Deposit','Arrears','Remarks']
for c,h in enumerate(HD,1): x=put(5,c,h,b=True,al='center',w=True);x.border=Border(top=Side(style='thin'),bottom=Side(style='thin'));x.fill=PatternFill('solid',fgColor='DDE6D5')
P=[('1901-07 Wyandotte Ave',[('1901','store','Papillon Antiques & Clocks',1250,85),('1903','store',None,0,0),('1905','store','Cherokee Street Shoe Repair',725,60),('1907','store','Lux Tan & Nails, LLC',980,85)]+[(f'2{x}','flat',1,q,0) for x,q in zip('NESW',(745,745,810,795))]),
('3344 Tholozan Pl.',[('1E','flat',1,690,35),('1W','flat',1,690,35),('2E','flat',None,0,0),('2W','flat',1,715,35)]),
('2600-10 Lemp Market St',[('2600','tavern','Old Cistern Tap Room, Inc.',2850,0),('2604','office','Bevo Neighborhood Housing Corp.',1100,120),('2610','store','Dinh\'s Grocery & Noodle',1675,150)]+[(f'{f}0{k}','flat',None if (f,k)==(3,2) else 1,rng.randrange(640,880,5),0) for f in(2,3) for k in range(1,6)]+[('Bsmt','storage','Old Cistern Tap Room, Inc.',175,0)]),
('Garage lot, 2614 Lemp Market St',[('G1','garage',1,80,0),('G2','garage',1,80,0),('G3','garage',None,0,0),('G4','garage',1,75,0)])]
us=lambda v:f'${v:,.2f}'
dd=lambda d:d.strftime('%d.%m.%Y') if 0 else d.strftime('%m.%d.%Y')
r=6;rows=[];GT=[0]*5;n=o=0
REM={'1903':'roof drain; not rentable till repaired','2W':'caretaker, rent reduced','2600':'option 5 yrs; % of sales over $600,000','302':'being painted','1907':'notice to quit served 16 June','G4':'motorcycle only'}
for pn,us_ in P:
    S=[0]*5
    for k,(u,kind,t,rent,ut) in enumerate(us_):
        n+=1
        if k==0: put(r,1,pn,b=True)
        put(r,2,u);put(r,3,kind)
        row=dict(unit=u,building=pn,unitType=kind)
        if t is None: put(r,4,'vacant',i=True);row['statusText']='vacant'
        else:
            o+=1
            nm=N.fl() if t==1 else t
            si=dt.date(rng.randint(2009,2025),rng.randint(1,6),rng.choice([1,15])); 
            te=rng.choice(['monthly',dt.date(2025,rng.randint(7,12),28),dt.date(2026,rng.randint(1,12),28)]) if t==1 else rng.choice(['monthly',dt.date(2027,4,30),dt.date(2029,12,31)])
            if kind=='garage' or u=='Bsmt': te='monthly'
            dep=0.0 if kind in('garage','storage') else float(rng.choice([rent,rent,500]))
            ar=float(rng.choice([0]*7+[rent,150])) if u!='1907' else float(rent*3)
            put(r,4,nm);put(r,5,dd(si),al='center');put(r,6,te if te=='monthly' else dd(te),al='center')
            put(r,7,us(rent),al='right');put(r,8,us(ut) if ut else None,al='right');put(r,9,us(rent+ut),al='right');put(r,10,us(dep) if dep else 'none',al='right');put(r,11,us(ar) if ar else None,al='right')
            row.update(tenantName=nm,statusText='Occupied',moveInDate=si,leaseEndDate=te,contractRent=float(rent),charges=[dict(code='Rent, monthly',amount=float(rent))]+([dict(code='Utility reimb.',amount=float(ut))] if ut else []),totalCharges=float(rent+ut),deposit=dep or None,balance=ar or None)
            for i,v in enumerate((rent,ut,rent+ut,dep,ar)): S[i]+=v
        if u in REM and not(u=='2W' and pn.startswith('1901')): put(r,12,REM[u],i=True)
        rows.append(row);r+=1
    put(r,4,f'subtotal, {pn}',i=True,al='right')
    for c,v in zip(range(7,12),S): x=put(r,c,us(v),i=True,al='right');x.border=Border(top=Side(style='hair'))
    GT=[a+b for a,b in zip(GT,S)];r+=2
put(r,1,f'TOTAL, {n} lettings ({o} let, {n-o} vacant)',b=True)
for c,v in zip(range(7,12),GT): x=put(r,c,us(v),b=True,al='right');x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
r+=2
for t in ['Deposits are held in the tenants\' deposit account (see A-1). Rents are due on the first. Heat is furnished to the flats on Wyandotte.','','Respectfully submitted,','','________________________   Successor Trustee','Crispin & Rademacher, Attorneys for Trustee']: put(r,1,t);r+=1
wx['B3']=us(GT[3])
for c,w in zip('ABCDEFGHIJKL',(33,10,9,31,11,11,12,11,12,11,11,36)): ws.column_dimensions[c].width=w
ws.row_dimensions[5].height=30
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=5;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='5:5'
wb.active=1
wb.save(doc(name))
save(name,'MIXED_USE','trustee counsel','several buildings named once per block, money as text with dollar signs, dotted dates, other schedules in the book',True,None,'2025-06-30',n,o,n-o,rows,sheet='A-4')
