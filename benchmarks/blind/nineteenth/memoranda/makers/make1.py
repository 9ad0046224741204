# 1: OM page, T-12 / T-3 / pro forma
import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,white,black
R=random.Random(211)
N=96
C=["Trailing 12 Amount","T-3 Annualized Amount","Pro Forma Year 1 Amount"]
s=St("Income & Expense Analysis","Sandpiper Landing Apartments",C,"2024-09-01","2025-08-31")
def l(label,a,b,c,**k): return s.L(label,[a,b,c],**k)
s.H("INCOME")
i1=l("Gross Potential Rent",1728640,1761924,1814400,n="1")
i2=l("Loss to Lease",-61388,-48216,-36288,n="2")
g=s.T("Gross Scheduled Rent",[i1,i2])
i3=l("Physical Vacancy",-97413,-88420,-90720,n="3")
i4=l("Concessions",-14275,-21640,-9072)
i5=l("Bad Debt",-22968,-11832,-18144,n="4")
i6=l("Non-Revenue Units",-16920,-16920,-17400)
nr=s.T("Net Rental Income",[g,i3,i4,i5,i6])
o=[l("Utility Reimbursement (RUBS)",88417,93264,97920,n="5"),l("Parking & Carports",23160,24480,25920),l("Pet Income",18645,19308,19800),
   l("Laundry Commission",7384,7128,7500),l("Late, NSF & Application Fees",26719,24056,26400)]
ot=s.T("Total Other Income",o)
egi=s.T("EFFECTIVE GROSS INCOME",[nr,ot],rt="TOTAL",key="total_income",b=1)
s.H("OPERATING EXPENSES")
c=[l("Payroll & Benefits",188376,192640,177600,n="6"),l("Repairs & Maintenance",71254,64812,62400),l("Make-Ready / Turnover",39818,47220,33600),
   l("Contract Services",41677,42108,42000),l("Marketing & Leasing",21943,18664,19200),l("General & Administrative",28335,30172,24000)]
ct=s.T("Total Controllable",c)
u=[l("Electric",31486,38844,32400),l("Water & Sewer",92755,97416,95500),l("Gas",8618,4120,8800),l("Trash Removal",19332,19872,20100)]
ut=s.T("Total Utilities",u)
f=[l("Real Estate Taxes",214906,214906,238700,n="7"),l("Insurance",86214,91488,76800,n="8"),l("Management Fee",50406,52314,53169,n="9"),l("Replacement Reserves",0,0,28800)]
s.rows[f[3]]["values"]=[None,None,28800]
ft=s.T("Total Fixed",f)
ex=s.T("TOTAL EXPENSES",[ct,ut,ft],rt="TOTAL",key="total_operating_expenses",b=1)
noi=s.T("NET OPERATING INCOME",[egi],[ex],rt="TOTAL",key="noi",b=1)
ds=l("Debt Service",None,None,-611540,n="10")
s.rows[ds]["values"]=[-611540]*3
s.T("NET CASH FLOW AFTER DEBT SERVICE",[noi,ds],rt="TOTAL",key="net_cash_flow",b=1)
name="sandpiper_om_income_expense.pdf"
cv=canvas.Canvas(doc(name),pagesize=(792,612));navy=HexColor("#17365d")
cv.setFillColor(navy);cv.rect(0,562,792,50,fill=1,stroke=0);cv.setFillColor(white)
cv.setFont("Helvetica-Bold",17);cv.drawString(36,582,"Income & Expense Analysis");cv.setFont("Helvetica",9);cv.drawRightString(756,588,"SANDPIPER LANDING APARTMENTS");cv.drawRightString(756,575,"96 Units  |  81,312 Rentable SF  |  Built 1986")
cv.setFillColor(navy);cv.setFont("Helvetica-Bold",7)
X=[(300,348),(412,460),(530,578,622)]
for lab,a,b in(("TRAILING 12",255,350),("T-3 ANNUALIZED",367,462),("PRO FORMA YEAR 1",480,625)):
    cv.drawCentredString((a+b)/2,549,lab);cv.line(a,546,b,546)
cv.setFont("Helvetica",5.8);cv.drawString(36,549,"Sep 1, 2024 - Aug 31, 2025  |  T-3: Jun - Aug 2025")
cv.setFont("Helvetica-Bold",6.5)
for xs in X:
    for x,t in zip(xs,("Amount","Per Unit","% EGI")): cv.drawRightString(x,538,t)
cv.drawRightString(642,538,"Note")
y=526
for i,(r,mt) in enumerate(zip(s.rows,s.meta)):
    tot=r["rowType"]!="LINE"; 
    if mt.get("b"): cv.setFillColor(HexColor("#dce6f1"));cv.rect(32,y-2.6,594,10.4,fill=1,stroke=0)
    cv.setFillColor(navy if r["rowType"]=="HEADING" else black)
    cv.setFont("Helvetica-Bold" if tot else "Helvetica",7)
    if r["rowType"]=="SUBTOTAL": cv.setLineWidth(.4);[cv.line(x[0]-45,y+7.2,x[-1],y+7.2) for x in X]
    cv.drawString(36 if tot else 44,y,r["label"])
    for k,xs in enumerate(X):
        v=r["values"][k]
        if r["rowType"]=="HEADING": continue
        if v is None: cv.drawRightString(xs[0],y,"-");continue
        d="$" if mt.get("b") or i in(1,) else ""
        t=m(v);cv.drawRightString(xs[0]+(2 if v<0 else 0),y,d+t if v>0 else t)
        cv.drawRightString(xs[1],y,m(round(v/N)))
        if k==2: cv.drawRightString(xs[2],y,f"{v/s.rows[egi]['values'][2]*100:.1f}%")
    if mt.get("n"): cv.setFont("Helvetica-Oblique",6);cv.drawRightString(640,y,"["+mt["n"]+"]")
    y-=11.1
cv.setFillColor(black);cv.setFont("Helvetica-Bold",7);cv.drawString(655,526,"NOTES TO PRO FORMA")
cv.setFont("Helvetica",5.9);y=515
for t in ["[1] Current market rents at 8/31/25;","average $1,575 per unit per month.","[2] 2.0% of GPR; leases burn off in Yr 1.","[3] 5.0% of GPR. Actual occ. 94.8%.","[4] 1.0% of GPR.","[5] RUBS program at $85/unit/month.","[6] 4 FTE incl. 1 manager, 2 maint.","Burden at 24% of $143,226.","[7] Reassessed at 85% of price,","mill rate 1.4044.","[8] Quote of $800 per unit.","[9] 3.0% of EGI.","[10] Proposed loan $8,450,000, 6.05%,","30-year amortization (rounded)."]:
    cv.drawString(655,y,t);y-=9.5
cv.setFont("Helvetica-Oblique",5.5);cv.drawString(36,16,"Confidential Offering Memorandum. Information deemed reliable but not guaranteed; Buyer to verify.");cv.drawRightString(756,16,"27")
cv.save();save(name,[s],"MULTIFAMILY","OPERATING_STATEMENT","broker OM page, T-12/T-3/pro forma with per-unit, % EGI, note refs and side notes",True)
