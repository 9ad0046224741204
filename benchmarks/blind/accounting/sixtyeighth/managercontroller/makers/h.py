import json,os,random
B='build/blind/'
D=B+'documents/'
def R(s): return random.Random(s)
def m(v): return f'{v:,.2f}'
def par(v): return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
def save(name,kind,style,hard,money,rows,totals,planted=None):
    t={'name':name,'kind':kind,'planted':planted,'money':money,'rows':rows,'totals':totals}
    json.dump(t,open(B+'truth/'+name.rsplit('.',1)[0]+'.json','w'),indent=1,ensure_ascii=False)
    p=B+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=name]+[{'file':name,'kind':kind,'style':style,'hard':hard}]
    json.dump(ix,open(p,'w'),indent=1)
