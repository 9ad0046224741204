# large trailing-12 workbook: T12 + Balance Sheet sheets, student housing; label before code, real dates, T-3 annualized
from common import *
import xlsxwriter,datetime
rng=random.Random(1212)
name='UQuad_Financial_Package_Oct-25.xlsx'
MM=[(2024,11),(2024,12)]+[(2025,m) for m in range(1,11)]
N=['Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25','Jul-25','Aug-25','Sep-25','Oct-25']
s=S('Trailing 12 Month Income Statement','University Quad',N+['T-12 Total','T-3 Annualized'],'2024-11-01','2025-10-31',sheet='T12')
def T2(v):
    v=[round(float(a),2) for a in v];return v+[round(sum(v),2),round(sum(v[-3:])*4,2)]
turn=[.1,.1,.15,.1,.1,.15,.9,.6,2.2,6.8,.7,.1]
mid=[1,1,.9,1,1,1,1.05,.7,.7,1.2,1.3,1.15]
cd=[0]
def L_(lab,ann,code,noise=.12,season=None,zero=0,fix=None):
    if fix is not None:return s.line(lab,T2(fix),code,3)
    return s.line(lab,T2(mon(rng,ann,12,noise,True,season,zero=zero)),code,3)
def grp(h,ls,base,tl=None,lvl=1):
    s.head(h,lvl=lvl);x=[]
    for j,l in enumerate(ls):
        lab,ann,*k=l;kw=k[0] if k else {}
        x.append(L_(lab,ann,f'{base+4*(j+1)}',**kw))
    return s.tot(tl or 'Total '+h,x,f'{base+49 if base in(5100,5150) else base+99}',lvl)
n=lambda v=.1,**k:dict(noise=v,**k)
s.head('INCOME')
def rents(t,beds,r0,r1):return (t,0,dict(fix=[beds*r0]*9+[beds*r1]*3))
I=[]
I.append(grp('Rental Income',[rents('Potential Rent - 1x1',36,1245,1290),rents('Potential Rent - 2x2',168,1015,1049),rents('Potential Rent - 3x3',126,894,925),rents('Potential Rent - 4x2',88,712,735),rents('Potential Rent - 4x4',312,838,869),('Loss / Gain to Lease',-121000,n(.3)),('Vacancy - Beds',-310000,n(.1,season=[.8,.8,.9,.9,.9,.9,1.1,1.2,1.3,1.2,1,1])),('Lease-Up Concessions',-74000,n(.5)),('Renewal Concessions',-28500,n(.6)),('Down / Offline Beds',-9900,n(.8,zero=.2)),('Model Unit',0,dict(fix=[-1015]*9+[-1049]*3)),('CA Rent Allowance',-47600,n(.03)),('Bad Debt Expense',-66200,n(.5)),('Bad Debt Recovered',11400,n(.9,zero=.1))],4000,'Total Net Rental Income'))
I.append(grp('Fee Income',[('Application Fees',29800,n(.5,season=mid)),('Administrative Fees',52600,n(.5)),('Late Fees',41500,n(.3)),('NSF / Returned ACH',2100,n(.6,zero=.1)),('Relet Fees',24900,n(.7)),('Transfer Fees',5200,n(.9,zero=.2)),('Month-to-Month Fees',3300,n(.9,zero=.3)),('Lease Violation Fines',4800,n(.6)),('Short Term Premium',7700,n(.7,zero=.2)),('Guaranty Waiver Fees',18600,n(.8))],4200))
I.append(grp('Ancillary Income',[('Parking - Covered',71400,n(.05)),('Parking - Uncovered',38200,n(.06)),('Guest Parking Permits',2900,n(.4)),('Pet Rent',33800,n(.05)),('Pet Fees',9400,n(.5)),('Furniture Rental',48200,n(.04)),('Storage Lockers',5900,n(.05)),('Laundry Commission',2600,n(.3)),('Vending Commission',1150,n(.3)),('Bulk Internet Fee',131000,n(.02)),('Trash Valet Fee',62300,n(.02)),('Package Service Fee',19200,n(.03)),('Renters Liability Program',44100,n(.06)),('Damage Charges',37000,n(.3,season=turn)),('Cleaning Charges',21500,n(.3,season=turn)),('Cell Tower / Antenna Lease',0,dict(fix=[1850]*8+[1905.5]*4)),('Clubhouse / Event Rental',1600,n(.9,zero=.3))],4400))
I.append(grp('Utility Reimbursement',[('Electric Overage Billing',84200,n(.2)),('Water / Sewer Billing',91400,n(.06)),('Gas Billing',8700,n(.2)),('Utility Admin Fee',13900,n(.04))],4600))
I.append(grp('Interest & Miscellaneous Income',[('Interest - Operating',4100,n(.2)),('Interest - Security Deposits',310,n(.3)),('Rebates & Incentives',6900,n(.9,zero=.3)),('Miscellaneous',2400,n(.9,zero=.2))],4800))
inc=s.tot('EFFECTIVE GROSS INCOME',I,'4999',0,'TOTAL',key='total_income')
s.sp();s.head('CONTROLLABLE EXPENSES');C=[]
C.append(grp('Payroll - Administrative',[('General Manager',96400,n(.02)),('Assistant Manager',61300,n(.08)),('Accounts Manager',52800,n(.06)),('Leasing Manager',55100,n(.06)),('Leasing Agents - Part Time',68200,n(.25)),('Community Assistants',41700,n(.3)),('Administrative Overtime',5600,n(.8)),('Leasing Commissions',28900,n(.6)),('Admin Bonuses',19700,n(.8,zero=.1))],5000))
C.append(grp('Payroll - Maintenance',[('Maintenance Director',82600,n(.02)),('Maintenance Technicians',141500,n(.1)),('Make-Ready Technician',47300,n(.1)),('Porters / Housekeepers',66800,n(.1)),('Maintenance Overtime',14700,n(.3,season=turn)),('On-Call Pay',9100,n(.1)),('Maintenance Bonuses',8200,n(.8,zero=.1))],5100))
C.append(grp('Payroll Burden',[('FICA',56300,n(.08)),('FUTA / SUTA',6900,n(.3,season=[.3,.3,3.4,2.6,1.6,.8,.6,.5,.5,.9,.7,.4])),('Health Insurance',88400,n(.04)),('401(k) Match',14300,n(.08)),('Workers Compensation',17600,n(.05)),('Payroll Processing Fees',9800,n(.05)),('Employee Housing',0,dict(fix=[1677]*9+[1733]*3))],5150))
C.append(grp('Administrative',[('Office Supplies',8900,n(.4)),('Copier Lease',0,dict(fix=[412.8]*12)),('Postage & Shipping',1900,n(.5)),('Telephone',13200,n(.06)),('Answering Service',4300,n(.05)),('Office Internet',3600,n(.02)),('Computer Hardware',6100,n(.9,zero=.3)),('Property Mgmt Software',49800,n(.02)),('Payment Processing Fees',31600,n(.2)),('Bank Charges',4700,n(.1)),('Credit / Background Screening',13100,n(.4,season=mid)),('Legal - General',7700,n(.8,zero=.1)),('Legal - Evictions',9500,n(.6)),('Collection Agency Fees',6200,n(.8)),('Audit & Tax Prep',0,dict(fix=[0,0,0,0,9800,0,4650,0,0,0,0,0])),('Dues & Subscriptions',4200,n(.5)),('Licenses & Permits',2800,n(.9,zero=.4)),('Training',5400,n(.8,zero=.1)),('Travel & Mileage',6600,n(.8)),('Meals',2200,n(.6)),('Uniforms',3100,n(.8,zero=.2)),('Recruiting',2900,n(.9,zero=.2))],5200))
C.append(grp('Marketing',[('Paid Search & Social',54200,n(.4)),('Internet Listing Services',29700,n(.06)),('Property Website',9900,n(.02)),('Reputation Management',4800,n(.02)),('Print & Collateral',7300,n(.7)),('Signage & Banners',5900,n(.9,zero=.2)),('Campus Sponsorship',26500,n(.8,zero=.1)),('Outreach Marketing',13400,n(.7)),('Resident Referrals',18300,n(.7)),('Leasing Promotions',16200,n(.8)),('Model & Tour Path',3700,n(.8)),('Video / Photography',3200,n(.9,zero=.4)),('Marketing Fee - Corporate',0,dict(fix=[1095]*12))],5400))
C.append(grp('Resident Life',[('Resident Events',23500,n(.5)),('Move-In Gifts',9800,n(.3,season=turn)),('Renewal Gifts',5300,n(.8)),('Coffee Bar & Amenities',8600,n(.2)),('Shuttle Contract',82800,n(.03))],5500))
C.append(grp('Repairs & Maintenance',[('Appliance Parts & Repair',17900,n(.4)),('HVAC Parts & Repair',34600,n(.4)),('Plumbing Parts & Repair',26100,n(.4)),('Electrical & Lighting',15700,n(.4)),('Doors, Locks & Keys',14900,n(.5)),('Windows, Blinds & Screens',6800,n(.5)),('Drywall & Paint Supplies',7900,n(.5)),('Furniture Repair',11600,n(.6)),('Flooring Repair',6200,n(.7)),('Fire & Life Safety',19500,n(.7)),('Elevator Repairs',8400,n(.9,zero=.2)),('Gate & Access Control',9100,n(.6)),('Pool & Spa',16300,n(.2)),('Fitness Equipment',5700,n(.7)),('Roof & Gutter',7400,n(.9,zero=.3)),('Parking Lot',4100,n(.9,zero=.4)),('Tools & Equipment',4900,n(.6)),('Janitorial Supplies',9400,n(.3)),('Golf Carts & Vehicles',3300,n(.7)),('Water Damage / Remediation',12700,n(.9,zero=.3))],5600))
C.append(grp('Contract Services',[('Landscaping Contract',0,dict(fix=[5240]*7+[5402.5]*5)),('Landscaping Extras',9800,n(.8)),('Snow & Ice',6400,n(.3,season=[.6,2.4,4.2,3.4,1.0,0,0,0,0,0,0,.0])),('Pest Control',15600,n(.04)),('Elevator Contract',0,dict(fix=[1128]*12)),('Alarm Monitoring',0,dict(fix=[389.95]*12)),('Courtesy Patrol',58300,n(.08)),('Trash Valet Contract',49600,n(.02)),('Window Washing',3900,n(.9,zero=.6)),('Common Area Cleaning',31800,n(.06))],5700))
C.append(grp('Turn Costs',[('Turn - Painting',78300,n(.15,season=turn)),('Turn - Cleaning',52900,n(.15,season=turn)),('Turn - Carpet Cleaning',19600,n(.2,season=turn)),('Turn - Flooring',16400,n(.3,season=turn)),('Turn - Trash Haul',13700,n(.3,season=turn)),('Turn - Temp Labor',24200,n(.2,season=turn)),('Turn - Supplies',12300,n(.2,season=turn)),('Turn - Meals & Lodging',4400,n(.3,season=turn))],5800))
ct=s.tot('TOTAL CONTROLLABLE EXPENSES',C,'5999',0,'SUBTOTAL')
s.sp();s.head('NON-CONTROLLABLE EXPENSES');D=[]
D.append(grp('Utilities',[('Electric - House',91800,n(.08)),('Electric - Units',236000,n(.07)),('Electric - Vacant',8600,n(.5)),('Gas',24300,n(.07,season=[1.2,1.5,1.7,1.6,1.3,1,.8,.6,.5,.5,.6,.9])),('Water',88700,n(.06)),('Sewer',97900,n(.06)),('Storm Water Fee',0,dict(fix=[1416]*12)),('Trash & Recycling',44100,n(.05)),('Bulk Internet & Video',0,dict(fix=[8395]*9+[8610]*3)),('Utility Billing Vendor',14600,n(.04))],6000))
tl=[round(v*.0325,2) for v in s.rows[inc]['vals'][:12]]
D.append(grp('Management Fees',[('Base Management Fee',0,dict(fix=tl)),('Construction Mgmt Fee',0,dict(fix=[0]*6+[1240.5,0,3118.25,0,0,0]))],6200))
D.append(grp('Taxes',[('Real Estate Taxes',0,dict(fix=[71460]*2+[74890]*10)),('Personal Property Tax',0,dict(fix=[1390]*12)),('Franchise Tax',0,dict(fix=[0]*5+[6417]+[0]*6)),('Tax Appeal Fees',0,dict(fix=[0]*10+[8855.6,0]))],6400))
D.append(grp('Insurance',[('Property Insurance',0,dict(fix=[23844.17]*5+[22610.5]*7)),('General Liability',0,dict(fix=[5120]*5+[5388]*7)),('Umbrella',0,dict(fix=[2215]*12)),('Flood',0,dict(fix=[640.25]*12)),('Deductible / Claims',0,dict(fix=[0,0,10000]+[0]*9))],6500))
dt=s.tot('TOTAL NON-CONTROLLABLE EXPENSES',D,'6998',0,'SUBTOTAL')
s.sp()
ex=s.tot('TOTAL OPERATING EXPENSES',[ct,dt],'6999',0,'TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[inc,ex],'7000',0,'TOTAL',signs=[1,-1],key='noi')
s.sp();s.head('OWNER & NON-OPERATING');O=[]
O.append(grp('Debt Service',[('Interest - Senior Loan',0,dict(fix=[round(46500000*.0488/12,2)]*12)),('Interest Rate Cap',0,dict(fix=[2916.67]*12)),('Lender Servicing Fee',0,dict(fix=[250]*12))],8000))
O.append(grp('Partnership Expenses',[('Asset Management Fee',0,dict(fix=[8000]*12)),('Owner Legal',6800,n(.9,zero=.5)),('Owner Travel',2300,n(.9,zero=.5)),('Entity Filing Fees',0,dict(fix=[0]*4+[825]+[0]*7))],8200))
O.append(grp('Capital Expenditures',[('Unit Flooring',61000,n(.3,season=turn)),('Appliances',38400,n(.5)),('HVAC Replacement',44700,n(.8,zero=.1)),('Furniture Replacement',72600,n(.3,season=turn)),('Exterior Paint & Siding',0,dict(fix=[0]*6+[41350,62025,20675,0,0,0])),('Pool Resurfacing',0,dict(fix=[0]*5+[28900,0,0,0,0,0,0])),('Access Control Upgrade',0,dict(fix=[0]*8+[16480.2,33117.85,0,4210])),('Clubhouse Refresh',0,dict(fix=[0,0,18750,22410.33]+[0]*8))],8400))
ot=s.tot('TOTAL OWNER & NON-OPERATING',O,'8999',0)
s.sp();s.tot('NET CASH FLOW BEFORE PRINCIPAL',[noi,ot],'9000',0,'TOTAL',signs=[1,-1],key='net_cash_flow')
for k in('net_cash_flow','noi','total_income','total_operating_expenses'):print(k,s.rows[s.keys[k]]['vals'][12])
b=S('Balance Sheet','University Quad',['October 31, 2025','September 30, 2025'],None,'2025-10-31',sheet='Bal Sheet')
B=lambda lab,a,c,code:b.line(lab,[a,c],code,2)
b.head('ASSETS')
t1=[B('Operating Cash',612440.18,588213.67,'1010'),B('Security Deposit Cash',71250.0,71900.0,'1020'),B('Accounts Receivable - Residents',94317.25,81206.9,'1110'),B('Allowance for Bad Debt',-52600.0,-48100.0,'1115'),B('Prepaid Insurance',182416.9,212899.65,'1210'),B('Tax Escrow',524230.0,449340.0,'1310'),B('Insurance Escrow',61840.5,30986.75,'1320'),B('Capital Reserve Escrow',287612.44,281320.0,'1330')]
ca=b.tot('Total Current Assets',t1,'1499',1)
t2=[B('Land',6800000.0,6800000.0,'1510'),B('Buildings & Improvements',58914226.7,58910016.7,'1520'),B('Furniture & Equipment',3120880.0,3116240.0,'1530'),B('Accumulated Depreciation',-11462713.0,-11293413.0,'1590')]
fa=b.tot('Total Property, Net',t2,'1599',1)
ta=b.tot('TOTAL ASSETS',[ca,fa],'1999',0,'TOTAL',key='total_assets')
b.head('LIABILITIES')
t3=[B('Accounts Payable',118406.31,147218.5,'2010'),B('Accrued Expenses',64215.0,58340.0,'2020'),B('Accrued Property Taxes',748900.0,674010.0,'2030'),B('Accrued Interest',189100.0,189100.0,'2040'),B('Prepaid Rent',231508.77,176942.12,'2110'),B('Resident Deposits',70800.0,71450.0,'2120'),B('Senior Loan Payable',46500000.0,46500000.0,'2510')]
tl_=b.tot('TOTAL LIABILITIES',t3,'2999',0,'TOTAL',key='total_liabilities')
b.head('EQUITY')
eq=[round(b.rows[ta]['vals'][i]-b.rows[tl_]['vals'][i],2) for i in(0,1)]
cap=19850000.0;dist=[-3975000.0,-3975000.0];re_=-4561207.36
t4=[B('Partner Capital',cap,cap,'3010'),B('Distributions',*dist,'3020'),B('Accumulated Deficit',re_,re_,'3100'),B('Current Year Earnings',*[round(eq[i]-cap-dist[i]-re_,2) for i in(0,1)],'3200')]
te=b.tot('TOTAL EQUITY',t4,'3999',0,'TOTAL',key='total_equity')
b.tot('TOTAL LIABILITIES & EQUITY',[tl_,te],'4000',0,'TOTAL');print('CYE',b.rows[t4[3]]['vals'],eq)
wb=xlsxwriter.Workbook(f'{ROOT}/documents/{name}');F=lambda **k:wb.add_format(dict(font_name='Segoe UI',font_size=8,**k))
cv=wb.add_worksheet('Cover');cv.hide_gridlines(2);cv.set_column(0,0,4);cv.set_column(1,1,60)
for r,(t,z) in enumerate([('University Quad',22),('Monthly Financial Package',14),('October 2025',14),('',9),('730 beds / 224 units   |   Fairmont, Ohio',10),('Prepared by Tasselridge Campus Living',10),('',9),('Contents: T12, Bal Sheet',9)]):cv.write(3+r,1,t,wb.add_format({'font_name':'Segoe UI','font_size':z,'bold':r==0}))
w=wb.add_worksheet('T12')
w.write(0,0,'University Quad',wb.add_format({'bold':True,'font_size':12,'font_name':'Segoe UI'}));w.write(1,0,'Trailing 12 Month Income Statement',F());w.write(2,0,'Accrual basis',F(italic=True));w.write(2,15,'UQ01',F(align='right'))
H=dict(bold=True,bg_color='#3a3a3a',font_color='white',align='center',valign='vcenter',text_wrap=True)
w.set_row(3,24);w.write(3,0,'Description',F(**{**H,'align':'left'}));w.write(3,1,'Acct',F(**H))
for i,(y,m) in enumerate(MM):
    d=datetime.date(y+m//12,m%12+1,1)-datetime.timedelta(days=1);w.write_datetime(3,2+i,datetime.datetime(d.year,d.month,d.day),F(num_format='mmm-yy',**H))
w.write(3,14,'T-12\nTotal',F(**H));w.write(3,15,'T-3\nAnnualized',F(**H));w.write(3,16,'Per\nBed',F(**H))
NF='#,##0.00;[Red]-#,##0.00'
cache={}
def f(**k):
    t=tuple(sorted(k.items()))
    if t not in cache:cache[t]=F(**k)
    return cache[t]
def sheet(w,s,r,codecol,c0,per=None):
    for k in s.lay:
        if k is not None:
            q=s.rows[k];st={}
            if q['typ']!='LINE':st['bold']=True
            if q['foots']:st['top']=1
            if q['typ']=='TOTAL':st['bg_color']='#dddddd'
            w.write(r,1-codecol,q['label'],f(indent=q['lvl'] if q['typ']!='LINE' else 2,**st))
            if q['code']:w.write_number(r,codecol,int(q['code']),f(align='center',**st))
            elif q['typ']!='HEADING':w.write_blank(r,codecol,None,f(**st))
            for i,v in enumerate(q['vals']):
                if v is not None:w.write_number(r,c0+i,v,f(num_format=NF,**st))
            if per and q['typ']!='HEADING':w.write_number(r,16,round(q['vals'][12]/per,0),f(num_format='#,##0;[Red]-#,##0',**st))
        r+=1
    return r
sheet(w,s,4,1,2,730)
w.set_column(0,0,34);w.set_column(1,1,6);w.set_column(2,13,11);w.set_column(14,15,13);w.set_column(16,16,8);w.freeze_panes(4,2);w.set_landscape();w.set_paper(5);w.fit_to_pages(1,0);w.repeat_rows(0,3);w.set_footer('&L&8University Quad&R&8Page &P of &N')
g=wb.add_worksheet('Bal Sheet')
g.write(0,0,'University Quad',wb.add_format({'bold':True,'font_size':12,'font_name':'Segoe UI'}));g.write(1,0,'Balance Sheet',F());g.write(2,0,'As of October 31, 2025',F(italic=True))
g.write(3,0,'Acct',F(**H));g.write(3,1,'Description',F(**{**H,'align':'left'}));g.write(3,2,'October 31, 2025',F(**H));g.write(3,3,'September 30, 2025',F(**H))
sheet(g,b,4,0,2);g.set_column(0,0,7);g.set_column(1,1,36);g.set_column(2,3,17)
wb.close()
save(name,[s,b],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','Large student-housing package: T12 sheet with label before account, real dates in the header, T-3 column; balance sheet on its own sheet',True)
