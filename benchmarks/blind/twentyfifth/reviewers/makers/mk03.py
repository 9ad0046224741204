from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
s=St('STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS (cash flow statement)','Eleventh & Walnut Parking Lot','2025-01-01','2025-12-31',['Total'])
s.H('RECEIPTS:')
r=[s.L(a,[b]) for a,b in [('Monthly parkers',148320.00),('Daily and event parking',96417.50),('Validations - dental office',7440.00),('Billboard rent',12000.00),('Less refunds & NSF checks',-1115.00)]]
tr=s.T('TOTAL RECEIPTS',r,key='total_income')
s.H('DISBURSEMENTS:')
e=[s.L(a,[b]) for a,b in [('Attendant wages',61880.00),('Payroll taxes',5247.43),('City parking tax',13166.84),('Real estate taxes',28904.12),('Liability insurance',6350.00),('Striping, sealing and potholes',4875.00),('Snow plowing',3920.00),('Electric - lot lights',2611.38),('Ticket stock and gate repair',1983.77),('Credit card fees',3407.19),('Accounting and licenses',1725.00)]]
te=s.T('TOTAL OPERATING DISBURSEMENTS',e,key='total_operating_expenses')
n=s.T('RECEIPTS OVER OPERATING DISBURSEMENTS',[tr,te],[1,-1],key='noi')
s.H('OTHER DISBURSEMENTS:')
o=[s.L(a,[b]) for a,b in [('Bank note - principal & interest',42816.00),('New gate arm and pay station',18640.00),('Draws - partners',50000.00)]]
to=s.T('TOTAL OTHER DISBURSEMENTS',o)
nc=s.T('NET INCREASE IN CASH',[n,to],[1,-1],key='net_cash_flow')
cb=s.L('CASH IN BANK, JANUARY 1, 2025',[21077.36],ind=0)
s.T('CASH IN BANK, DECEMBER 31, 2025',[nc,cb],typ='TOTAL')
fn='Walnut_lot_receipts_2025.pdf'
W,Hh=letter; cv=canvas.Canvas(D+fn,pagesize=letter,invariant=1)
R=random.Random(3); y=735
def ln(t,dx=0):
    global y
    x=58
    for k in range(0,1): cv.setFont('Courier',10.5); cv.drawString(x+R.uniform(-.5,.5),y,t)
    y-=13
W_=78
def ctr(t): ln(t.center(W_).rstrip())
ctr('ELEVENTH & WALNUT PARKING LOT'); ctr('(A PARTNERSHIP)'); ctr('STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS'); ctr('FOR THE YEAR ENDED DECEMBER 31, 2025'); ctr('CASH BASIS'); ln(''); 
prev=None; first=True
# inner column ends at 60, outer at 76
for k,(l,t,v,c,ind) in enumerate(s.R()):
    if t=='HEADING': ln(''); ln(l); continue
    outer=t!='LINE' or l.startswith('CASH IN BANK')
    lab=('   ' if ind else '')+l+' '
    if outer:
        if l.startswith(('TOTAL',)): ln(' '*47+'-'*12)
        if l.startswith(('RECEIPTS OVER','NET INC','CASH IN BANK, DEC')): ln(' '*62+'-'*12)
        amt=f2(v[0]); 
        if l in('TOTAL RECEIPTS','NET INCREASE IN CASH') or 'DECEMBER' in l: amt='$'+amt
        ln(lab.rstrip().ljust(48)+amt.rjust(26))
        if 'DECEMBER' in l: ln(' '*62+'='*12)
    else:
        dots=lab+'.'*(45-len(lab)); ln(dots.ljust(46)+f2(v[0],par=True).rjust(13 if v[0]>=0 else 14))
ln(''); ln('Prepared from check book and deposit slips. Not audited or reviewed.'); ln('Lot 1: 64 stalls. Rates: $205/mo reserved, $8 day, $15 event.')
cv.save()
save(fn,[s],'PARKING','CASH_FLOW_STATEMENT','typed Courier receipts & disbursements, inner/outer amount columns, dot leaders','two staggered money columns are one value column')
