from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
name='s4_06_retail_bs_account_form.pdf'
s=St('Statement of Financial Position','Pinnacle Crossing Shopping Center',None,'2025-09-30',['09/30/25','06/30/25'])
s.H('CURRENT ASSETS')
ca=[s.L(l,v,c) for c,l,v in [('1010','Operating Account',[397025.97,377920.14]),('1020','Security Deposit Account',[96250,93750]),('1110','Tenant Receivables',[143908.55,171264.9]),('1115','Allowance for Bad Debts',[-28400,-31900]),('1150','CAM Reconciliation Receivable',[61774.3,40115.82]),('1210','Prepaid Insurance',[38615.01,57922.53])]]
tca=s.T('Total Current Assets',ca)
s.H('ESCROWS HELD BY LENDER')
es=[s.L(l,v,c) for c,l,v in [('1310','Real Estate Tax Escrow',[287440.16,191626.77]),('1320','Insurance Escrow',[22810,11405]),('1330','TI/LC Reserve',[512906.4,487906.4])]]
tes=s.T('Total Escrows',es)
s.H('PROPERTY')
pr=[s.L(l,v,c) for c,l,v in [('1510','Land',[6840000,6840000]),('1520','Building & Site Improvements',[24116280.75,24088930.75]),('1530','Tenant Improvements',[2904411.18,2871836.18]),('1590','Accumulated Depreciation',[-5391207.66,-5201988.44])]]
tpr=s.T('Net Property',pr)
s.H('OTHER ASSETS')
oa=[s.L(l,v,c) for c,l,v in [('1610','Deferred Leasing Commissions, Net',[438190.05,456730.8]),('1620','Straight-Line Rent Receivable',[319472.88,308816.21])]]
toa=s.T('Total Other Assets',oa)
ta=s.T('TOTAL ASSETS',[tca,tes,tpr,toa],rt='TOTAL',key='total_assets')
nl=len(s.rows)
s.H('CURRENT LIABILITIES')
cl=[s.L(l,v,c) for c,l,v in [('2010','Accounts Payable',[71208.94,96413.07]),('2020','Accrued Real Estate Taxes',[271350,180900]),('2030','Accrued Interest',[84917.5,85203.12]),('2040','Prepaid Rent',[58340.21,47116.66]),('2050','Sales Tax Payable',[0,1184.2])]]
tcl=s.T('Total Current Liabilities',cl)
s.H('LONG-TERM LIABILITIES')
ll=[s.L(l,v,c) for c,l,v in [('2110','Mortgage Payable',[19654312.8,19759408.16]),('2190','Unamortized Loan Costs',[-143812.5,-152272.06]),('2210','Tenant Security Deposits',[96250,93750])]]
tll=s.T('Total Long-Term Liabilities',ll)
tl=s.T('TOTAL LIABILITIES',[tcl,tll],key='total_liabilities',rt='TOTAL')
s.H("MEMBERS' EQUITY")
eq=[round(a-b,2) for a,b in zip(s.rows[ta]['base'],s.rows[tl]['base'])]
con=[12500000,12500000]; dis=[-2700000,-2500000]; ni=[612483.17,398206.44]
me=[s.L('Capital Contributions',con,'3010'),s.L('Distributions',dis,'3020'),s.L('Retained Earnings - Prior Years',[round(e-a-b-c_,2) for e,a,b,c_ in zip(eq,con,dis,ni)],'3030'),s.L('Net Income - Current Year',ni,'3040')]
print('RE',[s.rows[me[2]]['base'],eq])
te=s.T("TOTAL MEMBERS' EQUITY",me,key='total_equity',rt='TOTAL')
s.T('TOTAL LIABILITIES & EQUITY',[tl,te],rt='TOTAL')
c=canvas.Canvas(doc(name),pagesize=landscape(letter)); W,Hh=landscape(letter)
c.setFont('Helvetica-Bold',13); c.drawString(36,Hh-44,'Pinnacle Crossing Shopping Center'); c.setFont('Helvetica',9); c.drawString(36,Hh-57,'Pinnacle Crossing Owner LLC'); c.setFont('Helvetica-Bold',11); c.drawRightString(W-36,Hh-44,'Statement of Financial Position'); c.setFont('Helvetica',9); c.drawRightString(W-36,Hh-57,'As of September 30, 2025 (with prior quarter)')
c.setLineWidth(1.5); c.line(36,Hh-64,W-36,Hh-64)
def side(rows,x0,x1,title):
    y=Hh-82; c.setFont('Helvetica-Bold',9); c.drawString(x0,y,title); c.drawRightString(x1-78,y,'09/30/25'); c.drawRightString(x1,y,'06/30/25'); c.setLineWidth(.6); c.line(x0,y-4,x1,y-4); y-=18
    for r in rows:
        last=r['label'] in('TOTAL ASSETS','TOTAL LIABILITIES & EQUITY')
        if last: y=124
        b=r['rt']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',8)
        if r['code']: c.drawString(x0,y,r['code'])
        c.drawString(x0+(0 if b else 28),y,r['label'])
        if r['rt']!='HEADING':
            c.setLineWidth(.4)
            for k,v in enumerate(r['vals']):
                xx=x1-78*(1-k); c.drawRightString(xx,y,par(v))
                if b: c.line(xx-66,y+9,xx,y+9)
                if last: c.line(xx-66,y-3,xx,y-3); c.line(xx-66,y-5,xx,y-5)
        y-=12.6 if r['rt']!='SUBTOTAL' and not(r['rt']=='TOTAL') else 18
side(s.rows[:nl],36,384,'ASSETS'); side(s.rows[nl:],408,W-36,'LIABILITIES AND EQUITY')
c.setDash(1,2); c.line(396,Hh-74,396,112); c.setDash()
c.setFont('Helvetica-Bold',7.5); c.drawString(36,94,'Receivable aging at 09/30/25'); c.setFont('Helvetica',7.5)
for i,(a,b) in enumerate([('Current','88,114.20'),('31-60 days','21,340.75'),('61-90 days','9,653.60'),('Over 90 days','24,800.00'),('Total','143,908.55')]): c.drawString(36+i*90,82,a); c.drawString(36+i*90,72,b)
c.setFont('Helvetica-Oblique',7); c.drawString(36,40,'Unaudited. Prepared on the accrual basis.   Page 1 of 1'); c.showPage(); c.save()
save(name,[s],'RETAIL','BALANCE_SHEET','Two-sided account-form balance sheet with prior quarter and aging side table',hard=True)
