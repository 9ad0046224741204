# senior living workbook: resident first, blank spacer columns, status codes, numbers as text, side table
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
def make():
    name = "Evenside_Village_resident_fees_Q1.xlsx"; R = random.Random(6111); N = Names(R)
    wb = Workbook(); ws = wb.active; ws.title = "Fees"; F = Font(name="Verdana", size=8); FB = Font(name="Verdana", size=8, bold=True)
    for k, (a, v) in enumerate((("Community", "Evenside Village"), ("Report", "Resident fee roll"), ("Position at close of", "Mar 31 2025"), ("Prepared", "Apr 07 2025, K. desk"))): ws.cell(k + 1, 2, a).font = FB; ws.cell(k + 1, 4, v).font = F
    # col A hidden helper; C, H, N spacers
    H = {2: "Resident", 4: "Residence no.", 5: "Code", 6: "Type", 7: "Sq. ft.", 9: "Resident since", 10: "Agreement ends", 12: "Published fee", 13: "Service fee", 15: "Tier", 16: "Tier fee", 17: "2nd occupant", 18: "Meals", 19: "Carport", 20: "Due monthly", 22: "Entrance deposit held"}
    ws.cell(7, 1, "key")
    ws.cell(6, 2, "WHO"); ws.cell(6, 4, "RESIDENCE"); ws.cell(6, 9, "DATES"); ws.cell(6, 12, "MONTHLY FEE"); ws.cell(6, 15, "CARE AND EXTRAS"); ws.cell(6, 22, "REFUNDABLE")
    for a, b in ((4, 7), (9, 10), (12, 13), (15, 20)): ws.merge_cells(start_row=6, end_row=6, start_column=a, end_column=b)
    for j in range(2, 23):
        ws.cell(6, j).font = Font(name="Verdana", size=8, bold=True, color="6B2D5C"); ws.cell(6, j).alignment = Alignment(horizontal="center")
    for j, h in H.items(): c = ws.cell(7, j, h); c.font = FB; c.alignment = Alignment(wrap_text=True, vertical="bottom"); c.border = Border(bottom=Side("medium", color="6B2D5C"))
    types = {"Cottage": (1240, 4350), "Villa 1BR": (790, 3480), "Villa 2BR": (1015, 3925), "AL Suite": (440, 5150)}; tf = {"0": 0, "1": 380, "2": 790, "3": 1260}
    r = 8; T = []; tot = [0] * 8; cnt = {}; occset = ("OC", "OC2", "LOA")
    ids = [(f"Cott. {k}", "Cottage") for k in range(1, 9)] + [(f"V-{100 * f + k}", R.choice(["Villa 1BR", "Villa 2BR"])) for f in (1, 2) for k in range(1, 9)] + [(f"AL{k:02d}", "AL Suite") for k in range(1, 17)]
    m = lambda x: f"{x:,.2f}"
    for u, ty in ids:
        sf, pub = types[ty]; x = R.random(); base = dict(unit=u, unitType=ty, area=sf, marketRent=pub); v = {4: u, 6: ty, 7: sf, 12: m(pub)}; tot[0] += pub
        if x < .14:
            code = R.choice(["VA", "VA", "VR"]); v[5] = code; T.append(row(**base, statusText=code))
        else:
            two = ty != "AL Suite" and R.random() < .3; code = "OC2" if two else "LOA" if R.random() < .06 else "OC"; nm = N.lf(); since = D(R.randint(2013, 2024), R.randint(1, 12), R.randint(1, 28)); ren = D(2025 + (since.month <= 4), since.month, 1) - dt.timedelta(1)
            fee = pub - R.choice([0, 0, 60, 155, 240, 330]); tier = R.choice("123") if ty == "AL Suite" else R.choice("00001"); ch = [tf[tier], 850 if two else 0, R.choice([0, 145]) if ty != "AL Suite" else 0, 60 if ty != "AL Suite" and R.random() < .5 else 0]; t = fee + sum(ch); dep = {"Cottage": 24000, "Villa 1BR": 12000, "Villa 2BR": 15000, "AL Suite": 2500}[ty]
            v.update({2: nm, 5: code, 9: since.strftime("%b %d %Y"), 10: ren.strftime("%b %d %Y"), 13: m(fee), 15: tier, 20: m(t), 22: m(dep)})
            for j, q in zip((16, 17, 18, 19), ch):
                if q: v[j] = m(q)
            for j, q in enumerate([fee] + ch + [t, dep]): tot[j + 1] += q
            T.append(row(**base, tenantName=nm, statusText=code, moveInDate=since, contractRent=fee, leaseEndDate=ren, charges=[{"code": c, "amount": q} for c, q in zip(("Tier fee", "2nd occupant", "Meals", "Carport"), ch) if q], totalCharges=t, deposit=dep))
        cnt[code] = cnt.get(code, 0) + 1; v[1] = f"EV{r:03d}x"
        for j, q in v.items():
            c = ws.cell(r, j, q); c.font = F
            if j in (12, 13, 16, 17, 18, 19, 20, 22): c.alignment = Alignment(horizontal="right")
        if r % 2: 
            for j in range(2, 23): ws.cell(r, j).fill = PatternFill("solid", fgColor="F7F1F6")
        r += 1
    r += 1; ws.cell(r, 2, "Village total").font = FB; ws.cell(r, 4, f"{len(ids)} residences").font = FB
    for j, q in zip((12, 13, 16, 17, 18, 19, 20, 22), tot): c = ws.cell(r, j, m(q)); c.font = FB; c.alignment = Alignment(horizontal="right"); c.border = Border(top=Side("thin"))
    leg = [("OC", "occupied, one person"), ("OC2", "occupied, two persons"), ("LOA", "occupied, on leave (hospital), fee continues"), ("VA", "vacant, available"), ("VR", "vacant, under refurbishment")]
    ws.cell(7, 24, "Code"); ws.cell(7, 25, "Meaning"); ws.cell(7, 26, "Count")
    for k, (a, b) in enumerate(leg): ws.cell(8 + k, 24, a).font = F; ws.cell(8 + k, 25, b).font = F; ws.cell(8 + k, 26, cnt.get(a, 0)).font = F
    occ = sum(cnt.get(c, 0) for c in occset); vac = len(ids) - occ
    for k, (a, q) in enumerate((("All residences", len(ids)), ("Occupied", occ), ("Vacant", vac))): ws.cell(14 + k, 25, a).font = FB; ws.cell(14 + k, 26, q).font = FB
    for j in (24, 25, 26): ws.cell(7, j).font = FB
    ws.column_dimensions["A"].hidden = True
    for L, w in dict(B=26, C=1.5, D=12, E=6, F=11, G=7, H=1.5, I=13, J=13, K=1.5, L=11, M=11, N=1.5, O=5, P=10, Q=10, R=9, S=9, T=11, U=1.5, V=13, W=3, X=6, Y=38, Z=7).items(): ws.column_dimensions[L].width = w
    wb.save(out(name))
    save(name, dict(propertyName="Evenside Village", asOnDate="2025-03-31", units=len(ids), occupied=occ, vacant=vac, sheet=None, planted=None, rows=T), "SENIOR_HOUSING", "resident-first fee roll, blank spacer columns, hidden key column, money as text, status codes with legend in a side table", True)
if __name__ == "__main__": make()
