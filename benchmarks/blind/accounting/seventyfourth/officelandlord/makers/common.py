import json, os, random
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def save(name,kind,money,rows,totals,style,hard,planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f'{ROOT}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
def r2(x): return round(x+0.0,2)+0.0
def tb_activity(accts,rng,months):
    """accts: list of dicts code,name,t,beg ; fills dr,cr (cents ints used internally)."""
    for a in accts:
        b=a['beg']; t=a['t']; dr=cr=0.0
        if t=='rev':
            cr=abs(b)/months*rng.uniform(.97,1.04)
            if rng.random()<.2: dr=cr*rng.uniform(.01,.06)
        elif t=='fixrev': cr=abs(b)/months
        elif t=='exp':
            dr=abs(b)/months*rng.uniform(.6,1.35)
            if rng.random()<.3: cr=dr*rng.uniform(.05,.4)
        elif t=='fixexp': dr=abs(b)/months
        elif t=='idle': pass
        elif t=='accum': cr=a.get('act',abs(b)*.012)
        elif t=='debt': dr=a.get('act',abs(b)*.0017)
        elif t=='ar':
            dr=a['act']*rng.uniform(.97,1.02); cr=dr*rng.uniform(.988,1.001)
        elif t=='cash':
            dr=a['act']*rng.uniform(.97,1.02); cr=a['act']*rng.uniform(.7,.9)
        elif t=='prep': cr=abs(b)/5
        elif t=='liab':
            dr=abs(b)*rng.uniform(.4,1.0); cr=abs(b)*rng.uniform(.4,1.0)
        elif t=='capex': dr=a.get('act',0)
        elif t=='dist': dr=a.get('act',0)
        a['dr']=r2(dr); a['cr']=r2(cr)
    eq=[a for a in accts if a['t']=='equity'][0]; eq.setdefault('dr',0.0)
    eq['beg']=r2(-sum(a['beg'] for a in accts if a is not eq)); eq['dr']=eq['cr']=0.0
    d=r2(sum(a['dr']-a['cr'] for a in accts)); c=[a for a in accts if a['t']=='cash'][0]
    if d>0: c['cr']=r2(c['cr']+d)
    else: c['dr']=r2(c['dr']-d)
    for a in accts: a['end']=r2(a['beg']+a['dr']-a['cr'])
    assert abs(sum(a['end'] for a in accts))<.005
    return accts
