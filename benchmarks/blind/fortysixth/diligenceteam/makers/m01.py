from h import *; import xlsxwriter
rng=random.Random(101)
spec='''
+4000-0000|INCOME
+4100-0000|RENTAL INCOME
.4110-0000|Gross Potential Rent|5184000|g
.4115-0000|Loss/Gain to Lease|-148600|v
.4120-0000|Vacancy Loss|-311200|v
.4125-0000|Model/Office Unit|-21600|f
.4130-0000|Employee Unit Discount|-14400|f
.4135-0000|Concessions - New Lease|-68900|v
.4136-0000|Concessions - Renewal|-9250|o
.4140-0000|Bad Debt Write-Off|-58400|v
.4145-0000|Bad Debt Recovery|6300|o
.4150-0000|Prepaid Rent Adjustment|0|o
-4199-0000|TOTAL RENTAL INCOME
+4200-0000|OTHER RESIDENT INCOME
.4205-0000|Application Fees|21400|v
.4210-0000|Administrative Fees|29800|v
.4215-0000|Late Fees|46200|v
.4220-0000|NSF Fees|1850|o
.4225-0000|Pet Fees - Nonrefundable|18600|v
.4230-0000|Pet Rent|41300|v
.4235-0000|Month-to-Month Fees|15700|v
.4240-0000|Lease Termination Fees|32500|o
.4245-0000|Damage Charges|24100|v
.4250-0000|Garage Rent|61200|v
.4255-0000|Storage Rent|8400|f
.4260-0000|Laundry Income|3900|q
.4265-0000|Vending Income|1320|q
.4270-0000|Cable/Internet Revenue Share|22800|q
.4275-0000|Renters Insurance Program|9600|v
.4280-0000|Legal Fee Recovery|7100|o
.4290-0000|Miscellaneous Income|2680|v
-4299-0000|TOTAL OTHER RESIDENT INCOME
+4300-0000|UTILITY REIMBURSEMENT
.4310-0000|Water/Sewer Reimbursement|182400|v
.4320-0000|Trash Reimbursement|54900|v
.4330-0000|Pest Control Reimbursement|15800|v
.4340-0000|Gas Reimbursement|31700|s
-4399-0000|TOTAL UTILITY REIMBURSEMENT
-4999-0000|TOTAL INCOME|total_income|TOTAL
+5000-0000|OPERATING EXPENSES^
+5100-0000|PAYROLL & BENEFITS
.5110-0000|Manager Salary|84000|v
.5115-0000|Assistant Manager Salary|56200|v
.5120-0000|Leasing Salaries|98600|v
.5125-0000|Leasing Commissions|27400|v
.5130-0000|Maintenance Supervisor|71500|v
.5135-0000|Maintenance Technicians|146800|v
.5140-0000|Porter/Housekeeping|38900|v
.5145-0000|Overtime|9600|v
.5150-0000|Bonuses|21300|q
.5155-0000|Temporary Labor|6800|o
.5160-0000|Payroll Taxes|46500|v
.5165-0000|Workers Compensation|14800|v
.5170-0000|Health Insurance|62300|v
.5175-0000|401(k) Match|8700|v
.5180-0000|Payroll Processing|4320|f
-5199-0000|TOTAL PAYROLL & BENEFITS
+5200-0000|UTILITIES
.5210-0000|Electric - Common Area|48700|v
.5215-0000|Electric - Vacant Units|11900|v
.5220-0000|Gas|44600|s
.5225-0000|Water|121500|v
.5230-0000|Sewer|98400|v
.5235-0000|Trash Removal|62700|v
.5240-0000|Utility Billing Service|13200|f
.5245-0000|Telephone - Elevator/Alarm|5400|f
-5299-0000|TOTAL UTILITIES
+5300-0000|REPAIRS & MAINTENANCE
.5305-0000|Appliance Repair|12600|v
.5310-0000|HVAC Repair|31500|v
.5315-0000|Plumbing Repair|27200|v
.5320-0000|Electrical Repair|9800|v
.5325-0000|Building Exterior|8600|o
.5330-0000|Roof Repair|6200|o
.5335-0000|Doors, Locks & Keys|7700|v
.5340-0000|Windows & Screens|3400|o
.5345-0000|Maintenance Supplies|18900|v
.5350-0000|Light Bulbs & Ballasts|4100|v
.5355-0000|Fire & Life Safety|13800|q
.5360-0000|Access Gates|5600|o
.5365-0000|Pool Repair|4900|o
.5370-0000|Fitness Equipment Repair|2300|o
.5375-0000|Uniforms|2760|v
-5399-0000|TOTAL REPAIRS & MAINTENANCE
+5400-0000|TURNOVER
.5410-0000|Painting - Contract|38200|v
.5415-0000|Cleaning - Contract|22700|v
.5420-0000|Carpet Cleaning|11400|v
.5425-0000|Carpet/Vinyl Repair|6900|o
.5430-0000|Resurfacing|8300|v
.5435-0000|Turnover Supplies|7400|v
-5499-0000|TOTAL TURNOVER
+5500-0000|CONTRACT SERVICES
.5510-0000|Landscaping|58800|f
.5515-0000|Pest Control|14700|f
.5520-0000|Pool Service|13400|v
.5525-0000|Courtesy Patrol|26400|f
.5530-0000|Snow Removal|0|o
.5535-0000|Alarm Monitoring|4080|f
.5540-0000|Pet Waste Service|6600|f
-5599-0000|TOTAL CONTRACT SERVICES
+5600-0000|MARKETING
.5610-0000|Internet Listing Services|42300|v
.5615-0000|Property Website|7200|f
.5620-0000|Paid Search|18600|v
.5625-0000|Resident Referral|8500|o
.5630-0000|Locator Fees|15900|o
.5635-0000|Resident Events|9700|v
.5640-0000|Signage & Banners|2850|o
.5645-0000|Reputation Management|3000|f
-5699-0000|TOTAL MARKETING
+5700-0000|ADMINISTRATIVE
.5710-0000|Office Supplies|6100|v
.5715-0000|Postage & Courier|1240|v
.5720-0000|Telephone & Internet|13900|v
.5725-0000|Software License Fees|31200|f
.5730-0000|Credit Checks|10800|v
.5735-0000|Legal - Evictions|14600|v
.5740-0000|Bank Charges|5250|v
.5745-0000|Training & Education|4300|o
.5750-0000|Travel & Mileage|2900|v
.5755-0000|Licenses & Permits|3150|1
.5760-0000|Dues & Subscriptions|2400|q
-5799-0000|TOTAL ADMINISTRATIVE
+5800-0000|MANAGEMENT FEES
.5810-0000|Property Management Fee|148500|v
-5899-0000|TOTAL MANAGEMENT FEES
+5900-0000|TAXES & INSURANCE
.5910-0000|Real Estate Taxes|682400|f
.5915-0000|Personal Property Tax|4860|1
.5920-0000|Tax Consultant Fees|11500|1
.5930-0000|Property & Liability Insurance|238700|f
-5999-0000|TOTAL TAXES & INSURANCE
-6999-0000|TOTAL OPERATING EXPENSES|total_operating_expenses|TOTAL
=7000-0000|NET OPERATING INCOME|noi|total_income-total_operating_expenses
+7100-0000|NON-OPERATING EXPENSES^
.7110-0000|Mortgage Interest|1162000|i
.7120-0000|Depreciation|904800|f
.7130-0000|Amortization|46800|f
.7140-0000|Owner Legal & Audit|23500|o
.7150-0000|Asset Management Fee|48000|f
-7199-0000|TOTAL NON-OPERATING EXPENSES|no
=9999-0000|NET INCOME|net_income|noi-no
'''
mo=[(9,2023),(10,2023),(11,2023),(12,2023)]+[(i,2024) for i in range(1,9)]
cols=[f'{MN[a-1]} {y}' for a,y in mo]+['Total']
s=St('12 Month Statement','Sycamore Landing Apartments',cols,'2023-09-01','2024-08-31',sheet='Report1')
s.parse(spec,lambda a,md:(lambda v:v[8:]+v[:8] if md=='s' else v)(months(rng,a,md)),lambda v,e:v+[r2(sum(v))])
fn='sycamore_landing_12mo_statement.xlsx'
wb=xlsxwriter.Workbook(B+'documents/'+fn); ws=wb.add_worksheet('Report1')
f=lambda **k: wb.add_format(dict(font_name='Verdana',font_size=8,**k))
c=f(align='center'); cb=f(align='center',bold=True)
for i,t in enumerate(['Sycamore Landing Apartments (syc101)','12 Month Statement','Period = Sep 2023-Aug 2024','Book = Accrual ; Tree = ysi_is']):
    ws.merge_range(i,0,i,14,t,cb if i<2 else c)
hd=f(bold=True,align='right',bottom=1,top=1)
for j,t in enumerate(['','']+cols): ws.write(4,j,t,hd)
n=f(num_format='#,##0.00'); nt=f(num_format='#,##0.00',bold=True,top=1); lb=f(); lbb=f(bold=True)
r=5
for x in s.rows:
    b=x['t']!='LINE'
    ws.write_string(r,0,x['code'],lbb if b else lb)
    ws.write(r,1,x['label'],f(bold=b,indent=x['d']))
    if x['v']:
        for j,v in enumerate(x['v']): ws.write_number(r,2+j,v,nt if b else n)
    r+=1
    if x['t']=='TOTAL': r+=1
ws.set_column(0,0,10);ws.set_column(1,1,34);ws.set_column(2,14,12); ws.freeze_panes(5,2)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(0,4)
wb.close()
save(fn,[s.truth()],'MULTIFAMILY','OPERATING_STATEMENT_T12','s46a','Yardi 12 Month Statement export, account codes, large',False)
print(len(s.rows),s.truth()['keyTotals']['noi']['values'][-1],s.truth()['keyTotals']['total_income']['values'][-1])
