from common import *; import xlwt
rng=random.Random(750); N='Marlowe St rooms.xls'; wb=xlwt.Workbook(); ws=wb.add_sheet('Nov'); B=xlwt.easyxf('font: bold on, height 240'); h=xlwt.easyxf('font: bold on; borders: bottom thin; align: wrap on'); M=xlwt.easyxf(num_format_str='#,##0.00'); MB=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0.00'); D=xlwt.easyxf(num_format_str='m/d/yyyy')
ws.write(0,0,'38 Marlowe Street - rooming house',B); ws.write(1,0,'November 2025 rents')
H=['Rm','Floor','Lodger','In since','Rent due on','Room rent','Board','Laundry','All in','Deposit','Owing','Remarks']
for i,x in enumerate(H): ws.write(3,i,x,h)
nm=names(rng,20,'FL'); rows=[];T=[0]*6; y=4
for i,rm in enumerate(['1','2','3','4','5','6','7','8','9','10','11','12','14','15','Attic L','Attic R','Cottage']):
    fl='Ground' if i<5 else '1st' if i<10 else '2nd' if i<14 else 'Attic' if i<16 else 'Yard'; r=dict(unit=rm); ws.write(y,0,int(rm) if rm.isdigit() else rm); ws.write(y,1,fl)
    if i in (3,11): ws.write(y,2,'empty'); ws.write(y,11,'painting' if i==3 else 'ad is out, asking 540'); r['statusText']='empty'
    else:
        rent=rng.choice([480.,510.,525.,540.]) if i<16 else 860.; bd=rng.choice([0.,180.,180.]); la=rng.choice([0.,12.]); a=rent+bd+la; dep=rng.choice([300.,300.,500.]); ow=rng.choice([0.]*5+[100.,rent]); d=dt.date(rng.randint(2017,2025),rng.randint(1,9),rng.randint(1,28))
        ws.write(y,2,nm[i]); ws.write(y,3,d,D); ws.write(y,4,rng.choice(['1st','1st','15th','3rd (SSI)']))
        v=(rent,bd,la,a,dep,ow); T=[p+q for p,q in zip(T,v)]
        for j,x in enumerate(v): ws.write(y,5+j,x,M)
        if ow==100: ws.write(y,11,'pays off 50/mo')
        r.update(tenantName=nm[i],statusText='Occupied',moveInDate=iso(d),contractRent=rent,charges=[dict(code='Board',amount=bd),dict(code='Laundry',amount=la)],totalCharges=a,deposit=dep,balance=ow)
        if i==8: ws.write(y,11,'quiet, keeps cat')
    rows.append(r); y+=1
    if i in (4,9,13): y+=1
ws.write(y+1,2,'total',MB)
for j,x in enumerate(T): ws.write(y+1,5+j,x,MB)
ws.write(y+3,0,'15 let, 2 empty'); 
for i,w in enumerate((9,8,24,12,12,11,10,10,11,10,10,24)): ws.col(i).width=256*w
wb.save(doc(N)); save(N,rows,'OTHER','boarding house hand-kept .xls, blank rows between floors',False,'38 Marlowe Street','2025-11',17,15,2)
