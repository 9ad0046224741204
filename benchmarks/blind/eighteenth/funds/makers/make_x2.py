# Trial-balance-like balance sheet with period change (office)
from common import *
from openpyxl import Workbook
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
s=St("Balance Sheet (With Period Change)","Stonebridge Court Office Center (sbc100)",None,"2025-03-31",["Balance Current Period","Beginning Balance","Net Change"],sheet="Report1")
s.frm=None
def v(beg,chg): return [round(beg+chg,2),beg,chg]
L=lambda c,n,b,ch: s.l(n,v(b,ch),c,ind=2)
s.h("ASSETS",code="100000"); s.h("CASH",code="101000")
x=[L("101100","Cash - Operating",214418.93,-38120.77),L("101200","Cash - Depository",18802.15,6411.40),L("101300","Cash - Security Deposit",88140.00,0.),L("101900","Petty Cash",350.,0.)]; a1=s.t("TOTAL CASH",x,code="101999")
s.h("RECEIVABLES",code="110000"); x=[L("110100","Tenant Accounts Receivable",61285.40,14977.36),L("110150","Allowance for Doubtful Accounts",-12500.,-2500.),L("110300","Unbilled Escalations",22618.00,5654.50),L("110500","Straight Line Rent Receivable",307144.25,-4218.91)]; a2=s.t("TOTAL RECEIVABLES",x,code="110999")
s.h("ESCROWS & PREPAIDS",code="120000"); x=[L("120100","Real Estate Tax Escrow",96412.00,32137.33),L("120200","Insurance Escrow",14220.84,-4740.28),L("120300","TI/LC Reserve",285000.,9500.),L("120500","Prepaid Insurance",28416.67,-4059.52)]; a3=s.t("TOTAL ESCROWS & PREPAIDS",x,code="120999")
s.h("FIXED ASSETS",code="140000"); x=[L("140100","Land",2150000.,0.),L("140200","Building",11842600.,0.),L("140300","Building Improvements",936418.50,18275.),L("140400","Tenant Improvements",1604772.18,46310.),L("149000","Accumulated Depreciation",-4118306.44,-36911.02)]; a4=s.t("TOTAL FIXED ASSETS",x,code="149999")
s.h("INTANGIBLES",code="150000"); x=[L("150100","Lease Commissions",488215.76,12640.),L("150150","Accum Amort - Commissions",-217300.15,-5118.40),L("150200","Loan Costs",164000.,0.),L("150250","Accum Amort - Loan Costs",-71066.56,-1366.67)]; a5=s.t("TOTAL INTANGIBLES",x,code="159999")
ta=s.t("TOTAL ASSETS",[a1,a2,a3,a4,a5],"TOTAL",code="199999",key="total_assets")
s.h("LIABILITIES & CAPITAL",code="200000"); s.h("LIABILITIES",code="201000")
x=[L("201100","Accounts Payable",71408.22,-18814.09),L("201200","Accrued Expenses",24310.,3150.),L("201300","Accrued Real Estate Taxes",84114.,28038.),L("201400","Accrued Interest",31775.41,-1104.62),L("202100","Prepaid Rents",46218.77,9180.25),L("202200","Security Deposits",88140.,0.),L("202500","Due To/From Sponsor",0.,15000.),L("210100","Mortgage Payable",8846512.07,-16420.88)]
tl=s.t("TOTAL LIABILITIES",x,code="219999",key="total_liabilities")
s.h("CAPITAL",code="300000"); A,B=s.rows[ta]["values"],s.rows[tl]["values"]
e=[round(A[1]-B[1],2),round(A[2]-B[2],2)]
fx=[("300100","GP Contributions",50000.,0.),("300200","LP Contributions",4950000.,25000.),("300300","GP Distributions",-18750.,0.),("300400","LP Distributions",-1856250.,0.)]
cy=(48277.16,round(e[1]-25000.,2)); x=[L(*z) for z in fx]; x.append(L("390000","Retained Earnings",round(e[0]-sum(z[2] for z in fx)-cy[0],2),0.)); x.append(L("390100","Current Year Earnings",*cy))
tc=s.t("TOTAL CAPITAL",x,code="399999",key="total_equity"); s.t("TOTAL LIABILITIES & CAPITAL",[tl,tc],"TOTAL",code="499999")
print("CYE",cy)
wb=Workbook(); w=wb.active; w.title="Report1"; F="Tahoma"
for k,t in enumerate([s.prop,None,s.title,"Period = Mar 2025","Book = Accrual,GAAP ; Tree = ysi_bs"],1):
    if t: w.cell(k,1,t).font=Font(name=F,size=10 if k!=3 else 12,bold=k==3)
w.cell(1,9,"Page 1").font=Font(name=F,size=8)
# header in two lines; spacer columns C,E,G
for col,(t1,t2) in {4:("Balance","Current Period"),6:("Beginning","Balance"),8:("Net","Change")}.items():
    for rr,t in ((7,t1),(8,t2)):
        c=w.cell(rr,col,t); c.font=Font(name=F,size=9,bold=True); c.alignment=Alignment(horizontal="right")
    w.cell(8,col).border=Border(bottom=Side(style="medium"))
y=10
for r in s.rows:
    b=r["rowType"]!="LINE"
    c=w.cell(y,1,r["accountCode"]); c.font=Font(name=F,size=9,bold=b)
    c=w.cell(y,2,("    " if not b else "")+r["label"]); c.font=Font(name=F,size=9,bold=b)
    for col,x in zip((4,6,8),r["values"]):
        if x is not None:
            d=w.cell(y,col,x); d.number_format="#,##0.00"; d.font=Font(name=F,size=9,bold=b)
            if "footsFrom" in r: d.border=Border(top=Side(style="thin"),bottom=Side(style="double") if r["rowType"]=="TOTAL" else None)
    y+=2 if "footsFrom" in r else 1
for k,x in dict(A=9,B=38,C=2,D=17,E=2,F=17,G=2,H=17).items(): w.column_dimensions[k].width=x
w.page_setup.fitToHeight=0; w.page_setup.fitToWidth=1
from openpyxl.worksheet.properties import PageSetupProperties
w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
wb.save(doc("sbc100_balance_sheet_period_change.xlsx"))
save("sbc100_balance_sheet_period_change.xlsx",[s],"OFFICE","BALANCE_SHEET","Yardi trial-balance-like, current before beginning, spacer columns")
