# SiteLink style unit mix / occupancy statistics, self storage, xlsx; planted grand total
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
from common import *
NAME = 'SiteLink_OccStats_Rt9Storage'
D_ = [('Climate Controlled', [('05x05 Climate Upper',25,46,39,0,49,44.10),('05x10 Climate Upper',50,72,64,1,79,74.85),('05x10 Climate Ground',50,38,36,0,94,90.12),('10x10 Climate Upper',100,88,79,2,139,131.64),('10x10 Climate Ground',100,52,49,0,159,152.70),('10x15 Climate Ground',150,34,30,1,204,198.25),('10x20 Climate Ground',200,22,21,0,259,251.33)]),
 ('Drive-Up (Non-Climate)', [('05x10 Drive-Up',50,30,24,0,64,61.92),('05x15 Drive-Up',75,16,12,0,79,77.40),('10x10 Drive-Up',100,84,77,1,114,108.06),('10x15 Drive-Up',150,60,55,0,144,139.71),('10x20 Drive-Up',200,66,63,0,179,174.48),('10x25 Drive-Up',250,18,17,0,209,211.15),('10x30 Drive-Up',300,24,24,0,239,231.58)]),
 ('Outdoor Parking', [('12x25 Parking Uncovered',300,20,17,0,75,71.18),('12x40 Parking Uncovered',480,14,14,0,110,104.50),('12x45 Parking Canopy',540,8,6,0,165,160.00)])]
K = ['sf','units','occupied','vacant','other:Unrentable','pct_occ','total_sf','other:Occupied Area','other:Standard Rate','other:Gross Potential','other:Average Actual Rate','other:Actual Occupied','other:Economic Occ %']
wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'rptOccupancyStatistics'
f = lambda **k: Font(name='Tahoma', size=8, **k); th = Side(style='thin'); dbl = Side(style='double')
ws['A1'] = 'Occupancy Statistics by Unit Type'; ws['A1'].font = Font(name='Tahoma', size=12, bold=True)
ws['A2'] = 'Route 9 Self Storage  (Site L0417)'; ws['A3'] = 'For the period ending 1/31/2025'; ws['M2'] = 'Printed 2/3/2025 8:51:07 AM'
for a in ('A2', 'A3', 'M2'): ws[a].font = f()
ws['M2'].alignment = Alignment(horizontal='right')
# col B is a spacer, as the report writer leaves
H = ['Unit Type', None, 'Unit SF', 'Units', 'Occupied', 'Vacant', 'Unrentable', '% Occ', 'Total SF', 'Occupied Area', 'Standard Rate', 'Gross Potential', 'Average Actual Rate', 'Actual Occupied', 'Economic Occ %']
for i, h in enumerate(H):
    c = ws.cell(5, i+1, h); c.font = f(bold=True); c.alignment = Alignment(horizontal='right' if i else 'left', wrap_text=True, vertical='bottom'); c.border = Border(top=th, bottom=th)
FM = ['#,##0','0','0','0','0','0.0"%"','#,##0','#,##0','$#,##0.00','$#,##0.00','$#,##0.00','$#,##0.00','0.0"%"']
def put(r, v, bold=False, bd=None):
    for i, (z, m) in enumerate(zip(v, FM)):
        c = ws.cell(r, i+3)
        if z is not None: c.value = z
        c.number_format = m; c.font = f(bold=bold)
        if bd: c.border = bd
rows = []; tots = []; r = 6; G = [0]*8
def comp(S, sf=None, std=None, avg=None):
    u, o, x, ts, oa, gp, ao = S[:7]
    return [sf, u, o, u-o-x, x, round(o/u*100+1e-9, 1), ts, oa, std, round(gp, 2), avg, round(ao, 2), round(ao/gp*100+1e-9, 1)]
pl = None
for h, ls in D_:
    ws.cell(r, 1, h).font = f(bold=True, underline='single'); r += 1; S = [0]*8
    for t, sf, u, o, x, sd, av in ls:
        w = [u, o, x, u*sf, o*sf, u*sd, round(o*av, 2), 0]; v = comp(w, sf, sd, av)
        ws.cell(r, 1, t).font = f(); put(r, v); rows.append({"type": t, **{k: z for k, z in zip(K, v) if z is not None}}); S = [a+b for a, b in zip(S, w)]; r += 1
    v = comp(S); ws.cell(r, 1, f'{h} Totals').font = f(bold=True); put(r, v, True, Border(top=th))
    tots.append({"label": f'{h} Totals', **{k: z for k, z in zip(K, v) if z is not None}}); G = [a+b for a, b in zip(G, S)]; r += 2
v = comp(G); good = v[7]; v[7] = good + 1900
pl = {"what": f"Site Totals: Occupied Area printed {v[7]:,}, lines and subtotals add to {good:,}", "kind": "total_wrong"}
ws.cell(r, 1, 'Site Totals').font = f(bold=True); put(r, v, True, Border(top=th, bottom=dbl)); tots.append({"label": 'Site Totals', **{k: z for k, z in zip(K, v) if z is not None}})
ws.cell(r+2, 1, 'Gross Potential = Units x Standard Rate.  Actual Occupied = Occupied x Average Actual Rate, before insurance and late charges.').font = f(italic=True)
ws.column_dimensions['A'].width = 27; ws.column_dimensions['B'].width = 1.5
for c, w in zip('CDEFGHIJKLMNO', [8,7,10,8,11.5,8,10,10.5,10.5,14,11,14,11.5]): ws.column_dimensions[c].width = w
ws.row_dimensions[5].height = 24
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.oddFooter.left.text = 'SiteLink Web Edition'; ws.oddFooter.right.text = 'Page &P of &N'
wb.save(doc(NAME + '.xlsx')); print(v, len(rows), pl)
save_truth(NAME, 'UM', K, rows, tots, pl)
