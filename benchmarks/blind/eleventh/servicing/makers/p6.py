# receiver's report to the court on pleading paper: exhibit A receipts and disbursements, exhibit B balance sheet
from core import *
from reportlab.pdfgen import canvas
R=random.Random(606); fn='Receivers_Report_No3_Talbot_Tower.pdf'; PROP='Talbot Tower Office Building'
a=S('Statement of Cash Receipts and Disbursements',PROP,'2025-07-01','2025-09-30',['Prior Reports 3/14/25 - 6/30/25','This Report 7/1/25 - 9/30/25','Receivership to Date'],'CASH_FLOW_STATEMENT',page=2)
def al(l,p,t): return a.line(l,[p,t,r2(p+t)])
k=lambda b,v=.07: r2(b*R.uniform(1-v,1+v))
a.head('RECEIPTS')
A=[al('Funds turned over by borrower',84217.55,0.0),al('Tenant base rent',k(611400),k(522900)),al('Operating expense and tax pass-throughs',k(143800),k(127300)),al('Parking income',k(39100),k(34250)),al('Rooftop antenna license',k(10800,0),k(9257.14,0)),al('Insurance claim proceeds - Suite 410 water loss',0.0,48610.22),al('Interest on receivership accounts',k(1312),k(2088))]
ta=a.tot('Total Receipts',A,'TOTAL')
a.head('DISBURSEMENTS'); a.head('Operating')
B=[al('Janitorial',k(61900),k(54850)),al('Utilities',k(103400),k(99600)),al('Building engineers and payroll',k(88250),k(76100)),al('Repairs, elevator and HVAC contracts',k(47300),k(63850)),al('Security',k(31500),k(27100)),al('Insurance premiums',k(58420,0),0.0),al('Real estate taxes',0.0,187341.09),al('Property management fee',k(26100),k(22900))]
tb=a.tot('Subtotal - Operating',B)
a.head('Capital and leasing')
C=[al('Tenant improvements - Suites 300 and 720',k(41200),k(88600)),al('Leasing commissions',k(18950),k(33420)),al('Water loss remediation',0.0,k(52700))]
tc=a.tot('Subtotal - Capital and leasing',C)
a.head('Receivership and lender')
D=[al("Receiver's fees",k(36400),k(29850)),al("Receiver's counsel",k(27700),k(19300)),al('Receiver bond',4750.0,0.0),al('Remitted to plaintiff lender',60000.0,125000.0)]
td=a.tot('Subtotal - Receivership and lender',D)
te=a.tot('Total Disbursements',[tb,tc,td],'TOTAL')
nt=a.tot('NET RECEIPTS (DISBURSEMENTS)',[ta,(-1,te)],'TOTAL',key='net_cash_flow')
p,t,_=a.rows[nt]['values']
bg=a.line('Cash balance, beginning of period',[0.0,p,0.0]); a.tot('CASH BALANCE, END OF PERIOD',[nt,bg],'TOTAL')
cash=r2(p+t)
b=S('Balance Sheet - Receivership Estate (Unaudited)',PROP,None,'2025-09-30',['September 30, 2025','March 14, 2025 (Date of Appointment)'],'BALANCE_SHEET',page=3)
bl=lambda l,x,y: b.line(l,[x,y])
b.head('ASSETS')
q=[bl('Cash - receivership operating account',r2(cash-61250.4),0.0),bl('Cash - security deposit account',61250.4,0.0),bl('Cash held by borrower',0.0,84217.55),bl('Rents receivable, net of allowance of $18,000',47380.16,92114.8),bl('Insurance claim receivable',11250.0,0.0),bl('Prepaid insurance',k(26777),k(8140))]
cq=b.tot('Total current assets',q)
w=[bl('Land',2150000.0,2150000.0),bl('Building and improvements, at borrower\'s book value',11864900.0,11740150.0),bl('Accumulated depreciation (not updated after appointment)',-3918244.0,-3918244.0)]
cw=b.tot('Net real estate',w)
x=bl('Deferred leasing costs',k(131200),k(84700))
TA=b.tot('TOTAL ASSETS',[cq,cw,x],'TOTAL',key='total_assets')
b.head('LIABILITIES'); b.head('Incurred after appointment')
e=[bl('Accounts payable and accrued expenses',k(71900),0.0),bl('Accrued receiver and professional fees',k(16300),0.0),bl('Prepaid rents',k(22450),0.0)]
ce=b.tot('Total post-appointment liabilities',e)
b.head('Incurred before appointment')
g=[bl('Unpaid trade creditors',118632.71,129907.33),bl('Delinquent real estate taxes',0.0,93670.54),bl('Tenant security deposits',61250.4,63875.4),bl('Note payable to plaintiff, principal',9420000.0,9420000.0),bl('Accrued and default interest',k(688400),k(361200))]
cg=b.tot('Total pre-appointment liabilities',g)
TL=b.tot('TOTAL LIABILITIES',[ce,cg],'TOTAL',key='total_liabilities')
TV=b.rows[TA]['values'];LV=b.rows[TL]['values']
eq=b.line('NET EQUITY (DEFICIT) OF THE ESTATE',[r2(TV[0]-LV[0]),r2(TV[1]-LV[1])]); b.keys['total_equity']=eq; b.rows[eq]['rowType']='TOTAL'
z=b.tot('TOTAL LIABILITIES AND NET EQUITY',[TL,eq],'TOTAL'); assert b.rows[z]['values']==TV
W,H=612,792; c=canvas.Canvas(path(fn),pagesize=(W,H),invariant=1)
def paper(pg):
    c.setLineWidth(.7); c.line(78,0,78,H); c.line(81,0,81,H); c.line(590,0,590,H); c.setFont('Times-Roman',10)
    for n in range(28): c.drawRightString(70,H-62-n*24.2,str(n+1))
    c.setLineWidth(.5); c.line(90,42,580,42); c.setFont('Times-Roman',8); c.drawCentredString(335,32,f'- {pg} -'); c.drawCentredString(335,21,"RECEIVER'S THIRD INTERIM REPORT")
paper(1); c.setFont('Times-Roman',11)
tx=['Calloway Fenn Receiverships, Inc., Receiver','1180 Quay Street, Suite 900','','','SUPERIOR COURT','COUNTY OF ALDERMERE','','MERIDIAN TRUST BANK, N.A., Trustee,          )   Case No. 25-CIV-00871','                    Plaintiff,                                     )','          v.                                                          )   RECEIVER\'S THIRD INTERIM','TALBOT TOWER HOLDINGS, LLC,                   )   REPORT AND ACCOUNT','                    Defendant.                                  )   (July 1 - September 30, 2025)','_______________________________________ )','','     The Receiver of the real property known as Talbot Tower Office Building','submits this third interim report. Occupancy rose from 71% to 74% during the','period. Attached as Exhibit A is the statement of cash receipts and disburse-','ments and as Exhibit B the unaudited balance sheet of the estate.','','     1.  The 2024 and first-half 2025 real estate taxes were paid on August 8.','     2.  $125,000 was remitted to Plaintiff under paragraph 14 of the Order.','     3.  The Suite 410 water loss claim was settled; $11,250 remains due.','','Dated: October 21, 2025','','                                                   _____________________________','                                                   Receiver']
for n,l in enumerate(tx):
    if 7<=n<=12:
        p_,_,q_=l.partition(')'); c.drawString(92,H-62-n*24.2,p_.rstrip()); c.drawString(330,H-62-n*24.2,')'); c.drawString(348,H-62-n*24.2,q_.strip()); continue
    (c.drawCentredString(335,H-62-n*24.2,l) if n in(4,5) else c.drawString(92,H-62-n*24.2,l))
c.showPage()
def exhibit(pg,st,ex,sub,X,hdr,step,pad):
    paper(pg); c.setFont('Times-Bold',12); c.drawCentredString(335,H-40,ex); c.setFont('Times-Roman',10.5); c.drawCentredString(335,H-54,PROP); c.drawCentredString(335,H-67,st.title); c.drawCentredString(335,H-80,sub)
    c.setFont('Times-Roman',9); 
    for xx,ls in zip(X,hdr):
        for n,l in enumerate(ls):
            c.drawRightString(xx,H-100-n*10,l)
            if n==len(ls)-1: w=c.stringWidth(l,'Times-Roman',9); c.line(xx-w,H-102-n*10,xx,H-102-n*10)
    y=H-100-len(hdr[0])*10-8
    for r in st.rows:
        t=r['rowType']; c.setFont('Times-Bold' if t in('TOTAL',) or r['label'].isupper() else 'Times-Roman',9.4)
        if t=='HEADING': y-=pad
        ind=0 if t=='TOTAL' or r['label'].isupper() else(6 if t=='HEADING' else 26 if t=='SUBTOTAL' else 14)
        c.drawString(90+ind,y,r['label'])
        if t!='HEADING':
            for xx,v in zip(X,r['values']):
                q=par(v,2,'0.00',''); c.drawRightString(xx+(3 if v<0 else 0),y,q)
                if t!='LINE': c.setLineWidth(.5); c.line(xx-70,y+9,xx,y+9)
                if r['label'].startswith(('CASH BALANCE, END','TOTAL ASS','TOTAL LIABILITIES AND')): c.line(xx-70,y-2,xx,y-2); c.line(xx-70,y-4,xx,y-4)
        y-=step+(4 if t!='LINE' else 0)
    assert y>46,y; c.showPage()
exhibit(2,a,'EXHIBIT A','For the period July 1, 2025 through September 30, 2025',[420,500,580],[('Prior Reports','3/14/25 - 6/30/25'),('This Report','7/1/25 - 9/30/25'),('Receivership','to Date')],14,4)
exhibit(3,b,'EXHIBIT B','As of September 30, 2025',[480,580],[('','','September 30, 2025'),('March 14, 2025','(Date of','Appointment)')],15.5,6)
c.save(); save(fn,[a,b],'OFFICE','CASH_FLOW_STATEMENT','receiver report on pleading paper with margin line numbers, exhibits A and B',True)
