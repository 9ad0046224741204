from common import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as RC, xl_col_to_name as CN
import datetime
R=random.Random(77); N='Sycamore_Medical_Pavilion_2026_Budget.xlsx'
cols=[f'{m}-26' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]+['2026 Budget','2025 Reforecast','Variance $']
s=S('2026 Operating Budget','Sycamore Medical Pavilion','2026-01-01','2026-12-31',cols,sheet='2026 Budget')
summer=[.8,.8,.85,.95,1.05,1.25,1.4,1.4,1.2,1,.85,.8]; winter=[1.9,1.8,1.5,1,.6,.35,.3,.3,.4,.8,1.3,1.75]
def L(code,lab,base,kind='flat',exp=True):
    if kind=='flat': m=[base]*12
    elif kind=='step': k=R.randint(3,9); m=[base]*k+[round(base*1.03)]*(12-k)
    elif kind=='var': m=months(R,base,.3,rd=25)
    elif kind=='q': m=[base if i%3==2 else 0 for i in range(12)]
    elif kind=='semi': m=[base if i in(3,9) else 0 for i in range(12)]
    elif kind=='once': k=R.randint(1,10); m=[base if i==k else 0 for i in range(12)]
    elif kind=='sum': m=months(R,base,.03,summer,rd=10)
    elif kind=='win': m=months(R,base,.05,winter,rd=10)
    elif kind=='snow': m=[base,base,round(base*.6),0,0,0,0,0,0,0,round(base*.3),base]
    t=sum(m); rf=round(t*R.uniform(.9,1.08)); return s.l(lab,m+[t,rf,t-rf],code)
def G(name,ls,**k):
    s.h(name); return s.st('Total '+name,[L(*x) for x in ls],**k)
s.h('INCOME',lv=0)
g=[G('Rental Income',[('4010','Base Rent - Hospital Affiliate',148250,'step'),('4011','Base Rent - Physician Practices',121480,'step'),('4012','Base Rent - Imaging & Lab',38700,'step'),('4013','Base Rent - Outpatient Surgery Center',61200,'flat'),('4014','Base Rent - Pharmacy',7950,'flat'),('4015','Base Rent - Storage',1140,'flat'),('4016','Month-to-Month Premium',600,'flat'),('4017','Straight-Time Timeshare Suites',5200,'var'),('4030','Free Rent',-6250,'q'),('4040','Vacancy Allowance',-9500,'flat')]),
 G('Expense Recoveries',[('4110','CAM Recoveries',57300,'flat'),('4120','Real Estate Tax Recoveries',34200,'flat'),('4130','Insurance Recoveries',6150,'flat'),('4140','Utility Recoveries',21800,'sum'),('4150','Medical Waste Recoveries',2450,'flat'),('4160','Chilled Water Recoveries',3900,'sum'),('4170','Management Fee Recoveries',11200,'flat'),('4190','Prior Year Reconciliation',18500,'once')]),
 G('Other Income',[('4210','Parking - Physician Reserved',4200,'flat'),('4215','Parking - Visitor Validation',2650,'var'),('4220','Rooftop License - Telecom',2875,'flat'),('4225','Vending Commission',150,'flat'),('4230','After-Hours HVAC',900,'sum'),('4240','Conference Room Rental',325,'var'),('4250','Late Fees',200,'flat'),('4260','Interest Income',410,'flat'),('4290','Miscellaneous Income',100,'flat')])]
TI=s.t('TOTAL INCOME',g,key='total_income',lv=0)
s.h('RECOVERABLE OPERATING EXPENSES',lv=0)
g=[G('Cleaning',[('5010','Janitorial - Common Area',9850,'flat'),('5012','Janitorial - Tenant Suites',17600,'flat'),('5014','Day Porter',5150,'flat'),('5016','Window Cleaning',4200,'semi'),('5018','Janitorial Supplies',2350,'var'),('5020','Trash Removal',1425,'flat'),('5022','Recycling & Shredding',390,'flat'),('5024','Medical Waste Disposal',2450,'flat'),('5026','Carpet & Upholstery Cleaning',3100,'q')]),
 G('Utilities',[('5110','Electricity - House',28900,'sum'),('5112','Natural Gas',5600,'win'),('5114','Water',2650,'sum'),('5116','Sewer',1980,'sum'),('5118','Storm Water Fee',415,'flat'),('5120','Generator Fuel',1850,'q'),('5122','Chilled Water Plant',4100,'sum'),('5124','Medical Gas Monitoring',375,'flat')]),
 G('HVAC',[('5210','HVAC Preventive Maintenance Contract',3975,'flat'),('5212','HVAC Repairs',2600,'var'),('5214','Filters',4850,'q'),('5216','Water Treatment',690,'flat'),('5218','Building Automation Contract',1120,'flat'),('5220','Chiller Overhaul / Eddy Current Test',9800,'once'),('5222','Air Balancing - Surgery Suites',3400,'semi')]),
 G('Elevators',[('5310','Elevator Maintenance Contract',2880,'flat'),('5312','Elevator Repairs',600,'var'),('5314','Elevator Inspections & Permits',1350,'once'),('5316','Elevator Phone Lines',185,'flat')]),
 G('General Building Repairs',[('5410','Plumbing',1450,'var'),('5412','Electrical',1100,'var'),('5414','Lighting & Lamps',575,'var'),('5416','Doors, Locks & Keys',480,'var'),('5418','Automatic Door Service',1250,'q'),('5420','Roof Inspection & Repair',2900,'semi'),('5422','Painting & Wallcovering',950,'var'),('5424','Flooring Repairs',350,'var'),('5426','Glass Replacement',900,'once'),('5428','Signage & Directory',225,'flat'),('5430','Pest Control',310,'flat'),('5432','Generator Service Contract',1640,'q'),('5434','Backflow Testing',780,'once'),('5436','Building Supplies',425,'var')]),
 G('Fire & Life Safety',[('5510','Fire Alarm Monitoring',295,'flat'),('5512','Sprinkler Inspection',1475,'q'),('5514','Fire Extinguishers',1150,'once'),('5516','Fire Alarm Test & Repair',3900,'semi'),('5518','AED & First Aid',140,'flat')]),
 G('Grounds & Parking',[('5610','Landscape Contract',3250,'flat'),('5612','Irrigation Repairs',410,'sum'),('5614','Seasonal Color',2200,'semi'),('5616','Tree Care',4300,'once'),('5618','Snow Removal',7800,'snow'),('5620','De-Icing Materials',2150,'snow'),('5622','Garage Sweeping',1350,'q'),('5624','Striping & Asphalt Repair',8600,'once'),('5626','Parking Equipment Maintenance',560,'flat'),('5628','Shuttle Service',3900,'flat')]),
 G('Security',[('5710','Guard Service',12450,'flat'),('5712','Camera & Access Control Maintenance',725,'flat'),('5714','Alarm Monitoring',160,'flat')]),
 G('On-Site Payroll',[('5810','Property Manager',7450,'step'),('5812','Assistant Property Manager',4900,'step'),('5814','Chief Engineer',7100,'step'),('5816','Building Engineers',11300,'step'),('5818','Payroll Taxes',2480,'flat'),('5820','Health Insurance & Benefits',4650,'flat'),('5822','Workers Compensation',690,'flat'),('5824','Overtime & On-Call',850,'var'),('5826','Uniforms',165,'flat')]),
 G('Administrative',[('5910','Office Supplies',260,'var'),('5912','Postage & Courier',85,'flat'),('5914','Telephone & Internet',890,'flat'),('5916','Software & Licenses',645,'flat'),('5918','Dues & Subscriptions',1450,'once'),('5920','Training & Travel',380,'flat'),('5922','Tenant Relations & Events',2100,'q'),('5924','Bank Charges',95,'flat'),('5926','Licenses & Permits',1875,'once'),('5928','Management Fee',13900,'flat')]),
 G('Taxes & Insurance',[('6010','Real Estate Taxes',40650,'flat'),('6012','Special Assessments',3480,'semi'),('6014','Tax Protest Consultant',6500,'once'),('6020','Property Insurance',6340,'flat'),('6022','General Liability Insurance',1415,'flat'),('6024','Umbrella Insurance',620,'flat')])]
T1=s.t('TOTAL RECOVERABLE EXPENSES',g,rt='SUBTOTAL',lv=0)
s.h('NON-RECOVERABLE EXPENSES',lv=0)
a=[L('6110','Legal Fees',1200,'var'),L('6112','Accounting & Tax Preparation',14500,'once'),L('6114','Vacant Suite Utilities',640,'sum'),L('6116','Marketing & Brochures',550,'flat'),L('6118','Appraisal & Consulting',7500,'once'),L('6120','Bad Debt Expense',1000,'q'),L('6122','Owner Travel',900,'semi'),L('6124','State Franchise Tax',4200,'once')]
T2=s.t('TOTAL NON-RECOVERABLE EXPENSES',a,rt='SUBTOTAL',lv=0)
TE=s.t('TOTAL OPERATING EXPENSES',[T1,T2],key='total_operating_expenses',lv=0)
NO=s.t('NET OPERATING INCOME',[TI,TE],[1,-1],key='noi',lv=0)
s.h('CAPITAL & DEBT SERVICE',lv=0)
a=[L('7010','Mortgage Interest',92700,'flat'),L('7012','Mortgage Principal',31450,'flat'),L('7110','Tenant Improvements',145000,'once'),L('7112','Leasing Commissions',58200,'once'),L('7120','Building Capital - Roof Section B',212000,'once'),L('7122','Building Capital - Elevator Cab Refresh',64000,'once')]
TC=s.t('TOTAL CAPITAL & DEBT SERVICE',a,rt='SUBTOTAL',lv=0)
s.t('NET CASH FLOW',[NO,TC],[1,-1],key='net_cash_flow',lv=0)
wb=xlsxwriter.Workbook(doc(N)); a_=wb.add_worksheet('Assumptions'); ws=wb.add_worksheet('2026 Budget'); B='Calibri'
F=lambda **k: wb.add_format(dict(font_name=B,font_size=9,**k))
for i,t in enumerate(['Sycamore Medical Pavilion - 2026 Budget Assumptions','Prepared by: Wexcombe Healthcare Realty, September 2025','','- NRA 118,400 SF; 93.6% leased at 1/1/2026; Suite 310 (7,580 SF) assumed vacant all year','- Base rent escalators per lease abstracts, 3.0% on anniversary','- Management fee 3.0% of collected income, rounded','- Electricity rate increase 6% effective June','- Snow: 5 pushes per winter month at 2024/25 contract price','- Real estate taxes at 2025 assessed value x 1.02']): a_.write(i,0,t,F(bold=i==0))
a_.set_column(0,0,90)
ws.write(0,0,'Sycamore Medical Pavilion',F(bold=True)); ws.write(1,0,'2026 Operating Budget',F(bold=True)); ws.write(2,0,'Draft 3 - for ownership approval - accrual basis',F(italic=True))
hf=F(bold=True,bottom=2,align='center',bg_color='#FCE4D6',num_format='mmm-yy',text_wrap=True)
for c,t in enumerate(['Acct','Rec?','Description']): ws.write(4,c,t,hf)
for m in range(12): ws.write_datetime(4,3+m,datetime.datetime(2026,m+1,1),hf)
for k,t in enumerate(['2026 Budget','2025 Reforecast','Variance $']): ws.write(4,15+k,t,hf)
ws.write(4,18,'$/SF',hf)
ws.set_row(4,26)
row={}; r=5; pos=[]
for i,(x,tg) in enumerate(zip(s.rows,s.tag)):
    if x['rowType']=='HEADING' and tg.get('lv')==0: r+=1
    row[i]=r; r+=1
    if x['rowType']!='LINE': pass
    if x['rowType']=='TOTAL': r+=1
n='#,##0;(#,##0);0'
f1=F(num_format=n); f2=F(num_format=n,top=1,bold=True); f3=F(num_format=n,top=1,bottom=6,bold=True,bg_color='#EDEDED'); ps=F(num_format='0.00',italic=True,font_color='#7F7F7F')
for i,(x,tg) in enumerate(zip(s.rows,s.tag)):
    r=row[i]; rt=x['rowType']
    if rt=='HEADING': ws.write(r,2,x['label'],F(bold=True,underline=1 if tg.get('lv')==0 else 0)); continue
    f={'LINE':f1,'SUBTOTAL':f2,'TOTAL':f3}[rt]
    if x['accountCode']: ws.write_string(r,0,x['accountCode'],F()); ws.write(r,1,'R' if '5'<=x['accountCode'][0]<'7' else '',F())
    ws.write(r,2,x['label'],F(bold=rt!='LINE',indent=2 if rt=='LINE' else 1,**({'bg_color':'#EDEDED'} if rt=='TOTAL' else {})))
    for k,v in enumerate(x['values']):
        c=3+k
        if k==12 and rt=='LINE': ws.write_formula(r,c,f'=SUM({RC(r,3)}:{RC(r,14)})',f,v)
        elif k==14: ws.write_formula(r,c,f'={RC(r,15)}-{RC(r,16)}',f,v)
        elif rt!='LINE':
            it=x['footsFrom']['items']; sg=s.signs[i]
            if it==list(range(it[0],it[-1]+1)): fm=f'=SUM({RC(row[it[0]],c)}:{RC(row[it[-1]],c)})'
            else: fm='='+''.join(('+' if g>0 else '-')+RC(row[q],c) for g,q in zip(sg,it))
            ws.write_formula(r,c,fm,f,v)
        else: ws.write_number(r,c,v,f)
    ws.write_formula(r,18,f'={RC(r,15)}/118400',ps,round(x['values'][12]/118400,2))
ws.set_column(0,0,6); ws.set_column(1,1,5,None,{'hidden':1}); ws.set_column(2,2,38); ws.set_column(3,14,9.3); ws.set_column(15,17,11); ws.set_column(18,18,7); ws.freeze_panes(5,3)
ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.activate(); wb.close()
print(len(s.rows)); save(N,[s],'OFFICE','OPERATING_STATEMENT_T12','Excel medical office annual budget by month with formulas, hidden column, reforecast variance',True)
