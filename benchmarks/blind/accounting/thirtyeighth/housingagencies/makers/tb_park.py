"""Manufactured-home parks: six-column trial balance, grouped header, xlsxwriter."""
import random, xlsxwriter
from common import *
R = random.Random(390102)
FN = "Q3-26 Lakehurst MHC trial bal.xlsx"
A = [("1010-00","First Prairie Bank - Operating",4418266),("1015-00","First Prairie Bank - Security Deposits",1986000),("1020-00","Money Market (Infrastructure Reserve)",11270415),("1100-00","Lot Rent Receivable",928340),("1110-00","Utility Rebill Receivable",314077),("1150-00","Rent-to-Own Contracts Receivable",8846210),("1300-00","Prepaid Insurance",741900),("1510-00","Land",92500000),("1520-00","Streets, Pads & Site Utilities",61448700),("1530-00","Clubhouse & Laundry Building",18235000),("1540-00","Park-Owned Homes",29116050),("1550-00","Tractor and Mowers",2188400),("1590-00","Accum. Depreciation",-31784925),
("2010-00","Accounts Payable",-1244618),("2050-00","Resident Security Deposits",-1986000),("2060-00","Prepaid Lot Rent",-411850),("2100-00","Accrued Real Estate Taxes",-1507500),("2150-00","Due to Lakehurst Homes Sales LLC",-620000),("2500-00","N/P - State HFA Resident-Owned Community Loan",-87350118),("2510-00","N/P - Tractor",-834277),("3000-00","Member Shares",-9600000),("3100-00","Retained Surplus",None),
("4010-00","Lot Rent",-36118500),("4020-00","Park-Owned Home Rent",-5172000),("4030-00","RV & Storage Pads",-846000),("4040-00","Water/Sewer Rebill",-4213385),("4050-00","Late & NSF Fees",-318500),("4060-00","Contract Interest (RTO)",-331733),("4090-00","Lot Rent Vacancy & Credits",1263500),
("5010-00","Manager Wages",3120000),("5020-00","Maintenance Wages",2746880),("5030-00","Payroll Burden",528019),("5100-00","Water & Sewer - City",3988140),("5110-00","Electric - Common & Street Lights",612933),("5120-00","Propane - Clubhouse",208417),("5130-00","Trash",1144000),("5200-00","Road & Pad Repairs",1482650),("5210-00","Park-Owned Home Repairs",967318),("5220-00","Tree Work & Mowing",418500),("5300-00","Property Taxes",3015000),("5310-00","Insurance",1483800),("5400-00","Office, Phone & Postage",284466),("5410-00","Legal & Evictions",196250),("5420-00","Accounting & Tax Return",420000),("5430-00","Co-op Technical Assistance Fee",270000),("5900-00","Interest - HFA Loan",2293818),("5910-00","Interest - Tractor",29411),("5950-00","Depreciation Expense",2418750)]
beg = {a: b for a, n, b in A}; beg["3100-00"] = -sum(b for _, _, b in A if b is not None)
dr = {a: 0 for a in beg}; cr = dict(dr)
def je(d, k, x): d += "-00"; k += "-00"; dr[d] += x; cr[k] += x
je("1100","4010",18103500); je("1100","4020",2553000); je("1010","4030",417000); je("1110","4040",2288914); je("1100","4050",148500); je("1010","4060",158205); je("4090","1100",611750); je("1010","1150",734118)
je("1010","1100",19907325); je("1010","1110",2261440); je("1010","2060",386000); je("2060","1100",411850); je("1015","2050",96000); je("2050","1015",64500)
je("5010","1010",1560000); je("5020","1010",1381215); je("5030","1010",264108)
for a in ["5100","5110","5120","5130","5200","5210","5220","5400","5410"]: je(a,"2010",int(beg[a+"-00"]/2*R.uniform(.6,1.5)))
je("5430","2010",135000); je("2010","1010",4911877); je("5300","2100",1507500); je("2100","1010",3015000); je("5310","1300",741900); je("1300","1010",1512400); je("5900","1010",1139406); je("2500","1010",488214); je("5910","1010",13120); je("2510","1010",76880); je("5950","1590",1209375); je("1020","1010",900000); je("1020","4060",0); je("1520","2010",2380000); je("2150","1010",310000); je("1010","3000",200000)
wb = xlsxwriter.Workbook(doc(FN)); ws = wb.add_worksheet("TB Q3"); ws.hide_gridlines(2)
F = lambda **k: wb.add_format({"font_name": "Arial", "font_size": 9, **k})
nf = "#,##0.00"
ws.set_column(0, 0, 9.5); ws.set_column(1, 1, 44); ws.set_column(2, 7, 15.5)
ws.write(0, 0, "LAKEHURST COOPERATIVE PARKS, INC.", F(bold=1, font_size=14, font_color="#1F4E3D")); ws.write(1, 0, "Lakehurst North (124 sites) and Lakehurst Shores (87 sites) — combined books", F(italic=1)); ws.write(2, 0, "Quarter ended Sept. 30, 2026  |  prepared by volunteer treasurer, reviewed by R. Stambaugh EA", F())
gh = F(bold=1, align="center", bg_color="#D9E7DD", border=1); h = F(bold=1, align="center", bg_color="#EEF4F0", bottom=1, left=1, right=1)
ws.merge_range(4, 0, 5, 0, "Acct", gh); ws.merge_range(4, 1, 5, 1, "Ledger account", gh)
for i, g in enumerate(["Opening 7/1/26", "Activity this quarter", "Closing 9/30/26"]):
    ws.merge_range(4, 2+2*i, 4, 3+2*i, g, gh)
    ws.write(5, 2+2*i, "Debit", h); ws.write(5, 3+2*i, "Credit", h)
money = ["open_dr","open_cr","debit","credit","close_dr","close_cr"]; rows = []; T = [0]*6
r = 6
for i, (a, n, _) in enumerate(A):
    bg = {"bg_color": "#FAFAF5"} if i % 2 else {}
    b, d, k = beg[a], dr[a], cr[a]; e = b+d-k
    vals = [b if b > 0 else None, -b if b < 0 else None, d or None, k or None, e if e > 0 else None, -e if e < 0 else None]
    ws.write_string(r, 0, a, F(**bg)); ws.write(r, 1, n, F(indent=1, **bg)); row = {"account": a, "name": n}
    for j, v in enumerate(vals):
        if v is None: ws.write_blank(r, 2+j, None, F(left=1 if j % 2 == 0 else 0, **bg))
        else: ws.write_number(r, 2+j, c(v), F(num_format=nf, left=1 if j % 2 == 0 else 0, **bg)); row[money[j]] = c(v); T[j] += v
    rows.append(row); r += 1
ws.write(r, 0, "", F(top=1)); ws.write(r, 1, "Totals", F(bold=1, top=1, align="right"))
for j in range(6):
    L = "CDEFGH"[j]; ws.write_formula(r, 2+j, f"=SUM({L}7:{L}{r})", F(bold=1, top=1, bottom=6, num_format=nf), c(T[j]))
ws.write(r+2, 1, "In balance?  yes, all three pairs", F(italic=1, font_color="#666666"))
ws.write(r+3, 1, "RTO = rent-to-own home contracts; vacancy & credits shown as contra-income.", F(italic=1, font_color="#666666"))
ws.freeze_panes(6, 2); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(4, 5)
wb.close()
assert T[0] == T[1] and T[2] == T[3] and T[4] == T[5], T
save(FN, "MANUFACTURED_HOUSING", "TRIAL_BALANCE", "TB", money, rows, [{"label": "Totals", **dict(zip(money, map(c, T)))}], style="six-column grouped header, flat list, banded, one total", hard="merged two-row header")
