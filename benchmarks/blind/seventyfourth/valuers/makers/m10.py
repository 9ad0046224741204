from common import *
import xlwt
rd=random.Random(10)
F='Maasveld DC Venlo rentroll.xls'
wb=xlwt.Workbook();w=wb.add_sheet('Rentroll');e=xlwt.easyxf
H=e('font: bold 1, colour white; pattern: pattern solid, fore_colour dark_blue; align: wrap 1, horiz center');m=e(num_format_str='"€" #,##0.00');n=e(num_format_str='#,##0');d=e(num_format_str='DD-MM-YYYY');b=e('font: bold 1, height 260');mb=e('font: bold 1; borders: top thin, bottom double',num_format_str='"€" #,##0.00');nb=e('font: bold 1; borders: top thin, bottom double',num_format_str='#,##0');it=e('font: italic 1');bd=e('font: bold 1')
w.write(0,0,'Maasveld Distribution Centre',b);w.write(1,0,'Columbuslaan 2-10, Venlo, the Netherlands');w.write(2,0,'Rent roll per');w.write(2,2,dt.datetime(2026,1,1),d)
hd=['Building','Unit','Tenant','Warehouse m² LFA','Mezzanine m² LFA','Office m² LFA','Total m² LFA','Parking places','Start date','End date','Notice period','Extension','Indexation date','Current rent p.a. excl. VAT','Rent per m² p.a.','Service costs p.a. advance','VAT','Bank guarantee']
for i,x in enumerate(hd):w.write(4,i,x,H);w.col(i).width=256*13
w.col(2).width=256*32;w.row(4).height_mismatch=True;w.row(4).height=800
L=[('DC 1',[('1A','Vandermolen Fashion Logistics B.V.'),('1B','Vandermolen Fashion Logistics B.V.'),('1C','Tulipa E-fulfilment B.V.')]),('DC 2',[('2A','Noordzee Cold Storage B.V.'),('2B',None)]),('DC 3',[('3A','Brightwheel Bicycles Europe B.V.'),('3B','Medipack Benelux B.V.'),('3C','Rheinkamp Spedition GmbH'),('3D',None),('3E','Kaaskoper Export B.V.')]),('Truck park',[('TP','Limtrans Transport B.V.')])]
r=5;rows=[];S=[0]*8
for bl,us in L:
    for u,t in us:
        wh=rd.randint(48,190)*100 if u!='TP' else 0;mz=rd.choice([0,850,1200,1620]) if wh else 0;of=rd.randint(180,900) if wh else 0;pk=rd.randint(10,60)
        tot=wh+mz+of
        w.write(r,0,bl);w.write(r,1,u)
        for c,z in((3,wh),(4,mz),(5,of),(6,tot),(7,pk)):
            if z:w.write(r,c,z,n)
        x=dict(unit=u,building=bl,area=tot or None)
        for k,z in enumerate((wh,mz,of,tot,pk)):S[k]+=z
        if t:
            s=dt.date(rd.randint(2018,2025),rd.choice([1,2,5,7,10]),1);y=10 if s.year<2021 else 5 if s.year>2021 else 7;en=addy(s,y)
            if en<dt.date(2026,1,1):en=addy(s,y+3)
            rent=round(wh*rd.uniform(54,66)+mz*24+of*105+pk*200,2) if wh else 67500.0;sc=round(tot*3.15,2) or 2400.0;bg=round(rent/4,2)
            w.write(r,2,t);w.write(r,8,dt.datetime.combine(s,dt.time()),d);w.write(r,9,dt.datetime.combine(en,dt.time()),d);w.write(r,10,'12 months');w.write(r,11,rd.choice(['5 years','3 years','none']));w.write(r,12,s.strftime('%d-%m'));w.write(r,13,rent,m)
            if tot:w.write(r,14,round(rent/tot,2),m)
            w.write(r,15,sc,m);w.write(r,16,'yes');w.write(r,17,bg,m)
            x.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(en),annualRent=rent,charges=[dict(code='Service costs p.a. advance',amount=sc,per='year')],deposit=bg,statusText='Occupied')
            S[5]+=rent;S[6]+=sc;S[7]+=bg
        else:w.write(r,2,'Vacancy',it);x['statusText']='Vacancy'
        rows.append(x);r+=1
    r+=1
w.write(r,0,'Total',bd)
for c,z in zip((3,4,5,6,7),S[:5]):w.write(r,c,z,nb)
for c,z in zip((13,15,17),S[5:]):w.write(r,c,round(z,2),mb)
w.write(r+2,0,'Rents indexed annually (CPI all households, 2015=100), max. 4%.',it);w.set_portrait(False);w.fit_num_pages=1;w.fit_width_to_pages=1
wb.add_sheet('Sheet2');wb.save(D+F)
save(F,'WAREHOUSE','Dutch logistics .xls, building groups separated by blank rows',False,'Maasveld Distribution Centre','2026-01-01',None,None,None,rows,sheet='Rentroll')
