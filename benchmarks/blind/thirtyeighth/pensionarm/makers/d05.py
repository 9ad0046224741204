# apartment community twelve-month, large system print, legal landscape
from lib import *
from reportlab.pdfgen import canvas
def make():
    r=rng(5); s=S(); rot=9   # Oct 2024 - Sep 2025
    def L(code,label,annual,season=FLAT,noise=.05,ind=2,nat=1,v=None):
        if v is None: v=months(r,round(annual*100),season,noise,rot=rot)
        return s.line(label,v+[sum(v)],code=code,ind=ind,nat=nat)
    H=lambda code,l,ind: s.head(l,code=code,ind=ind)
    U=364; g0=1687*U
    gpr=[round((g0*(1+.0022*k))*100) for k in range(12)]
    H('4000-0000','INCOME',0); H('4100-0000','RENTAL INCOME',1)
    i=[L('4105-0000','Gross Market Rent',0,v=gpr),L('4110-0000','Gain/(Loss) to Lease',0,v=[round(-x*(.031+r.uniform(-.004,.004))) for x in gpr]),
       L('4120-0000','Vacancy Loss',0,v=[round(-x*(.052+r.uniform(-.011,.012))) for x in gpr]),L('4125-0000','Non-Revenue Units - Model',0,v=[-168700]*12),L('4126-0000','Non-Revenue Units - Employee',0,v=[-140500]*7+[-281000]*5),
       L('4130-0000','Concessions - New Lease',-61200,[2,2,1.6,1,.6,.4,.3,.4,.8,1.2,1.7,2],.2),L('4132-0000','Concessions - Renewal',-11400,FLAT,.5),L('4140-0000','Prior Period Adjustments',0,v=[0,0,-41200,0,0,0,18750,0,0,0,0,0]),L('4150-0000','Bad Debt - Rent',-64800,FLAT,.45),L('4155-0000','Bad Debt Recovery',7900,FLAT,.9)]
    a=s.tot('TOTAL RENTAL INCOME',i,code='4199-9999',ind=1)
    H('4200-0000','UTILITY REIMBURSEMENTS',1)
    i=[L('4210-0000','Water/Sewer Reimbursement',148900,FLAT,.04),L('4220-0000','Electric - Vacant Billback',9700,FLAT,.3),L('4230-0000','Trash Reimbursement',43600,FLAT,.03),L('4240-0000','Pest Control Fee',13100,FLAT,.03)]
    b=s.tot('TOTAL UTILITY REIMBURSEMENTS',i,code='4299-9999',ind=1)
    H('4300-0000','OTHER INCOME',1)
    i=[L('4305-0000','Application Fees',21450,[.6,.7,1,1.1,1.4,1.6,1.6,1.4,1,.8,.5,.5],.15),L('4310-0000','Administrative Fees',33800,[.6,.7,1,1.1,1.4,1.6,1.6,1.4,1,.8,.5,.5],.15),L('4320-0000','Late Fees',41250,FLAT,.15),L('4325-0000','NSF Fees',1350,FLAT,.6),L('4330-0000','Month-to-Month Premiums',18600,FLAT,.25),L('4340-0000','Pet Rent',52400,FLAT,.04),L('4345-0000','Pet Fees - Nonrefundable',14250,FLAT,.25),L('4350-0000','Covered Parking',61500,FLAT,.04),L('4355-0000','Garages',44200,FLAT,.04),L('4360-0000','Storage Units',15300,FLAT,.06),L('4370-0000','Cable/Internet Revenue Share',0,v=[0,0,1187433,0,0,1204816,0,0,1198250,0,0,1221967]),L('4380-0000','Damages & Cleaning',22800,FLAT,.3),L('4385-0000','Lease Buyout Fees',28700,FLAT,.6),L('4390-0000','Renters Insurance Program',19600,FLAT,.05),L('4399-0000','Miscellaneous Income',3800,FLAT,.7)]
    c=s.tot('TOTAL OTHER INCOME',i,code='4399-9999',ind=1)
    ti=s.tot('TOTAL INCOME',[a,b,c],code='4999-9999',type='TOTAL')
    H('5000-0000','OPERATING EXPENSES',0); T=[]
    def grp(code,name,lines):
        H(code,name,1)
        i=[L(x[0],x[1],x[2],*(x[3:5]),nat=-1) if not isinstance(x[2],list) else L(x[0],x[1],0,v=x[2],nat=-1) for x in lines]
        T.append(s.tot('TOTAL '+name,i,code=code[:2]+'99-9999',ind=1,nat=-1))
    grp('5100-0000','PAYROLL & BENEFITS',[('5105-0000','Salaries - Management',143500,FLAT,.06),('5110-0000','Salaries - Leasing',96800,FLAT,.08),('5115-0000','Salaries - Maintenance',187600,FLAT,.06),('5120-0000','Overtime',12900,FLAT,.4),('5125-0000','Leasing Commissions & Bonuses',38400,[.6,.7,1,1.1,1.4,1.5,1.5,1.4,1,.8,.6,.6],.15),('5130-0000','Payroll Taxes',38900,[1.5,1.4,1.2,1,.9,.9,.9,.9,.9,.9,.9,.9],.05),('5135-0000','Health Insurance',64200,FLAT,.05),('5140-0000','Workers Compensation',11400,FLAT,.05),('5145-0000','Temporary Labor',8600,FLAT,.9)])
    grp('5200-0000','ADMINISTRATIVE',[('5205-0000','Office Supplies',7900,FLAT,.3),('5210-0000','Telephone & Answering Service',13700,FLAT,.06),('5215-0000','Software & Licensing',41200,FLAT,.04),('5220-0000','Resident Screening',9300,FLAT,.3),('5225-0000','Bank & Credit Card Fees',6100,FLAT,.15),('5230-0000','Legal - Evictions',11800,FLAT,.4),('5240-0000','Training & Travel',5200,FLAT,.8)])
    grp('5300-0000','MARKETING',[('5305-0000','Internet Listing Services',46200,FLAT,.08),('5310-0000','Digital Advertising',22600,FLAT,.2),('5320-0000','Resident Events',9700,FLAT,.5),('5330-0000','Referral Fees - Resident',6500,FLAT,.5),('5340-0000','Signage & Brochures',3100,FLAT,.9)])
    grp('5400-0000','REPAIRS & MAINTENANCE',[('5405-0000','Appliance Parts',13800,FLAT,.3),('5410-0000','Electrical',8700,FLAT,.3),('5415-0000','Plumbing',19600,FLAT,.3),('5420-0000','HVAC',26100,COOL,.2),('5425-0000','Roof & Gutters',7200,FLAT,.8),('5430-0000','Locks, Keys & Gates',9600,FLAT,.4),('5435-0000','Pool & Fitness',14900,[.3,.3,.5,1,1.6,1.9,1.9,1.8,1.2,.7,.4,.4],.15),('5440-0000','Snow Removal',9400,SNOW,.3)])
    grp('5500-0000','TURNOVER',[('5505-0000','Painting',48100,[.7,.7,.9,1,1.2,1.4,1.5,1.5,1.1,.8,.6,.6],.12),('5510-0000','Carpet Clean & Repair',17300,[.7,.7,.9,1,1.2,1.4,1.5,1.5,1.1,.8,.6,.6],.15),('5515-0000','Cleaning',27800,[.7,.7,.9,1,1.2,1.4,1.5,1.5,1.1,.8,.6,.6],.12),('5520-0000','Trash-Out',3900,FLAT,.5)])
    grp('5600-0000','CONTRACT SERVICES',[('5605-0000','Landscaping',58200,LAND,.06),('5610-0000','Pest Control',14400,[1]*12,0),('5615-0000','Courtesy Patrol',33600,[1]*12,0),('5620-0000','Fire Alarm Monitoring',7260,[1]*12,0),('5625-0000','Elevator Maintenance',16800,[1]*12,0)])
    grp('5700-0000','UTILITIES',[('5705-0000','Electricity - Common',58900,FLAT,.1),('5710-0000','Electricity - Vacant',14100,FLAT,.25),('5715-0000','Gas',21700,HEAT,.1),('5720-0000','Water & Sewer',221300,FLAT,.06),('5725-0000','Trash Removal',52600,FLAT,.05),('5730-0000','Utility Billing Fees',12800,FLAT,.03)])
    H('5800-0000','MANAGEMENT FEES',1)
    inc=s.rows[ti]['vals'][:12]
    i=[L('5805-0000','Property Management Fee',0,v=[round(x*.0275) for x in inc],nat=-1),L('5810-0000','Asset Management Fee',0,v=[485000]*12,nat=-1)]
    T.append(s.tot('TOTAL MANAGEMENT FEES',i,code='5899-9999',ind=1,nat=-1))
    grp('5900-0000','TAXES & INSURANCE',[('5905-0000','Real Estate Taxes',[6841700]*3+[7108250]*9),('5910-0000','Personal Property Tax',[0,0,0,0,0,412618,0,0,0,0,0,0]),('5915-0000','Property Insurance',[1674442]*6+[1812975]*6),('5920-0000','Liability & Umbrella',[298110]*6+[311640]*6),('5925-0000','Franchise Tax',[0]*7+[284500]+[0]*4)])
    te=s.tot('TOTAL OPERATING EXPENSES',T,code='6999-9999',type='TOTAL',nat=-1)
    noi=s.tot('NET OPERATING INCOME',[ti,te],[1,-1],code='7000-0000',type='TOTAL')
    H('7100-0000','DEBT SERVICE',1)
    bal=4712000000; iv=[];pv=[]
    for k in range(12):
        z=round(bal*.0418/12); iv.append(z); pv.append(23180000-z); bal-=23180000-z
    i=[L('7110-0000','Mortgage Interest',0,v=iv,nat=-1),L('7115-0000','Mortgage Principal',0,v=pv,nat=-1)]
    d1=s.tot('TOTAL DEBT SERVICE',i,code='7199-9999',ind=1,nat=-1)
    H('7200-0000','REPLACEMENTS',1)
    i=[L('7210-0000','Appliance Replacement',38700,FLAT,.6,nat=-1),L('7215-0000','Flooring Replacement',84300,[.7,.7,.9,1,1.2,1.4,1.5,1.5,1.1,.8,.6,.6],.25,nat=-1),L('7220-0000','HVAC Replacement',46200,COOL,.5,nat=-1),L('7230-0000','Unit Renovations',0,v=[0,0,0,1862540,2211385,1954210,0,0,0,0,0,0],nat=-1)]
    d2=s.tot('TOTAL REPLACEMENTS',i,code='7299-9999',ind=1,nat=-1)
    nc=s.tot('NET CASH FLOW',[noi,d1,d2],[1,-1,-1],code='9999-9999',type='TOTAL')
    cols=mlist(2024,10)+['Total']
    f='brennan_creek_t12_sep25.pdf'
    W,H_=1008,612; c=canvas.Canvas(path(f),pagesize=(W,H_),invariant=1)
    X=[274+57*k for k in range(12)]+[980]
    rows=s.rows; per=57; import math
    # page plan
    pages=[];cur=[];h=0
    for x in rows:
        hh=8.4+(4 if x['items'] and x['ind']==1 else 6 if x['items'] else 0)
        if h+hh>488: pages.append(cur);cur=[];h=0
        cur.append(x);h+=hh
    pages.append(cur)
    # a heading never ends a page
    for p in range(len(pages)-1):
        while pages[p][-1]['type']=='HEADING': pages[p+1].insert(0,pages[p].pop())
    for p,pr in enumerate(pages,1):
        y=H_-30
        if p==1:
            c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,y,'Brennan Creek Apartments'); c.setFont('Helvetica-Bold',8.5); c.drawCentredString(W/2,y-12,'Twelve Month Income Statement'); c.setFont('Helvetica',7.5); c.drawCentredString(W/2,y-22,'Period = Oct 2024-Sep 2025'); c.drawCentredString(W/2,y-31,'Book = Accrual')
        y=H_-76; c.setFont('Helvetica-Bold',6.3); c.setFillGray(.88); c.rect(20,y-3,W-40,11,fill=1,stroke=0); c.setFillGray(0)
        for xx,t in zip(X,cols): c.drawRightString(xx,y,t)
        y-=5
        for x in pr:
            b=x['type']!='LINE'; fn='Helvetica-Bold' if b else 'Helvetica'; y-=8.4
            c.setFont(fn,6.1); c.drawString(22,y,x['code']); c.drawString(62+7*x['ind'],y,x['label'])
            if x['vals'] is not None:
                if x['items']: c.setLineWidth(.3); [c.line(q-42,y+6.4,q,y+6.4) for q in X]
                for q,v in zip(X,x['vals']): c.drawRightString(q,y,fmt(v,2,'minus'))
            if x['items']: y-=4 if x['ind'] else 6
        c.setFont('Helvetica',6); c.drawString(22,20,'10/16/2025 8:47 AM'); c.drawRightString(W-22,20,f'Page {p} of {len(pages)}')
        c.showPage()
    c.save()
    st=stmt_truth(s,'Twelve Month Income Statement','Brennan Creek Apartments','2024-10-01','2025-09-30',cols,dict(total_income=ti,total_operating_expenses=te,noi=noi,net_cash_flow=nc),dec=2)
    save(f,[st],'MULTIFAMILY','OPERATING_STATEMENT_T12','apartment manager, large system','legal landscape, eight-digit chart on every row, indents, cents with minus signs, headers repeated, three pages',True)
