from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,legal,landscape,A4
from reportlab.lib import colors
def cv(name,size): 
    return canvas.Canvas(DOC+name,pagesize=size,invariant=1)
def p01():
    R=random.Random(2601); S=St(12,lambda k,b:b+[sum(b)])
    m=lambda b,**k: mo(R,b,**k)
    S.h('INCOME','4000-0000',0); 
    rent=S.sec('RENTAL INCOME',[('4010-0000','Gross Potential Rent',[round(212450+310*i,2) for i in range(12)]),('4015-0000','Loss/Gain to Lease',m(-6120,var=.3)),('4020-0000','Vacancy Loss',m(-11840,var=.35)),('4025-0000','Concessions',m(-1450,var=.9)),('4030-0000','Employee Units',[-1485.0]*12),('4035-0000','Model/Down Unit',m(-1390,var=0,lump=.4)),('4040-0000','Bad Debt Write Offs',m(-1820,var=.9,lump=.2)),('4042-0000','Bad Debt Recovery',m(240,var=.8,lump=.5))],'NET RENTAL INCOME',hcode='4001-0000',tcode='4099-0000')
    oth=S.sec('OTHER INCOME',[('4110-0000','Application Fees',m(910,var=.5)),('4115-0000','Administrative Fees',m(1240,var=.5)),('4120-0000','Late Fees',m(1530,var=.3)),('4125-0000','Month to Month Fees',m(480,var=.6)),('4130-0000','Pet Rent',m(2310,var=.06)),('4135-0000','Carport Income',m(1865,var=.05)),('4140-0000','Laundry Income',m(620,lump=.3)),('4145-0000','Utility Reimbursement - Water/Sewer',m(9870,var=.06)),('4150-0000','Trash Reimbursement',m(2240,var=.03)),('4160-0000','Damages',m(870,var=.9,lump=.2)),('4190-0000','Miscellaneous Income',m(140,var=.9,lump=.4))],'TOTAL OTHER INCOME',hcode='4100-0000',tcode='4199-0000')
    ti=S.t('TOTAL INCOME',[rent,oth],code='4999-0000',rt='TOTAL',key='total_income')
    S.h('OPERATING EXPENSES','5000-0000',0); ex=[]
    for hc,h,ls in [('5100-0000','PAYROLL',[('Manager Salaries',6480,.02,0),('Assistant Manager/Leasing',5120,.1,0),('Maintenance Salaries',8930,.08,0),('Bonuses & Commissions',1150,.7,.3),('Payroll Taxes',1790,.15,0),('Workers Comp & Health',2660,.05,0)]),
      ('5200-0000','REPAIRS & MAINTENANCE',[('HVAC Repairs',1420,.8,.15),('Plumbing',1180,.7,0),('Electrical',430,.8,.25),('Pest Control',515,0,0),('Landscaping Contract',3100,0,0),('Pool Supplies & Service',640,.5,.2),('Turnover - Paint',2240,.5,0),('Turnover - Cleaning',1310,.5,0),('Turnover - Carpet',980,.7,.2)]),
      ('5300-0000','UTILITIES',[('Electric - House',2890,.2,0),('Electric - Vacant',610,.5,0),('Water & Sewer',11420,.1,0),('Trash Removal',2710,.02,0),('Gas',380,.6,0)]),
      ('5400-0000','MARKETING',[('Internet Advertising',2450,.05,0),('Resident Relations',420,.8,.2),('Locator Fees',890,.9,.4)]),
      ('5500-0000','ADMINISTRATIVE',[('Office Supplies',310,.6,0),('Software & Licenses',1485,0,0),('Telephone & Internet',740,.04,0),('Legal & Eviction',680,.9,.3),('Bank Charges',165,.3,0)]),
      ('5600-0000','MANAGEMENT FEES',[('Property Management Fee',6410,.03,0)]),
      ('5700-0000','TAXES & INSURANCE',[('Real Estate Taxes',21875,0,0),('Property Insurance',9640,0,0),('Franchise Tax',850,0,.91)])]:
        n=int(hc[:4]); ex.append(S.sec(h,[(f'{n+10+5*j}-0000',a,m(b,var=v,lump=l)) for j,(a,b,v,l) in enumerate(ls)],'TOTAL '+h,k='e',hcode=hc,tcode=f'{n+99}-0000'))
    te=S.t('TOTAL OPERATING EXPENSES',ex,code='5999-0000',rt='TOTAL',k='e',key='total_operating_expenses')
    noi=S.t('NET OPERATING INCOME',[ti],[te],code='6000-0000',rt='TOTAL',key='noi')
    non=S.sec('NON-OPERATING EXPENSES',[('7010-0000','Mortgage Interest',[round(58412.11-41.2*i,2) for i in range(12)]),('7110-0000','Depreciation',[31250.0]*12),('7115-0000','Amortization - Loan Costs',[1908.33]*12),('7205-0000','Asset Management Fee',m(2150,var=.02))],'TOTAL NON-OPERATING EXPENSES',k='e',hcode='7000-0000',tcode='7999-0000')
    S.t('NET INCOME',[noi],[non],code='9090-0000',rt='TOTAL',key='net_income')
    W,H=landscape(legal); N='alder_creek_t12_dec25.pdf'; c=cv(N,(W,H)); cols=[f'{x} 2025' for x in MN]+['Total']
    X0=30; lx=80; right=[lx+168+i*56.5 for i in range(1,14)]; right[-1]=W-26
    per=58; pages=[S.rows[i:i+per] for i in range(0,len(S.rows),per)]; idx=0
    for pn,pr in enumerate(pages):
        c.setFont('Helvetica-Bold',9); c.drawString(X0,H-30,'Alder Creek Apartments (alderck)'); c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-30,'Statement (12 months)')
        c.setFont('Helvetica',7.5); c.drawString(X0,H-41,'Period = Jan 2025-Dec 2025'); c.drawString(X0,H-51,'Book = Accrual ; Tree = ysi_is'); c.drawRightString(W-26,H-30,f'Page {pn+1}')
        y=H-66; c.setFillColor(colors.HexColor('#d9e2ec')); c.rect(X0-4,y-3,W-X0-18,11,0,1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',6.6)
        for x,t in zip(right,cols): c.drawRightString(x,y,t)
        for r in pr:
            y-=8.6; b=r['rt']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',6.4)
            c.drawString(X0,y,r['code']); c.drawString(lx+5*r['lvl'],y,r['label'])
            if r['b'] is not None:
                for x,v in zip(right,S.v(idx)): c.drawRightString(x,y,fm(v,2,'-'))
                if r['rt']=='TOTAL': c.line(lx+190,y+6.8,W-26,y+6.8)
            idx+=1
        c.setFont('Helvetica-Oblique',6); c.drawCentredString(W/2,18,'Monday, January 19, 2026  08:47 AM'); c.showPage()
    c.save(); save(N,[S.truth('Statement (12 months)','Alder Creek Apartments','2025-01-01','2025-12-31',cols)],'MULTIFAMILY','OPERATING_STATEMENT_T12','Yardi 12-month statement, legal landscape, two pages, codes')
def p02():
    R=random.Random(2602)
    def ex(k,b):
        s=1 if k=='i' else -1
        return [b[0],b[1],s*(b[0]-b[1]),b[2],b[3],s*(b[2]-b[3])]
    S=St(4,ex)
    def q(b,v=.06):
        bud=round(b); a=round(b*(1+R.uniform(-v,v))); yb=bud*10; ya=round(yb*(1+R.uniform(-v,v)*.7)); return [a,bud,ya,yb]
    rev=[]
    rev.append(S.sec('Resident Revenue',[(None,'Independent Living',q(186400)),(None,'Assisted Living',q(241900)),(None,'Memory Care',q(158750)),(None,'Second Person Fees',q(9800,.2)),(None,'Level of Care Fees',q(64300)),(None,'Rent Concessions',[-7250,-4000,-58900,-40000])],'Total Resident Revenue'))
    rev.append(S.sec('Ancillary Revenue',[(None,'Community Fees',q(12500,.4)),(None,'Respite Stays',q(6200,.5)),(None,'Guest Meals',q(780,.3)),(None,'Salon & Therapy Rent',[650,650,6500,6500]),(None,'Garage / Parking',[0,300,1200,3000])],'Total Ancillary Revenue'))
    ti=S.t('TOTAL REVENUE',rev,rt='TOTAL',key='total_income'); ids=[]
    S.h('OPERATING EXPENSES')
    for h,ls in [('Nursing & Care',[('Wages - Resident Care',128400),('Wages - Memory Care',47700),('Overtime & Agency',9500),('Medical Supplies',2150)]),('Dining Services',[('Wages - Dining',43900),('Raw Food',36250),('Kitchen Supplies',3100)]),('Housekeeping & Laundry',[('Wages - Housekeeping',15200),('Cleaning & Linen Supplies',2300)]),('Maintenance',[('Wages - Maintenance',10800),('Repairs & Service Contracts',11900),('Grounds & Snow Removal',2750)]),('Activities & Transportation',[('Wages - Life Enrichment',12300),('Vehicle & Program Costs',3250)]),('Sales & Marketing',[('Wages & Commissions - Sales',13100),('Advertising & Referral Fees',14800)]),('General & Administrative',[('Wages - Administration',28600),('Payroll Taxes & Benefits',51400),('Office, IT & Telephone',8300),('Licenses & Professional Fees',2900),('Bad Debt',1200)]),('Utilities',[('Electricity',10900),('Natural Gas',3800),('Water, Sewer & Waste',5600),('Cable TV',2700)]),('Fixed',[('Management Fee (5%)',34050),('Property Taxes',24800),('Liability & Property Insurance',13350)])]:
        ids.append(S.sec(h,[(None,a,q(b,.12)) for a,b in ls],'Total '+h,k='e'))
    te=S.t('TOTAL OPERATING EXPENSES',ids,rt='TOTAL',k='e',key='total_operating_expenses'); S.t('NET OPERATING INCOME',[ti],[te],rt='TOTAL',key='noi')
    N='Juniper_Terrace_Oct_financials.pdf'; W,H=letter; c=cv(N,letter); G=colors.HexColor('#2f5d50')
    rt=[232,278,322,352,420,470,518,548,582]; i=0; pg=0; y=0
    mr,yr=4216,41530
    def head():
        nonlocal y,pg
        pg+=1; c.setFillColor(G); c.rect(0,H-62,W,62,0,1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',15); c.drawString(30,H-30,'Juniper Terrace Senior Living'); c.setFont('Helvetica',9); c.drawString(30,H-46,'Budget Comparison  |  For the month and ten months ended October 31, 2025  |  138 licensed units'); c.setFillColor(colors.black); y=H-78
        if pg==1:
            c.setFont('Helvetica',7); c.drawString(30,y,f'Resident days: month {mr:,} / YTD {yr:,}      Average occupancy: month 94.5% / YTD 92.9%'); y-=14
        c.setFont('Helvetica-Bold',7.5); c.drawCentredString((190+352)/2,y,'OCTOBER 2025'); c.drawCentredString((375+582)/2,y,'YEAR TO DATE'); c.line(192,y-3,354,y-3); c.line(374,y-3,584,y-3); y-=12
        for x,t in zip(rt,['Actual','Budget','Variance','Var %','Actual','Budget','Variance','Var %','PRD']): c.drawRightString(x,y,t)
        y-=4
    head()
    for i,r in enumerate(S.rows):
        if y<56 or (r['rt']=='HEADING' and y<78): c.setFont('Helvetica',6.5); c.drawString(30,24,'Unaudited - prepared by Larkmoor Senior Management LLC'); c.drawRightString(582,24,f'{pg} / 2'); c.showPage(); head()
        y-=10.2 if r['rt']!='HEADING' else 13
        if r['rt']=='TOTAL': y-=3; c.setFillColor(colors.HexColor('#dcebe4')); c.rect(28,y-3,558,11.5,0,1); c.setFillColor(colors.black)
        c.setFont('Helvetica' if r['rt']=='LINE' else 'Helvetica-Bold',7.2); c.drawString(30+6*(r['lvl'] if r['rt']!='TOTAL' else 0),y,r['label'])
        if r['b'] is None: continue
        v=S.v(i); p=lambda a,b:'' if not b else (f'{a/abs(b)*100:.1f}%' if a>=0 else f'({-a/abs(b)*100:.1f}%)')
        for x,t in zip(rt,[fm(v[0]),fm(v[1]),fm(v[2]),p(v[2],v[1]),fm(v[3]),fm(v[4]),fm(v[5]),p(v[5],v[4]),f'{v[3]/yr:.2f}']): c.drawRightString(x,y,t)
        if r['rt']=='SUBTOTAL':
            c.setLineWidth(.4); c.line(195,y+7.4,584,y+7.4)
    c.setFont('Helvetica',6.5); c.drawString(30,24,'Unaudited - prepared by Larkmoor Senior Management LLC'); c.drawRightString(582,24,f'{pg} / 2'); c.save()
    save(N,[S.truth('Budget Comparison','Juniper Terrace Senior Living','2025-01-01','2025-10-31',['October 2025 Actual','October 2025 Budget','October 2025 Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance'])],'SENIOR_HOUSING','OPERATING_STATEMENT','senior living month/YTD budget comparison with var % and PRD')
def p03():
    R=random.Random(2603); S=St(6)
    def q(b,v=.08):
        bud=b*(1+R.uniform(-v,v)); ly=b*(1+R.uniform(-v,v)-.02); return [round(x,0) for x in (b*(1+R.uniform(-.02,.02)),bud,ly,b*8.35*(1+R.uniform(-.02,.02)),bud*8.5,ly*8.1)]
    S.h('OPERATING REVENUE'); rv=[S.l(a,q(b)) for a,b in [('Rooms',612300),('Food',98400),('Beverage',37100),('Meeting Room Rental',21800),('Other Operated Departments',9450),('Miscellaneous Income',5120)]]
    ti=S.t('TOTAL OPERATING REVENUE',rv,rt='TOTAL',key='total_income')
    S.h('DEPARTMENTAL EXPENSES'); dx=[S.l(a,q(b),k='e') for a,b in [('Rooms',158700),('Food & Beverage',104900),('Other Operated Departments',6310)]]
    td=S.t('TOTAL DEPARTMENTAL EXPENSES',dx,k='e'); dp=S.t('TOTAL DEPARTMENTAL PROFIT',[ti],[td])
    S.h('UNDISTRIBUTED OPERATING EXPENSES'); ux=[S.l(a,q(b),k='e') for a,b in [('Administrative & General',61200),('Information & Telecom Systems',11850),('Sales & Marketing',48400),('Franchise Fees',61230),('Property Operation & Maintenance',33700),('Utilities',27400)]]
    tu=S.t('TOTAL UNDISTRIBUTED EXPENSES',ux,k='e'); gop=S.t('GROSS OPERATING PROFIT',[dp],[tu])
    mf=S.l('Management Fees',q(23500,.03),k='e'); ib=S.t('INCOME BEFORE NON-OPERATING',[gop],[mf])
    S.h('NON-OPERATING INCOME & EXPENSES'); nx=[S.l(a,q(b,.02),k='e') for a,b in [('Property & Other Taxes',29600),('Insurance',14900),('Equipment Rent',2140),('Owner Expenses',1250)]]
    tn=S.t('TOTAL NON-OPERATING',nx,k='e'); eb=S.t('EBITDA',[ib],[tn]); rr=S.l('FF&E Reserve (4%)',[round(.04*S.rows[ti]['b'][c]) for c in range(6)],k='e'); noi=S.t('NET OPERATING INCOME',[eb],[rr],rt='TOTAL',key='noi')
    il=[S.l(a,b,k='e') for a,b in [('Interest Expense',[82410,82410,84905,663120,663120,682940]),('Depreciation & Amortization',[61000,61000,59500,488000,488000,476000]),('State Income Tax',[0,0,0,4150,4000,3980])]]
    S.t('NET INCOME (LOSS)',[noi],il,rt='TOTAL',key='net_income')
    N='HarborPoint_PL_P08.pdf'; W,H=landscape(letter); c=cv(N,(W,H))
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-34,'HARBOR POINT INN & SUITES'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-47,'Consolidated Summary Operating Statement'); c.drawCentredString(W/2,H-59,'For Period 08 Ending August 31, 2025'); c.setFont('Times-Roman',7.5); c.drawString(26,H-34,'Run 09/11/2025 06:52'); c.drawRightString(W-26,H-34,'Entity 0217 - 164 keys')
    L=[74,104,164,194,254,284]; RR=[550,580,640,670,730,760]; y=H-80; c.setFont('Times-Bold',8.5); c.drawCentredString(165,y,'C U R R E N T   P E R I O D'); c.drawCentredString(640,y,'Y E A R   T O   D A T E'); y-=12
    for g in (L,RR):
        for j,t in enumerate(['Actual','%','Budget','%','Last Year','%']): c.drawRightString(g[j],y,t)
    c.line(26,y-3,286,y-3); c.line(500,y-3,764,y-3); y-=4; tv=S.v(ti)
    # room stats
    for lab,a in [('Rooms Available',['5,084','5,084','5,084','39,852','39,852','39,852']),('Rooms Sold',['4,118','4,190','3,987','29,410','30,005','28,644']),('ADR',['149.01','147.60','146.22','150.84','149.90','145.77'])]:
        y-=10.5; c.setFont('Times-Italic',8); c.drawCentredString(W/2,y,lab)
        for j in range(3): c.drawRightString(L[2*j],y,a[j]); c.drawRightString(RR[2*j],y,a[3+j])
    y-=5
    for i,r in enumerate(S.rows):
        y-=10.6 if r['rt']!='HEADING' else 14
        c.setFont('Times-Roman' if r['rt']=='LINE' else 'Times-Bold',8.4); c.drawCentredString(W/2,y,r['label'])
        if r['b'] is None: continue
        v=S.v(i)
        for j in range(3):
            for g,o in ((L,0),(RR,3)):
                c.drawRightString(g[2*j],y,fm(v[o+j])); c.drawRightString(g[2*j+1],y,f'{v[o+j]/tv[o+j]*100:.1f}')
        if r['rt']!='LINE':
            c.setLineWidth(.4); c.line(26,y+7.6,286,y+7.6); c.line(500,y+7.6,764,y+7.6); y-=3
    c.save(); save(N,[S.truth('Consolidated Summary Operating Statement','HARBOR POINT INN & SUITES','2025-01-01','2025-08-31',['Current Period Actual','Current Period Budget','Current Period Last Year','Year to Date Actual','Year to Date Budget','Year to Date Last Year'])],'HOSPITALITY','OPERATING_STATEMENT','hotel summary P&L, label column in the middle',True)
def p04():
    R=random.Random(2604); ex=lambda k,b:[b[0],b[1],b[0]-b[1]]
    q=lambda b,v=.07:[round(b*(1+R.uniform(-v,v)),2),round(b*.96*(1+R.uniform(-v,v)),2)]
    S=St(2,ex); S.h('Ordinary Income/Expense',lvl=0)
    ti=S.sec('Income',[('4000','Storage Rental Income',q(684210)),('4010','Late & Lien Fees',q(21480)),('4020','Administration Fees',q(9640)),('4030','Tenant Protection Commissions',q(38120)),('4040','Truck & Trailer Rental Commission',q(6215,.3)),('4050','Retail Sales - Boxes & Locks',q(8870)),('4090','Discounts & Write-offs',q(-27300))],'Total Income',rt='TOTAL',key='total_income')
    cg=S.sec('Cost of Goods Sold',[('5000','Merchandise Purchases',q(4410))],'Total COGS',k='e'); gp=S.t('Gross Profit',[ti],[cg],lvl=1)
    S.h('Expense',lvl=1); sub=[]
    ad=S.l('Advertising & Web Listings',q(24150),'6010','e',2); bk=S.l('Bank & Merchant Fees',q(17720),'6020','e',2); ins=S.l('Insurance',q(22890),'6050','e',2)
    S.h('Payroll Expenses','6200',2); w=[S.l(a,q(b),cd,'e',3) for cd,a,b in [('6210','Manager Wages',78600),('6220','Relief Manager Wages',22350),('6230','Payroll Taxes',8840)]]; pr=S.t('Total Payroll Expenses',w,code='6200',k='e',lvl=2)
    o=[S.l(a,q(b),cd,'e',2) for cd,a,b in [('6300','Professional Fees',6900),('6350','Property Taxes',71260)]]
    S.h('Repairs & Maintenance','6400',2); w=[S.l(a,q(b,.3),cd,'e',3) for cd,a,b in [('6410','Doors & Gate',6830),('6420','Landscaping & Snow',9120),('6430','Elevator & HVAC',7440)]]; rm=S.t('Total Repairs & Maintenance',w,code='6400',k='e',lvl=2)
    o2=[S.l(a,q(b),cd,'e',2) for cd,a,b in [('6500','Software & Call Center',12480),('6550','Supplies & Postage',3110),('6600','Utilities',25930),('6650','Off-site Management Fee',44500)]]
    te=S.t('Total Expense',[ad,bk,ins,pr]+o+[rm]+o2,rt='TOTAL',k='e',key='total_operating_expenses',lvl=1)
    no=S.t('Net Ordinary Income',[gp],[te],rt='TOTAL',key='noi'); S.h('Other Income/Expense',lvl=0)
    oi=S.sec('Other Income',[('7010','Interest Income',[1184.22,806.57])],'Total Other Income'); oe=S.sec('Other Expense',[('8010','Interest Expense - Mortgage',[141206.18,145377.4]),('8020','Depreciation Expense',[88400,88400]),('8030','Amortization Expense',[3150,3150])],'Total Other Expense',k='e')
    nt=S.t('Net Other Income',[oi],[oe]); ni=S.t('Net Income',[no,nt],rt='TOTAL',key='net_income'); NI=S.rows[ni]['b']
    B=St(2,ex); B.h('ASSETS'); B.h('Current Assets',lvl=1)
    ck=B.sec('Checking/Savings',[('1000','Operating Account',[46218.94,38711.05]),('1010','Savings - Tax Reserve',[35630,34400])],'Total Checking/Savings',lvl=2); ar=B.sec('Accounts Receivable',[('1100','Tenant Receivables',[9418.5,11206.25])],'Total Accounts Receivable',lvl=2)
    oc=B.sec('Other Current Assets',[('1200','Prepaid Insurance',[9537.5,8911.67]),('1210','Merchandise Inventory',[2216.4,1987.1])],'Total Other Current Assets',lvl=2); ca=B.t('Total Current Assets',[ck,ar,oc],lvl=1)
    fa=B.sec('Fixed Assets',[('1500','Land',[610000]*2),('1510','Buildings & Improvements',[3447600,3431250]),('1520','Equipment & Gate System',[118940,112300]),('1590','Accumulated Depreciation',[-618800,-530400])],'Total Fixed Assets',lvl=1)
    oa=B.sec('Other Assets',[('1700','Loan Costs, Net',[18900,22050])],'Total Other Assets',lvl=1); ta=B.t('TOTAL ASSETS',[ca,fa,oa],rt='TOTAL',key='total_assets')
    B.h('LIABILITIES & EQUITY'); B.h('Liabilities',lvl=1); cl=B.sec('Current Liabilities',[('2000','Accounts Payable',[14377.12,16904.8]),('2100','Prepaid Rents',[21860,19344]),('2110','Accrued Property Taxes',[35630,34400]),('2120','Sales Tax Payable',[412.77,388.19])],'Total Current Liabilities',lvl=2)
    ll=B.sec('Long Term Liabilities',[('2500','Mortgage - Tri-County Bank',[2611438.66,2689102.48])],'Total Long Term Liabilities',lvl=2); tl=B.t('Total Liabilities',[cl,ll],rt='TOTAL',key='total_liabilities',lvl=1)
    eq=[B.rows[ta]['b'][c]-B.rows[tl]['b'][c] for c in (0,1)]; dr=[-180000,-165000]; cap=900000
    te_=B.sec('Equity',[('3000',"Members' Capital",[cap,cap]),('3100',"Members' Draws",dr),('3900','Retained Earnings',[r2(eq[c]-cap-dr[c]-NI[c]) for c in (0,1)]),(None,'Net Income',NI)],'Total Equity',rt='TOTAL',key='total_equity')
    B.t('TOTAL LIABILITIES & EQUITY',[tl,te_],rt='TOTAL')
    N='SecureBay Storage YE2025 QB.pdf'; W,H=letter; c=cv(N,letter)
    for X,title,sub,cols,top in [(S,'Profit & Loss Prev Year Comparison','January through December 2025',['Jan - Dec 25','Jan - Dec 24','$ Change'],0),(B,'Balance Sheet Prev Year Comparison','As of December 31, 2025',['Dec 31, 25','Dec 31, 24','$ Change'],0)]:
        c.setFont('Helvetica-Bold',8); c.drawString(36,H-36,'10:22 AM' ); c.drawString(36,H-47,'02/03/26'); c.drawString(36,H-58,'Accrual Basis'); c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2+20,H-38,'SecureBay Storage of Millbrook, LLC'); c.setFont('Helvetica-Bold',13); c.drawCentredString(W/2+20,H-54,title); c.setFont('Helvetica-Bold',9); c.drawCentredString(W/2+20,H-67,sub)
        y=H-90; c.setFont('Helvetica-Bold',8); rt=[372,448,518,572]
        for x,t in zip(rt,cols+['% Change']): c.drawCentredString(x-26,y,t); c.line(x-58 if x<570 else x-46,y-3,x+1,y-3)
        y-=4
        for i,r in enumerate(X.rows):
            y-=12.6; c.setFont('Helvetica-Bold',8); c.drawString(40+13*r['lvl'],y,((r['code']+' \u00b7 ') if r['code'] and not r['label'].startswith('Total') else '')+(r['label'] if not(r['code'] and r['label'].startswith('Total')) else 'Total '+r['code']+' \u00b7 '+r['label'][6:]))
            if r['b'] is None: continue
            v=X.v(i); c.setFont('Helvetica',8)
            for x,z in zip(rt,v): c.drawRightString(x,y,fm(z,2,'-'))
            c.drawRightString(rt[3],y,f'{v[2]/abs(v[1])*100:.1f}%' )
            if r['kids']:
                for x in rt[:3]: c.setLineWidth(.5); c.line(x-52,y+8.6,x,y+8.6)
            if r['label'] in('Net Income','TOTAL ASSETS','TOTAL LIABILITIES & EQUITY') and r['kids']:
                for x in rt[:3]: c.line(x-52,y-2,x,y-2); c.line(x-52,y-3.6,x,y-3.6)
        c.setFont('Helvetica-Bold',8); c.drawRightString(572,22,'Page 1'); c.showPage()
    c.save(); pn='SecureBay Storage of Millbrook, LLC'
    save(N,[S.truth('Profit & Loss Prev Year Comparison',pn,'2025-01-01','2025-12-31',['Jan - Dec 25','Jan - Dec 24','$ Change'],page=1),B.truth('Balance Sheet Prev Year Comparison',pn,None,'2025-12-31',['Dec 31, 25','Dec 31, 24','$ Change'],page=2)],'SELF_STORAGE','OPERATING_STATEMENT','QuickBooks P&L and balance sheet, previous year comparison, two statements')
def p05():
    R=random.Random(2605); S=St(5); sf=146820
    q=lambda b,v=.06:[round(b*g*(1+R.uniform(-v,v))) for g in (.93,.96,.99,1.01)]+[round(b/100)*100]
    S.h('REVENUE'); l=[S.l(a,q(b,v)) for a,b,v in [('Base Rental Income',2986300,.02),('Expense Recoveries',611400,.06),('Electric Reimbursement',148200,.1),('Parking Income',187500,.08),('Antenna & Storage Rent',42600,.03)]]
    pg=S.t('Potential Gross Income',l); vac=S.l('Less: Vacancy & Collection Loss',[-312640,-401275,-388910,-350000,-477100]); ti=S.t('Effective Gross Income',[pg,vac],rt='TOTAL',key='total_income')
    S.h('OPERATING EXPENSES'); e=[S.l(a,q(b,v),k='e') for a,b,v in [('Real Estate Taxes',468300,.03),('Insurance',71900,.05),('Utilities',341700,.05),('Janitorial',176400,.04),('Repairs & Maintenance',198600,.1),('Elevator & Life Safety',58300,.06),('Security',94100,.05),('Landscaping & Snow',41500,.15),('General & Administrative',83700,.08)]]
    e.append(S.l('Management Fee',[round(.03*S.rows[ti]['b'][c]) for c in range(5)],k='e'))
    te=S.t('Total Operating Expenses',e,rt='TOTAL',k='e',key='total_operating_expenses'); noi=S.t('NET OPERATING INCOME',[ti],[te],rt='TOTAL',key='noi')
    rs=[S.l('Replacement Reserves',[0,0,0,36700,36705],k='e'),S.l('Tenant Improvements & Leasing Commissions',[214900,388140,301720,275000,220200],k='e')]; S.t('NET CASH FLOW BEFORE DEBT SERVICE',[noi],rs,rt='TOTAL',key='net_cash_flow')
    i=e[3]; old=S.rows[i]['b'][1]; s=str(int(old)); new=int(s[:1]+str((int(s[1])+3)%10)+s[2:]); S.rows[i]['b'][1]=new
    pl={'what':f'Janitorial 2024 printed {new:,} instead of {int(old):,}; totals unchanged','kind':'digit_changed'}
    N='appraisal_income_recon_office.pdf'; W,H=landscape(letter); c=cv(N,(W,H)); c.setFont('Times-Italic',9); c.drawString(40,H-30,'Corbel & Wray Valuation Advisors'); c.drawRightString(W-40,H-30,'Income Capitalization Approach   72'); c.line(40,H-34,W-40,H-34)
    c.setFont('Times-Bold',13); c.drawString(40,H-54,'Reconstructed Operating Statement'); c.setFont('Times-Roman',9.5)
    for j,t in enumerate(['The subject, Kestrel Tower, contains 146,820 square feet of net rentable area. Historical results as supplied by the borrower were reclassified to our chart of accounts;','debt service, depreciation and partnership costs were excluded. The table below summarizes the history, the 2026 ownership budget and our stabilized forecast.']): c.drawString(40,H-70-12*j,t)
    x0=40; labw=192; cw=103; y=H-112; c.setFillColor(colors.HexColor('#1f2f4f')); c.rect(x0,y-16,labw+5*cw,30,0,1); c.setFillColor(colors.white); c.setFont('Times-Bold',8.5); heads=['2023 Actual','2024 Actual','TTM Sep-2025','2026 Budget','Appraiser Forecast']
    c.drawString(x0+4,y-11,'Net rentable area: 146,820 SF')
    for j,hd in enumerate(heads):
        X=x0+labw+j*cw; c.drawCentredString(X+cw/2,y+3,hd); c.drawRightString(X+66,y-11,'Total $'); c.drawRightString(X+99,y-11,'$/SF')
    c.setFillColor(colors.black); y-=16; top=y
    for i,r in enumerate(S.rows):
        y-=13.2
        if r['rt']=='TOTAL': c.setFillColor(colors.HexColor('#e6e6e6')); c.rect(x0,y-3.6,labw+5*cw,13,0,1); c.setFillColor(colors.black)
        c.setFont('Times-Roman' if r['rt']=='LINE' else 'Times-Bold',8.6 if len(r['label'])<32 else 8); c.drawString(x0+4+(8 if r['rt']=='LINE' else 0),y,r['label'])
        if r['b'] is not None:
            for j,v in enumerate(S.v(i)): c.drawRightString(x0+labw+j*cw+66,y,fm(v,0,'(','\u2013','$' if r['kids'] else '')); c.drawRightString(x0+labw+j*cw+99,y,fm(round(v/sf,2),2,'(','\u2013'))
    bot=y-5
    c.setLineWidth(.5)
    for j in range(6): c.line(x0+labw+j*cw,bot,x0+labw+j*cw,top)
    c.line(x0,bot,x0,top); c.line(x0,bot,x0+labw+5*cw,bot); c.setFont('Times-Italic',8); y=bot-13; ev=S.v(te); tv=S.v(ti)
    c.drawString(x0+4,y,'Operating expense ratio'); [c.drawRightString(x0+labw+j*cw+66,y,f'{ev[j]/tv[j]*100:.1f}%') for j in range(5)]
    c.setFont('Times-Roman',9.5); c.drawString(40,y-24,'Management was forecast at 3.0% of effective gross income. Reserves of $0.25 per square foot are shown below the line, consistent with investor practice in this market.')
    c.save(); save(N,[S.truth('Reconstructed Operating Statement','Kestrel Tower',None,None,heads,planted=pl,dash=True)],'OFFICE','OPERATING_STATEMENT',"appraiser's reconstructed statement, five columns with $/SF pairs, prose around",True)
def p06():
    B=St(2,lambda k,b:[b[0],b[1],b[0]-b[1]]); B.h('ASSETS')
    a=[B.sec('CASH & EQUIVALENTS',[('1010-000','Operating Cash - Lockbox',[214880.17,168402.93]),('1015-000','Property Management Account',[41237.66,38894.20]),('1030-000','Petty Cash',[500,500])],'TOTAL CASH & EQUIVALENTS'),
     B.sec('RECEIVABLES',[('1110-000','Tenant Receivables',[96412.08,121870.44]),('1115-000','Unbilled CAM & Tax Recoveries',[48210,39655.5]),('1120-000','Deferred Rent Receivable',[318447.9,291206.31]),('1190-000','Allowance for Doubtful Accounts',[-22500,-31000])],'TOTAL RECEIVABLES'),
     B.sec('ESCROWS & PREPAIDS',[('1210-000','Real Estate Tax Escrow',[187340.22,174911.6]),('1215-000','Insurance Escrow',[29870.4,26114.75]),('1220-000','TI/LC Reserve',[412006.51,350118.03]),('1240-000','Prepaid Expenses',[15440.12,14980]),('1260-000','Utility Deposits',[0,2150])],'TOTAL ESCROWS & PREPAIDS'),
     B.sec('REAL ESTATE',[('1410-000','Land',[4850000,4850000]),('1420-000','Buildings',[15320400,15320400]),('1430-000','Tenant Improvements',[2106711.35,1874220.1]),('1440-000','Site Improvements',[640180,612730]),('1490-000','Accumulated Depreciation',[-5288164.77,-4771902.65])],'NET REAL ESTATE'),
     B.sec('DEFERRED COSTS',[('1510-000','Leasing Commissions, Net',[366920.48,341455.9]),('1520-000','Financing Costs, Net',[88214.14,110267.68])],'TOTAL DEFERRED COSTS')]
    ta=B.t('TOTAL ASSETS',a,rt='TOTAL',key='total_assets'); B.h('LIABILITIES & EQUITY')
    l=[B.sec('CURRENT LIABILITIES',[('2010-000','Accounts Payable - Trade',[61804.39,88340.7]),('2020-000','Accrued Expenses',[34915,29640.25]),('2030-000','Accrued Real Estate Taxes',[181200,172500]),('2035-000','Accrued Interest',[57218.33,58602.9]),('2050-000','Prepaid Rent',[77610.2,64119.05])],'TOTAL CURRENT LIABILITIES'),
     B.sec('LONG TERM LIABILITIES',[('2310-000','First Mortgage Payable',[12814220.61,13124806.28]),('2390-000','Tenant Security Deposits',[143875,139200])],'TOTAL LONG TERM LIABILITIES')]
    tl=B.t('TOTAL LIABILITIES',l,rt='TOTAL',key='total_liabilities'); E=[B.rows[ta]['b'][c]-B.rows[tl]['b'][c] for c in (0,1)]; d=[-420000,-360000]; ni=[511640.83,468217.4]
    eq=B.sec("PARTNERS' EQUITY",[('3010-000','Partner Contributions',[7200000,7200000]),('3020-000','Partner Distributions - Current Year',d),('3050-000','Accumulated Deficit - Prior Years',[r2(E[c]-7200000-d[c]-ni[c]) for c in (0,1)]),('3900-000','Current Year Earnings',ni)],"TOTAL PARTNERS' EQUITY",rt='TOTAL',key='total_equity'); B.t('TOTAL LIABILITIES & EQUITY',[tl,eq],rt='TOTAL')
    N='MRI_GLBS_4410_202512.pdf'; W,H=letter; c=cv(N,letter); y=H-40; F='Courier'
    for t in ['Database: FALLSGATE                      Comparative Balance Sheet                        Page:   1','ENTITY:   4410                        Fallsgate Shopping Center                Date: 1/21/2026','Report:   GL_BS_CMP                   Fallsgate Retail Partners LP             Time:  02:51 PM','Accrual                                     December 2025']: c.setFont(F,7.6); c.drawString(34,y,t); y-=10
    y-=10; rt=[408,496,578]
    for h in [('Balance','Balance','Net'),('12/31/2025','12/31/2024','Change')]:
        for x,t in zip(rt,h): c.drawRightString(x,y,t)
        y-=10
    def ul(ch):
        for x in rt: c.drawRightString(x,y,ch*14)
    ul('-')
    for i,r in enumerate(B.rows):
        if r['kids']: y-=7; ul('-'); y-=8.5
        else: y-=10.2
        if r['rt']=='HEADING' and i: y-=2
        c.setFont(F,7.6)
        if r['code']: c.drawString(34,y,r['code'])
        c.drawString(34 if r['rt']=='TOTAL' or r['lvl']==0 else (48 if not r['code'] else 92),y,r['label'])
        if r['b'] is not None:
            for x,v in zip(rt,B.v(i)): c.drawRightString(x,y,fm(v,2))
        if r['label'].startswith('TOTAL ASSETS') or 'S & EQUITY' in r['label'] and r['kids']: y-=7; ul('=')
    c.save(); save(N,[B.truth('Comparative Balance Sheet','Fallsgate Shopping Center',None,'2025-12-31',['Balance 12/31/2025','Balance 12/31/2024','Net Change'])],'RETAIL','BALANCE_SHEET','MRI comparative balance sheet in Courier with dashed rules')
def p07():
    S=St(2); S.h('OPERATING ACTIVITIES'); n=S.l('Net income for the year',[1284417,1106382]); S.h('Items not affecting cash:',lvl=1)
    a=[S.l(x,b,lvl=2) for x,b in [('Amortization of income property',[912640,896115]),('Amortization of deferred financing costs',[41208,41208]),('Straight-line rent adjustment',[-68334,-92750]),('Unrealized (gain) loss on interest rate swap',[-37415,118960])]]
    s=S.t('Cash flow before working capital',[n]+a,lvl=1); S.h('Changes in non-cash working capital:',lvl=1); w=[S.l(x,b,lvl=2) for x,b in [('Tenant and other receivables',[-55218,31470]),('Prepaid expenses and deposits',[6124,-12880]),('Accounts payable and accrued liabilities',[48736,-77215]),('HST payable',[9450,-3318]),('Prepaid rents and security deposits',[22000,0])]]
    o=S.t('Cash provided by operating activities',[s]+w,rt='TOTAL'); S.h('FINANCING ACTIVITIES'); f=[S.l(x,b) for x,b in [('Repayment of mortgage principal',[-486219,-462740]),('Advances under revolving credit facility',[350000,0]),('Financing costs paid',[-18500,0]),('Distributions to co-owners',[-1250000,-1100000])]]; ft=S.t('Cash used in financing activities',f,rt='TOTAL')
    S.h('INVESTING ACTIVITIES'); v=[S.l(x,b) for x,b in [('Additions to building and roof replacement',[-572914,-148620]),('Tenant inducements and leasing costs',[-143770,-206455]),('Decrease (increase) in restricted cash',[25000,-25000])]]; it=S.t('Cash used in investing activities',v,rt='TOTAL')
    ch=S.t('INCREASE (DECREASE) IN CASH DURING THE YEAR',[o,ft,it],rt='TOTAL',key='net_cash_flow'); c2=S.rows[ch]['b']; ob24=398126; b=S.l('Cash, beginning of year',[ob24+c2[1],ob24],lvl=0); S.t('CASH, END OF YEAR',[ch,b],rt='TOTAL')
    S.h('Supplementary information:'); S.l('Interest paid',[688204,713915]); S.l('Income taxes paid',[0,0])
    notes={'Amortization of income property':'4','Repayment of mortgage principal':'6','Advances under revolving credit facility':'7','Distributions to co-owners':'9','Additions to building and roof replacement':'4','Unrealized (gain) loss on interest rate swap':'8'}
    N='Brantmoor_FS2025_cashflows.pdf'; W,H=letter; c=cv(N,letter); c.setFont('Times-Bold',13); c.drawString(72,H-72,'BRANTMOOR INDUSTRIAL PARK CO-OWNERSHIP'); c.setFont('Times-Roman',12); c.drawString(72,H-88,'Statement of Cash Flows'); c.setFont('Times-Italic',10.5); c.drawString(72,H-103,'(Expressed in Canadian dollars)'); c.setLineWidth(1.2); c.line(72,H-110,W-72,H-110); c.setFont('Times-Roman',10.5); c.drawString(72,H-124,'Year ended December 31, 2025, with comparative information for 2024'); y=H-146; c.setFont('Times-Bold',10); c.drawCentredString(370,y,'Notes'); c.drawRightString(458,y,'2025'); c.drawRightString(540,y,'2024'); c.setLineWidth(.5); c.line(72,y-4,W-72,y-4); y-=4; first=True
    for i,r in enumerate(S.rows):
        y-=14 if r['rt']!='HEADING' or r['lvl'] else 21
        c.setFont('Times-Bold' if r['rt']=='TOTAL' or r['rt']=='HEADING' and not r['lvl'] else 'Times-Roman',10); c.drawString(72+11*r['lvl'],y,r['label'])
        if r['label'] in notes: c.drawCentredString(370,y,notes[r['label']])
        if r['b'] is None: continue
        for x,z in zip((458,540),S.v(i)):
            cur=first or r['label']=='CASH, END OF YEAR'
            t=fm(z,0,'(','\u2014'); c.drawRightString(x+(3.3 if t.endswith(')') else 0),y,t)
            if cur: c.drawString(x-62,y,'$')
            if r['kids']: c.line(x-62,y+10,x+2,y+10)
            if r['label']=='CASH, END OF YEAR': c.line(x-62,y-3,x+2,y-3); c.line(x-62,y-5,x+2,y-5)
        first=False
        if r['kids']: y-=3
    c.setFont('Times-Italic',9.5); c.drawString(72,60,'The accompanying notes are an integral part of these financial statements.'); c.drawCentredString(W/2,36,'5'); c.save()
    save(N,[S.truth('Statement of Cash Flows','BRANTMOOR INDUSTRIAL PARK CO-OWNERSHIP','2025-01-01','2025-12-31',['2025','2024'],dash=True)],'INDUSTRIAL','CASH_FLOW_STATEMENT','Canadian audited statement of cash flows, notes column, serif')
def run(): [f() for f in (p01,p02,p03,p04,p05,p06,p07)]
if __name__=='__main__': run()
