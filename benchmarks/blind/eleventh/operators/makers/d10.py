# Section 8 project-based schedule, sections by bedroom count with repeated headers, spacer rows
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
def make():
    name = "Bethel Terrace HAP roll 3-25.xlsx"; R = random.Random(6010); N = Names(R)
    wb = Workbook(); ws = wb.active; ws.title = "HAP 0325"; T = []
    for a, v in (("A1", "BETHEL TERRACE APARTMENTS"), ("A2", "Section 8 project-based contract IA05-M000-417"), ("A3", "Assistance month ending 3/31/2025"), ("J1", "Owner copy")): ws[a] = v; ws[a].font = Font(name="Courier New", size=10, bold=a == "A1")
    H = ["UNIT", "HEAD OF HOUSEHOLD", "PERS.", "CERT.", "MOVED IN", "VACATED", "NEXT RECERT", "CONTRACT RENT", "UTIL. ALLOW.", "GROSS RENT", "TENANT PAYS", "HUD PAYS", "SEC. DEP.", "TENANT A/R"]
    cfg = [("EFFICIENCY", 8, 701, 0), ("ONE BEDROOM", 14, 842, 61), ("TWO BEDROOM", 9, 1008, 83)]; r = 5; seq = 100; G = [0] * 7; n = occ = vac = 0; cn = Font(name="Courier New", size=10); cb = Font(name="Courier New", size=10, bold=True)
    for sec, k, cr, ua in cfg:
        ws.cell(r, 1, f"{sec} UNITS").font = cb; r += 1
        for j, h in enumerate(H, 1): c = ws.cell(r, j, h); c.font = cb; c.alignment = Alignment(wrap_text=True, horizontal="center"); c.border = Border(bottom=Side("dashed"), top=Side("dashed"))
        r += 1; tot = [0] * 7
        for i in range(k):
            seq += 1 if seq % 100 != 11 else 90; u = f"# {seq}"; n += 1; base = dict(unit=u, section=f"{sec} UNITS", contractRent=cr)
            if R.random() < .08 or (sec[0] == "T" and i == 3):
                mo = D(2025, R.randint(1, 3), R.randint(1, 28)); v = [u, "VACANT", None, None, None, mo, None, cr, ua, cr + ua, None, None, None, None]; vac += 1; tot[0] += cr; tot[1] += ua; tot[2] += cr + ua
                T.append(row(**base, statusText="VACANT", moveOutDate=mo))
            else:
                nm = N.lf(); mi = D(R.randint(2003, 2024), R.randint(1, 12), R.randint(1, 28)); tp = R.randint(25, 480); dep = R.choice([50, 121, 188, 240]); ar = R.choice([0, 0, 0, 0, 25, -12, tp]); nx = D(2025, 4, 1) if R.random() < .2 else D(2025, R.randint(5, 12), 1)
                v = [u, nm, R.randint(1, 4), R.choice(["AR", "AR", "IR", "MI"]), mi, None, nx, cr, ua, cr + ua, tp, cr - tp, dep, ar]; occ += 1
                for j, q in enumerate((cr, ua, cr + ua, tp, cr - tp, dep, ar)): tot[j] += q
                T.append(row(**base, tenantName=nm, statusText="Occupied", moveInDate=mi, deposit=dep, balance=ar))
            for j, q in enumerate(v, 1):
                if q is None: continue
                c = ws.cell(r, j, q); c.font = cn
                if isinstance(q, dt.date): c.number_format = "mm-dd-yy"
                elif j >= 8: c.number_format = "#,##0;(#,##0);0"
            r += 1
        ws.cell(r, 2, f"{k} {sec}").font = cb
        for j, q in enumerate(tot): c = ws.cell(r, 8 + j, q); c.font = cb; c.number_format = "#,##0;(#,##0);0"; c.border = Border(top=Side("dashed"))
        G = [a + b for a, b in zip(G, tot)]; r += 3
    ws.cell(r, 2, "PROJECT").font = cb
    for j, q in enumerate(G): c = ws.cell(r, 8 + j, q); c.font = cb; c.number_format = "#,##0;(#,##0);0"
    for s in (f"CONTRACT UNITS {n}", f"ASSISTED AND OCCUPIED {occ}", f"VACANT {vac}", "TENANT PAYS + HUD PAYS = CONTRACT RENT. CERT.: MI MOVE-IN, AR ANNUAL, IR INTERIM."): r += 1; ws.cell(r + 1, 2, s).font = cn
    for L, w in zip("ABCDEFGHIJKLMN", [8, 27, 7, 7, 11, 11, 11, 11, 9, 9, 9, 9, 9, 9]): ws.column_dimensions[L].width = w
    ws.sheet_view.showGridLines = False; wb.save(out(name))
    save(name, dict(propertyName="BETHEL TERRACE APARTMENTS", asOnDate="2025-03-31", units=n, occupied=occ, vacant=vac, sheet=None, planted=None, rows=T), "MULTIFAMILY", "HUD section-8 schedule, sections by bedroom count, header repeated per section, tenant/HUD split, text look", True)
if __name__ == "__main__": make()
