# storage workbook: P&L T12 + balance sheet, xlsxwriter, spreadsheets of an owner's bookkeeper
from common import *
import xlsxwriter, datetime
rng=random.Random(4811)
cols=months(2024,7,'{m}-{yy}')+['FY 2025']
PN='Bluebonnet Mini Storage'
s=S('Profit & Loss by Month',PN,'2024-07-01','2025-06-30',cols,sheet='P&L',nd=0)
def g(a,m='noisy'): v=series(rng,a,m,nd=0); return v+[sum(v)]
ti=s.section('REVENUE',[('400','Storage rent - climate',318400,'steady'),('401','Storage rent - drive-up',402900,'steady'),('402','Boat & RV parking',61700,'steady'),('405','Discounts given',-21800,'noisy'),('410','Late fees',24600,'noisy'),('411','Admin fees',9900,'noisy'),('415','Insurance commissions',41300,'steady'),('420','Locks, boxes & tape',5900,'noisy'),('425','Auction proceeds',3100,'sparse'),('429','Refunds & write offs',-8600,'noisy')],'Total revenue',gen=g,rt='TOTAL',key='total_income')
te=s.section('EXPENSES',[('600','Payroll',96800,'steady'),('601','Payroll tax',8350,'steady'),('605','Property tax',91200,'fixed'),('606','Insurance',27600,'fixed'),('610','Electricity',21900,'noisy'),('611','Water / trash',5480,'steady'),('612','Internet & phones',4920,'fixed'),('620','Repairs',18700,'wild'),('621','Gate & doors',6900,'sparse'),('622','HVAC service',5200,'q'),('623','Mowing',7800,'fixed'),('630','Google ads & SEO',22400,'noisy'),('635','Software (storEDGE)',6360,'fixed'),('640','Card fees',19300,'steady'),('645','Bookkeeping & CPA',9800,'steady'),('650','Supplies / misc.',3900,'noisy')],'Total expenses',gen=g,rt='TOTAL',kind='exp',key='total_operating_expenses')
noi=s.tot('Net operating income',[ti,te],rt='TOTAL',signs=[1,-1],key='noi')
i1=s.line('Interest - First Texas note',g(148200,'steady'),'700',lvl=1); i2=s.line('Depreciation',g(132000,'fixed'),'710',lvl=1)
ni=s.tot('Net income',[noi,i1,i2],rt='TOTAL',signs=[1,-1,-1],key='net_income')
NI=s.rows[ni]['values'][-1]
b=S('Balance Sheet',PN,None,'2025-06-30',['6/30/2025','6/30/2024'],sheet='Balance Sheet',nd=0)
def G(*v): return list(v)
ta=b.section('ASSETS',[
 dict(label='Current assets',totlabel='Total current assets',kids=[(None,'Checking - First Texas',118432,96207),(None,'Money market',205118,160044),(None,'Petty cash',300,300),(None,'Rents receivable',11846,9713),(None,'Prepaid insurance',13800,12950)]),
 dict(label='Property',totlabel='Net property',kids=[(None,'Land',640000,640000),(None,'Buildings',3512700,3498200),(None,'Paving & fencing',288150,288150),(None,'Golf cart & equipment',31640,26115),(None,'Accumulated depreciation',-1018400,-886400)]),
 (None,'Loan costs, net',22310,25960)],'TOTAL ASSETS',gen=G,rt='TOTAL',key='total_assets')
b.head('LIABILITIES & EQUITY')
tl=b.section('Liabilities',[(None,'Accounts payable',8215,11402),(None,'Credit card',2947,1866),(None,'Sales tax payable',1120,1043),(None,'Property tax accrued',45600,43100),(None,'Prepaid rents',26380,24915),(None,'First Texas note',2268750,2319410)],'Total liabilities',gen=G,key='total_liabilities')
tot=b.base[ta]; L_=b.base[tl]; eq=[tot[k]-L_[k] for k in(0,1)]
b.head('Equity'); ni24=251907; cap=900000; d25=eq[0]-eq[1]-NI; re24=eq[1]-cap-ni24+240000
# 2024: capital, retained, draws -240000, NI ; 2025: retained = re24+ni24-240000
e=[b.line("Owner's capital",[cap,cap]),b.line('Retained earnings',[re24+ni24-240000,re24]),b.line("Owner's draws",[d25,-240000]),b.line('Net income this fiscal year',[NI,ni24])]
te_=b.tot('Total equity',e,key='total_equity'); assert b.base[te_]==eq,(b.base[te_],eq)
tle=b.tot('TOTAL LIABILITIES & EQUITY',[tl,te_],rt='TOTAL'); assert b.base[tle]==tot
print(len(s.rows),s.rows[noi]['values'],NI,d25,re24)
wb=xlsxwriter.Workbook(DOC+'Bluebonnet FY25 books.xlsx'); w=wb.add_worksheet('P&L'); w2=wb.add_worksheet('Balance Sheet'); w3=wb.add_worksheet('notes')
F=lambda **k:wb.add_format(dict(font_name='Verdana',font_size=8,**k)); nf='#,##0;-#,##0;0'
w.write(0,0,PN,F(bold=True)); w.write(1,0,'Profit & Loss by Month',F(bold=True)); w.write(2,0,'fiscal year July 2024 - June 2025',F()); 
h=F(bold=True,bottom=2,align='right'); w.write(4,0,'acct',F(bold=True,bottom=2)); w.write(4,1,'',h)
for k,t in enumerate(cols): 
    if k<12: w.write_datetime(4,2+k,datetime.datetime(2024+(6+k)//12,(6+k)%12+1,1),F(bold=True,bottom=2,align='right',num_format='mmm-yy'))
    else: w.write(4,15,t,h)
q=5
for r,t in zip(s.rows,s.st):
    bb=r['rowType']!='LINE'; kw=dict(bold=True) if bb else {}
    if r['rowType']=='TOTAL': kw.update(bg_color='#FFF2CC',top=1)
    if r['accountCode']: w.write_number(q,0,int(r['accountCode']),F(align='left'))
    elif r['rowType']=='TOTAL': w.write_blank(q,0,None,F(**kw))
    w.write(q,1,r['label'],F(**kw))
    if not r['rowType']=='HEADING':
        for k,v in enumerate(r['values']): w.write_number(q,2+k if k<12 else 15,v,F(num_format=nf,**kw))
    q+=1
    if r['rowType']=='TOTAL' and r['label']!='Net income': q+=1
w.set_column(0,0,6); w.set_column(1,1,26); w.set_column(2,13,9); w.set_column(14,14,2); w.set_column(15,15,11); w.set_landscape(); w.fit_to_pages(1,0)
w2.write(0,1,PN,F(bold=True)); w2.write(1,1,'Balance Sheet',F(bold=True)); w2.write(2,1,'as of June 30, 2025 with prior year',F(italic=True)); w2.write(4,3,'6/30/2025',h); w2.write(4,4,'6/30/2024',h)
q=5
for r,t in zip(b.rows,b.st):
    bb=r['rowType']!='LINE'; w2.write(q,1,r['label'],F(bold=bb,indent=t['lvl']))
    if r['rowType']!='HEADING':
        for k,v in enumerate(r['values']): w2.write_number(q,3+k,v,F(bold=bb,num_format=nf,**(dict(top=1,bottom=6) if r['rowType']=='TOTAL' else dict(top=1) if bb else {})))
    q+=1
    if r['rowType'] in('TOTAL','SUBTOTAL'): q+=1
w2.set_column(0,0,2); w2.set_column(1,1,36); w2.set_column(2,2,2); w2.set_column(3,4,13); w2.set_portrait(); w2.fit_to_pages(1,0)
for k,t in enumerate(['books are cash + property tax accrual','522 units, 40 RV spaces','draws agree to checks 2201-2236','depreciation per CPA schedule, trued up each June']): w3.write(k,0,t)
wb.close()
save('Bluebonnet FY25 books.xlsx',[s,b],'SELF_STORAGE','OPERATING_STATEMENT_T12','s48a','bookkeeper workbook: monthly P&L and balance sheet on own sheets, blank spacer column, notes sheet',False)
