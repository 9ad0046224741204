"""Appraiser's operating history and direct capitalization page exported from a report into a workbook: every figure is text. xlsxwriter."""
from common import Book, DOCS
import xlsxwriter
F = "24-1187 Beacon Self Storage - Income Approach.xlsx"
S = 71850
b = Book(4)
ln = lambda l, *v: b.line(l, v)
b.head("Revenue")
g = ln("Potential Rental Income", 1192400, 1238716, 1251310, 1266480); v = ln("Physical Vacancy", -107316, -123872, -131388, -126648); cn = ln("Discounts & Collection Loss", -59620, -74323, -82740, -69656)
ER = b.total("Effective Rental Income", [g, v, cn])
o = [ln("Tenant Insurance Commissions", 61244, 72890, 76415, 77000), ln("Late & Administrative Fees", 48317, 46208, 45973, 46000), ln("Merchandise Sales, Net", 7812, 6940, 6655, 6800), ln("Truck Rental Commission", 5130, 4475, None, None)]
OI = b.total("Total Ancillary Income", o)
E_ = b.total("Effective Gross Income", [ER, OI])
b.head("Operating Expenses")
mg = [round(z*.05) for z in b.v(E_)]
x = [ln("Real Estate Taxes", 108655, 113420, 115208, 127600), ln("Property Insurance", 21480, 26914, 29305, 30000), ln("Utilities", 24117, 25380, 25744, 26000), ln("Repairs & Maintenance", 27906, 33518, 24870, 28700), ln("On-Site Salaries & Benefits", 118340, 121905, 124612, 126000), b.line("Off-Site Management", mg),
     ln("Advertising & Internet", 38722, 44109, 47836, 46000), ln("Credit Card & Bank Fees", 24510, 26044, 26120, 26000), ln("Telephone, Software & Security", 14385, 15920, 16244, 16500), ln("Office & Miscellaneous", 9644, 8815, 11073, 9500)]
X = b.total("Total Operating Expenses", x)
rs = ln("Reserve for Replacements", None, None, None, 10778)
XT = b.total("Total Expenses and Reserves", [X, rs])
N = b.total("Net Operating Income", [E_, XT], [1, -1], kind="TOTAL")
wb = xlsxwriter.Workbook(str(DOCS/F)); cv = wb.add_worksheet("Summary of Conclusions"); ws = wb.add_worksheet("Direct Cap")
fm = lambda **k: wb.add_format({"font_name": "Book Antiqua", "font_size": 9, **k})
for k, t in enumerate(["Beacon Self Storage, 5520 Route 9, Poughkeepsie, New York", "Restricted use: client only", "Effective date of value: August 14, 2025", "Property rights: Leased fee", "Interior inspection: yes"]): cv.write(k, 0, t, fm())
cv.set_column(0, 0, 60)
ws.set_column(0, 0, 32); ws.set_column(1, 8, 11.5); ws.hide_gridlines(2)
ws.merge_range(0, 0, 0, 8, "DIRECT CAPITALIZATION ANALYSIS", fm(bold=True, font_size=12, align="center"))
ws.merge_range(1, 0, 1, 8, "Beacon Self Storage", fm(align="center", italic=True)); ws.merge_range(2, 0, 2, 8, "71,850 net rentable square feet / 612 units", fm(align="center", italic=True, bottom=2))
hf = fm(bold=True, align="center", valign="bottom", text_wrap=True)
ws.write(4, 0, "", hf)
for k, t in enumerate(["Calendar 2023", "Calendar 2024", "TTM June 2025", "Appraiser's Forecast"]): ws.merge_range(4, 1+2*k, 4, 2+2*k, t, fm(bold=True, align="center", bottom=1))
for k in range(4): ws.write(5, 1+2*k, "Total", fm(align="right", italic=True, bottom=1)); ws.write(5, 2+2*k, "$/SF", fm(align="right", italic=True, bottom=1))
r = 6
usd = lambda v, d=0: (f"(${-v:,.{d}f})" if v < 0 else f"${v:,.{d}f}")
for i, row in enumerate(b.rows):
    k = row["rowType"]; t = k != "LINE"
    if k == "HEADING": r += 1; ws.write_string(r, 0, row["label"], fm(bold=True, underline=1)); r += 1; continue
    p = {"bold": t, **({"top": 1} if t else {}), **({"bottom": 6, "bg_color": "#FFF6DC"} if i == N else {})}
    ws.write_string(r, 0, row["label"], fm(**p, indent=0 if t else 1))
    for c, z in enumerate(row["values"]):
        if z is None:
            ws.write_string(r, 1+2*c, "", fm(**p)); ws.write_string(r, 2+2*c, "", fm(**p))
        else:
            ws.write_string(r, 1+2*c, usd(z), fm(**p, align="right")); ws.write_string(r, 2+2*c, usd(z/S, 2), fm(**p, align="right", font_color="#555555"))
    r += 1
r += 2
n = b.v(N)[3]; val = n/.0600
ws.merge_range(r, 0, r, 2, "Value Conclusion", fm(bold=True, border=1, align="center", bg_color="#EFEFEF")); r += 1
for t, z in [("Overall Rate (Ro)", "6.00%"), ("Indicated Value", usd(round(val))), ("Rounded To", usd(round(val/50000)*50000))]:
    ws.write(r, 0, t, fm(left=1)); ws.write_string(r, 1, z, fm(align="right")); ws.write_blank(r, 2, None, fm(right=1)); r += 1
ws.merge_range(r, 0, r, 2, "", fm(top=1))
ws.write(r+1, 0, "Source: owner's statements; Tarrant & Lisle Appraisal Associates. Totals are as reported by ownership, reclassified by the appraiser.", fm(font_size=8, italic=True))
ws.set_landscape(); ws.fit_to_pages(1, 1); ws.activate(); wb.close()
print(b.v(E_), b.v(X), b.v(N), val)
b.save(F, "DIRECT CAPITALIZATION ANALYSIS", "Beacon Self Storage", ["Calendar 2023 Total", "Calendar 2024 Total", "TTM June 2025 Total", "Appraiser's Forecast Total"], {"total_income": E_, "total_operating_expenses": X, "noi": N},
       "SELF_STORAGE", "OPERATING_STATEMENT", "appraisal operating history and forecast, all figures as text, $/SF interleaved", None, None, "Direct Cap", hard=False)
