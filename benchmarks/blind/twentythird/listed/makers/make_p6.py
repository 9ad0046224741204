# Consolidated statement of cash flows, entities in columns, eliminations, GBP'000. serif grey design
import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
R=random.Random(606)
s=S('Consolidating Statement of Cash Flows','Penhallow Estates plc','2024-07-01','2025-06-30',['Parent company','Penhallow Retail Ltd','Penhallow Offices Ltd','Penhallow Living Ltd','Eliminations','Group 2025','Group 2024'])
def L(l,v,py):return s.line(l,v+[sum(v),py])
s.head('Operating activities')
a=[L('Profit before tax',[6120,18433,11207,7954,-9500],30871),L('Net valuation (gain)/loss on investment property',[0,-6210,2944,-3108,0],-2207),L('Depreciation of head office and plant',[311,42,58,127,0],549),L('Dividends from subsidiaries',[-9500,0,0,0,9500],0),L('Finance income',[-3377,-88,-41,-17,3140],-402),L('Finance costs',[5904,2611,2188,1902,-3140],9716)]
o=s.tot('Operating cash flows before working capital',a)
b=[L('(Increase)/decrease in trade and other receivables',[-204,-913,371,-66,0],-518),L('Increase/(decrease) in trade and other payables',[152,640,-287,419,0],771)]
g=s.tot('Cash generated from operations',[o]+b)
d=[L('Interest paid',[-5760,-2544,-2150,-1871,3140],-9480),L('Interest received',[3290,88,41,17,-3140],402),L('Corporation tax paid',[-12,-31,0,-18,0],-49)]
na=s.tot('Net cash from operating activities',[g]+d)
s.head('Investing activities')
e=[L('Acquisition of investment property',[0,-8250,0,-14600,0],-3900),L('Capital expenditure on investment property',[0,-3117,-5408,-2066,0],-8844),L('Proceeds from disposal of investment property',[0,0,12350,0,0],6125),L('Loans to subsidiaries',[-11000,0,0,0,11000],0),L('Dividends received from subsidiaries',[9500,0,0,0,-9500],0)]
nb=s.tot('Net cash used in investing activities',e)
s.head('Financing activities')
f=[L('Proceeds from bank borrowings',[15000,0,0,4000,0],9000),L('Repayment of bank borrowings',[-2500,-1800,-12000,-600,0],-7300),L('Loans from parent company',[0,2000,0,9000,-11000],0),L('Repayment of lease liabilities',[-148,0,0,0,0],-141),L('Dividends paid',[-13280,-4500,-3500,-1500,9500],-12650)]
nc=s.tot('Net cash from/(used in) financing activities',f)
n1=s.tot('Net increase/(decrease) in cash and cash equivalents',[na,nb,nc],t='TOTAL',key='net_cash_flow')
op=[9240,4102,5318,3377,0];nv=s.rows[n1]['v']
s.line('Cash and cash equivalents at 1 July',op+[sum(op),sum(op)-nv[6]])
s.tot('Cash and cash equivalents at 30 June',[n1,n1+1],t='TOTAL')
print(s.rows[-1]['v'],nv)
n='penhallow_group_cashflow_fy25.pdf';W,H=842,595;c=canvas.Canvas(doc(n),pagesize=(W,H));c.setFillColor(colors.HexColor('#303030'))
c.setFont('Times-Bold',18);c.drawString(48,H-52,'Consolidating Statement of Cash Flows');c.setFont('Times-Italic',10);c.drawString(48,H-67,'Penhallow Estates plc and subsidiaries  |  for the year ended 30 June 2025')
X=[352,426,500,574,648,722,794]
h=[('Parent','company',''),('Penhallow','Retail','Ltd'),('Penhallow','Offices','Ltd'),('Penhallow','Living','Ltd'),('','','Eliminations'),('','Group','2025'),('','Group','2024')]
c.setFillColor(colors.HexColor('#dfe6dc'));c.rect(668,38,57,H-38-80,fill=1,stroke=0);c.setFillColor(colors.HexColor('#303030'))
for x,t in zip(X,h):
    for k,q in enumerate(t):c.setFont('Times-Bold',8.5);c.drawRightString(x,H-90-k*10,q)
    c.setFont('Times-Roman',8);c.drawRightString(x,H-121,"£'000")
c.line(48,H-125,796,H-125);y=H-138
for r in s.rows:
    b=r['t']!='LINE'
    c.setFont('Times-Bold' if b else 'Times-Roman',9)
    if r['t']=='HEADING':y-=3
    if r['items']:c.setLineWidth(.4);c.line(300,y+9.2,796,y+9.2)
    if r['t']=='TOTAL':c.setLineWidth(1);c.line(300,y-3.5,796,y-3.5)
    c.drawString(48 if b else 54,y,r['label'])
    for x,v in zip(X,r['v']):
        if v is not None:c.drawRightString(x+(3 if v<0 else 0),y,par(v,0,'–'))
    y-=12.2
    if r['items']:y-=3
c.setFont('Times-Roman',7.5);c.drawString(48,26,'Unaudited. Prepared for the Audit Committee, 2 September 2025. Intra-group balances, dividends and interest are removed in the Eliminations column.');c.save()
dump(n,[s],'MIXED_USE','CASH_FLOW_STATEMENT','UK listed landlord consolidating cash flow by entity with eliminations',False)
