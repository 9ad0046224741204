# office tower, fixed-pitch budget comparison
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def make():
    r=rng(1); s=S()
    def L(code,label,annual,season=FLAT,dev=.04,nat=1,ind=2,bnoise=.0,act=None):
        b=months(r,annual,season,bnoise)
        a=[round(x*(1+r.uniform(-dev,dev))) for x in b]
        if act is not None: a=act(b)
        return s.line(label,[a[8],b[8],sum(a[:9]),sum(b[:9]),annual],code=code,nat=nat,ind=ind)
    s.head('INCOME')
    s.head('RENTAL INCOME',ind=1)
    i=[L('4110-000','Base Rent - Office',24306480,dev=.006),
       L('4115-000','Base Rent - Retail/Lobby',684120,dev=.0),
       L('4120-000','Rent Abatements',-612000,[2,2,2,1,1,1,1,0,0,0,1,1],.15),
       L('4125-000','Straight-Line Rent',410400,dev=.12),
       L('4130-000','Storage Rent',96360,dev=.03),
       L('4145-000','Rooftop License Fees',132000,dev=0),
       L('4150-000','Lease Termination Fees',0,act=lambda b:[0]*5+[212500]+[0]*6)]
    t1=s.tot('TOTAL RENTAL INCOME',i,ind=1)
    s.head('TENANT RECOVERIES',ind=1)
    i=[L('4310-000','Operating Expense Recovery',4862400,dev=.02),L('4320-000','Real Estate Tax Recovery',3918000,dev=.01),
       L('4330-000','Submetered Electric',741600,COOL,.08),L('4390-000','Prior Year Recovery True-Up',0,act=lambda b:[0,0,0,0,-38417,0,0,0,2206,0,0,0])]
    t2=s.tot('TOTAL TENANT RECOVERIES',i,ind=1)
    s.head('PARKING INCOME',ind=1)
    i=[L('4510-000','Monthly Parking',1512000,dev=.04),L('4520-000','Transient Parking',388800,dev=.11),L('4525-000','Validations',54000,dev=.14)]
    t3=s.tot('TOTAL PARKING INCOME',i,ind=1)
    s.head('OTHER INCOME',ind=1)
    i=[L('4710-000','After-Hours HVAC',118800,COOL,.13),L('4720-000','Tenant Work Orders',66000,dev=.2),L('4730-000','Conference Center Rental',48000,dev=.25),
       L('4790-000','Late Charges',0,act=lambda b:[0,412,0,0,1188,0,350,0,275,0,0,0]),L('4890-000','Bad Debt Expense',-60000,dev=.4)]
    t4=s.tot('TOTAL OTHER INCOME',i,ind=1)
    ti=s.tot('TOTAL INCOME',[t1,t2,t3,t4],type='TOTAL',st='=')
    s.head('OPERATING EXPENSES')
    s.head('RECOVERABLE EXPENSES',ind=1)
    T=[]
    def grp(name,tn,lines):
        s.head(name,ind=2)
        i=[L(c,l,a,se,d,nat=-1,ind=3) for c,l,a,se,d in lines]
        T.append(s.tot(tn,i,ind=2,nat=-1))
    grp('CLEANING','TOTAL CLEANING',[('5110-000','Janitorial Contract',1188000,FLAT,.01),('5115-000','Day Porters',214800,FLAT,.02),('5120-000','Window Washing',86000,[0,0,0,1,1,0,0,0,0,1,0,0],.05),('5130-000','Supplies',61200,FLAT,.15),('5140-000','Trash Removal & Recycling',97200,FLAT,.06)])
    grp('REPAIRS & MAINTENANCE','TOTAL REPAIRS & MAINTENANCE',[('5210-000','Engineering Payroll & Benefits',1044000,FLAT,.03),('5220-000','Elevator Contract',318000,FLAT,.0),('5225-000','Elevator Non-Contract',24000,FLAT,.6),('5230-000','HVAC Repairs',186000,COOL,.2),('5240-000','Electrical & Lighting',72000,FLAT,.25),('5250-000','Plumbing',48000,FLAT,.35),('5260-000','Fire & Life Safety',93600,FLAT,.1),('5280-000','General Building',60000,FLAT,.25)])
    grp('UTILITIES','TOTAL UTILITIES',[('5310-000','Electricity',1596000,COOL,.06),('5320-000','Steam',264000,HEAT,.08),('5330-000','Water & Sewer',132000,COOL,.07)])
    grp('SECURITY & GROUNDS','TOTAL SECURITY & GROUNDS',[('5410-000','Guard Contract',876000,FLAT,.02),('5420-000','Access Control & CCTV',54000,FLAT,.1),('5430-000','Landscaping - Plaza',69600,LAND,.08),('5440-000','Snow Removal',42000,SNOW,.3)])
    grp('ADMINISTRATIVE','TOTAL ADMINISTRATIVE',[('5510-000','Management Fee',921600,FLAT,.012),('5520-000','Property Mgmt Payroll',504000,FLAT,.03),('5530-000','Office Expense',78000,FLAT,.12),('5540-000','Tenant Relations',45000,FLAT,.3),('5550-000','Professional Fees',36000,FLAT,.3)])
    grp('INSURANCE & TAXES','TOTAL INSURANCE & TAXES',[('5610-000','Property & Liability Insurance',486000,FLAT,.0),('5710-000','Real Estate Taxes',4380000,FLAT,.005),('5720-000','BID Assessment',112800,FLAT,.0)])
    tr=s.tot('TOTAL RECOVERABLE EXPENSES',T,ind=1,nat=-1)
    s.head('NON-RECOVERABLE EXPENSES',ind=1)
    i=[L(c,l,a,se,d,nat=-1) for c,l,a,se,d in [('6110-000','Leasing Marketing & Broker Events',108000,FLAT,.3),('6120-000','Legal - Leasing',84000,FLAT,.35),('6130-000','Vacant Space Carry',54000,FLAT,.2),('6150-000','Garage Operator Fee & Expense',462000,FLAT,.03),('6190-000','Charitable/Civic Dues',18000,FLAT,.2)]]
    tn=s.tot('TOTAL NON-RECOVERABLE EXPENSES',i,ind=1,nat=-1)
    te=s.tot('TOTAL OPERATING EXPENSES',[tr,tn],type='TOTAL',nat=-1,st='-')
    noi=s.tot('NET OPERATING INCOME',[ti,te],[1,-1],type='TOTAL',st='=')
    s.head('OTHER (INCOME) EXPENSE')
    i=[L('7110-000','Mortgage Interest - Senior',9187200,FLAT,.0,nat=-1,ind=1),L('7120-000','Mezzanine Interest',1464000,FLAT,.01,nat=-1,ind=1),L('7150-000','Amortization - Financing Costs',246000,FLAT,0,nat=-1,ind=1),L('7210-000','Depreciation - Building',5376000,FLAT,0,nat=-1,ind=1),L('7220-000','Amortization - Tenant/Leasing Costs',2748000,FLAT,.01,nat=-1,ind=1),L('7310-000','Interest Income - Escrows',-30000,FLAT,.3,nat=-1,ind=1),L('7410-000','Owner Legal & Audit',138000,FLAT,.2,nat=-1,ind=1)]
    to=s.tot('TOTAL OTHER (INCOME) EXPENSE',i,nat=-1)
    ni=s.tot('NET INCOME (LOSS)',[noi,to],[1,-1],type='TOTAL',st='=')
    def ex(x):
        a,b,ya,yb,an=x['vals']; n=x['nat']; return [a,b,n*(a-b),ya,yb,n*(ya-yb),an]
    cols=['Current Period Actual','Current Period Budget','Current Period Variance','Year-To-Date Actual','Year-To-Date Budget','Year-To-Date Variance','Annual Budget']
    f='harrowgate_tower_budget_comparison_0925.pdf'
    c=canvas.Canvas(path(f),pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    fs=7.3; lh=9.05; x0=48
    def hdr(pg):
        c.setFont('Courier',fs); y=H-36
        def put(l,ctr,rt):
            nonlocal y
            c.drawString(x0,y,l); c.setFont('Courier-Bold' if ctr and pg and y>H-60 else 'Courier',fs); c.drawCentredString(W/2,y,ctr); c.setFont('Courier',fs); c.drawRightString(W-x0,y,rt); y-=lh
        put('DATABASE:  NORTHQTR','BUDGET COMPARISON INCOME STATEMENT',f'PAGE:  {pg:>8}')
        put('ENTITY:    H0417','HARROWGATE TOWER JV LLC','DATE:  10/14/2025')
        put('BASIS:     ACCRUAL','PERIOD ENDING 09/30/2025','TIME:  09:12 AM')
        y-=lh
        c.setFont('Courier',fs)
        c.drawString(x0,y,' '*50+'-------------- CURRENT PERIOD -------------'+'   '+'-------------- YEAR-TO-DATE ---------------'+'        ANNUAL'); y-=lh
        c.drawString(x0,y,f"{'ACCOUNT':<50}{'ACTUAL':>12}{'BUDGET':>12}{'VARIANCE':>12}{'%':>7}   {'ACTUAL':>12}{'BUDGET':>12}{'VARIANCE':>12}{'%':>7}{'BUDGET':>14}"); y-=lh
        c.drawString(x0,y,'-'*153); y-=lh
        return y
    def pct(v,b):
        if b==0: return ''
        p=v/abs(b)*100
        if abs(p)>=1000: return '*****'
        return f'{p:.1f}' if p>=0 else f'({-p:.1f})'
    pg=1; y=hdr(pg)
    def need(n):
        nonlocal y,pg
        if y-n*lh<34:
            c.showPage(); pg+=1; y=hdr(pg)
    for k,x in enumerate(s.rows):
        if x['type']=='HEADING':
            need(4 if x['ind']<2 else 3)
            if x['ind']==0 and y<H-120: y-=lh*.6
            c.setFont('Courier-Bold',fs); c.drawString(x0,y,'  '*x['ind']+x['label']); y-=lh; c.setFont('Courier',fs); continue
        v=ex(x)
        P=lambda q: fmt(q) if q>=0 else fmt(q)
        if x['items']:
            need(3)
            d=f"{'':<50}"+''.join(f"{'-'*11:>12}" for _ in range(3))+f"{'':7}   "+''.join(f"{'-'*11:>12}" for _ in range(3))+f"{'':7}{'-'*12:>14}"
            c.drawString(x0,y,d); y-=lh*.85
        else: need(1)
        lab=('  '*x['ind']+((x['code']+'  ') if x['code'] else '')+x['label'])
        assert len(lab)<=50,(lab,len(lab))
        t=f"{lab:<50}"+''.join(f'{P(q):>12}' for q in v[:3])+f'{pct(v[2],v[1]):>7}   '+''.join(f'{P(q):>12}' for q in v[3:6])+f'{pct(v[5],v[4]):>7}{P(v[6]):>14}'
        c.drawString(x0,y,t); y-=lh
        if x['st']=='=':
            d=d.replace('-','='); c.drawString(x0,y+1,d); y-=lh*.9
        elif x['items']: y-=lh*.45
    y-=lh*.3
    need(3)
    c.drawString(x0,y,'VARIANCES: ( ) = UNFAVORABLE TO BUDGET.   % = VARIANCE / BUDGET.   ***** = EXCEEDS 999.9%'); y-=lh
    c.drawString(x0,y,'** END OF REPORT **')
    c.save()
    st=stmt_truth(s,'BUDGET COMPARISON INCOME STATEMENT','HARROWGATE TOWER JV LLC',None,'2025-09-30',cols,dict(total_income=ti,total_operating_expenses=te,noi=noi,net_income=ni),expand=ex,lossy=[cols[2],cols[5]])
    save(f,[st],'OFFICE','OPERATING_STATEMENT','third-party manager, large system','fixed-pitch budget comparison, month/YTD/annual, nested expense groups, dashed rules',True)
