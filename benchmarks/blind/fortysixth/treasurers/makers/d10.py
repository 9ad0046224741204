from common import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess,os
N='Orpheum Playhouse Society - Cash Flows 2024.pdf'
C=['2024','2023']
s=St('Statement of Cash Flows','Orpheum Playhouse Society','2023-07-01','2024-06-30',C,d=0)
L=lambda n,a,b,lv=1: s.l(n,[a,b],lv)
s.h('OPERATING ACTIVITIES')
x=[L('Excess (deficiency) of revenue over expenses',26418,-11305)]
s.h('Items not affecting cash:',1)
x+=[L('Amortization of building and equipment',58740,56210,2),L('Amortization of deferred capital contributions',-31500,-31500,2),L('Loss on disposal of lighting equipment',1160,None,2)]
t0=s.t('Cash flow from operations before working capital',x,1)
s.h('Changes in non-cash working capital:',1)
y=[L('Accounts receivable',-4815,2976,2),L('GST recoverable',612,-388,2),L('Concession inventory',-730,-415,2),L('Prepaid royalties and insurance',-3904,1250,2),L('Accounts payable and accrued liabilities',7288,-9640,2),L('Deferred season subscriptions',14365,8120,2),L('Rental deposits - hall',1500,-750,2)]
t1=s.t('Change in working capital',y,1)
to=s.t('Cash flow from operating activities',[t0,t1],0)
s.h('INVESTING ACTIVITIES')
z=[L('Purchase of seating and stage equipment',-72480,-18225),L('Roof membrane replacement',-46900,None),L('Proceeds on disposal of equipment',850,None),L('Redemption (purchase) of GICs',40000,-20000)]
ti=s.t('Cash flow used by investing activities',z,0)
s.h('FINANCING ACTIVITIES')
w=[L('Capital contributions received - Heritage grant',55000,15000),L('Repayment of CEBA loan',-40000,None),L('Repayment of mortgage principal',-16242,-15610)]
tf=s.t('Cash flow used by financing activities',w,0)
inc=s.t('INCREASE (DECREASE) IN CASH FLOW',[to,ti,tf],0,'TOTAL',key='net_cash_flow')
v=s.rows[inc]['values'];o23=88406;
op=L('Cash - beginning of year',o23+v[1],o23,0)
s.t('CASH - END OF YEAR',[inc,op],0,'TOTAL')
cl=s.rows[-1]['values']
s.h('CASH CONSISTS OF:')
k=[L('Operating account',cl[0]-31250,cl[1]-27400),L('Casino trust account',31250,27400)]
s.t('Total cash',k,0)
print(v,cl)
d=Document();sec=d.sections[0];sec.page_width=Inches(8.5);sec.page_height=Inches(11);sec.left_margin=sec.right_margin=Inches(1);sec.top_margin=Inches(.8);sec.bottom_margin=Inches(.7)
st=d.styles['Normal'];st.font.name='Liberation Sans';st.font.size=Pt(10)
def para(t,b=False,sz=10,al=AL.LEFT,after=0):
    p=d.add_paragraph();r=p.add_run(t);r.bold=b;r.font.size=Pt(sz);p.alignment=al;p.paragraph_format.space_after=Pt(after);return p
para('ORPHEUM PLAYHOUSE SOCIETY',1,13);para('Statement of Cash Flows',1,11);para('Year Ended June 30, 2024',1,11)
p=para('(Unaudited - See Compilation Engagement Report)',0,9,after=10);p.runs[0].italic=True
def bord(c,**kw):
    tc=c._tc.get_or_add_tcPr();bs=OxmlElement('w:tcBorders')
    for e,vv in kw.items():
        el=OxmlElement(f'w:{e}');el.set(qn('w:val'),vv);el.set(qn('w:sz'),'6');el.set(qn('w:color'),'000000');bs.append(el)
    tc.append(bs)
tb=d.add_table(rows=0,cols=5);tb.autofit=False
W0=[4.3,.2,.95,.2,.95]
for _c,_w in zip(tb.columns,W0): _c.width=Inches(_w)
W=[4.3,.2,.95,.2,.95]
def addrow(cells,bold=False,ind=0,top=None,bot=None,before=0):
    row=tb.add_row().cells
    for i,(c,t) in enumerate(zip(row,cells)):
        c.width=Inches(W[i]);p=c.paragraphs[0];p.paragraph_format.space_after=Pt(0);p.paragraph_format.space_before=Pt(before)
        r=p.add_run(t);r.bold=bold
        if i==0:p.paragraph_format.left_indent=Inches(.18*ind)
        else:p.alignment=AL.RIGHT
        if i in(2,4):
            kw={}
            if top: kw['top']=top
            if bot: kw['bottom']=bot
            if kw: bord(c,**kw)
addrow(['','','2024','','2023'],True,bot='single')
first=True
for i,(r,m) in enumerate(zip(s.rows,s.meta)):
    T=r['rowType'];q=[f(x,0,True,'','-') if T!='HEADING' else '' for x in r['values']]
    dol=(first and T=='LINE') or T=='TOTAL' or r['label']=='Total cash'
    if T=='LINE': first=False
    addrow([r['label'],'$' if dol else '',q[0],'$' if dol else '',q[1]],T=='TOTAL' or r['label'].isupper() or m['lvl']==0 and T=='SUBTOTAL',m['lvl'],'single' if T in('SUBTOTAL','TOTAL') else None,'double' if 'END OF' in r['label'] or r['label']=='Total cash' else None,8 if T=='HEADING' and m['lvl']==0 else (4 if T!='LINE' else 1))
fp=sec.footer.paragraphs[0];fp.text='Dunmore & Pryce LLP, Chartered Professional Accountants, Lethbridge, Alberta\t\t4';fp.runs[0].font.size=Pt(8)
dx=f'{ROOT}/makers/tmp_d10.docx';d.save(dx)
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',f'{ROOT}/makers',dx],capture_output=True)
os.replace(f'{ROOT}/makers/tmp_d10.pdf',doc(N));os.remove(dx)
for r in s.rows: r['values']=[None if q==0 else q for q in r['values']]
save(N,[s],'OTHER','CASH_FLOW_STATEMENT','Canadian CPA compilation typed in Word, indirect cash flow, two years, separate $ column',True)
