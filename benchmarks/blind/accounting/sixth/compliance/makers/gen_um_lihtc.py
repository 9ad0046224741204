"""LIHTC unit mix by set-aside with limits, Times, landscape; side table of income limits."""
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from common import *
UA={1:84,2:109,3:137,4:166}
G60={1:1143,2:1371,3:1584,4:1767}
MAX={30:{1:571,2:685,3:792,4:883},50:{1:952,2:1142,3:1320,4:1472},60:G60,80:{1:1524,2:1828,3:2112,4:2356}}
SF={"A1":(1,1,652),"A2":(1,1,688),"B1":(2,1,874),"B2":(2,2,931),"C1":(3,2,1147),"D1":(4,2,1322)}
U=[("30% AMI Set-Aside",30,[("A1",4),("B1",4),("C1",2)]),("50% AMI Set-Aside",50,[("A1",8),("A2",2),("B1",12),("B2",6),("C1",7),("D1",1)]),("60% AMI Set-Aside",60,[("A1",10),("A2",4),("B1",9),("B2",14),("C1",12),("D1",2)]),
 ("80% AMI Set-Aside (Income Averaging)",80,[("A2",3),("B2",4),("C1",2)]),("Unrestricted",None,[("B2",3)]),("Non-Revenue",None,[("B1 - Manager",1)])]
tot_u=sum(n for _,_,l in U for _,n in l)
K=["ami","units","pct_units","sf","total_sf","gross","ua","net","monthly","annual"]
W,H_=landscape(letter);cv=canvas.Canvas(doc("cedar_hollow_9pct_unitmix.pdf"),pagesize=(W,H_),invariant=1)
X={"beds":140,"baths":172,"ami":212,"units":250,"pct_units":296,"sf":342,"total_sf":404,"gross":462,"ua":520,"net":574,"monthly":652,"annual":738}
F={"beds":lambda v:f"{v}","baths":lambda v:f"{v}","ami":lambda v:f"{v}%","units":str,"pct_units":lambda v:f"{v:.1f}%","sf":lambda v:f"{v:,.0f}","total_sf":lambda v:f"{v:,}"}
for k in("gross","ua","net","monthly","annual"): F[k]=lambda v:f"${v:,}" 
cv.setFont("Times-Bold",16);cv.drawString(42,H_-46,"Cedar Hollow Family Apartments");cv.setFont("Times-Roman",10);cv.drawString(42,H_-60,"Exhibit C-2   Unit Mix and Rent Schedule   |   9% LIHTC, placed in service 2023, extended use through 2053")
y=H_-92;cv.setFont("Times-Bold",9)
for k,a,b,c3 in[("beds","","","BR"),("baths","","","BA"),("ami","","","AMI"),("units","","No. of","Units"),("pct_units","","% of","Units"),("sf","","Sq. Ft.","per Unit"),("total_sf","","Total","Sq. Ft."),("gross","Maximum","Gross","Rent Limit"),("ua","","Utility","Allowance"),("net","","Net Rent","per Unit"),("monthly","Total Net","Monthly","Rent"),("annual","Total Net","Annual","Rent")]:
    for i,t in enumerate((a,b,c3)): cv.drawRightString(X[k],y-i*10.5,t)
cv.drawString(42,y-21,"Unit Type");y-=26;cv.setLineWidth(1.2);cv.line(40,y,740,y);y-=13
rows=[];totals=[]
def line(lab,d,bold,ind=0):
    global y
    cv.setFont("Times-Bold" if bold else "Times-Roman",9.5);cv.drawString(42+ind,y,lab)
    for k,v in d.items(): cv.drawRightString(X[k],y,F[k](v))
    y-=12.5
allr=[]
def summ(rs):
    u=sum(r["units"] for r in rs);d=dict(units=u,pct_units=round(100*u/tot_u,1),sf=round(sum(r["total_sf"] for r in rs)/u),total_sf=sum(r["total_sf"] for r in rs),monthly=sum(r["monthly"] for r in rs));d["annual"]=d["monthly"]*12;return d
for sname,ami,l in U:
    cv.setFont("Times-BoldItalic",9.5);cv.drawString(42,y,sname);y-=12.5;sec=[]
    for fp,n in l:
        b,ba,sf=SF[fp[:2]]
        d=dict(beds=b,baths=ba)
        if ami: d["ami"]=ami
        d.update(units=n,pct_units=round(100*n/tot_u,1),sf=sf,total_sf=n*sf)
        if ami: d.update(gross=MAX[ami][b],ua=UA[b],net=MAX[ami][b]-UA[b])
        elif "Manager" not in fp: d.update(net=1795)
        d["monthly"]=d.get("net",0)*n;d["annual"]=d["monthly"]*12
        t=f"Plan {fp}" ;line(t,d,False,10);rows.append(dict(type=t,**d));sec.append(d)
    allr+=sec
    if len(l)>1:
        y-=1;cv.setLineWidth(.4);cv.line(225,y+11,740,y+11);s=summ(sec);lab=f"Subtotal {ami}% AMI";line(lab,s,True,10);totals.append(dict(label=lab,**s))
    y-=3
cv.setLineWidth(1.2);cv.line(40,y+11,740,y+11);s=summ(allr);line("Total / Average",s,True);totals.append(dict(label="Total / Average",**s))
cv.line(40,y+9,740,y+9);y-=8
cv.setFont("Times-Bold",8.5);cv.drawString(42,y,"2025 Income Limits (60% MTSP)")
cv.setFont("Times-Roman",8.5)
for i,(a,b) in enumerate([("1 person","$42,660"),("2 persons","$48,780"),("3 persons","$54,840"),("4 persons","$60,900"),("5 persons","$65,820")]):
    cv.rect(42+i*74,y-29,74,24,stroke=1,fill=0);cv.drawCentredString(79+i*74,y-15,a);cv.drawCentredString(79+i*74,y-26,b)
cv.setFont("Times-Italic",8)
for i,t in enumerate(["Utility allowance: agency energy model eff. 7/1/24.","Unrestricted units at achievable market rent.","Manager's unit is common area under Rev. Rul. 92-61."]): cv.drawString(430,y-6-i*10,t)
cv.drawRightString(740,22,"Cost Cert. Exhibits - C-2");cv.save();print(y)
save("cedar_hollow_9pct_unitmix.pdf","UM",K,rows,totals)
