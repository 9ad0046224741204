"""Comparative balance sheet of the sold company owning manufactured-home parks (.xls)."""
from h import *
import xlwt, datetime
st = S('Comparative Balance Sheet', 'Prairie Wind Communities, LLC', '2023-12-31', '2024-12-31', ['December 31, 2024', 'December 31, 2023', 'Increase (Decrease)'], sheet='BalSheet')
st.pf = None
L, H, T = st.line, st.head, st.tot
def B(label, a, b): a, b = round(a*100), round(b*100); return L(label, [a, b, a-b])
H('ASSETS', lv=0); H('Current Assets', lv=1)
a = [B('Cash - Operating', 184226.51, 141903.77), B('Cash - Resident Deposits', 88410.00, 84975.00), B('Petty Cash', 750, 750), B('Lot Rents Receivable', 23918.44, 27305.12), B('Allowance for Doubtful Accounts', -6500, -5200), B('Home Notes Receivable - Current Portion', 41260.08, 36118.9), B('Prepaid Insurance', 28764.33, 22119.67), B('Inventory of Homes Held for Sale', 167400, 231850)]
ca = T('Total Current Assets', a, lv=1)
H('Property and Equipment', lv=1)
p = [B('Land', 2340000, 2340000), B('Land Improvements', 4118652.2, 3986417.2), B('Buildings and Clubhouses', 912305, 912305), B('Park-Owned Homes', 1284119.5, 1102740), B('Vehicles and Equipment', 206418.75, 181203.75), B('Less: Accumulated Depreciation', -2871364.9, -2498130.15)]
pa = T('Net Property and Equipment', p, lv=1)
H('Other Assets', lv=1)
o = [B('Lender Escrows - Taxes and Insurance', 61877.2, 58230.4), B('Replacement Reserve', 104350.66, 89141.02), B('Home Notes Receivable - Long Term', 312944.71, 284600.35), B('Loan Costs, Net', 58316.6, 71274.6), B('Due from Affiliate', 0, 45000)]
oa = T('Total Other Assets', o, lv=1)
ta = T('TOTAL ASSETS', [ca, pa, oa], typ='TOTAL', key='total_assets', lv=0)
H("LIABILITIES AND MEMBERS' EQUITY", lv=0); H('Current Liabilities', lv=1)
l = [B('Accounts Payable', 57219.83, 63488.02), B('Accrued Real Estate Taxes', 142300, 136115), B('Accrued Payroll', 18744.6, 16902.35), B('Accrued Interest', 24108.87, 24806.41), B('Prepaid Lot Rents', 36205.5, 29870.25), B('Resident Security Deposits', 88410, 84975), B('Current Portion of Mortgage Notes', 171630.12, 163208.4)]
cl = T('Total Current Liabilities', l, lv=1)
H('Long-Term Liabilities', lv=1)
m = [B('Mortgage Note - Agency Lender', 4986211.34, 5157841.46), B('Floor Plan Line - Homes', 118600, 174250), B('Note Payable - Seller', 250000, 300000)]
ll = T('Total Long-Term Liabilities', m, lv=1)
tl = T('TOTAL LIABILITIES', [cl, ll], typ='TOTAL', key='total_liabilities', lv=0)
H("Members' Equity", lv=1)
TA, TL = st.rows[ta]['v'], st.rows[tl]['v']
cap = (1500000, 1500000); dist = (-310000, -265000); ni = (418206.37, 371944.18)
ret = [(TA[k]-TL[k])/100 - cap[k] - dist[k] - ni[k] for k in (0, 1)]
# roll-forward holds: opening retained of 2024 = the 2023 retained + income - distributions; else book a contribution
e = [B('Member Contributions', cap[0] + ret[0] - (ret[1]+dist[1]+ni[1]), cap[1]), B('Accumulated Earnings (Deficit) - Beginning', ret[1]+dist[1]+ni[1], ret[1]), B('Net Income - Current Year', *ni), B('Distributions', *dist)]
te = T("TOTAL MEMBERS' EQUITY", e, typ='TOTAL', key='total_equity', lv=0)
z = T("TOTAL LIABILITIES AND MEMBERS' EQUITY", [tl, te], typ='TOTAL', lv=0)
assert st.rows[z]['v'] == TA; print([r['v'][:2] for r in (st.rows[e[0]], st.rows[e[1]])])
fn = 'Prairie_Wind_BS_123124.xls'
wb = xlwt.Workbook(); ws = wb.add_sheet('BalSheet'); ws.portrait = True; ws.fit_num_pages = 1; ws.show_grid = False
def sty(bold=False, num=None, top=0, bot=0, ind=0, h=200, al=None):
    s = xlwt.XFStyle(); s.font.name = 'Arial'; s.font.bold = bold; s.font.height = h; s.borders.top = top; s.borders.bottom = bot; s.alignment.inde = ind
    if num: s.num_format_str = num
    if al: s.alignment.horz = al
    return s
NF = '#,##0.00_);(#,##0.00)'; R = xlwt.Alignment.HORZ_RIGHT
for k, w in enumerate([12500, 700, 4700, 700, 4700, 700, 4700]): ws.col(k).width = w
ws.write(0, 0, 'Prairie Wind Communities, LLC', sty(True, h=260)); ws.write(1, 0, 'Comparative Balance Sheet', sty(True)); ws.write(2, 0, 'As of December 31, 2024 and 2023', sty()); ws.write(3, 0, 'Exhibit C-2 to Membership Interest Purchase Agreement - unaudited', sty(h=160))
for c, (x, y) in zip((2, 4, 6), [('December 31,', '2024'), ('December 31,', '2023'), ('Increase', '(Decrease)')]): ws.write(5, c, x, sty(True, al=R)); ws.write(6, c, y, sty(True, bot=1, al=R))
r = 7
for q in st.rows:
    t = q['type']; lv = q['x'].get('lv', 2)
    if t == 'HEADING': r += 1 if lv == 0 else 0; ws.write(r, 0, '   '*lv + q['label'], sty(True)); r += 1; continue
    ws.write(r, 0, '   '*lv + q['label'], sty(t == 'TOTAL'))
    for c, v in zip((2, 4, 6), q['v']): ws.write(r, c, v/100, sty(t == 'TOTAL', NF, top=1 if t != 'LINE' else 0, bot=6 if q['label'] in ('TOTAL ASSETS', "TOTAL LIABILITIES AND MEMBERS' EQUITY") else 0))
    r += 1 if t == 'LINE' else 2
wb.save(DOC + '/' + fn)
save(fn, [st], 'MANUFACTURED_HOUSING', 'BALANCE_SHEET', 'xls, two dates and change, two-line header, blank columns between', False)
