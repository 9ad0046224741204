# servicer operating statement analysis form, filled in, retail
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from core import *
COLS=['Underwriting Base Year','Prior Year 2023 Normalized','Current Year 2024 As Reported','2024 Adjustments','2024 Normalized','Variance to UW ($)']
def make():
    fn='OSAR_Tamarack_Crossing_2024.pdf'
    def der(v,side):
        uw,py,rep,adj=v[:4]
        if rep is None and uw is None and py is None: return [None]*6
        n=(rep or 0)+(adj or 0); return [uw,py,rep,adj,n,n-(uw or 0)]
    s=St('OPERATING STATEMENT ANALYSIS REPORT','Tamarack Crossing Shopping Center','2024-01-01','2024-12-31',COLS,1,derive=der); s.nbase=4
    L=lambda lb,uw=None,py=None,rep=None,adj=None,n=None,**k:s.l(lb,[uw,py,rep,adj],n,**k)
    S=[]
    s.h('INCOME')
    a=[L('Gross Potential Rent',2214600,2236480,2281935,-14210),L('Less: Vacancy Loss',-154400,-131812,-147266,0),L('Less: Concessions',None,-18000,-24500,24500)]
    br=s.t('Base Rent',a)
    b=[L('Expense Reimbursement',604250,618377,641902,-9318),L('Percentage Rent',38000,41266,36590,None),L('Parking Income'),L('Laundry / Vending Income'),L('Other Income',12500,9840,67412,-55000)]
    eg=s.t('EFFECTIVE GROSS INCOME',[br]+b,'TOTAL',key='total_income')
    s.h('OPERATING EXPENSES')
    e=[L('Real Estate Taxes',398700,401936,417288,None),L('Property Insurance',71400,88215,104930,None),L('Utilities',62150,64018,66774,None),L('Repairs and Maintenance',118900,131640,198315,-61480),L('Janitorial',24800,25116,26203,None),L('Management Fees',108600,82674,85683,24476),L('Payroll & Benefits',41500,39902,42655,None),L('Advertising & Marketing',9500,6311,7048,None),L('Professional Fees',18000,21437,33961,-12750),L('General and Administrative',14300,15862,16119,None),L('Other Expenses',8400,7105,5872,None),L('Ground Rent')]
    te=s.t('TOTAL OPERATING EXPENSES',e,'TOTAL',key='total_operating_expenses')
    no=s.t('NET OPERATING INCOME',[eg,(te,-1)],'TOTAL',key='noi')
    s.h('CAPITAL ITEMS')
    c=[L('Leasing Commissions',46500,38214,51960,None),L('Tenant Improvements',69750,82000,44375,None),L('Capex / Replacement Reserves',27900,19658,0,61480),L('Extraordinary Capital Expenditures')]
    tc=s.t('TOTAL CAPITAL ITEMS',c)
    nc=s.t('NET CASH FLOW (AFTER CAPITAL ITEMS)',[no,(tc,-1)],'TOTAL',key='net_cash_flow')
    s.h('DEBT SERVICE')
    d=[L('Debt Service - A Note',1142816,1142816,1142816,None),L('Debt Service - B Note / Mezz')]
    td=s.t('TOTAL DEBT SERVICE',d); s.t('NET CASH FLOW AFTER DEBT SERVICE',[nc,(td,-1)],'TOTAL')
    s.h('RATIOS'); V=s.rows
    def ratio(lb,f,show):
        vals=[round(f(k),show) for k in (0,1,2)]+[None]+[round(f(4),show)]+[None]
        s._add(lb,'LINE',vals,None,None,plain=1,pct=(show==4))
    ratio('Operating Expense Ratio',lambda k:V[te]['v'][k]/V[eg]['v'][k],4)
    ratio('DSCR (NOI / Debt Service)',lambda k:V[no]['v'][k]/V[td]['v'][k],2)
    ratio('DSCR (NCF / Debt Service)',lambda k:V[nc]['v'][k]/V[td]['v'][k],2)
    W,H=letter; cv=canvas.Canvas(doc(fn),pagesize=letter); x0=30
    cv.setFillColorRGB(.12,.23,.38); cv.rect(x0,H-52,W-60,20,0,1); cv.setFillGray(1); cv.setFont('Helvetica-Bold',11); cv.drawCentredString(W/2,H-46,'OPERATING STATEMENT ANALYSIS REPORT  (includes Retail / Office / Industrial)'); cv.setFillGray(0)
    hd=[('Servicer Loan No.','30-0188427','Property Name','Tamarack Crossing Shopping Center'),('Prospectus ID','17','Property Address','6100 Tamarack Road, Grand Rapids, MI 49546'),('Paid Through Date','03/01/2025','Property Type','Retail - Anchored'),('Loan Balance','$13,604,118','Net Rentable Sq Ft','139,480'),('Borrower','TC Retail Holdings LLC','Year Built / Renovated','1989 / 2014')]
    y=H-64
    for r in hd:
        for k,(xx,w) in enumerate(((30,90),(120,120),(240,100),(340,242))):
            if k%2==0: cv.setFillGray(.92); cv.rect(xx,y-9,w,12,1,1); cv.setFillGray(0)
            else: cv.rect(xx,y-9,w,12,1,0)
            cv.setFont('Helvetica-Bold' if k%2==0 else 'Helvetica',7); cv.drawString(xx+3,y-6,r[k])
        y-=12
    lw=160; cw=58; pc=W-60-lw-6*cw; y-=8
    top=y; cv.setLineWidth(.5)
    heads=[('Underwriting','Base Year',''),('Prior Year','2023','Normalized'),('Current Year','2024','As Reported'),('2024','Adjustments','(see notes)'),('2024','Normalized',''),('Variance','to UW ($)',''),('Var','%','')]
    xs=[x0+lw+k*cw for k in range(7)]
    cv.setFillGray(.85); cv.rect(x0,y-33,W-60,33,1,1); cv.setFillGray(0); cv.setFont('Helvetica-Bold',7)
    cv.drawString(x0+3,y-18,'Period ended 12/31'); 
    for k,h in enumerate(heads):
        w=cw if k<6 else pc
        for j,t in enumerate(h): cv.drawCentredString(xs[k]+w/2,y-9-9*j,t)
    y-=33
    meta=[('Number of Months Covered','12','12','12','','12','',''),('Occupancy Rate (physical)','93.0%','94.6%','92.1%','','92.1%','',''),('Occupancy Date','06/30/17','12/31/23','12/31/24','','12/31/24','','')]
    for m in meta:
        cv.setFont('Helvetica-Oblique',7); cv.rect(x0,y-12,W-60,12,1,0); cv.drawString(x0+3,y-9,m[0])
        for k,t in enumerate(m[1:]): cv.drawRightString(xs[k]+cw-4 if k<6 else W-34,y-9,t)
        y-=12
    for r in s.rows:
        hgt=12.4
        if r['rt']=='HEADING':
            cv.setFillColorRGB(.80,.86,.93); cv.rect(x0,y-hgt,W-60,hgt,1,1); cv.setFillGray(0); cv.setFont('Helvetica-Bold',7.5); cv.drawString(x0+3,y-9,r['label']); y-=hgt; continue
        if r['rt']!='LINE': cv.setFillGray(.94); cv.rect(x0,y-hgt,W-60,hgt,1,1); cv.setFillGray(0)
        cv.rect(x0,y-hgt,W-60,hgt,1,0); f='Helvetica-Bold' if r['rt']!='LINE' else 'Helvetica'
        cv.setFont(f,7.3); cv.drawString(x0+(3 if r['rt']!='LINE' else 9),y-9,r['label'])
        for k,x in enumerate(r['v']):
            if x is None: continue
            t=m0(x) if not r.get('plain') else (f'{x*100:.2f}%' if r['pct'] else f'{x:.2f}x'); cv.drawRightString(xs[k]+cw-4,y-9,t)
        uw,var=r['v'][0],r['v'][5]
        if uw and var is not None: cv.drawRightString(W-33,y-9,f'{100*var/abs(uw):.1f}%')
        y-=hgt
    for x in xs: cv.line(x,top,x,y)
    y-=14; cv.setFont('Helvetica-Bold',7.5); cv.drawString(x0,y,'Notes and Assumptions'); cv.setFont('Helvetica',7)
    for t in ('Income: non-recurring termination fee of $55,000 removed from Other Income; 2024 abatement treated as leasing cost; prior-year CAM true-up of $9,318 excluded.','Expense: parking lot resurfacing of $61,480 moved from R&M to capital; management fee adjusted to market; lender legal of $12,750 removed.','Capital: per borrower schedule dated 02/11/2025.'):
        y-=10; cv.drawString(x0,y,t)
    y-=20; cv.drawString(x0,y,'Prepared by: Asset Surveillance / Team 4'); cv.drawString(260,y,'Date: 04/22/2025'); cv.drawRightString(W-30,y,'Form OSA-R rev. 2.1   Page 1 of 1')
    cv.save(); save(fn,[s],'RETAIL','OPERATING_STATEMENT','clerk-d','servicer OSAR form, boxed grid, adjustments, variance $ and %, blank form lines',True)
