# hotel USALI monthly P&L pdf
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as H
R=random.Random(4509); fn='Summit_Ridge_Inn_PL_Oct2024.pdf'
s=S('Summary Operating Statement','Summit Ridge Inn & Suites','2024-10-01','2024-10-31',['Actual','Budget','Last Year','YTD Actual','YTD Last Year'],dec=0)
av=[3844,3844,3844,37820,37696];so=[2987,2940,2861,28018,27104]
st=[]
st.append(s.line('Rooms Available',av));st.append(s.line('Rooms Sold',so))
adr=[148.37,145.0,141.92,139.84,134.26];rr=[r2(so[k]*adr[k]) for k in range(5)]
rv=[round(x) for x in rr]
def raw(n,v): s.rows.append(dict(code=None,label=n,t='LINE',v=v,items=None,lv=1,raw=1))
raw('Occupancy %',[round(so[k]/av[k],3) for k in range(5)]);raw('Average Daily Rate',[r2(rv[k]/so[k]) for k in range(5)]);raw('RevPAR',[r2(rv[k]/av[k]) for k in range(5)])
def L(n,por,vol=.06,fix=False):
    base=[por*so[k]/(1 if not fix else so[k])*(1 if not fix or k<3 else 10) for k in range(5)]
    return s.line(n,[x*(1+R.uniform(-vol,vol))*(.96 if k in(2,4) else 1) for k,x in enumerate(base)])
s.head('OPERATING REVENUE')
rev=[s.line('Rooms',rv),L('Food & Beverage',14.2),L('Meeting Room Rental',1.9,.2),L('Guest Laundry & Sundry',.85),L('Miscellaneous Income',.6,.3)]
ti=s.tot('TOTAL OPERATING REVENUE',rev,t='TOTAL',key='total_income')
s.head('DEPARTMENTAL EXPENSES');d=s.tot('Total Departmental Expenses',[L('Rooms',36.4,.04),L('Food & Beverage',11.1),L('Other Operated Departments',.62,.2)])
dp=s.tot('TOTAL DEPARTMENTAL PROFIT',[ti,d],neg=[d])
s.head('UNDISTRIBUTED OPERATING EXPENSES');u=s.tot('Total Undistributed Expenses',[L('Administrative & General',13.1),L('Information & Telecom Systems',2.4,.05),L('Sales & Marketing',9.7),L('Franchise Fees',14.6,.02),L('Property Operations & Maintenance',7.2,.12),L('Utilities',6.3,.1)])
g=s.tot('GROSS OPERATING PROFIT',[dp,u],neg=[u])
m=s.line('Management Fees (3%)',[x*.03 for x in s.rows[ti]['v']])
b=s.tot('INCOME BEFORE NON-OPERATING INCOME & EXPENSES',[g,m],neg=[m])
s.head('NON-OPERATING EXPENSES');n=s.tot('Total Non-Operating Expenses',[L('Property Taxes',17850,0,True),L('Property Insurance',7420,.01,True),L('Equipment Rent',1165,.02,True)])
e=s.tot('EBITDA',[b,n],neg=[n])
r_=s.line('FF&E Reserve (4%)',[x*.04 for x in s.rows[ti]['v']])
s.tot('NET OPERATING INCOME AFTER RESERVE',[e,r_],t='TOTAL',key='noi',neg=[r_])
c=canvas.Canvas(f'{B}/documents/{fn}',pagesize=(1008,612))
c.setFont('Helvetica-Bold',14);c.drawString(30,580,'Summit Ridge Inn & Suites');c.setFont('Helvetica',10);c.drawString(30,566,'Summary Operating Statement - Month Ended October 31, 2024 (124 keys)');c.setFont('Helvetica',7);c.drawRightString(978,580,'Prepared by Larkfield Hospitality Group');c.drawRightString(978,570,'11/12/24 - USALI 11th Rev. - Unaudited')
# block geometry: amount right edge, % right edge, POR right edge
xs=[330,465,600,770,910]
c.setFillColor(H('#5b2333'));c.rect(26,534,956,24,fill=1,stroke=0);c.setFillColor(H('#ffffff'));c.setFont('Helvetica-Bold',9)
c.drawCentredString(435,548,'CURRENT MONTH');c.drawCentredString(850,548,'YEAR TO DATE')
c.setFont('Helvetica-Bold',7.5)
for x,h in zip(xs,['Actual','Budget','Last Year','Actual','Last Year']): c.drawRightString(x,538,h);c.drawRightString(x+34,538,'%');c.drawRightString(x+70,538,'POR')
c.setFillColor(H('#000000'));y=521;T=s.rows[ti]['v']
f=lambda v:f'{v:,}'
for i,r in enumerate(s.rows):
    bold=r['t']!='LINE';c.setFont('Helvetica-Bold' if bold else 'Helvetica',8.5)
    if r['t']=='HEADING': y-=4
    if i>5 and r['t'] in('TOTAL','SUBTOTAL'): c.setStrokeColor(H('#999999'));c.line(270,y+9,982,y+9)
    if r['label'].isupper() and r['t']!='HEADING': c.setFillColor(H('#f3e6e9'));c.rect(26,y-3,956,12,fill=1,stroke=0);c.setFillColor(H('#000000'))
    c.drawString(30 if bold else 40,y,r['label'])
    if r['t']!='HEADING':
        for k,x in enumerate(xs):
            v=r['v'][k]
            if r['label']=='Occupancy %': c.drawRightString(x,y,f'{v*100:.1f}%')
            elif r.get('raw'): c.drawRightString(x,y,f'${v:,.2f}')
            else:
                c.drawRightString(x,y,f(v))
                if i>4: c.drawRightString(x+34,y,f'{v/T[k]*100:.1f}');c.drawRightString(x+70,y,f'{v/so[k]:.2f}')
    y-=12.4
print('y',y);c.save()
s.columns=['Current Month Actual','Current Month Budget','Current Month Last Year','Year to Date Actual','Year to Date Last Year']
save(fn,[s],'HOSPITALITY','OPERATING_STATEMENT','hotel USALI summary with % and POR columns, statistics on top, legal landscape pdf',True)
