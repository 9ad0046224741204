# Yardi-like 12-month statement; PLANTED: one total does not tie
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
rng=random.Random(2210)
FN='12_Month_Statement_bwt01_082025.xlsx'
M=['Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025']
s=St('Twelve Month Income Statement','Briarwood Trace','2024-09-01','2025-08-31',M+['Total'],sheet='Report1')
def ln(code,l,b,n=.06,tr=0,p=1,ind=3,fix=False):
    v=[]
    for i in range(12):
        x=b*(1+tr*i/11)*(1+rng.uniform(-n,n)) if not fix else b
        if rng.random()>p: x=0
        v.append(R(x))
    return s.l(l,v+[R(sum(v))],code,ind)
def T(code,l,items,signs=None,kind='SUBTOTAL',ind=2,key=None): return s.t(l,items,signs,kind,code,ind,key=key)
H=lambda c,l,i: s.h(l,c,i)
H('4000-0000','REVENUE',0); H('4005-0000','RENTAL INCOME',1)
a=[ln('4010-0000','Market Rent',241600,.002,.02,fix=False),ln('4012-0000','Gain/(Loss) to Lease',-6400,.1,-.2),ln('4020-0000','Vacancy',-13800,.2),ln('4025-0000','Concessions',-3100,.4),ln('4030-0000','Non-Revenue Units',-2890,fix=True),ln('4040-0000','Write-Offs',-2650,.6),ln('4045-0000','Collections Recovery',420,.5,p=.7)]
ri=T('4099-0000','Net Rental Income',a,ind=1)
H('4100-0000','OTHER INCOME',1)
b=[ln('4110-0000','RUBS - Water/Sewer',9450,.03),ln('4115-0000','RUBS - Trash',2980,.02),ln('4120-0000','Pest Control Fee',640,.02),ln('4130-0000','Pet Rent',2240,.05),ln('4135-0000','Pet Fees',700,.5),ln('4140-0000','Application Fees',1100,.4),ln('4150-0000','Late Fees',2600,.25),ln('4155-0000','NSF Fees',110,.5,p=.8),ln('4160-0000','Month-to-Month Fees',900,.4),ln('4170-0000','Lease Break Fees',2400,.7,p=.5),ln('4180-0000','Laundry',1450,.1),ln('4185-0000','Cable Commission',1875,fix=True,p=.33),ln('4190-0000','Damages',1300,.6),ln('4195-0000','Interest Income',64,.2)]
oi=T('4199-0000','Total Other Income',b,ind=1)
ti=T('4999-0000','TOTAL REVENUE',[ri,oi],kind='TOTAL',ind=0,key='total_income')
H('5000-0000','OPERATING EXPENSES',0)
def G(hc,h,tc,t,ls):
    H(hc,h,1); return T(tc,t,[ln(*x[:3],**x[3]) for x in ls],ind=1)
d=dict
g=[G('5100-0000','PAYROLL','5199-0000','Total Payroll',[('5110-0000','Manager',5900,d(n=.03)),('5115-0000','Assistant/Leasing',6350,d(n=.1)),('5120-0000','Maintenance',10200,d(n=.07)),('5130-0000','Bonuses',1250,d(n=.5)),('5140-0000','Payroll Taxes',1890,d(n=.12)),('5150-0000','Health Insurance',2460,d(n=.03)),('5160-0000','Workers Comp',510,d(n=.05))]),
 G('5200-0000','GENERAL & ADMINISTRATIVE','5299-0000','Total General & Administrative',[('5210-0000','Office Supplies',380,d(n=.5)),('5215-0000','Postage',60,d(n=.5)),('5220-0000','Phones/Internet',905,d(n=.05)),('5230-0000','Software',1480,d(n=.04)),('5240-0000','Credit Checks',520,d(n=.4)),('5250-0000','Legal - Evictions',840,d(n=.7,p=.85)),('5260-0000','Bank Charges',145,d(n=.2)),('5270-0000','Travel/Training',300,d(n=.8,p=.6))]),
 G('5300-0000','MARKETING','5399-0000','Total Marketing',[('5310-0000','Internet Advertising',2350,d(n=.05)),('5320-0000','Resident Events',350,d(n=.6)),('5330-0000','Locator Fees',800,d(n=.5,p=.5))]),
 G('5400-0000','REPAIRS & MAINTENANCE','5499-0000','Total Repairs & Maintenance',[('5410-0000','Appliance Parts',520,d(n=.5)),('5420-0000','Electrical',460,d(n=.6)),('5430-0000','HVAC',1350,d(n=.7)),('5440-0000','Plumbing',1210,d(n=.6)),('5450-0000','Building/Roof',900,d(n=.8,p=.7)),('5460-0000','Landscape Contract',2950,d(fix=True)),('5470-0000','Pest Contract',715,d(fix=True)),('5480-0000','Pool',480,d(n=.6)),('5485-0000','Keys/Locks',140,d(n=.6))]),
 G('5500-0000','TURNOVER','5599-0000','Total Turnover',[('5510-0000','Painting',1900,d(n=.5)),('5520-0000','Cleaning',1150,d(n=.4)),('5530-0000','Carpet Cleaning',610,d(n=.5)),('5540-0000','Trash Out',240,d(n=.8,p=.7))]),
 G('5600-0000','UTILITIES','5699-0000','Total Utilities',[('5610-0000','Electric - House',2180,d(n=.15)),('5615-0000','Electric - Vacant',610,d(n=.4)),('5620-0000','Gas',780,d(n=.5)),('5630-0000','Water/Sewer',11240,d(n=.08)),('5640-0000','Trash',3160,d(n=.02))]),
 G('5700-0000','TAXES, INSURANCE & FEES','5799-0000','Total Taxes, Insurance & Fees',[('5710-0000','Real Estate Taxes',23870,d(fix=True)),('5715-0000','Tax Consultant',4200,d(fix=True,p=.09)),('5720-0000','Property Insurance',11318.42,d(fix=True)),('5730-0000','Management Fee',7180,d(n=.02))])]
te=T('5999-0000','TOTAL OPERATING EXPENSES',g,kind='TOTAL',ind=0,key='total_operating_expenses')
no=T('6000-0000','NET OPERATING INCOME',[ti,te],[1,-1],kind='TOTAL',ind=0,key='noi')
ds=G('7000-0000','DEBT SERVICE','7099-0000','Total Debt Service',[('7010-0000','Mortgage Interest',49650,d(n=.002)),('7020-0000','Mortgage Principal',14820,d(n=.002)),('7030-0000','Loan Servicing Fee',125,d(fix=True))])
cx=G('7100-0000','CAPITAL EXPENDITURES','7199-0000','Total Capital Expenditures',[('7110-0000','Appliances',1450,d(n=.6)),('7120-0000','Flooring',3600,d(n=.5)),('7130-0000','HVAC Replacement',2800,d(n=.7,p=.5)),('7140-0000','Exterior/Parking Lot',9500,d(n=.6,p=.2)),('7150-0000','Replacement Reserve',3150,d(fix=True))])
T('8000-0000','NET CASH FLOW',[no,ds,cx],[1,-1,-1],kind='TOTAL',ind=0,key='net_cash_flow')
# plant: Total Utilities, March 2025
k=g[5]; old=s.v(k)[6]; new=R(old+900); s.d['rows'][k]['values'][6]=new
s.d['planted']={'what':f'Total Utilities, Mar 2025 printed {new:,.2f}; its lines sum to {old:,.2f} (the year total and all totals above it use the right sum)','kind':'total_wrong'}
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report1'
for r,(t,f) in enumerate([('Briarwood Trace (bwt01)',Font(name='Verdana',size=9,bold=True)),(s.d['title'],Font(name='Verdana',size=9,bold=True)),('Period = Sep 2024-Aug 2025',Font(name='Verdana',size=8)),('Book = Accrual ; Tree = ysi_12mo',Font(name='Verdana',size=8))],1):
    ws.cell(r,1,t).font=f; ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=15); ws.cell(r,1).alignment=Alignment(horizontal='center')
for k,h in enumerate(M+['Total']):
    x=ws.cell(5,3+k,h); x.font=Font(name='Verdana',size=8,bold=True); x.alignment=Alignment(horizontal='right')
for k in range(1,16): ws.cell(5,k).border=Border(bottom=Side(style='thin'))
r=6
for row,m in s.rows():
    b=row['rowType']!='LINE'; F=Font(name='Verdana',size=8,bold=b)
    ws.cell(r,1,row['accountCode']).font=F; ws.cell(r,2,'   '*m['ind']+row['label']).font=F
    if row['rowType']!='HEADING':
        for k,v in enumerate(row['values']):
            x=ws.cell(r,3+k,v); x.number_format='#,##0.00;-#,##0.00'; x.font=F
            if b: x.border=Border(top=Side(style='thin'))
    r+=1
    if row['rowType']=='TOTAL': r+=1
ws.cell(r+1,1,'Thursday, September 11, 2025').font=Font(name='Verdana',size=7); ws.cell(r+2,1,'10:22 AM').font=Font(name='Verdana',size=7)
ws.column_dimensions['A'].width=11; ws.column_dimensions['B'].width=36
for k in range(3,16): ws.column_dimensions[openpyxl.utils.get_column_letter(k)].width=12
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
ws.print_title_rows='1:5'
wb.save(doc(FN)); print(s.d['planted'])
save(FN,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','Yardi-like 12-month export with account codes, debt service and capital below NOI')
