# QoE databook: three balance dates + diligence adjustments, xlsx recalculated by LibreOffice so formulas carry values
import random, subprocess, os, shutil, datetime, tempfile
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
from common import doc, truth
SEED = 5301
def build():
    R = random.Random(SEED)
    def j(x, s=.06): return int(round(x * (1 + R.uniform(-s, s))))
    A = []  # acct, name, map, section, (v1,v2,v3)
    def bs(a, n, m, s, *v): A.append([a, n, m, s, list(v)])
    def pl(a, n, m, s, base, g=.05, noise=.05, y1=True):
        v1 = j(base, noise); v2 = j(base * (1 + g), noise); v3 = j(base * (1 + 2 * g) * .5, noise)
        A.append([a, n, m, s, [v1 if y1 else 0, v2, v3]])
    AS, LI, EQ, RV, OX, BL = 'Assets', 'Liabilities', "Members' equity", 'Revenue', 'Operating expenses', 'Below the line'
    bs('10100', 'Cash - Operating (Prairie State Bank x4471)', 'Cash', AS, 188214, 203977, 241608)
    bs('10150', 'Cash - Payroll', 'Cash', AS, 14905, 12260, 16118)
    bs('10200', 'Cash - Resident Deposits (trust)', 'Restricted cash', AS, 96420, 101035, 104410)
    bs('10250', 'Replacement Reserve Escrow', 'Restricted cash', AS, 61333, 88741, 102450)
    bs('10260', 'Tax & Insurance Impound', 'Restricted cash', AS, 74218, 79904, 121377)
    bs('10900', 'Undeposited Funds', 'Cash', AS, 0, 4115, 2790)
    bs('12000', 'Accounts Receivable - Site Rent', 'Accounts receivable', AS, 47815, 58233, 71946)
    bs('12010', 'Accounts Receivable - Utilities', 'Accounts receivable', AS, 11402, 13078, 15521)
    bs('12050', 'Allowance for Doubtful Accounts', 'Accounts receivable', AS, -9500, -9500, -9500)
    bs('12300', 'Notes Receivable - Home Sales (RTO)', 'Notes receivable', AS, 318440, 296105, 281917)
    bs('13000', 'Inventory - New Homes', 'Home inventory', AS, 142600, 231850, 187300)
    bs('13050', 'Inventory - Repossessed Homes', 'Home inventory', AS, 38500, 22000, 44750)
    bs('14000', 'Prepaid Insurance', 'Prepaids and other', AS, 31870, 36205, 18866)
    bs('14100', 'Utility & Other Deposits', 'Prepaids and other', AS, 8250, 8250, 8250)
    bs('15000', 'Land', 'Fixed assets', AS, 3150000, 3150000, 3150000)
    bs('15100', 'Land Improvements - Roads & Pads', 'Fixed assets', AS, 6284719, 6402155, 6448930)
    bs('15150', 'Water & Sewer Infrastructure', 'Fixed assets', AS, 1918344, 1963020, 1963020)
    bs('15200', 'Clubhouse & Buildings', 'Fixed assets', AS, 884160, 884160, 897575)
    bs('15300', 'Park-Owned Homes', 'Fixed assets', AS, 1126900, 1241380, 1288115)
    bs('15400', 'Vehicles & Equipment', 'Fixed assets', AS, 167225, 171880, 171880)
    bs('15900', 'Accumulated Depreciation', 'Fixed assets', AS, -3418772, -3901441, -4148216)
    bs('16500', 'Loan Costs, net', 'Other assets', AS, 98412, 84353, 77324)
    bs('20000', 'Accounts Payable', 'Accounts payable', LI, -61772, -74318, -69405)
    bs('20100', 'Accrued Expenses', 'Accrued liabilities', LI, -22140, -18965, -7310)
    bs('20150', 'Accrued Payroll & PTO', 'Accrued liabilities', LI, -11508, -12744, -13220)
    bs('20200', 'Accrued Property Taxes', 'Accrued liabilities', LI, -118650, -124900, 0)
    bs('20300', 'Sales Tax Payable', 'Accrued liabilities', LI, -1644, -2071, -1388)
    bs('21000', 'Resident Security Deposits', 'Deposits', LI, -96420, -101035, -104410)
    bs('21100', 'Prepaid Site Rent', 'Deferred revenue', LI, -28817, -33405, -30962)
    bs('22000', 'Due to Affiliate - TLC Homes', 'Related party', LI, -45000, -87500, -87500)
    bs('25000', 'Mortgage Payable - Senior', 'Debt', LI, -7611204, -7463518, -7386933)
    bs('25100', 'Floorplan Line - Homes', 'Debt', LI, -104800, -176250, -139400)
    bs('30100', 'Member Capital - Class A', 'Equity', EQ, -1500000, -1500000, -1500000)
    bs('30900', 'Accumulated Earnings', 'Equity', EQ, 0, 0, 0)
    bs('31000', 'Distributions', 'Equity', EQ, 720000, 0, 0)
    pl('40100', 'Site Rent - Residents', 'Site rent', RV, -2016400, .06, .01)
    pl('40150', 'Site Rent - Section 8 / Assistance', 'Site rent', RV, -41250, .03)
    pl('40200', 'Home Rent - Park-Owned', 'Home rent', RV, -286900, .05, .03)
    pl('40250', 'RTO Lease Payments', 'Home rent', RV, -52300, -.04)
    pl('40300', 'RV Site Rent', 'RV income', RV, -63820, .1)
    pl('40900', 'Vacancy / Concessions', 'Site rent', RV, 22480, .1)
    pl('41100', 'Water & Sewer Reimbursement', 'Utility income', RV, -174300, .04, .02)
    pl('41150', 'Trash Reimbursement', 'Utility income', RV, -48810, .04, .02)
    pl('42100', 'Late & NSF Fees', 'Other income', RV, -28660)
    pl('42150', 'Application & Transfer Fees', 'Other income', RV, -4920)
    pl('42200', 'Laundry Income', 'Other income', RV, -6125)
    pl('42300', 'Storage Lot Rent', 'Other income', RV, -18440)
    pl('42500', 'Home Sales', 'Home sales', RV, -214000, .12, .1)
    pl('42900', 'Insurance Proceeds (hail)', 'Non-recurring', RV, -88140, 0, 0, y1=False)
    A[-1][4] = [0, -88140, 0]
    pl('45000', 'Cost of Homes Sold', 'Home sales', OX, 169500, .12, .08)
    pl('50100', 'Manager Salaries', 'Payroll', OX, 148300, .05, .02)
    pl('50150', 'Maintenance Wages', 'Payroll', OX, 112700, .06, .03)
    pl('50300', 'Payroll Taxes & Benefits', 'Payroll', OX, 43900, .06)
    pl('51100', 'Repairs - Grounds & Roads', 'Repairs and maintenance', OX, 68100, .08, .12)
    pl('51150', 'Repairs - Water & Sewer', 'Repairs and maintenance', OX, 54700, .08, .12)
    pl('51200', 'Repairs - Park-Owned Homes', 'Repairs and maintenance', OX, 83400, .02, .1)
    pl('51300', 'Tree Trimming', 'Repairs and maintenance', OX, 21600, .05, .2)
    pl('52100', 'Electric', 'Utilities', OX, 38800)
    pl('52150', 'City Water & Sewer', 'Utilities', OX, 203600, .05, .02)
    pl('52200', 'Trash Removal', 'Utilities', OX, 57400)
    pl('53100', 'Property Taxes', 'Taxes', OX, 249800, .05, .01)
    pl('53200', 'Property & Liability Insurance', 'Insurance', OX, 71900, .12, .02)
    pl('54100', 'Office, Phone & Internet', 'G&A', OX, 22950)
    pl('54150', 'Software & Bank Charges', 'G&A', OX, 14870)
    pl('54200', 'Legal - Evictions', 'G&A', OX, 17610, .1, .2)
    pl('54250', 'Accounting & Tax', 'G&A', OX, 26300)
    pl('54300', 'Travel & Meals - Owner', 'G&A', OX, 19740)
    pl('54900', 'Bad Debt', 'G&A', OX, 24180, .1, .15)
    pl('55100', 'Management Fee - Affiliate', 'Management fee', OX, 104600, .05, .02)
    pl('60100', 'Interest - Mortgage', 'Interest', BL, 388200, -.015, .005)
    pl('60150', 'Interest - Floorplan', 'Interest', BL, 9120, .2)
    bs('61000', 'Depreciation', 'D&A', BL, 471300, 482669, 246775)
    bs('61100', 'Amortization - Loan Costs', 'D&A', BL, 14059, 14059, 7029)
    pl('69000', 'Owner Life Insurance', 'Non-operating', BL, 8640, 0, 0)
    A[-1][4] = [8640, 8640, 4320]
    ix = {a[0]: a for a in A}
    acc, dis = ix['30900'][4], ix['31000'][4]
    plsum = lambda k: sum(a[4][k] for a in A if a[3] in (RV, OX, BL))
    acc[0] = -sum(a[4][0] for a in A)
    for k in (1, 2):
        acc[k] = acc[k-1] + dis[k-1] + plsum(k-1)
        dis[k] = -sum(a[4][k] for a in A)
    print('dist', dis, 'acc', acc)
    adj1 = {'15150': 18450, '51150': -18450, '54300': -6210, '69000': 6210, '12300': -41200, '13050': 41200}
    adj2 = {'20200': -131760, '53100': 131760 - 0, '20100': -11480, '52150': 11480, '12050': -22600, '54900': 22600}
    # reverse: property taxes were expensed when billed in H1 only for part; keep as PBC
    wb = Workbook(); cv = wb.active; cv.title = 'Index'
    cv.sheet_view.showGridLines = False
    for r, t in ((2, 'Project Tamarack'), (3, 'Financial due diligence databook'), (5, 'Target: Juniper Flats Estates MHC, LLC (214 sites)'),
                 (6, 'Draft of August 19, 2025 - subject to change'), (8, 'Tab'), (9, 'TB - Trial balance by balance date'), (10, 'Notes - Basis of preparation')):
        cv.cell(r, 2, t).font = Font(name='Calibri', size=16 if r == 2 else 11, bold=r in (2, 8))
    ws = wb.create_sheet('TB'); ws.sheet_view.showGridLines = False
    base = 'Calibri'
    navy = PatternFill('solid', fgColor='1F3864'); gry = PatternFill('solid', fgColor='D9E1F2')
    ws['B1'] = 'Project Tamarack'; ws['B1'].font = Font(name=base, bold=True, size=14, color='1F3864')
    ws['B2'] = 'Trial balance'; ws['B3'] = 'US$; debit / (credit)'; ws['B3'].font = Font(name=base, italic=True, size=9)
    for c, w in zip('ABCDEFGHIJKLMNO', (1.5, 8, 42, 22, 1.5, 13, 13, 13, 1.5, 12, 14, 1.5, 13, 1.5, 7)): ws.column_dimensions[c].width = w
    H1, H2 = 5, 6
    ws.merge_cells('F5:H5'); ws['F5'] = 'Balance as of'
    ws.merge_cells('J5:K5'); ws['J5'] = 'Diligence adjustments'
    ws['M5'] = 'Adjusted'; ws['O5'] = 'Note'
    ws['B6'] = 'GL'; ws['C6'] = 'Description'; ws['D6'] = 'FS line'
    for c, d in zip('FGH', ((2023, 12, 31), (2024, 12, 31), (2025, 6, 30))):
        ws[c+'6'] = datetime.date(*d); ws[c+'6'].number_format = 'mmm\\-yy'
    ws['J6'] = 'Reclass'; ws['K6'] = 'Accrual / cut-off'; ws['M6'] = datetime.date(2025, 6, 30); ws['M6'].number_format = 'mmm\\-yy'
    for r in (5, 6):
        for c in 'BCDFGHJKMO':
            x = ws[f'{c}{r}']; x.fill = navy; x.font = Font(name=base, bold=True, color='FFFFFF', size=10)
            x.alignment = Alignment(horizontal='left' if c in 'BCD' else 'center', wrap_text=False)
    NF = '#,##0_);\\(#,##0\\);"-"_)'
    notes = {'15150': 'A', '51150': 'A', '54300': 'B', '69000': 'B', '20200': 'C', '53100': 'C', '12050': 'D', '54900': 'D', '20100': 'E', '52150': 'E', '12300': 'F', '13050': 'F'}
    cols = ['other:Balance as of Dec-23', 'other:Balance as of Dec-24', 'other:Balance as of Jun-25', 'other:Diligence adjustments Reclass',
            'other:Diligence adjustments Accrual / cut-off', 'other:Adjusted Jun-25']
    XL = 'FGHJKM'
    rows, totals = [], []; r = 7; subs = []
    def put(r, c, v, bold=False):
        x = ws[f'{c}{r}']; x.value = v; x.font = Font(name=base, size=10, bold=bold); x.number_format = NF
    for sec in (AS, LI, EQ, RV, OX, BL):
        ws[f'B{r}'] = sec; ws[f'B{r}'].font = Font(name=base, bold=True, size=10, color='1F3864'); r += 1
        first = r; S = [0]*6
        for a in [x for x in A if x[3] == sec]:
            ws[f'B{r}'] = int(a[0]); ws[f'C{r}'] = a[1]; ws[f'D{r}'] = a[2]
            for c in 'BCD': ws[f'{c}{r}'].font = Font(name=base, size=10); ws[f'{c}{r}'].alignment = Alignment(horizontal='left', shrink_to_fit=False)
            p, q = adj1.get(a[0]), adj2.get(a[0])
            v = a[4] + [p, q, a[4][2] + (p or 0) + (q or 0)]
            t = {'account': a[0], 'name': a[1]}
            for k, c in enumerate(XL):
                if v[k] is None: continue
                put(r, c, f'=H{r}+J{r}+K{r}' if c == 'M' else v[k])
                S[k] += v[k]
                if v[k]: t[cols[k]] = v[k]
            if a[0] in notes: ws[f'O{r}'] = notes[a[0]]; ws[f'O{r}'].alignment = Alignment(horizontal='center'); ws[f'O{r}'].font = Font(name=base, size=9, color='C00000')
            rows.append(t); r += 1
        lab = 'Total ' + sec.lower()
        ws[f'C{r}'] = lab; ws[f'C{r}'].font = Font(name=base, bold=True, size=10)
        for c in XL:
            put(r, c, f'=SUM({c}{first}:{c}{r-1})', True); ws[f'{c}{r}'].border = Border(top=Side('thin'))
        for c in 'BCDEFGHIJKLM': ws[f'{c}{r}'].fill = gry
        totals.append({'label': lab, **{cols[k]: S[k] for k in range(6) if S[k]}})
        subs.append((r, S)); r += 2
    ni = [sum(s[1][k] for s in subs[3:]) for k in range(6)]
    ws[f'C{r}'] = 'Net (income) / loss'
    for c in XL: put(r, c, '=' + '+'.join(f'{c}{s[0]}' for s in subs[3:]), True); ws[f'{c}{r}'].border = Border(top=Side('thin'), bottom=Side('double'))
    ws[f'C{r}'].font = Font(name=base, bold=True, size=10)
    totals.append({'label': 'Net (income) / loss', **{cols[k]: ni[k] for k in range(6) if ni[k]}}); r += 1
    ws[f'C{r}'] = 'Trial balance check'; ws[f'C{r}'].font = Font(name=base, italic=True, size=9)
    for c in XL: put(r, c, '=' + '+'.join(f'{c}{s[0]}' for s in subs)); ws[f'{c}{r}'].font = Font(name=base, italic=True, size=9, color='00803C')
    assert all(sum(s[1][k] for s in subs) == 0 for k in range(6))
    r += 2
    for t in ('Source: PBC trial balances exported by the property accountant; management discussions.',
              'A  Lift-station pump capitalised.   B  Owner personal travel.   C  H1-25 tax accrual (bill not received).   D  Balances > 90 days.   E  June water bill posted in July.   F  RTO home returned.'):
        ws[f'B{r}'] = t; ws[f'B{r}'].font = Font(name=base, size=8, italic=True); r += 1
    ws.freeze_panes = 'F7'
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    ws.print_title_rows = '5:6'
    nt = wb.create_sheet('Notes'); nt['B2'] = 'Basis of preparation'; nt['B2'].font = Font(bold=True)
    nt['B4'] = 'The Target keeps its books on a modified accrual basis. Trial balances are presented before audit adjustments.'
    wb.active = 1
    f = 'Tamarack_Databook_TB_v4.xlsx'
    with tempfile.TemporaryDirectory() as td:
        os.mkdir(td+'/o'); wb.save(f'{td}/{f}')
        subprocess.run(['soffice', f'-env:UserInstallation=file://{td}/prof', '--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', td+'/o', f'{td}/{f}'], check=True, capture_output=True)
        shutil.copy(f'{td}/o/{f}', doc(f))
    truth(f, 'TB', cols, rows, totals)
if __name__ == '__main__': build()
