# Family partnership; Buildium-like rent roll PDF: light rules, stacked cells (tenants one below another, lease dates one below another), property groups, number of days left, no run of totals per group but a count
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('D', '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf')); pdfmetrics.registerFont(TTFont('DB', '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf')); pdfmetrics.registerFontFamily('D', normal='D', bold='DB', italic='D', boldItalic='DB')
NAME = 'buildium_rent_roll_ibarra_flp.pdf'
p = ParagraphStyle('c', fontName='D', fontSize=6.8, leading=8.6); pr = ParagraphStyle('r', parent=p, alignment=2); gy = ParagraphStyle('g', parent=p, textColor=colors.HexColor('#777777'))
Pp = lambda t, s=p: Paragraph(str(t).replace('&', '&amp;'), s)
data_ = [
 ('118 Calle Alameda', [('Main house', '3 bd 2 ba', 'Active', ['Efrain Cordova', 'Thelma Cordova'], d(2023,8,1), None, 1895, 45, 1895, 0), ('Casita', '1 bd 1 ba', 'Active', ['Uma Khatri'], d(2025,3,1), d(2026,2,28), 925, 0, 925, 0)]),
 ('2207 Rio Grande Blvd', [('1', '2 bd 1 ba', 'Active', ['Joaquin Trujillo'], d(2025,1,1), d(2025,12,31), 1175, 35, 800, 0), ('2', '2 bd 1 ba', 'Vacant', None), ('3', '2 bd 1 ba', 'Active', ['Gideon Pham', 'Zora Bui', 'Milan Bui'], d(2024,11,1), d(2025,10,31), 1150, 70, 1150, 285.5), ('4', '1 bd 1 ba', 'Active', ['Maude Olmstead'], d(2019,5,1), None, 880, 0, 500, 0),
   ('4', '1 bd 1 ba', 'Future', ['Camden Yoon'], d(2025,11,1), d(2026,10,31), 1025, 0, 1025, 0)]),
 ('640 Coal Ave SW', [('A', 'Studio', 'Active', ['Noelle Haddad'], d(2025,6,15), d(2026,6,14), 765, 0, 765, 0), ('B', 'Studio', 'Active', ['Percy Toussaint'], d(2025,9,1), d(2026,8,31), 780, 25, 780, 805), ('C', '1 bd 1 ba', 'Evicting', ['Darnell Jankowski'], d(2024,6,1), d(2025,5,31), 895, 0, 895, 3580), ('D', '1 bd 1 ba', 'Active', ['Simone Rivkin', 'Seth Rivkin'], d(2025,8,1), d(2026,7,31), 910, 25, 910, 0), ('E', '1 bd 1 ba', 'Active', ['Lamar Echeverria'], d(2024,10,1), d(2025,9,30), 885, 0, 885, 0), ('Garage', 'Garage', 'Active', ['Lamar Echeverria'], d(2024,10,1), None, 75, 0, None, 0)]),
 ('3015 Zuni Rd SE', [('Front', 'Commercial', 'Active', ['Zuni Tire & Brake LLC'], d(2021,4,1), d(2026,3,31), 2450, 196, 4900, 0), ('Rear', 'Commercial', 'Vacant', None)]),
 ('77 Los Poblanos Ln', [('Single unit', '4 bd 3 ba', 'Active', ['Odette Manzanares', 'Quincy Manzanares'], d(2025,7,1), d(2027,6,30), 2675, 0, 2675, -100)]),
]
AS = d(2025, 9, 30); rows = []
W = [72, 52, 46, 100, 62, 42, 58, 50, 58, 54]; H = ['Unit', 'Bed / bath', 'Lease', 'Tenants', 'Lease start<br/>Lease end', 'Days left', 'Rent', 'Other<br/>recurring', 'Deposit', 'Balance']
data = [[Paragraph('<b>%s</b>' % h, pr if j > 4 else p) for j, h in enumerate(H)]]
ts = [('VALIGN', (0,0), (-1,-1), 'TOP'), ('LINEBELOW', (0,0), (-1,-1), .4, colors.HexColor('#d6dce2')), ('LEFTPADDING', (0,0), (-1,-1), 3), ('RIGHTPADDING', (0,0), (-1,-1), 3), ('TOPPADDING', (0,0), (-1,-1), 2.5), ('BOTTOMPADDING', (0,0), (-1,-1), 4)]
dol = lambda v: '' if v is None else (f'${v:,.2f}' if v >= 0 else f'-${-v:,.2f}')
for pn, us_ in data_:
    ts += [('SPAN', (0, len(data)), (-1, len(data))), ('TOPPADDING', (0, len(data)), (-1, len(data)), 9)]
    n = len({u[0] for u in us_}); v_ = sum(u[2] == 'Vacant' for u in us_)
    data.append([Paragraph(f'<font color="#0a5f9e" size=8.2><b>{pn}</b></font> &nbsp; <font color="#777777">{n} unit{"s" if n > 1 else ""}, {v_} vacant</font>', p)] + [''] * 9)
    for u in us_:
        q = dict(unit=u[0], propertyName=pn, unitType=u[1], statusText=u[2])
        if u[3] is None: data.append([Pp(u[0]), Pp(u[1]), Pp('<font color="#b02a2a">Vacant</font>')] + [''] * 7)
        else:
            _, bb, s, t, a, z, rent, oth, dep, bal = u
            q.update(tenantName=', '.join(t), leaseStartDate=a, leaseEndDate=z or 'At-will', contractRent=rent, _oth=oth, deposit=dep, balance=bal, charges=[('Rent', rent), ('Other recurring', oth)])
            data.append([Pp(u[0]), Pp(bb), Pp(s), Pp('<br/>'.join(t)), Pp(us0(a) + '<br/>' + (us0(z) if z else 'At-will')), Pp('' if not z else (z - AS).days, pr), Pp(dol(rent), pr), Pp(dol(oth), pr), Pp(dol(dep), pr), Pp(dol(bal), pr)])
        rows.append(q)
cur = [q for q in rows if q['statusText'] != 'Future']
occ = sum('tenantName' in q for q in cur)
T = {k: tot(cur, k) for k in ('contractRent', '_oth', 'deposit', 'balance')}
ts += [('LINEABOVE', (0, len(data)), (-1, len(data)), 1.2, colors.HexColor('#0a5f9e')), ('SPAN', (0, len(data)), (3, len(data)))]
data.append([Paragraph(f'<b>Total, current leases</b> ({len(cur)} units, {len(cur)-occ} vacant)', p), '', '', '', '', ''] + [Paragraph(f'<b>{dol(T[k])}</b>', pr) for k in T])
t = Table(data, colWidths=W, repeatRows=1); t.setStyle(TableStyle(ts))
h = ParagraphStyle('h', fontName='D', fontSize=17, leading=22, textColor=colors.HexColor('#0a5f9e'))
st = [Paragraph('Rent roll', h), Pp('<b>Ibarra Family Limited Partnership</b>  |  As of 9/30/2025  |  All properties  |  Lease status: active, evicting, future', gy), Spacer(1, 10), t, Spacer(1, 8), Pp('Future leases are not included in totals. At-will leases have no end date.', gy)]
def pg(c, doc): c.setFont('D', 6.5); c.setFillGray(.5); c.drawString(24, 20, 'Generated by Buildium on 10/2/2025 at 4:17 PM'); c.drawRightString(588, 20, f'{doc.page}')
SimpleDocTemplate(f'{DOC}/{NAME}', pagesize=letter, leftMargin=8, rightMargin=8, topMargin=34, bottomMargin=36, title='Rent roll', invariant=1).build(st, onFirstPage=pg, onLaterPages=pg)
finish(NAME, rows, None, AS, len(cur), occ, len(cur) - occ, 'MULTIFAMILY', 'family partnership', 'Buildium-like with stacked cells and property groups, future lease', hard=True, sums=[(k, tot(rows, k, lambda r: r['statusText'] != 'Future'), v) for k, v in T.items()])
