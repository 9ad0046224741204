"""Homeowners' association balance sheet by fund; amounts kept as text, code and name in one cell, merged band rows (openpyxl). One total is wrong."""
from book import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
s=St("Balance Sheet by Fund","Saddle Creek Pointe Homeowners Association, Inc.",None,"2025-05-31",["Operating","Reserve","Special Assessment","Total"],sheet="BalanceSheet")
def L(c,l,o=None,r=None,x=None):
    return s.line(l,[o,r,x,(o or 0)+(r or 0)+(x or 0)],c)
s.head("Assets",lv=0)
s.head("Cash & Equivalents",lv=1)
a=[L("10-1010","Operating Checking - Tidewater Bank",86412.55),L("10-1020","Operating Money Market",41200.18),L("10-1050","Debit Card - Onsite Manager",684.20),L("10-1210","Reserve Money Market - Tidewater Bank",None,212744.91),L("10-1220","Reserve ICS Sweep",None,368050.27),L("10-1230","Reserve CD 4.35% matures 11/14/25",None,125000.00),L("10-1240","Reserve CD 4.10% matures 02/20/26",None,128316.44),L("10-1310","Special Assessment Account - Pond Dredging",None,None,174905.36)]
t1=s.total("Total Cash & Equivalents",a,lv=1)
s.head("Receivables",lv=1)
a=[L("12-1200","Assessments Receivable",38916.74),L("12-1205","Late Fees & Interest Receivable",4377.1),L("12-1210","Fines Receivable",2150.00),L("12-1220","Special Assessment Receivable",None,None,61240.00),L("12-1290","Allowance for Doubtful Accounts",-16500.00,None,-4800.00)]
t2=s.total("Total Receivables",a,lv=1)
s.head("Other Assets",lv=1)
a=[L("13-1310","Prepaid Insurance",27811.92),L("13-1320","Prepaid Expenses",3902.5),L("13-1330","Utility Deposits",2860.00),L("13-1390","Due From (To) Other Fund",-9450.00,9450.00)]
t3=s.total("Total Other Assets",a,lv=1)
ta=s.total("Total Assets",[t1,t2,t3],kind="TOTAL",key="total_assets",lv=0)
s.head("Liabilities & Fund Balance",lv=0)
s.head("Liabilities",lv=1)
a=[L("20-2010","Accounts Payable",21640.87,8712.00,12480.00),L("20-2020","Accrued Expenses",9275.33),L("20-2050","Payroll Liabilities",2218.46),L("20-2100","Prepaid Assessments",47980.12),L("20-2150","Clubhouse Rental Deposits",3250.00),L("20-2160","Architectural Review Deposits",14000.00),L("20-2200","Income Taxes Payable",None,1135.00),L("20-2400","Contract Liability - Reserve Assessments",None,596203.44),L("20-2410","Contract Liability - Special Assessment",None,None,190615.36)]
tl=s.total("Total Liabilities",a,kind="SUBTOTAL",key="total_liabilities",lv=1)
s.head("Fund Balance",lv=1)
V=lambda i:s.rows[i]["values"]
net=[V(ta)[k]-V(tl)[k] for k in range(3)]
cy=(11806.29,18240.77,0)
a=[L("30-3010","Fund Balance - Prior Years",round(net[0]-cy[0]-4500,2),round(net[1]-cy[1]+4500,2),round(net[2],2)),L("30-3050","Interfund Transfers",4500.00,-4500.00),L("30-3900","Current Year Net Income (Loss)",cy[0],cy[1],None)]
te=s.total("Total Fund Balance",a,kind="SUBTOTAL",key="total_equity",lv=1)
s.total("Total Liabilities & Fund Balance",[tl,te],kind="TOTAL",lv=0)
old=V(t2)[0]; V(t2)[0]=r2(old+900)
s.planted=dict(what=f"Total Receivables, Operating: printed {V(t2)[0]:,.2f} instead of {old:,.2f}",kind="total_wrong")
# the defect is in that one total only: everything above was drawn from the true sum
wb=Workbook(); w=wb.active; w.title="BalanceSheet"; w.sheet_view.showGridLines=False
f=lambda **k: Font(name="Segoe UI",size=k.pop("size",9),**k)
def row(r,t,**k):
    w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=6); w.cell(r,1,t).font=f(**k); w.cell(r,1).alignment=Alignment(horizontal="center")
row(1,"Saddle Creek Pointe Homeowners Association, Inc.",bold=True,size=14); row(2,"c/o Lowcountry Community Partners, LLC",color="666666"); row(3,"Balance Sheet by Fund",bold=True,size=11); row(4,"As of 5/31/2025")
for c,t in ((3,"Operating"),(4,"Reserve"),(5,"Special\nAssessment"),(6,"Total")):
    x=w.cell(6,c,t); x.font=f(bold=True,color="1B6E6E"); x.alignment=Alignment(horizontal="right",wrap_text=True,vertical="bottom")
w.row_dimensions[6].height=28
for c in range(1,7): w.cell(6,c).border=Border(bottom=Side(style="medium",color="1B6E6E"))
fm=lambda v: f"(${-v:,.2f})" if v<0 else f"${v:,.2f}"
r=7
for i,q in enumerate(s.rows):
    k=q["rowType"]; lv=q["_x"].get("lv",2)
    if k=="HEADING" and lv==0:
        r+= 1 if i else 0
        w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=6); x=w.cell(r,1,q["label"]); x.font=f(bold=True,color="FFFFFF",size=10); x.fill=PatternFill("solid",fgColor="1B6E6E")
    else:
        c0=1 if lv<2 else 2
        t=(q["accountCode"]+" "+q["label"]) if q["accountCode"] else q["label"]
        w.cell(r,c0,t).font=f(bold=k!="LINE")
        for c,v in enumerate(q["values"],3):
            if v is None: continue
            x=w.cell(r,c,fm(v)); x.font=f(bold=k!="LINE"); x.alignment=Alignment(horizontal="right")
            if k!="LINE": x.border=Border(top=Side(style="thin"),bottom=Side(style="double") if k=="TOTAL" else None)
    r+=1
    if k=="SUBTOTAL": r+=1
w.cell(r+2,1,"* Includes contract liabilities (assessments received in advance of the related reserve expenditure), ASC 606").font=f(size=8,italic=True)
w.cell(r+3,1,"Report run 6/11/2025 8:52 AM by jtm").font=f(size=8,color="666666")
for c,wd in zip("ABCDEF",(3,46,15,15,15,15)): w.column_dimensions[c].width=wd
w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f"{ROOT}/documents/s29c_09.xlsx")
save("s29c_09.xlsx",s,"OTHER","BALANCE_SHEET","community-association manager","fund columns, amounts as text with $, code and name in one cell, merged bands",True)
