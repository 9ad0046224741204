from core import *
from fpdf import FPDF
import datetime
R = random.Random(3106); N = 'garage_report_nov.pdf'
cols = ['This Month Actual', 'This Month Budget', 'Year to Date Actual', 'Year to Date Budget', 'Year to Date Last Year']
S = St('Garage Operating Report', 'Civic Square Garage', '2024-11-01', '2024-11-30', cols)
def v(b, x=.07):
    mb = round(b/5)*500; a = round(b*100*R.uniform(1-x, 1+x)); yb = mb*11; ya = round(yb*R.uniform(1-x/2, 1+x/2)); return [a, mb, ya, yb, round(yb*R.uniform(.9, .99))]
def grp(h, Ls, t, typ='SUBTOTAL', key=None):
    S.head(h); return S.sub(t, [S.line(l, v(*a)) for l, *a in Ls], typ, key=key)
g = grp('GROSS RECEIPTS', [('Transient – hourly',94310,.1),('Early bird',21760),('Evening & weekend flat rate',18240,.1),('Event parking',15900,.35),('Monthly passes',126400,.02),('Reserved stalls',14850,.02),('Hotel valet contract',27500,.01),('EV charging',3120,.2),('Validation stamps sold',6075,.15)], 'Gross receipts')
tx = S.line('Less: city parking tax', [-round(x*.105) for x in S.rows[g]['v']], lvl=0)
net = S.sub('NET RECEIPTS', [g, tx], 'TOTAL', key='total_income')
p = grp('LABOR', [('Cashiers & attendants',28900),('Supervisor',7350,.02),('Payroll taxes & insurance',6940),('Uniforms',380,.5)], 'Total labor')
o = grp('OTHER OPERATING COSTS', [('Equipment maintenance contract',4150,.02),('Sweeping & power wash',2975,.2),('Credit card processing',5860),('Electricity',6230,.1),('Elevator',1490,.02),('Insurance – garagekeepers',3310,.01),('Tickets & supplies',870,.3),('Claims & damages',650,.8),('Snow & ice',500,.9),('Telephone / intercom',415),('Bank & armored pickup',930)], 'Total other operating costs')
m = [S.line('Base management fee', [350000, 350000, 3850000, 3850000, 3740000], lvl=0)]
ox = S.sub('TOTAL EXPENSES', [p, o]+m, 'TOTAL', key='total_operating_expenses')
S.sub('NET OPERATING INCOME TO OWNER', [net, ox], 'TOTAL', signs=[1, -1], key='noi')
P = FPDF('L', 'pt', 'letter'); P.core_fonts_encoding = 'cp1252'; P.set_creation_date(datetime.datetime(2024,12,9,tzinfo=datetime.timezone.utc)); P.set_auto_page_break(False); P.add_page()
P.set_font('Helvetica', 'B', 15); P.text(40, 42, 'Keystall Parking Partners'); P.set_font('Helvetica', '', 9); P.text(40, 56, 'Garage Operating Report   |   Civic Square Garage (Loc. 0417)   |   Month of November 2024')
P.set_draw_color(200, 90, 20); P.set_line_width(2); P.line(40, 63, 752, 63); P.set_draw_color(0); P.set_line_width(.4)
XL = [118, 200]; XR = [530, 640, 750]; P.set_fill_color(250, 231, 214); P.rect(40, 70, 712, 28, 'F'); P.set_font('Helvetica', 'B', 8.5)
P.text(92, 82, 'This Month'); P.text(590, 82, 'Year to Date (11 months)'); P.text(260, 94, 'Account')
for x, t in zip(XL+XR, ('Actual', 'Budget', 'Actual', 'Budget', 'Last Year')): P.text(x-P.get_string_width(t), 94, t)
y = 110
for r in S.rows:
    b = r['t'] != 'LINE'; P.set_font('Helvetica', 'B' if b else '', 8.5); P.text(232+10*r['lvl'], y, r['label'])
    if r['v']:
        for x, c in zip(XL+XR, r['f']):
            t = fmt(c, 2, '-', '0.00'); P.text(x-P.get_string_width(t), y, t)
            if b: P.line(x-70, y-8.4, x, y-8.4)
    y += 12.2 if not b or not r['v'] else 14.5
P.set_font('Helvetica', 'B', 8.5); y += 2; P.text(40, y, 'Activity'); P.set_font('Helvetica', '', 8)
P.text(40, y+11, 'Tickets issued 7,904      Average ticket $14.68      Monthly accounts 612      Stalls 845      Peak occupancy 88%      Open days 30')
P.output(str(DOCS/N))
save(N, [S], 'PARKING', 'OPERATING_STATEMENT', 'parking operator report, labels in the middle between month and YTD columns', True)
