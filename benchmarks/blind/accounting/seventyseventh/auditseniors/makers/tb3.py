from common import *
from fpdf import FPDF
import datetime
N='Larkspur Townhomes TB 12-31-25.pdf'
A=[("1000","Cash - First Prairie Operating",84217.36),("1010","Cash - Security Deposit Trust",41350),("1020","Cash - Capital Reserve",126508.91),("1100","Undeposited Funds",2895),
("1200","Accounts Receivable",9114.52),("1250","Due from Larkspur Mgmt Co.",3400),("1300","Prepaid Insurance",14862.75),("1310","Prepaid Expenses",1188),("1400","Tax & Insurance Escrow",38427.6),
("1500","Land",612000),("1510","Buildings",4887340.16),("1520","Site Improvements",218904.5),("1530","Appliances & Flooring",167211.83),("1540","Maintenance Truck",31750),
("1590","Accumulated Depreciation",-1644812),("1600","Loan Costs",71400),("1610","Accum. Amortization-Loan Costs",-29750),
("2000","Accounts Payable",-22816.47),("2050","First Prairie Visa x4417",-1963.28),("2100","Payroll Liabilities",-3284.9),("2200","Accrued Property Taxes",-76944),("2210","Accrued Interest",-13186.44),
("2300","Tenant Security Deposits",-41350),("2310","Prepaid Rents",-12640.25),("2500","Mortgage Note - Heartland Life",-3318206.75),
("3000","Opening Balance Equity",0),("3100","Members' Capital",None),("3200","Member Distributions",96000),("3900","Retained Earnings",-184226.3),
("4000","Rental Income",-1103520),("4010","Vacancy Loss",38415),("4020","Concessions",9250),("4100","Late & NSF Fees",-8122.5),("4110","Pet Fees & Pet Rent",-14860),("4120","Garage Rent",-21600),("4130","Water/Sewer Billback",-37918.44),("4190","Other Tenant Charges",-4206.31),
("5000","Management Fee",54316.72),("5100","Wages - Maintenance",61480),("5110","Wages - Office",38220.5),("5120","Payroll Taxes & Benefits",17904.19),("5200","Repairs & Maintenance",72618.83),("5210","Make Ready / Turnover",29344.6),("5220","Lawn & Snow",31875),("5230","Pest Control",3960),
("5300","Electric - House & Vacant",8718.42),("5310","Water & Sewer",49206.37),("5320","Trash",14112),("5400","Insurance",40384.5),("5410","Property Taxes",153888),("5500","Legal & Accounting",11250),("5510","Advertising",6417.99),("5520","Bank Service Charges",882.45),("5530","Office & Software",9741.08),
("6000","Interest Expense",161840.27),("6100","Depreciation Expense",203114),("6110","Amortization Expense",5950),("7000","Interest Income",-2217.46),("8000","Ask My Accountant",1140)]
s=r2(-sum(a[2] for a in A if a[2] is not None))
A=[(a,b,s if v is None else v) for a,b,v in A]; print('capital',s)
f=lambda v:f'{abs(v):,.2f}'
pdf=FPDF('P','pt','Letter');pdf.set_auto_page_break(False);pdf.set_creation_date(datetime.datetime(2026,1,27,14,14))
claims=[]
XD,XC=410,500
def head():
    pdf.add_page();pdf.set_font('Helvetica','B',8)
    pdf.text(40,46,'2:14 PM');pdf.text(40,57,'01/27/26');pdf.text(40,68,'Accrual Basis')
    for y,t,sz in((46,'Larkspur Townhomes, LLC',12),(63,'Trial Balance',14),(78,'As of December 31, 2025',10)):
        pdf.set_font('Helvetica','B',sz);pdf.text(306-pdf.get_string_width(t)/2,y,t)
    pdf.set_font('Helvetica','B',8);t='Dec 31, 25';pdf.text(418-pdf.get_string_width(t)/2,102,t)
    pdf.set_line_width(1.1);pdf.line(335,105,503,105)
    for x,t in((XD,'Debit'),(XC,'Credit')): pdf.text(x-30-pdf.get_string_width(t)/2,115,t)
    pdf.set_line_width(1.3);pdf.line(335,118,415,118);pdf.line(422,118,503,118)
    return 131
def r(x,y,t): pdf.text(x-pdf.get_string_width(t),y,t)
y=head();rows=[];D=C=0
for i,(a,b,v) in enumerate(A):
    if y>745:
        pdf.set_font('Helvetica','B',8);r(572,772,'Page 1');y=head()
    pdf.set_font('Helvetica','B',8);pdf.text(110,y,f'{a} \u00b7 {b}');pdf.set_font('Helvetica','',8)
    row={'account':a,'name':b}
    if v>=0: r(XD,y,f(v));row['debit']=v;D+=v
    else: r(XC,y,f(v));row['credit']=-v;C-=v
    rows.append(row);claims+= [f(v),f'{a} \u00b7 {b}'];y+=12.2
pdf.set_line_width(.6);pdf.line(348,y-9,412,y-9);pdf.line(438,y-9,502,y-9)
D,C=r2(D),r2(C);assert D==C
pdf.set_font('Helvetica','B',8);pdf.text(96,y+1,'TOTAL');r(XD,y+1,f(D));r(XC,y+1,f(C))
for k in(4,6.5): pdf.line(348,y+k,412,y+k);pdf.line(438,y+k,502,y+k)
pdf.set_font('Helvetica','B',8);r(572,772,'Page 2')
pdf.output(doc(N))
save(N,'TB',['debit','credit'],rows,[{'label':'TOTAL','debit':D,'credit':C}],'QuickBooks Desktop trial balance PDF, number-dot-name accounts, townhomes LLC',False,None,claims)
print(len(rows))
