from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
A=[('1000/000','Rental Income - Offices','R',0,412000),('1000/010','Rental Income - Parking Bays','R',0,38400),('1000/020','Rental Income - Storerooms','R',0,9150),('1100/000','Operating Cost Recoveries','R',0,71200),('1150/000','Municipal Recoveries - Electricity','R',0,96500),('1150/010','Municipal Recoveries - Water & Sewer','R',0,14100),('1150/020','Municipal Recoveries - Rates','R',0,41800),('1200/000','Cell Mast Rental','R',0,12650),('2750/000','Interest Received','R',0,6120),
('3000/000','Accounting & Secretarial Fees','E',0,4900),('3050/000','Advertising & Letting Boards','E',0,1350),('3100/000','Audit Fees','E',0,7500),('3150/000','Bad Debts','E',0,5400),('3200/000','Bank Charges','E',0,890),('3300/000','Cleaning & Hygiene','E',0,21700),('3350/000','Commission - Broker','E',0,11200),('3450/000','Depreciation - Equipment','E',0,6100),('3600/000','Garden Services','E',0,8450),('3650/000','Insurance - SASRIA & Assets All Risk','E',0,13900),('3700/000','Interest Paid - Mortgage Bond','E',0,148200),('3800/000','Legal Fees - Evictions & Collections','E',0,3850),('3850/000','Lift Maintenance Contract','E',0,7700),('3900/000','Management Fee @ 3.5%','E',0,23800),('4100/000','Municipal - Electricity Bulk','E',0,104300),('4100/010','Municipal - Water & Sewer','E',0,15250),('4100/020','Municipal - Assessment Rates','E',0,58900),('4100/030','Municipal - Refuse','E',0,6210),('4350/000','Repairs & Maintenance - Electrical','E',0,5630),('4350/010','Repairs & Maintenance - Plumbing','E',0,3910),('4350/020','Repairs & Maintenance - General','E',0,9280),('4350/030','Diesel - Generator','E',0,7120),('4400/000','Security & Armed Response','E',0,32600),
('5000/000','Share Capital','A',-1000,0),('5200/000','Retained Income','B',0,0),('5300/000','Revaluation Reserve','A',-14200000,0),('5500/000','Mortgage Bond - Nedbank Property Fin.','K',17850000,41500),('5550/000','Shareholders Loan - Umzimkhulu Trust','L',6120000,0),('6100/000','Investment Property at Fair Value','A',52400000,0),('6200/000','Air-con & Generator - Cost','A',684000,0),('6200/010','Air-con & Generator - Acc Depr','D',201300,6100),('8000/000','Tenant Debtors Control','W',318400,694000),('8000/010','Provision for Doubtful Debts','L',62000,0),('8200/000','Municipal Deposits','A',141700,0),('8400/000','FNB Current Account','B',612300,0),('8410/000','FNB Tenant Deposit Call Account','A',498250,0),('8450/000','Petty Cash','A',1500,0),('9000/000','Creditors Control','L',224300,281000),('9200/000','Tenant Deposits Held','L',498250,0),('9250/000','Accruals','L',41000,0),('9500/000','VAT Control','L',68420,87400),('9600/000','SARS - Income Tax','L',0,0)]
def ytd(seed,f):
    o=gen([(a[0],a[1],a[2],round(a[3]*f,0) if a[0] not in('5000/000','8450/000','8200/000') else a[3],round(a[4]*f,2)) for a in A],9,random.Random(seed),1,'8400/000','5200/000')
    return [x[0]+x[1]+x[2]-x[3] for x in o]
ty=ytd(651031,1); ly=ytd(65109,.93); assert sum(ty)==sum(ly)==0
print([(a[1],t/100,l/100) for a,t,l in zip(A,ty,ly) if a[2]=='B'])
c=canvas.Canvas(DOC+'tb_evolution_office_park.pdf',pagesize=A4); W,H=A4
f=lambda v:fmt(v,' ','.','()')
X=(380,462,556); rows=[];tot=[];y=0;pg=0
K=['debit','credit','other:Last Year Balance']
def head():
    global y,pg
    if pg: foot(); c.showPage()
    pg+=1; y=H-50
    c.setFont('Helvetica-Bold',13); c.drawString(40,y,'Umhlanga Ridge Office Park (Pty) Ltd')
    c.setFont('Helvetica',8); c.drawRightString(556,y,'2025/12/04 08:51:17'); y-=15
    c.setFont('Helvetica-Bold',10); c.drawString(40,y,'Trial Balance - Detailed'); y-=12
    c.setFont('Helvetica',8); c.drawString(40,y,'Period: 10 (2025/11/30) - Year to date   |   Currency: R   |   Zero balances excluded: No   |   Report order: Account'); y-=16
    c.setFillGray(.85); c.rect(36,y-16,524,27,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold',8); c.drawCentredString((X[0]+X[1])/2-30,y+1,'This Year'); c.drawRightString(X[2],y+1,'Last Year')
    c.line(X[0]-62,y-2,X[1],y-2); y-=11
    c.drawString(40,y,'Account'); c.drawString(92,y,'Description'); c.drawRightString(X[0],y,'Debit'); c.drawRightString(X[1],y,'Credit'); c.drawRightString(X[2],y,'Balance'); y-=17
def foot():
    c.setFont('Helvetica-Oblique',7); c.drawString(40,30,'Sage Evolution 200  -  User: PNAIDOO'); c.drawRightString(556,30,f'Page {pg}')
head()
pi=[a[0] for a in A].index('4100/000'); S=[0,0,0]; true=[0,0,0]
sec={'1000/000':'INCOME STATEMENT','5000/000':'BALANCE SHEET'}
for a,t,l in zip(A,ty,ly):
    if y<70: head()
    if a[0] in sec: c.setFont('Helvetica-BoldOblique',8.5); y-=3; c.drawString(40,y,sec[a[0]]); y-=13
    d=dict(account=a[0],name=a[1]); c.setFont('Helvetica',8.2)
    c.drawString(40,y,a[0]); c.drawString(92,y,a[1])
    shown=t
    if a[0]=='4100/000':
        s=str(t); k=next(i for i in range(1,len(s)-2) if s[i]!=s[i+1] and i>=1)
        shown=int(s[:k]+s[k+1]+s[k]+s[k+2:]); pl=(t,shown)
    if t>0: c.drawRightString(X[0],y,f(shown)); d['debit']=num(shown); true[0]+=t
    elif t<0: c.drawRightString(X[1],y,f(-t)); d['credit']=num(-t); true[1]-=t
    else: c.drawRightString(X[0],y,'0.00'); d['debit']=0
    c.drawRightString(X[2],y,f(l)); d['other:Last Year Balance']=num(l); true[2]+=l
    rows.append(d); y-=12.4
y-=2; c.line(X[0]-62,y+9,X[2],y+9); c.setFont('Helvetica-Bold',8.2)
c.drawString(92,y,'Total')
for x,v in zip(X,true): c.drawRightString(x,y,f(v))
c.line(X[0]-62,y-3,X[2],y-3); c.line(X[0]-62,y-5,X[2],y-5)
y-=22; c.setFont('Helvetica',7.5); c.drawString(92,y,f'Net profit for the year to date included above. Number of accounts: {len(rows)}'); foot(); c.save()
tot.append(dict(label='Total',**{k:num(v) for k,v in zip(K,true)})); print(true)
save('tb_evolution_office_park.pdf','TB',K,rows,tot,'Sage Evolution PDF, master/sub accounts, grouped This Year / Last Year, space thousands, ZAR office park',False,
 dict(what=f'4100/000 Municipal - Electricity Bulk: debit printed {pl[1]/100:.2f} instead of {pl[0]/100:.2f} (digits swapped); the Total line bears the right sum',kind='digit_changed'))
