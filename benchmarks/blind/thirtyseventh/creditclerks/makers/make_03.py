# Student housing trailing twelve, academic year, tabloid landscape, total column FIRST, per-bed column last, two-line header, zebra bands.
from common import *
import random
from reportlab.lib.pagesizes import TABLOID, landscape
from reportlab.pdfgen import canvas
R = random.Random(3703)
F = "kestrel_yard_t12_acad_year.pdf"
MO = [("Sep", "2024"), ("Oct", "2024"), ("Nov", "2024"), ("Dec", "2024")] + [(m, "2025") for m in "Jan Feb Mar Apr May Jun Jul Aug".split()]
BEDS = 316
s = Stmt("Trailing 12-Month Operating Summary", "The Kestrel Yard", "2024-09-01", "2025-08-31", ["T-12 Total"]+[f"{m} {y}" for m, y in MO])
SEAS = dict(flat=[1]*12, sum=[1, 1, 1, 1, 1, 1, 1, 1, .93, .62, .58, .97], heat=[.4, .7, 1.3, 1.8, 2.1, 1.9, 1.4, .9, .5, .3, .3, .3], turn=[.4, .2, .2, .3, .3, .2, .3, .4, 1.1, 1.2, 3.1, 4.3], cool=[1.1, .8, .6, .6, .6, .6, .7, .8, 1.0, 1.5, 1.8, 1.9])
def ser(b, sea="flat", vol=.08, zero=0):
    v = [0 if R.random() < zero else round(b*k*R.uniform(1-vol, 1+vol)) for k in SEAS[sea]]
    return [sum(v)]+v
def L(code, lab, *a, **k): return s.line(lab, ser(*a, **k), code=code)
s.head("Revenue")
s.head("Housing Revenue")
h = [L("40100", "Gross Potential Bed Rent", 273400, "flat", vol=.004), L("40150", "Gain / (Loss) to Lease", -4100, vol=.2), L("40200", "Vacancy - Beds", -11900, "turn", vol=.1), L("40210", "Model & Staff Beds", -2535, vol=0), L("40300", "Concessions - Gift Cards & Upfront", -1480, "turn", vol=.3), L("40310", "Concessions - Monthly", -2210, vol=.1), L("40400", "Bad Debt Write-Offs", -1850, vol=.6, zero=.15), L("40410", "Bad Debt Recoveries", 420, vol=.7, zero=.3)]
H = s.tot("Net Housing Revenue", h)
s.head("Ancillary Revenue")
o = [L("41010", "Application Fees", 900, "turn", vol=.3), L("41020", "Administration Fees", 1250, "turn", vol=.3), L("41030", "Parking - Garage Permits", 7840, "sum", vol=.03), L("41040", "Parking - Surface", 2275, "sum", vol=.03), L("41050", "Pet Rent", 1960, vol=.05), L("41060", "Furniture Package", 3300, vol=.03), L("41070", "Utility Overage Billbacks", 2640, "heat", vol=.2), L("41080", "Roommate Transfer Fees", 300, vol=.9, zero=.3), L("41090", "Late Charges", 1720, vol=.3), L("41100", "Damages Billed at Turn", 1400, "turn", vol=.3), L("41110", "Vending & Laundry", 510, vol=.2), L("41120", "Summer Conference Beds", 0, vol=0), L("41190", "Other", 180, vol=.8)]
i = o[11]; vv = [0]*9+[16450, 18900, 2100]; s.rows[i]["values"] = [sum(vv)]+vv
O = s.tot("Total Ancillary Revenue", o)
TI = s.tot("TOTAL REVENUE", [H, O], typ="TOTAL", key="total_income")
s.head("Expenses")
S = []
def sec(name, items):
    s.head(name); ix = [L(*x[:3], **(x[3] if len(x) > 3 and isinstance(x[3], dict) else {})) if len(x) < 5 else L(x[0], x[1], x[2], x[3], **x[4]) for x in items]
    S.append(s.tot("Total "+name, ix))
sec("Payroll & Related", [("50010", "General Manager", 6250, {"vol": 0}), ("50020", "Leasing & Office Wages", 9480, "turn", dict(vol=.1)) if 0 else ("50020", "Leasing & Office Wages", 9480, {"vol": .1}), ("50030", "Resident Assistants (Community Assistants)", 3890, {}), ("50040", "Maintenance Wages", 11350, {}), ("50050", "Overtime & On-Call", 1100, "turn", dict(vol=.2)), ("50060", "Bonuses & Commissions", 900, "turn", dict(vol=.4)), ("50070", "Payroll Taxes", 2610, {}), ("50080", "Health & Benefits", 3320, {"vol": .03}), ("50090", "Workers Compensation", 640, {}), ("50095", "Payroll Processing Fees", 215, {})])
sec("Leasing & Marketing", [("51010", "Internet Listing Services", 1825, {"vol": .02}), ("51020", "Digital / Paid Social", 2600, {"vol": .4}), ("51030", "Print & Collateral", 420, {"vol": .6, "zero": .2}), ("51040", "Resident Events", 1150, {"vol": .4}), ("51050", "Referral Fees", 475, {"vol": .6, "zero": .25}), ("51060", "Campus Sponsorships", 500, {"vol": .5, "zero": .5}), ("51070", "Locator / Call Center", 390, {"vol": .05})])
sec("General & Administrative", [("52010", "Office Supplies & Postage", 610, {"vol": .4}), ("52020", "Telephone & Answering Service", 545, {}), ("52030", "Property Management Software", 1490, {"vol": .01}), ("52040", "Computer & Copier Lease", 560, {"vol": .03}), ("52050", "Credit & Background Screening", 310, "turn", dict(vol=.3)), ("52060", "Bank & Card Processing Fees", 735, {"vol": .15}), ("52070", "Legal & Evictions", 450, {"vol": .8, "zero": .2}), ("52080", "Dues, Licenses & Permits", 160, {"vol": .9, "zero": .4}), ("52090", "Travel, Training & Meals", 330, {"vol": .8, "zero": .2})])
sec("Utilities", [("53010", "Electricity - Units", 14100, "cool", dict(vol=.06)), ("53020", "Electricity - Common", 2870, "cool", dict(vol=.06)), ("53030", "Natural Gas", 2150, "heat", dict(vol=.1)), ("53040", "Water", 4380, "sum", dict(vol=.06)), ("53050", "Sewer & Storm Water", 4960, "sum", dict(vol=.06)), ("53060", "Trash & Recycling", 2190, {"vol": .05}), ("53070", "Bulk Internet & Cable", 7110, {"vol": 0}), ("53080", "Utility Billing Service", 480, {"vol": .02})])
sec("Repairs & Maintenance", [("54010", "Appliance Parts & Repairs", 720, {"vol": .4}), ("54020", "Plumbing", 980, {"vol": .5}), ("54030", "Electrical & Lighting", 430, {"vol": .5}), ("54040", "HVAC", 1230, "cool", dict(vol=.3)), ("54050", "Elevator Contract", 865, {"vol": 0}), ("54060", "Fire Alarm & Sprinkler", 540, {"vol": .7}), ("54070", "Access Control, Keys & Locks", 390, {"vol": .5}), ("54080", "Furniture Repairs", 260, "turn", dict(vol=.4)), ("54090", "Pool & Fitness Equipment", 470, {"vol": .4}), ("54100", "Janitorial & Common Area Supplies", 815, {"vol": .2})])
sec("Contract Services", [("55010", "Landscaping", 1540, {"vol": .02}), ("55020", "Snow Removal", 700, "heat", dict(vol=.5)), ("55030", "Pest Control", 365, {"vol": .03}), ("55040", "Courtesy Patrol", 4150, {"vol": .04}), ("55050", "Shuttle Service", 5200, "sum", dict(vol=.02)), ("55060", "Parking Enforcement", 275, {"vol": .1})])
sec("Turnover", [("56010", "Cleaning", 1600, "turn", dict(vol=.1)), ("56020", "Painting & Drywall", 2350, "turn", dict(vol=.1)), ("56030", "Carpet & Flooring Repair", 980, "turn", dict(vol=.2)), ("56040", "Temporary Labor", 820, "turn", dict(vol=.2)), ("56050", "Trash Haul-Off / Dumpsters", 310, "turn", dict(vol=.2))])
CO = s.tot("Total Controllable Expenses", S[:], typ="SUBTOTAL")
S2 = S; S = []
sec("Non-Controllable", [("57010", "Property Management Fee (3.0%)", 8370, {"vol": .03}), ("57020", "Real Estate Taxes", 27940, {"vol": 0}), ("57030", "Property & Liability Insurance", 9115, {"vol": 0}), ("57040", "Ground Lease", 1500, {"vol": 0})])
TE = s.tot("TOTAL EXPENSES", [CO, S[0]], typ="TOTAL", key="total_operating_expenses")
NO = s.tot("NET OPERATING INCOME", [TI, TE], [1, -1], typ="TOTAL", key="noi")
rr = L("59010", "Replacement Reserve", 5267, vol=0)
s.tot("NOI AFTER RESERVES", [NO, rr], [1, -1], typ="TOTAL")
P = landscape(TABLOID); W, H_ = P
c = canvas.Canvas(str(ROOT/"documents"/F), pagesize=P, invariant=1)
X0 = 340; XS = [X0]+[X0+70+i*59 for i in range(12)]; XB = XS[-1]+64
def fm(v): return f"({-v:,})" if v < 0 else f"{v:,}"
pg = 0
def page():
    global y, pg, z
    if pg: c.showPage()
    pg += 1; z = 0
    c.setFillColorRGB(.11, .27, .38); c.rect(0, H_-62, W, 62, stroke=0, fill=1); c.setFillColorRGB(1, 1, 1)
    c.setFont("Helvetica-Bold", 17); c.drawString(36, H_-30, "The Kestrel Yard"); c.setFont("Helvetica", 10); c.drawString(36, H_-47, f"Student Housing  |  {BEDS} beds / 98 units  |  Accrual basis, unaudited")
    c.setFont("Helvetica-Bold", 13); c.drawRightString(W-36, H_-30, "Trailing 12-Month Operating Summary"); c.setFont("Helvetica", 10); c.drawRightString(W-36, H_-47, "September 2024 - August 2025")
    c.setFillGray(0); c.setFont("Helvetica-Bold", 8.5)
    y = H_-80
    for x, (a, b) in zip(XS, [("T-12", "Total")]+MO):
        c.drawRightString(x, y, a); c.drawRightString(x, y-10, b)
    c.drawRightString(XB, y, "T-12"); c.drawRightString(XB, y-10, "per Bed")
    c.setLineWidth(1); c.line(34, y-14, W-34, y-14); y -= 27
    c.setFont("Helvetica-Oblique", 7); c.drawString(36, 22, "Prepared by Larkmoor Student Living for lender reporting. Amounts in US dollars."); c.drawRightString(W-36, 22, f"{pg} of 2")
page()
for q in s.rows:
    if y < 40 or (pg == 1 and q["label"] == "Utilities" and q["rowType"] == "HEADING"): page()
    t = q["rowType"]
    if t == "LINE":
        z += 1
        if z % 2: c.setFillGray(.945); c.rect(34, y-3, W-68, 11.6, stroke=0, fill=1); c.setFillGray(0)
    if t == "TOTAL": c.setFillColorRGB(.82, .89, .93); c.rect(34, y-3, W-68, 11.6, stroke=0, fill=1); c.setFillGray(0)
    c.setFont("Helvetica" if t == "LINE" else "Helvetica-Bold", 8)
    if q["accountCode"]: c.drawString(38, y, q["accountCode"])
    c.drawString(70 if t == "LINE" else (38 if t == "TOTAL" or q["label"] in ("Revenue", "Expenses") else 54), y, q["label"])
    if t != "HEADING":
        for x, v in zip(XS, q["values"]): c.drawRightString(x, y, fm(v))
        c.drawRightString(XB, y, fm(round(q["values"][0]/BEDS)))
    if t == "SUBTOTAL": c.setLineWidth(.4); c.line(54, y-3, W-34, y-3)
    y -= 11.6 + (3 if t in ("SUBTOTAL", "TOTAL") else 0)
c.save()
save(F, [s], "STUDENT_HOUSING", "OPERATING_STATEMENT_T12", "T12 on tabloid, total column first, per-bed column, zebra bands, whole dollars", True)
