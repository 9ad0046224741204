from core import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
import datetime
R=random.Random(1202)
ms=[(2024,m) for m in(11,12)]+[(2025,m) for m in range(1,11)]
nm=[datetime.date(y,m,1).strftime('%b-%y') for y,m in ms]
s=St('12 Month Trailing Income Statement','Sable Ridge Apartment Homes','2024-11-01','2025-10-31',nm+['Total'],lambda b,k:list(b)+[sum(b)],sheet='T12')
def L(x,lvl=2):
    c,l,m=x[:3]; nz=x[3] if len(x)>3 else .12; sp=x[4] if len(x)>4 else 0
    return s.l(l,[0.0 if R.random()<sp else m*(1+R.uniform(-nz,nz))*(1+.003*i) for i in range(12)],c,lvl)
def G(code,h,tcode,ls,lvl=1):
    s.h(h,code,lvl); it=[L(x,lvl+1) for x in ls]; return s.t('Total '+h,it,code=tcode,lvl=lvl)
s.h('Income','400000')
g=[G('401000','Potential Rent','401999',[('401100','Gross Potential Rent',438200,.006),('401200','Loss / Gain to Lease',-11840,.2)]),
G('402000','Rent Losses','402999',[('402100','Vacancy Loss',-23960,.25),('402150','Down Units',-1450,.6,.4),('402200','Model Unit',-1795,.01),('402300','Employee Units',-2310,.05),('402400','Move-In Concessions',-6120,.4),('402450','Renewal Concessions',-850,.6,.2),('402500','Write-Offs - Rent',-7240,.5),('402600','Collections Recovered',1310,.7,.1)]),
G('403000','Resident Fees','403999',[('403100','Application Fees',2260),('403150','Administration Fees',3425),('403200','Late Charges',6180,.2),('403250','NSF Fees',240,.6,.1),('403300','Lease Termination Fees',4630,.6),('403350','Month-to-Month Fees',1900,.3),('403400','Transfer Fees',300,.5,.5),('403450','Damages',2890,.5),('403500','Legal Fee Reimbursement',1125,.5)]),
G('404000','Ancillary Income','404999',[('404100','Pet Rent',5340,.05),('404150','Pet Fees',1675,.4),('404200','Carport & Garage Rent',4920,.04),('404250','Storage Rent',880,.06),('404300','Washer / Dryer Rental',3560,.05),('404350','Renters Liability Program',2480,.06),('404400','Valet Trash',6150,.03),('404450','Smart Home Package',8420,.03),('404500','Clubhouse Rental',175,.8,.5),('404550','Cable Revenue Share',1210,.1,.66),('404600','Laundry & Vending',410,.4)]),
G('405000','Utility Recovery','405999',[('405100','Water & Sewer Recovery',15230,.1),('405150','Trash Recovery',2840,.05),('405200','Gas Recovery',1380,.5),('405250','Pest Recovery',1060,.03),('405300','Utility Billing Fee',1140,.03)])]
ti=s.t('Total Operating Income',g,code='499999',lvl=0,key='total_income',T='TOTAL')
s.h('Expenses','500000')
e=[G('501000','Salaries & Wages','501999',[('501100','Property Manager',6900,.05),('501150','Assistant Manager',4650,.05),('501200','Leasing Consultants',7340,.1),('501250','Maintenance Supervisor',5720,.05),('501300','Maintenance Technicians',9860,.1),('501350','Groundskeeper / Porter',3180,.1),('501400','Leasing Commissions',2850,.4),('501450','Quarterly Bonuses',4100,.2,.66),('501500','Temporary Labor',1650,.6,.4)]),
G('502000','Payroll Burden','502999',[('502100','FICA & Unemployment',3310,.2),('502150','Health & Dental',4430,.05),('502200','Workers Compensation',960,.1),('502250','Retirement Match',610,.15),('502300','Payroll Processing',430,.05)]),
G('503000','Repairs & Maintenance','503999',[('503100','Appliance Repair',1130,.5),('503150','Building Exterior',890,.7,.2),('503200','Doors, Locks & Glass',740,.5),('503250','Electrical Supplies',820,.5),('503300','HVAC Repair',2640,.6),('503350','Plumbing Repair',2310,.5),('503400','Painting Supplies',390,.5),('503450','Pool & Amenities',650,.6),('503500','Fire Protection',780,.8,.2),('503550','Equipment & Tools',270,.7,.2),('503600','Golf Cart & Vehicle',220,.6,.3)]),
G('504000','Turnover','504999',[('504100','Contract Painting',4720,.3),('504150','Contract Cleaning',2260,.3),('504200','Carpet Cleaning',1190,.3),('504250','Resurfacing',860,.4),('504300','Blinds & Window Coverings',410,.5),('504350','Sheetrock Repair',520,.6,.2)]),
G('505000','Contract Services','505999',[('505100','Landscaping',4350,.02),('505150','Pest Control',1085,.02),('505200','Trash & Valet Service',7920,.03),('505250','Access Control & Patrol',2460,.1),('505300','Pool Service',720,.05),('505350','Snow Removal',1400,.3,.75),('505400','Alarm Monitoring',310,.02)]),
G('506000','Marketing','506999',[('506100','Internet Advertising',3980,.1),('506150','Signage & Brochures',310,.7,.4),('506200','Locator Commissions',1620,.6,.2),('506250','Resident Events',690,.5),('506300','Reputation Management',450,.02)]),
G('507000','Administration','507999',[('507100','Accounting & Audit',950,.05,.3),('507150','Bank Fees',380,.15),('507200','Computer Software & Support',3060,.05),('507250','Credit Reports',610,.25),('507300','Dues & Subscriptions',240,.5,.2),('507350','Eviction & Legal',2120,.5),('507400','Office Supplies',420,.4),('507450','Postage & Courier',95,.5),('507500','Telephone & Internet',1230,.05),('507550','Training & Seminars',380,.6,.3),('507600','Travel & Mileage',210,.6,.3)]),
G('508000','Utilities','508999',[('508100','Electric - Common',4180,.12),('508150','Electric - Vacant',980,.3),('508200','Gas',1920,.5),('508250','Water',9340,.15),('508300','Sewer',8120,.12),('508350','Utility Billing Service',1090,.03)])]
tc=s.t('Total Controllable Expenses',e,code='509999',lvl=0)
f=[G('510000','Taxes','510999',[('510100','Real Estate Taxes',51480,.0),('510150','Tax Consultant',2500,.1,.83),('510200','Franchise & Licenses',330,.1,.7)]),G('511000','Insurance','511999',[('511100','Property Insurance',14620,.0),('511150','General Liability & Umbrella',3240,.0)]),G('512000','Management Fees','512999',[('512100','Management Fee',13560,.03)])]
tn=s.t('Total Non-Controllable Expenses',f,code='519999',lvl=0)
te=s.t('Total Operating Expenses',[tc,tn],code='599999',lvl=0,key='total_operating_expenses',T='TOTAL')
noi=s.t('Net Operating Income',[ti,te],[1,-1],code='600000',lvl=0,key='noi',T='TOTAL')
s.h('Non-Operating','610000'); d=[G('611000','Debt Service','611999',[('611100','Mortgage Interest',79850,.01),('611150','Mortgage Insurance & Fees',1280,.0)]),G('612000','Capital & Replacement','612999',[('612100','Appliances',3340,.6,.1),('612150','Flooring',6920,.5),('612200','HVAC Units',4150,.7,.3),('612250','Interior Upgrades',12800,.5,.2),('612300','Roof & Exterior Projects',18500,.5,.75)])]
tno=s.t('Total Non-Operating',d,code='619999',lvl=0)
s.t('Net Income (Loss)',[noi,tno],[1,-1],code='999999',lvl=0,key='net_income',T='TOTAL')
# planted: one digit of one month's amount
i=[k for k,r in enumerate(s.rows) if r['code']=='508250'][0]; o=s.rows[i]['v'][7]; t=f'{o:.2f}'; p=t.index('.')-3; nv=t[:p]+str((int(t[p])+4)%10)+t[p+1:]
s.rows[i]['v'][7]=float(nv); s.planted=dict(what=f"Line 508250 Water, column {nm[7]}, printed {float(nv):,.2f} instead of {o:,.2f}; row total and all subtotals use the right amount",kind='digit_changed')
wb=Workbook(); w=wb.active; w.title='T12'; A=lambda b=False,z=9:Font(name='Arial',size=z,bold=b)
for j,t in enumerate(['Ridgeline Residential Services','12 Month Trailing Income Statement','Sable Ridge Apartment Homes (0388)','As of 10/31/2025   Accrual']): w.cell(1+j,1,t).font=A(True,11 if j<3 else 9); w.merge_cells(start_row=1+j,start_column=1,end_row=1+j,end_column=14); w.cell(1+j,1).alignment=Alignment(horizontal='center')
for j,(y,m) in enumerate(ms): c=w.cell(6,2+j,datetime.date(y,m,1)); c.number_format='mmm-yy'
w.cell(6,14,'Total'); w.cell(6,1,'Account')
for j in range(1,15): c=w.cell(6,j); c.font=A(True); c.border=Border(bottom=Side('medium')); c.alignment=Alignment(horizontal='right' if j>1 else 'left')
n=7
for r in s.rows:
    c=w.cell(n,1,'   '*r['lvl']+r['code']+' - '+r['label']); c.font=A(r['t']!='LINE')
    if r['v']:
        for j,x in enumerate(r['v']): q=w.cell(n,2+j,x); q.number_format='#,##0.00;-#,##0.00'; q.font=A(r['t']!='LINE'); q.border=Border(top=Side('thin')) if r['t']!='LINE' else Border()
    n+=2 if r['t']=='TOTAL' else 1
w.column_dimensions['A'].width=44
for j in 'BCDEFGHIJKLMN': w.column_dimensions[j].width=12.5
w.print_title_rows='1:6'; w.freeze_panes='B7'; w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0
N='SableRidge_T12_102025.xlsx'; wb.save(DOC+N); save(N,s,'MULTIFAMILY','OPERATING_STATEMENT_T12','Large trailing twelve, code and name in one cell, date headers',True)
