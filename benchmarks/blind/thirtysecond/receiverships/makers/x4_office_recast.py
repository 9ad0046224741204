import random, xlsxwriter, datetime
from common import *
rnd = random.Random(32114)
NAME = 'Bellwether_Office_Recast_NOI.xlsx'
s = S(5, 1)
SF = 38640
def L(label, a, b, c, adj=0, ref=None): return s.line(label, [a, b, c, adj, c + adj], ref=ref)
def j(m): return [round(m * k * rnd.uniform(.94, 1.06)) for k in (.95, 1, 1.05)]
H, T = s.head, s.tot
H('Revenue')
x = [L('Scheduled base rent', 742180, 728455, 691230, -18400, 'a'), L('Expense stop recoveries', *j(61500)), L('Parking and storage', *j(17800)), L('Tenant electric submeter', *j(26200)), L('After-hours HVAC', *j(5400))]
g = T('Gross scheduled revenue', x)
vac = L('Vacancy and credit loss', -66204, -88917, -121340, 12750, 'b'); con = L('Free rent concessions', -9800, -14200, -31650, 31650, 'c')
egi = T('Effective gross revenue', [g, vac, con], 'TOTAL')
H('Operating expenses')
H('Building services')
def E(label, m, adj=0, ref=None): return L(label, *[-v for v in j(m)], adj, ref)
x = [E('Janitorial', 52300), E('Elevator maintenance', 9100), E('HVAC contract and repairs', 27600, 6200, 'd'), E('Window washing', 3400), E('Security and access control', 14900), E('General repairs', 31200, 8850, 'd')]
bs = T('Total building services', x)
H('Utilities')
x = [E('Electricity', 71800), E('Gas', 8700), E('Water and sewer', 6900)]
ut = T('Total utilities', x)
H('General and administrative')
x = [E('Management fee', 27300, -2875, 'e'), E("Owner's salary and auto", 48000, 44000, 'f'), E('Professional fees', 18600, 9400, 'f'), E('Office and telephone', 7200)]
ga = T('Total general and administrative', x)
H('Fixed charges')
x = [L('Real estate taxes', -88214, -91077, -93655, -4310, 'g'), L('Property insurance', -17420, -21960, -28815)]
fx = T('Total fixed charges', x)
te = T('Total operating expenses', [bs, ut, ga, fx], 'TOTAL')
noi = T('Net operating income', [egi, te], 'TOTAL')
H('Below the line')
x = [L('Capital expenditures', -41200, -12650, -7300, -8700, 'd'), L('Tenant improvements and commissions', -63110, -28400, -54915)]
bl = T('Total below the line', x)
ncf = T('Net cash flow before debt service', [noi, bl], 'TOTAL')
cols = ['2021 Per Books', '2022 Per Books', '2023 Per Books', "Receiver's Adjustments", '2023 As Adjusted']
wb = xlsxwriter.Workbook(DOCS / NAME); wb.set_properties({'created': datetime.datetime(2024, 4, 2)})
cv = wb.add_worksheet('Cover'); ws = wb.add_worksheet('Recast'); nt = wb.add_worksheet('Tickmarks')
F = lambda **k: wb.add_format({'font_name': 'Arial Narrow', 'font_size': 10, **k})
cv.set_column(1, 1, 80)
for i, t in enumerate(['Bellwether Office Park - Buildings 1 & 2', 'Operating statement recast for court-ordered sale', 'Prepared by: Corvane Workout Advisors', 'Source: QuickBooks file of former owner; bank statements; county tax rolls', 'Status: DRAFT 3']): cv.write(3 + 2 * i, 1, t, F(font_size=16 if i == 0 else 11, bold=i == 0))
ws.hide_gridlines(2)
ws.write('B1', 'Bellwether Office Park', F(bold=1, font_size=13)); ws.write('B2', 'Recast Operating Statement', F(bold=1)); ws.write('B3', 'For the calendar years 2021, 2022 and 2023 (January 1, 2021 - December 31, 2023)', F())
ws.write('H1', 'Net rentable SF', F(italic=1)); ws.write('I1', SF, F(num_format='#,##0', border=1))
hb = F(bold=1, bg_color='#1F3864', font_color='white', align='center', text_wrap=1, valign='vcenter')
ws.merge_range('C5:F5', 'Per Books', hb); ws.merge_range('G5:H5', "Receiver's", hb); ws.merge_range('I5:J5', 'As Adjusted', hb); ws.write('B5', '', hb)
for c, t in enumerate(['', '2021', '2022', '2023', '% of EGI', 'Adjustments', 'Ref', '2023', '$ / SF']):
    ws.write(5, 1 + c, int(t) if t.isdigit() else t, hb)
nf = '#,##0_);(#,##0);0_)'
r0 = 6
P = [2, 3, 4, 6, 8]
egv = s.rows[egi].vals
for r in s.rows:
    top = r.label in ('Revenue', 'Operating expenses', 'Below the line')
    if r.kind == 'HEADING':
        ws.write(r0, 1, r.label.upper() if False else r.label, F(bold=1, underline=top, italic=not top, indent=0 if top else 1)); r0 += 1; continue
    bg = {'bg_color': '#D9E2F3'} if r.kind == 'TOTAL' else {}
    st = {'bold': r.kind != 'LINE', **bg, **({'top': 1} if r.kind != 'LINE' else {})}
    ws.write(r0, 1, r.label, F(indent=2 if r.kind == 'LINE' else 1 if r.kind == 'SUBTOTAL' else 0, **{k: v for k, v in st.items() if k != 'top'}))
    for c, v in zip(P, r.vals):
        if c == 6 and v == 0: ws.write_blank(r0, c, None, F(**st)); continue
        ws.write_number(r0, c, v, F(num_format=nf, **st))
    ws.write_number(r0, 5, r.vals[2] / egv[2], F(num_format='0.0%;(0.0%)', font_color='#7F7F7F', **st))
    ws.write(r0, 7, r.m.get('ref') or '', F(align='center', font_color='red', **st))
    ws.write_number(r0, 9, round(r.vals[4] / SF, 2), F(num_format='0.00_);(0.00)', font_color='#7F7F7F', **st))
    r0 += 1
    if r.kind == 'TOTAL': r0 += 1
for r in s.rows:
    if r.vals and r.vals[3] == 0: r.vals[3] = None     # printed blank
ws.set_column(0, 0, 1.5); ws.set_column(1, 1, 36); ws.set_column(2, 9, 11.5); ws.set_column(7, 7, 5); ws.fit_to_pages(1, 1)
nt.set_column(1, 1, 90)
for i, t in enumerate(['Remove month-to-month tenant that vacated 12/2023', 'Vacancy restated to 14% actual at appointment', 'Concessions treated as non-recurring', 'Reclassify rooftop unit replacement to capital', 'Market management fee of 4% of EGI', 'Owner personal items paid by the entity', 'Reassessment notice of 2024']): nt.write(i, 0, 'abcdefg'[i]); nt.write(i, 1, t)
ws.activate()
wb.close()
save(NAME, [s.truth('Recast Operating Statement', 'Bellwether Office Park', '2021-01-01', '2023-12-31', cols, {'total_income': egi, 'total_operating_expenses': te, 'noi': noi, 'net_cash_flow': ncf}, sheet='Recast')])
