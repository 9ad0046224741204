# QuickBooks Desktop Excel export: labels by level in columns A-F, spacer columns, prior-year comparison balance sheet
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Border,Side,Alignment
N="Dutch Neck Industrial - BS PrevYr Comparison.xlsx"
S=St("Balance Sheet Prev Year Comparison (balance sheet)","Dutch Neck Industrial Park LLC",None,"2024-12-31",["Dec 31, 24","Dec 31, 23","$ Change"],sheet="Sheet1",dec=2)
S.title="Balance Sheet Prev Year Comparison"
L=lambda l,v,c,i:S.l(l,[float(x) for x in v],c,ind=i)
S.h("ASSETS",ind=0);S.h("Current Assets",ind=1);S.h("Checking/Savings",ind=2)
x=[L("Operating - First Harbor Bank",[84120.57,61893.04],"1010",3),L("Reserve Money Market",[152806.33,147215.9],"1020",3),L("Security Deposit Account",[48250,46750],"1030",3)]
a1=S.t("Total Checking/Savings",x,ind=2);S.h("Accounts Receivable",ind=2)
x=[L("Tenant Receivables",[19633.18,27410.66],"1200",3),L("CAM True-Up Receivable",[8914.25,0],"1210",3)]
a2=S.t("Total Accounts Receivable",x,ind=2);S.h("Other Current Assets",ind=2)
x=[L("Prepaid Insurance",[11268.75,10144.5],"1310",3),L("Lender Tax Escrow",[33105.4,31862.18],"1320",3)]
a3=S.t("Total Other Current Assets",x,ind=2);ca=S.t("Total Current Assets",[a1,a2,a3],ind=1);S.h("Fixed Assets",ind=1)
x=[L("Land",[1240000,1240000],"1510",2),L("Buildings 1-4",[6318442.09,6318442.09],"1520",2),L("Roof & Paving",[417900,268350],"1530",2),L("Accumulated Depreciation",[-1684207.5,-1513940.12],"1590",2)]
fa=S.t("Total Fixed Assets",x,ind=1);S.h("Other Assets",ind=1)
x=[L("Loan Costs",[96000,96000],"1810",2),L("Accum Amort - Loan Costs",[-43200,-33600],"1815",2),L("Leasing Commissions, Net",[88317.66,101450.32],"1820",2)]
oa=S.t("Total Other Assets",x,ind=1);ta=S.t("TOTAL ASSETS",[ca,fa,oa],ind=0,typ="TOTAL",key="total_assets")
S.h("LIABILITIES & EQUITY",ind=0);S.h("Liabilities",ind=1);S.h("Current Liabilities",ind=2)
x=[L("Accounts Payable",[22781.94,17305.6],"2000",3),L("Accrued Interest",[19874.12,20306.44],"2110",3),L("Prepaid Rents",[14650,9875],"2120",3),L("Tenant Deposits",[48250,46750],"2130",3)]
c1=S.t("Total Current Liabilities",x,ind=2);S.h("Long Term Liabilities",ind=2)
x=[L("Mortgage - Calder Life",[4516230.81,4629118.37],"2510",3),L("Member Loan - Roof",[75000,0],"2520",3)]
c2=S.t("Total Long Term Liabilities",x,ind=2);tl=S.t("Total Liabilities",[c1,c2],ind=1,key="total_liabilities");S.h("Equity",ind=1)
A=S.rows[ta]["values"];T=S.rows[tl]["values"];E=[round(A[k]-T[k],2) for k in (0,1)]
ni=[214306.21,198774.93];con=[2400000,2400000];dis=[-1150000,-930000]
x=[L("Member Contributions",con,"3010",2),L("Member Distributions",dis,"3020",2),L("Retained Earnings",[round(E[k]-ni[k]-con[k]-dis[k],2) for k in (0,1)],"3900",2),L("Net Income",ni,None,2)]
te=S.t("Total Equity",x,ind=1,key="total_equity");S.t("TOTAL LIABILITIES & EQUITY",[tl,te],ind=0,typ="TOTAL")
S.derive(lambda v,m:v+[round(v[0]-v[1],2)])
w=Workbook();s=w.active;s.title="Sheet1";B=Font(name="Arial",size=8,bold=True);P=Font(name="Arial",size=8);s.cell(1,1,"10:07 AM").font=B;s.cell(2,1,"02/11/25").font=B;s.cell(3,1,"Accrual Basis").font=B
s.cell(1,7,"Dutch Neck Industrial Park LLC").font=Font(name="Arial",size=12,bold=True);s.cell(2,7,"Balance Sheet Prev Year Comparison").font=Font(name="Arial",size=14,bold=True);s.cell(3,7,"As of December 31, 2024").font=Font(name="Arial",size=10,bold=True)
C=[7,9,11,13]
for c,t in zip(C,S.cols+["% Change"]):q=s.cell(5,c,t);q.font=B;q.alignment=Alignment(horizontal="center");q.border=Border(bottom=Side("medium"))
for n,(r,m) in enumerate(zip(S.rows,S.m),6):
    co=r["accountCode"];s.cell(n,1+m["ind"],(f"{co} · " if co else "")+r["label"]).font=B
    if r["values"]:
        v=r["values"];vs=v+[round(v[2]/abs(v[1]),4) if v[1] else 1.0]
        for c,z in zip(C,vs):
            q=s.cell(n,c,z);q.font=P;q.number_format="0.0%" if c==13 else "#,##0.00;-#,##0.00"
            if r["rowType"]!="LINE":q.border=Border(top=Side("thin"),bottom=Side("double") if r["rowType"]=="TOTAL" else Side())
for c in "ABCDE":s.column_dimensions[c].width=2.5
s.column_dimensions["F"].width=30
for c in "HJL":s.column_dimensions[c].width=1.5
for c in "GIKM":s.column_dimensions[c].width=14
from openpyxl.worksheet.properties import PageSetupProperties as PP
for z_ in w:z_.sheet_properties.pageSetUpPr=PP(fitToPage=True);z_.page_setup.fitToHeight=0
w.save(doc(N));save(N,[S],"INDUSTRIAL","BALANCE_SHEET","QuickBooks Desktop Excel export, labels by level in columns, spacer columns")
