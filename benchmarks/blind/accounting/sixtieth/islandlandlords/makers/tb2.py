# Yardi-like trial balance, Canadian apartment owner, xlsx, large
import random, xlsxwriter
from common import *
rnd=random.Random(6022)
F='TB_lks2145_Q2-2025.xlsx'
def grp(base,names): return [(f'{base+i*s:04d}',n) for i,(s,n) in enumerate([(0,'')]) ]
CH='''1010 Cash - Operating|842000
1015 Cash - Payroll Clearing|12000
1020 Cash - Security Deposit Trust (LMR)|611000
1030 Cash - Reserve Account|390000
1040 Petty Cash - Site Office|1500
1105 Accounts Receivable - Residents|148000
1110 Accounts Receivable - Commercial|63000
1115 Accounts Receivable - CMHC Subsidy|9400
1120 Allowance for Doubtful Accounts|-41000
1130 Accounts Receivable - Other|5200
1140 HST/GST Input Tax Credits|27800
1150 Due From Affiliate - Birchmount LP|75000
1160 Due From Affiliate - Kingsway LP|32000
1210 Prepaid Insurance|96000
1220 Prepaid Property Tax|184000
1230 Prepaid Licences & Permits|4200
1240 Prepaid Other|7700
1250 Utility Deposits|18500
1310 Land|9200000
1320 Building|41650000
1325 Building Improvements|3845000
1330 Suite Renovations - Kitchens|1268000
1335 Suite Renovations - Bathrooms|812000
1340 Appliances|466000
1345 Common Area Furniture|138000
1350 Elevator Modernization|594000
1355 Boiler Replacement|327000
1360 Parking Garage Rehabilitation|1120000
1370 Computer Equipment|42000
1380 Work In Progress - Balconies|268000
1410 Accum Amort - Building|-8330000
1415 Accum Amort - Building Improvements|-961000
1420 Accum Amort - Suite Renovations|-520000
1425 Accum Amort - Appliances|-241000
1430 Accum Amort - Equipment|-77000
1510 Deferred Financing Costs|412000
1515 Accum Amort - Financing Costs|-154000
2010 Accounts Payable - Trade|-318000
2015 Accrued Liabilities|-127000
2020 Construction Holdbacks Payable|-59000
2025 Accrued Interest Payable|-98000
2030 Accrued Property Tax|0
2035 Accrued Wages & Vacation|-31000
2040 HST/GST Payable|-22500
2045 WSIB Payable|-2900
2050 Source Deductions Payable|-14200
2110 Last Month Rent Deposits|-598000
2115 LMR Interest Payable|-11900
2120 Key & Fob Deposits|-17600
2125 Commercial Security Deposits|-42000
2130 Prepaid Rent - Residents|-53000
2140 Unclaimed Deposits|-3100
2210 Due To Property Manager|-26400
2220 Due To Affiliate - Lakeshore GP|-210000
2310 Current Portion of Mortgage|-684000
2410 First Mortgage Payable|-28450000
2420 Second Mortgage Payable|-4100000
2430 Vendor Take-Back Loan|-750000
3010 Limited Partner Capital|-14800000
3015 General Partner Capital|-148000
3020 Distributions - LP|2150000
3025 Distributions - GP|21500
3500 Retained Earnings|PLUG
4010 Gross Potential Rent - Apartments|-1512000
4015 Gain/Loss to Old Lease|61000
4020 Vacancy Loss|48200
4025 Rent Incentives / Concessions|22600
4030 Employee Suite Allowance|8700
4035 Bad Debt Expense - Rent|14300
4040 Above Guideline Increase|-31200
4050 Commercial Base Rent|-96800
4055 Commercial CAM Recoveries|-31500
4060 Commercial Realty Tax Recoveries|-42300
4105 Parking - Indoor|-68400
4110 Parking - Outdoor|-21700
4112 Parking - Visitor Pay & Display|-3900
4115 Locker Rental|-9600
4120 Laundry Revenue|-33100
4125 Submetering Recoveries - Hydro|-57400
4130 Rooftop Antenna Licence|-18000
4135 NSF & Late Charges|-2850
4140 Application & Key Charges|-1960
4145 Move-In Elevator Fees|-1400
4150 Miscellaneous Income|-2200
4160 Interest Income|-4700
5010 Superintendent Wages|63800
5015 Cleaner Wages|41200
5020 Leasing Wages|35700
5025 CPP/EI Employer Portion|8900
5030 EHT|2700
5035 WSIB Premiums|2100
5040 Group Benefits|9400
5105 Repairs - Plumbing|27300
5110 Repairs - Electrical|14900
5115 Repairs - HVAC|18800
5120 Repairs - Boilers|9750
5125 Repairs - Elevators|12400
5130 Repairs - Appliances|8300
5135 Repairs - Roof|3600
5140 Repairs - Doors & Locks|5200
5145 Repairs - Windows & Glazing|4400
5150 Repairs - Garage Door|2900
5155 Painting - Suites|16700
5160 Painting - Common|3300
5165 Flooring Repairs|11900
5170 Pest Control|6850
5175 Fire & Life Safety|9100
5180 Supplies - Janitorial|4900
5185 Supplies - Maintenance|6700
5205 Elevator Contract|14100
5210 Landscaping Contract|7600
5215 Snow Removal Contract|38900
5220 Waste Removal - Bins|16200
5225 Window Cleaning|0
5230 Security Patrol|12800
5235 Intercom Monitoring|1850
5310 Hydro - Common|71200
5315 Hydro - Submetered Bulk|66400
5320 Natural Gas|128700
5325 Federal Carbon Charge|17400
5330 Water & Sewer|84600
5335 Internet & Telephone|3300
5410 Realty Taxes|246500
5415 Tax Appeal Consulting|0
5420 Insurance - Property|93800
5425 Insurance - Liability|12700
5430 Insurance Deductibles|10000
5510 Management Fees|58200
5515 Asset Management Fees|22400
5520 Advertising - Online|7900
5525 Advertising - Signage|650
5530 Tenant Relations|1200
5535 Legal - LTB Applications|6300
5540 Legal - Corporate|2400
5545 Audit Fees|9500
5550 Bank Charges|2150
5555 Office Supplies|1750
5560 Computer & Software|8300
5565 Training & Travel|880
5570 Dues & Licences - RentSafeTO|3100
6010 Mortgage Interest - First|294000
6015 Mortgage Interest - Second|64200
6020 VTB Loan Interest|13100
6030 Amortization - Building|261000
6035 Amortization - Equipment|34600
6040 Amortization - Financing Costs|10300
6050 Partnership Administration|4800
6060 Gain/Loss on Disposal|0
6070 HST Rebate Adjustment|-6100'''
rows=[];plug=None
for l in CH.split('\n'):
    a,v=l.rsplit('|',1); code,name=a.split(' ',1)
    code+='-0000'
    big=int(code[:4])
    if v=='PLUG': rows.append([code,name,None,0,0]); plug=len(rows)-1; continue
    v=int(v)
    static=big in(1040,1310,1320,2420,2430,3010,3015,1150,2220,1510,1350)
    f=float(v) if static or v==0 else R(v+rnd.uniform(-.03,.03)*v+rnd.random())
    if static or (v==0 and big!=5225 and big!=2030): d=c=0
    elif big>=4000:
        q=abs(v)*rnd.uniform(.8,1.15) if v else 4850.00
        q=R(q); back=R(q*rnd.uniform(.0,.06)) if rnd.random()<.4 else 0
        d,c=(q,back) if v>=0 else (back,q)
        if big in(5430,5410+5) : d=0;c=0
    else:
        t=R(min(abs(v)*rnd.uniform(.05,.5),900000)) if v else 246512.40
        u=R(t*rnd.uniform(.4,1.3)); d,c=(t,u)
        if 1400<big<1500 or big==1515: d,c=0,t if t<90000 else R(87311.2)
        if big in(1320,1325,1330,1335,1340,1345,1355,1360,1370,1380): d,c=R(t*.15),0
        if big in(2310,2410): d,c=R(t*.1),0
        if big in(3020,3025): d,c=R(t*.6),0
    if big==1010: ci=len(rows)
    rows.append([code,name,f,d,c])
# balance debits/credits through operating cash, then forward via retained earnings
D=R(sum(r[3] for r in rows));C=R(sum(r[4] for r in rows))
print('gap',D-C)
if D>C: rows[ci][4]=R(rows[ci][4]+D-C)
else: rows[ci][3]=R(rows[ci][3]+C-D)
# keep cash sensible
rows[plug][2]=R(-sum(r[2] for r in rows if r[2] is not None))
for r in rows: r.append(R(r[2]+r[3]-r[4]))
print('RE',rows[plug],'cash',rows[ci],len(rows))
assert abs(sum(r[2] for r in rows))<.005 and abs(sum(r[5] for r in rows))<.005
D=R(sum(r[3] for r in rows));C=R(sum(r[4] for r in rows)); assert D==C
wb=xlsxwriter.Workbook(DOC+F); ws=wb.add_worksheet('Report1')
b=wb.add_format({'bold':1,'font_name':'Arial','font_size':10,'align':'center'}); h=wb.add_format({'bold':1,'font_name':'Arial','font_size':8,'align':'right'}); hl=wb.add_format({'bold':1,'font_name':'Arial','font_size':8,'bottom':1}); hr=wb.add_format({'bold':1,'font_name':'Arial','font_size':8,'align':'right','bottom':1})
t=wb.add_format({'font_name':'Arial','font_size':8}); n=wb.add_format({'font_name':'Arial','font_size':8,'num_format':'#,##0.00'}); tn=wb.add_format({'bold':1,'font_name':'Arial','font_size':8,'num_format':'#,##0.00','top':1,'bottom':6}); tb=wb.add_format({'bold':1,'font_name':'Arial','font_size':8})
ws.set_column('A:A',11); ws.set_column('B:B',38); ws.set_column('C:F',17)
for i,s in enumerate(['2145 Lakeshore Apartments LP (lks2145)','Trial Balance','Period = Apr 2025-Jun 2025','Book = Accrual ; Tree = ysi_tb']): ws.merge_range(i,0,i,5,s,b)
ws.write(5,2,'Forward',h); ws.write(5,5,'Ending',h)
for j,s in enumerate(['Account','','Balance','Debit','Credit','Balance']): ws.write(6,j,s,hl if j<2 else hr)
i=7;T=[]
for r in rows:
    ws.write(i,0,r[0],t); ws.write(i,1,r[1],t)
    for j in range(4): ws.write(i,2+j,r[2+j],n)
    T.append(dict(account=r[0],name=r[1],beginning=r[2],debit=r[3],credit=r[4],ending=r[5])); i+=1
ws.write(i,1,'Total',tb)
for j,v in enumerate([0,D,C,0]): ws.write(i,2+j,v,tn)
ws.set_landscape() if False else None
ws.repeat_rows(0,6); ws.fit_to_pages(1,0); ws.set_footer('&L&8Tuesday, July 15, 2025&C&8Page &P of &N&R&809:42 AM')
ws.freeze_panes(7,0); wb.close()
save(F,'TB',None,['beginning','debit','credit','ending'],T,[dict(label='Total',beginning=0,debit=D,credit=C,ending=0)],'Yardi-like forward/debit/credit/ending TB, two-line header, xlsx, large',False)
