"""AR 3: MRI commercial aged delinquencies, shopping center, PDF in fixed pitch; tenant blocks, lines by charge, month columns, trailing minus."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
NAME = "ar_cobblegate_mri"
# suite|occupant id|name|phone|last pay date|last pay amount ; date|cat|invoice|bucket 0..4|amount
D = """A100|CG000114|HARROW & PINE MARKET|(614) 555-0148|10/03/2025|41,870.22
08/31/2025|CAM|INV-20871|2|3118.40
10/01/2025|RET|INV-21066|0|6240.75
A104|CG000131|BLUE HERON OPTICAL|(614) 555-0122|09/08/2025|5,912.00
09/01/2025|CAM|INV-20944|1|688.50
10/01/2025|BRR|INV-21067|0|4875.00
10/01/2025|CAM|INV-21068|0|688.50
10/01/2025|RET|INV-21069|0|348.50
A108|CG000152|NAIL ATELIER TEN|(740) 555-0177|07/29/2025|1,500.00
06/01/2025|BRR|INV-20510|4|2210.00
07/01/2025|BRR|INV-20639|3|3710.00
07/10/2025|LTC|INV-20702|3|185.50
08/01/2025|BRR|INV-20788|2|3710.00
08/01/2025|CAM|INV-20789|2|524.00
08/10/2025|LTC|INV-20840|2|185.50
09/01/2025|BRR|INV-20946|1|3710.00
09/01/2025|CAM|INV-20947|1|524.00
10/01/2025|BRR|INV-21070|0|3710.00
10/01/2025|CAM|INV-21071|0|524.00
A116|CG000098|STRIDE PHYSICAL THERAPY PLLC|(614) 555-0190|10/02/2025|9,466.67
09/30/2025|CRD|CR-001877|1|-1466.67
B200|CG000140|COPPER KETTLE BAKEHOUSE|(614) 555-0103|10/06/2025|7,044.18
04/15/2025|CTU|INV-20233|4|2871.36
04/15/2025|TTU|INV-20234|4|-612.09
B206|CG000163|GOODYARD VETERINARY|(614) 555-0165|08/04/2025|6,280.00
09/01/2025|BRR|INV-20951|1|5450.00
09/01/2025|INS|INV-20952|1|212.60
10/01/2025|BRR|INV-21079|0|5450.00
10/01/2025|INS|INV-21080|0|212.60
10/01/2025|WTR|INV-21081|0|96.18
B210|CG000077|THE CLOTHESLINE CLEANERS (VACATED 05/25)|NONE ON FILE|03/11/2025|2,000.00
02/01/2025|BRR|INV-19904|4|1140.00
03/01/2025|BRR|INV-20031|4|3140.00
04/01/2025|BRR|INV-20161|4|3140.00
05/01/2025|BRR|INV-20298|4|3140.00
06/03/2025|LGL|INV-20566|4|1862.50
06/03/2025|SDA|CR-001790|4|-3140.00
C300|CG000169|KESTREL FITNESS CLUB|(614) 555-0136|10/01/2025|18,250.00
09/22/2025|HVC|INV-21012|1|430.00
10/01/2025|RET|INV-21090|0|2956.11
10/14/2025|HVC|INV-21133|0|215.00
C306|CG000171|MIDWEST TAX PREP OF OHIO|(614) 555-0119|09/30/2025|3,015.00
10/20/2025|PPR|CR-001893|0|-3015.00
PAD1|CG000060|FIRST LANTERN BANK - ATM/DRIVE|(513) 555-0181|10/05/2025|8,333.33
05/31/2025|TTU|INV-20449|4|1754.92""".split("\n")
K = ["total", "m0", "m1", "m2", "m3", "other:PRIOR"]
T = Truth(NAME, "AR", K)
c = canvas.Canvas(path(NAME, "pdf"), pagesize=landscape(letter)); W, H = landscape(letter)
FS, CW, LH = 8, 4.8, 10.2
def put(col, s, right=False, b=False):
    c.setFont("Courier-Bold" if b else "Courier", FS); x = 34 + col * CW
    (c.drawRightString if right else c.drawString)(x, y, s)
XC = [61, 77, 93, 109, 125, 141]; y = 0; pg = 0
def page():
    global y, pg
    if pg: c.showPage()
    pg += 1; y = H - 40
    put(0, "DATABASE:  CGCPROD"); put(73, "AGED DELINQUENCIES"); put(141, f"PAGE:  {pg:>8}", True); y -= LH
    put(0, "BLDG STATUS:  ACTIVE"); put(70, "COBBLEGATE CROSSING, LTD."); put(141, "DATE:  11/04/2025", True); y -= LH
    put(0, "CMAGED 04.2"); put(72, "PERIOD:  10/25"); put(141, "TIME:  08:56 AM", True); y -= LH * 1.6
    put(0, "INVOICE DATE  CATEGORY   INVOICE #", b=True)
    for x, h in zip(XC, ["AMOUNT", "10/25", "09/25", "08/25", "07/25", "PRIOR"]): put(x, h, True, True)
    y -= 5; c.setDash(2, 1.5); c.setLineWidth(.6); c.line(34, y, 34 + 141*CW, y); c.setDash(); y -= LH + 2
def nums(v, b=False):
    for x, a in zip(XC, v): put(x, trail(a), True, b)
page(); G = [0.0] * 6; blocks = []; 
for l in D:
    p = l.split("|")
    if len(p) == 6: blocks.append((p, []))
    else: blocks[-1][1].append(p)
put(0, "BLDG:  CGC   COBBLEGATE CROSSING", b=True); y -= LH * 1.6
for h, ls in blocks:
    if y - LH * (len(ls) + 3) < 40: page()
    put(0, f"CGC-{h[0]}".ljust(12) + h[1].ljust(12) + h[2]); put(88, "PHONE: " + h[3]); y -= LH
    put(24, f"LAST PAYMENT: {h[4]}   {h[5]}"); y -= LH * 1.15
    S = [0.0] * 6
    for d, cat, inv, k, a in ls:
        a = float(a); v = [a] + [0.0] * 5; v[1 + int(k)] = a; S = [r2(p + q) for p, q in zip(S, v)]
        put(1, d); put(15, cat); put(25, inv); nums(v)
        T.row(unit="CGC-" + h[0], resident=h[1], name=h[2], date=d, charge=cat, invoice=inv, **dict(zip(K, v))); y -= LH
    y += LH - 3; c.setLineWidth(.4)
    for x in XC: c.line(34 + (x - 12) * CW, y, 34 + x * CW, y)
    y -= LH; put(15, f"{h[1]} TOTAL:", b=True); nums(S, True); T.total(f"{h[1]} TOTAL:", dict(zip(K, S)))
    G = [r2(p + q) for p, q in zip(G, S)]; y -= LH * 1.9
for lab in ("BLDG CGC TOTAL:", "GRAND TOTAL:"):
    y += 8; c.setLineWidth(.8)
    for x in XC: c.line(34 + (x - 12) * CW, y, 34 + x * CW, y)
    y -= LH; put(0, lab, b=True); nums(G, True); T.total(lab, dict(zip(K, G))); y -= LH * 1.8
c.save(); print(G, len(T.d["rows"]), pg)
T.save("pdf", "RETAIL", "commercial property accountant (MRI)", "MRI aged delinquencies, fixed pitch, tenant blocks with charge lines, period columns, trailing minus signs", True)
