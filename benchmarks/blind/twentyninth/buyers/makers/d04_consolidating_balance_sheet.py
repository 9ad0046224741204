"""Student housing owner: consolidating balance sheet by entity with eliminations; Excel look printed to PDF by LibreOffice, portrait, whole dollars, dashes."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import xlsxwriter, subprocess, tempfile, shutil
FN = 'Quad_Hill_Consolidating_BS_2025-09-30.pdf'
cols = ['Quad Hill North LLC', 'Quad Hill South LLC', 'QH Holdings LLC', 'Eliminations', 'Consolidated']
S = Stmt(cols, 4, lambda b, n: list(b)+[sum(x or 0 for x in b)])
H, L = S.head, S.line
H('Assets')
H('Current assets', level=1)
def li(l, n, s, h, e=0): return L(l, [n, s, h, e], None, 2)
ca = [li('Cash - operating', 412906, 268114, 731450), li('Cash - security deposits', 96250, 61800, 0), li('Accounts receivable - residents', 88431, 52716, 0), li('Less: allowance for doubtful accounts', -41200, -23900, 0),
      li('Due from affiliates', 0, 18750, 214600, -233350), li('Prepaid insurance', 133842, 79655, 6210), li('Prepaid expenses - other', 21470, 13902, 18500)]
a1 = S.sub('Total current assets', ca, level=1)
H('Restricted cash', level=1)
rc = [li('Real estate tax escrow', 318204, 190448, 0), li('Insurance escrow', 61517, 38260, 0), li('Replacement reserve', 247500, 158400, 0)]
a2 = S.sub('Total restricted cash', rc, level=1)
H('Property and equipment', level=1)
pe = [li('Land', 4850000, 3120000, 0), li('Buildings and improvements', 38416720, 24075310, 0), li('Furniture, fixtures and equipment', 3204418, 1988260, 14730), li('Construction in progress', 126915, 0, 0), li('Accumulated depreciation', -9318664, -4672918, -8838)]
a3 = S.sub('Net property and equipment', pe, level=1)
H('Other assets', level=1)
inv = li('Investment in subsidiaries', 0, 0, 0, 0); 
oa = [inv, li('Deferred costs, net of amortization', 187420, 141066, 0), li('Utility deposits', 15500, 9200, 0), li('Interest rate cap, at fair value', 0, 88214, 0)]
# liabilities first, as plain numbers, to find the equities
cl = [('Accounts payable', 142618, 91340, 12415, 0), ('Accrued real estate taxes', 309850, 186620, 0, 0), ('Accrued interest', 118406, 92317, 0, 0), ('Accrued expenses - other', 74211, 38844, 31500, 0), ('Due to affiliates', 139600, 75000, 18750, -233350),
      ('Prepaid rents', 203744, 128612, 0, 0), ('Current portion of mortgage notes payable', 486200, 0, 0, 0)]
ll = [('Mortgage notes payable, less current portion', 26113540, 17850000, 0, 0), ('Less: unamortized loan costs', -304115, -226480, 0, 0), ('Resident security deposits', 95875, 61650, 0, 0)]
rows_a = [r for r in S.rows if r['type'] == 'LINE']
A = [sum(r['base'][c] for r in rows_a) for c in range(4)]
Lb = [sum(x[c+1] for x in cl+ll) for c in range(4)]
eqN, eqS = A[0]-Lb[0], A[1]-Lb[1]
S.rows[inv]['base'] = [0, 0, eqN+eqS, -(eqN+eqS)]; S.rows[inv]['values'] = S.derive(S.rows[inv]['base'], None)
a4 = S.sub('Total other assets', oa, level=1)
ta = S.total('Total assets', [a1, a2, a3, a4], key='total_assets')
H("Liabilities and Members' Equity")
H('Current liabilities', level=1)
i1 = [li(*x) for x in cl]; l1 = S.sub('Total current liabilities', i1, level=1)
H('Long-term liabilities', level=1)
i2 = [li(*x) for x in ll]; l2 = S.sub('Total long-term liabilities', i2, level=1)
tl = S.sub('Total liabilities', [l1, l2], level=1, key='total_liabilities'); S.rows[tl]['type'] = 'TOTAL'
H("Members' equity", level=1)
eqH = A[2] + eqN + eqS - Lb[2]
cN, cS, cH = 14200000, 8600000, 21750000; dN, dS, dH = -3915000, -1640000, -5420000; nN, nS = 268914, 147306; nH = nN+nS-96480
def plug(t, *x): return t - sum(x)
e = [li('Capital contributions', cN, cS, cH, -cN-cS), li('Distributions', dN, dS, dH, -dN-dS)]
aN, aS, aH = plug(eqN, cN, dN, nN), plug(eqS, cS, dS, nS), plug(eqH, cH, dH, nH)
e += [li('Accumulated earnings (deficit)', aN, aS, aH, -aN-aS), li('Net income - current year', nN, nS, nH, -nN-nS)]
te = S.sub("Total members' equity", e, level=1, key='total_equity'); S.rows[te]['type'] = 'TOTAL'
tt = S.total("Total liabilities and members' equity", [tl, te])
assert S.rows[tt]['values'] == S.rows[ta]['values'], (S.rows[tt]['values'], S.rows[ta]['values'])
print(A, Lb, eqN, eqS, eqH, aN, aS, aH)
tmp = tempfile.mkdtemp(); xp = os.path.join(tmp, FN.replace('.pdf', '.xlsx'))
wb = xlsxwriter.Workbook(xp); ws = wb.add_worksheet('BS'); fn = {'font_name': 'Caladea', 'font_size': 9.5}; fn = {'font_name': 'Liberation Serif', 'font_size': 9.5}
F = lambda **k: wb.add_format({**fn, **k})
ws.set_column(0, 0, 40); ws.set_column(1, 5, 13.5)
c = F(bold=True, align='center', font_size=12)
ws.merge_range(0, 0, 0, 5, 'QH HOLDINGS LLC AND SUBSIDIARIES', c); ws.merge_range(1, 0, 1, 5, 'CONSOLIDATING BALANCE SHEET', c); ws.merge_range(2, 0, 2, 5, 'September 30, 2025', F(align='center', font_size=10.5)); ws.merge_range(3, 0, 3, 5, '(Unaudited - see disclaimer below)', F(align='center', italic=True))
ws.set_row(5, 27)
for j, h in enumerate(cols): ws.write(5, j+1, h, F(bold=True, align='center', valign='bottom', text_wrap=True, bottom=1))
nf = '#,##0_);(#,##0);"-"_)'; nd = '"$"* #,##0_);"$"* (#,##0);"$"* "-"_)'
r = 6; first = True
for x in S.rows:
    if x['type'] == 'HEADING' and x['level'] == 0: r += 1 if r > 6 else 0; ws.merge_range(r, 0, r, 5, x['label'], F(bold=True, align='center', underline=1)) if 0 else ws.write(r, 0, x['label'].upper(), F(bold=True)); x['label'] = x['label'].upper()
    elif x['type'] == 'HEADING': ws.write(r, 0, x['label'], F(indent=1, italic=True))
    else:
        big = x['type'] == 'TOTAL' and x['level'] == 0; sub = x['type'] != 'LINE'
        k = dict(num_format=nd if (big or first) else nf); first = False
        if sub: k['top'] = 1
        if big: k['bottom'] = 6
        ws.write(r, 0, x['label'], F(indent=0 if big else (3 if sub else 2), bold=big))
        for j, v in enumerate(x['values']): ws.write_number(r, j+1, v, F(bold=big, **k))
        if sub: r += 1
    r += 1
ws.merge_range(r, 0, r+1, 5, 'No assurance is provided on these financial statements. Substantially all disclosures ordinarily included in financial statements prepared in accordance with GAAP are omitted. Intercompany balances and the investment in subsidiaries are eliminated.', F(text_wrap=True, font_size=8, italic=True, valign='top'))
ws.set_portrait(); ws.set_paper(1); ws.fit_to_pages(1, 1); ws.set_margins(.6, .6, .6, .6); ws.center_horizontally(); ws.hide_gridlines(2); ws.set_footer('&L&8QHH consolidation v3&R&8&P of &N')
wb.close()
subprocess.run(['soffice', '-env:UserInstallation=file://'+tmp+'/lo', '--headless', '--convert-to', 'pdf', '--outdir', tmp, xp], check=True, capture_output=True)
shutil.copy(xp.replace('.xlsx', '.pdf'), os.path.join(DOCS, FN)); shutil.rmtree(tmp)
save(FN, [S.truth('CONSOLIDATING BALANCE SHEET', 'QH HOLDINGS LLC AND SUBSIDIARIES', None, '2025-09-30', dash_zero=True)], 'STUDENT_HOUSING', 'BALANCE_SHEET', 'sponsor\'s controller',
     'spreadsheet printed to PDF, entity columns with eliminations and consolidated, accounting dollar signs, dashes, no codes', True)
