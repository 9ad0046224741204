import random
from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
R=random.Random(3411)
NAME='kiln road cash flow 2024 by quarter.xlsx'
C=['1st Qtr','2nd Qtr','3rd Qtr','4th Qtr','Year 2024','Budget 2024','Over (Under) Budget']
s=S('Statement of Cash Flows - Indirect Method','Kiln Road Distribution Center','2024-01-01','2024-12-31',C,sheet='Cash Flow')
def r(a,b,c,d,bud): t=a+b+c+d; return [a,b,c,d,t,bud,t-bud]
h=s.head;L=s.line
h('Operating activities',l=0)
ni=L('Net income',r(48317,52940,39886,57204,205000),l=1)
h('Items not requiring cash',l=1)
a=[L('Depreciation',r(37200,37200,37545,37545,149000),l=2),L('Amortization of leasing costs',r(5060,5060,5060,5060,20240),l=2),L('Straight-line rent',r(-3415,-3415,-2180,-2180,-11190),l=2),L('Bad debt provision',r(0,0,2495,0,0),l=2)]
sa=s.tot('Total items not requiring cash',a,l=1)
h('Changes in working capital',l=1)
b=[L('Tenant receivables',r(-8204,11376,-6913,4488,0),l=2),L('Prepaid insurance',r(6120,6120,-18950,6310,0),l=2),L('Accounts payable',r(-5377,2819,9046,-3952,0),l=2),L('Accrued real estate taxes',r(19870,-39640,20115,-345,0),l=2),L('Prepaid rent',r(0,18200,-18200,9100,0),l=2),L('Security deposits',r(0,0,12500,0,0),l=2)]
sb=s.tot('Total changes in working capital',b,l=1)
so=s.tot('Cash from operating activities',[ni,sa,sb],l=0)
h('Investing activities',l=0)
d=[L('Dock leveler replacement',r(0,-41850,0,0,-45000),l=1),L('Parking lot overlay',r(0,0,-68400,-7600,-70000),l=1),L('Tenant improvements - Bay 5',r(-22310,0,0,0,0),l=1),L('Leasing commissions',r(-14625,0,0,-14625,-29250),l=1)]
sd=s.tot('Cash used for investing activities',d,l=0)
h('Financing activities',l=0)
e=[L('Mortgage principal',r(-17640,-17855,-18072,-18292,-71859),l=1),L('Owner contributions',r(0,0,50000,0,40000),l=1),L('Owner distributions',r(-45000,-45000,-30000,-45000,-180000),l=1)]
se=s.tot('Cash used for financing activities',e,l=0)
nc=s.tot('Net change in cash',[so,sd,se],typ='TOTAL',key='net_cash_flow',l=0)
n=s.rows[nc]['vals']; bg=[93418]
for k in range(3): bg.append(bg[-1]+n[k])
bb=L('Cash, beginning of period',bg+[93418,90000,3418],l=0)
s.tot('Cash, end of period',[nc,bb],typ='TOTAL',l=0)
s.dash_zero=True; s.save(NAME,'WAREHOUSE','CASH_FLOW_STATEMENT','workbook, indirect method by quarter with budget, label levels in separate columns, accounting format dashes for zero',True)
wb=Workbook(); w=wb.active; w.title='Cash Flow'
F=lambda b=False,sz=10:Font(name='Verdana',size=sz,bold=b)
w['B2']='Kiln Road Distribution Center'; w['B2'].font=F(True,12); w['B3']='Statement of Cash Flows - Indirect Method'; w['B3'].font=F(False,11); w['B4']='For the year ended December 31, 2024'; w['B4'].font=F()
hd=[('1st','Qtr'),('2nd','Qtr'),('3rd','Qtr'),('4th','Qtr'),('Year','2024'),('Budget','2024'),('Over (Under)','Budget')]
cols=[6,7,8,9,11,12,13]
for k,(a1,b1) in zip(cols,hd):
    for y,t in ((6,a1),(7,b1)):
        q=w.cell(y,k,t); q.font=F(True); q.alignment=Alignment(horizontal='right')
    q.border=Border(bottom=Side(style='thin'))
y=9; AC='_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)'; NC='_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'
for i,x in enumerate(s.rows):
    b=x['typ'] in('TOTAL','HEADING') and x['st']['l']==0 or x['typ']=='TOTAL'
    w.cell(y,2+x['st']['l'],x['label']).font=F(b)
    if x['typ']!='HEADING':
        for k,v in zip(cols,x['vals']):
            q=w.cell(y,k,v); q.font=F(b); q.number_format=AC if x['label'] in('Net income','Cash, end of period') else NC
            if x['foots']: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if x['label']=='Cash, end of period' else None)
    y+=2 if x['foots'] and x['st']['l']==0 else 1
w.cell(y+1,2,'Budget cash flow assumes working capital stays level. Lease of Bay 5 began February 1, 2024.').font=Font(name='Verdana',size=8,italic=True)
for c,wd in zip('ABCDEFGHIJKLM',[1.5,3,3,30,2,13,13,13,13,2,14,14,15]): w.column_dimensions[c].width=wd
w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME))
