# MIP-like trial balance by fund, community land trust, PDF (reportlab)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
funds=[
("10","Operating Fund",[
("10100","Cash - Checking, Passumpsic Savings",84213.66),("10150","Cash - Money Market",151870.04),("10900","Petty Cash",150.00),
("11100","Ground Lease Fees Receivable",3462.50),("11150","Allowance for Doubtful Accounts",-850.00),("11300","Grants Receivable - VHCB",37500.00),
("11900","Rents Receivable",4118.27),("12100","Prepaid Insurance",9640.88),("13100","Due To/From Other Funds",-22615.40),
("15100","Office Furniture & Equipment",41230.19),("15900","Accumulated Depreciation - Equipment",-29774.35),
("20100","Accounts Payable",-11906.73),("20300","Accrued Payroll",-8824.51),("20350","Accrued Vacation",-13067.90),("20400","Payroll Taxes Payable",-1718.44),
("21500","Homebuyer Earnest Money Held",-4000.00),("24100","Deferred Revenue - Stewardship Contracts",-12500.00),("30100","Net Assets - Without Donor Restriction",None),
("40100","Ground Lease Fees - Single Family",-18975.00),("40110","Ground Lease Fees - Condominium",-7260.00),("40150","Lease Reissuance Fees",-3900.00),
("40300","Contributions - Individuals",-26418.00),("40320","Contributions - Business",-9750.00),("40500","Grants - State",-75000.00),("40510","Grants - NeighborWorks",-62500.00),
("41200","Developer Fee Income",-40000.00),("41900","Interest Income",-1377.29),
("50100","Salaries & Wages",113462.18),("50200","Payroll Taxes",8990.73),("50300","Health Insurance",17226.00),("50350","Retirement Match",3403.87),
("51100","Rent - Office",10800.00),("51200","Telephone & Internet",1645.32),("51300","Office Supplies",1187.09),("51400","Postage",412.60),("51500","Insurance - D&O and Liability",3277.11),
("52100","Audit & Accounting",9500.00),("52200","Legal - Lease Enforcement",2840.00),("53100","Travel & Mileage",1529.48),("53400","Dues & Subscriptions",2150.00),
("54100","Homebuyer Education Supplies",866.25),("55100","Depreciation Expense",1236.90)]),
("20","Land Stewardship Fund",[
("10200","Cash - Stewardship Reserve",212684.90),("12500","Certificates of Deposit",100000.00),("13100","Due To/From Other Funds",31240.40),
("14100","Land Held in Trust - Lamoille County",1184300.00),("14110","Land Held in Trust - Caledonia County",736150.00),("14200","Land Under Option",5000.00),
("20100","Accounts Payable",-640.00),("27100","Note Payable - VHCB (deferred, 0%)",-225000.00),("27150","Note Payable - Northern Community Loan Fund",-88412.76),
("31100","Net Assets - Restricted, Land in Perpetuity",None),("40200","Resale Stewardship Fees",-9425.00),("41900","Interest Income",-2618.33),
("52250","Survey & Recording",3175.00),("56100","Property Tax - Undeveloped Parcels",6481.55),("56200","Land Maintenance & Mowing",2290.00),("57100","Interest Expense",1216.84)]),
("30","Down Payment Assistance Fund",[
("10300","Cash - DPA Escrow",46118.22),("13100","Due To/From Other Funds",-8625.00),("16100","Homebuyer Second Mortgages",318500.00),
("16190","Reserve for Forgiveness",-63700.00),("24200","Refundable Advance - HOME",-40000.00),("32100","Net Assets - Restricted, Purpose",None),
("40520","Grants - HOME Program",-45000.00),("41950","Repayments - Shared Appreciation",-11842.57),("58100","DPA Grants Disbursed",30000.00),("58200","Forgiveness of Second Mortgages",7500.00),("51800","Bank & Wire Fees",105.00)]),
]
f='three_rivers_clt_trial_balance_0926.pdf'
c=canvas.Canvas(DOC+f,pagesize=letter); W,H=letter
page=0
def head():
    global page,y
    page+=1
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-44,'Three Rivers Community Land Trust, Inc.')
    c.setFont('Helvetica',10); c.drawCentredString(W/2,H-58,'Trial Balance - By Fund'); c.drawCentredString(W/2,H-71,'From 7/1/2026 Through 9/30/2026')
    c.setFont('Helvetica-Bold',8)
    c.drawString(54,H-104,'Account'); c.drawString(54,H-114,'Code'); c.drawString(120,H-114,'Account Title')
    c.drawRightString(456,H-104,'Debit'); c.drawRightString(456,H-114,'Balance'); c.drawRightString(558,H-104,'Credit'); c.drawRightString(558,H-114,'Balance')
    c.setLineWidth(.8); c.line(54,H-118,558,H-118)
    c.setFont('Helvetica',7.5); c.drawString(54,34,'Date: 10/14/2026 03:12:07 PM'); c.drawRightString(558,34,f'Page: {page}')
    y=H-134
def need(h):
    global y
    if y-h<60: c.showPage(); head()
head()
rows=[];tot=[];gd=gc=0
for code,nm,acc in funds:
    s=sum(v for _,_,v in acc if v is not None); acc=[(a,b,r2(-s) if v is None else v) for a,b,v in acc]
    need(50); c.setFont('Helvetica-Bold',8.5); c.drawString(54,y,f'Fund Code: {code} - {nm}'); y-=15
    d=k=0
    for a,b,v in acc:
        need(13); c.setFont('Helvetica',8.5); c.drawString(54,y,a); c.drawString(120,y,b)
        r={"account":a,"name":b}
        if v>=0: c.drawRightString(456,y,m(v)); r["debit"]=v; d=r2(d+v)
        else: c.drawRightString(558,y,m(-v)); r["credit"]=-v; k=r2(k-v)
        rows.append(r); y-=12.6
    need(30)
    c.setLineWidth(.4); c.line(392,y+9,456,y+9); c.line(494,y+9,558,y+9); y-=2
    c.setFont('Helvetica-Bold',8.5); lab=f'Total {code} - {nm}'; c.drawString(120,y,lab); c.drawRightString(456,y,m(d)); c.drawRightString(558,y,m(k)); y-=24
    tot.append({"label":lab,"debit":d,"credit":k}); gd=r2(gd+d); gc=r2(gc+k)
need(20); c.line(392,y+10,456,y+10); c.line(494,y+10,558,y+10)
c.setFont('Helvetica-Bold',9); c.drawString(54,y,'Report Total'); c.drawRightString(456,y,m(gd)); c.drawRightString(558,y,m(gc))
for x in (392,494):
    c.line(x,y-4,x+64,y-4); c.line(x,y-6,x+64,y-6)
c.save(); tot.append({"label":"Report Total","debit":gd,"credit":gc})
save(f,'TB','MIP fund accounting, grouped by fund, debit/credit, land trust (US)',False,["debit","credit"],rows,tot)
