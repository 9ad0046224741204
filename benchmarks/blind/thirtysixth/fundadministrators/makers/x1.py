# RealPage-like trailing twelve months, multifamily, live formulas, stats on top, distributions at the bottom
from .common import *
import xlsxwriter, math
F='SablePointe_T12_Sep24.xlsx'
def make():
    g=random.Random(3611)
    mo=['Oct 2023','Nov 2023','Dec 2023']+[m+' 2024' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep'.split()]
    mm=[10,11,12,1,2,3,4,5,6,7,8,9]
    s=St('Trailing 12 Month Income Statement','Sable Pointe Apartments','2023-10-01','2024-09-30',mo+['T-12 Total'],dec=2,derive=lambda b,k:list(b)+[sum(b)],sheet='T12')
    summer=[math.cos((m-7)/12*2*math.pi) for m in mm]
    def L(code,label,an,vol=.12,kind='exp',sea=0,tr=0,mode=None):
        if mode=='q': b=[rnd(an*25*max(.3,1+g.gauss(0,vol))) if m in(1,4,7,10) else 0 for m in mm]
        elif mode=='once': k=g.randrange(12);b=[rnd(an*100) if i==k else 0 for i in range(12)]
        elif mode=='flat': b=[rnd(an*100/12)]*12
        elif mode=='step': b=[rnd(an*100/12*(1 if i<3 else 1.064)) for i in range(12)]
        else: b=[rnd(an*100/12*(max(.2,1+g.gauss(0,vol))+sea*summer[i]+tr*(i-5.5)/12)) for i in range(12)]
        return s.L(label,b,code,kind)
    occ=[g.randint(287,301) for _ in mm]
    s.H('STATISTICS')
    s.R('Total Units',[312]*13,fmt='n'); s.R('Occupied Units, Month End',occ+[round(sum(occ)/12,1)],fmt='a'); s.R('Physical Occupancy',[round(o/312,3) for o in occ]+[round(sum(occ)/12/312,3)],fmt='p')
    ar=[rnd(1418+i*3.6+g.uniform(-4,4)) for i in range(12)]; s.R('Average Effective Rent',ar+[round(sum(ar)/12)],fmt='d')
    s.begin('REVENUE')
    s.begin('Rental Revenue')
    L('5110.000','Market Rent',5461000,.001,'inc',0,.03)
    for c,l,a,v in [('5120.000','Loss to Lease',-103000,.15),('5121.000','Gain to Lease',8800,.4)]: L(c,l,a,v,'inc')
    s.end('Gross Potential Rent',code='5199.000')
    s.begin('Rent Adjustments')
    for c,l,a,v in [('5210.000','Vacancy Loss',-312000,.12),('5215.000','Down Units',-21400,.3),('5216.000','Model Unit',-16900,.01),('5220.000','Employee Apartments',-28100,.03),('5230.000','Lease-Up Concessions',-68800,.3),('5231.000','Renewal Concessions',-12500,.5),('5240.000','Uncollectible Rent',-81500,.35),('5245.000','Collection Recoveries',7900,.6)]: L(c,l,a,v,'inc')
    s.end('Total Rent Adjustments',code='5299.000')
    nr=s.T('Net Rental Revenue',[(len(s.rows)-1,1),(next(i for i,r in enumerate(s.rows) if r['label']=='Gross Potential Rent'),1)],code='5300.000',typ='SUBTOTAL')
    s.stack[-1][:]=[(nr,1)]
    s.begin('Other Revenue')
    for c,l,a,v in [('5410.000','Application Fees',16900,.2),('5412.000','Administration Fees',28400,.2),('5415.000','Amenity Fees',18700,.15),('5420.000','Late Charges',46200,.12),('5422.000','Returned Check Fees',1700,.5),('5425.000','Month to Month Premium',13300,.3),('5430.000','Lease Break Fees',31900,.5),('5440.000','Pet Rent',52800,.04),('5441.000','Pet Fees',15600,.3),('5445.000','Covered Parking',38700,.05),('5448.000','EV Charging Revenue',2600,.2),('5450.000','Storage Units',11700,.05),('5455.000','Washer / Dryer Rental',33600,.03),('5460.000','Smart Home Package',56100,.03),('5465.000','Resident Insurance Revenue',21500,.06),('5470.000','Damages and Cleaning',17200,.4),('5475.000','Vending and Laundry',4100,.2),('5480.000','Interest Income - Operating',5900,.25)]: L(c,l,a,v,'inc')
    L('5490.000','Cell Tower License',14400,0,'inc',mode='q'); L('5495.000','Insurance Claim Proceeds',22318.6,0,'inc',mode='once')
    s.end('Total Other Revenue',code='5499.000')
    s.begin('Utility Reimbursements')
    for c,l,a,v in [('5510.000','Water and Sewer Reimbursement',171300,.05),('5515.000','Trash Reimbursement',44100,.03),('5520.000','Pest Reimbursement',14900,.03),('5525.000','Utility Billing Fee',18300,.03),('5530.000','Electric Reimbursement - Vacant Cost',6800,.3)]: L(c,l,a,v,'inc')
    s.end('Total Utility Reimbursements',code='5599.000')
    ti=s.end('TOTAL REVENUE',code='5999.000',key='total_income',typ='TOTAL')
    s.begin('OPERATING EXPENSES')
    def G(h,t,tc,ls):
        s.begin(h)
        for x in ls: L(*x[:4],'exp',**(x[4] if len(x)>4 else {}))
        s.end(t,code=tc,kind='exp')
    S=lambda a:{'sea':a}
    s.begin('Controllable Expenses')
    G('Payroll','Total Payroll','6199.000',[('6110.000','Property Manager',78800,.02),('6112.000','Assistant Manager',57200,.02),('6115.000','Leasing Consultants',98700,.06),('6118.000','Leasing Commissions',41600,.2,S(.3)),('6120.000','Maintenance Supervisor',71400,.02),('6122.000','Maintenance Technicians',141200,.06),('6125.000','Housekeeping',37900,.08),('6128.000','Overtime',11200,.4),('6130.000','Payroll Taxes - FICA',41300,.06),('6132.000','Payroll Taxes - SUTA / FUTA',6900,.6),('6135.000','Group Medical',61400,.05),('6138.000','Workers Comp Insurance',13800,.08),('6140.000','Payroll Processing',6100,.05)])
    G('Maintenance and Repairs','Total Maintenance and Repairs','6299.000',[('6205.000','Appliance Parts',14700,.3),('6210.000','Building Repairs',24600,.4),('6215.000','Cleaning Supplies',6200,.3),('6220.000','Electrical and Lighting',12900,.3),('6225.000','Fire Protection',16800,.3),('6230.000','HVAC Parts and Service',38200,.25,S(.5)),('6235.000','Irrigation',7400,.3,S(.6)),('6240.000','Keys and Locks',6600,.3),('6245.000','Plumbing',31400,.25),('6250.000','Pool Supplies',14900,.2,S(.7)),('6255.000','Roof and Gutter',9700,.7),('6260.000','Small Tools',2400,.5),('6265.000','Casualty Loss - Not Reimbursed',10000,0,{'mode':'once'})])
    G('Turnover','Total Turnover','6349.000',[('6310.000','Carpet and Flooring Repair',15900,.3,S(.3)),('6315.000','Contract Cleaning',28300,.2,S(.3)),('6320.000','Contract Painting',57100,.2,S(.3)),('6325.000','Countertop and Tub Resurfacing',14800,.3,S(.3)),('6330.000','Trash Out',3100,.5)])
    G('Contract Services','Total Contract Services','6399.000',[('6350.000','Landscaping',61200,0,{'mode':'step'}),('6355.000','Courtesy Officer',19200,0,{'mode':'flat'}),('6360.000','Pest Control',16700,.04),('6365.000','Alarm Monitoring',4800,0,{'mode':'flat'}),('6370.000','Smart Home Platform',31800,.01),('6375.000','Elevator Contract',12600,0,{'mode':'q'})])
    G('Marketing','Total Marketing','6449.000',[('6410.000','Internet Advertising',54900,.12),('6415.000','Signage and Collateral',5100,.5),('6420.000','Locator Fees',17300,.5),('6425.000','Resident Retention',13900,.4),('6430.000','Reputation Management',4200,.02)])
    G('Administrative','Total Administrative','6499.000',[('6450.000','Software Licenses',37600,.05),('6452.000','Screening Reports',9300,.2),('6455.000','Bank Charges',5600,.15),('6460.000','Computer and Copier',8100,.2),('6465.000','Legal - Evictions',21700,.4),('6470.000','Licenses and Permits',3900,0,{'mode':'once'}),('6475.000','Office Supplies and Postage',9600,.25),('6480.000','Telephone and Data',16200,.05),('6485.000','Training and Travel',5200,.6),('6490.000','Uniforms',2100,.6)])
    s.end('Total Controllable Expenses',code='6500.000',kind='exp')
    s.begin('Non-Controllable Expenses')
    G('Utilities','Total Utilities','6699.000',[('6610.000','Electric - House',49100,.1,S(.1)),('6615.000','Electric - Vacant',11600,.25),('6620.000','Gas',18800,.1,S(-.4)),('6625.000','Water',104300,.07,S(.1)),('6630.000','Sewer',121900,.07,S(.1)),('6635.000','Trash Hauling',63700,.04),('6640.000','Utility Billing Service',14400,.03)])
    L('6710.000','Management Fee (2.75%)',147000,.02); L('6720.000','Real Estate Taxes',688000,0,mode='step'); L('6725.000','Property Tax Protest Fees',18450,0,mode='once'); L('6730.000','Property and Liability Insurance',241800,0,mode='step')
    s.end('Total Non-Controllable Expenses',code='6799.000',kind='exp')
    te=s.end('TOTAL OPERATING EXPENSES',code='6999.000',kind='exp',key='total_operating_expenses',typ='TOTAL')
    noi=s.T('NET OPERATING INCOME',[(ti,1),(te,-1)],code='7000.000',key='noi')
    s.begin('CAPITAL AND RECURRING REPLACEMENTS')
    for x in [('7110.000','Carpet / Vinyl Plank Replacement',61200,.4),('7115.000','Appliance Replacement',28900,.5),('7120.000','HVAC Replacement',33100,.6),('7125.000','Water Heater Replacement',11700,.6),('7130.000','Unit Interior Upgrades',214000,.4),('7140.000','Exterior Paint Phase 2',96400,0)]: L(*x,mode='once' if x[3]==0 else None)
    cp=s.end('TOTAL CAPITAL',code='7199.000',kind='exp',typ='TOTAL')
    s.begin('DEBT AND OWNERSHIP EXPENSES')
    L('7210.000','Interest - Freddie Mac Loan',1254000,0,mode='flat'); L('7215.000','Principal Amortization',318000,.01); L('7220.000','Replacement Reserve Deposits',93600,0,mode='flat'); L('7230.000','Asset Management Fee',78000,0,mode='q'); L('7235.000','Entity Legal and Accounting',27500,.8); L('7240.000','Franchise Tax',9116.42,0,mode='once')
    db=s.end('TOTAL DEBT AND OWNERSHIP EXPENSES',code='7299.000',kind='exp',typ='TOTAL')
    s.T('NET CASH FLOW',[(noi,1),(cp,-1),(db,-1)],code='8000.000',key='net_cash_flow')
    s.begin('DISTRIBUTIONS PAID')
    L('8110.000','Larchmont Multifamily Partners (LP, 92.5%)',740000,0,mode='q'); L('8120.000','Sable Sponsor GP (7.5%)',60000,0,mode='q')
    for i in (-1,-2):
        r=s.rows[i]; r['base']=[rnd((740000 if i==-2 else 60000)*25) if v else 0 for v in r['base']]; r['vals']=s.derive(r['base'],'exp')
    s.end('TOTAL DISTRIBUTIONS',code='8199.000',kind='exp',typ='TOTAL')
    wb=xlsxwriter.Workbook(os.path.join(DOC,F)); wb.set_properties({'created':__import__('datetime').datetime(2024,10,14)})
    ws=wb.add_worksheet('T12'); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.hide_gridlines(2)
    fo=lambda **k:wb.add_format({**dict(font_name='Arial',font_size=8),**k})
    B=fo(bold=True,font_color='#1F4E79');N='#,##0.00;(#,##0.00);0.00'
    ws.write(0,0,'Sable Pointe Apartments',fo(bold=True)); ws.write(1,0,'Trailing 12 Month Income Statement',fo(bold=True)); ws.write(2,0,'As of 09/30/2024    Accrual    312 Units',fo()); ws.write(3,0,'Property 0417   Report: FIN-T12 v8.2',fo(italic=True))
    hf=fo(bold=True,bottom=1,align='right',bg_color='#DDEBF7')
    for c,t in enumerate(['Account','Description']+mo+['T-12 Total','Per Unit','% of Rev']): ws.write(5,c,t,hf if c>1 else fo(bold=True,bottom=1,bg_color='#DDEBF7'))
    ws.freeze_panes(6,2); ws.repeat_rows(5); ws.set_column(0,0,9); ws.set_column(1,1,36); ws.set_column(2,13,11.5); ws.set_column(14,14,13); ws.set_column(15,16,9)
    pos={};y=6
    for i,r in enumerate(s.rows):
        if r['type']=='HEADING' and r['lvl']==0 and i: y+=1
        pos[i]=y; y+=1
        if r['type']=='TOTAL': y+=1
    rn=lambda i:pos[i]+1; rev=s.rows[ti]['vals'][12]
    fx={'n':'#,##0','a':'#,##0.0;-#,##0.0','p':'0.0%','d':'$#,##0'}
    for i,r in enumerate(s.rows):
        y=pos[i]; tot=r['items'] is not None; hd=r['type']=='HEADING'
        b=dict(bold=tot or hd)
        ws.write(y,0,r['code'] or '',fo(**b)); ws.write(y,1,r['label'],fo(indent=r['lvl'],**b))
        if hd: continue
        if r['raw']:
            f=fo(num_format=fx[r['fmt'] if r['fmt']!='a' else 'n']); 
            for c in range(12): ws.write(y,2+c,r['vals'][c],f)
            ws.write(y,14,r['vals'][12],fo(num_format=fx[r['fmt']])); continue
        f=fo(num_format=N,top=1 if tot else 0,bottom=6 if r['type']=='TOTAL' and 'NET' in r['label'] else 0,**b)
        for c in range(12):
            v=r['vals'][c]/100
            if tot: ws.write_formula(y,2+c,formula(r['items'],rn,2+c),f,v)
            else: ws.write_number(y,2+c,v,f)
        ws.write_formula(y,14,f'=SUM(C{y+1}:N{y+1})',f,r['vals'][12]/100)
        ws.write_formula(y,15,f'=O{y+1}/312',f,r['vals'][12]/31200)
        ws.write_formula(y,16,f'=O{y+1}/$O${rn(ti)}',fo(num_format='0.0%',**b),r['vals'][12]/rev)
    n=wb.add_worksheet('Notes'); n.set_column(0,0,90)
    for k,t in enumerate(['Sable Pointe Apartments - notes to the T-12','Real estate taxes are accrued on the 2024 valuation from January.','Insurance renewed January 1, 2024.','Distributions are paid quarterly in arrears; see the JV agreement, section 6.2.']): n.write(k,0,t,fo(text_wrap=True))
    wb.close()
    save(F,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','Asset manager, RealPage export with formulas','Twelve months plus total, per unit and percent columns, statistics on top, controllable split, formulas, distributions below',False)
