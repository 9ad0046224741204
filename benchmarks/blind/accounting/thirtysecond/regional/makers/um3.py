# investor report page, high-rise, sections by bedroom count, grouped headers (fpdf2)
import random
from fpdf import FPDF
from common import *
R = random.Random(32108); NAME = 'Q2_investor_unit_mix_Marquette_28'
S = [('Studios', [('S1', '4-15', 24, 468, 1985), ('S2', '4-27', 22, 512, 2110), ('S3 Corner', '16-27', 12, 545, 2265)]),
 ('One Bedroom', [('1A', '4-15', 24, 641, 2440), ('1A High', '16-27', 24, 641, 2595), ('1B', '4-27', 48, 702, 2680), ('1C', '4-15', 12, 748, 2735), ('1C High', '16-27', 12, 748, 2910), ('1D Den', '4-27', 24, 823, 3020), ('1E Terrace', '4', 3, 790, 3150)]),
 ('Two Bedroom', [('2A', '4-15', 24, 1012, 3545), ('2A High', '16-27', 24, 1012, 3790), ('2B', '4-27', 24, 1108, 3920), ('2C Lake', '16-27', 12, 1174, 4410), ('2D Terrace', '4', 2, 1190, 4275)]),
 ('Penthouse', [('PH-1', '28', 2, 1615, 6850), ('PH-2', '28', 2, 1842, 7900), ('PH-3', '28', 1, 2310, 10250)])]
keys = ['units', 'pct_units', 'occupied', 'vacant', 'sf', 'market', 'market_total', 'actual', 'actual_total', 'actual_sf', 'ltl']
TU = sum(p[2] for s in S for p in s[1]); rows = []; totals = []; out = []; G = [0]*8
def avg(T):
    u, o, v, sf, mt, at, osf, omk = T
    return dict(units=u, pct_units=round(100*u/TU, 1), occupied=o, vacant=v, sf=round(sf/u), market=round(mt/u), market_total=mt, actual=round(at/o), actual_total=at, actual_sf=round(at/osf, 2), ltl=omk-at)
for t, L in S:
    out.append(('h', t)); T = [0]*8
    for ty, fl, u, sf, mk in L:
        v = R.randint(0, max(1, u//10)) if u > 3 else 0
        o = u-v; leases = [round(mk*R.uniform(.90, 1.015)/5)*5 for _ in range(o)]; at = sum(leases)
        X = (u, o, v, u*sf, u*mk, at, o*sf, o*mk); T = [a+b for a, b in zip(T, X)]; G = [a+b for a, b in zip(G, X)]
        rows.append(dict(type=ty, **avg(X))); out.append(('r', ty, fl, rows[-1]))
    totals.append(dict(label='Total ' + t, **avg(T))); out.append(('t', totals[-1]))
totals.append(dict(label='Marquette 28', **avg(G))); out.append(('g', totals[-1]))
pdf = FPDF('L', 'mm', 'A4' if False else (215.9, 279.4)); pdf.set_auto_page_break(False); pdf.set_title('Unit Mix'); pdf.add_page()
NAVY = (31, 45, 84); pdf.set_fill_color(*NAVY); pdf.rect(0, 0, 279.4, 17, 'F'); pdf.set_text_color(255); pdf.set_font('Helvetica', 'B', 15); pdf.set_xy(12, 4); pdf.cell(120, 9, 'Marquette 28')
pdf.set_font('Helvetica', '', 9); pdf.set_xy(150, 4); pdf.cell(117, 9, 'Second Quarter 2025 Investor Report  |  Unit Mix at June 30, 2025', align='R'); pdf.set_text_color(0)
w = [30, 16, 14, 19, 18, 16, 16, 21, 26, 21, 26, 18, 22]; x0 = (279.4-sum(w))/2; hx = [x0+sum(w[:i]) for i in range(14)]
y = 24; pdf.set_font('Helvetica', 'B', 8); pdf.set_text_color(*NAVY)
for a, b, t in ((7, 9, 'Market Rent'), (9, 12, 'In-Place Rent')):
    pdf.set_xy(hx[a]+2, y); pdf.cell(hx[b]-hx[a]-2, 5, t, align='C'); pdf.set_draw_color(*NAVY); pdf.line(hx[a]+3, y+5, hx[b]-.5, y+5)
for i, t in enumerate(['Plan', 'Floors', 'Units', '% of Units', 'Occupied', 'Vacant', 'Avg SF', 'Per Unit', 'Total', 'Per Unit', 'Total', 'Per SF', 'Loss to Lease']):
    pdf.set_xy(hx[i], y+5.5); pdf.cell(w[i], 5, t, align='L' if i < 2 else 'R')
pdf.set_text_color(0); y += 11; pdf.line(x0, y, x0+sum(w), y); y += 1
def f(k, v):
    if k == 'pct_units': return f'{v:.1f}%'
    if k == 'actual_sf': return f'${v:.2f}'
    if k in ('market', 'actual', 'market_total', 'actual_total'): return f'${v:,}'
    if k == 'ltl': return f'(${-v:,})' if v < 0 else f'${v:,}'
    return f'{v:,}'
def nums(r, y):
    for i, k in enumerate(keys): pdf.set_xy(hx[i+2], y); pdf.cell(w[i+2], 5.2, f(k, r[k]), align='R')
for o in out:
    if o[0] == 'h': y += 1; pdf.set_font('Helvetica', 'BI', 8.5); pdf.set_text_color(*NAVY); pdf.set_xy(x0, y); pdf.cell(60, 5.2, o[1]); pdf.set_text_color(0); y += 5.2; continue
    if o[0] == 'r':
        pdf.set_font('Helvetica', '', 8.5); pdf.set_xy(x0+3, y); pdf.cell(w[0], 5.2, o[1]); pdf.set_xy(hx[1], y); pdf.cell(w[1], 5.2, o[2]); nums(o[3], y); y += 5.2; continue
    pdf.set_font('Helvetica', 'B', 8.5)
    if o[0] == 't': pdf.set_fill_color(229, 233, 243); pdf.rect(x0, y, sum(w), 5.4, 'F'); h = 5.4
    else: y += 2; pdf.set_fill_color(*NAVY); pdf.rect(x0, y, sum(w), 6, 'F'); pdf.set_text_color(255); h = 6
    pdf.set_xy(x0, y); pdf.cell(w[0], 5.2, o[1]['label']); nums(o[1], y); y += h
pdf.set_text_color(90); pdf.set_font('Helvetica', 'I', 7.5); pdf.set_xy(x0, y+3)
pdf.multi_cell(sum(w), 4, 'In-place rent is the lease rent of occupied apartments only; loss to lease compares it with the market rent of the same apartments, and a figure in parentheses is a gain. Per-unit figures are rounded to the dollar. Market rents per the June 2025 revenue-management feed.')
pdf.set_xy(x0, 206); pdf.cell(sum(w), 4, 'Confidential - 7', align='R'); pdf.output(f'{DOC}/{NAME}.pdf'); print(NAME, len(rows), 'y', y, totals[-1])
save(NAME, 'UM', keys, rows, totals)
