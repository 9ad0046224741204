from core import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R = random.Random(3101); N = 'harcourt_plaza_budget_comparison_0925.pdf'
cols = ['PTD Actual', 'PTD Budget', 'Variance', 'YTD Actual', 'YTD Budget', 'Variance', 'Annual']
S = St('Budget Comparison', 'Harcourt Plaza Tower', '2025-09-01', '2025-09-30', cols,
       lambda v, e: [v[0], v[1], vexp(v[:2], e), v[2], v[3], vexp(v[2:4], e), v[4]], zero_null=False)
def five(b, vol=.05, nb=False):
    pb = round(b)*100; pa = round(b*100*R.uniform(1-vol, 1+vol)); yb = pb*9; ya = round(b*900*R.uniform(1-vol/2, 1+vol/2)); an = pb*12
    if nb: pb, yb, an = 0, 0, 0
    if vol > .5 and R.random() < .45: pa = 0
    return [pa, pb, ya, yb, an]
def grp(h, L, tot, code, exp, sgn=1, lvl=1):
    S.head(h, lvl, code[0]); it = []
    for c, l, b, *o in L:
        it.append(S.line(l, five(b, *(o or [.05])), c, lvl+1, exp))
    return S.sub(tot, it, code=code[1], lvl=lvl, exp=exp)
S.head('REVENUE', 0, '40000-000')
a = grp('Rental Income', [('40100-000','Base Rent - Office',1284500,.01),('40110-000','Base Rent - Retail',86200,.01),('40120-000','Base Rent - Storage',9450,.03),('40150-000','Free Rent / Abatements',-61800,.08),('40190-000','Percentage Rent',0)],
        'Total Rental Income', ('40099-000','40199-999'), False)
b = grp('Recoveries', [('41100-000','Operating Expense Recovery',212400,.02),('41200-000','Real Estate Tax Recovery',188300,.02),('41300-000','Utility Reimbursement - Submeter',41700,.09),('41900-000','Prior Year Recovery True-Up',4100,.9)],
        'Total Recoveries', ('41000-000','41999-999'), False)
c = grp('Other Income', [('42100-000','Garage - Monthly Parkers',58200,.03),('42110-000','Garage - Transient',21400,.12),('42300-000','After-Hours HVAC',7800,.3),('42400-000','Antenna / Rooftop License',6150,.01),('42500-000','Tenant Work Orders - Net',2600,.7),('42900-000','Late Fees & Interest',0.0,.1,True)],
        'Total Other Income', ('42000-000','42999-999'), False)
rev = S.sub('TOTAL REVENUE', [a, b, c], 'TOTAL', '49999-999', key='total_income')
S.head('OPERATING EXPENSES', 0, '50000-000'); T = []
for h, L, t, cd in [
 ('Cleaning', [('50110-000','Janitorial Contract - Night',78400,.01),('50120-000','Day Porters',18600,.03),('50130-000','Window Washing',9200,.9),('50140-000','Trash Removal & Recycling',6850,.08),('50150-000','Restroom Supplies',5400,.2)],'Total Cleaning',('50100-000','50199-999')),
 ('Utilities', [('50210-000','Electricity',96800,.1),('50220-000','Chilled Water / Steam',31900,.15),('50230-000','Water & Sewer',11200,.1),('50240-000','Natural Gas',2150,.3)],'Total Utilities',('50200-000','50299-999')),
 ('Repairs & Maintenance', [('50310-000','Engineering Payroll',64200,.03),('50315-000','Engineering Payroll Taxes & Benefits',18900,.04),('50320-000','HVAC Contract & Repairs',14600,.35),('50330-000','Elevator Contract',16450,.01),('50335-000','Elevator Repairs - Non-Contract',2400,.9),('50340-000','Electrical & Lighting',4800,.4),('50345-000','Plumbing',3900,.5),('50350-000','Fire & Life Safety',5650,.3),('50360-000','Locks, Doors & Glass',1850,.8),('50370-000','Painting & Wallcovering',2200,.9),('50380-000','Interior Plants',2950,.01),('50390-000','Exterior Landscaping',3600,.15)],'Total Repairs & Maintenance',('50300-000','50399-999')),
 ('Security', [('50410-000','Guard Contract',52300,.02),('50420-000','Access Control & CCTV',3150,.25)],'Total Security',('50400-000','50499-999')),
 ('Garage', [('50510-000','Garage Operator Expenses',22700,.06),('50520-000','Garage Management Fee',2500,.01)],'Total Garage',('50500-000','50599-999')),
 ('Administrative', [('50610-000','Property Management Fee',42850,.02),('50620-000','Management Office Payroll',31600,.03),('50630-000','Management Office Rent',7900,.01),('50640-000','Telephone & Data',2100,.1),('50650-000','Dues, Licenses & Permits',1450,.6),('50660-000','Tenant Relations',1900,.7),('50670-000','Software & Portal Fees',1650,.05)],'Total Administrative',('50600-000','50699-999'))]:
    T.append(grp(h, L, t, cd, True))
ctl = S.sub('Total Controllable Expenses', T, code='50999-999', lvl=1, exp=True)
fx = grp('Fixed Expenses', [('51110-000','Real Estate Taxes',248600,.005),('51120-000','BID Assessment',8400,.01),('51210-000','Property Insurance',27300,.01),('51220-000','Liability & Umbrella Insurance',5150,.01),('51230-000','Terrorism Insurance',2080,.01)], 'Total Fixed Expenses', ('51000-000','51999-999'), True)
ox = S.sub('TOTAL OPERATING EXPENSES', [ctl, fx], 'TOTAL', '59999-999', key='total_operating_expenses', exp=True)
noi = S.sub('NET OPERATING INCOME', [rev, ox], 'TOTAL', '59999-999'[:0]+'60000-999', [1, -1], key='noi')
nx = grp('Non-Operating Expenses', [('61110-000','Mortgage Interest',312480,.005),('61200-000','Owner Legal & Professional',6200,.8),('61300-000','Asset Management Fee',24500,.01),('61400-000','Non-Recoverable Marketing',4300,.5)], 'Total Non-Operating Expenses', ('61000-000','61999-999'), True, lvl=0)
dp = grp('Depreciation & Amortization', [('62100-000','Depreciation - Building',298700,.002),('62200-000','Amortization - Tenant Improvements',104650,.01),('62300-000','Amortization - Leasing Commissions',48200,.01)], 'Total Depreciation & Amortization', ('62000-000','62999-999'), True, lvl=0)
S.sub('NET INCOME', [noi, nx, dp], 'TOTAL', '69999-999', [1, -1, -1], key='net_income')
C = canvas.Canvas(str(DOCS/N), pagesize=landscape(letter), invariant=1); W, H = landscape(letter)
X = [318, 374, 428, 466, 538, 606, 664, 702, 766]; hd = ['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']
def top():
    C.setFont('Helvetica-Bold', 10); C.drawString(26, H-30, 'Harcourt Plaza Tower (hpt01)')
    C.drawString(26, H-43, 'Budget Comparison'); C.setFont('Helvetica', 8)
    C.drawString(26, H-55, 'Period = Sep 2025'); C.drawString(26, H-65, 'Book = Accrual ; Tree = co_is'); C.drawRightString(766, H-30, f'Page {C.getPageNumber()}')
    C.setFont('Helvetica-Bold', 7)
    for x, h in zip(X, hd): C.drawRightString(x, H-82, h)
    C.setLineWidth(.6); C.line(26, H-85, 766, H-85)
def foot(): C.setFont('Helvetica', 6.5); C.drawCentredString(W/2, 20, 'Wednesday, October 15, 2025   10:42 AM')
top(); y = H-97
for r in S.rows:
    if y < 40: foot(); C.showPage(); top(); y = H-97
    if r['t'] != 'LINE' and r['v']: y -= 1.6
    bold = r['t'] != 'LINE'; f = 'Helvetica-Bold' if bold else 'Helvetica'; C.setFont(f, 6.6)
    C.drawString(26, y, r['code']); C.drawString(72+7*r['lvl'], y, r['label'])
    if r['v']:
        F = r['f']; A = F[:3]+[None]+F[3:6]+[None]+F[6:]
        if bold:
            C.setLineWidth(.3)
            for x in X: C.line(x-34, y+6.6, x, y+6.6)
        for k, x in enumerate(X):
            C.drawRightString(x, y, pct(A[k-1], A[k-2], 2) if k in (3, 7) else fmt(A[k], 2, '-', '0.00'))
    y -= 8.6 + (3.5 if r['t'] != 'LINE' and r['v'] else 0)
foot(); C.save()
save(N, [S], 'OFFICE', 'OPERATING_STATEMENT', 'PM system budget comparison, landscape, codes, PTD/YTD/annual, 2+ pages')
