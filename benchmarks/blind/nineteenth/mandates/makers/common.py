import json,os,random,datetime as D
H=os.path.dirname(os.path.abspath(__file__))
F="Amara Bridget Carlos Denise Elliot Farah Gareth Hyun Ines Jamal Katya Leon Mireille Noor Osvaldo Priya Quentin Rosalind Stellan Tamsin Umar Verity Wendell Ximena Yusuf Zelda Alistair Beatriz Cormac Delphine Emeka Freya Giulia Hamish Ivo Jorunn".split()
L="Abernathy Bellweather Castellano Drummond Ekwueme Fairbrother Gundersen Halloran Iwasaki Jankowski Kerrigan Lindqvist Mbeki Novotny O'Shaughnessy Pettigrew Quillfeather Rasmussen Santangelo Thistlewood Ulrich Vandermeer Whitlock Xiong Yarborough Zielinski Ashdown Boudreau Coutts Delacroix Esposito Fennimore Grzybowski Hollingberry".split()
def names(r,n):
    a=[(f,l) for f in F for l in L]; r.shuffle(a); return a[:n]
def fp(n): return os.path.join(H,'documents',n)
def put(name,t,asset,style,hard):
    rows=[]
    for x in t['rows']:
        rows.append({k:(v.isoformat() if isinstance(v,D.date) else v) for k,v in x.items() if v is not None and v!=[]})
        assert x.get('unit') or x.get('tenantName')
    t['rows']=rows
    for k in('propertyName','asOnDate','units','occupied','vacant','sheet','planted'): t.setdefault(k,None)
    json.dump(t,open(os.path.join(H,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(H,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r22',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
def S(rows,k): return round(sum(x.get(k) or 0 for x in rows),2)
def CH(rows,c): return round(sum(z['amount'] for x in rows for z in x.get('charges',[]) if z['code']==c),2)
def m2(v): return f"{v:,.2f}" if v>=0 else f"({-v:,.2f})"
def dd(d,f): return d.strftime(f)
def addm(d,n,end=False):
    y,m=divmod(d.year*12+d.month-1+n,12); x=D.date(y,m+1,1)
    if end: return (x+D.timedelta(days=-1))
    return x
