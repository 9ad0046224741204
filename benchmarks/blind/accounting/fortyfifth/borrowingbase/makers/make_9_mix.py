# Unit mix of affordable housing, bedroom groups, AMI tiers and utility allowance. XLSX.
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
R = random.Random(4509)
P = [('One-bedroom',[('A1','The Aspen',1,1,612,[(30,4),(50,10),(60,18)]),('A2','The Aspen, accessible',1,1,648,[(50,3),(60,5)])]),
 ('Two-bedroom',[('B1','The Birch',2,1,858,[(30,6),(50,14),(60,26)]),('B2','The Birch with den',2,2,944,[(60,12),(80,8)])]),
 ('Three-bedroom',[('C1','The Chestnut',3,2,1126,[(50,8),(60,12)]),('C2','The Chestnut townhome',3,2.5,1248,[(60,4),(80,6)])])]
GR = {1:{30:554,50:923,60:1108,80:1477},2:{30:664,50:1108,60:1329,80:1772},3:{30:768,50:1280,60:1536,80:2048}}; UA = {1:87,2:112,3:141}
rows, totals = [], []
K = ['units','pct_units','beds','baths','sf','total_sf','ami','gross','ua','net','actual','actual_total','actual_sf','occupied','vacant']
H = ['Units','% of\nUnits','Bed','Bath','Avg\nSF','Total\nSF','AMI\nTier','Gross Rent\nLimit','Utility\nAllow.','Net Rent\nLimit','In-Place\nRent (avg)','In-Place Rent\nMonthly','In-Place\n$/SF','Occ.','Vac.']
N = sum(u for _, g in P for x in g for _, u in x[5])
wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'Mix'; ws.sheet_view.showGridLines = False
F = lambda **k: Font(name='Gill Sans MT', size=10, **k)
ws['B2'] = 'Quarry Hollow Homes'; ws['B2'].font = F(bold=True); ws['B3'] = 'Unit mix and restricted rents, rent roll of 6/1/2026'; ws['B4'] = 'LIHTC, 142 units' if N==142 else f'LIHTC, {N} units'
for j, h in enumerate(['Plan','Plan Name']+H):
    x = ws.cell(6,2+j,h); x.font = F(bold=True, color='FFFFFF'); x.fill = PatternFill('solid', fgColor='385723'); x.alignment = Alignment(wrap_text=True, horizontal='center', vertical='bottom')
ws.row_dimensions[6].height = 32
fm = dict(pct_units='0.0%', ami='0%', baths='0.0', total_sf='#,##0', sf='#,##0', gross='$#,##0', ua='$#,##0', net='$#,##0', actual='$#,##0', actual_total='$#,##0', actual_sf='$0.00')
rr = 7
def put(r, a, b, bold=False):
    global rr
    ws.cell(rr,2,a); ws.cell(rr,3,b)
    for j, k in enumerate(K):
        if r.get(k) is None: continue
        v = r[k]/100 if k == 'ami' else r[k]
        x = ws.cell(rr,4+j,v); x.number_format = fm.get(k,'General')
    for j in range(17):
        x = ws.cell(rr,2+j); x.font = F(bold=bold)
        if bold: x.border = Border(top=Side(style='thin'))
    rr += 1
def sums(g):
    u = sum(r['units'] for r in g); oc = sum(r['occupied'] for r in g); t = dict(units=u, pct_units=round(u/N,3), total_sf=sum(r['total_sf'] for r in g))
    t['sf'] = round(t['total_sf']/u); t['actual_total'] = sum(r['actual_total'] for r in g); t['actual'] = round(t['actual_total']/oc)
    t['actual_sf'] = round(t['actual_total']/sum(r['sf']*r['occupied'] for r in g), 2); t['occupied'] = oc; t['vacant'] = u-oc; return t
for gn, L in P:
    ws.cell(rr,2,gn).font = F(bold=True, italic=True); ws.cell(rr,2).fill = PatternFill('solid', fgColor='E2EFDA'); rr += 1; g = []
    for ty, ds, bd, ba, sf, tiers in L:
        for ami, u in tiers:
            oc = u - (R.choice([0,0,1,2]) if u > 4 else 0); gl = GR[bd][ami]; nt = gl-UA[bd]; ac = nt - R.choice([0,0,12,25,41])
            r = dict(type=ty, desc=ds, units=u, pct_units=round(u/N,3), beds=bd, baths=ba, sf=sf, total_sf=u*sf, ami=ami, gross=gl, ua=UA[bd], net=nt, actual=ac, actual_total=ac*oc, actual_sf=round(ac/sf,2), occupied=oc, vacant=u-oc)
            put(r, ty, ds); g.append(r); rows.append(r)
    t = sums(g); put(t, f'{gn} total / avg', None, True); totals.append(dict(label=f'{gn} total / avg', **t)); rr += 1
t = sums(rows); put(t, 'Property total / avg', None, True); totals.append(dict(label='Property total / avg', **t))
rr += 1
for s in ['In-place rent averages and the monthly total count occupied units only; $/SF is in-place rent over the area of occupied units.','Gross limits: 2026 MTSP table. Utility allowance: housing authority schedule eff. 1/1/2026. One vacant unit is held for the maintenance lead.']:
    ws.cell(rr,2,s).font = F(italic=True); rr += 1
ws.column_dimensions['A'].width = 2
for j, w in enumerate([20,23,7,8,6,6,8,9,7,11,9,10,11,13,9,7,7]): ws.column_dimensions[openpyxl.utils.get_column_letter(2+j)].width = w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(DOC+'/quarry_hollow_unit_mix.xlsx')
dump('quarry_hollow_unit_mix','xlsx','UM',K,rows,totals,None,'MULTIFAMILY','lender underwriting analyst','one line per plan and AMI tier, bedroom groups with totals/averages',False, raw=K)
