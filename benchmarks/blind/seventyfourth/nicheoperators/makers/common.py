import json,os,random,datetime as dt
R='build/blind'
F="Dale Wanda Hector Marisol Grady Imelda Curtis Yolanda Brent Tamsin Orrin Leticia Virgil Noelle Desmond Priya Rudy Karin Ambrose Shelby Tobias Elaine Marcus Juanita Perry Sunita Wade Colette Felix Doreen Alvin Bridget Lamar Ingrid Otis Rosalind Kent Maureen Silas Paige".split()
L="Abernathy Brockway Castellano Dunmire Ellingson Farquhar Gutierrez Hathcock Isaksen Jarvis Kowalczyk Lindqvist Mabry Novotny Oakes Pettibone Quintero Rasmussen Stallworth Trevino Underhill Vandermeer Whitlock Yarbrough Zeller Bannister Crowder Delacroix Eastman Fontenot Grissom Hollenbeck Kimbrough Lathrop McAfee Nakagawa Ostrander Pruitt Renfro Sandoval Tillman Varga Winslow Burdette Choi".split()
def names(rng,n,style='FL'):
    s=[];seen=set()
    while len(s)<n:
        f,l=rng.choice(F),rng.choice(L)
        if (f,l) in seen: continue
        seen.add((f,l))
        s.append({'FL':f'{f} {l}','LF':f'{l}, {f}','iL':f'{f[0]}. {l}','Mr':f'{rng.choice(["Mr","Mrs","Ms","Mr"])} {f[0]} {l}','LFi':f'{l}, {f} {rng.choice("ABCDEGJKLMRST")}.'}[style])
    return s
def m(x,z='0.00'): return f'{x:,.2f}' if x or z=='0.00' else z
def iso(d): return d.isoformat()
def save(name,rows,asset,style,hard,prop,asof,units,occ,vac,sheet=None,planted=None):
    rows=[{k:v for k,v in r.items() if v is not None and k[0]!='_'} for r in rows]
    t=dict(propertyName=prop,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{R}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=f'{R}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r74d',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
def doc(n): return f'{R}/documents/{n}'
def put(c,xs,vals,y,font,size):
    """xs: list of (x,align)"""
    c.setFont(font,size)
    for (x,a),v in zip(xs,vals):
        if v is None or v=='': continue
        (c.drawString if a=='l' else c.drawRightString if a=='r' else c.drawCentredString)(x,y,str(v))
