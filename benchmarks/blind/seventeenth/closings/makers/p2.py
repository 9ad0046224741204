# medical office building: in-place next to market; option/notes line under each tenant; hand-drawn canvas
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
r=random.Random(1802); N="lakeview_medical_arts_rent_roll.pdf"
T=[("100","Northshore Imaging Associates",5820,"2-5 yr @ FMV; ROFO on Suite 110"),("110","Lakeview Family Dentistry",2145,"1-5 yr @ 103% of prior"),("120","VACANT",1610,None),("125","Harbor Compounding Pharmacy",1380,"None"),
("200","Midlake Orthopedic Group, S.C.",8460,"2-5 yr @ 95% FMV; termination right 3/31/2029 w/ 6 mo fee"),("210","Pediatric Partners of Lakeview",3275,"1-3 yr @ FMV"),("225","Clearwater Dermatology",2690,"1-5 yr, 3% bumps"),("230","VACANT",2050,None),
("300","Grand Basin Cardiology",6115,"2-5 yr @ FMV"),("310","Willow Path Behavioral Health",2880,"None - tenant has given no notice"),("320","Sound Ear & Hearing Center",1495,"1-5 yr @ FMV"),("330","Tri-County Physical Therapy",3960,"1-5 yr @ FMV"),("LL-1","Medical Records Storage (Grand Basin)",900,"Coterminous with 300")]
W,Hh=792,612
c=canvas.Canvas(doc(N),pagesize=(W,Hh)); G=colors.HexColor('#0b6e69')
tot=sum(t[2] for t in T)
c.setFont('Times-Bold',20);c.setFillColor(G);c.drawString(40,560,"Tenant Roster");c.setFont('Times-Roman',11);c.setFillColor(colors.black)
c.drawString(40,543,"Lakeview Medical Arts Building  ·  4100 Basin Parkway, Racine, Wisconsin");c.drawRightString(752,560,"As of 10/31/2025")
y=520
c.setFillColor(G);c.rect(40,y-22,712,32,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',7.5)
c.drawCentredString(322,y+1,"LEASE TERM");c.drawCentredString(470,y+1,"IN-PLACE RENT");c.drawCentredString(655,y+1,"PRO FORMA (MARKET) RENT")
c.setStrokeColor(colors.white);[c.line(a,y-3,b,y-3) for a,b in((278,366),(380,560),(575,745))]
X=[("Suite",44,0),("Tenant",80,0),("RSF",262,1),("Start",318,1),("End",366,1),("Monthly",428,1),("Annual",498,1),("$/SF",545,1),("Monthly",622,1),("Annual",690,1),("$/SF",745,1)]
for h,x,a in X: (c.drawRightString if a else c.drawString)(x,y-15,h)
y-=36;rows=[];tm=ta=pm=pa=0;va=0
for i,(u,t,a,o) in enumerate(T):
    mk=round(a*(24.5 if u!="LL-1" else 9)/12,2); pm+=mk;pa+=round(mk*12,2)
    if i%2==0:c.setFillColor(colors.HexColor('#eef6f5'));c.rect(40,y-15,712,27,fill=1,stroke=0)
    c.setFillColor(colors.black);c.setFont('Helvetica',8)
    def P(x,s): c.drawRightString(x,y,s)
    c.drawString(44,y,u);P(262,f"{a:,}");P(622,f"${mk:,.2f}");P(690,f"${mk*12:,.0f}");P(745,f"{mk*12/a:.2f}")
    c.setFont('Helvetica-Bold' if o else 'Helvetica-Oblique',8);c.drawString(80,y,t);c.setFont('Helvetica',8)
    if o:
        m=round(a*(r.uniform(18.5,25) if u!="LL-1" else 8)/12,2);s=D.date(r.randint(2016,2024),r.randint(1,12),1);e=eom(addm(s,r.choice([119,119,143,155])))
        if e<D.date(2026,2,1): e=D.date(2026,6,30)
        tm+=m;ta+=round(m*12,2)
        P(318,s.strftime('%m/%d/%y'));P(366,e.strftime('%m/%d/%y'));P(428,f"${m:,.2f}");P(498,f"${m*12:,.2f}");P(545,f"{m*12/a:.2f}")
        c.setFont('Helvetica-Oblique',6.5);c.setFillColor(colors.HexColor('#666666'));c.drawString(80,y-10,"Options: "+o)
        rows.append(row(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=round(m*12,2),marketRent=mk))
    else: va+=a;rows.append(row(unit=u,area=a,statusText="VACANT",marketRent=mk));P(428,"-");P(498,"-")
    y-=27
tm=round(tm,2);ta=round(ta,2);pm=round(pm,2)
c.setStrokeColor(G);c.setLineWidth(1.4);c.line(40,y+12,752,y+12);c.setFillColor(colors.black);c.setFont('Helvetica-Bold',8);y-=2
c.drawString(80,y,"Total / Weighted Average")
for x,s in((262,f"{tot:,}"),(428,f"${tm:,.2f}"),(498,f"${ta:,.2f}"),(545,f"{ta/(tot-va):.2f}"),(622,f"${pm:,.2f}"),(690,f"${pm*12:,.0f}"),(745,f"{pm*12/tot:.2f}")): c.drawRightString(x,y,s)
c.setFont('Helvetica',7.5);y-=20
c.drawString(80,y,f"Leased {tot-va:,} RSF ({(tot-va)/tot:.1%})   |   Vacant {va:,} RSF ({va/tot:.1%})   |   Suites 13: 11 leased, 2 vacant   |   Leases are modified gross; $/SF average on leased area.")
c.setFont('Times-Italic',8);c.drawCentredString(396,24,"Stonequay Healthcare Realty Advisors — page 22");c.save()
put(N,"OFFICE","canvas MOB roster, in-place beside market, options on second line","group headers, option line","Lakeview Medical Arts Building","2025-10-31",13,11,2,rows,dict(contractRent=tm,annualRent=ta,marketRent=pm,area=tot))
