import json,os
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(file,kind,style,hard,money,rows,totals,planted=None):
    base=file.rsplit('.',1)[0]
    json.dump({"name":file,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f'{B}/truth/{base}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[{"file":file,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1)
def r2(x): return round(x+0.0,2)
