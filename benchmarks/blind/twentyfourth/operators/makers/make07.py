# Entrata-like student housing income statement, xlsx: month and YTD blocks with budget, variance, prior year, per-bed; merged group headers; GL code after the name
import random; from common import *
from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as gl
R=random.Random(3407); NAME='Income Statement - The Foundry at Mill Street - Nov 2025.xlsx'
s=St(['a','b','p','y','yb','yp'],100)
def L(l,c,m,var=1,j=.07,lvl=2):
    b=m*100; f=lambda x,w:round(x*(1+R.uniform(-w,w)))
    return s.l(l,[f(b,j),b,f(b*.96,j),f(b*11,j/2),b*11,f(b*10.6,j)],c,lvl,var)
def sec(h,ls,t,var=-1,c=None): s.h(h,lvl=1); return s.t(t,[L(*x[:3],var,.2 if var<0 else .05) for x in ls],lvl=1,var=var)
s.h('Revenue')
a=sec('Rental Revenue',[('Rent - Installment Contracts','4000.01',382750),('Summer Rent','4000.03',4150),('Vacancy - Bed Spaces','4010.00',-21400),('Move-In Specials','4020.00',-6800),('Courtesy Beds (RA)','4030.00',-4950),('Uncollectible Accounts','4040.00',-5120)],'Total Rental Revenue',1)
b=sec('Fee & Ancillary Revenue',[('Application & Admin Fees','4200.00',6100),('Parking Permits','4210.00',14300),('Utility Overage','4220.00',5240),('Furniture Package','4230.00',3900),('Damages & Cleaning','4240.00',1700),('Relet / Transfer Fees','4250.00',2200)],'Total Fee & Ancillary Revenue',1)
TI=s.t('Total Revenue',[a,b],rt='TOTAL',key='total_income')
s.h('Operating Expenses')
E=[sec('Compensation',[('General Manager','6000.00',7400),('Leasing & Resident Life','6010.00',9850),('Resident Assistants - Stipends','6015.00',2400),('Maintenance','6020.00',12600),('Taxes & Benefits','6050.00',7650),('Incentives','6060.00',2100)],'Total Compensation'),
sec('Leasing & Marketing',[('Digital & Social','6100.00',5200),('Events','6110.00',1850),('Signing Gifts','6120.00',2600)],'Total Leasing & Marketing'),
sec('Facilities',[('Contract Cleaning','6200.00',3800),('Elevator','6210.00',1450),('Fire & Life Safety','6220.00',980),('General Repairs','6230.00',6300),('Turn Reserve Allocation','6240.00',9500),('Landscape & Snow','6250.00',2700)],'Total Facilities'),
sec('Utilities & Bulk Services',[('Electricity','6300.00',17900),('Water / Sewer','6310.00',10400),('Bulk Internet','6320.00',8350),('Refuse','6330.00',3250)],'Total Utilities & Bulk Services'),
sec('Office & Professional',[('Office Expense','6400.00',1500),('Software Subscriptions','6410.00',3650),('Legal & Collections','6420.00',1100)],'Total Office & Professional'),
sec('Fixed Charges',[('Management Fee','6500.00',11400),('Property Tax','6510.00',49200),('Property Insurance','6520.00',14600)],'Total Fixed Charges')]
TE=s.t('Total Operating Expenses',E,var=-1,rt='TOTAL',key='total_operating_expenses'); N=s.t('Net Operating Income',[TI,TE],signs=[1,-1],rt='TOTAL',key='noi')
s.h('Non-Operating'); q=[L('Loan Interest','7000.00',88900,-1,.01),L('Asset Management Fee','7100.00',3800,-1,.03),L('Depreciation','7200.00',64000,-1,.02)]
Q=s.t('Total Non-Operating',q,var=-1); s.t('Net Income',[N,Q],signs=[1,-1],rt='TOTAL',key='net_income')
s.derive('v',lambda r:(r['v']['a']-r['v']['b'])*r['var']); s.derive('yv',lambda r:(r['v']['y']-r['v']['yb'])*r['var'])
G=[('a','Actual'),('b','Budget'),('v','Variance'),None,('p','Prior Year'),('y','Actual'),('yb','Budget'),('yv','Variance'),None,('yp','Prior Year')]
wb=Workbook(); w=wb.active; w.title='Income Statement'; BO=Font(bold=True,name='Arial',size=9); NO=Font(name='Arial',size=9)
w['A1']='The Foundry at Mill Street'; w['A1'].font=Font(bold=True,name='Arial',size=13); w['A2']='Income Statement'; w['A3']='Post Month: 11/2025'; w['A4']='Accounting Method: Accrual | Beds: 512'
w.merge_cells('C6:G6'); w['C6']='November 2025'; w.merge_cells('H6:L6'); w['H6']='Year To Date (01/2025 - 11/2025)'; w['M6']='Per Bed'
w['A7']='GL Account'; w['B7']='GL #'
for j,g in enumerate(G): w.cell(7,3+j,g[1] if g else 'Var %')
w['M7']='YTD Actual'
for r_ in(6,7):
    for c in range(1,14): x=w.cell(r_,c); x.font=Font(bold=True,name='Arial',size=9,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='3B5998'); x.alignment=Alignment(horizontal='center' if c>2 else 'left')
y=8
for r in s.rows:
    w.cell(y,1,r['label']).alignment=Alignment(horizontal='left',indent=r['lvl']); w.cell(y,2,r['code'])
    if r['v']:
        z=r['v']
        for j,g in enumerate(G):
            c=w.cell(y,3+j)
            if g: c.value=z[g[0]]/100; c.number_format='#,##0.00;(#,##0.00)'
            else:
                n,d=('v','b') if j==3 else('yv','yb'); c.value=round(z[n]/abs(z[d]),4); c.number_format='0.0%'
        c=w.cell(y,13,round(z['y']/100/512,2)); c.number_format='#,##0.00;(#,##0.00)'
    for c in range(1,14):
        x=w.cell(y,c); x.font=BO if r['rt']!='LINE' else NO
        if r['rt']=='TOTAL': x.fill=PatternFill('solid',fgColor='DCE6F1'); x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
        elif r['rt']=='SUBTOTAL' and c>2: x.border=Border(top=Side(style='thin'))
    y+=1
w.column_dimensions['A'].width=36
for c in range(2,14): w.column_dimensions[gl(c)].width=13.5
w.freeze_panes='C8'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME))
cols=[(g[0],('November 2025 ' if j<5 else 'Year To Date (01/2025 - 11/2025) ')+g[1]) for j,g in enumerate(G) if g]
save(NAME,[s.truth('Income Statement','The Foundry at Mill Street','2025-11-01','2025-11-30',cols,sheet='Income Statement')],'STUDENT_HOUSING','OPERATING_STATEMENT','Entrata-like month/YTD with budget, variance, prior year, xlsx',['merged group headers','code column after the label','percent and per-bed columns'])
