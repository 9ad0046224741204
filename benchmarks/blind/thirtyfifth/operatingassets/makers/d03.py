# Parking garage, QuickBooks Online style P&L
from .core import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
NAME='Kestrel Parking - P&L 2024 vs 2023.pdf'
def make():
    g=rng(3)
    s=S('Profit and Loss','Kestrel Street Garage LLC','2024-01-01','2024-12-31',['Jan - Dec 2024','Jan - Dec 2023 (PY)','Change'],nd=2)
    def L(lab,m,d=2,ch=.06,prev=None):
        a=round(m*g.uniform(.97,1.03),2); b=round(a/(1+ch+g.uniform(-.05,.05)),2) if prev is None else prev
        return s.L(lab,[a,b,a-b],ind=d)
    T=lambda lab,it,d,neg=(),rt='SUBTOTAL': s.T(lab,it,rt,ind=d,neg=neg)
    s.H('Income',ind=0)
    s.H('Monthly Parking',ind=1)
    m=T('Total Monthly Parking',[L('Commercial Contracts',412300),L('Residential Permits',96400),L('Reserved Premium',38150)],1)
    s.H('Transient Parking',ind=1)
    t=T('Total Transient Parking',[L('Daily Drive-Up',531800,ch=.11),L('Early Bird',74250),L('Event Parking',118900,ch=.2),L('App Reservations',87300,ch=.35),L('Validations',22840,ch=-.1)],1)
    ot=[L('EV Charging Revenue',14120,1,.6),L('Key Card Fees',3150,1,0),L('Billboard License',18000,1,.0,18000),L('Refunds and Overages',-4980,1,.1)]
    ti=T('Total Income',[m,t]+ot,0,rt='TOTAL'); s.K('total_income',ti)
    s.H('Cost of Goods Sold',ind=0)
    tc=T('Total Cost of Goods Sold',[L('City Parking Tax',118700,1,.1),L('Credit Card Processing',31450,1,.14),L('App Commissions',13100,1,.35)],0)
    gp=T('GROSS PROFIT',[ti,tc],0,[tc],'TOTAL')
    s.H('Expenses',ind=0)
    s.H('Payroll Expenses',ind=1)
    p=T('Total Payroll Expenses',[L('Attendant Wages',146200),L('Supervisor Salary',58900),L('Payroll Taxes',17150),L('Health Insurance',19600,ch=.09)],1)
    x=[L('Equipment Maintenance',22480,1,.2),L('Insurance',41200,1,.14),L('Janitorial & Sweeping',16800,1,.03),L('Legal & Professional',8900,1,.3)]
    x.append(L('Management Fee',36000,1,0,36000.0)); 
    x+=[L('Office & Tickets',5320,1,.0),L('Property Tax',133400,1,.03),L('Repairs - Concrete & Striping',27900,1,.7),L('Security',31500,1,.04)]
    s.H('Utilities',ind=1)
    u=T('Total Utilities',[L('Electric',26400),L('Internet & Phone',4260,ch=.02),L('Water & Storm Sewer',7150)],1)
    te=T('Total Expenses',[p]+x+[u],0,rt='TOTAL'); s.K('total_operating_expenses',te)
    noi=T('NET OPERATING INCOME',[gp,te],0,[te],'TOTAL'); s.K('noi',noi)
    s.H('Other Income',ind=0)
    oi=T('Total Other Income',[L('Interest Earned',6240,1,.4)],0)
    s.H('Other Expenses',ind=0)
    oe=T('Total Other Expenses',[L('Depreciation Expense',88400,1,0,88150.0),L('Mortgage Interest',174600,1,-.03)],0)
    no=T('NET OTHER INCOME',[oi,oe],0,[oe],'TOTAL')
    ni=T('NET INCOME',[noi,no],0,(),'TOTAL'); s.K('net_income',ni)
    W,Hh=letter; c=canvas.Canvas(os.path.join(DOC,NAME),pagesize=letter)
    X=[352,448,520,572]
    pg=[0]
    def head():
        pg[0]+=1
        if pg[0]==1:
            c.setFillGray(.15); c.setFont('Helvetica',17); c.drawCentredString(W/2,Hh-52,'Kestrel Street Garage LLC')
            c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,Hh-72,'Profit and Loss'); c.setFont('Helvetica',10); c.drawCentredString(W/2,Hh-88,'January - December 2024'); y=Hh-118
        else: y=Hh-50
        c.setStrokeGray(.6); c.line(40,y+12,W-38,y+12)
        c.setFont('Helvetica-Bold',7.5)
        if pg[0]==1: c.drawCentredString(432,y+2,'TOTAL')
        for x,t in zip(X,['JAN - DEC 2024','JAN - DEC 2023 (PY)','CHANGE','% CHANGE']): c.drawRightString(x,y-9,t)
        c.line(40,y-14,W-38,y-14)
        c.setFont('Helvetica',7); c.drawCentredString(W/2,30,f'Accrual Basis   Tuesday, January 14, 2025 10:32 AM GMT-05:00'); c.drawRightString(W-40,30,f'{pg[0]}/2')
        return y-27
    y=head()
    for i,r in enumerate(s.rows):
        if y<52: c.showPage(); y=head()
        b=r['rt'] in('SUBTOTAL','TOTAL'); c.setFillGray(0)
        c.setFont('Helvetica-Bold' if b else 'Helvetica',8.8); c.drawString(44+r['ind']*12,y,r['label'])
        if r['rt']!='HEADING':
            cur='$' if b else ''
            for x,v in zip(X,r['v']):
                c.drawRightString(x,y,('-' if v<0 else '')+cur+f'{abs(v):,.2f}')
            pc=r['v'][2]/abs(r['v'][1])*100
            c.drawRightString(X[3],y,f'{pc:,.2f} %')
            if b:
                c.setStrokeGray(.3); c.setLineWidth(.5)
                for x in X[:3]: c.line(x-62,y+10,x,y+10)
        y-=14.2
    c.save()
    save(NAME,[s],'PARKING','OPERATING_STATEMENT','small owner, QuickBooks Online','QuickBooks P&L with prior year, change and % change, indented tree, cost of goods sold',False)
