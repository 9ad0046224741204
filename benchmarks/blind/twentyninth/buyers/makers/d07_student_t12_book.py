"""Student housing T12 in a seller's workbook (openpyxl): title block, hidden helper column, GL code in a column, months Sep-24..Aug-25 as real dates, T12 total, T6 and T3 annualised, per-bed columns;
second sheet with a bed mix (not a statement). One total wrong."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import random, datetime
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
rng = random.Random(29707)
FN = 'Tower_at_Ninth_T12_Aug25.xlsx'
BEDS = 486
months = [datetime.date(2024+(8+i)//12, (8+i)%12+1, 1) for i in range(12)]
cols = [d.strftime('%b-%y') for d in months] + ['T12 Total', 'T6 Ann.', 'T3 Ann.']
S = Stmt(cols, 12, lambda b, n: list(b)+[sum(b), 2*sum(b[6:]), 4*sum(b[9:])])
def m(a, z=.06): return spread(rng, a, 12, z)
def acad(a, summer=.55):  # school-year shape, low in June and July
    w = [1.05,1.05,1.05,1.04,1.04,1.04,1.04,1.03,1.0,summer,summer,1.1]; t = sum(w)
    return [int(round(a*x/t*(1+rng.uniform(-.015,.015)))) for x in w]
def at(d): return [d.get(i, 0) for i in range(12)]
def neg(v): return [-x for x in v]
H = S.head
def L(c, l, v, nat='exp'): return S.line(l, v, c, 2, nat)
H('REVENUES')
a = [L(4110,'Installment Rent',m(5012000,.012),'inc'), L(4112,'Short-Term / Summer Rent',at({8:18640,9:52315,10:47980,11:6120}),'inc'), L(4120,'Vacancy - Beds',neg(acad(318000,1.2)),'inc'), L(4125,'Turn Week Rent Credit',at({11:-58320}),'inc'), L(4130,'Lease-Up Incentives / Gift Cards',at({1:-4200,2:-9850,3:-6300,4:-11400,5:-14250,6:-9975,7:-4800,8:-2100,9:-1500,10:-3650,11:-2250}),'inc'), L(4140,'Community Assistant Housing',neg([6930]*12),'inc'), L(4150,'Bad Debt',neg(m(71000,.6)),'inc')]
n = S.sub('NET RENTAL INCOME', a, level=1, nat='inc')
b = [L(4210,'Parking - Garage',acad(287000,.6),'inc'), L(4215,'Utility Overage Billing',m(46000,.35),'inc'), L(4220,'Furniture & Premium View',acad(88000,.8),'inc'), L(4230,'Application & Amenity Fees',at({0:3150,1:9875,2:22940,3:17600,4:28415,5:33120,6:21090,7:12480,8:7930,9:6260,10:8845,11:5170}),'inc'), L(4240,'Late & NSF Fees',m(52000,.3),'inc'), L(4250,'Damages',at({8:3905,9:2210,10:8140,11:61870,0:4485}),'inc'), L(4260,'Re-letting Fees',at({2:2995,3:8985,4:11980,7:1797,10:3594}),'inc'), L(4270,'Retail Suite - Coffee Tenant',[6125]*5+[6309]*7,'inc'), L(4290,'Vending & Misc.',m(7400,.4),'inc')]
o = S.sub('TOTAL OTHER INCOME', b, level=1, nat='inc')
ti = S.total('TOTAL REVENUES', [n, o], nat='inc', key='total_income')
H('OPERATING EXPENSES')
subs = []
for name, rows in [('Payroll', [(5110,'Management Salaries',m(188000,.06)),(5112,'Leasing & Community Assistants',m(96000,.25)),(5114,'Maintenance Wages',m(171000,.08)),(5116,'Bonuses',at({2:6200,5:11350,8:4875,11:19800})),(5118,'Payroll Taxes & Benefits',m(103000,.1))]),
  ('Marketing & Leasing', [(5210,'Digital Advertising',m(64000,.2)),(5212,'Resident Life Events',at({0:8420,1:3115,2:2890,3:1940,4:2210,5:3365,6:2780,7:4150,8:1225,9:0,10:380,11:14970})),(5214,'Outreach & Promo Items',m(21000,.5))]),
  ('General & Administrative', [(5310,'Office & Software',m(48500,.1)),(5312,'Internet - Common Area & Phones',[1685]*12),(5314,'Legal & Collections',m(17600,.7)),(5316,'Travel & Training',at({1:2915,6:1840,9:3377}))]),
  ('Repairs & Maintenance', [(5410,'General R&M',m(94000,.25)),(5412,'Elevator Contract & Repairs',[2240,2240,5915,2240,2240,2240,2340,2340,2340,8120,2340,2340]),(5414,'HVAC & Boiler',m(41000,.6)),(5416,'Fire & Life Safety',at({0:2150,3:4890,6:2150,7:11365,9:2150})),(5418,'Pest, Pool & Landscape',m(38000,.2))]),
  ('Turn', [(5510,'Turn - Painting',at({9:4180,10:14720,11:68350})),(5512,'Turn - Cleaning & Carpet',at({9:2610,10:9450,11:71890,0:3120})),(5514,'Turn - Temp Labor & Supplies',at({10:5235,11:27460,0:1815}))]),
  ('Utilities', [(5610,'Electric',m(262000,.15)),(5612,'Water / Sewer',acad(134000,.6)),(5614,'Gas',[2410,3180,5220,7915,8840,8115,6230,4075,2740,1890,1735,1990]),(5616,'Trash',m(39000,.08)),(5618,'Resident Internet (bulk)',[9720]*12)]),
  ('Fixed', [(5710,'Management Fee',[int(round(x*.03)) for x in S.rows[ti]['base']]),(5720,'Real Estate Taxes',[59420]*4+[62185]*8),(5730,'Property & Liability Insurance',[21850]*9+[23940]*3),(5740,'Ground Rent',[4500]*12)])]:
    H(name, level=1)
    subs.append(S.sub('Total '+name, [L(c, l, v) for c, l, v in rows], level=1))
te = S.total('TOTAL OPERATING EXPENSES', subs, key='total_operating_expenses')
noi = S.total('NET OPERATING INCOME', [ti, te], minus=(te,), nat='inc', key='noi')
# planted: the T12 total of "Total Utilities" was typed over; 7,800 short
k = next(i for i, q in enumerate(S.rows) if q['label'] == 'Total Utilities'); old = S.rows[k]['values'][12]; S.rows[k]['values'][12] = old-7800
S.planted = dict(what=f"T12 Total of 'Total Utilities' shows {old-7800:,} where its lines and months add to {old:,}", kind='total_wrong', row=k, column='T12 Total')
wb = Workbook(); ws = wb.active; ws.title = 'T12'
ws['B1'] = 'The Tower at Ninth'; ws['B1'].font = Font(name='Arial', size=14, bold=True)
ws['B2'] = 'Trailing Twelve Month Operating Statement'; ws['B3'] = 'September 2024 through August 2025 (accrual)'; ws['B4'] = '486 beds / 148 units / Knoxville, TN'
for r in (2,3,4): ws[f'B{r}'].font = Font(name='Arial', size=9, italic=(r == 4))
hdr = PatternFill('solid', fgColor='1F3D2B'); gr = PatternFill('solid', fgColor='E4EEE6'); thin = Side(style='thin', color='1F3D2B')
HR = 7
def put(c, v, **k):
    x = ws.cell(c[0], c[1], v); x.font = Font(name='Arial', size=8.5, bold=k.get('b', False), color=k.get('col', '000000'))
    if 'nf' in k: x.number_format = k['nf']
    if 'al' in k: x.alignment = k['al']
    return x
# columns: A hidden (map key), B account name, C GL, D blank narrow, E..P months, Q T12, R $/bed, S T6 ann., T T3 ann., U $/bed
cc = list(range(5, 17)) + [17, 19, 20]
for c in range(2, 22): ws.cell(HR, c).fill = hdr; ws.cell(HR-1, c).fill = hdr
W = dict(b=True, col='FFFFFF', al=Alignment(horizontal='right'))
put((HR,2), 'Account', b=True, col='FFFFFF'); put((HR,3), 'GL', b=True, col='FFFFFF')
for c, d in zip(cc, months): put((HR,c), d, nf='mmm-yy', **W)
ws.merge_cells(start_row=HR-1, start_column=5, end_row=HR-1, end_column=16); put((HR-1,5), 'ACTUAL', b=True, col='FFFFFF', al=Alignment(horizontal='center'))
for c, a_, b_ in ((17,'T12','Total'),(18,'T12','$/Bed'),(19,'T6','Ann.'),(20,'T3','Ann.'),(21,'T3','$/Bed')): put((HR-1,c), a_, **W); put((HR,c), b_, **W)
NF = '#,##0_);[Red](#,##0);"-"_)'
r = HR+1
for q in S.rows:
    b = q['type'] != 'LINE'
    if q['type'] == 'HEADING' and q['level'] == 0: r += 1
    x = put((r,2), q['label'], b=b); x.alignment = Alignment(horizontal='left', indent=0 if b else 2)
    if q['code']: put((r,3), q['code'], al=Alignment(horizontal='center')); put((r,1), f'TN-{q["code"]}')
    if q['values'][0] is not None:
        for c, v in zip(cc, q['values']): put((r,c), v, b=b, nf=NF)
        put((r,18), round(sum(q['base'])/BEDS), b=b, nf=NF); put((r,21), round(4*sum(q['base'][9:])/BEDS), b=b, nf=NF)
        if b:
            for c in range(2, 22):
                ws.cell(r,c).border = Border(top=thin, bottom=Side(style='double') if q['label'].startswith('NET OP') else None)
                if q['type'] == 'TOTAL': ws.cell(r,c).fill = gr
    r += 1
    if q['type'] == 'TOTAL' or q['type'] == 'SUBTOTAL': r += 1
put((r,2), 'T6 Ann. = last six months x 2; T3 Ann. = last three months x 4 (summer and turn distort both).')
ws.column_dimensions['A'].hidden = True; ws.column_dimensions['B'].width = 33; ws.column_dimensions['C'].width = 7; ws.column_dimensions['D'].width = 1.5
for c in range(5, 22): ws.column_dimensions[CL(c)].width = 10.5
ws.freeze_panes = ws.cell(HR+1, 5); ws.sheet_view.showGridLines = False
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = f'{HR-1}:{HR}'
w2 = wb.create_sheet('Bed Mix')
for row in [['Floor Plan','Units','Beds','Avg SF','Avg Installment'],['Studio',18,18,412,1189],['2x2',46,92,804,934],['4x4',76,304,1338,829],['5x5 PH',8,40,1702,905]]: w2.append(row)
w2.append(['Double-occupancy 4x4', None, 32, None, 640]); w2.append(['Total',148,486])
wb.save(os.path.join(DOCS, FN))
save(FN, [S.truth('Trailing Twelve Month Operating Statement', 'The Tower at Ninth', '2024-09-01', '2025-08-31', sheet='T12', dash_zero=True)], 'STUDENT_HOUSING', 'OPERATING_STATEMENT_T12', 'seller (own workbook)',
     'openpyxl, hidden key column, GL column after the name, real month dates, T12 / T6 / T3 annualised and per-bed columns, blank spacer rows and column, second sheet that is no statement', True)
print(S.rows[ti]['values'][-3:], S.rows[te]['values'][-3:], S.rows[noi]['values'][-3:])
