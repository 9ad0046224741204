# Google Sheets T12, hand made
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as G
import datetime as dt
r=random.Random(1707)
ms=[dt.date(2024,7+i,1) if i<6 else dt.date(2025,i-5,1) for i in range(12)]
cols=[d.strftime('%b-%y') for d in ms]+['12 mo total']
s=St('Maple St fourplex - cash P&L trailing 12','Maple St fourplex','2024-07-01','2025-06-30',cols,sheet='P&L TTM')
def T(v): return list(v)+[sum(x or 0 for x in v)]
def sp(d): return T([d.get(i) for i in range(12)])
s.h('MONEY IN')
a=[s.l('Unit A rent',T([1325]*9+[1375]*3)),s.l('Unit B rent',T([1250]*4+[None,625]+[1295]*6)),s.l('Unit C rent',T([1410]*12)),s.l('Unit D rent (Sec 8 + tenant)',T([1188]*6+[1226]*6)),s.l('Coin laundry',T([r.choice([48.25,51.5,62.75,44,57.25]) for _ in range(12)])),s.l('Late fees',sp({2:50,5:50,8:75})),s.l('Garage #2',T([85]*12))]
I=s.t('Total in',a,0,'TOTAL','total_income')
s.h('MONEY OUT')
L=lambda n,v: s.l(n,v)
e=[L('Water/sewer',sp({0:288.41,2:301.77,4:279.6,6:265.12,8:270.48,10:294.03})),L('Electric house meter',T([round(r.uniform(29,46),2) for _ in range(12)])),L('Gas (boiler)',T([41.2,39.85,44.1,118.6,266.32,402.18,455.9,431.07,318.44,190.26,77.5,43.91])),L('Trash',T([96]*12)),L('Mowing / plowing',sp({0:160,1:160,2:160,3:80,5:225,6:375,7:300,10:120,11:160})),L('Repairs - handyman',sp({0:210,3:145,4:880,7:95,9:340})),L('Repairs - plumber',sp({1:187.5,6:612})),L('Supplies (HD / Lowes)',T([round(r.uniform(8,140),2) if r.random()<.7 else None for _ in range(12)])),L('Unit B turn - paint & floor',sp({4:1460,5:638.2})),L('Insurance',sp({3:2874})),L('Property tax',sp({1:3118.9,7:3118.9})),L('Bookkeeping',T([60]*12)),L('City rental license',sp({9:220}))]
E=s.t('Total out',e,0,'TOTAL','total_operating_expenses')
N=s.t('Left over before loan',[I,~E],0,'TOTAL','noi')
d=s.l('Loan pmt (P+I)',T([1683.22]*12))
s.t('Left over after loan',[N,~d],0,'TOTAL','net_cash_flow')
wb=Workbook();w=wb.active;w.title='P&L TTM';F='Arial'
w['A1']='Maple St fourplex - cash P&L trailing 12';w['A1'].font=Font(name=F,size=14,bold=True)
w['A2']='bank basis, when it hits the account. updated 7/6/25';w['A2'].font=Font(name=F,size=9,italic=True,color='888888')
y=4
for i,m in enumerate(ms): x=w.cell(y,3+i,m);x.number_format='mmm-yy';x.font=Font(name=F,bold=True);x.alignment=Alignment(horizontal='center');x.fill=PatternFill('solid',fgColor='FFF2CC')
x=w.cell(y,16,'12 mo total');x.font=Font(name=F,bold=True);x.fill=PatternFill('solid',fgColor='FFF2CC');w.cell(y,17,'notes').font=Font(name=F,bold=True)
nt={'Unit B rent':'vacant Nov, half Dec','Insurance':'annual, went up 11%','Repairs - handyman':'Nov = back stairs','Property tax':'2 halves'}
y=5
for q in s.rows:
    t=q['rowType'];b=t!='LINE'
    if t=='HEADING': y+=1
    c=w.cell(y,1,q['label']);c.font=Font(name=F,bold=b,size=10,color='1155CC' if t=='HEADING' else '000000')
    for i,v in enumerate(q['values']):
        if v is None: continue
        c=w.cell(y,(3+i) if i<12 else 16,v);c.font=Font(name=F,bold=b,size=10);c.number_format='#,##0.00;[Red]-#,##0.00'
        if t=='TOTAL': c.fill=PatternFill('solid',fgColor='D9EAD3');c.border=Border(top=Side(style='thin'))
    if q['label'] in nt: w.cell(y,17,nt[q['label']]).font=Font(name=F,size=9,italic=True)
    y+=2 if t=='TOTAL' else 1
w.column_dimensions['A'].width=28;w.column_dimensions['B'].width=2;w.column_dimensions['O'].width=2;w.column_dimensions['Q'].width=24
w.column_dimensions['P'].width=12
w.delete_cols(15) if False else None
w.freeze_panes='C5'
w2=wb.create_sheet('to do');[w2.cell(i+1,1,t) for i,t in enumerate(['call roofer re: flashing','raise C to 1450 in Sept?','smoke detectors D','ask Jen about license renewal'])]
f='gsheet_maple_t12.xlsx';wb.save(B+'documents/'+f);save(f,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','Google Sheets hand-kept T12, real-date headers, spacer columns, blanks, notes column',True)
