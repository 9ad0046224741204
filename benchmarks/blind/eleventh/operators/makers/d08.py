# furnished short and mid-term lets, three sheets, merged titles, text amounts
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
def make():
    name = "Tannery Lofts furnished stays.xlsx"; R = random.Random(5808); N = Names(R)
    wb = Workbook(); cv = wb.active; cv.title = "Read me"; ws = wb.create_sheet("Stays"); rt = wb.create_sheet("Rate card")
    cv["B2"] = "Tannery Lofts - furnished program"; cv["B2"].font = Font(size=16, bold=True); cv["B4"] = "Handed over by the former operator; tab Stays is the roll, tab Rate card gives list rates only."; cv["B5"] = "List rates include utilities and weekly linen."
    lay = {"Studio F": (468, 2350, 118), "1 Bed F": (655, 2980, 149), "1 Bed Corner": (702, 3225, 162), "2 Bed F": (990, 3990, 199)}
    rt.append(["Layout", "Sq ft", "List rate, month", "List rate, night"])
    for k, v in lay.items(): rt.append([k, *v])
    ws.merge_cells("B1:O1"); ws["B1"] = "TANNERY LOFTS"; ws["B1"].font = Font(size=14, bold=True, name="Georgia"); ws["B1"].alignment = Alignment(horizontal="center")
    ws.merge_cells("B2:O2"); ws["B2"] = "Furnished units - who is in house on Thursday, January 16, 2025"; ws["B2"].alignment = Alignment(horizontal="center")
    ws.merge_cells("B4:D4"); ws["B4"] = "Unit"; ws.merge_cells("E4:H4"); ws["E4"] = "Guest / stay"; ws.merge_cells("I4:L4"); ws["I4"] = "Monthly amounts"; ws.merge_cells("M4:N4"); ws["M4"] = "Guest account"
    for j, h in zip(range(2, 16), ["Loft", "Layout", "Sq ft", "Guest or company", "State", "Agreement from", "Agreement to", "List rate", "Agreed rate", "Linen & cleaning", "Pet", "Deposit", "Owing", "Booked through"]): ws.cell(5, j, h)
    th = Side("thin", color="999999")
    for rr in (4, 5):
        for j in range(2, 16): c = ws.cell(rr, j); c.font = Font(bold=True, name="Georgia", size=10); c.fill = PatternFill("solid", fgColor="F3E9D8"); c.alignment = Alignment(horizontal="center", wrap_text=True); c.border = Border(bottom=th)
    r = 6; T = []; tot = [0] * 6; n = occ = vac = own = 0
    corp = ["Medbridge Travel Nursing", "Osprey Rail Contractors", "Ferrum Consulting Group", "Halcyon Film Services"]
    for fl in (2, 3, 4, 5):
        ws.cell(r, 2, f"Floor {fl}").font = Font(italic=True, name="Georgia"); r += 1
        for k in range(1, 7):
            u = f"L{fl}-{k}"; L = list(lay)[(k + fl) % 4]; sf, mo, nt = lay[L]; x = R.random(); n += 1; tot[0] += mo; base = dict(unit=u, unitType=L, area=sf, section=f"Floor {fl}", marketRent=mo)
            if x < .16:
                s = R.choice(["Open", "Open", "Turning over"]); v = [u, L, sf, None, s, None, None, f"${mo:,}"]; vac += 1; T.append(row(**base, statusText=s))
            elif x < .21:
                s = "Owner hold"; v = [u, L, sf, None, s, None, None, f"${mo:,}"]; own += 1; T.append(row(**base, statusText=s))
            else:
                g = R.choice(corp) if R.random() < .45 else N.full(); a = D(2024, R.randint(9, 12), R.randint(1, 28)); e = addm(a, R.choice([2, 3, 4, 6])); e = e if e > D(2025, 1, 20) else D(2025, 2, R.randint(1, 27)); s = "In house" if R.random() < .8 else "In house, extending"
                rate = mo - R.choice([0, 0, 100, 175, 250]); cl = R.choice([120, 120, 160]); pet = R.choice([0, 0, 0, 50]); dep = R.choice([500, 1000, 0]); ow = R.choice([0, 0, 0, 0, rate, 240])
                v = [u, L, sf, g, s, a.strftime("%b %d '%y"), e.strftime("%b %d '%y"), f"${mo:,}", f"${rate:,}", f"${cl:,}", f"${pet:,}" if pet else None, f"${dep:,}", f"${ow:,}", R.choice(["Direct", "Corporate desk", "Web"])]; occ += 1
                for j, q in enumerate((rate, cl, pet, dep, ow)): tot[j + 1] += q
                T.append(row(**base, tenantName=g, statusText=s, leaseStartDate=a, leaseEndDate=e, contractRent=rate, charges=[{"code": c, "amount": q} for c, q in (("Linen & cleaning", cl), ("Pet", pet)) if q], deposit=dep, balance=ow))
            for j, q in enumerate(v, 2):
                c = ws.cell(r, j, q); c.font = Font(name="Georgia", size=10); c.alignment = Alignment(horizontal="right" if j in (4, 9, 10, 11, 12, 13, 14) else "left")
            r += 1
        r += 1
    ws.cell(r, 2, "All floors"); ws.cell(r, 5, f"{n} lofts: {occ} in house, {vac} open or turning, {own} owner hold")
    for j, q in zip((9, 10, 11, 12, 13, 14), tot): ws.cell(r, j, f"${q:,}").alignment = Alignment(horizontal="right")
    for j in range(2, 16): ws.cell(r, j).font = Font(bold=True, name="Georgia"); ws.cell(r, j).border = Border(top=Side("medium"))
    for L, w in zip("ABCDEFGHIJKLMNO", [2, 9, 14, 7, 28, 20, 13, 13, 10, 11, 11, 8, 10, 10, 15]): ws.column_dimensions[L].width = w
    wb.active = 1; wb.save(out(name))
    save(name, dict(propertyName="TANNERY LOFTS", asOnDate="2025-01-16", units=n, occupied=occ, vacant=vac, sheet="Stays", planted=None, rows=T), "MULTIFAMILY", "furnished mid-term lets, three sheets, dollar amounts as text, grouped headers, floors as sections", True)
if __name__ == "__main__": make()
