import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
L='/usr/share/fonts/truetype/liberation/';D='/usr/share/fonts/truetype/dejavu/'
for n,p in [('Nar',L+'LiberationSansNarrow-Regular.ttf'),('NarB',L+'LiberationSansNarrow-Bold.ttf'),('DC',D+'DejaVuSansCondensed.ttf'),('DCB',D+'DejaVuSansCondensed-Bold.ttf'),
            ('Ser',D+'DejaVuSerifCondensed.ttf'),('SerB',D+'DejaVuSerifCondensed-Bold.ttf'),('Mono',L+'LiberationMono-Regular.ttf'),('MonoB',L+'LiberationMono-Bold.ttf')]:
    pdfmetrics.registerFont(TTFont(n,p))

# ---------------------------------------------------------------- 1 office budget comparison
def d1():
    R=random.Random(101)
    cols=['PTD Actual','PTD Budget','PTD Variance','YTD Actual','YTD Budget','YTD Variance','Annual']
    s=S('Budget Comparison','Calloway Point Tower',None,'2025-08-31',cols)
    def L(code,label,ann,kind='exp',j=.06,once=False,nz=False):
        mb=round(ann/12,2);yb=round(mb*8,2)
        if once:  # budgeted in other months
            mb=0.0;yb=round(ann*.5,2);ma=0.0;ya=round(yb*R.uniform(.7,1.2),2)
        elif nz:
            mb=yb=0.0;ann=0.0;ma=round(R.uniform(300,4200),2);ya=round(ma+R.uniform(500,9000),2)
        else:
            ma=round(mb*R.uniform(1-j,1+j),2);ya=round(yb*R.uniform(1-j*.6,1+j*.6),2)
        return s.line(label,[ma,mb,ya,yb,round(ann,2)],code,kind)
    H=s.head
    H('REVENUE','4000-0000')
    H('Rental Revenue','4100-0000')
    a=[L('4110-0000','Base Rent - Office',11846200,'inc',.012),L('4115-0000','Base Rent - Retail',512400,'inc',0),L('4120-0000','Base Rent - Storage',44160,'inc',.05),
       L('4140-0000','Rent Abatements',-618000,'inc',.1),L('4160-0000','Antenna / Rooftop License',58800,'inc',0)]
    t1=s.tot('Total Rental Revenue',a,code='4199-0000')
    H('Recoveries','4200-0000')
    a=[L('4210-0000','CAM Recovery',1402300,'inc'),L('4220-0000','Real Estate Tax Recovery',988400,'inc'),L('4230-0000','Electric Recovery - Submeter',366900,'inc',.12),
       L('4240-0000','Prior Year Recovery True-Up',0,'inc',nz=True)]
    t2=s.tot('Total Recoveries',a,code='4299-0000')
    H('Other Revenue','4300-0000')
    a=[L('4310-0000','Garage - Monthly Parkers',914000,'inc'),L('4315-0000','Garage - Transient',186000,'inc',.15),L('4330-0000','After Hours HVAC',72000,'inc',.3),
       L('4350-0000','Tenant Work Orders',38400,'inc',.3),L('4380-0000','Late Charges & NSF',0,'inc',nz=True),L('4390-0000','Interest Income',14400,'inc',.2)]
    t3=s.tot('Total Other Revenue',a,code='4399-0000')
    TI=s.tot('TOTAL REVENUE',[t1,t2,t3],t='TOTAL',code='4999-0000',key='total_income')
    H('OPERATING EXPENSES','5000-0000')
    T=[]
    for c,nm,ls in [('5100','Cleaning',[('Janitorial Contract',688000),('Day Porter',142000),('Window Washing',46000,'o'),('Trash & Recycling',61200),('Janitorial Supplies',38400)]),
        ('5200','Utilities',[('Electricity',1184000),('Steam',318000),('Water & Sewer',96400),('Natural Gas',12800)]),
        ('5300','Repairs & Maintenance',[('Engineering Payroll',742000),('Engineering Payroll Taxes & Benefits',214000),('HVAC Contract',118200),('HVAC Repairs',64000,'v'),('Elevator Contract',206400),('Elevator Repairs - Non Contract',22000,'v'),('Plumbing',31000,'v'),('Electrical',36400,'v'),('Roof',18000,'o'),('Fire & Life Safety',57600),('Locks & Keys',6000,'v'),('Pest Control',9600)]),
        ('5400','Security',[('Guard Contract',596000),('Access Control & Cameras',42000)]),
        ('5500','Grounds & Garage',[('Landscaping - Exterior',33600),('Interior Plants',19800),('Snow Removal',54000,'o'),('Garage Operator Fee',72000),('Garage Operating Expenses',228000)]),
        ('5600','Administrative',[('Management Fee',428000),('On-Site Management Payroll',356000),('Office Rent & Supplies',74000),('Telephone & Internet',18600),('Legal - Operating',24000,'v'),('Tenant Relations',30000,'v')]),
        ('5700','Taxes & Insurance',[('Real Estate Taxes',2114000),('Business Improvement District',88200),('Property & Liability Insurance',402600),('Terrorism Insurance',31200)])]:
        H(nm,c+'-0000')
        a=[L(f'{c[:2]}{10+5*i:02d}-0000',l[0],l[1],'exp',.25 if l[2:]==('v',) else .05,once=l[2:]==('o',)) for i,l in enumerate(ls)]
        T.append(s.tot('Total '+nm,a,code=c[:2]+'99-0000',kind='exp'))
    TE=s.tot('TOTAL OPERATING EXPENSES',T,t='TOTAL',code='5999-0000',kind='exp',key='total_operating_expenses')
    N=s.tot('NET OPERATING INCOME',[TI],[TE],t='TOTAL',code='6000-0000',key='noi')
    H('NON-OPERATING','7000-0000')
    a=[L('7110-0000','Interest - Senior Loan',4788000,'exp',.002),L('7120-0000','Interest - Mezzanine Loan',1512000,'exp',0),L('7210-0000','Lender Servicing & Reserve Fees',30000,'exp',.01),L('7310-0000','Ownership Legal & Audit',96000,'exp',.3),L('7330-0000','Asset Management Fee',160000,'exp',0)]
    no=s.tot('Total Non-Operating',a,code='7999-0000',kind='exp')
    H('CAPITAL','8000-0000')
    a=[L('8110-0000','Tenant Improvements',2400000,'exp',.5),L('8120-0000','Leasing Commissions',910000,'exp',.5),L('8210-0000','Building Improvements',640000,'exp',.4)]
    cp=s.tot('Total Capital',a,code='8999-0000',kind='exp')
    s.tot('NET CASH FLOW',[N],[no,cp],t='TOTAL',code='9999-0000',key='net_cash_flow')
    def fn(r):
        b=r['b'];g=1 if r['kind']=='inc' else -1
        return [b[0],b[1],g*(b[0]-b[1]),b[2],b[3],g*(b[2]-b[3]),b[4]]
    s.done(fn)
    c=canvas.Canvas(path('calloway_bud_comp_0825.pdf'),pagesize=(792,612),invariant=1)
    X=[296,362,426,468,540,612,676,716,780]
    def pct(v,b): return 'N/A' if b==0 else f'{v/abs(b)*100:.2f}'
    per=43;pages=[s.rows[i:i+per] for i in range(0,len(s.rows),per)]
    for pn,rows in enumerate(pages,1):
        c.setFont('Helvetica-Bold',9);c.drawString(30,585,'Calloway Point Tower (cpt01)')
        c.setFont('Helvetica-Bold',11);c.drawCentredString(420,585,'Budget Comparison')
        c.setFont('Helvetica',7);c.drawRightString(780,585,f'Page {pn} of {len(pages)}')
        c.drawString(30,575,'Owner: CPT Tower Owner LLC');c.drawCentredString(420,574,'For the period ending August 31, 2025')
        c.drawString(30,566,'Book = Accrual ; Tree = bk_office');c.drawRightString(780,575,'9/11/2025  4:17 PM')
        c.setFont('Helvetica-Bold',7)
        for x,t in zip(X,['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']): c.drawRightString(x,550,t)
        c.setLineWidth(.7);c.line(30,546,782,546)
        y=536
        for r in rows:
            big=r['t']=='TOTAL' or (r['t']=='HEADING' and r['label'].isupper())
            fn_='Helvetica-Bold' if r['t']!='LINE' else 'Helvetica'
            c.setFont('Helvetica',6.6);c.drawString(30,y,r['code'])
            c.setFont(fn_,6.8)
            c.drawString(76+(0 if big else 6 if r['t']!='LINE' else 12),y,r['label'])
            if r['v']:
                v=r['v']
                if r['t']!='LINE':
                    c.setLineWidth(.3);[c.line(x-50 if k not in(3,7) else x-26,y+7,x,y+7) for k,x in enumerate(X)]
                out=[f2(v[0],'minus'),f2(v[1],'minus'),f2(v[2],'minus'),pct(v[2],v[1]),f2(v[3],'minus'),f2(v[4],'minus'),f2(v[5],'minus'),pct(v[5],v[4]),f2(v[6],'minus')]
                c.setFont(fn_,6.4)
                for x,t in zip(X,out): c.drawRightString(x,y,t)
            y-=11.6
        c.setFont('Helvetica-Oblique',6);c.drawString(30,24,'Brightwell Keane Commercial Management');c.showPage()
    c.save()
    write('calloway_bud_comp_0825.pdf',[s],'OFFICE','OPERATING_STATEMENT','mezz/office manager','system budget comparison, codes, 9 columns, 2+ pages')

# ---------------------------------------------------------------- 2 hotel, label in the centre
def d2():
    R=random.Random(202)
    cols=['Current Month Actual','Current Month Budget','Current Month Last Year','Year-to-Date Actual','Year-to-Date Budget','Year-to-Date Last Year']
    P='Harbor Lantern Hotel & Conference Center'
    av=[6634,6634,6634,45368,45368,45582];occ=[.8437,.83,.8192,.7631,.772,.7514];adr=[241.6,238,229.4,218.9,221,209.75]
    sold=[round(a*o) for a,o in zip(av,occ)]
    mk=lambda t,pg:S(t,P,None,'2025-07-31',cols,page=pg,nd=0)
    def vary(base,j=.05): return [round(x*R.uniform(1-j,1+j)) for x in base]
    rr=[round(n*a) for n,a in zip(sold,adr)]
    # rooms schedule
    q=mk('Schedule 1 - Rooms Department',2)
    q.head('REVENUE')
    tr=[round(x*.62) for x in rr];gp=[round(x*.31) for x in rr];ct=[round(x*.06) for x in rr];al=[-round(x*.004) for x in rr]
    a=[q.line('Transient Rooms Revenue',vary(tr,.03)),q.line('Group Rooms Revenue',vary(gp,.06)),q.line('Contract Rooms Revenue',ct),q.line('Other Rooms Revenue',[round(x*.011) for x in rr]),q.line('Less: Allowances',al)]
    qt=q.tot('TOTAL ROOMS REVENUE',a,t='TOTAL',key='total_income')
    RR=q.rows[qt]['b']
    q.head('LABOR COSTS AND RELATED EXPENSES')
    a=[q.line(l,vary([x*p for x in RR]),kind='exp') for l,p in [('Management',.012),('Front Office',.034),('Housekeeping',.071),('Bell / Door / Valet',.009)]]
    w=q.tot('Total Salaries and Wages',a,kind='exp')
    a=[q.line(l,vary([x*p for x in RR]),kind='exp') for l,p in [('Payroll Taxes',.011),('Employee Benefits',.019)]]
    pb=q.tot('Total Payroll-Related',a,kind='exp')
    lab=q.tot('TOTAL LABOR COSTS',[w,pb],kind='exp')
    q.head('OTHER EXPENSES')
    a=[q.line(l,vary([x*p for x in RR],.12),kind='exp') for l,p in [('Cable / Guest Internet',.006),('Cleaning Supplies',.005),('Commissions - Travel Agent',.027),('Complimentary Breakfast / Lounge',.008),('Contract Services',.009),('Guest Supplies',.012),('Laundry and Dry Cleaning',.013),('Linen',.006),('Reservations',.019),('Training',.001),('Uniforms',.001),('Miscellaneous',.002)]]
    oth=q.tot('TOTAL OTHER EXPENSES',a,kind='exp')
    qe=q.tot('TOTAL ROOMS EXPENSES',[lab,oth],t='TOTAL',kind='exp')
    q.tot('ROOMS DEPARTMENTAL PROFIT',[qt],[qe],t='TOTAL')
    # F&B
    f=mk('Schedule 2 - Food and Beverage Department',3)
    f.head('REVENUE')
    fb=[x*.42 for x in RR]
    a=[f.line(l,vary([x*p for x in fb],.08)) for l,p in [('Food - The Lantern Room',.24),('Food - Lobby Bar',.07),('Food - Banquets',.33),('Food - In-Room Dining',.02)]]
    f1=f.tot('Total Food Revenue',a)
    a=[f.line(l,vary([x*p for x in fb],.08)) for l,p in [('Beverage - Outlets',.11),('Beverage - Banquets',.09)]]
    f2_=f.tot('Total Beverage Revenue',a)
    a=[f.line(l,vary([x*p for x in fb],.08)) for l,p in [('Function Room Rental',.05),('Audio Visual',.04),('Service Charges',.05)]]
    f3=f.tot('Total Other F&B Revenue',a)
    ft=f.tot('TOTAL FOOD AND BEVERAGE REVENUE',[f1,f2_,f3],t='TOTAL',key='total_income');FB=f.rows[ft]['b']
    f.head('COST OF SALES')
    a=[f.line('Cost of Food Sales',vary([x*.19 for x in FB]),kind='exp'),f.line('Cost of Beverage Sales',vary([x*.042 for x in FB]),kind='exp'),f.line('Audio Visual Cost',vary([x*.018 for x in FB]),kind='exp')]
    cs=f.tot('TOTAL COST OF SALES',a,kind='exp')
    gp_=f.tot('GROSS PROFIT',[ft],[cs])
    f.head('EXPENSES')
    a=[f.line(l,vary([x*p for x in FB]),kind='exp') for l,p in [('Kitchen Salaries and Wages',.13),('Service Salaries and Wages',.14),('Banquet Salaries and Wages',.06),('Payroll Taxes and Benefits',.085),('China, Glass, Silver and Linen',.011),('Contract Services',.009),('Kitchen Fuel',.004),('Licenses and Permits',.002),('Music and Entertainment',.006),('Operating Supplies',.021),('Miscellaneous',.004)]]
    fe=f.tot('TOTAL EXPENSES',a,kind='exp')
    f.tot('FOOD AND BEVERAGE DEPARTMENTAL PROFIT',[gp_],[fe],t='TOTAL')
    # summary
    s=mk('Summary Operating Statement',1)
    s.line('Rooms Available',av,stat='n');s.line('Rooms Occupied',sold,stat='n')
    oc=[round(a/b,3) for a,b in zip(sold,av)];s.line('Occupancy %',oc,stat='p')
    s.line('Average Daily Rate',[round(a/b,2) for a,b in zip(RR,sold)],stat='d');s.line('RevPAR',[round(a/b,2) for a,b in zip(RR,av)],stat='d')
    s.head('OPERATING REVENUE')
    a=[s.line('Rooms',RR),s.line('Food and Beverage',FB),s.line('Parking',vary([x*.031 for x in RR])),s.line('Spa and Fitness',vary([x*.018 for x in RR],.1)),s.line('Miscellaneous Income',vary([x*.012 for x in RR],.1))]
    ti=s.tot('TOTAL OPERATING REVENUE',a,t='TOTAL',key='total_income');TR=s.rows[ti]['b']
    s.head('DEPARTMENTAL EXPENSES')
    fbexp=[x+y for x,y in zip(f.rows[cs]['b'],f.rows[fe]['b'])]
    a=[s.line('Rooms',q.rows[qe]['b'],kind='exp'),s.line('Food and Beverage',fbexp,kind='exp'),s.line('Parking',vary([x*.011 for x in RR]),kind='exp'),s.line('Spa and Fitness',vary([x*.015 for x in RR],.1),kind='exp')]
    de=s.tot('TOTAL DEPARTMENTAL EXPENSES',a,kind='exp')
    dp=s.tot('TOTAL DEPARTMENTAL PROFIT',[ti],[de],t='TOTAL')
    s.head('UNDISTRIBUTED OPERATING EXPENSES')
    a=[s.line(l,vary([x*p for x in TR]),kind='exp') for l,p in [('Administrative and General',.074),('Information and Telecommunications',.013),('Sales and Marketing',.058),('Franchise Fees',.041),('Property Operations and Maintenance',.042),('Utilities',.031)]]
    ud=s.tot('TOTAL UNDISTRIBUTED EXPENSES',a,kind='exp')
    go=s.tot('GROSS OPERATING PROFIT',[dp],[ud],t='TOTAL')
    mf=s.line('Base Management Fee',[round(x*.03) for x in TR],kind='exp')
    ib=s.tot('INCOME BEFORE NON-OPERATING INCOME AND EXPENSES',[go],[mf])
    s.head('NON-OPERATING INCOME AND EXPENSES')
    k=[1,1,.96,7,7,6.72]
    a=[s.line('Property and Other Taxes',[round(41250*x) for x in k],kind='exp'),s.line('Insurance',[round(28900*x) for x in k],kind='exp'),s.line('Equipment Leases',vary([3150*x for x in k]),kind='exp'),s.line('Owner Expenses',vary([2400*x for x in k],.3),kind='exp')]
    nx=s.tot('TOTAL NON-OPERATING',a,kind='exp')
    ni=s.tot('NET OPERATING INCOME (EBITDA)',[ib],[nx],t='TOTAL',key='noi')
    rs=s.line('FF&E Replacement Reserve',[round(x*.04) for x in TR],kind='exp')
    e=s.tot('EBITDA LESS REPLACEMENT RESERVE',[ni],[rs],t='TOTAL')
    a=[s.line('Debt Service - Mortgage Loan',[round(218640*(1 if i<3 else 7)) for i in range(6)],kind='exp'),s.line('Debt Service - Mezzanine Loan',[round(84375*(1 if i<3 else 7)) for i in range(6)],kind='exp')]
    s.tot('CASH FLOW AFTER DEBT SERVICE',[e],a,t='TOTAL',key='net_cash_flow')
    for z in(s,q,f): z.done()
    c=canvas.Canvas(path('HLH July 2025 P&L.pdf'),pagesize=(1008,612),invariant=1)
    XA=[92,128,196,232,300,336];XB=[652,688,756,792,860,896] ; XB=[x+52 for x in XB]
    for z in (s,q,f):
        c.setFillGray(0);c.setFont('DCB',11);c.drawCentredString(504,588,P.upper());c.setFont('DC',9);c.drawCentredString(504,575,z.title);c.drawCentredString(504,563,'For the Month and Year-to-Date Ended July 31, 2025')
        c.setFont('DCB',7.5);c.setFillColorRGB(.85,.89,.93);c.rect(28,530,936,24,fill=1,stroke=0);c.setFillGray(0)
        c.drawCentredString(182,544,'CURRENT MONTH');c.drawCentredString(800,544,'YEAR-TO-DATE')
        for XX,h in ((XA,['Actual','%','Budget','%','Last Year','%']),(XB,['Actual','%','Budget','%','Last Year','%'])):
            for x,t in zip(XX,h): c.drawRightString(x,533,t)
        den=(s.rows[ti] if z is s else z.rows[z.keys['total_income']])['v']
        y=518;st=12.1 if len(z.rows)<=36 else 11.4
        for r in z.rows:
            b=r['t']!='LINE';ft_='DCB' if b else 'DC'
            c.setFont(ft_,7.4)
            if r['t']=='HEADING': c.drawCentredString(520,y,r['label']) if False else c.drawString(372,y,r['label'])
            else: c.drawString(372+(0 if b else 10),y,r['label'])
            if r['v']:
                for k in range(6):
                    X=XA if k<3 else XB;x=X[(k%3)*2];v=r['v'][k];st_=r.get('stat')
                    t={'n':lambda:f'{v:,}','p':lambda:f'{v*100:.1f}%','d':lambda:f'{v:,.2f}',None:lambda:f2(v,nd=0)}[st_]()
                    c.drawRightString(x,y,t)
                    if not st_: c.drawRightString(x+36,y,f'{v/den[k]*100:.1f}')
                    if r['t']=='TOTAL' and not st_: c.setLineWidth(.4);c.line(x-52,y+8.6,x,y+8.6)
            y-=st
        c.setFont('DC',6.5);c.drawString(28,20,'Prepared by Pelham Row Hospitality, as manager.  Unaudited.');c.drawRightString(964,20,f'HLH-{z.page}');c.showPage()
    c.save()
    write('HLH July 2025 P&L.pdf',[s,q,f],'HOSPITALITY','OPERATING_STATEMENT','hotel operator','account names in the centre, month left / YTD right, departmental schedules',True)

# ---------------------------------------------------------------- 3 apartment T12
def d3():
    R=random.Random(303)
    ms=[(2024,10),(2024,11),(2024,12)]+[(2025,m) for m in range(1,10)]
    cols=[f'{calendar.month_abbr[m]} {y}' for y,m in ms]+['Total']
    s=S('Income Statement - 12 Month','Juniper Bend Apartments','2024-10-01','2025-09-30',cols,nd=0)
    def L(label,ann,kind='exp',j=.05,grow=0,pat=None,ind=2):
        if pat: b=pat
        else: b=[round(ann/12*R.uniform(1-j,1+j)*(1+grow*i)) for i in range(12)]
        return s.line(label,b+[sum(b)],kind=kind,ind=ind)
    one=lambda d:[d.get(i,0) for i in range(12)]
    H=s.head
    H('INCOME',ind=0);H('Rental Income',ind=1)
    a=[L('Gross Potential Rent',4932000,'inc',.001,.002),L('Gain/(Loss) to Lease',-212000,'inc',.08)]
    g=s.tot('Gross Scheduled Rent',a,ind=1)
    a=[L('Vacancy Loss',-318000,'inc',.15),L('Concessions - Move In',-64000,'inc',.35),L('Concessions - Renewal',-11800,'inc',.5),L('Model / Employee Units',-43200,'inc',0),L('Bad Debt',-58400,'inc',.5),L('Bad Debt Recovery',9100,'inc',.6)]
    n=s.tot('Net Rental Income',[g]+a,ind=1)
    H('Other Income',ind=1)
    a=[L(l,v,'inc',j) for l,v,j in [('Water / Sewer Reimbursement',196000,.04),('Trash Reimbursement',62400,.03),('Pest Reimbursement',13400,.03),('Application Fees',21600,.25),('Administrative Fees',33800,.25),('Pet Rent',47200,.04),('Late Fees',58200,.2),('Garage / Carport Rent',70800,.03),('Storage Rent',15600,.04),('Month to Month Fees',18000,.4),('Lease Termination Fees',39000,.6),('Damages & Cleaning',16700,.6),('Cable / Internet Revenue Share',24800,.02)]]
    a.append(L('Laundry Commission',0,'inc',pat=one({2:1842,5:1790,8:1911,11:1866})))
    o=s.tot('Total Other Income',a,ind=1)
    TI=s.tot('TOTAL INCOME',[n,o],t='TOTAL',ind=0,key='total_income')
    H('EXPENSES',ind=0);T=[]
    for nm,ls in [('Payroll & Benefits',[('Manager & Leasing Salaries',212000,.03),('Maintenance Salaries',176000,.03),('Bonuses & Commissions',29800,.4),('Payroll Taxes',34200,.06),('Health Insurance & Benefits',48100,.05),('Temporary Labor',9200,.9)]),
      ('Utilities',[('Electric - Common',51200,.15),('Electric - Vacant',12100,.3),('Gas',28300,.4),('Water & Sewer',231000,.06),('Trash Removal',66100,.03)]),
      ('Repairs & Maintenance',[('General Repairs',42600,.3),('Plumbing',31800,.4),('HVAC',38400,.5),('Appliance Parts',12200,.4),('Pool',15900,.3),('Pest Control',16100,.05),('Landscaping Contract',60600,.01)]),
      ('Turnover',[('Painting',48400,.3),('Cleaning',24900,.3),('Carpet & Flooring Repair',14300,.4)]),
      ('Marketing',[('Internet Listing Services',51600,.05),('Resident Events',9400,.4),('Referral Fees',7800,.5)]),
      ('General & Administrative',[('Software & Technology',39000,.06),('Telephone & Internet',14100,.03),('Office Supplies',6900,.3),('Legal & Evictions',17800,.5),('Bank Charges',3300,.1),('Travel & Training',4200,.7)]),
      ('Management Fees',[('Management Fee',152000,.015)]),
      ('Taxes & Insurance',[('Real Estate Taxes',598800,0),('Property Insurance',287400,.0),('Franchise Tax','x',0)])]:
        H(nm,ind=1)
        a=[L(l,v,'exp',j) if v!='x' else L(l,0,'exp',pat=one({7:11840})) for l,v,j in ls]
        T.append(s.tot('Total '+nm,a,kind='exp',ind=1))
    TE=s.tot('TOTAL EXPENSES',T,t='TOTAL',kind='exp',ind=0,key='total_operating_expenses')
    N=s.tot('NET OPERATING INCOME',[TI],[TE],t='TOTAL',ind=0,key='noi')
    H('Debt Service & Capital',ind=1)
    a=[L('Senior Loan Interest',1368000,j=.015),L('Mezzanine Loan Interest',402000,j=0),L('Interest Rate Cap Purchase',0,pat=one({4:61500})),L('Interior Renovations',384000,j=.6),L('Exterior / Roof Projects',0,pat=one({6:48200,7:91370,8:22915})),L('Replacement Reserve Deposits',84000,j=0),L('Replacement Reserve Draws',0,pat=one({7:-48200,8:-60000}))]
    d=s.tot('Total Debt Service & Capital',a,kind='exp',ind=1)
    s.tot('NET CASH FLOW',[N],[d],t='TOTAL',ind=0,key='net_cash_flow')
    s.done()
    c=canvas.Canvas(path('juniper_bend_T12_sep25.pdf'),pagesize=(1008,612),invariant=1)
    per=45;pg=[s.rows[:per],s.rows[per:]]
    X=[240+59*i for i in range(12)]+[966]
    for n_,rows in enumerate(pg,1):
        c.setFont('NarB',13);c.drawString(36,582,'Income Statement - 12 Month');c.setFont('Nar',9)
        c.drawString(36,570,'Property:  Juniper Bend Apartments, 280 Units');c.drawString(36,560,'Oct 2024 - Sep 2025      Accounting Basis: Accrual      Level of Detail: Detail View')
        c.setFillColorRGB(.2,.26,.36);c.rect(34,538,940,14,fill=1,stroke=0);c.setFillGray(1);c.setFont('NarB',8.4);c.drawString(38,542,'Account Name')
        for x,t in zip(X,cols): c.drawRightString(x,542,t)
        c.setFillGray(0);y=526
        for k,r in enumerate(rows):
            if r['t']=='TOTAL': c.setFillGray(.88);c.rect(34,y-2.6,940,11,fill=1,stroke=0);c.setFillGray(0)
            f_='Nar' if r['t']=='LINE' else 'NarB'
            c.setFont(f_,8.2);c.drawString(38+9*r['ind'],y,r['label'])
            if r['v']:
                for x,v in zip(X,r['v']): c.drawRightString(x,y,f2(v,'minus',nd=0))
                if r['t']=='SUBTOTAL':
                    c.setLineWidth(.25);c.line(190,y+8.2,972,y+8.2)
            y-=11.1
        c.setFont('Nar',7);c.drawString(36,18,'Created on 10/14/2025');c.drawRightString(972,18,f'Page {n_}');c.showPage()
    c.save()
    write('juniper_bend_T12_sep25.pdf',[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','apartment manager','12-month cash flow, legal landscape, 2 pages')

# ---------------------------------------------------------------- 4 mall quarterly, planted
def d4():
    R=random.Random(404)
    cols=['October 2025','November 2025','December 2025','Quarter Ended December 31, 2025','Quarter Ended December 31, 2024','Increase (Decrease)']
    s=S('Statement of Revenues and Expenses','Fairmeadow Galleria','2025-10-01','2025-12-31',cols,nd=0,dash=True)
    def L(l,m,kind='inc',j=.04,sh=(1,1,1),ly=None,note=None):
        b=[round(m*R.uniform(1-j,1+j)*k) for k in sh];q=sum(b);p=round(q*R.uniform(.93,1.06)) if ly is None else ly
        return s.line(l,b+[q,p],kind=kind,note=note)
    H=s.head
    H('Revenues')
    a=[L('Minimum rent - mall shops',486200,j=.01),L('Minimum rent - anchors and outparcels',118450,j=0),L('Percentage rent',14200,sh=(.5,.8,6.1),note='(a)'),L('Kiosks, carts and temporary leasing',38600,sh=(.8,1.6,2.4))]
    r1=s.tot('Total rent',a)
    a=[L('Common area maintenance',142300,j=.01),L('Real estate tax recoveries',88400,j=.005),L('Utilities and HVAC',31700,j=.08),L('Insurance recoveries',12900,j=0)]
    r2=s.tot('Total recoveries from tenants',a);bad=a[1]
    a=[L('Marketing fund contributions',15100,j=.01),L('Sponsorship and media',6400,sh=(1,1.8,3)),L('Lease termination income',0,ly=84000),L('Miscellaneous',2150,j=.4)]
    r3=s.tot('Total other revenue',a)
    TI=s.tot('Total revenues',[r1,r2,r3],t='TOTAL',key='total_income')
    H('Operating expenses')
    a=[L(l,m,'exp',j) for l,m,j in [('Cleaning and porter services',41200,.03),('Security',48900,.06),('Repairs and maintenance',37300,.25),('Parking lot and snow',9800,.4),('Landscaping',7200,.3),('Utilities',56100,.12)]]
    e1=s.tot('Total common area costs',a,kind='exp')
    a=[L(l,m,'exp',j) for l,m,j in [('Real estate taxes',104600,0),('Insurance',19850,0),('Marketing and promotion',18400,.4),('Management fee',36200,.12),('Payroll and administration',44700,.04),('Professional fees',6100,.5),('Provision for uncollectible accounts',8800,.5)]]
    a[-2:-2]=[]
    TE=s.tot('Total operating expenses',[e1]+a,t='TOTAL',kind='exp',key='total_operating_expenses')
    N=s.tot('Net operating income',[TI],[TE],t='TOTAL',key='noi')
    H('Other (income) and expense')
    a=[L('Interest on first mortgage',241300,'exp',.015,note='(b)'),L('Interest on mezzanine loan',92100,'exp',.0,note='(b)'),L('Depreciation and amortization',188700,'exp',0),L('Interest income',-3300,'exp',.1)]
    O=s.tot('Total other expense, net',a,kind='exp')
    s.tot('Net income (loss)',[N],[O],t='TOTAL',key='net_income')
    s.done(lambda r:r['b']+[r['b'][3]-r['b'][4]])
    old=s.rows[bad]['v'][1];t=str(old);new=int(t[0]+str((int(t[1])+4)%10)+t[2:]) 
    s.rows[bad]['v'][1]=new
    s.planted=dict(what=f"'Real estate tax recoveries', November 2025 printed {new:,} instead of {old:,}; subtotal and quarter keep the right figure",kind='digit_changed')
    c=canvas.Canvas(path('Fairmeadow Q4-25 stmt of rev & exp.pdf'),pagesize=(612,792),invariant=1)
    F,B,I='Times-Roman','Times-Bold','Times-Italic'
    c.setFont(B,12);c.drawCentredString(306,748,'FAIRMEADOW GALLERIA');c.setFont(F,10);c.drawCentredString(306,735,'(A Property of Fairmeadow Retail Partners, L.P.)');c.setFont(B,11);c.drawCentredString(306,720,'Statement of Revenues and Expenses');c.setFont(F,9.5);c.drawCentredString(306,708,'For the Three Months Ended December 31, 2025 (with comparative quarter of 2024)');c.setFont(I,9);c.drawCentredString(306,697,'(Unaudited)')
    X=[272,332,392,456,522,578];c.setFont(B,8)
    c.drawCentredString(488-6,680,'Quarter Ended December 31,');c.setLineWidth(.5);c.line(412,677,524,677)
    for x,t in zip(X,['October','November','December','2025','2024','Increase']): c.drawRightString(x,667,t)
    for x,t in zip(X[:3]+X[5:],['2025','2025','2025','(Decrease)']): c.drawRightString(x,658,t)
    [c.line(x-46,655,x,655) for x in X]
    y=642;first=True
    for r in s.rows:
        if r['t']=='HEADING': y-=5;c.setFont(B,9);c.drawString(34,y,r['label']+':');y-=12.5;first=True;continue
        tot=r['t']=='TOTAL';c.setFont(B if tot else F,8.8);ind=34 if tot else 54 if r['t']=='SUBTOTAL' else 44
        c.drawString(ind,y,r['label']+(' '+r['note'] if r.get('note') else ''))
        if r['t']!='LINE': [c.line(x-46,y+8.5,x+2,y+8.5) for x in X]
        c.setFont(B if tot else F,8.2)
        for x,v in zip(X,r['v']):
            tx=f2(v,nd=0,zero='-');c.drawRightString(x+(2.7 if tx.endswith(')') else 0),y,tx)
            if first or tot: c.drawString(x-47,y,'$') if v else None
        if r['label'].startswith('Net income'): [(c.line(x-46,y-3,x+2,y-3),c.line(x-46,y-5,x+2,y-5)) for x in X]
        first=False;y-=12.8
        if r['t']!='LINE': y-=4
    c.setFont(F,8);y-=10
    for t in ['(a)  Percentage rent is recognized when the tenant\'s reported sales exceed the breakpoint; most breakpoints fall in December.','(b)  First mortgage at SOFR + 2.85%; mezzanine loan at a fixed rate of 11.25%, interest only. No event of default existed at December 31, 2025.']:
        c.drawString(34,y,t);y-=10
    c.setFont(I,8);c.drawCentredString(306,36,'See borrower\'s certificate attached. Subject to year-end adjustment.');c.showPage();c.save()
    write('Fairmeadow Q4-25 stmt of rev & exp.pdf',[s],'RETAIL','OPERATING_STATEMENT','mall owner accountant','portrait serif, months + quarter + prior quarter + change, $ floated, notes; planted')
if __name__=='__main__':
    d1();d2();d3();d4()
