# NYC walk-ups: rent-regulated apartments + stores, attorney's spreadsheet
from common import *
import xlsxwriter
rng=random.Random(6908)
fn='2718-24 Brisbane Ave - rents for contract.xlsx'
wb=xlsxwriter.Workbook(DOC+fn); 
ct=wb.add_worksheet('Contract rider'); ct.set_column(0,0,100)
for i,t in enumerate(['RIDER TO CONTRACT OF SALE','Premises: 2718-24 Brisbane Avenue','Seller makes no representation as to the legality of any rent beyond the DHCR registration annexed as Exhibit H.','Purchaser to credit Seller at closing with security deposits per sheet "Rents".']): ct.write(i,0,t)
ws=wb.add_worksheet('Rents'); ws.activate()
F=lambda **k: wb.add_format({**dict(font_name='Calibri',font_size=10),**k})
ti=F(bold=True,font_size=14); b=F(bold=True); hd=F(bold=True,text_wrap=True,bg_color='#FFF2CC',border=1,align='center',valign='bottom'); t=F(); mo=F(num_format='#,##0.00;(#,##0.00)'); da=F(num_format='mm/dd/yyyy',align='left'); tm=F(bold=True,num_format='$#,##0.00',top=1,bottom=6); ye=F(bg_color='#FFFF00')
ws.write(0,0,'2718-24 Brisbane Avenue',ti); ws.write(1,0,'Rent roll - 46 apts / 2 stores',b); ws.write(2,0,'As of',t); ws.write_datetime(2,3,dt.datetime(2019,5,31),da)
H=['Apt.','Rms','Stat.','Tenant of record','Lease begins','Lease ends','Legal Regulated Rent','Pref.','Rent Collected','Security Held','Arrears thru 5/31','Remarks']
R=4
for j,h in enumerate(H): ws.write(R,j,h,hd)
ws.set_row(R,42); ws.set_column(0,0,7);ws.set_column(1,2,6);ws.set_column(3,3,30);ws.set_column(4,5,11);ws.set_column(6,10,11.5);ws.set_column(11,11,34); ws.freeze_panes(5,0)
ppl=people(rng,60);pi=0
R=5;rows=[];first=R
apts=[f'{fl}{x}' for fl in range(1,7) for x in 'ABCDEFGH'][2:]
assert len(apts)==46
S=dict(m=0,d=0,a=0)
for ap in apts:
    rm=rng.choice([2.5,3,3.5,4,4.5]); 
    ws.write(R,0,ap,t); ws.write(R,1,rm,t)
    r=dict(unit=ap)
    if ap=='1C':
        ws.write(R,3,'SUPERINTENDENT',t); ws.write(R,8,0,mo); ws.write(R,11,'Employee apt., no lease',t); r.update(tenantName='SUPERINTENDENT',statusText='Occupied',contractRent=0)
    elif ap in('3F','5B'):
        ws.write(R,2,'RS',t); lg=round(rng.uniform(1200,1700),2); ws.write(R,3,'VACANT',ye); ws.write(R,6,lg,mo); ws.write(R,11,'under renovation' if ap=='3F' else 'ready',t); r.update(statusText='VACANT')
    else:
        f,l=ppl[pi];pi+=1; nm=f'{f} {l}'+(f' / {ppl[(pi+20)%60][0]} {l}' if rng.random()<.2 else '')
        x=rng.random(); reg='RC' if ap in('2D','6A') else ('FM' if x<.13 else 'RS')
        ws.write(R,2,reg,t); ws.write(R,3,nm,t)
        r.update(tenantName=nm,statusText='Occupied')
        base=rng.uniform(820,1650)
        if reg=='RC': lg=round(rng.uniform(540,790),2); rent=lg
        elif reg=='FM': lg=None; rent=float(rng.choice([1850,1925,2050,2200])); 
        else:
            lg=round(base,2); rent=lg
            if rng.random()<.2: rent=float(int(lg*.88)); ws.write(R,7,rent,mo)
        if lg: ws.write(R,6,lg,mo)
        if reg!='RC':
            y=rng.choice([1,2,2]); s=D(2019-rng.randint(0,y-1) if y==2 else 2018,rng.randint(1,12),1)
            if s>D(2019,5,1): s=D(s.year-1,s.month,1)
            e=endterm(s,12*y)
            while e<D(2019,5,31): s=e+dt.timedelta(days=1); e=endterm(s,12*y)
            ws.write_datetime(R,4,dt.datetime(s.year,s.month,s.day),da); ws.write_datetime(R,5,dt.datetime(e.year,e.month,e.day),da); r.update(leaseStartDate=s,leaseEndDate=e)
        else: ws.write(R,5,'Statutory',t); r['leaseEndDate']='Statutory'
        dep=0.0 if reg=='RC' else round(rent*rng.choice([1,1,.9,.8]),2)
        ar=rng.choice([0]*6+[round(rent,2),round(rent*2,2),round(rng.uniform(20,400),2)])
        ws.write(R,8,rent,mo); ws.write(R,9,dep,mo); ws.write(R,10,ar,mo)
        rk=rng.choice(['']*8+['SCRIE','Holdover pending, L&T index 18/41772' if ar>rent*1.5 else '','Section 8','DRIE']); 
        if reg=='FM' and rk: rk=''
        if reg=='RC' and rk=='Section 8': rk='SCRIE'
        if rk: ws.write(R,11,rk,t)
        r.update(contractRent=rent,deposit=dep,balance=ar); S['m']+=rent;S['d']+=dep;S['a']+=ar
    rows.append(r);R+=1
ws.write(R,3,'Total residential',b)
for j,k in((8,'m'),(9,'d'),(10,'a')): ws.write_formula(R,j,f'=SUM({chr(65+j)}{first+1}:{chr(65+j)}{R})',tm,round(S[k],2))
tr=R;R+=2
ws.write(R,0,'STORES',b); R+=1; f2=R;Q=dict(m=0,d=0,a=0)
for u,n,s,e,m,d,a,rk in[('Store 1','Brisbane Gourmet Deli & Grill Corp.',D(2015,10,1),D(2025,9,30),5304.50,10000.0,0,'Guaranty; 3% annual; RE tax 12% over 2015/16 base'),('Store 2','Nueva Aurora Laundromat Inc.',D(2012,4,1),D(2022,3,31),4180.00,7500.0,4180.0,'Water billed separately')]:
    ws.write(R,0,u,t);ws.write(R,3,n,t);ws.write_datetime(R,4,dt.datetime(s.year,s.month,s.day),da);ws.write_datetime(R,5,dt.datetime(e.year,e.month,e.day),da);ws.write(R,8,m,mo);ws.write(R,9,d,mo);ws.write(R,10,a,mo);ws.write(R,11,rk,t)
    rows.append(dict(unit=u,section='STORES',tenantName=n,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=m,deposit=d,balance=float(a)));Q['m']+=m;Q['d']+=d;Q['a']+=a;R+=1
ws.write(R,3,'Total stores',b)
for j,k in((8,'m'),(9,'d'),(10,'a')): ws.write_formula(R,j,f'=SUM({chr(65+j)}{f2+1}:{chr(65+j)}{R})',tm,Q[k])
R+=1; ws.write(R,3,'TOTAL BUILDING - monthly',b)
for j,k in((8,'m'),(9,'d'),(10,'a')): ws.write_formula(R,j,f'={chr(65+j)}{tr+1}+{chr(65+j)}{R}',tm,round(S[k]+Q[k],2))
R+=1; ws.write(R,3,'TOTAL BUILDING - annual',b); ws.write_formula(R,8,f'=I{R}*12',tm,round((S['m']+Q['m'])*12,2))
R+=2; ws.write(R,0,'RS = rent stabilized   RC = rent controlled   FM = free market (deregulated)',t)
wb.close()
save(fn,'MULTIFAMILY','NYC attorney spreadsheet: regulated apartments with legal/preferential/collected rent, stores below',False,
 dict(propertyName='2718-24 Brisbane Avenue',asOnDate='2019-05-31',units=48,occupied=46,vacant=2,sheet='Rents',planted=None,rows=rows,_totals=dict(contractRent=round(S['m']+Q['m'],2),deposit=round(S['d']+Q['d'],2),balance=round(S['a']+Q['a'],2))))
