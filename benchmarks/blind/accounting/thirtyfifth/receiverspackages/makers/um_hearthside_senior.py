# Senior living census & apartment mix page (reportlab platypus), care-level sections, portrait, grouped headers, licensed beds
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
F = 'um_hearthside_senior.pdf'
LB, RS, CARE, SP = 'other:Lic. Beds', 'other:Residents', 'other:Rate per Month Avg. Care Fee', 'other:Rate per Month 2nd Person'
MON = ['sf', 'units', 'occupied', 'vacant', 'pct_occ', LB, RS, 'market', 'actual', CARE, SP]
# style, sf, units, occ, licensed beds, residents, market, actual, care, 2nd
G = [('INDEPENDENT LIVING', [('Villa cottage, 2BR/2BA', 1184, 8, 6, None, 9, 4395, 4120, None, 850), ('Garden 1BR', 702, 22, 15, None, 18, 3250, 3042, None, 850), ('Garden 2BR', 948, 14, 8, None, 13, 3895, 3588, None, 850), ('Studio', 436, 6, 3, None, 3, 2595, 2410, None, None)]),
     ('ASSISTED LIVING', [('Studio', 348, 28, 21, 28, 21, 4450, 4087, 712, None), ('Studio deluxe (kitchenette)', 402, 12, 7, 12, 7, 4795, 4361, 688, None), ('1BR', 560, 16, 12, 32, 15, 5350, 4928, 845, 1100), ('2BR', 796, 4, 1, 8, 2, 6200, 5600, 1230, 1100)]),
     ('MEMORY CARE "HARBOR"', [('Private suite', 296, 18, 14, 18, 14, 6495, 5972, 1150, None), ('Companion suite (rate is per suite)', 388, 6, 3, 12, 6, 9900, 9150, 2140, None)])]
def agg(L, lab):
    u = sum(x['units'] for x in L); o = sum(x['occupied'] for x in L); d = {'label': lab, 'sf': hu(sum(x['sf'] * x['units'] for x in L) / u), 'units': u, 'occupied': o, 'vacant': u - o, 'pct_occ': hu(o * 100 / u, 1)}
    lb = sum(x.get(LB, 0) for x in L)
    if lb: d[LB] = lb
    d[RS] = sum(x[RS] for x in L); d['market'] = hu(sum(x['market'] * x['units'] for x in L) / u); d['actual'] = hu(sum(x['actual'] * x['occupied'] for x in L) / o)
    cl = [x for x in L if CARE in x]
    if cl: d[CARE] = hu(sum(x[CARE] * x['occupied'] for x in cl) / sum(x['occupied'] for x in cl))
    return d
def cells(x, na=True):
    out = []
    for k in MON:
        v = x.get(k)
        if v is None: out.append('n/a' if na and k in (SP, CARE) else '')
        elif k == 'pct_occ': out.append(f'{v:.1f}%')
        elif k in ('market', 'actual', CARE, SP): out.append(f'${v:,.0f}')
        else: out.append(f'{v:,.0f}')
    return out
P = ParagraphStyle('a', fontName='Times-Roman', fontSize=8, leading=9)
T = [['', '', 'Apartments', '', '', '', 'Lic.', 'Resi-', 'Rate per Month', '', '', ''], ['Apartment Style', 'Avg\nSq Ft', 'Total', 'Occu-\npied', 'Vacant', '%\nOcc.', 'Beds', 'dents', 'Market', 'Actual\nAvg.', 'Avg.\nCare Fee', '2nd\nPerson']]
T[0][6] = T[0][7] = ''; T[1][6] = 'Lic.\nBeds'; T[1][7] = 'Residents'
st = [('FONT', (0, 0), (-1, -1), 'Times-Roman', 8), ('FONT', (0, 0), (-1, 1), 'Times-Bold', 8), ('ALIGN', (1, 0), (-1, -1), 'RIGHT'), ('VALIGN', (0, 0), (-1, 1), 'BOTTOM'), ('VALIGN', (0, 2), (-1, -1), 'MIDDLE'), ('SPAN', (2, 0), (5, 0)), ('SPAN', (8, 0), (11, 0)), ('ALIGN', (2, 0), (5, 0), 'CENTER'), ('ALIGN', (8, 0), (11, 0), 'CENTER'),
      ('LINEBELOW', (2, 0), (5, 0), .5, colors.black), ('LINEBELOW', (8, 0), (11, 0), .5, colors.black), ('LINEBELOW', (0, 1), (-1, 1), 1.2, colors.HexColor('#7a2e1f')), ('LEFTPADDING', (0, 0), (-1, -1), 3), ('RIGHTPADDING', (0, 0), (-1, -1), 3), ('TOPPADDING', (0, 0), (-1, -1), 2.4), ('BOTTOMPADDING', (0, 0), (-1, -1), 2.4)]
rows = []; totals = []
for g, L in G:
    T.append([g] + [''] * 11); n = len(T) - 1; st += [('FONT', (0, n), (0, n), 'Times-Bold', 8.5), ('TEXTCOLOR', (0, n), (0, n), colors.HexColor('#7a2e1f')), ('TOPPADDING', (0, n), (-1, n), 8)]
    recs = []
    for s, sf, u, o, lb, rs, mk, ac, ca, sp in L:
        x = {'type': s, 'sf': sf, 'units': u, 'occupied': o, 'vacant': u - o, 'pct_occ': hu(o * 100 / u, 1), LB: lb, RS: rs, 'market': mk, 'actual': ac, CARE: ca, SP: sp}
        x = {k: v for k, v in x.items() if v is not None}; recs.append(x); T.append([Paragraph(s, P)] + cells(x))
    t = agg(recs, 'Total ' + g.split(' "')[0].title()); totals.append(t); T.append([t['label']] + cells(t, False)); n = len(T) - 1
    st += [('FONT', (0, n), (-1, n), 'Times-Bold', 8), ('LINEABOVE', (1, n), (-1, n), .5, colors.black)]; rows += recs
t = agg(rows, 'Community Total'); totals.append(t); T.append([t['label']] + cells(t, False)); n = len(T) - 1
st += [('FONT', (0, n), (-1, n), 'Times-Bold', 8.5), ('LINEABOVE', (0, n), (-1, n), 1.2, colors.HexColor('#7a2e1f')), ('LINEBELOW', (0, n), (-1, n), 1.2, colors.HexColor('#7a2e1f')), ('BACKGROUND', (0, n), (-1, n), colors.HexColor('#f6ebe6'))]
H = lambda s, z, b=False, c='black': Paragraph(s, ParagraphStyle('h', fontName='Times-Bold' if b else 'Times-Roman', fontSize=z, leading=z * 1.25, textColor=c))
def foot(c, d):
    c.setFont('Times-Italic', 7.5); c.drawString(45, 30, 'Hearthside at Linden Pond - Monthly Operations Packet, September 2025 - Confidential, delivered to Special Servicer under the PNA'); c.drawRightString(567, 30, '14')
SimpleDocTemplate(doc(F), pagesize=letter, leftMargin=45, rightMargin=45, topMargin=48, bottomMargin=50).build([
    H('Hearthside at Linden Pond', 18, True, '#7a2e1f'), Spacer(1, 4), H('Section 5 - Census and Apartment Mix', 12, True), H('Midnight census, September 30, 2025', 9.5), Spacer(1, 10),
    Table(T, colWidths=[118, 34, 32, 34, 36, 38, 30, 48, 40, 40, 44, 38], style=st, repeatRows=2), Spacer(1, 10),
    H('<b>Notes.</b> Independent apartments are unlicensed; licensed capacity is for Assisted Living and Memory Care only. Averages in the total lines are weighted: market by all apartments, actual by occupied apartments, care fee by occupied AL and MC apartments. Second person fees are not included in Actual Avg.', 8.5), Spacer(1, 4),
    H('Move-ins during the month: AL two, MC one. Move-outs: IL one (death), AL three (two to skilled nursing). State survey of August closed without a ban on admissions.', 8.5)], onFirstPage=foot)
save(F, 'UM', MON, rows, totals, 'SENIOR_HOUSING', 'senior living census and apartment mix page in an operations packet, care-level sections with weighted totals', 'same style name in two levels of care, n/a cells, licensed beds and residents counts, grouped two-line headers')
