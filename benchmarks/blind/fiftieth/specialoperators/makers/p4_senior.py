# Yardi Senior-like resident rent roll; platypus table; second residents
from .common import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
META=dict(file="Senior_Rent_Roll_MapleGrove_1231.pdf",assetType="SENIOR_HOUSING",style="Yardi Senior-like legal landscape, grouped header, AL / MC sections, second occupants on own row",hard="second residents repeat the unit, privacy levels, care charges")
def make(rng,path):
    nm=names(rng,80,"{f} {l}");ni=0
    secs=[("ASSISTED LIVING",[("AL Studio",372,4650),("AL 1BR",548,5725),("AL 2BR",812,6950)],101,30),("MEMORY CARE",[("MC Private",310,7450),("MC Companion",420,5900)],301,14)]
    body=[];rows=[];style=[]
    H1=["Unit","","","","Resident","","","","Rates (Monthly)","","","","","Total","A/R"]
    H2=["Apt","Unit Type","Sq Ft","Privacy","Name","Contract\nStatus","Financial\nMove In","Care\nLevel","Market\nRate","Street Rate\nAdj.","Room &\nService","Level of\nCare","2nd Person /\nOther","Monthly\nCharges","Balance"]
    body=[H1,H2];G=[0]*6;cnt={}
    f=lambda v:"-" if v==0 else (c2(v) if v>0 else f"({c2(-v)})")
    n=0;occ=0;second=0
    for sec,types,st,num in secs:
        style.append(("SPAN",(0,len(body)),(-1,len(body))));style.append(("BACKGROUND",(0,len(body)),(-1,len(body)),colors.HexColor("#dfe8df")));style.append(("FONTNAME",(0,len(body)),(-1,len(body)),"Helvetica-Bold"))
        body.append([sec]+[""]*14);S=[0]*6;sn=so=s2=0
        def emit(u,ty,sf,pr,name,stt,mi,care,mk,rent,lc,oth,bal):
            nonlocal ni
            adj=rent-mk if mk and name else 0
            tot=rent+lc+oth
            body.append([u,ty,str(sf) if sf else "",pr,name or "",stt,mdy(mi) if mi else "",care or "",c2(mk) if mk else "",f(adj) if name and mk else "",f(rent) if name and rent else ("-" if name else ""),f(lc) if name else "",f(oth) if name else "",c2(tot) if name else "",(c2(bal) if bal>=0 else f"({c2(-bal)})") if name else ""])
            ch=[]
            t=dict(unit=u,unitType=ty,area=sf or None,statusText=stt,section=sec,marketRent=mk or None)
            if name:
                for l,v in(("Room & Service",rent),("Level of Care",lc),("2nd Person / Other",oth)):
                    if v: ch.append({"code":l,"amount":v})
                t.update(tenantName=name,moveInDate=mi,contractRent=rent or None,charges=ch,totalCharges=tot,balance=bal)
            for k,v in enumerate([mk,rent,lc,oth,tot if name else 0,bal if name else 0]):S[k]=round(S[k]+v,2);G[k]=round(G[k]+v,2)
            rows.append(t)
        for i in range(num):
            ty,sf,mk=types[i*len(types)//num];base=str(st+i)
            if "Companion" in ty:
                for b in "AB":
                    sn+=1
                    if rng.random()<.2: emit(base+b,ty,sf//2,"SP-"+b,None,"Vacant",None,None,mk,0,0,0,0)
                    else:
                        so+=1;k=rng.randrange(3);emit(base+b,ty,sf//2,"SP-"+b,nm[ni],"Moved In",rdate(rng,dt.date(2022,1,1),dt.date(2025,12,12)),f"MC-{k+1}",mk,mk-rng.choice([0,0,150,200,325]),[850,1250,1600][k],rng.choice([0,0,75]),rng.choice([0,0,round(rng.uniform(60,4200),2)]));ni+=1
                continue
            sn+=1
            if rng.random()<.13: emit(base,ty,sf,"PRI",None,rng.choice(["Vacant","Vacant","Reserved"]),None,None,mk,0,0,0,0);continue
            so+=1;mi=rdate(rng,dt.date(2019,5,1),dt.date(2025,12,20))
            pay=rng.choice(["Moved In"]*8+["Hospital Hold","Notice"])
            lv=rng.choice([0,1,1,2,3]);lc=lv*475 if sec[0]=="A" else rng.choice([850,1250,1600])
            emit(base,ty,sf,"PRI",nm[ni],pay,mi,(f"L{lv}" if sec[0]=="A" else "MC-%d"%([850,1250,1600].index(lc)+1)),mk,mk-rng.choice([0,0,0,125,250,410]),lc,rng.choice([0,0,0,45,120]),rng.choice([0,0,0,0,-35,round(rng.uniform(20,6100),2)]));ni+=1
            if sec[0]=="A" and ty!="AL Studio" and rng.random()<.25:
                s2+=1;l2=rng.choice([0,1,2]);emit(base,ty,0,"2ND",nm[ni],"Moved In",mi,f"L{l2}",0,0,l2*475,1150,0);ni+=1
        style+= [("FONTNAME",(0,len(body)),(-1,len(body)),"Helvetica-Bold"),("LINEABOVE",(8,len(body)),(-1,len(body)),.7,colors.black),("SPAN",(0,len(body)),(7,len(body)))]
        body.append([f"Total {sec.title()}:  {sn} units / {so} occupied / {sn-so} vacant / {s2} second residents"]+[""]*7+[c2(S[0]),"",c2(S[1]),c2(S[2]),c2(S[3]),c2(S[4]),c2(S[5])])
        n+=sn;occ+=so;second+=s2
    style+= [("FONTNAME",(0,len(body)),(-1,len(body)),"Helvetica-Bold"),("LINEABOVE",(0,len(body)),(-1,len(body)),1.2,colors.black),("SPAN",(0,len(body)),(7,len(body))),("BACKGROUND",(0,len(body)),(-1,len(body)),colors.HexColor("#eeeeee"))]
    body.append([f"Grand Total:  {n} units / {occ} occupied / {n-occ} vacant / {second} second residents"]+[""]*7+[c2(G[0]),"",c2(G[1]),c2(G[2]),c2(G[3]),c2(G[4]),c2(G[5])])
    W=[40,72,38,42,118,66,60,40,62,62,62,60,66,66,62]
    t=Table(body,colWidths=W,repeatRows=2,rowHeights=[14,24]+[13.2]*(len(body)-2))
    t.setStyle(TableStyle([("FONTSIZE",(0,0),(-1,-1),7.5),("LEADING",(0,0),(-1,1),9),("FONTNAME",(0,0),(-1,1),"Helvetica-Bold"),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#35563f")),("TEXTCOLOR",(0,0),(-1,1),colors.white),("SPAN",(0,0),(3,0)),("SPAN",(4,0),(7,0)),("SPAN",(8,0),(12,0)),("ALIGN",(0,0),(-1,0),"CENTER"),("ALIGN",(8,1),(-1,-1),"RIGHT"),("ALIGN",(2,1),(2,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LINEAFTER",(3,0),(3,1),.5,colors.white),("LINEAFTER",(7,0),(7,1),.5,colors.white),("LINEAFTER",(12,0),(12,1),.5,colors.white),("LINEBELOW",(0,2),(-1,-1),.2,colors.lightgrey),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]+style))
    def deco(c,d):
        w,h=landscape(legal);c.setFont("Helvetica-Bold",12);c.drawCentredString(w/2,h-30,"Senior Rent Roll");c.setFont("Helvetica",8.5);c.drawCentredString(w/2,h-42,"Maple Grove Assisted Living & Memory Care (mpg01)");c.drawCentredString(w/2,h-53,"As Of = 12/31/2025     Care Level = All     Status = Current, Reserved, Vacant")
        c.setFont("Helvetica",7);c.drawString(46,18,"Wednesday, January 07, 2026  10:22 AM");c.drawRightString(w-46,18,"Page %d"%d.page)
    doc=SimpleDocTemplate(path,pagesize=landscape(legal),topMargin=64,bottomMargin=34,leftMargin=46,rightMargin=46,invariant=1)
    ps=ParagraphStyle("x",fontName="Helvetica",fontSize=7.5,leading=9.5)
    doc.build([t,Spacer(1,8),Paragraph("PRI = private, SP-A / SP-B = semi-private bed (counted as a unit), 2ND = second resident sharing a private apartment (not counted as a unit). Street Rate Adj. = Room &amp; Service less Market Rate. Hospital Hold and Notice are counted as occupied; Reserved apartments are counted as vacant.",ps)],onFirstPage=deco,onLaterPages=deco)
    return truth("Maple Grove Assisted Living & Memory Care","2025-12-31",n,occ,n-occ,rows)
