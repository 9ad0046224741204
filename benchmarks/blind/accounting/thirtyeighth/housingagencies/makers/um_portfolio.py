"""Agency portfolio: unit mix in property blocks with the header repeated, xlsx (openpyxl), about 110 lines."""
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from common import *
R = random.Random(390303)
FN = "HFA_watchlist_unit_mix_2026.xlsx"
P = [("Alder Creek Apartments","Fam"),("Beacon Hill Senior","Sen"),("Calhoun Lofts","Fam"),("Dogwood Mobile Estates","MHC"),("Eastgate Student Homes","Stu"),("Fern Valley I & II","Fam"),("Granger House","Sen"),("Highline at 9th (mixed-income)","Fam"),("Ironwood Village","Fam"),("Juniper Park MHC","MHC"),("Kingsley Court","Fam"),("Lantern Square","Fam")]
base = {"Fam": [("1BR/1BA",1,1,640,750),("2BR/1BA",2,1,860,900),("2BR/2BA",2,2,925,900),("3BR/2BA",3,2,1140,1040),("4BR/2BA",4,2,1335,1160)], "Sen": [("Efficiency",0,1,440,700),("1BR/1BA",1,1,590,750),("2BR/1BA",2,1,790,900)], "Stu": [("2x2 bed",2,2,410,520),("4x2 bed",4,2,330,455),("4x4 bed",4,4,360,505)], "MHC": [("Single-wide site",2,1,840,0),("Double-wide site",3,2,1420,0),("Park-owned SW",2,1,868,900),("Park-owned DW",3,2,1456,1040)]}
money = ["ami","units","pct_units","sf","other:Max Gross Rent","ua","actual","actual_sf","actual_total"]
wb = Workbook(); ws = wb.active; ws.title = "Mix"
for col, w in zip("ABCDEFGHIJKLMN", (22, 6, 6, 15, 8, 8, 9, 8, 11, 9, 11, 9, 14, 4)): ws.column_dimensions[col].width = w
ft = lambda **k: Font(name="Tahoma", size=9, **k)
ws["A1"] = "Watch-list developments: bedroom mix, set-asides, limits and rents collected"; ws["A1"].font = ft(bold=True); ws["A2"] = "Owner submissions received by 10/15/2026; compiled by Asset Management"; ws["A2"].font = ft()
H = ["Plan","BR","BA","Set-Aside","AMI","# Units","% of Units","SF","Max Gross Rent","Utility Allow.","In-Place Rent","In-Place Rent/SF","Total In-Place Rent"]
NF = {"ami":"0%","units":"0","pct_units":"0.0%","sf":"#,##0","other:Max Gross Rent":"#,##0","ua":"#,##0","actual":"#,##0","actual_sf":"0.00","actual_total":"#,##0"}
COL = dict(zip(money, range(5, 14)))
def wr(r, v, **k):
    for m, z in v.items():
        x = ws.cell(r, COL[m], round(z/100, 4) if m in ("ami", "pct_units") else z); x.number_format = NF[m]; x.font = ft(**k)
def pcts(us):
    t = sum(us); ex = [1000*u/t for u in us]; fl = [int(e) for e in ex]
    for i in sorted(range(len(us)), key=lambda i: fl[i]-ex[i])[:1000-sum(fl)]: fl[i] += 1
    return [f/10 for f in fl]
rows = []; totals = []; GU = GT = GS = 0; r = 4
for pi, (pn, kd) in enumerate(P):
    x = ws.cell(r, 1, f"{pi+1}. {pn}"); x.font = ft(bold=True, color="FFFFFF")
    for q in range(1, 14): ws.cell(r, q).fill = PatternFill("solid", fgColor="44546A")
    r += 1
    for i, h in enumerate(H):
        x = ws.cell(r, 1+i, h); x.font = ft(bold=True); x.alignment = Alignment(wrap_text=True, horizontal="left" if i in (0, 3) else "right", vertical="bottom"); x.border = Border(bottom=Side(style="thin"))
    ws.row_dimensions[r].height = 25; r += 1; k = 1 + R.uniform(-.12, .14); ls = []
    amis = {"Fam": R.sample([30, 40, 50, 60, 70, 80], 3) + ([None] if pi in (2, 7, 11) else []), "Sen": [30, 50, 60], "Stu": [50, 80, None], "MHC": [50, 80, None]}[kd]
    amis = sorted([a for a in amis if a]) + ([None] if None in amis else [])
    plans = base[kd] if kd != "Fam" else sorted(R.sample(base[kd], R.choice([3, 4])), key=lambda z: z[0])
    for t, b, ba, sf, g60 in plans:
        sf = sf + R.choice([-20, 0, 12, 30])
        for a in (amis if R.random() < .7 else amis[:2]):
            if kd == "MHC" and g60 == 0:
                if a == 50: continue
                lim = ua = None; net = round((520 if b == 2 else 585)*k) - (25 if a else 0)
            else:
                lim = round(g60*k*a/60*1.35) if a else None; ua = (58 + 22*b if kd != "Stu" else 0) if a else None
                net = lim - ua - R.choice([0, 0, 7, 18, 41, 65]) if a else round(g60*k*1.35*(1.62 if kd != "MHC" else 1.08))
            ls.append((t, b, ba, sf, a, lim, ua, net, R.randint(2, 26)))
    pc = pcts([z[-1] for z in ls]); U = T = SF = 0
    sa = {30: "HTF", 40: "HOME Low", 50: "LIHTC 50" if kd != "MHC" else "HFA Loan 50", 60: "LIHTC 60", 70: "Avg Income 70", 80: "Workforce 80", None: "Unrestricted"}
    for (t, b, ba, sf, a, lim, ua, net, n), q in zip(ls, pc):
        v = {"units": n, "pct_units": q, "sf": sf, "actual": net, "actual_sf": round(net/sf+1e-9, 2), "actual_total": net*n}
        if a: v["ami"] = a
        if lim is not None: v["other:Max Gross Rent"] = lim
        if ua is not None: v["ua"] = ua
        for q2, z in zip((1, 2, 3, 4), (t, b, ba, sa[a])): x = ws.cell(r, q2, z); x.font = ft(); x.alignment = Alignment(indent=1 if q2 == 4 else 0)
        v = {m: v[m] for m in money if m in v}; wr(r, v); rows.append({"type": t, "beds": str(b), "baths": str(ba), **v}); r += 1; U += n; T += net*n; SF += n*sf
    lab = f"Total {pn}"; ws.cell(r, 1, lab).font = ft(bold=True); v = {"units": U, "pct_units": 100.0, "sf": round(SF/U), "actual": round(T/U), "actual_sf": round(T/SF, 2), "actual_total": T}; wr(r, v, bold=True)
    for q in range(1, 14): ws.cell(r, q).border = Border(top=Side(style="thin"))
    totals.append({"label": lab, **v}); r += 2; GU += U; GT += T; GS += SF
lab = "TOTAL, 12 DEVELOPMENTS"; ws.cell(r, 1, lab).font = ft(bold=True); v = {"units": GU, "sf": round(GS/GU), "actual": round(GT/GU), "actual_sf": round(GT/GS, 2), "actual_total": GT}; wr(r, v, bold=True); totals.append({"label": lab, **v})
for q in range(1, 14): ws.cell(r, q).border = Border(top=Side(style="double"), bottom=Side(style="double"))
ws.cell(r+1, 1, "% of Units is within the development. Site-only lots have no rent limit; SF there is the home pad.").font = ft(italic=True)
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.save(doc(FN)); print(len(rows))
save(FN, "MULTIFAMILY", "UNIT_MIX", "UM", money, rows, totals, style="property blocks with repeated header, set-aside column, portfolio total", hard="repeated headers; blank limits; percent cells")
