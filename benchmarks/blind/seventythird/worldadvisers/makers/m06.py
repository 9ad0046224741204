# Irish student rooms, .xls
from common import *; import xlwt
FN='Liffey Yard rooms 2025-26.xls'
rng=random.Random(66)
wb=xlwt.Workbook(); ws=wb.add_sheet('Rooms'); s2=wb.add_sheet('Prices')
es=xlwt.easyxf
h=es('font: bold on, colour white; pattern: pattern solid, fore_colour dark_teal; align: wrap on, vert centre'); t=es('font: height 180'); m=es('font: height 180',num_format_str='€#,##0.00'); d=es('font: height 180; align: horiz left',num_format_str='DD-MMM-YYYY'); B=es('font: bold on, height 260'); bt=es('font: bold on; borders: top thin',num_format_str='€#,##0.00'); ap=es('font: bold on, height 180; pattern: pattern solid, fore_colour ice_blue')
ws.write(0,0,'Liffey Yard Student Residence, Dublin 8',B); ws.write(1,0,'Room listing for academic year 2025/26 - snapshot 20 October 2025',t)
H=['Block','Room','Room type','m2','Resident','Nominator','Licence from','Licence to','Monthly fee','Deposit paid','Balance on a/c','Status']
for j,x in enumerate(H): ws.write(3,j,x,h)
ws.row(3).height=500
pr={'En-suite Standard':1095,'En-suite Premium':1165,'Twin (per bed)':890,'Studio':1480,'Accessible En-suite':1095}
nm=iter(people(rng,200)); r=4;rows=[];T=[0,0,0]
def line(bl,u,ty,a):
    global r
    x=rng.random(); st='Void' if x<.09 else ('Booked - late arrival' if x<.13 else ('Notice' if x<.17 else 'In residence'))
    ten=None;s=e=f=dep=bal=None;nom=''
    if st!='Void':
        ten=next(nm); s=D(2025,8,30) if rng.random()<.6 else D(2025,9,13); e=D(2026,5,29) if rng.random()<.7 else D(2026,8,14)
        if st=='Booked - late arrival': s=D(2026,1,10)
        f=pr[ty]-(45 if e.month==8 else 0); dep=rng.choice([500,500,500,0]); bal=rng.choices([0,f,250,-120],[85,8,4,3])[0]; nom=rng.choice(['Direct','Direct','Univ. nomination','Agent'])
    for j,(v,fm) in enumerate([(bl,t),(u,t),(ty,t),(a,t),(ten or '',t),(nom,t),(s,d),(e,d),(f,m),(dep,m),(bal,m),(st,t)]):
        if v is not None and v!='': ws.write(r,j,v,fm)
    r+=1
    for i,v in enumerate((f,dep,bal)): T[i]+=v or 0
    rows.append(row(unit=u,building=bl,unitType=ty,area=a,tenantName=ten,leaseStartDate=s,leaseEndDate=e,contractRent=f,deposit=dep,balance=bal,statusText=st))
for bl,apts in (('Mill',[101,102,201,202,301]),('Forge',[1,2,3,4])):
    for a in apts:
        for L in 'ABCDEF'[:6 if a<200 or a>300 else 5]:
            line(bl,f'{bl[0]}{a}{L}','Accessible En-suite' if L=='A' and a in(101,1) else ('En-suite Premium' if L in 'EF' else ('En-suite Standard')),{'E':16.5,'F':16.5,'A':15}.get(L,13.2))
for i in range(1,13): line('Courtyard',f'C-ST{i:02d}','Studio',rng.choice([19.8,21.0,22.4]))
for i in (1,2): 
    for b in (1,2): line('Courtyard',f'C-TW{i}/{b}','Twin (per bed)',11.0)
ws.write(r,0,'Total',bt)
for j in (1,2,3,4,5,6,7,11): ws.write(r,j,'',bt)
for j,v in zip((8,9,10),T): ws.write(r,j,v,bt)
n=len(rows);v=sum(1 for x in rows if x['statusText']=='Void'); r+=2
ws.write(r,0,f'{n} beds, {n-v} contracted, {v} void ({(n-v)/n*100:.1f}% let)',t)
for j,w in enumerate((10,10,20,6,24,17,13,13,12,12,13,21)): ws.col(j).width=w*256
ws.portrait=0; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
s2.write(0,0,'Price list 2025/26',B)
for i,(k,x) in enumerate(pr.items()): s2.write(2+i,0,k,t); s2.write(2+i,1,x,m)
s2.write(9,0,'51-week stays: less €45 per month'); s2.col(0).width=6000
wb.save(os.path.join(DOC,FN))
save(FN,'STUDENT_HOUSING','Irish PBSA room list .xls with price sheet',False,'Liffey Yard Student Residence, Dublin 8','2025-10-20',n,None,v,rows,sheet='Rooms')
