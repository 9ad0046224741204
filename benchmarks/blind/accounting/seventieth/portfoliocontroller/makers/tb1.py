# Yardi Voyager style trial balance, mobile-home park, pdf, row dropped
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(7101)
A=[("1110-0000","Cash - Operating",48211.37),("1115-0000","Cash - Home Sales Escrow",12500),("1120-0000","Petty Cash",300),("1130-0000","Cash - Security Deposits",31877.5),
("1210-0000","Accounts Receivable - Residents",9442.18),("1215-0000","Allowance for Doubtful Accounts",-3100),("1220-0000","Notes Receivable - Home Buyers",86412.09),("1290-0000","Due From Affiliate",0),
("1310-0000","Prepaid Insurance",14877.72),("1320-0000","Prepaid Property Tax",0),("1340-0000","Utility Deposits",4650),("1350-0000","Escrow - Taxes & Insurance",27340.66),
("1410-0000","Land",1260000),("1420-0000","Land Improvements",2984116),("1430-0000","Park-Owned Homes",418250),("1440-0000","Clubhouse & Office",236400),("1450-0000","Vehicles & Equipment",38912.4),
("1480-0000","Accum Depr - Improvements",-611238.14),("1485-0000","Accum Depr - Homes",-97311.68),("1510-0000","Loan Costs",51200),("1515-0000","Accum Amort - Loan Costs",-19626.67),
("2110-0000","Accounts Payable",-11806.54),("2120-0000","Accrued Expenses",-6400),("2130-0000","Accrued Property Taxes",-9125),("2140-0000","Accrued Interest",-14982.11),("2150-0000","Sales Tax Payable",-418.9),
("2210-0000","Resident Security Deposits",-31575),("2220-0000","Prepaid Rents",-5218.42),("2230-0000","Key / Gate Card Deposits",-1150),("2510-0000","Mortgage Payable - First",-3016842.77),
("3110-0000","Owner Contributions",-1450000),("3210-0000","Owner Distributions",185000),("3800-0000","Retained Earnings",0),
("4110-0000","Lot Rent",-144980),("4120-0000","Park-Owned Home Rent",-28340),("4130-0000","RV Site Rent",-7120),("4210-0000","Vacancy Loss",9860),("4220-0000","Concessions",1200),("4230-0000","Bad Debt Expense",1742.35),
("4310-0000","Water Reimbursement",-9826.14),("4315-0000","Sewer Reimbursement",-7418.6),("4320-0000","Trash Reimbursement",-3280),("4410-0000","Late Fees",-1875),("4420-0000","NSF Fees",-70),("4430-0000","Application Fees",-360),("4440-0000","Laundry Income",-612.25),("4450-0000","Storage Income",-900),
("5110-0000","Manager Salary",8666.66),("5115-0000","Maintenance Wages",6912.4),("5120-0000","Payroll Taxes",1322.18),("5130-0000","Health Insurance",1240),("5210-0000","Repairs - Water & Sewer Lines",3811.75),("5215-0000","Repairs - Homes",2206.31),("5220-0000","Road & Paving",0),("5225-0000","Grounds / Tree Service",2950),("5230-0000","Snow Removal",1680),
("5310-0000","Electric",2418.07),("5320-0000","Water",8120.55),("5330-0000","Sewer",6340.2),("5340-0000","Trash Removal",3466),("5350-0000","Gas",512.84),("5410-0000","Advertising",425),("5510-0000","Management Fee",9620.3),("5520-0000","Legal Fees",1150),("5530-0000","Office Supplies",318.42),("5540-0000","Telephone & Internet",578.96),("5550-0000","Licenses & Permits",650),("5560-0000","Bank Charges",84),("5610-0000","Property Taxes",9125),("5620-0000","Property Insurance",4959.24),
("6110-0000","Mortgage Interest",29964.22),("6210-0000","Depreciation",24116),("6220-0000","Amortization",853.34)]
L=Ledger([(c,n,int(round(v*100))) for c,n,v in A]); L.plug("3800-0000")
c=lambda x:x+"-0000"
P=lambda d,k,a:L.post(c(d),c(k),a)
for a,v in [("4110",73115),("4120",14170),("4130",3810),("4310",5012.37),("4315",3788.44),("4320",1640),("4410",925),("4420",35),("4430",180),("4450",450)]: P("1210",a,v)
P("4210","1210",4930);P("4220","1210",600);P("4230","1215",850)
P("1110","1210",93206.15);P("1110","4440",318.75);P("1110","2220",2140);P("2220","1210",3105.5);P("1110","2210",1950);P("2210","1110",875);P("1130","1110",1075);P("1110","2230",100)
P("1110","1220",1388.26);P("2150","1110",418.9);P("4450","2150",33.31)
for a,v in [("5210",6420),("5215",1187.9),("5220",4800),("5225",1475),("5310",1196.42),("5320",4211.08),("5330",3304.75),("5340",1733),("5350",204.6),("5410",212.5),("5510",4703.11),("5520",485),("5530",141.07),("5540",289.48),("5560",42)]: P(a,"2110",v)
P("2110","1110",27918.63);P("5110","1110",4333.33);P("5115","1110",3614.2);P("5120","1110",679.5);P("5130","1110",620)
P("5610","2130",4562.5);P("5620","1310",2479.62);P("2120","5540",0.0+0) ;P("2140","1110",14982.11);P("6110","2140",14946.6);P("2510","1110",6893.04);P("1350","1110",7250);P("6210","1480",10316);P("6210","1485",1742);P("6220","1515",426.67);P("3210","1110",15000);P("1430","1110",18400)
f=lambda x:f"{x/100:,.2f}"
drop="5340-0000"
rows=[]; T=[0,0,0,0]
name="yardi_tb_palo_verde_mhc.pdf"
cv=canvas.Canvas(out(name),pagesize=letter); W,H=letter
X=[338,420,496,576]
pg=0
def head():
    global pg,y
    pg+=1
    cv.setFont("Helvetica",7); cv.drawRightString(576,H-30,f"Page {pg}")
    cv.setFont("Helvetica-Bold",11); cv.drawCentredString(W/2,H-44,"Palo Verde Estates MHC (pvmhc)")
    cv.setFont("Helvetica-Bold",10); cv.drawCentredString(W/2,H-58,"Trial Balance")
    cv.setFont("Helvetica",8); cv.drawCentredString(W/2,H-70,"Period = Mar 2026"); cv.drawCentredString(W/2,H-80,"Book = Accrual ; Tree = ysi_tb")
    cv.setFont("Helvetica-Bold",8)
    cv.drawRightString(X[0],H-100,"Forward");cv.drawRightString(X[3],H-100,"Ending")
    cv.drawString(36,H-110,"Account");
    for x,t in zip(X,["Balance","Debit","Credit","Balance"]): cv.drawRightString(x,H-110,t)
    cv.setLineWidth(.6); cv.line(36,H-114,576,H-114); y=H-126
head()
for code,n,op,d,k in L.a:
    if op==0 and d==0 and k==0: continue
    v=[op,d,k,op+d-k]
    T=[a+b for a,b in zip(T,v)]
    if code==drop: dv=v; continue
    if y<50:
        cv.setFont("Helvetica",6.5); cv.drawString(36,28,"Monday, April 13, 2026  09:42 AM"); cv.showPage(); head()
    cv.setFont("Helvetica",8); cv.drawString(36,y,code); cv.drawString(94,y,n)
    for x,q in zip(X,v): cv.drawRightString(x,y,f(q))
    rows.append({"account":code,"name":n,"beginning":m(v[0]),"debit":m(v[1]),"credit":m(v[2]),"ending":m(v[3])})
    y-=11.4
cv.line(270,y+8,576,y+8); cv.setFont("Helvetica-Bold",8); y-=4; cv.drawString(94,y,"Total")
for x,q in zip(X,T): cv.drawRightString(x,y,f(q))
cv.line(270,y-3,576,y-3);cv.line(270,y-5,576,y-5)
cv.setFont("Helvetica",6.5); cv.drawString(36,28,"Monday, April 13, 2026  09:42 AM"); cv.save()
assert T[0]==0 and T[3]==0 and T[1]==T[2]
save(name,"TB",["beginning","debit","credit","ending"],rows,[{"label":"Total","beginning":0,"debit":m(T[1]),"credit":m(T[2]),"ending":0}],
 "Yardi Voyager trial balance, MH park, forward/debit/credit/ending, 2 pages",False,
 {"what":f"Row 5340-0000 Trash Removal ({f(dv[0])} / {f(dv[1])} / {f(dv[2])} / {f(dv[3])}) is missing from the list; the totals still include it","kind":"row_dropped"})
