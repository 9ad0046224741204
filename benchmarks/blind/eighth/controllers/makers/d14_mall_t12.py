# Mall trailing-12 by account tree, print-to-Excel (xlsxwriter): quarter subtotals between months, page headings repeated in the sheet, label indented by columns, hidden zero accounts and hidden entity column, ~250 rows
from common import *
import xlsxwriter
rng=random.Random(1414); F='Trailing12_AcctTree_SilverSpurMall_Dec2025.xlsx'
s=S(12); n=[0]
xm=[.85,.88,.95,.97,1,.98,1,1.03,.95,1,1.15,1.6]
pay2=[.1,.1,.1,.1,.1,.1,.1,.1,.1,.1,.1,.1]
def L(code,label,mb,lvl,**k):
    if mb==0: v=[0]*12
    else:
        ev=k.pop('every',None); v=series(rng,abs(mb),round_=100,noise=k.pop('noise',.08),growth=k.pop('growth',.015),zero=k.pop('zero',0),season=k.pop('season',None))
        if ev: v=[x if (m+1)%ev==0 else 0 for m,x in enumerate(v)]
        if mb<0: v=[-x for x in v]
    return s.l(label,v,code=code,lvl=lvl,hide=(mb==0))
def node(label,kids,lvl,tot=None,**kw):
    """kids: list of tuples (line) or ('#',label,kids[,tot])"""
    s.h(label,lvl=lvl); it=[]
    for q in kids:
        if q[0]=='#': it.append(node(q[1],q[2],lvl+1,*(q[3:4])))
        else: it.append(L(q[0],q[1],q[2],lvl+1,**(q[3] if len(q)>3 else {})))
    return s.t(tot or 'Total '+label,it,lvl=lvl,**kw)
S_=lambda x:{'season':xm,'noise':x}
rev=node('REVENUES',[
 ('#','Minimum Rent',[('400100','Anchors',88400,{'noise':0,'growth':0}),('400110','Mini-Anchors / Big Box',161300,{'noise':.01}),('400120','In-Line Shops',742600,{'noise':.015}),('400130','Food Court',96400,{'noise':.02}),('400140','Restaurants & Outparcels',88100,{'noise':.01}),('400150','Theatre',54000,{'noise':0,'growth':0}),('400160','Kiosks - Permanent',31200,{'noise':.03}),('400170','Bank / ATM Pads',8700,{'noise':0}),('400180','Cinema Annex',0),('400190','Rent Relief / Deferrals',-11200,{'noise':.4})]),
 ('#','Percentage Rent',[('401100','Percentage Rent - In Lieu',28600,{'noise':.12}),('401110','Percentage Rent - Overage',41800,{'every':3,'noise':.4}),('401120','Percentage Rent - Anchor',9500,{'every':12,'noise':0}),('401190','Percentage Rent Audit Recov.',2400,{'zero':.8,'noise':.8})]),
 ('#','Specialty Leasing',[('402100','RMU / Carts',27800,S_(.08)),('402110','Temporary In-Line',46200,S_(.1)),('402120','Seasonal (Santa, Calendars, Halloween)',38600,{'season':[0,0,.1,.2,0,0,0,.1,.5,1.1,2.1,2.6]}),('402130','Vending & Strollers',7350,S_(.06)),('402140','Events & Sponsorship',12100,{'noise':.6}),('402150','Digital Display Advertising',15400,{'noise':.1}),('402160','Photo Booth Share',0)]),
 ('#','Recoveries',[
   ('#','CAM Recoveries',[('403100','CAM - Fixed',214800,{'noise':.01}),('403110','CAM - Pro Rata Estimate',88900,{'noise':.02}),('403120','CAM - Anchor Contribution',19300,{'noise':0}),('403190','CAM - Prior Year Adj.',9400,{'zero':.85,'noise':.5})]),
   ('#','Tax Recoveries',[('403200','Real Estate Tax - Estimate',151700,{'noise':.01}),('403290','Real Estate Tax - Prior Year Adj.',-7400,{'zero':.85,'noise':.5})]),
   ('#','Utility Recoveries',[('403300','Electric - HVAC Recov.',62900,{'season':[.9,.9,.9,.9,1,1.2,1.3,1.3,1.1,.95,.9,.9]}),('403310','Electric - Tenant Redistribution',55100,{'noise':.1}),('403320','Water & Sewer Redistribution',13900),('403330','Trash Compactor Recov.',8200,{'noise':.03}),('403340','Chilled Water Plant',0)]),
   ('#','Marketing Fund Recoveries',[('403400','Marketing Fund Dues',28400,{'noise':.02}),('403410','Media Fund Dues',10100,{'noise':.02}),('403420','Grand Opening Assessments',1800,{'zero':.7})]),
   ('403500','Insurance Recovery',12700,{'noise':.02}),('403510','Fire Service Charge',2900,{'noise':.01})]),
 ('#','Other Income',[('404100','Parking - Valet Program',6800,S_(.1)),('404110','EV Charging Share',1450,{'growth':.3}),('404120','Gift Card Breakage',3900,{'every':3}),('404130','Gift Card Fees',1900,S_(.15)),('404140','Late Charges',2700,{'noise':.5}),('404150','Lease Cancellation',95000,{'zero':.9}),('404160','Interest Income',1900,{'noise':.2}),('404170','Filming / Location Fees',2200,{'zero':.75}),('404180','Security Services to Anchor',5400,{'noise':0}),('404190','Misc. Income',610,{'noise':.9})])],0,'TOTAL REVENUES',kind='TOTAL',key='total_income')
W=lambda a,b:[('%s10'%a,'Salaries & Wages',b,{'noise':.05}),('%s20'%a,'Payroll Taxes & Benefits',b*.27,{'noise':.08})]
ex=node('OPERATING EXPENSES',[
 ('#','Common Area Maintenance',[
   ('#','Housekeeping',W('5010',9200)+[('501030','Housekeeping Contract',74600,{'noise':.02}),('501040','Restroom & Paper Supplies',8100,S_(.1)),('501050','Trash Removal & Compaction',17400,S_(.06)),('501060','Window / Skylight Cleaning',4100,{'every':2}),('501070','Pest Control',2300,{'noise':.03}),('501080','Carpet & Stone Care',3600,{'noise':.4}),('501090','Food Court Bussing',24800,S_(.04))]),
   ('#','Security',W('5020',12900)+[('502030','Guard Contract',88300,S_(.03)),('502040','Off-Duty Police Details',14200,S_(.15)),('502050','Patrol Vehicle Costs',2900,{'noise':.2}),('502060','CCTV & Radio',3300,{'noise':.4}),('502070','Youth Escort Policy Program',0)]),
   ('#','Repairs & Maintenance',W('5030',31800)+[('503030','HVAC - Rooftop Units',13400,{'noise':.4}),('503040','HVAC - Filters & Chemicals',3200,{'every':3}),('503050','Electrical & Lighting',7900,{'noise':.35}),('503060','Plumbing & Backflow',5300,{'noise':.5}),('503070','Escalator & Elevator Contract',18100,{'noise':.01}),('503080','Escalator & Elevator Repairs',4900,{'zero':.4,'noise':.8}),('503090','Fire & Life Safety',6200,{'noise':.4}),('503100','Roof Repairs',5800,{'zero':.2,'noise':.8}),('503110','Doors, Glass & Hardware',3900,{'noise':.5}),('503120','Painting',2700,{'zero':.3}),('503130','Play Area',1100,{'noise':.5}),('503140','Fountain & Pools',900,{'noise':.3}),('503150','Vehicles & Equipment',2100,{'noise':.4}),('503160','Flood Mitigation',0)]),
   ('#','Exterior',[('504010','Landscaping - Exterior',15400,{'season':[.4,.4,.9,1.3,1.4,1.3,1.2,1.2,1.1,1,.8,.4]}),('504020','Interior Plantscape',6200,{'noise':.02}),('504030','Snow & Ice Removal',31800,{'season':[1.6,1.4,.7,0,0,0,0,0,0,0,.4,1.5]}),('504040','Parking Lot Sweeping',8300,{'noise':.02}),('504050','Lot Repairs & Striping',9400,{'season':[0,0,0,.4,1.8,2,1.2,.9,.6,0,0,0]}),('504060','Lot Lighting',3100,{'noise':.3}),('504070','Signage',1600,{'noise':.6}),('504080','Stormwater / Retention Ponds',1450,{'every':3})]),
   ('#','CAM Administration',[('505010','Management Office Rent',4200,{'noise':0,'growth':0}),('505020','Telephone & Data',3700,{'noise':.04}),('505030','Office Supplies',1300,{'noise':.3}),('505040','Customer Service Desk',9900,S_(.05)),('505050','Uniforms & Training',1250,{'zero':.3})])]),
 ('#','Utilities',[('#','Electric',[('510010','Electric - Common Area',69900,{'season':[.95,.9,.9,.9,1,1.15,1.25,1.25,1.1,.95,.9,1]}),('510020','Electric - HVAC Plant',46800,{'season':[.7,.7,.8,.9,1.1,1.4,1.6,1.55,1.2,.9,.7,.7]}),('510030','Electric - Redistributed to Tenants',50300,{'noise':.1}),('510040','Electric - Vacant Space',3900,{'noise':.25})]),('510100','Gas',9800,{'season':[2,1.8,1.4,.9,.5,.4,.3,.3,.4,.8,1.3,1.8]}),('510200','Water & Sewer',19900,{'noise':.08}),('510300','Utility Consultant',1100,{'every':3,'noise':0})]),
 ('#','Taxes & Insurance',[('520010','Real Estate Taxes',188900,{'noise':0,'growth':0}),('520020','Special Assessments (TIF / CID)',7200,{'noise':0,'growth':0}),('520030','Personal Property Tax',850,{'noise':0,'growth':0}),('520040','Tax Appeal Fees',14000,{'zero':.9}),('520110','Property Insurance',24700,{'noise':0,'growth':0}),('520120','Liability & Umbrella',11800,{'noise':0,'growth':0}),('520130','Flood / Quake / Terrorism',5150,{'noise':0,'growth':0})]),
 ('#','Marketing',W('5300',7100)+[('530030','Advertising - Media',13800,S_(.2)),('530040','Events, Santa & Holiday Decor',11900,{'season':[.1,.2,.5,.7,.2,.3,.3,.6,.4,1.3,4,3.4]}),('530050','Sponsorship Costs',2300,{'noise':.6}),('530060','Website, Social & App',4900,{'noise':.05}),('530070','Gift Card Program Cost',1700,S_(.2)),('530080','Grand Opening Promotions',1500,{'zero':.6})]),
 ('#','General & Administrative',W('5400',28700)+[('540030','Management Fee',61900,{'noise':.03}),('540040','Specialty Leasing Commissions',14800,S_(.1)),('540050','Legal - Tenant Matters',5700,{'noise':.7}),('540060','Audit & Tax',3600,{'every':6,'noise':.1}),('540070','Sales Audit Expense',900,{'zero':.6}),('540080','Travel & Entertainment',1700,{'noise':.6}),('540090','Dues (ICSC, Chamber)',650,{'zero':.5}),('540100','Bank & Lockbox Fees',1150,{'noise':.1}),('540110','Bad Debt Expense',12700,{'noise':.8}),('540120','Charitable',300,{'zero':.6}),('540130','Office of the Trustee',0)]),
 ('#','Non-Recoverable Property Expense',[('550010','Vacant Space Maintenance',4300,{'noise':.5}),('550020','Landlord Leasing Costs (Non-Cap.)',2600,{'zero':.3}),('550030','Ground Rent - Parcel 7',6250,{'noise':0,'growth':0}),('550040','REA Dues',1900,{'noise':0,'growth':0})])],0,'TOTAL OPERATING EXPENSES',kind='TOTAL',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[rev,ex],[1,-1],kind='TOTAL',key='noi')
bt=node('BELOW THE LINE',[('#','Financing',[('610010','Interest - CMBS Loan',402700,{'noise':.015}),('610020','Interest - B Note',51200,{'noise':.01}),('610030','Amortization of Financing Costs',13900,{'noise':0,'growth':0}),('610040','Servicer / Cash Mgmt Fees',1800,{'noise':.05})]),('#','Depreciation & Amortization',[('620010','Depreciation - Building',318300,{'noise':0}),('620020','Depreciation - Tenant Allowances',71800,{'noise':.02}),('620030','Amortization - Lease Costs',22900,{'noise':.02})]),('#','Ownership',[('630010','Asset Management Fee',21600,{'noise':0}),('630020','Entity Franchise Tax',9500,{'zero':.85}),('630030','Impairment',0),('630040','Settlement Gain',-64000,{'zero':.92})])],0,'TOTAL BELOW THE LINE')
ni=s.t('NET INCOME / (LOSS)',[noi,bt],[1,-1],kind='TOTAL',key='net_income')
def getv(r):
    v=r['v']; o=[]
    for q in range(4): o+=v[3*q:3*q+3]+[sum(v[3*q:3*q+3])]
    return o+[sum(v)]
cols=[]
for q in range(4): cols+=['%s-25'%m.upper() for m in MON[3*q:3*q+3]]+['QTR %d'%(q+1)]
cols+=['12 MO TOTAL']
wb=xlsxwriter.Workbook(os.path.join(DOCS,F)); w=wb.add_worksheet('T12 Tree'); base={'font_name':'Tahoma','font_size':8}; fm=lambda **k:wb.add_format({**base,**k})
# A entity (hidden) | B acct | C..F label levels | G.. numbers
row=0; pg=0; NF='#,##0;-#,##0;0'; N={}
def F_(**k):
    t=tuple(sorted(k.items())); 
    if t not in N: N[t]=fm(**k)
    return N[t]
def head():
    global row,pg; pg+=1
    w.write(row,1,'SSM - SILVER SPUR MALL',F_(bold=1)); w.write(row,10,'TRAILING 12 MONTHS - ACCOUNT TREE (ACCRUAL)',F_(bold=1)); w.write(row,21,'PAGE %d'%pg,F_()); row+=1
    w.write(row,1,'RUN 01/16/26 07:33',F_()); w.write(row,10,'JANUARY 2025 THRU DECEMBER 2025',F_()); row+=2
    w.write(row,0,'ENT',F_(bold=1)); w.write(row,1,'ACCT',F_(bold=1,bottom=1)); w.write(row,2,'DESCRIPTION',F_(bold=1,bottom=1)); [w.write(row,c,'',F_(bottom=1)) for c in (3,4,5)]
    for j,t in enumerate(cols): w.write(row,6+j,t,F_(bold=1,bottom=1,align='right'))
    row+=2
head(); k=0; breaks=[]
for i,r in enumerate(s.rows):
    if k>=52: row+=1; breaks.append(row); head(); k=0
    b=r['type']!='LINE'
    w.write(row,0,'SSM',F_())
    if r['code']: w.write_number(row,1,int(r['code']),F_(align='left'))
    w.write(row,2+min(r['lvl'],3),r['label'],F_(bold=1) if b else F_())
    if r['v']:
        for j,x in enumerate(getv(r)):
            o=dict(num_format=NF)
            if b: o.update(bold=1,top=1)
            if r['type']=='TOTAL': o.update(bottom=6)
            if j%5==3 or False: pass
            if cols[j][0] in 'Q1': o.update(bg_color='#EFEFEF')
            w.write(row,6+j,x//100,F_(**o))
    if r['hide']: w.set_row(row,None,None,{'hidden':1})
    else: k+=1
    row+=1
    if r['type']=='TOTAL': row+=1; k+=1
w.write(row+1,1,'*** END OF REPORT ***',F_())
w.set_column('A:A',5,None,{'hidden':1}); w.set_column('B:B',8); w.set_column('C:E',2); w.set_column('F:F',36); w.set_column(6,22,9.5); w.set_column(22,22,11)
w.set_landscape(); w.set_paper(5); w.fit_to_pages(1,0); w.set_h_pagebreaks(breaks); w.hide_gridlines(2); wb.close()
st=truth(s,'TRAILING 12 MONTHS - ACCOUNT TREE (ACCRUAL)','SILVER SPUR MALL','2025-01-01','2025-12-31',cols,getv,sheet='T12 Tree')
save(F,[st],dict(assetType='RETAIL',documentType='OPERATING_STATEMENT_T12',author='controllers',style='mainframe-like account-tree T12 exported to a sheet: months with quarter subtotals, labels stepped over four columns, numeric account codes',hard='some 200 rows, page headings repeated inside the sheet, quarter columns between months, four levels of totals, hidden zero accounts and hidden entity column, seasonal zeros, same line names in several departments'))
