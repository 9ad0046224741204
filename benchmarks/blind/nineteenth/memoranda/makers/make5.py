# 7 student housing T12 with hidden rows; 8 tax return schedule
import random
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as gl
import datetime as dt
R=random.Random(77)
months=[dt.date(2024,8+k,1) if k<5 else dt.date(2025,k-4,1) for k in range(12)]
hd=[d.strftime("%b-%y") for d in months]
C=hd+["T-12 Total","T-3 Annualized"]
s=St("Income Statement - Trailing 12","The Cardinal at College Row",C,"2024-08-01","2025-07-31",sheet="T12")
BED=248
def full(v): return v+[sum(v),sum(v[-3:])*4]
hidden=[]   # (row position, label, values): detail accounts hidden behind their visible roll-up line
def l(lab,base,j=.15,sg=1,code=None,det=None,sp=0):
    v=[sg*round(base*(1 if not j else R.uniform(1-j,1+j))) for _ in range(12)]
    if sp:
        for k in range(12):
            if k not in(0,11): v[k]=0 if sp==2 else v[k]//4
    i=s.L(lab,full(v),det=det)
    return i
s.H("Rental Income")
x=[l("Potential Rent - Beds",198400,.0),l("(Loss)/Gain to Lease",5200,.3,-1),l("Vacancy",11900,.4,-1,det=("Vacancy - Leased Not Started","Vacancy - Unleased Beds")),l("Model / Employee Beds",1600,0,-1),l("Concessions & Gift Cards",2650,.6,-1),l("Write-Offs, Net of Recoveries",1340,.7,-1)]
nr=s.T("Net Rental Income",x)
s.H("Ancillary Income")
x=[l("Utility Overage Billback",6180,det=("Billback - Electric","Billback - Water","Billback - Trash")),l("Parking Permits",4310,.1),l("Furniture Package",2480,0),l("Application & Admin Fees",3900,.2,sp=1),l("Damage & Turn Charges",9200,.3,sp=2),l("Miscellaneous",640,.5)]
an=s.T("Total Ancillary Income",x)
egi=s.T("Effective Gross Income",[nr,an],rt="TOTAL",key="total_income")
s.H("Controllable Expenses")
x=[l("On-Site Payroll",24870,.08,det=("Salaries - Office","Salaries - Maintenance","CA Rent Credits","Taxes & Benefits")),l("Turn Costs",38600,.2,sp=2),l("Repairs & Maintenance",6120),l("Landscaping & Pest",2980,.1),l("Marketing & Resident Events",5240,.4),l("Shuttle Service",4150,0),l("Office & Technology",3380)]
ct=s.T("Total Controllable",x)
s.H("Utilities")
x=[l("Electricity",9860,.25),l("Water/Sewer",7430),l("Internet & Cable (Bulk)",6448,0),l("Trash",1710,.05)]
ut=s.T("Total Utilities",x)
s.H("Non-Controllable Expenses")
x=[l("Property Taxes",26340,0),l("Insurance",8115,0)]
mg=s.L("Management Fees",full([round(.035*v) for v in s.rows[egi]["values"][:12]]))
nc=s.T("Total Non-Controllable",x+[mg])
te=s.T("Total Operating Expenses",[ct,ut,nc],rt="TOTAL",key="total_operating_expenses")
noi=s.T("Net Operating Income",[egi],[te],rt="TOTAL",key="noi")
cx=l("Capital Expenditures",7400,.9)
s.T("Cash Flow Before Debt Service",[noi],[cx],rt="TOTAL",key="net_cash_flow")
wb=Workbook();w0=wb.active;w0.title="Summary"
for r,t in enumerate([("The Cardinal at College Row",),("Broker Underwriting Support - prepared by Halyard Student Advisors",),(),("Beds",BED),("Units",72),("Year Built",2017),("Distance to Campus","0.4 mi"),("Pre-leased Fall 2025","93.1%")],2):
    for c,v in enumerate(t,2): w0.cell(r,c,v)
w0["B2"].font=Font(bold=True,size=16);w0.column_dimensions["B"].width=34
ws=wb.create_sheet("T12");ws.sheet_view.showGridLines=False
ws["A1"]="The Cardinal at College Row";ws["A1"].font=Font(bold=True,size=14);ws["A2"]="Income Statement - Trailing 12";ws["A3"]="August 2024 - July 2025";ws["A3"].font=Font(italic=True)
hr=5
for k,d in enumerate(months): c=ws.cell(hr,2+k,d);c.number_format="mmm-yy"
ws.cell(hr,14,"T-12 Total");ws.cell(hr,15,"T-3 Annualized");ws.cell(hr,16,"Per Bed");ws.cell(hr,17,"% of EGI")
for c in range(1,18): x=ws.cell(hr,c);x.font=Font(bold=True,color="FFFFFF");x.fill=PatternFill("solid",fgColor="7A1F2B");x.alignment=Alignment(horizontal="center")
r=6;NF='#,##0_);(#,##0);"-"_)'
E12=s.rows[egi]["values"][12]
def put(r,lab,v,b=False,ind=1):
    c=ws.cell(r,1,lab);c.alignment=Alignment(indent=ind);c.font=Font(bold=b)
    for k,a in enumerate(v): c=ws.cell(r,2+k,a);c.number_format=NF;c.font=Font(bold=b)
    c=ws.cell(r,16,v[12]/BED);c.number_format=NF;c=ws.cell(r,17,v[12]/E12);c.number_format="0.0%"
for row,mt in zip(s.rows,s.meta):
    rt=row["rowType"]
    if rt=="HEADING": r+=1;ws.cell(r,1,row["label"]).font=Font(bold=True,underline="single");r+=1;continue
    if mt.get("det"):
        ds=mt["det"];rest=list(row["values"][:12])
        for n,dl in enumerate(ds):
            v=rest if n==len(ds)-1 else [round(a/len(ds)*R.uniform(.8,1.1)) for a in row["values"][:12]]
            rest=[a-b for a,b in zip(rest,v)]
            put(r,dl,full(v),ind=3);ws.row_dimensions[r].hidden=True;ws.row_dimensions[r].outlineLevel=1;r+=1
    put(r,row["label"],row["values"],rt!="LINE",1 if rt=="LINE" else 0)
    if rt!="LINE":
        for c in range(2,18):
            ws.cell(r,c).border=Border(top=Side("thin"),bottom=Side("double") if rt=="TOTAL" else None)
            if rt=="TOTAL": ws.cell(r,c).fill=PatternFill("solid",fgColor="F3E3E5")
    r+=1
    if rt=="TOTAL": r+=1
ws.column_dimensions["A"].width=34
for c in range(2,18): ws.column_dimensions[gl(c)].width=11.5 if c<14 else 15
ws.freeze_panes="B6";ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.active=1
wb.save(doc("cardinal_college_row_t12.xlsx"));save("cardinal_college_row_t12.xlsx",[s],"STUDENT_HOUSING","OPERATING_STATEMENT_T12","broker workbook, T12 + T-3 annualized + per bed + % EGI, hidden detail rows behind visible roll-ups, date-typed month headers",True)

# ---- 8
C=["A 118-124 Mercer St","B 40 Wharf Road","C 2207 Alder Ave","D 9 Tannery Lane","Total"]
t=St("Rental Real Estate Income and Expenses","Pellingham Street Partners",C,"2024-01-01","2024-12-31",sheet="8825 Detail")
def q(lab,v,no): return t.L(lab,v+[sum(x or 0 for x in v)],no=no)
t.H("Rental Real Estate Income")
x=[q("Gross rents",[214680,96400,58200,131115],"2a"),q("Other income related to rental activity",[3415,None,720,2260],"2b")]
ti=t.T("Total rental income",x,no="2c",key="total_income")
t.H("Rental Real Estate Expenses")
A=[("Advertising",[1140,None,385,620],"3"),("Auto and travel",[862,410,None,295],"4"),("Cleaning and maintenance",[11875,4218,2960,6644],"5"),("Commissions",[6440,None,2910,None],"6"),("Insurance",[9218,5106,2844,6370],"7"),("Legal and other professional fees",[3150,1275,1275,2480],"8"),("Repairs",[17306,8841,3327,10255],"10"),("Taxes",[31844,14206,8913,19527],"11"),("Utilities",[12730,3984,1106,7418],"12"),("Management fees",[10905,4820,2946,6668],"13"),("Bank and permit fees",[214,96,None,180],"15a"),("Elevator contract",[4380,None,None,None],"15b")]
x=[q(*a) for a in A]
te=t.T("Operating expenses before interest and depreciation",x,no="",key="total_operating_expenses")
nn=t.T("Net rental income before interest and depreciation",[ti],[te],no="",key="noi")
x=[q("Interest",[42115,21870,None,26344],"9"),q("Depreciation",[38764,15236,9527,22481],"14")]
td=t.T("Total interest and depreciation",x,no="")
t.T("Net income (loss) from each property",[nn],[td],no="21",rt="TOTAL",key="net_income")
wb=Workbook();w=wb.active;w.title="Properties"
w.append(["Pellingham Street Partners","","","",""]);w.append(["Form 8825 - property information, tax year 2024"]);w.append([]);w.append(["","Physical address","Type code","Fair rental days","Personal use days"])
for a in[("A","118-124 Mercer St, Dunmore","4 - commercial / apartments",366,0),("B","40 Wharf Road, Dunmore","4 - commercial",366,0),("C","2207 Alder Ave, Kestle","2 - multi-family",366,0),("D","9 Tannery Lane, Kestle","4 - commercial / apartments",366,0)]: w.append(a)
w.column_dimensions["B"].width=34;w.column_dimensions["C"].width=26
ws=wb.create_sheet("8825 Detail")
f="Times New Roman"
ws["A1"]="Pellingham Street Partners";ws["A2"]="Rental Real Estate Income and Expenses";ws["A3"]="Calendar year 2024";ws["H1"]="Statement 4"
for c in("A1","A2"): ws[c].font=Font(name=f,bold=True,size=13)
ws.merge_cells("D5:G5");ws["D5"]="Properties";ws["D5"].alignment=Alignment(horizontal="center");ws["D5"].border=Border(bottom=Side("thin"))
for k,c in enumerate(C[:4]): a,b=c.split(" ",1);ws.cell(6,4+k,a);ws.cell(7,4+k,b)
ws["H7"]="Total";ws["A7"]="Line"
for rr in(6,7):
    for c in range(1,9): ws.cell(rr,c).font=Font(name=f,bold=True);ws.cell(rr,c).alignment=Alignment(horizontal="center" if c>3 else "left",wrap_text=True)
r=9
for row,mt in zip(t.rows,t.meta):
    rt=row["rowType"]
    if rt=="HEADING": ws.cell(r,2,row["label"]).font=Font(name=f,italic=True,bold=True);r+=1;continue
    ws.cell(r,1,mt.get("no") or None);ws.cell(r,2,row["label"]);ws.cell(r,1).font=ws.cell(r,2).font=Font(name=f,bold=rt!="LINE");ws.cell(r,2).alignment=Alignment(wrap_text=True)
    for k,v in enumerate(row["values"]):
        c=ws.cell(r,4+k,v);c.number_format='#,##0;(#,##0)';c.font=Font(name=f,bold=rt!="LINE")
        if rt!="LINE": c.border=Border(top=Side("thin"),bottom=Side("double") if rt=="TOTAL" else None)
    r+=1 if rt=="LINE" else 2
ws.cell(r+1,2,"Depreciation per Form 4562 attached. Keep for your records.").font=Font(name=f,italic=True,size=9)
for c,wd in zip("ABCDEFGH",(6,44,2,14,14,14,14,14)): ws.column_dimensions[c].width=wd
ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("pellingham_8825_schedule.xlsx"));save("pellingham_8825_schedule.xlsx",[t],"MIXED_USE","OPERATING_STATEMENT","tax return rental schedule, line numbers, four properties across and a total, property sheet before it",True)
