from common import *
import random,xlwt
R=random.Random(663)
NAME='Unit_Mix_Export_Pinecrest_Storage_Receivership.xls'
sizes=[(5,5,'Interior CC',42,79),(5,5,'Locker',36,49),(5,8,'Interior CC',18,98),(5,10,'Interior CC',64,129),(5,10,'Interior CC - Upper',58,112),(5,10,'Drive-Up',22,119),(5,15,'Interior CC',14,159),(8,10,'Interior CC',26,172),(8,10,'Interior CC - Upper',20,151),(10,10,'Interior CC',71,209),(10,10,'Interior CC - Upper',49,184),(10,10,'Drive-Up',38,189),(10,12,'Interior CC',9,229),(10,15,'Interior CC',33,269),(10,15,'Interior CC - Upper',17,241),(10,15,'Drive-Up',29,249),(10,20,'Interior CC',12,339),(10,20,'Drive-Up',44,299),(10,25,'Drive-Up',16,349),(10,30,'Drive-Up',21,389),(10,40,'Drive-Up - Double Door',4,489),(12,20,'Container',15,239),(8,20,'Container',10,199),(12,30,'RV Covered',14,265),(12,40,'RV Covered',6,319),(10,20,'Outdoor Parking',18,79),(10,30,'Outdoor Parking',25,99),(12,40,'Outdoor Parking',8,129)]
hd=['Unit Group','Total Units','Rented','Vacant','Unrentable','Occ %','Sq Ft / Unit','Total Sq Ft','Street Rate','Avg Actual Rate','Gross Potential','Actual Monthly','Actual / Sq Ft']
ks=['units','occupied','vacant','other:Unrentable','pct_occ','sf','total_sf','market','actual','market_total','actual_total','actual_sf']
rows=[]
for a,b,t,u,st in sizes:
    x=R.choice([0,0,0,1,2]) if u>12 else 0
    o=min(u-x,int(round(u*R.uniform(.66,.97))));v=u-o-x
    tot=round(sum(st*R.uniform(.74,1.04) for _ in range(o)),2)
    av=round(tot/o,2);sf=a*b
    rows.append({'type':f'{a:02d}x{b:02d} {t}','units':u,'occupied':o,'vacant':v,'other:Unrentable':x,'pct_occ':round(o/u*100,1),'sf':sf,'total_sf':sf*u,'market':float(st),'actual':av,'market_total':float(st*u),'actual_total':tot,'actual_sf':round(tot/(sf*o),2)})
s=lambda k:r2(sum(r[k] for r in rows))
T={'label':'Totals','units':int(s('units')),'occupied':int(s('occupied')),'vacant':int(s('vacant')),'other:Unrentable':int(s('other:Unrentable')),'total_sf':int(s('total_sf')),'market_total':s('market_total'),'actual_total':s('actual_total')}
T['pct_occ']=round(T['occupied']/T['units']*100,1)
wb=xlwt.Workbook();w=wb.add_sheet('UnitMix')
e=xlwt.easyxf
tb=e('font: name Tahoma, height 160, bold on');tx=e('font: name Tahoma, height 160')
h=e('font: name Tahoma, height 160, bold on; align: wrap on, horiz right; borders: bottom thin, top thin; pattern: pattern solid, fore_colour light_yellow');hl=e('font: name Tahoma, height 160, bold on; borders: bottom thin, top thin; pattern: pattern solid, fore_colour light_yellow')
nf=['0','0','0','0','0.0','#,##0','#,##0','$#,##0.00','$#,##0.00','$#,##0.00','$#,##0.00','0.00']
w.write(0,0,'Pinecrest Self Storage - Barrie ON',e('font: name Tahoma, height 220, bold on'));w.write(1,0,'Unit Mix Summary by Unit Group',tb);w.write(2,0,'As of: 30-Nov-2024   Run: 04-Dec-2024 11:17   User: RCVR02',tx);w.write(3,0,'Interim receiver appointed 18-Nov-2024. Rates in CAD before HST.',tx)
for j,x in enumerate(hd):w.write(5,j,x,hl if j==0 else h)
st=[e('font: name Tahoma, height 160',num_format_str=n) for n in nf];sb=[e('font: name Tahoma, height 160, bold on; borders: top thin, bottom double',num_format_str=n) for n in nf]
r=6
for d in rows:
    w.write(r,0,d['type'],tx)
    for j,k in enumerate(ks):w.write(r,1+j,d[k],st[j])
    r+=1
w.write(r,0,'Totals',e('font: name Tahoma, height 160, bold on; borders: top thin, bottom double'))
for j,k in enumerate(ks):w.write(r,1+j,T.get(k,''),sb[j])
w.write(r+2,0,'Occ % is rented units over total units. Average actual rate is of rented units.',tx)
w.col(0).width=256*29
for j in range(1,13):w.col(j).width=256*(11 if j<7 else 14)
w.row(5).height_mismatch=True;w.row(5).height=460;w.set_portrait(False);w.fit_num_pages=1;w.fit_width_to_pages=1;w.fit_height_to_pages=0
wb.save(doc(NAME));print(len(rows),T)
save(NAME,'UM','Canadian self-storage system export xls, flat list of unit groups, unrentable column, percent numbers without sign',False,ks,rows,[T])
