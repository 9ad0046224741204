# PDFs 1-4
import random,sys
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
L='/usr/share/fonts/truetype/liberation/'
for n,f in dict(LS='LiberationSans-Regular',LSB='LiberationSans-Bold',LN='LiberationSansNarrow-Regular',LNB='LiberationSansNarrow-Bold',LR='LiberationSerif-Regular',LRB='LiberationSerif-Bold',LRI='LiberationSerif-Italic').items():
    pdfmetrics.registerFont(TTFont(n,L+f+'.ttf'))
sw=pdfmetrics.stringWidth

# ---------------------------------------------------------------- 1  budget comparison, system print
def d1():
    R=random.Random(4201)
    occA=[.0,.04,.09,.15,.22,.30,.37,.43,.50,.56,.61,.66]; occB=[.02,.06,.12,.19,.26,.33,.40,.47,.54,.60,.66,.72]
    GPR=312*2265
    def dv(b,n):
        ma,mb,ya,yb,an=b; k=1 if n=='I' else -1
        return [ma,mb,(ma-mb)*k,ya,yb,(ya-yb)*k,an]
    s=S('Budget Comparison','Halyard at Pier Nine','2024-11-01','2024-11-30',['PTD Actual','PTD Budget','Variance','YTD Actual','YTD Budget','Variance','Annual'],dv,nd=2)
    def bs(kind,base,bfac=1.0):
        a=gen(R,kind,base,occA,nd=2); b=gen(R,kind,base*bfac,occB,noise=0,rnd=5)
        return [a[10],b[10],sum(a[:11]),sum(b[:11]),sum(b)]
    def line(code,label,kind,base,nat='E',bf=None,d=3): return s.l(label,bs(kind,base,bf or R.choice([.92,1,1,1.05,1.1])),code,nat,d)
    s.h('INCOME','4000-0000',0); s.h('RENTAL INCOME','4100-0000',1)
    a=[line('4110-0000','Gross Potential Rent','flat',GPR,'I',1.01,2),line('4115-0000','Gain/(Loss) to Lease','occ',-14210.55,'I',.8,2),line('4120-0000','Vacancy Loss','vac',GPR,'I',1,2),
       line('4125-0000','Model & Non-Revenue Units','flat',-9060,'I',1,2),line('4127-0000','Employee Unit Discount','occ',-2718.4,'I',1,2),line('4140-0000','Lease-Up Concessions','vel',-880000,'I',.85,2),line('4145-0000','Renewal Concessions','zero',0,'I',1,2),line('4160-0000','Bad Debt Expense','occ',-5230.11,'I',.7,2)]
    ri=s.t('NET RENTAL INCOME',a,'4199-0000','I',d=1)
    s.h('OTHER INCOME','4200-0000',1)
    a=[line(*q,'I',None,2) for q in [('4210-0000','Application Fees','vel',26000),('4212-0000','Administrative Fees','vel',71000),('4215-0000','Amenity Fee','occ',11900),('4220-0000','Late Charges','occ',2410),('4222-0000','NSF Fees','spor',90),('4230-0000','Garage Parking','occ',28400),('4232-0000','Storage Lockers','occ',3105),('4234-0000','EV Charging','occ',610),('4240-0000','Pet Rent','occ',6120),('4242-0000','Pet Fees (Non-Refundable)','vel',22000),('4250-0000','Month-to-Month Premium','zero',0),('4255-0000','Lease Termination Fees','spor',1900),('4260-0000','Water/Sewer Reimbursement','occ',15800),('4262-0000','Trash Reimbursement','occ',7700),('4264-0000','Bulk Internet Income','occ',18500),('4270-0000','Furnished Unit / Guest Suite','spor',1200),('4290-0000','Miscellaneous Income','spor',340)]]
    oi=s.t('TOTAL OTHER INCOME',a,'4299-0000','I',d=1)
    ti=s.t('TOTAL INCOME',[ri,oi],'4999-0000','I','TOTAL',d=0,key='total_income')
    s.h('OPERATING EXPENSES','5000-0000',0); subs=[]
    def sec(head,hc,tc,rows):
        s.h(head,hc,1); i=[line(*q,'E',None,2) for q in rows]; subs.append(s.t('TOTAL '+head,i,tc,d=1))
    sec('PAYROLL & RELATED','5100-0000','5199-0000',[('5110-0000','Community Manager','fix',8900),('5112-0000','Assistant Manager','fix',5650),('5114-0000','Leasing Professionals','fix',13800),('5120-0000','Maintenance Supervisor','fix',7100),('5122-0000','Maintenance Technicians','fix',9800),('5124-0000','Porter / Groundskeeper','fix',3900),('5130-0000','Lease-Up Specialist (Temp)','fix',6200),('5140-0000','Leasing Commissions & Bonuses','vel',98000),('5150-0000','Payroll Taxes','fix',4480),('5155-0000','Group Insurance','fix',6120),('5158-0000','Workers Compensation','fix',1510)])
    sec('MARKETING & LEASING','5200-0000','5299-0000',[('5210-0000','Internet Listing Services','fix',9400),('5212-0000','Paid Search & Social','fix',7750),('5214-0000','Signage & Banners','spor',1600),('5216-0000','Model Furniture Rental','flat',2895),('5218-0000','Locator / Broker Fees','vel',160000),('5220-0000','Resident Events','var',1900),('5222-0000','Referral Fees','spor',900)])
    sec('ADMINISTRATIVE','5300-0000','5399-0000',[('5310-0000','Office Supplies','fix',620),('5312-0000','Postage & Courier','spor',110),('5314-0000','Telephone & Internet','fix',1480),('5316-0000','Software & Technology Fees','flat',4056),('5318-0000','Bank & Merchant Fees','occ',1340),('5320-0000','Credit & Background Checks','vel',15500),('5322-0000','Legal & Eviction','spor',1500),('5324-0000','Training & Education','spor',480),('5326-0000','Dues & Subscriptions','spor',320)])
    sec('REPAIRS & MAINTENANCE','5400-0000','5499-0000',[('5410-0000','Plumbing','var',980),('5412-0000','Electrical & Lighting','var',640),('5414-0000','HVAC','spor',880),('5416-0000','Appliance Repairs','spor',330),('5418-0000','Keys & Access Control','var',520),('5420-0000','Pool & Amenity Supplies','var',710),('5422-0000','Janitorial Supplies','var',680)])
    sec('CONTRACT SERVICES','5500-0000','5599-0000',[('5510-0000','Landscaping Contract','flat',2850),('5512-0000','Pool Contract','flat',1150),('5514-0000','Elevator Contract','flat',2440),('5516-0000','Fire & Life Safety Monitoring','fix',1210),('5518-0000','Trash Removal','var',5900),('5520-0000','Courtesy Patrol','flat',7980),('5522-0000','Pest Control','fix',690),('5524-0000','Window & Exterior Cleaning','spor',1400)])
    sec('MAKE-READY','5600-0000','5699-0000',[('5610-0000','Unit Cleaning','vel',24000),('5612-0000','Touch-Up Painting','vel',9000),('5614-0000','Carpet / Flooring','zero',0)])
    sec('UTILITIES','5700-0000','5799-0000',[('5710-0000','Electric - Common Area','fix',12800),('5712-0000','Electric - Vacant Units','spor',4100),('5714-0000','Gas','var',2600),('5716-0000','Water & Sewer','var',17400),('5718-0000','Bulk Internet Service','flat',14040)])
    s.h('MANAGEMENT FEES','5800-0000',1)
    i=[line('5810-0000','Management Fee','flat',9750,bf=1.0,d=2)]
    subs.append(s.t('TOTAL MANAGEMENT FEES',i,'5899-0000',d=1))
    sec('TAXES & INSURANCE','5900-0000','5999-0000',[('5910-0000','Real Estate Taxes','flat',61840.25),('5912-0000','Personal Property Tax','flat',415),('5914-0000','Property & Liability Insurance','flat',17912.67),('5916-0000','Flood Insurance','flat',1288)])
    te=s.t('TOTAL OPERATING EXPENSES',subs,'6999-0000','E','TOTAL',d=0,key='total_operating_expenses')
    noi=s.t('NET OPERATING INCOME','' or [ti,te],'6999-9999','I','TOTAL',[1,-1],0,'noi')
    s.h('NON-OPERATING','7000-0000',0)
    ia=[498210.44]*1
    i=[line('7110-0000','Construction Loan Interest','fix',487200,bf=1.0,d=1),line('7112-0000','Unused Line & Agency Fees','flat',4166.67,bf=1.0,d=1),line('7120-0000','Less: Interest Funded from Reserve','fix',-372000,bf=.9,d=1),line('7130-0000','Asset Management Fee','flat',6500,bf=1.0,d=1),line('7140-0000','Pre-Opening & Start-Up Costs','spor',14000,d=1),line('7150-0000','Owner Legal & Professional','spor',3800,d=1)]
    no=s.t('TOTAL NON-OPERATING',i,'7999-0000','E',d=0)
    s.t('NET INCOME','' or [noi,no],'9999-9999','I','TOTAL',[1,-1],0,'net_income')
    W,H=landscape(letter); c=canvas.Canvas(DOC+'/halyard_budget_comparison_1124.pdf',pagesize=(W,H),invariant=1)
    xs=[296,358,416,452,526,596,658,694,W-20]
    per=47; pages=[s.rows[k:k+per] for k in range(0,len(s.rows),per)]
    for p,rs in enumerate(pages):
        c.setFont('Helvetica-Bold',9); c.drawString(24,H-28,'Halyard at Pier Nine (hpn312)'); c.drawRightString(W-20,H-28,f'Page {p+1}')
        c.setFont('Helvetica-Bold',11); c.drawString(24,H-42,'Budget Comparison'); c.setFont('Helvetica',8); c.drawString(24,H-53,'Period = Nov 2024'); c.drawString(24,H-63,'Book = Accrual ; Tree = ysi_is')
        c.setFont('Helvetica-Bold',7)
        for x,t in zip(xs,['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']): c.drawRightString(x,H-78,t)
        c.setLineWidth(.7); c.line(24,H-81,W-20,H-81)
        y=H-91
        for r in rs:
            b=r['type']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',6.8)
            c.drawString(24,y,r['code']); c.drawString(72+r['depth']*8,y,r['label'])
            if r['vals'][0] is not None:
                v=r['vals']; cells=[fmt(v[0],2,'minus'),fmt(v[1],2,'minus'),fmt(v[2],2,'minus'),pct(v[2],v[1],2),fmt(v[3],2,'minus'),fmt(v[4],2,'minus'),fmt(v[5],2,'minus'),pct(v[5],v[4],2),fmt(v[6],2,'minus')]
                for x,t in zip(xs,cells): c.drawRightString(x,y,t)
            y-=10
        c.setFont('Helvetica',7); c.drawString(24,18,'Tuesday, December 10, 2024'); c.drawRightString(W-20,18,'09:14 AM'); c.showPage()
    c.save(); save('halyard_budget_comparison_1124.pdf','MULTIFAMILY','OPERATING_STATEMENT','property management system','Yardi-like budget comparison, PTD/YTD with % columns, accounts, reserve-funded interest',False,s)

# ---------------------------------------------------------------- 2  trailing twelve, ramp, T3
def d2():
    R=random.Random(4202)
    months=['Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025']
    leased=[0,0,11,29,52,78,101,120,134,151,172,195]; U=248; occ=[x/U for x in leased]
    dv=lambda b,n: list(b)+[sum(b),sum(b[-3:])*4]
    s=S('Trailing 12 Month Income Statement','Cobalt Row Apartments','2024-04-01','2025-03-31',months+['Total','T3 Annualized'],dv)
    g=lambda k,b,st=0: gen(R,k,b,occ,start=st)
    def sec(head,rows,tot,nat):
        s.h(head,d=0); return s.t(tot,[s.l(r[0],g(*r[1:]),None,nat,1) for r in rows],None,nat,d=0)
    G=U*1840
    r=sec('Rental Income',[('Market Rent','flat',G,2),('Loss to Vacancy','vac',G,2),('Loss to Lease','occ',-6200),('Lease-up Concession - 8 Weeks Free','vel',-720000,2),('Model / Office Units','flat',-5520,2),('Write-offs','occ',-3100,5)],'Total Rental Income','I')
    u=sec('Utility Billback',[('Water & Sewer','occ',9900),('Gas','occ',2100),('Trash','occ',6100),('Pest','occ',1240)],'Total Utility Billback','I')
    o=sec('Other Income',[('Application Fee','vel',21000),('Admin Fee','vel',56000),('Pet Fees & Rent','occ',7300),('Reserved Parking','occ',9200),('Late Fee','occ',2200),('Lease Break','spor',1500,6),('Smart Home Package','occ',8600),('Other','spor',260,3)],'Total Other Income','I')
    ti=s.t('Total Income',[r,u,o],None,'I','TOTAL',d=0,key='total_income')
    subs=[]
    for h,rows in [('Personnel',[('Salaries - Office','fix',19800),('Salaries - Maintenance','fix',14200,1),('Bonus & Commission','vel',70000),('Burden & Benefits','fix',8150)]),
      ('Marketing',[('Digital Advertising','fix',13200),('Grand Opening & Outreach','spor',4100),('Locator Fees','vel',88000)]),
      ('General & Administrative',[('Office & Software','fix',4300),('Professional Fees','spor',1100),('Telecom','fix',1290)]),
      ('Maintenance & Turn',[('Maintenance Supplies','var',3700,1),('Contract Labor','spor',1500,2),('Turnover','occ',2800,6)]),
      ('Contract Services',[('Landscape','flat',2400,1),('Elevator','flat',1380,1),('Security','flat',4650),('Trash Hauling','var',4100,1)]),
      ('Utilities',[('Electricity','fix',8900),('Natural Gas','var',2300,1),('Water / Sewer','var',11800,1)]),
      ('Management Fee',None),('Taxes & Insurance',[('Property Tax','flat',41250),('Insurance','flat',12180)])]:
        if rows is None:
            s.h(h,d=0); subs.append(s.t('Total '+h,[s.l('Management Fee (greater of 3% or $6,000)',[max(6000,round(v*.03)) if k>0 else 0 for k,v in enumerate(s.rows[ti]['base'])],d=1)],d=0)); continue
        subs.append(sec(h,rows,'Total '+h,'E'))
    te=s.t('Total Operating Expense',subs,kind='TOTAL',d=0,key='total_operating_expenses')
    noi=s.t('Net Operating Income',[ti,te],None,'I','TOTAL',[1,-1],0,'noi')
    s.h('Debt Service',d=0)
    it=s.l('Loan Interest - First National Construction',g('fix',268000),d=1); dr=s.l('Interest Reserve Draw',[-x for x in g('fix',231000)],d=1); fee=s.l('Draw Inspection Fees',[1250]*12,d=1)
    ds=s.t('Total Debt Service, Net of Reserve',[it,dr,fee],d=0)
    ni=s.t('Net Income',[noi,ds],None,'I','TOTAL',[1,-1],0,'net_income')
    W,H=1008,612; c=canvas.Canvas(DOC+'/CobaltRow_T12_Mar25.pdf',pagesize=(W,H),invariant=1)
    x0=170; cw=51; xs=[x0+cw*(k+1) for k in range(12)]+[x0+cw*12+60,x0+cw*12+122,x0+cw*12+168]
    def head(p):
        c.setFillColorRGB(.12,.2,.36); c.rect(20,H-86,W-40,28,stroke=0,fill=1); c.setFillColorRGB(0,0,0)
        c.setFont('LSB',13); c.drawString(22,H-30,'Cobalt Row Apartments'); c.setFont('LS',9); c.drawString(22,H-43,'Trailing 12 Month Income Statement  |  April 2024 - March 2025  |  Accrual  |  248 units'); c.drawRightString(W-22,H-30,'Reporting date 04/11/2025')
        c.setFillColorRGB(1,1,1); c.setFont('LSB',6.6)
        for x,m in zip(xs,months): c.drawRightString(x,H-68,'Actual'); c.drawRightString(x,H-79,m)
        c.drawRightString(xs[12],H-79,'Total'); c.drawRightString(xs[13],H-68,'T3'); c.drawRightString(xs[13],H-79,'Annualized'); c.drawRightString(xs[14],H-68,'T3 Ann.'); c.drawRightString(xs[14],H-79,'Per Unit'); c.setFillColorRGB(0,0,0)
        c.setFont('LS',6.5); c.drawString(22,16,'Created on 04/11/2025 4:52 PM MDT'); c.drawRightString(W-22,16,f'Page {p} of 2')
    y=H-98; p=1; head(1)
    for k,r_ in enumerate(s.rows):
        if y<34: c.showPage(); p+=1; head(p); y=H-98
        if r_['type']=='TOTAL': c.setFillColorRGB(.85,.89,.95); c.rect(20,y-3,W-40,10.4,stroke=0,fill=1); c.setFillColorRGB(0,0,0)
        c.setFont('LSB' if r_['type']!='LINE' else 'LS',6.6); c.drawString(24+r_['depth']*8,y,r_['label'])
        if r_['type']=='SUBTOTAL': c.setLineWidth(.3); c.line(x0+8,y+7.2,xs[-1],y+7.2)
        if r_['vals'][0] is not None:
            for x,v in zip(xs,r_['vals']): c.drawRightString(x,y,fmt(v))
            c.drawRightString(xs[14],y,fmt(round(r_['vals'][13]/U)))
        y-=10.4
        if r_['type'] in('SUBTOTAL','TOTAL'): y-=3
    y-=4; c.setFont('LSB',6.6); c.drawString(24,y,'Month-end occupied homes:'); c.setFont('LS',6.6)
    for x,v in zip(xs,leased): c.drawRightString(x,y,str(v))
    y-=10; c.setFont('LSB',6.6); c.drawString(24,y,'Month-end occupancy:'); c.setFont('LS',6.6)
    for x,v in zip(xs,leased): c.drawRightString(x,y,f'{v/U:.1%}')
    # the two statistics lines are on the page: truth carries them too
    s.l('Month-end occupied homes:',leased,nat='I'); s.rows[-1]['vals']=leased+[None,None]
    s.rows[-1]['x']['stat']=1
    s.add(type='LINE',label='Month-end occupancy:',vals=[round(v/U,3) for v in leased]+[None,None],items=None,base=None,nat='I')
    c.save(); save('CobaltRow_T12_Mar25.pdf','MULTIFAMILY','OPERATING_STATEMENT_T12','property management system','T12 landscape legal, navy header band, Total and T3 annualized and per unit',False,s)

# ---------------------------------------------------------------- 3  construction lender monitoring
def d3():
    R=random.Random(4203); SF=96400
    oa=[.18,.22,.22,.31,.38,.41]; ou=[.25,.30,.35,.40,.45,.50]
    dv=lambda b,n:[b[0],b[1],(b[0]-b[1])*(1 if n=='I' else -1),b[2],b[3],(b[2]-b[3])*(1 if n=='I' else -1)]
    s=S('Post-Completion Operating Cash Flow and Interest Reserve','Larkspur Medical Pavilion','2025-02-01','2025-02-28',['Month Actual','Month Underwritten','Month Variance','Since TCO Actual','Since TCO Underwritten','Since TCO Variance'],dv,zero='null')
    def B(k,b,f=1.):
        a=gen(R,k,b,oa); u=gen(R,k,b*f,ou,noise=0,rnd=50); return [a[-1],u[-1],sum(a),sum(u)]
    s.h('INCOME',d=0)
    i=[s.l(n,B(*q),nat='I',d=1) for n,q in [('Base rent, executed leases',('rent',272000)),('Rent abatement',('vel',-880000,.8)),('Operating expense recoveries',('occ',71000)),('Real estate tax recoveries',('occ',38500)),('Physician parking permits',('occ',5200)),('Rooftop licence',('zero',0)),('Late fees and other',('spor',310))]]
    gi=s.t('Total gross income',i,nat='I',d=1); v=s.l('Credit loss allowance',[-round(x*.01) for x in s.rows[gi]['base']],nat='I',d=1)
    ti=s.t('EFFECTIVE GROSS INCOME',[gi,v],nat='I',kind='TOTAL',d=0,key='total_income')
    s.h('OPERATING EXPENSES',d=0)
    i=[s.l(n,B(*q),d=1) for n,q in [('Cleaning and medical waste',('var',13900)),('Electricity',('var',16800,.95)),('Water, sewer and gas',('var',4700)),('Repairs, HVAC and elevator',('fix',8800,.9)),('Landscaping and snow',('spor',3600)),('Security and access',('fix',6150)),('Building engineer payroll',('fix',11200)),('Management fee',('flat',5000)),('Administrative',('fix',1850)),('Insurance',('flat',6420)),('Real estate taxes',('flat',33180)),('Non-recoverable leasing and marketing',('spor',5400))]]
    te=s.t('TOTAL OPERATING EXPENSES',i,kind='TOTAL',d=0,key='total_operating_expenses')
    noi=s.t('NET OPERATING INCOME (LOSS)',[ti,te],nat='I',kind='TOTAL',signs=[1,-1],d=0,key='noi')
    s.h('DEBT SERVICE AND RESERVE',d=0)
    a=s.l('Interest accrued, Note A',B('fix',206400,1.02),d=1); b=s.l('Interest accrued, Note B',B('fix',41200,1.02),d=1)
    td=s.t('Total interest due',[a,b],d=1)
    cf=s.t('Cash flow before reserve',[noi,td],nat='I',signs=[1,-1],d=1)
    dr=s.l('Draw on interest reserve',B('fix',178000,.95),nat='I',d=1); gd=s.l('Guarantor shortfall funding',[45000,0,110000,0],nat='I',d=1)
    n=s.t('NET CASH FLOW AFTER RESERVE',[cf,dr,gd],nat='I',kind='TOTAL',d=0,key='net_cash_flow')
    W,H=letter; c=canvas.Canvas(DOC+'/Larkspur_MOB_loan_monitoring_Feb2025.pdf',pagesize=letter,invariant=1)
    c.setFont('LRB',15); c.drawCentredString(W/2,H-50,'TIDEWATER MUTUAL CONSTRUCTION LENDING'); c.setLineWidth(1.5); c.line(50,H-57,W-50,H-57)
    c.setFont('LR',10)
    for k,(a_,b_) in enumerate([('Borrower:','Larkspur Pavilion Developers, LLC'),('Property:','Larkspur Medical Pavilion - 96,400 rentable square feet'),('Loan:','CL-20-4471-B    Commitment $41,250,000'),('Report:','Post-Completion Operating Cash Flow and Interest Reserve'),('Period:','Month ended February 28, 2025 (TCO September 3, 2024)')]):
        c.setFont('LRB',9.5); c.drawString(50,H-75-k*12.5,a_); c.setFont('LR',9.5); c.drawString(105,H-75-k*12.5,b_)
    y=H-158; xs=[270,326,382,446,502,558]
    c.setFont('LRB',8.5); c.drawCentredString(305,y+14,'CURRENT MONTH'); c.drawCentredString(480,y+14,'SINCE TCO'); c.setLineWidth(.5); c.line(225,y+11,385,y+11); c.line(398,y+11,562,y+11)
    c.setFont('LRI',8.5)
    for x,t in zip(xs,['Actual','Underwritten','Variance']*2): c.drawRightString(x,y,t)
    y-=16; ln=0
    for r in s.rows:
        ln+=1; b=r['type']!='LINE'
        c.setFont('LR',7.5); c.setFillGray(.4); c.drawRightString(62,y,f'{ln}'); c.setFillGray(0)
        c.setFont('LRB' if b else 'LR',8.8); c.drawString(68+8*r['depth'],y,r['label'])
        if r['items']: c.setLineWidth(.4); [c.line(x-46,y+9,x,y+9) for x in xs]
        if r['vals'][0] is not None or r['vals'][3] is not None:
            for x,v in zip(xs,r['vals']): c.drawRightString(x+(2.5 if v and v<0 else 0),y,fmt(v,zero='-'))
        y-=13.2
        if r['type']=='TOTAL': y-=4
    y-=2; c.rect(50,y-66,W-100,64); c.setFont('LRB',9); c.drawString(58,y-14,'Notes'); c.setFont('LR',8.3)
    for k,t in enumerate(['Favourable variances are positive, unfavourable in parentheses. Underwritten figures per Exhibit F of the Loan Agreement.','Since TCO covers six full months, September 2024 through February 2025. Guarantor funding per Section 4.3(b).','Leases executed for 43,210 sf (44.8%); lender occupancy covenant of 60% tests September 30, 2025.','Prepared from Borrower\'s unaudited operating reports. Asset Management initials: D.R. / K.O.']): c.drawString(58,y-26-k*11,t)
    c.save(); save('Larkspur_MOB_loan_monitoring_Feb2025.pdf','OFFICE','OPERATING_STATEMENT','construction lender','lender monitoring, serif, line numbers, month and since-TCO vs underwriting, reserve draw',False,s)

# ---------------------------------------------------------------- 4  8+4 reforecast, Excel printed to PDF
def d4():
    import xlsxwriter,subprocess,os
    R=random.Random(4204)
    mon=['Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25','Jul-25','Aug-25','Sep-25','Oct-25','Nov-25','Dec-25']
    occ=[0,0,0,0,0,0,0,.71,.83,.84,.84,.85]; ob=[0]*7+[.80,.92,.93,.93,.93]
    dv=lambda b,n: list(b[:12])+[sum(b[:12]),b[12],(sum(b[:12])-b[12])*(1 if n=='I' else -1)]
    s=S('2025 Reforecast (8+4)','The Foundry at Sycamore Street','2025-01-01','2025-12-31',mon+['2025 Reforecast','2025 Budget','Variance Fav/(Unfav)'],dv,zero='null')
    def B(k,b,st=0,f=1.):
        a=gen(R,k,b,occ,start=st); fc=gen(R,k,b,occ,noise=0,rnd=25,start=st); u=gen(R,k,b*f,ob,noise=0,rnd=25,start=st)
        return a[:8]+fc[8:]+[sum(u)]
    def sec(head,rows,tot,nat='E'):
        s.h(head,d=0); return s.t(tot,[s.l(q[0],B(*q[1:]),None,nat,1) for q in rows],None,nat,d=0)
    a=sec('Revenue',[('Gross Potential Bed Rent','flat',612*905,7),('Vacancy','vac',612*905,7),('Gift Cards & Concessions','vel',-210000,7,.6),('Late-Delivery Credits','spor',-6000,7,0),('Bad Debt','occ',-5100,8)],'Net Rental Revenue','I')
    b=sec('Ancillary',[('Application & Admin Fees','fix',6900,1),('Parking Permits','occ',24600),('Utility Overages','occ',3900,8),('Pet Fees','occ',2100),('Retail Kiosk Rent','flat',2500,7),('Summer / Conference','zero',0)],'Total Ancillary','I')
    ti=s.t('TOTAL REVENUE',[a,b],nat='I',kind='TOTAL',d=0,key='total_income')
    subs=[sec('Payroll',[('Leasing & Office Staff','fix',21400,0,.95),('Maintenance Staff','fix',15200,5),('Resident Assistants','fix',5600,7),('Taxes & Benefits','fix',8300)],'Total Payroll'),
     sec('Marketing & Pre-Leasing',[('Off-Site Leasing Office Rent','flat',4800),('Advertising & Digital','fix',14200,0,.9),('Events & Promotions','spor',5200),('Referral Gift Cards','spor',2800,2)],'Total Marketing & Pre-Leasing'),
     sec('Admin',[('Technology','fix',3650),('Office Expense','fix',1450),('Legal & Professional','spor',2200)],'Total Admin'),
     sec('Facilities',[('Repairs & Maintenance','var',5900,7),('Contract Services','fix',9800,6),('Turn','zero',0)],'Total Facilities'),
     sec('Utilities',[('Electric','var',22400,5),('Water & Sewer','var',13600,6),('Internet / Cable','flat',12240,7),('Trash','var',3900,7)],'Total Utilities'),
     sec('Fixed Charges',[('Management Fee','flat',18500,7),('Insurance','flat',21350,6),('Real Estate Taxes','flat',47200,7,1.08)],'Total Fixed Charges')]
    te=s.t('TOTAL OPERATING EXPENSES',subs,kind='TOTAL',d=0,key='total_operating_expenses')
    noi=s.t('NET OPERATING INCOME',[ti,te],nat='I',kind='TOTAL',signs=[1,-1],d=0,key='noi')
    s.h('Below the Line',d=0)
    x=[s.l('Construction Loan Interest',B('fix',412000,0,.97),d=1),s.l('Interest Reserve Draws',[-v for v in B('fix',352000)],d=1),s.l('Operating Deficit Reserve Draws',[-v for v in B('spor',38000,2)],d=1),s.l('FF&E Punch & Start-Up',B('spor',9000,6),d=1)]
    bl=s.t('Net Debt Service & Other',x,d=0)
    s.t('NET CASH FLOW',[noi,bl],nat='I',kind='TOTAL',signs=[1,-1],d=0,key='net_cash_flow')
    # plant: one digit of one month
    k=[i for i,r in enumerate(s.rows) if r['label']=='Advertising & Digital'][0]; o=s.rows[k]['vals'][4]; st=list(str(o)); st[1]=str((int(st[1])+5)%10); nv=int(''.join(st)); s.rows[k]['vals'][4]=nv
    s.planted={'what':f"Advertising & Digital, May-25: {o:,} printed as {nv:,}; neither Total Marketing & Pre-Leasing (May-25) nor the row's 2025 Reforecast follows",'kind':'digit_changed'}
    tmp='scratch/foundry_tmp'; os.makedirs(tmp,exist_ok=True); fn=tmp+'/Foundry_2025_Reforecast_8+4.xlsx'
    wb=xlsxwriter.Workbook(fn); ws=wb.add_worksheet('8+4'); F=lambda **k: wb.add_format(dict(font_name='Liberation Sans Narrow',font_size=10,**k))
    ws.hide_gridlines(2); ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,1); ws.set_margins(.4,.4,.5,.5); ws.set_footer('&L&F&C&A&RPrinted &P of &N')
    ws.set_column(0,0,31); ws.set_column(1,12,10.2); ws.set_column(13,13,1.5); ws.set_column(14,16,12.5)
    ws.write(0,0,'The Foundry at Sycamore Street (612 beds)',F(bold=1,size=14)); ws.write(1,0,'2025 Reforecast (8+4): January-August actual, September-December budget as revised'); ws.write(2,0,'Delivery: 1 August 2025. Prepared 9/18/25 by Development Accounting')
    A=F(bold=1,align='center',bg_color='#D9EAD3',border=1); Bd=F(bold=1,align='center',bg_color='#FCE5CD',border=1); T=F(bold=1,align='center',bg_color='#CFE2F3',border=1,text_wrap=1)
    for k in range(12): ws.write(4,k+1,'Actual' if k<8 else 'Budget',A if k<8 else Bd); ws.write(5,k+1,mon[k],A if k<8 else Bd)
    for k,(u,v) in enumerate([('2025','Reforecast'),('2025','Budget'),('Variance','Fav/(Unfav)')]): ws.write(4,14+k,u,T); ws.write(5,14+k,v,T)
    nf='#,##0_);(#,##0);"-"_)'
    rr=6
    for r in s.rows:
        bold=r['type']!='LINE'; kw={'bold':bold}
        if r['type']=='TOTAL': kw.update(top=1,bottom=6 if 'NET' in r['label'] else 1,bg_color='#F3F3F3')
        elif r['type']=='SUBTOTAL': kw.update(top=1)
        ws.write(rr,0,r['label'],F(indent=r['depth'],**kw))
        for k,v in enumerate(r['vals']):
            if v is not None: ws.write_number(rr,k+1+(k>11),v,F(num_format=nf,**kw))
        rr+=1+(r['type'] in('SUBTOTAL','TOTAL'))
    wb.close(); subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',tmp,fn],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    os.replace(fn[:-4]+'pdf',DOC+'/Foundry_2025_Reforecast_8+4.pdf'); import shutil; shutil.rmtree(tmp)
    save('Foundry_2025_Reforecast_8+4.pdf','STUDENT_HOUSING','OPERATING_STATEMENT','developer accountant','Excel printed to PDF (A3), 8 actual + 4 budget months, reforecast / budget / variance, dashes',True,s)
if __name__=='__main__':
    d1();d2();d3();d4();write_index()
