# LIHTC partnership, opening / activity / closing pairs, reportlab platypus, two pages
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.units import inch
R=random.Random(1801); FN='cedar_hollow_lp_tb_2025.pdf'
S=[("Current Assets",[("1120","Cash - Operations",8412277),("1121","Cash - Entity",150000),("1130","Tenant Accounts Receivable",1288450),("1135","Subsidy (HAP) Receivable",2219100),("1191","Tenant Deposits Held in Trust",3310500),("1200","Prepaid Expenses",1840233)]),
("Restricted Deposits and Funded Reserves",[("1310","Real Estate Tax and Insurance Escrow",4402918),("1320","Replacement Reserve",28811045),("1321","Replacement Reserve II - HCD",6215000),("1330","Operating Deficit Reserve",31250000),("1335","Transition Reserve (PBV)",12000000),("1340","Residual Receipts",211876)]),
("Fixed Assets and Costs",[("1410","Land",120000000),("1420","Buildings",1418825000),("1430","Site Improvements",61240000),("1450","Furniture for Project Use",38711500),("1495","Accumulated Depreciation",-212411800),("1520","Tax Credit Monitoring Fees, net",5110000)]),
("Liabilities",[("2110","Accounts Payable - Operations",-2819344),("2123","Accrued Management Fee",-711000),("2131","Accrued Interest - First Mortgage",-1902155),("2133","Accrued Interest - City Soft Loan",-18411000),("2150","Accrued Property Taxes",-2104400),("2191","Tenant Security Deposits",-3302500),("2210","Prepaid Rent",-418300),("2320","Mortgage Payable - First",-412588731),("2323","Soft Loan - City HOME",-250000000),("2324","Deferred Developer Fee",-61230000)]),
("Partners' Capital",[("3130","General Partner Capital",-10000),("3131","Limited Partner Capital",None),("3140","Distributions",0)]),
("Revenue",[("5120","Rent Revenue - Gross Potential",0),("5121","Tenant Assistance Payments",0),("5220","Vacancies - Apartments",0),("5410","Financial Revenue - Operations",0),("5440","Revenue - Replacement Reserve",0),("5910","Laundry and Vending",0),("5920","Tenant Charges",0)]),
("Expenses",[("6310","Office Salaries",0),("6320","Management Fee",0),("6330","Manager Rent-Free Unit",0),("6370","Bad Debts",0),("6450","Electricity",0),("6451","Water",0),("6510","Maintenance Payroll",0),("6520","Repairs Contracts",0),("6710","Real Estate Taxes",0),("6720","Property and Liability Insurance",0),("6820","Interest on First Mortgage",0),("6824","Interest on City Soft Loan",0),("6600","Depreciation",0),("7190","Asset Management Fee - LP",0)])]
op={k:v for _,l in S for k,_,v in l}
op["3131"]=-sum(v for v in op.values() if v is not None)
J=[("1130","5120",41000,44000,12),("1135","5121",21000,23000,12),("5220","1130",900,2200,12),("1120","1130",38000,41000,12),("1120","1135",20500,22800,12),
("1120","5410",4,19,12),("1320","5440",110,240,12),("1330","5410",300,410,4),("1120","5910",210,390,12),("1130","5920",60,420,12),
("1320","1120",2625,2625,12),("1310","1120",6100,6100,12),("1321","1120",750,750,4),("6310","1120",6200,6900,12),("6320","2123",3300,3600,12),("2123","1120",3200,3500,12),
("6330","5120",1085,1085,12),("6370","1130",300,1900,3),("6450","2110",1400,2700,12),("6451","2110",2100,3300,12),("6510","1120",5100,5800,12),("6520","2110",1900,7100,12),("2110","1120",5200,11200,12),
("6710","2150",3300,3300,12),("2150","1310",19100,19800,2),("6720","1200",2900,3050,12),("1200","1310",33800,34100,1),("6820","2131",18600,19050,12),("2131","1120",18600,19050,12),("2320","1120",6300,6800,12),
("6824","2133",6250,6250,4),("6600","1495",372418,372418,1),("7190","1120",7500,7500,1),("1120","1320",11840,26400,2),("1450","1120",11840,26400,1),("1191","1120",200,900,7),("1120","2191",200,900,7),("2191","1191",200,700,4),("1120","2210",100,700,5),("3140","1120",5000,9000,1),("2324","1120",12000,15000,1),("6520","1520",1022,1022,1)]
d,k=journals(R,op,J)
M=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
rows=[];tot=[];data=[];style=[]
def pair(v): return (v,0) if v>=0 else (0,-v)
g=[0]*6
def put(o,vals,blank=True):
    for n,v in zip(M,vals):
        if v or not blank: o[n]=c(v)
    return o
f=lambda v,b=True: '' if (b and not v) else f"{v/100:,.2f}"
data.append(["Acct","Account Description","Opening Balance\n01/01/2025","","Activity\nJan - Dec 2025","","Closing Balance\n12/31/2025",""])
data.append(["","","Debit","Credit","Debit","Credit","Debit","Credit"])
for sec,l in S:
    style+= [('FONTNAME',(0,len(data)),(-1,len(data)),'Times-BoldItalic'),('SPAN',(0,len(data)),(-1,len(data)))]
    data.append([sec]+['']*7); t=[0]*6
    for a,n,_ in l:
        v=[*pair(op[a]),d[a],k[a],*pair(op[a]+d[a]-k[a])]
        t=[x+y for x,y in zip(t,v)]
        data.append([a,n]+[f(x) for x in v]); rows.append(put({"account":a,"name":n},v))
    g=[x+y for x,y in zip(g,t)]
    style+= [('LINEABOVE',(2,len(data)),(-1,len(data)),.4,colors.black),('FONTNAME',(0,len(data)),(-1,len(data)),'Times-Bold')]
    data.append(["","Total "+sec]+[f(x,False) for x in t]); tot.append(put({"label":"Total "+sec},t,False))
assert g[0]==g[1] and g[2]==g[3] and g[4]==g[5]
style+= [('LINEABOVE',(2,len(data)),(-1,len(data)),.8,colors.black),('LINEBELOW',(2,len(data)),(-1,len(data)),1.6,colors.black),('FONTNAME',(0,len(data)),(-1,len(data)),'Times-Bold')]
data.append(["","REPORT TOTAL"]+[f(x,False) for x in g]); tot.append(put({"label":"REPORT TOTAL"},g,False))
def page(cv,dc):
    cv.saveState(); cv.setFont('Times-Bold',13); cv.drawCentredString(5.5*inch,8.02*inch,"Cedar Hollow Preservation, L.P.")
    cv.setFont('Times-Roman',9); cv.drawCentredString(5.5*inch,7.85*inch,"HUD Project No. 084-35519  |  Trial Balance, twelve months ended December 31, 2025  |  Accrual")
    cv.setFont('Times-Italic',7.5); cv.drawString(.6*inch,.35*inch,"Prepared by O. Varnhagen, Tallgrass Community Partners - unaudited, before K-1 allocations"); cv.drawRightString(10.4*inch,.35*inch,f"Page {dc.page}"); cv.restoreState()
t=Table(data,colWidths=[.55*inch,2.75*inch]+[1.08*inch]*6,repeatRows=2)
t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),8.2),('LEADING',(0,0),(-1,-1),9.6),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.3),('ALIGN',(2,0),(-1,-1),'RIGHT'),
('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('ALIGN',(2,0),(-1,0),'CENTER'),('FONTNAME',(0,0),(-1,1),'Times-Bold'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#e6e2d6')),('LINEBELOW',(0,1),(-1,1),.7,colors.black),
('LINEBELOW',(2,0),(3,0),.4,colors.black),('LINEBELOW',(4,0),(5,0),.4,colors.black),('LINEBELOW',(6,0),(7,0),.4,colors.black)]+style))
SimpleDocTemplate(doc(FN),pagesize=landscape(letter),topMargin=.85*inch,bottomMargin=.55*inch,leftMargin=.5*inch,rightMargin=.5*inch).build([t,Spacer(1,8)],onFirstPage=page,onLaterPages=page)
save(FN,"TB",None,M,rows,tot)
