import json, os, random, datetime as dt
ROOT='.'
F="Alma Bodie Carys Dorian Elsbeth Fenton Greer Halden Imogen Jarek Keziah Lorne Maren Nolwen Osric Perla Quill Rosalba Soren Tamsin Ulric Vesna Wendel Xiomara Yancey Zelda Amadou Bettina Cosmo Delphine Emeka Farida Gustavo Hyun Ilse Joaquim Kavita Ludmila Minh Nkechi Orla Paolo Rashid Shira Thandi Umair Viggo".split()
L="Abernook Brindlow Castellano-Ruhe Dunwick Everholt Fanshawe Garrovick Hollenbrand Iverness Jankowiak Kettlemore Lindqvarn Mbatha Norrington Okwuosa Pellandine Quarrie Ravensthorp Sotomayer Tillbrook Umberland Varga-Holm Whitlockson Yarborne Zielonka Adebisi Brackenfell Crowhurston Dastagir Estebanez Fairlamb Gorodin Hathersage Ishikura Jessamy Kalloran Lomax-Reid Montclare Nakagiri Oyelowa Pruszyn Rutherglen Szabados Tremontaine".split()
def name(r,style=0):
    f,l=r.choice(F),r.choice(L)
    return [f"{l}, {f}",f"{f} {l}",f"{l}, {f} {r.choice('ABDGJLMRT')}.",f"{f[0]}. {l}"][style]
class Namer:
    def __init__(s,r): s.r=r; s.seen=set()
    def __call__(s,style=0):
        while 1:
            n=name(s.r,style)
            if n not in s.seen: s.seen.add(n); return n
def D(r,a,b):
    a=dt.date.fromisoformat(a);b=dt.date.fromisoformat(b)
    return a+dt.timedelta(r.randint(0,(b-a).days))
def eom(d):
    n=(d.replace(day=28)+dt.timedelta(4)).replace(day=1); return n-dt.timedelta(1)
def m2(v): return f"{v:,.2f}" if v>=0 else f"({-v:,.2f})"
def mm(v): return f"{v:,.2f}"
def m0(v): return f"{v:,.0f}"
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def iso(d): return d.isoformat() if d else None
KEYS="unit building propertyName unitType area tenantName statusText section marketRent contractRent annualRent leaseStartDate leaseEndDate moveInDate moveOutDate deposit balance charges totalCharges rentSteps".split()
def row(**k):
    for x in k: assert x in KEYS,x
    o={}
    for x in KEYS:
        v=k.get(x)
        if v is None or v=='' : continue
        if isinstance(v,dt.date): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        o[x]=v
    assert o.get('unit') or o.get('tenantName')
    return o
def save(fn,asset,style,hard,rows,units,occ,vac,prop,ason,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{ROOT}/truth/{fn}.json','w'),indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r37',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
    print(fn,len(rows),units,occ,vac)
class Pg:
    "minimal canvas writer: cols=[(x,align,width?)], header callback per page"
    def __init__(s,fn,size,head,foot=None,top=40,bottom=40,lh=10,font='Helvetica',fs=7):
        from reportlab.pdfgen import canvas
        s.W,s.H=size; s.c=canvas.Canvas(f'{ROOT}/documents/{fn}',pagesize=size,invariant=1); s.head=head; s.foot=foot
        s.top,s.bottom,s.lh,s.font,s.fs=top,bottom,lh,font,fs; s.p=0; s.new()
    def new(s):
        if s.p:
            if s.foot: s.foot(s)
            s.c.showPage()
        s.p+=1; s.y=s.H-s.top; s.head(s)
    def need(s,h):
        if s.y-h<s.bottom: s.new()
    def t(s,x,txt,al='l',font=None,fs=None,y=None):
        s.c.setFont(font or s.font,fs or s.fs); y=s.y if y is None else y
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,y,str(txt))
    def r(s,cols,vals,font=None,fs=None,adv=True):
        for (x,al),v in zip(cols,vals):
            if v not in (None,''): s.t(x,v,al,font,fs)
        if adv: s.y-=s.lh
    def line(s,x1,x2,dy=0,w=.5):
        s.c.setLineWidth(w); s.c.line(x1,s.y+dy,x2,s.y+dy)
    def end(s):
        if s.foot: s.foot(s)
        s.c.save()
