# student houses, weekly rent arrears sheet typed up for the owners' meeting, A4
import random
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from common6 import *
R=random.Random(6102)
K=["other:Rent pw £","b0_7","b8_14","b15_28","b29","total","other:Wks behind"]
H=[("12 Wharncliffe Road",[("Rm 1","Aisha Okonjo",112),("Rm 2","Ben Tattersall",112),("Rm 4","C. Lindqvist",118),("Rm 5","Dervla Maguire",118),("Attic","Huw Prosser",129)]),
("47 Crookes Lane",[("Rm 2","Ying Zhao",105),("Rm 3","Tom Ashdown & Priya Nair (joint)",168),("Rm 6","Kieran O'Dowd",105)]),
("9 Harcourt Terrace",[("Rm 1","Matteo Ricci-Vance",124.5),("Rm 2","Sofia Brandt",124.5),("Rm 3","Jamal Peters",119.5),("Rm 4","Lucy Entwistle",119.5),("Rm 7","E. van der Hoek",131),("Rm 8","Oluwaseun Adeyemi-Clarke",131)]),
("Flat 3, Old Dairy Yard",[("Bed A","Rosalind Firth",142),("Bed B","N. Papadakis",142)]),
("88 Springvale",[("Rm 1","Callum Reid",99),("Rm 3","Hannah Morley",99),("Rm 4","Faisal Rahman",104),("Rm 5","Georgia Whitlock",104),("Rm 6","Ivo Petrov",104)])]
N=["","SO amended 14/10, watch","G - dad rang, paying Friday","Student loan late. Promised £200 on 1 Nov","","Letter 1 sent 7/10","Letter 2 sent; no reply. Speak to guarantor before s.8","","Paid card 21/10 £60","Disputes heating deduction - see email","Half paid, rest after overtime"]
MILD=["Paid card 21/10 £60","","SO amended 14/10, watch","","Half paid, rest after overtime","G - dad rang, paying Friday","","New SO from 1 Nov"]
BAD=["Student loan late. Promised £200 on 1 Nov","Letter 2 sent; no reply. Speak to guarantor before s.8","Letter 2 sent 7/10. Nair paying her half, Ashdown is not","Letter 1 sent 7/10","G - mother disputes heating deduction, see email","Letter 1 sent","Letter 2 sent; s.8 notice ready","",""]
P=["c","w","ww","m","l","w","l","w","m","w","ww","x","c","l","w","m","ww","c","w","l","w"]
def f(x): return "" if x is None else (f"({-x:,.2f})" if x<0 else f"{x:,.2f}")
sm=ParagraphStyle("n",fontName="Times-Italic",fontSize=7.8,leading=8.8); nm=ParagraphStyle("t",fontName="Times-Roman",fontSize=9,leading=10)
rows=[];tot=[];data=[["Room","Tenant","Rent pw\n£","0-7\ndays","8-14\ndays","15-28\ndays","29+\ndays","Total\narrears £","Wks\nbehind","What's happening"]];st=[("LEFTPADDING",(9,0),(9,-1),8)]
G=[0]*5;i=0
for h,l in H:
    st+=[("SPAN",(0,len(data)),(-1,len(data))),("FONT",(0,len(data)),(-1,len(data)),"Times-Bold",10),("TOPPADDING",(0,len(data)),(-1,len(data)),7)]
    data.append([h]+[""]*9);T=[0]*5
    for u,n,r in l:
        p=P[i];i+=1
        b=[None]*4
        if p=="c": b[0]=-R.choice([20,35.5,56])
        else:
            b[0]=r if R.random()<.7 else r-R.choice([20,30,45])
            if p in("ww","m","l"): b[1]=r if R.random()<.6 else r-25
            if p in("m","l"): b[2]=2*r-R.choice([0,0,40,62.5])
            if p=="l": b[3]=round(r*R.choice([1,2,3.5,5]),2)
            if p=="x": b[0]=None;b[3]=240.0
        b=[None if x is None else float(x) for x in b]
        t=sum(x for x in b if x)
        wk=round(t/r+1e-9,1) if t>0 else None
        note="In credit" if p=="c" else ("Left Aug. Old balance, deposit scheme claim open" if p=="x" else ((BAD or [""]).pop(0) if p in('m','l') else (MILD or [""]).pop(0)))
        v=[float(r)]+b+[t,wk]
        rows.append(dict(property=h,unit=u,name=n,**{k:x for k,x in zip(K,v) if x is not None}))
        data.append([u,Paragraph(n.replace("&","&amp;"),nm)]+[f(x) for x in v[:6]]+["" if wk is None else f"{wk:.1f}",Paragraph(note,sm)])
        T=[a+(x or 0) for a,x in zip(T,b+[t])]
    lab="Total "+h
    if h.startswith("Flat"): lab="Total Old Dairy Yard"
    k=len(data); data.append([lab,"",""]+[f(x) if x else "" for x in T]+["",""])
    st+=[("SPAN",(0,k),(2,k)),("LINEABOVE",(3,k),(7,k),.6,colors.black),("FONT",(0,k),(-1,k),"Times-BoldItalic",9)]
    tot.append(dict(label=lab,**{q:x for q,x in zip(K[1:6],T) if x})); G=[a+b for a,b in zip(G,T)]
k=len(data);data.append(["ALL HOUSES","",""]+[f(x) for x in G]+["",""])
tot.append(dict(label="ALL HOUSES",**dict(zip(K[1:6],G))))
st+=[("LINEABOVE",(3,k),(7,k),.6,colors.black),("LINEBELOW",(3,k),(7,k),1.4,colors.black),("FONT",(0,k),(-1,k),"Times-Bold",9.5),("SPAN",(0,k),(2,k)),("TOPPADDING",(0,k),(-1,k),8)]
T=Table(data,colWidths=[x*mm for x in(13,33,16,17,16,17,18,19,12,36)],repeatRows=1)
T.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",9),("FONT",(0,0),(-1,0),"Times-Bold",8.5),("ALIGN",(2,0),(8,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"TOP"),("VALIGN",(0,0),(-1,0),"BOTTOM"),
 ("LINEBELOW",(0,0),(-1,0),.9,colors.black),("LINEABOVE",(0,0),(-1,0),.9,colors.black),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3),("TOPPADDING",(0,1),(-1,-1),1.5),("BOTTOMPADDING",(0,1),(-1,-1),2)]+st))
t1=ParagraphStyle("h",fontName="Times-Bold",fontSize=15,leading=18);b=ParagraphStyle("b",fontName="Times-Roman",fontSize=9.5,leading=12,spaceAfter=6)
def foot(c,d):
    c.setFont("Times-Roman",8);c.drawString(7*mm,8*mm,"Bramley & Daughter Lettings  -  student houses  -  private");c.drawRightString(203*mm,8*mm,f"sheet {d.page}")
SimpleDocTemplate(doc("student_arrears_wk43.pdf"),pagesize=A4,leftMargin=6*mm,rightMargin=6*mm,topMargin=12*mm,bottomMargin=14*mm,invariant=1).build([
 Paragraph("Rent arrears by week &ndash; student houses",t1),
 Paragraph("Week 43, position at close Friday 25 October 2024. Only rooms with something owing (or in credit) are listed; the other 19 rooms are up to date. Brackets = tenant is in credit.",b),T,
 Spacer(1,10),Paragraph("G = guarantor contacted. SO = standing order. Weeks behind is total arrears divided by the weekly rent, to one place. Next sheet Friday 1 November, please send corrections to Maureen before noon on Thursday.",b)],onFirstPage=foot,onLaterPages=foot)
save("student_arrears_wk43.pdf","AR",K,rows,tot)
