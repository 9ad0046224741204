# US retail center: tenant heading with charges below, PDF via fpdf2
from common import *
import random, datetime as dt
from fpdf import FPDF
R=random.Random(5705); D=dt.date; F="Larkspur_Commons_Delinquency_093025.pdf"
CD={"RNT":"Base Rent","CAM":"Common Area Maint","RET":"Real Estate Tax","INS":"Insurance","PCT":"Percentage Rent","MKT":"Marketing Fund","LTF":"Late Fee","UTL":"Water/Sewer","CRE":"CAM Recon 2024","SGN":"Pylon Sign","PPR":"Prepaid Rent","LGL":"Legal Fee"}
# unit, code, name, rent, cam, ret, ins, dict(month->list) and odds
T=[("A-101","lkc00114","Hartwell's Hardware & Garden","Lease 05/01/2016 - 04/30/2031",11250.00,2310.42,1688.15,265.30,[(9,"CAM RET INS"),("x","CRE",5,1,3842.17)]),
("A-103","lkc00187","Sola Threading Bar","Lease 11/01/2022 - 10/31/2027",3150.00,511.88,402.60,71.25,[(9,"RNT CAM RET INS"),(8,"RNT CAM"),("x","LTF",9,11,157.50),("x","LTF",8,11,157.50)]),
("A-105/106","lkc00162","Dos Hermanas Taqueria LLC","Lease 03/01/2020 - 02/28/2030",6480.00,1042.77,820.11,145.00,[(9,"CAM"),("x","PCT",7,15,4216.38),("x","UTL",8,20,688.42)]),
("A-108","lkc00203","Bright Pines Pediatric Dentistry","Lease 07/15/2023 - 07/31/2033",7112.50,994.20,781.35,138.15,[("x","PPR",9,29,-9026.20)]),
("B-200","lkc00109","Value Basket Foods #418","Lease 09/01/2009 - 08/31/2029",38333.33,6120.54,5277.90,0,[("x","CRE",5,1,11406.63),("x","RET",6,15,2938.20)]),
("B-204","lkc00211","Kickline Dance Academy","Lease 02/01/2024 - 01/31/2029",4725.00,803.16,631.70,111.70,[(9,"RNT CAM RET INS"),(8,"RNT CAM RET INS"),(7,"RNT"),("x","LTF",9,11,236.25),("x","LTF",8,11,236.25),("x","LGL",8,4,850.00)]),
("B-206","lkc00178","Nimbus Wireless","Lease 06/01/2021 - 05/31/2026",5040.00,611.45,480.88,85.10,[(9,"RNT"),("x","MKT",9,1,100.00)]),
("B-208","lkc00219","Ginger & Clove Tea House","Month-to-month",2890.00,462.31,363.62,64.30,[(9,"RNT"),(8,"RNT"),(7,"RNT"),(6,"RNT CAM RET INS"),(5,"CAM RET INS"),("x","PPR",9,22,-500.00)]),
("C-301","lkc00155","Anvil Fitness 24","Lease 10/01/2019 - 09/30/2029",16500.00,3411.90,2684.40,474.75,[(9,"RNT CAM RET INS"),("x","CRE",5,1,5120.44)]),
("PAD-1","lkc00121","First Tallgrass Credit Union","Ground lease 01/01/2012 - 12/31/2031",9583.33,704.10,0,0,[("x","SGN",9,1,225.00)]),
("PAD-3","lkc00224","Suds Union Express Car Wash","Ground lease 04/01/2025 - 03/31/2045",10416.67,590.00,1125.00,0,[(9,"RET"),(8,"RET"),(7,"RET"),("x","PPR",9,30,-10416.67)]),
("C-305","lkc00139","Former: Toy Attic (vacated 02/28/2025)","Judgment pending",5200.00,901.15,700.10,0,[(2,"RNT CAM RET"),(1,"RNT CAM"),("x","LGL",6,18,2475.00)])]
AS=D(2025,9,30); BK=["b0_30","b31_60","b61_90","b91_120","b120"]
KEY=BK+["prepaid","total"]
pdf=FPDF(orientation="L",unit="pt",format="letter"); pdf.set_auto_page_break(False); pdf.set_creation_date(dt.datetime(2025,10,6))
C0={"code":40,"desc":76,"date":190,"inv":248}; CX=[358,424,490,556,622,686,752]
def rt(x,y,s): pdf.text(x-pdf.get_string_width(s),y,s)
pg=0;NP=3
def page():
    global pg; pdf.add_page(); pg+=1; pdf.set_font("Times","B",13); pdf.text(40,44,"Larkspur Commons Shopping Center"); pdf.set_font("Times","",10); pdf.text(40,58,"Tenant Aging Detail - Open Charges   |   Aged as of 09/30/2025 by charge date   |   Property lkc"); 
    pdf.set_font("Times","I",9); rt(752,44,f"Page {pg} of {NP}"); rt(752,58,"Printed 10/06/2025 2:14 PM  by rgalvez")
    pdf.set_fill_color(228,228,220); pdf.rect(36,70,720,30,"F"); pdf.set_font("Times","B",9)
    pdf.text(40,93,"Charge"); pdf.text(C0["date"],82,"Charge"); pdf.text(C0["date"],93,"Date"); pdf.text(C0["inv"],82,"Control"); pdf.text(C0["inv"],93,"No.")
    for x,a,b in zip(CX,["0 - 30","31 - 60","61 - 90","91 - 120","Over 120","",""],["Days","Days","Days","Days","Days","Prepaid","Balance"]): rt(x,82,a); rt(x,93,b)
    return 114
y=page(); rows=[];tots=[];G=[0]*7;RC={}
for u,res,nm,ls,rent,cam,ret,ins,its in T:
    L=[]
    A={"RNT":rent,"CAM":cam,"RET":ret,"INS":ins}
    for it in its:
        if it[0]=="x": L.append((D(2025,it[2],it[3]),it[1],it[4]))
        else:
            for q in it[1].split():
                if A[q]: L.append((D(2025,it[0],1),q,A[q]))
    L.sort(key=lambda z:(-z[0].toordinal(),))
    if y+15*2+12.5*(min(len(L),4)+1)>575: y=page()
    pdf.set_font("Times","B",9.5); pdf.text(40,y,u); pdf.text(100,y,nm); pdf.set_font("Times","",8.5); pdf.text(330,y,f"({res})"); pdf.text(400,y,ls); y+=13
    S=[0]*7
    for d,q,a in L:
        if y>568:
            y=page(); pdf.set_font("Times","BI",9); pdf.text(40,y,f"{u}   {nm} (continued)"); y+=13
        c=round(a*100); days=(AS-d).days
        no=f"C-{210000+(d-D(2025,1,1)).days*37+R.randint(0,36)}"
        bi=5 if q=="PPR" else 0 if days<=30 else 1 if days<=60 else 2 if days<=90 else 3 if days<=120 else 4
        pdf.set_font("Times","",9); pdf.text(C0["code"]+6,y,q); pdf.text(C0["desc"],y,CD[q]); pdf.text(C0["date"],y,d.strftime("%m/%d/%Y")); pdf.text(C0["inv"],y,no)
        for k in range(7):
            if k in(bi,6): rt(CX[k],y,m2(c,True)); S[k]+=c
            elif k!=5: rt(CX[k],y,"0.00")
        row={"unit":u,"name":nm,"resident":res,"date":d.isoformat(),"charge":q,"invoice":no,**{k:0 for k in BK}}
        row[KEY[bi]]=f2(c); row["total"]=f2(c); rows.append(row); y+=12.5
        RC.setdefault(q,0); RC[q]+=c
    pdf.set_draw_color(120,120,120); pdf.line(300,y-9,752,y-9); pdf.set_font("Times","B",9)
    pdf.text(190,y+1,"Tenant total")
    t={"label":"Tenant total"}
    for k in range(7):
        G[k]+=S[k]
        if k==5 and not S[k]: continue
        rt(CX[k],y+1,m2(S[k],True)); t[KEY[k]]=f2(S[k])
    tots.append(t); y+=20
if y>470: y=page()
pdf.set_line_width(1); pdf.set_draw_color(0,0,0); pdf.line(36,y-10,756,y-10); pdf.set_font("Times","B",9.5); pdf.text(40,y+3,"Property Total - Larkspur Commons (lkc)")
for k in range(7): rt(CX[k],y+3,m2(G[k],True))
pdf.line(36,y+9,756,y+9)
tots.append({"label":"Property Total - Larkspur Commons (lkc)",**{k:f2(v) for k,v in zip(KEY,G)}})
y+=30; pdf.set_font("Times","B",9); pdf.text(40,y,"Balance by charge code"); y+=13; pdf.set_font("Times","",8.5)
ks=sorted(RC)
for i,q in enumerate(ks):
    cx=40+(i//4)*190; yy=y+(i%4)*11.5; pdf.text(cx,yy,f"{q}  {CD[q]}"); rt(cx+165,yy,m2(RC[q],True))
pdf.output(doc(F)); print(pg,len(rows)); assert sum(G[:6])==G[6]==sum(RC.values()); assert pg==NP
save(F,"AR",None,KEY,rows,tots,"US retail center, tenant headings with open charges below, prepaid column, recap by charge code",True)
