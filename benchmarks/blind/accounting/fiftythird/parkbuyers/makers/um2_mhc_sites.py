# Manufactured-home communities: sites by type per community, QoE working paper, xlsx
import random
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from common import doc, truth
SEED = 5322
TY = [('Single-section, resident-owned', 'SW-TOH'), ('Multi-section, resident-owned', 'DW-TOH'), ('Single-section, park-owned rental', 'SW-POH'), ('Multi-section, park-owned rental', 'DW-POH'), ('Rent-to-own', 'RTO'), ('RV / park model', 'RV'), ('Pad without home', 'PAD')]
CM = [('Meadowlark Terrace - Salina, KS', 146, 412), ('Cedar Bluffs - Junction City, KS', 98, 378), ('Prairie Moon - Hutchinson, KS', 61, 341)]
def build():
    R = random.Random(SEED); wb = Workbook(); ws = wb.active; ws.title = 'Site mix'; ws.sheet_view.showGridLines = False
    F = lambda **k: Font(name='Times New Roman', size=k.pop('size', 10), **k)
    ws['B1'] = 'Homestead Plains portfolio - Site mix and lot rents'; ws['B1'].font = F(bold=True, size=13); ws['B2'] = 'Rent roll dated 5/31/2025; $ per site per month unless stated'; ws['B2'].font = F(italic=True)
    ws['B3'] = 'WP ref: R-4.1   Prepared: KLM 6/24/25   Reviewed: ____'; ws['B3'].font = F(size=8)
    for k, w in enumerate((2, 33, 9, 8, 10, 8, 9, 1.5, 9, 9, 1.5, 9, 9, 12, 12)): ws.column_dimensions['ABCDEFGHIJKLMNO'[k]].width = w
    ws.column_dimensions['K'].hidden = True
    cols = ['units', 'occupied', 'vacant', 'pct_occ', 'actual', 'market', 'ltl', 'actual_total', 'annual']
    C = (4, 5, 6, 7, 9, 10, 12, 14, 15)   # sheet columns; column 13 is a blank narrow spacer
    ws.column_dimensions['M'].width = 1.5
    NF = ('0', '0', '0;-0;"-"', '0.0%', '#,##0.00', '#,##0.00', '#,##0.00', '#,##0', '#,##0')
    db = Border(top=Side('thin'), bottom=Side('double')); grey = PatternFill('solid', fgColor='E7E6E6')
    def head(r):
        for a, b, t in ((4, 7, 'Sites'), (9, 12, 'Average lot rent'), (14, 15, 'In-place rent')):
            ws.merge_cells(start_row=r, start_column=a, end_row=r, end_column=b); x = ws.cell(r, a, t); x.font = F(bold=True); x.alignment = Alignment(horizontal='center')
            for q in range(a, b+1): ws.cell(r, q).border = Border(bottom=Side('thin'))
        for q, t in ((2, 'Site type'), (3, 'Code'), (4, 'Total'), (5, 'Occupied'), (6, 'Vacant'), (7, 'Occ. %'), (9, 'In-place'), (10, 'Market'), (12, 'Loss to lease'), (14, 'Monthly'), (15, 'Annualized')):
            x = ws.cell(r+1, q, t); x.font = F(bold=True); x.alignment = Alignment(horizontal='left' if q < 4 else 'right', wrap_text=True, vertical='bottom'); x.border = Border(bottom=Side('medium'))
        ws.row_dimensions[r+1].height = 27
    def put(r, v, bold=False):
        t = {}
        for i, (q, x) in enumerate(zip(C, v)):
            if x is None: continue
            y = ws.cell(r, q, x/100 if i == 3 else x); y.number_format = NF[i]; y.font = F(bold=bold)
            if bold: y.border = db
            if not (i == 2 and x == 0): t[cols[i]] = x
        return t
    def avg(a, b): return round(a/b, 2) if b else None
    rows, totals = [], []; r = 5; G = dict(u=0, o=0, act=0, mk=0, mko=0)
    def line(u, o, act, mk, mko):   # act: monthly $ of occupied; mk: market $ all sites; mko: market $ of occupied
        return [u, o, u-o, round(100*o/u, 1), avg(act, o), avg(mk, u), avg(mko-act, o), act, act*12]
    for n, (cn, tot, rent) in enumerate(CM):
        ws.merge_cells(start_row=r, start_column=2, end_row=r, end_column=15); x = ws.cell(r, 2, cn); x.font = F(bold=True, size=11); x.fill = grey; r += 1
        head(r); r += 2; sh = [.46, .22, .1, .04, .06, .05, .07]; S = dict.fromkeys(G, 0)
        for k, (ty, code) in enumerate(TY):
            if (n == 1 and code == 'RV') or (n == 2 and code in ('DW-POH', 'RTO')): continue
            u = max(2, round(tot*sh[k]*R.uniform(.9, 1.1))); o = 0 if code == 'PAD' else max(1, u - round(u*R.choice([0, .03, .06, .12, .2])))
            mkt = rent + {'SW-TOH': 0, 'DW-TOH': 35, 'SW-POH': 0, 'DW-POH': 35, 'RTO': 0, 'RV': 60, 'PAD': 0}[code]
            act = o*(mkt - R.randint(8, 34)) + R.randint(0, 9)*5 if o else 0
            L = dict(u=u, o=o, act=act, mk=u*mkt, mko=o*mkt)
            v = line(**L)
            if not o: v[4] = v[6] = v[7] = v[8] = None
            ws.cell(r, 2, ty).font = F(); ws.cell(r, 2).alignment = Alignment(indent=1); ws.cell(r, 3, code).font = F()
            rows.append({'type': ty, 'code': code, **put(r, v)}); r += 1
            for q in S: S[q] += L[q]
        lab = 'Total / weighted average'; ws.cell(r, 2, lab).font = F(bold=True); totals.append({'label': lab, **put(r, line(**S), True)}); r += 2
        for q in G: G[q] += S[q]
    lab = 'Portfolio'; ws.cell(r, 2, lab).font = F(bold=True, size=11); totals.append({'label': lab, **put(r, line(**G), True)}); r += 2
    for t in ('Home rent on park-owned and RTO homes is excluded; lot rent only.', 'In-place and loss to lease per occupied site; market per site over all sites.', 'Pads without home carry market rent but no tenant.'):
        ws.cell(r, 2, t).font = F(size=8, italic=True); r += 1
    # side table
    ws['Q6'] = 'Site count bridge'; ws['Q6'].font = F(bold=True); ws.column_dimensions['Q'].width = 26
    for i, (a, b) in enumerate((('Sites per survey', G['u']+4), ('Utility lots', -3), ('Manager home site', -1), ('Sites per rent roll', G['u']))): ws.cell(7+i, 17, a).font = F(size=9); ws.cell(7+i, 18, b).font = F(size=9)
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    f = 'R-4.1 Site mix Homestead Plains.xlsx'; wb.save(doc(f)); truth(f, 'UM', cols, rows, totals)
if __name__ == '__main__': build()
