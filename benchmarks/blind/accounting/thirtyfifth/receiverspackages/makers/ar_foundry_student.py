# OneSite-like Delinquent & Prepaid of by-the-bed student housing, status sections, note lines. Planted: one row dropped.
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R = random.Random(3606)
LAST = 'Abernethy Bassett Caldera Dunmore Eskridge Fallon Garrity Hollis Iverson Jarrett Kessinger Lundy Mabry Nance Okafor Pruitt Quarles Rasco Stedman Tran Upchurch Varela Whitlow Yancey Zeller Ames Birdsong Coker Delacroix Everly Fontaine Grubbs Haddox Inman Juarez Kimbrough Lott Mott Nakai Oster Penn Royster Sills Tully'.split()
FIRST = 'Ava J. Mason T. Kendra Tyrell Lily Jaxon Maria C. Devon Brooke Sam Hailey Omar Riley P. Tess Cade Noor Bryce Jada Colin Emery'.replace(' T.', '').replace(' J.', '').replace(' C.', '').replace(' P.', '').split()
R.shuffle(LAST)
NOTES = {2: '10/09 emailed guarantor; promised $500.00 by 10/17 - not rec\'d', 6: 'Pell disbursement delayed, UTC fin aid confirmed 10/22', 11: '3-day posted 10/21', 17: 'Roommate conflict, transfer to 02-118-C pending',
         24: 'NTV rec\'d 09/30, moving 11/15. Buyout fee billed 1,498.00', 31: 'Sent to ColumbiaRecov 08/2025', 34: 'Final acct stmt returned undeliverable', 39: 'Skip - keys left in drop box 7/3'}
secs = [('Current resident', 24), ('Notice - unrented', 5), ('Former resident', 11), ('Former applicant', 3)]
rents = [719, 749, 785, 829, 879, 939, 1049]
i = 0; data = []
for sec, n in secs:
    L = []
    for k in range(n):
        rent = R.choice(rents); b = [0, 0, 0, 0]; pre = 0; late = 0
        kind = R.random()
        if sec == 'Former applicant': b[R.choice([1, 2, 3])] = 75.0 if k else 150.0
        elif sec == 'Former resident':
            b[3] = r2(rent * R.choice([1, 2, 3, 2.5]) + R.choice([0, 115.0, 287.40, 62.18])); late = R.randint(1, 6)
            if k % 4 == 1: b[2] = R.choice([212.50, 90.0, 348.75])
        elif kind < .24: pre = -r2(R.choice([rent, 12.44, 50, rent * 2, 0.01, 219.16]))
        else:
            b[0] = r2(R.choice([rent, rent + 75, rent / 2, 75, 41.17 + rent])); late = R.randint(0, 4)
            if kind > .5: b[1] = r2(R.choice([rent, rent + 75, 133.62]))
            if kind > .72: b[2] = r2(R.choice([rent, rent + 150, 409.5]))
            if kind > .88: b[3] = r2(rent * R.choice([1, 2]))
            if kind > .95: pre = -35.0
        L.append(dict(unit=f'{R.randint(1,4):02d}-{R.randint(1,4)}{R.randint(1,24):02d}-{R.choice("ABCD")}', resident=f'{R.randint(20411, 39880)}', name=f'{LAST[i]}, {R.choice(FIRST)}',
                      prepaid=pre, delinquent=r2(sum(b)), total=r2(sum(b) + pre), b0_30=b[0], b31_60=b[1], b61_90=b[2], b90=b[3], late=late,
                      deposit=0.0 if sec == 'Former applicant' else R.choice([0.0, 0.0, 150.0, 250.0, float(rent)]), idx=i))
        i += 1
    if sec != 'Former applicant': L.sort(key=lambda r: r['unit'])
    data.append((sec, L))
DROP = data[2][1][6]['idx']
LT = 'other:# of Lates'
MON = ['prepaid', 'delinquent', 'total', 'b0_30', 'b31_60', 'b61_90', 'b90', LT, 'deposit']
F = 'ar_foundry_student.pdf'
c = canvas.Canvas(doc(F), pagesize=landscape(letter)); W, H = landscape(letter)
XR = dict(prepaid=312, delinquent=376, total=436, b0_30=496, b31_60=554, b61_90=612, b90=670, deposit=752); XR[LT] = 700
HD = [('prepaid', 'Total', 'Prepaid'), ('delinquent', 'Total', 'Delinquent'), ('total', 'Net', 'Balance'), ('b0_30', '', '0-30 Days'), ('b31_60', '', '31-60 Days'), ('b61_90', '', '61-90 Days'), ('b90', '', '90+ Days'), (LT, '# of', 'Lates'), ('deposit', 'Deposits', 'Held')]
page = 0
def head():
    global page
    page += 1
    c.setFont('Helvetica', 7); c.drawString(30, H - 28, 'OneSite Rents v3.0'); c.drawRightString(W - 30, H - 28, f'Page {page} of 2')
    c.drawString(30, H - 37, '11/03/2025 10:52:16AM'); c.drawRightString(W - 30, H - 37, 'mgt-524-003')
    c.setFont('Helvetica-Bold', 12); c.drawCentredString(W / 2, H - 30, 'DELINQUENT AND PREPAID')
    c.setFont('Helvetica', 8); c.drawCentredString(W / 2, H - 42, 'Stoneglass Campus Living as Receiver - The Foundry at Fourteenth')
    c.drawCentredString(W / 2, H - 52, 'Subjournals: ALL   As of 10/31/2025   Sort: Status, Bldg/Unit/Bed   Include notes: Yes')
    y = H - 76; c.setFillGray(.86); c.rect(28, y - 5, W - 56, 24, stroke=0, fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold', 7.2)
    for x, a, b in [(32, 'Bldg/', 'Unit-Bed'), (86, 'Resh', 'ID'), (124, '', 'Name')]: c.drawString(x, y + 9, a); c.drawString(x, y, b)
    for k, a, b in HD: c.drawRightString(XR[k], y + 9, a); c.drawRightString(XR[k], y, b)
    return y - 18
y = head(); rows = []; totals = []
def sums(L): return {k: r2(sum(r[k] for r in L)) for k in MON if k != LT}
def nums(r, y):
    for k in MON:
        if k in r: c.drawRightString(XR[k], y, str(r[k]) if k == LT else m(r[k], '()'))
def need(h):
    global y
    if y - h < 40: c.showPage(); y = head()
for sec, L in data:
    need(40); c.setFont('Helvetica-Bold', 8); c.drawString(30, y, sec); y -= 12
    for r in L:
        r[LT] = r['late']
        if r['idx'] == DROP: continue
        need(20); c.setFont('Helvetica', 7.2)
        c.drawString(32, y, r['unit']); c.drawString(86, y, r['resident']); c.drawString(124, y, r['name']); nums(r, y)
        if r['idx'] in NOTES:
            y -= 9; c.setFont('Helvetica-Oblique', 6.8); c.drawString(136, y, 'Note: ' + NOTES[r['idx']])
        y -= 11.2
        rows.append({**{k: r[k] for k in ('unit', 'resident', 'name')}, 'status': sec, **{k: r[k] for k in MON}})
    need(24); s = sums(L); c.setLineWidth(.5); c.line(250, y + 8, W - 30, y + 8); c.setFont('Helvetica-Bold', 7.2)
    lab = f'Subtotal: {sec}'; c.drawString(124, y - 1, lab); nums(s, y - 1); totals.append({'label': lab, **s}); y -= 20
A = [r for _, L in data for r in L]; s = sums(A)
need(50); c.setLineWidth(1); c.line(28, y + 9, W - 28, y + 9); c.setFont('Helvetica-Bold', 7.2); c.drawString(32, y - 1, 'Report totals'); nums(s, y - 1); totals.append({'label': 'Report totals', **s})
c.line(28, y - 6, W - 28, y - 6); c.setFont('Helvetica', 6.8); y -= 20
c.drawString(32, y, '# of Lates counts late fees assessed since move-in. Net balance = total delinquent less total prepaid. Deposits held are not applied.')
c.save()
d = next(r for r in A if r['idx'] == DROP); print(d)
chk = {k: r2(s[k] - sum(r[k] for r in rows)) for k in s}; assert all(abs(chk[k] - d[k]) < .01 for k in s), chk
save(F, 'AR', MON, rows, totals, 'STUDENT_HOUSING', 'OneSite-like delinquent and prepaid by bed, sections by status, note lines under some residents', 'note lines with amounts; count column of lates between money columns; planted dropped row',
     planted={'what': f"the line of former resident {d['name']} ({d['unit']}, net balance {d['total']:.2f}) is not printed, but is in the subtotal of former residents and the report totals", 'kind': 'row_dropped'})
