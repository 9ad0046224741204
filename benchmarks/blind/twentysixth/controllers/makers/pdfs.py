from common import *
import random
def mon(r,base,n=12,noise=.03,season=None,cents=True,zero=0):
    o=[]
    for i in range(n):
        x=base*(1+r.uniform(-noise,noise))*(season[i%12] if season else 1)
        if zero and r.random()<zero: x=0
        o.append(round(x,2) if cents else round(x))
    return o
WIN=[1.7,1.65,1.4,1.0,.7,.55,.5,.5,.6,.85,1.15,1.5]
MN='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()

def p1():
    r=random.Random(101); fn='QB_ProfitLoss_HalvorsenBlock_2024.pdf'
    s=S('Profit & Loss','Halvorsen Block LLC','2024-01-01','2024-12-31',[f'{m} 24' for m in MN]+['TOTAL'])
    def L(label,v,lvl): v=[x if x else None for x in v]; return s.L(label,v+[sum(x or 0 for x in v)],lvl)
    s.H('Ordinary Income/Expense',0); s.H('Income',2)
    s.H('Rental Income',3)
    a=L('Apartments 2nd & 3rd Floor',[9850+ (225 if i>5 else 0)-(1125 if i in (3,4) else 0) for i in range(12)],4)
    b=L('Storefront 114 - Bakery',[2150]*7+[2214.5]*5,4)
    c=L('Storefront 116 - Optician',[1875]*12,4)
    d=L('Storefront 118',[0,0,0,0,1640]+[1640]*7,4)
    rt=s.T('Total Rental Income',[a,b,c,d],lvl=3)
    x1=L('CAM & Tax Reimbursement',[412.5]*11+[1188.37],3)
    x2=L('Laundry Income',mon(r,148,12,.2),3); x3=L('Late Fees',mon(r,60,12,.4,zero=.5),3); x4=L('Parking - Rear Lot',[280]*12,3)
    ti=s.T('Total Income',[rt,x1,x2,x3,x4],lvl=2,key='total_income')
    gp=s.T('Gross Profit',[ti],lvl=1)
    s.H('Expense',2); it=[]
    for n,v in [('Advertising',mon(r,75,zero=.7)),('Bank Service Charges',[18]*12),('Cleaning - Common Halls',[340]*12),('Elevator Contract',[0,0,689.4]*4)]: it.append(L(n,v,3))
    s.H('Insurance',3); q=[L('Property & Liability',[1262]*12,4),L('Umbrella',[0,0,0,938]+[0]*8,4)]; it.append(s.T('Total Insurance',q,lvl=3))
    for n,v in [('Legal & Accounting',[150]*2+[2450]+[150]*9),('Licenses & Permits',[0]*4+[325]+[0]*7),('Management Fee',[round(x*.05,2) for x in s.rows[ti]['v'][:12]])]: it.append(L(n,v,3))
    s.H('Repairs & Maintenance',3); q=[L(n,mon(r,b_,noise=.6,zero=z),4) for n,b_,z in [('Electrical',160,.5),('Heating & Boiler',210,.3),('Painting & Turnover',380,.5),('Plumbing',265,.3),('Roof & Gutters',420,.75),('Repairs & Maintenance - Other',120,.2)]]; it.append(s.T('Total Repairs & Maintenance',q,lvl=3))
    it.append(L('Snow Removal',[465,465,310]+[0]*7+[155,465],3)); it.append(L('Taxes - Real Estate',[0]*4+[8231.66]+[0]*4+[8231.66,0,0],3))
    s.H('Utilities',3); q=[L('Electric - House Meter',mon(r,310,noise=.1),4),L('Gas',mon(r,690,noise=.06,season=WIN),4),L('Trash',[185.75]*12,4),L('Water & Sewer',[0,0,1422.18,0,0,1390.04,0,0,1515.9,0,0,1447.63],4)]; it.append(s.T('Total Utilities',q,lvl=3))
    te=s.T('Total Expense',it,lvl=2,key='total_operating_expenses')
    no=s.T('Net Ordinary Income',[gp,te],[1,-1],lvl=0,key='noi')
    s.H('Other Income/Expense',0); s.H('Other Income',1); oi=L('Interest - Savings',mon(r,21,noise=.2),2); toi=s.T('Total Other Income',[oi],lvl=1)
    s.H('Other Expense',1); m=L('Mortgage Interest',[round(3120-9.4*i,2) for i in range(12)],2); dp=L('Depreciation Expense',[0]*11+[31418],2); toe=s.T('Total Other Expense',[m,dp],lvl=1)
    no2=s.T('Net Other Income',[toi,toe],[1,-1],lvl=0)
    s.T('Net Income',[no,no2],lvl=0,t='TOTAL',key='net_income')
    c_=canvas.Canvas(P(fn),pagesize=(1008,612)); W=1008
    xr=[232+58.5*(i+1) for i in range(12)]+[232+58.5*12+64]
    per=44; pages=[s.rows[i:i+per] for i in range(0,len(s.rows),per)]
    for pi,pg in enumerate(pages):
        c_.setFont('Helvetica-Bold',8); c_.drawString(30,585,'2:17 PM'); c_.drawString(30,575,'02/09/25'); c_.drawString(30,565,'Cash Basis')
        c_.setFont('Helvetica-Bold',12); c_.drawCentredString(W/2,584,'Halvorsen Block LLC'); c_.setFont('Helvetica-Bold',14); c_.drawCentredString(W/2,568,'Profit & Loss'); c_.setFont('Helvetica-Bold',10); c_.drawCentredString(W/2,555,'January through December 2024')
        c_.setLineWidth(1.5); c_.line(30,550,W-20,550)
        c_.setFont('Helvetica-Bold',7.5); c_.setLineWidth(1)
        for x,h in zip(xr,s.cols): c_.drawCentredString(x-24,538,h); c_.line(x-50,534,x,534)
        y=522
        for rr in pg:
            c_.setFont('Helvetica-Bold',7.5); c_.drawString(30+rr['lvl']*9,y,rr['label']); c_.setFont('Helvetica',7.5)
            tot=rr['t'] in('SUBTOTAL','TOTAL')
            if tot and rr['t']=='TOTAL': c_.setFont('Helvetica-Bold',7.5)
            if rr['t']!='HEADING':
                for x,v in zip(xr,rr['v']):
                    c_.drawRightString(x,y,f2(v if v is not None else 0))
                    if tot: c_.setLineWidth(.5); c_.line(x-46,y+8,x,y+8)
                    if rr['t']=='TOTAL': c_.line(x-46,y-2,x,y-2); c_.line(x-46,y-4,x,y-4)
            y-=11.2
        c_.setFont('Helvetica-Bold',7.5); c_.drawRightString(W-20,20,f'Page {pi+1} of {len(pages)}'); c_.showPage()
    c_.save()
    for q in s.rows:
        if q['t']!='HEADING': q['v']=[0 if x is None else x for x in q['v']]
    save(fn,'MIXED_USE','OPERATING_STATEMENT_T12','QuickBooks Desktop P&L by month, legal landscape, two pages',False,s)

def p2():
    r=random.Random(102); fn='Compilation_CedarGlenMedical_FY2024.pdf'; ent='Cedar Glen Medical Building, LLC'
    b=S('Statement of Assets, Liabilities, and Members\' Equity - Modified Cash Basis',ent,None,'2024-12-31',['2024','2023'],page=3,dec=0)
    b.H('ASSETS'); b.H('Current assets',1)
    q=[b.L('Cash in bank - operating',[88214,71950],2),b.L('Cash in bank - security deposits',[24600,22100],2),b.L('Escrow for real estate taxes',[31875,30240],2)]
    ca=b.T('Total current assets',q,lvl=1)
    b.H('Property and equipment, at cost',1)
    q=[b.L('Land',[410000,410000],2),b.L('Building and improvements',[2986420,2951170],2),b.L('Tenant build-outs',[318745,301245],2),b.L('Furniture and equipment',[27390,27390],2)]
    g=b.T('Total property and equipment, at cost',q,lvl=2); ad=b.L('Less accumulated depreciation',[-1102864,-1009112],2); net=b.T('Net property and equipment',[g,ad],lvl=1)
    b.H('Other assets',1); o=[b.L('Loan costs, net of accumulated amortization of $9,180 and $7,650',[6120,7650],2)]; ot=b.T('Total other assets',o,lvl=1)
    ta=b.T('TOTAL ASSETS',[ca,net,ot],t='TOTAL',key='total_assets')
    b.H("LIABILITIES AND MEMBERS' EQUITY"); b.H('Current liabilities',1)
    q=[b.L('Tenant security deposits',[24600,22100],2),b.L('Payroll taxes withheld',[1318,1204],2),b.L('Current portion of long-term debt',[78420,74065],2)]; cl=b.T('Total current liabilities',q,lvl=1)
    b.H('Long-term liabilities',1); lt=b.L('Note payable - Three Rivers Savings Bank, less current portion above',[1604112,1682532],2)
    tl=b.T('Total liabilities',[cl,lt],lvl=1,key='total_liabilities')
    i=S('Statement of Revenues and Expenses - Modified Cash Basis',ent,'2024-01-01','2024-12-31',['2024','2023'],page=4,dec=0)
    i.H('REVENUES'); q=[i.L(n,v) for n,v in [('Suite rents',[512840,489775]),('Common area maintenance recoveries',[118262,109480]),('Real estate tax recoveries',[58410,55926]),('Reserved physician parking',[10800,10800]),('Rooftop antenna license',[14400,0]),('Miscellaneous',[1265,2118])]]
    i.rows[q[4]]['v'][1]=None
    ti=i.T('Total revenues',q,lvl=0,key='total_income')
    i.H('OPERATING EXPENSES'); q=[i.L(n,v) for n,v in [('Biohazard and trash removal',[13926,13118]),('Elevator maintenance',[8640,8388]),('HVAC service and repairs',[27415,19842]),('Insurance',[21760,19385]),('Janitorial',[46800,45000]),('Landscaping and snow removal',[17235,20610]),('Management fees',[28639,26724]),('Office supplies and postage',[1842,1655]),('Payroll - building engineer',[52416,50388]),('Payroll taxes',[4010,3855]),('Professional fees',[9650,9200]),('Real estate taxes',[84328,80544]),('Repairs - general',[19877,23461]),('Utilities',[61583,58972])]]
    te=i.T('Total operating expenses',q,lvl=0,key='total_operating_expenses')
    no=i.T('NET OPERATING INCOME',[ti,te],[1,-1],key='noi')
    i.H('OTHER INCOME (EXPENSES)'); q=[i.L('Interest income',[1174,826]),i.L('Interest expense',[-81930,-85412]),i.L('Depreciation',[-93752,-90880]),i.L('Amortization of loan costs',[-1530,-1530]),i.L('Loss on abandoned tenant improvements',[None,-6240])]
    tot=i.T('Total other income (expenses)',q); ni=i.T('EXCESS OF REVENUES OVER EXPENSES',[no,tot],t='TOTAL',key='net_income')
    NI=i.rows[ni]['v']; TA=b.rows[ta]['v']; TL=b.rows[tl]['v']
    end=[TA[k]-TL[k] for k in (0,1)]; dist=[-(end[1]+NI[0]-end[0]),-132000]; beg=[end[1],end[1]-NI[1]+132000]
    b.H("Members' equity",1); q=[b.L("Members' equity - beginning of year",beg,2),b.L('Excess of revenues over expenses',NI,2),b.L('Distributions to members',dist,2)]
    eq=b.T("Members' equity - end of year",q,lvl=1,key='total_equity'); b.T("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,eq],t='TOTAL')
    c=canvas.Canvas(P(fn),pagesize=(612,792)); F,B,I='Times-Roman','Times-Bold','Times-Italic'
    c.setFont(B,18); c.drawCentredString(306,560,'CEDAR GLEN MEDICAL BUILDING, LLC'); c.setFont(B,14); c.drawCentredString(306,520,'COMPILED FINANCIAL STATEMENTS'); c.drawCentredString(306,500,'(MODIFIED CASH BASIS)'); c.setFont(F,13); c.drawCentredString(306,465,'Years Ended December 31, 2024 and 2023'); c.showPage()
    c.setFont(B,13); c.drawString(80,720,'Oberlander Pruitt & Associates, P.C.'); c.setFont(I,10); c.drawString(80,706,'Certified Public Accountants'); c.setFont(B,12); c.drawCentredString(306,660,"ACCOUNTANT'S COMPILATION REPORT"); c.setFont(F,11); y=630
    for l in ['To the Members','Cedar Glen Medical Building, LLC','','Management is responsible for the accompanying financial statements of Cedar Glen Medical','Building, LLC, which comprise the statements of assets, liabilities, and members\' equity -','modified cash basis as of December 31, 2024 and 2023, and the related statements of revenues and','expenses - modified cash basis for the years then ended, in accordance with the modified cash','basis of accounting, and for determining that the modified cash basis of accounting is an','acceptable financial reporting framework. We have performed compilation engagements in','accordance with Statements on Standards for Accounting and Review Services. We did not audit','or review the financial statements nor were we required to perform any procedures to verify the','accuracy or completeness of the information provided by management.','','Management has elected to omit substantially all the disclosures ordinarily included in financial','statements prepared in accordance with the modified cash basis of accounting.','','','March 18, 2025']: c.drawString(80,y,l); y-=16
    c.showPage()
    def pg(st,lines,step):
        c.setFont(B,12); y=735
        for l in lines: c.drawCentredString(306,y,l); y-=15
        y-=12; c.setFont(B,11)
        for x,h in zip((440,535),st.cols): c.drawCentredString(x-28,y,h); c.line(x-62,y-3,x,y-3)
        y-=18; first=True
        for k,q in enumerate(st.rows):
            f=B if (q['t']=='HEADING' and q['lvl']==0) or q['t']=='TOTAL' else F
            c.setFont(f,10.5)
            if q['t']=='HEADING' and q['lvl']==0:
                y-=5
                c.drawString(75,y,q['label']); y-=step; first=True; continue
            lab=q['label']; x0=75+q['lvl']*14
            if q['t'] in('SUBTOTAL','TOTAL') : x0+=10 if q['lvl'] else 0
            if len(lab)>56:
                p=lab.rfind(' ',0,46); c.drawString(x0,y,lab[:p]); y-=step-2; c.drawString(x0+10,y,lab[p+1:])
            else: c.drawString(x0,y,lab)
            if q['t']!='HEADING':
                d=first or q['t']=='TOTAL'; first=False
                for x,v in zip((440,535),q['v']):
                    c.drawRightString(x+(3.5 if v is not None and v<0 else 0),y,f0(v))
                    if d: c.drawString(x-60,y,'$')
                    if q['t']!='LINE':
                        c.setLineWidth(.5); c.line(x-62,y+10,x,y+10)
                    if q['t']=='TOTAL': c.line(x-62,y-2.5,x,y-2.5); c.line(x-62,y-4.5,x,y-4.5)
                if q['t']!='LINE': y-=4
            y-=step
        c.setFont(I,9); c.drawCentredString(306,42,"See accountant's compilation report."); c.showPage()
    pg(b,['CEDAR GLEN MEDICAL BUILDING, LLC',"STATEMENTS OF ASSETS, LIABILITIES, AND MEMBERS' EQUITY",'MODIFIED CASH BASIS','December 31, 2024 and 2023'],15)
    pg(i,['CEDAR GLEN MEDICAL BUILDING, LLC','STATEMENTS OF REVENUES AND EXPENSES','MODIFIED CASH BASIS','For the Years Ended December 31, 2024 and 2023'],14.6)
    b.title="STATEMENTS OF ASSETS, LIABILITIES, AND MEMBERS' EQUITY"; i.title='STATEMENTS OF REVENUES AND EXPENSES'
    c.save(); save(fn,'OFFICE','BALANCE_SHEET','CPA compilation, modified cash basis, two statements, cover and letter',True,b,i)

def p3():
    fn='Aplos_IncomeStatementByFund_StBrendan.pdf'
    s=S('Income Statement by Fund',"St. Brendan's Parish Properties",'2024-07-01','2025-06-30',['General Fund','Hall & School Rentals','Parsonage Apartments','Camp Lakeview','Total'])
    def L(code,n,v): return s.L(n,[x or None for x in v]+[sum(v)],1,code)
    s.H('Income')
    q=[L(*a) for a in [('4010','Offerings - Undesignated',[168422.35,0,0,0]),('4020','Offerings - Designated',[12850,0,0,21475]),('4110','School Wing Lease',[0,96000,0,0]),('4120','Hall & Kitchen Rental',[0,23740,0,0]),('4130','Parking Lot - Weekday Lease',[0,14400,0,0]),('4210','Apartment Rents',[0,0,63180,0]),('4220','Apartment Laundry & Late Fees',[0,0,1126.75,0]),('4310','Camp Registrations',[0,0,0,118960]),('4320','Retreat Group Fees',[0,0,0,46212.5]),('4330','Camp Store (net)',[0,0,0,4381.17]),('4900','Interest Income',[2218.4,0,164.09,311.52])]]
    ti=s.T('Total Income',q,key='total_income')
    s.H('Expense')
    q=[L(*a) for a in [('5010','Salaries & Housing',[92400,0,0,38500]),('5020','Seasonal Staff',[0,0,0,31264]),('5030','Payroll Taxes',[2834.1,0,0,5337.05]),('5110','Custodial',[9600,11400,0,4150]),('5120','Repairs & Maintenance',[6318.22,9724.83,7902.4,12240.96]),('5130','Grounds & Snow',[3980,3980,1240,5615]),('5210','Electric',[7144.06,10218.39,1382.51,9077.3]),('5220','Gas / Propane',[5902.77,8466.12,2219.94,6838.2]),('5230','Water & Sewer',[1288.4,2415.66,3108.25,0]),('5240','Trash',[720,1440,960,1815]),('5310','Property & Liability Insurance',[8450,9860,4275,13980]),('5410','Food & Kitchen',[2106.88,0,0,37418.63]),('5510','Office, Phone & Internet',[6377.2,1140,0,3288.45]),('5520','Accounting & Audit',[4800,0,0,1200]),('5610','Real Estate Tax - Taxable Portion',[0,3218.72,6844.1,0]),('5700','Missions & Benevolence',[14200,0,0,2500])]]
    te=s.T('Total Expense',q,key='total_operating_expenses')
    no=s.T('Excess of Income over Expense',[ti,te],[1,-1],key='noi')
    s.H('Other Changes'); q=[L('8010','Transfers In',[42000,0,0,8000]),L('8020','Transfers Out',[0,-32000,-18000,0]),L('8110','Mortgage Interest',[0,-14382.66,-6120.48,0]),L('8210','Capital - Bath House Roof',[0,0,0,-18750])]
    oc=s.T('Total Other Changes',q); s.T('Net Change in Fund Balance',[no,oc],t='TOTAL',key='net_income')
    c=canvas.Canvas(P(fn),pagesize=(792,612)); xr=[405,495,585,675,757]
    def head(pn):
        c.setFillColorRGB(.13,.45,.62); c.setFont('LSansB',16); c.drawString(36,570,'Income Statement by Fund'); c.setFillColorRGB(.3,.3,.3); c.setFont('LSans',9.5); c.drawString(36,555,"St. Brendan's Parish Properties"); c.drawRightString(757,570,'07/01/2024 - 06/30/2025'); c.drawRightString(757,556,'Accounting basis: Cash')
        c.setFillColorRGB(.13,.45,.62); c.rect(36,518,725,28,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('LSansB',8.5); c.drawString(42,528,'Account')
        for x,h in zip(xr,[('General','Fund'),('Hall & School','Rentals'),('Parsonage','Apartments'),('Camp','Lakeview'),('','Total')]): c.drawRightString(x,534,h[0]); c.drawRightString(x,523,h[1])
        c.setFillColorRGB(.5,.5,.5); c.setFont('LSans',7); c.drawString(36,24,'Printed 07/14/2025 9:06 AM by Treasurer'); c.drawRightString(757,24,f'{pn} / 2'); c.setFillColorRGB(0,0,0)
    head(1); y=503; k=0; pn=1
    for q in s.rows:
        if y<62: c.showPage(); pn+=1; head(pn); y=503
        if q['t']=='HEADING':
            c.setFont('LSansB',10); c.drawString(40,y,q['label']); y-=15; k=0; continue
        if q['t']=='LINE' and k%2==0: c.setFillColorRGB(.945,.96,.975); c.rect(36,y-4,725,14,fill=1,stroke=0); c.setFillColorRGB(0,0,0)
        k+=1; f='LSans' if q['t']=='LINE' else 'LSansB'
        c.setFont(f,8.8); c.drawString(50 if q['t']=='LINE' else 40,y,(q['code']+' - ' if q['code'] else '')+q['label'])
        if q['t']!='LINE': c.setLineWidth(.7); c.line(340,y+10,757,y+10)
        for x,v in zip(xr,q['v']): c.drawRightString(x,y,f2(v,True,'-','$'))
        y-=14 if q['t']=='LINE' else 20
    c.save(); 
    save(fn,'OTHER','OPERATING_STATEMENT','Aplos by-fund income statement, banded, 2 pages',False,s)

def p4():
    fn='Tollefsrud_Farms_Cash_Report_2024.pdf'
    s=S('Statement of Cash Receipts and Disbursements','Tollefsrud Family Land Partnership','2024-01-01','2024-12-31',['2024','2023'])
    s.H('Cash received'); q=[s.L(n,v) for n,v in [('Cash rent, home quarter (148 acres tillable)',[39960,38480]),('Cash rent, Bergen Township half section (291 acres)',[80025,77115]),('Pasture rent, creek eighty',[3400,3400]),('Share of soybeans, north forty (one third)',[6218.74,7031.2]),('Conservation Reserve Program payment',[4866,4866]),('Wind easement, two towers',[18500,18000]),('Hunting lease',[1500,1200]),('Machine shed rent',[2400,2400]),('Co-op patronage dividend',[388.16,412.55])]]
    ti=s.T('Total cash received',q,key='total_income')
    s.H('Cash paid for running the land'); q=[s.L(n,v) for n,v in [('Real estate taxes, Kessler County',[21346.18,20588.9]),('Drainage ditch assessment, JD 14',[2810.44,2810.44]),('Liability and building insurance',[3175,2984]),('Lime and fertilizer, our share',[1942.6,2216.35]),('Seed and crop insurance, north forty',[1488.25,1397]),('Tile repair and rock picking',[3260,1845.5]),('Fence, gates and weed control',[1118.72,2404.18]),('Electricity at shed and well',[742.39,716.05]),('Farm manager fee (5% of rents)',[6168.25,5949.75]),('Accountant and attorney',[1650,1575]),('Bank charges, postage',[64.2,58.8])]]
    te=s.T('Total paid for running the land',q,key='total_operating_expenses'); no=s.T('Cash from the land before loan and improvements',[ti,te],[1,-1],key='noi')
    s.H('Cash paid for loan, improvements and owners'); q=[s.L(n,v) for n,v in [('Farm Credit loan, principal',[18250,17400]),('Farm Credit loan, interest',[14118.42,14968.42]),('Pattern tile, south 60 of Bergen',[27480,0]),('New well pump',[0,6315]),('Draws to partners (four equal shares)',[48000,56000])]]
    for a,b in ((2,1),(3,0)): s.rows[q[a]]['v'][b]=None
    to=s.T('Total paid for loan, improvements and owners',q); nc=s.T('Increase (decrease) in cash for the year',[no,to],[1,-1],key='net_cash_flow')
    b24=None; e23=31208.67; inc=s.rows[nc]['v']; b=s.L('Cash in bank, January 1',[e23,round(e23-inc[1],2)],0); s.T('Cash in bank, December 31',[nc,b],t='TOTAL')
    c=canvas.Canvas(P(fn),pagesize=(612,792)); F,B,I='Times-Roman','Times-Bold','Times-Italic'
    c.setFont(B,15); c.drawString(72,725,'Tollefsrud Family Land Partnership'); c.setFont(F,12); c.drawString(72,708,'Statement of Cash Receipts and Disbursements'); c.drawString(72,693,'Calendar year 2024, with 2023 for comparison')
    c.setFont(F,11); y=668
    for l in ['To the partners: below is what came in and what went out of the partnership checking account','at Lund State Bank. Rents were paid on April 1 and November 1. All tenants are paid up.']: c.drawString(72,y,l); y-=14
    y-=10; c.setFont(B,11); c.drawRightString(455,y,'2024'); c.drawRightString(540,y,'2023'); y-=16
    def dots(x0,x1,y):
        c.setFont(F,9)
        x=x1
        while x>x0: c.drawString(x,y,'.'); x-=5
    first=True
    for q in s.rows:
        if y<70: c.setFont(I,9); c.drawCentredString(306,40,'- 1 -'); c.showPage(); y=725; c.setFont(B,11); c.drawRightString(455,y,'2024'); c.drawRightString(540,y,'2023'); y-=18
        if q['t']=='HEADING': y-=4; c.setFont(I,11.5); c.drawString(72,y,q['label']); y-=15; continue
        f=F if q['t']=='LINE' else B; c.setFont(f,10.5); x0=72 if (q['t']!='LINE' or q['lvl']==0) else 84; c.drawString(x0,y,q['label'])
        if q['t']=='LINE' and q['lvl']: dots(x0+c.stringWidth(q['label'],f,10.5)+6,384,y); c.setFont(f,10.5)
        for x,v in zip((455,540),q['v']):
            c.drawRightString(x+(3.5 if v is not None and v<0 else 0),y,f2(v,True,'--','$ ' if (first or q['t']=='TOTAL') else ''))
            if q['t']!='LINE': c.setLineWidth(.5); c.line(x-58,y+10,x,y+10)
            if q['t']=='TOTAL': c.line(x-58,y-3,x,y-3); c.line(x-58,y-5,x,y-5)
        first=False; y-=14 if q['t']=='LINE' else 19
    y-=8; c.setFont(F,10.5)
    for l in ['Grain checks are shown when the elevator paid them. No depreciation is taken in this report.','Prepared from the bank statements by M. Quarle, bookkeeper, January 27, 2025.']: c.drawString(72,y,l); y-=14
    c.save(); save(fn,'LAND','CASH_FLOW_STATEMENT','Word-like letter report with dot leaders, two years',False,s)

def p5():
    r=random.Random(105); fn='RM_BudgetComparison_WillowBend_MHP_May2025.pdf'
    cols=[f'{p} {k}' for p in ('May 2025','Year to Date') for k in ('Actual','Budget','Variance')]
    s=S('Profit & Loss - Budget Comparison','Willow Bend Mobile Home Park','2025-05-01','2025-05-31',cols)
    def L(code,n,b,ns=.05,cost=0,zero=0):
        ma=round(b*(1+r.uniform(-ns,ns)),2) if not zero else 0; mb=round(b/5)*5; ya=round(b*5*(1+r.uniform(-ns,ns)),2); yb=mb*5
        return s.L(n,[ma,mb,round(ma-mb,2),ya,yb,round(ya-yb,2)],1,code)
    s.H('INCOME',0,'4000'); q=[L('4010','Lot Rent',41250,.01),L('4015','Less: Vacancy',-2460,.1),L('4020','Park-Owned Home Rent',7890,.04),L('4030','RV Pads - Monthly',3375,.06),L('4040','RV Pads - Nightly',1280,.5)]
    g=s.T('NET RENTAL INCOME',q,lvl=0)
    u=[L('4110','Water/Sewer Reimbursement',5640,.05),L('4120','Trash Reimbursement',1530,.02),L('4130','Late & NSF Fees',495,.35),L('4140','Application Fees',120,.4),L('4150','Home Sale Commissions',600,.6),L('4160','Laundry & Vending',318,.2)]
    ou=s.T('TOTAL OTHER INCOME',u); ti=s.T('TOTAL INCOME',[g,ou],key='total_income')
    s.H('OPERATING EXPENSES',0,'5000'); tt=[]
    for h,ls in [('Administrative',[('5010','Advertising',150,.6),('5020','Bank & Card Fees',212,.2),('5030','Legal - Evictions',385,.8),('5040','Office & Telephone',438,.15),('5050','Software - Rent Manager',189,0)]),('Payroll',[('5110','On-Site Manager',3650,.02),('5120','Maintenance Wages',2840,.09),('5130','Payroll Taxes & W/C',812,.08)]),('Utilities',[('5210','Electric - Common & Street Lights',764,.1),('5220','Water & Sewer',6415,.09),('5230','Trash Hauling',1688,.04),('5240','Propane - Office',95,.5)]),('Maintenance',[('5310','Roads & Patching',900,.7),('5320','Sewer Line / Septic',720,.6),('5330','Tree & Mowing',1150,.2),('5340','Park-Owned Home Repairs',1475,.5),('5350','Tools, Parts & Fuel',340,.3)]),('Fixed Expenses',[('5410','Property Taxes',3120,0),('5420','Insurance',1394,.0),('5430','Management Fee - 5%',3004,.03),('5440','State Park License',55,0)])]:
        s.H(h,1); k=s.T('Total '+h,[L(*a) for a in ls],lvl=1); tt.append(k)
    te=s.T('TOTAL OPERATING EXPENSES',tt,key='total_operating_expenses'); no=s.T('NET OPERATING INCOME',[ti,te],[1,-1],key='noi')
    s.H('NON-OPERATING',0,'6000'); q=[L('6010','Mortgage Interest',11260,.004),L('6020','Depreciation',6875,0),L('6030','Loan Fee Amortization',210,0)]; t=s.T('TOTAL NON-OPERATING',q); s.T('NET INCOME',[no,t],[1,-1],t='TOTAL',key='net_income')
    c=canvas.Canvas(P(fn),pagesize=(792,612)); xr=[322,387,447,560,630,698]; xp=[492,750]
    def pct(a,b): return 'N/A' if not b else f'{a/b*100:.1f}%'
    def head():
        c.setFont('Helvetica-Bold',11); c.drawString(30,582,'Profit & Loss - Budget Comparison'); c.setFont('Helvetica',8); c.drawString(30,570,'Property: WBEND - Willow Bend Mobile Home Park'); c.drawString(30,560,'Accrual basis   |   Period: 05/01/2025 - 05/31/2025'); c.drawRightString(760,582,'Ashgrove Holdings'); c.drawRightString(760,571,'06/12/2025 4:51:08 PM')
        c.setFillColorRGB(.85,.85,.85); c.rect(28,528,736,24,fill=1,stroke=0); c.setFillColorRGB(0,0,0); c.setFont('Helvetica-Bold',8)
        c.drawCentredString(375,543,'May 2025'); c.drawCentredString(635,543,'Year to Date'); c.setLineWidth(.5); c.line(270,540,492,540); c.line(510,540,750,540); c.drawString(30,532,'Account')
        for x,h in zip(xr,['Actual','Budget','Variance']*2): c.drawRightString(x,532,h)
        for x in xp: c.drawRightString(x,532,'Var %')
    head(); y=516; pn=1
    for q in s.rows:
        if y<40: c.setFont('Helvetica',7); c.drawCentredString(396,22,f'Page {pn}'); c.showPage(); pn+=1; head(); y=516
        if q['t']=='HEADING':
            c.setFont('Helvetica-Bold' if q['lvl']==0 else 'Helvetica-BoldOblique',8); c.drawString(30+q['lvl']*8,y,(q['code']+'  ' if q['code'] else '')+q['label']); y-=11.5; continue
        f='Helvetica' if q['t']=='LINE' else 'Helvetica-Bold'; c.setFont(f,8); c.drawString(46 if q['t']=='LINE' else 30+q['lvl']*8,y,(q['code']+'  ' if q['code'] else '')+q['label'])
        if q['t']!='LINE':
            c.setLineWidth(.4)
            for x in xr: c.line(x-52,y+8.2,x,y+8.2)
        for x,v in zip(xr,q['v']): c.drawRightString(x,y,f2(v,True))
        c.drawRightString(xp[0],y,pct(q['v'][2],q['v'][1])); c.drawRightString(xp[1],y,pct(q['v'][5],q['v'][4])); y-=11.5 if q['t']=='LINE' else 15
    c.setFont('Helvetica',7); c.drawCentredString(396,22,f'Page {pn}'); c.save()
    save(fn,'MANUFACTURED_HOUSING','OPERATING_STATEMENT','Rent Manager budget comparison, month and YTD groups, percent columns',True,s)

def p6():
    fn='Sage50_BalanceSheet_RiversideMutual_Coop.pdf'
    s=S('Balance Sheet','Riverside Mutual Homes Cooperative, Inc.',None,'2025-06-30',['June 30, 2025'])
    s.H('ASSETS',0); s.H('Current Assets',0)
    q=[s.L(n,v) for n,v in [('Petty Cash',300),('Checking - Farmers & Drovers',41872.66),('Money Market - Operating',68415.09),('Replacement Reserve Savings',214390.51),('Carrying Charges Receivable',7318.4),('Allowance for Doubtful Accounts',-1200),('Prepaid Insurance',18644.25),('Tax & Insurance Escrow - Lender',36712.8)]]
    a=s.T('Total Current Assets',q); s.H('Property and Equipment',0)
    q=[s.L(n,v) for n,v in [('Land',385000),('Buildings - 72 Townhomes',4218655),('Site Improvements',296480.3),('Community Building',188200),('Vehicles & Mowers',43915),('Accum. Depreciation - Buildings',-2961447.18),('Accum. Depreciation - Other',-302618.44)]]
    b=s.T('Total Property and Equipment',q); s.H('Other Assets',0); q=[s.L('Utility Deposits',2150),s.L('Memberships Held for Resale',14800)]; o=s.T('Total Other Assets',q)
    s.T('Total Assets',[a,b,o],t='TOTAL',key='total_assets'); ta=s.rows[-1]['v'][0]
    s.H('LIABILITIES AND CAPITAL',0); s.H('Current Liabilities',0); q=[s.L(n,v) for n,v in [('Accounts Payable',22317.94),('Accrued Wages',6480.12),('Payroll Taxes Payable',1594.37),('Prepaid Carrying Charges',9126),('Accrued Property Taxes',28455),('Member Deposits',21600),('Current Portion - Mortgage',92810.75)]]
    cl=s.T('Total Current Liabilities',q); s.H('Long-Term Liabilities',0); q=[s.L('Mortgage - NCBA Housing Lenders',1148726.3),s.L('Energy Retrofit Loan',63410.88)]; ll=s.T('Total Long-Term Liabilities',q); tl=s.T('Total Liabilities',[cl,ll],key='total_liabilities')
    s.H('Capital',0); tlv=s.rows[tl]['v'][0]; x=[162000,212750.4,24318.77]; x.insert(2,round(ta-tlv-sum(x),2)); q=[s.L(n,v) for n,v in zip(['Membership Certificates','Paid-in Capital - Principal Curtailment','Retained Earnings','Net Income'],x)]; tc=s.T('Total Capital',q,key='total_equity'); s.T('Total Liabilities & Capital',[tl,tc],t='TOTAL')
    c=canvas.Canvas(P(fn),pagesize=(612,792))
    def head(): 
        c.setFont('LSansB',11)
        for i,l in enumerate(['Riverside Mutual Homes Cooperative, Inc.','Balance Sheet','June 30, 2025']): c.drawCentredString(306,752-i*14,l)
    def foot(n): c.setFont('LSans',8); c.drawString(60,30,'7/22/25 at 10:14:35.07'); c.drawCentredString(330,30,'Unaudited - For Management Purposes Only'); c.drawRightString(560,30,f'Page: {n}')
    head(); y=700; n=1
    for i,q in enumerate(s.rows):
        if q['t']=='HEADING' and q['label']=='LIABILITIES AND CAPITAL': foot(n); c.showPage(); n+=1; head(); y=700
        c.setFont('LSans',9.5)
        if q['t']=='HEADING':
            if q['label'].isupper(): c.drawCentredString(306,y,q['label'])
            else: c.drawString(60,y,q['label'])
            y-=15 if not q['label'].isupper() else 22; continue
        firstl=s.rows[i-1]['t']=='HEADING'
        if q['t']=='LINE':
            c.drawString(60,y,q['label']); c.drawRightString(420,y,f2(q['v'][0],True))
            if firstl: c.drawString(345,y,'$')
            y-=13.5
        else:
            if q['label'] in('Total Liabilities','Total Liabilities & Capital','Total Assets'): c.line(480,y+10,552,y+10); 
            else: c.line(345,y+10,420,y+10); y-=8
            c.drawString(60,y,q['label']); c.drawRightString(552,y,f2(q['v'][0],True))
            if q['t']=='TOTAL': c.drawString(480,y,'$'); c.line(480,y-3,552,y-3); c.line(480,y-5,552,y-5)
            y-=24
    foot(n); c.save(); save(fn,'COOPERATIVE','BALANCE_SHEET','Sage 50 balance sheet, inner and outer amount column (truth has one column)',True,s)

def p7():
    r=random.Random(107); fn='Garage_Operating_Report_Sep2025.pdf'
    s=S('Garage Operating Report','Fourth & Vine Garage','2025-09-01','2025-09-30',['Sep-25','Sep-24','YTD 2025','YTD 2024'])
    def L(n,b,ns=.06):
        return s.L(n,[round(b*(1+r.uniform(-ns,ns)),2),round(b*.95*(1+r.uniform(-ns,ns)),2),round(b*9*(1+r.uniform(-ns,ns)/2),2),round(b*8.6*(1+r.uniform(-ns,ns)/2),2)])
    s.H('PARKING REVENUE'); q=[L('Monthly Parkers - Unreserved',38620,.03),L('Monthly Parkers - Reserved',9450,.02),L('Transient - Pay Stations',27815,.1),L('Transient - Mobile App',16240,.12),L('Event Nights',8930,.3),L('Validations - Shops & Clinic',5115,.08),L('Lost Ticket / Violation',870,.3),L('EV Charging',1344,.2)]
    g=s.T('GROSS PARKING REVENUE',q); x=[s.L('Less: City Parking Tax (8%)',[round(-v*.08,2) for v in s.rows[g]['v']]),L('Less: Card Refunds',-412,.3)]
    ti=s.T('NET PARKING REVENUE',[g]+x,key='total_income')
    s.H('OPERATING EXPENSES'); q=[L('Attendant & Porter Wages',14880,.05),L('Payroll Taxes & Benefits',3274,.05),L('Uniforms',118,.5),L('Card Processing',2960,.07),L('App Platform Fee',1624,.1),L('Tickets & Supplies',389,.4),L('Revenue Equipment Maint.',1175,.25),L('Elevator Maintenance',985,.02),L('Sweeping & Power Washing',1460,.2),L('Lighting & Electric',3815,.08),L('Water & Sewer',322,.15),L('Security Patrol',4250,.02),L('Garage Liability Insurance',2688,.01),L('Damage Claims',540,.6),L('Telephone & Internet',276,.05),L('Signs & Striping',460,.6),L('Operator Base Fee',2500,0),L('Real Estate Taxes',8145,.01)]
    te=s.T('TOTAL OPERATING EXPENSES',q,key='total_operating_expenses'); no=s.T('NET OPERATING INCOME',[ti,te],[1,-1],key='noi')
    q2=[L('Debt Service',15980,0),L('Structural Reserve',2000,0)]; t=s.T('TOTAL BELOW THE LINE',q2); s.T('CASH TO OWNER',[no,t],[1,-1],t='TOTAL',key='net_cash_flow')
    k=q[11]; old=s.rows[k]['v'][2]; d=str(int(old)); nd=d[0]+str((int(d[1])+4)%10)+d[2:]; new=round(float(nd)+old-int(old),2); s.rows[k]['v'][2]=new
    s.planted={'what':f'row "Security Patrol", column YTD 2025: printed {new:,.2f} where the data has {old:,.2f}; totals are those of the data','kind':'digit_changed'}
    c=canvas.Canvas(P(fn),pagesize=(612,792)); c.setFont('Courier',8.6); y=762
    def ln(t='',b=False):
        nonlocal y
        c.setFont('Courier-Bold' if b else 'Courier',8.6); c.drawString(50,y,t); y-=11.7
    ln('FOURTH & VINE GARAGE (412 stalls)'.ljust(66)+'RUN 10/08/25'.rjust(30)); ln('GARAGE OPERATING REPORT'.ljust(66)+'PAGE    1'.rjust(30)); ln('PERIOD ENDING 09/30/25    CASH BASIS'); ln()
    ln(' '*34+'----- CURRENT MONTH -----'.center(31)+'---- YEAR TO DATE ----'.center(31)); ln(' '*34+'Sep-25'.rjust(15)+'Sep-24'.rjust(15)+'YTD 2025'.rjust(16)+'YTD 2024'.rjust(16)); ln('='*96)
    for q in s.rows:
        if q['t']=='HEADING': ln(); ln(q['label'],True); continue
        if q['t']!='LINE': ln(' '*34+'  -------------'*2+'   -------------'*2)
        vs=[(f'{-v:,.2f}-' if v<0 else f'{v:,.2f} ') for v in q['v']]
        ln(('  ' if q['t']=='LINE' else '')+q['label'].ljust(34-(2 if q['t']=='LINE' else 0))+vs[0].rjust(16)+vs[1].rjust(15)+vs[2].rjust(16)+vs[3].rjust(16),q['t']!='LINE')
        if q['t']!='LINE': ln()
    ln('='*96); ln('* Event nights: 11 this month vs 9 last year.  ** END OF REPORT **')
    c.save(); assert y>20,y
    save(fn,'PARKING','OPERATING_STATEMENT','monospaced operator report, trailing minus, planted digit',True,s)
ALL=[p1,p2,p3,p4,p5,p6,p7]
if __name__=='__main__':
    for f in ALL: f()
