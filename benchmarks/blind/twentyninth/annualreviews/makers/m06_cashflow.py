"""Indirect cash flow statement of a warehouse partnership: quarter, year, prior year (PDF, fpdf2, coloured bands, A4-free letter portrait)."""
from tlib import *
from fpdf import FPDF
F = "Ironbridge Logistics Center - Q4-25 statement of cash flows.pdf"
s = St(["Quarter Ended 12/31/2025", "Year Ended 12/31/2025", "Year Ended 12/31/2024"], nd=0)
s.H("CASH FLOWS FROM OPERATING ACTIVITIES", lv=0)
ni = s.L("Net income", (214903, 806418, 731256), lv=1)
s.H("Adjustments to reconcile net income to net cash provided by operating activities:", lv=1)
a = [s.L("Depreciation and amortization", (171212, 681940, 668305), lv=2), s.L("Amortization of deferred financing costs included in interest expense", (5310, 21240, 21240), lv=2),
     s.L("Straight-line rent adjustment", (-14880, -71262, -98417), lv=2), s.L("Bad debt expense", (0, 6200, 0), lv=2), s.L("Gain on easement taking (county road widening)", (0, -48500, 0), lv=2)]
s.H("Changes in operating assets and liabilities:", lv=1)
b = [s.L("Tenant receivables", (11974, -23916, 8402), lv=2), s.L("Prepaid expenses and other assets", (-38216, -9144, -12775), lv=2), s.L("Leasing commissions paid", (0, -118340, -42600), lv=2),
     s.L("Accounts payable and accrued expenses", (-27705, 14382, -6093), lv=2), s.L("Accrued real estate taxes", (-236850, 11870, 9215), lv=2), s.L("Prepaid rents", (42118, 3920, 18764), lv=2), s.L("Tenant security deposits", (0, 15500, 0), lv=2)]
op = s.S("Net cash provided by operating activities", [ni] + a + b, lv=0)
s.H("CASH FLOWS FROM INVESTING ACTIVITIES", lv=0)
c = [s.L("Building and site improvements", (-61430, -198275, -87142), lv=1), s.L("Tenant improvements - Bay 4 (Keystone Cold Chain)", (0, -264918, 0), lv=1), s.L("Proceeds from easement taking", (0, 62000, 0), lv=1)]
iv = s.S("Net cash used in investing activities", c, lv=0)
s.H("CASH FLOWS FROM FINANCING ACTIVITIES", lv=0)
d = [s.L("Principal payments on mortgage note", (-78614, -309226, -296540), lv=1), s.L("Partner contributions", (0, 150000, 0), lv=1), s.L("Distributions to partners", (-125000, -575000, -700000), lv=1),
     s.L("Loan modification costs", (0, -8500, 0), lv=1)]
fi = s.S("Net cash used in financing activities", d, lv=0)
nc = s.T("NET INCREASE (DECREASE) IN CASH AND RESTRICTED CASH", [op, iv, fi], lv=0)
v = s.rows[nc]["v"]; end24 = 641377; end25 = end24 + v[1]
bg = s.L("Cash and restricted cash, beginning of period", (end25 - v[0], end24, end24 - v[2]), lv=0)
en = s.T("CASH AND RESTRICTED CASH, END OF PERIOD", [nc, bg], lv=0)
s.H("RECONCILIATION TO BALANCE SHEET", lv=0)
rc = 338116; rc24 = 301480; e = s.rows[en]["v"]
k = [s.L("Cash and cash equivalents", (e[0] - rc, e[1] - rc, e[2] - rc24), lv=1), s.L("Lender-held tax, insurance and TI/LC reserves", (rc, rc, rc24), lv=1)]
s.S("Total cash and restricted cash", k, lv=0)
s.H("SUPPLEMENTAL DISCLOSURES", lv=0)
s.L("Cash paid for interest", (96147, 389820, 402505), lv=1); s.L("Improvements included in accounts payable at period end", (0, 17460, 0), lv=1)
s.key = dict(net_income=ni, net_cash_flow=nc); print(v, e)
class P(FPDF):
    def footer(self):
        self.set_y(-34); self.set_font("times", "I", 8); self.set_text_color(90); self.cell(0, 10, "Unaudited. Prepared by the general partner's accounting department; distributed to lender under Section 5.11(b) of the Loan Agreement.", align="C")
p = P("P", "pt", "Letter"); p.set_margins(45, 40, 45); p.set_auto_page_break(False); p.add_page()
p.set_fill_color(31, 78, 95); p.rect(45, 36, 522, 54, "F"); p.set_text_color(255); p.set_xy(55, 43); p.set_font("times", "B", 15); p.cell(0, 18, "Ironbridge Logistics Center, L.P.", new_x="LEFT", new_y="NEXT")
p.set_font("times", "", 11); p.cell(0, 15, "Statements of Cash Flows   |   Two-building warehouse, 412,000 SF, Carlisle, Pennsylvania")
p.set_text_color(0); y = 100; CX = [(312, 82), (397, 82), (483, 82)]
p.set_font("times", "B", 9)
for (x, w), (t1, t2) in zip(CX, (("Quarter Ended", "12/31/2025"), ("Year Ended", "12/31/2025"), ("Year Ended", "12/31/2024"))):
    p.set_xy(x, y); p.cell(w, 11, t1, align="R"); p.set_xy(x, y + 11); p.cell(w, 11, t2, align="R")
y += 27; p.set_draw_color(31, 78, 95); p.set_line_width(1.2); p.line(45, y, 567, y); y += 4
def num(v): return "\u2013" .replace("\u2013", "-") if v == 0 else ("(%s)" % format(int(-v), ",") if v < 0 else format(int(v), ","))
def wrap(t, w):
    out, cur = [], ""
    for z in t.split(" "):
        n = (cur + " " + z).strip()
        if p.get_string_width(n) > w: out.append(cur); cur = z
        else: cur = n
    return out + [cur]
for r in s.rows:
    lv = r["x"]["lv"]; bold = bool(r["items"]) or (not r["v"] and lv == 0)
    if not r["v"] and lv == 0:
        y += 5; p.set_fill_color(222, 234, 238); p.rect(45, y, 522, 13.5, "F")
    p.set_font("times", "B" if bold else ("I" if not r["v"] else ""), 10)
    ls = wrap(r["label"], 262 - 12 * lv)
    for n, t in enumerate(ls):
        p.set_xy(47 + 12 * lv + (8 if n else 0), y); p.cell(200, 13.5, t)
        if n < len(ls) - 1: y += 12
    if r["v"]:
        for (x, w), q in zip(CX, r["v"]):
            p.set_xy(x, y); p.cell(w + (3.3 if q < 0 else 0), 13.5, num(q), align="R")
            if r["items"]: p.set_line_width(.5); p.set_draw_color(0); p.line(x + 22, y + .5, x + w - 2, y + .5)
            if r["t"] == "TOTAL" and "END" in r["label"]:
                for dd in (13, 15): p.line(x + 22, y + dd, x + w - 2, y + dd)
    y += 13.6 + (3 if r["items"] else 0)
p.output(os.path.join(DOC, F)); print(y)
save(F, [s.truth("Statements of Cash Flows", "Ironbridge Logistics Center, L.P.", None, "2025-12-31", dash_zero=True)], [s],
     assetType="WAREHOUSE", documentType="CASH_FLOW_STATEMENT", author="general partner's accounting department", style="indirect method, quarter/year/prior year, coloured bands, Times", hard="wrapped headings and labels, supplemental lines after the end balance, dashes")
