# Broker recast, xlsxwriter with formulas, per unit & % columns, notes column
from common import *
import xlsxwriter
rng=random.Random(4804); U=148
cols=['T-12 Actual Oct-24 - Sep-25','T-3 Annualized Jul-25 - Sep-25','Year 1 Pro Forma']
s=S('Recast Operating Statement','Larkspur Commons',None,'2025-09-30',cols,sheet='Recast',nd=0)
def v(a,t3,pf): return [a,t3,pf]
N={}
def L(label,a,b,c,note=None,kind='inc'):
    i=s.line(label,[a,b,c],kind=kind); N[i]=note; return i
s.head('REVENUE')
gp=[L('Market Rent',2584320,2638176,2717280,'A'),L('Loss to Lease',-88465,-71912,-54346,'B')]
g=s.tot('Gross Potential Rent',gp)
ded=[L('Vacancy',-163204,-149880,-133147,'C'),L('Non-Revenue Units',-17520,-17760,-18024),L('Concessions',-41377,-29604,-13315),L('Bad Debt',-32918,-24116,-19972)]
nr=s.tot('Net Rental Income',[g]+ded)
oi=[L('Utility Reimbursement (RUBS)',151206,158448,168720,'D'),L('Pet Income',27915,29340,30200),L('Parking / Carport',19480,20052,26640,'E'),L('Fee Income (App, Admin, Late, MTM)',71337,66924,73400),L('Washer-Dryer Rental',0,4860,35520,'F'),L('Other Income',9042,7716,9300)]
ot=s.tot('Total Other Income',oi)
egi=s.tot('EFFECTIVE GROSS INCOME',[nr,ot],rt='TOTAL',key='total_income')
s.head('CONTROLLABLE EXPENSES')
ce=[L(*x,kind='exp') for x in [('Payroll & Benefits',318440,326112,303400,'G'),('Repairs & Maintenance',107226,98840,88800),('Make-Ready',53917,61228,44400),('Contract Services',68311,69020,66600),('Marketing',34180,31596,29600),('General & Administrative',46825,45372,40700,'H')]]
ct=s.tot('Total Controllable Expenses',ce,kind='exp')
s.head('NON-CONTROLLABLE EXPENSES')
ne=[L(*x,kind='exp') for x in [('Utilities',198554,203940,204511),('Management Fee',78320,79215,70556,'I'),('Insurance',133792,141800,125800,'J'),('Real Estate Taxes',296418,296418,348117,'K')]]
nt=s.tot('Total Non-Controllable Expenses',ne,kind='exp')
te=s.tot('TOTAL OPERATING EXPENSES',[ct,nt],rt='TOTAL',kind='exp',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[egi,te],rt='TOTAL',signs=[1,-1],key='noi')
rs=L('Replacement Reserves',0,0,37000,'L','exp'); s.rows[rs]['values'][:2]=[None,None]; s.base[rs][:2]=[None,None]
ncf=s.tot('NET CASH FLOW AFTER RESERVES',[noi,rs],rt='TOTAL',signs=[1,-1],key='net_cash_flow')
wb=xlsxwriter.Workbook(DOC+'Larkspur Commons - Recast & Pro Forma.xlsx'); ws=wb.add_worksheet('Recast'); w2=wb.add_worksheet('Assumptions')
F=lambda **k:wb.add_format(dict(font_name='Garamond',font_size=11,**k))
navy='#14213D'
ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,1); ws.set_column(0,0,1.5); ws.set_column(1,1,37); ws.set_column(2,9,13); ws.set_column(2,2,15); ws.set_column(5,5,15); ws.set_column(9,9,14); ws.set_column(11,11,7)
ws.write('B2','Larkspur Commons',F(bold=True,font_color=navy)); ws.write('B3','148 Units  |  Built 1998  |  Raleigh, NC',F(italic=True)); ws.write('B4','Recast Operating Statement',F(bold=True))
h=F(bold=True,bg_color=navy,font_color='white',align='center'); 
for c in range(1,12): ws.write_blank(5,c,None,h); ws.write_blank(6,c,None,h)
for c,(a,b) in {2:('T-12 Actual','Oct-24 - Sep-25'),3:('','% EGI'),4:('','Per Unit'),5:('T-3 Annualized','Jul-25 - Sep-25'),6:('','% EGI'),7:('','Per Unit'),9:('Year 1','Pro Forma'),10:('','Per Unit'),11:('','Note')}.items(): ws.write(5,c,a,h); ws.write(6,c,b,h)
fm='$#,##0_);($#,##0);"-"_)'; q=7; rowof={}
for i,(r,t) in enumerate(zip(s.rows,s.st)):
    rowof[i]=q; T=r['rowType']=='TOTAL'; sub=r['rowType']=='SUBTOTAL'
    b=dict(bold=T or sub or r['rowType']=='HEADING'); 
    if sub: b['top']=1
    if T: b.update(top=1,bottom=6,bg_color='#E9ECF2')
    ws.write(q,1,r['label'],F(indent=0 if r['rowType']!='LINE' else 1,**b))
    if r['rowType']!='HEADING':
        for k,c in enumerate((2,5,9)):
            x=r['values'][k]
            if x is None: continue
            cl='CFJ'[k]
            if t['items']:
                f='='+''.join(('+' if sg>0 else '-')+f'{cl}{rowof[j]+1}' for j,sg in zip(t['items'],t['signs'])).lstrip('+')
                ws.write_formula(q,c,f,F(num_format=fm,**b),x)
            else: ws.write_number(q,c,x,F(num_format=fm,font_color='#0000C0' if k<2 else 'black',**b))
            e=s.rows[egi]['values'][k]
            if k<2: ws.write_number(q,c+1,x/e,F(num_format='0.0%;(0.0%)',italic=True,font_color='#666666',**b)); ws.write_number(q,c+2,x/U,F(num_format='#,##0;(#,##0)',italic=True,font_color='#666666',**b))
            else: ws.write_number(q,10,x/U,F(num_format='#,##0;(#,##0)',italic=True,font_color='#666666',**b))
        if N.get(i): ws.write(q,11,N[i],F(align='center',**b))
    q+=1
    if T or (sub and r['label'] in('Net Rental Income','Total Other Income')): q+=1
notes=['A  Market rent per 9/30/2025 rent roll; Year 1 trended 3.0%.','B  Year 1 loss to lease 2.0% of market rent.','C  Year 1 vacancy 5.0% of gross potential rent.','D  RUBS program rolled to all renewals in July 2025.','E  74 new carports at $30 per month, 27 already leased.','F  Owner-installed washers and dryers in 74 units at $40 per month.','G  Normalized to 5.5 FTE staffing.','H  Excludes owner travel and partnership legal.','I  Year 1 at 2.5% of EGI.','J  Quoted at $850 per unit.','K  Reassessed at 80% of price, 2025 millage.','L  $250 per unit.']
ws.write(q,1,'Notes',F(bold=True,underline=1))
for j,t in enumerate(notes): ws.write(q+1+j,1,t,wb.add_format(dict(font_name='Garamond',font_size=9)))
w2.set_column(0,0,30); w2.set_column(1,1,16)
for j,(a,b) in enumerate([('Assumption','Value'),('Units',148),('Avg SF',912),('Year built',1998),('Renovated units',61),('Avg renovation premium','$145 / month'),('Going-in reassessment ratio','80%'),('Rent growth Year 1','3.0%')]): w2.write(j,0,a); w2.write(j,1,b)
wb.close()
n='Larkspur Commons - Recast & Pro Forma.xlsx'
save(n,[s],'MULTIFAMILY','OPERATING_STATEMENT','s48a','broker recast with pro forma, per-unit and % columns, lettered notes, live formulas',True)
print(len(s.rows),s.rows[noi]['values'])
