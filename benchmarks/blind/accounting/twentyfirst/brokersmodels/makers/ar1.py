# neighborhood retail, PDF, blocks by tenant with charge lines below
import random
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
R=random.Random(2104)
TN=[("101","Quillby's Hardware Co-op","t0041877","Current"),("103","Saffron & Rye Kitchen LLC","t0041902","Current"),("104A","Dr. Imre Vasko DDS PA","t0042015","Current"),("106","Little Comet Learning Center","t0042230","Current"),("107-108","Pell Street Fitness, Inc.","t0042241","Notice"),("110","Nail Arbor Studio","t0042377","Current"),("112","Brisket Theory BBQ","t0039914","Past"),("115","Copper Kettle Laundry","t0042490","Current"),("118","Wickham Mobile Repair","t0042561","Eviction"),("PAD 2","Hearthline Credit Union","t0040008","Current")]
CH=[("RNT","Base Rent"),("CAM","CAM Estimate"),("TAX","RE Tax Estimate"),("INS","Insurance Est."),("LAT","Late Charge"),("UTL","Water Reimb."),("CTR","CAM True-Up 2023")]
K=["b0_30","b31_60","b61_90","b90","total","prepaid","other:Net Balance"]
hdr1=["Date","Invoice","Charge","Days from invoice date","","","","Total","Unapplied","Net"]
hdr2=["","","","0 - 30","31 - 60","61 - 90","Over 90","Due","Credits","Balance"]
data=[hdr1,hdr2]
st=[('SPAN',(3,0),(6,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('VALIGN',(0,0),(-1,1),'BOTTOM'),('ALIGN',(3,0),(-1,-1),'RIGHT'),('ALIGN',(3,0),(6,0),'CENTER'),('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#E4E9D8')),('LINEBELOW',(3,0),(6,0),.4,colors.grey),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.8)]
rows=[];tots=[];G=[0]*7;rec={};inv=88120
def cells(v,z=False): return [m(x) if x else ("0.00" if z else "") for x in v]
MON=[("11/01/24",0),("10/01/24",1),("09/01/24",2),("08/01/24",3),("07/01/24",3)]
for u,n,c,s in TN:
    i=len(data);data.append([f"{u}   {n}   ({c})   Status: {s}"]+[""]*9)
    st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-Bold',9),('TOPPADDING',(0,i),(-1,i),7)]
    S=[0]*7;base=R.randint(310000,1180000)
    depth={"Past":5,"Eviction":4,"Notice":3}.get(s) or R.choice([1,1,2,2,3])
    L=[]
    for k in range(depth-1,-1,-1):
        d,b=MON[k]
        if s=="Past" and k<2: continue
        for code,desc in R.sample(CH[:4],R.choice([1,2,3])if s=="Current" else 3)+([CH[4]] if k and R.random()<.6 else []):
            a={"RNT":base,"CAM":base*22//100,"TAX":base*13//100,"INS":base*4//100,"LAT":base*5//100}[code]
            if R.random()<.15: a=a*R.randint(20,80)//100
            L.append((d,b,code,desc,a))
    if R.random()<.4: L.append(("09/18/24",1,"CTR","CAM True-Up 2023",R.randint(40000,260000)))
    if R.random()<.4: L.append(("10/22/24",0 if False else 0,"UTL","Water Reimb.",R.randint(4000,21000)))
    L.sort(key=lambda x:(x[0][6:],x[0]))
    for d,b,code,desc,a in L:
        inv+=R.randint(1,9);v=[0]*7;v[b]=a;v[4]=a;v[6]=a
        data.append([d,str(inv),f"{code} - {desc}"]+cells(v))
        rows.append({"unit":u,"name":n,"resident":c,"status":s,"date":d,"invoice":str(inv),"charge":f"{code} - {desc}",**{k:c2(x) for k,x in zip(K,v) if x}})
        S=[x+y for x,y in zip(S,v)];rec[desc]=rec.get(desc,0)+a
    if R.random()<.45:
        a=R.randint(5000,180000);v=[0]*7;v[5]=-a;v[6]=-a;d="11/%02d/24"%R.randint(2,14)
        data.append([d,"","Receipt on account"]+cells(v));rows.append({"unit":u,"name":n,"resident":c,"status":s,"date":d,"charge":"Receipt on account","prepaid":c2(-a),"other:Net Balance":c2(-a)})
        S=[x+y for x,y in zip(S,v)]
    i=len(data);lab=f"Total {n}";data.append(["","",lab]+cells(S,True));st+=[('LINEABOVE',(3,i),(-1,i),.4,colors.black),('FONT',(0,i),(-1,i),'Times-Italic',9)]
    tots.append({"label":lab,**{k:c2(x) for k,x in zip(K,S)}});G=[x+y for x,y in zip(G,S)]
i=len(data);data.append(["","","GRAND TOTAL"]+cells(G,True));st+=[('LINEABOVE',(3,i),(-1,i),1,colors.black),('FONT',(0,i),(-1,i),'Times-Bold',9),('TOPPADDING',(0,i),(-1,i),8)]
tots.append({"label":"GRAND TOTAL",**{k:c2(x) for k,x in zip(K,G)}})
fn="FerndaleCrossing_AR_aging.pdf"
def pg(c,d):
    c.setFont('Times-Bold',13);c.drawString(40,580,"Aged Receivables Detail - Ferndale Crossing Shopping Center");c.setFont('Times-Roman',9)
    c.drawString(40,566,"As of 11/15/2024   |   Sort: suite   |   Tenant statuses: Current, Notice, Past, Eviction");c.drawRightString(752,566,"Hartwell & Moss Property Services");c.drawCentredString(396,22,f"- {d.page} -")
t=Table(data,colWidths=[56,52,168,64,64,64,64,66,64,64],repeatRows=2,style=st)
r2=Table([["Recap of open charges","Amount"]]+[[k,m(v,cur='$')] for k,v in rec.items()]+[["All charges",m(sum(rec.values()),cur='$')]],style=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('BOX',(0,0),(-1,-1),.5,colors.black),('ALIGN',(1,0),(1,-1),'RIGHT'),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black)],hAlign='LEFT')
SimpleDocTemplate(doc(fn),pagesize=landscape(letter),topMargin=56,bottomMargin=38,leftMargin=36,rightMargin=36).build([t,Spacer(1,14),KeepTogether(r2)],onFirstPage=pg,onLaterPages=pg)
truth(fn,"AR",K,rows,tots)
