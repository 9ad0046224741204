# UK service charge accounts: cover, accountants' report, income & expenditure account, balance sheet, notes (Times, A4)
from lib import *
from reportlab.lib.pagesizes import A4
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
P = "Harrow Gate Court"
s = St("Service Charge Income and Expenditure Account", P, "2024-03-25", "2025-03-24", ["Budget 2025 £", "Actual 2025 £", "Actual 2024 £"], page=3)
s.h("INCOME")
I = [s.l("Service charges receivable", [148_600, 148_600, 139_250], n="2"), s.l("Commercial unit contribution", [11_400, 11_400, 10_900]), s.l("Bank interest (net of tax)", [250, 612, 388]), s.l("Insurance claims recovered", [None, 3_274, None], n="3")]
ti = s.t("TOTAL INCOME", I, key="total_income")
s.h("EXPENDITURE")
s.h("Management")
m = [s.l("Managing agent's fees", [14_850, 14_850, 14_300]), s.l("Accountancy fees", [1_620, 1_620, 1_560]), s.l("Health and safety assessments", [1_200, 2_088, 480])]
mt = s.sub("Total management", m)
s.h("Utilities")
u = [s.l("Electricity – common parts", [9_600, 11_437, 8_912]), s.l("Water", [700, 664, 641]), s.l("Lift telephone line", [420, 431, 398])]
ut = s.sub("Total utilities", u)
s.h("Soft services")
q = [s.l("Cleaning", [16_900, 16_848, 16_120]), s.l("Window cleaning", [2_400, 2_400, 2_280]), s.l("Gardening", [5_750, 5_616, 5_520]), s.l("Refuse and bulk waste removal", [800, 1_142, 735]), s.l("Concierge", [31_000, 30_418, 29_166])]
qt = s.sub("Total soft services", q)
s.h("Hard services")
z = [s.l("Lift maintenance", [4_300, 4_212, 4_090]), s.l("Fire alarm and emergency lighting", [3_650, 4_875, 3_244]), s.l("Door entry and CCTV", [1_900, 1_385, 2_017]), s.l("General repairs", [12_500, 15_963, 11_728], n="4")]
zt = s.sub("Total hard services", z)
ins = s.l("Buildings and terrorism insurance", [27_660, 28_144, 25_931], n="3"); rf = s.l("Transfer to reserve fund", [25_000, 25_000, 22_500], n="5")
te = s.t("TOTAL EXPENDITURE", [mt, ut, qt, zt, ins, rf], key="total_operating_expenses")
su = s.t("SURPLUS / (DEFICIT) FOR THE YEAR", [ti], [te], key="net_income")
b = St("Balance Sheet", P, None, "2025-03-24", ["2025 £", "2024 £"], page=4)
b.h("ASSETS")
A = [b.l("Service charges in arrears", [9_418, 7_260]), b.l("Prepayments – insurance", [7_036, 6_483]), b.l("Sundry debtors", [None, 1_150]), b.l("Cash at bank – service charge client account", [21_877, 24_905]), b.l("Cash at bank – reserve fund account", [96_342, 83_117])]
ta = b.t("TOTAL ASSETS", A, key="total_assets")
b.h("LIABILITIES")
Lq = [b.l("Accruals", [-8_264, -6_911]), b.l("Service charges received in advance", [-12_380, -10_745]), b.l("Creditors", [-5_117, -3_902])]
tl = b.t("TOTAL LIABILITIES", Lq, key="total_liabilities")
na = b.t("NET ASSETS", [ta, tl])
b.h("REPRESENTED BY")
n25, n24 = b.rows[na]["values"]; R = [b.l("Reserve fund", [96_342, 83_117], n="5"), b.l("Surplus / (deficit) due to / (from) leaseholders", [n25-96_342, n24-83_117], n="6")]
b.t("TOTAL FUNDS", R, key="total_equity")
def f(v): return '-' if v is None else (format(v, ',') if v >= 0 else '(%s)' % format(-v, ','))
F = 'Times-Roman'; FB = 'Times-Bold'
C = lambda z, bold=1, sp=0: ParagraphStyle('x', fontName=FB if bold else F, fontSize=z, leading=z*1.3, alignment=1, spaceAfter=sp)
BD = ParagraphStyle('bd', fontName=F, fontSize=10.5, leading=14, spaceAfter=8)
def tab(st, heads, widths):
    d = [list(h) for h in heads]; y0 = len(d); sty = [('FONT', (0,0), (-1,-1), F, 10), ('FONT', (0,0), (-1,y0-1), FB, 10), ('ALIGN', (1,0), (-1,-1), 'RIGHT'), ('ALIGN', (1,0), (1,-1), 'CENTER'), ('TOPPADDING', (0,0), (-1,-1), 1), ('BOTTOMPADDING', (0,0), (-1,-1), 1.5)]
    for i, r in enumerate(st.rows):
        T = r["rowType"]; up = r["label"].isupper()
        if T == "HEADING" and up and i: d.append(['']*len(d[0]))
        y = len(d)
        if T == "HEADING": d.append([r["label"]] + ['']*(len(d[0])-1)); sty.append(('FONT', (0,y), (0,y), FB if up else 'Times-BoldItalic', 10))
        elif T == "SUBTOTAL": d.append(['' if False else r["label"], ''] + [f(v) for v in r["values"]]); sty += [('LINEABOVE', (2,y), (-1,y), .4, colors.black), ('FONT', (0,y), (0,y), 'Times-Italic', 10), ('BOTTOMPADDING', (0,y), (-1,y), 5)]
        elif T == "TOTAL": d.append([r["label"], ''] + [f(v) for v in r["values"]]); sty += [('LINEABOVE', (2,y), (-1,y), .6, colors.black), ('LINEBELOW', (2,y), (-1,y), 1.4, colors.black), ('FONT', (0,y), (-1,y), FB, 10)]
        else: d.append([r["label"], st.extra[i].get('n', '')] + [f(v) for v in r["values"]])
    return Table(d, colWidths=widths, style=sty, hAlign='LEFT')
def fo(cv, d): cv.setFont(F, 9); cv.drawCentredString(297, 30, '- %d -' % d.page)
def c0(cv, d): pass
el = [Spacer(1, 190), Paragraph("HARROW GATE COURT<br/>LONDON E17", C(22, sp=40)), Paragraph("SERVICE CHARGE ACCOUNTS", C(16, sp=10)), Paragraph("FOR THE YEAR ENDED 24 MARCH 2025", C(13, sp=120)), Paragraph("Managing agents: Tollgate &amp; Pryce Block Management Ltd", C(10.5, 0)), PageBreak(),
  Paragraph("ACCOUNTANTS' REPORT OF FACTUAL FINDINGS", C(12, sp=14)), Paragraph("To the landlord and managing agents of Harrow Gate Court. We have performed the procedures agreed with you in respect of the service charge accounts set out on pages 3 to 5 for the year ended 24 March 2025. Our work was carried out having regard to the guidance published jointly for residential service charge accounts.", BD),
  Paragraph("We agreed the figures to the accounting records, tested a sample of entries to supporting documentation, and agreed the balance on the bank statements. We found no exceptions.", BD), Spacer(1, 20), Paragraph("Denby Marsh LLP, Chartered Accountants, 14 July 2025", BD), PageBreak(),
  Paragraph("HARROW GATE COURT", C(12)), Paragraph("Service Charge Income and Expenditure Account", C(12)), Paragraph("for the year ended 24 March 2025 (from 25 March 2024)", C(10.5, 0, 8)), tab(s, [['', 'Note', 'Budget', 'Actual', 'Actual'], ['', '', '2025', '2025', '2024'], ['', '', '£', '£', '£']], [235, 40, 70, 70, 70]), PageBreak(),
  Paragraph("HARROW GATE COURT", C(12)), Paragraph("Balance Sheet", C(12)), Paragraph("as at 24 March 2025", C(10.5, 0, 14)), tab(b, [['', 'Note', '2025', '2024'], ['', '', '£', '£']], [275, 40, 85, 85]), Spacer(1, 40), Paragraph("Approved by the managing agents on 16 July 2025", BD), PageBreak(),
  Paragraph("NOTES TO THE SERVICE CHARGE ACCOUNTS", C(12, sp=14))] + [Paragraph('%d.&nbsp;&nbsp; %s' % (i+1, t), BD) for i, t in enumerate(["The accounts are prepared on the accruals basis.", "Charges are demanded half-yearly in advance on 25 March and 29 September.", "A claim for escape of water at Flat 22 was settled in November 2024.", "General repairs include gutter clearance and stairwell redecoration after the leak.", "Reserve monies are held on trust in a designated account. Withdrawals in the year paid for the lift control panel.", "The surplus or deficit will be dealt with under the terms of the leases."])]
N = '06_harrow_gate_service_charge.pdf'
SimpleDocTemplate(os.path.join(DOC, N), pagesize=A4, leftMargin=56, rightMargin=50, topMargin=50, bottomMargin=50, invariant=1).build(el, onFirstPage=c0, onLaterPages=fo)
save(N, [s, b], assetType="MIXED_USE", documentType="OPERATING_STATEMENT", author="s2", style="UK service charge accounts, note column, budget/actual/prior year, three-line header, balance sheet on next page", hard=True)
