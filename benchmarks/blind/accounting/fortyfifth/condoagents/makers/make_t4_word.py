# Word document of a bookkeeper for two parades of shops (Ireland/UK), Dr/Cr with comparative, exported to PDF
import random, os, subprocess
from docx import Document
from docx.shared import Pt, Cm, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
R=random.Random(45808); STEM='Fenwick Parade TB 2026'
cl=[('Property and equipment',[('Freehold parade, 3-11 Fenwick Parade (cost)',118000000,118000000),('Roof works capitalised 2023',4265000,4265000),('CCTV and shutters',612000,540000)]),
('Debtors and bank',[('Rents receivable - shop tenants',1187650,932500),('Service charge debtors',214833,301417),('Prepaid insurance',186240,174905),('Ulster Bank current account',2461118,1907744),('Ulster Bank deposit account',6000000,5500000),('Rent deposits held (client)',1450000,1450000)]),
('Creditors',[('Trade creditors',-388215,-270640),('VAT',-501267,-466830),('Rents in advance',-925000,-850000),('Tenants rent deposits',-1450000,-1450000),('Corporation tax',-841500,-792300),('Mortgage - Danske',-41250000,-44000000)]),
('Capital',[('Share capital',-10000,-10000),('Directors loan - Mrs A Fenwick',-15000000,-15000000),('Profit and loss brought forward',None,None)]),
('Income',[('Rent - Nos 3, 5 and 7',-5940000,-5712500),('Rent - Nos 9 and 11',-3725000,-3600000),('Upper floor flat',-1080000,-1020000),('Service charge contributions',-894600,-861200),('Deposit interest',-171433,-98210)]),
('Running costs',[('Insurance',748600,701220),('Repairs and maintenance',913877,1268455),('Cleaning and bins',221400,214800),('Light and heat - common stair',98115,112406),('Agent commission 7.5%',805875,None),('Rates on void (No 9, 4 mths)',None,341267),('Loan interest',2298450,2541100),('Accountant and bookkeeper',432000,414000),('Bank fees',19844,21216),('Corporation tax charge',841500,792300)])]
for k in(1,2):
    s=sum(x[k] or 0 for _,A in cl for x in A)
    A=cl[3][1];x=list(A[2]);x[k]=-s;A[2]=tuple(x);print(s)
keys=['debit','credit','other:31 March 2025 Dr','other:31 March 2025 Cr'];pair=lambda z:[None,None] if z is None else [z,None] if z>=0 else [None,-z]
D=Document();s=D.sections[0];s.page_width,s.page_height=Cm(21),Cm(29.7);s.left_margin=s.right_margin=Cm(2.2);s.top_margin=Cm(2);s.bottom_margin=Cm(1.8)
D.styles['Normal'].font.name='Liberation Serif';D.styles['Normal'].font.size=Pt(10)
D.styles['Normal'].element.rPr.rFonts.set(qn('w:eastAsia'),'Liberation Serif')
def para(t,b=0,sz=10,al=None,i=0):
    p=D.add_paragraph();q=p.add_run(t);q.bold=bool(b);q.italic=bool(i);q.font.size=Pt(sz);p.paragraph_format.space_after=Pt(2)
    if al: p.alignment=al
para('FENWICK PARADE (BANGOR) LIMITED',1,14,AL.CENTER);para('Trial balance as at 31 March 2026, with last year for comparison',0,11,AL.CENTER);para('Figures in pounds sterling. Subject to accountant’s adjustments.',0,9,AL.CENTER,1)
T=D.add_table(rows=0,cols=5);T.autofit=False;Wd=[Cm(6.8)]+[Cm(2.5)]*4
for w_,co in zip(Wd,T.columns): co.width=w_
def bord(cell,**e):
    pr=cell._tc.get_or_add_tcPr();b=OxmlElement('w:tcBorders')
    for k,v in e.items():
        x=OxmlElement('w:'+k);x.set(qn('w:val'),v);x.set(qn('w:sz'),'6');b.append(x)
    pr.append(b)
def row(cells,b=0,i=0,top=None,bot=None,hdr=0):
    rr=T.add_row()
    if hdr:
        h=OxmlElement('w:tblHeader');h.set(qn('w:val'),'true');rr._tr.get_or_add_trPr().append(h)
    e=OxmlElement('w:cantSplit');rr._tr.get_or_add_trPr().append(e)
    for j,t in enumerate(cells):
        ce=rr.cells[j];ce.width=Wd[j];p=ce.paragraphs[0];p.paragraph_format.space_after=Pt(1);p.paragraph_format.space_before=Pt(1)
        q=p.add_run(t);q.bold=bool(b);q.italic=bool(i)
        if j: p.alignment=AL.RIGHT
        if j and (top or bot): bord(ce,**{k:v for k,v in(('top',top),('bottom',bot)) if v})
    return rr
h=row(['','','','',''],b=1,hdr=1)
for a,z,t in((1,2,'31 March 2026'),(3,4,'31 March 2025')):
    mm=h.cells[a].merge(h.cells[z]);mm.text='';
    for p in mm.paragraphs[1:]: p._p.getparent().remove(p._p)
    p=mm.paragraphs[0];q=p.add_run(t);q.bold=True;p.alignment=AL.CENTER
row(['','Dr','Cr','Dr','Cr'],b=1,bot='single',hdr=1)
rows=[];tots=[];G=[0]*4
f=lambda a: '' if a is None else fm(a)
for cn,A in cl:
    row([cn,'','','',''],b=1);S=[0]*4
    for nm,a,p in A:
        v=pair(a)+pair(p);row(['   '+nm]+[f(x) for x in v]);S=[m+(n or 0) for m,n in zip(S,v)]
        rows.append(dict(name=nm,**{k:num(x) for k,x in zip(keys,v)}))
    v=[x or None for x in S];row([f'   Total {cn.lower()}']+[f(x) for x in v],i=1,top='single')
    tots.append(dict(label=f'Total {cn.lower()}',**{k:num(x) for k,x in zip(keys,v)}));G=[m+n for m,n in zip(G,S)]
row(['']*5);row(['TOTALS']+[f(x) for x in G],b=1,top='single',bot='double');assert G[0]==G[1] and G[2]==G[3]
tots.append(dict(label='TOTALS',**{k:num(x) for k,x in zip(keys,G)}))
para('');para('Notes: (1) No 9 re-let from 1 August 2024. (2) Agent commission is new this year, Mr Fenwick collected the rents himself before. (3) Deposit at 31 March agreed to bank letter.',0,9);para('M. Gilchrist, 24 April 2026',0,9,None,1)
p=s.footer.paragraphs[0];p.text='Fenwick Parade (Bangor) Limited – prepared from the cash book and Sage';p.runs[0].font.size=Pt(8)
dx='scratch/condo_tmp/'+STEM+'.docx';os.makedirs('scratch/condo_tmp',exist_ok=True);D.save(dx)
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',DOC,dx],check=True,capture_output=True)
write(STEM,'TB',keys,rows,tots)
