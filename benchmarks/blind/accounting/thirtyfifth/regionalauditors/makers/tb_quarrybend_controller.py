"""TB 4: controller's working trial balance (from Sage 300 CRE), business park, XLSX with notes and AJE sheets."""
from common import *
import xlsxwriter
NAME = "tb_quarrybend_controller"
# account | title | lead | audited 2023 | unadjusted 2024 | AJE ref | AJE amount
S = [("Cash", """1010.00|Cash - Operating (Midland)|A|218440.12|304917.55||
1020.00|Cash - Debt Service Reserve|A|150000|150000||
1030.00|Cash - Security Deposit Trust|A|64210.5|71360.5||"""),
("Receivables and Other Assets", """1110.00|Accounts Receivable - Tenants|B|47318.66|61204.19|3|-8450
1115.00|Unbilled CAM Recoveries|B|22890|22890|2|9114.37
1120.00|Deferred Rent Receivable|B|186204|186204|1|31877
1190.00|Allowance for Credit Losses|B|-10000|-10000|3|3450
1310.00|Prepaid Insurance|C|18226.75|19540.25||
1350.00|Prepaid Leasing Costs - in process|C||6500||"""),
("Property", """1510.00|Land|F|1640000|1640000||
1520.00|Buildings - Bldgs 1-4|F|9826310|9826310||
1521.00|Building Improvements|F|412677.4|498312.4|4|-12680
1530.00|Tenant Improvements|F|1128450.22|1301716.87||
1590.00|Accumulated Depreciation|F|-3904118|-4288362|5|-1046
1610.00|Leasing Commissions|G|348220|402875||
1690.00|Accum. Amortization - Leasing|G|-171306|-219450||"""),
("Liabilities", """2010.00|Accounts Payable|N|-28614.07|-46902.33|4|-4975
2050.00|Accrued Real Estate Taxes|N|-178400|-178400|6|-7266
2060.00|Accrued Interest|N|-30118.42|-29507.11||
2110.00|Tenant Security Deposits|P|-64210.5|-71360.5||
2120.00|Rents Received in Advance|P|-18942|-26117.4||
2510.00|Mortgage Note - Guaranty Mutual|Q|-6424600.08|-6291380.16||
2590.00|Unamortized Debt Costs (contra)|Q|74112|61760||"""),
("Members' Equity", """3010.00|Members' Capital|T|!|#||
3050.00|Distributions - current year|T|-|300000||"""),
("Revenue", """4010.00|Base Rents - Warehouse/Flex|R1|-1011874|-1068310.5||
4012.00|Base Rents - Office Finish|R1|-246318.3|-259406.4||
4020.00|Straight-line Rent Adjustment|R1|-24760||1|-31877
4110.00|CAM Recoveries|R2|-204118.75|-211640|2|-9114.37
4120.00|Tax & Insurance Recoveries|R2|-188206.4|-196877.1||
4310.00|Yard Storage / Trailer Parking|R3|-19800|-23400||
4390.00|Other Tenant Charges|R3|-6214.9|-4188.35||"""),
("Operating Expenses", """5010.00|Repairs - Overhead Doors & Docks|X1|21406.18|26318.44||
5020.00|Repairs - Roof|X1|14880|9215|4|12680
5030.00|Paving & Striping|X1|8400|31760||
5040.00|Landscape / Snow|X1|41277.5|38904.25|4|4975
5110.00|Utilities - House Meters|X2|36114.02|37881.6||
5120.00|Fire Sprinkler Monitoring|X2|9840|10260||
5210.00|Property Management Fee (4%)|X3|67618.9|70508.15||
5220.00|Professional Fees|X3|23150|24875||
5310.00|Real Estate Taxes|X4|176212|178400|6|7266
5320.00|Insurance|X4|33918.25|37206.5||
5410.00|Credit Loss Expense|X5|4200||3|5000"""),
("Other", """8010.00|Mortgage Interest|Y|361204.9|354388.2||
8020.00|Debt Cost Amortization|Y|12352|12352||
8110.00|Depreciation|Z|371480|384244|5|1046
8120.00|Amortization - Leasing|Z|44906|48144||
9010.00|State Replacement Tax|Z|3110|4865||""")]
g = []
for s, t in S:
    for l in t.split("\n"):
        a, n, ld, p, u, ref, aj = l.split("|")
        g.append([s, a, n, ld, None if p in ("", "-") else p, None if u == "" else u, ref, float(aj) if aj else None])
def f(x): return 0.0 if x in (None, "!", "#") else float(x)
for i, m in ((4, "!"), (5, "#")):
    plug = r2(-sum(f(r[i]) for r in g))
    for r in g:
        r[i] = plug if r[i] == m else (None if r[i] is None else float(r[i]))
aud, un = [[r for r in g if r[1] == "3010.00"][0][i] for i in (4, 5)]
ni23 = sum(f(r[4]) for r in g if r[0] in ("Revenue", "Operating Expenses", "Other"))
print("capital", aud, un, "NI23", ni23)
# roll-forward: opening capital 2024 = audited capital + 2023 result; make cash tie it
fix = r2((aud + ni23) - un)
for r in g:
    if r[1] == "3010.00": r[5] = r2(r[5] + fix)
    if r[1] == "1010.00": r[5] = r2(r[5] - fix); print("cash24", r[5])
assert abs(sum(f(r[7]) for r in g)) < .005, sum(f(r[7]) for r in g)
K = ["other:Audited 12/31/2023", "other:Unadjusted 12/31/2024", "other:AJEs", "other:Adjusted 12/31/2024", "other:Increase (Decrease)"]
T = Truth(NAME, "TB", K)
wb = xlsxwriter.Workbook(path(NAME, "xlsx"))
F = lambda **k: wb.add_format({"font_name": "Calibri", "font_size": 10, **k})
nf = "#,##0.00_);(#,##0.00)"
w0 = wb.add_worksheet("Read Me"); w0.set_column(0, 0, 90)
for i, s in enumerate(["Quarry Bend Business Park, LLC", "Year-end binder for the auditors - prepared by the controller's office, 2/21/2025", "",
    "Unadjusted balances are keyed from Sage 300 Construction and Real Estate, GL > Trial Balance, fiscal period 12, run 2/18/2025.",
    "Credit balances are shown in parentheses.", "AJE numbers tie to the tab 'AJE Log'. PBC item 4.", "Income statement columns are before closing entries."]):
    w0.write(i, 0, s, F(bold=(i == 0), font_size=13 if i == 0 else 10))
ws = wb.add_worksheet("WTB")
ws.set_column(0, 0, 2); ws.set_column(1, 1, 10); ws.set_column(2, 2, 36); ws.set_column(3, 3, 6); ws.set_column(4, 5, 16); ws.set_column(6, 6, 5); ws.set_column(7, 7, 13); ws.set_column(8, 9, 16)
ws.write(0, 1, "Quarry Bend Business Park, LLC", F(bold=1, font_size=14)); ws.write(1, 1, "Working Trial Balance  -  December 31, 2024", F(bold=1, font_size=11))
ws.write(0, 9, "PBC-4", F(align="right", font_color="#C00000", bold=1)); ws.write(1, 9, "Prep: kt  2/20   Rev: ____", F(align="right", italic=1))
H = F(bold=1, bg_color="#1F3864", font_color="white", text_wrap=1, align="center", valign="vcenter", border=1)
for c, h in enumerate(["Sage\nAcct", "Account Title", "Lead", "Audited\n12/31/2023", "Unadjusted\n12/31/2024", "Ref", "AJEs", "Adjusted\n12/31/2024", "Increase\n(Decrease)"]): ws.write(3, c + 1, h, H)
ws.set_row(3, 30)
tx, ct, nn = F(), F(align="center"), F(num_format=nf)
hb, sb, sn = F(bold=1, font_color="#1F3864"), F(bold=1, bg_color="#DDE5F2", top=1), F(bold=1, num_format=nf, bg_color="#DDE5F2", top=1)
r = 4; subs = []; G = [0.0] * 5; sub = {}
for s, _ in S:
    ws.write(r, 1, s, hb); r += 1; a0 = r; V = [0.0] * 5
    for x in [q for q in g if q[0] == s]:
        ws.write_string(r, 1, x[1], tx); ws.write(r, 2, x[2], tx); ws.write(r, 3, x[3], ct)
        e = r + 1; adj = r2(f(x[5]) + f(x[7])); ch = r2(adj - f(x[4]))
        d = {}
        if x[4] is not None: ws.write_number(r, 4, x[4], nn); d[K[0]] = x[4]
        if x[5] is not None: ws.write_number(r, 5, x[5], nn); d[K[1]] = x[5]
        if x[7] is not None: ws.write_number(r, 7, x[7], nn); d[K[2]] = x[7]; ws.write_number(r, 6, int(x[6]), ct)
        ws.write_formula(r, 8, f"=F{e}+H{e}", nn, adj); ws.write_formula(r, 9, f"=I{e}-E{e}", nn, ch)
        d[K[3]] = adj; d[K[4]] = ch
        T.row(account=x[1], name=x[2], **d)
        V = [r2(p + q) for p, q in zip(V, (f(x[4]), f(x[5]), f(x[7]), adj, ch))]; r += 1
    ws.write(r, 1, "", sb); ws.write(r, 2, f"Total {s}", sb); ws.write(r, 3, "", sb); ws.write(r, 6, "", sb)
    for c, v in zip((4, 5, 7, 8, 9), V): L = "ABCDEFGHIJ"[c]; ws.write_formula(r, c, f"=SUM({L}{a0+1}:{L}{r})", sn, v)
    T.total(f"Total {s}", dict(zip(K, V))); subs.append(r + 1); sub[s] = (V, r + 1); G = [r2(p + q) for p, q in zip(G, V)]; r += 2
assert G == [0] * 5, G
tb, tn = F(bold=1, top=1, bottom=6), F(bold=1, top=1, bottom=6, num_format=nf)
ws.write(r, 2, "Trial balance (must be zero)", tb); ws.write(r, 3, "", tb); ws.write(r, 6, "", tb)
for c in (4, 5, 7, 8, 9): L = "ABCDEFGHIJ"[c]; ws.write_formula(r, c, "=ROUND(" + "+".join(f"{L}{q}" for q in subs) + ",2)", tn, 0)
T.total("Trial balance (must be zero)", dict(zip(K, G))); r += 2
ws.write(r, 2, "Net (income) loss", F(bold=1))
N = [r2(sum(sub[s][0][i] for s in ("Revenue", "Operating Expenses", "Other"))) for i in range(5)]
for c, v in zip((4, 5, 7, 8, 9), N): L = "ABCDEFGHIJ"[c]; ws.write_formula(r, c, "=" + "+".join(f"{L}{sub[s][1]}" for s in ("Revenue", "Operating Expenses", "Other")), F(bold=1, num_format=nf), v)
T.total("Net (income) loss", dict(zip(K, N)))
ws.freeze_panes(4, 3); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(3); [(s_.set_landscape(), s_.fit_to_pages(1, 0)) for s_ in (w0,)]
wj = wb.add_worksheet("AJE Log"); wj.fit_to_pages(1, 0); wj.set_column(0, 0, 5); wj.set_column(1, 1, 10); wj.set_column(2, 2, 38); wj.set_column(3, 4, 13)
for c, h in enumerate(["AJE", "Acct", "Description", "Debit", "Credit"]): wj.write(0, c, h, H)
why = {1: "To record 2024 straight-line rent", 2: "To true up unbilled CAM at year end", 3: "Write off Unit 3-110; reset allowance", 4: "Reclass roof repair; accrue Dec snow invoice", 5: "Depreciation catch-up per tax fixed-asset file", 6: "Second installment estimate per county notice"}
q = 1
for k in range(1, 7):
    for x in [x for x in g if x[6] == str(k)]:
        wj.write(q, 0, k, ct); wj.write_string(q, 1, x[1], tx); wj.write(q, 2, x[2], tx); wj.write(q, 3 if x[7] > 0 else 4, abs(x[7]), nn); q += 1
    wj.write(q, 2, why[k], F(italic=1)); q += 2
ws.activate()
wb.close(); print(N)
T.save("xlsx", "INDUSTRIAL", "owner's controller (Sage 300 CRE keyed into Excel)", "working trial balance with prior year, AJEs, adjusted, change; lead-sheet groups; three sheets", True)
