# medical office building, Yardi balance sheet with period change
from lib import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter
R=random.Random(1405);F='cedar_park_mob_balance_sheet.pdf'
s=S('Balance Sheet (With Period Change)','Cedar Park Medical Plaza I & II',None,'2025-06-30',['Balance Current Period','Beginning Balance','Net Change'])
def l(code,n,cur,ch): return s.l(n,[cur,cur-ch,ch],code=code)
s.h('ASSETS','1000-0000');s.h('CASH','1100-0000',ind=1)
a1=s.t('TOTAL CASH',[l('1110-0000','Cash - Operating',384112.27,-41873.66),l('1120-0000','Cash - Property Taxes',166904.50,23842.5),l('1130-0000','Cash - Security Deposits',92318.44,0),l('1140-0000','Cash - TI/LC Reserve',241660.18,9118.2)],code='1199-9999',ind=1)
s.h('ACCOUNTS RECEIVABLE','1200-0000',ind=1)
a2=s.t('TOTAL ACCOUNTS RECEIVABLE',[l('1210-0000','A/R - Tenants',73406.91,12290.03),l('1220-0000','A/R - CAM Reconciliation',18455.2,-7310.4),l('1230-0000','Allowance for Doubtful Accounts',-9500,0),l('1240-0000','Straight-Line Rent Receivable',412877.6,5163.12)],code='1299-9999',ind=1)
s.h('REAL ESTATE','1400-0000',ind=1)
re_=[l('1410-0000','Land',3210000,0),l('1420-0000','Building',17846500,0),l('1430-0000','Building Improvements',1122904.36,27150),l('1440-0000','Tenant Improvements',2380117.85,64212.4),l('1490-0000','Accumulated Depreciation',-5238461.07,-57344.91)]
a3=s.t('NET REAL ESTATE',re_,code='1499-9999',ind=1)
s.h('OTHER ASSETS','1500-0000',ind=1)
a4=s.t('TOTAL OTHER ASSETS',[l('1510-0000','Prepaid Insurance',28640.17,-4773.36),l('1520-0000','Prepaid Expenses - Other',6120,-1020),l('1530-0000','Deferred Leasing Commissions',538216.4,19875),l('1531-0000','Accum. Amort. - Leasing Commissions',-211390.85,-6402.18),l('1540-0000','Loan Costs, net',97415.63,-2164.79),l('1550-0000','Utility Deposits',4150,0)],code='1599-9999',ind=1)
ta=s.t('TOTAL ASSETS',[a1,a2,a3,a4],code='1999-9999',type='TOTAL',key='total_assets')
s.h('LIABILITIES AND CAPITAL','2000-0000');s.h('LIABILITIES','2001-0000',ind=1)
tl=s.t('TOTAL LIABILITIES',[l('2110-0000','Accounts Payable - Trade',88714.39,31506.11),l('2120-0000','Accrued Expenses',41227.05,-8815.6),l('2130-0000','Accrued Property Taxes',166904.5,23842.5),l('2140-0000','Accrued Interest',53381.25,-216.7),l('2150-0000','Prepaid Rents',37940.16,-22418.73),l('2160-0000','Security Deposits Payable',92318.44,0),l('2170-0000','Due to Affiliate',0,0),l('2310-0000','Mortgage Payable - Keystone Life',13245000,-38611.92),l('2390-0000','Swap Liability (Asset)',-17250.8,3120)],code='2999-9999',ind=1,key='total_liabilities')
s.h('CAPITAL','3000-0000',ind=1);A=s.rows[ta]['v'];B=s.rows[tl]['v'];eq=A[0]-B[0];ch=round(A[2]-B[2],2)
d=l('3120-0000','Distributions',-420000,-70000);ni=round(ch+70000,2)
cur=618204.37;re2=-1130482.19
p=l('3110-0000','Partner Contributions',round(eq+420000-cur-re2,2),0);r2=l('3210-0000','Retained Earnings - Prior Years',re2,0);c2=l('3220-0000','Current Year Earnings',cur,ni)
tc=s.t('TOTAL CAPITAL',[d,p,r2,c2],code='3999-9999',ind=1,key='total_equity')
s.t('TOTAL LIABILITIES & CAPITAL',[tl,tc],code='3999-9999'.replace('9-','9-'),type='TOTAL');s.rows[-1]['code']='4000-0000';assert s.rows[-1]['v']==A,(s.rows[-1]['v'],A)
c=canvas.Canvas(doc(F),pagesize=letter,invariant=1);W,H=letter
def top(p):
    c.setFont('Helvetica',7);c.drawString(36,H-30,'Cedar Park Medical Plaza I & II (cpmob)');c.drawRightString(W-36,H-30,f'Page {p}')
    c.setFont('Helvetica-Bold',13);c.drawString(36,H-50,'Balance Sheet (With Period Change)');c.setFont('Helvetica',8);c.drawString(36,H-62,'Period = Jun 2025');c.drawString(36,H-72,'Book = Accrual ; Tree = ysi_bs')
    c.setFont('Helvetica-Bold',7.5)
    for x,a,b in ((400,'Balance','Current Period'),(490,'Beginning','Balance'),(574,'Net','Change')):c.drawRightString(x,H-86,a);c.drawRightString(x,H-95,b)
    c.line(36,H-99,W-36,H-99);return H-112
def fm(v): return f'-{-v:,.2f}' if v<0 else f'{v:,.2f}'
y=top(1)
for r in s.rows:
    t=r['type']
    if r['label']=='LIABILITIES AND CAPITAL': c.showPage();y=top(2)
    c.setFont('Helvetica-Bold' if t!='LINE' else 'Helvetica',7.8)
    if t=='HEADING': y-=4
    c.drawString(36,y,r['code']);c.drawString(100+(8 if r['x'].get('ind') else 18 if t=='LINE' else 0),y,r['label'])
    if t!='HEADING':
        if t!='LINE':[c.line(x-68,y+8.5,x,y+8.5) for x in(400,490,574)]
        for x,v in zip((400,490,574),r['v']):c.drawRightString(x,y,fm(v))
        if t!='LINE': y-=5
    y-=12.5
c.setFont('Helvetica',7);c.drawRightString(W-36,24,'Thursday, July 17, 2025');c.drawRightString(W-36,15,'03:41 PM')
c.save();save(F,[s],'OFFICE','BALANCE_SHEET','Yardi balance sheet with period change, medical office, two pages')
