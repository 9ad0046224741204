from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
rng=random.Random(101)
name='harbor_pointe_12mo_stmt_0925.xlsx'
M=['Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025','Sep 2025']
rot=lambda s:s[9:]+s[:9]
s=S('Statement (12 months)','Harbor Pointe Apartments',M+['Total'],'2024-10-01','2025-09-30',sheet='Report1')
A=lambda lab,ann,code,lvl=3,**k:s.line(lab,T(mon(rng,ann,**k)),code,lvl)
s.head('REVENUE','4000-0000',0)
s.head('RENTAL INCOME','4001-0000',1)
g=s.line('Gross Market Rent',T(ramp(rng,331240,g=.0022,j=0)),'4010-0000',3)
ltl=s.line('Gain/(Loss) to Lease',T([-round(x*rng.uniform(.028,.041),2) for x in s.rows[g]['vals'][:12]]),'4012-0000',3)
t1=s.tot('GROSS POTENTIAL RENT',[g,ltl],'4019-0000',2)
vac=s.line('Vacancy Loss',T([-round(x*rng.uniform(.052,.071),2) for x in s.rows[g]['vals'][:12]]),'4020-0000',3)
con=A('Concessions - Upfront',-31800,'4031-0000',noise=.6)
con2=A('Concessions - Recurring',-8400,'4032-0000',noise=.3)
emp=A('Employee Unit Discount',-13080,'4035-0000',noise=0)
mod=s.line('Model/Office Unit',T([-1465.0]*12),'4040-0000',3)
bd=A('Bad Debt Write-Offs',-46200,'4050-0000',noise=.8)
bdr=A('Bad Debt Recovery',6100,'4051-0000',noise=.9,zero=.25)
t2=s.tot('TOTAL RENT ADJUSTMENTS',[vac,con,con2,emp,mod,bd,bdr],'4098-0000',2)
t3=s.tot('TOTAL RENTAL INCOME',[t1,t2],'4099-0000',1,key=None)
s.sp()
s.head('OTHER INCOME','4500-0000',1)
it=[A(l,a,c,**k) for l,a,c,k in [('Application Fees',15400,'4510-0000',dict(noise=.4)),('Administrative Fees',18900,'4512-0000',dict(noise=.4)),
 ('Late Fees',41800,'4515-0000',dict(noise=.2)),('NSF Fees',1500,'4516-0000',dict(noise=.5,zero=.2)),('Month to Month Fees',14600,'4518-0000',dict(noise=.3)),
 ('Pet Rent',33100,'4520-0000',dict(noise=.05)),('Pet Fees (Non-Refundable)',9300,'4521-0000',dict(noise=.5)),('Carport / Garage Rent',50700,'4530-0000',dict(noise=.04)),
 ('Storage Rent',6720,'4532-0000',dict(noise=.02)),('Lease Termination Fees',22400,'4540-0000',dict(noise=.9,zero=.2)),('Damages / Cleaning Recovery',12800,'4545-0000',dict(noise=.5)),
 ('Water / Sewer Reimbursement',139000,'4550-0000',dict(noise=.04)),('Trash Reimbursement',37900,'4552-0000',dict(noise=.03)),('Pest Control Reimbursement',10100,'4553-0000',dict(noise=.03)),
 ('Cable/Internet Revenue Share',16800,'4560-0000',dict(noise=.01)),('Laundry/Vending Income',3400,'4565-0000',dict(noise=.2)),('Renters Insurance - Master Policy',21300,'4570-0000',dict(noise=.1)),('Interest Income',980,'4590-0000',dict(noise=.2)),]]
t4=s.tot('TOTAL OTHER INCOME',it,'4599-0000',1)
s.sp()
inc=s.tot('TOTAL REVENUE',[t3,t4],'4999-0000',0,'TOTAL',key='total_income')
s.sp()
s.head('OPERATING EXPENSES','5000-0000',0)
G=[]
def grp(h,hc,ls,tl,tc):
    s.head(h,hc,1);x=[A(l,a,c,**k) for l,a,c,k in ls];G.append(s.tot(tl,x,tc,1));s.sp()
n=lambda v=.1,**k:dict(noise=v,**k)
grp('PAYROLL & BENEFITS','5100-0000',[('Salaries - Manager',79800,'5110-0000',n(.03)),('Salaries - Leasing',88400,'5112-0000',n(.12)),('Salaries - Maintenance',146900,'5114-0000',n(.08)),('Overtime',9200,'5116-0000',n(.5)),('Bonuses & Commissions',24700,'5118-0000',n(.5)),('Payroll Taxes',27600,'5120-0000',n(.15)),('Workers Compensation',7900,'5122-0000',n(.1)),('Health Insurance / 401k',38200,'5124-0000',n(.06))],'TOTAL PAYROLL & BENEFITS','5199-0000')
grp('REPAIRS & MAINTENANCE','5200-0000',[('Appliance Repairs/Parts',10200,'5210-0000',n(.5)),('Electrical & Lighting',8100,'5212-0000',n(.5)),('HVAC Repairs',22300,'5214-0000',n(.3,season=rot([.6,.6,.7,.9,1.2,1.5,1.6,1.5,1.2,.8,.6,.6]))),('Plumbing',15900,'5216-0000',n(.6)),('Pool Supplies & Service',9600,'5218-0000',n(.2)),('Pest Control Contract',11400,'5220-0000',n(0)),('Landscaping Contract',44400,'5222-0000',n(0)),('Gate & Access Repairs',4200,'5224-0000',n(.8,zero=.3)),('General Maint. Supplies',13900,'5226-0000',n(.4))],'TOTAL REPAIRS & MAINTENANCE','5299-0000')
grp('TURNOVER','5300-0000',[('Painting - Turnover',28100,'5310-0000',n(.4)),('Cleaning - Turnover',16600,'5312-0000',n(.4)),('Carpet Cleaning/Repair',8700,'5314-0000',n(.4)),('Resurfacing',7300,'5316-0000',n(.5))],'TOTAL TURNOVER','5399-0000')
grp('UTILITIES','5400-0000',[('Electric - Common Area',37500,'5410-0000',n(.1)),('Electric - Vacant Units',11200,'5412-0000',n(.3)),('Gas',5400,'5414-0000',n(.1,season=rot(SEAS_GAS))),('Water & Sewer',168300,'5416-0000',n(.05,season=rot(SEAS_WAT))),('Trash Removal',46100,'5418-0000',n(.03)),('Utility Billing Service',9100,'5420-0000',n(.03))],'TOTAL UTILITIES','5499-0000')
grp('MARKETING','5500-0000',[('Internet Listing Services',31900,'5510-0000',n(.08)),('Resident Referrals',4800,'5512-0000',n(.6,zero=.2)),('Locator Fees',13500,'5514-0000',n(.7)),('Resident Relations',6200,'5516-0000',n(.5))],'TOTAL MARKETING','5599-0000')
grp('ADMINISTRATIVE','5600-0000',[('Software & Licensing',28800,'5610-0000',n(.02)),('Telephone/Internet',11300,'5612-0000',n(.05)),('Office Supplies/Postage',7000,'5614-0000',n(.4)),('Legal/Eviction Costs',14300,'5616-0000',n(.5)),('Credit Screening',6900,'5618-0000',n(.3)),('Bank & Merchant Fees',5100,'5620-0000',n(.2)),('Training/Travel/Dues',4900,'5622-0000',n(.7,zero=.15))],'TOTAL ADMINISTRATIVE','5699-0000')
s.head('MANAGEMENT FEES','5700-0000',1)
mf=s.line('Management Fee',T([round(x*.0275,2) for x in s.rows[inc]['vals'][:12]]),'5710-0000',3)
G.append(s.tot('TOTAL MANAGEMENT FEES',[mf],'5799-0000',1));s.sp()
s.head('TAXES & INSURANCE','5800-0000',1)
x=[s.line('Real Estate Taxes',T([41850.0]*3+[43620.0]*8+[39114.37]),'5810-0000',3),s.line('Property Tax Consultant',T([0.0]*11+[6742.84]),'5812-0000',3),s.line('Property & Liability Insurance',T([15922.08]*7+[17408.5]*5),'5820-0000',3)]
G.append(s.tot('TOTAL TAXES & INSURANCE',x,'5899-0000',1));s.sp()
ex=s.tot('TOTAL OPERATING EXPENSES',G,'5999-0000',0,'TOTAL',key='total_operating_expenses')
s.sp()
noi=s.tot('NET OPERATING INCOME',[inc,ex],'6000-0000',0,'TOTAL',signs=[1,-1],key='noi')
s.sp()
s.head('NON-OPERATING EXPENSES','7000-0000',0)
bal=37842116.0;iv=[]
for m in range(12): iv.append(round(bal*.0438/12,2));bal-=58214.77
x=[s.line('Mortgage Interest',T(iv),'7110-0000',3),A('Partnership/Entity Expenses',9800,'7210-0000',noise=.9,zero=.4),s.line('Depreciation Expense',T([98416.67]*12),'7310-0000',3),s.line('Amortization Expense',T([3120.83]*12),'7320-0000',3)]
no=s.tot('TOTAL NON-OPERATING EXPENSES',x,'7999-0000',0);s.sp()
s.tot('NET INCOME',[noi,no],'9090-0000',0,'TOTAL',signs=[1,-1],key='net_income')
wb=openpyxl.Workbook();w=wb.active;w.title='Report1'
f=Font(name='Arial',size=8);b=Font(name='Arial',size=8,bold=True)
for r,t in enumerate(['Harbor Pointe Apartments (hpa212)','Statement (12 months)','Period = Oct 2024-Sep 2025','Book = Accrual ; Tree = hp_is'],1):
    w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=15)
    c=w.cell(r,1,t);c.font=Font(name='Arial',size=10 if r<3 else 9,bold=True);c.alignment=Alignment(horizontal='center')
for i,h in enumerate(s.cols):
    c=w.cell(5,3+i,h);c.font=b;c.alignment=Alignment(horizontal='right');c.border=Border(bottom=Side('thin'))
r=6
for k in s.lay:
    if k is not None:
        q=s.rows[k];bold=q['typ']!='LINE'
        w.cell(r,1,q['code']).font=b if bold else f
        w.cell(r,2,'   '*q['lvl']+q['label']).font=b if bold else f
        for i,v in enumerate(q['vals']):
            if v is None:continue
            c=w.cell(r,3+i,v);c.number_format='#,##0.00';c.font=b if bold else f
            if q['foots']:c.border=Border(top=Side('thin'),bottom=Side('double') if q['typ']=='TOTAL' and q['label'].startswith('NET') else None)
    r+=1
w.column_dimensions['A'].width=11;w.column_dimensions['B'].width=38
for i in range(3,16):w.column_dimensions[L(i)].width=12.5
w.freeze_panes='C6';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);w.print_title_rows='1:5'
w.oddFooter.center.text='&P';wb.save(f'{ROOT}/documents/{name}')
save(name,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','Yardi Voyager 12-month statement export, account codes, indentation by spaces')
