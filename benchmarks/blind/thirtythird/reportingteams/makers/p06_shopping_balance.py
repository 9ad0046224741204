from core import *
from reportlab.pdfgen import canvas
R=random.Random(606)
s=St('Comparative Balance Sheet','Prairie Crossing Shopping Center',None,'2025-12-31',['Current Balance 12/31/2025','Prior Year Balance 12/31/2024','Increase/(Decrease)'],lambda b,k:[b[0],b[1],b[0]-b[1]])
L=lambda c,l,a,b,lvl=2:s.l(l,[a,b],c,lvl)
s.h('ASSETS'); s.h('Cash & Equivalents',lvl=1)
a=s.t('Total Cash & Equivalents',[L('10100','Operating Account - First Prairie Bank',418226.37,352904.11),L('10150','Depository Lockbox',61233.90,58040.25),L('10200','Tenant Security Deposit Account',94500.00,91250.00),L('10900','Petty Cash',500.00,500.00)])
s.h('Receivables',lvl=1)
b=s.t('Net Receivables',[L('11100','Tenant Receivables - Billed',137882.15,121466.73),L('11200','Unbilled CAM / Tax / Insurance Recoveries',88310.00,74925.50),L('11300','Percentage Rent Receivable',21750.00,26400.00),L('11400','Straight-Line Rent Receivable',612447.08,583120.44),L('11900','Allowance for Doubtful Accounts',-34200.00,-29875.00)])
s.h('Other Current Assets',lvl=1)
c0=s.t('Total Other Current Assets',[L('12100','Prepaid Insurance',46118.25,43902.75),L('12200','Real Estate Tax Escrow',203764.92,187311.60),L('12300','Replacement Reserve Escrow',156240.00,118740.00),L('12500','Utility Deposits',7350.00,7350.00)])
s.h('Fixed Assets',lvl=1)
fx=s.t('Net Fixed Assets',[L('15100','Land',6480000.00,6480000.00),L('15200','Building',21365410.00,21365410.00),L('15300','Site Improvements',2218730.45,2164205.45),L('15400','Tenant Improvements',3079145.66,2901310.16),L('15900','Accumulated Depreciation',-9236604.12,-8377291.88)])
s.h('Deferred Costs',lvl=1)
df=s.t('Net Deferred Costs',[L('16100','Lease Commissions',841220.30,769450.30),L('16200','Loan Costs',214900.00,214900.00),L('16900','Accumulated Amortization',-507338.19,-411206.55)])
ta=s.t('TOTAL ASSETS',[a,b,c0,fx,df],lvl=0,key='total_assets',T='TOTAL')
s.h('LIABILITIES'); s.h('Current Liabilities',lvl=1)
cl=s.t('Total Current Liabilities',[L('20100','Accounts Payable - Trade',92841.77,110325.09),L('20150','Accrued Expenses',41306.00,38712.40),L('20200','Accrued Real Estate Taxes',398120.00,381455.00),L('20300','Accrued Interest',68845.12,70114.58),L('20400','Prepaid Rents',57912.48,49218.06),L('20500','Due to Management Company',18230.55,17544.90),L('21000','Tenant Security Deposits',94500.00,91250.00)])
s.h('Long-Term Liabilities',lvl=1)
ll=s.t('Total Long-Term Liabilities',[L('25100','Mortgage Payable - Senior',16842305.21,17181760.43),L('25200','Tenant Allowance Payable',120000.00,0.00),L('25300','Below-Market Lease Intangible, Net',74610.00,98235.00)])
tl=s.t('TOTAL LIABILITIES',[cl,ll],lvl=0,key='total_liabilities',T='TOTAL')
A,B=s.rows[ta]['b'],s.rows[tl]['b']; ni=[1003418.66,948207.31]; di=[-1250000.00,-1100000.00]; cap=[9500000.0]*2
s.h('EQUITY',lvl=0); re=[round(A[i]-B[i]-ni[i]-di[i]-cap[i],2) for i in (0,1)]
re=[round(re[1]+ni[1]+di[1],2),re[1]]; need=round(A[0]-B[0]-cap[0]-re[0]-di[0],2); ni[0]=need
te=s.t('TOTAL EQUITY',[L('30100','Partners Capital',*cap),L('30500','Distributions',*di),L('39000','Retained Earnings',*re),L('39900','Current Year Net Income',*ni)],lvl=0,key='total_equity',T='TOTAL')
s.t('TOTAL LIABILITIES & EQUITY',[tl,te],lvl=0,T='TOTAL'); print('ni',ni,s.rows[-1]['v'],A)
# planted: printed subtotal off by 9,000 in current-year column (change column still from the right figures)
old=s.rows[c0]['v'][0]; s.rows[c0]['v'][0]=round(old+9000,2)
s.planted=dict(what=f"Subtotal 'Total Other Current Assets', column Current Balance 12/31/2025, printed {old+9000:,.2f} instead of {old:,.2f}; change column and TOTAL ASSETS use the right amount",kind='total_wrong')
W,H=612,792; N='PrairieCrossing_CompBS_2025-12.pdf'; c=canvas.Canvas(DOC+N,pagesize=(W,H)); X=[395,485,570]
def head(p):
    c.setFont('Times-Roman',8); c.drawString(36,H-30,'Entity: 0417'); c.drawRightString(W-42,H-30,f'Page: {p}'); c.drawRightString(W-42,H-40,'Date: 01/22/2026'); c.drawString(36,H-40,'Report: GLBAL2C')
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-34,'Prairie Crossing Shopping Center'); c.setFont('Times-Bold',11); c.drawCentredString(W/2,H-48,'Comparative Balance Sheet'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-61,'December 31, 2025'); c.setFont('Times-Bold',8.5)
    for z,u,v in zip(X,['Current Balance','Prior Year Balance','Increase /'],['12/31/2025','12/31/2024','(Decrease)']): c.drawRightString(z,H-82,u); c.drawRightString(z,H-92,v)
    c.drawString(36,H-92,'Acct'); c.drawString(76,H-92,'Description'); c.line(36,H-95,572,H-95)
head(1); y=H-112
for r in s.rows:
    if r['label']=='LIABILITIES': c.showPage(); head(2); y=H-112
    bd=r['t']!='LINE'
    if r['t']=='HEADING': y-=4
    c.setFont('Times-Bold' if bd else 'Times-Roman',9.3)
    if r['code']: c.drawString(36,y,r['code'])
    c.drawString(66+10*r['lvl'],y,r['label'])
    if r['v']:
        for z,v in zip(X,r['v']): c.drawRightString(z,y,par(v))
        if bd: [c.line(z-74,y+9.5,z,y+9.5) for z in X]
        if r['t']=='TOTAL': [c.line(z-74,y-k,z,y-k) for z in X for k in (2.5,4.3)]
    y-=20 if r['t'] in('TOTAL','SUBTOTAL') else 15
y-=10; c.setFont('Times-Italic',8.5)
for t in ['Notes:','1. Mortgage bears interest at 4.89% and matures April 2031.','2. Unbilled recoveries will be settled with the 2025 CAM reconciliations in March 2026.']: c.drawString(36,y,t); y-=12
c.save(); save(N,s,'RETAIL','BALANCE_SHEET','Comparative balance sheet, account codes, Times, year over year change')
