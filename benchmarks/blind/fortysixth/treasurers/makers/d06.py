from common import *
import xlsxwriter
R=random.Random(4606)
N='Larkspur_Street_Storefronts_-_Management_Report.xlsx'
P='Larkspur Street Storefronts Ltd.'
C=[f'{m} 2024' for m in MON[::-1]]+['Total']
s=St('Profit and Loss',P,'2024-01-01','2024-12-31',C,sheet='Profit and Loss')
def L(n,an,mode='noisy',w=None,lvl=1):
    v=spread(R,an,mode,w=w); v=[0.0 if w and not w[i] else x for i,x in enumerate(v)]
    return s.l(n,v[::-1]+[r2(sum(v))],lvl)
def step(n,a,b,k):
    v=[a]*k+[b]*(12-k); return s.l(n,v[::-1]+[r2(sum(v))],1)
s.h('Trading Income')
i=[step('Rent - Unit 101 Bakery',3850.0,3965.5,6),step('Rent - Unit 102 Barber',2140.0,2140.0,6),step('Rent - Unit 103/104 Yarn & Fibre',5275.0,5406.88,9),step('Rent - Upstairs Studio',1325.0,1375.0,2),L('Percentage Rent - Bakery',2614.37,w=[0,0,0,0,0,0,0,0,0,0,0,1]),L('TMI Recoveries',31284,'flat'),L('TMI Prior Year Adjustment',-1187.44,w=[0,0,0,1,0,0,0,0,0,0,0,0]),L('Parking Stalls',4320,'flat')]
ti=s.t('Total Trading Income',i,0,key='total_income')
gp=s.t('Gross Profit',[ti],0,'TOTAL')
s.h('Operating Expenses')
win=[2,1.9,1.6,1.1,.7,.4,.3,.3,.4,.9,1.5,2]
e=[L('Accounting & Bookkeeping',4260,w=[1,1,4,3,1,1,1,1,1,1,1,1]),L('Bank Fees',187.2,'flat'),L('BC Hydro',3120.66,'tight'),L('Cleaning - Common Hall',2880,'flat'),L('City of Victoria - Property Tax',24918.03,w=[0,0,0,0,0,0,1,0,0,0,0,0]),L('City of Victoria - Water & Sewer',3744.19,w=[1,0,0,1,0,0,1,0,0,1,0,0]),L('FortisBC Gas',2295.84,w=win),L('Garbage & Organics',3402.36,'tight'),L('Insurance',9876,'flat'),L('Legal - Lease Renewal',1640,w=[0,0,0,0,0,1,0,0,1,0,0,0]),L('Repairs & Maintenance',8417.92),L('Snow & Ice',610,w=[2,1,0,0,0,0,0,0,0,0,0,1]),L('Window Cleaning',720,w=[0,0,1,0,0,1,0,0,1,0,0,1],mode='tight')]
te=s.t('Total Operating Expenses',e,0,key='total_operating_expenses')
oi=s.t('Operating Income',[gp,te],0,'TOTAL',[1,-1],key='noi')
s.h('Non-operating Expenses')
x=[L('Mortgage Interest - Coast Capital',19866.21,'tight'),L('Amortization',14400,'flat')]
tx=s.t('Total Non-operating Expenses',x,0)
ni=s.t('Net Profit',[oi,tx],0,'TOTAL',[1,-1],key='net_income')
NI=s.rows[ni]['values'][-1]
b=St('Balance Sheet',P,None,'2024-12-31',['31 Dec 2024','31 Dec 2023'],sheet='Balance Sheet')
l=lambda n,a,p,lv=2: b.l(n,[a,p],lv)
b.h('Assets');b.h('Bank',1)
k=l('Coast Capital Chequing',0,17402.88);k2=l('Coast Capital Savings',30000.00,20000.00)
tb=b.t('Total Bank',[k,k2],1)
b.h('Current Assets',1)
tc=b.t('Total Current Assets',[l('Accounts Receivable',2614.37,1940.12),l('Prepaid Insurance',4938.00,4611.50)],1)
b.h('Fixed Assets',1)
tf=b.t('Total Fixed Assets',[l('Land',612000.00,612000.00),l('Building',360000.00,360000.00),l('Accumulated Amortization - Building',-129600.00,-115200.00)],1)
ta=b.t('Total Assets',[tb,tc,tf],0,'TOTAL',key='total_assets')
b.h('Liabilities');b.h('Current Liabilities',1)
t1=b.t('Total Current Liabilities',[l('Accounts Payable',1873.44,2260.91),l('GST Payable',1120.35,984.60),l('Last Month Rent Deposits',12590.00,12540.00)],1)
b.h('Non-current Liabilities',1)
t2=b.t('Total Non-current Liabilities',[l('Mortgage - Coast Capital',412806.55,433960.17),l('Shareholder Loan',85000.00,95000.00)],1)
tl=b.t('Total Liabilities',[t1,t2],0,key='total_liabilities')
na=b.t('Net Assets',[ta,tl],0,'TOTAL',[1,-1])
b.h('Equity')
pa=b.rows[ta]['values'][1]-b.rows[tl]['values'][1]
pye=14872.30; sh=100.0; re_p=r2(pa-pye-sh)
div=-24000.0
q=[l('Common Shares',sh,sh,1),l('Current Year Earnings',NI,pye,1),l('Dividends Paid',div,0.0,1),l('Retained Earnings',r2(re_p+pye),re_p,1)]
te_=b.t('Total Equity',q,0,'TOTAL',key='total_equity')
# cash closes the sheet
diff=r2(b.rows[te_]['values'][0]-b.rows[na]['values'][0]); b.rows[k]['values'][0]=r2(diff)
for t in (tb,ta,na): 
    b.rows[t]['values']=b.sum(b.rows[t]['footsFrom']['items'],b.meta[t]['signs'])
print('cash',diff,b.rows[na]['values'],b.rows[te_]['values'])
assert b.rows[na]['values']==b.rows[te_]['values']
wb=xlsxwriter.Workbook(doc(N))
B=dict(font_name='Arial',font_size=9)
def sheet(st,sub,w0):
    ws=wb.add_worksheet(st.sheet);n=len(st.cols)
    for j,(t,sz,bo) in enumerate([(st.title,14,1),(P,12,0),(sub,12,0)]): ws.merge_range(j,0,j,n,t,wb.add_format({'font_name':'Arial','font_size':sz,'bold':bo,'align':'left' if 0 else 'center'}))
    ws.write(4,0,'Account',wb.add_format({**B,'bold':1,'bottom':1}))
    for j,c in enumerate(st.cols): ws.write(4,1+j,c,wb.add_format({**B,'bold':1,'bottom':1,'align':'right'}))
    y=5
    nf='#,##0.00;(#,##0.00);0.00' if 0 else '#,##0.00;(#,##0.00)'
    for i,(r,m) in enumerate(zip(st.rows,st.meta)):
        if m['lvl']==0 and r['rowType'] in('HEADING','TOTAL'): y+=1
        T=r['rowType'];d={**B,'indent':m['lvl']}
        if T=='HEADING': d['bold']=1
        if T in('SUBTOTAL','TOTAL'): d.update(bold=1,top=1)
        if T=='TOTAL': d.update(bg_color='#F2F2F2')
        ws.write(y,0,r['label'],wb.add_format(d))
        if T!='HEADING':
            d2={kk:vv for kk,vv in d.items() if kk!='indent'};d2['num_format']=nf
            fm=wb.add_format(d2)
            for j,v in enumerate(r['values']): ws.write_number(y,1+j,v,fm)
        y+=1
    ws.set_column(0,0,w0);ws.set_column(1,n,11);ws.set_landscape() if n>3 else 0;ws.fit_to_pages(1,0)
sheet(s,'For the year ended 31 December 2024',34)
sheet(b,'As at 31 December 2024',40)
wb.close()
save(N,[s,b],'RETAIL','OPERATING_STATEMENT_T12','Xero management report, newest month first, second sheet balance sheet with Net Assets',False)
