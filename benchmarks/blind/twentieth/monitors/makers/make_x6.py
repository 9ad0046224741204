# hotel owner's cash flow by quarter, direct method, some numbers as text, hidden working column
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
FN='PinecrestLodge_cash_2024Q1-Q4.xlsx'
C=['1st Qtr','2nd Qtr','3rd Qtr','4th Qtr','Year 2024']
s=St('Where the Cash Went - 2024 (cash flow statement)','Pinecrest Lodge (46 rooms)','2024-01-01','2024-12-31',C,sheet='Cash 2024')
L=lambda l,*q:s.l(l,list(q)+[sum(q)])
s.h('RECEIPTS')
ti=s.t('Total receipts',[L('Room receipts, net of OTA commissions',188420,331906,468275,209344),L('Restaurant & bar',41210,88640,131572,47385),L('Wedding deposits',22500,36000,9000,14500),L('Gift shop, spa, firewood',3842,9115,14920,5066),L('Lodging tax collected',15074,26552,37462,16748)],key='total_income')
s.h('OPERATING PAYMENTS')
te=s.t('Total operating payments',[L('Payroll and payroll taxes',98340,136218,167904,104655),L('Food, liquor, supplies',19405,39870,58116,21430),L('Utilities and propane',24818,17206,16944,21377),L('Repairs, grounds, plowing',16230,14455,11908,18042),L('Advertising & reservation system',9240,12115,13330,8870),L('Insurance',14600,0,14600,0),L('Property taxes',0,27418,0,27418),L('Lodging tax remitted',14110,24380,38215,19004),L('Accounting, licenses, bank fees',5120,4466,4980,6250)],key='total_operating_expenses')
no=s.t('CASH FROM OPERATIONS',[ti,te],[1,-1],kind='TOTAL',key='noi')
s.kk.pop('noi')
s.h('DEBT SERVICE')
ds=s.t('Total debt service',[L('Note A interest',31208,30962,30713,30460),L('Note A principal',12442,12688,12937,13190),L('SBA note',9615,9615,9615,9615)])
s.h('CAPITAL ITEMS')
cx=s.t('Total capital items',[L('Cabin roofs (4)',0,38400,0,0),L('Mattresses and linens',11260,0,0,8415),L('Hot tub replacement',0,0,16750,0)])
dr=L("Owners' draws",-0,15000,60000,45000)
nc=s.t('NET CASH FLOW',[no,ds,cx,dr],[1,-1,-1,-1],kind='TOTAL',key='net_cash_flow')
o=81344; q=s.v(nc); b=[o]
for k in range(3): b.append(b[-1]+q[k])
ob=s.l('Bank balances, start',b+[o])
s.t('Bank balances, end',[nc,ob],kind='TOTAL')
print(q,b)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Cash 2024'
ws['A1']='Pinecrest Lodge (46 rooms)'; ws['A1'].font=Font(name='Trebuchet MS',size=16,bold=True,color='2E5E3E'); ws['A2']='Where the Cash Went - 2024'; ws['A2'].font=Font(name='Trebuchet MS',size=12)
ws.merge_cells('B4:F4'); ws['B4']='2 0 2 4'; ws['B4'].alignment=Alignment(horizontal='center')
for k,h in enumerate(['1st Qtr','2nd Qtr','3rd Qtr','4th Qtr']): ws.cell(5,2+k,h)
ws['G5']='Year 2024'; ws['F5'].value=None
# layout: B..E quarters, F hidden helper, G year
for k,h in enumerate(['1st Qtr','2nd Qtr','3rd Qtr','4th Qtr']): ws.cell(5,2+k).alignment=Alignment(horizontal='right')
ws['G5'].alignment=Alignment(horizontal='right')
for k in range(1,8):
    for r in (4,5): ws.cell(r,k).fill=PatternFill('solid',fgColor='2E5E3E'); ws.cell(r,k).font=Font(name='Trebuchet MS',size=10,bold=True,color='FFFFFF')
r=6
for row,m in s.rows():
    ty=row['rowType']; big=ty!='LINE'
    if ty=='HEADING': r+=1
    F=Font(name='Trebuchet MS',size=10,bold=big,color='2E5E3E' if ty=='HEADING' else '000000')
    x=ws.cell(r,1,row['label']); x.font=F; x.alignment=Alignment(horizontal="left",indent=0 if big or row['label'][:4] in('Owne','Bank') else 1)
    if ty!='HEADING':
        for k,v in zip((2,3,4,5,7),row['values']):
            y=ws.cell(r,k,v); y.font=F; y.number_format='#,##0;(#,##0)'
            if row['label'] in('Insurance','Wedding deposits','Cabin roofs (4)'): y.value=f'{v:,}'; y.alignment=Alignment(horizontal='right')
            if ty=='TOTAL': y.value=par(v,cur='$ '); y.alignment=Alignment(horizontal='right'); y.fill=PatternFill('solid',fgColor='E3EEDF')
            if ty=='SUBTOTAL': y.border=Border(top=Side(style='thin'))
    r+=1
r+=1
ws.cell(r,1,'Wedding deposits are refundable until 90 days before. SBA note is one payment, principal & interest together.').font=Font(name='Trebuchet MS',size=8,italic=True)
ws.column_dimensions['A'].width=38
for c in 'BCDEG': ws.column_dimensions[c].width=14
ws.column_dimensions['F'].hidden=True; ws['F5']='chk'; 
n=wb.create_sheet('Occupancy'); n.append(['Quarter','Rooms sold','Avg rate']); 
for z in [('1st',1418,132.9),('2nd',2204,150.6),('3rd',2871,163.1),('4th',1547,135.3)]: n.append(z)
wb.save(doc(FN))
save(FN,[s],'HOSPITALITY','CASH_FLOW_STATEMENT','owner spreadsheet cash flow by quarter, direct method, numbers partly as text, hidden column, side sheet',True)
