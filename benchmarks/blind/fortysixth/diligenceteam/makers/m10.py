# accountants' statement of cash flows, Word -> PDF, senior living
from h import *; from docx import Document; from docx.shared import Pt,Inches; from docx.enum.text import WD_ALIGN_PARAGRAPH as A; import subprocess
from docx.oxml.ns import qn; from docx.oxml import OxmlElement
spec='''
+|Cash flows from operating activities
.|Net income (loss)|284617,-61904
+|Adjustments to reconcile net income (loss) to net cash provided by operating activities:
.|Depreciation and amortization|912480,897215
.|Amortization of debt issuance costs|31250,31250
.|Provision for credit losses|18930,24410
.|Loss on disposal of equipment|0,7316
+|Changes in operating assets and liabilities:
.|Resident accounts receivable|-42118,-16777
.|Prepaid expenses and other assets|-9644,12083
.|Accounts payable and accrued expenses|37902,-28555
.|Deferred community fees|-14300,22150
.|Resident deposits|5500,-3250
~|x
~|x
-|Net cash provided by operating activities|cfo
+|Cash flows from investing activities
.|Purchases of property and equipment|-418226,-297340
.|Proceeds from sale of equipment|0,4500
.|Deposits to replacement reserve|-57400,-57400
-|Net cash used in investing activities|cfi
+|Cash flows from financing activities
.|Principal payments on mortgage note|-326811,-309450
.|Proceeds from member loans|0,150000
.|Repayment of member loans|-75000,0
.|Distributions to members|-200000,-60000
-|Net cash used in financing activities|cff
=|Net increase in cash and restricted cash|net_cash_flow|cfo+cfi+cff
.|Cash and restricted cash, beginning of year|0,583119|v|beg
=|Cash and restricted cash, end of year|end|net_cash_flow+beg
+|Supplemental disclosure of cash flow information
.|Cash paid for interest|688214,704930
'''
cur=[0]
s=St('Statements of Cash Flows','Marigold Terrace Assisted Living, LLC',['2024','2023'],'2024-01-01','2024-12-31')
# lines carry two values "a,b"
vals=[tuple(float(z) for z in l.split('|')[2].split(',')) for l in spec.strip().split('\n') if l.startswith('.')]
it=iter(vals); spec2='\n'.join(('|'.join([p if k!=2 else '1' for k,p in enumerate(l.split('|'))]) if l.startswith('.') else l) for l in spec.strip().split('\n'))
s.parse(spec2+'\n',lambda a,md:list(next(it)))
# fix: the ungrouped subgroups' children belong to the operating total; beginning cash 2024 = end 2023
ix={r['label']:(k,r) for k,r in enumerate(s.rows)}
k,r=ix['Net cash provided by operating activities']; kids=[j for j in range(k) if s.rows[j]['v']]
r['items']=kids; r['v']=[sum(s.rows[j]['v'][c] for j in kids) for c in(0,1)]
g=lambda l: ix[l][1]['v']
nt=[sum(g(l)[c] for l in('Net cash provided by operating activities','Net cash used in investing activities','Net cash used in financing activities')) for c in(0,1)]
ix['Net increase in cash and restricted cash'][1]['v']=nt
bg=g('Cash and restricted cash, beginning of year'); bg[0]=bg[1]+nt[1]
ix['Cash and restricted cash, end of year'][1]['v']=[bg[0]+nt[0],bg[1]+nt[1]]
print(nt,bg)
assert min(nt)>0
fn='Marigold_Terrace_Cash_Flows_2024.pdf'
d=Document(); sec=d.sections[0]; sec.page_width,sec.page_height=Inches(8.5),Inches(11); sec.left_margin=sec.right_margin=Inches(1.1)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10.5); st.paragraph_format.space_after=Pt(0)
for t,b in(('MARIGOLD TERRACE ASSISTED LIVING, LLC',True),('Statements of Cash Flows',True),('Years Ended December 31, 2024 and 2023',False)):
    p=d.add_paragraph(); p.alignment=A.CENTER; x=p.add_run(t); x.bold=b
d.add_paragraph()
s.prop='MARIGOLD TERRACE ASSISTED LIVING, LLC'
T=d.add_table(rows=0,cols=3); T.autofit=False
for cc_,w_ in zip(T.columns,(4.3,1.0,1.0)): cc_.width=Inches(w_)
def bord(cell,kind):
    tc=cell._tc.get_or_add_tcPr(); b=OxmlElement('w:tcBorders')
    for e,v in kind: z=OxmlElement('w:'+e); z.set(qn('w:val'),v); z.set(qn('w:sz'),'6'); z.set(qn('w:color'),'000000'); b.append(z)
    tc.append(b)
def row(l,a,b,bold=False,ind=0,k=None):
    R=T.add_row().cells
    for cc,w in zip(R,(4.3,1.0,1.0)): cc.width=Inches(w)
    p=R[0].paragraphs[0]; p.paragraph_format.left_indent=Inches(.18*ind+.15); p.paragraph_format.first_line_indent=Inches(-.15); x=p.add_run(l); x.bold=bold
    for cc,v in zip(R[1:],(a,b)):
        q=cc.paragraphs[0]; q.alignment=A.RIGHT; q.add_run(v).bold=bold
        if k: bord(cc,k)
row('','2024','2023',True,0,[('bottom','single')])
usd={'Net income (loss)','Cash and restricted cash, end of year','Cash paid for interest'}
for r in s.rows:
    if r['t']=='HEADING' and r['d']==0 and r is not s.rows[0]: row('','','')
    f=lambda v:'\u2014' if v==0 else ('$ ' if r['label'] in usd else '')+m(v,0)
    k=None
    if r['t']!='LINE' and r['v']: k=[('top','single')]+([('bottom','double')] if r['label'].endswith('end of year') else [])
    d_=r['d']
    row(r['label'],*( [f(v) for v in r['v']] if r['v'] else ['','']),bold=r['t']=='HEADING' and r['d']==0,ind=d_,k=k)
d.add_paragraph(); p=d.add_paragraph(); p.alignment=A.CENTER; x=p.add_run('See accompanying notes and independent accountant\u2019s review report.'); x.italic=True; x.font.size=Pt(9)
p=d.add_paragraph(); p.alignment=A.CENTER; p.add_run('-6-')
os.makedirs(B+'makers/tmp',exist_ok=True); q=B+'makers/tmp/'+fn.replace('.pdf','.docx'); d.save(q)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',B+'documents',q],check=True,capture_output=True)
save(fn,[s.truth(blank=lambda r,c,v:v==0)],'SENIOR_HOUSING','CASH_FLOW_STATEMENT','s46a',"Reviewed statements of cash flows, indirect method, accountant's Word layout, two years",False)
print(len(s.rows))
