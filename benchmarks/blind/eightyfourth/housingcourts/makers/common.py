import json,os,random,datetime as dt
ROOT='build/blind'
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def row(**k):
    o={}
    for a,b in k.items():
        if b is None: continue
        o[a]=iso(b)
    return o
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
FN="Marisol Dwight Teresa Amadou Lorraine Kyle Hyacinth Bogdan Priya Wendell Oksana Curtis Renata Hai Giselle Marcus Yolanda Farid Noreen Stanley Ines Tobias Latoya Emil Shirin Garrett Josefa Nils Odette Raymond Anh Beatriz Calvin Dolores Ivo Keisha Lamar Mina Norbert Paulette Quentin Rosalind Samir Thelma Ursula Vernon Winifred Xenia Zoltan Abel Brenda Cesar Delphine Errol Fatou Glenda Hector Imani".split()
LN="Abernethy Bouchard Castellan Drumheller Escoto Fairweather Gagnier Hollingshed Ibrahimi Jaskulski Kowalchuk Lindqvist Mazzarella Nwachuku Okonski Pettibone Quintana Rasheed Sokolov Tremblett Underhay Vasquenz Whitcombe Yarborough Zielinska Achterberg Boisvenu Carmody Delacroft Eastlund Fonoti Grzywacz Haldane Ivanchuk Jolicoeur Kettleman Lumsden Macphail Nadeem Ortolani Prudhomme Quarshie Rindfleisch Salcido Thibodaux Uchenna Venkatesan Wolanski Yoshikane Zamarripa Barlowe Coombs Dirksen".split()
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def __call__(s,style='fl'):
        while True:
            f,l=s.r.choice(FN),s.r.choice(LN)
            if (f,l) not in s.used: s.used.add((f,l)); break
        if style=='fl': return f"{f} {l}"
        if style=='lf': return f"{l}, {f}"
        if style=='LF': return f"{l}, {f}".upper()
        if style=='il': return f"{f[0]}. {l}"
        if style=='l': return l
def rdate(r,a,b,dom=None):
    d=a+dt.timedelta(days=r.randrange((b-a).days))
    return d.replace(day=dom) if dom else d
def doc(n): return f"{ROOT}/documents/{n}"
def save(name,asset,style,hard,truth,ties=()):
    """ties: (key, printed total) pairs"""
    rows=truth['rows']
    for key,tot in ties:
        s=round(sum(r[key] for r in rows if isinstance(r.get(key),(int,float))),2)
        ok=abs(s-tot)<.005
        if not ok: print('  NOT TIED',name,key,s,tot,'(planted)' if truth['planted'] else '*** ERROR')
    for r in rows: assert r.get('unit') or r.get('tenantName')
    json.dump(truth,open(f"{ROOT}/truth/{name}.json",'w'),indent=1,ensure_ascii=False)
    p=f"{ROOT}/index.json"
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r83c',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1)
    print(name,len(rows),'units',truth['units'],truth['occupied'],truth['vacant'])
