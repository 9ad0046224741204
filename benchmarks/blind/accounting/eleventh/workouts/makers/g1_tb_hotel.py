# hotel: receiver's working trial balance, three pairs, carried forward, AJE list
import random
from lib import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
R=random.Random(411)
N='Lakemoor_WTB_Receiver.pdf'
acc=[('1010','House Banks',6500),('1021','Operating Cash - Tri-County Bank',41873.22),('1024','Payroll Account',-3318.47),
('1110','Guest Ledger',58412.90),('1120','City Ledger',137664.18),('1129','Allowance for Doubtful Accounts',-21000),
('1210','Food Inventory',14208.66),('1215','Beverage Inventory',9377.05),('1310','Prepaid Insurance',38150),('1320','Prepaid Franchise Dues',None),
('1410','FF&E Reserve held by Lender',212904.11),('1510','Land',1850000),('1520','Building & Improvements',9640000),('1530','Furniture, Fixtures & Equipment',2218436.75),
('1590','Accumulated Depreciation',-4873115.00),('2010','Accounts Payable - Trade (pre-receivership)',-318226.49),('2012','Accounts Payable - Receivership Estate',None),
('2110','Accrued Payroll & Vacation',-47290.13),('2120','Occupancy Tax Payable',-62815.37),('2125','Sales Tax Payable',-19448.02),('2130','Accrued Real Estate Taxes',-88000),
('2210','Advance Deposits - Groups & Weddings',-73950),('2310','Due to Lakemoor Hospitality LLC',-155000),('2410','Mortgage Note - First',-8725000),('2415','Accrued Interest - First',-196312.50),
('3010',"Members' Equity",'plug'),('4010','Rooms - Transient',-1284611.40),('4020','Rooms - Group',-482377.85),('4090','Rooms - Allowances',11264.73),
('4110','Food Sales',-396518.22),('4120','Beverage Sales',-141890.64),('4130','Banquet Room Rental',-57325),('4210','Parking & Other Operated',-18762.50),
('5010','Rooms - Wages',312448.09),('5020','Rooms - Travel Agent Commissions',88172.36),('5030','Rooms - Laundry & Guest Supplies',61034.97),
('5110','Cost of Food Sold',128690.41),('5120','Cost of Beverage Sold',33417.28),('5130','F&B - Wages',204916.55),('6010','Administrative & General',149287.61),
('6020','Franchise Fees',104518.33),('6030','Sales & Marketing',66240.19),('6040','Repairs & Maintenance',93811.77),('6050','Utilities',127405.86),
('7010','Real Estate Taxes',66000),('7020','Insurance',50866.67),('7110','Management Fee - Terminated Manager',52318),('7120',"Receiver's Fees & Expenses",None),
('7130','Legal - Receivership',None),('7210','Interest Expense',392625),('7310','Depreciation',None)]
adj={'1024':[('A',3318.47)],'1021':[('A',-3318.47)],'1129':[('B',-34500)],'6010':[('B',34500)],'1320':[('C',12750)],'6020':[('C',-12750)],
'2012':[('D',-46905.12)],'7120':[('D',31250)],'7130':[('D',15655.12)],'7310':[('E',271400)],'1590':[('E',-271400)],'2415':[('F',-65437.50)],'7210':[('F',65437.50)],
'2130':[('G',-22000)],'7010':[('G',22000)],'2310':[('H',155000)],'7110':[('H',-26159)],'3010':[('H',-128841)]}
s=round(sum(a[2] for a in acc if isinstance(a[2],(int,float))),2)
P='Per Debtor\u2019s Books'; A='Receiver\u2019s Adjustments'; J='Adjusted Trial Balance'
M=[f'other:{P} Debit',f'other:{P} Credit',f'other:{A} Debit',f'other:{A} Credit',f'other:{J} Debit',f'other:{J} Credit']
rows=[];refs=[]
def pair(d,v,i):
    if v and round(v,2)>0: d[M[i]]=round(v,2)
    elif v and round(v,2)<0: d[M[i+1]]=round(-v,2)
for c,n,v in acc:
    if v=='plug': v=-s
    d={'account':c,'name':n}
    a=sum(x[1] for x in adj.get(c,[]))
    pair(d,v,0);pair(d,a,2);pair(d,(v or 0)+a,4)
    rows.append(d);refs.append(adj[c][0][0] if c in adj else '')
g=sm(rows,M)
for i in (0,2,4): assert g[M[i]]==g[M[i+1]],(i,g)
W,H=landscape(letter)
c=canvas.Canvas(doc(N),pagesize=(W,H)); X=[330,412,496,578,660,742]
f=lambda v:f'{v:,.2f}'
def head(p):
    c.setFont('Times-Bold',13);c.drawString(40,H-40,'LAKEMOOR INN & CONFERENCE CENTER')
    c.setFont('Times-Italic',10);c.drawString(40,H-54,'In Receivership - Case No. 24-CV-01877 (Ellery County Circuit Court)')
    c.setFont('Times-Roman',10);c.drawString(40,H-67,'Working Trial Balance as of September 30, 2024')
    c.drawRightString(752,H-40,f'W/P TB-1   Page {p} of 2');c.drawRightString(752,H-54,'Prepared: D. Osei   Reviewed: M. Tarrant')
    c.setFont('Times-Bold',9)
    for t,a,b in ((P,X[0]-68,X[1]),(A,X[2]-62,X[3]),(J,X[4]-68,X[5])):
        c.drawCentredString((a+b)/2,H-90,t);c.line(a,H-93,b,H-93)
    c.drawString(40,H-104,'Acct');c.drawString(76,H-104,'Description')
    for i,x in enumerate(X): c.drawRightString(x,H-104,('Debit','Credit')[i%2])
    c.setLineWidth(.8);c.line(38,H-108,754,H-108);c.setLineWidth(.4)
    return H-122
def line(y,d,ref='',bold=False):
    c.setFont('Times-Bold' if bold else 'Times-Roman',9)
    if 'account' in d: c.drawString(40,y,d['account'])
    c.drawString(76,y,d.get('name') or d['label'])
    for m,x in zip(M,X):
        if m in d: c.drawRightString(x,y,f(d[m]))
    if ref:
        c.setFont('Times-Italic',7);c.drawString(X[3]+4,y,f'({ref})')
tot=[]; y=head(1);k=31
for d,r in zip(rows[:k],refs[:k]): line(y,d,r);y-=13
t={'label':'Carried forward',**sm(rows[:k],M)};tot.append(t)
c.line(X[0]-60,y+9,752,y+9);line(y-3,t,bold=True)
c.showPage();y=head(2)
t={'label':'Brought forward',**sm(rows[:k],M)};tot.append(t);line(y,t,bold=True);y-=15
for d,r in zip(rows[k:],refs[k:]): line(y,d,r);y-=13
t={'label':'TOTALS',**g};tot.append(t);c.line(X[0]-60,y+9,752,y+9);line(y-3,t,bold=True)
for x in X: c.line(x-62,y-6,x,y-6);c.line(x-62,y-8,x,y-8)
y-=30;c.setFont('Times-Bold',9);c.drawString(40,y,'Adjusting entries');c.setFont('Times-Roman',8)
for t in ['(A) Reclassify overdrawn payroll account.   (B) Increase reserve for city ledger accounts over 90 days.   (C) Prepaid portion of Q4 franchise dues.',
 '(D) Accrue receiver\u2019s and counsel\u2019s invoices for August and September.   (E) Depreciation, nine months, not booked by the debtor.',
 '(F) Default-rate interest, July to September.   (G) Third-quarter tax accrual.   (H) Write off affiliate payable; disallow half of terminated manager\u2019s fee.']:
    y-=11;c.drawString(40,y,t)
c.setFont('Times-Italic',8);c.drawString(40,28,'Unaudited. Prepared for the use of the Court and the secured lender only.')
c.save(); save(N,'TB',M,rows,tot)
