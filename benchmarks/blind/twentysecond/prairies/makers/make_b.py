# p3 (Rent Manager income statement + balance sheet), p4 (AppFolio cash flow)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, A4
def p3():
    R=random.Random(2803)
    def gen(b): a=round(b*R.uniform(.88,1.12),2); return [a,round(a+sum(b*R.uniform(.88,1.12) for _ in range(7)),2)]
    cols=['Period To Date','Year To Date']
    s=S('Income Statement','Cahaba Bend MHC','2025-08-01','2025-08-31',cols,gen,page=1)
    s.head('Income')
    a=s.g('Site Income',[('40100','Lot Rent',61480),('40110','Lot Rent Concessions',-1150),('40200','Home Rent - Park Owned',12360)],'Total Site Income',ind=1)
    b=s.g('Other Income',[('41000','Water & Sewer Billback',8145),('41050','Trash Billback',1930),('41200','Late Charges',1270),('41300','Laundry',212.5)],'Total Other Income',ind=1)
    ti=s.tot('Total Income',[a,b],typ='TOTAL',key='total_income')
    s.head('Expense')
    gs=[s.g('Grounds & Repairs',[('60100','Mowing Contract',2850),('60150','Tree Work',740),('60200','Water Line Repairs',1315),('60250','POH Repairs',1960),('60300','Road & Gravel',410)],'Total Grounds & Repairs',ind=1),
      s.g('Utilities',[('61000','Water',7240),('61100','Sewer / Lift Station',1380),('61200','Electric - Street Lights',655),('61300','Dumpster Service',2015)],'Total Utilities',ind=1),
      s.g('Administrative',[('62000','On-Site Manager',3400),('62100','Management Fee',4210),('62200','Office & Postage',286),('62300','Legal / Evictions',390)],'Total Administrative',ind=1),
      s.g('Taxes & Insurance',[('63000','Property Taxes',3675),('63100','Liability & Property Insurance',2140)],'Total Taxes & Insurance',ind=1)]
    te=s.tot('Total Expense',gs,typ='TOTAL',key='total_operating_expenses')
    noi=s.tot('Net Operating Income',[ti],[te],typ='TOTAL',key='noi')
    s.head('Other Expense')
    o=[s.line('Mortgage Interest',14210,'70100'),s.line('Depreciation',[9118.33,72946.64],'70200')]
    oe=s.tot('Total Other Expense',o)
    ni=s.tot('Net Income',[noi],[oe],typ='TOTAL',key='net_income')
    ytd=s.rows[ni]['values'][1]; s.finish()
    g2=lambda b:[b]
    t=S('Balance Sheet','Cahaba Bend MHC',None,'2025-08-31',['Balance'],g2,page=2)
    t.head('Assets')
    a1=t.g('Current Assets',[('10100','Operating Account - Regions',48213.77),('10150','Security Deposit Account',21450.0),('10300','Tenant Receivables',6982.15),('10350','Allowance for Doubtful Accounts',-1850.0),('10400','Prepaid Insurance',11774.02)],'Total Current Assets',ind=1)
    a2=t.g('Fixed Assets',[('15000','Land',1180000.0),('15100','Site Improvements',2645300.0),('15200','Park Owned Homes',412650.0),('15900','Accumulated Depreciation',-731204.48)],'Total Fixed Assets',ind=1)
    a3=t.g('Other Assets',[('18000','Tax & Insurance Escrow',27340.61),('18100','Utility Deposits',3200.0)],'Total Other Assets',ind=1)
    ta=t.tot('Total Assets',[a1,a2,a3],typ='TOTAL',key='total_assets')
    t.head('Liabilities & Equity')
    l1=t.g('Current Liabilities',[('20000','Accounts Payable',13906.48),('20100','Accrued Property Taxes',29400.0),('20200','Prepaid Rents',5217.9),('20300','Security Deposits Held',21450.0)],'Total Current Liabilities',ind=1)
    l2=t.g('Long Term Liabilities',[('25000','Mortgage Payable - Pinnacle Bank',2604118.22)],'Total Long Term Liabilities',ind=1)
    tl=t.tot('Total Liabilities',[l1,l2],ind=1,typ='TOTAL',key='total_liabilities')
    A=t.rows[ta]['values'][0]; L=t.rows[tl]['values'][0]; eq=round(A-L,2)
    dist=-64000.0; ret=31877.29; cap=round(eq-dist-ret-ytd,2)
    te2=t.g('Equity',[('30000','Member Capital',cap),('31000','Member Distributions',dist),('32000','Retained Earnings',ret),(None,'Net Income',ytd)],'Total Equity',ind=1,typ='TOTAL',key='total_equity')
    t.tot('Total Liabilities & Equity',[tl,te2],typ='TOTAL'); t.finish()
    W,H=letter; c=canvas.Canvas(doc('p3_cahaba_statements.pdf'),pagesize=letter)
    for st,sub,X,pn in ((s,'Period: 08/01/2025 - 08/31/2025   Accrual',[455,560],1),(t,'As of 08/31/2025   Accrual',[545],2)):
        c.setFont('Courier-Bold',13); c.drawString(40,H-45,st.t['title']); c.setFont('Courier',8.5); c.drawString(40,H-58,'Property: Cahaba Bend MHC'); c.drawString(40,H-69,sub); c.drawRightString(W-40,H-45,'Palmetto Prairie Mgmt'); c.drawRightString(W-40,H-57,'09/08/2025 2:14 PM')
        c.setFont('Courier-Bold',8); c.drawString(40,H-90,'Account'); 
        for x,h in zip(X,st.t['columns']): c.drawRightString(x,H-90,h)
        c.line(40,H-94,W-40,H-94); y=H-107
        for r,m in zip(st.rows,st.m):
            b=r['rowType']!='LINE'; fn='Courier-Bold' if b else 'Courier'; c.setFont(fn,8)
            L=(r['accountCode']+' ' if r['accountCode'] else '')+r['label']; x0=40+m['ind']*12; c.drawString(x0,y,L)
            if r['rowType']!='HEADING':
                ts=[f(v,neg='minus') for v in r['values']]
                if r['rowType']=='TOTAL': ts=[('-$' if q[0]=='-' else '$')+q.lstrip('-') for q in ts]
                for x,q in zip(X,ts): c.drawRightString(x,y,q)
                xe=x0+c.stringWidth(L,fn,8)+4; xs=X[0]-c.stringWidth(ts[0],fn,8)-4
                if r['rowType']=='LINE': c.setFillGray(.5); c.drawString(xe,y,'.'*int((xs-xe)/4.8)); c.setFillGray(0)
                else: c.setLineWidth(.4); [c.line(x-70,y+7.5,x,y+7.5) for x in X]; y-=4
            y-=11.5
        c.setFont('Courier',7); c.drawCentredString(W/2,25,f'Page {pn} of 2'); print('p3 y',y); c.showPage()
    c.save(); save('p3_cahaba_statements.pdf','MANUFACTURED_HOUSING','OPERATING_STATEMENT',[s,t],'Rent Manager, Courier with dot leaders, IS page 1, BS page 2')
def p4():
    R=random.Random(2804)
    def gen(b):
        if b==0: return [0.0,0.0]
        a=round(b*R.uniform(.9,1.1),2); return [a,round(a+sum(b*R.uniform(.8,1.2) for _ in range(4)),2)]
    s=S('Cash Flow','Garnet & Oak Student Hall','2025-05-01','2025-05-31',['Selected Month','Year to Month End'],gen)
    s.head('Operating Income & Expense')
    ti=s.g('Income',[(None,'Bed Rent - Installments',212640),(None,'Summer Session Rent',18320),(None,'Parking Decals',5140),(None,'Late Fee',1385),(None,'Damage Charges',2260),(None,'Laundry & Vending',915)],'Total Operating Income',ind=1,typ='TOTAL',key='total_income')
    s.head('Expense',ind=1)
    A=s.g('Residence Life',[(None,'Community Assistants',6240),(None,'Events & Programming',1310),(None,'Roommate Matching Software',480)],'Total Residence Life',ind=2)
    B=s.g('Facilities',[(None,'Maintenance Wages',11270),(None,'Furniture Repair',1640),(None,'Elevator',985),(None,'Turn Cleaning',2870)],'Total Facilities',ind=2)
    C=s.g('Utilities',[(None,'Electricity',13480),(None,'Water / Sewer',6910),(None,'Bulk Internet',5250)],'Total Utilities',ind=2)
    D=[s.line('Property Tax',0,None,2),s.line('Insurance',7380,None,2),s.line('Management Fees',9625,None,2)]
    te=s.tot('Total Operating Expense',[A,B,C]+D,ind=1,typ='TOTAL',key='total_operating_expenses')
    noi=s.tot('NOI - Net Operating Income',[ti],[te],ind=1,typ='TOTAL',key='noi')
    s.head('Other Income & Expense')
    oi=s.g('Other Income',[(None,'Interest on Bank Accounts',318)],'Total Other Income',ind=1)
    oe=s.g('Other Expense',[(None,'Loan Interest',61450),(None,'Asset Management Fee',4000)],'Total Other Expense',ind=1)
    no=s.tot('Net Other Income',[oi],[oe],ind=1)
    gi=s.tot('Total Income',[ti,oi],typ='TOTAL'); ge=s.tot('Total Expense',[te,oe],typ='TOTAL')
    ni=s.tot('Net Income',[gi],[ge],typ='TOTAL',key='net_income')
    ad=s.g('Adjustments',[(None,'Prepaid Rent',-8420.0),(None,'Security Deposits',1150.0),(None,'Loan Principal',-14260.0),(None,'Furniture Replacement',-6890.0),(None,'Owner Distribution',-40000.0)],'Total Adjustments',ind=0)
    cf=s.tot('Cash Flow',[ni,ad],typ='TOTAL',key='net_cash_flow')
    m,yv=s.rows[cf]['values']; end=184362.09
    bc=s.line('Beginning Cash',[round(end-m,2),round(end-yv,2)],None,0); s.tot('Ending Cash',[bc,cf],typ='TOTAL'); s.finish()
    W,H=A4; W,H=letter; c=canvas.Canvas(doc('p4_garnet_cashflow.pdf'),pagesize=letter); pg=[0]
    X=[330,410,490,570]
    def top():
        pg[0]+=1; y=H-40
        if pg[0]==1:
            c.setFont('Helvetica-Bold',15); c.drawString(30,y,'Cash Flow'); c.setFont('Helvetica',8)
            for k,t in enumerate(['Properties: Garnet & Oak Student Hall - 1180 Blossom St Columbia, SC 29201','Period Range: May 2025 to May 2025','Accounting Basis: Cash','Show Zero Balance GL Accounts: Yes','Include Zero Balance GL Accounts: No'][:4]): c.drawString(30,y-15-11*k,t)
            y-=80
        c.setFillColorRGB(.9,.93,.97); c.rect(30,y-6,545,26,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8); c.drawString(34,y+2,'Account Name')
        for x,(u,l) in zip(X,[('','Selected Month'),('% of','Selected Month'),('Year to','Month End'),('% of Year','to Month End')]): c.drawRightString(x,y+10,u); c.drawRightString(x,y+1,l)
        c.setFont('Helvetica',7); c.drawString(30,18,'Created on 06/06/2025'); c.drawRightString(575,18,f'Page {pg[0]}'); return y-18
    y=top()
    for r,m in zip(s.rows,s.m):
        if y<45: c.showPage(); y=top()
        b=r['rowType']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',8.3); c.drawString(34+11*m['ind'],y,r['label'])
        if r['rowType']!='HEADING':
            v=r['values']; T=s.rows[ti]['values']; pc='Cash' not in r['label'] 
            for x,q in zip(X,[f(v[0],neg='minus'),f'{v[0]/T[0]*100:.2f}' if pc else '',f(v[1],neg='minus'),f'{v[1]/T[1]*100:.2f}' if pc else '']): c.drawRightString(x,y,q)
            c.setStrokeGray(.85); c.line(30,y-4,575,y-4); c.setStrokeGray(0)
        y-=14.2
    c.save(); print('p4',pg)
    save('p4_garnet_cashflow.pdf','STUDENT_HOUSING','CASH_FLOW_STATEMENT',[s],'AppFolio cash flow, two-line header, % columns, two pages')
p3(); p4()
