import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
R = random.Random(101)
F = 'Harrowbeck_Estate_Management_Accounts_YE_29Sep2024.pdf'
s = S('Income and Expenditure by Department', 'The Harrowbeck Settled Estate', '2023-09-30', '2024-09-29', ['Actual 2024', 'Budget 2024', 'Variance', 'Actual 2023'], dash0=True)
def inc(a, fixed=False):
    b = int(round(a, -2)) if fixed else int(round(a*R.uniform(.93, 1.06), -2)); p = round(a*R.uniform(.93, 1.0))
    return [a, b, a-b, p]
def exp(a):
    b = int(round(a*R.uniform(.85, 1.15), -2)); p = round(a*R.uniform(.8, 1.12)); return [a, b, b-a, p]
def block(h, items, f, tl):
    s.head(h, lvl=1); ix = []
    for l, a in items: ix.append(s.line(l, f(a) if not isinstance(a, list) else a))
    return s.tot(tl, ix)
s.head('INCOME', lvl=0)
A = [block('Agricultural tenancies and licences', [('Home Farm (AHA 1986)', 38450), ('High Beck Farm (AHA 1986)', 27600), ('Low Thorn Farm (FBT)', 44125), ('Sike Bottom Farm (FBT)', 19880), ('Intake Fields - bare land', 6240), ('Priory Meadows - grazing licence', 3150), ('Fell allotment - summer grazing', 1875), ('Solar farm option fee, Low Thorn', [5000, None, 5000, None])], lambda a: inc(a, True), 'Total agricultural rents'),
 block('Cottages and houses', [(n, a) for n, a in [('1 Church Row', 8340), ('2 Church Row', 8340), ('3 Church Row', 7980), ('4 Church Row', 8100), ('The Old Forge', 11400), ('Gamekeeper\'s Lodge', 9660), ('East Lodge', 8880), ('West Lodge', 6215), ('The Dower House', 22800), ('Mill Cottage', 10140), ('Miller\'s House', 14400), ('Beck View', 7620), ('Smithy Cottage', 7440), ('Dairy Cottage', 6960), ('The Old School House', 13200), ('Pump Cottage', 5712), ('2 Thorn Lane', 7200), ('4 Thorn Lane', 7080)]], lambda a: inc(a), 'Total residential rents'),
 block('Commercial lettings', [('Sawmill Yard, Unit 1', 9600), ('Sawmill Yard, Unit 2', 9000), ('Sawmill Yard, Units 3 and 4', 17250), ('Stables Office, ground floor', 12500), ('Stables Office, first floor', 8333), ('Harrowbeck Arms (tied free house)', 24000), ('Village shop and tea room', 7800), ('Mobile mast, Scar Hill', 6500), ('Electricity and water wayleaves', 1428)], lambda a: inc(a, True), 'Total commercial rents'),
 block('Holiday lets (net of agents\' commission)', [('Shepherd\'s Hut', 9872), ('Orchard Barn', 23415), ('Garden Cottage', 16290)], inc, 'Total holiday lets'),
 block('Sporting, woodland and sundry', [('Shooting rent - Harrowbeck Syndicate', 18000), ('Stalking permits', 2140), ('Fishing, day tickets', 1386), ('Timber and firewood sales', 15722), ('Woodland management grant', 6890), ('Countryside Stewardship', 12645), ('Car park at Beck Foot', 4417), ('Filming fee', [2500, None, 2500, None])], inc, 'Total sporting, woodland and sundry')]
TI = s.tot('TOTAL ESTATE INCOME', A, t='TOTAL', key='total_income')
s.head('EXPENDITURE', lvl=0)
X = [block('Repairs and maintenance', [('Farm buildings', 21340), ('Farmhouses', 17865), ('Cottages - external decoration', 14210), ('Cottages - internal and re-let works', 23977), ('Cottages - heating and boilers', 9486), ('Cottages - electrical safety reports', 3180), ('Septic tanks and private drains', 6425), ('Private water supply', 4190), ('Commercial units', 7755), ('Holiday lets', 5312), ('Roads, gates and fences', 11640), ('Walls and boundaries', 4875), ('Park and amenity grounds', 8220)], exp, 'Total repairs and maintenance'),
 block('Estate yard and staff', [('Wages - foreman and two craftsmen', 84360), ('Employer\'s National Insurance', 7812), ('Pension contributions', 4218), ('Training and protective clothing', 1165), ('Vehicles - fuel', 6904), ('Vehicles - repairs, tax and insurance', 5127), ('Tools and small plant', 2386), ('Materials for stock', 9711), ('Less: recharged to tenants', [-3840, -3500, 340, -3275])], exp, 'Total estate yard and staff'),
 block('Woodland and sporting', [('Contract felling and extraction', 8350), ('Replanting and tree guards', 5460), ('Tree safety inspections', 3925), ('Deer and squirrel control', 1780), ('Sporting rates', 612)], exp, 'Total woodland and sporting'),
 block('Holiday let running costs', [('Cleaning and laundry', 9884), ('Utilities', 6217), ('Welcome packs and sundries', 1033), ('Non-domestic rates', 1496)], exp, 'Total holiday let running costs'),
 block('Management and administration', [('Agents\' management fee', 31200), ('Letting and renewal fees', 4655), ('Rent reviews - professional fees', 3900), ('Legal fees', 7240), ('Accountancy and audit', 8950), ('Insurance - buildings', 22815), ('Insurance - liability', 3104), ('Council tax on voids', 2967), ('Estate office rates and utilities', 4431), ('Telephone, broadband and IT', 2276), ('Printing, postage and stationery', 843), ('Subscriptions', 1120), ('Donations to church and parish', 750), ('Bad debts', [1864, None, -1864, None])], exp, 'Total management and administration')]
TE = s.tot('TOTAL ESTATE EXPENDITURE', X, t='TOTAL', key='total_operating_expenses')
N = s.tot('NET ESTATE INCOME BEFORE FINANCE', [TI], [TE], t='TOTAL', var=[2], key='noi')
s.head('Finance and improvements', lvl=1)
f = [s.line('Interest on estate loan', [28460, 27000, -1460, 21935]), s.line('Bank charges', exp(614)), s.line('Improvements charged to income', [18500, 20000, 1500, 9250])]
FT = s.tot('Total finance and improvements', f)
s.tot('SURPLUS AVAILABLE TO THE LIFE TENANT', [N], [FT], t='TOTAL', var=[2], key='net_income')
c = canvas.Canvas(f'{B}/documents/{F}', pagesize=A4); W, H = A4
xs = [122*mm, 146*mm, 168*mm, 191*mm]; pages = []; y = 0; pg = 0
def top():
    global y, pg
    pg += 1
    c.setFont('Times-Bold', 13); c.drawString(19*mm, H-18*mm, 'The Harrowbeck Settled Estate')
    c.setFont('Times-Italic', 10); c.drawRightString(191*mm, H-18*mm, 'Management Accounts')
    c.setFont('Times-Roman', 11); c.drawString(19*mm, H-24*mm, 'Income and Expenditure by Department')
    c.drawString(19*mm, H-29*mm, 'For the year ended 29 September 2024 (Michaelmas)')
    c.setLineWidth(.8); c.line(19*mm, H-31.5*mm, 191*mm, H-31.5*mm)
    c.setFont('Times-Bold', 9)
    for x, a, b in zip(xs, ['Actual', 'Budget', 'Variance', 'Actual'], ['2024', '2024', 'fav/(adv)', '2023']):
        c.drawRightString(x, H-36*mm, a); c.drawRightString(x, H-40*mm, b); c.drawRightString(x, H-44*mm, '£')
    c.setFont('Times-Roman', 7.5)
    c.drawString(19*mm, 12*mm, 'Prepared by Tarn & Ellwood LLP, Chartered Accountants, from the books of the estate office. Unaudited. For the trustees only.')
    c.drawRightString(191*mm, 12*mm, f'Page {pg} of 3')
    y = H-50*mm
top()
for i, r in enumerate(s.rows):
    need = 30*mm if r['t'] == 'HEADING' else 14*mm if r['t'] != 'LINE' else 8*mm
    if y - need < 14*mm: c.showPage(); top()
    if r['t'] == 'HEADING':
        y -= 2*mm
        c.setFont('Times-Bold', 10.5 if r['lvl'] == 0 else 9.5); c.drawString(19*mm if r['lvl'] == 0 else 21*mm, y, r['label']); y -= (5.5 if r['lvl'] == 0 else 5)*mm; continue
    b = r['t'] != 'LINE'
    c.setFont('Times-Bold' if b else 'Times-Roman', 9.3); c.drawString((19 if r['t'] == 'TOTAL' else 21 if b else 25)*mm, y, r['label'])
    for x, v in zip(xs, r['v']):
        c.drawRightString(x + (1.1*mm if v is not None and v < 0 else 0), y, par(v))
        if b: c.setLineWidth(.4); c.line(x-17*mm, y+3.4*mm, x+.5*mm, y+3.4*mm)
        if r['t'] == 'TOTAL': c.line(x-17*mm, y-1.2*mm, x+.5*mm, y-1.2*mm); c.line(x-17*mm, y-1.8*mm, x+.5*mm, y-1.8*mm)
    y -= (7.5 if r['t'] == 'TOTAL' else 6.2 if b else 4.55)*mm
c.showPage(); c.save(); print('pages', pg)
save(F, 'MIXED_USE', 'OPERATING_STATEMENT', 'reportlab serif, four pages, fav/(adv) variance, prior year', False, [s])
