"""Small-business bookkeeping workbook of a row of shops: labels in staggered columns, P&L and balance sheet on two sheets (openpyxl)."""
from h import *
from openpyxl import Workbook
from openpyxl.styles import Font, Border, Side, Alignment
import datetime
CO = 'Mill Street Shops LLC'
pl = S('Profit & Loss', CO, '2024-01-01', '2024-12-31', ['Jan - Dec 24'], sheet='P&L')
L, H, T = pl.line, pl.head, pl.tot; c = lambda x: [round(x*100)]
H('Ordinary Income/Expense', d=0); H('Income', d=1)
H('Rents', d=2); r = [L(n, c(v), d=3) for n, v in [('Antique Mall', 42000), ('Bakery', 27600), ('Barber', 14400), ('Dance Studio', 31260), ('Tax Office', 18900), ('Upstairs Apartment', 13200)]]; tr = T('Total Rents', r, d=2)
cr = [L('CAM Reimbursement', c(16842.5), d=2), L('Property Tax Reimbursement', c(14310.66), d=2), L('Late Charges', c(375), d=2), L('Sign Rental', c(1200), d=2)]
ti = T('Total Income', [tr] + cr, typ='TOTAL', key='total_income', d=1)
H('Expense', d=1)
e = [L('Bank Service Charges', c(184), d=2)]
H('Insurance', d=2); g = [L('Building', c(7916), d=3), L('Umbrella', c(1048), d=3)]; e.append(T('Total Insurance', g, d=2))
e += [L('Landscaping', c(3340), d=2), L('Licenses and Permits', c(265), d=2)]
H('Professional Fees', d=2); g = [L('Accounting', c(3150), d=3), L('Legal Fees', c(1487.5), d=3)]; e.append(T('Total Professional Fees', g, d=2))
H('Repairs', d=2); g = [L('Building Repairs', c(9624.18), d=3), L('HVAC', c(4205.77), d=3), L('Parking Lot', c(2680), d=3), L('Plumbing', c(1311.4), d=3)]; e.append(T('Total Repairs', g, d=2))
e += [L('Snow Plowing', c(4575), d=2)]
H('Taxes', d=2); g = [L('Franchise Tax', c(800), d=3), L('Real Estate', c(19274.32), d=3)]; e.append(T('Total Taxes', g, d=2))
H('Utilities', d=2); g = [L('Gas and Electric', c(5832.91), d=3), L('Trash', c(3216), d=3), L('Water', c(2094.48), d=3)]; e.append(T('Total Utilities', g, d=2))
te = T('Total Expense', e, typ='TOTAL', key='total_operating_expenses', d=1)
no = T('Net Ordinary Income', [ti, te], minus=[te], typ='TOTAL', key='noi', d=0)
H('Other Income/Expense', d=0); H('Other Income', d=1); oi = [L('Interest Income', c(412.09), d=2)]; to = T('Total Other Income', oi, d=1)
H('Other Expense', d=1); ox = [L('Depreciation Expense', c(21460), d=2), L('Mortgage Interest', c(38217.55), d=2)]; tx = T('Total Other Expense', ox, d=1)
nx = T('Net Other Income', [to, tx], minus=[tx], d=0)
ni = T('Net Income', [no, nx], typ='TOTAL', key='net_income', d=0); NI = pl.rows[ni]['v'][0]/100

bs = S('Balance Sheet', CO, None, '2024-12-31', ['Dec 31, 24'], sheet='Balance Sheet')
L, H, T = bs.line, bs.head, bs.tot
H('ASSETS', d=0); H('Current Assets', d=1); H('Checking/Savings', d=2)
g = T('Total Checking/Savings', [L('Operating Checking', c(37218.44), d=3), L('Money Market', c(52106.9), d=3), L('Tenant Deposits Account', c(9350), d=3)], d=2)
H('Accounts Receivable', d=2); g2 = T('Total Accounts Receivable', [L('Accounts Receivable', c(-1150), d=3)], d=2)
H('Other Current Assets', d=2); g3 = T('Total Other Current Assets', [L('Prepaid Insurance', c(3735), d=3), L('Undeposited Funds', c(2300), d=3)], d=2)
ca = T('Total Current Assets', [g, g2, g3], d=1)
H('Fixed Assets', d=1); fa = T('Total Fixed Assets', [L('Accumulated Depreciation', c(-289715), d=2), L('Building', c(742000), d=2), L('Building Improvements', c(96380.25), d=2), L('Land', c(168000), d=2)], d=1)
H('Other Assets', d=1); oa = T('Total Other Assets', [L('Loan Fees', c(6420), d=2)], d=1)
ta = T('TOTAL ASSETS', [ca, fa, oa], typ='TOTAL', key='total_assets', d=0); TA = bs.rows[ta]['v'][0]/100
H('LIABILITIES & EQUITY', d=0); H('Liabilities', d=1); H('Current Liabilities', d=2)
cl = T('Total Current Liabilities', [L('Accounts Payable', c(4861.07), d=3), L('Prepaid Rent', c(3650), d=3), L('Tenant Security Deposits', c(9350), d=3)], d=2)
H('Long Term Liabilities', d=2); ll = T('Total Long Term Liabilities', [L('Mortgage - Valley Savings', c(598344.12), d=3)], d=2)
tl = T('Total Liabilities', [cl, ll], typ='TOTAL', key='total_liabilities', d=1); TL = bs.rows[tl]['v'][0]/100
H('Equity', d=1); dr, ct = -30000, 150000
q_ = [L('Members Contributions', c(ct), d=2), L('Members Draws', c(dr), d=2), L('Retained Earnings', c(TA-TL-ct-dr-NI), d=2), L('Net Income', c(NI), d=2)]
te2 = T('Total Equity', q_, typ='TOTAL', key='total_equity', d=1); z = T('TOTAL LIABILITIES & EQUITY', [tl, te2], typ='TOTAL', d=0); assert bs.rows[z]['v'] == bs.rows[ta]['v']; print([bs.rows[k]['v'] for k in q_])
fn = 'Mill Street Shops 2024 financials.xlsx'
wb = Workbook(); wb.properties.created = datetime.datetime(2025, 2, 3)
def out(ws, st, sub):
    ws['A1'] = CO; ws['A2'] = st.title; ws['A3'] = sub; ws['A1'].font = Font(name='Arial', bold=True, size=12); ws['A2'].font = Font(name='Arial', bold=True, size=14); ws['A3'].font = Font(name='Arial', bold=True, size=10)
    for k in 'ABCDE': ws.column_dimensions[k].width = 2.6
    ws.column_dimensions['E'].width = 26; ws.column_dimensions['F'].width = 15; ws.sheet_view.showGridLines = False
    ws['F5'] = st.cols[0]; ws['F5'].font = Font(name='Arial', bold=True, size=8); ws['F5'].alignment = Alignment(horizontal='right'); ws['F5'].border = Border(bottom=Side(style='medium')); r = 6
    for q in st.rows:
        a = ws.cell(r, 2 + q['x']['d'] - (1 if q['x']['d'] == 0 else 1), q['label']); a.font = Font(name='Arial', size=8, bold=True)
        if q['type'] != 'HEADING':
            v = ws.cell(r, 6, q['v'][0]/100); v.number_format = '#,##0.00;-#,##0.00'; v.font = Font(name='Arial', size=8, bold=q['x']['d'] == 0)
            if q['type'] != 'LINE': v.border = Border(top=Side(style='thin'), bottom=Side(style='double') if q['label'] in ('Net Income', 'TOTAL ASSETS', 'TOTAL LIABILITIES & EQUITY') else None); 
            if q['type'] != 'LINE' and q['x']['d'] in (1, 2): r += 1
        r += 1
out(wb.active, pl, 'January through December 2024'); wb.active.title = 'P&L'; out(wb.create_sheet('Balance Sheet'), bs, 'As of December 31, 2024')
wb.save(DOC + '/' + fn)
save(fn, [pl, bs], 'RETAIL', 'OPERATING_STATEMENT', 'small-business bookkeeping, staggered label columns, P&L and balance sheet on two sheets', False)
