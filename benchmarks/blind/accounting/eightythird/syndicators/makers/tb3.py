# bookkeeper typed, Word table -> PDF; pairs opening / activity / closing; planted digit_changed in one closing credit
import random,subprocess
from common import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as W
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
R=random.Random(417)
D=[('100','First Community checking 4471',21640.18,0,0),('101','Savings - reserve',38200.55,31.4,0),('102','Tenant deposit account',14925,850,1275),('110','Rents receivable',6318.5,33840,32905.5),('112','Laundry receivable',0,0,0),('120','Prepaid insurance',9171,0,1528.5),('125','Prepaid boiler service contract',1260,0,105),
('130','Escrow - Midstate Bank',17604.22,2934.04,0),('150','Land',210000,0,0),('151','Buildings',1640000,0,0),('152','Roof 2019',88450,0,0),('153','Appliances & carpet',61277.9,2148,0),('159','Accumulated depreciation',-702318,0,5212),
('200','Accounts payable',-7422.16,7422.16,5990.71),('205','Credit card - Visa',-1184.3,1184.3,962.44),('210','Payroll taxes payable',-913.62,913.62,940.07),('220','Tenant deposits held',-14925,1275,850),('225','Rents received in advance',-2380,2380,1895),('230','Accrued property tax',-11736,0,1467),('250','Mortgage - Midstate Bank',-918442.37,2216.81,0),('260','Loan from member - D. Hallock',-15000,500,0),
('300','Member capital',-330000,0,0),('310','Member draws',24000,3000,0),('320','Retained earnings',0,0,0),
('400','Apartment rent',-267410,0,33840),('405','Vacancy and concessions',9835,1125,0),('410','Laundry',-2716.25,0,338.75),('415','Late fees and misc.',-1845,0,210),('420','Interest earned',-244.1,0,31.4),
('500','Caretaker wages',22880,2860,0),('505','Payroll taxes',1843.2,230.4,0),('510','Repairs',19446.83,1987.15,0),('511','Unit turns',8120.4,1340,0),('512','Boiler contract',840,105,0),('515','Snow and lawn',5310,640,0),('520','Gas heat',17602.74,611.38,0),('521','Electric - halls',4118.6,502.17,0),('522','Water / sewer',13344,1698.22,0),('523','Trash',3760,470,0),('530','Insurance',12228,1528.5,0),('535','Property tax',11736,1467,0),('540','Management fee',13230.5,1653.3,0),('545','Advertising',1096,129,0),('550','Legal',875,0,0),('555','Office, phone, bank fees',1467.35,188.64,0),('600','Mortgage interest',31018.44,3862.19,0),('610','Depreciation',41696,5212,0)]
D=[list(d) for d in D if d[1]!='Laundry receivable']
ix={d[0]:d for d in D}
ix['320'][2]=-r2(sum(d[2] for d in D))
net=r2(sum(d[3]-d[4] for d in D)); ix['100'][3]=34512.65; ix['100'][4]=r2(34512.65+net)
print(ix['100'],ix['320'])
rows=[]
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
for d in D:
    o=r2(d[2]); c=r2(o+d[3]-d[4])
    rows.append(dict(account=d[0],name=d[1],open_dr=o if o>0 else None,open_cr=-o if o<0 else None,debit=d[3] or None,credit=d[4] or None,close_dr=c if c>0 else None,close_cr=-c if c<0 else None))
tot={k:r2(sum(r[k] or 0 for r in rows)) for k in K}
assert tot['open_dr']==tot['open_cr'] and tot['debit']==tot['credit'] and tot['close_dr']==tot['close_cr'],tot
# plant
for r in rows:
    if r['account']=='225': old=r['close_cr']; r['close_cr']=r2(old+700.0); new=r['close_cr']
assert f'{old:.2f}'=='1895.00' and f'{new:.2f}'=='2595.00'
for r in rows:
    if r['account']=='205':pass
# single digit: undo 225, use property tax accrued 13,203.00 -> 13,503.00
for r in rows:
    if r['account']=='225': r['close_cr']=old
    if r['account']=='230': old2=r['close_cr']; r['close_cr']=old2+300
assert old2==13203.0
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.7); s.top_margin=Inches(.6); s.bottom_margin=Inches(.6)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10)
def para(t,b=False,sz=10,al=None):
    p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.font.size=Pt(sz); p.paragraph_format.space_after=Pt(0); p.alignment=al
para('HALLOCK & SONS PROPERTIES LLC',True,13,W.CENTER); para('Linden Court, 36 apartments',False,10,W.CENTER); para('Working trial balance, month of August 2025',False,10,W.CENTER); para('Prepared by M. Tiernan, bookkeeper, 9/8/2025 (unaudited)',False,9,W.CENTER); para('')
t=d.add_table(rows=2,cols=8); t.style='Table Grid'; t.autofit=False
wid=[.5,2.8,1.08,1.08,1.02,1.02,1.08,1.08]
def cell(c,x,b=False,al=None):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0); r=p.add_run(x); r.bold=b; r.font.size=Pt(9); p.alignment=al
g=t.rows[0].cells
for a,b_,x in((2,3,'Balance 7/31/2025'),(4,5,'August activity'),(6,7,'Balance 8/31/2025')): cell(g[a].merge(g[b_]),x,True,W.CENTER)
h=t.rows[1].cells
for i,x in enumerate(['No.','Account','Dr','Cr','Dr','Cr','Dr','Cr']): cell(h[i],x,True,W.CENTER if i>1 else None)
for rr in t.rows[:2]:
    e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); rr._tr.get_or_add_trPr().append(e)
def add(a,n,v,b=False):
    c=t.add_row().cells; cell(c[0],a,b); cell(c[1],n,b)
    for i,k in enumerate(K): cell(c[2+i],'' if v.get(k) is None else f'{v[k]:,.2f}',b,W.RIGHT)
for r in rows: add(r['account'],r['name'],r)
add('','TOTALS',tot,True)
for cc,w in zip(t.columns,wid): cc.width=Inches(w)
for rr in t.rows:
    for c,w in zip(rr.cells,wid): c.width=Inches(w)
    e=OxmlElement('w:cantSplit'); rr._tr.get_or_add_trPr().append(e)
para(''); para('Note: property tax accrued at 1/12 of last year\'s bill. Member loan is interest free. Depreciation per CPA schedule.',False,9)
d.save(ROOT+'/render/TB_linden_court_aug2025.docx')
n='TB_linden_court_aug2025.pdf'
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/documents',ROOT+'/render/TB_linden_court_aug2025.docx'],capture_output=True)
save(n,'TB',K,rows,[dict(label='TOTALS',**tot)],'typed by a bookkeeper (Word table), Dr/Cr pairs for opening, activity, closing',True,
 {"what":"Account 230 Accrued property tax, closing Cr printed 13,503.00 instead of 13,203.00; the totals are right for the true amount","kind":"digit_changed"})
