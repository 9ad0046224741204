# NetSuite export T12 (student housing), XLSX; PLANTED digit
from lib import *;import random
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment
R=random.Random(2707);N="IncomeStatement_CampusEdge_2024.xlsx"
MN=["Jan 2024","Feb 2024","Mar 2024","Apr 2024","May 2024","Jun 2024","Jul 2024","Aug 2024","Sep 2024","Oct 2024","Nov 2024","Dec 2024"]
S=St("Income Statement","Campus Edge at Tuckahoe","2024-01-01","2024-12-31",MN+["Total"],sheet="IncomeStatement",dec=2)
tot=lambda v:v+[round(sum(v),2)]
def L(code,l,b,ind=3,vol=.05,v=None):
    return S.l(l,tot(v or ser(R,b,12,vol,2)),code,ind=ind)
S.h("Ordinary Income/Expense",ind=0);S.h("Income",ind=1);S.h("Rental Income","4000",ind=2)
a=[L("4010","Bed Rent",168250,3,.02),L("4015","Short Term Premium",1450,3,.4),L("4020","Concessions",-2200,3,.5),L("4030","Vacancy - Pre-turn",0,3,0,[0.0]*6+[-41250.0,-18300.0]+[0.0]*4)]
t1=S.t("Rental Income",a,"4000",ind=2);S.h("Other Resident Income","4100",ind=2)
b=[L("4110","Parking Permits",3850,3,.1),L("4120","Utility Overage",2240,3,.3),L("4130","Application & Admin Fees",1980,3,.6),L("4140","Damage Recovery",760,3,.9),L("4150","Furniture Rental",4100,3,.04)]
t2=S.t("Other Resident Income",b,"4100",ind=2)
ti=S.t("Income",[t1,t2],ind=1,key="total_income")
S.h("Expense",ind=1);g=[]
for code,gn,ls in [("5000","Payroll",[("5010","Office Salaries",11800,.03),("5020","Maintenance Salaries",8900,.03),("5030","Resident Assistants",3200,.1),("5040","Taxes & Benefits",4700,.05)]),("5100","Utilities",[("5110","Electricity",9100,.2),("5120","Water & Sewer",6400,.1),("5130","Internet - Bulk",4995,.0),("5140","Trash",1375,.05)]),
 ("5200","Repairs & Turn",[("5210","Repairs & Maintenance",4800,.3),("5220","Turn Costs",3100,.9),("5230","Landscaping",1900,.2)]),("5300","Marketing & Admin",[("5310","Advertising",3300,.4),("5320","Resident Events",950,.6),("5330","Office & Software",2250,.15)]),("5400","Taxes & Insurance",[("5410","Real Estate Taxes",17250,0),("5420","Property Insurance",6120.5,0)])]:
    S.h(gn,code,ind=2);x=[L(c,l,bb,3,v) for c,l,bb,v in ls];g.append(S.t(gn,x,code,ind=2))
g.append(L("5500","Management Fees",5300,2,.04))
te=S.t("Expense",g,ind=1,key="total_operating_expenses")
no=S.t("Net Ordinary Income",[ti,(te,-1)],ind=0,key="noi")
S.h("Other Income and Expenses",ind=0);S.h("Other Expense",ind=1)
x=[L("8010","Interest Expense - Senior Loan",48612.2,2,.004),L("8020","Asset Management Fee",1850,2,0)]
oe=S.t("Other Expense",x,ind=1);no2=S.t("Net Other Income",[(oe,-1)],ind=0)
S.t("Net Income",[no,no2],ind=0,typ="TOTAL",key="net_income")
pi=[i for i,r in enumerate(S.rows) if r["accountCode"]=="5120" and r["rowType"]=="LINE"][0]
old=S.rows[pi]["values"][4];s=f"{old:.2f}";k=1;new=float(s[:k]+str((int(s[k])+4)%10)+s[k+1:]);S.rows[pi]["values"][4]=new
S.planted={"what":f"5120 Water & Sewer, May 2024 printed {new:.2f} instead of {old:.2f}","kind":"digit_changed"};print(S.planted)
for r in S.rows:
    if r["rowType"]=="SUBTOTAL" and not r["label"].startswith("Net"):r["label"]="Total "+r["label"]
w=Workbook();s=w.active;s.title="IncomeStatement"
for k,t in enumerate(["Tuckahoe Student Housing Fund II, LLC","Tuckahoe Student Housing Fund II, LLC : Campus Edge at Tuckahoe","Income Statement","From Jan 2024 to Dec 2024"],1):s.cell(k,1,t).font=Font(bold=True,size=11 if k!=3 else 14)
s.cell(5,1,"Options: Show Zeros");hf=PatternFill("solid",fgColor="D9D9D9")
s.cell(7,1,"Financial Row").font=Font(bold=True);s.cell(7,1).fill=hf
for j,m in enumerate(S.cols,2):
    for rr,t in ((7,m),(8,"Amount")):
        q=s.cell(rr,j,t);q.font=Font(bold=True);q.fill=hf;q.alignment=Alignment(horizontal="right")
s.cell(8,1).fill=hf;n=9
for r,m in zip(S.rows,S.m):
    co=r["accountCode"];lab=r["label"]
    if co and r["rowType"]=="SUBTOTAL":lab=f"Total - {co} - {lab[6:]}"
    elif r["rowType"]=="SUBTOTAL" and lab.startswith("Total "):lab="Total - "+lab[6:]
    elif co:lab=f"{co} - {lab}"
    q=s.cell(n,1,lab);q.alignment=Alignment(indent=m["ind"]);b=r["rowType"]!="LINE";q.font=Font(bold=b)
    for j,v in enumerate(r["values"] or [],2):
        q=s.cell(n,j,v);q.number_format='$#,##0.00;($#,##0.00)';q.font=Font(bold=b)
    n+=1
s.column_dimensions["A"].width=42
for j in range(2,15):s.column_dimensions[s.cell(1,j).column_letter].width=15
s.freeze_panes="B9";s.page_setup.orientation="landscape";s.page_setup.fitToWidth=1;s.page_setup.fitToHeight=0;from openpyxl.worksheet.properties import PageSetupProperties as PP;s.sheet_properties.pageSetUpPr=PP(fitToPage=True)
w.save(doc(N));save(N,[S],"STUDENT_HOUSING","OPERATING_STATEMENT_T12","NetSuite export, Financial Row / Amount, Total - code - name")
