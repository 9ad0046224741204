"""Outlet mall aged receivables, tenant headings over charge lines, landscape PDF by fpdf2 (MRI-like)."""
import random
from common import *
from fpdf import FPDF
import datetime
R = random.Random(1120)
NAME = "aged_delq_pelham_outlets_093026"
CH = {"BRT": "Base Rent", "CAM": "Common Area Maint.", "RET": "Real Estate Tax", "MKT": "Marketing Fund", "PCT": "Percentage Rent", "ELE": "Electric", "LTC": "Late Charge", "TRS": "Trash", "PYR": "Prior Yr Recon", "OAR": "Open Credit", "LEG": "Legal Fees", "SPR": "Sprinkler"}
T = """1004|PO-00417|Bluewick Shoes #482|BRT 8850 0 2;CAM 1912 0 2;RET 644 0 1
1010|PO-00291|Orrin & Tate Leather Outlet|BRT 6240 0 1;OAR -350 2
1018|PO-00502|The Pickle Barrel Café|BRT 4105 0 4;CAM 988 0 5;ELE 412 0 3;LTC 205 0 4;TRS 150 0 5
1022|PO-00118|Sundry Kids|PCT 3318 1
1030|PO-00366|Maplewear Factory Store|BRT 11200 0 1;CAM 2804 0 1;RET 960 0 1;MKT 560 0 1
1041|PO-00520|Vantage Luggage|PYR 1877 3;PYR -422 1
1044|PO-00477|Nail Atelier by Suri LLC|BRT 2650 0 5;CAM 540 0 5;RET 188 0 5;LTC 132 0 5;LEG 1850 4
1052|PO-00233|Kettle & Crumb Bakehouse|ELE 388 0 2;TRS 95 0 1
2003|PO-00309|North Fork Outfitters, Inc.|CAM 4410 1;RET 1522 1
2008|PO-00411|Gemma's Fine Jewelry Outlet|BRT 5120 0 3;MKT 256 0 3
2012|PO-00488|Optica Uno|OAR -1275 0
2015|PO-00515|Brightline Wireless (kiosk K-4)|BRT 1800 0 2;LTC 90 1
2020|PO-00170|Fairmont Cookware|BRT 7315 0 1;CAM 1660 0 1;SPR 45 0 2
2026|PO-00396|Stitch Republic|BRT 6650 4 5;CAM 1490 4 5;RET 512 4 5;OAR -6650 4;LEG 3120 5
2031|PO-00499|Zephyr Sport Factory|PCT 8204 2;PYR 2911 3
2040|PO-00527|Tallow & Fig Candle Co.|BRT 2210 0 1
2044|PO-00355|Hollis Menswear Clearance|BRT 4980 0 2;CAM 1122 0 2;RET 396 0 2;MKT 249 0 2;LTC 249 1
3001|PO-00088|Cinerama Eight Theatres|BRT 27500 0 3;CAM 5214 0 3;RET 3140 0 3;PYR 11806 5
3010|PO-00530|Pretzel Junction|ELE 266 0 1;TRS 95 0 1;OAR -95 1
3014|PO-00448|Verity Books & Toys|BRT 3300 0 0;CAM 702 0 0
3022|PO-00461|Lumière Beauty Outlet|SPR 45 0 5;MKT 310 2
3030|PO-00512|Cascade Mattress Gallery|BRT 9125 0 1;CAM 2040 0 2;RET 733 0 1;ELE 610 0 0""".split("\n")
K = ["total", "current", "b31_60", "b61_90", "b91_120", "b120"]
HD = ["Total", "Current", "31 - 60", "61 - 90", "91 - 120", "Over 120"]
f = lambda c: "" if c == 0 else (f"{c/100:,.2f}" if c > 0 else f"({-c/100:,.2f})")
pdf = FPDF("L", "mm", "letter"); pdf.set_auto_page_break(False); pdf.set_creation_date(datetime.datetime(2026, 10, 2, tzinfo=datetime.timezone.utc))
X = [122, 150, 177, 204, 231, 266]; pn = 0
def head():
    global pn, y
    pn += 1; pdf.add_page(); pdf.set_font("Times", "B", 13); pdf.text(14, 14, "Aged Delinquencies")
    pdf.set_font("Times", "", 9); pdf.text(14, 19, "Entity 3085  Pelham Crossing Premium Outlets - SPE Holdings"); pdf.text(14, 23.2, "Aging date: 9/30/2026    Invoices through 9/30/2026    Order: suite")
    pdf.text(228, 14, f"Database: PCPROD"); pdf.text(228, 18.2, f"Page: {pn}"); pdf.text(228, 22.4, "Date: 10/2/2026  9:12 AM")
    pdf.set_font("Times", "BI", 9.5); pdf.text(14, 31, "Category"); pdf.text(30, 31, "Description")
    for x, h in zip(X, HD): pdf.text(x-pdf.get_string_width(h), 31, h)
    pdf.set_line_width(.4); pdf.line(14, 33, 267, 33); y = 38
def nums(v, b=False):
    pdf.set_font("Times", "B" if b else "", 9.5)
    for x, a in zip(X, v):
        s = f(a); pdf.text(x-pdf.get_string_width(s), y, s)
rows, totals, G, rec = [], [], [0]*6, {}
head()
for tt in T:
    su, idn, nm, chs = tt.split("|"); S = [0]*6
    chs = chs.split(";")
    if y + 4.6*(len(chs)+2) > 205: head()
    pdf.set_font("Times", "B", 9.5); pdf.text(14, y, f"{idn}"); pdf.text(34, y, nm); pdf.text(100, y, f"Suite: {su}")
    pdf.set_font("Times", "", 8.5); pdf.text(122, y, R.choice(["Last pmt 09/04/26", "Last pmt 08/28/26", "Last pmt 07/01/26", "No payment on file", "Last pmt 09/21/26"])); pdf.text(165, y, "Contact: " + R.choice(["Accounts Payable", "Lease Admin", "Owner", "Store manager", "Counsel"])); y += 4.6
    for c in chs:
        p = c.split(); amt = int(float(p[1])*100); a, b = int(p[2]), int(p[3]) if len(p) > 3 else int(p[2])
        B = [0]*5
        if p[0] not in ("BRT", "TRS", "SPR") and amt > 0: amt += R.randint(1, 99)
        for k in range(min(a, 4), min(b, 4)+1):
            B[k] = amt + (R.randint(-1500, 1500) if p[0] in ("ELE",) else 0)
        if b == 5: B[4] = amt*R.choice([1, 2, 3]) if a != b else amt
        if R.random() < .2 and B[min(b, 4)] > 100000: B[min(b, 4)] -= R.choice([50000, 25000, 81234])
        v = [sum(B)] + B; S = [q+w for q, w in zip(S, v)]
        rec[p[0]] = [q+w for q, w in zip(rec.get(p[0], [0]*6), v)]
        pdf.set_font("Times", "", 9.5); pdf.text(17, y, p[0]); pdf.text(30, y, CH[p[0]]); nums(v); y += 4.6
        rows.append({"unit": su, "resident": idn, "name": nm, "charge": p[0], **{k: num(x) for k, x in zip(K, v) if x}})
    pdf.set_line_width(.15); pdf.line(100, y-3.6, 267, y-3.6)
    pdf.set_font("Times", "BI", 9.5); s = nm + " Total:"; pdf.text(30, y, s); nums(S, True); y += 7
    totals.append({"label": s, **{k: num(x) for k, x in zip(K, S) if x}}); G = [q+w for q, w in zip(G, S)]
if y > 150: head()
pdf.set_line_width(.5); pdf.line(14, y-3, 267, y-3); y += 2; pdf.set_font("Times", "B", 9.5); pdf.text(14, y, "Grand Total:"); nums(G, True)
totals.append({"label": "Grand Total:", **{k: num(x) for k, x in zip(K, G) if x}})
y += 10; pdf.set_font("Times", "B", 9.5); pdf.text(14, y, "Recap by income category"); y += 5
for c in sorted(rec):
    pdf.set_font("Times", "", 9.5); pdf.text(17, y, c); pdf.text(30, y, CH[c]); nums(rec[c]); y += 4.6
pdf.output(doc(NAME + ".pdf"))
truth(NAME, "AR", K, rows, totals)
