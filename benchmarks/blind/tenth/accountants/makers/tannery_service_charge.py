from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import sys,random,subprocess,os; sys.path.insert(0,HERE+'/makers')
from _t import *
from docx import Document
from docx.shared import Pt,Cm,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
random.seed(24)
NAME='tannery_yard_service_charge_2025.pdf'
PN='The Tannery Yard, Units 1-22, Wexcombe'
s=St('Statement of Service Charge Expenditure',PN,'2024-03-25','2025-03-24',['Actual 2024/25','Budget 2024/25','Variance','Actual 2023/24'],page=2)
note={}
def L(x,a,b,p,n=None):
    i=s.l(x,[a,b,b-a,p]); note[i]=n; return i
s.h('Schedule 1 - Estate')
e=[L('Security and concierge',48116.20,47500,46020.88),L('Landscaping',9842.50,10500,9611.00),L('Estate lighting and electricity',13207.94,15000,16884.31,2),L('Car park sweeping and lining',4420.00,4000,2980.00),L('Gates and barriers',3168.75,2500,2214.40),L('Pest control',1104.00,1100,1080.00),L('Refuse collection',16739.28,16500,15902.76)]
se=s.t('Total Schedule 1',e,rt='SUBTOTAL')
s.h('Schedule 2 - Buildings')
b=[L('Buildings insurance',37655.13,38000,35410.07),L('Roof and gutter repairs',21480.60,12000,8216.45,3),L('External decoration',0,0,27940.00),L('Fire alarm and emergency lighting',6218.36,6500,5987.10),L('Lift maintenance (Block C)',5376.00,5400,5232.00),L('Cleaning of common parts',18960.00,18960,18240.00),L('Water and sewerage',2741.88,3200,3066.52),L('Asbestos and risk assessments',1350.00,1500,0)]
sb=s.t('Total Schedule 2',b,rt='SUBTOTAL')
s.h('Management and professional')
m=[L('Managing agent\'s fee',19800.00,19800,19200.00,4),L('Accountants\' fee',1680.00,1650,1620.00),L('Health and safety consultancy',1225.00,1250,1190.00),L('Bank charges',164.37,150,149.12)]
sm=s.t('Total management and professional',m,rt='SUBTOTAL')
g=s.t('Total expenditure',[se,sb,sm],'total_operating_expenses')
x=[L('Transfer to reserve fund',25000.00,25000,25000.00,5)]
note[g]=None
inc=s.l('Less: interest receivable',[-1873.29,-1500,373.29,-2206.41])
ins=s.l('Less: insurance claim - gutter',[-4150.00,0,4150.00,0])
nt=s.t('Net expenditure recoverable from tenants',[g,*x,inc,ins])
col=s.l('Service charges demanded on account',[229010,229010,0,220500])
dem=s.add('(Deficit)/surplus for the year','TOTAL',[round(s.v(col)[0]-s.v(nt)[0],2),round(229010-s.v(nt)[1],2),round(s.v(nt)[2],2),round(220500-s.v(nt)[3],2)],items=[col,nt],key='net_income')
# variance row: 0 demanded; variance of the deficit = actual-budget
s.rows[dem]['values'][2]=round(s.rows[dem]['values'][0]-s.rows[dem]['values'][1],2)
print(s.v(nt),s.v(dem))
t=St('Service Charge Balance Sheet',PN,None,'2025-03-24',['24 March 2025','24 March 2024'],page=3)
t.h('Assets')
a=[t.l('Service charge bank account',[31877.42,44610.35]),t.l('Reserve fund bank account',[112640.18,86215.77]),t.l('Tenants\' arrears',[14322.09,9807.66]),t.l('Prepaid insurance',[18410.55,17299.80]),t.l('Accrued interest',[402.11,389.94])]
ta=t.t('Total assets',a,'total_assets')
t.h('Liabilities')
l=[t.l('Trade creditors',[-21763.80,-18930.46]),t.l('Accruals',[-9240.00,-7615.00]),t.l('Service charges received in advance',[-33918.37,-27461.12])]
tl=t.t('Total liabilities',l,'total_liabilities')
na=t.t('Net assets',[ta,tl])
t.h('Represented by')
d24=s.v(dem)[0];d23=s.v(dem)[3]
rf=[112640.18,86215.77]
r1=t.l('Reserve fund',rf); r2=t.l('Surplus/(deficit) for the year',[d24,d23])
r3=t.l('Balances due to tenants, prior years',[round(t.v(na)[c]-rf[c]-(d24,d23)[c],2) for c in(0,1)])
tr=t.t('Total funds held in trust',[r1,r2,r3],'total_equity')
print(t.v(na),t.v(tr),t.v(r3))
doc=Document();sec=doc.sections[0];sec.page_width=Cm(21);sec.page_height=Cm(29.7);sec.left_margin=Cm(2);sec.right_margin=Cm(1.8);sec.top_margin=Cm(1.8);sec.bottom_margin=Cm(1.5)
st=doc.styles['Normal'];st.font.name='Liberation Sans';st.font.size=Pt(9.5);st.paragraph_format.space_after=Pt(0)
sec.footer.paragraphs[0].text='Hargreave Noyes LLP, Chartered Accountants, 9 Corn Street, Wexcombe    |    The Tannery Yard Service Charge';sec.footer.paragraphs[0].runs[0].font.size=Pt(7.5)
def P(x,b=False,z=None,after=0):
    p=doc.add_paragraph();r=p.add_run(x);r.bold=b
    if z:r.font.size=Pt(z)
    p.paragraph_format.space_after=Pt(after);return p
P('The Tannery Yard, Units 1-22, Wexcombe',True,16,4);P('Service charge accounts',False,13);P('for the year ended 24 March 2025',False,13,30)
P('Accountants\' report of factual findings to the landlord',True,11,6)
P('You have stated that an audit of the service charge accounts in accordance with International Standards on Auditing is not required under the terms of the leases. In accordance with our engagement letter, we have performed the procedures agreed with you and enumerated below with respect to the service charge accounts set out on pages 2 to 4.',after=8)
for x in ['1.  We obtained the service charge accounts and checked whether the figures were extracted correctly from the accounting records.','2.  We checked, on a sample basis, entries to supporting receipts and other documentation.','3.  We checked whether the balance of service charge money shown agreed to the bank statements.']:P(x,after=5)
P('Hargreave Noyes LLP\n18 August 2025',after=6)
doc.add_page_break()
def f(v,tot=False):
    if v==0 and not tot:return '-'
    q=f'{abs(v):,.2f}';return f'({q})' if v<0 else q
def border(cell,side,val='single'):
    pr=cell._tc.get_or_add_tcPr();bd=pr.find(qn('w:tcBorders'))
    if bd is None: bd=OxmlElement('w:tcBorders');pr.append(bd)
    e=OxmlElement('w:'+side);e.set(qn('w:val'),val);e.set(qn('w:sz'),'6');e.set(qn('w:color'),'000000');bd.append(e)
def table(S,heads,W,notes):
    tb=doc.add_table(rows=0,cols=len(W));tb.autofit=False
    for k,w in enumerate(W): tb.columns[k].width=Cm(w)
    def row(cells,bold=False,top=False,dbl=False):
        r=tb.add_row()
        for k,c in enumerate(cells):
            cl=r.cells[k];cl.width=Cm(W[k]);p=cl.paragraphs[0];p.alignment=A.LEFT if k==0 else (A.CENTER if (notes and k==1) else A.RIGHT)
            ru=p.add_run(c);ru.bold=bold;p.paragraph_format.space_before=Pt(1.2);p.paragraph_format.space_after=Pt(1.2)
            if k>(1 if notes else 0):
                if top:border(cl,'top')
                if dbl:border(cl,'bottom','double')
        return r
    for h in heads: row(h,True)
    for i,x in enumerate(S.rows):
        c=[x['label']]+([str(note.get(i) or '')] if notes else [])
        if x['rowType']=='HEADING':
            row(c+['']*S.n,True)
        else: row(c+[f(v,x['rowType']!='LINE') for v in x['values']],x['rowType']!='LINE',x['rowType']!='LINE',x['rowType']=='TOTAL' and i==len(S.rows)-1)
        if x['rowType']=='SUBTOTAL': row(['']*len(W)).height=Pt(5)
P('Statement of Service Charge Expenditure',True,13);P('The Tannery Yard, Wexcombe',after=1);P('Year ended 24 March 2025',after=8)
table(s,[['','Note','Actual','Budget','Variance','Actual'],['','','2024/25','2024/25','','2023/24'],['','','£','£','£','£']],[6.3,1.4,2.45,2.45,2.3,2.45],True)
P('',after=6);P('Variance: a figure in brackets is an overspend against budget. Comparatives are extracted from the certified accounts for 2023/24.').runs[0].font.size=Pt(8)
doc.add_page_break()
P('Service Charge Balance Sheet',True,13);P('The Tannery Yard, Wexcombe',after=1);P('as at 24 March 2025',after=8)
table(t,[['','24 March','24 March'],['','2025','2024'],['','£','£']],[9.5,3.3,3.3],False)
P('',after=20);P('Approved on behalf of the landlord, Wexcombe Tanneries Ltd',after=22);P('..............................................      Date ..........................')
doc.add_page_break()
P('Notes to the service charge accounts',True,13,8)
for x in ['1.  The accounts are prepared on the accruals basis and show amounts inclusive of VAT where irrecoverable.','2.  Electricity is stated net of a credit of £1,940.12 from the supplier in respect of 2023/24.','3.  Roof and gutter repairs include £9,300.00 for emergency works to Block B after the storm of 7 December 2024.','4.  The managing agent is Coldbrook Estates Ltd. The fee is fixed at £900 per unit per annum.','5.  The reserve fund is held in trust in a designated account at 3.1% gross.']:P(x,after=6)
doc.save(HERE+'/tmp.docx');os.chdir(HERE);subprocess.run('soffice --headless --convert-to pdf tmp.docx >/dev/null 2>&1; mv tmp.pdf documents/'+NAME+'; rm tmp.docx',shell=True)
for S in(s,t):
    for r in S.rows:
        if r['rowType']!='LINE': continue
        r['values']=[None if v==0 else v for v in r['values']]
save(NAME,[s,t],'MIXED_USE','OPERATING_STATEMENT','UK service-charge accounts: expenditure by schedule with note column, actual/budget/variance/prior year; balance sheet on page 3',True)
