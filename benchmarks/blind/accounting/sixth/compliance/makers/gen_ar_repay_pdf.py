"""Tax-credit family property: delinquency list with repayment agreements. Gridded portrait table, wrapped cells."""
import random
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from common import *
R=random.Random(619)
P=PS("p",fontName="Times-Roman",fontSize=7.6,leading=8.6);Hd=PS("h",parent=P,fontName="Times-Bold",alignment=1);PN=PS("n",parent=P,fontName="Times-Italic",fontSize=7,leading=8)
T_=["Unit","Head of Household","Date Signed","Kind of Agreement"]
K=["other:Repayment Agreement Original Amount","other:Repayment Agreement Monthly Pmt.","other:Repayment Agreement Paid to Date","other:Repayment Agreement Balance","b0_30","b31_60","b60","total"]
HHN=["Alvarado, Denise","Battle, Tyrone","Cho, Min-ji","Dixon-Reyes, Shanelle","Ebanks, Coral","Fuller, Patrice","Gebremedhin, Selam","Hartigan, Moira","Ibarra, Jesus","Jeffries, Lamont","Kaur, Manpreet","Lozano, Beatriz","McCrae, Shawna","Nunez-Ortega, Maria del Carmen","Osei, Kwabena","Purdy, Alice","Rahimi, Farzana","Spivey, Deandre","Tolliver, Crystal","Umanzor, Karla","Washington, Odessa"]
NOTE={3:"Missed February installment. 10-day notice served 3/14/25.",9:"County ERA application pending; landlord pledge received 3/20/25.",15:"Agreement defaulted; balance accelerated, eviction filed 25-LT-0418."}
m=lambda z:"" if z is None else f"{z/100:,.2f}"
def hdr():
    return [[Paragraph(t,Hd) for t in["Unit","Head of Household"]]+[Paragraph("Repayment Agreement",Hd)]+[""]*5+[Paragraph("Tenant Rent and Charges Past Due",Hd),"","",Paragraph("Total Owed",Hd)],
     ["",""]+[Paragraph(t,Hd) for t in["Date Signed","Kind","Original Amount","Monthly Pmt.","Paid to Date","Balance"]]+[Paragraph(t,Hd) for t in["0-30 Days","31-60 Days","Over 60 Days"]]+[""]]
rows=[];totals=[]
data=hdr();st=[("GRID",(0,0),(-1,-1),.35,colors.grey),("SPAN",(0,0),(0,1)),("SPAN",(1,0),(1,1)),("SPAN",(2,0),(7,0)),("SPAN",(8,0),(10,0)),("SPAN",(11,0),(11,1)),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#D9D2E9")),
 ("FONT",(0,0),(-1,-1),"Times-Roman",7.6),("ALIGN",(4,2),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),2.5),("LEFTPADDING",(0,0),(-1,-1),2.5),("RIGHTPADDING",(0,0),(-1,-1),3)]
UU=[f'{b}-{f}{n:02d}' for b in 'ABCDE' for f in (1,2,3) for n in range(1,9)];R.shuffle(UU)
G=[0]*8;TT=[0]*8;part="With repayment agreement";cnt=0
def tot(lab,v,only=None,bg="#EFEFEF"):
    r=len(data);vv=[x if only is None or i in only else None for i,x in enumerate(v)]
    data.append([lab,"","",""]+[m(z) for z in vv]);st.extend([("SPAN",(0,r),(3,r)),("FONT",(0,r),(-1,r),"Times-Bold",7.8),("BACKGROUND",(0,r),(-1,r),colors.HexColor(bg))])
    totals.append(dict(label=lab,**{k:z/100 for k,z in zip(K,vv) if z is not None}))
def band(t):
    r=len(data);data.append([t]+[""]*11);st.extend([("SPAN",(0,r),(-1,r)),("FONT",(0,r),(-1,r),"Times-BoldItalic",8.5),("ALIGN",(0,r),(-1,r),"LEFT")])
sec=[("A.  Households with a repayment agreement",range(0,13),True),("B.  Delinquent households without an agreement",range(13,21),False)]
for title,rg,agr in sec:
    band(title);S=[0]*8
    for i in rg:
        u=UU[i];rent=R.choice([64800,71250,83100,91900,102400])
        v=[None]*8;dt=kd=""
        if agr:
            mp=R.choice([5000,7500,10000,12500]);ori=mp*R.randint(8,26)+R.choice([0,4150,1875]);pd=mp*R.randint(1,7)
            v[0:4]=[ori,mp,pd,ori-pd];dt=f"{R.randint(1,12):02d}/{R.randint(1,28):02d}/2024";kd=R.choice(["Rent arrears","Unreported income","Damages","Utility back-bill","Rent arrears"])
            k=R.random()
            if k<.3: v[4]=R.randint(30,rent//100)*100
            elif k<.4: v[4],v[5]=rent,R.randint(30,rent//100)*100
        else:
            v[4]=R.choice([rent,R.randint(100,rent//100)*100]);
            if R.random()<.7: v[5]=R.choice([rent,R.randint(50,600)*100])
            if v[5] and R.random()<.6: v[6]=rent*R.randint(1,3)-R.choice([0,15000])
            if v[5] is None: v[6]=None
        v[7]=sum(v[q] or 0 for q in(3,4,5,6))
        r=len(data);data.append([u,Paragraph(HHN[i],P),dt,Paragraph(kd,P)]+[m(z) for z in v])
        row=dict(unit=u,name=HHN[i]);
        if dt: row["date"]=dt
        if kd: row["charge"]=kd
        row.update({k:z/100 for k,z in zip(K,v) if z is not None});rows.append(row)
        S=[a+(b or 0) for a,b in zip(S,v)]
        if i in NOTE:
            r=len(data);data.append(["",Paragraph(NOTE[i],PN)]+[""]*10);st.append(("SPAN",(1,r),(-1,r)))
    tot(f"Subtotal {title[0]} - {len(rg)} households",S,None if agr else{4,5,6,7});G=[a+b for a,b in zip(G,S)]
tot(f"TOTAL MEADOWLARK COMMONS - {len(rows)} households",G,None,"#D9D2E9")
t=Table(data,colWidths=[30,78,44,52,45,38,44,46,42,42,42,44],repeatRows=2);t.setStyle(TableStyle(st))
def pg(c,d):
    c.setFont("Times-Roman",8);c.drawString(24,22,"Form RA-3 (rev. 8/23)  -  Manager: ____________________   Date: __________");c.drawRightString(A4[0]-24,22,f"{d.page}")
s=SimpleDocTemplate(doc("Meadowlark Commons RA-3 delinquency.pdf"),pagesize=A4,leftMargin=24,rightMargin=24,topMargin=30,bottomMargin=40,invariant=1)
T1=PS("t",fontName="Times-Bold",fontSize=13,leading=16)
leg=Table([["Agreement cap","HUD 4350.3 / property policy: installment + TTP not over 40% of adjusted income"],["Review date","Site manager reviews on the 5th; compliance on the 12th"]],colWidths=[90,380]);leg.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8),("BOX",(0,0),(-1,-1),.5,colors.black)]))
s.build([Paragraph("MEADOWLARK COMMONS (LIHTC / HOME)",T1),Paragraph("Repayment Agreement &amp; Delinquency List as of March 31, 2025",PS("q",parent=P,fontSize=10,leading=13)),Spacer(1,8),t,Spacer(1,10),leg],onFirstPage=pg,onLaterPages=pg)
save("Meadowlark Commons RA-3 delinquency.pdf","AR",K,rows,totals)
