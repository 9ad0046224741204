"""CPA working trial balance of an office building: legal landscape, Times, four Dr/Cr pairs, carried/brought forward lines, AJE listing at the end."""
import random
from reportlab.pdfgen import canvas
from reportlab.lib.colors import Color, black, HexColor
from common import *
R = random.Random(520202)
FILE = "Ostrander_Plaza_working_TB.pdf"
# acct, name, wp, opening (signed), transactions dr, cr
c = lambda lo, hi: r2(R.uniform(lo, hi))
BS = [
 ("101","Cash – operating","A-1",186420.18,None),("103","Cash – tenant deposits (restricted)","A-2",88150.00,(c(4e3,9e3),2875.00)),
 ("108","Lender reserve – TI/LC","A-3",402500.00,(112500.00,c(5e4,9e4))),("110","Rents receivable","B-1",71806.93,(c(2.30e6,2.35e6),c(2.30e6,2.33e6))),
 ("112","Allowance for credit losses","B-2",-18000.00,None),("115","Recoveries receivable (opex/tax escalations)","B-3",33417.60,(c(2e5,2.3e5),c(2e5,2.2e5))),
 ("118","Deferred rent receivable (ASC 842)","B-5",512608.44,(c(3e4,4e4),0)),("125","Prepaid insurance","C-1",29330.25,(c(4e4,5e4),0)),
 ("128","Prepaid – other","C-1",4118.00,(c(2e3,4e3),c(2e3,4e3))),("150","Land","D",2650000.00,(0,0)),("152","Building","D",14871255.00,(0,0)),
 ("154","Building improvements","D",1120448.73,(c(6e4,9e4),0)),("156","Tenant improvements","D",1684320.90,(c(1.1e5,1.5e5),0)),
 ("159","Accumulated depreciation","D-1",-5204119.17,None),("165","Deferred lease costs","D-3",733905.20,(c(4e4,6e4),0)),
 ("166","Accumulated amortization – lease costs","D-3",-318466.02,None),("201","Accounts payable","F-1",-64208.77,(c(7.5e5,7.7e5),c(7.6e5,7.8e5))),
 ("205","Accrued expenses","F-2",-22600.00,(22600.00,0)),("207","Accrued real estate taxes","F-3",-149822.50,(299645.00,224733.75)),
 ("209","Accrued interest","G-1",-44971.88,(44971.88,0)),("215","Rents received in advance","F-5",-57312.00,(57312.00,c(5e4,6e4))),
 ("220","Tenant security deposits","A-2",-88150.00,(2875.00,c(4e3,9e3))),("240","Mortgage note – Granite Hollow Savings","G-1",-11612084.36,(c(2.1e5,2.2e5),0)),
 ("242","Unamortized debt issue costs","G-2",121750.00,None),("301","Partners’ capital – Ostrander Family LP (60%)","H",-2957500.00,None),
 ("302","Partners’ capital – Quill Street Investors (40%)","H",0,None),("310","Distributions","H",0,(405000.00,0)),
]
PL = [
 ("401","Office rents","R-1",(0,c(1.66e6,1.7e6))),("403","Storage and rooftop licence rents","R-1",(0,38250.00)),("405","Parking income","R-2",(1240.00,c(9e4,1e5))),
 ("407","Straight-line rent","B-5",None),("410","Operating expense recoveries","R-3",(0,c(1.5e5,1.6e5))),("412","Tax escalation recoveries","R-3",(0,c(5.5e4,6.5e4))),
 ("414","After-hours HVAC and submetered electric","R-3",(0,c(2e4,3e4))),("418","Lease termination fee – Suite 700","R-5",(0,146250.00)),("419","Other income","R-5",(0,c(2e3,4e3))),
 ("501","Janitorial","X-1",(c(1.0e5,1.1e5),0)),("503","Electricity","X-1",(c(1.3e5,1.4e5),0)),("504","Gas and steam","X-1",(c(3e4,4e4),0)),("505","Water and sewer","X-1",(c(1.5e4,2e4),0)),
 ("508","Elevator maintenance","X-2",(c(2.5e4,3e4),0)),("510","HVAC maintenance","X-2",(c(3e4,4e4),1875.40)),("512","Repairs – general","X-2",(c(3e4,4e4),0)),("514","Security and concierge","X-2",(c(8e4,9e4),0)),
 ("516","Engineer payroll","X-3",(c(9.5e4,1.1e5),0)),("520","Management fee (3%)","X-4",(c(5.8e4,6.4e4),0)),("525","Insurance","C-1",None),("530","Real estate taxes","F-3",(224733.75,0)),
 ("535","Professional fees","X-5",(c(1.5e4,2.2e4),0)),("536","Office and administrative","X-5",(c(6e3,9e3),0)),("538","Credit loss expense","B-2",None),
 ("601","Interest expense","G-1",(c(3.6e5,3.7e5),44971.88)),("605","Amortization – debt issue costs","G-2",None),("610","Depreciation","D-1",None),("612","Amortization – lease costs","D-3",None),
 ("620","Interest income","A-3",(0,c(5e3,8e3))),
]
AJE = [  # no, [(acct, dr, cr)], text
 (1,[("610",r2(381304.50),0),("159",0,381304.50)],"To record depreciation for the nine months ended 9/30/2026."),
 (2,[("612",46872.00,0),("605",11415.00,0),("166",0,46872.00),("242",0,11415.00)],"To record amortization of lease costs and debt issue costs."),
 (3,[("525",36904.11,0),("125",0,36904.11)],"To expire prepaid insurance per schedule C-1."),
 (4,[("538",9650.00,0),("112",0,9650.00)],"To increase allowance for Suite 310 (tenant in default, see B-2)."),
 (5,[("601",43877.26,0),("209",0,43877.26)],"To accrue September interest."),
 (6,[("503",12418.07,0),("504",2260.00,0),("535",7500.00,0),("205",0,22178.07)],"To accrue utilities and audit fee."),
 (7,[("156",18340.00,0),("512",0,18340.00)],"To capitalize Suite 420 demising wall expensed in error."),
 (8,[("418",48750.00,0),("215",0,48750.00)],"To defer portion of termination fee relating to Q4."),
]
def build():
    rows = []
    adj = {}
    for no, ls, _ in AJE:
        assert abs(sum(d - k for _, d, k in ls)) < .005, no
        for acct, d, k in ls:
            x = adj.setdefault(acct, [0, 0, []]); x[0] += d; x[1] += k; x[2].append(str(no))
    allr = [(n, t, w, o, tr or (0, 0)) for n, t, w, o, tr in BS] + [(n, t, w, 0, tr or (0, 0)) for n, t, w, tr in PL]
    allr = [list(x) for x in allr]
    by = {x[0]: x for x in allr}
    by["407"][4] = (0, by["118"][4][0])
    by["302"][3] = r2(-sum(x[3] for x in allr))
    # cash closes the transactions
    D = sum(x[4][0] for x in allr); K = sum(x[4][1] for x in allr)
    cin = 2684310.77; by["101"][4] = (r2(cin), r2(D + cin - K))
    for n, t, w, o, (d, k) in allr:
        ad = adj.get(n, [0, 0, []])
        cl = r2(o + d - k + ad[0] - ad[1])
        rows.append(dict(account=n, name=t, wp=w, ref=", ".join(ad[2]),
            open_dr=r2(o) if o > 0 else None, open_cr=r2(-o) if o < 0 else None, debit=r2(d) or None, credit=r2(k) or None,
            adr=r2(ad[0]) or None, acr=r2(ad[1]) or None, close_dr=cl if cl > 0 else None, close_cr=-cl if cl < 0 else None))
    return rows
COL = ["open_dr", "open_cr", "debit", "credit", "adr", "acr", "close_dr", "close_cr"]
PW, PH = 1008, 612
X = {"open_dr": 398, "open_cr": 480, "debit": 562, "credit": 644, "adr": 746, "acr": 820, "close_dr": 902, "close_cr": 992 - 12}
def tot(rows): return {k: r2(sum(r[k] or 0 for r in rows)) for k in COL}
def draw(rows):
    T = []
    cv = canvas.Canvas(f"{DOCS}/{FILE}", pagesize=(PW, PH)); cv.setTitle("Working trial balance")
    green = HexColor("#2f5d50")
    def head(p, cont):
        cv.setFont("Times-Bold", 14); cv.drawString(30, PH - 38, "OSTRANDER PLAZA ASSOCIATES")
        cv.setFont("Times-Roman", 11); cv.drawString(30, PH - 53, "Working Trial Balance" + (" (continued)" if cont else ""))
        cv.drawString(30, PH - 67, "Nine months ended September 30, 2026 (tax basis books converted to GAAP – see AJEs)")
        cv.rect(850, PH - 72, 130, 48); cv.setFont("Times-Roman", 8.5)
        for i, (a, b) in enumerate((("Index", f"TB-{p}"), ("Prepared", "M.W.  10/19/26"), ("Reviewed", "D.K.S.  10/22/26"))):
            cv.drawString(855, PH - 36 - i * 15, a)
            cv.setFont("Times-Italic", 9.5); cv.drawString(905, PH - 36 - i * 15, b); cv.setFont("Times-Roman", 8.5)
        y = PH - 96
        cv.setFillColor(green); cv.setFont("Times-Bold", 9)
        for a, b, t in (("open_dr","open_cr","Balance 1/1/2026"),("debit","credit","Transactions"),("adr","acr","Adjusting Entries"),("close_dr","close_cr","Balance 9/30/2026")):
            l, r = X[a] - 70, X[b]
            cv.drawCentredString((l + r) / 2, y, t); cv.line(l, y - 3, r, y - 3)
        y -= 14
        cv.drawString(30, y, "No."); cv.drawString(62, y, "Account"); cv.drawString(286, y, "W/P"); cv.drawString(656, y, "AJE")
        for k in COL: cv.drawRightString(X[k], y, "Dr." if k.endswith("dr") or k == "debit" else "Cr.")
        cv.setFillColor(black); cv.line(30, y - 4, PW - 28, y - 4)
        return y - 17
    def sums(y, label, t, dbl=False):
        cv.setFont("Times-Bold" if dbl else "Times-Italic", 9.2)
        cv.drawString(62, y, label)
        for k in COL:
            cv.line(X[k] - 68, y + 9.5, X[k], y + 9.5)
            cv.drawRightString(X[k], y, num(t[k]))
            if dbl: cv.line(X[k] - 68, y - 3, X[k], y - 3); cv.line(X[k] - 68, y - 5, X[k], y - 5)
        T.append({"label": label, **t})
    split = 27
    y = head(1, False)
    for i, r in enumerate(rows):
        if i == split:
            sums(y - 3, "Carried forward", tot(rows[:split])); cv.showPage()
            y = head(2, True); sums(y, "Brought forward", tot(rows[:split])); y -= 16
        cv.setFont("Times-Roman", 9.2)
        cv.drawString(30, y, r["account"]); cv.drawString(62, y, r["name"])
        cv.setFont("Times-Italic", 8.5); cv.setFillColor(HexColor("#a02020")); cv.drawString(286, y, r["wp"]); 
        if r["ref"]: cv.drawString(658, y, "(" + r["ref"] + ")")
        cv.setFillColor(black); cv.setFont("Times-Roman", 9.2)
        for k in COL:
            if r[k]: cv.drawRightString(X[k], y, num(r[k]))
        y -= 15.4
        if i % 5 == 4: cv.setStrokeColor(HexColor("#c8d8d0")); cv.line(30, y + 11.5, PW - 28, y + 11.5); cv.setStrokeColor(black)
    sums(y - 4, "TOTALS", tot(rows), True)
    cv.showPage()
    # AJE listing
    cv.setFont("Times-Bold", 14); cv.drawString(30, PH - 38, "OSTRANDER PLAZA ASSOCIATES"); cv.setFont("Times-Roman", 11)
    cv.drawString(30, PH - 53, "Adjusting journal entries – September 30, 2026"); y = PH - 82
    nm = {r["account"]: r["name"] for r in rows}
    for no, ls, txt in AJE:
        cv.setFont("Times-Bold", 9.5); cv.drawString(30, y, f"AJE {no}")
        for acct, d, k in ls:
            cv.setFont("Times-Roman", 9.5); cv.drawString(80 + (18 if k else 0), y, f"{acct}  {nm[acct]}")
            cv.drawRightString(430 if d else 510, y, num(d or k)); y -= 12.5
        cv.setFont("Times-Italic", 9); cv.drawString(98, y, txt); y -= 21
    cv.save()
    return T
rows = build(); t = tot(rows)
for a, b in (("open_dr","open_cr"),("debit","credit"),("adr","acr"),("close_dr","close_cr")): assert abs(t[a] - t[b]) < .005, (a, t)
T = draw(rows)
A1, A2 = "other:Adjusting Entries Dr.", "other:Adjusting Entries Cr."
ren = lambda d: {{"adr": A1, "acr": A2}.get(k, k): v for k, v in d.items() if k not in ("wp", "ref")}
save_truth(FILE, "TB", ["open_dr","open_cr","debit","credit",A1,A2,"close_dr","close_cr"], [ren(r) for r in rows], [ren(x) for x in T])
