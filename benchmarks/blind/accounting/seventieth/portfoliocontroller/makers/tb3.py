# QuickBooks Desktop trial balance, self storage
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
D=[("1010","Checking - Valley Community",38614.92),("1020","Money Market - Reserve",112400.55),("1030","Undeposited Funds",1386),("1099","Petty Cash",200),("1200","Accounts Receivable",6218.4),("1250","Credit Card Clearing",-742.15),
("1310","Prepaid Insurance",4890.12),("1320","Retail Merchandise Inventory",2114.37),("1510","Land",410000),("1520","Buildings - Phase I",1488200),("1530","Buildings - Phase II (Climate)",962750.18),("1540","Gate, Cameras & Access Control",48916.5),("1550","Golf Cart",6200),("1590","Accumulated Depreciation",-486311),
("1610","Closing Costs",22480),("1690","Accumulated Amortization",-9742),("2000","Accounts Payable",-7319.86),("2050","Visa - Manager (x4417)",-1284.09),("2100","Prepaid Rent",-9847.25),("2150","Sales Tax Payable",-211.73),("2200","Payroll Liabilities",-1906.44),("2210","Federal Withholding",0),("2300","Property Tax Accrual",0),("2700","N/P - Farmers Bank 1st Lien",-1684920.33),
("3000","Opening Balance Equity",0),("3010","Member Capital - R. Tolliver Trust",-310000),("3020","Member Capital - Deerfield Inv.",-310000),("3110","Distributions - Tolliver",42000),("3120","Distributions - Deerfield",42000),("3900","Retained Earnings",None),
("4010","Unit Rent - Drive-Up",-318644),("4020","Unit Rent - Climate Controlled",-241870.5),("4030","RV / Boat Parking",-38415),("4050","Discounts & Promotions",14862),("4110","Late Fees",-16920),("4120","Admin Fees",-7425),("4130","Lien & Auction Fees",-2180),("4210","Tenant Protection Plan Commission",-31206.8),("4310","Retail Sales",-5488.62),("4320","Truck Rental Commission",-4106.17),("4900","Bad Debt / Write-Offs",5310.25),
("5010","Cost of Goods Sold",2981.4),("6010","Manager Wages",62318.4),("6015","Relief Manager Wages",18774.25),("6020","Payroll Taxes",6893.1),("6030","Workers Comp",1188),("6110","Advertising - Online",14206.33),("6120","Advertising - Signs & Print",1870),("6210","Insurance - Property",11736.24),("6220","Insurance - Liability",3410),("6310","Repairs - Doors & Locks",5127.81),("6320","Repairs - HVAC",7460),("6330","Landscaping & Snow",8915),("6340","Pest Control",1260),("6410","Electric",21344.62),("6420","Water & Sewer",1986.17),("6430","Trash",2160),("6440","Telephone / Internet",3714.48),("6510","Management Fee - 5%",31470.36),("6520","Software - Facility Mgmt",4188),("6530","Merchant Fees",13864.91),("6540","Bank Service Charges",228),("6550","Legal & Accounting",6750),("6560","Office Supplies & Postage",2643.08),("6570","Dues & Subscriptions",425),("6610","Real Estate Taxes",48712.66),("8010","Interest Expense",92418.07),("8020","Depreciation Expense",88600),("8030","Amortization",2248),("8100","Interest Income",-3914.22),("9999","Ask My Accountant",0)]
D=[(c,n,None if v is None else int(round(v*100))) for c,n,v in D]
s=sum(v or 0 for _,_,v in D); D=[(c,n,-s if v is None else v) for c,n,v in D]
name="Trial Balance - Deerfield Mini Storage LLC.pdf"
cv=canvas.Canvas(out(name),pagesize=letter);W,H=letter
f=lambda x:f"{x/100:,.2f}"
pg=0; rows=[]; td=tc=0
def head():
    global y
    cv.setFont("Helvetica-Bold",8); cv.drawString(40,H-42,"4:18 PM");cv.drawString(40,H-54,"01/22/26");cv.drawString(40,H-66,"Accrual Basis")
    cv.setFont("Helvetica-Bold",12);cv.drawCentredString(W/2,H-42,"Deerfield Mini Storage, LLC")
    cv.setFont("Helvetica-Bold",14);cv.drawCentredString(W/2,H-58,"Trial Balance")
    cv.setFont("Helvetica-Bold",10);cv.drawCentredString(W/2,H-72,"As of December 31, 2025")
    cv.setLineWidth(1.5); cv.setFont("Helvetica-Bold",8)
    cv.drawCentredString(438,H-96,"Dec 31, 25"); cv.line(352,H-99,406-3,H-99) if 0 else None
    cv.line(352,H-100,524,H-100); cv.drawCentredString(394,H-111,"Debit");cv.drawCentredString(482,H-111,"Credit")
    cv.line(352,H-114,436,H-114);cv.line(440,H-114,524,H-114); y=H-128
head(); pg=1
def foot(): cv.setFont("Helvetica-Bold",8); cv.drawRightString(W-40,30,f"Page {pg}")
for c,n,v in D:
    if y<56: foot(); cv.showPage(); pg+=1; head()
    cv.setFont("Helvetica-Bold",8); cv.drawString(150,y,f"{c} · {n}"); cv.setFont("Helvetica",8)
    row={"account":c,"name":n}
    if v>=0: cv.drawRightString(434,y,f(v)); row["debit"]=m(v); td+=v
    else: cv.drawRightString(522,y,f(-v)); row["credit"]=m(-v); tc-=v
    rows.append(row); y-=11.6
y-=2
cv.setLineWidth(.8);cv.line(360,y+10,436,y+10);cv.line(448,y+10,524,y+10)
cv.setFont("Helvetica-Bold",8);cv.drawString(128,y-1,"TOTAL");cv.drawRightString(434,y-1,f(td));cv.drawRightString(522,y-1,f(tc))
for dy in (5,7.5): cv.line(360,y-dy,436,y-dy);cv.line(448,y-dy,524,y-dy)
foot();cv.save(); assert td==tc
save(name,"TB",["debit","credit"],rows,[{"label":"TOTAL","debit":m(td),"credit":m(tc)}],"QuickBooks Desktop trial balance, self storage, code and name joined by a middle dot",False)
