"""Hotel with retail arcade and garage: JD Edwards style green-bar print, Courier, trailing minus, asterisk levels. PDF by fpdf2."""
import random
from common import *
from fpdf import FPDF
R = random.Random(21001)
NAME = "TB_R09410_Merrow_Bay_Hotel_P08"
BU = [("21001", "MERROW BAY HOTEL", [
 ("CURRENT ASSETS", ["1110.010 Cash-Operating First Tidewater|118204", "1110.020 Cash-House Banks|9500", "1110.030 Cash-Lockbox (Sweep)|0", "1210.000 A/R-Guest Ledger|61288", "1210.100 A/R-City Ledger|214933", "1215.000 Allow for Bad Debts|-18000", "1310.000 Inventory-Food|27410", "1310.100 Inventory-Beverage|33866", "1410.000 Prepaid Insurance|141200", "1410.200 Prepaid Franchise Fees|12500"]),
 ("FIXED ASSETS & RESERVES", ["1510.000 Land|5200000", "1520.000 Building|38750000", "1530.000 FF&E|6104477", "1590.000 Accum Depreciation|-13902118", "1610.000 FF&E Reserve-Servicer|877420", "1610.100 PIP Reserve-Servicer|1250000"]),
 ("LIABILITIES", ["2110.000 Accounts Payable-Trade|-388120", "2120.000 Accrued Payroll & PTO|-166904", "2130.000 Occupancy Tax Payable|-92411", "2130.100 Sales Tax Payable|-14877", "2140.000 Advance Deposits|-131050", "2150.000 Gift Certificates Outstanding|-8866", "2210.000 Mortgage Payable-Trust 2018-H3|-31400000", "2220.000 Accrued Interest|-612430", "2900.000 Intercompany-BU Clearing|220000"]),
 ("EQUITY", ["3110.000 Partners Capital|P", "3120.000 Distributions|640000"]),
 ("REVENUE", ["4110.010 Rooms-Transient|-6412210|-1013308", "4110.020 Rooms-Group|-2204118|-288415", "4110.030 Rooms-Contract Crew|-411600|-58800", "4190.000 Rooms-Allowances|38211|4902", "4210.000 Food Revenue|-1288904|-201188", "4220.000 Beverage Revenue|-611740|-98204", "4230.000 Banquet & AV|-702115|-66120", "4310.000 Resort Fee|-498220|-77145", "4390.000 Misc Income|-11405|-980"]),
 ("EXPENSES", ["5110.000 Rooms-Payroll|1511208|208114", "5120.000 Rooms-Commissions OTA|702411|108995", "5130.000 Rooms-Linen & Supplies|288140|41220", "5210.000 F&B-Payroll|918442|131006", "5220.000 Cost of Food Sold|402113|60712", "5230.000 Cost of Beverage Sold|133004|21433", "6110.000 A&G-Payroll|410220|58700", "6120.000 A&G-Credit Card Fees|271904|41833", "6210.000 Sales & Marketing|388209|52144", "6220.000 Franchise Royalty|541880|81602", "6310.000 Property Operations|361744|49005", "6320.000 Utilities|488230|81240", "6410.000 Management Fee (Base)|361100|53820", "6510.000 Property Tax|430500|61500", "6520.000 Insurance|301440|44700", "7110.000 Interest Expense|1071525|153075", "7120.000 Depreciation|812000|116000"])]),
 ("21002", "MERROW BAY RETAIL ARCADE", [
 ("CURRENT ASSETS", ["1110.010 Cash-Operating First Tidewater|22418", "1220.000 A/R-Retail Tenants|48822", "1225.000 A/R-Percentage Rent|6210"]),
 ("LIABILITIES", ["2110.000 Accounts Payable-Trade|-7744", "2160.000 Tenant Security Deposits|-41250", "2170.000 Prepaid Rent|-5120", "2900.000 Intercompany-BU Clearing|-160000"]),
 ("EQUITY", ["3110.000 Partners Capital|P"]),
 ("REVENUE", ["4510.000 Base Rent-Arcade Shops|-252700|-36100", "4520.000 Percentage Rent|-18840|-4211", "4530.000 CAM Recovery|-49210|-7030", "4540.000 Tax Recovery|-21700|-3100"]),
 ("EXPENSES", ["6310.000 Property Operations|41220|5907", "6320.000 Utilities|22014|3610", "6410.000 Management Fee (Base)|13700|2018", "6510.000 Property Tax|24500|3500", "6530.000 Leasing Commissions|8100|0"])]),
 ("21003", "MERROW BAY GARAGE", [
 ("CURRENT ASSETS", ["1110.010 Cash-Operating First Tidewater|14090", "1230.000 A/R-Monthly Parkers|3880"]),
 ("LIABILITIES", ["2110.000 Accounts Payable-Trade|-2210", "2130.200 Parking Tax Payable|-8114", "2900.000 Intercompany-BU Clearing|-60000"]),
 ("EQUITY", ["3110.000 Partners Capital|P"]),
 ("REVENUE", ["4610.000 Valet Parking|-301880|-48810", "4620.000 Self Parking|-188340|-29905", "4630.000 Monthly Parkers|-44800|-6400"]),
 ("EXPENSES", ["6610.000 Garage Operator Fee|96000|12000", "6620.000 Garage Payroll|121405|17330", "6630.000 Parking Tax Expense|42110|6808", "6320.000 Utilities|9870|1366"])])]
def t(c):
    s = f"{abs(c)/100:,.2f}"
    return s + "-" if c < 0 else s + " "
K = ("beginning", "activity", "ending")
L = []      # ("row"/"tot"/"head"/"", text...)
rows, totals = [], []
grand = [0, 0, 0]
DROP = ("21001", "6310.000")
for bu, bn, secs in BU:
    data = []
    for sn, ac in secs:
        for a in ac:
            p = a.split("|"); cd, nm = p[0].split(" ", 1)
            j = lambda x: 0 if x in ("0", "P") else int(float(x)*100) + R.randint(-4900, 5000)*(abs(float(x)) % 100 != 0)
            b = j(p[1]); act = j(p[2]) if len(p) > 2 else None
            data.append([sn, cd, nm, b, act, p[1] == "P"])
    for d in data:
        if d[4] is None:
            d[4] = 0
            if not d[5] and d[1][:4] not in ("1510", "1520", "2210", "2900", "3120", "1110", "2160") and d[3]:
                d[4] = int(d[3]*R.uniform(-.12, .12))
        if d[2] == "Accum Depreciation": d[4] = -[q for q in data if q[2] == "Depreciation"][0][4]
        if d[2] == "Land" or d[2] == "Building": d[3] = d[3]//100*100
    cash = data[0]; cash[4] = -sum(d[4] for d in data)
    eq = [d for d in data if d[5]][0]; eq[3] = -sum(d[3] for d in data)
    if bu == "21001":
        for d in data:   # keep operating cash sensible: the balance was swept to the servicer's reserve
            if d[1] == "1610.000":
                m = cash[4] - int(8211.37*100)
                d[4] += m; cash[4] -= m
    L.append(("head", f"BUSINESS UNIT  {bu}   {bn}")); bt = [0, 0, 0]
    for sn, _ in secs:
        st = [0, 0, 0]
        for d in data:
            if d[0] != sn: continue
            v = [d[3], d[4], d[3]+d[4]]
            st = [x+y for x, y in zip(st, v)]
            if (bu, d[1]) == DROP: continue
            L.append(("row", f"{bu}.{d[1]}", d[2], v))
            rows.append({"account": f"{bu}.{d[1]}", "name": d[2], **dict(zip(K, map(num, v)))})
        L.append(("tot", f"*   TOTAL {sn}", st)); totals.append({"label": f"TOTAL {sn}", **dict(zip(K, map(num, st)))})
        bt = [x+y for x, y in zip(bt, st)]
    L.append(("tot", f"**  BUSINESS UNIT {bu} TOTAL", bt)); L.append(("",))
    totals.append({"label": f"BUSINESS UNIT {bu} TOTAL", **dict(zip(K, map(num, bt)))})
    grand = [x+y for x, y in zip(grand, bt)]
L.append(("tot", "*** COMPANY 00210 GRAND TOTAL", grand)); totals.append({"label": "COMPANY 00210 GRAND TOTAL", **dict(zip(K, map(num, grand)))})
assert grand == [0, 0, 0]
pdf = FPDF("L", "pt", "letter"); pdf.set_auto_page_break(False); pdf.set_creation_date(__import__("datetime").datetime(2026, 9, 14, tzinfo=__import__("datetime").timezone.utc))
PER = 40; pg = 0; n = PER
for ln in L:
    if n >= PER:
        pg += 1; n = 0; pdf.add_page(); pdf.set_font("Courier", "", 9)
        hs = [f"{'R09410':<38}{'MERROW BAY HOTEL PARTNERS LP':<46}{'9/14/26   07:41:03':>32}", f"{'CO 00210':<38}{'TRIAL BALANCE BY BUSINESS UNIT':<46}{'PAGE - %5d' % pg:>32}", f"{'LEDGER AA':<38}{'AS OF PERIOD 08 / FISCAL YEAR 26':<46}", "",
              f"{'ACCOUNT':<18}{'':<38}{'BEGINNING':>19} {'NET':>19} {'ENDING':>19}", f"{'NUMBER':<18}{'DESCRIPTION':<38}{'BALANCE':>19} {'CHANGE':>19} {'BALANCE':>19}", "-"*17 + " " + "-"*36 + "  " + " ".join(["  "+"-"*17]*3)]
        y = 34
        for h in hs: pdf.text(30, y, h); y += 12
        y += 3
    if n % 2 == 0: pdf.set_fill_color(228, 242, 228); pdf.rect(26, y-9, 740, 12.4, "F")
    if ln[0] == "head": s = ln[1]
    elif ln[0] == "row": s = f"{ln[1]:<18}{ln[2]:<37}" + "".join(f"{t(v):>20}" for v in ln[3])
    elif ln[0] == "tot": s = f"{'':<8}{ln[1]:<47}" + "".join(f"{t(v):>20}" for v in ln[2])
    else: s = ""
    pdf.set_font("Courier", "B" if ln[0] in ("head", "tot") else "", 9); pdf.text(30, y, s); y += 12.4; n += 1
pdf.set_font("Courier", "", 9); pdf.text(30, y+14, "END OF REPORT - 00210 IN BALANCE")
pdf.output(doc(NAME + ".pdf"))
truth(NAME, "TB", list(K), rows, totals, {"what": "line 21001.6310.000 Property Operations (hotel) not printed; TOTAL EXPENSES and business unit total still include it", "kind": "row_dropped"})
