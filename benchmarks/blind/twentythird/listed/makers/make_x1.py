# Irish hotel, USALI departmental summary, grouped two-line headers with % columns; xlsx
import random
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(711)
s=S('Summary Operating Statement','The Cloonagh Abbey Hotel & Spa','2025-01-01','2025-05-31',['May 2025 Actual','May 2025 Budget','May 2025 Forecast 2','Year to Date Actual','Year to Date Budget','Year to Date Last Year'],sheet='SOS May')
def L(l,b,vol=.06):
    a=lambda x:round(x*R.uniform(1-vol,1+vol));return s.line(l,[a(b),round(b/100)*100,a(b),a(b*4.2),round(b*4.3/100)*100,a(b*3.95)])
s.head('Operating Revenue');rv=[L('Rooms',612000),L('Food',248000),L('Beverage',121000),L('Other F&B (weddings, room hire)',38500,.15),L('Spa and Leisure Club',67200),L('Minor Operated Departments',14300),L('Miscellaneous Income',5200,.2)]
ti=s.tot('Total Operating Revenue',rv,key='total_income')
s.head('Departmental Expenses');de=[L('Rooms ',158000),L('Food & Beverage',271000),L('Spa and Leisure Club ',41800),L('Minor Operated Departments ',9100)]
for i in de:s.rows[i]['label']=s.rows[i]['label'].strip()
td=s.tot('Total Departmental Expenses',de);dp=s.tot('Total Departmental Profit',[ti,td],[1,-1])
s.head('Undistributed Operating Expenses');u=[L('Administrative & General',79500),L('Information & Telecommunications Systems',11900),L('Sales & Marketing',46300),L('Property Operation & Maintenance',38700,.12),L('Utilities',52400,.1)]
tu=s.tot('Total Undistributed Expenses',u);go=s.tot('Gross Operating Profit',[dp,tu],[1,-1],t='TOTAL')
m=L('Management Fees',33200,.03)
s.head('Non-Operating Expenses');x=[L('Commercial Rates',17800,.01),L('Insurance',14600,.01),L('Car park licence rent',2500,.0)];tx=s.tot('Total Non-Operating Expenses',x)
no=s.tot('Net Operating Income (EBITDA)',[go,m,tx],[1,-1,-1],t='TOTAL',key='noi')
i=L('Interest',61500,.01);d=L('Depreciation',48200,.01)
s.tot('Profit / (Loss) Before Tax',[no,i,d],[1,-1,-1],t='TOTAL',key='net_income')
wb=Workbook();w=wb.active;w.title='SOS May';w.sheet_view.showGridLines=False
w['B2']='THE CLOONAGH ABBEY HOTEL & SPA';w['B2'].font=Font(name='Garamond',size=16,bold=True,color='5B3A29');w['B3']='Summary Operating Statement';w['B4']='For the period ended 31 May 2025 (year commenced 1 January 2025)   |   €';
w['B5']='84 rooms  ·  May: 2,604 available, 2,162 sold, 83.0% occupancy'
for a,t in(('D7:I7','MAY 2025'),('K7:P7','YEAR TO DATE')):
    w.merge_cells(a);q=w[a.split(':')[0]];q.value=t;q.alignment=Alignment(horizontal='center');q.font=Font(bold=True,color='FFFFFF');q.fill=PatternFill('solid',fgColor='5B3A29')
C=['D','F','H','K','M','O'];P=['E','G','I','L','N','P']
for c,p,t in zip(C,P,['Actual','Budget','Forecast 2','Actual','Budget','Last Year']):
    w[c+'8']=t;w[p+'8']='%'
    for k in(c,p):w[k+'8'].font=Font(bold=True);w[k+'8'].alignment=Alignment(horizontal='right');w[k+'8'].border=Border(bottom=Side('thin'))
    w.column_dimensions[c].width=12;w.column_dimensions[p].width=7.5
w.column_dimensions['A'].width=2;w.column_dimensions['B'].width=42;w.column_dimensions['C'].width=1.5;w.column_dimensions['J'].width=2
y=9
for r in s.rows:
    b=r['t']!='LINE';y+=1
    if r['t']=='HEADING':y+=1
    q=w.cell(y,2,r['label']);q.font=Font(bold=b);q.alignment=Alignment(indent=0 if b else 1)
    if r['v'][0] is None:continue
    for c,p,v,z in zip(C,P,r['v'],s.rows[ti]['v']):
        w[f'{c}{y}']=v;w[f'{c}{y}'].number_format='#,##0;(#,##0)';w[f'{p}{y}']=round(v/z,4);w[f'{p}{y}'].number_format='0.0%';w[f'{p}{y}'].font=Font(italic=True,size=9,color='777777')
        w[f'{c}{y}'].font=Font(bold=b)
        if b:w[f'{c}{y}'].border=Border(top=Side('thin'),bottom=Side('double') if r['t']=='TOTAL' else None)
    if r['t']=='TOTAL':y+=1
w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True;w.freeze_panes='D9'
n='cloonagh_abbey_sos_2025-05.xlsx';wb.save(doc(n));dump(n,[s],'HOSPITALITY','OPERATING_STATEMENT','Irish hotel USALI summary, grouped headers with % columns',False)
