# Swedish office: one card per premises, two abreast
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
NAME = 'Lysbagen_7_lease_cards.pdf'
# premises, contract, tenant, use, m2, from, to, notice, rent, index, tax, heat, guarantee, p places
R = [
 ('0101', '4401-001', 'Kaffestugan Brygga AB', 'Café', 184, '2021-10-01', '2026-09-30', '9 months', 423200, 63903, 21160, 0, 105800),
 ('0102', '4401-014', 'Optik Hjelmare AB', 'Shop', 132, '2023-02-01', '2028-01-31', '9 months', 356400, 29581, 15180, 11880, None),
 ('0103', None, None, 'Shop', 96, None, None, None, None, None, None, None, None),
 ('0201', '4401-006', 'Region Öresund Tandvård', 'Clinic', 540, '2017-07-01', '2027-06-30', '12 months', 1134000, 298242, 62100, 48600, None),
 ('0202', '4401-019', 'Nordan Revision AB', 'Office', 312, '2024-04-01', '2029-03-31', '9 months', 842400, 12636, 35880, 28080, 210600),
 ('0301', '4401-011', 'Flodin & Wrede Arkitekter AB', 'Office', 455, '2022-01-01', '2026-12-31', '9 months', 1046500, 151743, 52325, 40950, 261625),
 ('0302', '4401-012', 'Flodin & Wrede Arkitekter AB', 'Store', 60, '2022-01-01', '2026-12-31', '9 months', 54000, 7830, 0, 0, None),
 ('0303', None, None, 'Office', 338, None, None, None, None, None, None, None, None),
 ('0401', '4401-009', 'Havsvind Projektering AB', 'Office', 690, '2020-05-01', '2025-12-31', '12 months', 1449000, 278208, 79350, 62100, 362250),
 ('0402', '4401-021', 'Kungsfiskaren Spel AB', 'Office', 275, '2025-01-01', '2027-12-31', '6 months', 783750, 0, 31625, 24750, 391875),
 ('0501', '4401-003', 'Stiftelsen Skånsk Ljuskonst', 'Gallery', 410, '2015-11-01', '2030-10-31', '18 months', 615000, 196185, 47150, 36900, None),
]
ASK = {'0103': 2750, '0303': 2800}
def n(v): return f'{v:,}'.replace(',', ' ')
def main():
    c = canvas.Canvas(doc(NAME), pagesize=A4); W, H = A4
    navy = colors.HexColor('#1d3557'); grey = colors.HexColor('#e9eef3')
    def top():
        c.setFillColor(navy); c.setFont('Helvetica-Bold', 14); c.drawString(45, H-45, 'Kv. Lysbågen 7, Malmö'); c.setFont('Helvetica', 9); c.drawString(45, H-59, 'Lease abstract cards  |  Reporting date 2025-02-28  |  Amounts in SEK per year excl. VAT')
        c.setFillColor(colors.grey); c.setFont('Helvetica', 7); c.drawString(45, 26, 'Svartek Förvaltning AB  -  lender reporting pack, section C'); c.drawRightString(W-45, 26, str(c.getPageNumber())); c.setFillColor(colors.black)
    rows = []; top(); k = 0; CW, CH = 245, 166
    for p, no, t, use, a, st, en, nt, r, ix, tx, ht, gu in R:
        if k and k % 8 == 0: c.showPage(); top()
        i = k % 8; x = 45 + (i % 2)*(CW+15); y = H-80-(i//2+1)*(CH+10)+10; k += 1
        c.setStrokeColor(navy); c.setLineWidth(.7); c.roundRect(x, y, CW, CH, 4)
        c.setFillColor(navy if t else colors.HexColor('#8d99ae')); c.rect(x, y+CH-20, CW, 20, fill=1, stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold', 9.5)
        c.drawString(x+8, y+CH-14, 'Premises ' + p); c.setFont('Helvetica', 8); c.drawRightString(x+CW-8, y+CH-14, 'Contract ' + no if no else 'no contract'); c.setFillColor(colors.black)
        yy = y+CH-34; c.setFont('Helvetica-Bold', 10); c.drawString(x+8, yy, t or 'VACANT'); yy -= 15
        def kv(l, v, bold=False, xr=x+CW-8):
            nonlocal yy
            c.setFont('Helvetica', 8); c.setFillColor(colors.HexColor('#555555')); c.drawString(x+8, yy, l); c.setFillColor(colors.black); c.setFont('Helvetica-Bold' if bold else 'Helvetica', 8.5); c.drawRightString(xr, yy, v); yy -= 11.5
        kv('Use / area', f'{use}, {a} sqm')
        if t:
            kv('Lease term', f'{st} to {en}'); kv('Notice', nt); kv('Contract rent', n(r), True)
            kv('Index supplement', n(ix)); kv('Property tax share', n(tx)); kv('Heating', n(ht)); kv('Supplements, total', n(ix+tx+ht))
            kv('Bank guarantee / deposit', n(gu) if gu else 'none')
        else:
            kv('Available', 'immediately'); kv('Asking rent, SEK per sqm and year', n(ASK[p])); kv('Last let to', '2024-09-30')
        rows.append(row(unit=p, tenantName=t, unitType=use, area=a, leaseStartDate=st, leaseEndDate=en, annualRent=r, deposit=gu, statusText='Occupied' if t else 'VACANT',
            charges=[dict(code='Index supplement', amount=ix), dict(code='Property tax share', amount=tx), dict(code='Heating', amount=ht)] if t else None, totalCharges=ix+tx+ht if t else None))
    i = 8; L = [x for x in R if x[2]]
    y = H-80-2*(CH+10)-25
    c.setFont('Helvetica-Bold', 10); c.drawString(45, y, 'Summary')
    for l, v in [('Premises', f'{len(R)}, of which let {len(L)} and vacant {len(R)-len(L)}'), ('Lettable area', f'{n(sum(x[4] for x in R))} sqm, of which vacant {sum(x[4] for x in R if not x[2])} sqm'),
                 ('Contract rent, all leases', 'SEK ' + n(sum(x[8] for x in L))), ('Supplements, all leases', 'SEK ' + n(sum(x[9]+x[10]+x[11] for x in L))), ('Guarantees held', 'SEK ' + n(sum(x[12] or 0 for x in L)))]:
        y -= 14; c.setFont('Helvetica', 9); c.drawString(45, y, l); c.drawString(200, y, v)
    c.save(); save(NAME, rows, 'Kv. Lysbågen 7', '2025-02-28', len(R), len(L), len(R)-len(L))
if __name__ == '__main__': main()
