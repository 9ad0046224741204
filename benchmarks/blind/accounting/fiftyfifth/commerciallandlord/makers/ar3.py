# US medical office: one line a tenant, two-line headings, prepaid, deposit, last payment (PDF, reportlab table, letter landscape)
import random
from lib import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(563)
TN=[("100","Cedar Bluff Imaging Associates, LLC"),("105","Prairie Allergy & Asthma"),("110","MedPoint Pharmacy #14"),("120","Tri-County Cardiology, P.C."),("130","Little Sprouts Pediatrics"),("140","Vacek Family Dental"),("150","Labtrace Diagnostics"),("200","Summit Orthopedic Surgeons, P.A."),("205","Ridgeway Pain Management"),("210","Northfield Women's Health"),("215","Alder Behavioral Health Group"),("220","Osei Internal Medicine"),("230","ClearView Retina Consultants"),("240","Plains Home Health, Inc."),("250","Bluestem Dermatology"),("300","Great Rivers Oncology Network"),("310","Juniper Sleep & Neuro"),("315","Foot & Ankle Center of the Heartland"),("320","Midtown Physical Therapy"),("330","Kestrel Audiology"),("340","Stonegate Endocrine"),("350","Optimum Weight Clinic")]
K=["deposit","b0_30","b31_60","b61_90","b91_120","b120","total","prepaid","other:Last Payment Amount"]
rows=[];T=[]
ps=ParagraphStyle("p",fontName="Helvetica",fontSize=7.6,leading=9)
S=[0]*8
def m(v,z=False): return "" if v is None else f"({-v/100:,.2f})" if v<0 else f"{v/100:,.2f}"
for u,nm in TN:
    rent=R.randint(4200,19800)*100+R.choice([0,0,33,50,67,17])
    x=R.random(); b=[0]*5; pre=0
    if x<.22: pre=-rent if R.random()<.6 else -R.randint(200,3000)*100
    elif x<.55: b[0]=int(rent*R.choice([1,1,.28,.31]))
    elif x<.7: b[0]=rent; b[1]=int(rent*R.uniform(.05,.6))
    elif x<.8: b[3]=int(rent*R.uniform(.02,.1)); b[0]=int(rent*.05)
    elif x<.9: b=[rent,rent,int(rent*.7),0,0]
    else: b[4]=R.randint(50000,420000); b[0]=rent; 
    if u=="205": b=[rent,rent,rent,rent,int(rent*2.4)]; pre=0
    if u=="110": b[1]=-48215
    if u=="240" : pre=-125000; b=[0,0,0,0,88750]
    dep=R.choice([rent,rent,0,rent//2,500000])
    tot=sum(b); lp=rent if R.random()<.8 else int(rent*R.uniform(.3,1.3)); d=(R.choice([9,10,10,10]),R.randint(1,24))
    if u=="205": d=(6,11)
    v=[dep]+b+[tot,pre]
    S=[p+q for p,q in zip(S,v)]
    c=[m(a) for a in v]
    rows.append([u,Paragraph(nm.replace("&","&amp;"),ps)]+c+[f"{d[0]:02d}/{d[1]:02d}/25",m(lp)])
    T.append({"unit":u,"name":nm,**dict(zip(K,list(map(n,v))+[n(lp)]))})
FN="CedarBluff_MOB_AR_aging.pdf"
def deco(c,doc):
    W,H=landscape(letter); c.saveState(); c.setFont("Helvetica-Bold",12); c.setFillColor(colors.HexColor("#7A1F2B")); c.drawString(36,H-34,"Cedar Bluff Medical Plaza I & II"); c.setFillColor(colors.black)
    c.setFont("Helvetica",9); c.drawString(36,H-47,"Accounts Receivable Aging - Summary by Tenant"); c.drawRightString(W-36,H-34,"Aged as of October 31, 2025"); c.drawRightString(W-36,H-47,"Post month 10/2025")
    c.setFont("Helvetica",7); c.drawString(36,22,"Cornhusk Healthcare Realty Advisors - confidential"); c.drawRightString(W-36,22,f"{doc.page}"); c.restoreState()
doc=SimpleDocTemplate(D+FN,pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=60,bottomMargin=36,invariant=1)
hd=[["","","Security","","","","","Over","Total","","Last","Last Payment"],["Suite","Tenant","Deposit","0 - 30","31 - 60","61 - 90","91 - 120","120","Due","Prepaid","Payment","Amount"]]
tot=["","Total"]+[m(x) for x in S]+["",""]
cw=[34,150,60,60,58,56,56,58,62,56,46,54]
R_=colors.HexColor("#7A1F2B")
t=Table(hd+rows+[tot],colWidths=cw,repeatRows=2)
st=[("FONT",(0,0),(-1,1),"Helvetica-Bold",7.8),("FONT",(0,2),(-1,-1),"Helvetica",7.6),("ALIGN",(2,0),(-1,-1),"RIGHT"),("ALIGN",(10,0),(10,-1),"CENTER"),("LINEBELOW",(0,1),(-1,1),1,R_),("LINEABOVE",(0,-1),(-1,-1),.8,R_),("LINEBELOW",(0,-1),(-1,-1),1.6,R_),
("FONT",(0,-1),(-1,-1),"Helvetica-Bold",7.6),("TOPPADDING",(0,0),(-1,-1),2.6),("BOTTOMPADDING",(0,0),(-1,-1),2.6),("BOTTOMPADDING",(0,0),(-1,0),0),("TOPPADDING",(0,1),(-1,1),0),("VALIGN",(0,2),(-1,-1),"MIDDLE"),("LEFTPADDING",(2,0),(-1,-1),1),("RIGHTPADDING",(2,0),(-1,-1),3)]
for i in range(3,len(rows)+2,2): st.append(("BACKGROUND",(0,i),(-1,i),colors.HexColor("#F6EEEF")))
t.setStyle(TableStyle(st))
nt=Paragraph("Suite 205: notice to quit served 10/03/25, counsel engaged. Prepaid balances are shown as credits and are not included in Total Due. Security deposits include letters of credit converted to cash.",ParagraphStyle("n",fontName="Helvetica-Oblique",fontSize=7.5,leading=9))
doc.build([t,Spacer(1,10),nt],onFirstPage=deco,onLaterPages=deco)
save(FN,"AR","US medical office AR aging, one line a tenant, two-line headings, prepaid credits, deposit, last payment",False,K,T,[{"label":"Total",**dict(zip(K,map(n,S)))}])
