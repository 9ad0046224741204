"""Shopping centre, comparative income statement month / year to date against budget, portrait-ish landscape letter, two-line grouped
headers, account numbers to the LEFT in own column, variance favourable/(unfavourable), reportlab canvas. One digit changed in a line."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng = random.Random(29202)
FN = 'HCSC_CompIS_0925.pdf'
cols = ['Current Period Sep 2025 Actual','Current Period Sep 2025 Budget','Current Period Variance','Year-To-Date Thru: Sep 2025 Actual','Year-To-Date Thru: Sep 2025 Budget','Year-To-Date Variance','Annual Budget']
def der(b, n):
    s = 1 if n == 'inc' else -1
    ma, mb, ya, yb, an = b
    return [ma, mb, s*(ma-mb), ya, yb, s*(ya-yb), an]
S = Stmt(cols, 5, der, scale=100)
def vals(annual, noise=.06, fixed=False, season=1.0, bnoise=.0):
    mb = int(round(annual/12*season))*100; an = int(annual)*100; yb = int(round(annual*.75))*100
    if fixed: return [mb, mb, yb, yb, an]
    return [int(mb*(1+rng.uniform(-noise, noise)))+rng.randint(-50, 50), mb, int(yb*(1+rng.uniform(-noise, noise)/2))+rng.randint(-50, 50), yb, an]
def off(ma, mb, ya, yb, an): return [int(round(x*100)) for x in (ma, mb, ya, yb, an)]
H = S.head
H('REVENUE')
H('RENTAL REVENUE', level=1)
def L(code, l, v, nat): return S.line(l, v, code, 2, nat)
r = [L('40010-000','Base Rent - Anchor', vals(612300, fixed=True),'inc'), L('40020-000','Base Rent - Shop Space', vals(1486200,.02),'inc'),
     L('40030-000','Base Rent - Outparcel Ground Lease', vals(228000, fixed=True),'inc'), L('40060-000','Straight-Line Rent', vals(31200,.3),'inc'),
     L('40110-000','Percentage Rent', off(0,0,41882.16,36000,60000),'inc'), L('40150-000','Temporary / Seasonal Tenants', off(3250,2500,17640,22500,42000),'inc'),
     L('40190-000','Rent Abatements', off(-8416.67,-8416,-42083.35,-33664,-33664),'inc')]
s1 = S.sub('TOTAL RENTAL REVENUE', r, level=1, nat='inc')
H('RECOVERY REVENUE', level=1)
r = [L('41010-000','CAM Recovery', vals(398400,.02),'inc'), L('41015-000','CAM Recovery - Prior Year', off(0,0,-11620.48,0,0),'inc'), L('41020-000','Insurance Recovery', vals(91800,.02),'inc'),
     L('41030-000','Real Estate Tax Recovery', vals(437600,.02),'inc'), L('41035-000','R/E Tax Recovery - Prior Year', off(0,0,6215.03,0,0),'inc'), L('41050-000','Utility Reimbursement', vals(28600,.15),'inc')]
s2 = S.sub('TOTAL RECOVERY REVENUE', r, level=1, nat='inc')
H('OTHER REVENUE', level=1)
r = [L('42010-000','Late Charges & Interest', off(1187.42,400,8904.77,3600,4800),'inc'), L('42040-000','Antenna / Rooftop License', vals(21600, fixed=True),'inc'), L('42070-000','Marketing Fund Contributions', vals(33300,.03),'inc'), L('42090-000','Miscellaneous Income', off(75,100,2214.60,900,1200),'inc')]
s3 = S.sub('TOTAL OTHER REVENUE', r, level=1, nat='inc')
H('PROVISION FOR CREDIT LOSS', level=1)
r = [L('43010-000','Bad Debt Expense', off(-2500,-2500,-38117.9,-22500,-30000),'inc'), L('43020-000','Bad Debt Recovered', off(0,0,4400,0,0),'inc')]
s4 = S.sub('NET CREDIT LOSS', r, level=1, nat='inc')
ti = S.total('TOTAL REVENUE', [s1,s2,s3,s4], nat='inc', key='total_income')
H('OPERATING EXPENSES')
H('RECOVERABLE EXPENSES', level=1)
subs = []
def grp(name, rows):
    H(name, level=2)
    it = [L(c, l, v, 'exp') for c, l, v in rows]
    for j in it: S.rows[j]['level'] = 3
    return S.sub('Total '+name, it, level=2)
g = [grp('Common Area Maintenance', [('51010-000','Parking Lot Sweeping',vals(34800,.02)),('51020-000','Landscaping & Irrigation',vals(52800,.25)),('51030-000','Parking Lot & Sidewalk Repair',off(14380,2000,31905.5,18000,24000)),
  ('51040-000','Lighting Repairs & Maintenance',vals(18600,.4)),('51050-000','Trash Removal',vals(47400,.05)),('51060-000','Security Patrol',vals(79200,.03)),('51070-000','Roof Repairs',off(0,1250,9862.75,11250,15000)),
  ('51080-000','Fire Sprinkler & Alarm Monitoring',vals(11400,.4)),('51090-000','Snow Removal',off(0,0,58244.1,48000,78000)),('51095-000','Pressure Washing',off(2150,2150,6450,6450,8600)),('51099-000','Signage Maintenance',vals(7200,.6))]),
  grp('Utilities', [('52010-000','Electricity - Parking Lot',vals(41400,.12)),('52020-000','Water & Sewer',vals(26700,.2)),('52030-000','Gas - Vacant Suites',off(61.18,150,2840.67,2550,3600))]),
  grp('Taxes & Insurance', [('53010-000','Real Estate Taxes',vals(478200,.01)),('53015-000','Stormwater / Special Assessments',vals(9600, fixed=True)),('53020-000','Property Insurance',vals(84000,.03)),('53030-000','Liability & Umbrella',vals(16200,.03))]),
  grp('Management', [('54010-000','Management Fees',vals(112800,.03)),('54020-000','On-Site Personnel',vals(62400,.06)),('54030-000','CAM Administrative',vals(5400,.3))])]
s5 = S.sub('TOTAL RECOVERABLE EXPENSES', g, level=1)
H('NON-RECOVERABLE EXPENSES', level=1)
r = [L('55010-000','Legal - Leasing & Collections',off(4812.5,1500,21966.25,13500,18000),'exp'), L('55020-000','Vacant Space Maintenance',off(0,500,3077.12,4500,6000),'exp'), L('55030-000','Promotional & Holiday Events',off(1960,2000,14211.33,19000,33300),'exp'),
     L('55040-000','Professional Fees',off(0,0,16500,17000,22500),'exp'), L('55050-000','Bank Charges',vals(2100,.2),'exp')]
s6 = S.sub('TOTAL NON-RECOVERABLE EXPENSES', r, level=1)
te = S.total('TOTAL OPERATING EXPENSES', [s5,s6], key='total_operating_expenses')
noi = S.total('NET OPERATING INCOME', [ti,te], minus=(te,), nat='inc', key='noi')
H('NON-OPERATING EXPENSES')
r = [L('61010-000','Mortgage Interest',vals(868500,.002),'exp'), L('62010-000','Depreciation',vals(702000, fixed=True),'exp'), L('62020-000','Amortization - Leasing Costs',vals(91200,.02),'exp'), L('63010-000','Owner Legal & Entity Costs',off(0,250,1875,2250,3000),'exp')]
for j in r: S.rows[j]['level'] = 1
s7 = S.total('TOTAL NON-OPERATING EXPENSES', r)
S.total('NET INCOME (LOSS)', [noi,s7], minus=(s7,), nat='inc', key='net_income')
# the planted defect: one digit of the YTD actual of Trash Removal printed wrong (thousands digit +3)
k = next(i for i, q in enumerate(S.rows) if q['code'] == '51050-000'); old = S.rows[k]['values'][3]; S.rows[k]['values'][3] = old + 300000
S.planted = dict(what=f"Year-To-Date Actual of 'Trash Removal' (51050-000) printed {(old+300000)/100:,.2f} where the totals and its own variance rest on {old/100:,.2f}", kind='digit_changed', row=k, column='Year-To-Date Thru: Sep 2025 Actual')

PW, PH = landscape(letter)
cv = canvas.Canvas(os.path.join(DOCS, FN), pagesize=(PW, PH)); cv.setTitle('MRI CMPINC'); page = [0]
X = dict(zip(range(9), (268, 327, 382, 424, 494, 560, 620, 664, 735)))  # right edges incl. 2 % columns: 3 and 7
XA = [285, 352, 415, 457, 529, 601, 664, 704, 768]
def f(v):
    if v == 0: return '0.00'
    t = f'{abs(v)/100:,.2f}'; return f'({t})' if v < 0 else t
def head():
    page[0] += 1
    cv.setFont('Times-Roman', 7.5); cv.drawString(24, PH-26, 'Database: RIVERTON'); cv.drawString(24, PH-35, 'ENTITY: HCSC'); cv.drawRightString(PW-24, PH-26, f'Page: {page[0]}')
    cv.drawRightString(PW-24, PH-35, 'Date: 10/16/2025'); cv.drawRightString(PW-24, PH-44, 'Time: 04:17 PM')
    cv.setFont('Times-Bold', 10); cv.drawCentredString(PW/2, PH-26, 'Comparative Income Statement'); cv.setFont('Times-Roman', 9)
    cv.drawCentredString(PW/2, PH-37, 'Riverton Retail Partners'); cv.drawCentredString(PW/2, PH-48, 'HARROW CREEK SHOPPING CENTER'); cv.setFont('Times-Italic', 8); cv.drawString(24, PH-44, 'Accrual'); cv.drawString(24, PH-54, 'Periods 01/25 thru 09/25')
    y = PH-68; cv.setFont('Times-Bold', 7.6)
    cv.drawCentredString((XA[0]-50+XA[3])/2, y, 'Current Period'); cv.drawCentredString((XA[4]-55+XA[7])/2, y, 'Year-To-Date'); 
    cv.setLineWidth(.4); cv.line(XA[0]-50, y-2, XA[3], y-2); cv.line(XA[4]-55, y-2, XA[7], y-2)
    for x, t in zip(XA, ('Actual','Budget','Variance','%','Actual','Budget','Variance','%','')): cv.drawRightString(x, y-20, t)
    for x, t in zip((XA[0],XA[1],XA[4],XA[5]), ('Sep 2025',)*2+('Thru: Sep 2025',)*2): cv.drawRightString(x, y-11, t)
    cv.drawRightString(XA[8], y-11, 'Annual'); cv.drawRightString(XA[8], y-20, 'Budget')
    return y-34
y = head()
for q in S.rows:
    if y < 44: cv.showPage(); y = head()
    b = q['type'] != 'LINE'; cv.setFont('Times-Bold' if b else 'Times-Roman', 7.6)
    if q['type'] == 'HEADING' and q['level'] == 0: y -= 3
    if q['code']: cv.drawString(24, y, q['code'])
    x0 = 68+6*q['level'] if b is False or q['level'] else 24
    cv.drawString(x0, y, q['label'])
    if q['type'] != 'HEADING':
        v = q['values']
        def pc(var, bud): return 'N/A' if bud == 0 else f'{var/abs(bud)*100:,.1f}%' if var >= 0 else f'({abs(var)/abs(bud)*100:,.1f}%)'
        cells = [f(v[0]), f(v[1]), f(v[2]), pc(v[2], v[1]), f(v[3]), f(v[4]), f(v[5]), pc(v[5], v[4]), f(v[6])]
        if q['type'] != 'LINE':
            for i, x in enumerate(XA):
                if i in (3, 7): continue
                cv.setLineWidth(.4); cv.line(x-50, y+7.3, x, y+7.3)
                if q['label'].startswith('NET INCOME'): cv.line(x-50, y-2, x, y-2); cv.line(x-50, y-3.5, x, y-3.5)
        for x, t in zip(XA, cells): cv.drawRightString(x, y, t)
    y -= 10.2
    if q['type'] in ('SUBTOTAL', 'TOTAL'): y -= 3.5
cv.save()
save(FN, [S.truth('Comparative Income Statement', 'HARROW CREEK SHOPPING CENTER', '2025-01-01', '2025-09-30')], 'RETAIL', 'OPERATING_STATEMENT',
     'institutional manager (general-ledger system)', 'reportlab canvas, Times, grouped two- and three-line headers, percent columns, code column left, variance favourable/(unfavourable)', True)
