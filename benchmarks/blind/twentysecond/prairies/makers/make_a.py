# p1 (budget comparison), p2 (office twelve months)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
def p1():
    R=random.Random(2801)
    def gen(b):
        bud=round(b*R.uniform(.95,1.05)/5)*5; act=round(b*R.uniform(.85,1.15),2)
        return [act,bud,round(act+sum(b*R.uniform(.9,1.1) for _ in range(2)),2),bud*3,bud*12]
    cols=['PTD Actual','PTD Budget','PTD Variance','YTD Actual','YTD Budget','YTD Variance','Annual']
    s=S('Budget Comparison','Magnolia Ridge Apartments (mrg214)','2025-03-01','2025-03-31',cols,gen)
    s.head('INCOME','4000-0000')
    a=s.g('RENTAL INCOME',[('4110-0000','Gross Potential Rent',318400),('4115-0000','Loss / Gain to Lease',-9240),('4120-0000','Vacancy Loss',-18870),('4122-0000','Model / Employee Units',-2890),('4125-0000','Concessions',-4410),('4130-0000','Bad Debt Write-offs',-3715),('4135-0000','Bad Debt Recovery',640)],'NET RENTAL INCOME','4100-0000','4190-0000',1)
    b=s.g('OTHER TENANT INCOME',[('4310-0000','Late Fees',3180),('4312-0000','NSF Fees',175),('4315-0000','Application Fees',1425),('4320-0000','Pet Rent',4260),('4325-0000','Month-to-Month Fees',900),('4330-0000','Utility Reimb - Water/Sewer',14870),('4335-0000','Valet Trash Income',6125),('4340-0000','Cable Revenue Share',1040)],'TOTAL OTHER TENANT INCOME','4300-0000','4390-0000',1)
    ti=s.tot('TOTAL INCOME',[a,b],code='4990-0000',typ='TOTAL',key='total_income')
    s.head('EXPENSES','5000-0000')
    gs=[]
    for h,hc,tc,ls in [('PAYROLL','5100-0000','5190-0000',[('5110-0000','Manager Salaries',7420),('5115-0000','Leasing Salaries',5930),('5120-0000','Maintenance Salaries',9860),('5140-0000','Payroll Taxes',1880),('5150-0000','Health Insurance',2310)]),
      ('REPAIRS & MAINTENANCE','5200-0000','5290-0000',[('5210-0000','HVAC Repairs',2140),('5215-0000','Plumbing',1725),('5220-0000','Electrical Supplies',460),('5230-0000','Pest Control',890),('5240-0000','Landscape Contract',4150),('5250-0000','Pool Service',610)]),
      ('TURNOVER','5300-0000','5390-0000',[('5310-0000','Painting - Contract',3120),('5315-0000','Carpet Cleaning',845),('5320-0000','Make-Ready Cleaning',1490)]),
      ('UTILITIES','5400-0000','5490-0000',[('5410-0000','Electric - Common Area',3240),('5412-0000','Electric - Vacant',780),('5420-0000','Water & Sewer',16850),('5430-0000','Trash Removal',4470)]),
      ('MARKETING','5500-0000','5590-0000',[('5510-0000','Internet Listing Services',3300),('5520-0000','Resident Referrals',500),('5530-0000','Signage & Collateral',240)]),
      ('ADMINISTRATIVE','5600-0000','5690-0000',[('5610-0000','Software & Licenses',1670),('5620-0000','Legal & Eviction',985),('5630-0000','Telephone / Internet',720),('5640-0000','Bank Charges',165)])]:
        gs.append(s.g(h,ls,'TOTAL '+h,hc,tc,1,fav=-1))
    c=s.tot('TOTAL CONTROLLABLE EXPENSES',gs,code='5990-0000',fav=-1)
    d=s.g('FIXED EXPENSES',[('6110-0000','Real Estate Taxes',31250),('6120-0000','Property Insurance',14380),('6130-0000','Management Fee',9290)],'TOTAL FIXED EXPENSES','6100-0000','6190-0000',1,fav=-1)
    te=s.tot('TOTAL OPERATING EXPENSES',[c,d],code='6990-0000',typ='TOTAL',fav=-1,key='total_operating_expenses')
    noi=s.tot('NET OPERATING INCOME',[ti],[te],code='7000-0000',typ='TOTAL',key='noi')
    ds=s.g('DEBT SERVICE',[('7110-0000','Mortgage Interest',58420),('7120-0000','Mortgage Principal',17210)],'TOTAL DEBT SERVICE','7100-0000','7190-0000',1,fav=-1)
    cx=s.g('CAPITAL EXPENDITURES',[('7210-0000','Carpet / Vinyl Replacement',6240),('7220-0000','Appliances',3875),('7230-0000','HVAC Replacement',5150),('7240-0000','Exterior Paint',0)],'TOTAL CAPITAL EXPENDITURES','7200-0000','7290-0000',1,fav=-1)
    s.tot('CASH FLOW AFTER DEBT AND CAPITAL',[noi],[ds,cx],code='7990-0000',typ='TOTAL',key='net_cash_flow')
    s.finish(lambda v,k:[v[0],v[1],k*(v[0]-v[1]),v[2],v[3],k*(v[2]-v[3]),v[4]])
    c=canvas.Canvas(doc('p1_magnolia_budget_comparison.pdf'),pagesize=landscape(letter)); W,H=landscape(letter)
    X=[325,385,440,480,545,605,660,700,765]
    pg=[0]
    def top():
        pg[0]+=1; c.setFont('Helvetica-Bold',9); c.drawCentredString(W/2,H-30,'Magnolia Ridge Apartments (mrg214)'); c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-44,'Budget Comparison')
        c.setFont('Helvetica',7.5); c.drawCentredString(W/2,H-55,'Period = Mar 2025'); c.drawCentredString(W/2,H-65,'Book = Accrual ; Tree = ysi_is_mf')
        c.setFont('Helvetica-Bold',7.2)
        for x,t in zip(X,['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']): c.drawRightString(x,H-82,t)
        c.line(30,H-85,W-25,H-85); c.setFont('Helvetica',6.5); c.drawString(30,20,'Friday, April 11, 2025   09:42 AM'); c.drawRightString(W-25,20,f'Page {pg[0]} of 2'); return H-97
    y=top()
    for r,m in zip(s.rows,s.m):
        if y<40: c.showPage(); y=top()
        b=r['rowType']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',7)
        c.drawString(30,y,r['accountCode']); c.drawString(82+m['ind']*9,y,r['label'])
        if r['rowType']!='HEADING':
            v=r['values']; pc=lambda a,b:'N/A' if not b else f'{a/abs(b)*100:,.2f}'
            ts=[f(v[0],neg='minus'),f(v[1],neg='minus'),f(v[2],neg='minus'),pc(v[2],v[1]),f(v[3],neg='minus'),f(v[4],neg='minus'),f(v[5],neg='minus'),pc(v[5],v[4]),f(v[6],neg='minus')]
            for x,t in zip(X,ts): c.drawRightString(x,y,t)
            if b: c.setLineWidth(.3); [c.line(x-48,y+7,x,y+7) for i,x in enumerate(X) if i not in(3,7)]; y-=5
        y-=9.6
    c.save(); print('p1 pages',pg)
    save('p1_magnolia_budget_comparison.pdf','MULTIFAMILY','OPERATING_STATEMENT',[s],'Yardi budget comparison, codes, % variance, debt and capital below')
def p2():
    R=random.Random(2802)
    def gen(b):
        if isinstance(b,tuple): # seasonal: winter heavy
            w=[.5,.5,.6,.9,1.3,1.7,1.8,1.6,1.3,1,.6,.5]; v=[round(b[0]*k*R.uniform(.93,1.07)) for k in w]
        elif b in FIX: v=[b]*12
        else: v=[round(b*R.uniform(.8,1.22)) for _ in range(12)]
        return v+[sum(v)]
    FIX={41250,36800,118640,9500,2400,38915}
    cols=['Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25','12 Mo Total']
    s=S('Trailing Twelve Month Operating Report','Nose Hill Corporate Centre','2024-07-01','2025-06-30',cols,gen)
    s.head('Revenue')
    a=s.g('Base Rent',[(None,'Office - Tower',118640),(None,'Ground Floor Retail',9500),(None,'Storage & Telecom',2400)],'Total Base Rent',ind=1)
    i=[a]
    b=s.g('Recoveries',[(None,'Operating Cost Recoveries',41250),(None,'Property Tax Recoveries',36800),(None,'Prior Year Adjustments',[0,0,0,0,0,0,0,0,-6318,0,0,0,-6318])],'Total Recoveries',ind=1)
    d=s.g('Parking & Miscellaneous',[(None,'Underground Parking',14870),(None,'Surface Lot Transient',2140),(None,'After-Hours HVAC',820)],'Total Parking & Miscellaneous',ind=1)
    ti=s.tot('Total Revenue',[a,b,d],typ='TOTAL',key='total_income')
    s.head('Recoverable Expenses')
    l1=[s.line(l,x,None,1) for l,x in [('Property Tax',38915),('Janitorial',9840),('Security & Concierge',6120),('Electricity',8350),('Natural Gas',(3100,)),('Water & Sewer',1475),('Snow Removal',[0,0,0,2150,4380,5120,5975,4640,3890,1260,0,0,27415]),('Elevator Maintenance',2260),('HVAC Maintenance',3940),('Building Insurance',4480.0),('Management Fee - Recoverable',6980)]]
    e1=s.tot('Total Recoverable',l1)
    s.head('Non-Recoverable Expenses')
    l2=[s.line(l,x,None,1) for l,x in [('Vacant Suite Costs',1820),('Leasing & Advertising',1150),('Legal - Leasing',940),('Owner Audit & Tax',[0,0,0,0,0,0,0,0,11400,0,0,0,11400]),('Bad Debt',[0,0,0,0,0,3260,0,0,0,0,-1100,0,2160])]]
    e2=s.tot('Total Non-Recoverable',l2)
    te=s.tot('Total Operating Expenses',[e1,e2],typ='TOTAL',key='total_operating_expenses')
    noi=s.tot('Net Operating Income',[ti],[te],typ='TOTAL',key='noi')
    x=s.line('First Mortgage - Interest',[v for v in [41870,41790,41711,41631,41551,41470,41389,41308,41226,41144,41062,40979]]+[497131],None,1)
    y2=s.line('First Mortgage - Principal',[21330,21410,21489,21569,21649,21730,21811,21892,21974,22056,22138,22221]+[261269],None,1)
    dsx=s.tot('Total Debt Service',[x,y2])
    s.head('Capital & Leasing Costs')
    q=[s.line('Tenant Improvements',[0,0,48500,0,0,0,0,27350,0,0,0,0,75850],None,1),s.line('Leasing Commissions',[0,0,19620,0,0,0,0,8840,0,0,0,0,28460],None,1),s.line('Building Capital',[0,12400,0,0,0,0,0,0,0,0,16875,9240,38515],None,1)]
    qx=s.tot('Total Capital & Leasing',q)
    s.tot('Net Cash Flow',[noi],[dsx,qx],typ='TOTAL',key='net_cash_flow')
    for r in s.rows:
        if r['values']: assert sum(r['values'][:12])==r['values'][12],r
    s.finish(); dash0(s)
    W,H=landscape(legal); c=canvas.Canvas(doc('p2_nosehill_t12.pdf'),pagesize=(W,H))
    c.setFont('Times-Bold',14); c.drawString(36,H-40,'Nose Hill Corporate Centre'); c.setFont('Times-Roman',10); c.drawString(36,H-54,'Calgary, Alberta  |  146,200 sq. ft. rentable'); 
    c.drawRightString(W-30,H-40,'Trailing Twelve Month Operating Report'); c.drawRightString(W-30,H-54,'July 2024 to June 2025 (unaudited, CAD, accrual)')
    X=[232+i*57 for i in range(12)]+[972]
    c.setFillGray(.82); c.rect(36,H-84,W-66,16,stroke=0,fill=1); c.setFillGray(0); c.setFont('Times-Bold',8.5)
    for xx,t in zip(X,cols): c.drawRightString(xx,H-79,t)
    y=H-97
    for k,(r,m) in enumerate(zip(s.rows,s.m)):
        b=r['rowType']!='LINE'; c.setFont('Times-Bold' if b else 'Times-Roman',8.4)
        c.drawString(38+m['ind']*10+(0 if b else 4),y,r['label'])
        if r['rowType']!='HEADING':
            for xx,v in zip(X,r['values']): c.drawRightString(xx,y,f(v,0,zero='-'))
            if r['rowType']=='TOTAL':
                c.setLineWidth(.7); c.line(36,y+8,W-30,y+8); c.line(36,y-2.5,W-30,y-2.5); y-=4
        y-=9.7
    c.setFont('Times-Italic',7); c.drawString(36,18,'Prepared by Foothills & Piedmont Property Managers Ltd. - for owner use only.')
    print('p2 y',y); c.save()
    save('p2_nosehill_t12.pdf','OFFICE','OPERATING_STATEMENT_T12',[s],'legal landscape, recoverable/non-recoverable, dashes, debt and capital below')
p1(); p2()
