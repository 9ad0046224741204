from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(1801)
# tree: (code,name,children) or (code,name,beg,net)
T=[('1000','ASSETS',[
 ('1100','Cash and Equivalents',[('1110','Operating - First Plains Bank','PLUG',0),('1120','Residential Security Deposits',88400,6150),('1125','Retail Security Deposits',61000,0),('1130','Petty Cash',500,0)]),
 ('1200','Receivables',[('1210','Residential Rents Receivable',31872.4,5216.35),('1215','Allowance - Residential',-9400,-4100),('1220','Retail Tenants Receivable',44210.18,-8877.09),('1240','Unbilled (Straight-Line) Rent',117340,9862),('1250','Due from Quarry Bend Parking LLC',12500,7300)]),
 ('1300','Prepaids and Escrows',[('1310','Prepaid Insurance',41220.5,3018.75),('1320','Real Estate Tax Escrow',156338.91,12904.4),('1330','Replacement Reserve - Lender Held',288410.66,-39215.12)]),
 ('1400','Real Estate',[('1410','Land',4150000,0),('1420','Building and Improvements',23884120,0),('1430','Tenant Improvements - Retail',911406.35,74250),('1440','Appliances and Furnishings',644018.2,38714.55),('1490','Accumulated Depreciation',-6120884.4,-741318.22)]),
 ('1500','Deferred Costs',[('1510','Leasing Commissions',182344.1,21060),('1515','Accumulated Amortization - Commissions',-74112.39,-19871.3),('1520','Utility Deposits',9800,0)])]),
('2000','LIABILITIES',[
 ('2100','Payables and Accruals',[('2110','Accounts Payable - Trade',-97431.77,14288.9),('2120','Accrued Interest',-68014.42,941.2),('2130','Accrued Real Estate Taxes',-148200,-9300),('2140','Accrued Payroll',-12418.3,-1906.12),('2150','Due to Sable & Wren Management',-18822.05,3377.41)]),
 ('2200','Tenant Liabilities',[('2210','Security Deposits - Residential',-88150,-6400),('2215','Security Deposits - Retail',-61000,0),('2220','Prepaid Rent - Residential',-27316.84,4120.6),('2225','Prepaid Rent - Retail',-15480,-2210)]),
 ('2300','Debt',[('2310','Mortgage Payable - Senior',-17250000,318440.16),('2320','Unamortized Loan Costs',214660.3,-30665.76),('2330','City Facade Loan',-400000,25000)])]),
('3000','PARTNERS\' EQUITY',[('3010','General Partner Capital',-64200,0),('3020','Limited Partners Capital','PLUGB',0),('3030','Distributions',None,610000)]),
('4000','REVENUE',[
 ('4100','Residential Revenue',[('4110','Gross Potential Rent',None,-2988420),('4120','Loss to Vacancy',None,171306.44),('4130','Concessions',None,46218.5),('4140','Bad Debt - Residential',None,29117.82),('4150','Pet and Storage Fees',None,-38640),('4160','Parking - Residential',None,-91275)]),
 ('4200','Retail Revenue',[('4210','Base Rent - Retail',None,-702118.92),('4220','Straight-Line Rent Adjustment',None,-9862),('4230','CAM Recoveries',None,-133906.17),('4240','Tax Recoveries',None,-88412.6),('4250','Percentage Rent',None,-17204.33)]),
 ('4300','Other Revenue',[('4310','Late and NSF Fees',None,-14388),('4320','Interest Income',None,-6217.45),('4330','Rooftop Antenna License',None,-24000)])]),
('5000','OPERATING EXPENSES',[
 ('5100','Payroll',[('5110','Site Manager and Leasing',None,214880.12),('5120','Maintenance Wages',None,168344.71),('5130','Payroll Taxes and Benefits',None,81206.35)]),
 ('5200','Repairs and Turnover',[('5210','Contract Services',None,97214.08),('5220','HVAC and Plumbing',None,61882.49),('5230','Elevator',None,28440),('5240','Unit Turn - Paint and Clean',None,52917.6)]),
 ('5300','Utilities',[('5310','Electric - Common',None,74418.23),('5320','Gas',None,39006.11),('5330','Water and Sewer',None,118274.9),('5340','Utility Reimbursement',None,-96530.75)]),
 ('5400','Fixed and Administrative',[('5410','Real Estate Taxes',None,401233.5),('5420','Property Insurance',None,137640.22),('5430','Management Fee',None,139218.04),('5440','Legal and Audit',None,44750),('5450','Marketing',None,36118.67)])]),
('6000','NON-OPERATING',[('6010','Mortgage Interest',None,811406.3),('6020','Amortization of Loan Costs',None,30665.76),('6030','Depreciation',None,741318.22),('6040','Amortization - Commissions',None,19871.3),('6050','Casualty Loss, Net',None,12406.88)])]
def leaves(t):
    for n in t:
        if len(n)==3: yield from leaves(n[2])
        else: yield n
def run():
    L=list(leaves(T)); pc=0
    opcash=412806.55
    sb=sum(n[2] for n in L if isinstance(n[2],(int,float)))+opcash
    sn=round(sum(n[3] for n in L),2)
    D={}
    for c,n,b,net in L:
        if b=='PLUG': b=opcash; net=-sn
        if b=='PLUGB': b=-round(sb,2)
        if c in('1130','1410','1420','3010') or (net==0 and c!='1110'): d=cr=None; 
        else:
            churn=round(abs(net)*R.choice([0,0,.03,.11,.4,1.2])*R.uniform(.6,1.3),2)
            if c=='1110': churn=4188301.44
            if c.startswith(('60','142','149','15','22','23','13','411','532','52')): churn=0
            d=round(max(net,0)+churn,2) or None; cr=round(churn+max(-net,0),2) or None
        D[c]=dict(account=c,name=n,beginning=b,debit=d,credit=cr,activity=net if net else None,ending=round((b or 0)+net,2))
    K=['beginning','debit','credit','activity','ending']
    rows=[];tot=[]
    ln=[] # lines
    def walk(t,lev):
        S={k:0 for k in K}
        for n in t:
            if len(n)==3:
                ln.append(('h',lev,n[0],n[1],None)); s=walk(n[2],lev+1)
                s={k:round(v,2) for k,v in s.items()}
                tot.append(dict(label='Total %s %s'%(n[0],n[1]),**s)); ln.append(('t',lev,n[0],'Total %s %s'%(n[0],n[1]),s))
            else:
                s=D[n[0]]; rows.append(s); ln.append(('r',lev,n[0],n[1],s))
            for k in K: S[k]+=s[k] or 0
        return S
    G={k:round(v,2)+0.0 for k,v in walk(T,0).items()}
    assert G['beginning']==0==G['ending']==G['activity'] and G['debit']==G['credit'],G
    tot.append(dict(label='TRIAL BALANCE TOTALS',**G)); ln.append(('g',0,'','TRIAL BALANCE TOTALS',G))
    fn='quarrybend_tb_tree_2024.pdf'
    c=canvas.Canvas(out(fn),pagesize=letter,invariant=1); W,H=letter
    X=[312,378,444,506,580]; y=0;pg=0
    def head():
        nonlocal y,pg
        pg+=1
        c.setFont('Courier-Bold',10); c.drawString(34,H-38,'QUARRY BEND LOFTS & SHOPS, L.P.')
        c.setFont('Courier',8); c.drawString(34,H-49,'General Ledger Trial Balance - Account Tree   Book: Accrual   01/2024 - 12/2024')
        c.drawRightString(580,H-38,'Page %d'%pg); c.drawRightString(580,H-49,'PBC 01/27/2025')
        c.setFont('Courier-Bold',7.5); 
        for x,a,b in zip(X,['Beginning','Period','Period','Net','Ending'],['Balance','Debits','Credits','Change','Balance']):
            c.drawRightString(x,H-68,a); c.drawRightString(x,H-77,b)
        c.drawString(34,H-77,'Acct'); c.drawString(66,H-77,'Description'); c.line(34,H-80,580,H-80); y=H-92
    def foot():
        c.setFont('Courier',6.5); c.drawString(34,26,'Credit balances carry a trailing minus.  Prepared by client (R. Oduya); traced to GL by audit - see TB-1.')
    head()
    for k,lev,code,name,s in ln:
        if y<46: foot(); c.showPage(); head()
        x0=66+lev*7
        c.setFont('Courier-Bold' if k!='r' else 'Courier',6.6)
        if k in 'hr': c.drawString(34,y,code)
        c.drawString(x0,y,name)
        if s:
            c.setFont('Courier-Bold' if k!='r' else 'Courier',6.6)
            if k in 'tg':
                for x in X: c.line(x-58,y+6.5,x,y+6.5)
            for x,kk in zip(X,K): c.drawRightString(x-(0 if trail(s[kk]).endswith('-') else 4),y,trail(s[kk]))
        y-=10 if k!='t' else 13
    c.line(240,y+6,580,y+6); c.line(240,y+4,580,y+4); foot(); c.save()
    save(fn,'TB',K,rows,tot,None,'MIXED_USE','client property accountant, ledger export','monospaced account tree, trailing minus, nested parent totals','nested totals with code in label; blanks; trailing minus; two pages')
