from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as GL
R=random.Random(330); N='Harborgate_Hotel_T12_USALI.xlsx'
mn=['Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25']
s=S('Summary Operating Statement - Trailing Twelve Months','Harborgate Inn & Suites','2024-07-01','2025-06-30',mn+['T-12 Total'],sheet='T12 Summary')
days=[31,31,30,31,30,31,31,28,31,30,31,30]; occ=[.86,.84,.76,.74,.61,.52,.54,.60,.69,.73,.78,.83]; adr=[189,186,171,168,149,138,136,144,155,162,171,184]
av=[142*d for d in days]; sold=[round(a*o*(1+R.uniform(-.02,.02))) for a,o in zip(av,occ)]; 
rooms=[round(n*a*(1+R.uniform(-.02,.02))) for n,a in zip(sold,adr)]
def T(v): return v+[sum(v)]
s.h('STATISTICS'); s.l('Rooms Available',T(av),fm='n'); s.l('Rooms Sold',T(sold),fm='n')
A,B,C=T(av),T(sold),T(rooms)
s.l('Occupancy %',[round(b/a,4) for a,b in zip(A,B)],fm='p'); s.l('Average Daily Rate',[round(c/b,2) for b,c in zip(B,C)],fm='d'); s.l('RevPAR',[round(c/a,2) for a,c in zip(A,C)],fm='d')
def per(fx,por,noise=.06): return T([round((fx+por*n)*(1+R.uniform(-noise,noise))) for n in sold])
s.h('OPERATING REVENUE')
rv=[s.l('Rooms',C),s.l('Food & Beverage',per(9000,11.2)),s.l('Other Operated Departments',per(900,2.1)),s.l('Miscellaneous Income',per(1500,.4,.2))]
TR=s.t('Total Operating Revenue',rv,key='total_income')
s.h('DEPARTMENTAL EXPENSES')
dx=[s.l('Rooms',per(32000,24.5)),s.l('Food & Beverage',per(11500,7.6)),s.l('Other Operated Departments',per(500,1.1))]
TD=s.t('Total Departmental Expenses',dx)
DP=s.t('Total Departmental Profit',[TR,TD],[1,-1])
s.h('UNDISTRIBUTED OPERATING EXPENSES')
tr=s.v(TR)[:12]
ux=[s.l('Administrative & General',per(29500,3.1)),s.l('Information & Telecommunications Systems',per(6100,.3)),s.l('Sales & Marketing',per(21500,4.8)),s.l('Franchise Fees',T([round(x*.095) for x in C[:12]])),s.l('Property Operations & Maintenance',per(19800,1.6)),s.l('Utilities',per(15200,2.3))]
TU=s.t('Total Undistributed Expenses',ux)
GOP=s.t('Gross Operating Profit',[DP,TU],[1,-1])
mf=s.l('Management Fees',T([round(x*.03) for x in tr]))
IB=s.t('Income Before Non-Operating Income & Expenses',[GOP,mf],[1,-1],rt='SUBTOTAL')
s.h('NON-OPERATING INCOME & EXPENSES')
nx=[s.l('Property & Other Taxes',T([16425]*6+[17280]*6)),s.l('Insurance',T([8912]*9+[9763]*3)),s.l('Equipment Leases',T([1140]*12))]
TN=s.t('Total Non-Operating Expenses',nx,rt='SUBTOTAL')
E=s.t('EBITDA (Net Operating Income)',[IB,TN],[1,-1],key='noi')
ff=s.l('Replacement Reserve (4%)',T([round(x*.04) for x in tr]))
s.t('EBITDA Less Replacement Reserve',[E,ff],[1,-1])
wb=openpyxl.Workbook(); ws=wb.active; ws.title='T12 Summary'
ws['B1']='Harborgate Inn & Suites'; ws['B1'].font=Font(name='Arial',size=14,bold=True); ws['B2']='142 keys  |  Select service  |  Managed by Castellan Lodging Group'; ws['B3']='Summary Operating Statement - Trailing Twelve Months'; ws['B3'].font=Font(name='Arial',bold=True); ws['B4']='July 1, 2024 through June 30, 2025'
for k in (2,4): ws.cell(k,2).font=Font(name='Arial',size=9,italic=True)
hr=6; nav=PatternFill('solid',fgColor='1F3864')
for k,t in enumerate(mn+['T-12 Total','% of Rev','POR']):
    c=ws.cell(hr,3+k+(1 if k>=12 else 0),t); c.font=Font(name='Arial',size=9,bold=True,color='FFFFFF'); c.fill=nav; c.alignment=Alignment(horizontal='center')
ws.cell(hr,2).fill=nav
r=hr+1; tot=s.v(TR)[12]
for row,tg in zip(s.rows,s.tag):
    if row['rowType']=='HEADING':
        r+=1; c=ws.cell(r,2,row['label']); c.font=Font(name='Arial',size=9,bold=True,color='1F3864'); r+=1; continue
    b=row['rowType']!='LINE'; ws.cell(r,2,('' if b else '   ')+row['label']).font=Font(name='Arial',size=9,bold=b)
    nf={'n':'#,##0','p':'0.0%','d':'$#,##0.00'}.get(tg.get('fm'),'#,##0_);(#,##0)')
    for k,v in enumerate(row['values']):
        c=ws.cell(r,3+k+(1 if k==12 else 0),v); c.number_format=nf; c.font=Font(name='Arial',size=9,bold=b)
        if b: c.border=Border(top=Side(style='thin'))
    if not tg.get('fm'):
        for cc,v,nf in ((17,row['values'][12]/tot,'0.0%'),(18,row['values'][12]/B[12],'0.00')):
            c=ws.cell(r,cc,round(v,6)); c.number_format=nf; c.font=Font(name='Arial',size=9,italic=True)
    r+=1
    if row['rowType']=='TOTAL': r+=1
ws.cell(r+1,2,'Prepared in accordance with the Uniform System of Accounts for the Lodging Industry, 11th Revised Edition. Unaudited.').font=Font(name='Arial',size=8,italic=True)
ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=44; ws.column_dimensions['O'].width=1.5
for k in list(range(3,15))+[16,17,18]: ws.column_dimensions[GL(k)].width=11
ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
# truth: printed precision for occupancy is one decimal of a percent
wb.save(doc(N)); save(N,[s],'HOSPITALITY','OPERATING_STATEMENT_T12','hotel USALI summary T12 with statistics, % and POR columns',False)
