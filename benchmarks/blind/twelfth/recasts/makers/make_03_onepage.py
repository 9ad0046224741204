# Small broker's one-page "rent & expense summary", an Excel sheet printed to PDF, notes per line
import subprocess, shutil
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
s = St("RENT & EXPENSE SUMMARY", "218–222 Garfield Avenue", None, None, ["Monthly", "Annual"])
def l(lab, mth, note): return s.l(lab, [mth, round(mth*12, 2)], note=note)
s.h("Scheduled Rents")
R = [l("Store 218 – Tidal Coffee Roasters", 4250, "Lease to 4/30/2029, 3% bumps"), l("Store 220 – Bright Smiles Dental", 5125, "NNN; lease to 12/2031"), l("Store 222 – Vacant", 3600, "Asking. Shown at market"),
     l("Apt 1 (2BR)", 1895, "MTM"), l("Apt 2 (2BR)", 1950, "Lease exp. 6/26"), l("Apt 3 (1BR)", 1525, "Section 8 – HAP $1,108 of this"), l("Apt 4 (Studio)", 1190, "Owner's nephew, below market"), l("Garage (rear)", 210, "Cash")]
g = s.sub("Total Scheduled Rent", R)
v = s.l("Less: Vacancy Store 222", [-3600, -43200], note="Vacant since 2/1/2025")
o = [l("CAM / Tax Reimbursement (220)", 1012.5, "Pro-rata 31%"), l("Laundry", 85, "Coin, leased machines")]
egi = s.t("TOTAL INCOME", [g, v]+o, key="total_income")
s.h("Expenses")
E = [l("Real Estate Tax", 2146.25, "2025 bill, 2 installments"), l("Insurance", 912.5, "Includes plate glass"), l("Water / Sewer", 388, "Avg. of last 4 qtrs"), l("Gas (heat, apts only)", 465.75, "Stores sep. metered"), l("Electric (common)", 74.5, ""), l("Trash", 160, "Private hauler"),
     l("Repairs (5% of rents)", 987.25, "Broker estimate; owner does own work"), l("Snow / Grounds", 125, ""), l("Exterminator", 45, "Monthly contract"), l("Management", 0, "Self-managed")]
x = s.t("TOTAL EXPENSES", E, key="total_operating_expenses")
noi = s.t("NET OPERATING INCOME", [egi], [x], key="noi")
wb = Workbook(); ws = wb.active; f = 'Liberation Serif'
def put(a, v, **k): c = ws[a]; c.value = v; c.font = Font(name=f, **k); return c
put('A1', "CORRIGAN & FITCH REALTY", size=9, italic=True); put('A2', "RENT & EXPENSE SUMMARY", size=16, bold=True); put('A3', "218–222 Garfield Avenue", size=12, bold=True); put('A4', "Brick, 3 stores + 4 apts over, 7,840 sf bldg on 0.18 ac.     Asking $1,550,000", size=9)
r = 6
for k, t in enumerate(['', 'Monthly', 'Annual', 'Notes']):
    c = ws.cell(r, k+1, t); c.font = Font(name=f, bold=True, size=10); c.border = Border(bottom=Side('medium')); c.alignment = Alignment(horizontal='right' if k in (1, 2) else 'left', indent=1 if k == 3 else 0)
for i, z in enumerate(s.rows):
    r += 1; T = z["rowType"]; lab = z["label"]
    if T == "HEADING": r += 0 if i == 0 else 1
    c = ws.cell(r, 1, lab); c.font = Font(name=f, size=10, bold=T != "LINE"); c.alignment = Alignment(indent=2 if T == "LINE" else 0)
    for k in range(2):
        q = z["values"][k]
        if T != "HEADING":
            c = ws.cell(r, 2+k, q); c.number_format = '$#,##0.00;($#,##0.00)'; c.font = Font(name=f, size=10, bold=T != "LINE")
            if T != "LINE": c.border = Border(top=Side('thin'), bottom=Side('double') if lab == "NET OPERATING INCOME" else Side())
    c = ws.cell(r, 4, s.extra[i].get('note')); c.font = Font(name=f, size=9, italic=True); c.alignment = Alignment(horizontal='left', indent=2)
r += 2
ws.cell(r, 1, "Cap rate at asking: %.2f%%    GRM: %.1f" % (100*s.rows[noi]["values"][1]/1550000, 1550000/s.rows[g]["values"][1])).font = Font(name=f, size=10, bold=True)
ws.cell(r+1, 1, "Figures supplied by owner; not guaranteed. Buyer to verify.").font = Font(name=f, size=8)
for c, w in zip('ABCD', (36, 15, 15, 34)): ws.column_dimensions[c].width = w
ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.paperSize = 1; ws.oddFooter.right.text = "C&&F listing 25-0417"
N = '03_garfield_rent_expense'; t = HERE + '/lo_tmp3'; os.makedirs(t, exist_ok=True); wb.save(f'{t}/{N}.xlsx')
subprocess.run(['nice', 'soffice', '--headless', '-env:UserInstallation=file:///tmp/docextract-blind-lo', '--convert-to', 'pdf', '--outdir', DOC, f'{t}/{N}.xlsx'], check=True, capture_output=True); shutil.rmtree(t)
save(N + '.pdf', [s], assetType="MIXED_USE", documentType="OPERATING_STATEMENT", author="s2", style="One-page rent & expense summary, printed spreadsheet, notes per line", hard=False)
