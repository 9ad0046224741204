"""Small text/truth helper shared by the make_*.py scripts: lays cells out, returns geometry; the rules are drawn by each script."""
import json
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
OUT='./'
def wrap(t,font,size,w):
    out=[]
    for part in t.split('\n'):
        cur=''
        for wd in part.split():
            n=(cur+' '+wd).strip()
            if SW(n,font,size)<=w+0.01 or not cur: cur=n
            else: out.append(cur);cur=wd
        out.append(cur)
    return out
class Doc:
    def __init__(s,name): s.name=name;s.tables=[]
    def add(s,page,bbox,nr,nc,cells):
        s.tables.append(dict(page=page,bbox=[round(v,1) for v in bbox],n_rows=nr,n_cols=nc,cells=cells))
    def save(s):
        json.dump(dict(suite='t19',doc=s.name,pdf=s.name+'.pdf',kind='generated',complete=True,tables=s.tables),open(OUT+s.name+'.truth.json','w'),ensure_ascii=False,indent=0)
def place(rows,nc):
    """HTML-like placing: cell = str | (text,colspan) | (text,colspan,rowspan); returns [(r,c,r1,c1,text)]"""
    occ=set();out=[]
    for r,row in enumerate(rows):
        c=0
        for cell in row:
            while (r,c) in occ: c+=1
            if isinstance(cell,tuple): t=cell[0];cs=cell[1];rs=cell[2] if len(cell)>2 else 1
            else: t,cs,rs=cell,1,1
            t='' if t is None else str(t)
            for i in range(rs):
                for j in range(cs):
                    assert (r+i,c+j) not in occ,(r,c,t); occ.add((r+i,c+j))
            out.append((r,c,r+rs-1,c+cs-1,t)); c+=cs
        while (r,c) in occ: c+=1
        assert c==nc,(r,c,nc,row)
    return out
class Geo: pass
def table(doc,page,c,x,top,widths,rows,align,font='Helvetica',bold='Helvetica-Bold',size=8,lead=None,padx=3,pady=2,head=1,boldrows=(),italcols=(),ital='Helvetica-Oblique',indent=None,valign='top',headalign=None,spanalign='center',shade=None,decpad=None,color=None,headsize=None,gapbefore=None):
    H=c._pagesize[1]; nc=len(widths); lead=lead or size*1.2
    pl=place(rows,nc); nr=len(rows)
    xs=[x]
    for w in widths: xs.append(xs[-1]+w)
    hs=[0]*nr; lay=[]
    for (r,c0,r1,c1,t) in pl:
        hd=r<head; f=bold if (hd or r in boldrows) else (ital if c0 in italcols and c1==c0 else font)
        sz=(headsize or size) if hd else size
        ind=(indent or {}).get(r,0) if c0==0 else 0
        L=wrap(t.replace('^',''),f,sz,xs[c1+1]-xs[c0]-2*padx-ind) if t else []
        lay.append((r,c0,r1,c1,t,f,sz,L,ind))
        if r==r1: hs[r]=max(hs[r],max(1,len(L))*lead+2*pady)
    for (r,c0,r1,c1,t,f,sz,L,ind) in lay:
        if r1>r:
            need=len(L)*lead+2*pady-sum(hs[r:r1+1])
            if need>0: hs[r1]+=need
    ys=[top]
    for r in range(nr):
        ys.append(ys[-1]+hs[r]+((gapbefore or {}).get(r,0)))
    g=Geo(); g.xs=xs;g.ys=ys;g.bottom=ys[-1];g.top=top;g.x0=xs[0];g.x1=xs[-1];g.H=H
    if shade:
        for r in range(nr):
            s=shade(r)
            if s: c.setFillColor(s);c.rect(xs[0],H-ys[r+1],xs[-1]-xs[0],ys[r+1]-ys[r],stroke=0,fill=1)
    cells=[]
    for (r,c0,r1,c1,t,f,sz,L,ind) in lay:
        if not t: continue
        gap=(gapbefore or {}).get(r,0)
        y0=ys[r]+gap; y1=ys[r1+1]; a=align[c0]
        if r<head and headalign: a=headalign[c0]
        if c1>c0: a=spanalign if r<head else 'l'
        if r<head and a=='d': a='c'
        h=len(L)*lead; va=valign if r>=head else ('bottom' if valign!='middle' else 'middle')
        if r1>r and r>=head: va='middle' if valign=='middle' else 'top'
        if va=='top': yy=y0+pady
        elif va=='bottom': yy=y1-pady-h
        else: yy=(y0+y1-h)/2
        c.setFillColor((color(r,c0) if color else None) or '#000000') if not (color and color(r,c0)) else c.setFillColor(color(r,c0))
        for i,ln in enumerate(L):
            base=H-(yy+i*lead+lead*0.5+sz*0.33)
            X0=xs[c0]+padx+ind;X1=xs[c1+1]-padx
            w=SW(ln,f,sz)
            if a=='m' and r>=head and ln.startswith('£ '):
                c.setFont(f,sz);c.drawString(X0+8,base,'£');ln=ln[2:];w=SW(ln,f,sz)
            if a=='m': a2='r'
            else: a2=a
            if a2=='l': X=X0
            elif a2=='r': X=X1-w
            elif a=='c' or a=='center': X=(X0+X1-w)/2
            elif a=='d':
                ip=ln.split('.')[0] if '.' in ln else ln.rstrip('*†‡')
                X=X1-((decpad or {}).get(c0,12))-SW(ip,f,sz)
            mark=None
            if '^' in t and i==len(L)-1: # superscript mark: last char
                c.setFont(f,sz); c.drawString(X,base,ln[:-1]); c.setFont(f,sz*0.65); c.drawString(X+SW(ln[:-1],f,sz),base+sz*0.35,ln[-1])
            else:
                c.setFont(f,sz); c.drawString(X,base,ln)
        cells.append([r,c0,r1,c1,' '.join(t.replace('^','').split())])
    doc.add(page,[xs[0],top,xs[-1],ys[-1]],nr,nc,cells)
    c.setFillColor('#000000')
    return g
def hl(c,g,r,x0=None,x1=None,w=0.5,col='#000000'):
    c.setStrokeColor(col);c.setLineWidth(w);y=g.H-g.ys[r];c.line(g.x0 if x0 is None else x0,y,g.x1 if x1 is None else x1,y)
def vl(c,g,k,r0=0,r1=None,w=0.5,col='#000000'):
    c.setStrokeColor(col);c.setLineWidth(w);c.line(g.xs[k],g.H-g.ys[r0],g.xs[k],g.H-g.ys[r1 if r1 is not None else -1])
def para(c,x,top,w,text,font='Times-Roman',size=9.5,lead=None,just=True,col='#000000'):
    H=c._pagesize[1];lead=lead or size*1.25;y=top;c.setFillColor(col)
    for p in text.split('\n'):
        L=wrap(p,font,size,w)
        for i,ln in enumerate(L):
            t=c.beginText(x,H-y-size);t.setFont(font,size)
            n=ln.count(' ')
            t.setWordSpace((w-SW(ln,font,size))/n if just and n and i<len(L)-1 else 0)
            t.textOut(ln);t.setWordSpace(0);c.drawText(t);y+=lead
        y+=lead*0.35
    c.setFillColor('#000000')
    return y
def txt(c,x,top,s,font='Helvetica',size=9,a='l',col='#000000'):
    c.setFont(font,size);c.setFillColor(col);y=c._pagesize[1]-top-size
    {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,s);c.setFillColor('#000000')
