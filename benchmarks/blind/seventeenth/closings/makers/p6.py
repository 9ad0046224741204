# RV park: side-by-side two-panel table, status by colour-free words, small statistics box
from lib import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(1806); N="saguaro_bend_rv_resort_site_roll.pdf"
ST={"BI":("Back-In 30A",545),"PT":("Pull-Thru 50A",665),"DX":("Deluxe Patio",790)}
S=[];rows=[];tot=0;occ=0;el=0;per={}
for i in range(62):
    u=f"{'ABC'[0 if i<24 else 1 if i<48 else 2]}{(i if i<24 else i-24 if i<48 else i-48)+1}";k="BI" if i<24 else "PT" if i<48 else "DX";nm,mr=ST[k];q=per.setdefault(nm,[0,0,0]);q[0]+=1
    if r.random()<.13:
        S.append([u,nm,"vacant","","",""]);rows.append(row(unit=u,unitType=nm,statusText="vacant"));continue
    n=person(r);n=n[0]+". "+n.split()[1];rt=mr-r.choice([0,0,0,20,35,60]);e=r.randint(28,96);occ+=1;tot+=rt;el+=e;q[1]+=1;q[2]+=rt
    d=D.date(r.randint(2018,2025),r.randint(1,9),r.randint(1,28))
    S.append([u,nm,n,d.strftime('%-m/%-d/%y'),f"{rt}",f"{e}"]);rows.append(row(unit=u,unitType=nm,tenantName=n,moveInDate=d,contractRent=rt,charges=[dict(code="Elec.",amount=e)]))
H=["Site","Type","Guest","Since","Rent","Elec."]
data=[H+[""]+H]
for a,b in zip(S[:31],S[31:]):data.append(a+[""]+b)
ds=SimpleDocTemplate(doc(N),pagesize=(612,792),leftMargin=34,rightMargin=34,topMargin=34,bottomMargin=30)
t=Table(data,colWidths=[26,66,82,44,30,28,12]+[26,66,82,44,30,28],rowHeights=15.2,style=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('LINEBELOW',(0,0),(5,0),1,colors.HexColor('#b4531a')),('LINEBELOW',(7,0),(-1,0),1,colors.HexColor('#b4531a')),('LINEBELOW',(0,1),(5,-1),.2,colors.grey),('LINEBELOW',(7,1),(-1,-1),.2,colors.grey),('ALIGN',(3,0),(5,-1),'RIGHT'),('ALIGN',(10,0),(12,-1),'RIGHT'),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('VALIGN',(0,0),(-1,-1),'MIDDLE')])
bx=[["Site type","Sites","Occupied","Occ. %","Rent roll / mo.","Average","Posted rate"]]+[[a,q[0],q[1],f"{q[1]/q[0]:.0%}",f"${q[2]:,}",f"${q[2]/q[1]:,.0f}",f"${[v[1] for v in ST.values() if v[0]==a][0]}"] for a,q in per.items()]+[["All sites",62,occ,f"{occ/62:.0%}",f"${tot:,}",f"${tot/occ:,.0f}",""]]
T2=Table(bx,colWidths=[100,50,56,50,90,70,80],style=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#f4d9c6')),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.6,colors.HexColor('#b4531a'))])
h=lambda s,z,b=1:Paragraph(s,PS('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=z,leading=z+5,textColor=colors.HexColor('#b4531a') if b else colors.black))
ds.build([h("SAGUARO BEND RV RESORT",16),h("Long-term site roll, October 2025 &nbsp;·&nbsp; Apache Junction, Arizona &nbsp;·&nbsp; monthly rent and last metered electric, in dollars",8,0),Spacer(1,6),t,Spacer(1,6),h(f"Total monthly rent ${tot:,} &nbsp; | &nbsp; Electric billed ${el:,}",9,0),Spacer(1,4),T2])
put(N,"MANUFACTURED_HOUSING","two panels side by side, lower-case vacant, type recap","left panel rows come before right panel rows","SAGUARO BEND RV RESORT","2025-10",62,occ,62-occ,rows,dict(contractRent=tot,electric=el))
