# audit firm's working trial balance by lead schedule (shopping center LP), xlsx with live formulas
import xlsxwriter
from common import *
NAME = 'Cedar_Crossing_WTB_2024'
# lead, [(acct, name, wp, PY final, per books CY, ajeDr, ajeCr, ref)]
L = [
('A','Cash & Equivalents',[
 ('1010','Operating Account - Frontier Natl','A-1',312440,287915,0,0,''),
 ('1020','Lockbox Account','A-1',18207,22764,0,0,''),
 ('1030','Tenant Security Deposit Account','A-2',64500,67000,0,0,''),
 ('1040','Money Market','A-1',250000,260388,0,0,'')]),
('B','Tenant Receivables',[
 ('1200','Accounts Receivable - Tenants','B-1',88316,141902,0,26410,'AJE 2'),
 ('1205','Unbilled CAM & Tax Recoveries','B-3',41220,0,57866,0,'AJE 1'),
 ('1210','Deferred Rent Receivable (Straight-line)','B-4',602114,602114,38205,0,'AJE 3'),
 ('1290','Allowance for Doubtful Accounts','B-2',-22000,-22000,0,11500,'AJE 2')]),
('C','Prepaids & Escrows',[
 ('1310','Prepaid Insurance','C-1',31850,34102,0,0,''),
 ('1320','Tax Escrow - Lender','C-2',148660,155204,0,0,''),
 ('1330','TI/LC Reserve - Lender','C-2',405118,486330,0,0,''),
 ('1340','Replacement Reserve - Lender','C-2',92415,110127,0,0,'')]),
('D','Real Estate & Deferred Costs',[
 ('1500','Land','D-1',4120000,4120000,0,0,''),
 ('1510','Building','D-1',13886400,13886400,0,0,''),
 ('1520','Tenant Improvements','D-2',1912300,2044815,0,0,''),
 ('1530','Parking Lot & Site Work','D-2',488250,488250,64920,0,'AJE 4'),
 ('1590','Accumulated Depreciation','D-3',-4411680,-4411680,0,529114,'AJE 5'),
 ('1610','Leasing Commissions','D-4',531077,568902,0,0,''),
 ('1690','Accum. Amort. - Leasing Commissions','D-4',-204418,-204418,0,61240,'AJE 5')]),
('AA','Payables & Accruals',[
 ('2010','Accounts Payable','AA-1',-74118,-66305,0,0,''),
 ('2020','Accrued Expenses','AA-2',-28600,-9850,0,18400,'AJE 6'),
 ('2030','Accrued Real Estate Taxes','AA-3',-142300,-147925,0,0,''),
 ('2040','Accrued Interest','AA-4',-51977,-51036,0,0,''),
 ('2050','Due to Affiliate - CCX Management','AA-5',-15250,-11640,0,0,''),
 ('2110','Prepaid Rents','AA-6',-38114,-29460,0,0,''),
 ('2120','Tenant Security Deposits','AA-7',-64500,-67000,0,0,'')]),
('BB','Mortgage Debt',[
 ('2500','Mortgage Payable - Great Lakes Life','BB-1',-12228400,-11964117,0,0,''),
 ('2590','Unamortized Debt Issuance Costs','BB-2',168000,168000,0,24000,'AJE 5')]),
('CC',"Partners' Capital",[
 ('3010','Capital - Cedar GP Inc.','CC-1',None,None,0,0,''),
 ('3020','Capital - Limited Partners','CC-1',None,None,0,0,''),
 ('3030','Distributions','CC-2',850000,925000,0,0,'')]),
('10','Revenue',[
 ('4010','Base Rent','10-1',-2188415,-2271660,0,0,''),
 ('4020','Straight-line Rent','10-2',-46110,0,0,38205,'AJE 3'),
 ('4030','CAM Recoveries','10-3',-418226,-402980,0,36122,'AJE 1'),
 ('4040','Real Estate Tax Recoveries','10-3',-301944,-296310,0,21744,'AJE 1'),
 ('4050','Insurance Recoveries','10-3',-58310,-61205,0,0,''),
 ('4060','Percentage Rent','10-4',-33871,-27416,0,0,''),
 ('4070','Late Fees & Other','10-5',-8204,-11937,0,0,''),
 ('4080','Interest Income','10-6',-9118,-21660,0,0,'')]),
('20','Operating Expenses',[
 ('5010','Common Area Maintenance','20-1',214306,291488,0,64920,'AJE 4'),
 ('5020','Snow Removal','20-1',61480,48215,0,0,''),
 ('5030','Landscaping','20-1',38200,39900,0,0,''),
 ('5040','Parking Lot Sweeping','20-1',21600,22200,0,0,''),
 ('5050','Utilities','20-2',84117,88906,0,0,''),
 ('5060','Security Patrol','20-1',31250,33410,0,0,''),
 ('5110','Property Insurance','20-3',62940,69118,0,0,''),
 ('5120','Real Estate Taxes','20-4',318450,331070,0,0,''),
 ('5130','Management Fees','20-5',120633,122914,0,0,''),
 ('5140','Legal & Professional','20-6',38719,27340,18400,0,'AJE 6'),
 ('5150','Bad Debts','20-7',14205,0,37910,0,'AJE 2'),
 ('5160','Office & Miscellaneous','20-8',9316,11077,0,0,'')]),
('30','Non-operating',[
 ('6010','Interest Expense','30-1',641120,624905,0,0,''),
 ('6020','Amortization of Debt Issuance Costs','30-2',24000,0,24000,0,'AJE 5'),
 ('6030','Depreciation','30-3',516842,0,529114,0,'AJE 5'),
 ('6040','Amortization of Leasing Commissions','30-3',54190,0,61240,0,'AJE 5')]),
]
pl = [r for l in L if l[0] in ('10','20','30') for r in l[2]]
pyni = sum(r[3] for r in pl)            # negative = income
others = sum(r[3] for l in L for r in l[2] if r[3] is not None)
cap = -others                           # PY capital before closing
gp = round(cap * .01); lp = cap - gp
cap2 = cap + pyni + 850000              # closed
gp2 = round(gp + (pyni + 850000) * .01); lp2 = cap2 - gp2
cc = [l for l in L if l[0] == 'CC'][0][2]
cc[0] = ('3010', cc[0][1], 'CC-1', gp, gp2, 0, 0, ''); cc[1] = ('3020', cc[1][1], 'CC-1', lp, lp2, 0, 0, '')
allr = [r for l in L for r in l[2]]
d = sum(r[4] for r in allr)
# last book cash line takes the residual
a = L[0][2]
a[0] = a[0][:4] + (a[0][4] - d,) + a[0][5:]
allr = [r for l in L for r in l[2]]
print('op cash', a[0], 'capital', gp, lp, gp2, lp2, 'pyni', pyni, len(allr))
assert sum(r[3] for r in allr) == 0 and sum(r[4] for r in allr) == 0 and sum(r[5] for r in allr) == sum(r[6] for r in allr)
wb = xlsxwriter.Workbook(doc(NAME + '.xlsx'))
ws = wb.add_worksheet('WTB'); w2 = wb.add_worksheet('AJE'); w3 = wb.add_worksheet('Notes')
F = lambda **k: wb.add_format(dict(font_name='Arial', font_size=9, **k))
NF = '#,##0_);(#,##0);"-"_)'
n = F(num_format=NF); nb = F(num_format=NF, bold=True, top=1); nt = F(num_format=NF, bold=True, top=1, bottom=6)
adj = F(num_format=NF, bg_color='#FFF8DC'); 
t = F(); tb = F(bold=True); ttl = F(bold=True, font_size=12) if False else wb.add_format({'font_name':'Arial','font_size':12,'bold':True})
red = F(font_color='#C00000', align='center'); wp = F(font_color='#C00000')
hd = F(bold=True, text_wrap=True, align='center', valign='vcenter', bg_color='#D9E1F2', bottom=1); hl = F(bold=True, bg_color='#D9E1F2', bottom=1, valign='vcenter')
hg = F(bold=True, align='center', bg_color='#D9E1F2', bottom=1); lead = F(bold=True, font_color='#1F3864', italic=True)
ws.write('A1', 'Halvorsen Pike & Co., CPAs', ttl); ws.write('A2', 'Client:  Cedar Crossing Associates Limited Partnership', tb)
ws.write('A3', 'Working Trial Balance by Lead Schedule', tb); ws.write('A4', 'Period ended 12/31/2024   (whole dollars; credits in parentheses)', t)
ws.write('J1', 'W/P  TB-1', wp); ws.write('J2', 'Prep: KDM 2/18/25', t); ws.write('J3', 'Rev:  RJH 3/03/25', t)
H = ['Final 12/31/2023', 'Unadjusted 12/31/2024', 'Debit', 'Credit', 'Adjusted 12/31/2024', 'Change from PY']
ws.merge_range('A6:A7', 'Acct', hl); ws.merge_range('B6:B7', 'Description', hl); ws.merge_range('C6:C7', 'W/P', hd)
ws.merge_range('D6:D7', H[0], hd); ws.merge_range('E6:E7', H[1], hd); ws.merge_range('F6:G6', 'Adjusting Entries', hg)
ws.write('F7', 'Debit', hd); ws.write('G7', 'Credit', hd); ws.merge_range('H6:H7', 'Ref', hd); ws.merge_range('I6:I7', H[4], hd); ws.merge_range('J6:J7', H[5], hd)
M = ['other:Final 12/31/2023', 'other:Unadjusted 12/31/2024', 'other:Adjusting Entries Debit', 'other:Adjusting Entries Credit', 'other:Adjusted 12/31/2024', 'other:Change from PY']
cols = {0:'D',1:'E',2:'F',3:'G',4:'I',5:'J'}
r = 7; rows = []; totals = []; subs = []; G = [0]*6
def tr(v): return {m: x for m, x in zip(M, v) if x != 0}
for k, nm, lines in L:
    ws.write(r, 0, f'{k}', lead); ws.write(r, 1, nm, lead); r += 1; r0 = r; S = [0]*6
    for ac, name, w, py, cy, dr, cr, ref in lines:
        fin = cy + dr - cr; v = [py, cy, dr, cr, fin, fin - py]
        ws.write_string(r, 0, ac, t); ws.write(r, 1, name, t); ws.write(r, 2, w, red)
        ws.write(r, 3, py, n); ws.write(r, 4, cy, n)
        if dr: ws.write(r, 5, dr, n)
        else: ws.write_blank(r, 5, None, n)
        if cr: ws.write(r, 6, cr, n)
        else: ws.write_blank(r, 6, None, n)
        ws.write(r, 7, ref, red)
        ws.write_formula(r, 8, f'=E{r+1}+F{r+1}-G{r+1}', adj, fin); ws.write_formula(r, 9, f'=I{r+1}-D{r+1}', n, fin - py)
        rows.append({"account": ac, "name": name, **tr(v)}); S = [x+y for x, y in zip(S, v)]; r += 1
    ws.write(r, 1, f'Total {k} - {nm}', tb)
    for j in range(6): ws.write_formula(r, ord(cols[j])-65, f'=SUM({cols[j]}{r0+1}:{cols[j]}{r})', nb, S[j])
    totals.append({"label": f'Total {k} - {nm}', **tr(S)}); subs.append(r+1); G = [x+y for x, y in zip(G, S)]; r += 2
ws.write(r, 1, 'TRIAL BALANCE TOTAL (s/b zero)', tb)
for j in range(6): ws.write_formula(r, ord(cols[j])-65, '=' + '+'.join(f'{cols[j]}{s}' for s in subs), nt, G[j])
totals.append({"label": 'TRIAL BALANCE TOTAL (s/b zero)', **tr(G)}); r += 2
q = [x for l in L if l[0] in ('10','20','30') for x in l[2]]
vals = [sum(x[3] for x in q), sum(x[4] for x in q), None, None, sum(x[4]+x[5]-x[6] for x in q)]; vals.append(vals[4]-vals[0])
ws.write(r, 1, 'Net (income) loss', tb)
for j in (0, 1, 4, 5): ws.write_formula(r, ord(cols[j])-65, '=' + '+'.join(f'{cols[j]}{s}' for s in subs[-3:]), nt, vals[j])
totals.append({"label": 'Net (income) loss', **{m: x for m, x in zip(M, vals) if x}})
print(vals)
ws.set_column('A:A', 7); ws.set_column('B:B', 40); ws.set_column('C:C', 7); ws.set_column('D:E', 14); ws.set_column('F:G', 11.5); ws.set_column('H:H', 8); ws.set_column('I:J', 14)
ws.freeze_panes(7, 2); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(5, 6); ws.set_footer('&L&8&F&C&8Page &P of &N&R&8HP&&Co.')
w2.write('A1', 'Cedar Crossing Associates LP - Proposed and Recorded AJEs', ttl)
aj = [('AJE 1','Record unbilled year-end CAM and tax recoveries'),('AJE 2','Write off Sole Mates Shoes balance; true up allowance'),('AJE 3','Record 2024 straight-line rent'),
('AJE 4','Capitalize north lot resurfacing expensed by client'),('AJE 5','Record depreciation and amortization'),('AJE 6','Accrue 2024 audit and tax fees')]
for i, h in enumerate(['No.', 'Account', 'Debit', 'Credit']): w2.write(2, i, h, hl)
i = 3
for k, txt in aj:
    for ac, name, w, py, cy, dr, cr, ref in [x for l in L for x in l[2]]:
        if ref == k:
            w2.write(i, 0, k, t); w2.write(i, 1, ac + '  ' + name, t)
            if dr: w2.write(i, 2, dr, n)
            if cr: w2.write(i, 3, cr, n)
            i += 1
    w2.write(i, 1, txt, lead); i += 2
w2.set_column('B:B', 48); w2.set_column('C:D', 12)
for w in (w2, w3): w.set_landscape(); w.fit_to_pages(1, 1)
w3.write('A1', 'Unadjusted balances agree to QuickBooks Enterprise TB printed 2/11/25 w/o exception. PY column agrees to 2023 audited F/S.', t)
wb.close()
save_truth(NAME, 'TB', M, rows, totals)
