# Irish shopping arcade: monthly demand, charges in columns, floors as rows of heading, text-formatted money in one column
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Border, Side, Alignment
NAME = 'Pellmount Arcade demand listing.xlsx'
rnd = random.Random(315)
T = {'GROUND': ['Fitzmorris Jewellers Ltd', 'Nuala\'s Alterations', None, 'Clogga Shoes Ltd', 'Bramblewick Books', 'Zest Juice Bar Ltd', 'Telefix Repairs', 'Corrib Opticians Ltd', 'Dandelion Toys Ltd', 'Moy Health Foods Ltd', 'Hatter & Lane Ltd', None, 'Pellmount Newsagency'],
     'FIRST': ['Ardee Beauty Rooms', 'Sruthán Music School CLG', None, 'Vinyl Revival', 'Inkwell Tattoo Studio Ltd', 'Boyle Tax Shop Ltd', 'Glasán Crafts', None, 'Little Larks Crèche Ltd'],
     'MARKET HALL': ['Olives & More', 'Kimchi Corner', 'The Crêpe Cart', None, 'Gort Cheese Ltd', 'Halva House', 'Pat Breen Fish', 'Sonas Candles']}
def main():
    wb = Workbook(); ws = wb.active; ws.title = 'July 25'; ws['A1'] = 'PELLMOUNT ARCADE, SLIGO'; ws['A1'].font = Font(name='Verdana', bold=True, size=12)
    ws['A2'] = 'Demand listing for the month of July 2025'; ws['A3'] = 'Currency: EUR, ex VAT'
    for j, h in enumerate(['Unit', 'Occupant', 'Sq. ft.', 'Lease', '', 'Monthly demand', '', '', '', '', '', 'Account'], 1): ws.cell(5, j, h or None)
    ws.merge_cells('D5:E5'); ws.merge_cells('F5:K5'); ws.merge_cells('L5:M5')
    for j, h in enumerate(['', '', '', 'from', 'to', 'Rent', 'Serv. Chg', 'Insurance', 'Promo levy', 'Refuse', 'TOTAL', 'b/fwd', 'Security'], 1): ws.cell(6, j, h or None)
    for q in (5, 6):
        for j in range(1, 14): c = ws.cell(q, j); c.font = Font(name='Verdana', size=8, bold=True); c.fill = PatternFill('solid', fgColor='DDEBDA'); c.alignment = Alignment(horizontal='center')
    r = 7; rows = []; G = [0]*8; N = V = 0; names = ['Rent', 'Serv. Chg', 'Insurance', 'Promo levy', 'Refuse']
    for sec, L in T.items():
        ws.cell(r, 2, {'GROUND': 'Ground floor', 'FIRST': 'First floor', 'MARKET HALL': 'Market hall stalls'}[sec]).font = Font(name='Verdana', size=9, italic=True, bold=True); secn = ws.cell(r, 2).value; r += 1; S = [0]*8; A = 0
        for i, t in enumerate(L, 1):
            u = {'GROUND': f'G{i}', 'FIRST': f'F{i}', 'MARKET HALL': f'Stall {i}'}[sec]; a = {'GROUND': rnd.randint(42, 180)*10, 'FIRST': rnd.randint(35, 120)*10, 'MARKET HALL': rnd.choice([80, 80, 120])}[sec]
            ps = {'GROUND': 2.6, 'FIRST': 1.35, 'MARKET HALL': 6.1}[sec]; N += 1; V += t is None
            rent = round(a*ps*rnd.uniform(.85, 1.2)/5)*5.0; sc = round(a*.41, 2); ins = round(a*.047, 2); pl = 0 if sec == 'FIRST' else 45.0; rf = 32.5 if sec != 'GROUND' else 18.75
            ch = [rent, sc, ins, pl, rf]; tot = round(sum(ch), 2); bf = rnd.choice([0, 0, 0, 0, tot, round(tot/2, 2), -20.0]); de = rnd.choice([0, rent, rent*2, rent*3])
            s = D(f'{rnd.randint(2014, 2024)}-{rnd.randint(1, 12):02d}-01'); e = D(f'{rnd.randint(2025, 2033)}-{rnd.choice(["08-31", "09-30", "12-31", "10-31"])}')
            if sec == 'MARKET HALL': en = 'Various' if i == 1 else 'Monthly'; en = 'Monthly'
            else: en = e
            v = [u, t or 'Vacant', a] + ([s, en]+ch+[tot, bf, de] if t else [])
            for j, x in enumerate(v, 1):
                c = ws.cell(r, j, x); c.font = Font(name='Verdana', size=8, color='C00000' if not t else '000000')
                if j in (4, 5): c.number_format = 'mmm d, yyyy'; c.alignment = Alignment(horizontal='right')
                if j > 5: c.number_format = '#,##0.00'
            A += a
            if t: S = [round(p+q, 2) for p, q in zip(S, ch+[tot, bf, de])]
            rows.append(row(unit=u, tenantName=t, area=a, section=secn, statusText='Occupied' if t else 'Vacant', leaseStartDate=iso(s) if t else None, leaseEndDate=iso(en) if t else None, contractRent=rent if t else None,
               charges=[dict(code=k, amount=z) for k, z in zip(names, ch)] if t else None, totalCharges=tot if t else None, balance=bf if t else None, deposit=de if t else None)); r += 1
        for j, x in [(2, f'Sub-total {secn.lower()}'), (3, A)] + list(zip(range(6, 14), S)): c = ws.cell(r, j, x); c.font = Font(name='Verdana', size=8, bold=True); c.number_format = '#,##0.00' if j > 5 else '#,##0'; c.border = Border(top=Side('hair'))
        G = [round(p+q, 2) for p, q in zip(G, S)]; r += 2
    for j, x in [(2, 'ARCADE TOTAL'), (3, sum(x['area'] for x in rows))] + list(zip(range(6, 14), G)): c = ws.cell(r, j, x); c.font = Font(name='Verdana', size=8, bold=True); c.number_format = '#,##0.00' if j > 5 else '#,##0'; c.border = Border(top=Side('thin'), bottom=Side('double'))
    ws.cell(r+2, 2, f'Units {N}; occupied {N-V}; vacant {V}'); ws.cell(r+3, 2, 'b/fwd: positive owed to the landlord. Stalls are on monthly licences.')
    for q, w in zip('ABCDEFGHIJKLM', [9, 29, 8, 13, 13, 11, 10, 10, 10, 9, 12, 11, 11]): ws.column_dimensions[q].width = w
    ws.freeze_panes = 'C7'; ws.page_setup.orientation = 'landscape'; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.fitToHeight = 0
    n = wb.create_sheet('VAT'); n['A1'] = 'VAT at 23% on all demands save Sruthán Music School and the crèche'; n['A2'] = 'Landlord\'s waiver of exemption cancelled 2010'
    wb.save(doc(NAME)); save(NAME, rows, 'Pellmount Arcade', '2025-07', N, N-V, V, sheet='July 25')
if __name__ == '__main__': main()
