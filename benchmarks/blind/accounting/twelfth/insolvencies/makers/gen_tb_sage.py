import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
random.seed(2301)
N="TB_Harcastle_Lettings_Mar25.pdf"
A=[("0010","Freehold Property - Tower Street",2),("0011","Freehold Property - Quay Road",2),("0020","Investment Property Revaluation",2),("0030","Office Equipment",.02),("0031","Office Equipment Depreciation",-.012),("0040","Furniture and Fixtures",.15),("0041","Furniture/Fixture Depreciation",-.09),("0050","Motor Vehicles",.03),("0051","Motor Vehicles Depreciation",-.02),
("1100","Debtors Control Account",.06),("1103","Prepayments",.012),("1104","Rent Arrears Provision",-.015),("1105","Accrued Rental Income",.02),("1200","Bank Current Account",.09),("1210","Bank Deposit Account",.2),("1215","Tenant Deposit Client A/c (DPS)",.08),("1230","Petty Cash",.0003),("1240","Company Credit Card",-.002),
("2100","Creditors Control Account",-.03),("2109","Accruals",-.015),("2110","Rents Received in Advance",-.02),("2150","Tenant Deposits Held",-.08),("2201","Purchase Tax Control Account",.004),("2202","VAT Liability",-.006),("2210","P.A.Y.E.",-.002),("2211","National Insurance",-.0013),("2230","Pension Fund",-.0004),("2300","Bank Loan - Lloyds 4471",-1.6),("2310","Hire Purchase",-.013),("2320","Corporation Tax",-.05),("2330","Directors' Loan Account - J Harcastle",-.25),
("3000","Ordinary Shares",0),("3150","Revaluation Reserve",-.8),("3200","Profit and Loss Account",None),("3250","Dividends Paid",.04),
("4000","Rent Received - Residential",-.52),("4001","Rent Received - Commercial Units",-.16),("4002","Garage and Parking Rents",-.02),("4100","Service Charge Recoverable",-.03),("4900","Miscellaneous Income",-.002),("4906","Insurance Claims",-.006),
("5000","Letting Agents Fees",.05),("5010","Repairs and Maintenance",.09),("5011","Gas Safety and EICR Certificates",.008),("5020","Void Council Tax",.004),("5030","Ground Rent Payable",.002),("5040","Cleaning and Gardening",.011),
("7000","Gross Wages",.06),("7006","Employers N.I.",.007),("7007","Employers Pensions",.002),("7104","Premises Insurance",.021),("7200","Electricity - Communal",.009),("7502","Telephone",.002),("7600","Legal Fees",.012),("7601","Audit and Accountancy Fees",.0095),("7901","Bank Charges",.0011),("7903","Loan Interest Paid",.094),("8000","Depreciation",.022),("8100","Bad Debt Write Off",.004),("9998","Suspense Account",.0001),("9999","Mispostings Account",0)]
rows=[];tot=0
vals={}
for c,n,f in A:
    if c=="3000": v=-100.0
    elif c=="9999": v=0
    elif f is None: continue
    else: v=round(f*1e6*random.uniform(.8,1.2),2)
    vals[c]=v
vals["0020"]=-0 or round(812500.00,2)
vals["3200"]=-round(sum(vals.values()),2)
for c,n,f in A:
    v=vals[c]
    if v==0: continue   # Sage suppresses nil balances
    rows.append(dict(account=c,name=n,**({"debit":v} if v>0 else {"credit":-v})))
td,tc=S(rows,'debit'),S(rows,'credit'); assert td==tc
c=canvas.Canvas(path(N),pagesize=A4,invariant=1); W,H=A4
def head(p):
    c.setFont("Times-Roman",9); c.drawString(40,H-40,"Date:"); c.drawString(75,H-40,"14/05/2025"); c.drawString(40,H-52,"Time:"); c.drawString(75,H-52,"11:42:07")
    c.setFont("Times-Bold",14); c.drawCentredString(W/2,H-40,"Harcastle Lettings Ltd"); c.setFont("Times-Bold",12); c.drawCentredString(W/2,H-57,"Period Trial Balance")
    c.setFont("Times-Roman",9); c.drawRightString(W-40,H-40,f"Page:  {p}")
    c.drawString(40,H-80,"To Period:"); c.drawString(95,H-80,"Month 12, March 2025")
    c.setFont("Times-BoldItalic",10); y=H-108
    c.drawString(40,y,"N/C"); c.drawString(100,y,"Name"); c.drawRightString(430,y,"Debit"); c.drawRightString(545,y,"Credit")
    c.setLineWidth(.8); c.line(38,y-4,548,y-4); return y-20
p=1;y=head(p)
for r in rows:
    if y<75: c.showPage(); p+=1; y=head(p)
    c.setFont("Times-Roman",9.5); c.drawString(40,y,r["account"]); c.drawString(100,y,r["name"])
    if "debit" in r: c.drawRightString(430,y,f"{r['debit']:,.2f}")
    else: c.drawRightString(545,y,f"{r['credit']:,.2f}")
    y-=13.6
c.line(350,y+8,432,y+8); c.line(465,y+8,548,y+8); y-=5
c.setFont("Times-Bold",10); c.drawRightString(330,y,"Totals:"); c.drawRightString(430,y,f"{td:,.2f}"); c.drawRightString(545,y,f"{tc:,.2f}")
for d in (4,6): c.line(350,y-d,432,y-d); c.line(465,y-d,548,y-d)
c.save()
finish(N,"TB",["debit","credit"],rows,[dict(label="Totals:",debit=td,credit=tc)])
