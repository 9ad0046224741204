# QuickBooks Desktop export: balance sheet and P&L of a small apartment LLC, labels stepped over columns A..F
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
from openpyxl.utils import get_column_letter as gl
FN='Tamarack Flats LLC QB Jun25.xlsx'; N='Tamarack Flats LLC'
P=St('Profit & Loss Prev Year Comparison',N,'2025-01-01','2025-06-30',['Jan - Jun 25','Jan - Jun 24','$ Change'],sheet='Profit & Loss')
def L(c,l,a,b,i=4): return P.l(l,[a,b,R(a-b)],code=c,ind=i)
P.h('Ordinary Income/Expense',ind=1); P.h('Income',ind=3)
P.h('Rental Income',code='4000',ind=4)
ri=P.t('Total 4000 · Rental Income',[L('4010','Apartment Rents',171840.00,164205.00,5),L('4020','Parking',3960.00,3720.00,5),L('4030','Vacancy and Concessions',-6215.50,-8140.00,5)],ind=4)
ti=P.t('Total Income',[ri,L('4100','Laundry (Coin)',2212.75,2390.25),L('4200','Late Fees and Deposits Kept',1385.00,940.00),L('4300','Utility Billback',6504.12,5981.40)],ind=3,key='total_income')
gp=P.t('Gross Profit',[ti],ind=2)
P.h('Expense',ind=3)
P.h('Utilities',code='6500',ind=4)
ex=[L('6010','Advertising',640.00,815.00),L('6050','Bank Charges',96.00,84.00),L('6100','Insurance',6788.34,5902.50),L('6150','Lawn and Snow',4350.00,4810.00),L('6200','Management Fee 6%',10781.59,10145.80),L('6250','Professional Fees',2975.00,2600.00),L('6300','Property Taxes',15422.18,14960.74),L('6400','Repairs and Maintenance',13906.47,17244.95)]
# utilities heading stands after the lines above in the printout: rebuild order
hd=None
for k,r in enumerate(P.d['rows']):
    if r['label']=='Utilities': hd=k
row=P.d['rows'].pop(hd); mt=P.meta.pop(hd); P.d['rows'].append(row); P.meta.append(mt); ex=[i-1 for i in ex]
ut=P.t('Total 6500 · Utilities',[L('6510','Electric',2870.66,2744.12,5),L('6520','Gas Heat',9418.03,8871.35,5),L('6530','Water & Sewer',7240.90,6988.28,5),L('6540','Trash',1980.00,1890.00,5)],ind=4)
te=P.t('Total Expense',ex+[ut],ind=3,key='total_operating_expenses')
no=P.t('Net Ordinary Income',[gp,te],[1,-1],ind=1,key='noi')
P.h('Other Income/Expense',ind=1); P.h('Other Income',ind=2)
oi=P.t('Total Other Income',[L('7010','Interest Income',118.44,61.09,3)],ind=2)
P.h('Other Expense',ind=2)
oe=P.t('Total Other Expense',[L('8010','Mortgage Interest',31264.71,32390.16,3),L('8020','Depreciation Expense',24600.00,24600.00,3)],ind=2)
nt=P.t('Net Other Income',[oi,oe],[1,-1],ind=1)
ni=P.t('Net Income',[no,nt],ind=0,kind='TOTAL',key='net_income')
B=St('Balance Sheet',N,None,'2025-06-30',['Jun 30, 25'],sheet='Balance Sheet')
def b(c,l,v,i): return B.l(l,[v],code=c,ind=i)
B.h('ASSETS',ind=0); B.h('Current Assets',ind=1); B.h('Checking/Savings',ind=2)
cs=B.t('Total Checking/Savings',[b('1010','Operating - Prairie State',28416.77,3),b('1020','Security Deposit Acct',19850.00,3),b('1030','Reserve Savings',41233.05,3)],ind=2)
B.h('Accounts Receivable',ind=2); ar=B.t('Total Accounts Receivable',[b('1200','Rents Receivable',2744.00,3)],ind=2)
B.h('Other Current Assets',ind=2); oc=B.t('Total Other Current Assets',[b('1310','Tax and Insurance Escrow',11902.46,3),b('1320','Undeposited Funds',1385.00,3)],ind=2)
ca=B.t('Total Current Assets',[cs,ar,oc],ind=1)
B.h('Fixed Assets',ind=1); fa=B.t('Total Fixed Assets',[b('1510','Land',215000.00,2),b('1520','Building',1353000.00,2),b('1530','Improvements',96418.22,2),b('1590','Accumulated Depreciation',-434600.00,2)],ind=1)
B.h('Other Assets',ind=1); oa=B.t('Total Other Assets',[b('1810','Loan Costs, net',8815.00,2)],ind=1)
ta=B.t('TOTAL ASSETS',[ca,fa,oa],kind='TOTAL',ind=0,key='total_assets'); TA=B.v(ta)[0]
B.h('LIABILITIES & EQUITY',ind=0); B.h('Liabilities',ind=1); B.h('Current Liabilities',ind=2); B.h('Accounts Payable',ind=3)
ap=B.t('Total Accounts Payable',[b('2000','Accounts Payable',4180.92,4)],ind=3)
B.h('Other Current Liabilities',ind=3); ol=B.t('Total Other Current Liabilities',[b('2110','Tenant Security Deposits',19850.00,4),b('2120','Prepaid Rents',3120.00,4),b('2130','Accrued Property Tax',7711.09,4)],ind=3)
cl=B.t('Total Current Liabilities',[ap,ol],ind=2)
B.h('Long Term Liabilities',ind=2); ll=B.t('Total Long Term Liabilities',[b('2510','Mortgage - Prairie State Bank',1058316.40,3),b('2520','Loan from Member',15000.00,3)],ind=2)
tl=B.t('Total Liabilities',[cl,ll],ind=1,key='total_liabilities')
B.h('Equity',ind=1)
NI=P.v(ni)[0]; known=96500.00-14000+96500-14000+NI
re=R(TA-B.v(tl)[0]-known)
e=[b('3010','Capital - Orrin Member A',96500.00,2),b('3015','Draws - Member A',-14000.00,2),b('3020','Capital - Vesper Member B',96500.00,2),b('3025','Draws - Member B',-14000.00,2),b('3900','Retained Earnings',re,2),b(None,'Net Income',NI,2)]
print('RE',re,NI)
te_=B.t('Total Equity',e,ind=1,key='total_equity')
B.t('TOTAL LIABILITIES & EQUITY',[tl,te_],kind='TOTAL',ind=0)
wb=openpyxl.Workbook(); A=Font(name='Arial',size=8,bold=True); Nn=Font(name='Arial',size=8)
def sheet(ws,st,sub,hdr,nl,basis):
    c0=nl+1; step=2
    for k,(t,z) in enumerate([(N,12),(st.d['title'],14),(sub,10)],1):
        ws.cell(k,1,t).font=Font(name='Arial',size=z,bold=True); ws.merge_cells(start_row=k,start_column=1,end_row=k,end_column=c0+step*(len(hdr)-1)); ws.cell(k,1).alignment=Alignment(horizontal='center')
    ws.cell(1,c0+step*len(hdr)+1,'9:14 AM').font=A; ws.cell(2,c0+step*len(hdr)+1,'07/08/25').font=A; ws.cell(3,c0+step*len(hdr)+1,basis).font=A
    for k,h in enumerate(hdr):
        x=ws.cell(5,c0+step*k,h); x.font=A; x.alignment=Alignment(horizontal='center'); x.border=Border(bottom=Side(style='medium'))
    r=6
    for row,m in st.rows():
        l=row['label'] if not row['accountCode'] else f"{row['accountCode']} · {row['label']}"
        ws.cell(r,m['ind']+1,l).font=A
        if row['rowType']!='HEADING':
            vs=list(row['values'])
            if len(hdr)>len(vs): vs.append(round(vs[2]/abs(vs[1]),3) if vs[1] else None)
            for k,v in enumerate(vs):
                x=ws.cell(r,c0+step*k,v); x.font=Nn; x.number_format='0.0%' if k==3 else '#,##0.00;-#,##0.00'
                if row['rowType']!='LINE': x.border=Border(top=Side(style='thin')) if row['rowType']=='SUBTOTAL' else Border(top=Side(style='thin'),bottom=Side(style='double'))
        r+=1
    for k in range(1,nl): ws.column_dimensions[gl(k)].width=2.6
    ws.column_dimensions[gl(nl)].width=30
    for k in range(len(hdr)): ws.column_dimensions[gl(c0+step*k)].width=13; ws.column_dimensions[gl(c0+step*k+1)].width=1.5
    ws.freeze_panes=ws.cell(6,c0)
wt=wb.active; wt.title='QuickBooks Desktop Export Tips'; wt['B3']='Keep in mind: changes made here do not flow back to your company file.'; wt['B5']='Use "Update Worksheet" to refresh.'
sheet(wb.create_sheet('Balance Sheet'),B,'As of June 30, 2025',['Jun 30, 25'],6,'Accrual Basis'); sheet(wb.create_sheet('Profit & Loss'),P,'January through June 2025',['Jan - Jun 25','Jan - Jun 24','$ Change','% Change'],7,'Accrual Basis')
wb.active=1
wb.save(doc(FN))
for st in (P,B):
    for r in st.d['rows']:
        r['label']=r['label']
save(FN,[B,P],'MULTIFAMILY','BALANCE_SHEET','QuickBooks Desktop export: tips sheet, balance sheet with capital and draws per member, P&L prior-year; labels stepped over columns, blank spacer columns')
