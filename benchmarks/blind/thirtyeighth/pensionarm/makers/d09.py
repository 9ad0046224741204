# mall partnership balance sheet, two pages, one digit changed
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def make():
    s=S()
    L=lambda code,l,a,b: s.line(l,[a,b],code=code,ind=2)
    s.head('ASSETS'); s.head('Rental Property',ind=1)
    i=[L('1110.00','Land',41250000,41250000),L('1120.00','Buildings',168914220,168914220),L('1125.00','Building Improvements',12847965,11916340),L('1130.00','Tenant Improvements & Allowances',24376815,22918450),L('1140.00','Furniture, Fixtures & Equipment',1846220,1809475),L('1150.00','Construction in Progress',2318540,1427110)]
    a=s.tot('Total Rental Property, at Cost',i,ind=1)
    i2=[L('1190.00','Accumulated Depreciation - Buildings',-46213880,-43050640),L('1192.00','Accumulated Depreciation - Tenant Improvements',-13264170,-11872905),L('1194.00','Accumulated Depreciation - FF&E',-1302455,-1219310)]
    b=s.tot('Total Accumulated Depreciation',i2,ind=1)
    c=s.tot('Net Rental Property',[a,b],ind=1)
    s.head('Cash and Escrows',ind=1)
    cash=L('1010.00','Operating Cash',0,3184662)
    i=[cash,L('1015.00','Specialty Leasing Depository',214870,188345),L('1020.00','Security Deposit Account',386240,379115),L('1030.00','Tax and Insurance Escrow',1962480,1104375),L('1035.00','Leasing Reserve - Lender',1450000,1225000)]
    ci=len(s.rows)
    s.head('Receivables',ind=1)
    j=[L('1210.00','Tenant Receivables',1283614,1466205),L('1215.00','Allowance for Doubtful Accounts',-348900,-402150),L('1220.00','Unbilled Recoveries',618455,93720),L('1230.00','Straight-Line Rent Receivable',6418275,6152940),L('1240.00','Due from Marketing Fund',22615,0)]
    e=s.tot('Total Receivables',j,ind=1)
    s.head('Deferred Costs and Other Assets',ind=1)
    j2=[L('1310.00','Deferred Leasing Commissions, Net',3914260,3788115),L('1320.00','In-Place Lease Intangibles, Net',2745180,3266490),L('1330.00','Prepaid Insurance',412905,178220),L('1340.00','Prepaid Expenses & Deposits',163730,141985)]
    g=s.tot('Total Deferred Costs and Other Assets',j2,ind=1)
    # liabilities built apart to find cash
    liab=[('2110.00','Mortgage Note Payable',104318650,105972400),('2115.00','Unamortized Loan Costs',-684220,-812515)]
    cur=[('2210.00','Accounts Payable',1046385,1218960),('2220.00','Accrued Expenses',873290,946115),('2230.00','Accrued Real Estate Taxes',2416700,1288450),('2240.00','Accrued Interest',382501,388565),('2250.00','Tenant Allowances Payable',615000,480000),('2260.00','Construction Payables & Retainage',338275,214905),('2270.00','Due to Manager',118440,126730)]
    oth=[('2310.00','Prepaid Rents',742190,688020),('2320.00','Security Deposits',382615,376890),('2330.00','Below-Market Lease Liability, Net',1326480,1518225)]
    eq0=[('3110.00','Capital Contributions - Class A (Fund)',84600000,84600000),('3120.00','Capital Contributions - Class B (Sponsor)',21150000,21150000),('3210.00','Distributions - Class A (Fund)',-25820000,-21960000),('3220.00','Distributions - Class B (Sponsor)',-6455000,-5490000)]
    # prior: retained plug; 2024 net income 5,214,318
    assets_b=s.rows[c]['vals'][1]+sum(s.rows[k]['vals'][1] for k in i)+s.rows[e]['vals'][1]+s.rows[g]['vals'][1]
    LB=sum(x[3] for x in liab+cur+oth)
    ni24=5214318; ret24=assets_b-LB-sum(x[3] for x in eq0)-ni24
    ni25=4386927; ret25=ret24+ni24
    LA=sum(x[2] for x in liab+cur+oth); EA=sum(x[2] for x in eq0)+ret25+ni25
    other=s.rows[c]['vals'][0]+sum(s.rows[k]['vals'][0] for k in i if k!=cash)+s.rows[e]['vals'][0]+s.rows[g]['vals'][0]
    s.rows[cash]['vals'][0]=LA+EA-other
    assert 1500000<s.rows[cash]['vals'][0]<6500000,(s.rows[cash]['vals'],ret24)
    # insert cash subtotal after its lines
    d=dict(s.rows[e]); d.update(label='Total Cash and Escrows',items=i,signs=[1]*len(i),vals=[sum(s.rows[k]['vals'][q] for k in i) for q in (0,1)])
    s.rows.insert(ci,d)
    for k,x in enumerate(s.rows):
        if k>ci and x['items']: x['items']=[q+(q>=ci) for q in x['items']]
    e+=1; g+=1
    ta=s.tot('TOTAL ASSETS',[c,ci,e,g],type='TOTAL')
    s.head("LIABILITIES AND PARTNERS' CAPITAL"); s.head('Mortgage Debt',ind=1)
    t1=s.tot('Mortgage Debt, Net',[L(*x) for x in liab],ind=1)
    s.head('Payables and Accruals',ind=1); t2=s.tot('Total Payables and Accruals',[L(*x) for x in cur],ind=1)
    s.head('Other Liabilities',ind=1); t3=s.tot('Total Other Liabilities',[L(*x) for x in oth],ind=1)
    tl=s.tot('TOTAL LIABILITIES',[t1,t2,t3],type='TOTAL')
    s.head("Partners' Capital",ind=1)
    k=[L(*x) for x in eq0]+[L('3310.00','Retained Earnings',ret25,ret24),L('3320.00','Current Year Net Income',ni25,ni24)]
    te=s.tot("TOTAL PARTNERS' CAPITAL",k,type='TOTAL')
    tt=s.tot("TOTAL LIABILITIES AND PARTNERS' CAPITAL",[tl,te],type='TOTAL')
    assert s.rows[tt]['vals']==s.rows[ta]['vals']
    for x in s.rows:
        if x['vals']: x['vals']=x['vals']+[x['vals'][0]-x['vals'][1]]
    # planted: one digit of the straight-line rent receivable (current column)
    pl=next(k for k,x in enumerate(s.rows) if x['code']=='1230.00')
    assert s.rows[pl]['vals'][0]==6418275
    s.rows[pl]['vals'][0]=6478275
    planted={'what':"'Straight-Line Rent Receivable' (1230.00) at September 30, 2025 printed 6,478,275 instead of 6,418,275; its Change and 'Total Receivables' follow from the right amount",'kind':'digit_changed'}
    cols=['September 30, 2025','December 31, 2024','Change']
    f='Tamarack_Crossing_LP_Balance_Sheet_2025Q3.pdf'
    c=canvas.Canvas(path(f),pagesize=letter,invariant=1); W,H=letter; X=[392,478,560]
    def hdr(p):
        c.setFont('Times-Bold',13); c.drawString(54,H-54,'Tamarack Crossing Mall'); c.setFont('Times-Roman',10); c.drawString(54,H-68,'Tamarack Crossing Associates, L.P.'); c.setFont('Times-Bold',11); c.drawRightString(560,H-54,'Balance Sheet'); c.setFont('Times-Roman',10); c.drawRightString(560,H-68,'as of September 30, 2025')
        c.setLineWidth(1.2); c.line(54,H-76,560,H-76)
        c.setFont('Times-Bold',8.8)
        for x,(t,u) in zip(X,(('September 30,','2025'),('December 31,','2024'),('','Change'))): c.drawRightString(x,H-92,t); c.drawRightString(x,H-102,u)
        c.setFont('Times-Roman',7.5); c.drawString(54,34,'Unaudited. For internal use of the partners.'); c.drawRightString(560,34,f'TCA-BS  page {p} of 2'); return H-112
    y=hdr(1); p=1
    for k,x in enumerate(s.rows):
        if x['label'].startswith('LIABILITIES AND'): c.showPage(); p=2; y=hdr(2)
        if x['type']=='HEADING':
            y-=17 if x['ind'] else 14; c.setFont('Times-Bold' if x['ind']==0 else 'Times-BoldItalic',10); c.drawString(54+(8 if x['ind'] else 0),y,x['label']); continue
        y-=12.2; b=bool(x['items']); big=x['type']=='TOTAL'
        if big: y-=7
        c.setFont('Times-Bold' if b else 'Times-Roman',9.4)
        if x['code']: c.setFont('Times-Roman',8); c.drawString(70,y,x['code']); c.setFont('Times-Roman',9.4)
        lx=54 if big else 62 if b else 108
        c.drawString(lx,y,x['label'])
        if not b:
            w=c.stringWidth(x['label'],'Times-Roman',9.4); c.setFont('Times-Roman',7); dw=c.stringWidth('. ','Times-Roman',7); n=int((X[0]-66-(lx+w+5))/dw); c.drawRightString(X[0]-66,y,'. '*max(0,n)); c.setFont('Times-Roman',9.4)
        c.setLineWidth(.5)
        if b: [c.line(q-62,y+8.8,q,y+8.8) for q in X]
        if x['label'] in ('TOTAL ASSETS',"TOTAL LIABILITIES AND PARTNERS' CAPITAL"): [(c.line(q-62,y-2.5,q,y-2.5),c.line(q-62,y-4.3,q,y-4.3)) for q in X]
        for q,v in zip(X,x['vals']): c.drawRightString(q+(3 if v<0 else 0),y,fmt(v))
        if b: y-=3
    c.save()
    t=stmt_truth(s,'Balance Sheet','Tamarack Crossing Mall',None,'2025-09-30',cols,dict(total_assets=ta,total_liabilities=tl,total_equity=te),planted=planted)
    save(f,[t],'RETAIL','BALANCE_SHEET','mall manager for a partnership','serif two-page comparative balance sheet with change column, decimal account codes, dot leaders, contra accounts in parentheses',True)
