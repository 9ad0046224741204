# small drawing aid: rows are measured, then drawn, and the same data give the truth
import json
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
from reportlab.lib.utils import simpleSplit
class C:
    def __init__(s,t,al=None,cs=1,rs=1,b=None,ind=0,va=None,fs=None,it=None,col=None):
        s.t=str(t);s.al=al;s.cs=cs;s.rs=rs;s.b=b;s.ind=ind;s.va=va;s.fs=fs;s.it=it;s.col=col
class Grid:
    def __init__(s,c,H,x,top,colw,al,fonts=('Helvetica','Helvetica-Bold','Helvetica-Oblique'),size=8,lead=None,pad=3,vpad=2,dec=None):
        s.c=c;s.H=H;s.x=[x];s.top=top
        for w in colw:s.x.append(s.x[-1]+w)
        s.n=len(colw);s.al=al;s.f=fonts;s.size=size;s.lead=lead or size*1.18;s.pad=pad;s.vpad=vpad
        s.dec=dec or {};s.t0=[];s.t1=[];s.cur=top;s.cells=[];s.occ=set();s.shades=[];s.r=0
    def lines(s,k,c0):
        fs=k.fs or s.size;w=s.x[c0+k.cs]-s.x[c0]-2*s.pad-k.ind
        out=[]
        f=s.f[1] if k.b else s.f[2] if k.it else s.f[0]
        for part in k.t.split('\n'):out+=simpleSplit(part,f,fs,max(w,1)) or ['']
        return out,f,fs
    def row(s,cells,b=False,h=None,shade=None,va='t',al=None,it=False,gap=0,col=None):
        s.cur+=gap;c0=0;need=s.lead+2*s.vpad
        for k in cells:
            while (s.r,c0) in s.occ:c0+=1
            if k is None or k=='':c0+=1;continue
            if not isinstance(k,C):k=C(k)
            if k.b is None:k.b=b
            if k.it is None:k.it=it
            if k.va is None:k.va=va
            if k.al is None:k.al=(al or s.al)[c0]
            if k.col is None:k.col=col
            assert c0+k.cs<=s.n,(k.t,c0)
            for i in range(k.rs):
                for j in range(k.cs):s.occ.add((s.r+i,c0+j))
            if k.t:
                L,_,_=s.lines(k,c0)
                if k.rs==1:need=max(need,len(L)*s.lead+2*s.vpad)
                s.cells.append((s.r,c0,k))
            c0+=k.cs
        assert c0<=s.n,(c0,s.n,s.r)
        h=h or need;s.t0.append(s.cur);s.cur+=h;s.t1.append(s.cur)
        if shade is not None:s.shades.append((s.r,shade))
        s.r+=1;return s.r-1
    def text(s,x,y,t,f,fs,col=None):
        s.c.setFont(f,fs)
        s.c.setFillColor(col if col is not None else '#000000');s.c.drawString(x,s.H-y,t);s.c.setFillColor('#000000')
    def finish(s,page):
        c=s.c;out=[]
        for r,sh in s.shades:
            c.setFillColor(sh);c.rect(s.x[0],s.H-s.t1[r],s.x[-1]-s.x[0],s.t1[r]-s.t0[r],stroke=0,fill=1)
        c.setFillColor('#000000')
        for r,c0,k in s.cells:
            L,f,fs=s.lines(k,c0);xa=s.x[c0]+s.pad+k.ind;xb=s.x[c0+k.cs]-s.pad
            top=s.t0[r];bot=s.t1[min(r+k.rs-1,len(s.t1)-1)];hh=len(L)*s.lead
            y0=top+s.vpad if k.va=='t' else bot-s.vpad-hh if k.va=='b' else (top+bot-hh)/2
            for i,t in enumerate(L):
                y=y0+i*s.lead+fs*0.86;w=sw(t,f,fs)
                if w>xb-xa+.5:print('WIDE',repr(t),page,w,xb-xa)
                if k.al=='l':s.text(xa,y,t,f,fs,k.col)
                elif k.al=='r':s.text(xb-w,y,t,f,fs,k.col)
                elif k.al=='c':s.text((xa+xb-w)/2,y,t,f,fs,k.col)
                elif k.al=='d':
                    p=t.split('.')[0];s.text(s.x[c0]+s.dec[c0]-sw(p,f,fs),y,t,f,fs,k.col)
                elif k.al=='cur':
                    a,_,bb=t.partition(' ')
                    if bb:s.text(xa,y,a,f,fs,k.col);s.text(xb-sw(bb,f,fs),y,bb,f,fs,k.col)
                    else:s.text(xb-w,y,t,f,fs,k.col)
            out.append([r,c0,r+k.rs-1,c0+k.cs-1,' '.join(k.t.split())])
        s.truth={"page":page,"bbox":[round(v,1) for v in (s.x[0],s.t0[0],s.x[-1],s.t1[-1])],"n_rows":s.r,"n_cols":s.n,"cells":sorted(out)}
        return s.truth
    def hl(s,y,a=0,b=None,w=.5,col='#000000'):   # y: page distance from the top
        s.c.setLineWidth(w);s.c.setStrokeColor(col);s.c.line(s.x[a],s.H-y,s.x[b if b is not None else s.n],s.H-y)
    def vl(s,j,r0=0,r1=None,w=.5,col='#000000'):
        s.c.setLineWidth(w);s.c.setStrokeColor(col);s.c.line(s.x[j],s.H-s.t0[r0],s.x[j],s.H-s.t1[r1 if r1 is not None else s.r-1])
    def cellbox(s,w=.4,col='#000000'):
        # every cell's frame, spans honoured
        sp={}
        for r,c0,k in s.cells:
            for i in range(k.rs):
                for j in range(k.cs):sp[(r+i,c0+j)]=(r,c0,k.rs,k.cs)
        s.c.setLineWidth(w);s.c.setStrokeColor(col)
        for r in range(s.r):
            for j in range(s.n):
                a=sp.get((r,j),(r,j,1,1))
                if a[:2]==(r,j):
                    s.c.rect(s.x[j],s.H-s.t1[r+a[2]-1],s.x[j+a[3]]-s.x[j],s.t1[r+a[2]-1]-s.t0[r],stroke=1,fill=0)
def para(c,H,x,top,w,t,font='Times-Roman',size=9.5,lead=12):
    for i,l in enumerate(simpleSplit(t,font,size,w)):
        c.setFont(font,size);c.drawString(x,H-top-size,l);top+=lead
    return top
def txt(c,H,x,y,t,font='Helvetica',size=9,al='l',col='#000000'):
    c.setFont(font,size);c.setFillColor(col)
    {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,H-y,t);c.setFillColor('#000000')
def save(name,tables):
    json.dump({"suite":"t12","doc":name,"pdf":name+".pdf","kind":"generated","complete":True,"tables":tables},open(name+".truth.json","w"),ensure_ascii=False,indent=0)
