# insurer's dwelling schedule of a land trust, Word -> PDF
from common import *
import subprocess,docx
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
S=[('Location 1 – 41–57 Mill Street (three frame three-deckers, 1912)',[('1 bedroom flat, rear',1,'1',3,610,3,985),('2 bedroom flat',2,'1',4,840,4,1160),('3 bedroom flat, top floor',3,'1',2,1085,1,1340)]),
('Location 2 – Former Tannery, 8 Canal Row (brick, sprinklered, 2009 conversion)',[('Studio',0,'1',6,455,5,790),('Studio loft w/ mezzanine',0,'1',2,570,2,865),('1 bedroom',1,'1',11,655,11,960),('1 bedroom accessible',1,'1',3,690,3,960),('2 bedroom',2,'1.5',7,905,6,1195)]),
('Location 3 – Hollow Brook cottages (detached, wood frame)',[('Cottage A (one story)',2,'1',5,780,5,1050),('Cottage B (Cape)',3,'1.5',4,1120,4,1385),('Farmhouse',5,'2',1,2240,1,1900)])]
rows=[];totals=[];secs=[]
def tl(label,rs):
    u=sum(r['units'] for r in rs);return dict(label=label,units=u,occupied=sum(r['occupied'] for r in rs),total_sf=sum(r['total_sf'] for r in rs),actual_total=sum(r['actual_total'] for r in rs))
for s,(h,ls) in enumerate(S):
    rs=[]
    for t,bd,ba,n,sf,oc,rt in ls:
        rs.append(dict(type=t,beds=bd,baths=float(ba),units=n,occupied=oc,sf=sf,total_sf=n*sf,actual=rt,actual_total=oc*rt))
    t=tl(f'Location {s+1}',rs);rows+=rs;totals.append(t);secs.append((h,rs,t))
g=tl('All locations',rows);totals.append(g)
d=docx.Document();st=d.styles['Normal'];st.font.name='Georgia';st.font.size=Pt(10)
for x in d.sections: x.left_margin=x.right_margin=Inches(.8);x.top_margin=Inches(.8);x.bottom_margin=Inches(.7)
p=d.add_paragraph();r=p.add_run('Hollow Brook Community Land Trust');r.bold=True;r.font.size=Pt(15)
p=d.add_paragraph('Schedule of dwelling units for the property renewal, policy year beginning January 1, 2026');p.runs[0].italic=True
d.add_paragraph('The Trust owns the land and all of the buildings below. Counts are as of November 3, 2025. Rents are the average of what is in fact charged for the occupied units; heat and hot water are included at Locations 1 and 2. Floor areas were measured by our volunteers for the 2019 appraisal and are net of halls and stairs.')
H=['Kind of dwelling','Beds','Baths','No. of units','Let','Sq. ft.\neach','Sq. ft.\nin all','Average rent\ncharged','Rent per\nmonth']
Wd=[1.9,.6,.6,.6,.62,.62,.66,.74,.76]
t=d.add_table(rows=1,cols=9);t.style='Table Grid';t.autofit=False
def put(cell,s,right=True,b=False,i=False):
    p=cell.paragraphs[0];p.paragraph_format.space_after=Pt(0);r=p.add_run(s);r.bold=b;r.italic=i;r.font.size=Pt(9)
    if right:p.alignment=AL.RIGHT
def shade(cell,col):
    e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),col);cell._tc.get_or_add_tcPr().append(e)
for j,h in enumerate(H): put(t.rows[0].cells[j],h,j>0,True);shade(t.rows[0].cells[j],'E7E0D0')
def line(label,r,b=False):
    c=t.add_row().cells;put(c[0],label,False,b)
    for j,k in enumerate(['beds','baths','units','occupied','sf','total_sf','actual','actual_total']):
        if k in r:
            v=r[k];s=f'{v:g}' if k=='baths' else f'${v:,}' if k.startswith('actual') else f'{v:,}'
            put(c[j+1],s,True,b)
for h,rs,tt in secs:
    c=t.add_row().cells;m=c[0].merge(c[8]);put(m,h,False,False,True)
    for r in rs: line(r['type'],r)
    line(tt['label'],tt,True)
line('All locations',g,True)
for row in t.rows:
    if len(set(id(c._tc) for c in row.cells))==9:
        for j,c in enumerate(row.cells): c.width=Inches(Wd[j])
for j,gc in enumerate(t._tbl.tblGrid.findall(qn('w:gridCol'))): gc.set(qn('w:w'),str(int(Wd[j]*1440)))
d.add_paragraph()
d.add_paragraph('Studios are entered with 0 bedrooms. The office and laundry at 8 Canal Row (1,130 sq. ft.) and the Mill Street sheds are not dwellings and are listed on Schedule C. Vacant at this date: one flat at Mill Street (water damage, claim open), one studio and one two-bedroom at the Tannery.')
d.add_paragraph('Prepared by the bookkeeper for the Trust and reviewed by the Treasurer.')
b='Hollow Brook CLT - dwelling schedule 2026'
out=f'{ROOT}/makers/{b}.docx';d.save(out)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',f'{ROOT}/documents',out],check=True,capture_output=True)
K=['beds','baths','units','occupied','sf','total_sf','actual','actual_total']
save(b+'.pdf','UM','hand-made Word table for the insurer, three locations with merged headings, wrapped headers; land trust',False,K,rows,totals);print(len(rows),g)
