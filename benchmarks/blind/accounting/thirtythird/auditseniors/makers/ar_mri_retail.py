# MRI style aged delinquencies, shopping center, PDF in a fixed-width face; tenant headings over category lines
from decimal import Decimal as D
from fpdf import FPDF
from common import *
NAME = 'MRI_AgedDelq_Harborpoint_1224'
q = lambda x: D(str(x)).quantize(D('0.01'))
# id, name, suite, contact, lines (date, cat, src, bucket, amount)
C, T3, S6, N9, O = range(5)
TEN = [
('HP-0012','Bluefin Grill & Oyster Bar','104','Current',[('12/1/2024','RNT','CH',C,11840.00),('12/1/2024','CAM','CH',C,2264.17),('12/1/2024','RET','CH',C,1508.33),('11/1/2024','RNT','CH',T3,11840.00),('11/18/2024','LFC','CH',T3,592.00)]),
('HP-0015','Tidewater Nail Studio','106','Current',[('12/1/2024','CAM','CH',C,418.60),('8/14/2024','CMR','CH',O,1177.42)]),
('HP-0021','Petal & Stem Florist','110','Current',[('12/1/2024','RNT','CH',C,3412.50),('12/1/2024','CAM','CH',C,655.20),('12/1/2024','INS','CH',C,91.00),('12/10/2024','CRR','CR',C,-2000.00)]),
('HP-0024','Marlowe Optical Group, Inc.','112','Current',[('10/1/2024','RNT','CH',S6,146.25),('9/1/2024','RNT','CH',N9,146.25),('12/20/2024','PPR','NC',C,-5850.00)]),
('HP-0027','Kite & Key Toys','115','Current',[('12/1/2024','RNT','CH',C,5200.00),('11/1/2024','RNT','CH',T3,5200.00),('10/1/2024','RNT','CH',S6,5200.00),('9/1/2024','RNT','CH',N9,1733.33),('12/1/2024','CAM','CH',C,998.40),('11/1/2024','CAM','CH',T3,998.40),('10/1/2024','CAM','CH',S6,998.40),('11/15/2024','NSF','CH',T3,50.00)]),
('HP-0030','Gulfstream Fitness LLC','120','Current',[('12/1/2024','RNT','CH',C,24166.67),('12/1/2024','UTL','CH',C,1884.05)]),
('HP-0031','Sandbar Sandwich Co.','122','Current',[('12/27/2024','PCT','CH',C,6318.90),('6/30/2024','CMR','CH',O,842.11),('7/19/2024','CRM','NC',O,-300.00)]),
('HP-0034','Coastal Title & Escrow','126','Current',[('12/1/2024','RNT','CH',C,120.00)]),
('HP-0036','Brightside Pediatric Dental','128','Current',[('11/1/2024','CAM','CH',T3,36.12),('10/1/2024','CAM','CH',S6,36.12),('9/1/2024','CAM','CH',N9,36.12),('8/1/2024','CAM','CH',O,72.24)]),
('HP-0038','Wharfside Wine & Spirits','130','Current',[('12/1/2024','RNT','CH',C,7906.25),('12/1/2024','CAM','CH',C,1518.00),('12/1/2024','RET','CH',C,1012.00),('12/1/2024','INS','CH',C,210.83)]),
('HP-0040','Anchor Cellular (Kiosk)','K-2','Current',[('12/1/2024','SPL','CH',C,1250.00),('11/1/2024','SPL','CH',T3,1250.00)]),
('HP-0019','Driftwood Home Furnishings','108','Inactive',[('5/1/2024','RNT','CH',O,14875.00),('6/1/2024','RNT','CH',O,14875.00),('6/1/2024','CAM','CH',O,2856.00),('7/22/2024','LGL','CH',O,3940.50),('8/2/2024','SDA','NC',O,-14000.00)]),
('HP-0022','Sunny Side Creamery','111','Inactive',[('9/1/2024','RNT','CH',N9,2987.50),('10/1/2024','RNT','CH',S6,2987.50),('10/15/2024','LFC','CH',S6,149.38)]),
]
K = ['total','current','b31_60','b61_90','b91_120','b120']
rows = []; tots = []
pdf = FPDF('L', 'pt', 'letter'); pdf.set_auto_page_break(False)
pdf.add_font('LM', '', '/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf'); pdf.add_font('LM', 'B', '/usr/share/fonts/truetype/liberation/LiberationMono-Bold.ttf')
fm = lambda v: f'{v:,.2f}' if v >= 0 else f'{-v:,.2f}-'
X = [330, 416, 500, 584, 668, 752]
st = {'y': 0, 'p': 0}
def txt(x, s, b=False): pdf.set_font('LM', 'B' if b else '', 8); pdf.text(x, st['y'], s)
def rt(x, s, b=False): pdf.set_font('LM', 'B' if b else '', 8); pdf.text(x - pdf.get_string_width(s), st['y'], s)
def nums(v, b=False, zero=True):
    for x, z in zip(X, v):
        if z is not None: rt(x + (4.8 if z < 0 else 0), fm(z), b)
def page():
    pdf.add_page(); st['p'] += 1; st['y'] = 36
    txt(36, 'Database:   HARBORPT'); txt(330, 'Aged Delinquencies', True); rt(752, f"Page:       {st['p']}"); st['y'] += 11
    txt(36, 'ENTITY:     2140'); txt(304, 'Harborpoint Village Assoc. LP'); rt(752, 'Date: 1/07/2025'); st['y'] += 11
    txt(36, 'Aged by fiscal period'); txt(338, 'Period: 12/24'); rt(752, 'Time:  09:14 AM'); st['y'] += 22
    txt(36, 'Invoice Date'); txt(120, 'Category'); txt(190, 'Source')
    for x, h in zip(X, ['Amount','Current','31-60','61-90','91-120','Over 120']): rt(x, h)
    st['y'] += 5; pdf.line(36, st['y'], 756, st['y']); st['y'] += 14
page()
G = [q(0)]*6
def need(n):
    if st['y'] + n*11 > 575: page()
for tid, nm, su, stt, ls in TEN:
    need(len(ls) + 4)
    txt(36, f'2140-{tid}'); txt(130, nm, True); txt(360, f'Suite: {su}'); txt(470, f'Status: {stt}')
    st['y'] += 12; S = [q(0)]*6
    for d, cat, src, bk, am in ls:
        am = q(am); v = [am] + [am if i == bk else q(0) for i in range(5)]
        txt(36, d); txt(120, cat); txt(190, src); nums(v)
        rows.append({"unit": su, "resident": f'2140-{tid}', "name": nm, "charge": cat, "status": stt, "date": d, **{k: float(z) for k, z in zip(K, v)}})
        S = [a+b for a, b in zip(S, v)]; st['y'] += 10.5
    for x in X: pdf.line(x-62, st['y']-7, x, st['y']-7)
    st['y'] += 3
    txt(60, f'{nm} Total:'); nums(S, True)
    tots.append({"label": f'{nm} Total:', **{k: float(z) for k, z in zip(K, S)}}); G = [a+b for a, b in zip(G, S)]; st['y'] += 19
need(9)
for x in X: pdf.line(x-70, st['y']-9, x, st['y']-9)
txt(120, 'ENTITY 2140 Total:', True); nums(G, True); tots.append({"label": 'ENTITY 2140 Total:', **{k: float(z) for k, z in zip(K, G)}})
st['y'] += 5; pdf.line(X[0]-70, st['y'], X[-1], st['y']); st['y'] += 2; pdf.line(X[0]-70, st['y'], X[-1], st['y']); st['y'] += 22
txt(36, 'Category legend'); st['y'] += 11
for l in ['CAM Common area maint.   CMR CAM reconciliation   CRM Credit memo          CRR Cash receipt unapplied   INS Insurance recovery   LFC Late fee',
          'LGL Legal reimbursement  NSF Returned check      PCT Percentage rent      PPR Prepaid rent              RET Real estate tax      RNT Base rent',
          'SDA Security dep. applied SPL Specialty leasing  UTL Utilities']:
    txt(36, l); st['y'] += 10
pdf.output(doc(NAME + '.pdf'))
assert sum(G[1:]) == G[0]
print(len(rows), G, st['p'])
save_truth(NAME, 'AR', K, rows, tots)
