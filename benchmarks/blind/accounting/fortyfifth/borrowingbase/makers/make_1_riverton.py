# Retail centre, tenant heading, charge lines, tenant total, recap by charge code. PDF landscape letter (platypus).
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R = random.Random(4501)
T = [('100','Bluefin Grocery, LLC','rvx0014','Anchor'),('112','Marisol Nail & Brow','rvx0177','Current'),('114','Pennant Sporting Goods #212','rvx0031','Current'),
('118A','Dr. Oyelaran Family Dentistry PC','rvx0150','Current'),('118B','Quick Stitch Alterations','rvx0162','Past'),('120','Tandoor Trail','rvx0109','Current'),
('126','Halyard Wireless (Crestline Cell Inc.)','rvx0088','Current'),('130','Little Otters Learning Center','rvx0141','Current'),('134','Vapor Junction','rvx0169','Eviction'),
('140','Cobbler & Sons Shoe Repair','rvx0022','Current'),('144','Fitloft 24/7','rvx0158','Current'),('150','Goldenrod Books','rvx0097','Current'),
('156','Sal\'s Brick Oven Pizzeria','rvx0044','Current'),('160','Northgate Urgent Care PLLC','rvx0171','Current'),('166','Dollar Harbor Stores of Ohio','rvx0035','Current'),
('OP-1','Cedar & Main Bank, N.A.','rvx0008','Ground lease'),('OP-2','Burger Depot Franchise 0931','rvx0063','Ground lease')]
CH = {'brent':'Base Rent','cam':'Common Area Maintenance','ret':'Real Estate Tax Recovery','ins':'Insurance Recovery','late':'Late Charges','pctr':'Percentage Rent','util':'Water & Sewer Rebill','mktg':'Marketing Fund','nsf':'Returned Item Fee','legal':'Legal Fee Recovery'}
K = ['b0_30','b31_60','b61_90','b91_120','b120','prepaid','total']
H = ['0-30\nDays','31-60\nDays','61-90\nDays','91-120\nDays','Over 120\nDays','Pre-\npayments','Total\nOwed']
size = {'Anchor':38, 'Ground lease':11}
rows, totals, body, style = [], [], [], []
def cells(r): return [f2(r[k]) for k in K]
for s, n, c, st in T:
    base = int(size.get(st, R.uniform(3.2, 9.5))*100000)
    delinq = {'Past':4,'Eviction':4}.get(st, R.choice([0,0,1,1,2,3]))
    cs = R.sample(['cam','ret','ins','late','util','mktg','pctr'], R.randint(0,3))
    if delinq >= 1 or R.random() < .3: cs = ['brent']+cs
    if delinq >= 3: cs += ['legal' if st=='Eviction' else 'nsf']
    if not cs: cs = ['brent']
    g = []
    for k in cs:
        f = dict(brent=1, cam=.16, ret=.13, ins=.03, late=.05, util=.02, mktg=.015, pctr=.5, nsf=0, legal=.4)[k]
        r = dict.fromkeys(K, 0)
        if k == 'nsf': r['b31_60'] = 5000
        elif k in ('ret','pctr'): r[R.choice(K[:5])] = int(base*f*R.uniform(.8,6))
        else:
            for b in K[:R.randint(1, delinq+1)] if st != 'Past' else K[2:5]:
                r[b] = int(base*f*R.uniform(.55,1.02))
            if k == 'cam' and R.random() < .3: r['b120'] = -int(base*f*R.uniform(.3,.7))
        r['total'] = sum(r[b] for b in K[:6])
        g.append(dict(property='Riverton Crossing', unit=s, resident=c, name=n, charge=k, **r))
    if delinq == 0 and R.random() < .6:
        r = dict.fromkeys(K, 0); r['prepaid'] = r['total'] = -int(base*R.choice([1,.5,.23]))
        g.append(dict(property='Riverton Crossing', unit=s, resident=c, name=n, charge='brent' if 'brent' not in cs else 'cam', **r))
    rows += g
    i = len(body)
    body.append([s, n, c, st] + ['']*6)
    style += [('NOSPLIT',(0,i+1),(-1,i+2)),('BACKGROUND',(0,i+1),(-1,i+1),colors.Color(.91,.93,.96)), ('FONT',(0,i+1),(2,i+1),'Helvetica-Bold',8)]
    for r in g: body.append(['', r['charge'], '']+cells(r))
    t = add(g, K); lab = 'Total '+c
    totals.append(dict(label=lab, **t))
    body.append(['', lab, '']+cells(t)); i = len(body)
    style += [('NOSPLIT',(0,i-1),(-1,i)),('LINEABOVE',(3,i),(-1,i),.4,colors.black), ('FONT',(1,i),(-1,i),'Helvetica-Oblique',7.6), ('BOTTOMPADDING',(0,i),(-1,i),7)]
for i, b in enumerate(body): # heading rows are laid over 3 columns
    if b[0]: body[i] = [b[0], b[1], b[2], 'Status: '+b[3]] + ['']*6; style += [('ALIGN',(3,i+1),(3,i+1),'LEFT')]
G = add(rows, K); totals.append(dict(label='Property Total - Riverton Crossing', **G))
body.append(['', 'Property Total - Riverton Crossing', '']+cells(G)); i=len(body)
style += [('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
gross = sum(G[k] for k in K[:5])
body.append(['', 'Percent of aged (before prepayments)', '']+[f'{G[k]/gross*100:.1f}%' for k in K[:5]]+['',''])
def page(c, d):
    w, h = landscape(letter); c.saveState()
    c.setFont('Helvetica-Bold', 13); c.drawString(36, h-40, 'Tenant Aging by Charge')
    c.setFont('Helvetica', 8.5); c.drawString(36, h-53, 'Riverton Crossing (rvx)  |  Borrower: Riverton Crossing Realty LLC  |  Aged as of 03/31/2026 by due date')
    c.drawRightString(w-36, h-40, 'Kessler Marlow Commercial Finance'); c.drawRightString(w-36, h-53, 'Collateral file 22-0817')
    c.setFont('Helvetica', 7); c.drawString(36, 24, 'Received from borrower 04/07/2026 10:52 AM'); c.drawRightString(w-36, 24, f'Page {d.page}'); c.restoreState()
P = ParagraphStyle('x', fontName='Helvetica', fontSize=8, leading=11)
W = [40,176,54]+[62]*3+[62,66,62,72]
main = Table([['Suite','Tenant / Charge','Tenant\nCode']+H]+body, colWidths=W, repeatRows=1, rowHeights=None)
main.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(3,0),(-1,0),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),
 ('ALIGN',(3,1),(-1,-1),'RIGHT'),('TOPPADDING',(0,1),(-1,-1),1.5),('BOTTOMPADDING',(0,1),(-1,-1),1.5),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LEFTPADDING',(1,1),(1,-1),6)]+style))
rec = [['Code','Description']+[h.replace('\n',' ').replace('- ','') for h in H]]
for k in sorted({r['charge'] for r in rows}):
    rec.append([k, CH[k]]+cells(add([r for r in rows if r['charge']==k], K)))
rec.append(['','All charges']+cells(G))
rt = Table(rec, colWidths=[40,150]+[70]*7); rt.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.6),('ALIGN',(2,0),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.25,colors.grey),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.6),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
SimpleDocTemplate(DOC+'/riverton_crossing_aging_by_charge.pdf', pagesize=landscape(letter), leftMargin=36, rightMargin=36, topMargin=66, bottomMargin=40, invariant=1).build(
 [main, PageBreak(), Paragraph('<b>Summary by charge code</b> (all tenants, same aging)', P), Spacer(1,6), rt, Spacer(1,10),
  Paragraph('Desk note: suite 134 placed with counsel 02/19/2026; suite 118B vacated 12/2025. Both to be carried as ineligible on the April certificate. Prepayments are not netted against other tenants.', P)], onFirstPage=page, onLaterPages=page)
dump('riverton_crossing_aging_by_charge','pdf','AR',K,rows,totals,None,'RETAIL','collateral analyst, borrower system print','tenant heading + charge lines + tenant totals; recap by charge code',True)
