import json, os, random
B='build/blind'
DOC=B+'/documents/'
def save(name,kind,money,rows,totals,style,hard,planted=None):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(f'{B}/truth/{name.rsplit(".",1)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=B+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda x:x['file']),open(p,'w'),indent=1)
def d(c): return round(c/100,2)
def com(c,zero='0.00'):
    if c==0: return zero
    s=f'{abs(c)/100:,.2f}'
    return s
def par(c): return f'({com(c)})' if c<0 else com(c)
def minus(c): return f'-{com(c)}' if c<0 else com(c)
