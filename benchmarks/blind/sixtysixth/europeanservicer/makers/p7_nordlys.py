# hotel arcade, Norway: unusual header words, centred, sections as bands, boxed grid, quarterly and annual
from common import *
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle as PS
NAME = 'Grand_Tindehus_concessions_register.pdf'
S = [('ARCADE, STREET LEVEL', [
  ('A1', 'Shop', 'Strikkestua Bergljot AS', 64, '1.3.2020', '28.2.2030', 76800, 153600, 0), ('A2', 'Shop', 'Ur & Gull Tangvald AS', 48, '1.9.2018', '31.8.2028', 72000, 144000, 18250),
  ('A3', 'Shop', 'Fiskekompaniet Delikatesse AS', 92, '1.6.2022', '31.5.2027', 96600, 96600, 0), ('A4', 'Shop', None, 55, None, None, None, None, None),
  ('A5', 'Shop', 'Polarlys Souvenir DA', 71, '15.4.2023', '14.4.2028', 99400, 198800, 99400), ('A6', 'Salon', 'Hårkunst Villanger AS', 60, '1.1.2021', '31.12.2025', 57000, 57000, 0)]),
 ('LOBBY AND MEZZANINE', [
  ('L1', 'Kiosk', 'Narvesol Kiosk AS', 22, '1.2.2019', '31.1.2029', 44000, 88000, 0), ('L2', 'Desk', 'Fjordtur Opplevelser AS', 9, '1.5.2024', '30.9.2025', 22500, 22500, 4500),
  ('L3', 'Vitrine', 'Ur & Gull Tangvald AS', 3, '1.9.2018', '31.8.2028', 9000, None, 0), ('L4', 'Vitrine', None, 3, None, None, None, None, None),
  ('M1', 'Bureau', 'Advokat Lid Haukeland MNA', 118, '1.11.2021', '31.10.2026', 73750, 147500, 0), ('M2', 'Bureau', 'Nordhav Crewing AS', 134, '1.8.2023', '31.7.2028', 87100, 174200, 0), ('M3', 'Studio', 'Tindehus Yoga ENK', 88, '1.10.2024', '30.9.2027', 35200, 35200, 8800)]),
 ('CELLAR AND CAR HALL', [
  ('K1', 'Store', 'Fiskekompaniet Delikatesse AS', 40, '1.6.2022', '31.5.2027', 12000, None, 0), ('K2', 'Store', None, 35, None, None, None, None, None),
  ('P1-P20', 'Bays', 'Bilfri Deling AS', 250, '1.1.2024', '31.12.2028', 120000, 240000, 0), ('P21-P26', 'Bays', 'Nordhav Crewing AS', 75, '1.8.2023', '31.7.2028', 41400, None, 0), ('P27-P30', 'Bays', None, 50, None, None, None, None, None)])]
def isod(s):
    if not s: return None
    a, b, c = s.split('.'); return f'{c}-{int(b):02d}-{int(a):02d}'
def main():
    s = PS('s', fontName='Times-Roman', fontSize=8, leading=9.4, alignment=1); h = PS('h', parent=s, fontName='Times-Bold', fontSize=7.8)
    P = Paragraph; n = lambda v: '' if v is None else f'{v:,}'.replace(',', ' ')
    data = [[P(x, h) for x in ['Pitch', 'Nature', 'Let to', 'Extent, m²', 'Entered', 'Runs to', 'Reserved sum per quarter', 'Reserved sum per annum', 'Caution money', 'In default']]]
    st = [('GRID', (0,0), (-1,-1), .5, colors.black), ('VALIGN', (0,0), (-1,-1), 'MIDDLE'), ('LEFTPADDING', (0,0), (-1,-1), 2), ('RIGHTPADDING', (0,0), (-1,-1), 2), ('BACKGROUND', (0,0), (-1,0), colors.HexColor('#ece6d6'))]
    rows = []; N = 0; V = 0; T = [0]*5
    for sec, us in S:
        st += [('SPAN', (0,len(data)), (-1,len(data))), ('BACKGROUND', (0,len(data)), (-1,len(data)), colors.HexColor('#f8f5ec'))]; data.append([P('<b>%s</b>' % sec, s)]+['']*9)
        for u, k, t, a, f, e, q, c, d in us:
            N += 1; V += t is None; T = [x+(y or 0) for x, y in zip(T, [a, q, (q or 0)*4, c, d])]
            data.append([P(u, s), P(k, s), P(t.replace('&', '&amp;') if t else '<i>unlet</i>', s), P(str(a), s), P(f or '', s), P(e or '', s), P(n(q), s), P(n(q*4 if q else None), s), P(n(c), s), P(n(d), s)])
            rows.append(row(unit=u, unitType=k, tenantName=t, area=a, section=sec, statusText='Occupied' if t else 'unlet', leaseStartDate=isod(f), leaseEndDate=isod(e), annualRent=q*4 if q else None, deposit=c, balance=d))
    st += [('SPAN', (0,len(data)), (2,len(data))), ('LINEABOVE', (0,len(data)), (-1,len(data)), 1.5, colors.black)]
    data.append([P('<b>The whole</b>', s), '', '']+[P('<b>%s</b>' % x, s) for x in [n(T[0]), '', '', n(T[1]), n(T[2]), n(T[3]), n(T[4])]])
    t = Table(data, colWidths=[x*mm for x in [17, 15, 38, 14, 18, 19, 20, 20, 18, 16]], repeatRows=1); t.setStyle(TableStyle(st))
    c = lambda z, b=0: PS('c', fontName='Times-Bold' if b else 'Times-Roman', fontSize=z, leading=z*1.3, alignment=1)
    f = [P('GRAND TINDEHUS HOTELL', c(16, 1)), P('Strandkaien 41, Ålesund', c(10)), Spacer(1, 4), P('Register of concessions, shops and car places in the house', c(11, 1)), P('Standing at 30 June 2024. Sums in Norwegian kroner, without VAT.', c(9)), Spacer(1, 10), t, Spacer(1, 10),
         P(f'{N} pitches stand in the register, {V} of them unlet. The hotel\'s own rooms, restaurant and spa are not part of it. Sums follow the consumer index each January.', PS('b', fontName='Times-Italic', fontSize=8.5, leading=11))]
    SimpleDocTemplate(doc(NAME), pagesize=A4, leftMargin=7*mm, rightMargin=7*mm, topMargin=18*mm, bottomMargin=15*mm).build(f)
    save(NAME, rows, 'Grand Tindehus Hotell', '2024-06-30', N, N-V, V)
if __name__ == '__main__': main()
