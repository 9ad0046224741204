import json, os
R='build/blind'
def doc(n): return f'{R}/documents/{n}'
def save(name,kind,style,hard,money,rows,totals,planted=None):
    rnd=lambda d:{k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[rnd(r) for r in rows],"totals":[rnd(r) for r in totals]}
    json.dump(t,open(f'{R}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{R}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i["file"]!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda i:i["file"]),open(p,'w'),indent=1)
def to_pdf(src,outdir):
    os.system(f'soffice --headless -env:UserInstallation=file://{R}/.lo --convert-to pdf --outdir {outdir} {src} >/dev/null 2>&1')
