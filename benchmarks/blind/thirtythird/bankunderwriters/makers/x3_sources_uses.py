# Warehouse entity: sources and uses of cash by year, accountant's workbook with an info sheet first
from kit import *
from openpyxl import Workbook
from openpyxl.styles import *
s=S('Statement of Sources and Uses of Cash','Dunmore Road Warehouse Associates, LP','2022-01-01','2025-12-31',['Year 2022','Year 2023','Year 2024','Budget 2025'],sheet='Sources & Uses')
l=lambda n,*v:s.line(n,list(v))
s.head('SOURCES OF CASH');s.head('From operations')
o=[l('Tenant rents collected',1618440,1655210,1701935,1748000),l('CAM, tax and insurance recoveries',397215,421860,446102,458000),l('Interest on reserve accounts',1204,6918,8455,7500),l('Roof license (solar)',None,18000,24000,24000)]
ot=s.tot('Cash receipts from operations',o);s.head('From financing and other')
f=[l('Draws on lender TI/LC reserve',62500,0,138400,75000),l('Partner capital contributions',0,150000,0,0),l('Refinancing proceeds, net of payoff',0,0,1126750,0),l('Tenant security deposits received',11200,4750,26300,0),l('Insurance claim proceeds',None,37416,None,None)]
ft=s.tot('Cash receipts from financing and other',f)
src=s.tot('TOTAL SOURCES',[ot,ft],kind='TOTAL')
s.head('USES OF CASH');s.head('Operating disbursements')
d=[l('Real estate taxes',288416,297069,305980,315000),l('Insurance premiums',41875,50230,61844,66000),l('Repairs, maintenance and grounds',76240,118655,82917,85000),l('Utilities (vacant and common)',22318,24106,23470,24000),l('Property management fees',60470,62310,65104,66500),l('Professional fees and state filings',15880,14925,27360,16000)]
dt=s.tot('Total operating disbursements',d);s.head('Debt and reserves')
e=[l('Mortgage interest',512640,498315,541209,603400),l('Mortgage principal',243912,258237,209875,176600),l('Deposits to lender reserves',96000,96000,120000,120000),l('Loan closing costs',0,0,48215,0)]
et=s.tot('Total debt and reserves',e);s.head('Capital and partners')
c=[l('Tenant improvements',62500,0,146820,75000),l('Leasing commissions',31875,0,88340,20000),l('Dock levelers and paving',0,204760,18900,40000),l('Security deposits refunded',0,8400,3150,0),l('Distributions to partners',600000,450000,1550000,650000)]
ct=s.tot('Total capital and partners',c)
use=s.tot('TOTAL USES',[dt,et,ct],kind='TOTAL')
nc=s.tot('NET INCREASE (DECREASE) IN CASH',[src,use],[1,-1],kind='TOTAL',key='net_cash_flow')
b=[402318]
for k in range(3): b.append(b[-1]+s.v(nc,k))
bg=s.line('Cash at beginning of year',b);en=s.tot('Cash at end of year',[nc,bg],kind='TOTAL');print(s.v(nc),s.v(en))
name='x3_dunmore_sources_uses.xlsx';wb=Workbook();c0=wb.active;c0.title='Info'
for k,t in enumerate(['Dunmore Road Warehouse Associates, LP','415 Dunmore Road, Scranton, Pennsylvania','Two warehouse buildings, 228,500 square feet','','Submitted with loan request dated March 4, 2025','Prepared on the cash basis from the books of the partnership; not audited.','Contact: Controller, Dunmore Road GP, Inc.']): c0.cell(3+k,2,t).font=Font(name='Georgia',size=14 if k==0 else 11,bold=k==0)
c0.column_dimensions['B'].width=70
w=wb.create_sheet('Sources & Uses');G=lambda **k:Font(name='Georgia',size=10,**k)
for k,t in enumerate([s.m['propertyName'],s.m['title'],'Years 2022 - 2024 and Budget 2025']): w.merge_cells(start_row=1+k,end_row=1+k,start_column=1,end_column=9);w.cell(1+k,1,t).alignment=Alignment(horizontal='center');w.cell(1+k,1).font=G(bold=k<2)
C=[3,5,7,9]
for cc,(p,q) in zip(C,[('Year','2022'),('Year','2023'),('Year','2024'),('Budget','2025')]):
    for rr,t in ((5,p),(6,int(q))): z=w.cell(rr,cc,t);z.font=G(bold=True);z.alignment=Alignment(horizontal='right')
    w.cell(6,cc).border=Border(bottom=Side('medium'))
y=8;top={'SOURCES OF CASH','USES OF CASH'}
for row in s.rows:
    t=row['rowType'];big=row['label'] in top or t=='TOTAL'
    if row['label'] in top and y>8: y+=1
    z=w.cell(y,1 if big else 2,row['label']);z.font=G(bold=big,italic=t=='HEADING' and not big);z.alignment=Alignment(indent=0 if t!='LINE' or row['label'].startswith('Cash at') else 2)
    for cc,v in zip(C,row['values']):
        if v is None: continue
        z=w.cell(y,cc,v);z.font=G(bold=big);z.number_format='_($* #,##0_);_($* (#,##0);_($* 0_)' if t=='TOTAL' else '#,##0_);(#,##0);0_)'
        if t!='LINE': z.border=Border(top=Side('thin'),bottom=Side('double') if row['label'].startswith(('NET','Cash at end')) else None)
    y+=1
    if t in('SUBTOTAL','TOTAL'): y+=1
w.cell(y+1,1,'Budget 2025 assumes renewal of Unit B at current rent.').font=G(italic=True)
w.column_dimensions['A'].width=4;w.column_dimensions['B'].width=40
for k in 'CEGI': w.column_dimensions[k].width=15
for k in 'DFH': w.column_dimensions[k].width=2
w.sheet_view.showGridLines=False;w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(DOC(name))
save(name,[s],'WAREHOUSE','CASH_FLOW_STATEMENT','sources and uses of cash, spacer columns, info sheet first')
