# Irish retail park: records in two lines, header in two lines, portrait
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
NAME = 'drumsallagh_rp_tenancies_0625.pdf'
# unit, tenant, t/a, use, m2, start, expiry, break, review, rent, sc, ins
R = [
 ('1', 'Hobday Carpets (Ireland) Ltd', 'Hobday Floors', 929, '2014-04-01', '2029-03-31', 'none', 'Apr 2024', 167220, 19509, 2044),
 ('2', 'Petrosella Ltd', 'Paws & Whiskers', 613, '2019-11-11', '2029-11-10', 'Nov 2024', 'Nov 2024', 119535, 12873, 1349),
 ('3A', 'Kiltoom Sports DAC', 'Sideline', 1022, '2022-02-01', '2032-01-31', 'Feb 2027', 'Feb 2027', 184000, 21462, 2248),
 ('3B', None, None, 488, None, None, None, None, None, 10248, 1074),
 ('4', 'Vanvelde Home Retail BV', 'Huis+', 2340, '2016-09-15', '2041-09-14', 'Sep 2031', 'Sep 2026', 362700, 49140, 5148),
 ('5', 'Lochán Furniture Ltd', 'Lochán', 1486, '2023-05-22', '2033-05-21', 'May 2028', 'May 2028', 225130, 31206, 3269),
 ('6', 'Dunnabeg Electrical Ltd', 'Dunnabeg', 1115, '2010-10-01', '2030-09-30', 'none', 'Oct 2025', 215000, 23415, 2453),
 ('7/8', 'Gannet Outdoor (ROI) Ltd', 'Gannet', 1858, '2021-07-05', '2031-07-04', 'Jul 2026', 'Jul 2026', 288000, 39018, 4088),
 ('9', 'Thimble & Bale Ltd', 'Thimble & Bale', 743, '2018-03-12', '2028-03-11', 'none', 'Mar 2023', 118880, 15603, 1635),
 ('10', 'Osprey Bedding Ltd', 'Dreamhouse', 836, '2024-10-28', '2034-10-27', 'Oct 2029', 'Oct 2029', 142120, 17556, 1839),
 ('11', None, None, 836, None, None, None, None, None, 17556, 1839),
 ('12', 'Murrisk Tiles and Bathrooms Ltd', 'Murrisk', 557, '2017-01-30', '2027-01-29', 'none', 'Jan 2022', 83550, 11697, 1225),
 ('14', 'Sheelin Pharmacy Group Ltd', 'CareWell Chemist', 372, '2020-06-08', '2040-06-07', 'Jun 2030', 'Jun 2025', 93000, 7812, 818),
 ('Pod A', 'Barrowside Coffee Ltd', 'Cup & Lane', 167, '2022-08-15', '2037-08-14', 'Aug 2032', 'Aug 2027', 67500, 3507, 367),
 ('Pod B', 'Fionnbarr Donuts Ltd', 'Ringers', 111, '2023-12-01', '2033-11-30', 'Dec 2028', 'Dec 2028', 46000, 2331, 244),
 ('Drive-thru', 'Chickadee Restaurants (Ireland) Ltd', 'Chickadee', 279, '2021-03-29', '2046-03-28', 'Mar 2036', 'Mar 2026', 125000, 5859, 614),
 ('Kiosk', 'T. Rennick Keycutting', 'The Key Hut', 14, '2024-02-01', '2026-01-31', 'rolling', 'none', 9600, 294, 31),
]
PLANT = ('9', 118880, 113880)   # printed with a changed digit: total counts the true one
def d(s): return D(s).strftime('%d-%b-%y')
def main():
    c = canvas.Canvas(doc(NAME), pagesize=A4); W, H = A4
    X = dict(u=40, t=92, a=268, s=330, e=392, r=555)
    def head(pg):
        c.setFont('Times-Bold', 15); c.drawString(40, H-50, 'DRUMSALLAGH RETAIL PARK')
        c.setFont('Times-Roman', 10); c.drawString(40, H-64, 'Cloonfad Road, Tullamore, Co. Offaly'); c.drawRightString(555, H-50, 'Schedule of Tenancies'); c.drawRightString(555, H-64, 'as of 30 June 2025')
        y = H-86; c.setLineWidth(1.2); c.line(40, y+10, 555, y+10)
        c.setFont('Times-Bold', 9)
        c.drawString(X['u'], y-2, 'Unit'); c.drawString(X['t'], y-2, 'Tenant'); c.drawRightString(X['a']+38, y-2, 'Area m²'); c.drawString(X['s'], y-2, 'Start'); c.drawString(X['e'], y-2, 'Expiry'); c.drawRightString(X['r'], y-2, 'Rent passing € p.a.')
        c.setFont('Times-Italic', 8.5)
        c.drawString(X['t'], y-13, 'Trading as'); c.drawString(X['s'], y-13, 'Break'); c.drawString(X['e'], y-13, 'Review'); c.drawRightString(X['r']-70, y-13, 'Service chg'); c.drawRightString(X['r'], y-13, 'Insurance')
        c.setLineWidth(.6); c.line(40, y-18, 555, y-18)
        c.setFont('Times-Roman', 8); c.drawString(40, 30, 'Asset manager: Slievebawn Property Services'); c.drawRightString(555, 30, 'page %d' % pg)
        return y-32
    rows = []; y = head(1); pg = 1; T = [0]*4
    for u, t, ta, a, st, en, bk, rv, r, sc, ins in R:
        if y < 120: c.showPage(); pg += 1; y = head(pg)
        T[0] += a; T[1] += r or 0; T[2] += sc; T[3] += ins
        pr = PLANT[2] if u == PLANT[0] else r
        c.setFont('Times-Roman', 9.5); c.drawString(X['u'], y, u); c.drawRightString(X['a']+38, y, f'{a:,}')
        if t:
            c.drawString(X['t'], y, t); c.drawString(X['s'], y, d(st)); c.drawString(X['e'], y, d(en)); c.drawRightString(X['r'], y, f'{pr:,}')
        else: c.drawString(X['t'], y, 'VACANT')
        c.setFont('Times-Italic', 8.5)
        if t: c.drawString(X['t'], y-11, ta); c.drawString(X['s'], y-11, bk); c.drawString(X['e'], y-11, rv)
        else: c.drawString(X['t'], y-11, 'landlord bears outgoings')
        c.drawRightString(X['r']-70, y-11, f'{sc:,}'); c.drawRightString(X['r'], y-11, f'{ins:,}')
        rows.append(row(unit=u, tenantName=t, area=a, leaseStartDate=st, leaseEndDate=en, annualRent=pr, statusText='Occupied' if t else 'VACANT',
            charges=[dict(code='Service chg', amount=sc), dict(code='Insurance', amount=ins)]))
        y -= 35
    c.setLineWidth(1.2); c.line(40, y+14, 555, y+14); c.setFont('Times-Bold', 9.5)
    c.drawString(X['u'], y, 'Total park'); c.drawRightString(X['a']+38, y, f'{T[0]:,}'); c.drawRightString(X['r'], y, f'{T[1]:,}')
    c.setFont('Times-BoldItalic', 8.5); c.drawRightString(X['r']-70, y-11, f'{T[2]:,}'); c.drawRightString(X['r'], y-11, f'{T[3]:,}')
    v = [x for x in R if not x[1]]
    c.setFont('Times-Roman', 9.5); c.drawString(X['u'], y-30, f'{len(R)} lettable units, {len(R)-len(v)} let and {len(v)} vacant ({sum(x[3] for x in v):,} m²). There is no Unit 13.')
    c.save()
    save(NAME, rows, 'Drumsallagh Retail Park', '2025-06-30', len(R), len(R)-len(v), len(v),
      planted=dict(what=f'unit 9: rent printed {PLANT[2]:,} in place of {PLANT[1]:,}; the printed total counts {PLANT[1]:,}', kind='digit_changed'))
if __name__ == '__main__': main()
