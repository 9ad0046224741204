import json
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.utils import simpleSplit
L='/usr/share/fonts/truetype/liberation/'; D='/usr/share/fonts/truetype/dejavu/'
for n,f in dict(LS=L+'LiberationSans-Regular',LSB=L+'LiberationSans-Bold',LN=L+'LiberationSansNarrow-Regular',LNB=L+'LiberationSansNarrow-Bold',LNI=L+'LiberationSansNarrow-Italic',
  LR=L+'LiberationSerif-Regular',LRB=L+'LiberationSerif-Bold',LRI=L+'LiberationSerif-Italic',LM=L+'LiberationMono-Regular',LMB=L+'LiberationMono-Bold',
  DC=D+'DejaVuSansCondensed',DCB=D+'DejaVuSansCondensed-Bold',DSC=D+'DejaVuSerifCondensed',DSCB=D+'DejaVuSerifCondensed-Bold').items():
    pdfmetrics.registerFont(TTFont(n,f+'.ttf'))
SW=pdfmetrics.stringWidth
class Ctx: pass
class Doc:
    def __init__(s,name,W=595,H=842,suite='t21'):
        s.name=name;s.W,s.H=W,H;s.tables=[];s.page=1;s.c=canvas.Canvas(name+'.pdf',pagesize=(W,H));s.c.setTitle(name)
    def next(s,W=None,H=None):
        s.c.showPage();s.page+=1
        if W: s.W,s.H=W,H;s.c.setPageSize((W,H))
    def text(s,x,y,t,font='LS',size=9,al='l',color=0):
        s.c.setFillGray(color);s.c.setFont(font,size);Y=s.H-y
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,Y,t);s.c.setFillGray(0)
    def para(s,x,y,w,t,font='LR',size=9.5,lead=12):
        for l in simpleSplit(t,font,size,w):
            s.text(x,y,l,font,size);y+=lead
        return y
    def rule(s,x0,y0,x1,y1,w=.5,g=0):
        s.c.setStrokeGray(g);s.c.setLineWidth(w);s.c.line(x0,s.H-y0,x1,s.H-y1);s.c.setStrokeGray(0)
    def fill(s,x0,y0,x1,y1,rgb):
        s.c.setFillColorRGB(*rgb);s.c.rect(x0,s.H-y1,x1-x0,y1-y0,fill=1,stroke=0);s.c.setFillGray(0)
    def table(s,x,top,widths,rows,font='LS',bold='LSB',size=8,lead=None,px=3,py=2.5,al=None,hdr=1,hal='c',hval='m',val='t',heights={},draw=None,hsize=None,minh=0):
        """rows: lists of None|str|dict(t,cs,rs,al,b,rot,ind,size,col)"""
        lead=lead or size*1.2;n=len(widths);al=al or ['l']*n
        xs=[x]
        for w in widths: xs.append(xs[-1]+w)
        cells=[];occ=set();hs=[minh]*len(rows)
        for r,row in enumerate(rows):
            assert len(row)<=n,(s.name,r,row)
            for c0,v in enumerate(row):
                if v is None or v=='': continue
                if isinstance(v,str): v=dict(t=v)
                v=dict(v);cs=v.get('cs',1);rs=v.get('rs',1)
                for a in range(r,r+rs):
                    for b in range(c0,c0+cs):
                        assert (a,b) not in occ,(s.name,a,b,v);occ.add((a,b))
                ish=r<hdr
                f=bold if v.get('b',ish) else font
                f=v.get('font',f)
                sz=v.get('size',hsize if ish and hsize else size);ld=lead*sz/size
                a=v.get('al',hal if ish else al[c0])
                if ish and 'al' not in v and hal=='col': a={'d':'r','acc':'r'}.get(al[c0],al[c0])
                ind=v.get('ind',0);w=xs[c0+cs]-xs[c0]-2*px-ind
                if v.get('rot'):
                    lines=v['t'].split('\n');need=max(SW(l,f,sz) for l in lines)+2*py
                    if rs==1: hs[r]=max(hs[r],need)
                    if len(lines)*ld>w+2*px: print('ROT WIDE',s.name,v['t'])
                else:
                    lines=[]
                    for p in v['t'].split('\n'):
                        lines+= [p] if a in 'd' or a=='acc' else simpleSplit(p,f,sz,w)
                    for l in lines:
                        if SW(l,f,sz)>w+.3: print('WIDE',s.name,s.page,r,c0,repr(l),round(SW(l,f,sz)-w,1))
                    if rs==1: hs[r]=max(hs[r],len(lines)*ld+2*py)
                cells.append((r,c0,r+rs-1,c0+cs-1,v,lines,f,sz,ld,a,ind))
        for k,h in heights.items(): hs[k]=h
        for (r,c0,r1,c1,v,lines,f,sz,ld,a,ind) in cells:   # tall spans
            if r1>r and not v.get('rot'):
                need=len(lines)*ld+2*py;have=sum(hs[r:r1+1])
                if need>have: hs[r1]+=need-have
        ys=[top]
        for h in hs: ys.append(ys[-1]+h)
        if ys[-1]>s.H-20: print('LONG',s.name,s.page,ys[-1])
        k=Ctx();k.xs,k.ys,k.d=xs,ys,s
        if draw: draw(s,xs,ys)
        # decimal anchor per column
        dec={}
        for (r,c0,r1,c1,v,lines,f,sz,ld,a,ind) in cells:
            if a=='d':
                t=lines[0];tail=t[t.index('.'):] if '.' in t else ''
                dec[c0]=max(dec.get(c0,0),SW(tail,f,sz))
        truth=[]
        for (r,c0,r1,c1,v,lines,f,sz,ld,a,ind) in cells:
            X0,X1=xs[c0],xs[c1+1];Y0,Y1=ys[r],ys[r1+1];ish=r<hdr
            col=v.get('col',0);s.c.setFillGray(col) if not isinstance(col,tuple) else s.c.setFillColorRGB(*col)
            s.c.setFont(f,sz)
            if v.get('rot'):
                bw=len(lines)*ld
                for i,l in enumerate(lines):
                    s.c.saveState();s.c.translate((X0+X1)/2-bw/2+ld*(i+.76),s.H-Y1+py);s.c.rotate(90);s.c.drawString(0,0,l);s.c.restoreState()
            else:
                th=len(lines)*ld
                va=v.get('val',hval if ish else val)
                y=Y0+py if va=='t' else (Y0+Y1-th)/2 if va=='m' else Y1-py-th
                for i,l in enumerate(lines):
                    Y=s.H-(y+ld*i+sz*.9)
                    if a=='l': s.c.drawString(X0+px+ind,Y,l)
                    elif a=='r': s.c.drawRightString(X1-px,Y,l)
                    elif a=='c': s.c.drawCentredString((X0+X1)/2,Y,l)
                    elif a=='acc':
                        cur,num=l.split(' ',1);s.c.drawString(X0+px,Y,cur);s.c.drawRightString(X1-px,Y,num)
                    elif a=='d':
                        hd=l[:l.index('.')] if '.' in l else l;tl=l[len(hd):];p=X1-px-dec[c0]
                        s.c.drawString(p-SW(hd,f,sz),Y,l)
            s.c.setFillGray(0)
            truth.append([r,c0,r1,c1,' '.join(v['t'].split())])
        truth.sort()
        s.tables.append(dict(page=s.page,bbox=[round(x,1),round(top,1),round(xs[-1],1),round(ys[-1],1)],n_rows=len(rows),n_cols=n,cells=truth))
        return ys[-1]
    def save(s):
        s.c.save();dump(s.name,s.tables)
def dump(name,tables):
    json.dump(dict(suite='t21',doc=name,pdf=name+'.pdf',kind='generated',complete=True,tables=tables),open(name+'.truth.json','w'),ensure_ascii=False,indent=1)
