# AppFolio-like trial balance with activity, PDF, platypus, 2 pages letter portrait
import random
from tru import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
random.seed(2201)
A=[("1150","Operating Cash - Cumberland Bank",'a',48211.37),("1160","Security Deposit Trust Account",'a',61450),("1170","Petty Cash",'a',300),
("1200","Accounts Receivable",'a',7318.44),("1250","Utility Reimbursements Receivable",'a',2190.06),("1310","Prepaid Insurance",'a',18742.5),("1320","Escrow - Real Estate Taxes",'a',39106.18),
("1330","Escrow - Replacement Reserve",'a',54200),("1510","Land",'n',640000),("1520","Buildings",'n',4118250),("1530","Appliances & Furnishings",'a',96340.21),
("1540","Roof and Parking Lot Improvements",'n',187400),("1590","Accumulated Depreciation",'l',-912655),
("2100","Accounts Payable",'l',-15880.93),("2150","Prepaid Rent",'l',-4925),("2200","Security Deposits Held",'l',-58700),("2210","Pet Deposits Held",'l',-2750),
("2300","Accrued Property Taxes",'l',-31020),("2350","Accrued Interest",'l',-10984.17),("2700","Mortgage Payable - Great Plains Life",'l',-2874311.62),
("3100","Owner Contribution",'n',-1150000),("3200","Owner Distribution",'a',120000),("3300","Retained Earnings",'p',0),
("4100","Rent Income",'i',-352180),("4110","Section 8 Rent",'i',-41275),("4150","Less: Concessions",'e',6150),("4400","Late Fees",'i',-2985),("4410","NSF Fees Collected",'i',-140),
("4420","Application Fee Income",'i',-1650),("4430","Pet Rent",'i',-4375),("4450","Utility Reimbursement (RUBS) - Water, Sewer, Trash and Common Area Electric",'i',-18920.44),("4470","Laundry Income",'i',-2214.75),
("6050","Management Fees",'e',20144.18),("6110","Advertising and Marketing",'e',3480),("6140","Bank Fees",'z',0),("6170","Property Insurance",'e',15618.75),("6210","Cleaning and Maintenance",'e',9277.5),
("6250","Landscaping",'e',7600),("6300","Repairs - HVAC",'e',11836.29),("6310","Repairs - Plumbing",'e',8420.07),("6330","Unit Turn - Paint & Carpet",'e',13965.4),("6370","Pest Control",'e',1750),
("6410","Electricity",'e',6104.91),("6420","Water & Sewer",'e',22480.33),("6440","Trash Removal",'e',5215),("6510","Payroll - On-Site Manager",'e',24750),("6520","Payroll Taxes & Benefits",'e',3916.42),
("6710","Professional Fees",'e',2850),("6810","Real Estate Tax Expense",'e',31020),("7100","Mortgage Interest",'e',54920.85),("7300","Bad Debt Expense",'e',2310.5)]
rows=[]
for c,n,k,b in A:
    r=lambda lo,hi:round(random.uniform(lo,hi),2)
    d=cr=0.0
    if k=='a': m=min(abs(b),9000); d,cr=r(.1*m,m),r(.05*m,.9*m)
    elif k=='l': m=min(abs(b),16000); d,cr=(r(0,.5*m) if random.random()<.6 else 0.0),r(.1*m,.5*m)
    elif k=='i': cr=round(abs(b)/7*random.uniform(.9,1.1),2); d=round(cr*.02,2) if random.random()<.3 else 0.0
    elif k=='e': d=round(abs(b)/7*random.uniform(.8,1.2),2); cr=round(d*.1,2) if random.random()<.15 else 0.0
    rows.append([c,n,b,d,cr])
p=[r for r in rows if r[0]=="3300"][0]; p[2]=round(-sum(r[2] for r in rows),2)
diff=round(sum(r[3]-r[4] for r in rows),2); c=rows[0]
if diff>0: c[4]=round(c[4]+diff,2)
else: c[3]=round(c[3]-diff,2)
for r in rows: r.append(round(r[2]+r[3]-r[4],2)+0.0)
T=[round(sum(r[i] for r in rows),2)+0.0 for i in range(2,6)]
f=lambda x:f"{x:,.2f}"
st=PS('x',fontName='Helvetica',fontSize=8,leading=9.5)
data=[["Account Name","Balance\nForward","Debit","Credit","Ending\nBalance"]]
for c,n,*v in rows: data.append([Paragraph(f"{c} - {n.replace('&','&amp;')}",st)]+[f(x) for x in v])
data.append(["Total"]+[f(x) for x in T])
t=Table(data,colWidths=[212,84,78,78,88],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('VALIGN',(0,1),(-1,-1),'TOP'),
('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,-3),.25,colors.HexColor('#d5d5d5')),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6)]))
def foot(cv,d):
    cv.setFont('Helvetica',7); cv.drawString(36,24,"Created on 08/06/2025"); cv.drawRightString(576,24,f"Page {d.page}")
h=PS('h',fontName='Helvetica-Bold',fontSize=15,leading=19); s=PS('s',fontName='Helvetica',fontSize=8.5,leading=11.5)
N="linden_row_trial_balance_jul25.pdf"
SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=42).build([Paragraph("Trial Balance",h),Paragraph("Stonebridge Residential LLC",s),
Paragraph("<b>Properties:</b> Linden Row Apartments - 2210 Calloway St Murfreesboro, TN 37129",s),Paragraph("<b>Period Range:</b> Jul 2025 to Jul 2025 &nbsp; <b>Accounting Basis:</b> Accrual &nbsp; <b>Include Zero Balance GL Accounts:</b> Yes",s),Spacer(1,8),t],onFirstPage=foot,onLaterPages=foot)
M=["beginning","debit","credit","ending"]
put(N,"TB",M,[dict(account=r[0],name=r[1],**dict(zip(M,r[2:]))) for r in rows],[dict(label="Total",**dict(zip(M,T)))])
