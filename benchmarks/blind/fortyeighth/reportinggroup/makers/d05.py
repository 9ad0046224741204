# senior living T12 xlsx w/ census
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
import datetime,calendar
rng=random.Random(4805)
cols=months(2025,1,'{m}-{yy}')+['T12 Total']
s=S('Trailing Twelve Month Operating Statement','Harborview at Linden Creek','2025-01-01','2025-12-31',cols,sheet='T12 Detail',nd=0)
days=[calendar.monthrange(2025,m)[1] for m in range(1,13)]
al=[round(x) for x in series(rng,71.5*12,'steady')]; mc=[rng.randint(24,28) for _ in range(12)]
rd_al=[a*d for a,d in zip(al,days)]; rd_mc=[a*d for a,d in zip(mc,days)]
s.head('CENSUS & OCCUPANCY')
a=s.line('Resident Days - Assisted Living',rd_al+[sum(rd_al)]); b=s.line('Resident Days - Memory Care',rd_mc+[sum(rd_mc)])
rdt=s.tot('Total Resident Days',[a,b])
CAP=112; avail=[CAP*d for d in days]; s.line('Available Resident Days',avail+[sum(avail)])
s.nd=4
tot=[x+y for x,y in zip(rd_al,rd_mc)]
occ=s.line('Occupancy %',[round(x/y,4) for x,y in zip(tot,avail)]+[round(sum(tot)/sum(avail),4)])
s.nd=0
def g(an,m='noisy'):
    v=series(rng,an,m,nd=0); return v+[sum(v)]
def gr(rate,days): v=[round(d/30.4*rate*rng.uniform(.99,1.01)) for d in days]; return v+[sum(v)]
s.head('REVENUE')
def blk(h,kids,t,kind='inc',lvl=0,key=None): return s.section(h,kids,t,gen=g,kind=kind,lvl=1)
s.head('Resident Revenue',lvl=1)
r=[s.line('Base Rent - Assisted Living',gr(4680,rd_al),'40100',lvl=2),s.line('Base Rent - Memory Care',gr(6350,rd_mc),'40200',lvl=2),s.line('Level of Care - Assisted Living',gr(865,rd_al),'40300',lvl=2),s.line('Level of Care - Memory Care',gr(410,rd_mc),'40400',lvl=2),s.line('Second Occupant Fees',g(61200,'steady'),'40500',lvl=2),s.line('Respite Stays',g(74800,'wild'),'40600',lvl=2),s.line('Rent Concessions',g(-96300,'noisy'),'40800',lvl=2),s.line('Bad Debt',g(-22100,'sparse'),'40900',lvl=2)]
r1=s.tot('Total Resident Revenue',r,lvl=1)
r2=s.section('Ancillary Revenue',[('41100','Community Fees',142500,'wild'),('41200','Medication Management',88200,'steady'),('41300','Incontinence Supplies',31900,'steady'),('41400','Guest Meals',6800,'noisy'),('41500','Beauty Salon',21400,'noisy'),('41600','Transportation',4150,'noisy'),('41700','Therapy Space Rent',18000,'fixed'),('41900','Miscellaneous Revenue',2900,'sparse')],'Total Ancillary Revenue',gen=g,lvl=1)
ti=s.tot('TOTAL REVENUE',[r1,r2],rt='TOTAL',key='total_income')
s.head('OPERATING EXPENSES')
deps=[('Resident Care',[('Director of Nursing',108000,'steady'),('LPN / Med Tech Wages',512000,'steady'),('Caregiver Wages - AL',688000,'steady'),('Caregiver Wages - MC',431000,'steady'),('Overtime & Shift Differential',84200,'noisy'),('Agency Staffing',96500,'wild'),('PTO Accrual',58100,'noisy'),('Medical Supplies',33800,'noisy'),('Incontinence Products',18300,'noisy'),('Pharmacy Consulting',7200,'fixed'),('Training & Certification',9400,'sparse')]),
('Dining Services',[('Dining Director',71500,'steady'),('Cooks & Servers',298000,'steady'),('Dining Overtime',14200,'noisy'),('Raw Food',331000,'steady'),('Dietary Supplies & Smallwares',22700,'noisy'),('Kitchen Equipment Repair',9100,'sparse'),('Dietician Consultant',6000,'fixed')]),
('Life Enrichment',[('Activities Director & Staff',112600,'steady'),('Activity Supplies',11900,'noisy'),('Outings & Entertainment',16200,'noisy'),('Vehicle Fuel & Repair',8800,'noisy'),('Cable & Streaming',19440,'fixed')]),
('Housekeeping & Laundry',[('Housekeeping Wages',128400,'steady'),('Laundry Wages',43700,'steady'),('Cleaning Supplies',18100,'noisy'),('Linens',5300,'sparse'),('Laundry Chemicals',4900,'noisy')]),
('Maintenance',[('Maintenance Wages',97300,'steady'),('Building Repairs',38200,'wild'),('HVAC Service',17600,'q'),('Elevator Contract',11400,'fixed'),('Fire & Sprinkler',9700,'q'),('Landscaping',27600,'fixed'),('Snow Removal',14800,'season'),('Pest Control',4080,'fixed'),('Generator Service',3800,'sparse'),('Apartment Turns',24500,'wild'),('Maintenance Supplies',12300,'noisy')]),
('Utilities',[('Electricity',118700,'noisy'),('Natural Gas',46900,'season'),('Water & Sewer',52100,'noisy'),('Trash',13900,'steady'),('Telephone & Internet',21600,'fixed')]),
('Sales & Marketing',[('Sales Director',84800,'steady'),('Sales Commissions',46200,'wild'),('Referral Agency Fees',88500,'wild'),('Digital Advertising',38300,'noisy'),('Events & Outreach',14700,'noisy'),('Print & Signage',6100,'sparse')]),
('Administration',[('Executive Director',126500,'steady'),('Business Office Manager',63800,'steady'),('Concierge / Reception',92300,'steady'),('Office Supplies',8700,'noisy'),('Software & EHR',41800,'steady'),('Recruiting & Background Checks',13700,'noisy'),('Legal & Professional',18200,'sparse'),('Licenses & Permits',6900,'once'),('Bank & Merchant Fees',15600,'steady'),('Travel & Meals',5900,'noisy'),('Survey & Compliance',4200,'sparse')]),
('Payroll Taxes & Benefits',[('FICA',206800,'steady'),('FUTA / SUTA',27300,'season'),('Health Insurance',221400,'steady'),('Workers Compensation',68800,'steady'),('401(k) Match',24900,'steady'),('Employee Relations',8200,'noisy')]),
('Fixed Costs',[('Management Fee - 5%',362000,'steady'),('Property Insurance',84000,'fixed'),('General & Professional Liability',76800,'fixed'),('Real Estate Taxes',187200,'fixed'),('Personal Property Tax',6200,'once')])]
tt=[]
for k,(d,ls) in enumerate(deps): tt.append(s.section(d,[(f'{50+k}{(j+1)*100:04d}'[:2]+f'{(j+1)*10:03d}',)+x for j,x in enumerate(ls)],f'Total {d}',gen=g,kind='exp',lvl=1))
te=s.tot('TOTAL OPERATING EXPENSES',tt,rt='TOTAL',kind='exp',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[ti,te],rt='TOTAL',signs=[1,-1],key='noi')
s.nd=4
s.line('NOI Margin %',[round(x/y,4) for x,y in zip(s.rows[noi]['values'],s.rows[ti]['values'])],lvl=1); s.nd=0
bl=s.section('NON-OPERATING',[('71010','Interest Expense',612000,'steady'),('72010','Depreciation & Amortization',744000,'fixed'),('73010','Owner Entity Costs',21500,'sparse'),('74010','Insurance Claim (Proceeds)',-18650,'once')],'Total Non-Operating',gen=g,kind='exp')
ni=s.tot('NET INCOME (LOSS)',[noi,bl],rt='TOTAL',signs=[1,-1],key='net_income')
wb=Workbook(); cv=wb.active; cv.title='Cover'
for c,t in (('B3','Harborview at Linden Creek'),('B4','Assisted Living & Memory Care - 112 licensed beds'),('B6','Monthly Reporting Package'),('B7','December 2025 Close'),('B9','Prepared by: Tidewater Senior Management, Corporate Accounting'),('B10','Preliminary - subject to year end audit')): cv[c]=t
cv['B3'].font=Font(bold=True,size=18,name='Cambria')
ws=wb.create_sheet('T12 Detail'); f=lambda **k:Font(name='Cambria',size=9,**k)
ws['B1']='Harborview at Linden Creek'; ws['B1'].font=Font(name='Cambria',size=13,bold=True); ws['B2']='Trailing Twelve Month Operating Statement'; ws['B2'].font=f(bold=True); ws['B3']='January 2025 through December 2025'; ws['B3'].font=f(italic=True)
ws['A5']='Type'; ws['B5']='GL'; ws['C5']='Description'
for k in range(12):
    x=ws.cell(5,4+k,datetime.date(2025,k+1,1)); x.number_format='mmm-yy'
ws.cell(5,16,'T12 Total'); ws.cell(5,17,'PRD')
for k in range(1,18): x=ws.cell(5,k); x.font=f(bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='5B3A6E'); x.alignment=Alignment(horizontal='right' if k>3 else 'left')
q=6; TRD=s.rows[rdt]['values'][-1]
for i,(r,t) in enumerate(zip(s.rows,s.st)):
    if r['rowType']!='HEADING': ws.cell(q,1,'S' if i<6 else r['rowType'][0])
    if r['accountCode']: ws.cell(q,2,r['accountCode'])
    x=ws.cell(q,3,r['label']); bold=r['rowType']!='LINE'; x.font=f(bold=bold); x.alignment=Alignment(indent=t['lvl'])
    if r['rowType']!='HEADING':
        for k,v in enumerate(r['values']):
            y=ws.cell(q,4+k,v); y.font=f(bold=bold); y.number_format='0.0%' if '%' in r['label'] and t['items'] is None and abs(v)<2 else '#,##0;(#,##0);0'
            if bold: y.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['rowType']=='TOTAL' else None)
            if r['rowType']=='TOTAL': y.fill=PatternFill('solid',fgColor='EFE6F3')
        if i>5 and '%' not in r['label'] or 'Fee - 5%' in r['label']: y=ws.cell(q,17,round(r['values'][-1]/TRD,2)); y.number_format='0.00;(0.00)'; y.font=f(italic=True,color='777777')
    if r['rowType']=='LINE' and t['lvl']==2: ws.row_dimensions[q].outlineLevel=1
    q+=1
    if r['rowType']=='TOTAL' or r['label'] in('Occupancy %','NOI Margin %'): q+=1
ws.column_dimensions['A'].hidden=True; ws.column_dimensions['B'].width=8; ws.column_dimensions['C'].width=33
for k in range(4,18): ws.column_dimensions[CL(k)].width=10.5
ws.freeze_panes='D6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.page_setup.fitToWidth=1; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:5'
wb.save(DOC+'HLC_Dec25_T12.xlsx')
save('HLC_Dec25_T12.xlsx',[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','s48a','departmental senior living T12 with census rows, cover sheet, hidden type column, PRD rate column',True)
print(len(s.rows),s.rows[ti]['values'][-1],s.rows[noi]['values'][-1],[r['values'][-1] for r in s.rows if '%' in r['label']])
