# Yardi 12 month statement, apartments, big
from common import *
import xlsxwriter
R=random.Random(4501); fn='12_Month_Statement_Cedar_Hollow_082024.xlsx'
mon=['Sep 2023','Oct 2023','Nov 2023','Dec 2023','Jan 2024','Feb 2024','Mar 2024','Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024']
s=S('Statement (12 months)','Cedar Hollow Apartments','2023-09-01','2024-08-31',mon+['Total'],sheet='Report1')
def m(base,vol=.1,trend=0,p=1.0,season=None):
    v=[]
    for i in range(12):
        x=base*(1+trend*i/12)*(1+R.uniform(-vol,vol))
        if season: x*=season[i]
        if R.random()>p: x=0
        v.append(r2(x))
    return v+[r2(sum(v))]
fix=lambda b:[b]*12+[r2(b*12)]
L=s.line
win=[.8,.9,1.15,1.35,1.5,1.4,1.2,1.0,.8,.7,.7,.75]
def grp(hcode,h,lines,tcode,tl,lv=1):
    s.head(h,hcode,lv)
    it=[L(a,v,c,lv+1) for c,a,v in lines]
    return s.tot(tl,it,tcode,lv=lv)
s.head('INCOME','4000-0000')
a=grp('4100-0000','RENT INCOME',[('4110-0000','Market Rent',m(318400,.002,.035)),('4115-0000','Gain/(Loss) to Lease',m(-14800,.12,-.3)),('4120-0000','Vacancy Loss',m(-17900,.3)),('4125-0000','Rent Concessions',m(-2450,.6)),('4130-0000','Employee Unit Allowance',fix(-1415.0)),('4135-0000','Model / Office Unit',fix(-1522.0)),('4140-0000','Delinquency Write-offs (Bad Debt)',m(-3900,.7)),('4145-0000','Bad Debt Recovery',m(640,.8,0,.7)),('4150-0000','Month-to-Month Premiums',m(780,.4))],'4199-0000','TOTAL RENT INCOME')
b=grp('4200-0000','UTILITY REIMBURSEMENT',[('4210-0000','Water & Sewer Reimbursement',m(9850,.05)),('4215-0000','Trash Reimbursement',m(3120,.03)),('4220-0000','Pest Control Reimbursement',m(842,.03)),('4225-0000','Gas Reimbursement',m(1430,.1,season=win)),('4230-0000','Utility Billing Admin Fee',m(765,.05))],'4299-0000','TOTAL UTILITY REIMBURSEMENT')
c=grp('4300-0000','OTHER INCOME',[('4305-0000','Application Fees',m(1150,.4)),('4310-0000','Administration Fees',m(1600,.4)),('4315-0000','Late Charges',m(2480,.25)),('4320-0000','NSF Fees',m(140,.6,0,.8)),('4325-0000','Pet Rent',m(2210,.06)),('4330-0000','Pet Fees (Non-Refundable)',m(900,.5)),('4335-0000','Covered Parking / Carport',m(3280,.04)),('4340-0000','Storage Income',m(615,.05)),('4345-0000','Lease Termination Fees',m(2050,.8,0,.75)),('4350-0000','Damages & Cleaning Charges',m(1375,.6)),('4355-0000','Cable / Internet Revenue Share',[0,0,2871.44,0,0,2902.18,0,0,2955.06,0,0,2948.7,11677.38]),('4360-0000','Laundry Income',m(310,.15)),('4365-0000','Renters Insurance Waiver Program',m(1960,.05)),('4370-0000','Amenity Fee',m(4075,.02)),('4375-0000','Interest Income',m(88,.2)),('4380-0000','Miscellaneous Income',m(220,.9,0,.6))],'4399-0000','TOTAL OTHER INCOME')
ti=s.tot('TOTAL INCOME',[a,b,c],'4999-0000',t='TOTAL',key='total_income')
s.head('OPERATING EXPENSES','5000-0000')
G=[]
G.append(grp('5100-0000','PAYROLL & BENEFITS',[('5105-0000','Property Manager',m(5900,.04)),('5110-0000','Assistant Manager',m(3980,.06)),('5115-0000','Leasing Consultants',m(5150,.15)),('5120-0000','Maintenance Supervisor',m(5050,.04)),('5125-0000','Maintenance Technicians',m(7300,.12)),('5130-0000','Porter / Groundskeeper',m(2710,.1)),('5135-0000','Bonuses & Commissions',m(1850,.5)),('5140-0000','Payroll Taxes',m(2540,.15)),('5145-0000','Health Insurance',m(3110,.05)),('5150-0000','Workers Compensation',m(690,.1)),('5155-0000','401(k) Match',m(410,.2)),('5160-0000','Payroll Processing',m(265,.05))],'5199-0000','TOTAL PAYROLL & BENEFITS'))
G.append(grp('5200-0000','REPAIRS & MAINTENANCE',[('5205-0000','Appliance Repair & Parts',m(610,.6)),('5210-0000','Electrical',m(380,.7)),('5215-0000','Plumbing',m(1420,.7)),('5220-0000','HVAC Repairs',m(1680,.7)),('5225-0000','Doors, Locks & Keys',m(360,.6)),('5230-0000','Windows & Screens',m(240,.8,0,.8)),('5235-0000','Roof & Gutter Repairs',m(690,.9,0,.4)),('5240-0000','Pool Supplies & Repairs',m(540,.5,season=[1,.8,.3,.2,.2,.2,.6,1.4,1.6,1.5,1.4,1.3])),('5245-0000','Fire & Life Safety',m(430,.8,0,.6)),('5250-0000','Gate & Access Repairs',m(275,.9,0,.6)),('5255-0000','General Maintenance Supplies',m(910,.3)),('5260-0000','Fitness Equipment',m(150,.9,0,.4))],'5299-0000','TOTAL REPAIRS & MAINTENANCE'))
G.append(grp('5300-0000','MAKE READY / TURNOVER',[('5305-0000','Interior Painting',m(2650,.4)),('5310-0000','Carpet Cleaning',m(720,.4)),('5315-0000','Carpet & Vinyl Repair',m(480,.7)),('5320-0000','Cleaning',m(1480,.4)),('5325-0000','Resurfacing',m(530,.6)),('5330-0000','Turnover Supplies',m(310,.5)),('5335-0000','Trash-Outs',m(185,.8,0,.7))],'5399-0000','TOTAL MAKE READY / TURNOVER'))
G.append(grp('5400-0000','CONTRACT SERVICES',[('5405-0000','Landscaping Contract',fix(3850.0)),('5410-0000','Pest Control Contract',fix(685.0)),('5415-0000','Pool Service Contract',fix(450.0)),('5420-0000','Courtesy Patrol',m(1640,.1)),('5425-0000','Alarm Monitoring',fix(129.95)),('5430-0000','Snow Removal',[0,0,0,1875,4210.5,2660,915,0,0,0,0,0,9660.5])],'5499-0000','TOTAL CONTRACT SERVICES'))
G.append(grp('5500-0000','MARKETING',[('5505-0000','Internet Listing Services',m(2890,.08)),('5510-0000','Property Website / SEO',fix(425.0)),('5515-0000','Resident Referrals',m(450,.8,0,.7)),('5520-0000','Resident Events',m(390,.6)),('5525-0000','Locator Commissions',m(880,.7,0,.7)),('5530-0000','Signage & Promotional',m(210,.9,0,.5))],'5599-0000','TOTAL MARKETING'))
G.append(grp('5600-0000','ADMINISTRATIVE',[('5605-0000','Office Supplies',m(330,.4)),('5610-0000','Telephone & Internet',m(742,.05)),('5615-0000','Postage & Courier',m(95,.5)),('5620-0000','Software & Licensing',m(1865,.03)),('5625-0000','Credit Reports / Screening',m(560,.4)),('5630-0000','Legal - Evictions',m(1090,.8,0,.9)),('5635-0000','Bank & Merchant Fees',m(265,.2)),('5640-0000','Training & Travel',m(310,.9,0,.6)),('5645-0000','Dues & Subscriptions',m(160,.6,0,.4)),('5650-0000','Copier Lease',fix(218.4))],'5699-0000','TOTAL ADMINISTRATIVE'))
G.append(grp('5700-0000','UTILITIES',[('5705-0000','Electric - Common Area',m(2680,.12)),('5710-0000','Electric - Vacant Units',m(520,.4)),('5715-0000','Gas',m(2120,.08,season=win)),('5720-0000','Water',m(6410,.1)),('5725-0000','Sewer',m(5580,.1)),('5730-0000','Trash Removal',m(3390,.06)),('5735-0000','Utility Billing Service',m(810,.03))],'5799-0000','TOTAL UTILITIES'))
mg=L('Management Fees',[r2(x*.03) for x in s.rows[ti]['v'][:12]]+[r2(sum(r2(x*.03) for x in s.rows[ti]['v'][:12]))],'5810-0000',2)
# put heading before
row=s.rows.pop(); s.head('MANAGEMENT FEES','5800-0000',1); s.rows.append(row)
G.append(s.tot('TOTAL MANAGEMENT FEES',[len(s.rows)-1],'5899-0000',lv=1))
G.append(grp('5900-0000','TAXES & INSURANCE',[('5905-0000','Real Estate Taxes',[31240.0]*4+[32810.0]*8+[31240.0*4+32810.0*8]),('5910-0000','Personal Property Tax',fix(146.0)),('5915-0000','Property Insurance',[8966.67]*7+[10412.5]*5+[r2(8966.67*7+10412.5*5)]),('5920-0000','Business Licenses & Permits',[0,0,0,0,1240,0,0,0,0,385,0,0,1625])],'5999-0000','TOTAL TAXES & INSURANCE'))
te=s.tot('TOTAL OPERATING EXPENSES',G,'6999-0000',t='TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[ti,te],'7000-0000',t='TOTAL',key='noi',neg=[te])
n1=grp('8000-0000','NON-OPERATING EXPENSES',[('8110-0000','Mortgage Interest',m(86200,.015,-.01)),('8120-0000','Asset Management Fee',fix(2500.0)),('8130-0000','Partnership Legal & Accounting',[0,0,0,0,0,4750,8900,0,0,0,1325,0,14975]),('8140-0000','Owner Expense',m(300,.9,0,.3))],'8199-0000','TOTAL NON-OPERATING EXPENSES',0)
n2=grp('8200-0000','CAPITAL EXPENDITURES',[('8210-0000','Appliances Replacement',m(1900,.7)),('8220-0000','Carpet / Vinyl Replacement',m(3650,.6)),('8230-0000','HVAC Replacement',m(2900,.8,0,.6)),('8240-0000','Water Heaters',m(780,.8,0,.6)),('8250-0000','Parking Lot / Concrete',[0,0,0,0,0,0,0,18400,0,0,0,0,18400]),('8260-0000','Unit Renovations',m(11200,.9,0,.7))],'8299-0000','TOTAL CAPITAL EXPENDITURES',0)
ni=s.tot('NET INCOME (LOSS)',[noi,n1,n2],'9090-0000',t='TOTAL',key='net_income',neg=[n1,n2])
wb=xlsxwriter.Workbook(f'{B}/documents/{fn}'); ws=wb.add_worksheet('Report1')
F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=8,**k))
ws.merge_range(0,0,0,14,'Cedar Hollow Apartments (cedarhol)',F(bold=1,align='center',font_color='#000080'))
ws.merge_range(1,0,1,14,'Statement (12 months)',F(bold=1,align='center'))
ws.merge_range(2,0,2,14,'Period = Sep 2023-Aug 2024',F(align='center'))
ws.merge_range(3,0,3,14,'Book = Accrual ; Tree = ysi_is_mf',F(align='center'))
for j,h in enumerate(['','']+s.columns): ws.write(4,j,h,F(bold=1,align='right' if j>1 else 'left',bottom=1,bg_color='#D9E1F2'))
y=5
for r in s.rows:
    bold=r['t']!='LINE'
    ws.write(y,0,r['code'],F(bold=bold)); ws.write(y,1,'   '*r['lv']+r['label'],F(bold=bold))
    if r['t']!='HEADING':
        for j,v in enumerate(r['v']): ws.write(y,2+j,v,F(bold=bold,num_format='#,##0.00',top=1 if bold else 0))
    y+=1
    if r['t']!='LINE' and r['t']!='HEADING': y+=1 if r['lv']==0 else 0
ws.set_column(0,0,10);ws.set_column(1,1,38);ws.set_column(2,14,11.5);ws.freeze_panes(5,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(0,4)
ws.write(y+1,0,'Thursday, September 12, 2024',F());ws.write(y+2,0,'10:42 AM',F());wb.close()
save(fn,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','Yardi Voyager 12 month statement, tree with codes, xlsx',False)
