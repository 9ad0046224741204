# Appraisal of a senior living community: Word narrative page to PDF
from h import *
import subprocess
from docx import Document; from docx.shared import Pt,Inches; from docx.enum.text import WD_ALIGN_PARAGRAPH as A; from docx.oxml.ns import qn; from docx.oxml import OxmlElement
G=[('Independent Living',[('IL Studio',8,425,7,3150,3035),('IL One Bedroom',34,640,31,3895,3742),('IL One Bedroom Deluxe',12,735,12,4250,4088),('IL Two Bedroom',16,960,13,4975,4810)]),
('Assisted Living',[('AL Studio',22,345,20,4650,4521),('AL One Bedroom',18,510,16,5425,5268),('AL Companion Suite',4,560,4,3900,3815)]),
('Memory Care',[('MC Private',20,310,18,6350,6190),('MC Semi-Private',6,420,4,4875,4760)])]
k=['units','sf','total_sf','occupied','vacant','pct_occ','market','actual','other:Annual Potential at Asking']
def agg(rs):
    u=sum(r[1] for r in rs);o=sum(r[3] for r in rs);f=sum(r[1]*r[2] for r in rs);m=sum(r[1]*r[4] for r in rs);a=sum(r[3]*r[5] for r in rs)
    return {'units':u,'sf':round(f/u),'total_sf':f,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100+1e-9,1),'market':round(m/u),'actual':round(a/o),k[-1]:m*12}
fmt=lambda q,v:f'{v:.1f}%' if q=='pct_occ' else f'${v:,}' if q in('market','actual',k[-1]) else f'{v:,}'
d=Document();s=d.sections[0];s.page_width,s.page_height=Inches(8.5),Inches(11);s.left_margin=s.right_margin=Inches(.8)
d.styles['Normal'].font.name='Liberation Serif';d.styles['Normal'].font.size=Pt(10.5)
s.header.paragraphs[0].text='Willow Bend Senior Living, Columbus, Ohio\t\tIMPROVEMENTS DESCRIPTION';s.footer.paragraphs[0].text='Ashdown Reyes Valuation Group\tFile 25-0817\tPage 38'
d.add_heading('Unit Mix and Occupancy',2)
d.add_paragraph('The subject comprises 140 units in three levels of care, in a three-story main building and a single-story memory care wing. The table summarizes the unit configuration, occupancy and monthly fees as of the date of inspection, September 18, 2025. Asking fees are from the rate sheet effective July 1, 2025; average in-place fees are from the resident census and exclude level-of-care charges.')
H=['Unit Type','No. of Units','Avg. Unit SF','Total SF','Occupied','Vacant','Occ. %','Asking Monthly Fee','Avg. In-Place Fee','Annual Potential at Asking']
t=d.add_table(rows=0,cols=10);t.style='Table Grid';t.autofit=False
Wd=[1.45,.5,.55,.65,.68,.55,.58,.65,.65,.9]
def add(cells,bold=0,shade=None):
    r=t.add_row()
    tp=r._tr.get_or_add_trPr();cs=OxmlElement('w:cantSplit');tp.append(cs)
    for i,(c,x) in enumerate(zip(r.cells,cells)):
        c.width=Inches(Wd[i]);p=c.paragraphs[0];p.paragraph_format.space_after=Pt(0);ru=p.add_run(x);ru.font.size=Pt(8.5);ru.bold=bool(bold);p.alignment=A.LEFT if i==0 else A.CENTER if shade=='BFCDE0' else A.RIGHT
        if shade: e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),shade);c._tc.get_or_add_tcPr().append(e)
    return r
add(H,1,'BFCDE0');rows=[];totals=[]
for g,rs in G:
    r=add([g]+['']*9,1);m=r.cells[0].merge(r.cells[9])
    for p in m.paragraphs[1:]: p._p.getparent().remove(p._p)
    for x in rs:
        v=agg([x]);rows.append(dict(type=x[0],**v));add([x[0]]+[fmt(q,v[q]) for q in k])
    v=agg(rs);lb={'I':'Subtotal IL','A':'Subtotal AL','M':'Subtotal MC'}[g[0]];totals.append(dict(label=lb,**v));add([lb]+[fmt(q,v[q]) for q in k],1,'EEEEEE')
v=agg([x for g in G for x in g[1]]);print(v);totals.append(dict(label='Total / Wtd. Avg.',**v));add(['Total / Wtd. Avg.']+[fmt(q,v[q]) for q in k],1,'EEEEEE')
for i,w in enumerate(Wd): t.columns[i].width=Inches(w)
p=d.add_paragraph();p.add_run('Source: Owner census and rate sheet; compiled by Ashdown Reyes Valuation Group').italic=True
d.add_paragraph('Companion and semi-private suites are counted as one unit irrespective of the number of residents; their fees are quoted a unit. Second-person fees are $895 per month in independent living and $1,150 in assisted living. Community fees of $3,500 are charged at move-in and are addressed in the income approach.')
d.add_paragraph('Overall, the mix is considered competitive with the comparables surveyed, though independent living two-bedroom units have been slower to re-lease than the smaller plans over the trailing twelve months.')
N='Willow_Bend_Appraisal_p38';d.save(f'{B}makers/{N}.docx')
subprocess.run(['soffice',f'-env:UserInstallation=file://{B}.lo','--headless','--convert-to','pdf','--outdir',B+'documents',f'{B}makers/{N}.docx'],capture_output=True,timeout=120)
save(N+'.pdf','UM',None,k,rows,totals,'Senior-living appraisal narrative page, Word table printed to PDF, subtotals by level of care')
