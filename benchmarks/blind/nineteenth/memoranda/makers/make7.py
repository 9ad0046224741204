# 11 parking: compiled tax-basis statements stacked on one sheet
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
P="Canal Street Parking Associates"
b=St("Statement of Assets, Liabilities and Partners' Capital - Income Tax Basis (balance sheet)",P,["December 31, 2024"],None,"2024-12-31",sheet="Compiled")
o=St("Statement of Revenues and Expenses - Income Tax Basis",P,["Year Ended December 31, 2024"],"2024-01-01","2024-12-31",sheet="Compiled")
o.H("Revenues")
x=[o.L("Monthly parkers",742180,d=1),o.L("Transient and event parking",518346),o.L("Validation programs",93415),o.L("EV charging",11872),o.L("Less: city parking tax (12.5%)",-156210)]
tr=o.T("Total revenues",x,key="total_income")
o.H("Operating expenses")
x=[o.L("Attendant and cashier wages",216408),o.L("Payroll taxes and benefits",49774),o.L("Operator management fee",60480),o.L("Revenue control equipment service",27915),o.L("Elevator and ventilation maintenance",38620),o.L("Sweeping and striping",16944),o.L("Electricity",41387),o.L("Liability and garagekeepers insurance",52130),o.L("Property taxes",143276),o.L("Card fees and bank charges",31863),o.L("Accounting and legal",14250)]
te=o.T("Total operating expenses",x,key="total_operating_expenses")
nn=o.T("Income from operations",[tr],[te],key="noi")
o.H("Other income (expense)")
x=[o.L("Interest income",2966),o.L("Interest expense",-148233),o.L("Depreciation and amortization",-131480)]
od=o.T("Total other income (expense)",x)
ni=o.T("Excess of revenues over expenses",[nn,od],rt="TOTAL",key="net_income",d=1)
NI=o.rows[ni]["values"][0]
b.H("Assets",c=1);b.H("Current assets")
x=[b.L("Cash",188641,d=1),b.L("Money market account",125300),b.L("Due from operator",46217),b.L("Prepaid property taxes",71638)];ca=b.T("Total current assets",x)
b.H("Property and equipment, at cost")
x=[b.L("Land",1600000),b.L("Garage structure",4418700),b.L("Equipment",386215),b.L("Accumulated depreciation",-2907444)];pe=b.T("Net property and equipment",x)
b.H("Other assets")
x=[b.L("Loan costs, net of amortization of $18,400",27600)];ot=b.T("Total other assets",x)
ta=b.T("Total assets",[ca,pe,ot],rt="TOTAL",key="total_assets",d=1)
b.H("Liabilities and Partners' Capital",c=1);b.H("Current liabilities")
x=[b.L("Parking and sales taxes payable",38914,d=1),b.L("Access card deposits",22475),b.L("Current maturities of long-term debt",84116)];cl=b.T("Total current liabilities",x)
lt=b.L("Long-term debt, less current maturities",2371805,top=1)
tl=b.T("Total liabilities",[cl,lt],key="total_liabilities")
b.H("Partners' capital")
T=b.rows[ta]["values"][0]-b.rows[tl]["values"][0];draw=-180000
x=[b.L("Balance, January 1, 2024",T-NI-draw),b.L("Excess of revenues over expenses",NI),b.L("Distributions",draw)]
te_=b.T("Balance, December 31, 2024",x,key="total_equity")
b.T("Total liabilities and partners' capital",[tl,te_],rt="TOTAL",d=1)
wb=Workbook();ws=wb.active;ws.title="Compiled";ws.sheet_view.showGridLines=False
g="Times New Roman";r=1
def block(s,per):
    global r
    for t in(P,s.title.split(" (balance")[0],per):
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=6);c=ws.cell(r,1,t);c.alignment=Alignment(horizontal="center");c.font=Font(name=g,size=12,bold=t!=per);r+=1
    r+=1
    for row,mt in zip(s.rows,s.meta):
        rt=row["rowType"];v=row["values"][0]
        if mt.get("c"):
            ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=6);c=ws.cell(r,1,row["label"]);c.alignment=Alignment(horizontal="center");c.font=Font(name=g,bold=True,underline="single");r+=1;continue
        lab=ws.cell(r,1,row["label"]);lab.font=Font(name=g,size=11);lab.alignment=Alignment(indent=0 if rt in("HEADING","TOTAL") or mt.get("top") else 2 if rt=="LINE" else 4)
        if rt=="HEADING": r+=1;continue
        # details in column C, totals and free-standing amounts in column F; the dollar sign has its own narrow cell
        col=3 if rt=="LINE" and not mt.get("top") else 6
        if mt.get("d"): ws.cell(r,col-1,"$").font=Font(name=g)
        c=ws.cell(r,col,v);c.number_format="#,##0_);(#,##0)";c.font=Font(name=g,size=11)
        nxt=s.rows[s.rows.index(row)+1]["rowType"] if row is not s.rows[-1] else ""
        if rt=="LINE" and nxt=="SUBTOTAL": c.border=Border(bottom=Side("thin"))
        if rt=="TOTAL": c.border=Border(top=Side("thin"),bottom=Side("double"))
        r+=2 if rt in("SUBTOTAL","TOTAL") else 1
    c=ws.cell(r,1,"See accountant's compilation report. No assurance is provided.");c.font=Font(name=g,italic=True,size=9);r+=4
block(b,"December 31, 2024")
from openpyxl.worksheet.pagebreak import Break
ws.row_breaks.append(Break(id=r-1))
block(o,"For the Year Ended December 31, 2024")
for k,wd in zip("ABCDEF",(46,3,14,3,3,15)): ws.column_dimensions[k].width=wd
ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(doc("canal_street_parking_compilation.xlsx"));save("canal_street_parking_compilation.xlsx",[b,o],"PARKING","BALANCE_SHEET","compiled tax-basis statements stacked on one sheet, details and totals in two amount columns, $ in its own cell",True)
