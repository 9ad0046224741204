# Oracle (Smart View-like) hotel: stacked dimension header; P&L and balance sheet on two sheets, cover
from lib import *; import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
r=random.Random(1908)
P="Copper Basin Resort & Spa"
C=["Mar-25 Actual","Mar-25 Budget","Mar-25 Var","Mar-24 Actual","YTD Mar-25 Actual","YTD Mar-25 Budget","YTD Mar-25 Var","YTD Mar-24 Actual"]
s=St("Profit and Loss Statement",P,"2025-01-01","2025-03-31",C,sheet="P&L",varcols=(2,6))
def L(l,m,e=0,vol=.08,c=None):
    a,b,p=round(m*(1+r.uniform(-vol,vol))),m,round(m*.95*(1+r.uniform(-vol,vol)));A=a+round(1.8*m*(1+r.uniform(-vol,vol)));B=round(2.75*m);Q=p+round(1.75*m*.95*(1+r.uniform(-vol,vol)));f=-1 if e else 1
    return s.L(l,[a,b,f*(a-b),p,A,B,f*(A-B),Q],code=c)
tx=[]
d=[L("Rooms Revenue",1486000,c="A41000"),L("Food Revenue",512000,c="A42100"),L("Beverage Revenue",188000,c="A42200"),L("Spa Revenue",241000,c="A43100"),L("Golf Revenue",163000,c="A43200"),L("Resort Fees",118500,c="A44100"),L("Rentals and Other Income",27400,c="A44900")]
tr=s.S("Total Revenue",d,t='TOTAL',key='total_income',code="A40000")
dd=[]
for h,c,ls in [("Rooms","51",[("Payroll",262000),("Other Expenses",121000)]),("Food & Beverage","52",[("Cost of Sales",196000),("Payroll",241000),("Other Expenses",51200)]),("Spa & Golf","53",[("Cost of Sales",31000),("Payroll",148500),("Other Expenses",46700)])]:
    a=[L(f"{h} - {l}",m,1,c=f"A{c}{i}00") for i,(l,m) in enumerate(ls,1)];dd.append(s.S(f"{h} Department Expense",a,code=f"A{c}000"))
de=s.S("Total Departmental Expenses",dd,code="A50000")
dp=s.S("Departmental Profit",[tr,de],neg=[de],t='TOTAL',code="PROFIT1")
a=[L(l,m,1,c=f"A6{i}000") for i,(l,m) in enumerate([("Administrative and General",171000),("Information Systems",38600),("Sales and Marketing",158000),("Property Operation",109400),("Utilities",88700)],1)]
u=s.S("Undistributed Expenses",a,code="A60000")
g=s.S("Gross Operating Profit",[dp,u],neg=[u],t='TOTAL',code="PROFIT2")
a=[L("Base Management Fee",82000,1,.05,"A71000"),L("Property Taxes",64300,1,0,"A72000"),L("Insurance",47100,1,.01,"A73000"),L("Ground Rent",25000,1,0,"A74000")]
fx=s.S("Fees and Fixed Charges",a,code="A70000")
n=s.S("Net Operating Income",[g,fx],neg=[fx],t='TOTAL',key='noi',code="PROFIT3")
a=[L("Interest Expense",211000,1,.02,"A81000"),L("Depreciation and Amortization",186000,1,.01,"A82000")]
s.S("Net Income",[n]+a,neg=a,t='TOTAL',key='net_income',code="PROFIT4")
ytd=s.rows[-1]['v'][4]
b=St("Balance Sheet",P,None,"2025-03-31",["Mar-25","Feb-25","Dec-24","Mar-24"],sheet="BS")
def G(l,*v,c=None): return b.L(l,v,code=c)
k=[G("House Banks",32000,32000,32000,30000,c="B10100"),G("Operating Cash",1284611,1102377,846204,998312,c="B10200"),G("FF&E Reserve Escrow",918240,809130,641555,577410,c="B10300"),G("Guest Ledger",211468,187302,94418,203377,c="B11100"),G("City Ledger",346190,298514,255203,310446,c="B11200"),G("Allowance for Doubtful Accounts",-18500,-18500,-15000,-16200,c="B11900"),G("Inventories",141826,138004,144950,133781,c="B12000"),G("Prepaid Expenses",203315,229870,118406,188940,c="B13000")]
c1=b.S("Total Current Assets",k,code="B10000")
k=[G("Building and Improvements",31450000,31450000,31380000,31015000,c="B15100"),G("Furniture and Equipment",5218330,5190475,5104200,4718660,c="B15200"),G("Accumulated Depreciation",-9874210,-9688210,-9316210,-7098000,c="B15900")]
c2=b.S("Fixed Assets, Net",k,code="B15000");ta=b.S("Total Assets",[c1,c2],t='TOTAL',key='total_assets',code="B1")
k=[G("Accounts Payable",388212,341960,402551,356004,c="B20100"),G("Accrued Payroll",264880,231017,198334,249716,c="B20200"),G("Advance Deposits",512740,604215,338902,486300,c="B20300"),G("Occupancy Taxes Payable",178405,151288,84127,169932,c="B20400"),G("Due to Owner",0,0,25000,40000,c="B20500")]
l1=b.S("Total Current Liabilities",k,code="B20000");l2=G("Term Loan",22815400,22848210,22913000,23301775,c="B25000")
tl=b.S("Total Liabilities",[l1,l2],t='TOTAL',key='total_liabilities',code="B2")
A,T=b.rows[ta]['v'],b.rows[tl]['v'];e=[A[j]-T[j] for j in range(4)]
cy=[ytd,round(ytd*.61),0,s.rows[-1]['v'][7]];oc=[e[2]-1200000]*3+[4900000]
k=[G("Owner Capital",1200000,1200000,1200000,1200000,c="B30100"),G("Accumulated Earnings",oc[0],oc[0],oc[0],e[3]-1200000-cy[3]+250000,c="B30200")]
dr=[e[j]-1200000-b.rows[k[1]]['v'][j]-cy[j] for j in range(4)]
k+=[G("Owner Draws",*dr,c="B30300"),G("Current Year Earnings",*cy,c="B30400")];print('draws',dr,'cy',cy,e)
te=b.S("Total Owner Equity",k,t='TOTAL',key='total_equity',code="B3");b.S("Total Liabilities and Equity",[tl,te],t='TOTAL',code="B4")
assert b.rows[-1]['v']==A
F="copper_basin_oracle_pkg.xlsx";wb=Workbook();w=wb.active;w.title="Cover"
for i,t in enumerate(["Copper Basin Resort & Spa","Monthly Owner & Lender Package","March 2025","","Contents:  P&L | BS","Prepared by Corporate Accounting - EPM ad hoc retrieve 04/09/2025 17:31"],4): w.cell(i,3,t).font=Font(size=18 if i==4 else 11,bold=i==4)
w=wb.create_sheet("P&L")
w["A1"]="Entity: 2207 Copper Basin Resort & Spa";w["A2"]="Profit and Loss Statement";w["A3"]="Currency: USD   |   View: Periodic / YTD"
for j in range(8):
    w.cell(5,4+j+(j>3),"FY24" if j in(3,7) else "FY25");w.cell(6,4+j+(j>3),"Mar" if j<4 else "YTD(Mar)");w.cell(7,4+j+(j>3),["Actual","Budget","Var B/(W)","Actual"][j%4])
for st,w0,r0 in ((s,w,8),(b,wb.create_sheet("BS"),7)):
    sp=st is s
    for i,x in enumerate(st.rows):
        lev=1 if x['t']=='LINE' else (0 if x['t']=='TOTAL' else 1)
        w0.cell(r0+i,1,x['code']);w0.cell(r0+i,2,x['label']).alignment=Alignment(indent=2 if x['t']=='LINE' else lev)
        for j,v in enumerate(x['v']):
            c=w0.cell(r0+i,(4 if sp else 3)+j+(sp and j>3),v);c.number_format='#,##0_);(#,##0)'
            if x['t']!='LINE': c.font=Font(bold=True);c.border=Border(top=Side(style='hair'))
        if x['t']!='LINE': w0.cell(r0+i,2).font=Font(bold=True)
    w0.column_dimensions['A'].width=10;w0.column_dimensions['B'].width=36
    for q in "DEFGIJKL" if sp else "CDEF": w0.column_dimensions[q].width=14
    w0.page_setup.orientation='landscape'; w0.page_setup.scale=60
w.column_dimensions['C'].width=2;w.column_dimensions['H'].width=2
w=wb["BS"];w["A1"]="Entity: 2207 Copper Basin Resort & Spa";w["A2"]="Balance Sheet";w["A3"]="As of March 31, 2025"
for j,h in enumerate([("FY25","Mar"),("FY25","Feb"),("FY24","Dec"),("FY24","Mar")]): w.cell(5,3+j,h[0]);w.cell(6,3+j,h[1])
s.cols=["FY25 Mar Actual","FY25 Mar Budget","FY25 Mar Var B/(W)","FY24 Mar Actual","FY25 YTD(Mar) Actual","FY25 YTD(Mar) Budget","FY25 YTD(Mar) Var B/(W)","FY24 YTD(Mar) Actual"]
b.cols=["FY25 Mar","FY25 Feb","FY24 Dec","FY24 Mar"]
wb.save(doc(F));save(F,[s,b],"HOSPITALITY","OPERATING_STATEMENT","Oracle ad hoc retrieve, stacked dimension headers, member codes, two statement sheets and a cover",True)
