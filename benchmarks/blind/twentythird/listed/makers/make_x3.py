# UK charity receipts and payments account by fund (CC16-like form), xlsx; section refs in first column, boxes
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
s=S('Receipts and payments account (cash flow statement)','Thornby Cross Village Hall and Reading Room','2024-04-06','2025-04-05',['Unrestricted funds £','Restricted funds £','Endowment funds £','Total this year £','Total last year £'],sheet='R&P')
def L(l,u,r,e,py):return s.line(l,[u,r,e,round(u+r+e,2),py])
s.head('A1 Receipts');a=[L('Hall hire - regular groups',14862.5,0,0,13990),L('Hall hire - private functions',5210,0,0,4485.5),L('Rent - flat above reading room',9600,0,0,9300),L('Feed-in tariff and grid export',1874.36,0,0,2011.18),L('Donations and Gift Aid reclaimed',2306.75,1150,0,2742),L('National Lottery grant - kitchen',0,9950,0,0),L('Fundraising events',3318.2,640,0,2977.45),L('Bank and COIF deposit interest',412.09,38.61,265.3,533.27)]
t1=s.tot('Total receipts',a,key='total_income')
s.head('A2 Payments');b=[L('Caretaker and cleaning',7488,0,0,7150),L('Electricity and oil',5127.44,0,0,6034.9),L('Water and drainage',611.28,0,0,574.1),L('Insurance',2194.6,0,0,2088.35),L('Repairs and maintenance',4409.17,380,0,3216.08),L('Performing rights and premises licences',428.5,0,0,411),L('Letting agent fee - flat',1152,0,0,1116),L('Fundraising costs',902.15,84.4,0,790.22),L('Independent examiner',360,0,0,345)]
t2=s.tot('Sub total - running payments',b,key='total_operating_expenses')
s.head('A3 Asset purchases');c=[L('Kitchen refit',2140,9950,0,0),L('Chairs and tables',1385.99,0,0,860)]
t3=s.tot('Sub total - asset purchases',c)
t4=s.tot('Total payments',[t2,t3])
n1=s.tot('Net of receipts/(payments)',[t1,t4],[1,-1],t='TOTAL',key='net_cash_flow')
v=s.rows[n1]['v'];op=[18204.55,2918.4,7500];ot=round(sum(op),2)
o=s.line('Cash funds last year end',op+[ot,round(ot-v[4],2)])
s.tot('Cash funds this year end',[n1,o],t='TOTAL')
wb=Workbook();w=wb.active;w.title='R&P';F='Arial'
bx=Side('thin',color='4F81BD');B=Border(bx,bx,bx,bx)
w['A1']='Thornby Cross Village Hall and Reading Room';w['A1'].font=Font(name=F,size=14,bold=True);w['F1']='Charity no. 0000417';w['A2']='Receipts and payments account';w['A2'].font=Font(name=F,size=12,bold=True,color='FFFFFF')
for j in range(1,7):w.cell(2,j).fill=PatternFill('solid',fgColor='4F81BD')
w['A3']='For the period from';w['B3']='06/04/2024';w['C3']='to';w['D3']='05/04/2025'
for j,(h,k) in enumerate([('Unrestricted funds','£'),('Restricted funds','£'),('Endowment funds','£'),('Total this year','£'),('Total last year','£')]):
    for y,t in((5,h),(6,k)):
        q=w.cell(y,2+j,t);q.alignment=Alignment(horizontal='center',wrap_text=True);q.font=Font(name=F,size=9,bold=True)
y=7
for r in s.rows:
    y+=1;q=w.cell(y,1,r['label']);q.font=Font(name=F,size=9,bold=r['t']!='LINE')
    if r['t']=='HEADING':continue
    for j,x in enumerate(r['v']):
        q=w.cell(y,2+j,x if x!=0 else '-');q.number_format='#,##0.00;(#,##0.00)';q.border=B;q.font=Font(name=F,size=9,bold=r['t']!='LINE');q.alignment=Alignment(horizontal='right')
        if r['items']:q.fill=PatternFill('solid',fgColor='DCE6F1')
    if r['items']:y+=1
w.column_dimensions['A'].width=42
for c in 'BCDEF':w.column_dimensions[c].width=14
y+=2;w.cell(y,1,'Signed by one or two trustees on behalf of all the trustees').font=Font(name=F,size=9,italic=True)
# second sheet: cash book extract without a statement
k=wb.create_sheet('Bank rec');k.append(['Bank reconciliation at 5 April 2025']);k.append(['Community current account statement no. 214',]);k.append(['No unpresented cheques. Agreed to statement by Treasurer.'])
w.sheet_properties.pageSetUpPr=w.sheet_properties.pageSetUpPr;w.page_setup.orientation='portrait';w.sheet_properties.pageSetUpPr.fitToPage=True
n='thornby_cross_R&P_2025.xlsx'.replace('&','n');wb.save(doc(n));print(s.rows[-1]['v'])
dump(n,[s],'OTHER','CASH_FLOW_STATEMENT','UK charity receipts and payments by fund, boxed form',True)
