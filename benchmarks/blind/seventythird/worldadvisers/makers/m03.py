# Australian shopping centre, canvas-drawn, grouped header, sections with subtotals
from common import *; fonts()
from reportlab.pdfgen import canvas
FN='WGM_Tenancy_Schedule_30Jun25.pdf'
rng=random.Random(33)
W,Hh=1190,842  # A3 landscape
secs=[("MAJORS",[("M1","Harvest Table Supermarkets Pty Ltd","Harvest Table","Supermarket",3650,355),("M2","Bargain Barn Stores (Aust) Pty Ltd","Bargain Barn","Discount Dept Store",5120,168)]),
("MINI MAJORS",[("MM1","Pharma Villa QLD Pty Ltd","Pharma Villa","Pharmacy",612,520),("MM2","Kettle & Wok Holdings Pty Ltd","Asia Pantry","Grocery",480,410),("MM3",None,None,None,555,None)]),
("SPECIALTIES",[]),("KIOSKS",[("K1","T & M Duong Family Trust","Nail Bar 88","Services",18,2400),("K2","Keycutters Direct Pty Ltd","Mr Heel & Key","Services",12,2900),("K3","Juiceline Franchising Pty Ltd","Pulp Squeeze","Food Catering",22,3300),("K4",None,None,None,14,None)]),
("ATM & OTHER",[("ATM1","First Coastal Mutual Bank Ltd","ATM","Financial",4,4200),("ATM2","CashHub Network Pty Ltd","ATM","Financial",4,3900)])]
names=[("Bloom & Barrow Florist","Bloom & Barrow","General Retail"),("Sushi Kumo Operations","Sushi Kumo","Food Catering"),("Golden Crust Bakehouse","Golden Crust","Food Retail"),("Optic Seven","Optic Seven","Retail Services"),("Ravi's Indian Kitchen","Curry Lane","Food Catering"),("Seabreeze Travel Agents","Seabreeze Travel","Retail Services"),("Little Wombat Kidswear","Little Wombat","Apparel"),("Mobile Fix QLD","FoneFix","Mobile Phones"),("Clipper Co Barbers","Clipper Co","Retail Services"),("Wattle Grove Newsagency","WG News & Lotto","News/Lotto"),("Northern Meats","Butcher on the Grove","Food Retail"),("Fresh Acres Produce","Fresh Acres","Food Retail"),("Pearl Dental Group","Pearl Dental","Medical"),("Bayside Pathology","Bayside Pathology","Medical"),("Tang Noodle House","Tang Noodle","Food Catering"),("Salt & Vinegar Takeaway","The Chippery","Food Catering"),("Velvet Hair Studio","Velvet Hair","Retail Services"),("Jean Junction","Jean Junction","Apparel"),("Solace Massage","Solace","Retail Services"),("Cobber Coffee Roasters","Cobber Coffee","Food Catering"),("Homestead Linen","Homestead Linen","Homewares"),("Prestige Dry Clean","Prestige Dry Clean","Retail Services"),("Tax Path Accountants","Tax Path","Financial"),("Giftbox & Cards","Card Corner","General Retail"),("Liquor Lane Bottle Shop","Liquor Lane","Liquor"),("Paws Inn Pet Supplies","Paws Inn","General Retail")]
k=1;sp=[]
for i in range(31):
    u=f"T{k:02d}"
    if i in (6,): u=f"T{k:02d}/{k+1:02d}"; k+=1
    k+=1
    if i in (3,12,19,24,29): sp.append((u,None,None,None,rng.randint(45,140),None))
    else:
        n=names.pop(0); sp.append((u,n[0]+" Pty Ltd",n[1],n[2],rng.randint(38,165),rng.choice([780,850,920,990,1080,1150,1240])))
secs[2]=(secs[2][0],sp)
c=canvas.Canvas(os.path.join(DOC,FN),pagesize=(W,Hh)); c.setTitle('Tenancy Schedule')
XL=dict(unit=40,les=92,cat=382,gla=560,pct=606,com=620,exp=686,opt=752,rm=862,out=914,pro=972,tm=1038,an=1112,rv=1150)
page=[0]
def head():
    page[0]+=1; c.setFont('LSB',15); c.drawString(40,Hh-42,'Wattle Grove Marketplace'); c.setFont('LS',10); c.drawString(40,Hh-58,'112-148 Lakeside Parade, Wattle Grove QLD'); c.drawRightString(W-40,Hh-42,'TENANCY SCHEDULE'); c.drawRightString(W-40,Hh-58,'as at 30 June 2025  |  all amounts AUD excl. GST')
    y=Hh-78; c.setFillGray(.9); c.rect(36,y-32,W-72,34,stroke=0,fill=1); c.setFillGray(0); c.setFont('LSB',8.5)
    c.drawCentredString(676,y-9,'LEASE TERM'); c.line(616,y-12,800,y-12); c.drawCentredString(938,y-9,'MONTHLY CHARGES ($)'); c.line(812,y-12,1054,y-12)
    y-=25
    c.drawString(XL['unit'],y,'Shop'); c.drawString(XL['les'],y,'Lessee / (trading as)'); c.drawString(XL['cat'],y,'Category'); c.drawRightString(XL['gla'],y,'GLA m²')
    c.drawString(XL['com'],y,'Commence'); c.drawString(XL['exp'],y,'Expiry'); c.drawString(XL['opt'],y,'Option')
    for a,b in (('rm','Base Rent'),('out','Outgoings'),('pro','Promo Levy'),('tm','Total'),('an','Base Rent pa')): c.drawRightString(XL[a],y,b)
    c.drawString(1122,y,'Review')
    return y-18
def foot():
    c.setFont('LS',7.5); c.drawString(40,26,'Meridian Retail Asset Management - MRAM Lease Manager v7.2 - report TS-04'); c.drawRightString(W-40,26,f'Page {page[0]} of 2')
f2=lambda v:f'{v:,.2f}'; fd=lambda d:d.strftime('%d-%b-%y')
rows=[];y=head();G=[0]*6
for sec,L in secs:
    if y<120: foot(); c.showPage(); y=head()
    c.setFont('LSB',9.5); c.drawString(XL['unit'],y,sec); y-=15; T=[0]*6
    for (u,le,ta,cat,a,rate) in L:
        if y<70: foot(); c.showPage(); y=head()
        c.setFont('LS',8.5); c.drawString(XL['unit'],y,u); c.drawRightString(XL['gla'],y,f2(a)); T[0]+=a
        if le is None:
            c.setFont('LSB',8.5); c.drawString(XL['les'],y,'VACANT'); 
            rows.append(row(unit=u,area=a,section=sec,statusText='VACANT')); y-=14; continue
        big=sec=='MAJORS'
        s=D(rng.randint(2012,2016),rng.randint(1,12),1) if big else D(rng.randint(2020,2024),rng.randint(1,12),rng.choice([1,1,15])); yrs=20 if big else (10 if sec=='MINI MAJORS' else rng.choice([5,5,5,6,7]))
        e=addm(s,12*yrs)-dt.timedelta(days=1)
        ed=fd(e)
        if e<D(2025,6,30): e='Holdover'; ed='Holdover'
        rm=round(a*rate/12,2); out=0 if sec.startswith('ATM') else round(a*(62 if big else 148)/12,2); pro=0 if big or sec.startswith('ATM') else round(rm*.05,2); tm=round(rm+out+pro,2); an=round(rm*12,2)
        c.drawString(XL['les'],y,f'{le} ({ta})'); c.drawString(XL['cat'],y,cat); c.drawString(XL['com'],y,fd(s)); c.drawString(XL['exp'],y,ed); c.drawString(XL['opt'],y,'4 x 5 yrs' if big else rng.choice(['Nil','Nil','5 yrs','Nil']))
        for kk,v in (('rm',rm),('out',out),('pro',pro),('tm',tm),('an',an)): c.drawRightString(XL[kk],y,f2(v) if v or kk in('rm','tm') else '-')
        c.drawString(1122,y,rng.choice(['CPI','4.0%','CPI+1','3.5%'] if not big else ['5 yrly']))
        ch=[dict(code='Base Rent',amount=rm)]+([dict(code='Outgoings',amount=out)] if out else [])+([dict(code='Promo Levy',amount=pro)] if pro else [])
        rows.append(row(unit=u,tenantName=f'{le} ({ta})',area=a,section=sec,leaseStartDate=s,leaseEndDate=e,contractRent=rm,annualRent=an,charges=ch,totalCharges=tm,statusText='Occupied'))
        for i,v in enumerate((rm,out,pro,tm,an),1): T[i]+=v
        y-=14
    c.setLineWidth(.5); c.line(520,y+10,1112,y+10); c.setFont('LSB',8.5); c.drawString(XL['cat'],y,'Sub-total '+sec.title())
    for kk,v in zip(('gla','rm','out','pro','tm','an'),T): c.drawRightString(XL[kk],y,f2(v))
    G=[p+q for p,q in zip(G,T)]; y-=22
c.setLineWidth(1.2); c.line(36,y+12,W-36,y+12); c.setFont('LSB',9); c.drawString(XL['unit'],y,'CENTRE TOTAL')
for kk,v in zip(('gla','rm','out','pro','tm','an'),G): c.drawRightString(XL[kk],y,f2(v))
c.line(36,y-5,W-36,y-5)
n=len(rows);v=sum(1 for r in rows if r['statusText']=='VACANT'); y-=24; c.setFont('LS',9)
va=sum(r['area'] for r in rows if r['statusText']=='VACANT')
c.drawString(40,y,f'Tenancies: {n}     Leased: {n-v}     Vacant: {v}     Vacancy by GLA: {va/G[0]*100:.2f}%'); foot(); c.save()
tie('rent',G[1],S(rows,'contractRent'));tie('tot',G[4],S(rows,'totalCharges'));tie('an',G[5],S(rows,'annualRent'));tie('area',G[0],S(rows,'area'));tie('out',G[2],C(rows,'Outgoings'))
print(page)
save(FN,'RETAIL','AU shopping centre, A3, grouped header, sections with subtotals, monthly charges and annual base',False,'Wattle Grove Marketplace','2025-06-30',n,n-v,v,rows)
