from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R = random.Random(8044)
NAMES = """Alvarez-Pruitt, Dena|Bascombe, Terrell|Caddell, Monique R.|Dorrance, Philip|Eubanks, Shayla|Fenwick, Joss & Mara|Gallardo, Ines|Hightower, Keon|Ibekwe, Chidi|Jessup, Lorna|Kowalczyk, Adam|Lattimore, Bree|Mabry, Curtis|Nieves, Yesenia|Oldfield, Grant|Pettiford, Asia|Quarles, Damon|Rusk, Holly|Sandifer, Troy|Tillery, Precious|Underhill, Neal|Vang, Mai|Wadlow, Kristen|Yarbrough, Otis|Zamudio, Raul|Amundsen, Kai|Boykin, Latrice|Crandall, Wes|Dupree, Simone|Easley, Jamal|Frazee, Tina|Gooch, Randall|Hinojosa, Pilar|Isom, Devonte|Kimbrough, Ana|Ledbetter, Cole|Mosby, Renita""".split('|')
R.shuffle(NAMES)
PROPS = [('Birchwood Flats - 410 Birch Ave Dayton, OH 45402', 19), ('Kessler Row - 2218 Kessler St Dayton, OH 45406', 11), ('The Ashby - 77 N Main St Kettering, OH 45429', 7)]
NOTES = ['', '', '', '', '3-day notice posted 9/4', 'Payment plan: $250 every other Friday through 11/15; paid first two.', 'Eviction filed 8/21, case 25CVG-4471. Hearing 9/18 10:30.', 'Moved out 7/31, forwarding address given. Sent to collections with Ridgeline Recovery.', 'Waiting on county rental assistance (approved, check in mail)', 'Late fee dispute', 'Paid 600 on 9/8, not yet posted', 'LM 9/3, 9/5', 'Roommate left; re-signing alone at 10/1']
ST = ['Current']*6 + ['Notice', 'Evict', 'Past', 'Past']
b = ParagraphStyle('b', fontName='Helvetica', fontSize=7.5, leading=9); g = ParagraphStyle('g', fontName='Helvetica-Bold', fontSize=8.5, leading=10)
hdr = ['Unit', 'Name', 'Tenant\nStatus', 'Rent', 'Amount\nReceivable', '0-30', '31-60', '61-90', '91+', 'Last\nPayment', 'Delinquency Notes']
K = ['other:Rent', 'total', 'b0_30', 'b31_60', 'b61_90', 'b90']
cw = [34, 104, 42, 50, 58, 54, 50, 50, 54, 58, 178]
data = [hdr]; st = [('FONT', (0,0), (-1,0), 'Helvetica-Bold', 7.5), ('BACKGROUND', (0,0), (-1,0), colors.HexColor('#E8EEF3')), ('FONT', (0,1), (-1,-1), 'Helvetica', 7.5), ('ALIGN', (3,0), (8,-1), 'RIGHT'), ('VALIGN', (0,0), (-1,-1), 'TOP'), ('VALIGN', (0,0), (-1,0), 'BOTTOM'), ('LINEBELOW', (0,1), (-1,-1), .25, colors.HexColor('#CCCCCC')), ('TOPPADDING', (0,0), (-1,-1), 2), ('BOTTOMPADDING', (0,0), (-1,-1), 3), ('LEFTPADDING', (0,0), (-1,-1), 3), ('RIGHTPADDING', (0,0), (-1,-1), 3), ('LEFTPADDING', (9,0), (9,-1), 10)]
rows = []; tots = []; G = [0]*5; ni = 0
for pi, (pn, cnt) in enumerate(PROPS):
    st += [('SPAN', (0, len(data)), (-1, len(data))), ('BACKGROUND', (0, len(data)), (-1, len(data)), colors.HexColor('#F6F6F6'))]; data.append([Paragraph(pn, g)]+['']*10)
    units = sorted(R.sample([f'{f}{k:02d}' for f in (1,2,3) for k in range(1, 17)] if pi == 0 else [f'{a}{k}' for a in 'ABCD' for k in range(1, 9)] if pi == 1 else [str(k) for k in range(1, 29)], cnt), key=lambda u: (u[0], u) if pi < 2 else int(u))
    S = [0]*5
    for u in units:
        s = R.choice(ST); rent = R.choice([795, 825, 860, 895, 925, 975, 1040, 1125])*100; n_ = NAMES[ni]; ni += 1
        bk = [0]*4; deep = R.random()
        if s == 'Past': bk = [0, R.choice([0, 18550, 24000]), rent if deep < .5 else R.randint(4000, 60000), R.randint(20000, 310000)]
        else:
            bk[0] = R.choice([rent, rent+7500, 7500, R.randint(1200, rent), rent+9000+R.randint(100, 6800)])
            if deep < .45 or s == 'Evict': bk[1] = R.choice([rent, R.randint(5000, rent), rent+7500])
            if (deep < .25 and bk[1]) or s == 'Evict': bk[2] = R.choice([rent, R.randint(2500, rent)])
            if s == 'Evict' and deep < .6: bk[3] = R.randint(10000, 190000)
        t = sum(bk); nt = R.choice(NOTES)
        if s == 'Past': nt = NOTES[7] if R.random() < .5 else 'Final account statement mailed'
        elif s == 'Evict': nt = NOTES[6].replace('8/21', R.choice(['8/19', '8/21', '8/26'])).replace('4471', str(R.randint(4402, 4719)))
        elif nt in (NOTES[6], NOTES[7]): nt = ''
        lp = f'{R.choice([7,8,8,9]) if s != "Past" else R.choice([4,5,6])}/{R.randint(1,8):02d}/2025'
        vis = None if s == 'Past' else rent
        data.append([u, Paragraph(n_, b), s, m(vis) if vis else '', m(t)]+[m(x) for x in bk]+[lp, Paragraph(nt, b)])
        d = dict(unit=u, name=n_)
        if vis: d['other:Rent'] = vis/100
        d.update({k: x/100 for k, x in zip(K[1:], [t]+bk)}); rows.append(d); S = [a+x for a, x in zip(S, [t]+bk)]
    lab = f'Total {pn.split(" - ")[0]}'; st.append(('FONT', (0, len(data)), (-1, len(data)), 'Helvetica-Bold', 7.5)); st.append(('SPAN', (0, len(data)), (2, len(data))))
    data.append([lab, '', '', '']+[m(x) for x in S]+['', '']); tots.append(dict(label=lab, **{k: x/100 for k, x in zip(K[1:], S)})); G = [a+x for a, x in zip(G, S)]
st += [('FONT', (0, len(data)), (-1, len(data)), 'Helvetica-Bold', 8), ('LINEABOVE', (0, len(data)), (-1, len(data)), 1, colors.black)]
data.append(['Total', '', '', '']+[m(x) for x in G]+['', '']); tots.append(dict(label='Total', **{k: x/100 for k, x in zip(K[1:], G)}))
n = 'AR_delinquency_dayton_apts.pdf'; P = landscape(letter)
def pg(c, d):
    c.setFont('Helvetica', 7); c.drawString(30, 20, 'Created on 09/09/2025'); c.drawRightString(P[0]-30, 20, f'Page {d.page}')
doc = SimpleDocTemplate(path(n), pagesize=P, leftMargin=30, rightMargin=30, topMargin=30, bottomMargin=34, invariant=1)
h1 = ParagraphStyle('h1', fontName='Helvetica-Bold', fontSize=15, leading=20)
doc.build([Paragraph('Delinquency', h1), Paragraph('<b>Properties:</b> Birchwood Flats, Kessler Row, The Ashby', b), Paragraph('<b>As of:</b> 09/09/2025 &nbsp;&nbsp; <b>Tenant Statuses:</b> Current, Notice, Evict, Past &nbsp;&nbsp; <b>Amount Owed in Account:</b> All', b), Spacer(1, 8), Table(data, colWidths=cw, repeatRows=1, style=TableStyle(st))], onFirstPage=pg, onLaterPages=pg)
save(n, 'AR', 'AppFolio-like delinquency by property with wrapped notes, apartments', False, K, rows, tots)
