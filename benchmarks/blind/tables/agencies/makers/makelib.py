import re, json, random
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.utils import simpleSplit
from reportlab.platypus import Paragraph
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.colors import HexColor, black, white, Color
for n in ('Vera','VeraBd','VeraIt','VeraBI'): pdfmetrics.registerFont(TTFont(n, n+'.ttf'))
FAM={'Times':('Times-Roman','Times-Bold','Times-Italic','Times-BoldItalic'),
 'Helv':('Helvetica','Helvetica-Bold','Helvetica-Oblique','Helvetica-BoldOblique'),
 'Cour':('Courier','Courier-Bold','Courier-Oblique','Courier-BoldOblique'),
 'Vera':('Vera','VeraBd','VeraIt','VeraBI')}
SW=pdfmetrics.stringWidth
def C(t,**k): return (t,k)
class Doc:
    def __init__(s,name,W,H,rot=False):
        s.name,s.W,s.H,s.rot=name,W,H,rot
        s.c=canvas.Canvas(name+'.pdf',pagesize=(W,H)); s.c.setTitle(name.replace('_',' '))
        s.page=1; s.tables=[]; s._start()
    def _start(s):
        if s.rot:
            s.c.setPageRotation(90); s.c.translate(s.H,0); s.c.rotate(90)
    def new(s): s.c.showPage(); s.page+=1; s._start()
    def text(s,x,y,t,font='Helvetica',size=9,al='l',col=black,cs=0):
        c=s.c; c.setFillColor(col); c.setFont(font,size); Y=s.H-y
        {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,Y,t); c.setFillColor(black)
    def line(s,x0,y0,x1,y1,w=.5,col=black):
        c=s.c; c.setStrokeColor(col); c.setLineWidth(w); c.line(x0,s.H-y0,x1,s.H-y1); c.setStrokeColor(black)
    def rect(s,x0,y0,x1,y1,fill=None,w=0,col=black):
        c=s.c
        if fill is not None: c.setFillColor(fill)
        c.setLineWidth(w or .5); c.setStrokeColor(col)
        c.rect(x0,s.H-y1,x1-x0,y1-y0,fill=int(fill is not None),stroke=int(w>0)); c.setFillColor(black); c.setStrokeColor(black)
    def para(s,x,y,w,t,font='Times-Roman',size=9,lead=None,al=0,col=black,indent=0,bottom=None):
        p=Paragraph(t,ParagraphStyle('p',fontName=font,fontSize=size,leading=lead or size*1.2,alignment=al,textColor=col,firstLineIndent=indent))
        _,h=p.wrap(w,9999); p.drawOn(s.c,x,s.H-y-h); return y+h
    def flow(s,paras,x,y,w,bottom,font='Times-Roman',size=9,lead=None,al=4,indent=9,gap=0,head=None):
        """fills the column; returns the rest. '#...' = heading"""
        paras=list(paras); lead=lead or size*1.2
        while paras:
            t=paras[0]
            if not isinstance(t,Paragraph):
                if t.startswith('#'):
                    p=Paragraph(t[1:],ParagraphStyle('h',fontName=head or FAM['Helv'][1],fontSize=size+.8,leading=lead+1,spaceBefore=4))
                    if y+lead*3.5>bottom: break
                    y+=lead*.5
                else: p=Paragraph(t,ParagraphStyle('p',fontName=font,fontSize=size,leading=lead,alignment=al,firstLineIndent=indent))
            else: p=t
            _,h=p.wrap(w,9999)
            if y+h<=bottom+.1:
                p.drawOn(s.c,x,s.H-y-h); y+=h+gap; paras.pop(0); continue
            parts=p.split(w,bottom-y)
            if len(parts)==2:
                _,h=parts[0].wrap(w,9999); parts[0].drawOn(s.c,x,s.H-y-h); paras[0]=parts[1]
            break
        return paras
    def table(s,x,top,widths,rows,font='Times',size=8,lead=None,pad=2.5,vpad=1.2,aligns=None,hdr=1,rules=(),fills=None,dec=None,hal=None,lv='top',words=False,hbold=False,draw=True,hcol=None,hsize=None):
        c=s.c; lead=lead or size*1.16; N=len(widths); xs=[x]
        for w in widths: xs.append(xs[-1]+w)
        aligns=aligns or 'l'+'r'*(N-1); occ={}; cells=[]; ro=[]
        for r,row in enumerate(rows):
            o={}
            if isinstance(row,tuple): row,o=row
            ro.append(o); k=0
            for cell in row:
                while (r,k) in occ: k+=1
                t,op=(cell if isinstance(cell,tuple) else (cell,{}))
                op=dict(op); cs,rs=op.get('cs',1),op.get('rs',1)
                for a in range(r,r+rs):
                    for b in range(k,k+cs): assert (a,b) not in occ; occ[a,b]=1
                cells.append([r,k,r+rs-1,k+cs-1,t,op]); k+=cs
            while (r,k) in occ: k+=1
            assert k==N,(s.name,r,k,N,row)
        R=len(rows); lay=[]; hs=[0]*R
        for r0,c0,r1,c1,t,op in cells:
            ishd=r0<hdr; b=op.get('b',ro[r0].get('b',ishd and hbold)); it=op.get('i',ro[r0].get('i',False))
            f=FAM[op.get('font',font)][int(b)+2*int(it)]; sz=op.get('size',(hsize or size) if ishd else size)
            al=op.get('al') or (((hal or 'l'+'c'*(N-1))[c0] if c1==c0 else ('c' if c0 else 'l')) if ishd else aligns[c0])
            ind=op.get('ind',0); hang=op.get('hang',6 if (c0==0 and not ishd) else 0)
            av=xs[c1+1]-xs[c0]-2*pad-ind
            lines=[]
            for i,part in enumerate(t.split('\n')): 
                l=simpleSplit(part,f,sz,av) if part else []
                if len(l)>1 and hang and al=='l': l=l[:1]+simpleSplit(' '.join(l[1:]),f,sz,av-hang)
                lines+=l
            for ln in lines:
                if SW(ln,f,sz)>av+.8: print('OVER',s.name,r0,c0,repr(ln),round(SW(ln,f,sz)-av,1))
            lay.append((lines,f,sz,al,ind,hang))
            h=len(lines)*lead+2*vpad
            if r0==r1: hs[r0]=max(hs[r0],h,lead+2*vpad)
        for r in range(R): hs[r]+=ro[r].get('pad',0)
        for (r0,c0,r1,c1,t,op),L in zip(cells,lay):
            if r1>r0:
                need=len(L[0])*lead+2*vpad; tot=sum(hs[r0:r1+1])
                if need>tot: hs[r1]+=need-tot
        ys=[top]; tops=[]
        for r in range(R):
            g=ro[r].get('gap',0); tops.append(ys[-1]+g); ys.append(ys[-1]+g+hs[r])
        if not draw: return ys[-1]
        for r in range(R):
            fl=ro[r].get('fill') or (fills(r) if fills else None)
            if fl is not None: s.rect(xs[0],ys[r],xs[-1],ys[r+1],fill=fl)
        tr=[]
        for (r0,c0,r1,c1,t,op),(lines,f,sz,al,ind,hang) in zip(cells,lay):
            if not lines: continue
            sup=op.get('sup','')
            tr.append([r0,c0,r1,c1,' '.join(' '.join(lines).split())+sup])
            if 'cur' in op: tr[-1][4]=op['cur']+' '+tr[-1][4]
            x0,x1=xs[c0]+pad+ind,xs[c1+1]-pad; ishd=r0<hdr
            va=op.get('va') or ('bottom' if ishd else ('middle' if r1>r0 else (lv if c0 else 'top')))
            H_=len(lines)*lead; a,b=tops[r0]+vpad,ys[r1+1]-vpad
            y={'top':a,'bottom':b-H_,'middle':(a+b-H_)/2}[va]
            col=op.get('col') or (hcol if ishd and hcol else ro[r0].get('col',black))
            c.setFillColor(col)
            for i,ln in enumerate(lines):
                base=s.H-(y+i*lead+lead*.5+sz*.33); c.setFont(f,sz); w=SW(ln,f,sz)
                if al=='l': px=x0+(hang if i else 0)
                elif al=='r': px=x1-w-(SW(sup,f,sz*.7) if False else 0)
                elif al=='c': px=(x0+x1-w)/2
                elif al=='d':
                    d=(dec[c0] if isinstance(dec,dict) else dec) or 12
                    if re.search(r'\d',ln): px=x1-d-SW(re.match(r'^[^.\d]*[\d,]*',ln).group(0),f,sz)
                    else: px=x1-d-w/2
                if px<xs[c0]-.5 or px+w>xs[c1+1]+.8: print('OUT',s.name,r0,c0,ln)
                if words and ' ' in ln:
                    q=px
                    for wd in ln.split(' '): c.drawString(q,base,wd); q+=SW(wd+' ',f,sz)
                else: c.drawString(px,base,ln)
                if sup and i==len(lines)-1:
                    c.setFont(f,sz*.68); c.drawString(px+w+.2,base+sz*.33,sup)
                if 'cur' in op and i==0: c.setFont(f,sz); c.drawString(x0,base,op['cur'])
            c.setFillColor(black)
        for ru in rules:
            k=ru[0]
            if k=='h':
                _,r,a,b,w=ru[:5]; ins=ru[5] if len(ru)>5 else 0; col=ru[6] if len(ru)>6 else black
                if r<0: r=R+1+r
                s.line(xs[a]+ins,ys[r],xs[b]-ins,ys[r],w,col)
            elif k=='v':
                _,k2,a,b,w=ru[:5]; col=ru[5] if len(ru)>5 else black
                if b<0: b=R+1+b
                s.line(xs[k2],ys[a],xs[k2],ys[b],w,col)
            elif k=='grid':
                for r0,c0,r1,c1,t,op in cells: s.rect(xs[c0],ys[r0],xs[c1+1],ys[r1+1],w=ru[1],col=ru[2] if len(ru)>2 else black)
        s.tables.append({'page':s.page,'bbox':[round(xs[0],1),round(ys[0],1),round(xs[-1],1),round(ys[-1],1)],'n_rows':R,'n_cols':N,'cells':tr})
        if s.rot and False: pass
        return ys[-1]
    def save(s):
        s.c.save(); truth(s.name,s.tables); print(s.name,'pages',s.page,'tables',len(s.tables))
def truth(name,tables):
    json.dump({'suite':'agencies','doc':name,'pdf':name+'.pdf','kind':'generated','complete':True,'tables':tables},open(name+'.truth.json','w'),ensure_ascii=False,indent=0)
def bars(d,x,y,w,h,labels,vals,ymax,step,col,title=None,font='Helvetica',size=6.5,fmt='%g',show=False,series=1,cols=None,grid=True):
    if title: d.text(x,y-8,title,font,size+.5)
    n=int(round(ymax/step))
    for i in range(n+1):
        yy=y+h-h*i/n
        if grid: d.line(x,yy,x+w,yy,.3,HexColor('#bbbbbb'))
        d.text(x-3,yy+2,fmt%(i*step),font,size,'r')
    bw=w/len(labels)
    for i,l in enumerate(labels):
        vs=vals[i] if isinstance(vals[i],(list,tuple)) else [vals[i]]
        for k,v in enumerate(vs):
            q=bw*.7/len(vs); a=x+bw*i+bw*.15+q*k
            d.rect(a,y+h-h*v/ymax,a+q,y+h,fill=(cols or [col])[k])
            if show: d.text(a+q/2,y+h-h*v/ymax-2,fmt%v,font,size-.5,'c')
        d.text(x+bw*(i+.5),y+h+8,l,font,size,'c')
    d.line(x,y+h,x+w,y+h,.7); d.line(x,y,x,y+h,.7)
def curve(d,x,y,w,h,series,xl,yl,font='Times-Roman',size=7,xt='',yt='',cols=None,marks=False):
    d.rect(x,y,x+w,y+h,w=.6)
    for i,l in enumerate(xl):
        px=x+w*i/(len(xl)-1); d.line(px,y+h,px,y+h-3,.5); d.text(px,y+h+9,l,font,size,'c')
    for i,l in enumerate(yl):
        py=y+h-h*i/(len(yl)-1); d.line(x,py,x+3,py,.5); d.text(x-3,py+2.4,l,font,size,'r')
    d.text(x+w/2,y+h+19,xt,font,size+.5,'c')
    c=d.c
    if yt:
        c.saveState(); c.translate(x-24,d.H-(y+h/2)); c.rotate(90); c.setFont(font,size+.5); c.drawCentredString(0,0,yt); c.restoreState()
    for k,sr in enumerate(series):
        col=(cols or [black]*9)[k]; pts=[(x+w*a,y+h-h*b) for a,b in sr]
        for p,q in zip(pts,pts[1:]): d.line(*p,*q,.9,col)
        if marks:
            for p in pts: c.setFillColor(col); c.circle(p[0],d.H-p[1],1.6,fill=1,stroke=0); c.setFillColor(black)
