"""AppFolio Cash Flow of student apartments, exported; selected month and year to month end, percents, and the cash tail."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
R=random.Random(1608); NAME='cash_flow-20250531-Tillery_Street_Student_Housing.xlsx'
s=St(2)
def c(x): return int(round(x*100))
def L(t,b,k='inc',y=None,v=.08,ind=2): 
    a=b*R.uniform(1-v,1+v); yy=y if y is not None else b*5*R.uniform(1-v,1+v)
    return s.L(t,[c(a),c(yy)],kind=k,ind=ind)
s.H('Operating Income & Expense',0); s.H('Income',1)
i=[L('Rent Income - By the Bed',88400,v=.02),L('Rent Income - Summer Lease',6150,y=6150,v=0),L('Short-Term Premium',900,v=.2),L('Parking Income',3120),L('Utility Overage Bill-back',1870,v=.3),L('Application Fee Income',450,y=7425),L('Late Fee',1290,v=.3),L('Lease Transfer / Relet Fee',700,v=.5),L('Laundry Income',585),L('Furniture Damage Charges',0,y=1342.75,v=0),L('NSF Fees Collected',70,y=245,v=0)]
TI=s.T('Total Operating Income',i,1)
s.H('Expense',1)
x=[L('Advertising - Campus',640,'exp',v=.4),L('Bank Fees',85,'exp'),L('Cleaning and Maintenance',4100,'exp',v=.2),L('Community Assistants (Payroll)',2950,'exp'),L('Electricity',7900,'exp',v=.15),L('Fire Alarm Monitoring',310,'exp',v=0),L('Gas',1220,'exp',v=.4),L('Insurance - Property',0,'exp',y=27411,v=0),L('Internet - Bulk',3150,'exp',v=0),L('Landscaping',1350,'exp',v=0),L('Legal Expense',480,'exp',v=.8),L('Management Fees',5020,'exp',v=.02),L('Pest Control',365,'exp',v=0),L('Property Tax',0,'exp',y=48206.88,v=0),L('Repairs - HVAC',1400,'exp',v=.5),L('Repairs - Plumbing',1150,'exp',v=.5),L('Security - Courtesy Officer',2600,'exp',v=0),L('Supplies',520,'exp',v=.4),L('Trash',980,'exp',v=0),L('Water & Sewer',4730,'exp')]
TX=s.T('Total Operating Expense',x,1,kind='exp')
NO=s.T('NOI - Net Operating Income',[TI,neg(TX)],0)
s.H('Other Income & Expense',0); s.H('Other Income',1); oi=[L('Interest on Bank Accounts',14,v=.3),L("Receiver's Loan Proceeds",0,y=35000,v=0)]; TOI=s.T('Total Other Income',oi,1)
s.H('Other Expense',1); oe=[L('Capital - Stair Tower Repairs',12840,'exp',y=31975.4,v=0),L("Receiver Fees",6200,'exp',v=.2),L('Receiver Legal',3300,'exp',v=.5),L('Mortgage - Current Pay per Stipulation',25000,'exp',y=75000,v=0)]; TOE=s.T('Total Other Expense',oe,1,kind='exp')
NOI2=s.T('Net Other Income',[TOI,neg(TOE)],0)
sm=[s.T('Total Income',[TI,TOI],0),s.T('Total Expense',[TX,TOE],0,kind='exp')]
NI=s.T('Net Income',[sm[0],neg(sm[1])],0)
s.H('Other Items',0)
ot=[L('Prepayments',-3412.5,y=8840,v=0),L('Security Deposit Liability',-1250,y=-6475,v=0),L('Owner Contribution',0,y=0,v=0),L('Due to Prior Manager',0,y=-1904.19,v=0)]
NOT=s.T('Net Other Items',ot,0)
CF=s.T('Cash Flow',[NI,NOT],0)
bc=L('Beginning Cash',0,v=0,y=21408.33,ind=0)
s.rows[bc]['vals'][0]=s.rows[CF]['vals'][1]+s.rows[bc]['vals'][1]-s.rows[CF]['vals'][0]
EC=s.T('Beginning Cash + Cash Flow',[bc,CF],0)
ae=s.L('Actual Ending Cash',s.rows[EC]['vals'],ind=0)
wb=Workbook(); ws=wb.active; ws.title='Cash Flow'
F=lambda b=False,z=10,col='000000':Font(name='Arial',size=z,bold=b,color=col)
ws['A1']='Cash Flow'; ws['A1'].font=F(True,16)
for k,t in enumerate(['Properties: Tillery Street Student Housing - 77 Tillery St Northmere','Owned By: Receiver for Tillery Campus Partners','Period Range: 01/01/2025 to 05/31/2025 (Selected Month: May 2025)','Accounting Basis: Cash','GL Account Map: None - use master chart of accounts','Level of Detail: Detail View','Include Zero Balance GL Accounts: Yes']): ws.cell(2+k,1,t).font=F(z=9)
for k,t in enumerate(['Account Name','Selected Month','% of Selected Month','Year to Month End','% of Year to Month End']):
    x_=ws.cell(10,1+k,t); x_.font=F(True); x_.fill=PatternFill('solid',fgColor='D9E1EA'); x_.alignment=Alignment(wrap_text=True,horizontal='left' if k==0 else 'right')
y=11
for r in s.rows:
    b=r['typ']!='LINE'; ws.cell(y,1,r['label']).font=F(b); ws.cell(y,1).alignment=Alignment(indent=r['ind'])
    if r['vals']:
        for k in (0,1):
            cc=ws.cell(y,2+2*k,r['vals'][k]/100); cc.number_format='#,##0.00;-#,##0.00'; cc.font=F(b)
            if r['label'] in('Beginning Cash','Beginning Cash + Cash Flow','Actual Ending Cash'): continue
            p=ws.cell(y,3+2*k,round(r['vals'][k]/s.rows[TI]['vals'][k]*100,2)); p.number_format='0.00'; p.font=F(b)
            if r['typ']=='SUBTOTAL': cc.border=Border(top=Side('thin')); p.border=Border(top=Side('thin'))
    y+=1
    if r['label'] in('NOI - Net Operating Income','Net Other Income','Net Income','Net Other Items','Cash Flow'): y+=1
ws.cell(y+1,1,'Created on 06/04/2025').font=F(z=8,col='808080')
ws.column_dimensions['A'].width=46
for k in 'BCDE': ws.column_dimensions[k].width=17
wb.save(f'{BASE}/documents/{NAME}')
save(NAME,[s.truth('Cash Flow','Tillery Street Student Housing','2025-01-01','2025-05-31',['Selected Month','Year to Month End'],dict(total_income=TI,total_operating_expenses=TX,noi=NO,net_income=NI,net_cash_flow=CF),sheet='Cash Flow')],'STUDENT_HOUSING','CASH_FLOW_STATEMENT','AppFolio cash flow export',False)
