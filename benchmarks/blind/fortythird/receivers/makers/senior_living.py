# Senior independent-living house; own-software PDF: floor sections, apartment style names, second-person fee, meals; status letters with a legend; portrait, shaded stripes. fpdf2
from common import *
from fpdf import FPDF
NAME = 'Juniper_Commons_Resident_Rent_Roll_0825.pdf'
R = random.Random(4106); P = People(4106)
PLAN = {'Aspen studio': (410, 2350), 'Birch 1BR': (585, 2895), 'Cedar 1BR den': (720, 3275), 'Spruce 2BR': (905, 3850)}
lay = {1: ['Birch 1BR','Birch 1BR','Aspen studio','Spruce 2BR','Cedar 1BR den','Birch 1BR','Aspen studio','Guest suite','Birch 1BR','Spruce 2BR'],
       2: ['Birch 1BR','Birch 1BR','Aspen studio','Spruce 2BR','Cedar 1BR den','Birch 1BR','Aspen studio','Birch 1BR','Birch 1BR','Spruce 2BR','Aspen studio','Cedar 1BR den'],
       3: ['Birch 1BR','Birch 1BR','Aspen studio','Spruce 2BR','Cedar 1BR den','Birch 1BR','Aspen studio','Birch 1BR','Birch 1BR','Spruce 2BR','Aspen studio','Cedar 1BR den']}
st_ = {'106': 'V', '203': 'V', '207': 'R', '209': 'N', '302': 'V', '304': 'H', '310': 'N', '311': 'V'}
pdf = FPDF('P', 'pt', 'Letter'); pdf.set_creation_date(dt.datetime(2025, 8, 29, tzinfo=dt.timezone.utc)); pdf.set_auto_page_break(False)
W = [36, 74, 108, 24, 54, 54, 52, 46, 52, 54]; X0 = 28
Hd = [('', 'Apt'), ('Apartment', 'style'), ('', 'Resident(s)'), ('', 'St'), ('Moved', 'in'), ('Street', 'rate'), ('Monthly', 'fee'), ('2nd', 'person'), ('Garage', '/ other'), ('Total', 'billed')]
y = 0
def head():
    global y
    pdf.add_page(); pdf.set_font('Times', 'B', 16); pdf.set_text_color(70, 90, 60)
    pdf.text(X0, 44, 'Juniper Commons'); pdf.set_font('Times', 'I', 10); pdf.text(X0, 58, 'An independent living community  -  Boise, Idaho')
    pdf.set_text_color(0); pdf.set_font('Helvetica', 'B', 11); pdf.text(400, 44, 'Resident Rent Roll'); pdf.set_font('Helvetica', '', 9); pdf.text(400, 57, 'Rent roll for August 31, 2025')
    y = 74; pdf.set_fill_color(70, 90, 60); pdf.set_text_color(255); pdf.rect(X0, y, sum(W), 25, 'F'); pdf.set_font('Helvetica', 'B', 7.5)
    x = X0
    for j, (a, b) in enumerate(Hd):
        for k, s in ((0, a), (1, b)):
            pdf.set_xy(x, y + 2 + k * 10); pdf.cell(W[j], 11, s, align='R' if j > 4 else 'L')
        x += W[j]
    pdf.set_text_color(0); y += 27
def row(cells, bold=False, fill=None):
    global y
    if fill: pdf.set_fill_color(*fill); pdf.rect(X0, y, sum(W), 13.5, 'F')
    pdf.set_font('Helvetica', 'B' if bold else '', 7.5); x = X0
    for j, s in enumerate(cells):
        pdf.set_xy(x, y); pdf.cell(W[j], 13.5, s, align='R' if j > 4 else 'L'); x += W[j]
    y += 13.5
rows = []; sub = []
head()
def sums(rs): return [tot(rs, 'marketRent'), tot(rs, 'contractRent'), tot(rs, '_p2'), tot(rs, '_oth'), tot(rs, 'totalCharges')]
for fl, nm in ((1, 'FIRST FLOOR'), (2, 'SECOND FLOOR'), (3, 'THIRD FLOOR')):
    if y > 640: head()
    pdf.set_font('Times', 'B', 10); pdf.set_text_color(70, 90, 60); pdf.text(X0 + 2, y + 13, nm); pdf.set_text_color(0); y += 17
    rs = []
    for k, pl in enumerate(lay[fl]):
        u = f'{fl}{k+1:02d}'
        if pl == 'Guest suite':
            q = dict(unit=u, section=nm, unitType=pl, statusText='G'); row([u, pl, '(guest suite - not for rent)', 'G'] + [''] * 6, fill=(238, 242, 234) if k % 2 else None); rs.append(q); continue
        s = st_.get(u, 'O'); mk = PLAN[pl][1] + (0, 0, 60, 110)[fl]
        q = dict(unit=u, section=nm, unitType=pl, marketRent=mk, statusText=s)
        if s in 'ONH':
            two = (u in ('104', '110', '204', '305', '310', '105'))
            who = P('lf'); who = who + (' & ' + R.choice(FIRST) if two else '')
            mi = d(R.randint(2016, 2025), R.randint(1, 7), R.choice([1, 4, 10, 15, 19, 26])); fee = mk - 45 * max(0, 2025 - mi.year) + R.choice([0, 0, 15])
            p2 = 750 if two else 0; oth = R.choice([0, 0, 0, 95, 95, 40, -150])
            q.update(tenantName=who, moveInDate=mi, contractRent=fee, _p2=p2, _oth=oth, charges=[('Monthly fee', fee), ('2nd person', p2), ('Garage / other', oth)], totalCharges=fee + p2 + oth)
            q['charges'] = [c for c in q['charges'] if c[1]]
            row([u, pl, who, s, us2(mi), m0(mk), m0(fee), m0(p2) if p2 else '-', (m0(oth) if oth > 0 else f'({-oth})') if oth else '-', m0(fee + p2 + oth)], fill=(238, 242, 234) if k % 2 else None)
        else:
            row([u, pl, 'Vacant' if s == 'V' else 'Vacant - reserved 9/15', s, '', m0(mk)] + [''] * 4, fill=(238, 242, 234) if k % 2 else None)
        rs.append(q)
    rows += rs; sm = sums(rs)
    pdf.line(X0, y, X0 + sum(W), y)
    row(['', f'{nm.title()} total', '', '', ''] + [m0(v) if v >= 0 else f'({-v})' for v in sm], bold=True); y += 4; sub.append(sm)
G = [sum(s[i] for s in sub) for i in range(5)]
G_print = list(G); G_print[1] = G[1] + 300   # planted: wrong grand total of monthly fees
pdf.line(X0, y, X0 + sum(W), y); pdf.line(X0, y + 1.6, X0 + sum(W), y + 1.6); y += 3
row(['', 'House total', '', '', ''] + [m0(v) if v >= 0 else f'({-v})' for v in G_print], bold=True)
occ = sum(1 for r in rows if 'tenantName' in r); vac = sum(1 for r in rows if r['statusText'] in 'VR')
y += 14; pdf.set_font('Helvetica', '', 8)
for s in (f'Apartments for rent {occ+vac}     occupied {occ}     vacant {vac}     occupancy {occ/(occ+vac):.1%}', 'St:  O occupied   N notice given   H occupied, resident in hospital   V vacant   R vacant, reserved   G guest suite (not counted)',
          'Monthly fee covers apartment, two meals a day, weekly housekeeping, van and all utilities but telephone.', '(150) is the hospital meal credit or promotional credit.'):
    pdf.text(X0, y, s); y += 12
for p in range(1, pdf.pages_count + 1):
    pdf.page = p; pdf.set_font('Helvetica', '', 7); pdf.text(X0, 775, 'Juniper Commons  -  confidential resident information'); pdf.text(540, 775, f'{p} of {pdf.pages_count}')
pdf.output(f'{DOC}/{NAME}')
finish(NAME, rows, 'Juniper Commons', d(2025,8,31), occ+vac, occ, vac, 'SENIOR_HOUSING', 'senior independent-living house', 'own-software PDF by floor with status letters', hard=True,
  planted={'what': f'House total of the Monthly fee column is printed {m0(G_print[1])}; the floors and rows add to {m0(G[1])}', 'kind': 'total_wrong'},
  sums=[('market', tot(rows,'marketRent'), G_print[0]), ('fee', tot(rows,'contractRent'), G_print[1]), ('total', tot(rows,'totalCharges'), G_print[4])])
