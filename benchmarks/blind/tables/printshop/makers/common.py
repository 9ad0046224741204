import json, re, os, html
from reportlab.pdfgen import canvas
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, Table, TableStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
HERE=os.path.dirname(os.path.abspath(__file__))
AL={'l':0,'c':1,'r':2,'j':4}
X='\0covered'
def plain(s):
    s=re.sub(r'<br\s*/?>',' ',s); s=re.sub(r'<[^>]+>','',s)
    return re.sub(r'\s+',' ',html.unescape(s).replace('\u00a0',' ')).strip()
class C:
    def __init__(s,text,cs=1,rs=1,al=None,font=None,size=None,color=None,ind=0,va=None):
        s.__dict__.update(locals())
class Doc:
    def __init__(s,name,size=A4,title=None):
        s.name=name; s.size=size; s.W,s.H=size; s.page=1; s.tables=[]
        s.c=canvas.Canvas(f'{HERE}/{name}.pdf',pagesize=size); s.c.setTitle(title or name); s.c.setAuthor('Invented')
    def newpage(s):
        s.c.showPage(); s.page+=1
    def para(s,text,x,y,w,font='Helvetica',size=10,lead=None,al='l',color=colors.black,ind=0,first=0,after=4,bullet=None):
        st=ParagraphStyle('p',fontName=font,fontSize=size,leading=lead or size*1.25,alignment=AL[al],textColor=color,leftIndent=ind,firstLineIndent=first,bulletFontName=font,bulletFontSize=size)
        p=Paragraph(text,st,bulletText=bullet); _,h=p.wrap(w,9999); p.drawOn(s.c,x,s.H-y-h); return y+h+after
    # all y are from top
    def text(s,t,x,y,font='Helvetica',size=10,al='l',color=colors.black):
        s.c.setFillColor(color); s.c.setFont(font,size)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,s.H-y,t); s.c.setFillColor(colors.black)
    def hline(s,x0,x1,y,w=.5,color=colors.black,dash=None):
        s.c.setLineWidth(w); s.c.setStrokeColor(color); s.c.setDash(*(dash or ([],0))); s.c.line(x0,s.H-y,x1,s.H-y); s.c.setDash()
    def vline(s,x,y0,y1,w=.5,color=colors.black):
        s.c.setLineWidth(w); s.c.setStrokeColor(color); s.c.line(x,s.H-y0,x,s.H-y1)
    def rect(s,x0,y0,x1,y1,fill=None,stroke=None,w=.5):
        if fill is not None: s.c.setFillColor(fill)
        if stroke is not None: s.c.setStrokeColor(stroke); s.c.setLineWidth(w)
        s.c.rect(x0,s.H-y1,x1-x0,y1-y0,fill=int(fill is not None),stroke=int(stroke is not None)); s.c.setFillColor(colors.black)
    def add(s,page,bbox,rows,nr=None,nc=None):
        """rows: list of lists of str | C | X | ''"""
        cells=[]
        for i,r in enumerate(rows):
            for j,v in enumerate(r):
                if v in ('',None) or v is X: continue
                cs=rs=1
                if isinstance(v,C): cs,rs,v=v.cs,v.rs,v.text
                v=plain(v)
                if v: cells.append([i,j,i+rs-1,j+cs-1,v])
        s.tables.append(dict(page=page,bbox=[round(b,1) for b in bbox],n_rows=len(rows),n_cols=max(map(len,rows)),cells=cells))
        assert len(set(map(len,rows)))==1,[len(r) for r in rows]
    def table(s,rows,x,y,colw,font='Helvetica',bold=None,size=9,lead=None,align='',hdr=1,style=(),pad=(2,2,3,3),va='MIDDLE',rowh=None,hal=None,boldrows=()):
        """pad: top,bottom,left,right"""
        n=len(colw); align=(align+'l'*n)[:n]; bold=bold or font; data=[]; sty=[]
        for i,r in enumerate(rows):
            assert len(r)==n,(i,len(r),n,r)
            out=[]
            for j,v in enumerate(r):
                if v is X or v in ('',None): out.append(''); continue
                c=v if isinstance(v,C) else C(v)
                f=c.font or (bold if i<hdr or i in boldrows else font); sz=c.size or size
                al=c.al or (hal[j] if hal and i<hdr else align[j])
                if c.cs>1 and i<hdr and not c.al: al='c'
                st=ParagraphStyle('c',fontName=f,fontSize=sz,leading=lead or sz*1.2,alignment=AL[al],leftIndent=c.ind,textColor=c.color or colors.black,splitLongWords=0)
                out.append(Paragraph(c.text,st))
                if c.cs>1 or c.rs>1: sty.append(('SPAN',(j,i),(j+c.cs-1,i+c.rs-1)))
                if c.va: sty.append(('VALIGN',(j,i),(j,i),c.va))
            data.append(out)
        t=Table(data,colWidths=colw,rowHeights=rowh)
        t.setStyle(TableStyle([('VALIGN',(0,0),(-1,-1),va),('TOPPADDING',(0,0),(-1,-1),pad[0]),('BOTTOMPADDING',(0,0),(-1,-1),pad[1]),('LEFTPADDING',(0,0),(-1,-1),pad[2]),('RIGHTPADDING',(0,0),(-1,-1),pad[3])]+list(style)+sty))
        w,h=t.wrap(9999,9999); t.drawOn(s.c,x,s.H-y-h)
        s.add(s.page,[x,y,x+w,y+h],rows); return y+h
    def save(s):
        s.c.save()
        json.dump(dict(suite='printshop',doc=s.name,pdf=s.name+'.pdf',kind='generated',complete=True,tables=s.tables),open(f'{HERE}/{s.name}.truth.json','w'),ensure_ascii=False,indent=0)
        print(s.name,s.page,[(t['page'],t['n_rows'],t['n_cols'],t['bbox']) for t in s.tables])
def fonts(*specs):
    for n,p in specs: pdfmetrics.registerFont(TTFont(n,'/usr/share/fonts/truetype/'+p))
def m(n): 
    return f'{n:,}' if n>=0 else f'({-n:,})'
