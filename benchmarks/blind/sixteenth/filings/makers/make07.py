# small owner's strip-centre sheet by year, formulas (recalculated), change and per-foot columns, note column
from tl import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as G
N='cobbler_plaza_income_by_year.xlsx'
s=St('Income & Expenses by Year','Cobbler Plaza','2021-01-01','2024-12-31',['2021','2022','2023','2024',"Change '23-'24"],sheet='Inc-Exp')
def L(l,*v,note=None): return s.l(l,list(v)+[v[3]-v[2]],note=note)
s.h('RENTS RECEIVED')
a=[L('Nail salon (Unit 1)',28800,29664,30554,31471),L('Pizza (Units 2-3)',61200,61200,64260,64260,note='flat until renewal 6/25'),L('Dentist (Unit 4)',44000,45320,46680,48080),L('Dry cleaner (Unit 5)',27600,27600,11500,0,note='left May 2023'),L('Tax preparer (Unit 6)',0,0,9450,16686,note='new Aug 2023'),L('Dollar store (Unit 7)',96000,96000,96000,102000)]
t1=s.t('Total rents',a)
s.h('REIMBURSED BY TENANTS')
b=[L('CAM',31860,33415,32190,36044),L('Property tax',38412,39180,37655,41290),L('Insurance',7150,7480,8020,9115)]
t2=s.t('Total reimbursed',b)
ti=s.t('TOTAL INCOME',[t1,t2],typ='TOTAL',key='total_income')
s.h('EXPENSES')
e=[L('Property tax',42180,43022,44910,45873,note='county + city'),L('Insurance',8214,8690,9973,11842),L('Electric - lot lights',3916,4120,4488,4604),L('Water / sewer',5240,5412,5988,6307),L('Sweeping & plowing',9875,11240,8960,12315),L('Landscaping',4200,4200,4550,4550),L('Roof repairs',1850,0,14720,2100,note='Unit 5 leak'),L('Parking lot',0,22400,0,3650,note='seal & stripe'),L('Trash',3720,3904,4108,4310),L('Bookkeeper',3600,3600,3900,3900),L('Legal',0,1450,3875,620),L('Leasing commission',0,0,5670,0),L('Management (us) 4%',13407,13594,13500,13958)]
te=s.t('TOTAL EXPENSES',e,typ='TOTAL',key='total_operating_expenses')
noi=s.t('NET BEFORE MORTGAGE',[ti],[te],typ='TOTAL',key='noi')
mo=L('Mortgage payments',78360,78360,78360,78360)
s.t('LEFT OVER',[noi],[mo],typ='TOTAL',key='net_cash_flow')
wb=Workbook(); w=wb.active; w.title='Inc-Exp'
w['B2']='Cobbler Plaza - 1440 Route 9'; w['B2'].font=Font(name='Comic Sans MS',size=14,bold=True)
w['B3']='Income & Expenses by Year (for the Assessor)'; w['B4']='Parcel 22-118-40   Leasable: 15,640 sf'; w['H4']=15640; w['H4'].font=Font(color='FFFFFF')
for c,h in zip('CDEFHIK',[2021,2022,2023,2024,"Change\n'23-'24",'2024\nper sf','Notes']):
    w[f'{c}6']=h; w[f'{c}6'].font=Font(bold=True); w[f'{c}6'].alignment=Alignment(horizontal='right' if c!='K' else 'left',wrap_text=True); w[f'{c}6'].border=Border(bottom=Side(style='medium'))
r=7; at={}
for i,(row,x) in enumerate(s.rows()):
    if row['rowType']=='HEADING': r+=1
    at[i]=r; w.cell(r,2,row['label'])
    if row['rowType']=='HEADING': w.cell(r,2).font=Font(bold=True,underline='single'); r+=1; continue
    for k,c in enumerate('CDEF'):
        if 'plus' in x:
            P=x['plus']; fm='='+('SUM(%s%d:%s%d)'%(c,at[P[0]],c,at[P[-1]]) if len(P)>2 else '+'.join(f'{c}{at[p]}' for p in P))+''.join(f'-{c}{at[p]}' for p in x['minus'])
            w[f'{c}{r}']=fm
        else: w[f'{c}{r}']=row['values'][k]
        w[f'{c}{r}'].number_format='#,##0'
    w[f'H{r}']=f'=F{r}-E{r}'; w[f'H{r}'].number_format='#,##0;[Red](#,##0);0'
    w[f'I{r}']=f'=F{r}/$H$4'; w[f'I{r}'].number_format='0.00'
    if x.get('note'): w[f'K{r}']=x['note']; w[f'K{r}'].font=Font(italic=True,size=9)
    if 'plus' in x:
        for c in 'BCDEFHI': w[f'{c}{r}'].font=Font(bold=True); w[f'{c}{r}'].border=Border(top=Side(style='thin'),bottom=Side(style='double') if row['rowType']=='TOTAL' else None)
        r+=1
    r+=1
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=27; w.column_dimensions['G'].width=2; w.column_dimensions['J'].width=2; w.column_dimensions['K'].width=24
for c in 'CDEFHI': w.column_dimensions[c].width=11
w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
import subprocess,shutil,os
os.makedirs(HERE+'/lo_in',exist_ok=True); wb.save(HERE+'/lo_in/'+N)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','xlsx','--outdir',HERE+'/documents',HERE+'/lo_in/'+N],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
shutil.rmtree(HERE+'/lo_in'); shutil.rmtree(HERE+'/lo',ignore_errors=True)
from openpyxl import load_workbook
q=load_workbook(path(N),data_only=True)['Inc-Exp']
for i,(row,x) in enumerate(s.rows()):   # check of the recalculated cells
    if row['rowType']!='HEADING': assert [q[f'{c}{at[i]}'].value for c in 'CDEFH']==row['values'],row
save(N,[s],'RETAIL','OPERATING_STATEMENT','small owner','home-made sheet by year with formulas, change column after a gap, per-foot column, notes',False)
