from truthlib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
cols = ["Month of November 2024", "Receivership to Date 06/03/24 - 11/30/24"]
S = Stmt("STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS", "Fallbrook Commerce Park", "2024-11-01", "2024-11-30", cols)
L = lambda l, a, b, **k: S.line(l, [a, b], **k)
# year-to-date first, so that cash at the start of the month follows
H = S.head
bal = L("CASH BALANCE, BEGINNING OF PERIOD", None, 41208.17)
H("RECEIPTS")
r = [L("Rents - Building A", 38417.5, 226840.0), L("Rents - Building B", 22960.0, 141375.25), L("Rents - Building C (vacant 9/24)", 0.0, 47211.9), L("CAM and Tax Reimbursements", 14208.33, 88612.48), L("Past Due Rents Collected", 6150.0, 31477.66), L("Security Deposits Turned Over by Borrower", 0.0, 52300.0), L("Utility Refunds", 318.44, 1902.11), L("Advance from Lender (Protective)", 0.0, 75000.0), L("NSF Checks Returned", -2480.0, -4960.0), L("Interest", 41.09, 203.57)]
tr = S.tot("TOTAL RECEIPTS", r)
H("DISBURSEMENTS")
H("Operating")
d = [L("Electric and Gas", 6044.82, 38220.19), L("Water and Sewer", 1877.4, 10946.05), L("Fire Monitoring and Sprinkler", 412.0, 5188.0), L("Landscape and Snow", 2950.0, 17700.0), L("Roof Repairs - Building C", 0.0, 28640.0), L("Dock Doors and Levelers", 1395.0, 7811.25), L("Janitorial", 1100.0, 6600.0), L("Insurance - Force Placed Replaced 7/24", 4216.92, 33735.36), L("Property Management Fee", 3268.0, 20954.3), L("Real Estate Taxes - Fall Installment", 71206.55, 71206.55)]
td = S.tot("Total Operating Disbursements", d)
H("Administration of the Receivership")
e = [L("Receiver's Fees", 7350.0, 51412.5), L("Counsel to Receiver", 4118.75, 38066.0), L("Bond Premium", 0.0, 2400.0), L("Locks, Notices and Postage", 87.6, 2311.94)]
te = S.tot("Total Administration", e)
H("Other")
f = [L("Security Deposits Refunded", 5400.0, 9150.0), L("Tenant Improvements - Suite B4", 12240.0, 12240.0), L("Remitted to Special Servicer", 0.0, 150000.0)]
tf = S.tot("Total Other", f)
dd = S.tot("TOTAL DISBURSEMENTS", [td, te, tf])
ni = S.tot("NET INCREASE (DECREASE) IN CASH", [tr, (dd, -1)], key="net_cash_flow")
v = S.rows[ni]["values"]; end = round(41208.17+v[1], 2); S.rows[bal]["values"][0] = round(end-v[0], 2)
en = S.tot("CASH BALANCE, END OF PERIOD", [bal, ni], "TOTAL")
H("RECONCILIATION TO BANK")
def L1(l, a): return S.line(l, [a, None])
os_ = -3817.26; dep = 1450.0; money = 60000.0
b = [L1("Keystone National - Operating x4471", round(end-money-os_-dep, 2)), L1("Keystone National - Money Market x4489", money), L1("Less Outstanding Checks", os_), L1("Add Deposits in Transit", dep)]
S.tot("RECONCILED CASH", b, "TOTAL", null=(1,))
assert abs(S.rows[-1]["values"][0]-end) < .005 and end > money
F = "p09_fallbrook_receiver_cash.pdf"
def n(x): return "" if x is None else (f"{-x:,.2f}-" if x < 0 else f"{x:,.2f} ")
ln = ["SUPERIOR COURT - COMMERCIAL DIVISION                           DOCKET CV-24-003318", "RECEIVER'S SIXTH MONTHLY REPORT                                         EXHIBIT C", "", "FALLBROOK COMMERCE PARK, ALLENTOWN, PENNSYLVANIA".center(82).rstrip(), S.title.center(82).rstrip(), "NOVEMBER 1 THROUGH NOVEMBER 30, 2024".center(82).rstrip(), "", " "*46+"        MONTH OF  RECEIVERSHIP TO", " "*46+"        NOVEMBER             DATE", " "*46+"            2024  06/03-11/30/24 ".rstrip(), " "*46+"================ ================"]
for q in S.rows:
    t = q["rowType"]; l = q["label"]; up = l.isupper() or l.startswith(("CASH BAL", "NET INC"))
    if t == "HEADING": ln += ([""] if up else [])+[("" if up else "  ")+l]; continue
    if t != "LINE": ln.append(" "*46+"---------------- "+("----------------" if q["values"][1] is not None else ""))
    ind = "" if up else "  " if t != "LINE" else "    "
    ln.append(f"{ind+l:<46}{n(q['values'][0]):>17}{n(q['values'][1]):>17}".rstrip())
    if t == "TOTAL": ln.append(" "*46+"================ "+("================" if q["values"][1] is not None else ""))
    elif t == "SUBTOTAL" and not l.startswith("TOTAL REC"): ln.append("")
ln += ["", "Prepared on the cash basis from the receiver's ledger. Not audited or reviewed.", "A trailing minus marks a deduction."]
c = canvas.Canvas(os.path.join(DOC, F), pagesize=letter, invariant=1); per = 58; pages = [ln[:per], ln[per:]]
for k, pgl in enumerate(pages):
    if k: pgl = ["FALLBROOK COMMERCE PARK - EXHIBIT C (CONTINUED)", ""]+ln[7:11]+pgl
    y = 792-50
    for s in pgl: c.setFont("Courier", 10); c.drawString(54, y, s); y -= 11.6
    c.drawCentredString(306, 30, f"C-{k+1}"); c.showPage()
c.save()
save(F, [S], "INDUSTRIAL", "CASH_FLOW_STATEMENT", "court-appointed receiver", "typewriter receipts and disbursements, two pages, trailing minus", "trailing minus for negatives; opening and closing cash; bank reconciliation with one column")
