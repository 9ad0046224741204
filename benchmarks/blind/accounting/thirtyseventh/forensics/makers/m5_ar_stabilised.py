# Rent-stabilised arrears list by month, two Bronx buildings, 7A administrator style, reportlab platypus, legal landscape
import random
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer,PageBreak
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from _out import put,B
R=random.Random(3805)
MON=["Apr","May","Jun","Jul","Aug","Sep"]
keys=["other:Legal Regulated Rent","other:Collectible Rent","other:Before Apr 2025","m5","m4","m3","m2","m1","m0","total","other:Months Owed"]
LN="Acevedo,Balthazar,Camara,Diop,Encarnacion,Fofana,Guzman,Hyseni,Islam,Jallow,Keita,Lantigua,Marmolejos,Nunez,Ofori,Polanco,Quezada,Rahman,Santana,Toure,Uddin,Ventura,Wynter,Ynoa,Zapata,Brathwaite,Cepeda,Dervishi,Estevez,Frempong,Grullon,Haque,Infante,Joof".split(",")
FN="A. B. C. D. E. F. G. H. J. K. L. M. N. O. P. R. S. T.".split()
BLD=[("BUILDING 1:  2348 Vansant Avenue, Bronx (6-story, 42 apts)",[f"{f}{l}" for f in range(1,7) for l in "ABCDEFG"],19),("BUILDING 2:  910 East 183rd Place, Bronx (5-story, 20 apts)",[f"{f}{l}" for f in range(1,6) for l in("N","S","E","W")],11)]
NOTE=["Holdover dism.; new petition LT-30{n}-25/BX","Stip 6/12/25: current + $250/mo; 2 payments missed","HP action pending, rent withheld (no heat Jan-Feb)","One-shot deal approved $4,812.00, check not rec'd","Section 8 share suspended 7/1 - NYCHA inspection failed","Succession claim, occupant is daughter of tenant of record","Surrendered key 9/18; security not applied","Overcharge complaint DHCR docket open, pays old rent"]
PREF=["RS","RS","RS","RS-P","RS-P","SCRIE","RC"]
def m(v,dash=False):
    if v is None: return "-" if dash else ""
    return f"{v:,.2f}" if v>=0 else f"{-v:,.2f}CR"
small=ParagraphStyle("s",fontName="Times-Italic",fontSize=7,leading=8)
rows=[];totals=[]
data=[["","","","Legal","","Before","Unpaid rent by month, 2025","","","","","","Total","Months",""],
["Apt","Tenant","Type","Regulated\nRent","Collectible\nRent","Apr 2025"]+MON+["Arrears","Owed","L/T"]]
st=[("FONT",(0,0),(-1,-1),"Times-Roman",8.5),("FONT",(0,0),(-1,1),"Times-Bold",8.5),("ALIGN",(3,0),(13,-1),"RIGHT"),("ALIGN",(6,0),(11,0),"CENTER"),("SPAN",(6,0),(11,0)),("LINEBELOW",(6,0),(11,0),.4,colors.black),
("VALIGN",(0,0),(-1,1),"BOTTOM"),("LINEBELOW",(0,1),(-1,1),.9,colors.black),("TOPPADDING",(0,0),(-1,-1),1.2),("BOTTOMPADDING",(0,0),(-1,-1),1.6),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),4)]
data[1][3]="Regulated\nRent";data[0][3]="Legal"
G=[0]*8;cnt=0;ni=0;names=LN[:];R.shuffle(names)
for bi,(bh,apts,k) in enumerate(BLD):
    data.append([bh]+[""]*14);r=len(data)-1;st+=[("SPAN",(0,r),(-1,r)),("FONT",(0,r),(0,r),"Times-Bold",9.5),("TOPPADDING",(0,r),(-1,r),8),("BACKGROUND",(0,r),(-1,r),colors.HexColor("#EFEFE6"))]
    T=[0]*8
    for a in sorted(R.sample(apts,k)):
        typ=R.choice(PREF);legal=round(R.uniform(1080,2240),2) if typ!="RC" else round(R.uniform(640,910),2)
        coll=legal if typ in("RS","RC") else round(legal*R.uniform(.62,.9),2)
        n=R.choice([1,1,2,2,3,4,6,6]);b=[None]*6
        for i in range(n): b[5-i]=coll
        if R.random()<.5: b[6-n]=round(coll-R.choice([200,350,500,coll*.3]),2)
        prior=None
        if n==6: prior=round(coll*R.uniform(.7,14),2)
        elif R.random()<.15: prior=round(R.uniform(40,300),2)
        if R.random()<.1: b[max(0,5-n)]=-round(R.uniform(20,180),2)
        t=round((prior or 0)+sum(x or 0 for x in b),2);mo=round(t/coll,1)
        lt="Y" if n>=4 and R.random()<.8 else ""
        nm=names[ni]+", "+R.choice(FN);ni+=1;cnt+=1
        v=[legal,coll,prior]+b+[t,mo]
        data.append([a,nm,typ,m(legal),m(coll),m(prior,True)]+[m(x,True) for x in b]+[m(t),f"{mo:.1f}",lt])
        row=dict(unit=a,name=nm)
        for kk,x in zip(keys,v):
            if x is not None: row[kk]=x
        rows.append(row)
        T=[round(p+(q or 0),2) for p,q in zip(T,[prior]+b+[t])]
        if n>=4 or R.random()<.12:
            nt=R.choice(NOTE).replace("{n}",str(R.randint(1000,9999)))
            data.append(["",Paragraph(nt,small)]+[""]*13);r=len(data)-1;st+=[("SPAN",(1,r),(-1,r)),("TOPPADDING",(0,r),(-1,r),0),("NOSPLIT",(0,r-1),(-1,r))]
        st.append(("LINEBELOW",(0,len(data)-1),(-1,len(data)-1),.2,colors.HexColor("#AAAAAA")))
    lab=f"Building {bi+1}: {k} in arrears"
    data.append([lab,"","","",""]+[m(x) for x in T]+["",""]);r=len(data)-1;st+=[("SPAN",(0,r),(4,r)),("FONT",(0,r),(-1,r),"Times-Bold",8.5),("LINEABOVE",(0,r),(-1,r),.7,colors.black)]
    totals.append(dict(zip(["label"]+keys[2:10],[lab]+T)));G=[round(p+q,2) for p,q in zip(G,T)]
lab=f"Both buildings: {cnt} in arrears"
data.append([lab,"","","",""]+[m(x) for x in G]+["",""]);r=len(data)-1;st+=[("SPAN",(0,r),(4,r)),("FONT",(0,r),(-1,r),"Times-Bold",9),("LINEABOVE",(0,r),(-1,r),.7,colors.black),("LINEBELOW",(0,r),(-1,r),1.4,colors.black),("TOPPADDING",(0,r),(-1,r),6)]
totals.append(dict(zip(["label"]+keys[2:10],[lab]+G)))
def page(c,d):
    c.setFont("Times-Bold",13);c.drawString(40,575,"STATEMENT OF RENT ARREARS - STABILIZED AND CONTROLLED TENANCIES");c.setFont("Times-Roman",9)
    c.drawString(40,562,"7A Administrator: Corwin & Basque Realty Advisors      Arrears through September 30, 2025 (payments posted to 10/3/25)");c.drawRightString(968,562,f"Exhibit F, sheet {d.page}")
    c.setFont("Times-Roman",7.5);c.drawString(40,24,"RS stabilized   RS-P preferential rent   SCRIE frozen rent, city pays difference   RC rent controlled   L/T: Housing Court case open   CR: credit")
doc=SimpleDocTemplate(f'{B}/documents/Arrears_Exhibit_F.pdf',pagesize=(1008,612),leftMargin=36,rightMargin=36,topMargin=60,bottomMargin=38,invariant=1)
w=[34,112,40,64,66,68]+[60]*6+[72,46,28]
t=Table(data,colWidths=w,repeatRows=2);t.setStyle(TableStyle(st))
doc.build([t],onFirstPage=page,onLaterPages=page)
put('Arrears_Exhibit_F.pdf','AR',keys,rows,totals,None,"MULTIFAMILY","7A administrator (New York)","legal landscape, oldest month first, legal and collectible rents, italic case notes under tenants, CR credits, dashes",True)
