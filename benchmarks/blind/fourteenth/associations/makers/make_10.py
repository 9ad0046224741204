# Small commercial owner: income and expense by building, live formulas, recalculated by LibreOffice (XLSX)
import subprocess,shutil,os; from st import *
from openpyxl import Workbook; from openpyxl.styles import *
A='Kestrel Holdings - Three Buildings'
cols=['Depot St. (Flex)','Mill Annex (Office)','410 Canal (Retail)','Overhead','Combined']
s=St('Income and Expense by Building',A,'2024-01-01','2024-12-31',cols,sheet='By Building')
def l(n,*v): 
    t=[x for x in v if x is not None]; return s.l(n,list(v)+[sum(t) if t else None])
s.h('RENTS')
g=[l('Base rent',187440,142860.5,96300,None),l('Month-to-month storage bays',8400,None,None,None),l('Percentage rent - restaurant',None,None,11472.83,None),l('Less: free rent given',-7810,None,-2675,None)]
a=s.t('Net rents',g); s.h('TENANT REIMBURSEMENTS')
g=[l('CAM - 2024 estimates',22620,31415,14208,None),l('CAM - 2023 true-up',-1844.27,2960.14,733.9,None),l('Property tax',31077.4,None,15840.66,None),l('Insurance',7215,None,4390,None),l('Electric submeter',None,9648.31,None,None)]
b=s.t('Total reimbursements',g); s.h('OTHER'); g=[l('Billboard lease',None,None,6000,None),l('Brownfield cleanup grant (county)',24500,None,None,None),l('Interest',None,None,None,1136.92)]
c=s.t('Total other',g)
ti=s.t('TOTAL INCOME',[a,b,c],typ='TOTAL',key='total_income')
s.h('OPERATING EXPENSES')
g=[l('Property tax',38846.75,27320.12,19800.83,None),l('Insurance',9612,8240,5485,1875),l('Janitorial',None,19760,2340,None),l('Electric - house',4216.88,22893.46,1907.15,None),l('Gas',3120.5,6418.09,None,None),l('Water and sewer',2284.16,3075.62,5661.4,None),l('Repairs',14325.7,9817.33,6240,None),l('Elevator',None,4980,None,None),l('Snow and landscaping',11650,7425,3190,None),l('Dumpsters',3864,2976,4212,None),l('Fire / alarm',1690,2415,980,None),l('Environmental monitoring wells',24500,None,None,None),l('Bookkeeper and CPA',None,None,None,13860),l('Legal',1225,None,2840.5,960),l('Owner management draw @ 3%',None,None,None,17400)]
te=s.t('TOTAL OPERATING EXPENSES',g,typ='TOTAL',key='total_operating_expenses')
no=s.t('NET OPERATING INCOME',[ti,(te,-1)],typ='TOTAL',key='noi')
s.h('BELOW THE LINE'); g=[l('Mortgage interest',41830.22,28114.67,None,None),l('Line of credit interest',None,None,None,3902.18),l('Tenant improvements',6500,None,18250,None),l('Leasing commissions',None,8571.63,4815,None)]
bl=s.t('Total below the line',g)
s.t('NET AFTER DEBT INTEREST AND CAPITAL',[no,(bl,-1)],typ='TOTAL',key='net_income')
wb=Workbook(); w=wb.active; w.title='By Building'; th=Side(style='thin'); fn='Verdana'
w['B1']=A; w['B1'].font=Font(name=fn,size=13,bold=True,color='7F3F00'); w['B2']='Income and Expense by Building'; w['B2'].font=Font(name=fn,size=10); w['B3']='Jan 1 - Dec 31, 2024   CASH BASIS'; w['B3'].font=Font(name=fn,size=9,italic=True)
COL='DEFGH'
for k,(p,q) in zip(COL,[('Depot St.','(Flex)'),('Mill Annex','(Office)'),('410 Canal','(Retail)'),('Overhead',None),('Combined',None)]):
    for rr,t in ((5,p),(6,q)): x=w[f'{k}{rr}']; x.value=t; x.font=Font(name=fn,size=9,bold=True); x.alignment=Alignment(horizontal='center'); x.fill=PatternFill('solid',fgColor='F4E3CF')
w['I6']='% of income'; w['I6'].font=Font(name=fn,size=8,italic=True)
xr={}; r=8
for i,row in enumerate(s.rows): xr[i]=r; r+=1+(row['rowType']in('TOTAL','SUBTOTAL'))
for i,row in enumerate(s.rows):
    r=xr[i]; t=row['rowType']; x=w[('B' if t!='LINE' else 'C')+str(r)]; x.value=row['label']; x.font=Font(name=fn,size=9,bold=t!='LINE')
    if t=='HEADING': continue
    for j,k in enumerate(COL):
        if t=='LINE': v=f'=SUM(D{r}:G{r})' if k=='H' else row['values'][j]
        else:
            its=row['footsFrom']['items']
            if i in (no,len(s.rows)-1): v=f'={k}{xr[its[0]]}-{k}{xr[its[1]]}'
            elif i==ti: v='='+'+'.join(f'{k}{xr[q]}' for q in its)
            else: v=f'=SUM({k}{xr[its[0]]}:{k}{xr[its[-1]]})'
        x=w[f'{k}{r}']; x.value=v; x.number_format='$#,##0.00;[Red]-$#,##0.00' if t!='LINE' else '#,##0.00;[Red]-#,##0.00'; x.font=Font(name=fn,size=9,bold=t!='LINE')
        if t!='LINE': x.border=Border(top=th)
        if t=='TOTAL': x.fill=PatternFill('solid',fgColor='FBF3E9')
    x=w[f'I{r}']; x.value=f'=H{r}/H${xr[ti]}'; x.number_format='0.0%'; x.font=Font(name=fn,size=8,italic=True)
# totals computed by formula over empty columns show 0.00
for row in s.rows:
    if row['rowType'] in('SUBTOTAL','TOTAL'): row['values']=[0 if v is None else v for v in row['values']]
for k in s.keys.values(): pass
w.column_dimensions['A'].width=1; w.column_dimensions['B'].width=3; w.column_dimensions['C'].width=36
for k in COL: w.column_dimensions[k].width=15
r=xr[len(s.rows)-1]+3; w[f'B{r}']='Canal St restaurant pays 6% of gross over $480,000; 2024 sales reported $671,213.83.'; w[f'B{r}'].font=Font(name=fn,size=8)
w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=1
N='kestrel_by_building_2024.xlsx'; os.makedirs(HERE+'/tmp10',exist_ok=True); wb.save(HERE+'/tmp10/'+N)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file://'+HERE+'/lo','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',DOC,HERE+'/tmp10/'+N],check=True,capture_output=True); shutil.rmtree(HERE+'/tmp10')
from openpyxl import load_workbook
ww=load_workbook(DOC+'/'+N,data_only=True).active
for i,row in enumerate(s.rows):
    for k,v in zip(COL,row['values']):
        if v is not None: assert abs((ww[f'{k}{xr[i]}'].value or 0)-v)<.006,(row['label'],k,v,ww[f'{k}{xr[i]}'].value)
save(N,[s],'MIXED_USE','OPERATING_STATEMENT','building-by-building columns plus overhead and combined, live formulas, % of income column, red negatives',False)
