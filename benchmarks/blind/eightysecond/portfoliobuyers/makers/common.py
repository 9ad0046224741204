import json, os, random, datetime as dt
ROOT='build/blind'
F="""Aaron Adele Alicia Alvin Amara Andre Anita Antonio April Arturo Ashby Beatrix Benita Bernard Blake Bonnie Brandi Brent Bridget Calvin Camille Carla Carlos Cassie Cedric Celia Chantal Clayton Colin Corinne Cyrus Dahlia Damon Darius Deanna Delroy Denise Desmond Dolores Dwight Edith Eduardo Elaine Elias Emilio Erica Ernest Esther Fabian Faye Felix Fiona Garrett Gemma Gideon Gloria Hector Helen Hollis Imani Irene Isaac Ivan Jalen Janelle Jasper Joanna Jorge Julian Keisha Kendra Kerry Kurt Lamar Leland Lenora Lucia Mabel Marcus Marisol Maxine Micah Milton Mira Nadia Neil Nolan Odessa Oscar Paige Patrice Pierce Quentin Ramona Reggie Rhonda Rosalind Roy Sabrina Silas Sonya Tamara Terrence Trent Ursula Vance Vera Vivian Wade Wendell Yolanda Zachary""".split()
L="""Abernathy Acosta Albright Amundsen Appiah Arbogast Ashworth Baptiste Barlowe Beaumont Benavidez Bhatt Blackmon Boudreaux Bracken Burgoyne Cabrera Calloway Castellan Chaudhry Clearwater Colvard Corrigan Crenshaw Dabney Delacroix Dinh Draper Dunleavy Eastman Echols Eskridge Fairbanks Falkner Ferrell Fontenot Galloway Garrity Goodwyn Grimaldi Guidry Haddock Halvorsen Hargrove Hathaway Hernandez Holcombe Huynh Ibarra Ingersoll Jankowski Jessup Kapoor Kettering Kilgore Kowalczyk Lachance Langford Ledbetter Lindqvist Lockridge Lozano MacAvoy Maldonado Marchetti McAllen Mendenhall Merriweather Montoya Nakamura Navarrete Nyberg Oakley Ochoa Okafor Olmstead Ostrander Pacheco Pemberton Petrakis Pruitt Quarles Quinones Radcliffe Rasmussen Renfro Rosario Rutledge Sandoval Satterfield Schaefer Shumate Singletary Solberg Stallworth Tafoya Thibodeau Tillery Trevino Underhill Valdivia Vandermeer Villalobos Wadsworth Weatherby Whitlock Wickersham Yarbrough Ybarra Zamora Zielinski""".split()
class N:
    def __init__(s,rng): s.r=rng; s.u=set()
    def pair(s):
        while 1:
            p=(s.r.choice(F),s.r.choice(L))
            if p not in s.u: s.u.add(p); return p
    def lf(s): a,b=s.pair(); return f'{b}, {a}'
    def fl(s): a,b=s.pair(); return f'{a} {b}'
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def eom(y,m):
    while m>12: y+=1; m-=12
    return (D(y+(m==12),m%12+1,1)-dt.timedelta(1))
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return D(y,m,min(d.day,eom(y,m).day))
def mdy(d,z=True):
    if d is None: return ''
    return d.strftime('%m/%d/%Y') if z else f'{d.month}/{d.day}/{d.year}'
def m2(x): return f'{x:,.2f}' if x>=0 else f'-{-x:,.2f}'
def p2(x): return f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b=='' or b==[]: continue
        if isinstance(b,dt.date): b=iso(b)
        if isinstance(b,float): b=round(b,2)
        o[a]=b
    return o
def save(fn,asset,style,hard,truth):
    for d in ('documents','truth'): os.makedirs(f'{ROOT}/{d}',exist_ok=True)
    truth.setdefault('planted',None); truth.setdefault('sheet',None)
    json.dump(truth,open(f'{ROOT}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=fn]
    ix.append(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r82a',style=style,hard=hard))
    ix.sort(key=lambda i:i['file'])
    json.dump(ix,open(p,'w'),indent=1)
    print(fn,len(truth['rows']),'rows',truth['units'],truth['occupied'],truth['vacant'])
def doc(fn): return f'{ROOT}/documents/{fn}'
# reportlab text with width guard
def T(c,x,y,s,font='Helvetica',size=7,al='l',w=None):
    from reportlab.pdfbase.pdfmetrics import stringWidth
    s=str(s)
    sw=stringWidth(s,font,size)
    if w and sw>w+.5: raise Exception(f'too wide {s!r} {sw:.1f}>{w}')
    c.setFont(font,size)
    (c.drawString if al=='l' else c.drawRightString if al=='r' else c.drawCentredString)(x,y,s)
