# firm's receivable lead sheet by billing month, two office buildings + a flex building, xlsx (openpyxl), from client's QuickBooks
import datetime as dt
import xlsxwriter
from common import *
NAME = 'B-1 AR Aging Lead - Quarry Park Offices'
B = [('Building A - 900 Quarry Park Drive', [
 ('100','Larkspur Family Medicine, P.C.', [14220.50,0,0,0,0], 14220.50, 0),
 ('120','Vantage Title Agency', [6180,6180,0,0,0], 12360, 0),
 ('140','Dorsey & Whitlock CPAs', [212.35,0,0,0,0], 212.35, 0),
 ('200','Bridgeline Software', [31844.17,0,1290.44,0,0], 31844.17, 0),
 ('210','Copper State Surveying', [3950,3950,3950,3950,7900], 0, 19750),
 ('215','Hearth Home Lending', [0,0,0,486.12,0], 0, 0),
 ('220','Ninth Street Counseling', [2875,0,0,0,0], 2875, 0),
 ('300','Amberly Insurance Group', [0,0,0,0,-1100], 0, 0),
 ('310','Pinnacle Court Reporting', [4410,2205,0,0,0], 4410, 0),
 ('330','Torchlight Media', [5062.5,5062.5,5062.5,0,0], 5062.5, 5062.5)]),
('Building B - 910 Quarry Park Drive', [
 ('101','Regional Kidney Center', [0,0,0,2118.9,6644.03], 0, 0),
 ('110','Sable Wealth Advisors', [9137.8,0,0,0,0], 9137.8, 0),
 ('130','Fulbright Staffing', [7740,7740,0,0,0], 7740, 0),
 ('150','U.S. Dept. of Agriculture (FSA)', [18406.25,18406.25,0,0,0], 36812.5, 0),
 ('200','Grayling Engineers', [-22500,0,0,0,0], 0, 0),
 ('205','Oak & Ivy Architects', [155.6,155.6,155.6,155.6,0], 622.4, 0),
 ('225','Mesa Physical Therapy', [6615,0,0,0,0], 6615, 0)]),
('Building C - Flex / 920 Quarry Park Ct', [
 ('A','Brightwater Pool Supply', [8125,8125,0,0,0], 8125, 0),
 ('B','Iron Hollow CrossTraining', [5340,5340,5340,5340,10680], 0, 32040),
 ('C','Stonebridge Cabinetry', [0,0,744.2,0,0], 744.2, 0),
 ('D','Redline Courier Svc (vacated 9/24)', [0,0,0,4960,9920], 0, 14880)])]
M = ['total','m0','m1','m2','m3','other:Aug-24 & Prior','other:Subsequent Receipts thru 2/14/25','other:Still Open','other:Allowance']
wb = xlsxwriter.Workbook(doc(NAME + '.xlsx')); cov = wb.add_worksheet('Index'); ws = wb.add_worksheet('B-1')
F = lambda **k: wb.add_format(dict(font_name='Cambria', font_size=10, **k))
NF = '#,##0.00_);(#,##0.00);"-"??_)'
n = F(num_format=NF); ns = F(num_format=NF, top=1, bold=True); ng = F(num_format=NF, top=1, bottom=6, bold=True); t = F(); b = F(bold=True); it = F(italic=True, font_color='#404040')
dh = F(num_format='mmm-yy', bold=True, align='right', bottom=2); h = F(bold=True, text_wrap=True, align='right', valign='bottom', bottom=2); hl = F(bold=True, bottom=2, valign='bottom'); hg = F(bold=True, align='center', bottom=1, italic=True); tk = F(font_color='#0070C0', bold=True, align='center'); cen = F(align='center')
cov.write('B2', 'Quarry Park Office Partners LP', b); cov.write('B3', 'Index of workpapers - Section B (Receivables)', t)
for i, (x, y) in enumerate([('B-1','A/R aging by billing month (lead)'), ('B-2','Allowance memo'), ('B-3','Confirmation control')]): cov.write(4+i, 1, x, tk); cov.write(4+i, 2, y, t)
cov.set_column('C:C', 40)
ws.write('A1', 'Quarry Park Office Partners LP', F(bold=True, font_size=13) if False else wb.add_format({'font_name':'Cambria','font_size':13,'bold':True}))
ws.write('A2', 'Tenant receivables by month billed  -  December 31, 2024', b); ws.write('A3', 'Source: PBC, QuickBooks A/R Aging Detail run 1/09/2025', it); ws.write('L1', 'B-1', tk)
ws.write('L2', 'TLN 2/17/25', it)
ws.merge_range('D5:H5', 'Month billed', hg)
ws.write('A6', 'Suite', hl); ws.write('B6', 'Tenant', hl); ws.write('C6', 'Balance 12/31/24', h)
for i, m in enumerate([dt.date(2024,12,1), dt.date(2024,11,1), dt.date(2024,10,1), dt.date(2024,9,1)]): ws.write_datetime(5, 3+i, dt.datetime(m.year, m.month, 1), dh)
ws.write('H6', 'Aug-24 & Prior', h); ws.write('I6', '', hl); ws.write('J6', 'Subsequent Receipts thru 2/14/25', h); ws.write('K6', 'Still Open', h); ws.write('L6', 'Allowance', h); ws.write('M6', 'TM', F(bold=True, bottom=2, align='center'))
cols = [2,3,4,5,6,7,9,10,11]; L = 'CDEFGHJKL'
M[5] = 'other:Month billed Aug-24 & Prior'
r = 6; rows = []; tots = []; G = [0]*9; subs = []
rd = lambda v: [round(x, 2) for x in v]
for nm, ls in B:
    ws.write(r, 0, nm, F(bold=True, underline=1)); r += 1; r0 = r; S = [0]*9
    for su, tn, mo, sr, al in ls:
        tot = round(sum(mo), 2); v = rd([tot] + mo + [sr, tot - sr, al])
        ws.write_string(r, 0, su, cen); ws.write(r, 1, tn, t)
        for x, z in zip(cols, v):
            if x == 2: ws.write_formula(r, 2, f'=SUM(D{r+1}:H{r+1})', n, z)
            elif x == 10: ws.write_formula(r, 10, f'=C{r+1}-J{r+1}', n, z)
            else: ws.write_number(r, x, z, n)
        ws.write(r, 12, 'a' if sr else ('b' if al else ''), tk)
        rows.append({"unit": su, "name": tn, **{k: z for k, z in zip(M, v) if z}}); S = rd(a+z for a, z in zip(S, v)); r += 1
    lb = 'Subtotal ' + nm.split(' - ')[0]; ws.write(r, 1, lb, b)
    for x, l, z in zip(cols, L, S): ws.write_formula(r, x, f'=SUM({l}{r0+1}:{l}{r})', ns, z)
    tots.append({"label": lb, **{k: z for k, z in zip(M, S) if z}}); subs.append(r+1); G = rd(a+z for a, z in zip(G, S)); r += 2
ws.write(r, 1, 'Total tenant receivables', b)
for x, l, z in zip(cols, L, G): ws.write_formula(r, x, '=' + '+'.join(f'{l}{s}' for s in subs), ng, z)
tots.append({"label": 'Total tenant receivables', **{k: z for k, z in zip(M, G) if z}}); r += 2
for s in ['a  Traced to deposit slip and January/February 2025 bank statement.', 'b  Specific reserve for balances judged uncollectible; see allowance memo at B-2.', 'Prepaid rent of Grayling Engineers reclassified to 2110 by AJE 3.']:
    ws.write(r, 1, s, it); r += 1
ws.set_column('A:A', 7); ws.set_column('B:B', 34); ws.set_column('C:H', 13); ws.set_column('I:I', 1.5); ws.set_column('J:L', 13.5); ws.set_column('M:M', 4)
ws.set_row(5, 42); ws.freeze_panes(6, 2); ws.set_landscape(); ws.fit_to_pages(1, 1); ws.activate(); ws.hide_gridlines(2); ws.set_first_sheet() if False else None
wb.close(); print(len(rows), G)
save_truth(NAME, 'AR', M, rows, tots)
