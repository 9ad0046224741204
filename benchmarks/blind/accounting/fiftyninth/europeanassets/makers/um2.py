# UK student room-type table in a memo, docx -> pdf
import random, subprocess, os
from docx import Document
from docx.shared import Pt, Cm, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
t='''Classic En-suite|148|147|12.9|169|51
Premium En-suite|92|92|14.2|182|51
En-suite (44 week)|60|56|12.9|176|44
Accessible En-suite|10|7|18.6|169|51
Studio Bronze|38|36|17.8|229|51
Studio Silver|26|25|20.4|245|51
Studio Gold|14|12|23.7|268|51
Two-bed Apartment|12|12|31.5|212|51
Townhouse Room|24|24|15.1|159|44'''
up=[175,189,182,175,239,255,275,219,165]
rows=[]
for l,m in zip(t.split('\n'),up):
    n,u,o,a,w,k=l.split('|');u,o,w,k=int(u),int(o),int(w),int(k)
    rows.append({'type':n,'units':u,'occupied':o,'pct_occ':round(o/u*100,1),'sf':float(a),'actual':w,'other:Weeks':k,'actual_total':o*w*k,'market':m,'market_total':u*m*k})
S=lambda k:sum(r[k] for r in rows)
g={'label':'Total / average','units':S('units'),'occupied':S('occupied'),'pct_occ':round(S('occupied')/S('units')*100,1),'sf':round(sum(r['sf']*r['units'] for r in rows)/S('units'),1),'actual_total':S('actual_total'),'market_total':S('market_total')}
K=['units','occupied','pct_occ','sf','actual','other:Weeks','actual_total','market','market_total']
d=Document();s=d.sections[0];s.page_width=Cm(21);s.page_height=Cm(29.7);s.left_margin=s.right_margin=Cm(1.7);s.top_margin=Cm(2)
st=d.styles['Normal'];st.font.name='Liberation Serif';st.font.size=Pt(10)
h=d.add_paragraph();r=h.add_run('Brunel Yard, Sheffield – Asset Review Q4 2026');r.bold=True;r.font.size=Pt(16);r.font.color.rgb=RGBColor(0x1b,0x4d,0x3e)
d.add_paragraph('Brunel Yard is a purpose-built scheme of 424 bed spaces completed in 2018 beside the tram stop at Netherthorpe. The manager reports 411 signed tenancies for the 2026/27 academic year, against 405 at the same point last year. Direct-let; there is no nomination agreement with either university.')
d.add_paragraph('The table below sets out the room types, the rents passing under the 2026/27 tenancies and the rents at which rooms will be offered when bookings open for 2027/28.')
p=d.add_paragraph();p.add_run('Table 3: Room types and rents').bold=True
tb=d.add_table(rows=0,cols=10);tb.autofit=False
W=[3.35,1.25,1.25,1.35,1.45,1.65,1.3,2.05,1.75,2.2]
def addrow(v,b=False,sh=None):
    c=tb.add_row().cells
    for i,x in enumerate(v):
        c[i].width=Cm(W[i]);pp=c[i].paragraphs[0];pp.paragraph_format.space_after=Pt(2);pp.paragraph_format.space_before=Pt(2)
        pp.alignment=AL.LEFT if i==0 else AL.RIGHT;rr=pp.add_run(x);rr.font.size=Pt(8.5);rr.bold=b
        pr=c[i]._tc.get_or_add_tcPr()
        mg=OxmlElement('w:tcMar')
        for sd in('left','right'):
            e=OxmlElement('w:'+sd);e.set(qn('w:w'),'50');e.set(qn('w:type'),'dxa');mg.append(e)
        bo=OxmlElement('w:tcBorders');e=OxmlElement('w:bottom');e.set(qn('w:val'),'single');e.set(qn('w:sz'),'8' if b else '3');e.set(qn('w:color'),'1B4D3E');bo.append(e);pr.append(bo)
        if sh:
            e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),sh);pr.append(e)
        pr.append(mg)
addrow(['Room type','No. of rooms','Rooms let','% let','Avg. size (sq m)','Passing rent (£ pw)','Weeks','Passing rent (£ pa)','Asking rent 27/28 (£ pw)','Asking rent 27/28 (£ pa)'],True,'DDE9E4')
f=lambda r:[str(r['units']),str(r['occupied']),f"{r['pct_occ']:.1f}%",f"{r['sf']:.1f}",f"£{r['actual']}" if 'actual' in r else '',str(r.get('other:Weeks','')),f"£{r['actual_total']:,}",f"£{r['market']}" if 'market' in r else '',f"£{r['market_total']:,}"]
for r in rows:addrow([r['type']]+f(r))
addrow([g['label']]+f(g),True,'EEF4F1')
q=d.add_paragraph();q.paragraph_format.space_before=Pt(6);rr=q.add_run('Passing rent pa = rooms let × weekly rent × contract weeks. Asking rent pa assumes all rooms let. Two-bed apartments are counted and priced per room. Excludes laundry and summer income.');rr.italic=True;rr.font.size=Pt(8)
d.add_paragraph('Unlet rooms are concentrated in the 44-week en-suites and the accessible rooms; the manager proposes to release three accessible rooms for general let from January. The townhouse rooms remain the entry price point and let first each year.')
d.add_paragraph('Recommendation: approve the 2027/28 price list as tabled, with a review point in February 2027.')
assert S('units')==424 and S('occupied')==411,(S('units'),S('occupied'))
for j,w in enumerate(W):tb.columns[j].width=Cm(w)
b='build/blind/makers/Brunel_Yard_Room_Types.docx';d.save(b)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir','build/blind/documents',b],check=True,capture_output=True)
name='Brunel_Yard_Room_Types.pdf'
save(name,'UM',K,rows,[g],'UK student asset review memo with a room-type table in prose',False)
