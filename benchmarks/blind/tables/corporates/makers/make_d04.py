# Interim report of a property company: 3 pages (last one landscape)
from make_lib import *
d = Doc('d04_interim_report', (595, 842))
F = ('DS', 'DSB', 'DSI'); K = '#3b2f63'
def head(t, n):
    d.text(48, 36, 'Langmere Estates plc', 'DSB', 8, K); d.text(d.W-48, 36, t, 'DSI', 8, '#555555', 'r'); d.text(d.W-48, d.H-26, str(n), 'DS', 8, '#555555', 'r')
head('Half-year report 2024', 9)
d.text(48, 70, 'Condensed consolidated income statement', 'DSB', 13, K); d.text(48, 84, 'for the six months to 30 June 2024 (unaudited)', 'DSI', 9)
V = dict(rent=(41862, 39417, 80233), sc=(6310, 6022, 12471), oth=(915, 1240, 2011), pc=(-9874, -9330, -19122), adm=(-6120, -5871, -12006), prov=(-402, -655, -1190), sale=(1377, -210, 884), rev=(-12445, -38990, -61204), fi=(733, 288, 796), fc=(-13256, -11874, -24690), swap=(2918, 4406, -3571), tax=(-418, 96, 233), mi=(-612, 1033, 1840))
P = range(3); s = lambda *k: tuple(sum(V[q][i] for q in k) for i in P)
tot_rev = s('rent', 'sc', 'oth'); nri = s('rent', 'sc', 'oth', 'pc', 'prov'); op = tuple(nri[i]+V['adm'][i]+V['sale'][i]+V['rev'][i] for i in P)
pbt = tuple(op[i]+V['fi'][i]+V['fc'][i]+V['swap'][i] for i in P); pat = tuple(pbt[i]+V['tax'][i] for i in P); own = tuple(pat[i]-V['mi'][i] for i in P)
def ln(t, note, v, ind=0, **k): return R([C(t, ind=ind), note]+[n0(q) for q in v], **k)
rows = [R(['', '', C('Six months to 30 June', cs=2), C('Year to 31 Dec.', cs=1, al='r')], b=True, part=((2, 3, .5),)),
        R(['', C('Note', al='c'), C('2024\n£’000', al='r'), C('2023\n£’000', al='r'), C('2023\n£’000', al='r')], b=True, va='b', below=.7, lc=K),
        ln('Rental income', '3', V['rent']), ln('Service charge income', '3', V['sc']), ln('Other property income', '', V['oth']),
        ln('Revenue', '', tot_rev, b=True, part=((2, 2, -.5), (3, 3, -.5), (4, 4, -.5))),
        ln('Property operating costs', '4', V['pc']), ln('Movement in loss allowance on rent receivable', '', V['prov']),
        ln('Net rental income', '', nri, b=True, part=((2, 2, -.5), (3, 3, -.5), (4, 4, -.5))),
        ln('Administrative expenses', '5', V['adm']), ln('Profit/(loss) on sale of investment property', '8', V['sale']), ln('Net loss from fair value adjustment on investment property', '8', V['rev']),
        ln('Operating profit/(loss)', '', op, b=True, part=((2, 2, -.5), (3, 3, -.5), (4, 4, -.5))),
        ln('Finance income', '6', V['fi']), ln('Finance costs', '6', V['fc']), ln('Change in fair value of derivatives', '11', V['swap']),
        ln('Profit/(loss) before tax', '', pbt, b=True, part=((2, 2, -.5), (3, 3, -.5), (4, 4, -.5))),
        ln('Taxation', '7', V['tax']), ln('Profit/(loss) for the period', '', pat, b=True, above=.5, below=1.1, lc=K),
        R([C('Attributable to:', i=True), '', '', '', '']), ln('Owners of the parent', '', own, 10), ln('Non-controlling interests', '', V['mi'], 10),
        ln('Profit/(loss) for the period', '', pat, b=True, part=((2, 2, -.5), (3, 3, -.5), (4, 4, -.5))),
        R([C('Earnings per share', i=True), '', '', '', ''], gap=6)]
sh = (212.4, 212.4, 212.4); eps = [own[i]/1000/sh[i]*100 for i in P]
f = lambda v: f'({-v:.1f})p' if v < 0 else f'{v:.1f}p'
rows += [R([C('Basic', ind=10), '9']+[f(v) for v in eps]), R([C('EPRA, adjusted', ind=10), '9', '6.1p', '5.7p', '11.4p'])]
y = table(d, 48, 98, [243, 34, 68, 68, 86], 'lcppp', rows, fonts=F, size=8.4, px=3, py=1.75, tight=True)
# two columns of prose, small table in the right one
y += 22; d.line(48, y-8, 547, y-8, .5, K); d.text(48, y+8, '3  Rental income', 'DSB', 10, K)
yl = d.para(48, y+16, 238, 'Rental income grew by 6.2 per cent, of which 3.9 points came from lettings completed in the second half of last year and the rest from indexation. Two tenants with a combined rent of £0.8 million left in the spring; one of the units has been let again at a rent 11 per cent above the old one.', 'DS', 8.4, 11, just=True)
d.para(48, yl+6, 238, 'Contracted rent not yet recognised because of rent-free periods stood at £4.4 million. No single tenant accounts for more than 5 per cent of the rent roll.', 'DS', 8.4, 11, just=True)
use = [('Multi-let industrial', 19240, 17388), ('Urban logistics', 11713, 11046), ('Offices', 6358, 6942), ('Retail parks', 4551, 4041)]
assert [sum(u[i] for u in use) for i in (1, 2)] == [V['rent'][0], V['rent'][1]]
d.text(308, y+8, 'Rental income by use', 'DSI', 8.6)
rows = [R(['£’000', '2024', '2023', 'Change'], i=True, below=.4)]+[R([a, n0(b), n0(c), f'{(b/c-1)*100:+.1f}%'.replace('-', '–')]) for a, b, c in use]+[R(['Total', n0(V['rent'][0]), n0(V['rent'][1]), f'{(V["rent"][0]/V["rent"][1]-1)*100:+.1f}%'], b=True, above=.4, below=.4)]
y2 = table(d, 308, y+12, [96, 48, 48, 47], 'lrrr', rows, fonts=F, size=8.2, px=2, py=2.2)
d.para(308, y2+8, 239, 'Service charge income matches the cost of services that tenants repay; shortfalls on empty units are borne by the group and shown in property operating costs.', 'DS', 8.4, 11, just=True)
# --------------------------------------------- page 2: balance sheet (no notes rule style) and debt table
d.next(); head('Half-year report 2024', 10)
d.text(48, 66, 'Condensed consolidated balance sheet', 'DSB', 13, K)
A = [('Investment property', '8', 1048320, 1036775), ('Property, plant and equipment', '', 2114, 2290), ('Interest-rate swaps', '11', 9860, 6942), ('Lease incentives due after one year', '', 18433, 17061)]
B = [('Trade and other receivables', '10', 21507, 19884), ('Property held for sale', '8', 14200, 0), ('Cash and cash equivalents', '', 30612, 44190)]
Cc = [('Trade and other payables', '', -31940, -33507), ('Borrowings', '12', -25000, 0)]
Dd = [('Borrowings', '12', -451870, -459233), ('Lease liabilities', '', -7716, -7802), ('Deferred tax', '', -1120, -702)]
z = lambda k: (sum(q[2] for q in k), sum(q[3] for q in k))
sh_ = '#eceaf3'
def grp(t, k, st, last=True):
    o = [R([C(t, cs=1), '', '', ''], b=True, col=K, gap=3)]+[R([C(a, ind=8), b, n0(c), n0(e)]) for a, b, c, e in k]
    return o+[R([C(st, ind=8), '', n0(z(k)[0]), n0(z(k)[1])], b=True, fill=sh_)]
ta = tuple(z(A)[i]+z(B)[i] for i in (0, 1)); tl = tuple(z(Cc)[i]+z(Dd)[i] for i in (0, 1)); na = tuple(ta[i]+tl[i] for i in (0, 1))
eq = [('Share capital', '13', 21240, 21240), ('Share premium', '', 188615, 188615), ('Own shares', '', -1908, -2115)]; mi = (15233, 14621)
re_ = tuple(na[i]-z(eq)[i]-mi[i] for i in (0, 1)); eq += [('Retained earnings', '', *re_)]
rows = [R(['£’000', 'Note', '30 June 2024', '31 December 2023'], b=True, col='#ffffff', fill=K)]
rows += grp('Non-current assets', A, 'Total non-current assets')+grp('Current assets', B, 'Total current assets')+[R(['Total assets', '', n0(ta[0]), n0(ta[1])], b=True, above=.6, below=.6, lc=K)]
rows += grp('Current liabilities', Cc, 'Total current liabilities')+grp('Non-current liabilities', Dd, 'Total non-current liabilities')+[R(['Total liabilities', '', n0(tl[0]), n0(tl[1])], b=True, above=.6, below=.6, lc=K), R(['Net assets', '', n0(na[0]), n0(na[1])], b=True, below=1.2, lc=K)]
rows += grp('Equity', eq, 'Attributable to owners of the parent')+[R([C('Non-controlling interests', ind=8), '', n0(mi[0]), n0(mi[1])]), R(['Total equity', '', n0(na[0]), n0(na[1])], b=True, above=.6, below=1.2, lc=K)]
y = table(d, 48, 76, [285, 44, 80, 90], 'lcpp', rows, fonts=F, size=8.2, px=4, py=1.65)
y += 24; d.text(48, y, '12  Borrowings', 'DSB', 10, K)
db = [('Term loan A', 'Secured', 'SONIA + 1.65%', 'Mar 2027', 180000, 180000, 1388), ('Term loan B', 'Secured', '3.12% fixed', 'Sep 2029', 165000, 165000, 1190), ('Revolving facility', 'Secured', 'SONIA + 1.90%', 'Jun 2026', 120000, 85500, 1052), ('Private placement', 'Unsecured', '2.88% fixed', 'May 2025', 25000, 25000, 0), ('Green loan', 'Secured', 'SONIA + 1.45%', 'Jan 2031', 40000, 25000, 0)]
assert sum(k[5]-k[6] for k in db) == 451870+25000, sum(k[5]-k[6] for k in db)
rows = [R(['Facility', 'Security', 'Interest', 'Matures', C('Limit\n£’000'), C('Drawn\n£’000'), C('Costs not yet\namortised\n£’000'), C('Carrying\namount\n£’000')], va='b', i=True, above=.9, below=.5, lc=K)]
rows += [R([a, b, c, e, n0(g), n0(h), n0(k), n0(h-k)]) for a, b, c, e, g, h, k in db]
rows += [R(['Total', '', '', '', n0(sum(k[4] for k in db)), n0(sum(k[5] for k in db)), n0(sum(k[6] for k in db)), n0(sum(k[5]-k[6] for k in db))], b=True, above=.5, below=.9, lc=K)]
y = table(d, 48, y+6, [84, 54, 76, 48, 54, 54, 70, 59], 'llllrrrr', rows, fonts=F, size=8, px=2.5, py=1.8)
d.para(48, y+6, 499, 'The loan to value ratio, net of cash, was 42.0 per cent against a lowest covenant of 60 per cent. Interest was covered 2.2 times.', 'DS', 8.2, 10.5)
# --------------------------------------------- page 3: landscape, changes in equity
d.next((842, 595)); head('Half-year report 2024', 11)
d.text(48, 64, 'Condensed consolidated statement of changes in equity', 'DSB', 13, K)
cols = ['Share\ncapital', 'Share\npremium', 'Own\nshares', 'Share-based\npayments', 'Retained\nearnings', 'Total', 'Minority\ninterests', 'Total\nequity']
def mv(t, a, **k):   # a: 5 parts + nci
    tt = sum(a[:5]); return R([t]+[n0(v) for v in a[:5]]+[n0(tt), n0(a[5]), n0(tt+a[5])], **k)
o23 = [21240, 188615, -2330, 0, re_[1]+17790+9841, 12420]
def add(*v): return [sum(q) for q in zip(*v)]
h1 = [[0, 0, 0, 0, own[1], V['mi'][1]], [0, 0, 0, 0, -8921, 0], [0, 0, 0, 488, 0, 0], [0, 0, 215, -215, 0, 0]]
c1 = add(o23, *h1)
end23 = [21240, 188615, -2115, 0, re_[1], mi[1]]
h2 = [[0, 0, 0, 0, own[2]-own[1], V['mi'][2]-V['mi'][1]], [0, 0, 0, 0, -7434, -446], [0, 0, 0, 507, 0, 0]]
diff = [end23[i]-add(c1, *h2)[i] for i in range(6)]
h2.append(diff)
h3 = [[0, 0, 0, 0, own[0], V['mi'][0]], [0, 0, 0, 0, -9558, 0], [0, 0, 0, 530, 0, 0], [0, 0, 207, -207, 0, 0]]
end24 = [21240, 188615, -1908, 0, re_[0], mi[0]]; d3 = [end24[i]-add(end23, *h3)[i] for i in range(6)]
h3.append(d3)
rows = [R(['', C('Attributable to owners of the parent', cs=6), '', ''], b=True, part=((1, 6, .6),)),
        R([C('£’000', b=False, i=True)]+[C(c, al='r') for c in cols], b=True, va='b', below=.8, lc=K)]
nm = ['Profit/(loss) for the period', 'Dividends paid', 'Cost of share awards', 'Awards vested']
rows += [mv('At 1 January 2023', o23, b=True)]+[mv(t, a) for t, a in zip(nm, h1)]+[mv('At 30 June 2023', c1, b=True, fill=sh_, above=.5, lc=K)]
rows += [mv(t, a) for t, a in zip(nm[:3]+['Transfers and other movements'], h2)]+[mv('At 31 December 2023', end23, b=True, fill=sh_, above=.5, lc=K)]
rows += [mv(t, a) for t, a in zip(nm+['Transfers and other movements'], h3)]+[mv('At 30 June 2024', end24, b=True, fill=sh_, above=.5, below=1.2, lc=K)]
y = table(d, 48, 78, [186]+[70]*8, 'l'+'p'*8, rows, fonts=F, size=8.6, px=3, py=2.6)
d.para(48, y+6, 740, 'Own shares are held by the employee benefit trust, which held 1,204,118 shares at the end of the period (31 December 2023: 1,333,904).', 'DSI', 8)
y += 36; d.text(48, y, 'Dividends', 'DSB', 10, K)
rows = [R(['', 'Declared', 'Record date', 'Paid or payable', 'Pence per share'], i=True, below=.5), R(['Final 2022', '16 Mar. 2023', '14 Apr. 2023', '12 May 2023', '4.20']), R(['Interim 2023', '7 Sep. 2023', '29 Sep. 2023', '27 Oct. 2023', '3.50']), R(['Final 2023', '14 Mar. 2024', '12 Apr. 2024', '10 May 2024', '4.50']), R([C('Interim 2024', sup='*'), '5 Sep. 2024', '27 Sep. 2024', '25 Oct. 2024', '3.70'])]
y = table(d, 48, y+5, [90, 80, 80, 90, 84], 'llllr', rows, fonts=F, size=8.6, px=3, py=2.1)
d.text(48, y+11, '* Not recognised as a liability at 30 June 2024.', 'DSI', 7.6)
d.save()
