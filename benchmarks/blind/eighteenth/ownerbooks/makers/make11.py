# Buildium 12 month cash flow statement; planted digit
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1711)
cols=[f'{m} 2025' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]+['Total']
s=St('Cash Flow Statement - 12 Month','Larkspur Hall','2025-01-01','2025-12-31',cols)
def L(n,v,i=1): v=list(v);return s.l(n,v+[sum(x or 0 for x in v)],i)
s.h('Operating activities')
occ=[1,1,1,1,.97,.55,.48,.8,1,1,1,.98]
inc=[round(31200*o+r.uniform(-400,400),2) for o in occ]
exp=[-round(11800+r.uniform(-900,1500)+(9650.4 if i in(2,8) else 0),2) for i in range(12)]
s.h('Net income',1)
ni=s.t('Total net income',[L('Rent and fee income',inc,2),L('Operating expenses',exp,2),L('Mortgage interest',[-round(6240-13.2*i,2) for i in range(12)],2)],1)
s.h('Adjustments to reconcile net income to net cash',1)
s.key['net_income']=ni
adj=s.t('Total adjustments',[L('Accounts receivable',[round(r.uniform(-1100,1100),2) for _ in range(12)],2),L('Prepaid rent liability',[-820,140,-95,260,-1300,0,4150,2610,-3380,-210,105,690],2),L('Security deposit liability',[0,0,0,-450,-7650,-1350,3600,6300,0,0,450,0],2),L('Tax and insurance escrow',[-2416.7,-2416.7,7233.7]+[-2416.7]*5+[7233.7]+[-2416.7]*3,2)],1)
O=s.t('Net cash from operating activities',[ni,adj],0,key=None)
s.h('Investing activities')
V=s.t('Net cash from investing activities',[L('Appliances',[0,0,-689.0,0,0,-1412.5,-1378.0,0,0,0,-744.25,0]),L('Room furniture',[0,0,0,0,0,-3960.0,-5215.8,0,0,0,0,0]),L('Window replacement',[0,0,0,0,0,0,-18450.0,0,0,0,0,0])],0)
s.h('Financing activities')
F=s.t('Net cash from financing activities',[L('Mortgage principal',[-round(2874.12+13.2*i,2) for i in range(12)]),L('Owner contributions',[0,0,0,0,0,0,20000.0,0,0,0,0,0]),L('Owner draws',[-7000.0]*5+[0.0,0.0,-4000.0]+[-7000.0]*4)],0)
N=s.t('Net cash increase (decrease)',[O,V,F],0,'TOTAL','net_cash_flow')
nv=s.rows[N]['values'][:12];beg=[];b=38214.55
for x in nv: beg.append(round(b,2));b+=x
bi=s.l('Cash at beginning of period',beg+[beg[0]],0)
s.t('Cash at end of period',[N,bi],0,'TOTAL')
# planted: one digit of Operating expenses, October
k=[i for i,w in enumerate(s.rows) if w['label']=='Operating expenses'][0];o=s.rows[k]['values'][9]
t=list(f'{o:.2f}');p=-5;t[p]=str((int(t[p])+5)%10);nw=float(''.join(t));s.rows[k]['values'][9]=nw
s.planted=dict(what=f"'Operating expenses', Oct 2025 printed as {nw:,.2f} instead of {o:,.2f}",kind='digit_changed')
print(s.planted,[round(x) for x in beg])
wb=Workbook();w=wb.active;w.title='Report'
w['A1']='Wexley Student Rentals';w['A2']='Cash Flow Statement - 12 Month';w['A3']='Property: Larkspur Hall';w['A4']='Jan 1, 2025 - Dec 31, 2025';w['A5']='Accounting method: Accrual'
w['A2'].font=Font(name='Verdana',bold=True,size=13)
for a in ('A1','A3','A4','A5'): w[a].font=Font(name='Verdana',size=8)
for i,h in enumerate(cols): c=w.cell(7,2+i,h);c.font=Font(name='Verdana',size=8,bold=True);c.alignment=Alignment(horizontal='right');c.border=Border(bottom=Side(style='medium'))
w.cell(7,1).border=Border(bottom=Side(style='medium'))
y=8
for i,q in enumerate(s.rows):
    b=q['rowType']!='LINE';c=w.cell(y,1,q['label']);c.alignment=Alignment(indent=2*s.ind[i]);c.font=Font(name='Verdana',size=8,bold=b)
    if q['rowType']!='HEADING':
        for j,v in enumerate(q['values']):  # numbers exported as text
            c=w.cell(y,2+j,par(v,2));c.alignment=Alignment(horizontal='right');c.font=Font(name='Verdana',size=8,bold=b)
            if b: c.border=Border(top=Side(style='hair'))
    y+=1
    if q['rowType']=='SUBTOTAL' and s.ind[i]==0: y+=1
w.cell(y+1,1,'Report generated 1/8/2026 11:26 AM').font=Font(name='Verdana',size=7,italic=True)
w.column_dimensions['A'].width=50
for j in range(13): w.column_dimensions[chr(66+j)].width=13.5
w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
f='buildium_cashflow_12mo.xlsx';wb.save(B+'documents/'+f);save(f,[s],'STUDENT_HOUSING','CASH_FLOW_STATEMENT','Buildium-like 12-month cash flow statement, numbers stored as text with parentheses',True)
