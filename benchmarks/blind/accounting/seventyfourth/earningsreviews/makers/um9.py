# student housing budget memo, Word -> PDF
from h import *
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess
N='Budget 2026-27 Rent Assumptions - Bowline Commons.pdf'
# type, units, bed count, sf, preleased, in-place rate, budget rate
D=[('Studio (S1)',12,12,412,11,1149,1195),('2x2 Standard (B1)',24,48,806,29,965,990),('2x2 Deluxe (B2)',18,36,868,31,1005,1050),('3x3 Flat (C1)',20,60,1124,22,879,879),('4x2 Value (D1)',16,64,1188,40,699,715),('4x4 Flat (D2)',54,216,1366,131,815,835),('4x4 Townhouse (D3)',22,88,1518,63,869,910),('5x5 Cottage (E1)',10,50,1842,47,905,945)]
K=['units','other:Bed Count','sf','other:Pre-Leased Beds','pct_leased','actual','other:2026-27 Budget Rate','other:% Change','other:Budgeted Annual Rent']
rows=[]
def mk(u,b,sf,pl,a,m,ann): return dict(zip(K,[u,b,sf,pl,round(100*pl/b,1),a,m,round(100*(m/a-1),1),ann]))
for t,u,b,sf,pl,a,m in D: rows.append(dict(type=t,**mk(u,b,sf,pl,a,m,b*m*12)))
U=sum(x[1] for x in D);B=sum(x[2] for x in D);ann=sum(x[2]*x[6]*12 for x in D)
aa=sum(x[2]*x[5] for x in D)/B;mm=sum(x[2]*x[6] for x in D)/B
T=mk(U,B,round(sum(x[1]*x[3] for x in D)/U),sum(x[4] for x in D),round(aa),round(mm),ann);T['other:% Change']=round(100*(mm/aa-1),1)
tot=[dict(label='Total / Average',**T)]
F=[lambda x:f'{x:,}',lambda x:f'{x:,}',lambda x:f'{x:,}',lambda x:f'{x:,}',lambda x:f'{x:.1f}%',lambda x:f'${x:,}',lambda x:f'${x:,}',lambda x:f'{x:.1f}%',lambda x:f'${x:,}']
d=Document();s=d.sections[0];s.page_width,s.page_height=Inches(8.5),Inches(11);s.left_margin=s.right_margin=Inches(.7);s.top_margin=Inches(.8)
d.styles['Normal'].font.name='Liberation Serif';d.styles['Normal'].font.size=Pt(11)
def para(t,b=False,sz=None,sp=6):
    p=d.add_paragraph();r=p.add_run(t);r.bold=b
    if sz:r.font.size=Pt(sz)
    p.paragraph_format.space_after=Pt(sp);return p
para('MEMORANDUM',True,15,4)
for a,b in(('To:','Budget committee, Bowline Commons Owner LP'),('From:','Regional operations, Harborlight Student Living'),('Date:','March 12, 2026'),('Re:','Rent assumptions by floor plan for the 2026-27 lease year')):
    p=d.add_paragraph();p.paragraph_format.space_after=Pt(1);r=p.add_run(f'{a}\t');r.bold=True;p.add_run(b);p.paragraph_format.tab_stops.add_tab_stop(Inches(.8))
para('',sp=2)
para(f'The table below sets out the rates per bed that we ask the committee to approve. Leases are by the bed in twelve equal installments (August 2026 through July 2027). Pre-leasing is as of March 8, 2026; the property stood at 58.9% on the same date a year ago. The 3x3 flats lag and are held flat, while the cottages are nearly sold out.')
H=['Floor Plan','Units','Bed Count','Avg SF','Pre-Leased Beds','% Pre-Leased','2025-26 In-Place Rate','2026-27 Budget Rate','% Change','Budgeted Annual Rent']
W=[1.3,.48,.52,.56,.66,.68,.7,.7,.62,.86]
t=d.add_table(rows=1,cols=10);t.style='Light List' if False else 'Table Grid';t.autofit=False
def sc(c,x,b,al,fill=None):
    c.text='';p=c.paragraphs[0];r=p.add_run(x);r.bold=b;r.font.size=Pt(8.5);p.alignment=al;p.paragraph_format.space_after=Pt(0)
    if fill: 
        e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),fill);c._tc.get_or_add_tcPr().append(e)
for c,h in zip(t.rows[0].cells,H): sc(c,h,True,AL.CENTER,'DDE6F0')
for r in rows+[dict(type='Total / Average',**T)]:
    cs=t.add_row().cells;b=r['type'].startswith('Total')
    sc(cs[0],r['type'],b,AL.LEFT)
    for c,k,f in zip(cs[1:],K,F): sc(c,f(r[k]),b,AL.RIGHT)
for col,w in zip(t.columns,W): col.width=Inches(w)
for row in t.rows:
    for c,w in zip(row.cells,W): c.width=Inches(w)
para('',sp=2)
para('Rates are weighted by bed; average area is weighted by unit. Budgeted annual rent is before vacancy (budgeted at 5.5%), concessions and bad debt, and before the $45 utility and technology package per bed.',sz=9)
para('Other assumptions',True,11,3)
for x in('Renewal incentive of $150 per bed through April 15, 2026 (shown as a concession).','Reserved parking: 96 spaces at $55 a month; garage not offered.','Two 4x4 flats (8 beds) are kept for staff; their rent is budgeted as revenue and reversed as a concession.'):
    p=d.add_paragraph(x,style='List Bullet');p.paragraph_format.space_after=Pt(2)
o='build/blind/.render/';os.makedirs(o,exist_ok=True);f=o+N[:-4]+'.docx';d.save(f)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/documents',f],check=True,capture_output=True)
save(N,'UM',K,rows,tot,None,'Student housing budget memo (Word printed to PDF), floor plans by bed, pre-leasing, in-place and budget rates',False)
print(T)
