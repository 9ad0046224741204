# memo in Word printed to PDF; month columns, newest first
import random, subprocess, os
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
R=random.Random(4206); STEM='Memo to Finance Council - lessee arrears'
MO=['Jun','May','Apr','Mar']
K=[f'm {x} 2026' for x in MO]+['other:Before March','total']
G=[('Schools let to others',[('Riverbend Charter Academy','L-118','St. Agnes School',18400),('Harrow Falls Public Schools','L-121','Holy Redeemer, main bldg.',22150),('Harrow Falls Public Schools','L-122','Holy Redeemer, gymnasium',3975),('Little Lambs Day Care','L-130','Nativity School, lower level',2860),('Montessori of Ashby','L-133','St. Cyril School, 2nd floor',4125),('County Head Start','L-137','Assumption School',6340),('Polish Saturday School','L-140','St. Cyril School, rooms 4-7',415),('Dance Arts Collective','L-142','Nativity School, hall',980)]),
 ('Ground and land leases',[('Gas-N-Go Stores, Inc.','G-07','Quarry Rd. pad 1',5200),('Summit Burger Franchise LP','G-08','Quarry Rd. pad 2',4850),('W. Haverstock & Sons','G-11','Bishop\'s Meadow, 38 ac.',640),('J. Mireles (pasture)','G-12','Bishop\'s Meadow, 23 ac.',310),('SkyReach Towers LLC','G-15','Calvary Cemetery tower site',2275),('Orchard Point Self Storage','G-16','Ashby Rd., 3.2 ac.',3390)]),
 ('Other occupants',[('Knights Hall Association','M-02','Old Rectory, Tenth Ward',750),('Food Bank of the Falls','M-05','St. Jude garage',1)])]
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5); s.left_margin=s.right_margin=Inches(.75); s.top_margin=Inches(.7); s.bottom_margin=Inches(.7)
st=d.styles['Normal']; st.font.name='Liberation Sans'; st.font.size=Pt(10.5)
d.add_heading('Memorandum',1)
rows=[];tots=[]; GT=[0]*6; body=[]
for g,ls in G:
    body.append(('g',g)); T=[0]*6
    for nm,ref,pr,rent in ls:
        rent*=100; v=[R.choice([0,rent,rent]),R.choice([0,0,rent,rent//2]),R.choice([0,0,rent]),R.choice([0,0,0,rent]),R.choice([0,0,0,rent*2,R.randint(rent//9,rent)])]
        if ref=='G-15': v=[-rent,0,0,0,0]
        if ref=='L-121': v=[0,0,0,0,-125060]
        if ref=='M-05': v=[0,0,0,0,1200]
        if not any(v): v[0]=rent
        v.append(sum(v)); T=[a+b for a,b in zip(T,v)]; body.append(('r',nm,ref,pr,v))
        rows.append(dict(property=pr,resident=ref,name=nm,**{k:r2(x) for k,x in zip(K,v) if x or k=='total'}))
    body.append(('t','Subtotal',T)); tots.append(dict(label='Subtotal',**{k:r2(x) for k,x in zip(K,T) if x})); GT=[a+b for a,b in zip(GT,T)]
body.append(('t','Total arrears',GT)); tots.append(dict(label='Total arrears',**{k:r2(x) for k,x in zip(K,GT) if x}))
for a,b in [('To:','Members of the Diocesan Finance Council'),('From:','Sr. Philomena Dask, Director, Real Estate Office'),('Date:','July 8, 2026'),('Re:','Amounts owed by lessees of school buildings and land at June 30, 2026')]:
    p=d.add_paragraph(); p.paragraph_format.space_after=Pt(1); p.add_run(a+'\t').bold=True; p.add_run(b)
p=d.add_paragraph(); p.paragraph_format.space_before=Pt(8)
p.add_run(f'The table gives what each lessee had not paid at the end of June, by the month in which it fell due. Some ${GT[5]/100:,.0f} is outstanding in all. The Charter Academy tells us its state aid arrives in late July. Sums in parentheses are credits we hold.')
H=['Lessee','Lease','Premises','Jun','May','Apr','Mar','Before\nMarch','Owed at\n6/30/26']
t=d.add_table(rows=2,cols=9); t.style='Light List Accent 1' if False else 'Table Grid'; t.autofit=False
W=[1.7,.62,1.75,.86,.86,.86,.86,.88,.95]
def cell(c,x,b=False,al=None,sz=9,it=False):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0); r=p.add_run(x); r.bold=b; r.italic=it; r.font.size=Pt(sz)
    if al: p.alignment=al
    if x.startswith('(') and x[1:2].isdigit(): r.font.color.rgb=RGBColor(0xB0,0,0)
def shade(c,col):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),col); c._tc.get_or_add_tcPr().append(e)
q=t.rows[0].cells[3].merge(t.rows[0].cells[6]); cell(q,'Fell due in 2026',True,AL.CENTER)
for i,h in enumerate(H):
    if i in(0,1,2,7,8): c=t.rows[0].cells[i].merge(t.rows[1].cells[i]); 
    else: c=t.rows[1].cells[i]
    cell(c,h,True,AL.CENTER if i>2 else None); shade(c,'DDE6D5')
shade(q,'DDE6D5')
for rr in t.rows[:2]:
    e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); rr._tr.get_or_add_trPr().append(e)
for b in body:
    r=t.add_row(); e=OxmlElement('w:cantSplit'); r._tr.get_or_add_trPr().append(e)
    if b[0]=='g': c=r.cells[0].merge(r.cells[8]); cell(c,b[1],True,it=True); continue
    if b[0]=='r':
        for i in range(3): cell(r.cells[i],b[1+i])
        v=b[4]; bd=False
    else: cell(r.cells[0].merge(r.cells[2]),b[1],True,AL.RIGHT); v=b[2]; bd=True
    for i,x in enumerate(v): cell(r.cells[3+i],m(x) if x else '–',bd,AL.RIGHT)
for r in t.rows:
    for i,w in enumerate(W): r.cells[i].width=Inches(w)
for i,w in enumerate(W): t.columns[i].width=Inches(w)
d.add_paragraph()
p=d.add_paragraph('The SkyReach credit is a double payment which we will apply to July. The Food Bank pays one dollar a month and is twelve months behind; we do not propose to press it. The Council may wish to hear from counsel on Gas-N-Go, whose notice of default expired June 20.')
fp=s.footer.paragraphs[0]; fp.text='Confidential to the Finance Council'; fp.alignment=AL.CENTER
tmp='.'; os.makedirs(tmp,exist_ok=True); x=f'{tmp}/{STEM}.docx'; d.save(x)
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','pdf','--outdir',DOC,x],check=True,capture_output=True,timeout=300)
truth(STEM,'AR',K,rows,tots); print(len(rows))
