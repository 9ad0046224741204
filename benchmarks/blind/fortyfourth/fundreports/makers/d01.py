from h import *; fonts(); R=random.Random(101)
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4,landscape; from reportlab.lib.colors import HexColor as C
names=[("Venlo","Trade Port III","NL"),("Rotterdam","Maasvlakte 4","NL"),("Duisburg","Logport Süd","DE"),("Leipzig","Airpark B2","DE"),("Łódź","Stryków DC1","PL"),("Lyon","St-Quentin F","FR"),("Zaragoza","PLAZA 12","ES")]
base=[812,1464,1077,655,943,1288,720]
s=St(8)
def ln(lab,vals,**k): return s.l(lab,vals+[sum(v or 0 for v in vals)],**k)
s.h("Rental income")
a=ln("Contractual rent",base)
b=ln("Indexation adjustments",[R.randint(4,30) for _ in base])
c=ln("Straight-lining of incentives",[-12,-31,None,-8,None,-22,-5])
d=ln("Rooftop / PV licences",[None,24,18,None,None,11,9])
g=s_1=s.s_("Gross rental income",[a,b,c,d])
e=ln("Service charges recovered",[round(x*R.uniform(.09,.14)) for x in base])
f=ln("Other property income",[3,None,7,1,2,None,4])
ti=s.s_("Total property income",[g,e,f],"TOTAL",kt="total_income")
s.h("Property expenses")
ex=[ln("Service charge expenses",[-round((s.V(e)[i])*R.uniform(1.02,1.2)) for i in range(7)]),
ln("Property and asset management",[-round(x*.032) for x in base]),
ln("Property taxes, non-recoverable",[-round(x*R.uniform(.03,.06)) for x in base]),
ln("Insurance",[-round(x*R.uniform(.011,.018)) for x in base]),
ln("Maintenance and repairs",[-round(x*R.uniform(.015,.05)) for x in base]),
ln("Void costs",[None,-14,None,-27,None,None,-6]),
ln("Letting and legal fees",[-5,-18,None,-33,-7,-4,None]),
ln("Movement in loss allowance",[None,6,None,-9,None,-3,None])]
te=s.s_("Total property expenses",ex,"TOTAL",kt="total_operating_expenses")
n=s.s_("Net operating income (NOI)",[ti,te],"TOTAL",kt="noi")
fn='Norhaven_ELF_II_Q3-2025_asset_operating_result.pdf'
W,H=landscape(A4); cv=canvas.Canvas(D(fn),(W,H)); teal=C('#0b5563')
cv.setFillColor(teal); cv.rect(0,H-58,W,58,0,1); cv.setFillColor(C('#ffffff')); cv.setFont('LSB',17); cv.drawString(36,H-32,"Operating result by asset"); cv.setFont('LS',9); cv.drawString(36,H-47,"Quarter ended 30 September 2025  |  EUR thousand  |  unaudited")
cv.setFont('LSB',10); cv.drawRightString(W-36,H-30,"Norhaven European Logistics Fund II"); cv.setFont('LS',8); cv.drawRightString(W-36,H-44,"Quarterly investor report · Q3 2025")
x0=36; xs=[250+i*72 for i in range(7)]+[W-40]; y=H-80
cv.setFillColor(teal); cv.setFont('LSB',8)
for (a1,a2,a3),x in zip(names,xs): cv.setFont('LSB',8); cv.drawRightString(x,y,a1); cv.setFont('LS',6.5); cv.drawRightString(x,y-9,a2)
cv.setFont('LSB',8); cv.drawRightString(xs[7],y,"Fund total")
cv.setStrokeColor(teal); cv.setLineWidth(1); cv.line(x0,y-14,W-36,y-14); y-=27
fm=lambda v:"–" if v is None else (f"({-v:,})" if v<0 else f"{v:,}")
for i,r in enumerate(s.rows):
    t=r["rowType"]
    if t=="TOTAL": cv.setFillColor(C('#dfecee') if i!=n else teal); cv.rect(x0-2,y-4,W-68,13.5,0,1)
    cv.setFillColor(C('#ffffff') if i==n else C('#222222'))
    F='LS' if t=="LINE" else 'LSB'; cv.setFont(F,8)
    cv.drawString(x0+(8 if t=="LINE" else 2),y,r["label"])
    if t!="HEADING":
        for v,x in zip(r["values"],xs): cv.setFont('LSB' if x==xs[7] else F,8); cv.drawRightString(x,y,fm(v))
    if t=="SUBTOTAL": cv.setLineWidth(.4); cv.line(x0,y+9.5,W-36,y+9.5)
    y-=13.6 if t!="TOTAL" else 16.5
# bridge
y0=62; cv.setFillColor(teal); cv.setFont('LSB',9); cv.drawString(36,y-8,"NOI bridge Q2 2025 – Q3 2025 (EUR m)")
N=s.V(n)[7]; steps=[("Q2 2025",N-96-41+58),("Indexation",96),("Lettings",41),("Vacancies",-58),("Q3 2025",N)]
run=0; sc=(y-8-y0-30)/(N+220)
for k,(lab,v) in enumerate(steps):
    x=44+k*62
    if k in(0,4): lo,hi=0,v; run=v
    else: lo,hi=min(run,run+v),max(run,run+v); run+=v
    cv.setFillColor(teal if k in(0,4) else C('#6fb07f') if v>0 else C('#c8644a')); cv.rect(x,y0+lo*sc,44,max(1.5,(hi-lo)*sc),0,1)
    cv.setFillColor(C('#333333')); cv.setFont('LS',7); cv.drawCentredString(x+22,y0+hi*sc+3,f"{v/1000:+.2f}" if k not in(0,4) else f"{v/1000:.2f}"); cv.drawCentredString(x+22,y0-9,lab)
cv.setFont('LSB',9); cv.setFillColor(teal); cv.drawString(400,y-8,"Comment"); cv.setFont('LS',8); cv.setFillColor(C('#333333'))
for k,t in enumerate(["Like-for-like rents rose on the July indexation of the Dutch and German leases.","In Leipzig, unit B2-c (6,400 sqm) was vacated at the end of July; heads of terms are signed","for a new five-year lease from January 2026. Void costs there should end in the first quarter.","Amounts are rounded; the figures follow the fund's management accounts under INREV guidelines."]): cv.drawString(400,y-24-k*11,t)
cv.setFont('LS',7); cv.setFillColor(C('#888888')); cv.drawString(36,24,"Norhaven Investment Management S.à r.l., Luxembourg – strictly confidential"); cv.drawRightString(W-36,24,"11")
cv.save()
save(fn,[s.truth("Operating result by asset","Norhaven European Logistics Fund II","2025-07-01","2025-09-30",[f"{a} {b}" for a,b,_ in names]+["Fund total"])],"WAREHOUSE","OPERATING_STATEMENT","designed landscape report, column per property, EUR thousand, waterfall below",False)
