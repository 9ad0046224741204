# English HA, Aareon-QL-like, landscape PDF, trailing minus, 150 rows; one row dropped
import random; from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4,landscape
R=random.Random(731)
CC={'110':'Gen Needs','120':'Older Persons','130':'Supported','140':'Affordable Rent','150':'Shared Own','160':'Market Rent','900':'Central'}
W={'110':1,'120':.32,'130':.14,'140':.41,'150':.12,'160':.09,'900':.2}
S=[("FIXED ASSETS",[("10010","Housing Properties - Cost",'110 120 130 140 150',148e6,1,0.001),("10020","Hsg Properties - Depreciation",'110 120 130 140 150',19e6,-1,.015),("10110","Components Capitalised",'110 120 140',6.1e6,1,.03),("10310","Office Premises",'900',9.5e6,1,0),("10320","Furniture & Equipment",'900',2.2e6,1,.01),("10330","IT Hardware & Software",'900',4.1e6,1,.02),("10390","Other FA Depreciation",'900',7e6,-1,.015)]),
("CURRENT ASSETS",[("12010","Rent Arrears Control",'110 120 130 140 160',880e3,1,.9),("12020","Former Tenant Arrears",'110 120 140',140e3,1,.05),("12030","Bad Debt Provision",'110 120 140',190e3,-1,.02),("12110","Housing Benefit Suspense",'900',61e3,1,2),("12210","Sundry Debtors",'900',310e3,1,.6),("12220","Prepayments",'900',980e3,1,.3),("12310","SO First Tranche Stock",'150',7.2e6,1,.05),("12410","VAT Control",'900',92e3,1,.8),("12990","Inter Company - Harrowmere Lettings Ltd",'900',415e3,1,.2)]),
("BANK AND CASH",[("13010","Main Current A/C",'900',0,1,0),("13020","Rent Collection A/C",'900',2.3e6,1,.6),("13030","Leaseholder Sinking Fund A/C",'120 150',640e3,1,.02),("13090","Petty Cash",'900',1200,1,.1)]),
("CREDITORS",[("20010","Trade Creditors",'900',3.9e6,-1,.8),("20020","Rents Received in Advance",'110 120 140 150',260e3,-1,.3),("20110","Accruals",'900',2.6e6,-1,.4),("20210","PAYE & NI",'900',640e3,-1,1),("20220","SHPS Pension Creditor",'900',210e3,-1,.9),("20310","Retentions",'110 140',480e3,-1,.05),("20410","Sinking Funds",'120 150',630e3,-1,.02),("25010","Loans > 1 Yr - Bank",'900',110e6,-1,0),("25020","Loan Issue Costs",'900',2.1e6,1,.01),("25110","Social Housing Grant",'110 120 130 140',41e6,-1,0),("25120","SHG Amortisation",'110 120 130 140',5.5e6,1,.01),("25210","Recycled Capital Grant Fund",'150',1.9e6,-1,.02)]),
("RESERVES",[("29010","Revenue Reserve B/F",'900',0,-1,0),("29020","Restricted Reserve",'130',220e3,-1,0)]),
("INCOME",[("30010","Rents Receivable",'110 120 130 140 160',7.4e6,-1,.2),("30020","Service Charges Receivable",'110 120 130 140 150',690e3,-1,.2),("30030","SO Rents",'150',8.1e6,-1,.2),("30110","Void Loss - Rent",'110 120 130 140 160',96e3,1,.25),("30120","Void Loss - Serv Chg",'120 130',38e3,1,.25),("30210","Supporting People Grant",'130',2.1e6,-1,.2),("30310","First Tranche Sales",'150',19e6,-1,.15),("30410","Grant Amortisation Released",'110 120 130 140',260e3,-1,.2),("30910","Sundry Income",'900',310e3,-1,.2)]),
("DIRECT COSTS",[("40010","Responsive Repairs",'110 120 130 140',1.35e6,1,.2),("40020","Void Repairs",'110 120 130 140',420e3,1,.2),("40030","Cyclical Maintenance",'110 120 140',510e3,1,.22),("40040","Gas Servicing",'110 120 140',190e3,1,.2),("40110","Grounds Maintenance",'110 120 130 150',160e3,1,.2),("40120","Communal Cleaning",'110 120 130',120e3,1,.2),("40130","Communal Electricity",'110 120 130',175e3,1,.2),("40140","Lift Maintenance",'120',91e3,1,.2),("40210","Bad Debts Written Off",'110 120 140',44e3,1,.2),("40310","First Tranche Cost of Sale",'150',15e6,1,.15),("40410","Depreciation Hsg Props",'110 120 130 140 150',1.2e6,1,.2)]),
("OVERHEADS",[("50010","Salaries",'110 120 130 900',1.1e6,1,.2),("50020","Employers NI",'110 120 130 900',125e3,1,.2),("50030","Pension Contributions",'110 120 130 900',98e3,1,.2),("50040","Agency Staff",'130 900',140e3,1,.3),("50110","Staff Training",'900',210e3,1,.1),("50120","Travel & Subsistence",'110 120 130 900',21e3,1,.2),("50210","Office Rent & Rates",'900',390e3,1,.2),("50220","Insurance",'900',1.4e6,1,0),("50230","Telephones & Mobile",'900',300e3,1,.2),("50240","Software Licences",'900',1.1e6,1,.2),("50310","Audit Fee",'900',190e3,1,.2),("50320","Legal & Professional",'110 900',160e3,1,.3),("50330","Board Expenses",'900',31e3,1,.2),("50410","RSH Fees & Subscriptions",'900',160e3,1,0),("60010","Loan Interest Payable",'900',9.6e6,1,.2),("60020","Bank Interest Receivable",'900',160e3,-1,.2)])]
data=[]
for h,accs in S:
    L=[]
    for code,nm,ccs,amt,sg,mv in accs:
        for c in ccs.split():
            o=r2(sg*amt*W[c]*R.uniform(.8,1.2))
            m=abs(o)*mv*R.uniform(.7,1.3); m2=m*R.choice([0,0,.01,.04,.3 if mv>.3 else 0])
            d,k=(m,m2) if sg>0 else (m2,m)
            if code[:2] in('12','13','20') and mv>=.3: d,k=m,abs(m*R.uniform(.85,1.1))
            L.append([f"{code}/{c}",(f"{nm} - {CC[c]}" if len(ccs.split())>1 else nm),o,r2(d),r2(k)])
    data.append((h,L))
allr=[r for h,L in data for r in L]
bank=next(r for r in allr if r[0]=='13010/900'); res=next(r for r in allr if r[0].startswith('29010'))
bank[2]=1873406.18
bank[3]=r2(4418220.37); bank[4]=0
bank[4]=r2(sum(r[3] for r in allr)-sum(r[4] for r in allr))
if bank[4]<0: bank[3]=r2(bank[3]-bank[4]+2210118.45); bank[4]=2210118.45
res[2]=0; res[2]=r2(-sum(r[2] for r in allr))
bal=r2(sum(r[3] for r in allr)-sum(r[4] for r in allr)); bank[4]=r2(bank[4]+bal)
print(res,bank,len(allr))
DROP='40030/120'
name="Harrowmere_QL_TB_P06_2526.pdf"
c=canvas.Canvas(f'{B}/documents/{name}',pagesize=landscape(A4)); Wd,Ht=landscape(A4)
X=[445,560,665,790]
f=lambda v: (f"{abs(v):,.2f}"+("-" if v<0 else " "))
rows=[];tots=[];pg=0;y=0
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1
    c.setFont('Courier-Bold',10); c.drawString(40,Ht-34,"HARROWMERE HOMES GROUP LTD"); c.drawRightString(795,Ht-34,f"Page {pg:>3}")
    c.setFont('Courier',8); c.drawString(40,Ht-47,"Co 01   QL.NL.TRIALBAL   Trial Balance by Nominal / Cost Centre"); c.drawRightString(795,Ht-47,"Run 08/10/2025 07:42 by FINADM2")
    c.drawString(40,Ht-59,"Year 2025/26  Period 06 (September)   Zero balances: suppressed   Type: Actual")
    c.line(40,Ht-64,795,Ht-64)
    c.setFont('Courier-Bold',8)
    c.drawString(40,Ht-76,"Nominal/CC"); c.drawString(115,Ht-76,"Description")
    for x,a,b in zip(X,("Brought Fwd","Period","Period","Carried Fwd"),("to P05","Debits","Credits","to P06")):
        c.drawRightString(x-5,Ht-76,a); c.drawRightString(x-5,Ht-86,b)
    c.line(40,Ht-90,795,Ht-90); y=Ht-103
def line(vals,font='Courier'):
    c.setFont(font,8)
    for x,v in zip(X,vals):
        c.drawRightString(x,y,f(v))
head()
for h,L in data:
    if y<70: head()
    c.setFont('Courier-Bold',8); c.drawString(40,y,h); y-=12
    T=[0]*4
    for a,n,o,d,k in L:
        e=r2(o+d-k); v=[o,d,k,e]; T=[r2(p+q) for p,q in zip(T,v)]
        if a==DROP: continue
        if y<40: head()
        c.setFont('Courier',8); c.drawString(40,y,a); c.drawString(115,y,n); line(v); y-=10.5
        rows.append({"account":a,"name":n,"beginning":o,"debit":d,"credit":k,"ending":e})
    if y<40: head()
    c.line(X[0]-95,y+7.5,795,y+7.5); y-=2
    lab="Total "+h.title().replace(' And ',' and ')
    c.setFont('Courier-Bold',8); c.drawString(115,y,lab); line(T,'Courier-Bold'); y-=18
    tots.append({"label":lab,"beginning":T[0],"debit":T[1],"credit":T[2],"ending":T[3]})
if y<60: head()
G=[r2(sum(t[k] for t in tots)) for k in("beginning","debit","credit","ending")]
G=[0.0 if abs(g)<.005 else g for g in G]
c.line(40,y+9,795,y+9); c.setFont('Courier-Bold',8); c.drawString(115,y-2,"LEDGER TOTAL"); y-=2; line(G,'Courier-Bold'); c.line(40,y-4,795,y-4)
tots.append({"label":"LEDGER TOTAL","beginning":G[0],"debit":G[1],"credit":G[2],"ending":G[3]})
c.setFont('Courier',8); c.drawString(40,y-18,"*** End of report ***"); c.save()
print(G)
save(name,"TB",["beginning","debit","credit","ending"],rows,tots,"Aareon-like monospaced landscape PDF, trailing minus, sections with subtotals, multi-page",False,{"what":"Line 40030/120 (Cyclical Maintenance - Older Persons) is missing; Total Direct Costs and LEDGER TOTAL still include it","kind":"row_dropped"})
