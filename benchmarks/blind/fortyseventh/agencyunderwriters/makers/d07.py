# QuickBooks Desktop: P&L prev year comparison (page 1-?) + balance sheet: each one page
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
name='Ridgeway Mini Storage 2024 year end.pdf'
p=S('Profit & Loss Prev Year Comparison','Ridgeway Mini Storage LLC',['Jan - Dec 24','Jan - Dec 23','$ Change'],'2024-01-01','2024-12-31',page=1)
def P(lab,a,b,lvl=4,code=None):return p.line(lab,[a,b,round(a-b,2)],code,lvl)
p.head('Ordinary Income/Expense',lvl=1)
p.head('Income',lvl=2)
p.head('Rental Income',code='4000',lvl=3)
x=[P('Climate Controlled Units',214386.5,203911.0,4,'4010'),P('Drive-Up Units',301127.25,296480.75,4,'4020'),P('RV & Boat Parking',41260.0,37815.0,4,'4030'),P('Rental Income - Other',-385.0,120.0,4,'4000')]
r1=p.tot('Total Rental Income',x,'4000',3)
r=[r1,P('Administration Fees',9450.0,10025.0,3,'4100'),P('Late & Lien Fees',23918.4,21706.15,3,'4110'),P('Tenant Protection Plan',27344.0,19870.0,3,'4120'),P('Truck Rental Commission',6102.88,7418.3,3,'4130'),P('Lock & Box Sales',4871.19,5102.64,3,'4200'),P('Auction Proceeds',2215.0,3140.0,3,'4300'),P('Discounts & Specials',-18730.5,-14265.0,3,'4900')]
inc=p.tot('Total Income',r,lvl=2,typ='TOTAL',key='total_income')
p.head('Cost of Goods Sold',lvl=2)
cg=p.tot('Total COGS',[P('Merchandise Cost',2630.77,2714.02,3,'5000')],lvl=2)
gp=p.tot('Gross Profit',[inc,cg],lvl=1,signs=[1,-1])
p.head('Expense',lvl=2);E=[]
E.append(P('Advertising & Promotion',14873.6,16240.11,3,'6000'));E.append(P('Bank & Merchant Fees',13127.05,12294.48,3,'6020'))
p.head('Insurance',code='6100',lvl=3);E.append(p.tot('Total Insurance',[P('Property & Liability',17812.0,15440.0,4,'6110'),P('Workers Comp',2106.0,1984.0,4,'6120')],'6100',3))
E.append(P('Management Fees',36689.5,35416.29,3,'6200'))
p.head('Payroll Expenses',code='6300',lvl=3);E.append(p.tot('Total Payroll Expenses',[P('Wages - Site Manager',52640.0,50150.0,4,'6310'),P('Wages - Relief',19483.75,21006.5,4,'6320'),P('Payroll Taxes',5871.62,5790.44,4,'6330')],'6300',3))
E+= [P('Office & Computer',8240.18,7913.9,3,'6400'),P('Professional Fees',6850.0,5400.0,3,'6420'),P('Property Taxes',58215.36,54970.82,3,'6500')]
p.head('Repairs & Maintenance',code='6600',lvl=3);E.append(p.tot('Total Repairs & Maintenance',[P('Building & Doors',16022.47,9318.06,4,'6610'),P('Gate & Security',5418.9,3870.25,4,'6620'),P('HVAC',4107.5,6644.0,4,'6630'),P('Landscaping & Snow',9150.0,8725.0,4,'6640'),P('Pest Control',1440.0,1440.0,4,'6650')],'6600',3))
E.append(P('Telephone & Internet',4386.72,4201.08,3,'6700'))
p.head('Utilities',code='6800',lvl=3);E.append(p.tot('Total Utilities',[P('Electric',21877.34,20618.91,4,'6810'),P('Gas',2961.18,3407.55,4,'6820'),P('Water & Trash',3218.06,2990.12,4,'6830')],'6800',3))
ex=p.tot('Total Expense',E,lvl=2,typ='TOTAL',key='total_operating_expenses')
noi=p.tot('Net Ordinary Income',[gp,ex],lvl=1,signs=[1,-1],typ='TOTAL',key='noi')
p.head('Other Income/Expense',lvl=1);p.head('Other Income',lvl=2)
oi=p.tot('Total Other Income',[P('Interest Income',1184.09,612.33,3,'7000')],lvl=2)
p.head('Other Expense',lvl=2)
oe=p.tot('Total Other Expense',[P('Mortgage Interest',118442.71,121906.18,3,'8000'),P('Depreciation',74310.0,73885.0,3,'8010'),P('Amortization',2400.0,2400.0,3,'8020')],lvl=2)
no=p.tot('Net Other Income',[oi,oe],lvl=1,signs=[1,-1])
ni=p.tot('Net Income',[noi,no],lvl=0,typ='TOTAL',key='net_income')
b=S('Balance Sheet','Ridgeway Mini Storage LLC',['Dec 31, 24'],None,'2024-12-31',page=2)
def B(lab,a,lvl=4,code=None):return b.line(lab,[a],code,lvl)
b.head('ASSETS');b.head('Current Assets',lvl=1);b.head('Checking/Savings',lvl=2)
t1=b.tot('Total Checking/Savings',[B('Harbor Savings - Operating',63418.27,3,'1000'),B('Harbor Savings - Reserve',88250.0,3,'1010'),B('Undeposited Cash Drawer',250.0,3,'1020')],lvl=2)
b.head('Accounts Receivable',lvl=2);t2=b.tot('Total Accounts Receivable',[B('Tenant Receivables',7914.6,3,'1100')],lvl=2)
b.head('Other Current Assets',lvl=2);t3=b.tot('Total Other Current Assets',[B('Merchandise Inventory',2186.43,3,'1200'),B('Prepaid Insurance',8906.0,3,'1210')],lvl=2)
ca=b.tot('Total Current Assets',[t1,t2,t3],lvl=1)
b.head('Fixed Assets',lvl=1);fa=b.tot('Total Fixed Assets',[B('Land',410000.0,2,'1500'),B('Buildings',2316740.0,2,'1510'),B('Site Improvements',288120.0,2,'1520'),B('Equipment & Gate System',74655.18,2,'1530'),B('Accumulated Depreciation',-803977.0,2,'1590')],lvl=1)
b.head('Other Assets',lvl=1);oa=b.tot('Total Other Assets',[B('Loan Costs, net',16800.0,2,'1700')],lvl=1)
ta=b.tot('TOTAL ASSETS',[ca,fa,oa],typ='TOTAL',key='total_assets')
b.head('LIABILITIES & EQUITY');b.head('Liabilities',lvl=1);b.head('Current Liabilities',lvl=2);b.head('Accounts Payable',lvl=3)
l1=b.tot('Total Accounts Payable',[B('Accounts Payable',11342.9,4,'2000')],lvl=3)
b.head('Other Current Liabilities',lvl=3);l2=b.tot('Total Other Current Liabilities',[B('Accrued Property Tax',29107.68,4,'2100'),B('Prepaid Rents',13476.25,4,'2110'),B('Sales Tax Payable',318.44,4,'2120'),B('Payroll Liabilities',1862.57,4,'2130')],lvl=3)
cl=b.tot('Total Current Liabilities',[l1,l2],lvl=2)
b.head('Long Term Liabilities',lvl=2);lt=b.tot('Total Long Term Liabilities',[B('Mortgage - Tri-County Bank',1881306.11,3,'2500')],lvl=2)
tl=b.tot('Total Liabilities',[cl,lt],lvl=1,typ='TOTAL',key='total_liabilities')
b.head('Equity',lvl=1)
tav=b.rows[ta]['vals'][0];tlv=b.rows[tl]['vals'][0];niv=p.rows[ni]['vals'][0]
oth=round(tav-tlv-niv-650000+155000,2)
te=b.tot('Total Equity',[B('Members Capital',650000.0,2,'3000'),B('Members Draws',-155000.0,2,'3010'),B('Retained Earnings',oth,2,'3900'),B('Net Income',niv,2)],lvl=1,typ='TOTAL',key='total_equity')
b.tot('TOTAL LIABILITIES & EQUITY',[tl,te],typ='TOTAL');print('RE',oth,'NI',niv)
W,H=letter;c=canvas.Canvas(f'{ROOT}/documents/{name}',pagesize=letter)
def top(t1,sub,basis):
    c.setFont('Helvetica-Bold',8);c.drawString(36,H-40,'10:14 AM');c.drawString(36,H-51,'02/18/25');c.drawString(36,H-62,basis)
    c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,H-42,'Ridgeway Mini Storage LLC');c.setFont('Helvetica-Bold',14);c.drawCentredString(W/2,H-58,t1);c.setFont('Helvetica-Bold',9);c.drawCentredString(W/2,H-71,sub)
def draw(s,xs,heads,pctx,step,top_y):
    y=top_y;c.setFont('Helvetica-Bold',8)
    for x,h in heads:
        c.drawCentredString(x-26,y,h);c.setLineWidth(1);c.line(x-54,y-3,x+2,y-3)
    y-=step+3
    for k in s.lay:
        q=s.rows[k];c.setFont('Helvetica-Bold',7.6)
        t=q['label'];
        if q['code']: t=(f"Total {q['code']} \u00b7 {q['label'][6:]}" if q['foots'] else f"{q['code']} \u00b7 {q['label']}")
        c.drawString(40+10*q['lvl'],y,t)
        if q['typ']!='HEADING':
            c.setFont('Helvetica',7.6)
            for x,v in zip(xs,q['vals']):c.drawRightString(x,y,neg(v))
            if pctx:
                a,b_=q['vals'][0],q['vals'][1];c.drawRightString(pctx,y,f'{(a-b_)/abs(b_)*100:.1f}%')
            if q['foots']:
                for x in xs+([pctx] if pctx else []):
                    c.setLineWidth(.5);c.line(x-50,y+7,x,y+7)
                    if k==s.lay[-1] or q['label']=='TOTAL ASSETS':c.line(x-50,y-2,x,y-2);c.line(x-50,y-3.6,x,y-3.6)
        y-=step
top('Profit & Loss Prev Year Comparison','January through December 2024','Accrual Basis')
draw(p,[352,424,492],[(352,'Jan - Dec 24'),(424,'Jan - Dec 23'),(492,'$ Change'),(560,'% Change')],560,9.7,H-92)
c.setFont('Helvetica-Bold',8);c.drawRightString(W-40,26,'Page 1');c.showPage()
top('Balance Sheet','As of December 31, 2024','Accrual Basis');draw(b,[420],[(420,'Dec 31, 24')],None,12.4,H-96)
c.setFont('Helvetica-Bold',8);c.drawRightString(W-40,26,'Page 1');c.showPage();c.save()
save(name,[p,b],'SELF_STORAGE','OPERATING_STATEMENT','QuickBooks Desktop year-end package: P&L against prior year and a balance sheet')
