# Oracle FSG / USALI 11th-style summary + departmental hotel statement, xlsx (openpyxl); label column in the middle: PTD left, YTD right; % and POR columns
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
rng=random.Random(6606); F='FSG_USALI_OperStmt_Meridian_Grand_MAR25.xlsx'
# base: 0 ptd act,1 ptd bud,2 ptd LY, 3 ytd act, 4 ytd bud, 5 ytd LY
s=S(6)
def L(label,mb,noise=.07,code=None,nat=1,lvl=2):
    out=[]
    for k in (1,2.72):
        b=mb*k
        out+=[b*rng.uniform(1-noise,1+noise),b*rng.uniform(.985,1.015),b*rng.uniform(.9,1.0)]
    return s.l(label,[int(round(x))*100 for x in out],code=code,nat=nat,lvl=lvl)
def grp(head,lines,tot,nat=1,key=None,hl=1,kind='SUBTOTAL'):
    if head: s.h(head,nat=nat,lvl=hl)
    it=[L(q[1],q[2],*(q[3:] or [.07]),code=q[0],nat=nat) for q in lines]
    return s.t(tot,it,nat=nat,key=key,lvl=hl,kind=kind)
# statistics
s.h('STATISTICS')
rms=312; av=[rms*31]*3+[rms*90]*3; sold=[7642,7518,7390,21018,20870,20344]
s.l('Available Rooms',[float(x) for x in av],stat='int'); s.l('Occupied Rooms',[float(x) for x in sold],stat='int')
s.l('Occupancy %',[round(a/b,4) for a,b in zip(sold,av)],stat='pct')
adrrow=s.l('Average Daily Rate',[0.0]*6,stat='rate'); rprow=s.l('RevPAR',[0.0]*6,stat='rate')
s.h('OPERATING REVENUE')
rr=grp('Rooms Revenue',[('4010','Transient - Retail',702300),('4020','Transient - Negotiated',288400),('4030','Transient - OTA / Discount',211900,.12),('4050','Group - Association',196500,.2),('4060','Group - Corporate',244800,.2),('4070','Contract - Airline Crew',92100,.03),('4090','Less: Allowances',-6100,.3)],'Rooms',key=None)
fb=grp('Food and Beverage Revenue',[('4210','Outlet Food - Brasserie',121800),('4220','Outlet Beverage - Lobby Bar',68900,.1),('4230','In-Room Dining',17400,.1),('4240','Banquet Food',188300,.2),('4245','Banquet Beverage',51700,.2),('4250','Audio Visual',33900,.2),('4260','Room Rental & Service Charges',57600,.2)],'Food and Beverage')
od=grp('Other Operated Departments Revenue',[('4410','Parking - Valet & Self',71300,.06),('4430','Spa & Fitness',22600,.1),('4450','Guest Laundry',2400,.2),('4470','Gift Shop',9100,.15)],'Other Operated Departments')
mi=grp('Miscellaneous Income',[('4510','Space Rental & Concessions',8200,.01),('4520','Attrition & Cancellation Fees',18800,.8),('4530','Resort / Destination Fee',61300,.04),('4540','Commissions',1900,.3)],'Miscellaneous Income')
ti=s.t('TOTAL OPERATING REVENUE',[rr,fb,od,mi],kind='TOTAL',key='total_income')
s.rows[adrrow]['v']=[round(a/100/b,2) for a,b in zip(s.rows[rr]['v'],sold)]; s.rows[rprow]['v']=[round(a/100/b,2) for a,b in zip(s.rows[rr]['v'],av)]
s.h('DEPARTMENTAL EXPENSES',nat=-1)
re=grp('Rooms',[('5010','Salaries & Wages - Front Office',88400),('5020','Salaries & Wages - Housekeeping',141300),('5040','Payroll Taxes & Benefits',74900),('5060','Travel Agent & OTA Commissions',58100,.12),('5070','Guest Supplies & Amenities',27400,.12),('5080','Linen',9200,.3),('5090','Reservations / CRS',31600),('5095','Contract Cleaning',18300,.3)],'Rooms Expense',-1)
s.h('Food and Beverage',nat=-1,lvl=1)
fc=[L('Cost of Food Sales',96300,.06,'5210',-1),L('Cost of Beverage Sales',27200,.06,'5220',-1),L('Cost of Audio Visual',11900,.15,'5225',-1)]
cs=s.t('Total Cost of Sales',fc,nat=-1,lvl=2)
fl=[L('Salaries & Wages - Kitchen',74800,.06,'5230',-1),L('Salaries & Wages - Service',91100,.06,'5240',-1),L('Payroll Taxes & Benefits',58900,.06,'5250',-1),L('China, Glass, Silver & Linen',6100,.3,'5260',-1),L('Music & Entertainment',4300,.3,'5270',-1),L('Other F&B Operating',21700,.15,'5290',-1)]
fe=s.t('Food and Beverage Expense',[cs]+fl,nat=-1,lvl=1)
oe=grp('Other Operated Departments',[('5410','Parking Operator Cost',29800,.05),('5430','Spa Payroll & Products',16900,.1),('5470','Gift Shop Cost of Sales',4700,.15)],'Other Operated Departments Expense',-1)
tde=s.t('TOTAL DEPARTMENTAL EXPENSES',[re,fe,oe],nat=-1,kind='TOTAL')
dp=s.t('TOTAL DEPARTMENTAL PROFIT',[ti,tde],[1,-1],kind='TOTAL')
s.h('UNDISTRIBUTED OPERATING EXPENSES',nat=-1); U=[]
for nme,l in [('Administrative and General',[('6010','Salaries, Wages & Benefits - A&G',76300,.04),('6020','Credit Card Commissions',52800,.06),('6030','Professional & Legal Fees',6900,.5),('6040','Human Resources',11200,.2),('6050','Bad Debt',1800,.9),('6060','Security',23100,.05)]),('Information and Telecommunications Systems',[('6110','System Costs & Licences',21700,.05),('6120','Telecom & Guest Internet',9300,.03)]),('Sales and Marketing',[('6210','Salaries, Wages & Benefits - S&M',62400,.04),('6220','Loyalty Program',41900,.1),('6230','Brand Marketing Contribution',37300,.05),('6240','Agency, Digital & Media',18600,.25)]),('Franchise Fees',[('6300','Royalty Fees',84900,.05)]),('Property Operation and Maintenance',[('6410','Salaries, Wages & Benefits - POM',47300,.04),('6420','Building, HVAC & Elevator',24900,.3),('6430','Grounds, Pool & Life Safety',8100,.2),('6440','Waste Removal',5200,.05)]),('Utilities',[('6510','Electricity',51900,.12),('6520','Gas / Steam',17600,.2),('6530','Water & Sewer',13800,.08)])]:
    U.append(grp(nme,l,'Total '+nme,-1))
tu=s.t('TOTAL UNDISTRIBUTED EXPENSES',U,nat=-1,kind='TOTAL')
gop=s.t('GROSS OPERATING PROFIT',[dp,tu],[1,-1],kind='TOTAL')
mf=L('Management Fees',76200,.04,'7010',-1,1)
inn=s.t('INCOME BEFORE NON-OPERATING INCOME AND EXPENSES',[gop,mf],[1,-1],kind='TOTAL')
no=grp('NON-OPERATING INCOME AND EXPENSES',[('7110','Property & Other Taxes',91600,.01),('7120','Insurance',38200,.01),('7130','Rent - Land & Equipment',6900,.02),('7190','Other (Owner Expenses)',3100,.6)],'Total Non-Operating Income and Expenses',-1,hl=0)
eb=s.t('EBITDA',[inn,no],[1,-1],kind='TOTAL')
ff=L('FF&E Replacement Reserve (4%)',101000,.05,'7200',-1,1)
noi=s.t('EBITDA LESS REPLACEMENT RESERVE',[eb,ff],[1,-1],kind='TOTAL')
cols=['PTD Actual','PTD Budget','PTD Last Year','YTD Actual','YTD Budget','YTD Last Year']
getv=lambda r:r['v']
wb=Workbook(); w=wb.active; w.title='Oper Stmt'
fn='Calibri'; B=Font(name=fn,size=9,bold=True); R=Font(name=fn,size=9); thin=Side(style='thin'); med=Side(style='medium')
def put(r,c,v,f=R,nf=None,al=None,bd=None,fill=None):
    x=w.cell(r,c,v); x.font=f
    if nf: x.number_format=nf
    if al: x.alignment=al
    if bd: x.border=bd
    if fill: x.fill=fill
put(1,1,'OPERA-GL SET OF BOOKS: 07 MERIDIAN',R); put(1,10,'Meridian Grand Hotel & Conference Center',Font(name=fn,size=12,bold=True),al=Alignment(horizontal='center'))
put(1,19,'Date: 08-APR-2025 10:02:51',al=Alignment(horizontal='right')); put(2,10,'Statement of Operations - Full Detail',B,al=Alignment(horizontal='center')); put(3,10,'Current Period: MAR-25    Currency: USD',R,al=Alignment(horizontal='center')); put(2,19,'Page: 1',al=Alignment(horizontal='right'))
# cols: A act, B %, C POR, D bud, E %, F POR, G LY, H %, I sp, J label, K acct, L act M % N POR O bud P % Q LY R % S POR(ly)
grey=PatternFill('solid',fgColor='D9D9D9')
for rng_,t in (('A5:H5','PERIOD TO DATE'),('L5:S5','YEAR TO DATE')):
    w.merge_cells(rng_); put(5,1 if t[0]=='P' else 12,t,B,al=Alignment(horizontal='center'),fill=grey)
for rng_,c,t in (('A6:C6',1,'ACTUAL'),('D6:F6',4,'BUDGET'),('G6:H6',7,'LAST YEAR'),('L6:N6',12,'ACTUAL'),('O6:P6',15,'BUDGET'),('Q6:S6',17,'LAST YEAR')):
    w.merge_cells(rng_); put(6,c,t,B,al=Alignment(horizontal='center'))
for c,t in zip((1,2,3,4,5,6,7,8,12,13,14,15,16,17,18,19),('$','%','POR','$','%','POR','$','%','$','%','POR','$','%','$','%','POR')): put(7,c,t,B,al=Alignment(horizontal='right'),bd=Border(bottom=med))
put(7,11,'ACCT',B,bd=Border(bottom=med),al=Alignment(horizontal='center')); put(7,10,'DESCRIPTION',B,bd=Border(bottom=med),al=Alignment(horizontal='center'))
row=8; mcols=(1,4,7,12,15,17); pc=(2,5,8,13,16,18); por={0:3,1:6,3:14,5:19}
for r in s.rows:
    t=r['type']; f=R if t=='LINE' else B
    put(row,10,r['label'],f,al=Alignment(indent=r['lvl'] if t!='TOTAL' else 0,horizontal='left'))
    if r['code']: put(row,11,r['code'],R,al=Alignment(horizontal='center'))
    if r['v']:
        bd=Border(top=thin) if t=='SUBTOTAL' else Border(top=thin,bottom=thin) if t=='TOTAL' else None
        for j,c in enumerate(mcols):
            if r.get('stat'):
                put(row,c,r['v'][j],f,{'int':'#,##0','pct':'0.0%','rate':'#,##0.00'}[r['stat']])
            else:
                put(row,c,r['v'][j]//100,f,'#,##0;[Red](#,##0)',bd=bd); put(row,pc[j],round(r['v'][j]/s.rows[ti]['v'][j],4),f,'0.0%',bd=bd)
                if j in por: put(row,por[j],round(r['v'][j]/100/sold[j],2),f,'0.00',bd=bd)
    row+=1
    if t=='TOTAL': row+=1
for i in range(1,20): w.column_dimensions[chr(64+i)].width=[11,7,8,11,7,8,11,7,1.5,46,6,12,7,8,12,7,12,7,8][i-1]
w.sheet_view.showGridLines=False; w.freeze_panes='A8'; w.page_setup.orientation='landscape'; w.page_setup.paperSize=5; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.print_title_rows='1:7'
wb.save(os.path.join(DOCS,F))
st=truth(s,'Statement of Operations - Full Detail','Meridian Grand Hotel & Conference Center',None,'2025-03-31',cols,getv,sheet='Oper Stmt')
save(F,[st],dict(assetType='HOSPITALITY',documentType='OPERATING_STATEMENT',author='controllers',style='Oracle FSG spreadsheet of a uniform-system hotel statement; PTD left of the description, YTD right; three-line grouped header',hard='description in the 10th column, each block has $, % and per-occupied-room columns in uneven order, room statistics first, same captions used for revenue and expense departments, totals named like departments'))
