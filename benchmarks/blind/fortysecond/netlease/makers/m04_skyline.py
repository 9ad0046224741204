# Skyline-like fixed-pitch rent roll; two-line records (tenant, then dates/deposit), building breaks, PLANTED: grand total of base rent off
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(4204); W,H=landscape(letter); N='r04_RNTROLL2_twelvemile.pdf'
B=[("01","12 Mile Business Center - Bldg 1",["0101","0102","0103","0104","0106","0107"]),("02","12 Mile Business Center - Bldg 2",["0201","0203","0205","0207","0209"]),("03","12 Mile Business Center - Bldg 3",["0301","0302","0304","0306","0308","0309","0311"])]
names=iter("ADVANCED CALIPER INC|BLUE OX DISTRIBUTING|CENTRAL TILE & STONE|DETAILS AUTO SPA LLC|EASTSIDE GYMNASTICS|FORMULA PRINTING CO|GREAT LAKES PUMP|HARMON ELECTRIC SUPPLY|INLAND SIGN WORKS|JANSSEN PLUMBING INC|KRISP COFFEE ROASTERS|LIBERTY DOOR & LOCK|MIDWEST MEDICAL GAS|NORDIC HOME FURNISHINGS|OAKLAND VENDING".split("|"))
vac={"0104","0207","0306"}; rows=[]
c=canvas.Canvas(path(N),pagesize=(W,H)); pg=0; F="Courier"; cw=4.2*1.2
import reportlab
def t(col,s,bold=False): c.setFont(F+("-Bold" if bold else ""),8); c.drawString(28+(col)*4.8,y,s)
def rt(col,s,bold=False): c.setFont(F+("-Bold" if bold else ""),8); c.drawRightString(28+col*4.8,y,s)
def head():
    global pg,y
    pg+=1; y=H-34; t(0,"HALVORSEN MANAGEMENT CO."); t(62,"R E N T   R O L L",1); rt(150,f"PAGE {pg:4d}"); y-=11
    t(0,"SKY/RM-214  REV 7.2"); t(56,"FOR THE MONTH OF OCTOBER 2024"); rt(150,"RUN 10/02/24 16:05"); y-=11; t(0,"PROPERTY: TWELVE MILE BUSINESS CENTER"); y-=18
    t(0,"SUITE"); t(8,"TENANT NAME / TRADE"); rt(50,"SQ FT"); rt(64,"BASE RENT"); rt(76,"CAM"); rt(88,"RE TAX"); rt(100,"INSUR"); rt(112,"OTHER"); rt(126,"TOTAL CHGS"); rt(138,"DEPOSIT"); rt(150,"BALANCE"); y-=9
    t(8,"LEASE BEG   LEASE END   NEXT INCR   NEW RENT"); y-=8; t(0,"="*150); y-=12
head(); G=[0]*8
for code,bn,su in B:
    if y<110: c.showPage(); head()
    t(0,f"BUILDING {code}",1); y-=13; S=[0]*8
    for s in su:
        if y<70: c.showPage(); head()
        a=R.randrange(1800,9000,50); r=dict(unit=s,building=f"BUILDING {code}",area=a); t(0,s); rt(50,f"{a:,}")
        S[0]+=a
        if s in vac: t(8,"*** VACANT ***"); r["statusText"]="VACANT"; y-=11; t(8,f"AVAILABLE {R.choice(['NOW','11/01/24'])}"); y-=15; rows.append(r); continue
        n=next(names); m=round(a*R.choice([7.25,7.6,8.1,8.4])/12,2); cam=round(a*1.1/12,2); tx=round(a*1.32/12,2); ins=round(a*.21/12,2); ot=R.choice([0,0,45.0,85.0,120.0])
        if s=="0302": cam=tx=ins=0.0
        tc=round(m+cam+tx+ins+ot,2); dep=R.choice([0.0,round(m,-2)+0.0,2500.0]); bal=R.choice([0.0,0.0,0.0,tc,-R.choice([96.14,150.0,412.5]),round(tc*.37,2)])
        f=D(R.choice([2020,2021,2022,2023]),R.randint(1,12),1); e=addm(f,R.choice([60,62,72]))-dt.timedelta(1)
        ni=addm(f,12)
        while ni<=D(2024,10,31): ni=addm(ni,12)
        nr=round(m*1.03,2) if ni<e else None
        for col,v in zip((64,76,88,100,112,126,138),(m,cam,tx,ins,ot,tc,dep)): rt(col,mny(v))
        rt(150,mny(bal) if bal>=0 else mny(-bal)+"CR"); t(8,n); y-=9
        t(8,f"{f:%m/%d/%y}    {e:%m/%d/%y}"+(f"    {ni:%m/%d/%y}   {nr:>10,.2f}" if nr else "")); y-=15
        r.update(tenantName=n,statusText="Occupied",contractRent=m,leaseStartDate=f,leaseEndDate=e,deposit=dep,balance=bal,totalCharges=tc,
         charges=[{"code":k,"amount":v} for k,v in (("BASE RENT",m),("CAM",cam),("RE TAX",tx),("INSUR",ins),("OTHER",ot))])
        if nr: r["rentSteps"]=[{"date":iso(ni),"amount":nr}]
        rows.append(r); 
        for i,v in enumerate((m,cam,tx,ins,ot,tc)): S[i+1]+=v
    G=[x+z for x,z in zip(G,S)]
    t(40,"-"*86); y-=9; t(8,f"TOTAL BUILDING {code}",1)
    for col,v in zip((50,),(S[0],)): rt(col,f"{v:,}",1)
    for col,v in zip((64,76,88,100,112,126),S[1:]): rt(col,mny(v),1)
    y-=20
if y<80: c.showPage(); head()
printed=round(G[1],2)+270.0   # planted
t(0,"="*150); y-=11; t(8,"GRAND TOTALS",1); rt(50,f"{G[0]:,}",1)
for col,v in zip((64,76,88,100,112,126),[printed]+G[2:7]): rt(col,mny(v),1)
y-=16; o=sum("tenantName" in r for r in rows); t(8,f"SUITES {len(rows):3d}    OCCUPIED {o:3d}    VACANT {len(rows)-o:3d}"); y-=22; t(58,"*** END OF REPORT ***"); c.save()
print(G[1])
save(N,"INDUSTRIAL","Skyline fixed-pitch two-line records by building, months's charges",True,"TWELVE MILE BUSINESS CENTER",D(2024,10,1).strftime("%Y-%m"),rows,len(rows),o,len(rows)-o,
 planted={"what":f"grand total of BASE RENT printed {printed:,.2f} instead of {G[1]:,.2f}; building totals and total charges are right","kind":"total_wrong"})
