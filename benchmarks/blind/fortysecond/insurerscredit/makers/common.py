import json, os, random
ROOT='build/blind'
AUTHOR='s42b'
def doc(name): return f'{ROOT}/documents/{name}'
def clean(v):
    if v is None: return None
    v=round(v+0.0,4)
    return int(v) if v==int(v) else v
class St:
    """One statement: what is drawn and what is printed."""
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.columns,s.sheet,s.page=title,prop,pf,pt,columns,sheet,page
        s.rows=[];s.key={};s.planted=None
    def n(s): return len(s.columns)
    def h(s,label,code=None,**x): return s._add(dict(code=code,label=label,type='HEADING',values=[None]*s.n(),**x))
    def l(s,label,values,code=None,**x):
        assert len(values)==s.n(),(label,len(values),s.n())
        return s._add(dict(code=code,label=label,type='LINE',values=list(values),**x))
    def t(s,label,items,signs=None,type='SUBTOTAL',code=None,key=None,**x):
        signs=signs or [1]*len(items)
        vals=[round(sum(g*(s.rows[i]['values'][c] or 0) for i,g in zip(items,signs)),2) for c in range(s.n())]
        i=s._add(dict(code=code,label=label,type=type,values=vals,items=items,signs=signs,**x))
        if key: s.key[key]=i
        return i
    def _add(s,d): s.rows.append(d); return len(s.rows)-1
    def truth(s):
        rows=[]
        for r in s.rows:
            d={'accountCode':r['code'],'label':r['label'],'rowType':r['type'],'values':[clean(v) for v in r['values']]}
            if r.get('items'): d['footsFrom']={'items':list(r['items'])}
            rows.append(d)
        return {'title':s.title,'propertyName':s.prop,'periodFrom':s.pf,'periodTo':s.pt,'sheet':s.sheet,'page':s.page,
          'columns':s.columns,'planted':s.planted,
          'keyTotals':{k:{'label':s.rows[i]['label'],'values':[clean(v) for v in s.rows[i]['values']]} for k,i in s.key.items()},
          'rows':rows}
    def drop(s,idx):
        """take a printed row out; indexes move up"""
        del s.rows[idx]
        f=lambda i:i-1 if i>idx else i
        for r in s.rows:
            if r.get('items'):
                p=[(f(i),g) for i,g in zip(r['items'],r['signs']) if i!=idx]
                r['items']=[a for a,_ in p]; r['signs']=[b for _,b in p]
        s.key={k:f(i) for k,i in s.key.items()}
def save(name,sts,asset,dtype,style,hard):
    json.dump({'statements':[s.truth() for s in sts]},open(f'{ROOT}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{'file':name,'assetType':asset,'documentType':dtype,'author':AUTHOR,'style':style,'hard':hard}]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def par(v,d=0,dash='-',cur=''):
    if v is None: return ''
    if v==0 and dash is not None: return dash
    s=f'{abs(v):,.{d}f}'
    return f'({cur}{s})' if v<0 else cur+s
def de(v,d=2):
    if v is None: return ''
    return f'{v:,.{d}f}'.replace(',','#').replace('.',',').replace('#','.')
def spread(R,annual,noise=.05,pat=None,cents=False):
    pat=pat or [1]*12; w=[p*(1+R.uniform(-noise,noise)) for p in pat]; t=sum(w)
    return [round(annual*x/t,2 if cents else 0) for x in w]
def tot(v): return v+[round(sum(x or 0 for x in v),2)]
