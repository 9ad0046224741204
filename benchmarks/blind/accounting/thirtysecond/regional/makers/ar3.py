# own spreadsheet: aging by month of charge, true dates as headers, sections by status, high-rise with ground-floor shops
import random, datetime as dt, xlsxwriter
from common import *
R = random.Random(32106); NAME = 'AR by month - One Ferry Street'
wb = xlsxwriter.Workbook(f'{DOC}/{NAME}.xlsx'); ws = wb.add_worksheet('AR Oct25'); ws2 = wb.add_worksheet('Legal log')
F = lambda **k: wb.add_format(dict(font_name='Calibri', font_size=10, **k))
NF = '#,##0.00_);[Red](#,##0.00)'
tit = F(bold=True, font_color='#1F3864'); tit.set_font_size(14); it = F(italic=True, font_color='#595959'); h = F(bold=True, bottom=2, text_wrap=True, align='center', valign='vcenter', bg_color='#FFF2CC')
hm = F(bold=True, bottom=2, align='center', valign='vcenter', num_format='mmm-yy', bg_color='#FFF2CC')
secf = F(bold=True, bg_color='#E7E6E6'); tx = F(); num = F(num_format=NF); tb = F(bold=True, top=1, num_format=NF); tbt = F(bold=True, top=1); gt = F(bold=True, top=1, bottom=6, num_format=NF); gtt = F(bold=True, top=1, bottom=6)
ws.write('B1', 'ONE FERRY STREET - RECEIVABLES BY MONTH OF CHARGE', tit); ws.write('B2', 'As of October 31, 2025. Prepared for the lender draw package; ties to GL 1120 less 2230.', it)
months = [dt.date(2025, x, 1) for x in (10, 9, 8, 7)]
keys = ['m0', 'm1', 'm2', 'm3', 'other:Older', 'prepaid', 'total', 'deposit', 'other:Net Exposure']
ws.set_row(3, 30)
for j, t in ((1, 'Apt / Suite'), (2, 'Name'), (7, 'Older'), (8, 'Prepaid'), (9, 'Total Due'), (11, 'Deposit'), (12, 'Net Exposure'), (13, 'Comment')): ws.write(3, j, t, h)
for j, mth in enumerate(months): ws.write_datetime(3, 3+j, dt.datetime(mth.year, mth.month, 1), hm)
cols = [3, 4, 5, 6, 7, 8, 9, 11, 12]
S = [('In possession', 'Total in possession', ['Aldecoa, Pilar', 'Bjornstad, Erik', 'Chaudhry, Sana', 'DeWitt, Marjorie', 'Easterling, Cole', 'Fitzhugh, Reagan', 'Ganapathy, Arun', 'Hargrove, Tess', 'Ivanhoe, Blake', 'Jorgensen, Lena', 'Kimbrough, Dante', 'Lacroix, Yvette', 'Mendelsohn, Ari', 'Novotny, Petra', "O'Dell, Finbar", 'Pacheco, Luz']),
 ('Notice given', 'Total notice', ['Renfrow, Chad', 'Sotelo, Graciela', 'Tranter, Hugh', 'Ulrich, Beate']),
 ('Vacated', 'Total vacated', ['Vasquez-Lind, Mara', 'Wolcott, Percy', 'Yoder, Silas', 'Zamora, Inez', 'Ackerly, June', 'Bancroft, Otis']),
 ('Commercial', 'Total commercial', ['Harbor Bean Coffee LLC', 'Ferry Street Dental PC', 'Quick Stitch Tailors', 'MetroPark Garage Operator'])]
com = {'Chaudhry, Sana': 'ERAP pending', 'Kimbrough, Dante': 'Complaint filed 10/9', 'Quick Stitch Tailors': 'Disputes 2024 CAM', 'Wolcott, Percy': 'collections', 'Renfrow, Chad': 'moves 11/15', 'Mendelsohn, Ari': 'auto-pay from Nov'}
r = 4; rows = []; totals = []; GT = [0]*9
for si, (t, lab, L) in enumerate(S):
    ws.write(r, 1, t, secf)
    for j in range(2, 14): ws.write_blank(r, j, None, secf)
    r += 1; T = [0]*9; used = sorted(R.sample([f'{fl}{u}' for fl in range(3, 31) for u in ('A', 'B', 'C', 'D', 'E', 'F')], len(L)), key=lambda s: (int(s[:-1]), s[-1]))
    sh = ['R-1', 'R-2', 'R-4', 'P-1']
    r0 = r
    for k, nm in enumerate(L):
        un = sh[k] if si == 3 else used[k]; rent = (R.randint(2150, 3900)//5*5*100) if si < 3 else R.choice([412500, 536000, 287500, 1850000])
        m = [0]*5; pp = 0; p = R.random()
        if si == 2: m[1] = R.choice([0, R.randint(9000, 60000)]); m[2] = R.choice([0, R.randint(20000, 210000)]); m[3] = R.choice([0, rent]); m[4] = R.choice([0, 31540, R.randint(30000, 300000)]); m[1] = m[1] or (22500 if sum(m) == 0 else 0)
        elif nm == 'Kimbrough, Dante': m = [rent, rent, rent, rent//2+7500, 0]
        elif p < .25: m[0] = rent; m[1] = R.choice([0, 12500])
        elif p < .6: m[0] = R.randint(2500, 90000); m[1] = R.choice([0, R.randint(1500, 40000)])
        elif p < .8: m[0] = rent; m[1] = R.randint(10000, rent)
        else: pp = -R.choice([rent, R.randint(1000, 60000)])
        if nm == 'Quick Stitch Tailors': m = [0, 0, 0, 118240, 206617]; pp = 0
        if nm == 'Aldecoa, Pilar': m[3] = -4500
        dep = 0 if si == 2 else (rent if si == 3 else R.choice([50000, 100000, rent]))
        tot = sum(m)+pp; v = m + [pp, tot, dep, max(tot-dep, 0)]
        ws.write(r, 1, un, tx); ws.write(r, 2, nm, tx); row = dict(unit=un, name=nm, **({'status': t} if si < 3 else {}))
        for i, (kk, cc, z) in enumerate(zip(keys, cols, v)):
            if i == 6: ws.write_formula(r, cc, f'=SUM(D{r+1}:I{r+1})', num, d(z)); row[kk] = d(z)
            elif i == 8: ws.write_formula(r, cc, f'=MAX(J{r+1}-L{r+1},0)', num, d(z)); row[kk] = d(z)
            elif z: ws.write_number(r, cc, d(z), num); row[kk] = d(z)
        if nm in com: ws.write(r, 13, com[nm], it)
        for i in range(9): T[i] += v[i]; GT[i] += v[i]
        rows.append(row); r += 1
    ws.write(r, 2, lab, tbt); tt = dict(label=lab)
    for kk, cc, z in zip(keys, cols, T):
        L_ = chr(65+cc); ws.write_formula(r, cc, f'=SUM({L_}{r0+1}:{L_}{r})', tb, d(z)); tt[kk] = d(z)
    totals.append(tt); r += 2
ws.write(r, 2, 'TOTAL RECEIVABLES', gtt); tt = dict(label='TOTAL RECEIVABLES')
for kk, cc, z in zip(keys, cols, GT): ws.write_number(r, cc, d(z), gt); tt[kk] = d(z)
totals.append(tt)
ws.write(r+3, 1, 'Net exposure = total due over deposit held, never below zero. Red = credit.', it)
ws.set_column(0, 0, 1.5); ws.set_column(1, 1, 9); ws.set_column(2, 2, 26); ws.set_column(3, 9, 12); ws.set_column(10, 10, 1.5); ws.set_column(11, 12, 12.5); ws.set_column(13, 13, 22)
ws.freeze_panes(4, 3); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1, 0)
for i, rr in enumerate([('Apt', 'Filed', 'Counsel'), ('Kimbrough', '10/09/2025', 'Stroud & Mayhew'), ('Wolcott', '08/21/2025', 'Stroud & Mayhew')]):
    for j, z in enumerate(rr): ws2.write(i, j, z)
wb.close(); print(NAME, len(rows), [d(x) for x in GT])
save(NAME, 'AR', keys, rows, totals)
