# cooperative's annual report (Word -> PDF), statement of cash flows
import subprocess, os
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
from docx.enum.table import WD_TABLE_ALIGNMENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from common import *
N='Pinecrest Towers Owners Corp Annual Report 2024.pdf'
s=St('Statements of Cash Flows','Pinecrest Towers Owners Corp.',None,'2024-12-31',['2024','2023'])
s.h('Cash flows from operating activities')
nl=s.l('Net loss',[-318442,-274915],d=1)
s.h('Adjustments to reconcile net loss to net cash provided by operating activities:',d=1)
adj=[s.l(*x,d=2) for x in [('Depreciation',[611208,598744]),('Amortization of debt issuance costs',[12386,12386]),('Revenue applied to capital - mortgage amortization',[-186240,-179015]),('Unrealized gain on investments',[-4117,-6902])]]
s.h('Decrease (increase) in:',d=1)
d1=[s.l(*x,d=2) for x in [('Tenant-shareholders receivable',[-11874,8266]),('Prepaid expenses',[-6390,-15208]),('Real estate tax escrow',[4418,-21377])]]
s.h('Increase (decrease) in:',d=1)
d2=[s.l(*x,d=2) for x in [('Accounts payable and accrued expenses',[27653,-14086]),('Maintenance received in advance',[3911,5240]),('Security deposits and other',[0,-1500])]]
o=s.t('Net cash provided by operating activities',[nl]+adj+d1+d2)
s.h('Cash flows from investing activities')
iv=[s.l(*x,d=1) for x in [('Facade repair (Local Law 11)',[-742350,-118900]),('Elevator modernization',[0,-386415]),('Purchase of certificates of deposit',[-250000,-400000]),('Redemption of certificates of deposit',[400000,150000])]]
i=s.t('Net cash used in investing activities',iv)
s.h('Cash flows from financing activities')
fv=[s.l(*x,d=1) for x in [('Mortgage principal payments',[-186240,-179015]),('Capital assessment received',[540000,0]),('Flip taxes on transfer of shares',[143500,98250]),('Draws on line of credit',[200000,250000])]]
f=s.t('Net cash provided by financing activities',fv)
c=s.t('Net increase (decrease) in cash and restricted cash',[o,i,f],key='net_cash_flow')
beg23=713908; e23=beg23+s.rows[c]['values'][1]
b=s.l('Cash and restricted cash - beginning of year',[e23,beg23]); s.t('Cash and restricted cash - end of year',[c,b],type='TOTAL')
s.h('Supplemental disclosure of cash flow information'); s.l('Cash paid for interest',[287416,281020],d=1); s.l('Cash paid for income taxes',[2150,1875],d=1)
s.key['net_income']=nl; print(s.rows[c]['values'],s.rows[o]['values'],e23)
for r in s.rows: r['values']=[None if v==0 else v for v in r['values']]
D=Document(); st=D.styles['Normal']; st.font.name='Georgia'; st.font.size=Pt(10); st.paragraph_format.space_after=Pt(6)
sc=D.sections[0]; sc.left_margin=sc.right_margin=Inches(1.1); sc.top_margin=Inches(.8); sc.bottom_margin=Inches(.7)
def p(t,b=False,al=None,z=None,it=False):
    x=D.add_paragraph(); r=x.add_run(t); r.bold=b; r.italic=it
    if z: r.font.size=Pt(z)
    if al: x.alignment=al
    return x
for _ in range(7): p('')
p('PINECREST TOWERS OWNERS CORP.',True,A.CENTER,20); p('2024 Annual Report to Tenant-Shareholders',False,A.CENTER,14); p('212 apartments  ·  48,600 shares',False,A.CENTER,11,True); D.add_page_break()
p('A Letter from the Board',True,z=14)
for t in ['Dear fellow shareholders,','The facade project is now three quarters complete. The Board levied a capital assessment of $540,000, payable in four installments, and drew a further $200,000 on the line of credit. All but two shareholders are current.','Maintenance rose 4.5% on January 1, 2025, to cover higher insurance premiums and the sixth year of the transitional real estate tax assessment. Electric charges are billed through the sub-meters since June.','Our reserve, including certificates of deposit, remains adequate; however, the mortgage matures on August 1, 2027, and the Board has begun to speak with lenders. Please review the statements that follow.','The Board of Directors','March 2025']: p(t)
D.add_page_break()
p('PINECREST TOWERS OWNERS CORP.',True,A.CENTER,12); p('Statements of Cash Flows',True,A.CENTER,12); p('Years Ended December 31, 2024 and 2023',False,A.CENTER,10)
T=D.add_table(rows=0,cols=3); T.alignment=WD_TABLE_ALIGNMENT.CENTER; T.autofit=False
def bord(cell,**e):
    pr=cell._tc.get_or_add_tcPr(); b=OxmlElement('w:tcBorders')
    for k in('top','bottom'):
        if k in e: el=OxmlElement(f'w:{k}'); el.set(qn('w:val'),e[k]); el.set(qn('w:sz'),'6'); b.append(el)
    pr.append(b)
W=[Inches(4.1),Inches(1.1),Inches(1.1)]
def row(cells,bold=False,ind=0,bt=None,bb=None):
    rc=T.add_row().cells
    for k,(cell,t) in enumerate(zip(rc,cells)):
        cell.width=W[k]; q=cell.paragraphs[0]; q.paragraph_format.space_after=Pt(0); q.paragraph_format.space_before=Pt(1)
        r=q.add_run(t); r.bold=bold; r.font.size=Pt(9.5)
        if k: q.alignment=A.RIGHT
        else: q.paragraph_format.left_indent=Inches(.18*ind+.1); q.paragraph_format.first_line_indent=Inches(-.1)
        if k and(bt or bb): bord(cell,**{a:v for a,v in(('top',bt),('bottom',bb)) if v})
for k in range(3): T.columns[k].width=W[k]
row(['','2024','2023'],True,bb='single')
for k,r in enumerate(s.rows):
    if r['type']=='HEADING' and not r.get('d') and k: row(['','',''])
    if r['type']=='HEADING': row([r['label'],'',''],not r.get('d'),r.get('d',0)); continue
    dol=r['label'] in('Net loss',) or r['type']=='TOTAL'
    v=[('$ ' if dol else '')+(par(x) if x is not None else '–') for x in r['values']]
    row([r['label']]+v,r['type']!='LINE',r.get('d',0),bt='single' if r['type']!='LINE' else None,bb='double' if r['type']=='TOTAL' else None)
p(''); p('The accompanying notes are an integral part of these financial statements.',it=True,al=A.CENTER,z=8.5)
D.add_page_break(); p('Notes to Financial Statements (excerpt)',True,z=12)
for t in ['Note 4 – Mortgage payable. The Corporation has a first mortgage in the original amount of $8,200,000, bearing interest at 3.65%, with monthly payments of principal and interest. The mortgage matures on August 1, 2027.','Note 5 – Line of credit. The $1,500,000 revolving line bears interest at the prime rate less 0.25%. At December 31, 2024, $450,000 was outstanding.','Note 6 – Future major repairs and replacements. The Corporation has not conducted a study to determine the remaining useful lives of the components of common property.']: p(t)
tmp=f'{ROOT}/render/Pinecrest.docx'; os.makedirs(f'{ROOT}/render',exist_ok=True); D.save(tmp)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',f'{ROOT}/render',tmp],capture_output=True)
os.replace(f'{ROOT}/render/Pinecrest.pdf',doc(N))
save(N,[s],'COOPERATIVE','CASH_FLOW_STATEMENT','cooperative annual report, indirect cash flow on page 3 after cover and letter',True)
