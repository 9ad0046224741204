from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.lib.colors import Color, black, white
F = 'Nether Wexcombe Village Hall - R&P account 2024-25.pdf'
s = S('Receipts and Payments Account', 'Nether Wexcombe Village Hall', '2024-04-01', '2025-03-31', ['Unrestricted funds', 'Restricted funds', 'Total funds', 'Last year'], dash0=True)
def L(l, u, r, ly): return s.line(l, [u, r, u+r, ly])
s.head('Receipts')
I = [L('Hire of main hall - regular users', 9846, 0, 9120), L('Hire of main hall - parties and one-off', 3415, 0, 2980), L('Committee room hire', 1222, 0, 1087), L('Pre-school licence fee', 5400, 0, 5200), L('Rent of caretaker\'s flat', 6600, 0, 6480), L('Polling station and parish council', 560, 0, 310), L('Fundraising events (gross)', 2871, 0, 3344), L('Donations', 745, 2000, 610), L('Grant - kitchen refurbishment', 0, 7500, 0), L('Bank and deposit interest', 388, 0, 251)]
TR = s.tot('Total receipts', I, t='TOTAL', key='total_income')
s.head('Payments')
E = [L('Caretaker\'s wages', 5148, 0, 4992), L('Heating oil', 2937, 0, 3305), L('Electricity', 1864, 0, 2046), L('Water and sewerage', 573, 0, 541), L('Cleaning materials and waste', 918, 0, 874), L('Repairs and maintenance - hall', 3460, 0, 2715), L('Repairs and maintenance - flat', 1285, 0, 420), L('Kitchen refurbishment', 1150, 8960, 0), L('Insurance', 1736, 0, 1622), L('Licences (PPL PRS, premises)', 492, 0, 471), L('Cost of fundraising events', 1044, 0, 1218), L('Booking system, website and broadband', 618, 0, 594), L('Independent examiner', 250, 0, 250), L('Subscriptions, post and sundries', 211, 0, 187)]
TP = s.tot('Total payments', E, t='TOTAL', key='total_operating_expenses')
N = s.tot('Net receipts / (payments) for the year', [TR], [TP], t='TOTAL', key='net_income')
b0 = L('Cash at bank and in hand at 1 April', 14207, 0, 0); 
prev = s.rows[N]['v'][3]; s.rows[b0]['v'][3] = s.rows[b0]['true'][3] = 14207 - prev
s.tot('Cash at bank and in hand at 31 March', [N, b0], t='TOTAL')
c = canvas.Canvas(f'{B}/documents/{F}', pagesize=A4); W, H = A4
c.setFillColor(Color(.1, .25, .15)); c.setFont('Helvetica-Bold', 15); c.drawCentredString(W/2, H-20*mm, 'Nether Wexcombe Village Hall')
c.setFillColor(black); c.setFont('Helvetica', 9); c.drawCentredString(W/2, H-25.5*mm, 'Registered charity no. 0298813')
c.setFont('Helvetica-Bold', 11.5); c.drawCentredString(W/2, H-33*mm, 'Receipts and Payments Account')
c.setFont('Helvetica', 9.5); c.drawCentredString(W/2, H-38.5*mm, 'for the period from 1 April 2024 to 31 March 2025')
x0, lw, cw = 16*mm, 86*mm, 23*mm; y = H-46*mm; h = 6.1*mm
g = Color(.88, .93, .88)
c.setLineWidth(.5)
def box(x, w, t, right=False, bold=False, fill=None, hh=h):
    if fill: c.setFillColor(fill); c.rect(x, y-hh, w, hh, fill=1); c.setFillColor(black)
    else: c.rect(x, y-hh, w, hh)
    c.setFont('Helvetica-Bold' if bold else 'Helvetica', 8.7)
    if right: c.drawRightString(x+w-2*mm, y-hh+1.9*mm, t)
    else: c.drawString(x+2*mm, y-hh+1.9*mm, t)
c.setFillColor(g); c.rect(x0, y-13*mm, lw+4*cw, 13*mm, fill=1); c.setFillColor(black)
for j, hd in enumerate([('Unrestricted', 'funds'), ('Restricted', 'funds'), ('Total', 'funds'), ('Last', 'year')]):
    x = x0+lw+j*cw; c.line(x, y, x, y-13*mm); c.setFont('Helvetica-Bold', 8.3)
    for k, t in enumerate(hd): c.drawCentredString(x+cw/2, y-4*mm-k*3.6*mm, t)
    c.setFont('Helvetica', 7); c.drawCentredString(x+cw/2, y-11.3*mm, 'to nearest £')
y -= 13*mm
for r in s.rows:
    if r['t'] == 'HEADING': box(x0, lw+4*cw, r['label'], bold=True, fill=g); y -= h; continue
    b = r['t'] == 'TOTAL'; box(x0, lw, r['label'], bold=b)
    for j, v in enumerate(r['v']): box(x0+lw+j*cw, cw, '-' if v is None else (f'({abs(v):,})' if v < 0 else f'{v:,}'), right=True, bold=b)
    y -= h
    if b: y -= 1.6*mm
y -= 7*mm; c.setFont('Helvetica', 8.5)
c.drawString(x0, y, 'Approved by the management committee on 12 May 2025 and signed on its behalf:'); y -= 12*mm
c.line(x0, y, x0+60*mm, y); c.line(x0+90*mm, y, x0+150*mm, y); c.drawString(x0, y-4*mm, 'Chair'); c.drawString(x0+90*mm, y-4*mm, 'Treasurer')
c.showPage(); c.save()
save(F, 'OTHER', 'OPERATING_STATEMENT', 'village hall charity receipts and payments, boxed form, fund columns', False, [s])
