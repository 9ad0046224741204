"""TB 2: the auditor's working trial balance of a condominium association, by lead sheet, xlsx with formulas."""
import xlsxwriter
import truthio as T
SEED = 52102
FILE = "Harbor Lantern COA - WTB 12-31-25.xlsx"
# lead, title, [(acct, name, unadj, prior-year)]   credits negative, whole dollars and cents
LEADS = [
("A", "Cash and cash equivalents", [
 ("1000", "Seacrest Bank - Operating ck", 184302.17, 151880.44),
 ("1005", "Seacrest Bank - Debit card acct", 2500.00, 2500.00),
 ("1010", "Seacrest Bank - Special assessment", 96411.08, 0)]),
("B", "Replacement fund investments", [
 ("1110", "Reserve money market - Tidewater CU", 318227.61, 402910.05),
 ("1120", "CDs - Tidewater CU (ladder)", 750000.00, 600000.00),
 ("1130", "Accrued interest on CDs", 0, 4188.20)]),
("C", "Assessments receivable", [
 ("1200", "Assessments receivable - owners", 71944.30, 58312.75),
 ("1205", "Special assessment receivable", 43120.00, 0),
 ("1290", "Allowance for credit losses", -15000.00, -15000.00),
 ("1295", "Unapplied / suspense", -1286.40, 0)]),
("D", "Prepaids and other assets", [
 ("1310", "Prepaid insurance", 141677.00, 128950.33),
 ("1340", "Utility deposits", 3150.00, 3150.00),
 ("1390", "Due (to) from replacement fund", 22000.00, 0)]),
("E", "Property and equipment", [
 ("1510", "Manager's unit #108", 212000.00, 212000.00),
 ("1520", "Maintenance equipment", 38774.12, 31425.62),
 ("1590", "Accumulated depreciation", -91206.00, -91206.00)]),
("AA", "Accounts payable and accruals", [
 ("2000", "Accounts payable", -38817.55, -42760.18),
 ("2050", "Accrued expenses", -9300.00, -17445.00),
 ("2060", "Payroll liabilities", -3411.29, -3120.64),
 ("2070", "Income taxes payable", 0, -2210.00)]),
("BB", "Assessments received in advance", [
 ("2100", "Prepaid assessments - owners", -64208.50, -59771.00),
 ("2150", "Contract liability (replacement fund)", -1004188.25, -1004188.25),
 ("2160", "Contract liability (special assessment)", -126500.00, 0)]),
("CC", "Other liabilities", [
 ("2300", "Insurance premium financing", -88416.90, -80205.14),
 ("2350", "Construction damage deposits", -12500.00, -9000.00),
 ("2390", "Due to (from) operating fund", -22000.00, 0)]),
("FB", "Fund balances", [
 ("3000", "Operating fund balance", -274411.18, -247004.55)]),
("R", "Revenues", [
 ("4000", "Regular assessments", -1296000.00, -1221600.00),
 ("4010", "Replacement fund assessments", -312000.00, -286800.00),
 ("4020", "Special assessment - garage membrane", -260000.00, 0),
 ("4100", "Late fees and interest", -11842.60, -9315.40),
 ("4110", "Move-in / move-out fees", -7800.00, -8450.00),
 ("4150", "Clubroom and guest suite rental", -14375.00, -12900.00),
 ("4200", "Interest income - operating", -1190.33, -844.12),
 ("4210", "Interest income - replacement", -24006.91, -19440.87)]),
("X", "Operating expenses", [
 ("5000", "Management contract", 132000.00, 126000.00),
 ("5010", "On-site payroll", 218440.75, 207315.20),
 ("5015", "Payroll taxes and benefits", 41236.18, 39480.92),
 ("5100", "Insurance", 268114.40, 236870.10),
 ("5200", "Water and sewer", 148302.96, 139922.41),
 ("5210", "Electricity - common", 84119.37, 80046.88),
 ("5220", "Natural gas - boilers", 57406.08, 61233.70),
 ("5230", "Bulk internet / cable", 96480.00, 93600.00),
 ("5300", "Elevator contract", 31920.00, 30390.00),
 ("5310", "Fire and life safety", 22684.50, 18740.00),
 ("5320", "Building repairs", 94177.83, 102618.49),
 ("5330", "Pool and spa", 19460.21, 17388.05),
 ("5340", "Grounds and snow", 33725.00, 29150.00),
 ("5400", "Audit and tax", 9800.00, 9400.00),
 ("5410", "Legal - collections", 17230.65, 8115.00),
 ("5420", "Legal - general counsel", 12650.00, 4400.00),
 ("5500", "Credit loss expense", 2644.75, 6120.38),
 ("5600", "Office, postage and website", 14096.44, 13277.91),
 ("5700", "Depreciation", 0, 7410.00),
 ("5900", "Income tax expense", 1200.00, 2210.00)]),
("Y", "Replacement fund expenditures", [
 ("6010", "Roof - Tower B", 186400.00, 0),
 ("6020", "Boiler replacement", 0, 94300.00),
 ("6030", "Garage membrane", "plug", 0),
 ("6040", "Hallway carpet and paint", 41215.30, "pyplug")]),
]
AJE = [  # no, ref text, [(acct, dr, cr)]
 (1, "To accrue interest on CDs at year end", [("1130", 6318.45, 0), ("4210", 0, 6318.45)]),
 (2, "To adjust allowance to estimate - 3 units in foreclosure", [("5500", 13500.00, 0), ("1290", 0, 13500.00)]),
 (3, "To record 2025 depreciation", [("5700", 8125.00, 0), ("1590", 0, 8125.00)]),
 (4, "To recognize replacement fund revenue as performance obligation satisfied / defer remainder", [("4010", 84384.70, 0), ("2150", 0, 84384.70)]),
 (5, "To reverse client deferral and defer unspent special assessment at year end", [("4020", 88712.15, 0), ("2160", 126500.00, 0), ("4020", 0, 126500.00), ("2160", 0, 88712.15)]),
 (6, "To record unrecorded payables found in subsequent disbursement search", [("5320", 4880.00, 0), ("5220", 6914.22, 0), ("2000", 0, 11794.22)]),
 (7, "To clear suspense to owner accounts", [("1295", 1286.40, 0), ("1200", 0, 1286.40)]),
 (8, "To reclass debris removal to replacement fund", [("6010", 3650.00, 0), ("5320", 0, 3650.00)]),
 (9, "To true up income tax provision (Form 1120-H)", [("5900", 2785.00, 0), ("2070", 0, 2785.00)]),
]

def data():
    rows = [dict(lead=l, a=a, n=n, u=u, p=p) for l, t, R in LEADS for a, n, u, p in R]
    for x in rows:
        if x["u"] == "plug":
            x["u"] = round(-sum(y["u"] for y in rows if y["u"] != "plug"), 2)
        if x["p"] == "pyplug":
            x["p"] = round(-sum(y["p"] for y in rows if y["p"] != "pyplug"), 2)
    for x in rows:
        x["dr"] = round(sum(d for _, _, E in AJE for a, d, c in E if a == x["a"]), 2)
        x["cr"] = round(sum(c for _, _, E in AJE for a, d, c in E if a == x["a"]), 2)
        x["ref"] = ", ".join(str(i) for i, _, E in AJE if any(a == x["a"] for a, _, _ in E))
        x["f"] = round(x["u"] + x["dr"] - x["cr"], 2)
    return rows

M = ["other:AUDITED 12/31/2024", "other:PER CLIENT 12/31/2025", "other:ADJUSTMENTS Debit", "other:ADJUSTMENTS Credit", "ending", "other:$ CHANGE FROM PY"]

def make():
    rows = data()
    wb = xlsxwriter.Workbook(T.DOC + "/" + FILE)
    wb.set_properties({"created": __import__("datetime").datetime(2026, 3, 2)})
    ws = wb.add_worksheet("WTB")
    F = lambda **k: wb.add_format({"font_name": "Arial Narrow", "font_size": 10, **k})
    num = '#,##0.00_);(#,##0.00);"-"??_)'
    fn = F(num_format=num); fb = F(num_format=num, bold=True, top=1, bg_color="#E2EFDA"); ft = F(num_format=num, bold=True, top=1, bottom=6)
    tx = F(); bt = F(bold=True, bg_color="#E2EFDA", top=1); red = F(font_color="#C00000", align="center"); gr = F(bold=True, italic=True, font_color="#1F4E78")
    hd = F(bold=True, align="center", valign="vcenter", text_wrap=True, bg_color="#1F4E78", font_color="white", border=1)
    ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(5, 7); ws.set_paper(1)
    ws.set_column("A:A", 5); ws.set_column("B:B", 7); ws.set_column("C:C", 36); ws.set_column("D:E", 15); ws.set_column("F:F", 6)
    ws.set_column("G:H", 13); ws.set_column("I:I", 16); ws.set_column("J:J", 1.5); ws.set_column("K:K", 14); ws.set_column("L:L", 24)
    ws.set_column("M:M", 10, None, {"hidden": True})
    big = F(bold=True, font_size=13)
    ws.write("A1", "Harbor Lantern Condominium Association, Inc.", big); ws.write("A2", "Working Trial Balance", F(bold=True)); ws.write("A3", "Year ended December 31, 2025", tx)
    ws.write("K1", "W/P:  TB-1", tx); ws.write("K2", "Prepared:  D. Okafor-Lindh  02/19/26", tx); ws.write("K3", "Reviewed:  M. Trevanian  02/27/26", tx)
    ws.write("A4", "Debit / (credit)", F(italic=True, font_size=9))
    ws.merge_range("A6:A8", "Lead", hd); ws.merge_range("B6:B8", "GL", hd); ws.merge_range("C6:C8", "DESCRIPTION", hd)
    ws.merge_range("D6:D8", "AUDITED\n12/31/2024", hd); ws.merge_range("E6:E8", "PER CLIENT\n12/31/2025", hd)
    ws.merge_range("F6:H6", "ADJUSTMENTS", hd); ws.merge_range("F7:F8", "AJE #", hd); ws.merge_range("G7:G8", "Debit", hd); ws.merge_range("H7:H8", "Credit", hd)
    ws.merge_range("I6:I8", "ADJUSTED BALANCE\n12/31/2025", hd); ws.merge_range("K6:K8", "$ CHANGE\nFROM PY", hd); ws.merge_range("L6:L8", "TICKMARKS / COMMENTS", hd)
    notes = {"1000": "CF  BR", "1010": "CF  BR  opened 04/2025", "1110": "CF", "1120": "CF  agreed to 6 certificates", "1200": "AR-2 aging tied",
             "1205": "7 owners on plan", "1295": "per mgr: lockbox posted w/o unit no.", "2000": "AP-3", "2150": "FB-4", "3000": "agrees to PY report p. 4",
             "4000": "180 units x $600 x 12", "5100": "PBC policy dec pages", "5410": "AL letter sent 1/30", "6010": "vouched 4 draws", "6030": "contract + 2 CO's"}
    r = 8; tr = []; tot = []; subs = []
    for l, t, R in LEADS:
        ws.write(r, 0, l, gr); ws.write(r, 2, t, gr); r += 1; r0 = r
        for x in [x for x in rows if x["lead"] == l]:
            e = r + 1
            ws.write(r, 0, l, F(font_color="#7F7F7F")); ws.write(r, 1, x["a"], tx); ws.write(r, 2, x["n"], tx)
            ws.write(r, 3, x["p"], fn); ws.write(r, 4, x["u"], fn)
            if x["ref"]: ws.write(r, 5, x["ref"], red)
            if x["dr"]: ws.write(r, 6, x["dr"], fn)
            if x["cr"]: ws.write(r, 7, x["cr"], fn)
            ws.write_formula(r, 8, f"=E{e}+G{e}-H{e}", fn, x["f"])
            ch = round(x["f"] - x["p"], 2)
            ws.write_formula(r, 10, f"=I{e}-D{e}", fn, ch)
            if x["a"] in notes: ws.write(r, 11, notes[x["a"]], F(font_size=9, font_color="#C00000", indent=1))
            ws.write(r, 12, "HLC" + x["a"] + "00", tx)
            z = lambda v: v if v else None
            tr.append({"account": x["a"], "name": x["n"], M[0]: z(x["p"]), M[1]: z(x["u"]), M[2]: z(x["dr"]), M[3]: z(x["cr"]), "ending": z(x["f"]), M[5]: z(ch)})
            r += 1
        S = [x for x in rows if x["lead"] == l]
        v = [round(sum(y), 2) for y in ([x["p"] for x in S], [x["u"] for x in S], [x["dr"] for x in S], [x["cr"] for x in S], [x["f"] for x in S], [x["f"] - x["p"] for x in S])]
        lab = f"Total {l} - {t}"
        for cc in range(12):
            if cc != 9: ws.write_blank(r, cc, None, bt)
        ws.write(r, 2, lab, bt)
        for cc, q in zip((3, 4, 6, 7, 8, 10), v):
            col = "ABCDEFGHIJK"[cc]; ws.write_formula(r, cc, f"=SUM({col}{r0+1}:{col}{r})", fb, q)
        subs.append(r + 1)
        tot.append({"label": lab, **{k: q for k, q in zip(M, v) if q}})
        r += 2
    v = [round(sum(y), 2) + 0.0 for y in ([x["p"] for x in rows], [x["u"] for x in rows], [x["dr"] for x in rows], [x["cr"] for x in rows], [x["f"] for x in rows], [x["f"] - x["p"] for x in rows])]
    assert abs(v[0]) < .005 and abs(v[1]) < .005 and v[2] == v[3] and abs(v[4]) < .005, v
    ws.write(r, 2, "TRIAL BALANCE TOTAL", F(bold=True, top=1, bottom=6))
    for cc, q in zip((3, 4, 6, 7, 8, 10), v):
        col = "ABCDEFGHIJK"[cc]; ws.write_formula(r, cc, "=" + "+".join(f"{col}{s}" for s in subs), ft, abs(q))
    tot.append({"label": "TRIAL BALANCE TOTAL", M[2]: v[2], M[3]: v[3]})
    r += 2
    for s in ["CF  confirmed with bank, no exception", "BR  agreed to bank reconciliation prepared by management", "Planning materiality $31,000; performance $23,000; clearly trivial $1,550 (see PL-5)"]:
        ws.write(r, 2, s, F(font_size=9, italic=True)); r += 1
    ws.freeze_panes(8, 3)
    w2 = wb.add_worksheet("AJE"); w2.fit_to_pages(1, 1); w2.set_column("A:A", 5); w2.set_column("B:B", 8); w2.set_column("C:C", 44); w2.set_column("D:E", 14)
    w2.write("A1", "Adjusting journal entries", big); nm = {x["a"]: x["n"] for x in rows}
    for i, h in enumerate(["#", "GL", "Account / explanation", "Debit", "Credit"]): w2.write(2, i, h, hd)
    r = 3
    for i, t, E in AJE:
        for a, d, cr in E:
            w2.write(r, 0, i, tx); w2.write(r, 1, a, tx); w2.write(r, 2, ("" if d else "     ") + nm[a], tx)
            if d: w2.write(r, 3, d, fn)
            if cr: w2.write(r, 4, cr, fn)
            r += 1
        w2.write(r, 2, t, F(italic=True, font_size=9)); r += 2
    wb.close()
    T.write(FILE, "TB", M, tr, tot)
    return dict(file=FILE, kind="TB", style="auditor's working trial balance (xlsx, formulas) by lead sheet with AJE pair, condominium association", hard="prior year and per-client balances beside the adjusted one, lead headings, spacer and hidden columns, second sheet of entries")

if __name__ == "__main__":
    print(make())
    print([(x["a"], x["u"], x["p"]) for x in data() if x["a"] in ("6030", "6040")])
