"""Truth model only (no layout): rows, totals computed from children, truth json, check."""
import json, os, itertools
ROOT=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(ROOT,'documents',n)
class St:
    def __init__(s,title,prop,frm,to,columns,sheet=None,page=None,derive=None,nd=2):
        s.title,s.prop,s.frm,s.to,s.columns,s.sheet,s.page=title,prop,frm,to,columns,sheet,page
        s.derive=derive or (lambda b,k:list(b)); s.nd=nd; s.rows=[]; s.keys={}; s.planted=None; s.dash=False
    def _r(s,b,k): return [None if v is None else (round(v,s.nd) if s.nd else int(round(v))) for v in s.derive(b,k)]
    def H(s,label,code=None,lvl=0,**x):
        s.rows.append(dict(label=label,code=code,rt='HEADING',base=None,vals=[None]*len(s.columns),lvl=lvl,items=None,k='h',**x)); return len(s.rows)-1
    def L(s,label,base,code=None,lvl=1,k='i',**x):
        base=[None if v is None else (round(v,s.nd) if s.nd else int(round(v))) for v in base]
        s.rows.append(dict(label=label,code=code,rt='LINE',base=base,vals=s._r(base,k),lvl=lvl,items=None,k=k,**x)); return len(s.rows)-1
    def T(s,label,items,signs=None,code=None,lvl=0,k='i',rt='SUBTOTAL',key=None,**x):
        signs=signs or [1]*len(items)
        n=len(s.rows[items[0]]['base'])
        base=[round(sum(g*(s.rows[i]['base'][c] or 0) for g,i in zip(signs,items)),2) for c in range(n)]
        if not s.nd: base=[int(round(v)) for v in base]
        s.rows.append(dict(label=label,code=code,rt=rt,base=base,vals=s._r(base,k),lvl=lvl,items=list(items),k=k,**x))
        i=len(s.rows)-1
        if key: s.keys[key]=i
        return i
    def plant(s,i,c,new,what,kind):
        s.rows[i]['vals'][c]=new; s.planted={'what':what,'kind':kind}
    def tv(s,v):
        if v is None: return None
        if s.dash and v==0: return None
        return int(v) if float(v).is_integer() else v
    def js(s):
        rows=[]
        for r in s.rows:
            d={'accountCode':r['code'],'label':r['label'],'rowType':r['rt'],'values':[s.tv(v) for v in r['vals']]}
            if r['items']: d['footsFrom']={'items':r['items']}
            rows.append(d)
        return {'title':s.title,'propertyName':s.prop,'periodFrom':s.frm,'periodTo':s.to,'sheet':s.sheet,'page':s.page,'columns':s.columns,
          'planted':s.planted,'keyTotals':{k:{'label':s.rows[i]['label'],'values':[s.tv(v) for v in s.rows[i]['vals']]} for k,i in s.keys.items()},'rows':rows}
def save(name,sts,asset,dtype,style,hard=False):
    json.dump({'statements':[s.js() for s in sts]},open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1)
    p=os.path.join(ROOT,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{'file':name,'assetType':asset,'documentType':dtype,'author':'s4','style':style,'hard':hard}]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
def par(v,nd=2,dash='0'):
    if v is None: return ''
    if v==0 and dash!='0': return dash
    t=f'{abs(v):,.{nd}f}'
    return f'({t})' if v<0 else t
def mns(v,nd=2):
    return '' if v is None else f'{v:,.{nd}f}'
