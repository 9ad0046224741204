from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
F='ferrand_almshouses_receipts_payments_2024-25.pdf'
C=['Unrestricted funds','Restricted funds','Endowment funds','Total funds','Last year']
s=St('Receipts and payments accounts','The Thomas Ferrand Almshouse Charity','2024-04-01','2025-03-31',C)
def L(n,u,r,e,ly):
    t=sum(x or 0 for x in(u,r,e)); return s.l(n,[u,r,e,t,ly])
s.h('A1 Receipts'); a=[L("Residents' weekly maintenance contributions",74318,None,None,70946),L('Heating and water contributions',9126,None,None,8704),L('Rent - Ferrand Close garages',3960,None,None,3840),L('Farm rent - Thorley glebe',5250,None,None,5250),L('Donations and gift aid',1485,2300,None,1920),L('Grant - Almshouse Association',None,15000,None,None),L('Dividends and COIF interest',4872,218,None,4631),L('Sundry receipts',164,None,None,87)]
r1=s.t('Sub total (gross income)',a,key='total_income')
s.h('A2 Asset and investment sales'); a=[L('Sale of COIF Income units',None,None,12500,None)]; r2_=s.t('Sub total (asset sales)',a)
tr=s.t('Total receipts',[r1,r2_],kind='TOTAL')
s.h('A3 Payments'); a=[L('Warden salary, NI and pension',23904,None,None,22817),L('Gas and electricity',14786,None,None,16053),L('Water and sewerage',3318,None,None,3104),L('Council tax and TV licences',1127,None,None,1066),L('Repairs and redecoration',13842,4120,None,11397),L('Gardening',4680,None,None,4420),L('Insurance',5233,None,None,4785),L('Lifeline alarm service',2016,None,None,1968),L('Clerk to the Trustees',6600,None,None,6300),L('Independent examination',780,None,None,750),L("Residents' outing and Christmas",312,845,None,1090),L('Bank charges and sundries',143,None,None,129)]
p1=s.t('Sub total (payments)',a,key='total_operating_expenses')
s.h('A4 Asset and investment purchases'); a=[L('Bathroom adaptations nos. 3 and 7',None,11360,9850,None),L('Purchase of boiler no. 5',2790,None,None,2615)]; p2=s.t('Sub total (asset purchases)',a)
tp=s.t('Total payments',[p1,p2],kind='TOTAL')
n=s.t('Net of receipts/(payments)',[tr,tp],[1,-1],'TOTAL',key='net_cash_flow')
tf=s.l('A5 Transfers between funds',[-1500,1500,None,0,0]); nv=s.R[n]['values']
of=[28416,3275,4108]; lo=sum(of)-nv[4]
cf=s.l('A6 Cash funds last year end',of+[sum(of),lo]); s.t('Cash funds this year end',[n,tf,cf],kind='TOTAL'); print(s.R[-1]['values'],nv)
W,H=A4; c=canvas.Canvas(f'{B}/documents/{F}',pagesize=A4)
c.setFillColorRGB(.13,.2,.45); c.rect(30,H-74,W-60,44,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',12); c.drawString(38,H-48,'The Thomas Ferrand Almshouse Charity'); c.setFont('Helvetica',9); c.drawString(38,H-64,'Receipts and payments accounts'); c.drawRightString(W-38,H-48,'Registered charity'); c.setFillGray(0)
c.setFont('Helvetica',9); c.drawString(38,H-92,'For the period from'); c.rect(125,H-96,70,13); c.drawCentredString(160,H-92,'01/04/2024'); c.drawString(203,H-92,'To'); c.rect(222,H-96,70,13); c.drawCentredString(257,H-92,'31/03/2025')
c.setFont('Helvetica-Bold',10); c.drawString(38,H-116,'Section A   Receipts and payments')
xs=[306,368,430,492,560]; w=58
c.setFont('Helvetica-Bold',7.2)
for x,(p,q,t) in zip(xs,[('Unrestricted','funds','to the nearest £'),('Restricted','funds','to the nearest £'),('Endowment','funds','to the nearest £'),('Total','funds','to the nearest £'),('Last year','','to the nearest £')]):
    c.drawCentredString(x-w/2,H-130,p); c.drawCentredString(x-w/2,H-138,q); c.setFont('Helvetica',6.2); c.drawCentredString(x-w/2,H-146,t); c.setFont('Helvetica-Bold',7.2)
y=H-162
for r in s.R:
    ty=r['rowType']; b=ty!='LINE' or r['label'].startswith('A')and r['label'][1].isdigit()
    if ty=='HEADING': y-=4
    c.setFont('Helvetica-Bold' if b else 'Helvetica',8)
    t=r['label']; c.drawString(38,y,t)
    if ty!='HEADING':
        for x,v in zip(xs,r['values']):
            if ty in('SUBTOTAL','TOTAL'): c.setFillGray(.9 if ty=='SUBTOTAL' else .82); c.rect(x-w,y-3.5,w,12.5,fill=1,stroke=0); c.setFillGray(0)
            c.setLineWidth(.4); c.rect(x-w,y-3.5,w,12.5)
            c.drawRightString(x-4,y,br(v))
    y-=12.5
    if ty in('SUBTOTAL','TOTAL'): y-=5
print(y)
c.setFont('Helvetica',7.5); c.drawString(38,y-8,'Signed on behalf of all the trustees: ______________________     Date of approval: 16/07/2025'); c.drawString(38,24,'CCXX R1 accounts (SS)'); c.drawRightString(W-38,24,'1'); c.save()
import re
for r in s.R: r['label']=re.sub(r'^A\d ','',r['label'])
save(F,[s],'SENIOR_HOUSING','CASH_FLOW_STATEMENT','almshouse charity treasurer (England)','Charity Commission style receipts and payments form, fund columns, boxed cells, dashes',True)
