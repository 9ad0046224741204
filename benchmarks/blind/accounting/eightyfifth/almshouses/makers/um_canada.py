# University residences in Canada: room inventory by hall, PDF; grand total of the in-place rent is wrong
from common import *
import random
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
R=random.Random(8505)
H=[("Laurentide Hall (1967, rev. 2011)",[("Single – washroom shared",212,118,.94,845,812),("Double (per room)",64,205,.91,1310,1264),("Don's suite",6,340,1,1090,1038)]),
("Maison Trépanier",[("Studio A",48,248,.98,1195,1171),("Studio B – corner",16,274,.94,1265,1240),("Two-bedroom suite",40,612,.95,2080,2014),("Accessible studio",4,301,.75,1195,1171)]),
("Osprey House",[("Single – semi-private bath",136,131,.97,955,940),("Premium single",52,156,.88,1075,1036)]),
("Graduate Village, Blocks 1–4",[("1 Bed apartment",72,518,.99,1485,1392),("2 Bed apartment",60,744,.97,1940,1815),("3 Bed townhouse",18,1086,1,2485,2290),("Family unit",12,968,.92,2310,2178)]),
("Old Infirmary",[("Bachelor",9,224,.78,980,948)])]
K=["units","pct_units","occupied","vacant","pct_occ","sf","market","actual","market_total","actual_total"]
hd=["Room type","Rooms","% of\nrooms","Occ.","Vac.","Occ.\n%","Avg\nsq ft","Market\n$/month","In-place\n$/month","Market rent\n$ total/mo","In-place rent\n$ total/mo"]
N=sum(t[1] for h,l in H for t in l); rows=[]; tots=[]; data=[hd]; st=[]; G=[0]*6
fm=lambda v:[f"{v[0]:,}",f"{v[1]:.1f}%",f"{v[2]:,}",f"{v[3]:,}",f"{v[4]:.1f}%",f"{v[5]:,}"]
for h,l in H:
    st.append(("SPAN",(0,len(data)),(-1,len(data)))); st.append(("BACKGROUND",(0,len(data)),(-1,len(data)),colors.HexColor("#efe9dc"))); st.append(("FONTNAME",(0,len(data)),(0,len(data)),"Times-Bold"))
    data.append([h]+[""]*10); S=[0]*6
    for t,u,sf,oc,mk,ac in l:
        o=round(u*oc); v=[u,round(100*u/N,1),o,u-o,round(100*o/u,1),sf,mk,ac,u*mk,o*ac]
        S=[a+b for a,b in zip(S,[u,o,u-o,u*sf,u*mk,o*ac])]
        data.append(["   "+t]+fm(v)+[f"{mk:,}",f"{ac:,}",f"{v[8]:,}",f"{v[9]:,}"]); rows.append({"type":t,**dict(zip(K,v))})
    if len(l)>1:
        v=[S[0],round(100*S[0]/N,1),S[1],S[2],round(100*S[1]/S[0],1),round(S[3]/S[0])]
        st.append(("LINEABOVE",(1,len(data)),(-1,len(data)),.4,colors.black)); st.append(("FONTNAME",(0,len(data)),(-1,len(data)),"Times-Italic"))
        lab="Subtotal "+h.split(" (")[0].split(",")[0]
        data.append([lab]+fm(v)+["","",f"{S[4]:,}",f"{S[5]:,}"]); tots.append({"label":lab,**dict(zip(K[:6],v)),"market_total":S[4],"actual_total":S[5]})
    G=[a+b for a,b in zip(G,S)]
true=G[5]; s=list(str(true)); i=next(i for i in range(2,len(s)-1) if s[i]!=s[i+1]); s[i],s[i+1]=s[i+1],s[i]; bad=int("".join(s))
v=[G[0],100.0,G[1],G[2],round(100*G[1]/G[0],1),round(G[3]/G[0])]
data.append(["All residences"]+fm(v)+["","",f"{G[4]:,}",f"{bad:,}"]); e=len(data)-1
tots.append({"label":"All residences",**dict(zip(K[:6],v)),"market_total":G[4],"actual_total":bad})
n="Wabigoon_Residence_Inventory_Nov2024.pdf"
T=Table(data,colWidths=[152,44,44,44,40,46,44,56,56,74,78],repeatRows=1,rowHeights=[26]+[17]*(len(data)-1))
T.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",10)]+st+[("FONTNAME",(0,0),(-1,0),"Times-Bold"),("FONTSIZE",(0,0),(-1,0),9),("LEADING",(0,0),(-1,0),10),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#5b2333")),("TEXTCOLOR",(0,0),(-1,0),colors.white),
 ("ALIGN",(1,0),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("FONTNAME",(0,e),(-1,e),"Times-Bold"),("LINEABOVE",(0,e),(-1,e),1,colors.black),("LINEBELOW",(0,e),(-1,e),1,colors.black),("LEFTPADDING",(0,0),(-1,-1),4),("RIGHTPADDING",(0,0),(-1,-1),4)]))
D=SimpleDocTemplate(doc(n),pagesize=landscape(letter),leftMargin=50,rightMargin=50,topMargin=40,bottomMargin=36)
a=PS("a",fontName="Times-Bold",fontSize=15,leading=19); b=PS("b",fontName="Times-Roman",fontSize=10,leading=13); s=PS("s",fontName="Times-Italic",fontSize=8.5,leading=11)
D.build([Paragraph("Wabigoon Lakes University – Residence Inventory and Rents",a),Paragraph("Ancillary Services · Census date November 1, 2024 · Canadian dollars, heat and internet included",b),Spacer(1,8),T,Spacer(1,6),
 Paragraph("Market = posted 2025/26 rate. In-place = mean of signed residence agreements, applied to occupied rooms. Meal plan excluded. Two rooms in the Old Infirmary are closed for asbestos abatement and count as vacant.",s)])
print(true,bad)
save(n,"UM",K,rows,tots,"Canadian university room inventory by hall, subtotals, landscape letter",False,
 {"what":f"'All residences' in-place rent total printed {bad:,} where the rows add to {true:,} (digits transposed)","kind":"total_wrong"})
