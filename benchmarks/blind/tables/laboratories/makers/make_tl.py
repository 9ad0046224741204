# drawing helper: measures, wraps and places text; rules and shades are each script's own
import json
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
LD='/usr/share/fonts/truetype/liberation/'; DD='/usr/share/fonts/truetype/dejavu/'
def font(n,p):
    try: pdfmetrics.getFont(n)
    except Exception: pdfmetrics.registerFont(TTFont(n,p))
import os
for n,p in [('LS','LiberationSans-Regular'),('LSB','LiberationSans-Bold'),('LSI','LiberationSans-Italic'),
  ('LR','LiberationSerif-Regular'),('LRB','LiberationSerif-Bold'),('LRI','LiberationSerif-Italic'),
  ('LN','LiberationSansNarrow-Regular'),('LNB','LiberationSansNarrow-Bold'),('LNI','LiberationSansNarrow-Italic'),
  ('LM','LiberationMono-Regular'),('LMB','LiberationMono-Bold')]:
    for d in (LD,'/usr/share/fonts/truetype/liberation2/','/usr/share/fonts/truetype/liberation-sans-narrow/'):
        if os.path.exists(d+p+'.ttf'): font(n,d+p+'.ttf'); break
for n,p in [('DS','DejaVuSans'),('DSB','DejaVuSans-Bold'),('DR','DejaVuSerif'),('DRB','DejaVuSerif-Bold'),
  ('DC','DejaVuSansCondensed'),('DCB','DejaVuSansCondensed-Bold')]:
    if os.path.exists(DD+p+'.ttf'): font(n,DD+p+'.ttf')
def wrap(t,f,s,w):
    out=[]
    for para in t.split('\n'):
        cur=''
        for word in para.split(' '):
            n=(cur+' '+word) if cur else word
            if cur and SW(n,f,s)>w: out.append(cur); cur=word
            else: cur=n
        out.append(cur)
    return out
class C:
    def __init__(s,t,cs=1,rs=1,al=None,f=None,ind=0,col=None,va=None,split=None):
        s.t=t;s.cs=cs;s.rs=rs;s.al=al;s.f=f;s.ind=ind;s.col=col;s.va=va;s.split=split
class D:
    def __init__(s,name,size):
        s.name=name;s.W,s.H=size;s.c=canvas.Canvas(name+'.pdf',pagesize=size,invariant=1);s.page=1;s.tabs=[]
    def y(s,t): return s.H-t
    def text(s,x,t,txt,f,z,al='l',col=(0,0,0)):
        s.c.setFillColorRGB(*col); s.c.setFont(f,z)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,s.y(t),txt)
        s.c.setFillColorRGB(0,0,0)
    def para(s,x,t,w,txt,f,z,lead,just=False):
        ls=wrap(txt,f,z,w); s.c.setFont(f,z)
        for i,l in enumerate(ls):
            n=l.count(' ')
            if just and i<len(ls)-1 and n:
                # real justified text: wordspace does not act on TTF, so place by word
                gap=(w-sum(SW(v,f,z) for v in l.split(' ')))/n; xx=x
                for v in l.split(' '): s.c.drawString(xx,s.y(t+z*.8),v); xx+=SW(v,f,z)+gap
            else: s.c.drawString(x,s.y(t+z*.8),l)
            t+=lead
        return t
    def line(s,x0,t0,x1,t1,w=.5,col=(0,0,0),dash=None):
        s.c.setLineWidth(w);s.c.setStrokeColorRGB(*col)
        if dash:s.c.setDash(*dash)
        s.c.line(x0,s.y(t0),x1,s.y(t1)); s.c.setDash()
    def box(s,x0,t0,x1,t1,fill=None,stroke=None,w=.5):
        if fill:s.c.setFillColorRGB(*fill)
        if stroke:s.c.setStrokeColorRGB(*stroke)
        s.c.setLineWidth(w); s.c.rect(x0,s.y(t1),x1-x0,t1-t0,fill=1 if fill else 0,stroke=1 if stroke else 0)
        s.c.setFillColorRGB(0,0,0)
    def next(s): s.c.showPage(); s.page+=1
    def save(s):
        s.c.save()
        json.dump({"suite":"t20","doc":s.name,"pdf":s.name+".pdf","kind":"generated","complete":True,"tables":s.tabs},open(s.name+'.truth.json','w'),ensure_ascii=False,indent=1)
class L:
    """layout: x, top, widths, rows -> xs, ys, truth; draw() puts the text"""
    def __init__(s,d,x,top,ws,rows,f,z,lead,px=3,py=2,al=None,va='top',minh=0,rowfont=None):
        s.d=d;s.rows=rows;s.f=f;s.z=z;s.lead=lead;s.px=px;s.py=py;s.va=va
        n=len(ws); s.al=al or 'l'*n; s.n=n
        s.xs=[x]
        for w in ws:s.xs.append(s.xs[-1]+w)
        s.it=[]; hs=[minh]*len(rows)
        for i,r in enumerate(rows):
            assert len(r)==n,(i,len(r),n,r)
            for j,v in enumerate(r):
                if v is None or v=='':continue
                if not isinstance(v,C): v=C(v)
                ff=v.f or (rowfont or {}).get(i) or f
                w=s.xs[j+v.cs]-s.xs[j]-2*px-v.ind
                ls=wrap(v.t,ff,z,w) if not v.split else [v.t]
                fo=pdfmetrics.getFont(ff)
                miss=[ch for ch in v.t if ch!='\n' and (ord(ch) not in fo.face.charToGlyph if isinstance(fo,TTFont) else ch.encode('cp1252','ignore')==b'')]
                if miss: print('GLYPH',d.name,ff,v.t,miss)
                for q in ls:
                    if SW(q,ff,z)>w+.6: print('WIDE',d.name,i,j,q,round(SW(q,ff,z)-w,1))
                s.it.append((i,j,v,ff,ls))
                if v.rs==1: hs[i]=max(hs[i],len(ls)*lead+2*py)
        for i,j,v,ff,ls in s.it:
            if v.rs>1:
                lack=len(ls)*lead+2*py-sum(hs[i:i+v.rs])
                if lack>0: hs[i+v.rs-1]+=lack
        s.ys=[top]
        for h in hs:s.ys.append(s.ys[-1]+h)
        s.dec={}
        for i,j,v,ff,ls in s.it:
            if (v.al or s.al[j])=='d':
                t=ls[0]; fr=t[t.index('.'):] if '.' in t else ''
                s.dec[j]=max(s.dec.get(j,0),SW(fr,ff,z))
    def draw(s):
        d=s.d;c=d.c
        for i,j,v,ff,ls in s.it:
            x0=s.xs[j]+s.px+v.ind;x1=s.xs[j+v.cs]-s.px
            t0=s.ys[i];t1=s.ys[i+v.rs];h=len(ls)*s.lead
            va=v.va or s.va
            t={'top':t0+s.py,'mid':(t0+t1-h)/2,'bot':t1-s.py-h}[va]
            c.setFont(ff,s.z);c.setFillColorRGB(*(v.col or (0,0,0)))
            a=v.al or s.al[j]
            for q in ls:
                b=d.y(t+(s.lead-s.z)/2+s.z*.8)
                if v.split:  # sign at the left, figure at the right of the cell
                    p,g=q.split(' ',1); c.drawString(x0,b,p); c.drawRightString(x1,b,g)
                elif a=='l':c.drawString(x0,b,q)
                elif a=='r':c.drawRightString(x1,b,q)
                elif a=='c':c.drawCentredString((x0+x1)/2,b,q)
                elif a=='d':
                    ip=q.split('.')[0]; c.drawString(x1-s.dec[j]-SW(ip,ff,s.z),b,q)
                t+=s.lead
        c.setFillColorRGB(0,0,0)
        d.tabs.append({"page":d.page,"bbox":[round(k,1) for k in (s.xs[0],s.ys[0],s.xs[-1],s.ys[-1])],"n_rows":len(s.rows),"n_cols":s.n,
          "cells":[[i,j,i+v.rs-1,j+v.cs-1,' '.join(v.t.split())] for i,j,v,ff,ls in s.it]})
        return s
    @property
    def x0(s):return s.xs[0]
    @property
    def x1(s):return s.xs[-1]
    @property
    def bot(s):return s.ys[-1]
    def h(s,k,w=.5,col=(0,0,0),a=0,b=None,dash=None):
        s.d.line(s.xs[a],s.ys[k],s.xs[s.n if b is None else b],s.ys[k],w,col,dash)
    def v(s,k,a=0,b=None,w=.5,col=(0,0,0)):
        s.d.line(s.xs[k],s.ys[a],s.xs[k],s.ys[len(s.rows) if b is None else b],w,col)
    def shade(s,i,col,a=0,b=None,i1=None):
        s.d.box(s.xs[a],s.ys[i],s.xs[s.n if b is None else b],s.ys[(i if i1 is None else i1)+1],fill=col)
    def boxcells(s,w=.5,col=(0,0,0),a=0):
        """full rules that respect the spans"""
        cov={}
        for i,j,v,ff,ls in s.it:
            for p in range(i,i+v.rs):
                for q in range(j,j+v.cs):cov[p,q]=(i,j)
        R=len(s.rows)
        for i in range(a,R+1):
            for j in range(s.n):
                if i in(a,R) or cov.get((i-1,j),(i-1,j))!=cov.get((i,j),(i,j)): s.d.line(s.xs[j],s.ys[i],s.xs[j+1],s.ys[i],w,col)
        for j in range(s.n+1):
            for i in range(a,R):
                if j in(0,s.n) or cov.get((i,j-1),(i,j-1))!=cov.get((i,j),(i,j)): s.d.line(s.xs[j],s.ys[i],s.xs[j],s.ys[i+1],w,col)
