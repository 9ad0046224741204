"""AR 4: Entrata resident aged receivables, 84 lines, XLSX with money as text, sections by lease status, notes column."""
import random
from common import *
import xlsxwriter
NAME = "ar_wexley_entrata"
rng = random.Random(9021)
FN = "Aleida Bram Corinne Dashiell Ephraim Farida Gideon Hosanna Ignacio Jemma Kofi Linnea Marisol Nasir Odette Priya Quentin Rosalba Stellan Tamsin Uriel Verity Wendell Ximena Yusuf Zelda Amos Birgit Cyrus Delta".split()
LN = "Ackerby Bellweather Cisneros-Pratt Dravecky Eastlund Fontanez Grimshaw Holloway-Udeh Ivarsson Jendoubi Kitteridge Lamoreaux Mankiewicz Nwosu Oxborough Pellegrin Quisling Rademaker Stavropoulos Thibodeaux Underhay Vandiver Wolczyk Yellin Zamorano".split()
NOTES = ["", "", "", "", "", "", "PTP 12/5", "Payment plan signed; 2 of 4 paid", "3-day notice posted 11/12", "Sent to collections - Halstead Recovery", "Rental assistance pending (County HRA)", "Called, no answer", "Utility dispute"]
used = set()
def nm():
    while True:
        n = f"{rng.choice(LN)}, {rng.choice(FN)}"
        if n not in used: used.add(n); return n
def sm(): return rng.choice([12.5, 25, 38.17, 50, 61.44, 75, 84.02, 100, 15, 43.9])
def rent(): return rng.choice([1349, 1425, 1488, 1560, 1615, 1702, 1795, 1880, 2040])
def gen(sec):
    R, p, b = rent(), 0.0, [0.0] * 5; dep = rng.choice([0, 200, 300, 500, 500, float(R)])
    if sec == "Current":
        q = rng.random()
        if q < .3: p = -rng.choice([R, R, sm(), sm(), r2(R / 2)])
        elif q < .6: b[0] = r2(sm() + (R if rng.random() < .4 else 0))
        elif q < .8: b[0] = float(R); b[1] = r2(rng.choice([R, sm(), R / 2]))
        elif q < .92: b[0] = float(R); b[1] = float(R); b[2] = r2(rng.choice([R, sm()]))
        else: b = [r2(sm()), 0.0, r2(sm()), 0.0, r2(sm())]; p = -sm()
    elif sec == "Notice":
        b[0] = r2(R + sm()); b[1] = rng.choice([0.0, float(R)]); p = rng.choice([0, 0, -sm()])
    elif sec == "Eviction":
        b = [float(R)] * rng.choice([3, 4, 5]); b = (b + [0.0] * 5)[:5]; b[0] = r2(R + 150)
        if b[4]: b[4] = r2(R * rng.choice([1, 2]) + 385)
    else:
        k = rng.choice([1, 2, 3, 4, 4, 4]); b[k] = r2(R * rng.choice([.5, 1, 1.5]) + sm()); dep = 0
        if rng.random() < .25: b[4] = r2(b[4] + sm() * 4)
    return [p, *b], float(dep)
SEC = [("Current", "Current Residents", 47), ("Notice", "Notice to Vacate", 8), ("Eviction", "Eviction Filed", 6), ("Past", "Past Residents", 23)]
K = ["prepaid", "b0_30", "b31_60", "b61_90", "b91_120", "b120", "delinquent", "total", "deposit"]
T = Truth(NAME, "AR", K)
wb = xlsxwriter.Workbook(path(NAME, "xlsx"), {"strings_to_numbers": False}); ws = wb.add_worksheet("Aged Receivables (Summary)")
F = lambda **k: wb.add_format({"font_name": "Verdana", "font_size": 8, **k})
ws.write(0, 0, "Resident Aged Receivables", F(bold=1, font_size=13)); ws.write(1, 0, "The Wexley at Pinnacle Park  |  Period: 11/2025  |  As of: 11/30/2025  |  Post Month Ledger: Resident", F(font_color="#555555"))
ws.write(2, 0, "Generated: 12/02/2025 04:18 PM MST by Audit Read-Only User", F(font_color="#555555"))
hf = F(bold=1, bg_color="#E8E8E8", bottom=1, text_wrap=1, align="center", valign="top")
HD = ["Bldg-Unit", "Resident", "Resident ID", "Prepaid", "0 - 30 Days", "31 - 60 Days", "61 - 90 Days", "91 - 120 Days", "Over 120 Days", "Total Delinquent", "Total Balance", "Deposit Held", "Last Collection Note"]
for c, h in enumerate(HD): ws.write(4, c, h, hf)
ws.set_row(4, 24)
for c, w in enumerate([10, 25, 10, 11, 12, 12, 12, 12, 12, 13, 13, 12, 34]): ws.set_column(c, c, w)
tr, tl, br, bl = F(align="right", valign="top"), F(text_wrap=1, valign="top", indent=0), F(align="right", bold=1, top=1), F(bold=1, top=1)
d = lambda x: par(x, 2, "$")
r = 5; G = [0.0] * 9; units = [f"{b}-{fl}{n:02d}" for b in range(1, 8) for fl in (1, 2, 3) for n in range(1, 13)]; cnt = 0
for st, lab, n in SEC:
    ws.merge_range(r, 0, r, 12, f"{lab}", F(bold=1, bg_color="#F6F6F6", italic=1)); r += 1; S = [0.0] * 9
    for u in sorted(rng.sample(units, n)):
        (p, *b), dep = gen(st); de = r2(sum(b)); v = [float(p), *b, de, r2(de + p), dep]; who = nm()
        ws.write_string(r, 0, u, tl); ws.write(r, 1, who, tl); lid = str(rng.randint(1180000, 1399999)); ws.write_string(r, 2, lid, tl)
        for c, x in enumerate(v): ws.write_string(r, 3 + c, d(x), tr)
        ws.write(r, 12, (rng.choice([x for x in NOTES[6:] if "Halstead" not in x]) if st != "Past" else rng.choice([NOTES[8], NOTES[11], "Skip trace", "", "Bankruptcy ch. 7"])) if de > 900 else "", F(text_wrap=1, valign="top", indent=1))
        T.row(unit=u, resident=lid, name=who, status=lab, **dict(zip(K, v))); S = [r2(a + q) for a, q in zip(S, v)]; r += 1; cnt += 1
    ws.write(r, 0, f"Total {lab} ({n})", bl); ws.write(r, 1, "", bl); ws.write(r, 2, "", bl); ws.write(r, 12, "", bl)
    for c, x in enumerate(S): ws.write_string(r, 3 + c, d(x), br)
    T.total(f"Total {lab} ({n})", dict(zip(K, S))); G = [r2(a + q) for a, q in zip(G, S)]; r += 1
r += 1; ws.write(r, 0, f"Property Total ({cnt})", F(bold=1))
for c, x in enumerate(G): ws.write_string(r, 3 + c, d(x), F(bold=1, align="right", bottom=6, top=1))
T.total(f"Property Total ({cnt})", dict(zip(K, G)))
ws.set_landscape(); ws.fit_to_pages(1, 0); ws.freeze_panes(5, 2); ws.repeat_rows(4); ws.hide_gridlines(2); ws.autofilter(4, 0, r - 2, 12); ws.ignore_errors({"number_stored_as_text": "A1:M200"})
wb.close(); print(G, cnt)
T.save("xlsx", "MULTIFAMILY", "operator's revenue team (Entrata)", "Entrata aging, money as $ text with parentheses, status sections, five buckets, delinquent/balance/deposit, 84 lines", True)
