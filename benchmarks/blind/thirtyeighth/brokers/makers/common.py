import random, json, os, datetime as dt
from datetime import date
B=os.path.dirname(os.path.abspath(__file__))
R=random.Random(38038)
INDEX=[]
D=lambda n: os.path.join(B,'documents',n)
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def add_m(d,n):
    y=d.year+(d.month-1+n)//12; mo=(d.month-1+n)%12+1
    return date(y,mo,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]))
def eom(start,n): return add_m(start,n)-dt.timedelta(days=1)
FIRST="Alden Bettina Carmel Dario Esme Fenwick Greta Hollis Imani Jorge Kalinda Lorcan Maribel Nnamdi Odette Percival Quilla Rosalind Sanjay Tamsin Ulrike Vashti Winston Xiomara Yolanda Zoltan Anselm Brigid Cosmo Delphine Eamon Fatima".split()
LAST="Abernethy Baptiste-Coe Castellan Dunmore Eversley Fairweather Gadsby Holtzclaw Inniss Jarrow Kettleby Lachance Mottley Norquay Ostrander Pemberley Quashie Rumbolt Sandiford Trembath Ullswater Vantongeren Whitlock Yarde Zielonka Okonjo Thibodeau-Roy Marchetti Desrosiers Skarsgaard Pinnock Braithwaite Cordero Villafane".split()
used=set()
def person(fmt='fl'):
    while 1:
        f,l=R.choice(FIRST),R.choice(LAST)
        if (f,l) not in used or len(used)>900:
            used.add((f,l)); break
    return {'fl':f"{f} {l}",'lf':f"{l}, {f}",'il':f"{f[0]}. {l}"}[fmt]
def finish(name,asset,style,hard,prop,ason,units,occ,vac,rows,sheet=None,planted=None):
    t={"propertyName":prop,"asOnDate":ason,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":[]}
    for r in rows:
        q={}
        for k,v in r.items():
            if k.startswith('_') or v is None or v==[]: continue
            q[k]=v.isoformat() if isinstance(v,date) else v
        assert q.get('unit') or q.get('tenantName'),(name,r)
        if 'rentSteps' in q: q['rentSteps']=[{k:(v.isoformat() if isinstance(v,date) else v) for k,v in s.items()} for s in q['rentSteps']]
        t['rows'].append(q)
    json.dump(t,open(os.path.join(B,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":"brokers","style":style,"hard":hard})
def S(rows,k): return round(sum((r.get(k) or 0) for r in rows),2)
def ch(r,c): return next((x['amount'] for x in r.get('charges',[]) if x['code']==c),None)
def SC(rows,c): return round(sum((ch(r,c) or 0) for r in rows),2)
def comm(unit,name,area,psf,start,months,nsteps=0,pct=.03,every=12,asof=date(2025,10,1),rec=None,status='Occupied'):
    """commercial tenancy record"""
    mo=round(area*psf/12,2)
    r=dict(unit=unit,tenantName=name,area=area,statusText=status,leaseStartDate=start,leaseEndDate=eom(start,months),contractRent=mo,annualRent=round(mo*12,2),_psf=round(mo*12/area,2))
    st=[];d=start;k=0
    while len(st)<nsteps:
        d=add_m(d,every)
        if d>=r['leaseEndDate']: break
        if d<=asof: continue
        k+=1; a=round(mo*(1+pct)**k,2)
        st.append({"date":d,"amount":a})
    r['rentSteps']=st
    if rec:
        r['charges']=[{"code":c,"amount":round(area*p/12,2)} for c,p in rec]
        r['totalCharges']=round(mo+sum(c['amount'] for c in r['charges']),2)
    return r
def rstart(y0,y1,day=1): return date(R.randint(y0,y1),R.randint(1,12),day)
