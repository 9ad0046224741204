# student housing T12 workbook, account codes, date headers; planted wrong total
from common import *
import openpyxl,datetime
from openpyxl.styles import Font,Border,Side,Alignment
R=random.Random(3207)
mm=[(2023,m) for m in range(7,13)]+[(2024,m) for m in range(1,7)]
C=[datetime.date(y,m,1).strftime('%b-%y') for y,m in mm]+['Total']
s=St('Statement (12 months)','The Quad at Fennimore','2023-07-01','2024-06-30',C,sheet='Report1')
def g(b,sd=.02,sh=None,neg=False):
    m=[round(b*(1+R.uniform(-sd,sd))*(sh[i] if sh else 1),2) for i in range(12)]
    if neg: m=[-v for v in m]
    return m+[r2(sum(m))]
turn=[2.4,4.5,.9,.5,.4,.6,.5,.4,.4,.5,1.2,1.6]
s.h('INCOME','4000-0000');s.h('RENT','4001-0000')
a=[s.l(l,g(*q),c) for c,l,q in [('4010-0000','By-the-Bed Rent',(287400,.03)),('4015-0000','Month to Month Premiums',(1450,.3)),('4020-0000','Less: Vacancy',(19800,.2,None,True)),('4030-0000','Less: Concessions',(5200,.4,None,True)),('4040-0000','Less: Bad Debt',(3900,.5,None,True))]]
a=s.t('NET RENTAL INCOME',a,code='4099-0000')
s.h('OTHER INCOME','4100-0000')
b=[s.l(l,g(*q),c) for c,l,q in [('4110-0000','Application / Admin Fees',(3100,.5)),('4120-0000','Late / NSF Fees',(1975,.3)),('4130-0000','Parking',(6240,.05)),('4140-0000','Utility Overage Billback',(8850,.2)),('4150-0000','Damages & Cleaning',(2300,.3,turn))]]
b=s.t('TOTAL OTHER INCOME',b,code='4199-0000')
ti=s.t('TOTAL INCOME',[a,b],code='4999-0000',key='total_income')
s.h('OPERATING EXPENSES','5000-0000');ts=[]
for h,ls in [('PAYROLL',[('5110-0000','Manager & Leasing Staff',18200,.04,None),('5120-0000','Maintenance Staff',11900,.05,None),('5130-0000','Community Assistants',3650,.15,None),('5190-0000','Taxes & Benefits',7420,.05,None)]),
 ('TURN & MAINTENANCE',[('5210-0000','Turn Costs',9300,.1,turn),('5220-0000','Repairs',6150,.3,None),('5230-0000','Contract Services',4480,.05,None)]),
 ('UTILITIES',[('5310-0000','Electric',13900,.2,None),('5320-0000','Water/Sewer',9750,.1,None),('5330-0000','Internet & Cable',8200,.01,None),('5340-0000','Trash',2350,.02,None)]),
 ('FIXED & ADMIN',[('5410-0000','Marketing',4700,.4,None),('5420-0000','Office & Software',3150,.2,None),('5430-0000','Insurance',9880,.01,None),('5440-0000','Real Estate Taxes',31250,.0,None),('5450-0000','Management Fee',8650,.05,None)])]:
    s.h(h);ts.append(s.t('TOTAL '+h,[s.l(l,g(v,sd,sh),c) for c,l,v,sd,sh in ls]))
te=s.t('TOTAL OPERATING EXPENSES',ts,code='5999-0000',key='total_operating_expenses')
no=s.t('NET OPERATING INCOME',[ti,te],[1,-1],code='6000-0000',key='noi')
x=[s.l('Mortgage Interest',g(61400,.002),'7010-0000'),s.l('Lender Legal Fees Charged',[None]*7+[8400.0,12650.5,None,None,4975.0,26025.5],'7020-0000')]
s.t('NET INCOME',[no]+x,[1,-1,-1],typ='TOTAL',code='9090-0000',key='net_income')
v=s.rows[ts[0]]['values'];s.plant(ts[0],8,r2(v[8]+900),'TOTAL PAYROLL for Mar-24 printed 900.00 too high; the lines and all later totals are right','total_wrong')
wb=openpyxl.Workbook();w=wb.active;w.title='Report1'
for i,t in enumerate(['The Quad at Fennimore (quad)','Statement (12 months)','Period = Jul 2023-Jun 2024','Book = Accrual ; Tree = ysi_is']):
    w.cell(i+1,1,t).font=Font(name='Arial',size=10,bold=i<2);w.merge_cells(start_row=i+1,end_row=i+1,start_column=1,end_column=15)
    w.cell(i+1,1).alignment=Alignment(horizontal='center')
for j,(y,m) in enumerate(mm):
    c=w.cell(6,3+j,datetime.datetime(y,m,1));c.number_format='mmm-yy';c.font=Font(name='Arial',size=8,bold=True);c.alignment=Alignment(horizontal='right')
c=w.cell(6,15,'Total');c.font=Font(name='Arial',size=8,bold=True);c.alignment=Alignment(horizontal='right')
r0=7
for r in s.rows:
    tot=r['rowType'] in('SUBTOTAL','TOTAL')
    w.cell(r0,1,r['accountCode']);d=0 if r['rowType']!='LINE' else 2
    w.cell(r0,2,r['label']).alignment=Alignment(indent=d)
    for j,v in enumerate(r['values']):
        if r['rowType']=='HEADING': continue
        c=w.cell(r0,3+j,v if v is not None else None);c.number_format='#,##0.00;-#,##0.00'
        if tot: c.border=Border(top=Side(style='thin'))
    for j in range(1,16): w.cell(r0,j).font=Font(name='Arial',size=8,bold=r['rowType']!='LINE')
    r0+=2 if tot else 1
w.column_dimensions['A'].width=11;w.column_dimensions['B'].width=34
for j in range(3,16): w.column_dimensions[openpyxl.utils.get_column_letter(j)].width=12.5
w.freeze_panes='C7';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
N='07_quad_fennimore_t12.xlsx';wb.save(D(N))
save(N,[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','system T12 export with codes and date headers')
