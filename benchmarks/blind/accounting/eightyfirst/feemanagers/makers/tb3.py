# NetSuite-like: beginning, twelve months of activity, ending; senior living, .xls, ~130 accounts
import random, xlwt
from common import *
rnd = random.Random(8103)
rev=[('40100','Rent - Independent Living',412000),('40150','Rent - Assisted Living',338000),('40200','Rent - Memory Care',241000),('40250','Second Person Fees',14800),('40300','Care Level Fees - AL',96500),('40310','Care Level Fees - MC',58200),('40350','Community Fees',22500),('40360','Community Fee Amortization',0),('40400','Respite Stays',11900),('40450','Medicaid Waiver Revenue',27400),('40500','Guest Meals',1850),('40510','Salon Revenue',2400),('40520','Pet Fees',950),('40530','Garage & Carport',2100),('40540','Telephone & Cable',3600),('40600','Therapy Space Lease',2750),('40690','Other Resident Income',1300),('40800','Concessions',-18600),('40850','Move-In Specials',-6400),('40900','Bad Debt',-3100)]
exp=[('50100','Administrative Wages',38500),('50110','Nursing Wages - AL',124000),('50120','Nursing Wages - MC',88600),('50130','Dietary Wages',71200),('50140','Housekeeping Wages',24800),('50150','Maintenance Wages',19700),('50160','Activities Wages',16900),('50170','Marketing Wages',18300),('50180','Transportation Wages',6200),('50190','Overtime',14100),('50195','Agency Staffing',22800),('50200','Payroll Taxes',34300),('50210','Health Insurance',41900),('50220',"Workers' Compensation",9800),('50230','401(k) Match',5200),('50240','PTO Accrual Expense',3100),('50250','Recruiting & Background Checks',2400),('50260','Training & Education',1500),
('51100','Raw Food',62400),('51110','Dietary Supplies',7300),('51120','Small Wares',900),('51130','Kitchen Equipment Rental',1150),('51200','Nursing Supplies',6100),('51210','Incontinence Products',2700),('51220','Medical Waste',480),('51230','Pharmacy Consultant',850),('51300','Housekeeping Supplies',3900),('51310','Laundry & Linen',2200),('51400','Activities & Entertainment',4100),('51410','Vehicle Fuel',1250),('51420','Vehicle Repairs',800),
('52100','Electricity',26800),('52110','Natural Gas',9700),('52120','Water & Sewer',11300),('52130','Trash Removal',2600),('52140','Cable & Internet',6900),('52150','Telephone',1900),('52200','Repairs - Building',8400),('52210','Repairs - HVAC',5200),('52220','Repairs - Plumbing',2900),('52230','Repairs - Elevator',2150),('52240','Fire & Life Safety',1700),('52250','Pest Control',620),('52260','Landscaping',5400),('52270','Snow Removal',2100),('52280','Unit Turnover',6600),
('53100','Referral Fees',19400),('53110','Digital Advertising',8800),('53120','Print & Collateral',1600),('53130','Events & Outreach',2300),('53140','CRM Software',1450),('54100','Management Fee',61200),('54110','Accounting Fees',3500),('54120','Legal Fees',1900),('54130','Licenses & Permits',900),('54140','Bank Charges',760),('54150','Office Supplies',1400),('54160','Computer & EHR Software',5900),('54170','Dues & Subscriptions',650),('54180','Travel & Meals',1100),('54190','Postage',210),('54200','Copier Lease',540),
('55100','Real Estate Taxes',48700),('55110','Property Insurance',21400),('55120','General & Professional Liability',14800),('55130','Franchise Tax',0),('56100','Interest Expense - Senior Loan',158300),('56110','Interest Expense - Mezzanine',24100),('56120','Loan Servicing Fee',900),('57100','Depreciation - Building',112400),('57110','Depreciation - FF&E',21700),('57120','Amortization - Financing',6300),('58100','Asset Management Fee',8300),('58110','Partnership Expense',1200),('58120','Casualty Loss',0)]
bs=[('10100','Operating Cash - Huron Trust',842117.33,'m'),('10110','Payroll Cash',61200.05,'w'),('10120','Resident Trust Cash',38450.00,'w'),('10130','Petty Cash',1500,'0'),('10140','Sweep Account',0,'0'),('11100','Resident Receivables',184220.60,'w'),('11110','Medicaid Receivable',52180.44,'w'),('11120','Other Receivables',6410.90,'w'),('11190','Allowance for Doubtful Accounts',-31000,'0'),('12100','Prepaid Insurance',148600.25,'w'),('12110','Prepaid Expenses',22310.48,'w'),('12200','Food Inventory',18900,'0'),('12300','Real Estate Tax Escrow',214300.11,'w'),('12310','Insurance Escrow',88410.72,'w'),('12320','Replacement Reserve',402885.19,'w'),('12330','Debt Service Reserve',650000,'0'),
('15100','Land',4200000,'0'),('15200','Buildings',41850000,'0'),('15210','Building Improvements',2216480.35,'u'),('15300','Furniture & Fixtures',1884210.90,'u'),('15310','Kitchen Equipment',512340.22,'0'),('15320','Vehicles',148200,'0'),('15330','Computer Equipment',96418.47,'u'),('15400','Construction in Progress',73220.16,'u'),('15900','Accumulated Depreciation - Building',-9841200.48,'57100'),('15910','Accumulated Depreciation - FF&E',-1302114.07,'57110'),('16100','Deferred Financing Costs',756000,'0'),('16190','Accumulated Amortization',-302400,'57120'),
('20100','Accounts Payable',-288410.17,'w'),('20110','Accrued Expenses',-114300.62,'w'),('20120','Accrued Payroll',-151220.30,'w'),('20130','Accrued PTO',-98400.55,'w'),('20140','Accrued Interest',-182400,'w'),('20150','Accrued Real Estate Taxes',-292200,'w'),('20160','Resident Trust Liability',-38450,'t'),('20170','Prepaid Resident Fees',-118640.28,'w'),('20180','Deferred Community Fees',-96200,'w'),('20190','Refundable Deposits',-42500,'w'),('20200','Due to Affiliates',-15500.84,'w'),('20210','Sales Tax Payable',-812.45,'w'),('25100','Senior Loan',-31200000,'p'),('25200','Mezzanine Loan',-3450000,'0'),('30100',"Members' Equity",None,'0'),('30200','Distributions',0,'dist')]
M=12; act={}
for c,n,b in rev: act[c]=[r2(-b*rnd.uniform(.94,1.06)*(1+.003*m)) if b else 0.0 for m in range(M)]
for c,n,b in exp: act[c]=[r2(b*rnd.uniform(.9,1.1)) if b else 0.0 for m in range(M)]
act['57100']=[112400.0]*12; act['57110']=[r2(21700+150*(m//4)) for m in range(12)]; act['57120']=[6300.0]*12
act['52270']=[r2(x) if m in(0,1,2,10,11) else 0.0 for m,x in enumerate(act['52270'])]
act['55130'][4]=11840.0; act['58120'][6]=17325.50; act['40360'][11]=-14500.0
for c,n,b,k in bs:
    if k=='w': a=[r2(max(abs(b),500)*rnd.uniform(-.06,.06)) for _ in range(M)]
    elif k=='u': a=[r2(rnd.uniform(2000,31000)) if rnd.random()<.5 else 0.0 for _ in range(M)]
    elif k=='p': a=[r2(41200+190*m+.37) for m in range(M)]
    elif k=='dist': a=[350000.0 if m in(2,5,8,11) else 0.0 for m in range(M)]
    elif k.isdigit() and k!='0': a=[-x for x in act[k]]
    else: a=[0.0]*M
    act[c]=a
act['20160']=[-x for x in act['10120']]
act['10100']=[0.0]*M
for m in range(M): act['10100'][m]=r2(-sum(a[m] for a in act.values()))
beg={c:(b or 0.0) for c,n,b,k in bs}; beg['30100']=r2(-sum(beg.values()))
names={c:n for c,n,*_ in bs+rev+exp}
print(beg['30100'], act['10100'])
mon=[x+' 2024' for x in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]
wb=xlwt.Workbook(); ws=wb.add_sheet('TrialBalancebyPeriod')
st=lambda s,nf=None: xlwt.easyxf(s,num_format_str=nf or 'General')
fn='font: name Arial, height 160'
t=st('font: name Arial, height 240, bold on'); sb=st('font: name Arial, height 180'); hd=st(fn+', bold on; pattern: pattern solid, fore_colour gray25; align: horiz right, wrap on'); hl=st(fn+', bold on; pattern: pattern solid, fore_colour gray25')
nm='#,##0.00;(#,##0.00)'; n=st(fn,nm); tb=st(fn+', bold on; borders: top thin, bottom double',nm); tx=st(fn); bd=st(fn+', bold on')
ws.write(0,0,'Fairmeade Senior Living Holdings LLC',t); ws.write(1,0,'Subsidiary: FSL Owner II LLC : Fairmeade at Otter Creek',sb); ws.write(2,0,'Trial Balance by Period',st('font: name Arial, height 200, bold on')); ws.write(3,0,'From Jan 2024 to Dec 2024',sb)
ws.write(6,0,'Account',hl)
for j,h in enumerate(['Beginning Balance']+mon+['Ending Balance'],1): ws.write(6,j,h,hd)
K=['beginning']+['other:'+m for m in mon]+['ending']
rows=[]; r=7
groups=[('Assets','1'),('Liabilities','2'),('Equity','3'),('Income','4'),('Expense','5')]
tot=[0.0]*14
for g,p in groups:
    ws.write(r,0,g,bd); r+=1
    for c in names:
        if c[0]!=p: continue
        b=beg.get(c,0.0); v=[b]+act[c]+[r2(b+sum(act[c]))]; v=[r2(x)+0.0 for x in v]
        if not any(v): continue
        ws.write(r,0,f'   {c} - {names[c]}',tx)
        for j,x in enumerate(v,1): ws.write(r,j,x,n)
        tot=[r2(a+x) for a,x in zip(tot,v)]
        rows.append(dict({"account":c,"name":names[c]},**dict(zip(K,v)))); r+=1
assert all(abs(x)<.02 for x in tot),tot; tot=[0.0]*14
ws.write(r,0,'Total',bd)
for j in range(1,15): ws.write(r,j,0,tb)
ws.col(0).width=11200
for j in range(1,15): ws.col(j).width=4100
ws.set_panes_frozen(True); ws.set_horz_split_pos(7); ws.set_vert_split_pos(1)
ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.fit_num_pages=1; ws.set_paper_size_code(5)
wb.save(D+'TrialBalancebyPeriod_OtterCreek.xls')
save('TrialBalancebyPeriod_OtterCreek.xls','TB','NetSuite-like trial balance, beginning + 12 monthly activity + ending, code and name in one cell',True,K,rows,[dict({"label":"Total"},**dict(zip(K,tot)))])
