import random
from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
R=random.Random(3408)
NAME='ElmChapel_IncomeStatement_202506.xlsx'
C=['Month To Date','Year To Date','Last Year To Date']
s=S('Income Statement','Elm & Chapel Apartments','2025-01-01','2025-06-30',C,sheet='Report1')
def v(m,n=.1,p=.96,one=None):
    if one: return [float(x) for x in one]
    cents=lambda x: round(x+R.randint(0,99)/100,2)
    a=cents(m*(1+R.uniform(-n,n))); b=round(a+cents(5*m*(1+R.uniform(-n,n)/2)),2); c=cents(6*m*p*(1+R.uniform(-n,n)/2))
    return [a,b,c]
ng=lambda x:[-k for k in x]
h=s.head;L=s.line;subs=[]
h('Revenue','40000')
a=[L('Rents - Market Units',v(61200,.02),'40100'),L('Rents - Parish Employee Units',v(5400,.01),'40110'),L('Rents - Voucher Program',v(11850,.03),'40120'),L('Less: Vacancies',ng(v(3300,.3)),'40200'),L('Less: Rent Concessions',ng(v(650,.5)),'40210'),L('Less: Uncollectible Rents',ng(v(900,.6)),'40220')]
na=s.tot('Net Rent Revenue',a,'40999')
b=[L('Laundry and Vending',v(740,.15),'41100'),L('Parking Permits',v(1325,.05),'41150'),L('Late and Returned Check Fees',v(480,.4),'41200'),L('Application and Screening Fees',v(260,.5),'41250'),L('Community Room Rental',v(190,.6),'41300'),L('Security Deposit Forfeitures',[0,1275.00,840.50],'41350'),L('Interest Income - Reserve',v(215,.1,.8),'41900')]
nb=s.tot('Total Other Revenue',b,'41999')
ti=s.tot('TOTAL REVENUE',[na,nb],'49999',typ='TOTAL',key='total_income')
h('Expenses','50000')
def sec(t,c,items,tl,tc):
    h(t,c); k=[L(l,x,cc) for cc,l,x in items]; subs.append(s.tot(tl,k,tc)); return k
sec('Administrative','51000',[('51100','Manager Wages',v(4350,.03)),('51150','Office Supplies and Postage',v(210,.5)),('51200','Telephone and Internet',v(395,.04)),('51250','Legal Fees',v(340,.9)),('51300','Audit and Tax Preparation',[0,6800.00,6450.00]),('51350','Management Fee',v(3080,.02)),('51400','Bank Fees',v(46,.2))],'Total Administrative','51999')
sec('Utilities','52000',[('52100','Electricity',v(1720,.15)),('52200','Natural Gas',v(2050,.4)),('52300','Water',v(2480,.08)),('52350','Sewer and Stormwater',v(2910,.08)),('52400','Refuse',v(1040,.02))],'Total Utilities','52999')
rm=sec('Operating and Maintenance','53000',[('53100','Maintenance Wages',v(5120,.03)),('53150','Maintenance Supplies',v(880,.4)),('53200','Plumbing Contractor',v(610,.7)),('53250','Heating and Cooling Contractor',v(730,.6)),('53300','Painting and Decorating',v(940,.5)),('53350','Flooring Repairs',v(420,.7)),('53400','Extermination',v(185,.05)),('53450','Grounds Contract',v(1150,.2)),('53500','Snow Removal',[0,5390.00,6125.00]),('53550','Elevator Service',v(515,.02)),('53600','Fire Alarm Inspection',[0,1180.25,1140.00])],'Total Operating and Maintenance','53999')
sec('Taxes and Insurance','54000',[('54100','Real Estate Taxes',v(6480,.0,.97)),('54200','Payroll Taxes',v(745,.05)),('54300','Health and Retirement Benefits',v(1390,.03)),('54400','Property and Liability Insurance',v(2870,.01,.9))],'Total Taxes and Insurance','54999')
te=s.tot('TOTAL EXPENSES BEFORE DEBT AND DEPRECIATION',subs,'59999',typ='TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[ti,te],'60000',signs=[1,-1],typ='TOTAL',key='noi')
h('Financial','61000')
f=[L('Interest - First Mortgage',v(9870,.005,1.02),'61100'),L('Interest - Parish Loan Fund',v(620,0,1),'61150'),L('Depreciation',v(10240,0,.99),'61200')]
tf=s.tot('Total Financial',f,'61999')
s.tot('NET INCOME (LOSS)',[noi,tf],'69999',signs=[1,-1],typ='TOTAL',key='net_income')
# planted: one digit of one line
k=rm[3]; o=s.rows[k]['vals'][2]; t=f'{o:.2f}'; d=t[1]; nd=str((int(d)+4)%10); n=float(t[0]+nd+t[2:]); s.rows[k]['vals'][2]=n
s.planted={'what':f'"Heating and Cooling Contractor" (53250), Last Year To Date: printed {n:,.2f}, the books (and the totals) have {o:,.2f}','kind':'digit_changed'}
s.save(NAME,'MULTIFAMILY','OPERATING_STATEMENT','workbook export, account codes, numbers as text with parentheses, percent columns between, blank first column',True)
ti_v=s.rows[ti]['vals']
wb=Workbook(); w=wb.active; w.title='Report1'
F=lambda b=False,sz=9:Font(name='Arial',size=sz,bold=b)
for y,t in ((1,'Elm & Chapel Apartments'),(2,'Income Statement'),(3,'For the 6 months ending 6/30/2025')):
    w.merge_cells(start_row=y,start_column=2,end_row=y,end_column=9); q=w.cell(y,2,t); q.font=F(True,11 if y<3 else 9); q.alignment=Alignment(horizontal='center')
w.cell(4,2,'Entity: 0217   Basis: Accrual').font=F(sz=8); w.cell(4,9,'Run 7/11/2025 4:18 PM').font=F(sz=8); w.cell(4,9).alignment=Alignment(horizontal='right')
for col,t in zip(range(2,10),['Account','Description','Month To Date','%','Year To Date','%','Last Year To Date','%']):
    q=w.cell(6,col,t); q.font=F(True); q.alignment=Alignment(horizontal='left' if col<4 else 'right',wrap_text=True); q.border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
f=lambda x: f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
y=7
for r in s.rows:
    if r['typ']=='HEADING' and r['code'] in('50000','61000'): y+=1
    b=r['typ']!='LINE'
    w.cell(y,2,r['code']).font=F(b); q=w.cell(y,3,('    ' if not b else '')+r['label']); q.font=F(b)
    if r['typ']!='HEADING':
        for col,x,base in zip((4,6,8),r['vals'],ti_v):
            q=w.cell(y,col,f(x)); q.font=F(b); q.alignment=Alignment(horizontal='right')
            p=w.cell(y,col+1,f'{x/base*100:.2f}'); p.font=F(b,8); p.alignment=Alignment(horizontal='right')
            if r['foots']: q.border=Border(top=Side(style='thin'))
    y+=1
for col,wd in zip('ABCDEFGHI',[2,9,46,15,8,15,8,17,14]): w.column_dimensions[col].width=wd
w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME))
