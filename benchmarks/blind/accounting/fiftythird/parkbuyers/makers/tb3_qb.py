# RV resort, desktop bookkeeping package: three year-ends side by side as Debit/Credit pairs, .xls
import random, xlwt
from common import doc, truth
SEED = 5303
T = [('Petty Cash - Camp Store', 30000, .0), ('Gulf Shore CU - Operating', None, 0), ('Gulf Shore CU - Savings', 8814022, .3), ('Undeposited Funds', 214350, .6), ('Accounts Receivable', 1884120, .3),
 ('Camp Store Inventory', 1416075, .15), ('Propane Inventory', 238890, .2), ('Prepaid Insurance', 1987340, .1), ('Employee Advances', 45000, 'ev'),
 ('Land', 91500000, 0), ('Sites & Utilities', 148277500, 'up'), ('Bathhouses & Clubhouse', 62140000, 'up'), ('Park Model Cabins', 39680000, 'up'), ('Golf Carts & Mowers', 7219500, 'up'), ('Pool & Splash Pad', 21880000, 0), ('Accumulated Depreciation', -98214300, 'up'),
 ('Accounts Payable', -2641817, .3), ('AmEx Business Platinum', -1120466, .4), ('Sales & Lodging Tax Payable', -844309, .3), ('Payroll Liabilities', -391277, .3), ('Gift Certificates', -118500, .2), ('Advance Reservation Deposits', -9416640, .15), ('Annual Site Prepayments', -14227500, .12), ('Note Payable - Seller Carry', -88000000, 'dn'), ('SBA EIDL Loan', -14990000, 'dn'), ('PPP / Retention Credit Suspense', 0, 'ev'),
 ('Opening Balance Equity', 0, 'z'), ("Owner's Draws", 0, 0), ('Partner Capital - D. Ostrowski', -60000000, 0), ('Retained Earnings', 0, 0)]
P = [('Site Income:Nightly - Full Hookup', -64120000), ('Site Income:Nightly - Water/Electric', -18830000), ('Site Income:Weekly', -9941000), ('Site Income:Monthly / Snowbird', -39175000), ('Site Income:Annual Leases', -28866000), ('Site Income:Tent & Primitive', -2144000), ('Site Income:Discounts - Good Sam/Military', 3412000), ('Cabin Rentals', -21738000), ('Electric Reimbursed', -7420000), ('Camp Store Sales', -13288000), ('Propane Sales', -3904000), ('Laundry & Showers', -1486000), ('RV Storage', -4415000), ('Golf Cart Rentals', -2993000), ('Cancellation Fees', -1378000), ('Merchant Rounding', -12),
 ('COGS - Store', 7914000), ('COGS - Propane', 2266000), ('Payroll Expenses:Office & Hosts', 14880000), ('Payroll Expenses:Grounds', 12115000), ('Payroll Expenses:Housekeeping', 4722000), ('Payroll Expenses:Taxes', 2618000), ('Work Campers - Site Credit', 1440000), ('Utilities:Electric', 17390000), ('Utilities:Water & Sewer', 6105000), ('Utilities:Cable & WiFi', 4277000), ('Utilities:Trash', 2284000), ('Repairs:Sites & Pedestals', 5344000), ('Repairs:Buildings', 3911000), ('Repairs:Pool', 2040000), ('Insurance', 6733000), ('Property Tax', 5816000), ('Advertising & OTA Commissions', 5128000), ('Credit Card Fees', 4874000), ('Reservation Software', 1655000), ('Office Supplies', 904000), ('Professional Fees', 2015000), ('Auto & Travel', 1388000), ('Meals', 317000), ('Charitable - Fire Dept', 100000), ('Depreciation Expense', 11420000), ('Interest Expense', 6388000), ('Insurance Recovery - Storm', 0), ('Ask My Accountant', 0)]
YR = ('Dec 31, 22', 'Dec 31, 23', 'Dec 31, 24')
def build():
    R = random.Random(SEED); A = []
    for n, b, s in T:
        b = b or 0; v = []
        cur = b
        for k in range(3):
            if s == 'up': cur = cur if k == 0 else int(cur + abs(b)*R.uniform(.01, .05)*(1 if b > 0 else -1))
            elif s == 'dn': cur = cur if k == 0 else int(cur*R.uniform(.955, .97))
            elif isinstance(s, float) and s: cur = int(b*(1+R.uniform(-s, s)))
            v.append(cur)
        A.append([n, v, 0])
    ix = {a[0]: a[1] for a in A}
    ix['Employee Advances'][:] = [0, 45000, 20000]; ix['PPP / Retention Credit Suspense'][:] = [-2614400, -2614400, 0]
    dep = ix['Accumulated Depreciation']; dep[:] = [-98214300, -109822100, -121690400]
    for n, b in P:
        v = [int(b*(1+.055*k)*(1+R.uniform(-.05, .05))+R.randint(-900, 900)) if b else 0 for k in range(3)]
        if n == 'Merchant Rounding': v = [-12, 47, -3]
        if n.startswith('Charit'): v = [100000, 100000, 150000]
        if n == 'Insurance Recovery - Storm': v = [0, -6184422, -1240000]
        if n == 'Ask My Accountant': v = [0, 38612, 214077]
        if n == 'Depreciation Expense': v = [11420000, dep[0]-dep[1], dep[1]-dep[2]]
        A.append([n, v, 1])
    ix = {a[0]: a[1] for a in A}
    cash, re, dr = ix['Gulf Shore CU - Operating'], ix['Retained Earnings'], ix["Owner's Draws"]
    cash[:] = [14226081, 18870414, 12109933]; dr[0] = 22000000
    re[0] = -sum(a[1][0] for a in A)
    for k in (1, 2):
        re[k] = re[k-1] + dr[k-1] + sum(a[1][k-1] for a in A if a[2])
        dr[k] = -sum(a[1][k] for a in A)
    print('draws', dr, 're', re)
    wb = xlwt.Workbook(); ws = wb.add_sheet('Sheet1')
    e = lambda s, nf=None: xlwt.easyxf(s, num_format_str=nf) if nf else xlwt.easyxf(s)
    b8 = e('font: name Arial, height 160, bold on'); n8 = e('font: name Arial, height 160'); hd = e('font: name Arial, height 160, bold on; align: horiz center; borders: bottom thick')
    num = e('font: name Arial, height 160', '#,##0.00;-#,##0.00'); tot = e('font: name Arial, height 160, bold on; borders: top thin, bottom double', '#,##0.00;-#,##0.00')
    hdr0 = e('font: name Arial, height 160, bold on; align: horiz center'); red = e('font: name Arial, height 160, italic on, color red')
    # col: 0 blank narrow, 1 name, 2 spacer, then [debit, sp, credit, sp]*3 ; hidden mapping column 15, notes col 16
    ws.col(0).width = 700; ws.col(1).width = 11000; ws.col(2).width = 400
    ws.write(0, 1, 'Sawgrass Bend RV Resort & Campground LP', e('font: name Arial, height 240, bold on'))
    ws.write(1, 1, 'Trial Balance', e('font: name Arial, height 280, bold on')); ws.write(2, 1, 'As of December 31, 2024', b8)
    ws.write(0, 13, '4:52 PM', b8); ws.write(1, 13, '03/06/25', b8); ws.write(2, 13, 'Accrual Basis', b8)
    cols = []
    for k, y in enumerate(YR):
        c0 = 3 + 4*k
        ws.write_merge(4, 4, c0, c0+2, y, hdr0)
        ws.write(5, c0, 'Debit', hd); ws.write(5, c0+2, 'Credit', hd)
        ws.col(c0).width = 3700; ws.col(c0+1).width = 400; ws.col(c0+2).width = 3700; ws.col(c0+3).width = 400
        cols += [f'other:{y} Debit', f'other:{y} Credit']
    ws.write(5, 15, 'QofE map', b8); ws.col(15).hidden = True; ws.write(5, 16, 'Bookkeeper comment', b8); ws.col(16).width = 9500
    cm = {'Ask My Accountant': 'see Denise - uncoded Amazon', 'PPP / Retention Credit Suspense': 'refund rcvd Feb 22; cleared 2024', 'Employee Advances': 'J. Pruitt, thru payroll', 'Opening Balance Equity': 'leave alone'}
    rows = []; tt = {c: 0 for c in cols}; r = 6
    for n, v, p in A:
        ws.write(r, 1, n, n8); t = {'name': n}
        for k in range(3):
            x = v[k]
            if x == 0 and p: continue           # unused income/expense account in that year: blank
            c = 3+4*k + (2 if (x < 0) else 0)
            ws.write(r, c, abs(x)/100, num); t[cols[2*k + (1 if x < 0 else 0)]] = abs(x)/100; tt[cols[2*k + (1 if x < 0 else 0)]] += abs(x)
        ws.write(r, 15, 'PL' if p else 'BS', n8)
        if n in cm: ws.write(r, 16, cm[n], red)
        rows.append(t); r += 1
    ws.write(r, 1, 'TOTAL', b8)
    for i, c in enumerate(cols): ws.write(r, 3 + 4*(i//2) + 2*(i % 2), tt[c]/100, tot)
    for k in range(3): assert tt[cols[2*k]] == tt[cols[2*k+1]]
    ws.set_panes_frozen(True); ws.set_horz_split_pos(6); ws.set_vert_split_pos(2)
    ws.portrait = False; ws.fit_width_to_pages = 1; ws.fit_height_to_pages = 0; ws.fit_num_pages = 1
    for q, hh in ((0, 330), (1, 380)): ws.row(q).height_mismatch = True; ws.row(q).height = hh
    ws2 = wb.add_sheet('QuickNotes'); ws2.write(0, 0, 'Exported from company file SAWGRASS2019.QBW - do not edit Sheet1', n8)
    f = 'Sawgrass TB 2022-2024.xls'; wb.save(doc(f))
    truth(f, 'TB', cols, rows, [{'label': 'TOTAL', **{c: tt[c]/100 for c in cols}}])
if __name__ == '__main__': build()
