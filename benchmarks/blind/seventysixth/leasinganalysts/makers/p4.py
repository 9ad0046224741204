from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(4)
A='Copper Moose Outfitters|Bellerive Jewellers|Nordik Eyewear|Tall Pines Books|Maple & Main Tea|Oakridge Pharmacy|Zesty Noodle Bar|Urban Loon Apparel|Trailhead Footwear|Pixel Cove Games|Lakeshore Dental Centre|Cedar Hair Studio|Snowbird Travel|Poutine Depot|Kindred Kids Wear|Blue Heron Gifts|Fitwell Gym|QuickKey & Cobbler|Sirocco Shawarma|Amber Lane Cosmetics|Harbour Credit Union|Thistle Lingerie|Voltaic Mobile|Old Mill Candy|Granite Sports|Fresh Fold Cleaners|Moonbeam Toys|Wildberry Juice|Saffron Express|Patchwork Crafts|Northgate Optical|Ember Grill|Loonie Lane Dollar|Silverbirch Shoes|Vista Photo|Tundra Denim|Bayside Florist|Hearth & Home Decor|Cloud Nine Vape|Rosewood Nails|Clearcut Barbers|Ruby Sushi|Pinecone Pets|Kinetic Physio|Anchor Mart|Stonebridge Cinema'.split('|')
f='bayfield_gate_mall_rr.pdf'
c=canvas.Canvas(D(f),pagesize=landscape(letter)); W,Hh=landscape(letter);Lh=9.2
pgno=[0];y=[0]
def ln(s): c.setFont('Courier',7.3); c.drawString(30,y[0],s); y[0]-=Lh
FM='{:<7}{:<31}{:>8}  {:<10} {:<10} {:>11}{:>11}{:>10}{:>9}{:>12}{:>8} {:>12}'
def head():
    if pgno[0]: c.showPage()
    pgno[0]+=1;y[0]=Hh-30
    ln(f'{"Northgate Property Systems  v7.4":<60}{"LEASE RENT ROLL":<60}Page: {pgno[0]:>3}')
    ln(f'{"Entity: 0417  BAYFIELD GATE MALL":<60}{"As of 31-MAY-2025":<60}Run: 04-JUN-2025 09:12')
    ln(f'{"Location: Barrie, Ontario":<60}{"(Amounts in CAD, monthly, excl. HST)":<60}'); ln('')
    ln(FM.format('','Tenant Legal Name','Rentable','Lease','Lease','Minimum','Common','Realty','Promo','Total','Pct','Annual'))
    ln(FM.format('Unit','  Trade Name','Sq Ft','From','To','Rent','Area Mtce','Tax','Fund','Billed','Rent','Breakpoint'))
    ln('-'*146)
head()
rows=[];T=[0.0]*5;ar=0;oa=0;nv=0
us=[f'A{i:02d}' for i in range(1,21)]+[f'B{i:02d}' for i in range(1,19)]+['C01','C02','C03','K1','K2','K3','M1','M2','PAD1','PAD2']
vacu={'A07','A15','B03','B11','K2','C02'}
it=iter(A)
for u in us:
    a=r.choice([780,1015,1240,1388,1620,1904,2275,2810]) if u[0] in'ABC' else {'K':150,'M':r.choice([24500,31200]),'P':r.choice([3400,5200])}[u[0]]
    if y[0]<60: head()
    ar+=a
    if u in vacu:
        nv+=1;ln(FM.format(u,'** VACANT **',f'{a:,}',*['']*9).rstrip());rows.append(dict(unit=u,area=a,statusText='VACANT'));ln('');continue
    t=next(it);oa+=a;leg=f'{r.randint(1000000,2999999)} ONTARIO INC.' if r.random()<.45 else t.upper()+' LTD.'
    big=a>10000; p=9 if big else (120 if a==150 else r.choice([28,32,36,41,45]))
    m=round(a*p/12,2);cam=round(a*(3 if big else 9.6)/12,2);tx=round(a*(2.2 if big else 7.15)/12,2);pf=0.0 if big or u[0]=='P' else round(a*1.5/12,2)
    tot=round(m+cam+tx+pf,2)
    s=d(r.randint(2016,2024),r.randint(1,12));e=term(s,120 if not big else 240);mtm=r.random()<.07
    if e<d(2025,6): e=d(2026,5,31)
    pr=r.choice([0,0,5,6,7,8]) if not big else 2
    for i,v in enumerate([m,cam,tx,pf,tot]):T[i]+=v
    ln(FM.format(u,leg[:30],f'{a:,}',f'{s:%d-%b-%y}'.upper(),'MTM' if mtm else f'{e:%d-%b-%y}'.upper(),f'{m:,.2f}',f'{cam:,.2f}',f'{tx:,.2f}',f'{pf:,.2f}',f'{tot:,.2f}',f'{pr:.1f}%' if pr else '',f'{round(m*12/pr*100,-3):,.0f}' if pr else ''))
    ln(' '*9+t)
    rows.append(dict(unit=u,area=a,tenantName=leg[:30],leaseStartDate=s,leaseEndDate='MTM' if mtm else e,contractRent=m,charges=[dict(code='Common Area Mtce',amount=cam),dict(code='Realty Tax',amount=tx),dict(code='Promo Fund',amount=pf)],totalCharges=tot))
if y[0]<110: head()
ln('='*146);ln(FM.format('','ENTITY TOTAL',f'{ar:,}','','',*[f'{v:,.2f}' for v in T],'',''));ln('')
ln(f'         Units: {len(us)}    Occupied: {len(us)-nv} ({oa:,} sf, {oa/ar:.1%})    Vacant: {nv} ({ar-oa:,} sf, {1-oa/ar:.1%})');ln('');ln('*** End of report ***')
c.save()
finish(f,'RETAIL','Courier system report, two-line records with trade names',True,rows,'Bayfield Gate Mall','2025-05-31',len(us),len(us)-nv,nv)
