"""HUD-92410-like statement of profit and loss of a Section 202/8 elderly project (reportlab canvas, boxed form)."""
from book import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
s = St("Statement of Profit and Loss", "Maple Hollow Manor", "2023-07-01", "2024-06-30", ["Amount"])
def grp(head, hc, lines, tot, tc):
    s.head(head, hc); it = [s.line(l, v, c) for l, c, v in lines]
    return s.total(tot, it, tc)
a = grp("Rent Revenue", "5100", [("Rent Revenue - Gross Potential","5120",312468),("Tenant Assistance Payments","5121",641772),("Rent Revenue - Stores and Commercial","5140",None),
 ("Garage and Parking Spaces","5170",4320),("Flexible Subsidy Revenue","5180",None),("Miscellaneous Rent Revenue","5190",None),("Excess Rent","5191",0),("Rent Revenue/Insurance","5192",None),("Special Claims Revenue","5193",2918)],
 "Total Rent Revenue - Potential at 100% Occupancy","5100T")
b = grp("Vacancies","5200",[("Apartments","5220",-27416),("Stores and Commercial","5240",None),("Rental Concessions","5250",-1150),("Garage and Parking Spaces","5270",-480),("Miscellaneous","5290",None)],"Total Vacancies","5200T")
c = s.total("Net Rental Revenue (Rent Revenue Less Vacancies)",[a,b],"5152N")
d = grp("Financial Revenue","5400",[("Financial Revenue - Project Operations","5410",1284),("Revenue from Investments - Residual Receipts","5430",6071),("Revenue from Investments - Replacement Reserve","5440",11893),("Revenue from Investments - Miscellaneous","5490",None)],"Total Financial Revenue","5400T")
e = grp("Other Revenue","5900",[("Laundry and Vending Revenue","5910",9647),("Tenant Charges","5920",3382),("Interest Reduction Payments Revenue","5945",None),("Miscellaneous Revenue (specify) - Antenna lease, roof","5990",14400)],"Total Other Revenue","5900T")
inc = s.total("Total Revenue",[c,d,e],"5000T",kind="TOTAL",key="total_income")
x1 = grp("Administrative Expenses","6200/6300",[("Conventions and Meetings","6203",1765),("Management Consultants","6204",None),("Advertising and Marketing","6210",842),("Other Renting Expenses","6250",1506),("Office Salaries","6310",38918),("Office Expenses","6311",17229),
 ("Office or Model Apartment Rent","6312",None),("Management Fee","6320",61704),("Manager or Superintendent Salaries","6330",57640),("Administrative Rent Free Unit","6331",9468),("Legal Expense - Project","6340",4215),("Audit Expense","6350",13900),("Bookkeeping Fees/Accounting Services","6351",8352),("Bad Debts","6370",2204),("Miscellaneous Administrative Expenses","6390",3117)],"Total Administrative Expenses","6263T")
x2 = grp("Utilities Expense","6400",[("Fuel Oil/Coal","6420",None),("Electricity","6450",71834),("Water","6451",29460),("Gas","6452",38127),("Sewer","6453",34006)],"Total Utilities Expense","6400T")
x3 = grp("Operating and Maintenance Expenses","6500",[("Payroll","6510",74311),("Supplies","6515",21948),("Contracts","6520",66205),("Operating and Maintenance Rent Free Unit","6521",9468),("Garbage and Trash Removal","6525",15872),("Security Payroll/Contract","6530",12480),("Heating/Cooling Repairs and Maintenance","6546",19336),("Snow Removal","6548",8725),("Vehicle and Maintenance Equipment Operation and Repairs","6570",1911),("Miscellaneous Operating and Maintenance Expenses","6590",None)],"Total Operating and Maintenance Expenses","6500T")
x4 = grp("Taxes and Insurance","6700",[("Real Estate Taxes","6710",41206),("Payroll Taxes (Project's Share)","6711",13754),("Property & Liability Insurance (Hazard)","6720",48917),("Fidelity Bond Insurance","6721",690),("Workmen's Compensation","6722",6118),("Health Insurance and Other Employee Benefits","6723",27480),("Miscellaneous Taxes, Licenses, Permits & Insurance","6790",1325)],"Total Taxes and Insurance","6700T")
x5 = grp("Financial Expenses","6800",[("Interest on Mortgage Payable","6820",118643),("Interest on Notes Payable (Long Term)","6830",None),("Interest on Notes Payable (Short Term)","6840",None),("Mortgage Insurance Premium/Service Charge","6850",12077),("Miscellaneous Financial Expenses","6890",288)],"Total Financial Expenses","6800T")
ct = s.total("Total Cost of Operations Before Depreciation",[x1,x2,x3,x4,x5],"6000T",kind="TOTAL")
pb = s.total("Profit (Loss) Before Depreciation",[inc,ct],"5060T",[1,-1],kind="TOTAL")
d1 = s.line("Depreciation Expense",141920,"6600"); d2 = s.line("Amortization Expense",4316,"6610")
op = s.total("Operating Profit or (Loss)",[pb,d1,d2],"5060N",[1,-1,-1],kind="TOTAL")
y = grp("Corporate or Mortgagor Entity Expenses","7100",[("Officer's Salaries","7110",None),("Legal Expenses","7120",1800),("Federal, State and Other Income Taxes","7130",None),("Other Expenses (Entity)","7190",6250)],"Net Entity Expenses","7100T")
s.total("Profit or Loss (Net Income or Loss)",[op,y],"3250",[1,-1],kind="TOTAL",key="net_income")
p2 = s.head("Part II")
s.line("Total mortgage principal payments required during the audit year (12 monthly payments)",96412,"S1000-010")
s.line("Total of 12 monthly deposits in the audit year into the Replacement Reserve account, as required by the Regulatory Agreement",43200,"S1000-020")
s.line("Replacement Reserve or Residual Receipts releases which are included as expense items on this Profit and Loss Statement",17655,"S1000-030")
s.line("Project Improvement Reserve releases under the Flexible Subsidy Program that are included as expense items",None,"S1000-040")

c_ = canvas.Canvas(f"{ROOT}/documents/s29c_01.pdf", pagesize=letter, invariant=1)
W,H = letter; L,R = 40,W-40; XA,XM = R-150,R-92
def fm(v): return "" if v is None else (f"({-v:,.0f})" if v<0 else f"{v:,.0f}")
pg = 0
def top(first):
    global pg; pg += 1
    y = H-40
    if first:
        c_.setFont("Helvetica-Bold",15); c_.drawString(L,y-6,"Statement of Profit"); c_.drawString(L,y-22,"and Loss")
        c_.setFont("Helvetica-Bold",8); c_.drawString(205,y,"U.S. Department of Housing"); c_.drawString(205,y-10,"and Urban Development")
        c_.setFont("Helvetica",7); c_.drawString(205,y-19,"Office of Housing"); c_.drawString(205,y-27,"Federal Housing Commissioner")
        c_.drawRightString(R,y,"OMB Approval No. 2502-0052 (form data, agent's print)")
        y -= 36; c_.setLineWidth(1.2); c_.line(L,y,R,y); c_.setLineWidth(.4)
        c_.setFont("Helvetica",6); 
        xs=[L,L+90,L+180,L+300]; 
        for x,t,v in zip(xs,["Beginning (mm/dd/yyyy)","Ending (mm/dd/yyyy)","Project Number","Project Name"],["07/01/2023","06/30/2024","073-EE061-WAH","Maple Hollow Manor"]):
            c_.setFont("Helvetica",6); c_.drawString(x+3,y-8,t); c_.setFont("Courier",9); c_.drawString(x+3,y-20,v)
            if x>L: c_.line(x,y,x,y-25)
        y -= 25; c_.line(L,y,R,y)
        c_.setFont("Helvetica-Bold",8); c_.drawString(L+3,y-10,"Part I")
    else:
        c_.setFont("Helvetica",7); c_.drawString(L,y,"Maple Hollow Manor     073-EE061-WAH     Period 07/01/2023 - 06/30/2024"); y-=8
        c_.line(L,y,R,y)
    c_.setFont("Helvetica-Bold",7.5)
    c_.drawString(L+60,y-10,"Description of Account"); c_.drawCentredString((XA+XM)/2,y-10,"Acct. No."); c_.drawCentredString((XM+R)/2,y-10,"Amount*")
    for x in (XA,XM): c_.line(x,y,x,y-14)
    c_.line(L,y-14,R,y-14)
    return y-14
def foot():
    c_.setFont("Helvetica",6)
    c_.drawString(L,34,"* All amounts must be rounded to the nearest dollar; $.50 and over, round up - $.49 and below, round down."); c_.drawString(L,26,"Previous editions obsolete"); c_.drawCentredString(W/2,26,f"Page {pg} of 3"); c_.drawRightString(R,26,"form HUD-92410 (7/91) facsimile")
def wrap(t,w,f,sz):
    out=[];cur=""
    for k in t.split():
        if c_.stringWidth((cur+" "+k).strip(),f,sz)>w: out.append(cur);cur=k
        else: cur=(cur+" "+k).strip()
    return out+[cur]
y = top(True); h=12.6
for i,r in enumerate(s.rows):
    if i==p2: 
        y-=10; c_.setFont("Helvetica-Bold",9)
    bold = r["rowType"]!="LINE"; f="Helvetica-Bold" if bold else "Helvetica"
    ls = wrap(r["label"],XA-L-30,f,8) 
    need=h+9*(len(ls)-1)
    if y-need<54 or i==p2: foot(); c_.showPage(); y=top(False)
    if r["rowType"]=="HEADING":
        c_.setFillGray(.88); c_.rect(L,y-need,R-L,need,fill=1,stroke=0); c_.setFillGray(0)
    c_.setFont(f,8)
    for k,t in enumerate(ls): c_.drawString(L+(4 if bold else 14),y-9-9*k,t)
    c_.setFont("Courier-Bold" if bold else "Courier",8.5)
    if r["accountCode"]: c_.drawCentredString((XA+XM)/2,y-9,r["accountCode"]) 
    v=r["values"][0]
    if v is not None:
        t=fm(v); 
        if r["rowType"]!="LINE": c_.drawString(XM+3,y-9,"$")
        c_.drawRightString(R-(2 if v<0 else 7),y-9,t)
    elif r["rowType"]=="LINE" : 
        pass
    c_.setLineWidth(.3); c_.line(L,y-need,R,y-need)
    for x in (L,R): c_.line(x,y,x,y-need)
    if r["rowType"]!="HEADING" or r["accountCode"]:
        for x in (XA,XM): c_.line(x,y,x,y-need)
    y-=need
y-=14; c_.setFont("Helvetica",6.5)
for t in ["Warning: HUD will prosecute false claims and statements. Conviction may result in criminal and/or civil penalties. (18 U.S.C. 1001, 1010, 1012; 31 U.S.C. 3729, 3802)","Miscellaneous or other income and expense sub-account groups: if it exceeds the greater of $500 or 10% of the sub-account, itemize on a separate schedule."]:
    c_.drawString(L,y,t); y-=9
foot(); c_.save()
save("s29c_01.pdf",s,"SENIOR_HOUSING","OPERATING_STATEMENT","HUD project agent","HUD-92410 boxed form, code column right of the description, blanks for unused accounts",False)
