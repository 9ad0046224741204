import random; from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(60101)
CH='''1110-0000|Petty Cash|B|500
1120-0000|Cash - Operating|CASH|412880.31
1121-0000|Cash - Lockbox Clearing|Z|0
1130-0000|Cash - Security Deposits|DEP|146320
1140-0000|Cash - Capital Reserve|B|310455.08
1150-0000|Cash in Transit|Z|0
1210-0000|Accounts Receivable - Residents|AR|58411.17
1212-0000|Accounts Receivable - Subsidized|ARS|12140
1215-0000|Accounts Receivable - Other|S|3120.55
1219-0000|Allowance for Doubtful Accounts|BM|-24600
1310-0000|Escrow - Real Estate Taxes|ESC|388214.62
1320-0000|Escrow - Insurance|ESC|71440.35
1330-0000|Escrow - Replacement Reserve|ESC|204900
1340-0000|Utility Deposits|B|8750
1410-0000|Prepaid Insurance|PRE|96330.12
1420-0000|Prepaid Real Estate Taxes|Z|0
1430-0000|Prepaid Expenses - Other|PRE|11840.44
1510-0000|Land|B|8410000
1520-0000|Land Improvements|B|1366214.5
1530-0000|Buildings|B|40188720.25
1535-0000|Building Improvements|CIP|2114608.91
1540-0000|Appliances|CIP|486120.77
1545-0000|Carpet & Flooring|CIP|391077.4
1550-0000|Furniture, Fixtures & Equipment|B|288410.62
1560-0000|Construction in Progress|CIP|64120
1590-0000|Accumulated Depreciation - Buildings|DEPR|-5226604.12
1595-0000|Accumulated Depreciation - FF&E|DEPR|-611447.9
1610-0000|Deferred Financing Costs|B|412600
1619-0000|Accum. Amortization - Financing Costs|DEPR|-98410.24
1650-0000|Interest Rate Cap|B|135000
2110-0000|Accounts Payable - Trade|AP|-84211.36
2115-0000|Accounts Payable - Retention|B|-6412
2120-0000|Accrued Expenses|ACC|-41880
2125-0000|Accrued Payroll|ACC|-18640.22
2130-0000|Accrued Real Estate Taxes|ACCM|-344800
2140-0000|Accrued Interest Payable|ACC|-138204.17
2150-0000|Accrued Utilities|ACC|-22610
2160-0000|Accrued Management Fee|ACC|-11204.66
2170-0000|Due to Affiliate - Stonebrook Mgmt|AP|-9308.4
2175-0000|Due to/from Related Properties|Z|0
2180-0000|Sales & Occupancy Tax Payable|S|-1044.18
2210-0000|Prepaid Rents|PPR|-37215.84
2215-0000|Unclaimed Property Payable|B|-2190.33
2310-0000|Security Deposits - Refundable|SDL|-131420
2311-0000|Security Deposits - Pet|SDL|-11900
2312-0000|Security Deposits - Clearing|Z|0
2320-0000|Last Month's Rent Held|B|-3000
2350-0000|Deferred Revenue - Bulk Cable|DREV|-52500
2410-0000|Mortgage Payable - Senior|DEBT|-34120408.77
2420-0000|Mezzanine Loan Payable|B|-4500000
3110-0000|Partner Contributions|B|-14250000
3120-0000|Partner Distributions|DIST|2180000
3130-0000|Syndication Costs|B|212400
3210-0000|Retained Earnings|RE|0
4110-0000|Market Rent Potential|I|421800
4115-0000|Gain/(Loss) to Lease|X|11240
4120-0000|Vacancy Loss|X|24310
4125-0000|Model / Down Units|X|3320
4130-0000|Employee Unit Discount|X|1150
4140-0000|Rent Concessions - New|X|6120
4141-0000|Rent Concessions - Renewal|X|1885
4150-0000|Bad Debt Write-Off|X|5410
4155-0000|Bad Debt Recovery|I|640
4160-0000|Housing Assistance Payments Adjustment|ZX|0
4210-0000|Month-to-Month Premium|I|1450
4215-0000|Short-Term Lease Premium|I|610
4220-0000|Pet Rent|I|3340
4225-0000|Pet Fees - Non-Refundable|I|900
4230-0000|Garage Rent|I|4875
4232-0000|Carport & Reserved Parking|I|2160
4235-0000|Storage Rent|I|985
4240-0000|Application Fees|I|1725
4245-0000|Administrative Fees|I|2450
4250-0000|Late Fees|I|4110
4252-0000|NSF Fees|I|245
4255-0000|Legal & Eviction Fee Income|I|620
4260-0000|Lease Termination Fees|I|3180
4265-0000|Transfer Fees|I|200
4270-0000|Damage & Cleaning Reimbursement|I|2244
4275-0000|Key / Lock / Gate Income|I|165
4280-0000|Laundry Income|I|740
4285-0000|Vending Income|I|88
4290-0000|Cable & Internet Revenue Share|I|3940
4292-0000|Technology Package|I|11880
4295-0000|Renter's Liability Program Income|I|2016
4310-0000|Utility Reimb. - Water & Sewer|I|13640
4315-0000|Utility Reimb. - Trash|I|4725
4320-0000|Utility Reimb. - Electric|I|1630
4325-0000|Utility Reimb. - Pest Control|I|1150
4330-0000|Valet Trash Income|I|5880
4390-0000|Miscellaneous Income|I|312
4395-0000|Interest Income - Operating|I|408
5110-0000|Salaries - Manager|X|6850
5112-0000|Salaries - Assistant Manager|X|4680
5114-0000|Salaries - Leasing|X|7920
5116-0000|Leasing Commissions & Bonuses|X|2310
5120-0000|Salaries - Maintenance Supervisor|X|6140
5122-0000|Salaries - Maintenance Technicians|X|9755
5124-0000|Salaries - Grounds & Porter|X|3610
5130-0000|Overtime|X|1180
5140-0000|Payroll Taxes|X|3590
5142-0000|Workers' Compensation|X|1044
5145-0000|Group Health Insurance|X|4870
5147-0000|401(k) Match|X|915
5150-0000|Temporary Labor|X|1650
5155-0000|Employee Apartment Allowance|X|1150
5210-0000|Repairs - Appliance|X|1320
5212-0000|Repairs - HVAC|X|3470
5214-0000|Repairs - Plumbing|X|2815
5216-0000|Repairs - Electrical & Lighting|X|940
5218-0000|Repairs - Doors, Locks & Keys|X|706
5220-0000|Repairs - Roof & Gutter|X|880
5222-0000|Repairs - Gates & Access Control|X|655
5224-0000|Pool Supplies & Repairs|X|1190
5226-0000|Fitness Equipment Repairs|X|215
5228-0000|Fire & Life Safety|X|1024
5230-0000|Elevator Maintenance|ZX|0
5232-0000|Maintenance Supplies|X|1433
5240-0000|Insurance Claim Loss|ZX|0
5310-0000|Turnover - Painting|X|3960
5312-0000|Turnover - Cleaning|X|2140
5314-0000|Turnover - Carpet Cleaning|X|970
5316-0000|Turnover - Resurfacing & Drywall|X|1115
5410-0000|Landscape Contract|X|4850
5412-0000|Irrigation Repairs|X|390
5414-0000|Snow Removal|ZX|0
5416-0000|Pest Control Contract|X|1085
5418-0000|Courtesy Patrol|X|2600
5420-0000|Trash Removal|X|4410
5422-0000|Valet Trash Contract|X|4200
5424-0000|Internet & Bulk Cable Contract|X|8640
5510-0000|Electric - House|X|4120
5512-0000|Electric - Vacant Units|X|1288
5514-0000|Gas|X|540
5516-0000|Water|X|9375
5518-0000|Sewer|X|8110
5520-0000|Utility Billing Service|X|1176
5610-0000|Advertising - Internet Listings|X|4350
5612-0000|Advertising - Signage & Print|X|420
5614-0000|Locator & Referral Fees|X|1400
5616-0000|Resident Activities|X|610
5618-0000|Resident Screening|X|884
5710-0000|Office Supplies|X|512
5712-0000|Postage & Courier|X|118
5714-0000|Telephone & Answering Service|X|940
5716-0000|Software & Computer Support|X|3105
5718-0000|Bank Charges & Lockbox Fees|X|486
5720-0000|Dues, Subscriptions & Licenses|X|275
5722-0000|Training & Travel|X|610
5724-0000|Legal - Evictions|X|1905
5726-0000|Accounting & Tax Prep|X|1250
5730-0000|Management Fees|X|12180
5810-0000|Real Estate Taxes|X|43100
5815-0000|Personal Property Taxes|X|610
5820-0000|Property & Liability Insurance|X|13761
5825-0000|Umbrella Insurance|X|1190
6110-0000|Interest - Senior Mortgage|X|138204.17
6115-0000|Interest - Mezzanine|X|41250
6120-0000|Loan Servicing Fees|X|350
6210-0000|Asset Management Fee|X|5000
6220-0000|Owner Legal & Professional|X|1420
6230-0000|Partnership Taxes & Filing|ZX|0
7110-0000|Depreciation - Buildings|X|121780.1
7120-0000|Depreciation - FF&E|X|16420.6
7130-0000|Amortization - Financing Costs|X|4910.12'''
rows=[]
r2=lambda x:round(x+1e-9,2)
fixed={'6110-0000','6115-0000','6120-0000','6210-0000','7110-0000','7120-0000','7130-0000','5810-0000','5820-0000','5825-0000','5424-0000','5726-0000','5155-0000','4130-0000'}
for ln in CH.split('\n'):
    c,n,k,a=ln.split('|'); a=float(a); b=a; d=cr=0.
    u=lambda lo,hi:r2(R.uniform(lo,hi))
    if k=='I':
        if c=='4110-0000': b,cr=-a*8,a
        else:
            b=-r2(a*8*R.uniform(.88,1.12)); cr=r2(a*R.uniform(.8,1.2)); d=r2(cr*R.uniform(.01,.06)) if R.random()<.35 else 0
    elif k=='X':
        if c in fixed: b,d=r2(a*8),a
        else:
            b=r2(a*8*R.uniform(.85,1.15)); d=r2(a*R.uniform(.65,1.35)); cr=r2(d*R.uniform(.02,.18)) if R.random()<.25 else 0
    elif k=='ZX':
        b=r2(R.uniform(800,6400)) if R.random()<.7 else 0
    elif k=='Z': b=0; d=cr=u(4000,60000) if c in('1121-0000','2312-0000','1150-0000') else 0
    elif k=='DEP': d,cr=u(5000,9000),u(4000,8000)
    elif k=='AR': d,cr=u(452000,468000),u(440000,462000)
    elif k=='ARS': d,cr=12140,11780
    elif k=='S': d,cr=(u(200,900),u(200,900))
    elif k=='BM': cr=2500
    elif k=='ESC': d=u(6000,44000)
    elif k=='PRE': d,cr=(0,14951.0 if c=='1410-0000' else 1480.06)
    elif k=='CIP': d=u(2000,38000)
    elif k=='DEPR': cr={'1590-0000':121780.10,'1595-0000':16420.60,'1619-0000':4910.12}[c]
    elif k=='AP': d,cr=u(60000,140000) if a<-50000 else u(5000,9000),u(60000,130000) if a<-50000 else u(5000,9000)
    elif k=='ACC':
        d=-a; cr=r2(-a*R.uniform(.9,1.1)) if c!='2140-0000' else 138204.17
    elif k=='ACCM': cr=43100
    elif k=='PPR': d,cr=u(18000,30000),u(18000,30000)
    elif k=='SDL': d,cr=u(2000,6000),u(2000,6000)
    elif k=='DREV': d=1250
    elif k=='DEBT': d=51244.08
    elif k=='DIST': d=60000
    rows.append([c,n,b,d,cr])
ix={r[0]:r for r in rows}
ix['3210-0000'][2]=-r2(sum(r[2] for r in rows))
cash=ix['1120-0000']; cash[3]=447812.66
cash[4]=r2(sum(r[3] for r in rows)-sum(r[4] for r in rows)); print('RE',ix['3210-0000'][2],'cash cr',cash[4])
assert cash[4]>0
out=[]
for r in rows: out.append(dict(account=r[0],name=r[1],beginning=r2(r[2]),debit=r2(r[3]),credit=r2(r[4]),ending=r2(r[2]+r[3]-r[4])))
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report1'
B=Font(name='Tahoma',size=9,bold=True); N=Font(name='Tahoma',size=8)
for i,t in enumerate(['Cardinal Point Apartments (cpa240)','Trial Balance','Period = Sep 2026','Book = Accrual ; Tree = ysi_tb']):
    ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=6); c=ws.cell(i+1,1,t); c.font=B; c.alignment=Alignment(horizontal='center')
for j,(t1,t2) in enumerate([('',''),('',''),('Forward',"Balance"),('','Debit'),('','Credit'),('Ending','Balance')]):
    for k,t in enumerate((t1,t2)):
        c=ws.cell(5+k,j+1,t or None); c.font=B; c.alignment=Alignment(horizontal='right')
    ws.cell(6,j+1).border=Border(bottom=Side(style='thin'))
ro=7
for o in out:
    ws.cell(ro,1,o['account']).font=N; ws.cell(ro,2,o['name']).font=N
    for j,k in enumerate(['beginning','debit','credit','ending']):
        c=ws.cell(ro,3+j,o[k]); c.number_format='#,##0.00'; c.font=N
    ro+=1
ws.cell(ro,2,'Total').font=B
T={'label':'Total'}
for j,k in enumerate(['beginning','debit','credit','ending']):
    T[k]=r2(sum(o[k] for o in out))+0.0
    c=ws.cell(ro,3+j,T[k]); c.number_format='#,##0.00'; c.font=B; c.border=Border(top=Side(style='thin'))
for col,w in zip('ABCDEF',(12,40,16,15,15,16)): ws.column_dimensions[col].width=w
ws.freeze_panes='A7'
ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.oddFooter.left.text='Monday, October 05, 2026   09:14 AM'
wb.save(DOC+'tb_cardinal_point_sep26.xlsx')
assert T['debit']==T['credit'] and abs(T['ending'])<.005
T['beginning']=0;T['ending']=0
save('tb_cardinal_point_sep26.xlsx','TB',['beginning','debit','credit','ending'],out,[T],'Yardi Voyager trial balance export, forward/debit/credit/ending, signed, 165 accounts')
