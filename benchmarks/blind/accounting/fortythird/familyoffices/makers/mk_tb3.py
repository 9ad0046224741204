# Industrial park; docx -> pdf, code · name one column, debit/credit + prior year
from common import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
N='Stannard_Industrial_Park_TB'
L=[(1001,'Farmers Exchange - Checking',96214.37,71882.05),(1005,'Farmers Exchange - Money Market',250618.90,246377.12),(1200,'Accounts Receivable',41385.60,28917.44),(1250,'Allowance for bad debts',-4000,-4000),(1310,'Prepaid insurance',11976.25,10840.50),(1320,'Utility deposits',3150,3150),(1499,'Undeposited Funds',None,None),
(1600,'Land - Parcels 7A, 7B and 9',890000,890000),(1610,'Buildings 1 through 6',5216440,5216440),(1615,'Building 4 dock leveler and overhead door replacement program',138275,0),(1620,'Paving and yard lighting',311902.18,311902.18),(1690,'Accumulated depreciation',-1804663,-1733915),(1710,'Leasing commissions (net of amortization)',57218.33,63704.21),
(2000,'Accounts Payable',-22471.09,-19306.77),(2100,'Accrued property tax',-61500,0),(2205,'Security deposits - tenants',-92340,-90140),(2210,'Prepaid rent',-18675.5,-24112),(2400,'Cascade Agricultural Bank loan #60-1182',-2938114.76,-2981650.19),(2450,'Line of credit',-75000,0),
(3000,'Member capital - Stannard Brothers Holding',-1250000,-1250000),(3010,'Member capital - Ivy Lane Trust',-625000,-625000),(3200,'Member draws',84000,168000),(3900,'Retained Earnings',None,None),
(4000,'Warehouse rent',-401866.44,-771204.36),(4010,'Flex / office rent',-96420,-188976),(4020,'Yard and trailer storage rent',-31250,-57840),(4100,'CAM billed',-74118.36,-139702.88),(4150,'Property tax billed',-58920,-112460),(4300,'Interest earned',-4241.78,-7996.4),
(6010,'Property tax',61500,118744.2),(6020,'Insurance - property and umbrella',17964.37,33120.75),(6100,'Repairs: roof and gutters',9488.5,27310),(6110,'Repairs: doors and docks',6720.15,15844.9),(6120,'Repairs: electrical, sprinkler and fire alarm monitoring',7311.02,12908.55),(6200,'Snow plowing and sanding',13860,22475),(6210,'Landscaping',4400,9900),(6300,'Electricity - common',8127.91,15630.36),(6310,'Water, sewer and stormwater fee',5246.4,9981.73),(6400,'Management fee',26310.19,50807.28),(6500,'Accounting and legal',6850,14215),(6510,'Bank service charges',142,261.5),(7000,'Interest expense',81433.12,166590.04),(7100,'Depreciation',70748,135206),(7110,'Amortization',6485.88,11962.44)]
s1=r2(sum(a for _,_,a,_ in L if a));s2=r2(sum(b for *_,b in L if b))
L=[(c,n,-s1 if c==3900 else a,-s2 if c==3900 else b) for c,n,a,b in L]
d=Document();s=d.sections[0];s.left_margin=s.right_margin=Inches(.8);s.top_margin=Inches(.7);s.bottom_margin=Inches(.7)
d.styles['Normal'].font.name='Liberation Sans';d.styles['Normal'].font.size=Pt(9);d.styles['Normal'].paragraph_format.space_after=Pt(0)
def P(t,sz,b=0,al=AL.CENTER,it=0):
    p=d.add_paragraph();p.alignment=al;q=p.add_run(t);q.font.size=Pt(sz);q.bold=bool(b);q.italic=bool(it);return p
P('Stannard Industrial Park, LLC',14,1);P('Trial Balance',12,1);P('As of June 30, 2026',10)
P('8:42 AM   07/09/26   Accrual Basis',7.5,0,AL.LEFT)
t=d.add_table(rows=2,cols=4);t.autofit=False
W=[Inches(3.4),Inches(1.2),Inches(1.2),Inches(1.2)]
def setc(c,x,al=AL.LEFT,b=0,ind=0):
    p=c.paragraphs[0];p.alignment=al;p.paragraph_format.space_before=Pt(1.5);q=p.add_run(x);q.bold=bool(b)
    if ind:p.paragraph_format.left_indent=Inches(ind)
def edge(c,top=None,bot=None):
    pr=c._tc.get_or_add_tcPr();bd=OxmlElement('w:tcBorders')
    for k,v in(('top',top),('bottom',bot)):
        if v:
            e=OxmlElement('w:'+k);e.set(qn('w:val'),v);e.set(qn('w:sz'),'6');bd.append(e)
    pr.append(bd)
m=t.cell(0,1).merge(t.cell(0,2));setc(m,'Jun 30, 26',AL.CENTER,1);edge(m,None,'single');setc(t.cell(0,3),'Dec 31, 25',AL.RIGHT,1)
for i,x in enumerate(['','Debit','Credit','Dr (Cr)']): setc(t.cell(1,i),x,AL.RIGHT,1);edge(t.cell(1,i),None,'single')
for r in t.rows:
    e=OxmlElement('w:tblHeader');e.set(qn('w:val'),'true');r._tr.get_or_add_trPr().append(e)
K=['debit','credit','other:Dec 31, 25 Dr (Cr)'];rows=[];T=[0,0,0]
for c,n,a,b in L:
    r=t.add_row().cells; e=OxmlElement('w:cantSplit');t.rows[-1]._tr.get_or_add_trPr().append(e)
    setc(r[0],f'{c} · {n}',ind=.15 if c%10==5 or 1 else 0);q=dict(account=str(c),name=n)
    if a is not None and a>0: setc(r[1],f'{a:,.2f}',AL.RIGHT);q['debit']=a;T[0]+=a
    elif a is not None and a<0: setc(r[2],f'{-a:,.2f}',AL.RIGHT);q['credit']=-a;T[1]-=a
    else: setc(r[1],'0.00',AL.RIGHT);q['debit']=0.0
    if b is not None: setc(r[3],par(b),AL.RIGHT);q[K[2]]=float(b);T[2]+=b
    else: setc(r[3],'0.00',AL.RIGHT);q[K[2]]=0.0
    rows.append(q)
T=[r2(x)+0.0 for x in T];assert abs(T[0]-T[1])<.005 and abs(T[2])<.005,T
r=t.add_row().cells;setc(r[0],'TOTAL',b=1)
for i in range(3): setc(r[i+1],f'{abs(T[i]):,.2f}',AL.RIGHT,1);edge(r[i+1],'single','double')
for r in t.rows:
    for c,w in zip(r.cells,W): c.width=w
for gc,w in zip(t.columns,W): gc.width=w
t.cell(0,1).width=W[1]+W[2]
d.add_paragraph();P('6/30 depreciation is estimated at one half of the annual schedule. Line of credit drawn 5/18 for the Bldg 4 dock work.  - K. Wojtas, bookkeeper',8,0,AL.LEFT,1)
f=s.footer.paragraphs[0];f.alignment=AL.RIGHT;f.add_run('Stannard Industrial Park, LLC  /  Page ').font.size=Pt(7.5)
q=f.add_run();q.font.size=Pt(7.5)
for ty,tx in(('begin',None),(None,'PAGE'),('end',None)):
    if ty: e=OxmlElement('w:fldChar');e.set(qn('w:fldCharType'),ty)
    else: e=OxmlElement('w:instrText');e.text=tx
    q._r.append(e)
p=f'{TMP}/{N}.docx';d.save(p);soffice(p,'pdf',DOC)
truth(N,'TB',K,rows,[dict(label='TOTAL',debit=T[0],credit=T[1],**{K[2]:abs(T[2])})])
