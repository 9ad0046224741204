# self-storage balance sheet, T-account form side by side
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
N='county_line_storage_balance_123124.xlsx'
s=St('Statement of Financial Position (balance sheet)','County Line Self Storage',None,'2024-12-31',['Dec 31, 2024'],sheet='Sheet1')
s.h('Assets')
s.h('Current',lv=1)
a=[s.l('Cash - Lakeshore CU checking',27418.66),s.l('Cash - money market',40000),s.l('Rents receivable',5961.25),s.l('Prepaid insurance',3118)]
A=s.sub('Total current',a)
s.h('Fixed',lv=1)
f=[s.l('Land',162000),s.l('Buildings A-F',948310),s.l('Paving and fence',84775.5),s.l('Gate and cameras',31240),s.l('Accumulated depreciation',-301882)]
F=s.sub('Net fixed',f)
s.h('Other',lv=1)
o=[s.l('Loan fees, net',7214.2),s.l('Utility deposit',650)]
O=s.sub('Total other',o)
TA=s.t('Total assets',[A,F,O],key='total_assets');split=len(s.rows)
s.h('Liabilities')
l=[s.l('Prepaid rents',8842.5),s.l('Sales tax payable',611.37),s.l('Credit card',2290.18),s.l('Current part of mortgage',28415)]
LC=s.sub('Total current liabilities',l)
g=[s.l('Mortgage, less current part',582107.44),s.l('Loan from partner (R. Voss)',45000)]
LG=s.sub('Total long-term',g)
TL=s.t('Total liabilities',[LC,LG],key='total_liabilities')
s.h("Partners' capital")
ta=s.rows[TA]['v'][0];tl=s.rows[TL]['v'][0];E=round(ta-tl,2);v1=round(E*.6,2)
p=[s.l('R. Voss, 60%',v1),s.l('D. Okano, 40%',round(E-v1,2))]
TE=s.t("Total partners' capital",p,key='total_equity')
Z=s.t('Total liabilities and capital',[TL,TE]);assert s.rows[Z]['v'][0]==ta
wb=Workbook();ws=wb.active;ws.title='Sheet1'
for r,t in enumerate(['County Line Self Storage','Statement of Financial Position','December 31, 2024  (tax basis, unaudited)'],1):
    ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=5);ws.cell(r,1,t).alignment=Alignment(horizontal='center');ws.cell(r,1).font=Font(name='Arial',bold=r<3,size=13 if r==1 else 10)
LH=s.rows[:split-1];RH=s.rows[split:-1]
def put(row,col,q):
    b=q['t']!='LINE';k=ws.cell(row,col,q['label']);k.font=Font(name='Arial',size=9,bold=b,underline='single' if q['t']=='HEADING' and q['lv']==0 else None);k.alignment=Alignment(indent=2 if q['t']=='LINE' else q['lv'])
    if q['v'][0] is not None:
        m=ws.cell(row,col+1,q['v'][0]);m.number_format='#,##0.00;(#,##0.00)';m.font=Font(name='Arial',size=9,bold=b)
        if b:m.border=Border(top=Side('thin'),bottom=Side('double') if row>=25 else None)
for k in (2,5): ws.cell(5,k,'Dec 31, 2024').font=Font(name='Arial',size=9,bold=True);ws.cell(5,k).alignment=Alignment(horizontal='right')
for k,q in enumerate(LH):put(6+k,1,q)
y=6
for q in RH:
    if q['label']=="Partners' capital":y+=2
    put(y,4,q);y+=1
e=max(6+len(LH),y)+1
put(e,1,s.rows[split-1]);put(e,4,s.rows[-1])
for r in range(5,e+1):ws.cell(r,3).border=Border(left=Side('medium'))
for c,x in dict(A=32,B=15,C=2,D=32,E=15).items():ws.column_dimensions[c].width=x
ws.page_setup.orientation='landscape';wb.save(D+'documents/'+N)
save(N,[s],'SELF_STORAGE','BALANCE_SHEET','account form side by side, typed values, partners capital',True)
