# Attorney's exhibit to a loan agreement: loft building in Brooklyn, portrait letter, Times, steps in words
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
D = dt.date
NAME = '04_gowanus_loft_exhibit_c2.pdf'
b = PS('b', fontName='Times-Roman', fontSize=11, leading=14, alignment=4, spaceAfter=8)
h = PS('h', fontName='Times-Bold', fontSize=12, leading=15, alignment=1)
s = PS('s', fontName='Times-Roman', fontSize=8, leading=9.4)
sr = PS('sr', parent=s, alignment=2); sb = PS('sb', parent=s, fontName='Times-Bold', alignment=1)
sn = PS('sn', parent=s, fontSize=8.5, leading=10.5, alignment=4, spaceAfter=3)
def usd(v): return f'${v:,.2f}'
def sd(d): return d.strftime('%b. ').replace('May.', 'May') .replace('Jun. ', 'June ').replace('Jul. ', 'July ').replace('Sep. ', 'Sept. ') + f'{d.day}, {d.year}'
# premises, use, sf, tenant, from, to, rent, steps, words, deposit, arrears
T = [
 ('Store 1', 'Retail', 1850, 'Bitter Orange Coffee Roasters LLC', D(2021,9,1), D(2031,8,31), 9167.85, [(D(2025,9,1), 9442.89), (D(2026,9,1), 9726.17)], 'To {0} per month on {d0} and to {1} on {d1}; thereafter 3% each September 1. Pays 11% of real estate tax increases over 2021/22.', 24600.00, 0),
 ('Store 2', 'Retail', 1420, 'Kowalczyk Frame & Canvas Inc.', D(2016,5,1), D(2026,4,30), 6390.00, [], 'None. Gross lease, tenant pays own electric.', 12000.00, 6390.00),
 ('Store 3', 'Retail', 2105, None, None, None, None, [], 'Asking $72.00 per square foot, net of taxes.', None, None),
 ('Cellar A', 'Storage', 960, 'Bitter Orange Coffee Roasters LLC', D(2022,1,1), D(2031,8,31), 1280.00, [], 'Co-terminous with Store 1. No escalation.', None, 0),
 ('Cellar B', 'Storage', 1140, None, None, None, None, [], '', None, None),
 ('Loft 2A', 'Commercial loft', 3300, 'Hudson & Reyes Set Design, Inc.', D(2023,3,1), D(2028,2,29), 10312.50, [(D(2026,3,1), 10725.00)], 'To {0} per month on {d0} for the balance of the term.', 30937.50, 0),
 ('Loft 2B', 'Commercial loft', 2875, 'Parallax Post-Production Corp.', D(2024,11,15), D(2029,11,30), 9104.17, [(D(2025,12,1), 9377.29), (D(2026,12,1), 9658.61), (D(2027,12,1), 9948.37), (D(2028,12,1), 10246.82)], 'Rent abated in full through January 14, 2025. {0} from {d0}; {1} from {d1}; {2} from {d2}; {3} from {d3}.', 27312.51, 1200.00),
 ('Loft 2C', 'Commercial loft', 1610, 'Needle Exchange Tailoring Cooperative', D(2018,7,1), 'Month-to-month', 3890.83, [], 'Lease expired June 30, 2023; tenant continues from month to month.', 7245.00, 3890.83),
 ('Loft 3A', 'Commercial loft', 3300, 'Stoneground Ceramics Studio', D(2020,2,1), D(2030,1,31), 9281.25, [(D(2026,2,1), 9559.69)], 'To {0} per month on {d0}, then 3% per year.', 17875.00, 0),
 ('Loft 3B/3C', 'Commercial loft', 4485, 'Oriel Street Architecture, D.P.C.', D(2022,6,1), D(2032,5,31), 13828.75, [(D(2027,6,1), 15324.08)], 'Single step to {0} per month on {d0}. Pays 18.4% of tax increases over 2022/23 and $0.50/sf sprinkler charge.', 41486.25, 0),
 ('Loft 4A', 'Live/work loft', 1710, 'M. Abernathy-Cole', D(2019,10,1), D(2025,9,30), 5450.00, [], 'Renewal under negotiation.', 5450.00, 0),
 ('Loft 4B', 'Live/work loft', 1640, 'T. Lindqvist and P. Osei', D(2024,8,1), D(2026,7,31), 5875.00, [], '', 5875.00, 0),
 ('Loft 4C', 'Live/work loft', 1590, 'J. Varga', D(2012,4,1), 'Month-to-month', 2216.47, [], 'Interim Multiple Dwelling unit; rent set by Loft Board order.', 1500.00, 0),
 ('Loft 4D', 'Live/work loft', 1655, None, None, None, None, [], 'Off the market pending completion of renovation.', None, None),
 ('Loft 5A', 'Live/work loft', 1710, 'R. Dellacroce', D(2025,2,1), D(2026,1,31), 6100.00, [], '', 6100.00, 3050.00),
 ('Loft 5B', 'Live/work loft', 3230, 'Penrose-Haddad Family', D(2023,5,1), D(2027,4,30), 8950.00, [(D(2026,5,1), 9200.00)], 'To {0} per month on {d0}.', 8950.00, 0),
 ('Roof East', 'Antenna', None, 'Borough Line Mobile Networks, LLC', D(2014,12,1), D(2029,11,30), 4173.20, [(D(2025,12,1), 4298.40)], 'To {0} per month on {d0} and 3% annually.', 0, 0),
]
rows = []; data = [[Paragraph(x, sb) for x in ['No.', 'Premises', 'Use', 'Rentable<br/>Sq. Ft.', 'Tenant', 'Commencement /<br/>Expiration of Term', 'Monthly<br/>Base Rent', 'Fixed Increases and Other Terms', 'Security<br/>Held', 'Arrears over<br/>30 Days']]]
for i, (u, use, sf, t, a, e, r, st, w, dep, arr) in enumerate(T):
    fm = {f'd{k}': sd(x[0]) for k, x in enumerate(st)}
    w2 = w.format(*[usd(x[1]) for x in st], **fm)
    ex = e if isinstance(e, str) else (sd(e) if e else '')
    data.append([Paragraph(str(i + 1), s), Paragraph(u, s), Paragraph(use, s), Paragraph(f'{sf:,}' if sf else 'n/a', sr), Paragraph(t or '<i>Vacant</i>', s),
                 Paragraph((sd(a) + ' /<br/>' + ex) if a else '', s), Paragraph(usd(r) if r is not None else '', sr), Paragraph(w2, s),
                 Paragraph('' if dep is None else usd(dep) if dep else 'None', sr), Paragraph('' if arr is None else usd(arr), sr)])
    rows.append(dict(unit=u, unitType=use, area=sf, tenantName=t, leaseStartDate=a, leaseEndDate=e, contractRent=r, deposit=dep or None, balance=arr,
                     rentSteps=[dict(date=x[0], amount=x[1]) for x in st], statusText='Occupied' if t else 'Vacant'))
tr = sum(x['contractRent'] for x in rows if x.get('contractRent')); td = sum(x[9] or 0 for x in T); ta = sum(x[10] or 0 for x in T)
data.append([Paragraph('', s), Paragraph('<b>TOTAL</b>', s), '', Paragraph(f'<b>{sum(x[2] or 0 for x in T):,}</b>', sr), '', '', Paragraph(f'<b>{usd(tr)}</b>', sr), '', Paragraph(f'<b>{usd(td)}</b>', sr), Paragraph(f'<b>{usd(ta)}</b>', sr)])
tb = Table(data, colWidths=[22, 44, 48, 40, 84, 72, 54, 118, 54, 50], repeatRows=1)
tb.setStyle(TableStyle([('GRID', (0,0), (-1,-1), .5, colors.black), ('VALIGN', (0,0), (-1,-1), 'TOP'), ('LEFTPADDING', (0,0), (-1,-1), 2.5), ('RIGHTPADDING', (0,0), (-1,-1), 2.5), ('TOPPADDING', (0,0), (-1,-1), 2), ('BOTTOMPADDING', (0,0), (-1,-1), 3), ('LINEABOVE', (0,-1), (-1,-1), 1.2, colors.black)]))
E = [Paragraph('EXHIBIT C-2', h), Paragraph('RENT ROLL', h), Spacer(1, 4), Paragraph('(Section 4.1.26 of the Loan Agreement)', PS('x', parent=h, fontName='Times-Italic', fontSize=11)), Spacer(1, 10),
 Paragraph('The following is a true, correct and complete schedule of all Leases affecting the premises known as <b>The Carroll Foundry Lofts</b>, 318-326 Nevins Court, Brooklyn, New York (Block 447, Lot 21) (the &ldquo;<u>Property</u>&rdquo;) as of <b>July 1, 2025</b>, delivered by CARROLL FOUNDRY OWNER LLC, a Delaware limited liability company (&ldquo;<u>Borrower</u>&rdquo;), to MERIDEN TRUST BANK, as lender. Capitalized terms not defined herein have the meanings given to them in the Loan Agreement. Except as noted below, no rent has been paid more than one month in advance and no tenant has any option to purchase all or any part of the Property.', b),
 tb, Spacer(1, 8),
 Paragraph('Notes: (1) Security for Loft 3B/3C is held in the form of an irrevocable letter of credit. (2) Use of Cellar A is appurtenant to Store 1. (3) Store 2 arrears were paid on July 9, 2025, after the date of this Exhibit.', sn),
 Spacer(1, 12), KeepTogether([Paragraph('Certified to Lender as of the date first above written:', b), Paragraph('CARROLL FOUNDRY OWNER LLC', b), Spacer(1, 14), Paragraph('By: ______________________________<br/>Name:<br/>Title: Authorized Signatory', PS('y', parent=b, leftIndent=220))])]
def foot(c, d):
    c.setFont('Times-Roman', 9); c.drawCentredString(306, 30, f'Exhibit C-2 - {d.page}'); c.setFont('Times-Roman', 6.5); c.drawString(36, 22, 'NYDOCS03/1184402.6')
SimpleDocTemplate(path(NAME), pagesize=letter, leftMargin=13, rightMargin=13, topMargin=50, bottomMargin=48, invariant=1).build(
    [Indenter(40, 40)] + E[:6] + [Indenter(-40, -40)] + [E[6], E[7]] + [Indenter(40, 40)] + E[8:], onFirstPage=foot, onLaterPages=foot)
nv = sum(1 for r in rows if r['statusText'] == 'Vacant')
save(NAME, 'MIXED_USE', "lender's counsel, New York", "attorney's exhibit to a loan agreement, prose preamble, wrapped grid, increases in words", True, rows, 'The Carroll Foundry Lofts', D(2025,7,1), len(rows), len(rows) - nv, nv)
