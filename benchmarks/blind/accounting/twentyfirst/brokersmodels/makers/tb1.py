# self-storage, PDF, Dr/Cr marks, tree; planted digit
import random
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R=random.Random(2101)
T=[("ASSETS",[("Cash",[("1010","Operating Checking, Mesa Plains Bank",8412733),("1015","Merchant Clearing",421855),("1020","Security Reserve Money Market",15000000),("1030","Petty Cash",30000)]),
 ("Receivables & Prepaids",[("1110","Tenant Accounts Receivable",1267340),("1115","Allowance for Doubtful Accounts",-310000),("1120","Prepaid Insurance",1844100),("1130","Prepaid Software and Gate System Subscription",288000),("1140","Utility Deposits",215000)]),
 ("Property & Equipment",[("1510","Land",96500000),("1520","Buildings and Improvements",412786500),("1530","Doors, Gates and Security Equipment",18644275),("1540","Golf Cart and Vehicles",1395000),("1590","Accumulated Depreciation",-74118260)])]),
 ("LIABILITIES",[("Current Liabilities",[("2010","Accounts Payable",-1877412),("2020","Accrued Payroll",-612050),("2030","Accrued Property Tax",-4218300),("2040","Sales Tax Payable",-98714),("2050","Tenant Prepaid Rent",-2266180),("2060","Tenant Protection Plan Remittance Payable to Carrier",-744025)]),
 ("Long-Term Debt",[("2510","Mortgage Note, Sandhill Life",-318442910),("2520","Less: Unamortized Loan Costs",2870400)])]),
 ("EQUITY",[("Members' Equity",[("3010","Capital, Teller Family Holdings",None),("3020","Capital, Ocotillo Partners II",-31250000),("3030","Distributions",9500000)])]),
 ("INCOME",[("Rental Income",[("4010","Rent, Non-Climate Units",-48733120),("4020","Rent, Climate Controlled Units",-36218455),("4030","Rent, RV and Boat Spaces",-7155000),("4090","Discounts and Move-In Concessions",3811960)]),
 ("Other Income",[("4110","Late Fees",-2144500),("4120","Administration Fees",-985000),("4130","Tenant Protection Plan Income, Net of Carrier Premium and Claims Reserve",-3377825),("4140","Lock and Box Sales",-412290),("4150","Auction Proceeds",-187500),("4190","Bad Debt",1544075)])]),
 ("EXPENSES",[("Payroll",[("5010","Manager Wages",4987500),("5020","Relief Staff Wages",1866240),("5030","Payroll Taxes",568811),("5040","Health Benefits",742500)]),
 ("Marketing",[("5110","Internet Listing and Search",2233910),("5120","Signage and Print",164480),("5130","Call Center",585000)]),
 ("Utilities",[("5210","Electric",2018837),("5220","Water and Sewer",372214),("5230","Trash",261900),("5240","Telephone and Internet",324585)]),
 ("Repairs & Maintenance",[("5310","Doors and Locks",688420),("5320","HVAC",814335),("5330","Pest Control",189000),("5340","Landscape",495000),("5350","Elevator",337560)]),
 ("Administrative",[("5410","Management Fee",4977300),("5420","Merchant Fees",1588205),("5430","Office Supplies",113745),("5440","Legal and Lien Notices",238600),("5450","Software",432000)]),
 ("Taxes & Insurance",[("5510","Property Tax",6327450),("5520","Property Insurance",2766150)]),
 ("Below the Line",[("6010","Interest Expense",13188415),("6020","Depreciation",8437500),("6030","Amortization of Loan Costs",358800)])])]
acc={};order=[]
for cl,gs in T:
    for g,a in gs:
        for code,n,o in a: acc[code]=[n,o,0,0];order.append(code)
acc["3010"][1]=-sum(v[1] for v in acc.values() if v[1] is not None)
def je(d,c,a):
    acc[d][2]+=a; acc[c][3]+=a
r=lambda a,b:R.randint(a,b)
for inc,lo,hi in [("4010",5300000,5500000),("4020",3900000,4100000),("4030",780000,800000),("4110",210000,250000),("4120",90000,110000),("4130",350000,390000)]: je("1110",inc,r(lo,hi))
je("4090","1110",r(390000,430000)); je("4190","1115",r(120000,160000)); je("1115","1110",r(90000,140000))
je("1015","1110",acc["1110"][2]-r(780000,900000)); je("1010","1015",acc["1015"][2]-r(-30000,40000))
je("1010","4140",r(41000,48000)); je("1010","2040",r(3900,4400)); je("2040","1010",98714); je("1010","4150",r(15000,22000))
je("1110","2050",r(180000,240000)); je("1110","2060",r(80000,90000)); je("2060","1010",744025)
for e,lo,hi in [("5110",230000,260000),("5130",65000,65000),("5210",190000,240000),("5220",39000,43000),("5230",29100,29100),("5240",36000,36500),("5310",60000,120000),("5320",20000,140000),("5330",21000,21000),("5340",55000,55000),("5430",9000,14000),("5440",20000,35000)]: je(e,"2010",r(lo,hi))
je("2010","1010",r(900000,1000000)); je("5010","2020",554200);je("5020","2020",r(190000,210000));je("5030","2020",r(61000,64000));je("5040","1010",82500);je("2020","1010",800000)
je("5410","1010",r(550000,560000));je("5420","1010",r(170000,180000));je("5450","1130",48000)
je("5510","2030",703050);je("5520","1120",307350);je("6010","1010",r(1460000,1470000));je("2510","1010",r(520000,530000));je("6020","1590",937500);je("6030","2520",39867)
je("3030","1010",1500000);je("1530","2010",r(240000,260000))
H="Trial Balance"
def dc(v): return f"{abs(v)/100:,.2f}"+(" Dr" if v>0 else " Cr" if v<0 else "")
def a2(v): return f"{v/100:,.2f}" if v else ""
P=lambda s,ind=0,b=False:Paragraph(s.replace("&","&amp;"),ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=7.8,leading=9.2,leftIndent=ind))
data=[["","Opening","Activity 10/01/24 - 10/31/24","","Closing"],["Account","09/30/24","Debits","Credits","10/31/24"]]
st=[('SPAN',(2,0),(3,0)),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(3,0),'CENTER'),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('FONT',(0,2),(-1,-1),'Helvetica',7.8),('LINEBELOW',(2,0),(3,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1.4),('BOTTOMPADDING',(0,0),(-1,-1),1.4),('VALIGN',(0,0),(-1,-1),'BOTTOM')]
rows=[];tots=[]
def tl(label,codes,ind,lw):
    s=[sum(acc[c][i] for c in codes) for i in (1,2,3)]; e=s[0]+s[1]-s[2]
    data.append([P(label,ind,True),dc(s[0]),a2(s[1]) ,a2(s[2]),dc(e)]); i=len(data)-1
    st.append(('LINEABOVE',(1,i),(-1,i),lw,colors.black)); st.append(('FONT',(1,i),(-1,i),'Helvetica-Bold',7.8))
    d={"label":label,"beginning":c2(s[0])}
    if s[1]: d["debit"]=c2(s[1])
    if s[2]: d["credit"]=c2(s[2])
    d["ending"]=c2(e); tots.append(d)
planted=None
for cl,gs in T:
    data.append([P(cl,0,True),"","","",""]); cc=[]
    for g,a in gs:
        data.append([P(g,10,True),"","","",""])
        for code,n,_ in a:
            _,o,d,c=acc[code]; e=o+d-c; pe=e
            if code=="5320":
                s=str(e); k=len(s)-4; nd=(int(s[k])+3)%10; pe=int(s[:k]+str(nd)+s[k+1:])
                planted={"what":f"Account 5320 HVAC: closing balance printed {dc(pe)}, should be {dc(e)}; group, class and grand totals carry the right amount","kind":"digit_changed"}
            data.append([P(f"{code} \u00b7 {n}",20),dc(o),a2(d),a2(c),dc(pe)])
            x={"account":code,"name":n,"beginning":c2(o)}
            if d:x["debit"]=c2(d)
            if c:x["credit"]=c2(c)
            x["ending"]=c2(pe); rows.append(x)
        tl("Total "+g,[q[0] for q in a],10,.4); cc+=[q[0] for q in a]
    tl("TOTAL "+cl,cc,0,.8); data.append([""]*5)
tl("TRIAL BALANCE TOTAL",order,0,1.4)
fn="cactuswren_tb_oct24.pdf"
def pg(c,d):
    c.setFont('Helvetica-Bold',12);c.drawString(46,752,"Cactus Wren Self Storage, LLC")
    c.setFont('Helvetica',9);c.drawString(46,739,"General Ledger Trial Balance with Activity | Accrual basis | Period 10-2024")
    c.drawRightString(566,752,f"Page {d.page}");c.setFont('Helvetica-Oblique',7);c.drawString(46,30,"Printed 11/14/24 8:52 AM by lteller. Dr = debit balance, Cr = credit balance. Income and expense accounts are year to date.")
t=Table(data,colWidths=[212,84,72,72,84],repeatRows=2,style=st)
SimpleDocTemplate(doc(fn),pagesize=letter,topMargin=66,bottomMargin=46,leftMargin=44,rightMargin=44).build([t],onFirstPage=pg,onLaterPages=pg)
truth(fn,"TB",["beginning","debit","credit","ending"],rows,tots,planted)
