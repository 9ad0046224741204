import random, json, os, datetime as dt
from datetime import date, timedelta
HERE=os.path.dirname(os.path.abspath(__file__)); DOC=HERE+'/documents/'; INDEX=[]
F="Marta Owen Delphine Curtis Priya Leon Yolanda Grant Ximena Terrence Aiko Boyd Carmela Dustin Esra Felton Gwen Hamid Ines Jarvis Keiko Lamar Mireya Nolan Odessa Perry Quincy Rosalind Stefan Tamsin Uma Vernon Winona Zane Bridget Alonzo".split()
L="Abernathy Bascom Castellanos Drummond Eastlake Farrow Guzman Holloway Ibarra Jessup Kowalczyk Lindqvist Mbeki Norwood Okafor Pettigrew Quiroz Rutledge Sandoval Thibault Underhill Vasquez Whitlock Yarborough Zielinski Coyle Dang Fitzhugh Hargrove Nakagawa Prudhomme Sorrell Tran Velez".split()
def nm(R,st='fl'):
    f,l=R.choice(F),R.choice(L)
    return f+' '+l if st=='fl' else l+', '+f
def m(x,dec=2): return '' if x is None else (f'{x:,.{dec}f}' if x>=0 else f'({abs(x):,.{dec}f})')
def mn(x): return '' if x is None else f'{x:,.2f}'
def us(d): return d.strftime('%m/%d/%Y') if isinstance(d,date) else (d or '')
def us2(d): return f'{d.month}/{d.day}/{d.year%100:02d}' if isinstance(d,date) else (d or '')
def iso(d): return d.isoformat() if isinstance(d,date) else d
def eom(d):
    n=date(d.year+(d.month==12),d.month%12+1,1); return n-timedelta(1)
def addm(d,k):
    y=d.year+(d.month-1+k)//12; mo=(d.month-1+k)%12+1
    return date(y,mo,min(d.day,eom(date(y,mo,1)).day))
def lease(R,asof,term=12):
    """start,end,movein current at asof"""
    s=addm(date(asof.year,asof.month,1),-R.randint(0,term-1)); 
    e=addm(s,term)-timedelta(1)
    mi=s if R.random()<.5 else addm(s,-term*R.randint(1,4))+timedelta(R.randint(0,20))
    return s,e,mi
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b=='' or b==[]: continue
        if isinstance(b,date): b=iso(b)
        if isinstance(b,float): b=round(b,2)
        o[a]=b
    return o
def ch(**k): return [{"code":a.replace('__',' '),"amount":round(b,2)} for a,b in k.items() if b is not None]
def save(fn,asset,style,hard,prop,asof,u,o,v,rows,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=iso(asof),units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{HERE}/truth/{fn}.json','w'),indent=1)
    INDEX.append(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='servicers',style=style,hard=hard))
from reportlab.pdfgen import canvas
class P:
    def __init__(s,fn,size,top,bottom,head,foot=None,font='Helvetica',fs=7,lead=9):
        s.c=canvas.Canvas(DOC+fn,pagesize=size,invariant=1); s.W,s.H=size; s.top,s.bottom,s.head,s.foot=top,bottom,head,foot
        s.font,s.fs,s.lead=font,fs,lead; s.n=0; s.new()
    def new(s):
        if s.n: s.endp()
        s.n+=1; s.y=s.H-s.top; s.head(s)
    def endp(s):
        if s.foot: s.foot(s)
        s.c.showPage()
    def t(s,x,txt,al='l',b=False,fs=None,y=None):
        if txt is None or txt=='': return
        f=(s.font+('-Bold' if b else '')) if s.font!='Times' else ('Times-Bold' if b else 'Times-Roman'); s.c.setFont(f,fs or s.fs); y=s.y if y is None else y
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,y,str(txt))
    def need(s,k):
        if s.y-k*s.lead<s.bottom: s.new()
    def dn(s,k=1): s.y-=s.lead*k
    def ln(s,x1,x2,dy=0,w=.5): s.c.setLineWidth(w); s.c.line(x1,s.y+dy,x2,s.y+dy)
    def done(s): s.endp(); s.c.save()
