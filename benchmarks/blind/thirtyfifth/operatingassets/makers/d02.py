# Senior living, twelve months, Yardi-like
from .core import *
from fpdf import FPDF
NAME='willow_bend_t12_aug2025.pdf'
def make():
    g=rng(2)
    M=['Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025']
    s=S('Statement (12 months)','Willow Bend Senior Living (wlwbnd)','2024-09-01','2025-08-31',M+['Total'],nd=2)
    def ln(code,lab,m,sd=.05,sp=None,trend=.003,ind=3):
        if sp: v=[round(m*g.uniform(.6,1.5),2) if i in sp else 0.0 for i in range(12)]
        else: v=[round(m*(1+trend*i)*g.uniform(1-sd,1+sd),2) for i in range(12)]
        return s.L(lab,v+[sum(v)],code,ind=ind)
    def T(code,lab,it,rt='SUBTOTAL',neg=(),ind=2): return s.T(lab,it,rt,code,neg=neg,ind=ind,b=1)
    def H(code,lab,ind): return s.H(lab,code,ind=ind,b=1)
    H('4000-0000','REVENUE',0); H('4100-0000','RESIDENT REVENUE',1)
    a=[ln('4110-0000','Independent Living Rent',168400,.02),ln('4120-0000','Assisted Living Rent',214900,.02),ln('4130-0000','Memory Care Rent',121300,.03),ln('4140-0000','Second Person Fees',9850,.06),ln('4150-0000','Level of Care - AL',58700,.05),ln('4155-0000','Level of Care - MC',31250,.05),ln('4160-0000','Medication Management',11900,.05),ln('4170-0000','Respite Stays',4600,.5),ln('4180-0000','Community Fees',9000,.45),ln('4190-0000','Rent Concessions',-7350,.35),ln('4195-0000','Employee / Other Discounts',-1120,.1)]
    t1=T('4199-0000','TOTAL RESIDENT REVENUE',a)
    H('4200-0000','OTHER REVENUE',1)
    a=[ln('4210-0000','Guest Meals',1240,.2),ln('4220-0000','Beauty Salon',2150,.1),ln('4230-0000','Cable / Telephone',1890,.03),ln('4240-0000','Garage and Carport',2475,.01),ln('4290-0000','Miscellaneous Income',420,.7)]
    t2=T('4299-0000','TOTAL OTHER REVENUE',a)
    ti=T('4999-0000','TOTAL REVENUE',[t1,t2],'TOTAL',ind=0); s.K('total_income',ti)
    H('5000-0000','OPERATING EXPENSES',0)
    dep=[('51','RESIDENT CARE',[('Wages - LPN',24800),('Wages - Caregivers',88900),('Wages - Overtime',6900,.3),('Agency Staffing',5400,.6),('Payroll Taxes and Benefits',25300),('Care Supplies',2950,.15)]),
     ('52','DINING SERVICES',[('Wages - Dining',38600),('Payroll Taxes and Benefits',8100),('Raw Food',36400,.06),('Dining Supplies',2900,.15)]),
     ('53','HOUSEKEEPING AND LAUNDRY',[('Wages - Housekeeping',14200),('Payroll Taxes and Benefits',3010),('Housekeeping Supplies',2280,.15)]),
     ('54','ACTIVITIES',[('Wages - Life Enrichment',9900),('Payroll Taxes and Benefits',2060),('Entertainment and Outings',1850,.3),('Van Fuel and Repairs',760,.4)]),
     ('55','MAINTENANCE',[('Wages - Maintenance',10900),('Payroll Taxes and Benefits',2280),('Repairs and Maintenance',6950,.35),('Elevator Contract',1145,.0),('Landscaping',2400,.2),('Snow Removal',3100,None,(3,4,5,6)),('Pest Control',385,.02),('Apartment Turn Costs',3850,.5)]),
     ('56','UTILITIES',[('Electricity',14300,.14),('Gas',4950,.4),('Water and Sewer',6100,.08),('Trash Removal',1650,.02),('Cable and Internet',3980,.02)]),
     ('57','MARKETING',[('Wages - Sales',11600),('Sales Commissions',3650,.45),('Advertising',4900,.25),('Referral Agency Fees',5200,.6)]),
     ('58','ADMINISTRATIVE',[('Wages - Administration',27300),('Payroll Taxes and Benefits',5950),('Office Supplies and Postage',1480,.2),('Software and Licenses',4210,.04),('Professional Fees',1350,None,(2,6,10)),('Training and Recruiting',1190,.4),('Bank and Card Fees',905,.1),('Bad Debt',1500,None,(3,7,11)),('State Licensing Fees',4860,None,(4,))]),
     ('59','TAXES, INSURANCE AND FEES',[('Real Estate Taxes',21850.42,0),('Property Insurance',7318.75,0),('General and Professional Liability',8942,0)])]
    sub=[]
    for p,nm,ls in dep:
        H(p+'00-0000',nm,1); it=[]
        for k,l in enumerate(ls):
            sp=l[3] if len(l)>3 else None; sd=l[2] if len(l)>2 and l[2] is not None else .05
            it.append(ln(f'{p}{(k+1)*5+5:02d}-0000',l[0],l[1],sd,sp,0 if sd==0 else .002))
        if p=='59':
            v=[round(x*.05,2) for x in s.rows[ti]['v'][:12]]; it.append(s.L('Management Fee',v+[sum(v)],'5940-0000',ind=3))
        sub.append(T(p+('90' if p=='59' else '99')+'-0000','TOTAL '+nm,it))
    te=T('5999-0000','TOTAL OPERATING EXPENSES',sub,'TOTAL',ind=0); s.K('total_operating_expenses',te)
    noi=T('6000-0000','NET OPERATING INCOME',[ti,te],'TOTAL',[te],0); s.K('noi',noi)
    H('7000-0000','NON-OPERATING EXPENSES',0)
    it=[ln('7110-0000','Mortgage Interest',71240,.015,None,-.001,2),ln('7210-0000','Depreciation',48815.33,0,None,0,2),ln('7220-0000','Amortization of Loan Costs',2104.17,0,None,0,2),ln('7310-0000','Asset Management Fee',4500,0,None,0,2),ln('7390-0000','Owner Legal and Consulting',3800,0,(1,8),0,2)]
    tn=T('7999-0000','TOTAL NON-OPERATING EXPENSES',it,ind=0)
    ni=T('9000-0000','NET INCOME',[noi,tn],'TOTAL',[tn],0); s.K('net_income',ni)
    class P(FPDF):
        def header(p):
            p.set_font('helvetica','B',8)
            p.text(24,26,'Willow Bend Senior Living (wlwbnd)')
            p.set_font('helvetica','B',11); p.set_xy(0,18); p.cell(1008,10,'Statement (12 months)',align='C')
            p.set_font('helvetica','',7); p.set_xy(0,31); p.cell(1008,8,'Period = Sep 2024-Aug 2025',align='C'); p.set_xy(0,40); p.cell(1008,8,'Book = Accrual ; Tree = sl_is_detail',align='C')
            p.text(930,26,f'Page {p.page_no()}')
            p.set_font('helvetica','B',6.5)
            for i,t in enumerate(s.cols): p.set_xy(X(i)-60,55); p.cell(60,8,t,align='R')
            p.set_line_width(.6); p.line(24,65,986,65); p.set_y(68)
        def footer(p): p.set_font('helvetica','',6); p.text(24,600,'Thursday, September 18, 2025 02:17 PM')
    X=lambda i: 250+i*60.4+(10 if i==12 else 0)
    p=P('L','pt',(612,1008)); p.set_auto_page_break(False); p.set_margin(0); p.add_page(); y=70
    for r in s.rows:
        if y>575: p.add_page(); y=70
        b='B' if r.get('b') else ''
        if r['rt']=='HEADING' and r['ind']==0: y+=3
        p.set_font('helvetica',b,6.2); p.text(24,y+6,r['code']); p.text(62+r['ind']*5,y+6,r['label'])
        if r['rt']!='HEADING':
            if b: p.set_line_width(.3); p.line(206,y,986,y)
            for i,v in enumerate(r['v']): p.set_xy(X(i)-60,y); p.cell(60,8,money(v,2,False),align='R')
        y+=9.2 if r['rt'] in('LINE','HEADING') else 12.5
    p.output(os.path.join(DOC,NAME))
    save(NAME,[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','senior living operator','Yardi-like 12 month statement on legal landscape, codes, cents, minus signs, several pages',True)
