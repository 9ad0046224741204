import json,os,random,datetime as dt,subprocess
B='build/blind'
F="Alma Otis Verna Clyde Doreen Wendell Hattie Lyle Ramona Grady Ione Merle Nadia Felix Tamsin Bertil Corinne Dwight Estelle Floyd Gwenda Harlan Imelda Jarvis Keziah Lorne Mavis Norbert Opal Percy Quentin Rosalba Silas Thelma Ulises Viola Wilbur Ximena Yusuf Zelda Darnell Marisol Tobias Hyacinth Reuben".split()
L="Prewitt Hollenbeck Arbogast Tillery Quesnel Stroud Oyelaran Vandermeulen Kettering Bascombe Lindqvist Marrow Duggan Ferriter Nakagome Ostrander Pelletreau Rusk Sandoval-Reyes Thibodeaux Umber Wexcombe Yarrow Zabriskie Coyle Dunstable Eastlake Fennimore Gilchrest Haverty Iturbide Jessop Kowalik Loomis Mendiola Nettleship Orcutt Pickerel Rademacher Sowerby Trudgen Vickery Whitlatch Abernethy Brackenridge Crumley".split()
class N:
    def __init__(s,seed): s.r=random.Random(seed); s.used=set()
    def __call__(s,f='{f} {l}'):
        while 1:
            a,b=s.r.choice(F),s.r.choice(L)
            if (a,b) in s.used: continue
            s.used.add((a,b)); return f.format(f=a,l=b,i=a[0])
def R(**k): return {a:b for a,b in k.items() if b is not None and b!=[]}
def D(r,a,b):
    a=dt.date.fromisoformat(a);b=dt.date.fromisoformat(b)
    return a+dt.timedelta(days=r.randrange((b-a).days))
def addy(d,y,less=1):
    try: e=d.replace(year=d.year+y)
    except ValueError: e=d.replace(year=d.year+y,day=28)
    return e-dt.timedelta(days=less)
def m(x,dec=2): return f'{x:,.{dec}f}'
def save(file,asset,style,hard,rows,prop,asof,units,occ,vac,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{B}/truth/{file}.json','w'),indent=1,ensure_ascii=False,default=str)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r79c clerk',style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
def doc(f): return f'{B}/documents/{f}'
def docx2pdf(src,outdir):
    subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','pdf','--outdir',outdir,src],check=True,capture_output=True,timeout=120)
