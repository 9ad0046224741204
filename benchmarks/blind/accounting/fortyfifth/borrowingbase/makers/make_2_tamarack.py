# Industrial parks, by invoice, green-bar style monospaced print. PDF. Planted: one invoice line dropped.
from common import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import datetime as dt
R = random.Random(4502)
AS = dt.date(2026,4,30)
PROPS = [('0410','TAMARACK INDUSTRIAL PARK',[('A-1','HOLLANDER PALLET & CRATE CO'),('A-4','PRECISION GASKET WORKS INC'),('B-2','UNITED ROOFING SUPPLY'),('B-5','ZENITH COLD LOGISTICS LLC'),('C-1','MERIDIAN COATINGS CORP'),('C-3','J T WEATHERS TRUCKING')]),
 ('0415','TAMARACK NORTH FLEX',[('101','BRIGHTLINE LABS INC'),('104','OSAGE HVAC & SHEET METAL'),('110','KOVAC TOOL & DIE'),('116','PRAIRIE STATE BREWERS COOP')]),
 ('0422','ELKHORN DISTRIBUTION CENTER',[('BLDG 1','CONTINENTAL TIRE WAREHOUSE'),('BLDG 2','ROSSI IMPORT FOODS LTD'),('BLDG 3','PAXTON FREIGHT SYSTEMS')])]
K = ['total','current','b1_30','b31_60','b61_90','b90']
def build():
    inv = 61180; out = []; n = 1100
    for pc, pn, ts in PROPS:
        gp = []
        for u, t in ts:
            n += R.randint(3, 21); code = f'{pc[1:]}{n}'
            base = R.randint(4200, 26500)*100 + R.choice([0,0,50,33])
            if pc == '0422': base *= 2
            g = []
            for _ in range(R.randint(1, 6)):
                pre = R.choice([-1, 0, 0, 29, 30, 60, 61, 91, 122, 150]); age = pre + R.randint(0, 8)
                d = AS - dt.timedelta(days=age + 0)
                ty = R.choice(['RENT','RENT','RENT','CAM','TAX','INS','UTIL','LATE','REPR'])
                if pre < 0: ty = R.choice(['RENT','CAM']); d = dt.date(2026,5,1) # billed ahead
                a = dict(RENT=base, CAM=base//6, TAX=base//5, INS=base//22, UTIL=R.randint(9000,88000), LATE=base//20, REPR=R.randint(20000,400000))[ty]
                if R.random()<.25: a = int(a*R.uniform(.2,.8))
                age = (AS-d).days
                b = 'current' if age<=0 else 'b1_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90'
                g.append((d, ty, a, b))
            if R.random()<.35: 
                d = AS - dt.timedelta(days=R.randint(3,50)); age=(AS-d).days
                g.append((d,'CASH',-R.randint(400,6000)*100-R.choice([0,25]), 'b1_30' if age<=30 else 'b31_60'))
            g.sort()
            rr = []
            for d, ty, a, b in g:
                inv += R.randint(2, 37)
                rr.append(dict(property=pn, unit=u, resident=code, name=t, invoice=('U' if ty=='CASH' else '')+str(inv), date=d.isoformat(), charge=ty, total=a, **{b:a}))
            gp.append((u, t, code, rr))
        out.append((pc, pn, gp))
    return out
if __name__ == '__main__':
    pdfmetrics.registerFont(TTFont('M', LIB+'LiberationMono-Regular.ttf'))
    D = build(); allr = [r for p in D for g in p[2] for r in g[3]]
    drop = [r for r in D[1][2][1][3] if r['charge']!='CASH'][0] if len(D[1][2][1][3])>2 else None
    if drop is None: drop = next(g[3][1] for p in D for g in p[2] if len(g[3])>=4)
    rows, totals, L = [], [], []
    W = 13
    def nums(r): return ''.join(pad(r.get(k)) for k in K)
    def pad(c):
        if c is None: return ' '*15
        s = f2(abs(c), zero='.00') + ('-' if c<0 else ' ')
        return s.rjust(15)
    def line(a='', kind=''): L.append((a, kind))
    for pc, pn, gp in D:
        line(f'PROPERTY {pc}  {pn}', 'P'); line()
        for u, t, code, g in gp:
            line(f'  TENANT {code}  {t:<32} SPACE {u:<8} TEL (402) 555-01{R.randint(10,99)}', 'T')
            for r in g:
                if r is drop: continue
                rows.append(r); y, m, d = r['date'].split('-')
                line(f"    {r['invoice']:<8}{m}/{d}/{y[2:]}  {r['charge']:<6}" + nums(r))
            t_ = add(g, K); totals.append(dict(label=f'TENANT TOTAL {code}', **t_))
            line(f'    {"TENANT TOTAL "+code:<24}' + nums(t_) + '*'); line()
        s = add([r for g in gp for r in g[3]], K); totals.append(dict(label=f'PROPERTY TOTAL {pc}', **s))
        line(f'    {"PROPERTY TOTAL "+pc:<24}' + nums(s) + '**'); line(); line()
    s = add(allr, K); totals.append(dict(label='REPORT TOTAL', **s))
    line(f'    {"REPORT TOTAL":<24}' + nums(s) + '***'); line()
    line('    *** END OF REPORT AR4120 ***')
    c = canvas.Canvas(DOC+'/tamarack_open_invoice_aging.pdf', pagesize=(11*72, 8.5*72), invariant=1)
    pg, i, per, lh = 0, 0, 44, 10.8
    while i < len(L):
        pg += 1; y = 8.5*72-36; c.setFont('M', 9)
        ch = L[i:i+per]
        while i+len(ch) < len(L) and ch and (ch[-1][1] or not ch[-1][0]): ch = ch[:-1]
        while ch and not ch[0][0]: ch = ch[1:]; i += 1
        head = ['AR4120  TAMARACK INDUSTRIAL HOLDINGS LP'.ljust(60)+'RUN 05/04/26 07:14'.rjust(42)+f'PAGE {pg:>4}'.rjust(14),
                'OPEN INVOICE AGING - ALL PROPERTIES      AGED FROM INVOICE DATE      AS OF 04/30/26', '',
                f"    {'INVOICE':<8}{'INV DATE':<10}{'TYPE':<6}" + ''.join((h+' ').rjust(15) for h in ['OPEN BALANCE','CURRENT','1-30 DAYS','31-60 DAYS','61-90 DAYS','OVER 90'])]
        for h in head+['    '+'-'*113]: c.drawString(30, y, h[:]); y -= lh
        for a, k in ch: c.drawString(30, y, a); y -= lh
        i += len(ch); c.showPage()
    c.save()
    dump('tamarack_open_invoice_aging','pdf','AR',K,rows,totals,dict(what=f"invoice {drop['invoice']} of tenant {drop['resident']} ({drop['total']/100:.2f}) is left out of the lines though it is in the totals",kind='row_dropped'),
     'INDUSTRIAL','borrower controller, midrange system print','monospaced open-invoice aging, property and tenant headings, trailing minus',True)
