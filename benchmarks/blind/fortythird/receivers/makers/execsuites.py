# Executive-suite operator: small offices, many vacant, month-only expiries, package rates, per-page repeated heading, row numbers at left, no rules, portrait legal paper; Liberation Sans Narrow
from common import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
NAME = 'OneMeridian_Suite_Roster.pdf'
FD = '/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
pdfmetrics.registerFont(TTFont('N', FD + 'Regular.ttf')); pdfmetrics.registerFont(TTFont('NB', FD + 'Bold.ttf')); pdfmetrics.registerFont(TTFont('NI', FD + 'Italic.ttf'))
R = random.Random(4108); P = People(4108)
BIZ = ['Birchwood Wealth Advisors', 'Lumen Court Reporting', 'Delacroix Immigration Law', 'Ascent Physical Therapy Billing', 'Two Rivers Title Agency', 'Grainger Bay Software', 'Sepulveda Tax & Notary', 'Harbor Hospice (intake)', 'Okafor Home Care', 'Prairie Wind Energy Consulting', 'Blue Lantern Counseling', 'QuickServe Process', 'Westbrook Insurance Agcy', 'Nakagawa Architects', 'Veritas Background Checks', 'Kettering Staffing', 'Olmstead & Yoon CPAs', 'Pathways ABA Therapy', 'Metro Bail Bonds', 'Rivkin Investigations', 'Solstice Travel', 'CampusView Tutoring', 'Halcyon Psychiatry PLLC', 'Tri-State Freight Brokers', 'Dandridge Insurance', 'NorthStar Mortgage #0417', 'Hinojosa Drafting', 'Fenstermaker Appraisal Co', 'Vista Hearing', 'Greenleaf Payroll', 'Caldera Geo-Technical', 'Amundsen Mediation', 'Legacy Estate Sales', 'Golden Triangle Realty', 'Pham Acupuncture', 'Ibarra Translations', 'Summit Surveying', 'Montague Bridal (office)', 'BrightPath Hospice', 'Union Local 88 (annex)', 'Pfeiffer Podiatry billing', 'Waypoint Drone Services']
R.shuffle(BIZ)
W, H = 612, 1008
c = canvas.Canvas(f'{DOC}/{NAME}', pagesize=(W, H), invariant=1); c.setTitle('Suite roster')
X = dict(no=30, u=58, t=96, lic=238, sf=312, exp=330, base=428, fur=472, tel=516, tot=562, dep=600)
MN = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
pg = 0; y = 0
def head():
    global pg, y
    pg += 1
    c.setFont('NB', 15); c.drawString(30, H - 44, 'One Meridian Executive Suites'); c.setFont('N', 10); c.drawString(30, H - 58, '1 Meridian Plaza, 3rd, 4th and 5th floors, Tulsa'); c.setFont('NB', 11); c.drawRightString(590, H - 44, 'SUITE RENT ROLL'); c.setFont('N', 10); c.drawRightString(590, H - 58, 'as of July 1, 2025')
    y = H - 84; c.setFont('NB', 8.5)
    c.drawString(X['no'], y, '#'); c.drawString(X['u'], y, 'Suite'); c.drawString(X['t'], y, 'Client'); c.drawRightString(X['sf'], y, 'Net sf'); c.drawString(X['exp'], y, 'Agreement thru')
    for k, a, b in (('base','Office','fee'), ('fur','Furni-','ture'), ('tel','Phone &','internet'), ('tot','Monthly','total'), ('dep','Retainer','')):
        c.drawRightString(X[k], y + 9 if b else y, a); 
        if b: c.drawRightString(X[k], y, b)
    c.drawString(X['lic'], y, 'Office kind'); y -= 15
rows = []; n = 0; subs = []
head()
VAC = {'303','308','311','317','402','406','415','418','501','507','509','512','514','516'}
for fl, ct in ((3, 18), (4, 20), (5, 17)):
    if y < 120: c.showPage(); head()
    c.setFont('NB', 9.5); c.drawString(30, y, f'{fl}{"rd" if fl == 3 else "th"} Floor'); y -= 13; rs = []
    for k in range(1, ct + 1):
        u = f'{fl}{k:02d}'
        if y < 60: c.showPage(); head()
        n += 1; kind, sf, bs = R.choice([('Interior', 110, 445), ('Interior', 125, 495), ('Window', 145, 725), ('Window', 160, 795), ('Corner', 240, 1275), ('Team room', 410, 1850)])
        q = dict(unit=u, unitType=kind, area=sf, section=f'{fl}{"rd" if fl == 3 else "th"} Floor')
        c.setFont('N', 9); c.drawString(X['no'], y, f'{n}.'); c.drawString(X['u'], y, u); c.drawString(X['lic'], y, kind); c.drawRightString(X['sf'], y, str(sf))
        if u in VAC:
            c.setFont('NI', 9); c.drawString(X['t'], y, 'available'); q['statusText'] = 'available'
        elif u == '401':
            c.setFont('NI', 9); c.drawString(X['t'], y, 'Meridian management office'); q.update(tenantName='Meridian management office', contractRent=0, totalCharges=0, charges=[('Office fee', 0)], statusText='Occupied'); c.setFont('N', 9); c.drawRightString(X['base'], y, '0'); c.drawRightString(X['tot'], y, '0')
        else:
            t = BIZ.pop() if BIZ else P()
            base = bs + R.choice([0, 0, -25, 15, 30, -60]); fur = R.choice([0, 0, 35, 60]); tel = R.choice([0, 85, 85, 110, 170]); dep = R.choice([base, base, base * 2, 500])
            e = R.choice(['mo-to-mo', 'mo-to-mo'] + [f'{R.choice(MN)} 2026', f'{R.choice(MN[7:])} 2025', f'{R.choice(MN)} 2026', f'{R.choice(MN[:6])} 2027'])
            q.update(tenantName=t, leaseEndDate=e, contractRent=base, charges=[(a, v) for a, v in (('Office fee', base), ('Furniture', fur), ('Phone & internet', tel)) if v], totalCharges=base + fur + tel, deposit=dep, statusText='Occupied')
            c.drawString(X['t'], y, t); c.drawString(X['exp'], y, e)
            for kk, v in (('base', base), ('fur', fur), ('tel', tel), ('tot', base + fur + tel), ('dep', dep)):
                if v: c.drawRightString(X[kk], y, f'{v:,}')
        rs.append(q); y -= 12.4
    ch = lambda nm: sum(dict(r.get('charges', [])).get(nm, 0) for r in rs)
    c.setFont('NB', 9); c.drawString(X['t'], y - 1, f'Floor total, {ct} suites'); c.drawRightString(X['sf'], y - 1, m0(tot(rs, 'area')))
    for kk, v in (('base', ch('Office fee')), ('fur', ch('Furniture')), ('tel', ch('Phone & internet')), ('tot', tot(rs, 'totalCharges')), ('dep', tot(rs, 'deposit'))): c.drawRightString(X[kk], y - 1, m0(v))
    y -= 22; rows += rs
if y < 130: c.showPage(); head()
ch = lambda nm: sum(dict(r.get('charges', [])).get(nm, 0) for r in rows)
G = dict(sf=tot(rows,'area'), base=ch('Office fee'), fur=ch('Furniture'), tel=ch('Phone & internet'), tot=tot(rows,'totalCharges'), dep=tot(rows,'deposit'))
c.setFont('NB', 10); c.drawString(X['t'], y, 'ALL FLOORS')
for kk, v in G.items(): c.drawRightString(X[kk], y, m0(v))
oc = sum(1 for r in rows if 'tenantName' in r)
y -= 24; c.setFont('N', 9)
for s in (f'Suites: {len(rows)}.   Let (with management office 401): {oc}.   Available: {len(rows)-oc}.', 'Fees include reception, mail, cleaning, kitchen and conference hours. Virtual-office and mailbox clients (37) are on a separate list.', 'Retainer is one or two months\' fee, returned 45 days after move-out.'): c.drawString(30, y, s); y -= 12
c.setFont('N', 8); 
c.save()
finish(NAME, rows, 'One Meridian Executive Suites', d(2025,7,1), len(rows), oc, len(rows)-oc, 'OFFICE', 'executive-suite operator', 'canvas-drawn roster, legal paper, no rules, month-only ends', sums=[('base', tot(rows,'contractRent'), G['base']), ('tot', tot(rows,'totalCharges'), G['tot']), ('dep', tot(rows,'deposit'), G['dep'])])
