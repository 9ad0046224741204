# church housing committee, typed on letterhead in Courier, dot leaders
import random, os, datetime
from core import *
from fpdf import FPDF
s = St('STATEMENT OF INCOME AND EXPENSE', 'Trinity Elders\u2019 Residence', '2024-07-01', '2025-06-30', ['This Year 2024-25', 'Last Year 2023-24'], scale=1)
s.prop = "TRINITY ELDERS' RESIDENCE"
s.H('INCOME')
k = [s.L(n, v) for n, v in [('Rents from residents (38 apts)', [268416, 259220]), ('HUD Sec. 8 assistance', [187305, 181744]), ('Vacancies', [-9640, -12115])]]
nr = s.T('Net rents', k, lvl=2)
k = [nr] + [s.L(n, v) for n, v in [('Laundry machines', [3128, 2987]), ('Meals program', [22470, 21306]), ('Beauty shop rental', [1800, 1800]), ('Gifts from congregation', [6550, 8125]), ('Interest on C.D.', [2244, 1390])]]
ti = s.T('TOTAL INCOME', k, key='total_income')
s.H('EXPENSE')
E = []
s.H('Staff', lvl=1)
k = [s.L(n, v, lvl=2) for n, v in [('Resident manager', [46800, 45200]), ('Custodian (part time)', [24375, 23460]), ('Night attendant', [18950, 18200]), ('Social security & W/C', [8316, 7993])]]
E.append(s.T('Staff, total', k, lvl=1))
s.H('House', lvl=1)
k = [s.L(n, v, lvl=2) for n, v in [('Electric', [31264, 30117]), ('Fuel oil', [27903, 30488]), ('Water and sewer', [16842, 15970]), ('Trash hauling', [5460, 5280]), ('Elevator contract', [6912, 6720]), ('Repairs & painting', [23188, 19745]), ('Grounds and snow', [9275, 10130]), ('Exterminator', [1440, 1440])]]
he = s.T('House, total', k, lvl=1); E.append(he)
s.H('Office & other', lvl=1)
k = [s.L(n, v, lvl=2) for n, v in [('Bookkeeper & audit', [11750, 11400]), ('Telephone & alarm line', [3862, 3715]), ('Insurance', [28640, 25903]), ('Payment in lieu of taxes', [14200, 14200]), ('Food for meals program', [20118, 19277])]]
E.append(s.T('Office & other, total', k, lvl=1))
te = s.T('TOTAL EXPENSE', E, key='total_operating_expenses')
noi = s.T('INCOME OVER EXPENSE BEFORE MORTGAGE', [ti, te], [1, -1], key='noi')
m = s.L('Mortgage - principal and interest', [98472, 98472], lvl=0); r = s.L('Deposit to replacement reserve', [22800, 21600], lvl=0)
s.T('LEFT OVER FOR THE YEAR', [noi, m, r], [1, -1, -1], t='TOTAL', key='net_cash_flow')
good = s.rows[he]['v'][0]; s.rows[he]['v'][0] = good + 900
s.planted = dict(what=f"'House, total', This Year: printed {good+900:,} where its lines add to {good:,} (later totals use the right sum)", kind='total_wrong')
name = 'Trinity Elders Residence FY2025 statement.pdf'
p = FPDF('P', 'pt', 'Letter'); p.set_creation_date(datetime.datetime(2025, 8, 1)); p.set_auto_page_break(False); p.add_page()
p.set_font('times', 'BI', 16); p.set_xy(0, 30); p.cell(612, 18, 'First Trinity Church of Osgood Falls', align='C')
p.set_font('times', 'I', 10); p.set_xy(0, 48); p.cell(612, 12, 'Housing Committee  *  77 Chapel Lane  *  Osgood Falls', align='C'); p.line(72, 64, 540, 64)
p.set_font('courier', '', 10.5); y = 74
def ln(t, b=''):
    global y
    p.set_font('courier', b, 10.5); p.set_xy(60, y); p.cell(500, 12, t); y += 12.4
ln("TRINITY ELDERS' RESIDENCE".center(78)); ln('STATEMENT OF INCOME AND EXPENSE'.center(78)); ln('for the fiscal year July 1, 2024 to June 30, 2025'.center(78)); y += 6
ln(' '*48 + 'This Year'.rjust(13) + 'Last Year'.rjust(14)); ln(' '*48 + '2024-25'.rjust(13) + '2023-24'.rjust(14))
for q in s.rows:
    if q['t'] == 'HEADING':
        if q['lvl'] == 0: y += 4
        ln('   '*q['lvl'] + q['label'] + ('' if q['lvl'] == 0 else ':')); continue
    if q['items']: ln(' '*50 + '-'*11 + '   ' + '-'*11); y -= 4.5
    lab = '   '*q['lvl'] + q['label'] + ' '
    lab = lab + '.'*(48-len(lab)) if len(lab) < 48 else lab
    cur = q['label'] in ('Rents from residents (38 apts)', 'TOTAL INCOME', 'TOTAL EXPENSE', 'LEFT OVER FOR THE YEAR')
    a, b = [fmt(v, 1, 0, cur='$' if cur else '') for v in q['v']]
    ln(lab + a.rjust(13 + (1 if a.endswith(')') else 0)) + b.rjust(14 + (0 if a.endswith(')') else 1 if b.endswith(')') else 0)))
    if q['items'] and q['lvl'] == 0: y += 3
ln(' '*50 + '='*11 + '   ' + '='*11)
print('y', y)
y += 1; ln('Respectfully submitted,  E. Vandermolen, Treasurer      (not audited)')
p.output(os.path.join(DOCS, name))
for q in s.rows:
    pass
save(name, [s], 'SENIOR_HOUSING', 'OPERATING_STATEMENT', 'church landlord, typed Courier, dot leaders', True)
