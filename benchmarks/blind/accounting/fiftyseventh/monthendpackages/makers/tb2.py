# apartments, Yardi-like export with forward balance / debit / credit / ending
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
R=random.Random(57102); F='qbend01_trial_balance_2025-04.xlsx'
u=R.uniform
# name, begin, debit, credit
A=[('1110-0000','Cash - Operating',184226.71,None,None),('1112-0000','Cash - Security Deposits',71850.00,2400.00,1650.00),('1114-0000','Cash - Capital Reserve',142118.62,7500.00,11840.00),('1190-0000','Petty Cash',500,0,0),
('1210-0000','Accounts Receivable - Residents',28841.17,None,None),('1212-0000','A/R - Subsidy (HAP)',6214.00,9872.00,10101.00),('1215-0000','A/R - Insurance Claims',18406.25,0,18406.25),('1220-0000','Allowance for Doubtful Accounts',-9800.00,3118.40,2250.00),
('1310-0000','Prepaid Insurance',40722.48,0,6787.08),('1320-0000','Prepaid Other',2214.00,890.00,369.00),('1410-0000','Tax Escrow',88216.30,21940.00,0),('1420-0000','Insurance Escrow',12480.11,6900.00,0),('1430-0000','Replacement Reserve - Lender',96114.75,5075.00,0),
('1510-0000','Land',3120000,0,0),('1520-0000','Buildings',21466180.44,0,0),('1530-0000','Building Improvements',1284551.09,11840.00,0),('1540-0000','Furniture, Fixtures & Equipment',318224.90,2614.37,0),('1590-0000','Accumulated Depreciation',-4166208.37,0,68117.42),('1610-0000','Loan Costs',264180.00,0,0),('1690-0000','Accumulated Amortization',-92463.00,0,2201.50),
('2110-0000','Accounts Payable',-61388.92,None,None),('2115-0000','Accrued Expenses',-33140.00,33140.00,29875.00),('2120-0000','Accrued Payroll',-14216.80,14216.80,16404.55),('2130-0000','Accrued Property Taxes',-65820.00,0,21940.00),('2140-0000','Accrued Interest Payable',-58466.12,58466.12,58380.41),('2150-0000','Sales/Occupancy Tax Payable',-212.36,212.36,198.74),
('2210-0000','Prepaid Rent',-22914.55,22914.55,19877.02),('2220-0000','Security Deposits - Refundable',-71850.00,1650.00,2400.00),('2230-0000','Deposit Clearing',0,1650.00,1650.00),('2310-0000','Due to Management Company',-4806.19,21418.66,20774.03),('2510-0000','Mortgage Payable',-16480225.18,23908.74,0),
('3100-0000','Partner Contributions',-7150000.00,0,0),('3200-0000','Partner Distributions',120000.00,40000.00,0),('3800-0000','Retained Earnings',None,0,0)]
def I(c,n,m,dr=0): return [c,n,-r2(m*3*u(.985,1.015)),dr,r2(m*u(.98,1.02)+dr)]
def E(c,n,m,cr=0,s=.12,one=None): return [c,n,r2(m*3*u(1-s,1+s)) if one is None else one,r2(m*u(1-s,1+s)+cr),cr]
def C(v): return r2(v)
INC=[I('4110-0000','Gross Potential Rent',312640.00),['4120-0000','Loss/Gain to Lease',22418.00,6914.00,0],['4130-0000','Vacancy Loss',48216.33,15904.71,612.00],['4140-0000','Rent Concessions',17350.00,4825.00,0],['4150-0000','Employee Units',5820.00,1940.00,0],['4160-0000','Model Unit',4485.00,1495.00,0],['4170-0000','Bad Debt Expense',6750.00,2250.00,0],['4175-0000','Bad Debt Recovery',-1148.20,0,377.55],
I('4210-0000','Utility Reimbursement',18420.0,214.16),I('4215-0000','Trash Reimbursement',3610.00),I('4220-0000','Pest Control Income',604.0),I('4230-0000','Parking / Garage Income',5225.00),I('4235-0000','Storage Income',780.00),I('4240-0000','Pet Rent',3480.0,35.0),I('4245-0000','Pet Fees',900.00),I('4250-0000','Application Fees',1150.00,50.00),I('4255-0000','Administrative Fees',2250.00),I('4260-0000','Late Fees',3815.00,575.00),I('4265-0000','NSF Fees',105.00),I('4270-0000','Termination Fees',2904.00),I('4280-0000','Damages & Cleaning',2180.00,340.00),['4290-0000','Cable / Internet Door Fee',-9240.00,0,0],I('4295-0000','Renters Insurance Income',1120.00),['4900-0000','Interest Income',-486.10,0,171.93]]
EXP=[E('5110-0000','Manager Salaries',8900,0,.03),E('5120-0000','Leasing Salaries',10250,0,.06),E('5125-0000','Leasing Bonuses',1650,0,.3),E('5130-0000','Maintenance Salaries',14600,0,.06),E('5190-0000','Payroll Taxes & Benefits',8160,412.80),
E('5210-0000','Advertising - Internet',4120,0,.04),E('5220-0000','Resident Retention',690,0,.5),E('5230-0000','Locator Fees',1400,600.00,.4),
E('5310-0000','Office Supplies',415,0,.3),E('5320-0000','Software & Portal Fees',2685,0,.01),E('5330-0000','Telephone & Answering Service',740,0,.05),E('5340-0000','Legal & Eviction',1320,0,.5),E('5350-0000','Bank Charges',268,0,.1),E('5360-0000','Credit Reports & Screening',610,0,.25),
E('5410-0000','Make-Ready - Paint',3350,0,.25),E('5415-0000','Make-Ready - Cleaning',1480,0,.25),E('5420-0000','Make-Ready - Carpet',960,0,.4),E('5430-0000','Plumbing',1890,175.00,.4),E('5440-0000','Electrical & Lighting',720,0,.4),E('5450-0000','HVAC',1540,0,.5),E('5460-0000','Appliance Repair',580,0,.4),E('5470-0000','Pool Supplies',310,0,.6),E('5480-0000','Landscaping Contract',4450,0,0),E('5485-0000','Pest Control Contract',725,0,0),E('5490-0000','Snow Removal',0,0,0,6840.00),
E('5510-0000','Electric - Common & Vacant',4380),E('5520-0000','Gas',1260,0,.3),E('5530-0000','Water & Sewer',16850,0,.06),E('5540-0000','Trash Service',3940,0,.02),
E('6110-0000','Management Fees',9980,0,.02),E('6210-0000','Real Estate Taxes',21940,0,0),E('6220-0000','Property Insurance',6787.08,0,0),E('7110-0000','Mortgage Interest',58380.41,0,.004),E('7210-0000','Depreciation',68117.42,0,0),E('7220-0000','Amortization',2201.50,0,0),['7310-0000','Owner Legal & Professional',4250.00,0,1250.00]]
A=[list(x) for x in A]
billed=r2(sum(x[4]-x[3] for x in INC)); 
for x in A:
    if x[0]=='1210-0000': x[3],x[4]=r2(342118.44),r2(345906.72)
    if x[0]=='2110-0000': x[3],x[4]=r2(118204.63),r2(109771.28)
rest=[x for x in A[1:]+INC+EXP]
d=r2(sum(x[3] for x in rest));cr=r2(sum(x[4] for x in rest))
A[0][3]=r2(348911.06); A[0][4]=r2(A[0][3]+d-cr); print('cash',A[0],d,cr)
allr=A+INC+EXP
b=r2(sum(x[2] for x in allr if x[2] is not None)); 
for x in A:
    if x[0]=='3800-0000': x[2]=-b; print(x)
wb=Workbook(); ws=wb.active; ws.title='Report1'
f=Font(name='Arial',size=8); fb=Font(name='Arial',size=8,bold=True); th=Side(style='thin')
for i,t in enumerate(['The Alder at Quarry Bend (qbend01)','Trial Balance','Period = Apr 2025','Book = Accrual'],1):
    ws.cell(i,1,t).font=Font(name='Arial',size=10 if i==1 else 8,bold=True); ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=6); ws.cell(i,1).alignment=Alignment(horizontal='center')
for j,(h1,h2) in enumerate([('',''),('',''),('Forward','Balance'),('','Debit'),('','Credit'),('Ending','Balance')],1):
    for r,h in ((5,h1),(6,h2)):
        cc=ws.cell(r,j,h or None); cc.font=fb; cc.alignment=Alignment(horizontal='right'); 
        if r==6: cc.border=Border(bottom=th)
rows=[];r=7;NF='#,##0.00;-#,##0.00'; S=[0]*4
for x in allr:
    v=[r2(x[2]),r2(x[3]),r2(x[4])]; v.append(r2(v[0]+v[1]-v[2]))
    S=[s+k for s,k in zip(S,v)]
    if x[0]=='5530-0000':
        good=v[3]; s=f'{good:.2f}'; bad=float(s[:1]+str((int(s[1])+3)%10)+s[2:]); v[3]=bad; print('planted',good,bad)
    ws.cell(r,1,x[0]); ws.cell(r,2,x[1])
    for j,k in enumerate(v): ws.cell(r,3+j,k).number_format=NF
    for j in range(1,7): ws.cell(r,j).font=f
    rows.append({'account':x[0],'name':x[1],'beginning':v[0],'debit':v[1],'credit':v[2],'ending':v[3]}); r+=1
S=[r2(s) for s in S]
ws.cell(r,2,'Total')
for j,k in enumerate(S): ws.cell(r,3+j,k).number_format=NF
for j in range(1,7): ws.cell(r,j).font=fb; ws.cell(r,j).border=Border(top=th)
ws.cell(r+2,1,'Wednesday, May 07, 2025 10:42 AM').font=Font(name='Arial',size=7,italic=True)
for cl,w in zip('ABCDEF',(12,36,16,15,15,16)): ws.column_dimensions[cl].width=w
ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:6'
wb.save(doc(F))
assert S[0]==0 and S[3]==0 and S[1]==S[2],S
save(F,'TB',['beginning','debit','credit','ending'],rows,[{'label':'Total','beginning':S[0],'debit':S[1],'credit':S[2],'ending':S[3]}],'ledger-system export xlsx, apartments, forward/debit/credit/ending, zero printed',False,
 {'what':f'5530-0000 Water & Sewer: ending balance printed {bad:,.2f} instead of {good:,.2f} (forward + debit - credit); the column total 0.00 is right','kind':'digit_changed'})
