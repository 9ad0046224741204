from common import *
from fpdf import FPDF
D=dt.date
X=[('1','Pho Lantern',1650,D(2021,3,1),D(2026,2,28),2200.,.31),('2','Clip Joint Barbers',900,D(2023,6,1),D(2026,5,31),1275.,.31),('3-4','Family Thrift Centre, Inc.',5200,D(2018,10,1),D(2028,9,30),4766.67,.31),
('5',None,1400,None,None,None,0),('6','Sunburst Tax & Notary',1050,D(2024,1,1),D(2026,12,31),1443.75,.31),('7','Iglesia Roca Viva',2100,D(2020,9,1),'MTM',1750.,0.),
('8','Corner Laundromat LLC',2450,D(2016,4,1),D(2031,3,31),3368.75,.31),('9','Dollar Depot No. 418',8000,D(2019,2,1),D(2029,1,31),6333.33,.285),('10',None,1200,None,None,None,0),('11','Nails by Huong',850,D(2022,11,1),D(2025,10,31),1204.17,.31),('12','Eastside Community Credit Union',1900,D(2024,8,1),D(2034,7,31),3483.33,.31),
('ATM','Eastside Community Credit Union',None,D(2024,8,1),D(2034,7,31),350.,0.),('Pylon','Dollar Depot No. 418',None,D(2019,2,1),D(2029,1,31),150.,0.)]
F='eastgate_appraisal_exhibit.pdf'
p=FPDF('L','pt','letter'); p.set_creation_date(dt.datetime(2025,3,3)); p.add_page(); p.set_auto_page_break(False)
p.set_font('Times','B',13); p.set_xy(30,30); p.cell(732,14,'ADDENDUM C - EXHIBIT 2',align='C'); p.set_xy(30,46); p.set_font('Times','',12); p.cell(732,14,'Rent Roll, Eastgate Neighborhood Shops',align='C')
p.set_font('Times','I',9); p.set_xy(30,61); p.cell(732,12,'Leases in effect January 31, 2025, from information furnished by ownership',align='C')
cols=[('Bay',36,'C'),('Occupant',160,'L'),('GLA (SF)',50,'R'),('% of GLA',44,'R'),('Begins',62,'C'),('Ends',62,'C'),('Per Month',66,'R'),('Per Annum',72,'R'),('$/SF/Yr',42,'R'),('Mo. CAM/RET/Ins',80,'R'),('Mkt $/SF',46,'R')]
grp=[('',196),('Area',94),('Lease Term',124),('Contract Rent',180),('Recoveries',80),('Appraiser',46)]
x0=(792-sum(c[1] for c in cols))/2; y=84; p.set_line_width(.6)
p.line(x0,y,792-x0,y); x=x0; p.set_font('Times','B',9)
for g,w in grp:
    p.set_xy(x,y+1); p.cell(w,12,g,align='C')
    if g: p.line(x+4,y+14,x+w-4,y+14)
    x+=w
x=x0; p.set_font('Times','',9)
for t,w,a in cols: p.set_xy(x,y+15); p.cell(w,12,t,align=a); x+=w
y+=29; p.line(x0,y,792-x0,y); y+=3
G=sum(r[2] or 0 for r in X); rows=[]
def mo(d): return d.strftime('%b. %-d, %Y').replace('May.','May') if isinstance(d,dt.date) else d
def ln(v,y,st=''):
    x=x0; p.set_font('Times',st,9.5)
    for (t,w,a),s in zip(cols,v): p.set_xy(x,y); p.cell(w,14,s,align=a); x+=w
ty=[0]*3
for u,t,sf,a,b,rent,rc in X:
    if t is None:
        ln([u,'Vacant',f'{sf:,}',f'{100*sf/G:.1f}%','','','','','','','15.00'],y,'I'); rows.append(dict(unit=u,area=sf,statusText='Vacant'))
    else:
        an=round(rent*12) if sf else rent*12; rec=round(sf*rc,2) if sf else 0
        mk={True:'9.50',False:'15.00'}[bool(sf and sf>5000)] if sf else ''
        ln([u,t,f'{sf:,}' if sf else '',f'{100*sf/G:.1f}%' if sf else '',mo(a),mo(b),m2(rent),f'{an:,.0f}',f'{an/sf:.2f}' if sf else '',m2(rec) if rec else ('gross' if sf else ''),mk],y)
        r=dict(unit=u,tenantName=t,area=sf,statusText='Occupied',leaseStartDate=a,leaseEndDate=b,contractRent=rent,annualRent=an)
        if u in('ATM','Pylon'): r['unitType']=None
        if rec: r['charges']=[dict(code='CAM/RET/Ins',amount=rec)]
        ty[0]+=rent; ty[1]+=an; ty[2]+=rec; rows.append(r)
    y+=14.5
    if u=='12': 
        p.line(x0+36,y+1,792-x0,y+1); ln(['','Shops subtotal (11 bays)',f'{G:,}','100.0%','','',m2(ty[0]),f'{ty[1]:,.0f}',f'{ty[1]/G:.2f}',m2(ty[2]),''],y+2,'B'); y+=20
p.line(x0,y+1,792-x0,y+1); ln(['','TOTAL',f'{G:,}','','','',m2(ty[0]),f'{ty[1]:,.0f}','',m2(ty[2]),''],y+3,'B'); p.line(x0,y+18,792-x0,y+18); p.line(x0,y+20,792-x0,y+20)
y+=34; p.set_font('Times','',9.5)
va=sum(r['area'] for r in rows if r['statusText']=='Vacant')
for l in (f'Bays: 11. Occupied bays: 9. Vacant bays: 2 ({va:,} SF, {100*va/G:.1f}% of GLA). The ATM and pylon sign licences are outside GLA and the bay count.','Annual figures are rounded to the nearest dollar. Bay 7 pays a gross rent and is month to month; the tenant has asked for a two-year lease.','The market rents shown are the appraiser\'s conclusions on a net basis; see page 61 for support.'):
    p.set_xy(x0,y); p.cell(700,12,l); y+=12.5
p.set_font('Times','',9); p.set_xy(30,580); p.cell(732,10,'C-4',align='C')
p.output(str(DOC/F))
save(F,'RETAIL','appraisal addendum exhibit, grouped header, landscape',True,rows,'Eastgate Neighborhood Shops','2025-01-31',11,9,2,checks=[('contractRent',round(ty[0],2)),('annualRent',ty[1]),('area',G),('charge:CAM/RET/Ins',round(ty[2],2))])
