from common import *
import subprocess
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_TAB_ALIGNMENT,WD_TAB_LEADER,WD_ALIGN_PARAGRAPH
F='Harborlight_Hotel_Holdings_cash_flows_2024.pdf'
cols=['2024','2023','2022']
st=St('Consolidated Statements of Cash Flows','Harborlight Hotel Holdings LLC','2024-01-01','2024-12-31',cols); L=st.line
st.head('Cash flows from operating activities:')
a=[L('Net income (loss)',[1846210,972385,-1418640])]
st.head('Adjustments to reconcile net income (loss) to net cash provided by operating activities:',i=1)
a+=[L('Depreciation and amortization',[4218375,4077910,3986445],i=2),L('Amortization of deferred financing costs',[236190,236190,198442],i=2),L('Loss on disposal of fixed assets',[58733,None,121906],i=2),L('Change in fair value of interest rate cap',[412560,-187345,-903218],i=2),L('Provision for doubtful accounts',[14820,9655,31270],i=2)]
st.head('Changes in operating assets and liabilities:',i=1)
a+=[L('Guest and trade receivables',[-143918,-88240,-402177],i=2),L('Inventories',[-11406,6822,-37915],i=2),L('Prepaid expenses and other assets',[-97350,42118,-66023],i=2),L('Accounts payable',[120447,-210893,318264],i=2),L('Accrued expenses and taxes',[186205,94377,241850],i=2),L('Advance deposits',[75012,133690,209441],i=2),L('Due to hotel manager',[-38667,21054,None],i=2)]
o=st.total('Net cash provided by operating activities',a,t='TOTAL')
st.head('Cash flows from investing activities:')
b=[L('Additions to furniture, fixtures and equipment',[-1387420,-1104866,-642305],i=1),L('Guest room renovation',[-3962500,-715240,None],i=1),L('Insurance proceeds for property damage',[325000,None,188400],i=1),L('Proceeds from sale of equipment',[21750,None,8300],i=1)]
v=st.total('Net cash used in investing activities',b,t='TOTAL')
st.head('Cash flows from financing activities:')
c=[L('Proceeds from mortgage loan',[3500000,None,41000000],i=1),L('Repayment of mortgage loan',[-1058340,-996215,-36712884],i=1),L('Payment of deferred financing costs',[-52500,None,-708570],i=1),L('Member contributions',[1200000,500000,1750000],i=1),L('Member distributions',[-2400000,-1850000,-1200000],i=1)]
f=st.total('Net cash provided by (used in) financing activities',c,t='TOTAL')
n_=st.total('Net increase (decrease) in cash and restricted cash',[o,v,f],t='TOTAL',key='net_cash_flow')
nb=st.rows[n_]['b']; o22=4916350; e22=o22+nb[2]; e23=e22+nb[1]
bg=L('Cash and restricted cash, beginning of year',[e23,e22,o22])
st.total('Cash and restricted cash, end of year',[n_,bg],t='TOTAL')
st.head('Supplemental disclosures:')
L('Cash paid for interest',[2986114,2874530,2218907],i=1); L('Accrued renovation costs in accounts payable',[284615,97320,None],i=1)
d=Document(); s=d.sections[0]; s.page_width,s.page_height=Inches(8.5),Inches(11); s.left_margin=s.right_margin=Inches(.9); s.top_margin=Inches(.8); s.bottom_margin=Inches(.7)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10.5)
def para(t,b=False,al=None,ind=0,tabs=False,sp=0):
    p=d.add_paragraph(); pf=p.paragraph_format; pf.space_after=Pt(0); pf.space_before=Pt(sp); pf.left_indent=Inches(ind)
    if al: p.alignment=al
    if tabs:
        for k,x in enumerate((4.65,5.7,6.7)): pf.tab_stops.add_tab_stop(Inches(x),WD_TAB_ALIGNMENT.RIGHT,WD_TAB_LEADER.DOTS if tabs=='dots' and k==0 else WD_TAB_LEADER.SPACES)
    p.add_run(t).bold=b; return p
C=WD_ALIGN_PARAGRAPH.CENTER
para('HARBORLIGHT HOTEL HOLDINGS LLC AND SUBSIDIARY',True,C); para('CONSOLIDATED STATEMENTS OF CASH FLOWS',True,C); para('Years ended December 31, 2024, 2023 and 2022',False,C)
para('\t2024\t2023\t2022',True,tabs=True,sp=10)
for r in st.rows:
    if r['t']=='HEADING': para(r['label'],r['x'].get('i',0)==0,ind=.18*r['x'].get('i',0),sp=5 if r['x'].get('i',0)==0 else 0); continue
    dl=r['label'] in('Net income (loss)','Cash and restricted cash, end of year','Cash paid for interest')
    r['p']=[par(x,0,'—') for x in r['v']]
    para(r['label']+' '+''.join('\t '+('$ ' if dl else '')+x for x in r['p']),r['t']!='LINE',ind=.18*r['x'].get('i',0),tabs='dots')
para('See accompanying notes to consolidated financial statements.',al=C,sp=14); para('6',al=C,sp=8)
w=WRK+F.replace('.pdf','.docx'); d.save(w)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',DOC,w],capture_output=True)
save(F,'HOSPITALITY','CASH_FLOW_STATEMENT','audited indirect cash flows, three years, Word with dot leaders',False,[st])
