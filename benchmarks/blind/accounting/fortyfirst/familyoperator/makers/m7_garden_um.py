# garden apartments: typed memo with a Word table, turned into PDF
import random, os
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
R=random.Random(4107);STEM='Larkspur Gardens apartment list'
S=[("Front court, built 1966",[("A","Efficiency",0,1,480,12,1,985,941.5),("B","One bedroom, ground floor",1,1,640,28,2,1145,1098.25),("B-2","One bedroom, upstairs",1,1,640,28,0,1120,1071),("C","Two bedroom",2,1,820,40,3,1325,1262.4),("C-D","Two bedroom w/ den",2,1.5,945,8,0,1450,1401.13)]),
("Hill side, built 1974",[("D","One bedroom, balcony",1,1,705,24,1,1210,1160.92),("E","Two bedroom, balcony",2,1.5,930,36,4,1415,1338.06),("F","Three bedroom",3,2,1180,16,1,1690,1602.5),("F-H","Three bedroom, hdcp.",3,2,1210,2,0,1690,1545)]),
("Creek addition, 1988",[("G","Two bedroom townhouse",2,2.5,1105,18,0,1595,1544.79),("H","Three bedroom townhouse",3,2.5,1340,10,1,1825,1761.2),("Supt.","Superintendent's apt.",2,1,820,1,0,None,None)])]
fr={.5:'½'}
def bt(x): return f'{int(x)}'+('½' if x%1 else '')
doc=Document();s=doc.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Inches(11),Inches(8.5)
for a in('left_margin','right_margin'): setattr(s,a,Inches(.8))
s.top_margin=Inches(.7);s.bottom_margin=Inches(.6)
st=doc.styles['Normal'];st.font.name='Courier New';st.font.size=Pt(10)
st.paragraph_format.space_after=Pt(4)
def para(x,b=False,al=None):
    p=doc.add_paragraph();q=p.add_run(x);q.bold=b
    if al: p.alignment=al
para('LARKSPUR GARDENS',True,AL.CENTER);para('Apartments by kind and what they bring, October 1, 2026',False,AL.CENTER)
para('To: H. Thayer          From: Dot Weems, rental office')
para('Mr. Thayer, here is the list the bank wants. Rents do not count the washers. The asking rent is what the new sign says, the other is the average of those living here now.')
H=[('Kind',''),('Description',''),('Bed-\nrooms',''),('Baths',''),('Sq. ft.\neach',''),('Apartments','Have'),('Apartments','Rented'),('Apartments','Empty'),('Rent per month','Asking'),('Rent per month','Average\nnow'),('Rented apts.\ntogether','')]
W=[.6,2.2,.6,.55,.65,.55,.65,.6,.85,.95,1.0]
tb=doc.add_table(rows=2,cols=11);tb.style='Table Grid';tb.autofit=False
def setc(c,x,b=False,al=AL.RIGHT):
    c.text='';p=c.paragraphs[0];p.paragraph_format.space_after=Pt(0);q=p.add_run(x);q.bold=b;q.font.size=Pt(9);p.alignment=al
def m(v,z='-'): return '-' if v is None else f'{v:,.2f}'
g=[(5,7,'Apartments'),(8,9,'Rent per month')]
for a,b,x in g: c=tb.cell(0,a).merge(tb.cell(0,b));setc(c,x,True,AL.CENTER)
for j,(a,b) in enumerate(H):
    if b: setc(tb.cell(1,j),b,True,AL.CENTER)
    else: c=tb.cell(0,j).merge(tb.cell(1,j));setc(c,a,True,AL.CENTER)
for rw in tb.rows[:2]:
    e=OxmlElement('w:tblHeader');e.set(qn('w:val'),'true');rw._tr.get_or_add_trPr().append(e)
K=['beds','baths','sf','units','occupied','vacant','market','actual','actual_total'];rows=[];T=[]
def addrow(vals,b=False):
    c=tb.add_row().cells
    for j,x in enumerate(vals): setc(c[j],x,b,AL.LEFT if j<2 else AL.RIGHT)
    return c
allr=[]
for sec,L in S:
    c=tb.add_row().cells;q=c[0].merge(c[10]);setc(q,sec.upper(),True,AL.LEFT)
    sr=[]
    for t,ds,bd,ba,sf,n,v,mk,ac in L:
        occ=n-v
        if ac is not None:
            tot=round(occ*ac);  # whole dollars from the rent book
            ac=round(tot/occ,2)
        else: tot=None
        addrow([t,ds,str(bd) if bd else '0',bt(ba),f'{sf:,}',str(n),str(occ),str(v) if v else '0',m(mk),m(ac),'-' if tot is None else f'{tot:,}'])
        rows.append(dict(type=t,desc=ds,beds=bd,baths=ba,sf=sf,units=n,occupied=occ,vacant=v,market=mk,actual=ac,actual_total=tot));sr.append((n,occ,v,tot or 0))
    q=[sum(x[i] for x in sr) for i in range(4)];allr+=sr
    addrow(['','Together','','','']+[str(x) for x in q[:3]]+['','',f'{q[3]:,}'],True);T.append(dict(label='Together',units=q[0],occupied=q[1],vacant=q[2],actual_total=q[3]))
q=[sum(x[i] for x in allr) for i in range(4)]
addrow(['','ALL OF LARKSPUR','','','']+[str(x) for x in q[:3]]+['','',f'{q[3]:,}'],True);T.append(dict(label='ALL OF LARKSPUR',units=q[0],occupied=q[1],vacant=q[2],actual_total=q[3]))
for rw in tb.rows:
    cs=OxmlElement('w:cantSplit');rw._tr.get_or_add_trPr().append(cs)
for j,w in enumerate(W):
    for c in tb.columns[j].cells: c.width=Inches(w)
for gc,w in zip(tb._tbl.tblGrid.findall(qn('w:gridCol')),W): gc.set(qn('w:w'),str(int(w*1440)))
doc.add_paragraph();para("The superintendent lives free and is counted as rented. Two of the empty E's have been promised for the 15th.")
os.makedirs('.',exist_ok=True);t=f'.{STEM}.docx';doc.save(t);soffice(t,'pdf')
print(q);save(STEM,'UM',K,rows,T)
