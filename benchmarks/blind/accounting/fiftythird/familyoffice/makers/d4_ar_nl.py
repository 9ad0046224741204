"""Dutch open items by debtor, invoice lines under the tenant, recap by complex. PDF A4 portrait, DejaVu condensed, no rules but dotted."""
from common import *
import datetime as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
P='/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed'
pdfmetrics.registerFont(TTFont('DC',P+'.ttf')); pdfmetrics.registerFont(TTFont('DCB',P+'-Bold.ttf'))
FILE='openstaande_posten_huurders_20260930.pdf'
R=rng('d4')
K=['other:Factuurbedrag','total','b0_30','b31_60','b61_90','b90']
def nl(c):
    s=f'{abs(c)/100:,.2f}'.replace(',','_').replace('.',',').replace('_','.')
    return s+('-' if c<0 else '')
T=[('140017','Bakkerij Van Zomeren V.O.F.','21.01','s'),('140023','Kapsalon Roos & Ilse','21.02','s'),('140031','Drogisterij Het Anker B.V.','21.04','s'),('140044','Y. Bouzidi h.o.d.n. Telefoonpunt','21.05','s'),('140052','Stichting Leesatelier','21.07','s'),
('210006','Veldkamp Notarissen','32.A1','o'),('210009','Ternair Ingenieurs B.V.','32.A3','o'),('210015','Quadrivium Detachering B.V.','32.B1','o'),('210018','De Haas Assurantiën','32.B2','o'),('210022','Lumen Fysiotherapie','32.C0','o'),
('330004','Mevr. J. Oosterhuis','47-003','w'),('330011','Dhr. P. Wijnands','47-009','w'),('330012','Fam. Achterberg-Lodewijks','47-010','w'),('330019','Dhr. S. Mirza','47-016','w'),('330025','Mevr. C. van den Eerenbeemt','47-021','w'),('330027','Dhr. / mevr. Kroon','47-022','w')]
CX={'s':('21','Winkels Kerkstraat, Zwolle'),'o':('32','Kantoorvilla Brink, Deventer'),'w':('47','Appartementen De Linde, Zutphen')}
def draw():
    ref=D.date(2026,9,30); groups=[]; no=20260340
    invs=[]
    for ti,(code,name,obj,kd) in enumerate(T):
        rent={'s':R.randint(1450,4200),'o':R.randint(2600,8900),'w':R.randint(890,1480)}[kd]*100+R.choice([0,0,50,35,18])
        btw=121 if kd!='w' and name not in('Stichting Leesatelier','Lumen Fysiotherapie') else 100
        L=[]; k=R.choice([1,1,2,3,4,5]) if kd!='w' else R.choice([1,2,2,3,6])
        for m in range(k):
            d=D.date(2026,9-m,1) if 9-m>0 else None
            a=rent*btw//100; op=a if R.random()<.72 else a-R.randint(2,7)*10000
            L.append([d,'Huur '+['jan','feb','mrt','apr','mei','jun','jul','aug','sep'][d.month-1]+' 2026',a,op if op>0 else a])
        if R.random()<.5: d=D.date(2026,R.choice([4,5,6,7]),R.choice([14,22,28])); a=R.randint(140,1900)*100+R.randint(0,99); L.append([d,'Afrek. servicekosten 2025',a,a])
        if R.random()<.3: d=D.date(2026,R.choice([8,9]),R.randint(3,26)); a=-(R.randint(90,700)*100+R.randint(0,99)); L.append([d,'Creditnota servicekosten',a,a])
        if kd!='w' and R.random()<.35: d=D.date(2026,R.choice([7,9]),R.randint(3,20)); a=R.randint(60,480)*121+R.randint(0,9); L.append([d,R.choice(['Doorbelasting glasbewassing','Vervanging sloten','Aanmaningskosten']),a,a])
        if kd=='w' and R.random()<.4: d=D.date(2026,9,R.randint(2,28)); a=-(R.randint(40,600)*100); L.append([d,'Ontvangst, niet toegewezen',a,a])
        L.sort(key=lambda x:x[0]); invs.append(L)
    order=sorted([(l[0],i,j) for i,L in enumerate(invs) for j,l in enumerate(L)])
    for d,i,j in order: invs[i][j].append(f'{no}'); no+=R.randint(3,19)
    rows=[];totals=[];covers=[];vals=[];lines=[];cur=None;cxpart={}
    def tot(label,part,cv=True):
        s=[sum(vals[i][j] for i in part) for j in range(6)]
        printed=[x for x in s]; totals.append({'label':label,**{k:num(x) for k,x in zip(K[1:],printed[1:]) if x}}); covers.append(part); return s
    for (code,name,obj,kd),L in zip(T,invs):
        part=[]; ls=[]
        for d,des,a,op,inv in L:
            due=d+D.timedelta(days=0 if des.startswith('Huur') else 14 if not des.startswith('Ontv') else 0)
            age=(ref-d).days; b=[0]*4; b[0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3]=op
            v=[a,op]+b; part.append(len(rows)); vals.append(v)
            rows.append({'unit':obj,'name':name,'resident':code,'property':CX[kd][1],'charge':des,'date':d.strftime('%d-%m-%Y'),'invoice':inv,**{k:num(x) for k,x in zip(K,v) if x}})
            ls.append(('r',inv,d.strftime('%d-%m-%Y'),des,v))
        s=tot(f'Totaal debiteur {code}',part); lines.append([('h',code,name,obj,CX[kd])]+ls+[('s',f'Totaal debiteur {code}',s)]); cxpart.setdefault(kd,[]).extend(part)
    W,H=A4; c=canvas.Canvas(f'{DOCS}/{FILE}',pagesize=A4,invariant=1); X=[272,334,396,450,504,563]; XT=[334,396,450,504,563]
    st={'y':0,'p':0}
    def head():
        if st['p']: c.showPage()
        st['p']+=1; c.setFont('DCB',12); c.setFillColorRGB(.1,.25,.45); c.drawString(34,H-42,'Openstaande posten huurders'); c.setFillGray(0); c.setFont('DC',7.5); c.drawString(34,H-54,'Peildatum 30-09-2026      Ouderdom op factuurdatum      Bedragen in EUR incl. btw'); c.drawRightString(W-32,H-42,'Familiekantoor Van der Voorn & Telgen'); c.drawRightString(W-32,H-54,f'blad {st["p"]}')
        y=H-76; c.setFont('DCB',7.2)
        for x,t in ((34,'Factuur-'),(86,'Factuur-')): c.drawString(x,y,t)
        for x,t in ((34,'nummer'),(86,'datum'),(136,'Omschrijving')): c.drawString(x,y-9,t)
        for x,(a,b) in zip(X,[('Factuur-','bedrag'),('Open-','staand'),('0 - 30','dagen'),('31 - 60','dagen'),('61 - 90','dagen'),('> 90','dagen')]):
            c.drawRightString(x,y,a); c.drawRightString(x,y-9,b)
        c.setLineWidth(1.2); c.setStrokeColorRGB(.1,.25,.45); c.line(34,y-13,W-32,y-13); c.setStrokeGray(0); st['y']=y-27
    head()
    for g in lines:
        if st['y']-11*len(g)<60: head()
        for l in g:
            y=st['y']
            if l[0]=='h': c.setFont('DCB',7.6); c.drawString(34,y,l[1]); c.drawString(86,y,l[2]); c.setFont('DC',7.2); c.drawString(300,y,f'object {l[3]}'); c.drawRightString(W-32,y,f'complex {l[4][0]} {l[4][1]}')
            elif l[0]=='r':
                c.setFont('DC',7.2); c.drawString(34,y,l[1]); c.drawString(86,y,l[2]); t=l[3]
                c.drawString(136,y,t if len(t)<24 else t)
                for x,v in zip(X,l[4]):
                    if v: c.drawRightString(x,y,nl(v))
            else:
                c.setDash(1,2); c.setLineWidth(.5); c.line(280,y+8,W-32,y+8); c.setDash(); c.setFont('DCB',7.2); c.drawString(136,y,l[1])
                for x,v in zip(XT,l[2][1:]):
                    if v: c.drawRightString(x,y,nl(v))
                st['y']-=7
            st['y']-=11
    allp=[i for k in 'sow' for i in cxpart[k]]
    if st['y']<150: head()
    y=st['y']-2; s=tot('Totaal openstaand',allp); c.setFillColorRGB(.87,.91,.96); c.rect(34,y-4,W-66,13,stroke=0,fill=1); c.setFillGray(0); c.setFont('DCB',7.4); c.drawString(38,y,'Totaal openstaand')
    for x,v in zip(XT,s[1:]): c.drawRightString(x,y,nl(v))
    y-=26; c.setFont('DCB',8); c.drawString(34,y,'Recapitulatie per complex'); y-=13
    for k in 'sow':
        lb=f'{CX[k][0]} {CX[k][1]}'; s=tot(lb,cxpart[k]); c.setFont('DC',7.2); c.drawString(38,y,lb)
        for x,v in zip(XT,s[1:]):
            if v: c.drawRightString(x,y,nl(v))
        y-=11
    c.setFont('DC',6.5); c.drawString(34,y-14,'Een minteken achter het bedrag betekent creditnota of nog niet toegewezen ontvangst.')
    c.save(); write_truth(FILE,'AR',K,rows,totals,None,covers)
if __name__=='__main__': draw()
