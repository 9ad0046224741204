"""AR 2: a property accountant's own workbook, tenant band and subsidy band side by side, three properties, XLSX."""
import random, os
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.comments import Comment
from common import *
NAME = 'AR aging - tenant & subsidy 2026-04 (final).xlsx'
TB = ['0-30', '31-60', '61-90', '90+', 'Total Tenant']; SB = ['0-30', '31-60', '61+', 'Total Subsidy']
KEYS = [f'other:TENANT {x}' for x in TB] + [f'other:SUBSIDY {x}' for x in SB] + ['total', 'deposit']
COLS = [7, 8, 9, 10, 11, 13, 14, 15, 16, 18, 19]
def main():
    rng = random.Random(88121); P = people(rng, 34, '{f} {l}'); i = 0
    props = [('hlw', 'Hollowell Senior Residences (PBV - 11 of 64 units listed)', 11, .9), ('jnp', 'Juniper Walk (LIHTC 50/60)', 14, .35), ('stl', 'Stadium Lofts - affordable units only', 9, .4)]
    wb = Workbook(); ws = wb.active; ws.title = 'Apr 26'
    cal = lambda **k: Font(name='Calibri', **k)
    ws['B1'] = 'Brightwater Property Mgmt'; ws['B1'].font = cal(size=14, bold=True, color='1F3864')
    ws['B2'] = 'Resident A/R - tenant portion vs. subsidy (HAP) portion'; ws['B3'] = 'as of 4/30/2026   (from Yardi aging run 5/4, before Apr write-offs)'
    ws['B3'].font = cal(size=9, italic=True)
    for a, b, t, col in ((7, 11, 'TENANT', 'DDEBF7'), (13, 16, 'SUBSIDY', 'E2EFDA')):
        ws.merge_cells(start_row=5, start_column=a, end_row=5, end_column=b); x = ws.cell(5, a, t); x.font = cal(bold=True); x.alignment = Alignment(horizontal='center')
        for j in range(a, b + 1): ws.cell(5, j).fill = ws.cell(6, j).fill = PatternFill('solid', fgColor=col)
    heads = {1: 'key', 2: 'Prop', 3: 'Unit', 4: 'Resident', 5: 'Yardi code', 6: 'Status', 18: 'Total\nOwed', 19: 'Deposit\non hand', 20: 'Notes'}
    for j, h in list(heads.items()) + list(zip(COLS, TB + SB)):
        x = ws.cell(6, j, h); x.font = cal(bold=True, size=10); x.alignment = Alignment(wrap_text=True, horizontal='center', vertical='bottom'); x.border = Border(bottom=Side(style='medium'))
    NF = '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'; r = 7; rows, totals, allv = [], [], []
    def nums(v, bold=False, fill=None, border=None):
        for j, k in zip(COLS, KEYS):
            x = ws.cell(r, j); x.number_format = NF; x.font = cal(size=10, bold=bold)
            if v.get(k) is not None: x.value = v[k]
            if border: x.border = border
    def nz(v): return {k: (r2(x) if abs(x) > .004 else None) for k, x in v.items()}
    notes = ['recert late - HA holding Mar/Apr HAP', 'pd 5/2', 'on repayment agmt $50', 'VASH - rate chg not keyed', 'eviction filed 4/9', 'credit - HAP overpaid, HA to recoup', 'deceased; estate', 'ck NSF']
    for code, pname, n, share in props:
        ws.cell(r, 2, pname).font = cal(bold=True, size=11, color='1F3864'); r += 1; pv = []
        for u in sorted(rng.sample(range(101, 142), n)):
            t = [0.] * 4; s = [0.] * 3; rent = float(rng.choice([148, 231, 266, 312, 389, 455, 587, 702])); hap = float(rng.choice([418, 566, 633, 791]))
            if rng.random() < .82:
                t[0] = r2(rent - rng.choice([0, 0, 40, 112.5])); 
                if rng.random() < .5: t[1] = rent
                if t[1] and rng.random() < .5: t[2] = r2(rent - rng.choice([0, 18.75]))
                if t[2] and rng.random() < .6: t[3] = r2(rent * rng.choice([1, 2, 3.5]))
            elif rng.random() < .6: t[0] = -r2(rng.choice([rent, 15., 27.6]))
            if rng.random() < share:
                s[0] = hap
                if rng.random() < .45: s[1] = hap
                if s[1] and rng.random() < .4: s[2] = hap * 2
                if rng.random() < .12: s = [-r2(hap / 2), 0., 0.]
            if not any(t + s): t[0] = rent
            tt, ss = r2(sum(t)), r2(sum(s)); raw = dict(zip(KEYS, t + [tt] + s + [ss] + [r2(tt + ss), float(rng.choice([0, 250, 300, 300, 455, 500]))])); v = nz(raw); pv.append(raw)
            uu = f'{u}' if code != 'stl' else f'A-{u}'; stt = rng.choice(['Current'] * 6 + ['Notice', 'Past', 'Eviction']); tc = f't{rng.randint(12000, 48999):07d}'
            ws.cell(r, 1, f'{code}|{uu}')
            for j, x in ((2, code), (3, uu), (4, P[i]), (5, tc), (6, stt)): ws.cell(r, j, x).font = cal(size=10)
            if code == 'hlw': ws.cell(r, 3).value = u
            nums(v)
            if rng.random() < .3: ws.cell(r, 20, rng.choice(notes)).font = cal(size=9, italic=True, color='C00000')
            rows.append(dict(property=code, unit=uu, name=P[i], resident=tc, status=stt, **v)); i += 1; r += 1
        t = {k: sum(x[k] for x in pv) for k in KEYS}; allv += pv
        ws.cell(r, 4, f'Subtotal {code} ({n})').font = cal(bold=True, size=10); nums({k: r2(x) for k, x in t.items()}, True, border=Border(top=Side(style='thin'))); totals.append(dict(label=f'Subtotal {code} ({n})', **nz(t))); r += 2
    t = {k: sum(x[k] for x in allv) for k in KEYS}
    ws.cell(r, 4, 'GRAND TOTAL').font = cal(bold=True, size=11); nums({k: r2(x) for k, x in t.items()}, True, border=Border(top=Side(style='thin'), bottom=Side(style='double'))); totals.append(dict(label='GRAND TOTAL', **nz(t)))
    r += 2
    for s in ('Tie-out: GL 1130 + 1135 per NetSuite agree to Total Owed before credits reclass (AJE-4).', 'Legend: red notes = follow up w/ site manager by the 15th.', 'Prepared: D. Osei    Reviewed: ______'):
        ws.cell(r, 2, s).font = cal(size=9, italic=True); r += 1
    for j, w in dict(A=12, B=6, C=8, D=25, E=11, F=10, L=1.5, Q=1.5, T=34).items(): ws.column_dimensions[j].width = w
    for j in COLS: ws.column_dimensions[ws.cell(1, j).column_letter].width = 11.5
    ws.column_dimensions['A'].hidden = True; ws.freeze_panes = 'G7'; ws.row_dimensions[6].height = 30
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    w2 = wb.create_sheet('codes'); 
    for k, x in enumerate(['Status codes', 'Current - in residence', 'Notice - notice given', 'Past - moved out, balance remains', 'Eviction - with counsel'], 1): w2.cell(k, 1, x)
    wb.save(os.path.join(DOCS, NAME)); save(NAME, 'AR', KEYS, rows, totals); print(len(rows), t['total'])
if __name__ == '__main__': main()
