from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as L

# ---------- 8 Buildium-like, three properties grouped (openpyxl) ----------
def buildium():
    r = random.Random(4108); N = Names(r); f = 'Rent roll - Buildium 10-31-2025.xlsx'
    wb = Workbook(); ws = wb.active; ws.title = 'Rent roll'; b = Font(bold=True)
    ws['A1'] = 'Rent roll'; ws['A1'].font = Font(bold=True, size=16); ws['A2'] = 'Bitterroot Leasing & Management'; ws['A3'] = 'As of 10/31/2025'
    hd = ['Unit', 'Tenants', 'Bed/Bath', 'Size (sq. ft.)', 'Lease type', 'Lease start', 'Lease end', 'Next rent change', 'Market rent', 'Rent', 'Deposits held', 'Prepayments', 'Balance due']
    for i, h in enumerate(hd, 1):
        c = ws.cell(5, i, h); c.font = b; c.fill = PatternFill('solid', fgColor='E8EEF4'); c.border = Border(bottom=Side(style='thin')); c.alignment = Alignment(horizontal='right' if i > 8 or i == 4 else 'left')
    for i, w in enumerate([10, 38, 11, 13, 14, 12, 12, 17, 12, 12, 13, 13, 12], 1): ws.column_dimensions[L(i)].width = w
    y = 6; rows = []; G = [0] * 6; occ = vac = 0
    P = [('Daly Street Twelve', '418 Daly St, Missoula, MT 59801', ['%d' % i for i in range(1, 13)], {'7'}), ('Higgins Court', '2240 S Higgins Ave, Missoula, MT 59801', ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], {'C'}), ('Sentinel Flats', '905 Kemp St, Missoula, MT 59801', ['%d%02d' % (a, k) for a in (1, 2) for k in range(1, 9)], {'106', '203'})]
    for pn, ad, us_, vs in P:
        c = ws.cell(y, 1, '%s | %s' % (pn, ad)); c.font = b; y += 1; t = [0] * 6
        for u in us_:
            bb = r.choice(['1/1', '2/1', '2/1', '2/1.5', '3/2']); sz = {'1/1': 610, '2/1': 790, '2/1.5': 860, '3/2': 1075}[bb]; mk = {'1/1': 1050, '2/1': 1285, '2/1.5': 1350, '3/2': 1595}[bb]; ws.cell(y, 1, int(u) if u.isdigit() else u); ws.cell(y, 3, bb).number_format = '@'; ws.cell(y, 4, sz).number_format = '#,##0'; ws.cell(y, 9, mk).number_format = '$#,##0.00'; t[0] += mk
            d = dict(unit=u, propertyName=pn, unitType=bb, area=sz, marketRent=mk)
            if u in vs:
                ws.cell(y, 2, 'VACANT').font = Font(italic=True, color='888888'); rows.append(row(**d, statusText='VACANT')); vac += 1; y += 1; continue
            occ += 1; nm = N.fl() + (', ' + N.fl() if r.random() < .3 else ''); ws.cell(y, 2, nm); lt = 'At-will' if r.random() < .2 else 'Fixed'; s = D(2025, r.randint(1, 9), 1) if lt == 'Fixed' else D(2023, r.randint(2, 12), 1); e = endof(s, 12) if lt == 'Fixed' else None
            rent = mk - r.choice([0, 0, 25, 40, 60, 95]); dep = r.choice([rent, 800, 1000, 1000]); pp = rent if r.random() < .07 else 0; bal = 0 if pp or r.random() < .8 else round(r.uniform(20, rent), 2)
            ws.cell(y, 5, lt)
            ws.cell(y, 6, s).number_format = 'm/d/yyyy'
            if e: ws.cell(y, 7, e).number_format = 'm/d/yyyy'
            for k, v in ((10, rent), (11, dep), (12, pp), (13, bal)): ws.cell(y, k, v).number_format = '$#,##0.00'
            for k, v in enumerate((rent, dep, pp, bal), 1): t[k] += v
            rows.append(row(**d, tenantName=nm, statusText='Occupied', leaseStartDate=s, leaseEndDate=e, contractRent=rent, deposit=dep, balance=bal)); y += 1
        ws.cell(y, 1, 'Total for %s' % pn).font = b
        for k, v in zip((9, 10, 11, 12, 13), t): c = ws.cell(y, k, round(v, 2)); c.number_format = '$#,##0.00'; c.font = b; c.border = Border(top=Side(style='thin'))
        G = [a + q for a, q in zip(G, t)]; y += 2
    ws.cell(y, 1, 'Total').font = b
    for k, v in zip((9, 10, 11, 12, 13), G): c = ws.cell(y, k, round(v, 2)); c.number_format = '$#,##0.00'; c.font = b; c.border = Border(top=Side(style='double'))
    ws.cell(y + 2, 1, '%d units  •  %d occupied  •  %d vacant' % (occ + vac, occ, vac)); ws.freeze_panes = 'B6'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    wb.save(os.path.join(DOC, f)); save(f, rows, occ + vac, occ, vac, None, '2025-10-31', 'MULTIFAMILY', 'Buildium-like export, three small properties with group headings and totals')

# ---------- 9 DoorLoop-like flat export ----------
def doorloop():
    r = random.Random(4109); N = Names(r); f = 'doorloop_rentroll_export.xlsx'
    wb = xlsxwriter.Workbook(os.path.join(DOC, f)); ws = wb.add_worksheet('RentRoll'); h = wb.add_format(dict(bold=1, font_name='Arial', font_size=10, bg_color='#1F2937', font_color='white')); a = wb.add_format(dict(font_name='Arial', font_size=10)); m = wb.add_format(dict(font_name='Arial', font_size=10, num_format='#,##0.00')); bt = wb.add_format(dict(font_name='Arial', font_size=10, bold=1, num_format='#,##0.00', top=1))
    hd = ['PROPERTY', 'UNIT', 'TENANT(S)', 'STATUS', 'BEDS', 'BATHS', 'SIZE', 'START DATE', 'END DATE', 'RENT', 'OTHER CHARGES', 'TOTAL RECURRING', 'MARKET RENT', 'DEPOSITS HELD', 'OVERDUE']
    for i, x in enumerate(hd): ws.write(0, i, x, h)
    for i, w in enumerate([30, 10, 34, 13, 6, 6, 8, 13, 13, 11, 15, 16, 13, 14, 11]): ws.set_column(i, i, w)
    props = [('1510 Cheyenne Rd (Fourplex)', 4), ('1518 Cheyenne Rd (Fourplex)', 4), ('221 N Institute St', 2), ('227 N Institute St', 2), ('3305 Templeton Gap Rd', 8), ('88 Maizeland Ct', 2), ('640 Fillmore Pl', 6), ('2901 Pikes Peak Ave', 4), ('717 Shooks Run', 2), ('4030 Galley Rd', 6), ('1212 Bott Ave', 2)]
    V = {('1518 Cheyenne Rd (Fourplex)', 1), ('640 Fillmore Pl', 4), ('4030 Galley Rd', 0)}; y = 1; rows = []; T = [0.0] * 6; o = v = 0
    for pn, k in props:
        for i in range(k):
            u = 'ABCDEFGH'[i] if k < 4 else 'Unit %d' % (i + 1); bd = r.choice([1, 2, 2, 3]); sz = 420 + 210 * bd + r.choice([0, 15, 40]); mk = 825 + 235 * bd; ws.write(y, 0, pn, a); ws.write(y, 1, u, a); ws.write(y, 4, bd, a); ws.write(y, 5, 2 if bd == 3 else 1, a); ws.write(y, 6, sz, a); ws.write(y, 12, mk, m); T[3] += mk
            d = dict(unit=u, propertyName=pn, area=sz, marketRent=mk)
            if (pn, i) in V:
                v += 1; ws.write(y, 3, 'VACANT', a); rows.append(row(**d, statusText='VACANT')); y += 1; continue
            o += 1; st = 'ACTIVE'; s = D(r.choice([2023, 2024, 2025]), r.randint(1, 10), r.choice([1, 1, 15])); e = endof(s, r.choice([12, 12, 24]))
            x = r.random(); es = None
            if x < .18: es = 'At will'
            while e < D(2025, 11, 1): e = addm(e, 12)
            if x > .9: st = 'MOVING OUT'
            nm = N.fl() + (' +1' if r.random() < 0 else ''); nm += '; ' + N.fl() if r.random() < .25 else ''
            rent = mk - r.choice([0, 0, 30, 45, 70, 90]); oc = r.choice([0, 0, 25, 35, 50, 60]); dep = r.choice([rent, mk, 900, 1200]); ov = 0 if r.random() < .84 else round(r.uniform(30, 1400), 2)
            ws.write(y, 2, nm, a); ws.write(y, 3, st, a); ws.write(y, 7, us(s), a); ws.write(y, 8, es or us(e), a)
            for c, q in ((9, rent), (10, oc), (11, rent + oc), (13, dep), (14, ov)): ws.write(y, c, q, m)
            for c, q in enumerate((rent, oc, rent + oc)): T[c] += q
            T[4] += dep; T[5] += ov
            rows.append(row(**d, tenantName=nm, statusText=st, leaseStartDate=s, leaseEndDate=es or e, contractRent=rent, charges=[dict(code='OTHER CHARGES', amount=oc)], totalCharges=rent + oc, deposit=dep, balance=ov)); y += 1
    ws.write(y, 0, 'TOTAL', bt)
    for c in range(1, 9): ws.write_blank(y, c, None, bt)
    for c, q in zip(range(9, 15), T): ws.write(y, c, round(q, 2), bt)
    ws.autofilter(0, 0, y - 1, 14); ws.freeze_panes(1, 0); ws.set_landscape(); ws.fit_to_pages(1, 0); wb.close()
    save(f, rows, o + v, o, v, None, None, 'MULTIFAMILY', 'DoorLoop-like flat export, header in first row, no title or date, dates as text')

# ---------- 10 QuickBooks-like small office ----------
def quickbooks():
    r = random.Random(4110); f = 'Cholla_QB_tenant_charges.xlsx'
    wb = xlsxwriter.Workbook(os.path.join(DOC, f)); ws = wb.add_worksheet('Sheet1'); F = lambda **k: wb.add_format(dict(font_name='Arial', font_size=8, **k))
    ws.hide_gridlines(2); ws.write(0, 0, '4:47 PM', F(bold=1)); ws.write(1, 0, '11/04/25', F(bold=1)); ws.merge_range(0, 4, 0, 22, 'Cholla Professional Center, LLC', wb.add_format(dict(font_name='Arial', font_size=12, bold=1, align='center'))); ws.merge_range(1, 4, 1, 22, 'Rent Roll - Monthly Charges by Tenant', wb.add_format(dict(font_name='Arial', font_size=14, bold=1, align='center'))); ws.merge_range(2, 4, 2, 22, 'As of October 31, 2025', wb.add_format(dict(font_name='Arial', font_size=10, bold=1, align='center')))
    hd = ['Suite', 'Sq Ft', 'Lease Start', 'Lease End', 'Base Rent', 'CAM', 'Utilities', 'Signage', 'Total', 'Sec Dep Held', 'Open Balance']
    pos = [4 + 2 * i for i in range(11)]
    ws.set_column(0, 2, 1.5); ws.set_column(3, 3, 30)
    for p, w in zip(pos, [8, 7, 10, 10, 10, 9, 9, 8, 10, 11, 12]): ws.set_column(p, p, w); ws.set_column(p + 1, p + 1, .8)
    hf = F(bold=1, align='center', bottom=5)
    for p, x in zip(pos, hd): ws.write(4, p, x, hf)
    n = F(num_format='#,##0.00;-#,##0.00'); i0 = F(num_format='#,##0'); dt_ = F(num_format='mm/dd/yyyy', align='center'); t = F(align='left'); sb = F(num_format='#,##0.00;-#,##0.00', top=1, bold=1); si = F(num_format='#,##0', top=1, bold=1); db = F(num_format='#,##0.00;-#,##0.00', top=1, bottom=6, bold=1); di = F(num_format='#,##0', top=1, bottom=6, bold=1); b = F(bold=1)
    fl = [('1st Floor', [('Saguaro Hearing Associates', '101', 1450), ('Ollivander & Tso, CPAs', '104', 1820), (None, '106', 900), ('Bright Mesa Pediatric Therapy', '108', 2600), ('Desert Title Agency', '112', 2150), ('Ocotillo Optical', '115', 1275)]),
          ('2nd Floor', [('Halvorsen Structural Engineers', '201', 3100), ('Larranaga Law, P.C.', '205', 1640), ('Blue Agave Counseling', '207', 780), ('Sky Harbor Benefits Group', '208', 1150), (None, '210', 1300), ('Pima Home Health', '212', 2040), ('Kettleman Appraisal', '214', 620)]), ('Other', [('Copper State Wireless (rooftop)', 'Roof', None)])]
    y = 5; ws.write(y, 0, 'Cholla Professional Center', b); y += 1; rows = []; G = [0.0] * 8; o = v = 0
    for sn, ts in fl:
        ws.write(y, 1, sn, b); y += 1; S = [0.0] * 8
        for tn, su, sf in ts:
            ws.write_string(y, pos[0], su, t)
            if sf: ws.write(y, pos[1], sf, i0); S[0] += sf
            if tn is None:
                ws.write(y, 2, 'Vacant', t); v += 1; rows.append(row(unit=su, area=sf, statusText='Vacant', section=sn)); y += 1; continue
            ws.write(y, 2, tn, t)
            if sf: o += 1
            base = round(sf * r.choice([1.55, 1.6, 1.65, 1.7, 1.75]), 2) if sf else 1150.0; cam = round(sf * .38, 2) if sf else 0.0; ut = round(sf * .17, 2) if sf else 85.0; sg = 40.0 if sf and r.random() < .4 else 0.0; tot = round(base + cam + ut + sg, 2); dep = round(base, -2) if sf else 0.0; bal = r.choice([0.0, 0.0, 0.0, 0.0, tot, -125.0])
            s = D(r.choice([2020, 2021, 2022, 2023, 2024]), r.randint(1, 12), 1); e = endof(s, 60); e = endof(s, 84) if e < D(2025, 11, 1) else e
            ws.write_datetime(y, pos[2], dt.datetime(s.year, s.month, 1), dt_); mtm = su in ('207', '214'); 
            ws.write(y, pos[3], 'month-to-month' if mtm else dt.datetime(e.year, e.month, e.day), t if mtm else dt_)
            if mtm: pass
            for p, q in zip(pos[4:], (base, cam, ut, sg, tot, dep, bal)): ws.write(y, p, q, n)
            for k, q in enumerate((base, cam, ut, sg, tot, dep, bal), 1): S[k] = round(S[k] + q, 2)
            rows.append(row(unit=su, area=sf, tenantName=tn, statusText='Occupied', section=sn, leaseStartDate=s, leaseEndDate='month-to-month' if mtm else e, contractRent=base, charges=[dict(code=c, amount=q) for c, q in (('Base Rent', base), ('CAM', cam), ('Utilities', ut), ('Signage', sg))], totalCharges=tot, deposit=dep, balance=bal)); y += 1
        ws.write(y, 1, 'Total ' + sn, b)
        if S[0]: ws.write(y, pos[1], S[0], si)
        for p, q in zip(pos[4:], S[1:]): ws.write(y, p, q, sb)
        y += 2; G = [round(p + q, 2) for p, q in zip(G, S)]
    y -= 1; ws.write(y, 0, 'TOTAL', b); ws.write(y, pos[1], G[0], di)
    for p, q in zip(pos[4:], G[1:]): ws.write(y, p, q, db)
    ws.set_landscape(); ws.fit_to_pages(1, 0); ws.freeze_panes(5, 4); wb.close()
    save(f, rows, None, None, v, 'Cholla Professional Center', '2025-10-31', 'OFFICE', 'QuickBooks-like export: indent columns, spacer columns, charge columns, rooftop licence row', hard=True)

# ---------- 11 borrower flex warehouse, several sheets ----------
def flex():
    r = random.Random(4111); f = 'Kyrene Flex Park - borrower package.xlsx'
    wb = xlsxwriter.Workbook(os.path.join(DOC, f)); s0 = wb.add_worksheet('Property Info'); ws = wb.add_worksheet('RR 12-1-25'); s2 = wb.add_worksheet('Debt'); F = lambda **k: wb.add_format({'font_name': 'Calibri', 'font_size': 10, **k})
    for i, (a, b) in enumerate([('Property', 'Kyrene Flex Park'), ('Address', '6820-6860 S Kyrene Rd, Tempe, AZ 85283'), ('Owner', 'KFP Partners LP'), ('Year built', 1998), ('Buildings', 3), ('Rentable SF', 50400), ('Lot', '4.1 acres')]): s0.write(i, 0, a, F(bold=1)); s0.write(i, 1, b, F(align='left'))
    s0.set_column(0, 0, 16); s0.set_column(1, 1, 40)
    s2.write_row(0, 0, ['Lender', 'Orig. balance', 'Current balance', 'Rate', 'Maturity'], F(bold=1)); s2.write_row(1, 0, ['Salt River Savings', 3900000, 3412876.44, .0485], F()); s2.write(1, 4, '5/1/2026'); s2.set_column(0, 4, 18)
    ws.write(0, 1, 'Kyrene Flex Park', F(bold=1, font_size=14) if 0 else wb.add_format(dict(bold=1, font_size=14))); ws.write(1, 1, 'Rent roll as of December 1, 2025')
    g = F(bold=1, align='center', bg_color='#FCE4D6', border=1); h = F(bold=1, align='center', valign='vcenter', text_wrap=1, bg_color='#FCE4D6', border=1)
    ws.merge_range(3, 1, 3, 5, 'Space', g); ws.merge_range(3, 6, 3, 7, 'Lease term', g); ws.merge_range(3, 8, 3, 10, 'Current base rent', g); ws.merge_range(3, 11, 3, 12, '1st bump', g); ws.merge_range(3, 13, 3, 14, '2nd bump', g); ws.write(3, 15, '', g); ws.write(3, 16, '', g)
    for i, x in enumerate(['Bldg', 'Bay', 'Tenant', 'Use', 'SF', 'Start', 'Expires', 'per month', 'per year', '$/SF/yr', 'date', 'per month', 'date', 'per month', 'NNN est. per month', 'Deposit'], 1): ws.write(4, i, x, h)
    ws.set_column(0, 0, 2)
    for i, w in enumerate([7, 7, 30, 15, 8, 10, 10, 12, 13, 8, 10, 12, 10, 12, 11, 11], 1): ws.set_column(i, i, w)
    ws.set_row(4, 30)
    T = F(border=1); I = F(border=1, num_format='#,##0'); M = F(border=1, num_format='$#,##0.00'); DT = F(border=1, num_format='mmm d, yyyy', align='center'); MG = F(border=1, bold=1, align='center', valign='vcenter', font_size=14)
    nm = ['Ahwatukee Cabinet Works', 'Prickly Pear Press', 'Sun Devil Stone & Granite', 'Baseline Fire Protection', 'Hayden Butte Brewing Supply', 'Rivenbark Robotics', 'Apache Auto Glass', 'Valley Fastener Co.', 'Two Sisters Catering', 'Monsoon Roofing Inc.', 'Tempe Tile Outlet', 'Guadalupe Pallet', 'Kyrene CrossTrain', 'Ibis Medical Billing', 'Lark Aerospace Tooling', 'Arroyo Pool Parts', 'Night Heron Studios', 'Mesquite Millwork', 'AZ Vapor Barrier LLC']
    r.shuffle(nm); B = [('A', 8, [1800, 1800, 2400, 2400, 1800, 1800, 2400, 2400]), ('B', 6, [3000, 3000, 2400, 2400, 3000, 3000]), ('C', 7, [2100, 2100, 3000, 3000, 2100, 2100, 2400])]
    y = 5; rows = []; tot = [0.0] * 5; o = v = vsf = 0; k = 0
    for b, n, sfs in B:
        ws.merge_range(y, 1, y + n - 1, 1, b, MG)
        for i, sf in enumerate(sfs, 1):
            bay = '%s%d' % (b, i); use = 'Office/whse' if i % 3 else 'Warehouse'; ws.write(y, 2, bay, T); ws.write(y, 4, use, T); ws.write(y, 5, sf, I); tot[0] += sf
            if bay in ('A3', 'C6'):
                ws.write(y, 3, 'Vacant' if bay == 'A3' else 'Vacant', F(border=1, italic=1, font_color='red')); v += 1; vsf += sf
                for c in range(6, 17): ws.write_blank(y, c, None, T)
                rows.append(row(unit=bay, building=b, unitType=use, area=sf, statusText='Vacant')); y += 1; continue
            o += 1; ws.write(y, 3, nm[k], T); s = D(r.choice([2021, 2022, 2023, 2024, 2025]), r.randint(1, 11), 1); e = endof(s, 60 if s.year < 2025 else 36); psf = r.choice([12.6, 13.2, 13.8, 14.4, 15.0]); mo = round(sf * psf / 12, 2); an = round(mo * 12, 2); steps = []; sd = D(2026, s.month, 1)
            for j in (1, 2):
                if addm(sd, 12 * (j - 1)) < e: steps.append((addm(sd, 12 * (j - 1)), round(mo * 1.035 ** j, 2)))
            nn = round(sf * .29, 2); dep = round(mo / 50) * 50
            ws.write_datetime(y, 6, dt.datetime(s.year, s.month, s.day), DT); ws.write_datetime(y, 7, dt.datetime(e.year, e.month, e.day), DT); ws.write(y, 8, mo, M); ws.write_formula(y, 9, '=I%d*12' % (y + 1), M, an); ws.write_formula(y, 10, '=J%d/F%d' % (y + 1, y + 1), M, an / sf)
            for j in (0, 1):
                if j < len(steps): ws.write_datetime(y, 11 + 2 * j, dt.datetime(steps[j][0].year, steps[j][0].month, 1), DT); ws.write(y, 12 + 2 * j, steps[j][1], M)
                else: ws.write_blank(y, 11 + 2 * j, None, T); ws.write_blank(y, 12 + 2 * j, None, T)
            ws.write(y, 15, nn, M); ws.write(y, 16, dep, M); tot = [tot[0], tot[1] + mo, tot[2] + an, tot[3] + nn, tot[4] + dep]
            rows.append(row(unit=bay, building=b, unitType=use, area=sf, tenantName=nm[k], statusText='Occupied', leaseStartDate=s, leaseEndDate=e, contractRent=mo, annualRent=an, charges=[dict(code='NNN est.', amount=nn)], deposit=dep, rentSteps=[dict(date=iso(a), amount=q) for a, q in steps] or None)); k += 1; y += 1
    bt = F(bold=1, top=6); 
    ws.write(y, 3, 'TOTAL', bt)
    for c, q, ff in ((5, tot[0], '#,##0'), (8, tot[1], '$#,##0.00'), (9, tot[2], '$#,##0.00'), (15, tot[3], '$#,##0.00'), (16, tot[4], '$#,##0.00')): ws.write_formula(y, c, '=SUM(%s6:%s%d)' % (L(c + 1), L(c + 1), y), F(bold=1, top=6, num_format=ff), round(q, 2))
    ws.write(y + 1, 3, 'Vacant SF'); ws.write(y + 1, 5, vsf, F(num_format='#,##0')); ws.write(y + 2, 3, 'Occupancy'); ws.write(y + 2, 5, 1 - vsf / tot[0], F(num_format='0.0%')); ws.write(y + 4, 1, 'All leases NNN. Bumps are 3.5% each year on the anniversary month; only the next two are shown.', F(italic=1))
    assert tot[0] == 50400, tot[0]
    ws.activate(); ws.set_landscape(); ws.fit_to_pages(1, 0); wb.close(); save(f, rows, o + v, o, v, 'Kyrene Flex Park', '2025-12-01', 'INDUSTRIAL', 'borrower workbook with three sheets, merged building cells, grouped headers, two rent bumps in columns, formulas', sheet='RR 12-1-25')
if __name__ == '__main__':
    buildium(); doorloop(); quickbooks(); flex()
