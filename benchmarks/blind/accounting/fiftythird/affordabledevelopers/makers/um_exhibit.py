"""UM 1: rent and set-aside exhibit of a tax-credit / bond application, PDF portrait, by bedroom and AMI, with a set-aside box."""
import os
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from common import *
NAME = 'Cannery Senior_Exhibit 7-B Rents.pdf'
D = '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed'
pdfmetrics.registerFont(TTFont('DC', D + '.ttf')); pdfmetrics.registerFont(TTFont('DCB', D + '-Bold.ttf')); pdfmetrics.registerFont(TTFont('DCI', D + '-Oblique.ttf'))
LIM = {0: 18.4375, 1: 19.75, 2: 23.7}   # gross rent per AMI point
UA = {0: 61, 1: 78, 2: 104}; SF = {0: 468, 1: 604, 2: 842}
UNITS = [(0, 'Efficiency', [(30, 4, ''), (40, 3, ''), (50, 3, '')]), (1, 'One Bedroom', [(30, 9, ''), (40, 8, ''), (50, 21, ''), (60, 26, ''), (60, 6, ' - Accessible (Type A)'), (70, 5, '')]), (2, 'Two Bedroom', [(30, 2, ''), (50, 6, ''), (60, 11, ''), (80, 4, '')])]
MONEY = ['beds', 'baths', 'ami', 'units', 'pct_units', 'sf', 'gross', 'ua', 'net', 'monthly', 'annual']
HEADS = [('', 'BR'), ('', 'BA'), ('Target', 'AMI'), ('No. of', 'Units'), ('% of', 'Units'), ('Unit', 'Sq Ft'), ('Gross', 'Rent Limit'), ('Utility', 'Allow.'), ('Net', 'Rent'), ('Monthly', 'Income'), ('Annual', 'Income')]
def main():
    tot_u = sum(u for _, _, l in UNITS for _, u, _ in l) + 1; rows, totals, body = [], [], []; allr = []
    for b, nm, ls in UNITS:
        body.append(('head', nm)); pr = []
        for k, (ami, u, ex) in enumerate(ls):
            g = int(LIM[b] * ami); sf = SF[b] + (28 if ex else 0) + (14 if ami >= 70 else 0); net = g - UA[b] - (35 if ami == 80 else 0); ua = UA[b]; gross = net + ua
            v = dict(beds=b, baths=1, ami=ami, units=u, pct_units=r2(round(100 * u / tot_u, 1)), sf=sf, gross=gross, ua=ua, net=net, monthly=u * net, annual=u * net * 12)
            t = f'{nm} {ami}%{ex}'; body.append(('row', t, v)); rows.append(dict(type=t, **v)); pr.append(v)
        if b == 1:
            v = dict(beds=2, baths=1, units=1, pct_units=round(100 / tot_u, 1), sf=871); 
        allr += pr; U = sum(x['units'] for x in pr)
        s = dict(units=U, pct_units=round(100 * U / tot_u, 1), sf=round(sum(x['sf'] * x['units'] for x in pr) / U), net=round(sum(x['monthly'] for x in pr) / U), monthly=sum(x['monthly'] for x in pr), annual=sum(x['annual'] for x in pr))
        body.append(('sub', f'Subtotal {nm}', s)); totals.append(dict(label=f'Subtotal {nm}', **s))
    mv = dict(beds=2, baths=1, units=1, pct_units=round(100 / tot_u, 1), sf=871)
    body.append(('head', 'Non-Revenue')); body.append(('row', "Manager's Unit (exempt common)", mv)); rows.append(dict(type="Manager's Unit (exempt common)", **mv))
    n = sum(x['units'] for x in allr)
    t = dict(units=tot_u, pct_units=100.0, sf=round((sum(x['sf'] * x['units'] for x in allr) + 871) / tot_u), net=round(sum(x['monthly'] for x in allr) / n), monthly=sum(x['monthly'] for x in allr), annual=sum(x['annual'] for x in allr))
    body.append(('tot', 'TOTAL RESIDENTIAL', t)); totals.append(dict(label='TOTAL RESIDENTIAL', **t))
    W, H = 612, 792; c = canvas.Canvas(os.path.join(DOCS, NAME), pagesize=(W, H), invariant=1)
    c.setFont('DCB', 9); c.drawString(36, H - 40, 'STATE HOUSING FINANCE AUTHORITY'); c.setFont('DC', 7.5); c.drawString(36, H - 50, 'Multifamily Programs – 2026 Consolidated Application (4% LIHTC / Tax-Exempt Bonds)')
    c.drawRightString(576, H - 40, 'EXHIBIT 7-B'); c.drawRightString(576, H - 50, 'Rev. 10/2025')
    c.setLineWidth(1.4); c.line(36, H - 56, 576, H - 56); c.setFont('DCB', 13); c.drawCentredString(W / 2, H - 76, 'Proposed Unit Mix, Rents and Set-Asides')
    y = H - 98; c.setLineWidth(.5)
    for l, v, x, w in (('Development name', 'Cannery Senior Apartments', 36, 262), ('County / MSA', 'Alder County – Alder Falls HMFA', 310, 266)):
        c.setFont('DC', 6.5); c.drawString(x, y, l); c.setFont('DC', 9); c.drawString(x + 70, y, v); c.line(x + 66, y - 2, x + w, y - 2)
    y -= 17
    for l, v, x, w in (('Applicant', 'Cannery Senior Housing LP', 36, 262), ('Minimum set-aside', '[  ] 20/50    [  ] 40/60    [X] Average Income', 310, 266)):
        c.setFont('DC', 6.5); c.drawString(x, y, l); c.setFont('DC', 9); c.drawString(x + 70, y, v); c.line(x + 66, y - 2, x + w, y - 2)
    y -= 18; X = [196, 220, 252, 284, 318, 352, 400, 437, 474, 524, 576]
    c.setFillGray(.15); c.rect(36, y - 26, 540, 26, fill=1, stroke=0); c.setFillGray(1); c.setFont('DCB', 7); c.drawString(40, y - 21, 'Unit Type')
    for x, (a, b) in zip(X, HEADS): c.drawRightString(x - 3, y - 11, a); c.drawRightString(x - 3, y - 21, b)
    c.setFillGray(0); y -= 26
    def cells(v, f, dash=False):
        c.setFont(f, 7.6)
        for x, k in zip(X, MONEY):
            if k in v:
                z = v[k]; s = {'ami': f'{z}%', 'pct_units': f'{z:.1f}%'}.get(k) or (f'${z:,}' if k in ('gross', 'ua', 'net', 'monthly', 'annual') else f'{z:,}')
                if k == 'beds' and z == 0: s = '0'
            elif dash: s = '–'
            else: continue
            c.drawRightString(x - 3, y + 4, s)
    for b in body:
        y -= 14
        if b[0] == 'head': c.setFont('DCI', 8); c.drawString(40, y + 3.5, b[1]); continue
        if b[0] == 'row': c.setFont('DC', 7.4); c.drawString(46, y + 4, b[1]); cells(b[2], 'DC', 'gross' not in b[2]); c.setLineWidth(.25); c.setDash(1, 1.5); c.line(36, y, 576, y); c.setDash()
        else:
            c.setFillGray(.92 if b[0] == 'sub' else .8); c.rect(36, y, 540, 14, fill=1, stroke=0); c.setFillGray(0); c.setFont('DCB', 7.6); c.drawString(40, y + 4, b[1]); cells(b[2], 'DCB'); c.setLineWidth(.6); c.line(36, y + 14, 576, y + 14)
            if b[0] == 'tot': c.setLineWidth(1.2); c.line(36, y, 576, y)
    y -= 24; c.setFont('DCB', 8); c.drawString(36, y, 'Set-aside summary (low-income units)'); c.drawString(330, y, 'Certification'); y -= 6
    by = {}
    for v in allr: by[v['ami']] = by.get(v['ami'], 0) + v['units']
    c.setLineWidth(.5); y0 = y
    for lab, u, p in [('AMI tier', 'Units', '% of LI')] + [(f'{a}% AMI', str(by[a]), f'{100 * by[a] / n:.1f}%') for a in sorted(by)]:
        y -= 12; c.rect(36, y, 200, 12); c.setFont('DCB' if u == 'Units' else 'DC', 7); c.drawString(40, y + 3.5, lab); c.drawRightString(160, y + 3.5, u); c.drawRightString(230, y + 3.5, p)
    avg = sum(a * u for a, u in by.items()) / n; y -= 13; c.setFont('DCI', 7.5); c.drawString(36, y, f'Weighted average income designation: {avg:.2f}% (must not exceed 60.00%)'); assert avg < 60
    c.setFont('DC', 7); yy = y0 - 12
    for s in ('Gross rent limits per HUD MTSP limits effective 4/1/2025. Utility', 'allowances per HUD Utility Schedule Model (tenant pays electric', 'heat, cooking, lights). 80% rents are underwritten below the limit; see market study p. 41.'): c.drawString(330, yy, s); yy -= 10
    yy -= 18; c.line(330, yy, 576, yy); c.drawString(330, yy - 9, 'Authorized signatory'); c.drawString(510, yy - 9, 'Date'); c.setFont('DC', 6.5); c.drawCentredString(W / 2, 28, 'Application Tab 7 – page 3 of 5'); c.showPage(); c.save()
    save(NAME, 'UM', MONEY, rows, totals); print(totals[-1], avg)
if __name__ == '__main__': main()
