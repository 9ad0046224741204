import json, os, random
R='build/blind/'
D=R+'documents/'
def save(file,kind,money,rows,totals,style,hard,planted=None):
    t={"name":file,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(R+'truth/'+os.path.splitext(file)[0]+'.json','w'),indent=1,ensure_ascii=False)
    p=R+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=file]+[{"file":file,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def r2(x): return round(x+0.0,2)
def inr(x):
    s=f"{abs(x):.2f}"; i,f=s.split('.')
    if len(i)>3:
        h,t=i[:-3],i[-3:]; g=[]
        while len(h)>2: g.insert(0,h[-2:]); h=h[:-2]
        if h: g.insert(0,h)
        i=','.join(g)+','+t
    return i+'.'+f
