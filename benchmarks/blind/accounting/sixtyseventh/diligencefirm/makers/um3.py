# UM3 : self-storage rent matrix by building / climate class, .xls (xlwt)
import random, xlwt
from common import *
R=random.Random(6799)
NAME='Stow-It Meridian unit mix 10-2026.xls'
S=[('Bldg A - Climate, Ground Floor',[(5,5,18,69),(5,10,34,104),(7.5,10,12,128),(10,10,40,162),(10,15,28,208),(10,20,16,251),(10,30,4,334)]),
('Bldg A - Climate, 2nd Floor (lift)',[(4,5,14,39),(5,5,36,49),(5,8,16,64),(5,10,62,82),(7.5,10,22,99),(10,10,58,129),(10,12,8,146),(10,15,30,169),(10,20,10,205)]),
('Bldgs B-D - Drive-Up, Non-Climate',[(5,10,24,79),(5,15,18,96),(10,10,48,119),(10,12,6,131),(10,15,42,149),(10,20,56,182),(10,25,20,214),(10,30,26,245),(12,30,4,279),(15,30,2,329)]),
('Bldg E - Humidity Controlled',[(5,10,16,92),(10,10,22,141),(10,15,18,184),(10,20,14,222),(12,24,3,298)]),
('Outdoor Parking (uncovered)',[(10,20,22,65),(12,30,30,95),(12,40,18,125),(12,50,6,150)]),
('Covered RV / Boat',[(12,35,14,189),(14,45,20,259)]),
('Wine & Lockers',[(3,4,24,29),(4,4,10,39)])]
K=['sf','units','occupied','vacant','pct_occ','total_sf','market','market_sf','actual','market_total','actual_total']
HD=['Unit Size','Feature','SF','Total\nUnits','Occ','Vac','Unit\nOcc %','NRSF','Street\nRate','Street\n$/SF','Avg In-Place\nRate','GPR\n(Street)','Actual Rent\n(Occupied)']
wb=xlwt.Workbook(); ws=wb.add_sheet('UnitMix')
ez=xlwt.easyxf
h=ez('font: name Tahoma, height 160, bold on, color white; align: wrap on, horiz center, vert center; pattern: pattern solid, fore_color dark_blue')
sec=ez('font: name Tahoma, height 170, bold on; pattern: pattern solid, fore_color ice_blue')
base='font: name Tahoma, height 160'
tx=ez(base); tb=ez(base+', bold on; borders: top thin')
NF=dict(sf='#,##0.0',units='#,##0',occupied='#,##0',vacant='#,##0',pct_occ='0.0%',total_sf='#,##0',market='$#,##0.00',market_sf='$0.00',actual='$#,##0.00',market_total='$#,##0',actual_total='$#,##0.00')
NF['sf']='#,##0.0'
st={k:ez(base,num_format_str=v) for k,v in NF.items()}; sb={k:ez(base+', bold on; borders: top thin',num_format_str=v) for k,v in NF.items()}
ws.write(0,0,'STOW-IT MERIDIAN  (#0147)',ez('font: name Tahoma, height 240, bold on')); ws.write(1,0,'Unit Mix & Rate Matrix as of 31-Oct-2026 - monthly rates',tx); ws.write(1,9,'Prepared for: lender underwriting',tx)
for i,x in enumerate(HD): ws.write(3,i,x,h)
ws.row(3).height_mismatch=True; ws.row(3).height=520
rows=[];tots=[];r=4
def agg(l,rs):
    t=dict(label=l)
    for k in ('units','occupied','vacant','total_sf','market_total','actual_total'): t[k]=round(sum(x[k] for x in rs),2)
    t['pct_occ']=round(100*t['occupied']/t['units'],1); t['market']=round(t['market_total']/t['units'],2); t['market_sf']=round(t['market_total']/t['total_sf'],2); t['actual']=round(t['actual_total']/t['occupied'],2)
    return t
def put(d,stl):
    for i,k in enumerate(K,2):
        if k in d and d[k] is not None: ws.write(r,i,d[k]/100 if k=='pct_occ' else d[k],stl[k])
for s,us in S:
    for i in range(13): ws.write(r,i,s if i==0 else '',sec)
    r+=1; g=[]
    for a,b,u,m in us:
        o=min(u,max(1,round(u*R.uniform(.74,1.0)))); at=round(o*m*R.uniform(.9,1.19),2); sf=a*b
        d=dict(type=f'{a:g} x {b:g}',sf=sf,units=u,occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),total_sf=u*sf,market=m,market_sf=round(m/sf+1e-9,2),actual=round(at/o,2),market_total=u*m,actual_total=at)
        ws.write(r,0,d['type'],tx); ws.write(r,1,'CC' if 'Climate,' in s else 'HC' if 'Humid' in s else 'PKG' if 'Park' in s else 'CVR' if 'RV' in s else 'LKR' if 'Wine' in s else 'DU',tx); put(d,st); r+=1; g.append(d); rows.append(d)
    t=agg('Total '+s.split(' - ')[-1],g); t['label']='Total '+s
    for i in range(13): ws.write(r,i,t['label'] if i==0 else '',tb) if i<3 else None
    put(t,sb); r+=1; tots.append(t)
r+=1
st_rows=[x for x in rows]; t=agg('FACILITY TOTAL',st_rows); ws.write(r,0,'FACILITY TOTAL',tb); put(t,sb); tots.append(t); r+=2
for x in ('CC climate, HC humidity controlled, DU drive-up, PKG parking, CVR covered parking, LKR locker.','GPR at street rate; actual rent is the October billing for occupied units before discounts. NRSF includes parking.'): ws.write(r,0,x,ez('font: name Tahoma, height 140, italic on')); r+=1
for i,w in enumerate([19,9,8,8,7,7,8,10,10,8,12,12,13]): ws.col(i).width=w*280
ws.set_portrait(False); ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None
ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.fit_to_pages=True if hasattr(ws,'fit_to_pages') else None
ws.set_panes_frozen(True); ws.set_horz_split_pos(4)
wb.save(path(NAME)); print(t)
save(NAME,'UM','self-storage rate matrix .xls, sections by building/climate, sized types, occupancy, GPR vs actual',False,K,rows,tots)
