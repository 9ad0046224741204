import json, os
ROOT='build/blind'
def path(n): return f'{ROOT}/documents/{n}'
def save(name, kind, style, hard, money, rows, totals, planted=None):
    rd=lambda d:{k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None and v!=''}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[rd(r) for r in rows],"totals":[rd(r) for r in totals]}
    json.dump(t,open(f'{ROOT}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    ip=f'{ROOT}/index.json'
    idx=json.load(open(ip)) if os.path.exists(ip) else []
    idx=[i for i in idx if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(idx,open(ip,'w'),indent=1,ensure_ascii=False)
def par(v,dec=2):
    s=f'{abs(v):,.{dec}f}'
    return f'({s})' if v<0 else s
