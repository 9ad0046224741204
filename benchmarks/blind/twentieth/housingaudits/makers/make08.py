# campground co-op: balance sheet, indent by columns, numbers on far right, cents
from common import *; import openpyxl; from openpyxl.styles import *
P='Whispering Pines RV Resort Co-operative'
s=St('Balance Sheet',P,None,'2025-03-31',['Mar 31, 25','Mar 31, 24','$ Change'],sheet='Sheet1')
def l(n,a,b,lv,code=None): return s.l(n,[a,b,round(a-b,2)],code,lv=lv)
h=lambda n,lv:s.h(n,lv=lv)
h('ASSETS',0);h('Current Assets',1);h('Checking/Savings',2)
bk=s.t('Total Checking/Savings',[l('Operating - First Prairie CU',86214.37,71905.12,3,'1010'),l('Reserve Savings',143880.04,128417.90,3,'1020'),l('Petty Cash - Gatehouse',300.00,300.00,3,'1050')],lv=2)
h('Accounts Receivable',2)
ar=s.t('Total Accounts Receivable',[l('Lot Fees Receivable',12745.50,15230.25,3,'1200'),l('Allowance for Doubtful Accounts',-1800.00,-2400.00,3,'1290')],lv=2)
h('Other Current Assets',2)
oc=s.t('Total Other Current Assets',[l('Propane Inventory',3116.80,2984.45,3,'1310'),l('Store Inventory',5402.18,6010.77,3,'1320'),l('Prepaid Insurance',9687.50,9125.00,3,'1400')],lv=2)
ca=s.t('Total Current Assets',[bk,ar,oc],lv=1)
h('Fixed Assets',1)
fa=s.t('Total Fixed Assets',[l('Land',640000.00,640000.00,2,'1510'),l('Site Improvements',418250.00,396100.00,2,'1520'),l('Bathhouses & Clubhouse',287640.00,287640.00,2,'1530'),l('Vehicles & Mowers',61475.00,54980.00,2,'1540'),l('Accumulated Depreciation',-356918.22,-321604.85,2,'1590')],lv=1)
h('Other Assets',1)
oa=s.t('Total Other Assets',[l('Utility Deposits',2500.00,2500.00,2,'1810')],lv=1)
ta=s.t('TOTAL ASSETS',[ca,fa,oa],'TOTAL',key='total_assets',lv=0)
h('LIABILITIES & EQUITY',0);h('Liabilities',1);h('Current Liabilities',2)
cl=s.t('Total Current Liabilities',[l('Accounts Payable',17342.66,21408.93,3,'2010'),l('Visa - Maintenance',1126.41,-48.20,3,'2050'),l('GST Payable',3874.92,3415.06,3,'2200'),l('Payroll Liabilities',2960.13,2711.80,3,'2250'),l('Prepaid Lot Fees',64110.00,58925.00,3,'2300'),l('Security Deposits Held',18400.00,17600.00,3,'2350')],lv=2)
h('Long Term Liabilities',2)
lt=s.t('Total Long Term Liabilities',[l('Mortgage - First Prairie CU',512406.71,539880.15,3,'2510'),l('Equipment Loan',14220.38,21066.54,3,'2520')],lv=2)
tl=s.t('Total Liabilities',[cl,lt],key='total_liabilities',lv=1)
h('Equity',1)
V=lambda i:s.rows[i]['values']
ni=[24617.35,18340.72]
re=[round(V(ta)[k]-V(tl)[k]-ni[k]-412500-[143880.04,128417.90][k],2) for k in (0,1)]
te=s.t('Total Equity',[l('Member Share Capital',412500,412500,2,'3010'),l('Reserve Fund Balance',143880.04,128417.90,2,'3100'),l('Retained Earnings',*re,2,'3900'),l('Net Income',*ni,2)],key='total_equity',lv=1)
s.t('TOTAL LIABILITIES & EQUITY',[tl,te],'TOTAL',lv=0)
s.dash=False
wb=openpyxl.Workbook();w=wb.active;w.title='Sheet1'
w['A1']='9:41 AM';w['A2']='04/17/25';w['A3']='Accrual Basis'
for k,t in enumerate((P,'Balance Sheet','As of March 31, 2025')): w.cell(1+k,4,t).font=Font(bold=True,size=(12,14,10)[k])
XC=[6,8,10]
for x,t in zip(XC,s.d['columns']): c=w.cell(5,x,t);c.font=Font(bold=True);c.alignment=Alignment(horizontal='center');c.border=Border(bottom=Side(style='thick'))
y=6
for r in s.rows:
    lab=(r['accountCode']+' · ' if r['accountCode'] else '')+r['label']
    w.cell(y,1+r['x']['lv'],lab).font=Font(bold=r['rowType']!='LINE',size=9,name='Arial')
    for x,a in zip(XC,r['values']):
        if a is None: continue
        c=w.cell(y,x,a);c.number_format='#,##0.00;-#,##0.00';c.font=Font(size=9,name='Arial',bold=r['rowType']=='TOTAL')
        if r['rowType']!='LINE': c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['rowType']=='TOTAL' else None)
    y+=1
for x,k in dict(A=3,B=3,C=3,D=34,E=3,F=14,G=1.5,H=14,I=1.5,J=13).items(): w.column_dimensions[x].width=k
w.sheet_view.showGridLines=False
for z in wb.worksheets:
    z.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);z.page_setup.fitToHeight=0
wb.save(B+'documents/whispering_pines_balance_sheet.xlsx')
save('whispering_pines_balance_sheet.xlsx',[s],'MANUFACTURED_HOUSING','BALANCE_SHEET','desktop-ledger export, labels indented by column, code in the label, change column')
