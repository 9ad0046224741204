from common import *
import docx, subprocess
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT, WD_TAB_LEADER
N='Cobalt_Ridge_compiled_statements_2024.pdf'
P_='COBALT RIDGE BUSINESS PARK, LLC'
b=S('BALANCE SHEETS','Cobalt Ridge Business Park, LLC',None,'2024-12-31',['2024','2023'],page=2)
L=lambda l,x,y,**k:b.line(l,[x,y],**k)
b.head('ASSETS');b.head('Rental real estate')
g=[L('Land',1850000,1850000),L('Buildings and improvements',12648315,12412880),L('Tenant improvements',1096742,918330),L('Equipment',84610,84610)]
gt=b.tot('Total cost',g);ad=L('Less accumulated depreciation',-4318906,-3861244)
nr=b.tot('Rental real estate, net',[gt,(ad,1)])
b.head('Other assets')
cash=L('Cash and cash equivalents',0,347218);oth=[cash,L('Restricted cash - lender escrows',218905,196330),L('Tenant receivables, net of allowance of $24,000',63418,88205),L('Deferred rent receivable',174226,151870),L('Deferred leasing costs, net',286514,241077),L('Prepaid expenses',41370,38622)]
ot=b.tot('Total other assets',oth)
ta=b.tot('TOTAL ASSETS',[nr,ot],'TOTAL',key='total_assets')
b.head("LIABILITIES AND MEMBERS' EQUITY");b.head('Liabilities')
li=[L('Mortgage note payable, net of unamortized costs',8412660,8703915),L('Accounts payable',77214,91806),L('Accrued real estate taxes',188430,181275),L('Accrued interest',32718,33851),L('Tenant security deposits',121650,114900),L('Prepaid rents',46883,39410)]
tl=b.tot('Total liabilities',li,'TOTAL',key='total_liabilities')
me=L("Members' equity",0,0)
# cash flow drawn from the balances
c=S('STATEMENTS OF CASH FLOWS','Cobalt Ridge Business Park, LLC','2024-01-01','2024-12-31',['2024','2023'],page=3)
C=lambda l,x,y:c.line(l,[x,y])
c.head('Cash flows from operating activities')
ni=C('Net income',612874,548310)
c.head('Adjustments to reconcile net income to net cash provided by operating activities:')
def ch(label): # change between balance dates, as a cash effect
    r=[r for r in b.rows if r['label'].startswith(label)][0]['vals'];return r[0]-r[1]
ad_=[C('Depreciation',457662,439118),C('Amortization of leasing and financing costs',71284,66930),C('Tenant receivables',-ch('Tenant receiv'),-12460),C('Deferred rent receivable',-ch('Deferred rent'),-31025),C('Prepaid expenses',-ch('Prepaid exp'),2914),C('Accounts payable',ch('Accounts pay'),18733),C('Accrued real estate taxes',ch('Accrued real'),6240),C('Accrued interest',ch('Accrued int'),-1098),C('Tenant security deposits',ch('Tenant sec'),4500),C('Prepaid rents',ch('Prepaid rents'),-8127)]
cs=c.tot('Total adjustments',ad_)
co=c.tot('Net cash provided by operating activities',[ni,cs],'TOTAL')
c.head('Cash flows from investing activities')
ci=c.tot('Net cash used in investing activities',[C('Building improvements',-235435,-118200),C('Tenant improvements',-178412,-96540),C('Payment of leasing costs',-(286514-241077+71284-14870),-58310)],'TOTAL')
c.head('Cash flows from financing activities')
pr=-(8703915-8412660+14870)
cf=c.tot('Net cash used in financing activities',[C('Principal payments on mortgage note',pr,-291604),C('Distributions to members',-425000,-400000)],'TOTAL')
nc=c.tot('NET INCREASE (DECREASE) IN CASH AND RESTRICTED CASH',[co,ci,cf],'TOTAL',key='net_cash_flow')
net=c.rows[nc]['vals']
beg24=347218+196330
bg=C('Cash and restricted cash, beginning of year',beg24,beg24-net[1])
en=c.tot('CASH AND RESTRICTED CASH, END OF YEAR',[nc,bg],'TOTAL')
b.rows[cash]['vals'][0]=c.rows[en]['vals'][0]-218905
def re(i): 
    r=b.rows[i];r['vals']=[sum(b.rows[k]['vals'][q] for k in r['items']) for q in (0,1)]
re(ot);re(ta)
for q in (0,1): b.rows[me]['vals'][q]=b.rows[ta]['vals'][q]-b.rows[tl]['vals'][q]
print('equity',b.rows[me]['vals'],'roll',b.rows[me]['vals'][1]+612874-425000,'cash',b.rows[cash]['vals'],net)
b.key['total_equity']=me
b.tot("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,me],'TOTAL')
sup=[C('Supplemental: cash paid for interest',398415,411206)]
D=docx.Document();se=D.sections[0];se.left_margin=se.right_margin=Inches(1);se.top_margin=Inches(.9);se.bottom_margin=Inches(.7)
st=D.styles['Normal'];st.font.name='Liberation Serif';st.font.size=Pt(10.5);st.paragraph_format.space_after=Pt(0)
def para(t,bold=False,al=None,after=0,size=None,ital=False):
    p=D.add_paragraph();r=p.add_run(t);r.bold=bold;r.italic=ital;p.paragraph_format.space_after=Pt(after)
    if size:r.font.size=Pt(size)
    if al:p.alignment=WD_ALIGN_PARAGRAPH.CENTER
    return p
para('Ostrander & Pell, CPAs, P.C.',True,1,2,14);para('1180 Foundry Street, Suite 300 - Spokane, Washington',False,1,40,9)
para("INDEPENDENT ACCOUNTANT'S COMPILATION REPORT",True,1,18)
para('To the Members\nCobalt Ridge Business Park, LLC',after=12)
for t in ['Management is responsible for the accompanying financial statements of Cobalt Ridge Business Park, LLC (a limited liability company), which comprise the balance sheets as of December 31, 2024 and 2023, and the related statements of cash flows for the years then ended. We have performed compilation engagements in accordance with Statements on Standards for Accounting and Review Services. We did not audit or review the financial statements nor were we required to perform any procedures to verify the accuracy or completeness of the information provided by management.',
 'Accordingly, we do not express an opinion, a conclusion, nor provide any form of assurance on these financial statements.','Management has elected to omit substantially all of the disclosures and the statements of income required by accounting principles generally accepted in the United States of America.']: para(t,after=10)
para('Spokane, Washington\nMarch 27, 2025',after=0)
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
def stmt(s,sub):
    D.add_page_break()
    para(P_,True,1,2,12);para(s.title,True,1,2,11);para(sub,False,1,12)
    t=D.add_table(rows=0,cols=5)
    t.autofit=False
    W=[4.15,.18,1.0,.18,1.0]
    for k in range(5): t.columns[k].width=Inches(W[k])
    def cell(row,k,txt,bold=False,right=False,ul=None,ind=0):
        ce=row.cells[k];ce.width=Inches(W[k]);p=ce.paragraphs[0];r=p.add_run(txt);r.bold=bold
        p.paragraph_format.left_indent=Inches(ind)
        if right:p.alignment=WD_ALIGN_PARAGRAPH.RIGHT
        if ul:
            tc=ce._tc.get_or_add_tcPr();bd=OxmlElement('w:tcBorders')
            for side,v in ul.items():
                e=OxmlElement(f'w:{side}');e.set(qn('w:val'),v);e.set(qn('w:sz'),'6');bd.append(e)
            tc.append(bd)
    h=t.add_row()
    for k in range(5):cell(h,k,{2:s.cols[0],4:s.cols[1]}.get(k,''),True,k in(2,4),{'bottom':'single'} if k in (2,4) else None)
    first=True
    for i,r in enumerate(s.rows):
        row=t.add_row();hd=r['rt']=='HEADING'
        up=r['label'].isupper()
        ind=0 if (up or hd and s is c) else .15 if (hd or r['rt']=='TOTAL') else .45 if r['items'] else .3
        cell(row,0,r['label'],up or r['rt']=='TOTAL',ind=ind)
        for k,v in ((2,None if hd else r['vals'][0]),(4,None if hd else r['vals'][1])):
            if v is None: cell(row,k-1,'');cell(row,k,'');continue
            cell(row,k-1,'$' if (first or up and r['rt']=='TOTAL') else '')
            ul={}
            if r['items']: ul['top']='single'
            if r['label'] in('TOTAL ASSETS',"TOTAL LIABILITIES AND MEMBERS' EQUITY",'CASH AND RESTRICTED CASH, END OF YEAR'): ul['bottom']='double'
            cell(row,k,f'({abs(v):,.0f})' if v<0 else f'{v:,.0f}',False,True,ul)
        if not hd: first=False
        if r['rt']=='TOTAL' and s is b: t.add_row()
    para('',after=4);para("See independent accountant's compilation report.",al=1,ital=True,size=9)
stmt(b,'December 31, 2024 and 2023');stmt(c,'Years Ended December 31, 2024 and 2023')
D.save(f'{ROOT}/r/cobalt.docx')
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',f'{ROOT}/r',f'{ROOT}/r/cobalt.docx'],check=True,capture_output=True)
os.replace(f'{ROOT}/r/cobalt.pdf',doc(N))
save(N,[b,c],'INDUSTRIAL','BALANCE_SHEET','s47c','CPA compilation, letter page, comparative balance sheets page 2 and cash flows page 3, dollar signs in own column',False)
