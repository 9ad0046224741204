from common import *
from reportlab.pdfgen import canvas
import datetime
n="arthur_tenancies_Hawksworth.pdf"
r=random.Random(397); N=names(71,50)
c=canvas.Canvas(doc(n),pagesize=(595,842)); pg=0
def head():
    global pg; pg+=1
    c.setFillColorRGB(.0,.45,.5); c.rect(0,806,595,36,fill=1,stroke=0); c.setFillGray(1); c.setFont("Helvetica-Bold",13); c.drawString(36,819,"Tenancies by Unit"); c.setFont("Helvetica",8); c.drawRightString(560,819,"Hawksworth Estate (Executors of)")
    c.setFillGray(0); c.setFont("Helvetica-Bold",8)
    for x,t,a in((36,"Ref",0),(82,"Unit",0),(250,"Status",0),(375,"Rent (pcm)",1),(455,"Deposit held",1),(555,"Arrears",1)): (c.drawRightString if a else c.drawString)(x,790,t)
    c.setFont("Helvetica-Oblique",7.5); c.drawString(82,780,"Tenant(s)"); c.drawString(250,780,"Start – End"); c.drawRightString(555,780,"Scheme"); c.line(36,775,560,775)
    c.setFont("Helvetica",7); c.drawString(36,24,"Position at 30/09/2025"); c.drawRightString(560,24,f"Run 07/10/2025 14:22   Page {pg}"); return 760
y=head(); rows=[];T=[0,0,0];cnt=[0,0,0];k=0
U=[f"Flat {i}, Hawksworth House" for i in range(1,11)]+[f"{i} Mill Terrace" for i in (1,3,5,7,9,11)]+["Flat A, 22 Cross Lane","Flat B, 22 Cross Lane","Basement Flat, 22 Cross Lane","Gate Lodge"]
for i,u in enumerate(U):
    if y<70: c.showPage(); y=head()
    ref=f"T{1180+i*7}"; st="Current"; rent=r.choice([575,610,650,695,725,780]); dep=round(rent*12/52*5); ar=r.choice([0,0,0,0,rent,150.0,87.5]); nm=f"{N[k]}"; k+=1
    if i in(4,12): nm+=f"; {N[k]}"; k+=1
    if i in (2,13,18): st="Vacant"
    if i==7: st="Periodic"
    if i==10: st="Notice to quit"
    if u=="Gate Lodge": nm="Philippa Hawksworth"; rent=1; dep=0; ar=0
    c.setFont("Helvetica",8.5); c.drawString(82,y,u); c.drawString(250,y,st)
    R=dict(unit=u,statusText=st)
    if st=="Vacant":
        cnt[2]+=1; c.setFont("Helvetica-Oblique",7.5); c.drawString(82,y-11,"No current tenancy")
    else:
        cnt[1]+=1; s=datetime.date(r.choice([2018,2021,2023,2024,2024,2025]),r.randint(1,9),r.randint(1,28)); e=None
        if s.year>=2024: e=datetime.date(s.year+(2 if s.year==2024 else 1),s.month,s.day)-datetime.timedelta(1)
        c.drawString(36,y,ref); c.drawRightString(375,y,f"£{rent:,.2f}"); c.drawRightString(455,y,f"£{dep:,.2f}"); c.drawRightString(555,y,f"£{ar:,.2f}")
        c.setFont("Helvetica",7.5); c.drawString(82,y-11,nm); c.drawString(250,y-11,s.strftime("%d/%m/%Y")+" – "+(e.strftime("%d/%m/%Y") if e else "rolling")); c.drawRightString(555,y-11,r.choice(["DPS","TDS","mydeposits"]) if dep else "n/a")
        R.update(tenantName=nm,contractRent=rent,deposit=dep,balance=ar,leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat() if e else "rolling")
        T=[T[0]+rent,T[1]+dep,T[2]+ar]
    rows.append(R); cnt[0]+=1; c.setStrokeGray(.85); c.line(36,y-17,560,y-17); c.setStrokeGray(0); y-=31
bad=T[0]+270
c.setFont("Helvetica-Bold",8.5); y-=2; c.drawString(82,y,f"Totals – {cnt[0]} units, {cnt[1]} tenanted, {cnt[2]} vacant")
for x,v in((375,bad),(455,T[1]),(555,T[2])): c.drawRightString(x,y,f"£{v:,.2f}")
c.save()
save(n,"MULTIFAMILY","Arthur style two-line records, A4 portrait","two-line records; refs; peppercorn relative; rolling ends; run date distractor; planted wrong total","Hawksworth Estate","2025-09-30",*cnt,rows,planted=dict(what=f"printed total rent pcm is £{bad:,.2f}; the rows add to £{T[0]:,.2f}",kind="total_wrong"),totals=dict(contractRent=bad,deposit=T[1],balance=T[2]))
