from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
cols=['12/31/2022','12/31/2023','12/31/2024','09/30/2025']
N='Prairie Gate Storage & Strip Center'
I=St('Income Statement Spread',N,None,'2025-09-30',cols,sheet='Spreads')
I.H('REVENUE')
r=[I.L('Strip center base rents',[184320,191400,197650,151275]),I.L('NNN recoveries',[46210,49875,53340,41118]),I.L('Storage rents (112 units)',[121480,134905,142660,110830]),I.L('Late fees & other',[4310,5125,4870,3944]),I.L('Vacancy / write-offs',[-8240,-3115,-11480,-2960])]
ti=I.T('Total Revenue',r,key='total_income')
I.H('OPERATING EXPENSES')
e=[I.L(a,b) for a,b in [('Real estate taxes',[43880,45215,47960,36900]),('Property insurance',[13120,15470,18845,15210]),('Utilities',[14865,15240,15910,12388]),('Repairs & maintenance',[22415,17960,31275,14840]),('On-site manager',[26000,27300,28600,22275]),('Professional fees',[4850,5100,6725,4310]),('Advertising',[3260,2940,3385,2470]),('Owner auto & travel',[5120,4875,4410,3105])]]
te=I.T('Total Operating Expenses',e,key='total_operating_expenses')
no=I.T('EBITDA / NOI',[ti,te],[1,-1],key='noi')
m=[I.L('Depreciation & amortization',[48210,47865,49130,36850]),I.L('Interest expense',[58940,56715,54330,39425])]
n=I.T('Net Profit',[no]+m,[1,-1,-1],typ='TOTAL',key='net_income')
cc=['12/31/2023','12/31/2024','09/30/2025']
C=St('UCA Cash Flow',N,None,'2025-09-30',cc,sheet='Cash Flow')
NI=I.V(n)[1:]
C.d['title']='UCA Cash Flow'
a=[C.L('Net profit',NI,ind=0),C.L('Add: depreciation & amortization',[47865,49130,36850],ind=0),C.L('Change in receivables',[-2140,1865,-920],ind=0),C.L('Change in prepaids',[310,-1475,640],ind=0),C.L('Change in payables & accruals',[3905,-2610,4480],ind=0)]
o=C.T('Cash from operations',a)
v=[C.L('Capital expenditures',[-9800,-41260,-6350],ind=0),C.L('Leasing commissions paid',[-4200,None,-5175],ind=0)]
vv=C.T('Cash used in investing',v)
f=[C.L('Principal paid on term debt',[-37410,-39795,-31170],ind=0),C.L('New borrowings',[None,30000,None],ind=0),C.L('Member distributions',[-72000,-60000,-54000],ind=0)]
ff=C.T('Cash used in financing',f)
nc=C.T('Net change in cash',[o,vv,ff],typ='TOTAL',key='net_cash_flow')
x=C.V(nc); b=27415; bb=[b,b+x[0],b+x[0]+x[1]]
cb=C.L('Beginning cash',bb,ind=0); C.T('Ending cash',[nc,cb],typ='TOTAL')
print(C.V(nc),C.d['rows'][-1]['values'])
wb=Workbook(); ws=wb.active; ws.title='Cover'
for k,t in enumerate(['HIGH PLAINS STATE BANK - COMMERCIAL CREDIT','Borrower: Prairie Gate Holdings LLC','Collateral: '+N,'Analyst: K. Oyelaran   Reviewed: 11/14/2025','Sources: 2022-2024 Form 8825 / reviewed statements; 2025 interim company-prepared'],2): ws.cell(k,2,t)
ws['B2'].font=Font(bold=True,size=14)
def sh(st,name,ttl,pos,srcs,pct):
    w=wb.create_sheet(name); w.sheet_view.showGridLines=False
    w['A1']=ttl; w['A1'].font=Font(bold=True,size=13,color='FFFFFF'); 
    last=pos[-1]+(1 if pct else 0)
    for j in range(1,last+1): w.cell(1,j).fill=PatternFill('solid',fgColor='1F3864')
    w['A2']=N; w['A3']='($ actual)'; y=5
    w.cell(y,1,'Statement date'); w.cell(y+1,1,'Source'); w.cell(y+2,1,'Months')
    for p,c,s_ in zip(pos,st.d['columns'],srcs):
        w.cell(y,p,c); w.cell(y+1,p,s_); w.cell(y+2,p,9 if c[:2]=='09' else 12)
        if pct: w.cell(y,p+1,'%')
        for k in range(3): w.cell(y+k,p).alignment=Alignment(horizontal='right'); w.cell(y+k,p).font=Font(bold=k==0,size=10 if k==0 else 8)
    for j in range(1,last+1): w.cell(y+2,j).border=Border(bottom=Side(style='medium'))
    y=9
    for l,t,v,c,ind in st.R():
        w.cell(y,1,l).font=Font(bold=t!='LINE'); w.cell(y,1).alignment=Alignment(indent=ind if t=='LINE' else 0)
        if t!='HEADING':
            for k,(p,q) in enumerate(zip(pos,v)):
                if q is None: continue
                z=w.cell(y,p,q); z.number_format='#,##0_);(#,##0)'; z.font=Font(bold=t!='LINE')
                if t!='LINE': z.border=Border(top=Side(style='thin'),bottom=Side(style='double') if t=='TOTAL' else None)
                if pct: z=w.cell(y,p+1,round(q/I.V(ti)[k],4)); z.number_format='0.0%'; z.font=Font(size=8,italic=True,color='7F7F7F')
        y+=1
        if t!='LINE' and t!='HEADING': y+=1
    w.column_dimensions['A'].width=36
    for p in pos: w.column_dimensions['ABCDEFGHIJK'[p-1]].width=13
    return w,y
w,y=sh(I,'Spreads','INCOME STATEMENT SPREAD',[2,4,6,8],['8825','8825','Reviewed','Co. prep'],True)
for p in (3,5,7,9): w.column_dimensions['ABCDEFGHI'[p-1]].width=7
w,y=sh(C,'Cash Flow','UCA CASH FLOW',[2,3,4],['Derived']*3,False)
w.cell(y+1,1,'Debt service coverage').font=Font(italic=True)
for k,p in enumerate((2,3,4)):
    ds=[37410+56715,39795+54330,31170+39425][k]; z=w.cell(y+1,p,round(I.V(no)[k+1]/ds,2)); z.number_format='0.00"x"'
fn='PrairieGate_spreads_2025Q3.xlsx'; fit(wb); wb.save(D+fn)
save(fn,[I,C],'RETAIL','OPERATING_STATEMENT','bank spreading workbook: cover, income spread with % columns, UCA cash flow sheet','statement date/source/months header block; interim nine-month column; % columns')
