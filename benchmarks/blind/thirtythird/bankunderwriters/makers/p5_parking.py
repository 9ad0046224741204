# Parking garage: management-prepared annual report, two statements on two pages
from kit import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as C
P='Orchard Street Garage'
s=S('Statement of Operations',P,'2024-01-01','2024-12-31',['2024','2023','Increase (Decrease)'],page=1)
def l(st,n,a,b): return st.line(n,[a,b,a-b])
s.head('Parking revenue')
r=[l(s,'Transient parking',1486230,1392415),l(s,'Monthly contract parking',1127640,1088310),l(s,'Event and evening parking',342875,361290),l(s,'Hotel valet agreement',216000,210000),l(s,'Validations',58418,63077)]
g=s.tot('Gross parking receipts',r)
q=l(s,'Less: city parking tax (remitted)',-290745,-280357)
n=s.tot('Net parking revenue',[g,q])
ot=[l(s,'EV charging',31906,17224),l(s,'Ground floor retail rent',84000,81600)]
inc=s.tot('Total revenue',[n]+ot,kind='TOTAL',key='total_income')
s.head('Operating expenses')
e=[l(s,a,b,c) for a,b,c in [('Attendant and supervisor wages',538912,521470),('Payroll taxes and benefits',121255,114723),('Operator management fee',96000,93000),('Revenue control system and software',48270,45914),('Credit card processing',77344,69863),('Electricity',64118,61032),('Elevator maintenance',22860,22080),('Sweeping, power washing and snow',39475,47206),('Structural and general repairs',58731,81954),('Garage keepers liability insurance',67390,58845),('Property insurance',52216,46680),('Real estate taxes',318402,309750),('Uniforms, tickets and supplies',15688,17041),('Professional fees',18950,16200)]]
tx=s.tot('Total operating expenses',e,kind='TOTAL',key='total_operating_expenses')
noi=s.tot('Net operating income',[inc,tx],[1,-1],kind='TOTAL',key='noi')
s.head('Other expenses')
x=[l(s,'Mortgage interest',402866,415720),l(s,'Depreciation',356400,349180),l(s,'Amortization of loan costs',14200,14200)]
ox=s.tot('Total other expenses',x)
ni=s.tot('Net income',[noi,ox],[1,-1],kind='TOTAL',key='net_income')
c=S('Statement of Cash Flows',P,'2024-01-01','2024-12-31',['2024','2023'],page=2)
c.head('Cash flows from operating activities')
w=c.line('Net income',s.v(ni)[:2])
c.head('Adjustments to reconcile net income to net cash provided by operating activities:')
z=[c.line('Depreciation',[356400,349180]),c.line('Amortization of loan costs',[14200,14200])]
c.head('Changes in:')
z+=[c.line('Accounts receivable',[-11874,6320]),c.line('Prepaid insurance',[-7215,-4908]),c.line('Accounts payable and accrued expenses',[23641,-15377]),c.line('Parking tax payable',[1962,3104]),c.line('Unearned monthly parking',[-4480,8250])]
o=c.tot('Net cash provided by operating activities',[w]+z)
c.head('Cash flows from investing activities')
i=[c.line('Deck membrane and structural restoration',[-187600,-92450]),c.line('Parking access equipment',[-64925,0]),c.line('EV charging stations',[-38210,-71340])]
it=c.tot('Net cash used in investing activities',i)
c.head('Cash flows from financing activities')
f=[c.line('Principal payments on mortgage note',[-221347,-208493]),c.line('Distributions to partners',[-690000,-720000])]
ft=c.tot('Net cash used in financing activities',f)
nc=c.tot('Net increase (decrease) in cash',[o,it,ft],kind='TOTAL',key='net_cash_flow')
b23=512904;b24=b23+c.v(nc,1)
bg=c.line('Cash, beginning of year',[b24,b23]);en=c.tot('Cash, end of year',[nc,bg],kind='TOTAL')
c.head('Supplemental disclosure');c.line('Cash paid for interest',[403912,416770])
name='p5_orchard_garage_annual.pdf';k=canvas.Canvas(DOC(name),pagesize=(612,792));teal=C('#0f6b6b')
def page(st,X,heads,no,lead):
    k.setFillColor(teal);k.setFont('Helvetica-Bold',17);k.drawString(60,742,P);k.setFont('Helvetica',13);k.drawString(60,723,st.m['title']);k.setFillColor(C('#444444'));k.setFont('Helvetica',9.5);k.drawString(60,709,'For the years ended December 31, 2024 and 2023  (unaudited, prepared by management)')
    k.setStrokeColor(teal);k.setLineWidth(1.5);k.line(60,702,545,702);k.setFillColor(teal);k.setFont('Helvetica-Bold',9)
    for x,hh in zip(X,heads):
        for j,p in enumerate(reversed(hh.split('|'))): k.drawRightString(x,678+10.5*j,p)
    y=664;k.setStrokeColor(C('#888888'));k.setLineWidth(.5);first=True
    for row in st.rows:
        t=row['rowType']
        if t=='HEADING' and not row['label'].startswith(('Adj','Chan')): y-=5
        k.setFillColor(teal if t=='HEADING' and not row['label'].startswith(('Adj','Chan')) else C('#111111'))
        k.setFont('Helvetica-Bold' if t in('HEADING','TOTAL') and not row['label'].startswith(('Adj','Chan')) else 'Helvetica',9)
        k.drawString(60 if t!='LINE' else 72,y,row['label'])
        for x,v in zip(X,row['values']):
            if v is None: continue
            tx='-' if v==0 else (f'{v:,}' if v>0 else f'({-v:,})')
            if first or t=='TOTAL': tx='$ '+tx
            k.drawRightString(x+(3 if v<0 else 0),y,tx)
            if t in('SUBTOTAL','TOTAL'): k.line(x-62,y+9,x,y+9)
        if row['values'][0] is not None: first=False
        y-=lead+(4 if t in('SUBTOTAL','TOTAL') else 0)
    k.setFont('Helvetica',8);k.setFillColor(C('#777777'));k.drawString(60,34,'Orchard Street Parking Associates LP');k.drawRightString(545,34,str(no));k.showPage();print(y)
page(s,[378,458,545],['2024','2023','Increase|(Decrease)'],1,14.6);page(c,[458,545],['2024','2023'],2,17.5)
k.save()
for r in s.rows+c.rows:   # a lone dash is neutral
    r['values']=[None if v==0 else v for v in r['values']]
save(name,[s,c],'PARKING','OPERATING_STATEMENT','management annual report, statement of operations and cash flows on two pages')
