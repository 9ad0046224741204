# senior living unit mix & census, Word memo -> PDF
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
N='Hollins_Grove_Unit_Mix.pdf'
# type, units, sf, occupied, street rate, avg in-place, avg care
D=[("Independent Living",[("IL Studio",8,412,7,2695,2548,None),("IL One Bedroom",22,604,20,3350,3187,None),("IL One Bedroom Den",10,718,9,3795,3641,None),("IL Two Bedroom",14,906,13,4280,4105,None),("IL Cottage",6,1180,6,4950,4622,None)]),
("Assisted Living",[("AL Companion (per bed)",8,195,5,3650,3410,985),("AL Studio",24,348,21,4495,4236,865),("AL Studio Deluxe",12,395,11,4795,4518,910),("AL One Bedroom",18,512,16,5340,5074,795),("AL Two Bedroom",4,760,3,6450,6120,720)]),
("Memory Care",[("MC Private",14,302,12,6875,6490,0),("MC Companion (per bed)",10,205,7,5450,5117,0)])]
K=["units","sf","occupied","vacant","pct_occ","market","actual","other:Avg Care Fee","actual_total"]
d=Document();s=d.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Inches(11),Inches(8.5)
for a in('left_margin','right_margin','top_margin'): setattr(s,a,Inches(.8))
d.styles['Normal'].font.name='Liberation Sans';d.styles['Normal'].font.size=Pt(10)
p=d.add_paragraph();r=p.add_run('Hollins Grove Senior Living');r.bold=True;r.font.size=Pt(18);r.font.color.rgb=RGBColor(0x3b,0x5b,0x4c);p.paragraph_format.space_after=Pt(0)
p=d.add_paragraph('Unit mix, census and rates at March 31, 2025   |   Quarterly lender package, Exhibit C');p.paragraph_format.space_after=Pt(8)
H=['Unit Type','Units /\nBeds','Avg SF','Occupied','Vacant','Occ %','Street Rate','Avg In-Place\nRate','Avg Care Fee','Monthly In-\nPlace Rent']
t=d.add_table(rows=0,cols=10);t.style='Table Grid';t.autofit=False;W=[2.15,.65,.65,.8,.65,.7,.9,.95,.85,1.1]
for cc,ww in zip(t.columns,W): cc.width=Inches(ww)
def shade(c,h):
    e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),h);c._tc.get_or_add_tcPr().append(e)
def add(cells,bold=False,fill=None,color=None):
    row=t.add_row()
    for i,x in enumerate(cells):
        c=row.cells[i];c.width=Inches(W[i]);q=c.paragraphs[0];q.paragraph_format.space_after=Pt(0);u=q.add_run(x);u.bold=bold;u.font.size=Pt(9.5)
        if color:u.font.color.rgb=RGBColor(*color)
        q.alignment=AL.LEFT if i==0 else (AL.CENTER if bold and fill=='3B5B4C' else AL.RIGHT)
        if fill: shade(c,fill)
    return row
add(H,True,'3B5B4C',(255,255,255))
rows=[];tots=[];allr=[]
def agg(L):
    u=sum(x[1] for x in L);o=sum(x[3] for x in L);a=sum(x[3]*x[5] for x in L)
    cf=[(x[3],x[6]) for x in L if x[6] is not None]
    return {"units":u,"sf":round(sum(x[1]*x[2] for x in L)/u),"occupied":o,"vacant":u-o,"pct_occ":round(100*o/u,1),"market":round(sum(x[1]*x[4] for x in L)/u),"actual":round(a/o),"actual_total":a}
def fmt(o): return [str(o["units"]),f'{o["sf"]:,}',str(o["occupied"]),str(o["vacant"]),f'{o["pct_occ"]:.1f}%',f'${o["market"]:,}',f'${o["actual"]:,}',("—" if o.get("other:Avg Care Fee") is None else ("incl." if o["other:Avg Care Fee"]==0 else f'${o["other:Avg Care Fee"]:,}')),f'${o["actual_total"]:,}']
for sec,L in D:
    rw=add([sec]+['']*9,True,'DDE7E1');mc=rw.cells[0].merge(rw.cells[9])
    for q in mc.paragraphs[1:]: q._p.getparent().remove(q._p)
    for x in L:
        o=agg([x]);c=x[6];pr=dict(o)
        if c: pr["other:Avg Care Fee"]=c
        disp=dict(pr)
        if c==0: disp["other:Avg Care Fee"]=0
        if x[0]=='AL Studio': pr["units"]=disp["units"]=29   # planted
        add([x[0]]+fmt(disp));rows.append({"type":x[0],**pr})
    o=agg(L);add([f'Total {sec}']+fmt(o)[:7]+['']+fmt(o)[8:],True,'F1F1EA');tots.append({"label":f'Total {sec}',**o});allr+=L
o=agg(allr);add(['Community Total']+fmt(o)[:7]+['']+fmt(o)[8:],True,'C9D6CE');tots.append({"label":'Community Total',**o})
d.add_paragraph()
for x in ['Companion suites are counted by bed. Memory care rates are all-inclusive; no separate care fee. Street and in-place rates are monthly and exclude second-person fees ($950 IL / $1,150 AL).','Total lines show weighted averages: street rate by units, in-place rate by occupied units. Two AL move-ins are scheduled for the week of April 7 and are not in this census.']:
    p=d.add_paragraph(x);p.paragraph_format.space_after=Pt(2);p.runs[0].font.size=Pt(8.5);p.runs[0].italic=True
src=f'{R}/makers/Hollins_Grove_Unit_Mix.docx';d.save(src);to_pdf(src,f'{R}/documents')
save(N,'UM','Word exhibit printed to PDF, sections by level of care with subtotals',False,K,rows,tots,{"what":"AL Studio units printed 29 instead of 24 (occupied 21 + vacant 3 = 24, and the Assisted Living total of 66 needs 24)","kind":"digit_changed"})
