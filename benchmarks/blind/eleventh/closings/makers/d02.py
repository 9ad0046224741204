# Office, mainframe-like Courier package: income statement (2 pages) + comparative balance sheet
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def make():
    g=random.Random(4102); name='CORBEL_PLAZA_JUN25_FINANCIALS.pdf'
    s=S('Statement of Operations','Corbel Plaza','2025-06-01','2025-06-30',['Current Period Actual','Current Period Budget','Current Period Variance','Year-to-Date Actual','Year-to-Date Budget','Year-to-Date Variance'],page=1)
    def L(label,b,j=.06,zero=0):
        b*=100; a=int(b*g.gauss(1,j))+(g.randint(-9999,9999) if j else 0); ya=a+int(5*b*g.gauss(1,j/2)); yb=6*b
        if zero: a=0
        return s.line(label,[a,b,a-b,ya,yb,ya-yb],None,2)
    s.head('REVENUE',lvl=0); s.head('Rental Revenue',lvl=1)
    a=s.tot('Total Rental Revenue',[L('Base Rent - Office',486200,.004),L('Base Rent - Ground Floor Retail',38150,.0),L('Free Rent Concessions',-21400,.02),L('Storage Rent',2275,.0)],lvl=1)
    s.head('Recoveries',lvl=1)
    b=s.tot('Total Recoveries',[L('Operating Expense Escalations',61850,.03),L('Real Estate Tax Escalations',44700,.02),L('Electric Reimbursement',29900,.09),L('After-Hours HVAC',3100,.3)],lvl=1)
    s.head('Miscellaneous Revenue',lvl=1)
    d=s.tot('Total Miscellaneous Revenue',[L('Garage - Monthly Permits',24600,.05),L('Garage - Transient',7800,.12),L('Rooftop Antenna License',5150,0),L('Interest Income',640,.2)],lvl=1)
    ti=s.tot('TOTAL REVENUE',[a,b,d],lvl=0,kind='TOTAL',key='total_income')
    s.head('OPERATING EXPENSES',lvl=0)
    def sec(h,items): s.head(h,lvl=1); return s.tot('Total '+h,[L(*q) for q in items],lvl=1)
    T=[sec('Cleaning',[('Janitorial Contract',31400,.01),('Day Porter',5200,.03),('Window Washing',2100,.2,1),('Trash & Recycling',1850,.1),('Restroom Supplies',2240,.15)]),
       sec('Repairs and Maintenance',[('Engineering Payroll',24850,.04),('HVAC Contract',6900,.2),('Elevator Contract',7425,0),('Electrical & Lighting',2600,.3),('Plumbing',1700,.4),('Fire & Life Safety',2950,.3),('Roof & Exterior',1200,.3,1),('Parking Garage R&M',2300,.3)]),
       sec('Utilities',[('Electricity',52700,.08),('Natural Gas',3900,.2),('Water & Sewer',4650,.1)]),
       sec('Security',[('Guard Contract',22300,.02),('Access Control Systems',1150,.2)]),
       sec('Administrative',[('Management Office Payroll',17600,.03),('Management Fee',19800,.02),('Office Expense',2150,.2),('Professional Fees',1900,.5)]),
       sec('Taxes and Insurance',[('Real Estate Taxes',96400,0),('Property Insurance',17250,0),('Business Improvement District',3325,0)])]
    te=s.tot('TOTAL OPERATING EXPENSES',T,lvl=0,kind='TOTAL',key='total_operating_expenses')
    noi=s.tot('NET OPERATING INCOME',[ti,te],lvl=0,kind='TOTAL',signs=[1,-1],key='noi')
    s.head('OTHER EXPENSES',lvl=0)
    o=[L('Interest Expense',141300,.002),L('Depreciation',118750,0),L('Amortization - Leasing Costs',15480,.01),L('Non-Recoverable Legal',2000,.6)]
    oe=s.tot('TOTAL OTHER EXPENSES',o,lvl=0)
    ni=s.tot('NET INCOME (LOSS)',[noi,oe],lvl=0,kind='TOTAL',signs=[1,-1],key='net_income')
    mi,yi=s.rows[ni].vals[0],s.rows[ni].vals[3]
    # balance sheet
    bs=S('Comparative Balance Sheet','Corbel Plaza',None,'2025-06-30',['06/30/25','05/31/25','Net Change'],page=3)
    def B(label,now,prev,**k): return bs.line(label,[now,prev,now-prev],None,2,**k)
    def q(x,j=.05): x*=100; return int(x*g.gauss(1,j))
    bs.head('ASSETS'); bs.head('Investment in Real Estate',lvl=1)
    bld=6842175033; bi=231844190; ti_=412766418
    dep=-1893144012
    A=bs.tot('Net Investment in Real Estate',[B('Land',1485000000,1485000000),B('Building',bld,bld),B('Building Improvements',bi+4218500,bi),B('Tenant Improvements',ti_+12750000,ti_),B('Accumulated Depreciation',dep-11875000,dep)],lvl=1)
    bs.head('Current Assets',lvl=1)
    pre=B  # keep order of printing
    cash=[B('Cash - Operating',q(612000),q(544000)),B('Cash - Security Deposits',q(188400,0),q(188400,0)),B('Escrow - Real Estate Taxes',q(385600,.01),q(289200,.01)),B('Tenant Receivables',q(74300),q(91700)),
          B('Allowance for Doubtful Accounts',-1850000,-1850000),B('Straight-Line Rent Receivable',q(931200,.001),q(927800,.001)),B('Prepaid Insurance',q(51750,0),q(69000,0)),B('Other Prepaids',q(8200),q(11300))]
    Bt=bs.tot('Total Current Assets',cash,lvl=1)
    bs.head('Deferred Costs',lvl=1)
    C=bs.tot('Net Deferred Costs',[B('Leasing Commissions',185440000,181230000),B('Accumulated Amortization',-71233810,-69685810)],lvl=1)
    ta=bs.tot('TOTAL ASSETS',[A,Bt,C],lvl=0,kind='TOTAL',key='total_assets')
    bs.head('LIABILITIES AND EQUITY'); bs.head('Liabilities',lvl=1)
    li=[B('Mortgage Payable',3261877205,3267490118),B('Accrued Interest',14128840,14153300),B('Accounts Payable',q(143800),q(129200)),B('Accrued Real Estate Taxes',q(578400,0),q(482000,0)),B('Accrued Expenses',q(61900),q(73500)),B('Prepaid Rents',q(118700),q(96400)),B('Tenant Security Deposits',q(188400,0),q(188400,0))]
    tl=bs.tot('Total Liabilities',li,lvl=1,kind='TOTAL',key='total_liabilities')
    bs.head("Member's Equity",lvl=1)
    need=[bs.rows[ta].vals[k]-bs.rows[tl].vals[k] for k in(0,1)]
    inc=[yi,yi-mi]; dist=[-180000000,-150000000]; contr=4150000000
    # retained earnings is the same at both dates; capital calls take the change up
    re0=need[1]-inc[1]-dist[1]-contr; cc=need[0]-inc[0]-dist[0]-re0
    e=[B('Contributed Capital',cc,contr),B('Distributions',dist[0],dist[1]),B('Retained Earnings - Prior Years',re0,re0),B('Current Year Earnings',inc[0],inc[1])]
    te_=bs.tot("Total Member's Equity",e,lvl=1,kind='TOTAL',key='total_equity')
    bs.tot('TOTAL LIABILITIES AND EQUITY',[tl,te_],lvl=0,kind='TOTAL')
    assert bs.rows[-1].vals==bs.rows[ta].vals
    # --- print, Courier, 132 columns
    W,H=landscape(letter); c=canvas.Canvas(doc(name),pagesize=(W,H),invariant=1); cw=5.1; fs=8.5; x0=34
    def put(y,t,bold=0): c.setFont('Courier-Bold' if bold else 'Courier',fs); c.drawString(x0,y,t)
    def paint(st,rep,heads,cols,w,lw,cap,p0):
        p=p0; y=0
        def top():
            y=H-36
            put(y,f'{"Database: NWPMGT":<50}{rep:<36}{"Page:":>44}{p:>6}'[:140]); y-=11
            put(y,f'{"ENTITY:   1460":<50}{"Stonequay Property Services":<36}{"Date:":>44}{"7/14/2025":>12}'[:142]); y-=11
            put(y,f'{"":<50}{"Corbel Plaza":<36}{"Time:":>44}{"4:52 PM":>10}'[:142]); y-=16
            put(y,f'{"":<50}{cap}'); y-=18
            for h in heads: put(y,h); y-=10.5
            return y-4
        y=top()
        for r in st.rows:
            need=34 if r.t!='LINE' else 11
            if y-need<34: c.showPage(); p+=1; y=top()
            if r.t=='HEADING':
                y-=4; put(y,' '*(2*r.lvl)+r.label); y-=11; continue
            if r.t!='LINE': put(y,' '*lw+''.join(f'{"-"*(w-2):>{w}}' for _ in cols)); y-=9
            put(y,f'{" "*(2*r.lvl)+r.label:<{lw}}'+''.join(f'{num(r.vals[k])+("" if r.vals[k]<0 else " "):>{w}}' for k in cols)); y-=11
            if r.t=='TOTAL': put(y+1,' '*lw+''.join(f'{"="*(w-2):>{w}}' for _ in cols)); y-=12
        c.showPage(); return p+1
    w=16; lw=44
    h=[f'{"":<{lw}}{"---------- Current Period ----------":^{3*w}}{"------------ Year-to-Date ------------":^{3*w}}',f'{"":<{lw}}'+''.join(f'{t+" ":>{w}}' for t in ['Actual','Budget','Variance']*2)]
    n=paint(s,'Statement of Operations',h,range(6),w,lw,'Period Ending June 30, 2025      Accrual',1)
    bs.page=n
    h=[f'{"":<50}'+''.join(f'{t+" ":>22}' for t in ['06/30/25','05/31/25','Net Change'])]
    paint(bs,'Comparative Balance Sheet',h,range(3),22,50,'As of June 30, 2025      Accrual',n)
    c.save(); print('bs page',n)
    save(name,[s,bs],'OFFICE','OPERATING_STATEMENT','property accounting, third-party manager','fixed-pitch system report, no codes, dashed rules as text, income statement + comparative balance sheet in one PDF','dashed/equals lines are text rows; two statements; variance = actual minus budget for expenses too')
if __name__=='__main__': make()
