"""Tax-credit property: rent schedule tab from the compliance agent. xlsxwriter."""
import datetime
from common import *
import xlsxwriter
NAME = "Sorrel Terrace - Rent & UA schedule 2026"
wb = xlsxwriter.Workbook(doc(NAME + ".xlsx")); wb.set_properties({"created": datetime.datetime(2026, 5, 20)})
ws = wb.add_worksheet("Rent Schedule"); w2 = wb.add_worksheet("UA detail")
F = lambda **k: wb.add_format({"font_name": "Tahoma", "font_size": 9, **k})
U = {0: 58, 1: 74, 2: 97, 3: 121}; sfm = {"0BR/1BA": 455, "1BR/1BA": 610, "2BR/1BA": 835, "2BR/1.5BA TH": 920, "3BR/2BA": 1095}
LIM = {30: {0: 462, 1: 495, 2: 594, 3: 686}, 50: {0: 770, 1: 825, 2: 990, 3: 1143}, 60: {0: 924, 1: 990, 2: 1188, 3: 1372}}
D = [("Low-Income Housing Tax Credit Units", [(0, "0BR/1BA", 30, 4), (0, "0BR/1BA", 50, 6), (1, "1BR/1BA", 30, 5), (1, "1BR/1BA", 50, 18), (1, "1BR/1BA", 60, 22), (2, "2BR/1BA", 30, 3), (2, "2BR/1BA", 50, 14), (2, "2BR/1BA", 60, 20), (2, "2BR/1.5BA TH", 60, 8), (3, "3BR/2BA", 50, 4), (3, "3BR/2BA", 60, 6)]),
     ("Unrestricted Units", [(1, "1BR/1BA", None, 4, 1165), (2, "2BR/1BA", None, 5, 1390)])]
ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1, 0)
ws.set_column("A:A", 18)
for c, w in zip("BCDEFGHIJ", (9, 9, 9, 11, 12, 12, 13, 14, 16)): ws.set_column(f"{c}:{c}", w)
ws.merge_range("A1:J1", "SORREL TERRACE SENIOR & FAMILY APARTMENTS", F(bold=True, font_size=13, align="center", bg_color="#E2EFDA"))
ws.merge_range("A2:J2", "Schedule of restricted and unrestricted rents, effective June 1, 2026  (2026 MTSP limits)", F(align="center"))
h = F(bold=True, text_wrap=True, align="center", valign="bottom", border=1, bg_color="#A9D08E")
for i, x in enumerate(["Unit Type", "AMI", "Units", "Avg SF", "Total SF", "Gross Rent", "Utility Allowance", "Net Rent", "Monthly Total", "Annual Potential"]): ws.write(4, i, x, h)
ws.set_row(4, 27)
K = ["ami", "units", "sf", "total_sf", "gross", "ua", "net", "monthly", "other:Annual Potential"]
i0 = F(num_format="#,##0", border=4); pc = F(num_format="0%", border=4, align="center"); mo = F(num_format="$#,##0", border=4); tx = F(border=4)
r = 5; rows, totals = [], []; G = [0]*4; sub = []
bt = F(bold=True, num_format="#,##0", top=1); bm = F(bold=True, num_format="$#,##0", top=1)
def tline(L, v, form, fi, fm):
    ws.write(r, 0, L, fi)
    for c in range(1, 10): ws.write_blank(r, c, None, fi)
    for c, x, q in zip((2, 4, 8, 9), v, (fi, fi, fm, fm)): ws.write_formula(r, c, form("ABCDEFGHIJ"[c]), q, x)
    totals.append({"label": L, "units": v[0], "total_sf": v[1], "monthly": v[2], "other:Annual Potential": v[3]})
for g, L in D:
    ws.merge_range(r, 0, r, 9, g, F(bold=True, italic=True, bg_color="#F2F2F2")); r += 1; f0 = r; T = [0]*4
    for x in L:
        b, t, ami, n = x[:4]; sf = sfm[t]; row = {"type": t}
        ws.write(r, 0, t, tx)
        if ami: ws.write(r, 1, ami/100, pc); row["ami"] = ami; gr = LIM[ami][b]; ua = U[b] + (14 if "TH" in t else 0); net = gr - ua
        else: ws.write(r, 1, "Market", F(border=4, align="center")); gr = x[4]; ua = 0; net = gr
        v = [n, sf, n*sf, gr, ua, net, n*net, n*net*12]
        for c, (k, q) in enumerate(zip(K[1:], v), 2):
            ff = i0 if c < 5 else mo
            if c == 4: ws.write_formula(r, c, f"=C{r+1}*D{r+1}", ff, q)
            elif c == 7: ws.write_formula(r, c, f"=F{r+1}-G{r+1}", ff, q)
            elif c == 8: ws.write_formula(r, c, f"=C{r+1}*H{r+1}", ff, q)
            elif c == 9: ws.write_formula(r, c, f"=I{r+1}*12", ff, q)
            else: ws.write_number(r, c, q, ff)
            row[k] = q
        T = [a+z for a, z in zip(T, (n, n*sf, n*net, n*net*12))]; rows.append(row); r += 1
    tline("Subtotal - " + ("LIHTC" if "Tax" in g else "Unrestricted"), T, lambda c: f"=SUM({c}{f0+1}:{c}{r})", bt, bm); sub.append(r+1); G = [a+z for a, z in zip(G, T)]; r += 2
ws.write(r, 0, "Manager's unit", tx); ws.write(r, 1, "Exempt", F(border=4, align="center"))
for c, q in ((2, 1), (3, 835), (4, 835)): ws.write_number(r, c, q, i0)
for c in range(5, 10): ws.write_number(r, c, 0, mo)
rows.append({"type": "Manager's unit", "units": 1, "sf": 835, "total_sf": 835, "gross": 0, "ua": 0, "net": 0, "monthly": 0, "other:Annual Potential": 0}); sub.append(r+1)
G[0] += 1; G[1] += 835; r += 1
tline("TOTAL PROJECT", G, lambda c: "=" + "+".join(f"{c}{q}" for q in sub), F(bold=True, num_format="#,##0", top=1, bottom=6), F(bold=True, num_format="$#,##0", top=1, bottom=6)); r += 2
ws.write(r, 0, "Applicable fraction by units (manager's unit excluded): 110 of 119.", F(italic=True)); ws.write(r+1, 0, "UA per housing authority schedule eff. 4/1/2026; tenant pays electric and gas heat.", F(italic=True))
for i, (b, a, l) in enumerate([("", "Electric", "Gas heat"), ("0 BR", 31, 27), ("1 BR", 40, 34), ("2 BR", 53, 44), ("3 BR", 67, 54)]): w2.write_row(i, 0, (b, a, l), F())
wb.close()
print(G, [sum(x[3] for x in L) for _, L in D])
truth(NAME, "UM", K, rows, totals)
