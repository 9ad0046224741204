# English almshouse / retirement trust rent review paper, Word to PDF
import subprocess, os
from docx import Document
from docx.shared import Pt, Cm
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
N='Item 6 rent review 2026-27.pdf'
K=['beds','units','occupied','vacant','sf','other:Formula rent £pw','actual','other:Service charge £pw','other:Total £pw','market','other:Waiting']
L=[('Bedsit flat (sheltered)',None,14,2,27,8112,7986,3145,11500,6),
   ('1 bed flat (sheltered)',1,26,1,42,9704,9588,3145,15000,31),
   ('1 bed flat, wheelchair',1,3,0,51,10166,10166,3310,15700,9),
   ('1 bed bungalow',1,11,0,45,10238,10115,1420,16250,44),
   ('2 bed bungalow',2,6,0,61,11877,11730,1420,19600,52),
   ('1 bed extra care flat',1,22,1,52,10490,10490,6875,17200,17),
   ('2 bed extra care flat',2,8,1,66,12133,12133,7240,20800,5),
   ('Almshouse, The Quadrangle',1,9,0,38,9320,8204,985,16500,23)]
d=Document(); s=d.sections[0]; s.page_width,s.page_height=Cm(21),Cm(29.7); s.left_margin=s.right_margin=Cm(1.6); s.top_margin=Cm(1.8)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10.5)
p=d.add_paragraph(); x=p.add_run('The Abbotsleigh Charity for Older People'); x.bold=True; x.font.size=Pt(14)
p=d.add_paragraph(); p.add_run('Trustees, 9 February 2026 - Item 6: Rents and service charges from Monday 6 April 2026').bold=True
d.add_paragraph('Trustees are asked to approve an increase of 4.8% (CPI at September of 3.8% plus 1%). Rents move towards the formula rent on relet only. The table sets out the homes we own, what residents pay now and what the market would ask. All figures are pounds a week over 52 weeks.')
H=['Type of home','Beds','No. of homes','Let','Void','m²','Formula rent £pw','Actual rent £pw','Service charge £pw','Total £pw','Market rent £pw','Waiting']
W=[3.7,1.0,1.3,1.0,1.0,1.0,1.55,1.5,1.55,1.5,1.5,1.5]
t=d.add_table(rows=1,cols=12); t.style='Table Grid'; t.autofit=False
def put(c,txt,bold=False,right=True):
    c.text=''; p=c.paragraphs[0]; r=p.add_run(txt); r.font.size=Pt(8.5); r.bold=bold; p.alignment=AL.RIGHT if right else AL.LEFT; p.paragraph_format.space_after=Pt(0)
def shade(c,col):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),col); c._tc.get_or_add_tcPr().append(e)
for c,h in zip(t.rows[0].cells,H): put(c,h,True,h!=H[0]); shade(c,'E3E8D8')
rows=[]; f=lambda c:f'{c/100:.2f}'
for ty,b,u,v,a,fr,ar_,sc,mk,w in L:
    vals=[ty,str(b) if b else '',str(u),str(u-v),str(v),str(a),f(fr),f(ar_),f(sc),f(ar_+sc),f(mk),str(w)]
    for i,(c,x) in enumerate(zip(t.add_row().cells,vals)): put(c,x,False,i>0)
    r={"type":ty,"units":u,"occupied":u-v,"vacant":v,"sf":a,"other:Formula rent £pw":c2f(fr),"actual":c2f(ar_),"other:Service charge £pw":c2f(sc),"other:Total £pw":c2f(ar_+sc),"market":c2f(mk),"other:Waiting":w}
    if b: r["beds"]=b
    rows.append(r)
U=sum(x[2] for x in L);V=sum(x[3] for x in L);Wt=sum(x[9] for x in L)
cs=t.add_row().cells
for i,(c,x) in enumerate(zip(cs,['All homes','',str(U),str(U-V),str(V),'','','','','','',str(Wt)])): put(c,x,True,i>0); shade(c,'F2F4EC')
for r in t.rows:
    for c,w in zip(r.cells,W): c.width=Cm(w)
yr=sum(x[2]*x[6] for x in L)*52/100
for col,w in zip(t.columns,W): col.width=Cm(w)
d.add_paragraph()
d.add_paragraph(f'With every home let, a year\'s rent at present levels is £{yr:,.0f} before service charges; the {V} voids cost us roughly £{sum(x[3]*x[6] for x in L)/100:,.2f} of rent each week. Bedsits remain hard to let and the Property Sub-Committee will bring a paper on pairing them in May.')
d.add_paragraph('Housing Benefit meets rent and eligible service charges for about two thirds of residents. Personal heating and meals in the extra care scheme are charged separately and are not in the table.')
d.add_paragraph('P. Hallewell, Finance Manager')
tmp=f'{ROOT}/makers/_um3/'; os.makedirs(tmp,exist_ok=True); q=tmp+N.replace('.pdf','.docx'); d.save(q)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',f'{ROOT}/documents',q],capture_output=True)
save(N,'UM','Trustee paper from Word: small weekly-rent schedule of almshouse and extra care homes between paragraphs, formula / actual / service / market rent, voids and waiting',False,K,rows,
 [{"label":"All homes","units":U,"occupied":U-V,"vacant":V,"other:Waiting":Wt}])
