# Parking garage, direct cash flow, roman numerals and letters in own columns
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Border,Side,Alignment
N="CedarStGarage_SCF_Direct_FY2025.xlsx"
S=St("STATEMENT OF CASH FLOWS - DIRECT METHOD","Cedar Street Garage","2024-07-01","2025-06-30",["FY 2025","FY 2024"],sheet="SCF")
L=lambda l,a,b,n:S.l(l,[a,b],n=n)
S.h("Operating activities",n="I.");S.h("Cash received from",n="A.")
a=[L("Transient parkers",684210,651875,"1"),L("Monthly permit holders",512460,498120,"2"),L("Validation accounts",88340,92715,"3"),L("Event and valet",61750,44980,"4"),L("EV charging",12915,6430,"5"),L("Retail kiosk rent",18000,18000,"6")]
t1=S.t("Total cash received",a,n="",key=None);S.h("Cash paid for",n="B.")
b=[L("Attendants and management contract",-318600,-309450,"1"),L("City parking tax remitted",-142880,-137915,"2"),L("Utilities and lighting",-41265,-43390,"3"),L("Repairs, sweeping and striping",-37940,-52610,"4"),L("Insurance",-29750,-26840,"5"),L("Property taxes",-118200,-115430,"6"),L("Card processing and software",-33415,-30920,"7"),L("Interest on bonds",-196500,-204250,"8")]
t2=S.t("Total cash paid",b,n="");op=S.t("Net cash from operating activities",[t1,t2],n="")
S.h("Investing activities",n="II.");x=[L("Deck waterproofing, level 3",-148700,None,"1"),L("Gate and pay station equipment",-26350,-71840,"2"),L("Transfer from (to) capital reserve",75000,-40000,"3")];iv=S.t("Net cash used in investing activities",x,n="")
S.h("Financing activities",n="III.");x=[L("Bond principal paid",-155000,-145000,"1"),L("Distributions to investors",-120000,-140000,"2")];fi=S.t("Net cash used in financing activities",x,n="")
nc=S.t("Net increase (decrease) in cash",[op,iv,fi],n="IV.",key="net_cash_flow")
e24=231764;b25=e24;v=S.rows[nc]["values"];bc=S.l("Cash, July 1",[b25,e24-v[1]],n="V.");S.t("Cash, June 30",[nc,bc],typ="TOTAL",n="VI.");print(v,S.rows[-1]["values"])
w=Workbook();s=w.active;s.title="SCF";F=lambda b=False,i=False:Font(name="Garamond",size=11,bold=b,italic=i)
for k,t in enumerate(["CEDAR STREET GARAGE","Cedar Street Parking Associates, LLC","STATEMENT OF CASH FLOWS - DIRECT METHOD","Fiscal years ended June 30, 2025 and 2024 (cash in whole dollars)"],1):
    s.merge_cells(start_row=k,end_row=k,start_column=1,end_column=8);s.cell(k,1,t).font=F(k in(1,3),k==4);s.cell(k,1).alignment=Alignment(horizontal="center")
s.cell(6,6,"FY 2025").font=F(True);s.cell(6,8,"FY 2024").font=F(True)
for c in(6,8):s.cell(6,c).alignment=Alignment(horizontal="center");s.cell(6,c).border=Border(bottom=Side("thin"))
n=7
for i,(r,m) in enumerate(zip(S.rows,S.m)):
    no=m["n"]
    if no and no[0] in "IV":n+=1
    col=1 if no and no[0] in "IV" else 2 if no and no[0] in "AB" else 3
    if no:s.cell(n,col,no if not no.isdigit() else int(no)).font=F(col==1);s.cell(n,col).alignment=Alignment(horizontal="center")
    b=r["rowType"]!="LINE";lc=2 if col==1 else 3 if col==2 else 4
    s.cell(n,lc,r["label"]).font=F(b and col<3 or r["label"].startswith("Net"))
    if r["values"]:
        for c,z in zip((6,8),r["values"]):
            q=s.cell(n,c,z if z is not None else "-");q.font=F(b);q.alignment=Alignment(horizontal="right")
            d=(i in(a[0],b and -1,len(S.rows)-1)) if not isinstance(b,list) else False
            q.number_format='_($* #,##0_);_($* (#,##0)' if i in(a[0],len(S.rows)-1) else '#,##0_);(#,##0)'
            if b:q.border=Border(top=Side("thin"),bottom=Side("double") if r["rowType"]=="TOTAL" else None)
    n+=1
s.cell(n+1,1,"Reconciliation of net income to operating cash is furnished to partners on request. Numbers in parentheses are payments.").font=F(i=True)
for c,wd in zip("ABCDEFGH",(5,4,4,38,2,15,2,15)):s.column_dimensions[c].width=wd
s.sheet_view.showGridLines=False
from openpyxl.worksheet.properties import PageSetupProperties as PP
for z_ in w:z_.sheet_properties.pageSetUpPr=PP(fitToPage=True);z_.page_setup.fitToHeight=0
w.save(doc(N));save(N,[S],"PARKING","CASH_FLOW_STATEMENT","direct cash flow, roman/letter/number enumerators in own columns, spacer columns",True)
