# Health-system lease administration print: MOBs, charge lines under each tenancy
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng=random.Random(4911); NAME='NLH_RE-TS-040_Tenancy_Schedule.pdf'
B=[("1120","Professional Plaza East","2200 Harmon Parkway",15),("1135","Cedar Ridge Medical Pavilion","418 Cedar Ridge Road",14),("1150","Women's & Children's Annex","90 Foundry Lane",9)]
T="Lakeside Orthopaedic Associates, PA|Harmon Valley Cardiology, LLC|Tri-County Nephrology Group|Sunfield Pediatrics, PC|Carroway Eye Surgeons|Northlake Regional - Infusion Services|Pinnacle Spine & Pain Institute|Midstate Dermatology Partners|Quarry Hill Family Practice|Arbor Women's Health, PLLC|Northlake Regional - Outpatient Lab|Elm Creek Endocrinology|Riverbend Sleep Center|Bright Harbor Physical Therapy|Dunmore ENT & Allergy|Sentry Pharmacy No. 14|Northlake Medical Group - Primary Care|Greystone Gastroenterology|Vantage Imaging of Northlake, LP|Kestrel Dental Specialists|Northlake Regional - Wound Care|Oakhurst Pulmonary Consultants|Copperfield Urology|Meridale Maternal-Fetal Medicine|Wellspring Behavioral Health, Inc.|Tallis Hearing & Balance|Prairie Oncology Network|Northlake Medical Group - Rheumatology|Beacon Podiatry|Larkspur Fertility Center|First Steps Developmental Therapy|Stonebridge Vascular, PA|Hartwell Plastic Surgery|Café Sorrel & Commons|Northlake Regional - Foundation Office".split('|')
rng.shuffle(T)
rows=[];data=[]
for bid,bn,ad,n in B:
    lst=[];fl=[1,2,3]
    su=sorted({f"{f}{s:02d}" for f in fl for s in (0,5,10,15,20,30,40,50)})
    su=sorted(rng.sample(su,n))
    for s in su:
        sf=rng.choice([812,1140,1466,1925,2210,2480,2975,3318,4067,5240,6115])
        vac=(rng.random()<.15) or not T
        if vac: lst.append((s,sf,None)); rows.append(dict(unit=s,building=f"{bid} {bn}",area=sf,statusText='VACANT')); continue
        t=T.pop(); st=dt.date(rng.randint(2015,2025),rng.randint(1,12),1); term=rng.choice([36,60,84,120,120])
        while addm(st,term)<dt.date(2026,3,1): term+=60
        en=addm(st,term)-dt.timedelta(1)
        psf=rng.uniform(19,31); ch=[('RNT',round(sf*psf/12,2))]
        if rng.random()<.75: ch.append(('OPX',round(sf*rng.uniform(7,9.2)/12,2)))
        if len(ch)>1 and rng.random()<.6: ch.append(('TAX',round(sf*2.85/12,2)))
        if rng.random()<.3: ch.append(('PKG',rng.choice([120.,180.,240.,360.])))
        if rng.random()<.18: ch.append(('STG',rng.choice([85.,150.])))
        lid=f"L{bid}-{rng.randint(1000,9999)}"
        lst.append((s,sf,(t,lid,st,en,ch)))
        rows.append(dict(unit=s,building=f"{bid} {bn}",area=sf,tenantName=t,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=ch[0][1],annualRent=round(ch[0][1]*12,2),charges=[{"code":c,"amount":a} for c,a in ch],totalCharges=round(sum(a for c,a in ch),2)))
    data.append((bid,bn,ad,lst))
W,H=landscape(letter); c=canvas.Canvas(docpath(NAME),pagesize=(W,H),invariant=1); c.setTitle('RE-TS-040')
X=dict(s=36,t=84,l=290,a=400,st=420,en=478,cd=540,m=628,y=700,p=752)
pg=0
def head():
    global y,pg
    pg+=1; c.setFont('Helvetica-Bold',11); c.drawString(36,H-38,'NORTHLAKE REGIONAL HEALTH SYSTEM'); c.setFont('Helvetica',9)
    c.drawString(36,H-51,'Real Estate & Facilities  |  Medical Office Tenancy Schedule  |  Portfolio: NLH MOB Group'); c.drawRightString(W-36,H-38,'RE-TS-040'); c.drawRightString(W-36,H-51,'Charges in effect 02/28/2026')
    y=H-72; c.setFillGray(.88); c.rect(34,y-14,W-68,25,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',7.5)
    for x,a,b in ((X['s'],'','Suite'),(X['t'],'Occupant','(legal name)'),(X['l'],'Lease','Number'),(X['st'],'Term','Begins'),(X['en'],'Term','Ends'),(X['cd'],'Chg','Code')):
        c.drawString(x,y+2,a); c.drawString(x,y-9,b)
    for x,a,b in ((X['a'],'Rentable','Sq Ft'),(X['m'],'Monthly','Charge'),(X['y'],'Annualized','Charge'),(X['p'],'Annual','per SF')):
        c.drawRightString(x,y+2,a); c.drawRightString(x,y-9,b)
    y-=28
def foot():
    c.setFont('Helvetica',6.5); c.drawString(36,24,'Printed 03/04/2026 07:12 by LEASEADM3   Confidential - contains fair market value data; do not release without Compliance approval'); c.drawRightString(W-36,24,f'Page {pg}'); c.showPage()
def need(h):
    if y-h<40: foot(); head()
m=lambda v:f"{v:,.2f}"
head(); G=[0,0,0,0,0]
for bid,bn,ad,lst in data:
    need(60); c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,f"Building {bid} {bn}"); c.setFont('Helvetica-Oblique',8); c.drawString(260,y,ad); c.line(34,y-3,W-34,y-3); y-=15
    tot=[0,0,0,0,0]
    for s,sf,d in lst:
        need(10*(len(d[4])+1)+6 if d else 14); c.setFont('Helvetica',7.8)
        c.drawString(X['s'],y,s); c.drawRightString(X['a'],y,f"{sf:,}"); tot[0]+=sf; tot[3]+=1
        if not d: c.drawString(X['t'],y,'*** VACANT ***'); y-=14; continue
        tot[4]+=1; t,lid,st,en,ch=d; tot[1]+=sf
        c.drawString(X['t'],y,t); c.drawString(X['l'],y,lid); c.drawString(X['st'],y,us(st)); c.drawString(X['en'],y,us(en))
        for cd,a in ch:
            c.drawString(X['cd'],y,cd); c.drawRightString(X['m'],y,m(a)); c.drawRightString(X['y'],y,m(round(a*12,2)))
            if cd in('RNT','OPX','TAX'): c.drawRightString(X['p'],y,f"{a*12/sf:.2f}")
            y-=10
        s_=round(sum(a for _,a in ch),2); tot[2]+=s_
        if len(ch)>1:
            c.line(585,y+7.5,X['y'],y+7.5); c.setFont('Helvetica-Bold',7.8); c.drawString(X['cd'],y-1,'Total'); c.drawRightString(X['m'],y-1,m(s_)); c.drawRightString(X['y'],y-1,m(s_*12)); y-=10
        y-=5
    need(20); c.setFont('Helvetica-Bold',8); c.line(34,y+9,W-34,y+9)
    c.drawString(84,y,f"Total Building {bid}:  {tot[3]} suites, {tot[4]} leased, {tot[3]-tot[4]} vacant"); c.drawRightString(X['a'],y,f"{tot[0]:,}"); c.drawString(420,y,f"leased {tot[1]:,} SF"); c.drawRightString(X['m'],y,m(tot[2])); c.drawRightString(X['y'],y,m(tot[2]*12)); y-=24
    G=[a+b for a,b in zip(G,tot)]
need(20); c.setFont('Helvetica-Bold',8); c.line(34,y+11,W-34,y+11); c.line(34,y+9,W-34,y+9)
c.drawString(84,y,f"PORTFOLIO TOTAL:  {G[3]} suites, {G[4]} leased, {G[3]-G[4]} vacant"); c.drawRightString(X['a'],y,f"{G[0]:,}"); c.drawString(420,y,f"leased {G[1]:,} SF"); c.drawRightString(X['m'],y,m(G[2])); c.drawRightString(X['y'],y,m(G[2]*12)); y-=22
need(24); c.setFont('Helvetica',7); c.drawString(36,y,'RNT base rent   OPX operating expense estimate   TAX real estate tax estimate   PKG reserved parking   STG basement storage')
foot(); c.save()
finish(NAME,'OFFICE','Health-system lease administration print, three MOBs in bands, charge-code lines under each occupant',True,'NLH MOB Group','2026-02-28',G[3],G[4],G[3]-G[4],rows)
