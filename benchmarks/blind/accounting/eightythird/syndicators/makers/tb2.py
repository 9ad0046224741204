import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(5582)
# Entrata-like side by side; wide; sections with subtotals; parentheses
P=[('Alder Park',188,1.0,1),('Cobble Creek Apartments',240,1.22,1),('The Mercer',96,.66,0),('Village at Stone Mill',312,1.44,1)]
S=[('Assets',1,[(10100,'Operating Cash',84e3,1),(10150,'Cash - Money Market',150e3,.5),(10200,'Security Deposit Trust',47e3,1),(10300,'Petty Cash',300,.75),(10400,'Undeposited Receipts',3100,.6),(11100,'Resident Receivables',38e3,1),(11150,'Subsidy Receivable',6400,.3),(11190,'Allowance for Bad Debt',-16e3,1),(11300,'Insurance Claim Receivable',22e3,.3),(11400,'Due From Manager',2900,.5),(12100,'Prepaid Insurance',61e3,1),(12150,'Prepaid Taxes & Licenses',1900,.6),(12200,'Prepaid Contracts',4200,.8),(12400,'Utility Deposits',5200,.8),(13100,'Tax Escrow',182e3,1),(13150,'Insurance Escrow',40e3,.75),(13200,'Replacement Reserve Escrow',131e3,1),(13250,'Renovation Escrow - Lender Held',410e3,.5),(13300,'Rate Cap Escrow',51e3,.4),(15100,'Land',2.65e6,1),(15200,'Buildings',18.9e6,1),(15250,'Building Improvements',1.32e6,1),(15300,'Land Improvements',640e3,1),(15400,'Appliances',288e3,1),(15410,'Flooring',207e3,1),(15420,'HVAC Equipment',164e3,1),(15430,'Pool & Amenity Equipment',39e3,.7),(15440,'Computers & Access Control',56e3,.8),(15450,'Maintenance Vehicles',24e3,.5),(15500,'Interior Renovation WIP',117e3,.75),(15900,'Accumulated Depreciation',-3.4e6,1),(17100,'Loan Costs',316e3,1),(17150,'Accumulated Amortization - Loan Costs',-98e3,1),(17300,'Interest Rate Cap - Fair Value',74e3,.4)]),
('Liabilities',-1,[(20100,'Accounts Payable',52e3,1),(20150,'Accrued Expenses',23e3,1),(20200,'Accrued Payroll & PTO',11e3,1),(20250,'Accrued Property Taxes',201e3,1),(20300,'Accrued Interest',72e3,1),(20400,'Accrued Management Fees',8200,.7),(20500,'Unclaimed Property',1600,.6),(21100,'Security Deposits',44e3,1),(21150,'Pet Deposits',5100,.8),(21200,'Deposit Refunds Payable',2300,.7),(22100,'Prepaid Rent',27e3,1),(22200,'Deferred Laundry Signing Bonus',12e3,.5),(22300,'Deferred Cable Bonus',18e3,.6),(25100,'Mortgage Payable - First',15.8e6,1),(25200,'Mortgage Payable - Supplemental',1.9e6,.4),(25500,'PPP / Other Notes',61e3,.2),(27100,'Due to Sponsor',33e3,.6)]),
('Equity',-1,[(30100,'Member Contributions - Class A',7.2e6,1),(30200,'Member Contributions - Class B',.8e6,1),(30400,'Distributions',-930e3,1),(30500,'Syndication Costs',-84e3,.8),(30900,'Retained Earnings',0,1)]),
('Income',-1,[(40100,'Gross Potential Rent',2.43e6,1),(40150,'Loss to Lease',-96e3,1),(40200,'Vacancy',-139e3,1),(40250,'Concessions',-31e3,1),(40260,'Renewal Concessions',-6200,.6),(40300,'Non-Revenue Units',-17e3,.8),(40350,'Write-Offs',-33e3,1),(40360,'Bad Debt Recovery',4100,.8),(41100,'Application Fees',9100,1),(41150,'Admin Fees',13e3,1),(41200,'Late Charges',21e3,1),(41250,'NSF Charges',620,.8),(41300,'Pet Fees',8800,1),(41310,'Pet Rent',17e3,1),(41350,'Month-to-Month Fees',7700,.9),(41400,'Lease Break Fees',14e3,1),(41450,'Parking & Garage',23e3,.7),(41460,'Storage Rental',4200,.5),(41500,'Water/Sewer Reimbursement',88e3,1),(41510,'Trash Reimbursement',26e3,1),(41520,'Pest Reimbursement',6100,.9),(41530,'Gas Reimbursement',9700,.3),(41600,'Technology Package',71e3,.7),(41650,'Renters Liability Program',12e3,1),(41700,'Laundry Income',9800,.6),(41750,'Vending',900,.5),(41800,'Damages',11e3,1),(41850,'Cleaning Fees',3900,.9),(41900,'Interest Income',2700,.8),(41990,'Miscellaneous Income',1500,1)]),
('Expenses',1,[(50100,'Manager Salary',71e3,1),(50110,'Assistant Manager Salary',46e3,.8),(50120,'Leasing Salaries',58e3,1),(50130,'Maintenance Supervisor',63e3,1),(50140,'Maintenance Technicians',81e3,1),(50150,'Porter / Housekeeping',31e3,.7),(50160,'Overtime',9300,1),(50170,'Bonuses & Commissions',17e3,1),(50200,'Payroll Taxes',29e3,1),(50210,'Health Insurance',35e3,1),(50220,'Workers Comp',7300,1),(50230,'Payroll Processing',4100,1),(51100,'Plumbing',16e3,1),(51110,'HVAC Repairs',13e3,1),(51120,'Electrical Repairs',6100,1),(51130,'Appliance Repairs',5500,1),(51140,'Locks & Keys',2300,1),(51150,'Roof & Gutters',7100,.6),(51160,'Pool Supplies & Repairs',6400,.7),(51170,'Fire Safety',4900,1),(51180,'Access Gates',3700,.4),(51190,'Small Tools',900,.8),(52100,'Landscaping Contract',38e3,1),(52110,'Snow Removal',12e3,.6),(52120,'Pest Control',9400,1),(52130,'Elevator Maintenance',14e3,.25),(52140,'Courtesy Patrol',21e3,.4),(53100,'Turnover Painting',26e3,1),(53110,'Turnover Cleaning',14e3,1),(53120,'Turnover Carpet Cleaning',7800,1),(53130,'Turnover Supplies',5200,1),(54100,'Electric - Common',33e3,1),(54110,'Electric - Vacant',8700,1),(54120,'Gas',12e3,.6),(54130,'Water & Sewer',109e3,1),(54140,'Trash Removal',34e3,1),(54150,'Internet & Cable Bulk',52e3,.7),(54160,'Utility Billing Fees',6700,1),(55100,'Internet Listing Services',24e3,1),(55110,'Paid Search & Social',9900,.9),(55120,'Resident Retention',5300,1),(55130,'Referral Fees',3100,.8),(55140,'Signage & Print',1700,.7),(56100,'Office Supplies',4300,1),(56110,'Telephone & Answering',6600,1),(56120,'Software Fees',18e3,1),(56130,'Credit Screening',4900,1),(56140,'Legal - Evictions',9200,1),(56150,'Bank Charges',2900,1),(56160,'Dues & Subscriptions',1900,.8),(56170,'Training & Travel',3500,.8),(56180,'Licenses & Permits',1400,.9),(57100,'Management Fees',71e3,1),(58100,'Real Estate Taxes',251e3,1),(58110,'Personal Property Taxes',3100,.6),(58120,'Tax Consultant',4700,.4),(58200,'Property Insurance',97e3,1),(58210,'General Liability',21e3,.8),(60100,'Mortgage Interest - First',618e3,1),(60110,'Mortgage Interest - Supplemental',96e3,.4),(60200,'Depreciation',548e3,1),(60300,'Amortization',37e3,1),(60400,'Asset Management Fee',41e3,1),(60500,'Audit & Tax Prep',14e3,.9),(60600,'State Franchise Tax',5400,.6),(60700,'Casualty Loss',19e3,.25)])]
np=len(P); data=[]
for s,sg,ac in S:
    L=[]
    for code,nm,base,pr in ac:
        while 1:
            v=[]
            for q in P:
                if R.random()<=pr: 
                    x=base*q[2]*R.uniform(.78,1.25)*sg
                    x=round(x,-2) if code in(15100,15200,30100,30200) else r2(x)
                    v.append(300.0 if code==10300 else x)
                else: v.append(None)
            if any(x is not None for x in v): break
        if code==25200: sup=[x is not None for x in v]
        if code==60110: v=[ (r2(96e3*P[i][2]*R.uniform(.8,1.2)) if sup[i] else None) for i in range(np)]
        L.append([code,nm,v])
    data.append((s,L))
allr=[r for _,L in data for r in L]
re=[r for r in allr if r[0]==30900][0]; re[2]=[0]*np
for i in range(np): re[2][i]=-r2(sum((r[2][i] or 0) for r in allr))
print('RE',re[2])
for r in allr: r.append(r2(sum(x or 0 for x in r[2])))
hdr=[f'{a} ({b} units)' for a,b,*_ in P]
wb=Workbook(); ws=wb.active; ws.title='Trial Balance'
b=Font(name='Arial',size=9,bold=True); f=Font(name='Arial',size=9); 
ws['A1']='Trial Balance by Property'; ws['A1'].font=Font(name='Arial',size=14,bold=True)
ws['A2']='Harrow Point Multifamily Fund II'; ws['A3']='Post Month: 08/2025   |   GL Book: Accrual   |   Hide zero accounts: Yes'
ws['A2'].font=ws['A3'].font=f
H=['GL Account','Account Name']+hdr+['Total']; r=5
for c,h in enumerate(H,1):
    x=ws.cell(r,c,h); x.font=Font(name='Arial',size=9,bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='34495E'); x.alignment=Alignment(wrap_text=True,horizontal='center' if c>2 else 'left',vertical='center')
ws.row_dimensions[5].height=38
K=['other:'+h for h in hdr]+['other:Total']; nf='#,##0.00_);(#,##0.00)'
rows=[];tots=[];r=6
def put(r,a,nm,v,bold=False,top=False):
    for c,x in enumerate([a,nm]+v,1):
        if x is None: continue
        y=ws.cell(r,c,x); y.font=b if bold else f
        if c>2: y.number_format=nf
        if top and c>2: y.border=Border(top=Side('thin'))
for s,L in data:
    ws.cell(r,1,s).font=b
    for c in range(1,len(H)+1): ws.cell(r,c).fill=PatternFill('solid',fgColor='E8ECEF')
    r+=1
    for code,nm,v,t in L:
        put(r,code,nm,v+[t]); rows.append(dict(account=str(code),name=nm,**{k:x for k,x in zip(K,v+[t]) if x is not None})); r+=1
    sv=[r2(sum(x[2][i] or 0 for x in L)) for i in range(np)]+[r2(sum(x[3] for x in L))]
    put(r,None,'Total '+s,sv,True,True); tots.append(dict(label='Total '+s,**dict(zip(K,sv)))); r+=1
g=[abs(r2(sum((x[2][i] or 0) for x in allr))) for i in range(np)]+[abs(r2(sum(x[3] for x in allr)))]
assert not any(g),g
r+=1; put(r,None,'Out of Balance',g,True,True); tots.append(dict(label='Out of Balance',**dict(zip(K,g))))
ws.cell(r+2,1,'Run by: kbristow on 09/11/2025 4:18 PM EDT').font=Font(name='Arial',size=8,italic=True)
ws.column_dimensions['A'].width=11; ws.column_dimensions['B'].width=38
for c in 'CDEFG': ws.column_dimensions[c].width=18
ws.freeze_panes='C6'; ws.print_title_rows='5:5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
n='TB_harrow_fund2_by_property.xlsx'; wb.save(doc(n))
save(n,'TB',K,rows,tots,'Entrata-like trial balance, four properties side by side with total, sections and subtotals',False)
