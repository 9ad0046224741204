# owner's self storage history, .xls; planted total_wrong
from common import *
import xlwt
fn='SecureKey Storage - 3 yr history + T12.xls'
s=S('Historical Operating Results','SecureKey Storage - Route 9',None,'2025-06-30',['2022','2023','2024','T-12 6/30/25'],sheet='History',dec=0)
L=s.line
s.head('Income')
a=[L('Gross Potential Storage Rent',[968400,1012750,1047300,1058940]),L('Vacancy & Rate Variance',[-131506,-139804,-168221,-172955]),L('Discounts/Promotions',[-21870,-26415,-38940,-35208]),L('Bad debt / Auction loss',[-7745,-9120,-12688,-11416])]
nr=s.tot('Net Storage Rent',a)
b=[L('Tenant insurance (net)',[38216,44590,49815,51604]),L('Late & lien fees',[29408,31177,34026,33510]),L('Admin fees',[11475,12150,10825,11050]),L('Merchandise - boxes & locks',[8844,9210,8467,8102]),L('Truck rental commissions',[5213,4877,4410,4236]),L('Billboard',[6000,6000,6600,6600])]
ot=s.tot('Total Other Income',b)
ti=s.tot('Effective Gross Income',[nr,ot],t='TOTAL',key='total_income')
s.head('Expenses')
e=[L(n,v) for n,v in [('Property taxes',[92418,95116,103880,107204]),('Property insurance',[14870,17925,21640,23118]),('On-site payroll',[98240,103866,109412,111050]),('Payroll taxes & WC',[11296,12048,12582,12771]),('Utilities',[21345,22610,23074,23390]),('Repairs & maintenance',[19870,26418,17925,21246]),('Landscape / snow',[7460,6980,8315,8890]),('Advertising & SEO',[24610,27350,31844,33016]),('Credit card fees',[16922,17804,18366,18512]),('Telephone & internet',[4188,4260,4416,4488]),('SiteLink software & call center',[5940,6312,7128,7380]),('Office & postage',[4812,5026,4377,4190]),('Legal & accounting',[3650,4200,3875,3900]),('Management fee (5%)',[round(x*.05) for x in s.rows[ti]['v']])]]
te=s.tot('Total Expenses',e,t='TOTAL',key='total_operating_expenses')
good=s.rows[te]['v'][1]; bad=good-s.rows[e[9]]['v'][1]; s.rows[te]['v'][1]=bad
noi=s.tot('Net Operating Income',[ti,te],t='TOTAL',key='noi',neg=[te])
s.planted=dict(what=f'Total Expenses 2023 printed {bad} (Telephone & internet left out of the sum); the lines add to {good}; the NOI follows the printed total',kind='total_wrong')
wb=xlwt.Workbook();ws=wb.add_sheet('History');w2=wb.add_sheet('Unit Mix')
X=xlwt.easyxf
fn0='font: name Calibri, height 220'
T=X('font: name Calibri, height 320, bold on, colour dark_green');n=X(fn0,num_format_str='#,##0_);(#,##0)');nb=X(fn0+', bold on; borders: top thin',num_format_str='$#,##0_);($#,##0)')
p=X('font: name Calibri, height 180, italic on, colour gray50',num_format_str='0.0%');hb=X(fn0+', bold on, colour white; pattern: pattern solid, fore_colour dark_green; align: horiz center');t=X(fn0);tb=X(fn0+', bold on');u=X('font: name Calibri, height 180, italic on, colour gray50',num_format_str='0.00')
ws.write(0,1,'SecureKey Storage - Route 9',T);ws.write(1,1,'1188 State Route 9, Fishkill, NY   |  612 units  |  71,250 NRSF',t);ws.write(2,1,'Historical Operating Results (cash basis, from owner\'s books)',t)
c=1;ws.write(4,1,'',hb);cols=[2,4,6,8]
for k,h in zip(cols,[2022,2023,2024,'T-12 6/30/25']): ws.write(4,k,h,hb);ws.write(4,k+1,'% EGI',hb)
ws.write(4,10,'T-12 $/SF',hb)
y=5;E=s.rows[ti]['v']
for r in s.rows:
    B_=r['t']!='LINE'
    if r['t']=='HEADING': y+=1
    ws.write(y,1,('' if B_ else '   ')+r['label'],tb if B_ else t)
    if r['t']!='HEADING':
        for j,k in enumerate(cols): ws.write(y,k,r['v'][j],nb if B_ else n);ws.write(y,k+1,r['v'][j]/E[j],p)
        ws.write(y,10,r['v'][3]/71250,u)
    y+=1
    if r['t']=='TOTAL': y+=1
for k in (3,): pass
ws.write(y,1,'Notes',tb);ws.write(y+1,1,'- Excludes depreciation, interest, capital items (2023 asphalt $48,200) and owner\'s auto.',t);ws.write(y+2,1,'- Rate increases of 8-10% went out Feb 2025 to tenants over 9 months.',t)
ws.col(0).width=600;ws.col(1).width=9200
for k in cols: ws.col(k).width=3800;ws.col(k+1).width=2200
ws.portrait=0;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.set_fit_to_pages(1) if hasattr(ws,'set_fit_to_pages') else None
for i,row in enumerate([('Size','Type','Units','Occupied','Street Rate'),('5x5','Non-CC',64,51,59),('5x10','Non-CC',138,120,89),('10x10','Non-CC',172,149,139),('10x15','Non-CC',96,80,175),('10x20','Non-CC',74,66,209),('10x10','Climate',48,41,182),('10x30','Non-CC',20,16,279)]):
    for j,v in enumerate(row): w2.write(i,j,v,tb if i==0 else t)
wb.save(f'{B}/documents/{fn}')
save(fn,[s],'SELF_STORAGE','OPERATING_STATEMENT','owner spreadsheet of calendar years and T-12 with % of EGI and per-foot columns, second sheet unit mix, xls',False)
