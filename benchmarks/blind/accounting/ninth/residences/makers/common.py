import json, os
H=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(H,'documents',n)
def save(name,kind,money,rows,totals,planted=None):
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals)
    with open(os.path.join(H,'truth',name.rsplit('.',1)[0]+'.json'),'w') as f: json.dump(t,f,indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')
def c2(c): return round(c/100,2)   # cents to dollars
