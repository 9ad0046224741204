# NL BV: statement of comprehensive income + statement of financial position, two pages
from lib import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4
P='Waalhaven Logistics Fund B.V.'
s=St('Statement of Comprehensive Income',P,'2024-01-01','2024-12-31',['2024','2023'],page=1)
h=[s.l('Rental income',[18642,17915],n='3'),s.l('Service charge income',[2417,2288],n='3'),s.l('Other operating income',[164,91])]
I=s.t('Revenue',h); s.k('total_income',I)
e=[s.l('Service charge expenses',[-2683,-2541],n='4'),s.l('Property operating expenses',[-1874,-1790],n='4'),s.l('Municipal taxes and water board levies',[-612,-588]),s.l('Ground rent (erfpacht)',[-205,-201])]
E_=s.t('Direct property costs',e); s.k('total_operating_expenses',E_)
N=s.t('Net rental income',[I,E_]); s.k('noi',N)
f=[s.l('Net valuation result on investment property',[5310,-21480],n='8'),s.l('Result on disposal of investment property',[None,1127]),s.l('Management fee',[-1396,-1402],n='5'),s.l('Administrative expenses',[-487,-455],n='5')]
O=s.t('Operating result',[N]+f)
g=[s.l('Finance income',[212,84],n='6'),s.l('Finance costs',[-5927,-5244],n='6')]
G=s.t('Net finance costs',g)
T=s.t('Result before tax',[O,G]); x=s.l('Corporate income tax',[-2871,1538],n='7')
R_=s.t('Result for the year',[T,x],'TOTAL'); s.k('net_income',R_)
s.h('Other comprehensive income')
s.h('Items that may be reclassified subsequently to profit or loss')
o=[s.l('Effective portion of changes in fair value of interest rate swaps',[-846,-1590],n='13'),s.l('Related deferred tax',[218,410],n='7')]
o=s.t('Other comprehensive income, net of tax',o)
s.t('Total comprehensive income for the year',[R_,o],'TOTAL')
b=St('Statement of Financial Position (balance sheet)',P,None,'2024-12-31',['31 Dec 2024','31 Dec 2023'],page=2)
b.h('Assets'); b.h('Non-current assets')
n=[b.l('Investment property',[286450,279300],n='8'),b.l('Right-of-use asset ground lease',[4120,4205],n='9'),b.l('Derivative financial instruments',[1233,2079],n='13'),b.l('Deferred tax assets',[None,342],n='7')]
n=b.t('Total non-current assets',n)
b.h('Current assets')
c_=[b.l('Trade and other receivables',[2918,3377],n='10'),b.l('Income tax receivable',[145,None]),b.l('Cash and cash equivalents',[8764,6951],n='11')]
c_=b.t('Total current assets',c_); A=b.t('Total assets',[n,c_],'TOTAL'); b.k('total_assets',A)
b.h('Equity and liabilities'); b.h('Equity')
q=[b.l('Issued capital',[1800,1800]),b.l('Share premium',[112400,112400]),b.l('Hedging reserve',[915,1543],n='13')]
TE=149207; # 2024 equity
q2=TE-1800-112400-915; q.append(b.l('Retained earnings',[q2,q2-s.r[R_]['values'][0]+9500]))
q=b.t('Total equity',q,'TOTAL'); b.k('total_equity',q)
ta=b.r[A]['values']; te=b.r[q]['values']
b.h('Non-current liabilities')
ncl=[[4087,4170],[9216,7904]]
cur=[[3844,3615],[2216,1995],[0,388]]
loan=[ta[i]-te[i]-sum(z[i] for z in ncl)-sum(z[i] for z in cur) - [2500,2500][i] for i in (0,1)]
m=[b.l('Loans from credit institutions',loan,n='12'),b.l('Lease liability ground lease',ncl[0],n='9'),b.l('Deferred tax liabilities',ncl[1],n='7')]
m=b.t('Total non-current liabilities',m)
b.h('Current liabilities')
u=[b.l('Loans from credit institutions due within one year',[2500,2500],n='12'),b.l('Trade and other payables',cur[0],n='14'),b.l('Tenant deposits and prepaid rent',cur[1]),b.l('Income tax payable',[None,388])]
u=b.t('Total current liabilities',u)
L=b.t('Total liabilities',[m,u],'TOTAL'); b.k('total_liabilities',L)
b.t('Total equity and liabilities',[q,L],'TOTAL'); print(loan,te,ta,b.r[-1]['values'])
assert b.r[-1]['values']==ta
c=canvas.Canvas(B+'documents/waalhaven_annual_accounts.pdf',pagesize=A4); W,H=A4
def page(st,ttl,sub,hd,no):
    c.setFont('Times-Italic',9); c.drawString(70,H-50,P); c.drawRightString(W-70,H-50,'Annual report 2024'); c.setLineWidth(.4); c.line(70,H-54,W-70,H-54)
    c.setFont('Times-Bold',15); c.drawString(70,H-90,ttl); c.setFont('Times-Roman',10); c.drawString(70,H-105,sub); c.drawString(70,H-118,'(in thousands of euros)')
    y=H-145; c.setFont('Times-Bold',9.5); c.drawString(350,y,'Notes')
    c.drawRightString(450,y,hd[0]); c.drawRightString(W-70,y,hd[1]); c.line(70,y-4,W-70,y-4); y-=19
    for r,x in zip(st.r,st.x):
        k=r['rowType']
        if k=='HEADING': y-=4
        c.setFont('Times-Roman' if k=='LINE' else 'Times-Bold',10)
        if r['label'].startswith('Items that'): c.setFont('Times-Italic',10)
        c.drawString(70,y,r['label'])
        if x.get('n'): c.drawCentredString(362,y,x['n'])
        if k!='HEADING':
            if k!='LINE': c.line(395,y+9.5,450,y+9.5); c.line(W-125,y+9.5,W-70,y+9.5)
            for v,X in zip(r['values'],(450,W-70)): c.drawRightString(X+(3 if v and v<0 else 0),y,par(v,z='–'))
            if k=='TOTAL': c.line(395,y-3,450,y-3); c.line(395,y-4.6,450,y-4.6); c.line(W-125,y-3,W-70,y-3); c.line(W-125,y-4.6,W-70,y-4.6)
        y-=14 if k=='LINE' or k=='HEADING' else 21
    c.setFont('Times-Italic',8.5); c.drawString(70,60,'The notes on pages 9 to 31 form an integral part of these financial statements.'); c.drawCentredString(W/2,40,str(no)); c.showPage()
page(s,'Statement of Comprehensive Income','For the year ended 31 December 2024',('2024','2023'),5)
page(b,'Statement of Financial Position','As at 31 December 2024, before appropriation of result',('31 Dec 2024','31 Dec 2023'),6)
c.save(); save('waalhaven_annual_accounts.pdf','INDUSTRIAL','OPERATING_STATEMENT','Dutch BV IFRS accounts, notes column, EUR thousands, two statements on two pages',[s,b])
