from kit import *
from openpyxl import Workbook
from openpyxl.styles import Font, Border, Side, Alignment
F='Pelican Row Townhomes BS 10-31-25.xlsx'
s=St(['Oct 31, 25','Oct 31, 24','$ Change'])
def ln(code,lab,a,b,lv): return s.l(lab,[a,b,round(a-b,2)],code=code,lv=lv)
s.h('ASSETS',lv=0); s.h('Current Assets',lv=1); s.h('Checking/Savings',lv=2)
b=[ln('1010','Operating Checking - Gulf Coast Bank',38412.77,41905.13,3),ln('1015','Operating Money Market',25066.41,24611.9,3),ln('1020','Petty Cash',200,200,3)]
s.h('Reserve Accounts',lv=3)
r=[ln('1051','Roof Reserve MM',118204.56,96750.22,4),ln('1052','Paint & Stucco Reserve MM',46389.1,61247.88,4),ln('1053','Paving Reserve MM',22170.35,17480.09,4),ln('1054','12-Month CD #4471',75000,50000,4)]
tr=s.t('Total Reserve Accounts',r,lv=3)
tb=s.t('Total Checking/Savings',b+[tr],lv=2)
s.h('Accounts Receivable',lv=2)
a=[ln('1200','Assessments Receivable',9846.5,12330,3),ln('1210','Special Assessment Receivable',3600,28800,3)]
ta=s.t('Total Accounts Receivable',a,lv=2)
s.h('Other Current Assets',lv=2)
o=[ln('1250','Allowance for Doubtful Accounts',-2500,-2500,3),ln('1300','Prepaid Insurance',31977.24,27804.6,3),ln('1310','Undeposited Funds',870,0,3),ln('1320','Due From Reserve',0,4150,3)]
to=s.t('Total Other Current Assets',o,lv=2)
tc=s.t('Total Current Assets',[tb,ta,to],lv=1)
s.h('Fixed Assets',lv=1)
f=[ln('1410','Pool Furniture & Equipment',14890,14890,2),ln('1490','Accumulated Depreciation',-11020,-9531,2)]
tf=s.t('Total Fixed Assets',f,lv=1)
s.h('Other Assets',lv=1)
d=[ln('1610','Utility Deposits',1285,1285,2)]
td=s.t('Total Other Assets',d,lv=1)
TA=s.t('TOTAL ASSETS',[tc,tf,td],kind='TOTAL',lv=0)
s.h('LIABILITIES & EQUITY',lv=0); s.h('Liabilities',lv=1); s.h('Current Liabilities',lv=2)
s.h('Accounts Payable',lv=3); p=[ln('2000','Accounts Payable',13644.89,9871.35,4)]; tp=s.t('Total Accounts Payable',p,lv=3)
s.h('Credit Cards',lv=3); cc=[ln('2050','Visa - Maintenance',-118.2,436.71,4)]; tcc=s.t('Total Credit Cards',cc,lv=3)
s.h('Other Current Liabilities',lv=3)
q=[ln('2100','Prepaid Assessments',17240,15905,4),ln('2150','Accrued Expenses',4825,3990,4),ln('2200','Deferred Cable Door Fee',6500,9100,4),ln('2210','Due To Operating',0,4150,4),ln('2300','Insurance Note Payable',12466.08,10820.55,4),ln('2350','ARC & Rental Deposits',3500,2750,4)]
tq=s.t('Total Other Current Liabilities',q,lv=3)
tcl=s.t('Total Current Liabilities',[tp,tcc,tq],lv=2)
s.h('Long Term Liabilities',lv=2)
g=[ln('2510','Deferred Reserves - Roof',118204.56,96750.22,3),ln('2520','Deferred Reserves - Paint & Stucco',46389.1,61247.88,3),ln('2530','Deferred Reserves - Paving',22170.35,17480.09,3),ln('2540','Unallocated Reserve Interest',1894.12,1377.46,3)]
tl=s.t('Total Long Term Liabilities',g,lv=2)
TL=s.t('Total Liabilities',[tcl,tl],lv=1)
s.h('Equity',lv=1)
A,Bv=s.rows[TA]['vals'],s.rows[TL]['vals']; eq=[round(A[k]-Bv[k],2) for k in (0,1)]
ni=[6218.47,-4377.9]; wc=[52000,52000]
e=[ln('3000','Opening Balance Equity',0,0,2) if 0 else ln('3100','Working Capital Contributions',wc[0],wc[1],2),ln('3900','Operating Fund Balance',round(eq[0]-ni[0]-wc[0],2),round(eq[1]-ni[1]-wc[1],2),2),s.l('Net Income',[ni[0],ni[1],round(ni[0]-ni[1],2)],lv=2)]
te=s.t('Total Equity',e,lv=1)
s.t('TOTAL LIABILITIES & EQUITY',[TL,te],kind='TOTAL',lv=0)
print(eq,s.rows[e[1]]['vals'])
wb=Workbook(); ws=wb.active; ws.title='Sheet1'; A8=lambda **k: Font(name='Arial',size=8,bold=True,**k)
LAB=6; pos=[8,10,12,14]   # A..F nested labels, G/I/K/M narrow spacers
ws.cell(1,1,'Pelican Row Townhomes Association, Inc.').font=Font(name='Arial',size=12,bold=True)
ws.cell(2,1,'Balance Sheet Prev Year Comparison').font=Font(name='Arial',size=14,bold=True)
ws.cell(3,1,'As of October 31, 2025').font=Font(name='Arial',size=10,bold=True)
ws.cell(1,14,'4:12 PM').font=A8(); ws.cell(2,14,'11/07/25').font=A8(); ws.cell(3,14,'Accrual Basis').font=A8()
for k in (1,2,3): ws.cell(k,14).alignment=Alignment(horizontal='right')
for p,t in zip(pos,s.cols+['% Change']):
    c=ws.cell(5,p,t); c.font=A8(); c.alignment=Alignment(horizontal='center'); c.border=Border(bottom=Side(style='thick'))
y=6
for r in s.rows:
    ws.cell(y,1+r['d']['lv'],(r['code']+' · ' if r['code'] else '')+r['label']).font=A8()
    if r['typ']!='HEADING':
        v=r['vals']
        for p,x in zip(pos,v):
            c=ws.cell(y,p,x); c.number_format='#,##0.00;-#,##0.00'; c.font=Font(name='Arial',size=8)
            if r['items']: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['typ']=='TOTAL' else None)
        c=ws.cell(y,14,(round(v[2]/abs(v[1]),3) if v[1] else (1.0 if v[0] else 0.0))); c.number_format='0.0%;-0.0%'; c.font=Font(name='Arial',size=8)
    y+=1
for k in 'ABCDE': ws.column_dimensions[k].width=3
ws.column_dimensions['F'].width=30
for k in 'GIKM': ws.column_dimensions[k].width=1.5
for k in 'HJLN': ws.column_dimensions[k].width=12.5
ws.freeze_panes='G6'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.print_title_rows='1:5'
wb.save(DOCS/F)
s.save(F,'Balance Sheet Prev Year Comparison','Pelican Row Townhomes Association, Inc.',None,'2025-10-31',{'total_assets':'TOTAL ASSETS','total_liabilities':'Total Liabilities','total_equity':'Total Equity'},'OTHER','BALANCE_SHEET','desktop bookkeeping export, nested label columns, narrow spacer columns, previous-year comparison',sheet='Sheet1')
