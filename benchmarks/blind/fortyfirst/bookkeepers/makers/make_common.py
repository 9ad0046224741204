import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
SEED=4242
INDEX=[]
def rng(n): return random.Random(SEED*1000+n)
class S:
    """statement drawn from data: values are ints (cents if scale=100)"""
    def __init__(s,ncol,scale=1): s.rows=[];s.n=ncol;s.scale=scale;s.key={}
    def _a(s,**k): s.rows.append(k); return len(s.rows)-1
    def head(s,label,lv=0,code=None,**d): return s._a(label=label,code=code,type='HEADING',v=[None]*s.n,items=None,lv=lv,**d)
    def line(s,label,v,lv=1,code=None,**d):
        assert len(v)==s.n,(label,len(v)); return s._a(label=label,code=code,type='LINE',v=list(v),items=None,lv=lv,**d)
    def tot(s,label,items,lv=0,code=None,type='SUBTOTAL',key=None,**d):
        its=[(i,1) if isinstance(i,int) else i for i in items]
        v=[sum(sg*(s.rows[i]['v'][c] or 0) for i,sg in its) for c in range(s.n)]
        i=s._a(label=label,code=code,type=type,v=v,items=its,lv=lv,**d)
        if key:
            for k in ([key] if isinstance(key,str) else key): s.key[k]=i
        return i
    def out(s,x): 
        if x is None: return None
        return x if s.scale==1 else round(x/s.scale,2)
    def truth(s,title,prop,pf,pt,cols,sheet=None,planted=None,dash0=False,blank0=()):
        assert len(cols)==s.n
        def vals(r): return [None if (x==0 and dash0) else s.out(x) for x in r['v']]
        rows=[]
        for r in s.rows:
            o={'accountCode':r['code'],'label':r['label'],'rowType':r['type'],'values':vals(r)}
            if r['items']: o['footsFrom']={'items':[i for i,_ in r['items']]}
            rows.append(o)
        return {'statements':[{'title':title,'propertyName':prop,'periodFrom':pf,'periodTo':pt,'sheet':sheet,'page':None,'columns':cols,'planted':planted,
          'keyTotals':{k:{'label':s.rows[i]['label'],'values':vals(s.rows[i])} for k,i in s.key.items()},'rows':rows}]}
def save(name,truth,asset,dtype,author,style,hard):
    json.dump(truth,open(f'{HERE}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=f'{HERE}/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=name]+[{'file':name,'assetType':asset,'documentType':dtype,'author':author,'style':style,'hard':hard}]
    idx.sort(key=lambda e:e['file']); json.dump(idx,open(p,'w'),indent=1)
def doc(n): return f'{HERE}/documents/{n}'
MON=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
