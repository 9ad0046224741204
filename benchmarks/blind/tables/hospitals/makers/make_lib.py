import json
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, letter, landscape
from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob,os
def reg(n,pat):
    p=[f for f in glob.glob('/usr/share/fonts/**/*.ttf',recursive=True) if os.path.basename(f)==pat]
    if p: pdfmetrics.registerFont(TTFont(n,p[0])); return True
    print('missing',pat)
for n,f in dict(LSans='LiberationSans-Regular',LSansB='LiberationSans-Bold',LSer='LiberationSerif-Regular',LSerB='LiberationSerif-Bold',LSerI='LiberationSerif-Italic',
  LNar='LiberationSansNarrow-Regular',LNarB='LiberationSansNarrow-Bold',DJ='DejaVuSans',DJB='DejaVuSans-Bold',DJS='DejaVuSerif',DJSB='DejaVuSerif-Bold').items(): reg(n,f+'.ttf')
SW=pdfmetrics.stringWidth
def C(t,cs=1,rs=1,al=None): return (t,cs,rs,al)
class Tab: pass
class Doc:
    def __init__(s,name,size=A4):
        s.name=name; s.c=canvas.Canvas(name+'.pdf',pagesize=size); s.W,s.H=size; s.p=1; s.t=[]
        s.c.setTitle(name)
    def newpage(s,size=None):
        s.c.showPage(); s.p+=1
        if size: s.c.setPageSize(size); s.W,s.H=size
    def text(s,x,y,t,f='Helvetica',z=9,col=black,al='l'):
        s.c.setFillColor(col); s.c.setFont(f,z); y=s.H-y
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,y,t)
        s.c.setFillColor(black)
    def rect(s,x,y,w,h,fill=None,stroke=None,lw=.5):
        if fill: s.c.setFillColor(fill)
        if stroke: s.c.setStrokeColor(stroke); s.c.setLineWidth(lw)
        s.c.rect(x,s.H-y-h,w,h,fill=1 if fill else 0,stroke=1 if stroke else 0)
        s.c.setFillColor(black); s.c.setStrokeColor(black)
    def line(s,x0,y0,x1,y1,lw=.5,col=black,dash=None):
        s.c.setLineWidth(lw); s.c.setStrokeColor(col)
        if dash: s.c.setDash(*dash)
        s.c.line(x0,s.H-y0,x1,s.H-y1); s.c.setDash(); s.c.setStrokeColor(black)
    def para(s,x,y,w,t,f='Helvetica',z=9,ld=None,col=black,just=False,gap=5):
        ld=ld or z*1.28
        for par in t.split('\n'):
            L=simpleSplit(par,f,z,w)
            for i,l in enumerate(L):
                y+=ld
                if just and i<len(L)-1 and ' ' in l:
                    s.c.setFillColor(col); to=s.c.beginText(x,s.H-y); to.setFont(f,z)
                    if f in('Helvetica','Times-Roman'):
                        to.setWordSpace((w-SW(l,f,z))/l.count(' ')); to.textLine(l); s.c.drawText(to)
                    else: s.text(x,y,l,f,z,col)
                else: s.text(x,y,l,f,z,col)
            y+=gap
        return y
    def table(s,x,top,cw,rows,al,f='Helvetica',fb='Helvetica-Bold',z=8.5,ld=None,hp=3,vp=2.5,hdr=1,hal=None,bold=(),fills={},hfill=None,hcol=black,va='m',extra={},zebra=None,hz=None,indent=None,italics={}):
        ld=ld or z*1.18; n=len(rows); m=len(cw); hz=hz or z
        xs=[x]
        for w in cw: xs.append(xs[-1]+w)
        cells=[]
        for r,row in enumerate(rows):
            j=0; 
            assert len(row)==m,(s.name,r,len(row),m,row)
            for j,c in enumerate(row):
                if c is None or c=='' : continue
                if not isinstance(c,tuple): c=(c,1,1,None)
                t,cs,rs,a=c
                ff=fb if (r<hdr or r in bold) else f
                zz=hz if r<hdr else z
                ind=(indent or {}).get((r,j),0)
                w=xs[j+cs]-xs[j]-2*hp-ind
                L=[t] if '\t' in t else sum([simpleSplit(q,ff,zz,w) for q in t.split('\n')],[])
                cells.append([r,j,r+rs-1,j+cs-1,L,ff,zz,ind,a,t])
        hs=[ld+2*vp+extra.get(r,0) for r in range(n)]
        for c in cells:
            if c[0]==c[2]: hs[c[0]]=max(hs[c[0]],len(c[4])*ld+2*vp+extra.get(c[0],0))
        for c in cells:
            if c[0]!=c[2]:
                need=len(c[4])*ld+2*vp-sum(hs[c[0]:c[2]+1])
                if need>0: hs[c[2]]+=need
        ys=[top]
        for h in hs: ys.append(ys[-1]+h)
        for r in range(n):
            fc=fills.get(r)
            if fc is None and r<hdr and hfill: fc=hfill
            if fc is None and zebra and r>=hdr and (r-hdr)%2==1: fc=zebra
            if fc: s.rect(x,ys[r],xs[-1]-x,hs[r],fill=fc)
        T=Tab(); T.xs,T.ys,T.x,T.r,T.top,T.bot=xs,ys,x,xs[-1],top,ys[-1]
        out=[]
        for r,j,r1,j1,L,ff,zz,ind,a,t in cells:
            a=a or (hal or al)[j] if r<hdr else (a or al[j])
            y0,y1=ys[r],ys[r1+1]; hh=len(L)*ld
            v=va if r>=hdr else ('b' if va=='t' else va)
            if v=='m': y=y0+(y1-y0-hh)/2
            elif v=='t': y=y0+vp+extra.get(r,0)
            else: y=y1-vp-hh
            col=hcol if r<hdr else black
            for l in L:
                y+=ld; by=y-ld*.24
                if '\t' in l:
                    p,q=l.split('\t'); s.text(xs[j]+hp,by,p,ff,zz,col); s.text(xs[j1+1]-hp,by,q,ff,zz,col,'r')
                elif a=='l': s.text(xs[j]+hp+ind,by,l,ff,zz,col)
                elif a=='r': s.text(xs[j1+1]-hp,by,l,ff,zz,col,'r')
                elif a=='p': # right aligned, trailing ')' or mark hangs
                    hang=SW(')',ff,zz) if l.endswith(')') else 0
                    s.text(xs[j1+1]-hp-SW(')',ff,zz)+hang,by,l,ff,zz,col,'r')
                elif a=='d':
                    ip=l.split('.')[0]; s.text((xs[j]+xs[j1+1])/2+zz*.35-SW(ip,ff,zz),by,l,ff,zz,col)
                else: s.text((xs[j]+xs[j1+1])/2,by,l,ff,zz,col,'c')
            out.append([r,j,r1,j1,' '.join(t.split())])
        s.t.append(dict(page=s.p,bbox=[round(v,1) for v in (x,top,xs[-1],ys[-1])],n_rows=n,n_cols=m,cells=out))
        T.h=lambda i,a=0,b=None,lw=.5,col=black: s.line(xs[a],ys[i],xs[m if b is None else b],ys[i],lw,col)
        T.v=lambda j,a=0,b=None,lw=.5,col=black: s.line(xs[j],ys[a],xs[j],ys[n if b is None else b],lw,col)
        def grid(lw=.5,col=black):
            cov={}
            for q in out:
                for rr in range(q[0],q[2]+1):
                    for cc in range(q[1],q[3]+1): cov[rr,cc]=(q[0],q[1])
            for i in range(n+1):
                for j in range(m):
                    if 0<i<n and cov.get((i,j)) and cov.get((i,j))==cov.get((i-1,j)): continue
                    T.h(i,j,j+1,lw,col)
            for j in range(m+1):
                for i in range(n):
                    if 0<j<m and cov.get((i,j)) and cov.get((i,j))==cov.get((i,j-1)): continue
                    T.v(j,i,i+1,lw,col)
        T.grid=grid
        return T
    def save(s):
        s.c.save()
        json.dump(dict(suite='t10',doc=s.name,pdf=s.name+'.pdf',kind='generated',complete=True,tables=s.t),open(s.name+'.truth.json','w'),ensure_ascii=False,indent=0)
        print(s.name,s.p,[(t['page'],t['n_rows'],t['n_cols'],t['bbox']) for t in s.t])
