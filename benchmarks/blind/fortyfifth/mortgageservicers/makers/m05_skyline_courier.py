# Skyline style Courier print of three Connecticut strip centers, charges by code on lines; planted total_wrong
from common import *
from fpdf import FPDF
D = dt.date
NAME = '05_skyline_rent_roll_ct_retail.pdf'
def s2(d): return d.strftime('%m/%d/%y') if isinstance(d, dt.date) else (d or '')
DESC = dict(BR='BASE RENT', CM='COMMON AREA MAINT', RT='REAL ESTATE TAX', IN='INSURANCE', SG='SIGN RENTAL', WA='WATER', PR='PERCENTAGE RENT EST', AB='RENT ABATEMENT', GR='GROUND RENT', ST='STORAGE RENT')
# unit, name, sf, from, to, charges, (next date, amt), deposit
P = [('0114', 'MILLBROOK PLAZA', 'WALLINGFORD CT', [
  ('A-1', 'STOP-N-SAVOR MARKETS #114', 41200, D(2012,3,1), D(2032,2,28), [('BR',42916.67),('CM',6180.00),('RT',8583.33),('IN',858.33)], (D(2027,3,1),46350.00), 0),
  ('A-2', 'TIDEWATER NAILS & SPA', 1200, D(2022,6,1), D(2027,5,31), [('BR',2700.00),('CM',250.00),('RT',275.00)], (D(2026,6,1),2781.00), 5400.00),
  ('A-3', None, 2400, None, None, [], None, None),
  ('A-4', 'NUTMEG FAMILY DENTAL PC', 2850, D(2018,9,1), D(2028,8,31), [('BR',6175.00),('CM',593.75),('RT',653.13),('IN',59.38)], (D(2025,9,1),6360.25), 9500.00),
  ('A-5', 'LUCKY PAGODA REST.', 1600, D(2009,1,1), 'MTM', [('BR',2933.33),('CM',333.33),('RT',366.67),('WA',145.00)], None, 2800.00),
  ('A-6', 'WIRELESS DEPOT OF NEW ENGLAND', 1450, D(2024,10,1), D(2029,9,30), [('BR',3504.17),('CM',302.08),('RT',332.29),('SG',75.00)], (D(2025,10,1),3609.29), 7008.34),
  ('PAD', 'FIRST SHORELINE BANK', 3200, D(2015,5,1), D(2035,4,30), [('GR',9166.67)], (D(2030,5,1),10541.67), 0)]),
 ('0122', 'BERLIN TURNPIKE SHOPS', 'NEWINGTON CT', [
  ('101', 'GYM NATION 24/7', 18500, D(2019,11,1), D(2029,10,31), [('BR',20041.67),('CM',3083.33),('RT',4008.33),('IN',385.42)], (D(2025,11,1),20642.92), 40000.00),
  ('102', 'MATTRESS ATELIER', 4000, D(2020,2,15), D(2025,2,14), [('BR',6333.33),('CM',666.67),('RT',866.67)], None, 12666.66),
  ('103', 'CASA IGNACIO TAQUERIA', 2200, D(2025,4,1), D(2035,3,31), [('BR',5316.67),('CM',366.67),('RT',476.67),('IN',45.83),('AB',-2658.34)], (D(2026,4,1),5476.17), 10633.34),
  ('104', None, 1850, None, None, [], None, None),
  ('105', None, 3100, None, None, [], None, None),
  ('106', 'PATRIOT PET SUPPLY', 7400, D(2021,8,1), D(2026,7,31), [('BR',9866.67),('CM',1233.33),('RT',1603.33),('PR',400.00)], None, 9866.67),
  ('107', 'H & R BOOKKEEPING', 900, D(2017,1,1), 'MTM', [('BR',1500.00),('CM',150.00)], None, 1500.00),
  ('BSMT', 'PATRIOT PET SUPPLY', 1100, D(2021,8,1), D(2026,7,31), [('ST',550.00)], None, 0)]),
 ('0131', 'OLD SAYBROOK CORNERS', 'OLD SAYBROOK CT', [
  ('1', 'SALT & SHINGLE BOUTIQUE', 1375, D(2023,5,1), D(2026,4,30), [('BR',3208.33),('CM',286.46),('RT',217.71)], (D(2026,5,1),3304.58), 6416.66),
  ('2', 'THE DAILY HADDOCK', 2600, D(2016,6,1), D(2026,5,31), [('BR',6500.00),('CM',541.67),('RT',411.67),('WA',210.00)], None, 10000.00),
  ('3', 'HARBOR OPTICIANS LLC', 1100, D(2020,12,1), D(2025,11,30), [('BR',2475.00),('CM',229.17),('RT',174.17)], None, 4950.00),
  ('4', None, 980, None, None, [], None, None),
  ('5-6', 'SHORE PEDIATRIC THERAPY', 3150, D(2022,1,1), D(2031,12,31), [('BR',7087.50),('CM',656.25),('RT',498.75)], (D(2026,1,1),7300.13), 14175.00)])]
lines = []; rows = []; g = [0, 0.0, 0.0, 0.0]; nv = 0
for pi, (pid, pn, city, us) in enumerate(P):
    lines.append(('P', f'PROPERTY: {pid}  {pn}, {city}')); t = [0, 0.0, 0.0, 0.0, 0]
    for u, n, sf, a, e, ch, nx, dep in us:
        blk = []
        if not n:
            blk.append(f'{u:<7}{"*** VACANT ***":<32}{sf:>8,}'); rows.append(dict(unit=u, propertyName=pn, area=sf, statusText='*** VACANT ***')); nv += 1; t[0] += sf; t[4] += sf
        else:
            tot = round(sum(x[1] for x in ch), 2)
            for k, (cd, am) in enumerate(ch):
                left = f'{u:<7}{n:<32}{sf:>8,}  {s2(a):<9}{s2(e):<9}' if k == 0 else ' ' * 67
                amt = f'{abs(am):,.2f}{"-" if am < 0 else " "}'
                r = f'{cd:<4}{DESC[cd]:<21}{amt:>12}'
                if k == 0: r += f' {s2(nx[0]) if nx else "":<9}{f"{nx[1]:,.2f}" if nx else "":>11} {dep:>12,.2f}'
                blk.append(left + r)
            if len(ch) > 1: blk.append(' ' * 71 + f'{"TENANT TOTAL":<21}{tot:>11,.2f} *')
            base = [x for x in ch if x[0] in ('BR', 'GR', 'ST')][0]
            rows.append(dict(unit=u, propertyName=pn, area=sf, tenantName=n, leaseStartDate=a, leaseEndDate=e, contractRent=base[1], deposit=dep, charges=[dict(code=c, amount=v) for c, v in ch],
                totalCharges=tot if len(ch) > 1 else None, rentSteps=[dict(date=nx[0], amount=nx[1])] if nx else [], statusText='Occupied'))
            t[0] += sf; t[1] += base[1]; t[2] += tot; t[3] += dep
        lines.append(('B', blk + ['']))
    shown = t[2]
    if pid == '0122': shown = round(t[2] + 900.00, 2)   # planted
    lines.append(('T', ['=' * 138, f'{"TOTAL " + pn:<39}{t[0]:>8,}  BASE RENT {t[1]:>13,.2f}   ALL CHARGES {shown:>13,.2f}   DEPOSITS {t[3]:>13,.2f}   VACANT SF {t[4]:>7,}', '']))
    for k in range(4): g[k] += t[k]
lines.append(('T', [f'{"GRAND TOTAL 3 PROPERTIES":<39}{g[0]:>8,}  BASE RENT {g[1]:>13,.2f}   ALL CHARGES {g[2]:>13,.2f}   DEPOSITS {g[3]:>13,.2f}', '', '** END OF REPORT **']))
pdf = FPDF('L', 'pt', 'letter'); pdf.set_auto_page_break(False); pdf.set_creation_date(dt.datetime(2025, 7, 2, tzinfo=dt.timezone.utc)); LH = 9.6; y = 0; pg = 0
def out(l, st=''):
    global y
    pdf.set_font('Courier', st, 8.3); pdf.text(24, y, l); y += LH
def head():
    global y, pg
    pg += 1; pdf.add_page(); y = 34
    out(f'{"RRL2210":<46}{"NUTMEG REALTY MANAGEMENT, INC.":<70}PAGE {pg:>4}', 'B'); out(f'{"":<46}{"RENT ROLL BY PROPERTY WITH CHARGES":<70}RUN 07/02/25 16:05'); out(f'{"":<46}FOR PERIOD ENDING 06/30/25'); out('')
    out(f'{"":<7}{"":<32}{"SQUARE":>8}  {"---- LEASE ----":<18}{"------------ CURRENT CHARGES ------------":<37} {"--NEXT INCREASE--":<21} {"SECURITY":>12}')
    out(f'{"SUITE":<7}{"TENANT":<32}{"FEET":>8}  {"FROM":<9}{"TO":<9}{"CD":<4}{"DESCRIPTION":<21}{"AMOUNT":>11}  {"DATE":<9}{"AMOUNT":>11} {"DEPOSIT":>12}'); out('-' * 138)
head(); cur = None
for k, v in lines:
    if k == 'P':
        if y > 500: head()
        cur = v; out(''); out(v, 'B'); out('')
    else:
        if y + LH * len(v) > 590:
            head()
            if k == 'B': out(cur + ' (CONT)', 'B'); out('')
        for l in v: out(l, 'B' if k == 'T' and not l.startswith('=') else '')
pdf.output(path(NAME))
save(NAME, 'RETAIL', 'Skyline user, Connecticut manager of strip centers', 'Courier line print, three properties, charge codes on lines, trailing minus', True, rows, None, D(2025,6,30), len(rows), len(rows) - nv, nv,
     planted=dict(what='TOTAL BERLIN TURNPIKE SHOPS, ALL CHARGES is printed 900.00 higher than its tenants\' charges (and than the grand total allows)', kind='total_wrong'))
