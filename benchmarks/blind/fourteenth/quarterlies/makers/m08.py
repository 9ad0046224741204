import subprocess, os, shutil
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
name='s4_08_office_ttm_formulas.xlsx'
cols=['4Q 2024','1Q 2025','2Q 2025','3Q 2025','TTM 9/30/2025','Underwriting']
st=St('Operating History and Debt Service','2200 Lantern Street','2024-10-01','2025-09-30',cols,sheet='Op History',derive=lambda b,k:b[:4]+[sum(b[:4]),b[4]],nd=0)
RSF=148320
st.H('Income')
x=[st.L(l,v) for l,v in [('Scheduled Base Rent',[1198450,1204115,1221870,1226300,4911000]),('Less: Rent Concessions',[-62150,-41300,-41300,-18775,0]),('Less: Vacancy & Credit Loss',[-103800,-98420,-91655,-88910,-491100]),('Expense Reimbursements',[214870,233610,228145,230980,915000]),('Garage Income',[71240,73885,74120,75310,296500]),('Conference Center & Other',[6415,4980,7725,5340,20000])]]
ti=st.T('Effective Gross Income',x,rt='TOTAL',key='total_income')
st.H('Expenses')
x=[st.L(l,v,k='e') for l,v in [('Janitorial',[78410,80125,79940,81215,325000]),('Repairs & Maintenance',[64980,58215,71460,69330,262000]),('Electric',[88120,84610,79345,101270,360000]),('Gas & Water',[21340,25870,14905,12280,76000]),('Security & Concierge',[52800,52800,54385,54385,216000]),('Landscape & Snow',[9815,22470,6930,6120,42000]),('Garage Operations',[24110,24655,24980,25140,100000]),('General & Administrative',[18740,19260,17815,18990,75000])]]
oe=st.T('Subtotal Variable Expenses',x,k='e')
y=[st.L(l,v,k='e') for l,v in [('Management Fee (3.0% of EGI)',[39751,41306,41967,42907,169542]),('Insurance',[27415,27415,29880,29880,120000]),('Property Taxes',[176250,181540,181540,181540,726160])]]
te=st.T('Total Operating Expenses',[oe]+y,k='e',rt='TOTAL',key='total_operating_expenses')
noi=st.T('Net Operating Income',[ti,te],[1,-1],rt='TOTAL',key='noi')
st.H('Capital Items')
z=[st.L(l,v,k='e') for l,v in [('Tenant Improvements',[186400,0,94250,61880,222480]),('Leasing Commissions',[71215,0,38640,22905,111240]),('Building Capital',[0,48750,112300,26415,37080])]]
tc=st.T('Total Capital Items',z,k='e')
st.H('Debt Service')
z=[st.L(l,v,k='e') for l,v in [('Interest',[231874,225720,227115,228440,912000]),('Principal Amortization',[84126,90280,88885,87560,352000])]]
td=st.T('Total Debt Service',z,k='e')
st.T('Net Cash Flow',[noi,tc,td],[1,-1,-1],rt='TOTAL',key='net_cash_flow')
wb=Workbook(); w=wb.active; w.title='Op History'
w['B2']='2200 Lantern Street'; w['B2'].font=Font(name='Georgia',size=15,bold=True); w['B3']='Operating History and Debt Service'; w['B4']=f'{RSF:,} rentable square feet  |  quarter-end September 30, 2025'
w.merge_cells('C6:F6'); w['C6']='Quarterly Actuals'; w['C6'].alignment=Alignment(horizontal='center'); w.merge_cells('H6:J6'); w['H6']='Trailing Twelve'; w['H6'].alignment=Alignment(horizontal='center'); w['L6']='Lender'
hd={'C':'4Q 2024','D':'1Q 2025','E':'2Q 2025','F':'3Q 2025','H':'TTM 9/30/2025','I':'$/RSF','J':'% EGI','L':'Underwriting','M':'UW $/RSF'}
for k,v in hd.items(): w[k+'7']=v; w[k+'7'].alignment=Alignment(horizontal='right',wrap_text=True)
navy=PatternFill('solid',fgColor='203864')
for r_ in (6,7):
    for c in 'BCDEFGHIJKLM': w[f'{c}{r_}'].fill=navy; w[f'{c}{r_}'].font=Font(bold=True,color='FFFFFF')
pos={}; r=9
for i,row in enumerate(st.rows):
    pos[i]=r; r+=1
    if row['items'] : r+= 1 if row['rt']=='TOTAL' else 0
egi=pos[ti]
sg={te:None}
for i,row in enumerate(st.rows):
    r=pos[i]; w[f'B{r}']=row['label']; b=row['rt']!='LINE'; w[f'B{r}'].font=Font(bold=b,italic=row['rt']=='HEADING'); w[f'B{r}'].alignment=Alignment(indent=0 if b else 1)
    if row['rt']=='HEADING': continue
    for c,k in zip('CDEFL',range(5)):
        if row['items']:
            it=row['items']
            if i in(noi,len(st.rows)-1): w[f'{c}{r}']='='+f'{c}{pos[it[0]]}'+''.join(f'-{c}{pos[q]}' for q in it[1:])
            elif it==list(range(it[0],it[0]+len(it))): w[f'{c}{r}']=f'=SUM({c}{pos[it[0]]}:{c}{pos[it[-1]]})'
            else: w[f'{c}{r}']='='+'+'.join(f'{c}{pos[q]}' for q in it)
        else: w[f'{c}{r}']=row['base'][k]
    w[f'H{r}']=f'=SUM(C{r}:F{r})'; w[f'I{r}']=f'=H{r}/{RSF}'; w[f'J{r}']=f'=H{r}/H${egi}'; w[f'M{r}']=f'=L{r}/{RSF}'
    for c in 'CDEFHL': w[f'{c}{r}'].number_format='$#,##0;($#,##0);$0' if b else '#,##0;(#,##0);0'
    for c in 'IM': w[f'{c}{r}'].number_format='0.00;(0.00)'
    w[f'J{r}'].number_format='0.0%'
    if b:
        for c in 'CDEFHIJLM': w[f'{c}{r}'].font=Font(bold=True); w[f'{c}{r}'].border=Border(top=Side(style='thin'))
r=max(pos.values())+3; w[f'B{r}']='Notes'; w[f'B{r+1}']='Underwriting per lender model dated March 2023.'; w[f'B{r+2}']='DSCR TTM'; w[f'C{r+2}']=f'=H{pos[noi]}/H{pos[td]}'; w[f'C{r+2}'].number_format='0.00"x"'
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=34
for c in 'CDEFHL': w.column_dimensions[c].width=14
for c in 'GK': w.column_dimensions[c].width=2
w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=1; w.sheet_properties.pageSetUpPr.fitToPage=True
os.makedirs(ROOT+'/lo/in',exist_ok=True); p=ROOT+'/lo/in/'+name; wb.save(p)
subprocess.run(['nice','soffice','--headless',f'-env:UserInstallation=file://{ROOT}/lo/prof','--convert-to','xlsx','--outdir',ROOT+'/documents',p],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
from openpyxl import load_workbook
v=load_workbook(doc(name),data_only=True)['Op History']   # only a check that cached values agree with the data
for i,row in enumerate(st.rows):
    if row['rt']!='HEADING': assert [round(v[f'{c}{pos[i]}'].value) for c in 'CDEFHL']==row['vals'],row
save(name,[st],'OFFICE','OPERATING_STATEMENT','Quarterly history with formulas, TTM, per-RSF and % columns, underwriting column, spacer columns, debt service below NOI')
