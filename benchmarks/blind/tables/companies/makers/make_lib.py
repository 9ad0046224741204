import json, os
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth as SW, registerFont
from reportlab.pdfbase.ttfonts import TTFont
HERE=os.path.dirname(os.path.abspath(__file__))
class C:
    def __init__(s,t='',cs=1,rs=1,al=None,f=None,sz=None,ind=0,cur=None,col=None,fill=None,va=None):
        s.t=t;s.cs=cs;s.rs=rs;s.al=al;s.f=f;s.sz=sz;s.ind=ind;s.cur=cur;s.col=col;s.fill=fill;s.va=va
class R:
    def __init__(s,cells,f=None,sz=None,above=(),below=(),fill=None,h=None,va=None,al=None,col=None,pad=None,gap=0):
        # above/below: list of (c0,c1,width[,inset])
        s.cells=cells;s.f=f;s.sz=sz;s.above=above;s.below=below;s.fill=fill;s.h=h;s.va=va;s.al=al;s.col=col;s.pad=pad;s.gap=gap
class Doc:
    def __init__(s,name,size):
        s.name=name;s.W,s.H=size;s.path=f'{HERE}/{name}.pdf';s.c=canvas.Canvas(s.path,pagesize=size);s.page=1;s.tables=[]
    def newpage(s,size=None):
        s.c.showPage();s.page+=1
        if size: s.W,s.H=size;s.c.setPageSize(size)
    def save(s):
        s.c.save()
        s.write()
    def write(s):
        json.dump({"suite":"companies","doc":s.name,"pdf":s.name+'.pdf',"kind":"generated","complete":True,"tables":s.tables},
            open(f'{HERE}/{s.name}.truth.json','w'),ensure_ascii=False,indent=0)
    def text(s,x,y,t,f='Helvetica',sz=9,al='l',col=(0,0,0)):
        s.c.setFillColorRGB(*col);s.c.setFont(f,sz);yy=s.H-y
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,yy,t)
    def para(s,x,y,w,t,f='Helvetica',sz=9,ld=None,just=False,col=(0,0,0)):
        ld=ld or sz*1.25
        for p in t.split('\n'):
            ls=wrap(p,f,sz,w)
            for i,l in enumerate(ls):
                s.c.setFillColorRGB(*col)
                if just and i<len(ls)-1 and l.count(' '):
                    to=s.c.beginText(x,s.H-y);to.setFont(f,sz);to.setWordSpace((w-SW(l,f,sz))/l.count(' '));to.textOut(l);s.c.drawText(to)
                    s.c._code.append('0 Tw')
                else: s.text(x,y,l,f,sz,col=col)
                y+=ld
            y+=ld*.35
        return y
    def line(s,x0,y0,x1,y1,w=.5,col=(0,0,0)):
        s.c.setStrokeColorRGB(*col);s.c.setLineWidth(w);s.c.line(x0,s.H-y0,x1,s.H-y1)
    def rect(s,x0,y0,x1,y1,fill=None,stroke=None,w=.5):
        if fill: s.c.setFillColorRGB(*fill)
        if stroke: s.c.setStrokeColorRGB(*stroke);s.c.setLineWidth(w)
        s.c.rect(x0,s.H-y1,x1-x0,y1-y0,stroke=1 if stroke else 0,fill=1 if fill else 0)
    def table(s,x,y,cw,rows,al='l',f='Helvetica',sz=8,pad=2,px=3,ld=None,grid=None,gw=.5,gcol=(0,0,0),va='top',dx=None,bands=None,rcol=(0,0,0),vlines=()):
        """al: string/list per column: l r c d(decimal) p(paren hang). returns bottom y"""
        n=len(cw);al=list(al) if len(al)>1 else list(al)*n
        X=[x]
        for w in cw:X.append(X[-1]+w)
        rows=[r if isinstance(r,R) else R(r) for r in rows]
        hs=[];lay=[]
        for ri,r in enumerate(rows):
            assert len(r.cells)==n,(s.name,ri,len(r.cells),n,[getattr(c,'t',c) for c in r.cells])
            m=0;lr=[]
            for ci,c in enumerate(r.cells):
                if c is None or c=='' : lr.append(None);continue
                if not isinstance(c,C): c=C(str(c))
                F=c.f or r.f or f;S=c.sz or r.sz or sz;A=c.al or (r.al[ci] if r.al and len(r.al)>1 else r.al) or al[ci]
                w=X[ci+c.cs]-X[ci]-2*px-c.ind
                ls=[]
                for p in c.t.split('\n'): ls+=wrap(p,F,S,w if A!='d' else 999)
                for l in ls:
                    if SW(l,F,S)>w+.5: print('OVERFLOW',s.name,ri,ci,repr(l),round(SW(l,F,S)-w,1))
                L=(ld or S*1.18)
                pd=r.pad if r.pad is not None else pad
                if c.rs==1:m=max(m,len(ls)*L+2*pd)
                lr.append((c,F,S,A,ls,L))
            hs.append(r.h or m or sz*1.18+2*pad);lay.append(lr)
        Y=[y]
        for h,r in zip(hs,rows): Y.append(Y[-1]+h+r.gap)
        # fills
        bi=0
        for ri,r in enumerate(rows):
            fl=r.fill
            if bands and fl is None:
                fl=bands[ri%len(bands)]
            if fl: s.rect(X[0],Y[ri],X[-1],Y[ri]+hs[ri],fill=fl)
            for ci,z in enumerate(lay[ri]):
                if z and z[0].fill: s.rect(X[ci],Y[ri],X[ci+z[0].cs],Y[ri+z[0].rs],fill=z[0].fill)
        covered=set()
        cells=[]
        for ri,r in enumerate(rows):
            for ci,z in enumerate(lay[ri]):
                if z is None:
                    continue
                c,F,S,A,ls,L=z
                for a in range(c.rs):
                    for b in range(c.cs): covered.add((ri+a,ci+b))
                top=Y[ri];bot=Y[ri+c.rs]-rows[ri+c.rs-1].gap
                V=c.va or r.va or va;pd=r.pad if r.pad is not None else pad
                th=len(ls)*L
                t0={'top':top+pd,'mid':(top+bot-th)/2,'bot':bot-pd-th}[V]
                x0=X[ci]+px+c.ind;x1=X[ci+c.cs]-px
                colr=c.col or r.col or (0,0,0)
                for k,l in enumerate(ls):
                    by=t0+k*L+S*.92
                    if A=='l': s.text(x0,by,l,F,S,'l',colr)
                    elif A=='r': s.text(x1,by,l,F,S,'r',colr)
                    elif A=='c': s.text((x0+x1)/2,by,l,F,S,'c',colr)
                    elif A=='p': s.text(x1+(SW(')',F,S) if l.endswith(')') else 0)-SW(')',F,S),by,l,F,S,'r',colr)
                    elif A=='d':
                        i=l.find('.');i=len(l) if i<0 else i
                        d=(dx or {}).get(ci,X[ci+1]-X[ci]-px-12)
                        s.text(X[ci]+d-SW(l[:i],F,S),by,l,F,S,'l',colr)
                    if c.cur and k==0: s.text(x0,by,c.cur,F,S,'l',colr)
                t=' '.join(' '.join(ls).split())
                if c.cur:t=c.cur+' '+t
                if t: cells.append([ri,ci,ri+c.rs-1,ci+c.cs-1,t])
        # rules
        for ri,r in enumerate(rows):
            for lst,yy in((r.above,Y[ri]),(r.below,Y[ri]+hs[ri])):
                for q in lst:
                    i=q[3] if len(q)>3 else 0
                    s.line(X[q[0]]+i,yy,X[q[1]+1]-i,yy,q[2],rcol)
        if grid in('full','h'):
            own={}
            for ri,r in enumerate(rows):
                for ci,z in enumerate(lay[ri]):
                    if z:
                        for a in range(z[0].rs):
                            for b in range(z[0].cs): own[ri+a,ci+b]=(ri,ci)
            N=len(rows)
            g=lambda a,b:own.get((a,b),(a,b)) if 0<=a<N and 0<=b<n else None
            for ri in range(N+1):
                ci=0
                while ci<n:
                    st=ci
                    while ci<n and g(ri-1,ci)!=g(ri,ci): ci+=1
                    if ci>st: s.line(X[st],Y[ri],X[ci],Y[ri],gw,gcol)
                    else: ci+=1
            if grid=='full':
                for ci in range(n+1):
                    ri=0
                    while ri<N:
                        st=ri
                        while ri<N and g(ri,ci-1)!=g(ri,ci): ri+=1
                        if ri>st: s.line(X[ci],Y[st],X[ci],Y[ri],gw,gcol)
                        else: ri+=1
        for ci,r0,r1,w in vlines: s.line(X[ci],Y[r0],X[ci],Y[r1+1],w,gcol)
        assert len(cells)==len({(a[0],a[1]) for a in cells})
        if y and Y[-1]>s.H-20: print('LOW',s.name,s.page,Y[-1])
        s.tables.append({"page":s.page,"bbox":[round(v,1) for v in (X[0],y,X[-1],Y[-1])],"n_rows":len(rows),"n_cols":n,"cells":cells})
        return Y[-1]
def wrap(t,f,sz,w):
    out=[];cur=''
    for wd in t.split(' '):
        nx=(cur+' '+wd) if cur else wd
        if SW(nx,f,sz)<=w+.01 or not cur: cur=nx
        else: out.append(cur);cur=wd
    return out+[cur]
def ttf(name,path):
    registerFont(TTFont(name,path));return name
def fmt(v):
    return '–' if v==0 else (f'({-v:,})' if v<0 else f'{v:,}')
