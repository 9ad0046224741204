from common import *
import xlsxwriter, csv, io
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL

# ------------------------------------------------------------------ D08 Yardi rent roll with lease charges, custom
def d08():
    rnd = random.Random(5508); nm = Names(rnd); name = 'RentRollwithLeaseCharges_stonepr.xlsx'
    wb = xlsxwriter.Workbook(path(name)); ws = wb.add_worksheet('Report1')
    f = lambda **k: wb.add_format({'font_name': 'Tahoma', 'font_size': 8, **k})
    n = f(); b = f(bold=1); h = f(bold=1, align='center', bottom=1, bg_color='#C0D9EC', text_wrap=1); m = f(num_format='#,##0.00'); mb = f(num_format='#,##0.00', bold=1, top=1); d = f(num_format='mm/dd/yyyy', align='center'); t = f(bold=1, font_color='#1F3864'); it = f(num_format='#,##0'); ctr = f(align='center'); ind = f(indent=1)
    for i, s in enumerate(('Rent Roll with Lease Charges', 'Stonegate at Pine Ridge (stonepr)', 'As Of = 10/31/2025', 'Month Year = 10/2025')): ws.merge_range(i, 0, i, 14, s, f(bold=1, align='center'))
    H1 = ['Bldg', 'Unit', 'Unit Type', 'Unit', 'Resident', 'Name', 'Market', 'Charge', 'Amount', 'Resident', 'Other', 'Move In', 'Lease', 'Move Out', 'Balance']
    H2 = ['', '', '', 'Sq Ft', '', '', 'Rent', 'Code', '', 'Deposit', 'Deposit', '', 'Expiration', '', '']
    for i, (x, y) in enumerate(zip(H1, H2)): ws.write(4, i, x, h); ws.write(5, i, y, h)
    for i, w in enumerate((5, 8, 10, 7, 10, 26, 10, 9, 10, 10, 9, 11, 11, 11, 11)): ws.set_column(i, i, w)
    ty = {'st1x1a': (712, 1310), 'st1x1b': (790, 1385), 'st2x2a': (1064, 1695), 'st3x2': (1322, 2040)}
    cur = []; fut = []
    units = [(bl, f'{bl}{k}') for bl in (1, 2, 3, 4) for k in ('101', '102', '103', '104', '201', '202', '203', '204', '301', '302', '303', '304')]
    for i, (bl, u) in enumerate(units):
        tt = list(ty)[(i * 7 + i // 5) % 4]; sq, mk = ty[tt]; mk += 20 * (u[1] == '3'); base = dict(bl=bl, u=u, tt=tt, sq=sq, mk=float(mk))
        if i in (6, 19, 33, 40):
            cur.append(dict(base, vac=True))
            if i in (19, 40):
                mi = dt.date(2025, 11, rnd.randint(4, 25)); fut.append(dict(base, rid=f't00{rnd.randint(60000, 69999)}', nm=nm.fl(), ch=[('rent', float(mk))] + ([('petrent', 40.0)] if i == 19 else []), dep=300.0, od=0.0, mi=mi, le=addm(mi, 12) - dt.timedelta(days=1), bal=-300.0 if i == 19 else 0.0))
            continue
        mi = dt.date(2022, 1, 5) + dt.timedelta(days=rnd.randint(0, 1360)); le = addm(mi, 12) - dt.timedelta(days=1)
        while le < dt.date(2025, 10, 20): le = addm(le, 12)
        rent = float(mk - rnd.randint(-15, 120)); c = [('rent', rent)]
        if rnd.random() < .25: c.append(('petrent', 40.0))
        if rnd.random() < .2: c.append(('carport', 55.0))
        c += [('trash', 18.0), ('bulkint', 62.0)]
        if rnd.random() < .12: c.append(('concmo', -float(rnd.choice([50, 80]))))
        if i == 13: c.append(('empdisc', -round(rent * .2, 2)))
        cur.append(dict(base, rid=f't00{rnd.randint(30000, 59999)}', nm=nm.fl(), ch=c, dep=float(rnd.choice([0, 300, 300, 500])), od=0.0, mi=mi, le=le, mo=dt.date(2025, 11, 28) if i in (9, 30) else None, bal=round(rnd.choice([0, 0, 0, 0, rent + 80, -6.22, 45.0]), 2)))
    rows = []; r = 6
    def block(title, recs):
        nonlocal r
        ws.write(r, 0, title, t); r += 1
        for x in recs:
            ws.write(r, 0, x['bl'], ctr); ws.write(r, 1, x['u'], n); ws.write(r, 2, x['tt'], n); ws.write(r, 3, x['sq'], it)
            fu = title.startswith('Future')
            ws.write(r, 6, 0 if fu else x['mk'], m)
            if x.get('vac'):
                ws.write(r, 4, 'VACANT', ind); ws.write(r, 5, 'VACANT', n)
                for q in (9, 10, 14): ws.write(r, q, 0, m)
                r += 1; tot = 0.0
            else:
                ws.write(r, 4, x['rid'], ind); ws.write(r, 5, x['nm'], n); ws.write(r, 9, x['dep'], m); ws.write(r, 10, x['od'], m); ws.write_datetime(r, 11, dt.datetime.combine(x['mi'], dt.time()), d); ws.write_datetime(r, 12, dt.datetime.combine(x['le'], dt.time()), d)
                if x.get('mo'): ws.write_datetime(r, 13, dt.datetime.combine(x['mo'], dt.time()), d)
                ws.write(r, 14, x['bal'], m)
                for c, a in x['ch']: ws.write(r, 7, c, ind); ws.write(r, 8, a, m); r += 1
                tot = sum(a for _, a in x['ch'])
            ws.write(r, 7, 'Total', b); ws.write(r, 8, tot, mb); r += 2
            occ = not x.get('vac')
            rows.append(R(unit=x['u'], building=str(x['bl']), unitType=x['tt'], area=x['sq'], tenantName=x.get('nm'), statusText='VACANT' if not occ else (title if fu else 'Occupied'), section=title, marketRent=0 if fu else x['mk'], contractRent=x['ch'][0][1] if occ else None,
                          charges=ch(*x.get('ch', [])), totalCharges=tot, deposit=x.get('dep', 0.0), moveInDate=x.get('mi'), leaseEndDate=x.get('le'), moveOutDate=x.get('mo'), balance=x.get('bal', 0.0)))
    block('Current/Notice/Vacant Residents', cur); block('Future Residents/Applicants', fut)
    S = lambda rs: (sum(x['mk'] for x in rs), sum(a for x in rs for _, a in x.get('ch', [])), sum(x.get('dep', 0) for x in rs), sum(x.get('bal', 0) for x in rs))
    mk, am, dp, bl = S(cur); ws.write(r, 0, 'Total', b); ws.write(r, 4, 'Stonegate at Pine Ridge(stonepr)', b)
    _, fa, fd, fb = S(fut)
    for c, v in ((6, mk), (8, am + fa), (9, dp + fd), (10, 0), (14, bl + fb)): ws.write(r, c, v, mb)
    r += 3; sh = f(bold=1, bottom=1, text_wrap=1, align='right')
    for c, s in ((5, 'Summary Groups'), (6, 'Square Footage'), (7, 'Market Rent'), (8, 'Lease Charges'), (9, 'Security Deposit'), (10, 'Other Deposits'), (11, '# Of Units'), (12, '% Unit Occupancy'), (13, '% Sqft Occupied'), (14, 'Balance')): ws.write(r, c, s, sh)
    r += 1; occ = [x for x in cur if not x.get('vac')]; vac = [x for x in cur if x.get('vac')]; tsq = sum(x['sq'] for x in cur)
    for lab, g in (('Current/Notice Residents', occ), ('Future Residents/Applicants', fut), ('Occupied Units', occ), ('Total Non Rev Units', []), ('Total Vacant Units', vac)):
        a = S(g); sq = sum(x['sq'] for x in g); ws.write(r, 5, lab, n)
        vals = [sq, a[0] if not lab.startswith('Fut') else 0, a[1], a[2], 0, len(g), round(100 * len(g) / 48, 2), round(100 * sq / tsq, 2), a[3]]
        if lab in ('Occupied Units', 'Total Vacant Units', 'Total Non Rev Units'): vals[2:5] = [None] * 3; vals[8] = None
        if lab in ('Current/Notice Residents', 'Future Residents/Applicants'): vals[6] = vals[7] = None; vals[0:1] = [sq]
        for k, v in enumerate(vals):
            if v is not None: ws.write(r, 6 + k, v, it if k in (0, 5) else m)
        r += 1
    ws.write(r, 5, 'Totals:', b)
    for k, v in enumerate((tsq, mk, am + fa, dp + fd, 0, 48, 100, 100, bl + fb)): ws.write(r, 6 + k, v, mb)
    r += 3; ws.write(r, 5, 'Summary of Charges by Charge Code', b); ws.write(r + 1, 5, '(Current/Notice Residents Only)', n); r += 2; ws.write(r, 5, 'Charge Code', b); ws.write(r, 6, 'Amount', b); r += 1
    cc = {}
    for x in occ:
        for c, a in x['ch']: cc[c] = cc.get(c, 0) + a
    for c in sorted(cc): ws.write(r, 5, c, n); ws.write(r, 6, cc[c], m); r += 1
    ws.write(r, 5, 'Total', b); ws.write(r, 6, am, mb); assert abs(sum(cc.values()) - am) < .01
    ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(4, 5); wb.close()
    save(name, dict(propertyName='Stonegate at Pine Ridge', asOnDate='2025-10-31', units=48, occupied=44, vacant=4, sheet=None, rows=rows), 'MULTIFAMILY', 'Yardi-like lease charges export with building column', 'charge lines; future section; summary groups and code summary below')

# ------------------------------------------------------------------ D09 ResMan-like, merged cells, spacers, by plan
def d09():
    rnd = random.Random(15509); nm = Names(rnd); name = 'Vistas at Copper Mesa - Rent Roll.xlsx'; wb = Workbook(); ws = wb.active; ws.title = 'Rent Roll'; ws.sheet_view.showGridLines = False
    F = lambda **k: Font(name='Segoe UI', size=k.pop('size', 8), **k); thin = Side(style='thin', color='999999')
    ws.merge_cells('B2:V2'); ws['B2'] = 'Rent Roll'; ws['B2'].font = F(size=16, bold=True, color='3B6E8F'); ws.merge_cells('B3:V3'); ws['B3'] = 'Vistas at Copper Mesa'; ws['B3'].font = F(size=11, bold=True)
    ws.merge_cells('B4:V4'); ws['B4'] = 'As of: 11/15/2025    Grouped by: Unit Type    Charges: Recurring lease charges'; ws['B4'].font = F(italic=True)
    top = {('B', 'B'): 'Unit', ('D', 'D'): 'Sq Ft', ('E', 'E'): 'Occupancy', ('G', 'H'): 'Residents', ('I', 'K'): 'Lease', ('M', 'M'): 'Market Rent', ('N', 'S'): 'Recurring Charges', ('U', 'U'): 'Deposits Held', ('V', 'V'): 'Balance'}
    sub = dict(I='Start', J='End', K='Move in', N='Rent', O='Pet', P='Reserved Parking', Q='Utility Reimb.', R='Concession', S='Total')
    for (a, z), t in top.items():
        if a != z: ws.merge_cells(f'{a}6:{z}6')
        ws[f'{a}6'] = t
    ws.merge_cells('G7:H7')
    for c, t in sub.items(): ws[f'{c}7'] = t
    for col in 'BCDEFGHIJKLMNOPQRSTUV':
        for rr in (6, 7): ws[f'{col}{rr}'].font = F(bold=True, color='FFFFFF'); ws[f'{col}{rr}'].fill = PatternFill('solid', fgColor='3B6E8F'); ws[f'{col}{rr}'].alignment = Alignment(horizontal='center', wrap_text=True)
    for c, w in dict(A=2, B=9, C=1.5, D=7, E=14, F=1.5, G=14, H=14, I=10.5, J=10.5, K=10.5, L=1.5, M=11, N=10, O=8, P=10, Q=9, R=10, S=10.5, T=1.5, U=10, V=11).items(): ws.column_dimensions[c].width = w
    MF = '#,##0.00_);(#,##0.00)'; DF = 'd-mmm-yy'
    plans = [('Agave - 1x1', 695, 1180, 40), ('Saguaro - 1x1 Den', 810, 1310, 24), ('Ocotillo - 2x2', 1045, 1595, 40), ('Palo Verde - 3x2', 1288, 1940, 16)]
    rows = []; r = 8; G = dict.fromkeys('MNOPQRSUV', 0); go = gn = 0; planted = None; cand = 0
    allu = [f'{bl}-{fl}{k:02d}' for bl in 'ABCDE' for fl in (1, 2, 3) for k in range(1, 9)]; pool = allu[:]; rnd.shuffle(pool)
    for pname, sq, mk0, n in plans:
        ws.merge_cells(f'B{r}:H{r}'); ws[f'B{r}'] = pname; ws[f'B{r}'].font = F(bold=True, size=9); ws[f'B{r}'].fill = PatternFill('solid', fgColor='DCE8EF'); r += 1
        us = sorted(pool[:n]); pool = pool[n:]; T = dict.fromkeys('MNOPQRSUV', 0); to = 0
        for u in us:
            v = rnd.random() < .08; mk = float(mk0 + rnd.choice([0, 0, 15, 30])); vals = dict(B=u, D=sq, M=mk)
            if v: st = rnd.choice(['Vacant', 'Vacant', 'Vacant - Leased']); vals.update(E=st)
            else:
                st = rnd.choice(['Occupied'] * 12 + ['Notice to Vacate', 'Under Eviction']); ls = dt.date(2024, 12, 1) + dt.timedelta(days=rnd.randint(0, 345)); le = addm(ls, rnd.choice([12, 12, 15])) - dt.timedelta(days=1); mi = ls if rnd.random() < .5 else addm(ls, -12 * rnd.randint(1, 4))
                rent = mk - rnd.choice([0, 0, 20, 35, 60, 85, -10]); O = rnd.choice([None, None, None, 35.0]); P = rnd.choice([None, None, 50.0]); Q = {695: 68.0, 810: 74.0, 1045: 92.0, 1288: 110.0}[sq]; C = rnd.choice([None] * 5 + [-45.0, -100.0])
                nn = nm.fl(); nn += f'; {nm.fl()}' if rnd.random() < .15 else ''
                tot = rent + (O or 0) + (P or 0) + Q + (C or 0)
                vals.update(E=st, G=nn, I=ls, J=le, K=mi, N=rent, O=O, P=P, Q=Q, R=C, S=tot, U=rnd.choice([0.0, 250.0, 250.0, 400.0]), V=rnd.choice([0.0] * 5 + [tot, -tot, 75.0])); to += 1
            for q in T: T[q] += vals.get(q) or 0
            pr = dict(vals)
            if sq == 1045 and not v:
                cand += 1
                if cand == 15:
                    s = f"{vals['N']:.0f}"; new = float(s[0] + str((int(s[1]) + 3) % 10) + s[2:]); pr['N'] = new
                    planted = {"what": f"unit {u}: Rent printed {new:,.2f} instead of {vals['N']:,.2f}; the row total, plan subtotal and grand total keep the true amount", "kind": "digit_changed"}
            for c, x in pr.items():
                if x is None: continue
                cell = ws[f'{c}{r}']; cell.value = x; cell.font = F()
                if c in 'MNOPQRSUV': cell.number_format = MF
                if c in 'IJK': cell.number_format = DF; cell.alignment = Alignment(horizontal='center')
                if c == 'D': cell.number_format = '#,##0'
            ws.merge_cells(f'G{r}:H{r}')
            for c in 'BCDEFGHIJKLMNOPQRSTUV': ws[f'{c}{r}'].border = Border(bottom=Side(style='hair', color='BBBBBB'))
            rows.append(R(unit=u, unitType=pname, area=sq, tenantName=pr.get('G'), statusText=st, marketRent=mk, contractRent=pr.get('N'), leaseStartDate=pr.get('I'), leaseEndDate=pr.get('J'), moveInDate=pr.get('K'), charges=ch(('Pet', pr.get('O')), ('Reserved Parking', pr.get('P')), ('Utility Reimb.', pr.get('Q')), ('Concession', pr.get('R'))),
                          totalCharges=pr.get('S'), deposit=pr.get('U'), balance=pr.get('V'))); r += 1
        ws.merge_cells(f'B{r}:H{r}'); ws[f'B{r}'] = f'Total {pname}: {n} units, {to} occupied'; ws[f'B{r}'].font = F(bold=True)
        for c, x in T.items(): ws[f'{c}{r}'] = round(x, 2); ws[f'{c}{r}'].font = F(bold=True); ws[f'{c}{r}'].number_format = MF; ws[f'{c}{r}'].border = Border(top=thin); G[c] += x
        gn += n; go += to; r += 2
    ws.merge_cells(f'B{r}:H{r}'); ws[f'B{r}'] = f'Grand Total: {gn} units, {go} occupied ({100*go/gn:.1f}%)'; ws[f'B{r}'].font = F(bold=True, size=9)
    for c, x in G.items(): ws[f'{c}{r}'] = round(x, 2); ws[f'{c}{r}'].font = F(bold=True); ws[f'{c}{r}'].number_format = MF; ws[f'{c}{r}'].border = Border(top=thin, bottom=Side(style='double'))
    ws.row_dimensions[7].height = 26; ws.freeze_panes = 'C8'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '6:7'; wb.save(path(name))
    assert planted
    save(name, dict(propertyName='Vistas at Copper Mesa', asOnDate='2025-11-15', units=gn, occupied=go, vacant=gn - go, rows=rows), 'MULTIFAMILY', 'ResMan-like, grouped by unit type, merged cells and spacer columns', 'two-row grouped header; digit changed in one rent', planted=planted)

# ------------------------------------------------------------------ D10 student xlsx several sheets
def d10():
    rnd = random.Random(5510); nm = Names(rnd); name = 'Foundry Row - Sept package (leasing).xlsx'; wb = xlsxwriter.Workbook(path(name)); F = lambda **k: wb.add_format({'font_name': 'Arial', 'font_size': 9, **k})
    cov = wb.add_worksheet('Cover'); su = wb.add_worksheet('Occupancy Summary'); ws = wb.add_worksheet('Rent Roll Detail'); dl = wb.add_worksheet('Pre-lease AY26-27')
    cov.write(2, 1, 'Foundry Row Student Living', F(bold=1)); cov.write(3, 1, 'Monthly Ownership Package - September 2025'); cov.write(5, 1, 'Prepared by: Blue Lantern Campus Management'); cov.write(7, 1, 'Contents: occupancy summary, rent roll detail, pre-lease velocity')
    pl = {'A4': ('4BR/4BA', 4, 769), 'B2': ('2BR/2BA', 2, 929), 'C3': ('3BR/3BA TH', 3, 845), 'S1': ('Studio', 1, 1275)}
    order = ['A4', 'A4', 'B2', 'C3', 'A4', 'S1', 'B2', 'C3', 'A4']; H = ['Bldg', 'Space', 'Plan', 'Resident', 'Lease Status', 'Lease From', 'Lease To', 'Market Rent', 'Rent', 'Furniture', 'Pkg', 'Cable/Net', 'Amenity', 'Concession', 'Scheduled Charges', 'Dep. Held', 'A/R Balance']
    ws.merge_range(0, 0, 0, 16, 'Foundry Row Student Living : Rent Roll Detail', F(bold=1, font_size=12)); ws.merge_range(1, 0, 1, 16, 'As of 09/30/2025, all buildings, all lease statuses except Past and Denied', F(italic=1))
    hb = F(bold=1, bg_color='#F4B183', border=1, align='center', text_wrap=1)
    ws.merge_range(3, 0, 3, 2, 'SPACE', hb); ws.merge_range(3, 3, 3, 6, 'LEASE', hb); ws.write(3, 7, '', hb); ws.merge_range(3, 8, 3, 14, 'MONTHLY SCHEDULED CHARGES', hb); ws.merge_range(3, 15, 3, 16, 'LEDGER', hb)
    for i, x in enumerate(H): ws.write(4, i, x, hb)
    ws.set_row(4, 26); ws.set_column(0, 2, 10); ws.set_column(3, 3, 24); ws.set_column(4, 16, 11)
    rt = F(align='right'); tx = F(); r = 5; rows = []; T = [0] * 10; nb = no = 0; nu = 0; byp = {k: [0, 0] for k in pl}
    m = lambda v: '' if v is None else f'{v:,.2f}' if v >= 0 else f'({-v:,.2f})'
    for bl in ('1', '2', '3', '4'):
        for k, p in enumerate(order):
            nu += 1; lab, n, mk = pl[p]
            for bd in 'ABCD'[:n]:
                u = f'{bl}{k+1:02d}-{bd}'; nb += 1; byp[p][0] += 1; v = rnd.random() < .07; recs = []
                if v:
                    recs.append(dict(st='Vacant'))
                    if rnd.random() < .5: recs.append(dict(st='Future', ls=dt.date(2025, 10, 15), le=dt.date(2026, 7, 25)))
                else:
                    recs.append(dict(st=rnd.choice(['Current'] * 10 + ['Notice']), ls=dt.date(2025, 8, 16), le=dt.date(2026, 7, 25)))
                    if recs[0]['st'] == 'Notice': recs[0]['le'] = dt.date(2025, 12, 20); recs.append(dict(st='Future', ls=dt.date(2026, 1, 4), le=dt.date(2026, 7, 25))) if rnd.random() < .6 else None
                for q in recs:
                    fut = q['st'] == 'Future'; vals = [bl, u, lab, '', q['st'], '', '', m(float(mk)) if not fut else ''] + [''] * 9; row = dict(unit=u, building=bl, unitType=lab, statusText=q['st'], marketRent=None if fut else float(mk))
                    if not fut: T[0] += mk
                    if q['st'] != 'Vacant':
                        rent = float(mk - rnd.choice([0, 0, 10, 25, 40, -15])); c = [('Furniture', rnd.choice([None, 30.0])), ('Pkg', rnd.choice([None, None, 75.0])), ('Cable/Net', 45.0), ('Amenity', rnd.choice([None, 12.5])), ('Concession', rnd.choice([None, None, None, -20.0, -50.0]))]
                        tot = rent + sum(a or 0 for _, a in c); nn = nm.lf(); dep = rnd.choice([0.0, 0.0, 200.0]); bal = 0.0 if fut else rnd.choice([0.0, 0.0, 0.0, tot, -35.0, 20.0])
                        vals[3] = nn; vals[5] = q['ls'].strftime('%m/%d/%Y'); vals[6] = q['le'].strftime('%m/%d/%Y'); vals[8:] = [m(rent)] + [m(a) for _, a in c] + [m(tot), m(dep), m(bal)]
                        row.update(tenantName=nn, leaseStartDate=q['ls'], leaseEndDate=q['le'], contractRent=rent, charges=ch(*c), totalCharges=tot, deposit=dep, balance=bal)
                        if not fut:
                            no += 1; byp[p][1] += 1
                            for i, a in enumerate([rent] + [a or 0 for _, a in c] + [tot, dep, bal]): T[i + 1] += a
                    fm = [F(italic=1, font_color='#7F7F7F', align='right'), F(italic=1, font_color='#7F7F7F')] if fut and r < 0 else [rt, tx]
                    for i, x in enumerate(vals):
                        if x != '': ws.write_string(r, i, x, rt if i > 6 else tx)
                    rows.append(R(**row)); r += 1
    bt = F(bold=1, top=1, align='right'); ws.write(r, 0, 'TOTAL (leases in effect)', F(bold=1, top=1))
    for i in range(10): ws.write_string(r, 7 + i, m(T[i]), bt)
    ws.write(r + 2, 0, 'Future leases are listed under the space they will occupy and are not in the total.', F(italic=1)); ws.freeze_panes(5, 2); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(3, 4)
    su.write(0, 0, 'Occupancy Summary - 09/30/2025', F(bold=1))
    for i, x in enumerate(('Plan', 'Units', 'Spaces', 'Occupied', 'Vacant', 'Occ %')): su.write(2, i, x, hb)
    rr = 3
    for p, (lab, n, mk) in pl.items():
        a, o = byp[p]
        for i, x in enumerate((lab, a // n, a, o, a - o, f'{100*o/a:.1f}%')): su.write(rr, i, x, tx)
        rr += 1
    for i, x in enumerate(('Total', nu, nb, no, nb - no, f'{100*no/nb:.1f}%')): su.write(rr, i, x, F(bold=1, top=1))
    dl.write(0, 0, 'Pre-lease velocity AY 2026-27', F(bold=1))
    for i, x in enumerate(('Plan', 'Goal', 'Renewals signed', 'New signed', 'Asking')): dl.write(2, i, x, hb)
    for j, (p, (lab, n, mk)) in enumerate(pl.items()):
        for i, x in enumerate((lab, byp[p][0], byp[p][0] // 8, byp[p][0] // 14, mk + 25)): dl.write(3 + j, i, x, tx)
    wb.close()
    save(name, dict(propertyName='Foundry Row Student Living', asOnDate='2025-09-30', units=None, occupied=None, vacant=None, sheet='Rent Roll Detail', rows=rows), 'STUDENT_HOUSING', 'Entrata-like by space, package with four sheets, amounts as text', 'by bed; units and spaces both counted; future rows between; numbers as text')

# ------------------------------------------------------------------ D11 MHP home-grown
def d11():
    rnd = random.Random(5511); nm = Names(rnd); name = 'LAZY J MHP 2025.xlsx'; wb = xlsxwriter.Workbook(path(name)); F = lambda **k: wb.add_format({'font_name': 'Calibri', 'font_size': 11, **k})
    ws = wb.add_worksheet('SEPT'); sh = wb.add_worksheet('homes 4 sale'); ph = wb.add_worksheet('phone list')
    ws.write(0, 0, 'LAZY J MOBILE HOME PARK', F(bold=1, font_size=14)); ws.write(1, 0, 'RENTS FOR SEPTEMBER 2025', F(bold=1)); ws.write(1, 7, 'due the 1st, late after the 5th', F(italic=1, font_color='red'))
    H = ['LOT#', 'NAME', 'HOME', 'LOT RENT', 'old rent', 'HOME PMT', 'W/S', 'TRASH', 'XTRA CAR', 'TOTAL DUE', "REC'D", 'STILL OWES', 'MOVED IN', 'DEP', 'NOTES']; hf = F(bold=1, bg_color='#FFFF99', border=1)
    for i, x in enumerate(H): ws.write(3, i, x, hf)
    ws.write(4, 1, 'copy this row for new people', F(italic=1)); ws.set_row(4, None, None, {'hidden': True}); ws.set_column(4, 4, 9, None, {'hidden': True})
    for c, w in ((0, 7), (1, 22), (2, 11), (3, 10), (5, 11), (6, 11), (7, 10), (8, 10), (9, 11), (10, 10), (11, 12), (12, 10), (13, 12), (14, 34)): ws.set_column(c, c, w)
    m = F(num_format='$#,##0'); m2 = F(num_format='$#,##0.00'); tx = F(); dfm = F(num_format='m/yy', align='center'); r = 5; rows = []; T = [0] * 9; occ = 0; no = 0; first = r
    lots = [str(i) for i in range(1, 27) if i != 13] + ['26A'] + [str(i) for i in range(27, 52)] + ['RV1', 'RV2', 'RV3', 'RV4']
    for i, u in enumerate(lots):
        rv = u.startswith('RV'); v = i in (5, 18, 33, 34, 53) ; no += 1
        if u == '27':
            ws.write(r, 0, 'BACK SECTION (across the creek)', F(bold=1, bg_color='#DDDDDD')); r += 1
        if u == 'RV1': r += 1; ws.write(r, 0, 'RV SPOTS', F(bold=1, bg_color='#DDDDDD')); r += 1
        sec = 'RV SPOTS' if rv else 'BACK SECTION (across the creek)' if i >= 26 else None
        home = 'RV' if rv else rnd.choice(['own', 'own', 'own', 'own', 'park home'])
        ws.write(r, 0, int(u) if u.isdigit() else u, F(align='left'))
        if v:
            t = 'VACANT' if i != 33 else 'EMPTY - no home'; ws.write(r, 1, t, F(bold=1, font_color='red'))
            rows.append(R(unit=u, statusText=t, section=sec)); ws.write(r, 14, {5: 'home needs floor', 18: 'showing this wk'}.get(i, ''), tx); r += 1; continue
        occ += 1; rent = 450.0 if rv else float(rnd.choice([385, 385, 395, 410])); hp = float(rnd.choice([250, 275, 325])) if home == 'park home' else None; wsw = None if rv else 52.5; tr = None if rv else 16.0; xc = rnd.choice([None] * 6 + [20.0])
        n = nm.pair(); n = f'{n[1]}, {n[0]}' if rnd.random() < .8 else f'{n[0]} {n[1]}'; tot = rent + (hp or 0) + (wsw or 0) + (tr or 0) + (xc or 0)
        rec = rnd.choice([tot] * 8 + [0.0, tot - 100, tot - 52.5]); mi = dt.date(rnd.randint(2003, 2025), rnd.randint(1, 8), 1); dep = float(rnd.choice([0, 200, 300, 385])); note = rnd.choice([''] * 9 + ['dog ok', 'pays by money order', 'son on lease', 'PROMISED FRIDAY'])
        ws.write(r, 1, n, tx); ws.write(r, 2, home, tx); ws.write(r, 3, rent, m); ws.write(r, 4, rent - 20, m)
        for c, x in ((5, hp), (6, wsw), (7, tr), (8, xc)):
            if x is not None: ws.write(r, c, x, m2)
        ws.write_formula(r, 9, f'=D{r+1}+SUM(F{r+1}:I{r+1})', m2, tot); ws.write(r, 10, rec, m2); ws.write_formula(r, 11, f'=J{r+1}-K{r+1}', m2, tot - rec); ws.write_datetime(r, 12, dt.datetime(mi.year, mi.month, 1), dfm); ws.write(r, 13, dep, m); ws.write(r, 14, note, tx)
        for k, x in enumerate((rent, hp, wsw, tr, xc, tot, rec, tot - rec, dep)): T[k] += x or 0
        rows.append(R(unit=u, tenantName=n, unitType=home, statusText='Occupied', section=sec, contractRent=rent, charges=ch(('HOME PMT', hp), ('W/S', wsw), ('TRASH', tr), ('XTRA CAR', xc)), totalCharges=tot, balance=tot - rec, moveInDate=f'{mi.month}/{mi.year % 100:02d}', deposit=dep)); r += 1
    r += 1; bf = F(bold=1, num_format='$#,##0.00', top=6); ws.write(r, 1, 'TOTALS', F(bold=1))
    for c, k in ((3, 0), (5, 1), (6, 2), (7, 3), (8, 4), (9, 5), (10, 6), (11, 7), (13, 8)): ws.write_formula(r, c, f'=SUM({chr(65+c)}{first+1}:{chr(65+c)}{r})', bf, T[k])
    r += 2; ws.write(r, 1, f'{no} spaces, {occ} full, {no-occ} empty', F(bold=1)); ws.write(r + 1, 1, "there's no lot 13", F(italic=1)); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.print_area(0, 0, r + 1, 14)
    for i, x in enumerate(('LOT', 'HOME', 'ASKING')): sh.write(0, i, x, hf)
    for i, x in enumerate(((6, '1984 Redman 14x70', 8500), (19, '1996 Oakwood 16x76', 19900))): [sh.write(i + 1, j, y, tx) for j, y in enumerate(x)]
    ph.write(0, 0, 'plumber 555-0142'); ph.write(1, 0, 'septic 555-0177'); ph.write(2, 0, 'mowing 555-0109'); wb.close()
    save(name, dict(propertyName='LAZY J MOBILE HOME PARK', asOnDate='2025-09', units=no, occupied=occ, vacant=no - occ, sheet='SEPT', rows=rows), 'MANUFACTURED_HOUSING', 'home-grown park spreadsheet with formulas, sections, notes', 'hidden row and column; month-only move-in; received and owed columns; sheet choice')

# ------------------------------------------------------------------ D12 csv SFR
def d12():
    rnd = random.Random(5512); nm = Names(rnd); name = 'rentdirect_export_tenants_props.csv'; rows = []; out = io.StringIO(); w = csv.writer(out)
    w.writerow(['Report: Rent Roll (active properties)']); w.writerow(['Manager: Keystone & Fir Property Mgmt']); w.writerow(['Generated: Nov 3, 2025 9:15 AM']); w.writerow([])
    w.writerow(['Rental Address', 'City', 'State', 'Zip', 'Type', 'Sq Ft', 'Tenant(s)', 'Status', 'Lease Type', 'Start', 'Expires', 'Rent Amount', 'Pet Fee', 'Lawn Fee', 'Monthly Total', 'Security Deposit', 'Current Balance', 'Next Increase', 'Increase To'])
    S = dict(r=0, p=0, l=0, t=0, d=0, b=0); n = o = 0; m = lambda v: f'${v:,.2f}' if v >= 0 else f'-${-v:,.2f}'
    for st in ['Tamarack Dr', 'Gull Ln', 'Old Ferry Rd', 'Kinnick St', 'Sorrel Ct']:
        for k in range(rnd.randint(4, 7)):
            n += 1; dx = st == 'Kinnick St' and k < 2; a = f'{5140 if dx else rnd.randint(100, 9900)} {st}' + (f' #{"AB"[k]}' if dx else ''); bd = 2 if dx else rnd.choice([2, 3, 3, 4]); ut = f'{bd}BR ' + ('Duplex' if dx else 'House'); sq = rnd.randint(900, 1900); city, z = {'T': ('Yelm', '98597'), 'G': ('Lacey', '98503'), 'O': ('Lacey', '98503'), 'K': ('Tumwater', '98512'), 'S': ('Yelm', '98597')}[st[0]]
            if n in (4, 17): w.writerow([a, city, 'WA', z, ut, sq, '', 'Vacant', '', '', '', '', '', '', '', '', '', '', '']); rows.append(R(unit=a, unitType=ut, area=sq, statusText='Vacant')); continue
            o += 1; ls = dt.date(2023, 11, 1) + dt.timedelta(days=rnd.randint(0, 720)); mt = ls < dt.date(2024, 9, 1); le = addm(ls, 24 if ls < dt.date(2024, 12, 1) else 12) - dt.timedelta(days=1); rent = float(1500 + 220 * (bd - 2) + rnd.randrange(0, 400, 5)); p = rnd.choice([0, 0, 35.0]); l = rnd.choice([0, 60.0]); t = rent + p + l; dep = rnd.choice([rent, 1500.0, rent - 100]); b = rnd.choice([0.0, 0.0, 0.0, 0.0, t, -50.0, 12.75])
            f = nm.pair(); nn = f'{f[0]} {f[1]}' + (f' & {rnd.choice(FIRST)} {f[1]}' if rnd.random() < .35 else ''); inc = (ls.replace(year=2026) if ls.month > 3 or True else None) if rnd.random() < .3 and not (ls.month == 2 and ls.day == 29) else None; to = rent + 65 if inc else None
            D = lambda d: d.strftime('%b %d, %Y').replace(' 0', ' ')
            w.writerow([a, city, 'WA', z, ut, sq, nn, 'Occupied', 'Month-to-Month' if mt else 'Fixed', D(ls), '' if mt else D(le), m(rent), m(p), m(l), m(t), m(dep), m(b), D(inc) if inc else '', m(to) if to else ''])
            for q, x in zip('rpltdb', (rent, p, l, t, dep, b)): S[q] += x
            rows.append(R(unit=a, unitType=ut, area=sq, tenantName=nn, statusText='Occupied', leaseStartDate=ls, leaseEndDate=None if mt else le, contractRent=rent, charges=ch(('Pet Fee', p), ('Lawn Fee', l)), totalCharges=t, deposit=dep, balance=b, rentSteps=[{'date': inc.isoformat(), 'amount': to}] if inc else None))
    w.writerow([]); w.writerow(['Totals', '', '', '', '', '', f'{n} properties', f'{o} occupied / {n-o} vacant', '', '', '', m(S['r']), m(S['p']), m(S['l']), m(S['t']), m(S['d']), m(S['b']), '', ''])
    open(path(name), 'w', newline='').write(out.getvalue())
    save(name, dict(propertyName=None, asOnDate=None, units=n, occupied=o, vacant=n - o, rows=rows), 'SINGLE_FAMILY_RENTAL', 'csv export with preamble, addresses as rows, quoted dollar text', 'generated date only; address as unit; one scheduled increase per house')

# ------------------------------------------------------------------ D13 senior workbook
def d13():
    rnd = random.Random(5513); nm = Names(rnd); name = 'Amberly Court census & rates 12-25.xlsx'; wb = xlsxwriter.Workbook(path(name)); F = lambda **k: wb.add_format({'font_name': 'Garamond', 'font_size': 10, **k}); ws = wb.add_worksheet('Census'); rc = wb.add_worksheet('Rate card')
    hd = F(bold=1, bg_color='#E2EFDA', border=1, align='center', valign='vcenter', text_wrap=1); ws.merge_range('A1:N1', 'AMBERLY COURT RETIREMENT COMMUNITY', F(bold=1, font_size=14, align='center')); ws.merge_range('A2:N2', 'Resident Census and Rates at December 31, 2025', F(align='center', italic=1))
    for rng, t in (('A4:A5', 'Room'), ('B4:B5', 'Room Type'), ('C4:C5', 'Sq.\nFt.'), ('D4:D5', 'Resident'), ('E4:E5', 'Payor'), ('F4:F5', 'Admit Date'), ('G4:G5', 'Street Rate'), ('H4:L4', 'Monthly Billing'), ('M4:M5', 'Community Fee Deposit'), ('N4:N5', 'Comments')): ws.merge_range(rng, t, hd)
    for c, t in zip(range(7, 12), ('Room & Board', 'Second Resident', 'Level of Care', 'Med Mgmt', 'Total Billed')): ws.write(4, c, t, hd)
    for c, w in enumerate((8, 15, 7, 26, 13, 12, 11, 12, 11, 11, 10, 12, 12, 26)): ws.set_column(c, c, w)
    g = lambda **k: F(border=1, **k); tx = g(); m = g(num_format='#,##0;(#,##0);"-"'); d = g(num_format='mm/dd/yy', align='center'); top = g(valign='top'); it = g(num_format='#,##0', valign='top'); mt = g(num_format='#,##0', valign='top')
    ws.set_row(4, 30); r = 5; rows = []; secs = [('INDEPENDENT LIVING', [f'{k}' for k in range(101, 119)], {'One Bedroom': (640, 3400), 'Two Bedroom': (905, 4350)}), ('ASSISTED LIVING', [f'{k}' for k in range(201, 221)], {'Studio': (380, 4700), 'One Bedroom': (520, 5600)}), ('MEMORY SUPPORT', [f'M{k}' for k in range(1, 11)], {'Private Suite': (310, 7200)})]
    G = [0] * 6; rooms = occ = res = 0; vacs = {'104', '113', '207', '215', 'M6'}; sumrows = []
    for sec, us, tys in secs:
        ws.merge_range(r, 0, r, 13, sec, F(bold=1, bg_color='#A9D08E', border=1)); r += 1; T = [0] * 6; so = 0
        for u in us:
            rooms += 1; ty = rnd.choice(list(tys)); sq, mk = tys[ty]; T[0] += mk; two = sec[0] == 'I' and u in ('102', '109', '116') or u == '211'
            if u in vacs:
                for c in range(14): ws.write_blank(r, c, None, tx)
                ws.write(r, 0, u, top); ws.write(r, 1, ty, top); ws.write(r, 2, sq, it); ws.write(r, 3, 'VACANT', g(bold=1)); ws.write(r, 6, mk, mt); cm = {'104': 'Carpet 1/12', '215': 'Hold - deposit rec\'d'}.get(u, ''); ws.write(r, 13, cm, tx)
                rows.append(R(unit=u, unitType=ty, area=sq, statusText='VACANT', section=sec, marketRent=float(mk))); r += 1; continue
            so += 1; occ += 1; fam = None
            for k in range(2 if two else 1):
                res += 1; f, l = nm.pair(); l = fam or l; fam = l; nn = f'{l}, {f}'; rent = float(mk - rnd.choice([0, 0, 100, 150, 225])) if k == 0 else None; sec2 = 850.0 if k else None; care = None if sec[0] == 'I' else float(rnd.choice([450, 900, 1350])) if sec[0] == 'A' else 1800.0; med = rnd.choice([None, 275.0]) if sec[0] != 'I' else None
                tot = (rent or 0) + (sec2 or 0) + (care or 0) + (med or 0); adm = dt.date(2021, 1, 1) + dt.timedelta(days=rnd.randint(0, 1800)); dep = rnd.choice([1500.0, 2000.0]) if k == 0 else None; pay = rnd.choice(['Private'] * 6 + ['LTC Insurance', 'VA A&A'])
                if not two: ws.write(r, 0, u, top); ws.write(r, 1, ty, top); ws.write(r, 2, sq, it); ws.write(r, 6, mk, mt)
                elif k == 0:
                    for c, x, ff in ((0, u, top), (1, ty, top), (2, sq, it), (6, mk, mt)): ws.merge_range(r, c, r + 1, c, x, ff)
                ws.write(r, 3, nn, tx); ws.write(r, 4, pay, tx); ws.write_datetime(r, 5, dt.datetime.combine(adm, dt.time()), d)
                for c, x in zip((7, 8, 9, 10), (rent, sec2, care, med)): ws.write(r, c, x, m) if x is not None else ws.write_blank(r, c, None, m)
                ws.write_formula(r, 11, f'=SUM(H{r+1}:K{r+1})', m, tot); ws.write(r, 12, dep, m) if dep else ws.write_blank(r, 12, None, m); ws.write(r, 13, 'Hospital since 12/27, bed held' if u == '209' else '', tx)
                for i, x in enumerate((rent, sec2, care, med, tot)): T[i + 1] += x or 0
                rows.append(R(unit=u, unitType=ty, area=sq, tenantName=nn, statusText='Occupied', section=sec, marketRent=float(mk) if k == 0 else None, moveInDate=adm, contractRent=rent, charges=ch(('Second Resident', sec2), ('Level of Care', care), ('Med Mgmt', med)), totalCharges=tot, deposit=dep)); r += 1
        bf = g(bold=1, num_format='#,##0', bg_color='#F2F2F2')
        ws.merge_range(r, 0, r, 5, f'{sec.title()} - {so} of {len(us)} rooms occupied', bf)
        for i, x in enumerate(T): ws.write(r, 6 + i, x, bf); G[i] += x
        sumrows.append((sec, len(us), so)); r += 2
    ws.merge_range(r, 0, r, 5, 'COMMUNITY TOTAL', F(bold=1, border=2))
    for i, x in enumerate(G): ws.write(r, 6 + i, x, F(bold=1, border=2, num_format='#,##0'))
    r += 2; ws.write(r, 0, f'Rooms {rooms}     Occupied {occ}     Vacant {rooms-occ}     Residents {res}', F(bold=1)); ws.write(r + 1, 0, 'Second residents are shown on the line below the first resident of the room.', F(italic=1)); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(3, 4)
    rc.write(0, 0, 'Rate card effective 1/1/2026', F(bold=1)); q = 2
    for s, us, tys in secs:
        for ty, (sq, mk) in tys.items(): rc.write(q, 0, s.title(), F()); rc.write(q, 1, ty, F()); rc.write(q, 2, round(mk * 1.045 / 5) * 5, F(num_format='$#,##0')); q += 1
    wb.close()
    save(name, dict(propertyName='AMBERLY COURT RETIREMENT COMMUNITY', asOnDate='2025-12-31', units=rooms, occupied=occ, vacant=rooms - occ, sheet='Census', rows=rows), 'SENIOR_HOUSING', 'bordered census workbook, merged rooms for couples, rate card sheet', 'second residents on own rows under merged room cells; no lease dates')

# ------------------------------------------------------------------ D14 affordable, MRI-like
def d14():
    rnd = random.Random(5514); nm = Names(rnd); name = 'MRI_AHRR_0417_202510.xlsx'; wb = Workbook(); ws = wb.active; ws.title = 'AH_RENTROLL'; c8 = lambda **k: Font(name='Courier New', size=9, **k)
    def put(r, c, v, b=False, nf=None, al=None):
        x = ws.cell(r, c, v); x.font = c8(bold=b)
        if nf: x.number_format = nf
        if al: x.alignment = Alignment(horizontal=al, wrap_text=al == 'center')
    put(1, 1, 'Database:'); put(1, 3, 'HARBRDG'); put(1, 8, 'Affordable Rent Roll', True); put(1, 18, 'Page:'); put(1, 19, 1); put(2, 1, 'Bldg Status:'); put(2, 3, 'Active only'); put(2, 8, 'SOUTHMOOR TERRACE (0417)', True); put(2, 18, 'Date:'); put(2, 19, '11/06/2025'); put(3, 8, '10/31/2025', True); put(3, 18, 'Time:'); put(3, 19, '02:14 PM')
    H = [('', 'Bldg'), ('', 'Apt No'), ('BR /', 'Bath'), ('Set-', 'Aside'), ('Head of', 'Household'), ('HH', 'Size'), ('Move', 'In'), ('Last', 'Cert'), ('LIHTC', 'Max Rent'), ('Utility', 'Allow'), ('Contract', 'Rent'), ('', 'TNT'), ('', 'HAP'), ('', 'PKG'), ('', 'LATEPLAN'), ('Total', 'Billed'), ('Security', 'Dep'), ('Tenant', 'Bal'), ('HAP', 'Bal')]
    ws.merge_cells(start_row=5, start_column=12, end_row=5, end_column=16); put(5, 12, '------ Monthly charges by code ------', True, al='center')
    for i, (a, b) in enumerate(H): put(6, i + 1, a, True, al='center'); put(7, i + 1, b, True, al='center'); ws.cell(7, i + 1).border = Border(bottom=Side(style='medium'))
    for i, w in enumerate((6, 8, 9, 7, 24, 6, 11, 11, 10, 8, 10, 9, 10, 8, 10, 10, 10, 10, 10)): ws.column_dimensions[CL(i + 1)].width = w
    r = 8; rows = []; M = '#,##0.00;-#,##0.00'; br = {'1/1.0': (1088, 88, 1150), '2/1.0': (1306, 112, 1385), '3/1.5': (1508, 139, 1720)}; T = [0] * 8; n = o = 0
    for bl in ('A', 'B', 'C'):
        for k in range(12):
            n += 1; ty = list(br)[(k + (bl == 'C')) % 3]; mx, ua, cr = br[ty]; u = f'{bl}{k//4+1}{k%4+1:02d}'; sa = rnd.choice(['60%', '60%', '50%']); mx = float(mx if sa == '60%' else round(mx * 5 / 6))
            put(r, 1, bl); put(r, 2, u); put(r, 3, ty); put(r, 4, sa, al='center'); put(r, 9, mx, nf=M); put(r, 10, ua, nf=M)
            base = dict(unit=u, building=bl, unitType=ty)
            if n in (7, 20, 29): put(r, 5, '*Vacant'); put(r, 11, 0, nf=M); rows.append(R(**base, statusText='*Vacant', contractRent=0)); r += 1; continue
            mgr = n == 12
            o += 1; nn = nm.lf(); mi = dt.date(2008, 1, 1) + dt.timedelta(days=rnd.randint(0, 6300)); ce = dt.date(2024, 11, 1) + dt.timedelta(days=rnd.randint(0, 360)); ce = max(ce.replace(day=1), mi); tn = float(rnd.randint(25, 640)); hap = cr - tn; pk = rnd.choice([None, None, 20.0]); lp = rnd.choice([None] * 6 + [50.0]); tot = tn + hap + (pk or 0) + (lp or 0); dep = float(rnd.choice([50, tn, tn, 300])); tb = rnd.choice([0.0, 0.0, 0.0, tn, -tn, 14.0]); hb = rnd.choice([0.0] * 7 + [hap])
            put(r, 5, nn); put(r, 6, rnd.randint(1, int(ty[0]) * 2)); put(r, 7, mi, nf='mm/dd/yyyy'); put(r, 8, ce, nf='mm/dd/yyyy'); put(r, 11, float(cr), nf=M)
            for c, x in ((12, tn), (13, hap), (14, pk), (15, lp), (16, tot), (17, dep), (18, tb), (19, hb)):
                if x is not None: put(r, c, x, nf=M)
            for i, x in enumerate((cr, tn, hap, pk, lp, tot, dep, tb)): T[i] += x or 0
            T[7] += 0; T.append(hb)
            rows.append(R(**base, tenantName=nn, statusText='Occupied', moveInDate=mi, contractRent=float(cr), charges=ch(('TNT', tn), ('HAP', hap), ('PKG', pk), ('LATEPLAN', lp)), totalCharges=tot, deposit=dep, balance=tb)); r += 1
        r += 1
    put(r, 1, 'Total for 0417', True)
    for i, x in enumerate(T[:8] + [sum(T[8:])]): put(r, 11 + i, round(x, 2), True, M); ws.cell(r, 11 + i).border = Border(top=Side(style='thin'))
    r += 2
    for lab, v in (('Units', n), ('Occupied', o), ('Vacant', n - o), ('Pct Occ', f'{100*o/n:.2f}%')): put(r, 1, lab); put(r, 4, v); r += 1
    put(r + 1, 1, 'Contract Rent = HUD-approved contract rent (TNT + HAP). LIHTC Max Rent is gross of the utility allowance and is not an asking rent.')
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '6:7'; wb.save(path(name))
    save(name, dict(propertyName='SOUTHMOOR TERRACE', asOnDate='2025-10-31', units=n, occupied=o, vacant=n - o, rows=rows), 'MULTIFAMILY', 'MRI-like affordable roll, subsidy split by charge code, Courier workbook', 'HAP/tenant split; legal max rent column; cert date; two balances; run date besides as-of date')
if __name__ == '__main__':
    for f in (d08, d09, d10, d11, d12, d13, d14): f()
