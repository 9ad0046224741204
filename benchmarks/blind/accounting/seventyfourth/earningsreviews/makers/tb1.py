# Yardi-like trial balance, PDF, reportlab
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(7401)
N='Larkmoor_TB_Sep2025.pdf'
# code|name|kind|size ; kinds: bs-specific or r (revenue) x (expense) c (contra revenue)
A='''1110-0000|Cash - Operating|cash|412388.17
1115-0000|Cash - Payroll Clearing|clr|0
1120-0000|Cash - Security Deposits|sd|268940.55
1130-0000|Cash - Money Market|mm|750000
1140-0000|Petty Cash|stat|1200
1150-0000|Escrow - Real Estate Taxes|esc|386210.44
1155-0000|Escrow - Property Insurance|esc|121887.09
1160-0000|Escrow - Replacement Reserve|esc|298455.62
1165-0000|Escrow - Immediate Repairs|esc|44750
1210-0000|Accounts Receivable - Residents|ar|71834.26
1211-0000|Accounts Receivable - Subsidy|ar|8122
1215-0000|Accounts Receivable - Commercial|ar|3950
1220-0000|Allowance for Doubtful Accounts|allow|-28600
1230-0000|Accounts Receivable - Other|ar|2614.9
1240-0000|Due from Larkmoor Fund I|stat|15000
1310-0000|Prepaid Insurance|pre|88412.36
1320-0000|Prepaid Real Estate Taxes|pre|0
1330-0000|Prepaid Expenses - Other|pre|21480.75
1340-0000|Utility Deposits|stat|18250
1410-0000|Land|stat|9640000
1420-0000|Buildings|stat|48115000
1425-0000|Building Improvements|add|3286412.9
1430-0000|Land Improvements|add|412760
1440-0000|Furniture, Fixtures & Equipment|add|918335.41
1445-0000|Appliances|add|344918.22
1450-0000|Carpet & Flooring|add|521006.85
1455-0000|Construction in Progress|add|64220
1510-0000|Accum Depreciation - Buildings|dep|-7423710
1515-0000|Accum Depreciation - Improvements|dep|-861300.4
1520-0000|Accum Depreciation - FF&E|dep|-733905.18
1610-0000|Loan Costs|stat|684500
1615-0000|Accum Amortization - Loan Costs|dep2|-239575
1620-0000|In-Place Lease Intangible|stat|1206000
1625-0000|Accum Amort - In-Place Leases|stat|-1206000
2110-0000|Accounts Payable|ap|-183466.02
2115-0000|Accounts Payable - Retainage|ap2|-12400
2120-0000|Accrued Expenses|acc|-64118.37
2125-0000|Accrued Payroll & Bonus|acc|-38211.6
2130-0000|Accrued Real Estate Taxes|tax|-402150
2135-0000|Accrued Interest|int|-166204.58
2140-0000|Accrued Utilities|acc|-31760.44
2145-0000|Accrued Management Fee|acc|-29844.11
2150-0000|Sales & Occupancy Tax Payable|acc|-418.76
2210-0000|Security Deposits|sdl|-241350
2215-0000|Pet Deposits|sdl|-27300
2216-0000|Security Deposit Refunds Clearing|clr|0
2220-0000|Prepaid Rent|ppr|-58931.14
2230-0000|Unclaimed Property|stat|-3288.09
2240-0000|Deferred Cable Door Fee Income|dfr|-96000
2310-0000|Due to Larkmoor Management Co|acc|-11250
2510-0000|Mortgage Payable - Senior Note A|loan|-38400000
2515-0000|Mortgage Payable - Supplemental|loan|-4250000
2520-0000|Insurance Premium Financing|ipf|-70220.15
3110-0000|Partner Capital - Class A|stat|-14500000
3115-0000|Partner Capital - Class B|stat|-1611111
3120-0000|Contributions|contr|0
3210-0000|Distributions|dist|3860000
3310-0000|Retained Earnings|plug|0
4110-0000|Gross Potential Rent|r|8731420
4115-0000|Gain/Loss to Lease|c|241806
4120-0000|Vacancy Loss|c|522938
4125-0000|Concessions - Upfront|c|84310
4126-0000|Concessions - Recurring|c|31115
4130-0000|Employee Unit Allowance|c|25470
4131-0000|Model Unit|c|13950
4135-0000|Down Units|c|20844
4140-0000|Bad Debt - Rent|c|79411
4141-0000|Bad Debt Recovery|r|11873
4150-0000|Month to Month Fees|r|28625
4155-0000|Short Term Lease Premium|r|9250
4210-0000|Application Fees|r|24150
4212-0000|Administrative Fees|r|37200
4215-0000|Amenity Fee|r|61800
4220-0000|Late Fees|r|48310
4222-0000|NSF Fees|r|2275
4225-0000|Lease Termination Fees|r|41880
4230-0000|Pet Rent|r|52640
4232-0000|Pet Fees Non-Refundable|r|19800
4235-0000|Garage Rent|r|66150
4236-0000|Carport & Reserved Parking|r|22920
4237-0000|Storage Rent|r|8775
4240-0000|Utility Reimb - Water/Sewer|r|244385
4242-0000|Utility Reimb - Gas|r|38616
4243-0000|Utility Reimb - Electric Vacant Recovery|r|4127
4244-0000|Trash & Valet Reimb|r|109950
4246-0000|Pest Reimb|r|21720
4250-0000|Cable/Internet Revenue Share|r|57330
4255-0000|Laundry Income|r|12944
4258-0000|Vending Income|r|0
4260-0000|Damages & Cleaning Fees|r|33705
4265-0000|Renters Insurance Waiver Fee|r|47218
4270-0000|Commercial Rent - Leasing Pad|r|27000
4280-0000|Interest Income|r|19260
4290-0000|Miscellaneous Income|r|5018
5110-0000|Salaries - Manager|x|231840
5112-0000|Salaries - Leasing|x|198415
5114-0000|Salaries - Maintenance|x|287330
5116-0000|Salaries - Grounds/Porter|x|74120
5118-0000|Overtime & Bonus|x|48260
5120-0000|Leasing Commissions|x|51725
5130-0000|Payroll Taxes|x|64887
5132-0000|Workers Compensation|x|21540
5134-0000|Group Health Insurance|x|88416
5136-0000|401(k) Match|x|14218
5140-0000|Temporary Labor|x|18965
5210-0000|Management Fees|x|268415
5310-0000|Advertising - Internet|x|91480
5315-0000|Signage & Brochures|x|6812
5320-0000|Resident Events & Retention|x|14390
5325-0000|Locator & Referral Fees|x|22600
5330-0000|Resident Screening|x|16255
5410-0000|Office Supplies|x|9317
5412-0000|Telephone & Internet|x|31106
5414-0000|Postage & Courier|x|2480
5416-0000|Software & Licenses|x|67850
5418-0000|Bank & Merchant Charges|x|12641
5420-0000|Legal - Evictions|x|38770
5422-0000|Professional Fees|x|19400
5424-0000|Audit & Tax|x|33750
5426-0000|Dues & Subscriptions|x|4118
5428-0000|Travel & Training|x|8930
5430-0000|Uniforms|x|3644
5510-0000|Electric - Common|x|78322
5512-0000|Electric - Vacant|x|19077
5514-0000|Gas|x|49881
5516-0000|Water & Sewer|x|318460
5518-0000|Trash Removal|x|97214
5520-0000|Valet Trash Service|x|44640
5522-0000|Utility Billing Service|x|18810
5610-0000|Repairs - HVAC|x|52318
5612-0000|Repairs - Plumbing|x|46721
5614-0000|Repairs - Electrical|x|13854
5616-0000|Repairs - Appliance|x|15230
5618-0000|Repairs - Roof & Exterior|x|21965
5620-0000|Repairs - Interior|x|18402
5622-0000|Keys & Locks|x|5160
5624-0000|Pool Maintenance & Supplies|x|24812
5626-0000|Fitness Center|x|3927
5628-0000|Gate & Access Control|x|9640
5630-0000|Fire & Life Safety|x|17288
5632-0000|Landscape Contract|x|81000
5634-0000|Irrigation & Tree Work|x|12450
5636-0000|Snow Removal|x|8215
5638-0000|Pest Control Contract|x|24975
5640-0000|Courtesy Patrol|x|39600
5642-0000|Golf Cart Expense|x|2216
5710-0000|Turn - Painting|x|68114
5712-0000|Turn - Cleaning|x|41350
5714-0000|Turn - Carpet Cleaning|x|16882
5716-0000|Turn - Resurfacing|x|14760
5718-0000|Turn - Trash Out|x|7405
5810-0000|Real Estate Taxes|x|804300
5812-0000|Tax Consultant Fees|x|11250
5814-0000|Business License & Permits|x|3318
5820-0000|Property & Liability Insurance|x|342770
5825-0000|Insurance Deductible Losses|x|25000
6110-0000|Mortgage Interest|x|1402886
6115-0000|Mortgage Interest - Supplemental|x|186320
6120-0000|Interest - Premium Financing|x|2218
6210-0000|Depreciation - Buildings|dx|924525
6215-0000|Depreciation - Improvements|dx|168440
6220-0000|Depreciation - FF&E|dx|121816
6230-0000|Amortization - Loan Costs|dx|51337
6310-0000|Asset Management Fee|x|90000
6315-0000|Partnership Legal & Admin|x|27814
6320-0000|Casualty Loss|x|18204
6325-0000|Insurance Proceeds - Casualty|r|14000
6410-0000|Franchise & State Taxes|x|9120'''.split('\n')
def j(a,s=.0): return r2(a*(1+rng.uniform(-s,s)) + (rng.randrange(-4000,4000)/100 if a else 0))
rows=[]
for l in A:
    c,n,k,a=l.split('|');a=float(a);b=d=cr=0.0
    if k=='cash': b=a;d=j(8462117,.01)
    elif k=='clr': d=cr=j(rng.choice([742118,98640]),.05)
    elif k=='sd': b=a;d=j(61240,.1);cr=j(55310,.1)
    elif k=='mm': b=a;d=18244.06
    elif k=='stat': b=a
    elif k=='esc': b=a;d=j(a*.72+9000,.1);cr=j(a*.55+2000,.1)
    elif k=='ar': b=a;d=j(a*118 if a>50000 else a*9,.05);cr=j(d-a*rng.uniform(-.12,.2))
    elif k=='allow': b=a;d=j(71200);cr=j(79411)
    elif k=='pre': b=a;d=j(a*1.1+60000,.1);cr=j(d+a*.3 if a else d-14000)
    elif k=='add': b=a;d=j(a*.06+12000,.2);cr=0 if 'Progress' not in n else j(d*.8)
    elif k in('dep','dep2'): b=a;cr={'Accum Depreciation - Buildings':924525,'Accum Depreciation - Improvements':168440,'Accum Depreciation - FF&E':121816,'Accum Amortization - Loan Costs':51337}[n]
    elif k in('ap','ap2','acc'): b=a;cr=j(abs(a)*(19 if k=='ap' else 7),.1);d=j(cr-abs(a)*rng.uniform(-.2,.25))
    elif k=='tax': b=a;cr=804300.0;d=612480.33
    elif k=='int': b=a;cr=1589206.0;d=1592411.15
    elif k=='sdl': b=a;d=j(abs(a)*.31);cr=j(abs(a)*.36)
    elif k=='ppr': b=a;d=j(511880);cr=j(523114)
    elif k=='dfr': b=a;d=18000
    elif k=='loan': b=a;d=j(abs(a)*.0095)
    elif k=='ipf': b=a;d=j(214000);cr=198750.0
    elif k=='contr': cr=350000.0
    elif k=='dist': b=a
    elif k=='r': 
        if a: cr=j(a);d=j(a*rng.choice([0,0,.004,.012]))
    elif k=='c': d=j(a);cr=j(a*rng.choice([0,.03,.06]))
    elif k=='x': d=j(a);cr=j(a*rng.choice([0,0,0,.01,.05,.11]))
    elif k=='dx': d=a
    rows.append([c,n,k,r2(b),abs(r2(d)),abs(r2(cr))])
pl=[r for r in rows if r[2]=='plug'][0]; pl[3]=r2(-sum(r[3] for r in rows))
cash=rows[0];dist=[r for r in rows if r[2]=='dist'][0]
X=-(sum(r[4]-r[5] for r in rows if r is not cash))  # change of op. cash without distributions
dv=max(0,round((X-38000)/25000)*25000); dist[4]=float(dv)
X=-(sum(r[4]-r[5] for r in rows if r is not cash)); cash[5]=r2(cash[4]-X)
print('plug RE',pl[3],'dist',dv,'cash',cash, 'end',r2(cash[3]+cash[4]-cash[5]))
T=[];truth=[]
for c,n,k,b,d,cr in rows:
    e=r2(b+d-cr);truth.append(dict(account=c,name=n,beginning=b,debit=d,credit=cr,ending=e))
tot=dict(label='Total',**{k:r2(sum(t[k] for t in truth)) for k in('beginning','debit','credit','ending')})
print(tot,len(truth))
assert tot['beginning']==0 and tot['ending']==0 and tot['debit']==tot['credit']
cv=canvas.Canvas(doc(N),pagesize=letter);W,H=letter
f=lambda x:f'{x:,.2f}'
per=54;pages=-(-(len(truth)+1)//per)
XR=[330,412,494,576]
def head(p):
    cv.setFont('Helvetica-Bold',11);cv.drawCentredString(W/2,H-38,'Larkmoor Residential Fund II (.lrf2)')
    cv.setFont('Helvetica-Bold',10);cv.drawCentredString(W/2,H-52,'Trial Balance')
    cv.setFont('Helvetica',8);cv.drawCentredString(W/2,H-64,'Period = Jan 2025-Sep 2025');cv.drawCentredString(W/2,H-74,'Book = Accrual ; Tree = ysi_tb')
    cv.setFont('Helvetica-Bold',7.5);y=H-96
    cv.drawString(36,y,'Account')
    for x,a,b in zip(XR,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']):
        if a: cv.drawRightString(x,y+9,a)
        cv.drawRightString(x,y,b)
    cv.setLineWidth(.8);cv.line(36,y-4,576,y-4)
    cv.setFont('Helvetica',7);cv.drawString(36,24,'Monday, October 20, 2025');cv.drawCentredString(W/2,24,'10:14 AM');cv.drawRightString(576,24,f'Page {p} of {pages}')
p=1;head(1);y=H-112;i=0
for t in truth+[tot]:
    if i and i%per==0: cv.showPage();p+=1;head(p);y=H-112
    i+=1;bold='label' in t
    if bold:
        cv.line(250,y+8,576,y+8);cv.setFont('Helvetica-Bold',7.5);cv.drawString(92,y,'Total')
    else:
        cv.setFont('Helvetica',7.5);cv.drawString(36,y,t['account']);cv.drawString(92,y,t['name'])
    for x,k in zip(XR,('beginning','debit','credit','ending')): cv.drawRightString(x,y,f(t[k]))
    y-=11.6
cv.save()
save(N,'TB',['beginning','debit','credit','ending'],truth,[tot],None,'Yardi Voyager trial balance export to PDF, forward/debit/credit/ending, apartment portfolio, multi-page',False)
