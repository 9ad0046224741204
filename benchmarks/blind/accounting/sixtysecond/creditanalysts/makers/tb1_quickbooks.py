# QuickBooks Desktop trial balance, mixed-use LLC, Portland ME
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='Custom House Wharf TB 0925.pdf'
A=[("1010","Operating Checking - Norway Svgs 4471",38214.66),("1015","Tenant Sec Dep Escrow",31450.00),("1020","Money Market - Reserve",60318.09),
("1100","Accounts Receivable",12877.41),("1200","Undeposited Funds",2150.00),("1310","Prepaid Insurance",9806.25),("1320","Real Estate Tax Escrow",22419.73),
("1330","Due from Custom House Parking",4500.00),("1510","Land",412000.00),("1520","Building",2188400.00),("1525","Building Improvements",341276.18),
("1530","Furniture & Equipment",18640.00),("1590","Accumulated Depreciation",-618922.00),("1610","Loan Costs",27500.00),("1619","Accum Amort - Loan Costs",-9166.64),
("2000","Accounts Payable",-17342.88),("2100","Norway Svgs Visa 0913",-1284.37),("2210","Security Deposits - Resid",-18250.00),("2215","Security Deposits - Comm'l",-13200.00),
("2230","Prepaid Rents",-3975.00),("2250","Accrued Interest",0.0),("2300","Sales Tax Payable",0.0),("2510","Mortgage - Norway Svgs Bank",-1642708.54),("2540","N/P - Member Loan",-85000.00),
("3010","Member 1 Capital",None),("3020","Member 2 Capital",-214600.00),("3110","Member 1 Draws",24000.00),("3120","Member 2 Draws",24000.00),("3900","Retained Earnings",-96311.52),
("4010","Apartment Rent",-171845.00),("4020","Retail Rent",-118530.00),("4030","Office Rent",-54900.00),("4110","CAM Reimbursement",-21418.92),("4120","RE Tax Reimbursement",-16204.50),
("4210","Laundry Income",-2316.75),("4230","Late Fees & NSF",-875.00),("6010","Advertising",642.18),("6020","Auto & Mileage",318.40),("6050","Bank Service Charges",147.00),
("6110","Cleaning & Janitorial",8730.00),("6140","Elevator Contract",4185.00),("6180","Insurance",14709.38),("6210","Landscaping & Snow",11460.00),("6240","Legal & Accounting",6875.00),
("6270","Management Fee",19303.60),("6310","Repairs - Plumbing & Heat",13288.91),("6320","Repairs - General",9514.06),("6330","Supplies",1872.33),("6410","Real Estate Taxes",48216.27),
("6510","Electric - CMP",9961.84),("6520","Heating Fuel",16530.72),("6530","Water & Sewer - PWD",10287.45),("6540","Trash Removal",5346.00),("6710","Uncategorized Expense",212.50),
("7010","Interest Income",-486.11),("8010","Mortgage Interest",69815.23),("8050","Depreciation Expense",0.0)]
s=round(sum(a[2] for a in A if a[2] is not None),2)
A=[(c,n,v if v is not None else -s) for c,n,v in A]
assert all(v<0 for c,n,v in A if c=='3010'), s
tot=round(sum(v for *_,v in A if v>0),2)
assert tot==round(-sum(v for *_,v in A if v<0),2)
rows=[]
c=canvas.Canvas(doc(N),pagesize=letter,invariant=1)
W,H=letter
XN,XD,XC=118,420,516
def head(p):
    c.setFont('Helvetica-Bold',8)
    c.drawString(40,H-44,'10:17 AM');c.drawString(40,H-56,'10/14/25');c.drawString(40,H-68,'Accrual Basis')
    c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,H-46,'Custom House Wharf Realty, LLC')
    c.setFont('Helvetica-Bold',14);c.drawCentredString(W/2,H-63,'Trial Balance')
    c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,H-78,'As of September 30, 2025')
    c.setLineWidth(1.2);c.line(40,H-86,W-40,H-86)
    c.setFont('Helvetica-Bold',8);c.drawCentredString((XD-70+XC)/2,H-102,'Sep 30, 25')
    c.setLineWidth(.9);c.line(XD-74,H-105,XC+2,H-105)
    c.drawCentredString(XD-34,H-116,'Debit');c.drawCentredString(XC-34,H-116,'Credit')
    c.setLineWidth(.9);c.line(XD-74,H-119,XD+2,H-119);c.line(XC-74,H-119,XC+2,H-119)
    c.setFont('Helvetica-Bold',8);c.drawRightString(W-40,30,f'Page {p}')
p=1;head(p);y=H-131;first=True
for code,nm,v in A:
    if y<60: c.showPage();p+=1;head(p);y=H-131
    c.setFont('Helvetica-Bold',8);c.drawString(XN,y,f'{code} · {nm}')
    c.setFont('Helvetica',8);r={"account":code,"name":nm}
    if v>=0: c.drawRightString(XD,y,m(v));r["debit"]=v
    else: c.drawRightString(XC,y,m(-v));r["credit"]=-v
    rows.append(r);y-=12.2
y-=0
c.setLineWidth(.6);c.line(XD-74,y+9.5,XD+2,y+9.5);c.line(XC-74,y+9.5,XC+2,y+9.5)
c.setFont('Helvetica-Bold',8);c.drawString(40,y-2,'TOTAL');c.drawRightString(XD,y-2,m(tot));c.drawRightString(XC,y-2,m(tot))
for d in (5,7):
    c.line(XD-74,y-d,XD+2,y-d);c.line(XC-74,y-d,XC+2,y-d)
c.save()
save(N,'TB',['debit','credit'],rows,[{"label":"TOTAL","debit":tot,"credit":tot}],'QuickBooks Desktop trial balance, mixed-use LLC, "1010 · name" accounts',False)
