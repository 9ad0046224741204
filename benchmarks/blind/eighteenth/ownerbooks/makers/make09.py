# DoorLoop workbook: balance sheet + cash flow, two sheets
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
P='Heron Point Storage'
s=St('Balance Sheet',P,None,'2025-10-31',['10/31/2025','09/30/2025'],sheet='Balance Sheet')
s.h('Assets');s.h('Bank',1)
bk=s.t('Total Bank',[s.l('Operating Checking (4410)',[27316.58,24902.13],2),s.l('Deposit Savings (4428)',[6840,6965],2)],1)
s.h('Other Current Assets',1)
oc=s.t('Total Other Current Assets',[s.l('Rent Receivable',[3412.5,2987],2),s.l('Tax Escrow',[9150.24,8006.46],2),s.l('Prepaid Software',[480,560],2)],1)
s.h('Fixed Assets',1)
fa=s.t('Total Fixed Assets',[s.l('Land',[185000,185000],2),s.l('Storage Buildings',[742300,742300],2),s.l('Gate & Cameras',[31875.5,29450.5],2),s.l('Accumulated Depreciation',[-148604.16,-146891.02],2)],1)
A=s.t('Total Assets',[bk,oc,fa],0,'TOTAL','total_assets')
s.h('Liabilities');
cl=[s.l('Accounts Payable',[2144.9,3310.75],1),s.l('Security Deposits Payable',[6840,6965],1),s.l('Prepaid Rent',[1925,1710],1),s.l('Sales Tax Payable',[611.37,588.02],1),s.l('Mortgage Payable - Tidewater Bank',[512870.44,514309.18],1)]
Lb=s.t('Total Liabilities',cl,0,'TOTAL','total_liabilities')
s.h('Equity')
need=[s.rows[A]['values'][i]-s.rows[Lb]['values'][i] for i in (0,1)]
ni=[51933.18,46588.9];oc_=[300000,300000];od=[-39000,-36000]
eq=[s.l('Owner Contributions',oc_),s.l('Owner Distributions',od),s.l('Retained Earnings',[need[1]-ni[1]-oc_[1]-od[1]]*2)]
k=s.rows[eq[2]]['values'][0];ni[0]=round(need[0]-oc_[0]-od[0]-k,2)
eq.append(s.l('Calculated Net Income YTD',ni))
Q=s.t('Total Equity',eq,0,'TOTAL','total_equity');s.t('Total Liabilities & Equity',[Lb,Q],0,'TOTAL')
octni=round(ni[0]-ni[1],2)
d=lambda lab:round([r for r in s.rows if r['label']==lab][0]['values'][0]-[r for r in s.rows if r['label']==lab][0]['values'][1],2)
q=St('Cash Flow Statement',P,'2025-10-01','2025-10-31',['Oct 2025'],sheet='Cash Flow')
q.h('Operating Activities')
L=lambda n,v:q.l(n,[v])
x=[L('Net Income',octni)];q.key['net_income']=x[0]
q.h('Adjustments to reconcile net income')
x+=[L('Depreciation',-d('Accumulated Depreciation')),L('Rent Receivable',-d('Rent Receivable')),L('Tax Escrow',-d('Tax Escrow')),L('Prepaid Software',-d('Prepaid Software')),L('Accounts Payable',d('Accounts Payable')),L('Security Deposits Payable',d('Security Deposits Payable')),L('Prepaid Rent',d('Prepaid Rent')),L('Sales Tax Payable',d('Sales Tax Payable'))]
o=q.t('Net cash from operating activities',x)
q.h('Investing Activities');iv=q.t('Net cash from investing activities',[L('Gate & Cameras',-d('Gate & Cameras'))])
q.h('Financing Activities');fi=q.t('Net cash from financing activities',[L('Mortgage Payable - Tidewater Bank',d('Mortgage Payable - Tidewater Bank')),L('Owner Distributions',-3000)])
n=q.t('Net cash increase for period',[o,iv,fi],0,'TOTAL','net_cash_flow')
b=L('Cash at beginning of period',31867.13);q.t('Cash at end of period',[n,b],0,'TOTAL')
assert abs(q.rows[-1]['values'][0]-(27316.58+6840))<.01,(q.rows[-1],octni)
wb=Workbook();w=wb.active;w.title='Balance Sheet'
def put(w,S,hdr,y):
    for i,h in enumerate(hdr): 
        c=w.cell(y,4+i,h);c.font=Font(name='Calibri',bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='0B7A75');c.alignment=Alignment(horizontal='right')
    for j in (1,2,3): w.cell(y,j).fill=PatternFill('solid',fgColor='0B7A75')
    w.cell(y,1,'Account').font=Font(bold=True,color='FFFFFF');y+=1
    for i,r in enumerate(S.rows):
        bo=r['rowType']!='LINE';w.cell(y,1+S.ind[i],r['label']).font=Font(name='Calibri',bold=bo)
        if r['rowType']!='HEADING':
            for j,v in enumerate(r['values']):
                c=w.cell(y,4+j,v);c.number_format='$#,##0.00_);($#,##0.00)';c.font=Font(name='Calibri',bold=bo)
                if bo: c.border=Border(top=Side(style='thin',color='999999'))
        y+=1
    for a,b in zip('ABCDE',(4,4,34,17,17)): w.column_dimensions[a].width=b
w['A1']='Balance Sheet';w['A1'].font=Font(size=16,bold=True);w['A2']='Property: Heron Point Storage';w['A3']='As of: 10/31/2025 | Comparison: previous month | Basis: Accrual'
put(w,s,['10/31/2025','09/30/2025'],5)
w=wb.create_sheet('Cash Flow');w['A1']='Cash Flow Statement';w['A1'].font=Font(size=16,bold=True);w['A2']='Property: Heron Point Storage';w['A3']='Date range: 10/01/2025 - 10/31/2025'
put(w,q,['Oct 2025'],5)
f='doorloop_heron_bs_cf.xlsx';wb.save(B+'documents/'+f);save(f,[s,q],'SELF_STORAGE','BALANCE_SHEET','DoorLoop export, two sheets, labels stepped over three columns',False)
