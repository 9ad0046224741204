# Quebec landlord's "role de loyers" in French, three buildings, old .xls
from common import *
import xlwt
rng = random.Random(6611); ASOF = dt.date(2025, 9, 1); NAME = "Rôle de loyers - Placements Vauquelin.xls"
wb = xlwt.Workbook(encoding="utf-8"); ws = wb.add_sheet("Loyers sept 2025")
st = lambda s: xlwt.easyxf(s)
T = st("font: name Calibri, bold on, height 280"); N = st("font: name Calibri, height 200"); Hd = st("font: name Calibri, bold on, height 200; pattern: pattern solid, fore_colour light_green; borders: bottom thin; align: wrap on, horiz center, vert center")
Bd = st("font: name Calibri, bold on, height 220; pattern: pattern solid, fore_colour gray25"); M = xlwt.easyxf("font: name Calibri, height 200", num_format_str='# ##0.00" $"'); MB = xlwt.easyxf("font: name Calibri, bold on, height 200; borders: top thin", num_format_str='# ##0.00" $"')
BB = st("font: name Calibri, bold on, height 200; borders: top thin"); D = xlwt.easyxf("font: name Calibri, height 200; align: horiz center", num_format_str="yyyy-mm-dd")
IM = [("1450, rue Desandrouins", 8), ("27-31, boul. Cité-des-Prairies", 12), ("605, avenue du Barachois", 9)]
ws.write(0, 0, "Placements Vauquelin inc.", T); ws.write(1, 0, "Rôle de loyers au 1er septembre 2025 - Gatineau (Québec)", N)
R = 3; rows = []; names = iter(people(rng, 60, "{f} {l}")); TY = {"3 ½": 985, "4 ½": 1160, "5 ½": 1345, "2 ½": 810}
heads = ["Log.", "Pièces", "Locataire", "Bail du", "au", "Loyer de base", "Stationnement", "Électroménagers", "Total mensuel", "Solde dû", "Remarques"]
tots = []
for adr, n in IM:
    ws.write_merge(R, R, 0, 10, adr, Bd); R += 1
    for j, h in enumerate(heads): ws.write(R, j, h, Hd)
    ws.row(R).height_mismatch = True; ws.row(R).height = 560; R += 1; g = []
    for i in range(n):
        u = (str(i + 1) if n == 8 else str(101 + 100 * (i // 4) + i % 4) if n == 12 else "A" + str(i + 1)); ty = rng.choice(list(TY)); r = dict(unit=u, building=adr, unitType=ty); ws.write(R, 0, u, N); ws.write(R, 1, ty, N)
        if rng.random() < .1 or (n == 9 and i == 4):
            r["statusText"] = "VACANT"; ws.write(R, 2, "VACANT", N); ws.write(R, 10, rng.choice(["à louer, rénové", "travaux jusqu'au 15 oct.", "visites en cours"]), N); g.append(r); R += 1; continue
        lo = float(round(TY[ty] * rng.uniform(.72, 1.12))); pk = rng.choice([0, 0, 60.0, 75.0]); el = rng.choice([0, 0, 0, 25.0])
        s, e = dt.date(2025, 7, 1), dt.date(2026, 6, 30)
        if rng.random() < .2: s, e = dt.date(2025, rng.choice([2, 3, 5]), 1), None; e = addm(s, 12) - dt.timedelta(1)
        r.update(tenantName=next(names), leaseStartDate=s, leaseEndDate=e, contractRent=lo, totalCharges=lo + pk + el, balance=rng.choice([0.0, 0.0, 0.0, 0.0, lo, round(lo / 2, 2)]))
        r["charges"] = [{"code": c, "amount": x} for c, x in (("Loyer de base", lo), ("Stationnement", pk), ("Électroménagers", el)) if x]
        r["_pk"], r["_el"] = pk, el
        ws.write(R, 2, r["tenantName"], N); ws.write(R, 3, s, D); ws.write(R, 4, e, D); ws.write(R, 5, lo, M)
        if pk: ws.write(R, 6, pk, M)
        if el: ws.write(R, 7, el, M)
        ws.write(R, 8, r["totalCharges"], M); ws.write(R, 9, r["balance"], M)
        if rng.random() < .2: ws.write(R, 10, rng.choice(["chauffage inclus", "TAL - dossier ouvert", "non-renouvellement reçu", "chien accepté"]), N)
        g.append(r); R += 1
    S = lambda k, q: sum(x.get(k) or 0 for x in q)
    ws.write(R, 0, "", BB); ws.write(R, 2, f"Sous-total ({len(g)} logements)", BB)
    for j in (1, 3, 4): ws.write(R, j, "", BB)
    for j, k in ((5, "contractRent"), (6, "_pk"), (7, "_el"), (8, "totalCharges"), (9, "balance")): ws.write(R, j, S(k, g), MB)
    rows += g; R += 2
ws.write(R, 2, f"GRAND TOTAL ({len(rows)} logements)", BB)
for j, k in ((5, "contractRent"), (6, "_pk"), (7, "_el"), (8, "totalCharges"), (9, "balance")): ws.write(R, j, S(k, rows), MB)
R += 1; v = sum(1 for r in rows if not r.get("tenantName")); ws.write(R, 2, f"Loués : {len(rows) - v}    Vacants : {v}", N)
for j, w in enumerate((7, 8, 28, 12, 12, 14, 16, 18, 15, 13, 26)): ws.col(j).width = 256 * w
for i in range(3, R + 1):
    if not ws.row(i).height_mismatch: ws.row(i).height_mismatch = True; ws.row(i).height = 290
ws.portrait = False; ws.fit_width_to_pages = 1; ws.fit_height_to_pages = 0; ws.set_fit_num_pages(1)
w2 = wb.add_sheet("Hypothèques")
for i, r in enumerate((("Immeuble", "Prêteur", "Solde", "Taux", "Échéance"), ("1450, rue Desandrouins", "Caisse", 612400.22, .0489, "2027-05-01"), ("27-31, boul. Cité-des-Prairies", "SCHL / assurée", 1488310.9, .0412, "2029-11-01"))):
    for j, x in enumerate(r): w2.write(i, j, x)
wb.save(os.path.join(DOCS, NAME))
save(NAME, dict(propertyName="Placements Vauquelin inc.", asOnDate=ASOF, units=len(rows), occupied=len(rows) - v, vacant=v, sheet="Loyers sept 2025"), "MULTIFAMILY", "Quebec landlord's French roll, three buildings with header repeated, old xls", True, rows)
