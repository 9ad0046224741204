import json, os, random
ROOT='build/blind'
DOC=ROOT+'/documents/'; TR=ROOT+'/truth/'
def r2(x): return round(x+0.0,2)
def save(file,kind,style,hard,money,rows,totals,planted=None,**extra):
    stem=file.rsplit('.',1)[0]
    t={"name":file,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}; t.update(extra)
    json.dump(t,open(TR+stem+'.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=file]+[{"file":file,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(file,len(rows),'rows')
def m(x,dec=2): return f"{x:,.{dec}f}"
def par(x,dec=2): return f"({-x:,.{dec}f})" if x<0 else f"{x:,.{dec}f}"
