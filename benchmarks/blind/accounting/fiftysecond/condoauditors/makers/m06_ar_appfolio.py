"""AR 3: AppFolio delinquency export (numbers as text, '->' property headings) with the auditor's own columns beside, xlsx."""
import random, datetime as dt
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as gl
import truthio as T
SEED = 52106
FILE = "AR testing - Delinquency as of 12-31-2025.xlsx"
P = [("Sorrel Creek Flats", "418 W Idaho Ave Nampa, ID 83651", 13, "{}"), ("Lodgepole Commons", "2250 N Eagle Rd Meridian, ID 83646", 15, "{}"), ("The Wexford", "77 S 9th St Boise, ID 83702", 8, "Unit {}")]
N = """Beckstead, Tyler|Cardona, Luz M.|Whitmore, Jonah|Pham, Linh|Ostrander, Kelsie|Guzman, Alberto|Fitzhugh, Marion|Eldredge, Cole|Barzani, Rojin|Nuñez, Estela|Holmquist, Dana|Tafoya, Rick|Lemaire, Odette|Stokes, Terrence|Bjornstad, Erik|Kamara, Fatu|Redfern, Amy|Salcedo, Ivan|Hutchings, Paige|Mwangi, Grace|Torvald, Nils|Peck, Jeremiah|Aquino, Marisol|Dunleavy, Sean|Crandall, Vern|Hoang, Kim|Rigby, Savannah|Ferro, Dominic|Lovell, Tessa|Kirkwood, Ash|Zabel, Henrik|Monroe, Keith|Ayala, Pilar|Strand, Greta|Bowers, Nolan|Ikeda, Ren""".split("|")
M0 = ["total", "b0_30", "b31_60", "b61_90", "b90", "deposit", "other:Subseq. receipts thru 2/20/26", "other:Still open at 2/20/26", "other:Allowance"]
M = M0[:8] + ["other:Reserve rate", "other:Allowance"]

def data():
    r = random.Random(SEED); i = 0; out = []
    for p, ad, k, uf in P:
        L = []; us = sorted(r.sample(range(101, 148), k))
        for u in us:
            st = r.choices(["Current", "Notice", "Past", "Evict"], [6, 2, 4, 2])[0]
            rent = r.choice([119500, 132500, 139500, 148000, 161000, 174500]); b = [0] * 4
            if st == "Past":
                b[r.choice([1, 2, 3])] = r.randint(20000, 310000); b[3] += r.choice([0, 0, r.randint(9000, 150000)])
            elif st == "Evict":
                b = [rent, rent, r.choice([rent, r.randint(20000, rent)]), r.choice([0, rent, 2 * rent])]
            else:
                b[0] = r.choice([r.randint(3500, 25000), rent, rent + 7500]); b[1] = r.choice([0, 0, 0, r.randint(4000, rent)])
            if r.random() < .12 and st == "Current": b = [-r.choice([2500, 4175, 15000]), 0, 0, 0]
            t = sum(b)
            sub = 0
            if t > 0 and st in ("Current", "Notice"): sub = r.choice([t, t, b[0], 0])
            elif t > 0 and r.random() < .25: sub = r.choice([10000, 25000]) if t > 30000 else 0
            pc = {"Current": 0, "Notice": .25, "Past": .9, "Evict": .75}[st]
            op = t - sub; al = int(round(max(op, 0) * pc))
            dep = 0 if st == "Past" else r.choice([50000, 75000, 100000, rent])
            lp = dt.date(2025, 12, r.randint(1, 12)) if st in ("Current", "Notice") else (dt.date(2025, r.randint(5, 9), r.randint(1, 28)))
            L.append(dict(u=uf.format(u), n=N[i], st=st, lp=lp, pc=pc, v=[t] + b + [dep, sub, op, al])); i += 1
        out.append((p, ad, L))
    return out

def make():
    D = data(); wb = openpyxl.Workbook(); ws = wb.active; ws.title = "Delinquency"
    wb.properties.creator = "LT"; 
    ar = lambda **k: Font(name="Calibri", size=11, **k); au = lambda **k: Font(name="Calibri", size=10, color="7030A0", **k)
    ws["A1"] = "Delinquency"; ws["A1"].font = Font(name="Calibri", size=16, bold=True)
    for i, t in enumerate(["Properties: Sorrel Creek Flats, Lodgepole Commons, The Wexford", "Tenant Status: Current, Notice, Past, Evict", "As of: 12/31/2025", "Amount Owed In Account: All", "Exported On: 01/06/2026 03:42 PM"]):
        ws.cell(2 + i, 1, t).font = ar()
    ws["L2"] = "Client: Tamarack Ridge Communities LLC"; ws["L3"] = "W/P C-3.2   LT 2/23/26   rev. JCH 3/1/26"; ws["L4"] = "PBC report; purple = audit work"
    for a in ("L2", "L3", "L4"): ws[a].font = au(bold=True)
    H = ["Unit", "Name", "Tenant Status", "Last Payment", "Amount Receivable", "0-30", "31-60", "61-90", "91+", "Deposit Held", None, "Subseq. receipts thru 2/20/26", "Still open at 2/20/26", "Reserve rate", "Allowance", "Tick"]
    hr = 9
    for j, h in enumerate(H, 1):
        if h is None: continue
        c = ws.cell(hr, j, h); c.font = ar(bold=True) if j < 11 else au(bold=True)
        c.alignment = Alignment(horizontal="center", vertical="center", wrap_text=True); c.fill = PatternFill("solid", fgColor="D9D9D9" if j < 11 else "E4DFEC"); c.border = Border(bottom=Side("thin"))
    ws.row_dimensions[hr].height = 46; ws.row_dimensions[8].hidden = True
    for j, w in enumerate([11, 24, 11, 13, 14, 12, 12, 12, 12, 12, 2, 15, 14, 9, 13, 6], 1): ws.column_dimensions[gl(j)].width = w
    tx = lambda v: f"{v/100:,.2f}"; nf = '#,##0.00_);(#,##0.00);"–"_)'
    cols = [5, 6, 7, 8, 9, 10, 12, 13, 15]
    r = hr + 1; tr, tot = [], []
    def put(row, v, bold):
        for j, q in zip(cols, v):
            if j <= 10:
                c = ws.cell(row, j, tx(q)); c.alignment = Alignment(horizontal="right"); c.font = ar(bold=bold)
            else:
                c = ws.cell(row, j, q / 100); c.number_format = nf; c.font = au(bold=bold)
            if bold: c.border = Border(top=Side("thin"))
    tick = {"Evict": "c", "Past": "a", "Notice": "", "Current": ""}
    for p, ad, L in D:
        ws.cell(r, 1, f"-> {p} - {ad}").font = ar(bold=True); r += 1
        for t in L:
            for j, q in enumerate([t["u"], t["n"], t["st"], t["lp"].strftime("%m/%d/%Y")], 1): ws.cell(r, j, q).font = ar()
            put(r, t["v"], False)
            c = ws.cell(r, 14, t["pc"]); c.number_format = "0%"; c.font = au(); c.alignment = Alignment(horizontal="center")
            k = tick[t["st"]] or ("b" if t["v"][6] else "")
            if k: x = ws.cell(r, 16, k); x.font = Font(name="Calibri", size=10, bold=True, color="FF0000"); x.alignment = Alignment(horizontal="center")
            keep = lambda i, q: q / 100 if (i < 6 or q) else None
            tr.append(dict(unit=t["u"], name=t["n"], status=t["st"], property=p, **{kk: keep(i, q) for i, (kk, q) in enumerate(zip(M0, t["v"]))}, **{"other:Reserve rate": t["pc"]})); r += 1
        s = [sum(t["v"][i] for t in L) for i in range(9)]
        ws.cell(r, 1, f"Total for {p}").font = ar(bold=True); put(r, s, True)
        tot.append(dict(label=f"Total for {p}", **{k: q / 100 for k, q in zip(M0, s)})); r += 2
    A = [t for _, _, L in D for t in L]; s = [sum(t["v"][i] for t in A) for i in range(9)]
    ws.cell(r, 1, "Total").font = ar(bold=True); put(r, s, True); tot.append(dict(label="Total", **{k: q / 100 for k, q in zip(M0, s)}))
    for j in cols: ws.cell(r, j).border = Border(top=Side("thin"), bottom=Side("double"))
    r += 2
    for t in ["a  Past tenant - traced to collection agency placement report.", "b  Traced receipt to AppFolio ledger and January/February 2026 bank statements without exception.",
              "c  Eviction file inspected (complaint / writ). Reserve 75% of open balance per client history C-3.4.", "Conclusion: allowance per books agrees within clearly trivial; no adjustment proposed."]:
        ws.cell(r, 2, t).font = au(italic=True); r += 1
    ws.freeze_panes = "C10"; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = "9:9"
    wb.save(T.DOC + "/" + FILE)
    T.write(FILE, "AR", M, tr, tot)
    return dict(file=FILE, kind="AR", style="AppFolio delinquency export with the auditor's columns beside it, three properties, xlsx", hard="ageing numbers are text, audit numbers numeric; hidden row, spacer column, reserve rate in percent")

if __name__ == "__main__":
    print(make())
