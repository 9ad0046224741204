# apartment unit mix by bedroom, PDF (platypus)
from decimal import Decimal as D, ROUND_HALF_UP
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
NAME = 'Foxglove_Ridge_UnitMix_Feb25'
P = [('Studio', [('S1 - Wren','0','1.0',24,512,23,1265,1238),('S2 - Wren Den','0','1.0',8,588,8,1340,1322)]),
 ('One Bedroom', [('A1 - Finch','1','1.0',48,664,46,1455,1409),('A1R - Finch Renovated','1','1.0',20,664,19,1605,1581),('A2 - Lark','1','1.0',36,718,33,1510,1462),('A3 - Lark Den','1','1.0',12,806,12,1625,1570),('A4 - Martin Loft','1','1.5',6,934,5,1790,1804)]),
 ('Two Bedroom', [('B1 - Heron','2','1.0',32,902,30,1735,1668),('B2 - Heron','2','2.0',44,988,41,1845,1779),('B2R - Heron Renovated','2','2.0',16,988,16,2030,1992),('B3 - Osprey','2','2.0',28,1074,25,1960,1871),('B4 - Osprey TH','2','2.5',10,1210,10,2185,2097)]),
 ('Three Bedroom', [('C1 - Kestrel','3','2.0',12,1286,11,2310,2208),('C2 - Kestrel TH','3','2.5',4,1402,3,2495,2410)])]
N = sum(x[3] for _, l in P for x in l)
def r(x, p): return D(x).quantize(D(1).scaleb(-p), ROUND_HALF_UP)
def line(u, sf, tsf, occ, mt, at, ltl):
    """weighted figures"""
    return [D(u), r(D(u)*100/N, 1), r(sf, 0), D(tsf), D(occ), D(u-occ), r(D(occ)*100/u, 1), r(D(mt)/u, 0), r(D(mt)/tsf, 2), r(at[0]/D(at[1]), 0), r(at[0]/D(at[2]), 2), D(ltl)]
K = ['units','pct_units','sf','total_sf','occupied','vacant','pct_occ','market','market_sf','actual','actual_sf','ltl']
rows = []; tots = []
def cell(v):
    u, pu, sf, ts, o, va, po, m, ms, a, as_, l = v
    return [f'{u}', f'{pu}%', f'{sf:,}', f'{ts:,}', f'{o}', f'{va}', f'{po}%', f'${m:,}', f'${ms}', f'${a:,}', f'${as_}', f'{l:,}' if l >= 0 else f'({-l:,})']
data = [['','','','','% of','Avg.','Total','Occ.','Vac.','','Market','Market','In-Place','In-Place','Loss to'], ['Floor Plan','Bed','Bath','Units','Units','SF','SF','Units','Units','% Occ.','Rent','$/SF','Rent','$/SF','Lease']]
st = []
GA = [0]*7
for h, ls in P:
    data.append([h] + ['']*14); k = len(data)-1; st += [('BACKGROUND',(0,k),(-1,k),colors.HexColor('#E6EFE3')), ('FONT',(0,k),(-1,k),'Helvetica-Bold',8), ('SPAN',(0,k),(-1,k))]
    A = [0]*7   # units, tsf, occ, mkt total, act total, occ sf, ltl
    for t, bd, ba, u, sf, oc, m, a in ls:
        w = [u, u*sf, oc, u*m, oc*a, oc*sf, oc*(m-a)]; v = line(u, sf, u*sf, oc, u*m, (w[4], oc, oc*sf), w[6])
        data.append([t, bd if bd != '0' else 'Studio', ba] + cell(v)); rows.append({"type": t, "beds": bd if bd != '0' else 'Studio', "baths": ba, **{x: float(z) for x, z in zip(K, v)}})
        A = [x+y for x, y in zip(A, w)]
    v = line(A[0], D(A[1])/A[0], A[1], A[2], A[3], (A[4], A[2], A[5]), A[6]); lb = f'Total / Avg. {h}'
    data.append([lb, '', ''] + cell(v)); k = len(data)-1; st += [('FONT',(0,k),(-1,k),'Helvetica-Bold',7.6), ('LINEABOVE',(3,k),(-1,k),.5,colors.black), ('BOTTOMPADDING',(0,k),(-1,k),7)]
    tots.append({"label": lb, **{x: float(z) for x, z in zip(K, v)}}); GA = [x+y for x, y in zip(GA, A)]
A = GA; v = line(A[0], D(A[1])/A[0], A[1], A[2], A[3], (A[4], A[2], A[5]), A[6])
data.append(['Property Total / Average', '', ''] + cell(v)); k = len(data)-1
tots.append({"label": 'Property Total / Average', **{x: float(z) for x, z in zip(K, v)}})
st += [('FONT',(0,k),(-1,k),'Helvetica-Bold',8), ('BACKGROUND',(0,k),(-1,k),colors.HexColor('#2F5D3A')), ('TEXTCOLOR',(0,k),(-1,k),colors.white)]
d = SimpleDocTemplate(doc(NAME + '.pdf'), pagesize=landscape(letter), leftMargin=25, rightMargin=25, topMargin=40, bottomMargin=36)
tb = Table(data, colWidths=[142,36,32,36,40,40,52,36,36,44,50,46,52,50,50], rowHeights=None)
tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.8), ('ALIGN',(3,0),(-1,-1),'RIGHT'), ('ALIGN',(1,0),(2,-1),'CENTER'), ('FONT',(0,0),(-1,1),'Helvetica-Bold',7.8),
 ('LINEBELOW',(0,1),(-1,1),1,colors.HexColor('#2F5D3A')), ('BOTTOMPADDING',(0,0),(-1,0),0), ('TOPPADDING',(0,1),(-1,1),0), ('TOPPADDING',(0,2),(-1,-1),2), ('BOTTOMPADDING',(0,2),(-1,-1),2.6), ('LEFTPADDING',(0,0),(-1,-1),3), ('RIGHTPADDING',(0,0),(-1,-1),3)] + st))
s = lambda sz, b=False, c='#000000': ParagraphStyle('x', fontName='Helvetica-Bold' if b else 'Helvetica', fontSize=sz, leading=sz*1.25, textColor=colors.HexColor(c))
d.build([Paragraph('Unit Mix Summary', s(15, True, '#2F5D3A')), Paragraph('Foxglove Ridge Apartments - Foxglove Ridge Partners LLLP', s(10, True)), Paragraph('AppFolio Property Manager &nbsp;|&nbsp; Data as of 02/28/2025 &nbsp;|&nbsp; Exported 03/04/2025 11:20 AM', s(8, c='#666666')), Spacer(1, 10), tb, Spacer(1, 10),
 Paragraph('Market rent averages all units; in-place rent averages occupied units. Loss to Lease = occupied units x (market less in-place), per month. Type A4 leases signed above current market.', s(7.5, c='#444444')),
 Paragraph('PBC - agreed unit count to rent roll (RR-1) w/o exception. &nbsp; LMS 3/6/25', s(7.5, c='#B00000'))])
print(N, v, len(rows))
save_truth(NAME, 'UM', K, rows, tots)
