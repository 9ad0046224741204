from h import *
from fpdf import FPDF
import datetime
name='Kestrel_House_Trial_Balance.pdf'
L='''4010|Base Rent - Office|Revenue|-1184220.00|-1139004.96
4020|Recoveries - Operating Expenses|Revenue|-286413.75|-271880.12
4030|Recoveries - Real Estate Taxes|Revenue|-148902.33|-141566.08
4040|Parking Income|Revenue|-62880.00|-58140.00
4050|Tenant Work Orders|Revenue|-9417.26|-12054.90
4060|Antenna Licence|Revenue|-18000.00|
4900|Interest Income|Other Income|-3318.47|-2207.63
6010|Janitorial Contract|Expense|118440.00|112800.00
6020|Window Cleaning|Expense|7850.00|7400.00
6030|Electricity|Expense|161207.88|155918.41
6040|Water & Sewer|Expense|14462.15|13980.72
6050|HVAC Maintenance|Expense|41918.60|36207.55
6060|Elevator Maintenance|Expense|28656.00|27300.00
6070|Security & Concierge|Expense|92312.40|88004.16
6080|Landscaping & Snow|Expense|21075.00|26340.50
6090|Repairs & Maintenance - General|Expense|37844.91|44190.83
6110|Property Management Fee|Expense|51295.00|48788.00
6120|Insurance|Expense|39604.00|35118.00
6130|Real Estate Taxes|Expense|212718.90|203660.00
6140|Legal & Professional|Expense|17420.00|8215.00
6150|Bank Fees|Expense|611.35|588.20
6160|Bad Debts|Expense|-1250.00|9640.00
6170|Leasing Commissions Amortization|Expense|33480.00|31020.00
6180|Depreciation|Depreciation|264300.00|259116.00
6210|Mortgage Interest|Expense|318744.12|329015.66
1000|Operating Account|Bank|204417.62|166930.04
1010|Tenant Deposit Account|Bank|88350.00|88350.00
1100|Accounts Receivable|Current Asset|47218.09|39846.71
1110|Straight-line Rent Receivable|Current Asset|131460.00|118220.00
1200|Prepayments|Prepayment|22906.17|20411.00
1500|Land|Fixed Asset|1640000.00|1640000.00
1510|Building|Fixed Asset|9220400.00|9220400.00
1520|Tenant Improvements|Fixed Asset|748316.20|702190.00
1590|Less Accumulated Depreciation|Fixed Asset|-2418700.00|-2154400.00
1600|Deferred Leasing Costs|Non-current Asset|196045.00|229525.00
2000|Accounts Payable|Current Liability|-71833.40|-58209.94
2010|Accrued Liabilities|Current Liability|-39216.00|-33870.00
2020|Rent Received in Advance|Current Liability|-54110.75|-61402.10
2030|Tenant Security Deposits|Current Liability|-88350.00|-88350.00
2040|Rounding|Current Liability|0.02|
2500|Mortgage - Union Meridian Bank|Non-current Liability|-6204418.37|-6381220.09
3000|Members' Capital|Equity|-3100000.00|-3100000.00
3010|Distributions|Equity|420000.00|360000.00
3020|Retained Earnings|Equity|P|P'''
A=[x.split('|') for x in L.split('\n')]
for j in (3,4):
    s=round(sum(float(x[j]) for x in A if x[j] not in('P','')),2)
    for x in A: x[j]=-s if x[j]=='P' else (None if x[j]=='' else float(x[j]))
p=FPDF(format='A4'); p.creation_date=datetime.datetime(2026,1,14,tzinfo=datetime.timezone.utc)
class P(FPDF):
    def footer(s):
        s.set_y(-14); s.set_font('Helvetica','',7); s.set_text_color(120); s.cell(120,5,'Trial Balance   |   Kestrel House Holdings LLC   |   14 Jan 2026'); s.cell(0,5,f'{s.page_no()}',align='R'); s.set_text_color(0)
p=P(format='A4'); p.creation_date=datetime.datetime(2026,1,14,tzinfo=datetime.timezone.utc); p.set_auto_page_break(True,18); p.set_margins(16,18,16); p.add_page()
p.set_font('Helvetica','B',17); p.cell(0,9,'Trial Balance',new_x='LMARGIN',new_y='NEXT'); p.set_font('Helvetica','',10.5)
for t in ('Kestrel House Holdings LLC','As at 31 December 2025'): p.cell(0,5.5,t,new_x='LMARGIN',new_y='NEXT')
p.ln(6); Wd=[17,60,34,24,24,24]; w=Wd[:]; w[3:]=[23,23,23]; w[1]=58
w[3:]=[22.5,22.5,23]
p.set_font('Helvetica','B',7.6)
y=p.get_y()
H=['Account\nCode','Account','Account Type','Debit - Year\nto date','Credit - Year\nto date','31 Dec 2024']
x=16
for h,q,i in zip(H,w,range(6)):
    n=h.count('\n'); p.set_xy(x,y+(0 if n else 4)); p.multi_cell(q,4,h,align='L' if i<3 else 'R'); x+=q
p.set_y(y+9); p.line(16,y+9,16+sum(w),y+9)
rows=[]; T=[0,0,0]; p.set_font('Helvetica','',8)
for a in A:
    d=a[3] if a[3]>0 else None; c=-a[3] if a[3]<0 else None
    row=dict(account=a[0],name=a[1])
    if d is not None: row['debit']=d; T[0]+=d
    if c is not None: row['credit']=c; T[1]+=c
    if a[4] is not None: row['other:31 Dec 2024']=a[4]; T[2]+=a[4]
    rows.append(row)
    cells=[a[0],a[1],a[2],m(d) if d is not None else '',m(c) if c is not None else '',par(a[4]) if a[4] is not None else '-']
    p.set_draw_color(215)
    for i,(t,q) in enumerate(zip(cells,w)): p.cell(q,6,t,border='B',align='L' if i<3 else 'R',new_x='RIGHT',new_y='TOP')
    p.ln(6)
T=[round(t,2)+0.0 for t in T]; T[2]=abs(T[2])
p.set_draw_color(0); p.set_font('Helvetica','B',8)
for i,(t,q) in enumerate(zip(['Total','','',m(T[0]),m(T[1]),m(T[2])],w)): p.cell(q,7,t,border='TB',align='L' if i<3 else 'R',new_x='RIGHT',new_y='TOP')
p.output(D+name); print(len(rows),T)
assert T[0]==T[1]
save(name,'TB','Xero trial balance, office building, account type and comparative column',False,['debit','credit','other:31 Dec 2024'],rows,[{'label':'Total','debit':T[0],'credit':T[1],'other:31 Dec 2024':T[2]}])
