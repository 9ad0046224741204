# UK student operator, opening / period / closing in Dr/Cr pairs, landscape, monospaced
import random
from common import *
from fpdf import FPDF
rng=random.Random(5403)
L="""0010 00|Freehold Property at Valuation|42750000|0
0020 00|Furniture & Fittings - Cost|1864210.55|14
0021 00|Furniture & Fittings - Depn|-902344.18|d
0030 00|IT & Access Control - Cost|214866.90|0
0031 00|IT & Access Control - Depn|-131907.44|d
0040 00|Assets under Construction|0|9
1001 00|Student Rents Debtor Control|318442.76|dr
1002 00|Nominations Debtor - University|146250.00|dr
1003 00|Summer Lets Debtor|22318.40|dr
1005 00|Bad Debt Provision|-64120.00|s
1100 00|Prepayments|88214.31|s
1105 00|Accrued Income|41600.00|s
1110 00|VAT Input Control|9214.77|v
1150 00|Sundry Debtors|3640.25|s
1200 00|Bank - Rent Collection|612448.19|bk
1205 00|Bank - Operating|94221.08|bk
1210 00|Bank - Deposit Scheme|178500.00|bk
1220 00|Petty Cash - Front Desk|250|s
1230 00|Card Processor Clearing|4416.90|bk
2001 00|Purchase Ledger Control|-141882.63|cr
2010 00|Accruals|-97420.15|s
2020 00|PAYE / NIC|-11846.32|cr
2025 00|Pension Contributions|-3218.44|cr
2030 00|VAT Output Control|-1822.06|v
2040 00|Tenant Deposits Held|-178500.00|s
2050 00|Rent Received in Advance|-284116.00|cr
2060 00|Utilities Cap Overage Held|-6240.00|s
2070 00|Corporation Tax|-88400.00|0
2100 00|Due to Tessella Holdings Ltd|-3846112.47|s
2110 00|Due to Tessella Mgmt Ltd|-41880.22|s
2200 00|Bank Loan - Facility A|-24600000|0
2205 00|Loan Arrangement Fees|318750.00|d2
2210 00|Loan Interest Accrued|-214887.50|s
3000 00|Ordinary Share Capital|-1000|0
3010 00|Revaluation Reserve|-6120000|0
3020 00|Profit & Loss Brought Forward|PLUG|0
4001 00|Rent - Cluster En-suite|-2844216.00|i
4002 00|Rent - Studio|-1316940.00|i
4003 00|Rent - Accessible Rooms|-88412.00|i
4004 00|Rent - Nominations Block|-731250.00|i
4010 00|Summer Short Stays|-61844.50|i
4020 00|Void Loss|0|x
4030 00|Booking Cancellations Retained|-7250.00|i
4040 00|Laundry Commission|-18416.33|i
4045 00|Vending|-6204.80|i
4050 00|Parking Permits|-9120.00|i
4060 00|Key & Damage Recharges|-13885.40|i
4070 00|Incentives & Cashback|74200.00|e
5001 00|Salaries - Site Team|284116.35|e
5002 00|Salaries - Night Security|118240.72|e
5003 00|Employers NI & Pension|46218.04|e
5010 00|Agency Staff|21884.60|e
5020 00|Staff Training & Uniform|4416.28|e
5100 00|Electricity|246118.93|e
5101 00|Gas|88214.70|e
5102 00|Water & Sewerage|74916.42|e
5110 00|Broadband & WiFi|52800.00|e
5120 00|TV Licence|1428.00|e
5200 00|Cleaning Contract|96480.00|e
5205 00|Deep Clean & Turnaround|0|e0
5210 00|Waste & Recycling|28416.90|e
5220 00|Lift Maintenance|11280.00|e
5225 00|Fire Alarm & Sprinklers|9644.18|e
5230 00|Planned Maintenance|41886.75|e
5235 00|Reactive Repairs|68214.09|e
5240 00|Grounds|7140.00|e
5250 00|Furniture Replacement|12418.66|e
5300 00|Buildings Insurance|58416.60|e
5310 00|Council Tax on Voids|6844.12|e
5320 00|Business Rates - Commercial|4210.00|e
5400 00|Marketing & Portals|38216.40|e
5405 00|Agents Referral Fees|62440.00|e
5410 00|Student Events & Welfare|9184.25|e
5500 00|Management Fee|226818.00|e
5510 00|Audit & Accountancy|14850.00|e
5520 00|Legal & Professional|21640.50|e
5530 00|Card Charges|18844.07|e
5540 00|Bad Debts Written Off|11216.00|e
5550 00|Subscriptions & Licences|3980.00|e
6001 00|Loan Interest Payable|1128416.25|e
6005 00|Amortisation of Loan Fees|58437.50|e
6010 00|Bank Interest Received|-8416.77|i
6100 00|Depreciation|164320.00|e
6200 00|Corporation Tax Charge|88400.00|0"""
A=[]
for l in L.split('\n'):
    c,n,o,k=l.split('|'); A.append([c,n,None if o=='PLUG' else float(o),k,0.0,0.0])
D={a[0]:a for a in A}; D['3020 00'][2]=0.0; D['3020 00'][2]=r2(-sum(a[2] for a in A))
def j(c,dr=0,cr=0): D[c+' 00'][4]=r2(D[c+' 00'][4]+dr); D[c+' 00'][5]=r2(D[c+' 00'][5]+cr)
u=lambda x:r2(x*rng.uniform(.85,1.15))
# income billed
for c,b in(('4001',268400),('4002',124200),('4003',8240),('4010',31200)):
    x=u(b); j('1003' if c=='4010' else '1001',dr=x); j(c,cr=x)
j('1002',dr=66477.27); j('4004',cr=66477.27)
for c,b in(('4030',750),('4040',1622),('4045',540),('4060',4880)): x=u(b); j('1205',dr=x); j(c,cr=x)
x=u(388000); j('1200',dr=x); j('1001',cr=x); j('1200',dr=146250); j('1002',cr=146250); x=u(24000); j('1230',dr=x); j('1003',cr=x); y=u(21800); j('1200',dr=y); j('1230',cr=y)
x=u(46200); j('1200',dr=x); j('2050',cr=x); x=u(28700); j('4020',dr=x); j('1001',cr=x); j('4070',dr=3150); j('1001',cr=3150)
x=u(284000); j('1205',dr=x); j('1200',cr=x)
for a in A:
    if a[3]=='e' and a[0][:4] not in('6001','6005','6100','4070','5540','5001','5002','5003','5500'):
        if rng.random()<.12: continue
        x=u(a[2]/11); v=r2(x*.2) if a[0][:4] in('5200','5210','5220','5225','5230','5235','5240','5400') else 0
        j(a[0][:4],dr=x); j('2001',cr=r2(x+v))
        if v: j('1110',dr=v)
j('5205',dr=38640.00); j('1110',dr=7728.0); j('2001',cr=46368.0)
x=u(212000); j('2001',dr=x); j('1205',cr=x)
s=[r2(25860.14),r2(10744.09),r2(4188.30)]
for c,v in zip(('5001','5002','5003'),s): j(c,dr=v)
j('1205',cr=27416.88); j('2020',cr=10118.40); j('2025',cr=3257.25); assert r2(sum(s)-27416.88-10118.40-3257.25)==0
j('2020',dr=11846.32); j('1205',cr=11846.32); j('2025',dr=3218.44); j('1205',cr=3218.44)
j('5500',dr=20814.0); j('2110',cr=20814.0); j('6001',dr=107443.75); j('2210',cr=107443.75); j('2210',dr=322331.25); j('1200',cr=322331.25)
j('6005',dr=5312.5); j('2205',cr=5312.5); j('6100',dr=14938.18); j('0021',cr=12411.06); j('0031',cr=2527.12)
j('0020',dr=18640); j('2001',cr=18640); j('0040',dr=46200); j('2001',cr=46200); j('5540',dr=2480.0); j('1005',dr=1500.0); j('1001',cr=3980.0)
j('2040',dr=96250.0); j('1210',cr=96250.0); j('1100',cr=8214.5); j('5300',dr=8214.5-0); j('2010',dr=41200.0); j('5100',cr=14620.0); j('2001',cr=26580.0); j('6010',cr=812.44); j('1200',dr=812.44)
j('2030',cr=208.90); j('1205',dr=208.90); j('2100',dr=150000.0); j('1200',cr=150000.0)
assert r2(sum(a[4]-a[5] for a in A))==0
keys=['open_dr','open_cr','debit','credit','close_dr','close_cr']
NAME='TB_tessella_leeds_P11.pdf'
pdf=FPDF('L','mm','A4'); pdf.set_auto_page_break(False)
pdf.add_font('M','','/usr/share/fonts/truetype/liberation2/LiberationMono-Regular.ttf'); pdf.add_font('M','B','/usr/share/fonts/truetype/liberation2/LiberationMono-Bold.ttf')
XR=[126,152,180,206,234,262]; XR=[x+20 for x in XR]
NP=0; per=38; pages=(len(A)+per-1)//per
def head():
    global NP,y
    NP+=1; pdf.add_page(); pdf.set_font('M','',8)
    pdf.text(12,12,'TESSELLA STUDENT LIVING (LEEDS) LTD'); pdf.text(240,12,f'Page {NP:>3}')
    pdf.text(12,16,'Company 014 / Cost centre ALL'); pdf.text(228,16,'Run 06/08/2025 09:41')
    pdf.set_font('M','B',9); pdf.text(112,21,'TRIAL BALANCE - NOMINAL LEDGER'); pdf.set_font('M','',8)
    pdf.text(112,25,'Period 11 - July 2025  (Year 2024/25)')
    pdf.set_font('M','B',8)
    for i,t in((0,'-- Opening balance --'),(2,'-- Period movement --'),(4,'-- Closing balance --')):
        m=(XR[i]-24+XR[i+1])/2; pdf.text(m-pdf.get_string_width(t)/2,32,t)
    pdf.text(12,36,'Nominal'); pdf.text(34,36,'Description')
    for x,t in zip(XR,['Dr','Cr']*3): pdf.text(x-pdf.get_string_width(t),36,t)
    pdf.set_font('M','',8); pdf.text(12,38.5,'='*159); y=43
f=lambda x:f'{x:,.2f}'
rows=[];T=[0.0]*6
head()
for n,a in enumerate(A):
    if n and n%per==0: pdf.text(12,y+1,'Continued...'); head()
    o=a[2]; cl=r2(o+a[4]-a[5])
    v=[o if o>0 else 0,-o if o<0 else 0,a[4],a[5],cl if cl>0 else 0,-cl if cl<0 else 0]
    pdf.text(12,y,a[0]); pdf.text(34,y,a[1])
    for x,z in zip(XR,v):
        if z: s=f(z); pdf.text(x-pdf.get_string_width(s),y,s)
    T=[r2(p+q) for p,q in zip(T,v)]
    rows.append({'account':a[0],'name':a[1],**{k:z for k,z in zip(keys,v) if z}}); y+=3.9
pdf.text(12,y,'-'*159); y+=3.5
pdf.set_font('M','B',8); pdf.text(34,y,'TOTALS')
for x,z in zip(XR,T): s=f(z); pdf.text(x-pdf.get_string_width(s),y,s)
y+=3; pdf.set_font('M','',8); pdf.text(12,y,'='*159); y+=5; pdf.text(12,y,'*** End of report ***   Ledger in balance   Difference 0.00')
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5],T
pdf.output(doc(NAME))
save(NAME,'TB',keys,rows,[{'label':'TOTALS',**dict(zip(keys,T))}],'UK nominal ledger TB, opening/period/closing Dr-Cr pairs, monospaced A4 landscape',False)
