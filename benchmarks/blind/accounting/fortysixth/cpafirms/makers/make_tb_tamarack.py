# CPA working trial balance: pairs, with AJE references, landscape PDF
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
random.seed(4601); fonts()
R=lambda a,b: round(random.uniform(a,b),2)
A=[('1010','Cash - Operating, First Tidewater Bank',38412.77),('1015','Cash - Petty Cash',300.0),('1020','Cash - Security Deposit Trust',52118.4),
('1030','Replacement Reserve - Lender Held',91766.05),('1035','Tax & Insurance Escrow',44120.91),('1100','Tenant Receivables',17844.13),('1110','Allowance for Doubtful Accounts',-4200.0),
('1150','Subsidy Receivable - Housing Authority',3911.0),('1200','Prepaid Insurance',0.0),('1210','Prepaid Expenses - Other',2640.5),('1300','Utility Deposits',1875.0),
('1500','Land',610000.0),('1510','Buildings',5318240.0),('1515','Building Improvements',402318.66),('1520','Furniture & Equipment',188904.12),('1530','Site Improvements',231077.0),
('1590','Accumulated Depreciation',-2417733.0),('1600','Deferred Loan Costs',86250.0),('1610','Accum. Amortization - Loan Costs',-31625.0),
('2010','Accounts Payable - Trade',-21930.48),('2020','Accrued Interest Payable',0.0),('2030','Accrued Real Estate Taxes',-18900.0),('2040','Accrued Payroll & Taxes',-3377.2),
('2050','Due to General Partner',-15000.0),('2100','Tenant Security Deposits',-51480.0),('2110','Prepaid Rents',-6208.33),('2500','Mortgage Note Payable',-3962411.58),
('3010','Capital - General Partner',-10412.0),('3020','Capital - Limited Partners',None),('3030','Distributions - Limited Partners',48000.0),
('4010','Gross Potential Rent',-1096320.0),('4020','Vacancy Loss',61840.22),('4030','Concessions',12215.0),('4040','Loss to Old Lease',None),('4110','Laundry & Vending',-9114.75),('4120','Late & NSF Fees',-7080.0),('4130','Pet Rent',-8325.0),('4140','Application Fees',-2950.0),('4190','Interest Income',-1304.66),
('5010','Salaries - Manager & Office',74312.5),('5020','Salaries - Maintenance',58940.18),('5030','Payroll Taxes & Benefits',24117.63),('5110','Management Fees',42903.0),('5120','Professional Fees - Audit & Tax',11500.0),('5130','Legal - Evictions',4675.0),('5140','Office & Telephone',8231.09),('5150','Advertising',5904.4),('5160','Bad Debt Expense',2116.0),
('5210','Electricity - Common',19448.71),('5220','Water & Sewer',63305.14),('5230','Gas',7742.36),('5240','Trash Removal',13980.0),
('5310','Repairs - General',88416.27),('5320','Painting & Turnover',26773.9),('5330','Landscaping & Snow',21650.0),('5340','Pest Control',3420.0),('5350','HVAC Repairs',17988.05),
('5410','Real Estate Taxes',94500.0),('5420','Property & Liability Insurance',61224.0),('5510','Mortgage Interest',178211.42),('5610','Depreciation Expense',0.0),('5620','Amortization Expense',0.0),('5700','Partnership Fees & State Filing',3250.0)]
A=[list(x) for x in A if x[0]!='4040']
s=round(sum(x[2] for x in A if x[2] is not None),2)
for x in A:
    if x[2] is None: x[2]=round(-s,2)
AJE=[(1,'To record depreciation for the year per tax depreciation report',[('5610',214906.0)],[('1590',214906.0)]),
(2,'To adjust accrued real estate taxes to second-half bill',[('5410',3318.44)],[('2030',3318.44)]),
(3,'To record prepaid insurance at 12/31 (policy term 4/1 - 3/31)',[('1200',15306.0)],[('5420',15306.0)]),
(4,'To capitalize roof section and two condensers expensed in error',[('1515',27640.0),('1520',6185.0)],[('5310',27640.0),('5350',6185.0)]),
(5,'To accrue December interest on mortgage note',[('5510',14818.6)],[('2020',14818.6)]),
(6,'To amortize loan costs, straight line, 15 years',[('5620',5750.0)],[('1610',5750.0)]),
(7,'To write off uncollectible past tenants and adjust allowance',[('1110',3150.0),('5160',2450.0)],[('1100',3150.0),('1110',2450.0)]),
(8,'To reclassify unclaimed deposits forfeited to income',[('2100',1725.0)],[('4120',1725.0)]),
(9,'To record unbilled December water',[('5220',5210.87)],[('2010',5210.87)])]
adj={}
for n,_,d,c in AJE:
    for a,v in d: adj.setdefault(a,([],[]))[0].append((n,v))
    for a,v in c: adj.setdefault(a,([],[]))[1].append((n,v))
K=['other:Unadjusted Trial Balance Debit','other:Unadjusted Trial Balance Credit','other:Adjusting Journal Entries Debit','other:Adjusting Journal Entries Credit','close_dr','close_cr']
rows=[];pr=[]
for c,n,u in A:
    d,cr=adj.get(c,([],[]))
    ds=round(sum(v for _,v in d),2) or None; cs=round(sum(v for _,v in cr),2) or None
    f=round(u+(ds or 0)-(cs or 0),2)
    v=[u if u>0 else None,-u if u<0 else None,ds,cs,f if f>0 else None,-f if f<0 else None]
    rows.append(dict(account=c,name=n,**dict(zip(K,v)))); pr.append((c,n,v,','.join(str(x) for x,_ in d),','.join(str(x) for x,_ in cr)))
T=[round(sum(p[2][i] or 0 for p in pr),2) for i in range(6)]
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
ni=lambda i:round(sum((p[2][i+1] or 0)-(p[2][i] or 0) for p in pr if p[0]>='4'),2)
N0,N1=ni(0),ni(4)
f='tb_tamarack_wtb_2025.pdf'
W,H=landscape(letter); c=canvas.Canvas(doc(f),pagesize=(W,H))
ends=[300,382,476,566,656,744] ; refx=[400,490]
fm=lambda v:'' if v is None else f'{v:,.2f}'
pn=0
def head():
    global pn; pn+=1
    c.setFont('LSeB',12); c.drawString(48,H-42,'Tamarack Flats Associates, L.P.')
    c.setFont('LSe',10); c.drawString(48,H-55,'Working Trial Balance'); c.drawString(48,H-67,'December 31, 2025')
    c.setFont('LSe',8); c.rect(W-190,H-70,142,34)
    c.drawString(W-186,H-46.5,'Prepared by:  R.O.   2/11/26'); c.drawString(W-186,H-63,'Reviewed by:  J.M.   2/19/26')
    c.line(W-190,H-52,W-48,H-52)
    c.setFont('LSeB',8.2)
    y=H-88
    for a,b,t in [(222,382,'Unadjusted Trial Balance'),(388,566,'Adjusting Journal Entries'),(572,744,'Adjusted Trial Balance')]:
        c.drawCentredString((a+b)/2,y,t); c.line(a+8,y-3,b,y-3)
    y-=13
    c.drawString(48,y,'Acct'); c.drawString(78,y,'Description')
    for e,t in zip(ends,['Debit','Credit']*3): c.drawRightString(e,y,t)
    for x in refx: c.drawCentredString(x,y,'Ref')
    c.line(48,y-4,744,y-4)
    c.setFont('LSeI',7.5); c.drawString(48,30,'Halvorsen, Prentice & Moy, CPAs'); c.drawRightString(744,30,f'TB-{pn}')
    return y-16
y=head()
prev=None
for a,n,v,rd,rc in pr:
    if y<58: c.showPage(); y=head()
    c.setFont('LSe',8.2); c.drawString(48,y,a); c.setFont('LN',8.2); c.drawString(78,y,n); c.setFont('LSe',8.2)
    for e,x in zip(ends,v): c.drawRightString(e,y,fm(x))
    c.setFont('LSeI',7); c.drawCentredString(refx[0],y,rd); c.drawCentredString(refx[1],y,rc)
    y-=11.6
    c.setLineWidth(.2); c.setStrokeGray(.75)
    c.line(48,y+8.7,744,y+8.7); c.setStrokeGray(0); c.setLineWidth(.7)
y-=4
c.setFont('LSeB',8.2); c.drawString(78,y,'TOTALS')
for e,x in zip(ends,T):
    c.drawRightString(e,y,fm(x)); c.line(e-66,y+9.5,e,y+9.5); c.line(e-66,y-2.5,e,y-2.5); c.line(e-66,y-4.3,e,y-4.3)
y-=24; c.setFont('LSeI',8.2)
g=lambda v:('net income of $' if v>0 else 'net loss of $')+f'{abs(v):,.2f}'
c.drawString(78,y,f'Books show a {g(N0)}; after adjustments a {g(N1)}. Agrees to Form 1065 workpaper 4-1.')
c.showPage()
pn+=1
c.setFont('LSeB',12); c.drawString(48,H-42,'Tamarack Flats Associates, L.P.'); c.setFont('LSe',10); c.drawString(48,H-55,'Proposed Adjusting Journal Entries'); c.drawString(48,H-67,'December 31, 2025')
y=H-92
for n,t,d,cr in AJE:
    c.setFont('LSeB',8.5); c.drawString(48,y,f'AJE {n}')
    nm={x[0]:x[1] for x in A}
    for a,v in d: c.setFont('LSe',8.5); c.drawString(100,y,f'{a}  {nm[a]}'); c.drawRightString(520,y,fm(v)); y-=11
    for a,v in cr: c.drawString(124,y,f'{a}  {nm[a]}'); c.drawRightString(610,y,fm(v)); y-=11
    c.setFont('LSeI',8); c.drawString(112,y,t); y-=18
c.setFont('LSeI',7.5); c.drawString(48,30,'Halvorsen, Prentice & Moy, CPAs'); c.drawRightString(744,30,f'AJE-1')
c.save()
save(f,'TB',K,rows,[dict(label='TOTALS',**dict(zip(K,T)))],None,'MULTIFAMILY','CPA working trial balance worksheet: unadjusted / AJE with refs / adjusted pairs, AJE journal on last page',True)
