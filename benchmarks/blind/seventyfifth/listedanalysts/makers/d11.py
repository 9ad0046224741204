# ground & parking leases, small, portrait letter memo
from h import *
from fpdf import FPDF
f='d11_ground_parking_leases.pdf'
L=[('GL-1','Lot 4, Tolland Ave.','Ground lease – hotel','Orrin Hospitality Owner LLC',52272,D(1998,7,1),D(2097,6,30),38541.67,(D(2028,7,1),42395.84)),
('GL-2','Lot 5, Tolland Ave.','Ground lease – bank pad','Saltash Savings Bank, F.S.B.',31800,D(2012,11,1),D(2032,10,31),12250.00,(D(2027,11,1),13475.00)),
('GL-3','Lot 7, Pell Street','Ground lease – fuel','Redmoor Fuel & Mart, Inc.',27443,D(2016,3,15),D(2036,3,14),9166.67,(D(2031,3,15),10083.34)),
('GL-4','Lot 9, Pell Street','Ground lease',None,40075,None,None,None,None),
('PK-1','Garage A, levels 1–3 (412 stalls)','Parking master lease','Dunmere Parking Operators LLC',138600,D(2021,1,1),D(2030,12,31),61800.00,(D(2027,1,1),63654.00)),
('PK-2','Surface lot B (96 stalls)','Parking license','City of Wexcombe',34500,D(2024,9,1),'MTM',5760.00,None),
('TW-1','Rooftop of Garage A','Telecom license','Corvane Towers LLC',None,D(2019,6,1),D(2029,5,31),2150.00,(D(2026,6,1),2214.50)),
('BB-1','Billboard, Lot 5','Sign easement','Marrow Outdoor Media Inc.',None,D(2015,2,1),D(2035,1,31),1875.00,None)]
q=FPDF(orientation='P',unit='mm',format='Letter'); q.set_margins(14,14); q.add_page()
F='/usr/share/fonts/truetype/dejavu/'
import glob
q.add_font('S','',F+'DejaVuSerif.ttf'); q.add_font('S','B',F+'DejaVuSerif-Bold.ttf')
q.set_font('S','B',13); q.cell(0,7,'Wexcombe Transit District – Land Holdings',new_x='LMARGIN',new_y='NEXT'); q.set_font('S','',9)
q.cell(0,5,'Schedule of ground, parking and license income as of January 1, 2026',new_x='LMARGIN',new_y='NEXT'); q.ln(3)
q.set_font('S','',8.2)
q.multi_cell(0,4.4,'The Company holds fee title to the parcels below. All ground rents are absolute net; the lessee pays taxes, insurance and maintenance directly. GL-1 resets every 10 years to 6.5% of appraised land value, but not less than 110% of the prior rent. PK-1 also pays 55% of gross receipts over a $1,350,000 annual breakpoint.',new_x='LMARGIN',new_y='NEXT'); q.ln(4)
m=lambda v:f'${v:,.2f}'
dd=lambda d:d if isinstance(d,str) else f'{d:%b} {d.day}, {d.year}'
T=[]
for u,loc,ty,te,a,s,e,r,stp in L:
    q.set_fill_color(232,236,242); q.set_font('S','B',8.5); q.cell(18,5.6,u,fill=True); q.cell(98,5.6,te or 'VACANT – available for lease',fill=True); q.cell(0,5.6,ty,fill=True,align='R',new_x='LMARGIN',new_y='NEXT'); q.set_font('S','',8)
    q.cell(18,5,''); q.cell(98,5,loc); q.cell(0,5,f'Land/deck area: {a:,} sq. ft.' if a else '',align='R',new_x='LMARGIN',new_y='NEXT')
    if te:
        q.cell(18,5,''); q.cell(98,5,f'Term: {dd(s)} to {dd(e)}' if e!='MTM' else f'Term: {dd(s)}, MTM'); q.cell(0,5,f'Monthly rent: {m(r)}',align='R',new_x='LMARGIN',new_y='NEXT')
        if stp: q.cell(18,5,''); q.cell(0,5,f'Next increase: {dd(stp[0])} to {m(stp[1])} per month',new_x='LMARGIN',new_y='NEXT')
    q.ln(2.5)
    T.append(dict(unit=u,unitType=ty,tenantName=te,area=a,leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),contractRent=r,statusText='Occupied' if te else 'VACANT',rentSteps=[dict(date=iso(stp[0]),amount=stp[1])] if stp else None))
q.set_font('S','B',9); q.cell(0,.5,'',border='T',new_x='LMARGIN',new_y='NEXT'); tot=sum(x[7] or 0 for x in L)
q.cell(116,6,f'Total – 8 agreements/parcels, 7 leased'); q.cell(0,6,f'Monthly rent: {m(tot)}',align='R',new_x='LMARGIN',new_y='NEXT'); q.cell(0,6,f'Area: {sum(x[4] or 0 for x in L):,} sq. ft.',align='R',new_x='LMARGIN',new_y='NEXT')
q.output(p(f))
save(f,'LAND','memo with stacked record blocks, ground and parking leases',True,'Wexcombe Transit District – Land Holdings','2026-01-01',T,8,7,1)
