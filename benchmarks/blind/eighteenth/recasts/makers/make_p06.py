# office: cash flow statement, indirect, three years, A4 landscape w/ line numbers
import random
from common import *
from reportlab.pdfgen import canvas
R=random.Random(1806)
s=St('Statement of Cash Flows','Larkspur Office Park LP',['Dec 31 2025','Dec 31 2024','Dec 31 2023'],None,'2025-12-31')
def v(*x):return list(x)
s.head('Cash flows from operating activities')
n=s.line('Net income',[418227.14,366904.88,291556.02],key='net_income')
s.head('Adjustments to reconcile net income to cash')
a=[s.line('Depreciation',[512880.00,508114.00,497302.00]),s.line('Amortization of leasing commissions',[88412.36,81277.90,79004.15]),s.line('Straight-line rent',[-41906.55,-63218.40,12750.33]),s.line('Bad debt expense',[9300.00,None,22418.75])]
s.head('Changes in assets and liabilities')
b=[s.line('Tenant receivables',[-27114.82,18406.11,-35980.07]),s.line('Prepaid expenses',[3318.40,-6120.95,1187.66]),s.line('Accounts payable and accruals',[-14720.61,31077.29,8864.20]),s.line('Prepaid rents',[21650.00,-9412.50,5033.12]),s.line('Security deposits',[12400.00,7800.00,-15225.00])]
o=s.tot('Net cash provided by operating activities',[n]+a+b)
s.head('Cash flows from investing activities')
i=[s.line('Building improvements',[-236418.90,-94310.27,-71845.00]),s.line('Tenant improvements',[-318775.25,-142080.60,-406133.48]),s.line('Leasing commissions paid',[-97240.18,-55612.33,-121908.74])]
iv=s.tot('Net cash used in investing activities',i)
s.head('Cash flows from financing activities')
f=[s.line('Mortgage principal payments',[-188204.77,-179318.06,-170850.93]),s.line('Draw on TI/LC holdback',[175000.00,None,250000.00]),s.line('Partner distributions',[-300000.00,-400000.00,-225000.00])]
fv=s.tot('Net cash used in financing activities',f)
nc=s.tot('Net increase (decrease) in cash and restricted cash',[o,iv,fv],rt='TOTAL',key='net_cash_flow')
N=s.rows[nc]['v'];b3=402118.65
beg=[round(b3+N[2]+N[1],2),round(b3+N[2],2),b3]
bg=s.line('Cash and restricted cash, beginning of year',beg)
en=s.tot('Cash and restricted cash, end of year',[nc,bg],rt='TOTAL')
s.head('Supplemental disclosure')
s.line('Interest paid',[361774.20,370660.91,379128.04])
print(N,s.rows[en]['v'])
c=canvas.Canvas(doc('p06_larkspur_cash_flows.pdf'),pagesize=(842,595))
c.setFont('Courier-Bold',11);c.drawString(60,555,'Larkspur Office Park LP');c.drawString(60,541,s.title);c.setFont('Courier',9);c.drawString(60,529,'For the years ended as shown   (accrual)');c.drawRightString(780,555,'Printed 02/11/2026 4:12 PM');c.drawRightString(780,543,'Page 1 of 1')
X=[540,660,780];y=508;c.setFont('Courier-Bold',9)
for x,t in zip(X,s.cols):c.drawRightString(x,y+1,t);c.drawRightString(x,y-8,'='*14)
c.drawString(60,y,'Ln');y-=20
for k,r in enumerate(s.rows):
    T=r['rt'];c.setFont('Courier-Bold' if T in('HEADING','TOTAL') else 'Courier',9)
    c.drawString(60,y,f'{k+1:02d}');c.drawString({'HEADING':90,'LINE':106,'SUBTOTAL':98,'TOTAL':90}[T],y,r['label'])
    if T!='HEADING':
        for x,q in zip(X,r['v']):
            if T!='LINE':c.setDash(1,1);c.line(x-78,y+9,x,y+9);c.setDash()
            c.drawRightString(x+ (5 if q is not None and q<0 else 0),y,'' if q is None else (f'({-q:,.2f})' if q<0 else f'{q:,.2f}'))
    y-=16 if T in('SUBTOTAL','TOTAL') else 13
c.setFont('Courier',8);c.drawString(60,26,'Unaudited. Owner\'s books, submitted to lender with annual compliance certificate.')
c.save()
save('p06_larkspur_cash_flows.pdf',[s],'OFFICE','CASH_FLOW_STATEMENT','indirect cash flow, three years newest first, line numbers, Courier with cents')
