# MRI style: opening / activity / closing pairs, workbook, high-rise, quarter
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from common import *
R = random.Random(32102); NAME = 'MRI_GL_TB_Lakeshore_Tower_Q3'
def c(x): return int(round(x*100))
def n(x): return round(x*(1+R.uniform(-.05, .05)), 2)
S = []
def sec(t, lab): S.append([t, lab, []])
def bs(code, name, beg, dr=0, cr=0): S[-1][2].append([code, name, c(beg), c(dr), c(cr)])
def inc(code, name, q, rev=0): S[-1][2].append([code, name, -c(n(q*2)), c(rev), c(n(q))])
def exp(code, name, q, cr=0): S[-1][2].append([code, name, c(n(q*2)), c(n(q)), c(cr)])
sec('ASSETS', 'TOTAL ASSETS')
bs('101-0100', 'Operating Account - First Prairie Bank', 1184206.33)
bs('101-0300', 'Payroll Imprest', 5000, 214660.18, 214660.18)
bs('101-0500', 'Security Deposit Trust Account', 318740, 29475, 25150)
bs('110-0100', 'Resident Receivables', 71402.88, 2988104.19, 2975210.63)
bs('110-0200', 'Commercial Tenant Receivables', 18250, 168420, 166170)
bs('110-0900', 'Allowance for Uncollectible Accounts', -31000, 4120, 9500)
bs('120-0100', 'Prepaid Insurance', 226418.5, 0, 75472.83)
bs('120-0200', 'Prepaid Service Contracts', 33107.2, 12800, 15450)
bs('130-0100', 'Tax Escrow', 402117.9, 387000, 741205.66)
bs('130-0200', 'Replacement Reserve Escrow', 629400.14, 31125, 84310)
bs('150-0100', 'Land', 14200000)
bs('150-0200', 'Building & Structure', 96114800)
bs('150-0300', 'Common Area Renovation 2023', 2318445.6, 0, 0)
bs('150-0400', 'Unit Upgrades', 1702338.25, 84310, 0)
bs('150-0500', 'FF&E', 884012.77, 16420.35, 2200)
bs('159-0100', 'Accumulated Depreciation', -18440270.15, 2200, 701380.5)
bs('160-0100', 'Deferred Financing Costs, net', 611250, 0, 20375)
sec('LIABILITIES', 'TOTAL LIABILITIES')
bs('201-0100', 'Accounts Payable - Trade', -186402.71, 982551.16, 961807.49)
bs('201-0200', 'Retainage Payable', -42180, 20000, 8431)
bs('210-0100', 'Accrued Property Taxes', -741205.66, 741205.66, 372600)
bs('210-0200', 'Accrued Interest', -228750, 686250, 683962.5)
bs('210-0300', 'Accrued Utilities', -38914.2, 38914.2, 41205.86)
bs('220-0100', 'Resident Security Deposits', -301215, 25150, 29475)
bs('220-0200', 'Commercial Security Deposits', -17500)
bs('220-0300', 'Prepaid Rents', -88126.44, 88126.44, 93480.12)
bs('230-0100', 'Sales Tax Payable - Parking', -4417.3, 13251.9, 13402.55)
bs('250-0100', 'Mortgage Note Payable - Senior', -60800000, 205000, 0)
bs('250-0200', 'Mezzanine Loan', -5500000)
sec("PARTNERS' EQUITY", "TOTAL PARTNERS' EQUITY")
bs('301-0100', 'GP Capital', -3925000)
bs('301-0200', 'LP Capital', -35325000)
bs('305-0100', 'Distributions - LP', 4100000, 450000, 0)
bs('309-0100', 'Accumulated (Earnings) Deficit - Prior', 0)
sec('REVENUE', 'TOTAL REVENUE')
inc('401-0100', 'Gross Potential Rent', 2862400)
exp('401-0200', 'Vacancy', 161300)
exp('401-0300', 'Rent Concessions', 74800)
exp('401-0400', 'Non-Revenue Units', 17550)
inc('405-0100', 'Garage Parking', 204300, 1850)
inc('405-0200', 'Storage Lockers', 18420)
inc('405-0300', 'Amenity & Pet Fees', 61850, 900)
inc('405-0400', 'RUBS - Water, Gas & Trash', 88240)
inc('410-0100', 'Retail Base Rent', 121500)
inc('410-0200', 'Retail CAM Recoveries', 39800, 2210)
inc('415-0100', 'Rooftop Antenna Licenses', 16950)
inc('415-0900', 'Miscellaneous Income', 4480)
sec('OPERATING EXPENSES', 'TOTAL OPERATING EXPENSES')
exp('501-0100', 'Salaries - Management & Concierge', 168400)
exp('501-0200', 'Salaries - Engineering', 112700)
exp('501-0300', 'Payroll Burden', 71300, 1180)
exp('505-0100', 'Electric', 83600)
exp('505-0200', 'Gas', 31950)
exp('505-0300', 'Water & Sewer', 66840)
exp('510-0100', 'Elevator Contract & Repairs', 38750)
exp('510-0200', 'Chiller, Boiler & Life Safety', 44320)
exp('510-0300', 'Window Washing & Facade', 21500)
exp('510-0400', 'Unit Turns', 58400, 640)
exp('515-0100', 'Janitorial', 47900)
exp('520-0100', 'Marketing & Locator Fees', 52600)
exp('525-0100', 'General & Administrative', 36150, 415)
exp('530-0100', 'Management Fee', 91300)
S[-1][2].append(['535-0100', 'Real Estate Taxes', c(741205.66), c(372600), 0])
S[-1][2].append(['535-0200', 'Insurance', c(150945.66), c(75472.83), 0])
sec('NON-OPERATING', 'TOTAL NON-OPERATING')
S[-1][2].append(['601-0100', 'Interest - Senior Loan', c(1140000), c(568837.5), 0])
S[-1][2].append(['601-0200', 'Interest - Mezzanine', c(230250), c(115125), 0])
S[-1][2].append(['605-0100', 'Depreciation', c(1402761), c(701380.5), 0])
S[-1][2].append(['605-0200', 'Amortization of Financing Costs', c(40750), c(20375), 0])
bs('610-0100', 'Interest Income', -9146.22, 0, 4702.95)
allA = [a for s in S for a in s[2]]; idx = {a[0]: a for a in allA}
idx['309-0100'][2] = -sum(a[2] for a in allA)
net = sum(a[3]-a[4] for a in allA); cr = c(3061447.9)
idx['101-0100'][4] = cr; idx['101-0100'][3] = cr-net; assert cr-net > 0
print(NAME, len(allA), 'RE', d(idx['309-0100'][2]), 'cash dr', d(cr-net))
wb = Workbook(); ws0 = wb.active; ws0.title = 'Parameters'
for i, (k, v) in enumerate([('Report', 'GL_TRIALBAL3'), ('Entity', '410 - Lakeshore Tower Residences LP'), ('Basis', 'A (Accrual)'), ('From period', '07/25'), ('To period', '09/25'),
        ('Suppress zero accounts', 'Yes'), ('Run by', 'CONTROLLER2'), ('Run on', '10/14/2025 16:07')], 2):
    ws0.cell(i, 2, k).font = Font(bold=True); ws0.cell(i, 3, v)
ws0.column_dimensions['B'].width = 26; ws0.column_dimensions['C'].width = 40
ws = wb.create_sheet('410'); wb.active = 1
ws0.sheet_view.tabSelected = False
ft = 'Arial Narrow'
def put(r, col, v, b=False, al=None, nf=None, fill=None):
    x = ws.cell(r, col, v); x.font = Font(name=ft, size=10, bold=b)
    if al: x.alignment = Alignment(horizontal=al)
    if nf: x.number_format = nf
    if fill: x.fill = PatternFill('solid', fgColor=fill)
    return x
put(1, 1, 'LAKESHORE TOWER RESIDENCES LP', True); put(2, 1, 'Entity 410   Trial Balance by Account Class'); put(3, 1, 'Periods 07/25 through 09/25   Accrual   US Dollars')
# numeric cols: C D | F G | I J with spacer E, H
for col, t in ((3, 'Opening Balance'), (6, 'Activity'), (9, 'Closing Balance')):
    ws.merge_cells(start_row=5, start_column=col, end_row=5, end_column=col+1)
    put(5, col, t, True, 'center', fill='D9E1F2'); ws.cell(5, col+1).fill = PatternFill('solid', fgColor='D9E1F2')
    put(6, col, 'Debit', True, 'right'); put(6, col+1, 'Credit', True, 'right')
put(6, 1, 'Acct No', True); put(6, 2, 'Account Title', True)
thin = Side(style='thin'); dbl = Side(style='double')
for col in range(1, 11): ws.cell(6, col).border = Border(bottom=thin)
cols = [3, 4, 6, 7, 9, 10]; keys = ['open_dr', 'open_cr', 'debit', 'credit', 'close_dr', 'close_cr']
NF = '#,##0.00'
r = 7; rows = []; totals = []; G = [0]*6
def pair(v): return (v, 0) if v >= 0 else (0, -v)
for t, lab, L in S:
    r += 1; put(r, 1, t, True); r += 1; T = [0]*6
    for a in L:
        e = a[2]+a[3]-a[4]
        v = [*pair(a[2]), a[3], a[4], *pair(e)]
        put(r, 1, a[0]); put(r, 2, a[1]); row = dict(account=a[0], name=a[1])
        for k, col, z in zip(keys, cols, v):
            if z: put(r, col, d(z), nf=NF); row[k] = d(z)
        for i in range(6): T[i] += v[i]; G[i] += v[i]
        rows.append(row); r += 1
    put(r, 2, lab, True); tt = dict(label=lab)
    for k, col, z in zip(keys, cols, T):
        x = put(r, col, d(z), True, nf=NF); x.border = Border(top=thin); tt[k] = d(z)
    totals.append(tt); r += 1
r += 1; put(r, 2, 'ENTITY TOTAL', True); tt = dict(label='ENTITY TOTAL')
for k, col, z in zip(keys, cols, G):
    x = put(r, col, d(z), True, nf=NF); x.border = Border(top=thin, bottom=dbl); tt[k] = d(z)
totals.append(tt); assert G[0] == G[1] and G[2] == G[3] and G[4] == G[5]
put(r+2, 1, '*** End of report ***').font = Font(name=ft, size=9, italic=True)
for l, w in zip('ABCDEFGHIJ', [11, 40, 16, 16, 2, 15, 15, 2, 16, 16]): ws.column_dimensions[l].width = w
ws.freeze_panes = 'C7'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0
ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '5:6'
wb.save(f'{DOC}/{NAME}.xlsx')
save(NAME, 'TB', keys, rows, totals)
