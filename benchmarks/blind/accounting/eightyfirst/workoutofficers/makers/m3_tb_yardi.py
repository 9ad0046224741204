import random, xlwt
from decimal import Decimal as D
from common import *
R=random.Random(8103)
def a(lo,hi): return D(R.randint(lo*100,hi*100))/100
Z=D(0)
# code,name,forward,debits,credits ; fiscal year from Jan, month = Mar 2025
L=[("1101-0000","Cash - Operating",a(180000,220000),'P',a(300000,340000)),("1103-0000","Cash - Parking Depository",a(11000,14000),a(61000,66000),a(60000,65000)),
("1105-0000","Cash - Security Deposits",D('84650.00'),Z,D('3200.00')),("1120-0000","Escrow - Taxes (Lender)",a(150000,170000),D('28915.00'),Z),("1121-0000","Escrow - Replacement Reserve",a(61000,66000),D('3750.00'),a(8000,9900)),
("1200-0000","Accounts Receivable - Tenants",a(139000,151000),a(351000,360000),a(318000,329000)),("1205-0000","Accounts Receivable - Parking Validations",a(4000,6000),a(5000,6500),a(4100,5600)),
("1210-0000","Allowance for Doubtful Accounts",-a(58000,62000),Z,D('9500.00')),("1290-0000","Deferred Rent Receivable",a(311000,322000),a(2000,2600),Z),
("1310-0000","Prepaid Insurance",a(39000,44000),Z,a(6000,6600)),("1320-0000","Prepaid Expenses - Other",a(7000,8800),a(900,1400),a(1900,2200)),
("1410-0000","Land",D('3875000.00'),Z,Z),("1420-0000","Building",D('21640118.44'),Z,Z),("1430-0000","Tenant Improvements",a(2900000,2990000),a(14000,22000),Z),("1440-0000","Parking Structure",D('4210000.00'),Z,Z),
("1490-0000","Accumulated Depreciation",-a(7300000,7390000),Z,D('71884.00')),("1510-0000","Lease Costs",a(611000,640000),a(9000,11000),Z),("1590-0000","Accumulated Amortization - Lease Costs",-a(288000,299000),Z,D('7105.00')),
("2101-0000","Accounts Payable",-a(91000,99000),a(151000,159000),a(149000,171000)),("2110-0000","Accrued Expenses",-a(31000,35000),a(31000,33000),a(28000,30000)),("2115-0000","Accrued Property Tax",-a(120000,124000),Z,D('28915.00')),
("2120-0000","Accrued Interest",-D('98312.50'),Z,D('98312.50')),("2201-0000","Security Deposits",-D('84650.00'),D('3200.00'),Z),("2210-0000","Prepaid Rent",-a(41000,45000),a(21000,25000),a(17000,22000)),
("2215-0000","Sales Tax Payable - Parking",-a(3900,4300),a(3900,4000),a(4000,4200)),("2501-0000","Mortgage Note Payable",-D('23595000.00'),Z,Z),
("3101-0000","Owner Contribution",-D('6100000.00'),Z,Z),("3201-0000","Owner Distribution",D('2450000.00'),Z,Z),("3800-0000","Retained Earnings",'F',Z,Z),
("4101-0000","Base Rent - Medical Office",-a(498000,505000),Z,a(247000,251000)),("4102-0000","Base Rent - Pharmacy",-D('17000.00'),Z,D('8500.00')),("4110-0000","Rent Concessions",a(9000,12000),a(4000,6000),Z),("4120-0000","Straight Line Rent",-a(4200,5000),Z,a(2000,2600)),
("4201-0000","Recovery - Operating Expenses",-a(121000,126000),a(500,900),a(61000,64000)),("4202-0000","Recovery - Property Taxes",-a(38000,40000),Z,a(19000,20500)),("4301-0000","Parking - Monthly",-a(61000,64000),Z,a(30000,33000)),
("4302-0000","Parking - Daily/Transient",-a(52000,55000),Z,a(26000,29000)),("4303-0000","Parking - Validations",-a(9900,10800),Z,a(5000,6500)),("4402-0000","Late Charges",-a(900,1600),a(100,200),a(500,900)),("4490-0000","Medical Waste Reimbursement",-a(3800,4200),Z,a(1900,2100)),
("5101-0000","Janitorial - Suites & Common",a(44000,47000),a(22000,24000),Z),("5105-0000","Medical Waste Removal",a(4100,4500),a(2000,2300),Z),("5110-0000","HVAC Maintenance",a(18000,21000),a(7000,11000),a(300,800)),("5112-0000","Elevator Maintenance",a(8000,8400),a(4000,4200),Z),
("5115-0000","Plumbing",a(3900,6100),a(2000,3900),Z),("5120-0000","Electric",a(52000,58000),a(24000,29000),Z),("5121-0000","Gas",a(14000,16000),a(5000,6900),Z),("5122-0000","Water/Sewer",a(9000,11000),a(4600,5300),Z),
("5130-0000","Security",a(21000,22000),a(10500,11000),Z),("5140-0000","Parking Operator Expense",a(46000,49000),a(22000,25000),Z),("5201-0000","Property Taxes",D('57830.00'),D('28915.00'),Z),("5210-0000","Insurance",a(12000,12900),a(6000,6600),Z),
("5301-0000","Management Fees",a(31000,33000),a(15000,17000),Z),("5310-0000","Professional Fees",a(6000,9000),a(11000,19000),D('1250.00')),("5320-0000","Bad Debt Expense",D('19000.00'),D('9500.00'),Z),
("6101-0000","Mortgage Interest",D('196625.00'),D('98312.50'),Z),("6110-0000","Forbearance Fee",Z,D('58987.50'),Z),("6201-0000","Depreciation",D('143768.00'),D('71884.00'),Z),("6202-0000","Amortization",D('14210.00'),D('7105.00'),Z)]
sf=sum((x[2] for x in L if x[2]!='F'),Z)
sd=sum((x[3] for x in L if x[3]!='P'),Z); sc=sum((x[4] for x in L),Z)
L=[(c,n,-sf if f=='F' else f,(sc-sd) if d=='P' else d,cr) for c,n,f,d,cr in L]
print('RE',-sf,'cash dr',sc-sd)
wb=xlwt.Workbook(); ws=wb.add_sheet('Trial Balance')
def st(b=False,al='left',nf=None,border='',bg=None,h=160):
    s=f'font: name Verdana, height {h}, bold {"on" if b else "off"}; align: horiz {al};'+(f' borders: {border};' if border else '')+(f' pattern: pattern solid, fore_colour {bg};' if bg else '')
    return xlwt.easyxf(s,num_format_str=nf or 'General')
N='#,##0.00;-#,##0.00;0.00'
for i,t in enumerate(['Saltgrass Medical Pavilion & Garage (smpg)','Trial Balance','Period = Mar 2025','Book = Accrual ; Tree = ysi_tb']): ws.write_merge(i,i,0,5,t,st(i<2,'center',h=200 if i<2 else 160))
for c,t in enumerate(['Account','','Forward','Debit','Credit','Ending']): ws.write(5,c,t,st(True,'left' if c<2 else 'right',bg='gray25'))
for c,t in enumerate(['','','Balance','','','Balance']): ws.write(6,c,t,st(True,'left' if c<2 else 'right',bg='gray25',border='bottom thin'))
rows=[];r=7;T=[Z]*4
for c,n,f,d,cr in L:
    e=f+d-cr; ws.write(r,0,c,st());ws.write(r,1,n,st())
    for k,v in enumerate((f,d,cr,e)): ws.write(r,2+k,float(v),st(al='right',nf=N)); T[k]+=v
    rows.append(dict(account=c,name=n,beginning=f,debit=d,credit=cr,ending=e)); r+=1
assert T[0]==0 and T[3]==0 and T[1]==T[2]
ws.write(r,1,'Total',st(True))
for k,v in enumerate(T): ws.write(r,2+k,float(v),st(True,'right',N,'top thin, bottom double'))
ws.write(r+2,0,'Wednesday, April 09, 2025  08:14 AM',st(h=140))
for c,w in enumerate((12,44,19,17,17,19)): ws.col(c).width=256*w
ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.portrait=True
wb.save(path('TB_smpg_Mar2025.xls'))
save('TB_smpg_Mar2025.xls','TB',['beginning','debit','credit','ending'],rows,[dict(label='Total',beginning=0,debit=T[1],credit=T[2],ending=0)],'Yardi trial balance export (.xls), forward balance/debit/credit/ending, medical office with garage',False)
print(len(rows))
