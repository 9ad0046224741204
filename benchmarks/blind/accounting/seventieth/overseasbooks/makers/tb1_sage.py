from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
rnd=random.Random(101)
A=[("0010","Freehold Property - 14-22 Castle Street",'D',1845000),("0011","Freehold Property - Mill Lane Flats",'D',2312500),("0012","Revaluation - Investment Properties",'D',410000),
("0030","Office Equipment",'D',6842.15),("0031","Office Equipment Depreciation",'C',4417.9),("0040","Furniture and Fixtures",'D',38260),("0041","Furniture/Fixture Depreciation",'C',21950.4),
("1100","Debtors Control Account",'D',27418.66),("1101","Sundry Debtors",'D',1250),("1103","Prepayments",'D',8116.42),("1104","Accrued Income",'D',3975),("1200","Bank Current Account",'D',61204.37),("1210","Bank Deposit Account",'D',150312.08),("1220","Client Account - Tenants' Money",'D',44825),("1230","Petty Cash",'D',86.14),
("2100","Creditors Control Account",'C',19862.73),("2101","Sundry Creditors",'C',640),("2109","Accruals",'C',14380),("2111","Rents Received in Advance",'C',11702.5),("2150","Tenancy Deposits Held (DPS)",'C',44825),("2200","Sales Tax Control Account",'C',9184.2),("2201","Purchase Tax Control Account",'D',3317.86),("2210","P.A.Y.E.",'C',1284.6),("2211","National Insurance",'C',911.37),("2230","Pension Fund",'C',312.4),("2300","Loans - Handelsbanken 2019 Facility",'C',1460000),("2310","Directors' Loan Account",'C',85000),("2320","Corporation Tax",'C',31240),
("3000","Ordinary Shares",'C',100),("3100","Revaluation Reserve",'C',410000),("3200","Profit and Loss Account",'C',0),("3210","Dividends Paid",'D',60000),
("4000","Rent - Commercial Units",'C',168420.04),("4001","Rent - Residential (AST)",'C',219836.5),("4010","Insurance Recharged",'C',12644.18),("4020","Service Charge Receivable",'C',48310),("4900","Miscellaneous Income",'C',745),("4904","Lease Premiums and Licence Fees",'C',3500),("4906","Bank Interest Received",'C',4127.93),
("5000","Repairs - Commercial",'D',17391.44),("5001","Repairs - Residential",'D',38762.09),("5010","Cleaning of Common Parts",'D',10920),("5011","Lift Maintenance",'D',4386),("5012","Gas Safety and EICR Certificates",'D',3145.5),("5020","Letting Agents' Fees",'D',21094.66),("5030","Landlord's Insurance",'D',15876.22),("5040","Council Tax - Voids",'D',2209.71),("5041","Electricity - Landlord's Supply",'D',6418.3),("5042","Water Rates",'D',1977.12),("5050","Ground Rent Payable",'D',250),
("7000","Gross Wages",'D',41600),("7006","Employers N.I.",'D',4512.48),("7007","Employers Pensions",'D',1248),("7502","Telephone",'D',1136.7),("7504","Office Stationery",'D',384.29),("7600","Legal Fees",'D',9145),("7601","Audit and Accountancy Fees",'D',7800),("7603","Professional Fees - Valuation",'D',4250),("7901","Bank Charges",'D',618.4),("7904","Mortgage Interest Paid",'D',83951.26),("8001","Equipment Depreciation",'D',1210.35),("8002","Furniture/Fixture Depreciation Charge",'D',5436.53),("8100","Bad Debt Write Off",'D',2318),("9998","Suspense Account",'C',120)]
d=r2(sum(a[3] for a in A if a[2]=='D')); c=r2(sum(a[3] for a in A if a[2]=='C'))
A=[(a[0],a[1],a[2],r2(d-c)) if a[0]=='3200' else a for a in A]; assert d-c>0
rows=[]
fn='castlegate_period_trial_balance.pdf'
cv=canvas.Canvas(D+fn,pagesize=A4); W,H=A4
per=42; pages=[A[i:i+per] for i in range(0,len(A),per)]
for pi,p in enumerate(pages):
    cv.setFont('Times-Roman',9); cv.drawString(40,H-45,"Date:"); cv.drawString(75,H-45,"09/04/2025"); cv.drawString(40,H-57,"Time:"); cv.drawString(75,H-57,"16:41:08")
    cv.setFont('Times-Bold',13); cv.drawCentredString(W/2,H-46,"Castlegate Lettings & Estates Ltd")
    cv.setFont('Times-Bold',11); cv.drawCentredString(W/2,H-64,"Period Trial Balance")
    cv.setFont('Times-Roman',9); cv.drawRightString(W-40,H-45,f"Page:   {pi+1}")
    cv.drawString(40,H-84,"To Period:"); cv.drawString(100,H-84,"Month 12, March 2025")
    y=H-112; cv.setFont('Times-BoldItalic',10)
    cv.drawString(40,y,"N/C"); cv.drawString(92,y,"Name"); cv.drawRightString(438,y,"Debit"); cv.drawRightString(W-42,y,"Credit")
    cv.setLineWidth(.8); cv.line(40,y-4,W-40,y-4); y-=19; cv.setFont('Times-Roman',9.5)
    for a in p:
        cv.drawString(40,y,a[0]); cv.drawString(92,y,a[1]); cv.drawRightString(438 if a[2]=='D' else W-42,y,f"{a[3]:,.2f}"); y-=15
        rows.append({"account":a[0],"name":a[1],("debit" if a[2]=='D' else "credit"):a[3]})
    if pi==len(pages)-1:
        cv.setLineWidth(.5); cv.line(365,y+8,440,y+8); cv.line(480,y+8,W-40,y+8); y-=5
        cv.setFont('Times-Bold',9.5); cv.drawRightString(350,y,"Totals:"); cv.drawRightString(438,y,f"{d:,.2f}"); cv.drawRightString(W-42,y,f"{d:,.2f}")
        cv.line(365,y-4,440,y-4); cv.line(480,y-4,W-40,y-4); cv.line(365,y-6,440,y-6); cv.line(480,y-6,W-40,y-6)
    cv.showPage()
cv.save()
save(fn,"TB",["debit","credit"],rows,[{"label":"Totals:","debit":d,"credit":d}],"Sage 50 UK period trial balance, 2 pages, serif",False)
print(len(rows),d)
