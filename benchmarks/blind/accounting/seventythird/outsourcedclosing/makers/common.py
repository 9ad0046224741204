import json,os,random
B='build/blind/'
def D(n): return B+'documents/'+n
def c(x): return round(x/100,2)           # cents -> dollars
def f(x,neg='()',zero='0.00'):
    if x==0: return zero
    s='%s.%02d'%(format(abs(x)//100,','),abs(x)%100)
    if x<0: return '('+s+')' if neg=='()' else '-'+s if neg=='-' else s+neg
    return s
def save(name,kind,money,rows,totals,planted=None,style='',hard=False):
    stem=name.rsplit('.',1)[0]
    json.dump({'name':name,'kind':kind,'planted':planted,'money':money,'rows':rows,'totals':totals},open(B+'truth/%s.json'%stem,'w'),indent=1)
    p=B+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{'file':name,'kind':kind,'style':style,'hard':hard}]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
F='Dana Marcus Yolanda Trevor Keisha Bryce Lorena Pavel Simone Aldo Renee Darnell Ingrid Hector Maeve Tobias Nadia Curtis Priya Owen Luz Garrett Fatima Wade Joyce Emeka Carla Dwight Helen Ramon'.split()
L='Abernethy Castellan Dufresne Ekstrand Farrow Gallardo Hutchens Ibarra Jablonski Kettering Lomeli Mcaffrey Nakashima Oduya Pruitt Quarles Rasband Stadler Tovarich Underhill Vanterpool Whitlow Yarnell Zabriskie Boudrow Crenshall Delacroy Fenwick Hargis Lindqvist'.split()
def names(r,n):
    a=[(x,y) for x in F for y in L]; r.shuffle(a); return a[:n]
class Ledger:
    def __init__(s): s.b={};s.d={};s.k={}
    def post(s,dr,cr,amt,d=None,k=None):
        assert amt>=0
        d=s.d if d is None else d; k=s.k if k is None else k
        d[dr]=d.get(dr,0)+amt; k[cr]=k.get(cr,0)+amt
