# RealPage-like apartments: direct cash flow by month, with covenant side table, spaced
from lib import *; import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
r=random.Random(1912)
C=["Jan-25","Feb-25","Mar-25","Apr-25","May-25","Jun-25","YTD","YTD Budget","Variance"]
s=St("Monthly Cash Flow","Birchmere Landing","2025-01-01","2025-06-30",C,sheet="CF")
def L(l,m,vol=.04,only=None,bud=None):
    v=[round(m*(1+r.uniform(-vol,vol))) if only is None or i in only else 0 for i in range(6)];b=bud if bud is not None else round(m*(6 if only is None else len(only)),-2)
    return s.L(l,v+[sum(v),b,sum(v)-b])
s.H("Cash from Residents")
a=[L("Rent Collections",291400,.012),L("Utility & Fee Collections",26300,.06),L("Prepaid Rent Applied / Received",900,2.2,None,0),L("Security Deposits, Net",450,1.9)]
x=s.S("Total Cash Receipts",a)
s.H("Cash Operating Disbursements")
a=[L("Payroll",-34100,.1),L("Vendors - Maintenance & Turns",-27800,.25),L("Utilities",-23600,.08),L("Marketing & Leasing",-5100,.3),L("Administrative",-4900,.2),L("Management Fee",-9500,.02),L("Insurance (premium financed)",-12750,0),L("Real Estate Taxes",-198400,0,[3],-201000)]
y=s.S("Total Operating Disbursements",a)
o=s.S("Cash Flow from Operations",[x,y],t='TOTAL')
s.H("Investing & Financing")
a=[L("Capital Improvements",-18800,.7,[1,2,4,5]),L("Replacement Reserve Deposits",-5500,0),L("Replacement Reserve Draws",31000,.1,[4],0),L("Debt Service",-112840,0),L("Owner Distributions",-150000,0,[2,5])]
z=s.S("Total Investing & Financing",a)
n=s.S("Net Cash Flow",[o,z],t='TOTAL',key='net_cash_flow')
nv=s.rows[n]['v'];b0=486214;beg=[];q=b0
for i in range(6): beg.append(q);q+=nv[i]
beg+=[b0,b0,0];bg=s.L("Beginning Cash",beg,ind=0);s.S("Ending Cash",[n,bg],t='TOTAL');print(s.rows[-1]['v'])
F="birchmere_cash_flow_h1.xlsx";wb=Workbook();w=wb.active;w.title="CF"
w["B2"]="BIRCHMERE LANDING";w["B2"].font=Font(name="Arial",bold=True,size=12);w["B3"]="Monthly Cash Flow";w["B4"]="Six months ended 06/30/2025";w["B5"]="Site 3318  |  RealPage Financial Suite  |  Cash basis"
for j,h in enumerate(C):
    c=w.cell(7,4+j+(j>5)+0,h);c.font=Font(name="Arial",size=9,bold=True);c.alignment=Alignment(horizontal="right");c.fill=PatternFill("solid",fgColor="E2EFDA")
i=9
for x in s.rows:
    if x['t']=='HEADING': i+=1
    w.cell(i,2 if x['t']!='LINE' or x['ind']==0 else 3,x['label']).font=Font(name="Arial",size=9,bold=x['t']!='LINE')
    for j,v in enumerate(x['v']):
        if v is None: continue
        c=w.cell(i,4+j+(j>5),v);c.number_format='#,##0;[Red](#,##0);"-"';c.font=Font(name="Arial",size=9,bold=x['t']!='LINE')
        if x['items']: c.border=Border(top=Side(style='thin'),bottom=Side(style='medium') if x['t']=='TOTAL' else None)
    i+=1
    if x['t']=='TOTAL': i+=1
w["P7"]="Covenant test";w["P7"].font=Font(name="Arial",bold=True,size=9)
for k,(l,v) in enumerate([("Min. liquidity",250000),("Cash at 06/30",s.rows[-1]['v'][6]),("Pass?","Yes"),("DSCR, T6",round(s.rows[o]['v'][6]/(112840*6),2)),("Required",1.15)],9): w.cell(k,16,l).font=Font(name="Arial",size=8);c=w.cell(k,17,v);c.font=Font(name="Arial",size=8);c.number_format='#,##0.00' if isinstance(v,float) else '#,##0'
for q,d in zip("ABCDEFGHIJKLMNOPQ",(2,3,32)+(11,)*6+(2,)+(12,)*3+(2,2,16,11)): w.column_dimensions[q].width=d
w.page_setup.orientation='landscape';w.page_setup.scale=60;w.sheet_view.showGridLines=False
s.title="Monthly Cash Flow";s.dash=1
wb.save(doc(F));save(F,[s],"MULTIFAMILY","CASH_FLOW_STATEMENT","direct cash flow by month with budget and variance, labels in two columns, covenant side table",False)
