from h import *; fonts(); R=random.Random(1111)
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4; from reportlab.lib.colors import HexColor as C
s=St(4)
def q(v,j=.05,g=.95):
    a=round(v*R.uniform(1-j,1+j)); p=round(v*g*R.uniform(1-j,1+j)); return [a,p,a+round(2*v*R.uniform(1-j,1+j)),p+round(2*v*g*R.uniform(1-j,1+j))]
L=lambda lab,v,note=None,**k:s.l(lab,q(v,**k),note=note)
r=[L("Rental income",9640,3,j=.02),L("Service charge income",1715,3),L("Other income",88,j=.3)]
ti=s.s_("Total revenue",r,kt="total_income")
e=[L("Service charge expenses",-1904,4),L("Property operating expenses",-812,4,j=.1),L("Real estate taxes and levies",-436,4,j=.02)]
te=s.s_("Total property operating expenses",e,kt="total_operating_expenses")
n=s.s_("Net operating income",[ti,te],kt="noi")
vg=s.l("Valuation result on investment property",[1850,-3420,-640,-11275],note=7); dis=s.l("Result on disposal of investment property",[None,214,-96,214],note=7); fm=L("Fund management fee",-612,5,j=.02); ad=L("Administrative expenses",-188,5,j=.1)
op=s.s_("Operating result",[n,vg,dis,fm,ad])
fi=L("Finance income",74,6,j=.3); fe=L("Finance expenses",-2218,6,j=.03)
pb=s.s_("Result before tax",[op,fi,fe]); tx=L("Income tax",-143,8,j=.2)
s.s_("Result for the period",[pb,tx],"TOTAL",kt="net_income")
c=St(4); V=s.V; neg=lambda v:[None if x is None else -x for x in v]
c.h("Cash flow from operating activities")
i0=c.l("Result before tax",V(pb)); c.h("Adjustments for:",lv=1)
adj=[c.l("Valuation result",neg(V(vg)),lv=2),c.l("Result on disposals",neg(V(dis)),lv=2),c.l("Net finance expenses",[-(a+b) for a,b in zip(V(fi),V(fe))],lv=2),c.l("Amortisation of lease incentives",[212,187,645,571],lv=2)]
b0=c.s_("Cash flow before working capital changes",[i0]+adj)
wc=[c.l("Change in receivables",[-318,204,-771,416]),c.l("Change in payables and deferred income",[465,-127,902,-388])]
ip=[c.l("Interest paid",[-2094,-1987,-6318,-6045]),c.l("Income tax paid",[-120,-131,-402,-377])]
o=c.s_("Net cash flow from operating activities",[b0]+wc+ip)
c.h("Cash flow from investing activities")
iv=[c.l("Capital expenditure on investment property",[-3216,-2740,-8935,-9418]),c.l("Acquisition of investment property",[None,None,-14250,None]),c.l("Proceeds from disposals",[None,7480,6120,7480]),c.l("Interest received",[61,70,203,198])]
v=c.s_("Net cash flow from investing activities",iv)
c.h("Cash flow from financing activities")
fi_=[c.l("Drawdown of bank loans",[None,None,12000,4000]),c.l("Repayment of bank loans",[-625,-6475,-1875,-7725]),c.l("Distributions to participants",[-2800,-2600,-8400,-7800]),c.l("Transaction costs on loans",[None,None,-148,-52])]
fz=c.s_("Net cash flow from financing activities",fi_)
nc=c.s_("Net change in cash and cash equivalents",[o,v,fz],"TOTAL",kt="net_cash_flow")
N=c.V(nc); close25=9874; close24=8213
ob=c.l("Cash and cash equivalents at beginning of period",[close25-N[0],close24-N[1],close25-N[2],close24-N[3]],lv=0)
cb=c.s_("Cash and cash equivalents at end of period",[ob,nc],"TOTAL"); assert min(c.V(ob))>500,c.V(ob)
cols=["Q3 2025","Q3 2024","9M 2025","9M 2024"]
fn='Kestrel_Dutch_Offices_Quarterly_Report_Q3_2025.pdf'; W,H=A4; cv=canvas.Canvas(D(fn),A4); og=C('#d2691e'); ink=C('#2b2b2b')
def frame(sec,pg):
    cv.setFillColor(og); cv.rect(0,0,14,H,0,1); cv.setFillColor(ink); cv.setFont('Helvetica',7.5); cv.drawString(48,30,"Kestrel Dutch Offices Fund  |  Quarterly report Q3 2025"); cv.drawRightString(W-40,30,str(pg)); cv.setFillColor(og); cv.setFont('Helvetica-Bold',18); cv.drawString(48,H-70,sec); cv.setFillColor(ink)
frame("Highlights of the quarter",1); cv.setFont('Helvetica',9.5)
for k,t in enumerate(["The fund's ten office buildings in Amsterdam, Utrecht and The Hague were 94.1% let at quarter end (Q2: 93.6%).","Three leases for 4,860 sqm were signed, among them a renewal in The Hague for seven years.","The external appraisers reported a small increase in value, the first since the second quarter of 2022.","Acquisition of Vredenburg 40 in Utrecht was closed in the second quarter; the refurbishment has started.","A distribution was paid on 15 August 2025.","","The interim figures have been prepared in accordance with IFRS as adopted by the EU and have not been audited.","All amounts are in thousands of euros unless stated otherwise."]): cv.drawString(48,H-110-k*16,t)
for k,(a,b) in enumerate([("94.1%","occupancy"),("5.2 yrs","WALT"),("38.4%","loan to value"),("GRESB ****","2025 rating")]):
    x=48+k*128; cv.setFillColor(C('#f6e9df')); cv.rect(x,H-330,116,60,0,1); cv.setFillColor(og); cv.setFont('Helvetica-Bold',17); cv.drawString(x+10,H-300,a); cv.setFillColor(ink); cv.setFont('Helvetica',8.5); cv.drawString(x+10,H-317,b)
cv.showPage()
f=lambda v:"-" if v is None else f"{v:,}" if v>=0 else f"({-v:,})"
def table(st,title,pg,sub,notes):
    frame(title,pg); cv.setFont('Helvetica',8.5); cv.drawString(48,H-86,sub); y=H-118; xs=[352,420,488,556]
    cv.setFillColor(C('#f6e9df')); cv.rect(xs[0]-46,60+0,50,0.01,0,0)
    cv.setFillColor(ink); cv.setFont('Helvetica-Bold',8.5); cv.drawString(48,y,"(in € thousand)")
    if notes: cv.drawRightString(288,y,"Note")
    for x,t in zip(xs,cols): cv.drawRightString(x-1,y,t)
    cv.setStrokeColor(og); cv.setLineWidth(1.2); cv.line(48,y-5,W-38,y-5); y-=22
    for i,r in enumerate(st.rows):
        t=r["rowType"]; b='Helvetica' if t=="LINE" or (t=="HEADING" and st.lv[i]["lv"]) else 'Helvetica-Bold'
        if t=="HEADING" and not st.lv[i]["lv"]: y-=6
        cv.setFont(b,8.8); cv.drawString(48+10*max(0,st.lv[i]["lv"]-1),y,r["label"])
        if notes and st.lv[i].get("note"): cv.drawRightString(286,y,str(st.lv[i]["note"]))
        if t!="HEADING":
            for x,v in zip(xs,r["values"]): cv.drawRightString(x if v is not None and v<0 else x-3,y,f(v))
        y-=5
        if t in("SUBTOTAL","TOTAL"): cv.setLineWidth(.4 if t=="SUBTOTAL" else 1.2); cv.line(48,y,W-38,y); y-=5
        y-=13
    cv.showPage()
table(s,"Statement of profit or loss",2,"For the three and nine months ended 30 September",True)
table(c,"Statement of cash flows",3,"For the three and nine months ended 30 September",False)
cv.save()
p="Kestrel Dutch Offices Fund"
save(fn,[s.truth("Statement of profit or loss",p,"2025-07-01","2025-09-30",cols,page=2),c.truth("Statement of cash flows",p,"2025-07-01","2025-09-30",cols,page=3)],"OFFICE","OPERATING_STATEMENT","IFRS quarterly report, profit or loss and cash flow statement on pages 2 and 3, notes column",False)
print(c.V(ob),V(pb))
