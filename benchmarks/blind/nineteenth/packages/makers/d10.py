# Sage-like office: balance sheet and indirect cash flow on two sheets, amounts as text
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment
P="Two Meridian Plaza LP"
b=St("Balance Sheet",P,None,"2024-12-31",["This Year","Last Year","Change"],sheet="BAL")
V={}
def L(c,l,a,p): V[c]=(a,p); return b.L(l,[a,p,round(a-p,2)],code=c)
b.H("Assets");b.H("Current Assets",ind=1)
k=[L("1000-000","Cash - Checking",0,218304.77),L("1010-000","Cash - Money Market",350000,275000),L("1100-000","Accounts Receivable - Tenants",48811.09,63127.4),L("1150-000","Unbilled Straight Line Rent",207344.16,181920.52),L("1200-000","Prepaid Expenses",31790.22,28466.05),L("1250-000","Lender Held Escrows",144602.83,121388.6)]
c1=b.S("Total Current Assets",k,ind=1);b.H("Property",ind=1)
k=[L("1500-000","Land",1640000,1640000),L("1510-000","Building & Improvements",9418220,9418220),L("1520-000","Tenant Improvements",1127604.5,964218),L("1590-000","Less Accum. Depreciation",-2766410.38,-2412807.14)]
c2=b.S("Net Property",k,ind=1);b.H("Other Assets",ind=1)
k=[L("1700-000","Leasing Costs, Net",268411.75,241960.3),L("1710-000","Loan Costs, Net",57200,68640)]
c3=b.S("Total Other Assets",k,ind=1)
AS=[V[x] for x in V]
# liabilities
Lb=[("2000-000","Accounts Payable",71288.4,54610.93),("2050-000","Accrued Liabilities",39415.77,42208.11),("2080-000","Accrued Property Taxes",96450,91875),("2100-000","Prepaid Rent",22618.9,35140.26),("2150-000","Tenant Deposits",88240,84740)]
mort=(6318904.12,6497215.5);cap=(3000000,3000000);dist=(-260000,-225000)
re0=None
tot=lambda j:sum(x[j] for x in AS)
le=lambda j:sum(x[2+j] for x in Lb)+mort[j]
ni=(331204.66,287650.19)
ret1=round(tot(1)-le(1)-cap[1]-dist[1]-ni[1],2);ret0=round(ret1+ni[1]+dist[1],2)
cash=round(le(0)+cap[0]+ret0+dist[0]+ni[0]-tot(0),2);b.rows[2]['v']=[cash,218304.77,R(cash-218304.77)];V["1000-000"]=(cash,218304.77)
for i in (c1,):
    it=b.rows[i]['items'];b.rows[i]['v']=[R(sum(b.rows[q]['v'][j] for q in it)) for j in range(3)]
ta=b.S("Total Assets",[c1,c2,c3],t='TOTAL',key='total_assets')
b.H("Liabilities & Partners' Capital");b.H("Liabilities",ind=1)
k=[L(*x) for x in Lb]+[L("2500-000","Mortgage Payable",*mort)]
tl=b.S("Total Liabilities",k,ind=1,t='TOTAL',key='total_liabilities');b.H("Partners' Capital",ind=1)
k=[L("3000-000","Partners' Contributions",*cap),L("3100-000","Partners' Distributions",*dist),L("3900-000","Retained Earnings",ret0,ret1),L("3950-000","Net Income (Loss)",*ni)]
te=b.S("Total Partners' Capital",k,ind=1,t='TOTAL',key='total_equity');b.S("Total Liabilities & Partners' Capital",[tl,te],t='TOTAL')
assert b.rows[-1]['v'][:2]==b.rows[ta]['v'][:2],(b.rows[-1],b.rows[ta]);print('cash',cash)
f=St("Statement of Cash Flows",P,"2024-01-01","2024-12-31",["Year Ended 12/31/2024"],sheet="SCF")
g=lambda *cs:round(sum(V[c][0]-V[c][1] for c in cs),2)
f.H("Operating Activities");N=f.L("Net Income",[ni[0]]);dep=-g("1590-000");aml=46310.2;amf=11440.0
f.H("Adjustments",ind=1)
k=[N,f.L("Depreciation",[dep],ind=2),f.L("Amortization of leasing costs",[aml],ind=2),f.L("Amortization of loan costs",[amf],ind=2)]
f.H("Changes in assets and liabilities",ind=1)
for l,x in [("Tenant receivables",-g("1100-000")),("Straight line rent",-g("1150-000")),("Prepaid expenses",-g("1200-000")),("Escrows",-g("1250-000")),("Accounts payable",g("2000-000")),("Accrued liabilities and property taxes",g("2050-000","2080-000")),("Prepaid rent",g("2100-000")),("Tenant deposits",g("2150-000"))]: k.append(f.L(l,[x],ind=2))
o=f.S("Cash Provided by Operations",k);f.H("Investing Activities")
k=[f.L("Tenant improvements",[-g("1520-000")]),f.L("Leasing commissions paid",[-round(g("1700-000")+aml,2)])]
iv=f.S("Cash Used by Investing",k);f.H("Financing Activities")
k=[f.L("Mortgage principal",[g("2500-000")]),f.L("Distributions",[dist[0]])]
fi=f.S("Cash Used by Financing",k);n=f.S("Net Change in Cash",[o,iv,fi],t='TOTAL',key='net_cash_flow')
bg=f.L("Cash, January 1 (checking and money market)",[493304.77],ind=0);e=f.S("Cash, December 31 (checking and money market)",[n,bg],t='TOTAL')
assert abs(f.rows[e]['v'][0]-cash-350000)<.01,(f.rows[e]['v'],cash)
F="two_meridian_sage_yearend.xlsx";wb=Workbook();w=wb.active;w.title="BAL"
tx=lambda v,d:(("$ " if d else "")+(f"({-v:,.2f})" if v<0 else f"{v:,.2f}"))
w["A1"]="12/31/2024";w["D1"]="Two Meridian Plaza LP";w["H1"]="Page 1";w["D2"]="Balance Sheet";w["D3"]="As of December 31, 2024";w["A2"]="GL-104"
w["F5"]="This Year";w["G5"]="Last Year";w["H5"]="Change"
for q in "FGH": w[q+"5"].alignment=Alignment(horizontal="right");w[q+"5"].font=Font(name="Courier New",size=9)
n=7;first=1
for x in b.rows:
    col=2+x['ind'] if x['t']!='LINE' else 4
    if x['code']: w.cell(n,1,x['code'])
    w.cell(n,min(col,4),x['label']).font=Font(name="Courier New",size=9,bold=x['t']!='LINE')
    if x['t']!='HEADING':
        for j,v in enumerate(x['v']):
            c=w.cell(n,6+j,tx(v,first or x['t']=='TOTAL'));c.alignment=Alignment(horizontal="right");c.font=Font(name="Courier New",size=9,bold=x['t']!='LINE')
        first=0
    n+=1
    if x['items']:
        for j in range(3): c=w.cell(n,6+j,"="*15 if x['t']=='TOTAL' else "-"*15);c.data_type='s';c.alignment=Alignment(horizontal="right");c.font=Font(name="Courier New",size=9)
        n+=1
for q,d in zip("ABCDEFGH",(11,2,2,38,2,20,20,18)): w.column_dimensions[q].width=d
w=wb.create_sheet("SCF");w["B1"]="Two Meridian Plaza LP";w["B2"]="Statement of Cash Flows";w["B3"]="Indirect method";w["D5"]="Year Ended";w["D6"]="12/31/2024";n=8
for x in f.rows:
    if x['t']=='HEADING' and x['ind']==0: n+=1
    w.cell(n,2,x['label']).alignment=Alignment(indent=x['ind']);w.cell(n,2).font=Font(name="Courier New",size=9,bold=x['t']!='LINE')
    if x['t']!='HEADING':c=w.cell(n,4,tx(x['v'][0],x['t']=='TOTAL'));c.alignment=Alignment(horizontal="right");c.font=Font(name="Courier New",size=9,bold=x['t']!='LINE')
    n+=1
w.cell(n+1,2,"Interest paid in 2024: 341,877.20. No non-cash investing or financing activity.").font=Font(italic=True,size=8)
w.column_dimensions['B'].width=52;w.column_dimensions['D'].width=20
wb["BAL"].page_setup.scale=60
wb.save(doc(F));save(F,[b,f],"OFFICE","BALANCE_SHEET","Sage-like export, amounts as text with $ and parentheses, typed rule rows, labels in three indent columns; cash flow on second sheet",True)
