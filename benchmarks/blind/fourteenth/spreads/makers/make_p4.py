# Senior housing, quarters + year + per resident day
import random; from lib import *
from reportlab.platypus import *; from reportlab.lib.pagesizes import A4, letter; from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
R = random.Random(504)
s = S("Statement of Revenues and Expenses", "The Alders at Wrenfield", "2024-01-01", "2024-12-31", ["1st Qtr","2nd Qtr","3rd Qtr","4th Qtr","Year 2024"])
def L(label, b, j=.04, gr=.012, v=None, n=0):
    v = v or [round(b*(1+gr*i)*(1+R.uniform(-j,j)),2) for i in range(4)]
    return s.L(label, v+[r2(sum(x or 0 for x in v))], ind=n)
s.H("Resident Revenue", ind=0)
rv = [L("Independent Living Rent",312480.55,.015), L("Assisted Living Rent",598214.1,.015), L("Memory Care Rent",341775.4,.02), L("Level of Care Charges",168340.25,.04), L("Second Person Fees",21450,.05), L("Community Fees",33000,.3), L("Respite Stays",11260.75,.4), L("Concessions and Discounts",-19884.3,.25), L("Bad Debt",-4120.6,.6)]
a = s.T("Total Resident Revenue", rv, "SUBTOTAL", ind=0)
s.H("Other Revenue")
ov = [L("Guest Meals",2114.5,.2), L("Beauty Shop",3960.2,.15), L("Therapy Space Rental",5400,0,0), L("Miscellaneous",870.4,.5)]
o = s.T("Total Other Revenue", ov, "SUBTOTAL", ind=0)
ti = s.T("TOTAL REVENUE", [a,o], key="total_income", ind=0)
s.H("Operating Expenses")
def dept(n, items):
    s.H(n, ind=1); ii = [L(l, b, .06, .008, n=2) for l,b in items]; return s.T("Total "+n, ii, "SUBTOTAL", ind=1)
ds = [dept("Resident Care",[("Salaries & Wages",331240.8),("Agency Staffing",28440.1),("Payroll Taxes & Benefits",69560.5),("Medical Supplies",9240.3)]),
 dept("Dietary",[("Salaries & Wages",88214.6),("Payroll Taxes & Benefits",18525.1),("Raw Food",96310.4),("Kitchen Supplies",8120.9)]),
 dept("Housekeeping & Laundry",[("Salaries & Wages",41110.2),("Payroll Taxes & Benefits",8633.1),("Linens & Supplies",7340.8)]),
 dept("Activities & Transportation",[("Salaries & Wages",27730.4),("Program Costs",6210.7),("Vehicle Fuel & Upkeep",3180.2)]),
 dept("Plant Operations",[("Salaries & Wages",30415.9),("Contracts & Repairs",34650.2),("Electric & Gas",44210.8),("Water & Sewer",15330.6),("Cable & Telephone",12005.3)]),
 dept("Marketing",[("Salaries & Commissions",26480.7),("Referral Agency Fees",21900.4),("Advertising",12670.2)]),
 dept("Administration",[("Salaries & Wages",58230.3),("Payroll Taxes & Benefits",12228.4),("Licenses & Dues",4105.5),("Computer & Office",11870.6),("Professional Fees",6450.1)])]
s.H("Property Costs", ind=1)
pp = [L("Real Estate Taxes",0,v=[41250,41250,41250,43118.22],n=2), L("Property & Liability Insurance",0,v=[26110.5,26110.5,29884,29884],n=2)]
ds.append(s.T("Total Property Costs", pp, "SUBTOTAL", ind=1))
oe = s.T("Expenses before Management Fee", ds, "SUBTOTAL", ind=0)
em = s.T("EBITDARM", [ti,("-",oe)], "TOTAL", ind=0)
mf = L("Management Fee", 0, v=[round(x*.05,2) for x in s.rows[ti]["v"][:4]], n=0)
noi = s.T("NET OPERATING INCOME", [em,("-",mf)], key="noi", ind=0)
s.H("Below the Line")
bl = [L("Mortgage Interest",0,v=[188240.11,186930.4,187501.92,186177.35]), L("Depreciation and Amortization",0,v=[141020.0]*4), L("Owner Legal",0,v=[None,4410,None,12225.5])]
tb = s.T("Total Below the Line", bl, "SUBTOTAL", ind=0)
s.T("NET INCOME (LOSS)", [noi,("-",tb)], key="net_income", ind=0)
prd = 11420*4
def f(v): return "–" if v is None else f"({-v:,.2f})" if v<0 else f"{v:,.2f}"
rows = [["","","","","","","Per Res."],["","1st Qtr","2nd Qtr","3rd Qtr","4th Qtr","Year 2024","Day"]]; st=[]
for r in s.rows:
    k=len(rows); 
    if r["t"]=="HEADING":
        rows.append([r["label"]]+[""]*6); st += [("FONT",(0,k),(0,k),"Times-BoldItalic" if r.get("ind") else "Times-Bold",9.5),("LEFTPADDING",(0,k),(0,k),4+10*r.get("ind",0))]
    else:
        rows.append([r["label"]]+[f(v) for v in r["v"]]+[f"{r['v'][4]/prd:,.2f}" if r['v'][4]>=0 else f"({-r['v'][4]/prd:,.2f})"])
        st.append(("LEFTPADDING",(0,k),(0,k),4+10*r.get("ind",0)+(6 if r["t"]=="LINE" and not r.get("ind") else 0)))
        if r["t"]=="SUBTOTAL": st += [("LINEABOVE",(1,k),(5,k),.4,colors.black),("FONT",(0,k),(-1,k),"Times-Italic",8.6)]
        if r["t"]=="TOTAL": st += [("LINEABOVE",(1,k),(5,k),.6,colors.black),("LINEBELOW",(1,k),(5,k),.6,colors.black),("FONT",(0,k),(-1,k),"Times-Bold",8.8),("BACKGROUND",(0,k),(-1,k),colors.HexColor("#f3ead8"))]
def pg(c,d):
    c.setFont("Times-Bold",13); c.drawString(50,A4[1]-40,"The Alders at Wrenfield"); c.setFont("Times-Roman",10); c.drawString(50,A4[1]-54,"Statement of Revenues and Expenses"); c.drawString(50,A4[1]-66,"Year Ended December 31, 2024")
    c.setFont("Times-Roman",8); c.drawRightString(545,A4[1]-40,"142 units (IL 48 / AL 66 / MC 28)"); c.drawRightString(545,A4[1]-52,"Resident days 45,680"); c.drawCentredString(A4[0]/2,24,f"- {d.page} -"); c.drawString(50,24,"Fernhollow Senior Living LLC, Manager")
doc = SimpleDocTemplate(D+"/alders_wrenfield_2024_quarterly.pdf", pagesize=A4, leftMargin=44, rightMargin=40, topMargin=78, bottomMargin=44, invariant=1)
t = Table(rows, colWidths=[164,62,62,62,62,68,40], repeatRows=2, rowHeights=[9,11]+[12.4]*(len(rows)-2))
t.setStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8.6),("FONT",(0,0),(-1,1),"Times-Bold",8.6),("ALIGN",(1,0),(-1,-1),"RIGHT"),("LINEBELOW",(0,1),(-1,1),1,colors.HexColor("#7a5a1e")),("TOPPADDING",(0,0),(-1,-1),0),("BOTTOMPADDING",(0,0),(-1,-1),2),("LEFTPADDING",(1,0),(-1,-1),1),("RIGHTPADDING",(1,0),(-1,-1),2)]+st)
doc.build([t], onFirstPage=pg, onLaterPages=pg)
save("alders_wrenfield_2024_quarterly.pdf",[s],"SENIOR_HOUSING","OPERATING_STATEMENT","senior housing departments, four quarters + year + per resident day, A4 Times, 2 pages","repeated line labels per department, three indent levels, EBITDARM before NOI, per-day column left out")
