from core import *
from fpdf import FPDF
import datetime
R = random.Random(3102); N = 'ALDERBROOK_T12_MAY25.pdf'
st = 6; months = [((st-1+k) % 12+1, 2024 if st+k <= 12 else 2025) for k in range(12)]
cols = [f'{MON[m-1].upper()} {y}' for m, y in months]+['TOTAL']
S = St('TWELVE MONTH INCOME STATEMENT', 'ALDERBROOK COMMONS', '2024-06-01', '2025-05-31', cols, lambda v, e: list(v)+[sum(v)], zero_null=False)
q = lambda b, k='flat', neg=False: series(R, b, k, 12, st, 0, neg)
def grp(h, L, t, code, lvl=1):
    S.head(h, lvl-1); it = [S.line(l, q(*a), c, lvl) for c, l, *a in L]
    return S.sub(t, it, code=code, lvl=lvl-1)
S.head('INCOME')
gp = [S.line('GROSS POTENTIAL RENT', q(512400), '4010'), S.line('LOSS / GAIN TO LEASE', q(14200, 'var', True), '4020')]
a = S.sub('TOTAL POTENTIAL RENT', gp, code='4099')
L = [('4110','VACANCY LOSS',24100,'var',True),('4120','CONCESSIONS',6200,'var',True),('4130','MODEL / ADMIN UNITS',3450,'fixed',True),('4140','BAD DEBT WRITE-OFF',3900,'var',True),('4145','BAD DEBT RECOVERY',600,'lumpy'),('4150','EMPLOYEE UNIT DISCOUNT',1150,'fixed',True)]
it = [S.line(l, q(*x), c) for c, l, *x in L]; vl = S.sub('TOTAL RENT LOSSES', it, code='4199')
nr = S.sub('NET RENTAL INCOME', [a, vl], code='4299')
oi = grp('OTHER INCOME', [('4310','UTILITY REIMB - WATER/SEWER',11800),('4315','UTILITY REIMB - TRASH',4100),('4320','PEST CONTROL FEE',1240),('4330','PET RENT',4850),('4340','GARAGE & CARPORT RENT',7600),('4350','APPLICATION & ADMIN FEES',3800,'var'),('4360','LATE & NSF FEES',2700,'var'),('4370','LEASE TERMINATION FEES',2100,'lumpy'),('4380','DAMAGE CHARGES',1500,'lumpy'),('4390','CABLE / INTERNET BULK',15400,'fixed'),('4399','MISCELLANEOUS INCOME',310,'var')], 'TOTAL OTHER INCOME', '4499')
inc = S.sub('TOTAL INCOME', [nr, oi], 'TOTAL', '4999', key='total_income')
S.head('EXPENSES'); T = []
for h, L, t, c in [
 ('PAYROLL',[('5010','MANAGER & ASSISTANT',16800,'flat'),('5020','LEASING PAYROLL',9400,'flat'),('5030','MAINTENANCE PAYROLL',18900,'flat'),('5040','PAYROLL TAXES',4100,'var'),('5050','GROUP HEALTH & WORKERS COMP',5200,'flat'),('5060','BONUSES & COMMISSIONS',2300,'var')],'TOTAL PAYROLL','5099'),
 ('ADMINISTRATIVE',[('5110','OFFICE SUPPLIES & POSTAGE',640,'var'),('5120','SOFTWARE SUBSCRIPTIONS',2950,'fixed'),('5130','TELEPHONE & ANSWERING',880,'flat'),('5140','LEGAL & EVICTION',1200,'lumpy'),('5150','CREDIT CHECKS',560,'var'),('5160','TRAINING & TRAVEL',700,'lumpy')],'TOTAL ADMINISTRATIVE','5199'),
 ('MARKETING',[('5210','INTERNET LISTING SERVICES',4300,'fixed'),('5220','RESIDENT EVENTS',650,'var'),('5230','REFERRAL FEES',500,'lumpy'),('5240','LOCATOR FEES',900,'lumpy')],'TOTAL MARKETING','5299'),
 ('REPAIRS & MAINTENANCE',[('5310','APPLIANCE PARTS',850,'var'),('5320','ELECTRICAL & LIGHTING',700,'var'),('5330','HVAC',1650,'summer'),('5340','PLUMBING',1450,'var'),('5350','POOL SUPPLIES',720,'summer'),('5360','LANDSCAPE CONTRACT',5200,'fixed'),('5365','SNOW REMOVAL',3600,'snow'),('5370','PEST CONTROL',1100,'fixed'),('5380','ROOF & GUTTER REPAIRS',1400,'lumpy')],'TOTAL REPAIRS & MAINTENANCE','5399'),
 ('MAKE READY',[('5410','PAINTING CONTRACT',4200,'summer'),('5420','CARPET CLEAN & REPAIR',1800,'summer'),('5430','CLEANING CONTRACT',2350,'summer'),('5440','KEYS & LOCKS',260,'var')],'TOTAL MAKE READY','5499'),
 ('UTILITIES',[('5510','ELECTRIC - HOUSE',4700,'var'),('5520','ELECTRIC - VACANT',980,'var'),('5530','GAS',2300,'winter'),('5540','WATER & SEWER',14300,'flat'),('5550','TRASH REMOVAL',4650,'fixed'),('5560','BULK INTERNET',10200,'fixed')],'TOTAL UTILITIES','5599')]:
    T.append(grp(h, L, t, c))
S.head('FIXED'); f = [S.line(l, q(*x), c) for c, l, *x in [('5610','MANAGEMENT FEE',14900),('5620','REAL ESTATE TAXES',58300,'fixed'),('5625','TAX CONSULTANT',5400,'once'),('5630','PROPERTY INSURANCE',17850,'fixed')]]
T.append(S.sub('TOTAL FIXED', f, code='5699'))
ox = S.sub('TOTAL OPERATING EXPENSES', T, 'TOTAL', '5999', key='total_operating_expenses')
noi = S.sub('NET OPERATING INCOME', [inc, ox], 'TOTAL', '6000', [1, -1], key='noi')
S.head('CAPITAL & DEBT'); n = [S.line(l, q(*x), c) for c, l, *x in [('7010','MORTGAGE INTEREST',128900,'flat'),('7020','CAPITAL - UNIT INTERIORS',11200,'lumpy'),('7030','CAPITAL - EXTERIOR',8000,'lumpy'),('7040','PARTNERSHIP EXPENSE',1200,'qtr')]]
nt = S.sub('TOTAL CAPITAL & DEBT', n, code='7099')
S.sub('NET CASH FLOW', [noi, nt], 'TOTAL', '7999', [1, -1], key='net_cash_flow')
# planted: one digit of one month's line
i = next(k for k, r in enumerate(S.rows) if r['code'] == '5540'); old = S.rows[i]['f'][8]; assert old//100//1000 % 10 != 7
new = old + (7-(old//100//1000 % 10))*100000
S.plant(i, 8, new, f'digit changed: WATER & SEWER FEB 2025 printed {new//100:,} instead of {old//100:,}; neither the row total nor the TOTAL UTILITIES of the month ties', 'digit_changed')
P = FPDF('L', 'pt', (612, 1008)); P.set_auto_page_break(False); P.set_creation_date(datetime.datetime(2025,6,12,tzinfo=datetime.timezone.utc))
W1, WC = 34, 11
lines = []
for r in S.rows:
    lab = (r['code'] or '    ')+' '+'  '*min(r['lvl'], 2)+r['label']
    if r['t'] == 'HEADING': lines.append(''); lines.append('     '+'  '*r['lvl']+r['label']); continue
    if r['t'] != 'LINE': lines.append(' '*W1+(' '+('=' if r['t'] == 'TOTAL' else '-')*(WC-2)+' ')*13)
    lines.append(lab.ljust(W1)+''.join((fmt(x, 0, 'r-', '0')+('' if x < 0 else ' ')).rjust(WC) for x in r['f']))
    if r['t'] != 'LINE': lines.append('')
per = 56; pages = [lines[k:k+per] for k in range(0, len(lines), per)]
for pn, pg in enumerate(pages, 1):
    P.add_page(); P.set_font('Courier', '', 9); y = 32
    hdr = [f'RUN DATE 06/12/25  TIME 07:14'.ljust(60)+'ALDERBROOK COMMONS'.center(50)+f'PAGE {pn:>3} OF {len(pages)}'.rjust(58),
           'REPORT  GLT12M'.ljust(60)+'TWELVE MONTH INCOME STATEMENT'.center(50), ''.ljust(60)+'JUNE 2024 THRU MAY 2025 - ACCRUAL'.center(50), '',
           'ACCT DESCRIPTION'.ljust(W1)+''.join((MON[m-1].upper()+'  ').rjust(WC) for m, yy in months)+' '*WC,
           ' '*W1+''.join((str(yy)+' ').rjust(WC) for m, yy in months)+'TOTAL '.rjust(WC), '']
    for t in hdr+pg: P.set_font('Courier', 'B' if t in hdr[:2] else '', 8.9) ; P.text(24, y, t); y += 7.7 if t in hdr or 1 else 0
P.output(str(DOCS/N))
save(N, [S], 'MULTIFAMILY', 'OPERATING_STATEMENT_T12', 'monospaced mainframe print, legal landscape, trailing minus, two-line month header, dashed rules; planted digit', True)
