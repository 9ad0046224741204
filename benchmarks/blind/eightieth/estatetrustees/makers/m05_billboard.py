from lib import *; from fpdf import FPDF
r=random.Random(505); n=N(505); fn='tri_county_outdoor_faces.pdf'
class P(FPDF):
    def footer(s): s.set_y(-12); s.set_font('helvetica','',7); s.cell(0,5,f'Tri-County Outdoor - sign inventory & contracts - page {s.page_no()}',align='C')
    def header(s):
        s.set_font('helvetica','B',13); s.cell(0,7,'TRI-COUNTY OUTDOOR ADVERTISING',new_x='LMARGIN',new_y='NEXT')
        s.set_font('helvetica','',9); s.cell(0,5,'Sign Faces and Advertising Contracts in Force            Status date: 12/31/2024',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('helvetica','B',7.5); s.set_fill_color(40,40,40); s.set_text_color(255)
        for h,w,a in C: s.cell(w,6,h,fill=True,align=a)
        s.ln(6); s.set_text_color(0)
C=[('FACE #',17,'L'),('LOCATION / READ',63,'L'),('FORMAT',22,'L'),('SIZE',16,'L'),('ADVERTISER',56,'L'),('ON',19,'R'),('OFF',19,'R'),('RATE CARD',20,'R'),('$/MONTH',20,'R'),('$/YEAR',20,'R')]
p=P('L','mm','Letter'); p.set_margins(4,10); p.set_auto_page_break(True,12); p.add_page()
adv=['Lagrone Chevrolet','Mulvaney Injury Law','Big Red Pecan Stand','First Baptist of Adair','Comfort Stop Motel Exit 41','County Health Dept.','Stamper Well Drilling','Hobgood Furniture','Jessup Dental','Rooker Feed & Seed','Quik-Trax Tire','Kettler HVAC','Prairie Bank','WZKR 98.3','Loomis Outdoor Power','Cherokee Bluff Casino','Selby Realty','Tri-Lakes Hospital','Ybarra Roofing']
roads=['US-59 1.2 mi S of Hwy 10','I-44 @ MM 241','SH-20 E edge of town','US-69 N of river bridge','Hwy 28 & County Rd 4410','I-44 @ MM 255 truck stop','Main St @ feed mill','US-60 W of overpass','SH-82 Pumpkin Hollow','I-44 @ MM 263']
rows=[];k=0;TR=TM=TY=0;occ=vac=0
for i in range(15):
    st=r.randint(101,199)+i*100
    st=1000+i*7+r.randint(0,5)
    fm,sz,rc=r.choice([('Bulletin','14x48',1150),('Bulletin','14x48',950),('Poster','10x30',520),('Jr. Poster','8x20',340)]); rdn=roads[i%10]
    for f,dr in zip(['N','S'] if 'US' in rdn or 'I-' not in rdn else ['E','W'],['RH','cross']):
        if i in(4,11) and dr=='cross': continue
        u=f'{st}-{f}'; k+=1; p.set_font('helvetica','',8); bb=k%2==0
        p.set_fill_color(235)
        v=r.random()<.24
        who='' if v else r.choice(adv); a=rd(r,(2023,2,1),(2024,11,1)).replace(day=1); b=a.replace(year=a.year+r.choice([1,2,3]))-dt.timedelta(days=1)
        if not v and b<dt.date(2025,1,15): b=b.replace(year=2025)
        mo=round(rc*r.choice([.7,.8,.85,.9,1])/5)*5; TR+=rc
        if v: vac+=1; vals=[u,f'{rdn}, {f}/{dr}',fm,sz,'OPEN','','',f'{rc:,}','',''] ; rows.append(row(unit=u,unitType=fm,statusText='OPEN',marketRent=rc))
        else:
            occ+=1; TM+=mo;TY+=mo*12; vals=[u,f'{rdn}, {f}/{dr}',fm,sz,who,f'{a:%m/%d/%y}',f'{b:%m/%d/%y}',f'{rc:,}',f'{mo:,}',f'{mo*12:,}']
            rows.append(row(unit=u,unitType=fm,tenantName=who,statusText='Occupied',marketRent=rc,contractRent=mo,annualRent=mo*12,leaseStartDate=iso(a),leaseEndDate=iso(b)))
        for (h,w,al),x in zip(C,vals): p.cell(w,5.2,x,fill=bb,align=al)
        p.ln(5.2)
p.set_font('helvetica','B',8); p.ln(1)
for (h,w,al),x in zip(C,['TOTAL',f'{k} faces on 15 structures','','',f'{occ} sold / {vac} open','','',f'{TR:,}',f'{TM:,}',f'{TY:,}']): p.cell(w,6,x,border='T',align=al)
p.ln(9); p.set_font('helvetica','',8); p.multi_cell(240,4,'RATE CARD is the asking monthly price. Ground leases with landowners are listed separately (see red folder). Faces marked OPEN carry public service paper.')
p.output(doc(fn)); save(fn,'OTHER','billboard face inventory, striped, rate card and yearly value',False,'TRI-COUNTY OUTDOOR ADVERTISING','2024-12-31',rows,k,occ,vac)
