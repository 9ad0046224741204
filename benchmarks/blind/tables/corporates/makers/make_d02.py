# Insurance: schedule of benefits, 2 pages, continued table
from make_lib import *
d = Doc('d02_policy_schedule', (612, 792))
B = '#7a1f2b'
F = ('DC', 'DCB', 'DCI')
d.text(54, 56, 'Meridian Mutual Assurance', 'DCB', 15, B); d.text(558, 56, 'Policy wording PO-7 (04/24)', 'DC', 8, '#444444', 'r')
d.line(54, 63, 558, 63, 1.5, B)
d.text(54, 84, 'Schedule of cover: property owner’s combined policy', 'DCB', 12)
d.para(54, 92, 504, 'Policy no. MM-PO-2291847. Period of insurance from 1 July 2024 to 30 June 2025, both days inclusive. Sums are in pounds sterling. The cover chosen by you is shown in the columns below; the words in the policy booklet apply to all sections.', 'DC', 8.2, 10.6)
d.text(54, 138, 'Table of benefits and excesses', 'DCB', 9.5, B)
hd = lambda: [R([C('Section and benefit', rs=2, al='l'), C('Limit under each plan', cs=3), C('Excess\n(each claim)', rs=2), C('Waiting\nperiod', rs=2)], b=True, fill='#ead9db'),
              R([C('Essential', al='c'), C('Standard', al='c'), C('Premier', al='c')], b=True, fill='#ead9db')]
sec = lambda t: R([C(t, cs=6, al='l')], b=True, fill='#f6efef', col=B)
sub = lambda t: C(t, ind=10)
p1 = [sec('A. Buildings'),
  R(['Reinstatement of the building after fire, lightning, explosion or earthquake', C('Sum insured as stated in the certificate', cs=3), '£250', 'None']),
  R(['Escape of water from fixed tanks and pipes', 'Sum insured', 'Sum insured', 'Sum insured', '£500', 'None']),
  R(['Tracing the source of a leak', '£2,500', '£5,000', '£15,000', '£500', '14 days']),
  R(['Subsidence, heave and landslip', 'Not covered', C('Sum insured', cs=2), '£1,000', '30 days']),
  R(['Theft of the fabric of the building', '£1,000', '£10,000', '£25,000', C('£500', rs=2), C('None', rs=2)]),
  R(['Malicious damage by a lawful tenant', 'Not covered', '£5,000', '£30,000']),
  R(['Trees, lawns and landscaping', '–', '£500', '£2,500', '£100', 'None']),
  R(["Architects' and surveyors' fees", C('12.5% of the claim', cs=3), 'Nil', 'None']),
  R(['Clearing debris and making safe', '10%', '15%', '20%', 'Nil', 'None']),
  sec('B. Loss of rent and alternative accommodation'),
  R(['Rent receivable while the building cannot be let', '12 months', '24 months', '36 months', '7 days', 'None']),
  R(['Reletting costs', '–', '£750', '£2,000', '£50', 'None']),
  R(['Denial of access by a public authority (premises within 1 km)', '–', '4 weeks', '12 weeks', '24 hours', 'None']),
  R(['Rent guarantee: default of the tenant', C('Not covered', cs=2), '£2,500 a month, up to 8 months', 'One month', '90 days']),
  R(['Empty property after the 45th day', 'Fire only', 'Fire, storm', 'All perils', '£1,000', 'None'])]
W = [186, 66, 66, 76, 58, 52]; A = 'lccccc'
y = table(d, 54, 145, W, A, hd()+p1, fonts=F, size=7.9, lead=9.8, px=4, py=3.1, grid=.5, gridcol='#a38a8d')
d.text(558, y+12, 'Continued overleaf', 'DCI', 7.5, '#555555', 'r')
d.text(306, 770, '3', 'DC', 8, '#555555', 'c')
d.next()
d.text(54, 46, 'Meridian Mutual Assurance', 'DCB', 9, B); d.text(558, 46, 'PO-7 (04/24)', 'DC', 8, '#444444', 'r'); d.line(54, 50, 558, 50, .8, B)
d.text(54, 70, 'Table of benefits and excesses (continued)', 'DCB', 9.5, B)
p2 = [sec('C. Liability to others'),
  R(['Property owner’s liability, any one event', '£2,000,000', '£5,000,000', '£10,000,000', '£250', C('None', rs=4)]),
  R(['Liability to domestic staff', C('£10,000,000', cs=3), 'Nil']),
  R(['Legionella and other pollution', '–', '£500,000', '£1,000,000', '£1,000']),
  R(['Defective premises: claims after sale', '–', '2 years', '7 years', '£250']),
  sec('D. Legal expenses'),
  R(['Recovery of possession and of arrears', 'Optional', '£25,000', '£50,000', '£200', '60 days']),
  R(['Disputes with contractors over £250', 'Optional', '£15,000', '£50,000', '£200', '60 days']),
  R(['Tax enquiry into rental income', '–', '–', '£50,000', '£200', '30 days'])]
y = table(d, 54, 77, W, A, hd()+p2, fonts=F, size=7.9, lead=9.8, px=4, py=3.1, grid=.5, gridcol='#a38a8d')
y = d.para(54, y+6, 504, 'A dash means that the benefit does not belong to the plan. “Optional” means that it is covered only where the premium table below shows a charge for it.', 'DCI', 7.4, 9.4, '#444444')
y += 22; d.text(54, y, 'Premium for the period of insurance', 'DCB', 9.5, B)
it = [('14 Cobden Street, Leeds', 'Standard', 412000, 618.00), ('Flat 3, Maltings Yard, Ware', 'Essential', 265000, 291.50), ('2–8 Quayside Mews (4 units)', 'Premier', 1180000, 2714.00), ('Legal expenses, Maltings Yard', 'Option D', 0, 64.20)]
rows = [R([C('Insured item', al='l'), C('Plan', al='l'), 'Rebuilding cost', 'Premium', 'Tax at 12%', 'To pay'], b=True, below=.8, lc=B)]
tp = tt = 0
for a, b, s, p in it:
    t = round(p*.12, 2); tp += p; tt += t
    rows.append(R([a, b, C(f'{s:,}', cur='£') if s else C('–'), C(f'{p:,.2f}', cur='£'), C(f'{t:,.2f}', cur='£'), C(f'{p+t:,.2f}', cur='£')]))
rows.append(R(['Annual premium', '', C(f'{sum(k[2] for k in it):,}', cur='£'), C(f'{tp:,.2f}', cur='£'), C(f'{tt:,.2f}', cur='£'), C(f'{tp+tt:,.2f}', cur='£')], b=True, above=.8, below=.8, lc=B))
y = table(d, 54, y+6, [150, 56, 88, 72, 64, 74], 'llrrrr', rows, fonts=F, size=8, px=7, py=2.6)
y += 26; d.text(54, y, 'What you must do', 'DCB', 9.5, B); y += 6
for k, t in enumerate(['Tell us within 14 days if a building becomes empty, changes use or is to be altered.', 'Keep the heating at 12 degrees or the water turned off and drained between 1 November and 31 March.',
    'Have the gas and electrical installations inspected at the intervals set by law, and keep the reports.', 'Report a claim by telephone as soon as you can and leave damaged parts in place until we have seen them.']):
    d.text(60, y+8, f'{k+1}.', 'DC', 8.2); y = d.para(76, y+1, 482, t, 'DC', 8.2, 10.6)+2
y += 18; d.text(54, y, 'Instalments if you pay by direct debit', 'DCB', 9.5, B)
tot = round((tp+tt)*100); q = tot//4; first = tot-3*q
rows = [R(['Due on', 'Amount'], b=True, fill='#ead9db')]+[R([a, f'£{v/100:,.2f}']) for a, v in (('1 July 2024', first), ('1 October 2024', q), ('2 January 2025', q), ('1 April 2025', q))]+[R(['Total', f'£{tot/100:,.2f}'], b=True)]
table(d, 54, y+6, [100, 70], 'lr', rows, fonts=F, size=8, px=5, py=2.6, hl=.4, hlcol='#a38a8d', box=.4, gridcol='#a38a8d')
d.para(250, y+12, 308, 'The first payment is taken with your instruction. If a payment fails we try again after five working days; if that fails too, we may cancel the cover with 14 days’ notice and return the premium for the time that is left, less the cost of any claim.', 'DC', 8.2, 10.8)
d.text(306, 770, '4', 'DC', 8, '#555555', 'c')
d.save()
