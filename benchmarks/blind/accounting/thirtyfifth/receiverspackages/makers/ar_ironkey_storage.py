# Self storage past due ledger by building (fpdf2), charges split and aged, dashes for nil, zebra stripes
from common import *
import random, datetime as dt
from fpdf import FPDF
R = random.Random(77); ASOF = dt.date(2025, 9, 12)
N = 'Pete Sandoval|Rhonda Wiggs|Tri-Cities Drywall LLC|Marcus Ohlin|Dee Ann Pruett|Hector Balderas|K. Strand Estate|Julie Nakagawa|Big Dog Vending|Chas. Leffler|Tasha Moultrie|Wade Purvis|First Light Church|Ofelia Montes|R & R Handyman|Ginny Castleberry|Lon Thibodeaux|Alma Reyes|Bo Trammell|Stacia Wynn|Vern Kittredge|D. Abruzzo|Monique Fells|Pacer Moving & Del.|Gil Hathcock|Shawna Beddoe|T. J. Rusk|Carla Zamudio|Everett Boone Jr|Lynn Sorrell|Hope Pantry Inc|Arlo Sims|Nell Garrick|C. Vandiver'.split('|')
sizes = {'A': [('5x10', 62), ('10x10', 94), ('10x15', 119), ('10x20', 142), ('10x30', 189)], 'B': [('5x5', 49), ('5x10', 84), ('10x10', 138), ('10x15', 176)], 'R': [('12x30', 75), ('12x40', 95)]}
SEC = [('A', 'Building A - Drive-up', 16), ('B', 'Building B - Climate Controlled', 12), ('R', 'RV / Boat Parking (uncovered)', 6)]
OR, OF, OI, OD = 'other:Rent', 'other:Fees', 'other:Insur.', 'other:Days Late'
BK = ['b0_30', 'b31_60', 'b61_90', 'b91_120', 'b120']
MON = [OD, OR, OF, OI, 'total', *BK]
days = [3, 7, 11, 12, 14, 18, 23, 27, 34, 38, 42, 45, 51, 58, 63, 72, 77, 86, 94, 103, 118, 131, 164, 197, 246]
i = 0; data = []
for s, title, n in SEC:
    L = []; us = sorted(R.sample(range(1, 96), n))
    for u in us:
        z, base = R.choice(sizes[s]); rate = r2(base + R.choice([0, 0, -10, 7.5, 12])); ins = R.choice([0, 12.0, 12.0, 15.0]) if s != 'R' else 0; d = R.choice(days)
        mths = -(-d // 30); b = [0.0] * 5; rent = fee = insu = 0
        for q in range(mths):      # q = 0 newest month
            k = min(q, 4); f = 20.0 if (q < mths - 1 or d > 5) else 0.0
            if q == 0 and d % 30 <= 5 and mths > 0: f = 0.0
            if q == mths - 2: f += 75.0      # lien notice fee
            b[k] += rate + ins + f; rent += rate; insu += ins; fee += f
        if R.random() < .14 and mths == 1 and d > 10: b[0] -= 40.0; rent -= 40.0   # part payment
        if R.random() < .1: pass
        st = 'Late' if d < 8 else 'Overlock' if d < 31 else 'Lien ntc sent' if d < 61 else 'Lien' if d < 91 else 'Auction 10/02' if s != 'R' else 'Tow review'
        if N[i] == 'Hope Pantry Inc': st = 'Pmt plan'
        L.append(dict(unit=f'{s}{u:03d}', size=z, name=N[i], phone=f'(509) 555-0{R.randint(100,199)}', date=(ASOF - dt.timedelta(d)).strftime('%m/%d/%y'), status=st, total=r2(rent + fee + insu), **{OD: d, OR: r2(rent), OF: r2(fee), OI: r2(insu)}, **dict(zip(BK, map(r2, b))))); i += 1
        assert abs(sum(b) - rent - fee - insu) < .01
    data.append((title, L))
class P(FPDF):
    def header(s):
        s.set_font('Times', 'B', 14); s.cell(0, 6, 'IRON KEY SELF STORAGE - PASCO', new_x='LMARGIN', new_y='NEXT')
        s.set_font('Times', '', 9); s.cell(130, 4.5, 'Past Due Ledger - all tenants with a balance at close of business 09/12/2025'); s.cell(0, 4.5, f'Mgr: kiosk2      Page {s.page_no()}/{{nb}}', align='R', new_x='LMARGIN', new_y='NEXT'); s.ln(2)
        s.set_fill_color(52, 60, 88); s.set_text_color(255); s.set_font('Helvetica', 'B', 7)
        y = s.get_y(); s.rect(s.l_margin, y, s.epw, 9, 'F')
        for (x, w, t, al) in COLS:
            ls = t.split('\n'); yy = y + (1 if len(ls) == 2 else 3)
            for l in ls: s.set_xy(x, yy); s.cell(w, 3.4, l, align=al); yy += 3.4
        s.set_text_color(0); s.set_xy(s.l_margin, y + 10)
CW = [('Unit', 11, 'L'), ('Size', 10, 'L'), ('Tenant', 34, 'L'), ('Phone', 20, 'L'), ('Paid\nThru', 14, 'C'), ('Days\nLate', 9, 'R'), ('Rent', 16, 'R'), ('Fees', 15, 'R'), ('Insur.', 13, 'R'), ('Total\nDue', 18, 'R'), ('0-30\nDays', 15, 'R'), ('31-60\nDays', 15, 'R'), ('61-90\nDays', 15, 'R'), ('91-120\nDays', 15, 'R'), ('Over 120\nDays', 16, 'R'), ('Status', 26, 'L')]
x = 8; COLS = []
for t, w, al in CW: COLS.append((x, w, t, al)); x += w
p = P('L', 'mm', 'letter'); p.set_margins(8, 9); p.set_auto_page_break(False); p.add_page()
NUMC = {OD: 5, OR: 6, OF: 7, OI: 8, 'total': 9, **{k: 10 + j for j, k in enumerate(BK)}}
def at(j, y, t): p.set_xy(COLS[j][0], y); p.cell(COLS[j][1], 4.6, t, align=COLS[j][3])
def mm_(v): return '-' if abs(v) < .005 else f'{v:,.2f}'
rows = []; totals = []
def sums(L): return {k: r2(sum(r[k] for r in L)) for k in MON if k != OD}
def total(lab, L, fill):
    y = p.get_y(); s = sums(L); p.set_font('Helvetica', 'B', 7); p.set_fill_color(*fill); p.rect(8, y, p.epw, 5, 'F'); p.set_xy(8, y); p.cell(100, 5, lab)
    for k, v in s.items(): at(NUMC[k], y + .2, mm_(v))
    p.set_xy(8, y + 8); totals.append({'label': lab, **{k: v for k, v in s.items() if v}})
for title, L in data:
    if p.get_y() > 185: p.add_page()
    p.set_font('Times', 'BI', 10); p.cell(0, 5.5, title, new_x='LMARGIN', new_y='NEXT')
    for j, r in enumerate(L):
        if p.get_y() > 198: p.add_page()
        y = p.get_y()
        if j % 2: p.set_fill_color(238, 240, 246); p.rect(8, y, p.epw, 4.6, 'F')
        p.set_font('Helvetica', '', 7)
        for q, t in enumerate([r['unit'], r['size'], r['name'], r['phone'], r['date'], str(r[OD])]): at(q, y, t)
        for k in MON[1:]: at(NUMC[k], y, mm_(r[k]))
        at(15, y, r['status']); p.set_xy(8, y + 4.6)
        z = {k: r[k] for k in ('unit', 'name', 'status', 'date')}; z.update({k: r[k] for k in MON if r[k]}); rows.append(z)
    total(f'{title.split(" (")[0].split(" - ")[0]} total - {len(L)} tenants', L, (214, 219, 232))
total('Facility total', [r for _, L in data for r in L], (190, 198, 220))
p.set_font('Times', 'I', 8.5); p.multi_cell(0, 4, 'Fees = late fees plus lien notice fee ($75.00). Status "Auction" units advertised per RCW 19.150. Military tenants excluded from lien sale. Autopay declines retried on the 15th.')
p.output(doc('ar_ironkey_storage.pdf'))
save('ar_ironkey_storage.pdf', 'AR', MON, rows, totals, 'SELF_STORAGE', 'self storage past due ledger by building, charges split into rent/fees/insurance beside five aging columns, dashes for nil', 'days-late count among money columns, dashes, white-on-dark two-line header, section totals')
