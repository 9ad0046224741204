# lender's loan-agreement schedule (python-docx -> soffice PDF), student housing priced by bed
import random, subprocess, os, shutil
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
R=random.Random(40108)
NAME='Schedule 3.1(c) Unit and Bed Schedule - Wolfpack Landing'
T=[('Studio S1','0/1',0,1,412,16,1),('1x1 A','1/1',1,1,566,12,1),('2x1 Classic','2/1',2,1,788,10,2),('2x2 B','2/2',2,2,871,38,2),('2x2 B (ADA)','2/2',2,2,902,4,2),('3x3 C','3/3',3,3,1164,22,3),('4x2 Flat','4/2',4,2,1290,18,4),('4x4 D','4/4',4,4,1402,46,4),('4x4 D Terrace','4/4',4,4,1418,8,4),('5x4.5 Cottage','5/4.5',5,4.5,2060,6,5),('Model / Office','2/2',2,2,871,1,0)]
K=['units','other:Beds','sf','total_sf','other:Beds leased','other:Rate per bed','actual_total']
rows=[];tot=dict(units=0,total_sf=0,actual_total=0);tb=tl=0;body=[]
for n,bb,b,ba,sf,u,pb in T:
    beds=u*pb;l=max(0,beds-R.choice([0,0,1,2,3,5])) if pb else None;rate={1:1125,2:915,3:839,4:769,5:805,0:None}[pb]
    if n.startswith('Studio'): rate=1240
    if 'Terrace' in n: rate+=30
    if 'Flat' in n or 'Classic' in n: rate-=65
    rev=l*rate if pb else None
    r=dict(type=n,beds=b,baths=ba,units=u,sf=sf,total_sf=u*sf)
    if pb: r.update({'other:Beds':beds,'other:Beds leased':l,'other:Rate per bed':rate,'actual_total':rev});tb+=beds;tl+=l;tot['actual_total']+=rev
    tot['units']+=u;tot['total_sf']+=u*sf;rows.append(r)
    body.append([n,bb,str(u),str(beds) if pb else '-',f'{sf:,}',f'{u*sf:,}',str(l) if pb else '-',f'{rate:,}' if pb else '-',f'{rev:,}' if pb else '-'])
t={'label':'Total','units':tot['units'],'other:Beds':tb,'total_sf':tot['total_sf'],'other:Beds leased':tl,'actual_total':tot['actual_total']}
d=Document();s=d.sections[0];s.left_margin=s.right_margin=Inches(.9);st=d.styles['Normal'];st.font.name='Liberation Serif';st.font.size=Pt(10.5)
def p(t,b=0,al=None,sz=None):
    q=d.add_paragraph();r=q.add_run(t);r.bold=bool(b)
    if sz:r.font.size=Pt(sz)
    if al:q.alignment=al
    q.paragraph_format.space_after=Pt(6);return q
p('SCHEDULE 3.1(c)',1,AL.CENTER,12);p('UNIT AND BED SCHEDULE',1,AL.CENTER)
p('to that certain Loan Agreement dated as of July 17, 2026 between WOLFPACK LANDING LEASECO DST, a Delaware statutory trust, as Borrower, and MERRION BAY COMMERCIAL MORTGAGE, LLC, as Lender (Loan No. 26-10447)',0,AL.JUSTIFY)
p('Borrower represents that the following is a true and complete summary, as of June 30, 2026, of the apartment units and bed spaces at the Property commonly known as Wolfpack Landing, 2200 Crossley Street. Leased beds are counted under executed leases for the 2026-2027 academic term. Amounts in U.S. dollars per month.',0,AL.JUSTIFY)
H=['Unit Type','Bed/Bath','No. of Units','Beds','SF per Unit','Aggregate SF','Beds leased','Rate per bed','Monthly lease rent']
tb_=d.add_table(rows=1,cols=9);tb_.style='Table Grid';tb_.autofit=False
Wd=[1.25,.6,.55,.5,.6,.8,.65,.65,.85]
def cell(c,t,b=0,r=0):
    c.text='';q=c.paragraphs[0];x=q.add_run(t);x.bold=bool(b);x.font.size=Pt(9);q.alignment=AL.RIGHT if r else AL.LEFT
for i,h in enumerate(H):
    cell(tb_.rows[0].cells[i],h,1,0);tb_.rows[0].cells[i].paragraphs[0].alignment=AL.CENTER
    sh=OxmlElement('w:shd');sh.set(qn('w:val'),'clear');sh.set(qn('w:fill'),'D9D9D9');tb_.rows[0].cells[i]._tc.get_or_add_tcPr().append(sh)
for b in body:
    c=tb_.add_row().cells
    for i,x in enumerate(b): cell(c[i],x,0,i>1)
    c[1].paragraphs[0].alignment=AL.CENTER
c=tb_.add_row().cells
for i,x in enumerate(['Total','',str(t['units']),str(tb),'',f"{t['total_sf']:,}",str(tl),'',f"{t['actual_total']:,}"]): cell(c[i],x,1,i>1)
for r in tb_.rows:
    for i,w in enumerate(Wd): r.cells[i].width=Inches(w)
p('');p('Notes:',1,sz=9)
p(f'(a) Leased beds represent {tl/tb*100:.1f}% of revenue beds.  (b) The Model / Office unit is non-revenue.  (c) Rates include furniture and internet; parking and utility overage are billed separately.',sz=9)
p('Initialed by Borrower: ________          Lender: ________',sz=9.5)
f=s.footer.paragraphs[0];f.text='Schedule 3.1(c) - Page 1';f.alignment=AL.CENTER
tmp='.';os.makedirs(tmp,exist_ok=True);pth=f'{tmp}/{NAME}.docx';d.save(pth)
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','pdf','--outdir',os.path.join(ROOT,'documents'),pth],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
save(NAME,'UM',K,rows,[t])
