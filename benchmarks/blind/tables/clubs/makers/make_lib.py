"""Canvas helper: lays out cells by hand and keeps what it printed as truth. Rules/shades are each document's own."""
import json
from reportlab.pdfgen import canvas
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import subprocess
FONTS={}
for line in subprocess.run(['fc-list'],capture_output=True,text=True).stdout.splitlines():
    p=line.split(':')[0]
    if p.endswith('.ttf'): FONTS[p.split('/')[-1][:-4]]=p
def reg(*names):
    for n in names:
        pdfmetrics.registerFont(TTFont(n,FONTS[n]))
W=pdfmetrics.stringWidth
class C:
    def __init__(s,t,cs=1,rs=1,**k): s.t=t; s.cs=cs; s.rs=rs; s.k=k
class Doc:
    def __init__(s,name,size):
        s.name=name; s.w,s.h=size; s.c=canvas.Canvas(name+'.pdf',pagesize=size); s.c.setTitle(name); s.page=1; s.tables=[]
    def Y(s,y): return s.h-y
    def text(s,x,y,t,font,size,al='l',col=0):
        s.c.setFont(font,size); s.c.setFillColor(col) if not isinstance(col,(int,float)) else s.c.setFillGray(col)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,s.Y(y),t)
    def para(s,x,y,w,t,font,size,lead,justify=False,first=0):
        lines=simpleSplit(t,font,size,w)
        s.c.setFillGray(0)
        for i,l in enumerate(lines):
            if justify and i<len(lines)-1 and ' ' in l:
                o=s.c.beginText(x,s.Y(y)); o.setFont(font,size); o.setWordSpace((w-W(l,font,size))/l.count(' ')) if font in('Times-Roman','Helvetica','Times-Italic') else None
                o.textOut(l); o.setWordSpace(0); s.c.drawText(o)
            else: s.text(x,y,l,font,size)
            y+=lead
        return y
    def hl(s,x0,x1,y,w=.5,col=0,dash=None):
        s.c.setLineWidth(w); s.c.setStrokeGray(col) if isinstance(col,(int,float)) else s.c.setStrokeColor(col); s.c.setDash(dash or []); s.c.line(x0,s.Y(y),x1,s.Y(y)); s.c.setDash([])
    def vl(s,x,y0,y1,w=.5,col=0):
        s.c.setLineWidth(w); s.c.setStrokeGray(col) if isinstance(col,(int,float)) else s.c.setStrokeColor(col); s.c.line(x,s.Y(y0),x,s.Y(y1))
    def rect(s,x0,y0,x1,y1,fill=None,stroke=None,w=.5):
        if fill is not None: s.c.setFillColor(fill) if not isinstance(fill,(int,float)) else s.c.setFillGray(fill)
        if stroke is not None: s.c.setStrokeColor(stroke) if not isinstance(stroke,(int,float)) else s.c.setStrokeGray(stroke); s.c.setLineWidth(w)
        s.c.rect(x0,s.Y(y1),x1-x0,y1-y0,fill=int(fill is not None),stroke=int(stroke is not None))
    def newpage(s): s.c.showPage(); s.page+=1
    def save(s):
        s.c.save(); write(s.name,s.tables)
def write(name,tables):
    json.dump({"suite":"t9","doc":name,"pdf":name+".pdf","kind":"generated","complete":True,"tables":tables},open(name+'.truth.json','w'),ensure_ascii=False,indent=0)
class Grid:
    def __init__(s,d,xs,al,font,size,lead,px=3,py=2,va='t'):
        s.d=d; s.xs=xs; s.n=len(xs)-1; s.al=al; s.font=font; s.size=size; s.lead=lead; s.px=px; s.py=py; s.va=va; s.rows=[]; assert len(al)==s.n,(len(al),s.n)
    def add(s,cells,h=None,**k):
        assert len(cells)==s.n,(cells,s.n)
        row=[]
        for j,c in enumerate(cells):
            if c is None or c=='': row.append(None); continue
            if not isinstance(c,C): c=C(str(c))
            kk=dict(font=s.font,size=s.size,lead=s.lead,al=s.al[j],va=s.va,ind=0,col=0); kk.update(k); kk.update(c.k); c.k=kk
            w=s.xs[j+c.cs]-s.xs[j]-2*s.px-kk['ind']
            c.lines=[]
            for part in c.t.split('\n'): c.lines+=simpleSplit(part,kk['font'],kk['size'],w) if kk['al'] not in('d','cur') else [part]
            for l in c.lines:
                if W(l,kk['font'],kk['size'])>w+2*s.px-1: print('WIDE',s.d.name,s.d.page,l)
            row.append(c)
        s.rows.append((row,h,k)); return len(s.rows)-1
    def layout(s,top):
        s.ys=[top]
        for row,h,k in s.rows:
            if h is None:
                h=max([len(c.lines)*c.k['lead'] for c in row if c and c.rs==1]+[s.lead])+2*s.py
            s.ys.append(s.ys[-1]+h)
        return s.ys[-1]
    def draw(s):
        cells=[]; dec=s.px
        for i,(row,h,k) in enumerate(s.rows):
            for j,c in enumerate(row):
                if not c: continue
                x0,x1=s.xs[j]+s.px,s.xs[j+c.cs]-s.px; y0,y1=s.ys[i],s.ys[i+c.rs]; K=c.k
                th=len(c.lines)*K['lead']
                y={'t':y0+s.py,'m':(y0+y1-th)/2,'b':y1-s.py-th}[K['va']]
                if th>y1-y0+1: print('TALL',s.d.name,s.d.page,c.t)
                for n,l in enumerate(c.lines):
                    yb=y+K['lead']*n+K['lead']/2+K['size']*.34; a=K['al']
                    if a=='l': s.d.text(x0+K['ind'],yb,l,K['font'],K['size'],'l',K['col'])
                    elif a=='r': s.d.text(x1,yb,l,K['font'],K['size'],'r',K['col'])
                    elif a=='c': s.d.text((x0+x1)/2,yb,l,K['font'],K['size'],'c',K['col'])
                    elif a=='cur':
                        p=l.split(' ')
                        if len(p)==2: s.d.text(x0,yb,p[0],K['font'],K['size'],'l',K['col'])
                        s.d.text(x1,yb,p[-1],K['font'],K['size'],'r',K['col'])
                    elif a=='d':
                        ip=l.split('.')[0]; xd=x1-K.get('dec',W('.00',K['font'],K['size']))
                        s.d.text(xd-W(ip,K['font'],K['size']),yb,l,K['font'],K['size'],'l',K['col'])
                cells.append([i,j,i+c.rs-1,j+c.cs-1,' '.join(c.t.split())])
        s.d.tables.append({"page":s.d.page,"bbox":[round(s.xs[0],1),round(s.ys[0],1),round(s.xs[-1],1),round(s.ys[-1],1)],"n_rows":len(s.rows),"n_cols":s.n,"cells":cells})
        return s.ys[-1]
def edges(x,*ws):
    r=[x]
    for w in ws: r.append(r[-1]+w)
    return r
def m2(v): return f'{v:,.2f}'
