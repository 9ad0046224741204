# Hotel departmental P&L, month and YTD (planted)
import random; from lib import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
R = random.Random(503)
C = ["Current Month Actual","Current Month Budget","Current Month Last Year","Year to Date Actual","Year to Date Budget","Year to Date Last Year"]
s = S("Statement of Operations", "Larkmoor Inn & Suites Bloomfield", None, "2024-09-30", C)
def g(m, j=.08):
    a = [m*(1+R.uniform(-j,j)), m*(1+R.uniform(-j/3,j/3))*1.02, m*(1+R.uniform(-j,j))*.95]; y = [m*8.7*(1+R.uniform(-j,j)/2), m*8.8, m*8.4*(1+R.uniform(-j,j)/2)]
    return [round(x) for x in a+y]
s.H("STATISTICS")
av = [118*30]*3+[118*274]*2+[118*273]
oc = [2762,2690,2655,24018,23911,22704]
s.L("Rooms Available", av, f="n"); s.L("Rooms Sold", oc, f="n")
s.L("Occupancy %", [round(a/b,3) for a,b in zip(oc,av)], f="p")
adr = [141.18,139.5,134.02,137.66,136.9,131.47]
rr = [round(a*b) for a,b in zip(oc,adr)]
s.L("ADR", [round(a/b,2) for a,b in zip(rr,oc)], f="d"); s.L("RevPAR", [round(a/b,2) for a,b in zip(rr,av)], f="d")
s.H("DEPARTMENTAL REVENUE")
rv = [s.L("Rooms", rr), s.L("Food & Beverage", g(14320)), s.L("Market Pantry", g(3890)), s.L("Meeting Room Rental", g(2240)), s.L("Miscellaneous Income", g(1910))]
tr = s.T("Total Revenue", rv, key="total_income")
s.H("DEPARTMENTAL EXPENSES")
de = [s.L("Rooms", g(89200)), s.L("Food & Beverage", g(11630)), s.L("Market Pantry", g(2015)), s.L("Other Operated", g(640))]
td = s.T("Total Departmental Expenses", de, "SUBTOTAL")
dp = s.T("Departmental Profit", [tr,("-",td)])
s.H("UNDISTRIBUTED EXPENSES")
ue = [s.L("Administrative & General", g(31870)), s.L("Information & Telecom", g(6120)), s.L("Sales & Marketing", g(22480)), s.L("Franchise Fees", [round(x*.095) for x in rr]), s.L("Property Operations & Maint.", g(17650)), s.L("Utilities", g(15240))]
tu = s.T("Total Undistributed Expenses", ue, "SUBTOTAL", delta=(5,-2700,"YTD Last Year 'Total Undistributed Expenses' is 2,700 less than its six lines; carried on into GOP, EBITDA and NOI"))
gop = s.T("Gross Operating Profit", [dp,("-",tu)])
mf = s.L("Management Fee", [round(x*.03) for x in s.rows[tr]["v"]])
ib = s.T("Income Before Fixed Charges", [gop,("-",mf)])
s.H("FIXED CHARGES")
fx = [s.L("Real Estate & Personal Prop. Taxes", [13480]*3+[121320,121320,117990]), s.L("Insurance", [6715,6700,5904]+[60435,60300,53136]), s.L("Equipment Leases", g(860,.03))]
tf = s.T("Total Fixed Charges", fx, "SUBTOTAL")
eb = s.T("EBITDA", [ib,("-",tf)])
rs = s.L("FF&E Replacement Reserve (4%)", [round(x*.04) for x in s.rows[tr]["v"]])
s.T("Net Operating Income", [eb,("-",rs)], key="noi")
W,H = landscape(letter); c = canvas.Canvas(D+"/Larkmoor_Bloomfield_PL_Sep24.pdf", pagesize=(W,H), invariant=1)
c.setFillColor(colors.HexColor("#1d3a52")); c.rect(0,H-46,W,46,fill=1,stroke=0); c.setFillColor(colors.white)
c.setFont("Helvetica-Bold",14); c.drawString(36,H-24,"Larkmoor Inn & Suites Bloomfield"); c.setFont("Helvetica",9); c.drawString(36,H-38,"Statement of Operations  |  Period 9, September 2024")
c.drawRightString(W-36,H-24,"Halvorsen Lodging Partners"); c.drawRightString(W-36,H-38,"118 keys")
c.setFillColor(colors.black)
# columns: actual % budget % ly %  LABEL IN THE MIDDLE  actual % budget % ly %
xs = [92,126,182,216,272,306]; xe = [538,572,628,662,718,752]; lx = 322
y = H-62; c.setFont("Helvetica-Bold",8)
c.drawCentredString(178,y,"CURRENT MONTH"); c.drawCentredString(628,y,"YEAR TO DATE"); c.line(40,y-3,308,y-3); c.line(486,y-3,754,y-3); y -= 12
for X in (xs,xe):
    for k,n in enumerate(("Actual","%","Budget","%","Last Year","%")): c.drawRightString(X[k],y,n)
c.line(36,y-4,W-36,y-4); y -= 14
tv = s.rows[tr]["v"]
for r in s.rows:
    if r["t"]=="HEADING":
        y -= 2; c.setFillColor(colors.HexColor("#e4ebf1")); c.rect(36,y-3,W-72,11,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont("Helvetica-Bold",7.6); c.drawString(lx,y,r["label"]); y -= 11.6; continue
    b = r["t"]!="LINE"; c.setFont("Helvetica-Bold" if b else "Helvetica",7.8)
    if b: c.setLineWidth(.5); [c.line(X[k]-46,y+9,X[k],y+9) for X in (xs,xe) for k in (0,2,4)]
    c.drawString(lx+(0 if b else 8),y,r["label"])
    for k,v in enumerate(r["v"]):
        X = (xs+xe)[2*k]; f = r.get("f")
        t = f"{v*100:.1f}%" if f=="p" else f"{v:,.2f}" if f=="d" else f"{v:,}" if v>=0 else f"({-v:,})"
        c.drawRightString(X,y,t)
        if not f: c.drawRightString((xs+xe)[2*k+1],y,f"{v/tv[k]*100:.1f}%")
    y -= 13.4 if b else 11.7
c.setFont("Helvetica-Oblique",6.5); c.drawString(36,22,"Unaudited. Departmental margins are shown as a percent of total revenue. Prepared 10/14/2024"); c.drawRightString(W-36,22,"Page 1 of 1"); c.save()
save("Larkmoor_Bloomfield_PL_Sep24.pdf", [s], "HOSPITALITY", "OPERATING_STATEMENT", "hotel departmental P&L, labels in the middle between month and YTD blocks", "label column in the middle, % columns between, statistics rows, planted total")
