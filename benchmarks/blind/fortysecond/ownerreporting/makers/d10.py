# mixed-use departmental statement, Word table -> PDF
from common import *
import docx, subprocess, shutil
from docx.shared import Pt, Inches, RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
F='Foundry_Square_Departmental_Aug2025.pdf'
rng=random.Random(1010)
G=['Current Month','Year to Date']
st=St('Departmental Statement of Operations','Foundry Square','2025-08-01','2025-08-31',[f'{g} {c}' for g in G for c in('Actual','Budget','Better (Worse)')],scale=1,zero_null=True,
  expand=lambda v,f:[v[0],v[1],(v[0]-v[1])*f,v[2],v[3],(v[2]-v[3])*f])
def gen(s,f,l): a=series(s,rng,1);b=series(s,rng,1,mode='bud'); return [a[7],b[7],sum(a[:8]),sum(b[:8])]
def dept(name,rev,rl,exp,el,cl):
    st.h(name); r=[st.l(l,gen(s,1,l),lvl=1) for l,s in rev]; R=st.t(rl,r)
    e=[st.l(l,gen(s,-1,l),lvl=1,fav=-1) for l,s in exp]; E=st.t(el,e,fav=-1)
    return R,E,st.t(cl,[R,(E,-1)])
D=[dept('OFFICES',[('Base rent','186400~.01'),('Escalations and recoveries','41250~.03'),('Tenant services billed','3900~.3')],'Office revenue',[('Janitorial and porter','19800~.03'),('Engineers','16250~.03'),('Office repairs','7400~.35')],'Office direct expenses','Office department contribution'),
 dept('SHOPS AND FOOD HALL',[('Shop rent','64700~.01'),('Food hall stall licences','22800~.05'),('Percentage rent','5200?.6'),('Marketing fund','3150!')],'Shop revenue',[('Food hall cleaning','8650~.06'),('Grease and trash hauling','2980~.05'),('Events and promotion','3400~.4'),('Shop repairs','2100~.5')],'Shop direct expenses','Shop department contribution'),
 dept('GARAGE',[('Monthly permits','28900~.02'),('Transient','17400~.1'),('Validations','2250~.2')],'Garage revenue',[('Attendants and cashiers','11300~.04'),('Equipment and supplies','1450~.4'),('City parking tax','4650~.06')],'Garage direct expenses','Garage department contribution'),
 dept('LOFTS (22 APARTMENTS)',[('Apartment rent','47300~.015'),('Other apartment income','1650~.3'),('Vacancy and concessions','-1900~.5')],'Loft revenue',[('Leasing and marketing','1100~.4'),('Turnover and repairs','2650~.5')],'Loft direct expenses','Loft department contribution')]
tc=st.t('TOTAL DEPARTMENT CONTRIBUTION',[d[2] for d in D],'TOTAL')
st.h('UNDISTRIBUTED EXPENSES')
u=[st.l(l,gen(s,-1,l),lvl=1,fav=-1) for l,s in [('Administration','9800~.1'),('Security','14650!'),('Common utilities','26300~.1'),('Building systems and elevators','8900~.3'),('Grounds and plaza','4200~.3'),('Management fee','12400~.03')]]
U=st.t('Total undistributed expenses',u,fav=-1)
st.h('FIXED CHARGES'); x=[st.l(l,gen(s,-1,l),lvl=1,fav=-1) for l,s in [('Real estate taxes','47600!'),('Insurance','9150!')]]; X=st.t('Total fixed charges',x,fav=-1)
st.t('NET OPERATING INCOME',[tc,(U,-1),(X,-1)],'TOTAL',key='noi')
d=docx.Document(); ps=d.styles['Normal'].paragraph_format; ps.space_after=Pt(0); ps.space_before=Pt(0); ps.line_spacing=1.0; d.styles['Normal'].font.size=Pt(8); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5); s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.6); s.bottom_margin=Inches(.6)
def para(p,t,sz,b=False,al=None,col=None):
    r=p.add_run(t); r.font.size=Pt(sz); r.font.name='Georgia'; r.bold=b
    if col: r.font.color.rgb=RGBColor(*col)
    p.paragraph_format.space_after=Pt(0); p.paragraph_format.space_before=Pt(0)
    if al is not None: p.alignment=al
para(d.add_paragraph(),'FOUNDRY SQUARE',15,True,col=(31,78,95)); para(d.add_paragraph(),'Departmental Statement of Operations',11); para(d.add_paragraph(),'For the month and eight months ended August 31, 2025 (in dollars)',9); para(d.add_paragraph(),'',4)
t=d.add_table(rows=2,cols=7); t.autofit=False
wd=[3.1]+[1.03]*6
def shade(c,h):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
def border(c,w,sz=6):
    b=OxmlElement('w:tcBorders'); e=OxmlElement('w:'+w); e.set(qn('w:val'),'single'); e.set(qn('w:sz'),str(sz)); b.append(e); c._tc.get_or_add_tcPr().append(b)
a=t.cell(0,1).merge(t.cell(0,3)); para(a.paragraphs[0],'Current Month',8.5,True,AL.CENTER); border(a,'bottom')
a=t.cell(0,4).merge(t.cell(0,6)); para(a.paragraphs[0],'Year to Date',8.5,True,AL.CENTER); border(a,'bottom')
for k,x in enumerate(['','Actual','Budget','Better (Worse)']+['Actual','Budget','Better (Worse)']): para(t.cell(1,k).paragraphs[0],x,8,True,AL.RIGHT if k else AL.LEFT)
for rr in t.rows:
    pr=rr._tr.get_or_add_trPr(); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); pr.append(e)
for r in st.rows:
    cs=t.add_row().cells; b=r['typ']!='LINE'
    para(cs[0].paragraphs[0],r['label'],8,b); cs[0].paragraphs[0].paragraph_format.left_indent=Inches(.15*r['lvl'])
    if r['typ']=='HEADING':
        for c in cs: shade(c,'DCE9EE')
    if r['full']:
        for k,v in enumerate(r['full']): para(cs[k+1].paragraphs[0],num(v,1,'p',zero='\u2013'),8,b,AL.RIGHT); (border(cs[k+1],'top',4) if r['items'] else None)
    if r['typ']=='TOTAL':
        for c in cs: shade(c,'F3E9D2')
for k,w in enumerate(wd): t.columns[k].width=Inches(w)
for rr in t.rows:
    e=OxmlElement('w:cantSplit'); rr._tr.get_or_add_trPr().append(e)
    for k,c in enumerate(rr.cells): c.width=Inches(wd[k])
fp=s.footer.paragraphs[0]; para(fp,'Foundry Square Owners LLC \u2022 prepared by managing agent \u2022 variances: positive is better for the owner',7)
tmp=os.path.join(ROOT,'.tmp'); os.makedirs(tmp,exist_ok=True); x=os.path.join(tmp,F[:-4]+'.docx'); d.save(x)
subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/.lo','--headless','--convert-to','pdf','--outdir',DOC,x],check=True,capture_output=True); shutil.rmtree(tmp)
print(len(st.rows)); save(F,[st],'MIXED_USE','OPERATING_STATEMENT','departmental: revenue, direct expense, contribution by department, then undistributed and fixed; grouped headers; Word to PDF',True)
