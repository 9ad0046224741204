# three walk-up properties on one sheet, property column, summary on top, planted dropped row
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
def make():
    name = "Ostrander walk-ups - tenant list Dec24.xlsx"; R = random.Random(6212); N = Names(R)
    wb = Workbook(); ws = wb.active; ws.title = "Dec24"; wb.create_sheet("Sheet2")
    props = [("Fulmer Arms", 11, "F"), ("1920 Delancy", 9, ""), ("Oriole Court", 14, "OC-")]; recs = []
    for p, n, pre in props:
        for i in range(n):
            u = f"{pre}{i + 1}" if pre == "F" else f"{pre}{101 + i}" if pre else ["Store", "1F", "1R", "2F", "2R", "3F", "3R", "4F", "4R"][i]
            ty = "Store" if u == "Store" else R.choice(["Studio", "1 BR", "1 BR", "2 BR"]); base = {"Studio": 895, "1 BR": 1120, "2 BR": 1385, "Store": 2200}[ty]; d = dict(p=p, u=u, ty=ty)
            if R.random() > .12 or u in ("Store", "OC-101"): d.update(nm="Brightwash Laundry Co." if u == "Store" else N.full(), rent=float(base - R.choice([0, 20, 45, 70])), a=D(2024, R.randint(1, 12), 1) if R.random() < .6 else D(2023, R.randint(1, 12), 15), dep=float(R.choice([base, 500, 750])), bal=R.choice([0.0] * 7 + [150.0, 1045.5, -20.0]), ut=R.choice(["T: elec", "T: elec, gas", "all incl."]), garage=R.choice([0, 0, 60.0]))
            if "nm" in d:
                if d["a"] > D(2024, 12, 1): d["a"] = D(2024, 11, 1)
                d["e"] = "M-T-M" if d["a"].year == 2023 else addm(d["a"], 12) - dt.timedelta(1)
            recs.append(d)
    drop = [d for d in recs if d["p"] == "Oriole Court" and "nm" in d][6]
    def put(r, j, v, b=False, nf=None, al=None):
        c = ws.cell(r, j, v); c.font = Font(name="Calibri", size=11, bold=b)
        if nf: c.number_format = nf
        if al: c.alignment = Alignment(horizontal=al)
        return c
    nf = '"$"#,##0.00;[Red]-"$"#,##0.00'
    put(1, 1, "Ostrander Walk-ups", True).font = Font(size=15, bold=True); put(2, 1, "Tenant list, all three buildings"); put(2, 6, "rents as billed"); put(2, 7, D(2024, 12, 1), nf="d-mmm-yyyy")
    for j, h in enumerate(["Property", "Units", "Occupied", "Vacant", "Rent / month"], 1): put(4, j, h, True).fill = PatternFill("solid", fgColor="FFF2CC")
    r = 5; A = [0, 0, 0.0]
    for p, n, _ in props:
        L = [d for d in recs if d["p"] == p]; o = [d for d in L if "nm" in d]; q = sum(d["rent"] for d in o); put(r, 1, p); put(r, 2, n); put(r, 3, len(o)); put(r, 4, n - len(o)); put(r, 5, q, nf=nf); r += 1; A = [A[0] + n, A[1] + len(o), A[2] + q]
    put(r, 1, "All", True); put(r, 2, A[0], True); put(r, 3, A[1], True); put(r, 4, A[0] - A[1], True); put(r, 5, A[2], True, nf)
    r += 3; H = ["Apt #", "Property", "Size", "Tenant", "Rent", "Garage", "Rent + garage", "From", "Thru", "Util.", "Deposit", "Owes", "Remarks"]
    for j, h in enumerate(H, 1): c = put(r, j, h, True); c.fill = PatternFill("solid", fgColor="C6E0B4"); c.border = Border(top=Side("thin"), bottom=Side("thin"), left=Side("thin"), right=Side("thin"))
    r += 1; T = []; G = [0.0] * 5; rem = ["paint 2025", "section 8 inquiry", "pays cash", "new stove"]
    for d in recs:
        o = "nm" in d
        if o:
            for j, q in enumerate((d["rent"], d["garage"], d["rent"] + d["garage"], d["dep"], d["bal"])): G[j] += q
        if d is drop: continue
        u = d["u"]; u = int(u) if u.isdigit() else u; put(r, 1, u, al="left"); put(r, 2, d["p"]); put(r, 3, d["ty"]); base = dict(unit=d["u"], propertyName=d["p"], unitType=d["ty"])
        if not o: put(r, 4, "-- vacant --"); T.append(row(**base, statusText="-- vacant --"))
        else:
            put(r, 4, d["nm"]); put(r, 5, d["rent"], nf=nf)
            if d["garage"]: put(r, 6, d["garage"], nf=nf)
            put(r, 7, d["rent"] + d["garage"], nf=nf); put(r, 8, d["a"], nf="d-mmm-yy"); put(r, 9, d["e"], nf="d-mmm-yy", al="right"); put(r, 10, d["ut"]); put(r, 11, d["dep"], nf=nf); put(r, 12, d["bal"], nf=nf)
            if R.random() < .15: put(r, 13, R.choice(rem))
            T.append(row(**base, tenantName=d["nm"], statusText="Occupied", contractRent=d["rent"], leaseStartDate=d["a"], leaseEndDate=d["e"], deposit=d["dep"], balance=d["bal"], charges=[{"code": "Garage", "amount": d["garage"]}] if d["garage"] else None, totalCharges=d["rent"] + d["garage"]))
        r += 1
    put(r, 4, f"TOTAL {A[0]} units", True)
    for j, q in zip((5, 6, 7, 11, 12), G): put(r, j, q, True, nf).border = Border(top=Side("thin"), bottom=Side("double"))
    for L, w in zip("ABCDEFGHIJKLM", [15, 15, 10, 26, 14, 12, 14, 12, 12, 14, 12, 12, 18]): ws.column_dimensions[L].width = w
    wb.save(out(name))
    save(name, dict(propertyName="Ostrander Walk-ups", asOnDate="2024-12-01", units=A[0], occupied=A[1], vacant=A[0] - A[1], sheet="Dec24", planted=dict(what=f"Oriole Court unit {drop['u']} (rent {drop['rent']:.2f}, occupied) has no row in the list, while the summary by property, the unit counts and the TOTAL row include it; units/occupied are the document's own counts (34 rows counted, 33 printed)", kind="row_dropped"), rows=T), "MULTIFAMILY", "three small walk-ups in one list with property column, summary on top, one row dropped", False)
if __name__ == "__main__": make()
