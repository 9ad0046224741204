# Property brochure spread, landscape letter
from make_lib import *
d = Doc('d07_property_brochure', (792, 612))
F = ('Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique'); K = '#9a5b2e'; P = '#f4efe8'
d.rect(0, 0, 236, 612, fill=P); d.text(24, 46, 'TANNERY WHARF', 'Helvetica-Bold', 18, K); d.text(24, 62, 'Bristol BS1 · Freehold investment', 'Helvetica', 9.5)
d.rect(24, 76, 212, 178, fill='#c9b8a2'); d.line(24, 178, 110, 110, 1, '#ffffff'); d.line(110, 110, 160, 150, 1, '#ffffff'); d.line(160, 150, 212, 96, 1, '#ffffff')
d.text(24, 189, 'View from the floating harbour (illustration)', 'Helvetica-Oblique', 7, '#555555')
d.text(24, 212, 'Accommodation', 'Helvetica-Bold', 10.5, K)
fl = [('Fourth', 'Office', 4212), ('Third', 'Office', 6874), ('Second', 'Office', 6874), ('First', 'Office', 6902), ('First', 'Gym', 2140), ('Ground', 'Reception', 963), ('Ground', 'Restaurant', 3385), ('Ground', 'Retail', 1717), ('Basement', 'Storage', 1248)]
rows = [R(['Floor', 'Use', 'sq ft', 'sq m'], b=True, col=K)]+[R([a, b, f'{c:,}', f'{c*.092903:,.1f}']) for a, b, c in fl]
sm = sum(round(c*.092903, 1) for *_, c in fl)
rows.append(R(['Total NIA', '', f'{sum(c for *_, c in fl):,}', f'{sm:,.1f}'], b=True, gap=3))
y = table(d, 24, 217, [56, 56, 38, 40], 'llrr', rows, fonts=F, size=8.2, px=1, py=2, tight=True)
d.para(24, y+12, 188, 'Measured in line with the RICS code of measuring practice. There are 31 car spaces and 64 cycle spaces in the basement, which are not part of the areas above.', 'Helvetica', 8, 10.4)
d.text(24, y+74, 'Energy rating', 'Helvetica-Bold', 10.5, K)
for k, (l, w, c) in enumerate([('A', 40, '#2f9e44'), ('B', 62, '#74b816'), ('C', 84, '#fab005'), ('D', 106, '#fd7e14')]):
    d.rect(24, y+82+k*15, 24+w, y+94+k*15, fill=c); d.text(28, y+91+k*15, l, 'Helvetica-Bold', 8, '#ffffff')
d.text(100, y+106, 'This building: B 38', 'Helvetica', 8)
# right: tenancy schedule
X = 256; d.text(X, 46, 'Tenancy schedule', 'Helvetica-Bold', 13, K); d.text(768, 46, 'as at 1 November 2024', 'Helvetica-Oblique', 8, '#555555', 'r')
ts = [('Part 4th and 3rd floors', 'Corvid Analytics Ltd', 11086, '25.03.2021', '24.03.2031', '25.03.2026', '25.03.2026', 382467, '34.50', 'Outside'),
      ('2nd floor', 'Severn Vale Water plc', 6874, '29.09.2018', '28.09.2028', '–', '–', 206220, '30.00', 'Inside'),
      ('1st floor east', 'Hartnell & Boone Architects LLP', 3610, '01.02.2023', '31.01.2033', '01.02.2028', '01.02.2028', 129960, '36.00', 'Outside'),
      ('1st floor west', 'Vacant (12 months’ rent, rates and service charge top-up by the vendor)', 3292, '', '', '', '', 115220, '35.00', ''),
      ('Gym', 'Ironside Leisure Ltd', 2140, '24.06.2019', '23.06.2034', '24.06.2029', '24.06.2024*', 34240, '16.00', 'Inside'),
      ('Restaurant', 'Little Tannery Kitchens Ltd, guaranteed by P. Okafor', 3385, '01.05.2022', '30.04.2037', '01.05.2032', '01.05.2027', 94780, '28.00', 'Outside'),
      ('Retail unit', 'Bakehouse Bros Ltd', 1717, '10.10.2020', '09.10.2025', '–', '–', 47218, '27.50', 'Outside'),
      ('Storage and parking', 'Sundry licences', 1248, 'Rolling', '', '', '', 21500, '17.23', '–')]
rows = [R([C('Demise', al='l'), C('Tenant', al='l'), 'Area\n(sq ft)', C('Start', al='l'), C('Expiry', al='l'), C('Break', al='l'), C('Review', al='l'), 'Rent\n(£ p.a.)', '£ psf', C('1954\nAct', al='l')], b=True, va='b', col='#ffffff', fill=K)]
for i, t in enumerate(ts):
    assert abs(t[7]/t[2]-float(t[8])) < .006, t
    rows.append(R([t[0], t[1], f'{t[2]:,}']+list(t[3:7])+[f'{t[7]:,}', t[8], t[9]], va='t', below=.3, lc='#c9b8a2'))
rent = sum(t[7] for t in ts); area = sum(t[2] for t in ts); assert area == sum(c for *_, c in fl)-963, (area, sum(c for *_, c in fl))
rows.append(R(['Total', '', f'{area:,}', '', '', '', '', f'{rent:,}', '', ''], b=True, fill=P))
y = table(d, X, 54, [62, 104, 36, 45, 45, 45, 47, 46, 34, 48], 'llrllllrrl', rows, fonts=F, size=7.3, lead=9, px=3, py=2.4)
d.para(X, y+4, 512, '* Review outstanding; the landlord has quoted £18.50 per sq ft. The reception of 963 sq ft is common space.', 'Helvetica-Oblique', 7, 8.6)
y += 34; d.text(X, y, 'Recent lettings nearby', 'Helvetica-Bold', 11, K); d.text(572, y, 'Pricing', 'Helvetica-Bold', 11, K)
cp = [('Aug 24', 'Glassworks, Unity St', '8,120', '38.50', '10'), ('Jun 24', '2 Narrow Quay', '5,465', '36.75', '10'), ('Apr 24', 'The Sail Loft', '3,018', '35.00', '5'), ('Feb 24', 'One Redcliff', '14,900', '40.00', '15'), ('Nov 23', '88 Prince St', '2,706', '33.50', '5')]
rows = [R([C('Date'), 'Building', 'Area (sq ft)', 'Rent (£ psf)', 'Term (years)'], b=True, below=.8, lc=K)]+[R(list(k)) for k in cp]
table(d, X, y+5, [42, 96, 52, 54, 54], 'llrrr', rows, fonts=F, size=7.6, px=1.5, py=2.6)
px = [('5.75%', 1.0575), ]
rows = [R(['Price', 'Initial yield', 'Capital value\n(£ psf)'], b=True, va='b', below=.8, lc=K)]
for p in (14750000, 14250000, 13750000):
    rows.append(R([C(f'{p:,}', cur='£'), f'{rent/(p*1.0675)*100:.2f}%', f'{p/area:.0f}']))
table(d, 572, y+5, [66, 62, 68], 'rrr', rows, fonts=F, size=7.6, px=2.5, py=2.6)
d.para(X, 430, 512, 'We are instructed to seek offers in excess of £14,250,000, subject to contract and exclusive of value added tax. It is expected that the sale will be treated as the transfer of a going concern. Purchaser’s costs are taken at 6.75 per cent. These particulars are believed to be correct but do not form part of any contract.', 'Helvetica', 8, 10.4)
d.save()
