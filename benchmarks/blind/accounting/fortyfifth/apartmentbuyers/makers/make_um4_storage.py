# self storage unit mix, system print saved as XLS (BIFF)
from make_common import *
import xlwt
F='UnitMixRate_L0318_20260630.xls'
R=random.Random(450318)
sec=[('CC','Climate Controlled',[('5x5','Ground'),('5x5','Upper'),('5x10','Ground'),('5x10','Upper'),('7.5x10','Ground'),('10x10','Ground'),('10x10','Upper'),('10x15','Ground'),('10x15','Upper'),('10x20','Ground'),('10x25','Ground'),('10x30','Ground')]),
('DU','Drive-Up',[('5x10','Roll-up'),('10x10','Roll-up'),('10x15','Roll-up'),('10x20','Roll-up'),('10x25','Roll-up'),('10x30','Roll-up'),('12x40','Oversize w/ power')]),
('LK','Lockers & Wine',[('3x3','Locker stacked'),('4x5','Locker'),('3x4','Wine vault')]),
('PK','Vehicle Parking',[('10x20','Uncovered'),('12x30','Uncovered'),('12x40','Uncovered'),('12x40','Canopy'),('12x50','Canopy')])]
base={'CC':1.95,'DU':1.42,'LK':3.4,'PK':.34}
wb=xlwt.Workbook(); ws=wb.add_sheet('Report')
e=lambda s:xlwt.easyxf('font: name Tahoma, height 160'+s)
b=', bold on'
T=e(b.replace('160','220')); H=xlwt.easyxf('font: name Tahoma, height 150, bold on; align: wrap on, horiz center; borders: bottom thin; pattern: pattern solid, fore_colour ice_blue')
x=lambda f,bold=False:xlwt.easyxf('font: name Tahoma, height 160'+(', bold on' if bold else '')+('; borders: top thin' if bold else ''),num_format_str=f)
hd=['Size','Description','Area','Units','Occ','Vac','Unrent','Occ %','Total Area','Std Rate','Std Rate /SF','Avg In-Place','In-Place /SF','Gross Potential','Actual Rent','Econ Occ %']
fmt=[None,None,'0.0','0','0','0','0','0.0%','#,##0.0','#,##0.00','0.00','#,##0.00','0.00','#,##0.00','#,##0.00','0.0%']
r=0; lastrep=0
def head():
    global r
    for s in ('Keystone Attic Self Storage - L0318 Brandywine','Unit Mix and Rate Summary','As of 06/30/2026   Rates: Standard (street)   Printed 07/06/2026 09:14 by jmorrow'):
        ws.write(r,0,s,e(b)); r+=1
    r+=1
    ws.row(r).height=520
    for c,h in enumerate(hd): ws.write(r,c,h,H)
    r+=1
head(); rows=[];totals=[]
kk=['sf','units','occupied','vacant','other:Unrent','pct_occ','total_sf','market','market_sf','actual','actual_sf','market_total','actual_total','other:Econ Occ %']
def fin(d):
    u=d['units'];d['pct_occ']=round(d['occupied']/u,3); d['other:Econ Occ %']=round(d['actual_total']/d['market_total'],3); return d
def put(l1,l2,d,bold=False):
    global r
    ws.write(r,0,l1,x('General',bold)); ws.write(r,1,l2,x('General',bold))
    for c,k in enumerate(kk,2):
        v=d.get(k)
        if v is not None: ws.write(r,c,v,x(fmt[c],bold))
        elif bold: ws.write(r,c,'',x('General',True))
    r+=1
ADD=['units','occupied','vacant','other:Unrent','total_sf','market_total','actual_total']
def tot(ds,label):
    t={k:round(sum(d[k] for d in ds),2) for k in ADD}; t['sf']=round(t['total_sf']/t['units'],1); t['market']=round(t['market_total']/t['units'],2); t['market_sf']=round(t['market_total']/t['total_sf'],2)
    t['actual']=round(t['actual_total']/t['occupied'],2); t['label']=label; return fin(t)
for code,nm,us in sec:
    ws.write(r,0,f'{code} - {nm}',e(b)); r+=1; ds=[]
    for size,desc in us:
        a,bb=[float(z) for z in size.split('x')]; sf=a*bb
        n=R.choice([8,12,14,16,18,20,24,28,32,36]) if code in('CC','DU') else R.choice([4,6,8,10,12])
        fac=base[code]*(1.55-min(.75,sf/320)) if code in('CC','DU') else base[code]*(1 if sf<500 else .9)
        if desc=='Upper': fac*=.88
        if desc=='Canopy': fac*=1.45
        std=float(max(15,round(fac*sf))); un=R.choice([0,0,0,0,1,2]); occ=min(n-un,max(0,round((n-un)*R.uniform(.72,1.0))))
        if (code,size,desc)==('PK','12x50','Canopy'): occ=0
        at=0; 
        cents=sum(round(std*100*R.uniform(.78,1.22)) for _ in range(occ))
        d=dict(sf=sf,units=n,occupied=occ,vacant=n-un-occ,total_sf=sf*n,market=std,market_sf=round(std/sf,2),market_total=std*n,actual_total=cents/100); d['other:Unrent']=un
        if occ: d['actual']=round(cents/100/occ,2); d['actual_sf']=round(cents/100/occ/sf,2)
        fin(d); put(size,desc,d); ds.append(d); rows.append(dict(type=size,desc=desc,**d))
        if r in range(30,33) and lastrep==0: r+=1; head(); lastrep=1
    t=tot(ds,f'Total {code} - {nm}'); put(t['label'],'',t,True); totals.append(t); r+=1
t=tot(rows,'Facility Total'); put(t['label'],'',t,True); totals.append(t)
r+=1
for s in ('Avg In-Place = rent of occupied units before tenant protection plan and fees. Unrent = damaged, office or resale units.','Econ Occ % = Actual Rent / Gross Potential.'):
    ws.write(r,0,s,e(', italic on')); r+=1
for c,w in enumerate([4200,4600]+[2300]*14): ws.col(c).width=w
for c in (13,14): ws.col(c).width=3200
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; wb.save(path(F))
save(F,'SELF_STORAGE','UNIT_MIX','self-storage system print exported to BIFF .xls',kk,rows,totals,hard='same size in several sections, page heading repeated in the middle, type with no occupied unit')
