# MRI-like fixed pitch quarterly property account, UK office
from lib import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4,landscape
R=random.Random(301)
cols=['Current Quarter Actual','Current Quarter Budget','Current Quarter Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance']
s=St('Quarterly Property Account','Calverley House, 14-20 Calverley Street, Leeds','2025-07-01','2025-09-30',cols)
def v(b,f=.05,exp=False,z=False):
    q=round(b*R.uniform(1-f,1+f),2); qb=round(b,-1)*1.0; y=round(q+2*b*R.uniform(1-f,1+f),2); yb=qb*3
    g=-1 if exp else 1
    return [q,qb,round(g*(q-qb),2),y,yb,round(g*(y-yb),2)]
s.h('GROSS INCOME')
a=[s.l('Rent Receivable - Offices',v(412500,.02),'40010'),s.l('Rent Receivable - Retail',v(61250,.03),'40020'),s.l('Car Park Licences',v(9600),'40150'),
 s.l('Telecoms Mast Wayleave',[4500.0,4500.0,0.0,13500.0,13500.0,0.0],'40170'),s.l('Insurance Premium Recovered',v(17240,.02),'40310'),s.l('Dilapidations Receipt',[28750.0,None,28750.0,28750.0,None,28750.0],'40420')]
I=s.t('TOTAL GROSS INCOME',a,'TOTAL'); s.k('total_income',I)
s.h('PROPERTY OUTGOINGS')
s.h('Void Costs')
b=[s.l('Void Service Charge',v(21400,.2,1),'51010'),s.l('Void Business Rates',v(18860,.2,1),'51020'),s.l('Void Electricity',v(2310,.3,1),'51030')]
b=s.t('Total Void Costs',b)
s.h('Landlord Non-Recoverable')
c=[s.l('Service Charge Cap Shortfall',v(7800,.1,1),'52010'),s.l('Repairs & Maintenance',v(5400,.5,1),'52110'),s.l('Buildings Insurance',v(17900,.01,1),'52210'),s.l('Irrecoverable VAT',v(1120,.4,1),'52300')]
c=s.t('Total Landlord Non-Recoverable',c)
s.h('Management & Professional')
d=[s.l('Managing Agent Fee',v(9875,.03,1),'53010'),s.l('Rent Review & Letting Fees',v(12500,.4,1),'53050'),s.l('Legal Fees',v(6200,.4,1),'53060'),s.l('Bad Debt Provision / (Release)',[-3412.5,1500.0,4912.5,1287.5,4500.0,3212.5],'53900')]
d=s.t('Total Management & Professional',d)
E_=s.t('TOTAL PROPERTY OUTGOINGS',[b,c,d],'TOTAL'); s.k('total_operating_expenses',E_)
# variance columns are favourable/(adverse): add; others subtract
N=s.t('NET PROPERTY INCOME',[I,(E_,-1)],'TOTAL')
for k in (2,5): s.r[N]['values'][k]=round(s.r[I]['values'][k]+s.r[E_]['values'][k],2)
s.k('noi',N)
s.h('FINANCE COSTS')
f=s.l('Senior Loan Interest',[118640.27,118640.0,-.27,352044.18,355920.0,3875.82],'61010'); g=s.l('Agency & Commitment Fees',[6250.0,6250.0,0.0,18750.0,18750.0,0.0],'61040')
F=s.t('TOTAL FINANCE COSTS',[f,g])
X=s.t('NET INCOME AFTER FINANCE',[N,(F,-1)],'TOTAL')
for k in (2,5): s.r[X]['values'][k]=round(s.r[N]['values'][k]+s.r[F]['values'][k],2)
s.k('net_income',X)
c=canvas.Canvas(B+'documents/calverley_quarterly_account.pdf',pagesize=landscape(A4)); W,H=landscape(A4)
F_='Courier'; c.setFont(F_,8.2); y=H-34
def pr(t,bold=False):
    global y
    c.setFont('Courier-Bold' if bold else F_,8.2); c.drawString(32,y,t); y-=9.6
pr('Database: NRTHBRG1'+' '*36+'Quarterly Property Account'+' '*40+'Page:    1')
pr('Bldg:     LS1-0147'+' '*20+'Calverley House, 14-20 Calverley Street, Leeds'+' '*36+'Date: 14/10/2025')
pr('Basis:    Accrual'+' '*27+'Quarter ended 30 September 2025  (GBP)'+' '*38+'Time: 08:52 AM')
pr('')
pr(' '*42+'|------------- Current Quarter -------------|   |--------------- Year to Date --------------|')
pr(f"{'Account':42}{'Actual':>14} {'Budget':>14} {'Variance':>14}   {'Actual':>14} {'Budget':>14} {'Variance':>14}"); pr('-'*134)
for r in s.r:
    L=r['label']; k=r['rowType']
    if k=='HEADING':
        if L.isupper(): pr('')
        pr(L if L.isupper() else '  '+L); continue
    n=[('' if q is None else par(q,2)+(' ' if q>=0 else '')) for q in r['values']]
    if k!='LINE': pr(' '*44+' '.join(['-'*12+'  ']*3)[:44]+'  '+' '.join(['-'*12+'  ']*3)[:44])
    lab=('    '+r['accountCode']+' '+L) if r['accountCode'] else ('  '+L if not L.isupper() else L)
    pr(f"{lab:42}{n[0]:>14} {n[1]:>14} {n[2]:>14}   {n[3]:>14} {n[4]:>14} {n[5]:>14}")
    if k!='LINE' and L.isupper() and L.startswith('NET'): pr(' '*44+' '.join(['='*12+'  ']*3)[:44]+'  '+' '.join(['='*12+'  ']*3)[:44])
pr(''); pr('Variance: favourable / (adverse)')
print(y); c.save(); save('calverley_quarterly_account.pdf','OFFICE','OPERATING_STATEMENT','MRI-like fixed-pitch quarterly account, GBP, actual/budget/variance x2',[s])
