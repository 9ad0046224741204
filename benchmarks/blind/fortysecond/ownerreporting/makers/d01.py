from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
F='larkspur_budget_comparison_0325.pdf'
rng=random.Random(101)
def expand(v,f):
    ma,mb,ya,yb,an=v
    return [ma,mb,(ma-mb)*f,ya,yb,(ya-yb)*f,an]
st=St('Budget Comparison','Larkspur Commons Apartments','2025-03-01','2025-03-31',
 ['PTD Actual','PTD Budget','PTD Variance','YTD Actual','YTD Budget','YTD Variance','Annual'],expand=expand)
def gen(spec,f,lab):
    a=series(spec,rng); b=series(spec,rng,mode='bud')
    return [a[2],b[2],sum(a[:3]),sum(b[:3]),sum(b)]
T='''
I
H|4000-0000|INCOME
H|4100-0000|RENTAL INCOME
L|4110-0000|Gross Potential Rent|246800~.004
L|4115-0000|Gain/(Loss) to Lease|-7400~.2
L|4120-0000|Vacancy Loss|-11800~.2
L|4125-0000|Model / Admin Unit|-1495!
L|4130-0000|Employee Unit Allowance|-745!
L|4140-0000|Concessions - New Lease|-2600~.6
L|4145-0000|Concessions - Renewal|-450?.6
L|4150-0000|Bad Debt Write-Off|-2100~.7
L|4155-0000|Bad Debt Recovery|610?.7
L|4160-0000|Month-to-Month Premium|900~.3
T|4199-0000|NET RENTAL INCOME
H|4200-0000|UTILITY REIMBURSEMENT
L|4210-0000|Water / Sewer Reimbursement|9850~.04
L|4220-0000|Trash Reimbursement|3280~.03
L|4230-0000|Pest Control Reimbursement|810~.03
L|4240-0000|Electric Reimbursement - Vacant Chargeback|260~.6
T|4299-0000|TOTAL UTILITY REIMBURSEMENT
H|4300-0000|OTHER INCOME
L|4305-0000|Application Fees|1150~.4
L|4310-0000|Administrative Fees|1750~.4
L|4315-0000|Late Fees|2350~.3
L|4320-0000|NSF Fees|125~.6
L|4325-0000|Pet Rent|2125~.06
L|4330-0000|Pet Fees - Nonrefundable|750~.5
L|4335-0000|Covered Parking|3640~.04
L|4340-0000|Storage Rental|880~.05
L|4345-0000|Washer / Dryer Rental|2940~.04
L|4350-0000|Cable / Internet Revenue Share|1310@2,5,8,11
L|4355-0000|Lease Termination Fees|2990?.35
L|4360-0000|Damages / Cleaning Charges|820~.6
L|4365-0000|Renters Insurance Program|590~.1
L|4370-0000|Vending & Laundry|215~.2
L|4390-0000|Miscellaneous Income|95?.6
T|4399-0000|TOTAL OTHER INCOME
TT|4999-0000|TOTAL INCOME|total_income|inc
E
H|5000-0000|OPERATING EXPENSES
H|5100-0000|PAYROLL
L|5110-0000|Manager|5750~.02
L|5115-0000|Assistant Manager|4150~.02
L|5120-0000|Leasing Consultants|3350~.08
L|5125-0000|Maintenance Supervisor|5400~.03
L|5130-0000|Maintenance Technicians|7150~.05
L|5135-0000|Groundskeeper / Porter|2680~.05
L|5140-0000|Overtime|420~.6
L|5145-0000|Bonuses & Commissions|1900~.35
L|5150-0000|Payroll Taxes|2560~.1
L|5155-0000|Workers Compensation|790~.05
L|5160-0000|Health Insurance|3150~.03
L|5165-0000|401(k) Match|610~.05
L|5170-0000|Payroll Processing|245~.05
L|5175-0000|Temporary Labor|1400?.25
T|5199-0000|TOTAL PAYROLL
H|5200-0000|ADMINISTRATIVE
L|5205-0000|Office Supplies|310~.4
L|5210-0000|Postage & Delivery|85~.5
L|5215-0000|Telephone & Internet|920~.06
L|5220-0000|Software Licenses|1640~.02
L|5225-0000|Answering Service|180!
L|5230-0000|Bank Charges|240~.2
L|5235-0000|Credit & Criminal Screening|495~.35
L|5240-0000|Legal - Evictions|780~.7
L|5245-0000|Dues & Subscriptions|990@1
L|5250-0000|Training & Education|275?.5
L|5255-0000|Travel & Mileage|160~.5
L|5260-0000|Copier Lease|268!
L|5265-0000|Business Licenses & Permits|1850@3
T|5299-0000|TOTAL ADMINISTRATIVE
H|5300-0000|MARKETING
L|5310-0000|Internet Listing Services|2480~.04
L|5315-0000|Website & Hosting|449!
L|5320-0000|Resident Referrals|500?.5
L|5325-0000|Locator Commissions|850?.6
L|5330-0000|Resident Functions|400~.5
L|5335-0000|Signage & Collateral|300?.4
L|5340-0000|Reputation Management|225!
T|5399-0000|TOTAL MARKETING
H|5400-0000|UTILITIES
L|5410-0000|Electric - House Meters|3150w
L|5415-0000|Electric - Vacant Units|540~.4
L|5420-0000|Gas|1150w
L|5430-0000|Water|6100~.07
L|5435-0000|Sewer|5550~.07
L|5440-0000|Trash Removal|2960~.03
L|5445-0000|Utility Billing Service|655~.03
T|5499-0000|TOTAL UTILITIES
H|5500-0000|REPAIRS & MAINTENANCE
L|5505-0000|Appliance Parts|380~.5
L|5510-0000|Electrical Supplies|265~.5
L|5515-0000|Plumbing Supplies|470~.5
L|5520-0000|Plumbing Contract|1250?.55
L|5525-0000|HVAC Supplies|560~.6
L|5530-0000|HVAC Contract|1100?.4
L|5535-0000|Locks & Keys|120~.5
L|5540-0000|Windows, Doors & Screens|280~.6
L|5545-0000|Roof & Gutter Repairs|900?.3
L|5550-0000|Pool Supplies & Repairs|450s
L|5555-0000|Fire & Life Safety|1450@3,9
L|5560-0000|Small Tools|90?.5
T|5599-0000|TOTAL REPAIRS & MAINTENANCE
H|5600-0000|MAKE READY
L|5610-0000|Painting - Contract|2450~.35
L|5615-0000|Painting - Supplies|210~.4
L|5620-0000|Cleaning - Contract|1150~.35
L|5625-0000|Carpet Cleaning|540~.35
L|5630-0000|Carpet & Vinyl Repair|310~.7
L|5635-0000|Resurfacing|420?.6
T|5699-0000|TOTAL MAKE READY
H|5700-0000|CONTRACT SERVICES
L|5710-0000|Landscaping|2850!
L|5715-0000|Landscape - Extras & Seasonal Color|1600@3,10
L|5720-0000|Pest Control|780~.03
L|5725-0000|Courtesy Patrol|1500!
L|5730-0000|Alarm Monitoring|135!
L|5735-0000|Snow Removal|2400@1,2,12
T|5799-0000|TOTAL CONTRACT SERVICES
H|5800-0000|MANAGEMENT FEES
L|5810-0000|Management Fee - 3.25%|8420~.02
T|5899-0000|TOTAL MANAGEMENT FEES
H|5900-0000|TAXES & INSURANCE
L|5910-0000|Real Estate Taxes|27450!
L|5915-0000|Personal Property Taxes|185!
L|5920-0000|Property Insurance|7960!
L|5925-0000|Umbrella Liability|690!
L|5930-0000|Tax Consultant|2500@6
T|5949-0000|TOTAL TAXES & INSURANCE
TT|5999-0000|TOTAL OPERATING EXPENSES|total_operating_expenses|exp
I
N|6000-0000|NET OPERATING INCOME|noi|noi|+inc -exp
E
H|7000-0000|NON-OPERATING EXPENSES
L|7110-0000|Mortgage Interest|52130~.005
L|7120-0000|Asset Management Fee|2590~.02
L|7130-0000|Replacement - Appliances|1350~.5
L|7135-0000|Replacement - Flooring|2900~.5
L|7140-0000|Replacement - HVAC|3200?.4
L|7160-0000|Owner Legal & Accounting|4200@3
T|7999-0000|TOTAL NON-OPERATING EXPENSES||non
I
N|9000-0000|NET INCOME|net_income|ni|+noi -non
'''
st.dsl(T,gen)
W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H))
xs=[318,374,426,468,530,592,646,688,752]
def head(pg):
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-34,'Larkspur Commons Apartments (larkspur)')
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-47,'Budget Comparison')
    c.setFont('Helvetica',8); c.drawCentredString(W/2,H-58,'Period = Mar 2025'); c.drawCentredString(W/2,H-68,'Book = Accrual ; Tree = mf_is_detail')
    c.setFont('Helvetica-Bold',6.8); y=H-86
    for x,t in zip(xs,['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']): c.drawRightString(x,y,t)
    c.setLineWidth(.7); c.line(28,y-3,W-36,y-3)
    c.setFont('Helvetica',6.5); c.drawString(28,22,'Thursday, April 10, 2025 09:42 AM'); c.drawRightString(W-36,22,f'Page {pg} of 3')
    return y-13
pg=1;y=head(1)
for i,r in enumerate(st.rows):
    if y<40: c.showPage(); pg+=1; y=head(pg)
    tot=r['typ'] in('SUBTOTAL','TOTAL'); b='Helvetica-Bold' if r['typ']!='LINE' else 'Helvetica'
    c.setFont(b,6.6); c.drawString(28,y,r['code']); c.drawString(82+6*r['lvl'],y,r['label'])
    if r['full']:
        f=r['full']; n=lambda v:num(v,100,'m',dec=2); P=lambda v,bb:pct(v,bb,'m',2)
        cells=[n(f[0]),n(f[1]),n(f[2]),P(f[2],f[1]),n(f[3]),n(f[4]),n(f[5]),P(f[5],f[4]),n(f[6])]
        if tot:
            c.setLineWidth(.35)
            for x in xs: c.line(x-38,y+6.4,x,y+6.4)
        for x,t in zip(xs,cells): c.drawRightString(x,y,t)
    y-=9.2
    if tot: y-=4
c.save(); print(pg,len(st.rows))
save(F,[st],'MULTIFAMILY','OPERATING_STATEMENT','budget comparison, account codes, PTD/YTD with variance and %, annual, landscape, 3 pages')
