import random, json, os
ROOT='build/blind'
class S:
    """one statement: rows of data that are both printed and dumped as truth"""
    def __init__(s,title,prop,frm,to,cols,sheet=None,page=None,expand=None,nd=2):
        s.t=dict(title=title,propertyName=prop,periodFrom=frm,periodTo=to,sheet=sheet,page=page,columns=cols,planted=None)
        s.rows=[];s.keys={};s.expand=expand or (lambda b,k:list(b));s.nd=nd;s.cols=cols
    def _add(s,**k):
        s.rows.append(k);return len(s.rows)-1
    def head(s,label,code=None,lv=0):
        return s._add(code=code,label=label,type='HEADING',base=None,vals=[None]*len(s.cols),items=None,lv=lv,kind='H')
    def line(s,label,base,code=None,kind='I',lv=1):
        base=[None if b is None else round(b,s.nd) for b in base]
        return s._add(code=code,label=label,type='LINE',base=base,vals=s.expand(base,kind),items=None,lv=lv,kind=kind)
    def sub(s,label,items,type='SUBTOTAL',code=None,kind='I',lv=0,key=None):
        it=[(i,1) if isinstance(i,int) else i for i in items]
        n=len(s.rows[it[0][0]]['base'])
        base=[round(sum((s.rows[i]['base'][c] or 0)*g for i,g in it),s.nd) for c in range(n)]
        j=s._add(code=code,label=label,type=type,base=base,vals=s.expand(base,kind),items=it,lv=lv,kind=kind)
        if key:s.keys[key]=j
        return j
    def key(s,k,j): s.keys[k]=j
    def dump(s,dash=False):
        d=dict(s.t)
        f=lambda v:[None if (x is None or (dash and x==0)) else (int(x) if float(x).is_integer() else round(x,4)) for x in v]
        d['keyTotals']={k:dict(label=s.rows[j]['label'],values=f(s.rows[j]['vals'])) for k,j in s.keys.items()}
        d['rows']=[]
        for r in s.rows:
            o=dict(accountCode=r['code'],label=r['label'],rowType=r['type'],values=f(r['vals']))
            if r['items']:o['footsFrom']={'items':[i for i,_ in r['items']]}
            d['rows'].append(o)
        # foot check on base columns
        if not d['planted']:
            for r in s.rows:
                if r['items']:
                    for c in range(len(r['base'])):
                        t=sum((s.rows[i]['base'][c] or 0)*g for i,g in r['items'])
                        assert abs(t-r['base'][c])<.01,(r['label'],c,t,r['base'][c])
        return d
def save(name,stmts,asset,dtype,author,style,hard):
    json.dump({'statements':stmts},open(f'{ROOT}/truth/{name}.json','w'),indent=1)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author=author,style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']);json.dump(ix,open(p,'w'),indent=1)
def doc(n): return f'{ROOT}/documents/{n}'
MON=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
def months(y,m,n=12):
    o=[]
    for i in range(n):
        o.append((y+(m-1+i)//12,(m-1+i)%12+1))
    return o
def series(r,base,mode,n=12,nd=2,start=1):
    """s steady, g growing, n noisy, l lumpy, f fixed, w winter, u summer, q quarterly, z zero mostly"""
    o=[]
    for i in range(n):
        mo=(start-1+i)%12+1
        x={'s':base*r.uniform(.97,1.03),'g':base*(1+.003*i)*r.uniform(.998,1.002),'n':base*r.uniform(.7,1.35),
           'l':base*r.choice([0,0,.4,1,2.2,.7])*r.uniform(.9,1.1),'f':base,
           'w':base*(1.6 if mo in(12,1,2) else 1.1 if mo in(3,11) else .65)*r.uniform(.93,1.07),
           'u':base*(1.6 if mo in(6,7,8) else 1.1 if mo in(5,9) else .7)*r.uniform(.93,1.07),
           'q':base if mo%3==0 else 0,'z':base*r.uniform(.8,1.2) if r.random()<.2 else 0}[mode]
        o.append(round(x,nd))
    return o
