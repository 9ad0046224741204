from lib import *
from reportlab.pdfgen import canvas
N='FallsPark_Office_Associates_2024_compiled.pdf'
P='FALLS PARK OFFICE ASSOCIATES, L.P.'
bs=S('Balance Sheets',P,None,'2024-12-31',['2024','2023'],nd=0,page=1)
io=S('Statements of Operations and Changes in Partners\u2019 Capital',P,'2024-01-01','2024-12-31',['2024','2023'],nd=0,page=2)
def q(s,l,a,b,k='I',lv=1): return s.line(l,[a,b],kind=k,lv=lv)
io.head('Revenues')
t=io.sub('Total revenues',[q(io,'Rental income',2418366,2377041),q(io,'Tenant reimbursements',611207,588914),q(io,'Parking income',148250,141835),q(io,'Interest and other',22764,9180)],key='total_income')
io.head('Operating expenses')
e=io.sub('Total operating expenses',[q(io,l,a,b,'E') for l,a,b in [('Real estate taxes',402118,391640),('Utilities',288416,301772),('Repairs and maintenance',247903,219558),('Cleaning',171420,166350),('Management fees',95988,93509),('Insurance',68211,57430),('Security',61900,60125),('General and administrative',54372,49886)]],kind='E',key='total_operating_expenses')
n=io.sub('Net operating income',[t,(e,-1)],key='noi')
io.head('Other expenses')
o=io.sub('Total other expenses',[q(io,'Interest expense',713406,729118,'E'),q(io,'Depreciation',604250,591700,'E'),q(io,'Amortization',118344,112690,'E')],kind='E')
ni=io.sub('Net income',[n,(o,-1)],'TOTAL',key='net_income',lv=0)
N24,N23=io.rows[ni]['base']
bs.head('ASSETS');bs.head('Rental property, at cost',lv=0)
rp=[q(bs,'Land',3200000,3200000),q(bs,'Building and improvements',19866412,19541870),q(bs,'Tenant improvements',2714390,2488126)]
g=bs.sub('Total rental property',rp,lv=1);ad=q(bs,'Less accumulated depreciation',-8911604,-8307354);rn=bs.sub('Rental property, net',[g,ad])
oa=[q(bs,l,a,b,lv=0) for l,a,b in [('Cash and cash equivalents',684217,772905),('Restricted escrows',341880,318442),('Tenant receivables, net',96404,121377),('Deferred rent receivable',418733,397210),('Deferred leasing costs, net',388150,346902),('Prepaid expenses',52961,47018)]]
ta=bs.sub('Total assets',[rn]+oa,'TOTAL',key='total_assets')
bs.head('LIABILITIES AND PARTNERS\u2019 CAPITAL');bs.head('Liabilities',lv=0)
tl=bs.sub('Total liabilities',[q(bs,'Mortgage note payable, net',13882417,14206558),q(bs,'Accounts payable and accrued expenses',287340,331862),q(bs,'Accrued interest',58114,59470),q(bs,'Tenant security deposits',203645,198145),q(bs,'Deferred revenue',77280,69013)],key='total_liabilities')
c24=bs.rows[ta]['base'][0]-bs.rows[tl]['base'][0];c23=bs.rows[ta]['base'][1]-bs.rows[tl]['base'][1]
pc=bs.line('Partners\u2019 capital',[c24,c23],lv=0);bs.key('total_equity',pc)
bs.sub('Total liabilities and partners\u2019 capital',[tl,pc],'TOTAL')
dist24=c23+N24-c24;dist23=420000;print(N24,N23,c24,c23,dist24)
b=q(io,'Partners\u2019 capital, beginning of year',c23,c23-N23+dist23,lv=0);d=io.line('Distributions',[-dist24,-dist23],lv=0)
io.sub('Partners\u2019 capital, end of year',[ni,b,d],'TOTAL',lv=0)
c=canvas.Canvas(doc(N),pagesize=(612,792));X=[430,525]
def page(s,t2,t3,no,y0,dy):
    c.setFont('Times-Bold',13);c.drawCentredString(306,730,P.upper());c.setFont('Times-Roman',11.5);c.drawCentredString(306,713,t2);c.drawCentredString(306,697,t3)
    c.setLineWidth(.8);c.line(72,688,540,688)
    c.setFont('Times-Bold',11);[c.drawRightString(x,668,h) for x,h in zip(X,('2024','2023'))]
    [c.line(x-62,664,x+3,664) for x in X];y=y0;first=True
    for i,R in enumerate(s.rows):
        c.setFont('Times-Bold' if R['type'] in('TOTAL',) or (R['type']=='HEADING' and R['label'].isupper()) else 'Times-Roman',10.5)
        if R['type']=='HEADING' and R['label'].isupper(): c.drawCentredString(200,y,R['label'])
        else: c.drawString(72+(16*R['lv'] if R['type']=='LINE' or R['lv'] else 0)+(28 if R['type']=='SUBTOTAL' else 0),y,R['label'])
        if R['type']!='HEADING':
            for x,v in zip(X,R['vals']):
                tx=f'({-v:,.0f})' if v<0 else f'{v:,.0f}'
                c.drawRightString(x+(3.5 if v<0 else 0),y,tx)
                if first or R['type']=='TOTAL': c.drawString(x-62,y,'$')
                if R['items']: c.setLineWidth(.6);c.line(x-62,y+10,x+3,y+10)
                if R['type']=='TOTAL': c.line(x-62,y-3,x+3,y-3);c.line(x-62,y-5,x+3,y-5)
            first=False
        y-=dy+(9 if R['items'] else 0)
    c.setFont('Times-Italic',9.5);c.drawCentredString(306,52,'See accompanying notes and independent accountants\u2019 compilation report.');c.setFont('Times-Roman',9.5);c.drawCentredString(306,36,str(no));c.showPage();print(y)
page(bs,'Balance Sheets','December 31, 2024 and 2023',3,645,15.2)
page(io,'Statements of Operations and Changes in Partners\u2019 Capital','Years Ended December 31, 2024 and 2023',4,645,16.2)
c.save()
save(N,[bs.dump(),io.dump()],'OFFICE','BALANCE_SHEET','accountant, compiled statements','Times, comparative balance sheets and statements of operations on two pages, dollar sign on first and last line',False)
