# Yardi Voyager quarter statement, multifamily, 3+ pages
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from core import *
R=random.Random(3501)
def make():
    fn='alder_creek_is_2025Q3.pdf'
    s=St('Income Statement','Alder Creek Apartments','2025-07-01','2025-09-30',['Period to Date','Year to Date'])
    def L(code,label,ytd,share=None,lvl=3):
        if ytd==0: v=[0,0]
        else:
            y=round(ytd*100+R.randint(-4999,4999)); sh=share if share is not None else R.uniform(.29,.38)
            v=[round(y*sh),y]
        return s.l(label,v,code,lvl=lvl)
    H=lambda code,label,lvl=1:s.h(label,code,lvl=lvl)
    T=lambda code,label,items,lvl=2,key=None,rt='SUBTOTAL':s.t(label,items,rt,code,key,lvl=lvl)
    H('4000-0000','INCOME',0)
    H('4100-0000','RENTAL INCOME')
    a=[L('4110-0000','Gross Potential Rent',2874350,.336),L('4115-0000','Gain/(Loss) to Lease',-61240,.31)]
    gp=T('4119-0000','TOTAL GROSS POTENTIAL RENT',a)
    a=[L('4120-0000','Vacancy Loss',-158300),L('4125-0000','Model/Admin Unit',-16875,.3333),L('4130-0000','Employee Unit Allowance',-14400,.3333),
       L('4135-0000','Concessions - Upfront',-31950),L('4136-0000','Concessions - Recurring',-7425),L('4140-0000','Bad Debt Write-Off',-22618),L('4141-0000','Bad Debt Recovery',3960),L('4145-0000','Down Units',0)]
    va=T('4149-0000','TOTAL VACANCY AND CREDIT LOSS',a)
    nr=T('4199-0000','NET RENTAL INCOME',[gp,va],1)
    H('4200-0000','OTHER INCOME')
    a=[L('4205-0000','Application Fees',6850),L('4210-0000','Administrative Fees',8975),L('4215-0000','Late Charges',14230),L('4220-0000','NSF Fees',775),L('4225-0000','Month-to-Month Fees',5400),
       L('4230-0000','Pet Rent',24660),L('4231-0000','Non-Refundable Pet Fees',7200),L('4235-0000','Covered Parking/Garage',31480),L('4240-0000','Storage Rental',4125),L('4245-0000','Lease Termination Fees',11960),
       L('4250-0000','Damages & Cleaning',9318),L('4255-0000','Laundry Commission',0),L('4260-0000','Cable/Internet Revenue Share',13770),L('4265-0000','Renter Insurance Admin',5236),L('4270-0000','Clubhouse Rental',650),L('4290-0000','Miscellaneous Income',-412)]
    oi=T('4299-0000','TOTAL OTHER INCOME',a)
    H('4300-0000','UTILITY REIMBURSEMENT')
    a=[L('4310-0000','Water/Sewer Rebill',86214),L('4315-0000','Trash Rebill',31118),L('4320-0000','Pest Control Rebill',6044),L('4325-0000','Vacant Electric Recovery',1988)]
    ur=T('4399-0000','TOTAL UTILITY REIMBURSEMENT',a)
    ti=T('4999-0000','TOTAL INCOME',[nr,oi,ur],0,'total_income','TOTAL')
    H('5000-0000','OPERATING EXPENSES',0)
    secs=[('5100','PAYROLL AND RELATED',[('Manager Salary',61300),('Assistant Manager Salary',41260),('Leasing Salaries',38900),('Leasing Commissions/Bonus',14850),('Maintenance Supervisor',52240),('Maintenance Technicians',77615),('Overtime',4318),('Payroll Taxes',24870),('Health Insurance',31244),('Workers Compensation',7466),('401(k) Match',4915),('Temporary Labor',0)]),
      ('5200','ADMINISTRATIVE',[('Office Supplies',3127),('Postage & Delivery',845),('Telephone & Internet',8916),('Answering Service',1890),('Software & Licensing',19422),('Credit Reports/Screening',4268),('Legal & Eviction',9133),('Audit & Tax Fees',6500),('Bank Charges',1407),('Training & Seminars',1260),('Dues & Subscriptions',1980),('Travel & Mileage',612),('Uniforms',1144)]),
      ('5300','MARKETING',[('Internet Listing Services',23640),('Resident Referrals',2800),('Locator Fees',4950),('Signage & Brochures',1766),('Resident Functions',3218),('Website & SEO',5850)]),
      ('5400','REPAIRS AND MAINTENANCE',[('Appliance Repair & Parts',6427),('Electrical Supplies',3914),('Plumbing Supplies',8236),('HVAC Repair',14911),('Locks & Keys',1587),('Paint & Drywall Supplies',2033),('Pool Chemicals & Repair',7745),('Gate & Access Control',3680),('Fire & Life Safety',5122),('Janitorial Supplies',1216),('Light Bulbs & Ballasts',918),('Building Exterior',4480),('Insurance Claim Repairs',-2750)]),
      ('5500','TURNOVER',[('Contract Painting',18230),('Contract Cleaning',9905),('Carpet Cleaning',4340),('Countertop Resurfacing',2415),('Blinds & Screens',1872)]),
      ('5600','CONTRACT SERVICES',[('Landscaping Contract',32400),('Pest Control Contract',6930),('Trash Removal',35615),('Courtesy Patrol',14400),('Snow Removal',0),('Elevator Contract',0)]),
      ('5700','UTILITIES',[('Electric - Common Area',22718),('Electric - Vacant',5931),('Gas',8412),('Water',68170),('Sewer',59233),('Utility Billing Service',6218)]),
      ('5800','MANAGEMENT FEES',[('Property Management Fee',0)]),
      ('5900','TAXES AND INSURANCE',[('Real Estate Taxes',241875),('Personal Property Tax',3120),('Tax Consultant',4500),('Property & Liability Insurance',118440),('Umbrella Insurance',9216)])]
    subs=[]
    for c,n,ls in secs:
        H(c+'-0000',n); a=[]
        for k,(lb,y) in enumerate(ls):
            if lb=='Property Management Fee':
                v=[round(x*.03) for x in s.rows[ti]['v']]; a.append(s.l(lb,v,c[:2]+'05-0000',lvl=3))
            else: a.append(L(f'{c[:2]}{5*(k+1):02d}-0000',lb,y))
        subs.append(T(c[:2]+'99-0000','TOTAL '+n,a))
    te=T('5999-9999','TOTAL OPERATING EXPENSES',subs,0,'total_operating_expenses','TOTAL')
    noi=T('6000-0000','NET OPERATING INCOME',[ti,(te,-1)],0,'noi','TOTAL')
    H('7000-0000','NON-OPERATING EXPENSES',0)
    a=[L('7110-0000','Mortgage Interest',512880,.3322),L('7120-0000','Lender Servicing Fee',2250,.3333),L('7130-0000','Asset Management Fee',26100),L('7140-0000','Partnership Expense',3875)]
    b=[L('7210-0000','Interior Renovations',88420),L('7220-0000','Appliance Replacement',17915),L('7230-0000','Carpet/Vinyl Replacement',31260),L('7240-0000','HVAC Replacement',22870)]
    # order: financing lines, total, capital lines, total
    cap=[s.rows.pop() for _ in b][::-1]
    t1=T('7199-0000','TOTAL FINANCING AND OWNER',a)
    base=len(s.rows); s.rows+=cap
    t2=T('7299-0000','TOTAL REPLACEMENT COSTS',list(range(base,base+4)))
    tn=T('7999-0000','TOTAL NON-OPERATING EXPENSES',[t1,t2],0)
    T('9990-0000','NET INCOME',[noi,(tn,-1)],0,'net_income','TOTAL')
    c=canvas.Canvas(doc(fn),pagesize=letter); W,Ht=letter
    inc=s.rows[ti]['v']; per=50; pages=[s.rows[i:i+per] for i in range(0,len(s.rows),per)]
    for p,rows in enumerate(pages):
        c.setFont('Helvetica',7.5); c.drawRightString(W-36,Ht-30,f'Page {p+1}')
        c.setFont('Helvetica-Bold',10); c.drawString(40,Ht-40,'Alder Creek Apartments (aldcrk)')
        c.setFont('Helvetica-Bold',12); c.drawString(40,Ht-56,'Income Statement')
        c.setFont('Helvetica',8); c.drawString(40,Ht-68,'Period = Jul 2025-Sep 2025'); c.drawString(40,Ht-79,'Book = Accrual ; Tree = ysi_is')
        X=[400,446,520,566]; y=Ht-98
        c.setFont('Helvetica-Bold',8)
        for x,t in zip(X,['Period to Date','%','Year to Date','%']): c.drawRightString(x,y,t)
        c.setLineWidth(.7); c.line(36,y-4,W-36,y-4); y-=17
        for r in rows:
            bold=r['rt']!='LINE'
            c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.8)
            c.drawString(40,y,r['code']); c.drawString(100+7*r['lvl'],y,r['label'])
            if r['rt'] in('SUBTOTAL','TOTAL'):
                c.setLineWidth(.4)
                for x in (X[0],X[2]): c.line(x-62,y+8,x,y+8)
            for k in (0,1):
                x=r['v'][k]
                if x is not None:
                    c.drawRightString(X[2*k],y,m2(x,paren=False)); c.drawRightString(X[2*k+1],y,f'{100*x/inc[k]:.2f}')
            if r['rt']=='TOTAL' and r['label'].startswith('NET INC'):
                for x in (X[0],X[2]): c.line(x-62,y-3,x,y-3); c.line(x-62,y-5,x,y-5)
            y-=12.2
        c.setFont('Helvetica',7); c.drawString(40,26,'Tuesday, October 14, 2025'); c.drawRightString(W-36,26,'08:47 AM')
        c.showPage()
    c.save(); save(fn,[s],'MULTIFAMILY','OPERATING_STATEMENT','clerk-a','Yardi Voyager income statement, codes, PTD/% YTD/%, page headers repeated',False)
