import json,os,random,datetime as D
B=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(B,'documents',n)
def save(f,asset,style,hard,**t):
    t.setdefault('planted',None); t.setdefault('sheet',None)
    for r in t['rows']:
        for k in [k for k,v in r.items() if v is None or v==[]]: del r[k]
    json.dump(t,open(os.path.join(B,'truth',f+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(B,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=f]+[dict(file=f,assetType=asset,documentType='RENT_ROLL',author='r36',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda x:x['file']),open(p,'w'),indent=1)
def d(y,m,dd=1): return D.date(y,m,dd)
def addy(x,y,m=0):
    t=x.year*12+x.month-1+y*12+m
    return D.date(t//12,t%12+1,min(x.day,28))
def last(x): return x-D.timedelta(1)
W='Ashgrove Bellwether Corvane Dunmore Eastlake Fernhill Galloway Hartwell Ironbridge Juniper Kestrel Lomond Marlowe Norbury Oakmere Pembroke Quillon Ravenna Saltmarsh Thornbury Umber Vantage Westray Yarrow Zephyr Alder Brightwater Cobalt Drumlin Ember Foxglove Granite Heron Inkwell Jasper Kingfisher Lantern Meridian Nimbus Osprey Palisade Quarry Redwing Summit Tallow Upland Verity Willow Argent Bramble Cinder Delphi'.split()
def names(R,kinds,suf,n):
    w=W[:]; R.shuffle(w); o=[]
    for i in range(n):
        a=w[i%len(w)] if i<len(w) else w[i%len(w)]+' '+R.choice('North South Park Bay Hill Cross Point'.split())
        o.append((a+' '+R.choice(kinds)+' '+R.choice(suf)).strip())
    return o
