# Yardi-style budget comparison, multifamily, quarter + YTD, account codes
from .common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
F='larkspur_budget_comparison_q3.pdf'
def make():
    g=random.Random(3601)
    def der(b,k):
        qa,qb,ya,yb,an=b; s=1 if k=='inc' else -1
        return [qa,qb,s*(qa-qb),ya,yb,s*(ya-yb),an]
    s=St('Budget Comparison','The Larkspur at Tanner Creek','2024-07-01','2024-09-30',
         ['PTD Actual','PTD Budget','Variance','YTD Actual','YTD Budget','Variance','Annual'],dec=2,derive=der)
    def L(code,label,an,kind,vol=.05,z=0):
        if z==1: q=g.uniform(150,900)*100; return s.L(label,[rnd(q),0,rnd(q*1.4),0,0],code,kind)
        if z==2: return s.L(label,[0,rnd(an*25,5000),rnd(an*100*.3),rnd(an*75,5000),rnd(an*100,5000)],code,kind)
        qb=rnd(an*25,100);yb=qb*3;anb=qb*4
        q=[rnd(an*25*(1+g.gauss(0,vol))) for _ in range(3)]
        s.L(label,[q[2],qb,sum(q),yb,anb],code,kind)
    I='inc';X='exp'
    s.begin('INCOME','4000-0000')
    s.begin('RENTAL INCOME','4001-0000')
    for c,l,a in [('4005-0000','Gross Potential Rent',6014000),('4010-0000','Gain (Loss) to Lease',-118400),('4015-0000','Vacancy Loss',-331000),('4020-0000','Model / Office Unit',-47600),('4022-0000','Employee Unit Discount',-26400),('4025-0000','Concessions - New Lease',-71300),('4027-0000','Concessions - Renewal',-9800),('4030-0000','Bad Debt Write-Off',-52200),('4032-0000','Bad Debt Recovery',6100)]: L(c,l,a,I,.005 if a>1e6 else .12)
    s.end('TOTAL RENTAL INCOME','4099-0000')
    s.begin('OTHER INCOME','4200-0000')
    for c,l,a,z in [('4205-0000','Application Fees',14200,0),('4210-0000','Administrative Fees',21800,0),('4215-0000','Late Fees',33900,0),('4217-0000','NSF Fees',1450,0),('4220-0000','Month-to-Month Fees',9200,0),('4225-0000','Lease Termination Fees',28600,0),('4230-0000','Pet Rent',61400,0),('4231-0000','Pet Fees - Non Refundable',11300,0),('4235-0000','Garage Rent',88200,0),('4236-0000','Carport / Reserved Parking',47100,0),('4240-0000','Storage Rent',19700,0),('4245-0000','Renters Insurance Program',24600,0),('4250-0000','Package Locker Fees',17800,0),('4255-0000','Clubhouse Rental',2100,2),('4260-0000','Damage Charges',13600,0),('4265-0000','Miscellaneous Income',0,1)]: L(c,l,a,I,.14,z)
    s.end('TOTAL OTHER INCOME','4299-0000')
    s.begin('UTILITY REIMBURSEMENT','4300-0000')
    for c,l,a in [('4305-0000','RUBS - Water / Sewer',152000),('4310-0000','RUBS - Trash',43800),('4312-0000','Valet Trash',71000),('4315-0000','Bulk Internet / Cable',187500)]: L(c,l,a,I,.04)
    s.end('TOTAL UTILITY REIMBURSEMENT','4399-0000')
    ti=s.end('TOTAL INCOME','4999-0000',key='total_income',typ='TOTAL')
    s.begin('OPERATING EXPENSES','5000-0000')
    def G(h,hc,tl,tc,ls,vol=.1):
        s.begin(h,hc)
        for x in ls: L(x[0],x[1],x[2],X,vol,x[3] if len(x)>3 else 0)
        s.end(tl,tc,X)
    G('PAYROLL AND BENEFITS','5100-0000','TOTAL PAYROLL AND BENEFITS','5199-0000',[('5105-0000','Manager Salaries',94500),('5110-0000','Leasing Salaries',131200),('5112-0000','Leasing Bonuses',38600),('5115-0000','Maintenance Salaries',178900),('5120-0000','Groundskeeper / Porter',46100),('5125-0000','Temporary Labor',7500,2),('5130-0000','Payroll Taxes',41800),('5135-0000','Health Insurance',58200),('5140-0000','Workers Compensation',14700),('5145-0000','401(k) Match',9100)],.06)
    G('REPAIRS AND MAINTENANCE','5200-0000','TOTAL REPAIRS AND MAINTENANCE','5299-0000',[('5205-0000','Appliance Repairs',16800),('5210-0000','Building Exterior',21300),('5215-0000','Doors, Locks and Keys',8900),('5220-0000','Electrical Supplies',11400),('5225-0000','Elevator Maintenance',26700),('5230-0000','Fire / Life Safety',18200),('5235-0000','HVAC Repairs',34100),('5240-0000','Plumbing Repairs',29500),('5245-0000','Pool and Spa',15800),('5250-0000','Access Gates',6200),('5255-0000','Pest Control',13900),('5260-0000','Snow Removal',9500,2)],.18)
    G('MAKE READY','5300-0000','TOTAL MAKE READY','5399-0000',[('5305-0000','Turn Painting',48200),('5310-0000','Turn Cleaning',26400),('5315-0000','Carpet Cleaning',10200),('5320-0000','Turn Repairs / Resurfacing',12700)],.18)
    G('CONTRACT SERVICES','5400-0000','TOTAL CONTRACT SERVICES','5499-0000',[('5405-0000','Landscape Contract',52600),('5410-0000','Courtesy Patrol',37800),('5415-0000','Trash Removal',66100),('5420-0000','Bulk Internet Contract',141000)],.04)
    G('MARKETING','5500-0000','TOTAL MARKETING','5599-0000',[('5505-0000','Internet Listing Services',47200),('5510-0000','Paid Search / Social',23600),('5515-0000','Resident Referrals',8400),('5520-0000','Resident Events',11900)],.15)
    G('GENERAL AND ADMINISTRATIVE','5600-0000','TOTAL GENERAL AND ADMINISTRATIVE','5699-0000',[('5605-0000','Software / Yardi License',31800),('5610-0000','Legal and Eviction',19500),('5615-0000','Office Supplies',7800),('5620-0000','Telephone / Internet',14200),('5625-0000','Bank and Merchant Fees',9700),('5630-0000','Credit Screening',8100),('5635-0000','Travel and Training',6500),('5640-0000','Dues and Subscriptions',0,1)],.15)
    G('UTILITIES','5700-0000','TOTAL UTILITIES','5799-0000',[('5705-0000','Electricity - Common',58900),('5710-0000','Electricity - Vacant',9400),('5715-0000','Natural Gas',21700),('5720-0000','Water',96500),('5725-0000','Sewer',118300)],.09)
    G('MANAGEMENT, TAXES AND INSURANCE','5800-0000','TOTAL MGMT, TAXES AND INSURANCE','5899-0000',[('5805-0000','Property Management Fee',184600),('5810-0000','Real Estate Taxes',791000),('5812-0000','Tax Consultant',12000,2),('5815-0000','Property Insurance',203400)],.015)
    te=s.end('TOTAL OPERATING EXPENSES','5999-0000',X,key='total_operating_expenses',typ='TOTAL')
    noi=s.T('NET OPERATING INCOME',[(ti,1),(te,-1)],'6000-0000',key='noi')
    s.begin('NON-OPERATING EXPENSES','7000-0000')
    for c,l,a in [('7105-0000','Mortgage Interest',1486000),('7110-0000','Asset Management Fee',96000),('7115-0000','Partnership Audit / Tax',41000),('7120-0000','Amortization - Loan Costs',57200),('7125-0000','Depreciation Expense',1312000)]: L(c,l,a,X,.004)
    no=s.end('TOTAL NON-OPERATING EXPENSES','7999-0000',X,typ='TOTAL')
    s.T('NET INCOME (LOSS)',[(noi,1),(no,-1)],'8999-0000',key='net_income')
    s.H('MEMO STATISTICS','9000-0000')
    def stat(c,l,v): s.R(l,[v[0],v[1],round(v[0]-v[1],2),v[2],v[3],round(v[2]-v[3],2),v[4]],code=c)
    stat('9010-0000','Total Units (248)',[248.,248.,248.,248.,248.])
    stat('9015-0000','Average Occupied Units',[235.33,235.6,233.89,235.6,235.6])
    stat('9020-0000','Average Rent per Occupied Unit',[1968.42,1955.,1949.77,1951.5,1953.])
    # draw
    W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H),invariant=1)
    xs=[282,340,394,432,496,556,614,652,716-0+38]; heads=['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']
    lines=s.rows; per=50; pages=(len(lines)+per-1)//per
    def pc(v,b): return 'N/A' if not b else f"{v/abs(b)*100:,.2f}"
    for p in range(pages):
        c.setFont('Helvetica-Bold',9); c.drawString(30,H-30,'The Larkspur at Tanner Creek (larkspur)')
        c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-30,'Budget Comparison')
        c.setFont('Helvetica',7.5); c.drawCentredString(W/2,H-42,'Period = Jul 2024-Sep 2024'); c.drawCentredString(W/2,H-52,'Book = Accrual ; Tree = ysi_is_qtr'); c.drawRightString(W-36,H-30,f'Page {p+1}')
        y=H-70; c.setFillGray(.85); c.rect(28,y-4,W-62,12,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',7)
        for x,h in zip(xs,heads): c.drawRightString(x,y,h)
        y-=14
        for r in lines[p*per:(p+1)*per]:
            b=r['type']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',6.6)
            c.drawString(30,y,r['code']); c.drawString(78+r['lvl']*7,y,r['label'])
            if r['type']!='HEADING':
                v=r['vals']; f=(lambda z:f"{z:,.2f}") if r['raw'] else (lambda z:fm(z,2,'minus'))
                t=[f(v[0]),f(v[1]),f(v[2]),pc(v[2],v[1]),f(v[3]),f(v[4]),f(v[5]),pc(v[5],v[4]),f(v[6])]
                for x,z in zip(xs,t): c.drawRightString(x,y,z)
                if r['type'] in('SUBTOTAL','TOTAL'):
                    c.setLineWidth(.4); c.line(228,y+7,xs[-1],y+7)
            y-=9.6
        c.setFont('Helvetica-Oblique',6.5); c.drawString(30,22,'Friday, October 18, 2024'); c.drawRightString(W-36,22,'09:14 AM')
        c.showPage()
    c.save()
    save(F,[s],'MULTIFAMILY','OPERATING_STATEMENT','Property accountant, Yardi Voyager','Yardi budget comparison, quarter as PTD, account codes, headers repeated, statistics at the end',False)
