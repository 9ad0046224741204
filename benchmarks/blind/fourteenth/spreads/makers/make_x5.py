# Small-business accounting package export: P&L and balance sheet, manufactured housing; indented label columns
from lib import *
from openpyxl import Workbook; from openpyxl.styles import *
def mk(title,cols,sheet,pf,pt): return S(title,"Whispering Cedars MHC, LLC",pf,pt,cols,sheet=sheet)
p=mk("Profit & Loss Prev Year Comparison",["Jan - Dec 24","Jan - Dec 23","$ Change"],"P&L","2024-01-01","2024-12-31")
def L(s,l,a,b,lv): return s.L(l,[a,b,r2((a or 0)-(b or 0))],lv=lv)
H=lambda s,l,lv: s.H(l,lv=lv)
H(p,"Ordinary Income/Expense",0); H(p,"Income",1)
H(p,"Site Rent",2); a=[L(p,"Lot Rent - Resident Owned",512846.5,478310,3),L(p,"Lot Rent - Park Owned",61200,66800,3),L(p,"RV Sites",38415.75,35120.25,3)]
A=p.T("Total Site Rent",a,"SUBTOTAL",lv=2)
h=L(p,"Home Rent (POH)",74410,81925,2)
H(p,"Utility Billbacks",2); u=[L(p,"Water & Sewer",66120.44,60877.9,3),L(p,"Trash",18720,18480,3)]; U=p.T("Total Utility Billbacks",u,"SUBTOTAL",lv=2)
o=[L(p,"Late & NSF Fees",6935,7310,2),L(p,"Application Fees",1050,875,2),L(p,"Vending",None,412.6,2)]
I=p.T("Total Income",[A,h,U]+o,key="total_income",lv=1)
H(p,"Expense",1)
e1=[L(p,"Advertising",1288,640.5,2),L(p,"Bank Service Charges",411.2,388.75,2)]
H(p,"Insurance",2); e2=[L(p,"General Liability",9877,8912,3),L(p,"Property",6420,5760.5,3)]; E2=p.T("Total Insurance",e2,"SUBTOTAL",lv=2)
e3=[L(p,"Licenses and Permits",1450,1450,2),L(p,"Management Fees",38970,36820,2),L(p,"Office Supplies",2316.48,1984.11,2)]
H(p,"Payroll Expenses",2); e4=[L(p,"On-site Manager",42500,40000,3),L(p,"Maintenance Wages",33918.6,31477.2,3),L(p,"Payroll Taxes",6112.35,5718.4,3)]; E4=p.T("Total Payroll Expenses",e4,"SUBTOTAL",lv=2)
e5=[L(p,"Professional Fees",7850,5425,2),L(p,"Property Taxes",41218.9,40130.46,2)]
H(p,"Repairs",2); e6=[L(p,"Park Owned Homes",18644.2,22310.75,3),L(p,"Roads & Grounds",14205,6118.3,3),L(p,"Tree Removal",5900,None,3),L(p,"Water Lines",7733.15,9042,3)]; E6=p.T("Total Repairs",e6,"SUBTOTAL",lv=2)
H(p,"Utilities",2); e7=[L(p,"Electric",8714.06,8390.77,3),L(p,"Trash Hauler",21660,20940,3),L(p,"Water & Sewer",79418.22,73655.08,3)]; E7=p.T("Total Utilities",e7,"SUBTOTAL",lv=2)
X=p.T("Total Expense",e1+[E2]+e3+[E4]+e5+[E6,E7],key="total_operating_expenses",lv=1)
N=p.T("Net Ordinary Income",[I,("-",X)],key="noi",lv=0)
H(p,"Other Income/Expense",0); H(p,"Other Income",1); oi=[L(p,"Interest Income",2212.38,644.1,2),L(p,"Gain on Sale of Homes",8400,-1250,2)]; OI=p.T("Total Other Income",oi,"SUBTOTAL",lv=1)
H(p,"Other Expense",1); oe=[L(p,"Depreciation Expense",96340,98215,2),L(p,"Mortgage Interest",138266.71,142018.4,2)]; OE=p.T("Total Other Expense",oe,"SUBTOTAL",lv=1)
NO=p.T("Net Other Income",[OI,("-",OE)],"SUBTOTAL",lv=0)
NI=p.T("Net Income",[N,NO],key="net_income",lv=-1)
ni=p.rows[NI]["v"]
b=mk("Balance Sheet",["Dec 31, 24","Dec 31, 23","$ Change"],"Bal Sheet",None,"2024-12-31")
H(b,"ASSETS",0);H(b,"Current Assets",1);H(b,"Checking/Savings",2)
c=[L(b,"Operating - Midland CU",84117.93,52260.18,3),L(b,"Deposits Escrow",26900,25350,3),L(b,"Reserve Savings",60212.38,38000,3)]; Cc=b.T("Total Checking/Savings",c,"SUBTOTAL",lv=2)
H(b,"Accounts Receivable",2); ar=[L(b,"Tenant Receivables",7418.5,9127.25,3)]; AR=b.T("Total Accounts Receivable",ar,"SUBTOTAL",lv=2)
H(b,"Other Current Assets",2); oc=[L(b,"Notes Rec - Home Sales",31250,22480,3),L(b,"Prepaid Insurance",4074,3668.1,3)]; OC=b.T("Total Other Current Assets",oc,"SUBTOTAL",lv=2)
CA=b.T("Total Current Assets",[Cc,AR,OC],"SUBTOTAL",lv=1)
H(b,"Fixed Assets",1); fa=[L(b,"Land",840000,840000,2),L(b,"Site Improvements",1912400,1897650,2),L(b,"Park Owned Homes",288600,318900,2),L(b,"Equipment",41875,41875,2),L(b,"Accumulated Depreciation",-803455,-722115,2)]; FA=b.T("Total Fixed Assets",fa,"SUBTOTAL",lv=1)
TA=b.T("TOTAL ASSETS",[CA,FA],key="total_assets",lv=0)
H(b,"LIABILITIES & EQUITY",0);H(b,"Liabilities",1);H(b,"Current Liabilities",2)
cl=[L(b,"Accounts Payable",11840.22,14306.9,3),L(b,"Security Deposits Held",26900,25350,3),L(b,"Prepaid Rent",5120,4412.5,3),L(b,"Payroll Liabilities",1644.08,1509.33,3)]; CL=b.T("Total Current Liabilities",cl,"SUBTOTAL",lv=2)
H(b,"Long Term Liabilities",2); ll=[L(b,"N/P - Midland CU",2204118.6,2263910.14,3),L(b,"N/P - Member",None,40000,3)]; LL=b.T("Total Long Term Liabilities",ll,"SUBTOTAL",lv=2)
TL=b.T("Total Liabilities",[CL,LL],key="total_liabilities",lv=1)
H(b,"Equity",1)
ta=b.rows[TA]["v"]; tl=b.rows[TL]["v"]; q24=ta[0]-tl[0]; q23=ta[1]-tl[1]
cap=850000; re24=-480000.0
d24=r2(q23+ni[0]-q24) # distributions in 2024
assert d24>0,d24
# opening retained earnings 2024 = prior equity - capital
q=[L(b,"Members' Capital",cap,cap,2),L(b,"Distributions",-d24,-95000,2),L(b,"Retained Earnings",r2(q23-cap),r2(q23-cap+95000-ni[1]),2),L(b,"Net Income",ni[0],ni[1],2)]
TE=b.T("Total Equity",q,key="total_equity",lv=1)
b.T("TOTAL LIABILITIES & EQUITY",[TL,TE],lv=0)
print("distr",d24,q24,q23)
wb=Workbook()
def put(ws,s,times,sub):
    n=s.title; ws["A1"]=times; ws["A2"]="01/29/25"; ws["A3"]="Accrual Basis"
    for q_ in ("A1","A2","A3"): ws[q_].font=Font(name="Arial",bold=True,size=8)
    for q_,t in enumerate(("Whispering Cedars MHC, LLC",n,sub)): x=ws.cell(1+q_,5,t); x.font=Font(name="Arial",bold=True,size=(12,14,10)[q_]); x.alignment=Alignment(horizontal="center")
    for k,t in enumerate(s.cols+["% Change"]): x=ws.cell(5,7+2*k,t); x.font=Font(name="Arial",bold=True,size=8); x.alignment=Alignment(horizontal="center"); x.border=Border(bottom=Side(style="thick"))
    y=6
    for r in s.rows:
        bold=r["t"]!="LINE" or True
        ws.cell(y,2+r["lv"],r["label"]).font=Font(name="Arial",bold=True,size=8)
        if r["t"]!="HEADING":
            for k,v in enumerate(r["v"]):
                if v is None: v=0   # the package prints 0.00
                x=ws.cell(y,7+2*k,v); x.number_format='#,##0.00;-#,##0.00'; x.font=Font(name="Arial",size=8,bold=r["lv"]<=0 and r["t"]=="TOTAL")
                if r["parts"]: x.border=Border(top=Side(style="thin"),bottom=Side(style="double") if r["label"] in("Net Income","TOTAL ASSETS","TOTAL LIABILITIES & EQUITY") else None)
            if r["v"][1]: x=ws.cell(y,13,round(r["v"][2]/abs(r["v"][1]),3)); x.number_format="0.0%"; x.font=Font(name="Arial",size=8)
        y+=1
    for k in "ABCDE": ws.column_dimensions[k].width=3
    ws.column_dimensions["E"].width=28; ws.column_dimensions["F"].width=2
    for k in "GIKM": ws.column_dimensions[k].width=13
    for k in "HJL": ws.column_dimensions[k].width=1.5
    ws.freeze_panes="G6"; ws.sheet_properties.pageSetUpPr=__import__("openpyxl").worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0; ws.sheet_view.showGridLines=False
for s in(p,b):
    for r in s.rows:
        if r["t"]!="HEADING": r["v"]=[0 if v is None else v for v in r["v"]]
ws=wb.active; ws.title="P&L"; put(ws,p,"3:41 PM","January through December 2024"); put(wb.create_sheet("Bal Sheet"),b,"3:43 PM","As of December 31, 2024")
wb.save(D+"/whispering_cedars_2024_books.xlsx")
save("whispering_cedars_2024_books.xlsx",[p,b],"MANUFACTURED_HOUSING","OPERATING_STATEMENT","small-business accounting export, labels indented over columns A-E, two sheets: P&L and balance sheet with change columns","two statements on two sheets, indent by column, spacer columns, same label twice (Water & Sewer), % column")
