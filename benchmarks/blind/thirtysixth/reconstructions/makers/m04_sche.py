import os
from core import *
from reportlab.pdfgen import canvas
NAME = 'SchE_worksheet_2023_Halvorsen_rentals.pdf'
def make():
    s = St('Schedule E Worksheet - Rental Real Estate Income and Expenses', None, ['A', 'B', 'C', 'Total'], '2023-01-01', '2023-12-31')
    def ln(no, lab, a, b, c, **k):
        t = [v for v in (a, b, c) if v is not None]; return s.l(lab, [a, b, c, sum(t) if t else None], no=no, **k)
    s.h('Income')
    i = s.t('Total rental income', [ln('3', 'Rents received', 22800, 25650, 31920), ln('4', 'Royalties received', None, None, None), ln('4a', 'Pet fees and late charges', 350, None, 600)], 'total_income', 'TOTAL', no='4b')
    s.h('Expenses')
    D = [('5', 'Advertising', 115, 240, None), ('6', 'Auto and travel (see instructions)', 418, 402, 687), ('7', 'Cleaning and maintenance', 975, 1310, 1864), ('8', 'Commissions', None, 1100, None), ('9', 'Insurance', 1286, 1402, 1975), ('10', 'Legal and other professional fees', 250, 250, 250), ('11', 'Management fees', 1824, 2052, None),
         ('12', 'Mortgage interest paid to banks, etc.', 5917, None, 9248), ('13', 'Other interest', None, 1435, None), ('14', 'Repairs', 2240, 786, 4412), ('15', 'Supplies', 184, 97, 329), ('16', 'Taxes', 2616, 2944, 3871), ('17', 'Utilities', None, 312, 2955), ('18', 'Depreciation expense or depletion', 4182, 4655, 6370),
         ('19a', 'Other: Association dues', None, 1980, None), ('19b', 'Other: Lawn and snow', 640, None, 905), ('19c', 'Other: Pest control', 168, 168, 224)]
    x = s.t('Total expenses', [ln(*d) for d in D], 'total_operating_expenses', 'TOTAL', no='20', sub='Add lines 5 through 19c')
    s.t('Income or (loss)', [i, -x], 'net_income', 'TOTAL', no='21', sub='Subtract line 20 from line 4b')
    c = canvas.Canvas(os.path.join(DOC, NAME), pagesize=(612, 792), invariant=1); F, B = 'Helvetica', 'Helvetica-Bold'
    c.setFont(B, 9); c.drawString(40, 752, 'Preparer copy'); c.setFont(B, 13); c.drawCentredString(306, 752, 'Schedule E Worksheet'); c.setFont(F, 9.5); c.drawCentredString(306, 739, 'Rental Real Estate Income and Expenses'); c.setFont(B, 20); c.drawRightString(572, 743, '2023')
    c.setLineWidth(1.2); c.line(40, 732, 572, 732); c.setLineWidth(.5); c.setFont(F, 7); c.drawString(42, 724, 'Name(s) shown on return'); c.drawString(430, 724, 'Client no.'); c.setFont('Courier', 10); c.drawString(48, 712, 'K & D HALVORSEN'); c.drawString(436, 712, '0417-R'); c.line(425, 732, 425, 706); c.line(40, 706, 572, 706)
    c.setFont(F, 8); c.drawString(42, 696, 'For the period January 1, 2023 through December 31, 2023'); c.drawString(330, 696, 'Did you make payments requiring Form 1099?    [X] Yes   [  ] No')
    c.line(40, 690, 572, 690); c.setFont(B, 8)
    for t, xx in (('1a  Physical address of each property', 42), ('Type', 330), ('Fair rental days', 385), ('Personal use days', 460), ('QJV', 545)): c.drawString(xx, 680, t)
    for j, (k, a, ty, fd) in enumerate([('A', '611 Linden Ct, Mapleford', '1', '365'), ('B', '2907 Sawmill Rd #4, Mapleford', '1', '322'), ('C', '48-50 Orchard St, East Dunbar', '2', '365')]):
        y = 667 - 14 * j; c.line(40, y + 10, 572, y + 10); c.setFont(B, 8.5); c.drawString(44, y, k); c.setFont('Courier', 9); c.drawString(62, y, a); c.drawString(340, y, ty); c.drawString(402, y, fd); c.drawString(488, y, '0')
    c.line(40, 635, 572, 635); c.setFont(F, 7); c.drawString(42, 627, 'Type of property:  1 Single Family Residence   2 Multi-Family Residence   3 Vacation/Short-Term Rental   4 Commercial   5 Land   7 Self-Rental   8 Other')
    y = 606; R = [352, 424, 496, 572]; c.setFillColorRGB(.87, .87, .87); c.rect(40, y - 5, 532, 30 - 14, stroke=0, fill=1); c.setFillColorRGB(0, 0, 0); c.setFont(B, 8.5); c.drawRightString(254, y, 'Properties:')
    tops = y + 11
    for t, xx in zip(s.cols, R): c.drawCentredString(xx - 34, y, t)
    c.line(40, y + 11, 572, y + 11); c.line(40, y - 5, 572, y - 5); y -= 18
    for q in s.rows:
        if q.kind == 'HEADING': c.setFont(B, 9.5); c.drawString(42, y, q.label + ':'); c.line(40, y - 5, 572, y - 5); y -= 18; continue
        tot = q.kind == 'TOTAL'; c.setFont(B, 8); c.drawRightString(60, y, q.x['no']); c.setFont(B if tot else F, 8.6); c.drawString(68, y, q.label); w = c.stringWidth(q.label, B if tot else F, 8.6)
        if q.x.get('sub'): c.setFont(F, 6.5); c.drawString(68, y - 8, q.x['sub'])
        c.setFont(F, 8.6); xx = 72 + w
        while xx < 250: c.drawString(xx, y, '.'); xx += 9
        c.setFont(B, 7.5); c.drawRightString(277, y, q.x['no'])
        c.setFont('Courier-Bold' if tot else 'Courier', 9.5)
        for v, r in zip(q.vals, R):
            if v is not None: c.drawRightString(r - 6, y, f'({-v:,})' if v < 0 else f'{v:,}')
        y -= 10 if q.x.get('sub') else 0
        c.line(260, y - 5, 572, y - 5); y -= 18
    for xx in (260, 280, 352 - 1, 424, 496, 572): c.line(xx, tops, xx, y + 13)
    c.line(40, y + 13, 572, y + 13); c.setFont(F, 7.5)
    c.drawString(42, y, 'Preparer notes: B vacant 43 days, commission paid to leasing agent. Depreciation per Form 4562 detail. Passive loss limitation is computed separately.'); c.drawString(40, 40, 'Brandvold Tax & Accounting'); c.drawRightString(572, 40, 'Not a filing copy - for client review'); c.save()
    finish(NAME, [s], 'SINGLE_FAMILY_RENTAL', 'OPERATING_STATEMENT', 'tax preparer', 'Schedule E style ruled form, properties A B C and total, line numbers twice, dot leaders', True)
