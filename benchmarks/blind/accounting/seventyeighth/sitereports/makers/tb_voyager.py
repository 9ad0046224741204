# Yardi Voyager trial balance export, xlsx; digit_changed planted in one ending balance
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
rng=random.Random(7803)
CH="""1110-0000 Cash - Operating
1112-0000 Cash - Security Deposit
1119-0000 Cash Clearing
1130-0000 A/R - Residents
1131-0000 A/R - Subsidy (HAP)
1139-0000 Allowance for Bad Debt
1150-0000 Intercompany Receivable
1210-0000 Prepaid Insurance
1215-0000 Prepaid Other
1310-0000 Tax Escrow
1311-0000 Insurance Escrow
1312-0000 Replacement Reserve Escrow
1410-0000 Land
1420-0000 Building
1430-0000 Building Improvements
1435-0000 Unit Renovations - Phase II
1440-0000 Appliances
1499-0000 Accumulated Depreciation
1510-0000 Loan Costs
1519-0000 Accumulated Amortization
2110-0000 Accounts Payable
2111-0000 A/P - Retention
2120-0000 Accrued Expenses
2125-0000 Accrued Property Taxes
2130-0000 Accrued Interest
2140-0000 Prepaid Rents
2150-0000 Security Deposits
2151-0000 Pet Deposits
2155-0000 Unclaimed Property
2410-0000 Mortgage Payable - 1st
3110-0000 Partner Capital Contributions
3120-0000 Partner Distributions
3200-0000 Retained Earnings
4110-0000 Gross Potential Rent
4120-0000 Gain/(Loss) to Lease
4130-0000 Vacancy
4140-0000 Concessions
4145-0000 Employee Unit
4150-0000 Model Unit
4160-0000 Write-offs
4165-0000 Bad Debt Recovery
4310-0000 Application Fees
4315-0000 Admin Fees
4320-0000 Late Fees
4325-0000 NSF Fees
4330-0000 Pet Rent
4335-0000 Covered Parking
4340-0000 Storage Rent
4350-0000 RUBS - Water/Sewer
4351-0000 RUBS - Trash
4352-0000 Pest Control Reimbursement
4360-0000 Lease Termination Fees
4370-0000 Damages
4395-0000 Other Income
5110-0000 Manager Salary
5115-0000 Assistant Manager
5120-0000 Leasing Agent
5130-0000 Maintenance Supervisor
5135-0000 Maintenance Tech
5150-0000 Payroll Taxes
5155-0000 Health Insurance
5160-0000 Workers Compensation
5170-0000 Bonuses & Commissions
5210-0000 Advertising - Internet
5220-0000 Resident Retention
5230-0000 Locator Fees
5310-0000 Telephone & Internet
5315-0000 Office Supplies
5320-0000 Postage & Delivery
5330-0000 Software Fees
5340-0000 Bank Charges
5350-0000 Legal - Evictions
5360-0000 Training
5410-0000 Electric - Common
5412-0000 Electric - Vacant
5420-0000 Water & Sewer
5430-0000 Gas
5440-0000 Trash
5510-0000 Plumbing
5515-0000 HVAC Repairs
5520-0000 Electrical
5525-0000 Appliance Repair
5530-0000 Locks & Keys
5540-0000 Pool Supplies
5610-0000 Landscaping Contract
5620-0000 Pest Control Contract
5630-0000 Courtesy Patrol
5710-0000 Turnover - Paint
5715-0000 Turnover - Carpet Clean
5720-0000 Turnover - Make Ready Clean
5810-0000 Management Fee
5910-0000 Property Taxes
5920-0000 Property Insurance
6110-0000 Mortgage Interest
6210-0000 Depreciation
6220-0000 Amortization
6310-0000 Partnership Expense""".split('\n')
L=Ledger()
for x in CH: L.acct(*x.split(' ',1))
u=lambda a,b:c2(rng.uniform(a,b))
for c,a,b,s in [('1110',210e3,260e3,1),('1112',61e3,64e3,1),('1130',38e3,46e3,1),('1131',2e3,4e3,1),('1139',12e3,15e3,-1),('1150',7e3,9e3,1),('1210',55e3,60e3,1),('1215',4e3,6e3,1),('1310',190e3,210e3,1),('1311',41e3,46e3,1),('1312',160e3,180e3,1),('1420',24.4e6,24.6e6,1),('1430',811e3,850e3,1),('1435',402e3,460e3,1),('1440',96e3,120e3,1),('1499',4.9e6,5.1e6,-1),('2110',51e3,62e3,-1),('2111',18e3,19e3,-1),('2120',20e3,27e3,-1),('2125',230e3,241e3,-1),('2130',71e3,72e3,-1),('2140',21e3,27e3,-1),('2150',52e3,54e3,-1),('2151',8e3,9e3,-1),('2155',300,900,-1)]: L.op[c+'-0000']=round(s*u(a,b)*100)
for c,v in [('1410',4150000),('1510',412500),('1519',-123750),('2410',-18864211.37),('3110',-11400000),('3120',1250000)]: L.op[c+'-0000']=round(v*100)
q=lambda c:c+'-0000'
for c,b in dict(zip('4110 4310 4315 4320 4325 4330 4335 4340 4350 4351 4352 4360 4370 4395'.split(),[398e3,1500,2900,3900,150,3600,2900,780,13900,4300,820,3600,1400,600])).items():
    L.op[q(c)]=-round(b*9*u(.93,1.07)*100); m=u(.86,1.14)*b if c!='4110' else 401145.0; L.post(q('1130'),q(c),m)
    if rng.random()<.4: L.post(q(c),q('1130'),m*u(.02,.08) if c!='4110' else 0)
for c,b in dict(zip('4120 4130 4140 4145 4150 4160'.split(),[9100,24800,3100,1250,1595,5200])).items():
    L.op[q(c)]=round(b*9*u(.9,1.1)*100); L.post(q(c),q('1130'),b if c in('4145','4150') else b*u(.8,1.2))
L.op[q('4165')]=-round(u(1500,2600)*100)
for c,b in dict(zip('5210 5220 5230 5310 5315 5320 5330 5350 5360 5410 5412 5420 5430 5440 5510 5515 5520 5525 5530 5540 5610 5620 5630 5710 5715 5720'.split(),[4900,700,1200,1350,480,110,3300,900,250,5100,1300,15800,900,4700,2600,3900,800,1100,260,700,4250,820,2900,3200,1100,1900])).items():
    L.op[q(c)]=round(b*9*u(.88,1.12)*100)
    if c in('5540','5360') : continue
    m=b*u(.7,1.3); L.post(q(c),q('2110'),m)
    if rng.random()<.4: L.post(q(c),q('2120'),m*u(.2,.5))
    if rng.random()<.4: L.post(q('2120'),q(c),m*u(.1,.4))
for c,b in dict(zip('5110 5115 5120 5130 5135 5150 5155 5160 5170'.split(),[7100,4900,3900,6100,4700,2300,2900,690,2100])).items():
    L.op[q(c)]=round(b*9*u(.95,1.05)*100); L.post(q(c),q('1110'),b*u(.97,1.03))
L.op[q('5340')]=round(9*148.2*100); L.post(q('5340'),q('1110'),151.35)
L.op[q('6310')]=round(8450*100)
rc=u(378e3,386e3); L.post(q('1119'),q('1130'),rc); L.post(q('1110'),q('1119'),rc); L.post(q('1130'),q('2140'),u(8e3,9e3)); L.post(q('2140'),q('1130'),u(8e3,11e3))
L.post(q('1110'),q('1131'),1884.0); L.post(q('1131'),q('1130'),1911.0); L.post(q('4160'),q('1139'),0); L.post(q('1139'),q('1130'),u(900,1900))
L.post(q('2110'),q('1110'),u(70e3,80e3)); L.post(q('1110'),q('2150'),1800); L.post(q('2150'),q('1112'),1150); L.post(q('1112'),q('1110'),650); L.post(q('1110'),q('2151'),300)
L.post(q('1435'),q('2110'),28740.5); L.post(q('1435'),q('2111'),3193.39); L.post(q('1440'),q('2110'),1876.42)
L.op[q('5810')]=round(9*10790.11*100); L.post(q('5810'),q('2110'),11022.48)
L.op[q('5910')]=round(9*26100*100); L.post(q('5910'),q('2125'),26100); L.post(q('1310'),q('1110'),26750)
L.op[q('5920')]=round(9*8833.33*100); L.post(q('5920'),q('1210'),8833.33); L.post(q('1311'),q('1110'),9015); L.post(q('1312'),q('1110'),4600)
it=72316.14; L.op[q('6110')]=round(9*it*1.003*100); L.post(q('2130'),q('1110'),-L.op[q('2130')]/100); L.post(q('6110'),q('2130'),it); L.post(q('2410'),q('1110'),31420.88)
L.op[q('6210')]=round(9*69440*100); L.post(q('6210'),q('1499'),69440); L.op[q('6220')]=round(9*3437.5*100); L.post(q('6220'),q('1519'),3437.5)
L.post(q('3120'),q('1110'),45000)
L.plug(q('3200'))
fn='briarld_TrialBalance_Oct2025.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report1'
b=Font(name='Arial',size=9,bold=True); n=Font(name='Arial',size=9)
for i,t in enumerate(['Briar Landing Apartments (briarld)','Trial Balance','Period = Oct 2025','Book = Accrual ; Tree = ysi_tb']):
    ws.cell(i+1,1,t).font=Font(name='Arial',size=12 if i<2 else 9,bold=i<2); ws.merge_cells(start_row=i+1,end_row=i+1,start_column=1,end_column=6); ws.cell(i+1,1).alignment=Alignment(horizontal='center')
th=Side(style='thin')
for r,hs in ((6,['','','Forward','','','Ending']),(7,['','','Balance','Debit','Credit','Balance'])):
    for j,h in enumerate(hs): c=ws.cell(r,j+1,h or None); c.font=b; c.alignment=Alignment(horizontal='right'); c.border=Border(bottom=th if r==7 else None)
K=['beginning','debit','credit','ending']; rows=[]; S=[0]*4; r=8
BAD=q('5420')
for c,nm in L.n.items():
    v=[L.op[c],L.dr[c],L.cr[c],L.close(c)]
    for j in range(4): S[j]+=v[j]
    if c==BAD:
        s=f'{v[3]}'; i=1; d=s[i]; nd=str((int(d)+3)%10); bad=int(s[:i]+nd+s[i+1:]); planted=dict(what=f'Ending balance of {c} {nm} printed {bad/100:,.2f} instead of {v[3]/100:,.2f}; forward balance, debit, credit and all totals are right',kind='digit_changed'); v[3]=bad
    ws.cell(r,1,c).font=n; ws.cell(r,2,nm).font=n
    for j in range(4): x=ws.cell(r,3+j,v[j]/100); x.font=n; x.number_format='#,##0.00'
    rows.append(dict(account=c,name=nm,**{k:x/100 for k,x in zip(K,v)})); r+=1
assert S[0]==0 and S[3]==0 and S[1]==S[2]
ws.cell(r,2,'Total').font=b
for j in range(4): x=ws.cell(r,3+j,S[j]/100); x.font=b; x.number_format='#,##0.00'; x.border=Border(top=th,bottom=Side(style='double'))
ws.cell(r+2,1,'Monday, November 10, 2025').font=Font(name='Arial',size=8); ws.cell(r+3,1,'04:52 PM').font=Font(name='Arial',size=8)
for col,w in zip('ABCDEF',[13,34,17,16,16,17]): ws.column_dimensions[col].width=w
ws.freeze_panes='A8'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{fn}'); print(len(rows),planted)
save(fn,'TB',K,rows,[dict(label='Total',**{k:x/100 for k,x in zip(K,S)})],'Yardi Voyager trial balance export: forward, debit, credit, ending',False,planted)
