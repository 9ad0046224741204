# AppFolio-like trial balance print handed over by the outgoing manager: balance forward / debit / credit / ending
import random
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
R=random.Random(3701)
# (code,name,indent,beginning cents)
A=[("1150","Operating Cash - First Prairie Bank",0,18244261),("1155","Security Deposit Trust - First Prairie",0,6412500),("1160","Reserve Money Market",0,12500000),
("1300","Accounts Receivable - Residents",0,1418733),("1310","Allowance for Doubtful Accounts",0,-450000),("1400","Prepaid Insurance",0,2871600),("1410","Prepaid Expenses - Other",0,318042),("1450","Lender Escrow - Taxes",0,8230118),("1455","Lender Escrow - Insurance",0,1660455),
("1600","Land",0,141000000),("1610","Buildings",0,1086500000),("1620","Building Improvements",0,8437519),("1640","Appliances",0,3129044),("1650","Carpet & Vinyl",0,2240787),("1690","Accumulated Depreciation",0,-213046200),
("2100","Accounts Payable",0,-2217690),("2110","Accrued Expenses",0,-640000),("2120","Accrued Real Estate Taxes",0,-7512000),("2125","Accrued Interest",0,-3187500),("2200","Security Deposits",0,-6285000),("2205","Pet Deposits",0,-127500),("2210","Prepaid Rent",0,-1033916),("2250","Deposit Interest Payable",0,0),("2500","Mortgage Payable - Heartland Life",0,-771204418),
("3100","Owner Contribution",0,-327500000),("3150","Owner Distribution",0,21000000),("3200","Retained Earnings",0,None),
("4100","Gross Potential Rent",0,-36312000),("4110","Loss to / Gain on Lease",1,1114200),("4120","Vacancy Loss",1,2419350),("4130","Concessions",1,310000),("4140","Bad Debt Write-Off",1,227140),("4150","Employee Unit Discount",1,105000),
("4410","Late Fees",0,-316500),("4420","Application Fees",0,-94000),("4425","NSF Fees",0,-17500),("4430","Pet Rent",0,-418500),("4440","Utility Reimbursement - Water/Sewer",0,-1506120),("4445","Utility Reimbursement - Trash",0,-451200),("4450","Garage & Carport Rent",0,-782000),("4460","Laundry Income",0,-128415),("4490","Interest on Bank Accounts",0,-67218),
("6050","Management Fees",0,1398205),("6060","Asset Management Fee",0,450000),("6110","Payroll - Manager",0,1186538),("6115","Payroll - Leasing",0,722410),("6120","Payroll - Maintenance",0,1334906),("6130","Payroll Taxes & Benefits",0,704221),
("6210","Advertising - ILS",0,358500),("6220","Resident Events",0,42116),("6310","Cleaning - Turnover",0,193000),("6315","Painting - Turnover",0,341250),("6320","Plumbing Repairs",0,287943),("6325","HVAC Repairs",0,156270),("6330","Electrical Repairs",0,64812),("6340","Landscaping & Snow",0,981500),("6350","Pest Control",0,87600),("6360","Elevator Contract",0,0),("6410","Electric - Common",0,392977),("6415","Electric - Vacant Units",0,84416),("6420","Gas",0,318809),("6430","Water & Sewer",0,1655318),("6440","Trash Removal",0,466350),
("6510","Office Supplies",0,61139),("6515","Software & Technology",0,233800),("6520","Telephone & Internet",0,110940),("6530","Legal & Eviction",0,141500),("6540","Bank Charges",0,19575),("6610","Property Insurance",0,1435800),("6620","Real Estate Taxes",0,3756000),
("7100","Mortgage Interest",0,9562500),("7200","Depreciation Expense",0,9000000),("8100","Capital - Roofs",0,0)]
beg={c:(b or 0) for c,_,_,b in A}
beg["3200"]=-sum(beg.values())
dr={c:0 for c in beg}; cr={c:0 for c in beg}
def j(d,c,a): dr[d]+=a; cr[c]+=a
def around(c,n=3):
    return max(1500,int(abs(beg[c])/n*R.uniform(.85,1.15)))
j("1300","4100",12104000)
for d in("4110","4120","4130","4150"): j(d,"1300",around(d))
j("4140","1300",84300); 
for c in("4410","4420","4430","4440","4445","4450","4425"): j("1300",c,around(c))
cash=11984227; j("1150","1300",cash); j("1300","2210",412600); j("2210","1300",388150)
j("1150","4460",41880); j("1150","4490",2204); j("1160","4490",20833)
j("1155","2200",315000); j("2200","1155",225000); j("1155","2205",15000); j("2200","1300",61500); 
for e in("6050","6060","6110","6115","6120","6130","6210","6310","6315","6320","6325","6330","6340","6350","6410","6415","6420","6430","6440","6510","6515","6520","6530"):
    j(e,"2100",around(e))
j("6220","2100",0); j("6540","1150",6525); j("6610","1400",478600); j("6620","2120",1252000)
j("8100","2100",2865000); j("1640","2100",217940)
j("7100","2125",3187500); j("2125","1150",3187500); j("2500","1150",1044318); j("1450","1150",1260000); j("1455","1150",485000)
j("7200","1690",3000000); j("3150","1150",3500000)
paid=int(cr["2100"]*.92)+640000; j("2100","1150",paid); j("2110","6130",40000); j("6440","6440",0)
end={c:beg[c]+dr[c]-cr[c] for c in beg}
assert sum(end.values())==0 and sum(dr.values())==sum(cr.values())
f=lambda c:(("-" if c<0 else "")+f"{abs(c)/100:,.2f}")
W,H=letter
cv=canvas.Canvas(doc('tb_takeover_bluestem.pdf'),pagesize=letter); cv.setTitle('Trial Balance')
X=[340,418,496,574]; page=0; y=0
def head(first):
    global y,page
    page+=1; y=H-46
    if first:
        cv.setFont('Helvetica-Bold',17); cv.drawString(38,y,'Trial Balance'); y-=17
        cv.setFont('Helvetica',8)
        for s in ('Properties: Bluestem Flats - 2210 SW Arvonia Place Topeka, KS 66614','As of: 04/30/2025   (Apr 2025)','Accounting Basis: Accrual','GL Account Map: None - use master chart of accounts','Level of Detail: Detail View','Include Zero Balance GL Accounts: Yes'):
            cv.drawString(38,y,s); y-=10.5
        y-=6
    cv.setFillGray(.88); cv.rect(36,y-5,540,16,stroke=0,fill=1); cv.setFillGray(0)
    cv.setFont('Helvetica-Bold',8); cv.drawString(40,y,'Account Name')
    for x,t in zip(X,('Balance Forward','Debit','Credit','Ending Balance')): cv.drawRightString(x,y,t)
    y-=15
def foot():
    cv.setFont('Helvetica',7); cv.drawString(38,28,'Created on 05/06/2025 07:52 AM CDT'); cv.drawRightString(574,28,f'Page {page}')
head(True); rows=[]
for i,(c,n,ind,_) in enumerate(A):
    if y<52: foot(); cv.showPage(); head(False)
    cv.setFont('Helvetica',8); cv.drawString(40+9*ind,y,f'{c}: {n}')
    for x,v in zip(X,(beg[c],dr[c],cr[c],end[c])): cv.drawRightString(x,y,f(v))
    cv.setStrokeGray(.85); cv.setLineWidth(.4); cv.line(36,y-3.5,576,y-3.5)
    rows.append({"account":c,"name":n,"beginning":beg[c]/100,"debit":dr[c]/100,"credit":cr[c]/100,"ending":end[c]/100}); y-=13.2
y-=2; cv.setStrokeGray(0); cv.setLineWidth(.8); cv.line(36,y+11,576,y+11)
cv.setFont('Helvetica-Bold',8); cv.drawString(40,y,'Total')
T=[sum(d.values()) for d in(beg,dr,cr,end)]
for x,v in zip(X,T): cv.drawRightString(x,y,f(v))
foot(); cv.save()
save('tb_takeover_bluestem.pdf','TB',["beginning","debit","credit","ending"],rows,[{"label":"Total","beginning":T[0]/100,"debit":T[1]/100,"credit":T[2]/100,"ending":T[3]/100}],'MULTIFAMILY','AppFolio-like trial balance PDF, code and name in one column, signed balances',False)
