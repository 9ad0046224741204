# AppFolio "Cash Flow - 12 Month" export of a storage facility: plain sheet, indented labels, Jul 2023 - Jun 2024 + Total, adjustments, beginning and ending cash
import random
from tl import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment
R=random.Random(7012)
FN='cash_flow_12_month-20240709.xlsx'
ms=[f'{m} {y}' for y,mm in((2023,['Jul','Aug','Sep','Oct','Nov','Dec']),(2024,['Jan','Feb','Mar','Apr','May','Jun'])) for m in mm]
C=ms+['Total']
s=S('Cash Flow - 12 Month','Orchard Lane Storage','2023-07-01','2024-06-30',C,sheet='Report1')
def T(v): v=[r2(x) for x in v];return v+[r2(sum(v))]
def z(b,w=.06): return T([b*(1+R.uniform(-w,w)) for _ in range(12)])
def at(d): return T([d.get(m[:3],0) for m in ms])
def L(l,v,ind=2,code=None): return s.line(l,v,ind=ind,code=code)
s.head('Operating Income & Expense',ind=0);s.head('Income',ind=1)
a=[L('Storage Rent',z(31250,.03)),L('RV/Boat Space Rent',z(4120,.04)),L('Admin Fee',z(340,.3)),L('Late Fee',z(865,.2)),L('Lien Sale Proceeds',at({'Sep':412,'Feb':655.5,'May':180})),L('Lock Sales',z(145,.3)),L('Insurance Commission',z(1210,.05))]
ti=s.tot('Total Income',a,ind=1,key='total_income')
s.head('Expense',ind=1)
b=[L('Advertising - Online',z(690,.2)),L('Bank/Merchant Fees',z(905,.05)),L('Electricity',z(612,.2)),L('Gate & Security',T([185]*12)),L('Insurance',at({'Jul':4380,'Jan':4612.5})),L('Landscaping',at({m:260 for m in('Jul','Aug','Sep','Oct','Apr','May','Jun')})),L('Management Fees',T([x*.06 for x in s.v(ti)[:12]])),L('Manager Wages',T([3450]*6+[3560]*6)),L('Payroll Taxes',T([275.93]*6+[284.73]*6)),L('Pest Control',T([85,0]*6)),L('Property Tax',at({'Nov':17642.11,'May':17642.11})),L('Repairs - Doors',z(420,.7)),L('Repairs - General',z(310,.6)),L('Snow Removal',at({'Dec':640,'Jan':1820,'Feb':975,'Mar':320})),L('Software Subscription',T([199]*12)),L('Water',z(74,.2))]
te=s.tot('Total Expense',b,ind=1,key='total_operating_expenses')
noi=s.tot('NOI - Net Operating Income',[ti,te],[1,-1],ind=1,key='noi')
s.head('Other Income & Expense',ind=0);s.head('Other Expense',ind=1)
ints=[];bal=1287400.
for i in range(12): it=r2(bal*.0525/12);ints.append(it);bal-=8650-it
o=[L('Mortgage Interest',T(ints)),L('Capital Improvements - Paving',at({'Sep':14800,'Oct':3650}))]
to=s.tot('Total Other Expense',o,ind=1)
no=s.tot('Net Other Income',[to],[-1],ind=1)
ni=s.tot('Net Income',[noi,no],ind=0,typ='TOTAL',key='net_income')
s.head('Adjustments',ind=0)
ad=[L('Prepaid Rent',z(60,6),1),L('Security Deposits',at({'Aug':-150,'Nov':100,'Apr':200,'Jun':-50}),1),L('Sales Tax Payable',z(12,5),1),L('Mortgage Principal',T([-r2(8650-x) for x in ints]),1),L('Owner Contribution',at({'Sep':15000,'Nov':5000}),1),L('Owner Distribution',T([-8000,-8000,0,-6000,0,-8000,-6000,-8000,-9000,-9000,0,-9000]),1)]
ta=s.tot('Total Adjustments',ad,ind=0)
cf=s.tot('Cash Flow',[ni,ta],typ='TOTAL',ind=0,key='net_cash_flow')
beg=[21488.37]
for k in range(12): beg.append(r2(beg[-1]+s.v(cf)[k]))
bc=s.line('Beginning Cash',beg[:12]+[beg[0]],ind=0)
bcf=s.tot('Beginning Cash + Cash Flow',[bc,cf],typ='TOTAL',ind=0)
s.line('Actual Ending Cash',beg[1:]+[beg[12]],ind=0)
assert s.v(bcf)==beg[1:]+[beg[12]],s.v(bcf); print(beg)
wb=Workbook();ws=wb.active;ws.title='Report1'
x=1
for t in ['Cash Flow - 12 Month','Properties: Orchard Lane Storage - 3100 Orchard Lane Sandhaven, WI 53099','Period Range: Jul 2023 to Jun 2024','Accounting Basis: Cash','Level of Detail: Detail View']:
    ws.cell(x,1,t);x+=1
ws['A1'].font=Font(bold=True,size=14)
x+=1
for k,t in enumerate(['Account Name']+C,1):
    q=ws.cell(x,k,t);q.font=Font(bold=True);q.alignment=Alignment(horizontal='left' if k==1 else 'right')
x+=1
for r,d in zip(s.rows,s.disp):
    ws.cell(x,1,'    '*d['ind']+r['label']).font=Font(bold=r['rowType']!='LINE')
    if r['rowType']!='HEADING':
        for k,v in enumerate(r['values']):
            q=ws.cell(x,2+k,v);q.number_format='#,##0.00';q.font=Font(bold=r['rowType']!='LINE')
    x+=1
ws.column_dimensions['A'].width=40
for k in range(2,15): ws.column_dimensions[ws.cell(1,k).column_letter].width=12.5
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
wb.save(doc(FN))
save(FN,[s],'SELF_STORAGE','CASH_FLOW_STATEMENT','AppFolio Cash Flow - 12 Month export, plain sheet, space-indented, Jul-Jun, adjustments with distributions, beginning/ending cash',False)
