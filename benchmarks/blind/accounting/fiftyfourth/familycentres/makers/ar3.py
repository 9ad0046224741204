# lender's arrears schedule as a Word document printed to PDF: buckets are months
import random, subprocess, os
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
R=random.Random(5433); N='Tenant Arrears Schedule - Offices.pdf'
M=['Jul 2024\nand prior','Aug 2024','Sep 2024','Oct 2024']
KO=['other:Jul 2024 and prior','other:Aug 2024','other:Sep 2024','other:Oct 2024','total','deposit']
# suite, tenant, [prior,aug,sep,oct], deposit, comment
D=[('100','Corner Cup Café & Roastery',[0,0,185000,370000],370000,'Half of September paid; balance promised 11/15'),
('110','Pruitt Ashby Land Title Co.',[0,0,0,21436],1240000,'Disputes after-hours HVAC'),
('120','Ridgeway Staffing Solutions, Inc.',[0,0,0,486250],972500,'Check received 11/4, after cut-off'),
('205','Lumen & Stroud Architects',[412500,825000,825000,825000],825000,'Payment plan signed 10/22; $5,000 monthly beyond current rent'),
('210','Meridian Hearing Associates, P.C.',[0,0,-12000,0],394000,'Overpaid; apply to November'),
('215','Osgood Bookkeeping (J. Osgood d/b/a)',[0,0,0,141075],0,''),
('300','Tri-County Legal Aid Society',[68240,0,0,0],0,'2023 escalation; grant funds expected in December'),
('310','Vantage Freight Brokers LLC',[1987340,0,0,0],0,'VACATED June. Judgment entered; reserve in full'),
('320','Clearbrook Actuarial Partners',[0,0,0,958300],1916600,'Always pays by the 10th'),
('330A','Hollis Ward Counseling',[0,16500,16500,132000],115500,'Late fees only for Aug/Sep'),
('340','Northgate Title Escrow',[0,0,0,-250000],600000,'Paid November early'),
('400','Department of Revenue - Field Office',[0,0,0,2114667],0,'State voucher cycle, 45 days'),
('410','Beacon Wealth Advisors, Inc.',[0,0,7350,7350],560000,'Parking stalls short-paid'),
('R-1','SkyLattice Wireless (roof)',[0,0,0,275000],0,'')]
K2=[('1-A','Harmon & Tull Insurance',[0,0,0,228000],228000,''),('1-B','Wexley Print & Copy',[136800,152000,152000,152000],152000,'Notice of default sent 10/28'),('2-A','Dr. S. Amaranth, DDS',[0,0,41880,0],345000,'2024 tax true up'),('2-C','Greenfinch Travel',[0,0,0,98500],197000,'')]
d=Document();s=d.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Inches(11),Inches(8.5)
for a in('left_margin','right_margin'): setattr(s,a,Inches(.7))
s.top_margin=Inches(.45);s.bottom_margin=Inches(.45);s.header_distance=Inches(.2);s.footer_distance=Inches(.25)
st=d.styles['Normal'];st.font.name='Liberation Serif';st.font.size=Pt(10.5)
def para(t,b=False,sz=None,al=None,after=4,it=False):
    p=d.add_paragraph();r=p.add_run(t);r.bold=b;r.italic=it
    if sz:r.font.size=Pt(sz)
    if al:p.alignment=al
    p.paragraph_format.space_after=Pt(after);return p
para('VANDERLOO FAMILY PROPERTIES',True,13,AL.CENTER,0);para('14 Quarry Lane, Suite 500',sz=9,al=AL.CENTER,after=8)
para('SCHEDULE OF TENANT ARREARS',True,12,AL.CENTER,0);para('Office buildings - balances unpaid at October 31, 2024, by month billed',al=AL.CENTER,after=8,it=True)
para('Furnished to Commonwealth Life under Section 6.3(b) of the Loan Agreement. Amounts in dollars; credits in brackets. Security deposits are cash only; letters of credit are not shown.',sz=9.5,after=6)
W=[.55,2.15,.85,.8,.8,.85,.9,.85,1.85]
t=d.add_table(rows=1,cols=9);t.style='Table Grid';t.autofit=False
def shade(c,h):
    e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),h);c._tc.get_or_add_tcPr().append(e)
def put(c,x,al=None,b=False,sz=9):
    p=c.paragraphs[0];p.paragraph_format.space_after=Pt(1);p.paragraph_format.space_before=Pt(1);r=p.add_run(x);r.bold=b;r.font.size=Pt(sz)
    if al is not None:p.alignment=al
for c,h in zip(t.rows[0].cells,['Suite','Tenant']+M+['Total\nin arrears','Deposit\nheld','Comments']): put(c,h,AL.CENTER,True);shade(c,'D6DCE4')
trp=t.rows[0]._tr.get_or_add_trPr();e=OxmlElement('w:tblHeader');e.set(qn('w:val'),'true');trp.append(e)
tr=[];tot=[];G=[0]*6
def f(c): return '' if c==0 else money(c,paren=True)
def tl(lab,s):
    row=t.add_row().cells;a=row[0].merge(row[1]);put(a,lab,None,True)
    for k,x in enumerate(s): put(row[2+k],money(x,paren=True),AL.RIGHT,True)
    for c in row: shade(c,'F2F2F2')
    tot.append(dict(label=lab,**{k:c2f(x) for k,x in zip(KO,s)}))
for nm,L in(('ALDER COURT OFFICE BUILDING',D),('QUARRY LANE PROFESSIONAL SUITES',K2)):
    row=t.add_row();a=row.cells[0].merge(row.cells[8]);put(a,nm,None,True)
    S=[0]*6
    for u,n,v,dep,cm in L:
        row=t.add_row();cs=row.cells;q=row._tr.get_or_add_trPr();e=OxmlElement('w:cantSplit');q.append(e)
        put(cs[0],u);put(cs[1],n);vals=v+[sum(v),dep];o={'unit':u,'name':n}
        for k,x in enumerate(vals):
            put(cs[2+k],f(x),AL.RIGHT)
            if x:o[KO[k]]=c2f(x)
        put(cs[8],cm,sz=8);tr.append(o);S=[a+b for a,b in zip(S,vals)]
    tl('Subtotal - '+('Alder Court' if L is D else 'Quarry Lane'),S);G=[a+b for a,b in zip(G,S)]
tl('Total arrears, both buildings',G)
for col,w in zip(t.columns,W): col._gridCol.w=Inches(w)
for r in t.rows:
    k=0
    for tc in r._tr.tc_lst:
        n=tc.grid_span; tc.width=Inches(sum(W[k:k+n])); k+=n
para('',after=2);para('I certify that the foregoing is drawn from the books and records of the owner and is true and complete to the best of my knowledge.',sz=9.5,after=10)
para('______________________________    Controller                    Date: November 8, 2024',sz=9.5)
p=s.footer.paragraphs[0];p.text='Tenant arrears 10/31/2024 - confidential';p.runs[0].font.size=Pt(8);p.alignment=AL.CENTER
dx=f'{ROOT}/render/Tenant Arrears Schedule - Offices.docx';d.save(dx)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',f'{ROOT}/documents',dx],stdout=-3,stderr=-3)
save(N,'AR','lender schedule typed in a word processor, month buckets, wrapped comments, certificate',True,KO,tr,tot)
print(len(tr))
