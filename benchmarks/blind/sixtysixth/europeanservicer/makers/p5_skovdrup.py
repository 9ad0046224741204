# Danish logistics park: four buildings, step ladders under the tenants
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
NAME = 'SkovdrupLP_TenancySchedule_StepRents.pdf'
B = [('Building 1 - Cross dock', [
   ('1.01', 'Fjordline Parcel A/S', 6200, '01 Jan 2021', '31 Dec 2030', 3410000, 852500, [('01 Jan 2026', 3580500), ('01 Jan 2028', 3759525)]),
   ('1.02', 'Kaldvik Fresh Logistics ApS', 3150, '01 Jun 2023', '31 May 2028', 1890000, 945000, [('01 Jun 2025', 1937250), ('01 Jun 2026', 1985681), ('01 Jun 2027', 2035323)]),
   ('1.03', None, 1480, None, None, None, None, [])]),
 ('Building 2 - High bay', [
   ('2.01', 'Tømmerup Byggemarked Distribution A/S', 14800, '15 Sep 2017', '14 Sep 2032', 7252000, None, [('15 Sep 2027', 7614600)]),
   ('2.02', 'Nettohandel Nord ApS', 8900, '01 Mar 2022', '28 Feb 2027', 4717000, 1179250, [])]),
 ('Building 3 - Small units', [
   ('3.01', 'Vestkyst Ventilation ApS', 640, '01 Apr 2020', '31 Mar 2026', 441600, 110400, []),
   ('3.02', 'Bøgelund Cykler A/S', 640, '01 Oct 2024', '30 Sep 2029', 460800, 115200, [('01 Oct 2025', 472320), ('01 Oct 2026', 484128), ('01 Oct 2027', 496231), ('01 Oct 2028', 508637)]),
   ('3.03', None, 640, None, None, None, None, []),
   ('3.04/05', 'Skagerrak Catering Supply ApS', 1280, '01 Feb 2019', '31 Jan 2029', 870400, 217600, [('01 Feb 2026', 896512)]),
   ('3.06', 'Lillebælt Print & Pack I/S', 715, '01 Jul 2023', '30 Jun 2026', 500500, 125125, []),
   ('3.07', 'Anker Tools ApS', 565, '01 Aug 2021', '31 Jul 2026', 395500, 98875, [])]),
 ('Yard and ancillary', [
   ('Y1', 'Fjordline Parcel A/S', 4500, '01 Jan 2021', '31 Dec 2030', 540000, None, [('01 Jan 2026', 567000), ('01 Jan 2028', 595350)]),
   ('Y2', 'Trekanten Trailer Leasing A/S', 6000, '01 May 2024', '30 Apr 2027', 690000, 172500, []),
   ('Gatehouse', 'Securvagt Syd ApS', 85, '01 Jan 2021', '31 Dec 2025', 51000, None, [])])]
def isod(s): return dt.datetime.strptime(s, '%d %b %Y').date().isoformat() if s else None
def main():
    c = canvas.Canvas(doc(NAME), pagesize=landscape(A4)); W, H = landscape(A4); rows = []
    cols = dict(u=50, t=115, a=365, s=385, e=455, r=605, q=655, dp=735)
    def head():
        c.setFillColor(colors.HexColor('#b5472b')); c.rect(50, H-62, 8, 30, fill=1, stroke=0); c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold', 14); c.drawString(66, H-45, 'Skovdrup Logistics Park'); c.setFont('Helvetica', 9); c.drawString(66, H-59, 'Fredericiavej 300-318, Skovdrup, Denmark   /   Tenancy schedule with contracted steps   /   as of 1 May 2025')
        c.setFont('Helvetica-Bold', 8); y = H-84
        for k, l, r in [('u', 'Unit', 0), ('t', 'Lessee', 0), ('a', 'sqm', 1), ('s', 'From', 0), ('e', 'To', 0), ('r', 'Rent DKK p.a.', 1), ('q', 'DKK/sqm', 1), ('dp', 'Deposit DKK', 1)]:
            (c.drawRightString if r else c.drawString)(cols[k], y, l)
        c.line(50, y-4, 735, y-4); c.setFont('Helvetica', 7); c.drawString(50, 28, 'Rents excl. VAT and operating costs. Fixed steps replace NPI indexation.'); c.drawRightString(W-50, 28, f'Sheet {c.getPageNumber()}')
        return y-18
    y = head(); G = [0, 0, 0]
    for b, us in B:
        need = 20+sum(14+11*len(u[7]) for u in us)
        if y-min(need, 90) < 50: c.showPage(); y = head()
        c.setFillColor(colors.HexColor('#f3e3de')); c.rect(50, y-4, 685, 14, fill=1, stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold', 9); c.drawString(54, y, b); y -= 18
        S = [0, 0, 0]
        for u, t, a, st, en, r, dp, steps in us:
            if y-11*len(steps) < 50: c.showPage(); y = head()
            c.setFont('Helvetica', 8.5); c.drawString(cols['u'], y, u); c.drawString(cols['t'], y, t or 'Vacant - available now'); c.drawRightString(cols['a'], y, f'{a:,}')
            if t: 
                c.drawString(cols['s'], y, st); c.drawString(cols['e'], y, en); c.drawRightString(cols['r'], y, f'{r:,}'); c.drawRightString(cols['q'], y, f'{r/a:,.0f}')
                if dp: c.drawRightString(cols['dp'], y, f'{dp:,}')
            y -= 12
            c.setFont('Helvetica-Oblique', 7.5)
            for i, (sd, sa) in enumerate(steps): c.drawString(cols['e']-70, y, 'step' if i else 'steps to'); c.drawString(cols['e'], y, sd); c.drawRightString(cols['r'], y, f'{sa:,}'); y -= 11
            y -= 2; S[0] += a; S[1] += r or 0; S[2] += dp or 0
            rows.append(row(unit=u, building=b if b.startswith('Building') else None, section=b, tenantName=t, area=a, leaseStartDate=isod(st), leaseEndDate=isod(en), annualRent=r, deposit=dp, statusText='Occupied' if t else 'Vacant - available now',
                rentSteps=[dict(date=isod(x), amount=z, per='year') for x, z in steps] or None))
        c.setLineWidth(.4); c.line(330, y+9, 735, y+9); c.setFont('Helvetica-Bold', 8.5); c.drawString(cols['t'], y-2, 'Subtotal ' + b.split(' - ')[0]); c.drawRightString(cols['a'], y-2, f'{S[0]:,}'); c.drawRightString(cols['r'], y-2, f'{S[1]:,}'); c.drawRightString(cols['dp'], y-2, f'{S[2]:,}')
        y -= 22; G = [p+q for p, q in zip(G, S)]
    c.setLineWidth(1); c.line(50, y+10, 735, y+10); c.setFont('Helvetica-Bold', 9.5); c.drawString(50, y-3, 'Skovdrup Logistics Park, total'); c.drawRightString(cols['a'], y-3, f'{G[0]:,}'); c.drawRightString(cols['r'], y-3, f'{G[1]:,}'); c.drawRightString(cols['dp'], y-3, f'{G[2]:,}')
    c.line(50, y-8, 735, y-8); c.save()
    save(NAME, rows, 'Skovdrup Logistics Park', '2025-05-01', 14, 12, 2)
if __name__ == '__main__': main()
