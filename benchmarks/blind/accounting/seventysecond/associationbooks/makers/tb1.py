# QuickBooks Online trial balance of a church with rental property, PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
A=[("Checking - First Prairie 4471",41288.16),("Money Market - Building Fund",118402.77),("Petty Cash",250),("Accounts Receivable (A/R)",3615),
("Pledges Receivable",12400),("Prepaid Insurance",6871.5),("Undeposited Funds",1284.35),("Land",165000),("Buildings:Sanctuary & Education Wing",1482650),
("Buildings:Parsonage (418 Alder Ct)",214900),("Buildings:Fellowship Hall",388215.4),("Furniture & Equipment",94370.22),("Vehicles - Passenger Van",28750),
("Accumulated Depreciation",-711604.09),("Organ & Instruments",61500),("Accounts Payable (A/P)",-9127.83),("Visa - Office (7706)",-1846.55),
("Security Deposits Held",-3900),("Preschool Lease - Rent Received in Advance",-2750),("Payroll Liabilities:Federal Taxes (941/944)",-3218.44),
("Payroll Liabilities:State Withholding",-611.07),("Mortgage Payable - Synod Loan Fund",-402316.91),("Designated Funds:Missions",-14205.6),
("Designated Funds:Organ Repair",-8860),("Opening Balance Equity",0),("Unrestricted Net Assets",None),("Offerings:Plate - Loose",-18442.19),
("Offerings:Envelopes",-241907),("Offerings:Online Giving",-86315.5),("Rental Income:Cell Tower Ground Lease",-19200),("Rental Income:Fellowship Hall",-14875),
("Rental Income:Parsonage",-19800),("Rental Income:Preschool Lease",-33000),("Rental Income:Parking Lot - Weekday Permits",-7440),("Interest Income",-3966.08),
("Memorials & Bequests",-15250),("Late Fees Charged",-225),("Salaries:Pastor",78200),("Salaries:Music Director",24960),("Salaries:Office & Sexton",53418.75),("Housing Allowance",21600),
("Payroll Taxes",6004.91),("Pension & Health (Portico)",38716.32),("Synod Benevolence",26400),("Insurance:Property & Liability",22914),("Insurance:Workers Comp",2376),
("Utilities:Electric",19482.06),("Utilities:Gas",11730.94),("Utilities:Water & Sewer",4218.37),("Utilities:Trash",2640),("Repairs & Maintenance:HVAC",9874.6),
("Repairs & Maintenance:Parsonage",4155.28),("Repairs & Maintenance:Roof Patch - Fellowship Hall",12350),("Snow Removal & Lawn",7810),("Property Tax - Parsonage",5386.12),
("Bank & Merchant Fees",1908.44),("Office Supplies & Software",4471.9),("Worship & Music Supplies",3122.65),("Interest Expense",20611.73),("Depreciation Expense",47290),("Ask My Accountant",318)]
plug=-round(sum(v for _,v in A if v is not None),2); A=[(n,plug if v is None else v) for n,v in A]
name="HarborGrace_TrialBalance_FY24.pdf"; c=canvas.Canvas(doc(name),pagesize=letter); W,H=letter
rows=[];y=0;pg=0
def foot(): 
    c.setFont('Helvetica',7); c.setFillGray(.35); c.drawString(60,30,"Accrual Basis  Thursday, January 16, 2025 10:42 AM GMT-06:00"); c.drawRightString(W-60,30,f"{pg}/2"); c.setFillGray(0)
def head(first):
    global y,pg
    pg+=1
    if first:
        c.setFont('Helvetica',14); c.drawCentredString(W/2,H-58,"Harbor Grace Lutheran Church"); c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-76,"Trial Balance"); c.setFont('Helvetica',10); c.drawCentredString(W/2,H-92,"As of December 31, 2024"); y=H-122
    else: y=H-60
    c.setStrokeGray(.6); c.line(60,y+12,W-60,y+12); c.setFont('Helvetica-Bold',7.5); c.drawRightString(470,y,"DEBIT"); c.drawRightString(W-62,y,"CREDIT"); c.line(60,y-5,W-60,y-5); y-=17
head(True); d=cr=0
for n,v in A:
    if y<70: foot(); c.showPage(); head(False)
    c.setFont('Helvetica',8); c.drawString(62,y,n); r={"name":n}
    if v>=0: c.drawRightString(470,y,m(v)); r["debit"]=v; d+=v
    else: c.drawRightString(W-62,y,m(-v)); r["credit"]=-v; cr-=v
    rows.append(r); y-=13.2
c.line(400,y+9,W-60,y+9); c.setFont('Helvetica-Bold',8); c.drawString(62,y-2,"TOTAL"); c.drawRightString(470,y-2,"$"+m(d)); c.drawRightString(W-62,y-2,"$"+m(cr))
c.line(400,y-6,W-60,y-6); c.line(400,y-8,W-60,y-8); foot(); c.save()
assert round(d-cr,2)==0, (d,cr)
save(name,"TB","QuickBooks Online, church with rentals, no codes, colon sub-accounts",False,["debit","credit"],rows,[{"label":"TOTAL","debit":d,"credit":cr}])
