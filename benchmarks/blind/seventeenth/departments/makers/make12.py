# UK hotel, GBP, quarterly P&L and indirect cash flow statement, two sheets
from lib import *; from openpyxl import Workbook; from openpyxl.styles import *
R=random.Random(1412);F='thornbury_house_hotel_accounts_2025.xlsx';N='Thornbury House Hotel'
Q=['Q1','Q2','Q3','Q4','FY 2025','FY 2024']
s=S('Profit and Loss Account',N,'2025-01-01','2025-12-31',Q,sheet='P&L',nd=0);se=[.78,1.08,1.27,.87]
def q(b,season=1,j=.04):
    v=[round(b*(se[i] if season else 1)*(1+R.uniform(-j,j))) for i in range(4)];return v+[sum(v),round(b*4*.955*(1+R.uniform(-j,j)))]
s.h('Turnover');t=s.t('Total turnover',[s.l(n,q(b)) for n,b in [('Accommodation',412600),('Restaurant and bar',238400),('Weddings and functions',121900),('Spa day visits',36800),('Sundry',5400)]],type='TOTAL',key='total_income')
s.h('Cost of sales');c=s.t('Total cost of sales',[s.l(n,q(b)) for n,b in [('Food',71200),('Wet stock',31600),('Agents\u2019 commission',39300)]])
gp=s.t('Gross profit',[t],[c],type='TOTAL')
s.h('Wages');w1=s.t('Total wages',[s.l(n,q(b,1,.02)) for n,b in [('Housekeeping and reception',93100),('Kitchen and restaurant',104600),('Spa',16900),('Management and office',43800),('Employer\u2019s NI and pension',27400)]])
s.h('Overheads');o=s.t('Total overheads',[s.l(n,q(b,0,.07)) for n,b in [('Business rates',18900),('Heat, light and water',36200),('Laundry',14700),('Repairs and gardens',17300),('Marketing',12100),('Card and bank charges',8450),('Insurance',9300),('Licences and subscriptions',2600),('Accountancy and legal',4150)]])
eb=s.t('Operating profit (EBITDA)',[gp],[w1,o],type='TOTAL',key='noi')
dp=s.l('Depreciation',[26400]*4+[105600,101200]);it=s.l('Loan interest',[19870,19640,19410,19175,78095,82240])
pf=s.t('Profit / (loss) for the period',[eb],[dp,it],type='TOTAL',key='net_income')
P=s.rows[pf]['v'];I=s.rows[it]['v']
k=S('Cash Flow Statement',N,'2025-01-01','2025-12-31',['Q1','Q2','Q3','Q4','FY 2025'],sheet='Cash flow',nd=0)
def z(a,b,c,d):return [a,b,c,d,a+b+c+d]
k.h('Operating activities')
o1=[k.l('Profit / (loss) for the period',P[:5]),k.l('Depreciation',z(*[26400]*4)),k.l('Loan interest',I[:5]),k.l('(Increase) / decrease in stock',z(-2140,-3815,1260,4470)),k.l('(Increase) / decrease in debtors',z(6320,-11845,-4210,13990)),k.l('Increase / (decrease) in creditors',z(-18450,22170,9640,-15225)),k.l('Wedding deposits received in advance',z(41600,-12300,-33850,8900))]
a=k.t('Net cash from operating activities',o1);k.h('Investing activities');b=k.t('Net cash used in investing activities',[k.l('Bedroom refurbishment',z(-64200,-18750,0,-41300)),k.l('Kitchen equipment',z(0,-9860,-3275,0)),k.l('Sale of minibus',z(0,7500,0,0))])
k.h('Financing activities');f=k.t('Net cash used in financing activities',[k.l('Loan repayments',z(-15200,-15430,-15660,-15895)),k.l('Interest paid',[-x for x in I[:5]]),k.l('Dividends paid',z(0,-40000,0,-60000))])
n=k.t('Net movement in cash',[a,b,f],type='TOTAL',key='net_cash_flow');V=k.rows[n]['v'];o0=148265;op=[o0];[op.append(op[-1]+V[i]) for i in range(3)]
x=k.l('Cash at start of period',op+[o0]);k.t('Cash at end of period',[n,x],type='TOTAL');print(P,k.rows[-1]['v'])
wb=Workbook();w=wb.active;w.title='P&L'
side=Side('thin',color='999999')
w['A1']=N;w['A2']='Profit and Loss Account';w['A3']='Year to 31 December 2025, 38 bedrooms';w['A1'].font=Font(name='Cambria',size=16,bold=True)
def head(w,hs,row):
    for i,h in enumerate(hs):
        c=w.cell(row,2+i,h);c.font=Font(name='Cambria',bold=True);c.alignment=Alignment(horizontal='right');w.cell(row+1,2+i,'£').alignment=Alignment(horizontal='right')
head(w,['Q1','Q2','Q3','Q4','FY 2025','FY 2024'],5);w.cell(5,8,'% of t/o').font=Font(name='Cambria',bold=True)
# hidden working rows: bedroom statistics kept by the bookkeeper
w.cell(4,1,'check');w.cell(4,2,0);w.row_dimensions[4].hidden=True
y=8
def put(w,st,y,pct=None):
    for r in st.rows:
        t=r['type'];c=w.cell(y,1,r['label']);c.font=Font(name='Cambria',bold=t!='LINE',underline='single' if t=='HEADING' else None)
        if t!='HEADING':
            for i,v in enumerate(r['v']):
                c=w.cell(y,2+i,v);c.number_format='#,##0;(#,##0);"-"';c.font=Font(name='Cambria',bold=t!='LINE')
                if t!='LINE':c.border=Border(top=side,bottom=Side('double') if t=='TOTAL' else None)
            if pct:c=w.cell(y,8,r['v'][4]/pct);c.number_format='0.0%'
        y+=2 if t in('SUBTOTAL','TOTAL') else 1
put(w,s,y,s.rows[t]['v'][4])
w2=wb.create_sheet('Cash flow');w2['A1']=N;w2['A2']='Cash Flow Statement';w2['A3']='Year to 31 December 2025';w2['A1'].font=Font(name='Cambria',size=16,bold=True);head(w2,['Q1','Q2','Q3','Q4','FY 2025'],5);put(w2,k,8)
for z_ in(w,w2):
    z_.column_dimensions['A'].width=38;z_.page_setup.paperSize=9;z_.page_setup.fitToHeight=0;z_.sheet_properties.pageSetUpPr.fitToPage=True
    for q_ in 'BCDEFGH':z_.column_dimensions[q_].width=12
wb.save(doc(F));save(F,[s,k],'HOSPITALITY','OPERATING_STATEMENT','UK hotel quarterly P&L and indirect cash flow, GBP sign row, hidden row',False,True)
