# RV resort office: hand-kept balance sheet of site holders by month owed, xlsx
import random
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from common import doc, truth
SEED = 5313
NM = '''Arsenault, Guy|Bickford, Deb & Ron|Cavanaugh, P.|DeWitt, Sharon|Embry, Clay|Fontaine, Lucien|Gerber, Ruth|Haas, Bill + Jo|Ibarra, Nestor|Jessup, Dale|Kowal, Henryk|LaPointe, Yvette|Munson, Gary|Nygaard, Astrid|O'Dell, Mickey|Petrovic, Vesna|Quigley, Ed|Rasmussen, Kai|Schuler, Trudy|Tran, Bao|Underhill, Jim|Vasek, Lada|Wojcik, Stan|Yoder, Eli & Mattie|Zeller, Kurt|Ames, Cora|Blackwood, T.J.|Coombs, Faye|Duvall, Merle|Eastman, Ike|Fritsch, Ilse|Gallant, Rene|Hobbs, Peg|Iverson, Lars|Kimmel, Don|Leblanc, Odette|Mertz, Viv|Noll, Art|Ortega, Pilar|Pfeiffer, Hans'''.split('|')
def build():
    R = random.Random(SEED); nm = NM[:]; R.shuffle(nm); it = iter(nm)
    wb = Workbook(); ws = wb.active; ws.title = 'owed 9-30'
    F = lambda **k: Font(name='Arial', size=k.pop('size', 10), **k)
    ws.merge_cells('A1:K1'); ws['A1'] = "PELICAN POINT RV RESORT -- WHO OWES WHAT"; ws['A1'].font = F(bold=True, size=14); ws['A1'].alignment = Alignment(horizontal='center')
    ws.merge_cells('A2:K2'); ws['A2'] = 'Balances at close 9/30/2025  (updated 10/6 - Marcy)'; ws['A2'].font = F(italic=True); ws['A2'].alignment = Alignment(horizontal='center')
    hd = ['Site', 'Guest', 'Lease', None, 'BALANCE', 'SEPT\n2025', 'AUG\n2025', 'JULY\n2025', 'JUNE &\nOLDER', 'CREDIT ON\nACCT', 'Elec. Deposit', 'Notes']
    cols = ['total', 'm Sep 2025', 'm Aug 2025', 'm Jul 2025', 'other:JUNE & OLDER', 'prepaid', 'deposit']
    for k, w in enumerate((7, 22, 11, 2, 12, 11, 11, 11, 11, 11, 10, 34)): ws.column_dimensions['ABCDEFGHIJKL'[k]].width = w
    thin = Side('thin', color='999999'); NF = '"$"#,##0.00;[Red]\\-"$"#,##0.00'
    rows, totals = [], []; r = 4; G = [0]*7
    loops = [('PELICAN LOOP (waterfront)', 'P', 14, 92500, 'FFF2CC'), ('HERON LOOP', 'H', 15, 71000, 'DDEBF7'), ('BACK 40 / LONG TERM', 'B', 9, 58500, 'E2EFDA')]
    def header(r):
        for k, h in enumerate(hd):
            x = ws.cell(r, k+1, h); x.font = F(bold=True, size=9); x.alignment = Alignment(wrap_text=True, horizontal='center', vertical='bottom')
            if h: x.border = Border(bottom=Side('medium'))
        ws.row_dimensions[r].height = 27
    for ln, p, n, rent, fill in loops:
        ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=12); ws.cell(r, 1, ln).font = F(bold=True); ws.cell(r, 1).fill = PatternFill('solid', fgColor=fill); r += 1
        header(r); r += 1; S = [0]*7
        for s in sorted(R.sample(range(1, 60), n)):
            g = next(it); ls = R.choices(['Annual', 'Seasonal', 'Monthly'], [5, 3, 3])[0]; el = R.randint(3100, 16800)
            k = R.random(); se = au = ju = old = cr = 0; note = None
            if k < .15: cr = -R.choice([rent, 20000, R.randint(2000, 15000)]); note = R.choice(['pd ahead', 'prepaid Oct', None])
            elif k < .55: se = R.choice([el, rent+el, rent]); note = R.choice([None, None, 'pd 10/3 ck 1182', 'mailing check'])
            elif k < .8: se = rent+el; au = R.choice([R.randint(3000, 12000), rent]); note = R.choice([None, 'called 9/22', 'LM x2'])
            else: se = rent+el; au = rent+R.randint(3000, 9000); ju = R.choice([rent, rent//2]); old = R.choice([0, R.randint(5000, 180000)]); note = R.choice(['pulled out in Aug, trailer still here', 'LAWYER', 'pymt plan $200/mo'])
            if R.random() < .08 and cr == 0: cr = -2500
            dep = R.choice([0, 10000, 10000, 15000]); v = [se+au+ju+old+cr, se, au, ju, old, cr, dep]; S = [a+b for a, b in zip(S, v)]
            site = f'{p}{s}'; t = {'unit': site, 'name': g, 'status': ls}
            ws.cell(r, 1, site); ws.cell(r, 2, g); ws.cell(r, 3, ls)
            astext = R.random() < .1
            for i, x in enumerate(v):
                if x or i == 0:
                    val = x/100
                    c = ws.cell(r, 5+i, f'{val:,.2f}' if (astext and x > 0) else val); c.number_format = NF; c.alignment = Alignment(horizontal='right'); t[cols[i]] = val
                elif i == 4 and R.random() < .4: ws.cell(r, 5+i, '-').alignment = Alignment(horizontal='right')
            if note: ws.cell(r, 12, note).font = F(size=9, italic=True, color='7F3F00')
            for q in range(1, 12):
                c = ws.cell(r, q); c.border = Border(bottom=thin)
                if q < 12: c.font = F(bold=(q == 5))
            if note == 'LAWYER':
                for q in range(1, 12): ws.cell(r, q).fill = PatternFill('solid', fgColor='FFFF00')
            rows.append(t); r += 1
        lab = ln.split(' (')[0].title().replace('/ Long Term', '/ Long Term') + ' subtotal'
        ws.cell(r, 2, lab).font = F(bold=True); t = {'label': lab}
        for i, x in enumerate(S):
            c = ws.cell(r, 5+i, x/100); c.number_format = NF; c.font = F(bold=True); c.border = Border(top=Side('thin')); t[cols[i]] = x/100
        totals.append(t); G = [a+b for a, b in zip(G, S)]; r += 2
    ws.cell(r, 2, 'TOTAL ALL LOOPS').font = F(bold=True, size=11); t = {'label': 'TOTAL ALL LOOPS'}
    for i, x in enumerate(G):
        c = ws.cell(r, 5+i, x/100); c.number_format = NF; c.font = F(bold=True); c.border = Border(top=Side('thin'), bottom=Side('double')); t[cols[i]] = x/100
    totals.append(t); r += 2
    ws.cell(r, 1, 'yellow = with attorney.  Store tabs and golf cart rentals NOT in here (see POS).').font = F(size=9, italic=True)
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    wb.create_sheet('Sheet2')
    f = 'pelican point owed sept.xlsx'; wb.save(doc(f)); truth(f, 'AR', cols, rows, totals)
if __name__ == '__main__': build()
