"""Trailing twelve, self storage, asset manager's Excel printed to PDF (tabloid landscape), months across, statistics at the foot."""
import random, subprocess, xlsxwriter, os
from .core import *
M = ['Apr-24', 'May-24', 'Jun-24', 'Jul-24', 'Aug-24', 'Sep-24', 'Oct-24', 'Nov-24', 'Dec-24', 'Jan-25', 'Feb-25', 'Mar-25']

def make():
    R = random.Random(505)
    s = St('Trailing 12 Month Operating Statement', 'Keystone Lane Self Storage', '2024-04-01', '2025-03-31', M + ['T-12 Total'], zero='dash', dp=0)
    seas = [1, 1.02, 1.04, 1.045, 1.04, 1.02, 1.0, .985, .975, .97, .97, .985]
    def ln(l, b, k=.04, se=0, only=None):
        v = []
        for m in range(12):
            x = 0 if only is not None and m not in only else b * (1 + (seas[m] - 1) * se) * R.uniform(1 - k, 1 + k)
            v.append(round(x))
        s.line(l, v + [sum(v)])
    s.head('REVENUE'); s.stack.append([]); s.stack.append([])
    ln('Gross Potential Rent', 98450, .002, .2); ln('Less: Vacancy', -11800, .05, -4); ln('Less: Discounts & Promotions', -4120, .15); ln('Less: Rate Variance', -2640, .2); ln('Less: Bad Debt & Auction Write-Offs', -880, .5)
    s.close('Net Rental Income')
    s.stack.append([])
    ln('Late & Lien Fees', 3950, .1); ln('Administration Fees', 1480, .15, 2); ln('Tenant Protection Plan Income', 5620, .03); ln('Merchandise Sales', 910, .2, 3); ln('Truck Rental Commissions', 640, .3, 4); ln('RV & Boat Parking', 2275, .02); ln('Billboard Lease', 4500, 0, 0, [0, 3, 6, 9]); ln('Cell Tower Rent', 1350, 0)
    s.close('Ancillary Income')
    inc = s.close('TOTAL REVENUE', typ='TOTAL')
    s.line('Cost of Goods Sold - Merchandise', [0] * 13, join=False); i = len(s.rows) - 1
    cg = [round(R.uniform(360, 560)) for _ in range(12)]; s.rows[i].vals = cg + [sum(cg)]
    gp = s.tot('GROSS PROFIT', [inc, i], [1, -1], typ='SUBTOTAL')
    s.head('OPERATING EXPENSES'); s.stack.append([])
    for g, ls in [('Personnel', [('Manager Salaries', 6850, .04), ('Relief Staff', 1340, .25), ('Payroll Taxes & Benefits', 1460, .08), ('Commissions & Bonus', 520, .4)]),
                  ('Facility', [('Electricity', 1840, .18), ('Water & Sewer', 265, .15), ('Waste Removal', 310, .02), ('Repairs & Maintenance', 1650, .5), ('Elevator Contract', 475, 0), ('Landscaping', 620, .05, [0, 1, 2, 3, 4, 5, 6, 7, 11]), ('Snow Plowing', 1900, .4, [8, 9, 10]), ('Pest Control', 120, 0), ('Security & Gate Systems', 385, .2)]),
                  ('Administrative', [('Telephone & Internet', 340, .03), ('Office Supplies & Postage', 215, .4), ('Credit Card & Bank Fees', 2180, .05), ('Software (Property Mgmt. System)', 445, 0), ('Professional Fees', 1900, .1, [2, 10]), ('Travel & Training', 160, .8)]),
                  ('Marketing', [('Internet / Pay-Per-Click', 2350, .15), ('Aggregator Listing Fees', 810, .2), ('Local & Signage', 190, .8)]),
                  ('Fixed Charges', [('Property Taxes', 9875, 0), ('Property & Liability Insurance', 1715, 0), ('Management Fee (6%)', 0, 0), ('Business Licenses', 850, 0, [9])])]:
        s.open(g, lvl=1)
        for q in ls:
            if q[0].startswith('Management'):
                v = [round(.06 * x) for x in s.rows[inc].vals[:12]]; s.line(q[0], v + [sum(v)])
            else: ln(q[0], q[1], q[2], 0, q[3] if len(q) > 3 else None)
        s.close('Total ' + g, lvl=1)
    ex = s.close('TOTAL OPERATING EXPENSES', typ='TOTAL')
    noi = s.tot('NET OPERATING INCOME', [gp, ex], [1, -1])
    s.open('BELOW THE LINE')
    ln('Debt Service - Interest', 17240, .01); ln('Capital Improvements', 6400, .6, 0, [1, 4, 5, 11]); ln('Ownership / Entity Expense', 750, 0, 0, [2, 8])
    bl = s.close('Total Below the Line')
    cf = s.tot('CASH FLOW BEFORE PRINCIPAL', [noi, bl], [1, -1])
    s.key(total_income=inc, total_operating_expenses=ex, noi=noi, net_cash_flow=cf)
    # draw through Excel
    fn = 'Keystone Lane T-12 (Mar 2025).pdf'
    x = os.path.join(TMP, 'd05.xlsx'); wb = xlsxwriter.Workbook(x); ws = wb.add_worksheet('T12')
    F = lambda **k: wb.add_format({'font_name': 'Carlito', 'font_size': 9, **k})
    nf = '#,##0_);(#,##0);"-"_)'
    ws.set_landscape(); ws.set_paper(3); ws.fit_to_pages(1, 0); ws.set_margins(.4, .4, .55, .55); ws.repeat_rows(0, 4); ws.hide_gridlines(2)
    ws.set_footer('&L&8Harrow && Finch Storage Advisors&C&8Page &P of &N&R&8Unaudited - for discussion purposes')
    ws.set_column(0, 0, 1.5); ws.set_column(1, 1, 34); ws.set_column(2, 13, 10.3); ws.set_column(14, 14, 1.2); ws.set_column(15, 16, 12)
    ws.write(0, 1, 'Keystone Lane Self Storage', F(bold=1, font_size=15, font_color='#1F4E45')); ws.write(1, 1, 'Trailing 12 Month Operating Statement  |  April 2024 - March 2025', F(italic=1)); ws.write(2, 1, '612 units / 71,480 NRSF', F(font_color='#666666'))
    hf = F(bold=1, bg_color='#1F4E45', font_color='white', align='right')
    ws.write(4, 1, '', hf)
    for j, m in enumerate(M): ws.write(4, 2 + j, m, hf)
    ws.write(4, 15, 'T-12 Total', hf); ws.write(4, 16, '% of Rev', hf)
    r0 = 5; rev = s.rows[inc].vals[12]
    for r in s.rows:
        k = {'LINE': {}, 'HEADING': {'bold': 1, 'font_color': '#1F4E45'}, 'SUBTOTAL': {'bold': 1, 'top': 1}, 'TOTAL': {'bold': 1, 'top': 1, 'bottom': 1, 'bg_color': '#DDE9E5'}}[r.typ]
        if r.typ == 'HEADING' and r.lvl == 0 and r0 > 5: ws.set_row(r0, 6); r0 += 1
        ws.write(r0, 1, r.label, F(indent=0 if r.lvl == 0 else (2 if r.typ == 'LINE' else 1), **k))
        if r.vals:
            for j, v in enumerate(r.vals[:12]): ws.write(r0, 2 + j, v, F(num_format=nf, **k))
            if r.typ == 'TOTAL': ws.write(r0, 14, '', F(**k))
            ws.write(r0, 15, r.vals[12], F(num_format=nf, **{**k, 'bold': 1})); ws.write(r0, 16, r.vals[12] / rev, F(num_format='0.0%', **k))
        r0 += 1
    # statistics rows also belong to the printed table
    r0 += 1
    s.head('STATISTICS'); ws.write(r0, 1, 'STATISTICS', F(bold=1, font_color='#1F4E45')); r0 += 1
    occ = [round(.88 + (seas[m] - 1) * .9 + R.uniform(-.004, .004), 3) for m in range(12)]
    s._add(Row('Physical Occupancy (month end)', 'LINE', occ + [round(sum(occ) / 12, 3)]), False)
    ws.write(r0, 1, 'Physical Occupancy (month end)', F())
    for j, v in enumerate(occ): ws.write(r0, 2 + j, v, F(num_format='0.0%'))
    ws.write(r0, 15, round(sum(occ) / 12, 3), F(num_format='0.0%', bold=1)); r0 += 2
    ws.write(r0, 1, 'Note: property taxes accrued on the 2024 assessment; appeal pending. Billboard rent is received quarterly.', F(italic=1, font_size=8))
    wb.close()
    subprocess.run(['soffice', f'-env:UserInstallation=file://{BASE}/lo', '--headless', '--convert-to', 'pdf', '--outdir', TMP, x], check=True, capture_output=True)
    os.replace(os.path.join(TMP, 'd05.pdf'), os.path.join(DOCS, fn))
    save(fn, [s], 'SELF_STORAGE', 'OPERATING_STATEMENT_T12', 's35a', 'Excel trailing twelve printed to PDF, tabloid, repeated header, cost of goods, statistics row')
