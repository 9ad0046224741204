from common import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
import subprocess,os
N='Bellhaven_Suites_cash_flows_2024.pdf'
s=S('Statements of Cash Flows','Bellhaven Suites Hotel LLC','2024-01-01','2024-12-31',['2024','2023'])
s.h('CASH FLOWS FROM OPERATING ACTIVITIES')
ni=s.l('Net income',[612485,438917],key='net_income')
s.h('Adjustments to reconcile net income to net cash provided by operating activities:')
a=[ni]+[s.l(n,v) for n,v in [('Depreciation and amortization',[1184620,1143275]),('Amortization of deferred financing costs',[48215,48215]),('Loss on disposal of furniture and equipment',[17340,0])]]
s.h('Changes in operating assets and liabilities:')
a+=[s.l(n,v) for n,v in [('Accounts receivable - guests and city ledger',[-36814,21590]),('Inventories',[-4125,1310]),('Prepaid expenses and deposits',[12760,-28405]),('Accounts payable',[-51238,44916]),('Accrued payroll and benefits',[18872,9654]),('Sales and occupancy taxes payable',[6390,-3217]),('Advance deposits',[29415,-11860])]]
O=s.t('Net cash provided by operating activities',a)
s.h('CASH FLOWS FROM INVESTING ACTIVITIES')
a=[s.l('Purchases of furniture, fixtures and equipment',[-684190,-271350]),s.l('Building improvements',[-215400,-98725]),s.l('Proceeds from sale of equipment',[8500,0])]
I=s.t('Net cash used in investing activities',a)
s.h('CASH FLOWS FROM FINANCING ACTIVITIES')
a=[s.l('Principal payments on mortgage note',[-418762,-399184]),s.l('Proceeds from line of credit',[150000,0]),s.l('Payment of loan extension fee',[-62500,0]),s.l('Distributions to members',[-525000,-600000])]
F=s.t('Net cash used in financing activities',a)
NC=s.t('NET INCREASE IN CASH AND RESTRICTED CASH',[O,I,F],key='net_cash_flow')
net=s.v(NC); beg23=1046218; beg24=beg23+net[1]; print(net)
B=s.l('CASH AND RESTRICTED CASH, beginning of year',[beg24,beg23])
E=s.t('CASH AND RESTRICTED CASH, end of year',[NC,B])
s.h('COMPOSITION OF CASH AND RESTRICTED CASH')
res=[388415,296770]; e=s.v(E); c1=s.l('Cash',[e[0]-res[0],e[1]-res[1]]); c2=s.l('Restricted cash - FF&E reserve and escrows',res)
s.t('Total cash and restricted cash',[c1,c2],rt='SUBTOTAL')
s.h('SUPPLEMENTAL DISCLOSURE'); s.l('Cash paid for interest',[873416,894028])
if net[0]<0 or net[1]<0: s.rows[NC]['label']='NET INCREASE (DECREASE) IN CASH AND RESTRICTED CASH'
d=Document(); sec=d.sections[0]; sec.left_margin=sec.right_margin=Inches(1); sec.top_margin=Inches(.8); sec.bottom_margin=Inches(.7); d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10); d.styles['Normal'].paragraph_format.space_after=Pt(0)
for k,t in enumerate(['BELLHAVEN SUITES HOTEL LLC','STATEMENTS OF CASH FLOWS','YEARS ENDED DECEMBER 31, 2024 AND 2023']):
    p=d.add_paragraph(); p.alignment=A.CENTER; q=p.add_run(t); q.bold=True; q.font.size=Pt(12 if k==0 else 10.5)
d.add_paragraph()
t=d.add_table(rows=0,cols=3); t.autofit=False
for k,w in enumerate((4.3,1.1,1.1)): t.columns[k].width=Inches(w)
def bord(cell,**k):
    pr=cell._tc.get_or_add_tcPr(); b=OxmlElement('w:tcBorders')
    for e_,v in k.items(): x=OxmlElement('w:'+e_); x.set(qn('w:val'),v); x.set(qn('w:sz'),'6'); b.append(x)
    pr.append(b)
def add(lab,vs,b=False,ind=0,top=False,dbl=False,sign=False):
    c=t.add_row().cells
    for k,w in enumerate((4.3,1.1,1.1)): c[k].width=Inches(w)
    p=c[0].paragraphs[0]; p.paragraph_format.left_indent=Inches(ind+.15); p.paragraph_format.first_line_indent=Inches(-.15); p.add_run(lab).bold=b
    for k,v in enumerate(vs):
        p=c[k+1].paragraphs[0]; p.alignment=A.RIGHT; p.add_run(('$ ' if sign else '')+v).bold=b
        kk={}
        if top: kk['top']='single'
        if dbl: kk['bottom']='double'
        if kk: bord(c[k+1],**kk)
add('',['2024','2023'],True)
first=True
for r in s.rows:
    rt=r['rowType']; lab=r['label']
    if rt=='HEADING':
        if lab.isupper(): add('',['',''])
        add(lab,['',''],lab.isupper(),0 if lab.isupper() else .2); continue
    up=lab.isupper() or rt=='TOTAL'
    dbl=lab.startswith(('CASH AND RESTRICTED CASH, end','Total cash'))
    add(lab,[f0(v,'-') for v in r['values']],rt!='LINE',(.2 if rt=='LINE' and not lab.startswith('CASH') else 0) if rt!='SUBTOTAL' else .4,rt!='LINE',dbl,lab=='Net income' or dbl)
d.add_paragraph(); p=d.add_paragraph(); p.add_run('The accompanying notes are an integral part of these financial statements.').italic=True
tmp='build/blind/makers/'+N[:-4]+'.docx'; d.save(tmp)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir','build/blind/documents',tmp],check=True,capture_output=True); os.remove(tmp)
save(N,[s],'HOSPITALITY','CASH_FLOW_STATEMENT','audited-style indirect cash flow, two years, Word to PDF',False,dash=True)
