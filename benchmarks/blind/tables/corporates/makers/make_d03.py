# Bank tariff, 1 page, landscape A5-ish booklet page on B5 portrait; narrow type, bands, numbered items
from make_lib import *
d = Doc('d03_bank_tariff', (516, 729))
T = '#006b5a'; F = ('LN', 'LNB', 'LNI')
d.rect(0, 0, 14, 729, fill=T)
d.text(40, 44, 'Kustbanken International', 'LNB', 16, T); d.text(486, 44, 'List of fees 2/2024 · business customers', 'LN', 9, '#333333', 'r')
d.text(486, 56, 'in force from 15 October 2024', 'LN', 9, '#333333', 'r'); d.line(40, 62, 486, 62, .6, T)
S = lambda t: R([C(t, cs=5, al='l')], b=True, fill='#d9ebe7', col=T)
it = lambda no, t, fee, mn, mx, ind=0: R([no, C(t, ind=ind), fee, mn, mx])
rows = [R(['No.', 'Service', 'Fee', C('Minimum', al='r'), C('Maximum', al='r')], b=True, col='#ffffff', fill=T),
 S('1 Accounts'), it('1.1', 'Keeping a current account in euro, per month', '€12.00', '', ''), it('1.2', 'Keeping an account in another currency, per month', '€18.50', '', ''),
 it('1.3', 'Statement on paper, each, postage included', '€4.20', '', ''), it('1.4', 'Confirmation of balances for the auditor', '€85.00', '€85.00', '€340.00'), it('1.5', 'Overdraft without agreement, on the daily balance', '14.9% p.a.', '€3.00', ''),
 S('2 Payments'), it('2.1', 'Credit transfer in euro by internet bank', 'free', '', ''), it('2.2', 'Credit transfer in euro on a paper order', '€6.00', '', ''),
 it('2.3', 'Transfer outside the single euro area', '0.15%', '€9.00', '€95.00'), it('2.3.1', 'surcharge for same-day execution', '€20.00', '', '', 8), it('2.3.2', 'surcharge when all costs are borne by the payer (OUR)', '€25.00', '', '', 8),
 it('2.4', 'Recall, amendment or inquiry after execution, without third-party costs', '€30.00', '', '€60.00'), it('2.5', 'Batch of payroll payments, per line', '€0.11', '€5.00', ''),
 S('3 Cash'), it('3.1', 'Payment into an account at the counter', '0.30%', '€5.00', '€250.00'), it('3.2', 'Coins, counted by machine, per started 100 pieces', '€2.50', '€10.00', ''), it('3.3', 'Night safe: key, per year', '€60.00', '', ''),
 S('4 Documentary business'), it('4.1', 'Opening an import letter of credit, per started three months', '0.35%', '€150.00', 'by contract'), it('4.2', 'Advising an export letter of credit', '0.10%', '€80.00', '€500.00'), it('4.3', 'Taking up documents', '0.20%', '€120.00', ''), it('4.4', 'Documents not in order, each presentation', '€90.00', '', ''),
 S('5 Loans secured on property'), it('5.1', 'Arranging the loan', '0.75%', '€1,500.00', 'by contract'), it('5.2', 'Change of the contract at the request of the customer', '0.25%', '€600.00', '€6,000.00'), it('5.3', 'Consent to a second charge or to release of part of the land', '€450.00', '', ''), it('5.4', 'Letter of undertaking for the land register', '€120.00', '', '')]
y = table(d, 40, 74, [34, 236, 62, 56, 58], 'llrrr', rows, fonts=F, size=8.6, px=4, py=1.7)
d.line(40, y, 486, y, .8, T)
d.para(40, y+5, 446, 'Fees are net of value added tax where it is due. “By contract” means that the amount is agreed with the branch for each transaction. An empty field means that there is no such amount.', 'LNI', 7.8, 9.6)
y += 40; d.text(40, y, 'Cut-off times', 'LNB', 10.5, T); d.text(300, y, 'Interest on deposits', 'LNB', 10.5, T)
rows = [R([C('Order', va='b'), C('On paper'), C('By internet')], b=True, part=((0, 2, .6),)),
        R(['Euro, ordinary', '15:00', '17:30']), R(['Euro, instant', '–', 'at any time']), R(['Pound, krona, złoty', '11:30', '13:00']), R(['US dollar', '14:00', '16:15']), R(['Other currencies', '10:30', '12:00'])]
table(d, 40, y+5, [100, 58, 70], 'lcc', rows, fonts=F, size=8.6, px=3, py=1.8)
rows = [R(['Term', 'up to €50,000', 'above'], b=True, fill='#d9ebe7')]+[R(list(k)) for k in (('1 month', '1.90', '2.15'), ('3 months', '2.35', '2.60'), ('6 months', '2.45', '2.70'), ('12 months', '2.40', '2.55'), ('24 months', '2.10', '–'))]
table(d, 300, y+5, [64, 70, 52], 'lrr', rows, fonts=F, size=8.6, px=5, py=1.8, grid=.35, gridcol=T)
d.text(486, 712, '5', 'LN', 8.5, '#333333', 'r')
d.save()
