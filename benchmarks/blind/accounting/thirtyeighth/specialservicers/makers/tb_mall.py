"""Mall in receivership: receiver's accountant workbook, opening / year activity / closing, each debit and credit. xlsxwriter."""
import random, datetime
from common import *
import xlsxwriter
R = random.Random(77)
NAME = "Cottonwood_Commons_Mall_TB_receiver"
S = [("ASSETS", """10100 Receiver operating acct - Prairie State Bank|214880|+
10150 Marketing fund checking|31240|+
10200 Borrower operating acct (closed 3/14/26)|18077|x
11000 Tenant receivables|402911|+
11050 Reserve for uncollectible rents|-155000|-
11100 Unbilled recoveries|66310|+
11200 Due from former manager|44200|0
12000 Prepaid insurance|71900|+
12100 Escrow - taxes (master servicer)|188402|+
12200 Escrow - insurance (master servicer)|40119|+
12300 Replacement reserve|95000|+
12400 Cash trap reserve|1003412|+
15000 Land|4100000|0
15100 Buildings|28600000|0
15200 Tenant allowances|3312090|+
15300 Parking lot & site work|1844000|0
15900 Accumulated depreciation|-11277640|-"""),
 ("LIABILITIES", """20100 Trade payables - pre-receivership|-288410|0
20110 Trade payables - receiver|-61204|+
20200 Accrued property tax|-244000|+
20300 Accrued interest|-390118|-
20310 Accrued default interest & fees|-712044|-
20400 Tenant deposits held|-52600|0
20500 Rents received in advance|-28814|+
20600 Gift card float|-7215|+
21000 Mortgage note - loan 30-1190047|-26350000|0
21100 Receiver certificates issued|-150000|-"""),
 ("EQUITY", """30100 Member capital|P|0
30200 Member draws|0|0
30900 Accumulated deficit|2914772|0"""),
 ("INCOME", """40100 Minimum rent - inline|0|i1340110
40110 Minimum rent - anchors|0|i412500
40120 Percentage rent in lieu|0|i188240
40130 Specialty leasing / kiosks|0|i96115
40200 CAM recoveries|0|i366218
40210 Tax recoveries|0|i198004
40220 Utility recoveries|0|i71990
40230 HVAC & sprinkler charges|0|i12460
40300 Marketing fund contributions|0|i38250
40400 Antenna, vending, ATM|0|i9114
40900 Interest on reserves|0|i14206"""),
 ("EXPENSES", """50100 Janitorial & trash|0|e181402
50110 Security patrol|0|e164990
50120 HVAC & mechanical|0|e58114
50130 Roof patching|0|e41870
50140 Parking lot, striping, snow|0|e77208
50150 Landscaping|0|e22415
50160 Repairs - general|0|e63002
51000 Electric|0|e204118
51010 Gas|0|e38220
51020 Water / sewer|0|e29945
52000 Real estate taxes|0|e279000
52100 Property & liability insurance|0|e104316
53000 Receiver fee|0|e67500
53010 Receiver's counsel|0|e48822
53020 Property management fee (3%)|0|e81440
53030 Mall office payroll|0|e118903
53040 Office, phone, bank charges|0|e14118
54000 Marketing events|0|e35117
55000 Bad debts|0|e48000
56000 Leasing commissions expensed|0|e17350
60000 Interest - contract rate|0|e981230
60010 Interest - default rate & late fees|0|e702900
61000 Depreciation|0|e566820""")]
acc = []
for s, tx in S:
    for l in tx.split("\n"):
        a, o, k = l.split("|"); c, n = a.split(" ", 1)
        acc.append({"s": s, "c": c, "n": n, "o": 0 if o in "0P" else int(o)*100 + R.randint(0, 99)*(int(o) % 1000 != 0), "d": 0, "k": 0})
by = {a["c"]: a for a in acc}
by["30100"]["o"] = -sum(a["o"] for a in acc)
def je(d, c, m):
    by[d]["d"] += m; by[c]["k"] += m
con = {"52000":"20200","52100":"12000","60000":"20300","60010":"20310","61000":"15900","55000":"11050","40900":"12400","53000":"10100","53030":"10100","54000":"10150","40300":"10150","40400":"10100"}
inc = ap = 0
for s, tx in S:
    for l in tx.split("\n"):
        a, o, k = l.split("|"); c = a[:5]
        if k[0] == "i":
            m = int(k[1:])*100 + R.randint(0, 99); q = con.get(c, "11000"); je(q, c, m); inc += m*(q == "11000")
        if k[0] == "e":
            m = int(k[1:])*100 + R.randint(0, 99); q = con.get(c, "20110"); je(c, q, m); ap += m*(q == "20110")
je("40100", "11000", 1844050); je("20110", "50160", 312075)
je("10100", "11000", inc - 6133218); je("20110", "10100", ap - 2210044)
b = by["10200"]; je("10100", "10200", b["o"])
je("20500", "11000", 1411200); je("10100", "20500", 990350); je("10100", "21100", 10000000); je("15200", "10100", 8125000)
je("20300", "10100", 71200450); je("12000", "12200", 6400000); je("12200", "10100", 5210000); je("12100", "10100", 24120000)
je("20200", "12100", 24400000); je("12300", "10100", 2250000); je("11050", "11000", 3911822); je("20600", "10150", 118500); je("11100", "40200", 911400); je("12400", "10100", 11000000)
wb = xlsxwriter.Workbook(doc(NAME + ".xlsx")); wb.set_properties({"created": datetime.datetime(2026, 10, 12)})
nt = wb.add_worksheet("Cover"); ws = wb.add_worksheet("TB 9-30-26")
F = lambda **k: wb.add_format({"font_name": "Garamond", "font_size": 11, **k})
NF = '#,##0.00;(#,##0.00);"-"'
nt.set_column(0, 0, 90)
for i, x in enumerate(["Estate of Cottonwood Commons Mall, LLC", "Case 26-CV-01877, receiver's monthly report no. 6", "", "Exhibit C: trial balance. Column pairs: debit left, credit right; a dash means no amount.", "The borrower's books up to March 14 were re-keyed from a general ledger printout and have not been audited.", "Exhibits A (narrative) and B (bank statements) travel separately."]): nt.write(i, 0, x, F(bold=i == 0))
ws.set_column("A:A", 2); ws.set_column("B:B", 9); ws.set_column("C:C", 46); ws.set_column("D:E", 16); ws.set_column("F:F", 2); ws.set_column("G:H", 16); ws.set_column("I:I", 2); ws.set_column("J:K", 16); ws.set_column("L:L", 6, None, {"hidden": True})
ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(5, 6)
ws.write("B1", "COTTONWOOD COMMONS MALL  (in receivership)", F(bold=True, font_size=14)); ws.write("B2", "Trial balance for the nine months ended September 30, 2026", F(italic=True)); ws.write("B3", "Exhibit C", F())
hf = F(bold=True, align="center", bottom=1); h2 = F(bold=True, align="right", bottom=6)
for r, tx in (("D6:E6", "Balance January 1, 2026"), ("G6:H6", "Activity for the Period"), ("J6:K6", "Balance September 30, 2026")): ws.merge_range(r, tx, hf)
ws.write(6, 1, "Acct", F(bold=True, bottom=6)); ws.write(6, 2, "Account title", F(bold=True, bottom=6))
C = [3, 4, 6, 7, 9, 10]
for i, c in enumerate(C): ws.write(6, c, ("Debit", "Credit")[i % 2], h2)
K = ["open_dr", "open_cr", "debit", "credit", "close_dr", "close_cr"]
r = 7; rows, totals, G, srows = [], [], [0]*6, []
for s, _ in S:
    r += 1; ws.write(r, 1, s, F(bold=True, underline=1)); r += 1; f0 = r; T = [0]*6
    for a in [a for a in acc if a["s"] == s]:
        e = a["o"] + a["d"] - a["k"]
        v = [max(a["o"], 0), max(-a["o"], 0), a["d"], a["k"], max(e, 0), max(-e, 0)]
        ws.write_string(r, 1, a["c"], F()); ws.write(r, 2, a["n"], F(indent=1))
        row = {"account": a["c"], "name": a["n"]}
        for c, k, x in zip(C, K, v):
            if x or (k == "debit" and a["c"] == "30200"):
                ws.write_number(r, c, x/100, F(num_format=NF))
                if x: row[k] = num(x)
        rows.append(row); T = [p+q for p, q in zip(T, v)]; r += 1
    ws.write(r, 2, "Total " + s.lower(), F(bold=True, align="right"))
    t = {"label": "Total " + s.lower()}
    for c, k, x in zip(C, K, T):
        L = "ABCDEFGHIJK"[c]
        ws.write_formula(r, c, f"=SUM({L}{f0+1}:{L}{r})", F(bold=True, top=1, num_format=NF), x/100)
        if x: t[k] = num(x)
    totals.append(t); srows.append(r+1); G = [p+q for p, q in zip(G, T)]; r += 1
r += 1; ws.write(r, 2, "TRIAL BALANCE TOTALS", F(bold=True))
for c, x in zip(C, G):
    L = "ABCDEFGHIJK"[c]; ws.write_formula(r, c, "=" + "+".join(f"{L}{q}" for q in srows), F(bold=True, top=1, bottom=6, num_format=NF), x/100)
totals.append({"label": "TRIAL BALANCE TOTALS", **dict(zip(K, map(num, G)))})
ws.write(r+2, 1, "Note: account 10200 was swept to the receiver on turnover; 11200 is disputed by the former manager.", F(italic=True, font_size=9))
ws.activate(); wb.close()
assert G[0] == G[1] and G[2] == G[3] and G[4] == G[5]
for a in acc: print(a["c"], (a["o"]+a["d"]-a["k"])/100) if a["s"] in ("ASSETS", "LIABILITIES") else 0
truth(NAME, "TB", K, rows, totals)
