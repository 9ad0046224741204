from common import *
import xlwt
rng=random.Random(5803)
N='Kestrel Storage WTB 2024.xls'
# acct, name, PY adjusted, unadjusted CY, AJE
R=[('1000','Prairie State Bank - Checking',48211.37,55950.37,0,''),
('1010','Prairie State Bank - Money Market',85000.00,140312.55,412.18,'5'),
('1050','Undeposited Funds',1240.00,2186.50,-311.00,'2'),
('1200','Rent Receivable',9875.20,14220.75,0,''),
('1210','Allowance for Bad Debts',-2400.00,-2400.00,-2850.00,'3'),
('1300','Prepaid Insurance',7310.00,18964.00,-11379.00,'1'),
('1500','Land',640000.00,640000.00,0,''),
('1510','Buildings - Storage',3185400.00,3185400.00,0,''),
('1520','Paving & Fencing',214750.00,238900.00,0,''),
('1530','Gate System, Cameras & Office Equipment',66120.00,71455.00,4890.00,'4'),
('1590','Accumulated Depreciation',-912344.00,-912344.00,-131905.00,'6'),
('2000','Accounts Payable',-6418.93,-3977.40,-4890.00,'4'),
('2050','Credit Card - Card 8802',-1874.66,-2310.09,0,''),
('2100','Sales Tax Payable',-412.55,-498.30,0,''),
('2150','Payroll Liabilities',-2217.40,-2406.18,0,''),
('2200','Prepaid Rents (Customer Credits)',-11960.00,-13435.00,0,''),
('2300','Accrued Property Tax',-47200.00,-47200.00,-2650.00,'7'),
('2700','Note Payable - Prairie State Bank',-2041877.12,-1968320.44,0,''),
('3000',"Members' Capital",-905000.00,-905000.00,0,''),
('3100','Distributions',120000.00,180000.00,0,''),
('3900','Accumulated Earnings',None,None,0,''),
('4000','Storage Rent',-611482.10,-648917.60,0,''),
('4010','Rent Discounts & Promotions',21455.00,28316.00,0,''),
('4100','Late & Lien Fees',-22310.00,-24695.00,0,''),
('4200','Administration Fees',-8225.00,-9050.00,0,''),
('4300','Tenant Protection Plan Income',-31840.25,-38112.75,0,''),
('4400','Retail Sales - Locks & Boxes',-6117.90,-5842.35,311.00,'2'),
('4500','Truck Rental Commissions',-4211.08,-4870.66,0,''),
('4900','Interest Earned',-1980.14,-2704.37,-412.18,'5'),
('5000','Cost of Retail Goods Sold',2955.40,2811.62,0,''),
('6000','Wages - Site Managers',92480.00,97316.40,0,''),
('6050','Payroll Taxes & Workers Comp',10877.31,11429.06,0,''),
('6100','Advertising & Web Listings',18340.00,21275.90,0,''),
('6150','Auction Expense',1465.00,1210.00,0,''),
('6200','Bad Debt Expense',5120.50,3318.25,2850.00,'3'),
('6250','Bank & Merchant Fees',14903.66,16288.71,0,''),
('6300','Insurance - Property & Liability',14620.00,7585.00,11379.00,'1'),
('6350','Management Fee (6%)',39912.00,42318.00,0,''),
('6400','Office & Software',9218.45,9944.13,0,''),
('6450','Professional Fees',5400.00,6150.00,0,''),
('6500','Property Taxes',94400.00,94400.00,2650.00,'7'),
('6550','Repairs & Maintenance',24831.72,19406.88,0,''),
('6600','Snow & Landscaping',8760.00,10125.00,0,''),
('6650','Telephone & Internet',4128.60,4233.12,0,''),
('6700','Utilities',19045.39,20118.64,0,''),
('7000','Interest Expense',98812.44,94650.17,0,''),
('7100','Depreciation',129480.00,0.00,131905.00,'6'),]
R=[list(r) for r in R]
for i in (2,3):
    t=round(sum(r[i] for r in R if r[i] is not None),2)
    for r in R:
        if r[i] is None: r[i]=-t
aje=round(sum(r[4] for r in R),2); assert aje==0,aje
wb=xlwt.Workbook(); ws=wb.add_sheet('WTB'); x=wb.add_sheet('AJE')
F='#,##0.00_);(#,##0.00)'
def S(b=False,num=None,al=None,bd='',sz=200,it=False,wrap=False):
    s=f'font: name Arial, height {sz}, bold {"on" if b else "off"}, italic {"on" if it else "off"};'
    if al or wrap: s+=f'align: horiz {al or "general"}, vert bottom, wrap {"on" if wrap else "off"};'
    if bd: s+=f'borders: {bd};'
    return xlwt.easyxf(s,num_format_str=num or 'General')
for i,w in enumerate([8,42,16,16,15,15,5,17]): ws.col(i).width=w*256
ws.write(0,0,'Kestrel Self Storage of Ottawa, LLC',S(True,sz=240)); ws.write(1,0,'Working Trial Balance',S(True)); ws.write(2,0,'Year ended December 31, 2024',S())
ws.write(0,7,'W/P  TB-1',S(al='right')); ws.write(1,7,'Prep: DMH  2/11/25',S(al='right')); ws.write(2,7,'Rev: CLT  2/20/25',S(al='right'))
h=S(True,al='center',bd='bottom thin',wrap=True)
ws.write_merge(4,4,4,5,'Adjustments',S(True,al='center',bd='bottom thin'))
for i,t in enumerate(['Acct','Description','Prior Year 12/31/2023','Unadjusted 12/31/2024','Debit','Credit','Ref','Adjusted Ending Balance']): ws.write(5,i,t,h)
ws.row(5).height_mismatch=True; ws.row(5).height=560
n=S(num=F); r0=6; rows=[]; T=[0]*5
for i,(a,nm,py,un,aj,ref) in enumerate(R):
    r=r0+i+(1 if a>='4000' else 0)   # a spacer between balance sheet and P&L
    ws.write(r,0,a,S()); ws.write(r,1,nm,S()); ws.write(r,2,py,n); ws.write(r,3,un,n)
    d=aj if aj>0 else None; c=round(-aj,2) if aj<0 else None; ad=round(un+aj,2)
    if d: ws.write(r,4,d,n)
    if c: ws.write(r,5,c,n)
    if ref: ws.write(r,6,f'{ref}',S(al='center',it=True))
    ws.write(r,7,ad,n)
    rows.append({'account':a,'name':nm,'other:Prior Year 12/31/2023':py,'other:Unadjusted 12/31/2024':un,'other:Adjustments Debit':d,'other:Adjustments Credit':c,'ending':ad})
K=['other:Prior Year 12/31/2023','other:Unadjusted 12/31/2024','other:Adjustments Debit','other:Adjustments Credit','ending']
tot={'label':'Total'}; ni={'label':'Net (Income) Loss'}
for k in K: tot[k]=round(sum(q.get(k) or 0 for q in rows),2)+0.0
for k in (K[0],K[1],K[4]): ni[k]=round(sum(q[k] for q in rows if q['account']>='4000'),2)
r+=1; tt=S(True,num=F,bd='top thin, bottom double')
for d,st,lab in ((tot,tt,'Total'),(ni,S(True,num=F),'Net (Income) Loss')):
    ws.write(r,1,lab,S(True))
    for c,k in ((2,K[0]),(3,K[1]),(4,K[2]),(5,K[3]),(7,K[4])):
        if k in d: ws.write(r,c,abs(d[k]) if d[k]==0 else d[k],st)
    r+=2
ws.write(r,0,'PY balances agree to prior-year compiled statements. See AJE tab for entry descriptions.',S(it=True,sz=160))
x.write(0,0,'Kestrel Self Storage of Ottawa, LLC - Adjusting entries 12/31/2024',S(True)); 
for i,(k,t) in enumerate([('1','Expire prepaid insurance, policy year May-May'),('2','Reclass undeposited retail receipts booked twice'),('3','Allowance to 37% of over-60 balances'),('4','Accrue gate keypad replacement, paid Jan 2025'),('5','Record Dec money market interest'),('6','Book depreciation per schedule'),('7','True up 2024 property tax to bill')]): x.write(2+i,0,k,S()); x.write(2+i,1,t,S())
x.col(1).width=60*256
ws.panes_frozen=True; ws.horz_split_pos=6
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(doc(N))
for k in tot:
    if k!='label' and tot[k]==0: tot[k]=0.0
save(N,'TB',K,rows,[tot,ni],'accountant working trial balance, prior year, unadjusted, AJE pairs, adjusted; .xls with AJE tab',False)
