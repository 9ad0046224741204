# TB3 : manufactured housing community, small-business ledger PDF, comparative Dr/Cr; planted digit
from fpdf import FPDF
from common import *
NAME='WillowBend_TrialBalance_123125.pdf'
A="""1010|Operating Checking - First Plains|48211.36|39806.12
1020|Reserve Money Market|85000.00|60000.00
1030|Tenant Deposit Trust Account|21450.00|20700.00
1100|Lot Rent Receivable|7318.50|5206.00
1150|Home Notes Receivable|64882.19|78114.55
1300|Prepaid Insurance|6240.00|5915.00
1500|Land & Site Improvements|1962000.00|1962000.00
1510|Park-Owned Homes (11)|287400.00|261900.00
1520|Community Building & Office|94600.00|94600.00
1530|Vehicles & Mowers|31875.00|31875.00
1590|Accumulated Depreciation|-412906.00|-338411.00
2000|Accounts Payable|-9644.27|-12180.90
2050|Credit Card - Fleet|-1183.42|-906.15
2100|Lot Deposits Held|-21450.00|-20700.00
2150|Prepaid Lot Rent|-8825.00|-6410.00
2200|Property Taxes Payable|-22176.00|-21450.00
2300|Payroll Liabilities|-2318.04|-2107.66
2500|Mortgage - Ridgeline Savings|-1318420.77|-1361907.12
2510|Equipment Note|-11206.35|-17881.09
3000|Member Contributions|-450000.00|-450000.00
3100|Member Draws|96000.00|84000.00
3900|Retained Earnings|PLUG|PLUG
4000|Lot Rent|-592110.00|-561480.00
4010|Park-Owned Home Rent|-104640.00|-88350.00
4020|Water & Sewer Billback|-71288.40|-66904.15
4030|RV Pad - Nightly & Monthly|-23615.00|-26180.00
4040|Late Fees|-6150.00|-5475.00
4050|Laundry & Vending|-3418.75|-3902.50
4060|Interest on Home Notes|-5204.61|-6388.72
4090|Home Sale Gain / (Loss)|4250.00|-7800.00
5000|On-Site Manager Wages|58240.00|55900.00
5010|Payroll Taxes|5106.33|4877.19
5100|Water & Sewer|83617.22|79204.80
5110|Electric - Common|9418.06|8977.41
5120|Trash|31260.00|29640.00
5200|Repairs - Grounds & Roads|27844.90|18316.25
5210|Repairs - Park-Owned Homes|22906.71|25118.60
5220|Water Plant / Lift Station|14380.00|6625.00
5300|Insurance|24318.00|22740.00
5310|Property Taxes|44352.00|42900.00
5400|Office, Software & Phone|7216.48|6890.03
5410|Legal, Eviction & Accounting|12905.00|9760.00
5420|Licenses & State MHC Permit|1985.00|1985.00
6000|Mortgage Interest|71644.85|74010.32
6010|Equipment Note Interest|702.18|1055.40
6100|Depreciation|74495.00|69880.00"""
L=[l.split('|') for l in A.split('\n')]
for j in (2,3):
    s=round(sum(float(l[j]) for l in L if l[j]!='PLUG'),2)
    for l in L: l[j]=-s if l[j]=='PLUG' else float(l[j])
print([l for l in L if l[0]=='3900'])
K=['debit','credit','other:Dec 31, 24 Debit','other:Dec 31, 24 Credit']
tot=dict(label='TOTAL'); rows=[]
for c,n,a,b in L:
    rows.append(dict(account=c,name=n,debit=a if a>0 else None,credit=-a if a<0 else None,**{K[2]:b if b>0 else None,K[3]:-b if b<0 else None}))
for k in K: tot[k]=round(sum(r[k] or 0 for r in rows),2)
assert tot['debit']==tot['credit'] and tot[K[2]]==tot[K[3]]
for r in rows:  # planted: printed 83,617.22 -> 88,617.22
    if r['account']=='5100': r['debit']=88617.22
planted=dict(what='Account 5100 Water & Sewer, debit Dec 31, 25: printed 88,617.22, ledger 83,617.22; column total unchanged',kind='digit_changed')
pdf=FPDF(format='letter',unit='pt'); pdf.set_auto_page_break(False); pdf.set_creation_date(None) if 0 else None
X=[392,452,522,582]  # right edges
def head(p):
    pdf.add_page(); pdf.set_font('Helvetica','B',8); pdf.text(30,36,'9:17 AM'); pdf.text(30,48,'02/11/26'); pdf.text(30,60,'Accrual Basis')
    for s,y,t in ((13,38,'Willow Bend MHC LLC'),(15,56,'Trial Balance'),(10,72,'As of December 31, 2025')):
        pdf.set_font('Helvetica','B',s); pdf.text(306-pdf.get_string_width(t)/2,y,t)
    pdf.set_font('Helvetica','B',8)
    for m,t in ((385,'Dec 31, 25'),(517,'Dec 31, 24')):
        w=pdf.get_string_width(t); pdf.text(m-w/2,96,t); pdf.set_line_width(.8); pdf.line(m-58,100,m+62,100)
    for x,t in zip((375,446,507,578),('Debit','Credit','Debit','Credit')): pdf.text(x-pdf.get_string_width(t),111,t)
    pdf.set_line_width(1.4)
    for x in (380,447,512,579): pdf.line(x-53,115,x,115)
def rt(x,y,t): pdf.text(x-pdf.get_string_width(t),y,t)
XR=(380,447,512,579)
y=0;p=0
for i,r in enumerate(rows):
    if i in (0,38): p+=1; head(p); y=130
    pdf.set_font('Helvetica','B',8); pdf.text(44,y,f"{r['account']} \u00b7 {r['name']}"); pdf.set_font('Helvetica','',8)
    for x,k in zip(XR,K):
        if r[k] is not None: rt(x,y,f"{r[k]:,.2f}")
    y+=15.6
    if i==37: pdf.set_font('Helvetica','B',8); rt(579,770,'Page 1')
pdf.set_line_width(.7)
for x in XR: pdf.line(x-53,y-10,x,y-10)
pdf.set_font('Helvetica','B',8); pdf.text(34,y+2,'TOTAL')
for x,k in zip(XR,K):
    rt(x,y+2,f"{tot[k]:,.2f}"); pdf.line(x-53,y+6,x,y+6); pdf.line(x-53,y+8.5,x,y+8.5)
rt(579,770,'Page 2')
pdf.output(path(NAME))
save(NAME,'TB','small-business ledger PDF, comparative Dr/Cr, code dot name in one cell',False,K,rows,[tot],planted)
