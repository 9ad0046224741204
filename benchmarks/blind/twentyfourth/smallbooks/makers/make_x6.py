# Sage 50 style comparative income statement, mini storage Canada; amounts: current month, YTD, prior YTD; hidden column
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
N="fundy_mini_storage_comparative_income.xlsx"
hc=["Nov 2024","Year to date","Last year to date","Difference"]
s=St("Comparative Income Statement","Fundy Mini-Storage & Boat Park Inc.","2024-01-01","2024-11-30",hc,sheet="Sheet1")
def L(code,l,m,y,p):return s.line(l,[m,y,p,round(y-p,2)],1,code=code)
s.head("REVENUE",0)
s.head("Rental Revenue",1);a=[L("4010","Units 5 x 10",4186.5,46112.25,44206),L("4015","Units 10 x 10",6930,75284.4,71842.6),L("4020","Units 10 x 20",7415.25,80937.1,78315.9),L("4030","Heated Units",3288,35116,33480),L("4040","Boat & Trailer Park",2860,28475.5,26119.25),L("4090","Promotions - First Month",-318.5,-4206.75,-3577.5)]
t1=s.tot("Net Rental Revenue",a);s.head("Other Revenue",1)
a=[L("4200","Late & Lien Fees",287.5,3419,3908.5),L("4210","Locks, Boxes & Tarps",146.2,2288.64,2070.15),L("4220","Insurance Commission",412.36,4388.71,3961.08),L("4290","Interest Income",51.14,488.02,265.77)]
t2=s.tot("Total Other Revenue",a);ti=s.tot("TOTAL REVENUE",[t1,t2],key="total_income")
s.head("EXPENSE",0);s.head("Operating Expenses",1)
a=[L("5010","Advertising & Signs",210,3864.2,4511.37),L("5020","Gate, Cameras & Software",318.9,3507.9,3287.4),L("5030","Insurance",1064.5,11709.5,10824),L("5040","Heat & NB Power",1428.77,11306.42,11977.85),L("5050","Municipal Property Tax",0,23118.66,22605.18),L("5060","Repairs & Door Parts",385.25,9416.08,6230.44),L("5070","Snow Removal",690,5865,6440),L("5080","Site Host Honorarium",1200,13200,12650),L("5090","Wages - Part Time",1548,17834.5,16992),L("5095","CPP, EI & WorkSafe",141.36,1627.93,1538.2)]
t3=s.tot("Total Operating Expenses",a,key="total_operating_expenses");s.head("Office & Admin",1)
S=s
a=[L("5310","Accounting",0,4350,4200),L("5320","Bank & Card Fees",402.18,4417.3,4106.92),L("5330","Telephone & Internet",189.95,2089.45,1983.3),L("5340","Office & Postage",64.1,1142.88,1287.41)]
t4=s.tot("Total Office & Admin",a);s.keys.pop("total_operating_expenses")
te=s.tot("TOTAL EXPENSE",[t3,t4],key="total_operating_expenses")
no=s.tot("INCOME FROM STORAGE OPERATIONS",[ti],[te],key="noi")
s.head("OWNERSHIP COSTS",0);a=[L("5610","Mortgage Interest",2486.11,28015.73,29944.6),L("5620","Amortization",1850,20350,21175)];to=s.tot("TOTAL OWNERSHIP COSTS",a)
s.tot("NET INCOME",[no],[to],t="TOTAL",key="net_income")
w=Workbook();x=w.active;x.title="Sheet1"
x["A1"]="Fundy Mini-Storage & Boat Park Inc.";x["A2"]="Comparative Income Statement";x["A3"]="Month of November 2024 and eleven months January 1, 2024 to November 30, 2024";x["A1"].font=Font(name="Calibri",bold=True,size=13);x["A2"].font=Font(bold=True)
for c,h in zip("CEFGH",["Month","Actual","Actual","",""]):x[c+"5"]=h
for c,h in zip("CDEFGH",["Nov 2024","% Rev.","Year to date","Last year to date","Difference","Percent"]):
    x[c+"6"]=h
for r in(5,6):
    for c in "ABCDEFGH":x[f"{c}{r}"].font=Font(bold=True,size=9);x[f"{c}{r}"].alignment=Alignment(horizontal="center",wrap_text=True);x[f"{c}{r}"].fill=PatternFill("solid",fgColor="E2EFDA")
s.cols=["Month Nov 2024","Actual Year to date","Actual Last year to date","Difference"]
rev=s.rows[ti]["values"][0];r=8
for row,m in zip(s.rows,s.m):
    t=row["rowType"];b=t!="LINE";big=row["label"].isupper()
    if t=="HEADING" and big:r+=1
    if row["accountCode"]:x.cell(r,1,row["accountCode"])
    x.cell(r,2 if not big else 1,row["label"]).font=Font(bold=b,underline="single" if t=="HEADING" and not big else None)
    v=row["values"]
    if v[0] is not None:
        for c,q in zip((3,5,6,7),v):
            k=x.cell(r,c,q);k.number_format="#,##0.00;-#,##0.00";k.font=Font(bold=b)
            if b:k.border=Border(top=Side(style="thin"),bottom=Side(style="double") if t=="TOTAL" else Side())
        x.cell(r,4,round(v[0]/rev,4)).number_format="0.0%";k=x.cell(r,8,round(v[3]/v[2],4));k.number_format="0.00%"
    r+=1
x.cell(r+1,1,"Generated On: 12/09/2024        Cash receipts basis; HST excluded")
x.column_dimensions["A"].width=8;x.column_dimensions["B"].width=30
for c in "CEFG":x.column_dimensions[c].width=13.5
x.column_dimensions["D"].width=8;x.column_dimensions["H"].width=9
for _s in w.worksheets: _s.sheet_properties.pageSetUpPr.fitToPage=True;_s.page_setup.fitToHeight=0
w.save(doc(N));save(N,[s],"SELF_STORAGE","OPERATING_STATEMENT","Sage-like comparative income statement, month / YTD / prior YTD with percent columns")
