# Senior living: small-operator ledger export, labels stepped over columns A-E, balance sheet + statement of cash flows on two sheets
import random
from st import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1110); N='Wrenfield_House_BS_and_SCF.xlsx'
P='Wrenfield House Assisted Living LLC'
q=lambda x:round(x,2)
s=St('Balance Sheet',P,None,'2025-08-31',['Aug 31, 25','Jul 31, 25','$ Change','Dec 31, 24'],sheet='Balance Sheet',derive=lambda b,k:[b[0],b[1],b[0]-b[1],b[2]],cents=True)
f=St('Statement of Cash Flows',P,None,'2025-08-31',['Aug 25','Jan - Aug 25'],sheet='Cash Flows',cents=True)
# movements: month and ytd by account (asset increase positive / liability increase positive)
mv=dict(ar=(4210.55,-8122.30),ca=(-150.00,1275.00),pre=(-2733.33,6120.90),bld=(0.0,38400.00),eq=(6918.44,21406.71),dep=(15420.00,123360.00),
 ap=(-3377.21,9044.86),cc=(612.18,-1840.07),pay=(5210.00,-2466.15),tax=(4650.00,37200.00),com=(-1500.00,-12000.00),dep2=(-2000.00,4500.00),mtg=(-6881.02,-53910.44),shl=(0.0,-15000.00))
ni=(21877.36,141230.92); dist=(-12000.00,-84000.00)
cfo=[q(ni[j]+mv['dep'][j]-mv['ar'][j]-mv['ca'][j]-mv['pre'][j]+mv['ap'][j]+mv['cc'][j]+mv['pay'][j]+mv['tax'][j]+mv['com'][j]+mv['dep2'][j]) for j in (0,1)]
cfi=[q(-mv['bld'][j]-mv['eq'][j]) for j in (0,1)]; cff=[q(mv['mtg'][j]+mv['shl'][j]+dist[j]) for j in (0,1)]
nc=[q(a+b+c) for a,b,c in zip(cfo,cfi,cff)]
def th(now,k): return [q(now),q(now-mv[k][0]),q(now-mv[k][1])]
cashN=164902.77; cash=[cashN,q(cashN-nc[0]),q(cashN-nc[1])]
sv=[40118.62]*3; pay=[2500.0]*3; op=[q(x-a-b) for x,a,b in zip(cash,sv,pay)]
H=lambda l,v:s.H(l,lvl=v)
H('ASSETS',0);H('Current Assets',1);H('Checking/Savings',2)
a=s.T('Total Checking/Savings',[s.L('Operating - First Prairie Bank',op,lvl=3),s.L('Payroll Account',pay,lvl=3),s.L('Money Market',sv,lvl=3)],lvl=2)
H('Accounts Receivable',2); b=s.T('Total Accounts Receivable',[s.L('Resident Receivables - Private Pay',th(61844.10,'ar'),lvl=3)],lvl=2)
H('Other Current Assets',2); c=s.T('Total Other Current Assets',[s.L('Employee Advances',th(1875.0,'ca'),lvl=3),s.L('Prepaid Expenses',th(18411.92,'pre'),lvl=3)],lvl=2)
tca=s.T('Total Current Assets',[a,b,c],lvl=1)
H('Fixed Assets',1); fa=s.T('Total Fixed Assets',[s.L('Land',[410000.0]*3,lvl=2),s.L('Building & Improvements',th(4861300.25,'bld'),lvl=2),s.L('Furniture, Equipment & Van',th(388714.63,'eq'),lvl=2),s.L('Accumulated Depreciation',[q(-1214760.0),q(-1214760.0+mv['dep'][0]),q(-1214760.0+mv['dep'][1])],lvl=2)],lvl=1)
ta=s.T('TOTAL ASSETS',[tca,fa],type='TOTAL',lvl=0,key='total_assets')
H('LIABILITIES & EQUITY',0);H('Liabilities',1);H('Current Liabilities',2)
cl=s.T('Total Current Liabilities',[s.L('Accounts Payable',th(39226.40,'ap'),lvl=3),s.L('Credit Card - Visa 4471',th(3184.29,'cc'),lvl=3),s.L('Accrued Payroll & PTO',th(57310.88,'pay'),lvl=3),s.L('Accrued Property Tax',th(37200.0,'tax'),lvl=3),s.L('Deferred Community Fees',th(21000.0,'com'),lvl=3),s.L('Resident Deposits',th(46500.0,'dep2'),lvl=3)],lvl=2)
H('Long Term Liabilities',2); ll=s.T('Total Long Term Liabilities',[s.L('Mortgage - Heartland Life',th(3066417.90,'mtg'),lvl=3),s.L('Member Loan',th(85000.0,'shl'),lvl=3)],lvl=2)
tl=s.T('Total Liabilities',[cl,ll],lvl=1,type='TOTAL',key='total_liabilities')
A=s.rows[ta]['base'];L=s.rows[tl]['base']; E=[q(x-y) for x,y in zip(A,L)]
H('Equity',1)
niv=[ni[1],q(ni[1]-ni[0]),118604.55]; dv_=[dist[1],q(dist[1]-dist[0]),-96000.0]; ct=[1150000.0]*3
re=[q(e-n-d-1150000) for e,n,d in zip(E,niv,dv_)]; assert re[0]==re[1] and q(re[2]+niv[2]+dv_[2])==re[0],re
te=s.T('Total Equity',[s.L('Member Contributions',ct,lvl=2),s.L('Member Distributions',dv_,lvl=2),s.L('Retained Earnings',re,lvl=2),s.L('Net Income',niv,lvl=2)],lvl=1,type='TOTAL',key='total_equity')
s.T('TOTAL LIABILITIES & EQUITY',[tl,te],type='TOTAL',lvl=0)
g=lambda k,sg:[q(sg*x) for x in mv[k]]
f.H('OPERATING ACTIVITIES',lvl=0); o=[f.L('Net Income',ni,lvl=1)]
f.H('Adjustments to reconcile Net Income to net cash provided by operations:',lvl=1)
for l,k,sg in [('Accumulated Depreciation','dep',1),('Resident Receivables - Private Pay','ar',-1),('Employee Advances','ca',-1),('Prepaid Expenses','pre',-1),('Accounts Payable','ap',1),('Credit Card - Visa 4471','cc',1),('Accrued Payroll & PTO','pay',1),('Accrued Property Tax','tax',1),('Deferred Community Fees','com',1),('Resident Deposits','dep2',1)]: o.append(f.L(l,g(k,sg),lvl=2))
x=f.T('Net cash provided by Operating Activities',o,lvl=0)
f.H('INVESTING ACTIVITIES',lvl=0); y=f.T('Net cash provided by Investing Activities',[f.L('Building & Improvements',g('bld',-1),lvl=1),f.L('Furniture, Equipment & Van',g('eq',-1),lvl=1)],lvl=0)
f.H('FINANCING ACTIVITIES',lvl=0); z=f.T('Net cash provided by Financing Activities',[f.L('Mortgage - Heartland Life',g('mtg',1),lvl=1),f.L('Member Loan',g('shl',1),lvl=1),f.L('Member Distributions',dist,lvl=1)],lvl=0)
n=f.T('Net cash increase for period',[x,y,z],type='TOTAL',lvl=0,key='net_cash_flow'); bg=f.L('Cash at beginning of period',cash[1:],lvl=0)
en=f.T('Cash at end of period',[n,bg],type='TOTAL',lvl=0); assert f.rows[en]['base']==[cashN,cashN]
for S in (s,f):   # -0.0
    for r in S.rows: r['vals']=[None if v is None else v+0.0 for v in r['vals']]
wb=Workbook(); w=wb.active
def sheet(w,S,t1,hd,pct):
    w.title=S.sheet; ft=lambda b,z=8:Font(name='Arial',size=z,bold=b)
    w['A1']=P; w['A1'].font=ft(True,12); w['A2']=S.title; w['A2'].font=ft(True,14); w['A3']=t1; w['A3'].font=ft(True,10); w['H1']='10:22 AM'; w['H2']='09/11/25'; w['H3']='Accrual Basis'
    col=[6,8,10,12,14] if pct else [6,8]
    for k,h in zip(col,hd): m=w.cell(5,k,h); m.font=ft(True); m.alignment=Alignment(horizontal='center'); m.border=Border(bottom=Side('medium'))
    r=6
    for q_ in S.rows:
        w.cell(r,1+q_['lvl'],q_['label']).font=ft(True)
        if q_['base'] is not None:
            v=list(q_['vals']); 
            if pct: v=v[:3]+[round(v[2]/abs(v[1]),4) if v[1] else None]+v[3:]
            for k,(cc,u) in enumerate(zip(col,v)):
                m=w.cell(r,cc,u); m.font=ft(False); m.number_format='0.0%;-0.0%' if pct and k==3 else '#,##0.00;-#,##0.00'
                if q_['type']!='LINE': m.border=Border(top=Side('thin'),bottom=Side('double') if q_['type']=='TOTAL' and q_['lvl']==0 else None)
        r+=1
    for k in 'ABCD': w.column_dimensions[k].width=2.6
    w.column_dimensions['E'].width=44
    for k in 'FHJLN': w.column_dimensions[k].width=14
    for k in 'GIKM': w.column_dimensions[k].width=1.2
    w.sheet_view.showGridLines=False; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
sheet(w,s,'As of August 31, 2025',['Aug 31, 25','Jul 31, 25','$ Change','% Change','Dec 31, 24'],True)
sheet(wb.create_sheet(),f,'August 2025',['Aug 25','Jan - Aug 25'],False)
wb.save(doc(N))
save(N,[s,f],'SENIOR_HOUSING','BALANCE_SHEET','small-ledger export, labels stepped over columns, spacer columns, prior month / $ / % / year end; cash flow statement on 2nd sheet',True)
