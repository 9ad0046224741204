# reforecast: nine months actual + three forecast, sums above their lines, numbers as text
import random
from st import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL
R=random.Random(1212)
mm=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
def der(b,n):
    t=sum(b[:12]); return b[:12]+[t,b[12],(t-b[12]) if n=='i' else (b[12]-t)]
S=St('2025 Reforecast (9+3)','The Calloway on Main',[('Actual ' if k<9 else 'Forecast ')+m for k,m in enumerate(mm)]+['FY 2025 Reforecast','FY 2025 Budget','FY 2025 Fav / (Unfav)'],'2025-01-01','2025-12-31',sheet='9+3',derive=der,dp=0,zero='zero')
def m(b,n=.1,only=None,g=0):
    v=[0 if only and i not in only else round(b*(1+g*i)*R.uniform(1-n,1+n)) for i in range(9)]
    f=[0 if only and i not in only else round(b*(1+g*i)/10)*10 for i in range(9,12)]
    bud=round(b*(len(only) if only else 12)*R.uniform(.96,1.05)/100)*100
    return v+f+[bud]
def above(label,build,nat,ind,kind='SUBTOTAL',key=None):
    pos=len(S.rows); S.rows.append(None); items=build(); S.T(label,items,nat=nat,ind=ind,kind=kind); S.rows[pos]=S.rows.pop()
    if key: S.keys[key]=pos
    return pos
def lines(ls,nat,ind): return lambda: [S.L(l,m(*a),nat=nat,ind=ind) for l,*a in ls]
def income(): return [above('Rental Income',lines([('Market Rent',329400,.002,None,.003),('Gain / (Loss) to Lease',-8900,.2),('Vacancy Loss',-16800,.2),('Concessions',-5200,.5),('Admin / Model Units',-2450,0),('Bad Debt',-2700,.6)],'i',2),'i',1),
 above('Utility Reimbursement',lines([('Water / Sewer',8950,.05),('Trash',3120,.03),('Electric Billback',4480,.08)],'i',2),'i',1),
 above('Other Resident Income',lines([('Parking',12650,.04),('Pet',3280,.08),('Storage',1690,.06),('Application & Move-In',3750,.3),('Late / NSF',2140,.3),('Amenity Fee',4900,.1)],'i',2),'i',1),
 above('Commercial Income',lines([('Ground-Floor Retail Rent',14200,0),('Retail CAM',2980,0)],'i',2),'i',1)]
def E(l,ls): return above(l,lines(ls,'e',2),'e',1)
def expense(): return [E('Payroll',[('On-Site Salaries',27800,.05),('Bonus',2100,.5),('Burden',6900,.08)]),E('Maintenance & Turnover',[('Repairs & Supplies',6300,.3),('Turnover',5150,.3),('Service Contracts',7450,.08),('Garage Power-Wash',4800,.05,[3,9])]),E('Utilities',[('Electric',7900,.1),('Gas',1850,.4),('Water / Sewer',10350,.07),('Refuse',3400,.03)]),E('Leasing & Marketing',[('Digital',4650,.1),('Broker Fees',3600,.6),('Events',780,.5)]),E('Administrative',[('Office & Software',4950,.1),('Professional',1100,.7)]),E('Taxes & Insurance',[('Real Estate Tax',38600,.0),('Insurance',9900,.0)]),E('Management Fee',[('Property Management Fee - 2.75%',9850,.03)])]
inc=above('TOTAL INCOME',income,'i',0,'TOTAL','total_income')
te=above('TOTAL OPERATING EXPENSES',expense,'e',0,'TOTAL','total_operating_expenses')
noi=S.T('NET OPERATING INCOME',[inc,~te],kind='TOTAL',key='noi')
ds=S.L('Debt Service',[112480]*12+[112480*12],nat='e',ind=0)
cx_=above('Capital',lines([('Unit Upgrades',18400,.4),('Lobby Refresh',61500,.0,[4,5])],'e',1),'e',0)
cf=S.T('NET CASH FLOW',[noi,~ds,~cx_],kind='TOTAL',key='net_cash_flow')
for r in S.rows: assert r
if __name__=='__main__':
    wb=Workbook(); ws=wb.active; ws.title='9+3'; F=lambda **k: Font(name='Tahoma',size=8,**k)
    ws['A1']='Property:'; ws['B1']='The Calloway on Main'; ws['A2']='Report:'; ws['B2']='2025 Reforecast (9+3)'; ws['A3']='Units:'; ws['B3']='184 apartments, 6 retail'; ws['A4']='Printed:'; ws['B4']='10/14/2025 16:20:07'
    for k in range(1,5): ws.cell(k,1).font=F(bold=True); ws.cell(k,2).font=F()
    cols=[3+k for k in range(12)]+[15,16,17]
    for a,b,t,col in((3,11,'Actual','D9E1F2'),(12,14,'Forecast','FCE4D6'),(15,18,'FY 2025','E2EFDA')):
        ws.merge_cells(start_row=6,start_column=a,end_row=6,end_column=b); q=ws.cell(6,a,t); q.alignment=Alignment(horizontal='center'); q.font=F(bold=True)
        for x in range(a,b+1): ws.cell(6,x).fill=PatternFill('solid',fgColor=col); ws.cell(7,x).fill=PatternFill('solid',fgColor=col)
    for x,t in zip(cols+[18],mm+['Reforecast','Budget','Fav / (Unfav)','%']): q=ws.cell(7,x,t); q.font=F(bold=True); q.alignment=Alignment(horizontal='right')
    y=8
    for i,r in enumerate(S.rows):
        if r['ind']==0: y+=1
        b=r['type']!='LINE' or r['ind']==0
        ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=2); q=ws.cell(y,1,r['label']); q.font=F(bold=b); q.alignment=Alignment(indent=2*r['ind'])
        for x,v in zip(cols,r['vals']):
            q=ws.cell(y,x,par(v,0)); q.font=F(bold=b); q.alignment=Alignment(horizontal='right')
            if r['type']=='TOTAL': q.border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
        t,bu,va=r['vals'][12:15]; q=ws.cell(y,18,f'{va/abs(bu)*100:.1f}%' if bu else 'n/a'); q.font=F(bold=b); q.alignment=Alignment(horizontal='right')
        ws.row_dimensions[y].outlineLevel=r['ind']; y+=1
    ws.sheet_properties.outlinePr.summaryBelow=False
    ws.column_dimensions['A'].width=9; ws.column_dimensions['B'].width=27
    for x in cols: ws.column_dimensions[CL(x)].width=10
    ws.column_dimensions['Q'].width=12; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    n='Calloway_reforecast_9plus3.xlsx'; wb.save(BASE+'/documents/'+n)
    save(n,[S],'MULTIFAMILY','OPERATING_STATEMENT_T12','RealPage-like reforecast, sums above their lines, 9 actual + 3 forecast months, budget and variance','numbers stored as text with parentheses, sum rows above children, merged grouped headers, outline levels')
