# Local manager's typed rent roll (word-processor look), Times, three buildings side headings, boxed tables, certification page
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, Paragraph, Spacer, KeepTogether, TableStyle
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
r=random.Random(414); N=Names(r); FN="14_eastlake_gardens_typed.pdf"; ason=D(2025,5,31)
s=ParagraphStyle("s",fontName="Times-Roman",fontSize=8.5,leading=9.6); sr=ParagraphStyle("sr",parent=s,alignment=2); sb=ParagraphStyle("sb",parent=s,fontName="Times-Bold"); sbr=ParagraphStyle("sbr",parent=sb,alignment=2); sc=ParagraphStyle("sc",parent=sb,alignment=1)
ti=ParagraphStyle("t",fontName="Times-Bold",fontSize=15,leading=18,alignment=1); st=ParagraphStyle("st",fontName="Times-Roman",fontSize=10.5,leading=13,alignment=1); h2=ParagraphStyle("h2",fontName="Times-Bold",fontSize=11,leading=15,spaceBefore=8); n=ParagraphStyle("n",fontName="Times-Roman",fontSize=9.5,leading=12)
H=["Apt.","Type","Resident","Lease Expires","Scheduled Rent","Less: Concession","Net Rent","Parking / Other","Amount Past Due","Security Deposit"]; W=[34,44,112,56,52,54,48,46,48,50]; num=set(range(4,10))
fl=[Paragraph("EASTLAKE GARDENS APARTMENTS",ti),Paragraph("3300-3340 Eastlake Drive, Toledo, Ohio",st),Paragraph("RENT ROLL FOR THE MONTH OF MAY 2025",st),Spacer(1,4)]
rows=[]; G=[0]*6; occ=vac=0; M=lambda v: f"{v:,.0f}" if v else ("-" if v==0 else "")
for b,addr,ap in (("Building I","3300 Eastlake",[f"{k}" for k in range(1,11)]),("Building II","3320 Eastlake",[f"{k}" for k in range(11,21)]),("Building III","3340 Eastlake",[f"{k}" for k in range(21,29)])):
    T=[[Paragraph(h,sc) for h in H]]; S=[0]*6; sp=[]
    for a in ap:
        ty,sch=r.choice([("1 BR",865),("1 BR",890),("2 BR",995),("2 BR/G",1035)]); z=dict(unit=a,building=b,unitType=ty)
        if a in("6","18","25"):
            vac+=1; lab={"6":"VACANT","18":"VACANT - leased 6/15","25":"VACANT"}[a]; T.append([a,ty,Paragraph(lab,sb),"",Paragraph(f"{sch:,.0f}",sr)]+[""]*5); z.update(statusText=lab,marketRent=None,contractRent=sch); S[0]+=0; T[-1][4]=Paragraph(f"({sch:,.0f})",sr)
            z.pop("contractRent"); z.pop("marketRent"); T[-1][4]=""
        elif a=="21":
            occ+=1; nm=N(); T.append([a,ty,Paragraph(nm+" (maintenance)",s),"employee",Paragraph("450",sr),"",Paragraph("450",sr),"","",""]); z.update(tenantName=nm+" (maintenance)",contractRent=450,leaseEndDate="employee",statusText="Occupied"); S[0]+=450; S[2]+=450
        elif a=="12":
            T.append([a,ty,Paragraph("OFFICE / STORAGE - not rented",sb)]+[""]*7); z["statusText"]="OFFICE / STORAGE - not rented"
        else:
            occ+=1; nm=N(); co=r.choice([0,0,0,0,35,50]); pk=r.choice([0,0,25,50]); pd=r.choice([0,0,0,0,0,sch,120]); dp=r.choice([400,500,sch]); rent=sch-r.choice([0,0,20,30]); le=addm(D(2025,6,30),r.randint(0,11)); mm=r.random()<.15; nt=a in("9","23")
            V=[rent,co,rent-co,pk,pd,dp]; S=[x+y for x,y in zip(S,V)]
            T.append([a,ty,Paragraph(nm+(" *" if nt else ""),s),"Mo-Mo" if mm else us(le,False,True)]+[Paragraph(f"({v:,.0f})" if i==1 and v else f"{v:,.0f}" if v else "",sr) for i,v in enumerate(V)])
            ch=[("Concession",-co)]*bool(co)+[("Parking / Other",pk)]*bool(pk)
            z.update(tenantName=nm,leaseEndDate="Mo-Mo" if mm else le,contractRent=rent,deposit=dp,balance=pd or None,charges=[dict(code="Scheduled Rent",amount=rent)]+[dict(code=x,amount=v) for x,v in ch],statusText="Occupied")
        rows.append(z)
    T.append(["","",Paragraph(f"{b} total",sb),""]+[Paragraph((f"({v:,.0f})" if i==1 else f"{v:,.0f}"),sbr) for i,v in enumerate(S)]); G=[x+y for x,y in zip(G,S)]
    tb=Table(T,colWidths=W,repeatRows=1); tb.setStyle(TableStyle([("GRID",(0,0),(-1,-1),.5,colors.black),("FONT",(0,1),(-1,-1),"Times-Roman",8.5),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),2),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#E6E6E6"))]))
    fl.append(KeepTogether([Paragraph(f"{b} &nbsp;&nbsp; ({addr}, {len(ap)} apartments)",h2),tb]))
g=Table([[Paragraph("ALL BUILDINGS",sb)]+[Paragraph((f"({v:,.0f})" if i==1 else f"{v:,.0f}"),sbr) for i,v in enumerate(G)]],colWidths=[sum(W[:4])]+W[4:]); g.setStyle(TableStyle([("BOX",(0,0),(-1,-1),1.2,colors.black),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]))
fl+= [Spacer(1,10),g,Spacer(1,8),Paragraph(f"28 apartments: {occ} occupied (including one employee), {vac} vacant, 1 used as office and storage (not rented).",n),Paragraph("* has given notice to vacate June 30, 2025. &nbsp; Heat and water are paid by the owner. &nbsp; G = ground floor with patio.",n),Spacer(1,14),Paragraph("The undersigned certifies that this rent roll is true and complete to the best of its knowledge.",n),Spacer(1,18),Paragraph("______________________________ &nbsp;&nbsp; Date: __June 4, 2025__",n),Paragraph("Harborview Realty Services, agent for owner",n)]
def ft(c,d): c.setFont("Times-Italic",8); c.drawCentredString(306,24,f"Eastlake Gardens - page {d.page}")
SimpleDocTemplate(doc(FN),pagesize=letter,leftMargin=32,rightMargin=32,topMargin=36,bottomMargin=40).build(fl,onFirstPage=ft,onLaterPages=ft)
save(FN,rows,"Eastlake Gardens Apartments","2025-05",28,occ,vac,"MULTIFAMILY","d-typed","word-processor rent roll by building, concession column in parentheses, asterisk notice, certification",False)
