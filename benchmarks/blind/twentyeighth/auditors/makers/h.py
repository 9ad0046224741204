import json,random,datetime as dt,os
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal,A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import subprocess
B=os.path.dirname(os.path.abspath(__file__))
def ff(n,pat):
    p=subprocess.run(['fc-match','-f','%{file}',pat],capture_output=True,text=True).stdout
    pdfmetrics.registerFont(TTFont(n,p))
ff('DJ','DejaVu Sans');ff('LN','Liberation Sans Narrow');ff('LNB','Liberation Sans Narrow:bold')
ff('LS','Liberation Serif');ff('LSB','Liberation Serif:bold');ff('LM','Liberation Mono');ff('LMB','Liberation Mono:bold')
F="Ana Brent Carla Devon Elise Farid Gwen Hollis Imani Jorge Keisha Lamar Mina Nolan Odette Pavel Quinn Rosa Silas Tamika Uriel Vera Wendell Xiomara Yusuf Zora Bettina Curtis Dalia Emmett".split()
L="Abernay Boltwick Castellane Dunmore Eskridge Farrowby Grantlow Halvorsen Ibarrola Jessup Kowalczik Lindqvist Marbury Nakagome Okonjo Pettibone Quarles Ravenel Stanhope Tribble Umstead Villareyes Wexcombe Yarbro Zelinka Ashgrove Brookhyser Corliss Delacroy Ferrante".split()
class N:
    def __init__(s,r): s.r=r; s.seen=set()
    def __call__(s):
        while 1:
            f,l=s.r.choice(F),s.r.choice(L)
            if (f,l) not in s.seen: s.seen.add((f,l)); return f,l
D=dt.date
def iso(d): return d.isoformat() if d else None
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us2(d): return f'{d.month}/{d.day}/{d:%y}' if d else ''
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); return D(y,m+1,min(d.day,28))
def eom(d): 
    return addm(d.replace(day=1),1)-dt.timedelta(1)
def m2(v): return f'{v:,.2f}'
def m0(v): return f'{v:,.0f}'
def par(v): return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
IDX=[]
def out(file,asset,style,rows,name,asof,units,occ,vac,sheet=None,planted=None,hard=''):
    rr=[]
    for r in rows:
        rr.append({k:v for k,v in r.items() if v is not None and v!='' and not k.startswith('_')})
    t=dict(propertyName=name,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rr)
    json.dump(t,open(f'{B}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    IDX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author='auditors',style=style,hard=hard))
def doc(f): return f'{B}/documents/{f}'
class P:
    def __init__(s,f,size,foot=None,head=None):
        s.c=canvas.Canvas(doc(f),pagesize=size,invariant=1); s.w,s.h=size; s.pg=1; s.head=head; s.foot=foot; s.y=s.h
        if head: head(s)
    def t(s,x,txt,font='Helvetica',size=7,al='l',dy=0):
        s.c.setFont(font,size); y=s.y+dy; txt=str(txt)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,y,txt)
    def row(s,cols,vals,font='Helvetica',size=7):
        for (x,al),v in zip(cols,vals):
            if v is not None and v!='': s.t(x,v,font,size,al)
    def line(s,x1,x2,dy=0,w=.5): s.c.setLineWidth(w); s.c.line(x1,s.y+dy,x2,s.y+dy)
    def np(s):
        if s.foot: s.foot(s)
        s.c.showPage(); s.pg+=1; s.y=s.h
        if s.head: s.head(s)
    def need(s,n,bot=45):
        if s.y-n<bot: s.np(); return True
    def end(s):
        if s.foot: s.foot(s)
        s.c.save()
