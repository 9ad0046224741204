from common import *
import xlsxwriter,random
random.seed(44)
f='04_Tauhara_Bay_Marina_Profit_and_Loss.xlsx'
mm=['Mar 2025','Feb 2025','Jan 2025','Dec 2024','Nov 2024','Oct 2024','Sep 2024','Aug 2024','Jul 2024','Jun 2024','May 2024','Apr 2024']
seas=[1.1,1.35,1.5,1.4,1.05,.9,.75,.6,.55,.6,.75,.95]
s=S('Profit and Loss','Tauhara Bay Marina Limited',mm+['Total'],'2024-04-01','2025-03-31',sheet='Profit and Loss')
def L(lab,base,sz=0,jit=.05,spots=None):
    v=[]
    for k in range(12):
        if spots is not None: v.append(round(spots.get(k,0),2))
        else: v.append(round(base*(1+(seas[k]-1)*sz)*(1+random.uniform(-jit,jit)),2))
    return s.l(lab,v+[round(sum(v),2)])
s.h('Trading Income')
i=[L('Berth Rentals - Annual',41250,0,.012),L('Berth Rentals - Casual',6400,1,.1),L('Boat Ramp Fees',1850,1.1,.1),L('Electricity Recovered',2900,.4),L('Fuel Dock Sales',18800,1.1,.08),L('Hardstand & Travelift',7300,.4,.2),L('Swing Moorings',3680,0,.01)]
ti=s.t('Total Trading Income',i,key='total_income')
s.h('Cost of Sales')
c=[L('Fuel Purchases',16100,1.1,.06),L('Merchant Fees',690,.9,.05)]
tc=s.t('Total Cost of Sales',c)
gp=s.t('Gross Profit',[ti,tc],minus=[tc])
s.h('Operating Expenses')
e=[L('Accounting Fees',0,spots={0:1450,3:480,6:480,9:3850}),L('ACC Levies',0,spots={8:3712.44}),L('Advertising',340,.3,.3),L('Bank Fees',41,0,.2),L('Cleaning & Rubbish',1280,.6),L('Coastal Permit & Resource Consent',0,spots={5:6900}),L('Dredging',0,spots={7:38500,8:11240.6}),L('Electricity',3650,.3),L('Insurance',2466.67,0,0),L('Kiwisaver Employer Contributions',412,.2,.04),L('Pontoon Repairs',2350,-.4,.5),L('Rates - District Council',0,spots={1:4188.25,4:4188.25,7:4188.25,10:4021.9}),L('Seabed Licence',1925,0,0),L('Security',760,0,.02),L('Telephone & Internet',228,0,.06),L('Wages',13750,.25,.04),L('Water',540,.6,.1)]
te=s.t('Total Operating Expenses',e,key='total_operating_expenses')
ni=s.t('Net Profit',[gp,te],minus=[te],key='net_income',kind='TOTAL')
w=xlsxwriter.Workbook(DOC+f,{'default_format_properties':{'font_name':'Arial','font_size':9}}); ws=w.add_worksheet('Profit and Loss')
F=lambda **k: w.add_format(dict(font_name='Arial',font_size=k.pop('sz',9),**k))
T=F(sz=14,bold=1); SB=F(sz=11,bold=1); hd=F(bold=1,bottom=1,align='right'); hb=F(bold=1,bottom=1); n=F(num_format='#,##0.00;(#,##0.00)'); nt=F(num_format='#,##0.00;(#,##0.00)',bold=1,top=1); lt=F(bold=1,top=1); p=F(); b=F(bold=1)
ws.merge_range(0,0,0,13,'Profit and Loss',T); ws.merge_range(1,0,1,13,'Tauhara Bay Marina Limited',SB); ws.merge_range(2,0,2,13,'For the year ended 31 March 2025',SB)
ws.write(4,0,'Account',hb)
for j,m in enumerate(mm+['Total']): ws.write(4,1+j,m,hd)
r=5
for row,m in s.R():
    if row['rowType']=='HEADING': r+=1; ws.write(r,0,row['label'],b); r+=1; continue
    tot=row['rowType']!='LINE'
    if row['label'] in('Gross Profit','Net Profit'): r+=1
    ws.write(r,0,row['label'],lt if tot else p)
    for j,v in enumerate(row['values']): ws.write_number(r,1+j,v,nt if tot else n)
    r+=1
ws.set_column(0,0,34); ws.set_column(1,13,12); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); w.close()
save(f,[s],'OTHER','OPERATING_STATEMENT_T12','marina owner (Xero, New Zealand)','Xero P&L export, newest month first','easy')
