# QuickBooks desktop style trial balance, accrual, no account numbers, colon paths
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
N='tb_heron_landing_qb'
A=[("Coastal Federal Operating x4471",'D',84216.37),("Coastal Federal Security Deposits x4489",'D',41350.00),("Petty Cash",'D',300.00),
("Accounts Receivable",'D',12874.50),("Undeposited Funds",'D',1595.00),("Due from Heron Slips LLC",'D',18420.00),("Prepaid Insurance",'D',27611.18),("Escrow - Real Estate Taxes",'D',33908.42),
("Replacement Reserve - Lender",'D',61750.00),("Building and Improvements",'D',6842315.00),("Building and Improvements:Seawall and Boardwalk",'D',318440.75),("Furniture, Fixtures and Equipment",'D',214906.33),
("Land",'D',1450000.00),("Accumulated Depreciation",'C',2119683.00),("Loan Costs, net",'D',38275.16),("Accounts Payable",'C',23187.64),("Peachtree Card - Maintenance",'C',2946.08),
("Accrued Interest",'C',18122.55),("Prepaid Rents",'C',9240.00),("Sales Tax Payable",'C',0.0),("Tenant Security Deposits",'C',41350.00),("N/P Tidewater Life Insurance Co.",'C',5214870.91),
("Members' Capital:Lassiter Family Trust",'C',None),("Members' Capital:R. Ogletree",'C',312500.00),("Members' Draws",'D',180000.00),("Opening Balance Equity",'C',0.0),
("Rental Income",'C',1194630.00),("Rental Income:Concessions",'D',21375.00),("Rental Income:Vacancy Write-down",'D',4810.00),("Slip and Boat Storage Fees",'C',48960.00),("Late and NSF Fees",'C',6735.00),("Pet Rent",'C',11340.00),("Laundry",'C',7412.25),
("Utility Reimbursement",'C',52818.63),("Advertising",'D',8944.20),("Bad Debt",'D',9127.00),("Bank Service Charges",'D',612.40),("Contract Services:Elevator",'D',11280.00),("Contract Services:Landscaping",'D',21600.00),("Contract Services:Pest Control",'D',4896.00),
("Contract Services:Pool",'D',9350.00),("Insurance:Flood",'D',38722.00),("Insurance:Property and Wind",'D',96418.00),("Management Fees",'D',52311.48),("Office Supplies and Postage",'D',3288.91),("Payroll Expenses:Maintenance",'D',71406.55),("Payroll Expenses:Office",'D',58212.10),
("Payroll Expenses:Taxes and Benefits",'D',19866.07),("Professional Fees",'D',14250.00),("Real Estate Taxes",'D',118604.33),("Repairs and Maintenance",'D',1874.16),("Repairs and Maintenance:Dock and Seawall",'D',17345.00),("Repairs and Maintenance:HVAC",'D',22719.44),("Repairs and Maintenance:Plumbing",'D',13086.29),
("Repairs and Maintenance:Turnover",'D',28640.87),("Telephone and Internet",'D',5922.36),("Utilities:Electric",'D',24871.53),("Utilities:Water and Sewer",'D',66240.91),("Utilities:Trash",'D',15084.00),("Depreciation Expense",'D',248640.00),("Interest Expense",'D',223916.28),("Amortization Expense",'D',5103.00)]
d=round(sum(x[2] for x in A if x[1]=='D'),2); k=round(sum(x[2] or 0 for x in A if x[1]=='C'),2)
A=[(n,s,v if v is not None else round(d-k,2)) for n,s,v in A]
rows=[];cv=canvas.Canvas(doc(N+'.pdf'),pagesize=letter)
W,H=letter;XD,XC=412,508
def head(first):
    cv.setFont('Helvetica-Bold',8);cv.drawString(36,H-40,'9:17 AM');cv.drawString(36,H-52,'02/11/25');cv.drawString(36,H-64,'Accrual Basis')
    cv.setFont('Helvetica-Bold',12);cv.drawCentredString(W/2,H-42,'Heron Landing Apartments, LLC')
    cv.setFont('Helvetica-Bold',14);cv.drawCentredString(W/2,H-59,'Trial Balance')
    cv.setFont('Helvetica-Bold',10);cv.drawCentredString(W/2,H-74,'As of December 31, 2024')
    cv.setFont('Helvetica-Bold',8);cv.drawCentredString(425,H-96,'Dec 31, 24')
    cv.setLineWidth(1.4);cv.line(344,H-100,508,H-100)
    cv.drawCentredString(382,H-111,'Debit');cv.drawCentredString(477,H-111,'Credit')
    cv.line(344,H-115,412,H-115);cv.line(440,H-115,508,H-115)
    return H-128
pg=1
def foot(last=False):
    cv.setFont('Helvetica-Bold',8);cv.drawRightString(W-36,30,f'Page {pg}')
y=head(True)
for n,s,v in A:
    if y<62: foot();cv.showPage();pg+=1;y=head(False)
    cv.setFont('Helvetica-Bold',8);cv.drawString(58,y,n)
    cv.setFont('Helvetica',8);cv.drawRightString(XD if s=='D' else XC,y,c(v))
    rows.append({"name":n,('debit' if s=='D' else 'credit'):v});y-=12
y-=1;cv.setLineWidth(.6);cv.line(344,y+10,412,y+10);cv.line(440,y+10,508,y+10)
cv.setFont('Helvetica-Bold',8);cv.drawString(46,y-1,'TOTAL');cv.drawRightString(XD,y-1,c(d));cv.drawRightString(XC,y-1,c(d))
for a,b in((344,412),(440,508)):cv.line(a,y-4,b,y-4);cv.line(a,y-6,b,y-6)
foot();cv.save()
assert abs(sum(r.get('debit',0)-r.get('credit',0) for r in rows))<.005
print(A[22])
save(N,"TB",["debit","credit"],rows,[{"label":"TOTAL","debit":d,"credit":d}],{"file":N+".pdf","assetType":"MULTIFAMILY","documentType":"TRIAL_BALANCE","author":"a34b","style":"QuickBooks desktop trial balance, header repeated, colon paths","hard":False})
