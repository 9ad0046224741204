# hotel promenade shops csv, comma, quoted money text, floors as heading lines, Canadian
from common import *
import csv
R=random.Random(6217)
FN='Hotel Clermont Promenade - retail tenants.csv'
S=[('LOBBY LEVEL',[('L-1','Chapeau Clermont Hats'),('L-2','Birchbark Gifts & Sundries'),('L-3','Le Petit Cuivre Cafe'),('L-4',None),('L-5','Aurora Fine Jewellery'),('L-6','Spa Rosée (3rd-party operator)')]),('CONCOURSE',[('C-1','Voyageur Ski Rental'),('C-2','Northern Currency Exchange'),('C-3','Salon Belvédère'),('C-4','Maple Leaf Furs & Leather'),('C-5',None),('C-6','Docteur Pied Clinic')]),('TERRACE',[('T-1','Brasserie du Lac Inc.'),('T-2','Glace & Go (seasonal kiosk)')])]
rows=[]
for s,X in S:
    for u,t in X:
        a=R.randint(280,2100) if u!='T-1' else 4850
        r=dict(unit=u,section=s,area=a)
        if not t: r['statusText']='Vacant'; rows.append(r); continue
        st=dt(R.randint(2018,2024),R.choice([5,6,11,12]),1); e=dt(st.year+R.choice([5,7,10]),st.month,1)-D.timedelta(days=1)
        if e<dt(2026,1,1): e=dt(2028,st.month,1)-D.timedelta(days=1)
        if u=='T-2': e='Seasonal'
        m=round(a*R.uniform(38,70)/12,2); pr=R.choice([None,'6% over $900,000','8% over $650,000','10% of gross in lieu'])
        if pr and pr.startswith('10%'): pr='10% over natural'
        op=round(a*19.8/12,2); mk=round(a*2.0/12,2)
        r.update(tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate=e,contractRent=m,charges=[('Minimum rent',m),('Common area',op),('Promotion fund',mk)],totalCharges=round(m+op+mk,2),deposit=round(m*2,2) if R.random()<.6 else None,_pr=pr)
        rows.append(r)
def build():
    fl=open(path(FN),'w',newline='',encoding='utf-8-sig'); w=csv.writer(fl)
    w.writerow(['Hotel Clermont Promenade','','','','','','','','','','']); w.writerow(['Retail tenants as of 2025-12-31 (CAD per month)']); w.writerow([])
    w.writerow(['Shop','Tenant','Sq. Ft.','Start','End','Minimum rent','Common area','Promotion fund','Total','Percentage rent','Deposit'])
    M=lambda x:f"${x:,.2f}"
    def t(l,rs):
        g=lambda k:sum(dict(r.get('charges',[])).get(k,0) for r in rs)
        w.writerow([l,'',f"{sum(r['area'] for r in rs):,}",'','',M(g('Minimum rent')),M(g('Common area')),M(g('Promotion fund')),M(sum(r.get('totalCharges',0) for r in rs)),'',M(sum(r.get('deposit') or 0 for r in rs))])
    for s,_ in S:
        w.writerow([s]); rs=[r for r in rows if r['section']==s]
        for r in rs:
            if 'tenantName' in r:
                e=r['leaseEndDate']; w.writerow([r['unit'],r['tenantName'],f"{r['area']:,}",r['leaseStartDate'].isoformat(),e if isinstance(e,str) else e.isoformat()]+[M(a) for _,a in r['charges']]+[M(r['totalCharges']),r['_pr'] or '',M(r['deposit']) if r['deposit'] else ''])
            else: w.writerow([r['unit'],'Vacant',f"{r['area']:,}"]+['']*8)
        t('Subtotal '+s,rs); w.writerow([])
    t('TOTAL PROMENADE',rows); w.writerow([]); w.writerow(['Shops: 14','Leased: 12','Vacant: 2']); fl.close()
    save(FN,rows,'Hotel Clermont Promenade',dt(2025,12,31),14,12,2,'HOSPITALITY','closingcounsel','hand-made comma csv of hotel shops, money as text with $, floor heading lines',hard='heading and subtotal lines in the csv')
build()
