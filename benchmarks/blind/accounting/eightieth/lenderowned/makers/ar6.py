from common import *
from fpdf import FPDF
import datetime
R = random.Random(8066)
SEC = [('MARLOW INN - SHOPS', [('S-1', 'Harbor Bean Coffee'), ('S-2', 'Marlow News & Sundry'), ('S-4', 'Chesapeake Cellular'), ('S-5', 'Salon Bellamy'), ('S-7', 'Thurgate Travel')]),
       ('BAYFRONT SUITES - ARCADE SHOPS', [('101', 'Dune & Anchor Apparel'), ('103', 'Gulliver Toys'), ('104', "Nonna Pia's Gelato"), ('106', 'Bayfront Bike Rental'), ('109', 'Seaglass Gallery'), ('110', 'Pierside Raw Bar LLC'), ('112', 'Tidewater T-Shirts')]),
       ('COLLIER STREET OFFICES', [('200', 'Abernathy Surveying'), ('215', 'Hallmere Title Agency'), ('220', 'Pike & Osgood CPAs'), ('300', 'Regional Rehab Partners'), ('310', 'Vesper Staffing'), ('330', 'NorthRidge Insurance')])]
K = ['other:Sep-25', 'other:Aug-25', 'other:Jul-25', 'other:Prior', 'total', 'prepaid', 'other:Net', 'deposit']
n = 'AR_hotel_shops_offices_monthend.pdf'
p = FPDF('P', 'pt', 'letter'); p.set_creation_date(datetime.datetime(2025, 10, 6, tzinfo=datetime.timezone.utc)); p.set_auto_page_break(False); p.add_page()
RX = [226, 274, 320, 370, 424, 474, 526, 578]
def right(x, y, s): p.text(x-p.get_string_width(s), y, s)
p.set_font('Helvetica', 'B', 13); p.text(30, 44, 'Accounts Receivable Status - Commercial Tenants'); p.set_font('Helvetica', '', 9); p.text(30, 58, 'Collier Asset Services for Keystone Harbor Bank OREO  |  Month end September 30, 2025')
y = 88; p.set_fill_color(226, 220, 203); p.rect(28, 74, 556, 20, 'F'); p.set_font('Helvetica', 'B', 8); p.text(30, y, 'Suite'); p.text(60, y, 'Tenant')
for x, h in zip(RX, ['Sep-25', 'Aug-25', 'Jul-25', 'Prior', 'Total Due', 'Prepaid', 'Net', 'Deposit']): right(x, y, h)
f = lambda v: '-' if v == 0 else f'({-v/100:,.2f})' if v < 0 else f'{v/100:,.2f}'
rows = []; tots = []; G = [0]*8; y += 18; sums = []
FN = {'Nonna Pia\'s Gelato': 1, 'Pierside Raw Bar LLC': 2, 'Regional Rehab Partners': 3}
for s, ts in SEC:
    p.set_font('Helvetica', 'B', 8.5); p.text(30, y, s); y += 14; S = [0]*8
    for u, t in ts:
        rent = R.randint(900, 3400)*100 + R.choice([0, 0, 50, 33])
        b = [R.choice([rent, 0, rent//2, R.randint(4000, 50000)]), R.choice([0, 0, rent, R.randint(3000, 60000)]), R.choice([0, 0, 0, rent]), R.choice([0, 0, 0, R.randint(20000, 260000)])]
        if t in ('Pierside Raw Bar LLC', 'Regional Rehab Partners'): b = [rent, rent, rent, R.randint(200000, 600000)]
        pp = -R.choice([0, 0, 0, rent, R.randint(2000, 40000)]) if sum(b) < rent*1.2 else 0
        if not any(b) and not pp: pp = -rent
        dep = R.choice([0, rent, rent, rent*2]); v = b+[sum(b), pp, sum(b)+pp, dep]
        p.set_font('Helvetica', '', 8); p.text(30, y, u); p.text(60, y, t)
        if t in FN: w = p.get_string_width(t); p.set_font('Helvetica', '', 5.5); p.text(61+w, y-2.5, f'({FN[t]})'); p.set_font('Helvetica', '', 8)
        for x, q in zip(RX, v): right(x, y, f(q))
        rows.append(dict(unit=u, name=t, **{k: q/100 for k, q in zip(K, v) if q})); S = [a+q for a, q in zip(S, v)]; y += 13
    p.set_line_width(.5); p.line(185, y-9, 580, y-9); p.set_font('Helvetica', 'B', 8); lab = 'Subtotal'; p.text(60, y+1, lab)
    for x, q in zip(RX, S): right(x, y+1, f(q))
    tots.append(dict(label=lab, **{k: q/100 for k, q in zip(K, S) if q})); G = [a+q for a, q in zip(G, S)]; sums.append((s, S)); y += 24
p.set_fill_color(226, 220, 203); p.rect(28, y-11, 556, 16, 'F'); p.text(30, y, 'TOTAL ALL PROPERTIES')
for x, q in zip(RX, G): right(x, y, f(q))
tots.append(dict(label='TOTAL ALL PROPERTIES', **{k: q/100 for k, q in zip(K, G) if q})); y += 30
p.set_font('Helvetica', 'B', 9); p.text(30, y, 'Summary by property'); y += 14; p.set_font('Helvetica', '', 8)
for x, h in ((340, 'Total Due'), (420, 'Prepaid'), (490, '% of Total')): right(x, y, h)
p.line(30, y+3, 492, y+3); y += 14
for s, S in sums:
    p.text(30, y, s.title()); right(340, y, f(S[4])); right(420, y, f(S[5])); right(490, y, f'{S[4]/G[4]*100:.1f}%'); y += 13
y += 14; p.set_font('Helvetica', 'I', 8)
for t in ('(1) Seasonal license; tenant pays in two installments, April and July.', '(2) Default notice sent 8/19. Counsel recommends lock-out after the October holiday weekend.', '(3) Forbearance being drafted: arrears to be added to rent over 24 months from January 2026.', 'Prepaid amounts are held against October charges and shown as credits.'): p.text(30, y, t); y += 12
p.set_font('Helvetica', '', 7); right(580, 770, 'Prepared 10/6/2025 - R. Delacroix-Hume'); p.output(path(n))
save(n, 'AR', 'hand-made month-end report, months as buckets, prepaid credits, deposits, footnotes and summary by property', True, K, rows, tots)
