# Indian office park: two-line records, lakh grouping, buildings as headings, escalation dates
from common import *; fonts()
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
FN='Kaveri_Tech_Park_RentRoll_Dec2025.pdf'
def ind(v):
    s=str(int(round(v)));
    if len(s)<=3: return s
    h,t=s[:-3],s[-3:]; p=[]
    while h: p.insert(0,h[-2:]); h=h[:-2]
    return ','.join(p)+','+t
W,H=A4[1],A4[0]
c=canvas.Canvas(os.path.join(DOC,FN),pagesize=(W,H)); rng=random.Random(88)
B=[("Block A - Cauvery",[("A-G01","Ground floor","Filter House Coffee Pvt Ltd",2150,96),("A-101","1st floor, full plate","Zentra Infosystems (India) Pvt Ltd",28400,72),("A-201","2nd floor, full plate","Zentra Infosystems (India) Pvt Ltd",28400,72),("A-301","3rd floor, east wing","Navayuga Analytics LLP",13850,75),("A-302","3rd floor, west wing",None,14550,None),("A-401","4th floor, full plate","Brightloom Healthtech Pvt Ltd",28400,78.5)]),
("Block B - Kabini",[("B-G01","Ground floor, ATM","Deccan Gramin Co-operative Bank Ltd",185,240),("B-G02","Ground floor, food court","Udupi Junction Hospitality LLP",6420,64),("B-101","1st floor, full plate","Halvorsen Marine Design India Pvt Ltd",24100,70),("B-201","2nd floor, part","Palash Fintech Services Pvt Ltd",9800,76),("B-202","2nd floor, part","Marigold Learning Solutions Pvt Ltd",14300,71.5),("B-301","3rd floor, full plate",None,24100,None),("B-401","4th floor, part","Orbis Payroll Shared Services Pvt Ltd",16750,74),("B-402","4th floor, part","Kestrel Patent Research LLP",7350,77)]),]
cols=[('Unit',30,0),('Lessee',84,0),('Chargeable',300,1),('Rate',340,1),('Base rent',406,1),('CAM',464,1),('Car park',514,1),('Total',580,1),('Commencement',592,0),('Expiry',664,0),('Security',800,1)]
sub=['','Location','area (sft)','₹/sft','₹ p.m.','₹ p.m.','₹ p.m.','₹ p.m.','Lock-in till','','deposit ₹']
def put(y,v,font,sz):
    c.setFont(font,sz)
    for (h,x,r),z in zip(cols,v):
        if z: (c.drawRightString if r else c.drawString)(x,y,z)
def head(p):
    c.setFont('DVB',12); c.drawString(30,H-36,'KAVERI TECH PARK, WHITEFIELD, BENGALURU'); c.setFont('DV',8.5); c.drawString(30,H-50,'Rent roll as on 31st December 2025'); c.drawRightString(W-40,H-36,'Tungabhadra Realty Fund - Asset Management'); c.drawRightString(W-40,H-50,f'Sheet {p} of 2')
    y=H-74; c.line(28,y+12,W-38,y+12); put(y,[x[0] for x in cols],'DVB',7.4); put(y-10,sub,'DV',7); c.line(28,y-15,W-38,y-15); return y-30
rows=[];G=[0]*6;y=head(1);fd=lambda d:d.strftime('%d-%b-%Y')
for bi,(bn,U) in enumerate(B):
    if bi: c.showPage(); y=head(2)
    c.setFont('DVB',9); c.drawString(30,y,bn); y-=17; T=[0]*6
    for u,loc,t,a,rt in U:
        T[0]+=a
        if not t:
            put(y,[u,'Vacant',ind(a)],'DV',8); put(y-11,['',loc],'DV',7); rows.append(row(unit=u,building=bn,area=a,statusText='Vacant')); y-=31; c.setLineWidth(.2); c.line(28,y+14,W-38,y+14); continue
        rent=round(a*rt); cam=round(a*(11.5 if a>1000 else 18)); cp=rng.choice([0,2,4,6])*3500 if a<20000 else rng.choice([12,20,28])*3500; tot=rent+cam+cp; dep=rent*rng.choice([6,6,8,10])
        s=addm(D(2021,1,1),rng.randint(0,52)); s=s if a>300 else D(2022,6,15); e=addm(s,12*rng.choice([5,9,9,10]))-dt.timedelta(days=1)
        if e<D(2026,6,1): e=addm(e+dt.timedelta(days=1),48)-dt.timedelta(days=1)
        lk=addm(s,36)-dt.timedelta(days=1); es=addm(s,36)
        while es<D(2026,1,1): es=addm(es,36)
        step=round(rent*1.15) if es<e else None
        put(y,[u,t,ind(a),f'{rt:.2f}',ind(rent),ind(cam),ind(cp) if cp else '-',ind(tot),fd(s),fd(e),ind(dep)],'DV',8)
        put(y-11,['',loc,'','','','','','',fd(lk)],'DV',7)
        if step: c.setFont('DV',7); c.drawRightString(514,y-11,f'Escalation 15% on {fd(es)} to ₹ {ind(step)} p.m.')
        rows.append(row(unit=u,building=bn,tenantName=t,area=a,contractRent=rent,charges=[dict(code='Base rent',amount=rent),dict(code='CAM',amount=cam)]+([dict(code='Car park',amount=cp)] if cp else []),totalCharges=tot,leaseStartDate=s,leaseEndDate=e,deposit=dep,rentSteps=[dict(date=iso(es),amount=step)] if step else None,statusText='Occupied'))
        for i,v in enumerate((rent,cam,cp,tot,dep),1): T[i]+=v
        y-=31; c.setLineWidth(.2); c.line(28,y+14,W-38,y+14)
    c.setLineWidth(.8); put(y,['','Total '+bn.split(' - ')[0],ind(T[0]),'',ind(T[1]),ind(T[2]),ind(T[3]),ind(T[4]),'','',ind(T[5])],'DVB',8); y-=22
    G=[p+q for p,q in zip(G,T)]
c.line(28,y+14,W-38,y+14); put(y,['','PARK TOTAL',ind(G[0]),'',ind(G[1]),ind(G[2]),ind(G[3]),ind(G[4]),'','',ind(G[5])],'DVB',8.4); c.line(28,y-6,W-38,y-6)
n=len(rows);v=sum(1 for r in rows if r['statusText']=='Vacant'); va=sum(r['area'] for r in rows if r['statusText']=='Vacant')
c.setFont('DV',7.5); c.drawString(30,y-26,f'{n} units; {n-v} leased; {v} vacant ({ind(va)} sft). GST @ 18% extra as applicable. CAM billed on actuals, trued up annually. Security deposits are interest free.'); c.save()
tie('r',G[1],S(rows,'contractRent'));tie('t',G[4],S(rows,'totalCharges'));tie('d',G[5],S(rows,'deposit'));tie('a',G[0],S(rows,'area'))
save(FN,'OFFICE','Indian IT park, two-line records, lakh grouping, block headings, dated escalations',True,'KAVERI TECH PARK, WHITEFIELD, BENGALURU','2025-12-31',n,n-v,v,rows)
