import json, os, random, datetime as dt, calendar
ROOT='build/blind'
DOC=ROOT+'/documents/'
FIRST="Alma Brett Carla Darnell Elena Felipe Gwen Harold Imani Jorge Keisha Lamar Monique Nadia Owen Priya Quentin Rosa Stefan Tamika Ulises Vera Wade Ximena Yolanda Zachary Aaron Bianca Clifford Dolores Everett Fatima Garrett Hyun Isaac Juanita Kendra Leon Maribel Noel Oscar Paige Raul Simone Trevor Ursula Victor Wanda Andre Beatriz Cody Denise Emeka Faye Glenn Hector Irene Jamal Kirsten Luis Megan Nathaniel Olga Perry Renee Saul Thea Uma Vincent Whitney".split()
LAST="Abernathy Bostick Calloway Dufresne Escobedo Farrow Gutshall Hargis Ibarra Jessup Kowalczyk Lindqvist Mabry Nwosu Oakes Pettigrew Quiroz Rasmussen Stallworth Tran Underhill Vasquez Whitlock Yancey Zamora Ames Burdette Castellano Dempsey Eubanks Fontaine Grisham Holcomb Ivey Jankowski Kimbrough Lockett Montoya Norwood Okafor Pruitt Reyes Sizemore Tolliver Vang Wexler Alvarado Bautista Crenshaw Delacroix Everhart Fitzhugh Garza Haddad Ingram Jaramillo Kessler Ledbetter Mukherjee Nolan Ogletree Padilla Rourke Sandoval Thibodeaux Upshaw Villanueva Womack Park Singh".split()
class N:
    def __init__(s,rng): s.r=rng; s.seen=set()
    def pair(s):
        while True:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.seen: s.seen.add(p); return p
    def lf(s): f,l=s.pair(); return f'{l}, {f}'
    def fl(s): f,l=s.pair(); return f'{f} {l}'
D=dt.date
def addm(d,m,day=None):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(day or d.day,calendar.monthrange(y,mo)[1]))
def eom(d): return D(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def term(start,months): return addm(start,months)-dt.timedelta(1)
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us2(d): return f'{d.month}/{d.day}/{d.year}' if d else ''
def usy(d): return d.strftime('%m/%d/%y') if d else ''
def m2(x): return '' if x is None else (f'({-x:,.2f})' if x<0 else f'{x:,.2f}')
def mm(x): return '' if x is None else f'{x:,.2f}'
def m0(x): return '' if x is None else f'{x:,.0f}'
def iso(v): return v.isoformat() if isinstance(v,dt.date) else v
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b=='' or b==[]: continue
        if isinstance(b,float): b=round(b,2)
        o[a]=iso(b)
    return o
def save(file,asset,style,hard,truth):
    for r in truth['rows']:
        assert r.get('unit') or r.get('tenantName'),r
    json.dump(truth,open(f'{ROOT}/truth/{file}.json','w'),indent=1)
    p=ROOT+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=file]
    ix.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r73a',style=style,hard=hard))
    ix.sort(key=lambda x:x['file']); json.dump(ix,open(p,'w'),indent=1)
    print(file,len(truth['rows']),truth['units'],truth['occupied'],truth['vacant'])
def draw(c,x,y,s,al='l',font='Helvetica',size=7,w=None):
    from reportlab.pdfbase.pdfmetrics import stringWidth
    s=str(s)
    sw=stringWidth(s,font,size)
    if w and sw>w: raise ValueError((s,sw,w))
    c.setFont(font,size)
    if al=='l': c.drawString(x,y,s)
    elif al=='r': c.drawRightString(x,y,s)
    else: c.drawCentredString(x,y,s)
def soffice(src,outdir,fmt='pdf'):
    import subprocess
    subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to',fmt,'--outdir',outdir,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
def ttf():
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    b='/usr/share/fonts/truetype/'
    for n,f in dict(Lib='liberation/LiberationSans-Regular',LibB='liberation/LiberationSans-Bold',Nar='liberation/LiberationSansNarrow-Regular',NarB='liberation/LiberationSansNarrow-Bold',Mono='liberation/LiberationMono-Regular',DV='dejavu/DejaVuSans',DVB='dejavu/DejaVuSans-Bold',DVC='dejavu/DejaVuSansCondensed',DVCB='dejavu/DejaVuSansCondensed-Bold').items():
        try: pdfmetrics.registerFont(TTFont(n,b+f+'.ttf'))
        except Exception as e: print('font',n,e)
