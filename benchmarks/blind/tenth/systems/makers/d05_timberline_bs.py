import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(5505)
NAME='GL_BalSheet_WESTFORK_0925.pdf'
s=St('Balance Sheet','Westfork Distribution Center',None,'2025-09-30',['Current Balance 09/30/2025','Prior Year-End 12/31/2024','Net Change'])
C=lambda x:int(round(x*100))
def L(code,lab,a,b): return s.L(lab,[C(a),C(b),C(a)-C(b)],code,2)
s.H('ASSETS',lv=0)
s.H('Current Assets',lv=1)
cash=[L('110-1010','Cash - Operating (Midland)',412883.17,366204.91),L('110-1015','Cash - Lockbox',58211.4,0),L('110-1020','Petty Cash',500,500)]
ar=[L('112-1100','Accounts Receivable - Tenants',88412.66,61230.15),L('112-1190','Allowance for Doubtful Accounts',-14500,-9000),L('112-1150','Unbilled CAM Recoveries',33907,27115.08)]
pp=[L('114-1310','Prepaid Insurance',41250.03,12375),L('114-1320','Prepaid Property Tax',0,0),L('114-1400','Utility Deposits',6200,6200)]
ca=s.T('Total Current Assets',cash+ar+pp,lv=1)
s.H('Restricted Cash & Escrows',lv=1)
g=[L('120-1510','Real Estate Tax Escrow',287441.9,118032.22),L('120-1520','Replacement Reserve',164805.77,131405.12),L('120-1530','TI/LC Reserve',506118.25,641007.4),L('120-1550','Tenant Security Deposits - Cash',92375,88775)]
es=s.T('Total Restricted Cash & Escrows',g,lv=1)
s.H('Fixed Assets',lv=1)
g=[L('150-1610','Land',3850000,3850000),L('150-1620','Buildings',17912406.55,17912406.55),L('150-1630','Building Improvements',1408112.31,1266840.31),L('150-1640','Tenant Improvements',984377.08,801962.2),L('150-1650','Equipment & Racking',127500,127500)]
cost=s.T('Fixed Assets at Cost',g,lv=2)
g=[L('155-1720','Accum Depr - Buildings',-3215048.9,-2870579.54),L('155-1730','Accum Depr - Improvements',-401772.15,-318006.75),L('155-1740','Accum Depr - Tenant Improvements',-377204.44,-289119.09),L('155-1750','Accum Depr - Equipment',-68906.25,-59343.75)]
ad=s.T('Total Accumulated Depreciation',g,lv=2)
fa=s.T('Net Fixed Assets',[cost,ad],lv=1)
s.H('Other Assets',lv=1)
g=[L('170-1810','Deferred Leasing Commissions',612490.5,544815),L('170-1815','Accum Amort - Leasing Commissions',-218306.33,-161022.41),L('170-1820','Deferred Financing Costs',248750,248750),L('170-1825','Accum Amort - Financing',-99500,-80843.75),L('170-1850','Straight-Line Rent Receivable',405561.2,371084.64)]
oa=s.T('Total Other Assets',g,lv=1)
ta=s.T('TOTAL ASSETS',[ca,es,fa,oa],lv=0,rt='TOTAL',key='total_assets')
s.H('LIABILITIES AND PARTNERS\' CAPITAL',lv=0)
s.H('Current Liabilities',lv=1)
g=[L('210-2010','Accounts Payable - Trade',76118.29,103477.6),L('210-2015','Retainage Payable',18241.49,0),L('210-2050','Accrued Interest',68202.5,69114.17),L('210-2060','Accrued Property Tax',301500,134000),L('210-2080','Accrued Expenses',22750,31900),L('215-2110','Prepaid Rent',57204.88,41190.3),L('215-2150','Tenant Security Deposits',92375,88775),L('215-2190','Due to Westfork Manager LLC',0,12500)]
cl=s.T('Total Current Liabilities',g,lv=1)
s.H('Long-Term Debt',lv=1)
g=[L('250-2510','Mortgage Payable - Permanent',14388104.62,14602918.75),L('250-2520','Note Payable - Solar Array',311250.4,342007.11)]
ld=s.T('Total Long-Term Debt',g,lv=1)
tl=s.T('TOTAL LIABILITIES',[cl,ld],lv=0,rt='TOTAL',key='total_liabilities')
s.H("Partners' Capital",lv=1)
a9=s.rows[ta]['v']; l9=s.rows[tl]['v']
eq=[a9[0]-l9[0],a9[1]-l9[1]]
ni=C(488260.37)
con=[C(9200000)]*2; dis=[C(-1462500),C(-1050000)]
gp=[C(92000)]*2
cy=[ni,0]
re=[eq[k]-con[k]-dis[k]-gp[k]-cy[k] for k in (0,1)]
# prior distributions rolled: show retained balancing
f=lambda p:[p[0],p[1],p[0]-p[1]]
g=[s.L('Capital Contributions - LP',f(con),'310-3010',2),s.L('Capital Contributions - GP',f(gp),'310-3020',2),s.L('Distributions to Partners',f(dis),'310-3100',2)]
# retained must be the same at both dates: adjust distributions of the current year
re=[re[1],re[1]]; dis2=eq[0]-con[0]-gp[0]-cy[0]-re[0]; s.rows[g[2]]['v']=f([dis2,dis[1]])
g+=[s.L('Retained Earnings (Deficit)',f(re),'320-3200',2),s.L('Current Year Net Income',f(cy),'320-3300',2)]
te=s.T("TOTAL PARTNERS' CAPITAL",g,lv=0,rt='TOTAL',key='total_equity')
s.T("TOTAL LIABILITIES & PARTNERS' CAPITAL",[tl,te],lv=0,rt='TOTAL')
print('dist',dis2/100,'re',re[0]/100)
W,Hh=letter; c=canvas.Canvas(f'{ROOT}/documents/{NAME}',pagesize=letter); y=pg=0
X=[362,466,568]
def head():
    global y,pg; pg+=1
    c.setFont('Times-Roman',9); c.drawString(46,Hh-40,'10-14-2025'); c.drawString(46,Hh-51,'System Date: 10-14-2025  2:37 pm'); c.drawRightString(W-44,Hh-40,f'Page {pg}')
    c.setFont('Times-Bold',11); c.drawCentredString(W/2,Hh-40,'Westfork Industrial Partners LP'); c.setFont('Times-Bold',13); c.drawCentredString(W/2,Hh-74,'Balance Sheet'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,Hh-88,'Westfork Distribution Center'); c.drawCentredString(W/2,Hh-100,'September 30, 2025'); c.setFont('Times-Italic',8.5); c.drawCentredString(W/2,Hh-111,'(Unaudited - Accrual)')
    c.setFont('Times-Bold',9)
    for x,(a,b) in zip(X,[('Current Balance','09/30/2025'),('Prior Year-End','12/31/2024'),('Net Change','')]):
        c.drawRightString(x,Hh-134,a); c.drawRightString(x,Hh-145,b)
        c.line(x-78,Hh-148,x,Hh-148)
    y=Hh-166
def foot(): c.showPage()
head(); first=True
for r in s.rows:
    if y<60: foot(); head()
    if r['rt']=='HEADING' and r['lv']==0 and r['label'].startswith('LIAB'): foot(); head()
    b=r['rt'] in('TOTAL','HEADING'); c.setFont('Times-Bold' if b else 'Times-Roman',9.2)
    t=r['label']
    if r['rt']=='HEADING':
        y-=3; c.setFont('Times-Bold',10 if r['lv']==0 else 9.2)
        (c.drawCentredString(170,y,t) if r['lv']==0 else c.drawString(46,y,t)); y-=14; continue
    if r['code']: c.drawString(58,y,r['code']); c.drawString(104,y,t)
    else: c.drawString(46 if r['rt']=='TOTAL' else 70 if r['lv']==1 else 84,y,t)
    if r['rt']!='LINE':
        for x in X: c.setLineWidth(.5); c.line(x-78,y+9,x,y+9)
    for x,v in zip(X,r['v']):
        tx=m(v,zero='0.00'); 
        if r['rt']=='TOTAL': c.drawString(x-78,y,'$')
        c.drawRightString(x+(3.2 if tx.endswith(')') else 0),y,tx)
    if r['rt']=='TOTAL':
        for x in X: c.line(x-78,y-3,x,y-3); c.line(x-78,y-5,x,y-5)
        y-=6
    y-=13.2 if r['rt']=='LINE' else 16
c.setFont('Times-Italic',8); c.drawString(46,46,'See accountant\'s transmittal. Amounts reclassified for comparability. Debt matures 03/01/2029 at 5.685%.')
foot(); c.save()
save(NAME,[s],'INDUSTRIAL','BALANCE_SHEET','Sage/Timberline balance sheet, Times, current / prior year-end / net change, accumulated depreciation in parentheses, assets and liabilities on own pages',False)
