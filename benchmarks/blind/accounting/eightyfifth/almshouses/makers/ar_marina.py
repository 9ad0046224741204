# MYOB-like aged receivables of a marina in New Zealand, PDF portrait; total first
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
R=random.Random(8501)
N="""A03|Aldcroft, P & S|A07|Barrowclough Family Trust|A11|Te Rehua Charters Ltd|A12|Bexley, Noeline|A19|Colquitt, D J|A22|Drummore Holdings Ltd|B02|Eskdale, Warren|B05|Fanshawe & Tuck Syndicate|B06|Garrity, Moana|B14|Halvorsen, Stig|B15|Hinemoa Sailing School|B21|Ibbotson, K|C01|Jelley, Rex|C04|Kererū Yacht Syndicate|C08|Lindauer Marine Surveys|C09|Maddern, A & T|C13|Netherby, Colin|C17|O'Shaughnessy, Brid|D02|Pukenui Fishing Co Ltd|D03|Quantrill, Max|D06|Rangihuna, Wiremu|D10|Savernake Trust|D11|Tolhurst, Gaye|D12|Umbers Boatbuilding Ltd|E01|Vickerstaff, H|E05|Wairoa Diving Services|E08|Yelverton, Ruth & Ian|HS2|Zephyr Rigging & Sails|HS4|Anchorage Café (2019) Ltd|HS5|Kauri Point Chandlery""".split("|")
fees=[298.5,342.13,415.15,486.45,561.2,632.5,747.5]
rows=[]
for u,n in zip(N[::2],N[1::2]):
    f=R.choice(fees) if u[0]!='H' else R.choice([1380.0,1725.0,2242.5])
    b=[0,0,0,0]; k=R.random()
    if k<.45: b[0]=f+R.choice([0,0,38.64,71.3])
    elif k<.68: b[0]=f; b[1]=f
    elif k<.8: b=[f,f,R.choice([f,round(f*.5,2)]),0]
    elif k<.88: b=[f,f,f,round(f*R.choice([1,2,3.5]),2)]
    elif k<.94: b[0]=-R.choice([50.0,120.0,f])
    else: b=[0,0,0,R.choice([86.25,155.25,1040.75])]
    rows.append((u,n,[round(x,2) for x in b]))
c=canvas.Canvas(doc("Marina - Aged Receivables Mar25.pdf"),pagesize=A4); W,H=A4
c.setTitle("Aged Receivables [Summary]")
X=[316,372,428,484,550]
def m(v): return f"${v:,.2f}" if v>=0 else f"-${-v:,.2f}"
def head(p):
    c.setFont("Times-Bold",13); c.drawCentredString(W/2,H-50,"Pukemarama Harbour Marina Limited")
    c.setFont("Times-Roman",9); c.drawCentredString(W/2,H-63,"2 Wharf Road, Pukemarama 0274")
    c.setFont("Times-Bold",15); c.drawCentredString(W/2,H-88,"Aged Receivables [Summary]")
    c.setFont("Times-Bold",11); c.drawCentredString(W/2,H-104,"31 March 2025")
    c.setFont("Times-Roman",8); c.drawString(40,H-122,"2/04/2025"); c.drawString(40,H-132,"9:14:26 a.m."); c.drawRightString(W-45,H-122,f"Page {p}")
    y=H-152; c.setFont("Times-BoldItalic",9.5); c.drawString(40,y,"Berth"); c.drawString(78,y,"Name")
    for x,t in zip(X,["Total Due","0 - 30","31 - 60","61 - 90","90+"]): c.drawRightString(x,y,t)
    c.setLineWidth(1.2); c.line(40,y-5,W-45,y-5); return y-22
y=head(1); p=1; out=[]; T=[0]*5
for u,n,b in rows:
    if y<90:
        c.setFont("Times-Italic",7.5); c.drawString(40,40,"This report includes Year-End Adjustments."); c.showPage(); p+=1; y=head(p)
    v=[round(sum(b),2)]+b
    c.setFont("Times-Roman",9.5); c.drawString(40,y,u); c.drawString(78,y,n.replace("ū","u"))
    for i,x in enumerate(X): c.drawRightString(x,y,m(v[i])); T[i]=round(T[i]+v[i],2)
    out.append({"unit":u,"name":n.replace("ū","u"),**dict(zip(["total","b0_30","b31_60","b61_90","b90"],v))})
    y-=17.6
c.setLineWidth(.5)
for x in X: c.line(x-50,y+11,x,y+11)
y-=4; c.setFont("Times-Bold",9.5); c.drawRightString(250,y,"Total:")
for i,x in enumerate(X): c.drawRightString(x,y,m(T[i]))
y-=18; c.drawRightString(250,y,"Ageing Percent:")
for i,x in enumerate(X[1:],1): c.drawRightString(x,y,f"{100*T[i]/T[0]:.1f}%")
c.setFont("Times-Italic",7.5); c.drawString(40,40,"This report includes Year-End Adjustments.")
c.save()
K=["total","b0_30","b31_60","b61_90","b90"]
save("Marina - Aged Receivables Mar25.pdf","AR",K,out,[{"label":"Total:",**dict(zip(K,T))}],
 "MYOB AccountRight-like aged receivables summary, Total Due before the buckets, ageing percent line")
