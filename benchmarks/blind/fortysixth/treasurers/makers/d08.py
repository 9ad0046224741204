from common import *
import xlwt
N='412-414 Delmar duplex 2024.xls'
C=['412 (up)','414 (down)','Both','Total']
s=St('2024 income and expenses','412-414 Delmar duplex','2024-01-01','2024-12-31',C,sheet='2024')
def L(n,a,b,c): return s.l(n,[a,b,c,r2((a or 0)+(b or 0)+(c or 0))],1)
s.h('MONEY IN')
i=[L('Rent',15300,17400,None),L('Pet rent',None,300,None),L('Late fee',50,None,None),L('Garage rent (Tom)',None,None,900),L('Washer & dryer coins',None,None,412.75)]
ti=s.t('Total in',i,key='total_income')
s.h('MONEY OUT')
e=[L('Property tax',None,None,4318.62),L('Insurance - State Mutual',None,None,2087),L('Water/sewer/trash',None,None,1966.4),L('Gas - vacant month 412',118.27,None,None),L('Furnace repair',385,None,None),L('Plumber',None,264.5,175),L('Paint, carpet 412 turnover',1742.19,None,None),L('Lawn kid',None,None,480),L('Home Depot misc',203.66,88.91,341.07),L('Ads',35,None,None)]
te=s.t('Total out',e,key='total_operating_expenses')
n=s.t('Before mortgage',[ti,te],0,'TOTAL',[1,-1],key='noi')
m=L('Mortgage payments (12 x 1,106.43)',None,None,13277.16)
s.t('Left over',[n,m],0,'TOTAL',[1,-1],key='net_cash_flow')
wb=xlwt.Workbook();ws=wb.add_sheet('2024')
bo=xlwt.easyxf('font: bold on, height 240');b=xlwt.easyxf('font: bold on');hb=xlwt.easyxf('font: bold on; align: horiz center; borders: bottom thin')
nu=xlwt.easyxf(num_format_str='#,##0.00');nt=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='$#,##0.00;[Red]-$#,##0.00')
ws.write(0,0,'412-414 Delmar duplex',bo);ws.write(1,0,'2024 income and expenses');ws.write(1,5,'updated 1/9/25')
for k,c in enumerate(C): ws.write(3,2+k,c,hb)
y=4;pos={}
for q,(r,mm) in enumerate(zip(s.rows,s.meta)):
    if r['label'] in('MONEY OUT','Before mortgage'): y+=1
    pos[q]=y
    T=r['rowType'];ws.write(y,0 if T!='LINE' else 1,r['label'],b if T!='LINE' else xlwt.Style.default_style)
    if T!='HEADING':
        for k,v in enumerate(r['values']):
            if v is None: continue
            ws.write(y,2+k,v,nu if T=='LINE' else nt)
    y+=1
ws.write(y+1,0,'412 was empty in March, Keisha moved in 4/1. 414 went to 1450 all year.')
ws.col(0).width=256*4;ws.col(1).width=256*34
for k in range(2,6): ws.col(k).width=256*14
wb.save(doc(N))
save(N,[s],'MULTIFAMILY','OPERATING_STATEMENT','owner spreadsheet, columns per flat and shared, blanks for nothing',False)
