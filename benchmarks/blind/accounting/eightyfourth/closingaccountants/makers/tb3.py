# Entrata-like trial balance, student housing, PDF portrait, sections with subtotals, signed parentheses; large
import sys; sys.path.insert(0,'build/blind/makers')
from common import *
from fpdf import FPDF
r=random.Random(8433); N='TrialBalance_TheOverlook_Jul2025.pdf'
# section: (number, name, beginning, weight of activity; 'e' expense 'i' income)
BS=[('ASSETS',[(10010,'Cash - Operating',412880.15),(10020,'Cash - Depository',8817.4),(10030,'Cash - Security Deposits',96420),(10040,'Petty Cash',500),(10110,'Escrow - Real Estate Taxes',388140.26),(10120,'Escrow - Insurance',91277.5),(10130,'Escrow - Replacement Reserve',274318.82),(10140,'Escrow - Repairs (Immediate)',31250),(11010,'Accounts Receivable - Residents',58217.9),(11015,'Accounts Receivable - Collections',121406.33),(11020,'Allowance for Doubtful Accounts',-118000),(11030,'Accounts Receivable - University Master Lease',44750),(11040,'Accounts Receivable - Other',2160.75),(12010,'Prepaid Insurance',67815.36),(12020,'Prepaid Expenses',14206.9),(12030,'Utility Deposits',9100),(15010,'Land',4150000),(15020,'Buildings',31884216),(15030,'Land Improvements',1406880),(15040,'Furniture, Fixtures & Equipment',2218403.11),(15050,'Computer Equipment & Software',146310.4),(15060,'Construction in Progress - Turn 2025',84122.07),(15910,'Accumulated Depreciation - Buildings',-6380411.25),(15920,'Accumulated Depreciation - FF&E',-1402280.6),(16010,'Loan Costs',412500),(16020,'Accumulated Amortization - Loan Costs',-178750)]),
('LIABILITIES',[(20010,'Accounts Payable',-142316.84),(20020,'Accrued Expenses',-38915.2),(20030,'Accrued Payroll',-21407.66),(20040,'Accrued Real Estate Taxes',-402500),(20050,'Accrued Interest',-98340.42),(20060,'Accrued Utilities',-30118),(21010,'Security Deposits - Residents',-95880),(21020,'Prepaid Rent',-186402.37),(21030,'Deferred Revenue - Preleasing Fees',-48150),(21040,'Unclaimed Property',-2117.28),(22010,'Due to Affiliate - Management Company',-18422.5),(25010,'Mortgage Note Payable',-24180000),(25020,'Equipment Lease Payable',-22814.06)]),
('EQUITY',[(30010,"Members' Contributions",-13250000),(30020,"Members' Distributions",2840000),(30090,'Retained Earnings',0)])]
inc=[(40010,'Rent Income - Residents',512400),(40020,'Rent Income - University Master Lease',44750),(40030,'Short-Term / Summer Rent',18815),(40110,'Loss to Vacancy',-61208),(40120,'Concessions - New Leases',-8400),(40130,'Concessions - Renewals',-3150),(40140,'Employee / CA Beds',-5920),(40150,'Model Unit',-1310),(40160,'Bad Debt - Rent',-7244),(40210,'Application Fees',2450),(40220,'Administrative Fees',8150),(40230,'Late Fees',3925),(40240,'NSF Fees',105),(40250,'Parking Income',14320),(40260,'Pet Rent & Fees',2875),(40270,'Utility Reimbursement - Electric',17118),(40280,'Utility Reimbursement - Water',9244),(40290,'Renters Liability Waiver',6204),(40310,'Damage & Cleaning Fees',1480),(40320,'Lease Buyout / Relet Fees',4500),(40330,'Vending & Laundry',618),(40340,'Furniture Premium',3990),(40350,'Package Locker Fees',1104),(40410,'Interest Income',812)]
exp=[(50010,'Manager Salaries',9615),(50020,'Leasing Salaries',8840),(50030,'Community Assistant Wages',6118),(50040,'Maintenance Salaries',13270),(50050,'Housekeeping Wages',4420),(50060,'Payroll Taxes',3310),(50070,'Health Insurance',4885),(50080,"Workers' Compensation",1015),(50090,'Bonuses & Commissions',6900),(51010,'Advertising - Internet Listing Services',4250),(51020,'Advertising - Social & Search',3980),(51030,'Resident Events',1875),(51040,'Referral Fees',3200),(51050,'Signage & Collateral',912),(51060,'Move-In Gifts',0),(52010,'Office Supplies',604),(52020,'Software & Property Management Fees',3815),(52030,'Telephone & Answering Service',741),(52040,'Bank & Merchant Charges',1960),(52050,'Legal & Eviction',1325),(52060,'Audit & Tax',1500),(52070,'Training & Travel',1180),(52080,'Licenses & Permits',150),(52090,'Collections Fees',425),(53010,'Electricity - Units',28840),(53020,'Electricity - Common Area',6112),(53030,'Water & Sewer',18230),(53040,'Natural Gas',1188),(53050,'Trash Removal',4715),(53060,'Internet & Cable - Bulk',16900),(53070,'Utility Billing Fees',1344),(54010,'Landscaping Contract',4100),(54020,'Pest Control',1265),(54030,'Pool Service',1390),(54040,'Elevator Contract',1810),(54050,'Fire & Life Safety',975),(54060,'Courtesy Patrol',5840),(54070,'Plumbing Repairs',2216),(54080,'Electrical Supplies',688),(54090,'HVAC Repairs',4975),(54100,'Appliance Parts',1120),(54110,'Keys & Locks',596),(54120,'General Repairs',2805),(55010,'Turn - Painting',22450),(55020,'Turn - Cleaning',14800),(55030,'Turn - Carpet & Flooring',9815),(55040,'Turn - Furniture Repair',3260),(56010,'Management Fee',16320),(57010,'Real Estate Taxes',57500),(57020,'Property Insurance',22605),(57030,'Franchise Tax',0)]
oth=[(60010,'Interest Expense - Mortgage',98340.42),(60020,'Interest Expense - Equipment Lease',141.2),(60030,'Owner Legal & Professional',2750),(60040,'Asset Management Fee',5440),(61010,'Depreciation Expense',118204.5),(61020,'Amortization Expense',4583.33)]
act={}
def money(x): return round(x*r.uniform(.9,1.12)+r.choice([0,.37,.81,.5,.06]),2) if x else 0
accs=[]  # section, no, name, beg, dr, cr
for s,l in BS:
    for no,n,b in l: accs.append([s,no,n,float(b),0.0,0.0])
for no,n,m in inc:
    b=-round(sum(money(m) for _ in range(6)),2); a=money(abs(m)); rev=round(a*r.choice([0,0,0,.01,.03]),2)
    accs.append(['INCOME',no,n,b, rev if m>0 else a, a if m>0 else rev])
for no,n,m in exp:
    b=round(sum(money(m) for _ in range(6)),2); a=money(m)
    if no in(57010,57020): b,a=round(m*6,2),float(m)
    if no//10==5500+1 or no in(55010,55020,55030,55040): b=round(m*.35,2)
    if no==51060: b=412.66
    if no==57030: b=1830.0
    accs.append(['EXPENSES',no,n,b,a,round(a*r.choice([0,0,0,0,.04]),2) if no<57000 else 0.0])
for no,n,m in oth: accs.append(['OTHER EXPENSES',no,n,round(m*6,2),m,0.0])
I={a[1]:a for a in accs}
def post(no,dr=0,cr=0): I[no][4]=round(I[no][4]+dr,2); I[no][5]=round(I[no][5]+cr,2)
dep=118204.5; post(15910,cr=82120.5); post(15920,cr=36084); post(16020,cr=4583.33); post(20050,98340.42,98340.42); post(20040,cr=57500); post(12010,cr=22605); post(10110,57200); post(10120,18400); post(10130,8312.6); post(15060,61240.18); post(11010,604812.4,611908.75); post(11015,7244,1320.6); post(11020,cr=7244); post(11030,44750,44750); post(21020,186402.37,241118.9); post(21010,4150,9875); post(10030,9875,4150); post(21030,cr=6300); post(20010,168204.77,191336.25); post(20030,21407.66,24880.14); post(20060,30118,33742); post(20020,38915.2,35510); post(25020,1918.4); post(30020,125000); post(22010,18422.5,17205.83); post(12020,3600,2418.4); post(10020,598114.3,601420)
I[30090][3]=0; I[30090][3]=-round(sum(a[3] for a in accs),2)
sd=round(sum(a[4] for a in accs),2); sc=round(sum(a[5] for a in accs),2)
post(10010,dr=612355.04); post(10010,cr=round(sd+612355.04-sc,2)); print('RE',I[30090][3],'cash',I[10010])
K=['beginning','debit','credit','ending']
pdf=FPDF('P','pt','letter'); pdf.set_auto_page_break(False); LM=34; CX=[(304,376),(376,442),(442,508),(512,584)]
f=lambda v:f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
pg=0
def head():
    global pg,y
    pdf.add_page(); pg+=1
    pdf.set_font('Helvetica','B',14); pdf.set_xy(LM,26); pdf.cell(300,16,'Trial Balance')
    pdf.set_font('Helvetica','',8); pdf.set_xy(LM,43); pdf.cell(300,10,'Property: The Overlook at Fifth (438 beds)'); pdf.set_xy(LM,53); pdf.cell(300,10,'Period: Jul 2025 - Jul 2025     Book: Accrual     GL tree: Student Master')
    pdf.set_xy(384,43); pdf.cell(200,10,'Created on 08/12/2025 11:07 AM EDT',align='R'); pdf.set_xy(384,53); pdf.cell(200,10,f'Page {pg} of {{nb}}',align='R')
    pdf.set_fill_color(226,232,240); pdf.rect(LM,70,550,17,'F'); pdf.set_font('Helvetica','B',8); pdf.set_xy(LM+2,73); pdf.cell(200,11,'Account')
    for (a,b),h in zip(CX,['Beginning Balance','Debits','Credits','Ending Balance']): pdf.set_xy(a-14,73); pdf.cell(b-a+14,11,h,align='R')
    y=92
def nums(v,bold=False):
    pdf.set_font('Helvetica','B' if bold else '',7.8)
    for (a,b),k in zip(CX,K): pdf.set_xy(a,y); pdf.cell(b-a,11,f(v[k]),align='R')
pdf.alias_nb_pages(); head()
rows=[];tots=[];G=dict.fromkeys(K,0.0)
secs=[]
for a in accs:
    if a[0] not in secs: secs.append(a[0])
for s in secs:
    l=[a for a in accs if a[0]==s]; T=dict.fromkeys(K,0.0)
    if y>700: head()
    y+=4; pdf.set_font('Helvetica','B',8.5); pdf.set_xy(LM,y); pdf.cell(200,11,s.title()); y+=13
    for i,(_,no,n,b,d,c) in enumerate(l):
        if y>738: head()
        v=dict(beginning=b,debit=d,credit=c,ending=round(b+d-c,2))
        if i%2: pdf.set_fill_color(247,249,251); pdf.rect(LM,y-.5,550,12,'F')
        pdf.set_font('Helvetica','',7.8); pdf.set_xy(LM+10,y); pdf.cell(300,11,f'{no} - {n}'); nums(v); y+=12
        rows.append(dict(account=str(no),name=n,**v))
        for k in K: T[k]=round(T[k]+v[k],2)
    if y>738: head()
    pdf.set_line_width(.5); pdf.line(LM,y,584,y); y+=1; pdf.set_font('Helvetica','B',7.8); pdf.set_xy(LM,y); pdf.cell(250,11,'Total '+s.title()); nums(T,True); y+=14; tots.append(dict(label='Total '+s.title(),**T))
    for k in K: G[k]=round(G[k]+T[k],2)
assert G['beginning']==0==G['ending'] and G['debit']==G['credit'],G
y+=3; pdf.set_line_width(1); pdf.line(LM,y,584,y); y+=2; pdf.set_font('Helvetica','B',7.8); pdf.set_xy(LM,y); pdf.cell(250,11,'Total'); nums(G,True); tots.append(dict(label='Total',**G))
print('page',pg,'y',y); pdf.output(doc(N))
save(N,'TB','Entrata-like trial balance, student housing, code-name in one cell, section totals, PDF portrait multi-page',False,K,rows,tots)
