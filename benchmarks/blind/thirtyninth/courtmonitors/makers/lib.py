import random, json, os
HERE=os.path.dirname(os.path.abspath(__file__))
R=lambda x: None if x is None else (round(x,2) if isinstance(x,float) else x)
class S:
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None,dash_zero=True):
        s.title,s.prop,s.pf,s.pt,s.columns,s.sheet,s.page=title,prop,pf,pt,columns,sheet,page
        s.rows=[];s.keys={};s.planted=None;s.dash=dash_zero
    def h(s,label,lv=0): return s._a(None,label,'HEADING',[None]*len(s.columns),lv=lv)
    def _a(s,code,label,rt,vals,foots=None,signs=None,lv=0):
        assert len(vals)==len(s.columns),(label,vals)
        s.rows.append(dict(code=code,label=label,rt=rt,v=[R(x) for x in vals],foots=foots,signs=signs,lv=lv)); return len(s.rows)-1
    def l(s,label,vals,code=None,lv=1): return s._a(code,label,'LINE',vals,lv=lv)
    def t(s,label,items,signs=None,rt='TOTAL',code=None,key=None,lv=0):
        signs=signs or [1]*len(items)
        v=[R(sum((s.rows[i]['v'][c] or 0)*g for i,g in zip(items,signs))) for c in range(len(s.columns))]
        i=s._a(code,label,rt,v,list(items),signs,lv)
        if key: s.keys[key]=i
        return i
    def truth(s):
        f=lambda v:[None if (x is None or (s.dash and x==0)) else x for x in v]
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.columns,planted=s.planted,
          keyTotals={k:dict(label=s.rows[i]['label'],values=f(s.rows[i]['v'])) for k,i in s.keys.items()},
          rows=[dict(accountCode=r['code'],label=r['label'],rowType=r['rt'],values=f(r['v']),**({'footsFrom':{'items':r['foots']}} if r['foots'] else {})) for r in s.rows])
    def drop(s,idx):
        "take a row out of the document, keep everything else"
        del s.rows[idx]
        m=lambda i:i if i<idx else i-1
        for r in s.rows:
            if r['foots']:
                k=[(m(i),g) for i,g in zip(r['foots'],r['signs']) if i!=idx]
                r['foots']=[a for a,_ in k]; r['signs']=[b for _,b in k]
        s.keys={k:m(i) for k,i in s.keys.items()}
    def check(s,name):
        bad=[]
        for i,r in enumerate(s.rows):
            if r['foots']:
                for c in range(len(s.columns)):
                    x=sum((s.rows[j]['v'][c] or 0)*g for j,g in zip(r['foots'],r['signs']))
                    if abs(x-(r['v'][c] or 0))>.005: bad.append((i,r['label'],s.columns[c],r['v'][c],round(x,2)))
        print(name,s.sheet or s.page or '','rows',len(s.rows),'cols',len(s.columns),'PLANTED '+s.planted['kind'] if s.planted else '',bad if bad else 'ties')
        assert bool(bad)==bool(s.planted)
INDEX=[]
def emit(name,stmts,at,dt,style,hard):
    for s in stmts: s.check(name)
    json.dump({"statements":[s.truth() for s in stmts]},open(f'{HERE}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=at,documentType=dt,author='courtmonitors',style=style,hard=hard))
def money(x,dec=0,cur='',paren=True,dash='-'):
    if x is None: return ''
    if x==0: return dash
    t=f'{cur}{abs(x):,.{dec}f}'
    return (f'({t})' if paren else '-'+t) if x<0 else t
