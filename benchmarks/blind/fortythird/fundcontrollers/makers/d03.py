from common import *
import xlsxwriter
R=random.Random(4303)
F='Harcourt_Exchange_MA_P06.xlsx'
cols=['Sep-25 Actual','Sep-25 Budget','Sep-25 Variance','Year to date Actual','Year to date Budget','Year to date Variance','Year to date Prior year','Full year Forecast']
# base: mA mB yA yB yP fF
def der(b,k):
    g=1 if k=='inc' else -1
    d=lambda p,q: None if p is None and q is None else g*((p or 0)-(q or 0))
    return [b[0],b[1],d(b[0],b[1]),b[2],b[3],d(b[2],b[3]),b[4],b[5]]
st=St('Management Accounts - Profit and Loss','Harcourt Exchange, Leeds','2025-04-01','2025-09-30',cols,der,sheet='P&L')
def mk(m,vb=.04,va=.06,pg=.97,ff=None):
    mB=int(round(m,-1)); mA=int(m*(1+R.uniform(-va,va))); yB=mB*6; yA=int(yB*(1+R.uniform(-va,va)/1.5)); yP=int(yB*pg*(1+R.uniform(-.05,.05))); f=int(round(yA+yB*R.uniform(.97,1.03),-2))
    return [mA,mB,yA,yB,yP,f]
L=st.line
st.head('Income')
a=[L('Rent receivable',[248615,251370,1497420,1508220,1439865,3004000],'4000'),L('Turnover rent and café licence',mk(3400,va=.2),'4010'),L('Car park income',mk(11250,va=.1),'4020'),
   L('Service charge income',[61480,61480,368880,368880,351300,737800],'4100'),L('Insurance recharges',[7915,7915,47490,47490,45210,95000],'4110'),L('Rent-free amortisation (SIC 15)',[-8240,-8240,-49440,-49440,-31500,-98900],'4200'),L('Dilapidations receipts',[0,0,36500,0,0,36500],'4300'),L('Sundry income',mk(620,va=.5),'4900')]
ti=st.total('Total income',a,t='TOTAL',key='total_income')
st.head('Recoverable property costs')
b=[L(l,mk(m,va=v),c,'exp') for c,l,m,v in [('5000','Security and reception',14600,.03),('5010','Cleaning and waste',8350,.05),('5020','Electricity - common parts',10800,.15),('5030','Gas',2900,.3),('5040','Water',1150,.2),('5050','M&E maintenance contracts',7900,.05),('5060','Lift maintenance',1900,.1),('5070','Fabric repairs',4200,.4),('5080','Landscaping and pest control',780,.1),('5090','Managing agent fees',7250,0)]]+[L('Buildings insurance premium',[7915,7915,47490,47490,45210,95000],'5100','exp')]
tb=st.total('Total recoverable costs',b,kind='exp')
st.head('Irrecoverable property costs')
d=[L(l,mk(m,va=v),c,'exp') for c,l,m,v in [('5500','Void rates',9350,.1),('5510','Void service charge',5600,.1),('5520','Letting and legal fees',6250,.5),('5530','Marketing',1500,.5),('5540','Non-recoverable repairs',2400,.6),('5550','Valuation fees',1250,0)]]+[L('Bad debt provision movement',[-1850,500,4210,3000,12640,6500],'5560','exp')]
td=st.total('Total irrecoverable costs',d,kind='exp')
te=st.total('Total property costs',[tb,td],kind='exp',t='TOTAL',key='total_operating_expenses')
noi=st.total('Net property income',[ti,te],signs=[1,-1],t='TOTAL',key='noi')
st.head('Administrative expenses')
e=[L(l,mk(m,va=v),c,'exp') for c,l,m,v in [('6000','Asset management fee',18500,0),('6010','Audit and accountancy',2750,.05),('6020','Legal and professional',1800,.6),('6030','Bank charges',140,.2)]]
tE=st.total('Total administrative expenses',e,kind='exp')
op=st.total('Operating profit before interest',[noi,tE],signs=[1,-1])
f=[L('Loan interest payable',[82375,82650,497210,495900,521440,990200],'7000','exp'),L('Swap settlement receipts',[-9640,-9500,-58115,-57000,-71230,-115000],'7010','exp'),L('Bank interest receivable',[-2130,-1500,-13265,-9000,-7480,-24000],'7020','exp')]
tf=st.total('Net finance costs',f,kind='exp')
st.total('Profit before tax',[op,tf],signs=[1,-1],t='TOTAL',key='net_income')
wb=xlsxwriter.Workbook(DOC+F); 
cv=wb.add_worksheet('Cover'); big=wb.add_format({'bold':1,'font_size':20,'font_color':'#1F3864'}); cv.hide_gridlines(2); cv.set_column('B:B',60)
cv.write('B4','Harcourt Exchange Unit Trust',big)
for i,t in enumerate(['Management accounts pack','Period 6 - September 2025','Prepared by: Fund Finance, Leeds','Status: DRAFT v2 - subject to review by asset manager']): cv.write(5+i,1,t)
ws=wb.add_worksheet('P&L'); ws.hide_gridlines(2); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,1)
bf=dict(font_name='Arial',font_size=9)
nf='#,##0;[Red](#,##0);"-"'
fm=lambda **k: wb.add_format({**bf,**k})
T=fm(bold=1); G=fm(bold=1,align='center',bg_color='#1F3864',font_color='white'); Hh=fm(bold=1,align='right',text_wrap=1,bottom=1); t=fm(); s=fm(italic=1,font_color='#666666')
ln=fm(num_format=nf); sb=fm(num_format=nf,bold=1,top=1); tt=fm(num_format=nf,bold=1,top=1,bottom=6,bg_color='#DDE6F3'); ttl=fm(bold=1,bg_color='#DDE6F3'); pc=fm(num_format='0.0%;[Red]-0.0%;"-"',italic=1)
ws.set_column('A:A',7); ws.set_column('B:B',36); ws.set_column('C:E',10.5); ws.set_column('F:F',1.5); ws.set_column('G:I',11.5); ws.set_column('J:J',7.5); ws.set_column('K:K',11.5); ws.set_column('L:L',1.5); ws.set_column('M:M',12); ws.set_column('N:N',30)
ws.write('A1','Harcourt Exchange, Leeds',fm(bold=1,font_size=13)); ws.write('A2','Management Accounts - Profit and Loss',T); ws.write('A3','Six months 1 April 2025 to 30 September 2025 (Period 6)',t); ws.write('A4','All figures in £. Variances: favourable / (adverse)',s)
ws.merge_range('C6:E6','Sep-25',G); ws.merge_range('G6:K6','Year to date',G); ws.write('M6','Full year',G)
for c_,h in zip('ABCDEGHIJKMN',['A/c','','Actual','Budget','Variance','Actual','Budget','Variance','Var %','Prior year','Forecast','Comment']): ws.write(c_+'7',h,Hh if c_>'B' and c_!='N' else fm(bold=1,bottom=1))
pos='CDEGHIKM'; r0=7; rn={}
com={'Rent receivable':'Suite 4B break exercised June','Dilapidations receipts':'Settlement with former tenant L5','Bad debt provision movement':'Release - arrears cleared Sept'}
row=r0
for i,r in enumerate(st.rows):
    if r['t']=='HEADING': 
        row+= (1 if i else 0); ws.write(row,1,r['label'],T); rn[i]=row; row+=1; continue
    rn[i]=row
    if r['code']: ws.write(row,0,int(r['code']),fm(align='left',font_color='#666666'))
    tot=r['t']=='TOTAL'; f_=ln if r['t']=='LINE' else tt if tot else sb
    ws.write(row,1,('   ' if r['t']=='LINE' else '')+r['label'],t if r['t']=='LINE' else ttl if tot else T)
    if r['label'] in com: ws.write(row,13,com[r['label']],fm(italic=1,font_color='#666666',indent=1))
    for k,(col,v) in enumerate(zip(pos,r['v'])):
        R_=row+1
        if k in(2,5):
            p,q=('C','D') if k==2 else('G','H'); inc=(r['v'][k]==r['v'][k-2]-r['v'][k-1])
            ws.write_formula(f'{col}{R_}',f'={p}{R_}-{q}{R_}' if inc else f'={q}{R_}-{p}{R_}',f_,v)
        elif r['t']=='LINE': ws.write_number(f'{col}{R_}',v,f_)
        else:
            it=r['items']
            if all(st.rows[j]['t']=='LINE' for j in it): fx=f'=SUM({col}{rn[it[0]]+1}:{col}{rn[it[-1]]+1})'
            elif r['label']=='Total property costs': fx='='+'+'.join(f'{col}{rn[j]+1}' for j in it)
            else: fx='='+'-'.join(f'{col}{rn[j]+1}' for j in it)
            ws.write_formula(f'{col}{R_}',fx,f_,v)
    y,b_=r['v'][5],r['v'][4]; 
    ws.write_formula(f'J{row+1}',f'=IF(H{row+1}=0,0,I{row+1}/H{row+1})',pc,y/b_ if b_ else 0)
    r['v']=[v for v in r['v']]
    row+=1
    if r['t'] in('SUBTOTAL','TOTAL') : row+=1 if tot else 0
ws.freeze_panes(7,2)
nt=wb.add_worksheet('Notes'); nt.set_column('A:A',95)
for i,x in enumerate(['Basis of preparation','Figures are on an accruals basis and exclude VAT.','Rent receivable is shown gross of incentives; the spreading of rent-free periods is shown on account 4200.','Recoverable costs are net of the landlord void contribution, which is shown on account 5510.','The forecast is Q2 RF approved by the investment committee on 8 September 2025.']): nt.write(i,0,x,T if i==0 else t)
wb.close()
for r in st.rows: # nil format prints a dash
    r['v']=[None if v==0 and r['t']!='HEADING' else v for v in r['v']]
save(F,'OFFICE','OPERATING_STATEMENT','UK management accounts, month and YTD v budget and prior year, formulas',False,[st])
