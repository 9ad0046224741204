# UK letting agent aged debtors by branch, XLSX; planted: one digit
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from common import *
R = random.Random(9505)
T = [("Leeds", [("Flat 3, 12 Kirkgate Mews, LS2", "Mr D Oyelaran"), ("Flat 9, 12 Kirkgate Mews, LS2", "Miss K Ashworth & Mr J Pell"), ("44 Burley Lodge Terrace, LS6", "Ms F Hussain"), ("17 Manor Drive (Room 2), LS6", "Mr C Threlfall"),
      ("17 Manor Drive (Room 5), LS6", "Miss A Brankova"), ("Apt 214 Granary Lofts, LS10", "Dr S Venkatesan"), ("8 Ash Tree Close, LS14", "Mrs P Cudworth"), ("61 Cross Flatts Row, LS11", "Mr & Mrs Adeyemi")]),
     ("Harrogate", [("2 Swan Court, HG1", "Mrs M Featherstone"), ("Garden Flat, 30 Valley Drive, HG2", "Mr T Lockyer"), ("5 Otley Road, HG2", "Ms R Jagger"), ("The Coach House, Ripon Rd, HG1", "Mr B Carmichael-Stott")]),
     ("Bradford", [("11b Oak Lane, BD9", "Mr I Rashid"), ("Unit 4 Saltaire Works (live/work), BD18", "Cobble & Twine Ltd"), ("73 Idle Road, BD2", "Miss L Sugden"), ("19 Heaton Park View, BD9", "Mr W Nowak"), ("26 Moorside Fold, BD2", "Mrs J Illingworth")])]
KEY = ["current", "m1", "m2", "m3", "other:Older", "other:Unallocated Cash", "total"]
wb = Workbook(); ws = wb.active; ws.title = 'Aged Debtors'
fn = 'Arial'; b9 = Font(name=fn, size=9, bold=True); n9 = Font(name=fn, size=9); wh = Font(name=fn, size=9, bold=True, color='FFFFFF'); navy = PatternFill('solid', fgColor='1F3A5F'); gr = PatternFill('solid', fgColor='EDEDED')
ws['A1'] = 'Ridings & Marlowe Lettings'; ws['A1'].font = Font(name=fn, size=14, bold=True, color='1F3A5F')
ws['A2'] = 'Tenant Aged Debtors - all branches'; ws['A2'].font = b9
ws['A3'] = 'Aged from due date to 31/10/2025. All figures in £ sterling.'; ws['A3'].font = n9
H = ['Tenant Ref', 'Tenant', 'Property', 'Charge', 'Oldest Due', 'Not Yet\nDue', '1 Month', '2 Months', '3 Months', 'Older', 'Unallocated\nCash', 'Balance']
ws.merge_cells('F5:J5'); ws['F5'] = 'Amount outstanding by age'; ws['F5'].font = b9; ws['F5'].alignment = Alignment(horizontal='center'); ws['F5'].border = Border(bottom=Side(style='thin'))
for i, t in enumerate(H, 1):
    a = ws.cell(6, i, t); a.font = wh; a.fill = navy; a.alignment = Alignment(wrap_text=True, vertical='center', horizontal='left' if i < 6 else 'right')
ws.row_dimensions[6].height = 27
fmt = '#,##0.00;-#,##0.00'
r = 7; rows, totals = [], []; G = dict.fromkeys(KEY, 0); ref = 10233; cand = []
def put(r, v, font, fill=None, border=None):
    for i, k in enumerate(KEY):
        a = ws.cell(r, 6 + i)
        if k in v: a.value = v[k]; a.number_format = fmt
        a.font = font
        if border: a.border = border
recs = []
for br, L in T:
    ws.cell(r, 1, f'Branch: {br}').font = Font(name=fn, size=10, bold=True, color='1F3A5F'); r += 1
    S = dict.fromkeys(KEY, 0)
    for prop, ten in L:
        ref += R.randint(3, 88); rent = R.choice([575, 650, 795, 850, 925, 1050, 1195, 1350]) * 100
        lines = [('Rent', rent)]
        if R.random() < .45: lines.append((R.choice(['Utilities recharge', 'Void period council tax', 'Lock change', 'Rent - arrears plan', 'Deposit top-up', 'Cleaning recharge']), R.randint(3500, 24000)))
        for li, (ch, amt) in enumerate(lines):
            age = R.choices([0, 1, 2, 3, 4], [2, 5, 3, 2, 2])[0]
            v = {}
            if ch == 'Rent' and age >= 2 and R.random() < .7:
                for q in range(1, age + 1): v[KEY[q]] = amt
                v[KEY[age]] = R.randint(10000, amt)
                if R.random() < .5: v['current'] = amt
            else: v[KEY[age]] = amt if R.random() < .5 else R.randint(4000, amt)
            if li == 0 and R.random() < .3: v['other:Unallocated Cash'] = -R.randint(2000, 30000)
            v['total'] = sum(v.values())
            mon = {0: 11, 1: 10, 2: 9, 3: 8, 4: 6}[max([KEY.index(k) for k in v if k in KEY[:5]])]
            due = f"{R.choice(['01', '05', '12', '19', '28'])}/{mon:02d}/2025"
            for k in v: S[k] += v[k]; G[k] += v[k]
            v = {k: c2(x) for k, x in v.items()}
            for i, t in enumerate([f'T{ref}', ten, prop, ch, due], 1): a = ws.cell(r, i, t); a.font = n9
            row = {"property": prop, "resident": f'T{ref}', "name": ten, "charge": ch, "date": due, **v}
            rows.append(row); cand.append((r, row)); put(r, v, n9); r += 1
    v = {k: c2(x) for k, x in S.items()}
    lab = f'{br} branch total'; ws.cell(r, 3, lab).font = b9; put(r, v, b9, border=Border(top=Side(style='thin')))
    for i in range(1, 13): ws.cell(r, i).fill = gr
    totals.append({"label": lab, **v}); r += 2
v = {k: c2(x) for k, x in G.items()}
ws.cell(r, 3, 'TOTAL DEBTORS').font = b9; put(r, v, b9, border=Border(top=Side(style='thin'), bottom=Side(style='double'))); totals.append({"label": 'TOTAL DEBTORS', **v}); r += 2
for t in ('Arrears over 2 months are referred to the legal expenses insurer. Section 8 notice served: 61 Cross Flatts Row.', 'Unallocated cash is a receipt not yet matched to a demand and is shown as a deduction.'):
    ws.cell(r, 1, t).font = Font(name=fn, size=8, italic=True); r += 1
# planted digit: one m2 cell of Bradford or Harrogate, 2nd digit changed
pr, row = [x for x in cand if 'm2' in x[1] and x[1]['m2'] > 300 and x[0] > 20][0]
old = row['m2']; s = list(f'{old:.2f}'); s[1] = str((int(s[1]) + 4) % 10); new = float(''.join(s)); row['m2'] = new; ws.cell(pr, 8).value = new
for c_, w in zip('ABCDEFGHIJKL', [10, 26, 36, 22, 11, 10, 10.5, 10.5, 10.5, 10.5, 12, 11.5]): ws.column_dimensions[c_].width = w
ws.freeze_panes = 'A7'; ws.page_setup.orientation = 'landscape'; ws.page_setup.paperSize = 9; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
name = 'RM_aged_debtors_2025-10-31.xlsx'; wb.save(os.path.join(DOC, name))
print(len(rows), row, old)
truth(name, 'AR', KEY, rows, totals, {"what": f"{row['resident']} {row['charge']}: 2 Months printed {new:.2f} instead of {old:.2f} (balance and totals keep the true sum)", "kind": "digit"})
