# senior-living operator T12, large, by department; one line left out (planted)
import xlsxwriter
from common import *
R=random.Random(505)
N='Maplewood_Terrace_T12_Dec2024.xlsx'
ms=[f'{m} 2024' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]
s=St('Trailing 12 Month Income Statement','Maplewood Terrace Senior Living','2024-01-01','2024-12-31',ms+['T12 Total'],sheet='T12')
up=[.97+.005*i for i in range(12)]; win=[1.35,1.3,1.15,.95,.85,.8,.85,.85,.8,.85,1.0,1.25]
def L(c,lab,ann,noise=.05,p=None,sign=1):
    return s.l(lab,tot([sign*v for v in spread(R,ann,noise,p)]),code=c)
def sec(head,items,total,tcode,**k):
    s.h(head); ix=[L(*x) for x in items]; return s.t(total,ix,code=tcode,**k)
s.h('REVENUE')
r1=sec('Independent Living',[('4010-100','IL Base Rent',2214600,.01,up),('4010-110','IL Second Person Fees',88200,.04,up),('4010-120','IL Concessions',61400,.2,None,-1),('4010-130','IL Respite',18300,.5)],'Total Independent Living','4010-999')
r2=sec('Assisted Living',[('4020-100','AL Base Rent',3108900,.012,up),('4020-110','AL Care Level Fees',842300,.025,up),('4020-115','AL Medication Management',196400,.03,up),('4020-120','AL Concessions',74800,.2,None,-1),('4020-130','AL Second Person Fees',41600,.06),('4020-140','AL Respite',63900,.4)],'Total Assisted Living','4020-999')
r3=sec('Memory Care',[('4030-100','MC Base Rent',1684200,.015,up),('4030-110','MC Care Level Fees',318700,.03,up),('4030-120','MC Concessions',28900,.3,None,-1)],'Total Memory Care','4030-999')
r4=sec('Other Revenue',[('4050-100','Community Fees',164500,.4),('4050-110','Guest Meals',14820,.2),('4050-120','Beauty Shop',21360,.12),('4050-130','Incontinence Supplies',37940,.1),('4050-140','Carport Rent',16200,.02),('4050-150','Transportation',6180,.3),('4050-190','Miscellaneous Revenue',8410,.6)],'Total Other Revenue','4050-999')
bd=L('4090-100','Bad Debt',31200,.5,None,-1)
tr=s.t('TOTAL REVENUE',[r1,r2,r3,r4,bd],code='4999-999',key='total_income')
s.h('OPERATING EXPENSES')
def dept(head,pre,wages,other,total):
    it=[]
    for k,(n,a) in enumerate(wages): it.append((f'{pre}-1{k}0',n,a,.035))
    wt=sum(a for _,a in wages)
    it+= [(f'{pre}-200','Payroll Taxes',round(wt*.079),.08,[1.4,1.3,1.15,1,1,.95,.95,.9,.9,.9,.9,.9]),(f'{pre}-210','Workers Compensation',round(wt*.021),.05),(f'{pre}-220','Group Health Insurance',round(wt*.062),.05)]
    for k,o in enumerate(other): it.append((f'{pre}-{300+10*k}',)+o)
    return sec(head,it,total,f'{pre}-999')
D=[]
D.append(dept('Administration','5100',[('Executive Director',128400),('Business Office Manager',66900),('Concierge / Reception',98200),('PTO and Bonus - Admin',21400)],[('Office Supplies',14200,.3),('Postage and Delivery',3180,.3),('Software and IT Support',61800,.06),('Telephone and Internet',33700,.04),('Recruiting and Background Checks',19600,.4),('Legal and Professional',16450,.7),('Bank and Credit Card Fees',9740,.12),('Licenses and Dues',12900,.4),('Training and Education',8260,.4),('Travel and Mileage',4930,.5)],'Total Administration'))
D.append(dept('Resident Care - Assisted Living','5200',[('Resident Services Director',104600),('LPN Wages',318400),('Caregiver Wages',962700),('Med Tech Wages',241300),('Overtime - AL Care',68200),('PTO and Bonus - AL Care',54900)],[('Agency Staffing',86300,.5),('Care Supplies',29400,.15),('Pharmacy Consultant',7200,.02),('Medical Waste',2860,.1)],'Total Resident Care - Assisted Living'))
D.append(dept('Resident Care - Memory Care','5300',[('Memory Care Director',81700),('Caregiver Wages - MC',498600),('Overtime - MC',27300),('PTO and Bonus - MC',22800)],[('Agency Staffing - MC',31800,.6),('Care Supplies - MC',16700,.15),('Program Supplies - MC',5240,.3)],'Total Resident Care - Memory Care'))
D.append(dept('Dietary','5400',[('Dining Services Director',78300),('Cook Wages',236400),('Server and Dishwasher Wages',204900),('Overtime - Dietary',16800)],[('Raw Food',498200,.05,up),('Dietary Supplies',41300,.12),('Kitchen Equipment Repair',11900,.6),('Dishmachine Lease',5880,.0),('Chemicals - Dietary',7950,.1)],'Total Dietary'))
D.append(dept('Housekeeping and Laundry','5500',[('Housekeeping Wages',168300),('Laundry Wages',39400)],[('Housekeeping Supplies',22100,.15),('Linen Replacement',6240,.4),('Laundry Chemicals',4870,.12)],'Total Housekeeping and Laundry'))
D.append(dept('Activities','5600',[('Life Enrichment Director',61900),('Activity Assistants',58700),('Bus Driver',38300)],[('Activity Supplies',17300,.2),('Entertainment',14900,.2),('Vehicle Fuel and Repairs',12700,.35)],'Total Activities'))
D.append(dept('Maintenance','5700',[('Maintenance Director',74100),('Maintenance Technicians',88600)],[('Repairs - Building',48300,.4),('Repairs - HVAC',31700,.5),('Elevator Contract',13440,.02),('Fire and Life Safety',17900,.5),('Landscaping',36200,.2,[.3,.3,.9,1.5,1.4,1.3,1.3,1.3,1.2,1.1,.8,.4]),('Snow Removal',14650,.2,[3,3,1.6,.2,0,0,0,0,0,0,.6,2.6]),('Pest Control',6120,.05),('Trash Removal',19800,.05),('Turnover Costs',42600,.4)],'Total Maintenance'))
D.append(sec('Utilities',[('5800-100','Electric',171300,.06,[1,.95,.9,.85,.95,1.15,1.3,1.3,1.1,.9,.85,.95]),('5800-110','Natural Gas',58400,.06,win),('5800-120','Water and Sewer',64900,.06),('5800-130','Cable Television',47200,.02)],'Total Utilities','5800-999'))
D.append(dept('Marketing','5900',[('Sales Director',84200),('Sales Commissions',46700)],[('Advertising - Digital',58300,.15),('Referral Agency Fees',92600,.45),('Events and Outreach',18400,.35),('Printing and Collateral',6730,.5)],'Total Marketing'))
D.append(sec('Property Related',[('6010-100','Real Estate Taxes',364800,.0),('6010-110','Property Insurance',118200,.02),('6010-120','General and Professional Liability',146700,.02),('6010-130','Ground Equipment Lease',9600,.0)],'Total Property Related','6010-999'))
mf=s.l('Management Fee',tot([round(v*.05) for v in s.rows[tr]['values'][:12]]),code='6100-100')
te=s.t('TOTAL OPERATING EXPENSES',D+[mf],code='6999-999',key='total_operating_expenses')
n=s.t('NET OPERATING INCOME',[tr,te],[1,-1],type='TOTAL',code='7000-000',key='noi')
s.h('Below the Line'); b=[L('7100-100','Capital Expenditures',284300,.8),L('7100-110','Asset Management Fee',60000,0),L('7100-120','Interest Expense',1148600,.01)]
tb=s.t('Total Below the Line',b,code='7100-999'); s.t('NET INCOME BEFORE DEPRECIATION',[n,tb],[1,-1],type='TOTAL',code='8000-000')
# planted: one line of Dietary is not printed, the totals still hold it
k=[i for i,r in enumerate(s.rows) if r['label']=='Dietary Supplies'][0]; gone=s.rows[k]; s.drop(k)
s.planted={'what':f"line '{gone['code']} {gone['label']}' (T12 {gone['values'][-1]:,.0f}) is missing from Dietary; Total Dietary still includes it in every column",'kind':'row_dropped'}
print(len(s.rows),'rows; rev',s.rows[s.key['total_income']]['values'][-1],'noi',s.rows[s.key['noi']]['values'][-1])
wb=xlsxwriter.Workbook(doc(N)); wc=wb.add_worksheet('Census'); ws=wb.add_worksheet('T12')
F=lambda **k: wb.add_format({'font_name':'Tahoma','font_size':8,**k})
ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(0,7); ws.freeze_panes(8,2)
ws.set_column(0,0,9); ws.set_column(1,1,36); ws.set_column(2,14,10.5); ws.set_column(15,15,8)
ws.merge_range('A1:P1','Maplewood Terrace Senior Living',F(bold=True,font_size=12,align='center'))
ws.merge_range('A2:P2','Trailing 12 Month Income Statement',F(bold=True,align='center',font_size=10)); ws.merge_range('A3:P3','January 2024 through December 2024   |   Accrual',F(align='center'))
ws.merge_range('A4:P4','IL 62 / AL 64 / MC 24 = 150 units    Operator: Haldane Senior Management',F(align='center',italic=True))
H=F(bold=True,align='center',top=1); H2=F(bold=True,align='center',bottom=2)
for c,m in enumerate(ms): ws.write(5,2+c,m[:3],H); ws.write(6,2+c,2024,F(bold=True,align='center')); ws.write(7,2+c,'Actual',H2)
ws.write(5,14,'T12',H); ws.write(6,14,'',F()); ws.write(7,14,'Total',H2); ws.write(5,15,'Per',H); ws.write(6,15,'Resident',F(bold=True,align='center')); ws.write(7,15,'Day',H2)
ws.write(7,0,'Acct',H2); ws.write(7,1,'Description',H2)
cen=[[round(u*(o+R.uniform(-.015,.015)+.003*m)) for m in range(12)] for u,o in((62,.90),(64,.88),(24,.91))]
rd=sum(sum(cen[k][m] for k in range(3))*d for m,d in enumerate([31,29,31,30,31,30,31,31,30,31,30,31]))
r=8
top=('REVENUE','OPERATING EXPENSES','Below the Line')
for x in s.rows:
    if x['type']=='HEADING':
        if x['label'] not in top: pass
        ws.write(r,1,x['label'],F(bold=True,font_size=9 if x['label'] in top else 8,underline=1 if x['label'] in top else 0)); r+=1; continue
    T=x['type']!='LINE'; big=x['label'].isupper()
    k=dict(bold=True,top=1) if T else {}
    if big: k.update(bg_color='#DDE3EA',top=1,bottom=1)
    ws.write_string(r,0,x['code'],F(**k)); ws.write(r,1,x['label'],F(indent=0 if T else 2,**k))
    for c,v in enumerate(x['values']): ws.write_number(r,2+c,v,F(num_format='#,##0;(#,##0);0',**k))
    ws.write_number(r,15,round(x['values'][-1]/rd,2),F(num_format='0.00;(0.00)',font_color='#666666',**k))
    r+=2 if T else 1
wc.write(0,0,'Maplewood Terrace - Average Occupied Units 2024',F(bold=True,font_size=11)); wc.write_row(2,1,[m[:3] for m in ms],H2); wc.set_column(0,0,22)
for q,(nm,cs) in enumerate(zip(['Independent Living','Assisted Living','Memory Care'],cen)): wc.write(3+q,0,nm,F()); wc.write_row(3+q,1,cs,F())
wc.write(6,0,'Total',F(bold=True)); wc.write_row(6,1,[sum(cen[k][m] for k in range(3)) for m in range(12)],F(bold=True,top=1))
wc.write(7,0,'Resident days',F()); wc.write(7,1,rd,F(num_format='#,##0')); ws.activate()
wb.close()
save(N,[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','senior-living operator departmental T12, three-line header, per-resident-day column, census sheet first',True)
