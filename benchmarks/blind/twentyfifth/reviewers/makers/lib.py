import json,os,random
B=os.path.dirname(os.path.abspath(__file__)); D=B+'/documents/'; TR=B+'/truth/'
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.d=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols,planted=None,keyTotals={},rows=[]); s.n=len(cols); s.sg={}; s.ind=[]
    def _a(s,l,t,v,code,ind,ff=None):
        r=dict(accountCode=code,label=l,rowType=t,values=v)
        if ff: r['footsFrom']={'items':ff}
        s.d['rows'].append(r); s.ind.append(ind); return len(s.d['rows'])-1
    def H(s,l,ind=0,code=None): return s._a(l,'HEADING',[None]*s.n,code,ind)
    def L(s,l,v,code=None,ind=1):
        assert len(v)==s.n,(l,v); return s._a(l,'LINE',list(v),code,ind)
    def T(s,l,items,signs=None,typ='SUBTOTAL',code=None,ind=0,key=None):
        signs=signs or [1]*len(items)
        v=[round(sum(g*(s.d['rows'][i]['values'][c] or 0) for i,g in zip(items,signs)),2) for c in range(s.n)]
        i=s._a(l,typ,v,code,ind,list(items)); s.sg[i]=signs
        if key: s.d['keyTotals'][key]=i
        return i
    def V(s,i): return s.d['rows'][i]['values']
    def R(s): return [(r['label'],r['rowType'],r['values'],r['accountCode'],s.ind[k]) for k,r in enumerate(s.d['rows'])]
    def fin(s):
        bad=[]
        for i,g in s.sg.items():
            r=s.d['rows'][i]
            for c in range(s.n):
                x=sum(q*(s.V(j)[c] or 0) for j,q in zip(r['footsFrom']['items'],g))
                if abs(x-r['values'][c])>.011: bad.append((r['label'],c,x,r['values'][c]))
        d=json.loads(json.dumps(s.d))
        d['keyTotals']={k:{'label':d['rows'][i]['label'],'values':d['rows'][i]['values']} for k,i in s.d['keyTotals'].items()}
        return d,bad
def save(fn,sts,at,dt,style,hard):
    o=[]
    for s in sts:
        d,bad=s.fin(); o.append(d); print(fn,d['title'],len(d['rows']),'PLANTED' if d['planted'] else '',bad)
    json.dump({'statements':o},open(TR+fn+'.json','w'),indent=1,ensure_ascii=False)
    p=B+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=at,documentType=dt,author='s38',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
def f2(v,dollar='',par=False,dash=''):
    if v is None: return dash
    if par and v<0: return f'({dollar}{-v:,.2f})'
    return ('-' if v<0 else '')+dollar+f'{abs(v):,.2f}'
def f0(v,dollar='',par=True,dash=''):
    if v is None: return dash
    if par and v<0: return f'({dollar}{-v:,.0f})'
    return ('-' if v<0 else '')+dollar+f'{abs(v):,.0f}'
def fit(wb):
    for w in wb:
        w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0
