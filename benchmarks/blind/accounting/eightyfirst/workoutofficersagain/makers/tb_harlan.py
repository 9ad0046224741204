import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
random.seed(8101)
# (code, name, kind, ending guess, monthly activity style)   sign: debit +
A=[
('#','CURRENT ASSETS'),
('1010-0000','Cash - Operating (Midcoast 4471)',61233.18,'c'),
('1012-0000','Cash - Lockbox / Clearing',0,'clear'),
('1015-0000','Cash - Cash Trap Acct (Servicer)',1482907.66,'up'),
('1018-0000','Petty Cash - Mall Office',500.00,'0'),
('1025-0000','Cash - Security Deposits',88412.50,'0'),
('1105-0000','A/R - Tenants',1176540.29,'ar'),
('1106-0000','A/R - Tenants in Bankruptcy',312775.84,'up'),
('1107-0000','A/R - Recovery Billings Unbilled',148220.00,'up'),
('1109-0000','Allowance for Doubtful Accounts',-684300.00,'dn'),
('1120-0000','Straight-Line Rent Receivable',903114.71,'sm-'),
('1205-0000','Escrow - Real Estate Tax',418660.03,'up'),
('1206-0000','Escrow - Insurance',97554.12,'up'),
('1207-0000','Reserve - Capital Replacement',233871.40,'up'),
('1208-0000','Reserve - TI/LC Rollover',12045.77,'sm+'),
('1209-0000','Reserve - Anchor Co-Tenancy',750000.00,'0'),
('1310-0000','Prepaid Insurance',141908.35,'sm-'),
('1320-0000','Prepaid Real Estate Tax',0,'00'),
('1330-0000','Prepaid Expenses - Other',18240.61,'sm-'),
('S','TOTAL CURRENT ASSETS'),
('#','FIXED AND OTHER ASSETS'),
('1505-0000','Land',9450000.00,'0'),
('1510-0000','Buildings',61228940.00,'0'),
('1512-0000','Building Improvements',7704118.52,'up'),
('1515-0000','Parking Lot & Site Improvements',2388007.00,'0'),
('1520-0000','Tenant Improvements',5910663.18,'0'),
('1522-0000','Tenant Allowances',2275500.00,'0'),
('1530-0000','Furniture, Fixtures & Equipment',612440.90,'0'),
('1610-0000','Accum Depr - Buildings',-23911406.00,'dep'),
('1612-0000','Accum Depr - Improvements',-3640227.00,'dep'),
('1615-0000','Accum Depr - Site',-1597205.00,'dep'),
('1620-0000','Accum Amort - TI & Allowances',-6122870.00,'dep'),
('1630-0000','Accum Depr - FF&E',-581004.00,'dep'),
('1705-0000','Deferred Leasing Costs',1804336.27,'0'),
('1710-0000','Accum Amort - Leasing Costs',-1388916.00,'dep'),
('1720-0000','Deferred Financing Costs',1120000.00,'0'),
('1725-0000','Accum Amort - Financing Costs',-1101333.36,'dep'),
('1810-0000','Utility Deposits',26800.00,'0'),
('S','TOTAL FIXED AND OTHER ASSETS'),
('#','LIABILITIES'),
('2010-0000','Accounts Payable - Trade',-387664.92,'ap'),
('2015-0000','Accounts Payable - Retainage',0,'00'),
('2020-0000','Due To / From Manager',-44117.06,'dn'),
('2025-0000','Due To Sponsor - Protective Adv.',-1350000.00,'0'),
('2110-0000','Accrued Real Estate Taxes',-1012500.00,'dn'),
('2120-0000','Accrued Interest - Note A',-1693445.08,'dn'),
('2121-0000','Accrued Default Interest',-2208375.00,'dn'),
('2125-0000','Accrued Servicing & Late Fees',-316900.44,'dn'),
('2130-0000','Accrued Expenses - Other',-92318.77,'sm-'),
('2140-0000','Sales Tax Payable',-3107.45,'sm-'),
('2210-0000','Prepaid Rents',-104559.63,'sm-'),
('2220-0000','Unearned Percentage Rent',0,'00'),
('2230-0000','Tenant Security Deposits',-86912.50,'0'),
('2240-0000','Gift Card Liability',-15330.00,'sm+'),
('2510-0000','Mortgage Payable - Note A',-58890000.00,'0'),
('2515-0000','Mortgage Payable - Note B (Hope)',-7500000.00,'0'),
('S','TOTAL LIABILITIES'),
('#',"MEMBERS' EQUITY"),
('3010-0000',"Members' Capital",None,'0'),
('3020-0000','Distributions',4200000.00,'0'),
('3050-0000','Retained Earnings (Deficit)',21744902.16,'0'),
('S',"TOTAL MEMBERS' EQUITY"),
('#','REVENUE'),
('4010-0000','Minimum Rent - In-Line',-3911870.44,'y'),
('4011-0000','Minimum Rent - Anchor',-562500.00,'y'),
('4012-0000','Minimum Rent - Outparcel',-213750.00,'y'),
('4015-0000','Rent in Lieu (Alternate Rent)',-288415.32,'y'),
('4018-0000','Rent Abatements - Co-Tenancy',402277.91,'y'),
('4020-0000','Percentage Rent - Overage',-61904.20,'ys'),
('4025-0000','Specialty Leasing - RMU/Kiosk',-317660.00,'y'),
('4030-0000','Temporary In-Line',-148900.00,'y'),
('4040-0000','Storage Income',-22725.00,'y'),
('4110-0000','CAM Recovery',-988432.15,'y'),
('4112-0000','CAM Recovery - Prior Year',37119.80,'ys'),
('4120-0000','Real Estate Tax Recovery',-604118.02,'y'),
('4130-0000','Insurance Recovery',-71600.33,'y'),
('4140-0000','HVAC / Central Plant Recovery',-166230.00,'y'),
('4150-0000','Electric Recovery',-254009.77,'y'),
('4160-0000','Trash Recovery',-48115.00,'y'),
('4170-0000','Marketing Fund Contribution',-57320.00,'y'),
('4310-0000','Late Charges & NSF',-9240.00,'y'),
('4320-0000','Lease Termination Income',-125000.00,'00b'),
('4390-0000','Miscellaneous Income',-6318.24,'y'),
('4410-0000','SLR Income Adjustment',84600.00,'y'),
('S','TOTAL REVENUE'),
('#','OPERATING EXPENSES'),
('5010-0000','CAM - Janitorial Contract',401220.00,'y'),
('5015-0000','CAM - Security Contract',388764.18,'y'),
('5020-0000','CAM - Landscaping',58110.00,'y'),
('5025-0000','CAM - Snow Removal',121460.75,'ys'),
('5030-0000','CAM - Parking Lot R&M',44915.50,'y'),
('5035-0000','CAM - Roof Repairs',92340.11,'y'),
('5040-0000','CAM - Elevator/Escalator',67821.00,'y'),
('5045-0000','CAM - HVAC R&M',113870.66,'y'),
('5050-0000','CAM - Fire & Life Safety',29144.00,'y'),
('5060-0000','CAM - Electric',517230.43,'y'),
('5062-0000','CAM - Gas',88417.90,'y'),
('5064-0000','CAM - Water & Sewer',74206.37,'y'),
('5070-0000','CAM - Trash Removal',63980.00,'y'),
('5080-0000','CAM - Payroll & Benefits',266713.82,'y'),
('5110-0000','Real Estate Taxes',1012500.00,'y'),
('5120-0000','Property Insurance',244386.00,'y'),
('5210-0000','Management Fee',187409.16,'y'),
('5220-0000','Marketing & Promotion',39227.44,'y'),
('5310-0000','Bad Debt Expense',296400.00,'y'),
('5320-0000','Legal - Tenant Collections',81664.25,'y'),
('5325-0000','Legal - Loan Workout',212930.50,'y'),
('5330-0000','Professional Fees - Accounting',33500.00,'y'),
('5340-0000','Vacant Space Utilities',52816.08,'y'),
('5390-0000','Miscellaneous G&A',14877.31,'y'),
('S','TOTAL OPERATING EXPENSES'),
('#','DEBT SERVICE, DEPRECIATION AND OTHER'),
('6010-0000','Interest Expense - Note A',2208375.00,'y'),
('6015-0000','Interest Expense - Default Rate',2208375.00,'y'),
('6020-0000','Servicer & Inspection Fees',47250.00,'y'),
('6030-0000','Late Charges - Lender',269650.44,'ys'),
('6110-0000','Depreciation - Building',1178640.00,'y'),
('6120-0000','Depreciation - Improvements',511290.00,'y'),
('6130-0000','Amortization - TI & Leasing',402318.00,'y'),
('6140-0000','Amortization - Financing',83999.97,'y'),
('6510-0000','Interest Income',-28317.02,'y'),
('6900-0000','Impairment Loss',0,'00'),
('S','TOTAL DEBT SERVICE, DEPR AND OTHER'),
]
acc=[a for a in A if a[0] not in('#','S')]
C=lambda x:int(round(x*100))
V={}
for a in acc:
    e,k=a[2],a[3]
    if e is None: V[a[0]]=[None,0,0];continue
    e=C(e); d=c=0
    r=lambda lo,hi:C(random.uniform(lo,hi))
    ae=abs(e)
    if k=='up': d=int(ae*random.uniform(.03,.09)); c=0 if random.random()<.5 else int(d*.2)
    elif k=='dn': c=int(ae*random.uniform(.05,.11))
    elif k=='sm-': (d,c)=(int(ae*random.uniform(0,.05)),int(ae*random.uniform(.06,.15)))
    elif k=='sm+': d=int(ae*random.uniform(.01,.04))
    elif k=='dep': c=int(ae*.0065)
    elif k=='ar': d,c=r(820000,860000),r(740000,800000)
    elif k=='ap': d,c=r(240000,290000),r(230000,330000)
    elif k=='y':
        x=int(ae/9*random.uniform(.9,1.08)); y=int(x*random.uniform(.0,.04)) if random.random()<.4 else 0
        d,c=(x,y) if e>0 else (y,x)
        if a[0] in('6010-0000','6015-0000'): d,c=ae//9,0
    elif k=='ys': x=0 if random.random()<.5 else int(ae*random.uniform(.02,.06)); d,c=(x,0) if e>0 else (0,x)
    V[a[0]]=[e-d+c,d,c]
# clearing equals both sides ; operating cash absorbs activity
V['1012-0000']=[0,C(764118.37),C(764118.37)]
D=sum(v[1] for v in V.values()); Cc=sum(v[2] for v in V.values())
base=C(905000.11)
v=V['1010-0000']
d=base; c=D-V['1010-0000'][1]-0+d-(Cc-v[2])
V['1010-0000']=[C(61233.18)-d+c,d,c]; assert c>0
s=sum(v[0] for v in V.values() if v[0] is not None)
V['3010-0000']=[-s,0,0]
assert sum(v[0] for v in V.values())==0 and sum(v[1]-v[2] for v in V.values())==0
def f(x):
    t=f'{abs(x)/100:,.2f}'; return t+('-' if x<0 else ' ')
rows=[];totals=[];lines=[];grp=[0]*4;grand=[0]*4
for a in A:
    if a[0]=='#': lines.append(('h',a[1])); grp=[0]*4
    elif a[0]=='S':
        totals.append(dict(label=a[1],beginning=grp[0]/100,debit=grp[1]/100,credit=grp[2]/100,ending=grp[3]/100)); lines.append(('s',a[1],grp))
    else:
        b,d,c=V[a[0]]; q=[b,d,c,b+d-c]; grp=[x+y for x,y in zip(grp,q)]; grand=[x+y for x,y in zip(grand,q)]
        rows.append(dict(account=a[0],name=a[1],beginning=q[0]/100,debit=d/100,credit=c/100,ending=q[3]/100)); lines.append(('r',a[0],a[1],q))
totals.append(dict(label='REPORT TOTAL',beginning=grand[0]/100,debit=grand[1]/100,credit=grand[2]/100,ending=grand[3]/100))
lines.append(('s','REPORT TOTAL',grand))
W,H=letter; pdf=canvas.Canvas(doc('tb_harlan_ridge_mri.pdf'),pagesize=letter)
fs=7.6; F='Courier'; cw=pdf.stringWidth('0',F,fs)
L=32; X=[L+c*cw for c in (62,80,97,117)]
def head(p):
    pdf.setFont(F,fs); y=H-34
    pdf.drawString(L,y,'Database: HRMPROD'); pdf.drawCentredString(W/2,y,'TRIAL BALANCE'); pdf.drawRightString(W-32,y,f'Page: {p:>3}')
    y-=10; pdf.drawString(L,y,'ENTITY: 4410'); pdf.drawCentredString(W/2,y,'HARLAN RIDGE MALL HOLDINGS LLC'); pdf.drawRightString(W-32,y,'Date: 10/14/2025')
    y-=10; pdf.drawString(L,y,'Basis:  Accrual'); pdf.drawCentredString(W/2,y,'Period: 09/25 thru 09/25'); pdf.drawRightString(W-32,y,'Time:  7:42 AM')
    y-=24
    pdf.drawRightString(X[0],y,'Beginning '); pdf.drawRightString(X[1],y,'Current '); pdf.drawRightString(X[2],y,'Current '); pdf.drawRightString(X[3],y,'Ending ')
    y-=9.5; pdf.drawString(L,y,'Account'); pdf.drawString(L+11*cw,y,'Description')
    for x,t in zip(X,('Balance ','Debits ','Credits ','Balance ')): pdf.drawRightString(x,y,t)
    y-=9; pdf.drawString(L,y,'-'*9); pdf.drawString(L+11*cw,y,'-'*32)
    for x,n in zip(X,(16,15,15,17)): pdf.drawRightString(x,y,'-'*n+' ')
    return y-11
p=1;y=head(p)
for i,l in enumerate(lines):
    need=30 if l[0]=='h' else 22 if l[0]=='s' else 10
    if y-need<44: pdf.showPage(); p+=1; y=head(p)
    pdf.setFont(F,fs)
    if l[0]=='h': y-=6; pdf.drawString(L,y,l[1]); y-=12
    elif l[0]=='r':
        pdf.drawString(L,y,l[1]); pdf.drawString(L+11*cw,y,l[2])
        for x,v in zip(X,l[3]): pdf.drawRightString(x,y,f(v))
        y-=9.8
    else:
        g='=' if l[1]=='REPORT TOTAL' else '-'
        for x,n in zip(X,(16,15,15,17)): pdf.drawRightString(x,y,g*n+' ')
        y-=9; pdf.drawString(L+11*cw,y,l[1])
        for x,v in zip(X,l[2]): pdf.drawRightString(x,y,f(v))
        y-=12
pdf.setFont(F,fs); pdf.drawString(L,y-8,'*** End of Report ***   Prepared at request of receiver; unaudited.')
pdf.save()
save('tb_harlan_ridge_mri.pdf','TB',['beginning','debit','credit','ending'],rows,totals,'MRI trial balance, regional mall in receivership, Courier, trailing minus, group totals, 3 pages',False)
