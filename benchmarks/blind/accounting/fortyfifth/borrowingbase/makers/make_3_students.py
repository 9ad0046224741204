# UK student halls, one line per resident, unallocated cash and deposit columns. PDF A4 landscape (canvas).
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('S', DJ+'DejaVuSansCondensed.ttf')); pdfmetrics.registerFont(TTFont('SB', DJ+'DejaVuSansCondensed-Bold.ttf'))
R = random.Random(4503)
LN = 'Adeyemi Ashworth Bhatti Blakeley Carrick Chowdhury Cullinane Dacosta Dhillon Eccles Farrant Gallagher Ghosh Greenhalgh Hanif Hepburn Igwe Jankowski Kettle Lam Leadbetter Lovelock Mbeki Menon Nakamura Ng Okafor Olsen Papadakis Pryce Qureshi Radcliffe Rao Sandhu Shrestha Stannard Tan Thorne Umeh Varghese Whitlock Xu Yilmaz Zielinski'.split()
FN = 'Amara Ben Chloe Dev Ellie Femi Grace Hamza Isla Jack Kavya Liam Mei Noor Oscar Priya Quentin Rosa Sam Tara Umar Vikram Wen Xiao Yusuf Zara'.split()
R.shuffle(LN)
K = ['current','b1_30','b31_60','b61_90','b90','other:Unallocated','total','deposit']
halls = [('Calloway Court', 'CC', 27), ('Fenwick House', 'FH', 17)]
rows, totals, S = [], [], []
q = 0
for hn, hc, n in halls:
    g = []
    rooms = sorted(R.sample([f'{f}{x:02d}{b}' for f in '1234' for x in range(1,9) for b in 'ABCDE'], n))
    for rm in rooms:
        rent = R.choice([13900,14900,16200,17850])*R.choice([4,4,5])
        r = {}
        kind = R.choice(['cur','late','late','bad','old','cash','mix'])
        if kind in ('cur','late','mix'): r['current'] = rent
        if kind in ('late','bad'): r['b1_30'] = rent if R.random()<.6 else R.randint(4000,rent)
        if kind in ('bad',): r['b31_60'] = rent; r['b61_90'] = R.choice([rent, R.randint(2000,rent)])
        if kind in ('old','mix') or (kind=='bad' and R.random()<.5): r['b90'] = R.randint(3500, rent*3)
        if kind=='cash' or R.random()<.15: r['other:Unallocated'] = -R.choice([10000, 25000, R.randint(3000, 90000)])
        r['total'] = sum(r.values())
        if R.random()<.75: r['deposit'] = R.choice([20000,20000,25000])
        g.append(dict(property=hn, unit=f'{hc}-{rm}', resident=f'T{R.randint(30000,39999)}', name=f'{LN[q%len(LN)]}, {R.choice(FN)}', **r)); q += 1
    S.append((hn, g)); rows += g
W, H = landscape(A4)
X = [40, 100, 255]; XR = [375, 430, 485, 540, 595, 658, 725, 795]
c = canvas.Canvas(DOC+'/halls_arrears_week38.pdf', pagesize=(W,H), invariant=1)
pg = 0
def head():
    global pg, y; pg += 1
    c.setFillGray(.2); c.rect(0, H-46, W, 46, stroke=0, fill=1); c.setFillGray(1); c.setFont('SB', 14); c.drawString(40, H-30, 'Resident arrears listing')
    c.setFont('S', 9); c.drawRightString(W-40, H-24, 'Larkspur Student Living (Halls) Ltd'); c.drawRightString(W-40, H-36, 'Balances at 28 February 2026, GBP')
    c.setFillGray(0); c.setFont('S', 7); c.drawString(40, 22, 'Prepared for Aldersgate Asset Finance – collateral monitoring. Debit balances positive; cash not yet matched is shown under Unallocated.'); c.drawRightString(W-40, 22, f'{pg}')
    y = H-66; c.setFont('SB', 8)
    c.drawCentredString((XR[0]+XR[4])/2-20, y, '— Days since due date —')
    y -= 12
    for x, t in zip(X, ['Room','Resident','Tenancy']): c.drawString(x, y, t)
    for x, t in zip(XR, ['Current','1–30','31–60','61–90','Over 90','Unallocated','Balance','Deposit']): c.drawRightString(x, y, t)
    c.setLineWidth(.8); c.line(40, y-4, W-40, y-4); y -= 16
def nums(r, f='S', sz=8, z='–'):
    c.setFont(f, sz)
    for x, k in zip(XR, K): c.drawRightString(x, y, f2(r[k],'minus','0.00') if r.get(k) is not None else z)
head()
for hn, g in S:
    if y < 110: c.showPage(); head()
    c.setFont('SB', 9.5); c.drawString(40, y, hn); y -= 14
    for i, r in enumerate(g):
        if y < 50: c.showPage(); head()
        if i%2: c.setFillGray(.94); c.rect(38, y-3, W-76, 11.5, stroke=0, fill=1); c.setFillGray(0)
        c.setFont('S', 8); c.drawString(X[0], y, r['unit']); c.drawString(X[1], y, r['name']); c.drawString(X[2], y, r['resident']); nums(r); y -= 12
    t = add(g, K); lab = f'{hn} – {len(g)} residents'; totals.append(dict(label=lab, **t))
    if y < 50: c.showPage(); head()
    c.line(40, y+8, W-40, y+8); y -= 2; c.setFont('SB', 8); c.drawString(40, y, lab); nums(t, 'SB'); y -= 24
t = add(rows, K); lab = f'All halls – {len(rows)} residents'; totals.append(dict(label=lab, **t))
c.setLineWidth(1.2); c.line(40, y+9, W-40, y+9); c.setFont('SB', 8); c.drawString(40, y, lab); nums(t, 'SB'); c.line(40, y-4, W-40, y-4)
y -= 30; c.setFont('S', 8)
if y > 60: c.drawString(40, y, 'Deposits are held in the scheme and are not deducted from the balance. Balances over 90 days are passed to Hartnell Voss Solicitors.')
c.save()
dump('halls_arrears_week38','pdf','AR',K,rows,totals,None,'STUDENT_HOUSING','UK halls credit controller','one line per resident, hall headings, unallocated cash, deposits, dashes for nil',False)
