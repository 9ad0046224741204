import os, subprocess
from common import *
from docx import Document
from docx.shared import Pt, Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
F = 'Penhallow Estates Ltd - abridged balance sheet 31.03.2025.pdf'
s = S('Balance Sheet', 'Penhallow Estates Limited', None, '2025-03-31', ['2025', '2024'])
L = lambda l, a, b, note='': s.line(l, [a, b], note=note)
s.head('Fixed assets')
fa = [L('Tangible assets', 41286, 47930, '4'), L('Investment properties', 6845000, 6610000, '5'), L('Investments', 12500, 12500, '6')]
FA = s.tot('Total fixed assets', fa)
s.head('Current assets')
ca = [L('Stocks - heating oil and materials', 3914, 4220), L('Debtors', 98467, 86103, '7'), L('Cash at bank and in hand', 212638, 154976)]
CA = s.tot('Total current assets', ca)
CL = L('Creditors: amounts falling due within one year', -187345, -203412, '8')
NC = s.tot('Net current assets', [CA, CL])
TA = s.tot('Total assets less current liabilities', [FA, NC])
LT = L('Creditors: amounts falling due after more than one year', -1640000, -1720000, '9')
s.head('Provisions for liabilities')
DT = L('Deferred tax', -418750, -360000, '10')
NA = s.tot('Net assets', [TA, LT, DT], t='TOTAL')
s.head('Capital and reserves')
na = s.rows[NA]['v']
c = [L('Called up share capital', 10000, 10000, '11'), L('Share premium account', 90000, 90000), L('Fair value reserve', 1851250, 1675000, '12')]
c.append(L('Profit and loss account', na[0]-1951250, na[1]-1775000))
s.tot("Shareholders' funds", c, t='TOTAL', key='total_equity')
d = Document(); sec = d.sections[0]; sec.page_width, sec.page_height = Cm(21), Cm(29.7); sec.left_margin = sec.right_margin = Cm(2.3); sec.top_margin = Cm(1.8); sec.bottom_margin = Cm(1.5)
st = d.styles['Normal']; st.font.name = 'Carlito' if os.path.exists('/usr/share/fonts/truetype/crosextra/Carlito-Regular.ttf') else 'Liberation Sans'; st.font.size = Pt(10.5); st.paragraph_format.space_after = Pt(0)
def para(t, b=False, al=None, sz=None, after=0):
    p = d.add_paragraph(); r = p.add_run(t); r.bold = b; 
    if sz: r.font.size = Pt(sz)
    if al: p.alignment = al
    p.paragraph_format.space_after = Pt(after); return p
para('Penhallow Estates Limited', True, sz=13); para('Registered number 01894426 (England and Wales)', sz=9, after=6); para('Balance Sheet', True, sz=12); para('as at 31 March 2025', after=8)
t = d.add_table(rows=0, cols=4); t.autofit = False
ws = [Cm(9.4), Cm(1.4), Cm(2.8), Cm(2.8)]
for q, w_ in zip(t._tbl.tblGrid.findall(qn('w:gridCol')), ws): q.set(qn('w:w'), str(int(w_.cm*567)))
def edge(c, **k):
    p = c._tc.get_or_add_tcPr(); e = OxmlElement('w:tcBorders')
    for side, v in k.items():
        x = OxmlElement('w:' + side); x.set(qn('w:val'), v); x.set(qn('w:sz'), '6'); e.append(x)
    p.append(e)
def row(cells, bold=False, top=None, bottom=None, space=0):
    cs = t.add_row().cells
    for j, (c, x) in enumerate(zip(cs, cells)):
        c.width = ws[j]; p = c.paragraphs[0]; r = p.add_run(x); r.bold = bold; p.paragraph_format.space_before = Pt(space)
        if j: p.alignment = AL.CENTER if j == 1 else AL.RIGHT
        if j > 1 and (top or bottom): edge(c, **{k: v for k, v in [('top', top), ('bottom', bottom)] if v})
row(['', 'Note', '2025', '2024'], True); row(['', '', '£', '£'], True)
for r in s.rows:
    b = r['t'] != 'LINE'
    if r['t'] == 'HEADING': row([r['label'], '', '', ''], True, space=7); continue
    row([r['label'], r.get('note', ''), *[par(v) for v in r['v']]], b, 'single' if b else None, 'double' if r['t'] == 'TOTAL' else None, 2 if b else 1)
para('', after=4)
for x in ['For the year ending 31 March 2025 the company was entitled to exemption from audit under section 477 of the Companies Act 2006 relating to small companies.', 'The directors acknowledge their responsibilities for complying with the requirements of the Act with respect to accounting records and the preparation of accounts.', 'These accounts have been prepared in accordance with the provisions applicable to companies subject to the small companies regime (FRS 102 Section 1A).', 'Approved by the board on 22 September 2025 and signed on its behalf by:']: para(x, sz=9, after=5)
para('', after=2); para('..............................................', sz=9); para('J. M. Trevellick, Director', sz=9)
tmp = f'{B}/makers/tmp'; os.makedirs(tmp, exist_ok=True); d.save(f'{tmp}/bs.docx')
subprocess.run(['soffice', '--headless', f'-env:UserInstallation=file://{B}/.lo', '--convert-to', 'pdf', '--outdir', tmp, f'{tmp}/bs.docx'], check=True, stdout=subprocess.DEVNULL)
os.replace(f'{tmp}/bs.pdf', f'{B}/documents/{F}')
save(F, 'MIXED_USE', 'BALANCE_SHEET', 'British form FRS 102 1A balance sheet from Word', False, [s])
