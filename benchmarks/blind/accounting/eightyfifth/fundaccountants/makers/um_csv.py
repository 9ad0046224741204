# CSV export, Ontario small-bay portfolio; several properties in a column; subtotal lines
from common import *
import csv
NAME='unit_mix_export_ON_20250831.csv'
P=[('BRM1','Bramalea Business Bays',[('SB10','Small bay 1,000 sf, grade door',14,13,1005,1795,1722.4),('SB15','Small bay 1,500 sf, grade door',10,10,1512,2580,2466.15),('SB20D','Small bay 2,000 sf, dock',6,5,2040,3350,3244.6),('OFM','Mezzanine office',4,2,640,1150,1085),('YRD','Trailer stall',12,10,None,325,310)]),
('MIS2','Dixie Flex Court',[('FX25','Flex 2,500 sf, showroom front',8,8,2485,4475,4218.75),('FX40','Flex 4,000 sf, dock and drive-in',5,4,4010,6800,6540.5),('TC18','Trade counter 1,800 sf',6,6,1822,3690,3512.35),('STO','Storage locker',20,17,110,185,176.2)]),
('HAM3','Stoney Creek Units',[('SB12','Small bay 1,200 sf',16,15,1206,1850,1768.9),('SB24','Double bay 2,400 sf',9,8,2412,3480,3361.1),('LG60','Large bay 6,000 sf, two docks',3,3,6035,8150,7925),('PRK','Reserved van stall',15,0,None,75,None)]),
('OSH4','Simcoe North Depot',[('SB15','Small bay 1,500 sf',11,9,1490,2110,2034.55),('SB30','Small bay 3,000 sf, dock',7,7,3015,4025,3890.3),('KSK','Food kiosk pad',2,1,240,1400,1350)])]
H=['Property','Code','Unit Type','Units','Occupied','Vacant','% Occ','Avg SF','Total SF','Asking Rent','Asking Total','In-Place Avg','In-Place Total']
K=['units','occupied','vacant','pct_occ','sf','total_sf','market','market_total','actual','actual_total']
rows=[];totals=[];L=[['Harbourline Industrial - Ontario small bay'],['Unit mix summary','','','As of:','2025-08-31'],['Monthly rent, CAD, before TMI and HST'],[],H]
def fmt(v): return ['' if v.get(k) is None else (f'{v[k]:.1f}%' if k=='pct_occ' else f'{v[k]:,.2f}' if 'mark' in k or 'act' in k else f'{v[k]:,}') for k in K]
def tot(q,lab,lead):
    s={k:round(sum(x.get(k) or 0 for x in q),2) for k in ('units','occupied','vacant','total_sf','market_total','actual_total')}; 
    for k in ('units','occupied','vacant','total_sf'): s[k]=int(s[k])
    s['pct_occ']=round(100*s['occupied']/s['units'],1); L.append([*lead,*fmt(s)]); totals.append(dict(label=lab,**s))
for pc,pn,ts in P:
    q=[]
    for c,t,u,o,sf,m,a in ts:
        v=dict(units=u,occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),sf=sf,total_sf=u*sf if sf else None,market=m,market_total=u*m,actual=a,actual_total=round(o*a,2) if a else None)
        L.append([pc,c,t,*fmt(v)]); rows.append(dict(type=t,**v)); q.append(v)
    tot(q,f'{pn} total',[f'{pn} total','',''])
tot(rows,'Portfolio total',['Portfolio total','',''])
with open(doc(NAME),'w',newline='',encoding='utf-8-sig') as fh: csv.writer(fh).writerows(L)
save(NAME,'UM',K,rows,totals,'CSV export, property and code columns, monthly asking and in-place, subtotal lines, amounts quoted with thousands commas',False)
