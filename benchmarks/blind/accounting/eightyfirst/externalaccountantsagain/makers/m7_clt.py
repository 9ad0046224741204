# Community land trust (Cornwall): schedule of homes by kind in a board paper, Word -> PDF, small, weekly rents by scheme
import sys,subprocess,os; sys.path.insert(0,'build/blind/makers')
from common import *
from docx import Document
from docx.shared import Pt, Cm, RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
N='Board paper 7b - Schedule of homes.pdf'
S=[('Carn Gwavas, Penwithen',[('1 bed flat (2 person)','Social rent',8,8,0,50,147.50,96.42),('2 bed flat (3 person)','Social rent',6,5,1,61,178.00,109.18),('2 bed house (4 person)','Affordable rent',7,7,0,79,201.00,152.75),('3 bed house (5 person)','Affordable rent',4,4,0,93,238.50,178.90)]),
('Chapel Field, Lanner Vean',[('2 bed bungalow (3 person)','Social rent',5,5,0,65,192.00,112.06),('3 bed house (5 person)','Social rent',6,6,0,92,236.00,127.33),('2 bed house (shared ownership)','Shared ownership',3,3,0,78,None,84.60)]),
('The Old Net Loft',[('Studio','Intermediate rent',4,3,1,37,132.00,105.60),('1 bed flat (2 person)','Intermediate rent',5,5,0,48,158.00,126.40),('Workspace unit','Licence',3,2,1,22,64.00,55.00)]),
('Garages and parking',[('Garage','Garage licence',11,9,2,None,18.50,16.25),('Parking bay','Permit',14,14,0,None,None,4.50)])]
K=['units','occupied','vacant','sf','market','actual','actual_total']
rows=[];T=[]; allr=[]
d=Document(); s=d.sections[0]; s.page_width,s.page_height=Cm(21),Cm(29.7); s.left_margin=s.right_margin=Cm(1.8); s.top_margin=Cm(1.6); s.bottom_margin=Cm(1.5)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10); d.styles['Normal'].paragraph_format.space_after=Pt(4)
p=d.add_paragraph(); r=p.add_run('Penwithen & Lanner Vean Community Land Trust'); r.bold=True; r.font.size=Pt(14); r.font.color.rgb=RGBColor(0x1F,0x4E,0x5F)
p=d.add_paragraph(); r=p.add_run('Board paper 7b  |  Schedule of homes and other lettings at 31 March 2025'); r.bold=True
d.add_paragraph('Rents are those in force from the first Monday of April 2024, per week over 52 weeks and excluding service charges. Open market rents are the valuer\'s of June 2024. "Let" counts signed tenancies and licences at the date above. The weekly roll is for lettings at that date only.')
HD=['Kind of home','Basis','No.','Let','Void','Avg m²','Open market £/wk','Rent charged £/wk','Weekly roll £']; W=[4.6,2.9,1.1,1.1,1.1,1.4,1.9,1.9,2.1]
t=d.add_table(rows=1,cols=9); t.autofit=False
for i,w in enumerate(W): t.columns[i].width=Cm(w)
def shade(c,x): e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),x); c._tc.get_or_add_tcPr().append(e)
def fill(row,v,b=False,x=None):
    for i,(c,tx) in enumerate(zip(row.cells,v)):
        c.width=Cm(W[i]); q=c.paragraphs[0]; q.paragraph_format.space_after=Pt(1.5); q.paragraph_format.space_before=Pt(1.5); u=q.add_run(tx); u.font.size=Pt(9); u.bold=b
        if i>1: q.alignment=AL.RIGHT
        if x: shade(c,x)
fill(t.rows[0],HD,True,'C9DDE0')
h=OxmlElement('w:tblHeader'); h.set(qn('w:val'),'true'); t.rows[0]._tr.get_or_add_trPr().append(h)
m=lambda v,f='{:,.2f}':'' if v is None else f.format(v)
for nm,g in S:
    row=t.add_row(); fill(row,['']*9); c=row.cells[0].merge(row.cells[8]); c.paragraphs[0].add_run(nm).bold=True
    for x in c.paragraphs[1:]: x._p.getparent().remove(x._p)
    sr=[]
    for ty,ba,n,le,vo,sq,mk,ac in g:
        r=put(type=ty,units=n,occupied=le,vacant=vo,sf=sq,market=mk,actual=ac,actual_total=c2(le*ac)); sr.append(r)
        fill(t.add_row(),[ty,ba,str(n),str(le),str(vo),m(sq,'{:d}'),m(mk),m(ac),m(r['actual_total'])])
    a=add(sr,['units','occupied','vacant','actual_total']); a={k:int(v) if k!='actual_total' else v for k,v in a.items()}
    lb=f'Subtotal {nm.split(",")[0]}'
    fill(t.add_row(),[lb,'',str(a['units']),str(a['occupied']),str(a['vacant']),'','','',m(a['actual_total'])],True,'EEF4F5'); T.append(dict(label=lb,**a)); rows+=sr
a=add(rows,['units','occupied','vacant','actual_total']); a={k:int(v) if k!='actual_total' else v for k,v in a.items()}
fill(t.add_row(),['All lettings','',str(a['units']),str(a['occupied']),str(a['vacant']),'','','',m(a['actual_total'])],True,'C9DDE0'); T.append(dict(label='All lettings',**a))
# merged label cells so that long subtotal labels do not wrap
for row in t.rows:
    if row.cells[0].text.startswith(('Subtotal','All lettings')): 
        tx=row.cells[0].text; c=row.cells[0].merge(row.cells[1])
        for x in c.paragraphs[1:]: x._p.getparent().remove(x._p)
homes=sum(r['units'] for r,_ in zip(rows,range(9)))
d.add_paragraph(); d.add_paragraph(f'Notes. (1) {homes} of the lettings are homes; the rest are workspace units, garages and bays. (2) Shared ownership: the figure is the weekly rent on the unsold share. (3) Chapel Field has no void at the year end; one flat at Carn Gwavas is being re-let.')
d.add_paragraph('The Board is asked to NOTE the schedule.').runs[0].italic=True
b='build/blind'; dx=f'{b}/.r/{N[:-4]}.docx'; os.makedirs(b+'/.r',exist_ok=True); d.save(dx)
subprocess.run(['soffice',f'-env:UserInstallation=file://{b}/.lo','--headless','--convert-to','pdf','--outdir',b+'/documents',dx],stdout=-3,stderr=-3)
save(N,'UM',K,rows,T,'Community land trust board paper table (Word to PDF), weekly rents by scheme, subtotals',False); print(T[-1],homes)
