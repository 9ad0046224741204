# Yardi-style trial balance, apartments, PDF: Forward / Debit / Credit / Ending
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
random.seed(341)
A = """1110-0000|Cash - Operating|412883.17
1115-0000|Cash - Security Deposits|186450.00
1130-0000|Petty Cash|500.00
1210-0000|Accounts Receivable - Residents|38214.66
1215-0000|Allowance for Doubtful Accounts|-12400.00
1310-0000|Prepaid Insurance|91266.40
1320-0000|Prepaid Real Estate Taxes|0
1350-0000|Escrow - Taxes|274118.92
1355-0000|Escrow - Replacement Reserves|318007.55
1410-0000|Land|6840000.00
1420-0000|Buildings|38215600.00
1430-0000|Furniture, Fixtures & Equip.|1984320.11
1490-0000|Accumulated Depreciation|-5127418.36
1510-0000|Deferred Financing Costs, Net|402115.83
2110-0000|Accounts Payable|-118422.39
2120-0000|Accrued Expenses|-64910.00
2130-0000|Accrued Real Estate Taxes|-311250.00
2140-0000|Accrued Interest|-108416.67
2210-0000|Prepaid Rents|-47215.08
2310-0000|Resident Security Deposits|-184900.00
2510-0000|Mortgage Note Payable|-27500000.00
3110-0000|Partner Contributions|-18750000.00
3210-0000|Partner Distributions|3925000.00
3910-0000|Retained Earnings|0
5110-0000|Gross Potential Rent|-2718400.00
5120-0000|Loss/Gain to Lease|84412.20
5210-0000|Vacancy Loss|142806.13
5220-0000|Concessions|61275.00
5230-0000|Bad Debt - Rent|22910.44
5240-0000|Model/Employee Unit|18480.00
5310-0000|Application Fees|-14850.00
5320-0000|Late & NSF Fees|-21436.50
5330-0000|Pet Rent|-38120.00
5340-0000|Utility Reimbursement (RUBS)|-164208.71
5350-0000|Parking - Garage & Reserved|-52395.00
6110-0000|Salaries - Manager|61500.00
6115-0000|Salaries - Leasing|48215.38
6120-0000|Salaries - Maintenance|92116.02
6130-0000|Payroll Taxes & Benefits|44872.91
6210-0000|Advertising & Internet Listings|31604.85
6310-0000|Repairs - Plumbing|18206.44
6315-0000|Repairs - HVAC|22417.90
6320-0000|Turnover - Paint & Clean|39815.00
6330-0000|Landscaping Contract|26600.00
6340-0000|Pest Control|5740.00
6410-0000|Electric - Common|24118.36
6420-0000|Water & Sewer|118204.57
6430-0000|Trash Removal|29414.00
6510-0000|Management Fee|80312.44
6520-0000|Office & Administrative|16288.03
6610-0000|Real Estate Taxes|217875.00
6620-0000|Property Insurance|105840.00
7110-0000|Interest Expense - Mortgage|758916.69
7210-0000|Depreciation Expense|636927.00
7220-0000|Amortization Expense|34020.07
7310-0000|Asset Management Fee|43750.00""".split('\n')
L=[]
for l in A:
    c,n,b=l.split('|'); L.append([c,n,round(float(b)*100)])
d=sum(x[2] for x in L); next(x for x in L if x[0].startswith('3910'))[2]-=d
# activity of the month
rows=[]; act={}
for c,n,b in L:
    g=int(c[0]); dr=cr=0
    if g>=5:
        m=abs(b)//7; m=int(m*random.uniform(.85,1.15)); 
        if n in('Management Fee','Landscaping Contract','Property Insurance','Amortization Expense','Depreciation Expense','Real Estate Taxes','Asset Management Fee','Gross Potential Rent','Pest Control'): m=abs(b)//7
        if b>0: dr=m; cr=random.choice([0,0,0,m//17])
        else: cr=m; dr=random.choice([0,0,m//40])
    elif c[:4]=='1210': dr,cr=44871823,44102517
    elif c[:4]=='1115': dr,cr=425000,310000
    elif c[:4]=='1310': cr=1512000
    elif c[:4]=='1350': dr=3112500
    elif c[:4]=='1355': dr=466667
    elif c[:4]=='1490': cr=act.get('x',9098957)
    elif c[:4]=='1510': cr=486001
    elif c[:4]=='1430': dr=1284300
    elif c[:4]=='2110': dr,cr=19422061,20177340
    elif c[:4]=='2120': dr,cr=6491000,5820000
    elif c[:4]=='2130': cr=3112500
    elif c[:4]=='2140': dr,cr=10841667,10841667
    elif c[:4]=='2210': dr,cr=4721508,5108842
    elif c[:4]=='2310': dr,cr=310000,425000
    elif c[:4]=='3210': dr=25000000
    rows.append([c,n,b,dr,cr])
for r in rows:
    if r[0].startswith('1490'): r[4]=next(q[3] for q in rows if q[0].startswith('7210'))-next(q[4] for q in rows if q[0].startswith('7210'))
cash=rows[0]; s=sum(r[3]-r[4] for r in rows); cash[3]=48210933; cash[4]=48210933+s
assert cash[4]>0 and sum(r[3]-r[4] for r in rows)==0
T=[]; 
for c,n,b,dr,cr in rows: T.append({'account':c,'name':n,'beginning':b/100,'debit':dr/100,'credit':cr/100,'ending':(b+dr-cr)/100})
tot={'label':'Total','beginning':sum(r[2] for r in rows)/100,'debit':sum(r[3] for r in rows)/100,'credit':sum(r[4] for r in rows)/100,'ending':0.0}
assert tot['beginning']==0 and tot['debit']==tot['credit']
W,H=letter; f='a34a_tb_mariners_glen.pdf'; c=canvas.Canvas(doc(f),pagesize=letter)
X=[318,402,486,570]
def head(p):
    c.setFont('Helvetica',7); c.drawString(42,H-40,"Mariner's Glen Apartments (mgl0417)"); c.drawRightString(570,H-40,f'Page {p}')
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-58,'Trial Balance')
    c.setFont('Helvetica',8); c.drawCentredString(W/2,H-70,'Period = Jul 2024'); c.drawCentredString(W/2,H-80,'Book = Accrual ; Tree = ysi_tb')
    c.setFont('Helvetica-Bold',8); y=H-104
    for x,a,b in zip(X,('Forward','','','Ending'),('Balance','Debit','Credit','Balance')): c.drawRightString(x,y,a); c.drawRightString(x,y-10,b)
    c.setLineWidth(.6); c.line(42,y-14,570,y-14); return y-26
p=1; y=head(p)
m=lambda v: f'{v:,.2f}'
for t in T:
    if y<62:
        c.setFont('Helvetica-Oblique',7); c.drawString(42,34,'Thursday, August 08, 2024  10:47 AM'); c.showPage(); p+=1; y=head(p)
    c.setFont('Helvetica',8); c.drawString(42,y,t['account']); c.drawString(98,y,t['name'])
    for x,k in zip(X,('beginning','debit','credit','ending')): c.drawRightString(x,y,m(t[k]))
    y-=12
c.line(250,y+8,570,y+8); c.setFont('Helvetica-Bold',8); c.drawString(98,y-3,'Total')
for x,k in zip(X,('beginning','debit','credit','ending')): c.drawRightString(x,y-3,m(tot[k]))
c.line(250,y-7,570,y-7); c.line(250,y-9,570,y-9)
c.setFont('Helvetica-Oblique',7); c.drawString(42,34,'Thursday, August 08, 2024  10:47 AM'); c.save()
save(f,'TB',['beginning','debit','credit','ending'],T,[tot],'MULTIFAMILY','Yardi trial balance, forward/debit/credit/ending')
