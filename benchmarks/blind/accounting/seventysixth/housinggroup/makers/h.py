import json,os,random
B='build/blind'
def m(c): return round(c/100,2)
def f(c,neg='-'):
    s=f"{abs(c)/100:,.2f}"
    if c<0: return {'-':'-'+s,'()':'('+s+')','cr':s+'CR'}[neg]
    return s
def save(file,kind,style,hard,money,rows,totals,planted=None):
    n=file.rsplit('.',1)[0]
    json.dump({"name":file,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f'{B}/truth/{n}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; L=json.load(open(p)) if os.path.exists(p) else []
    L=[x for x in L if x['file']!=file]+[{"file":file,"kind":kind,"style":style,"hard":hard}]
    json.dump(L,open(p,'w'),indent=1)
def doc(f): return f'{B}/documents/{f}'
