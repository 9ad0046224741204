from truthlib import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors as C
cols = ["2022", "2023", "TTM 9/30/2024", "Issuer UW", "Agency UW"]
S = Stmt("Operating History and Underwritten Net Cash Flow", "Quarry Street Exchange", None, "2024-09-30", cols)
L = lambda l, *v, **k: S.line(l, list(v), **k)
gpr = L("Base Rent", 9182417, 9640118, 9912655, 10684230, 10391874, fn="(1)")
va = L("Value of Vacant Space", 0, 0, 0, 1218406, 1218406)
ov = L("Percentage Rent", 118300, 141907, 150222, 145000, 121000)
gr = S.tot("Gross Potential Rent", [gpr, va, ov])
rec = L("Total Recoveries", 2418906, 2611455, 2705118, 2884021, 2756900, fn="(2)")
apt = L("Multifamily Rental Income", 3140226, 3288194, 3341870, 3390612, 3341870, fn="(3)")
pk = L("Parking Income", 602114, 688340, 711295, 711295, 688340); oi = L("Other Income", 94710, 107622, 88131, 90000, 85000)
nri = S.tot("Net Rental Income", [gr, rec, apt, pk, oi])
vc = L("(Vacancy/Credit Loss)", -61240, -88917, -40355, -1447982, -1738577, fn="(4)")
egi = S.tot("Effective Gross Income", [nri, vc], "TOTAL", key="total_income")
e = [L("Real Estate Taxes", 2104882, 2188450, 2241906, 2291774, 2291774), L("Insurance", 201377, 258912, 304118, 322405, 322405), L("Utilities", 711490, 742818, 750033, 757241, 772534), L("Repairs & Maintenance", 598214, 641190, 667902, 655400, 687939), L("Cleaning & Security", 684220, 702355, 719848, 724010, 741443), L("Payroll & Benefits", 902166, 948210, 977514, 982300, 1006839), L("General & Administrative", 248105, 233981, 261774, 255000, 269627), L("Management Fee", 464637, 491616, 506067, 494787, 634195, fn="(5)")]
ox = S.tot("Total Expenses", e, "TOTAL", key="total_operating_expenses")
noi = S.tot("Net Operating Income", [egi, (ox, -1)], "TOTAL", key="noi")
cr = L("Replacement Reserves", 0, 0, 0, 118455, 142146); tl = L("TI/LC", 0, 0, 0, 611340, 786200)
ncf = S.tot("Net Cash Flow", [noi, (cr, -1), (tl, -1)], "TOTAL", key="net_cash_flow")
L("Occupancy", .931, .944, .921, .906, .887, pct=True, fn="(4)")
nv = S.rows[noi]["values"]; cv = S.rows[ncf]["values"]; debt = 92500000
L("NCF DSCR", *[round(v/6389412, 2) for v in cv], x=True); L("NOI Debt Yield", *[round(v/debt, 3) for v in nv], pct=True)
F = "p07_quarry_street_asset_summary.pdf"
b = PS('b', fontName='Helvetica', fontSize=8, leading=10.2, alignment=4); h = PS('h', fontName='Helvetica-Bold', fontSize=9, leading=13, textColor=C.HexColor('#5B1A2E'), spaceBefore=6)
fnst = PS('f', fontName='Helvetica', fontSize=6.4, leading=8, leftIndent=14, firstLineIndent=-14)
W = 612-84; st = []
info = [["Mortgage Loan Information", "", "Property Information", ""], ["Cut-off Date Balance:", "$92,500,000", "Single Asset / Portfolio:", "Single Asset"], ["% of Pool:", "8.7%", "Title:", "Fee"], ["Interest Rate:", "6.84700%", "Property Type - Subtype:", "Mixed Use - Office/Retail/MF"], ["Original Term / IO:", "120 / 120 months", "Net Rentable Area (SF):", "236,910 + 118 units"], ["Sponsor:", "Tallgrass Urban Partners", "Location:", "Baltimore, MD"], ["Lockbox / Cash Mgmt:", "Hard / Springing", "Year Built / Renovated:", "1911, 2006 / 2016"], ["Appraised Value (As-of):", "$146,000,000 (8/2024)", "Occupancy (9/30/2024):", "90.6%"]]
t = Table(info, colWidths=[W*.2, W*.3, W*.22, W*.28], rowHeights=12); t.setStyle(TableStyle([('FONT', (0,0), (-1,-1), 'Helvetica', 7.5), ('FONT', (0,0), (-1,0), 'Helvetica-Bold', 8), ('SPAN', (0,0), (1,0)), ('SPAN', (2,0), (3,0)), ('ALIGN', (0,0), (-1,0), 'CENTER'), ('BACKGROUND', (0,0), (-1,0), C.HexColor('#5B1A2E')), ('TEXTCOLOR', (0,0), (-1,0), C.white), ('ALIGN', (1,1), (1,-1), 'RIGHT'), ('ALIGN', (3,1), (3,-1), 'RIGHT'), ('BOX', (0,0), (-1,-1), .5, C.black), ('LINEAFTER', (1,0), (1,-1), .5, C.black), ('TOPPADDING', (0,0), (-1,-1), 1), ('BOTTOMPADDING', (0,0), (-1,-1), 1)]))
st += [t, Spacer(1, 6), Paragraph("The Property.", h), Paragraph("The Quarry Street Exchange Property is a mixed-use complex of three connected buildings with 171,305 SF of office space, 65,605 SF of ground-floor retail and 118 loft apartments, with a 412-stall garage. The largest tenant, Merrow Health Sciences (22.1% of NRA), has been in occupancy since 2016 and its lease expires in March 2031 with two five-year options. As of September 30, 2024 the commercial space was 90.6% leased to 34 tenants.", b), Paragraph("Major Tenants.", h)]
ten = [["Tenant", "Ratings", "SF", "% NRA", "UW Base Rent", "PSF", "Exp."], ["Merrow Health Sciences", "NR/NR/NR", "52,360", "22.1%", "$2,539,460", "$48.50", "3/31/2031"], ["Copperline Grocers", "NR/BB+/NR", "28,114", "11.9%", "$885,591", "$31.50", "8/31/2034"], ["Ostrander Lyle LLP", "NR/NR/NR", "24,870", "10.5%", "$1,131,585", "$45.50", "12/31/2028"], ["Baywick Credit Union", "NR/NR/NR", "11,945", "5.0%", "$561,415", "$47.00", "5/31/2030"]]
t = Table(ten, colWidths=[W*.27, W*.14, W*.11, W*.1, W*.16, W*.1, W*.12], rowHeights=11); t.setStyle(TableStyle([('FONT', (0,0), (-1,-1), 'Helvetica', 7.3), ('FONT', (0,0), (-1,0), 'Helvetica-Bold', 7.3), ('ALIGN', (1,0), (-1,-1), 'CENTER'), ('LINEBELOW', (0,0), (-1,0), .6, C.black), ('TOPPADDING', (0,0), (-1,-1), 1), ('BOTTOMPADDING', (0,0), (-1,-1), 1), ('BOX', (0,0), (-1,-1), .5, C.black)]))
st += [t, Spacer(1, 4), Paragraph("Operating History and Underwritten Net Cash Flow.", h)]
def fm(v, m): return f"{v*100:.1f}%" if m.get("pct") else f"{v:.2f}x" if m.get("x") else f"(${-v:,})" if v < 0 and v == S.rows[vc]["values"][0] else f"({-v:,})" if v < 0 else f"{v:,}"
data = [["Operating History and Underwritten Net Cash Flow"]+[""]*7, ["", "2022", "2023", "TTM\n9/30/2024", "Issuer UW", "Agency UW", "Agency\nPSF", "% of\nGPR/EGI"]]
sty = [('SPAN', (0,0), (-1,0)), ('ALIGN', (0,0), (-1,0), 'CENTER'), ('BACKGROUND', (0,0), (-1,0), C.HexColor('#5B1A2E')), ('TEXTCOLOR', (0,0), (-1,0), C.white), ('FONT', (0,0), (-1,-1), 'Helvetica', 7.4), ('FONT', (0,0), (-1,1), 'Helvetica-Bold', 7.4), ('ALIGN', (1,1), (-1,-1), 'RIGHT'), ('VALIGN', (0,0), (-1,-1), 'MIDDLE'), ('GRID', (0,1), (-1,-1), .25, C.HexColor('#B8A0A8')), ('BOX', (0,0), (-1,-1), .7, C.black), ('TOPPADDING', (0,0), (-1,-1), 1), ('BOTTOMPADDING', (0,0), (-1,-1), 1.5)]
lab = PS('l', fontName='Helvetica', fontSize=7.4, leading=8.4); labb = PS('lb', parent=lab, fontName='Helvetica-Bold')
for i, (r, m) in enumerate(zip(S.rows, S.meta)):
    bold = r["rowType"] != "LINE"; n = len(data); a = r["values"][4]; plain = not m.get("pct") and not m.get("x")
    base = S.rows[gr]["values"][4] if i <= gr else S.rows[egi]["values"][4]
    v = [fm(x, m) for x in r["values"]]
    if i in (gpr, gr, egi, ox, noi, ncf): v = ["$"+x for x in v]
    data.append([Paragraph(r["label"]+(f'<super size="5">{m["fn"]}</super>' if m.get("fn") else ""), labb if bold else lab)]+v+([f"${a/236910:,.2f}" if a >= 0 else f"(${-a/236910:,.2f})", f"{a/base*100:.1f}%" if a >= 0 else f"({-a/base*100:.1f}%)"] if plain else ["", ""]))
    if bold: sty += [('FONT', (0,n), (-1,n), 'Helvetica-Bold', 7.4), ('BACKGROUND', (0,n), (-1,n), C.HexColor('#F1E9EC'))]
t = Table(data, colWidths=[W*.255]+[W*.115]*5+[W*.08, W*.09]); t.setStyle(TableStyle(sty)); st.append(t); st.append(Spacer(1, 3))
for x in ("(1)  Issuer UW Base Rent reflects the 9/30/2024 rent roll with rent steps of $311,480 taken through October 2025 and $94,200 of averaged rent for credit tenants. Agency UW excludes the averaged rent and steps beyond six months.",
          "(2)  Office leases are modified gross over a base year; retail leases are NNN.", "(3)  118 units, net of in-place vacancy and concessions.", "(4)  Issuer UW vacancy is 7.6% of Net Rental Income; historical occupancy is as of December 31 of each year.", "(5)  Agency UW Management Fee is 4.0% of Effective Gross Income before credit loss; issuer 3.0% with a cap."): st.append(Paragraph(x, fnst))
def pg(c, d):
    c.setFont('Helvetica-Bold', 11); c.setFillColor(C.HexColor('#5B1A2E')); c.drawString(42, 792-34, "Asset Summary #4"); c.drawRightString(570, 792-34, "Quarry Street Exchange"); c.setLineWidth(1.2); c.line(42, 752, 570, 752); c.setFillColor(C.black); c.setFont('Helvetica', 6.5); c.drawCentredString(306, 22, f"CMBS Presale: NRDB 2024-5C3     November 14, 2024     {37+d.page}")
SimpleDocTemplate(os.path.join(DOC, F), pagesize=letter, leftMargin=36, rightMargin=36, topMargin=44, bottomMargin=34, invariant=1).build(st, onFirstPage=pg, onLaterPages=pg)
save(F, [S], "MIXED_USE", "OPERATING_STATEMENT", "rating agency / issuer", "presale asset summary: loan tables, prose, tenant table, then history / issuer / agency cash flow grid with footnotes", "other tables and prose on the page; per-foot and percent columns; no expense heading; label in parentheses")
