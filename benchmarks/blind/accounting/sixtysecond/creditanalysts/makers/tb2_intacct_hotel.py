# cloud ledger export, hotel with leased space, ~150 accounts, xlsx
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(6202)
N='SeabrightInn_TrialBalance_Q3-2025.xlsx'
bs="""10100|Cash - Operating Account|D|184220
10110|Cash - Payroll Account|D|12500
10120|Cash - Merchant Clearing|D|41870
10150|House Banks|D|6500
10200|FF&E Reserve - Lender Controlled|D|318440
10210|Tax & Insurance Impound|D|96300
11000|A/R - Guest Ledger|D|38110
11010|A/R - City Ledger|D|72950
11020|A/R - Credit Cards|D|29480
11030|A/R - Leased Space Tenants|D|14320
11090|Allowance for Doubtful Accounts|C|6200
12010|Inventory - Food|D|18640
12020|Inventory - Beverage|D|22180
12030|Inventory - Gift Shop|D|9310
12040|Inventory - Linen & Supplies|D|15900
13010|Prepaid Insurance|D|58200
13020|Prepaid Real Estate Taxes|D|44100
13030|Prepaid Franchise & Dues|D|7420
13040|Prepaid Maintenance Contracts|D|11860
13090|Other Prepaid|D|3255
15010|Land|D|2150000
15020|Building|D|14820000
15030|Building Improvements|D|1966400
15040|Furniture, Fixtures & Equipment|D|2744300
15050|Computer & POS Equipment|D|286150
15060|Vehicles|D|74900
15070|Construction in Progress|D|61200
15510|Accum. Depr. - Building|C|3984000
15520|Accum. Depr. - Improvements|C|612700
15530|Accum. Depr. - FF&E|C|1803500
15540|Accum. Depr. - Computer|C|219300
15550|Accum. Depr. - Vehicles|C|52400
16010|Deferred Financing Costs|D|210000
16020|Accum. Amort. - Financing|C|73500
16030|Leasing Commissions|D|28600
16040|Liquor License|D|40000
20100|Accounts Payable - Trade|C|143870
20110|A/P - Received Not Invoiced|C|17640
20200|Accrued Payroll & Taxes|C|61480
20210|Accrued Vacation|C|27300
20220|Accrued Utilities|C|19850
20230|Accrued Management Fee|C|21400
20240|Accrued Interest|C|48900
20250|Accrued Real Estate Taxes|C|0
20300|CT Room Occupancy Tax Payable|C|68120
20310|CT Sales Tax Payable|C|20470
20320|Gratuities Payable|C|8935
20400|Advance Deposits - Rooms|C|92600
20410|Advance Deposits - Weddings & Banquets|C|147250
20420|Gift Certificates Outstanding|C|33780
20430|Security Deposits - Leased Space|C|18500
20500|Due to/(from) Seabright Holdings|C|25000
25010|Mortgage Payable - First|C|11240000
25020|Equipment Notes Payable|C|96400
25030|SBA EIDL Loan|C|138700
30010|Members' Contributed Capital|C|6500000
30020|Members' Distributions|D|950000
30900|Retained Earnings|P|0"""
inc="""40100|Transient Room Revenue|C|1846000
40110|Group Room Revenue|C|602300
40120|Contract Room Revenue|C|88400
40130|No-Show & Cancellation|C|21750
40190|Rebates & Allowances - Rooms|D|14280
42100|Food Sales - Breakfast|C|118700
42110|Food Sales - Banquet|C|396400
42120|Beverage Sales - Banquet|C|171900
42130|Beverage Sales - Lobby Bar|C|84250
42140|Room Rental & A/V|C|62300
42150|Service Charge Revenue|C|59480
44100|Gift Shop Sales|C|27640
44110|Guest Laundry|C|3180
44120|Vending Commission|C|1940
44130|Resort Fee|C|97400
44140|Parking Revenue|C|16350
46100|Base Rent - Restaurant (Tenant)|C|48000
46110|Base Rent - Day Spa (Tenant)|C|22500
46120|Percentage Rent - Restaurant|C|13860
46130|CAM & Tax Recovery - Tenants|C|14275
46140|Antenna License|C|5400
50100|Rooms - Front Office Wages|D|121400
50110|Rooms - Housekeeping Wages|D|214800
50120|Rooms - Payroll Taxes & Benefits|D|74600
50200|Rooms - Contract Cleaning|D|18350
50210|Rooms - Guest Supplies|D|39200
50220|Rooms - Linen|D|12880
50230|Rooms - Laundry Supplies|D|9740
50240|Rooms - Travel Agent Commissions|D|138600
50250|Rooms - Reservation Expense|D|31900
50260|Rooms - Cable & Internet|D|15480
50270|Rooms - Uniforms|D|2260
52100|F&B - Cost of Food|D|148900
52110|F&B - Cost of Beverage|D|58300
52120|F&B - Kitchen Wages|D|112700
52130|F&B - Service Wages|D|91450
52140|F&B - Payroll Taxes & Benefits|D|43900
52150|F&B - China, Glass & Silver|D|5870
52160|F&B - Kitchen Fuel|D|4310
52170|F&B - Licenses & Permits|D|2450
52180|F&B - Music & Entertainment|D|9600
52190|F&B - Operating Supplies|D|13740
54100|Gift Shop - Cost of Sales|D|14260
54110|Gift Shop - Wages|D|11800
60100|A&G - Salaries|D|96500
60110|A&G - Payroll Taxes & Benefits|D|22300
60120|A&G - Credit Card Commissions|D|84700
60130|A&G - Accounting & Audit|D|18500
60140|A&G - Legal|D|6420
60150|A&G - Dues & Subscriptions|D|3890
60160|A&G - Bank Charges|D|1745
60170|A&G - Bad Debt|D|2400
60180|A&G - Postage & Office Supplies|D|4120
60190|A&G - Recruiting & Training|D|5360
60200|A&G - Cash Over/Short|D|138
61100|IT - System Licenses|D|24800
61110|IT - Support Contracts|D|9250
62100|S&M - Salaries|D|58700
62110|S&M - Payroll Taxes & Benefits|D|13900
62120|S&M - Digital Advertising|D|47200
62130|S&M - Print & Brochures|D|6150
62140|S&M - Franchise / Affiliation Fees|D|72900
62150|S&M - Trade Shows & Travel|D|4880
63100|POM - Wages|D|61300
63110|POM - Payroll Taxes & Benefits|D|14600
63120|POM - Building Repairs|D|22750
63130|POM - HVAC|D|16900
63140|POM - Elevators|D|5700
63150|POM - Grounds & Landscaping|D|27300
63160|POM - Pool & Waterfront|D|11450
63170|POM - Waste Removal|D|9880
63180|POM - Pest Control|D|1920
63190|POM - Life Safety|D|4360
64100|Utilities - Electric|D|104200
64110|Utilities - Natural Gas|D|28900
64120|Utilities - Water & Sewer|D|31400
70100|Management Fee|D|108600
71100|Real Estate Taxes|D|91500
71110|Personal Property Taxes|D|14700
71120|Property & Liability Insurance|D|66300
71130|Flood Insurance|D|12840
71140|Equipment Rental|D|4500
80100|Mortgage Interest|D|146700
80110|Interest - Other|D|3910
80200|Interest Income|C|2180
81100|Depreciation Expense|D|214800
81110|Amortization Expense|D|5250
82100|Gain/Loss on Disposal|C|0
90100|Owner's Expense - Non Operating|D|8700"""
L=[]
def jit(v): return round(v*(1+R.uniform(-.03,.03))+R.random(),2) if v else 0.0
for line in bs.split('\n'):
    c,n,s,v=line.split('|');v=float(v)
    v=v if v in (6500000.0,2150000.0,14820000.0,210000.0,40000.0,12500.0,6500.0,18500.0,25000.0) else jit(v)
    o=v if s=='D' else -v
    static=c[:2] in('15','16') or c in('10150','20430','20500','30010','11090') or c=='30900'
    L.append([c,n,o,static,s])
# opening: YTD through June for P&L
opn=[];
for line in inc.split('\n'):
    c,n,s,v=line.split('|');v=float(v)
    q3=jit(v); h1=round(jit(v)*R.uniform(1.05,1.35),2) if v else 0.0
    if c in('50270','52170','62150','71140') : h1=round(h1,2)
    sg=1 if s=='D' else -1
    opn.append([c,n,sg*h1,sg*q3])
data=[]
for c,n,o,static,s in L:
    if c=='10100': dr=cr=None
    elif static:
        dr=cr=0.0
        if c.startswith('155'): cr=round(abs(o)*.021,2)
        if c=='16020': cr=5250.00
        if c=='15040': dr=48216.75
        if c=='15070': dr,cr=37400.0,21950.25
    elif c=='30020': dr,cr=150000.0,0.0
    elif c=='25010': dr,cr=81336.48,0.0
    elif c=='25020': dr,cr=6214.11,0.0
    elif c=='25030': dr,cr=2193.0,0.0
    elif c=='20250': dr=cr=0.0
    else:
        t=abs(o)*R.uniform(.8,3.2);dr=round(t*R.uniform(.9,1.1),2);cr=round(t*R.uniform(.9,1.1),2)
        if s=='D': cr=round(min(cr,o+dr-500),2)
        else: dr=round(min(dr,-o+cr-500),2)
    data.append([c,n,o,dr,cr])
for c,n,h1,q3 in opn:
    if q3>0: dr,cr=q3,(round(q3*R.uniform(.005,.03),2) if R.random()<.35 else 0.0)
    elif q3<0: dr,cr=(round(-q3*R.uniform(.002,.02),2) if R.random()<.4 else 0.0),-q3
    else: dr=cr=0.0
    data.append([c,n,h1,dr,cr])
for d in data:                       # odd ones
    if d[0]=='82100': d[2]=0.0;d[3]=0.0;d[4]=1200.00
    if d[0]=='60200': d[2]=-41.17
dep=round(sum(d[4] for d in data if d[0].startswith('155')),2)
for d in data:
    if d[0]=='81100': d[2]=round(dep*2,2);d[3]=dep;d[4]=0.0
    if d[0]=='81110': d[2]=10500.0;d[3]=5250.0;d[4]=0.0
    if d[0] in('46100','46110','46140'): b={'46100':16000.,'46110':7500.,'46140':1800.}[d[0]];d[2]=-6*b;d[3]=0.0;d[4]=3*b
s=round(sum(d[2] for d in data if d[0]!='30900'),2)
for d in data:
    if d[0]=='30900': d[2]=-s
sd=round(sum(d[3] for d in data if d[3] is not None),2);sc=round(sum(d[4] for d in data if d[4] is not None),2)
cash=[d for d in data if d[0]=='10100'][0]
cash[3]=4683115.27; cash[4]=round(sd+cash[3]-sc,2)
print('RE',s,'cash',cash)
wb=Workbook();ws=wb.active;ws.title='Trial balance'
ws.sheet_view.showGridLines=False
B=Font(name='Calibri',size=10,bold=True);F=Font(name='Calibri',size=10)
for i,t in enumerate(['Seabright Hospitality Partners LLC','Trial balance','Reporting period: 07/01/2025 - 09/30/2025','Location: 110--Seabright Inn & Conference Center, Mystic CT','Reporting book: Accrual   |   Currency: USD'],1):
    ws.cell(i,1,t).font=Font(name='Calibri',size=14 if i==1 else 11 if i==2 else 9,bold=i<3)
hd=['Account no.','Account title','Opening balance','Debit','Credit','Net change','Ending balance']
for j,h in enumerate(hd,1):
    c=ws.cell(7,j,h);c.font=Font(name='Calibri',size=10,bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='3B5B76');c.alignment=Alignment(horizontal='left' if j<3 else 'right',wrap_text=True)
nf='#,##0.00_);(#,##0.00)'
rows=[];r=8
for c,n,o,dr,cr in data:
    act=round(dr-cr,2);e=round(o+act,2)
    vals=[c,n,o,dr,cr,act,e]
    for j,v in enumerate(vals,1):
        x=ws.cell(r,j,v);x.font=F
        if j>2: x.number_format=nf
    rows.append({"account":c,"name":n,"beginning":o,"debit":dr,"credit":cr,"activity":act,"ending":e});r+=1
T={k:round(sum(x[k] for x in rows),2)+0.0 for k in('beginning','debit','credit','activity','ending')}
assert T['beginning']==0 and T['debit']==T['credit'] and T['activity']==0 and T['ending']==0,T
top=Border(top=Side(style='thin'),bottom=Side(style='double'))
for j,v in enumerate(['','Grand total',0.0,T['debit'],T['credit'],0.0,0.0],1):
    x=ws.cell(r,j,v or (None if j==1 else v));x.font=B;x.border=top
    if j>2:x.number_format=nf
ws.cell(r+2,1,'Created on: 10/17/2025 4:06 PM EDT by rhalvorsen').font=Font(name='Calibri',size=8,italic=True)
for k,w in zip('ABCDEFG',(12,40,17,16,16,16,17)): ws.column_dimensions[k].width=w
ws.freeze_panes='C8';ws.print_title_rows='7:7';ws.page_setup.orientation='portrait';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
save(N,'TB',['beginning','debit','credit','activity','ending'],rows,[{"label":"Grand total",**{k:abs(v) if v==0 else v for k,v in T.items()}}],'cloud ledger export, hotel with leased space, opening/debit/credit/net change/ending',True)
print(len(rows))
