# homeowners' association delinquency list by collection stage, two-line records, platypus table, landscape
import random
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
F="hoa_delinquency_wrens_gate.pdf"
R=random.Random(3795)
NM="Alcott, Brian & Mei|Barrientos, Hugo|Castellanos Family Trust|Dunleavy, Margaret|Eze, Chidi|Faulk Residential LLC|Garnett, Lonnie|Hsu, Vivian|Ibarra, Pilar & Ramon|Jessup, Carol A.|Kettleman, Ira|Lindqvist, Soren|Mbeki, Thandi|Norwood, Estate of Earl|Ostrander, Gwen|Pellegrino, Anthony|Quigley, Sharon|Rasmussen Holdings 14 LLC|Sayegh, Nadia|Tolliver, James & Dee|Ulrich, Petra|Vasquez-Lamb, Corinne|Whitcomb, Dale|Xiong, Pao|Yarborough, Fern|Zeller, Todd|Appiah, Kwame|Birdsong, Leslie|Colavito, Frank|Demarest, Ruth Ann".split("|")
ST="Wren Gate Cir|Thrush Hollow Ln|Finch Run|Kestrel Ct".split("|")
STG=[("10 Day Past Due Notice",11),("Intent to Lien",7),("Lien Filed",5),("Payment Plan",3),("Attorney - Foreclosure",4)]
Q=285.0 # quarterly-billed monthly equivalent
K=["current","b31_60","b61_90","b91_120","b120","total"]
P=ParagraphStyle("p",fontName="Helvetica",fontSize=7.5,leading=9); 
tb=[["Account No.\nLot","Homeowner\nProperty Address","Last\nPayment","Current","31 - 60\nDays","61 - 90\nDays","91 - 120\nDays","Over 120\nDays","Balance\nDue"]]
sty=[("FONT",(0,0),(-1,0),"Helvetica-Bold",7.8),("FONT",(0,1),(-1,-1),"Helvetica",7.8),("LEADING",(0,0),(-1,-1),9.3),("ALIGN",(3,0),(-1,-1),"RIGHT"),("ALIGN",(2,0),(2,-1),"CENTER"),("VALIGN",(0,0),(-1,0),"BOTTOM"),("VALIGN",(0,1),(-1,-1),"TOP"),("LINEBELOW",(0,0),(-1,0),1.2,colors.HexColor("#2f5d50")),("TEXTCOLOR",(0,0),(-1,0),colors.HexColor("#2f5d50")),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),2.5)]
m=lambda v:"" if v is None else f"${v:,.2f}" if v>=0 else f"-${-v:,.2f}"
LOTS=R.sample(range(3,213),40)
rows=[];tots=[];G=dict.fromkeys(K,0);i=0;N=0
mk=lambda v:round(v,2)
for s,n in STG:
    tb.append([f"Collection Status:  {s}"]+[""]*8); a=len(tb)-1
    sty+= [("SPAN",(0,a),(-1,a)),("FONT",(0,a),(-1,a),"Helvetica-Bold",8.4),("BACKGROUND",(0,a),(-1,a),colors.HexColor("#e4efe9"))]
    S=dict.fromkeys(K,0)
    for j in range(n):
        o=NM[i]; i+=1; lot=LOTS[i]
        late=25.0
        if s.startswith("10"): v=[R.choice([Q,Q,Q+late,140.5,Q+late+12]),R.choice([None,None,Q+late,62.35]),None,None,None]
        elif s.startswith("Intent"): v=[Q+late,R.choice([Q+late,Q]),R.choice([Q+late,Q+late+75,118.4]),R.choice([None,None,Q]),None]
        elif s.startswith("Lien"): v=[Q+late,Q+late+R.choice([0,4.71]),Q+late,Q+late+R.choice([0,225]),mk(R.uniform(600,2900))]
        elif s.startswith("Pay"): v=[Q,R.choice([None,Q]),None,None,mk(R.uniform(700,3200))]
        else: v=[Q+late+mk(R.uniform(3,30)),Q+late+R.choice([350,0,612.5]),Q+late,Q+late+R.choice([0,187.5]),mk(R.uniform(3900,11800))]
        v=[None if x is None else mk(x) for x in v]; t=mk(sum(x or 0 for x in v))
        acct=f"WG{R.randint(10,99)}-{R.randint(1000,9999)}"; ad=f"{R.randint(10,98)*2+100} {ST[lot%4]}"
        lp={"10":"03","In":"01","Li":"10","Pa":"04","At":"06"}[s[:2]]; ly="2024" if s[:2] in("Li","At") else "2025"
        tb.append([f"{acct}\nLot {lot}",f"{o}\n{ad}",f"{lp}/{R.randint(1,28):02d}/{ly}"]+[m(x) for x in v]+[m(t)])
        d=dict(zip(K,v+[t])); row=dict(resident=acct,name=o,unit=f"Lot {lot}",status=s,**{k:x for k,x in d.items() if x is not None}); rows.append(row)
        sty.append(("LINEBELOW",(0,len(tb)-1),(-1,len(tb)-1),.25,colors.lightgrey))
        for k in K: S[k]+=d[k] or 0
        if o.startswith("Whitcomb"): # planted: record printed twice, sums hold it once
            tb.append(list(tb[-1])); rows.append(dict(row)); sty.append(("LINEBELOW",(0,len(tb)-1),(-1,len(tb)-1),.25,colors.lightgrey))
    N+=n
    tb.append(["",f"{s}  ({n} homeowners)",""]+[m(S[k]) for k in K]); a=len(tb)-1
    sty+=[("FONT",(0,a),(-1,a),"Helvetica-Bold",7.8),("LINEABOVE",(3,a),(-1,a),.7,colors.black),("BOTTOMPADDING",(0,a),(-1,a),7)]
    tots.append(dict(label=f"{s} ({n} homeowners)",**S))
    for k in K: G[k]+=S[k]
tb.append(["",f"Association Total  ({N} homeowners)",""]+[m(G[k]) for k in K]); a=len(tb)-1
sty+=[("FONT",(0,a),(-1,a),"Helvetica-Bold",8.4),("LINEABOVE",(3,a),(-1,a),1,colors.black),("LINEBELOW",(3,a),(-1,a),1,colors.black),("TOPPADDING",(0,a),(-1,a),4)]
tots.append(dict(label=f"Association Total ({N} homeowners)",**G))
def pg(c,d):
    W,H=landscape(letter); c.setFont("Helvetica-Bold",13); c.setFillColor(colors.HexColor("#2f5d50")); c.drawString(40,H-38,"Wren's Gate Homeowners Association, Inc.")
    c.setFillColor(colors.black); c.setFont("Helvetica",9); c.drawString(40,H-51,"Delinquency Report as of April 30, 2025   (balances of $25.00 and over)")
    c.setFont("Helvetica",7); c.drawRightString(W-40,H-38,"CONFIDENTIAL - Executive Session"); c.drawRightString(W-40,H-50,"Bluestem Community Management, Agent")
    c.drawString(40,24,"Printed 5/6/2025 by mgr-412"); c.drawRightString(W-40,24,f"Page {d.page}")
D=SimpleDocTemplate(doc(F),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=62,bottomMargin=40,title="Delinquency Report")
t=Table(tb,colWidths=[78,190,62,60,60,60,62,68,72],repeatRows=1); t.setStyle(TableStyle(sty))
D.build([t,Spacer(1,8),Paragraph("Current includes the April 2025 assessment and charges billed within 30 days. Late fee of $25.00 per the Collection Policy, Resolution 2019-03. Accounts with the attorney may carry fees not yet posted.",P)],onFirstPage=pg,onLaterPages=pg)
save(F,"OTHER","AGED_RECEIVABLES","HOA delinquency report by collection stage, two-line records, five aging buckets, landscape",True,K,rows,tots,
 {"what":"the record of Whitcomb, Dale is printed twice though the sums and the count of homeowners hold it once","kind":"row_doubled"})
