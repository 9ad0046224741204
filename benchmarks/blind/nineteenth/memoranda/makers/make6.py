# 9 senior housing departmental (planted); 10 self storage balance sheet + direct cash flow
import random
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(909)
C=["Month Actual","Month Budget","Month Variance","YTD Actual","YTD Budget","YTD Variance"]
s=St("Operating Statement by Department","Briarstone Senior Living",C,None,"2025-05-31",sheet="Dept Stmt")
def l(code,lab,b,sg=1):
    a,bu,ya,yb=[sg*round(b*f*R.uniform(.94,1.07),2) for f in(1,1,5,5)]
    bu,yb=round(bu),round(yb)
    return s.L(lab,[a,bu,round(a-bu,2),ya,yb,round(ya-yb,2)],code)
def dep(h,ls,lab,key=None,rt="SUBTOTAL"):
    s.H(h);x=[l(*a) for a in ls];return s.T(lab,x,key=key,rt=rt)
r1=dep("RESIDENT REVENUE",[("40100","Independent Living Rent",142600),("40200","Assisted Living Rent",231850),("40300","Memory Care Rent",118400),("40400","Level of Care Fees",64720),("40500","Second Person Fees",5900),("40900","Vacancy & Move-In Incentives",9850,-1)],"Net Resident Revenue")
r2=dep("OTHER REVENUE",[("41100","Community Fees",12500),("41200","Guest Meals",1480),("41300","Therapy Rent & Other",2950)],"Total Other Revenue")
TR=s.T("TOTAL REVENUE",[r1,r2],rt="TOTAL",key="total_income")
D=[dep("NURSING & RESIDENT CARE",[("51100","Wages - Nurses",46210),("51200","Wages - Caregivers",88340),("51300","Agency Staffing",9760),("51400","Payroll Taxes & Benefits",25180),("51500","Medical Supplies",3310)],"Total Nursing & Resident Care"),
 dep("DIETARY",[("52100","Wages - Kitchen & Servers",33470),("52200","Payroll Taxes & Benefits",6120),("52300","Raw Food",29840),("52400","Dietary Supplies",2265)],"Total Dietary"),
 dep("HOUSEKEEPING & LAUNDRY",[("53100","Wages",11850),("53200","Payroll Taxes & Benefits",2180),("53300","Cleaning & Linen Supplies",1930)],"Total Housekeeping & Laundry"),
 dep("ACTIVITIES",[("54100","Wages",9240),("54300","Programs & Entertainment",2110),("54400","Bus & Transportation",1385)],"Total Activities"),
 dep("PLANT OPERATIONS",[("55100","Wages - Maintenance",8930),("55300","Repairs & Contracts",9475),("55400","Electric & Gas",14720),("55500","Water & Sewer",4860)],"Total Plant Operations"),
 dep("MARKETING",[("56100","Wages & Commissions",10260),("56300","Advertising & Referral Fees",8140)],"Total Marketing"),
 dep("ADMINISTRATION",[("57100","Wages - Administrative",17650),("57300","Office & Computer",3420),("57400","Bad Debt",1290),("57500","Licenses & Provider Tax",2785)],"Total Administration")]
dep9=dep("PROPERTY COSTS",[("58100","Real Estate Taxes",15820),("58200","Property & Liability Insurance",12640),("58300","Management Fee 5%",28460)],"Total Property Costs")
TE=s.T("TOTAL OPERATING EXPENSES",D+[dep9],rt="TOTAL",key="total_operating_expenses")
s.T("NET OPERATING INCOME",[TR],[TE],rt="TOTAL",key="noi")
ov=s.rows[D[1]]["values"][3];s.rows[D[1]]["values"][3]=round(ov-2000,2)
s.planted={"what":f"Total Dietary, YTD Actual printed {round(ov-2000,2)} instead of {ov}: does not tie to its lines; the total of operating expenses is of the true value","kind":"total_wrong"}
wb=Workbook();ws=wb.active;ws.title="Dept Stmt"
days=(3286,16012);bd=(3317,16150)
ws.merge_cells("B1:M1");ws["B1"]="BRIARSTONE SENIOR LIVING";ws.merge_cells("B2:M2");ws["B2"]="Operating Statement by Department";ws.merge_cells("B3:M3");ws["B3"]="Month and Five Months Ending May 31, 2025"
for a in("B1","B2","B3"): ws[a].alignment=Alignment(horizontal="center");ws[a].font=Font(name="Arial",bold=a!="B3",size=12)
ws.merge_cells("D5:H5");ws["D5"]="CURRENT MONTH";ws.merge_cells("J5:N5");ws["J5"]="YEAR TO DATE"
for k,t in enumerate(["Actual","PRD","Budget","PRD","Variance"]): ws.cell(6,4+k,t);ws.cell(6,10+k,t)
ws["B6"]="GL";ws["C6"]="Account"
th=Side("thin")
for c in range(2,15):
    for rr in(5,6): x=ws.cell(rr,c);x.font=Font(name="Arial",bold=True,size=9);x.alignment=Alignment(horizontal="center");x.fill=PatternFill("solid",fgColor="D9E2D0") if c!=9 else PatternFill()
ws["C7"]="Resident days";ws["D7"],ws["F7"],ws["J7"],ws["L7"]=days[0],bd[0],days[1],bd[1]
for a in("D7","F7","J7","L7"): ws[a].number_format="#,##0"
r=9;NF='#,##0.00;-#,##0.00'
for row in s.rows:
    rt=row["rowType"]
    if rt=="HEADING":
        r+=1;ws.cell(r,2,row["label"]).font=Font(name="Arial",bold=True,size=9,color="3A5F2A");r+=1;continue
    if row["accountCode"]: ws.cell(r,2,row["accountCode"])
    ws.cell(r,3,row["label"])
    v=row["values"]
    for c,val in zip((4,6,8,10,12,14),v): x=ws.cell(r,c,val);x.number_format=NF
    for c,val,d in((5,v[0],days[0]),(7,v[1],bd[0]),(11,v[3],days[1]),(13,v[4],bd[1])): x=ws.cell(r,c,round(val/d,2));x.number_format='0.00';x.font=Font(name="Arial",size=8,italic=True,color="666666")
    for c in range(2,15):
        x=ws.cell(r,c)
        if c not in(5,7,11,13): x.font=Font(name="Arial",size=9,bold=rt!="LINE")
        if rt!="LINE" and c not in(2,3,9): x.border=Border(top=th,bottom=Side("double") if rt=="TOTAL" else None)
    r+=1 if rt!="TOTAL" else 2
ws.cell(r+1,3,"PRD = per resident day. Variance = actual less budget.").font=Font(name="Arial",size=8,italic=True)
ws.column_dimensions["A"].width=2;ws.column_dimensions["C"].width=32;ws.column_dimensions["I"].width=2
for c in "DFHJLN": ws.column_dimensions[c].width=13.5
for c in "EGKM": ws.column_dimensions[c].width=8
ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows="5:6"
wb.save(doc("briarstone_department_statement.xlsx"));save("briarstone_department_statement.xlsx",[s],"SENIOR_HOUSING","OPERATING_STATEMENT","care home departmental, month and YTD with PRD columns and money variances, gap column, GL codes as text",True)

# ---- 10
P="Ironbridge Self Storage LLC"
b=St("Statement of Financial Position (balance sheet)",P,["6/30/2025","12/31/2024","Change"],None,"2025-06-30",sheet="Position")
def q(lab,a,c,**k): return b.L(lab,[a,c,round(a-c,2)],**k)
cash=(214862.37,176340.15)
b.H("Assets, in order of liquidity")
A=[q("Cash in bank - operating",*cash),q("Undeposited funds",2418.55,1906.20),q("Rent receivable from storage customers",9874.10,8216.75),q("Retail inventory - locks & boxes",4120.88,4655.31),q("Prepaid insurance",11260.00,22520.00),q("Security & gate equipment, net",58311.42,63180.06),q("Storage buildings, net",3416205.18,3472990.62),q("Land",985000.00,985000.00)]
ta=b.T("Total assets",A,rt="TOTAL",key="total_assets")
b.H("Liabilities, in order of maturity")
Lb=[q("Trade payables",13506.20,9871.44),q("Sales tax payable",1184.63,1022.18),q("Prepaid customer rents",21740.00,19385.00),q("Accrued property taxes",31200.00,0.0),q("Note payable - equipment",18652.90,22410.17),q("Mortgage - Tri-County Savings Bank",2703418.66,2738905.12)]
tl=b.T("Total liabilities",Lb,rt="TOTAL",key="total_liabilities")
b.H("Members' capital")
T=b.rows[ta]["values"];LL=b.rows[tl]["values"]
eqb=round(T[1]-LL[1],2);eqe=round(T[0]-LL[0],2);dist=-60000.0
ni=round(eqe-eqb-dist,2)
x=[q("Capital, beginning of year",eqb,eqb),q("Net income, year to date",ni,0.0),q("Distributions, year to date",dist,0.0)]
for i in x[1:]: b.rows[i]["values"][1]=None
te=b.T("Total members' capital",x,rt="TOTAL",key="total_equity")
b.T("Total liabilities and members' capital",[tl,te],rt="TOTAL")
c=St("Statement of Cash Flows - Direct Method",P,["Second Quarter","Six Months"],"2025-01-01","2025-06-30",sheet="Cash")
dp=[r2 for r2 in(2418.55,1906.20)]
tot=round(cash[0]-cash[1],2)
c.H("Cash received")
R1=[c.L("Rent from storage customers",[171240.65,331877.40]),c.L("Late and lien fees",[6118.00,12450.00]),c.L("Merchandise sales",[3904.17,7216.88]),c.L("Tenant insurance commissions",[5320.50,10288.25]),c.L("Truck rental commissions",[1877.30,3015.60])]
rc=c.T("Total cash received",R1)
c.H("Cash paid for operations")
R2=[c.L("Payroll and payroll taxes",[-28416.90,-56210.33]),c.L("Utilities",[-6184.22,-13977.08]),c.L("Repairs and snow removal",[-5930.00,-17422.50]),c.L("Online marketing",[-8240.75,-15960.10]),c.L("Card processing fees",[-4411.38,-8593.27]),c.L("Office, phone and software",[-3816.44,-7204.91]),c.L("Mortgage interest",[-39120.18,-78604.36])]
oc=c.T("Total cash paid for operations",R2)
op=c.T("Net cash from operations",[rc,oc])
iv=c.L("Gate controller and cameras",[0,-4862.00]);c.rows[iv]["values"][0]=None
p=[-(2738905.12-2703418.66),-(22410.17-18652.90)];p=[round(a,2) for a in p]
gap=round(tot-(c.rows[op]["values"][1]-4862.00+sum(p)+dist),2)
ot=c.L("Roof coating, Building C",[gap,gap])
d1=[c.L("Principal on mortgage",[-17846.20,p[0]]),c.L("Principal on equipment note",[-1894.06,p[1]]),c.L("Distributions to members",[-30000.00,dist])]
nf=c.T("Net increase in cash",[op,iv]+d1+[ot],rt="TOTAL",key="net_cash_flow")
v=c.rows[nf]["values"];bg=c.L("Cash at beginning of period",[round(cash[0]-v[0],2),cash[1]])
e=c.T("Cash at end of period",[nf,bg],rt="TOTAL")
assert c.rows[e]["values"]==[cash[0],cash[0]];print("gap",gap,"ni",ni,v)
wb=Workbook();ws=wb.active;ws.title="Position"
def sheet(ws,s,per,hds,x0):
    g="Georgia"
    ws.cell(2,2,P).font=Font(name=g,size=15,color="1F3B57");ws.cell(3,2,s.title.split(" (")[0]).font=Font(name=g,size=11,italic=True);ws.cell(4,2,per).font=Font(name=g,size=9)
    for k,h in enumerate(hds):
        y=ws.cell(6,x0+k,h);y.font=Font(name=g,size=9,bold=True);y.alignment=Alignment(horizontal="right",wrap_text=True);y.border=Border(bottom=Side("medium"))
    r=8
    for i,row in enumerate(s.rows):
        rt=row["rowType"];y=ws.cell(r,2 if rt!="LINE" else 3,row["label"]);y.font=Font(name=g,size=10,bold=rt!="LINE")
        for k,v in enumerate(row["values"]):
            y=ws.cell(r,x0+k,v);y.font=Font(name=g,size=10,bold=rt!="LINE")
            y.number_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_)' if rt=="TOTAL" or (i and s.rows[i-1]["rowType"]=="HEADING" ) else '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_)'
            if rt in("TOTAL","SUBTOTAL"): y.border=Border(top=Side("thin"),bottom=Side("double") if rt=="TOTAL" else None)
        r+=2 if rt in("TOTAL","SUBTOTAL") else 1
    ws.column_dimensions["A"].width=3;ws.column_dimensions["B"].width=4;ws.column_dimensions["C"].width=46
    for cc in "DEFG": ws.column_dimensions[cc].width=17
    ws.sheet_view.showGridLines=False;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
sheet(ws,b,"June 30, 2025 and December 31, 2024",["6/30/2025","12/31/2024","Change"],4)
sheet(wb.create_sheet("Cash"),c,"Periods ended June 30, 2025",["Second Quarter","Six Months"],5)
n=wb.create_sheet("Notes");n["A1"]="1. Cash for purposes of the statement of cash flows is cash in bank - operating.";n["A2"]="2. Unaudited; prepared by management without notes required by GAAP."
wb.save(doc("ironbridge_storage_position_cash.xlsx"));save("ironbridge_storage_position_cash.xlsx",[b,c],"SELF_STORAGE","BALANCE_SHEET","two sheets: liquidity-ordered position with change column; direct-method cash flow; labels split over two columns, accounting formats",True)
