# ARGUS style "Presentation Rent Roll & Current Term Tenant Summary", life science, Cambridge/Watertown MA
from common import *
from reportlab.pdfgen import canvas
NAME = '03_arsenal_lab_presentation_rent_roll.pdf'
W, H = 792, 612
c = canvas.Canvas(path(NAME), pagesize=(W, H), invariant=1)
def ym(y, m): return dt.date(y, m, 1)
def fm(d): return d.strftime('%b-%Y')
def tx(d): return d.strftime('%b %Y')
# name, type, suite, from, to, sf, psf, steps[(y,m,psf)], abate(months,pct,txt), reimb, ti, comm, assumption
T = [
 ('Quellin Therapeutics, Inc.', 'Lab', '100', ym(2021,7), ym(2028,6), 14201, 84.50, [(2025,7,None),(2026,7,87.04),(2027,7,89.65)], None, 'Net: Pays a full pro-rata share of all reimbursable expenses.', 185, 4, 'Market'),
 ('Morrow Bio Tools Corporation', 'Lab', '150', ym(2022,10), ym(2029,9), 9377, 88.00, [(2025,10,90.64),(2026,10,93.36),(2027,10,96.16),(2028,10,99.04)], None, 'Net: Pays a full pro-rata share of all reimbursable expenses.', 210, 4, 'Market'),
 ('Vacant', 'Lab', '175', None, None, 6120, None, [], None, '', 250, 6, 'Mkt Lab'),
 ('Sable Ridge Genomics', 'Lab', '200', ym(2020,2), ym(2030,1), 31850, 79.25, [(2026,2,81.63),(2027,2,84.08),(2028,2,86.60),(2029,2,89.20)], None, 'Net: Pays a full pro-rata share of all reimbursable expenses.', 165, 4, 'Option'),
 ('Institute for Marine Enzymes', 'Office', '240', ym(2024,1), ym(2026,12), 2984, 56.00, [(2026,1,57.50)], None, 'Base Stop: Increases over a base year ending Dec-2024.', 25, 4, 'Vacate'),
 ('Kestrel Cell Systems, Inc.', 'Lab', '300', ym(2025,4), ym(2035,9), 22640, 92.00, [(2026,4,94.76),(2027,4,97.60),(2028,4,100.53),(2029,4,103.55),(2030,4,106.66)], (6, 50, 'Apr-2025 to Sep-2025'), 'Net: Pays a full pro-rata share of all reimbursable expenses.', 245, 5, 'Market'),
 ('Ormond Bay Proteomics LLC', 'Lab', '340', ym(2019,5), ym(2026,4), 8015, 71.40, [], None, 'Net: Pays a full pro-rata share of all reimbursable expenses.', 150, 4, 'Market'),
 ('Vacant', 'Lab', '360', None, None, 11480, None, [], None, '', 250, 6, 'Mkt Lab'),
 ('Thistledown Imaging Co.', 'Lab', '400', ym(2023,8), ym(2033,7), 19925, 90.10, [(2025,8,92.80),(2026,8,95.59),(2027,8,98.45),(2028,8,101.41)], None, 'Net: Pays a full pro-rata share of all reimbursable expenses.', 225, 4, 'Market'),
 ('Canal & Fifth Provisions', 'Retail', 'R-1', ym(2021,11), ym(2031,10), 2350, 42.00, [(2026,11,47.25)], None, 'Fixed: $9.50 per SqFt, increasing 3% annually.', 60, 6, 'Market'),
 ('Arsenal Vivarium Services', 'Vivarium', 'LL-2', ym(2020,2), ym(2030,1), 5410, 66.00, [(2026,2,67.98),(2027,2,70.02)], None, 'Net: Pays a full pro-rata share of all reimbursable expenses.', 0, 0, 'Option'),
 ('Vacant', 'Storage', 'LL-4', None, None, 890, None, [], None, '', 0, 0, 'Mkt Stor'),
]
tot = sum(t[5] for t in T)
pg = 0; y = 0
CX = [24, 176, 236, 300, 350, 410, 448, 540, 640, 705]
def hdr():
    global pg, y
    pg += 1
    c.setFont('Courier', 7.5)
    c.drawString(24, 592, 'Software : ARGUS Ver. 15.0.1.26'); c.drawRightString(768, 592, 'Date : 7/14/25')
    c.drawString(24, 583, 'File     : Arsenal Yards Lab 2025 Q2 rev'); c.drawRightString(768, 583, 'Time : 3:41 pm')
    c.drawString(24, 574, 'Property Type : Office/Industrial'); c.drawRightString(768, 574, 'Ref# : AFQ')
    c.drawString(24, 565, 'Portfolio :'); c.drawRightString(768, 565, f'Page : {pg}')
    c.setFont('Helvetica-Bold', 11); c.drawCentredString(396, 588, 'Arsenal Yards Laboratory Center')
    c.setFont('Helvetica', 9); c.drawCentredString(396, 576, '480 Foundry Street, Watertown, MA 02472')
    c.setFont('Helvetica-Bold', 9); c.drawCentredString(396, 558, 'Presentation Rent Roll & Current Term Tenant Summary')
    c.setFont('Helvetica', 8); c.drawCentredString(396, 548, f'As of Jul-2025 for {tot:,} Square Feet')
    c.setLineWidth(.6); c.rect(22, 478, 748, 62)
    c.setFont('Helvetica-Bold', 6.8)
    def col(x, ls, al='l'):
        for i, l in enumerate(ls): (c.drawString if al == 'l' else c.drawRightString if al == 'r' else c.drawCentredString)(x, 530 - 9 * i, l)
    col(26, ['(1)', 'Tenant Name', 'Type & Suite Number', 'Lease Dates & Term'])
    col(232, ['(2)', 'Floor', 'SqFt', 'Bldg Share'], 'r')
    col(308, ['(3)', 'Rate & Amount', 'per Year', 'per Month', 'Lease Status'], 'r')
    c.setFont('Helvetica-Bold', 6.8)
    col(318, ['(4)', 'Base Rent', 'Changes', 'on']); col(398, ['', '', 'Rate', 'to'], 'r'); col(450, ['', '', 'Amount', 'per Year'], 'r')
    col(478, ['(5)', 'Months', 'to', 'Abate'], 'r'); col(510, ['(6)', 'Pcnt', 'to', 'Abate'], 'r')
    col(520, ['(7)', 'Description of', 'Operating Expense', 'Reimbursements'])
    col(676, ['(8)', 'Imprvmnts', 'Rate', 'Commssns'], 'r'); col(690, ['(9)', 'Assumption', 'about', 'subsequent terms'])
    y = 464
hdr()
rows = []; ta = 0; to = 0
for i, (n, ty, s, a, b, sf, p, st, ab, re, ti, cm, asm) in enumerate(T):
    st = [x for x in st if x[2]]
    h = max(5 * 9, 9 * len(st)) + 14
    if y - h < 36: c.showPage(); hdr()
    c.setFont('Helvetica', 7)
    c.drawString(26, y, f'{i + 1:>2}.'); c.setFont('Helvetica-Bold', 7); c.drawString(40, y, n); c.setFont('Helvetica', 7)
    c.drawString(40, y - 9, f'{ty}, Suite: {s}')
    r = dict(unit=s, unitType=ty, area=sf)
    if a:
        mths = (b.year - a.year) * 12 + b.month - a.month + 1
        c.drawString(40, y - 18, f'{fm(a)} to {fm(b)}'); c.drawString(40, y - 27, f'{mths} Months')
        an = round(sf * p); mo = round(sf * p / 12)
        for k, l in enumerate([f'${p:,.2f}', f'${an:,}', f'${p / 12:,.2f}', f'${mo:,}', 'Contract']): c.drawRightString(308, y - 9 * k, l)
        steps = []
        for k, (yy, mm, pp) in enumerate(st):
            am = round(sf * pp); c.drawString(318, y - 9 * k, fm(ym(yy, mm))); c.drawRightString(398, y - 9 * k, f'${pp:,.2f}'); c.drawRightString(450, y - 9 * k, f'${am:,}')
            steps.append(dict(date=tx(ym(yy, mm)), amount=am, per='year'))
        r.update(tenantName=n, leaseStartDate=tx(a), leaseEndDate=tx(b), contractRent=mo, annualRent=an, statusText='Contract', rentSteps=steps)
        ta += an; to += sf
    else:
        c.drawString(40, y - 18, 'Available'); c.drawRightString(308, y, 'Vacant')
        r.update(statusText='Vacant')
    c.drawRightString(232, y, f'{sf:,}'); c.drawRightString(232, y - 9, f'{sf / tot:.2%}')
    if ab: c.drawRightString(478, y, str(ab[0])); c.drawRightString(510, y, f'{ab[1]}%')
    w = re.split(' '); ln = ''; k = 0
    for x in w + [None]:
        if x is None or c.stringWidth(ln + ' ' + x, 'Helvetica', 7) > 112:
            c.drawString(520, y - 9 * k, ln.strip()); k += 1; ln = x or ''
        else: ln += ' ' + x
    if ab: c.drawString(520, y - 9 * k, f'Abated {ab[2]}.')
    if ti: c.drawRightString(676, y, f'${ti:.2f}'); c.drawRightString(676, y - 9, f'{cm}.00%')
    c.drawString(690, y, asm)
    if not a and asm == 'Mkt Lab': c.drawString(690, y - 9, '$96.00/SqFt NNN')
    y -= h
    c.setLineWidth(.2); c.setDash(1, 2); c.line(24, y + 10, 768, y + 10); c.setDash()
    rows.append(r)
if y < 70: c.showPage(); hdr()
c.setFont('Helvetica-Bold', 7.5)
c.drawString(40, y - 4, 'Total Occupied SqFt'); c.drawRightString(232, y - 4, f'{to:,}'); c.drawRightString(308, y - 4, f'${ta:,}')
c.drawString(40, y - 15, 'Total Available SqFt'); c.drawRightString(232, y - 15, f'{tot - to:,}')
c.save()
nv = sum(1 for r in rows if r['statusText'] == 'Vacant')
save(NAME, 'OFFICE', 'ARGUS DCF, appraiser of a life science centre', 'Presentation rent roll: five-line records, month-only dates, annual steps', True, rows,
     'Arsenal Yards Laboratory Center', '2025-07', len(rows), len(rows) - nv, nv)
