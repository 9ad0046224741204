from core import *
from fpdf import FPDF
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, legal, landscape
from reportlab.lib.colors import HexColor as H
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
# ---------- 4: medical office, accountant's cash flow statement ----------
def d4():
    fn='Lakemont MOB Statement of Cash Flows 9-30-25.pdf'; s=S(3)
    L=lambda l,*v,lv=2: s.line(l,[x*100 for x in v],None,lv)
    s.head('Cash flows from operating activities',lvl=0)
    ni=L('Net income',38412,301877,264190,lv=1)
    s.head('Adjustments to reconcile net income to net cash provided by operating activities:',lvl=1)
    a=[L('Depreciation',61220,550980,541305),L('Amortization of leasing commissions',7415,64890,58212),L('Amortization of debt issuance costs',2104,18936,18936),L('Straight-line rent adjustment',-4378,-41250,-52917),L('Bad debt expense',0,12600,4150)]
    s.head('Changes in operating assets and liabilities:',lvl=1)
    b=[L('Tenant receivables',-18944,-27316,9805),L('Prepaid expenses and other assets',9870,-33412,-28790),L('Restricted cash - tax escrow',-41350,-187415,-179002),L('Accounts payable and accrued liabilities',22716,48159,-16644),L('Accrued real estate taxes',39800,358200,341100),L('Prepaid rents',-6120,11804,-3975),L('Tenant security deposits',0,8500,-2250)]
    o=s.tot('Net cash provided by operating activities',[ni]+a+b,lvl=0)
    s.head('Cash flows from investing activities',lvl=0)
    i=[L('Building improvements',-14380,-96744,-131208,lv=1),L('Tenant improvements',-52900,-214665,-87330,lv=1),L('Leasing commissions paid',-11240,-63918,-41077,lv=1),L('Deposits to replacement reserve',-3150,-28350,-28350,lv=1),L('Releases from replacement reserve',0,41600,0,lv=1)]
    iv=s.tot('Net cash used in investing activities',i,lvl=0)
    s.head('Cash flows from financing activities',lvl=0)
    f=[L('Principal payments on mortgage note',-24867,-220340,-208915,lv=1),L('Member contributions',0,75000,0,lv=1),L('Distributions to members',-45000,-360000,-405000,lv=1),L('Debt issuance costs',0,0,-6500,lv=1)]
    fv=s.tot('Net cash used in financing activities',f,lvl=0)
    nc=s.tot('Net change in cash and cash equivalents',[o,iv,fv],lvl=0)
    n=s.rows[nc]['v']; end=512644*100
    bg=s.line('Cash and cash equivalents, beginning of period',[end-n[0],end-n[1],44810500],None,0)
    en=s.tot('Cash and cash equivalents, end of period',[nc,bg],lvl=0,type='TOTAL')
    s.head('Supplemental disclosure of cash flow information',lvl=0)
    L('Cash paid for interest',68915,621442,633518,lv=1); L('Improvements included in accounts payable',17250,17250,0,lv=1)
    p=FPDF('P','pt','Letter'); p.set_creation_date(dt.datetime(2025,10,21)); p.set_auto_page_break(False); p.add_page(); p.set_margins(60,50,60)
    y=52
    for t,st,z in (('LAKEMONT MEDICAL PAVILION, LLC','B',13),('Statements of Cash Flows','B',12),('For the One Month and Nine Months Ended September 30, 2025 and the Nine Months Ended September 30, 2024','I',9.5),('(Unaudited - accrual basis)','',9.5)):
        p.set_font('Times',st,z); p.set_xy(40,y); p.cell(532,14,t,align='C'); y+=15
    xs=[418,488,558]; y+=14; p.set_font('Times','B',9.5)
    for x,h in zip(xs,(('One Month','Sept. 30, 2025'),('Nine Months','Sept. 30, 2025'),('Nine Months','Sept. 30, 2024'))):
        for k in(0,1): p.set_xy(x-75,y+11*k); p.cell(75,11,h[k],align='R')
    y+=25; p.line(60,y,560,y); y+=5
    first=True
    for ix,q in enumerate(s.rows):
        bold='B' if q['type'] in('TOTAL',) or (q['type']=='HEADING' and q['lvl']==0) else ''
        if q['type']=='HEADING' and q['lvl']==0: y+=7
        p.set_font('Times',bold,10); lab=q['label']
        if len(lab)>68:
            p.set_xy(58+q['lvl']*12,y); p.cell(300,13,'Adjustments to reconcile net income to net cash'); y+=12.4; lab='   provided by operating activities:'
        p.set_xy(58+q['lvl']*12,y); p.cell(300,13,lab)
        if q['type']!='LINE' and q['type']!='HEADING':
            for x in xs: p.line(x-58,y,x,y)
        for x,v in zip(xs,q['v']):
            if v is None: continue
            t=money(v,0,'paren','-'); 
            p.set_xy(x-70,y); p.cell(70+(0 if t.endswith(')') else -3),13,t,align='R')
            if ix in(ni,en): p.set_xy(x-60,y); p.cell(10,13,'$')
        if ix==en:
            for x in xs: p.line(x-58,y+13,x,y+13); p.line(x-58,y+15,x,y+15)
        y+=13.6
        if ix in (nc,): y+=5
    p.set_font('Times','I',8.5); p.set_xy(60,735); p.cell(490,11,'No assurance is provided on these financial statements. Substantially all disclosures required by GAAP are omitted.',align='C')
    p.set_xy(60,748); p.cell(490,11,'Page 4',align='C'); p.output(os.path.join(DOC,fn))
    cols=['One Month Sept. 30, 2025','Nine Months Sept. 30, 2025','Nine Months Sept. 30, 2024']
    st=s.truth('Statements of Cash Flows','Lakemont Medical Pavilion, LLC',None,'2025-09-30',cols,{'net_income':ni,'net_cash_flow':nc},dash_null=True)
    st['propertyName']='LAKEMONT MEDICAL PAVILION, LLC'
    save(fn,[st],'OFFICE','CASH_FLOW_STATEMENT',"accountant's statement in Times, indirect method, dollar signs on first and last rows, wrapped heading, month and nine months, supplement below the end",False)
    return [(s,st)]
# ---------- 5: hotel, description in the middle ----------
def d5():
    fn='HGI_Riverfront_PnL_2025-08.pdf'; r=random.Random(3905); s=S(6)
    # columns: month actual, budget, LY, ytd actual, budget, LY
    av=[4712,4712,4712,36936,36936,37088]; occ=[.814,.832,.797,.761,.774,.748]; sold=[int(a*o) for a,o in zip(av,occ)]
    adr=[168.4,165.9,160.2,158.7,157.2,151.3]
    s.head('STATISTICS',lvl=0)
    def stat(l,raw,fm): s.add(label=l,type='LINE',v=[0]*6,lvl=1,raw=raw,fm=fm)
    stat('Rooms Available',av,'n'); stat('Rooms Sold',sold,'n'); stat('Occupancy %',[round(b/a,3) for a,b in zip(av,sold)],'p')
    room=[int(a*b) for a,b in zip(sold,adr)]
    stat('Average Daily Rate',[round(a/b,2) for a,b in zip(room,sold)],'m'); stat('RevPAR',[round(a/b,2) for a,b in zip(room,av)],'m')
    def vals(m,fx=.5):
        # m: per month amount at budget; YTD 8 months
        o=[]
        for k in range(6):
            base=m*(1 if k<3 else 8)*(1 if fx==0 else 1+fx*(sold[k]/av[k]/.8-1))*(.965 if k in(2,5) else 1)
            o.append(int(base*(1+(r.uniform(-.06,.06) if k not in(1,4) else 0)))*100)
        return o
    L=lambda l,m,fx=.5,lv=1: s.line(l,vals(m,fx),None,lv)
    def sec(h,items,t,lv=0,fx=.5):
        if h: s.head(h,lvl=lv)
        return s.tot(t,[L(l,m,fx,lv+1) for l,m in items],lvl=lv)
    s.head('OPERATING REVENUE',lvl=0)
    rv=[s.line('Rooms',[x*100 for x in room],None,1),L('Food & Beverage',78400),L('Other Operated Departments',14150),L('Miscellaneous Income',3980)]
    rev=s.tot('TOTAL OPERATING REVENUE',rv,lvl=0,type='TOTAL')
    s.head('DEPARTMENTAL EXPENSES',lvl=0)
    de=[sec('Rooms',[('Salaries & Wages',81200),('Payroll Taxes & Benefits',17900),('Laundry & Linen',8150),('Guest Supplies',11240),('Travel Agent Commissions',15900),('Complimentary Breakfast',6220)],'Total Rooms',1),
        sec('Food & Beverage',[('Cost of Food Sales',17100),('Cost of Beverage Sales',4950),('Salaries & Benefits',34200),('Other F&B Expense',4420)],'Total Food & Beverage',1),
        L('Other Operated Departments',6840)]
    td=s.tot('TOTAL DEPARTMENTAL EXPENSES',de,lvl=0)
    dp=s.tot('TOTAL DEPARTMENTAL PROFIT',[rev],[td],lvl=0,type='TOTAL')
    und=sec('UNDISTRIBUTED OPERATING EXPENSES',[('Administrative & General',49800),('Information & Telecom Systems',8960),('Sales & Marketing',38400),('Franchise Fees',70800),('Property Operations & Maintenance',27500),('Utilities',26100)],'TOTAL UNDISTRIBUTED EXPENSES',0)
    gop=s.tot('GROSS OPERATING PROFIT',[dp],[und],lvl=0,type='TOTAL')
    mf=s.line('Base Management Fee',[int(x*.03/100)*100 for x in s.rows[rev]['v']],None,1)
    ib=s.tot('INCOME BEFORE NON-OPERATING',[gop],[mf],lvl=0)
    no=sec('NON-OPERATING EXPENSES',[('Property Taxes',31200),('Property Insurance',13400),('Ground Rent',8500),('Equipment Leases',1740)],'TOTAL NON-OPERATING EXPENSES',0,fx=0)
    eb=s.tot('EBITDA',[ib],[no],lvl=0,type='TOTAL')
    ff=s.line('FF&E Reserve (4%)',[int(x*.04/100)*100 for x in s.rows[rev]['v']],None,1)
    noi=s.tot('NET OPERATING INCOME',[eb],[ff],lvl=0,type='TOTAL')
    ds=[s.line('Mortgage Interest',[9841200,9841200,10066500,79216300,79216300,81004700],None,1),s.line('Mortgage Principal',[3155800,3155800,2930500,24759700,24759700,22971300],None,1)]
    cf=s.tot('CASH FLOW AFTER DEBT SERVICE',[noi],ds,lvl=0,type='TOTAL')
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=landscape(letter),invariant=1); PW,PH=landscape(letter)
    LW=[(95,135),(190,230),(285,322)]; dx=332; RW=[(562,600),(657,695),(744,780)]
    pg=0; TR=s.rows[rev]['v']
    LWx=[85,125,176,216,267,307]; RWx=[553,593,641,681,728,768]
    def hdr():
        nonlocal pg; pg+=1
        c.setFont('Times-Bold',13); c.drawString(30,PH-32,'Hawthorn Gate Inn - Riverfront'); c.setFont('Times-Roman',9)
        c.drawString(30,PH-45,'Summary Operating Statement'); c.drawString(30,PH-56,'Month Ended August 31, 2025'); c.drawRightString(PW-24,PH-32,f'{pg} / 2'); c.drawRightString(PW-24,PH-45,'152 keys')
        c.setFillColor(H('#e3dccf')); c.rect(24,PH-94,PW-48,28,stroke=0,fill=1); c.setFillColor(H('#000000'))
        c.setFont('Times-Bold',8.5); c.drawCentredString(170,PH-76,'CURRENT MONTH'); c.drawCentredString(640,PH-76,'YEAR TO DATE')
        for xs in(LWx,RWx):
            for x,h in zip(xs,('Actual','%','Budget','%','Last Year','%')): c.drawRightString(x,PH-89,h)
        return PH-106
    y=hdr()
    for q in s.rows:
        if y<34 : c.showPage(); y=hdr()
        b=q['type']!='LINE'; f='Times-Bold' if b else 'Times-Roman'
        if q['type']=='HEADING' and q['lvl']==0: y-=4
        c.setFont(f,8.4); c.drawString(dx+q['lvl']*9,y,q['label'])
        for xs,o in((LWx,0),(RWx,3)):
            for k in range(3):
                if q['type']=='HEADING': continue
                x,xp=xs[2*k],xs[2*k+1]
                if q['raw']:
                    v=q['raw'][o+k]; t={'n':f'{v:,}','p':f'{v*100:.1f}%','m':f'{v:,.2f}'}[q['fm']]; c.drawRightString(x,y,t)
                else:
                    v=q['v'][o+k]; c.drawRightString(x,y,money(v,0)); pc=v/TR[o+k]*100; c.drawRightString(xp,y,f'{pc:.1f}' if pc>=0 else f'({-pc:.1f})')
        if q['type']=='TOTAL': c.setLineWidth(.7); c.line(24,y+9,PW-24,y+9)
        elif q['type']=='SUBTOTAL':
            c.setLineWidth(.3)
            for xs in(LWx,RWx): 
                for k in range(3): c.line(xs[2*k]-38,y+8.5,xs[2*k],y+8.5)
        y-=10.8
        if q['type']=='TOTAL': y-=4
    c.save(); assert pg==2,pg
    cols=['Current Month Actual','Current Month Budget','Current Month Last Year','Year to Date Actual','Year to Date Budget','Year to Date Last Year']
    st=s.truth('Summary Operating Statement','Hawthorn Gate Inn - Riverfront','2025-08-01','2025-08-31',cols,{'total_income':rev,'noi':noi,'net_cash_flow':cf})
    save(fn,[st],'HOSPITALITY','OPERATING_STATEMENT','hotel P&L, description column in the middle, month left and YTD right, percent columns, statistics rows on top, two pages',True)
    return [(s,st)]
# ---------- 6: manufactured home park T12, indented tree, no codes ----------
def d6():
    fn='Twelve_Month_Income_Statement_Sagebrush.pdf'; r=random.Random(3906); s=S(13)
    L=lambda l,v,lv=3: s.line(l,wt(v),None,lv)
    wat=[1.2,1.25,1.15,1,.9,.85,.85,.85,.9,.95,1.05,1.15]
    s.head('Operating Income & Expense',lvl=0); s.head('Income',lvl=1); s.head('Rents',lvl=2)
    lot=[int((58140+i*190)*100+r.randint(-40,40)*1000) for i in range(12)]
    a=[L('Lot Rent',lot),L('Park-Owned Home Rent',noisy(r,7350,.05)),L('RV / Short-Stay Sites',noisy(r,2400,.3,[1.6,1.5,1.1,.8,.4,.2,.2,.3,.7,1,1.4,1.6])),L('Rent Concessions',neg(lumpy(r,320,.6))),L('Employee Site Credit',neg(flat(545)))]
    rt=s.tot('Total Rents',a,lvl=2)
    s.head('Utility Income',lvl=2); b=[L('Water & Sewer Billback',noisy(r,9200,.04,wat)),L('Trash Billback',noisy(r,1890,.02)),L('Electric Submeter',[0]*12)]
    ut=s.tot('Total Utility Income',b,lvl=2)
    s.head('Fees',lvl=2); f=[L('Application Fee Income',[x*4500 for x in[3,2,5,1,2,0,1,3,2,4,2,3]]),L('Late Fee',noisy(r,1150,.25)),L('NSF Fee',[x*3500 for x in[1,0,2,0,0,1,0,0,1,1,0,2]]),L('Pet Fee',noisy(r,610,.05))]
    ft=s.tot('Total Fees',f,lvl=2)
    o=[L('Laundry Income',lumpy(r,340,.9),2),L('Home Note Interest Received',[int(131855-i*921) for i in range(12)],2)]
    oi=s.tot('Total Operating Income',[rt,ut,ft]+o,lvl=1,type='TOTAL')
    s.head('Expense',lvl=1); E=[]
    def g(n,items):
        s.head(n,lvl=2); E.append(s.tot('Total '+n,[L(*i) for i in items],lvl=2))
    g('Payroll',[('On-Site Manager',flat(3850,bump=(6,4000))),('Maintenance Wages',noisy(r,3120,.1)),('Payroll Tax & Fees',noisy(r,690,.1))])
    g('Repairs & Grounds',[('Grounds Care',[65000,65000,65000,65000,30000,0,0,0,30000,65000,65000,65000]),('Tree Trimming',[0,0,0,385000,0,0,0,0,0,0,120000,0]),('Road & Pothole Repair',lumpy(r,1450,.3)),('Water Line Repair',lumpy(r,1900,.5)),('Park-Owned Home Repairs',noisy(r,1180,.7)),('Snow Plowing',[0,0,0,0,0,145000,221000,96500,0,0,0,0])])
    g('Utilities',[('Water & Sewer',noisy(r,10150,.04,wat)),('Trash Collection',flat(2065.40,bump=(9,2148.02))),('Electricity - Common',noisy(r,720,.15))])
    g('Administrative',[('Software',flat(289)),('Telephone & Internet',flat(214.37)),('Legal & Eviction',lumpy(r,780,.4)),('Licenses & Permits',[0,0,0,0,0,0,187000,0,0,0,0,0]),('Bank Charges',[3000,3000,4500,3000,3000,3000,6500,3000,3000,3000,3000,3000])])
    fx=[L('Management Fee',[int(round(s.rows[oi]['v'][i]*.04)) for i in range(12)],2),L('Property Tax',[0,0,0,2877419,0,0,0,0,0,2877419,0,0],2),L('Insurance',[864200]+[0]*2+[864200]+[0]*2+[921850]+[0]*2+[921850]+[0]*2,2)]
    oe=s.tot('Total Operating Expense',E+fx,lvl=1,type='TOTAL')
    noi=s.tot('NOI - Net Operating Income',[oi],[oe],lvl=0,type='TOTAL')
    s.head('Other Income & Expense',lvl=0); s.head('Other Income',lvl=1); x=[L('Gain on Home Sales',[0,0,412000,0,0,0,0,-86000,0,0,655000,0],2),L('Interest on Bank Accounts',noisy(r,96,.3),2)]
    tx=s.tot('Total Other Income',x,lvl=1); s.head('Other Expense',lvl=1)
    z=[L('Mortgage Interest',[int(1904418-i*2871) for i in range(12)],2),L('Owner Expense',lumpy(r,600,.3),2)]
    tz=s.tot('Total Other Expense',z,lvl=1); no=s.tot('Net Other Income',[tx],[tz],lvl=0)
    ti=s.tot('Total Income',[oi,tx],lvl=0); te=s.tot('Total Expense',[oe,tz],lvl=0); ni=s.tot('Net Income',[noi,no],lvl=0,type='TOTAL')
    s.rows[ni]['plus']=[ti]; s.rows[ni]['minus']=[te]
    ms=['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']; cols=ms+['Total']
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=landscape(legal),invariant=1); PW,PH=landscape(legal); x0=232; cw=57; pg=0
    def hdr(first):
        nonlocal pg; pg+=1; y=PH-40
        if first:
            c.setFont('Helvetica-Bold',16); c.drawString(36,y,'Income Statement - 12 Month'); y-=16; c.setFont('Helvetica',9)
            for t in('Properties: Sagebrush Mobile Estates - 2210 Old Quarry Rd','Period Range: Jul 2024 to Jun 2025','Accounting Basis: Cash','Level of Detail: Detail View','Include Zero Balance GL Accounts: Yes'): c.drawString(36,y,t); y-=11.5
            y-=8
        c.setFont('Helvetica-Bold',8); c.drawString(36,y,'Account Name')
        for i,m in enumerate(cols): c.drawRightString(x0+cw*(i+1),y,m)
        c.setLineWidth(.8); c.line(36,y-4,PW-34,y-4); return y-16
    def ftr(): c.setFont('Helvetica',7.5); c.drawString(36,22,'Created on 07/15/2025'); c.drawRightString(PW-34,22,f'Page {pg}')
    y=hdr(True)
    for q in s.rows:
        if y<42: ftr(); c.showPage(); y=hdr(False)
        f='Helvetica' if q['type']=='LINE' else 'Helvetica-Bold'; c.setFont(f,8)
        assert 36+q['lvl']*11+sw(q['label'],f,8)<x0+8,q['label']
        c.drawString(36+q['lvl']*11,y,q['label'])
        for i,v in enumerate(q['v']):
            if v is not None: c.drawRightString(x0+cw*(i+1),y,money(v,2,'minus'))
        c.setLineWidth(.15); c.setStrokeColor(H('#bbbbbb')); c.line(36,y-3.4,PW-34,y-3.4); c.setStrokeColor(H('#000000')); y-=12.2
    ftr(); c.save()
    st=s.truth('Income Statement - 12 Month','Sagebrush Mobile Estates','2024-07-01','2025-06-30',cols,{'total_income':oi,'total_operating_expenses':oe,'noi':noi,'net_income':ni})
    save(fn,[st],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','indented tree without codes, cash basis, lines beside groups, grand Total Income / Total Expense recap under the NOI, legal landscape',True)
    return [(s,st)]
