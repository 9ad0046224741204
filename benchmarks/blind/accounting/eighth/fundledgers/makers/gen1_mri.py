# MRI-style text trial balance of an office park, Courier
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
R=random.Random(71)
def v(x): return int(round(x*100*R.uniform(.93,1.07)))+R.choice([0,R.randint(-50,49)]) if x else 0
# code, name, begin, dr, cr
A=[l.split('|') for l in '''1010-0000|Cash - Operating, Harbor Mutual Bank|0|0|0
1010-0100|Cash - Lender Lockbox|41250|612000|609800
1015-0000|Cash - Tenant Security Deposits|212400|1150|0
1030-0000|Petty Cash|=500|0|0
1105-0000|Escrow - Real Estate Taxes|318900|62400|0
1105-0200|Escrow - Insurance|44120|11030|0
1120-0000|Reserve - Capital Expenditures|187300|9500|0
1120-0300|Reserve - Tenant Improvements and Leasing Commissions|402100|25000|61200
1210-0000|Accounts Receivable - Tenants|96300|634100|641900
1210-0900|Allowance for Doubtful Accounts|-18400|0|2500
1220-0000|Unbilled CAM Recovery|57700|6100|0
1230-0000|Deferred Rent Receivable (Straight-Line)|611800|8200|0
1310-0000|Prepaid Insurance|66200|0|11100
1320-0000|Prepaid Expenses - Other|9400|3100|2200
1510-0000|Land|=6850000|0|0
1520-0000|Buildings|31870000|0|0
1530-0000|Building Improvements|2214000|48300|0
1540-0000|Tenant Improvements|3902000|61200|0
1550-0000|Furniture, Fixtures & Equipment|148200|0|0
1590-0000|Accumulated Depreciation - Buildings and Improvements|-7122000|0|71800
1590-0400|Accumulated Depreciation - TI|-1688000|0|39400
1610-0000|Deferred Leasing Commissions|1204000|22600|0
1610-0900|Accum. Amortization - Leasing Commissions|-492000|0|12300
1620-0000|Deferred Financing Costs|388000|0|0
1620-0900|Accum. Amortization - Financing|-147000|0|4600
2010-0000|Accounts Payable - Trade|-143600|231900|219400
2015-0000|Accrued Expenses|-71200|71200|66800
2020-0000|Accrued Interest Payable|-103900|103900|100500
2025-0000|Accrued Real Estate Taxes|-498600|0|62300
2110-0000|Prepaid Rents|-88300|88300|93700
2120-0000|Tenant Security Deposits Held|-211900|0|1150
2130-0000|Sales Tax on Rents Payable|-6210|6210|6330
2210-0000|Due to Manager - Fees|-17900|17900|18300
2215-0000|Due to Affiliate - 2215 Kestrel Garage LLC|-24000|0|0
2510-0000|Mortgage Note - Cascadia Life, 4.65%|-26940000|43700|0
2520-0000|Note Payable - Equipment|-21870|910|0
3010-0000|Capital - General Partner|=-96000|0|0
3020-0000|Capital - Limited Partners|=-9504000|0|0
3030-0000|Distributions|1350000|150000|0
3090-0000|Retained Earnings|0|0|0
4010-0000|Base Rent - Office|-3680000|0|461200
4010-0100|Base Rent - Retail|-214000|0|26800
4010-0300|Storage Rent|-11900|0|1475
4015-0000|Straight-Line Rent Adjustment|-64300|0|8200
4020-0000|Rent Abatements|52400|9100|0
4110-0000|CAM Recovery|-690000|0|86400
4120-0000|Real Estate Tax Recovery|-388000|0|48500
4130-0000|Electric Reimbursement|-92100|1240|13700
4210-0000|Parking - Monthly|-108000|0|13650
4210-0100|Parking - Daily & Validations|-17800|0|2310
4290-0000|Late Fees and Interest Charges|-3900|0|412
4295-0000|Miscellaneous Income|-1480|0|0
5010-0000|Engineering Payroll|168200|20900|0
5015-0000|Payroll Taxes & Benefits|44100|5480|0
5110-0000|Janitorial Contract|131000|16400|0
5115-0000|Window Cleaning|9800|0|0
5120-0000|Trash Removal|12900|1610|0
5210-0000|HVAC Maintenance and Repairs|61300|8940|1200
5215-0000|Elevator Maintenance|33800|4230|0
5220-0000|Plumbing|11200|690|0
5225-0000|Roof Repairs|4150|0|0
5230-0000|Fire & Life Safety Systems|17700|2940|0
5240-0000|Landscaping|28600|3580|0
5245-0000|Snow Removal|22400|0|0
5250-0000|Parking Lot / Garage Expense|14600|1100|0
5310-0000|Electricity - Common Area|214000|28700|0
5310-0100|Natural Gas|38400|2150|0
5310-0200|Water and Sewer|26100|3310|0
5410-0000|Security Contract|77300|9660|0
5510-0000|Property Insurance|88600|11100|0
5520-0000|Real Estate Taxes|498600|62300|0
6010-0000|Management Fees|146000|18300|0
6020-0000|Legal Fees|21400|3800|0
6030-0000|Audit & Tax Return Preparation|24500|0|0
6040-0000|Office Supplies, Postage & Telephone|7420|885|0
6050-0000|Marketing / Tenant Relations|16300|2210|365
6060-0000|Bad Debt Expense|17200|2500|0
7010-0000|Mortgage Interest|836000|100500|0
7015-0000|Equipment Loan Interest|960|118|0
7110-0000|Depreciation|889000|111200|0
7120-0000|Amortization|135100|16900|0
7210-0000|Interest Income on Escrows|-9800|0|1310'''.splitlines()]
rows=[]
for c,n,b,d,k in A:
    bb=int(b[1:])*100 if b[0]=='=' else v(float(b))
    rows.append([c,n[:40].rstrip(),bb,v(float(d)),v(float(k))])
by={r[0]:r for r in rows}
cash=by['1010-0000']; cash[2]=48793112; cash[3]=60912288
cash[4]=cash[3]+sum(r[3]-r[4] for r in rows if r is not cash)
re_=by['3090-0000']; re_[2]=-sum(r[2] for r in rows if r is not re_)
print('cash',cash,'RE',re_)
def f(c,blank=False):
    if c==0 and blank: return ''
    s='{:,.2f}'.format(abs(c)/100); return s+('-' if c<0 else ' ')
W=[13,42,20,18,18,20]
def line(a,n,b,d,k,e): return a.ljust(13)+n.ljust(42)+b.rjust(20)+d.rjust(18)+k.rjust(18)+e.rjust(20)
lines=[];T=[]
for a,n,b,d,k in rows:
    e=b+d-k
    lines.append(line(a,n,f(b),f(d,1),f(k,1),f(e)))
    r=dict(account=a,name=n,beginning=b/100)
    if d: r['debit']=d/100
    if k: r['credit']=k/100
    r['ending']=e/100; T.append(r)
sb,sd,sk=(sum(r[i] for r in rows) for i in (2,3,4)); assert sb==0 and sd==sk
per=31
pages=[lines[i:i+per] for i in range(0,len(lines),per)]
c=canvas.Canvas(DOC+'/kestrel_2210_tb_0924.pdf',pagesize=landscape(letter))
for p,pg in enumerate(pages,1):
    y=575
    def w(s,bold=False):
        global y
        c.setFont('Courier-Bold' if bold else 'Courier',8.6); c.drawString(48,y,s); y-=13
    w('Database:  NWFUND3'.ljust(52)+'TRIAL BALANCE'.ljust(57)+'Page:   %d'%p)
    w('ENTITY:    2210'.ljust(50)+'Kestrel Point LLC'.ljust(59)+'Date:   10/14/2024')
    w('Report:    GLTRIAL2'.ljust(46)+'Period: 09/24 through 09/24'.ljust(63)+'Time:   09:12 AM')
    w('Accrual')
    w('')
    w(line('','','Balance ','','','Balance '))
    w(line('Account','Description','Forward ','Debits ','Credits ','Ending '))
    w('-'*131)
    for l in pg: w(l)
    if p<len(pages):
        w("");w(" "*100+"*** continued on next page ***"); c.showPage()
w(line('','',' '+'-'*17,'-'*15,'-'*15,'-'*17))
w(line('','Total for Entity 2210',f(sb),f(sd),f(sk),f(0)))
w(line('','','='*17,'='*15,'='*15,'='*17))
w('');w('%d accounts listed. Zero-balance accounts suppressed.  Parameters: BASIS A,B   MCP: ALL   DEPT: @'%len(rows))

c.save()
save('kestrel_2210_tb_0924.pdf','TB',None,['beginning','debit','credit','ending'],T,
 [dict(label='Total for Entity 2210',beginning=0.0,debit=sd/100,credit=sk/100,ending=0.0)])
