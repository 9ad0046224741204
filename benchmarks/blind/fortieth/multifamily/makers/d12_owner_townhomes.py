# Owner's own small workbook: rental houses/townhomes with renewal steps, formulas with cached values, mortgage side table
from common import *
import xlsxwriter
r=random.Random(412); N=Names(r); FN="12_birch_creek_owner.xlsx"
wb=xlsxwriter.Workbook(doc(FN)); ws=wb.add_worksheet("Sheet1")
F=lambda **k: wb.add_format({"font_name":"Calibri","font_size":11,**k})
b=F(bold=1); y=F(bold=1,bg_color="#FFFF00",text_wrap=1,border=1,align="center"); x=F(border=1); m=F(border=1,num_format="$#,##0"); mr=F(border=1,num_format="$#,##0",font_color="#C00000"); d=F(border=1,num_format="m/d/yy",align="center"); c=F(border=1,align="center"); g=F(border=1,bg_color="#D9D9D9")
ws.write("A1","Birch Creek Townhomes LLC",F(bold=1,font_size=14)); ws.write("A2","Rents in place effective 8/1/2025  (prepared for refinance)",F(italic=1))
H=["House / Unit","Beds-Baths","Approx SF","Tenant name(s)","Lease signed thru","In since","Current rent","Pet","Lawn","Total collected","What I could get (market)","Next increase on","New rent","Security dep"]
for j,h in enumerate(H): ws.write(3,j,h,y)
ws.set_row(3,48); R=4; rows=[]
U=[("1410 Birch Creek","3-2",1350,1895),("1412 Birch Creek","3-2",1350,1895),("1414 Birch Creek","3-2.5",1480,1995),("1416 Birch Creek","3-2.5",1480,1995),("1418 Birch Creek","2-2",1120,1650),("1420 Birch Creek","2-2",1120,1650),("55 Mill Rd (house)","4-2",1760,2350),("57 Mill Rd (house)","3-1",1210,1750),("57 Mill Rd garage apt","1-1",520,975)]
S=[0]*5; S_m=0
for i,(u,bb,sf,mk) in enumerate(U):
    z=dict(unit=u,unitType=bb,area=sf,marketRent=mk); ws.write(R,0,u,x); ws.write(R,1,bb,c); ws.write(R,2,sf,c); ws.write(R,10,mk,m); S_m+=mk
    if i==3:
        ws.write(R,3,"vacant (painting)",F(border=1,italic=1,font_color="#C00000")); z["statusText"]="vacant (painting)"
        for j in (4,5,6,7,8,9,11,12,13): ws.write_blank(R,j,None,g)
    else:
        rent=mk-r.choice([0,45,95,120,200]); pet=r.choice([0,0,35]); lawn=60 if "Mill" in u and "apt" not in u else 0; dep=r.choice([1000,1500,rent]); nm=r.choice([N(),f"{N()} & {N().split()[0]}"]) ; le=D(2025,r.randint(9,12),30) if i%2 else D(2026,r.randint(1,7),28); ins=D(r.randint(2016,2024),r.randint(1,12),1)
        ws.write(R,3,nm,x)
        if i in(4,8): ws.write(R,4,"m-to-m",c); z["leaseEndDate"]="m-to-m"
        else: ws.write_datetime(R,4,dt.datetime(le.year,le.month,le.day),d); z["leaseEndDate"]=le
        ws.write(R,5,ins.strftime("%b-%y"),c); ws.write(R,6,rent,m)
        for j,v in ((7,pet),(8,lawn)):
            if v: ws.write(R,j,v,m)
            else: ws.write_blank(R,j,None,m)
        ws.write_formula(R,9,f"=SUM(G{R+1}:I{R+1})",m,rent+pet+lawn); ws.write(R,13,dep,m)
        if i in(0,2,5,6):
            nx=le+dt.timedelta(days=1); nw=rent+r.choice([50,65,75]); ws.write_datetime(R,11,dt.datetime(nx.year,nx.month,nx.day),d); ws.write(R,12,nw,mr); z["rentSteps"]=[dict(date=str(nx),amount=nw)]
        else: ws.write_blank(R,11,None,x); ws.write_blank(R,12,None,x)
        ch=[("Current rent",rent)]+([("Pet",pet)] if pet else [])+([("Lawn",lawn)] if lawn else [])
        z.update(tenantName=nm,moveInDate=ins.strftime("%b-%y"),contractRent=rent,totalCharges=rent+pet+lawn,deposit=dep,charges=[dict(code=a,amount=v) for a,v in ch],statusText="Occupied"); S=[a+v for a,v in zip(S,(rent,pet,lawn,rent+pet+lawn,dep))]
    rows.append(z); R+=1
    if i==5: R+=1
ws.write(R,3,"TOTAL PER MONTH",b); n=R
for j,v in zip((6,7,8,9,10,13),(S[0],S[1],S[2],S[3],S_m,S[4])): L="ABCDEFGHIJKLMN"[j]; ws.write_formula(R,j,f"=SUM({L}5:{L}{n})",F(bold=1,num_format="$#,##0",top=6),v)
R+=1; ws.write(R,3,"x 12",b); ws.write_formula(R,9,f"=J{R}*12",F(bold=1,num_format="$#,##0"),S[3]*12)
R+=2; ws.write(R,0,"Notes",b)
for k in ("Tenants pay all utilities except garage apt.","No back rent owed by anyone as of today.","1416 should be leased by Labor Day."): R+=1; ws.write(R,0,k)
R+=2; ws.write_row(R,0,["Loan","Lender","","Balance","Pmt"],b); ws.write_row(R+1,0,["1410-1420","Prairie State Bank","",612400,4385]); ws.write_row(R+2,0,["Mill Rd","Farm Credit","",288150,2110])
for i,w in enumerate([22,10,9,27,12,9,10,8,8,11,13,12,10,11]): ws.set_column(i,i,w)
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(FN,rows,"Birch Creek Townhomes LLC","2025-08-01",9,8,1,"SINGLE_FAMILY_RENTAL","d-owner","owner's small workbook, next increase columns, formulas, loan side table",False)
