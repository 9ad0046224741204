# QuickBooks Online balance sheet, comparative PDF
from common import *
from fpdf import FPDF
fn='Balance Sheet - Harbor Freight Storage Partners.pdf'.replace('Harbor Freight','Tidewater')
s=S('Balance Sheet','Tidewater Storage Partners, LP',None,'2024-12-31',['As of Dec 31, 2024','As of Dec 31, 2023 (PP)','Change'])
def L(n,a,b,lv): return s.line(n,[a,b,r2(a-b)],lv=lv)
h=lambda n,lv:s.head(n,lv=lv); t=lambda n,i,lv,**k:s.tot(n,i,lv=lv,**k)
h('ASSETS',0);h('Current Assets',1);h('Bank Accounts',2)
b=t('Total Bank Accounts',[L('Operating - First Coastal Bank (4471)',184902.17,142380.95,3),L('Money Market Reserve',312045.6,300118.22,3),L('Petty Cash',300.0,300.0,3)],2)
h('Accounts Receivable',2);ar=t('Total Accounts Receivable',[L('Tenant Receivables',11846.5,14207.75,3)],2)
h('Other Current Assets',2);o=t('Total Other Current Assets',[L('Prepaid Insurance',18740.33,16912.0,3),L('Undeposited Funds',2216.0,1874.0,3),L('Due from Tidewater Mgmt',0.0,6500.0,3)],2)
ca=t('Total Current Assets',[b,ar,o],1)
h('Fixed Assets',1);fa=t('Total Fixed Assets',[L('Land',1425000.0,1425000.0,2),L('Buildings',6318440.0,6318440.0,2),L('Site Improvements',512806.55,487106.55,2),L('Office & Gate Equipment',96214.12,88350.12,2),L('Accumulated Depreciation',-1684205.0,-1478911.0,2)],1)
h('Other Assets',1);oa=t('Total Other Assets',[L('Loan Costs',74500.0,74500.0,2),L('Accumulated Amortization',-29800.0,-22350.0,2)],1)
ta=t('TOTAL ASSETS',[ca,fa,oa],0) ; s.rows[ta]['t']='TOTAL';s.key['total_assets']=ta
h('LIABILITIES AND EQUITY',0);h('Liabilities',1);h('Current Liabilities',2);h('Accounts Payable',3)
ap=t('Total Accounts Payable',[L('Accounts Payable (A/P)',15330.42,22418.9,4)],3)
h('Other Current Liabilities',3);oc=t('Total Other Current Liabilities',[L('Prepaid Rents',28611.0,26145.5,4),L('Sales Tax Payable',1904.27,1733.61,4),L('Accrued Property Taxes',0.0,48220.0,4),L('Security Deposits - Commercial Units',6750.0,6250.0,4)],3)
cl=t('Total Current Liabilities',[ap,oc],2)
h('Long-Term Liabilities',2);ll=t('Total Long-Term Liabilities',[L('Note Payable - Great Plains Life',4702188.31,4815904.66,3)],2)
tl=t('Total Liabilities',[cl,ll],1,t='TOTAL',key='total_liabilities')
h('Equity',1)
A=s.rows[ta]['v'];T=s.rows[tl]['v'];eq=[r2(A[k]-T[k]) for k in (0,1)]
c=[3250000.0,3250000.0];d=[-2215000.0,-1875000.0];ni=[401877.36,368455.03]
re=[r2(eq[k]-c[k]-d[k]-ni[k]) for k in (0,1)]
te=t('Total Equity',[L('Partner Contributions',c[0],c[1],2),L('Partner Distributions',d[0],d[1],2),L('Retained Earnings',re[0],re[1],2),L('Net Income',ni[0],ni[1],2)],1,t='TOTAL',key='total_equity')
t('TOTAL LIABILITIES AND EQUITY',[tl,te],0,t='TOTAL')
pdf=FPDF('P','pt','Letter');pdf.set_auto_page_break(False);pdf.add_page()
pdf.set_font('Helvetica','B',14);pdf.set_y(36);pdf.cell(0,18,'Tidewater Storage Partners, LP',align='C',new_x='LMARGIN',new_y='NEXT')
pdf.set_font('Helvetica','B',12);pdf.cell(0,16,'Balance Sheet Comparison',align='C',new_x='LMARGIN',new_y='NEXT')
s.title='Balance Sheet Comparison'
pdf.set_font('Helvetica','',10);pdf.cell(0,14,'As of December 31, 2024',align='C')
def hdr(y):
    pdf.set_font('Helvetica','B',7.5);pdf.line(40,y-3,572,y-3)
    pdf.set_xy(280,y);pdf.cell(292,9,'TOTAL',align='C')
    for x,a in zip((290,390,480),('AS OF DEC 31, 2024','AS OF DEC 31, 2023 (PP)','CHANGE')): pdf.set_xy(x,y+11);pdf.cell(92,9,a,align='R')
    pdf.line(40,y+23,572,y+23);return y+28
y=hdr(104)
def f(x,d): 
    a=f'{abs(x):,.2f}';a=('$' if d else '')+a;return '-'+a if x<0 else a
for r in s.rows:
    if y>738:
        pdf.set_font('Helvetica','',7);pdf.set_xy(40,760);pdf.cell(532,9,'Accrual Basis  Friday, January 24, 2025 11:02 AM GMT-05:00',align='L');pdf.set_xy(40,760);pdf.cell(532,9,'1/2',align='R');pdf.add_page();y=hdr(40)
    b=r['t'] in('TOTAL','SUBTOTAL');pdf.set_font('Helvetica','B' if b else '',8)
    pdf.set_xy(40+9*r['lv'],y);pdf.cell(240,10,r['label'])
    if r['t']!='HEADING':
        if b: pdf.line(300,y-1,572,y-1)
        for x,v in zip((290,390,480),r['v']): pdf.set_xy(x,y);pdf.cell(92,10,f(v,b),align='R')
    y+=13.2
n=pdf.page_no();pdf.set_font('Helvetica','',7);pdf.set_xy(40,760);pdf.cell(532,9,'Accrual Basis  Friday, January 24, 2025 11:02 AM GMT-05:00');pdf.set_xy(40,760);pdf.cell(532,9,f'{n}/{n}',align='R')
pdf.output(f'{B}/documents/{fn}')
s.columns=['AS OF DEC 31, 2024','AS OF DEC 31, 2023 (PP)','CHANGE']
save(fn,[s],'SELF_STORAGE','BALANCE_SHEET','QuickBooks Online comparative balance sheet, pdf',False)
