# Broker's offering memorandum page, medical office, Torrance CA; designed with fpdf2, tabloid-ish wide page
from common import *
from fpdf import FPDF
NAME = '07_torrance_medical_om_rent_roll.pdf'
def tx(s): return dt.datetime.strptime(s, '%b-%y').strftime('%b %Y') if re_ok(s) else s
def re_ok(s):
    try: dt.datetime.strptime(s, '%b-%y'); return True
    except ValueError: return False
# floor, suite, tenant, specialty, rsf, start, end, monthly, nextdate, nextrent, recov, proforma, opts
F = [('GROUND FLOOR', [
  ('100', 'Pacific Crest Imaging Partners', 'Imaging / MRI', 6840, 'Jun-21', 'May-31', 27018, 'Jun-26', 27829, 'NNN', 28386, 'Two 5-yr @ FMV'),
  ('110', 'South Bay Renal Center, Inc.', 'Dialysis', 7215, 'Jan-17', 'Dec-26', 25974, 'Jan-26', 26753, 'NNN', 29942, 'One 5-yr @ 95% FMV'),
  ('120', 'Marisol Pharmacy', 'Pharmacy', 1488, 'Mar-23', 'Feb-28', 5952, 'Mar-26', 6131, 'MG', 6175, 'None'),
  ('130', None, '', 2206, '', '', None, '', None, '', 9155, '')]),
 ('SECOND FLOOR', [
  ('200', 'Lomita Heart & Vascular Medical Group', 'Cardiology', 5120, 'Oct-19', 'Sep-29', 19968, 'Oct-25', 20567, 'NNN', 21248, 'Two 5-yr @ FMV'),
  ('205', 'Dr. Y. Tanimura, DDS, Inc.', 'Dental', 1640, 'Aug-14', 'MTM', 5822, '', None, 'MG', 6806, 'None'),
  ('210', 'El Prado Women\'s Health', 'OB / GYN', 3377, 'May-22', 'Apr-27', 13170, 'May-26', 13565, 'NNN', 14015, 'One 3-yr @ FMV'),
  ('220', 'Behavioral Bridge Counseling LLC', 'Psychology', 1912, 'Jul-24', 'Jun-29', 7648, 'Jul-25', 7877, 'MG', 7935, 'None'),
  ('230', None, '', 1433, '', '', None, '', None, '', 5947, ''),
  ('235', 'Anza Hearing Aid Co.', 'Audiology', 955, 'Nov-20', 'Oct-25', 3486, '', None, 'MG', 3963, 'One 3-yr @ FMV')]),
 ('THIRD FLOOR', [
  ('300', 'Sepulveda Orthopaedic Institute', 'Orthopedics', 8904, 'Feb-20', 'Jan-30', 35616, 'Feb-26', 36684, 'NNN', 36952, 'Two 5-yr @ FMV'),
  ('310', 'Torrance Bluffs Surgery Center, LP', 'Ambulatory surgery', 9950, 'Sep-18', 'Aug-33', 42785, 'Sep-25', 44069, 'NNN', 41293, 'Two 10-yr @ FMV'),
  ('320', 'Clearpath Dermatology', 'Dermatology', 2480, 'Dec-21', 'Nov-26', 9672, 'Dec-25', 9962, 'NNN', 10292, 'None'),
  ('330', None, '', 3015, '', '', None, '', None, '', 12512, '')]),
 ('OTHER', [
  ('ROOF-1', 'Solano Wireless Infrastructure', 'Antenna', None, 'Apr-16', 'Mar-26', 2615, '', None, 'Gross', 2615, 'Two 5-yr, +15%'),
  ('ATM', 'Peninsula Community Credit Union', 'Lobby ATM', 40, 'Jan-22', 'MTM', 450, '', None, 'Gross', 450, 'None')])]
pdf = FPDF('L', 'pt', (648, 1008)); pdf.set_auto_page_break(False); pdf.set_creation_date(dt.datetime(2025, 5, 12, tzinfo=dt.timezone.utc)); pdf.set_title('Madrona Medical Plaza OM')
NV = (16, 42, 67); GD = (176, 141, 87)
X = [(40, 'Suite', 'l'), (92, 'Tenant', 'l'), (330, 'RSF', 'r'), (375, '% of\nNRA', 'r'), (392, 'Lease\nStart', 'l'), (432, 'Lease\nEnd', 'l'), (530, 'Current\nMonthly Rent', 'r'), (572, 'PSF /\nMonth', 'r'), (650, 'Current\nAnnual Rent', 'r'), (668, 'Next\nIncrease', 'l'), (768, 'Monthly Rent\nafter Increase', 'r'), (786, 'Expense\nRecovery', 'l'), (894, 'Pro Forma\nMonthly Rent', 'r'), (908, 'Options', 'l')]
def t(x, y, s, al='l', st='', sz=8):
    pdf.set_font('Helvetica', st, sz); pdf.text(x - (pdf.get_string_width(s) if al == 'r' else 0), y, s)
def head():
    global y
    pdf.add_page(); pdf.set_fill_color(*NV); pdf.rect(0, 0, 1008, 62, 'F'); pdf.set_text_color(255); t(40, 30, 'MADRONA MEDICAL PLAZA', 'l', 'B', 16); t(40, 48, '3400 Madrona Terrace  |  Torrance, California 90503', sz=9)
    pdf.set_text_color(*GD); t(968, 38, 'RENT ROLL', 'r', 'B', 18); pdf.set_text_color(0)
    pdf.set_fill_color(*GD); pdf.rect(30, 76, 948, 30, 'F'); pdf.set_text_color(255)
    for x, h, al in X:
        for i, l in enumerate(h.split('\n')): t(x, 89 + 11 * i if '\n' in h else 100, l, al, 'B', 7.5)
    pdf.set_text_color(0); y = 122
def foot(n):
    pdf.set_text_color(120); t(40, 630, 'CONFIDENTIAL OFFERING MEMORANDUM', sz=7); t(968, 630, f'Strand & Whitlock Healthcare Capital Markets  |  {n}', 'r', sz=7); pdf.set_text_color(0)
nra = sum(u[3] or 0 for _, us in F for u in us)
head(); n = 21; rows = []; T = [0, 0, 0]
for fl, us in F:
    if y + 22 * len(us) > 590: foot(n); n += 1; head()
    pdf.set_fill_color(230, 233, 238); pdf.rect(30, y - 10, 948, 14, 'F'); t(40, y, fl, 'l', 'B', 8); y += 18
    for su, tn, sp, sf, a, e, mr, nd, nr, rc, pf, op in us:
        vac = tn is None
        if vac: pdf.set_text_color(150, 40, 40)
        t(40, y, su, 'l', 'B'); t(92, y, tn or 'AVAILABLE', 'l', 'B' if not vac else 'I')
        if sp: pdf.set_text_color(110); t(92, y + 9, sp, 'l', 'I', 6.5); pdf.set_text_color(0)
        if sf: t(330, y, f'{sf:,}', 'r'); t(375, y, f'{sf / nra * 100:.1f}%', 'r')
        else: t(330, y, '-', 'r')
        t(392, y, a); t(432, y, e)
        if mr: t(530, y, f'${mr:,}', 'r'); t(572, y, f'${mr / sf:.2f}' if sf and sf > 100 else '', 'r'); t(650, y, f'${mr * 12:,}', 'r')
        t(668, y, nd); 
        if nr: t(768, y, f'${nr:,}', 'r')
        t(786, y, rc); t(894, y, f'${pf:,}', 'r'); t(908, y, op, sz=7); pdf.set_text_color(0)
        pdf.set_draw_color(205); pdf.line(30, y + 13, 978, y + 13); y += 24
        T[0] += mr or 0; T[1] += pf; T[2] += 0 if vac else sf or 0
        r = dict(unit=su, section=fl, area=sf, unitType=None, tenantName=tn, leaseStartDate=tx(a), leaseEndDate=tx(e), contractRent=mr, annualRent=mr * 12 if mr else None, marketRent=pf, statusText='AVAILABLE' if vac else 'Occupied')
        if nr: r['rentSteps'] = [dict(date=tx(nd), amount=nr)]
        rows.append(r)
pdf.set_fill_color(*NV); pdf.rect(30, y - 11, 948, 17, 'F'); pdf.set_text_color(255)
t(40, y, 'TOTAL / WTD. AVG.', 'l', 'B'); t(330, y, f'{nra:,}', 'r', 'B'); t(375, y, '100.0%', 'r', 'B'); t(530, y, f'${T[0]:,}', 'r', 'B'); t(572, y, f'${T[0] / T[2]:.2f}', 'r', 'B'); t(650, y, f'${T[0] * 12:,}', 'r', 'B'); t(894, y, f'${T[1]:,}', 'r', 'B')
pdf.set_text_color(0); y += 24
t(40, y, f'Occupied: {T[2]:,} RSF ({T[2] / nra:.1%})     Available: {nra - T[2]:,} RSF ({1 - T[2] / nra:.1%})', 'l', 'B', 8); y += 14
t(40, y, 'NNN = triple net; MG = modified gross over a base year. Pro forma rent assumes NNN leases at $4.15 per square foot per month. Suite 130 white-boxed in 2024.', sz=7)
foot(n); pdf.output(path(NAME))
nv = sum(1 for r in rows if not r.get('tenantName'))
save(NAME, 'OFFICE', 'healthcare capital markets broker, Los Angeles', 'offering memorandum rent roll, coloured bands by floor, month-only dates, next increase and pro forma columns', False, rows, 'Madrona Medical Plaza', None, len(rows), len(rows) - nv, nv)
