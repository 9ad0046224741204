from common import *
import random, subprocess, os
from docx import Document
from docx.shared import Pt, Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.enum.section import WD_ORIENT
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
R=random.Random(653)
NAME='Appendix_3_Debtors_Listing_Barrow_Street_Estate.pdf'
T=[('Gallagher Tiles & Stone Ltd','Unit 1'),('Ormonde Gym Limited','Units 2 & 3'),('Fintan Roche t/a FR Autoparts','Unit 4'),('Slaney Cold Chain DAC','Unit 5A'),('Blackstairs Brewing Co Ltd','Unit 5B'),('Carlow Community Childcare CLG','Unit 6'),('Nua Signage Ltd (in liquidation)','Unit 7'),('Tobin Packaging Unlimited Company','Units 8 - 10'),('Mast Networks Ireland Ltd','Mast site'),('Eily Kavanagh (grazing licence)','Rear field'),('Leinster Joinery Works Ltd','Unit 11'),('Zephyr E-Bikes Ltd','Unit 12')]
hd=['Tenant','Premises','Oct 2024','Sept 2024','Aug 2024','July 2024 and earlier','Total due','Deposit held','Provision','Estimated to realise']
ks=['other:Oct 2024','other:Sept 2024','other:Aug 2024','other:July 2024 and earlier','total','deposit','other:Provision','other:Estimated to realise']
rent=[2100,4650,1275,5800,3250,1900,1450,9200,0,0,1750,1600]
pat=[(1,0,0,0),(1,1,1,2.4),(1,.5,0,0),(1,0,0,0),(1,1,.35,0),(1,1,0,0),(0,0,0,5.2),(1,0,0,0),(0,0,0,1),(0,0,0,1),(-.3,0,0,0),(1,1,1,.6)]
prov=[0,.75,0,0,.25,0,1,0,0,0,0,.4]
dep=[2100,7500,0,11600,3250,0,0,18400,0,0,1750,0]
rows=[]
for i,(n,u) in enumerate(T):
    q=rent[i]*1.23
    b=[int(round(q*x)) for x in pat[i]]
    if n.startswith('Mast'):b=[0,0,0,7688]
    if n.startswith('Eily'):b=[0,650,0,0]
    t=sum(b);p=-int(round(max(t-dep[i],0)*prov[i]))
    v=b+[t,dep[i],p,t+p]
    rows.append({'unit':u,'name':n,**{k:x for k,x in zip(ks,v) if x}})
tot={'label':'Total',**{k:sum(r.get(k,0) for r in rows) for k in ks}}
D=Document();s=D.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Cm(29.7),Cm(21);s.left_margin=s.right_margin=Cm(1.8);s.top_margin=Cm(1.8)
D.styles['Normal'].font.name='Liberation Serif';D.styles['Normal'].font.size=Pt(10.5)
def par(t,b=False,sz=None,al=None):
    p=D.add_paragraph();r=p.add_run(t);r.bold=b
    if sz:r.font.size=Pt(sz)
    if al:p.alignment=al
    p.paragraph_format.space_after=Pt(4);return p
par('APPENDIX 3',True,12,WD_ALIGN_PARAGRAPH.RIGHT)
par('Barrow Street Enterprise Estate Limited (In Receivership)',True,13)
par('Tenant debtors at date of appointment, 31 October 2024',True)
par('We set out below the debtors ledger taken from the records of the company on the date of our appointment. Amounts are in euro, include VAT at 23% where the landlord has opted to tax, and are shown by month of invoice. The provision is our estimate after deposits held and has not been discussed with tenants.')
t=D.add_table(rows=1,cols=10);t.style='Table Grid';t.autofit=False
W=[5.6,2.4,2.1,2.1,2.1,2.4,2.3,2.2,2.2,2.5]
f=lambda x:'-' if not x else f'{x:,}' if x>0 else f'({-x:,})'
def fill(cells,vals,bold=False,shade=None):
    for j,(c,v) in enumerate(zip(cells,vals)):
        c.width=Cm(W[j]);p=c.paragraphs[0];r=p.add_run(v);r.font.size=Pt(9.5);r.bold=bold
        if j>1:p.alignment=WD_ALIGN_PARAGRAPH.RIGHT
        if shade:
            e=OxmlElement('w:shd');e.set(qn('w:val'),'clear');e.set(qn('w:fill'),shade);c._tc.get_or_add_tcPr().append(e)
fill(t.rows[0].cells,hd,True,'D9E2EC')
fill(t.add_row().cells,['','']+['€']*8,False)
for r in rows:fill(t.add_row().cells,[r['name'],r['unit']]+[f(r.get(k)) for k in ks])
fill(t.add_row().cells,['Total','']+[f(tot[k]) for k in ks],True,'F2F2F2')
for j,w in enumerate(W):t.columns[j].width=Cm(w)
par('');par('1. Nua Signage Ltd is itself in liquidation; a claim has been lodged as an unsecured creditor.',sz=9);par('2. The mast rent is invoiced yearly in advance each July and is disputed as to the review date only.',sz=9)
par('3. The Leinster Joinery balance is an overpayment and will be set against the November invoice.',sz=9)
x='build/blind/.r/'+NAME.replace('.pdf','.docx');os.makedirs('build/blind/.r',exist_ok=True);D.save(x)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir','build/blind/documents',x],check=True,capture_output=True)
save(NAME,'AR','Irish receiver, Word appendix to PDF, month columns, deposit, provision and estimated to realise, 12 rows',False,ks,rows,[tot])
