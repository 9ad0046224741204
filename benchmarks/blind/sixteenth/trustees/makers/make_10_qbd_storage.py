"""QuickBooks Desktop Profit & Loss Budget vs. Actual export: labels stepped over columns A-F, spacer columns, percent column."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
R=random.Random(1610); NAME='QB_PL_BvA_Dunmore_Lock_Storage.xlsx'
def c(x): return int(round(x*100))
s=St(3) # actual YTD, budget, prior yr
def L(t,b,k='inc',ind=3,v=.08,bud=True): return s.L(t,[c(b*R.uniform(1-v,1+v)),c(round(b,-2)) if bud else None,c(b*R.uniform(.88,1.02))],kind=k,ind=ind)
s.H('Ordinary Income/Expense',0); s.H('Income',1)
s.H('4000 · Rental Income',2); a=[L('4010 · Unit Rent - Climate',188400),L('4020 · Unit Rent - Drive Up',142900),L('4030 · RV Parking',21600),L('4090 · Discounts and Promotions',-14700,v=.2)]
t=s.T('Total 4000 · Rental Income',a,2)
o=[L('4100 · Late Charges',12800,ind=2),L('4200 · Admin Fees',4300,ind=2),L('4300 · Tenant Insurance Commission',16900,ind=2),L('4400 · Merchandise Sales',3900,ind=2),L('4900 · Auction Surplus',600,ind=2,v=.8,bud=False)]
TI=s.T('Total Income',[t]+o,1)
s.H('Cost of Goods Sold',1); cg=[L('5000 · Locks and Boxes',1950,'exp',ind=2)]; TC=s.T('Total COGS',cg,1,kind='exp')
GP=s.T('Gross Profit',[TI,neg(TC)],0)
s.H('Expense',1)
x=[L('6010 · Advertising',8200,'exp',2),L('6050 · Bank and Card Fees',7900,'exp',2),L('6100 · Computer and Gate Software',4700,'exp',2),L('6150 · Insurance',18300,'exp',2,.02),L('6200 · Management Fee',22400,'exp',2,.03)]
s.H('6300 · Payroll',2); p=[L('6310 · Wages - Manager',41500,'exp',3,.03),L('6320 · Wages - Assistant',17800,'exp',3),L('6330 · Payroll Taxes',5100,'exp',3),L('6340 · Workers Comp',1450,'exp',3)]; tp=s.T('Total 6300 · Payroll',p,2,kind='exp')
x2=[L('6400 · Property Taxes',36700,'exp',2,.02)]
s.H('6500 · Repairs',2); r=[L('6510 · Doors',3900,'exp',3,.3),L('6520 · Elevator',2700,'exp',3,.1),L('6530 · Grounds and Snow',5200,'exp',3,.2),L('6540 · HVAC',2900,'exp',3,.4)]; tr=s.T('Total 6500 · Repairs',r,2,kind='exp')
s.H('6600 · Utilities',2); u=[L('6610 · Electric',14600,'exp',3),L('6620 · Gas',2100,'exp',3,.2),L('6630 · Phone and Internet',2350,'exp',3),L('6640 · Water',990,'exp',3)]; tu=s.T('Total 6600 · Utilities',u,2,kind='exp')
TE=s.T('Total Expense',x+[tp]+x2+[tr,tu],1,kind='exp')
NO=s.T('Net Ordinary Income',[GP,neg(TE)],0)
s.H('Other Income/Expense',0); s.H('Other Income',1); oi=[L('7010 · Interest Income',210,ind=2,v=.3,bud=False)]; toi=s.T('Total Other Income',oi,1)
s.H('Other Expense',1); oe=[L('8010 · Mortgage Interest',78400,'exp',2,.01),L('8050 · Trustee Fees',13800,'exp',2,.15),L('8060 · Trustee Counsel',9600,'exp',2,.3),L('8100 · Paving (Capital)',24000,'exp',2,.02)]
s.rows[oe[1]]['vals'][2]=s.rows[oe[2]]['vals'][2]=s.rows[oe[3]]['vals'][2]=None
toe=s.T('Total Other Expense',oe,1,kind='exp'); no=s.T('Net Other Income',[toi,neg(toe)],0)
NI=s.T('Net Income',[NO,no],0,typ='TOTAL')
bud=[(r_['vals'][1]) if r_['vals'] else None for r_ in s.rows]
s.derive(lambda v,k:[v[0],v[1],None if v[1] is None else v[0]-v[1],v[2]])
s.rows[toi]['vals'][1]=0; s.rows[toi]['vals'][2]=s.rows[toi]['vals'][0]
# a total's over-budget is actual less budget, but QuickBooks leaves lines without a budget blank: give those lines a 0 budget instead
for r_ in s.rows:
    if r_['vals'] and r_['vals'][1] is None: r_['vals'][1]=0; r_['vals'][2]=r_['vals'][0]
wb=Workbook(); ws=wb.active; ws.title='Sheet1'
A=lambda b=True,z=8:Font(name='Arial',size=z,bold=b)
ws['A1']='Dunmore Lock Self Storage - Trustee Acct'; ws['A1'].font=A(z=12); ws['A2']='Profit & Loss Budget vs. Actual'; ws['A2'].font=A(z=14); ws['A3']='January through September 2025'; ws['A3'].font=A(z=10)
ws['L1']='3:18 PM'; ws['L2']='10/09/25'; ws['L3']='Cash Basis'
for k in (1,2,3): ws.cell(k,14).font=A()
CO={0:7,1:9,2:11,3:15}; PC=13
for cc,t_ in ((7,'Jan - Sep 25'),(9,'Budget'),(11,'$ Over Budget'),(13,'% of Budget'),(15,'Jan - Sep 24')):
    z=ws.cell(5,cc,t_); z.font=A(); z.number_format='@'; z.alignment=Alignment(horizontal='center'); z.border=Border(bottom=Side('thick'))
y=6
for r_ in s.rows:
    ws.cell(y,1+r_['ind']+(0 if r_['ind']<1 else 1),r_['label']).font=A()
    if r_['label'][:4].isdigit(): r_['code'],r_['label']=r_['label'].split(' · ',1)   # truth: code apart
    if r_['vals']:
        for k,v in enumerate(r_['vals']):
            if v is None: continue
            z=ws.cell(y,CO[k],v/100); z.number_format='#,##0.00;-#,##0.00'; z.font=A(False)
            if r_['typ']!='LINE': z.border=Border(top=Side('thin'),bottom=Side('double') if r_['typ']=='TOTAL' else None)
        if r_['vals'][1]: z=ws.cell(y,PC,r_['vals'][0]/r_['vals'][1]); z.number_format='0.0%'; z.font=A(False)
    y+=1
for k,w in zip('ABCDEF',[3,3,3,3,3,32]): ws.column_dimensions[k].width=w
for k in 'HJLN': ws.column_dimensions[k].width=1.5
for k in 'GIKMO': ws.column_dimensions[k].width=13
ws['L1'].value=ws['L2'].value=ws['L3'].value=None
for k,t_ in enumerate(['3:18 PM','10/09/25','Cash Basis']): ws.cell(1+k,15,t_).font=A(); ws.cell(1+k,15).alignment=Alignment(horizontal='right')
wb.save(f'{BASE}/documents/{NAME}')
save(NAME,[s.truth('Profit & Loss Budget vs. Actual','Dunmore Lock Self Storage','2025-01-01','2025-09-30',['Jan - Sep 25','Budget','$ Over Budget','Jan - Sep 24'],dict(total_income=TI,total_operating_expenses=TE,noi=NO,net_income=NI),sheet='Sheet1')],'SELF_STORAGE','OPERATING_STATEMENT','QuickBooks Desktop budget vs actual export, stepped labels',True)
