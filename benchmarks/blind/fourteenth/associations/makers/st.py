"""Truth recorder shared by the generators: holds rows as drawn; no layout here."""
import json, os
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth'); IDX=os.path.join(HERE,'index.json')
os.makedirs(DOC,exist_ok=True); os.makedirs(TR,exist_ok=True)
def r2(x):
    if x is None: return None
    x=round(x,2); return int(x) if x==int(x) else x
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,derive=None):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page,s.derive=title,prop,pf,pt,cols,sheet,page,derive
        s.rows=[];s.meta=[];s.keys={};s.planted=None
    def _add(s,label,typ,vals,code,items,m):
        if s.derive and any(v is not None for v in vals): vals=s.derive(list(vals),m.get('kind','inc'))
        r=dict(accountCode=code,label=label,rowType=typ,values=[r2(v) for v in vals])
        if items is not None: r['footsFrom']={'items':items}
        s.rows.append(r); s.meta.append(m); return len(s.rows)-1
    def h(s,label,code=None,**m): return s._add(label,'HEADING',[None]*len(s.cols),code,None,m)
    def l(s,label,vals,code=None,**m):
        vals=list(vals)+[None]*(len(s.cols)-len(vals)); return s._add(label,'LINE',vals,code,None,m)
    def t(s,label,items,code=None,typ='SUBTOTAL',key=None,**m):
        its=[(i,1) if isinstance(i,int) else i for i in items]; v=[]
        for c in range(len(s.cols)):
            xs=[sg*s.rows[i]['values'][c] for i,sg in its if s.rows[i]['values'][c] is not None]
            v.append(sum(xs) if xs else None)
        i=s._add(label,typ,v,code,[i for i,_ in its],m)
        if key: s.keys[key]=i
        return i
    def v(s,i,c=0): return s.rows[i]['values'][c]
    def truth(s):
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
          keyTotals={k:dict(label=s.rows[i]['label'],values=s.rows[i]['values']) for k,i in s.keys.items()},rows=s.rows)
def save(name,sts,asset,dtype,style,hard=False):
    json.dump({'statements':[x.truth() for x in sts]},open(os.path.join(TR,name+'.json'),'w'),indent=1,ensure_ascii=False)
    idx=json.load(open(IDX)) if os.path.exists(IDX) else []
    idx=[e for e in idx if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='s6',style=style,hard=hard)]
    json.dump(sorted(idx,key=lambda e:e['file']),open(IDX,'w'),indent=1)
def fm(v,d=2,neg='p',cur='',dash=None):
    if v is None: return dash if dash is not None else ''
    a=f'{abs(v):,.{d}f}'
    if v<0: return {'p':f'({cur}{a})','m':f'-{cur}{a}','t':f'{cur}{a}-'}[neg]
    return cur+a
