import json,os,random,datetime as dt
ROOT='build/blind'
D=dt.date
FIRST="Aaron Beatriz Callum Dalia Edwin Farah Gordon Hanna Imran Joelle Kenji Lorna Marcus Nadia Owen Priya Quentin Rosa Stefan Tamsin Ulric Vera Wesley Ximena Yusuf Zoe Bridget Cedric Delphine Emeka Freya Gustav Helene Ivo Jasmine Kurt Leona Mateo Noor Otis".split()
LAST="Abernethy Bellwood Castellan Dufresne Eastlake Fairbourne Gallardo Hathersage Ingleby Jarrow Kowalczyk Lindqvist Marchetti Nakagawa Okonjo Pemberly Quillfeather Rostova Sandoval Thackeray Umarova Villareal Wexford Yamazaki Zielinski Ashdown Birkett Crowhurst Delacroix Enderby Foxworth Grantley Holloway Iversen Kessler Lockridge Moncrief Norwood Oyelaran Prendergast".split()
def people(R,n,fmt="{f} {l}"):
    s=[(f,l) for f in FIRST for l in LAST]; R.shuffle(s)
    return [fmt.format(f=f,l=l,i=f[0]) for f,l in s[:n]]
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,1) if d.day==1 else D(y,mo,min(d.day,28))
def endof(d,m): return addm(d,m)-dt.timedelta(1)
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def clean(r): return {k:(iso(v)) for k,v in r.items() if v is not None and v!=[]}
def save(fn,asset,style,hard,truth,author="r79b"):
    truth['rows']=[clean(r) for r in truth['rows']]
    truth.setdefault('planted',None); truth.setdefault('sheet',None)
    json.dump(truth,open(f'{ROOT}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda x:x['file']),open(p,'w'),indent=1)
def out(fn): return f'{ROOT}/documents/{fn}'
