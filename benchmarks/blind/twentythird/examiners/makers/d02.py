# mall trailing twelve months with normalising adjustments, tabloid landscape
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import TABLOID,landscape
R=random.Random(3202)
M=['Sep-23','Oct-23','Nov-23','Dec-23','Jan-24','Feb-24','Mar-24','Apr-24','May-24','Jun-24','Jul-24','Aug-24']
s=St('Trailing Twelve Months - Quality of Income Analysis','Cutler Crossing Mall','2023-09-01','2024-08-31',M+['TTM Aug-24','Adjust-ments','Normalised TTM'])
def g(base,sd=.04,adj=None,seas=None,neg=False):
    m=[int(round(base*(1+R.uniform(-sd,sd))*(seas[i] if seas else 1))) for i in range(12)]
    if neg: m=[-x for x in m]
    return m+[sum(m),adj,sum(m)+(adj or 0)]
hol=[.7,.8,1.3,2.4,1.1,.6,.7,.7,.8,.9,.9,.9]
s.h('REVENUE')
i1=[s.l('Minimum rent',g(412600,.02,-186400),ref='A'),s.l('Percentage rent',g(14800,.1,None,hol)),s.l('Temporary / specialty leasing',g(31500,.08,-42000,hol),ref='B')]
a=s.t('Total Rental Revenue',i1)
s.h('RECOVERIES')
i2=[s.l('Common area maintenance',g(118300,.03,-38750),ref='A'),s.l('Real estate tax',g(74100,.01,None)),s.l('Insurance',g(11950,.01)),s.l('Utilities / HVAC',g(22640,.09))]
b=s.t('Total Recoveries',i2)
o=s.l('Sponsorship and other',g(6900,.25,12500),ref='C')
bd=s.l('Less: provision for bad debts',g(9200,.6,31800,None,True),ref='D')
ti=s.t('EFFECTIVE GROSS REVENUE',[a,b,o,bd],key='total_income')
s.h('OPERATING EXPENSES')
ex=[s.l(n,g(*q),ref=rf) for n,q,rf in [('Center management payroll',(48700,.03),''),('Marketing fund',(9100,.2),''),('Housekeeping',(27800,.03),''),('Security',(33150,.04,24600),'E'),('Repairs and maintenance',(38900,.15,-71200),'F'),('Utilities - common area',(36400,.09),''),('Insurance',(17250,.01,44800),'G'),('Real estate taxes',(91800,.005),''),('Management fee',(19900,.03,None),''),('General and administrative',(8700,.2,-15300),'H')]]
te=s.t('TOTAL OPERATING EXPENSES',ex,key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[ti,te],[1,-1],key='noi')
s.h('BELOW THE LINE')
cp=[s.l('Tenant allowances',[0]*0+[18000,None,None,42500,None,None,None,65000,None,None,12000,None,137500,None,137500]),s.l('Capital repairs - roof and lots',[None]*8+[88400,126750,None,None,215150,-215150,None],ref='F'),s.l('Loan interest paid (default rate waived)',[198600]*12+[2383200,None,2383200])]
s.t('CASH FLOW AFTER CAPITAL AND INTEREST',[noi]+cp,[1,-1,-1,-1],typ='TOTAL',key='net_cash_flow')
N='02_cutler_crossing_ttm.pdf';W,H=landscape(TABLOID)
c=canvas.Canvas(D(N),pagesize=(W,H))
c.setFillColorRGB(.12,.23,.36);c.rect(0,H-58,W,58,fill=1,stroke=0);c.setFillGray(1)
c.setFont('Helvetica-Bold',15);c.drawString(40,H-30,'Cutler Crossing Mall');c.setFont('Helvetica',10);c.drawString(40,H-47,'Trailing Twelve Months - Quality of Income Analysis')
c.drawRightString(W-40,H-30,'Twelve months ended August 31, 2024');c.drawRightString(W-40,H-47,'US$ - unaudited - prepared from seller ledgers')
c.setFillGray(0);xs=[262+i*56 for i in range(12)]+[262+12*56+16,262+13*56+34,262+14*56+76]
y=H-92;c.setFont('Helvetica-Bold',8)
for x,m in zip(xs,M): c.drawRightString(x,y,m)
for x,t1,t2 in [(xs[12],'TTM','Aug-24'),(xs[13],'Adjust-','ments'),(xs[14],'Normalised','TTM')]: c.drawRightString(x,y+10,t1);c.drawRightString(x,y,t2)
c.drawCentredString(xs[13]+14,y,'Ref');c.line(40,y-4,xs[14]+4,y-4);y-=19
fm=lambda v:'-' if v is None else (f'({-v:,})' if v<0 else f'{v:,}')
for r,x in zip(s.rows,s.x):
    hd=r['rowType']=='HEADING';tot=r['rowType']!='LINE'
    if hd: y-=5
    if tot and not hd:
        c.setFillGray(.91);c.rect(40,y-4,xs[14]-36,15,fill=1,stroke=0);c.setFillGray(0)
    c.setFont('Helvetica-Bold' if tot else 'Helvetica',8);
    if hd: c.setFillColorRGB(.12,.23,.36)
    c.drawString(44 if tot else 54,y,r['label']);c.setFillGray(0)
    if not hd:
        for q,v in zip(xs,r['values']): c.drawRightString(q,y,fm(v))
    if x.get('ref'): c.setFont('Helvetica-Oblique',7.5);c.drawCentredString(xs[13]+14,y,x['ref'])
    y-=16
y-=10;c.setFont('Helvetica-Bold',8);c.drawString(44,y,'Notes to adjustments');c.setFont('Helvetica',7.5)
for k,t in zip('ABCDEFGH',['Anchor 3 (lease rejected July 2024): remove rent and CAM billed after the rejection date.','Holiday kiosks operated by a related party, not expected to recur.','Digital sign agreement annualised.','Bad debts restated to three-year average collection loss.','Night patrol reinstated under new contract.','Roof patching expensed but capital in nature; capital roof programme removed as non-recurring.','Renewal quote received September 2024.','Legal fees of the foreclosure action.']):
    y-=11;c.drawString(44,y,f'{k}.  {t}')
c.setFont('Helvetica',7);c.drawString(40,24,'Draft for discussion');c.drawRightString(W-40,24,'Exhibit 4.2');c.save()
save(N,[s],'RETAIL','OPERATING_STATEMENT_T12','due-diligence TTM with adjustments, refs, dashes',True)
