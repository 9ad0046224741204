from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as GL
BD=Font(bold=True)
# ---- x01 Xero P&L, months in reverse, Canada storage
R=random.Random(2511)
cols=['Jun 2025','May 2025','Apr 2025','Mar 2025','Feb 2025','Jan 2025','YTD']
s=St('Profit and Loss','Kelso Road Mini Storage Ltd.','2025-01-01','2025-06-30',cols,derive=lambda v,f:v+[sum(v)])
e6=lambda b,a=.1:ser(R,b,6,a)
ti=s.sec('Trading Income',[(None,l,v) for l,v in [('Storage Rent - Drive Up',e6(21480,.03)),('Storage Rent - Climate Controlled',e6(16920,.03)),('RV & Boat Parking',e6(3875,.12)),('Admin Fees',e6(720,.3)),('Late Fees',e6(910,.3)),('Tenant Protection Plan',e6(2460,.05)),('Lock & Box Sales',e6(410,.3)),('Discounts & Concessions',[-x for x in e6(1280,.4)])]],'Total Trading Income',lv=0,key='total_income')
cg=s.sec('Cost of Sales',[(None,'Merchandise Purchases',e6(195,.4)),(None,'Tenant Protection Plan - Insurer Share',e6(980,.05))],'Total Cost of Sales',lv=0)
gp=s.total('Gross Profit',[ti,cg],[1,-1],'TOTAL')
ox=s.sec('Operating Expenses',[(None,l,v) for l,v in [('Advertising',e6(1450,.3)),('Bank & Merchant Fees',e6(890)),('Computer & Software (storEDGE)',e6(445,.01)),('Insurance',[1126.42]*6),('Lien & Auction Costs',[0,318.5,0,0,144.0,0]),('Property Taxes',[0,0,0,14206.88,0,0]),('Repairs & Maintenance',e6(1320,.6)),('Snow Clearing',[0,0,0,1870.0,3960.0,4125.0]),('Telephone & Internet',e6(268,.02)),('Utilities - Hydro',e6(1540,.3)),('Wages & Benefits',e6(7850,.06)),('WorkSafe Premiums',e6(96,.05))]],'Total Operating Expenses',lv=0,key='total_operating_expenses')
on=s.total('Operating Profit',[gp,ox],[1,-1],'TOTAL',key='noi')
oi=s.sec('Other Income',[(None,'Interest Income',e6(62,.3))],'Total Other Income',lv=0)
oe=s.sec('Other Expenses',[(None,'Mortgage Interest - Interior Credit Union',[9412.18,9436.77,9461.25,9485.63,9509.9,9534.06]),(None,'Amortization',[4850.0]*6)],'Total Other Expenses',lv=0)
s.total('Net Profit',[on,oi,oe],[1,1,-1],'TOTAL',key='net_income');s.fin()
s.sheet='Profit and Loss'
wb=Workbook();w=wb.active;w.title='Profit and Loss'
for i,(t,sz) in enumerate([('Profit and Loss',16),('Kelso Road Mini Storage Ltd.',11),('For the 6 months ended June 30, 2025',11),('Accrual Basis',9)],1): w.cell(i,1,t).font=Font(name='Arial',bold=i<3,size=sz)
w.append([]);w.append(['Account']+cols)
for c in w[6]: c.font=Font(name='Arial',bold=True,size=9);c.border=Border(bottom=Side(style='medium'));c.alignment=Alignment(horizontal='right' if c.column>1 else 'left')
n=7
for r in s.rows:
    if r['t']=='HEADING' or r['t']=='TOTAL' and w.cell(n-1,1).value: n+=1
    c=w.cell(n,1,r['label']);c.font=Font(name='Arial',bold=r['t']!='LINE',size=9)
    for k,v in enumerate(r['v'] or [],2):
        d=w.cell(n,k,v);d.number_format='#,##0.00;(#,##0.00)';d.font=Font(name='Arial',bold=r['t']!='LINE',size=9)
        if r['t']!='LINE': d.border=Border(top=Side(style='thin'))
    n+=1
w.column_dimensions['A'].width=40
for k in range(2,9): w.column_dimensions[GL(k)].width=12.5
for _w in wb: _w.sheet_properties.pageSetUpPr.fitToPage=True;_w.page_setup.fitToHeight=0
wb.save(B+'documents/x01.xlsx');s.sheet=None;save('x01.xlsx',[s],'SELF_STORAGE','OPERATING_STATEMENT','Xero profit and loss, six months newest first plus YTD, cost of sales, amortization')
# ---- x02 Sage cash flow (direct property cash flow), month / YTD / prior YTD; codes after labels
s=St('Statement of Cash Flows','Summit Ridge Townhomes','2025-01-01','2025-08-31',['Current Month','Year to Date','Prior Year to Date'])
o=s.head('Cash Flows from Operating Activities:')
I=[s.line('Net income (loss)',[21874.36,158210.09,131466.72],'3999-000',1)];s.head('Adjustments to reconcile net income to cash:',lv=1)
I+=[s.line(l,v,c,2) for l,c,v in [('Depreciation','7500-000',[18240,145920,143680]),('Amortization of loan costs','7510-000',[612.5,4900,4900]),('(Increase) decrease in resident receivables','1200-000',[-1830.14,2417.66,-5122.9]),('(Increase) decrease in prepaid expenses','1300-000',[4106.25,-8212.5,-7650]),('(Increase) decrease in tax & insurance escrow','1410-000',[-11350,-62417.33,-59880.41]),('Increase (decrease) in accounts payable','2000-000',[-3922.7,6640.18,1209.55]),('Increase (decrease) in accrued real estate taxes','2200-000',[9875,79000,75400]),('Increase (decrease) in prepaid rent','2400-000',[1265,-3140,812.4]),('Increase (decrease) in security deposits','2500-000',[0,1850,-450])]]
a=s.total('Net Cash Provided by Operating Activities',I,lv=0)
b=s.sec('Cash Flows from Investing Activities:',[(c,l,v) for l,c,v in [('Building improvements','1610-000',[-8425,-61877.4,-118650]),('Appliances and flooring','1620-000',[-3318.62,-27406.15,-24990.8]),('Deposits to replacement reserve','1420-000',[-4000,-32000,-32000]),('Draws from replacement reserve','1421-000',[0,48500,96000])]],'Net Cash Used in Investing Activities',lv=0)
c=s.sec('Cash Flows from Financing Activities:',[(c,l,v) for l,c,v in [('Principal payments - first mortgage','2710-000',[-14688.03,-115920.77,-110844.15]),('Owner contributions','3100-000',[0,0,50000]),('Owner distributions','3200-000',[-15000,-120000,-100000])]],'Net Cash Used in Financing Activities',lv=0)
n=s.total('Net Increase (Decrease) in Cash',[a,b,c],None,'TOTAL',key='net_cash_flow')
N=s.rows[n]['v'];end=[104388.92,104388.92,96771.08]
k=s.line('Cash, Beginning of Period',[round(x-y,2) for x,y in zip(end,N)],None,0);s.total('Cash, End of Period',[n,k],None,'TOTAL');s.fin();dash(s)
wb=Workbook();w=wb.active;w.title='CashFlow';w.sheet_view.showGridLines=False
w['A1']='Report:  GL-CF-04';w['G1']='Sage 300 CRE';w['A2']='09-11-2025';w['G2']='Page 1 of 1'
for r,t in ((3,'Summit Ridge Townhomes'),(4,'Statement of Cash Flows'),(5,'For the Eight Months Ended August 31, 2025')): w.merge_cells(f'A{r}:G{r}');w.cell(r,1,t).alignment=Alignment(horizontal='center');w.cell(r,1).font=Font(bold=True,name='Times New Roman',size=13 if r<5 else 10)
for j,(x,y) in zip((3,5,7),(('Current','Month'),('Year','to Date'),('Prior Year','to Date'))):
    for r,t in ((7,x),(8,y)): q=w.cell(r,j,t);q.font=Font(bold=True,name='Times New Roman');q.alignment=Alignment(horizontal='right')
    w.cell(8,j).border=Border(bottom=Side(style='thin'))
w.cell(8,1,'Description').font=BD;w.cell(8,2,'Acct').font=BD
n=10
for r in s.rows:
    f=Font(name='Times New Roman',bold=r['t']!='LINE',italic=r['t']=='HEADING' and r['lv']>0)
    q=w.cell(n,1,r['label']);q.font=f;q.alignment=Alignment(indent=r['lv']*2);w.cell(n,2,r['code']).font=f
    for j,v in zip((3,5,7),r['v'] or []):
        q=w.cell(n,j,0 if v is None else v);q.font=f;q.number_format='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
        if r['t']!='LINE': q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['label'].startswith('Cash, End') else None)
    n+=2 if r['t'] in('SUBTOTAL','TOTAL') else 1
for col,wd in zip('ABCDEFG',(50,11,15,2,16,2,16)): w.column_dimensions[col].width=wd
for _w in wb: _w.sheet_properties.pageSetUpPr.fitToPage=True;_w.page_setup.fitToHeight=0
wb.save(B+'documents/x02.xlsx')
save('x02.xlsx',[s],'MULTIFAMILY','CASH_FLOW_STATEMENT','Sage cash flow statement, code after label, blank spacer columns, accounting format')
# ---- x03 owner T12 for a motel with quarter subtotals, total_wrong
R=random.Random(2513)
M=['Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25','Jul-25','Aug-25','Sep-25']
cols=[];[cols.extend(M[i*3:i*3+3]+[f'Q{i+1}']) for i in range(4)];cols.append('T12')
def dq(v,f):
    o=[]
    for i in range(4): o+=v[i*3:i*3+3]+[sum(v[i*3:i*3+3])]
    return o+[sum(v)]
S_=[.85,.6,.7,.5,.6,.8,.9,1.1,1.4,1.6,1.55,1.15]
def se(b,a=.06,season=True): return [float(round(b*(k if season else 1)*(1+R.uniform(-a,a)))) for k in S_]
s=St('Trailing Twelve Months','Lantern Bay Motor Lodge','2024-10-01','2025-09-30',cols,derive=dq)
ti=s.sec('Revenue',[(None,l,v) for l,v in [('Room revenue',se(88400)),('Breakfast & grab-n-go',se(3150)),('Vending / laundry',se(640,.2)),('Pet & no-show fees',se(1120,.3)),('Cell tower lease',[850.0]*12)]],'Total revenue',lv=0,key='total_income')
A=s.sec('Rooms department',[(None,l,v) for l,v in [('Front desk & housekeeping wages',se(18200)),('OTA commissions',se(9300)),('Linen, guest supplies',se(3900)),('Breakfast cost',se(2250))]],'Total rooms department',lv=0)
Bb=s.sec('Overhead',[(None,l,v) for l,v in [('Manager salary & burden',[6100.0]*12),('Advertising & web',se(1750)),('Credit card fees',se(2380)),('Electric',se(3900)),('Propane',[float(x) for x in (820,1490,2210,2480,2190,1660,910,540,430,410,400,520)]),('Water / sewer / trash',se(2050)),('Repairs & maintenance',se(3600,.35,False)),('PMS software, phone, cable',[1385.0]*12),('Accounting & licenses',[450.0,450.0,450.0,2950.0,450.0,1875.0]+[450.0]*6)]],'Total overhead',lv=0)
F=s.sec('Fixed',[(None,'Real estate tax',[3266.0]*12),(None,'Insurance',[2790.0]*12)],'Total fixed',lv=0)
te=s.total('Total operating expenses',[A,Bb,F],None,'TOTAL',key='total_operating_expenses')
no=s.total('NOI before reserve',[ti,te],[1,-1],'TOTAL',key='noi')
L=[s.line('FF&E reserve 4%',[float(round(x*.04)) for x in s.rows[ti]['v']],None,0),s.line('SBA 504 debt service',[11842.0]*12,None,0),s.line('Bank first debt service',[9377.0]*12,None,0),s.line('Capital: room refresh',[0,0,0,14600.0,22150.0,9875.0,0,0,0,0,0,0],None,0)]
s.total('Net cash flow',[no]+L,[1,-1,-1,-1,-1],'TOTAL',key='net_cash_flow');s.fin()
tv=s.rows[Bb]['v'];old=tv[6];tv[6]=old+1270  # col 6 = Mar-25
s.planted={'what':f"Total overhead, {cols[6]}: printed {tv[6]:,.0f}, lines sum to {old:,.0f}; all other totals stand on the true sum",'kind':'total_wrong'}
wb=Workbook();w=wb.active;w.title='T12';g=PatternFill('solid',fgColor='E2EFDA')
w['B2']='LANTERN BAY MOTOR LODGE';w['B2'].font=Font(bold=True,size=14,color='375623');w['B3']='Trailing Twelve Months';w['B4']='42 rooms, Depoe Bay OR   |   whole dollars   |   owner prepared'
for k,c in enumerate(cols,3):
    q=w.cell(6,k,c);q.font=BD;q.alignment=Alignment(horizontal='center');q.border=Border(bottom=Side(style='thin'))
n=7
for r in s.rows:
    w.cell(n,2,r['label']).font=Font(bold=r['t']!='LINE',underline='single' if r['t']=='HEADING' else None)
    for k,v in enumerate(r['v'] or [],3):
        q=w.cell(n,k,v);q.number_format='#,##0;[Red]-#,##0';q.font=Font(bold=r['t']!='LINE')
        if cols[k-3][0] in 'QT': q.fill=g
        if r['t']!='LINE': q.border=Border(top=Side(style='hair'))
    n+=2 if r['t'] in('SUBTOTAL','TOTAL') else 1
for k in range(3,20): w.column_dimensions[GL(k)].width=11.5
w.column_dimensions['A'].width=2;w.column_dimensions['B'].width=33;w.freeze_panes='C7';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
for _w in wb: _w.sheet_properties.pageSetUpPr.fitToPage=True;_w.page_setup.fitToHeight=0
wb.save(B+'documents/x03.xlsx');save('x03.xlsx',[s],'HOSPITALITY','OPERATING_STATEMENT_T12','Owner spreadsheet T12 with fiscal quarter columns between months, frozen panes',True)
