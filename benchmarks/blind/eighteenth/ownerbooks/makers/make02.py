# QuickBooks Desktop balance sheet, previous year comparison
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
s=St('Balance Sheet Prev Year Comparison','Quarry Street Lofts LLC',None,'2025-12-31',['Dec 31, 25','Dec 31, 24','$ Change'])
def L(code,label,a,b,i): return s.l(label,[a,b,a-b],i,code)
s.h('ASSETS');s.h('Current Assets',1);s.h('Checking/Savings',2)
x=[L('1010','Operating - Fern Valley CU',38417.62,29880.14,3),L('1020','Security Deposit Trust Acct',21650.00,20900.00,3),L('1030','Reserve Money Market',54112.09,47006.31,3),L('1090','Petty Cash',150.00,150.00,3)]
cs=s.t('Total Checking/Savings',x,2)
s.h('Accounts Receivable',2);ar=s.t('Total Accounts Receivable',[L('1200','Tenant Receivables',4286.50,6121.75,3)],2)
s.h('Other Current Assets',2)
x=[L('1310','Lender Escrow - Taxes',17904.36,16488.90,3),L('1320','Lender Escrow - Insurance',6233.18,5410.02,3),L('1350','Prepaid Insurance',2810.00,2644.00,3),L('1499','Undeposited Funds',1475.00,0.00,3)]
oc=s.t('Total Other Current Assets',x,2)
ca=s.t('Total Current Assets',[cs,ar,oc],1)
s.h('Fixed Assets',1)
x=[L('1500','Land',310000.0,310000.0,2),L('1510','Building',1486250.0,1486250.0,2),L('1520','Building Improvements',142918.44,118063.44,2),L('1530','Appliances & Equipment',36590.71,33412.28,2),L('1590','Accumulated Depreciation',-417336.00,-358812.00,2)]
fa=s.t('Total Fixed Assets',x,1)
s.h('Other Assets',1);oa=s.t('Total Other Assets',[L('1700','Loan Costs, net',8143.75,9518.75,2)],1)
ta=s.t('TOTAL ASSETS',[ca,fa,oa],0,'TOTAL','total_assets')
s.h('LIABILITIES & EQUITY');s.h('Liabilities',1);s.h('Current Liabilities',2);s.h('Accounts Payable',3)
ap=s.t('Total Accounts Payable',[L('2000','Accounts Payable',7318.27,9044.60,4)],3)
s.h('Credit Cards',3);cc=s.t('Total Credit Cards',[L('2050','Summit Business Visa',1264.88,-73.15,4)],3)
s.h('Other Current Liabilities',3)
x=[L('2100','Security Deposits Held',21650.00,20900.00,4),L('2110','Last Month Rent Held',5200.00,5200.00,4),L('2150','Prepaid Rents',3915.00,2280.00,4),L('2200','Accrued Property Tax',0.00,1108.40,4)]
ol=s.t('Total Other Current Liabilities',x,3)
cl=s.t('Total Current Liabilities',[ap,cc,ol],2)
s.h('Long Term Liabilities',2)
lt=s.t('Total Long Term Liabilities',[L('2500','Mortgage - Granite Mutual',1048662.31,1077190.85,3),L('2550','Member Loan - K. Osterby',25000.0,40000.0,3)],2)
tl=s.t('Total Liabilities',[cl,lt],1,'TOTAL','total_liabilities')
s.h('Equity',1)
need=[s.rows[ta]['values'][i]-s.rows[tl]['values'][i] for i in (0,1)]
ni=[61284.19,52907.43];mc=[640000.0,640000.0];dr=[-48000.0,-42000.0]
re=[need[i]-ni[i]-mc[i]-dr[i] for i in (0,1)]
x=[L('3000','Member Contributions',*mc,2),L('3100','Member Draws',*dr,2),L('3900','Retained Earnings',*re,2),s.l('Net Income',[ni[0],ni[1],ni[0]-ni[1]],2)]
te=s.t('Total Equity',x,1,'TOTAL','total_equity')
s.t('TOTAL LIABILITIES & EQUITY',[tl,te],0,'TOTAL')
f='qb_balance_sheet_quarry.pdf';W,H=letter;c=canvas.Canvas(B+'documents/'+f,pagesize=letter)
c.setFont('Helvetica-Bold',8);[c.drawString(40,H-40-i*11,t) for i,t in enumerate(['9:17 AM','01/20/26','Accrual Basis'])]
c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2+20,H-42,'Quarry Street Lofts LLC')
c.setFont('Helvetica-Bold',14);c.drawCentredString(W/2+20,H-58,'Balance Sheet Prev Year Comparison')
c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2+20,H-72,'As of December 31, 2025')
xs=[370,446,516,574]
y=H-100;c.setFont('Helvetica-Bold',7.5)
for x,h in zip(xs,['Dec 31, 25','Dec 31, 24','$ Change','% Change']): c.drawCentredString(x-26,y,h);c.setLineWidth(1.1);c.line(x-57,y-3,x,y-3)
y-=14
for i,w in enumerate(s.rows):
    b=w['rowType']!='LINE';c.setFont('Helvetica-Bold' if b else 'Helvetica',7.8)
    c.drawString(48+12*s.ind[i],y,(w['accountCode']+' · ' if w['accountCode'] else '')+w['label'])
    if w['rowType']!='HEADING':
        v=w['values'];pc='0.0%' if v[2]==0 else ('100.0%' if v[1]==0 else f'{v[2]/abs(v[1])*100:,.1f}%')
        c.setFont('Helvetica-Bold' if w['rowType']=='TOTAL' else 'Helvetica',7.8)
        if b:
            c.setLineWidth(.5);[c.line(x-57,y+8,x,y+8) for x in xs]
        for x,t in zip(xs,[neg(q) for q in v]+[pc]): c.drawRightString(x,y,t)
        if w['label'].startswith('TOTAL'): [(c.line(x-57,y-2,x,y-2),c.line(x-57,y-3.6,x,y-3.6)) for x in xs]
        if b: y-=3
    y-=10.7
c.setFont('Helvetica-Bold',8);c.drawRightString(574,26,'Page 1');print('y',y)
c.save();save(f,[s],'MULTIFAMILY','BALANCE_SHEET','QuickBooks Desktop balance sheet with previous year, change and % change, deep indents',False)
