import json
from reportlab.pdfgen import canvas
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
from reportlab.lib.colors import HexColor, black
class S:
    def __init__(s,t,cs=1,rs=1,al=None,rule=0,b=None,ind=0): s.t,s.cs,s.rs,s.al,s.rule,s.b,s.ind=t,cs,rs,al,rule,b,ind
class R:
    def __init__(s,cells,b=False,it=False,bg=None,ind=0,top=0,bot=0,h=None,gap=0,al=None,va='t',col=None,hd=False):
        s.__dict__.update(locals()); s.cells=cells
class Doc:
    def __init__(s,name,size=(595,842)):
        s.name=name;s.W,s.H=size;s.c=canvas.Canvas(name+'.pdf',pagesize=size);s.page=1;s.tables=[]
    def next(s,size=None):
        s.c.showPage();s.page+=1
        if size: s.W,s.H=size;s.c.setPageSize(size)
    def save(s):
        s.c.save();dump(s.name,s.tables)
    def t(s,x,y,txt,f='Helvetica',z=9,al='l',col=None):
        s.c.setFont(f,z);s.c.setFillColor(HexColor(col) if col else black)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,s.H-y,txt);s.c.setFillColor(black)
    def para(s,x,y,w,txt,f='Helvetica',z=9,ld=None,just=True,col=None):
        ld=ld or z*1.25;L=simpleSplit(txt,f,z,w)
        s.c.setFillColor(HexColor(col) if col else black)
        for k,l in enumerate(L):
            y+=ld;n=l.count(' ')
            o=s.c.beginText(x,s.H-y);o.setFont(f,z);o.setWordSpace(0)
            if just and k<len(L)-1 and n: o.setWordSpace((w-sw(l,f,z))/n)
            o.textOut(l);o.setWordSpace(0);s.c.drawText(o)
        s.c.setFillColor(black);return y
    def line(s,x0,y0,x1,y1,w=.5,col=None,dash=None):
        c=s.c;c.saveState();c.setLineWidth(w);c.setStrokeColor(HexColor(col) if col else black)
        if dash:c.setDash(*dash)
        c.line(x0,s.H-y0,x1,s.H-y1);c.restoreState()
    def box(s,x0,y0,x1,y1,fill=None,stroke=None,w=.5):
        c=s.c;c.saveState();c.setLineWidth(w)
        if fill:c.setFillColor(HexColor(fill))
        if stroke:c.setStrokeColor(HexColor(stroke))
        c.rect(x0,s.H-y1,x1-x0,y1-y0,fill=1 if fill else 0,stroke=1 if stroke else 0);c.restoreState()
    def tab(s,x,y,W,al,rows,z=8,f='Helvetica',fb='Helvetica-Bold',fi='Helvetica-Oblique',ld=None,pad=3,vp=2,vr=None,hr=0,outer=0,col='#000000',leader=False,markw=7):
        """returns bottom y; vr=list of column edges with vertical rules or 'all'"""
        ld=ld or z*1.15;n=len(W);xs=[x]
        for w in W: xs.append(xs[-1]+w)
        R_=len(rows);occ={};cells=[];hs=[]
        plan=[]
        for i,r in enumerate(rows):
            j=0;pl=[];mx=1
            for e in r.cells:
                while (i,j) in occ:j+=1
                if e is None or e=='': j+=1;continue
                if not isinstance(e,S):e=S(str(e))
                for a in range(e.rs):
                    for b in range(e.cs):occ[(i+a,j+b)]=1
                bold=r.b if e.b is None else e.b
                fn=fb if bold else (fi if r.it else f)
                A=e.al or (r.al if r.al else al[j]); ind=e.ind+(r.ind if j==0 else 0)
                w=xs[j+e.cs]-xs[j]-2*pad-ind
                L=[]
                for part in e.t.split('\n'): L+=simpleSplit(part,fn,z,w+.5) if A in 'lcr' else [part]
                pl.append((j,e,fn,A,ind,L))
                if e.rs==1:mx=max(mx,len(L))
                cells.append([i,j,i+e.rs-1,j+e.cs-1,' '.join(e.t.split())]);j+=e.cs
            assert j<=n,(r.cells,j,n)
            plan.append(pl);hs.append(r.h or mx*ld+2*vp)
        ys=[];yy=y;tops=[]
        for r,h in zip(rows,hs): tops.append(yy+r.gap);yy+=h+r.gap;ys.append(yy)
        for i,r in enumerate(rows):
            if r.bg:s.box(x,tops[i],xs[-1],ys[i],fill=r.bg)
        s.c.setFillColor(HexColor(col))
        for i,(r,pl) in enumerate(zip(rows,plan)):
            if r.top:s.line(x,tops[i],xs[-1],tops[i],r.top,col)
            if r.bot:s.line(x,ys[i],xs[-1],ys[i],r.bot,col)
            for j,e,fn,A,ind,L in pl:
                x0,x1=xs[j],xs[j+e.cs];t0,b0=tops[i],ys[i+e.rs-1];bh=len(L)*ld
                va='m' if e.rs>1 else r.va
                yb={'t':t0+vp,'m':(t0+b0-bh)/2,'b':b0-vp-bh}[va]
                if r.col:s.c.setFillColor(HexColor(r.col))
                else:s.c.setFillColor(HexColor(col))
                s.c.setFont(fn,z)
                for l in L:
                    yb+=ld;Y=s.H-(yb-ld*.22)
                    if A=='l':s.c.drawString(x0+pad+ind,Y,l)
                    elif A=='r':s.c.drawRightString(x1-pad,Y,l)
                    elif A=='c':s.c.drawCentredString((x0+x1)/2,Y,l)
                    elif A=='d':
                        a,_,bb=l.partition('.');p=x1-pad-sw('.00',fn,z)
                        s.c.drawRightString(p,Y,a)
                        if _:s.c.drawString(p,Y,'.'+bb)
                    elif A=='h':
                        a,_,bb=l.partition(' ');s.c.drawRightString(x1-pad-markw,Y,a)
                        if bb:
                            s.c.setFont(fn,z*.75);s.c.drawString(x1-pad-markw+1.6,Y+z*.25,bb);s.c.setFont(fn,z)
                    elif A=='$':
                        a,_,bb=l.partition(' ')
                        if _:s.c.drawString(x0+pad+15,Y,a);s.c.drawRightString(x1-pad,Y,bb)
                        else:s.c.drawRightString(x1-pad,Y,a)
                if e.rule:s.line(x0+3,ys[i+e.rs-1],x1-3,ys[i+e.rs-1],e.rule,col)
                if leader and j==0 and len(r.cells)>1 and not r.hd and L:
                    q=x0+pad+ind+sw(L[-1],fn,z)+3
                    if q<x1-8:s.line(q,yb-ld*.2,x1-2,yb-ld*.2,.5,'#555555',((.5,2.2),0))
                if vr=='all':
                    s.box(x0,t0,x1,b0,stroke=col,w=.4)
            if vr=='all':
                for j in range(n):
                    if (i,j) not in occ:s.box(xs[j],tops[i],xs[j+1],ys[i],stroke=col,w=.4)
            if hr and i<R_-1 and not r.hd:s.line(x,ys[i],xs[-1],ys[i],hr,'#999999')
        if vr and vr!='all':
            for k in vr:s.line(xs[k],y,xs[k],yy,.4,col)
        if outer:s.box(x,y,xs[-1],yy,stroke=col,w=outer)
        s.c.setFillColor(black)
        s.tables.append(dict(page=s.page,bbox=[round(v,1) for v in(x,y,xs[-1],yy)],n_rows=R_,n_cols=n,cells=cells))
        return yy
def dump(name,tables):
    json.dump(dict(suite='t13',doc=name,pdf=name+'.pdf',kind='generated',complete=True,tables=tables),open(name+'.truth.json','w'),indent=0,ensure_ascii=False)
def n(v,d=0):
    if v is None:return '–'
    s=f'{abs(v):,.{d}f}';return ('-' if v<0 else '')+s
