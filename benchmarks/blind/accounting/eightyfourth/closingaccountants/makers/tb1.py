# MIP-like fund accounting trial balance, HUD chart, Section 202 senior, PDF landscape
import sys; sys.path.insert(0,'build/blind/makers')
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(841)
N='StBrendanManor_TB_0325.pdf'
# code,name,open(signed), dr activity, cr activity (None=blank)
A=[('1110','Petty Cash',300,None,None),('1120','Cash - Operations',None,0,0),('1121','Construction Cash Account',None,None,None),
('1130','Tenant/Member Accounts Receivable',4187.55,33912,33377.4),('1131','Allowance for Doubtful Accounts',-1250,None,None),('1135','Accounts Receivable - HUD',2164,61418,60912),
('1140','Accounts and Notes Receivable - Other',812.4,None,412.4),('1191','Tenant/Member Deposits Held in Trust',19846.18,1032,714),
('1200','Prepaid Property and Liability Insurance',21440.67,None,2680.08),('1210','Prepaid Expenses - Other',3118,None,389.75),('1310','Real Estate Tax and Insurance Escrow',9655.02,2900,None),
('1320','Replacement Reserve',287415.9,3675.42,6218),('1340','Residual Receipts Reserve',66102.77,27.54,None),
('1410','Land',185000,None,None),('1420','Buildings',4218640,None,None),('1440','Building Equipment (Portable)',77180.25,None,None),('1450','Furniture for Project/Tenant Use',61309.5,None,None),('1465','Office Furniture and Equipment',14220,None,None),
('1495','Accumulated Depreciation',-2106377.08,None,9788.5),
('2110','Accounts Payable - Operations',-18733.61,40215.9,37106.22),('2120','Accrued Wages Payable',-6904.12,6904.12,7218.4),('2121','Accrued Payroll Taxes Payable',-528.17,528.17,552.21),('2123','Accrued Management Fee Payable',-5040,5040,5040),
('2150','Accrued Property Taxes',None,None,None),('2191','Tenant/Member Security Deposits Held in Trust',-19202,714,1032),('2210','Prepaid Revenue',-1390,655,702),
('2310','Capital Advance - HUD Section 202',-3912400,None,None),
('3130','Net Assets Without Donor Restrictions',0,None,None),('3131','Net Assets With Donor Restrictions',-15000,None,None),
('5120','Rent Revenue - Gross Potential',-66934,None,33467),('5121','Tenant Assistance Payments',-121830,None,60912),('5220','Vacancies - Apartments',2344,1172,None),('5410','Financial Revenue - Project Operations',-11.07,None,5.61),('5440','Revenue from Investments - Replacement Reserve',-368.2,None,175.42),('5910','Laundry and Vending Revenue',-1104.75,None,548.5),('5920','Tenant Charges (NSF, Damages, Late Fees)',-245,None,85),
('6203','Conventions and Meetings',395,None,None),('6210','Advertising and Marketing',118.8,59.4,None),('6310','Office Salaries',9120.4,4560.2,None),('6311','Office Expenses',2214.91,1188.06,44.5),('6320','Management Fee',10080,5040,None),('6330','Manager or Superintendent Salaries',10416.66,5208.33,None),('6340','Legal Expense - Project',None,475,None),('6350','Audit Expense',2750,1375,None),('6351','Bookkeeping Fees/Accounting Services',1560,780,None),('6370','Bad Debts',None,None,None),('6390','Miscellaneous Administrative Expenses',381.29,166.84,None),
('6450','Electricity',11860.33,5402.19,None),('6451','Water',3317.7,1688.4,None),('6452','Gas',9842.11,4116.75,None),('6453','Sewer',2960.28,1502.12,None),
('6510','Payroll - Repairs and Maintenance',13287.5,6643.75,None),('6515','Supplies',2846.07,1530.62,73.9),('6520','Contracts',10219.6,6842.25,None),('6525','Garbage and Trash Removal',1842,921,None),('6530','Security Payroll/Contract',1200,600,None),('6546','Heating/Cooling Repairs and Maintenance',3375,1290,None),('6548','Snow Removal',5940,2175,None),
('6710','Real Estate Taxes (PILOT)',2400,1200,None),('6711','Payroll Taxes (Project\'s Share)',2511.87,1255.66,None),('6720','Property and Liability Insurance (Hazard)',5360.16,2680.08,None),('6722','Workmen\'s Compensation',899.5,449.75,None),('6723','Health Insurance and Other Employee Benefits',7460,3730,None),
('6600','Depreciation Expense',19577,9788.5,None)]
A=[a for a in A if a[0] not in('1121',)]
op={a[0]:a[2] for a in A}; 
# cash opening, then net assets plug; cash activity from other legs
op['1120']=38416.29
D={a[0]:a[3] for a in A}; C={a[0]:a[4] for a in A}
D['1120']=D['1120'] and None; 
sd=sum(v for k,v in D.items() if v); sc=sum(v for k,v in C.items() if v)
rec=round(33377.4+60912+548.5+85+5.61,2)
D['1120']=rec; C['1120']=round(sd+rec-sc,2)
op['3130']=-round(sum(v for k,v in op.items() if v and k!='3130'),2)
assert op['3130']>-9e6 and C['1120']>0,(op['3130'],C['1120'])
print(op['3130'],D['1120'],C['1120'])
rows=[];tot=dict.fromkeys(['open_dr','open_cr','debit','credit','close_dr','close_cr'],0)
for code,name,*_ in sorted(A,key=lambda a:a[0]):
    o=op[code]; d=D[code]; c=C[code]
    if not o and not d and not c: continue
    e=round((o or 0)+(d or 0)-(c or 0),2)
    R=dict(account=f'{code}-202',name=name,open_dr=o if o and o>0 else 0.0,open_cr=-o if o and o<0 else 0.0,debit=d or 0.0,credit=c or 0.0,close_dr=max(e,0.0),close_cr=max(-e,0.0))
    for k in tot: tot[k]=round(tot[k]+R[k],2)
    rows.append(R)
assert tot['open_dr']==tot['open_cr'] and tot['debit']==tot['credit'] and tot['close_dr']==tot['close_cr'],tot
W,H=landscape(letter); c=canvas.Canvas(doc(N),pagesize=(W,H))
X=[(300,376),(380,456),(466,530),(534,598),(604,680),(684,756)]
keys=list(tot); f=lambda v:f'{v:,.2f}'
per=37; pages=(len(rows)+per-1)//per
def head(p):
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-38,'St. Brendan Manor, Inc.')
    c.setFont('Helvetica',8.5); c.drawCentredString(W/2,H-50,'HUD Project No. 034-EE147')
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-63,'Trial Balance - HUD Trial Balance')
    c.setFont('Helvetica',8.5); c.drawCentredString(W/2,H-75,'From 3/1/2025 Through 3/31/2025')
    c.setFont('Helvetica-Bold',7.5)
    for t,a,b in(('Opening Balance',300,456),('Current Period',466,598),('Closing Balance',604,756)):
        c.drawCentredString((a+b)/2,H-96,t); c.setLineWidth(.4); c.line(a+8,H-99,b,H-99)
    c.drawString(36,H-110,'Account Code'); c.drawString(98,H-110,'Account Title')
    for (a,b),t in zip(X,['Debit','Credit']*3): c.drawRightString(b,H-110,t)
    c.setLineWidth(.8); c.line(36,H-114,756,H-114)
    c.setFont('Helvetica',7); c.drawString(36,24,'Date: 4/14/25 09:52:17 AM'); c.drawRightString(756,24,f'Page: {p} of {pages}')
for p in range(pages):
    head(p+1); y=H-126; 
    for R in rows[p*per:(p+1)*per]:
        c.setFont('Helvetica',7.6); c.drawString(36,y,R['account']); c.drawString(98,y,R['name'])
        for k,(a,b) in zip(keys,X): c.drawRightString(b,y,f(R[k]))
        y-=11.6
    if p==pages-1:
        c.setLineWidth(.6); 
        for a,b in X: c.line(a+12,y+8,b,y+8)
        c.setFont('Helvetica-Bold',7.6); y-=3; c.drawString(36,y,'Report Total')
        for k,(a,b) in zip(keys,X): c.drawRightString(b,y,f(tot[k]))
        for a,b in X: c.line(a+12,y-3,b,y-3); c.line(a+12,y-5,b,y-5)
        c.setFont('Helvetica-Oblique',7); c.drawString(36,y-20,'Report Difference:   0.00'); c.drawString(36,y-31,'Unposted transactions are not included.')
    c.showPage()
c.save()
save(N,'TB','MIP-like fund accounting trial balance, HUD chart, opening/period/closing debit-credit pairs, senior 202',False,keys,rows,[dict(label='Report Total',**tot)])
