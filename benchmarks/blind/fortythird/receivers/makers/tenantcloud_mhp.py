# Manufactured-home community; TenantCloud-like export: totals band above the table, currency and dates as text, tags for status, two columns for residents, lots in natural disorder, gaps in numbering
from common import *
import xlsxwriter
NAME = 'tenantcloud-rentroll-export-20251021.xlsx'
R = random.Random(4113); P = People(4113)
lots = [n for n in range(1, 47) if n not in (13, 22, 37)]
VAC = {6: 'Vacant', 19: 'Vacant', 28: 'Vacant - home for sale', 41: 'Off market'}
rows = []
for n in lots:
    poh = n in (3, 9, 14, 20, 27, 33, 40, 44); dbl = R.random() < .35
    q = dict(unit=f'Lot {n}', unitType='Park-owned home' if poh else ('Double-wide lot' if dbl else 'Single-wide lot'))
    if n in VAC: q['statusText'] = VAC[n]
    else:
        f = P(); two = R.random() < .4
        q['tenantName'] = f; q['_co'] = P() if two else None
        rent = 895 + 25 * R.randint(0, 4) if poh else (465 if dbl else 430) - R.choice([0, 0, 0, 20, 35])
        ws_ = R.choice([38.5, 38.5, 44.0, 51.25, 29.75]); tr = 18.0; pet = R.choice([0, 0, 0, 15.0])
        s = R.choice(['Active'] * 8 + ['Active, Month-to-month'] * 4 + ['Active, Late', 'Active, Notice'])
        mi = d(R.randint(2003, 2025), R.randint(1, 10), R.choice([1, 1, 1, 15]))
        q.update(statusText=s, moveInDate=mi, contractRent=float(rent), charges=[('Rent', rent), ('Water & sewer', ws_), ('Trash', tr)] + ([('Pet', pet)] if pet else []), totalCharges=rent + ws_ + tr + pet, deposit=float(R.choice([0, 200, 300, rent])), balance=0.0, _ws=ws_, _tr=tr, _pet=pet)
        if 'Month' in s: q['leaseEndDate'] = 'M2M'
        else:
            e = addm(mi, 12 * (2025 - mi.year + 1)); e = e if e > d(2025, 10, 21) else addm(e, 12); q['leaseEndDate'] = addm(e, 0) - dt.timedelta(1)
        if 'Late' in s: q['balance'] = round(q['totalCharges'] + R.choice([0, 50, q['totalCharges']]), 2)
    rows.append(q)
order = sorted(rows, key=lambda q: q['unit'])   # text order, as the export sorts: Lot 1, Lot 10, Lot 11 ... Lot 2
rows = order
wb = xlsxwriter.Workbook(f'{DOC}/{NAME}'); ws = wb.add_worksheet('Worksheet'); ff = {'font_name': 'Roboto', 'font_size': 10}
F = lambda **k: wb.add_format({**ff, **k}); t = F(); b = F(bold=True); hd = F(bold=True, bg_color='#2FB5A9', font_color='white', text_wrap=True, valign='vcenter'); big = F(bold=True, bg_color='#E8F7F5'); rt = F(align='right')
money = lambda v: f'${v:,.2f}'
occ = sum('tenantName' in q for q in rows)
ws.write(0, 0, 'Maple Hollow Mobile Home Community', F(bold=True, font_size=14)); ws.write(1, 0, '9800 State Route 44, Ravenna, OH 44266', t)
ws.write_row(3, 0, ['Units', 'Occupied', 'Vacant', 'Monthly rent', 'Monthly total', 'Deposits', 'Outstanding'], b)
tt = {k: tot(rows, k) for k in ('contractRent', 'totalCharges', 'deposit', 'balance')}
ws.write_row(4, 0, [str(len(rows)), str(occ), str(len(rows) - occ)] + [money(tt[k]) for k in ('contractRent', 'totalCharges', 'deposit', 'balance')], big)
H = ['Unit', 'Unit type', 'Status', 'Primary tenant', 'Co-tenant', 'Move in', 'Lease ends', 'Rent', 'Water & sewer', 'Trash', 'Pet', 'Total / month', 'Deposit', 'Outstanding', 'Online pay']
for j, h in enumerate(H): ws.write(6, j, h, hd)
dm = lambda x: x.strftime('%b %d, %Y') if not isinstance(x, str) else x
for i, q in enumerate(rows):
    i += 7
    ws.write(i, 0, q['unit'], t); ws.write(i, 1, q['unitType'], t); ws.write(i, 2, q['statusText'], t)
    if 'tenantName' in q:
        ws.write(i, 3, q['tenantName'], t); ws.write(i, 4, q['_co'] or '', t); ws.write(i, 5, dm(q['moveInDate']), t); ws.write(i, 6, dm(q['leaseEndDate']), t)
        for j, v in ((7, q['contractRent']), (8, q['_ws']), (9, q['_tr']), (10, q['_pet'] or None), (11, q['totalCharges']), (12, q['deposit']), (13, q['balance'])):
            if v is not None: ws.write_string(i, j, money(v), rt)
        ws.write(i, 14, R.choice(['Yes', 'Yes', 'No']), t)
    else: ws.write(i, 3, '–', t)
for j, w_ in enumerate((14, 17, 24, 22, 22, 13, 13, 12, 10, 9, 8, 13, 11, 13, 10)): ws.set_column(j, j, w_)
ws.freeze_panes(7, 1); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.set_footer('&RExported 10/21/2025 14:06'); ws.set_row(6, 28)
wb.close()
finish(NAME, rows, 'Maple Hollow Mobile Home Community', None, len(rows), occ, len(rows) - occ, 'MANUFACTURED_HOUSING', 'park owner (family)', 'TenantCloud-like export, totals above, text money, lots in text order', sheet='Worksheet', sums=[(k, tot(rows, k), v) for k, v in tt.items()])
