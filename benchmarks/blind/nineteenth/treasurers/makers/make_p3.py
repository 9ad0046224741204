# US HOA, QuickBooks Desktop look: balance sheet prev year comparison (p1) and P&L budget vs actual (p2)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
f='Heron_Lake_HOA_Treasurer_Dec2024.pdf'
N=None;HOA='Heron Lake Estates Homeowners Association, Inc.'
b=S('Balance Sheet Prev Year Comparison',HOA,None,'2024-12-31',['Dec 31, 24','Dec 31, 23','$ Change'],page=1)
b.h('ASSETS',d=0);b.h('Current Assets',d=1);b.h('Checking/Savings',d=2)
q=[b.l(l,v,c,d=3) for c,l,v in [('1010','First Cypress Operating',[48216.73,41907.15]),('1020','First Cypress Money Market',[25402.18,24611.6]),('1050','Reserve - Gulfline MM',[77376.89,71288.04]),('1055','Reserve - CD 14 mo.',[60000,60000]),('1060','Reserve - CD 9 mo.',[40000,N])]]
cs=b.t('Total Checking/Savings',q,d=2)
b.h('Accounts Receivable',d=2)
q=[b.l('Assessments Receivable',[7135.5,9822],'1200',d=3)]
ar=b.t('Total Accounts Receivable',q,d=2)
b.h('Other Current Assets',d=2)
q=[b.l('Allowance for Bad Debt',[-2200,-3100],'1290',d=3),b.l('Prepaid Insurance',[11248.33,10416.67],'1310',d=3),b.l('Undeposited Funds',[425,850],'1499',d=3)]
oc=b.t('Total Other Current Assets',q,d=2)
tc=b.t('Total Current Assets',[cs,ar,oc],d=1)
b.h('Fixed Assets',d=1)
q=[b.l('Pool Furniture',[14860,12310],'1510',d=2),b.l('Accumulated Depreciation',[-7430,-4955],'1590',d=2)]
fa=b.t('Total Fixed Assets',q,d=1)
ta=b.t('TOTAL ASSETS',[tc,fa],'TOTAL',key='total_assets',d=0)
b.h('LIABILITIES & EQUITY',d=0);b.h('Liabilities',d=1);b.h('Current Liabilities',d=2)
q=[b.l('Accounts Payable',[6318.44,8047.9],'2000',d=3),b.l('Prepaid Assessments',[18940,15275.5],'2100',d=3),b.l('Clubhouse Rental Deposits',[1500,1250],'2150',d=3),b.l('Income Tax Payable',[612,455],'2200',d=3)]
cl=b.t('Total Current Liabilities',q,d=2);tl=b.t('Total Liabilities',[cl],key='total_liabilities',d=1)
b.h('Equity',d=1)
# P&L
p=S('Profit & Loss Budget vs. Actual',HOA,'2024-01-01','2024-12-31',['Jan - Dec 24','Budget','$ Over Budget'],page=2)
p.h('Ordinary Income/Expense',d=0);p.h('Income',d=1)
q=[p.l(l,v,c,d=2) for c,l,v in [('4000','Regular Assessments',[214200,214200]),('4010','Late Fees & Interest',[3187.25,2000]),('4020','Clubhouse Rentals',[6450,5400]),('4030','Boat & RV Storage',[9720,9720]),('4040','Gate Remotes & Keys',[385,500]),('4050','Estoppel / Transfer Fees',[2990,2500])]]
ti=p.t('Total Income',q,key='total_income',d=1)
p.h('Expense',d=1);E=[]
for h,rows in [('Administrative',[('6010','Management Contract',[27600,27600]),('6020','Audit & Tax Return',[4150,4000]),('6030','Legal - Collections',[5871.6,3500]),('6040','Postage & Copies',[2214.38,2400]),('6050','Bad Debt Expense',[-900,1500])]),
 ('Grounds',[('6110','Lawn Service',[52800,52800]),('6120','Lake Treatment',[7140,7140]),('6130','Tree Trimming',[8925,7500]),('6140','Irrigation Repair',[3406.17,4000])]),
 ('Clubhouse & Pool',[('6210','Pool Service',[9900,9900]),('6220','Janitorial',[6240,6240]),('6230','Repairs',[11318.92,6000]),('6240','Depreciation',[2475,2475])]),
 ('Utilities & Insurance',[('6310','Electric',[19644.71,18800]),('6320','Water & Sewer',[5127.06,5500]),('6330','Insurance',[24583.34,25000])])]:
    p.h(h,d=2);q=[p.l(l,v,c,d=3) for c,l,v in rows];E.append(p.t('Total '+h,q,d=2))
te=p.t('Total Expense',E,key='total_operating_expenses',d=1)
no=p.t('Net Ordinary Income',[ti,(te,-1)],d=0)
p.h('Other Income/Expense',d=0);p.h('Other Income',d=1)
q=[p.l('Reserve Interest Earned',[4318.06,3600],'7010',d=2)];oi=p.t('Total Other Income',q,d=1)
p.h('Other Expense',d=1)
q=[p.l('Transfer to Reserve',[42000,42000],'8010',d=2),p.l('Federal Income Tax',[1212,1000],'8020',d=2)];oe=p.t('Total Other Expense',q,d=1)
ni_o=p.t('Net Other Income',[oi,(oe,-1)],d=0)
ni=p.t('Net Income',[no,ni_o],'TOTAL',key='net_income',d=0)
net=p.rows[ni]['v'][0];T=b.rows[ta]['v'];Ls=b.rows[tl]['v']
pn=6204.11;res23=128400;rese=T[1]-Ls[1]-pn-res23
rese24=round(T[0]-Ls[0]-net-170400,2)
q=[b.l('Reserve Fund Balance',[170400,res23],'3200',d=2),b.l('Operating Fund Balance',[rese24,round(rese,2)],'3900',d=2),b.l('Net Income',[net,pn],d=2)]
eq=b.t('Total Equity',q,key='total_equity',d=1)
b.t('TOTAL LIABILITIES & EQUITY',[tl,eq],'TOTAL',d=0)
print(rese,rese24,net)
D=lambda r:r['v'][:2]+[ (r['v'][0] or 0)-(r['v'][1] or 0)]
pct=[]
for s,k in ((b,0),(p,1)): s.derive(D)
c=canvas.Canvas(f'{B}/documents/{f}',pagesize=letter);W,H=letter
def page(s,sub,basis,hdr,pf):
    c.setFont('Helvetica-Bold',6.5);c.drawString(40,H-40,'9:47 AM');c.drawString(40,H-50,'01/14/25');c.drawString(40,H-60,basis)
    c.setFont('Helvetica-Bold',11);c.drawCentredString(W/2,H-42,HOA);c.setFont('Helvetica-Bold',13);c.drawCentredString(W/2,H-58,s.title);c.setFont('Helvetica-Bold',9);c.drawCentredString(W/2,H-72,sub)
    X=[356,426,496,556];y=H-96;c.setFont('Helvetica-Bold',8)
    for x,a in zip(X,hdr): c.drawCentredString(x-24,y,a);c.setLineWidth(1.2);c.line(x-54,y-3,x+2,y-3)
    y-=4
    for r in s.rows:
        d=r['x']['d'];y-=10.6;c.setFont('Helvetica-Bold',7.5)
        c.drawString(46+d*12,y,(r['code']+' · ' if r['code'] else '')+r['label'])
        if r['t']=='HEADING':continue
        tot=r['t']!='LINE';c.setFont('Helvetica',7.5)
        for x,v in zip(X,r['v']):
            c.drawRightString(x,y,'' if v is None else f'{v:,.2f}')
            if tot: c.setLineWidth(.5);c.line(x-46,y+8.2,x,y+8.2)
            if r['t']=='TOTAL': c.line(x-46,y-2,x,y-2);c.line(x-46,y-3.4,x,y-3.4)
        a=pf(r['v'])
        if a: c.drawRightString(X[3],y,a)
        if tot: y-=4
    c.setFont('Helvetica-Bold',7);c.drawRightString(W-40,30,'Page 1');c.showPage()
page(b,'As of December 31, 2024','Accrual Basis',['Dec 31, 24','Dec 31, 23','$ Change','% Change'],lambda v:(f'{100*v[2]/abs(v[1]):,.1f}%' if v[1] else '100.0%'))
page(p,'January through December 2024','Accrual Basis',['Jan - Dec 24','Budget','$ Over Budget','% of Budget'],lambda v:f'{100*v[0]/v[1]:,.1f}%' if v[1] else '')
c.save()
save(f,'OTHER','BALANCE_SHEET',[b,p],'US HOA QuickBooks Desktop prints, balance sheet then P&L budget vs actual, one per page',True)
