# TB1: monospaced ledger print, shopping centre, about 140 accounts
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(41201)
L=Ledger()
BS="""1010-0000|Cash - Operating|612480.55
1010-0100|Cash - Property Depository (Lockbox)|84211.07
1010-0300|Cash - Security Deposits|96350.00
1010-0500|Petty Cash|500.00
1020-0100|Lender Escrow - Real Estate Taxes|418902.36
1020-0200|Lender Escrow - Insurance|66120.48
1020-0300|Lender Reserve - TI/LC|731044.19
1020-0400|Lender Reserve - Replacement|142880.73
1100-0000|Accounts Receivable - Tenants|388157.92
1100-0200|A/R - Unbilled CAM Recovery|54310.00
1100-0250|A/R - Unbilled RE Tax Recovery|118645.00
1100-0300|A/R - Insurance Claims|0
1100-0500|A/R - Other|7215.40
1100-0900|Allowance for Doubtful Accounts|-61500.00
1150-0000|Deferred Rent Receivable (SL)|902417.66
1200-0100|Prepaid Insurance|48930.11
1200-0200|Prepaid Real Estate Taxes|0
1200-0300|Prepaid Service Contracts|9664.25
1200-0900|Prepaid - Other|3180.00
1250-0100|Utility Deposits|14200.00
1300-0000|Land|8140000.00
1310-0000|Buildings|31562418.00
1310-0100|Building Improvements|2806114.37
1310-0900|Accum Depr - Buildings|-9884316.42
1320-0000|Site & Parking Lot Improvements|1648290.55
1320-0900|Accum Depr - Site Improvements|-702155.18
1330-0000|Tenant Improvements|4417306.90
1330-0900|Accum Depr - Tenant Improvements|-2190644.83
1340-0000|Furniture, Fixtures & Equipment|88412.60
1340-0900|Accum Depr - FF&E|-71305.24
1350-0100|CIP - Pylon Sign Replacement|42716.00
1350-0200|CIP - Suite 1180 Build-out|0
1400-0100|Deferred Leasing Commissions|1386220.14
1400-0900|Accum Amort - Leasing Commissions|-655401.77
1410-0100|Deferred Financing Costs|412500.00
1410-0900|Accum Amort - Financing Costs|-178750.08
1420-0100|Above Market Lease Intangible|318000.00
1420-0900|Accum Amort - Above Market Leases|-201733.28
1450-0000|Due From Affiliate - 4130|12500.00
2010-0000|Accounts Payable - Trade|-141886.03
2010-0100|Accounts Payable - Retainage|-4271.60
2020-0100|Accrued Real Estate Taxes|-611240.00
2020-0200|Accrued Utilities|-21340.77
2020-0300|Accrued Expenses - Other|-37215.00
2020-0400|Accrued Interest|-93218.75
2020-0500|Accrued Management Fee|0
2050-0000|Due To Manager|-8422.19
2050-0100|Due To Affiliate - 4100|0
2100-0000|Tenant Security Deposits|-96350.00
2110-0000|Prepaid Rents|-57208.44
2120-0000|Gift Card Clearing|-1865.00
2130-0000|Sales Tax Payable|0
2200-0000|Mortgage Payable - First|-22750000.00
2250-0000|Below Market Lease Intangible|-644000.00
2250-0900|Accum Amort - Below Market Leases|402118.56
3010-0000|Partners' Capital|0
3020-0000|Partners' Contributions|-1250000.00
3030-0000|Partners' Distributions|2100000.00
3900-0000|Retained Earnings|-1804116.25"""
REV="""4010-0000|Minimum Rent - Anchors|128440.00
4010-0100|Minimum Rent - Shops|241306.18
4010-0200|Minimum Rent - Outparcels|38750.00
4010-0300|Ground Rent|16666.67
4010-0900|Rent Abatements|-6200.00
4020-0000|Percentage Rent|4120.00
4030-0000|Straight-Line Rent|3914.22
4040-0000|Above/Below Market Rent Amort|2918.40
4050-0100|Temporary & Seasonal Tenants|5850.00
4050-0200|Storage Rent|1240.00
4050-0300|Antenna / Rooftop License|1875.00
4110-0000|CAM Recovery|71206.55
4110-0100|CAM Recovery - Prior Year|0
4120-0000|Real Estate Tax Recovery|58114.20
4120-0100|RE Tax Recovery - Prior Year|0
4130-0000|Insurance Recovery|11402.88
4140-0000|Water & Sewer Recovery|6314.07
4140-0100|Trash Recovery|4480.00
4150-0000|Marketing Fund Contributions|3925.00
4210-0000|Late Charges|812.50
4210-0100|NSF Fees|35.00
4220-0000|Interest Income|1966.31
4230-0000|Lease Termination Income|0
4290-0000|Miscellaneous Income|150.00"""
EXP="""5010-0100|Sweeping - Parking Lot|4250.00
5010-0200|Janitorial - Common Area|2880.00
5010-0300|Window Cleaning|410.00
5020-0100|Landscape Contract|5135.00
5020-0200|Landscape Extras & Irrigation|962.40
5030-0100|Snow Removal|0
5040-0100|Security Patrol|9860.00
5040-0200|Alarm & Fire Monitoring|385.00
5040-0300|Fire Sprinkler Inspection & Repair|640.00
5050-0100|Parking Lot Repairs|1875.25
5050-0200|Parking Lot Striping|0
5050-0300|Lot Lighting Repairs|714.18
5060-0100|Roof Repairs|1420.00
5060-0200|Plumbing Repairs|588.60
5060-0300|Electrical Repairs|903.15
5060-0400|HVAC Repairs|0
5060-0500|Painting|0
5060-0600|Sign Repairs|275.00
5060-0900|General Repairs|1311.42
5070-0100|Pest Control|240.00
5070-0200|Trash Removal|5120.00
5080-0100|Electric - Common Area|6418.73
5080-0200|Water & Sewer - Common Area|7044.09
5080-0300|Gas|61.12
5080-0400|Telephone & Internet|312.85
5090-0100|Maintenance Payroll|6844.16
5090-0200|Payroll Taxes & Benefits|1709.40
5090-0300|Uniforms & Supplies|188.07
5100-0100|Holiday Decor|0
5110-0000|Property Management Fee|17840.00
5120-0100|Office Supplies & Postage|96.44
5120-0200|Bank Charges|212.50
5120-0300|Licenses & Permits|0
5120-0400|Travel & Mileage|143.70
5210-0000|Real Estate Taxes|76405.00
5210-0100|RE Tax Consultant|0
5220-0000|Property Insurance|11604.17
5220-0100|Liability Insurance|2630.44
5230-0000|Marketing & Promotions|3611.90
6010-0100|Legal - Leasing|1850.00
6010-0200|Legal - Collections|744.00
6010-0300|Accounting & Tax|0
6020-0100|Vacant Space Utilities|516.92
6020-0200|Vacant Space Repairs|0
6030-0000|Bad Debt Expense|3500.00
6040-0000|Owner's Administrative Expense|0
6050-0000|Asset Management Fee|4460.00
7010-0000|Mortgage Interest|93218.75
7020-0000|Amortization - Financing Costs|3437.50
7030-0000|Amortization - Leasing Costs|9216.04
7040-0000|Depreciation - Building|67440.00
7040-0100|Depreciation - Site Improvements|8241.45
7040-0200|Depreciation - Tenant Improvements|31552.19
7040-0300|Depreciation - FF&E|736.77
7050-0000|Gain/Loss on Disposal|0
7060-0000|Fees - Lender|0
7070-0000|State Franchise Tax|0"""
for l in BS.split('\n'):
    c,n,b=l.split('|'); L.add(c,n,float(b))
rev=[l.split('|') for l in REV.split('\n')]; exp=[l.split('|') for l in EXP.split('\n')]
one={'4110-0100':-8214.62,'4120-0100':3906.11,'4230-0000':0,'5030-0100':31480.0,'5050-0200':6120.0,'5060-0400':4418.5,'5060-0500':2250.0,'5120-0300':735.0,
 '5210-0100':0,'6010-0300':14200.0,'6020-0200':1980.0,'6040-0000':850.0,'7060-0000':1250.0,'7070-0000':4875.0,'5100-0100':1866.2}
var=lambda a,p: r2(a*R.uniform(1-p,1+p))
for c,n,a in rev:
    a=float(a); L.add(c,n,-(one.get(c,0) if not a else r2(a*8) if a==round(a,0) and R.random()<.5 else var(a*8,.04)))
for c,n,a in exp:
    a=float(a); L.add(c,n,one.get(c,0) if not a else (a*8 if a>2000 and R.random()<.6 else var(a*8,.18)))
p=L.post
AR,AP,CASH,LB='1100-0000','2010-0000','1010-0000','1010-0100'
for c,n,a in rev:
    a=float(a)
    if c=='4030-0000': p('1150-0000',c,a)
    elif c=='4040-0000': p('2250-0900',c,4168.40); p(c,'1420-0900',1250.00)
    elif c=='4220-0000': p(CASH,c,a)
    elif c=='4010-0900': p(c,AR,-a)
    elif a: p(AR,c,a)
p('4010-0100',AR,2118.40); p('4110-0000',AR,946.11)
spec={'5210-0000':'2020-0100','5220-0000':'1200-0100','5220-0100':'1200-0100','6030-0000':'1100-0900','7010-0000':'2020-0400','7020-0000':'1410-0900','7030-0000':'1400-0900',
'7040-0000':'1310-0900','7040-0100':'1320-0900','7040-0200':'1330-0900','7040-0300':'1340-0900','5120-0200':CASH,'5090-0100':'2050-0000','5090-0200':'2050-0000'}
for c,n,a in exp:
    a=float(a)
    if a: p(c,spec.get(c,AP),a)
p('5080-0100','2020-0200',6510.00); p('2020-0200','5080-0100',6200.00); p('5080-0200','2020-0200',7100.00); p('2020-0200','5080-0200',6980.00)
p('1350-0100',AP,18340.50); p('1350-0200',AP,26115.00); p('1350-0200','2010-0100',2611.50); p('1400-0100',AP,31850.00)
p(LB,AR,571480.22); p(LB,'2110-0000',22416.80); p('2110-0000',AR,24311.95); p(CASH,LB,601200.00); p('1010-0300',CASH,4200.00); p(LB,'2100-0000',4200.00)
p(AP,CASH,148206.71); p('2050-0000',CASH,8422.19); p('2020-0400',CASH,93218.75); p('1020-0100',CASH,76405.00); p('1020-0200',CASH,14234.61); p('1020-0300',CASH,12500.00); p('1020-0400',CASH,3750.00)
p('3030-0000',CASH,150000.00); p('1100-0900',AR,4812.36); p(CASH,'1020-0300',42190.00); p('1100-0500',AR,618.75); p('2120-0000',CASH,240.00); p('1100-0200','4110-0000',2150.00); p('1100-0250','4120-0000',5310.00)
L.plug('3010-0000')
def m(v): s=f"{abs(v):,.2f}"; return s+('-' if v<0 else ' ')
rows=[];lines=[]
def line(code,name,b,d,c,e): return f"{code:<12}{name:<38}{m(b):>19}{m(d):>18}{m(c):>18}{m(e):>19}"
T={'B':[0,0,0,0],'I':[0,0,0,0]}
last=None
for c in L.order:
    b,d,cr,e=L.beg[c],L.dr[c],L.cr[c],L.end(c)
    if last and c[0]!=last and c[0] in '2345': lines.append('')
    if c[0]=='4' and last=='3':
        lines.append(' '*50+' '.join(['-'*18,'-'*17,'-'*17,'-'*18])); t=T['B']; lines.append(line('','Total Balance Sheet Accounts',*t)); lines.append(''); 
    last=c[0]
    g=T['B' if c[0]<'4' else 'I']
    for i,v in enumerate((b,d,cr,e)): g[i]=r2(g[i]+v)
    rows.append({"account":c,"name":L.name[c],"beginning":b,"debit":d,"credit":cr,"ending":e}); lines.append(line(c,L.name[c],b,d,cr,e))
lines.append(' '*50+' '.join(['-'*18,'-'*17,'-'*17,'-'*18])); lines.append(line('','Total Income Statement Accounts',*T['I'])); lines.append('')
G=[r2(a+b) for a,b in zip(T['B'],T['I'])]
lines.append(line('','Total for Entity 4120',*G)); lines.append(' '*50+' '.join(['='*18,'='*17,'='*17,'='*18]))
assert abs(G[0])<.005 and abs(G[3])<.005 and G[1]==G[2],G
K=["beginning","debit","credit","ending"]
tot=[dict(zip(["label"]+K,[n]+v)) for n,v in (("Total Balance Sheet Accounts",T['B']),("Total Income Statement Accounts",T['I']),("Total for Entity 4120",G))]
F='tb_harrow_mill_0925.pdf'
c=canvas.Canvas(f"{DOC}/{F}",pagesize=letter); c.setTitle('Trial Balance')
per=64; pages=[]
cur=[]
for l in lines:
    if len(cur)>=per and not l.startswith(' '*20) : pages.append(cur); cur=[]
    if not cur and not l: continue
    cur.append(l)
pages.append(cur)
W=124
for i,pg in enumerate(pages):
    c.setFont('Courier',7.1); y=762
    def out(s):
        global y
        c.drawString(42,y,s.rstrip()); y-=9.9
    def head(a,b,d): return f"{a:<34}{b:^56}{d:>34}"
    out(head('Database:  WESTFIELDGL'.replace('WESTFIELD','MARLOWE'),'Trial Balance',f'Page:  {i+1:>12}'))
    out(head('Report ID: GLTRIALB','Marlowe Retail Services, Agent','Date:    10/08/2025'))
    out(head('ENTITY:    4120','Harrow Mill Shopping Center','Time:      08:41 AM'))
    out(head('Basis:     Accrual','09/25 through 09/25','')); out('')
    out(f"{'':<12}{'':<38}{'Balance ':>19}{'':>18}{'':>18}{'Ending ':>19}")
    out(f"{'Account':<12}{'Description':<38}{'Forward ':>19}{'Debit ':>18}{'Credit ':>18}{'Balance ':>19}"); out('-'*W); 
    for l in pg: out(l)
    c.showPage()

c.save()
save(F,'TB',K,rows,tot,'monospaced ledger print, forward/debit/credit/ending, trailing minus, 3 pages',False)
print(len(rows),G,L.end('1010-0000'),L.end('2010-0000'),L.beg['3010-0000'])
