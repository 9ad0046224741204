# QuickBooks Desktop balance sheet prev-year comparison (PDF, letter portrait), family LLC with shops and flats
from tl import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
FN='QB_Balance_Sheet_PrevYr_Comparison.pdf'
s=S('Balance Sheet Prev Year Comparison','Quarry Street Holdings LLC',None,'2024-12-31',['Dec 31, 24','Dec 31, 23','$ Change'])
def V(a,b): return [a,b,r2(a-b)]
def L(code,l,a,b,ind): return s.line(l,V(a,b),code=code,ind=ind)
def T(l,it,ind,**k): 
    i=s.tot(l,it,ind=ind,**k); return i
H=lambda l,ind:s.head(l,ind=ind)
H('ASSETS',0);H('Current Assets',1);H('Checking/Savings',2)
a=[L('1010','Operating - First Prairie',48217.63,39904.12,3),L('1015','Money Market',125480.19,101236.55,3),L('1020','Security Deposit Trust',33150.00,31900.00,3)]
cs=T('Total Checking/Savings',a,2)
H('Accounts Receivable',2);a=[L('1100','Tenant Receivables',7318.40,10442.75,3)];ar=T('Total Accounts Receivable',a,2)
H('Other Current Assets',2);a=[L('1210','Prepaid Insurance',8966.25,8120.50,3),L('1220','Tax & Insurance Escrow',27411.08,24880.91,3),L('1230','Due from Quarry Street Mgmt',0.00,4500.00,3)];oc=T('Total Other Current Assets',a,2)
ca=T('Total Current Assets',[cs,ar,oc],1)
H('Fixed Assets',1)
a=[L('1510','Land',410000.00,410000.00,2),L('1520','Building - 18 Quarry St',1685000.00,1685000.00,2),L('1525','Building - 22 Quarry St',942500.00,942500.00,2),L('1530','Building Improvements',318772.46,271309.96,2),L('1540','Equipment',41880.00,38215.00,2),L('1590','Accumulated Depreciation',-861436.00,-755218.00,2)]
fa=T('Total Fixed Assets',a,1)
H('Other Assets',1)
a=[L('1810','Loan Costs',36500.00,36500.00,2),L('1815','Accum Amort - Loan Costs',-15816.67,-12166.67,2),L('1830','Utility Deposits',2150.00,2150.00,2)]
oa=T('Total Other Assets',a,1)
ta=s.tot('TOTAL ASSETS',[ca,fa,oa],typ='TOTAL',key='total_assets',ind=0)
H('LIABILITIES & EQUITY',0);H('Liabilities',1);H('Current Liabilities',2)
H('Accounts Payable',3);ap=T('Total Accounts Payable',[L('2000','Accounts Payable',14209.77,9671.30,4)],3)
H('Credit Cards',3);cc=T('Total Credit Cards',[L('2050','Visa x4417',1862.94,2310.08,4)],3)
H('Other Current Liabilities',3)
a=[L('2110','Tenant Security Deposits',32875.00,31625.00,4),L('2120','Prepaid Rents',5940.00,3815.00,4),L('2130','Accrued Real Estate Taxes',29660.00,28114.00,4),L('2140','Sales Tax Payable',0.00,118.25,4)]
ol=T('Total Other Current Liabilities',a,3)
cl=T('Total Current Liabilities',[ap,cc,ol],2)
H('Long Term Liabilities',2)
a=[L('2510','Mortgage - Prairie Savings',1548214.39,1593870.62,3),L('2520','Note Payable - Family Trust',120000.00,150000.00,3)]
lt=T('Total Long Term Liabilities',a,2)
tl_=s.tot('Total Liabilities',[cl,lt],key='total_liabilities',ind=1)
H('Equity',1)
A,Lb=s.v(ta),s.v(tl_); eq=[r2(A[0]-Lb[0]),r2(A[1]-Lb[1])]
cap=(850000.,850000.);dist=(-96000.,-84000.);ni=(88214.52,79430.87)
re1=r2(eq[1]-cap[1]-dist[1]-ni[1]); re0=r2(re1+ni[1]+dist[1]); ni=(r2(eq[0]-cap[0]-dist[0]-re0),ni[1]); re=[re0,re1]
a=[L('3010','Members Capital',*cap,2),L('3020','Distributions to Members',*dist,2),L('3900','Retained Earnings',*re,2),L(None,'Net Income',*ni,2)]
te=s.tot('Total Equity',a,key='total_equity',ind=1)
s.tot('TOTAL LIABILITIES & EQUITY',[tl_,te],typ='TOTAL',ind=0)
assert s.rows[-1]['values']==s.v(ta)
print('RE',re)
c=canvas.Canvas(doc(FN),pagesize=letter);W,Hh=letter
X=[352,428,500,566]
def header():
    c.setFont('Helvetica-Bold',7.5);c.drawString(36,Hh-38,'4:12 PM');c.drawString(36,Hh-50,'02/11/25');c.drawString(36,Hh-62,'Accrual Basis')
    c.setFont('Helvetica-Bold',13);c.drawCentredString(W/2,Hh-40,'Quarry Street Holdings LLC')
    c.setFont('Helvetica-Bold',15);c.drawCentredString(W/2,Hh-58,'Balance Sheet Prev Year Comparison')
    c.setFont('Helvetica-Bold',9.5);c.drawCentredString(W/2,Hh-72,'As of December 31, 2024')
    c.setLineWidth(1.6);c.line(36,Hh-80,W-36,Hh-80)
    c.setFont('Helvetica-Bold',8)
    for x,t in zip(X,['Dec 31, 24','Dec 31, 23','$ Change','% Change']):
        c.drawRightString(x,Hh-92,t);w=c.stringWidth(t,'Helvetica-Bold',8)
        c.setLineWidth(1.2);c.line(x-w-5,Hh-95,x+1,Hh-95)
    return Hh-108
p=1;y=header()
def foot(): c.setFont('Helvetica-Bold',8);c.drawRightString(W-36,26,f'Page {p}')
for i,(r,d) in enumerate(zip(s.rows,s.disp)):
    if y<52: foot();c.showPage();p+=1;y=header()
    big=r['rowType']!='LINE'
    c.setFont('Helvetica-Bold',8)
    x0=36+d['ind']*11
    c.drawString(x0,y,(r['accountCode']+' · ' if r['accountCode'] else '')+r['label'])
    if r['rowType']!='HEADING':
        v=r['values'];c.setFont('Helvetica-Bold' if r['rowType']=='TOTAL' else 'Helvetica',8)
        st=[f'{q:,.2f}' for q in v]
        st.append(f'{100*v[2]/abs(v[1]):,.1f}%' if v[1] else '100.0%')
        for x,t in zip(X,st): c.drawRightString(x,y,t)
        nxt=s.rows[i+1]['rowType'] if i+1<len(s.rows) else None
        c.setLineWidth(.6)
        if r['rowType']=='LINE' and nxt=='SUBTOTAL':
            for x in X: c.line(x-52,y-3,x,y-3)
        if r['rowType']=='TOTAL':
            for x in X: c.line(x-52,y-3,x,y-3);c.line(x-52,y-5,x,y-5)
    y-=11.6 if r['rowType'] in('LINE','HEADING') else 15.5
foot();c.save()
save(FN,[s],'MIXED_USE','BALANCE_SHEET','QuickBooks Desktop prev-year comparison, $ and % change, code · name labels, deep indents',False)
