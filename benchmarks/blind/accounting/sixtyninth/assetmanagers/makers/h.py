import json, os, random
R='build/blind/'
def D(n): return R+'documents/'+n
def v(c): return round(c/100,2)
def m(c, neg='()', z='0.00', cur=''):
    if c==0: return z
    s=cur+f'{abs(c)/100:,.2f}'
    if c<0: s={'()':'('+s+')','-':'-'+s,'t':s+'-'}[neg]
    return s
def save(name,kind,style,hard,money,rows,totals,planted=None):
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals)
    json.dump(t,open(R+'truth/'+os.path.splitext(name)[0]+'.json','w'),indent=1)
    p=R+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    json.dump(ix,open(p,'w'),indent=1); print(name,len(rows),'rows',len(totals),'totals')
