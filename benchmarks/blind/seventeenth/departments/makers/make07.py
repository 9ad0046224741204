# select-service hotel, ProfitSword-like detailed P&L with labour detail, POR and % columns
from lib import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as gl
R=random.Random(1407);F='juniper_suites_pl_detail_aug2025.xlsx'
C=['August 2025 Actual','August 2025 Forecast','August 2025 Budget','August 2025 Last Year','Year to Date Actual','Year to Date Budget','Year to Date Last Year']
s=S('Profit & Loss Detail','Juniper Suites Airport','2025-08-01','2025-08-31',C,sheet='P&L Detail',nd=0)
av=[142*31]*4+[142*243,142*243,142*244];oc=[.831,.82,.808,.815,.784,.792,.771];rate=[168.4,167,171,163.2,164.9,167.5,159.8]
so=[round(a*o) for a,o in zip(av,oc)];rm=[q*r for q,r in zip(so,rate)]
def q(sh,j=.06): return [round(r*sh*(1+R.uniform(-j,j))) for r in rm]
def L(n,sh,j=.06): return s.l(n,q(sh,j))
s.h('Statistics',lv=0)
s.l('Rooms Available',av,f='n');s.l('Rooms Sold',so,f='n');st=len(s.rows)
s.h('Revenue',lv=0);s.h('Rooms Revenue',lv=1)
a=s.t('Total Rooms Revenue',[L('Transient - Retail',.46),L('Transient - Negotiated',.27),L('Group',.13),L('Airline Crew Contract',.12,.02),L('Other Rooms Revenue',.012,.3)])
s.h('Food & Beverage Revenue',lv=1);b=s.t('Total Food & Beverage Revenue',[L('Bistro Food',.038),L('Bistro Beverage',.016),L('Meeting Room Rental',.009,.4)])
o=[L('Market Pantry',.014),L('Guest Parking',.031),L('Miscellaneous Income',.004,.5)]
rev=s.t('Total Operating Revenue',[a,b]+o,type='TOTAL',key='total_income')
dx=[];
def dept(h,pay,oth,cos=None):
    s.h(h,lv=1);k=[]
    if cos: k.append(s.t(f'{h} - Total Cost of Sales',[L(n,x) for n,x in cos]))
    if pay:
        w=[L(n,x) for n,x in pay[0]];sw=s.t(f'{h} - Salaries & Wages',w);bb=[L(n,x) for n,x in pay[1]]
        k.append(s.t(f'{h} - Total Payroll & Related',[sw]+bb))
    k.append(s.t(f'{h} - Total Other Expenses',[L(n,x,.15) for n,x in oth]))
    return s.t(f'Total {h} Expenses',k)
s.h('Departmental Expenses',lv=0)
d1=dept('Rooms',([('Front Office Manager',.0125),('Guest Service Agents',.0365),('Night Audit',.0112),('Executive Housekeeper',.0104),('Room Attendants',.061),('House Attendants',.0133),('Laundry Attendants',.0095),('Van Drivers',.0148)],[('Payroll Taxes - Rooms',.0143),('Workers Comp - Rooms',.0038),('Health Insurance - Rooms',.0124),('PTO - Rooms',.0071)]),[('Complimentary Breakfast',.0395),('Guest Supplies',.0152),('Cleaning Supplies',.0061),('Linen',.0088),('Travel Agent Commissions',.0312),('Reservation Expense',.0119),('Contract Cleaning',.0046)])
d2=dept('Food & Beverage',([('F&B Supervisor',.0081),('Bistro Cooks',.0092),('Bistro Servers',.0064)],[('Payroll Taxes - F&B',.0022),('Benefits - F&B',.0025)]),[('China, Glass & Silver',.0011),('F&B Supplies',.0024)],[('Food Cost',.0131),('Beverage Cost',.0043)])
d3=s.t('Total Other Operated Expenses',[L('Market Pantry Cost',.0079),L('Parking Lot Lease',.0098,.01)])
td=s.t('Total Departmental Expenses',[d1,d2,d3],type='TOTAL');dp=s.t('Total Departmental Profit',[rev],[td],type='TOTAL')
s.h('Undistributed Operating Expenses',lv=0)
u=[dept('Administrative & General',([('General Manager',.0262),('Accounting Clerk',.0089)],[('Payroll Taxes & Benefits - A&G',.0078)]),[('Credit Card Commissions',.0261),('Central Accounting Fee',.0072),('Bank Charges',.0012),('Licenses & Permits',.0009),('Recruiting',.0014)]),
 dept('Information & Telecom',None,[('Internet Service',.0061),('PMS & Software Support',.0074),('Telephone',.0021)]),
 dept('Sales & Marketing',([('Director of Sales',.0213),('Sales Coordinator',.0086)],[('Payroll Taxes & Benefits - S&M',.0064)]),[('Franchise Royalty',.055),('Brand Marketing Fee',.025),('Loyalty Program',.0288),('Local Promotion',.0035)]),
 dept('Property Operations & Maintenance',([('Chief Engineer',.0138),('Maintenance Technicians',.0117)],[('Payroll Taxes & Benefits - POM',.0056)]),[('HVAC Repairs',.0049),('Building Supplies',.0043),('Elevator',.0026),('Grounds & Snow',.0031),('Waste Removal',.0024)]),
 dept('Utilities',None,[('Electricity',.0215),('Natural Gas',.0054),('Water & Sewer',.0089)])]
tu=s.t('Total Undistributed Expenses',u,type='TOTAL');g=s.t('Gross Operating Profit',[dp],[tu],type='TOTAL')
s.h('Management Fees',lv=1);T=s.rows[rev]['v'];mf=s.t('Total Management Fees',[s.l('Base Management Fee',[round(t*.03) for t in T]),s.l('Incentive Management Fee',[0,0,0,0,18400,22500,0])])
s.h('Fixed Charges',lv=1);fx=s.t('Total Fixed Charges',[s.l('Real Estate Taxes',[14210,14210,14210,13680,113680,113680,109440]),s.l('Property Insurance',[8935,8935,9100,7790,71480,72800,62320]),s.l('Equipment Leases',[1120,1120,1120,1120,8960,8960,8960])])
eb=s.t('EBITDA',[g],[mf,fx],type='TOTAL');ff=s.l('FF&E Reserve (4%)',[round(t*.04) for t in T]);noi=s.t('Net Operating Income',[eb],[ff],type='TOTAL',key='noi')
s.h('Debt Service',lv=1);dd=s.t('Total Debt Service',[s.l('Interest',[61880,61880,61880,62715,497310,497310,503905]),s.l('Principal',[17420,17420,17420,16585,137090,137090,130495])])
s.t('Cash Flow After Debt Service',[noi],[dd],type='TOTAL',key='net_cash_flow')
wb=Workbook();w=wb.active;w.title='P&L Detail'
w['A1']='Juniper Suites Airport (JSA-118)';w['A2']='Profit & Loss Detail';w['A3']='For the Month Ending August 31, 2025';w['A1'].font=Font(bold=True,size=14);w['A2'].font=Font(bold=True)
# each of first 4 cols: $,%,POR ; ytd : $,%,POR
pos=[2,5,8,11,15,18,21]
w.cell(5,2,'August 2025');w.merge_cells('B5:M5');w.cell(5,15,'Year to Date');w.merge_cells('O5:W5')
for p,n in zip(pos,['Actual','Forecast','Budget','Last Year','Actual','Budget','Last Year']):
    w.cell(6,p,n);w.merge_cells(start_row=6,start_column=p,end_row=6,end_column=p+2)
    for k,x in enumerate(['$','%','POR']):w.cell(7,p+k,x)
for rr in(5,6,7):
    for cc in range(1,24):
        c=w.cell(rr,cc);c.fill=PatternFill('solid',fgColor='1F3B57' if rr<7 else 'D5DEE8');c.font=Font(bold=True,color='FFFFFF' if rr<7 else '000000',size=9);c.alignment=Alignment(horizontal='center')
y=8
for i,r in enumerate(s.rows):
    t=r['type'];lv=r['x'].get('lv',2)
    c=w.cell(y,1,r['label']);c.alignment=Alignment(indent=lv if t in('HEADING','LINE') else (0 if t=='TOTAL' else 1));c.font=Font(bold=t!='LINE',italic=t=='HEADING' and lv==1,size=9)
    if t!='HEADING':
        for p,v,sl,rv in zip(pos,r['v'],so,T):
            c=w.cell(y,p,v);c.number_format='#,##0;(#,##0)';c.font=Font(bold=t!='LINE',size=9)
            if i>=st:
                x=w.cell(y,p+1,v/rv);x.number_format='0.0%';x.font=Font(size=8,color='666666');x=w.cell(y,p+2,v/sl);x.number_format='0.00';x.font=Font(size=8,color='666666')
            if t!='LINE':c.border=Border(top=Side('thin'),bottom=Side('double') if t=='TOTAL' else None)
    y+=1
    if i==st-1:   # ratios under the counts
        for n,vals,nf in [('Occupancy %',[round(a/b,4) for a,b in zip(so,av)],'0.0%'),('ADR',None,'0.00'),('RevPAR',None,'0.00')]:
            rmv=s.rows[a_]['v'] if False else None
            rv_=[sum(s.rows[j]['v'][k] for j in range(st+2,st+7)) for k in range(7)]
            if n=='ADR':vals=[round(x/z,2) for x,z in zip(rv_,so)]
            if n=='RevPAR':vals=[round(x/z,2) for x,z in zip(rv_,av)]
            c=w.cell(y,1,n);c.alignment=Alignment(indent=2);c.font=Font(size=9)
            for p,v in zip(pos,vals):
                c=w.cell(y,p,v);c.number_format=nf;c.font=Font(size=9)
            EX=globals().setdefault('EX',[]);EX.append((n,vals,4 if n[0]=='O' else 2));y+=1
    if t=='TOTAL':y+=1
# the three ratio rows are rows of the truth, too
for n,v,nd in reversed(EX): s.rows.insert(st,dict(label=n,code=None,type='LINE',v=v,items=None,x={}))
for r in s.rows:
    if r['items'] is not None:r['items']=[i+3 if i>=st else i for i in r['items']]
s.keys={k:i+3 for k,i in s.keys.items()}
for r in s.rows:
    if r['label']=='Occupancy %':r['v']=[round(x,3) for x in r['v']]
w.column_dimensions['A'].width=38
for k in range(2,24):w.column_dimensions[gl(k)].width=10.5 if k in pos else 6.5
w.column_dimensions['N'].width=2;w.freeze_panes='B8';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(F));save(F,[s],'HOSPITALITY','OPERATING_STATEMENT','ProfitSword-like detail P&L, grouped 3-line header, $/%/POR triples, labour detail, 110 rows',True)
