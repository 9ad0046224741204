#!/usr/bin/env python
"""Regenerates documents/, truth/, index.json from SEED.  Money in integer cents internally."""
import os, json, random, subprocess, shutil, datetime as dt
SEED = 390417
HERE = os.path.dirname(os.path.abspath(__file__))
DOC, TRU = os.path.join(HERE, 'documents'), os.path.join(HERE, 'truth')
os.makedirs(DOC, exist_ok=True); os.makedirs(TRU, exist_ok=True)
INDEX = []

def D(c): return round(c / 100, 2)
def emit(stem, ext, asset, kind, author, style, hard, money, rows, totals, planted=None):
    full = {'TB': 'TRIAL_BALANCE', 'AR': 'AGED_RECEIVABLES', 'UM': 'UNIT_MIX'}[kind]
    json.dump({'name': stem, 'kind': kind, 'planted': planted, 'money': money, 'rows': rows, 'totals': totals},
              open(os.path.join(TRU, stem + '.json'), 'w'), indent=1, ensure_ascii=False)
    INDEX.append({'file': f'{stem}.{ext}', 'assetType': asset, 'documentType': full, 'author': author, 'style': style, 'hard': hard})

def paren(c): return f'({abs(c)/100:,.2f})' if c < 0 else f'{c/100:,.2f}'

class Ledger:
    def __init__(self, accts):           # [(code, name, class, begin)] begin None = plug
        self.a = [dict(code=c, name=n, cls=k, beg=b, dr=0, cr=0) for c, n, k, b in accts]
        s = sum(x['beg'] for x in self.a if x['beg'] is not None)
        for x in self.a:
            if x['beg'] is None: x['beg'] = -s
        self.i = {x['code']: x for x in self.a}
    def post(self, dr, cr, amt):
        self.i[dr]['dr'] += amt; self.i[cr]['cr'] += amt
    def check(self):
        assert sum(x['beg'] for x in self.a) == 0
        assert sum(x['dr'] for x in self.a) == sum(x['cr'] for x in self.a)

# ---------------------------------------------------------------- 1. TB, fund accounting, PDF
def tb_fund():
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter
    R = random.Random(SEED + 1)
    r = lambda lo, hi: R.randint(lo * 100, hi * 100)
    A, L, N, V, E = 'Assets', 'Liabilities', 'Net Assets', 'Revenue', 'Expense'
    F = []; d20, d30 = r(4000, 5000), r(1500, 2900); draw, rep_, ind = r(3100, 4800), r(2800, 3000), r(900, 1100)
    l = Ledger([
     ('10-1010-000','Cash - Operating, First Harbor CU',A,r(98000,140000)),('10-1012-000','Petty Cash',A,30000),
     ('10-1015-000','Tenant Security Deposits - Cash',A,r(41000,44000)),('10-1110-100','Accounts Receivable - Tenants',A,r(14000,21000)),
     ('10-1110-200','Accounts Receivable - HAP Subsidy',A,r(24000,39000)),('10-1119-000','Allowance for Doubtful Accounts',A,-r(5000,7000)),
     ('10-1210-000','Prepaid Insurance',A,r(18000,26000)),('10-1390-000','Due from Other Funds',A,d20 + d30),
     ('10-1510-000','Land',A,61500000),('10-1520-000','Buildings & Improvements',A,r(6100000,6500000)),('10-1590-000','Accumulated Depreciation',A,-r(1500000,1800000)),
     ('10-2010-000','Accounts Payable - Trade',L,-r(18000,33000)),('10-2030-000','Accrued Payroll & Benefits',L,-r(7000,12000)),
     ('10-2110-000','Tenant Security Deposits Held',L,-r(39000,41000)),('10-2150-000','Prepaid Rents',L,-r(2100,3900)),
     ('10-2310-000','Mortgage Payable - State HFA 1st',L,-r(2900000,3050000)),('10-2320-000','Accrued Interest - Soft 2nd (City)',L,-r(210000,230000)),
     ('10-3010-000','Net Assets w/o Donor Restrictions',N,None),
     ('10-4010-100','Rent Revenue - Tenant Share',V,-r(290000,310000)),('10-4010-200','Rent Revenue - Housing Assistance Payments',V,-r(410000,440000)),
     ('10-4090-000','Vacancy Loss',V,r(19000,27000)),('10-4310-000','Laundry & Vending',V,-r(4800,6100)),('10-4390-000','Late Fees, NSF & Tenant Damages',V,-r(1500,2800)),
     ('10-5010-000','Salaries - Site Management',E,r(88000,96000)),('10-5020-000','Salaries - Maintenance',E,r(71000,80000)),('10-5090-000','Payroll Taxes & Benefits',E,r(36000,41000)),
     ('10-5210-000','Management Fee',E,r(45000,49000)),('10-5310-000','Electricity - Common Area',E,r(17000,21000)),('10-5320-000','Water & Sewer',E,r(44000,52000)),
     ('10-5410-000','Repairs - Contract',E,r(30000,48000)),('10-5415-000','Unit Turnover',E,r(9000,17000)),('10-5510-000','Property & Liability Insurance',E,r(38000,44000)),
     ('10-5610-000','Bad Debt Expense',E,r(1500,3800)),('10-5710-000','Interest - State HFA 1st',E,r(118000,129000)),('10-5810-000','Depreciation',E,r(150000,165000)),('10-5900-000','Transfers Out to Fund 20',E,3520000)])
    t, h = r(27500, 29500), r(39000, 41000)
    l.post('10-1110-100','10-4010-100',t); l.post('10-1110-200','10-4010-200',h)
    l.post('10-1010-000','10-1110-100',t - r(900,2600)); l.post('10-1010-000','10-1110-200',h - r(200,900))
    l.post('10-4090-000','10-1110-100',r(1600,2700)); l.post('10-1010-000','10-4310-000',r(430,610)); l.post('10-1110-100','10-4390-000',r(120,260))
    ap = 0
    for c, lo, hi in [('5310',1400,2100),('5320',3900,5100),('5410',2500,5200),('5415',700,2100)]:
        x = r(lo,hi); ap += x; l.post(f'10-{c}-000','10-2010-000',x)
    l.post('10-2010-000','10-1010-000',ap + r(1200,3300))
    for c, lo, hi in [('5010',8500,9400),('5020',7000,7800),('5090',3400,4000)]: l.post(f'10-{c}-000','10-1010-000',r(lo,hi))
    l.post('10-5210-000','10-1010-000',r(4500,4700)); l.post('10-5510-000','10-1210-000',r(3700,4100)); l.post('10-5610-000','10-1119-000',r(200,500))
    l.post('10-5710-000','10-1010-000',r(11800,12400)); l.post('10-2310-000','10-1010-000',r(5200,5700)); l.post('10-5810-000','10-1590-000',r(15100,15800))
    l.post('10-1015-000','10-2110-000',r(600,950)); l.post('10-2110-000','10-1015-000',r(400,590))
    l.post('10-1390-000','10-1010-000',draw); l.post('10-1010-000','10-1390-000',rep_); l.post('10-1390-000','10-5010-000',ind); l.post('10-5900-000','10-1010-000',352000)
    F.append(('10','Operating - Marrow Creek Apartments',l))
    l = Ledger([('20-1020-000','Cash - Replacement Reserve (State HFA)',A,r(260000,310000)),('20-1025-000','Cash - Operating Reserve',A,r(150000,170000)),
     ('20-1030-000','Tax & Insurance Impounds',A,r(22000,31000)),('20-2390-000','Due to Other Funds',L,-d20),('20-3020-000','Net Assets - Board Designated',N,None),
     ('20-4510-000','Interest Earned on Reserves',V,-r(6100,7900)),('20-4900-000','Transfers In from Fund 10',V,-3520000),('20-5950-000','Reserve Draws Expended',E,r(18000,26000))])
    l.post('20-1020-000','20-4900-000',352000); l.post('20-1020-000','20-4510-000',r(480,610)); l.post('20-1025-000','20-4510-000',r(200,330))
    l.post('20-5950-000','20-2390-000',draw); l.post('20-2390-000','20-1020-000',rep_)
    F.append(('20','Reserves - Board Designated',l))
    l = Ledger([('30-1040-000','Cash - Restricted Grants',A,r(88000,120000)),('30-1150-310','Grants Receivable - HOME',A,r(40000,65000)),('30-1150-320','Grants Receivable - CDBG Resident Services',A,r(8000,15000)),
     ('30-2210-000','Refundable Advances',L,-r(30000,41000)),('30-2390-000','Due to Other Funds',L,-d30),('30-3110-000','Net Assets with Donor Restrictions',N,None),
     ('30-4610-310','Grant Revenue - HOME',V,-r(125000,150000)),('30-4610-320','Grant Revenue - CDBG',V,-r(38000,45000)),('30-4620-000','Foundation Contributions',V,-2500000),
     ('30-5110-000','Resident Services Coordinator',E,r(49000,53000)),('30-5120-000','Youth Program Supplies',E,r(3800,5100)),('30-5130-000','Rehab Draws - HOME Units',E,r(119000,131000)),('30-5190-000','Indirect Cost Allocation',E,r(9100,11000))])
    l.post('30-5110-000','30-1040-000',r(4700,5000)); l.post('30-5120-000','30-1040-000',r(200,450)); x = r(11000,14500); l.post('30-5130-000','30-1040-000',x)
    l.post('30-1150-310','30-4610-310',x); y = r(4000,4600); l.post('30-1150-320','30-4610-320',y); l.post('30-1040-000','30-1150-310',r(21000,29000)); l.post('30-5190-000','30-2390-000',ind)
    F.append(('30','Restricted Programs',l))
    l = Ledger([('40-1010-000','Cash - Commercial Operating',A,r(21000,35000)),('40-1120-000','Accounts Receivable - Commercial Tenants',A,r(6000,9500)),('40-1125-000','Deferred Rent Receivable',A,r(3000,5000)),
     ('40-2010-000','Accounts Payable - Trade',L,-r(1500,3000)),('40-2110-000','Commercial Deposits Held',L,-780000),('40-3010-000','Net Assets w/o Donor Restrictions',N,None),
     ('40-4110-000','Commercial Base Rent',V,-r(82000,88000)),('40-4120-000','CAM Reimbursements',V,-r(14000,17000)),('40-5330-000','Refuse',E,r(3100,4000)),('40-5640-000','Property Tax - Non-Exempt Portion',E,r(9900,11500)),('40-5900-000','UBIT Provision',E,0)])
    b = r(8300,8600); c = r(1450,1600); l.post('40-1120-000','40-4110-000',b); l.post('40-1120-000','40-4120-000',c); l.post('40-1010-000','40-1120-000',b - r(0,700)); l.post('40-5330-000','40-2010-000',r(310,420))
    F.append(('40','Commercial Space - 1st Floor',l))

    rows, totals, lines = [], [], []
    K = ['beginning','debit','credit','ending']
    def vals(xs): 
        b = sum(x['beg'] for x in xs); d = sum(x['dr'] for x in xs); c = sum(x['cr'] for x in xs)
        return [b, d, c, b + d - c]
    for fc, fn, l in F:
        l.check(); lines.append(('fund', f'Fund {fc}   {fn}'))
        for cls in [A, L, N, V, E]:
            xs = [x for x in l.a if x['cls'] == cls]
            lines.append(('cls', cls))
            for x in xs:
                v = vals([x]); rows.append(dict(account=x['code'], name=x['name'], **dict(zip(K, map(D, v))))); lines.append(('row', x['code'], x['name'], v))
            v = vals(xs); lab = f'Subtotal {cls}'; totals.append(dict(label=lab, **dict(zip(K, map(D, v))))); lines.append(('sub', lab, v))
        v = vals(l.a); lab = f'Total Fund {fc}'; totals.append(dict(label=lab, **dict(zip(K, map(D, v))))); lines.append(('tot', lab, v))
    v = vals([x for _, _, l in F for x in l.a]); lab = 'Report Total - All Funds'
    totals.append(dict(label=lab, **dict(zip(K, map(D, v))))); lines.append(('tot', lab, v))

    W, H = letter
    cv = canvas.Canvas(os.path.join(DOC, 'mcch_fund_tb_fy26_p11.pdf'), pagesize=letter, invariant=1)
    X = [352, 424, 496, 572]
    npg = [0]; cur = [None]
    def head():
        npg[0] += 1
        cv.setFont('Helvetica-Bold', 12); cv.drawCentredString(W/2, H-44, 'Marrow Creek Community Homes, Inc.')
        cv.setFont('Helvetica', 10); cv.drawCentredString(W/2, H-58, 'Trial Balance by Fund - Unposted Transactions Excluded')
        cv.setFont('Helvetica', 8); cv.drawCentredString(W/2, H-70, 'From 5/1/2026 Through 5/31/2026   (FY 2026, Period 11)')
        y = H-96; cv.setFont('Helvetica-Bold', 7.5)
        cv.drawString(40, y, 'Fund-GL-Dept'); cv.drawString(108, y, 'GL Title')
        for x, a, b in zip(X, ['Beginning','Current Period','Current Period','Ending'], ['Balance','Debits','Credits','Balance']):
            cv.drawRightString(x, y+9, a); cv.drawRightString(x, y, b)
        cv.setLineWidth(1.2); cv.line(38, y-4, 574, y-4)
        cv.setFont('Helvetica-Oblique', 7); cv.drawString(40, 30, 'Date: 6/12/26 9:14:07 AM'); cv.drawRightString(574, 30, f'Page: {npg[0]}')
        cv.drawCentredString(W/2, 30, 'For management use only - unaudited')
        return y - 17
    y = head()
    for ln in lines:
        need = {'fund': 40, 'cls': 36}.get(ln[0], 12)
        if y - need < 48:
            cv.showPage(); y = head()
            if ln[0] != 'fund' and cur[0] and not ln[1].startswith('Report'):
                cv.setFont('Helvetica-BoldOblique', 8); cv.drawString(40, y, cur[0] + '  (continued)'); y -= 12
        if ln[0] == 'fund':
            cur[0] = ln[1]; y -= 3; cv.setFillGray(.88); cv.rect(38, y-3, 536, 12, stroke=0, fill=1); cv.setFillGray(0)
            cv.setFont('Helvetica-Bold', 8.5); cv.drawString(40, y, ln[1]); y -= 13
        elif ln[0] == 'cls':
            cv.setFont('Helvetica-Oblique', 8); cv.drawString(46, y, ln[1]); y -= 11
        elif ln[0] == 'row':
            cv.setFont('Helvetica', 7.5); cv.drawString(50, y, ln[1]); cv.drawString(108, y, ln[2])
            for x, v in zip(X, ln[3]): cv.drawRightString(x + (2.5 if v < 0 else 0), y, paren(v))
            y -= 10.4
        else:
            cv.setLineWidth(.4)
            for x in X: cv.line(x-62, y+8, x, y+8)
            cv.setFont('Helvetica-Bold', 7.5); cv.drawString(108 if ln[0] == 'sub' else 40, y, ln[1])
            for x, v in zip(X, ln[2]): cv.drawRightString(x + (2.5 if v < 0 else 0), y, paren(v))
            y -= 13
            if ln[0] == 'tot':
                cv.setLineWidth(.4)
                for x in X: cv.line(x-62, y+9.5, x, y+9.5); cv.line(x-62, y+8, x, y+8)
                y -= 4
    cv.save()
    emit('mcch_fund_tb_fy26_p11', 'pdf', 'MULTIFAMILY', 'TB', 'fund accountant, non-profit GL package', 'PDF letter portrait, sections by fund and class, parentheses', 'repeated codes per fund, class subtotals, fund totals, several pages', K, rows, totals)

# ---------------------------------------------------------------- 2. TB, cooperative, XLSX, three pairs
def tb_coop():
    import openpyxl
    from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
    R = random.Random(SEED + 2); r = lambda lo, hi: R.randint(lo * 100, hi * 100)
    l = Ledger([
     ('1110','Petty Cash','A',50000),('1120','Cash - Operations','A',r(71000,99000)),('1130','Member Carrying Charges Receivable','A',r(12000,19000)),('1131','Allowance for Doubtful Accounts','A',-r(2500,4000)),
     ('1135','Accounts Receivable - HUD (Sec. 8 members)','A',r(4000,9000)),('1140','A/R - Commercial (day-care lease)','A',r(1800,2900)),('1200','Prepaid Expenses','A',r(21000,29000)),
     ('1310','Escrow Deposits','A',r(35000,48000)),('1320','Replacement Reserve','A',r(380000,440000)),('1330','General Operating Reserve','A',r(90000,120000)),
     ('1410','Land','A',41000000),('1420','Buildings','A',r(5200000,5500000)),('1440','Building Equipment - Portable','A',r(60000,90000)),('1495','Accumulated Depreciation','A',-r(2700000,3000000)),
     ('2110','Accounts Payable - Operations','L',-r(16000,27000)),('2113','Accounts Payable - Entity (sponsor)','L',0),('2120','Accrued Wages Payable','L',-r(3500,5500)),('2130','Accrued Interest Payable - First Mortgage','L',-r(6900,7800)),
     ('2150','Accrued Property Taxes','L',-r(19000,26000)),('2191','Members\' Equity Refunds Payable','L',-r(8000,14000)),('2210','Prepaid Carrying Charges','L',-r(3000,5200)),('2320','Mortgage Payable - First','L',-r(1900000,2100000)),
     ('3110','Membership Certificates (96 @ $2,500)','Q',-24000000),('3120','Paid-in Surplus - Principal','Q',-r(700000,760000)),('3250','Retained Earnings (Deficit)','Q',None),
     ('5120','Carrying Charges - Members','R',0),('5121','Tenant Assistance Payments','R',0),('5140','Rent Revenue - Stores and Commercial','R',0),('5220','Vacancies - Member Units','R',0),('5410','Financial Revenue - Operations','R',0),('5440','Revenue - Replacement Reserve','R',0),('5910','Laundry and Vending','R',0),('5920','Member Charges - Late / NSF','R',0),
     ('6250','Cooperative Meetings & Elections','E',0),('6310','Office Salaries','E',0),('6320','Management Fee','E',0),('6340','Legal Expense','E',0),('6350','Audit Expense','E',0),('6370','Bad Debts','E',0),('6450','Electricity','E',0),('6451','Water','E',0),('6452','Gas','E',0),('6453','Sewer','E',0),('6510','Payroll - Maintenance','E',0),('6520','Contracts - Repairs & Grounds','E',0),('6525','Garbage and Trash Removal','E',0),('6710','Real Estate Taxes','E',0),('6720','Property & Liability Insurance','E',0),('6820','Interest on First Mortgage','E',0),('6600','Depreciation Expense','E',0)])
    P = l.post
    for m in range(3):
        c, h = r(69000,70500), r(6100,7000)
        P('1130','5120',c); P('1135','5121',h); P('1120','1130',c - r(0,1900)); P('1120','1135',h + r(-300,200)); P('5220','1130',r(500,1500))
        P('1140','5140',185000); P('1120','1140',185000 if m else 185000 + 90000); P('1320','5440',r(800,1300)); P('1120','5910',r(380,560)); P('1130','5920',r(60,210))
        P('6310','1120',r(5100,5600)); P('6320','1120',412800); P('6510','1120',r(7200,8100)); P('1320','1120',480000)
        s = 0
        for a, lo, hi in [('6450',1700,2600),('6451',2900,3600),('6452',2200,6100),('6453',2500,3100),('6520',3100,7900),('6525',1100,1300)]:
            x = r(lo,hi); s += x; P(a,'2110',x)
        P('2110','1120', s - r(-1500,1500)); P('6710','2150',r(6300,6500)); P('6720','1200',r(4100,4300)); P('6820','1120',r(7000,7600)); P('2320','1120',r(5200,5500)); P('6600','1495',r(14100,14300))
        P('1310','1120',r(6600,6900))
    P('6250','1120',r(700,1100)); P('6340','2110',r(500,2100)); P('6350','2113',390000); P('6370','1131',r(250,700)); P('2191','1120',r(2500,5000)); P('1120','3120',r(4000,9000))
    l.check()
    K = ['open_dr','open_cr','debit','credit','close_dr','close_cr']
    wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'TB Q1'
    f = lambda **k: Font(name='Calibri', size=10, **k); thin = Side(style='thin'); dbl = Side(style='double')
    ws['B1'] = 'BIRCHWATER MUTUAL HOUSING COOPERATIVE'; ws['B1'].font = Font(name='Georgia', size=14, bold=True)
    ws['B2'] = 'HUD Project No. 046-44817 NP   ·   96 member units, 1 commercial lease'; ws['B2'].font = f(italic=True)
    ws['B3'] = 'Working trial balance, first quarter 2026 (pre-adjustment)'; ws['B3'].font = f()
    ws['A5'] = 'ord'; ws.column_dimensions['A'].hidden = True
    ws.merge_cells('B5:B6'); ws['B5'] = 'Acct.'; ws.merge_cells('C5:C6'); ws['C5'] = 'Account title'
    for rng, t in [('D5:E5','Balance 12/31/2025'),('F5:G5','Jan - Mar 2026 postings'),('H5:I5','Balance 3/31/2026')]:
        ws.merge_cells(rng); ws[rng.split(':')[0]] = t
    for i, c in enumerate('DEFGHI'): ws[f'{c}6'] = 'Dr' if i % 2 == 0 else 'Cr'
    ws.merge_cells('J5:J6'); ws['J5'] = 'Tick'
    for row in (5, 6):
        for c in 'BCDEFGHIJ':
            ws[f'{c}{row}'].font = f(bold=True, color='FFFFFF'); ws[f'{c}{row}'].fill = PatternFill('solid', fgColor='3B5B4A'); ws[f'{c}{row}'].alignment = Alignment(horizontal='center', vertical='center', wrap_text=True)
    rn = 7; rows, totals = [], []; NF = '#,##0.00'
    names = {'A':'Assets','L':'Liabilities','Q':'Members\' equity','R':'Revenue','E':'Expenses'}
    ticks = ['a','PBC','','','','','b/r','']
    planted = None; tot = [0]*6
    prev = None; sub = None; firstrow = None
    def six(x):
        e = x['beg'] + x['dr'] - x['cr']
        return [max(x['beg'],0), max(-x['beg'],0), x['dr'], x['cr'], max(e,0), max(-e,0)]
    for x in l.a:
        if x['cls'] != prev:
            ws.cell(rn, 2, names[x['cls']].upper()).font = f(bold=True, color='3B5B4A'); prev = x['cls']; rn += 1
        v = six(x); tot = [a+b for a, b in zip(tot, v)]
        pv = list(v)
        if x['code'] == '2320':
            s = str(pv[5]); d = s[2]; nd = str((int(d) + 3) % 10); pv[5] = int(s[:2] + nd + s[3:])
            planted = {'what': f"account 2320 Mortgage Payable - First: closing credit printed {pv[5]/100:,.2f}, ledger says {v[5]/100:,.2f} (total is of the right amounts)", 'kind': 'digit_changed'}
        row = dict(account=x['code'], name=x['name'])
        ws.cell(rn, 1, rn * 10); c = ws.cell(rn, 2, int(x['code'])); c.font = f(); c.alignment = Alignment(horizontal='left')
        c = ws.cell(rn, 3, x['name']); c.font = f(); c.alignment = Alignment(indent=1)
        for j, k in enumerate(K):
            if pv[j]: row[k] = D(pv[j]); c = ws.cell(rn, 4+j, D(pv[j])); c.number_format = NF; c.font = f()
        t = R.choice(ticks)
        if t: ws.cell(rn, 10, t).font = Font(name='Calibri', size=9, italic=True, color='C00000')
        rows.append(row); rn += 1
    rn += 1
    ws.cell(rn, 3, 'Totals, all accounts').font = f(bold=True)
    for j in range(6):
        c = ws.cell(rn, 4+j, D(tot[j])); c.font = f(bold=True); c.number_format = NF; c.border = Border(top=thin, bottom=dbl)
    totals.append(dict(label='Totals, all accounts', **{k: D(t) for k, t in zip(K, tot)}))
    rn += 2
    for s in ['a = agreed to bank / lender statement    PBC = schedule to be provided by client    b/r = roll-forward on file', 'Prepared: T. Oyelaran 4/17/2026      Treasurer\'s review: ____________']:
        ws.cell(rn, 2, s).font = Font(name='Calibri', size=8, italic=True); rn += 1
    for c, w in zip('BCDEFGHIJ', [7, 42, 14, 14, 14, 14, 14, 14, 6]): ws.column_dimensions[c].width = w
    ws.freeze_panes = 'D7'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows = '5:6'
    wb.save(os.path.join(DOC, 'birchwater_wtb_q1.xlsx'))
    emit('birchwater_wtb_q1', 'xlsx', 'COOPERATIVE', 'TB', 'co-op bookkeeper, hand-kept workbook on HUD chart', 'three Dr/Cr pairs under merged headings, hidden sort column, tick marks', 'merged two-line header, hidden column, blanks for nil', K, rows, totals, planted)

# ---------------------------------------------------------------- 3. TB, two mobile home parks, XLS
def tb_mhp():
    import openpyxl
    from openpyxl.styles import Font, Alignment, Border, Side
    R = random.Random(SEED + 3); r = lambda lo, hi: R.randint(lo * 100, hi * 100)
    acc = [('1010-000','Cash - Operating','A',60000),('1015-000','Cash - Security Deposits','A',18000),('1030-000','Cash - Infrastructure Reserve','A',140000),('1100-000','A/R - Residents','A',11000),('1105-000','A/R - Utility Billback','A',4200),('1150-000','Notes Receivable - Home Sales','A',36000),('1250-000','Inventory - Park-Owned Homes','A',188000),('1500-000','Land','A',900000),('1510-000','Site Improvements & Utilities','A',1250000),('1590-000','Accum. Depreciation','A',-410000),
      ('2000-000','Accounts Payable','L',-9000),('2050-000','Sales Tax Payable - Homes','L',-800),('2100-000','Security Deposits','L',-17500),('2120-000','Prepaid Site Rent','L',-2600),('2400-000','Note Payable - CDFI Loan','L',-1100000),('2450-000','Forgivable Loan - State Preservation Fund','L',-500000),('3000-000','Net Assets','N',None),
      ('4010-000','Site Rent','R',-26000),('4020-000','Home Rent - Park Owned','R',-8200),('4035-000','RV & Storage Pads','R',-1400),('4050-000','Water/Sewer Billback','R',-5400),('4090-000','Late & Returned Item Fees','R',-300),('4110-000','Home Sale Gain (Loss)','R',-1200),
      ('5010-000','Park Manager Wages','E',5200),('5015-000','Payroll Burden','E',1100),('5100-000','Water Purchase / Well Testing','E',3900),('5110-000','Septic & Lift Station','E',1700),('5130-000','Roads & Snow','E',900),('5140-000','Tree Work','E',650),('5200-000','Park-Owned Home Repairs','E',1900),('5300-000','Insurance','E',1500),('5400-000','Property Tax','E',2200),('5500-000','Interest','E',4900),('5600-000','Depreciation','E',5200)]
    parks = [('GLDP','Goldpan Flats Mobile Home Park', 1.0, set()), ('SAGE','Sagebrush Acres Resident Community', .62, {'1150-000','4035-000','4110-000','2050-000','5110-000'})]
    K = ['other:12/31/2025 Final','beginning','activity','ending']
    rows, totals, lines = [], [], []; grand = [0]*4
    for code, nm, sc, skip in parks:
        xs = [a for a in acc if a[0] not in skip]
        tab = []
        for a, n, k, b in xs:
            if k in 'RE':   # base is one month
                m = int(b * sc * 100)
                py = m * 12 + R.randint(-abs(m)//2, abs(m)//2); beg = sum(int(m * R.uniform(.9, 1.12)) for _ in range(3)); act = int(m * R.uniform(.88, 1.15))
                if a == '4110-000': beg, act = 0, -r(900, 2800)
                if a == '5140-000': act = 0
                tab.append([a, n, k, py, beg, act])
            elif k == 'N': tab.append([a, n, k, None, None, 0])
            else:
                v = int(b * sc * 100 * R.uniform(.9, 1.1)); v = round(v, -4) if a in ('1500-000','2450-000') else v
                fixed = a in ('1500-000','1510-000','2450-000')
                beg = v if fixed else int(v * R.uniform(.96, 1.05)) if abs(v) < 20000000 else int(v * R.uniform(.992, .996)); act = 0 if fixed or a == '1150-000' else int(abs(v) * R.uniform(-.02, .03)) if abs(v) < 20000000 else int(-v * R.uniform(.001, .003))
                if a == '1590-000': beg, act = v - 3*int(520000*sc), -int(520000*sc)
                tab.append([a, n, k, v, beg, act])
        # plugs: net assets for balances, cash for the month's activity
        na = next(t for t in tab if t[2] == 'N'); na[3] = -sum(t[3] for t in tab if t[2] != 'N')
        na[4] = na[3] + sum(t[3] for t in tab if t[2] in 'RE')      # last year's result is closed into net assets
        tab[0][4] -= sum(t[4] for t in tab)
        s = sum(t[5] for t in tab); tab[0][5] -= s
        lines.append(('prop', code, nm)); st = [0]*4
        for a, n, k, py, b, act in tab:
            v = [py, b, act, b+act]; st = [p+q for p, q in zip(st, v)]
            row = dict(property=code, account=a, name=n); row.update({kk: D(x) for kk, x in zip(K, v)}); rows.append(row); lines.append(('row', code, f'{a}  {n}', v))
        assert st == [0]*4
        lab = f'Total {code}'; lines.append(('tot', lab, st)); totals.append(dict(label=lab, **{k: D(x) for k, x in zip(K, st)}))
    lab = 'Total 2 entities'; lines.append(('tot', lab, [0]*4)); totals.append(dict(label=lab, **{k: 0.0 for k in K}))
    wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'Trial_Balance'
    ar = lambda **k: Font(name='Arial', size=9, **k)
    ws['A1'] = 'Trial Balance - Net Change'; ws['A1'].font = Font(name='Arial', size=12, bold=True)
    ws['A2'] = 'Entities: GLDP, SAGE      Book: Accrual      Month: Apr 2026'; ws['A3'] = 'Credit balances are shown as negative amounts'
    for a in ('A2','A3'): ws[a].font = ar()
    H = [['','','12/31/2025','3/31/2026','Apr 2026','4/30/2026'],['Entity','GL Account','Final','Balance','Net Change','Balance']]
    for i, h in enumerate(H):
        for j, t in enumerate(h):
            c = ws.cell(5+i, 1+j, t or None); c.font = ar(bold=True); c.alignment = Alignment(horizontal='left' if j < 2 else 'right')
            if i: c.border = Border(bottom=Side(style='medium'))
    rn = 7; NF = '#,##0.00;[Red]-#,##0.00'
    for ln in lines:
        if ln[0] == 'prop':
            ws.cell(rn, 1, ln[2]).font = ar(bold=True, italic=True)
        elif ln[0] == 'row':
            ws.cell(rn, 1, ln[1]).font = ar(); ws.cell(rn, 2, ln[2]).font = ar()
            for j, v in enumerate(ln[3]): c = ws.cell(rn, 3+j, D(v)); c.number_format = NF; c.font = ar()
        else:
            ws.cell(rn, 1, ln[1]).font = ar(bold=True)
            for j, v in enumerate(ln[2]): c = ws.cell(rn, 3+j, D(v)); c.number_format = NF; c.font = ar(bold=True); c.border = Border(top=Side(style='thin'))
            rn += 1
        rn += 1
    for c, w in zip('ABCDEF', [16, 46, 16, 16, 15, 16]): ws.column_dimensions[c].width = w
    ws.page_setup.orientation = 'landscape'; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight = 0; ws.print_title_rows = '5:6'
    tmp = os.path.join(HERE, '_tmp'); os.makedirs(tmp, exist_ok=True); p = os.path.join(tmp, 'TB_parks_0426.xlsx'); wb.save(p)
    subprocess.run(['soffice', f'-env:UserInstallation=file://{tmp}/prof', '--headless', '--convert-to', 'xls:MS Excel 97', '--outdir', DOC, p], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    shutil.rmtree(tmp)
    emit('TB_parks_0426', 'xls', 'MANUFACTURED_HOUSING', 'TB', 'park bookkeeper, property system export', 'XLS, entity column, code and name in one cell, signed net change with a prior year-end column', 'account and name in one cell; all totals nil; a prior-year column before the opening', K, rows, totals)

LAST = 'Abernathy Bui Castellano Dvorak Ekwueme Farouk Gaither Hollis Ibarra Jankowski Kettering Lomax Mbeki-Ross Nakagawa Ortega Pruitt Quiñones Rasmussen Sato Tolliver Udall Villareal Wickham Xiong Yarbrough Zelaya Ames Bonner Cruz Delacroix Estes Fontaine Grady Haugen Ivers Juarez Kimball Lund'.split()
FIRST = 'Amara Bernice Carl Dolores Edwin Fatima Gerald Hua Inez Jerome Katya Luis Monique Nadia Otis Priya Ruben Shanice Tomas Ursula Vera Wendell Yolanda Zeke'.split()

# ---------------------------------------------------------------- 4. AR, tenant / HAP lines, PDF
def ar_hap():
    from reportlab.lib.pagesizes import legal, landscape
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    R = random.Random(SEED + 4)
    K = ['deposit','b0_30','b31_60','b61_90','b90','prepaid','total']
    ls = LAST[:]; R.shuffle(ls); units = sorted(R.sample([f'{b}-{f}{n:02d}' for b in 'AB' for f in (1,2,3) for n in range(1,11)], 30))
    rows, totals, data, style = [], [], [], []
    T = {'Tenant': [0]*7, 'HAP': [0]*7}
    def cell(c): return '-' if c == 0 else paren(c)
    for u, ln in zip(units, ls):
        nm = f'{ln}, {R.choice(FIRST)}'; kind = R.choices(['both','t','h'], [5, 3, 2])[0]
        vac = R.random() < .1
        dep = R.choice([25000, 31200, 18700, 50000, 41800])
        lines = []
        rent, hap = R.randint(95, 480) * 100, R.randint(380, 1240) * 100
        if kind in ('both','t'):
            if R.random() < .2 and not vac: v = [0,0,0,0,-R.randint(500, rent)]
            else:
                v = [rent if not vac else 0, R.choice([0, rent, R.randint(1000, rent)]), R.choice([0,0,rent, R.randint(900, rent)]), R.choice([0,0,0,R.randint(5000, 190000)]), 0]
                if not any(v): v[3] = R.randint(9000, 88000)
            lines.append(('Tenant', [dep] + v))
        if kind in ('both','h'):
            v = [hap, R.choice([0,0,hap]), R.choice([0,0,0,hap]), R.choice([0,0,0,0,2*hap]), 0]
            if R.random() < .18: v = [0,-R.randint(40,300)*100,0,0,0]     # adjustment owed back
            lines.append(('HAP', [0] + v))
        for i, (p, v) in enumerate(lines):
            v = v + [sum(v[1:])]
            row = dict(unit=u, name=nm, charge=p)
            for k, c in zip(K, v):
                if c: row[k] = D(c)
            if v[6] == 0: row.pop('total', None)
            rows.append(row); T[p] = [a+b for a, b in zip(T[p], v)]
            data.append([u if i == 0 else '', nm if i == 0 else '', ('Past' if vac else R.choice(['Curr','Curr','Curr','Ntc'])) if i == 0 else '', p] + [cell(c) for c in v])
    n = len(data)
    tt = [('Total Tenant', T['Tenant']), ('Total HAP', T['HAP']), ('Total Orchard Commons', [a+b for a, b in zip(T['Tenant'], T['HAP'])])]
    for lab, v in tt:
        data.append(['', lab, '', ''] + [cell(c) for c in v]); totals.append(dict(label=lab, **{k: D(c) for k, c in zip(K, v) if c}))
    head = [['Unit','Household','Stat.','Payer','Security','Age of unpaid charges (days)','','','','Unapplied','Net'],
            ['','','','','deposit','0 - 30','31 - 60','61 - 90','Over 90','(prepaid)','receivable']]
    st = [('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('SPAN',(5,0),(8,0)),('ALIGN',(4,0),(-1,-1),'RIGHT'),('ALIGN',(5,0),(8,0),'CENTER'),('LINEBELOW',(5,0),(8,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),
          ('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
    for i, d in enumerate(data):
        if d[0] and i: st.append(('LINEABOVE',(0,i+2),(-1,i+2),.25,colors.Color(.7,.7,.7)))
        if i >= n: st.append(('FONT',(0,i+2),(-1,i+2),'Times-Bold',9))
    st += [('LINEABOVE',(0,n+2),(-1,n+2),1,colors.black),('LINEBELOW',(0,n+4),(-1,n+4),1,colors.black)]
    tb = Table(head + data, colWidths=[46,138,36,48,66,72,72,72,72,70,80], repeatRows=2); tb.setStyle(TableStyle(st))
    P = lambda s, sz=9, f='Times-Roman', al=0: Paragraph(s, ParagraphStyle('x', fontName=f, fontSize=sz, leading=sz*1.25, alignment=al))
    def foot(c, d):
        c.setFont('Times-Italic', 8); c.drawString(40, 24, 'Keystone & Alder Affordable Management - compliance copy'); c.drawRightString(landscape(legal)[0]-40, 24, f'- {d.page} -')
    pct = 100 * T['HAP'][6] / (T['HAP'][6] + T['Tenant'][6])
    SimpleDocTemplate(os.path.join(DOC, 'OrchardCommons_AR_tenant_HAP.pdf'), pagesize=landscape(legal), topMargin=34, bottomMargin=44, leftMargin=60, rightMargin=60, title='Aged receivables', invariant=1).build(
        [P('Orchard Commons (Section 8 PBRA, contract MA06-0041-007)', 14, 'Times-Bold'), P('Aged receivables by household and payer as of June 30, 2026', 11), Spacer(1, 8), tb, Spacer(1, 8),
         P(f'Net receivable excludes security deposits. HAP lines in parentheses are adjustments due back to the contract administrator. Subsidy is {pct:.1f}% of the net balance.', 8.5, 'Times-Italic')], onFirstPage=foot, onLaterPages=foot)
    emit('OrchardCommons_AR_tenant_HAP', 'pdf', 'MULTIFAMILY', 'AR', 'compliance manager at the managing agent', 'PDF legal landscape, tenant and subsidy lines under one household', 'household printed once for two payer lines; deposit before the buckets; dashes; closed by payer', K, rows, totals)

# ---------------------------------------------------------------- 5. AR, park, charge detail, XLSX
def ar_park():
    import xlsxwriter
    R = random.Random(SEED + 5)
    K = ['total','current','b1_30','b31_60','b61_90','b90','prepaid']
    wb = xlsxwriter.Workbook(os.path.join(DOC, 'Aging Detail parks 2026-05.xlsx')); ws = wb.add_worksheet('AgingDetail')
    wb.set_properties({'created': dt.datetime(2026, 6, 2)})
    F = lambda **k: wb.add_format({'font_name': 'Tahoma', 'font_size': 8, **k})
    m = F(num_format='#,##0.00_);(#,##0.00)'); mb = F(num_format='#,##0.00_);(#,##0.00)', bold=True, top=1); mg = F(num_format='#,##0.00_);(#,##0.00)', bold=True, top=1, bg_color='#DDE6F0')
    b = F(bold=True); rb = F(bold=True, bg_color='#F2F2F2'); g = F(bold=True, bg_color='#DDE6F0', top=1); x = F(); hd = F(bold=True, align='center', valign='vcenter', text_wrap=True, bottom=2)
    ws.merge_range('A1:I1', 'Receivable Aging - Charge Detail', F(bold=True, font_size=13)); ws.merge_range('A2:I2', 'High Mesa Land Trust  |  as of 05/31/2026  |  sorted by space', x)
    for j, t in enumerate(['Charge','Posted','Total\nDue','Not Yet\nDue','1-30\nPast Due','31-60\nPast Due','61-90\nPast Due','Over 90\nPast Due','Prepayments']): ws.write(3, j, t, hd)
    ws.set_row(3, 26); ws.set_column(0, 0, 34); ws.set_column(1, 1, 10); ws.set_column(2, 8, 11.5); ws.freeze_panes(4, 0); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(3)
    rows, totals = [], []; rn = 4; ls = LAST[:]; R.shuffle(ls); it = iter(ls); asof = dt.date(2026, 5, 31); grand = [0]*7
    CH = [('Site Rent', 46500), ('Water/Sewer', None), ('Trash', 1850), ('Late Fee', 3500), ('Home Rent', 38500), ('Pet Fee', 1500)]
    def tot(lab, v, fl, fm):
        nonlocal rn
        ws.write(rn, 0, lab, fl); ws.write_blank(rn, 1, None, fl)
        for j, c in enumerate(v): ws.write_number(rn, 2+j, D(c), fm)
        totals.append(dict(label=lab, **{k: D(c) for k, c in zip(K, v)})); rn += 1
    for prop, pref, n, site in [('Goldpan Flats', 'G', 11, 46500), ('Sagebrush Acres', 'S', 8, 39800)]:
        ws.write(rn, 0, prop.upper() + ' - ' + ('58 spaces' if pref == 'G' else '36 spaces'), F(bold=True, font_size=10, font_color='#1F3F66')); rn += 1; pt = [0]*7
        for sp in sorted(R.sample(range(1, 58 if pref == 'G' else 36), n)):
            nm = f'{R.choice(FIRST)} {next(it)}'; code = f'{pref.lower()}{R.randint(1020, 1999):07d}'; unit = f'{pref}{sp:02d}'
            ws.write(rn, 0, f'{unit}  {nm}  ({code})', rb); 
            for j in range(1, 9): ws.write_blank(rn, j, None, rb)
            rn += 1; rt = [0]*7; lines = []
            if R.random() < .16: lines.append(('Prepaid Rent', dt.date(2026, 5, R.randint(20, 30)), [0,0,0,0,0,-R.randint(5000, site)]))
            else:
                late = R.choice([0, 1, 1, 2, 3, 4])
                if late == 0 or R.random() < .4: lines.append(('Site Rent', dt.date(2026, 5, 31), [site,0,0,0,0,0]))
                for q in range(1, late+1):
                    d = [None, dt.date(2026,5,1), dt.date(2026,4,1), dt.date(2026,3,1), dt.date(2026,1,R.choice([1,5,8]))][q]
                    amt = R.choice([site, site, R.randint(2000, site)]); v = [0]*6; v[q] = amt; lines.append(('Site Rent', d, v))
                    if R.random() < .6: v = [0]*6; v[q] = R.randint(2200, 7900); lines.append(('Water/Sewer', d, v))
                    if R.random() < .35: v = [0]*6; v[q] = 3500; lines.append(('Late Fee', d + dt.timedelta(days=5), v))
                if R.random() < .15: v = [0]*6; v[1] = -R.randint(1000, 5000); lines.append(('Courtesy Credit', dt.date(2026,5,R.randint(4,20)), v))
                lines.sort(key=lambda t: t[1])
            for ch, d, v in lines:
                v = [sum(v)] + v; row = dict(property=prop, unit=unit, resident=code, name=nm, charge=ch, date=d.isoformat())
                ws.write(rn, 0, '     ' + ch, x); ws.write_datetime(rn, 1, dt.datetime(d.year, d.month, d.day), F(num_format='mm/dd/yy', align='center'))
                for j, (k, c) in enumerate(zip(K, v)): row[k] = D(c); ws.write_number(rn, 2+j, D(c), m)
                rows.append(row); rn += 1; rt = [p+q for p, q in zip(rt, v)]
            tot(f'     Total {nm}', rt, b, mb); totals[-1]['label'] = f'Total {nm}'; pt = [p+q for p, q in zip(pt, rt)]
        tot(f'{prop} Total', pt, g, mg); rn += 1; grand = [p+q for p, q in zip(grand, pt)]
    tot('Portfolio Total', grand, g, mg)
    rn += 1; ws.write(rn, 0, 'Charges posted 5/31 fall due 6/1. Demand letters sent to all accounts over 60 days past due.', F(italic=True))
    wb.close()
    emit('Aging Detail parks 2026-05', 'xlsx', 'MANUFACTURED_HOUSING', 'AR', 'park property system export', 'charge lines under a resident heading, resident, park and portfolio totals, total column first', 'space, name and code in one heading cell; total first; credits; printed zeros', K, rows, totals)

# ---------------------------------------------------------------- 6. AR, commercial, invoices by month, PDF
def ar_comm():
    from fpdf import FPDF
    R = random.Random(SEED + 6)
    K = ['total','m Jun 2026','m May 2026','m Apr 2026','m Mar 2026','other:Before Mar']
    ten = [('Corner Thread Laundry Co-op','101',1850,420),('Dr. Ana Whitcombe DDS','102',3240,610),('Little Finch Child Care','103-105',4100,980),('Panadería Luz','106',1475,310),('Ridgeline Community Credit Union','107',3900,845),('Sole & Heel Shoe Repair','108',980,205),('Umoja Barber Studio','109',1120,235),('Westside Food Pantry (license)','110',350,0)]
    mon = [dt.date(2026,6,1), dt.date(2026,5,1), dt.date(2026,4,1), dt.date(2026,3,1), dt.date(2026,2,1), dt.date(2025,12,1)]
    blocks = []; no = {d: 4400 - 40*i for i, d in enumerate(mon)}
    for t, u, rent, cam in ten:
        L = []; depth = 6 if t.startswith('Umoja') else R.choice([1, 2, 2, 3, 4])
        for i in range(depth - 1, -1, -1):
            d = mon[i]
            for desc, a in [('Base rent', rent*100), ('CAM / trash estimate', cam*100 + R.choice([0,0,1250])), ('Water submeter', R.randint(3100, 21900))]:
                if a == 0 or (desc != 'Base rent' and R.random() < .45) : continue
                no[d] += 1; dd = d if desc != 'Water submeter' else d + dt.timedelta(days=13)
                bal = a if R.random() < .8 else a - R.randint(a//10, a//2)
                v = [0]*5; v[min(i, 4)] = bal; L.append([f'C{no[d]:05d}', dd, desc, v])
        if t.startswith('Panad'): L.append(['CM00117', dt.date(2026,5,19), 'Credit - freezer outage', [0,-18500,0,0,0]])
        L.sort(key=lambda q: q[1]); blocks.append((t, u, L))
    # planted: one invoice line is left off the page; the tenant's subtotal and the grand total still hold it
    cand = [(bi, li) for bi, (_, _, L) in enumerate(blocks) for li, q in enumerate(L) if len(L) >= 5 and 1 <= li < len(L)-1 and q[2].startswith('CAM')]
    drop = R.choice(cand)
    pdf = FPDF('P', 'mm', 'A4'); pdf.set_creation_date(dt.datetime(2026,7,6,tzinfo=dt.timezone.utc)); pdf.set_auto_page_break(False)
    W = [20, 19, 43, 20, 18, 18, 18, 18, 18]; H = ['Invoice','Dated','For','Open','Jun 2026','May 2026','Apr 2026','Mar 2026','Before Mar']
    pg = [0]
    def page():
        pdf.add_page(); pg[0] += 1; pdf.set_xy(9, 10); pdf.set_font('Helvetica', 'B', 13); pdf.cell(120, 6, 'Linden Row - ground floor commercial')
        pdf.set_font('Helvetica', '', 8); pdf.cell(72, 6, f'sheet {pg[0]}', align='R'); pdf.set_xy(9, 16); pdf.cell(150, 5, 'Open invoices by month of billing, June 30, 2026  |  owner: Commonfield Homes (501c3)')
        pdf.set_xy(9, 24); pdf.set_font('Helvetica', 'B', 7.5); pdf.set_fill_color(45, 62, 80); pdf.set_text_color(255)
        for i, (w, h) in enumerate(zip(W, H)): pdf.cell(w, 6, h, align='L' if i < 3 else 'R', fill=True)
        pdf.set_text_color(0); pdf.set_xy(9, 31)
        pdf.set_font('Helvetica', 'I', 7)
    page()
    def room(h):
        if pdf.get_y() + h > 278: page()
    s = lambda c: '' if c == 0 else (f'{c/100:,.2f}' if c > 0 else f'-{-c/100:,.2f}')
    rows, totals = [], []; grand = [0]*6; planted = None; cnt = 0
    def nums(v, bold):
        pdf.set_font('Helvetica', 'B' if bold else '', 7.5)
        for w, c in zip(W[3:], v): pdf.cell(w, 4.6, s(c), align='R')
    for bi, (t, u, L) in enumerate(blocks):
        room(16); pdf.set_x(9); pdf.set_font('Helvetica', 'B', 8.5); pdf.cell(0, 5.5, f'{t}   -   Suite {u}'); pdf.ln(5.5); st = [0]*6
        for li, (inv, d, desc, v) in enumerate(L):
            v = [sum(v)] + v; st = [a+b for a, b in zip(st, v)]
            if (bi, li) == drop:
                planted = {'what': f'invoice {inv} ({desc}, {d.isoformat()}, {v[0]/100:,.2f}) of {t} is not printed; its subtotal and the grand total include it', 'kind': 'row_dropped'}; continue
            room(5); pdf.set_x(9); pdf.set_font('Helvetica', '', 7.5); pdf.cell(W[0], 4.6, inv); pdf.cell(W[1], 4.6, d.strftime('%d-%b-%y')); pdf.cell(W[2], 4.6, desc); nums(v, False); pdf.ln(4.6)
            row = dict(unit=u, name=t, charge=desc, date=d.isoformat(), invoice=inv)
            for k, c in zip(K, v):
                if c: row[k] = D(c)
            rows.append(row)
        room(7); y = pdf.get_y(); pdf.line(9+sum(W[:3]), y, 9+sum(W), y); pdf.set_x(9); pdf.set_font('Helvetica', 'B', 7.5); lab = f'Suite {u} balance'; pdf.cell(sum(W[:3]), 4.6, lab, align='R'); nums(st, True); pdf.ln(7)
        totals.append(dict(label=lab, **{k: D(c) for k, c in zip(K, st) if c})); grand = [a+b for a, b in zip(grand, st)]
    room(30); pdf.set_x(9); pdf.set_fill_color(225, 230, 236); y = pdf.get_y(); pdf.rect(9, y, sum(W), 5.4, 'F'); pdf.set_font('Helvetica', 'B', 7.5); pdf.cell(sum(W[:3]), 5, 'All commercial tenants'); nums(grand, True)
    totals.append(dict(label='All commercial tenants', **{k: D(c) for k, c in zip(K, grand) if c})); pdf.ln(9)
    pdf.set_x(9); pdf.set_font('Helvetica', '', 7); pdf.multi_cell(190, 3.6, 'Residential tenants and subsidy receivables are kept in the management agent\'s system and are not on this sheet.\nFinch: payment plan agreed 4/22, $500 a month on top of current charges. Pantry license is waived in months with grant cover.')
    pdf.output(os.path.join(DOC, 'LindenRow_commercial_open_invoices.pdf'))
    emit('LindenRow_commercial_open_invoices', 'pdf', 'MIXED_USE', 'AR', 'asset manager of the owner', 'PDF A4, invoices under tenant headings, buckets are calendar months', 'tenant and suite only in headings; open balance first; day-month dates; subtotal named by suite', K, rows, totals, planted)

# ---------------------------------------------------------------- 7. UM, LIHTC senior, PDF
def um_senior():
    from reportlab.pdfgen import canvas
    R = random.Random(SEED + 7)
    AMI4 = 94200
    def gross(beds, pct):
        per = {0: .7, 1: .75, 2: .9}[beds]; return int(AMI4 * per * pct / 100 * .3 / 12)
    UA = {0: 48, 1: 61, 2: 79}
    spec = [('Studio','30%',0,'1.0',452,4,30),('Studio','50%',0,'1.0',452,6,50),('1 BR','30%',1,'1.0',586,7,30),('1 BR','40%',1,'1.0',586,9,40),('1 BR','50%',1,'1.0',586,18,50),('1 BR ADA','50%',1,'1.0',612,3,50),('1 BR','60%',1,'1.0',586,14,60),('2 BR','40%',2,'1.0',804,2,40),('2 BR','50%',2,'1.5',838,5,50),('2 BR','60%',2,'1.5',838,6,60),('2 BR','Mgr',2,'1.5',838,1,None)]
    K = ['beds','baths','units','pct_units','sf','total_sf','gross','ua','net','actual','actual_total','other:Max HH Income']
    N = sum(q[5] for q in spec); rows = []; tab = []
    for t, ami, bd, ba, sf, n, p in spec:
        g = gross(bd, p) if p else None; ua = UA[bd] if p else None; net = g - ua if p else None
        act = (net - R.choice([0, 0, 3, 11, 24])) if p else 0
        inc = int(round(AMI4 * {0:.7,1:.8,2:.8}[bd] * p / 100, -1)) if p else None
        r = dict(type=t, ami=ami, beds=bd, baths=float(ba), units=n, pct_units=round(100*n/N, 1), sf=sf, total_sf=n*sf)
        if p: r.update(gross=g, ua=ua, net=net, **{'other:Max HH Income': inc})
        r.update(actual=act, actual_total=act*n); rows.append(r)
        D_ = lambda v: '—' if v is None else f'{v:,}'
        tab.append([t, ami, str(bd), ba, str(n), f'{100*n/N:.1f}%', D_(sf), D_(n*sf), D_(g), D_(ua), D_(net), D_(act), D_(act*n), D_(inc)])
    ts, ta = sum(r['total_sf'] for r in rows), sum(r['actual_total'] for r in rows)
    totals = [dict(label='TOTAL', units=N, pct_units=100.0, total_sf=ts, actual_total=ta)]
    W, H = 842, 595
    cv = canvas.Canvas(os.path.join(DOC, 'Wrenfield_Senior_LIHTC_rent_schedule.pdf'), pagesize=(W, H), invariant=1)
    cv.setFillColorRGB(.42, .16, .24); cv.rect(0, H-62, W, 62, stroke=0, fill=1); cv.setFillGray(1); cv.setFont('Helvetica-Bold', 18); cv.drawString(36, H-34, 'Wrenfield Senior Residence'); cv.setFont('Helvetica', 10); cv.drawString(36, H-51, f'Unit Mix & Tax-Credit Rent Schedule  |  {N} units, 62+  |  Rents effective July 1, 2026'); cv.setFillGray(0)
    X = [36, 92, 166, 197, 226, 278, 322, 380, 440, 492, 552, 608, 682, 770]
    hdr = [('Unit','Type'),('AMI','Set-aside'),('','Beds'),('','Baths'),('No. of','Units'),('% of','Units'),('Net','SF'),('Total','SF'),('Gross','Rent Limit'),('Utility','Allow.'),('Max Net','Rent'),('Rent','Charged'),('Monthly','Rent Charged'),('Max HH','Income')]
    y = H-96; cv.setFont('Helvetica-Bold', 8)
    put = lambda i, y, s: cv.drawString(X[i], y, s) if i < 2 else cv.drawRightString(X[i], y, s)
    for i, (a, b) in enumerate(hdr): put(i, y, a); put(i, y-10, b)
    cv.setStrokeColorRGB(.42,.16,.24); cv.setLineWidth(1.5); cv.line(34, y-15, 774, y-15); y -= 30
    prev = None
    for i, t in enumerate(tab):
        if i % 2: cv.setFillColorRGB(.96,.93,.94); cv.rect(34, y-5, 740, 16, stroke=0, fill=1); cv.setFillGray(0)
        cv.setFont('Helvetica', 9)
        for j, s in enumerate(t): put(j, y, s)
        y -= 16
    cv.line(34, y+10, 774, y+10); cv.setFont('Helvetica-Bold', 9); y -= 3
    for j, s in zip([0, 4, 5, 7, 12], ['TOTAL', str(N), '100.0%', f'{ts:,}', f'{ta:,}']): put(j, y, s)
    y -= 26; cv.setFont('Helvetica', 8)
    for s in ['Manager\'s unit is rent-free and exempt from the income set-asides. Utility allowances: PHA schedule 4/1/2026 (electric heat, cooking, lighting).',
              'Max HH Income: studio one person; one- and two-bedroom two persons. Rent Charged is the lower of the net limit and the owner\'s approved rent.']: cv.drawString(36, y, s); y -= 11
    y -= 14; cv.setFont('Helvetica-Bold', 9); cv.drawString(36, y, f'Income limits, Tamarack County (4-person median ${AMI4:,})'); y -= 14
    cv.setFont('Helvetica', 8); cx = [130, 200, 270, 340]
    for x, s in zip(cx, ['1 person','2 persons','3 persons','4 persons']): cv.drawRightString(x, y, s)
    for p in (30, 40, 50, 60):
        y -= 11; cv.drawString(36, y, f'{p}% of median')
        for x, k in zip(cx, (.7,.8,.9,1)): cv.drawRightString(x, y, f'{int(round(AMI4*k*p/100,-1)):,}')
    cv.setFont('Helvetica-Oblique', 7); cv.drawString(36, 22, 'Prepared for the limited partner, Q2 2026 asset review'); cv.drawRightString(774, 22, '1 of 1'); cv.save()
    emit('Wrenfield_Senior_LIHTC_rent_schedule', 'pdf', 'SENIOR_HOUSING', 'UM', 'asset management analyst, report to the limited partner', 'PDF A4 landscape, banner, two-line headings, income-limit table below', 'same type at several set-asides; dashes for the manager; charged rent 0; second table below', K, rows, totals)

# ---------------------------------------------------------------- 8. UM, co-op, XLSX
def um_coop():
    import openpyxl
    from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
    from openpyxl.utils import get_column_letter
    R = random.Random(SEED + 8)
    bl = [('North House (1968)', [('N-0','Efficiency, alcove',0,1,410,8,0,18,612),('N-1A','One bedroom',1,1,598,24,1,26,741),('N-1B','One bedroom, corner',1,1,640,12,0,28,768),('N-2','Two bedroom',2,1,812,18,2,35,918)]),
          ('South House (1971)', [('S-1','One bedroom',1,1,605,20,1,26,752),('S-2A','Two bedroom',2,1,830,22,0,36,934),('S-2B','Two bedroom, bath and half',2,1.5,874,10,1,38,981),('S-3','Three bedroom',3,1.5,1066,14,0,46,1127)]),
          ('Garden Court townhomes (1984)', [('T-2','Two bedroom townhome',2,1.5,968,9,0,42,1064),('T-3','Three bedroom townhome',3,2,1204,11,1,52,1248),('T-4','Four bedroom townhome',4,2,1390,4,0,60,1402)])]
    K = ['beds','baths','sf','other:Shares per Apt','units','occupied','vacant','actual','actual_total','market','other:Share Transfer Value']
    wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'Apartments'
    f = lambda **k: Font(name='Cambria', size=11, **k)
    ws['C2'] = 'Halyard Street Tenants\' Cooperative'; ws['C2'].font = f(bold=True, size=None) if False else Font(name='Cambria', size=16, bold=True)
    ws['C3'] = 'Apartment types, shares and carrying charges: budget year 2026-27'; ws['C3'].font = f(italic=True)
    H = ['Line','Apartment description','Bed-rooms','Baths','Approx. sq ft','Shares per Apt','Number of Apts','Members in residence','Empty','Average Carrying Charge','Monthly Carrying Charges','Comparable Market Rent','Share Transfer Value']
    r0 = 5; c0 = 3
    for j, h in enumerate(H):
        c = ws.cell(r0, c0+j, h); c.font = f(bold=True); c.alignment = Alignment(wrap_text=True, horizontal='center', vertical='bottom'); c.border = Border(bottom=Side(style='double')); c.fill = PatternFill('solid', fgColor='F6E7C8')
    ws.row_dimensions[r0].height = 48
    rn = r0+1; rows, totals = [], []; G = [0]*4
    def line(lab, v, fill):
        nonlocal rn
        ws.cell(rn, c0+1, lab); 
        for j, x in zip([6, 7, 8, 10], v): ws.cell(rn, c0+j, x).number_format = '$#,##0' if j == 10 else '0'
        for j in range(len(H)):
            c = ws.cell(rn, c0+j); c.font = f(bold=True); c.border = Border(top=Side(style='thin'))
            if fill: c.fill = PatternFill('solid', fgColor=fill)
        totals.append(dict(label=lab, units=v[0], occupied=v[1], vacant=v[2], actual_total=v[3])); rn += 1
    for b, ts in bl:
        ws.merge_cells(start_row=rn, start_column=c0, end_row=rn, end_column=c0+len(H)-1); ws.cell(rn, c0, b).font = f(bold=True, italic=True, color='7A4B00'); rn += 1; S = [0]*4
        for t, d, bd, ba, sf, n, vac, sh, cc in ts:
            mk = int(round(cc * R.uniform(1.35, 1.6) / 5) * 5); tv = sh * R.choice([212, 218, 225])
            v = [bd, ba, sf, sh, n, n-vac, vac, cc, cc*n, mk, tv]
            for j, x in enumerate([t, d] + v):
                if j == 2 and x == 0: pass
                c = ws.cell(rn, c0+j, x); c.font = f()
                if j in (9, 10, 11, 12): c.number_format = '$#,##0'
                elif j == 4: c.number_format = '#,##0'
                elif j >= 2: c.alignment = Alignment(horizontal='center')
            rows.append(dict(type=t, desc=d, **dict(zip(K, v)))); S = [a+q for a, q in zip(S, [n, n-vac, vac, cc*n])]; rn += 1
        line(b.split(' (')[0] + ', subtotal', S, None); G = [a+q for a, q in zip(G, S)]; rn += 1
    line('Whole cooperative', G, 'F6E7C8')
    rn += 1
    for s in ['Carrying charges include heat, hot water and cold water; members pay their own electricity (no utility allowance).', 'Empty apartments are carried at the full charge in the monthly column. Transfer value set by the membership, 14 March 2026.', 'The corner store (1,150 sq ft, South House) is leased to the buying club and is not an apartment.']:
        ws.cell(rn, c0, s).font = Font(name='Cambria', size=9, italic=True); rn += 1
    for j, w in enumerate([8, 28, 8, 7, 9, 9, 10, 11, 8, 12, 13, 13, 12]): ws.column_dimensions[get_column_letter(c0+j)].width = w
    ws.column_dimensions['A'].width = 2; ws.column_dimensions['B'].width = 2; ws.sheet_view.showGridLines = False
    ws.page_setup.orientation = 'landscape'; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC, 'halyard_apartment_types.xlsx'))
    emit('halyard_apartment_types', 'xlsx', 'COOPERATIVE', 'UM', 'co-op treasurer, hand-made workbook', 'workbook starting at C2, sections by building with subtotals', 'co-op wording (apartments, members, carrying charges, shares); zero bedrooms; offset sheet', K, rows, totals)

# ---------------------------------------------------------------- 9. UM, LIHTC family, XLSX
def um_family():
    import xlsxwriter
    R = random.Random(SEED + 9); A4 = 108600
    HH = {1: .75, 2: .9, 3: 1.04, 4: 1.16}; UA = {1: 87, 2: 112, 3: 141, 4: 169}
    spec = [(1, 1, 648, [(30, 3, 'PBV'), (50, 5, None), (60, 8, None)]), (2, 1, 861, [(30, 4, 'PBV'), (50, 9, None), (60, 17, None), (80, 4, None)]), (3, 2, 1108, [(30, 4, 'PBV'), (50, 7, None), (60, 12, None), (80, 3, None)]), (4, 2, 1322, [(50, 2, None), (60, 3, None)])]
    MK = {1: 1735, 2: 2060, 3: 2480, 4: 2790}
    K = ['units','occupied','pct_occ','sf','gross','ua','net','actual','actual_total','market','market_total','ltl']
    wb = xlsxwriter.Workbook(os.path.join(DOC, 'UM_TernbridgeFamily_053126.xlsx')); wb.set_properties({'created': dt.datetime(2026, 6, 3)})
    ws = wb.add_worksheet('Unit Mix'); F = lambda **k: wb.add_format({'font_name': 'Arial Narrow', 'font_size': 10, **k})
    ws.write('A1', 'TERNBRIDGE FAMILY HOUSING LP', F(bold=True, font_size=14)); ws.write('A2', 'Unit mix by bedroom and set-aside, rent roll of 5/31/2026', F())
    h = F(bold=True, align='center', valign='vcenter', text_wrap=True, border=1, bg_color='#CFE2E0')
    ws.merge_range('A4:A5', 'Floor plan', h); ws.merge_range('B4:B5', 'Set-aside (% AMI)', h); ws.merge_range('C4:E4', 'Units', h); ws.merge_range('F4:F5', 'Avg SF', h); ws.merge_range('G4:I4', 'Program rent per unit', h); ws.merge_range('J4:K4', 'Contract rent in place', h); ws.merge_range('L4:N4', 'Market', h)
    for c, t in zip('CDEGHIJKLMN', ['Total','Occ.','% Occ.','Gross limit','Util. allow.','Net limit','Per unit','Monthly','Per unit','Monthly','Loss to lease']): ws.write(f'{c}5', t, h)
    d = F(num_format='#,##0'); ctr = F(align='center'); p = F(num_format='0%', align='center'); p1 = F(num_format='0.0%', align='center')
    B = dict(bold=True, top=1, bg_color='#EEF5F4'); bt = F(**B); bd_ = F(num_format='#,##0', **B); bp = F(num_format='0.0%', align='center', **B)
    rn = 5; rows, totals = [], []; G = [0]*5
    def tl(lab, S, ):
        nonlocal rn
        for j in range(14): ws.write_blank(rn, j, None, bt)
        ws.write(rn, 0, lab, bt); po = round(S[1]/S[0], 4)
        for j, v, fm in [(2, S[0], bd_), (3, S[1], bd_), (4, po, bp), (10, S[2], bd_), (12, S[3], bd_), (13, S[4], bd_)]: ws.write_number(rn, j, v, fm)
        totals.append(dict(label=lab, units=S[0], occupied=S[1], pct_occ=round(100*po, 1), actual_total=S[2], market_total=S[3], ltl=S[4])); rn += 1
    for bd, ba, sf, cells in spec:
        S = [0]*5
        for pct, n, pbv in cells:
            g = int(A4 * HH[bd] * pct / 100 * .3 / 12); ua = UA[bd]; net = g - ua; occ = n - R.choice([0, 0, 0, 1]); mk = MK[bd]
            act = min(net - R.choice([0, 0, 6, 15, 28]), mk) if not pbv else round(mk * .94)
            typ = f'{bd}x{ba}' + (' PBV' if pbv else ''); po = round(occ/n, 4)
            v = [pct, n, occ, po, sf, g, ua, net, act, act*n, mk, mk*n, (mk-act)*n]
            ws.write(rn, 0, typ, F(bold=bool(pbv))); ws.write_number(rn, 1, pct/100, p)
            for j, x in enumerate(v[1:]): ws.write_number(rn, 2+j, x, p1 if j == 2 else ctr if j < 2 else d)
            row = dict(type=typ, **dict(zip(K, v[1:]))); row['ami'] = f'{pct}%'; row['pct_occ'] = round(100*po, 1); rows.append(row)
            S = [a+b for a, b in zip(S, [n, occ, act*n, mk*n, (mk-act)*n])]; rn += 1
        tl(f'{bd} bedroom', S); G = [a+b for a, b in zip(G, S)]
    tl('Property total', G); rn += 1
    it = F(italic=True, font_size=9)
    for s in ['PBV: project-based voucher; contract rent is set by the housing authority and exceeds the net limit (tenant portion is capped).', 'Gross limits: 2026 HERA table. Monthly columns are at full occupancy. Utility allowance: electric, gas heat and gas hot water.']: ws.write(rn, 0, s, it); rn += 1
    ws.set_column(0, 0, 15); ws.set_column(1, 1, 10); ws.set_column(2, 4, 8); ws.set_column(5, 13, 10.5); ws.set_row(3, 20); ws.set_row(4, 18); ws.freeze_panes(5, 2); ws.set_landscape(); ws.fit_to_pages(1, 0)
    w2 = wb.add_worksheet('Income limits'); w2.write(0, 0, f'2026 income limits - 4-person median {A4:,}', F(bold=True)); w2.set_column(0, 8, 11)
    w2.write(1, 0, '% AMI', h)
    for i in range(1, 8): w2.write(1, i, f'{i} pers.', h)
    for i, q in enumerate((30, 50, 60, 80)):
        w2.write_number(2+i, 0, q/100, p)
        for k, s in enumerate((.7,.8,.9,1,1.08,1.16,1.24)): w2.write_number(2+i, 1+k, int(round(A4*s*q/100, -1)), d)
    wb.close()
    emit('UM_TernbridgeFamily_053126', 'xlsx', 'MULTIFAMILY', 'UM', 'compliance analyst, workbook', 'merged group headings, bedroom subtotals, second sheet of income limits', 'sub-headings repeat (Per unit, Monthly); subtotal named like a type; percentages stored as fractions', K, rows, totals)

if __name__ == '__main__':
    for g in (tb_fund, tb_coop, tb_mhp, ar_hap, ar_park, ar_comm, um_senior, um_coop, um_family): g(); json.dump(INDEX, open(os.path.join(HERE, 'index.json'), 'w'), indent=1, ensure_ascii=False)
