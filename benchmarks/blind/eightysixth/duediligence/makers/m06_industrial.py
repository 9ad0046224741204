from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
N='ridgeline_commerce_ctr_leasecharges.pdf'
# unit,tenant,sf,start,end,deposit,[(code,desc,monthly)],steps
B=[('BLDG 0100','4400 RIDGELINE PKWY (BULK)',[
('0100-A','NORTHFORK DISTRIBUTION LLC',128400,D(2021,4,1),D(2028,6,30),71000.00,.485,[(D(2026,4,1),64200.00),(D(2027,4,1),66126.00)]),
('0100-B','AXLE & CROWN TIRE WHSE',64200,D(2019,10,1),D(2026,9,30),35310.00,.52,[(D(2025,10,1),34385.52)]),
('0100-C',None,32100),
('0100-D','MERIDIAN COLD CHAIN INC',96300,D(2023,1,1),D(2033,3,31),0.00,.61,[(D(2026,1,1),60505.29),(D(2027,1,1),62320.45),(D(2028,1,1),64190.06)])]),
('BLDG 0200','4450 RIDGELINE PKWY (FLEX)',[
('0200-101','SPECTRA SIGN & GRAPHICS',4200,D(2022,7,1),D(2027,6,30),4000.00,.94,[(D(2026,7,1),4066.44)]),
('0200-103','TERRACOTTA COFFEE ROASTERS',3850,D(2020,3,1),D(2027,2,28),3500.00,.91,[]),
('0200-105','HALYARD ROBOTICS CORP',8400,D(2024,9,1),D(2029,11,30),18900.00,1.12,[(D(2026,9,1),9690.24),(D(2027,9,1),9980.95)]),
('0200-109',None,4200),
('0200-111','G&L PLUMBING SUPPLY',6150,D(2017,1,1),'M-T-M',5100.00,.83,[]),
('0200-115','COPPERLINE ELECTRIC COOP',5040,D(2023,5,15),D(2028,5,31),5200.00,.97,[(D(2026,6,1),5035.46),(D(2027,6,1),5186.53)]),
('0200-119','VITALE DENTAL LABS',3600,D(2025,2,1),D(2030,1,31),7300.00,1.04,[(D(2026,2,1),3856.32)])]),
('BLDG 0300','4475 RIDGELINE PKWY (FLEX/OFFICE)',[
('0300-200','ST OF NV - FLEET SERVICES',15500,D(2018,7,1),D(2026,6,30),0.00,.99,[]),
('0300-210','ALTAVISTA GYMNASTICS',9800,D(2022,11,1),D(2029,10,31),8800.00,.86,[(D(2025,11,1),8680.84),(D(2026,11,1),8941.27)]),
('0300-220','SUNDANCE E-COMMERCE FULFIL',11250,D(2024,3,1),D(2027,5,31),10500.00,.92,[(D(2026,3,1),10660.50)]),
('0300-230',None,2980),
('0300-240','PACKRAT STORAGE TRAILERS',7420,D(2021,12,1),D(2026,11,30),6700.00,.88,[])])]
def charges(sf,rate,u):
    c=[('BRNT','BASE RENT',round(sf*rate,2))]
    if u!='0200-111': c+=[('CAM','COMMON AREA MAINT',round(sf*.062,2)),('RET','REAL ESTATE TAX',round(sf*.088,2)),('INS','INSURANCE',round(sf*.013,2))]
    if u in('0100-D','0200-105'): c.append(('MGT','MANAGEMENT FEE',round(c[0][2]*.03,2)))
    if u in('0300-220','0100-A'): c.append(('TRLR','TRAILER PARKING',850.00 if u[1]=='1' else 400.00))
    return c
lines=[];R=[];G=[0,0,0,0,0,0]
for b,addr,us_ in B:
    lines.append(f'** {b}   {addr}'); lines.append('')
    bs=bo=bm=bd=0;bn=0
    for t in us_:
        u,n,sf=t[:3]; bs+=sf; bn+=1
        if not n:
            lines.append(f'{u:<10}{"* VACANT *":<29}{sf:>9,}'); lines.append(''); R.append(dict(unit=u,building=b,area=sf,statusText='* VACANT *')); continue
        _,_,_,s,e,dep,rate,st=t; ch=charges(sf,rate,u); bo+=sf; bd+=dep
        L=[]
        for i,(k,dsc,a) in enumerate(ch):
            L.append([f'{u:<10}{n:<29}{sf:>9,}  {s:%m/%d/%y}  {e if isinstance(e,str) else e.strftime("%m/%d/%y"):<9}' if i==0 else ' '*69, f'{k:<6}{dsc:<18}{a:>12,.2f}{a*12/sf:>8.2f}', f'{dep:>12,.2f}' if i==0 else ' '*12])
        while len(L)<len(st): L.append([' '*69,' '*44,' '*12])
        for i,(d0,a) in enumerate(st): L[i].append(f'   {d0:%m/%d/%y}{a:>12,.2f}')
        lines+=[''.join(x) for x in L]; tt=round(sum(a for *_,a in ch),2); bm+=tt
        lines.append(' '*93+'------------'[1:]); lines.append(' '*75+f'{"TENANT TOTAL":<17}{tt:>13,.2f}'); lines.append('')
        R.append(dict(unit=u,building=b,tenantName=n,area=sf,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=ch[0][2],charges=[dict(code=k,amount=a) for k,_,a in ch],totalCharges=tt,deposit=dep,rentSteps=[dict(date=iso(d0),amount=a) for d0,a in st]))
    lines.append(f'   TOTAL {b}  {bn} UNITS'.ljust(39)+f'{bs:>9,}'+' '*27+f'{"MONTHLY CHARGES":<17}{bm:>13,.2f}'.rjust(30)+' '*8+f'{bd:>12,.2f}'); lines.append(f'   OCCUPIED SQ FT'.ljust(39)+f'{bo:>9,}   {bo/bs*100:.1f}%'); lines.append('@')
    G=[G[0]+bs,G[1]+bo,G[2]+bm,G[3]+bd,G[4]+bn,0]
lines.append(f'   TOTAL PROPERTY  {G[4]} UNITS'.ljust(39)+f'{G[0]:>9,}'+' '*27+f'{"MONTHLY CHARGES":<17}{G[2]:>13,.2f}'+' '*8+f'{G[3]:>12,.2f}')
oc=sum('tenantName' in x for x in R)
lines+=[f'   OCCUPIED  {oc} UNITS'.ljust(39)+f'{G[1]:>9,}   {G[1]/G[0]*100:.1f}%',f'   VACANT  {len(R)-oc} UNITS'.ljust(39)+f'{G[0]-G[1]:>9,}   {(G[0]-G[1])/G[0]*100:.1f}%','','*** END OF REPORT ***']
W,H=landscape(letter); c=canvas.Canvas(out(N),pagesize=(W,H)); pg=0
def head():
    global pg,y
    pg+=1; c.setFont('Courier',6.9); y=H-32
    for l in [f'R15LCHG   RIDGELINE COMMERCE CENTER'.ljust(60)+'TENANT LEASE CHARGE REPORT'.ljust(62)+f'PAGE {pg:>4}', 'CO 00417'.ljust(64)+'AS OF 08/31/25'.ljust(58)+'RUN 09/04/25','',
      ' '*69+'CHG'.ljust(24)+'MONTHLY'.rjust(12)+'ANNUAL'.rjust(8)+'SECURITY'.rjust(12)+'   --- NEXT INCREASES ---'[:26],
      'UNIT'.ljust(10)+'TENANT'.ljust(29)+'SQ FT'.rjust(9)+'  START     EXPIRES  '+'CODE'.ljust(6)+'DESCRIPTION'.ljust(18)+'AMOUNT'.rjust(12)+'PER SF'.rjust(8)+'DEPOSIT'.rjust(12)+'   DATE        BASE RENT','='*148]: c.drawString(26,y,l); y-=9.2
    y-=4
head()
for i,l in enumerate(lines):
    # keep a tenant block together
    j=i
    while j<len(lines) and lines[j] not in('','@'): j+=1
    if (i==0 or lines[i-1] in('','@')) and y-(j-i)*9.2<30: c.showPage(); head()
    if l!='@': c.setFont('Courier-Bold' if l.startswith(('**','   T')) else 'Courier',6.9); c.drawString(26,y,l)
    y-=9.2
c.save()
save(N,dict(propertyName='RIDGELINE COMMERCE CENTER',asOnDate='2025-08-31',units=len(R),occupied=oc,vacant=len(R)-oc,rows=R),'INDUSTRIAL','JDE-style green-bar print','monospaced, stacked charge lines, steps at the right')
