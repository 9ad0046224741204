# ResMan rent roll, small build-to-rent, portrait; PLANTED total_wrong
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
r=R(2607); fn="resman_willowbrook_rentroll.pdf"; rows=[]; P=ParagraphStyle("p",fontName="Helvetica",fontSize=6.5,leading=7.6)
fl={"Aspen":("3x2",1410,2150),"Birch":("3x2.5",1522,2265),"Cedar":("4x3",1806,2590)}
data=[["Unit","Type","Sq. Feet","Residents","Status","Market\nRent","Lease\nRent","Concessions","Net\nRent","Lease Dates","Deposits","Balance"]]; T=[0]*6; TS=0; fp={}; st={}
for k in range(1,27):
    u=f"WB{k:02d}"; f=r.choice(list(fl)); bb,sf,mk=fl[f]; mk=float(mk+r.choice([0,0,40]))
    s="Vacant" if k in(5,17) else "Vacant Leased" if k==22 else "Notice to Vacate" if k in(9,14) else "Model" if k==1 else "Eviction" if k==19 else "Current"
    ty=f; TS+=sf; st[s]=st.get(s,0)+1; g=fp.setdefault(f,[bb,0,0,0.0,0.0]); g[0+1]+=1; g[3]+=mk
    if s in("Vacant","Vacant Leased","Model"): data.append([u,ty,f"{sf:,}","",s,f"${mk:,.2f}","","","","","",""]); rows.append(dict(unit=u,unitType=ty,area=sf,statusText=s,marketRent=mk)); T[0]+=mk; continue
    nm=r.name("fl"); two=r.random()<.4; nm2=nm+(", "+r.name("fl") if two else ""); lr=float(round(mk*r.uniform(.94,1.02),0)); cc=float(r.choice([0,0,0,90,125])); ls=r.day(date(2024,12,5),date(2025,11,10)); le=plus(ls,r.choice([12,13,14]))-timedelta(1)
    if s=="Notice to Vacate": le=date(2025,12,31)
    dep=float(r.choice([400,400,1200])); bal=r.choice([0.0]*4+[-15.0,64.9]) if s!="Eviction" else 5210.40
    data.append([u,ty,f"{sf:,}",Paragraph(nm2,P),Paragraph(s,P),f"${mk:,.2f}",f"${lr:,.2f}",f"(${cc:,.2f})" if cc else "$0.00",f"${lr-cc:,.2f}",f"{us(ls)} -\n{us(le)}",f"${dep:,.2f}",f"${bal:,.2f}" if bal>=0 else f"(${-bal:,.2f})"])
    rows.append(dict(unit=u,unitType=ty,area=sf,tenantName=nm2,statusText=s,marketRent=mk,contractRent=lr,charges=[{"code":"Concessions","amount":-cc if cc else 0.0}],leaseStartDate=iso(ls),leaseEndDate=iso(le),deposit=dep,balance=bal))
    g[2]+=1; g[4]+=lr
    for i,v in enumerate((mk,lr,-cc,lr-cc,dep,bal)): T[i]+=v
wrong=T[1]+900
q=lambda v:f"${v:,.2f}" if v>=0 else f"(${-v:,.2f})"
data.append(["Total","26",f"{TS:,}","","",q(T[0]),q(wrong),q(T[2]),q(T[3]),"",q(T[4]),q(round(T[5],2))])
n=len(data)
sty=[("FONT",(0,0),(-1,-1),"Helvetica",6.5),("FONT",(0,0),(-1,0),"Helvetica-Bold",6.5),("FONT",(0,n-1),(-1,n-1),"Helvetica-Bold",6),("GRID",(0,0),(-1,-1),.3,colors.HexColor("#bbbbbb")),("ALIGN",(5,0),(8,-1),"RIGHT"),("ALIGN",(10,0),(11,-1),"RIGHT"),("ALIGN",(2,0),(2,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"TOP"),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),1.5),("LEFTPADDING",(0,0),(-1,-1),2),("RIGHTPADDING",(0,0),(-1,-1),2)]+[("BACKGROUND",(0,i),(-1,i),colors.HexColor("#f3f3ec")) for i in range(2,n-1,2)]
H1=ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=15,alignment=1,leading=19); H2=ParagraphStyle("h2",fontName="Helvetica",fontSize=9,alignment=1,leading=12)
def tb(d,w): return Table(d,colWidths=w,hAlign="LEFT",style=[("FONT",(0,0),(-1,-1),"Helvetica",7),("FONT",(0,0),(-1,0),"Helvetica-Bold",7),("ALIGN",(1,0),(-1,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,0),.6,colors.black),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1)])
occ=sum(v[2] for v in fp.values())
el=[Paragraph("Rent Roll",H1),Paragraph("Willowbrook Rental Homes",H2),Paragraph("As of 11/30/2025",H2),Spacer(1,8),Table(data,repeatRows=1,style=sty,colWidths=[28,32,34,82,48,50,50,47,50,55,46,48]),Spacer(1,14),
 tb([["Unit Type","Beds x Baths","Units","Occupied","Total Market Rent","Total Lease Rent"]]+[[k,v[0],v[1],v[2],q(v[3]),q(v[4])] for k,v in sorted(fp.items())],[70,60,40,50,90,90]),Spacer(1,12),
 tb([["Status","Units","% of Units"]]+[[k,v,f"{v/26:.1%}"] for k,v in st.items()],[90,40,60])]
def ft(c,d): c.setFont("Helvetica",6.5); c.drawString(30,18,"ResMan  |  Rent Roll  |  Printed 12/1/2025 8:02 AM by L. Pruett"); c.drawRightString(582,18,f"Page {d.page}")
SimpleDocTemplate(f"{B}/documents/{fn}",pagesize=letter,leftMargin=20,rightMargin=20,topMargin=30,bottomMargin=36).build(el,onFirstPage=ft,onLaterPages=ft)
save(fn,"SINGLE_FAMILY_RENTAL","ResMan portrait with net rent and concessions","Willowbrook Rental Homes","2025-11-30",26,occ,26-occ if 0 else None,rows,planted={"what":f"Total of Lease Rent printed {q(wrong)}, the rows add up to {q(T[1])}","kind":"total_wrong"},totals={"marketRent":T[0],"contractRent":wrong,"deposit":T[4],"balance":round(T[5],2)})
