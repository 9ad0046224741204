# Marina: quarterly income statement + balance sheet + slip count sheets
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Border,Side,Alignment,PatternFill
N="Osprey Point Marina FY24 investor pkg.xlsx"
Q=["Q1 Oct-Dec 2023","Q2 Jan-Mar 2024","Q3 Apr-Jun 2024","Q4 Jul-Sep 2024","Fiscal Year 2024"]
S=St("Income Statement by Quarter","Osprey Point Marina","2023-10-01","2024-09-30",Q,sheet="Inc Stmt")
L=lambda l,*v:S.l(l,list(v))
S.h("DOCKAGE AND STORAGE",k="A")
a=[L("Seasonal slips",0,41200,186400,192750),L("Transient dockage",1840,None,22615,48930),L("Mooring field",None,None,14400,15200),L("Winter storage - indoor",61350,58700,4100,None),L("Dry rack",12800,12800,26450,27100)]
t1=S.t("Total dockage and storage",a)
S.h("FUEL DOCK, NET OF COST",k="B")
f1=S.l("Fuel sales",[9420,2115,88340,141906]);f2=S.l("Cost of fuel",[-7918,-1790,-73215,-117604]);t2=S.t("Fuel margin",[f1,f2])
S.h("SERVICE YARD",k="C")
a=[L("Haul and launch",38400,6150,35720,8890),L("Labor billed",22175,31460,44310,27640),L("Parts sales, net",4120,6035,9880,7415)];t3=S.t("Total service yard",a)
S.h("SHORE INCOME",k="D")
a=[L("Restaurant ground lease",7500,7500,7500,7500),L("Ship store",640,215,7925,11380),L("Electric resale",410,120,5230,7715)];t4=S.t("Total shore income",a)
ti=S.t("TOTAL INCOME",[t1,t2,t3,t4],key="total_income")
S.h("OPERATING EXPENSES",k="E")
b=[L("Dockmaster and yard wages",58140,51920,79335,82410),L("Payroll taxes and benefits",10930,9815,14720,15160),L("Insurance - marine and property",18250,18250,19475,19475),L("Submerged land lease",6125,6125,6125,6125),L("Dredging and dock repair",4200,17885,12640,3915),L("Utilities",7415,8230,11960,14875),L("Property taxes",9840,9840,9840,10215),L("Travelift and equipment",3310,2675,5120,4480),L("Office, software, card fees",4025,3110,8840,10255),L("Management fee",6000,6000,6000,6000)]
te=S.t("TOTAL OPERATING EXPENSES",b,key="total_operating_expenses")
no=S.t("NET OPERATING INCOME",[ti,(te,-1)],key="noi")
i1=L("Interest expense",27310,27085,26860,26630);i2=L("Depreciation",21500,21500,21500,22150)
S.t("NET INCOME (LOSS)",[no,(i1,-1),(i2,-1)],typ="TOTAL",key="net_income")
S.derive(lambda v,m:v+[sum(x or 0 for x in v)])
ni=S.rows[S.keys["net_income"]]["values"][4]
B=St("Balance Sheet","Osprey Point Marina",None,"2024-09-30",["9/30/2024","9/30/2023","Increase (Decrease)"],sheet="Bal Sheet")
M=lambda l,a,b:B.l(l,[a,b])
B.h("CURRENT ASSETS");x=[M("Cash - operating",0,96415),M("Accounts receivable - slip holders",18240,21385),M("Fuel inventory",13920,12275),M("Ship store inventory",9460,8815),M("Prepaid insurance",19475,18250)]
cx=x[0];rest=[]
def bal():
    r=B.rows;c=r
A24o=18240+13920+9460+19475;A23=96415+21385+12275+8815+18250
fixed=[("Docks, piles and bulkhead",1684500,1641200),("Buildings and yard",1235000,1235000),("Travelift and forklifts",318750,272000),("Accumulated depreciation",-702940,-616290)]
oth=[("Riparian rights",410000,410000),("Dredging permit costs",36500,27400)]
li=[("Accounts payable",31870,27940),("Prepaid slip fees",44625,41180),("Winter storage deposits",38900,36250),("Current portion of term loan",61200,58400)];lt=[("Term loan, net of current portion",1578300,1639500),("Equipment note - travelift",38600,0)]
s0=lambda q,k:sum(z[k] for z in q)
E23=A23+s0(fixed,2)+s0(oth,2)-s0(li,2)-s0(lt,2);D=60000;E24=E23+ni-D
cash=E24+s0(li,1)+s0(lt,1)-A24o-s0(fixed,1)-s0(oth,1);B.rows[cx]["values"][0]=cash;print("cash",cash,"ni",ni,"E",E23,E24)
c1=B.t("Total current assets",x);B.h("PROPERTY AND EQUIPMENT");c2=B.t("Net property and equipment",[M(*q) for q in fixed])
B.h("OTHER ASSETS");c3=B.t("Total other assets",[M(*q) for q in oth]);B.t("TOTAL ASSETS",[c1,c2,c3],typ="TOTAL",key="total_assets")
B.h("CURRENT LIABILITIES");l1=B.t("Total current liabilities",[M(*q) for q in li]);B.h("LONG-TERM LIABILITIES");l2=B.t("Total long-term liabilities",[M(*q) for q in lt])
tl=B.t("TOTAL LIABILITIES",[l1,l2],key="total_liabilities");B.h("MEMBERS' EQUITY")
y=[M("Class A members",E24-round(E24*.2),E23-round(E23*.2)),M("Class B (sponsor)",round(E24*.2),round(E23*.2))];te=B.t("TOTAL MEMBERS' EQUITY",y,key="total_equity")
B.t("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],typ="TOTAL");B.derive(lambda v,m:v+[v[0]-v[1]])
w=Workbook();s=w.active;s.title="Inc Stmt";th=Side("thin");Fn=lambda b=False,i=False,z=10,c="000000":Font(name="Calibri",bold=b,italic=i,size=z,color=c)
s["B2"]="OSPREY POINT MARINA";s["B2"].font=Fn(True,z=16,c="1F4E79");s["B3"]="Income Statement by Quarter";s["B3"].font=Fn(True,z=12);s["B4"]="Fiscal year ended September 30, 2024 - accrual, unaudited";s["B4"].font=Fn(i=True)
for j,q in enumerate(Q):
    a_,b_=(q.split(" ",1) if j<4 else ("Fiscal Year","2024"))
    for rr,t in ((6,a_),(7,b_)):
        z=s.cell(rr,4+j,t);z.font=Fn(True,c="FFFFFF");z.fill=PatternFill("solid",fgColor="1F4E79");z.alignment=Alignment(horizontal="center")
n=8
for r,m in zip(S.rows,S.m):
    b=r["rowType"]!="LINE"
    if r["rowType"]=="HEADING":n+=1;s.cell(n,2,m["k"]+".").font=Fn(True)
    s.cell(n,3,r["label"]).font=Fn(b)
    for j,v in enumerate(r["values"] or []):
        z=s.cell(n,4+j,v);z.font=Fn(b);z.number_format='"$"#,##0;("$"#,##0)' if (b and r["label"].isupper()) else '#,##0;(#,##0);0'
        if b:z.border=Border(top=th,bottom=Side("double") if r["rowType"]=="TOTAL" else None)
    n+=1
s.cell(n+1,3,"Note: seasonal slip contracts are billed March 1 and recognized over the April-September season except early-bird installments.").font=Fn(i=True,z=8)
s.column_dimensions["A"].width=2;s.column_dimensions["B"].width=4;s.column_dimensions["C"].width=34
for c in "DEFGH":s.column_dimensions[c].width=14
b_=w.create_sheet("Bal Sheet");b_.merge_cells("A1:D1");b_["A1"]="Osprey Point Marina";b_.merge_cells("A2:D2");b_["A2"]="Balance Sheet";b_.merge_cells("A3:D3");b_["A3"]="September 30, 2024 and 2023"
for k in (1,2,3):b_.cell(k,1).alignment=Alignment(horizontal="center");b_.cell(k,1).font=Fn(k<3,z=13 if k==1 else 11)
for j,t in enumerate(B.cols,2):z=b_.cell(5,j,t.replace(" (","\n("));z.font=Fn(True);z.alignment=Alignment(horizontal="right",wrap_text=True);z.border=Border(bottom=th)
n=6
for r in B.rows:
    b=r["rowType"]!="LINE"
    if r["rowType"]=="HEADING":n+=1
    z=b_.cell(n,1,r["label"]);z.font=Fn(b);z.alignment=Alignment(indent=0 if b else 2)
    for j,v in enumerate(r["values"] or [],2):
        z=b_.cell(n,j,v);z.font=Fn(b);z.number_format='#,##0_);(#,##0);"-"_)' if not(r["rowType"]=="TOTAL") else '$#,##0_);($#,##0)'
        if b:z.border=Border(top=th,bottom=Side("double") if r["rowType"]=="TOTAL" else None)
    n+=1
for r in B.rows:
    if r["values"]:r["values"]=[None if v==0 else v for v in r["values"]]
b_.column_dimensions["A"].width=42
for c in "BCD":b_.column_dimensions[c].width=15
c=w.create_sheet("Slip count")
for q in [["Osprey Point Marina - slip utilization"],[],["Size","Slips","Leased 9/30/24","% leased"],["to 25 ft",38,35,.921],["26-35 ft",52,49,.942],["36-45 ft",24,22,.917],["T-heads",4,4,1.0],["Total",118,110,.932]]:c.append(q)
for r in range(4,9):c.cell(r,4).number_format="0.0%"
from openpyxl.worksheet.properties import PageSetupProperties as PP
for z_ in w:z_.sheet_properties.pageSetUpPr=PP(fitToPage=True);z_.page_setup.fitToHeight=0
w.save(doc(N));save(N,[S,B],"OTHER","OPERATING_STATEMENT","marina by quarter + balance sheet + slip sheet, lettered sections",True)
