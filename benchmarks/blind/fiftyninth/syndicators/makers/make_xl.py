from make_common import *
import xlsxwriter, xlwt, csv
from xlsxwriter.utility import xl_rowcol_to_cell as A1

# ---------------------------------------------------------------- 9 sponsor's value-add roll
def doc9():
    g = G('copperleaf'); r = g.r; fn = 'Copperleaf_ValueAdd_RR_v7.xlsx'
    wb = xlsxwriter.Workbook(os.path.join(DOC, fn)); wb.set_properties({'created': dt.datetime(2025, 9, 12)})
    f = lambda **k: wb.add_format({**dict(font_name='Calibri', font_size=10), **k})
    H = f(bold=True, bg_color='#1F3864', font_color='white', text_wrap=True, align='center', valign='vcenter', border=1); T = f(); BL = f(font_color='#0000FF', num_format='#,##0'); M = f(num_format='$#,##0;[Red]($#,##0);"-"'); P = f(num_format='0.0%'); DF = f(num_format='m/d/yyyy', align='center'); TB = f(bold=True, top=1, num_format='$#,##0;[Red]($#,##0)'); TBN = f(bold=True, top=1, num_format='#,##0'); NB = f(bold=True, font_size=14); IT = f(italic=True, font_color='#7F7F7F'); REN = f(bg_color='#E2EFDA'); DN = f(bg_color='#FCE4D6')
    s0 = wb.add_worksheet('Sources & Uses'); ws = wb.add_worksheet('RR'); s2 = wb.add_worksheet('Mix')
    s0.set_column(0, 0, 34); s0.set_column(1, 1, 16); s0.write(0, 0, 'Copperleaf Apartments – Acquisition Budget', NB)
    su = [('Purchase price', 15850000), ('Renovation budget (76 classic units)', 950000), ('Exterior / deferred', 410000), ('Closing & financing costs', 388000), ('Working capital', 150000)]
    for i, (a, b) in enumerate(su): s0.write(2+i, 0, a, T); s0.write(2+i, 1, b, M)
    s0.write(7, 0, 'Total uses', TB); s0.write_formula(7, 1, '=SUM(B3:B7)', TB, sum(b for _, b in su))
    ws.write(0, 1, 'Copperleaf Apartments', NB); ws.write(1, 1, 'Rent roll as of 9/5/2025 (seller RR dated same; reno status per site walk)', IT); ws.write(2, 1, 'Blue = hard-coded from seller', f(font_color='#0000FF', italic=True))
    heads = ['#', 'Unit', 'Bldg', 'Floor Plan', 'SF', 'Reno Status', 'Resident', 'Occ?', 'Lease Start', 'Lease End', 'Market Rent', 'In-Place Rent', 'Loss to Lease ($)', 'LTL %', 'In-Place $/SF', 'RUBS', 'Pet / Other', 'Total In-Place Income', 'Comment']
    ws.merge_range(4, 10, 4, 14, 'RENT', H); ws.merge_range(4, 15, 4, 17, 'OTHER INCOME / TOTAL', H); ws.set_row(5, 32)
    for j, h in enumerate(heads): ws.write(5, j, h, H)
    for j, w in enumerate([4, 8, 6, 12, 7, 12, 24, 6, 11, 11, 10, 10, 11, 8, 9, 8, 8, 12, 26]): ws.set_column(j, j, w)
    ws.freeze_panes(6, 3)
    plans = {'1A Aspen': (640, 1025, 135), '1B Birch': (702, 1080, 140), '2A Cedar': (880, 1240, 165), '2B Dogwood': (955, 1295, 175)}
    truth = []; row = 6; k = 0; agg = {p: [0, 0, 0, 0] for p in plans}; S = [0]*6; occ = 0; start = row
    for b in 'ABCDEFGHIJK':
        for n in range(1, 13):
            k += 1; p = r.choices(list(plans), [4, 3, 4, 2])[0]; sf, mk, prem = plans[p]; u = f"{b}{100+n if n <= 6 else 200+n-6}"
            rs = r.choices(['Classic', 'Partial', 'Renovated', 'Down'], [58, 14, 30, 2])[0]; mkt = mk + {'Classic': 0, 'Partial': prem//2, 'Renovated': prem, 'Down': 0}[rs]
            x = r.random(); o = rs != 'Down' and x > .09
            ws.write(row, 0, k, T); ws.write(row, 1, u, T); ws.write(row, 2, b, T); ws.write(row, 3, p, T); ws.write(row, 4, sf, BL); ws.write(row, 5, rs, REN if rs == 'Renovated' else DN if rs == 'Down' else T); ws.write(row, 10, mkt, M); S[0] += sf; S[1] += mkt; agg[p][0] += 1; agg[p][1] += mkt
            if not o:
                ws.write(row, 6, 'DOWN – fire' if rs == 'Down' else 'VACANT', T); ws.write(row, 7, 'N', T); ws.write(row, 11, 0, M)
                if rs == 'Down': ws.write(row, 18, 'Insurance claim open', T)
                truth.append(R(unit=u, building=b, unitType=p, area=sf, statusText='DOWN – fire' if rs == 'Down' else 'VACANT', marketRent=mkt))
            else:
                occ += 1; nm = g.name('LF'); ls = g.date(D(2024, 7, 1), D(2025, 9, 1)); le = term_end(ls, r.choice([12, 12, 12, 6, 15])); m = le < D(2025, 9, 5); ip = mkt - r.choice([0, 15, 40, 65, 90, 130, 155, -20]); ru = r.choice([45, 55, 65]); ot = r.choice([0, 0, 0, 25, 35, 50])
                ws.write(row, 6, nm, T); ws.write(row, 7, 'Y', T); ws.write_datetime(row, 8, dt.datetime.combine(ls, dt.time()), DF)
                if m: ws.write(row, 9, 'MTM', f(align='center'))
                else: ws.write_datetime(row, 9, dt.datetime.combine(le, dt.time()), DF)
                ws.write(row, 11, ip, f(num_format='$#,##0', font_color='#0000FF')); ws.write_formula(row, 12, f'={A1(row,10)}-{A1(row,11)}', M, mkt-ip); ws.write_formula(row, 13, f'={A1(row,12)}/{A1(row,10)}', P, (mkt-ip)/mkt); ws.write_formula(row, 14, f'={A1(row,11)}/{A1(row,4)}', f(num_format='$0.00'), ip/sf); ws.write(row, 15, ru, M)
                if ot: ws.write(row, 16, ot, M)
                ws.write_formula(row, 17, f'=SUM({A1(row,11)},{A1(row,15)}:{A1(row,16)})', M, ip+ru+ot); S[2] += ip; S[3] += ru; S[4] += ot; S[5] += ip+ru+ot; agg[p][2] += ip; agg[p][3] += 1
                if r.random() < .06: ws.write(row, 18, r.choice(['NTV 10/31', 'Eviction filed', 'Wants washer/dryer', 'Skip? verify']), T)
                truth.append(R(unit=u, building=b, unitType=p, area=sf, tenantName=nm, statusText='Y', leaseStartDate=ls, leaseEndDate='MTM' if m else le, marketRent=mkt, contractRent=ip, charges=[dict(code='RUBS', amount=ru)] + ([dict(code='Pet / Other', amount=ot)] if ot else []), totalCharges=ip+ru+ot))
            row += 1
    ws.write(row, 3, f'{k} units', TB)
    for j, v in ((4, S[0]), (10, S[1]), (11, S[2]), (15, S[3]), (16, S[4]), (17, S[5])): ws.write_formula(row, j, f'=SUM({A1(start,j)}:{A1(row-1,j)})', TBN if j == 4 else TB, v)
    ltl = sum(t['marketRent']-t['contractRent'] for t in truth if 'contractRent' in t); ws.write_formula(row, 12, f'=SUM({A1(start,12)}:{A1(row-1,12)})', TB, ltl)
    row += 2
    down = sum(1 for t in truth if t['statusText'].startswith('DOWN'))
    for a, v in (('Occupied', occ), ('Vacant', k-occ-down), ('Down', down), ('Total', k)): ws.write(row, 3, a, T); ws.write(row, 4, v, T); row += 1
    for j, h in enumerate(['Floor plan', 'Units', 'Occupied', 'Avg market', 'Avg in-place', 'Pro forma reno premium']): s2.write(1, 1+j, h, H); s2.set_column(1+j, 1+j, 14)
    for i, p in enumerate(plans): 
        a = agg[p]
        for j, v in enumerate([p, a[0], a[3], round(a[1]/a[0]), round(a[2]/a[3]), plans[p][2]]): s2.write(2+i, 1+j, v, T if j < 3 else M)
    ws.activate(); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(4, 5); wb.close()
    save(fn, truth, 'Copperleaf Apartments', '2025-09-05', k, occ, (k-occ) if not down else None, 'MULTIFAMILY', 'sponsor acquisitions analyst', 'Excel underwriting roll with reno status and loss to lease, formulas', True, sheet='RR')

# ---------------------------------------------------------------- 10 duplex rows, old XLS
def doc10():
    g = G('duplex'); r = g.r; fn = 'harriman row duplexes nov.xls'
    wb = xlwt.Workbook(); ws = wb.add_sheet('Nov'); wo = wb.add_sheet('Oct notes')
    b = xlwt.easyxf('font: bold on, name Arial, height 200'); t = xlwt.easyxf('font: name Arial, height 200'); big = xlwt.easyxf('font: bold on, name Comic Sans MS, height 280'); hd = xlwt.easyxf('font: bold on, name Arial, height 200; pattern: pattern solid, fore_colour light_yellow; borders: bottom medium; align: wrap on, horiz center'); mny = xlwt.easyxf('font: name Arial, height 200', num_format_str='#,##0.00'); mb = xlwt.easyxf('font: bold on, name Arial, height 200; borders: top thin, bottom double', num_format_str='#,##0.00'); red = xlwt.easyxf('font: name Arial, height 200, colour red')
    ws.write(0, 0, 'Harriman Row Duplexes', big); ws.write(1, 0, 'RENT ROLL – NOVEMBER 2025', b); ws.write(1, 6, 'owner: HRD Partners (7 members)', t)
    hs = ['House', 'Side', 'Tenant', 'BR', 'Lease\nends', 'Rent', 'Pet fee', 'Lawn', 'Due this\nmonth', '', 'Sec dep', 'Back owed', 'remarks']
    for j, h in enumerate(hs): ws.write(3, j, h, hd)
    for j, w in enumerate([20, 7, 28, 5, 11, 10, 9, 8, 11, 2, 10, 11, 34]): ws.col(j).width = w*256
    ws.row(3).height_mismatch = True; ws.row(3).height = 560
    row = 4; truth = []; S = dict(rent=0, pet=0, lawn=0, due=0, dep=0, back=0); n = occ = 0
    for hn in (201, 205, 209, 213, 217, 221, 225, 302, 306, 310, 314, 318, 322):
        bn = f'{hn} Harriman Row'; 
        for si, side in enumerate(('L', 'R')):
            n += 1; br = r.choice([2, 2, 3])
            if si == 0: ws.write(row, 0, bn, t)
            ws.write(row, 1, side, t); ws.write(row, 3, br, t)
            if (hn, side) in ((213, 'R'), (310, 'L'), (322, 'R')):
                ws.write(row, 2, 'EMPTY', red); ws.write(row, 12, r.choice(['painting, ready 11/20', 'showing Sat', 'needs furnace first']), t)
                truth.append(R(unit=side, building=bn, unitType=str(br), statusText='EMPTY'))
            else:
                occ += 1; nm = g.name('FL'); rent = 725 + 25*r.randint(0, 9) + (100 if br == 3 else 0); pet = r.choice([0, 0, 0, 20, 35]); lawn = 15 if hn < 300 else 0; dep = r.choice([500, 600, rent]); back = r.choice([0]*7 + [rent, 150, 62.5]); le = g.date(D(2025, 11, 30), D(2026, 10, 31)); mm = r.random() < .3
                ws.write(row, 2, nm, t); ws.write(row, 4, 'MTM' if mm else f"{le.month}/{le.day}/{le.year%100:02d}", t); ws.write(row, 5, rent, mny)
                if pet: ws.write(row, 6, pet, mny)
                if lawn: ws.write(row, 7, lawn, mny)
                ws.write(row, 8, rent+pet+lawn, mny); ws.write(row, 10, dep, mny)
                if back: ws.write(row, 11, back, mny); ws.write(row, 12, r.choice(['promised by the 15th', 'letter sent', 'call again']), t)
                elif r.random() < .15: ws.write(row, 12, r.choice(['new stove 9/25', 'pays in 2 halves', 'leaves key w/ neighbor']), t)
                for k, v in (('rent', rent), ('pet', pet), ('lawn', lawn), ('due', rent+pet+lawn), ('dep', dep), ('back', back)): S[k] += v
                truth.append(R(unit=side, building=bn, unitType=str(br), tenantName=nm, statusText='Occupied', leaseEndDate='MTM' if mm else le, contractRent=rent, charges=[dict(code='Rent', amount=rent)] + ([dict(code='Pet fee', amount=pet)] if pet else []) + ([dict(code='Lawn', amount=lawn)] if lawn else []), totalCharges=rent+pet+lawn, deposit=dep, balance=back or None))
            row += 1
        if hn == 225:
            row += 1
    ws.write(row+1, 2, 'TOTAL', b)
    for j, k in ((5, 'rent'), (6, 'pet'), (7, 'lawn'), (8, 'due'), (10, 'dep'), (11, 'back')): ws.write(row+1, j, S[k], mb)
    ws.write(row+3, 0, f'{n} sides, {occ} rented, {n-occ} empty', t); ws.write(row+4, 0, 'lawn is $15 only on the 200 block', t)
    for i, s in enumerate(['Oct: 205 R paid short 40, forgiven', 'Oct: insurance man came, wants railings at 302', 'ask partners about roof on 217 – two bids 9,800 / 11,250']): wo.write(i, 0, s, t)
    wb.save(os.path.join(DOC, fn))
    save(fn, truth, 'Harriman Row Duplexes', '2025-11', n, occ, n-occ, 'MULTIFAMILY', 'small partnership manager', 'xls by hand, house named on first side only, spacer column', True, sheet='Nov')

# ---------------------------------------------------------------- 11 CSV export of houses
def doc11():
    g = G('sfr3'); r = g.r; fn = 'RentRoll_export_BrightDoor_SFR_Fund_I.csv'
    streets = ['Amberly Trce', 'Bluestem Way', 'Cobblers Ct', 'Dapple Ln', 'Elkhorn Path', 'Fennel Dr', 'Gristmill Rd', 'Hitching Post Ln', 'Ironbark St']; truth = []; rows = []; n = occ = 0; S = [0, 0, 0, 0.]
    for i in range(44):
        ad = f"{r.randint(101, 9899)} {r.choice(streets)}"; city = r.choice(['Douglasville', 'Lithonia', 'Conyers', 'Stockbridge']); bb = r.choice(['3 Bed / 2 Bath', '4 Bed / 2.5 Bath', '3 Bed / 2.5 Bath']); sf = r.randint(1180, 2450); mk = round(900 + sf*.52, -1)//5*5 if False else float(int((900 + sf*.52)/5)*5); n += 1
        pr = f"{ad}, {city} GA"
        def base(**k): return R(unit=ad, unitType=bb, area=sf, **k)
        x = r.random()
        if x < .11:
            rows.append([ad, city, bb, sf, 'Vacant', '', '', '', f'{mk:.2f}', '', '', '']); truth.append(base(statusText='Vacant', marketRent=mk)); S[0] += mk
            if r.random() < .6:
                ls = g.date(D(2025, 11, 7), D(2025, 12, 1)); le = term_end(ls, 12); nm = g.name('FL'); rows.append([ad, city, bb, sf, 'Future', nm, f'{us(ls)} - {us(le)}', '', '', f'{mk:.2f}', f'{mk:.2f}', '0.00']); truth.append(base(statusText='Future', tenantName=nm, leaseStartDate=ls, leaseEndDate=le, contractRent=mk, deposit=mk, balance=0.))
        else:
            occ += 1; ls = g.date(D(2024, 9, 1), D(2025, 10, 25)); le = term_end(ls, r.choice([12, 12, 24])); sta = 'Active' if x < .92 else 'Notice'
            if le < D(2025, 11, 4): sta = 'Month-to-month'
            nm = g.name('FL')
            if r.random() < .35: nm += ', ' + g.name('FL')
            mi = ls if r.random() < .6 else g.date(D(2020, 5, 1), D(2024, 6, 1)); rent = mk - 5*r.randint(-3, 40); dep = float(r.choice([rent, 1500, 2000])); bal = 0. if r.random() < .75 else round(r.uniform(-300, 2400), 2)
            rows.append([ad, city, bb, sf, sta, nm, f'{us(ls)} - {us(le)}', us(mi), f'{mk:.2f}', f'{rent:.2f}', f'{dep:.2f}', f'{bal:.2f}']); truth.append(base(statusText=sta, tenantName=nm, leaseStartDate=ls, leaseEndDate=le, moveInDate=mi, marketRent=mk, contractRent=rent, deposit=dep, balance=bal)); S[0] += mk; S[1] += rent; S[2] += dep; S[3] += bal
    with open(os.path.join(DOC, fn), 'w', newline='', encoding='utf-8-sig') as fh:
        w = csv.writer(fh); w.writerow(['BrightDoor SFR Fund I']); w.writerow(['Rent roll', 'Generated 11/04/2025 9:17 AM by jlopresta']); w.writerow([])
        w.writerow(['Address', 'City', 'Bed/Bath', 'Sq Ft', 'Lease Status', 'Tenants', 'Lease Term', 'Move-In', 'Market Rent', 'Rent', 'Deposit Held', 'Balance Due']); w.writerows(rows)
        w.writerow([f'Total ({n} homes; future leases excluded)', '', '', '', '', '', '', '', f'{S[0]:.2f}', f'{S[1]:.2f}', f'{S[2]:.2f}', f'{S[3]:.2f}'])
    save(fn, truth, 'BrightDoor SFR Fund I', None, n, occ, n-occ, 'SINGLE_FAMILY_RENTAL', 'web software export', 'CSV, lease term in one cell, several tenants in one cell', False)

# ---------------------------------------------------------------- 12 two strips, row dropped
def doc12():
    fn = 'Two Strip Portfolio - Rent Roll & Steps.xlsx'; g = G('strips')
    A = [('1', 'Perk & Pine Coffee', 1650, D(2021, 4, 1), D(2031, 3, 31), 3712.50, 412.5, 261.25, 82.5, [(D(2026, 4, 1), 3823.88), (D(2027, 4, 1), 3938.59)], 7425),
         ('2', 'Sol Tan & Brow Bar', 1200, D(2023, 1, 1), D(2027, 12, 31), 2400, 300, 190, 60, [(D(2026, 1, 1), 2472)], 4800),
         ('3', None, 1200), ('4', 'Kinetic Martial Arts LLC', 2600, D(2020, 8, 1), D(2030, 7, 31), 4333.33, 650, 411.67, 130, [(D(2026, 8, 1), 4550)], 4333.33),
         ('5-6', 'Dollar Depot Express #381', 7800, D(2018, 2, 1), D(2028, 1, 31), 8125, 1950, 1235, 390, [], 0),
         ('7', 'Pho Lantern', 1850, D(2022, 11, 1), D(2032, 10, 31), 3854.17, 462.5, 292.92, 92.5, [(D(2027, 11, 1), 4239.59)], 7708.34)]
    Bq = [('A', 'Gateway Urgent Pet Care', 3100, D(2024, 2, 1), D(2034, 1, 31), 7491.67, 852.5, 568.33, 155, [(D(2026, 2, 1), 7716.42), (D(2027, 2, 1), 7947.91)], 14983.34),
         ('B', 'Cutz by Andre', 950, D(2023, 7, 1), 'MTM', 1741.67, 261.25, 174.17, 47.5, [], 1500),
         ('C', 'Mobile Vault Wireless', 1400, D(2022, 6, 1), D(2027, 5, 31), 3033.33, 385, 256.67, 70, [(D(2026, 6, 1), 3124.33)], 3033.33),
         ('D', 'Ledger & Lane Tax Service', 1100, D(2021, 1, 1), D(2026, 12, 31), 2016.67, 302.5, 201.67, 55, [], 2016.67),
         ('E', None, 1750), ('F', 'Sizzle Stop Burgers (drive-thru)', 2450, D(2019, 9, 1), D(2029, 8, 31), 6941.67, 673.75, 449.17, 122.5, [(D(2026, 9, 1), 7149.92)], 0),
         ('G', 'Hometown Title & Escrow', 1600, D(2025, 3, 1), D(2030, 2, 28), 3333.33, 440, 293.33, 80, [(D(2026, 3, 1), 3433.33), (D(2028, 3, 1), 3642.42)], 6666.66)]
    wb = xlsxwriter.Workbook(os.path.join(DOC, fn)); wb.set_properties({'created': dt.datetime(2025, 9, 12)}); f = lambda **k: wb.add_format({**dict(font_name='Garamond', font_size=11), **k})
    ws = wb.add_worksheet('Rent Roll'); w2 = wb.add_worksheet('Options & Notes'); T = f(); H = f(bold=True, bottom=2, text_wrap=True, valign='bottom', align='center'); M = f(num_format='#,##0.00'); N = f(num_format='#,##0'); DF = f(num_format='dd-mmm-yyyy'); B = f(bold=True); BB = f(bold=True, bg_color='#DDD9C4'); MB = f(bold=True, top=1, num_format='#,##0.00'); NB = f(bold=True, top=1, num_format='#,##0'); MG = f(bold=True, top=6, num_format='#,##0.00'); NG = f(bold=True, top=6, num_format='#,##0')
    ws.write(0, 0, 'Meridian Fork Retail Fund — Two Strip Portfolio', f(bold=True, font_size=15)); ws.write(1, 0, 'Rent roll as at 1 October 2025; all amounts monthly unless headed annual', f(italic=True))
    hs = ['Suite', 'Tenant', 'Sq. Ft.', 'Start', 'Expiration', 'Base Rent', 'CAM', 'RE Tax', 'Insurance', 'Total Monthly', 'Annual Base Rent', 'key', 'Step 1 Date', 'Step 1 Monthly Rent', 'Step 2 Date', 'Step 2 Monthly Rent', 'Security Deposit']
    ws.merge_range(3, 6, 3, 8, 'Recoveries', f(bold=True, align='center', bottom=1)); ws.merge_range(3, 12, 3, 15, 'Scheduled increases', f(bold=True, align='center', bottom=1))
    for j, h in enumerate(hs): ws.write(4, j, h, H)
    for j, w in enumerate([7, 32, 9, 13, 13, 12, 10, 10, 10, 13, 14, 8, 13, 13, 13, 13, 13]): ws.set_column(j, j, w)
    ws.set_column(11, 11, 8, None, {'hidden': True}); ws.set_row(4, 34)
    row = 5; truth = []; GT = [0]*8
    for pn, L in (('Cressida Corners, 1120 W. Tallow St', A), ('Palmetto Gate Shops, 66 Gate Pkwy', Bq)):
        ws.merge_range(row, 0, row, 16, pn, BB); row += 1; S = [0]*8; pshort = pn.split(',')[0]
        for q in L:
            u, t, sf = q[:3]; S[0] += sf
            if t: 
                ls, le, b, cam, tax, ins, steps, dep = q[3:]; tot = round(b+cam+tax+ins, 2); ann = round(b*12, 2)
                for i, v in enumerate((b, cam, tax, ins, tot, ann, dep)): S[1+i] += v
            if u == 'D': continue       # planted: row dropped
            ws.write(row, 0, int(u) if u.isdigit() else u, T); ws.write(row, 2, sf, N); ws.write(row, 11, f'k{row:03d}', T)
            if not t: ws.write(row, 1, 'Vacant', f(italic=True)); truth.append(R(unit=u, propertyName=pshort, area=sf, statusText='Vacant'))
            else:
                ws.write(row, 1, t, T); ws.write(row, 3, dt.datetime.combine(ls, dt.time()), DF) if False else ws.write_datetime(row, 3, dt.datetime.combine(ls, dt.time()), DF)
                if le == 'MTM': ws.write(row, 4, 'MTM', T)
                else: ws.write_datetime(row, 4, dt.datetime.combine(le, dt.time()), DF)
                for j, v in ((5, b), (6, cam), (7, tax), (8, ins), (9, tot), (10, ann), (16, dep)): ws.write(row, j, v, M)
                for i, (d, a) in enumerate(steps): ws.write_datetime(row, 12+2*i, dt.datetime.combine(d, dt.time()), DF); ws.write(row, 13+2*i, a, M)
                truth.append(R(unit=u, propertyName=pshort, area=sf, tenantName=t, statusText='Occupied', leaseStartDate=ls, leaseEndDate=le, contractRent=b, annualRent=ann, charges=[dict(code=c, amount=v) for c, v in (('Base Rent', b), ('CAM', cam), ('RE Tax', tax), ('Insurance', ins))], totalCharges=tot, deposit=dep, rentSteps=[dict(date=iso(d), amount=a) for d, a in steps]))
            row += 1
        ws.write(row, 1, 'Subtotal ' + pshort, MB); ws.write(row, 2, S[0], NB)
        for i, j in enumerate((5, 6, 7, 8, 9, 10, 16)): ws.write(row, j, round(S[1+i], 2), MB)
        GT = [a+b for a, b in zip(GT, S)]; row += 2
    ws.write(row, 1, 'PORTFOLIO TOTAL', MG); ws.write(row, 2, GT[0], NG)
    for i, j in enumerate((5, 6, 7, 8, 9, 10, 16)): ws.write(row, j, round(GT[1+i], 2), MG)
    w2.set_column(0, 0, 36); w2.set_column(1, 1, 60)
    for i, (a, b) in enumerate([('Tenant', 'Options / notes'), ('Perk & Pine Coffee', 'Two 5-year options at 95% of market'), ('Dollar Depot Express #381', 'Four 5-year options, 10% bumps; co-tenancy none'), ('Gateway Urgent Pet Care', 'Personal guaranty burns off month 36'), ('Sizzle Stop Burgers (drive-thru)', 'Exclusive on burgers; option to purchase: none')]): w2.write(i, 0, a, B if not i else T); w2.write(i, 1, b, B if not i else T)
    ws.set_landscape(); ws.fit_to_pages(1, 1); wb.close()
    save(fn, truth, 'Two Strip Portfolio', '2025-10-01', None, None, None, 'RETAIL', 'sponsor asset manager', 'two centers in one sheet, recoveries and steps side by side, hidden column', True, sheet='Rent Roll', planted=dict(what='Palmetto Gate Shops: the row of Suite D (Ledger & Lane Tax Service, 1,100 sf, base rent 2,016.67) is missing; subtotal and portfolio total include it', kind='row_dropped'))

# ---------------------------------------------------------------- 13 storage export
def doc13():
    g = G('keyway'); r = g.r; fn = 'KeywayStorage_Export_UnitList.xlsx'
    wb = xlsxwriter.Workbook(os.path.join(DOC, fn)); wb.set_properties({'created': dt.datetime(2025, 9, 12)}); ws = wb.add_worksheet('Sheet1'); f = lambda **k: wb.add_format({**dict(font_name='Arial', font_size=8), **k}); T = f(); C = f(align='center'); RT = f(align='right'); H = f(bold=True, bg_color='#BFBFBF', border=1, align='center', valign='vcenter', text_wrap=True); B = f(bold=True); BR = f(bold=True, align='right', top=1)
    ws.merge_range(0, 0, 0, 14, 'Keyway Storage Partners – Dunmore Street', f(bold=True, font_size=12, align='center')); ws.merge_range(1, 0, 1, 14, 'Unit List with Rates', f(align='center')); ws.merge_range(2, 0, 2, 14, 'Effective Date: 31 Aug 2025', f(align='center'))
    heads = [('Unit', 0, 0, None), ('Dimensions', 1, 2, ('Width', 'Length')), ('Area', 3, 3, None), ('Floor', 4, 4, None), ('Customer', 5, 7, ('ID', 'Name', 'Since')), ('Status', 8, 8, None), ('Monthly', 9, 11, ('Street Rate', 'Current Rent', 'Protection Plan')), ('Paid To', 12, 12, None), ('Balance', 13, 13, None), ('Notes', 14, 14, None)]
    for t, a, b, sub in heads:
        if sub: ws.merge_range(4, a, 4, b, t, H); [ws.write(5, a+i, s, H) for i, s in enumerate(sub)]
        else: ws.merge_range(4, a, 5, a, t, H)
    for j, w in enumerate([8, 7, 7, 7, 6, 10, 26, 11, 12, 11, 11, 11, 11, 11, 22]): ws.set_column(j, j, w)
    ws.set_column(5, 5, 10, None, {'hidden': True}); ws.freeze_panes(6, 1); row = 6; truth = []; GT = [0, 0, 0, 0, 0, 0.]
    def cur(v): return f"-${-v:,.2f}" if v < 0 else f"${v:,.2f}"
    for bi, (bld, specs) in enumerate((('Building 1 – Heated', [(5, 5, 10, 55), (5, 10, 14, 92), (10, 10, 10, 149)]), ('Building 2 – Heated', [(5, 10, 12, 89), (10, 10, 12, 145), (10, 15, 6, 198)]), ('Building 3 – Drive-up', [(10, 20, 14, 215), (12, 30, 6, 305)]))):
        ws.write(row, 0, bld, B); row += 1; S = [0, 0, 0, 0, 0, 0.]; num = 0
        for wd, ln, cnt, rate in specs:
            for i in range(cnt):
                num += 1; u = f"{bi+1}{num:03d}"; fl = r.choice(['1', '2']) if bi < 2 else '1'; ar = wd*ln
                ws.write_string(row, 0, u, T); ws.write(row, 1, wd, C); ws.write(row, 2, ln, C); ws.write(row, 3, ar, RT); ws.write(row, 4, fl, C); ws.write_string(row, 9, cur(rate), RT); S[0] += 1; S[2] += rate
                if r.random() < .14: ws.write(row, 8, 'Available', T); truth.append(R(unit=u, building=bld, area=ar, statusText='Available', marketRent=rate))
                else:
                    sta = r.choices(['Occupied', 'Overlocked', 'Auction'], [90, 8, 2])[0]; nm = g.name('FL'); mi = g.date(D(2016, 1, 1), D(2025, 8, 20)); rt = round(rate*r.uniform(.8, 1.25)); pp = r.choice([0, 9, 14, 14]); mth = {'Occupied': 0, 'Overlocked': 1, 'Auction': 4}[sta]; bal = float(mth*(rt+pp) + (25 if mth else 0)); 
                    if sta == 'Occupied' and r.random() < .08: bal = -float(rt)
                    pt = D(2025, 8, 31) if not mth else D(2025, 8-mth, 30) if mth == 4 else D(2025, 7, 31)
                    if bal < 0: pt = D(2025, 9, 30)
                    ws.write_string(row, 5, f"C{r.randint(10000, 99999)}", T); ws.write(row, 6, nm, T); ws.write_string(row, 7, mi.strftime('%d %b %Y'), T); ws.write(row, 8, sta, T); ws.write_string(row, 10, cur(rt), RT); 
                    if pp: ws.write_string(row, 11, cur(pp), RT)
                    ws.write_string(row, 12, pt.strftime('%d %b %Y'), T); ws.write_string(row, 13, cur(bal), RT)
                    if r.random() < .06: ws.write(row, 14, r.choice(['Autopay', 'Gate code reset', 'Mil. discount']), T)
                    S[1] += 1; S[3] += rt; S[4] += pp; S[5] += bal
                    truth.append(R(unit=u, building=bld, area=ar, tenantName=nm, statusText=sta, moveInDate=mi, marketRent=rate, contractRent=rt, charges=[dict(code='Protection Plan', amount=pp)] if pp else None, balance=bal))
                row += 1
        ws.write(row, 0, f'{bld}: {S[0]} units, {S[1]} rented', BR if False else B)
        for j, v in ((9, S[2]), (10, S[3]), (11, S[4]), (13, S[5])): ws.write_string(row, j, cur(v), BR)
        GT = [a+b for a, b in zip(GT, S)]; row += 2
    ws.write(row, 0, f'Facility total: {GT[0]} units, {GT[1]} rented, {GT[0]-GT[1]} available', B)
    for j, v in ((9, GT[2]), (10, GT[3]), (11, GT[4]), (13, GT[5])): ws.write_string(row, j, cur(v), BR)
    ws.set_landscape(); ws.fit_to_pages(1, 0); wb.close()
    save(fn, truth, 'Keyway Storage Partners – Dunmore Street', '2025-08-31', GT[0], GT[1], GT[0]-GT[1], 'SELF_STORAGE', 'storage system export', 'merged two-line header, amounts as text, hidden id column', True, sheet=None)

# ---------------------------------------------------------------- 14 large garden property, paged export
def doc14():
    g = G('wrenfield'); r = g.r; fn = 'rent_roll_wrenfield_station_20250731.xlsx'
    for a in FIRST[:30]:
        pass
    wb = xlsxwriter.Workbook(os.path.join(DOC, fn)); wb.set_properties({'created': dt.datetime(2025, 9, 12)}); ws = wb.add_worksheet('Report1'); f = lambda **k: wb.add_format({**dict(font_name='Tahoma', font_size=8), **k}); T = f(); H = f(bold=True, text_wrap=True, bottom=1, top=1, valign='top'); HR = f(bold=True, text_wrap=True, bottom=1, top=1, align='right', valign='top'); M = f(num_format='#,##0.00;(#,##0.00)'); N = f(num_format='#,##0'); DF = f(num_format='mm/dd/yyyy', align='left'); B = f(bold=True); MB = f(bold=True, top=1, num_format='#,##0.00;(#,##0.00)')
    cols = [('Bldg-Unit', 0), ('Unit Type', 1), ('SQFT', 3), ('Unit Status', 4), ('Resident', 6), ('Move-In', 7), ('Lease Start', 8), ('Lease End', 9), ('Term', 10), ('Deposit Held', 11), ('Market Rent', 12), ('Base Rent', 14), ('Pet Rent', 15), ('Carport', 16), ('Valet Trash', 17), ('Concession', 18), ('Total Charges', 19), ('Balance', 21)]
    cx = dict(cols); W = {2: 1.2, 5: 1.2, 13: 1.2, 20: 1.2, 0: 10, 1: 11, 3: 7, 4: 26, 6: 26}
    for j in range(22): ws.set_column(j, j, W.get(j, 11))
    row = 0; truth = []; st = dict(pg=0, n=0); NP = 6
    def head():
        nonlocal row
        st['pg'] += 1
        ws.merge_range(row, 0, row, 6, 'Wrenfield Station' if st['pg'] == 1 else 'Wrenfield Station (cont.)', f(bold=True, font_size=10)); ws.write(row, 19, f"Page {st['pg']}", T); row += 1
        ws.merge_range(row, 0, row, 6, 'Rent Roll – All units and approved applicants, as of 07/31/2025', T); ws.write(row, 19, '08/01/2025 06:00', T); row += 2
        for h, j in cols: ws.write(row, j, h, HR if j >= 10 or j == 3 else H)
        row += 1
    head(); S = {}; summ = {}; n = occ = vac = 0
    types = {'WS-A1': (655, 1145), 'WS-A2': (730, 1210), 'WS-B1': (940, 1435), 'WS-B2': (1035, 1520), 'WS-B2R': (1035, 1645), 'WS-C1': (1240, 1830)}
    def add(k, v): S[k] = S.get(k, 0) + v
    def line(d):
        nonlocal row
        if st['n'] and st['n'] % 44 == 0: row += 1; head()
        st['n'] += 1
        for h, v in d.items():
            if v is None: continue
            j = cx[h]
            if isinstance(v, D): ws.write_datetime(row, j, dt.datetime.combine(v, dt.time()), DF)
            elif isinstance(v, str): ws.write_string(row, j, v, T)
            else: ws.write(row, j, v, N if h in ('SQFT', 'Term') else M)
        row += 1
    for b in range(1, 14):
        for k in range(1, 17):
            u = f"{b:02d}-{100*((k-1)//8+1)+(k-1)%8+1}"; ty = r.choice(list(types)); sf, mk = types[ty]; mk += r.choice([0, 0, 10, 20]); x = r.random(); n += 1; add('Market Rent', mk); s = summ.setdefault(ty, [0, 0, 0]); s[0] += 1; s[1] += mk
            if x < .08:
                vac += 1; sta = r.choice(['Vacant Unrented Ready', 'Vacant Unrented Not Ready', 'Vacant Rented Ready'])
                line({'Bldg-Unit': u, 'Unit Type': ty, 'SQFT': sf, 'Unit Status': sta, 'Market Rent': mk, 'Total Charges': 0}); truth.append(R(unit=u, unitType=ty, area=sf, statusText=sta, marketRent=mk, totalCharges=0))
                if sta == 'Vacant Rented Ready':
                    nm = g.name('FL'); mi = g.date(D(2025, 8, 2), D(2025, 8, 30)); le = term_end(mi, 12); line({'Bldg-Unit': u, 'Unit Type': ty, 'SQFT': sf, 'Unit Status': 'Approved Applicant', 'Resident': nm, 'Move-In': mi, 'Lease Start': mi, 'Lease End': le, 'Term': 12})
                    truth.append(R(unit=u, unitType=ty, area=sf, statusText='Approved Applicant', tenantName=nm, moveInDate=mi, leaseStartDate=mi, leaseEndDate=le))
                continue
            occ += 1; s[2] += 1; sta = 'Occupied No Notice' if x < .9 else r.choice(['Notice Unrented', 'Notice Rented']); nm = g.name('FL'); tm = r.choice([12, 12, 12, 6, 9, 14]); ls = addm(D(2025, 8, 1), -r.randint(1, tm-1) if tm > 1 else 0); ls = ls.replace(day=r.choice([1, 1, 1, 7, 15, 22])); le = term_end(ls, tm); mi = ls if r.random() < .55 else addm(ls, -12*r.randint(1, 4)); dep = r.choice([0, 99, 250, 500]); v = {'Base Rent': mk - r.choice([0, 8, 15, 37, 62, 95, 120]), 'Pet Rent': r.choice([None, None, None, 30, 30, 60]), 'Carport': r.choice([None, None, None, 40]), 'Valet Trash': 27.5, 'Concession': r.choice([None]*9 + [-50, -125])}; tot = sum(a for a in v.values() if a); bal = 0 if r.random() < .8 else round(r.uniform(-200, 1900), 2)
            line({'Bldg-Unit': u, 'Unit Type': ty, 'SQFT': sf, 'Unit Status': sta, 'Resident': nm, 'Move-In': mi, 'Lease Start': ls, 'Lease End': le, 'Term': tm, 'Deposit Held': dep, 'Market Rent': mk, **v, 'Total Charges': tot, 'Balance': bal})
            for h, a in v.items(): add(h, a or 0)
            add('Total Charges', tot); add('Deposit Held', dep); add('Balance', bal)
            truth.append(R(unit=u, unitType=ty, area=sf, statusText=sta, tenantName=nm, moveInDate=mi, leaseStartDate=ls, leaseEndDate=le, deposit=dep, marketRent=mk, contractRent=v['Base Rent'], charges=[dict(code=h, amount=a) for h, a in v.items() if a], totalCharges=tot, balance=bal))
    ws.write(row, 0, f'Totals ({n} units)', B)
    for h in S: ws.write(row, cx[h], round(S[h], 2), MB)
    row += 3; ws.write(row, 0, 'Unit type summary', B); row += 1
    for j, h in ((0, 'Unit Type'), (1, 'Units'), (3, 'Occ.'), (4, 'Market Rent')): ws.write(row, j, h, H)
    row += 1
    for ty in types:
        s = summ[ty]; ws.write(row, 0, ty, T); ws.write(row, 1, s[0], N); ws.write(row, 3, s[2], N); ws.write(row, 4, s[1], M); row += 1
    ws.write(row, 0, 'Total', B); ws.write(row, 1, n, N); ws.write(row, 3, occ, N); ws.write(row, 4, S['Market Rent'], M); row += 2
    ws.write(row, 0, f'Occupied {occ} / Vacant {vac} / Total {n}', B); ws.set_landscape(); ws.fit_to_pages(1, 0); wb.close()
    save(fn, truth, 'Wrenfield Station', '2025-07-31', n, occ, vac, 'MULTIFAMILY', 'property system export', 'large paged export, narrow spacer columns, headers repeated, applicant rows', True, sheet=None)
if __name__ == '__main__':
    doc9(); doc10(); doc11(); doc12(); doc13(); doc14()
