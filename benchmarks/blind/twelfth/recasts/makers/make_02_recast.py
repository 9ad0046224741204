# Analyst's re-cast T12 workbook: months, T-12, T-3 annualised, adjustments, adjusted; formulas for totals, recalculated by LibreOffice
import random, subprocess, shutil; random.seed(202)
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
from datetime import date
mo = [date(2024, m, 1) for m in range(7, 13)] + [date(2025, m, 1) for m in range(1, 7)]
cols = [d.strftime('%b-%y') for d in mo] + ["T-12", "T-3 Annualized", "Recast Adj.", "Recast T-12"]
s = St("Recast Trailing 12", "The Foundry at Mill Creek", "2024-07-01", "2025-06-30", cols, sheet="Recast T12")
def ser(base, vol=.04, season=None, sign=1, skip=0, drift=.004):
    out = []
    for k in range(12):
        x = base*(1+drift*k)*(1+random.uniform(-vol, vol))*(season[k] if season else 1)
        out.append(0 if random.random() < skip else sign*round(x))
    return out
def line(label, m, adj=0, note=''):
    t = sum(m); return s.l(label, m + [t, 4*sum(m[-3:]), adj, t+adj], note=note)
W = [1.25,1.3,1.1,.9,.8,.85,.9,.85,.8,.9,1,1.2]
s.h("Rental Income")
MR = ser(164_500, .002); VC = ser(9_850, .15, sign=-1); BD_ = ser(2_300, .6, sign=-1); BD_[3] -= 11_206
A = [line("Market Rent", MR), line("Loss to Lease", ser(6_900, .12, sign=-1, drift=-.03)), line("Vacancy", VC, -round(.065*sum(MR))-sum(VC), "Adjust to 6.5% submarket"), line("Non-Revenue Units", [-2_890]*12, 17_340, "One of two models returned to rent"), line("Concessions", ser(1_700, .4, sign=-1, skip=.2)), line("Bad Debt", BD_, 11_206, "Remove write-off of former mgr.'s ledger (Oct)")]
nri = s.sub("Net Rental Income", A)
s.h("Other Income")
O = [line("RUBS / Utility Reimb.", ser(9_700, .05)), line("Parking & Garages", ser(3_350, .03)), line("Fee Income", ser(4_600, .2)), line("Insurance Proceeds", [0]*4+[23_418]+[0]*7, -23_418, "Non-recurring")]
oi = s.sub("Total Other Income", O)
egi = s.t("Effective Gross Income", [nri, oi], key="total_income")
s.h("Expenses"); MF = ser(4_180, .02)
X = [line("Payroll", ser(17_900, .06)), line("Repairs & Maintenance", ser(6_800, .3)), line("Make Ready", ser(3_900, .4, W)), line("Contract Services", ser(4_150, .08)), line("Landscaping / Snow", ser(2_700, .15, W), note='Snow contract Nov–Mar'),
     line("Marketing", ser(2_250, .25)), line("Administrative", ser(2_600, .3), -6_500, "Owner's legal fees (partnership)"), line("Utilities", ser(13_800, .06, [1.1,1.12,1.05,.95,.95,1,1.05,1.05,1,.95,.95,1])),
     line("Management Fee", MF, round(.03*s.rows[egi]["values"][15])-sum(MF), "To 3.0% of EGI"), line("Property Taxes", [18_212]*6+[19_487]*6), line("Insurance", [6_925]*12, 5_300, "Renewal quote")]
rc = s.t("Total Operating Expenses", X, key="total_operating_expenses")
noi = s.t("Net Operating Income", [egi], [rc], key="noi")
B = [line("Capital – Unit Upgrades", ser(7_000, .5, skip=.3), 0), line("Capital – Roofs", [0]*7+[61_850]+[0]*4, -61_850, "Completed Feb-25")]
ci = s.sub("Total Capital", B)
net = s.t("Net Cash Flow before Debt", [noi], [ci], key="net_cash_flow")
wb = Workbook(); cvr = wb.active; cvr.title = "Summary"
for r, t in enumerate(["Mill Creek – seller financial recast", "Prepared by: acquisitions desk, Northgate Wharton Advisors", "Source: seller's monthly Yardi exports Jul-24 to Jun-25, tied to bank", None, "Colour key: blue = hard-coded from seller; black = formula; green = our adjustment"], 2): cvr.cell(r, 2, t)
cvr.column_dimensions['B'].width = 80
ws = wb.create_sheet("Recast T12")
ws['B1'] = "The Foundry at Mill Creek"; ws['B1'].font = Font(bold=True, size=14); ws['B2'] = "Recast Trailing 12"; ws['B3'] = "152 units · Columbus, OH"; ws['B3'].font = Font(italic=True)
ws['A5'] = 'map'; ws.column_dimensions['A'].hidden = True
ws.row_dimensions[4].hidden = True
for k in range(12): ws.cell(4, 3+k, k+1)
hd = PatternFill('solid', fgColor='1F3864')
ws['B5'] = "($, as reported)"
for k in range(16):
    c = ws.cell(5, 3+k+(1 if k >= 12 else 0)); c.value = mo[k] if k < 12 else cols[k]
    if k < 12: c.number_format = 'mmm-yy'
ws.cell(5, 20, "Comment")
for c in range(2, 21): ws.cell(5, c).font = Font(bold=True, color='FFFFFF'); ws.cell(5, c).fill = hd; ws.cell(5, c).alignment = Alignment(horizontal='center', wrap_text=True)
ws.row_dimensions[5].height = 30; s.dash0 = True
rowof = {}; r = 6; nf = '#,##0_);(#,##0);"-"_)'
for i, x in enumerate(s.rows):
    if x["rowType"] == "HEADING": r += 1
    rowof[i] = r; ws.cell(r, 1, 'M%02d' % i); lab = ws.cell(r, 2, x["label"])
    if x["rowType"] == "HEADING": lab.font = Font(bold=True, underline='single')
    else:
        tot = x["rowType"] != "LINE"
        if not tot: lab.alignment = Alignment(indent=1)
        else: lab.font = Font(bold=True)
        mi = s.extra[i].get('_minus', [])
        for k in range(16):
            cc = 3+k+(1 if k >= 12 else 0); c = ws.cell(r, cc); c.number_format = nf
            if tot: c.value = '=' + ''.join(('-' if j in mi else '+') + L(cc) + str(rowof[j]) for j in x["footsFrom"]["items"]); c.font = Font(bold=True); c.border = Border(top=Side('thin'))
            elif k < 12: c.value = x["values"][k]; c.font = Font(color='0000FF')
            elif k == 12: c.value = f'=SUM(C{r}:N{r})'
            elif k == 13: c.value = f'=SUM(L{r}:N{r})*4'
            elif k == 14: c.value = x["values"][k]; c.font = Font(color='00803C')
            else: c.value = f'=P{r}+R{r}'
        ws.cell(r, 20, s.extra[i].get('note') or None)
    if x["rowType"] == "TOTAL": r += 1
    r += 1
ws.column_dimensions['B'].width = 27; ws.column_dimensions['O'].width = 2; ws.column_dimensions['T'].width = 44
for c in range(3, 20):
    if c != 15: ws.column_dimensions[L(c)].width = 12
ws.freeze_panes = 'C6'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
N = '02_foundry_recast_t12.xlsx'; os.makedirs(HERE + '/lo_tmp', exist_ok=True); p = HERE + '/lo_tmp/' + N; wb.save(p)
subprocess.run(['nice', 'soffice', '--headless', '-env:UserInstallation=file:///tmp/docextract-blind-lo', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', DOC, p], check=True, capture_output=True); shutil.rmtree(HERE + '/lo_tmp')
save(N, [s], assetType="MULTIFAMILY", documentType="OPERATING_STATEMENT_T12", author="s2", style="Analyst re-cast T12 with T-3 annualised, adjustments, spacer column, hidden map column, second sheet", hard=True)
