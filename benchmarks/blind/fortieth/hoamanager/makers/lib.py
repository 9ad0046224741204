import random, json, os
HERE=os.path.dirname(os.path.abspath(__file__)); DOCS=os.path.join(HERE,'documents'); TRUTH=os.path.join(HERE,'truth')
os.makedirs(DOCS,exist_ok=True); os.makedirs(TRUTH,exist_ok=True)
INDEX=[]
class St:
    """base vectors -> printed vectors through derive(base, kind)"""
    def __init__(s,title,prop,pf,pt,columns,derive=None,sheet=None,page=None,nd=0,zero_none=False):
        s.title,s.prop,s.pf,s.pt,s.columns=title,prop,pf,pt,columns
        s.derive=derive or (lambda b,k:list(b)); s.sheet=sheet; s.page=page; s.nd=nd; s.zn=zero_none
        s.rows=[]; s.keys={}; s.planted=None; s.varcols=set()
    def _add(s,**k):
        s.rows.append(k); return len(s.rows)-1
    def h(s,label,ind=0,code=None): return s._add(type='HEADING',label=label,ind=ind,code=code,base=None,vals=None,foots=None,signs=None,kind=None)
    def l(s,label,base,ind=1,code=None,kind='inc'):
        return s._add(type='LINE',label=label,ind=ind,code=code,base=list(base),vals=s.derive(list(base),kind),foots=None,signs=None,kind=kind)
    def t(s,label,plus,minus=(),ind=0,type='SUBTOTAL',key=None,kind='inc',code=None):
        items=list(plus)+list(minus); signs=[1]*len(plus)+[-1]*len(minus)
        n=len(s.rows[items[0]]['base'])
        base=[round(sum(sg*(s.rows[i]['base'][c] or 0) for i,sg in zip(items,signs)),s.nd) for c in range(n)]
        if s.nd==0: base=[int(b) for b in base]
        i=s._add(type=type,label=label,ind=ind,code=code,base=base,vals=s.derive(list(base),kind),foots=sorted(items),signs=dict(zip(items,signs)),kind=kind)
        if key:
            for k in ([key] if isinstance(key,str) else key): s.keys[k]=i
        return i
    def sec(s,heading,lines,total,kind='inc',ind=0,**k):
        s.h(heading,ind)
        it=[]
        for ln in lines:
            code=None
            if len(ln)==3: code,lab,b=ln
            else: lab,b=ln
            it.append(s.l(lab,b,ind+1,code,kind))
        return s.t(total,it,ind=ind,kind=kind,**k)
    def plant(s,row,col,new,what,kind):
        s.rows[row]['vals'][col]=new; s.planted={'what':what,'kind':kind,'_cell':[row,col]}
    def tv(s,vals):
        o=[]
        for v in vals:
            if v is None or (s.zn and v==0): o.append(None)
            else:
                v=round(v,s.nd); o.append(int(v) if v==int(v) else v)
        return o
    def check(s,name):
        bad=[]
        for i,r in enumerate(s.rows):
            if r['vals'] is not None: assert len(r['vals'])==len(s.columns),(name,r['label'],len(r['vals']),len(s.columns))
            if r['foots']:
                for c in range(len(s.columns)):
                    if r.get('nofoot') and c in r['nofoot']: continue
                    # variance columns foot by their own derivation
                    tot=sum((1 if c in s.varcols else r['signs'][j])*(s.rows[j]['vals'][c] or 0) for j in r['foots'])
                    if abs(tot-(r['vals'][c] or 0))>.005: bad.append((i,c,r['label'],tot,r['vals'][c]))
        return bad
    def truth(s):
        rows=[]
        for r in s.rows:
            d={'accountCode':r['code'],'label':r['label'],'rowType':r['type'],'values':s.tv(r['vals']) if r['vals'] is not None else [None]*len(s.columns)}
            if r['foots']: d['footsFrom']={'items':r['foots']}
            rows.append(d)
        p=None
        if s.planted: p={k:v for k,v in s.planted.items() if k[0]!='_'}
        return {'title':s.title,'propertyName':s.prop,'periodFrom':s.pf,'periodTo':s.pt,'sheet':s.sheet,'page':s.page,'columns':s.columns,'planted':p,
          'keyTotals':{k:{'label':s.rows[i]['label'],'values':s.tv(s.rows[i]['vals'])} for k,i in s.keys.items()},'rows':rows}
def save(name,sts,asset,dtype,style,hard):
    if not isinstance(sts,list): sts=[sts]
    for s in sts:
        b=s.check(name)
        if b: print(name,s.title,'NOT TYING' if not s.planted else 'planted, off:',b[:6])
        if not s.prop: print(name,'no prop')
    json.dump({'statements':[s.truth() for s in sts]},open(os.path.join(TRUTH,name+'.json'),'w'),indent=1)
    INDEX.append({'file':name,'assetType':asset,'documentType':dtype,'author':'hoamanager','style':style,'hard':hard})
def path(n): return os.path.join(DOCS,n)
def rnd(R,x,p=.08,nd=0):
    v=x*(1+R.uniform(-p,p)); return int(round(v)) if nd==0 else round(v,nd)
def months(R,annual,p=.06,season=None,nd=0):
    season=season or [1]*12; t=sum(season)
    return [rnd(R,annual*k/t,p,nd) for k in season]
def par(v,nd=0,dash='-',cur=''):
    if v is None or v==0 and dash is not None: return dash if dash is not None else ''
    s=f'{abs(v):,.{nd}f}'
    return f'({cur}{s})' if v<0 else cur+s
