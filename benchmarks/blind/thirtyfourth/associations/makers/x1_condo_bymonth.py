# months as columns, live formulas for sums; recalculated once by LibreOffice so that cached values exist
from kit import *
import random, subprocess, tempfile, shutil, os
from datetime import date
from openpyxl import Workbook
from openpyxl.styles import Font, Border, Side, Alignment, PatternFill
from openpyxl.utils import get_column_letter as GL
rnd=random.Random(3411)
F='Tamarack Court Condo - Income Statement by Month Aug25.xlsx'
mons=[date(2025,m,1) for m in range(1,9)]
s=St([d.strftime('%b-%y') for d in mons]+['YTD Actual','YTD Budget','Over (Under) Budget'])
def ln(label,bud,var=.1,only=None,code=None,fixed=False):
    v=[]
    for k in range(8):
        if only is not None and k not in only: v.append(0)
        elif fixed: v.append(bud)
        else: v.append(round(bud*rnd.uniform(1-var,1+var),2))
    y=round(sum(v),2); b=bud*(8 if only is None else len(only)); b=round(b/10)*10 if not fixed else b
    return s.l(label,v+[y,b,round(y-b,2)])
s.h('Ordinary Income/Expense'); 
s.h('Income')
i=[ln('Common Charges',46320,fixed=True),ln('Special Assessment – Roof Loan',6480,fixed=True),ln('Parking Space Fees',2150,.04),ln('Storage Cage Rental',640,.03),ln('Laundry Commission',815,.2),ln('Move-In / Move-Out Fees',350,.8),ln('Late Charges & NSF',275,.6),ln('Capital Contribution at Resale',1158,.3,[1,4,5,7]),ln('Interest Income',96,.1)]
TI=s.t('Total Income',i,kind='TOTAL')
s.h('Expense')
s.h('Administration')
a=[ln('Management Fee',3475,fixed=True),ln('Accounting & Audit',4900,.02,[3]),ln('Legal',700,.9),ln('Office, Postage & Portal',310,.4),ln('Annual Meeting',450,.1,[5])]
ta=s.t('Total Administration',a)
s.h('Building Services')
b=[ln('Janitorial Contract',4200,fixed=True),ln('Elevator Maintenance',985,fixed=True),ln('Fire Alarm & Sprinkler Testing',1260,.1,[2,6]),ln('Pest Control',190,fixed=True),ln('Snow Plowing & Salting',3850,.5,[0,1,2]),ln('Landscape Maintenance',2750,.05,[3,4,5,6,7]),ln('Window Washing',3900,.02,[5])]
tb=s.t('Total Building Services',b)
s.h('Repairs')
r=[ln('Plumbing',950,.8),ln('Electrical & Lighting',420,.7),ln('HVAC – Common Area',610,.7),ln('Garage Door',260,.9),ln('General Repairs & Supplies',1150,.5)]
tr=s.t('Total Repairs',r)
s.h('Utilities')
u=[ln('Electric',2860,.15),ln('Natural Gas',3100,.55),ln('Water & Sewer',3925,.08),ln('Trash & Recycling',1180,fixed=True),ln('Internet & Elevator Phone',245,.02)]
tu=s.t('Total Utilities',u)
s.h('Insurance & Financing')
x=[ln('Master Policy Premium',5480,fixed=True),ln('Umbrella & D&O',560,fixed=True),ln('Roof Loan – Interest',2210,.03)]
tx=s.t('Total Insurance & Financing',x)
TE=s.t('Total Expense',[ta,tb,tr,tu,tx],kind='TOTAL')
NO=s.t('Net Ordinary Income',[TI,TE],[1,-1],kind='TOTAL')
s.h('Other Expense')
o=[ln('Reserve Contribution',8500,fixed=True),ln('Roof Loan – Principal',4270,.02)]
TO=s.t('Total Other Expense',o)
s.t('Net Income',[NO,TO],[1,-1],kind='TOTAL')
wb=Workbook(); ws=wb.active; ws.title='IS by Month'
ws['B1']='Tamarack Court Condominium Trust'; ws['B1'].font=Font(name='Calibri',size=14,bold=True)
ws['B2']='Income Statement by Month'; ws['B2'].font=Font(size=12,bold=True); ws['B3']='January through August 2025  –  cash basis'; ws['B3'].font=Font(italic=True)
ws.column_dimensions['A'].hidden=True; ws.column_dimensions['B'].width=34
R0=6; C0=3
for k,d in enumerate(mons):
    c=ws.cell(5,C0+k,d); c.number_format='mmm\\-yy'
for k,t in enumerate(['YTD\nActual','YTD\nBudget','Over (Under)\nBudget','% of\nBudget']): ws.cell(5,C0+8+1+k,t)
for k in range(3,C0+13):
    c=ws.cell(5,k); c.font=Font(bold=True); c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom')
    if k!=C0+8: c.border=Border(bottom=Side(style='medium'))
ws.row_dimensions[5].height=30
ws.column_dimensions[GL(C0+8)].width=2
colof=lambda k: C0+k if k<8 else C0+k+1
rowof={}; y=R0
for n,q in enumerate(s.rows):
    rowof[n]=y; y+=1
    if q['typ']=='TOTAL': y+=1
sub={TI,TE,NO}
for n,q in enumerate(s.rows):
    y=rowof[n]; c=ws.cell(y,2,q['label']); ws.cell(y,1,n)
    lvl={'LINE':3,'SUBTOTAL':2,'TOTAL':1,'HEADING':1}[q['typ']]
    if q['typ']=='HEADING' and q['label'] not in('Ordinary Income/Expense','Income','Expense','Other Expense'): lvl=2
    if q['typ']=='HEADING' and q['label']=='Ordinary Income/Expense': lvl=0
    c.alignment=Alignment(horizontal='left',indent=lvl); bold=q['typ']!='LINE'; c.font=Font(bold=bold)
    if q['typ']=='HEADING': continue
    for k in range(11):
        L=GL(colof(k))
        if k==8: f=f'=SUM({GL(C0)}{y}:{GL(C0+7)}{y})'
        elif k==10: f=f'={GL(colof(8))}{y}-{GL(colof(9))}{y}'
        elif q['items']:
            if q['label'].startswith('Net'): f=f'={L}{rowof[q["items"][0]]}-{L}{rowof[q["items"][1]]}'
            elif q['label']=='Total Expense': f='='+'+'.join(f'{L}{rowof[j]}' for j in q['items'])
            else: f=f'=SUM({L}{rowof[q["items"][0]]}:{L}{rowof[q["items"][-1]]})'
        else: f=q['vals'][k]
        c=ws.cell(y,colof(k),f); c.number_format='#,##0.00_);(#,##0.00)'; c.font=Font(bold=bold)
        if q['items']: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if q['label']=='Net Income' else None)
    P=colof(10)+1
    c=ws.cell(y,P,f'=IF({GL(P-2)}{y}=0,"",{GL(P-3)}{y}/{GL(P-2)}{y})'); c.number_format='0.0%'
for k in range(8): ws.column_dimensions[GL(C0+k)].width=11.5
for k in range(9,13): ws.column_dimensions[GL(C0+k)].width=13
ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:5'
w2=wb.create_sheet('Variance notes')
for k,t in enumerate(['Variance notes for trustees','Gas – January and February were colder than the three-year average.','Legal – two collection matters; recoverable at closing.','Plumbing – stack leak, units 3B/2B; insurance deductible not met.'],1): w2.cell(k,1,t)
w2.column_dimensions['A'].width=80
d=tempfile.mkdtemp(); p=os.path.join(d,'in.xlsx'); wb.save(p)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+d+'/prof','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',os.path.join(d,'out'),p],check=True,capture_output=True)
shutil.copy(os.path.join(d,'out','in.xlsx'),DOCS/F)
s.save(F,'Income Statement by Month','Tamarack Court Condominium Trust','2025-01-01','2025-08-31',{'total_income':'Total Income','total_operating_expenses':'Total Expense','net_income':'Net Income'},'MULTIFAMILY','OPERATING_STATEMENT','eight months across plus YTD actual/budget/variance, live formulas, date headers',sheet='IS by Month',hard=True)
