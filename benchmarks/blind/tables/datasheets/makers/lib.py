import json,re
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.colors import HexColor
SW=pdfmetrics.stringWidth
def font(name,path):
    pdfmetrics.registerFont(TTFont(name,path))
class C:
    def __init__(s,t,al=None,b=None,bg=None,fg=None,ind=0,sz=None,va=None): s.t=t;s.al=al;s.b=b;s.bg=bg;s.fg=fg;s.ind=ind;s.sz=sz;s.va=va
def plain(t): return re.sub(r'\s+',' ',re.sub(r'\^\{([^}]*)\}',r'\1',t).replace('\n',' ')).strip()
def width(t,f,s):
    w=0
    for i,p in enumerate(re.split(r'\^\{([^}]*)\}',t)): w+=SW(p,f,s*(.68 if i%2 else 1))
    return w
def wrap(t,f,s,w):
    out=[]
    for para in t.split('\n'):
        cur=''
        for wd in para.split(' '):
            n=(cur+' '+wd) if cur else wd
            if cur and width(n,f,s)>w: out.append(cur);cur=wd
            else: cur=n
        out.append(cur)
    return out
class Doc:
    def __init__(s,name,size,R='Helvetica',B='Helvetica-Bold',I='Helvetica-Oblique'):
        s.name=name;s.W,s.H=size;s.c=canvas.Canvas(name+'.pdf',pagesize=size);s.tabs=[];s.page=1;s.R,s.B,s.I=R,B,I
        s.c.setTitle(name)
    def put(s,x,y,t,f=None,sz=9,al='l',fg='#000000'):
        c=s.c;f=f or s.R;w=width(t,f,sz)
        if al=='r':x-=w
        if al=='c':x-=w/2
        c.setFillColor(HexColor(fg))
        for i,p in enumerate(re.split(r'\^\{([^}]*)\}',t)):
            if not p: continue
            z=sz*(.68 if i%2 else 1);c.setFont(f,z);c.drawString(x,s.H-y+(sz*.33 if i%2 else 0),p);x+=SW(p,f,z)
        c.setFillColor(HexColor('#000000'))
    def para(s,x,y,w,t,f=None,sz=9,ld=None,fg='#000000',just=False):
        f=f or s.R;ld=ld or sz*1.25
        L=wrap(t,f,sz,w)
        for l in L: s.put(x,y,l,f,sz,fg=fg);y+=ld
        return y
    def line(s,x0,y0,x1,y1,w=.5,col='#000000',dash=None):
        c=s.c;c.setStrokeColor(HexColor(col));c.setLineWidth(w);c.setDash(dash or []);c.line(x0,s.H-y0,x1,s.H-y1);c.setDash([])
    def rect(s,x,y,w,h,fill=None,col='#000000',lw=.5):
        c=s.c
        if fill:c.setFillColor(HexColor(fill))
        if col:c.setStrokeColor(HexColor(col))
        c.setLineWidth(lw);c.rect(x,s.H-y-h,w,h,stroke=1 if col else 0,fill=1 if fill else 0);c.setFillColor(HexColor('#000000'))
    def circ(s,x,y,r,fill=None,lw=.5,col='#000000'):
        c=s.c;c.setStrokeColor(HexColor(col));c.setLineWidth(lw)
        if fill:c.setFillColor(HexColor(fill))
        c.circle(x,s.H-y,r,fill=1 if fill else 0);c.setFillColor(HexColor('#000000'))
    def call(s,x,y,n,tx,ty,r=7):
        s.line(x,y,tx,ty,.4);s.circ(x,y,r,'#ffffff',.7);s.put(x,y+2.6,str(n),s.B,7.5,'c')
    def show(s):
        s.c.showPage();s.page+=1
    def save(s):
        s.c.save()
        json.dump({"suite":"t14","doc":s.name,"pdf":s.name+".pdf","kind":"generated","complete":True,"tables":s.tabs},open(s.name+'.truth.json','w'),ensure_ascii=False,indent=0)
    def table(s,x,y,ws,rows,al='',hdr=1,sz=8,ld=None,pv=2.5,ph=3,h=None,v=None,bg=None,hbg=None,hfg='#000000',va='m',lw=.5,col='#000000',hal='c',bold=(),R=None,B=None,record=True,rowbg=None):
        """rows: '' empty, '<' joined with left, '^' joined with above. h/v: 'all' or dict boundary->width (neg ok) ; returns bottom"""
        R=R or s.R;B=B or s.B;ld=ld or sz*1.18;n=len(rows);m=len(ws)
        al=(al or 'l')+'l'*m
        for r in rows: assert len(r)==m,(s.name,len(r),m,r)
        own=[[None]*m for _ in range(n)];cells={}
        for i in range(n):
            for j in range(m):
                q=rows[i][j]
                if q=='<': o=own[i][j-1]
                elif q=='^': o=own[i-1][j]
                else: o=(i,j);cells[o]=[i,j,q if isinstance(q,C) else C(q)]
                own[i][j]=o;cells[o][0]=max(cells[o][0],i);cells[o][1]=max(cells[o][1],j)
        hs=[ld+2*pv]*n;W={}
        def prep(o):
            i1,j1,c=cells[o];b=c.b if c.b is not None else (o[0]<hdr or o[0] in bold)
            f=B if b else R;z=c.sz or sz;w=sum(ws[o[1]:j1+1])-2*ph-c.ind
            L=wrap(c.t,f,z,w+.1)
            for l in L:
                if width(l,f,z)>w+2: print('OVER',s.name,repr(l),round(width(l,f,z),1),w)
            W[o]=(f,z,L);return len(L)*ld+2*pv
        for o in cells:
            k=prep(o)
            if cells[o][0]==o[0]: hs[o[0]]=max(hs[o[0]],k)
        for o in cells:
            k=len(W[o][2])*ld+2*pv;g=sum(hs[o[0]:cells[o][0]+1])
            if k>g: hs[cells[o][0]]+=k-g
        X=[x];Y=[y]
        for w in ws:X.append(X[-1]+w)
        for k in hs:Y.append(Y[-1]+k)
        if Y[-1]>s.H-20: print('BOTTOM',s.name,Y[-1])
        for i in range(n):
            b=None
            if i<hdr and hbg:b=hbg
            elif rowbg and i in rowbg:b=rowbg[i]
            elif bg and i>=hdr and (i-hdr)%2:b=bg
            if b:s.rect(x,Y[i],X[-1]-x,hs[i],b,None)
        # decimal points
        dec={}
        for j in range(m):
            if al[j]=='d':
                dec[j]=max([width(c.t.split('.',1)[1] if '.' in c.t else '',R,sz)+(SW('.',R,sz) if '.' in c.t else 0) for o,(a,b,c) in cells.items() if o[1]==j and o[0]>=hdr and b==j and c.al is None] or [0])
        for o,(i1,j1,c) in cells.items():
            x0,x1,y0,y1=X[o[1]],X[j1+1],Y[o[0]],Y[i1+1]
            if c.bg:s.rect(x0,y0,x1-x0,y1-y0,c.bg,None)
            f,z,L=W[o];hd=o[0]<hdr
            a=c.al or ((hal if (o[1]>0 or hal!='r') else 'l') if hd else al[o[1]])
            vv=c.va or ('m' if hd and va!='b' else va)
            H=len(L)*ld
            yy=y0+pv if vv=='t' else (y1-pv-H if vv=='b' else (y0+y1-H)/2)
            fg=c.fg or (hfg if hd else '#000000')
            for l in L:
                by=yy+ld/2+z*.35
                if a=='r':s.put(x1-ph,by,l,f,z,'r',fg)
                elif a=='c':s.put((x0+x1)/2,by,l,f,z,'c',fg)
                elif a=='d':
                    ip=l.split('.',1)[0]
                    mw=max([width(k.t.split('.',1)[0],R,sz) for oo,(p,q,k) in cells.items() if oo[1]==o[1] and oo[0]>=hdr and q==o[1] and k.al is None])
                    cx=(x0+x1)/2+(mw-dec[o[1]])/2
                    s.put(cx,by,ip,f,z,'r',fg)
                    if '.' in l:s.put(cx,by,'.'+l.split('.',1)[1],f,z,'l',fg)
                elif a=='$' and ' ' in l:
                    p,q=l.split(' ',1);s.put(x0+ph,by,p,f,z,'l',fg);s.put(x1-ph,by,q,f,z,'r',fg)
                elif a=='$':s.put(x1-ph,by,l,f,z,'r',fg)
                else:s.put(x0+ph+c.ind,by,l,f,z,'l',fg)
                yy+=ld
        H={i:lw for i in range(n+1)} if h=='all' else {(k if k>=0 else n+1+k):t for k,t in (h or {}).items()}
        V={i:lw for i in range(m+1)} if v=='all' else {(k if k>=0 else m+1+k):t for k,t in (v or {}).items()}
        for i,t in H.items():
            tt=t if isinstance(t,list) else [(t,0,m)]
            for (w,c0,c1) in tt:
                st=None
                for j in range(c0,c1+1):
                    ok=j<c1 and not(0<i<n and own[i-1][j]==own[i][j])
                    if ok and st is None:st=j
                    if not ok and st is not None:
                        s.line(X[st],Y[i],X[j],Y[i],w,col);st=None
        for j,w in V.items():
            st=None
            for i in range(n+1):
                ok=i<n and not(0<j<m and own[i][j-1]==own[i][j])
                if ok and st is None:st=i
                if not ok and st is not None:
                    s.line(X[j],Y[st],X[j],Y[i],w,col);st=None
        if record:
            cl=[[o[0],o[1],a,b,plain(c.t)] for o,(a,b,c) in sorted(cells.items()) if plain(c.t)]
            s.tabs.append({"page":s.page,"bbox":[round(q,1) for q in (x,y,X[-1],Y[-1])],"n_rows":n,"n_cols":m,"cells":cl})
        s.Y=Y;s.X=X
        return Y[-1]
