# QuickBooks Desktop export: balance sheet by class, label indent across columns A-F; student housing
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
s=St("Balance Sheet by Class","Campus Edge Housing Partners, LP",None,"2025-06-30",["The Quad on 5th","Maple Row","Partnership","TOTAL"],sheet="Sheet1")
def v(*a): return list(a)+[round(sum(a),2)]
L=lambda c,n,i,*a: s.l(n,v(*a),c,ind=i)
s.h("ASSETS",ind=0); s.h("Current Assets",ind=1); s.h("Checking/Savings",ind=2)
a=s.t("Total Checking/Savings",[L("1010","Operating Checking",3,86214.55,41877.12,152309.86),L("1020","Security Deposit Trust",3,118250.,47600.,0.),L("1030","Fund Money Market",3,0.,0.,388140.27)],ind=2)
s.h("Accounts Receivable",ind=2); b=s.t("Total Accounts Receivable",[L("1200","Student Receivables",3,14377.2,-1185.4,0.)],ind=2)
s.h("Other Current Assets",ind=2); c=s.t("Total Other Current Assets",[L("1310","Prepaid Insurance",3,22418.,9365.75,0.),L("1320","Tax Escrow - Lender",3,64120.33,28411.08,0.)],ind=2)
ca=s.t("Total Current Assets",[a,b,c],ind=1)
s.h("Fixed Assets",ind=1); f=[L("1510","Land",2,1310000.,565000.,0.),L("1520","Buildings",2,9184500.,3827600.,0.),L("1530","Bed & Desk Packages",2,412770.,168340.5,0.),L("1590","Accumulated Depreciation",2,-2107418.,-811965.,0.)]
fa=s.t("Total Fixed Assets",f,ind=1)
s.h("Other Assets",ind=1); oa=s.t("Total Other Assets",[L("1810","Loan Costs, net",2,58214.4,26118.9,0.)],ind=1)
ta=s.t("TOTAL ASSETS",[ca,fa,oa],"TOTAL",ind=0,key="total_assets")
s.h("LIABILITIES & EQUITY",ind=0); s.h("Liabilities",ind=1); s.h("Current Liabilities",ind=2); s.h("Accounts Payable",ind=3)
p=s.t("Total Accounts Payable",[L("2000","Accounts Payable",4,31844.16,12960.77,4250.)],ind=3)
s.h("Other Current Liabilities",ind=3); q=s.t("Total Other Current Liabilities",[L("2110","Security Deposits Held",4,118250.,47600.,0.),L("2120","Prepaid Fall Installments",4,74380.,29115.,0.),L("2130","Accrued Property Tax",4,58900.02,25115.4,0.),L("2190","Inter-class Due To/(From)",4,145000.,-20000.,-125000.)],ind=3)
cl=s.t("Total Current Liabilities",[p,q],ind=2)
s.h("Long Term Liabilities",ind=2); lt=s.t("Total Long Term Liabilities",[L("2510","Mortgage - Heartfield Bank",3,6418233.71,0.,0.),L("2520","Mortgage - Orrin Life",3,0.,2711908.46,0.)],ind=2)
tl=s.t("Total Liabilities",[cl,lt],ind=1,key="total_liabilities")
s.h("Equity",ind=1); A,B=s.rows[ta]["values"],s.rows[tl]["values"]; E=[round(A[k]-B[k],2) for k in range(3)]
gp=[0.,0.,125000.]; lp=[2400000.,1050000.,550000.]; di=[0.,0.,-672000.]; ni=[118402.77,51930.16,-44816.08]
re=[round(E[k]-gp[k]-lp[k]-di[k]-ni[k],2) for k in range(3)]
te=s.t("Total Equity",[L("3010","GP Capital",2,*gp),L("3020","LP Capital",2,*lp),L("3030","Partner Distributions",2,*di),L("3900","Retained Earnings",2,*re),L(None,"Net Income",2,*ni)],ind=1,key="total_equity")
s.t("TOTAL LIABILITIES & EQUITY",[tl,te],"TOTAL",ind=0)
print("RE",re)
wb=Workbook(); w=wb.active; w.title="Sheet1"; B=Font(name="Arial",size=8,bold=True); N=Font(name="Arial",size=8)
w["A1"]="10:21 AM"; w["A2"]="07/18/25"; w["A3"]="Accrual Basis"
for k in (1,2,3): w.cell(k,1).font=B
for k,(t,z) in enumerate([("Campus Edge Housing Partners, LP",12),("Balance Sheet by Class",14),("As of June 30, 2025",10)],1): w.cell(k,8,t).font=Font(name="Arial",size=z,bold=True); w.cell(k,8).alignment=Alignment(horizontal="center")
X=(7,9,11,13)
for x,t in zip(X,s.cols): c=w.cell(5,x,t); c.font=B; c.alignment=Alignment(horizontal="center"); c.border=Border(bottom=Side(style="thick"))
y=6
for r,m in zip(s.rows,s.meta):
    w.cell(y,1+m["ind"],(r["accountCode"]+" · " if r["accountCode"] else "")+r["label"]).font=B
    for x,t in zip(X,r["values"]):
        if t is not None:
            c=w.cell(y,x,t); c.number_format='#,##0.00;-#,##0.00'; c.font=B if r["rowType"]=="TOTAL" else N
            if "footsFrom" in r: c.border=Border(top=Side(style="thin"),bottom=Side(style="double") if r["rowType"]=="TOTAL" else None)
    y+=1
for c in "ABCDE": w.column_dimensions[c].width=2.6
w.column_dimensions["F"].width=27
for k in "GIKM": w.column_dimensions[k].width=15
for k in "HJL": w.column_dimensions[k].width=2
from openpyxl.worksheet.properties import PageSetupProperties
w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
wb.save(doc("campus_edge_bs_by_class.xlsx"))
save("campus_edge_bs_by_class.xlsx",[s],"STUDENT_HOUSING","BALANCE_SHEET","QuickBooks Desktop export by class, labels stepped over columns A-E, spacer columns",hard=True)
