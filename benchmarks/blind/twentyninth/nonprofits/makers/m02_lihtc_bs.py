"""Tax-credit partnership balance sheet, Voyager-Affordable-like workbook, two dates and the change (openpyxl)."""
from book import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
s = St("Balance Sheet","Cobbler's Landing Associates, LP",None,"2024-12-31",["Balance Current Period","Balance Prior Year End","Net Change"],sheet="Report1")
def L(code,label,a,b,lv): return s.line(label,[a,b,(a-b)],code,lv=lv)
s.head("ASSETS","1000-0000",lv=0)
s.head("CURRENT ASSETS","1100-0000",lv=1)
s.head("CASH","1110-0000",lv=2)
i=[L("1120-0000","Cash - Operating",118402.77,96114.08,3),L("1121-0000","Cash - Petty",300,300,3),L("1125-0000","Cash - Payroll Clearing",0,1482.15,3)]
t1=s.total("TOTAL CASH",i,"1119-9999",lv=2)
s.head("RECEIVABLES","1130-0000",lv=2)
i=[L("1130-1000","A/R - Tenants",14806.31,21977.4,3),L("1130-2000","A/R - Housing Assistance (HAP)",8266,4419,3),L("1131-0000","Allowance for Doubtful Accounts",-6950,-9300,3),L("1140-0000","A/R - Other",1212.5,0,3)]
t2=s.total("NET RECEIVABLES",i,"1149-9999",lv=2)
s.head("PREPAID EXPENSES","1200-0000",lv=2)
i=[L("1210-0000","Prepaid Property Insurance",41207.83,36610.42,3),L("1220-0000","Prepaid Other",3864,4118.66,3)]
t3=s.total("TOTAL PREPAIDS",i,"1299-9999",lv=2)
ca=s.total("TOTAL CURRENT ASSETS",[t1,t2,t3],"1199-9999",lv=1)
s.head("RESTRICTED DEPOSITS AND FUNDED RESERVES","1300-0000",lv=1)
i=[L("1310-0000","Tenant Security Deposits Held in Trust",52418.09,49930.55,2),L("1315-0000","Escrow - Real Estate Taxes",27114.6,25880.12,2),L("1316-0000","Escrow - Insurance",19006.38,16440.75,2),L("1320-0000","Replacement Reserve",284663.91,241087.36,2),L("1330-0000","Operating Deficit Reserve",196402.17,195218.44,2),L("1335-0000","Rent-Up / Lease-Up Reserve (released)",0,0,2),L("1340-0000","ACC / Section 8 Transition Reserve",88120.05,87604.9,2),L("1345-0000","Social Services Reserve",14277.4,19850.4,2)]
rr=s.total("TOTAL RESTRICTED DEPOSITS AND RESERVES",i,"1399-9999",lv=1)
s.head("RENTAL PROPERTY","1400-0000",lv=1)
i=[L("1410-0000","Land",1150000,1150000,2),L("1415-0000","Land Improvements",688214,688214,2),L("1420-0000","Buildings",13962480.44,13941265.44,2),L("1440-0000","Building Equipment - Portable",214880.12,198406.12,2),L("1450-0000","Furniture & Fixtures",96344,96344,2)]
g=s.total("TOTAL FIXED ASSETS AT COST",i,"1489-9999",lv=2)
ad=L("1495-0000","Accumulated Depreciation",-3874502.63,-3412208.39,2)
fa=s.total("NET RENTAL PROPERTY",[g,ad],"1499-9999",lv=1)
s.head("OTHER ASSETS","1500-0000",lv=1)
i=[L("1520-0000","Tax Credit Compliance Monitoring Fees",61800,61800,2),L("1521-0000","Accumulated Amortization - TC Fees",-34333.33,-30213.33,2),L("1530-0000","Due from Affiliate",0,12500,2)]
oa=s.total("TOTAL OTHER ASSETS",i,"1599-9999",lv=1)
ta=s.total("TOTAL ASSETS",[ca,rr,fa,oa],"1999-9999",kind="TOTAL",key="total_assets",lv=0)
s.head("LIABILITIES AND PARTNERS' CAPITAL","2000-0000",lv=0)
s.head("CURRENT LIABILITIES","2100-0000",lv=1)
i=[L("2110-0000","Accounts Payable - Trade",38817.46,52206.93,2),L("2113-0000","Accounts Payable - Retention",0,9184.5,2),L("2120-0000","Accrued Payroll & Taxes",9661.08,8840.27,2),L("2131-0000","Accrued Interest - First Mortgage",24118.75,24406.66,2),L("2150-0000","Accrued Property Taxes",26380,25104,2),L("2191-0000","Tenant Security Deposits Payable",51866,49377,2),L("2210-0000","Prepaid Rent",7914.22,6280.09,2)]
cl=s.total("TOTAL CURRENT LIABILITIES",i,"2199-9999",lv=1)
s.head("LONG TERM LIABILITIES","2300-0000",lv=1)
i=[L("2320-0000","Mortgage Payable - First (Tax-Exempt Bonds)",4962714.36,5046208.11,2),L("2322-0000","Mortgage Payable - State Housing Trust (soft)",1800000,1800000,2),L("2323-0000","Mortgage Payable - County HOME",750000,750000,2),L("2325-0000","Unamortized Debt Issuance Costs",-118940.27,-126870.27,2),L("2330-0000","Accrued Interest - Soft Debt",413250,344250,2)]
lt=s.total("TOTAL LONG TERM LIABILITIES",i,"2399-9999",lv=1)
s.head("DUE TO RELATED PARTIES","2400-0000",lv=1)
i=[L("2410-0000","Deferred Developer Fee Payable",612480,694110,2),L("2420-0000","Asset Management Fee Payable - Investor LP",15450,7725,2),L("2430-0000","Incentive Management Fee Payable",22104.9,0,2)]
rp=s.total("TOTAL DUE TO RELATED PARTIES",i,"2499-9999",lv=1)
tl=s.total("TOTAL LIABILITIES",[cl,lt,rp],"2999-9999",kind="TOTAL",key="total_liabilities",lv=0)
s.head("PARTNERS' CAPITAL","3000-0000",lv=1)
# investor capital balances
A,B=[s.rows[ta]["values"][k]-s.rows[tl]["values"][k] for k in (0,1)]
gp=(-211.4,-166.82); slp=(100,100); ni=(-445774.21,-421906.5)
sy=(-6500.0,-8250.0)
lp=[round(x-g-q-n-z,2) for x,g,q,n,z in zip((A,B),gp,slp,ni,sy)]
i=[L("3110-0000","Capital - General Partner (0.01%)",*gp,2),L("3120-0000","Capital - Special Limited Partner",*slp,2),L("3130-0000","Capital - Investor Limited Partner (99.99%)",*lp,2),L("3140-0000","Syndication Costs",*sy,2),L("3900-0000","Current Year Net Income (Loss)",*ni,2)]
eq=s.total("TOTAL PARTNERS' CAPITAL",i,"3999-9999",kind="TOTAL",key="total_equity",lv=1)
s.total("TOTAL LIABILITIES AND PARTNERS' CAPITAL",[tl,eq],"4999-9999",kind="TOTAL",lv=0)
wb=Workbook(); w=wb.active; w.title="Report1"
f=lambda b=False,sz=9: Font(name="Arial",size=sz,bold=b)
for k,t in enumerate(["Cobbler's Landing Associates, LP (cobland)","Balance Sheet (With Change in Period)","Period = Dec 2024","Book = Accrual ; Tree = lihtc_bs"]):
    w.cell(1+k,1,t).font=f(k<2,10 if k<2 else 9); w.merge_cells(start_row=1+k,start_column=1,end_row=1+k,end_column=5); w.cell(1+k,1).alignment=Alignment(horizontal="center")
thin=Side(style="thin"); dbl=Side(style="double")
hd=[("",""),("",""),("Balance","Current Period"),("Balance","Prior Year End"),("Net","Change")]
for c,(a,b) in enumerate(hd,1):
    for r_,t in ((5,a),(6,b)):
        x=w.cell(r_,c,t or None); x.font=f(True); x.alignment=Alignment(horizontal="right")
    w.cell(6,c).border=Border(bottom=thin)
r=7
for row in s.rows:
    lv=row["_x"]["lv"]; k=row["rowType"]; b=k!="LINE"
    if lv==0 and k=="HEADING" and r>8: r+=1
    w.cell(r,1,row["accountCode"]).font=f(b)
    w.cell(r,2,row["label"]).font=f(b); w.cell(r,2).alignment=Alignment(indent=lv*2)
    for c,v in enumerate(row["values"],3):
        if v is None: continue
        x=w.cell(r,c,v); x.font=f(b); x.number_format='#,##0.00;-#,##0.00'
        if k!="LINE" : x.border=Border(top=thin,bottom=dbl if k=="TOTAL" and lv==0 else None)
    r+=1
    if k in("SUBTOTAL","TOTAL") and lv<=1: r+=1
w.cell(r+1,1,"Tuesday, January 21, 2025  10:47 AM").font=f(sz=8)
for c,wd in zip("ABCDE",(12,58,18,18,16)): w.column_dimensions[c].width=wd
w.freeze_panes="C7"; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f"{ROOT}/documents/s29c_02.xlsx")
save("s29c_02.xlsx",s,"MULTIFAMILY","BALANCE_SHEET","Yardi Voyager Affordable accountant","account tree with code column, two dates and change, blank spacer rows",False)
for a in ("total_assets","total_liabilities","total_equity"): print(s.rows[s.key[a]]["values"])
print(lp)
