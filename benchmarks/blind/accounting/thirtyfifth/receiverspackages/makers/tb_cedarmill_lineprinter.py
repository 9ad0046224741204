# Line-printer style general ledger trial balance of a senior living operator: DR/CR marks, .00 zeros, 3 pages. Planted: one digit.
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('LM', '/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf'))
F = 'tb_cedarmill_lineprinter.pdf'
G = [('CURRENT ASSETS', '1010-00 CASH-OPERATING (REGIONS 0092)|88412.07|401883.19|?;1015-00 CASH-PAYROLL ZBA|0|161204.55|161204.55;1020-00 RESIDENT TRUST FUNDS|14206.11|6120|5844.37;1030-00 PETTY CASH|750|0|0;1110-00 A/R PRIVATE PAY|72391.48|298116|286402.91;1115-00 A/R MEDICAID WAIVER|131845.6|88340.25|61977.18;1120-00 A/R VA AID & ATTENDANCE|18704|9352|4676;1190-00 ALLOW UNCOLLECTIBLE|-42500|0|6250;1210-00 INVENTORY-DIETARY|6118.4|0|0;1310-00 PPD INSURANCE GL/PL|40915.75|0|8183.15;1320-00 PPD LICENSE & PROVIDER TAX|9420|0|1570'),
 ('FIXED & OTHER ASSETS', '1510-00 LEASEHOLD IMPROVEMENTS|286940.13|0|0;1520-00 FURNITURE FIXTURES & EQUIP|412077.9|3866.25|0;1530-00 VEHICLE-2019 FORD TRANSIT|58120|0|0;1590-00 ACCUM DEPRECIATION|-391255.4|0|7614.08;1710-00 DUE FROM CEDAR MILL PROPCO|209500|0|0;1720-00 LEASE DEPOSIT|165000|0|0;1810-00 WORKERS COMP COLLATERAL|50000|0|0'),
 ('CURRENT LIABILITIES', '2010-00 ACCOUNTS PAYABLE|-318604.92|196710.36|181466.02;2015-00 A/P-SYSTEM SUSPENSE|0|0|0;2110-00 ACCRUED PAYROLL|-61240.8|61240.8|66918.47;2115-00 ACCRUED PTO|-38417.22|4105.9|5230.16;2120-00 PAYROLL TAXES W/H|-24816.09|48230.71|36114.28;2210-00 RESIDENT TRUST LIABILITY|-14206.11|5844.37|6120;2220-00 COMMUNITY FEE REFUNDABLE|-27500|2500|0;2230-00 PREPAID RESIDENT FEES|-19873.33|19873.33|24410;2310-00 PROVIDER TAX PAYABLE|-12840|0|4280;2410-00 RENT PAYABLE-PROPCO|-445000|0|89000;2420-00 CURRENT PORTION-MIDLAND LOC|-150000|0|0'),
 ('LONG TERM LIABILITIES', '2610-00 N/P MEMBERS|-600000|0|0;2620-00 N/P SBA EIDL|-149816.44|731|0;2710-00 DUE TO MGMT CO-ASPENDALE|-88214.17|0|16105.2'),
 ('MEMBERS EQUITY', '3010-00 MEMBER CONTRIBUTIONS|-250000|0|0;3020-00 MEMBER DISTRIBUTIONS|85000|0|0;3910-00 RETAINED DEFICIT|?|0|0'),
 ('RESIDENT REVENUE', '4010-00 AL BASE RENT-PRIVATE|-1611204.17|2480.66|204118;4015-00 AL MEDICAID WAIVER|-642718.4|0|88340.25;4020-00 AL LEVEL OF CARE|-248911|0|32605;4110-00 MC BASE RENT|-466240|3150|52318;4120-00 MC CARE FEES|-81400|0|9075;4210-00 SECOND PERSON|-8800|0|1100;4310-00 COMMUNITY FEES|-24000|0|4500;4410-00 RESPITE|-11340|0|1890;4510-00 GUEST MEALS & BEAUTY|-3977.25|0|412.5;4910-00 BAD DEBT CONTRA|39500|6250|0'),
 ('DEPARTMENT EXPENSE', '5010-00 NURSING WAGES|698114.22|93417.6|0;5020-00 NURSING OVERTIME|71920.88|11206.45|0;5030-00 AGENCY STAFFING|188204.5|24316|1880;5040-00 MEDICAL SUPPLIES|18922.71|2204.17|0;5110-00 DIETARY WAGES|176814.05|21915.3|0;5120-00 RAW FOOD|149266.4|18740.91|614.2;5210-00 HOUSEKEEPING & LAUNDRY|88419.16|10244.37|0;5310-00 ACTIVITIES|31866.9|3814.12|0;5410-00 MAINT WAGES|52418|6630.75|0;5420-00 REPAIRS|47206.58|8114.9|0;5430-00 ELEVATOR & LIFE SAFETY|12318|1420|0;5510-00 ELECTRIC & GAS|66204.17|8118.66|0;5520-00 WATER SEWER TRASH|31207.6|3902.41|0;5530-00 CABLE & INTERNET|18840|2355|0'),
 ('GENERAL & ADMINISTRATIVE', '6010-00 ADMIN SALARIES|148200|18525|0;6020-00 PAYROLL TAXES & BENEFITS|162884.3|20914.28|0;6110-00 MARKETING|28415.75|2940|0;6120-00 REFERRAL FEES-A PLACE|36400|4800|0;6210-00 MANAGEMENT FEE 5%|130217.6|16105.2|0;6310-00 GL/PL INSURANCE|65465.2|8183.15|0;6320-00 PROVIDER TAX|34240|4280|0;6330-00 LICENSES|12560|1570|0;6410-00 LEGAL-FORBEARANCE|22818.5|9407.25|0;6510-00 BANK & SOFTWARE|19217.44|2410.07|38;6610-00 RENT-PROPCO|712000|89000|0;6710-00 DEPRECIATION|60912.64|7614.08|0;6720-00 INTEREST-LOC & EIDL|14388.21|1744.63|0')]
D = []
for g, s in G:
    for a in s.split(';'):
        h, b, d, c = a.split('|'); D.append([g, h[:7], h[8:], *[None if x == '?' else float(x) for x in (b, d, c)]])
def S(i): return r2(sum(a[i] or 0 for a in D))
for a in D:
    if a[3] is None: a[3] = -S(3)
    if a[5] is None: a[5] = r2(S(4) - S(5))
    if a[1] in ('1010-00', '3910-00'): print(a)
MON = ['beginning', 'debit', 'credit', 'ending']
def mk(v): return '.00   ' if abs(v) < .005 else f'{abs(v):,.2f} ' + ('DR' if v > 0 else 'CR')
def un(v): return '' if abs(v) < .005 else f'{v:,.2f}'
PLANT = '5120-00'; rows = []; totals = []; lines = []
def ln(code, name, b, d, c, e, ind=0): return f'  {code:<9}{" " * ind}{name:<{38-ind}}{mk(b):>19}{un(d):>18}{un(c):>18}{mk(e):>21}'
DASH = f"{'-'*15:>65}{'-'*14:>21}{'-'*14:>18}{'-'*15:>18}"
for g, _ in G:
    lines.append(('H', f'  {g}')); L = [a for a in D if a[0] == g]
    for a in L:
        e = r2(a[3] + a[4] - a[5]); pe = e
        if a[1] == PLANT: pe = r2(e + 3000); print('planted', e, pe); good = e; bad = pe
        lines.append(('L', ln(a[1], a[2], a[3], a[4], a[5], pe))); x = dict(account=a[1], name=a[2], beginning=a[3], ending=pe)
        if a[4]: x['debit'] = a[4]
        if a[5]: x['credit'] = a[5]
        rows.append(x)
    b, d, c = (r2(sum(a[i] for a in L)) for i in (3, 4, 5)); e = r2(b + d - c); lab = f'TOTAL {g}'
    t = {'label': lab, 'beginning': b, 'ending': e}
    if d: t['debit'] = d
    if c: t['credit'] = c
    totals.append(t); lines += [('D', DASH), ('T', ln('', lab, b, d, c, e, 2)), ('B', '')]
b, d, c = S(3), S(4), S(5); assert abs(b) < .01 and abs(d - c) < .01
lines += [('D', DASH.replace('-', '=')), ('T', ln('', 'COMPANY 07 NET', 0, d, c, 0, 0))]; totals.append({'label': 'COMPANY 07 NET', 'beginning': 0, 'debit': d, 'credit': c, 'ending': 0})
lines += [('B', ''), ('N', f'  {len(rows)} ACCOUNTS LISTED    *** END OF REPORT ***')]
C = canvas.Canvas(doc(F), pagesize=landscape(letter)); W, H = landscape(letter); PER = 44; fs = 8.6; pitch = 11; pg = 0; i = 0
while i < len(lines):
    j = min(i + PER, len(lines))
    while j < len(lines) and lines[j][0] in 'DTB': j -= 1     # keep a total with its last account
    if lines[j - 1][0] == 'H': j -= 1
    pg += 1; t = C.beginText(24, H - 34); t.setFont('LM', fs); t.setLeading(pitch)
    t.textLine(f'GLR410   CEDAR MILL SENIOR LIVING OPCO LLC              ' + f'{"GENERAL LEDGER TRIAL BALANCE":^40}' + f'{"PAGE " + str(pg):>28}')
    t.textLine(f'10/09/25 14:22:07   CO 07                                ' + f'{"PERIOD 09 ENDING 09/30/25":^40}' + f'{"PRELIMINARY":>27}')
    t.textLine('')
    t.textLine(f'  {"ACCOUNT":<9}{"DESCRIPTION":<38}{"BEGINNING":>15}    {"PERIOD":>18}{"PERIOD":>18}{"ENDING":>18}')
    t.textLine(f'  {"":<9}{"":<38}{"BALANCE":>15}    {"DEBITS":>18}{"CREDITS":>18}{"BALANCE":>18}')
    t.textLine('')
    for k, s in lines[i:j]: t.textLine(s)
    C.drawText(t); C.showPage(); i = j
C.save()
save(F, 'TB', MON, rows, totals, 'SENIOR_HOUSING', 'line-printer general ledger trial balance, DR/CR marks beside balances, .00 zeros, class totals, monospaced, no rules', 'DR/CR marks, zeros as .00, blank debits/credits, totals with dashes; planted digit',
     planted={'what': f'ending balance of {PLANT} RAW FOOD printed {bad:,.2f} instead of {good:,.2f}; its section total is right', 'kind': 'digit_changed'})
