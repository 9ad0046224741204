# lease-up report, industrial condo-style flex park
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
D=[("Building A - Delivered June 2024",[("Small Bay Front-Load",1250,16,15,1875,1848.5),("Small Bay w/ Mezzanine",1600,8,8,2480,2455),("Corner Showroom",2150,4,3,3870,3800),("Dock Bay",3200,6,5,4480,4425)]),
("Building B - Delivered October 2024",[("Small Bay Front-Load",1250,20,13,1875,1862),("Mid Bay Drive-In",2000,12,7,2900,2875),("Dock Bay",3200,8,3,4480,4400),("Dock Bay - Double",6400,2,1,8320,8200)]),
("Building C - Delivered March 2025",[("Mid Bay Drive-In",2000,14,3,2950,2950),("Mid Bay w/ Office Build-Out",2400,6,1,3840,3840),("Yard Bay (fenced 0.1 ac)",2800,5,0,4620,None)])]
K=["sf","units","occupied","vacant","pct_occ","market","actual","total_sf"]
K=["sf","units","total_sf","other:Leased","other:Available","pct_leased","market","other:Avg Signed Rent"]
HD=["Bay Size (SF)","Bays","Total SF","Leased","Available","% Leased","Asking Rent / Mo","Avg Signed Rent"]
X=[300,350,415,465,525,585,670,755];name="Lease-Up Report - Tradeworks at Pinyon.pdf";W,H=landscape(letter)
c=canvas.Canvas(doc(name),pagesize=(W,H));c.setFillColor(colors.HexColor('#1b3a57'));c.rect(0,H-62,W,62,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',18);c.drawString(36,H-34,"TRADEWORKS AT PINYON");c.setFont('Helvetica',10);c.drawString(36,H-50,"Weekly Lease-Up Report   |   Week ending Sunday, May 18, 2025");c.setFillColor(colors.black)
y=H-88;c.setFont('Helvetica-Bold',10);c.drawString(36,y,"1. Bay Mix and Absorption");y-=20
c.setFont('Helvetica-Bold',8);c.drawString(44,y,"Bay Type")
for x,h in zip(X,HD):c.drawRightString(x,y,h)
c.line(36,y-4,760,y-4);y-=16;rows=[];T=[];g=[0,0,0]
def put(v,keys=True):
    d={}
    for k,x,q in zip(K,X,v):
        if q is None:continue
        s=f"{q:.1f}%" if k=="pct_leased" else f"${q:,.0f}" if k in("market",K[7]) else f"{q:,}"
        c.drawRightString(x,y,s);d[k]=round(q) if k in("market",K[7]) else q
    return d
for b,ls in D:
    c.setFillColor(colors.HexColor('#dfe8f0'));c.rect(36,y-4,724,13,fill=1,stroke=0);c.setFillColor(colors.black);c.setFont('Helvetica-Bold',8.5);c.drawString(40,y,b);y-=15;a=[0,0,0]
    for t,sf,n,l,m,s in ls:
        c.setFont('Helvetica',8.5);s=None if s is None else int(s);c.drawString(44,y,t);d=put([sf,n,sf*n,l,n-l,round(l/n*100,1),m,s])
        if s is None:c.drawRightString(X[7],y,"-")
        rows.append({"type":t,**d});a=[a[0]+n,a[1]+sf*n,a[2]+l];y-=13.5
    c.setFont('Helvetica-Bold',8.5);lb="Building "+b[9]+" Total";c.drawString(44,y,lb);T.append({"label":lb,**put([None,a[0],a[1],a[2],a[0]-a[2],round(a[2]/a[0]*100,1)])});c.line(260,y+10,590,y+10);y-=20;g=[p+q for p,q in zip(g,a)]
c.setFont('Helvetica-Bold',9);c.drawString(44,y,"PROJECT TOTAL");T.append({"label":"PROJECT TOTAL",**put([None,g[0],g[1],g[2],g[0]-g[2],round(g[2]/g[0]*100,1)])});c.line(36,y+11,760,y+11);c.line(36,y-4,760,y-4)
y-=30;c.setFont('Helvetica-Bold',10);c.drawString(36,y,"2. Traffic and Leasing Activity");y-=16
for r,(l,*v) in enumerate([("","This Week","Last Week","Month to Date","Since Opening"),("Tours","11","8","27","604"),("Applications / LOIs","4","2","9","118"),("Leases signed","2","1","4",str(g[2])),("Cancellations","0","1","1","9")]):
    c.setFont('Helvetica-Bold' if r==0 else 'Helvetica',8.5);c.drawString(44,y,l)
    for x,q in zip((230,310,400,490),v):c.drawRightString(x,y,q)
    y-=12
c.setFont('Helvetica-Oblique',7.5);c.drawString(36,y-8,"Concession: one month free on 36-month terms, Buildings B and C only. Signed rents are face rents, modified gross. Pinyon Tradeworks Venture LP - confidential.")
c.save()
save(name,"UM",K,rows,T,"lease-up report of small-bay industrial, building sections with subtotals, PDF",False)
