# Local apartment operator, AppFolio-like rent roll export to PDF, four small properties, property band headings
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R = random.Random(4101); P = People(4101)
NAME = 'kestrel_rr_multi.pdf'
AS = d(2025, 9, 30)
st = ParagraphStyle('c', fontName='Helvetica', fontSize=7, leading=8.2)
props = [('Alder Court - 1418 NE Alder Ct Gresham, OR 97030', ['1','2','3','4','5','6','7','8'], {'2/1.00': (845, 1425), '1/1.00': (640, 1195)}),
         ('Birdsong Fourplex - 77 SW Miller Ave Gresham, OR 97080', ['A','B','C','D'], {'2/1.50': (920, 1550)}),
         ('Holladay Terrace - 3300 NE Holladay St Portland, OR 97232', [f'{f}{n:02d}' for f in (1,2,3) for n in range(1,10)], {'0/1.00': (455, 1095), '1/1.00': (610, 1340), '2/1.00': (835, 1645)}),
         ('Powell Row - 12215 SE Powell Blvd Portland, OR 97236', ['12215','12217','12219','12221','12223','12225'], {'3/2.00': (1180, 1895)})]
vac = {('Alder', '6'): 'Vacant-Unrented', ('Hollad', '104'): 'Vacant-Rented', ('Hollad', '207'): 'Vacant-Unrented', ('Hollad', '305'): 'Vacant-Unrented', ('Powell', '12223'): 'Vacant-Rented'}
notice = {('Alder', '3'), ('Hollad', '109'), ('Hollad', '302')}
rows = []; story = []
W = [46, 40, 128, 76, 42, 62, 62, 58, 60, 60, 60, 54]
head = ['Unit', 'BD/BA', 'Tenant', 'Status', 'Sqft', 'Market Rent', 'Rent', 'Deposit', 'Lease From', 'Lease To', 'Move-in', 'Past Due']
data = [head]; ts = [('FONT', (0,0), (-1,-1), 'Helvetica', 7), ('FONT', (0,0), (-1,0), 'Helvetica-Bold', 7), ('LINEBELOW', (0,0), (-1,0), .8, colors.HexColor('#555555')),
   ('ALIGN', (4,0), (7,-1), 'RIGHT'), ('ALIGN', (11,0), (11,-1), 'RIGHT'), ('VALIGN', (0,0), (-1,-1), 'TOP'), ('TOPPADDING', (0,0), (-1,-1), 2), ('BOTTOMPADDING', (0,0), (-1,-1), 2), ('LINEBELOW', (0,1), (-1,-1), .2, colors.HexColor('#cccccc'))]
def S(rs, k): return tot(rs, k)
grand = []
for pname, units, plans in props:
    ts += [('SPAN', (0,len(data)), (-1,len(data))), ('FONT', (0,len(data)), (-1,len(data)), 'Helvetica-Bold', 7.5), ('BACKGROUND', (0,len(data)), (-1,len(data)), colors.HexColor('#eef1f4'))]
    data.append([pname] + ['']*11)
    prow = []
    for i, u in enumerate(units):
        pk = list(plans)[i % len(plans)] if pname[0] != 'H' else list(plans)[(0 if u[1:] in ('04','09') else 1 if int(u[1:]) % 3 else 2)]
        sf, mk = plans[pk]
        key = (pname[:6].strip(), u)
        key = (pname.split()[0][:6], u)
        r = dict(unit=u, propertyName=pname, unitType=pk, area=sf, marketRent=mk)
        if key in vac:
            r['statusText'] = vac[key]
        else:
            stt = d(2023, 10, 1) if R.random() < .25 else d(R.choice([2024, 2025]), R.randint(1, 9), R.choice([1, 1, 1, 8, 15, 22]))
            mi = stt if R.random() < .6 else addm(stt, -12 * R.randint(1, 6))
            end = lease_end(stt, 12)
            rent = mk - R.choice([0, 0, 25, 30, 45, 70, 95, 120])
            r.update(tenantName=P(), statusText='Notice-Unrented' if key in notice else 'Current', contractRent=float(rent), deposit=float(R.choice([500, 800, rent, 1000])),
                     leaseStartDate=stt, moveInDate=mi, balance=R.choice([0]*7 + [rent * 1.0, 75.0, 412.5]))
            if end > AS: r['leaseEndDate'] = end
            # month to month: AppFolio leaves lease-to blank
            if R.random() < .2: r['tenantName'] += ', ' + P()
        prow.append(r)
        data.append([u, pk, Paragraph(r.get('tenantName', ''), st), r['statusText'], m0(sf), m2(mk), m2(r.get('contractRent')), m2(r.get('deposit')), us(r.get('leaseStartDate')), us(r.get('leaseEndDate')), us(r.get('moveInDate')), m2(r.get('balance')) if r.get('balance') is not None else '0.00'])
    for r in prow: r.setdefault('balance', 0.0)
    occ = sum(1 for r in prow if 'tenantName' in r)
    ts += [('FONT', (0,len(data)), (-1,len(data)), 'Helvetica-Bold', 7), ('SPAN', (0,len(data)), (2,len(data))), ('LINEABOVE', (0,len(data)), (-1,len(data)), .6, colors.black)]
    data.append([f'{len(prow)} Units', '', '', f'{occ/len(prow)*100:.1f}% Occupied', m0(S(prow,'area')), m2(S(prow,'marketRent')), m2(S(prow,'contractRent')), m2(S(prow,'deposit')), '', '', '', m2(S(prow,'balance'))])
    rows += prow
occ = sum(1 for r in rows if 'tenantName' in r)
ts += [('FONT', (0,len(data)), (-1,len(data)), 'Helvetica-Bold', 7.5), ('SPAN', (0,len(data)), (2,len(data))), ('LINEABOVE', (0,len(data)), (-1,len(data)), 1, colors.black), ('TOPPADDING', (0,len(data)), (-1,len(data)), 6)]
G = {k: S(rows, k) for k in ('area','marketRent','contractRent','deposit','balance')}
data.append([f'Total {len(rows)} Units', '', '', f'{occ/len(rows)*100:.1f}% Occupied', m0(G['area']), m2(G['marketRent']), m2(G['contractRent']), m2(G['deposit']), '', '', '', m2(G['balance'])])
def page(c, doc):
    c.setFont('Helvetica', 6.5); c.setFillColor(colors.grey)
    c.drawString(28, 18, 'Created on 10/03/2025'); c.drawRightString(764, 18, f'Page {doc.page}')
t = Table(data, colWidths=W, repeatRows=1); t.setStyle(TableStyle(ts))
h1 = ParagraphStyle('h', fontName='Helvetica-Bold', fontSize=15, leading=20); h2 = ParagraphStyle('h2', fontName='Helvetica', fontSize=7.5, leading=10)
story = [Paragraph('Rent Roll', h1), Paragraph('<b>Kestrel Residential LLC</b>', h2), Paragraph('<b>Properties:</b> Alder Court, Birdsong Fourplex, Holladay Terrace and Powell Row', h2), Paragraph('<b>Units:</b> Active', h2),
         Paragraph('<b>As of:</b> 09/30/2025', h2), Paragraph('<b>Include Non-Revenue Units:</b> No', h2), Spacer(1, 8), t]
SimpleDocTemplate(f'{DOC}/{NAME}', pagesize=landscape(letter), leftMargin=22, rightMargin=22, topMargin=28, bottomMargin=34, title='Rent Roll', invariant=1).build(story, onFirstPage=page, onLaterPages=page)
finish(NAME, rows, None, AS, len(rows), occ, len(rows)-occ, 'MULTIFAMILY', 'local apartment operator', 'AppFolio-like, several properties with bands', sums=[(k, tot(rows, k), v) for k, v in G.items()])
