# QBO export, resident-owned manufactured home community: Statement of Cash Flows + Balance Sheet + a blank-ish notes sheet
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
f='Meadowbrook Cooperative - QBO Board Packet Q2.xlsx'
P='Meadowbrook Homeowners Cooperative, Inc.';N=None
k=S('Statement of Cash Flows',P,'2025-01-01','2025-06-30',['Total'],sheet='Statement of Cash Flows')
b=S('Balance Sheet',P,None,'2025-06-30',['Jun 30, 2025','Dec 31, 2024'],sheet='Balance Sheet')
bd={}
def bl(key,l,v,d): bd[key]=b.l(l,v,d=d);return bd[key]
b.h('ASSETS',d=0);b.h('Current Assets',d=1);b.h('Bank Accounts',d=2)
q=[bl('op','1000 Operating Checking'[5:],[0,38114.92],3),bl('rr','Replacement Reserve (ROC)',[142860.4,128460.4],3),bl('te','Tax & Insurance Escrow',[21377.5,17204],3)]
ba=b.t('Total Bank Accounts',q,d=2)
b.h('Accounts Receivable',d=2);q=[bl('ar','Lot Rent Receivable',[9418,11265.5],3)];ar=b.t('Total Accounts Receivable',q,d=2)
b.h('Other Current Assets',d=2);q=[bl('pi','Prepaid Insurance',[3950,7900],3)];oc=b.t('Total Other Current Assets',q,d=2)
ca=b.t('Total Current Assets',[ba,ar,oc],d=1)
b.h('Fixed Assets',d=1);q=[bl('ld','Land',[1860000,1860000],2),bl('im','Roads, Water & Septic',[742600,719850],2),bl('ad','Accumulated Depreciation',[-214390,-195730],2)];fa=b.t('Total Fixed Assets',q,d=1)
ta=b.t('TOTAL ASSETS',[ca,fa],'TOTAL',key='total_assets',d=0)
b.h('LIABILITIES AND EQUITY',d=0);b.h('Liabilities',d=1);b.h('Current Liabilities',d=2)
q=[bl('ap','Accounts Payable',[6884.19,10127.33],3),bl('pr','Prepaid Lot Rent',[4215,3640],3),bl('sd','Utility Deposits Held',[2700,2700],3)];cl=b.t('Total Current Liabilities',q,d=2)
b.h('Long-Term Liabilities',d=2);q=[bl('m1','First Mortgage - Granite Community Loan Fund',[1982446.15,2001118.7],3),bl('m2','Subordinate Loan - State CDBG',[310000,310000],3)];ll=b.t('Total Long-Term Liabilities',q,d=2)
tl=b.t('Total Liabilities',[cl,ll],key='total_liabilities',d=1)
b.h('Equity',d=1)
# solve prior equity and cash: NI chosen
ni=19864.37
D=lambda n:round(b.rows[bd[n]]['v'][0]-b.rows[bd[n]]['v'][1],2)
mem=[9200,9000]
k.h('OPERATING ACTIVITIES',d=0);n=k.l('Net Income',[ni],d=1);k.h('Adjustments to reconcile Net Income to Net Cash provided by operations:',d=1)
q=[k.l('Lot Rent Receivable',[-D('ar')],d=2),k.l('Prepaid Insurance',[-D('pi')],d=2),k.l('Accumulated Depreciation',[-D('ad')],d=2),k.l('Accounts Payable',[D('ap')],d=2),k.l('Prepaid Lot Rent',[D('pr')],d=2)]
a=k.t('Total Adjustments to reconcile Net Income to Net Cash provided by operations:',q,d=1)
o=k.t('Net cash provided by operating activities',[n,a],d=0)
k.h('INVESTING ACTIVITIES',d=0);q=[k.l('Roads, Water & Septic',[-D('im')],d=1)];i=k.t('Net cash provided by investing activities',q,d=0)
k.h('FINANCING ACTIVITIES',d=0);q=[k.l('First Mortgage - Granite Community Loan Fund',[D('m1')],d=1),k.l('Membership Shares',[mem[0]-mem[1]],d=1)];g=k.t('Net cash provided by financing activities',q,d=0)
nc=k.t('NET CASH INCREASE FOR PERIOD',[o,i,g],'TOTAL',key='net_cash_flow',d=0)
cb=b.rows[ba]['v'][1];c0=k.l('Cash at beginning of period',[cb],d=0);ce=k.t('CASH AT END OF PERIOD',[nc,c0],'TOTAL',d=0)
end=k.rows[ce]['v'][0]
opv=round(end-142860.4-21377.5,2);b.rows[bd['op']]['v'][0]=opv
def retot():
    for r in b.rows:
        if r['items'] : r['v']=[round(sum((b.rows[j]['v'][c] or 0) for j in r['items']),2) for c in (0,1)]
retot();assert b.rows[ba]['v'][0]==end
T=b.rows[ta]['v'];Lb=b.rows[tl]['v'];pni=31207.88
re1=round(T[1]-Lb[1]-mem[1]-pni,2);re0=round(re1+pni,2)
q=[b.l('Membership Shares',mem,d=2),b.l('Retained Earnings',[re0,re1],d=2),b.l('Net Income',[ni,pni],d=2)];eq=b.t('Total Equity',q,key='total_equity',d=1)
le=b.t('TOTAL LIABILITIES AND EQUITY',[tl,eq],'TOTAL',d=0)
print(b.rows[le]['v'],T,opv,re1);assert b.rows[le]['v']==T
wb=Workbook()
def put(ws,s,sub):
    n=len(s.cols)
    for i,(t,z) in enumerate([(P,14),(s.title,14),(sub,10)]):
        ws.cell(1+i,1,t).font=Font(name='Arial',size=z,bold=True);ws.cell(1+i,1).alignment=Alignment(horizontal='center');ws.merge_cells(start_row=1+i,start_column=1,end_row=1+i,end_column=1+n)
    for j,cn in enumerate(s.cols):
        c=ws.cell(5,2+j,cn if s is k else ('As of Jun 30, 2025','As of Dec 31, 2024 (PY)')[j]);c.font=Font(name='Arial',size=9,bold=True);c.alignment=Alignment(horizontal='center',wrap_text=True);c.border=Border(bottom=Side(style='thin'))
    r=5
    for x in s.rows:
        r+=1;bold=x['t']!='LINE'
        ws.cell(r,1,'   '*x['x']['d']+x['label']).font=Font(name='Arial',size=8,bold=bold)
        for j,v in enumerate(x['v'] or []):
            c=ws.cell(r,2+j,v);dl=x['t']!='LINE'
            c.number_format='"$"* #,##0.00\\ _€;"$"* -#,##0.00\\ _€' if dl else '#,##0.00\\ _€';c.font=Font(name='Arial',size=8,bold=bold)
            if dl: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if x['t']=='TOTAL' and 'begin' not in x['label'] else None)
    ws.cell(r+3,1,'Monday, Jul 14, 2025 06:12:40 PM GMT-4'+('' if s is k else ' - Accrual Basis')).font=Font(name='Arial',size=8)
    ws.merge_cells(start_row=r+3,start_column=1,end_row=r+3,end_column=1+n)
    ws.column_dimensions['A'].width=62
    for j in range(n): ws.column_dimensions['BC'[j]].width=18
ws=wb.active;ws.title='Treasurer Notes'
for i,t in enumerate(['Board packet - second quarter 2025','','Both reports exported from QuickBooks Online on July 14.','Lot rent went to $415 on April 1. Two lots (17 and 44) are in eviction.','Septic field at the north loop replaced in May; paid from operating, to be reimbursed from reserve.']): ws.cell(1+i,1,t)
ws.column_dimensions['A'].width=90
put(wb.create_sheet('Statement of Cash Flows'),k,'January - June, 2025');put(wb.create_sheet('Balance Sheet'),b,'As of June 30, 2025')
b.cols=['As of Jun 30, 2025','As of Dec 31, 2024 (PY)']
from openpyxl.worksheet.properties import PageSetupProperties
for w_ in wb: w_.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True);w_.page_setup.fitToHeight=0
wb.save(f'{B}/documents/{f}')
save(f,'MANUFACTURED_HOUSING','CASH_FLOW_STATEMENT',[k,b],'US resident-owned park, QuickBooks Online exports: notes sheet, cash flow (one Total column), balance sheet with prior year',True)
