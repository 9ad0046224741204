"""Small drawing kit shared by the make_*.py scripts: lays out cells, records what was printed."""
import json
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
from reportlab.lib.colors import HexColor, black
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
def ttf(name,path): pdfmetrics.registerFont(TTFont(name,"/usr/share/fonts/truetype/"+path))
class Doc:
    def __init__(s, name, size):
        s.name=name; s.W,s.H=size; s.c=canvas.Canvas(name+'.pdf',pagesize=size); s.page=1; s.tables=[]
    def next(s, size=None):
        s.c.showPage(); s.page+=1
        if size: s.W,s.H=size; s.c.setPageSize(size)
    def t(s,x,y,txt,font='Helvetica',size=9,al='l',col='#000000'):
        s.c.setFillColor(HexColor(col)); s.c.setFont(font,size)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,s.H-y,txt)
    def hl(s,x0,x1,y,w=.5,col='#000000',dash=None):
        s.c.setStrokeColor(HexColor(col)); s.c.setLineWidth(w); s.c.setDash(*(dash or [[]])) if dash else s.c.setDash()
        s.c.line(x0,s.H-y,x1,s.H-y); s.c.setDash()
    def vl(s,x,y0,y1,w=.5,col='#000000'):
        s.c.setStrokeColor(HexColor(col)); s.c.setLineWidth(w); s.c.line(x,s.H-y0,x,s.H-y1)
    def rect(s,x0,y0,x1,y1,fill=None,stroke=None,w=.5):
        if fill: s.c.setFillColor(HexColor(fill))
        if stroke: s.c.setStrokeColor(HexColor(stroke)); s.c.setLineWidth(w)
        s.c.rect(x0,s.H-y1,x1-x0,y1-y0,stroke=1 if stroke else 0,fill=1 if fill else 0)
    def para(s,x,y,w,txt,font='Helvetica',size=9,lead=None,col='#000000',just=False):
        lead=lead or size*1.25
        ls=wrap(txt,font,size,w)
        for i,l in enumerate(ls):
            ws=l.split(' ')
            if just and i<len(ls)-1 and len(ws)>3:
                gap=(w-sum(SW(k,font,size) for k in ws))/(len(ws)-1); xx=x
                for k in ws: s.t(xx,y,k,font,size,'l',col); xx+=SW(k,font,size)+gap
            else: s.t(x,y,l,font,size,'l',col)
            y+=lead
        return y
    def save(s):
        s.c.save(); dump(s.name,s.tables)
def dump(name,tables):
    json.dump({"suite":"t8","doc":name,"pdf":name+".pdf","kind":"generated","complete":True,"tables":tables},
              open(name+'.truth.json','w'),indent=1,ensure_ascii=False)
def wrap(txt,font,size,w):
    out=[]
    for part in txt.split('\n'):
        cur=''
        for k in part.split(' '):
            n=(cur+' '+k) if cur else k
            if cur and SW(n,font,size)>w: out.append(cur); cur=k
            else: cur=n
        out.append(cur)
    return out
def truth(page,bbox,rows,ncols):
    """rows: lists of cells; a cell is '' / str / dict(t,cs,rs); None = covered by a span."""
    cells=[]
    for r,row in enumerate(rows):
        assert len(row)==ncols,(r,len(row),ncols,row)
        for c,v in enumerate(row):
            if v is None or v=='': continue
            d=v if isinstance(v,dict) else {'t':v}
            tx=' '.join((d.get('tt') or d['t']).split())
            if tx: cells.append([r,c,r+d.get('rs',1)-1,c+d.get('cs',1)-1,tx])
    return {"page":page,"bbox":[round(b,1) for b in bbox],"n_rows":len(rows),"n_cols":ncols,"cells":cells}
class Grid:
    def __init__(g,doc,x,y,colw,rows,font='Helvetica',bold='Helvetica-Bold',size=8,lead=None,al='l',pad=3,vpad=2.5,
                 valign='t',minh=0,hdr=0,hal='c',col='#000000',hcol=None,hsize=None,rowh=None):
        g.d=doc;g.x=x;g.y=y;g.rows=rows;g.n=len(colw);g.font=font;g.bold=bold;g.size=size;g.lead=lead or size*1.2
        g.al=al if isinstance(al,(list,tuple)) else list(al) if len(al)>1 else [al]*g.n
        assert len(g.al)==g.n
        g.pad=pad;g.vpad=vpad;g.valign=valign;g.hdr=hdr;g.hal=hal;g.col=col;g.hcol=hcol or col;g.hsize=hsize or size
        g.xs=[x]
        for w in colw: g.xs.append(g.xs[-1]+w)
        hs=[]
        for r,row in enumerate(rows):
            h=minh
            for c,v in enumerate(row):
                if v in (None,''): continue
                k=g.lines(r,c,v)
                if k['rs']==1: h=max(h,len(k['ls'])*k['lead']+2*vpad)
            if h==0: h=g.lead+2*vpad
            if rowh and rowh.get(r): h=rowh[r]
            hs.append(h)
        g.ys=[y]
        for h in hs: g.ys.append(g.ys[-1]+h)
        g.bot=g.ys[-1]; g.right=g.xs[-1]
    def lines(g,r,c,v):
        d=v if isinstance(v,dict) else {'t':v}
        cs,rs=d.get('cs',1),d.get('rs',1)
        isb=d.get('b',r<g.hdr); f=d.get('f') or (g.bold if isb else g.font); sz=d.get('s') or (g.hsize if r<g.hdr else g.size)
        ind=d.get('ind',0); w=g.xs[c+cs]-g.xs[c]-2*g.pad-ind
        ls=wrap(d['t'],f,sz,w)
        for l in ls:
            if SW(l,f,sz)>w+.6: print('OVERFLOW',g.d.name,g.d.page,r,c,l,round(SW(l,f,sz)-w,1))
        al=d.get('al') or ((g.hal if (c>0 or cs>1) else g.al[0]) if r<g.hdr else g.al[c])
        return dict(ls=ls,f=f,s=sz,al=al,cs=cs,rs=rs,ind=ind,lead=sz*g.lead/g.size,col=d.get('col') or (g.hcol if r<g.hdr else g.col),va=d.get('va') or g.valign)
    def draw(g,record=True):
        for r,row in enumerate(g.rows):
            for c,v in enumerate(row):
                if v in (None,''): continue
                k=g.lines(r,c,v); x0,x1=g.xs[c],g.xs[c+k['cs']]; y0,y1=g.ys[r],g.ys[r+k['rs']]
                H=len(k['ls'])*k['lead']
                if H>y1-y0+.5: print('TALL',g.d.name,g.d.page,r,c,k['ls'])
                top={'t':y0+g.vpad,'m':(y0+y1-H)/2,'b':y1-g.vpad-H}[k['va']]
                for i,l in enumerate(k['ls']):
                    y=top+i*k['lead']+k['lead']/2+k['s']*.34
                    a=k['al']
                    if a=='l': g.d.t(x0+g.pad+k['ind'],y,l,k['f'],k['s'],'l',k['col'])
                    elif a=='r': g.d.t(x1-g.pad-k['ind'],y,l,k['f'],k['s'],'r',k['col'])
                    elif a=='c': g.d.t((x0+x1)/2,y,l,k['f'],k['s'],'c',k['col'])
                    elif a=='d': # decimal point at about 58% of the column
                        p=x0+(x1-x0)*.58; j=l.find('.'); 
                        if not any(ch.isdigit() for ch in l): g.d.t((x0+x1)/2,y,l,k['f'],k['s'],'c',k['col']); continue
                        head=l if j<0 else l[:j]
                        g.d.t(p-SW(head,k['f'],k['s']),y,l,k['f'],k['s'],'l',k['col'])
                    elif a=='$': # sign at left, number at right
                        sgn,num=l.split(' ',1) if ' ' in l else ('',l)
                        if sgn: g.d.t(x0+g.pad,y,sgn,k['f'],k['s'],'l',k['col'])
                        g.d.t(x1-g.pad,y,num,k['f'],k['s'],'r',k['col'])
        if record: g.d.tables.append(truth(g.d.page,[g.x,g.y,g.right,g.bot],g.rows,g.n))
        return g
    def hr(g,r,w=.5,col='#000000',c0=0,c1=None,dash=None): g.d.hl(g.xs[c0],g.xs[c1 if c1 is not None else g.n],g.ys[r],w,col,dash)
    def box(g,w=.5,col='#000000',skip_rows=()):
        """full ruling that respects spans"""
        for r,row in enumerate(g.rows):
            for c,v in enumerate(row):
                if v is None: continue
                d=v if isinstance(v,dict) else {}
                g.d.rect(g.xs[c],g.ys[r],g.xs[c+d.get('cs',1)],g.ys[r+d.get('rs',1)],stroke=col,w=w)
    def band(g,r,fill,r1=None,c0=0,c1=None): g.d.rect(g.xs[c0],g.ys[r],g.xs[c1 if c1 is not None else g.n],g.ys[(r1 if r1 is not None else r)+1],fill=fill)
def S(t,cs=1,rs=1,**k): return dict(t=t,cs=cs,rs=rs,**k)
