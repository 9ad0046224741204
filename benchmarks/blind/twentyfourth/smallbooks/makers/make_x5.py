# Tax workpaper after Form 8825, duplex portfolio, properties A-E, numbers as text in some columns
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
N="duplex_portfolio_8825_workpaper.xlsx"
P=[("A","118-120 Tansy Ln, Millbrook OH","2 - Multi-family",365,0),("B","41 / 43 Granary St, Millbrook OH","2 - Multi-family",365,0),("C","909 W Pell Ave #1 & #2, Harmon OH","2 - Multi-family",334,0),("D","6 Orchard Ct, Harmon OH","1 - Single family",365,0),("E","22-24 Fife Rd, Millbrook OH (bought 5/1)","2 - Multi-family",245,0)]
cols=["A","B","C","D","E","Total"]
s=St("Rental Real Estate Income and Expenses (Form 8825 workpaper)","Bluestem Duplex Partners LLC","2024-01-01","2024-12-31",cols,sheet="8825 WP")
def L(no,l,*v,lv=1):return s.line(l,list(v)+[sum(v)],lv,no=no)
s.head("Rental Real Estate Income",0)
i=[L("2a","Gross rents",22800,21960,18425,15300,14560),L("2b","Laundry, pet and late fees",310,785,240,0,125)]
ti=s.tot("Total gross income",i,no="2c",key="total_income")
s.head("Rental Real Estate Expenses",0)
e=[L("3","Advertising",0,0,185,0,240),L("4","Auto and travel",412,398,520,260,305),L("5","Cleaning and maintenance",880,640,1975,215,450),L("6","Commissions",0,0,0,0,0),L("7","Insurance",1416,1388,1290,965,890),L("8","Legal and other professional fees",350,350,610,350,975),L("10","Repairs",1844,3127,4660,705,1530),L("11","Taxes",2718,2655,2390,1877,1602),L("12","Utilities (water, trash)",1530,1612,1488,0,1014),L("15","Other - license, lawn, snow",940,815,760,0,525)]
op=s.tot("Expenses before interest, depreciation",e,no="16a",key="total_operating_expenses")
it=L("9","Interest",4120,0,3866,2915,5240);dp=L("14","Depreciation",5091,4764,4418,3527,3030)
tx=s.tot("Total expenses",[op,it,dp],no="16b")
ni=s.tot("Net income (loss) from each property",[ti],[tx],no="17",key="net_income")
s.head("Cash check (not filed)",0)
ad=L("w1","Add back depreciation",5091,4764,4418,3527,3030);pr=L("w2","Less mortgage principal",-3306,0,-2740,-2118,-1655);cp=L("w3","Less new furnace / windows",0,-6850,0,0,-2200)
s.tot("Cash flow to members",[ni,ad,pr,cp],no="w4",t="TOTAL",key="net_cash_flow")
w=Workbook();x=w.active;x.title="8825 WP"
x["A1"]="Bluestem Duplex Partners LLC";x["A1"].font=Font(bold=True,size=12);x["G1"]="EIN on file";x["A2"]="Rental Real Estate Income and Expenses (Form 8825 workpaper)";x["A3"]="Tax year: calendar 2024     Method: Cash";x["H1"]="WP ref: K-3";x["H2"]="Prep: lm 3/02/25"
r=5
for c,h in zip("ABEG",["1","Physical address (street, city, state)","Type","Fair rental days"]):x[f"{c}{r}"]=h;x[f"{c}{r}"].font=Font(bold=True,size=9)
for a,b,c,d,_ in P:
    r+=1;x.cell(r,1,a);x.cell(r,2,b);x.cell(r,5,c);x.cell(r,7,d)
r+=2;x.merge_cells(start_row=r,start_column=3,end_row=r,end_column=7);x.cell(r,3,"Properties").alignment=Alignment(horizontal="center");r+=1
for k,h in enumerate(["Line","",*cols]):
    c=x.cell(r,1+k,h);c.font=Font(bold=True);c.alignment=Alignment(horizontal="left" if k<2 else "right");c.fill=PatternFill("solid",fgColor="D9D9D9")
r+=1;th=Side(style="thin",color="A0A0A0")
fm=lambda v:f"{v:,.0f}" if v>=0 else f"({-v:,.0f})"
for row,m in zip(s.rows,s.m):
    b=row["rowType"]!="LINE"
    if row["rowType"]=="HEADING":x.cell(r,2,row["label"]).font=Font(bold=True,italic=True);r+=1;continue
    n=m["no"];x.cell(r,1,int(n) if n.isdigit() else n).alignment=Alignment(horizontal="left");x.cell(r,2,row["label"]).font=Font(bold=b)
    for k,v in enumerate(row["values"]):
        c=x.cell(r,3+k,v if k==5 else fm(v));c.number_format="#,##0;(#,##0);0";c.alignment=Alignment(horizontal="right");c.font=Font(bold=b);c.border=Border(left=th,right=th,top=th,bottom=Side(style="double") if row["rowType"]=="TOTAL" else th)
    r+=1
x.cell(r+1,1,"Line 9 interest per Forms 1098 (A, C, D, E). Property B is free and clear.").font=Font(size=9)
x.column_dimensions["A"].width=6;x.column_dimensions["B"].width=38
for c in "CDEFGH":x.column_dimensions[c].width=12
x.page_setup.orientation="landscape";x.page_setup.fitToHeight=0;x.sheet_properties.pageSetUpPr.fitToPage=True
w.save(doc(N));save(N,[s],"SINGLE_FAMILY_RENTAL","OPERATING_STATEMENT","Form 8825 workpaper by property, line numbers, amounts as text",True)
