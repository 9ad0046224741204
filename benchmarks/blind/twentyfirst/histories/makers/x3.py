from tr import *
from openpyxl import Workbook
from openpyxl.styles import *
import datetime
R=random.Random(33)
M=['%s 2024'%m for m in 'Sep Oct Nov Dec'.split()]+['%s 2025'%m for m in 'Jan Feb Mar Apr May Jun Jul Aug'.split()]
s=S('Trailing 12 Month Income Statement','The Foundry at Wexler Street',M+['Total'],'2024-09-01','2025-08-31',sheet='T12')
def m(b,j=.05,neg=0,d=2):
    v=[round(b*(1+R.uniform(-j,j)),d) for _ in range(12)]
    if neg: v=[-x for x in v]
    return v+[round(sum(v),2)]
def on(dd): v=[dd.get(k,0) for k in range(12)]; return v+[round(sum(v),2)]
def G(c,h,ls,t,tc):
    s.H(h,c); ids=[s.L(l,v,k) for k,l,v in ls]; return s.T(t,ids,'SUBTOTAL',code=tc)
a=G('40000','Rental Income',[('40100','Installment Rent by Bed',m(318400,.004)),('40150','Short-Term Premium',m(2450,.3)),('40200','Vacancy Loss',m(15200,.2,1)),('40300','Concessions - Gift Cards',on({0:-4500,4:-1500,11:-6750})),('40400','Employee Beds',m(2980,0,1)),('40500','Bad Debt Expense',m(2300,.6,1))],'Total Rental Income','40999')
b=G('41000','Other Income',[('41100','Parking - Garage',m(9640,.05)),('41150','Furniture Packages',m(4120,.04)),('41200','Application Fees',m(1350,.7)),('41300','Damages & Turn Charges',on({9:1840.5,10:2215,11:31460.75})),('41400','Vending',m(310,.3))],'Total Other Income','41999')
ti=s.T('TOTAL INCOME',[a,b],key='total_income',code='49999')
E=[G('50000','Payroll',[('50100','Salaries - Office',m(14230,.03)),('50200','Community Assistants',m(5120,.15)),('50300','Maintenance Wages',m(9870,.05)),('50400','Taxes & Benefits',m(6340,.05))],'Total Payroll','50999'),
G('51000','Utilities',[('51100','Electric',m(17250,.18)),('51200','Water/Sewer',m(8140,.1)),('51300','Internet & Cable Bulk',m(7900,0)),('51400','Trash',m(2360,.04))],'Total Utilities','51999'),
G('52000','Repairs and Turn',[('52100','Repairs & Maintenance',m(5310,.4)),('52200','Turn - Paint',on({10:21640,11:46875})),('52300','Turn - Clean',on({10:8800,11:24150})),('52400','Contract Services',m(4275,.05))],'Total Repairs and Turn','52999'),
G('53000','Marketing',[('53100','Digital Advertising',m(3150,.2)),('53200','Resident Events',m(940,.5)),('53300','Referral Bonuses',on({1:800,5:1200,6:600,7:400}))],'Total Marketing','53999'),
G('54000','Fixed and Administrative',[('54100','General & Admin',m(2870,.2)),('54200','Management Fee 3%',m(9700,.02)),('54300','Insurance',m(12385.42,0)),('54400','Real Estate Taxes',m(41250,0))],'Total Fixed and Administrative','54999')]
te=s.T('TOTAL OPERATING EXPENSES',E,key='total_operating_expenses',code='59999')
s.T('NET OPERATING INCOME',[ti,te],signs=[1,-1],key='noi',code='60000')
W=Workbook(); w=W.active; w.title='T12'; w['A1']='The Foundry at Wexler Street (fw412) - 388 beds'; w['A2']='Trailing 12 Month Income Statement'; w['A3']='Period = Sep 2024-Aug 2025'; w['A4']='Book = Accrual ; Tree = ysi_is_student'
w.append([]); w.cell(6,1,'Account'); w.cell(6,3,'UW Map'); 
for k in range(12):
    c=w.cell(6,4+k,datetime.date(2024+(8+k)//12,(8+k)%12+1,1)); c.number_format='mmm yyyy'
w.cell(6,16,'Total'); w.cell(6,17,'T3 Ann./Bed'); w.cell(6,18,'chk')
for k in range(1,19): w.cell(6,k).font=Font(name='Calibri',bold=True,size=10); w.cell(6,k).border=Border(bottom=Side('medium')); w.cell(6,k).alignment=Alignment(horizontal='right' if k>3 else 'left')
r=7
for q in s.rows:
    w.cell(r,1,q['accountCode']+'-000'); w.cell(r,2,('    ' if q['rowType']=='LINE' else '  ' if q['rowType']!='TOTAL' else '')+q['label'])
    q['accountCode']+='-000'
    if q['rowType']!='HEADING':
        w.cell(r,3,{'4':'REV','5':'EXP','6':'NOI'}[q['accountCode'][0]]); v=q['values']
        for k,x in enumerate(v): w.cell(r,4+k,x).number_format='#,##0.00'
        w.cell(r,17,round(sum(v[9:12])*4/388)).number_format='#,##0'; w.cell(r,18,0)
    if q['rowType']!='LINE':
        for k in range(1,18): w.cell(r,k).font=Font(bold=True)
    r+=1
    if q['rowType']=='SUBTOTAL': r+=1
for k in('C','R'): w.column_dimensions[k].hidden=True
w.column_dimensions['A'].width=11; w.column_dimensions['B'].width=36
for k in 'DEFGHIJKLMNOPQ': w.column_dimensions[k].width=13
w.freeze_panes='D7'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
W.save(B+'documents/foundry_t12.xlsx')
save('foundry_t12.xlsx',[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','GL tree export with helper columns','hidden map/check columns, T3-per-bed column after Total, date headers')
