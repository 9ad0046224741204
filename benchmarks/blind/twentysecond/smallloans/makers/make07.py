# warehouse owner's workbook: formulas, helper columns (hidden $/SF, months), 3 yrs + 9mo + annualized
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
N='Dockside Warehouse P&L 2022-2025.xlsx'
s=St('Income & Expense History','Dockside Warehouse, 40 Tannery Rd',None,'2025-09-30',['2022','2023','2024','9 mos 2025','2025 Annualized'],sheet='P&L')
def L(lab,a,b,c,d): return s.l(lab,a,b,c,d,round(d/9*12))
wb=Workbook();ws=wb.active;ws.title='P&L'
s.h('INCOME')
a=[L('Bay A-B rent (Ferro Supply)',96000,98880,101846,78675),L('Bay C rent (Northgate Tile)',54000,55620,57289,44253),L('Bay D rent (month to month)',18600,9300,21000,16200),L('Yard / trailer parking',7200,7800,8400,6750),L('CAM & tax reimbursements',31450,32915,35208,27411),L('Late fees, misc',350,0,725,150)]
T=s.t('TOTAL INCOME',a,key='total_income')
s.h('EXPENSES')
e=[L('Property tax',28640,29812,31377,24561),L('Insurance',9875,10640,12218,10449),L('Water / sewer',2210,2304,2391,1878),L('Electric - common & yard lights',3318,3542,3607,2814),L('Snow & landscaping',4850,3975,5420,4125),L('Roof & dock repairs',6712,14380,8295,3942),L('Fire alarm / sprinkler test',1150,1150,1240,930),L('Dumpster',1680,1740,1800,1395),L('Bookkeeping, tax prep',1900,1950,2100,1650),L('Bank, postage',245,260,231,198)]
E_=s.t('TOTAL EXPENSES',e,key='total_operating_expenses')
NO=s.t('NET BEFORE DEBT',[T],[E_],key='noi')
ds=[L('Loan P&I - Harbor Fed CU',86412,86412,86412,64809),L('New dock levelers (capital)',0,0,18650,0)]
CF=s.t("LEFT FOR OWNER",[NO],ds,key='net_cash_flow')
B=Font(bold=True,name='Calibri')
ws['B1']='Dockside Warehouse, 40 Tannery Rd';ws['B1'].font=Font(bold=True,size=14)
ws['B2']='Income & Expense History';ws['B3']='Owner: Dockside Holdings LLC - updated 10/12/2025';
ws['J1']='SF';ws['K1']=38400;ws['J2']='mos';ws['K2']=9
# cols: B label, C 2022, D %chg(hidden), E 2023, F 2024, G blank, H 9mo, I annualized, J $/SF, K helper hidden key
for c,h in zip('BCDEFHIJK',['',2022,'chg',2023,2024,'9 mos 2025','2025 Annualized','$/SF','key']):
    ws[c+'5']=h; ws[c+'5'].font=B; ws[c+'5'].alignment=Alignment(horizontal='right',wrap_text=True); ws[c+'5'].fill=PatternFill('solid',fgColor='FFF2CC')
R={};r=6
for i,q in enumerate(s.rows):
    if q['t']!='LINE' or q['label'].startswith('Loan'): r+=0 if q['t']=='TOTAL' and i in(T,E_) else 1
    R[i]=r; ws[f'B{r}']=('   ' if q['t']=='LINE' else '')+q['label']
    if q['t']!='LINE':
        ws[f'B{r}'].font=B
    for c,v in zip('CEFHI',q['v']):
        if v is None: continue
        cell=ws[f'{c}{r}']
        if q['t']=='LINE': cell.value=f'=ROUND(H{r}/$K$2*12,0)' if c=='I' else v
        elif i in(T,E_): cell.value=f'=SUM({c}{R[q["plus"][0]]}:{c}{R[q["plus"][-1]]})'
        else: cell.value='='+'+'.join(f'{c}{R[k]}' for k in q['plus'])+''.join(f'-{c}{R[k]}' for k in q['minus'])
        cell.number_format='#,##0;(#,##0);0'
        if q['t']!='LINE': cell.font=B; cell.border=Border(top=Side('thin'),bottom=Side('double') if i in(NO,CF) else None)
    if q['t']!='HEADING':
        ws[f'D{r}']=f'=IF(C{r}=0,0,E{r}/C{r}-1)';ws[f'D{r}'].number_format='0.0%'
        ws[f'J{r}']=f'=I{r}/$K$1';ws[f'J{r}'].number_format='0.00'
        ws[f'K{r}']=f'X{i:02d}'
    r+=1
ws[f'B{r+2}']='Ferro renewed thru 6/2029. Bay D was empty half of 2023.';ws[f'B{r+2}'].font=Font(italic=True)
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=34;ws.column_dimensions['G'].width=2
for c in 'CEFHI':ws.column_dimensions[c].width=13
ws.column_dimensions['D'].hidden=True;ws.column_dimensions['K'].hidden=True
w2=wb.create_sheet('Rent bumps');w2.append(['Tenant','Bump','Date']);w2.append(['Ferro Supply','3%','Jan 1']);w2.append(['Northgate Tile','3%','Jan 1'])
ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(D+'documents/'+N);recalc(N)
save(N,[s],'WAREHOUSE','OPERATING_STATEMENT','owner workbook, formulas, hidden helper columns, annualized column, $/SF',True)
