from common import *
import html
esc = html.escape
# ---------------------------------------------------------------- 3: student housing by the bed, weasyprint
def d03():
    from weasyprint import HTML
    g = Gen('03'); fn = 'Forge_at_College_Row_bed_rent_roll.pdf'
    FP = {'D4x4 Classic': 729, 'D4x4 Corner': 764, 'B2x2 Loft': 989, 'S1x1 Studio': 1240}
    blds = {'A': [('101', 'D4x4 Classic'), ('102', 'D4x4 Corner'), ('103', 'B2x2 Loft'), ('201', 'D4x4 Classic'), ('202', 'B2x2 Loft')], 'B': [('101', 'D4x4 Classic'), ('102', 'B2x2 Loft'), ('103', 'S1x1 Studio'), ('201', 'D4x4 Corner'), ('202', 'D4x4 Classic')], 'C': [('101', 'S1x1 Studio'), ('102', 'B2x2 Loft'), ('201', 'D4x4 Corner'), ('202', 'D4x4 Classic'), ('203', 'B2x2 Loft')]}
    recs = []
    for b, us_ in blds.items():
        for u, fp in us_:
            for k in range(int(fp[1])):
                r = dict(b=b, u=f'{b}{u}-{k+1}' if fp[0] != 'S' else f'{b}{u}', fp=fp, mk=FP[fp], name=None, st=None, ch={}, ls=None, le=None, mi=None, dep=None, bal=None, mo=None)
                q = g.r.random()
                if b == 'A' and u == '102' and k == 0: r['st'] = 'Model Bed'
                elif q < .07: r['st'] = 'Vacant - Ready'
                elif q < .10: r['st'] = 'Vacant - Not Ready'
                else:
                    r['name'] = g.lf(); r['st'] = 'Notice' if g.p(.06) else 'Current'
                    r['ls'], r['le'] = (D(2025, 8, 16), D(2026, 7, 31)) if g.p(.85) else (D(2025, 8, 16), D(2025, 12, 31))
                    if r['st'] == 'Notice': r['le'] = r['mo'] = D(2025, 12, 31)
                    r['mi'] = r['ls'] + dt.timedelta(days=g.r.randint(0, 9)) if g.p(.7) else D(2024, 8, g.r.randint(16, 22))
                    ch = dict(Rent=g.rent(r['mk'] - 15, .04, 1))
                    if g.p(.25): ch['Furn.'] = 35
                    if g.p(.4): ch['Parking'] = 50 if g.p(.8) else 85
                    ch['Util. Pkg'] = 62
                    if g.p(.2): ch['Conc.'] = -g.pick([25, 40, 50])
                    r['ch'] = ch; r['dep'] = g.pick([0, 150, 150, 250]); r['bal'] = 0 if g.p(.7) else round(g.pick([g.r.uniform(20, 130), g.r.uniform(300, 1500), -g.r.uniform(20, 200)]), 2)
                recs.append(r)
    nt = [r for r in recs if r['st'] == 'Notice']; vr = [r for r in recs if r['st'] == 'Vacant - Ready']
    fut = []
    for r in nt[:1] + vr[:2]:
        fut.append(dict(r, name=g.lf(), st='Future', ls=D(2026, 1, 5), le=D(2026, 7, 31), mi=D(2026, 1, 5), mo=None, ch={'Rent': r['mk'], 'Util. Pkg': 62}, dep=150, bal=0))
    CH = ['Rent', 'Furn.', 'Parking', 'Util. Pkg', 'Conc.']
    rows = []
    def mon(x): return '–' if x is None else (f'{x:,.2f}' if x >= 0 else f'<span class=n>({-x:,.2f})</span>')
    dd = lambda d: d.strftime('%b %d, %Y') if d else ''
    def tr(r, sec):
        tot = sum(r['ch'].values()) if r['ch'] else None
        bed = r['name'] or ''
        rows.append(R(unit=r['u'], building=f"Building {r['b']}" if sec != 'Future Residents' else None, unitType=r['fp'], tenantName=r['name'], statusText=r['st'], section='Future Residents' if sec == 'Future Residents' else None, marketRent=r['mk'], contractRent=r['ch'].get('Rent'),
            leaseStartDate=r['ls'], leaseEndDate=r['le'], moveInDate=r['mi'], moveOutDate=r['mo'], deposit=r['dep'], balance=r['bal'], charges=list(r['ch'].items()), totalCharges=tot))
        return f"<tr class='{'v' if not r['name'] else ''}'><td>{r['u']}</td><td>{esc(bed)}</td><td>{r['st']}</td><td>{r['fp']}</td><td>{dd(r['mi'])}</td><td>{dd(r['ls'])}</td><td>{dd(r['le'])}</td><td>{dd(r['mo'])}</td><td class=r>{mon(r['mk'])}</td>" + ''.join(f"<td class=r>{mon(r['ch'].get(c))}</td>" for c in CH) + f"<td class='r b'>{mon(tot)}</td><td class=r>{mon(r['dep'])}</td><td class=r>{mon(r['bal'])}</td></tr>"
    def sub(l, lab, cls='s'):
        s = lambda f: sum(f(r) or 0 for r in l)
        return f"<tr class={cls}><td colspan=8>{lab}</td><td class=r>{mon(s(lambda r: r['mk']))}</td>" + ''.join(f"<td class=r>{mon(s(lambda r: r['ch'].get(c)))}</td>" for c in CH) + f"<td class=r>{mon(s(lambda r: sum(r['ch'].values())))}</td><td class=r>{mon(s(lambda r: r['dep']))}</td><td class=r>{mon(s(lambda r: r['bal']))}</td></tr>"
    body = ''
    for b in blds:
        l = [r for r in recs if r['b'] == b]; o = sum(bool(r['name']) for r in l)
        body += f"<tr class=h><td colspan=17>Building {b}</td></tr>" + ''.join(tr(r, '') for r in l) + sub(l, f'Building {b} · {len(l)} beds · {o} occupied')
    body += sub(recs, f'Property total · {len(recs)} beds', 'g')
    body2 = ''.join(tr(r, 'Future Residents') for r in fut)
    n = len(recs); o = sum(bool(r['name']) for r in recs); v = sum(r['st'].startswith('Vac') for r in recs); md = n - o - v
    mix = ''
    for fp in FP:
        l = [r for r in recs if r['fp'] == fp]; oo = [r for r in l if r['name']]; avg = sum(r['ch']['Rent'] for r in oo) / len(oo)
        mix += f"<tr><td>{fp}</td><td class=r>{len(l)}</td><td class=r>{len(oo)}</td><td class=r>{100*len(oo)/len(l):.1f}%</td><td class=r>{FP[fp]:,.2f}</td><td class=r>{avg:,.2f}</td><td class=r>{sum(r['ch']['Rent'] for r in oo):,.2f}</td></tr>"
    head = '<tr>' + ''.join(f'<th rowspan=2>{x}</th>' for x in ['Bed', 'Resident', 'Status', 'Floor Plan', 'Move-In', 'Lease Start', 'Lease End', 'Move-Out', 'Market<br>Rent']) + '<th colspan=6 class=gr>Scheduled Monthly Charges</th><th rowspan=2>Deposit<br>Held</th><th rowspan=2>Balance</th></tr><tr>' + ''.join(f'<th>{c}</th>' for c in CH + ['Total']) + '</tr>'
    doc = f"""<style>@page {{size: 14in 8.5in; margin: .5in .4in .55in; @bottom-left {{content:'Created 10/02/2025 9:14 AM MDT by d.reyna'; font: 6.5pt DejaVu Sans; color:#777}} @bottom-right {{content: counter(page) ' / ' counter(pages); font: 7pt DejaVu Sans}} }}
    body {{font: 6.6pt 'DejaVu Sans Condensed','DejaVu Sans'; color:#222}} h1 {{font-size:14pt;margin:0;color:#7a2e1d}} h2 {{font-size:9pt;margin:14pt 0 3pt}} .sub{{color:#555;margin:2pt 0 8pt;font-size:8pt}}
    table.m {{border-collapse:collapse;width:100%}} th {{background:#7a2e1d;color:#fff;padding:2pt 3pt;font-weight:normal;text-align:left;border:.3pt solid #a66}} th.gr {{text-align:center}} td {{padding:1.7pt 3pt;border-bottom:.3pt solid #ddd;white-space:nowrap}} .r{{text-align:right}} .b{{font-weight:bold}} tr.h td{{background:#eadbd6;font-weight:bold;font-size:7.5pt}} tr.s td{{font-weight:bold;border-top:.8pt solid #7a2e1d}} tr.g td{{font-weight:bold;background:#333;color:#fff}} tr.v td{{color:#888;font-style:italic}} .n{{color:#b00}} tr.g .n{{color:#fff}} tr{{break-inside:avoid}}
    table.x td, table.x th {{padding:2pt 8pt}}</style>
    <h1>The Forge at College Row</h1><div class=sub>Rent Roll by Bed &nbsp;|&nbsp; Effective October 1, 2025 &nbsp;|&nbsp; All amounts monthly, per bed</div>
    <table class=m><thead>{head}</thead><tbody>{body}</tbody></table>
    <h2>Future Residents (not included in totals above)</h2><table class=m><thead>{head}</thead><tbody>{body2}</tbody></table>
    <h2>Bed Mix</h2><table class='x' style='border-collapse:collapse'><tr><th>Floor Plan</th><th>Beds</th><th>Occupied</th><th>Occ %</th><th>Market / Bed</th><th>Avg. In-Place</th><th>In-Place Rent</th></tr>{mix}</table>
    <p>Beds: {n} &nbsp; Occupied (incl. notice): {o} ({100*o/n:.1f}%) &nbsp; Vacant: {v} &nbsp; Model: {md} &nbsp; Pre-leased for spring: {len(fut)} &nbsp; Occupancy excl. model: {100*o/(n-md):.1f}%</p>"""
    HTML(string=doc).write_pdf(P(fn))
    save(fn, rows, 'The Forge at College Row', D(2025, 10, 1), n, o, v, 'STUDENT_HOUSING', 'by-bed roll, charge columns under a grouped header, buildings as bands, future residents in a second table', ['beds', 'grouped header', 'dash cells', 'future table'])
# ---------------------------------------------------------------- 4: affordable, two-line records, fpdf2
def d04():
    from fpdf import FPDF
    g = Gen('04'); fn = 'sr_agnes_terrace_sec8_rent_roll_feb2025.pdf'
    asof = D(2025, 2, 1); CR = {0: 1012, 1: 1188, 2: 1427}; UA = {0: 41, 1: 58, 2: 77}; LIM = {0: 1034, 1: 1108, 2: 1330}
    lay = []
    for f in range(1, 5):
        for k in range(1, 11): lay.append((f'{f}{k:02d}', 0 if k in (1, 10) else 2 if k in (5, 6) and f > 1 else 1))
    recs = []
    for i, (u, br) in enumerate(lay):
        r = dict(u=u, br=br, cr=CR[br], ua=UA[br], lim=LIM[br])
        if u == '105': r.update(k='MGR', name='** MANAGER UNIT **')
        elif u in ('203', '307', '410'): r.update(k='VAC', name='** VACANT **')
        else:
            mk = u in ('109', '209', '304'); ttp = r['cr'] + r['ua'] if mk else g.r.randint(r['ua'] + 25, int(r['cr'] * .55))
            mi = g.date(D(2009, 3, 1), D(2025, 1, 15)); mon = mi.month
            ce = D(2024 if mon > 2 else 2025, mon, 1)
            r.update(k='MKT' if mk else 'S8', name=g.lf().upper(), mi=mi, ce=ce, nr=addm(ce, 12), ttp=ttp, tr=ttp - r['ua'], hap=r['cr'] + r['ua'] - ttp, hh=g.r.randint(1, 1 + br + (br > 0)), sa=g.pick(['50%', '60%', '60%', '30%']) if not mk else 'Mkt', dep=float(g.r.randint(50, 400)) if g.p(.9) else 0.0, bal=0.0 if g.p(.72) else round(g.r.uniform(-60, 380), 2))
            r['depreq'] = r['dep'] if g.p(.85) else r['dep'] + 50
        recs.append(r)
    rows = []
    class F(FPDF):
        def header(s):
            s.set_font('Times', 'B', 12); s.cell(0, 6, 'SISTER AGNES TERRACE', align='C', new_x='LMARGIN', new_y='NEXT')
            s.set_font('Times', '', 9); s.cell(0, 4, 'HUD Project No. 071-EE098     HAP Contract OH16-S801-007', align='C', new_x='LMARGIN', new_y='NEXT')
            s.cell(0, 4, 'Certified Rent Roll and Subsidy Schedule for the month of February 2025', align='C', new_x='LMARGIN', new_y='NEXT'); s.ln(3)
            if s.det:
                s.set_font('Times', 'B', 8); y = s.get_y()
                for x, w, a, b, al in COL:
                    s.set_xy(x, y); s.cell(w, 3.6, a, align=al); s.set_xy(x, y + 3.6); s.cell(w, 3.6, b, align=al)
                s.set_line_width(.4); s.line(12, y + 8, 204, y + 8); s.set_y(y + 9.5)
        def footer(s):
            s.set_y(-12); s.set_font('Times', 'I', 7); s.cell(95, 4, 'Prepared by Lakeshore Nonprofit Housing Mgmt.'); s.cell(0, 4, f'Page {s.page_no()} of {{nb}}', align='R')
    COL = [(12, 12, 'Unit', 'BR', 'L'), (25, 55, 'Head of Household', 'Assistance / Members / Set-aside', 'L'), (80, 20, 'Move-In', 'Next Recert', 'L'), (102, 20, 'Contract Rent', 'Tenant Rent', 'R'), (124, 20, 'Utility Allow.', 'HAP Subsidy', 'R'), (146, 18, 'Gross Rent', 'LIHTC Limit', 'R'), (166, 18, 'Deposit Req.', 'Dep. on Hand', 'R'), (186, 18, 'TTP', 'Balance', 'R')]
    p = F(format='letter'); p.det = True; p.set_margins(12, 11, 12); p.set_auto_page_break(False); p.set_creation_date(dt.datetime(2025, 2, 3)); p.alias_nb_pages(); p.add_page()
    def cells(v, y, bold=False):
        p.set_font('Times', 'B' if bold else '', 8.5)
        for (x, w, a, b, al), t in zip(COL, v):
            if t != '': p.set_xy(x, y); p.cell(w, 3.8, t, align=al)
    T = dict(cr=0, ua=0, gr=0, ttp=0, tr=0, hap=0, dep=0, depreq=0, bal=0)
    for i, r in enumerate(recs):
        y = p.get_y()
        if y > 250: p.add_page(); y = p.get_y()
        floor = int(r['u'][0])
        if i % 10 == 0:
            p.set_font('Times', 'BU', 9); p.set_xy(12, y); p.cell(50, 4, ['First', 'Second', 'Third', 'Fourth'][floor - 1] + ' Floor'); y += 5
        occ = r['k'] in ('S8', 'MKT'); T['cr'] += r['cr']; T['ua'] += r['ua']; T['gr'] += r['cr'] + r['ua']
        kind = {'S8': 'Section 8', 'MKT': 'Market (no subsidy)', 'MGR': 'Non-revenue', 'VAC': ''}[r['k']]
        brt = {0: '0', 1: '1', 2: '2'}[r['br']]
        cells([r['u'], r['name'], usn(r.get('mi')), m2(r['cr']), m2(r['ua']), m2(r['cr'] + r['ua']), m2(r.get('depreq')), m2(r.get('ttp'))], y)
        cells([brt, f"{kind}  /  {r['hh']}  /  {r['sa']}" if occ else kind, usn(r.get('nr')), m2(r.get('tr')), m2(r.get('hap')), m2(r['lim']), m2(r.get('dep')), m2(r.get('bal'))], y + 3.8)
        if occ:
            for k in ('ttp', 'tr', 'hap', 'dep', 'depreq', 'bal'): T[k] += r[k]
        rows.append(R(unit=r['u'], unitType=brt, tenantName=r['name'] if occ else None, statusText='Occupied' if occ else r['name'], section=['First', 'Second', 'Third', 'Fourth'][floor - 1] + ' Floor', contractRent=r['cr'], moveInDate=r.get('mi'),
            deposit=r.get('dep'), balance=r.get('bal'), charges=[('Tenant Rent', r['tr']), ('HAP Subsidy', r['hap'])] if occ else None))
        p.set_draw_color(190); p.set_line_width(.1); p.line(12, y + 8.4, 204, y + 8.4); p.set_draw_color(0); p.set_y(y + 9.2)
    y = p.get_y() + 1
    p.set_line_width(.4); p.line(12, y - .5, 204, y - .5)
    cells(['TOTAL', 'All units', '', m2(T['cr']), m2(T['ua']), m2(T['gr']), m2(T['depreq']), m2(T['ttp'])], y, True); cells(['', '', '', m2(T['tr']), m2(T['hap']), '', m2(T['dep']), m2(T['bal'])], y + 3.8, True)
    p.det = False; p.add_page(); p.set_font('Times', 'B', 10); p.cell(0, 6, 'RECAPITULATION', new_x='LMARGIN', new_y='NEXT'); p.set_font('Times', '', 9)
    with p.table(col_widths=(34, 18, 18, 18, 18, 28, 28, 28), text_align=('LEFT',) + ('RIGHT',) * 7, line_height=5, width=190, align='LEFT') as t:
        t.row(['Bedroom size', 'Total units', 'Occupied', 'Vacant', 'Mgr. unit', 'Contract rent potential', 'Tenant rent', 'HAP subsidy'])
        for b in (0, 1, 2, None):
            l = [r for r in recs if b is None or r['br'] == b]; o = [r for r in l if r['k'] in ('S8', 'MKT')]
            t.row([{0: 'Efficiency', 1: 'One bedroom', 2: 'Two bedroom', None: 'TOTAL'}[b], str(len(l)), str(len(o)), str(sum(r['k'] == 'VAC' for r in l)), str(sum(r['k'] == 'MGR' for r in l)), m2(sum(r['cr'] for r in l)), m2(sum(r['tr'] for r in o)), m2(sum(r['hap'] for r in o))])
    o = [r for r in recs if r['k'] in ('S8', 'MKT')]
    p.ln(4); vl = sum(r['cr'] for r in recs if r['k'] == 'VAC'); ml = sum(r['cr'] for r in recs if r['k'] == 'MGR')
    for a, b in (('Contract rent potential', T['cr']), ('Less: vacancy loss', -vl), ('Less: manager unit', -ml), ('Rent billed, all sources', T['cr'] - vl - ml), ('   of which due from tenants', T['tr']), ('   of which due from HUD (HAP)', T['hap'])):
        p.cell(70, 5, a); p.cell(30, 5, m2(b), align='R', new_x='LMARGIN', new_y='NEXT')
    p.ln(4); p.multi_cell(170, 4.5, f"Occupancy for the month: {len(o)} of {len(recs)} units ({100*len(o)/len(recs):.1f}%). The manager's unit is not counted as occupied or vacant. Vacant units are carried at contract rent.\n\nI certify that this schedule is true and complete to the best of my knowledge.\n\n\n______________________________          ______________\nOwner's representative                                       Date")
    p.output(P(fn))
    save(fn, rows, 'SISTER AGNES TERRACE', '2025-02', len(recs), len(o), 3, 'MULTIFAMILY', 'HUD Section 8 roll, two-line records under two-line headers, floors as sections, recap page', ['two-line records', 'subsidy', 'legal limit column', 'manager unit'])
# ---------------------------------------------------------------- 6: senior living
def d06():
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    g = Gen('06'); fn = 'Census & Rent Roll - Wrenfield Commons 2024-12-31.pdf'
    mix = [('INDEPENDENT LIVING', [('Studio', 410, 2650), ('1BR', 595, 3280), ('1BR Deluxe', 690, 3695), ('2BR', 905, 4490)], [f'IL{n}' for n in range(101, 119)]),
           ('ASSISTED LIVING', [('AL Studio', 330, 4150), ('AL Alcove', 385, 4475), ('AL 1BR', 520, 5120)], [f'AL{n}' for n in range(201, 221)]),
           ('MEMORY CARE', [('MC Private', 265, 6350), ('MC Companion', 340, 4890)], None)]
    secs = []; rows = []
    for name, ty, us_ in mix:
        l = []
        if us_ is None: us_ = [f'MC{n}' for n in range(301, 307)] + [f'MC{n}{x}' for n in range(307, 311) for x in 'AB']
        for i, u in enumerate(us_):
            t = ty[i % len(ty)] if name[0] != 'M' else ty[1 if u[-1] in 'AB' else 0]
            r = dict(u=u, t=t, name=None, st='', ch={}, mi=None, bal=None, cf=None, pay=None, lv=None)
            q = g.r.random()
            if q < .07: r['st'] = 'VACANT'
            elif q < .10: r['st'] = 'VACANT (deposit held)'
            elif q < .115: r['st'] = 'OUT OF SERVICE'
            else:
                f, s = g.person(); second = name[0] != 'M' and (t[0] in ('2BR', '1BR Deluxe', 'AL 1BR')) and g.p(.4)
                r['name'] = f'{s}, {f}' + (f' & {g.pick(FIRST)}' if second else '')
                ch = {'Base': g.rent(t[2] * .96, .05, 5)}
                if name[0] != 'I':
                    r['lv'] = g.pick([1, 2, 2, 3, 4] if name[0] == 'A' else [3, 4, 5]); ch['Care'] = {1: 450, 2: 825, 3: 1275, 4: 1740, 5: 2150}[r['lv']]
                if second: ch['2nd'] = 950 if name[0] == 'A' else 725
                if g.p(.15): ch['Other'] = g.pick([60, 85, 110])
                if g.p(.15): ch['Disc'] = -g.pick([150, 250, 300, 500])
                r['ch'] = ch; r['mi'] = g.date(D(2018, 4, 1), D(2024, 12, 20)); r['bal'] = 0 if g.p(.6) else round(g.r.uniform(-500, 6000), 2); r['pay'] = 'Private' if g.p(.86) else g.pick(['LTC Ins', 'Medicaid', 'VA A&A']); r['st'] = 'Occupied'
            l.append(r)
        secs.append((name, l))
    S = lambda n, **k: ParagraphStyle(n, fontName='Helvetica', fontSize=6.8, leading=7.8, **k)
    ps = S('a'); hb = ParagraphStyle('h', fontName='Helvetica-Bold', fontSize=6.8, leading=7.6, alignment=1, textColor=colors.white)
    H1 = ['Apt', 'Style', 'Sq Ft', 'Resident(s)', 'Payor', 'Admit\nDate', 'Market\nRate', 'Base\nRent', 'Care\nLevel', 'Care\nFee', '2nd\nPerson', 'Other\nCharges', 'Discount', 'Total\nMonthly', 'A/R\nBalance']
    W = [38, 58, 32, 128, 42, 48, 50, 48, 30, 45, 42, 44, 46, 54, 55]
    f0 = lambda x: '-' if x is None else (f'${x:,.0f}' if x >= 0 else f'(${-x:,.0f})')
    K = ['Base', 'Care', '2nd', 'Other', 'Disc']; KN = dict(Base='Base Rent', Care='Care Fee', **{'2nd': '2nd Person'}, Other='Other Charges', Disc='Discount')
    el = [Paragraph('<font name="Helvetica-Bold" size=13>WRENFIELD COMMONS</font>', S('t', spaceAfter=4)), Spacer(1, 5), Paragraph('Resident Census and Rent Roll as of December 31, 2024', ParagraphStyle('z', fontName='Helvetica', fontSize=9, spaceAfter=8))]
    allr = []; sums = []
    for name, l in secs:
        d = [[name] + [''] * 14, [Paragraph(h.replace('\n', '<br/>'), hb) for h in H1]]
        for r in l:
            c = r['ch']; occ = bool(r['name'])
            tot = sum(c.values()) if c else None
            d.append([r['u'], r['t'][0], r['t'][1], Paragraph(esc(r['name'] if occ else r['st']), ps), r['pay'] or '', us2(r['mi']), f0(r['t'][2]), f0(c.get('Base')), r['lv'] if r['lv'] else '', f0(c.get('Care')), f0(c.get('2nd')), f0(c.get('Other')), f0(c.get('Disc')), f0(tot), '-' if r['bal'] in (None, 0) else m2(r['bal'])])
            rows.append(R(unit=r['u'], unitType=r['t'][0], area=r['t'][1], tenantName=r['name'], statusText=r['st'], section=name, marketRent=r['t'][2], contractRent=c.get('Base'), moveInDate=r['mi'], balance=r['bal'] or None, charges=[(KN[k], c[k]) for k in K if k in c], totalCharges=tot))
        o = [r for r in l if r['name']]; s = lambda k: sum(r['ch'].get(k, 0) for r in l)
        tt = [f'{name.title()} Total', '', sum(r['t'][1] for r in l), f'{len(o)} of {len(l)} units occupied', '', '', f0(sum(r['t'][2] for r in l)), f0(s('Base')), '', f0(s('Care') or None), f0(s('2nd') or None), f0(s('Other') or None), f0(s('Disc') or None), f0(sum(sum(r['ch'].values()) for r in l)), m2(sum(r['bal'] or 0 for r in l))]
        d.append(tt); n = len(d)
        tb = Table(d, colWidths=W, repeatRows=2, rowHeights=None)
        tb.setStyle(TableStyle([('FONT', (0, 0), (-1, -1), 'Helvetica', 6.8), ('LEADING', (0, 0), (-1, -1), 7.8), ('TOPPADDING', (0, 0), (-1, -1), 1.6), ('BOTTOMPADDING', (0, 0), (-1, -1), 1.6), ('FONT', (0, 0), (-1, 0), 'Helvetica-Bold', 8.5), ('SPAN', (0, 0), (-1, 0)),
            ('BACKGROUND', (0, 1), (-1, 1), colors.HexColor('#2f5d62')), ('GRID', (0, 1), (-1, -1), .25, colors.HexColor('#b5c7c9')), ('ALIGN', (6, 2), (-1, -1), 'RIGHT'), ('ALIGN', (2, 2), (2, -1), 'RIGHT'), ('ALIGN', (8, 2), (8, -1), 'CENTER'), ('FONT', (0, n - 1), (-1, n - 1), 'Helvetica-Bold', 6.8), ('SPAN', (0, n - 1), (1, n - 1)), ('BACKGROUND', (0, n - 1), (-1, n - 1), colors.HexColor('#dfe9ea')), ('VALIGN', (0, 0), (-1, -1), 'MIDDLE')]
            + [('BACKGROUND', (0, k + 2), (-1, k + 2), colors.HexColor('#fff6dd')) for k, r in enumerate(l) if not r['name']]))
        el += [tb, Spacer(1, 12)]; allr += l
        sums.append((name.title(), len(l), len(o), sum(r['st'].startswith('VAC') for r in l), sum(r['st'].startswith('OUT') for r in l), sum(2 if '&' in r['name'] else 1 for r in o), sum(r['t'][2] for r in l), sum(sum(r['ch'].values()) for r in l)))
    t = [sum(x[i] for x in sums) for i in range(1, 8)]
    d = [['Census Summary', 'Units', 'Occupied', 'Vacant', 'Out of Service', 'Residents', 'Occupancy', 'Market Potential', 'Total Billed']]
    for x in sums + [('Community Total', *t)]: d.append([x[0], x[1], x[2], x[3], x[4], x[5], f'{100*x[2]/(x[1]-x[4]):.1f}%', f0(x[6]), f0(x[7])])
    tb = Table(d, colWidths=[110] + [62] * 8); tb.setStyle(TableStyle([('FONT', (0, 0), (-1, -1), 'Helvetica', 7.5), ('FONT', (0, 0), (-1, 0), 'Helvetica-Bold', 7.5), ('FONT', (0, -1), (-1, -1), 'Helvetica-Bold', 7.5), ('LINEBELOW', (0, 0), (-1, 0), 1, colors.black), ('LINEABOVE', (0, -1), (-1, -1), .6, colors.black), ('ALIGN', (1, 0), (-1, -1), 'RIGHT'), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 2)]))
    el += [tb, Spacer(1, 8), Paragraph('Occupancy is computed on units in service. A companion suite counts as two units (A and B). "Deposit held" units are vacant with a move-in scheduled after month end. Community fees are not shown.', S('n'))]
    def pg(c, d): c.setFont('Helvetica', 6.5); c.drawString(16, 18, 'Wrenfield Commons   |   Confidential - contains resident information'); c.drawRightString(776, 18, f'{d.page}')
    SimpleDocTemplate(P(fn), pagesize=(792, 612), leftMargin=16, rightMargin=16, topMargin=26, bottomMargin=30, invariant=1).build(el, onFirstPage=pg, onLaterPages=pg)
    save(fn, rows, 'WRENFIELD COMMONS', D(2024, 12, 31), t[0], t[1], t[2], 'SENIOR_HOUSING', 'senior living census roll by level of care, care fee columns, companion suites A/B', ['care levels', 'wrapped names', 'dash cells', 'vacancy in name cell'])
# ---------------------------------------------------------------- 7: letter of a small landlord
def d07():
    from weasyprint import HTML
    fn = 'Rents at 2217 Larkspur - for the bank.pdf'; g = Gen('07')
    data = [  # apt, rooms, name, since, rent, lease, deposit, step, note
        ('1F', '2 BR', g.fl(), D(2016, 6, 1), 1150, 'MTM', 900, (D(2025, 9, 1), 1225), ''),
        ('1R', '2 BR', g.fl(), D(2023, 10, 1), 1375, D(2025, 9, 30), 1375, None, 'has the side yard'),
        ('2F', '3 BR', g.fl(), D(2021, 8, 15), 1540, D(2025, 8, 14), 1500, (D(2025, 8, 15), 1600), 'renewal signed'),
        ('2R', '2 BR', g.fl(), D(2024, 5, 1), 1395, D(2026, 4, 30), 1395, None, '2 yr lease'),
        ('3F', '3 BR', None, None, None, None, None, None, 'Empty since May 1, painting. Asking $1,650.'),
        ('3R', '2 BR', g.fl(), D(2019, 12, 1), 1260, D(2025, 11, 30), 1200, None, 'Housing Authority pays $812 of this'),
        ('Garden', '1 BR', g.fl(), D(2022, 3, 1), 985, 'MTM', 950, (D(2025, 7, 1), 1035), ''),
        ('Coach Hse', '1 BR', g.fl(), D(2024, 11, 1), 1295, D(2025, 10, 31), 1295, None, 'pays own heat')]
    rows = []; tr = ''
    for a, rm, nm, si, rt, le, dp, st, no in data:
        note = '; '.join(x for x in [f'Rent goes to ${st[1]:,} on {usn2(st[0])}' if st else '', no] if x)
        lt = le if isinstance(le, str) else usn2(le)
        tr += f"<tr><td>{a}</td><td>{rm}</td><td>{nm or '<i>vacant</i>'}</td><td>{si.strftime('%b %Y') if si else ''}</td><td>{lt or ''}</td><td class=r>{f'${rt:,}' if rt else ''}</td><td class=r>{f'${dp:,}' if dp else ''}</td><td>{note}</td></tr>"
        rows.append(R(unit=a, unitType=rm, tenantName=nm, statusText='Occupied' if nm else 'vacant', contractRent=rt, marketRent=1650 if a == '3F' else None, moveInDate=si.strftime('%b %Y') if si else None, leaseEndDate=le, deposit=dp, rentSteps=[st] if st else None))
    tot = sum(x[4] or 0 for x in data); dep = sum(x[6] or 0 for x in data)
    doc = f"""<style>@page{{size:letter;margin:1in .9in}} body{{font:10.5pt 'DejaVu Serif';color:#111}} table{{border-collapse:collapse;width:100%;font-size:8.6pt;margin:10pt 0}} td,th{{border:.5pt solid #444;padding:3pt 4pt;text-align:left;vertical-align:top}} .r{{text-align:right}} p{{margin:6pt 0}}</style>
    <p>Hanneke Properties<br>P.O. Box 388, Millbrook</p><p>June 12, 2025</p><p>Re: rents at 2217 Larkspur Avenue</p>
    <p>As you asked, here is the list of the tenants and what they pay as of June 1, 2025. There are 8 apartments, 7 rented. I pay water and hall lights. Everybody is paid up.</p>
    <table><tr><th>Apt</th><th>Size</th><th>Tenant</th><th>In since</th><th>Lease until</th><th>Rent</th><th>Security</th><th>Remarks</th></tr>{tr}<tr><td colspan=5><b>Monthly total</b></td><td class=r><b>${tot:,}</b></td><td class=r><b>${dep:,}</b></td><td></td></tr></table>
    <p>That is ${tot*12:,} a year with the one empty, before the increases. Laundry brings in about $90 a month more.</p><p>Please call if you need copies of the leases.</p><p style='margin-top:24pt'>H. Hanneke</p>"""
    HTML(string=doc).write_pdf(P(fn))
    save(fn, rows, '2217 Larkspur Avenue', D(2025, 6, 1), 8, 7, 1, 'MULTIFAMILY', "small owner's letter to the bank with a table of rents", ['letter', 'rent steps in remarks', 'asking rent in remarks'])
