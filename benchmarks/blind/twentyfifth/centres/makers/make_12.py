# HK managed building: statement of receipts and payments / cash flow by month, YTD, budget; planted total
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(3912)
s=St('Cash Flow Statement','The Incorporated Owners of Fung Yip Industrial Centre','2025-01-01','2025-05-31',['May 2025 HK$','Apr 2025 HK$','Year to Date HK$','Budget YTD HK$','Difference HK$'],lambda b,k:list(b)+[b[2]-b[3]],sheet='CF')
def L(c,l,b,sp=.05,one=False):
    v=[jit(r,b,sp) for _ in range(5)]
    if one:v[3]=0
    s.L(l,[v[4],v[3],sum(v),round(b*5/1000)*1000],code=c)
s.H('Cash Flows from Operating Activities','A')
for t in [('A1','Management fees received from owners',486300,.02),('A2','Air-conditioning charges received',74200,.1),('A3','Loading bay & carpark licence fees',118600,.03),('A4','Interest received on time deposits',6900,.2),('A5','Sundry receipts (access cards, permits)',3850,.4),
 ('A6',"Manager's remuneration paid",-42500,0),('A7','Security & caretaker wages',-186400,.03),('A8','Cleaning contractor',-58700,0),('A9','Electricity & water',-91300,.12),('A10','Lift & escalator maintenance',-36200,.05),('A11','Fire services & M&E repairs',-41900,.35),('A12','Insurance premiums',-22600,.0),('A13','Government rent, rates & MPF',-18350,.05)]:L(*t)
s.T('o','Net cash from operating activities',typ='SUBTOTAL')
s.H('Cash Flows from Investing Activities','B')
L('B1','Lift modernisation - stage payments',-62000,.3,True);L('B2','Placement of time deposits over 3 months',-50000,0);L('B3','CCTV upgrade',-8400,.5)
s.T('i','Net cash used in investing activities')
s.H('Cash Flows from Financing Activities','C')
L('C1','Special contribution to renovation fund',64000,.05);L('C2','Repayment of Building Safety Loan',-38500,0)
s.T('f','Net cash from financing activities')
s.T('n','Net increase in cash and bank balances','o i f',typ='TOTAL',kt='net_cash_flow')
n=s.row('n')['base'];op=2184650;may=op+n[2]-n[0];s.L('Cash and bank balances, beginning of period',[may,may-n[1],op,op],key='b')
s.T('e','Cash and bank balances, end of period','n b',typ='TOTAL')
q=s.row('o');o=q['vals'][0];q['vals'][0]=o+9000
s.planted=dict(what=f'Net cash from operating activities, May 2025: {o+9000:,} printed, the lines add to {o:,}',kind='total_wrong')
wb=Workbook();w=wb.active;w.title='Cover';w['B4']='Goldmark Estate Services Ltd';w['B5']='Monthly Management Report';w['B6']='May 2025';w['B8']='1. Cash flow statement';w['B9']='2. Arrears (circulated separately)'
for c in('B4','B5'):w[c].font=Font(size=16,bold=True)
w=wb.create_sheet('CF');w['A1']='Goldmark Estate Services Ltd - as Manager for';w['A2']=s.prop;w['A2'].font=Font(bold=True,size=13);w['A3']='Cash Flow Statement for the period 1 January 2025 to 31 May 2025';w['A3'].font=Font(bold=True)
h=['Ref','Particulars','Budget Ref.','This month','Last month','Year to Date','Budget YTD','Difference'];h2=['','','','May 2025','Apr 2025','1/1/25 - 31/5/25','1/1/25 - 31/5/25',''];
for y,H in((5,h),(6,h2),(7,['','','']+['HK$']*5)):
    for j,t in enumerate(H):z=w.cell(y,1+j,t);z.font=Font(bold=True,size=10);z.alignment=Alignment(horizontal='center');z.fill=PatternFill('solid',fgColor='FFF2CC')
y=8;k=0
for q in s.rows:
    B=q['typ']!='LINE'
    if q['typ']=='HEADING':w.cell(y,1,q['code']).font=Font(bold=True);w.cell(y,2,q['label']).font=Font(bold=True);y+=1;continue
    w.cell(y,1,q['code']);w.cell(y,2,q['label']).font=Font(bold=B)
    if q['code']:k+=1;w.cell(y,3,'S-%02d'%k)
    for j,v in enumerate(q['vals']):
        z=w.cell(y,4+j,'-' if v is None and j==1 else v);z.number_format='#,##0_);(#,##0)';z.font=Font(bold=B);z.alignment=Alignment(horizontal='right')
        if B:z.border=Border(top=Side('thin'),bottom=Side('double') if q['typ']=='TOTAL' else None)
    y+=2 if B else 1
w.cell(y+1,2,'Prepared by: ____________');w.cell(y+1,5,'Checked by: ____________')
for c,x in zip('ABCDEFGH',[6,46,11,14,14,17,17,14]):w.column_dimensions[c].width=x
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(HERE+'/documents/r12_hk_cash_flow.xlsx');save('r12_hk_cash_flow.xlsx',[s],'INDUSTRIAL','CASH_FLOW_STATEMENT','HK managing agent cash flow, refs, last month, YTD, budget, difference; cover sheet',True)
