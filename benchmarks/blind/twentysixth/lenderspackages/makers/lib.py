import json,os,random
HERE=os.path.dirname(os.path.abspath(__file__)); DOC=HERE+'/documents/'; TR=HERE+'/truth/'
INDEX=[]
def r2(x): return round(x+0.0,2)
class St:
    def __init__(s,nb,expand=None): s.rows=[];s.nb=nb;s.expand=expand or (lambda k,b:b);s.key={}
    def _a(s,**k): s.rows.append(k); return len(s.rows)-1
    def h(s,label,code=None,lvl=0): return s._a(label=label,code=code,rt='HEADING',b=None,kids=None,k='i',lvl=lvl)
    def l(s,label,base,code=None,k='i',lvl=1): return s._a(label=label,code=code,rt='LINE',b=[r2(x) for x in base],kids=None,k=k,lvl=lvl)
    def t(s,label,plus,minus=(),code=None,rt='SUBTOTAL',k='i',key=None,lvl=0):
        b=[r2(sum(s.rows[i]['b'][c] for i in plus)-sum(s.rows[i]['b'][c] for i in minus)) for c in range(s.nb)]
        i=s._a(label=label,code=code,rt=rt,b=b,kids=list(plus)+list(minus),k=k,lvl=lvl)
        for q in ([key] if isinstance(key,str) else key or []): s.key[q]=i
        return i
    def sec(s,head,lines,tot,k='i',lvl=1,hcode=None,tcode=None,rt='SUBTOTAL',key=None,extra=()):
        if head: s.h(head,hcode,lvl)
        ids=[s.l(x[1],x[2],x[0],k,lvl+1) for x in lines]
        return s.t(tot,list(extra)+ids,code=tcode,rt=rt,k=k,key=key,lvl=lvl)
    def v(s,i):
        r=s.rows[i]
        if r['b'] is None: return None
        if 'full' in r: return r['full']
        return [r2(x) for x in s.expand(r['k'],r['b'])]
    def truth(s,title,prop,fr,to,columns,sheet=None,page=None,planted=None,dash=False,blank_ok=True):
        def cl(v): 
            o=[]
            for x in v:
                if x is None or (dash and x==0): o.append(None)
                else: o.append(int(x) if x==int(x) else x)
            return o
        rows=[]
        for i,r in enumerate(s.rows):
            d={'accountCode':r['code'],'label':r['label'],'rowType':r['rt'],'values':cl(s.v(i)) if r['b'] is not None else [None]*len(columns)}
            if r['kids']: d['footsFrom']={'items':r['kids']}
            assert len(d['values'])==len(columns),(r['label'],len(d['values']),len(columns))
            rows.append(d)
        return {'title':title,'propertyName':prop,'periodFrom':fr,'periodTo':to,'sheet':sheet,'page':page,'columns':columns,'planted':planted,
          'keyTotals':{k:{'label':s.rows[i]['label'],'values':rows[i]['values']} for k,i in s.key.items()},'rows':rows}
def save(name,stmts,asset,dt,style,hard=False):
    json.dump({'statements':stmts},open(TR+name+'.json','w'),indent=1)
    INDEX.append({'file':name,'assetType':asset,'documentType':dt,'author':'lenderspkg','style':style,'hard':hard})
def fm(v,dec=0,neg='(',zero=None,cur=''):
    if v is None: return ''
    if zero is not None and v==0: return zero
    s=cur+f'{abs(v):,.{dec}f}'
    if v<0: return f'({s})' if neg=='(' else '-'+s
    return s
def mo(R,base,var=.05,lump=0,growth=0,dec=2,n=12):
    o=[]
    for m in range(n):
        x=base*(1+growth*m)*(1+R.uniform(-var,var))
        if lump and R.random()<lump: x=0
        o.append(round(x,dec))
    return o
MN='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
