import json, os
B='build/blind'
def doc(f): return f'{B}/documents/{f}'
def f2(c):  # cents -> float
    return round(c/100,2)
def save(fname,kind,planted,money,rows,totals,style,hard):
    t={"name":fname,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f'{B}/truth/{os.path.splitext(fname)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=fname]+[{"file":fname,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda x:x['file']),open(p,'w'),indent=1)
    print(fname,len(rows),'rows',len(totals),'totals')
def m2(c,par=False):
    s=f'{abs(c)/100:,.2f}'
    return (f'({s})' if par else '-'+s) if c<0 else s
