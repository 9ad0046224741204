# build-to-rent, controller's worksheet with three books
import random, xlsxwriter
from common import *
R=random.Random(77)
N='TB_Larkfield_BTR_books_2025-09.xlsx'
A=[('11100','Operating Cash - Tidewater Nat\'l x4471',0,0),('11150','Security Deposit Cash',143250,0),('11300','Tenant Receivables',0,86412.55),('11310','Allowance - Doubtful Accounts',0,-19200),('11400','Prepaid Insurance',0,38114.17),('11450','Prepaid Expenses - Other',0,6920.4),('11600','Utility Deposits',4150,0),
('12100','Land',5120000,0),('12200','Homes & Improvements',31844210.36,27450),('12300','Appliances',1106300,0),('12350','Site Amenities',842775.1,0),('12900','Accumulated Depreciation',0,-2316480),('13100','Loan Costs',412500,0),('13190','Accumulated Amortization - Loan Costs',0,-96250),
('21100','Accounts Payable',0,-118340.92),('21200','Accrued Expenses',0,-64217.35),('21300','Accrued Property Taxes',0,-396750),('21400','Accrued Interest',0,-97208.33),('21500','Prepaid Rent',-28764.12,-3215),('21600','Security Deposits Held',-142600,0),('21650','Pet Deposits Held',-17850,0),('22100','Construction/Perm Loan - Senior',-24500000,0),
('31100','Member Contributions',-15750000,0),('31200','Member Distributions',1240000,0),('31900','Accumulated Deficit',None,None),
('41100','Gross Potential Rent - Homes',-2894400,-41250),('41150','Loss/Gain to Lease',62318.5,1140.25),('41200','Vacancy Loss',171840,0),('41300','Concessions',58720,2400),('41350','Employee Discount',8100,0),('42100','Pet Rent',-31620,-585),('42150','Garage/EV Charger Fees',-9480,0),('42200','Application & Admin Fees',-22475,0),('42300','Late & NSF Fees',-18340.75,-1225),('42350','Smart Home Package',-70290,-1170),('42400','Utility Reimbursements',-96885.3,-8211.94),('42450','Damages & Cleaning Recovered',-14270.44,-3310),('42500','Bad Debt Expense',0,17690.2),
('51100','Salaries - Leasing & Management',168412.07,5230.11),('51150','Salaries - Maintenance',141980.66,4417.9),('51300','Payroll Taxes & Benefits',71244.13,2180.44),('52100','Repairs & Maintenance',88314.92,7120.35),('52150','Turnover Costs',46230.18,2985),('52200','Landscaping (Community & Yards)',112800,14100),('52300','Pest Control',7920,880),('53100','Electricity - Common/Vacant',21466.04,2317.66),('53200','Water & Sewer',104570.29,11840.5),('53300','Trash Valet',31410,3490),('54100','Marketing & Advertising',41835.6,1950),('54200','General & Administrative',36118.77,2244.81),('54300','Resident Screening',6235.5,0),('55100','Management Fee',78930.14,8812.4),('55150','HOA/Metro District Dues',40950,0),('56100','Property Taxes',0,396750),('56200','Insurance',45120,76228.33),('61100','Interest Expense',777666.64,97208.33),('61200','Amortization - Loan Costs',0,30937.5),('61300','Depreciation',0,742365),('62100','Asset Management Fee',45000,0)]
D=[]
for a,n,x,z in A: D.append([a,n,None if x is None else round(x*100),None if z is None else round(z*100)])
cash=D[0]; cash[2]=38471906; cash[3]=0
pl=[d for d in D if d[2] is None][0]; pl[2]=0;pl[3]=0
pl[2]=-sum(d[2] for d in D); pl[3]=-sum(d[3] for d in D)
print(pl)
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('TB by Book')
f=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
t1=f(bold=True,font_size=12); t2=f(italic=True,font_color='#444444')
hg=f(bold=True,align='center',bottom=1,bg_color='#DCE6D3'); h=f(bold=True,align='right',bottom=2); hl=f(bold=True,bottom=2)
m=f(num_format='#,##0.00;(#,##0.00);-'); tx=f(); tm=f(num_format='#,##0.00;(#,##0.00);-',bold=True,top=1,bottom=6); tb=f(bold=True)
ws.hide_gridlines(2)
ws.write(0,1,'Larkfield Cottages BTR Owner LLC',t1); ws.write(1,1,'Adjusted trial balance by book (year to date)',tb); ws.write(2,1,'As of September 30, 2025   |   Prepared by Pell & Marrow Residential for owner close, v2',t2)
ws.set_column(0,0,1.5); ws.set_column(1,1,8); ws.set_column(2,2,36); 
for s in (3,6,9): ws.set_column(s,s+1,15,None)
for s in (5,8): ws.set_column(s,s,1.5)
ws.merge_range(4,3,4,4,'Cash Book',hg); ws.merge_range(4,6,4,7,'Accrual Adj.',hg); ws.merge_range(4,9,4,10,'Accrual Book',hg)
ws.write(5,1,'GL',hl); ws.write(5,2,'Account Title',hl)
for s in (3,6,9): ws.write(5,s,'Debit',h); ws.write(5,s+1,'Credit',h)
K=['other:Cash Book Debit','other:Cash Book Credit','other:Accrual Adj. Debit','other:Accrual Adj. Credit','other:Accrual Book Debit','other:Accrual Book Credit']
def six(x,z):
    o=[]
    for v in (x,z,x+z): o+= [v if v>0 else None, -v if v<0 else None]
    return o
r=6; rows=[];T=[0]*6; C=[3,4,6,7,9,10]
for a,n,x,z in D:
    if a in('21100','31100','41100','51100','61100'): r+=1
    v=six(x,z); ws.write(r,1,int(a) if False else a,tx); ws.write(r,2,n,tx)
    for cc,k in zip(C,v):
        if k is not None: ws.write_number(r,cc,k/100,m)
        else: ws.write_blank(r,cc,None,m)
    for i,k in enumerate(v): T[i]+=k or 0
    rows.append({'account':a,'name':n,**{kk:c(k) for kk,k in zip(K,v)}}); r+=1
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
r+=1; ws.write(r,2,'Totals',tb)
for cc,k in zip(C,T): ws.write_number(r,cc,k/100,tm)
ws.write(r+2,1,'Note: accrual adjustments are kept in book 2; property tax accrual per 2025 assessed value. Tax book not shown.',t2)
ws.freeze_panes(6,3); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
w2=wb.add_worksheet('Tickmarks'); w2.write(0,0,'PBC  Prepared by client'); w2.write(1,0,'F    Footed'); w2.write(2,0,'GL   Agreed to general ledger'); 
wb.close()
save(N,'TB',K,rows,[{'label':'Totals',**{kk:c(k) for kk,k in zip(K,T)}}],'worksheet with three grouped books (cash, adjustments, accrual), spacer columns',True)
