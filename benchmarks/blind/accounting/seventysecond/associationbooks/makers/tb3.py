# AppFolio-like trial balance, mobile-home parks, landscape PDF, ~130 accounts; planted: digit changed in one ending balance
from common import *
import random
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
random.seed(4417)
names="""1110 Operating Cash - Sunridge|1115 Operating Cash - Willow Bend|1117 Operating Cash - Lakeview Estates|1120 Security Deposit Cash|1125 Home Sales Escrow|1130 Petty Cash - On-site|1140 Capital Reserve Savings|1150 Insurance Claim Proceeds
1210 Accounts Receivable - Lot Rent|1215 Accounts Receivable - Home Notes|1218 Contract-for-Deed Receivable|1220 Allowance for Doubtful Accounts|1230 Due From Willow Bend MHC LLC|1235 Due From Lakeview Estates LLC|1310 Prepaid Insurance|1315 Prepaid Property Taxes|1320 Utility Deposits|1330 Loan Escrow - Taxes|1332 Loan Escrow - Replacement
1410 Inventory - Park-Owned Homes|1415 Inventory - Homes for Resale|1510 Land|1520 Land Improvements|1525 Roads & Pads|1530 Clubhouse & Office|1535 Pool|1540 Water & Sewer Infrastructure|1545 Wastewater Lift Station|1550 Maintenance Equipment|1555 Vehicles|1560 Submeters|1590 Accumulated Depreciation|1610 Loan Costs|1615 Accumulated Amortization
2110 Accounts Payable|2115 Accrued Expenses|2120 Accrued Property Taxes|2125 Accrued Interest|2130 Credit Card - Home Supply|2135 Credit Card - Fuel|2140 Payroll Liabilities|2145 Lodging Tax Payable (RV)|2150 Security Deposits - Lots|2155 Security Deposits - Homes|2160 Pet Deposits|2165 Gate Key Deposits|2170 Prepaid Rent|2180 Due To Sunridge MHC LLC|2210 Mortgage Payable - Sunridge|2215 Mortgage Payable - Willow Bend|2220 Note Payable - Lakeview Seller Carry|2225 Floor Plan Line - 21st Mortgage|2230 Tractor Loan
3110 Owner Contribution|3120 Owner Distribution|3130 Capital Account - Class A|3135 Capital Account - Class B|3200 Retained Earnings|3250 Opening Balance Equity
4110 Lot Rent|4112 Lot Rent - RV Monthly|4114 RV Nightly|4116 Home Rent|4118 Home Payment - CFD Principal|4120 Loss to Lease|4122 Concessions - Move In|4124 Employee Lot Discount|4130 Storage Rent - Boats & RV|4135 Shed Rent|4210 Water Reimbursement|4212 Sewer Reimbursement|4214 Trash Reimbursement|4216 Electric Submeter Income|4218 Gas Submeter Income|4220 Cable Bulk Income|4310 Late Fees|4312 NSF Fees|4314 Application Fees|4316 Legal Fees Charged Back|4318 Pet Fees|4320 Extra Vehicle Fees|4322 Lawn Violation Charges|4330 Laundry Income|4335 Vending Income|4340 Clubhouse Rental|4350 Home Sale Income|4355 Home Sale Cost|4360 Interest Income|4365 CFD Interest Income|4390 Miscellaneous Income
5110 Manager Salaries|5112 Maintenance Wages|5114 Payroll Taxes|5116 Workers Compensation|5118 Health Insurance|5120 Manager Lot Allowance|5210 Water|5212 Sewer|5214 Electric - Common|5216 Electric - Submetered|5218 Propane|5220 Trash Removal|5222 Cable & Internet|5230 Meter Reading Service|5310 Road Repair & Gravel|5312 Water Line Repairs|5314 Sewer & Septic Pumping|5316 Electrical Pedestal Repairs|5318 Tree Trimming|5320 Mowing|5322 Snow Removal|5324 Pool Supplies|5326 Pest Control|5328 Park-Owned Home Repairs|5330 Home Turnover|5332 Skirting & Decks|5334 Equipment Repair|5336 Fuel|5410 Property Taxes - Real|5412 Property Taxes - Homes|5414 Personal Property Tax|5420 Property Insurance|5422 Liability Insurance|5424 Flood Insurance
5510 Management Fees|5512 Accounting|5514 Legal & Evictions|5516 Licenses & Permits|5518 Water Testing - DEQ|5520 Advertising|5522 Background Checks|5524 Software Subscriptions|5526 Telephone|5528 Office Supplies|5530 Bank Fees|5532 Travel|5534 Dues - MH Association|5540 Bad Debt
6110 Mortgage Interest - Sunridge|6112 Mortgage Interest - Willow Bend|6114 Seller Note Interest|6116 Floor Plan Interest|6210 Depreciation|6215 Amortization|6310 Home Setup & Transport|6320 Asset Management Fee"""
L=[x.split(' ',1) for x in names.replace('\n','|').split('|')]
R=[]
def a(lo,hi): return round(random.uniform(lo,hi),2)
for c,n in L:
    k=int(c);f=d=cr=0
    if k<1200: f=a(800,90000);d=a(2000,60000);cr=a(1000,58000)
    elif k<1400: f=a(900,30000);d=a(0,4000) if k<1300 else 0;cr=a(200,2500)
    elif k<1600: f=round(random.uniform(9,1900))*1000.0;d=a(1500,9000) if k in(1410,1525,1555) else 0
    elif k<1700: f=a(20000,50000)
    elif k<2200: f=-a(400,30000);d=a(100,6000);cr=a(100,6500)
    elif k<2300: f=-a(18000,2400000);d=a(400,6400)
    elif k<4000: f=-a(10000,600000)
    elif k<5000: f=-a(300,24000);cr=a(30,6000)
    elif k<6000: f=a(250,21000);d=a(20,4200)
    else: f=a(800,60000);d=a(200,9000)
    if k in(1220,1590,1615): f=-abs(f)*(6 if k==1590 else .3);d,cr=0,a(300,5200)
    if k in(1530,1535,1550,1555,1560): f=f/10
    if k in(5516,5518,5522,5528,5530,5534,5532): f=f/9;d=d/9
    if k==1130: f,d,cr=600,0,0
    if k in(4120,4122,4124,4355,3120): f=abs(f)*.4;d,cr=a(100,1800),0
    if k==4110: f,cr,d=-871240.0,98615.0,410.0
    if k in(1230,1235,2180): d=cr=0
    if k in(3250,1150,5424): f=d=cr=0
    if k in(5322,5324): d=0
    R.append([c,n,round(f,2),round(d,2),round(cr,2)])
ix={r[0]:i for i,r in enumerate(R)}
dif=round(sum(r[3]-r[4] for r in R),2); op=R[ix['1110']]
if dif>0: op[4]=round(op[4]+dif,2)
else: op[3]=round(op[3]-dif,2)
R[ix['3200']][2]=0; R[ix['3200']][2]=-round(sum(r[2] for r in R),2)
name="trial_balance-20250831.pdf"
rows=[];data=[["Account Number","Account Name","Balance Forward","Debit","Credit","Ending Balance"]]
TF=TE=TD=TC=0
for c,n,f,d,cr in R:
    e=round(f+d-cr,2);TF+=f;TE+=e;TD+=d;TC+=cr
    if c=='5220':
        s=m(e);i=s.index('.')-2;s2=s[:i]+str((int(s[i])+4)%10)+s[i+1:];pl=f"ending balance of 5220 Trash Removal printed {s2}, should be {s} (one digit changed); grand total is right";e=float(s2.replace(',',''))
    rows.append({"account":c,"name":n,"beginning":f,"debit":d,"credit":cr,"ending":e}); data.append([c,n,m(f),m(d),m(cr),m(e)])
assert abs(TF)<.005 and abs(TE)<.005 and abs(TD-TC)<.005,(TF,TE,TD,TC)
data.append(["","Total",m(abs(TF)),m(TD),m(TC),m(abs(TE))])
P=lambda t,s,b=False:Paragraph(t,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=s,leading=s*1.35))
st=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#E4E9EE')),('ALIGN',(2,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#D0D0D0')),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black)]
t=Table(data,colWidths=[84,230,100,100,100,100],repeatRows=1);t.setStyle(TableStyle(st))
def pg(c,d):
    c.setFont('Helvetica',7);c.drawString(38,22,"Created on 09/09/2025");c.drawRightString(landscape(letter)[0]-38,22,f"Page {d.page}")
SimpleDocTemplate(doc(name),pagesize=landscape(letter),leftMargin=38,rightMargin=38,topMargin=34,bottomMargin=40,title="Trial Balance").build([P("Trial Balance",15,True),Spacer(1,6),P("<b>Properties:</b> Sunridge MHC - 2100 E Sunridge Blvd Pocatello, ID 83201; Willow Bend MHC - 77 Bend Rd Blackfoot, ID 83221; Lakeview Estates - 640 Reservoir Rd American Falls, ID 83211",8),P("<b>Period Range:</b> Aug 2025 &nbsp;&nbsp; <b>Accounting Basis:</b> Accrual &nbsp;&nbsp; <b>GL Account Map:</b> None - use master chart of accounts &nbsp;&nbsp; <b>Show Zero Balances:</b> Yes",8),Spacer(1,8),t],onFirstPage=pg,onLaterPages=pg)
print(len(rows),pl,TD)
save(name,"TB","AppFolio-like, MHP portfolio, balance forward/debit/credit/ending, 5+ pages",False,["beginning","debit","credit","ending"],rows,[{"label":"Total","beginning":0,"debit":TD,"credit":TC,"ending":0}],{"what":pl,"kind":"digit_changed"})
