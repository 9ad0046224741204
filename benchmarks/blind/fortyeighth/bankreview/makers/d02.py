from common import *
from reportlab.pdfgen import canvas
N='marlowe_plaza_compiled_2024.pdf'
b=S('Balance Sheet - Income Tax Basis','Marlowe Plaza Associates, L.P.',None,'2024-12-31',['2024','2023'],page=2)
e=S('Statement of Revenues and Expenses - Income Tax Basis','Marlowe Plaza Associates, L.P.','2024-01-01','2024-12-31',['2024','2023'],page=3)
e.h('Revenues')
a=[e.l('Minimum rents',[1386214,1341870]),e.l('Percentage rents',[28655,31402]),e.l('Common area maintenance reimbursements',[214380,205116]),e.l('Real estate tax reimbursements',[187942,181007]),e.l('Interest and other',[9316,5871])]
TI=e.t('Total revenues',a,key='total_income')
e.h('Operating expenses')
a=[e.l('Real estate taxes',[203417,196288]),e.l('Repairs and maintenance',[98254,113620]),e.l('Management fees',[72660,70411]),e.l('Insurance',[51873,44926]),e.l('Utilities',[47308,45559]),e.l('Parking lot sweeping and snow removal',[38140,29785]),e.l('Professional fees',[21450,19800]),e.l('Office and administrative',[6217,5934])]
TE=e.t('Total operating expenses',a,key='total_operating_expenses')
NO=e.t('Net operating income',[TI,TE],[1,-1],rt='SUBTOTAL',key='noi')
a=[e.l('Mortgage interest',[481226,494873]),e.l('Depreciation',[302114,305660]),e.l('Amortization',[41387,38512])]
OE=e.st('Total other expenses',a)
NI=e.t('Net income',[NO,OE],[1,-1],key='net_income')
ni=e.v(NI)
# equity roll
dist=[340000,310000]; beg23=688042; beg24=beg23+ni[1]-dist[1]; end24=beg24+ni[0]-dist[0]
eq=[end24,beg24]
b.h('Assets'); b.h('Rental property, at cost')
a=[b.l('Land',[2150000,2150000]),b.l('Buildings and improvements',[11783450,11702318]),b.l('Tenant improvements',[1214760,1149205])]
c1=b.st('Rental property, gross',a)
dep=b.l('Less accumulated depreciation',[-(5826340),-(5826340-302114)])
RP=b.st('Rental property, net',[c1,dep])
o=[('Cash',None),('Tenant receivables',[36128,41870]),('Mortgage escrow deposits',[118346,109972]),('Prepaid insurance',[26115,23048]),('Loan costs and leasing commissions, net',[204618,231005]),]
mort=[9015472,9188340]; other=[('Accounts payable and accrued expenses',[48216,55739]),('Prepaid rents',[31240,27815]),('Tenant security deposits',[94370,92120])]
tot=[mort[k]+sum(v[k] for _,v in other)+eq[k] for k in (0,1)]
cash=[tot[k]-b.v(RP)[k]-sum(v[k] for _,v in o[1:]) for k in (0,1)]; print('cash',cash,ni,eq)
assert all(20000<x<900000 for x in cash),cash
ii=[RP]+[b.l(n,v or cash) for n,v in o]
b.t('Total assets',ii,key='total_assets')
b.h("Liabilities and Partners' Equity"); b.h('Liabilities')
l=[b.l('Mortgage note payable',mort)]+[b.l(n,v) for n,v in other]
TL=b.t('Total liabilities',l,key='total_liabilities')
b.h("Partners' equity")
p=[b.l('Balance, beginning of year',[beg24,beg23]),b.l('Net income',ni),b.l('Distributions to partners',[-dist[0],-dist[1]])]
TQ=b.t("Balance, end of year",p,key='total_equity')
b.t("Total liabilities and partners' equity",[TL,TQ]); assert b.v(len(b.rows)-1)==b.v(b.keys['total_assets'])
W,H=612,792; c=canvas.Canvas(doc(N),pagesize=(W,H))
def para(t,y,size=11,lead=15,w=82):
    import textwrap
    c.setFont('Times-Roman',size)
    for ln in textwrap.wrap(t,w): c.drawString(80,y,ln); y-=lead
    return y-10
c.setFont('Times-Bold',13); c.drawCentredString(W/2,720,'DELANCEY FROST & COMPANY'); c.setFont('Times-Italic',10); c.drawCentredString(W/2,705,'Certified Public Accountants')
y=650; c.setFont('Times-Bold',11); c.drawCentredString(W/2,y,"INDEPENDENT ACCOUNTANTS' COMPILATION REPORT"); y-=40
y=para('To the Partners of Marlowe Plaza Associates, L.P.',y)
for t in ["Management is responsible for the accompanying financial statements of Marlowe Plaza Associates, L.P. (a limited partnership), which comprise the balance sheets - income tax basis as of December 31, 2024 and 2023, and the related statements of revenues and expenses - income tax basis for the years then ended, in accordance with the income tax basis of accounting, and for determining that the income tax basis of accounting is an acceptable financial reporting framework.",
"We have performed compilation engagements in accordance with Statements on Standards for Accounting and Review Services promulgated by the AICPA. We did not audit or review the financial statements nor were we required to perform any procedures to verify the accuracy or completeness of the information provided by management. Accordingly, we do not express an opinion, a conclusion, nor provide any form of assurance on these financial statements.",
"Management has elected to omit substantially all the disclosures ordinarily included in financial statements prepared in accordance with the income tax basis of accounting. If the omitted disclosures were included in the financial statements, they might influence the user's conclusions about the Partnership's assets, liabilities, equity, revenues and expenses."]: y=para(t,y)
y-=30; c.drawString(80,y,'March 21, 2025'); c.showPage()
def page(s,title,sub,no,step):
    c.setFont('Times-Bold',12)
    for k,t in enumerate(['MARLOWE PLAZA ASSOCIATES, L.P.','(A Limited Partnership)',title,sub]): c.setFont('Times-Bold' if k!=1 else 'Times-Roman',12 if k!=1 else 10.5); c.drawCentredString(W/2,735-k*15,t)
    y=735-4*15-16; c.setFont('Times-Bold',11)
    for x,t in ((430,'2024'),(525,'2023')): c.drawRightString(x-12,y,t); c.line(x-62,y-3,x,y-3)
    y-=step+4; first=True
    for r in s.rows:
        rt=r['rowType']
        if rt in('SUBTOTAL','TOTAL'): y-=2
        if rt=='HEADING':
            y-=5; c.setFont('Times-Bold',11)
            if r['label'] in('Assets',"Liabilities and Partners' Equity"): c.drawCentredString(W/2-60,y,r['label'].upper()); r['label']=r['label'].upper()
            else: c.drawString(72,y,r['label'])
            y-=step; first=True; continue
        c.setFont('Times-Roman',11); x0=88 if rt=='LINE' else (100 if rt=='SUBTOTAL' else 72)
        if rt=='TOTAL': c.setFont('Times-Bold',11)
        c.drawString(x0,y,r['label'])
        dl=rt=='TOTAL' and r['label'] in('Net income','Total assets',"Total liabilities and partners' equity")
        for x,v in zip((430,525),r['values']):
            if rt!='LINE': c.line(x-62,y+9.6,x,y+9.6)
            c.drawRightString(x+(3.6 if v<0 else 0),y,f0(v))
            if first or dl: c.drawString(x-60,y,'$')
            if dl: c.line(x-62,y-3,x,y-3); c.line(x-62,y-5,x,y-5)
        first=False; y-=step+(5 if rt!='LINE' else 0)
    c.setFont('Times-Italic',9.5); c.drawCentredString(W/2,52,"See independent accountants' compilation report."); c.setFont('Times-Roman',9.5); c.drawCentredString(W/2,36,f'- {no} -'); c.showPage()
page(b,'BALANCE SHEET - INCOME TAX BASIS','December 31, 2024 and 2023',2,16.5)
page(e,'STATEMENT OF REVENUES AND EXPENSES - INCOME TAX BASIS','Years Ended December 31, 2024 and 2023',3,18)
c.save(); save(N,[b,e],'RETAIL','BALANCE_SHEET','CPA compilation, tax basis, two years, letter + balance sheet + revenues',False)
