# AppFolio style delinquency export, numbers as text, grouped by property; planted: digit changed
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill
from common import *
R = random.Random(32105); NAME = 'delinquency_as_of-20250915'
props = [('Willow Bend Apartments - 2200 Willow Bend Dr, Murfreesboro, TN 37129', ['Ashworth, Renee', 'Bittencourt, Caio', 'Cordova, Alma R.', 'Drummond, Keith', 'Ellerbee, Latoya', 'Fontaine, Jules', 'Grubbs, Travis', 'Hollowell, Sierra', 'Inman, Patrice', 'Jessup, Donald & Fay', 'Karimov, Rustam'], 1150),
 ('Orchard Glen - 415 Old Nashville Hwy, La Vergne, TN 37086', ['Lindqvist, Maja', 'Mabry, Cedric', 'Nesbitt, Holly', 'Okonjo, Ifeoma', 'Pettigrew, Sam', 'Quarles, Antoine', 'Rosenbaum, Dalia'], 1325),
 ('Harpeth Run Garden Homes - 88 Mill Creek Ln, Smyrna, TN 37167', ['Sandoval, Ivette', 'Thibodeaux, Marc', 'Underhill, Casey', 'Vandermeer, Lotte', 'Whitlock, Jerome', 'Xiong, Mai Lee', 'Yarborough, Kip', 'Zellner, Anita', 'Alcorn, Bryce', 'Boudreau, Simone'], 1240)]
keys = ['deposit', 'other:Rent', 'total', 'b0_30', 'b31_60', 'b61_90', 'b91_120', 'b120', 'delinquent', 'other:Last Payment Amount', 'other:Late Count']
hdr = ['Unit', 'Tenant', 'Tenant Status', 'Move In', 'Deposit', 'Rent', 'Amount Receivable', '0-30', '31-60', '61-90', '91-120', '120+', 'Delinquent', 'Last Payment Date', 'Last Payment Amount', 'Late Count', 'In Collections', 'Delinquency Notes']
notes = ['', '', '', 'Promised to pay 9/19', 'PTP in full w/ next paycheck; called 9/11, left VM', '14-day notice served 9/8', 'Agency pledge of $600 pending', 'Detainer filed, court date 10/2', 'Payment plan signed 8/22', '']
wb = Workbook(); ws = wb.active; ws.title = 'Delinquency'
ws['A1'] = 'Delinquency'; ws['A1'].font = Font(bold=True, size=16)
for i, t in enumerate(['Properties: Willow Bend Apartments, Orchard Glen, Harpeth Run Garden Homes', 'Tenant Status: Current, Notice, Evict, Past', 'As of: 09/15/2025', 'Amount Owed In Account: All', 'Balance: Greater than 0.00'], 2): ws.cell(i, 1, t)
r = 8
for j, h in enumerate(hdr, 1):
    x = ws.cell(r, j, h); x.font = Font(bold=True); x.fill = PatternFill('solid', fgColor='EFEFEF'); x.alignment = Alignment(wrap_text=True, vertical='center')
def m(v): return f'{v/100:,.2f}'
rows = []; totals = []; GT = [0]*9; r = 9
summable = [0] + list(range(2, 9))
planted = None
for pi, (pn, ppl, base) in enumerate(props):
    ws.cell(r, 1, pn).font = Font(bold=True); r += 1; T = [0]*9
    units = sorted(R.sample([f'{b}{n:02d}' for b in 'ABCDEF' for n in range(1, 17)], len(ppl)))
    for k, (nm, un) in enumerate(zip(ppl, units)):
        stt = R.choices(['Current', 'Notice', 'Evict', 'Past'], [6, 1, 1.5, 2])[0]
        rent = 0 if stt == 'Past' else (base + R.choice([-60, 0, 45, 95, 160]))*100
        dep = R.choice([0, 25000, 50000, base*100]) if stt != 'Past' else 0
        if stt == 'Past': b = [0, 0, R.choice([0, R.randint(9000, 45000)]), R.randint(8000, 98000), R.choice([0, R.randint(20000, 160000)])]
        elif stt == 'Evict': b = [rent+R.randint(3000, 9000), rent+10000, R.choice([rent, R.randint(9000, 70000)]), R.choice([0, 14000]), 0]
        else:
            b = [R.choice([rent, R.randint(1500, 60000), 10000+R.randint(0, 30000)]), R.choice([0, 0, 7500, R.randint(2500, 40000)]), R.choice([0, 0, 0, R.randint(1000, 9000)]), 0, 0]
        tot = sum(b); delq = sum(b[1:])
        v = [dep, rent, tot] + b + [delq]
        lp = R.randint(2000, 150000) if R.random() < .8 else 0
        lp = lp // 500 * 500 if R.random() < .5 else lp
        late = R.randint(0, 7)
        for i in range(9): T[i] += v[i]; GT[i] += v[i]
        pv = list(v)
        txt = [m(x) for x in pv]
        mi = f'{R.randint(1,12):02d}/{R.randint(1,28):02d}/{R.choice([2019,2021,2022,2023,2024])}'
        rec = [un, nm, stt, mi] + txt + [f'{R.choice([8,9]):02d}/{R.randint(1,14):02d}/2025' if lp else '', m(lp) if lp else '', str(late), 'Yes' if stt == 'Past' and tot > 90000 else 'No', 'Sent to Bramwell Recovery' if stt == 'Past' and tot > 90000 else R.choice(notes) if stt != 'Past' else '']
        row = dict(unit=un, name=nm, status=stt, **{kk: d(x) for kk, x in zip(keys, pv)})
        if lp: row[keys[9]] = d(lp)
        row[keys[10]] = late
        # planted: one digit in the 0-30 bucket of one tenant
        if planted is None and pi == 1 and k >= 2 and b[0] > 50000:
            old = rec[7]; i = next(i for i, ch in enumerate(old) if ch.isdigit()); 
            i = i+1 if not old[i+1] in ',.' else i+2
            new = old[:i] + str((int(old[i])+4) % 10) + old[i+1:]
            rec[7] = new; row['b0_30'] = float(new.replace(',', ''))
            planted = {"what": f"{nm}, unit {un}: 0-30 printed {new}, should be {old}; Amount Receivable and totals hold the right amount", "kind": "digit_changed"}
        for j, z in enumerate(rec, 1):
            x = ws.cell(r, j, z if z != '' else None)
            if 5 <= j <= 13 or j in (15, 16): x.alignment = Alignment(horizontal='right', vertical='top')
            elif j in (14, 17): x.alignment = Alignment(horizontal='center', vertical='top')
            else: x.alignment = Alignment(vertical='top', wrap_text=(j == 18))
        if len(rec[17]) > 40: ws.row_dimensions[r].height = 30
        rows.append(row); r += 1
    lab = 'Total ' + pn.split(' - ')[0]
    ws.cell(r, 1, lab).font = Font(bold=True); tt = dict(label=lab)
    for i in summable: x = ws.cell(r, 5+i, m(T[i])); x.font = Font(bold=True); x.alignment = Alignment(horizontal='right'); tt[keys[i]] = d(T[i])
    totals.append(tt); r += 2
ws.cell(r, 1, 'Total').font = Font(bold=True); tt = dict(label='Total')
for i in summable: x = ws.cell(r, 5+i, m(GT[i])); x.font = Font(bold=True); x.alignment = Alignment(horizontal='right'); tt[keys[i]] = d(GT[i])
totals.append(tt)
for l, w in zip('ABCDEFGHIJKLMNOPQR', [9, 22, 10, 11, 11, 10, 12, 11, 10, 10, 10, 10, 11, 12, 11, 7, 11, 32]): ws.column_dimensions[l].width = w
ws.row_dimensions[8].height = 46
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.save(f'{DOC}/{NAME}.xlsx'); print(NAME, len(rows), planted)
assert planted
save(NAME, 'AR', keys, rows, totals, planted)
