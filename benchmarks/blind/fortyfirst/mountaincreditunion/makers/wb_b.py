from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as L

# ---------- 12 RV park borrower list ----------
def rvpark():
    r = random.Random(4112); N = Names(r); f = 'RV park rents NOV.xlsx'
    wb = Workbook(); ws = wb.active; ws.title = 'Nov 25'; B = Font(name='Comic Sans MS', size=11, bold=True); P = Font(name='Comic Sans MS', size=10)
    ws['A1'] = 'LONE JUNIPER RV & MOBILE HOME PARK'; ws['A1'].font = Font(name='Comic Sans MS', size=16, bold=True); ws['A2'] = 'Rents for the month of November 2025'; ws['A2'].font = B; ws['H1'] = 'Hwy 64, Farmington NM'; ws['H1'].font = P
    hd = ['Sp #', 'Name', 'What', 'Phone', 'Rent', 'Elec.', 'Trash', 'Pet', 'TOTAL', 'Paid?', 'Owes', 'Dep.', 'Here since']
    for i, h in enumerate(hd, 1): c = ws.cell(4, i, h); c.font = B; c.fill = PatternFill('solid', fgColor='FFF2A8'); c.border = Border(bottom=Side(style='medium'))
    for i, w in enumerate([6, 26, 14, 13, 9, 9, 8, 7, 10, 8, 9, 8, 13], 1): ws.column_dimensions[L(i)].width = w
    ws.column_dimensions['D'].hidden = True
    y = 5; rows = []; o = v = 0; T = [0.0] * 7
    secs = [('MOBILE HOMES - NORTH SIDE', range(1, 17)), ('RV - LONG TERM', range(20, 44)), ('CABINS (ours)', ['C-1', 'C-2', 'C-3', 'C-4'])]; vac = {6, 13, 23, 31, 40, 'C-4'}
    for sn, sp in secs:
        ws.cell(y, 1, sn).font = B; ws.merge_cells(start_row=y, start_column=1, end_row=y, end_column=13); ws.cell(y, 1).fill = PatternFill('solid', fgColor='E2EFDA'); y += 1
        for u in sp:
            what = {'M': r.choice(['single', 'double', 'single']), 'R': r.choice(['30 amp', '50 amp', '50 amp pull thru']), 'C': 'cabin'}[sn[0]]; ws.cell(y, 1, u).font = P; ws.cell(y, 3, what).font = P; ws.cell(y, 1).alignment = Alignment(horizontal='left')
            if u in vac:
                v += 1; ws.cell(y, 2, r.choice(['empty', 'EMPTY', 'empty'])).font = Font(name='Comic Sans MS', size=10, color='C00000'); rows.append(row(unit=str(u), unitType=what, statusText=ws.cell(y, 2).value, section=sn)); y += 1; continue
            o += 1; nm = N.fl(); rent = {'single': 410, 'double': 465, '30 amp': 375, '50 amp': 425, '50 amp pull thru': 450, 'cabin': 725}[what] + r.choice([0, 0, 0, -20, 15]); el = round(r.uniform(22, 96), 2) if sn[0] != 'C' else 0; tr = 15 if sn[0] != 'C' else 0; pet = r.choice([0, 0, 0, 10, 20]); tot = round(rent + el + tr + pet, 2); x = r.random()
            paid, owe = ('yes', 0) if x < .8 else ('part', round(tot - 300, 2)) if x < .9 else ('no', tot); dep = r.choice([100, 200, 200, 250]); since = D(r.randint(2011, 2025), r.randint(1, 10), 1)
            ws.cell(y, 2, nm).font = P; ws.cell(y, 4, '505-555-01%02d' % r.randint(10, 99)).font = P
            for c, q in ((5, rent), (6, el), (7, tr), (8, pet)):
                if q or c == 5: ws.cell(y, c, q).font = P; ws.cell(y, c).number_format = '0.00' if c == 6 else '0'
            ws.cell(y, 9, tot).number_format = '#,##0.00'; ws.cell(y, 10, paid); ws.cell(y, 11, owe if owe else None); ws.cell(y, 11).number_format = '#,##0.00'; ws.cell(y, 12, dep)
            if r.random() < .25: ws.cell(y, 13, str(since.year)); sv = str(since.year)
            else: ws.cell(y, 13, since.strftime('%b %Y')); sv = since.strftime('%b %Y')
            for c in range(9, 14): ws.cell(y, c).font = P
            for k, q in enumerate((rent, el, tr, pet, tot, owe, dep)): T[k] = round(T[k] + q, 2)
            rows.append(row(unit=str(u), unitType=what, tenantName=nm, statusText='Occupied', section=sn, contractRent=rent, charges=[dict(code=a, amount=q) for a, q in (('Elec.', el), ('Trash', tr), ('Pet', pet)) if q] or None, totalCharges=tot, balance=owe if owe else None, deposit=dep, moveInDate=sv)); y += 1
    y += 1; ws.cell(y, 2, 'TOTALS').font = B
    for c, q in zip((5, 6, 7, 8, 9, 11, 12), T): k = ws.cell(y, c, q); k.font = B; k.number_format = '#,##0.00'; k.border = Border(top=Side(style='thin'), bottom=Side(style='double'))
    ws.cell(y + 2, 2, '%d spaces & cabins total, %d rented, %d empty' % (o + v, o, v)).font = P; ws.cell(y + 3, 2, 'Spaces 17-19 are the office and laundry').font = P
    w2 = wb.create_sheet('meter readings'); w2.append(['Space', 'Oct 25 reading', 'Nov 25 reading', 'kWh'])
    for u in range(1, 17): a = r.randint(10000, 80000); k = r.randint(180, 700); w2.append([u, a, a + k, k])
    w3 = wb.create_sheet('to do'); w3['A1'] = 'call propane guy'; w3['A2'] = 'gravel for row 3'
    ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    wb.save(os.path.join(DOC, f)); save(f, rows, o + v, o, v, 'LONE JUNIPER RV & MOBILE HOME PARK', '2025-11', 'MANUFACTURED_HOUSING', "borrower's own list, hidden phone column, month only, other sheets for meters and to-do", hard=True, sheet='Nov 25')

# ---------- 13 credit union template mixed use, planted total_wrong ----------
def cutemplate():
    r = random.Random(4113); N = Names(r); f = 'SJRCU_Rent_Roll_Template_Alpine_Block.xlsx'
    wb = xlsxwriter.Workbook(os.path.join(DOC, f)); ws = wb.add_worksheet('Rent Roll'); ins = wb.add_worksheet('Instructions'); F = lambda **k: wb.add_format({'font_name': 'Calibri', 'font_size': 10, **k})
    ins.write(0, 0, 'Instructions', F(bold=1)); ins.write(1, 0, '1. List all residential units in Part A and all commercial units in Part B.'); ins.write(2, 0, '2. Enter vacant units with the rent you are asking.'); ins.write(3, 0, '3. Sign and date. Send with copies of leases.')
    bar = F(bold=1, font_color='white', bg_color='#7B2D26', font_size=13); ws.merge_range('A1:J1', 'San Juan Ranges Credit Union  -  Commercial Real Estate Rent Roll', bar)
    lab = F(bold=1, align='right'); inp = F(bottom=1, bg_color='#FFFBE6'); ind = F(bottom=1, bg_color='#FFFBE6', num_format='mm/dd/yyyy', align='left')
    for (a, l, b, v) in (('A3', 'Borrower:', 'B3:D3', 'Alpine Block Partners LLLP'), ('A4', 'Property:', 'B4:D4', 'The Alpine Block'), ('A5', 'Address:', 'B5:D5', '934 Main Ave, Durango, CO 81301')): ws.write(a, l, lab); ws.merge_range(b, v, inp)
    ws.merge_range('F3:G3', 'Rent roll effective date:', lab); ws.merge_range('H3:I3', '', ind); ws.write_datetime('H3', dt.datetime(2025, 11, 15), ind); ws.merge_range('F4:G4', 'Prepared by:', lab); ws.merge_range('H4:I4', 'F. Brannock, bookkeeper', inp); ws.merge_range('F5:G5', 'Loan officer (CU use):', lab); ws.merge_range('H5:I5', '', inp)
    sub = F(bold=1, bg_color='#EAD9D7'); h = F(bold=1, text_wrap=1, align='center', valign='vcenter', border=1, bg_color='#F4ECEB'); T = F(border=1); C = F(border=1, align='center'); M = F(border=1, num_format='#,##0.00'); I = F(border=1, num_format='#,##0'); DD = F(border=1, num_format='mm/dd/yy', align='center'); TB = F(border=1, bold=1, num_format='#,##0.00')
    for i, w in enumerate([14, 26, 12, 10, 12, 12, 12, 12, 12, 14]): ws.set_column(i, i, w)
    ws.merge_range('A7:J7', 'PART A - RESIDENTIAL', sub); ws.set_row(7, 30)
    for i, x in enumerate(['Unit', 'Tenant', 'Bed / Bath', 'Sq Ft', 'Lease Start', 'Lease End', 'Current Rent ($/mo)', 'Asking Rent ($/mo)', 'Security Deposit', 'Section 8 (Y/N)']): ws.write(7, i, x, h)
    y = 8; rows = []; A = [0.0, 0.0, 0.0]; SA = 'PART A - RESIDENTIAL'; SB = 'PART B - COMMERCIAL'
    for k in range(1, 17):
        u = '%d%02d' % (2 if k <= 8 else 3, (k - 1) % 8 + 1); bb = ['Studio / 1', '1 / 1', '1 / 1', '2 / 1'][k % 4]; sf = {'S': 440, '1': 600, '2': 845}[bb[0]]; ask = {'S': 1150, '1': 1425, '2': 1825}[bb[0]]; ws.write(y, 0, u, C); ws.write(y, 2, bb, C); ws.write(y, 3, sf, I); ws.write(y, 7, ask, M); A[1] += ask
        d = dict(unit=u, unitType=bb, area=sf, section=SA, marketRent=ask)
        if u in ('204', '307'):
            ws.write(y, 1, 'VACANT', T)
            for c in (4, 5, 6, 8, 9): ws.write_blank(y, c, None, T)
            rows.append(row(**d, statusText='VACANT')); y += 1; continue
        nm = N.fl(); s = D(2025, r.randint(1, 10), 1) if k % 5 else D(2022, 6, 1); mtm = k % 5 == 0; e = 'MTM' if mtm else endof(s, 12); rent = ask - r.choice([0, 0, 50, 75, 100, 125]); dep = rent if r.random() < .5 else 1000
        ws.write(y, 1, nm, T); ws.write_datetime(y, 4, dt.datetime(s.year, s.month, 1), DD)
        ws.write(y, 5, 'MTM', C) if mtm else ws.write_datetime(y, 5, dt.datetime(e.year, e.month, e.day), DD)
        ws.write(y, 6, rent, M); ws.write(y, 8, dep, M); ws.write(y, 9, 'Y' if k in (3, 11) else 'N', C); A[0] += rent; A[2] += dep
        rows.append(row(**d, tenantName=nm, statusText='Occupied', leaseStartDate=s, leaseEndDate=e, contractRent=rent, deposit=dep)); y += 1
    wrong = A[0] - 1000
    ws.merge_range(y, 0, y, 5, 'TOTAL RESIDENTIAL (monthly)', F(border=1, bold=1, align='right'))
    for c, q in ((6, wrong), (7, A[1]), (8, A[2])): ws.write(y, c, q, TB)
    ws.write_blank(y, 9, None, T); y += 2
    ws.merge_range(y, 0, y, 9, SB, sub); y += 1; ws.set_row(y, 30)
    for i, x in enumerate(['Suite', 'Business / Tenant', 'Lease Type', 'Sq Ft', 'Lease Start', 'Lease End', 'Base Rent ($/mo)', 'NNN Reimb. ($/mo)', 'Security Deposit', 'Next Increase']): ws.write(y, i, x, h)
    y += 1; S = [0.0] * 3
    for u, nm, lt, sf, s, e, rent, nnn, dep, nx, st in (('Main-1', 'Whitlock Outfitters', 'NNN', 2850, D(2022, 5, 1), D(2027, 4, 30), 5985, 1425, 6000, '5/1/26 to $6,164.55', [('2026-05-01', 6164.55)]), ('Main-2', 'Fenwright Books', 'Gross', 1300, D(2019, 1, 1), 'MTM', 2400, 0, 1800, 'none', None), ('Main-3', 'Cold Iron Pizza', 'NNN', 1950, D(2024, 3, 1), D(2029, 2, 28), 4387.5, 975, 4400, '3/1/26 to $4,519.13', [('2026-03-01', 4519.13)]), ('Lower', 'Silverline Pilates', 'Mod. gross', 1600, D(2023, 9, 1), D(2026, 8, 31), 2000, 240, 2000, 'none', None)):
        ws.write(y, 0, u, C); ws.write(y, 1, nm, T); ws.write(y, 2, lt, C); ws.write(y, 3, sf, I); ws.write_datetime(y, 4, dt.datetime(s.year, s.month, 1), DD); ws.write(y, 5, 'MTM', C) if isinstance(e, str) else ws.write_datetime(y, 5, dt.datetime(e.year, e.month, e.day), DD); ws.write(y, 6, rent, M); ws.write(y, 7, nnn, M); ws.write(y, 8, dep, M); ws.write(y, 9, nx, F(border=1, font_size=8)); S = [S[0] + rent, S[1] + nnn, S[2] + dep]
        rows.append(row(unit=u, area=sf, section=SB, tenantName=nm, statusText='Occupied', leaseStartDate=s, leaseEndDate=e, contractRent=rent, charges=[dict(code='NNN Reimb.', amount=nnn)], deposit=dep, rentSteps=[dict(date=a, amount=q) for a, q in st] if st else None)); y += 1
    ws.merge_range(y, 0, y, 5, 'TOTAL COMMERCIAL (monthly)', F(border=1, bold=1, align='right'))
    for c, q in zip((6, 7, 8), S): ws.write(y, c, q, TB)
    ws.write_blank(y, 9, None, T); y += 2
    for a, b in (('Residential units', 16), ('   of which vacant', 2), ('Commercial units', 4), ('   of which vacant', 0)): ws.merge_range(y, 0, y, 1, a, F(bold=1)); ws.write(y, 2, b, C); y += 1
    y += 1; ws.merge_range(y, 0, y, 9, 'I certify that this rent roll is true and complete as of the effective date above and that no tenant has paid rent more than one month ahead.', F(italic=1)); y += 3
    ws.merge_range(y, 0, y, 3, 'Signature / title', F(top=1)); ws.merge_range(y, 6, y, 8, 'Date', F(top=1)); ws.set_landscape(); ws.fit_to_pages(1, 1); wb.close()
    save(f, rows, 20, 18, 2, 'The Alpine Block', '2025-11-15', 'MIXED_USE', "credit union's Excel template, residential and commercial parts with different columns, certification", hard=True, sheet='Rent Roll',
         planted=dict(what='Part A total of current rent is printed as %s, the rows sum to %s' % (m2(wrong), m2(A[0])), kind='total_wrong'))

# ---------- 14 charge-column export by building ----------
def chargecols():
    r = random.Random(4114); N = Names(r); f = 'Sagebrush Commons RR - 2025.12.01.xlsx'
    wb = Workbook(); ws = wb.active; ws.title = 'Report'; fn = lambda **k: Font(name='Tahoma', size=8, **k)
    def put(y, x, v, bold=False, fmt=None, al=None):
        c = ws.cell(y, x, v); c.font = fn(bold=bold); c.number_format = fmt or 'General'; c.alignment = Alignment(horizontal=al); return c
    put(1, 1, 'Sagebrush Commons', True).font = Font(name='Tahoma', size=12, bold=True); put(2, 1, 'Rent Roll - Scheduled Charges by Building', True); put(3, 1, 'Effective Date: 12/1/2025'); put(3, 12, 'Generated: 12/3/2025 10:22:05 AM'); put(4, 1, 'Garden City, Idaho')
    # two-row header, with blank spacer columns C and K
    top = {1: 'Unit', 2: 'Floor', 4: 'Resident', 6: 'Occ.', 7: 'Move-In', 8: 'Lease', 10: 'Market', 12: 'Scheduled Charges', 19: 'Deposits', 20: 'Ending'}
    bot = {1: 'No.', 2: 'Plan', 3: 'SqFt', 4: 'Name', 6: 'Status', 7: 'Date', 8: 'Begin', 9: 'End', 10: 'Rent', 12: 'Rent', 13: 'Parking', 14: 'Pet', 15: 'W/S/T', 16: 'Storage', 17: 'Concession', 18: 'Total', 19: 'On Hand', 20: 'Balance'}
    for x in range(1, 21):
        for y, dct in ((6, top), (7, bot)): c = put(y, x, dct.get(x), True, al='center'); c.fill = PatternFill('solid', fgColor='D9D9D9')
    ws.merge_cells('L6:R6'); ws.merge_cells('H6:I6')
    for i, w in enumerate([7, 10, 7, 24, 1.5, 9, 10, 10, 10, 10, 1.5, 10, 9, 8, 8, 9, 11, 10, 10, 10], 1): ws.column_dimensions[L(i)].width = w
    ws.merge_cells('A1:F1'); M = '#,##0.00_);(#,##0.00)'; y = 8; rows = []; G = [0.0] * 10; o = v = 0
    plans = [('Sage 1x1', 675, 1265), ('Juniper 2x1', 880, 1440), ('Aspen 2x2', 985, 1560), ('Lodgepole 3x2', 1225, 1835)]; vac = {'1-104', '3-202', '4-101', '5-203'}
    for b in range(1, 7):
        put(y, 1, 'Building %d' % b, True); y += 1; S = [0.0] * 10; bo = bn = 0
        for k in range(8):
            u = '%d-%d%02d' % (b, 1 + k // 4, k % 4 + 1)
            p = plans[(k + b) % 4]; bn += 1; put(y, 1, u); put(y, 2, p[0]); put(y, 3, p[1]); put(y, 10, p[2], fmt=M); S[0] += p[2]; d = dict(unit=u, building='Building %d' % b, unitType=p[0], area=p[1], marketRent=p[2])
            if u in vac:
                v += 1; st = 'Vacant'; put(y, 6, st); rows.append(row(**d, statusText=st)); y += 1; continue
            o += 1; bo += 1; st = r.choice(['Current'] * 8 + ['NTV', 'MTM']); nm = N.lf(); mi = D(r.choice([2022, 2023, 2024, 2025]), r.randint(1, 11), r.randint(1, 28)); s = mi
            while endof(s, 12) < D(2025, 12, 1): s = addm(D(s.year, s.month, 1), 12)
            e = endof(s, 12)
            if st == 'MTM': mi = s = D(2023, r.randint(1, 12), 1); e = endof(s, 12)
            rent = p[2] - r.choice([0, 10, 25, 40, 65, 90]); ch = [rent, r.choice([0, 0, 35, 60]), r.choice([0, 0, 0, 30, 45]), {6: 52, 8: 64, 9: 64, 1: 78}[int(str(p[1])[0])], r.choice([0, 0, 0, 0, 25]), r.choice([0] * 9 + [-50, -100])]; tot = sum(ch); dep = r.choice([350, 500, 500, 800, 1000]); bal = r.choice([0, 0, 0, 0, 0, tot, -round(r.uniform(3, 60), 2), round(r.uniform(10, 400), 2)])
            put(y, 4, nm); put(y, 6, st)
            for x, q in ((7, mi), (8, s), (9, e)): put(y, x, '%d/%d/%d' % (q.month, q.day, q.year), al='right')
            for x, q in zip(range(12, 18), ch):
                if q: put(y, x, q, fmt=M)
            put(y, 18, tot, fmt=M); put(y, 19, dep, fmt=M); put(y, 20, bal, fmt=M)
            for i, q in enumerate(ch + [tot, dep, bal], 1): S[i] = round(S[i] + q, 2)
            rows.append(row(**d, tenantName=nm, statusText=st, moveInDate=mi, leaseStartDate=s, leaseEndDate=e, contractRent=rent, charges=[dict(code=a, amount=q) for a, q in zip(('Rent', 'Parking', 'Pet', 'W/S/T', 'Storage', 'Concession'), ch) if q], totalCharges=tot, deposit=dep, balance=bal)); y += 1
        put(y, 1, 'Building %d Totals' % b, True); put(y, 4, '%d units / %d occupied' % (bn, bo), True)
        for x, q in zip([10] + list(range(12, 21)), S): c = put(y, x, q, True, M); c.border = Border(top=Side(style='thin'))
        G = [round(a + q, 2) for a, q in zip(G, S)]; y += 2
    put(y, 1, 'Property Totals', True); put(y, 4, '%d units / %d occupied' % (o + v, o), True)
    for x, q in zip([10] + list(range(12, 21)), G): c = put(y, x, q, True, M); c.border = Border(top=Side(style='thin'), bottom=Side(style='double'))
    y += 3
    for a in ('Status key', 'Current = in lease term', 'MTM = month to month, lease term expired', 'NTV = notice to vacate given, still in possession', 'W/S/T = water, sewer and trash'): put(y, 2, a, a == 'Status key'); y += 1
    ws.freeze_panes = 'A8'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '6:7'
    wb.save(os.path.join(DOC, f)); save(f, rows, o + v, o, v, 'Sagebrush Commons', '2025-12-01', 'MULTIFAMILY', 'system export by building, two-row header, spacer columns, charge columns, text dates')
if __name__ == '__main__':
    rvpark(); cutemplate(); chargecols()
