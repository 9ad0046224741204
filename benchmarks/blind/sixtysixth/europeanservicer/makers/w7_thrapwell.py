# valuer's old xls of a trading estate: three-line header, agreement for lease row, numbers partly as text
from common import *
import xlwt
NAME = 'thrapwell_ind_est.xls'
R = [('1', 'Corbel Fabrications Ltd', 'full', 8120, '25/12/2019', 10, '24/12/2029', '25/12/2024', 48720, 'In', 31250), ('2', 'Corbel Fabrications Ltd', 'full', 4060, '25/12/2019', 10, '24/12/2029', '25/12/2024', 24360, 'In', 15500),
 ('3', 'Halfpenny Removals', 'full', 4060, '01/05/2022', 5, '30/04/2027', '', 27405, 'Out', 15500), ('4', 'VACANT', '', 4060, '', None, '', '', None, '', 15500), ('5', 'Dray & Pommel Saddlery Ltd', 'ext. only', 2035, '29/09/2023', 3, '28/09/2026', '', 15770, 'Out', 8900),
 ('6A', 'Mistral Refrigeration (Midlands) Ltd', 'full', 5100, '24/06/2017', 15, '23/06/2032', '24/06/2027', 31875, 'In', 19250), ('6B', 'VACANT', '', 2550, '', None, '', '', None, '', 10250), ('6B', 'Cygnet Labels Ltd (agreement for lease)', 'full', 2550, '01/07/2025', 5, '30/06/2030', '', 19125, 'Out', None),
 ('7', 'Northants Tyre Recyclers Ltd', 'full', 12480, '01/01/2015', 15, '31/12/2029', '01/01/2025', 62400, 'In', 44000), ('8', 'Pallister Kitchens Ltd', 'internal', 3050, '14/02/2021', 6, '13/02/2027', '14/02/2024', 20587.5, 'Out', 12000), ('9', 'The Bramley Forge', 'tenancy at will', 1020, '', None, '', '', 5400, 'Out', 4450),
 ('10-12', 'Optiflow Valves UK Ltd', 'full', 15300, '25/03/2020', 20, '24/03/2040', '25/03/2025', 87975, 'In', 55500), ('13', 'St Osyth Ambulance Trust', 'full', 5090, '01/10/2024', 10, '30/09/2034', '01/10/2029', 38175, 'Out', 19500), ('14', 'VACANT', '', 5090, '', None, '', '', None, '', 19500), ('Substation', 'Eastmid Power Networks', '', None, '24/06/1988', 99, '23/06/2087', '', 1, 'In', None), ('Hoarding', 'Skylark Posters Ltd', '', None, '01/01/2023', 3, '31/12/2025', '', 2750, 'Out', None)]
def isod(s): return dt.datetime.strptime(s, '%d/%m/%Y').date().isoformat() if s else None
def main():
    wb = xlwt.Workbook(); ws = wb.add_sheet('Sched'); b = xlwt.easyxf('font: bold on, name Tahoma, height 180; align: horiz center; borders: left thin, right thin'); bt = xlwt.easyxf('font: bold on, name Tahoma, height 260'); n = xlwt.easyxf('font: name Tahoma, height 180'); m = xlwt.easyxf('font: name Tahoma, height 180', num_format_str='#,##0'); m2 = xlwt.easyxf('font: name Tahoma, height 180', num_format_str='0.00'); dd = xlwt.easyxf('font: name Tahoma, height 180', num_format_str='dd/mm/yyyy'); mb = xlwt.easyxf('font: bold on, name Tahoma, height 180; borders: top thin', num_format_str='#,##0')
    ws.write(0, 0, 'Thrapwell Trading Estate, Gantry Road, Corby', bt); ws.write(1, 0, 'inspected 19/05/2025, schedule to the same date', n)
    H = [('', 'Unit', ''), ('', 'Tenant', ''), ('', 'Repair', ''), ('GIA', 'sq', 'ft'), ('Term', 'commence-', 'ment'), ('Term', 'of years', ''), ('Lease', 'expiry', 'date'), ('Next', 'rent', 'review'), ('Current', 'rent', '£ pa'), ('Equates', 'to', '£ psf'), ('1954 Act', 'in or', 'out'), ('Rateable', 'value', '2023 £')]
    for j, h in enumerate(H):
        for i in range(3): ws.write(3+i, j, h[i], b)
    rows = []; r = 7
    for k, (u, t, rp, a, s, ty, e, rv, rent, act, rv23) in enumerate(R):
        fut = 'agreement' in t; vac = t == 'VACANT'
        ws.write(r, 0, u, n); ws.write(r, 1, t, n); ws.write(r, 2, rp, n)
        if a: ws.write(r, 3, a, m)
        for j, x in ((4, s), (6, e), (7, rv)):
            if x: ws.write(r, j, x, n) if k % 5 == 3 else ws.write(r, j, dt.datetime.strptime(x, '%d/%m/%Y'), dd)
        if ty: ws.write(r, 5, ty, n)
        if rent is not None: ws.write(r, 8, rent, m2 if rent % 1 else m) if not fut else ws.write(r, 8, f'{rent:,}', n)
        if rent and a: ws.write(r, 9, round(rent/a, 2), m2)
        ws.write(r, 10, act, n)
        if rv23: ws.write(r, 11, rv23, m)
        st = 'agreement for lease' if fut else 'VACANT' if vac else 'Occupied'
        rows.append(row(unit=u, tenantName=None if vac else t, area=a, statusText=st, leaseStartDate=isod(s), leaseEndDate=isod(e), annualRent=rent)); r += 1
    cur = [x for x in R if 'agreement' not in x[1]]; r += 1
    ws.write(r, 1, 'Total (excluding agreement for lease)', xlwt.easyxf('font: bold on, name Tahoma, height 180')); ws.write(r, 3, sum(x[3] or 0 for x in cur), mb); ws.write(r, 8, sum(x[8] or 0 for x in cur), xlwt.easyxf('font: bold on, name Tahoma, height 180; borders: top thin', num_format_str='#,##0.00')); ws.write(r, 11, sum(x[10] or 0 for x in cur), mb)
    ws.write(r+2, 0, 'Void', n); ws.write(r+2, 3, sum(x[3] for x in R if x[1] == 'VACANT'), m); ws.write(r+2, 4, 'sq ft', n)
    ws.write(r+3, 0, 'Cygnet Labels: six months rent free, completion due 1 July 2025, landlord to re-roof.', n)
    for j, w in enumerate([11, 40, 14, 9, 12, 9, 12, 12, 11, 9, 9, 10]): ws.col(j).width = 256*w
    ws.portrait = False; ws.fit_width_to_pages = 1; ws.fit_num_pages = 1
    wb.save(doc(NAME)); save(NAME, rows, 'Thrapwell Trading Estate', '2025-05-19', None, None, 3)
if __name__ == '__main__': main()
