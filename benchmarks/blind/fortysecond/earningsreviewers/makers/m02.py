"""T12 of a manufactured-home park, xlsx export: code column, real date headers, % column at the right, below-the-line cash."""
from h import *
import xlsxwriter, datetime
rng = random.Random(2202)
dts = [datetime.date(2024, m, 1) for m in range(1, 13)]
cols = [d.strftime('%b-%y') for d in dts] + ['12 Mo Total']
st = S('Trailing Twelve Month Operating Report', 'Willow Bend Mobile Home Community', '2024-01-01', '2024-12-31', cols, sheet='T12')
M = lambda *a, **k: wt(monthly(rng, *a, **k)); F = lambda b: wt(fixed(b)); L, H, T = st.line, st.head, st.tot
up = lambda a, b, k: wt([a*100]*k + [b*100]*(12-k))
H('Income')
i = [L('Lot Rent - Site', wt([round(x) for x in [6624000]*3 + [6670000]*5 + [6739500]*4]), '4010'),
     L('Lot Rent - RV Pads', M(2840, vol=.08, seas=[.6,.6,.8,1,1.1,1.3,1.3,1.3,1.1,1,.8,.6]), '4015'),
     L('Home Rent - Park Owned Homes', M(11350, vol=.03), '4020'),
     L('Vacant Sites', [-x for x in M(4140, vol=.09)], '4090'),
     L('Concessions/Move-In Specials', [-x for x in M(500, vol=.3, miss=.4)], '4095')]
a = T('Net Rental Income', i)
u = [L('Water/Sewer Billback', M(7020, vol=.05), '4110'), L('Trash Billback', M(1875, vol=.01), '4120'), L('Electric Resale', M(1290, vol=.1), '4130')]
b = T('Utility Recovery', u)
o = [L('Late Charges', M(1140, vol=.2), '4210'), L('NSF Fees', M(70, vol=.3, miss=.3), '4220'), L('Application & Credit Check', M(180, vol=.5, miss=.2), '4230'),
     L('Pet Fees', M(385, vol=.04), '4240'), L('Storage/Boat Lot', F(640), '4250'), L('Laundry', M(210, vol=.2), '4260'), L('Home Sale Commission', M(1500, vol=.2, miss=.75), '4270')]
c_ = T('Other Income', o)
ti = T('Effective Gross Income', [a, b, c_], typ='TOTAL', key='total_income')
H('Operating Expenses')
e = [L('Advertising', M(240, vol=.4), '5010'), L('Auto & Mileage', M(165, vol=.3), '5020'), L('Bank Fees', M(48, vol=.2), '5030'), L('Electric', M(2050, vol=.1), '5110'),
     L('Propane - Clubhouse', M(260, vol=.3, seas=[2,2,1.4,.7,.3,0,0,0,.3,.8,1.4,2]), '5120'), L('Water', M(5210, vol=.06), '5130'), L('Sewer', M(3980, vol=.04), '5140'), L('Trash', F(2118.4), '5150'),
     L('Insurance - Property & GL', up(1689, 1934, 6), '5210'), L('Lawn & Tree Service', M(1350, vol=.2, seas=[.2,.2,.6,1.3,1.5,1.5,1.5,1.5,1.2,1,.5,.2]), '5310'),
     L('R&M - Grounds & Roads', M(1120, vol=.6), '5320'), L('R&M - Park Owned Homes', M(1860, vol=.5), '5330'), L('R&M - Water/Sewer Lines', M(1640, vol=.6, miss=.3), '5340'),
     L('Manager Wages', F(3750), '5410'), L('Maintenance Wages', M(3120, vol=.06), '5420'), L('Payroll Taxes & WC', M(835, vol=.06), '5430'), L('Management Fee', wt([round(x*.04) for x in st.rows[ti]['v'][:12]]), '5510'),
     L('Office & Postage', M(310, vol=.3), '5520'), L('Professional Fees', M(900, vol=.5, miss=.5), '5530'), L('Licenses & Permits', wt([0,0,148000,0,0,0,0,0,0,35000,0,0]), '5540'),
     L('Property Taxes', F(5433.17), '5610'), L('Personal Property Tax - POH', wt([0]*5+[412688]+[0]*5+[412687]), '5620')]
te = T('Total Operating Expenses', e, typ='TOTAL', key='total_operating_expenses')
n = T('Net Operating Income', [ti, te], minus=[te], typ='TOTAL', key='noi')
d = [L('Debt Service - 1st Mortgage', F(21644.09), '6010'), L('Capital - Road Paving', wt([0]*6+[2845000,1160000]+[0]*4), '6110'), L('Capital - Homes Purchased', M(18500, vol=.2, miss=.8), '6120')]
x = T('Debt & Capital', d)
T('Net Cash Flow', [n, x], minus=[x], typ='TOTAL', key='net_cash_flow')

fn = 'WillowBend_T12_2024.xlsx'
wb = xlsxwriter.Workbook(DOC + '/' + fn); wb.set_properties({'created': datetime.datetime(2025, 1, 20)})
ws = wb.add_worksheet('T12'); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.hide_gridlines(2)
f = lambda **k: wb.add_format({'font_name': 'Arial', 'font_size': 9, **k}); nf = '#,##0.00_);(#,##0.00)'
B = f(bold=True); N = f(num_format=nf); Lb = f(indent=1); TN = f(num_format=nf, bold=True, top=1); GN = f(num_format=nf, bold=True, top=1, bottom=6, bg_color='#E8EEE4'); GB = f(bold=True, bg_color='#E8EEE4')
P = f(num_format='0.0%'); PB = f(num_format='0.0%', bold=True); HD = f(bold=True, num_format='mmm-yy', align='right', bottom=2); HT = f(bold=True, align='right', bottom=2); HL = f(bold=True, bottom=2); C = f(align='left', font_color='#555555')
ws.set_column(0, 0, 7); ws.set_column(1, 1, 30); ws.set_column(2, 13, 11); ws.set_column(14, 14, 13); ws.set_column(15, 15, 7)
ws.write(0, 0, 'Willow Bend Mobile Home Community', f(bold=True, font_size=13)); ws.write(1, 0, 'Trailing Twelve Month Operating Report', B)
ws.write(2, 0, 'January 2024 through December 2024  |  Cash basis  |  146 MH sites + 12 RV', f(italic=True)); ws.write(2, 14, 'Printed 01/20/2025', f(align='right', italic=True))
ws.write(4, 0, 'Acct', HL); ws.write(4, 1, 'Account Name', HL)
for k, dt in enumerate(dts): ws.write_datetime(4, 2+k, datetime.datetime(dt.year, dt.month, 1), HD)
ws.write(4, 14, '12 Mo Total', HT); ws.write(4, 15, '% EGI', HT); ws.freeze_panes(5, 2)
r = 5; egi = st.rows[ti]['v'][12]
for q in st.rows:
    if q['type'] == 'HEADING': r += (q['label'] != 'Income'); ws.write(r, 0, q['label'], B); r += 1; continue
    t = q['type']; ws.write(r, 0, int(q['code']) if q['code'] else '', C if t == 'LINE' else (GB if t == 'TOTAL' else B)); ws.write(r, 1, q['label'], Lb if t == 'LINE' else (GB if t == 'TOTAL' else B))
    for k, v in enumerate(q['v']): ws.write_number(r, 2+k, v/100, N if t == 'LINE' else (GN if t == 'TOTAL' else TN))
    ws.write_number(r, 15, round(q['v'][12]/egi, 4), P if t == 'LINE' else PB)
    r += 1 if t == 'LINE' else 2
wb.close()
save(fn, [st], 'MANUFACTURED_HOUSING', 'OPERATING_STATEMENT_T12', 'xlsx export, code column, date headers, % EGI, cash flow below NOI', False)
