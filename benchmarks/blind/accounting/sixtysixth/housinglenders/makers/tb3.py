from common import *
import xlwt
rng=random.Random(6603)
# MHC: opening, period Dr, period Cr, closing   (October 2025)
X=[('101.00','Cash - Operating (Farmers Mutual)',88214.07),('101.10','Cash - Security Deposits',41260.00),('101.90','Undeposited Funds',1285.00),('110.00','Site Rent Receivable',23418.66),('110.10','Home Rent Receivable',9764.50),('110.20','Utility Reimb. Receivable',4188.03),('110.90','Allowance - Bad Debt',-8500.00),('112.00','Notes Receivable - Home Sales',186402.77),('115.00','Inventory - Park-Owned Homes',412850.00),('118.00','Prepaid Insurance',17310.42),('120.00','Escrow - Taxes',38106.15),('120.10','Escrow - Insurance',14227.90),('120.20','Escrow - Replacement Reserve',27450.00),
('150.00','Land',1140000.00),('151.00','Site Improvements',4326800.00),('152.00','Clubhouse & Buildings',388415.00),('153.00','Equipment & Vehicles',96220.18),('159.00','Accumulated Depreciation',-1022744.36),('170.00','Loan Costs, net',71204.50),
('201.00','Accounts Payable',-19844.21),('202.00','Accrued Payroll',-6310.44),('203.00','Accrued Property Tax',-44718.30),('204.00','Accrued Interest',-21376.02),('210.00','Tenant Security Deposits',-41260.00),('211.00','Prepaid Site Rent',-12907.35),('215.00','Sales Tax Payable',-618.22),('240.00','Note Payable - Agency Lender',-4562118.90),('241.00','Note Payable - Home Floorplan',-168300.00),
('301.00','Partner Capital - GP',-12500.00),('302.00','Partner Capital - LPs',-1237500.00),('303.00','Partner Distributions',260000.00),('309.00','Retained Earnings',None),
('401.00','Site Rent',-1003447.50),('401.10','Home Rent - POH',-121480.00),('401.20','RV / Boat Storage',-8910.00),('402.00','Loss to Vacancy',74612.00),('402.10','Concessions / New Move-In',5850.00),('403.00','Water & Sewer Reimb.',-88316.44),('403.10','Trash Reimb.',-21870.00),('404.00','Late & NSF Fees',-9465.00),('405.00','Laundry Income',-2318.75),('406.00','Home Sale Income',-64200.00),('406.10','Cost of Homes Sold',49815.00),('407.00','Interest on Notes',-12177.91),('409.00','Other Income',-1544.00),
('501.00','Manager Salary',47250.00),('501.10','Maintenance Wages',38912.60),('501.20','Payroll Taxes & WC',9648.07),('502.00','Repairs - Grounds & Roads',27364.88),('502.10','Repairs - POH',19215.31),('502.20','Water Plant Testing',5480.00),('503.00','Electricity',11208.64),('503.10','Water & Sewer Purchased',84117.25),('503.20','Trash Hauling',23940.00),('504.00','Mowing / Snow',16325.00),('505.00','Property Insurance',15579.36),('506.00','Property Taxes',67077.45),('507.00','Management Fee',49120.11),('508.00','Office & Telephone',8216.39),('508.10','Licenses & Dues',3175.00),('509.00','Legal - Evictions',4960.50),('509.10','Accounting',7200.00),('510.00','Bad Debt',3844.12),('511.00','Advertising',2470.00),('520.00','Interest - Agency Loan',193584.30),('520.10','Interest - Floorplan',9437.66),('530.00','Depreciation & Amort.',142218.75)]
o=sum(x[2] for x in X if x[2] is not None); X=[(a,n,r2(-o) if v is None else v) for a,n,v in X]
act={}
for a,n,v in X:
    if a>='401' and v:
        act[a]=r2(v/9*rng.uniform(.93,1.07))
act['406.00']=0;act['406.10']=0;act['502.20']=rng.choice([620.0]);act['509.10']=800.0
act['530.00']=15802.08
act.update({'110.00':1842.16,'110.10':-655.0,'110.20':214.88,'112.00':-3106.41,'115.00':28400.0,'118.00':-1731.04,'120.00':7453.05,'120.10':1731.04,'120.20':1525.0,'151.00':14250.0,'159.00':-14862.5,'170.00':-939.58,'201.00':-5127.44,'202.00':1288.19,'203.00':-7453.05,'204.00':0.0,'210.00':-600.0,'211.00':1966.2,'215.00':104.11,'240.00':6218.33,'241.00':-28400.0,'303.00':20000.0,'101.10':600.0,'101.90':-1285.0})
act['505.00']=1731.04; act['506.00']=7453.05
act['101.00']=r2(-sum(v for v in act.values()))
rows=[];T=dict(open_dr=0,open_cr=0,debit=0,credit=0,close_dr=0,close_cr=0)
for a,n,v in X:
    c=r2(act.get(a,0)); e=r2(v+c)
    if c==0: dr=cr=None
    elif a=='101.00': cr=131208.77; dr=r2(cr+c)
    elif a in('110.00','110.10','110.20','201.00','211.00','101.90'):
        k=dict(zip(('110.00','110.10','110.20','201.00','211.00','101.90'),(109850.,13200.,11960.4,44318.02,10811.15,16240.)))[a]
        dr,cr=(r2(k+c),k) if c>0 else (k,r2(k-c))
    elif a in('503.10','401.00') : dr,cr=(c,None) if c>0 else (415.0,r2(415-c))
    else: dr,cr=(c,None) if c>0 else (None,-c)
    d=dict(account=a,name=n,open_dr=v if v>0 else None,open_cr=-v if v<0 else None,debit=dr,credit=cr,close_dr=e if e>0 else None,close_cr=-e if e<0 else None)
    rows.append(d)
    for k in T: T[k]=r2(T[k]+(d[k] or 0))
assert T['open_dr']==T['open_cr'] and T['debit']==T['credit'] and T['close_dr']==T['close_cr'],T
wb=xlwt.Workbook(); ws=wb.add_sheet('Trial Bal')
E=xlwt.easyxf
h1=E('font: name Tahoma, bold on, height 240'); h2=E('font: name Tahoma, height 180'); g=E('font: name Tahoma, bold on, height 160, colour white; pattern: pattern solid, fore_colour dark_teal; align: horiz center'); g2=E('font: name Tahoma, bold on, height 160; pattern: pattern solid, fore_colour gray25; align: horiz right; borders: bottom thin'); g2l=E('font: name Tahoma, bold on, height 160; pattern: pattern solid, fore_colour gray25; borders: bottom thin')
tx=E('font: name Tahoma, height 160'); nu=E('font: name Tahoma, height 160','' ) ; nu=E('font: name Tahoma, height 160',num_format_str='#,##0.00'); to=E('font: name Tahoma, height 160, bold on; borders: top thin, bottom double',num_format_str='#,##0.00'); tol=E('font: name Tahoma, height 160, bold on')
ws.write(0,0,'Whippoorwill Bend Mobile Home Community LP',h1); ws.write(1,0,'Trial Balance with Period Activity',h2); ws.write(2,0,'Period: 10/01/2025 - 10/31/2025     Book: Accrual     Zero-balance accounts: omitted',h2)
r=4
ws.write_merge(r,r,0,1,'',g); ws.write_merge(r,r,2,3,'Opening Balance',g); ws.write_merge(r,r,4,5,'Period Activity',g); ws.write_merge(r,r,6,7,'Closing Balance',g)
for c,h in enumerate(['Account','Account Name','Debit','Credit','Debit','Credit','Debit','Credit']): ws.write(r+1,c,h,g2l if c<2 else g2)
r=6; K=list(T)
for d in rows:
    ws.write(r,0,d['account'],tx); ws.write(r,1,d['name'],tx)
    for c,k in enumerate(K):
        if d[k] is not None: ws.write(r,2+c,d[k],nu)
    r+=1
ws.write(r,1,'Grand Total:',tol)
for c,k in enumerate(K): ws.write(r,2+c,T[k],to)
r+=2; ws.write(r,0,'Printed 11/06/2025 3:47 PM   Whippoorwill Bend MHC   wbmhc_gl.rpt',E('font: name Tahoma, height 140, italic on'))
ws.col(0).width=2800; ws.col(1).width=9000
for c in range(2,8): ws.col(c).width=3900
ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; wb.active_sheet=0
ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None
ws.fit_num_pages=1
fn='WB_MHC_TrialBalance_Oct25.xls'; wb.save(R+'/documents/'+fn)
save(fn,'TB',K,rows,[dict(label='Grand Total:',**T)],style='legacy .xls export, manufactured home community borrower, opening/activity/closing Dr-Cr pairs under merged grouped headers',hard=False)
print(T, [ (x['account'],x['close_dr'],x['close_cr']) for x in rows if x['account']=='101.00'])
