# RV resort on a large property-management system: site type availability, PDF, no rules
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor, black
from common import doc, truth
SEED = 5323
T = [('anpw35', 'Annual - Premium Waterfront 35x70', 2450, 1040, 28), ('anpi30', 'Annual - Premium Interior 30x60', 1800, 870, 64), ('anst28', 'Annual - Standard 28x55', 1540, 765, 117), ('anstco', 'Annual - Standard Corner', 1720, 805, 16), ('anpm', 'Annual - Park Model Lot', 2000, 915, 83),
     ('sepi30', 'Seasonal - Interior 30x60', 1800, 990, 41), ('sest28', 'Seasonal - Standard 28x55', 1540, 880, 58), ('mopt', 'Monthly - Pull-Thru 50A', 1650, 940, 22), ('mobi', 'Monthly - Back-In 50A', 1375, 820, 35), ('mobi30', 'Monthly - Back-In 30A', 1120, 705, 27),
     ('cabs', 'Cabin - Studio', 320, 1350, 8), ('cab1', 'Cabin - One Bedroom', 480, 1675, 6), ('stor', 'Storage Space - Gravel', 400, 75, 44), ('empl', 'Employee / Workcamper Site', 1200, 0, 5)]
def build():
    R = random.Random(SEED)
    f = 'lvr_sitetype_availability.pdf'; W, H = landscape(letter); c = canvas.Canvas(doc(f), pagesize=(W, H))
    cols = ['sf', 'market', 'units', 'occ_nontv', 'ntv_rented', 'ntv_unrented', 'vac_rented', 'vac_unrented', 'down', 'other:Avail', 'pct_occ', 'pct_leased']
    RX = (262, 318, 362, 412, 456, 504, 552, 604, 642, 680, 724, 768)
    c.setFont('Times-Bold', 13); c.drawCentredString(W/2, H-42, 'Site Type Availability'); c.setFont('Times-Roman', 9)
    c.drawCentredString(W/2, H-55, 'Property: Lake Verity RV Resort (lvr)'); c.drawCentredString(W/2, H-66, 'As Of: 06/30/2025'); c.setFont('Times-Roman', 8); c.drawRightString(W-24, H-42, 'Page 1'); c.drawString(24, H-42, '7/3/2025 9:05 AM')
    y = H-98; c.setFont('Times-Bold', 8.5)
    h = (('', 'Avg.', 'Sq Ft'), ('Avg.', 'Market', 'Rent'), ('', '', 'Units'), ('Occupied', 'No', 'Notice'), ('', 'Notice', 'Rented'), ('', 'Notice', 'Unrented'), ('', 'Vacant', 'Rented'), ('', 'Vacant', 'Unrented'), ('', '', 'Down'), ('', '', 'Avail'), ('', '%', 'Occ'), ('', '%', 'Leased'))
    for x, g in zip(RX, h):
        for i, t in enumerate(g): c.drawRightString(x, y-10*i, t)
    c.drawString(24, y-20, 'Code'); c.drawString(66, y-20, 'Site Type'); y -= 38
    FM = ('{:,.0f}', '{:,.2f}') + ('{:,.0f}',)*8 + ('{:.2f}',)*2
    def put(y, v, font):
        c.setFont(font, 8.5); t = {}
        for i, x in enumerate(v): c.drawRightString(RX[i], y, FM[i].format(x)); t[cols[i]] = x
        return t
    def pct(v): 
        u, on, nr, nu, vr, vu, dn = v
        return [nu+vu, round(100*(on+nr+nu)/u, 2), round(100*(on+nr+vr)/u, 2)]
    rows = []; S = [0]*7; A = B = 0
    for code, ty, sf, mk, u in T:
        mk = mk*100 + (R.randint(0, 80)*25 if mk else 0)
        dn = R.choice([0, 0, 1, 2]) if u > 20 else 0; nr = R.choice([0, 0, 1]); nu = R.randint(0, 2) if u < 40 else R.randint(1, 5); vr = R.choice([0, 0, 1, 2]) if u > 10 else 0; vu = R.randint(0, max(1, u//8))
        if code == 'empl': nr = nu = vr = dn = 0; vu = 1
        v = [u, u-nr-nu-vr-vu-dn, nr, nu, vr, vu, dn]; S = [a+b for a, b in zip(S, v)]; A += sf*u; B += mk*u
        c.setFont('Times-Roman', 8.5); c.drawString(24, y, code); c.drawString(66, y, ty)
        rows.append({'type': ty, 'code': code, **put(y, [sf, mk/100]+v+pct(v), 'Times-Roman')}); y -= 15
    y -= 6; c.setFont('Times-Bold', 8.5); c.drawString(66, y, 'Total'); t = put(y, [round(A/S[0]), round(B/S[0])/100]+S+pct(S), 'Times-Bold')
    y -= 46; c.setFont('Times-Bold', 8.5); c.drawString(66, y, 'Nightly inventory (not in the above)'); c.setFont('Times-Roman', 8.5)
    for a in ('Overnight pull-thru sites are booked through the reservation engine and are reported on the Camp Occupancy report.', 'Down = flood repair, rows F and G.  % Occ = (occupied + notice) / units.  % Leased = (occupied + notice rented + vacant rented) / units.'): y -= 12; c.drawString(66, y, a)
    c.save(); truth(f, 'UM', cols, rows, [{'label': 'Total', **t}])
if __name__ == '__main__': build()
