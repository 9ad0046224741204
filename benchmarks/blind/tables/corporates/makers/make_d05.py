# Procurement annex: priced bill of quantities, vertical rules only
from make_lib import *
d = Doc('d05_priced_bill', (595, 842))
F = ('LR', 'LRB', 'LRI')
d.text(50, 40, 'Annex C to Contract DPW/2024/117', 'LRI', 9); d.text(545, 40, 'Refurbishment of Block D, Harbour Road Courts', 'LRI', 9, al='r')
d.text(297, 62, 'BILL No. 4: INTERNAL FINISHES AND FITTINGS', 'LRB', 11.5, al='c')
G = {'A': ('FLOORS', [('Take up and cart away carpet tiles and gripper; clean and prepare the screed to receive new coverings', 'm²', 1240, 3.85), ('Latex levelling compound, 3 mm average', 'm²', 1240, 6.20), ('Rubber sheet 3 mm, welded joints, in corridors', 'm²', 418, 41.75), ('Carpet tiles, heavy contract quality, laid quarter turn on tackifier', 'm²', 822, 29.40), ('Stair nosings, aluminium with insert, plugged and screwed', 'm', 134, 22.10), ('Entrance matting in well frame, 1.8 × 2.4 m', 'no.', 2, 985.00)]),
     'B': ('WALLS AND CEILINGS', [('Make good plaster after removal of services', 'item', 1, 4650.00), ('Plasterboard lining on metal furrings, 12.5 mm, taped and filled', 'm²', 365, 34.15), ('Extra over for moisture-resistant board', 'm²', 88, 4.30), ('Mineral fibre ceiling on exposed grid 600 × 600, including edge trims and hangers to 900 mm', 'm²', 1036, 33.60), ('Access panels, fire rated, 450 × 450', 'no.', 18, 118.00), ('Emulsion, one mist and two full coats', 'm²', 3270, 5.45)]),
     'C': ('JOINERY AND FITTINGS', [('Solid core flush doors, oak veneer, 926 × 2040, hung in existing frames', 'no.', 31, 342.00), ('Ditto, half-hour fire doors with intumescent strips and closer', 'no.', 14, 518.50), ('Ironmongery sets, type 2 (schedule J)', 'set', 45, 127.80), ('Softwood skirting, 22 × 119, primed', 'm', 1105, 9.65), ('Reception desk to drawing A-404', 'no.', 1, 11780.00), ('Blinds, roller, blackout', 'no.', 52, 96.25)]),
     'D': ('PROVISIONAL ITEMS', [('Daywork: joiner', 'h', 80, 38.00), ('Daywork: labourer', 'h', 120, 27.50), ('Provisional sum for signs', 'sum', 1, 6500.00)])}
m = lambda v: f'{v:,.2f}'
rows = [R([C('Item', al='c'), C('Description', al='c'), C('Unit', al='c'), C('Quantity', al='c'), C('Rate\n(€)', al='c'), C('Amount\n(€)', al='c')], b=True, below=.8, above=.8)]
tots = []
for g, (t, its) in G.items():
    rows.append(R(['', t, '', '', '', ''], b=True, gap=0)); s = 0
    for k, (x, u, q, r) in enumerate(its):
        a = round(q*r, 2); s += a
        rows.append(R([f'{g}{k+1}', x, u, f'{q:,}', m(r), m(a)], va='b' if len(x) > 60 else 'm'))
    tots.append((t, round(s, 2)))
    rows.append(R(['', C(f'Total {g} carried to summary', al='r', i=True), '', '', '', C(m(s), b=True)], part=((5, 5, -.5),), below=.4))
rows[-1].below = .8
y = table(d, 50, 74, [32, 260, 34, 52, 54, 63], 'clcrrr', rows, fonts=F, size=8.6, lead=9.9, px=4, py=1.55, vl=range(7))
y += 18; d.text(50, y, 'Summary of Bill No. 4', 'LRB', 9.5)
sm = sum(v for _, v in tots); oh = round(sm*.065, 2)
rows = [R([f'{g}', t.capitalize(), C(m(v), cur='€')]) for g, (t, v) in zip('ABCD', tots)]
rows.insert(0, R(['Part', 'Title', 'Amount'], i=True, below=.5))
rows += [R(['', 'Subtotal', C(m(sm), cur='€')], above=.4), R(['', 'Overheads and profit, 6.5%', C(m(oh), cur='€')]), R(['', 'Total of Bill No. 4, net of tax', C(m(sm+oh), cur='€')], b=True, above=.6, below=1.2)]
y = table(d, 50, y+4, [30, 165, 80], 'clr', rows, fonts=F, size=8.8, px=4, py=1.6)
d.para(350, y-76, 195, 'The rates include delivery, waste, protection and testing. Work below quantities of ten per cent more or less is measured again under clause 14.3. Signed for the tenderer at the place and on the day stated in the form of tender.', 'LR', 8.8, 10.8)
d.line(350, y-4, 545, y-4, .4); d.text(350, y+6, 'Signature and stamp', 'LRI', 7.5)
d.text(297, 822, 'C – 17', 'LR', 8.5, al='c')
d.save()
