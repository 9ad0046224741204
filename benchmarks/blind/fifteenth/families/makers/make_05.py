# CPA-compiled comparative statements of a family shopping centre: letter, income statement (p2), cash flows (p3). Times, notes column, $ only at first and total
from tl import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
FN='Fennimore_Square_compiled_FS_2024.pdf'
P='Fennimore Square Shopping Center'
s=S('Statements of Revenues and Expenses - Income Tax Basis',P,'2024-01-01','2024-12-31',['2024','2023'],page=2)
D=[]
def ln(st,l,a,b,note='',**k): return st.line(l,[a,b],note=note,**k)
s.head('REVENUES')
r=[ln(s,'Minimum rents',871406,842915,'2'),ln(s,'Percentage rents',18240,23117),ln(s,'Common area maintenance reimbursements',146822,139504,'2'),ln(s,'Real estate tax and insurance reimbursements',131977,126340),ln(s,'Pylon sign and ATM license fees',14400,14400),ln(s,'Lease termination fee',None,27500,'6')]
ti=s.tot('Total revenues',r,key='total_income')
s.head('OPERATING EXPENSES')
e=[ln(s,l,a,b,n) for l,a,b,n in [('Real estate taxes',141208,136955,''),('Insurance',38416,33870,''),('Parking lot repairs and sweeping',27940,41318,''),('Snow removal',19655,24402,''),('Landscaping',16280,15900,''),('Utilities - common area',22174,21688,''),('Repairs and maintenance',33091,28746,''),('Roof repairs',8420,3115,''),('Management fees - related party',47314,46951,'4'),('Professional fees',21750,18600,''),('Bad debts',None,12384,''),('Miscellaneous',2906,3318,'')]]
te=s.tot('Total operating expenses',e,key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[ti,te],[1,-1],typ='TOTAL',key='noi')
s.head('OTHER INCOME (EXPENSE)')
o=[ln(s,'Interest income',6185,4022),ln(s,'Interest expense',-214633,-221870,'3'),ln(s,'Depreciation',-158200,-155940,'1'),ln(s,'Amortization of leasing and loan costs',-21416,-20108,'1'),ln(s,'Casualty loss, net of insurance recovery',-4750,None)]
to=s.tot('Total other income (expense)',o)
ni=s.tot('NET INCOME',[noi,to],typ='TOTAL',key='net_income')
N=s.v(ni)
f=S('Statements of Cash Flows - Income Tax Basis',P,'2024-01-01','2024-12-31',['2024','2023'],page=3)
f.head('CASH FLOWS FROM OPERATING ACTIVITIES')
n=ln(f,'Net income',*N,dol=1)
f.head('Adjustments to reconcile net income to net cash provided by operating activities:',wrap=1)
ad=[ln(f,'Depreciation and amortization',179616,176048,ind=2),ln(f,'Casualty loss',4750,None,ind=2)]
f.head('Changes in:',ind=1)
ad+=[ln(f,'Tenant receivables',7318,-11264,ind=2),ln(f,'Prepaid expenses and escrows',-9042,-3876,ind=2),ln(f,'Accounts payable',-5513,8140,ind=2),ln(f,'Tenant security deposits',2500,-1750,ind=2),ln(f,'Prepaid rents',-3870,6225,ind=2)]
ca=f.tot('Net cash provided by operating activities',[n]+ad)
f.head('CASH FLOWS FROM INVESTING ACTIVITIES')
i=[ln(f,'Building improvements',-62480,-27315),ln(f,'Tenant improvements',-38900,-54125),ln(f,'Leasing commissions paid',-17226,-14880),ln(f,'Insurance proceeds',11250,None)]
ci=f.tot('Net cash used in investing activities',i)
f.head('CASH FLOWS FROM FINANCING ACTIVITIES')
g=[ln(f,'Principal payments on mortgage note',-131847,-124610),ln(f,'Proceeds from line of credit',40000,None),ln(f,'Repayment of line of credit',-25000,-20000),ln(f,'Distributions to members',-240000,-225000)]
cf=f.tot('Net cash used in financing activities',g)
nc=f.tot('NET INCREASE (DECREASE) IN CASH',[ca,ci,cf],typ='TOTAL',key='net_cash_flow')
x=f.v(nc);b23=171203
b=ln(f,'Cash, beginning of year',r2(b23+x[1]),b23,ind=0)
f.tot('CASH, END OF YEAR',[nc,b],typ='TOTAL')
f.head('SUPPLEMENTAL DISCLOSURE')
ln(f,'Interest paid',215104,222316)
for st in(s,f):
    for q in st.rows:q['values']=[int(z) if z is not None else None for z in q['values']]
print(N,x,f.v(len(f.rows)-3))
W,H=letter
c=canvas.Canvas(doc(FN),pagesize=letter)
c.setFont('Times-Bold',13);c.drawString(72,H-80,'ORMSBY, TEAGUE & PARTNERS');c.setFont('Times-Roman',10);c.drawString(72,H-94,'Certified Public Accountants')
c.setFont('Times-Bold',11);c.drawCentredString(W/2,H-150,"INDEPENDENT ACCOUNTANT'S COMPILATION REPORT")
tx=c.beginText(72,H-180);tx.setFont('Times-Roman',11);tx.setLeading(15)
for t in ['To the Members','Fennimore Square Associates, LLC','','Management is responsible for the accompanying financial statements of Fennimore Square Shopping','Center (a property of Fennimore Square Associates, LLC), which comprise the statements of revenues and','expenses - income tax basis and of cash flows - income tax basis for the years ended December 31, 2024','and 2023, and the related notes. We have performed compilation engagements in accordance with','Statements on Standards for Accounting and Review Services. We did not audit or review the financial','statements and, accordingly, we do not express an opinion, a conclusion, nor provide any assurance.','','The financial statements are prepared in accordance with the income tax basis of accounting, which is a','basis of accounting other than accounting principles generally accepted in the United States of America.','','','March 21, 2025']: tx.textLine(t)
c.drawText(tx);c.showPage()
def m(v): return '-' if v is None else (f'({-v:,})' if v<0 else f'{v:,}')
X=[468,552]
def page(st,no):
    y=H-62
    for t,fo in [('FENNIMORE SQUARE SHOPPING CENTER','Times-Bold'),(st.meta['title'].upper(),'Times-Bold'),('Years Ended December 31, 2024 and 2023','Times-Roman')]:
        c.setFont(fo,11);c.drawCentredString(W/2,y,t);y-=14
    y-=14;c.setFont('Times-Bold',10.5)
    if no==2:
        c.drawCentredString(378,y,'Notes');c.setLineWidth(.5);c.line(364,y-2,392,y-2)
    for xx,t in zip(X,['2024','2023']): c.drawRightString(xx,y,t);c.line(xx-56,y-3,xx,y-3)
    y-=18;first=True
    for k,(q,d) in enumerate(zip(st.rows,st.disp)):
        T=q['rowType']
        if T=='HEADING':
            y-=4
            if d.get('wrap'):
                c.setFont('Times-Roman',10.5);c.drawString(72,y,'Adjustments to reconcile net income to net');y-=12.5;c.drawString(80,y,'cash provided by operating activities:')
            else:
                c.setFont('Times-Roman' if d.get('ind') else 'Times-Bold',10.5);c.drawString(60+12*d.get('ind',0),y,q['label'])
            y-=14;continue
        c.setFont('Times-Bold' if T=='TOTAL' else 'Times-Roman',10.5)
        ind={'LINE':1,'SUBTOTAL':2,'TOTAL':0}[T]; ind=d.get('ind',ind)
        c.drawString(60+12*ind,y,q['label'])
        if d.get('note'): c.drawCentredString(378,y,d['note'])
        last=k==len(st.rows)-1
        dol=first or (T=='TOTAL' and (q['label'] in('NET INCOME','CASH, END OF YEAR'))) or q['label']=='Interest paid'
        first=False
        for xx,v in zip(X,q['values']):
            t=m(v);c.drawRightString(xx+(3.5 if t.endswith(')') else 0),y,t)
            if dol: c.drawString(xx-58,y,'$')
            if T!='LINE': c.line(xx-56,y+10,xx,y+10)
            if dol and not (k<3): c.line(xx-56,y-3,xx,y-3);c.line(xx-56,y-5,xx,y-5)
        y-=14.2 if T=='LINE' else 18
    c.setFont('Times-Italic',9.5);c.drawCentredString(W/2,54,"See accountant's compilation report and notes to financial statements.")
    c.setFont('Times-Roman',9.5);c.drawCentredString(W/2,38,f'- {no} -');c.showPage()
page(s,2);page(f,3);c.save()
save(FN,[s,f],'RETAIL','OPERATING_STATEMENT','CPA-compiled comparative statements, letter on p1, income p2 with notes column, cash flows p3, dashes, parentheses, $ at first and last',True)
