# Owner statement of a small manager: cash in, cash out, fee, draws, balances; this month and year to date; noise tables (PDF, A4-ish)
from tl import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor
FN='Owner_Stmt_0325_Wexford_Row.pdf'
s=S('Owner Statement','Wexford Row Apartments','2025-03-01','2025-03-31',['March 2025','Year to date'])
beg=s.line('Beginning cash balance',[6418.22,5902.71],kind='bal')
s.head('CASH RECEIVED',kind='h')
a=[s.line(l,v) for l,v in [('Rent collected',[18745.00,55190.00]),('Rent collected - prior tenants',[None,640.00]),('Late charges',[150.00,375.00]),('Garage rents',[420.00,1260.00]),('Coin laundry',[213.75,598.50]),('Tenant utility reimbursement',[884.16,2611.90])]]
ti=s.tot('Total cash received',a,key='total_income',kind='t')
s.head('CASH PAID OUT',kind='h')
fee=[r2(x*.07) for x in (s.v(ti)[0],s.v(ti)[1])]
b=[s.line(l,v) for l,v in [('Management fee (7% of receipts)',fee),('Leasing fee - Unit 6',[645.00,645.00]),('Repairs - plumbing',[388.50,1117.25]),('Repairs - appliances',[None,462.18]),('Unit turnover - paint & clean',[1120.00,1120.00]),('Lawn & snow',[175.00,985.00]),('Water & sewer',[None,2204.36]),('Electric - common areas',[141.09,452.77]),('Gas - boiler',[1096.40,4018.63]),('Trash hauling',[236.00,708.00]),('Insurance instalment',[812.33,2436.99]),('Property tax - 1st half',[None,9871.44]),('Postage and notices',[18.60,41.35])]]
te=s.tot('Total operating disbursements',b,key='total_operating_expenses',kind='t')
noi=s.tot('Net operating cash',[ti,te],[1,-1],typ='TOTAL',key='noi',kind='tt')
s.head('OWNER & FINANCING ITEMS',kind='h')
o=[s.line(l,v) for l,v in [('Mortgage payment - Tri-County Bank',[-5208.94,-15626.82]),('Owner contribution',[0.00,4000.00]),('Owner distribution - Brandvold Family Trust (60%)',[-3000.00,-6600.00]),('Owner distribution - K. Brandvold Estate (40%)',[-2000.00,-4400.00]),('Transfer to reserve account',[-500.00,-1500.00])]]
to=s.tot('Net owner & financing items',o,kind='t')
nc=s.tot('NET CHANGE IN CASH',[noi,to],typ='TOTAL',key='net_cash_flow',kind='tt')
ec=s.tot('Ending cash balance',[beg,nc],typ='TOTAL',kind='bal')
# begin for month = end of February: make the two columns end at the same balance
d=r2(s.v(ec)[0]-s.v(ec)[1])
s.rows[beg]['values'][1]=r2(s.rows[beg]['values'][1]+d);s.rows[ec]['values'][1]=s.rows[ec]['values'][0]
mr=s.line('Less: minimum property reserve',[-1500.00,None])
s.tot('Available to owner',[ec,mr],typ='TOTAL',kind='bal')
s.rows[-1]['values'][1]=None
assert r2(s.v(beg)[1]+s.v(nc)[1])==s.v(ec)[1]
print(s.v(beg),s.v(ec))
c=canvas.Canvas(doc(FN),pagesize=letter);W,H=letter
teal=HexColor('#1f5f6b')
c.setFillColor(teal);c.rect(0,H-62,W,62,fill=1,stroke=0);c.setFillGray(1)
c.setFont('Helvetica-Bold',18);c.drawString(40,H-36,'Lakeshore Rental Services');c.setFont('Helvetica',8.5);c.drawString(40,H-50,'409 Pier Avenue, Suite 3  |  Sandhaven, WI 53099  |  (555) 014-2270')
c.setFont('Helvetica-Bold',14);c.drawRightString(W-40,H-38,'OWNER STATEMENT')
c.setFillGray(0);c.setFont('Helvetica',9)
y=H-84
for k,(l,r) in enumerate([('Brandvold Family Trust','Property:  Wexford Row Apartments'),('P.O. Box 318','12 units, 77-83 Wexford Row'),('Sandhaven, WI 53099','Statement period:  03/01/2025 - 03/31/2025'),('','Prepared:  04/04/2025      Basis: cash')]):
    c.drawString(40,y,l);c.drawString(330,y,r);y-=12
y-=8
X=[470,560]
c.setFillColor(teal);c.setFont('Helvetica-Bold',8.5)
c.drawRightString(X[0],y,'March 2025');c.drawRightString(X[1],y,'Year to date');y-=5
c.setStrokeColor(teal);c.setLineWidth(1);c.line(40,y,572,y);y-=13
def m(v):
    if v is None: return ''
    return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
for r,dd in zip(s.rows,s.disp):
    k=dd.get('kind','l');c.setFillGray(0)
    if k=='h':
        y-=3;c.setFillColor(teal);c.setFont('Helvetica-Bold',8.8);c.drawString(40,y,r['label']);y-=12.5;continue
    if k=='bal': 
        c.setFillColor(HexColor('#e4eff1'));c.rect(38,y-4,536,13.5,fill=1,stroke=0);c.setFillGray(0)
    if k=='tt': c.setLineWidth(.8);c.line(400,y+9,572,y+9)
    if k=='t': c.setLineWidth(.4);c.line(420,y+9,572,y+9)
    c.setFont('Helvetica-Bold' if k!='l' else 'Helvetica',8.8)
    c.drawString(40 if k!='l' else 54,y,r['label'])
    for x,v in zip(X,r['values']):
        t=m(v)
        if k in('bal','tt') and t: t=t.replace('(','($') if '(' in t else '$'+t
        c.drawRightString(x+(3 if t.endswith(')') else 0),y,t)
    y-=12.6 if k=='l' else 15
y-=4
c.setFont('Helvetica-Bold',8);c.setFillColor(teal);c.drawString(40,y,'Distribution detail');y-=10;c.setFillGray(0);c.setFont('Helvetica',7.5)
for t in [('03/12/2025','EFT','Brandvold Family Trust','$3,000.00'),('03/12/2025','Check 2218','K. Brandvold Estate','$2,000.00')]:
    c.drawString(54,y,t[0]);c.drawString(110,y,t[1]);c.drawString(170,y,t[2]);c.drawRightString(330,y,t[3]);y-=9.5
y-=3;c.setFont('Helvetica-Oblique',7.5)
for t in ['Tenant security deposits of $9,150.00 are held in a separate trust account and are not included above. Unit 6 was re-let from March 15.','Please keep this statement for your tax records. Questions: owners@lakeshore-rentals.example']:
    c.drawString(40,y,t);y-=9.5
print('y',y)
c.save()
save(FN,[s],'MULTIFAMILY','CASH_FLOW_STATEMENT','Owner statement of small manager: cash in/out, management and leasing fees, distributions, balances; blanks, parentheses',True)
