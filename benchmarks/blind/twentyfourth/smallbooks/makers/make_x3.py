# QuickBooks Desktop export, labels spread over indent columns, spacer columns; two sheets; Canadian motel
from common import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as G
N="timberline_motel_qb_export.xlsx";co="Timberline Motel (C. Vandersloot, proprietor)"
P=St("Profit & Loss",co,"2024-01-01","2024-12-31",["Jan - Dec 24","Jan - Dec 23","$ Change"],sheet="P&L")
def L(l,a,b,lv=4):return P.line(l,[a,b,round(a-b,2)],lv)
P.head("Ordinary Income/Expense",1);P.head("Income",2);P.head("Room Sales",3)
q=[L("Nightly",162418.5,151906.25),L("Crew / Weekly Rate",48730,61215),L("Kitchenette Units",36245.8,33790.4)];a=[P.tot("Total Room Sales",q,lv=3)]
a+=[L("Coin Laundry",3184.25,2966.5,3),L("Ice & Vending",1410.6,1522.35,3),L("Manager's Suite Rent",9600,9000,3)]
ti=P.tot("Total Income",a,lv=2,key="total_income");P.head("Expense",2)
e=[L(*x,3) for x in [("Advertising & Booking Commissions",15806.44,14277.91),("Bank & Moneris Charges",6093.18,5710.62),("Insurance",11244,10380),("Laundry & Linen",7361.09,6944.5),("Licences & Dues",1185,1185),("Property Taxes",14906.73,14330.12),("Repairs & Maintenance",13277.4,18965.83),("Supplies",8120.55,7788.16)]]
P.head("Utilities",3);u=[L("Hydro",16118.92,15430.07),L("Natural Gas",7240.36,8015.44),L("Water & Garbage",5187.2,4960),L("Satellite TV & Internet",3946.8,3768)];e.append(P.tot("Total Utilities",u,lv=3))
P.head("Wages",3);u=[L("Housekeeping",38214.6,36780.25),L("Relief Desk Clerk",15320,13985.5),L("CPP & EI Employer",3908.27,3641.9)];e.append(P.tot("Total Wages",u,lv=3))
te=P.tot("Total Expense",e,lv=2,key="total_operating_expenses");no=P.tot("Net Ordinary Income",[ti],[te],lv=1,key="noi")
P.head("Other Income/Expense",1);P.head("Other Income",2);oi=[L("Interest Earned",412.07,188.3,3)];toi=P.tot("Total Other Income",oi,lv=2)
P.head("Other Expense",2);oe=[L("Mortgage Interest",21864.19,23040.72,3),L("CCA / Amortization",17420,18210,3)];toe=P.tot("Total Other Expense",oe,lv=2)
nn=P.tot("Net Other Income",[toi],[toe],lv=1);ni=P.tot("Net Income",[no,nn],lv=0,t="TOTAL",key="net_income")
S=St("Balance Sheet",co,None,"2024-12-31",["Dec 31, 24"],sheet="BS")
A=lambda l,v,lv=4:S.line(l,[v],lv)
S.head("ASSETS",0);S.head("Current Assets",1);S.head("Chequing/Savings",2)
c=[A("1000 ATB Chequing",22817.46,3),A("1010 GST Trust Savings",5210.9,3),A("1020 Cash Float",400,3)]
for i,k in zip(c,("1000","1010","1020")):S.rows[i]["accountCode"]=k;S.rows[i]["label"]=S.rows[i]["label"][5:]
t1=S.tot("Total Chequing/Savings",c,lv=2);S.head("Accounts Receivable",2);c=[A("Crew Accounts",7935.25,3)];S.rows[c[0]]["accountCode"]="1200";t2=S.tot("Total Accounts Receivable",c,lv=2);tc=S.tot("Total Current Assets",[t1,t2],lv=1)
S.head("Fixed Assets",1);c=[A("Land",145000,2),A("Motel Building",612300,2),A("Furniture & Equipment",88415.7,2),A("Accumulated Amortization",-241880,2)]
for i,k in zip(c,("1500","1510","1520","1590")):S.rows[i]["accountCode"]=k
tf=S.tot("Total Fixed Assets",c,lv=1);ta=S.tot("TOTAL ASSETS",[tc,tf],t="TOTAL",key="total_assets")
S.head("LIABILITIES & EQUITY",0);S.head("Liabilities",1);S.head("Current Liabilities",2)
c=[A("Accounts Payable",6318.04,3),A("Visa - ATB",1904.66,3),A("GST/Tourism Levy Payable",4877.13,3),A("Receiver General - Source Deductions",1846.5,3)]
for i,k in zip(c,("2000","2050","2100","2150")):S.rows[i]["accountCode"]=k
t3=S.tot("Total Current Liabilities",c,lv=2);S.head("Long Term Liabilities",2);c=[A("Mortgage - BDC",331207.88,3)];S.rows[c[0]]["accountCode"]="2500";t4=S.tot("Total Long Term Liabilities",c,lv=2)
tl=S.tot("Total Liabilities",[t3,t4],lv=1,key="total_liabilities");S.head("Equity",1)
nv=P.rows[ni]["values"][0];dr=-41250.0;E=S.rows[ta]["values"][0]-S.rows[tl]["values"][0]
op=round(E-nv-dr,2);print("opening",op)
c=[A("Owner's Capital, Opening",op,2),A("Owner's Draws",dr,2),A("Net Income",nv,2)]
for i,k in zip(c,("3000","3100",None)):S.rows[i]["accountCode"]=k
te2=S.tot("Total Equity",c,lv=1,key="total_equity");S.tot("TOTAL LIABILITIES & EQUITY",[tl,te2],t="TOTAL")
w=Workbook();tip=w.active;tip.title="Export Tips";tip["B2"]="QuickBooks Desktop Export Tips";tip["B2"].font=Font(size=14,bold=True);tip["B4"]="How do I refresh this report with current data?";tip["B5"]="Use the Update Worksheet button on the toolbar in the original report window.";tip.column_dimensions["B"].width=80
f=Font(name="Arial",size=8);fb=Font(name="Arial",size=8,bold=True)
def put(s,nl,sub):
    x=w.create_sheet(s.sheet);x.sheet_view.showGridLines=False
    c0=nl+1;last=c0+2*(len(s.cols)-1)
    for i,(t,z) in enumerate([(co,12),(s.title,14),(sub,10)],1):
        x.merge_cells(start_row=i,start_column=1,end_row=i,end_column=last);x.cell(i,1,t).font=Font(name="Arial",bold=True,size=z);x.cell(i,1).alignment=Alignment(horizontal="center")
    for i,h in enumerate(s.cols):
        c=x.cell(5,c0+2*i,h);c.font=fb;c.alignment=Alignment(horizontal="center");c.border=Border(bottom=Side(style="thick"));x.column_dimensions[G(c0+2*i)].width=13;x.column_dimensions[G(c0+2*i-1)].width=2.3 if i else 3
    for i in range(1,nl):x.column_dimensions[G(i)].width=2.6
    x.column_dimensions[G(nl)].width=30
    for r,(row,m) in enumerate(zip(s.rows,s.m),6):
        lab=row["label"];
        if row["accountCode"]:lab=row["accountCode"]+" · "+lab
        x.cell(r,1+m["lv"],lab).font=fb
        for i,v in enumerate(row["values"]):
            if v is None:continue
            c=x.cell(r,c0+2*i,v);c.number_format="#,##0.00;-#,##0.00";t=row["rowType"];c.font=fb if t=="TOTAL" else f
            if t=="SUBTOTAL":c.border=Border(top=Side(style="thin"))
            if t=="TOTAL":c.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
put(P,5,"January through December 2024");put(S,5,"As of December 31, 2024")
for _s in w.worksheets: _s.sheet_properties.pageSetUpPr.fitToPage=True;_s.page_setup.fitToHeight=0
w.save(doc(N));save(N,[P,S],"HOSPITALITY","OPERATING_STATEMENT","QuickBooks Desktop Excel export, stair-step labels, tips sheet, P&L and balance sheet",True)
