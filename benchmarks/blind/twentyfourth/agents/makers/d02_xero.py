from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(362)
s=St('Profit and Loss','Hartwell Arcade Limited','2026-03-01','2026-03-31',['Mar 2026','Feb 2026','Jan 2026','Year to date'],sheet='Profit and Loss')
def L(n,m,one=False):
    if one:
        v=[None if R.random()<.4 else m*R.uniform(.5,1.5) for _ in range(3)]; v=[x if x is None else round(x,2) for x in v]
        return s.l(n,v+[sum(x or 0 for x in v)+m*7.35])
    v=[round(m*R.uniform(.95,1.05),2) for _ in range(3)]; return s.l(n,v+[sum(v)+round(m*R.uniform(8.6,9.3),2)])
s.h('Turnover'); a=[L('Rent - Flats',14850),L('Rent - Shops',21775),L('Car Park Licences',1240),L('Service Charge Recharges',5160),L('Insurance Recharged',890)]
ti=s.t('Total Turnover',a,key='total_income')
s.h('Cost of Sales'); a=[L('Cleaning of Common Parts',1180),L('Lift Maintenance',410),L('Light and Heat - Landlord',1655),L('Repairs and Renewals',2320)]
tc=s.t('Total Cost of Sales',a)
gp=s.t('Gross Profit',[ti,tc],[1,-1],typ='TOTAL')
s.h('Administrative Costs'); a=[L('Managing Agent Fees',3050),L('Letting Fees',900,True),L('Legal and Professional',1100,True),L('Buildings Insurance',1265),L('Audit & Accountancy fees',575),L('Empty Business Rates',640),L('Bank Fees',42),L('General Expenses',118)]
ta=s.t('Total Administrative Costs',a)
op=s.t('Operating Profit',[gp,ta],[1,-1],typ='TOTAL',key='noi')
s.h('Other Costs'); a=[L('Loan Interest - Mortgage',9420),L('Depreciation Expense',415)]
to=s.t('Total Other Costs',a)
s.t('Profit for the Period',[op,to],[1,-1],typ='TOTAL',key='net_income')
b=St('Balance Sheet','Hartwell Arcade Limited',None,'2026-03-31',['31 Mar 2026','31 Mar 2025'],sheet='Balance Sheet')
b.h('Fixed Assets')
b.h('Tangible Assets',i=1); x=[b.l('Investment Property at Valuation',[4850000,4725000],i=2),b.l('Fixtures and Fittings',[24900,24900],i=2),b.l('Less Accumulated Depreciation on Fixtures and Fittings',[-14940,-9960],i=2)]
t1=b.t('Total Tangible Assets',x,i=1); fa=b.t('Total Fixed Assets',[t1],typ='TOTAL')
b.h('Current Assets')
b.h('Cash at bank and in hand',i=1); x=[b.l('Barclays Current Account',[38415.72,29880.14],i=2),b.l('Client Account - Agents',[12604.38,9975.51],i=2),b.l('Tenant Deposits (DPS)',[17132.5,16850],i=2)]
c1=b.t('Total Cash at bank and in hand',x,i=1); c2=b.l('Accounts Receivable',[22187.46,31042.9],i=1); c3=b.l('Prepayments',[8855,8410.25],i=1)
ca=b.t('Total Current Assets',[c1,c2,c3],typ='TOTAL')
b.h('Creditors: amounts falling due within one year')
x=[b.l('Accounts Payable',[15790.33,13206.87],i=1),b.l('Rent Received in Advance',[19245,20110.5],i=1),b.l('Tenant Deposits Held',[17132.5,16850],i=1),b.l('VAT',[6418.09,7033.61],i=1),b.l('Corporation Tax',[21880,18745],i=1)]
cl=b.t('Total Creditors: amounts falling due within one year',x,typ='TOTAL')
nc=b.t('Net Current Assets (Liabilities)',[ca,cl],[1,-1],typ='TOTAL')
ta=b.t('Total Assets less Current Liabilities',[fa,nc],typ='TOTAL')
b.h('Creditors: amounts falling due after more than one year')
x=[b.l('Mortgage - Shawbury Bank',[2180000,2230000],i=1),b.l("Directors' Loan",[145000,165000],i=1)]
ll=b.t('Total Creditors: amounts falling due after more than one year',x,typ='TOTAL')
na=b.t('Net Assets',[ta,ll],[1,-1],typ='TOTAL')
N=b.rows[na]['values']
b.h('Capital and Reserves')
re=[612350,600205.0]; cy=[]
o=[[100,100],[1915000,1790000]]
cyp=[143410.55,131988.2]
ret=[round(N[j]-o[0][j]-o[1][j]-cyp[j],2) for j in range(2)]
x=[b.l('Called up Share Capital',o[0],i=1),b.l('Revaluation Reserve',o[1],i=1),b.l('Current Year Earnings',cyp,i=1),b.l('Retained Earnings',ret,i=1)]
b.t('Total Capital and Reserves',x,typ='TOTAL',key='total_equity')
wb=openpyxl.Workbook(); wb.remove(wb.active)
for st,sub,f in((s,'For the month ended 31 March 2026',None),(b,'As at 31 March 2026',None)):
    w=wb.create_sheet(st.m['sheet']); n=len(st.m['columns'])
    for i,(t,z) in enumerate([(st.m['title'],16),('Hartwell Arcade Limited',12),(sub,12)]):
        w.cell(i+1,1,t).font=Font(name='Arial',size=z,bold=i==0)
    for j,c in enumerate(['Account']+st.m['columns']):
        q=w.cell(5,j+1,c); q.font=Font(name='Arial',bold=True,size=9); q.alignment=Alignment(horizontal='right' if j else 'left'); q.border=Border(bottom=Side('medium'))
    r=6
    if st is b: pass
    for row,x in zip(st.rows,st.x):
        if row['rowType']=='HEADING' and not x.get('i'): r+=1
        bold=row['rowType']!='LINE'
        q=w.cell(r,1,row['label']); q.font=Font(name='Arial',size=9,bold=bold); q.alignment=Alignment(indent=x.get('i',0))
        if row['rowType']!='HEADING':
            for j,v in enumerate(row['values']):
                if v is None:
                    z=w.cell(r,2+j,'-'); z.alignment=Alignment(horizontal='right')
                else: z=w.cell(r,2+j,v); z.number_format='#,##0.00;(#,##0.00)'
                z.font=Font(name='Arial',size=9,bold=bold)
                if bold: z.border=Border(top=Side('thin')); z.fill=PatternFill('solid',fgColor='F2F4F7')
        r+=1
    w.column_dimensions['A'].width=52
    for j in range(n): w.column_dimensions['BCDE'[j]].width=15
wb.save(D('Hartwell_Arcade_Limited_-_Mgmt_Report.xlsx'))
save('Hartwell_Arcade_Limited_-_Mgmt_Report.xlsx',[s,b],'MIXED_USE','OPERATING_STATEMENT','Xero UK report pack, P&L and balance sheet on two sheets',False)
