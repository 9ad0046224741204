# big PRS scheme, London: three sheets, hidden column, statuses, one row dropped (planted)
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
NAME = 'Copperas Yard PRS - TS Feb-25 v3.xlsx'
rnd = random.Random(20250228)
FN = 'Ms Mr Mr Ms Dr Miss Mrs Mr Ms Mx'.split()
SN = '''Abernethy Adewale Aldous Amblecote Anstruther Arkwell Baptiste-Noel Barraclough Beddoes Bhandari Birtwell Blenkin Bouchier Brackley Bulmer Cadwallader Caruana Chadderton Chowdhry Clutterbuck Colquhoun Corrie Cuthbert Dacosta Dalrymple Demetriou Dinsdale Dragomir
Eastaugh Edevane Ekwueme Ellacott Fairclough Farquhar Fenwicke Fitzgibbon Fotheringay Gallimore Garside Ghosh Gillespie Golding-Ray Grzelak Guscott Haldane Harbottle Hennessey Hinchcliffe Holroyd Huang Ikande Inglethorpe Jagger Janowicz Jessop Kavanagh-Obi Kershaw Kilvington Krol
Lascelles Leverton Lim Lockyer Lytham Macklewood Mapplebeck Marchetti Mbeki-Sloane Melhuish Mistry Mottram Nakagawa Naysmith Nettlefold Ogunleye Okereke Ollerenshaw Oxenham Paget Parvez Pennefather Petrov Pilkington Postlethwaite Quayle Quigley Radcliffe Rahmani Ridsdale Rosenwald Ruddock
Sandys Satterthwaite Schofield Shawcross Silvestri Skelhorn Somerset Stannard Sugden Szabo Tanqueray Thackray Thistlewood Tomlinson Trevanion Tuckwell Uddin Umeh Urquhart Vanterpool Venables Vickerstaff Wadsworth Walmsley Weatherill Whitcombe Wojcik Wolstenholme Wrigglesworth Yardley Yeboah Zielinski'''.split()
def build():
    out = []
    for blk, code, floors, per in [('Tannin House', 'T', 9, 10), ('Galena House', 'G', 8, 9), ('Umber House', 'U', 7, 8)]:
        for f in range(1, floors+1):
            for j in range(1, per+1):
                ty, a0, r0 = [('Studio', 398, 1450), ('1B1B', 541, 1725), ('1B1B', 556, 1750), ('2B1B', 689, 2050), ('2B2B', 764, 2225), ('3B2B', 982, 2750)][(j*7+len(blk)) % 6]
                a = a0 + rnd.choice([0, 0, 0, 3, -4]); erv = r0 + f*15 + 25
                p = rnd.random(); st = 'Let' if p < .87 else 'Void' if p < .93 else 'Notice' if p < .97 else 'Under offer'
                t = f'{rnd.choice(FN)} {rnd.choice("ABCDEFGHJKLMNPRSTVW")} {rnd.choice(SN)}' if st in ('Let', 'Notice') else None
                if t and rnd.random() < .12: t += f' & {rnd.choice(FN)} {rnd.choice("ABCDEGHJLMNPRS")} {rnd.choice(SN)}'
                s = D(f'{rnd.choice([2022,2023,2023,2024,2024,2024])}-{rnd.randint(1,12):02d}-{rnd.choice([1,1,5,12,17,23,28]):02d}'); e = s.replace(year=s.year + (3 if s.year == 2022 else rnd.choice([2, 3]) if s.year == 2023 else rnd.choice([1, 2]))) - dt.timedelta(1)
                if e < dt.date(2025, 3, 1): e = e.replace(year=2025 + (e.month < 4), day=min(e.day, 28))
                r = erv - rnd.choice([0, 25, 40, 60, 75, 110]); dep = round(r*12/52*5)
                arr = rnd.choice([0]*12+[r, round(r*.5), 37, -50])
                out.append(dict(b=blk, u=f'{code}{f}{j:02d}', f=f, ty=ty, a=a, t=t, st=st, s=s if t else None, e=e if t else None, r=r if t else None, erv=erv, dep=dep if t else None, arr=arr if t else None))
    return out
def main():
    U = build(); drop = next(i for i, x in enumerate(U) if x['u'] == 'G405'); assert U[drop]['t']
    wb = Workbook(); sm = wb.active; sm.title = 'Summary'; ws = wb.create_sheet('TS Feb-25'); nt = wb.create_sheet('Arrears notes')
    ws['A1'] = 'Copperas Yard, London SE8'; ws['A1'].font = Font(name='Gill Sans MT', size=16, bold=True, color='5B3A29')
    ws['A2'] = 'Residential tenancy schedule (PRS), position at:'; ws['G2'] = D('2025-02-28'); ws['G2'].alignment = Alignment(horizontal='left'); ws['G2'].number_format = 'd mmmm yyyy'
    H = ['Block', 'Apt', 'Flr', 'Type', 'NIA sq ft', 'Tenancy ref', 'Tenant(s)', 'Status', 'AST start', 'AST end', 'Rent pcm £', 'ERV pcm £', '% of ERV', 'Deposit (TDS) £', 'Arrears £']
    for i, h in enumerate(H, 1):
        c = ws.cell(4, i, h); c.font = Font(name='Gill Sans MT', size=10, bold=True, color='FFFFFF'); c.fill = PatternFill('solid', fgColor='5B3A29'); c.alignment = Alignment(wrap_text=True, vertical='center', horizontal='center')
    rows = []; r = 5; f = Font(name='Gill Sans MT', size=10)
    for i, x in enumerate(U):
        if i == drop: continue
        vals = [x['b'], x['u'], x['f'], x['ty'], x['a'], f"CY{90000+i*7}", x['t'], x['st'], x['s'], x['e'], x['r'], x['erv'], x['r']/x['erv'] if x['r'] else None, x['dep'], x['arr']]
        for j, v in enumerate(vals, 1):
            c = ws.cell(r, j, v); c.font = f
            if j in (9, 10): c.number_format = 'dd/mm/yy'
            if j in (11, 12, 14, 15): c.number_format = '#,##0;[Red](#,##0)'
            if j == 13: c.number_format = '0.0%'
        if x['st'] == 'Void':
            for j in range(1, 16): ws.cell(r, j).fill = PatternFill('solid', fgColor='F6E5D8')
        rows.append(row(unit=x['u'], building=x['b'], unitType=x['ty'], area=x['a'], tenantName=x['t'], statusText=x['st'], leaseStartDate=iso(x['s']), leaseEndDate=iso(x['e']), contractRent=x['r'], marketRent=x['erv'], deposit=x['dep'], balance=x['arr']))
        r += 1
    S = lambda k, b=None: sum(x[k] or 0 for x in U if b in (None, x['b']))
    r += 1
    for j, v in {1: 'Total', 5: S('a'), 11: S('r'), 12: S('erv'), 14: S('dep'), 15: S('arr')}.items():
        c = ws.cell(r, j, v); c.font = Font(name='Gill Sans MT', size=10, bold=True); c.number_format = '#,##0'; c.border = Border(top=Side('thin'), bottom=Side('double'))
    for j, w in enumerate([14, 7, 5, 8, 8, 11, 36, 11, 10, 10, 9, 9, 8, 10, 10], 1): ws.column_dimensions[L(j)].width = w
    ws.column_dimensions['F'].hidden = True; ws.freeze_panes = 'C5'; ws.auto_filter.ref = f'A4:O{r-2}'; ws.row_dimensions[4].height = 30
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '4:4'
    sm['B2'] = 'Copperas Yard'; sm['B2'].font = Font(size=14, bold=True); sm['B3'] = 'Headline figures, Feb 2025'
    for j, h in enumerate(['Block', 'NIA sq ft', 'Rent roll £ pcm', 'ERV £ pcm', 'Rent roll £ pa']): sm.cell(5, 2+j, h).font = Font(bold=True)
    for i, b in enumerate(['Tannin House', 'Galena House', 'Umber House', None]):
        for j, v in enumerate([b or 'All', S('a', b), S('r', b), S('erv', b), S('r', b)*12]): c = sm.cell(6+i, 2+j, v); c.number_format = '#,##0'
    for q in 'BCDEF': sm.column_dimensions[q].width = 17
    nt['A1'] = 'Accounts over one month in arrears are with the collections team. Credits are shown in brackets.'; nt['A2'] = 'Payment plans agreed with four tenants in Umber House.'
    wb.active = 1; wb.save(doc(NAME))
    x = U[drop]; occ = sum(1 for y in rows if 'tenantName' in y)
    save(NAME, rows, 'Copperas Yard', '2025-02-28', len(rows), occ, len(rows)-occ, sheet='TS Feb-25',
        planted=dict(what=f"row of apartment {x['u']} ({x['b']}, {x['a']} sq ft, rent {x['r']}) is missing; the totals count it", kind='row_dropped'))
if __name__ == '__main__': main()
