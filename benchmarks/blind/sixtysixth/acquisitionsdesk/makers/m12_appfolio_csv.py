# AppFolio style rent roll export of scattered small-plexes; csv
from common import *
import csv
rng = random.Random(6612); ASOF = dt.date(2025, 12, 5); NAME = "rent_roll-20251205.csv"
PR = [("Pemberton Fourplex - 1142 Pemberton Way Garland, TX 75044", "Pemberton Fourplex", 4), ("Dovetail Duplex - 809 Dovetail Ln Mesquite, TX 75149", "Dovetail Duplex", 2), ("Old Mill Race Apartments - 2200 Millrace Dr Rowlett, TX 75088", "Old Mill Race Apartments", 14), ("Tanglefoot Triplex - 61 Tanglefoot Ct Garland, TX 75040", "Tanglefoot Triplex", 3), ("Sixpence Row - 330 Sixpence St Dallas, TX 75228", "Sixpence Row", 8), ("Coppice House - 15 Coppice Cir Sachse, TX 75048", "Coppice House", 6)]
names = iter(people(rng, 90)); rows = []; out = []; D = lambda d: d.strftime("%m/%d/%Y") if d else ""; mon = lambda v: f"{v:,.2f}" if v is not None else ""
cols = ["Unit", "Tags", "BD/BA", "Tenant", "Status", "Sqft", "Market Rent", "Rent", "Deposit", "Lease From", "Lease To", "Move-in", "Move-out", "Past Due", "NSF Count", "Late Count"]
S = lambda k, q: sum(x.get(k) or 0 for x in q)
for full, pn, n in PR:
    out.append([full] + [""] * 15); g = []
    for i in range(n):
        u = {4: "ABCD"[i % 4], 2: str(809 + 2 * i), 3: "Unit " + str(i + 1)}.get(n, str(101 + i if i < 7 else 194 + i))
        bd, sf, mk = rng.choice([("1/1.00", 640, 1050.0), ("2/1.00", 860, 1295.0), ("2/2.00", 935, 1375.0), ("3/2.00", 1180, 1650.0)]); r = dict(unit=u, building=None, propertyName=pn, unitType=bd, area=sf + rng.choice([0, 5, 20]), marketRent=mk, _p=1)
        x = rng.random()
        if x < .07: r["statusText"] = "Vacant-Unrented"
        elif x < .12: r["statusText"] = "Vacant-Rented"
        else:
            r["statusText"] = "Notice-Unrented" if x < .17 else "Evict" if x < .19 else "Current"
            s = dt.date(rng.choice([2023, 2024, 2025, 2025]), rng.randrange(1, 12), 1); mtm = rng.random() < .12; e = addm(s, 12) - dt.timedelta(1)
            while e < ASOF: s = addm(s, 12); e = addm(s, 12) - dt.timedelta(1)
            r.update(tenantName=next(names), contractRent=float(round(mk * rng.uniform(.85, 1.03))), deposit=float(rng.choice([500, 750, 1000, int(mk)])), moveInDate=s if rng.random() < .5 else addm(s, -24) + dt.timedelta(rng.randrange(0, 12)), leaseStartDate=s, leaseEndDate=None if mtm else e, balance=rng.choice([0.0] * 6 + [round(rng.uniform(20, 2400), 2)]))
            if r["statusText"] == "Notice-Unrented": r["moveOutDate"] = dt.date(2025, 12, 31)
        g.append(r)
        if r["statusText"] == "Vacant-Rented":
            s = dt.date(2026, 1, 2); g.append(dict(unit=u, propertyName=pn, unitType=bd, area=r["area"], tenantName=next(names), statusText="Future", contractRent=mk - 20, deposit=500.0, leaseStartDate=s, leaseEndDate=addm(s, 12) - dt.timedelta(1), moveInDate=s, balance=0.0))
    for r in g: out.append([r["unit"], rng.choice(["", "", "", "Section 8"]) if r.get("tenantName") else "", r["unitType"], r.get("tenantName", ""), r["statusText"], m0(r["area"]), mon(r.get("marketRent")), mon(r.get("contractRent")), mon(r.get("deposit")), D(r.get("leaseStartDate")), D(r.get("leaseEndDate")), D(r.get("moveInDate")), D(r.get("moveOutDate")), mon(r.get("balance")), "0" if r.get("tenantName") else "", ("0" if r["statusText"] == "Future" else str(rng.choice([0, 0, 0, 1, 3]))) if r.get("tenantName") else ""])
    ph = [r for r in g if r.get("_p")]; o = [r for r in ph if r.get("tenantName")]
    out.append([f"{len(ph)} Units", "", "", f"{len(o) / len(ph):.1%} Occupied", "", m0(S("area", ph)), mon(S("marketRent", ph)), mon(S("contractRent", o)), mon(S("deposit", o)), "", "", "", "", mon(S("balance", o)), "", ""]); rows += g
ph = [r for r in rows if r.get("_p")]; o = [r for r in ph if r.get("tenantName")]
with open(os.path.join(DOCS, NAME), "w", newline="", encoding="utf-8-sig") as f:
    w = csv.writer(f); w.writerow(["Rent Roll"]); w.writerow(["Exported On: 12/05/2025 09:41 AM"]); w.writerow(["Properties: Kettlebrook Portfolio"]); w.writerow(["As of: 12/05/2025"]); w.writerow(["Include Non-Revenue Units: No"]); w.writerow([]); w.writerow(cols)
    for x in out: w.writerow(x)
    w.writerow([f"Total {len(ph)} Units", "", "", f"{len(o) / len(ph):.1%} Occupied", "", m0(S("area", ph)), mon(S("marketRent", ph)), mon(S("contractRent", o)), mon(S("deposit", o)), "", "", "", "", mon(S("balance", o)), "", ""])
save(NAME, dict(propertyName="Kettlebrook Portfolio", asOnDate=ASOF, units=len(ph), occupied=len(o), vacant=len(ph) - len(o)), "MULTIFAMILY", "AppFolio csv export, property lines and totals between, future tenants", False, rows)
