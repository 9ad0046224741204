import random,xlsxwriter
from lib import *
R=random.Random(202)
F='HarborOaks_T12_Feb2025.xlsx'
M=['Mar 2024','Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025']
cols=M+['Trailing 12']
s=St('Trailing Twelve Month Income Statement','Harbor Oaks Senior Living','2024-03-01','2025-02-28',cols,sheet='T12')
days=[31,30,31,30,31,31,30,31,30,31,31,28]
occ=dict(IL=[58,58,59,60,60,61,61,60,59,60,61,62],AL=[71,72,70,69,71,73,74,74,75,73,72,73],MC=[22,23,23,24,24,23,22,23,24,24,25,25])
cap=dict(IL=66,AL=80,MC=28)
tot=lambda v:v+[round(sum(v),2)]
def ser(ann,jit=.07,drift=.0,spars=0):
    v=[]
    for k in range(12):
        x=ann/12*(1+R.uniform(-jit,jit)+drift*(k-5.5)/12)
        if spars and R.random()<spars: x=0
        v.append(round(x,2))
    return tot(v)
s.h('CENSUS')
cl=dict(IL='Independent Living',AL='Assisted Living',MC='Memory Care')
s.h('Average Occupied Units',ind=1)
ix=[]
for k in cl:
    ix.append(s.l(cl[k],occ[k]+[round(sum(o*d for o,d in zip(occ[k],days))/365,1)],ind=2,stat='0.0'))
a=s.t('Total Average Occupied Units',ix,'SUBTOTAL',ind=1,stat='0.0')
s.h('Resident Days',ind=1)
ix=[s.l(cl[k]+' Days',tot([o*d for o,d in zip(occ[k],days)]),ind=2,stat='#,##0') for k in cl]
rd=s.t('Total Resident Days',ix,'SUBTOTAL',ind=1,stat='#,##0')
s.l('Units Available',[174]*12+[174],ind=1,stat='0')
s.rows.append(dict(label='Occupancy %',typ='LINE',code=None,items=None,ind=1,stat='0.0%',vals=[round(x/174,4) for x in s.rows[a]['vals']]))
s.h('REVENUE')
rate=dict(IL=3985,AL=5340,MC=7215)
def rev(k): return tot([round(o*rate[k]*(1.0+(.042 if i>=10 else 0))+R.uniform(-900,900),2) for i,o in enumerate(occ[k])])
s.h('Rental Revenue',ind=1)
rr=[s.l('IL Monthly Fees',rev('IL'),'4010-000',2),s.l('AL Base Rent',rev('AL'),'4020-000',2),s.l('MC Base Rent',rev('MC'),'4030-000',2),s.l('Second Person Fees',ser(118000),'4045-000',2),s.l('Respite Stays',ser(41000,.5,0,.2),'4050-000',2),s.l('Rent Concessions',[-x for x in ser(64000,.4)],'4090-000',2)]
rr=s.t('Total Rental Revenue',rr,ind=1)
s.h('Care Revenue',ind=1)
cr=[s.l('Level of Care 1-2',ser(402000),'4110-000',2),s.l('Level of Care 3-4',ser(337000),'4111-000',2),s.l('Medication Management',ser(168000),'4120-000',2),s.l('MC Care Fees',ser(214500),'4130-000',2)]
cr=s.t('Total Care Revenue',cr,ind=1)
s.h('Other Revenue',ind=1)
o=[s.l('Community Fees',ser(196000,.55),'4210-000',2),s.l('Guest Meals',ser(9100,.2),'4220-000',2),s.l('Beauty/Barber',ser(22400,.15),'4230-000',2),s.l('Garage & Storage',ser(15600,.03),'4240-000',2),s.l('Late Fees & NSF',ser(1900,.8,0,.4),'4250-000',2),s.l('Miscellaneous',ser(4700,.9,0,.2),'4290-000',2)]
o=s.t('Total Other Revenue',o,ind=1)
TR=s.t('TOTAL REVENUE',[rr,cr,o],'TOTAL',key='total_income')
s.h('OPERATING EXPENSES')
D=[('5100','Resident Care',[('Wages - Nurses (RN/LPN)',468000),('Wages - Caregivers',1012000),('Overtime',71000),('PTO Expense',64800),('Payroll Taxes',124700),('Health Insurance',98200),('Workers Compensation',37400),('Agency Staffing',88500),('Medical Supplies',21900),('Nurse Call & Monitoring',9600)]),
('5200','Memory Care',[('Wages - Caregivers',486000),('Overtime',33800),('PTO Expense',19900),('Payroll Taxes',41300),('Health Insurance',30500),('Program Supplies',8700)]),
('5300','Dining Services',[('Wages - Cooks',286000),('Wages - Servers',241000),('Overtime',14600),('Payroll Taxes',42200),('Health Insurance',29400),('Raw Food',583000),('Kitchen Supplies',37600),('Equipment Rental',8400),('Dietician Consulting',6000)]),
('5400','Housekeeping & Laundry',[('Wages',163500),('Overtime',3900),('Payroll Taxes',13200),('Cleaning Supplies',18700),('Linens',7900),('Contract Cleaning',11200)]),
('5500','Activities',[('Wages',118400),('Payroll Taxes',9600),('Activity Supplies',14300),('Entertainment',19800),('Outings',5100)]),
('5550','Transportation',[('Driver Wages',46200),('Fuel',6900),('Vehicle Repairs',5400),('Vehicle Lease',13200)]),
('5600','Maintenance',[('Wages',148300),('Payroll Taxes',12000),('Building Repairs',46700),('HVAC',28900),('Plumbing',15400),('Elevator Contract',13800),('Landscaping',37200),('Snow Removal',19500),('Pest Control',5900),('Fire & Life Safety',17100),('Apartment Turns',41200)]),
('5700','Utilities',[('Electricity',186500),('Natural Gas',72300),('Water & Sewer',81400),('Trash Removal',23900),('Cable TV',48200),('Internet & Telephone',31700)]),
('5800','Sales & Marketing',[('Wages - Sales Director',97500),('Sales Commissions',43900),('Payroll Taxes',9800),('Digital Advertising',52400),('Print & Direct Mail',16800),('Referral Agency Fees',121000),('Events',13700)]),
('5900','Administrative',[('Wages - Executive Director',131000),('Wages - Business Office',104600),('Bonuses',28500),('Payroll Taxes',18900),('Health Insurance',15400),('Licenses & Permits',6300),('Office Supplies',11900),('Computer & Software',44700),('Bank & Card Fees',17200),('Legal & Accounting',22600),('Recruiting',15900),('Training & Travel',13300),('Bad Debt',19400)])]
subs=[]
for code,n,it in D:
    s.h(n,ind=1)
    ii=[]
    for k,(l,a_) in enumerate(it):
        sp=.35 if l in('Bonuses','Events','Vehicle Repairs','Linens') else 0
        v=ser(a_,.12,.04,sp)
        if l=='Snow Removal':
            v=[4120.5,0,0,0,0,0,0,0,1985,5210.75,6344,3871.25];v=tot(v)
        ii.append(s.l(l,v,f'{code}-{(k+1)*10:03d}',2))
    subs.append(s.t('Total '+n,ii,ind=1))
TO=s.t('TOTAL DEPARTMENTAL EXPENSES',subs,'SUBTOTAL')
s.h('Fixed Expenses',ind=1)
mf=tot([round(x*.05,2) for x in s.rows[TR]['vals'][:12]])
fx=[s.l('Management Fee',mf,'6010-000',2),s.l('Real Estate Taxes',tot([24810.0]*10+[25926.45]*2),'6020-000',2),s.l('Property Insurance',tot([9433.17]*12),'6030-000',2),s.l('General & Professional Liability',tot([7208.33]*12),'6035-000',2)]
fx=s.t('Total Fixed Expenses',fx,ind=1)
TE=s.t('TOTAL OPERATING EXPENSES',[TO,fx],'TOTAL',key='total_operating_expenses')
N=s.t('NET OPERATING INCOME (EBITDA)',[TR,(TE,-1)],'TOTAL',key='noi')
s.h('Non-Operating',ind=1)
bal=[round(112400-k*214.37,2) for k in range(12)]
q=[s.l('Mortgage Interest',tot(bal),'7010-000',2),s.l('Depreciation',tot([78916.67]*12),'7020-000',2),s.l('Amortization of Loan Costs',tot([2450.0]*12),'7030-000',2),s.l('Owner Expenses',ser(14000,.9,0,.5),'7090-000',2)]
q=s.t('Total Non-Operating',q,ind=1)
s.t('NET INCOME (LOSS)',[N,(q,-1)],'TOTAL',key='net_income')
wb=xlsxwriter.Workbook(B+'documents/'+F);ws=wb.add_worksheet('T12')
def f(**k):
    d=dict(font_name='Calibri',font_size=9);d.update(k);return wb.add_format(d)
ws.write(0,0,'Harbor Oaks Senior Living',f(bold=1,font_size=13));ws.write(1,0,'Trailing Twelve Month Income Statement',f(bold=1));ws.write(2,0,'Period: Mar 2024 - Feb 2025    Book: Accrual    Entity: 0417',f());ws.write(3,0,'Exported 03/14/2025 8:12 AM by kmartel',f(italic=1,font_color='gray'))
H=f(bold=1,bottom=2,align='right');ws.write(5,0,'Account',f(bold=1,bottom=2));ws.write(5,1,'Description',f(bold=1,bottom=2))
for k,c in enumerate(cols): ws.write(5,2+k,c,H)
ws.write(5,15,'PRD',H)
ws.set_column(0,0,10);ws.set_column(1,1,36);ws.set_column(2,13,11.5);ws.set_column(14,14,14);ws.freeze_panes(6,2)
TD=s.rows[rd]['vals'][12];r=6;money='#,##0.00;(#,##0.00)'
for x in s.rows:
    T=x['typ']
    if T=='HEADING' and x['ind']==0: r+=1
    k=dict(bold=1) if T!='LINE' else {}
    if T=='TOTAL':k['bg_color']='#E2EFDA'
    if x['code']: ws.write(r,0,x['code'],f())
    ws.write(r,1,x['label'],f(indent=x['ind'],**k))
    if T in('SUBTOTAL','TOTAL'):k['top']=1
    for c,v in enumerate(x['vals']):
        if v is not None: ws.write(r,2+c,v,f(num_format=x.get('stat') or money,**k))
    if T!='HEADING' and not x.get('stat'): ws.write(r,15,round(x['vals'][12]/TD,2),f(num_format='0.00;(0.00)',font_color='#808080'))
    r+=1
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(5);wb.close()
save(F,[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','departmental T12 export with census block and per-resident-day column',True)
