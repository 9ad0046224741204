from common import *
import csv
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
thin = Side(style='thin', color='999999'); med = Side(style='medium')
def put(ws, r, c, v, b=False, nf=None, al=None, fill=None, fs=None, col=None, fn=None, i=False, wrap=False, bd=None):
    x = ws.cell(r, c, v)
    if b or fs or col or fn or i: x.font = Font(name=fn or 'Calibri', bold=b, size=fs or 10, color=col, italic=i)
    if nf: x.number_format = nf
    if al or wrap: x.alignment = Alignment(horizontal=al, wrap_text=wrap, vertical='center' if wrap else None)
    if fill: x.fill = PatternFill('solid', fgColor=fill)
    if bd: x.border = bd
    return x
# ---------------------------------------------------------------- 8: CSV, several small properties
def d08():
    g = Gen('08'); fn = 'rent_roll-20250601.csv'
    props = [('Willow Court', '412 Willow St Dayton, OH 45402', ['1', '2', '3', '4', '5', '6', '7', '8'], 875), ('Fenwick Fourplex', '1809-1815 Fenwick Ave Dayton, OH 45406', ['1809', '1811', '1813', '1815'], 995), ('Stover Street', '77 Stover St Kettering, OH 45429', ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K'], 1050), ('Gable House', '2 Gable Ct Oakwood, OH 45419', ['Upper', 'Lower'], 1425), ('Brightwood Row', '550 Brightwood Ave Dayton, OH 45405', [f'{k}' for k in range(550, 566, 2)], 1180)]
    H = ['Unit', 'Tags', 'BD/BA', 'Tenant', 'Status', 'Sqft', 'Market Rent', 'Rent', 'Deposit', 'Lease From', 'Lease To', 'Move-in', 'Move-out', 'Past Due', 'NSF Count', 'Late Count']
    out = [['Rent Roll'], ['Exported On: 06/01/2025 08:12 AM'], ['Properties: All Active'], ['Units: Active'], ['As of: 05/31/2025'], ['Include Non-Revenue Units: No'], [], H]
    rows = []; GT = [0] * 6; n = o = 0
    mm = lambda x: '' if x is None else f'{x:,.2f}'
    for pn, ad, us_, base in props:
        out.append([f'-> {pn} - {ad}']); T = dict(sf=0, mk=0, rent=0, dep=0, pd=0); pu = po = 0
        for u in us_:
            q = g.r.random(); bd = g.pick(['1/1.00', '2/1.00', '2/1.00', '3/1.50']); sf = {'1': 610, '2': 820, '3': 1080}[bd[0]] + g.r.randint(-4, 6) * 5; mk = base + {'1': -75, '2': 0, '3': 160}[bd[0]]
            pu += 1; T['sf'] += sf; T['mk'] += mk
            def row(st, nm=None, rent=None, dep=None, lf=None, lt=None, mi=None, mo=None, pd=None, nsf='', late='', cnt=True, tags=''):
                out.append([u, tags, bd, nm or '', st, f'{sf:,}' if cnt else '', mm(mk) if cnt else '', mm(rent), mm(dep), us(lf), us(lt), us(mi), us(mo), mm(pd), nsf, late])
                rows.append(R(unit=u, propertyName=pn, unitType=bd, area=sf if cnt else None, tenantName=nm, statusText=st, marketRent=mk if cnt else None, contractRent=rent, deposit=dep, leaseStartDate=lf, leaseEndDate=lt, moveInDate=mi, moveOutDate=mo, balance=pd))
                if cnt:
                    T['rent'] += rent or 0; T['dep'] += dep or 0; T['pd'] += pd or 0
            if q < .10: row('Vacant-Unrented')
            elif q < .16:
                row('Vacant-Rented'); s = D(2025, 6, g.r.randint(3, 14)); row('Future', g.fl(), mk, mk, s, addm(s, 12) - dt.timedelta(days=1), s, cnt=False, pd=0.0)
            else:
                mi = g.date(D(2018, 3, 1), D(2025, 4, 30)); lf = mi if mi > D(2024, 6, 1) else D(2024, mi.month, 1) if mi.month > 6 else D(2025, mi.month, 1) if mi.month < 6 else D(2024, 7, 1)
                lt = addm(lf, 12) - dt.timedelta(days=1); mtm = g.p(.15)
                st = 'Notice-Unrented' if g.p(.08) else 'Evict' if g.p(.05) else 'Current'
                pd = 0.0 if g.p(.7) and st != 'Evict' else round(g.r.uniform(40, 900) + (1500 if st == 'Evict' else 0), 2)
                nm = g.fl() + (f', {g.fl()}' if g.p(.2) else '')
                row(st, nm, float(g.rent(mk * .96, .05)), float(g.pick([base, 500, 700])), lf, None if mtm else lt, mi, D(2025, 6, 30) if st[0] == 'N' else None, pd, str(g.pick([0, 0, 0, 1])), str(g.pick([0, 0, 1, 3])), tags=g.pick(['', '', '', 'Section 8']) if not mtm else 'MTM'); po += 1
        out.append([f'{pu} Units', '', '', f'{100*po/pu:.1f}% Occupied', '', f"{T['sf']:,}", mm(T['mk']), mm(T['rent']), mm(T['dep']), '', '', '', '', mm(T['pd']), '', '']); out.append([])
        for i, k in enumerate(('sf', 'mk', 'rent', 'dep', 'pd')): GT[i] += T[k]
        n += pu; o += po
    out.append([f'Total {n} Units', '', '', f'{100*o/n:.1f}% Occupied', '', f'{GT[0]:,}', mm(GT[1]), mm(GT[2]), mm(GT[3]), '', '', '', '', mm(GT[4]), '', ''])
    with open(P(fn), 'w', newline='', encoding='utf-8-sig') as f: csv.writer(f).writerows(out)
    save(fn, rows, None, D(2025, 5, 31), n, o, n - o, 'MULTIFAMILY', 'CSV export of several small properties, arrow group rows, per-property unit and occupancy totals, future rows', ['several properties', 'future rows repeat the unit', 'text numbers'])
# ---------------------------------------------------------------- 9: manufactured home park
def d09():
    g = Gen('09'); fn = 'Cottonwood Flats MHC - RR Nov 24.xlsx'
    wb = Workbook(); ws = wb.active; ws.title = 'Nov'
    put(ws, 1, 2, 'COTTONWOOD FLATS MHC', b=True, fs=14); put(ws, 2, 2, 'Rent roll  -  charges billed 11/1/2024', i=True)
    ws.merge_cells('B1:H1')
    H = ['', 'Space', 'Acct', 'Resident', 'Home Status', 'Home Yr / Size', 'Since', 'Site Rent', 'Home Rent / RTO', 'Water', 'Sewer', 'Trash', 'Pet / Storage', 'Total Billed', 'Deposit', 'Balance Fwd', 'Notes']
    put(ws, 3, 8, 'MONTHLY CHARGES', b=True, al='center', fill='FFE699'); ws.merge_cells('H3:N3')
    for c, h in enumerate(H, 1):
        if c > 1: put(ws, 4, c, h, b=True, wrap=True, al='center', fill='D9E2F3', bd=Border(bottom=med))
    streets = [('MEADOWLARK LANE', range(1, 25), 465), ('KILLDEER LANE', range(25, 47), 465), ('POND CIRCLE (lake lots)', range(47, 61), 525), ('RV ROW', [f'RV-{k}' for k in range(1, 9)], 390)]
    r = 5; rows = []; GT = {}; n = o = v = 0; money = '#,##0.00;[Red]-#,##0.00'; cnt = {}
    for st, sp, sr in streets:
        put(ws, r, 2, st, b=True, fill='E2EFDA'); r += 1; T = {}
        for s in sp:
            u = s if isinstance(s, str) else f'{s}'
            rv = u.startswith('RV'); q = g.r.random(); d = {}; nm = None; dep = bal = None; note = None; mi = None; home = None
            if u == '1': hs, note = 'Office', 'park office / clubhouse - not leased'
            elif q < .09: hs = 'Vacant Lot'
            elif q < .13 and not rv: hs = 'POH Vacant'; home = f'{g.r.randint(1988, 2019)} 16x76'; note = g.pick(['needs floors', 'rent ready', None])
            else:
                hs = 'RV' if rv else g.pick(['TOH'] * 6 + ['POH', 'POH', 'RTO']); nm = g.lf(); mi = g.date(D(2006, 1, 1), D(2024, 10, 15))
                home = None if rv else f"{g.r.randint(1974, 2021)} {g.pick(['14x66', '16x76', '28x52', '16x80', '12x60'])}"
                d['Site Rent'] = float(sr if g.p(.85) else sr - 25)
                if hs in ('POH', 'RTO'): d['Home Rent / RTO'] = float(g.pick([325, 350, 410, 450]))
                d['Water'] = round(g.r.uniform(14, 68), 2) if not rv else 25.0; d['Sewer'] = round(d['Water'] * .8, 2) if not rv else 20.0; d['Trash'] = 18.5
                if g.p(.2): d['Pet / Storage'] = float(g.pick([15, 20, 30, 45]))
                dep = float(g.pick([0, 250, 300, 465])); bal = 0.0 if g.p(.7) else round(g.r.uniform(-120, 1400), 2)
                if bal > 900: note = 'on payment plan'
            put(ws, r, 2, int(u) if not rv else u, al='left'); put(ws, r, 3, f'CF{1000+r*7}'); put(ws, r, 5, hs); put(ws, r, 4, nm if nm else None); put(ws, r, 6, home)
            if mi: put(ws, r, 7, mi, nf='m/d/yyyy')
            for c in range(8, 14):
                if H[c - 1] in d: put(ws, r, c, d[H[c - 1]], nf=money)
            tot = round(sum(d.values()), 2) if d else None
            if d: put(ws, r, 14, tot, nf=money, b=True)
            if dep is not None: put(ws, r, 15, dep, nf=money); put(ws, r, 16, bal, nf=money)
            if note: put(ws, r, 17, note, i=True, col='7F7F7F')
            for k, x in list(d.items()) + [('Total', tot), ('dep', dep), ('bal', bal)]: T[k] = T.get(k, 0) + (x or 0)
            n += hs != 'Office'; o += bool(nm); v += hs in ('Vacant Lot', 'POH Vacant'); cnt[hs] = cnt.get(hs, 0) + 1
            rows.append(R(unit=u, section=st, tenantName=nm, statusText=hs if not nm else 'Occupied', moveInDate=mi, contractRent=d.get('Site Rent'), charges=list(d.items()), totalCharges=tot, deposit=dep, balance=bal))
            r += 1
        put(ws, r, 4, f'Subtotal {st.split(" (")[0].title()}', b=True)
        for c, k in list(enumerate(H[7:13], 8)) + [(14, 'Total'), (15, 'dep'), (16, 'bal')]:
            put(ws, r, c, round(T.get(k, 0), 2), b=True, nf=money, bd=Border(top=thin)); GT[k] = GT.get(k, 0) + T.get(k, 0)
        r += 2
    put(ws, r, 4, 'PARK TOTAL', b=True, fs=11)
    for c, k in list(enumerate(H[7:13], 8)) + [(14, 'Total'), (15, 'dep'), (16, 'bal')]: put(ws, r, c, round(GT.get(k, 0), 2), b=True, nf=money, bd=Border(top=thin, bottom=Side(style='double')))
    r += 3; put(ws, r, 4, 'Site count', b=True); r += 1
    for a, b in (('Tenant-owned (TOH)', cnt.get('TOH', 0)), ('Park-owned rented (POH)', cnt.get('POH', 0)), ('Rent-to-own (RTO)', cnt.get('RTO', 0)), ('RV monthly', cnt.get('RV', 0)), ('Occupied sites', o), ('Park-owned, vacant home', cnt.get('POH Vacant', 0)), ('Vacant lots', cnt.get('Vacant Lot', 0)), ('Total rentable sites (excl. space 1 office)', n)):
        put(ws, r, 4, a, b=a.startswith(('Occ', 'Tot'))); put(ws, r, 8, b, b=a.startswith(('Occ', 'Tot'))); r += 1
    put(ws, r, 4, 'Occupancy'); put(ws, r, 8, o / n, nf='0.0%')
    ws.column_dimensions['C'].hidden = True; ws.column_dimensions['A'].width = 2; ws.freeze_panes = 'E5'
    for c, w in zip('BDEFGHIJKLMNOPQ', [7, 26, 12, 13, 11, 10, 11, 9, 9, 9, 10, 11, 10, 11, 30]): ws.column_dimensions[c].width = w
    ws.row_dimensions[4].height = 30; ws.page_setup.orientation = 'landscape'
    w2 = wb.create_sheet('Utility rates'); 
    for i, x in enumerate([('Water', 'metered, $4.10 / kgal + $9.00 base'), ('Sewer', '80% of water'), ('Trash', '$18.50 per site'), ('RV row', 'flat $25 water / $20 sewer')], 1): w2.cell(i, 1, x[0]); w2.cell(i, 2, x[1])
    wb.save(P(fn))
    save(fn, rows, 'COTTONWOOD FLATS MHC', D(2024, 11, 1), n, o, v, 'MANUFACTURED_HOUSING', 'park rent roll by street, charge columns, hidden account column, site count block, one space is the office', ['hidden column', 'office space', 'numeric unit ids', 'two sheets'], sheet='Nov')
# ---------------------------------------------------------------- 10: by status, charge lines, no unit totals; planted digit_changed
def d10():
    g = Gen('10'); fn = 'RentRoll_HarlowHeights_07312025.xlsx'
    FP = {'1x1 A': (645, 1120), '1x1 B': (702, 1185), '2x1': (880, 1310), '2x2': (985, 1425), '3x2': (1210, 1690)}
    us_ = [f'{b}{f:d}{k:02d}' for b in 'ABC' for f in (1, 2) for k in range(1, 8)]
    idx = list(range(len(us_))); g.r.shuffle(idx); ntv = idx[:3]; vac = idx[3:7]; down = idx[7:8]; model = idx[8:9]
    S = {k: [] for k in ('Current Residents', 'Notice to Vacate', 'Vacant Units', 'Model / Down Units', 'Approved Applicants')}
    for i, u in enumerate(us_):
        fp = list(FP)[(int(u[2:]) - 1) % 5]; sf, mk = FP[fp]; mk += 20 if u[1] == '2' else 0
        r = dict(u=u, fp=fp, sf=sf, mk=mk, name=None, st='', ch=[], mi=None, ls=None, le=None, mo=None, req=None, dep=None, bal=None)
        if i in vac: r['st'] = g.pick(['Vacant Ready', 'Vacant Not Ready']); S['Vacant Units'].append(r); continue
        if i in down: r['st'] = 'Down'; S['Model / Down Units'].append(r); continue
        if i in model: r['st'] = 'Model'; S['Model / Down Units'].append(r); continue
        ls = g.date(D(2024, 9, 1), D(2025, 7, 20)); r.update(name=g.lf() + (f'; {g.lf()}' if g.p(.25) else ''), ls=ls, le=addm(ls, g.pick([12, 12, 12, 14])) - dt.timedelta(days=1), mi=ls if g.p(.45) else addm(ls, -12 * g.r.randint(1, 4)))
        ch = [('Rent', g.rent(mk * .975, .04, 1)), ('Valet Trash', 30), ('Amenity Fee', 15)]
        if g.p(.3): ch.append(('Pet Rent', g.pick([25, 50])))
        if g.p(.25): ch.append(('Reserved Parking', 40))
        if g.p(.15): ch.append(('Renters Insurance', 14.5))
        if g.p(.12): ch.append(('Concession - Recurring', -75))
        r.update(ch=ch, req=g.pick([250, 400, 400, 600])); r['dep'] = r['req'] if g.p(.85) else g.pick([0, r['req'] - 150]); r['bal'] = 0 if g.p(.68) else round(g.r.uniform(-150, 1750), 2)
        if i in ntv: r.update(st='Notice', mo=g.date(D(2025, 8, 5), D(2025, 9, 15))); S['Notice to Vacate'].append(r)
        else: r['st'] = 'Current' if r['ls'] <= D(2025, 7, 31) else 'Current'; S['Current Residents'].append(r)
    for r in [S['Vacant Units'][0], S['Notice to Vacate'][1]]:
        s = (r['mo'] or D(2025, 8, 2)) + dt.timedelta(days=7)
        S['Approved Applicants'].append(dict(r, name=g.lf(), st='Approved', ch=[('Rent', r['mk']), ('Valet Trash', 30), ('Amenity Fee', 15)], mi=s, ls=s, le=addm(s, 12) - dt.timedelta(days=1), mo=None, req=400, dep=200, bal=0))
    # the plant: one printed rent has a changed digit
    cand = S['Current Residents'][11]; real = cand['ch'][0][1]; s_ = str(real); wrong = int(s_[0] + str((int(s_[1]) + 3) % 10) + s_[2:])
    wb = Workbook(); ws = wb.active; ws.title = 'Rent Roll'
    A = 'Arial'
    put(ws, 1, 1, 'Harlow Heights Apartments', b=True, fs=13, fn=A, al='center'); ws.merge_cells('A1:O1')
    put(ws, 2, 1, 'Rent Roll by Status', fs=10, fn=A, al='center'); ws.merge_cells('A2:O2'); put(ws, 3, 1, 'As of Thursday, July 31, 2025', fs=9, fn=A, al='center'); ws.merge_cells('A3:O3')
    G = [('A', 'C', 'Unit'), ('D', 'E', 'Household'), ('F', 'I', 'Dates'), ('J', 'J', ''), ('K', 'M', 'Ledger'), ('N', 'O', 'Scheduled Charges')]
    for a, b, t in G:
        ws[f'{a}5'] = t; ws[f'{a}5'].font = Font(name=A, bold=True, size=9, color='FFFFFF'); ws[f'{a}5'].alignment = Alignment(horizontal='center')
        if a != b: ws.merge_cells(f'{a}5:{b}5')
    for c in range(1, 16): ws.cell(5, c).fill = PatternFill('solid', fgColor='44546A')
    H = ['No.', 'Floor Plan', 'Sq. Ft.', 'Name', 'Status', 'Move In', 'Lease Start', 'Lease End', 'Move Out', 'Market Rent', 'Dep. Required', 'Dep. On Hand', 'Balance', 'Description', 'Amount']
    for c, h in enumerate(H, 1): put(ws, 6, c, h, b=True, fs=9, fn=A, fill='D6DCE4', wrap=True, al='center')
    r = 7; rows = []; mf = '#,##0.00_);(#,##0.00)'; tot_all = dict(mk=0, req=0, dep=0, bal=0, ch=0)
    for sec, l in S.items():
        put(ws, r, 1, f'{sec} ({len(l)})', b=True, fs=10, fn=A, col='1F3864'); ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=15); r += 1
        T = dict(mk=0, req=0, dep=0, bal=0, ch=0)
        for x in l:
            r0 = r
            for c, v, nf in ((1, x['u'], None), (2, x['fp'], None), (3, x['sf'], '#,##0'), (4, x['name'] or None, None), (5, x['st'], None), (6, x['mi'], 'mm/dd/yyyy'), (7, x['ls'], 'mm/dd/yyyy'), (8, x['le'], 'mm/dd/yyyy'), (9, x['mo'], 'mm/dd/yyyy'), (10, x['mk'], mf), (11, x['req'], mf), (12, x['dep'], mf), (13, x['bal'], mf)):
                if v is not None: put(ws, r, c, v, nf=nf, fs=9, fn=A, wrap=(c == 4))
            pch = [(n_, (wrong if x is cand and n_ == 'Rent' else a)) for n_, a in x['ch']]
            for k, (n_, a) in enumerate(pch): put(ws, r + k, 14, n_, fs=9, fn=A); put(ws, r + k, 15, a, nf=mf, fs=9, fn=A)
            span = max(1, len(pch))
            if span > 1: 
                for c in (1, 2, 4): ws.merge_cells(start_row=r0, start_column=c, end_row=r0 + span - 1, end_column=c); ws.cell(r0, c).alignment = Alignment(vertical='top', wrap_text=True)
            r += span
            for k in ('mk', 'req', 'dep', 'bal'): T[k] += x[k] or 0
            T['ch'] += sum(a for _, a in x['ch'])
            rows.append(R(unit=x['u'], unitType=x['fp'], area=x['sf'], tenantName=x['name'], statusText=x['st'], section=sec, marketRent=x['mk'], contractRent=pch[0][1] if pch else None, moveInDate=x['mi'], leaseStartDate=x['ls'], leaseEndDate=x['le'], moveOutDate=x['mo'], deposit=x['dep'], balance=x['bal'], charges=pch))
        put(ws, r, 4, f'Total {sec}', b=True, fs=9, fn=A)
        for c, k in ((10, 'mk'), (11, 'req'), (12, 'dep'), (13, 'bal'), (15, 'ch')): put(ws, r, c, round(T[k], 2), b=True, nf=mf, fs=9, fn=A, bd=Border(top=thin)); tot_all[k] += T[k] if sec != 'Approved Applicants' else 0
        r += 2
    put(ws, r, 4, 'Property Total (excl. applicants)', b=True, fs=9, fn=A)
    for c, k in ((10, 'mk'), (11, 'req'), (12, 'dep'), (13, 'bal'), (15, 'ch')): put(ws, r, c, round(tot_all[k], 2), b=True, nf=mf, fs=9, fn=A, bd=Border(top=med, bottom=med))
    for c, w in zip('ABCDEFGHIJKLMNO', [8, 11, 8, 25, 15, 11, 11, 11, 11, 11, 11, 11, 11, 22, 11]): ws.column_dimensions[c].width = w
    n = len(us_); cur = len(S['Current Residents']); nt = len(S['Notice to Vacate']); v = len(vac); occ = cur + nt
    w2 = wb.create_sheet('Unit Status'); 
    for i, x in enumerate([('Status', 'Units', '% of Units', 'Market Rent'), *[(k, len(l), len(l) / n, sum(y['mk'] for y in l)) for k, l in S.items() if k != 'Approved Applicants'], ('Total', n, 1, sum(y['mk'] for k, l in S.items() if k != 'Approved Applicants' for y in l)), (), ('Occupied (current + notice)', occ, occ / n), ('Occupied excl. model/down', occ, occ / (n - 2)), ('Leased (occ. - notice + approved)', occ - nt + 2, (occ - nt + 2) / n)], 1):
        for c, y in enumerate(x, 1): put(w2, i, c, y, b=(i == 1), nf='0.00%' if c == 3 and i > 1 else '#,##0.00' if c == 4 else None)
    w2.column_dimensions['A'].width = 34; w3 = wb.create_sheet('Charge Summary'); by = {}
    for k, l in S.items():
        if k != 'Approved Applicants':
            for x in l:
                for a, b in x['ch']: by.setdefault(a, [0, 0]); by[a][0] += 1; by[a][1] += b
    w3.append(['Charge', 'Count', 'Monthly Amount'])
    for k in sorted(by): w3.append([k, by[k][0], by[k][1]])
    w3.append(['Total', None, sum(x[1] for x in by.values())]); w3.column_dimensions['A'].width = 28
    wb.save(P(fn))
    save(fn, rows, 'Harlow Heights Apartments', D(2025, 7, 31), n, occ, v, 'MULTIFAMILY', 'roll by status sections, merged cells, charge lines without unit totals, deposits required and on hand', ['merged cells', 'no unit totals', 'status sections', 'summary sheets', 'applicants'], sheet='Rent Roll',
         planted=dict(what=f"unit {cand['u']}: printed rent {wrong} should be {real}; the section total, property total and charge summary carry {real}", kind='digit_changed'))
# ---------------------------------------------------------------- 11: large, 13 buildings
def d11():
    g = Gen('11'); fn = 'SUMMERFIELD_RR_APR25_FINAL.xlsx'
    FP = {'1A': ('1/1', 702, 1135), '1B': ('1/1', 768, 1190), '2A': ('2/1', 941, 1330), '2B': ('2/2', 1064, 1445), '2BT': ('2/2.5 TH', 1180, 1575), '3A': ('3/2', 1288, 1745)}
    wb = Workbook(); w0 = wb.active; w0.title = 'Recap'; ws = wb.create_sheet('RR 4-25'); w3 = wb.create_sheet('Expirations')
    put(ws, 1, 1, 'SUMMERFIELD VILLAGE', b=True, fs=12, fn='Tahoma'); put(ws, 2, 1, 'Period: 2025-04   (through 04/30/2025)', fs=8, fn='Tahoma'); put(ws, 1, 22, 'Rpt RR0204', fs=8, fn='Tahoma', al='right')
    H1 = ['Bldg', 'Unit', 'Plan', 'Bd/Ba', 'Rentable', 'ResID', 'Resident', 'Occ', 'Move-In', 'Lease', 'Lease', 'Market', '(Loss)/Gain', 'Scheduled', 'Actual', 'Utility', 'Parking/', 'Pet', 'Other', 'Concess-', 'Total', 'Deposits', 'Delinquent']
    H2 = ['', 'No.', '', '', 'SF', '', 'Name', 'Code', 'Date', 'From', 'Thru', 'Rent', 'to Lease', 'Rent', 'Rent', 'Reimb.', 'Garage', 'Rent', 'Charges', 'ions', 'Billing', 'Held', '(Prepaid)']
    for c, (a, b) in enumerate(zip(H1, H2), 1):
        for rr, t in ((4, a), (5, b)): put(ws, rr, c, t, b=True, fs=8, fn='Tahoma', al='center' if c > 8 else 'left', fill='C6E0B4', bd=Border(bottom=thin) if rr == 5 else None)
    for c, t in enumerate(['BLDG_ID', 'UNIT_ID', 'FP_CD', 'BDBA', 'SQFT', 'RES_ID', 'RES_NM', 'OCC_CD', 'MI_DT', 'LS_FR', 'LS_TH', 'MKT', 'LTL', 'SCH', 'ACT', 'UTL', 'PKG', 'PET', 'OTH', 'CNC', 'TOT', 'DEP', 'DLQ'], 1): ws.cell(6, c, t)
    ws.row_dimensions[6].hidden = True; ws.column_dimensions['F'].hidden = True
    nf = '#,##0;(#,##0);-'; nf2 = '#,##0.00;(#,##0.00);-'
    r = 7; rows = []; allr = []; GT = None
    CN = ['Utility Reimb.', 'Parking/Garage', 'Pet Rent', 'Other Charges', 'Concessions']
    for b in range(1, 14):
        l = []
        for k in range(24):
            u = f'{b:02d}{"ABCDEFGHIJKLMNOPQRSTUVWX"[k]}'; fp = g.pick(['1A', '1A', '1B', '2A', '2B', '2B', '2BT', '3A']) if k % 3 else ['1A', '2A', '2B', '3A'][k // 3 % 4]
            bb, sf, mk = FP[fp]; q = g.r.random(); x = dict(b=f'{b:02d}', u=u, fp=fp, bb=bb, sf=sf, mk=mk, name=None, code='', mi=None, ls=None, le=None, act=0, ch=[0] * 5, dep=0, dq=0.0)
            if (b, k) == (1, 0): x['code'] = 'MDL'
            elif (b, k) == (7, 5): x['code'] = 'EMP'
            elif (b, k) in ((9, 3), (9, 4)): x['code'] = 'DWN'
            elif q < .06: x['code'] = 'VAC'
            else: x['code'] = 'OCC' if q > .11 else 'NTV'
            if x['code'] in ('OCC', 'NTV', 'EMP'):
                ls = g.date(D(2024, 5, 5), D(2025, 4, 25)); x.update(name=g.r.choice(LAST) + ' ' + g.r.choice('ABCDEFGHJKLMNPRSTW'), ls=ls, le=addm(ls, 12) - dt.timedelta(days=1), mi=ls if g.p(.5) else addm(ls, -12 * g.r.randint(1, 6)), act=g.rent(mk * .965, .06, 1), dep=g.pick([0, 100, 250, 300]), dq=0.0 if g.p(.75) else round(g.r.uniform(-350, 1500), 2))
                if x['le'] < D(2025, 5, 1): x['le'] = 'MTM'
                if x['code'] == 'EMP': x['act'] = round(mk * .5)
                x['ch'] = [g.pick([48, 55, 62, 70]), g.pick([0, 0, 0, 35, 110]), g.pick([0, 0, 25]), g.pick([0, 0, 0, 0, 75]), -g.pick([0, 0, 0, 0, 0, 0, 50, 100])]
            x['sch'] = x['act'] if x['name'] else mk; x['ltl'] = x['sch'] - mk; x['tot'] = x['act'] + sum(x['ch'])
            l.append(x)
        for x in l:
            vals = [x['b'], x['u'], x['fp'], x['bb'], x['sf'], f'{900000+r*13}' if x['name'] else None, x['name'] or {'VAC': 'Vacant', 'MDL': 'Model', 'DWN': 'Down-Water Dmg'}[x['code']], x['code'], x['mi'], x['ls'], x['le'], x['mk'], x['ltl'], x['sch'], x['act'], *x['ch'], x['tot'], x['dep'], x['dq']]
            for c, v in enumerate(vals, 1):
                if v is None: continue
                put(ws, r, c, v, fs=8, fn='Tahoma', nf='mm/dd/yy' if c in (9, 10, 11) and not isinstance(v, str) else nf2 if c == 23 else nf if c > 11 or c == 5 else None)
            r += 1
            nz = lambda q: q if q else None
            rows.append(R(unit=x['u'], building=x['b'], unitType=x['fp'], area=x['sf'], tenantName=x['name'], statusText=x['code'], moveInDate=x['mi'], leaseStartDate=x['ls'], leaseEndDate=x['le'], marketRent=x['mk'], contractRent=nz(x['act']), charges=[(a, v) for a, v in zip(CN, x['ch']) if v], totalCharges=nz(x['tot']), deposit=nz(x['dep']), balance=nz(x['dq'])))
        def tot(l, lab, fill, top):
            nonlocal r
            put(ws, r, 1, lab, b=True, fs=8, fn='Tahoma', fill=fill)
            for c in range(2, 24): ws.cell(r, c).fill = PatternFill('solid', fgColor=fill)
            put(ws, r, 5, sum(x['sf'] for x in l), b=True, fs=8, fn='Tahoma', nf=nf, fill=fill)
            V = [sum(x['mk'] for x in l), sum(x['ltl'] for x in l), sum(x['sch'] for x in l), sum(x['act'] for x in l)] + [sum(x['ch'][j] for x in l) for j in range(5)] + [sum(x['tot'] for x in l), sum(x['dep'] for x in l), round(sum(x['dq'] for x in l), 2)]
            for c, v in enumerate(V, 12): put(ws, r, c, v, b=True, fs=8, fn='Tahoma', nf=nf2 if c == 23 else nf, fill=fill, bd=Border(top=top))
            r += 1
        oc = sum(x['code'] in ('OCC', 'NTV', 'EMP') for x in l)
        tot(l, f'Bldg {b:02d} Total - 24 units / {oc} occ', 'EDEDED', thin); r += 1; allr += l
    tot(allr, f'Grand Total - {len(allr)} units', 'BDD7EE', med)
    for c, w in enumerate([6, 8, 6, 9, 9, 9, 18, 6, 10, 10, 10] + [10] * 12, 1): ws.column_dimensions[L(c)].width = w
    ws.freeze_panes = 'C7'; ws.print_title_rows = '4:5'
    n = len(allr); C = lambda *k: sum(x['code'] in k for x in allr); occ = C('OCC', 'NTV', 'EMP')
    put(w0, 1, 1, 'Summerfield Village - Occupancy Recap, April 30, 2025', b=True, fs=12)
    R0 = [('Code', 'Meaning', 'Units', '% of Total', 'Market', 'Actual')]
    for k, t in (('OCC', 'Occupied'), ('NTV', 'Occupied - on notice'), ('EMP', 'Employee (counted occupied)'), ('VAC', 'Vacant'), ('MDL', 'Model (not counted occupied)'), ('DWN', 'Down')): R0.append((k, t, C(k), C(k) / n, sum(x['mk'] for x in allr if x['code'] == k), sum(x['act'] for x in allr if x['code'] == k)))
    R0 += [('Total', '', n, 1, sum(x['mk'] for x in allr), sum(x['act'] for x in allr)), (), ('', 'Physical occupancy (OCC+NTV+EMP)', occ, occ / n), ('', 'Economic occupancy (Actual / Market)', None, sum(x['act'] for x in allr) / sum(x['mk'] for x in allr)), ('', 'Exposure (VAC+NTV)', C('VAC', 'NTV'), C('VAC', 'NTV') / n), (), ('Plan', 'Bd/Ba', 'Units', 'SF', 'Avg Market', 'Avg Actual (occ.)')]
    for fp, (bb, sf, mk) in FP.items():
        lx = [x for x in allr if x['fp'] == fp]; ox = [x for x in lx if x['name']]; R0.append((fp, bb, len(lx), sf, mk, round(sum(x['act'] for x in ox) / len(ox), 2)))
    for i, x in enumerate(R0, 3):
        for c, v in enumerate(x, 1): put(w0, i, c, v, b=x[0] in ('Code', 'Plan', 'Total'), nf='0.0%' if c == 4 and isinstance(v, float) or (c == 4 and v == 1) else '#,##0' if c > 2 else None)
    w0.column_dimensions['B'].width = 36
    w3.append(['Month', 'Leases expiring']); 
    for k in range(12):
        d = addm(D(2025, 5, 1), k); w3.append([d.strftime('%b-%Y'), sum(not isinstance(x['le'], str) and x['le'] is not None and (x['le'].year, x['le'].month) == (d.year, d.month) for x in allr)])
    w3.append(['MTM', sum(x['le'] == 'MTM' for x in allr)])
    wb.save(P(fn))
    save(fn, rows, 'SUMMERFIELD VILLAGE', D(2025, 4, 30), n, occ, C('VAC'), 'MULTIFAMILY', 'large roll of 13 buildings, market/loss to lease/scheduled/actual, charge columns, two-row header and hidden code row', ['312 units', 'hidden row and column', 'dash zeros', 'three sheets', 'building subtotals'], sheet='RR 4-25')
# ---------------------------------------------------------------- 12: single-family homes, plain CSV export
def d12():
    g = Gen('12'); fn = 'RedbudHomesFundII_tenancies_export.csv'
    cities = [('Moore', 'OK', '73160', 1395), ('Norman', 'OK', '73069', 1495), ('Midwest City', 'OK', '73110', 1275), ('Del City', 'OK', '73115', 1190)]
    stn = ['Tanglewood Dr', 'SW 14th St', 'Heritage Ln', 'Briarcreek Ave', 'N Sooner Rd', 'Chickadee Ct', 'Oakhollow Cir', 'Sunnymeade Pl', 'E Boeing Dr', 'Kerr Ave']
    out = [['Street Address', 'City', 'ST', 'ZIP', 'Bd/Ba', 'Living Area', 'Resident', 'Tenancy Status', 'Voucher (Y/N)', 'Start', 'End', 'Notice Date', 'Asking Rent', 'Contract Rent', 'Pet', 'Smart Home', 'Total Monthly', 'Deposit Held', 'Open Balance', 'Last Payment']]
    rows = []; n = o = 0; T = [0.0] * 7; m = lambda x: '' if x is None else (f'${x:,.2f}' if x >= 0 else f'-${-x:,.2f}'); dd = lambda d: d.strftime('%Y-%m-%d') if d else ''
    for k in range(38):
        c, s, z, base = cities[k * 4 // 38]; bd = g.pick([2, 3, 3, 3, 4]); ba = g.pick(['1', '1.5', '2', '2']); sf = bd * 390 + g.r.randint(-60, 160); ask = float(base + (bd - 3) * 150 + g.r.randint(0, 6) * 10)
        ad = f'{g.r.randint(102, 4990)} {g.pick(stn)}'; n += 1; q = g.r.random()
        nm = st = v = None; ls = le = nd = None; rent = pet = sm = tot = dep = bal = lp = None
        if q < .06: st = 'Vacant - Make Ready'
        elif q < .10: st = 'Vacant - Listed'
        elif q < .12: st = 'Held for Sale'
        else:
            o += 1; nm = g.fl() + (f' and {g.fl()}' if g.p(.3) else ''); v = 'Y' if g.p(.3) else 'N'; ls = g.date(D(2023, 3, 1), D(2025, 8, 20)); le = addm(ls, g.pick([12, 12, 24])) - dt.timedelta(days=1)
            st = 'Occupied'
            if le < D(2025, 9, 1): st = 'Month-to-Month'; 
            elif g.p(.08): st = 'Notice Given'; nd = D(2025, 8, g.r.randint(1, 28))
            rent = g.rent(ask * .965, .05) * 1.0; pet = g.pick([0.0, 0.0, 35.0]); sm = 25.0 if g.p(.6) else 0.0; tot = rent + pet + sm; dep = rent if g.p(.7) else float(base); bal = 0.0 if g.p(.72) else round(g.r.uniform(-100, 2100), 2); lp = g.date(D(2025, 8, 1), D(2025, 8, 30))
        out.append([ad, c, s, z, f'{bd} / {ba}', sf, nm or '', st, v or '', dd(ls), dd(le), dd(nd), m(ask), m(rent), m(pet), m(sm), m(tot), m(dep), m(bal), dd(lp)])
        for i, x in enumerate((ask, rent, pet, sm, tot, dep, bal)): T[i] += x or 0
        rows.append(R(unit=ad, unitType=f'{bd} / {ba}', area=sf, tenantName=nm, statusText=st, marketRent=ask, contractRent=rent, leaseStartDate=ls, leaseEndDate=le, deposit=dep, balance=bal, charges=[('Pet', pet), ('Smart Home', sm)] if nm else None, totalCharges=tot))
    out.append(['TOTAL', f'{n} homes', '', '', '', '', f'{o} occupied', '', '', '', '', '', *[m(x) for x in T], ''])
    out.append(['Report date 2025-08-31'])
    with open(P(fn), 'w', newline='') as f: csv.writer(f).writerows(out)
    save(fn, rows, None, D(2025, 8, 31), n, o, None if any(x['statusText'] == 'Held for Sale' for x in rows) else n - o, 'SINGLE_FAMILY_RENTAL', 'plain CSV export of scattered homes by street address, dollar text amounts, total row at the end', ['no title', 'address columns', 'ISO dates', 'currency text'])
# ---------------------------------------------------------------- 13: mixed use, broker's sheet
def d13():
    g = Gen('13'); fn = '1184-1186 Halvorsen Ave - Rent Roll (OM).xlsx'
    wb = Workbook(); ws = wb.active; ws.title = 'Rent Roll'
    put(ws, 2, 2, '1184-1186 Halvorsen Avenue', b=True, fs=16, fn='Garamond', col='7B2C3B'); put(ws, 3, 2, 'Rent Roll  |  In-place as of March 1, 2025', fs=11, fn='Garamond', i=True)
    nav = '7B2C3B'; M = '$#,##0;($#,##0)'; rows = []
    def hdr(r, H):
        for c, h in H: put(ws, r, c, h, b=True, fs=10, fn='Garamond', col='FFFFFF', fill=nav, wrap=True, al='center')
    put(ws, 5, 2, 'RETAIL', b=True, fs=12, fn='Garamond')
    hdr(6, [(2, 'Unit'), (3, 'Tenant'), (4, 'SF'), (5, 'Lease Start'), (6, 'Lease Exp.'), (7, 'Monthly Rent'), (8, 'Annual Rent'), (9, 'Rent PSF'), (10, 'Next Bump'), (11, 'Bump To (Mo.)'), (12, 'Options / Comments')])
    ret = [('Store 1', 'Juniper & Rye Bakehouse', 1150, D(2019, 7, 1), D(2029, 6, 30), 6325, (D(2025, 7, 1), 6515), '(1) 5-yr at FMV; 3% annual increases'), ('Store 2', 'Clearwater Laundromat', 1800, D(2015, 2, 1), D(2030, 1, 31), 7650, (D(2026, 2, 1), 8032), 'No options. Pays water.'), ('Store 3', None, 720, None, None, None, None, 'Vacant, formerly nail salon')]
    r = 7; T = [0, 0, 0]
    for u, t, sf, a, b, m, st, cm in ret:
        for c, v, nf in ((2, u, None), (3, t or 'VACANT', None), (4, sf, '#,##0'), (5, a, 'mmm d, yyyy'), (6, b, 'mmm d, yyyy'), (7, m, M), (8, m and m * 12, M), (9, m and m * 12 / sf, '$0.00'), (10, st and st[0], 'mmm d, yyyy'), (11, st and st[1], M), (12, cm, None)):
            if v is not None: put(ws, r, c, v, nf=nf, fs=10, fn='Garamond')
        T = [T[0] + sf, T[1] + (m or 0), 0]; r += 1
        rows.append(R(unit=u, section='RETAIL', area=sf, tenantName=t, statusText='Occupied' if t else 'VACANT', leaseStartDate=a, leaseEndDate=b, contractRent=m, annualRent=m and m * 12, rentSteps=[st] if st else None))
    for c, v, nf in ((2, 'Retail Total', None), (4, T[0], '#,##0'), (7, T[1], M), (8, T[1] * 12, M)): put(ws, r, c, v, b=True, nf=nf, fs=10, fn='Garamond', bd=Border(top=med))
    rt = T; r += 2
    put(ws, r, 2, 'RESIDENTIAL', b=True, fs=12, fn='Garamond'); r += 1
    hdr(r, [(2, 'Apt'), (3, 'Tenant'), (4, 'SF'), (5, 'Layout'), (6, 'Lease Exp.'), (7, 'Monthly Rent'), (8, 'Annual Rent'), (9, 'Rent PSF'), (10, 'Legal Rent'), (11, 'Pro Forma Market Rent'), (12, 'Status')]); r += 1
    T = [0] * 4; n = o = 0
    for f in range(2, 6):
        for x in 'ABCDE' if f < 5 else 'ABCD':
            u = f'{f}{x}'; ly, sf, mk = {'A': ('2 Bed', 760, 3650), 'B': ('1 Bed', 575, 2895), 'C': ('1 Bed', 560, 2850), 'D': ('Studio', 410, 2350), 'E': ('3 Bed', 980, 4400)}[x]; mk += (f - 2) * 50
            n += 1; nm = le = m = leg = None
            if u == '3D': st = 'Vacant - FM'
            elif u == '5B': st = 'Super'; nm = g.lf(); m = 0
            elif g.p(.45): st = g.pick(['RS', 'RS', 'RS - Pref.', 'RC'] if f < 4 else ['RS', 'RS - Pref.']); nm = g.lf(); m = round(g.r.uniform(880, 2150), 2); leg = m if 'Pref' not in st else round(m * 1.22, 2); le = 'Statutory' if st == 'RC' else g.date(D(2025, 4, 1), D(2027, 2, 28))
            else: st = 'FM'; nm = g.lf() + (' (sublet)' if g.p(.1) else ''); m = g.rent(mk * .95, .03, 25); le = g.date(D(2025, 4, 1), D(2026, 3, 31))
            if le and not isinstance(le, str): le = eom(le.year, le.month)
            o += bool(nm)
            for c, v, nf in ((2, u, None), (3, nm or 'VACANT', None), (4, sf, '#,##0'), (5, ly, None), (6, le, 'mmm d, yyyy'), (7, m, '$#,##0.00'), (8, None if m is None else round(m * 12, 2), '$#,##0.00'), (9, None if m is None else m * 12 / sf, '$0.00'), (10, leg, '$#,##0.00'), (11, mk, M), (12, st, None)):
                if v is not None: put(ws, r, c, v, nf=nf, fs=10, fn='Garamond')
            r += 1; T = [T[0] + sf, T[1] + (m or 0), T[2] + round((m or 0) * 12, 2), T[3] + mk]
            rows.append(R(unit=u, section='RESIDENTIAL', area=sf, unitType=ly, tenantName=nm, statusText=st if not nm or st == 'Super' else 'Occupied', leaseEndDate=le, contractRent=m, annualRent=None if m is None else round(m * 12, 2), marketRent=mk))
    for c, v, nf in ((2, 'Residential Total', None), (4, T[0], '#,##0'), (7, round(T[1], 2), '$#,##0.00'), (8, round(T[2], 2), '$#,##0.00'), (11, T[3], M)): put(ws, r, c, v, b=True, nf=nf, fs=10, fn='Garamond', bd=Border(top=med))
    r += 2
    for c, v, nf in ((2, 'BUILDING TOTAL', None), (4, T[0] + rt[0], '#,##0'), (7, round(T[1] + rt[1], 2), '$#,##0.00'), (8, round(T[2] + rt[1] * 12, 2), '$#,##0.00')): put(ws, r, c, v, b=True, nf=nf, fs=11, fn='Garamond', fill='F2DCDB')
    r += 2
    fm = [x for x in rows if x['section'] == 'RESIDENTIAL' and x.get('contractRent')]
    ltl = sum(x['marketRent'] - x['contractRent'] for x in fm)
    for a in (f'{n} apartments ({o} occupied including superintendent, 1 vacant) and 3 stores (2 leased, 1 vacant); 22 units in total.', f'Residential loss to lease on rented apartments: ${ltl:,.2f} per month.', 'RS = rent stabilized; Pref. = preferential rent below the legal regulated rent; RC = rent controlled; FM = free market. Superintendent apartment is rent free.', 'Offering subject to errors, omissions and withdrawal without notice.'):
        put(ws, r, 2, a, i=True, fs=9, fn='Garamond'); r += 1
    assert n == 19
    ws.column_dimensions['A'].width = 3
    for c, w in zip('BCDEFGHIJKL', [18, 28, 9, 13, 14, 14, 15, 11, 14, 14, 36]): ws.column_dimensions[c].width = w
    ws.sheet_view.showGridLines = False
    wb.save(P(fn))
    save(fn, rows, '1184-1186 Halvorsen Avenue', D(2025, 3, 1), 22, o + 2, 2, 'MIXED_USE', "broker's offering sheet: retail block with bumps over a residential block with legal, in-place and pro forma rents under the same columns", ['two headers over the same columns', 'regulated rents', 'rent steps', 'free super apartment'], sheet='Rent Roll')
# ---------------------------------------------------------------- 14: UK tenancy schedule
def d14():
    g = Gen('14b'); fn = 'Tenancy Schedule - Kiln Wharf Leeds (31.01.2025).xlsx'
    wb = Workbook(); ws = wb.active; ws.title = 'Tenancy Schedule'; w2 = wb.create_sheet('Notes')
    put(ws, 1, 1, 'Kiln Wharf', b=True, fs=14, fn='Verdana'); put(ws, 2, 1, 'Water Lane, Leeds', fs=9, fn='Verdana'); put(ws, 3, 1, 'Tenancy schedule as at 31 January 2025', fs=10, fn='Verdana')
    H = ['Flat', 'Floor', 'Type', 'NIA (sq m)', 'Status', 'Tenant(s)', 'Tenancy start', 'Fixed term ends', 'Passing rent (£ pcm)', 'Parking (£ pcm)', 'Total (£ pcm)', 'Passing rent (£ pa)', 'ERV (£ pcm)', 'Reversion', 'Deposit (DPS)', 'Arrears', 'Remarks']
    for c, h in enumerate(H, 1): put(ws, 5, c, h, b=True, fs=8, fn='Verdana', wrap=True, al='center', fill='FFF2CC', bd=Border(top=thin, bottom=thin, left=thin, right=thin))
    ws.row_dimensions[5].height = 36; r = 6; rows = []; T = {k: 0 for k in (4, 9, 10, 11, 12, 13, 15, 16)}; n = o = v = 0
    P0 = '#,##0.00'; uk = lambda d: d.strftime('%d/%m/%Y') if isinstance(d, dt.date) else d
    for f, lab in ((0, 'Ground'), (1, 'First'), (2, 'Second'), (3, 'Third'), (4, 'Fourth')):
        for k in range(1, 7 if f < 4 else 4):
            n += 1; u = f'Flat {n}'; ty, sm, erv = {1: ('1 bed', 46.2, 975), 2: ('2 bed', 63.8, 1225), 3: ('2 bed', 66.1, 1250), 4: ('Studio', 31.5, 795), 5: ('1 bed', 48.0, 990), 6: ('2 bed', 70.4, 1295)}[k] if f < 4 else ('2 bed penthouse', 88.3 + k, 1650)
            erv += f * 10; nm = s = e = rent = pk = dep = arr = rem = None; q = g.r.random()
            if q < .08: st = 'Void'; v += 1; rem = 'Being redecorated' if g.p(.5) else None
            elif q < .13: st = 'Under offer'; v += 1; rem = f'Move-in due {g.r.randint(3, 20):02d}/02/2025 at £{erv} pcm'
            else:
                st = 'Let' if q > .2 else 'Let - notice served'; o += 1; a, b = g.person(); nm = f'{a[0]} {b}'
                if ty != 'Studio' and g.p(.5): a2, b2 = g.person(); nm += f' & {a2[0]} {b2}'
                s = g.date(D(2021, 6, 1), D(2025, 1, 20)); e = addm(s, 12) - dt.timedelta(days=1)
                if e < D(2025, 1, 31): e = 'Periodic'
                rent = float(g.rent(erv * .95, .04, 5)); pk = float(g.pick([0, 0, 95, 95])); dep = round(rent * 12 / 52 * 5, 2); arr = 0.0 if g.p(.8) else round(g.r.uniform(50, rent), 2)
                if st != 'Let': rem = f'Vacating {uk(D(2025, 2, g.r.randint(10, 28)))}'
            vals = {1: u, 2: lab if k == 1 else None, 3: ty, 4: sm, 5: st, 6: nm, 7: uk(s), 8: uk(e), 9: rent, 10: pk or None, 11: rent and rent + pk, 12: rent and rent * 12, 13: erv, 14: (erv / rent - 1) if rent else None, 15: dep, 16: arr, 17: rem}
            for c, x in vals.items():
                put(ws, r, c, x, fs=8, fn='Verdana', nf='0.0' if c == 4 else '0.0%' if c == 14 else P0 if c in T else None, fill='F2F2F2' if not nm else None, bd=Border(left=thin, right=thin, bottom=Side(style='hair')))
                if c in T and x: T[c] += x
            r += 1
            rows.append(R(unit=u, unitType=ty, area=sm, statusText=st, tenantName=nm, leaseStartDate=s, leaseEndDate=e, contractRent=rent, annualRent=rent and rent * 12, marketRent=erv, charges=[('Parking', pk)] if pk else None, totalCharges=rent and rent + pk, deposit=dep, balance=arr))
    put(ws, r, 1, 'TOTAL', b=True, fs=8, fn='Verdana'); put(ws, r, 5, f'{o} let / {n}', b=True, fs=8, fn='Verdana')
    for c in T: put(ws, r, c, round(T[c], 2), b=True, fs=8, fn='Verdana', nf='0.0' if c == 4 else P0, bd=Border(top=med, bottom=Side(style='double')))
    r += 2
    for a, b, nf in (('Flats', n, None), ('Let (including notice served)', o, None), ('Void or under offer', v, None), ('Let by number', o / n, '0.0%'), ('Passing rent incl. parking, per annum', round(T[11] * 12, 2), P0), ('ERV per annum', T[13] * 12, P0)):
        put(ws, r, 1, a, fs=8, fn='Verdana'); put(ws, r, 5, b, fs=8, fn='Verdana', nf=nf, al='right'); r += 1
    for c, w in enumerate([9, 9, 16, 8, 18, 26, 12, 12, 12, 10, 11, 13, 11, 9, 11, 10, 34], 1): ws.column_dimensions[L(c)].width = w
    for i, t in enumerate(['All lettings are assured shorthold tenancies unless stated.', 'Deposits are five weeks\' rent, held with the custodial scheme.', 'ERV per letting agent\'s advice, December 2024.'], 1): w2.cell(i, 1, t)
    wb.save(P(fn))
    save(fn, rows, 'Kiln Wharf', D(2025, 1, 31), n, o, v, 'MULTIFAMILY', 'UK tenancy schedule, square metres, pcm and pa, text dates day first, floor printed once per group', ['day-first text dates', 'sq m', 'ERV', 'Periodic'], sheet='Tenancy Schedule')
