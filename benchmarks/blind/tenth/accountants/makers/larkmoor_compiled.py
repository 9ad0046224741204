from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import sys,random,subprocess,os; sys.path.insert(0,HERE+'/makers')
from _t import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as A, WD_TAB_ALIGNMENT as T, WD_TAB_LEADER as L, WD_BREAK
random.seed(2101)
NAME='larkmoor_compiled_2024.pdf'
s=St("Statements of Income and Changes in Partners' Capital - Income Tax Basis",'Larkmoor Office Associates','2023-01-01','2024-12-31',['2024','2023'])
def pr(a,b=None): return [a,b if b is not None else round(a*random.uniform(.9,1.04))]
note={}
def L_(lab,v,n=None):
    i=s.l(lab,v)
    if n: note[i]=n
    return i
s.h('REVENUE')
a=[L_('Base rents',pr(1184620,1150305),'2'),L_('Tenant reimbursements of operating expenses',pr(212487),'2'),L_('Antenna and roof license fees',pr(18900,18900)),L_('Parking',pr(31240)),L_('Interest and other',pr(4216,1873))]
ti=s.t('Total revenue',a,'total_income')
s.h('OPERATING EXPENSES')
b=[L_('Real estate taxes',pr(168904)),L_('Utilities',pr(141377)),L_('Janitorial and refuse',pr(96218)),L_('Repairs and maintenance',pr(88053),'1'),L_('Elevator contract',pr(14760,14280)),L_('Management fees - affiliate',pr(57890),'5'),L_('Insurance',pr(29315)),L_('Salaries and payroll taxes',pr(61482)),L_('Professional fees',pr(17750)),L_('Snow removal and grounds',pr(12906,19484)),L_('Office and miscellaneous',pr(5127))]
te=s.t('Total operating expenses',b,'total_operating_expenses')
noi=s.t('INCOME BEFORE INTEREST, DEPRECIATION AND AMORTIZATION',[ti,(te,-1)],'noi')
s.h('OTHER DEDUCTIONS')
c=[L_('Interest on mortgage note',pr(286414,297730),'4'),L_('Depreciation',pr(188236,186905),'3'),L_('Amortization of leasing costs',pr(23417,20160),'3'),L_('Loss on retirement of tenant improvements',[6812,None])]
tc=s.t('Total other deductions',c,rt='SUBTOTAL')
ni=s.t('NET INCOME',[noi,(tc,-1)],'net_income')
beg23=1642388; dist=[-225000,-180000]
ni24,ni23=s.v(ni); end23=beg23+ni23+dist[1]
pb=L_("PARTNERS' CAPITAL, BEGINNING OF YEAR",[end23,beg23])
d=L_('Distributions to partners',dist,'6')
pe=s.t("PARTNERS' CAPITAL, END OF YEAR",[ni,pb,d])
doc=Document()
sec=doc.sections[0]; sec.left_margin=sec.right_margin=Inches(1.1); sec.top_margin=Inches(.8); sec.bottom_margin=Inches(.7)
st=doc.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(11); st.paragraph_format.space_after=Pt(0)
def P(t='',al=None,b=False,after=0,size=None):
    p=doc.add_paragraph(); r=p.add_run(t); r.bold=b
    if size: r.font.size=Pt(size)
    if al: p.alignment=al
    p.paragraph_format.space_after=Pt(after); return p
P('PRUITT, OSTERGAARD & LAMB, P.C.',A.CENTER,True,size=14); P('Certified Public Accountants',A.CENTER); P('418 Weir Street, Suite 3 • Halden Falls, Ohio',A.CENTER,after=36)
P('March 21, 2025',after=18); P('To the Partners'); P('Larkmoor Office Associates, a Limited Partnership'); P('Halden Falls, Ohio',after=14)
for x in ["Management is responsible for the accompanying financial statements of Larkmoor Office Associates, a Limited Partnership, which comprise the statements of income and changes in partners' capital—income tax basis for the years ended December 31, 2024 and 2023, and the related notes. We have performed compilation engagements in accordance with Statements on Standards for Accounting and Review Services promulgated by the Accounting and Review Services Committee of the AICPA.",
 "We did not audit or review the financial statements nor were we required to perform any procedures to verify the accuracy or completeness of the information provided by management. Accordingly, we do not express an opinion, a conclusion, nor provide any form of assurance on these financial statements.",
 "The financial statements are prepared in accordance with the income tax basis of accounting, which is a basis of accounting other than accounting principles generally accepted in the United States of America."]:
    P(x,A.JUSTIFY,after=10)
p=P('Pruitt, Ostergaard & Lamb, P.C.'); p.runs[0].italic=True
doc.add_page_break()
P('LARKMOOR OFFICE ASSOCIATES',A.CENTER,True,size=12); P('(A Limited Partnership)',A.CENTER)
P("STATEMENTS OF INCOME AND CHANGES IN PARTNERS' CAPITAL – INCOME TAX BASIS",A.CENTER,True)
P('Years Ended December 31, 2024 and 2023',A.CENTER,after=10)
def tabs(p,lead=True):
    ts=p.paragraph_format.tab_stops
    ts.add_tab_stop(Inches(4.35),T.RIGHT,L.DOTS if lead else L.SPACES)
    ts.add_tab_stop(Inches(5.3),T.RIGHT); ts.add_tab_stop(Inches(6.28),T.RIGHT)
p=P(); tabs(p,False)
for x in ['\tNote\t','2024','\t','2023']:
    r=p.add_run(x); r.underline=x.strip() in('2024','2023'); r.bold=True
def f(v,dl):
    if v is None: return '—'
    t=f'{abs(v):,}'; t=f'({t})' if v<0 else t
    return ('$ ' if dl else '')+t
doll={a[0],ti,ni,pe,noi}
for i,r in enumerate(s.rows):
    if r['rowType']=='HEADING':
        p=P(r['label'],b=True); p.paragraph_format.space_before=Pt(6); continue
    p=P(); tabs(p); tot=r['rowType']!='LINE'
    ind=0.22 if r['rowType']=='LINE' and i<ni else (0.44 if r['label'].startswith('Total') else 0)
    lab=r['label']; p.paragraph_format.left_indent=Inches(ind)
    if lab.startswith('INCOME BEFORE'):
        P_=p.add_run('INCOME BEFORE INTEREST, DEPRECIATION'); P_.add_break(); p.add_run('   AND AMORTIZATION')
    else: p.add_run(lab)
    p.add_run('\t'+note.get(i,'')+'\t')
    for k,v in enumerate(r['values']):
        q=p.add_run(f(v,i in doll)); 
        if i in(a[-1],b[-1],c[-1],d,tc,te): q.underline=True
        if i in (pe,): q.font.underline=3
        if k==0: p.add_run('\t')
    if tot: p.paragraph_format.space_after=Pt(5)
P('',after=10); P("See accompanying notes and accountants' compilation report.",A.CENTER).runs[0].italic=True
P('- 2 -',A.CENTER)
doc.add_page_break()
P('LARKMOOR OFFICE ASSOCIATES',A.CENTER,True); P('NOTES TO FINANCIAL STATEMENTS',A.CENTER,True); P('December 31, 2024 and 2023',A.CENTER,after=12)
for t,x in [('1. Nature of business and basis','The Partnership owns and operates a 61,400 square foot, four-story office building in Halden Falls, Ohio. Repairs are expensed as paid under the de minimis safe harbor ($2,500 per invoice).'),
 ('2. Rental income','Space is leased to 17 tenants under leases of three to ten years. One tenant accounted for 22% of base rents in 2024 (24% in 2023).'),
 ('3. Property and leasing costs','The building is depreciated straight-line over 39 years; leasing commissions over the lease term.'),
 ('4. Mortgage note','Payable in monthly installments of $41,806 including interest at 5.15%, due June 1, 2029. The balance was $5,467,002 at December 31, 2024.'),
 ('5. Related party','The general partner is paid a management fee of 4% of collections.'),
 ('6. Distributions','Distributions are made at the discretion of the general partner. A distribution of $60,000 was paid in February 2025.')]:
    P(t,b=True); P(x,A.JUSTIFY,after=8)
P('- 3 -',A.CENTER)
doc.save(HERE+'/tmp.docx')
os.chdir(HERE); subprocess.run('soffice --headless --convert-to pdf tmp.docx >/dev/null 2>&1; mv tmp.pdf documents/'+NAME+'; rm tmp.docx',shell=True)
save(NAME,[s],'OFFICE','OPERATING_STATEMENT','Word-typed compiled statement, two years, dotted leaders, note-reference column, cover letter and notes page',True)
