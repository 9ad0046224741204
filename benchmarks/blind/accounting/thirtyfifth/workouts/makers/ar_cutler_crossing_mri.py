"""MRI-like aged delinquencies, strip mall, fixed-pitch PDF; tenant heading over lines by charge with invoice dates; trailing-minus negatives; tenant sums."""
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
# (suite, lease id, name, status, [(category, source, date, amount, bucket)])
T = [
("1001", "CC0014", "Hearth & Crumb Bakery LLC", "Current", "Day 1  Last pmt 08/04/2025  3,112.50", [("RNT","Base Rent","09/01/2025",4166.67,0),("CAM","Common Area Maint","09/01/2025",612.40,0),("CAM","Common Area Maint","08/01/2025",612.40,1),("LAT","Late Charge","08/11/2025",208.33,1)]),
("1004", "CC0022", "Brazen Nails & Spa", "Current", "Day 1  Last pmt 06/19/2025  1,500.00", [("RNT","Base Rent","09/01/2025",2850.00,0),("RNT","Base Rent","08/01/2025",2850.00,1),("RNT","Base Rent","07/01/2025",2850.00,2),("RNT","Base Rent","06/01/2025",1350.00,3),("RET","Real Estate Tax","09/01/2025",341.15,0),("RET","Real Estate Tax","08/01/2025",341.15,1),("LAT","Late Charge","07/11/2025",142.50,2),("NSF","Returned Check Fee","06/20/2025",35.00,3)]),
("1007-08", "CC0009", "Tri-State Discount Furniture Inc", "Current", "Day 1  Last pmt 09/02/2025 18,440.00", [("RNT","Base Rent","09/01/2025",-275.00,0),("REC","2024 CAM Reconciliation","04/15/2025",7918.63,4)]),
("1010", "CC0031", "Kwik Ship & Mail Center", "Current", "Day 1  Last pmt 09/03/2025  2,204.16", [("PRE","Prepaid Rent","09/03/2025",-2204.16,0)]),
("1012", "CC0017", "Dr. R. Allenby Optometry PA", "Current", "Day 1  Last pmt 08/29/2025  4,377.80", [("INS","Insurance Recovery","07/01/2025",96.22,2),("INS","Insurance Recovery","09/01/2025",96.22,0)]),
("1015", "CC0006", "Tacos El Farolito", "Eviction filed", "Day 1  Last pmt 03/07/2025  5,000.00", [("RNT","Base Rent","09/01/2025",5833.33,0),("RNT","Base Rent","08/01/2025",5833.33,1),("RNT","Base Rent","07/01/2025",5833.33,2),("RNT","Base Rent","06/01/2025",5833.33,3),("RNT","Base Rent","05/01/2025",5663.43,4),("RNT","Base Rent","04/01/2025",5663.43,4),("CAM","Common Area Maint","09/01/2025",874.00,0),("CAM","Common Area Maint","08/01/2025",874.00,1),("CAM","Common Area Maint","07/01/2025",874.00,2),("CAM","Common Area Maint","06/01/2025",874.00,3),("WTR","Water/Sewer Submeter","08/15/2025",318.47,0),("WTR","Water/Sewer Submeter","07/15/2025",402.16,1),("LGL","Legal Fees Billback","08/22/2025",1650.00,0),("OPC","Open Credit","03/07/2025",-1122.85,4)]),
("1019", "CC0035", "Palmetto Vapor #12", "Current", "Day 5  Last pmt 09/05/2025  1,975.00", [("LAT","Late Charge","09/06/2025",98.75,0),("LAT","Late Charge","08/06/2025",98.75,1),("LAT","Late Charge","07/06/2025",98.75,2)]),
("1022", "CC0028", "FitQuest 24 Franchise Group LLC", "Current", "Day 1  Last pmt 07/31/2025 12,000.00", [("RNT","Base Rent","09/01/2025",13750.00,0),("RNT","Base Rent","08/01/2025",1750.00,1),("RNT","Deferred Rent per 2nd Amend","12/01/2024",9166.67,4),("RNT","Deferred Rent per 2nd Amend","01/01/2025",9166.67,4),("CAM","Common Area Maint","09/01/2025",2105.60,0),("PCT","Percentage Rent 2024","05/30/2025",4418.09,4),("SGN","Pylon Sign Fee","06/05/2025",150.00,3)]),
("1030", "CC0011", "Former: Bayou Beauty Supply", "Vacated 02/28/2025", "Day 1  Last pmt 01/09/2025  1,200.00", [("RNT","Base Rent","02/01/2025",3208.33,4),("RNT","Base Rent","01/01/2025",2008.33,4),("CAM","Common Area Maint","02/01/2025",466.75,4),("DEP","Security Deposit Applied","03/31/2025",-3000.00,4)]),
("PAD-A", "CC0002", "First Gulf Federal Credit Union", "Current", "Day 1  Last pmt 09/01/2025  9,500.00", [("RET","Real Estate Tax","06/15/2025",1204.55,3),("RET","Real Estate Tax","06/30/2025",-1204.55,3),("GLR","Ground Lease CPI Adj","07/01/2025",237.50,2)]),
]
BK = ["b0_30", "b31_60", "b61_90", "b91_120", "b120"]; money = ["total"] + BK
rows = []; totals = []; groups = []
for su, lid, nm, st, ex, ls in T:
    g = []
    for cat, src, dt, a, b in ls:
        v = {k: 0.0 for k in BK}; v[BK[b]] = a
        g.append({"unit": su, "resident": lid, "name": nm, "charge": cat, "status": st, "date": f"{dt[6:]}-{dt[:2]}-{dt[3:5]}", "total": a, **v})
    sub = {"label": f"{nm} Total:", **{k: r2(sum(q[k] for q in g)) for k in money}}
    groups.append((su, lid, nm, st, ex, ls, g, sub)); rows += g; totals.append(sub)
G = {"label": "Grand Total:", **{k: r2(sum(s[k] for s in totals)) for k in money}}; totals.append(G)
assert abs(G["total"] - sum(G[k] for k in BK)) < .005
F = "ar_cutler_crossing_mri.pdf"; W, H = landscape(letter)
c = canvas.Canvas(doc(F), pagesize=(W, H), invariant=1); S = 7.6; CW = S*.6
X = {k: x for k, x in zip(money, (392, 468, 540, 612, 684, 760))}
def tm(v): return f"{abs(v):,.2f}" + ("-" if v < 0 else " ")
pg = [0]
def head():
    pg[0] += 1; c.setFont("Courier", S)
    c.drawString(32, H-30, "Database:   CUTLERCX"); c.drawCentredString(W/2, H-30, "Aged Delinquencies"); c.drawRightString(W-32, H-30, f"Page:  {pg[0]:>8}")
    c.drawString(32, H-40, "BLDG:       CC1"); c.drawCentredString(W/2, H-40, "Cutler Crossing Shopping Center"); c.drawRightString(W-32, H-40, "Date:  9/9/2025")
    c.drawCentredString(W/2, H-50, "Summit Receivership Services, as Receiver"); c.drawRightString(W-32, H-50, "Time:  03:41 PM")
    c.drawCentredString(W/2, H-60, "Date: 9/30/2025")
    c.setFont("Courier-Bold", S); y = H-80
    c.drawString(32, y, "Invoice Date  Category  Source")
    for k, t in zip(money, ("Amount", "0-30", "31-60", "61-90", "91-120", "Over 120")): c.drawRightString(X[k]-CW, y, t)
    c.setLineWidth(.5); c.line(32, y-4, W-30, y-4); return y-16
y = head()
for su, lid, nm, st, ex, ls, g, sub in groups:
    if y - 12*(len(g)) < 60: c.showPage(); y = head()
    c.setFont("Courier-Bold", S); c.drawString(32, y, f"{su:<9}{lid:<9}{nm}"); c.setFont("Courier", S)
    c.drawString(400, y, st); c.drawString(520, y, ex); y -= 11.5
    for (cat, src, dt, a, b), r in zip(ls, g):
        c.drawString(32, y, f"{dt:<14}{cat:<10}{src}")
        for k in money: c.drawRightString(X[k], y, tm(r[k]))
        y -= 10.2
    c.line(340, y+7, W-30, y+7); c.setFont("Courier-Bold", S); c.drawRightString(345-40, y-2, sub["label"])
    for k in money: c.drawRightString(X[k], y-2, tm(sub[k]))
    y -= 20
c.line(340, y+12, W-30, y+12); c.line(340, y+10.5, W-30, y+10.5)
c.drawRightString(305, y, G["label"])
for k in money: c.drawRightString(X[k], y, tm(G[k]))
c.save()
print(totals[-1], pg)
save(F, "AR", "RETAIL", "MRI style aged delinquencies, Courier, tenant heading over charge lines, trailing minus, tenant totals", money, rows, totals, hard=True)
