"""Yardi-like commercial ageing detail of two retail centres: tenant bands, invoice lines, property subtotals, charge-code recap. One planted digit."""
import random
from datetime import date, timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, black, white
from common import *
R = random.Random(520404)
FILE = "aging_detail_wexcombe_larkmoor.pdf"
ASOF = date(2026, 9, 30)
P = [("wex01", "Wexcombe Crossing", [
  ("A-100","Brightbarn Grocers #218","t0011820","Current",(24850,6120,4310,905),"slowcam"),("A-104","Poppy & Thistle Florist","t0012044","Current",(3120.5,640,512.4,88),"late1"),
  ("A-106","Nguyen-Adair Dental, PLLC","t0011977","Current",(5410,980,760,131),"credit"),("A-110","Fitzroy's Pub of Wexcombe, Inc.","t0010655","Current",(9875,2210.35,1680,300),"bad"),
  ("B-201","SpinCycle Laundry","t0012310","Current",(4266.67,870,655,112),"prepay"),("B-203","Curry Leaf Express","t0012288","Notice",(3890,702.1,540,95),"late2"),
  ("B-207","Kismet Nail Lounge","t0009912","Past",(0,0,0,0),"past"),("PAD 1","Anvil Bank, N.A.","t0011101","Current",(14583.33,0,3902.5,0),"tax")]),
 ("lark02", "Larkmoor Village Shops", [
  ("101","Tumbledown Toys","t0020417","Current",(4012,811,690,104.5),"late2"),("103","H. Okoro Insurance Agency","t0020533","Current",(2240,415,350,61),"late1"),
  ("105-107","Peak & Prairie Outfitters LLC dba Peak Prairie","t0020219","Current",(11240,2305,1744,310),"bad"),("109","Gildersleeve Optical","t0020611","Current",(3655,668,540,92),"prepay"),
  ("112","Two Ravens Coffee","t0020588","Eviction",(3300,590,455.25,80),"bad"),("115","Mail Depot Plus","t0020390","Current",(1985,362,288,49.75),"late1"),
  ("120","FlexFit 24","t0020640","Current",(8760,1905,1490,255),"slowcam")])]
CODES = ["rent", "cam", "retax", "ins", "water", "late", "camrec", "prepay"]
def month(k): # k months before Sep 2026, first of month
    m = 9 - k; y = 2026
    while m < 1: m += 12; y -= 1
    return date(y, m, 1)
tr = [418803]
def inv(code, d, amt):
    tr[0] += R.randint(3, 60)
    x = dict(charge=code, d=d, tran=(f"R-{tr[0]-300000}" if code == "prepay" else f"C-{tr[0]}"))
    age = (ASOF - d).days
    amt = r2(amt)
    if code == "prepay": x["prepaid"] = amt; x["total"] = amt
    else:
        k = "b0_30" if age <= 30 else "b31_60" if age <= 60 else "b61_90" if age <= 90 else "b90"
        x["unpaid"] = amt; x[k] = amt; x["total"] = amt
    return x
def tenant(base, how):
    rent, cam, tax, ins = base; out = []
    def full(k, codes=("rent","cam","retax","ins")):
        for c_, v in zip(("rent","cam","retax","ins"), base):
            if v and c_ in codes: out.append(inv(c_, month(k), v))
    if how == "slowcam":
        out.append(inv("camrec", date(2026, 4, 15), cam * 1.7 + R.randint(0, 90) + .41)); full(1, ("cam",)); full(0, ("cam", "ins"))
    elif how == "late1": full(0); out.append(inv("late", date(2026, 9, 11), rent * .05))
    elif how == "late2": full(1); out.append(inv("late", date(2026, 8, 11), rent * .05)); full(0); out.append(inv("water", date(2026, 9, 8), R.uniform(60, 240)))
    elif how == "bad":
        out.append(inv("camrec", date(2026, 3, 31), cam * 1.3 + .07)); out.append(inv("rent", month(4), rent * .46)); 
        for k in (3, 2, 1, 0): full(k)
        for k in (2, 1, 0): out.append(inv("late", month(k).replace(day=11), 250))
        out.append(inv("water", date(2026, 8, 8), R.uniform(90, 400)))
    elif how == "credit":
        out.append(inv("camrec", date(2026, 6, 22), -cam * .61 - .13)); full(0, ("retax",))
    elif how == "prepay": out.append(inv("prepay", date(2026, 9, 27), -(rent + cam + tax + ins)))
    elif how == "past":
        out.append(inv("rent", date(2025, 11, 1), 2875)); out.append(inv("rent", date(2025, 12, 1), 2875)); out.append(inv("cam", date(2025, 12, 1), 512.2)); out.append(inv("prepay", date(2025, 12, 19), -2875))
    elif how == "tax": out.append(inv("retax", date(2026, 7, 15), tax)); out.append(inv("rent", month(0), 1458.33))
    return sorted(out, key=lambda x: (x["d"], x["charge"]))
COL = ["unpaid", "b0_30", "b31_60", "b61_90", "b90", "prepaid", "total"]
def tot(xs): return {k: r2(sum(x.get(k, 0) for x in xs)) for k in COL}

W, H = 792, 612
XR = {"unpaid": 424, "b0_30": 486, "b31_60": 546, "b61_90": 604, "b90": 660, "prepaid": 714, "total": 766}
def draw():
    rows, totals, allx = [], [], []
    cv = canvas.Canvas(f"{DOCS}/{FILE}", pagesize=(W, H)); cv.setTitle("Aging Detail")
    st = {"y": 0, "p": 0}
    def page():
        if st["p"]: foot(); cv.showPage()
        st["p"] += 1
        cv.setFont("Helvetica-Bold", 11); cv.drawString(26, H - 32, "Aging Detail")
        cv.setFont("Helvetica", 7.2); cv.drawString(26, H - 43, "DB Caption: Thornbury RE Live   Property: wex01, lark02   Status: Current, Past, Future, Notice, Eviction")
        cv.drawString(26, H - 52, "Age As Of: 09/30/2026   Post To: 09/2026   Show detail: Yes   Age by: Charge date")
        y = H - 70
        cv.setFont("Helvetica-Bold", 7.2)
        for x, a, b in ((30, "", "Charge"), (72, "Charge", "Date"), (118, "Post", "Month"), (160, "", "Tran#"), (210, "Customer", "Lease"), (300, "", "Status")):
            cv.drawString(x, y, a); cv.drawString(x, y - 9, b)
        for k, a, b in (("unpaid","Unpaid","Charges"),("b0_30","0-30","Owed"),("b31_60","31-60","Owed"),("b61_90","61-90","Owed"),("b90","Over 90","Owed"),("prepaid","Pre-","payments"),("total","Total","Owed")):
            cv.drawRightString(XR[k], y, a); cv.drawRightString(XR[k], y - 9, b)
        cv.setLineWidth(.8); cv.line(26, y - 13, 768, y - 13); st["y"] = y - 24
    def foot():
        cv.setFont("Helvetica", 6.5); cv.drawString(26, 20, "Thursday, October 01, 2026  08:52 AM"); cv.drawRightString(768, 20, f"Page {st['p']}")
    def need(n):
        if st["y"] - n < 36: page()
    def nums(d, font, only=None):
        cv.setFont(font, 7.2)
        for k in COL:
            v = d.get(k, 0) or 0
            cv.drawRightString(XR[k], st["y"], num(v, 2, "minus"))
    page()
    for code, pname, ten in P:
        need(60)
        cv.setFillColor(HexColor("#dfe6ee")); cv.rect(26, st["y"] - 3.5, 742, 12, stroke=0, fill=1); cv.setFillColor(black)
        cv.setFont("Helvetica-Bold", 8); cv.drawString(30, st["y"], f"{pname} ({code})"); st["y"] -= 15
        px = []
        for unit, nm, tc, status, base, how in ten:
            xs = tenant(base, how)
            need(11 * 3)
            cv.setFont("Helvetica-Bold", 7.2); cv.drawString(30, st["y"], f"{unit}  {nm} ({tc})"); st["y"] -= 10.5
            tt = tot(xs)
            for x in xs:
                need(11)
                shown = dict(x)
                if PLANT and PLANT["tran"] == x["tran"]:
                    for k_ in ("b31_60",): shown[k_] = PLANT["to"]
                cv.setFont("Helvetica", 7.2)
                cv.drawString(38, st["y"], x["charge"]); cv.drawString(72, st["y"], x["d"].strftime("%m/%d/%Y")); cv.drawString(118, st["y"], x["d"].strftime("%m/%Y"))
                cv.drawString(160, st["y"], x["tran"]); cv.drawString(210, st["y"], nm[:19]); cv.drawString(300, st["y"], status)
                nums(shown, "Helvetica")
                rows.append({"property": code, "unit": unit, "name": nm, "resident": tc, "status": status, "charge": x["charge"], "date": x["d"].strftime("%m/%d/%Y"), "invoice": x["tran"], **{k: shown.get(k, 0.0) for k in COL}})
                st["y"] -= 10
            need(14)
            cv.setLineWidth(.3); cv.line(370, st["y"] + 7.5, 768, st["y"] + 7.5)
            cv.setFont("Helvetica-Bold", 7.2); cv.drawString(210, st["y"], nm[:44] if len(nm) < 36 else nm[:34]); nums(tt, "Helvetica-Bold")
            totals.append({"label": nm[:44] if len(nm) < 36 else nm[:34], **tt}); st["y"] -= 14
            px += xs
        t = tot(px); allx += px; need(20)
        cv.setLineWidth(.8); cv.line(26, st["y"] + 8, 768, st["y"] + 8); cv.setFont("Helvetica-Bold", 7.6); cv.drawString(30, st["y"], f"Total {code}"); nums(t, "Helvetica-Bold")
        totals.append({"label": f"Total {code}", **t}); st["y"] -= 20
    t = tot(allx); need(20)
    cv.setLineWidth(1.4); cv.line(26, st["y"] + 9, 768, st["y"] + 9); cv.setFont("Helvetica-Bold", 7.6); cv.drawString(30, st["y"], "Grand Total"); nums(t, "Helvetica-Bold"); totals.append({"label": "Grand Total", **t}); st["y"] -= 26
    need(12 * 10); cv.setFont("Helvetica-Bold", 7.6); cv.drawString(210, st["y"], "Charge Code Summary"); st["y"] -= 12
    for c_ in CODES:
        xs = [x for x in allx if x["charge"] == c_]
        if not xs: continue
        cv.setFont("Helvetica", 7.2); cv.drawString(220, st["y"], c_); t = tot(xs); nums(t, "Helvetica"); totals.append({"label": c_, **t}); st["y"] -= 10
    foot(); cv.save()
    return rows, totals, allx
# plant: one digit of one 31-60 cell; picked from a trial run
PLANT = None
state, t0 = R.getstate(), tr[0]
rows, totals, allx = draw()
v = next(r for r in rows if r["name"].startswith("Peak") and r["charge"] == "cam" and r["b31_60"])
PLANT = {"tran": v["invoice"], "frm": v["b31_60"], "to": v["b31_60"] + 600}   # 2,305.00 -> 2,905.00
R.setstate(state); tr[0] = t0
rows, totals, allx = draw()
for c_ in COL: 
    d = round(sum(r[c_] for r in rows) - [t for t in totals if t["label"] == "Grand Total"][0][c_], 2)
    assert d == (600 if c_ == "b31_60" else 0), (c_, d)
save_truth(FILE, "AR", COL, rows, totals, {"what": f"row {PLANT['tran']} (105-107 Peak & Prairie Outfitters, cam 08/01/2026): 31-60 cell printed {num(PLANT['to'])} instead of {num(PLANT['frm'])}; row's unpaid and total, and all sums, carry {num(PLANT['frm'])}. Truth rows hold what is printed.", "kind": "digit_changed"})
