from common import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4
rng=random.Random(746); N='hollis_lane_garages_nov25.pdf'; c=canvas.Canvas(doc(N),pagesize=A4)
c.setFont('Courier-Bold',12); c.drawString(60,780,'HOLLIS LANE LOCK-UP GARAGES'); c.setFont('Courier',9.5); c.drawString(60,765,'Rents list as at 28/11/2025')
nm=names(rng,30,'Mr'); nm[9]='Plaistow Motors Ltd'; nm[17]='St Hilda\'s PCC'
y=735; f='{:<4}{:<22}{:>6} {:>9} {:>9} {:>9} {:>9}'
c.drawString(60,y,f.format('No.','Tenant','Due','Rent pcm','Deposit','Received','Arrears')); c.drawString(60,y-11,f.format('','','day','\xa3','\xa3','\xa3','\xa3')); y-=16; c.line(60,y,545,y); y-=13
rows=[];T=[0]*4
for i in range(1,25):
    no=str(i) if i!=13 else '12A'; r=dict(unit=no)
    if i in (6,19): c.drawString(60,y,f'{no:<4}-- void --'+('   (door to be mended)' if i==19 else '')); r['statusText']='void'
    else:
        rent=rng.choice([68.,72.5,75.,75.,80.]); dep=rng.choice([75.,100.,100.,0.]); rec=rent if rng.random()<.85 else 0.; arr=0. if rec else rng.choice([1,1,2])*rent
        v=(rent,dep,rec,arr); T=[a+b for a,b in zip(T,v)]
        c.drawString(60,y,f.format(no,nm[i],rng.choice(['1st','1st','15th','7th']),*[m(x) for x in v])); r.update(tenantName=nm[i],statusText='Occupied',contractRent=rent,deposit=dep,balance=arr)
    rows.append(r); y-=15
    if i%6==0: y-=6
c.line(60,y+10,545,y+10); y-=4; c.setFont('Courier-Bold',9.5); c.drawString(60,y,f.format('','Totals','',*[m(x) for x in T])); c.setFont('Courier',9.5)
for s in ('24 garages, 22 let, 2 void.','There is no garage 13. Cash rents (nos. 3 and 21) are banked on Fridays.'): y-=20; c.drawString(60,y,s)
c.save(); save(N,rows,'PARKING','typewritten UK garage list, fixed pitch',False,'Hollis Lane Lock-up Garages','2025-11-28',24,22,2)
