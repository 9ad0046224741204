import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.units import mm
for n, f in [('N', 'LiberationSansNarrow-Regular'), ('NB', 'LiberationSansNarrow-Bold')]: pdfmetrics.registerFont(TTFont(n, f'/usr/share/fonts/truetype/liberation/{f}.ttf'))
R = random.Random(808)
F = 'EG_Lohwasser_Einnahmen_Ausgaben_2024.pdf'
mo = ['Jan', 'Feb', 'Mrz', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez']
s = S('Einnahmen- und Ausgabenrechnung 2024', 'Mietwohngrundstück Kirschallee 27, 04317 Leipzig', '2024-01-01', '2024-12-31', mo + ['Summe 2024'])
def L(code, l, m):
    m = [round(float(x), 2) for x in m]; return s.line(l, m + [round(sum(m), 2)], code)
def at(d): return [d.get(i+1, 0) for i in range(12)]
s.head('Einnahmen')
i = [L('8105', 'Nettokaltmieten Wohnungen', [7412.60]*4 + [7486.10]*3 + [7108.35]*2 + [7561.40]*3), L('8110', 'Nettokaltmiete Laden EG', [1180.00]*12), L('8115', 'Stellplatzmieten', [315.00]*6 + [350.00]*6), L('8120', 'Vorauszahlungen Betriebskosten', [1655.00]*4 + [1690.00]*8), L('8125', 'Vorauszahlungen Heizkosten', [1290.00]*12), L('8130', 'Nachzahlungen aus Abrechnung', at({9: 1046.38, 10: 288.14})), L('8135', 'Erstattungen an Mieter', at({9: -731.92})), L('8190', 'Sonstige Einnahmen', at({3: 120.00, 8: 64.26}))]
TI = s.tot('Summe Einnahmen', i, t='TOTAL', key='total_income')
s.head('Umlagefähige Ausgaben')
u = [L('4210', 'Grundsteuer', at({2: 612.44, 5: 612.44, 8: 612.44, 11: 612.44})), L('4215', 'Wasser und Abwasser', at({1: 748.00, 3: 748.00, 5: 748.00, 7: 748.00, 9: 748.00, 11: 817.53})), L('4220', 'Fernwärme', [2140.00]*3 + [1685.00]*2 + [420.15]*3 + [1095.00, 1685.00, 2140.00, 2203.77]), L('4225', 'Allgemeinstrom', [96.00]*12), L('4230', 'Müllabfuhr', at({3: 684.90, 6: 684.90, 9: 684.90, 12: 684.90})), L('4235', 'Straßenreinigung', at({4: 187.20, 10: 187.20})), L('4240', 'Hausmeister und Winterdienst', [416.50]*3 + [357.00]*8 + [416.50]), L('4245', 'Treppenhausreinigung', [238.00]*12), L('4250', 'Gebäude- und Haftpflichtversicherung', at({1: 3418.77})), L('4255', 'Schornsteinfeger', at({4: 92.81})), L('4260', 'Messdienst', at({7: 1127.60})), L('4265', 'Gartenpflege', at({4: 285.60, 6: 214.20, 8: 214.20, 10: 285.60}))]
U = s.tot('Summe umlagefähige Ausgaben', u)
s.head('Nicht umlagefähige Ausgaben')
n = [L('4310', 'Hausverwaltung', [392.70]*12), L('4315', 'Instandhaltung Wohnungen', [0, 318.92, 1244.15, 0, 86.51, 2790.33, 5418.60, 1033.27, 0, 449.82, 0, 176.12]), L('4320', 'Instandhaltung Gebäude', [0, 0, 571.20, 0, 3862.74, 0, 0, 0, 694.96, 0, 1218.56, 0]), L('4325', 'Leerstandskosten', at({8: 121.40, 9: 121.40})), L('4330', 'Rechts- und Steuerberatung', at({5: 1094.80, 10: 357.00})), L('4335', 'Kontoführung und Porto', [14.90]*11 + [22.35])]
NN = s.tot('Summe nicht umlagefähige Ausgaben', n)
TE = s.tot('Summe Ausgaben', [U, NN], t='TOTAL', key='total_operating_expenses')
N = s.tot('Überschuss vor Finanzierung', [TI], [TE], t='TOTAL', key='noi')
s.head('Finanzierung')
f = [L('4510', 'Darlehenszinsen', [1186.42 - 3.11*k for k in range(12)]), L('4520', 'Tilgung', [1013.58 + 3.11*k for k in range(12)])]
FT = s.tot('Summe Finanzierung', f)
s.tot('Überschuss nach Finanzierung', [N], [FT], t='TOTAL', key='net_cash_flow')
c = canvas.Canvas(f'{B}/documents/{F}', pagesize=landscape(A4)); W, H = landscape(A4)
de = lambda v: f'{v:,.2f}'.replace(',', 'X').replace('.', ',').replace('X', '.')
c.setFont('NB', 13); c.drawString(12*mm, H-14*mm, 'Einnahmen- und Ausgabenrechnung 2024')
c.setFont('N', 9.5); c.drawString(12*mm, H-19.5*mm, 'Mietwohngrundstück Kirschallee 27, 04317 Leipzig'); c.drawString(12*mm, H-24*mm, 'Eigentümer: Erbengemeinschaft Lohwasser   -   Zeitraum: 01.01.2024 bis 31.12.2024   -   Beträge in EUR (Zufluss/Abfluss)')
c.drawRightString(W-10*mm, H-14*mm, 'Hausverwaltung Pleißetal GmbH')
xs = [69*mm + 15.9*mm*(k+1) for k in range(12)] + [W-10*mm]
y = H-31*mm; c.setFillGray(.85); c.rect(12*mm, y-1.6*mm, W-22*mm, 5.4*mm, stroke=0, fill=1); c.setFillGray(0); c.setFont('NB', 8)
c.drawString(13*mm, y, 'Konto'); c.drawString(23*mm, y, 'Bezeichnung')
for x, m in zip(xs, s.cols): c.drawRightString(x-.7*mm, y, m)
y -= 5.6*mm
for r in s.rows:
    if r['t'] == 'HEADING': y -= 1.2*mm; c.setFont('NB', 8.5); c.drawString(12*mm, y, r['label']); y -= 3.9*mm; continue
    b = r['t'] != 'LINE'; c.setFont('NB' if b else 'N', 7.8)
    if r['code']: c.drawString(13*mm, y, r['code'])
    c.drawString(23*mm if not b else 12*mm, y, r['label'])
    if b: c.setLineWidth(.6 if r['t'] == 'TOTAL' else .3); c.line(12*mm, y+3*mm, W-10*mm, y+3*mm)
    for x, v in zip(xs, r['v']): c.drawRightString(x-.7*mm, y, de(v))
    y -= 3.8*mm + (1.0*mm if b else 0)
c.setLineWidth(.6); c.line(12*mm, y+3.4*mm, W-10*mm, y+3.4*mm)
c.setFont('N', 7.5); c.drawString(12*mm, 7*mm, 'Erstellt am 28.01.2025'); c.drawRightString(W-10*mm, 7*mm, 'Seite 1 von 1'); print('y', y/mm)
c.showPage(); c.save()
save(F, 'MULTIFAMILY', 'OPERATING_STATEMENT_T12', 'German monthly receipts and expenses, landscape one page, comma decimals', True, [s])
