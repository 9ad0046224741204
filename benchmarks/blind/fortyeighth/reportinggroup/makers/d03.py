# self storage owner letter + table made in Word -> pdf ; planted row_dropped
from common import *
from docx import Document
from docx.shared import Pt,Inches,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess
rng=random.Random(4803)
def exp(b,k): return [b[0],b[1],b[2],b[1]-b[2]]
cols=['June 2025','YTD 2025','YTD 2024','$ Change']
s=S('Owner Operating Statement','Keystone Lock & Store - Harmon Road','2025-01-01','2025-06-30',cols,expand=exp)
def g(m,gr=.05,n=.1): 
    a=m*(1+rng.uniform(-n,n)); y=m*6*(1+rng.uniform(-n,n)/2); return [rd(a),rd(y),rd(y/(1+gr)*(1+rng.uniform(-n,n)/3))]
ti=s.section('Revenue',[(None,'Unit Rental Income',58200,.04,.02),(None,'Discounts & Promotions',-3950,.1,.2),(None,'Bad Debt / Write-offs',-640,.1,.5),(None,'Tenant Protection Plan Share',5150,.08,.04),(None,'Late & Lien Fees',2380,.02,.15),(None,'Administration Fees',980,.03,.2),(None,'Merchandise Sales',410,-.05,.3),(None,'Truck Rental Commission',655,.2,.3)],'Total Revenue',gen=g,rt='TOTAL',key='total_income')
ex=[(None,'Manager Wages',6950,.03,.03),(None,'Payroll Taxes & Benefits',1210,.03,.05),(None,'Management Fee (6%)',3790,.04,.02),(None,'Property Taxes',5480,.06,0),(None,'Property Insurance',1310,.15,0),(None,'Electric',1140,.05,.3),(None,'Water & Trash',365,.04,.15),(None,'Internet & Phone',298,0,.02),(None,'Gate & Camera Maintenance',410,.1,.7),(None,'Repairs & Maintenance',1480,.1,.6),(None,'Landscaping & Snow',720,.03,.4),(None,'Call Center & Software',1085,.05,.03),(None,'Digital Marketing',1900,.12,.1),(None,'Credit Card Processing',1540,.06,.05),(None,'Office & Postage',240,0,.3),(None,'Auction & Legal',135,.2,.8)]
te=s.section('Operating Expenses',ex,'Total Operating Expenses',gen=g,rt='TOTAL',key='total_operating_expenses',kind='exp')
noi=s.tot('Net Operating Income',[ti,te],rt='TOTAL',signs=[1,-1],key='noi')
ds=s.section('Below the Line',[(None,'Loan Interest',11900,-.01,.01),(None,'Capital Repairs (door springs)',850,.5,.9)],'Total Below the Line',gen=g,kind='exp')
ni=s.tot('Net Income to Owner',[noi,ds],rt='TOTAL',signs=[1,-1],key='net_income')
# plant: drop row
k=[i for i,r in enumerate(s.rows) if r['label']=='Credit Card Processing'][0]; dv=s.rows[k]['values']
del s.rows[k]; del s.st[k]; del s.base[k]
for r,t in zip(s.rows,s.st):
    if 'footsFrom' in r: r['footsFrom']['items']=[i-(i>k) for i in r['footsFrom']['items'] if i!=k]
s.keys={a:b-(b>k) for a,b in s.keys.items()}
s.d['planted']=dict(what=f"expense line 'Credit Card Processing' ({dv[0]:,.2f}; YTD {dv[1]:,.2f}; prior YTD {dv[2]:,.2f}) is not printed although Total Operating Expenses includes it",kind='row_dropped')
d=Document(); sec=d.sections[0]; sec.left_margin=sec.right_margin=Inches(.9); sec.top_margin=Inches(.7); sec.bottom_margin=Inches(.6)
st=d.styles['Normal']; st.font.name='Liberation Sans'; st.font.size=Pt(9.5); st.paragraph_format.space_after=Pt(3)
p=d.add_paragraph(); r=p.add_run('Piedmont Storage Advisors'); r.bold=True; r.font.size=Pt(15); r.font.color.rgb=RGBColor(0x1f,0x6b,0x4a)
d.add_paragraph('Third-party management for independent storage owners')
p=d.add_paragraph(); r=p.add_run('Owner Operating Statement'); r.bold=True; r.font.size=Pt(12)
p=d.add_paragraph(); p.add_run('Keystone Lock & Store - Harmon Road').bold=True
d.add_paragraph('Month and six months ended June 30, 2025  (cash basis)   488 units / 61,350 net rentable sq ft')
d.add_paragraph('Square-foot occupancy closed June at 90.4%. Street rates on 10x10 non-climate were raised twice in the quarter; web rentals now make up 71% of move-ins.')
t=d.add_table(rows=1,cols=5); t.autofit=False; W=[2.75,1,1.05,1.05,1]
def put(c,txt,b=False,al=None,col=None,sz=9):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0.8); p.paragraph_format.space_before=Pt(0.8); r=p.add_run(txt); r.bold=b; r.font.size=Pt(sz)
    if al: p.alignment=al
    if col: r.font.color.rgb=col
def shade(c,h):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
for c,x in zip(t.rows[0].cells,['']+cols): put(c,x,True,A.RIGHT,RGBColor(255,255,255)); shade(c,'1F6B4A')
for j,(r,s_) in enumerate(zip(s.rows,s.st)):
    cs=t.add_row().cells; b=r['rowType']!='LINE'
    put(cs[0],('   ' if not b else '')+r['label'],b)
    if r['rowType']!='HEADING':
        for c,v in zip(cs[1:],r['values']): put(c,('$ ' if b else '')+par(v),b,A.RIGHT)
    if r['rowType']=='TOTAL':
        for c in cs: shade(c,'D9EADF')
for row in t.rows:
    for c,w in zip(row.cells,W): c.width=Inches(w)
for col,w in zip(t.columns,W): col.width=Inches(w)
d.add_paragraph().paragraph_format.space_after=Pt(0)
d.add_paragraph('Prepared without audit. Security deposits are not collected at this facility. Questions: owners@piedmontstorage.example')
f='build/blind/makers/harmon_road_owner_statement_jun25.docx'; d.save(f)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',DOC,f],capture_output=True)
save('harmon_road_owner_statement_jun25.pdf',[s],'SELF_STORAGE','OPERATING_STATEMENT','s48a','Word table owner letter, banded totals',False)
print(len(s.rows),s.rows[s.keys['noi']]['values'],s.d['planted'])
