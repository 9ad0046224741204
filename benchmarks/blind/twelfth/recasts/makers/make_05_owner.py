# Owner's hand-made sheet: three years side by side, some numbers typed as text, chatty labels, spacer rows
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill
s = St("$$ In and Out", "Tamarack Street houses", None, None, ["2023", "2024", "2025 (thru Sept)"], sheet="houses")
s.h("MONEY IN")
I = [s.l("rent 41 Tamarack", [18600, 19200, 14850], n="went up 50 in apr"), s.l("rent 43 Tamarack", [17400, 15950, 14400], n="empty nov 24"), s.l("rent 47 Tamarack (both sides)", [31200, 32400, 25200]), s.l("late fees", [150, 275, 100]), s.l("kept deposit 43", [None, 1450, None], n="carpet + door")]
ti = s.t("total in", I, key="total_income")
s.h("MONEY OUT")
E = [s.l("property tax (all 3)", [8412.66, 8790.12, 4511.08], n="2nd half due nov"), s.l("insurance", [3960, 4488, 3774]), s.l("water + sewer", [2905.4, 3011.87, 2288.15]), s.l("trash", [936, 936, 720]), s.l("lawn guy", [1680, 1750, 1540], n="Apr-Oct"), s.l("plumber / furnace", [1122.5, 4380, 615], n="new furnace 47B in 24"),
     s.l("handyman, paint, misc", [2240.18, 3915.72, 1088.4]), s.l("Lowes / Menards", [1388.91, 1764.35, 902.27]), s.l("roof 41", [None, None, 9850]), s.l("accountant", [425, 450, 475]), s.l("ads + background checks", [80, 236, 40])]
te = s.t("total out", E, key="total_operating_expenses")
nb = s.t("left over before the bank", [ti], [te], key="noi")
bk = s.l("bank loan (P&I, 47 only)", [11832, 11832, 8874], n="986/mo, done in 2031")
nt = s.t("what I kept", [nb], [bk], key="net_cash_flow")
wb = Workbook(); ws = wb.active; ws.title = "houses"
ws.merge_cells('A1:F1'); ws['A1'] = "Tamarack Street houses"; ws['A1'].font = Font(name='Comic Sans MS', size=16, color='C00000'); ws['A1'].alignment = Alignment(horizontal='center')
ws.merge_cells('A2:F2'); ws['A2'] = "$$ In and Out"; ws['A2'].alignment = Alignment(horizontal='center'); ws['A2'].font = Font(bold=True)
ws['B4'] = 2023; ws['C4'] = 2024; ws['E4'] = "2025 (thru Sept)"
for c in 'BCE': ws[c+'4'].font = Font(bold=True, underline='single'); ws[c+'4'].alignment = Alignment(horizontal='right')
r = 5; col = [2, 3, 5]
for i, x in enumerate(s.rows):
    if x["rowType"] == "HEADING": r += 1
    if x["label"] in ("left over before the bank", "what I kept"): r += 1
    c = ws.cell(r, 1, x["label"]); T = x["rowType"]
    if T != "LINE": c.font = Font(bold=True)
    if T == "TOTAL":
        for q in range(1, 7): ws.cell(r, q).fill = PatternFill('solid', fgColor='FFF2CC')
    for k, v in enumerate(x["values"]):
        if v is None: continue
        if k == 2 and T == "LINE": cell = ws.cell(r, col[k], '$' + format(v, ',.2f')); cell.alignment = Alignment(horizontal='right')   # typed as text
        elif k == 0 and i % 4 == 2: cell = ws.cell(r, col[k], format(v, ',.2f') if T == "LINE" else v); cell.alignment = Alignment(horizontal='right'); cell.number_format = '#,##0.00'
        else: cell = ws.cell(r, col[k], v); cell.number_format = '#,##0.00'
        if T == "TOTAL": cell.font = Font(bold=True)
    if s.extra[i].get('n'): ws.cell(r, 6, s.extra[i]['n']).font = Font(italic=True, color='808080', size=9)
    r += 1
ws.cell(r+1, 1, "numbers from my checkbook. 2025 not closed yet - Walt")
ws.column_dimensions['A'].width = 34; ws.column_dimensions['D'].width = 3; ws.column_dimensions['F'].width = 26
for c in 'BC': ws.column_dimensions[c].width = 13
ws.column_dimensions['E'].width = 18
ws.row_dimensions[1].height = 28; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
N = '05_tamarack_owner.xlsx'; wb.save(os.path.join(DOC, N))
save(N, [s], assetType="SINGLE_FAMILY_RENTAL", documentType="OPERATING_STATEMENT", author="s2", style="Owner's hand-made sheet, numbers partly as text, spacer column, remarks", hard=True)
