# OneSite-style delinquent & prepaid, apartments, reportlab landscape, comments under lines
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
R=random.Random(551)
FN="Marisol Trent Aaliyah Devon Kiet Priya Jolene Rashad Beatriz Owen Tamsin Luis Shanice Grigor Hanna Malik Corinne Esteban Faye Dmitri Noor Kelsey Amos Yuki Brandi Tobias".split()
LN="Quintanilla Abernathy Okonkwo Vasquez-Lund Pruitt Nguyen Castellanos Whitfield Sorensen Iyer Baptiste Hollowell Marchetti Dube Farrow Ellison Kowalczyk Reyes Stroud Tanaka Boone Gallagher Mbeki Ostrander Rowe Zamora".split()
R.shuffle(FN);R.shuffle(LN)
NM=["prepaid","delinquent","total","b0_30","b31_60","b61_90","b90","deposit","other:# Late"]
CM={2:"03/11 - promise to pay balance in full by 03/22, signed stipulation on file.",5:"Eviction filed 02/27; court date 03/28. Do not accept partial payment.",9:"Disputes late fee; HAP check received 03/12, waiver to manager.",14:"Sent to Hunter Bay Collections 01/16.",18:"Skip - forwarding address unknown."}
SEC=[("Current Resident",19),("Notice Given",4),("Former Resident",8),("Applicant",2)]
recs=[];n=0
for s,k in SEC:
    used=[]
    for _ in range(k):
        rent=R.choice([1095,1140,1215,1285,1349,1420,1565])*100
        dl=[0,0,0,0];pp=0;dep=R.choice([20000,25000,30000,50000,rent])
        x=R.random()
        if s=="Applicant": pp=-R.choice([5000,7500,15000]);dep=R.choice([0,20000])
        elif s=="Former Resident":
            dep=0
            if x<.2: pp=-R.randint(2000,30000)
            else:
                dl[3]=R.randint(12000,480000) if x<.8 else 0; dl[2]=R.randint(5000,160000) if x>.5 else 0
                if not sum(dl): dl[1]=R.randint(9000,90000)
        elif x<.3: pp=-R.choice([rent,R.randint(100,9000),rent//2,2500])
        else:
            dl[0]=R.choice([rent+R.randint(4000,15000),R.randint(3500,30000),7500,rent//2+R.randint(0,9999)])
            if x>.62: dl[1]=R.choice([rent,R.randint(4000,90000)])
            if x>.8: dl[2]=R.choice([rent,R.randint(4000,60000)])
            if x>.93: dl[3]=R.randint(3000,150000)
            if x>.75 and x<.8: pp=-R.randint(1000,5000)
        d=sum(dl)
        recs.append((s,f"{R.randint(1,14):02d}-{R.choice('1234')}{R.randint(1,8):02d}",f"{R.randint(10000,99999)}{R.choice('ABC')}",f"{LN[n%26] if n<26 else LN[n%26]}, {FN[(n*5+n//26)%26]}{R.choice(['',' '+R.choice('ABCDEJM')+'.'])}",
            f"{R.randint(1,12):02d}/{R.randint(1,28):02d}/20{R.choice([21,22,23,23]) if s!='Applicant' else 24}",[pp,d,pp+d]+dl+[dep],R.randint(0,7) if s!='Applicant' else 0,None)); n+=1
recs=[r if r[0]!="Applicant" else r[:4]+("0"+str(R.randint(4,5))+r[4][2:],)+r[5:] for r in recs]
def note(test,k):
    c_=[i for i,r in enumerate(recs) if test(r) and r[7] is None]
    if c_: i=c_[len(c_)//2]; recs[i]=recs[i][:7]+(CM[k],)
cur=lambda r:r[0]=="Current Resident"; frm=lambda r:r[0]=="Former Resident"
note(lambda r:cur(r) and r[5][1]>250000,5); note(lambda r:cur(r) and 60000<r[5][1]<100000 and r[5][0]==0,2); note(lambda r:cur(r) and r[5][1]==7500,9)
note(lambda r:frm(r) and r[5][6]>300000,14); note(lambda r:frm(r) and 0<r[5][1]<250000,18)
N="a1_birchline_delq_prepaid.pdf"
PW,PH=792,612
c=canvas.Canvas(D(N),pagesize=(PW,PH))
X=[352,407,462,516,568,620,672,724,762]   # right edges
m=lambda v: f"({abs(v)/100:,.2f})" if v<0 else f"{v/100:,.2f}"
pg=0
def head():
    global y,pg
    pg+=1
    c.setFont("Helvetica-Bold",11); c.drawString(28,582,"DELINQUENT AND PREPAID - SUMMARY BY RESIDENT STATUS")
    c.setFont("Helvetica",7.5); c.drawString(28,571,"Property: Birchline Flats     Managed by Calloway Residential"); c.drawString(28,562,"As of 03/15/2024     Fiscal period 032024     Includes: delinquent and prepaid; all statuses")
    c.drawRightString(764,582,f"Page {pg} of 2"); c.drawRightString(764,571,"03/15/2024  4:52 PM"); c.drawRightString(764,562,"Rpt: OS-2207")
    c.setFillColor(colors.HexColor("#e3e8ee")); c.rect(26,526,740,28,stroke=0,fill=1); c.setFillColor(colors.black)
    c.setFont("Helvetica-Bold",7)
    c.drawCentredString((X[3]-40+X[6])/2,546,"-------- Delinquency aging (days) --------")
    for x,a,b in zip(X,("Total","Total","Net","","","","","Deposits","#"),("prepaid","delinquent","balance","0-30","31-60","61-90","90+","held","Late")):
        if a: c.drawRightString(x,538,a)
        c.drawRightString(x,529.5,b)
    for x,a,b in ((28,"Bldg/","Unit"),(66,"Resh","ID"),(104,"","Resident"),(200,"","Status"),(262,"Move","in")):
        c.drawString(x,538,a); c.drawString(x,529.5,b)
    y=516
def foot():
    c.setFont("Helvetica-Oblique",6.5); c.drawString(28,22,"* Net balance = delinquent less prepaid. Deposits held are not applied to delinquency.   Confidential - for management use only"); c.showPage()
rows=[];tot=[];G=[0]*8
head()
def nums(v,late,font):
    c.setFont(font,7)
    for x,q in zip(X,v): c.drawRightString(x,y,m(q))
    if late is not None: c.drawRightString(X[8],y,str(late))
for s,k in SEC:
    T=[0]*8
    if y<110: foot(); head()
    for r in sorted([r for r in recs if r[0]==s],key=lambda r:r[1]):
        _,u,i,nm,dt,v,late,cm=r
        if y<(62 if cm else 50): foot(); head()
        c.setFont("Helvetica",7); c.drawString(28,y,u); c.drawString(66,y,i); c.drawString(104,y,nm); c.drawString(200,y,s); c.drawString(262,y,dt)
        nums(v,late,"Helvetica"); y-=11.5
        if cm: c.setFont("Helvetica-Oblique",6.5); c.drawString(104,y+1.5,"Comment: "+cm); y-=10.5
        rows.append(dict(property='Birchline Flats',unit=u,resident=i,name=nm,status=s,date=dt,**{a:q/100 for a,q in zip(NM,v)},**{NM[8]:late}))
        T=[a+b for a,b in zip(T,v)]
    c.setLineWidth(.4); c.line(300,y+8,730,y+8)
    lab=f"Subtotal {s} ({k})"; c.setFont("Helvetica-Bold",7); c.drawString(104,y-1,lab); y-=1; nums(T,None,"Helvetica-Bold"); y-=17
    tot.append(dict(label=lab,**{a:q/100 for a,q in zip(NM,T)})); G=[a+b for a,b in zip(G,T)]
c.setLineWidth(1); c.line(26,y+9,766,y+9); lab=f"Property total - Birchline Flats ({n})"
c.setFont("Helvetica-Bold",7); c.drawString(28,y-1,lab); y-=1; nums(G,None,"Helvetica-Bold"); c.line(26,y-4,766,y-4)
tot.append(dict(label=lab,**{a:q/100 for a,q in zip(NM,G)}))
foot(); c.save()
save(N,"AR",NM,rows,tot); print(pg,len(rows))
