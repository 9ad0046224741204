import json, os
ROOT='build/blind'
DOC=ROOT+'/documents/'
def save(name, kind, style, hard, money, rows, totals, planted=None):
    def clean(d): return {k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(f'{ROOT}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(idx,key=lambda e:(e['kind'],e['file'])),open(p,'w'),indent=1)
def par(v,d=2,dash='–'):
    if v is None: return ''
    if abs(v)<.005: return dash
    s=f'{abs(v):,.{d}f}'
    return f'({s})' if v<0 else s
