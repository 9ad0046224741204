# self-storage, small system's XLS, grouped by size; planted: digit_changed
from common import *
import random, xlwt
rng=random.Random(7711)
FN='Alma Boyd Cleo Darnell Erin Floyd Gwen Hank Ines Jorge Kayla Lonnie Mei Nico Opal Percy Quinn Rhea Silas Tansy'.split()
LN='Akers Bohannon Crisp Dantzler Ellery Foss Gandy Hathcock Ingle Jolley Kirkland Lovett Mabry Nettles Orr Pittman Rudd Sellers Tuggle Varner Wofford Yancey'.split()
used=set()
def nm():
    while 1:
        n=rng.choice(FN)+' '+rng.choice(LN)
        if n not in used: used.add(n); return n
GR=[('5x5',25,45,14,101),('5x10',50,65,26,201),('10x10',100,95,30,301),('10x15',150,125,18,401),('10x20',200,150,20,501),('12x30 RV',360,185,6,601)]
CH='10x10'; name='quarry_road_mini_storage.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Unit Roll')
B=xlwt.easyxf('font: bold on'); T1=xlwt.easyxf('font: bold on, height 280; align: horiz center'); Cn=xlwt.easyxf('align: horiz center'); HD=xlwt.easyxf('font: bold on, colour white; pattern: pattern solid, fore_colour dark_teal; align: wrap on, horiz center'); GH=xlwt.easyxf('font: bold on; pattern: pattern solid, fore_colour gray25')
M=xlwt.easyxf(num_format_str='$#,##0.00'); MB=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='$#,##0.00'); DT=xlwt.easyxf(num_format_str='MM/DD/YYYY'); BB=xlwt.easyxf('font: bold on; borders: top thin')
ws.write_merge(0,0,0,11,'Quarry Road Mini-Storage',T1); ws.write_merge(1,1,0,11,'Unit Roll by Size - as of 08/31/2025',Cn)
H=['Unit','Size','Sq Ft','Status','Customer','Move-In','Paid Thru','Street Rate','Actual Rent','Tenant Insurance','Total / Month','Past Due']
for i,h in enumerate(H): ws.write(3,i,h,HD)
r=4; rows=[]; cnt=dict(); G=[0]*5; changed=None
for sz,sf,rate,n,u0 in GR:
    ws.write_merge(r,r,0,11,'Size: '+sz,GH); r+=1; S=[0]*5; occ=0
    for k in range(n):
        u=f"{'ABCDEF'[GR.index((sz,sf,rate,n,u0))]}{u0+k}"
        st=rng.choices(['Rented','Vacant','Late','Lien','Offline'],[78,11,7,3,1.5])[0]
        if sz=='12x30 RV' and k==5: st='Offline'
        cnt[st]=cnt.get(st,0)+1
        ws.write(r,0,u); ws.write(r,1,sz); ws.write(r,2,sf); ws.write(r,3,st); ws.write(r,7,float(rate),M); S[0]+=rate
        row=dict(unit=u,unitType=sz,area=sf,statusText=st,section='Size: '+sz,marketRent=float(rate))
        if st not in('Vacant','Offline'):
            occ+=1
            t=nm() if rng.random()<.9 else rng.choice(['Tuggle Lawn Care','Bluff City Caterers','First Light Staging','Mabry HVAC LLC'])
            rent=float(rate-rng.choice([0,0,0,5,10,15])); ins=rng.choice([0.0,0.0,11.0,15.0]); pd=0.0
            mi=dt.date(rng.randint(2012,2025),rng.randint(1,8),rng.randint(1,28))
            pt=dt.date(2025,8,31)
            if st in('Late','Lien') and mi.year==2025: mi=mi.replace(year=2024)
            if st=='Late': pd=rnd(rent+ins+20); pt=dt.date(2025,7,31)
            if st=='Lien': pd=rnd((rent+ins)*3+75); pt=dt.date(2025,5,31)
            pr=rent
            if changed is None and sz==CH and k>12 and st=='Rented' and rent==95.0: pr=35.0; changed=u
            for i,v in ((1,rent),(2,ins),(3,rnd(rent+ins)),(4,pd)): S[i]+=v
            ws.write(r,4,t); ws.write(r,5,mi,DT); ws.write(r,6,pt,DT); ws.write(r,8,pr,M); ws.write(r,9,ins,M); ws.write(r,10,rnd(rent+ins),M); ws.write(r,11,pd,M)
            row.update(tenantName=t,moveInDate=mi.isoformat(),contractRent=pr,charges=[dict(code='Tenant Insurance',amount=ins)],totalCharges=rnd(rent+ins),balance=pd)
        rows.append(row); r+=1
    ws.write(r,0,f'{n} units',BB); 
    for i in range(1,7): ws.write(r,i,f'{occ} rented' if i==3 else (sf*n if i==2 else ''),BB)
    for i in range(5): ws.write(r,7+i,rnd(S[i]),MB); G[i]+=S[i]
    r+=2
tot=len(rows); oc=cnt['Rented']+cnt.get('Late',0)+cnt.get('Lien',0)
ws.write(r,0,'GRAND TOTAL',BB)
for i in range(1,7): ws.write(r,i,sum(x['area'] for x in rows) if i==2 else '',BB)
for i in range(5): ws.write(r,7+i,rnd(G[i]),MB)
r+=2
for a,b in (('Total units',tot),('Occupied (rented, late and lien)',oc),('Vacant (incl. offline)',tot-oc)): ws.write(r,0,a,B); ws.write(r,4,b); r+=1
for i,w in enumerate([9,10,7,9,24,12,12,12,12,12,13,12]): ws.col(i).width=256*w
ws.set_panes_frozen(True); ws.set_horz_split_pos(4); ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(os.path.join(DOC,name)); assert changed
save(name,T('Quarry Road Mini-Storage','2025-08-31',tot,oc,tot-oc,rows,sheet='Unit Roll',planted=dict(what=f'Unit {changed}: Actual Rent printed 35.00, data has 95.00 (Total / Month of the row and the 10x10 and grand totals have 95.00)',kind='digit_changed')),
 'SELF_STORAGE','owner-operator, small storage system','BIFF8 xls grouped by size, group counts, paid-thru column, late/lien/offline',True)
