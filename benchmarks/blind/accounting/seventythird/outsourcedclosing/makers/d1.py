# QuickBooks Online trial balance, shopping strip, names only
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(11)
acc=[("Cornerstone Bank Operating (4471)",61820),("Cornerstone Bank Security Deposits (4489)",28450),("Accounts Receivable (A/R)",19344),("Due from Larkspur Management Co",3200),
("Prepaid Expenses:Insurance",14873),("Prepaid Expenses:Real Estate Taxes",0),("Undeposited Funds",4125),("Buildings",2864000),("Buildings:Roof Replacement 2023",187450),
("Land",910000),("Leasing Commissions",74620),("Tenant Improvements",143300),("Accumulated Amortization",-51207),("Accumulated Depreciation",-691384),
("Accounts Payable (A/P)",-22918),("Accrued Property Taxes",-46310),("Prepaid Rent",-11875),("Sales Tax Agency Payable",-1286),("Tenant Security Deposits",-28450),("First Mutual Mortgage - 88123",-2106540),
("Member Contributions",-900000),("Member Distributions",165000),("Opening Balance Equity",0),("Retained Earnings",None),
("CAM Reimbursement",-68340),("Insurance Reimbursement",-17715),("Late Fee Income",-1450),("Property Tax Reimbursement",-59880),("Rental Income:Base Rent",-318640),("Rental Income:Percentage Rent",-6412),("Rental Income:Storage & Pylon Sign",-3600),
("Advertising & Leasing",2140),("Ask My Accountant",385),("Bank Charges & Fees",418),("Insurance",31230),("Legal & Professional Services",9650),("Management Fees",17812),("Repairs & Maintenance:HVAC",8240),("Repairs & Maintenance:Landscaping",13500),
("Repairs & Maintenance:Parking Lot Sweeping",7020),("Repairs & Maintenance:Plumbing & Backflow Testing",3316),("Repairs & Maintenance:Signage",1190),("Taxes & Licenses",86540),("Utilities:Electric - House Meter",6988),("Utilities:Trash",10332),("Utilities:Water & Sewer",9074),
("Interest Earned",-312),("Amortization Expense",12780),("Depreciation Expense",70920),("Interest Paid",78415)]
round_={"Member Contributions","Member Distributions","Land","Opening Balance Equity","Rental Income:Storage & Pylon Sign","Repairs & Maintenance:Landscaping","Prepaid Expenses:Real Estate Taxes","Cornerstone Bank Security Deposits (4489)","Tenant Security Deposits","Due from Larkspur Management Co","Buildings","Roof"}
v={}
for n,a in acc:
    if a is None: continue
    v[n]=a*100+(0 if n in round_ or a==0 else (1 if a>0 else -1)*r.randint(1,99))
v["Retained Earnings"]=-sum(v.values())
name='larkspur_plaza_tb_2026-09.pdf'
W,H=letter; cv=canvas.Canvas(D(name),pagesize=letter)
def head(first):
    y=H-60
    if first:
        cv.setFont('Helvetica-Bold',15);cv.drawCentredString(W/2,y,'Larkspur Plaza Holdings LLC');y-=20
        cv.setFont('Helvetica',13);cv.drawCentredString(W/2,y,'Trial Balance');y-=16
        cv.setFont('Helvetica',10);cv.drawCentredString(W/2,y,'As of September 30, 2026');y-=26
    cv.setStrokeGray(.6);cv.line(54,y+13,W-54,y+13)
    cv.setFont('Helvetica-Bold',8);cv.setFillGray(.35);cv.drawRightString(455,y,'DEBIT');cv.drawRightString(W-58,y,'CREDIT');cv.setFillGray(0)
    cv.line(54,y-5,W-54,y-5);return y-18
def foot(p):
    cv.setFont('Helvetica',7.5);cv.setFillGray(.4)
    cv.drawCentredString(W/2,34,'Accrual Basis   Monday, October 12, 2026 09:14 AM GMT-05:00');cv.drawRightString(W-54,34,'%d/2'%p);cv.setFillGray(0)
y=head(True);p=1;rows=[]
for n,_ in acc:
    if y<62: foot(p);cv.showPage();p+=1;y=head(False)
    x=v[n];cv.setFont('Helvetica',9);cv.drawString(58,y,n)
    if x>=0: cv.drawRightString(455,y,f(x));rows.append({'name':n,'debit':c(x)})
    else: cv.drawRightString(W-58,y,f(-x));rows.append({'name':n,'credit':c(-x)})
    y-=14.6
T=sum(x for x in v.values() if x>0)
cv.line(54,y+10,W-54,y+10);cv.setFont('Helvetica-Bold',9);cv.drawString(58,y-1,'TOTAL');cv.drawRightString(455,y-1,'$'+f(T));cv.drawRightString(W-58,y-1,'$'+f(T))
cv.line(54,y-6,W-54,y-6);cv.line(54,y-8,W-54,y-8);foot(p);cv.save()
assert v["Retained Earnings"]<0 or 1
save(name,'TB',['debit','credit'],rows,[{'label':'TOTAL','debit':c(T),'credit':c(T)}],style='QuickBooks Online trial balance, names without codes, strip center',hard=False)
print(len(rows),p,v["Retained Earnings"])
