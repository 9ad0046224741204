"""Build-to-rent community kept in small-business bookkeeping software: Profit & Loss Budget vs. Actual export; label in columns A-G by depth, sub-accounts, blank spacer columns, $ Over Budget, % of Budget; xlsxwriter."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import xlsxwriter, random
rng = random.Random(29909)
FN = 'Wren Hollow Homes P&L Bud vs Act 2025.xlsx'
cols = ['Jan - Dec 25', 'Budget', '$ Over Budget']
S = Stmt(cols, 2, lambda b, n: [b[0], b[1], (None if b[0] is None or b[1] is None else b[0]-b[1])], scale=100)
def L(lv, code, l, a, b, nat='exp'): return S.line(l, [int(round(a*100)), int(round(b*100))], code, lv, nat)
H = lambda lv, l, code=None: S.head(l, code, lv)
def T(lv, l, it, **k): return S.sub(l, it, level=lv, **k)
# the software prints parents "400 · Rental Income" as a heading and "Total 400 · Rental Income" as the sum
H(2, 'Income')
H(3, 'Rental Income', '400')
H(4, 'Rent - 3 Bedroom', '401')
a = [L(5,'401.1','Phase 1 (homes 1-28)',701844.50,712320,'inc'), L(5,'401.2','Phase 2 (homes 29-61)',812390,806400,'inc'), L(5,'401.3','Phase 3 (homes 62-74)',214655.71,248040,'inc')]
a1 = T(4, 'Total 401 · Rent - 3 Bedroom', a, nat='inc')
H(4, 'Rent - 4 Bedroom', '402')
b = [L(5,'402.1','Phase 1 (homes 75-86)',341220,345600,'inc'), L(5,'402.2','Phase 2 (homes 87-96)',279115,288000,'inc')]
a2 = T(4, 'Total 402 · Rent - 4 Bedroom', b, nat='inc')
c = [L(4,'405','Vacancy & Downtime',-88714.33,-96000,'inc'), L(4,'406','Move-in Specials',-21350,-18000,'inc'), L(4,'407','Uncollected Rent',-17902.18,-12000,'inc')]
t1 = T(3, 'Total 400 · Rental Income', [a1,a2]+c, nat='inc')
H(3, 'Resident Fees', '420')
d = [L(4,'421','Application Fees',6385,6000,'inc'), L(4,'422','Late & NSF Fees',13740.25,10800,'inc'), L(4,'423','Pet Rent',29610,28800,'inc'), L(4,'424','Smart Home Package',46080,46080,'inc'), L(4,'425','Lawn & Landscape Fee',34560,34560,'inc'), L(4,'426','Filter Delivery',0,2300,'inc'), L(4,'429','Other Resident Charges',7718.94,3600,'inc')]
t2 = T(3, 'Total 420 · Resident Fees', d, nat='inc')
e = [L(3,'440','Utility Recapture',71208.66,74400,'inc'), L(3,'450','Interest on Operating Acct.',1104.12,0,'inc')]
ti = S.total('Total Income', [t1,t2]+e, level=2, nat='inc', key='total_income')
gp = S.total('Gross Profit', [ti], level=1, nat='inc')
H(2, 'Expense')
subs = []
def P(code, l, rows):
    H(3, l, code); it = []
    for x in rows:
        if isinstance(x[2], list):
            H(4, x[1], x[0]); kid = [L(5, *y) for y in x[2]]; it.append(T(4, f'Total {x[0]} · {x[1]}', kid))
        else: it.append(L(4, *x))
    subs.append(T(3, f'Total {code} · {l}', it))
P('600','Advertising',[('601','Listing Portals',14208,14400),('602','Signs & Brochures',2966.4,1800),('603','Resident Referral Bonus',3000,2400)])
P('610','Payroll',[('611','Wages',[('611.1','Community Manager',68240.12,67600),('611.2','Leasing Consultant',45118.3,46800),('611.3','Maintenance Lead',61992.75,62400),('611.4','Maintenance Tech',48070.41,49920)]),('615','Payroll Taxes',19466.03,19950),('616','Health & Dental',27540,26400),('617','Workers Comp',5318.7,5600),('618','Payroll Service',2340,2340)])
P('630','Home Repairs',[('631','HVAC',21477.16,15600),('632','Plumbing',13904.55,12000),('633','Appliances',9812.37,10800),('634','Garage Doors & Fences',6240,4800),('635','Roof & Exterior',[('635.1','Storm Damage - Net',11650,0),('635.2','Gutters & Siding',4380.2,6000)]),('636','Turn Cost',[('636.1','Paint',22816,21600),('636.2','Cleaning',10175,10200),('636.3','Flooring Repair',7344.9,8400)]),('639','Supplies & Small Tools',5027.83,4800)])
P('650','Grounds & Common Area',[('651','Mowing Contract',73920,73920),('652','Irrigation & Plants',11266.4,9600),('653','Pond & Playground',6810,7200),('654','Pest - Exterior Quarterly',9984,9600)])
P('660','Utilities',[('661','Water & Sewer',78315.92,76800),('662','Trash',24192,24192),('663','Electric - Office & Street Lights',15840.57,16200),('664','Vacant Home Utilities',7991.06,6000)])
P('670','Office & Admin',[('671','Software Subscriptions',18612,18000),('672','Telephone & Internet',5433.6,5400),('673','Legal - Evictions',6925,4500),('674','Accounting',12000,12000),('675','Bank Fees',1388.15,1200),('676','Dues & Licenses',1940,2000)])
P('680','Taxes & Insurance',[('681','Property Tax',[('681.1','County',188640.18,181000),('681.2','City',96312.44,93500),('681.3','Special Assessment - Roads',9600,9600)]),('685','Insurance',[('685.1','Property Policy',79480,76800),('685.2','General Liability',14220,14400),('685.3','Umbrella',6150,6000)])])
mg = L(3, '690', 'Management Fee', round(S.rows[ti]['base'][0]*.035/100, 2), 86800); subs.append(mg)
te = S.total('Total Expense', subs, level=2, key='total_operating_expenses')
noi = S.total('Net Ordinary Income', [gp,te], minus=(te,), level=0, nat='inc', key='noi')
H(0, 'Other Income/Expense')
H(1, 'Other Expense')
o = [L(2,'800','Loan Interest',742318.8,742800), L(2,'810','Depreciation',512400,512400), L(2,'820','Owner Travel & Entity Costs',8216.44,6000)]
ot = S.sub('Total Other Expense', o, level=1)
S.head  # printed order: Net Other Income, then Net Income
no = S.sub('Net Other Income', [ot], minus=(ot,), level=0, nat='inc')
S.total('Net Income', [noi,no], level=0, nat='inc', key='net_income')
# the first two rows of the export
ordinary = dict(code=None, label='Ordinary Income/Expense', type='HEADING', base=None, values=[None]*3, level=1, items=None, nat=None, i=-1)
S.rows.insert(0, ordinary)
for q in S.rows:
    if q['items'] is not None: q['items'] = [i+1 for i in q['items']]
S.key = {k: i+1 for k, i in S.key.items()}
wb = xlsxwriter.Workbook(os.path.join(DOCS, FN)); ws = wb.add_worksheet('Sheet1')
B = wb.add_format({'font_name':'Arial','font_size':8,'bold':True}); Hh = wb.add_format({'font_name':'Arial','font_size':8,'bold':True,'align':'center','bottom':2})
nf = '#,##0.00;-#,##0.00'
N = lambda **k: wb.add_format({'font_name':'Arial','font_size':8,'num_format':nf,**k}); N0 = N(); N1 = N(top=1); N2 = N(top=1,bottom=6,bold=True)
PF = lambda **k: wb.add_format({'font_name':'Arial','font_size':8,'num_format':'0.0%',**k}); p0, p1, p2 = PF(), PF(top=1), PF(top=1,bottom=6,bold=True)
ws.set_column(0, 5, 2.3); ws.set_column(6, 6, 27); 
for c in (7,9,11,13): ws.set_column(c, c, 14)
for c in (8,10,12): ws.set_column(c, c, 1.5)
for c, t in zip((7,9,11,13), cols+['% of Budget']): ws.write(0, c, t, Hh)
r = 1
for q in S.rows:
    lab = f"{q['code']} · {q['label']}" if q['code'] else q['label']
    ws.write_string(r, min(q['level'], 6), lab, B)
    if q['type'] != 'HEADING':
        last = q['label'] == 'Net Income'; sub = q['type'] != 'LINE'
        for c, v in zip((7,9,11), q['values']): ws.write_number(r, c, v/100, N2 if last else N1 if sub else N0)
        a_, b_ = q['base']
        if b_: ws.write_number(r, 13, a_/b_, p2 if last else p1 if sub else p0)
    r += 1
ws.freeze_panes(1, 7); ws.set_header('&L&"Arial"&8 3:18 PM\n01/22/26\nAccrual Basis&C&"Arial,Bold"&12Wren Hollow Homes, LLC\n&14Profit && Loss Budget vs. Actual\n&10January through December 2025'); ws.set_margins(top=1.2); ws.set_footer('&R&"Arial,Bold"&8Page &P of &N'); ws.repeat_rows(0); ws.fit_to_pages(1, 0)
wb.set_properties({'title': 'Profit & Loss Budget vs. Actual'}); wb.close()
for q in S.rows:      # "Total 400 · Rental Income": the code belongs to the label as printed there
    if q['label'].startswith('Total ') and ' · ' in q['label']: q['code'], q['label'] = q['label'].split(' ')[1], 'Total '+q['label'].split(' · ')[1]
t = S.truth('Profit & Loss Budget vs. Actual', 'Wren Hollow Homes, LLC', '2025-01-01', '2025-12-31', sheet='Sheet1')
save(FN, [t], 'SINGLE_FAMILY_RENTAL', 'OPERATING_STATEMENT', 'small owner (bookkeeping software export)', 'xlsxwriter, label in columns A-G by depth, no header above labels, sub-accounts three deep, title only in the print header, blank spacer columns, % column', True)
print([q['values'] for q in S.rows if q['type'] == 'TOTAL'])
