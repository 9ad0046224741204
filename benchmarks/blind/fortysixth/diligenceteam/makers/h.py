import json,random,os
B='build/blind/'
OFF={'total_income','total_operating_expenses','noi','net_income','net_cash_flow','total_assets','total_liabilities','total_equity'}
def r2(x): return round(x+0.0,2)
def months(rng,annual,mode='v',dec=2,n=12):
    m=annual/n; out=[]
    for i in range(n):
        if mode=='f': v=m
        elif mode=='v': v=m*rng.uniform(.82,1.18)
        elif mode=='g': v=m*(0.975+0.05*i/(n-1))*rng.uniform(.994,1.006)
        elif mode=='s': v=m*(1+.35*(1 if i in(0,1,2,11) else -.3))*rng.uniform(.9,1.1)
        elif mode=='i': v=m*(1.008-.016*i/(n-1))
        elif mode=='w': v=annual*(.3,.28,.15,0,0,0,0,0,0,0,.07,.2)[i]*rng.uniform(.9,1.1)
        elif mode=='m': v=annual*(0,0,0,.12,.17,.17,.16,.15,.13,.1,0,0)[i]*rng.uniform(.97,1.03)
        elif mode=='o': v=m*rng.choice([0,0,1,2,2.5])*rng.uniform(.7,1.2)
        elif mode=='q': v=m*3 if i%3==2 else 0
        elif mode=='1': v=0
        out.append(r2(round(v,dec)))
    if mode=='1': out[rng.randrange(n)]=r2(annual)
    return out
class St:
    def __init__(s,title,prop,cols,pf,pt,sheet=None,page=None):
        s.title,s.prop,s.cols,s.pf,s.pt,s.sheet,s.page=title,prop,cols,pf,pt,sheet,page
        s.rows=[];s.keys={};s.tags={};s.planted=None
    def parse(s,spec,gen,post=None):
        stack=[{'ch':[],'exp':False}]
        for ln in spec.strip().split('\n'):
            ln=ln.strip()
            if not ln: continue
            k,rest=ln[0],[x.strip() for x in ln[1:].split('|')]
            code=rest[0] or None; label=rest[1]; a=rest[2:]+['']*4
            d=len(stack)-1
            if k=='+':
                exp=stack[-1]['exp'] or label.endswith('^'); label=label.rstrip('^')
                if label: s.add(code,label,'HEADING',None,None,d,exp)
                stack.append({'ch':[],'exp':exp})
            elif k=='.':
                v=gen(float(a[0] or 0),a[1] or 'v')
                i=s.add(code,label,'LINE',v,None,d,stack[-1]['exp']); stack[-1]['ch'].append(i)
                if a[2]: s.tags[a[2]]=i
            elif k=='-':
                g=stack.pop(); n=len(s.rows[g['ch'][0]]['v'])
                v=[r2(sum(s.rows[i]['v'][c] for i in g['ch'])) for c in range(n)]
                i=s.add(code,label,a[1] or 'SUBTOTAL',v,g['ch'],d-1,g['exp'])
                stack[-1]['ch'].append(i); 
                if a[0]: s.tags[a[0]]=i
            elif k=='~': # pops silently group without total
                stack.pop()
            elif k=='=':
                f=a[1]; parts=f.replace('-','+-').split('+'); idx=[];n=None;v=None
                for p in parts:
                    p=p.strip()
                    if not p: continue
                    sg=-1 if p[0]=='-' else 1; i=s.tags[p.lstrip('-').strip()]; idx.append(i)
                    w=s.rows[i]['v']; v=v or [0]*len(w); v=[r2(x+sg*y) for x,y in zip(v,w)]
                i=s.add(code,label,a[2] or 'TOTAL',v,idx,0,a[0]=='total_operating_expenses'); s.tags[a[0]]=i
                stack[-1]['ch'].append(i)
        if post:
            for r in s.rows:
                if r['v'] is not None: r['v']=[None if x is None else r2(x) for x in post(r['v'],r['exp'])]
        return s
    def add(s,code,label,t,v,items,d,exp):
        s.rows.append(dict(code=code,label=label,t=t,v=v,items=items,d=d,exp=exp)); return len(s.rows)-1
    def truth(s,blank=lambda r,c,v:False):
        n=len(s.cols);R=[]
        for r in s.rows:
            vals=[None]*n if r['v'] is None else [None if (x is None or blank(r,c,x)) else x for c,x in enumerate(r['v'])]
            assert len(vals)==n,(r,n)
            o={'accountCode':r['code'],'label':r['label'],'rowType':r['t'],'values':vals}
            if r['items']: o['footsFrom']={'items':r['items']}
            R.append(o)
        kt={k:{'label':s.rows[i]['label'],'values':R[i]['values']} for k,i in s.tags.items() if k in OFF}
        return {'title':s.title,'propertyName':s.prop,'periodFrom':s.pf,'periodTo':s.pt,'sheet':s.sheet,'page':s.page,
                'columns':s.cols,'planted':s.planted,'keyTotals':kt,'rows':R}
def save(fn,sts,asset,dt,author,style,hard,planted=None):
    json.dump({'statements':sts,'planted':planted},open(B+'truth/'+fn+'.json','w'),indent=1)
    p=B+'index.json'; L=json.load(open(p)) if os.path.exists(p) else []
    L=[x for x in L if x['file']!=fn]+[{'file':fn,'assetType':asset,'documentType':dt,'author':author,'style':style,'hard':hard}]
    L.sort(key=lambda x:x['file']); json.dump(L,open(p,'w'),indent=1)
def m(x,dec=2,paren=True,cur='',dash=None):
    if x is None: return ''
    if x==0 and dash is not None: return dash
    t=f'{abs(x):,.{dec}f}'
    if x<0: return f'({cur}{t})' if paren else f'-{cur}{t}'
    return cur+t
MN='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
