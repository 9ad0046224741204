import random
from _truth import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import inch
random.seed(3301)
A=[("1149","Cash - Operating Trust",0),("1150","Cash - Security Deposit Trust",6842500),("1155","Cash in Transit",0),("1160","Owner Reserve Account",1250000),
("1200","Accounts Receivable",1438712),("1250","Prepaid Insurance",931200),("1300","Due from Owner",0),
("1500","Land",118400000),("1510","Buildings - Single Family",641732500),("1515","Roof & Structural Improvements",8891244),("1520","Appliances",3417890),("1550","Accumulated Depreciation",-113428761),
("2000","Accounts Payable",-918355),("2010","Sales Tax Payable",0),("2100","Security Deposits Held",-6597500),("2105","Pet Deposits Held",-245000),("2110","Prepaid Rent",-1129045),("2150","Accrued Property Taxes",-1460274),("2200","Mortgage Payable - Ozark Fidelity Bank",-412873319),("2210","Note Payable - Member Loan",-15000000),
("3000","Owner Contribution",-186500000),("3050","Owner Distribution",3200000),("3100","Retained Earnings",0),
("4100","Rent Income",-15322750),("4105","Prior Tenant Rent",-41200),("4110","Pet Rent",-182500),("4120","Month-to-Month Premium",-105000),("4200","Late Fee Income",-97500),("4205","NSF Fee Income",-14000),("4210","Resident Benefit Package",-248400),("4220","Lease Break Fee",-158500),("4230","Application Fee Income",-36000),("4300","Utility Reimbursement",-126745),
("5005","Management Fees",1301860),("5010","Leasing Fees",412500),("5015","Lease Renewal Fees",90000),("5020","Inspection Fees",67500),
("5110","Property Insurance",465600),("5120","Landlord Liability Insurance",58200),("5200","HOA Dues",283500),("5210","Property Taxes",730137),
("6010","Plumbing Repairs",318465),("6020","Electrical Repairs",96218),("6030","HVAC Repairs & Service",243990),("6040","Appliance Repairs",81475),("6050","Painting - Turnover",327500),("6060","Cleaning & Trash-out",138250),("6070","Flooring",291180),("6080","Landscaping & Tree Work",174600),("6090","Pest Control",41890),("6095","Locks & Keys",29735),
("6210","Water & Sewer - Vacant",33112),("6220","Electric - Vacant",45877),("6230","Gas - Vacant",19206),
("7010","Legal & Eviction",68500),("7020","Bank Charges",4500),("7030","Tax Preparation",0),("8010","Mortgage Interest",4387214),("8020","Depreciation Expense",3889470),("8090","Casualty Loss",0)]
ix={c:i for i,(c,_,_) in enumerate(A)}
fwd=[f for *_,f in A]; fwd[ix["1149"]]=3918266
fwd[ix["3100"]]=-sum(fwd)
dr=[0]*len(A); cr=[0]*len(A)
def je(d,c,amt):
    dr[ix[d]]+=amt; cr[ix[c]]+=amt
for _ in range(45):
    je("1200","4100",random.choice([149500,159500,162500,169500,174500,185000,189500,142500]))
for c,a in [("4110",92500),("4120",45000),("4200",47500),("4205",7000),("4210",124200),("4220",159500),("4300",61388)]: je("1200",c,a)
je("1149","4230",19500); je("1149","4105",22500)
je("1149","1200",7493240); je("2110","1200",612300); je("1149","2110",574800)
je("1150","2100",487500); je("2100","1150",319500); je("1150","2105",30000); je("2105","1150",15000)
je("4200","1200",7500)
for c,a in [("5005",648930),("5010",165000),("5015",45000),("5020",22500),("5200",141750),("6010",171342),("6020",38960),("6030",96415),("6040",52280),("6050",142500),("6060",61900),("6070",118745),("6080",103450),("6090",20945),("6095",11870),("6210",14377),("6220",18954),("6230",11032),("7010",41500),("7030",185000)]: je(c,"2000",a)
je("2000","6010",8500)
je("2000","1149",2254817)
je("5110","1250",232800); je("5120","1250",29100); je("5210","2150",365068)
je("8010","1149",2191866); je("2200","1149",488120); je("8020","1550",1944735)
je("3050","1149",1600000); je("1160","1149",25000); je("7020","1149",2250); je("1155","1149",41500); je("1149","1155",41500)
def f(x):
    s=f"{abs(x)/100:,.2f}"; return "-"+s if x<0 else s
rows=[];T=[["Account\nNumber","Account Name","Balance\nForward","Debit","Credit","Ending\nBalance"]]
for i,(c,n,_) in enumerate(A):
    e=fwd[i]+dr[i]-cr[i]
    rows.append({"account":c,"name":n,"beginning":fwd[i]/100,"debit":dr[i]/100,"credit":cr[i]/100,"ending":e/100})
    T.append([c,n,f(fwd[i]),f(dr[i]),f(cr[i]),f(e)])
    if n.startswith(("Cash - Op",)): assert e>0,e
assert sum(dr)==sum(cr) and sum(fwd)==0
T.append(["","Total",f(0),f(sum(dr)),f(sum(cr)),f(0)])
tot=[{"label":"Total","beginning":0,"debit":sum(dr)/100,"credit":sum(cr)/100,"ending":0}]
st=ParagraphStyle('a',fontName='Helvetica',fontSize=8,leading=11)
def foot(c,d):
    c.setFont('Helvetica',7); c.setFillGray(.35)
    c.drawString(.5*inch,.4*inch,"Created on 04/08/2025"); c.drawRightString(8*inch,.4*inch,f"Page {d.page}")
D=SimpleDocTemplate(doc('TB_magnolia_lane_homes.pdf'),pagesize=letter,leftMargin=.5*inch,rightMargin=.5*inch,topMargin=.5*inch,bottomMargin=.7*inch,title='Trial Balance')
S=[Paragraph('<font size=15>Trial Balance</font>',ParagraphStyle('t',leading=20,fontName='Helvetica')),Spacer(1,4),
Paragraph('<b>Keyhaven Property Management of Northwest Arkansas</b>',st),
Paragraph('<b>Properties:</b> Magnolia Lane Homes, LLC Portfolio (45 units) - Bentonville, AR 72712',st),
Paragraph('<b>GL Accounts:</b> All',st),Paragraph('<b>Accounting Basis:</b> Accrual',st),Paragraph('<b>Period Range:</b> Mar 2025 to Mar 2025 &nbsp;&nbsp;&nbsp; <b>Level of Detail:</b> Detail View &nbsp;&nbsp;&nbsp; <b>Include Zero Balance GL Accounts:</b> Yes',st),Spacer(1,8)]
t=Table(T,colWidths=[.75*inch,2.65*inch,1.05*inch,1*inch,1*inch,1.05*inch],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('LEADING',(0,0),(-1,0),9.5),('VALIGN',(0,0),(-1,0),'BOTTOM'),
('ALIGN',(2,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEBELOW',(0,1),(-1,-2),.25,colors.Color(.85,.85,.85)),
('TOPPADDING',(0,1),(-1,-1),2.2),('BOTTOMPADDING',(0,1),(-1,-1),2.6),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black)]))
S.append(t); D.build(S,onFirstPage=foot,onLaterPages=foot)
save('TB_magnolia_lane_homes','pdf','TB',["beginning","debit","credit","ending"],rows,tot,None,'SINGLE_FAMILY_RENTAL','TRIAL_BALANCE','a33b','AppFolio-like signed balance forward / debit / credit / ending, 2 pages',False)
print([ (r['name'],r['ending']) for r in rows][:24])
