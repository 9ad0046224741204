# Canadian commercial owner's hand-made receivables by month name
import random
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R = random.Random(1867)
P = [('Fraser Street Plaza', '4410–4438 Fraser St, Vancouver', 'GST 5%', [('101', 'Saigon Garden Restaurant Ltd.', 6825.00, 6500), ('102', 'Dr. P. Mann Dental Corp.', 5386.50, 5130), ('103', 'Lucky 8 Produce', 7717.50, 7350), ('104A', 'QuickCuts Barbers', 2310.00, 2200), ('104B', 'Island Vape & Gift', 2441.25, 2325), ('105', '1187402 B.C. Ltd. o/a Pho Bowl', 4935.00, 4700), ('201', 'Nakamura Notary Public', 2079.00, 1980), ('202', 'West Coast Tax Prep Inc.', 1942.50, 1850), ('203', 'Bright Minds Tutoring', 3150.00, 3000)]),
     ('Ninth Avenue Industrial', '880 Ninth Ave, New Westminster', '', [('Bay 1', 'Delta Overhead Door', 8190.00, 7800), ('Bay 2', 'Kootenay Cold Brew Co.', 6142.50, 5850), ('Bay 3–4', 'Ridgeback Millwork Ltd.', 13650.00, 13000), ('Bay 5', 'Tri-Cities Auto Glass', 5670.00, 5400), ('Bay 6', 'Pacific Awning (in receivership)', 5565.00, 5300), ('Yard', 'M. Dhaliwal Trucking', 2625.00, 0)]),
     ('Columbia Street Offices', '612 Columbia St', '', [('Main', 'Royal City Physio', 7245.00, 6900), ('200', 'Hansen Lam LLP', 5880.00, 5600), ('210', 'Unifor Local 4479', 3307.50, 0), ('300', 'Gastown Pixel Studios', 6457.50, 6150)])]
PAT = [(1, 0, 0, 0, 0), (1, 1, 0, 0, 0), (.5, 0, 0, 0, 0), (1, 1, 1, 0, 0), (1, 1, 1, 1, 1), (1, 0, .25, 0, 0), (0, 0, 0, .3, .8), (1, 1, 1, .6, 0), (0, 0, 0, 0, 0), (.4, 0, 0, 0, 0), (1, 1, .35, 0, 0)]
SP = 'Rent & CAM from the month of '
M = ['deposit', SP and 'other:' + SP + 'Mar.', 'other:' + SP + 'Feb.', 'other:' + SP + 'Jan.', 'other:' + SP + 'Dec. 2024', 'other:' + SP + 'Nov. and before', 'prepaid', 'total']
COL = dict(zip(M, 'DFGHIJKL'))
wb = Workbook(); ws = wb.active; ws.title = 'March 25'; nf = '"$"#,##0.00;[Red]-"$"#,##0.00'
for c, w in zip('ABCDEFGHIJKLMN', (9, 34, 2, 14, 2, 13, 13, 13, 13, 18, 12, 14, 2, 34)): ws.column_dimensions[c].width = w
F = lambda **k: Font(name='Cambria', size=10, **k)
ws['A1'] = 'WHO OWES WHAT  –  end of March 2025'; ws['A1'].font = Font(name='Cambria', size=15, bold=True, color='7A1F1F'); ws['A2'] = 'Lindqvist Family Holdings (3 buildings).  Cheques deposited up to Mon. March 31 are in.'; ws['A2'].font = F(italic=True)
ws['F4'] = SP.strip(); ws.merge_cells('F4:J4'); ws['F4'].alignment = Alignment(horizontal='center'); ws['F4'].font = F(bold=True); ws['F4'].fill = PatternFill('solid', fgColor='F3E3C3')
for a, v in dict(A='Unit', B='Tenant', D='Deposit held', F='Mar.', G='Feb.', H='Jan.', I='Dec. 2024', J='Nov. and before', K='Prepaid', L='TOTAL OWING', N='What they say').items():
    c = ws[f'{a}5']; c.value = v; c.font = F(bold=True); c.alignment = Alignment(horizontal='left' if a in 'ABN' else 'right', wrap_text=True, vertical='bottom'); c.border = Border(bottom=Side(style='double')); c.fill = PatternFill('solid', fgColor='F3E3C3')
ws.row_dimensions[5].height = 28
NOTE = ['says e-transfer Friday', 'disputes 2024 CAM true-up', 'PAP bounced – NSF fee to be added', 'left message x2', 'payment plan $800/mo', 'cheque in mail', 'lawyer letter sent Mar 12', '']
rows, totals = [], []; r = 6; GT = dict.fromkeys(M, 0)
for p, ad, _, ts in P:
    r += 1; ws[f'A{r}'] = p; ws[f'A{r}'].font = F(bold=True, size=None) if 0 else Font(name='Cambria', size=11, bold=True); ws[f'D{r}'] = ad; ws[f'D{r}'].font = F(italic=True, color='777777'); r += 1; T = dict.fromkeys(M, 0)
    for u, n, rent, dep in ts:
        pat = PAT[4] if 'receiv' in n else R.choice(PAT); v = {}
        for m, q in zip(M[1:6], pat):
            if q: v[m] = round(rent * 100 * q * (R.choice([2, 3]) if m == M[5] else 1))
        if not v: v['prepaid'] = -round(rent * 100) if R.random() < .7 else -25000
        elif R.random() < .2: v['prepaid'] = -R.choice([5000, 12500, 21050])
        if dep: v['deposit'] = dep * 100
        v['total'] = sum(x for m, x in v.items() if m != 'deposit')
        ws[f'A{r}'] = u; ws[f'B{r}'] = n; ws[f'N{r}'] = R.choice(NOTE) if v['total'] > 0 else ('paid ahead' if v['total'] < 0 else '')
        for a in 'ABN': ws[f'{a}{r}'].font = F(italic=a == 'N')
        for m, x in v.items():
            c = ws[f'{COL[m]}{r}']; c.font = F(bold=m == 'total'); c.number_format = nf; c.alignment = Alignment(horizontal='right')
            c.value = f'{x/100:,.2f}' if (m == M[5] or (m == M[4] and R.random() < .5)) else x / 100
            T[m] += x
        rows.append({'property': p, 'unit': u, 'name': n, **{m: v[m] / 100 for m in M if m in v}}); r += 1
    ws[f'B{r}'] = f'{p} owing'; ws[f'B{r}'].font = F(bold=True)
    for m in M: c = ws[f'{COL[m]}{r}']; c.value = T[m] / 100; c.font = F(bold=True); c.number_format = nf; c.border = Border(top=Side(style='thin')); GT[m] += T[m]
    totals.append({'label': f'{p} owing', **{m: T[m] / 100 for m in M}}); r += 1
r += 1; ws[f'B{r}'] = 'EVERYBODY'; ws[f'B{r}'].font = F(bold=True)
for m in M: c = ws[f'{COL[m]}{r}']; c.value = GT[m] / 100; c.font = F(bold=True); c.number_format = nf; c.border = Border(top=Side(style='thin'), bottom=Side(style='double'))
totals.append({'label': 'EVERYBODY', **{m: GT[m] / 100 for m in M}}); r += 3
for t in ('Prepaid shows as a minus and comes off the total.', 'All amounts include GST. April rent not billed here.', 'Karin – please phone everyone with anything in Jan. or older.'): ws[f'B{r}'] = t; ws[f'B{r}'].font = F(italic=True); r += 1
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
name = 'Who owes what Mar 2025.xlsx'; wb.save(doc(name)); truth(name, 'AR', M, rows, totals)
