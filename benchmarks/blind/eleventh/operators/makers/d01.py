# lease-charge print, two-line records, landscape letter
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def make():
    name = "wexpark_lease_charge_roll.pdf"; R = random.Random(5101); N = Names(R); asof = D(2025, 3, 31)
    plans = {"1A": (684, 1395), "1B-Den": (801, 1525), "2A": (1012, 1790), "2B": (1088, 1865), "3T": (1346, 2240)}
    recs = []
    for b in (1, 2, 3, 4):
        for fl in (1, 2):
            for k in range(1, 9 if b != 4 else 6):
                unit = f"{b:02d}-{fl}{k:02d}"; pl = R.choice(list(plans)); sf, mk = plans[pl]
                mk = mk + 15 * (fl - 1) + R.choice([0, 0, 20])
                x = R.random()
                r = dict(unit=unit, plan=pl, sf=sf, mkt=mk, ch=[], bal=0.0)
                if x < .08: r["st"] = "Vacant"
                else:
                    r["nm"] = N.lf(); r["st"] = "Current"
                    li = D(2020 + R.randint(0, 4), R.randint(1, 12), R.randint(1, 28)); r["mi"] = li
                    lf = D(2024, R.randint(4, 12), 1); r["lf"] = max(lf, li) if li > lf else lf
                    r["lt"] = addm(r["lf"], R.choice([12, 12, 14])) - dt.timedelta(1)
                    if x < .17: r["st"] = "Notice"; r["mo"] = D(2025, 4, R.randint(5, 30))
                    elif x < .21: r["st"] = "Month-to-Month"; r["lt"] = D(2025, 1, 31)
                    rent = float(mk - R.choice([0, 25, 40, 85, 110, -15]))
                    r["ch"].append(("RENT", rent))
                    r["ch"].append(("TRASHVAL", 27.5))
                    if R.random() < .4: r["ch"].append(("PARKCOV", 45.0))
                    if R.random() < .33: r["ch"].append(("PETRENT", R.choice([35.0, 70.0])))
                    if R.random() < .15: r["ch"].append(("STORAGE", 25.0))
                    if R.random() < .12: r["ch"].append(("CONCREC", -75.0))
                    r["dep"] = R.choice([0.0, 250.0, 350.0, 500.0, float(mk)])
                    if R.random() < .22: r["bal"] = R.choice([-27.5, 112.35, 1854.2, 45.0, -300.0, 2310.77, 63.18])
                recs.append(r)
    vac = [r for r in recs if r["st"] == "Vacant"]
    fut = []
    for v in vac[:2]:
        rent = float(v["mkt"] - 20); lf = D(2025, 4, R.randint(4, 25))
        fut.append(dict(unit=v["unit"], plan=v["plan"], sf=v["sf"], mkt=None, st="Future", nm=N.lf(), mi=lf, lf=lf, lt=addm(lf, 12) - dt.timedelta(1), ch=[("RENT", rent), ("TRASHVAL", 27.5)], dep=250.0, bal=-250.0))
    W, H = landscape(letter); c = canvas.Canvas(out(name), pagesize=(W, H)); c.setTitle("Lease Charge Roll")
    X = dict(u=30, n=98, lf=250, mi=308, mk=410, code=428, amt=545, dep=625, bal=705)
    st = {"p": 0, "y": 0}
    def header():
        st["p"] += 1; y = H - 34
        c.setFont("Helvetica-Bold", 11); c.drawString(30, y, "LEASE CHARGE ROLL"); c.setFont("Helvetica", 8)
        c.drawRightString(W - 30, y, "Property: wexpark"); y -= 12
        c.drawString(30, y, "Wexcombe Park Apartments"); c.drawRightString(W - 30, y, "Roll date 03/31/2025  |  Period 03-2025"); y -= 18
        c.setFillGray(.88); c.rect(28, y - 15, W - 56, 25, stroke=0, fill=1); c.setFillGray(0); c.setFont("Helvetica-Bold", 7.5)
        for a, t, u in (("u", "Unit", "Plan / Sq Ft"), ("n", "Resident", "Status"), ("lf", "Lease From", "Lease To"), ("mi", "Moved In", "Move-Out")):
            c.drawString(X[a], y, t); c.drawString(X[a], y - 10, u)
        c.drawRightString(X["mk"], y, "Market"); c.drawString(X["code"], y, "Charge"); c.drawString(X["code"], y - 10, "Code")
        c.drawRightString(X["amt"], y, "Monthly"); c.drawRightString(X["amt"], y - 10, "Amount")
        c.drawRightString(X["dep"], y, "Deposit"); c.drawRightString(X["dep"], y - 10, "Held"); c.drawRightString(X["bal"], y, "Ledger"); c.drawRightString(X["bal"], y - 10, "Balance")
        st["y"] = y - 28
        c.setFont("Helvetica", 6.5); c.drawString(30, 22, "Printed 04/02/2025 8:14 AM by jholm"); c.drawRightString(W - 30, 22, f"Page {st['p']}")
    def need(h):
        if st["y"] - h < 36: c.showPage(); header()
    header(); T = []
    def section(t):
        need(50); c.setFont("Helvetica-BoldOblique", 8.5); c.drawString(30, st["y"], t); st["y"] -= 13
    def block(r):
        lines = max(2, len(r["ch"]) + (1 if r["ch"] else 0)); need(lines * 10 + 5); y = st["y"]; c.setFont("Helvetica", 7.5)
        c.drawString(X["u"], y, r["unit"]); c.drawString(X["u"], y - 10, f"{r['plan']} / {r['sf']:,}")
        if r["st"] == "Vacant": c.drawString(X["n"], y, "VACANT")
        else:
            c.drawString(X["n"], y, r["nm"]); c.drawString(X["n"], y - 10, r["st"])
            c.drawString(X["lf"], y, mdy(r["lf"])); c.drawString(X["lf"], y - 10, mdy(r["lt"])); c.drawString(X["mi"], y, mdy(r["mi"]))
            if r.get("mo"): c.drawString(X["mi"], y - 10, mdy(r["mo"]))
            c.drawRightString(X["dep"], y, m2(r["dep"]))
        if r["mkt"] is not None: c.drawRightString(X["mk"], y, m2(r["mkt"]))
        c.drawRightString(X["bal"], y, m2(r["bal"]))
        for i, (k, a) in enumerate(r["ch"]):
            c.drawString(X["code"], y - 10 * i, k); c.drawRightString(X["amt"], y - 10 * i, m2(a))
        if r["ch"]:
            yy = y - 10 * len(r["ch"]); c.line(X["amt"] - 50, yy + 8, X["amt"], yy + 8); c.setFont("Helvetica-Bold", 7.5); c.drawRightString(X["amt"], yy, m2(sum(a for _, a in r["ch"])))
        st["y"] = y - lines * 10 - 5
        T.append(row(unit=r["unit"], unitType=r["plan"], area=r["sf"], tenantName=r.get("nm"), statusText="VACANT" if r["st"] == "Vacant" else r["st"], section=sec, marketRent=r["mkt"],
            contractRent=r["ch"][0][1] if r["ch"] else None, leaseStartDate=r.get("lf"), leaseEndDate=r.get("lt"), moveInDate=r.get("mi"), moveOutDate=r.get("mo"), deposit=r.get("dep"), balance=r["bal"],
            charges=[{"code": k, "amount": a} for k, a in r["ch"]], totalCharges=sum(a for _, a in r["ch"]) if r["ch"] else None))
    sec = "Current, Notice and Vacant"; section(sec.upper())
    for r in recs: block(r)
    need(40); c.setFont("Helvetica-Bold", 8); y = st["y"]; tot = lambda L, f: sum(f(r) for r in L); cs = lambda r: sum(a for _, a in r["ch"])
    c.line(28, y + 9, W - 28, y + 9); c.drawString(30, y, f"Totals, {len(recs)} units"); c.drawRightString(X["mk"], y, m2(tot(recs, lambda r: r["mkt"]))); c.drawRightString(X["amt"], y, m2(tot(recs, cs)))
    c.drawRightString(X["dep"], y, m2(tot(recs, lambda r: r.get("dep", 0)))); c.drawRightString(X["bal"], y, m2(tot(recs, lambda r: r["bal"]))); st["y"] -= 24
    sec = "Future"; section("FUTURE RESIDENTS (NOT INCLUDED IN TOTALS ABOVE)")
    for r in fut: block(r)
    need(150); y = st["y"] - 12; c.setFont("Helvetica-Bold", 8.5); c.drawString(30, y, "Unit Count"); c.drawString(320, y, "Scheduled Charges by Code"); y -= 12; y0 = y
    c.setFont("Helvetica", 7.5); oc = [r for r in recs if r["st"] != "Vacant"]; nt = [r for r in recs if r["st"] == "Notice"]
    for a, b, s in (("Occupied, no notice", len(oc) - len(nt), sum(r["sf"] for r in oc if r not in nt)), ("Occupied, on notice", len(nt), sum(r["sf"] for r in nt)), ("Vacant", len(vac), sum(r["sf"] for r in vac)), ("All units", len(recs), sum(r["sf"] for r in recs))):
        c.drawString(30, y, a); c.drawRightString(160, y, str(b)); c.drawRightString(225, y, f"{s:,} sf"); y -= 10
    codes = {}
    for r in recs:
        for k, a in r["ch"]: codes[k] = codes.get(k, 0) + a
    y = y0
    for k in sorted(codes): c.drawString(320, y, k); c.drawRightString(450, y, m2(codes[k])); y -= 10
    c.setFont("Helvetica-Bold", 7.5); c.drawString(320, y, "Total"); c.drawRightString(450, y, m2(sum(codes.values()))); c.save()
    save(name, dict(propertyName="Wexcombe Park Apartments", asOnDate="2025-03-31", units=len(recs), occupied=len(oc), vacant=len(vac), sheet=None, planted=None, rows=T), "MULTIFAMILY", "lease-charge print, two-line records with stacked charge codes, future section", True)
if __name__ == "__main__": make()
