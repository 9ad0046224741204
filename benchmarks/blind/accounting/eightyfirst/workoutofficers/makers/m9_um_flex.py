# csv export: space type mix of three industrial/parking properties
import csv
from common import *
PR=[("TMB - Timberline Business Park",[("FLX-S Small bay flex",22,17,1450,1595,1512.40),("FLX-M Mid bay flex",12,9,2600,2665,2480.75),("FLX-L Large bay flex",4,2,5150,4760,4635),("OFF Office pod",6,3,880,1210,1185.5),("STO Interior storage",10,10,210,185,176.25)]),
("RVL - Riverlock Distribution Center",[("WHS-A Dock-high warehouse",8,6,18400,11040,10212.50),("WHS-B Grade-level warehouse",5,5,9600,6720,6384),("WHS-C Cross-dock",2,1,41250,25780,24750),("MEZ Mezzanine office",3,0,1900,2375,0)]),
("KND - Kendry Street Lot & Yard",[("PKG-R Reserved stall",60,41,0,145,138.20),("PKG-U Unreserved stall",140,96,0,95,91.65),("TRL Trailer stall",36,29,0,225,210),("YRD Fenced yard",4,3,12000,3600,3450)])]
H=['Space Type','Total Units','Occupied','Vacant','Occ %','Avg SF','Total SF','Market Rent','Market Potential','Avg In-Place Rent','In-Place Total']
K=['units','occupied','vacant','pct_occ','sf','total_sf','market','market_total','actual','actual_total']
f=lambda v:f'{v:.2f}'
out=[['Space Type Mix'],['Properties: tmb, rvl, knd'],['As of 04/30/2025'],['Monthly amounts'],[],H];rows=[];tots=[]
def tot(L,lab):
    S=lambda k:sum(x.get(k) or 0 for x in L)
    t=dict(label=lab,units=S('units'),occupied=S('occupied'),vacant=S('vacant'),pct_occ=round(S('occupied')/S('units')*100,2),total_sf=S('total_sf'),market_total=round(S('market_total'),2),actual_total=round(S('actual_total'),2))
    out.append([lab,t['units'],t['occupied'],t['vacant'],f(t['pct_occ']),'',t['total_sf'],'',f(t['market_total']),'',f(t['actual_total'])]); tots.append(t)
for p,l in PR:
    out.append([p]);L=[]
    for n,u,o,sf,m,a in l:
        d=dict(type=n,units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,2),sf=sf or None,total_sf=u*sf or None,market=m,market_total=u*m,actual=a,actual_total=round(o*a,2))
        out.append([n,u,o,u-o,f(d['pct_occ']),sf or '',u*sf or '',f(m),f(u*m),f(a),f(d['actual_total'])]);rows.append(d);L.append(d)
    tot(L,'Total '+p[:3]);out.append([])
tot(rows,'Grand Total')
with open(path('UM_tmb_rvl_knd_SpaceMix.csv'),'w',newline='') as h: csv.writer(h).writerows(out)
save('UM_tmb_rvl_knd_SpaceMix.csv','UM',K,rows,tots,'csv export, space type mix of flex park, warehouses and parking/yard, three property sections',False)
