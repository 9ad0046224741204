# SA REIT statement of financial position, consolidating columns, R'000. PLANTED total_wrong
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
s=S('Statement of Financial Position (balance sheet)','Umhlali Income REIT Limited',None,'2025-02-28',['Company','Umhlali Warehousing (Pty) Ltd','Sibaya Distribution Park (RF) (Pty) Ltd','Consolidation journals','Group Feb 2025','Group Feb 2024'],sheet='SOFP')
def L(l,v,py,n=''):return s.line(l,v+[sum(v),py],note=n)
s.head('ASSETS');s.head('Non-current assets')
a=[L('Investment property',[412600,1288450,903700,0],2481300,2),L('Straight-line rental income accrual',[6114,22870,15032,0],40655,2),L('Plant and equipment',[1845,3306,912,0],5480,3),L('Investment in subsidiaries',[940000,0,0,-940000],0,4),L('Loans to group companies',[388500,0,0,-388500],0,5),L('Derivative financial instruments',[9377,0,4120,0],21846,9)]
t1=s.tot('Total non-current assets',a)
s.head('Current assets');b=[L('Trade and other receivables',[5218,14903,9764,-2310],25117,6),L('Non-current asset held for sale',[0,38500,0,0],0,7),L('Cash and cash equivalents',[21460,9872,6135,0],44209,8)]
t2=s.tot('Total current assets',b);ta=s.tot('TOTAL ASSETS',[t1,t2],t='TOTAL',key='total_assets')
A=s.rows[ta]['v']
s.head('EQUITY AND LIABILITIES')
L_nc=[('Interest-bearing borrowings',[655000,418200,361400,0],1366500,10),('Loans from group companies',[0,214000,174500,-388500],0,5),('Deferred tax',[0,1120,486,0],1433,11)]
L_c=[('Interest-bearing borrowings',[60000,24600,18100,0],95000,10),('Trade and other payables',[13977,31240,18655,-2310],58764,12),('Tenant deposits',[1920,9436,5218,0],15702,12),('Dividends payable',[42310,0,0,0],39118,'')]
liab=[sum(x[1][i] for x in L_nc+L_c) for i in range(4)];lpy=sum(x[2] for x in L_nc+L_c)
eq=[A[i]-liab[i] for i in range(4)]
sc=[940000,600000,340000,-940000];re=[eq[i]-sc[i]-h for i,h in enumerate([8100,0,3560,0])];print(eq,re,A)
s.head('Equity')
c=[L('Stated capital',sc,940000,13),L('Hedging reserve',[8100,0,3560,0],18215),L('Retained earnings',re,A[5]-lpy-940000-18215)]
te=s.tot('Total equity',c,key='total_equity')
s.head('Non-current liabilities');d=[L(*x) for x in L_nc];t3=s.tot('Total non-current liabilities',d)
s.head('Current liabilities');e=[L(*x) for x in L_c];t4=s.tot('Total current liabilities',e)
tl=s.tot('Total liabilities',[t3,t4],key='total_liabilities')
tt=s.tot('TOTAL EQUITY AND LIABILITIES',[te,tl],t='TOTAL');assert s.rows[tt]['v']==A
o=s.rows[t4]['v'][4];s.rows[t4]['v'][4]=o+2310
s.planted=dict(what=f"'Total current liabilities', column Group Feb 2025, printed {o+2310} instead of {o} (consolidation journal of -2,310 left out); Total liabilities carries the true figure",kind='total_wrong')
wb=Workbook();w=wb.active;w.title='SOFP';F='Calibri'
w['A1']='UMHLALI INCOME REIT LIMITED AND ITS SUBSIDIARIES';w['A1'].font=Font(bold=True,size=14);w['A2']='Statement of Financial Position';w['A2'].font=Font(bold=True,size=12);w['A3']='at 28 February 2025';w['A4']='Consolidation working paper CWP-3'
h=[('','Note',''),('Company','',"R'000"),('Umhlali Warehousing','(Pty) Ltd',"R'000"),('Sibaya Distribution Park','(RF) (Pty) Ltd',"R'000"),('Consolidation','journals',"R'000"),('Group','Feb 2025',"R'000"),('Group','Feb 2024',"R'000")]
for j,t in enumerate(h):
    for k,x in enumerate(t):
        q=w.cell(6+k,2+j,x or None);q.font=Font(bold=k<2,italic=k==2,size=10);q.alignment=Alignment(horizontal='center' if j==0 else 'right')
        if k==2:q.border=Border(bottom=Side('medium'))
y=9
for r in s.rows:
    if r['t']=='HEADING':y+=(1 if not r['label'].isupper() else 0)
    y+=1;b=r['t']!='LINE';q=w.cell(y,1,r['label']);q.font=Font(bold=b)
    if r.get('note'):w.cell(y,2,r['note']).alignment=Alignment(horizontal='center')
    if r['v'][0] is None:continue
    for j,v in enumerate(r['v']):
        q=w.cell(y,3+j,v);q.number_format='# ##0;(# ##0);"–"';q.font=Font(bold=b);q.alignment=Alignment(horizontal='right')
        if v is not None:q.number_format='#\\ ###\\ ##0;(#\\ ###\\ ##0);"–"' if abs(v)>=1000000 else ('###\\ ##0;(###\\ ##0);"–"' if abs(v)>=1000 else '0;(0);"–"')
        if b:q.border=Border(top=Side('thin'),bottom=Side('double') if r['t']=='TOTAL' else None)
        if j==4:q.fill=PatternFill('solid',fgColor='FFF2CC')
w.column_dimensions['A'].width=38;w.column_dimensions['B'].width=6
for c in 'CDEFGH':w.column_dimensions[c].width=22 if c in'DE' else 14
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True
n='umhlali_reit_sofp_cwp3.xlsx';wb.save(doc(n));dump(n,[s],'WAREHOUSE','BALANCE_SHEET','SA REIT consolidating balance sheet with notes and journals',True)
