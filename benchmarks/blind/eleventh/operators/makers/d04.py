# manufactured-home community, monospaced line print, status codes, streets
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def make():
    name = "SAGEFLATS_MHC_SITE_ROLL.pdf"; R = random.Random(5404); N = Names(R)
    streets = [("JUNIPER LANE", "J", 34), ("MESA LOOP", "M", 41), ("ARROYO COURT", "A", 22), ("COTTONWOOD DR", "C", 29), ("RV ROW", "R", 10)]
    recs = []
    for s, L, n in streets:
        for k in range(1, n + 1):
            site = f"{L}{k:03d}"; x = R.random(); r = dict(street=s, site=site, size="RV" if L == "R" else R.choice(["SW", "DW", "DW"]), bal=0.0)
            if x < .06: r["st"] = "VL"
            elif x < .10 and L != "R": r["st"] = "VH"
            else:
                r["st"] = "OR" if L != "R" and x < .24 else "OT"; r["nm"] = N.lf().upper()
                r["mi"] = D(R.randint(2006, 2024), R.randint(1, 12), R.randint(1, 28))
                r["exp"] = "MTM" if R.random() < .45 else D(2025, R.randint(7, 12), 30) if R.random() < .6 else D(2026, R.randint(1, 6), 28)
                site_r = R.choice([485.0, 485.0, 510.0, 525.0]) if L != "R" else 590.0
                r["v"] = [site_r, R.choice([395.0, 450.0, 520.0]) if r["st"] == "OR" else 0.0, round(R.uniform(14, 61), 2), 22.5, 18.75, R.choice([0.0, 0.0, 0.0, 15.0, 30.0])]
                if R.random() < .18: r["bal"] = R.choice([-40.0, 96.12, 531.25, 1120.6, 18.75, 2417.9])
            recs.append(r)
    victim = [r for r in recs if r["street"] == "MESA LOOP" and r["st"] == "OT" and r["v"][0] == 485.0][7]
    shown = {id(victim): 845.0}   # 485.00 keyed as 845.00 on the line; line total and all totals still carry 485.00
    victim_site = victim["site"]
    W, H = landscape(letter); c = canvas.Canvas(out(name), pagesize=(W, H)); c.setTitle("SITE ROLL"); FS = 8
    fmt = "{:<6}{:<4}{:<4}{:<27}{:<10}{:<9}{:>10}{:>10}{:>9}{:>9}{:>9}{:>9}{:>11}{:>12}"
    ln = [0]; pg = [0]
    def head():
        pg[0] += 1; ln[0] = 0
        put("SAGE FLATS MANUFACTURED HOME COMMUNITY".ljust(90) + f"PAGE {pg[0]:>3}"); put("SITE RENT ROLL / RECURRING BILLING".ljust(90) + "PGM RR210"); put("BILLING THRU 06/30/25"); put("")
        put(fmt.format("", "", "", "", "MOVED", "LEASE", "SITE", "HOME", "", "", "", "PET/", "TOTAL", "ACCOUNT")); put(fmt.format("SITE", "SZ", "ST", "RESIDENT", "IN", "EXP", "RENT", "RENT", "WATER", "SEWER", "TRASH", "SHED", "BILLED", "BALANCE")); put("=" * 139)
    def put(s, bold=False):
        c.setFont("Courier", 8.4); c.drawString(34, H - 36 - ln[0] * 10.2, s); ln[0] += 1
    def line(s):
        if ln[0] > 52: c.showPage(); head()
        put(s)
    z = lambda x: "" if x == 0 else f"{x:,.2f}"; bal = lambda x: f"{abs(x):,.2f}" + ("CR" if x < 0 else "  ")
    head(); T = []; G = [0.0] * 8; cnt = {}
    for s, L, n in streets:
        if ln[0] > 48: c.showPage(); head()
        line(""); line(f"** {s} **"); tot = [0.0] * 8; k = dict(OT=0, OR=0, VL=0, VH=0)
        for r in [r for r in recs if r["street"] == s]:
            k[r["st"]] += 1; b = dict(unit=r["site"], unitType=r["size"], statusText=r["st"], section=s, balance=r["bal"])
            if "v" not in r:
                line(fmt.format(r["site"], r["size"], r["st"], "", "", "", "", "", "", "", "", "", "", bal(0))); T.append(row(**b)); continue
            v = r["v"]; t = round(sum(v), 2); sv = [shown.get(id(r), v[0])] + v[1:]
            line(fmt.format(r["site"], r["size"], r["st"], r["nm"][:26], r["mi"].strftime("%m/%d/%y"), r["exp"] if r["exp"] == "MTM" else r["exp"].strftime("%m/%d/%y"), *map(z, sv), f"{t:,.2f}", bal(r["bal"])))
            for j, q in enumerate(v + [t, r["bal"]]): tot[j] += q
            codes = ["SITE RENT", "HOME RENT", "WATER", "SEWER", "TRASH", "PET/SHED"]
            T.append(row(**b, tenantName=r["nm"][:26], moveInDate=r["mi"], leaseEndDate=r["exp"], contractRent=sv[0], charges=[{"code": a, "amount": q} for a, q in zip(codes, sv) if q], totalCharges=t))
        line("-" * 139); line(fmt.format("", "", "", f"TOTAL {s[:20]}", "", f"{n:>3} SITES", *[f"{x:,.2f}" for x in tot[:6]], f"{tot[6]:,.2f}", bal(round(tot[7], 2))).rstrip()); G = [a + q for a, q in zip(G, tot)]
        for a in k: cnt[a] = cnt.get(a, 0) + k[a]
    if ln[0] > 40: c.showPage(); head()
    line(""); line("=" * 139); line(fmt.format("", "", "", "COMMUNITY TOTAL", "", f"{len(recs):>3} SITES", *[f"{x:,.2f}" for x in G[:6]], f"{G[6]:,.2f}", bal(round(G[7], 2)))); line("")
    occ = cnt["OT"] + cnt["OR"]; vac = cnt["VL"] + cnt["VH"]
    for s in (f"ST  OT OCCUPIED, TENANT-OWNED HOME {cnt['OT']:>6}", f"    OR OCCUPIED, RENTED PARK HOME  {cnt['OR']:>6}", f"    VL VACANT LOT                  {cnt['VL']:>6}", f"    VH VACANT PARK HOME ON SITE    {cnt['VH']:>6}", f"    OCCUPIED SITES {occ}   VACANT SITES {vac}   ALL SITES {len(recs)}", "SZ  SW SINGLE WIDE  DW DOUBLE WIDE  RV RV PAD", "", "END OF REPORT"): line(s)
    c.save()
    save(name, dict(propertyName="SAGE FLATS MANUFACTURED HOME COMMUNITY", asOnDate="2025-06-30", units=len(recs), occupied=occ, vacant=vac, sheet=None, planted=dict(what=f"site {victim_site}: SITE RENT printed 845.00, digits swapped; its TOTAL BILLED, the MESA LOOP total and the community total carry 485.00", kind="digit_changed"), rows=T), "MANUFACTURED_HOUSING", "monospaced line print, status codes with legend at end, streets as sections", True)
if __name__ == "__main__": make()
