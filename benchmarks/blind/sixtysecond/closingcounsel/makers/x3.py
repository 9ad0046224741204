# SAP RE-FX style csv, semicolons, dotted dates, text title lines; planted dropped row
from common import *
R=random.Random(6213)
FN='ZREFX_TENANCY_2000_INDPARK.csv'
nm=['Tollgate Castings Ltd','Arc & Anvil Fabrication','Bexhill Gearworks','Nettlefold Fasteners','Sprocket & Sons','Humber Resin Moulding','Vulcan Heat Treat','Ripley Laminates','Wharfedale Crating','Lowfield Joinery','Trent Plating Co','Marsh Lane Motors','Greyfriars Signs','Kelham Hydraulics','Oxbow Timber','Pinfold Print','Swale Pump Services','Barley Mow Brewery','Ouse Valley Foods','Torc Robotics','Dale Racking','Fenwick Filters','Isca Coatings','Loxley Tooling']
kinds=['Workshop','Production hall','Yard','Trade counter','Hall w/ crane']
rows=[];it=iter(nm)
for b in('BE-1','BE-2','BE-3'):
    for i in range(10 if b!='BE-3' else 8):
        u=f"2000/{b[-1]}/{(i+1):04d}"; a=round(R.uniform(110,1900),1)
        r=dict(unit=u,building=b,unitType=R.choice(kinds),area=a)
        if R.random()<.14: r.update(statusText='VAC'); rows.append(r); continue
        t=next(it,None)
        if not t: r.update(statusText='VAC'); rows.append(r); continue
        s=dt(R.randint(2016,2024),R.randint(1,12),1); y=R.choice([3,5,6,10]); e=dt(s.year+y,s.month,1)-D.timedelta(days=1)
        while e<dt(2025,9,30): e=dt(e.year+3,(e+D.timedelta(days=1)).month,1)-D.timedelta(days=1) if e.month!=12 else dt(e.year+3,12,31)
        m=round(a*R.uniform(5.2,8.9),2); sc=round(a*.72,2); ad=round(a*.11,2)
        r.update(statusText='OCC',tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=m,charges=[('1000 Net rent',m),('2100 Serv.charge adv.',sc),('2200 Insurance',ad)],totalCharges=round(m+sc+ad,2),deposit=round(3*m,2) if R.random()<.5 else 0.0,_c=f"{R.randint(800000,809999)}")
        rows.append(r)
def build():
    drop=[r for r in rows if r['building']=='BE-2' and r['statusText']=='OCC'][3]
    o=['Company code 2000;Northmoor Estates Ltd;;;;;;;;;;;;','Report ZREFX_TENANCY;Tenancy schedule;;;;;;;;;;;;','Business entity;Northmoor Industrial Park;;;;;;;;;;;;','Key date;30.09.2025;;;;Currency;GBP;;;;;;;','','Rental object;Bldg;Usage type;Area M2;Occ.;Contract;Business partner;Start;End;1000 Net rent;2100 Serv.charge adv.;2200 Insurance;Total cond./month;Deposit held']
    f=lambda d:d.strftime('%d.%m.%Y')
    def tl(l,rs):
        oc=[r for r in rs if r['statusText']=='OCC']
        return f"{l};;;{sum(r['area'] for r in rs):.1f};;;;;;"+';'.join(f"{sum(dict(r['charges'])[k] for r in oc):.2f}" for k in('1000 Net rent','2100 Serv.charge adv.','2200 Insurance'))+f";{sum(r['totalCharges'] for r in oc):.2f};{sum(r['deposit'] for r in oc):.2f}"
    for b in('BE-1','BE-2','BE-3'):
        rs=[r for r in rows if r['building']==b]
        for r in rs:
            if r is drop: continue
            if r['statusText']=='VAC': o.append(f"{r['unit']};{b};{r['unitType']};{r['area']:.1f};VAC;;;;;;;;;")
            else: o.append(f"{r['unit']};{b};{r['unitType']};{r['area']:.1f};OCC;{r['_c']};{r['tenantName']};{f(r['leaseStartDate'])};{f(r['leaseEndDate'])};"+';'.join(f"{a:.2f}" for _,a in r['charges'])+f";{r['totalCharges']:.2f};{r['deposit']:.2f}")
        o.append(tl(f'* Sum {b}',rs))
    o.append(tl('** Sum business entity',rows))
    open(path(FN),'w',encoding='cp1252',newline='').write('\r\n'.join(o)+'\r\n')
    pr=[r for r in rows if r is not drop]
    save(FN,pr,'Northmoor Industrial Park',dt(2025,9,30),None,None,None,'INDUSTRIAL','closingcounsel','SAP RE-FX style semicolon csv with condition type columns',planted=dict(what=f"rental object {drop['unit']} ({drop['tenantName']}) is missing from the rows; area and money sums of BE-2 and of the entity include it (monthly total {drop['totalCharges']:.2f})",kind='row_dropped'),hard='semicolon csv, dotted dates, condition types as column names')
build()
