# Downtown main-street landlord; a Word table printed to PDF (drawn with reportlab in Word's manner). Address-numbers as units; upstairs flats, yearly storefront rents written monthly
from common import *
NAME = 'lathrop_block_rents.pdf'
B1, B2 = '201–209 Main Street', '14 Depot Street'
raw = [ # bldg, unit, kind, sf, tenant, lease printed (from, to), rent, steps text, step list, pays, deposit
 (B1, '201', 'Store', 1850, 'Halvorsen Hardware & Paint', d(2019,5,1), d(2029,4,30), 2035.00, '$2,096.05 on 5/1/26; $2,158.93 on 5/1/27', [(d(2026,5,1),2096.05),(d(2027,5,1),2158.93)], 'Heat, 1/3 water', 1850),
 (B1, '203', 'Store', 1120, 'The Copper Kettle (lunch counter)', d(2022,9,1), d(2027,8,31), 1460.00, '$1,500.00 on 9/1/26', [(d(2026,9,1),1500.00)], 'All utilities', 1400),
 (B1, '205', 'Store', 980, None, None, None, None, '', [], '', None),
 (B1, '207', 'Store', 1340, 'Dinwiddie Optical, P.C.', d(2024,1,1), d(2028,12,31), 1725.00, 'none', [], 'Heat & electric', 1725),
 (B1, '209', 'Office', 760, 'Farquhar & Novotny, attorneys', 'month to month', 'month to month', 850.00, '', [], 'Electric', 0),
 (B1, '201½-A', 'Apartment', 700, 'Odell Sandoval', d(2025,6,1), d(2026,5,31), 875.00, '', [], 'Electric', 875),
 (B1, '201½-B', 'Apartment', 680, 'Fern Goodspeed and Ray Tadlock', d(2024,11,1), d(2026,10,31), 840.00, '', [], 'Electric', 840),
 (B1, '205½', 'Apartment', 1100, 'Irma Clevenger', 'month to month', 'month to month', 790.00, '', [], 'Electric', 400),
 (B1, '209½', 'Apartment', 900, None, None, None, None, '', [], '', None),
 (B2, 'Front', 'Store', 2400, 'Second Act Consignment LLC', d(2023,3,15), d(2026,3,14), 1900.00, '3-yr option at $2,050.00', [], 'Triple net', 3800),
 (B2, 'Rear', 'Workshop', 1650, 'Paquette Upholstery', d(2021,7,1), d(2026,6,30), 1150.00, '', [], 'All utilities', 1000),
 (B2, 'Upstairs', 'Dance studio', 2200, 'Petrakis School of Dance', d(2025,8,1), d(2027,7,31), 1375.00, '$1,430.00 on 8/1/26', [(d(2026,8,1),1430.00)], 'Heat & electric', 1375),
]
rows = []
MON = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split()
def ap(x): return x if isinstance(x, str) else f'{MON[x.month-1]} {x.day}, {x.year}'
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
FD = '/usr/share/fonts/truetype/liberation/'
for n, f in (('S','Regular'),('SB','Bold'),('SI','Italic'),('SBI','BoldItalic')): pdfmetrics.registerFont(TTFont(n, f'{FD}LiberationSerif-{f}.ttf'))
pdfmetrics.registerFontFamily('S', normal='S', bold='SB', italic='SI', boldItalic='SBI')
def ps(al=0, sz=9.5, **k): return ParagraphStyle('x', fontName='S', fontSize=sz, leading=sz*1.18, alignment=al, **k)
L, C, RR = ps(), ps(1), ps(2)
def p(t, s=L): return Paragraph(t.replace('&', '&amp;'), s)
data = [[p('<b>%s</b>' % h, C) for h in ('No.', 'Use', 'Sq. Ft. (approx.)', 'Who rents it', 'Term of lease', 'Rent per month', 'Increases to come', 'Tenant also pays', 'Security held')]]
ts = [('GRID', (0,0), (-1,-1), .5, colors.black), ('VALIGN', (0,0), (-1,-1), 'TOP'), ('TOPPADDING', (0,0), (-1,-1), 1), ('BOTTOMPADDING', (0,0), (-1,-1), 3), ('LEFTPADDING', (0,0), (-1,-1), 5), ('RIGHTPADDING', (0,0), (-1,-1), 5)]
BG = colors.HexColor('#e4dcc8')
for bl in (B1, B2):
    rs = [r for r in raw if r[0] == bl]
    ts += [('SPAN', (0,len(data)), (-1,len(data))), ('BACKGROUND', (0,len(data)), (-1,len(data)), BG)]
    data.append([p(f'<b>{bl}</b>')] + ['']*8)
    for b_, u, kind, sf, t, a, z, rent, stx, st, pays, dep in rs:
        q = dict(unit=u, building=b_, unitType=kind, area=sf)
        if t: q.update(tenantName=t, contractRent=rent, deposit=dep or None, leaseStartDate=a, leaseEndDate=z, rentSteps=st, statusText='Occupied')
        else: q['statusText'] = 'VACANT'
        if isinstance(a, str): q.pop('leaseStartDate'); q['leaseEndDate'] = a
        rows.append(q)
        if not t: data.append([p(u), p(kind), p(f'{sf:,}', RR), p('<b>VACANT</b>'), p('—', C), p('—', RR), '', '', p('—', RR)])
        else: data.append([p(u), p(kind), p(f'{sf:,}', RR), p(t), p('month to month' if isinstance(a, str) else f'{ap(a)} – {ap(z)}', C), p(f'${rent:,.2f}', RR), p(stx), p(pays), p('none' if not dep else f'${dep:,}', RR)])
    ts.append(('SPAN', (0,len(data)), (1,len(data))))
    data.append([p('<i>Total</i>', RR), '', p(f'<i>{sum(r[3] for r in rs):,}</i>', RR), '', '', p(f'<b>${sum(r[7] or 0 for r in rs):,.2f}</b>', RR), '', '', p(f'${sum(r[11] or 0 for r in rs):,}', RR)])
T = sum(r[7] or 0 for r in raw); SF = sum(r[3] for r in raw); D = sum(r[11] or 0 for r in raw)
ts += [('SPAN', (0,len(data)), (1,len(data))), ('BACKGROUND', (0,len(data)), (-1,len(data)), BG)]
data.append([p('<b>Both buildings</b>', RR), '', p(f'<b>{SF:,}</b>', RR), '', '', p(f'<b>${T:,.2f}</b>', RR), '', '', p(f'<b>${D:,}</b>', RR)])
tb = Table(data, colWidths=[52, 64, 50, 136, 106, 66, 106, 80, 56], repeatRows=1); tb.setStyle(TableStyle(ts))
story = [p('<b>LATHROP FAMILY PARTNERSHIP</b>', ps(1, 15)), p('Lathrop Block & Old Freight House', ps(1, 12)), Spacer(1, 6), p('Schedule of Rents and Leases as of November 1, 2025', ps(1, 11)), p('<i>Supplied to the County Assessor with Form 130 (income and expense request)</i>', ps(1, 10)), Spacer(1, 8), tb, Spacer(1, 8),
  p('Ten of the twelve spaces are rented. Store 205 has been dark since the shoe store closed in February; 209½ is being painted and plumbed. Dance studio has use of the rear lot evenings. No tenant is behind more than one month.', ps(0, 10)), Spacer(1, 8), p('Prepared by: C. Lathrop, managing partner', ps(0, 10))]
SimpleDocTemplate(f'{DOC}/{NAME}', pagesize=landscape(letter), leftMargin=38, rightMargin=38, topMargin=40, bottomMargin=36, title='Microsoft Word - rents 2025.doc', invariant=1).build(story)
occ = sum(1 for r in rows if 'tenantName' in r)
finish(NAME, rows, 'Lathrop Block & Old Freight House', d(2025,11,1), 12, occ, 12-occ, 'MIXED_USE', 'main-street landlord', 'Word table printed to PDF', sums=[('rent', tot(rows,'contractRent'), T), ('sf', tot(rows,'area'), SF), ('dep', tot(rows,'deposit'), D)])
