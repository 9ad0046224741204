from common import *
from fpdf import FPDF
NAME='Hallett Bldg rent list for bank.pdf'
M='January February March April May June July August September October November December'.split()
L=lambda d:f'{M[d.month-1]} {d.day}, {d.year}'
# unit, tenant, sf, rent, start, end, deposit, extra text, steps
R=[('31 Front (store)','Moonstone Books & Gifts',1650,1815,D(2021,3,1),D(2028,2,29),1700,'Rent becomes $1,870 on March 1, 2026 and $1,925 on March 1, 2027.',[(D(2026,3,1),1870),(D(2027,3,1),1925)]),
('33 Front (store)','Tony’s Barber Shop',720,850,D(2011,6,1),'month-to-month',None,'Pays own electric.',[]),
('35 Front (store)','The Daily Grind Coffee LLC',1400,1925,D(2024,10,1),D(2029,9,30),3850,'Rent becomes $1,980 on October 1, 2026.',[(D(2026,10,1),1980)]),
('2nd floor front','Vacant',1100,None,None,None,None,'Former law office, available now.',[]),
('2nd floor rear','Port Ellery Historical Society',900,600,D(2019,1,1),D(2026,12,31),None,'Heat included.',[]),
('Apartment 3F','Deirdre Overby',None,1050,D(2025,7,1),D(2026,6,30),1050,'Two bedroom. Heat included.',[]),
('Apartment 3R','Nestor Gallardo and Faye Tillery',None,975,D(2023,9,1),D(2026,8,31),900,'Two bedroom, no parking.',[])]
p=FPDF(format='letter'); p.set_margins(25,25,25); p.add_page(); p.add_font('S','','/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf') if 0 else None
f=lambda s='',z=11:p.set_font('Times',s,z)
c1=lambda s:s.replace('’',"'")
f('B',13); p.cell(0,6,'HALLETT BUILDING',new_x='LMARGIN',new_y='NEXT'); f(); p.cell(0,5,'31-35 Front Street, Port Ellery',new_x='LMARGIN',new_y='NEXT'); p.ln(3)
p.cell(0,5,'Rent list as of January 1, 2026',new_x='LMARGIN',new_y='NEXT'); p.ln(4)
X=[25,66,128,150]
f('U'); y=p.get_y(); p.text(X[0],y+4,'Space'); p.text(X[1],y+4,'Tenant'); s='Rent per mo.'; p.text(148-p.get_string_width(s)+2,y+4,s); p.text(157,y+4,'Lease ends'); p.set_y(y+9)
rows=[]; tot=0
for u,t,sf,rent,a,b,dep,ex,steps in R:
    y=p.get_y(); f('B',11); p.text(X[0],y+4,u); f('',11); p.text(X[1],y+4,c1(t))
    if rent: s=f'${rent:,}.00'; p.text(150-p.get_string_width(s),y+4,s); tot+=rent
    if b: p.text(157,y+4,b if isinstance(b,str) else L(b))
    bits=[]
    if sf: bits.append(f'{sf:,} sq. ft.')
    if a: bits.append(f'Lease began {L(a)}, now month to month.' if isinstance(b,str) else f'Lease began {L(a)}.')
    if dep: bits.append(f'Deposit ${dep:,}.')
    bits.append(ex); f('I',9.5); p.set_xy(30,y+5.2); p.multi_cell(155,4.2,' '.join(bits),new_x='LMARGIN',new_y='NEXT'); p.ln(3)
    rows.append(dict(unit=u,area=sf,tenantName=None if t=='Vacant' else c1(t),statusText='Vacant' if t=='Vacant' else 'Occupied',contractRent=rent,leaseStartDate=a,leaseEndDate=b,deposit=dep,unitType='Two bedroom' if 'Two bedroom' in ex else None,rentSteps=[dict(date=x,amount=y_) for x,y_ in steps]))
y=p.get_y(); p.line(128,y,151,y); f('B'); p.text(X[1],y+5,'Total each month'); s=f'${tot:,}.00'; p.text(150-p.get_string_width(s),y+5,s); p.set_y(y+12)
f(); p.multi_cell(0,5,f'Yearly that comes to ${tot*12:,}.00. There are seven spaces in all and one is empty. We expect the second floor front to rent by spring.',new_x='LMARGIN',new_y='NEXT'); p.ln(12)
p.cell(0,5,'Respectfully,',new_x='LMARGIN',new_y='NEXT'); p.ln(12); p.cell(0,5,'Hallett Family Trust, by its Trustee',new_x='LMARGIN',new_y='NEXT')
p.output(DOC+'/'+NAME)
save(NAME,dict(propertyName='HALLETT BUILDING',asOnDate='2026-01-01',units=7,occupied=6,vacant=1,rows=rows),'MIXED_USE','Typed one-page list, two-line records: sentence below each tenant holds area, lease start, deposit, rent steps',True)
