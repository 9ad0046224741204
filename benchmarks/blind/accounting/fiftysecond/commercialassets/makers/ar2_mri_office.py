"""MRI-like aged delinquencies of an office building: portrait, narrow sans, lease heading in two lines, category sums below each lease, building recap."""
import random
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.colors import HexColor, black
from common import *
R = random.Random(520505)
FILE = "Meridian_Court_Aged_Delinq_2026-10.pdf"
d = "/usr/share/fonts/truetype/liberation/LiberationSansNarrow-"
pdfmetrics.registerFont(TTFont("N", d + "Regular.ttf")); pdfmetrics.registerFont(TTFont("NB", d + "Bold.ttf")); pdfmetrics.registerFont(TTFont("NI", d + "Italic.ttf"))
CAT = {"BRR": "Base Rent", "CAM": "Operating Exp Est", "RET": "Real Estate Tax Est", "INS": "Insurance Est", "ELC": "Submetered Electric", "HVC": "After Hours HVAC", "PKG": "Reserved Parking", "LPC": "Late Charge", "OEY": "2025 Opex Reconciliation", "PPR": "Prepaid / Open Credit", "TIR": "TI Reimbursement"}
# lease id, name, suite, status, moid, last payment, [(y, m, d, cat, source, amount)]
def n(lo, hi): return r2(R.uniform(lo, hi))
L = [
 ("070-003907","Abernethy & Sloan CPAs","0200","Current","00003907-1","10/02/2026  21,406.55",[(10,1,"PKG","CH",640.),(9,14,"HVC","CH",312.5)]),
 ("070-003955","Bluestem Clinical Research, Inc.","0210","Current","00003955-1","09/30/2026  48,220.00",[(4,30,"OEY","NC",14207.66),(10,6,"ELC","CH",n(900,1400))]),
 ("070-004021","Castellane Freight Brokers","0300","Current","00004021-2","07/08/2026  9,412.10",[(8,1,"BRR","CH",8640.),(8,1,"CAM","CH",1715.),(8,1,"RET","CH",905.25),(8,11,"LPC","CH",432.),(9,1,"BRR","CH",8640.),(9,1,"CAM","CH",1715.),(9,1,"RET","CH",905.25),(9,11,"LPC","CH",432.),(10,1,"BRR","CH",8640.),(10,1,"CAM","CH",1715.),(10,1,"RET","CH",905.25)]),
 ("070-004066","Dovetail Staffing of the Midlands, LLC","0310","Inactive","00004066-1","05/19/2026  3,000.00",[(5,1,"BRR","CH",5120.),(5,1,"CAM","CH",988.4),(6,1,"BRR","CH",5120.),(6,1,"CAM","CH",988.4),(6,15,"TIR","NC",22500.),(6,30,"PPR","CR",-10240.)]),
 ("070-004102","Eastlight Title Agency","0325","Current","00004102-1","10/01/2026  6,011.92",[(10,9,"PPR","CR",-6011.92)]),
 ("070-004140","Fenn, Oduya & Marsh LLP","0400","Current","00004140-3","10/05/2026  61,880.40",[(7,1,"RET","CH",210.08),(9,22,"HVC","CH",1875.),(10,20,"HVC","CH",1437.5),(10,6,"ELC","CH",n(2500,3300))]),
 ("070-004188","Greywater Analytics","0410","Current","00004188-1","09/03/2026  11,230.00",[(9,1,"CAM","CH",402.),(10,1,"BRR","CH",9310.),(10,1,"CAM","CH",1602.),(10,1,"INS","CH",144.17)]),
 ("070-004203","Hollin State University - Extension","0500","Current","00004203-1","10/16/2026  27,115.00",[(4,30,"OEY","NC",8842.19),(8,28,"PPR","CR",-1120.4)]),
 ("070-004251","Iverson Point Wealth","0515","Current","00004251-1","08/31/2026  7,745.00",[(9,1,"BRR","CH",6480.),(9,1,"CAM","CH",1120.),(9,11,"LPC","CH",324.),(10,1,"BRR","CH",6480.),(10,1,"CAM","CH",1120.),(10,11,"LPC","CH",324.),(10,1,"PKG","CH",150.)]),
 ("070-004260","Juniper Street Architects","0520","Current","00004260-2","10/12/2026  12,090.75",[(10,6,"ELC","CH",n(300,700)),(10,1,"INS","CH",98.6)]),
 ("070-004277","Kalyra Therapeutics Corp.","0600","Current","00004277-1","10/01/2026  88,004.00",[(4,30,"OEY","NC",31960.02),(10,1,"RET","CH",0.01)]),
 ("070-004290","L&B Court Reporting","0610","Current","00004290-1","06/02/2026  2,210.00",[(m,1,"BRR","CH",1875.) for m in (6,7,8,9,10)] + [(m,1,"CAM","CH",335.) for m in (7,8,9,10)] + [(8,11,"LPC","CH",93.75),(9,11,"LPC","CH",93.75)]),
 ("070-004311","Monarch Sleep Institute","0700","Current","00004311-1","10/02/2026  19,440.00",[(10,20,"HVC","CH",562.5)]),
]
COL = ["total", "current", "m1", "m2", "m3", "m4"]
def bucket(m): return ["current", "m1", "m2", "m3", "m4"][min(10 - m, 4)]
def tot(xs): return {k: r2(sum(x.get(k, 0) for x in xs)) for k in COL}
W, H = 612, 792
XR = dict(zip(COL, (296, 360, 422, 478, 532, 588)))
rows, totals, allx = [], [], []
cv = canvas.Canvas(f"{DOCS}/{FILE}", pagesize=(W, H)); cv.setTitle("Aged Delinquencies")
st = dict(y=0, p=0)
def page():
    if st["p"]: cv.showPage()
    st["p"] += 1
    cv.setFont("N", 8); cv.drawString(26, H - 30, "Database:   PALLADN"); cv.drawString(26, H - 40, "Bldg Status:   Active only")
    cv.setFont("NB", 11); cv.drawCentredString(W / 2, H - 30, "Aged Delinquencies"); cv.setFont("N", 9); cv.drawCentredString(W / 2, H - 41, "Palladine Office Income Fund II"); cv.drawCentredString(W / 2, H - 52, "Meridian Court One")
    cv.setFont("N", 8)
    for i, (a, b) in enumerate((("Page:", str(st["p"])), ("Date:", "10/31/2026"), ("Time:", "05:17 PM"))): cv.drawString(522, H - 30 - 10 * i, a); cv.drawRightString(588, H - 30 - 10 * i, b)
    cv.drawCentredString(W / 2, H - 63, "Period:  10/26")
    y = H - 82
    cv.line(26, y + 10, 588, y + 10); cv.setFont("NB", 8)
    cv.drawString(26, y, "Invoice Date"); cv.drawString(82, y, "Category"); cv.drawString(206, y, "Source")
    for k, t in zip(COL, ("Amount", "Current", "1 Month", "2 Months", "3 Months", "4 Months")): cv.drawRightString(XR[k], y, t)
    cv.line(26, y - 4, 588, y - 4); st["y"] = y - 18
def need(h):
    if st["y"] - h < 34: page()
def nums(dd, f="N"):
    cv.setFont(f, 8)
    for k in COL: cv.drawRightString(XR[k], st["y"], num(dd.get(k, 0), 2, "minus"))
page()
for lid, nm, su, status, moid, lp, chg in L:
    xs = sorted([dict(m=m, d=dd, cat=c, src=s, total=a, **{bucket(m): a}) for m, dd, c, s, a in chg], key=lambda x: (x["m"], x["d"]))
    need(11 * min(len(xs), 4) + 40)
    y = st["y"]
    cv.setFont("NB", 8.4); cv.drawString(26, y, lid); cv.drawString(82, y, nm); cv.setFont("N", 8)
    cv.drawString(330, y, f"Master Occupant Id:  {moid}"); cv.drawString(472, y, "Day Due:  1"); cv.drawString(530, y, "Delq Day:  10")
    cv.drawString(82, y - 10.5, f"Suite {su}"); cv.drawString(136, y - 10.5, status); cv.drawString(330, y - 10.5, f"Last Payment:  {lp}")
    st["y"] = y - 25
    for x in xs:
        need(11); cv.setFont("N", 8)
        ds = f"{x['m']}/{x['d']}/2026"
        cv.drawString(26, st["y"], ds); cv.drawString(82, st["y"], x["cat"]); cv.drawString(106, st["y"], CAT[x["cat"]]); cv.drawString(212, st["y"], x["src"]); nums(x)
        rows.append({"unit": su, "name": nm, "resident": lid, "status": status, "date": ds, "charge": f"{x['cat']} {CAT[x['cat']]}", **{k: x.get(k, 0.0) for k in COL}})
        st["y"] -= 10.5
    st["y"] -= 3
    cats = [c for c in CAT if any(x["cat"] == c for x in xs)]
    if len(xs) > 1:
        for c in cats:
            need(11); cv.setFont("NI", 8); cv.drawString(112, st["y"], c); cv.drawString(136, st["y"], CAT[c]); t = tot([x for x in xs if x["cat"] == c]); nums(t, "NI")
            totals.append({"label": f"{c} {CAT[c]}", **t}); st["y"] -= 10.5
    need(14); t = tot(xs)
    cv.setLineWidth(.4)
    for k in COL: cv.line(XR[k] - 44, st["y"] + 8.2, XR[k], st["y"] + 8.2)
    cv.setFont("NB", 8); cv.drawString(82, st["y"], f"{nm} Total:"); nums(t, "NB"); totals.append({"label": f"{nm} Total:", **t}); st["y"] -= 22
    allx += xs
need(11 * 15)
cv.setFont("NB", 8); cv.drawString(26, st["y"], "Building 070 by category"); st["y"] -= 13
for c in CAT:
    xs = [x for x in allx if x["cat"] == c]
    cv.setFont("N", 8); cv.drawString(112, st["y"], c); cv.drawString(136, st["y"], CAT[c]); t = tot(xs); nums(t); totals.append({"label": f"{c} {CAT[c]}", **t}); st["y"] -= 10.5
t = tot(allx); st["y"] -= 4
cv.line(26, st["y"] + 9, 588, st["y"] + 9); cv.setFont("NB", 8); cv.drawString(82, st["y"], "BLDG 070 Total:"); nums(t, "NB"); totals.append({"label": "BLDG 070 Total:", **t}); st["y"] -= 15
cv.setFont("NB", 8); cv.drawString(82, st["y"], "Grand Total:"); nums(t, "NB"); totals.append({"label": "Grand Total:", **t}); cv.line(26, st["y"] - 4, 588, st["y"] - 4); cv.line(26, st["y"] - 6, 588, st["y"] - 6)
cv.save()
save_truth(FILE, "AR", COL, rows, totals)
