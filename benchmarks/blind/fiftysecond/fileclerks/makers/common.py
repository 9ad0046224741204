import json,os,datetime
B=os.path.dirname(os.path.abspath(__file__))
os.makedirs(B+'/documents',exist_ok=True);os.makedirs(B+'/truth',exist_ok=True)
def doc(n):return B+'/documents/'+n
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or v=='' or v==[]:continue
        if isinstance(v,(datetime.date,datetime.datetime)):v=v.strftime('%Y-%m-%d')
        o[k]=v
    return o
def save(name,truth,asset,author,style,hard=False):
    truth=dict(truth);truth.setdefault('sheet',None);truth.setdefault('planted',None)
    truth['rows']=[clean(r) for r in truth['rows']]
    json.dump(truth,open(B+'/truth/'+name+'.json','w'),indent=1)
    p=B+'/index.json';ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=name]
    ix.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard))
    ix.sort(key=lambda x:x['file']);json.dump(ix,open(p,'w'),indent=1)
