# Cash receipts & disbursements, owner's report by a park manager: Courier text print-out, dot leaders, month + YTD, opening & closing cash. PLANTED: one disbursement row dropped? -> digit_changed
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import LETTER
F = "sagebrush_mhp_cash_report_june2025.pdf"
s = Stmt("STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS", "Sagebrush Mobile Home Park", "2025-06-01", "2025-06-30", ["JUNE 2025", "JAN-JUNE 2025"])
b0 = s.line("CASH BALANCE - BEGINNING", [18342.66, 14907.13])
s.head("CASH RECEIPTS")
r = [s.line("Lot rent (54 spaces)", [25110.00, 149645.00]), s.line("Park-owned home rent (6)", [4350.00, 25725.00]), s.line("RV spaces - nightly/weekly", [2185.00, 6930.00]), s.line("Water & sewer reimbursed", [1944.00, 11286.50]), s.line("Late and returned check fees", [315.00, 1740.00]), s.line("Laundry coin collections", [402.75, 2268.25]), s.line("Security deposits received", [900.00, 3150.00]), s.line("Propane sold", [0.00, 1412.80])]
R = s.tot("TOTAL CASH RECEIPTS", r, typ="TOTAL", key="total_income")
s.head("CASH DISBURSEMENTS")
s.head("Operating")
o = [s.line("Manager salary", [2600.00, 15600.00]), s.line("Payroll taxes", [198.90, 1193.40]), s.line("Electric - street lights/office", [388.14, 2617.91]), s.line("Water - county", [2716.50, 14875.35]), s.line("Septic pumping", [1250.00, 5475.00]), s.line("Garbage", [1085.00, 6510.00]), s.line("Road gravel and grading", [0.00, 3860.00]), s.line("Well and pump repairs", [742.18, 2206.77]), s.line("Home repairs - park owned", [531.06, 4988.43]), s.line("Mowing & weed control", [675.00, 1800.00]), s.line("Office, phone, internet", [241.37, 1466.02]), s.line("Bookkeeping", [275.00, 1650.00]), s.line("Insurance", [0.00, 6214.00]), s.line("Property tax", [0.00, 9437.28]), s.line("State park license", [0.00, 650.00])]
O = s.tot("Total operating", o)
s.head("Other")
d = [s.line("Mortgage - Plainview State Bank", [7418.92, 44513.52]), s.line("Security deposits refunded", [350.00, 2025.00]), s.line("Capital - new water meters", [3960.00, 7920.00]), s.line("Owner draws", [9500.00, 57000.00])]
D = s.tot("Total other", d)
T = s.tot("TOTAL CASH DISBURSEMENTS", [O, D], typ="TOTAL")
N = s.tot("NET INCREASE (DECREASE) IN CASH", [R, T], [1, -1], typ="TOTAL", key="net_cash_flow")
C = s.tot("CASH BALANCE - ENDING", [b0, N], typ="TOTAL")
print(s.v(R), s.v(T), s.v(N), s.v(C))
# both columns must end at the same cash: adjust opening YTD balance
diff = round(s.v(C)[0]-s.v(C)[1], 2); s.rows[b0]["values"][1] = round(s.v(b0)[1]+diff, 2); s.rows[C]["values"][1] = s.v(C)[0]
# planted: one line's digit mistyped (water - county, YTD 14,875.35 -> 14,375.35); totals stay the true ones
w = o[3]; s.rows[w]["values"][1] = 14375.35
s.planted = {"what": "Water - county, JAN-JUNE 2025: printed 14,375.35 where the books have 14,875.35 (Total operating exceeds its lines by 500.00)", "kind": "digit_changed"}
def fm(v): return f"({-v:,.2f})" if v < 0 else f"{v:,.2f} "
c = canvas.Canvas(str(ROOT/"documents"/F), pagesize=LETTER, invariant=1); W, H = LETTER
lines = ["SAGEBRUSH MOBILE HOME PARK".center(78), "STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS".center(78), "FOR THE MONTH AND SIX MONTHS ENDED JUNE 30, 2025".center(78), "", " "*50+"JUNE 2025".rjust(13)+"JAN-JUNE 2025".rjust(15), " "*50+"---------".rjust(13)+"-------------".rjust(15)]
for q in s.rows:
    t = q["rowType"]; lab = q["label"]
    if t == "HEADING":
        if lab.isupper(): lines.append("")
        lines.append(("" if lab.isupper() else "  ")+lab); continue
    if t != "LINE": lines.append(" "*50+"---------".rjust(12)+" "+"----------".rjust(14))
    ind = "" if lab.isupper() else ("    " if t == "LINE" else "      ")
    if lab in ("Lot rent (54 spaces)",): pass
    l = (ind+lab+" ").ljust(49, "." if t == "LINE" else " ")+" "
    lines.append(l+fm(q["values"][0]).rjust(13)+fm(q["values"][1]).rjust(15))
    if t == "TOTAL": lines.append("")
lines = lines[:-1]+[" "*50+"=========".rjust(12)+" "+"==========".rjust(14), "", "Ending cash is the bank balance per statement of 6/30 less 2 outstanding checks.", "Spaces: 54 lots, 51 rented. 6 park-owned homes, 6 rented. 8 RV pads."]
c.setFont("Courier", 9.6); y = H-44
for l in lines: c.drawString(58, y, l); y -= 11.2
print("y", y, len(lines))
c.save()
save(F, [s], "MANUFACTURED_HOUSING", "CASH_FLOW_STATEMENT", "monospaced print-out, cash receipts and disbursements, month and YTD, dot leaders", False)
