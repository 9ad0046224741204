import json,os,random
B='./'
class S:
    def __init__(s,title,prop,cols,pf=None,pt=None,sheet=None,page=None):
        s.d=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols,planted=None,keyTotals={},rows=[]);s.chk=[];s.n=len(cols)
    @property
    def rows(s): return s.d['rows']
    def H(s,label,code=None):
        s.rows.append(dict(accountCode=code,label=label,rowType='HEADING',values=[None]*s.n)); return len(s.rows)-1
    def L(s,label,vals,code=None):
        assert len(vals)==s.n,(label,vals)
        s.rows.append(dict(accountCode=code,label=label,rowType='LINE',values=list(vals))); return len(s.rows)-1
    def T(s,label,items,typ='TOTAL',signs=None,key=None,code=None):
        signs=signs or [1]*len(items)
        v=[round(sum(g*(s.rows[i]['values'][c] or 0) for i,g in zip(items,signs)),2) for c in range(s.n)]
        v=[int(x) if x==int(x) else x for x in v]
        s.rows.append(dict(accountCode=code,label=label,rowType=typ,values=v,footsFrom={'items':list(items)}))
        i=len(s.rows)-1; s.chk.append((i,list(items),list(signs)))
        if key: s.key(key,i)
        return i
    def key(s,k,i): s.d['keyTotals'][k]=dict(label=s.rows[i]['label'],values=s.rows[i]['values'])
    def v(s,i): return s.rows[i]['values']
    def group(s,head,lines,tot,typ='SUBTOTAL',key=None):
        if head: s.H(head)
        ids=[s.L(*x) for x in lines]
        return s.T(tot,ids,typ,key=key)
def save(name,sts,asset,dtype,style,hard):
    for st in sts:
        bad=0
        for i,it,sg in st.chk:
            for c in range(st.n):
                if abs((st.v(i)[c] or 0)-sum(g*(st.v(k)[c] or 0) for k,g in zip(it,sg)))>.005: bad+=1
        if st.n==13:
            for r in st.rows:
                if r['values'][0] is not None and not r.get('nosum') and abs(sum(r['values'][:12])-r['values'][12])>.005: bad+=1
        print(name,st.d['title'],'bad',bad,'planted',bool(st.d['planted']))
        assert bool(bad)==bool(st.d['planted'])
        for k,x in st.d['keyTotals'].items(): assert x['values'] in [r['values'] for r in st.rows]
    json.dump({'statements':[s.d for s in sts]},open(B+f'truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=B+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='s26',style=style,hard=hard)]
    json.dump(ix,open(p,'w'),indent=1)
def par(v,dec=0,dash='-'):
    if v is None: return ''
    if v==0: return dash
    t=f'{abs(v):,.{dec}f}'; return f'({t})' if v<0 else t
