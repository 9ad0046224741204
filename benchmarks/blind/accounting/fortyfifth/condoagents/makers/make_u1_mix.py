# Vancouver mixed-use block, unit mix in an old .xls
import random, xlwt
from common import *
R=random.Random(45909); STEM='kestrel_main_unit_mix'
# type, desc, beds, baths, sf, units, occ, market $
res=[('ST-A','Studio, lane side',0,1,388,9,9,1825),('ST-B','Studio with den nook',0,1,421,6,5,1910),('1-A','1 bed',1,1,534,16,15,2350),('1-B','1 bed + den',1,1,602,12,12,2575),('1-C','1 bed corner, view',1,1,588,4,4,2740),('2-A','2 bed',2,1,741,10,9,3125),('2-B','2 bed 2 bath',2,2,812,8,8,3390),('2-TH','2 bed townhome, court',2,2.5,1046,4,3,3850),('3-TH','3 bed townhome',3,2.5,1268,3,3,4625)]
com=[('CRU-S','Retail bay under 1,000 sf',None,None,845,4,3,3240),('CRU-L','Retail bay Main St frontage',None,None,1930,2,2,7560),('OFF-2','2nd floor office suite',None,None,1115,3,2,2925)]
allu=sum(x[5] for x in res+com)
hdr=[('Type',''),('Description',''),('Beds',''),('Baths',''),('No. of','Units'),('% of','Units'),('Avg','Sq Ft'),('Total','Sq Ft'),('Occ.',''),('Vacant',''),('Avg Market','Rent'),('Avg In-Place','Rent'),('Total Market','Rent'),('Total In-Place','Rent'),('Market','$/SF')]
keys=['beds','baths','units','pct_units','sf','total_sf','occupied','vacant','market','actual','market_total','actual_total','market_sf']
wb=xlwt.Workbook(encoding='utf-8');ws=wb.add_sheet('Unit Mix');E=xlwt.easyxf
b='font: name Tahoma, height 180;'
ws.write(0,0,'Kestrel & Main – 2800 Block Main Street, Vancouver BC',E('font: name Tahoma, height 260, bold on'));ws.write(1,0,'Unit Mix and Rent Summary as of July 1, 2026 (monthly, CAD)',E(b))
hs=E('font: name Tahoma, height 170, bold on, colour white; pattern: pattern solid, fore_colour dark_teal; align: horiz centre')
for j,(p,q) in enumerate(hdr): ws.write(3,j,p if q else '',hs);ws.write(4,j,q or p,hs)
for j,w in enumerate([9,27,6,6,7,7,7,9,6,7,12,12,13,13,8]): ws.col(j).width=w*290
nf=['0','0.0','0','0.0%','#,##0','#,##0','0','0','#,##0','#,##0.00','#,##0','#,##0.00','0.00']
nf=dict(zip(keys,nf));rows=[];tots=[]
def put(r,v,bold=''):
    for j,k in enumerate(keys):
        if v.get(k) is not None: ws.write(r,2+j,v[k],E(b.replace(';',',bold on;') if bold else b,num_format_str=nf[k]) if not bold else E('font: name Tahoma, height 180, bold on; borders: top thin',num_format_str=nf[k]))
def agg(V):
    u=sum(v['units'] for v in V);o=sum(v['occupied'] for v in V);sf=sum(v['total_sf'] for v in V);m=sum(v['market_total'] for v in V);a=round(sum(v['actual_total'] for v in V),2)
    return dict(units=u,pct_units=round(u/allu,4),sf=round(sf/u),total_sf=sf,occupied=o,vacant=u-o,market=round(m/u),actual=round(a/o,2),market_total=m,actual_total=a,market_sf=round(m/sf,2))
r=5;allV=[]
for sn,L,lab in(('RESIDENTIAL',res,'Residential subtotal'),('COMMERCIAL (net rent)',com,'Commercial subtotal')):
    ws.write(r,0,sn,E('font: name Tahoma, height 180, bold on, italic on'));r+=1;V=[]
    for t,ds,bd,ba,sf,u,o,mk in L:
        act=round(sum(mk*R.uniform(.76,1.01) for _ in range(o))/o)
        v=dict(beds=bd,baths=ba,units=u,pct_units=round(u/allu,4),sf=sf,total_sf=sf*u,occupied=o,vacant=u-o,market=mk,actual=float(act),market_total=mk*u,actual_total=float(act*o),market_sf=round(mk/sf,2))
        ws.write(r,0,t,E(b));ws.write(r,1,ds,E(b));put(r,v);rows.append(dict(type=t,desc=ds,**v));V.append(v);r+=1
    a=agg(V);ws.write(r,1,lab,E('font: name Tahoma, height 180, bold on'));put(r,a,1);tots.append(dict(label=lab,**a));allV+=V;r+=2
a=agg(allV);ws.write(r,1,'Total / average',E('font: name Tahoma, height 180, bold on'));put(r,a,1);tots.append(dict(label='Total / average',**a));r+=2
for t in('In-place rent averaged over occupied units only. Suite 204 (2-TH) held for caretaker is shown vacant.','Excludes 61 underground stalls and 38 lockers.'): ws.write(r,0,t,E('font: name Tahoma, height 160, italic on'));r+=1
ws.set_portrait(False);ws.fit_num_pages=1;ws.set_fit_width_to_pages(1);ws.set_fit_height_to_pages(1)
wb.save(d(STEM,'xls'));write(STEM,'UM',keys,rows,tots)
