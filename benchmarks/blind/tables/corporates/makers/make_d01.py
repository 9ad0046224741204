# Fund factsheet: 2 pages A4
import random
from make_lib import *
rnd = random.Random(411)
d = Doc('d01_fund_factsheet', (595, 842))
N = '#16324f'; G = '#5b6b7a'
d.rect(0, 0, 595, 74, fill=N); d.text(36, 34, 'Halvorsen Brick & Yield Fund', 'LSB', 20, '#ffffff')
d.text(36, 54, 'Monthly factsheet for professional investors  |  All data at 30 September 2024 unless stated', 'LS', 8.5, '#cfd9e4')
d.text(559, 34, 'Class B Income', 'LSB', 11, '#ffffff', 'r')
# left prose
y = 92; d.text(36, y, 'Investment objective', 'LSB', 10, N)
y = d.para(36, y+6, 196, 'The fund aims to pay a rising income with some growth of capital over rolling five-year periods by holding listed property companies, long-lease real estate trusts and a limited amount of secured debt across Europe. It is actively managed; the index is shown for comparison only.', 'LS', 8.2, 10.6, just=True)
d.text(36, y+16, "Manager's comment", 'LSB', 10, N)
y = d.para(36, y+22, 196, 'Shares of logistics landlords led the month as the swap curve fell for the third time this quarter. We added to two Nordic residential names after their rights issues and sold the last of our holding in a suburban office trust. Valuers marked prime yields unchanged for the first quarter since 2022, and transaction volumes in the Netherlands and Spain rose from a low base. Net gearing of the portfolio companies stands at 36 per cent of gross asset value.', 'LS', 8.2, 10.6, just=True)
y = d.para(36, y+8, 196, 'We continue to prefer rent that is linked to prices over rent that is reviewed to market. About 71 per cent of the contracted income of our holdings is indexed in full or with a collar.', 'LS', 8.2, 10.6, just=True)
# chart, left below
y += 18; d.text(36, y, 'Growth of 100 since launch, year ends', 'LSB', 9, N)
cy = y+112; vals = [('2019', 104), ('2020', 97), ('2021', 119), ('2022', 91), ('2023', 101), ('YTD', 109)]
for g in (40, 80, 120):
    d.line(58, cy-g*.78, 232, cy-g*.78, .3, '#bbbbbb'); d.text(54, cy-g*.78+2.5, str(g), 'LS', 6.5, G, 'r')
d.line(58, cy, 232, cy, .7, G)
for i, (l, v) in enumerate(vals):
    x = 66+i*28; d.rect(x, cy-v*.78, x+17, cy, fill='#7fa3c4' if l != 'YTD' else N); d.text(x+8.5, cy+9, l, 'LS', 6.5, G, 'c')
    d.text(x+8.5, cy-v*.78-2.5, str(v), 'LS', 6.5, N, 'c')
# right: cumulative performance, open with header rule
X = 254; y = 92; d.text(X, y, 'Performance net of fees (%)', 'LSB', 10, N)
h = [C('', 1), '1\nmonth', '3\nmonths', 'Year to\ndate', '1\nyear', '3 years\np.a.', 'Since\nlaunch p.a.']
rows = [R(h, va='b', below=.8, lc=N, col=G),
        R(['Fund, B Inc (EUR)', '2.4', '8.1', '7.9', '19.6', '–1.8', '1.5']),
        R([C('Index', sup='1'), '2.9', '9.4', '6.2', '21.0', '–3.3', '0.4']),
        R(['Peer group median', '2.2', '8.8', '5.7', '18.1', '–3.9', C('n/a', al='r')]),
        R(['Quartile rank', '2', '3', '1', '2', '1', '–'], i=True)]
y = table(d, X, y+8, [82, 31, 35, 38, 31, 40, 48], 'lrrrrrr', rows, size=7.6, px=1.5, py=2.2)
y = d.para(X, y+4, 305, '1 Continental Listed Property Income Index, net, in euro. Past returns are no guide to future returns.', 'LSI', 6.4, 8, G)
# discrete years
y += 20; d.text(X, y, 'Discrete 12-month returns to 30 September (%)', 'LSB', 10, N)
rows = [R(['', '2020', '2021', '2022', '2023', '2024'], fill='#dde6ee', b=True),
        R(['Fund', '–6.3', '22.7', '–24.9', '5.4', '19.6']),
        R(['Index', '–8.8', '20.1', '–27.3', '2.2', '21.0']),
        R(['Difference', '2.5', '2.6', '2.4', '3.2', '–1.4'], b=True, above=.5)]
y = table(d, X, y+7, [80, 45, 45, 45, 45, 45], 'lrrrrr', rows, size=8, px=4, py=2.6)
# country table with amounts
y += 26; d.text(X, y, 'Where the assets are', 'LSB', 10, N)
ct = [('Germany', 24.6, 11), ('Sweden', 17.2, 7), ('Netherlands', 14.9, 5), ('United Kingdom', 13.8, 6), ('Spain', 9.5, 3), ('Belgium', 8.7, 4), ('France', 7.1, 3), ('Cash and forwards', 4.2, 0)]
assert abs(sum(a for _, a, _ in ct)-100) < 1e-6
aum = 412.5; am = [round(aum*a/100, 1) for _, a, _ in ct]; am[0] += round(aum-sum(am), 1)
rows = [R(['Country of listing', 'EUR m', '% of fund', 'Holdings'], b=True, below=.5, lc=N)]
rows += [R([n, f'{v:.1f}', f'{a:.1f}', str(k) if k else '–']) for (n, a, k), v in zip(ct, am)]
rows += [R(['Total', f'{sum(am):.1f}', '100.0', str(sum(k for *_, k in ct))], b=True, above=.5, below=1.2, lc=N)]
y = table(d, X, y+5, [125, 60, 60, 60], 'lrrr', rows, size=8, px=2, py=1.9)
# side by side at the foot
Y = 545; d.line(36, Y-16, 559, Y-16, 1, N)
d.text(36, Y, 'Ten largest holdings', 'LSB', 10, N); d.text(330, Y, 'Sector split against index', 'LSB', 10, N)
hold = [('Kvarnholm Bostad AB', 'Residential', 7.4), ('Rheinmark Logistik SE', 'Industrial', 6.9), ('Polder Huis NV', 'Residential', 6.1), ('Castellmar SOCIMI', 'Retail', 5.2),
        ('Ashcombe Long Lease REIT', 'Diversified', 4.9), ('Brabant Warehouses', 'Industrial', 4.6), ('Wedding Wohnen AG', 'Residential', 4.4), ('Norrsken Care Homes', 'Healthcare', 3.8), ('Pierre Vauban SCA', 'Offices', 3.3), ('Tyne Self Storage plc', 'Storage', 3.1)]
rows = [R([C('#', al='r'), 'Company', 'Sector', 'Weight'], below=.6, col=G)]
rows += [R([str(i+1), a, b, f'{w:.1f}%']) for i, (a, b, w) in enumerate(hold)]
rows += [R(['', C('Sum of the ten', al='l'), '', f'{sum(w for *_, w in hold):.1f}%'], b=True, part=((1, 3, -.5),))]
table(d, 36, Y+6, [16, 126, 68, 48], 'rllr', rows, size=8, px=3, py=2.1)
sec = [('Residential', 29.8, 22.4), ('Industrial', 21.5, 19.3), ('Diversified', 14.0, 20.7), ('Retail', 11.6, 16.9), ('Healthcare', 8.3, 6.2), ('Offices', 6.1, 10.8), ('Storage', 4.5, 3.7), ('Cash', 4.2, 0)]
rows = [R(['Sector', 'Fund', 'Index', '+/–'], b=True, col='#ffffff', fill=N)]
for i, (a, f, g) in enumerate(sec): rows.append(R([a, f'{f:.1f}', f'{g:.1f}' if g else '–', f'{f-g:+.1f}'.replace('-', '–')], fill='#eef2f6' if i % 2 else None))
rows.append(R(['Total', f'{sum(s[1] for s in sec):.1f}', f'{sum(s[2] for s in sec):.1f}', '0.0'], b=True, above=.6, lc=N))
table(d, 330, Y+8, [91, 46, 46, 46], 'lrrr', rows, size=8, px=4, py=2.8)
d.para(36, 812, 523, 'Issued by Halvorsen Fund Management SA, Luxembourg. Weights may not add up because of rounding. Page 1 of 2', 'LS', 6.5, 8, G)
# ---------------------------------------------------------------- page 2
d.next()
d.line(36, 40, 559, 40, 2, N); d.text(36, 34, 'Halvorsen Brick & Yield Fund', 'LSB', 9, N); d.text(559, 34, '30 September 2024', 'LS', 8, G, 'r')
d.text(36, 62, 'Monthly returns of class B Income, per cent', 'LRB', 12, N)
mo = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
rows = [R(['']+mo+['Year'], b=True, below=.7, lc=N)]
for yr in range(2018, 2025):
    k = [(round(rnd.gauss(.3, 3.1), 1) or 0.2) for _ in range(12)]; lo, hi = (5 if yr == 2018 else 0), (9 if yr == 2024 else 12); p = 1
    for v in k[lo:hi]: p *= 1+v/100
    rows.append(R([C(str(yr), b=True)]+[(f'{k[m]:.1f}'.replace('-', '–') if lo <= m < hi else '') for m in range(12)]+[C(f'{(p-1)*100:.1f}'.replace('-', '–'), b=True, fill='#dde6ee')]))
y = table(d, 36, 70, [37]+[36.5]*12+[48], 'l'+'r'*13, rows, fonts=('LR', 'LRB', 'LRI'), size=9, px=4, py=2.4)
d.para(36, y+4, 523, 'The 2018 figure runs from launch on 4 June 2018. Returns are geometric and after all charges.', 'LRI', 7.5)
y += 38; d.text(36, y, 'Share classes', 'LRB', 12, N)
sc = [('A Acc', 'EUR', 'LU9930471201', '4 Jun 2018', '1.35', '2,500', '98.41', '–', 'No'), ('A Inc', 'EUR', 'LU9930471383', '4 Jun 2018', '1.35', '2,500', '81.27', 'Quarterly', 'No'),
      ('B Acc', 'EUR', 'LU9930471466', '4 Jun 2018', '0.75', '250,000', '109.02', '–', 'No'), ('B Inc', 'EUR', 'LU9930471540', '4 Jun 2018', '0.75', '250,000', '88.95', 'Quarterly', 'No'),
      ('B Inc H', 'SEK', 'LU9930471623', '17 Jan 2020', '0.78', '2,000,000', '942.16', 'Quarterly', 'Yes'), ('C Inc H', 'GBP', 'LU9930471706', '17 Jan 2020', '0.58', '5,000,000', '91.30', 'Monthly', 'Yes'),
      ('S Acc', 'EUR', 'LU9930471888', '9 May 2022', '0.40', '20,000,000', '103.77', '–', 'No')]
rows = [R(['Class', 'Currency', 'ISIN', 'Launched', 'Ongoing\ncharge (%)', 'Minimum\ninvestment', 'Net asset\nvalue', 'Income\npaid', 'Hedged'], va='b', b=True, above=1, below=.5, lc=N)]
rows += [R(list(s), below=1 if i == len(sc)-1 else 0, lc=N) for i, s in enumerate(sc)]
y = table(d, 36, y+7, [46, 48, 82, 66, 54, 66, 58, 58, 45], 'lclldrdlc', rows, fonts=('LR', 'LRB', 'LRI'), size=9, px=4, py=2.2, dw=14)
# risk with stacked head; limits text table beside it
y += 34; d.text(36, y, 'Risk figures', 'LRB', 12, N); d.text(330, y, 'Investment limits', 'LRB', 12, N)
rows = [R([C('', rs=2), C('Three years', cs=2), C('Five years', cs=2)], b=True, part=((1, 2, .5), (3, 4, .5))),
        R(['Fund', 'Index', 'Fund', 'Index'], i=True, below=.5),
        R(['Volatility (% p.a.)', '17.9', '21.2', '16.4', '19.8']), R(['Largest fall (%)', '–34.1', '–39.6', '–34.1', '–39.6']),
        R(['Beta', '0.83', '1.00', '0.81', '1.00']), R(['Tracking error (%)', '5.2', '', '5.6', '']),
        R(['Information ratio', '0.29', '', '0.20', '']), R(['Months above zero', '19/36', '17/36', '33/60', '31/60'], below=.5)]
yl = table(d, 36, y+8, [96, 42, 42, 42, 42], 'lrrrr', rows, fonts=('LR', 'LRB', 'LRI'), size=9, px=3, py=2.2)
rows = [R(['Test', 'Limit', 'Now'], b=True),
        R(['One issuer, share of net assets', 'max. 8%', '7.4%']), R(['Secured debt instruments', 'max. 15%', '3.9%']), R(['Unhedged non-euro currency', 'max. 25%', '12.6%']),
        R(['Companies geared above 50% of gross assets', 'max. 10%', '6.0%']), R(['Liquid within five dealing days', 'min. 80%', '91.3%'])]
yr_ = table(d, 330, y+8, [127, 52, 50], 'lcr', rows, fonts=('LR', 'LRB', 'LRI'), size=9, px=4, py=3, grid=.4, gridcol='#7f8c99')
y = max(yl, yr_)+30; d.text(36, y, 'Important information', 'LRB', 10, N)
for k, t in enumerate(['This document is meant for professional investors only and is not an offer to buy or sell units. The value of units and the income from them may fall as well as rise. Before dealing, read the prospectus and the key information document, which are free of charge at the registered office of the management company.',
        'Property companies may borrow, which magnifies gains and losses. Listed property shares may trade at a discount to their net assets. Hedging reduces but does not remove the effect of exchange rates. Charges lower the returns of investors; those shown are the latest annual rates and may change.']):
    d.para(36+k*270, y+8, 253, t, 'LR', 8.5, 10.6, just=True)
d.text(559, 818, 'Page 2 of 2', 'LR', 7.5, G, 'r')
d.save()
