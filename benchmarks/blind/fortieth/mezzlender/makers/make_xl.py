import random, datetime
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as GL
import xlwt
th=Side(style='thin');db=Side(style='double');hr=Side(style='hair')
def widths(ws,d):
    for k,v in d.items(): ws.column_dimensions[k].width=v
def land(ws):
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True

# ---- 9 industrial portfolio by property
def w1():
    R=random.Random(909)
    P=[('IL-01','Carver Road A',184000),('IL-02','Carver Road B',121500),('IL-04','Westbrook DC',312000),('OH-01','Millrace Park',96400),('OH-03','Pike Street',58200),('IN-02','Quarry Lane',240800),('IN-05','Sable Commerce',143900),('KY-01','Riverport Bldg 6',401000),('KY-02','Riverport Bldg 7',0)]
    cols=[p[1] for p in P]+['Portfolio Total']
    s=S('Property Operating Summary','Ironvale Industrial Portfolio','2025-07-01','2025-09-30',cols,sheet='Q3 by Asset',nd=0)
    def L(l,psf,kind='exp',j=.12,fix=0,skip=(),only=None):
        b=[0 if (a==0 and not fix) or k in skip or(only is not None and k not in only) else round(a*psf/4*R.uniform(1-j,1+j)+fix) for k,(_,_,a) in enumerate(P)]
        return s.line(l,b+[sum(b)],kind=kind)
    H=s.head
    H('Income')
    a=[L('Base rent',6.15,'inc'),L('Free rent',-2.4,'inc',only=(3,6)),L('CAM reimbursement',.82,'inc'),L('Tax reimbursement',1.21,'inc',skip=(4,)),L('Insurance reimbursement',.19,'inc',skip=(4,)),L('Trailer / yard parking',.22,'inc',only=(2,5,7)),L('Other income',.02,'inc',.8,skip=(0,3))]
    ti=s.tot('Total income',a,t='TOTAL',key='total_income')
    H('Recoverable expenses')
    a=[L('Real estate taxes',1.32,fix=4100),L('Property insurance',.21,fix=900),L('Landscaping & snow',.13),L('Parking lot & roof repairs',.11,j=.6),L('Fire protection',.04,j=.4),L('Utilities - common',.06,j=.4,fix=350),L('Management fee',.24)]
    e1=s.tot('Total recoverable',a,kind='exp');H('Non-recoverable expenses')
    a=[L('Vacant space utilities',.09,only=(3,6),fix=0),L('Legal & professional',.03,j=.9),L('Owner repairs',.05,j=.9,skip=(1,4)),L('Bad debt',.04,only=(4,))]
    e2=s.tot('Total non-recoverable',a,kind='exp')
    te=s.tot('Total expenses',[e1,e2],t='TOTAL',kind='exp',key='total_operating_expenses')
    no=s.tot('Net operating income',[ti],[te],t='TOTAL',key='noi')
    a=[L('Tenant improvements',1.1,only=(3,6)),L('Leasing commissions',.7,only=(3,5,6)),L('Building capital',.3,j=.9,only=(0,2,7))]
    cx=s.tot('Total capital expenditures',a,kind='exp')
    s.tot('Net cash flow before debt',[no],[cx],t='TOTAL',key='net_cash_flow')
    s.done()
    wb=Workbook();nt=wb.active;nt.title='READ ME'
    for i,t in enumerate(['Ironvale Industrial Portfolio','Quarterly reporting package to mezzanine lender','','1. Accrual basis, unaudited, Q3 2025 (July - September).','2. Riverport Bldg 7 is under construction; carrying costs only.','3. Pike Street is leased gross.','4. $/SF column is annualised on rentable area.'],2): nt.cell(i,2,t).font=Font(name='Calibri',bold=i==2,size=14 if i==2 else 11)
    ws=wb.create_sheet('Q3 by Asset');f=lambda **k:Font(name='Calibri',size=10,**k)
    ws['A1']='Ironvale Industrial Portfolio';ws['A1'].font=Font(name='Calibri',size=16,bold=True,color='1F4E5F')
    ws['A2']='Property Operating Summary | 7/1/2025 - 9/30/2025';ws['A2'].font=f(italic=True,color='666666')
    for j,(c,n,a) in enumerate(P,2):
        for i,v in ((4,c),(5,n),(6,a or 'constr.')):
            x=ws.cell(i,j,v);x.font=f(bold=i==5,color='1F4E5F');x.alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom')
            if i==6:x.number_format='#,##0" SF"'
    A=sum(p[2] for p in P)
    for i,v in ((4,'ALL'),(5,'Portfolio Total'),(6,A)):
        x=ws.cell(i,11,v);x.font=f(bold=True,color='1F4E5F');x.alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom')
        if i==6:x.number_format='#,##0" SF"'
    x=ws.cell(5,12,'$/SF (ann.)');x.font=f(italic=True);x.alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom')
    for j in range(1,13): ws.cell(6,j).border=Border(bottom=Side(style='medium',color='1F4E5F'))
    ws.row_dimensions[5].height=30;i=7
    for r in s.rows:
        if r['t']=='HEADING': i+=1
        c=ws.cell(i,1,r['label']);b=r['t']!='LINE';c.font=f(bold=b,color='1F4E5F' if r['t']=='HEADING' else '000000');c.alignment=Alignment(indent=0 if b else 2)
        if r['v']:
            for j,v in enumerate(r['v'],2):
                c=ws.cell(i,j,v);c.number_format='#,##0;[Red]-#,##0';c.font=f(bold=b)
                if b:c.border=Border(top=th)
                if r['t']=='TOTAL':c.fill=PatternFill('solid',fgColor='DCE9EE')
            c=ws.cell(i,12,round(r['v'][-1]*4/A,2));c.number_format='0.00';c.font=f(italic=True,color='666666')
        i+=1
    widths(ws,{'A':30,**{GL(k):12.5 for k in range(2,13)}});ws.freeze_panes='B7';land(ws);wb.active=1
    wb.save(path('Ironvale_Q3-2025_MezzPackage.xlsx'))
    write('Ironvale_Q3-2025_MezzPackage.xlsx',[s],'INDUSTRIAL','OPERATING_STATEMENT','industrial sponsor','by property across, code/name/area header, per-SF column, notes sheet first')

# ---- 10 hotel T12 with departments on sheets
def w2():
    R=random.Random(1010);ms=[(2024,m) for m in range(7,13)]+[(2025,m) for m in range(1,7)]
    cols=[f'{calendar.month_abbr[m]}-{y%100}' for y,m in ms]+['TTM'];P='Cedar Quay Inn & Suites'
    dm=[calendar.monthrange(y,m)[1] for y,m in ms];av=[d*138 for d in dm];oc=[.86,.84,.77,.74,.61,.52,.50,.56,.67,.71,.75,.83];ad=[168,166,151,149,132,126,121,127,136,142,150,163]
    sold=[round(a*o*R.uniform(.98,1.02)) for a,o in zip(av,oc)];rev=[round(n*a*R.uniform(.99,1.01),2) for n,a in zip(sold,ad)]
    T=lambda b:b+[round(sum(b),2)]
    mk=lambda t,sh:S(t,P,'2024-07-01','2025-06-30',cols,sheet=sh)
    def V(p,base,j=.07,fix=0): return T([round((x*p+fix)*R.uniform(1-j,1+j),2) for x in base])
    q=mk('Rooms Department','Rooms');q.head('Revenue')
    w=[.68,.14,.12]
    parts=[[round(x*k*R.uniform(.95,1.05),2) for x in rev] for k in w];rest=[round(x-sum(p[i] for p in parts),2) for i,x in enumerate(rev)]
    a=[q.line(l,T(b)) for l,b in zip(['Retail / BAR','Corporate Negotiated','Group','OTA / Opaque'],parts+[rest])]
    qt=q.tot('Total Rooms Revenue',a,t='TOTAL',key='total_income');q.head('Expenses')
    a=[q.line(l,V(p,rev,.08,fx),kind='exp') for l,p,fx in [('Front Desk Payroll',.01,13200),('Housekeeping Payroll',.062,4100),('Payroll Taxes & Benefits',.016,3300),('Guest Supplies',.017,0),('Breakfast Cost',.034,0),('Laundry & Linen',.018,0),('Travel Agent & OTA Commissions',.047,0),('Guest Internet & TV',.0,2350),('Reservation Fees',.021,0)]]
    qe=q.tot('Total Rooms Expense',a,kind='exp');q.tot('Rooms Profit',[qt],[qe],t='TOTAL')
    s=mk('Trailing Twelve Month P&L','TTM Summary');s.head('Key Statistics')
    s.line('Available Rooms',av+[sum(av)],stat='n');s.line('Occupied Rooms',sold+[sum(sold)],stat='n')
    A=av+[sum(av)];N=sold+[sum(sold)];RV=T(rev)
    s.line('Occupancy',[round(x/y,3) for x,y in zip(N,A)],stat='p');s.line('ADR',[round(x/y,2) for x,y in zip(RV,N)],stat='d');s.line('RevPAR',[round(x/y,2) for x,y in zip(RV,A)],stat='d')
    s.head('Revenue')
    a=[s.line('Rooms',q.rows[qt]['b']),s.line('Market Pantry',V(.013,rev,.1)),s.line('Meeting Room Rental',V(.011,rev,.4)),s.line('Guest Laundry & Vending',V(.003,rev,.2)),s.line('Cancellation & No-Show Fees',V(.006,rev,.4))]
    ti=s.tot('Total Revenue',a,t='TOTAL',key='total_income');TR=s.rows[ti]['b'][:12]
    s.head('Departmental Expenses');a=[s.line('Rooms',q.rows[qe]['b'],kind='exp'),s.line('Market Pantry',V(.007,rev),kind='exp'),s.line('Other Departments',V(.004,rev,.2),kind='exp')]
    de=s.tot('Total Departmental Expenses',a,kind='exp');dp=s.tot('Departmental Income',[ti],[de])
    s.head('Undistributed Expenses');a=[s.line(l,V(p,TR,.06,fx),kind='exp') for l,p,fx in [('Administrative & General',.024,21400),('Credit Card Fees',.026,0),('Information Technology',.0,4650),('Sales & Marketing',.01,9800),('Franchise Royalty & Program Fees',.095,0),('Property Operations & Maintenance',.0,15900),('Utilities',.016,10200)]]
    un=s.tot('Total Undistributed Expenses',a,kind='exp');g=s.tot('Gross Operating Profit',[dp],[un],t='TOTAL')
    m=s.line('Management Fee',T([round(x*.03,2) for x in TR]),kind='exp')
    s.head('Fixed Charges');a=[s.line('Real Estate Taxes',T([15480.5]*6+[16021.25]*6),kind='exp'),s.line('Property & Liability Insurance',T([7216.0]*9+[8104.33]*3),kind='exp'),s.line('Shuttle Van Lease',T([689.0]*12),kind='exp')]
    fx=s.tot('Total Fixed Charges',a,kind='exp');n=s.tot('Net Operating Income',[g],[m,fx],t='TOTAL',key='noi')
    r=s.line('FF&E Reserve (4%)',T([round(x*.04,2) for x in TR]),kind='exp');s.tot('NOI After Reserve',[n],[r],t='TOTAL')
    s.done();q.done()
    wb=Workbook();f=lambda **k:Font(name='Arial',size=9,**k)
    den=T(TR)
    for z,ws in ((s,wb.active),(q,wb.create_sheet())):
        ws.title=z.sheet;ws.sheet_view.showGridLines=False
        ws.merge_cells('A1:P1');ws['A1']=P;ws['A1'].font=Font(name='Arial',size=14,bold=True);ws.merge_cells('A2:P2');ws['A2']=z.title;ws.merge_cells('A3:P3');ws['A3']='July 2024 through June 2025 (138 keys)'
        for k in 'A1','A2','A3': ws[k].alignment=Alignment(horizontal='center')
        hd=['']+[datetime.date(y,m,1) for y,m in ms]+['TTM','% Rev','Per Key']+(['POR'])
        for j,t in enumerate(hd,1):
            c=ws.cell(5,j,t);c.font=f(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='2F5D50');c.alignment=Alignment(horizontal='right')
            if j in range(2,14): c.number_format='mmm-yy'
        i=6;D=(den[-1] if z is s else RV[-1])
        for r in z.rows:
            b=r['t']!='LINE';c=ws.cell(i,1,('' if b else '   ')+r['label']);c.font=f(bold=b)
            if r['v']:
                st=r.get('stat')
                for j,v in enumerate(r['v'],2):
                    c=ws.cell(i,j,v);c.font=f(bold=b);c.number_format={'n':'#,##0','p':'0.0%','d':'$#,##0.00',None:'$#,##0.00;($#,##0.00)' if r['t']=='TOTAL' else '#,##0.00;(#,##0.00)'}[st]
                    if b:c.border=Border(top=th,bottom=th if r['t']=='TOTAL' else None)
                if not st:
                    for j,v,nf in((15,r['v'][-1]/D,'0.0%'),(16,r['v'][-1]/138,'#,##0'),(17,r['v'][-1]/N[-1],'0.00')):
                        c=ws.cell(i,j,round(v,4));c.number_format=nf;c.font=f(italic=True,color='555555')
            i+=1
            if r['t']=='TOTAL':i+=1
        widths(ws,{'A':33,**{GL(k):12.2 for k in range(2,14)},'N':14.5,'O':7.5,'P':8.5,'Q':8});land(ws);ws.freeze_panes='B6'
    st=wb.create_sheet('STR Notes');st['A1']='Comp set data withheld - see monthly STAR report.'
    wb.save(path('CedarQuay TTM Jun-25.xlsx'))
    write('CedarQuay TTM Jun-25.xlsx',[s,q],'HOSPITALITY','OPERATING_STATEMENT_T12','hotel owner','T12 with statistics on top, date headers, ratio columns, department sheet')

# ---- 11 apartments budget comparison, text numbers, spacer columns, favorable variances
def w3():
    R=random.Random(1111);cols=['MTD Actual','MTD Budget','MTD $ Var','YTD Actual','YTD Budget','YTD $ Var','Annual Budget']
    s=S('Budget Comparison (with PTD)','Plum Street Lofts',None,'2025-11-30',cols)
    def L(code,l,ann,kind='exp',j=.08,z=False):
        mb=round(ann/12,2);yb=round(mb*11,2)
        b=[0.0,mb,round(yb*.3,2),yb,ann] if z else [round(mb*R.uniform(1-j,1+j),2),mb,round(yb*R.uniform(1-j*.5,1+j*.5),2),yb,float(ann)]
        return s.line(l,b,code,kind)
    H=s.head
    H('Rental Income');a=[L('4010','Gross Potential Rent',2214000,'inc',.004),L('4020','Loss to Lease',-66420,'inc',.2),L('4050','Vacancy',-121770,'inc',.25),L('4060','Rent Concessions',-31000,'inc',.5),L('4070','Bad Debt Write Off',-22140,'inc',.5)]
    r=s.tot('Total Rental Income',a);H('Other Income')
    a=[L('4210','Parking Income',96600,'inc'),L('4215','Storage Income',14400,'inc'),L('4220','Pet Fees',21600,'inc',.15),L('4225','Application & Admin Fees',18300,'inc',.3),L('4230','Late / NSF Fees',11400,'inc',.4),L('4240','RUBS - Water, Sewer, Trash',78000,'inc',.05),L('4260','Retail Tenant - Base Rent',64800,'inc',0),L('4265','Retail Tenant - CAM',15120,'inc',0)]
    o=s.tot('Total Other Income',a);ti=s.tot('Total Income',[r,o],t='TOTAL',key='total_income');T=[]
    for h,x in [('Administrative',[('5010','Office Payroll',138000),('5020','Payroll Burden',38400),('5030','Office Supplies & Postage',5400),('5040','Software Licenses',17400),('5050','Legal & Eviction',9600),('5060','Audit & Tax Prep',9000)]),('Leasing',[('5110','Internet Advertising',21600),('5120','Locator Commissions',12000),('5130','Resident Retention',4800)]),('Maintenance',[('5210','Maintenance Payroll',124800),('5220','Unit Turn - Paint & Clean',31200),('5230','Flooring Repairs',8400),('5240','Plumbing & Electrical',14400),('5250','HVAC',16800),('5260','Elevator',15600),('5270','Pest, Pool & Landscape',13800),('5280','Snow Removal',9600)]),('Utilities',[('5310','Electric',27600),('5320','Gas',16200),('5330','Water & Sewer',84000),('5340','Trash',20400)]),('Fixed',[('5410','Management Fee',66300),('5420','Real Estate Tax',271200),('5430','Insurance',88800)])]:
        H(h+' Expense');a=[L(c,l,v,z=(l=='Snow Removal'),j=.02 if h=='Fixed' else .2) for c,l,v in x];T.append(s.tot(f'Total {h} Expense',a,kind='exp'))
    te=s.tot('Total Operating Expense',T,t='TOTAL',kind='exp',key='total_operating_expenses');no=s.tot('Net Operating Income',[ti],[te],t='TOTAL',key='noi')
    a=[L('6010','Mortgage Interest',548400,j=.01),L('6020','Mezzanine Interest',189000,j=0),L('6110','Unit Upgrades',120000,j=.5),L('6120','Capital - Building',48000,j=.7)]
    b=s.tot('Total Non-Operating',a,kind='exp');s.tot('Net Cash Flow',[no],[b],t='TOTAL',key='net_cash_flow')
    def fn(r):
        b=r['b'];g=1 if r['kind']=='inc' else -1;return [b[0],b[1],g*(b[0]-b[1]),b[2],b[3],g*(b[2]-b[3]),b[4]]
    s.done(fn)
    # planted: total wrong in one cell
    k=[i for i,r in enumerate(s.rows) if r['label']=='Total Maintenance Expense'][0];old=s.rows[k]['v'][3];new=round(old+1960,2);s.rows[k]['v'][3]=new
    s.planted=dict(what=f"'Total Maintenance Expense' YTD Actual printed {new:,.2f}, its lines sum to {old:,.2f}; grand totals and variances use the right figure",kind='total_wrong')
    wb=Workbook();ws=wb.active;ws.title='Report1'
    ws['B1']='Plum Street Lofts (plum)';ws['B2']='Budget Comparison (with PTD)';ws['B3']='Period = Nov 2025';ws['B4']='Book = Accrual'
    f=lambda **k:Font(name='Tahoma',size=8,**k)
    for k_ in range(1,5): ws.cell(k_,2).font=f(bold=k_<3)
    pos=[4,6,8,12,14,16,20];pc=[10,18]
    for j,t in zip(pos+pc,['MTD Actual','MTD Budget','$ Var.','YTD Actual','YTD Budget','$ Var.','Annual','% Var.','% Var.']):
        c=ws.cell(6,j,t);c.font=f(bold=True);c.alignment=Alignment(horizontal='right');c.border=Border(bottom=th)
    i=7
    for r in s.rows:
        b=r['t']!='LINE'
        if r['code']:ws.cell(i,1,r['code']).font=f()
        ws.cell(i,2,('' if b else '    ')+r['label']).font=f(bold=b)
        ws.cell(i,3,f"acct_{i:03d}").font=f()
        if r['v']:
            for j,v in zip(pos,r['v']):
                c=ws.cell(i,j,f2(v));c.font=f(bold=b);c.alignment=Alignment(horizontal='right')
                if b:c.border=Border(top=hr)
            for j,(v,d) in zip(pc,((r['v'][2],r['v'][1]),(r['v'][5],r['v'][4]))):
                c=ws.cell(i,j,f'{v/abs(d)*100:.2f}' if d else 'N/A');c.font=f(bold=b);c.alignment=Alignment(horizontal='right')
        i+=1
        if r['label']=='Internet Advertising':   # unused account, hidden
            ws.cell(i,1,'5115');ws.cell(i,2,'    Print Advertising');[ws.cell(i,j,'0.00') for j in pos];ws.row_dimensions[i].hidden=True;i+=1
        if r['t']!='LINE' and r['t']!='HEADING':i+=1
    widths(ws,{'A':7,'B':34,**{GL(j):13 for j in pos},**{GL(j):8 for j in pc},**{GL(j):1.2 for j in(5,7,9,11,13,15,17,19)}});ws.column_dimensions['C'].hidden=True;land(ws)
    wb.save(path('plum_BudgetComparison_PTD_Nov2025.xlsx'))
    write('plum_BudgetComparison_PTD_Nov2025.xlsx',[s],'MULTIFAMILY','OPERATING_STATEMENT','apartment manager export','numbers as text, spacer columns, hidden column and row; planted',True)

# ---- 12 office: cash flow by month and balance sheet
def w4():
    R=random.Random(1212);P='Sutter Glen Office Campus';cc=['July','August','September','Q3 2025']
    C=S('Statement of Cash Flows',P,'2025-07-01','2025-09-30',cc,sheet='CF');B=S('Balance Sheet',P,None,'2025-09-30',['Sep 30, 2025','Jun 30, 2025','Change'],sheet='BS')
    rnd=lambda lo,hi:[round(R.uniform(lo,hi),2) for _ in range(3)]
    T=lambda b:b+[round(sum(b),2)]
    fl={};jun={}
    def cl(l,b,key=None,code=None):
        i=C.line(l,T(b),code)
        if key: fl[key]=[round(x+y,2) for x,y in zip(fl.get(key,[0,0,0]),b)]
        return i
    C.head('OPERATING ACTIVITIES');ni=rnd(38000,92000)
    a=[cl('Net Income',ni,'ni'),cl('Depreciation Expense',[148210.4]*3,'dep'),cl('Amortization - Leasing Costs',[21764.15]*3,'lc'),cl('Amortization - Financing Costs',[9811.0]*3,'fc')]
    x=[cl('(Increase) Decrease in Tenant Receivables',rnd(-41000,52000),'ar'),cl('(Increase) Decrease in Straight-Line Rent',[-18322.07,-18322.07,-17910.55],'sl'),cl('(Increase) Decrease in Prepaid Insurance',[14260.5,14260.5,-98430.0],'pp'),cl('Increase (Decrease) in Accounts Payable',rnd(-38000,61000),'ap'),cl('Increase (Decrease) in Accrued Property Tax',[91400.0]*3,'tx'),cl('Increase (Decrease) in Prepaid Rent',rnd(-22000,24000),'pr'),cl('Increase (Decrease) in Security Deposits',[0.0,-12480.0,6200.0],'sd')]
    o=C.tot('Net Cash from Operating Activities',a+x,t='TOTAL');C.head('INVESTING ACTIVITIES')
    x=[cl('Building Improvements',[-42118.9,0.0,-77640.25],'bi'),cl('Tenant Improvements',rnd(-130000,-20000),'ti'),cl('Leasing Commissions',[0.0,-61205.0,-14880.0],'lc')]
    v=C.tot('Net Cash from Investing Activities',x,t='TOTAL');C.head('FINANCING ACTIVITIES')
    x=[cl('Principal - First Mortgage',[-51240.11,-51475.02,-51711.0],'mt'),cl('Mezzanine Future Funding - TI/LC',[0.0,150000.0,0.0],'mz'),cl('Distributions',[0.0,0.0,-125000.0],'ds')]
    g=C.tot('Net Cash from Financing Activities',x,t='TOTAL');n=C.tot('NET CHANGE IN CASH',[o,v,g],t='TOTAL',key='net_cash_flow')
    N=C.rows[n]['b'];beg=2148316.72;b=[beg]
    for k in range(2):b.append(round(b[-1]+N[k],2))
    bi=C.line('Beginning Cash and Restricted Cash',b+[beg]);C.tot('ENDING CASH AND RESTRICTED CASH',[n,bi],t='TOTAL');C.done()
    end=round(beg+N[3],2);S_=lambda k:round(sum(fl[k]),2)
    def bl(code,l,j,d): j=round(j,2);sp=round(j+d,2);return B.line(l,[sp,j,round(sp-j,2)],code)
    B.head('ASSETS');B.head('Cash')
    rc=[612400.0,688905.0]  # jun, sep lender reserves
    x=[bl('1010','Operating Account',beg-rc[0]-148200,(end-rc[1]-148200+12480-6200+0)-(beg-rc[0]-148200)),bl('1050','Lender Reserve Accounts',rc[0],rc[1]-rc[0]),bl('1060','Security Deposit Account',148200,-6280)]
    c1=B.tot('Total Cash',x);assert B.rows[c1]['b'][0]==end,(B.rows[c1]['b'],end)
    B.head('Receivables & Prepaids');x=[bl('1210','Tenant Receivables',284116.4,-S_('ar')),bl('1240','Straight-Line Rent Receivable',1904220.88,-S_('sl')),bl('1310','Prepaid Insurance',28521,-S_('pp'))];c2=B.tot('Total Receivables & Prepaids',x)
    B.head('Property');x=[bl('1510','Land',11800000,0),bl('1520','Buildings & Improvements',52340118.6,-S_('bi')),bl('1540','Tenant Improvements',6118042.3,-S_('ti')),bl('1590','Accumulated Depreciation',-9714330.15,-S_('dep'))];c3=B.tot('Net Property',x)
    B.head('Deferred Costs');x=[bl('1710','Leasing Costs, Net',1633908.2,-S_('lc')),bl('1720','Financing Costs, Net',412062,-S_('fc'))];c4=B.tot('Total Deferred Costs',x)
    ta=B.tot('TOTAL ASSETS',[c1,c2,c3,c4],t='TOTAL',key='total_assets')
    B.head('LIABILITIES');x=[bl('2110','Accounts Payable',311874.09,S_('ap')),bl('2140','Accrued Property Tax',548400,S_('tx')),bl('2160','Prepaid Rent',133902.5,S_('pr')),bl('2180','Tenant Security Deposits',148200,S_('sd'))];l1=B.tot('Total Current Liabilities',x)
    x=[bl('2510','First Mortgage Payable',39218440.7,S_('mt')),bl('2550','Mezzanine Loan Payable',9350000,S_('mz'))];l2=B.tot('Total Debt',x)
    tl=B.tot('TOTAL LIABILITIES',[l1,l2],t='TOTAL',key='total_liabilities');B.head('EQUITY')
    J=B.rows[ta]['b'][1]-B.rows[tl]['b'][1];ytd=301442.18;cap=19500000
    x=[bl('3010','Members Capital',cap,0),bl('3050','Distributions',-1125000,S_('ds')),bl('3100','Retained Earnings',J-cap+1125000-ytd,0),bl('3200','Current Year Earnings',ytd,S_('ni'))]
    te=B.tot('TOTAL EQUITY',x,t='TOTAL',key='total_equity');tt=B.tot('TOTAL LIABILITIES & EQUITY',[tl,te],t='TOTAL');B.done()
    assert B.rows[tt]['b'][:2]==B.rows[ta]['b'][:2],(B.rows[tt]['b'],B.rows[ta]['b'])
    wb=Workbook();ws=wb.active;ws.title='CF';f=lambda **k:Font(name='Garamond',size=11,**k)
    acc='_($* #,##0.00_);_($* (#,##0.00);_($* "0.00"_);_(@_)'
    ws['B2']=P;ws['B3']='Statement of Cash Flows';ws['B4']='Three months ended 30 September 2025'
    for k in(2,3,4):ws.cell(k,2).font=f(bold=k==2)
    for j,t in zip((4,5,6,8),cc):c=ws.cell(6,j,t);c.font=f(bold=True);c.alignment=Alignment(horizontal='center');c.border=Border(bottom=Side(style='medium'))
    i=7
    for r in C.rows:
        h=r['t']
        if h=='HEADING':i+=1
        ws.cell(i,2 if h!='LINE' else 3,r['label']).font=f(bold=h!='LINE')
        if r['v']:
            for j,v in zip((4,5,6,8),r['v']):
                c=ws.cell(i,j,v);c.number_format=acc;c.font=f(bold=h!='LINE')
                if h!='LINE':c.border=Border(top=th,bottom=db if 'CASH' in r['label'] and r['label'].startswith('END') else None)
        i+=1
    widths(ws,{'A':2,'B':3,'C':46,'D':17,'E':17,'F':17,'G':2,'H':18});land(ws)
    w=wb.create_sheet('BS');w['A1']=P;w['A2']='Balance Sheet';w['A3']='As of September 30, 2025';i=5
    for k in(1,2,3):w.cell(k,1).font=f(bold=True)
    for j,t in zip((3,4,5),B.cols):c=w.cell(i,j,t);c.font=f(bold=True);c.alignment=Alignment(horizontal='right')
    i=6
    for r in B.rows:
        h=r['t'];
        if r['code']:w.cell(i,1,int(r['code'])).font=f()
        c=w.cell(i,2,r['label']);c.font=f(bold=h!='LINE');c.alignment=Alignment(indent=1 if h=='LINE' else 0)
        if r['v']:
            for j,v in zip((3,4,5),r['v']):
                c=w.cell(i,j,v);c.number_format='#,##0.00_);(#,##0.00)';c.font=f(bold=h!='LINE')
                if h!='LINE':c.border=Border(top=th)
                if h=='TOTAL':c.fill=PatternFill('solid',fgColor='F2F2F2')
        i+=1
    widths(w,{'A':8,'B':38,'C':18,'D':18,'E':16});land(w);w.page_setup.orientation='portrait'
    wb.save(path('SGOC - cash flow & BS Q3.xlsx'))
    write('SGOC - cash flow & BS Q3.xlsx',[C,B],'OFFICE','CASH_FLOW_STATEMENT','office owner accountant','monthly indirect cash flow and comparative balance sheet on two sheets')

# ---- 13 mall T12 with quarter subtotals, xls
def w5():
    R=random.Random(1313);M=[calendar.month_abbr[m].upper() for m in range(1,13)]
    cols=[];[cols.extend(M[q*3:q*3+3]+[f'QTR {q+1}']) for q in range(4)];cols.append('TOTAL 2025')
    s=S('Operating Statement by Month and Quarter','Lakemont Town Center','2025-01-01','2025-12-31',cols,nd=0)
    def X(b): 
        o=[]
        for q in range(4): o+=b[q*3:q*3+3]+[sum(b[q*3:q*3+3])]
        return o+[sum(b)]
    def L(c,l,ann,kind='exp',j=.05,sh=None):
        b=[round(ann/12*R.uniform(1-j,1+j)*(sh[i] if sh else 1)) for i in range(12)];return s.line(l,X(b),c,kind)
    hol=[.4,.4,.5,.6,.7,.7,.7,.8,.8,1,2,3.4];snow=[4,3.5,1.8,.2,0,0,0,0,0,0,.6,1.9];cool=[.8,.8,.8,.9,1,1.3,1.5,1.4,1.1,.9,.8,.7]
    H=s.head;H('OPERATING REVENUE')
    a=[L('401','FIXED MINIMUM RENT',5218000,'inc',.008),L('402','OVERAGE RENT',310000,'inc',.1,hol),L('403','SPECIALTY LEASING',420000,'inc',.1,hol),L('404','STRAIGHT LINE ADJ',-64000,'inc',.02)]
    r1=s.tot('TOTAL RENTS',a);a=[L('411','CAM - INTERIOR',1011000,'inc',.01),L('412','CAM - EXTERIOR',366000,'inc',.01),L('413','REAL ESTATE TAX',1180000,'inc',.005),L('414','FOOD COURT CHARGES',174000,'inc',.02),L('415','UTILITY INCOME',288000,'inc',.04,cool)];r2=s.tot('TOTAL TENANT RECOVERIES',a)
    a=[L('421','GIFT CARD BREAKAGE',8400,'inc',.5),L('422','STROLLER & ATM',15200,'inc',.2,hol),L('423','ADVERTISING PANELS',96000,'inc',.1)];r3=s.tot('TOTAL MISCELLANEOUS',a)
    ti=s.tot('TOTAL OPERATING REVENUE',[r1,r2,r3],t='TOTAL',key='total_income');H('OPERATING EXPENSE')
    a=[L('501','HOUSEKEEPING',498000),L('502','SECURITY',614000,sh=None),L('503','HVAC MAINTENANCE',121000,j=.3),L('504','ELEVATORS & ESCALATORS',74000,j=.1),L('505','FOOD COURT EXPENSE',146000),L('506','ELECTRIC',522000,j=.03,sh=cool),L('507','GAS & WATER',98000,j=.2)];e1=s.tot('INTERIOR CAM EXPENSE',a,kind='exp')
    a=[L('511','PARKING LOT REPAIR',68000,j=.6),L('512','SNOW REMOVAL',172000,j=.1,sh=snow),L('513','LANDSCAPE',54000,j=.3),L('514','LOT LIGHTING',47000,j=.1)];e2=s.tot('EXTERIOR CAM EXPENSE',a,kind='exp')
    a=[L('521','PROPERTY TAXES',1294000,j=0),L('522','INSURANCE',268000,j=0),L('523','MANAGEMENT FEE',331000,j=.03),L('524','ON-SITE OFFICE PAYROLL',412000,j=.04),L('525','MARKETING',190000,j=.2,sh=hol),L('526','BAD DEBT EXPENSE',83000,j=.8),L('527','LEGAL & LEASING ADMIN',57000,j=.5)];e3=s.tot('FIXED & ADMINISTRATIVE',a,kind='exp')
    te=s.tot('TOTAL OPERATING EXPENSE',[e1,e2,e3],t='TOTAL',kind='exp',key='total_operating_expenses');no=s.tot('NET OPERATING INCOME',[ti],[te],t='TOTAL',key='noi')
    a=[L('901','1ST MORTGAGE P&I',2544000,j=0),L('902','MEZZANINE INTEREST',828000,j=.01),L('903','TENANT ALLOWANCES',360000,j=.9),L('904','ROLLOVER RESERVE DEPOSIT',180000,j=0)];d=s.tot('TOTAL DEBT SERVICE & CAPITAL',a,kind='exp');s.tot('CASH FLOW',[no],[d],t='TOTAL',key='net_cash_flow')
    s.done()
    wb=xlwt.Workbook();ws=wb.add_sheet('OPSTMT');e=lambda b=False,nf='#,##0;(#,##0)',bd='',al='':xlwt.easyxf(f'font: name Courier New, height 160, bold {"on" if b else "off"};'+(f'borders: {bd};' if bd else '')+(f'align: {al};' if al else ''),num_format_str=nf)
    E={(b,t):e(b,bd='top thin' if t else '') for b in(0,1) for t in(0,1)};tx={b:e(b,nf='General') for b in(0,1)};hd=e(True,nf='General',bd='bottom medium',al='horiz right')
    ws.write(0,0,'LAKEMONT TOWN CENTER',tx[1]);ws.write(1,0,'OPERATING STATEMENT BY MONTH AND QUARTER',tx[1]);ws.write(2,0,'JANUARY - DECEMBER 2025  ACCRUAL, WHOLE DOLLARS',tx[0]);ws.write(2,12,'RUN 01/22/26 08:14',tx[0])
    ws.write(4,0,'ACCT',hd);ws.write(4,1,'DESCRIPTION',hd)
    for j,t in enumerate(cols,2):ws.write(4,j,t,hd)
    i=5
    for r in s.rows:
        b=int(r['t']!='LINE')
        if r['code']:ws.write(i,0,r['code'],tx[0])
        ws.write(i,1,r['label'],tx[b])
        if r['v']:
            for j,v in enumerate(r['v'],2):ws.write(i,j,v,E[(int(b or cols[j-2].startswith(('QTR','TOTAL'))),b)])
        i+=1+(1 if r['t']=='TOTAL' else 0)
    ws.write(i+1,0,'** END OF REPORT **',tx[0])
    ws.col(0).width=1700;ws.col(1).width=7600
    for j in range(2,19):ws.col(j).width=3000 if j<18 else 3500
    ws.portrait=False;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None
    ws.panes_frozen=True;ws.horz_split_pos=5;ws.vert_split_pos=2
    wb.save(path('LTC_OPSTMT_2025.xls'))
    write('LTC_OPSTMT_2025.xls',[s],'RETAIL','OPERATING_STATEMENT_T12','mall manager mainframe-like','xls, months with quarter subtotals, capitals')

# ---- 14 senior living balance sheet, small-business accounting export
def w6():
    s=S('Balance Sheet','Wrenfield Assisted Living',None,'2025-06-30',['Jun 30, 25','Mar 31, 25','$ Change'])
    H=lambda l,d:s.head(l,ind=d);L=lambda l,d,a,b:s.line(l,[a,b],ind=d);T=lambda l,d,p,t='SUBTOTAL',**k:s.tot(l,p,t=t,ind=d,**k)
    H('ASSETS',0);H('Current Assets',1);H('Checking/Savings',2)
    x=[L('1000 · Operating - Tri-County Bank',3,184206.55,151877.02),L('1010 · Payroll Account',3,22418.9,-3117.46),L('1020 · Resident Trust',3,9640.0,8915.0),L('1030 · Petty Cash',3,500.0,500.0)]
    c=T('Total Checking/Savings',2,x);H('Accounts Receivable',2);x=[L('1200 · Resident Receivables',3,71388.24,94025.6),L('1210 · Medicaid Waiver Receivable',3,48210.0,52044.75),L('1290 · Allowance for Doubtful Accts',3,-18500.0,-18500.0)];r=T('Total Accounts Receivable',2,x)
    H('Other Current Assets',2);x=[L('1310 · Prepaid Insurance',3,31877.5,47816.25),L('1330 · Tax Escrow',3,62104.0,33406.0),L('1340 · Replacement Reserve - Lender',3,118350.0,109725.0)];o=T('Total Other Current Assets',2,x)
    ca=T('Total Current Assets',1,[c,r,o]);H('Fixed Assets',1)
    x=[L('1510 · Land',2,1240000.0,1240000.0),L('1520 · Building',2,9875400.0,9875400.0),L('1530 · Furniture & Equipment',2,684912.33,671208.33),L('1540 · Wheelchair Van',2,58900.0,58900.0),L('1590 · Accumulated Depreciation',2,-1926340.75,-1844118.5)];fa=T('Total Fixed Assets',1,x)
    H('Other Assets',1);x=[L('1810 · Loan Costs, net',2,144620.0,151855.0)];oa=T('Total Other Assets',1,x);ta=T('TOTAL ASSETS',0,[ca,fa,oa],t='TOTAL',key='total_assets')
    H('LIABILITIES & EQUITY',0);H('Liabilities',1);H('Current Liabilities',2)
    x=[L('2000 · Accounts Payable',3,96114.8,108733.19),L('2050 · Company Credit Card',3,7420.11,5218.64),L('2100 · Accrued Payroll & PTO',3,88307.6,81944.05),L('2150 · Accrued Property Tax',3,58200.0,29100.0),L('2200 · Resident Deposits Held',3,9640.0,8915.0),L('2220 · Prepaid Resident Fees',3,34812.5,29640.0)];cl=T('Total Current Liabilities',2,x)
    H('Long Term Liabilities',2);x=[L('2510 · Senior Loan - First Prairie',3,6911204.4,6948832.71),L('2520 · Mezzanine Loan',3,1750000.0,1750000.0),L('2530 · Mezz Accrued Interest (PIK)',3,41890.62,28871.1),L('2540 · Member Loan',3,120000.0,120000.0)];ll=T('Total Long Term Liabilities',2,x)
    tl=T('Total Liabilities',1,[cl,ll],key='total_liabilities');H('Equity',1)
    A=s.rows[ta]['b'];B=s.rows[tl]['b'];cap=[2100000.0]*2;di=[-165000.0,-110000.0];ni=[98304.17,46218.9];re=round(A[1]-B[1]-cap[1]-di[1]-ni[1],2)
    # keep assets tied: net income of June absorbs the rest
    ni[0]=round(A[0]-B[0]-cap[0]-di[0]-re,2);print('w6 ni',ni,re)
    x=[L('3000 · Members Capital',2,*cap),L('3100 · Distributions',2,*di),L('3900 · Retained Earnings',2,re,re),L('Net Income',2,*ni)];te=T('Total Equity',1,x,key='total_equity')
    T('TOTAL LIABILITIES & EQUITY',0,[tl,te],t='TOTAL')
    for r in s.rows:
        if ' · ' in r['label']: r['code'],r['label']=r['label'].split(' · ',1)
    s.done(lambda r:[r['b'][0],r['b'][1],r['b'][0]-r['b'][1]])
    wb=Workbook();ws=wb.active;ws.title='Sheet1';f=lambda **k:Font(name='Arial',size=8,**k)
    ws['A1']='Wrenfield Assisted Living';ws['A2']='Balance Sheet';ws['A3']='As of June 30, 2025'
    for k,z in((1,12),(2,14),(3,10)):ws.cell(k,1).font=Font(name='Arial',size=z,bold=True)
    ws['N1']='3:42 PM';ws['N2']='07/18/25';ws['N3']='Accrual Basis'
    for k in(1,2,3):ws.cell(k,14).font=f(bold=True);ws.cell(k,14).alignment=Alignment(horizontal='right')
    for j,t in zip((7,9,11,13),s.cols+['% Change']):c=ws.cell(5,j,t);c.font=f(bold=True);c.alignment=Alignment(horizontal='center');c.border=Border(bottom=Side(style='thick'))
    i=6
    for r in s.rows:
        t=(r['code']+' · ' if r['code'] else '')+r['label'];ws.cell(i,1+r['ind'],t).font=f(bold=True)
        if r['v']:
            for j,v in zip((7,9,11),r['v']):
                c=ws.cell(i,j,v);c.number_format='#,##0.00;-#,##0.00';c.font=f()
                if r['t']!='LINE':c.border=Border(top=th,bottom=db if r['t']=='TOTAL' else None)
            p=0 if not r['v'][1] else r['v'][2]/abs(r['v'][1])
            c=ws.cell(i,13,round(p,4));c.number_format='0.0%;-0.0%';c.font=f()
        i+=1
    widths(ws,{'A':3,'B':3,'C':3,'D':32,'E':3,'F':3,'G':15,'H':1.5,'I':15,'J':1.5,'K':13,'L':1.5,'M':10,'N':12});land(ws);ws.page_setup.orientation='portrait'
    wb.save(path('Wrenfield BS 6.30.25.xlsx'))
    write('Wrenfield BS 6.30.25.xlsx',[s],'SENIOR_HOUSING','BALANCE_SHEET','small owner bookkeeper','indented label columns, account numbers in labels, $ and % change')

# ---- 15 storage T12 with covenants
def w7():
    R=random.Random(1515);ms=[(2024,m) for m in(11,12)]+[(2025,m) for m in range(1,11)]
    ends=[datetime.date(y,m,calendar.monthrange(y,m)[1]) for y,m in ms];cols=[f'{d.month}/{d.day}/{d:%y}' for d in ends]+['Trailing 12','Prior T12']
    P='Bluestem Self Storage of Harlan Creek';s=S('Trailing Twelve Month Operating Statement',P,'2024-11-01','2025-10-31',cols,nd=0)
    def L(l,ann,kind='exp',j=.05,sh=None):
        b=[round(ann/12*R.uniform(1-j,1+j)*(sh[i] if sh else 1)) for i in range(12)];t=sum(b);return s.line(l,b+[t,round(t*R.uniform(.92,1.05))],kind=kind)
    H=s.head
    occ=[.861,.852,.846,.848,.857,.871,.889,.902,.908,.901,.893,.884]
    s.line('Occupied SF %',occ+[round(sum(occ)/12,3),.869],stat='p');s.line('Units Occupied',[round(x*548) for x in occ]+[round(sum(round(x*548) for x in occ)/12),476],stat='n')
    H('RENTAL REVENUE');sea=[.97,.96,.955,.96,.98,1,1.02,1.03,1.035,1.03,1.02,1.0]
    a=[L('Gross Potential',1214000,'inc',.003),L('Vacancy',-158000,'inc',.04,[2-x for x in sea]),L('Discounts',-52000,'inc',.2),L('Bad Debts',-17500,'inc',.4)];r=s.tot('Net Rental Revenue',a)
    H('ANCILLARY REVENUE');a=[L('Admin Fees',16400,'inc',.2),L('Late Charges',37800,'inc',.15),L('Insurance Program',71300,'inc',.04),L('Merchandise',9200,'inc',.25),L('Billboard Lease',9600,'inc',0)];o=s.tot('Total Ancillary',a)
    ti=s.tot('TOTAL REVENUE',[r,o],t='TOTAL',key='total_income');H('OPERATING EXPENSES');snow=[.6,2.2,4,3,1.2,.1,0,0,0,0,0,.1]
    a=[L('Store Payroll',128000),L('Call Center',14400,j=0),L('Advertising',41000,j=.2),L('Property Tax',146400,j=0),L('Insurance',26800,j=0),L('Electric & Gas',31000,j=.25),L('Water & Trash',6900,j=.1),L('Repairs & Maintenance',35500,j=.5),L('Snow Removal',14000,j=.1,sh=snow),L('Merchandise Cost',4600,j=.25),L('Merchant Fees',24900,j=.06),L('Office & Telecom',15800,j=.1),L('Management Fee (6%)',67000,j=.03)]
    te=s.tot('TOTAL EXPENSES',a,t='TOTAL',kind='exp',key='total_operating_expenses');no=s.tot('NET OPERATING INCOME',[ti],[te],t='TOTAL',key='noi')
    cr=L('Capital Reserve ($0.15/SF)',9900,j=0);nc=s.tot('NET CASH FLOW',[no],[cr],t='TOTAL')
    H('DEBT SERVICE');a=[L('Senior - Interest',302000,j=.02),L('Senior - Principal',58000,j=.01),L('Mezzanine - Interest',88500,j=.0)];d=s.tot('Total Debt Service',a,kind='exp')
    s.tot('CASH FLOW AFTER DEBT SERVICE',[nc],[d],t='TOTAL',key='net_cash_flow')
    H('COVENANTS');dd=lambda i:s.rows[i]['b']
    s.line('DSCR - Combined (min 1.15x)',[None]*12+[round(dd(nc)[12]/dd(d)[12],2),round(dd(nc)[13]/dd(d)[13],2)],stat='x')
    s.line('Debt Yield (min 8.00%)',[None]*12+[round(dd(no)[12]/6240000,4),round(dd(no)[13]/6240000,4)],stat='y')
    s.done();print('w7',s.rows[-2]['v'][-2:],s.rows[-1]['v'][-2:])
    wb=Workbook();ws=wb.active;ws.title='T12';f=lambda **k:Font(name='Century Gothic',size=9,**k)
    ws.merge_cells('F1:K1');ws['F1']=P;ws.merge_cells('F2:K2');ws['F2']='Trailing Twelve Month Operating Statement';ws.merge_cells('F3:K3');ws['F3']='November 1, 2024 - October 31, 2025'
    for k in(1,2,3):ws.cell(k,6).font=f(bold=k<3);ws.cell(k,6).alignment=Alignment(horizontal='center')
    for j in range(2,14):
        for i,v in((5,'Month Ended'),(6,ends[j-2])):
            c=ws.cell(i,j,v);c.font=f(bold=True);c.alignment=Alignment(horizontal='center');c.fill=PatternFill('solid',fgColor='FCE4D6')
            if i==6:c.number_format='m/d/yy';c.border=Border(bottom=th)
    for j,t in((14,('Trailing','12')),(15,('$ / NRSF','')),(16,('Prior','T12'))):
        for i in(0,1):
            c=ws.cell(5+i,j,t[i] or None);c.font=f(bold=True);c.alignment=Alignment(horizontal='center');c.fill=PatternFill('solid',fgColor='F8CBAD')
            if i:c.border=Border(bottom=th)
    i=7
    for r in s.rows:
        if r['t']=='HEADING':i+=1
        b=r['t']!='LINE';c=ws.cell(i,1,r['label']);c.font=f(bold=b);c.alignment=Alignment(indent=0 if b else 1)
        if r['v']:
            st=r.get('stat')
            for j,v in zip(list(range(2,15))+[16],r['v']):
                if v is None:continue
                c=ws.cell(i,j,v);c.font=f(bold=b);c.number_format={'p':'0.0%','n':'0','x':'0.00"x"','y':'0.00%',None:'$#,##0;($#,##0)' if b else '#,##0;(#,##0)'}[st]
                if b:c.border=Border(top=th,bottom=db if r['t']=='TOTAL' else None)
            if not st:c=ws.cell(i,15,round(r['v'][12]/66000,2));c.number_format='0.00;(0.00)';c.font=f(italic=True)
        i+=1
    ws.cell(i+1,1,'Outstanding principal for debt yield: $6,240,000 (senior $5,500,000; mezzanine $740,000). NRSF 66,000; 548 units.').font=f(italic=True)
    widths(ws,{'A':32,**{GL(k):10.5 for k in range(2,14)},'N':12.5,'O':9.5,'P':12.5});land(ws);ws.freeze_panes='B7'
    wb.save(path('Bluestem Harlan Creek T-12 (10-31-25).xlsx'))
    write('Bluestem Harlan Creek T-12 (10-31-25).xlsx',[s],'SELF_STORAGE','OPERATING_STATEMENT_T12','storage operator','T12 with month-end date headers, prior T12, debt service and covenants')
if __name__=='__main__':
    for g in(w1,w2,w3,w4,w5,w6,w7):g()
