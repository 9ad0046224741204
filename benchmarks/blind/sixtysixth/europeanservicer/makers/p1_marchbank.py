# UK multi-let office: surveyor's tenancy schedule, landscape, ruled table with wrapped cells
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
NAME = 'Marchbank House - Tenancy Schedule.pdf'
# suite, tenant, extra, area, start, end, break, review, rent, deposit, remarks
R = [
 ('LG Store A', 'Quillon Press Ltd', '', 412, '2021-06-24', '2026-06-23', '', '', 3700, None, 'Storage only. Outside the Act.'),
 ('G East', 'Ferrant & Tooley Coffee Ltd', 'Guarantor: A. Ferrant Holdings Ltd', 1865, '2019-09-29', '2029-09-28', '', '2024-09-29', 47500, 11875, 'Class E. Review outstanding; landlord quoting £29.50 psf.'),
 ('G West', 'Orrery Dental Group Ltd', '', 2240, '2022-03-25', '2032-03-24', '2027-03-25', '2027-03-25', 61600, None, 'Schedule of condition.'),
 ('1A', 'Bexhall Tidewater LLP', '', 3915, '2020-12-01', '2025-11-30', '', '', 111500, 27875, 'Renewal terms under discussion.'),
 ('1B', None, '', 2780, None, None, '', '', None, None, 'Vacant. Cat A+ works complete Q4 2024. Quoting £36.00 psf.'),
 ('2nd (whole)', 'Carrow Nimmo Engineers Ltd', 'Guarantor: Carrow Nimmo Group plc', 6735, '2018-05-14', '2028-05-13', '', '2023-05-14', 208785, None, 'May 2023 review settled at £31.00 psf.'),
 ('3A', 'Tessellate Analytics Ltd', '', 3320, '2023-10-02', '2028-10-01', '2026-10-02', '', 112880, 56440, 'Break subject to 6 months notice and 3 months penalty.'),
 ('3B', 'The Vantry Trust', '', 3390, '2024-06-17', '2034-06-16', '2029-06-17', '2029-06-17', 0, None, 'In rent free to 16/06/2025, thereafter £115,260 p.a. (see note 3).'),
 ('4A', 'Hallam Prewett Solicitors LLP', '', 4105, '2016-01-04', '2026-01-03', '', '', 114940, None, 'Two personal sureties.'),
 ('4B', 'Hallam Prewett Solicitors LLP', '', 2610, '2021-01-04', '2026-01-03', '', '', 75690, None, 'Co-terminous with 4A.'),
 ('5A', 'Spindrift Energy Advisory Ltd', '', 2955, '2022-08-01', '2027-07-31', '2025-08-01', '', 98990, 24748, 'Break notice not served.'),
 ('5B', None, '', 3640, None, None, '', '', None, None, 'Vacant. Previous occupier\'s fit out in situ.'),
 ('6th (penthouse)', 'Moncreith Wealth Ltd', '', 5180, '2024-02-12', '2034-02-11', '2029-02-12', '2029-02-12', 186480, 93240, 'Includes roof terrace.'),
 ('Roof', 'Airspan Masts UK Ltd', '', None, '2015-04-06', '2030-04-05', '', '2025-04-06', 14250, None, 'Telecoms lease. Annual RPI.'),
]
def d(s): return D(s).strftime('%d/%m/%Y') if s else ''
def main():
    s = ParagraphStyle('s', fontName='Helvetica', fontSize=7.2, leading=8.6)
    sr = ParagraphStyle('sr', parent=s, alignment=2)
    h = ParagraphStyle('h', parent=s, fontName='Helvetica-Bold', textColor=colors.white)
    hr = ParagraphStyle('hr', parent=h, alignment=2)
    b = ParagraphStyle('b', parent=s, fontName='Helvetica-Bold'); br = ParagraphStyle('br', parent=b, alignment=2)
    P = Paragraph
    data = [[P('Demise', h), P('Tenant', h), P('NIA<br/>(sq ft)', hr), P('Term from', h), P('Expiry', h), P('Tenant break', h), P('Rent review', h),
             P('Passing rent<br/>(£ p.a.)', hr), P('£ psf', hr), P('Rent deposit (£)', hr), P('Remarks', h)]]
    rows = []; ta = tr = va = 0
    for u, t, g, a, st, en, bk, rv, r, dep, rem in R:
        data.append([P('<b>%s</b>' % u, s), P((t.replace('&', '&amp;') if t else '<i>Vacant</i>') + ('<br/><font size=6 color="#555555">%s</font>' % g if g else ''), s),
            P(f'{a:,}' if a else '-', sr), P(d(st), s), P(d(en), s), P(d(bk), s), P(d(rv), s), P(f'{r:,}' if r is not None else '-', sr),
            P(f'{r/a:.2f}' if r and a else '', sr), P(f'{dep:,}' if dep else '', sr), P(rem, s)])
        rows.append(row(unit=u, tenantName=t, area=a, leaseStartDate=st, leaseEndDate=en, annualRent=r, deposit=dep, statusText='Occupied' if t else 'Vacant'))
        ta += a or 0; tr += r or 0; va += 0 if t else a
    td = sum(x[9] or 0 for x in R)
    data.append([P('Total', b), '', P(f'{ta:,}', br), '', '', '', '', P(f'{tr:,}', br), '', P(f'{td:,}', br), P(f'of which vacant: {va:,} sq ft ({100*va/ta:.1f}%)', b)])
    w = [21, 46, 15, 18, 18, 18, 18, 21, 12, 18, 62]
    t = Table(data, colWidths=[x*mm for x in w], repeatRows=1)
    t.setStyle(TableStyle([('BACKGROUND', (0,0), (-1,0), colors.HexColor('#2f4a4f')), ('VALIGN', (0,0), (-1,-1), 'TOP'), ('LINEBELOW', (0,1), (-1,-2), .3, colors.HexColor('#9bb0b3')),
        ('LINEABOVE', (0,-1), (-1,-1), 1, colors.black), ('LEFTPADDING', (0,0), (-1,-1), 3), ('RIGHTPADDING', (0,0), (-1,-1), 3), ('TOPPADDING', (0,0), (-1,-1), 2.2), ('BOTTOMPADDING', (0,0), (-1,-1), 2.6)]))
    def page(c, dd):
        W, H = landscape(A4)
        c.setFont('Times-Italic', 15); c.setFillColor(colors.HexColor('#2f4a4f')); c.drawRightString(W-14*mm, H-13*mm, 'Ledwick Frome')
        c.setFont('Helvetica', 6.5); c.drawRightString(W-14*mm, H-17*mm, 'Chartered Surveyors and Loan Valuers')
        c.setFillColor(colors.black); c.setFont('Helvetica', 6.5)
        c.drawString(14*mm, 8*mm, 'Ref. LF/24-1187/App 4'); c.drawCentredString(W/2, 8*mm, 'Confidential: prepared for the addressees of the valuation report only'); c.drawRightString(W-14*mm, 8*mm, f'Appendix 4 / {dd.page}')
    f = [P('Appendix 4: Tenancy Schedule', ParagraphStyle('x', fontName='Helvetica', fontSize=9, textColor=colors.HexColor('#777777'))), Spacer(1, 4),
         P('Marchbank House, 14-18 Pellow Street, Bristol BS1', ParagraphStyle('y', fontName='Helvetica-Bold', fontSize=13, leading=16)), 
         P('Position as at 31 March 2025', ParagraphStyle('z', fontName='Helvetica', fontSize=9, leading=13)), Spacer(1, 7), t, Spacer(1, 8)]
    for n in ['1. Areas are as provided by the borrower and have been check-measured on a sample basis (IPMS 3 not adopted).',
              '2. All leases are on effective full repairing and insuring terms by way of service charge, capped in the case of G West and 3A.',
              '3. Passing rent is shown as the amount payable on the date of this schedule and takes no account of top-ups offered by the vendor.',
              '4. 22 basement parking spaces are demised with the office suites and carry no separate rent.']:
        f.append(P(n, ParagraphStyle('n', fontName='Helvetica', fontSize=6.8, leading=9)))
    SimpleDocTemplate(doc(NAME), pagesize=landscape(A4), leftMargin=14*mm, rightMargin=14*mm, topMargin=20*mm, bottomMargin=14*mm, title='Tenancy schedule').build(f, onFirstPage=page, onLaterPages=page)
    save(NAME, rows, 'Marchbank House', '2025-03-31', None, None, 2)   # whether the roof is a unit is open
if __name__ == '__main__': main()
