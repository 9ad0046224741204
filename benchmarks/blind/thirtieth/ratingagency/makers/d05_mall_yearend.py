from truthlib import *
from fpdf import FPDF
S = Stmt("Comparative Statements of Revenues and Operating Expenses", "The Shoppes at Millhaven", "2024-01-01", "2024-12-31", ["2024", "2023", "Increase (Decrease)"])
def L(label, a, b, fn=None, lv=1): return S.line(label, [a, b, a-b], fn=fn, lv=lv)
S.head("REVENUES", lv=0)
S.head("Minimum rents", lv=1)
a = [L("Anchor stores", 1842600, 2117350, "1", 2), L("Mall shops", 7916244, 8105871, None, 2), L("Outparcels and pads", 486000, 471840, None, 2), L("Kiosks and temporary tenants", 612385, 540216, None, 2), L("Straight-line rent adjustment", -88412, -61907, None, 2)]
t1 = S.tot("Total minimum rents", a, lv=1)
ov = L("Percentage and overage rents", 374118, 401556, "2")
S.head("Tenant recoveries", lv=1)
b = [L("Common area maintenance", 2268430, 2241192, None, 2), L("Real estate taxes", 1584907, 1612884, None, 2), L("Property insurance", 241366, 198740, None, 2), L("HVAC and central plant", 392518, 388043, None, 2), L("Electricity", 655270, 671935, None, 2), L("Food court CAM", 178244, 181060, None, 2), L("Water, sewer and trash", 143992, 139515, None, 2), L("Marketing fund contributions", 205118, 212402, None, 2), L("Prior year reconciliations", -47615, 33871, "3", 2)]
t2 = S.tot("Total tenant recoveries", b, lv=1)
sp = L("Specialty leasing and sponsorship", 287940, 251305); ltf = L("Lease termination fees", 415000, 0, "1"); oth = L("Other income", 63427, 58814)
un = L("Less: provision for doubtful accounts", -196350, -121480)
rev = S.tot("Total revenues", [t1, ov, t2, sp, ltf, oth, un], "TOTAL", key="total_income", lv=0)
S.head("OPERATING EXPENSES", lv=0)
S.head("Recoverable", lv=1)
c = [L("Housekeeping and janitorial", 784216, 752610, None, 2), L("Security", 903447, 861295, None, 2), L("Landscaping and snow removal", 241890, 286114, None, 2), L("Repairs and maintenance", 698325, 642008, None, 2), L("Utilities", 1287614, 1301275, None, 2), L("Mall office payroll", 522040, 503766, None, 2), L("Property insurance", 318905, 256418, None, 2), L("Real estate taxes", 1921730, 1934615, None, 2), L("Marketing and promotion", 318466, 330912, None, 2)]
t3 = S.tot("Total recoverable expenses", c, lv=1)
S.head("Non-recoverable", lv=1)
d = [L("Management fees", 431877, 438209, "4", 2), L("Legal and collection", 142650, 88337, None, 2), L("Leasing overhead", 216400, 208150, None, 2), L("Vacant space costs", 97318, 41266, "1", 2), L("Other", 28455, 31992, None, 2)]
t4 = S.tot("Total non-recoverable expenses", d, lv=1)
ox = S.tot("Total operating expenses", [t3, t4], "TOTAL", key="total_operating_expenses", lv=0)
noi = S.tot("NET OPERATING INCOME", [rev, (ox, -1)], "TOTAL", key="noi", lv=0)
S.head("OTHER (INCOME) AND EXPENSE", lv=0)
e = [L("Interest expense", 4126318, 4213906), L("Depreciation and amortization", 3318442, 3402117), L("Interest income", -51246, -38710)]
t5 = S.tot("Total other, net", e, lv=0)
S.tot("NET INCOME (LOSS)", [noi, (t5, -1)], "TOTAL", key="net_income", lv=0)
# planted: Security 2024 printed with one digit changed; totals and variance are of the true amount
r = S.rows[[i for i, q in enumerate(S.rows) if q["label"] == "Security"][0]]; assert r["values"][0] == 903447
r["values"][0] = 963447
S.planted = {"what": "Security, 2024: printed 963,447, the data has 903,447 (total recoverable expenses and the increase column agree with 903,447)", "kind": "digit_changed"}
F = "p05_millhaven_yearend.pdf"
P = '/usr/share/fonts/opentype/urw-base35/'
p = FPDF(format="letter", unit="pt"); p.set_auto_page_break(False); p.set_creation_date(__import__('datetime').datetime(2025, 3, 3))
LS = '/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed'
p.add_font("S", "", LS+".ttf"); p.add_font("S", "B", LS+"-Bold.ttf"); p.add_font("S", "I", LS+"-Italic.ttf")
X = [398, 474, 546]
def top(first):
    p.add_page(); p.set_font("S", "B", 12)
    y = 44
    for t, st, z in (("MILLHAVEN MALL HOLDINGS, L.P.", "B", 11.5), ("(d/b/a The Shoppes at Millhaven)", "", 9), ("Comparative Statements of Revenues and Operating Expenses"+("" if first else " (continued)"), "B", 10.5), ("For the Years Ended December 31, 2024 and 2023  –  Unaudited", "I", 9)):
        p.set_font("S", st, z); p.text((612-p.get_string_width(t))/2, y, t); y += 14
    y += 10; p.set_font("S", "B", 8.5)
    for x, t in zip(X, ("", "", "Increase")): p.text(x-p.get_string_width(t), y, t)
    y += 11
    for x, t in zip(X, ("2024", "2023", "(Decrease)")): p.text(x-p.get_string_width(t), y, t); p.line(x-58, y+3, x, y+3)
    return y+17
def num(v): return f"({-v:,})" if v < 0 else (f"{v:,}" if v else "0")
pg = 1; y = top(True); first = True
def foot(): p.set_font("S", "I", 7.5); t = f"See accompanying notes.     – {pg} –"; p.text((612-p.get_string_width(t))/2, 760, t)
for k, (r, m) in enumerate(zip(S.rows, S.meta)):
    t = r["rowType"]; lv = m["lv"]
    if r["label"] == "OPERATING EXPENSES": foot(); pg += 1; y = top(False); first = True
    if t == "HEADING" and lv == 0: y += 4
    bold = lv == 0 and t != "LINE"
    p.set_font("S", "B" if bold else "", 9); x0 = 60+14*lv
    p.text(x0, y, r["label"]); w = p.get_string_width(r["label"])
    if m.get("fn"): p.set_font("S", "", 6); p.text(x0+w+1, y-3, f"({m['fn']})"); w += 11; p.set_font("S", "", 9)
    if t != "HEADING":
        dots = x0+w+5
        p.set_font("S", "", 9); dw = p.get_string_width(" ."); n = max(0, int((336-dots)/dw)); p.text(336-n*dw, y, " ."*n)
        p.set_font("S", "B" if bold else "", 9)
        if m["foots"]:
            for x in X: p.set_line_width(.5); p.line(x-58, y-9.2, x, y-9.2)
        for x, v in zip(X, r["values"]):
            s = num(v); p.text(x-p.get_string_width(s)+(3 if s.endswith(")") else 0), y, s)
            if first or (m["foots"] and t == "TOTAL"): p.text(x-58, y, "$")
        first = False
        if r["label"].startswith(("NET ",)):
            for x in X: p.line(x-58, y+2.5, x, y+2.5); p.line(x-58, y+4.5, x, y+4.5)
        if m["foots"]: y += 5
    y += 14.2
y += 8; p.line(60, y, 160, y); y += 11; p.set_font("S", "", 7.6)
for t in ("(1) Anchor tenant Hollis & Crane (92,400 sq. ft.) surrendered its premises in April 2024 and paid a one-time termination fee of $415,000.",
          "(2) Recognized when tenants' reported sales exceed the breakpoint; 2024 lease-year sales averaged $412 per sq. ft. (in-line under 10,000 sq. ft.).",
          "(3) Net credits issued to tenants for 2023 CAM and tax reconciliations, billed in June 2024.",
          "(4) 4% of collections on in-line tenants, subordinate to the mortgage. Includes $24,000 construction supervision in each year."):
    p.text(60, y, t); y += 11
foot(); p.output(os.path.join(DOC, F))
save(F, [S], "RETAIL", "OPERATING_STATEMENT", "borrower's accountant", "two-page comparative year-end mall statement, recoveries by type, dot leaders, dollar signs, superscript footnotes", "planted digit; statement over two pages; footnote marks; same labels under recoveries and expenses")
