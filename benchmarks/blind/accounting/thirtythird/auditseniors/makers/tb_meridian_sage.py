# Sage Intacct style six-column trial balance (office), xlsx
import random
from decimal import Decimal as D
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from common import *
rnd = random.Random(5512)
NAME = 'TrialBalance_MTO-400_Q3-2024'
q = lambda x: D(str(x)).quantize(D('0.01'))
def j(x, p=.09): return q(round(x*(1+rnd.uniform(-p, p)), 2)) if x else D('0.00')
S = [('Assets', [
 ('1000','Operating Cash - Northgate Bank',None,None,None),
 ('1010','Property Manager Imprest','2,500',0,0),
 ('1050','Restricted Cash - Leasing Reserve','1,284,611.40','93,750.00','118,420.00'),
 ('1060','Restricted Cash - Tax Escrow','214,906.18','161,250.00','298,774.36'),
 ('1100','Tenant Receivables',162400.,1988000.,1994500.),
 ('1110','Tenant Receivables - Escalations',38110.,71400.,66900.),
 ('1120','Straight-Line Rent Receivable','1,406,228.00','31,904.00',0),
 ('1190','Reserve for Bad Debts','-35,000.00',0,'6,000.00'),
 ('1200','Prepaid Insurance','44,217.60',0,'22,108.80'),
 ('1210','Prepaid Contracts',17350.,8800.,9450.),
 ('1500','Land','5,200,000.00',0,0),
 ('1510','Building & Core','31,845,000.00',0,0),
 ('1520','Tenant Improvements','4,902,338.71','118,420.00',0),
 ('1530','Lobby & Elevator Modernization','1,177,905.25','46,218.90',0),
 ('1550','Accumulated Depreciation','-9,644,180.55',0,'348,912.14'),
 ('1600','Lease Costs','1,688,402.90','61,377.00',0),
 ('1650','Accumulated Amortization - Lease Costs','-702,114.36',0,'57,804.21'),
 ('1700','Interest Rate Cap','86,400.00',0,'14,250.00')]),
('Liabilities', [
 ('2000','Accounts Payable',-188200.,702000.,681500.),
 ('2010','Accrued Liabilities',-64200.,64200.,71900.),
 ('2020','Accrued Real Estate Taxes','-298,774.36','298,774.36','149,387.18'),
 ('2030','Accrued Interest','-132,460.00','397,380.00','396,110.00'),
 ('2040','Due to Meridian Asset Services LLC',-31500.,31500.,34100.),
 ('2100','Prepaid Rent',-91800.,91800.,104300.),
 ('2110','Tenant Security Deposits','-318,442.00','14,650.00','22,310.00'),
 ('2120','Deferred Parking Income','-7,200.00','7,200.00','7,200.00'),
 ('2500','Note Payable - Senior','-25,650,000.00','112,500.00',0),
 ('2510','Note Payable - Mezzanine','-2,000,000.00',0,0),
 ('2590','Deferred Financing Costs, net','296,880.00',0,'18,555.00')]),
('Equity', [
 ('3000','Members\' Capital - Class A',None,None,None),
 ('3010','Members\' Capital - Class B','-1,050,000.00',0,0),
 ('3100','Distributions - Class A','450,000.00','225,000.00',0),
 ('3110','Distributions - Class B','50,000.00','25,000.00',0),
 ('3900','Retained Earnings','612,774.19',0,0)]),
('Revenue', [
 ('4000','Office Rent',-3104000.,9800.,1563000.),
 ('4010','Storage Rent',-21600.,0,10800.),
 ('4020','Rooftop & Antenna License','-48,600.00',0,'24,300.00'),
 ('4030','Straight-Line Rent Adjustment','-66,120.00',0,'31,904.00'),
 ('4100','Operating Expense Escalations',-241300.,0,119700.),
 ('4110','Real Estate Tax Escalations',-118200.,0,60100.),
 ('4120','Electric Submetering',-97400.,1150.,58800.),
 ('4130','After-Hours HVAC',-19600.,0,12900.),
 ('4200','Garage Income','-172,350.00','1,800.00','88,075.00'),
 ('4300','Interest Income',-16900.,0,9100.)]),
('Operating Expenses', [
 ('5000','Janitorial Contract','186,420.00','93,210.00',0),
 ('5010','Window Cleaning',11800.,9200.,0),
 ('5020','Engineering Payroll',228900.,117600.,3300.),
 ('5030','Elevator Maintenance','51,330.00','25,665.00',0),
 ('5040','HVAC Repairs',61200.,38700.,0),
 ('5050','General Building R&M',48100.,22900.,1200.),
 ('5060','Security & Concierge',142800.,71900.,0),
 ('5070','Electricity',204700.,131900.,0),
 ('5080','Water & Sewer',18850.,10700.,0),
 ('5090','Natural Gas / Steam',71200.,9900.,0),
 ('5100','Real Estate Taxes','298,774.36','149,387.18',0),
 ('5110','Property Insurance','44,217.60','22,108.80',0),
 ('5120','Management Fees','114,880.00','58,945.00',0),
 ('5130','Administrative Payroll',88300.,44700.,0),
 ('5140','Legal - Leasing Related',14700.,6100.,0),
 ('5150','Accounting & Audit Fees','29,500.00',0,0),
 ('5160','Bad Debt Expense','12,000.00','6,000.00',0)]),
('Other Income and Expense', [
 ('7000','Interest Expense - Senior','681,240.00','338,610.00',0),
 ('7010','Interest Expense - Mezzanine','115,000.00','57,500.00',0),
 ('7020','Amortization - Financing Costs','37,110.00','18,555.00',0),
 ('7030','Depreciation','691,877.40','348,912.14',0),
 ('7040','Amortization - Lease Costs','113,206.90','57,804.21',0),
 ('7050','Change in FV - Rate Cap','22,600.00','14,250.00',0),
 ('7060','Asset Management Fee','75,000.00','37,500.00',0)])]
def v(x):
    if isinstance(x, str): return D(x.replace(',', ''))
    return j(x) if isinstance(x, float) else q(x or 0)
T = [(h, [[c, n] + [None if b is None else v(b), None if b is None else v(d), None if b is None else v(k)] for c, n, b, d, k in ls]) for h, ls in S]
al = [r for h, ls in T for r in ls]; b = {r[0]: r for r in al}
b['2110'][3] = q('14650'); b['1000'][2] = q('418336.27'); b['1000'][3] = q('2104880.61'); b['1000'][4] = q(0); b['3000'][3] = b['3000'][4] = q(0)
b['1000'][4] = sum(r[3] for r in al) - sum(r[4] for r in al)
b['3000'][2] = q(0); b['3000'][2] = -sum(r[2] for r in al)
print(b['1000'], b['3000'], len(al))
assert b['1000'][4] > 0
K = ['open_dr','open_cr','debit','credit','close_dr','close_cr']
def six(o, d, k):
    e = o + d - k
    return [o if o > 0 else 0, -o if o < 0 else 0, d, k, e if e > 0 else 0, -e if e < 0 else 0]
wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'Trial Balance Report'
fn = lambda **k: Font(name='Calibri', size=10, **k)
ws['A1'] = 'Meridian Tower Owner LLC'; ws['A1'].font = Font(name='Calibri', size=14, bold=True)
ws['A2'] = 'Trial Balance Report'; ws['A3'] = 'Reporting Book: ACCRUAL'; ws['A4'] = 'As of date: 09/30/2024   |   Reporting period: Quarter Ended September 2024'; ws['A5'] = 'Location: MTO-400--Meridian Tower'
for i in range(2, 6): ws[f'A{i}'].font = fn(color='555555')
fill = PatternFill('solid', fgColor='E8EEF0'); thin = Side(style='thin', color='8A9BA3')
def put(r, c, val, bold=False, al=None, num=False, border=None, fl=None):
    x = ws.cell(r, c, val); x.font = fn(bold=bold)
    if num: x.number_format = '#,##0.00'
    if al: x.alignment = Alignment(horizontal=al, wrap_text=True, vertical='center')
    if border: x.border = border
    if fl: x.fill = fl
for c, h in [(1, 'Account'), (2, 'Account title'), (3, 'Opening Balance'), (5, 'Period Activity'), (7, 'Closing Balance')]: put(7, c, h, True, 'center' if c > 2 else 'left', fl=fill)
for a_ in ('C7:D7', 'E7:F7', 'G7:H7', 'A7:A8', 'B7:B8'): ws.merge_cells(a_)
for c in range(3, 9): put(8, c, 'Debit' if c % 2 else 'Credit', True, 'right', fl=fill, border=Border(bottom=thin))
for c in (1, 2): ws.cell(8, c).border = Border(bottom=thin)
r = 9; rows = []; tots = []; G = [q(0)]*6
for h, ls in T:
    put(r, 1, h, True); r += 1; Sm = [q(0)]*6
    for c, n, o, d, k in ls:
        put(r, 1, c); ws.cell(r, 1).alignment = Alignment(indent=1); put(r, 2, n); x = six(o, d, k)
        for i, z in enumerate(x):
            if z: put(r, 3+i, float(z), num=True)
        rows.append({"account": c, "name": n, **{m: float(z) for m, z in zip(K, x) if z}})
        Sm = [p+z for p, z in zip(Sm, x)]; r += 1
    put(r, 2, f'Total {h}', True)
    for i, z in enumerate(Sm): put(r, 3+i, float(z), True, num=True, border=Border(top=thin))
    tots.append({"label": f'Total {h}', **{m: float(z) for m, z in zip(K, Sm)}}); G = [p+z for p, z in zip(G, Sm)]; r += 2
put(r, 1, 'Report Total', True)
for i, z in enumerate(G): put(r, 3+i, float(z), True, num=True, border=Border(top=thin, bottom=Side(style='double')))
tots.append({"label": 'Report Total', **{m: float(z) for m, z in zip(K, G)}})
assert G[0] == G[1] and G[2] == G[3] and G[4] == G[5]
put(r+2, 1, 'Created on: 10/22/2024 3:17 PM PT   Created by: jpalmeri'); ws.cell(r+2, 1).font = Font(name='Calibri', size=8, italic=True)
ws.column_dimensions['A'].width = 12; ws.column_dimensions['B'].width = 40
for c in 'CDEFGH': ws.column_dimensions[c].width = 16
ws.freeze_panes = 'C9'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_title_rows = '7:8'
wb.save(doc(NAME + '.xlsx'))
save_truth(NAME, 'TB', K, rows, tots)
