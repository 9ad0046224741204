import random
from truthlib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R = random.Random(3011)
cols = [f"{p} {k}" for p in ("September 2024", "Year to Date") for k in ("Actual", "Budget", "Last Year")]
S = Stmt("Departmental Statement of Operations", "Meridian Harbor Hotel", None, "2024-09-30", cols)
def v6(b, var=.06, ytd=8.7, bud=1.0, ly=.96):
    a = b*R.uniform(1-var, 1+var); y = b*ytd*R.uniform(1-var/3, 1+var/3)
    return [int(round(x)) for x in (a, b*bud, b*ly*R.uniform(1-var, 1+var), y, b*bud*ytd, b*ly*ytd*R.uniform(1-var/3, 1+var/3))]
def L(label, b, var=.06, **k): return S.line(label, v6(b, var, **k), lv=2)
av = [218*30, 218*30, 218*30, 218*274, 218*274, 218*273]; so = [5167, 5232, 5044, 44918, 45301, 43870]
S.head("STATISTICS", lv=0)
S.line("Rooms Available", av, lv=2); S.line("Rooms Occupied", so, lv=2)
S.line("Occupancy %", [round(a/b, 3) for a, b in zip(so, av)], lv=2, pct=True)
adr_t = (241.6, 238.0, 229.35, 218.4, 219.25, 209.8)
seg = [int(round(s*a)) for s, a in zip(so, adr_t)]
sh = {"Transient - Retail": .41, "Transient - Discount & OTA": .243, "Group - Corporate": .162, "Group - Association & SMERF": .121, "Contract - Airline Crew": .0635}
segs = {k: [int(round(x*f*R.uniform(.97, 1.03))) for x in seg] for k, f in sh.items()}
oth = [int(round(x*.012)) for x in seg]; alw = [-int(round(x*.0055)) for x in seg]
tot = [sum(q[i] for q in segs.values())+oth[i]+alw[i] for i in range(6)]
S.line("Average Daily Rate", [round(t/s, 2) for t, s in zip(tot, so)], lv=2, d2=True)
S.line("RevPAR", [round(t/a, 2) for t, a in zip(tot, av)], lv=2, d2=True)
T = lambda l, it, **k: S.tot(l, it, lv=k.pop("lv", 1), **k)
S.head("ROOMS DEPARTMENT", lv=0); S.head("Revenue", lv=1)
rr = T("Total Rooms Revenue", [S.line(k, q, lv=2) for k, q in segs.items()]+[S.line("No-Show & Other Rooms", oth, lv=2), S.line("Allowances", alw, lv=2)])
S.head("Payroll & Related", lv=1)
rp = T("Total Payroll & Related", [L("Front Office", 48900), L("Housekeeping", 98350), L("Guest Services", 21470), L("Payroll Taxes & Benefits", 51640)])
S.head("Other Expenses", lv=1)
ro = T("Total Other Expenses", [L("Travel Agent Commissions", 58200, .1), L("Guest Supplies", 17640), L("Linen & Laundry", 21980), L("Cleaning Supplies", 6930), L("Complimentary Breakfast - Lounge", 9415), L("Reservation System", 26330), L("Contract Cleaning", 11800, .2), L("Uniforms", 1480, .4), L("Cable Television & Wi-Fi", 7025, .02)])
rd = T("ROOMS DEPARTMENT PROFIT", [rr, (rp, -1), (ro, -1)])
S.head("FOOD & BEVERAGE DEPARTMENT", lv=0); S.head("Revenue", lv=1)
fr = T("Total Food & Beverage Revenue", [L("Tidewater Grill - Food", 118250), L("Tidewater Grill - Beverage", 41300), L("Lobby Bar", 57940), L("Room Service", 13620, .12), L("Banquet - Food", 201480, .15), L("Banquet - Beverage", 46175, .15), L("Public Room Rental", 31200, .2), L("Audio Visual", 22450, .2), L("Service Charges", 43900, .1)])
S.head("Cost of Sales", lv=1)
fc = T("Total Cost of Sales", [L("Cost of Food", 103940), L("Cost of Beverage", 31020), L("Audio Visual Cost", 12900)])
S.head("Payroll & Related", lv=1)
fp = T("Total Payroll & Related", [L("Kitchen", 74310), L("Restaurant & Bar Service", 46270), L("Banquets", 38500, .12), L("Stewarding", 17680), L("Management & Sales", 21150), L("Payroll Taxes & Benefits", 62440)])
S.head("Other Expenses", lv=1)
fo = T("Total Other Expenses", [L("China, Glass & Silver", 6210, .3), L("Kitchen Fuel", 3340), L("Menus & Printing", 910, .5), L("Music & Entertainment", 4500, .1), L("Licenses", 1265, 0), L("Supplies & Other", 10775)])
fd = T("FOOD & BEVERAGE DEPARTMENT PROFIT", [fr, (fc, -1), (fp, -1), (fo, -1)])
S.head("OTHER OPERATED DEPARTMENTS", lv=0)
S.head("Revenue", lv=1)
mr = T("Total Other Operated Revenue", [L("Parking", 61340), L("Marina Slips", 18200, .15), L("Gift Shop", 7425), L("Guest Laundry", 2280), L("Spa & Fitness", 14960)])
S.head("Expenses", lv=1)
me = T("Total Other Operated Expenses", [L("Parking", 27910), L("Marina Slips", 6400), L("Gift Shop", 4870), L("Guest Laundry", 1915), L("Spa & Fitness", 11320)])
md = T("OTHER OPERATED DEPARTMENTS PROFIT", [mr, (me, -1)])
mi = S.line("MISCELLANEOUS INCOME", v6(16880, .2), lv=1)
S.head("SUMMARY", lv=0)
rev = T("TOTAL OPERATING REVENUE", [rr, fr, mr, mi], typ="TOTAL", key="total_income")
# department expenses as one line, then the profit
de = T("TOTAL DEPARTMENTAL EXPENSES", [rp, ro, fc, fp, fo, me])
dp = T("TOTAL DEPARTMENTAL PROFIT", [rev, (de, -1)])
S.head("UNDISTRIBUTED OPERATING EXPENSES", lv=0); und = []
def U(title, lines): S.head(title, lv=1); und.append(T("Total "+title, lines()))
U("Administrative & General", lambda: [L("Salaries & Benefits", 63240), L("Credit Card Commissions", 49180), L("Professional Fees", 6900, .5), L("Human Resources & Recruiting", 4215, .3), L("Bad Debt", 1300, .8), L("Other A&G", 12730)])
U("Information & Telecommunications", lambda: [L("System Licenses", 14820, .04), L("Telephone", 5140)])
U("Sales & Marketing", lambda: [L("Salaries & Benefits", 52330), L("Brand Marketing Fund", 31600), L("Advertising & Digital", 18450, .2), L("Loyalty Program", 38720)])
U("Franchise Fees", lambda: [L("Royalty", 62900, .03)])
U("Property Operations & Maintenance", lambda: [L("Salaries & Benefits", 47810), L("Building Repairs", 12460, .3), L("HVAC & Electrical", 9380, .4), L("Grounds & Dock", 5120, .3), L("Elevators", 4415, .02)])
U("Utilities", lambda: [L("Electricity", 46320), L("Gas", 9870, .2), L("Water & Sewer", 17240)])
ut = T("TOTAL UNDISTRIBUTED EXPENSES", und)
gop = T("GROSS OPERATING PROFIT", [dp, (ut, -1)], typ="TOTAL")
mf = S.line("Management Fee", [int(round(x*.03)) for x in S.rows[rev]["values"]], lv=2)
bm = T("INCOME BEFORE NON-OPERATING ITEMS", [gop, (mf, -1)])
S.head("NON-OPERATING EXPENSES", lv=0)
nf = T("TOTAL NON-OPERATING EXPENSES", [S.line("Property Taxes", v6(68140, 0, ytd=9, ly=.97), lv=2), S.line("Insurance", v6(31255, 0, ytd=9, ly=.83), lv=2), S.line("Ground & Dock Lease", v6(12500, 0, ytd=9, ly=1), lv=2)])
eb = T("EBITDA", [bm, (nf, -1)], typ="TOTAL")
ff = S.line("FF&E Reserve (4%)", [int(round(x*.04)) for x in S.rows[rev]["values"]], lv=2)
T("NET OPERATING INCOME", [eb, (ff, -1)], typ="TOTAL", key="noi")
F = "p11_meridian_harbor_departments.pdf"
W, H = landscape(letter); c = canvas.Canvas(os.path.join(DOC, F), pagesize=(W, H), invariant=1)
LX = [82, 146, 210, 274-0]; XL = [(92, 118), (158, 184), (224, 250)]; XR = [(508, 536), (582, 610), (656, 684)]
XL = [(90, 118), (166, 194), (242, 270)]; XR = [(562, 590), (638, 666), (714, 742)]; MX = 296
pg = 0; y = 0
def top():
    global pg, y
    pg += 1; c.setFillColorRGB(.07, .2, .35); c.rect(36, H-58, W-72, 30, stroke=0, fill=1); c.setFillGray(1); c.setFont("Helvetica-Bold", 12); c.drawString(44, H-47, "Meridian Harbor Hotel"); c.setFont("Helvetica", 9); c.drawCentredString(W/2, H-42, "Departmental Statement of Operations"); c.drawCentredString(W/2, H-53, "Period Ended September 30, 2024"); c.drawRightString(W-44, H-47, "218 Rooms  |  Charleston, SC"); c.setFillGray(0)
    y = H-72; c.setFont("Helvetica-Bold", 7.5); c.drawCentredString(170, y, "September 2024"); c.drawCentredString(640, y, "Year to Date"); c.setLineWidth(.5); c.line(44, y-3, 276, y-3); c.line(510, y-3, 748, y-3)
    y -= 12
    for q in (XL, XR):
        for (a, b), t in zip(q, ("Actual", "Budget", "Last Year")): c.drawRightString(a, y, t); c.drawRightString(b, y, "%")
    c.drawString(MX, y, "Account"); c.setLineWidth(1); c.line(36, y-4, W-36, y-4); y -= 15
    c.setFont("Helvetica", 6.5); c.drawString(36, 22, "Sextant Hospitality Management - Confidential"); c.drawRightString(W-36, 22, f"Page {pg} of 4"); c.drawCentredString(W/2, 22, "Run 10/11/2024 6:03:22 AM")
top(); base = None; basis = {}
cur = None
for i, r in enumerate(S.rows):
    l = r["label"]
    if r["rowType"] == "HEADING": cur = l if S.meta[i]["lv"] == 0 else cur
    basis[i] = {"ROOMS DEPARTMENT": rr, "FOOD & BEVERAGE DEPARTMENT": fr, "OTHER OPERATED DEPARTMENTS": mr}.get(cur, rev)
basis[mi] = rev
def fm(v, m): return f"{v*100:.1f}%" if m.get("pct") else f"{v:,.2f}" if m.get("d2") else f"({-v:,})" if v < 0 else f"{v:,}"
for i, (r, m) in enumerate(zip(S.rows, S.meta)):
    t = r["rowType"]; l = r["label"]; lv = m["lv"]
    need = 60 if lv == 0 else 30 if t == "HEADING" else 12
    if y < 38+need or l in ("FOOD & BEVERAGE DEPARTMENT",): c.showPage(); top()
    if lv == 0: y -= 3; c.setFillColorRGB(.85, .89, .94); c.rect(36, y-3, W-72, 11.5, stroke=0, fill=1); c.setFillGray(0)
    b = t != "LINE" or l.isupper(); c.setFont("Helvetica-Bold" if b else "Helvetica", 7.6)
    c.drawString(MX+(0 if lv == 0 or l.isupper() else 6 if lv == 1 else 13), y, l)
    if t != "HEADING":
        bs = S.rows[basis[i]]["values"]; stat = i <= 5
        for k, ((a, p), v) in enumerate(zip(XL+XR, r["values"])):
            if t in ("SUBTOTAL", "TOTAL"): c.setLineWidth(.4); c.line(a-46, y+7.4, a, y+7.4)
            if t == "TOTAL": c.line(a-46, y-2, a, y-2)
            c.setFont("Helvetica-Bold" if b else "Helvetica", 7.6); c.drawRightString(a, y, fm(v, m))
            if not stat and lv != 0: c.setFont("Helvetica-Oblique", 6.6); c.drawRightString(p, y, f"{v/bs[k]*100:.1f}")
    y -= 11 if t in ("LINE", "HEADING") else 14
c.save(); print(pg, "pages")
save(F, [S], "HOSPITALITY", "OPERATING_STATEMENT", "hotel manager", "landscape departmental hotel statement with the account names in the middle, month left and year right, banners, four pages", "labels in the middle column; percent columns between; same labels in several departments; statistics rows")
