# MYOB Aged Receivables [Detail], Perth workshops, PDF reportlab
import random, datetime as D; from common import *
from reportlab.pdfgen.canvas import Canvas; from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
for s,f in (('N','DejaVuSans'),('B','DejaVuSans-Bold')): pdfmetrics.registerFont(TTFont(s,f'/usr/share/fonts/truetype/dejavu/{f}.ttf'))
random.seed(8304); R=random; AS=D.date(2025,8,31)
C=["Bassendean Custom Joinery","Bayside Marine Trimmers P/L","Canning Auto Electrics","Chidlow Cycles","Darling Range Plumbing","Eastern Hills Cabinetry P/L","Firebird Kilns & Glazes","Guildford Glass & Mirror","Helena Valley Smash Repairs","Jarrah & Ko Woodturners","Kalamunda Signworks","Midland Mower Centre","Nugget Roasters Pty Ltd","Perth Scooter Hire","Quokka Screenprint","Swan Sheetmetal Pty Ltd","Tuart Tiling","Wattle Grove Upholstery","Yilgarn Drill Services"]
rows=[];tots=[];K=['b0_30','b31_60','b61_90','b90'];G=dict.fromkeys(['total']+K,0); L=[]
ids=sorted(R.sample(range(2,95),len(C))); R.shuffle(ids); used=set()
def ino(d):
    while 1:
        v=38210+d.month*97+d.day*3+R.randint(0,20)
        if v not in used: used.add(v); return v
for i,c in enumerate(C):
    cid=f"HWE{ids[i]:03d}"; rent=R.choice([1430,1485,1760,2035,2420,2915,3190,1127.5])
    months=R.choice([1,1,1,2,2,3,4,5]); its=[]
    for k in range(months):
        mm=8-k; its.append((D.date(2025,mm,3),rent))
        if R.random()<.45: its.append((D.date(2025,mm,R.randint(12,27)),r2(R.uniform(48,390))))
    if c in("Kalamunda Signworks","Nugget Roasters Pty Ltd"): its.append((D.date(2025,8,19),-R.choice([250.,412.5,660.])))
    its.sort(); T=dict.fromkeys(['total']+K,0); L.append(('h',c,cid,f"08 9{R.randint(200,399)} {R.randint(1000,9999)}"))
    for d,a in its:
        age=(AS-d).days; k='b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90'
        no=(f"{'CR' if a<0 else ''}{ino(d):08d}")
        rows.append({"name":c,"resident":cid,"invoice":no,"date":d.isoformat(),"total":a,k:a}); L.append(('r',no,d,a,k))
        T['total']=r2(T['total']+a);T[k]=r2(T[k]+a)
    for k in T:G[k]=r2(G[k]+T[k])
    tots.append({"label":"Total:",**T}); L.append(('t',T))
tots.append({"label":"Grand Total:",**G})
m=lambda x:f"-${-x:,.2f}" if x<0 else f"${x:,.2f}"
fn='hwe_aged_receivables_aug25.pdf'; c=Canvas(doc(fn),pagesize=A4); X=[226,300,368,436,504,572]; pg=0
def hdr():
    global pg,y; pg+=1
    c.setFont('B',12); c.drawCentredString(297,806,"Hazelmere Workshop Estate Pty Ltd"); c.setFont('N',7); c.drawCentredString(297,795,"ABN 00 612 417 903   Lot 8 Talbot Road, Hazelmere WA 6055")
    c.setFont('B',14); c.drawCentredString(297,774,"Aged Receivables [Detail]"); c.setFont('B',9); c.drawCentredString(297,760,"31/08/2025")
    c.setFont('N',7); c.drawString(24,748,"1/09/2025"); c.drawString(24,739,"9:14:52 AM"); c.drawRightString(572,748,f"Page {pg}")
    c.setFont('B',8); c.line(24,735,572,735); c.drawString(24,724,"ID#"); c.drawString(110,724,"Date")
    for x,h in zip(X[1:],["Total Due","0 - 30","31 - 60","61 - 90","90+"]): c.drawRightString(x,724,h)
    c.line(24,719,572,719); y=706
hdr()
for l in L:
    if y<(70 if l[0]=='h' else 48): c.showPage(); hdr()
    if l[0]=='h': y-=3; c.setFont('B',8); c.drawString(24,y,l[1]); c.setFont('N',7); c.drawString(230,y,l[2]); c.drawString(290,y,l[3]); y-=12
    elif l[0]=='r':
        c.setFont('N',7.5); c.drawString(32,y,l[1]); c.drawString(110,y,f"{l[2].day}/{l[2].month:02d}/{l[2].year}"); c.drawRightString(X[1],y,m(l[3])); c.drawRightString(X[2+K.index(l[4])],y,m(l[3])); y-=11
    else:
        c.setLineWidth(.4); c.line(250,y+8,572,y+8); c.setFont('B',7.5); c.drawRightString(X[0],y-1,"Total:"); 
        for x,k in zip(X[1:],['total']+K): c.drawRightString(x,y-1,m(l[1][k]))
        y-=15
if y<80: c.showPage(); hdr()
y-=6; c.setFont('B',8); c.setLineWidth(1); c.line(250,y+10,572,y+10); c.drawRightString(X[0],y,"Grand Total:")
for x,k in zip(X[1:],['total']+K): c.drawRightString(x,y,m(G[k]))
y-=13; c.setFont('N',7.5); c.drawRightString(X[0],y,"Ageing Percent:")
for x,k in zip(X[2:],K): c.drawRightString(x,y,f"{G[k]/G['total']*100:.1f}%")
c.save(); print(G)
save(fn,'AR','MYOB aged receivables detail, customer headings with invoices, totals, PDF',False,['total']+K,rows,tots)
