# senior living trailing-12 on two facing pages: right page only has line numbers (far right)
from core import *
from reportlab.pdfgen import canvas
R=random.Random(602); fn='marrowood_senior_t12_spread.pdf'
mon=['Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25','Jul-25','Aug-25','Sep-25']
s=S('Trailing Twelve Month Statement of Operations','Marrowood Commons Senior Living','2024-10-01','2025-09-30',mon+['12 Mo. Total'],'OPERATING_STATEMENT_T12')
def ln(label,base,vol=.05,p=1.0,sign=1,drift=0.0):
    v=[]
    for m in range(12):
        v.append(sign*round(base*(1+drift*m)*R.uniform(1-vol,1+vol)) if R.random()<p else 0)
    return s.line(label,v+[sum(v)])
s.head('RESIDENT REVENUE')
a=[ln('Independent Living - Private Pay',148200,.02,drift=.003),ln('Assisted Living - Private Pay',201700,.025,drift=.004),ln('Assisted Living - Medicaid Waiver',38650,.04),ln('Memory Care - Private Pay',112900,.03),ln('Second Person Fees',6400,.06),ln('Level of Care Charges',58300,.05,drift=.006),ln('Respite Stays',4300,.5,.7),ln('Less: Concessions and Move-in Specials',7900,.35,1,-1)]
ra=s.tot('Net Resident Revenue',a)
b=[ln('Community Fees',9500,.4,.85),ln('Guest Meals and Catering',1240,.3),ln('Beauty Shop and Ancillary',2180,.2),ln('Garage and Storage',1675,.03),ln('Bad Debt',1800,.8,.5,-1)]
rb=s.tot('Other Revenue, Net',b)
tr=s.tot('TOTAL REVENUE',[ra,rb],'TOTAL',key='total_income')
s.head('OPERATING EXPENSES')
subs=[]
for nm,ls in (('Resident Care',[('Nursing and Care Wages',128400,.04),('Agency Staffing',14600,.5),('Care Supplies',3900,.2),('Payroll Taxes and Benefits - Care',25300,.06)]),
  ('Dietary',[('Dietary Wages',41900,.05),('Raw Food',37800,.06),('Dietary Supplies',3350,.2),('Payroll Taxes and Benefits - Dietary',8700,.06)]),
  ('Housekeeping and Laundry',[('Housekeeping Wages',17200,.05),('Linens and Supplies',2850,.25)]),
  ('Activities and Transportation',[('Activities Wages',9800,.05),('Programs and Outings',1900,.3),('Van Fuel and Repairs',1150,.4)]),
  ('Plant Operations',[('Maintenance Wages',12600,.04),('Repairs and Service Contracts',11800,.25),('Electricity',13900,.18),('Natural Gas',5200,.5),('Water, Sewer and Trash',8100,.08),('Cable, Internet and Telephone',6050,.03)]),
  ('Administration and Marketing',[('Administrative Wages',31200,.04),('Marketing Wages and Commissions',13700,.12),('Advertising and Referral Fees',9400,.4),('Software, Licenses and Dues',4600,.1),('Legal, Receiver and Accounting',8900,.45),('Workers Compensation',4400,.02)])):
    s.head(nm); it=[ln(*x) for x in ls]; subs.append(s.tot('Total '+nm,it))
f=[]
s.head('Fixed'); 
f.append(s.line('Real Estate Taxes',[15833]*12+[15833*12])); f.append(s.line('Property and Liability Insurance',[11460]*9+[12975]*3+[11460*9+12975*3])); f.append(ln('Provider Bed Tax',3050,.02))
subs.append(s.tot('Total Fixed',f))
tv=s.rows[tr]['values']; mg=[round(x*.05) for x in tv[:12]]; subs.append(s.line('Management Fee (5%)',mg+[sum(mg)]))
te=s.tot('TOTAL OPERATING EXPENSES',subs,'TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[tr,(-1,te)],'TOTAL',key='noi')
ds=[s.line('Debt Service (suspended Mar 2025)',[88416]*5+[0]*7+[88416*5]),ln('Capital Expenditures',9200,.9,.6)]
ncf=s.tot('NET CASH FLOW',[noi]+[(-1,x) for x in ds],'TOTAL',key='net_cash_flow')
W,H=792,612; c=canvas.Canvas(path(fn),pagesize=(W,H),invariant=1)
n=len(s.rows); step=7.55; y0=H-80
assert y0-n*step>28,(n,y0-n*step)
def body(pg):
    for i,row in enumerate(s.rows):
        y=y0-i*step; t=row['rowType']; bold=t!='LINE'
        if i%2==0: c.setFillGray(.945); c.rect(26,y-2,W-52,step,fill=1,stroke=0); c.setFillGray(0)
        c.setFont('Times-Bold' if bold else 'Times-Roman',6.9)
        if pg==1:
            c.setFont('Times-Roman',5.8); c.drawRightString(42,y,str(i+1)); c.setFont('Times-Bold' if bold else 'Times-Roman',6.9)
            c.drawString(50+(0 if t in('HEADING','TOTAL') else 7),y,row['label']); X=[292+k*92 for k in range(6)]; V=row['values'][:6]
        else:
            c.setFont('Times-Roman',5.8); c.drawRightString(W-32,y,str(i+1)); c.setFont('Times-Bold' if bold else 'Times-Roman',6.9)
            X=[110+k*92 for k in range(6)]+[676]; V=row['values'][6:]
        if t!='HEADING':
            for x,v in zip(X,V):
                c.drawRightString(x+(2.4 if v<0 else 0),y,par(v,0,'0'))
                if bold: c.setLineWidth(.35); c.line(x-44,y+5.9,x,y+5.9)
                if t=='TOTAL': c.line(x-44,y-1.6,x,y-1.6)
for pg in(1,2):
    c.setFont('Times-Bold',13)
    if pg==1: c.drawString(26,H-36,'Marrowood Commons Senior Living'); c.setFont('Times-Italic',9); c.drawString(26,H-49,'Trailing Twelve Month Statement of Operations'); hdr=[(292+k*92,mon[k]) for k in range(6)]
    else: c.setFont('Times-Italic',9); c.drawRightString(W-26,H-36,'October 1, 2024 through September 30, 2025'); c.drawRightString(W-26,H-48,'(facing page - read across by line number)'); hdr=[(110+k*92,mon[6+k]) for k in range(6)]+[(676,'12 Mo. Total')]
    c.setFont('Times-Bold',8)
    for x,t in hdr: c.drawRightString(x,H-68,t)
    c.setFont('Times-Roman',5.8)
    if pg==1: c.drawRightString(42,H-68,'Line')
    else: c.drawRightString(W-32,H-68,'Line')
    c.setLineWidth(1); c.line(26,H-72,W-26,H-72); body(pg)
    c.setFont('Times-Roman',6.5); c.drawString(26,20,'Unaudited. Prepared by the special servicer from manager reports.'); c.drawRightString(W-26,20,f'{"6 - left" if pg==1 else "7 - right"}'); c.showPage()
c.save(); save(fn,[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','T12 spread over two facing pages, captions left only, line numbers both',True)
