# QuickBooks Online trial balance, church endowment, PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(6501)
D=[("Operating Checking - Farmers & Merchants",48213.77),("Money Market - Reserve",212604.19),("Security Deposit Savings",23850),("Petty Cash",200),
("Accounts Receivable (A/R)",9418.5),("Undeposited Funds",1475),("Prepaid Insurance",8836.42),("Endowment Investments:Equity Pool",1184207.36),("Endowment Investments:Fixed Income Pool",763118.9),
("Land:Maple Street Lots",145000),("Land:Rectory Parcel",88000),("Buildings:114-118 Maple St (8 flats)",1236500),("Buildings:Former School / Day Care Lease",874300),("Buildings:Rectory Duplex",318750),("Building Improvements",197442.08),("Furniture & Equipment",26311.4),
("Accumulated Depreciation",-918233.17),("Accounts Payable (A/P)",-14207.63),("Visa - Parish Office x8810",-1366.94),("Tenant Security Deposits Held",-23850),("Prepaid Rent",-3120),("Property Tax Payable",-6744.18),("Note Payable - Diocesan Loan Fund",-402715.26),
("Endowment Principal - Permanently Restricted",-1500000),("Opening Balance Equity",None),("Retained Earnings",-231188.4),
("Rental Income:Day Care Lease",-54000),("Rental Income:Flats",-78640),("Rental Income:Rectory Duplex",-19800),("Rental Income:Parish Hall Use Fees",-6275),("Laundry & Vending",-1138.25),("Late Fees",-450),("Investment Income",-41905.66),
("Accounting & Audit",7850),("Bank Charges & Fees",188.5),("Grounds & Snow Removal",11642.9),("Insurance Expense",13254.58),("Janitorial",5720),("Legal",1962.5),("Management Stipend",9000),("Property Taxes",13488.36),("Repairs & Maintenance:Boiler & HVAC",8414.33),("Repairs & Maintenance:General",10227.81),("Repairs & Maintenance:Roof",3950),("Trash",2904),("Utilities:Electric",6388.72),("Utilities:Gas",12073.15),("Utilities:Water & Sewer",7941.6),("Depreciation Expense",38622),("Interest Expense",9317.04),("Distributions to Parish Operating",40000),("Uncategorized Expense",0)]
s=sum(a for _,a in D if a is not None)
D=[(n,r2(-s) if a is None else a) for n,a in D]
rows=[];dr=cr=0
for n,a in D:
    if a==0: rows.append(dict(name=n,debit=0.0)); continue
    if a>0: rows.append(dict(name=n,debit=a)); dr+=a
    else: rows.append(dict(name=n,credit=-a)); cr-=a
dr=r2(dr);cr=r2(cr); assert dr==cr
N='tb_stbrendan_endowment_0625.pdf'
c=canvas.Canvas(doc(N),pagesize=letter); W,H=letter
L,XD,XC=54,452,558
def head(first):
    y=H-60
    if first:
        c.setFont('Helvetica',15);c.drawCentredString(W/2,y,'St. Brendan Parish Endowment Properties');y-=19
        c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,y,'Trial Balance');y-=16
        c.setFont('Helvetica',9.5);c.drawCentredString(W/2,y,'As of June 30, 2025');y-=26
    c.setLineWidth(.6);c.setStrokeGray(.55);c.line(L,y+11,XC,y+11)
    c.setFont('Helvetica-Bold',7.5);c.setFillGray(.3);c.drawRightString(XD,y,'DEBIT');c.drawRightString(XC,y,'CREDIT');c.line(L,y-5,XC,y-5);c.setFillGray(0)
    return y-18
def foot(p):
    c.setFont('Helvetica',7);c.setFillGray(.4);c.drawCentredString(W/2,32,f'Accrual Basis  Monday, July 14, 2025 09:42 AM GMT-05:00');c.drawRightString(XC,32,f'{p}/2');c.setFillGray(0)
y=head(True);p=1;first_amt=True
for r in rows:
    if y<64: foot(p);c.showPage();p+=1;y=head(False)
    c.setFont('Helvetica',8.5);c.drawString(L,y,r['name'])
    for k,x in (('debit',XD),('credit',XC)):
        if k in r:
            t=f'{r[k]:,.2f}'
            if first_amt: t='$'+t;first_amt=False
            c.drawRightString(x,y,t)
    y-=13.6
c.setStrokeGray(.3);c.line(XD-70,y+9,XC,y+9)
c.setFont('Helvetica-Bold',8.5);c.drawString(L,y-2,'TOTAL');c.drawRightString(XD,y-2,f'${dr:,.2f}');c.drawRightString(XC,y-2,f'${cr:,.2f}')
c.line(XD-70,y-6,XC,y-6);c.line(XD-70,y-8,XC,y-8)
foot(p);c.save();print(p,len(rows))
save(N,'TB','QuickBooks Online trial balance, church endowment, no account numbers, colon sub-accounts',False,['debit','credit'],rows,[dict(label='TOTAL',debit=dr,credit=cr)])
