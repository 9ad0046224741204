# JD Edwards style line-printer rent roll, monospace, records of several lines with bill codes; Canadian retail centre; PDF. PLANTED total_wrong
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont("LM", "/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf"))
rng = random.Random(6604); ASOF = dt.date(2025, 3, 31); NAME = "R15610_XJDE0001_448213.pdf"
BU = [("40110", "QUARRINGTON MARKETPLACE - ENCLOSED", ["GALAXY SHOE WAREHOUSE", "PANTRY & PINE GROCERS", "DOLLAR LANTERN #418", None, "NAILS BY JUNIPER", "TRILLIUM FAMILY OPTICAL", "SOFT WAX CANDLE CO.", "CYCLONE FITNESS STUDIO", "THE TOAST RACK", None, "WIRELESS HUT CANADA", "MAMA OBI'S KITCHEN", "BRASS BUTTON TAILORS", "HOUSE OF VINYL"]),
      ("40111", "QUARRINGTON MARKETPLACE - PADS", ["DOUBLE DOUBLE DRIVE-IN", "FIRST LAURENTIDE CREDIT UNION", "QUICKSTEP LUBE", None, "PHO LANTERN"])]
rows, grp = [], []
for bu, bn, ts in BU:
    g = []
    for i, t in enumerate(ts):
        u = (f"{101 + i:04d}" if bu == "40110" else f"P{i + 1:02d}"); a = rng.randrange(620, 5200) if i != 1 or bu != "40110" else 31480
        r = dict(unit=u, area=a, _bu=bu, building=bn)
        if not t: r.update(statusText="VACANT"); g.append(r); continue
        s = dt.date(rng.randrange(2016, 2025), rng.randrange(1, 13), 1); e = addm(s, 120 if rng.random() < .6 else 60)
        while e <= ASOF: e = addm(e, 60)
        if i == 6: e = None
        rate = (17.5 if a > 20000 else rng.randrange(24, 46) + rng.choice([0, .5])); br = round(rate * a / 12, 2)
        ch = [("BRNT", "BASE RENT", br), ("CAME", "CAM ESTIMATE", round(a * 8.35 / 12, 2)), ("RTXE", "REALTY TAX EST", round(a * 9.12 / 12, 2))]
        if bu == "40110" and rng.random() < .6: ch.append(("PROM", "PROMOTION FUND", round(a * 1.1 / 12, 2)))
        if rng.random() < .2: ch.append(("STOR", "STORAGE", float(rng.choice([150, 220, 300]))))
        r.update(tenantName=t, leaseStartDate=s, leaseEndDate=(e - dt.timedelta(1)) if e else "MTM", contractRent=br, annualRent=round(br * 12, 2), charges=[{"code": c_, "amount": x} for c_, _, x in ch], totalCharges=round(sum(x for *_, x in ch), 2), _ch=ch, _ls=rng.randrange(21000, 29999), _ty=rng.choice(["IN", "IN", "AN"]), deposit=round(br * 1.0, 2) if rng.random() < .5 else 0.0)
        g.append(r)
    grp.append((bu, bn, g)); rows += g
L = []  # page line buffer
head = lambda p: [f"R15610              {'MERIDIAN SHIELD REALTY HOLDINGS INC.':^76}          Date -  25/04/02",
                  f"XJDE0001            {'Tenant / Lease Rent Roll':^76}          Page -  {p:>8}",
                  f"                    {'As Of 25/03/31 (yy/mm/dd)   Currency: CAD':^76}", "",
                  f"{'Unit':<7}{'Lease':<7}{'Typ':<4}{'Tenant / DBA':<32}{'Commence':<10}{'Expire':<10}{'Rentable':>10}  {'Bill':<5}{'Description':<17}{'Monthly':>13}{'Annual':>14}{'Security':>12}",
                  f"{'No.':<7}{'No.':<7}{'':<4}{'':<32}{'Date':<10}{'Date':<10}{'Sq Ft':>10}  {'Code':<5}{'':<17}{'Amount':>13}{'Amount':>14}{'Deposit':>12}",
                  f"{'-' * 6} {'-' * 6} {'-' * 3} {'-' * 31} {'-' * 9} {'-' * 9} {'-' * 10}  {'-' * 4} {'-' * 16} {'-' * 13} {'-' * 13} {'-' * 11}"]
D = lambda d: d.strftime("%y/%m/%d") if isinstance(d, dt.date) else ("MTM" if d else "")
blocks = []; gm = ga = gd = 0; gt = 0
for bu, bn, g in grp:
    blocks.append([f"Business Unit   {bu}   {bn}", ""])
    for r in g:
        if not r.get("tenantName"): blocks.append([f"{r['unit']:<7}{'':<7}{'':<4}{'*** VACANT ***':<32}{'':<20}{m0(r['area']):>10}", ""]); continue
        b = []
        for k, (cd, ds, x) in enumerate(r["_ch"]):
            left = f"{r['unit']:<7}{r['_ls']:<7}{r['_ty']:<4}{r['tenantName']:<32}{D(r['leaseStartDate']):<10}{D(r['leaseEndDate']):<10}{m0(r['area']):>10}" if k == 0 else " " * 80
            b.append(f"{left}  {cd:<5}{ds:<17}{m2(x):>13}{m2(x * 12):>14}" + (f"{m2(r['deposit']):>12}" if k == 0 else ""))
        b.append(" " * 82 + f"{'':<5}{'* Lease Total':<17}{m2(r['totalCharges']):>13}{m2(r['totalCharges'] * 12):>14}"); b.append(""); blocks.append(b)
    o = [r for r in g if r.get("tenantName")]; tm = sum(r["totalCharges"] for r in o); tb = sum(r["contractRent"] for r in o); ta = sum(r["area"] for r in g); td = sum(r["deposit"] for r in o)
    wrong = 1200 if bu == "40110" else 0
    blocks.append([" " * 82 + " " * 22 + "=" * 13 + " " + "=" * 13 + " " + "=" * 11, f"{'':<18}{'** Business Unit ' + bu + ' Base Rent':<52}{m0(ta):>10}  {'BRNT':<5}{'':<17}{m2(tb + wrong):>13}{m2(tb * 12):>14}{m2(td):>12}",
                   f"{'':<18}{'** Business Unit ' + bu + ' All Billings':<52}{'':>10}  {'':<5}{'':<17}{m2(tm):>13}{m2(tm * 12):>14}",
                   f"{'':<18}Units {len(g)}   Leased {len(o)}   Vacant {len(g) - len(o)}   Vacant Sq Ft {m0(sum(r['area'] for r in g if r not in o))}", ""])
occ = [r for r in rows if r.get("tenantName")]; tb = sum(r["contractRent"] for r in occ); tm = sum(r["totalCharges"] for r in occ)
blocks.append([f"{'':<18}{'*** Report Total Base Rent':<52}{m0(sum(r['area'] for r in rows)):>10}  {'BRNT':<5}{'':<17}{m2(tb):>13}{m2(tb * 12):>14}{m2(sum(r['deposit'] for r in occ)):>12}",
               f"{'':<18}{'*** Report Total All Billings':<52}{'':>10}  {'':<5}{'':<17}{m2(tm):>13}{m2(tm * 12):>14}", "", f"{'':<50}* * *   E N D   O F   R E P O R T   * * *"])
W, H = landscape(letter); c = canvas.Canvas(os.path.join(DOCS, NAME), pagesize=(W, H)); p = 0; n = 99
for b in blocks:
    if n + len(b) > 58:
        if p: c.showPage()
        p += 1; n = 0
        for s in head(p) + [""]: c.setFont("LM", 8.4); c.drawString(24, H - 30 - n * 9.2, s); n += 1
    for s in b: c.setFont("LM", 8.4); c.drawString(24, H - 30 - n * 9.2, s); n += 1
c.save()
save(NAME, dict(propertyName="QUARRINGTON MARKETPLACE", asOnDate=ASOF, units=len(rows), occupied=len(occ), vacant=len(rows) - len(occ), planted={"what": "Business Unit 40110 monthly base rent total is printed 1,200.00 too high (its annual amount and the report total are right)", "kind": "total_wrong"}), "RETAIL", "JD Edwards line printer report, bill codes stacked per lease", True, rows)
