from common import *
import xlsxwriter
rng=random.Random(5608)
FILE='Corbel Block - rents for bank.xlsx'
nm=names(rng,60)
shops=[("101","Ferris & Daughters Hardware","Hardware",3150,D(2019,5,1),D(2029,4,30),4200,650,D(2027,5,1),4326),
("103","Mud Cup Coffee","Cafe",1250,D(2024,9,1),D(2029,8,31),2450,260,D(2026,9,1),2523.5),
("105","Vacant - former yarn shop","",980,None,None,None,None,None,None),
("107","Thimble Tailoring","Tailor",720,D(2011,3,1),"mtm",1150,0,None,None),
("109","Corbel Dental","Dentist",1840,D(2022,1,1),D(2031,12,31),3680,380,D(2027,1,1),3790.4)]
lay=[("Studio",420,985),("1BR",590,1240),("2BR",810,1565),("2BR corner",880,1660)]
ap=[];i=0
for fl in (2,3,4):
    for x in "ABCDEF":
        l=lay["ABCDEF".index(x)%4];u={"unit":f"{fl}{x}","unitType":l[0],"area":l[1],"section":"APARTMENTS (floors 2-4)"}
        if u["unit"] in("2E","4B"): u["statusText"]="Vacant"
        else:
            a=nm[i];i+=1;u["tenantName"]=f"{a[0]} {a[1]}"+(f" / {nm[i+20][0]} {nm[i+20][1]}" if i%4==0 else "");u["statusText"]="Occupied"
            rent=l[2]+rng.choice([-60,-25,0,0,20,45]);u["contractRent"]=float(rent)
            pk=rng.choice([0,75,75]);pet=rng.choice([0,0,30])
            u["charges"]=[{"code":"Rent / mo","amount":float(rent)}]+[{"code":k,"amount":float(v)} for k,v in(("Parking",pk),("Pet",pet)) if v]
            u["totalCharges"]=float(rent+pk+pet)
            s=D(2026 if rng.random()<.6 else 2025,rng.randint(1,8) if 0 else rng.choice([9,10,11,12,1,3,4,5,6]),1)
            if s>D(2026,8,1): s=addm(s,-12)
            u["leaseStartDate"]=s;u["leaseEndDate"]=eom(addm(s,11));
            if u["leaseEndDate"]<D(2026,8,31): u["leaseEndDate"]="mtm"
            u["deposit"]=float(rng.choice([rent,1000,500]))
        ap.append(u)
sh=[]
for u,t,use,sf,a,b,r,cam,sd,sr in shops:
    x={"unit":u,"area":sf,"section":"STREET LEVEL - SHOPS"}
    if r is None: x["statusText"]="Vacant";x["_t"]=t
    else:
        x.update(tenantName=t,statusText="Occupied",contractRent=float(r),leaseStartDate=a,leaseEndDate=b,totalCharges=float(r+cam),_use=use)
        x["charges"]=[{"code":"Base rent / mo","amount":float(r)},{"code":"NNN est. / mo","amount":float(cam)}]
        if sd:x["rentSteps"]=[{"date":iso(sd),"amount":float(sr)}]
    sh.append(x)
wb=xlsxwriter.Workbook(os.path.join(DOC,FILE));wb.set_properties({'created':dt.datetime(2026,8,31)})
n0=wb.add_worksheet("read me");ws=wb.add_worksheet("RR Aug 26");w3=wb.add_worksheet("mortgage")
n0.write(1,1,"Corbel Block LLC - package for annual review");n0.write(3,1,"Tab 2 is the rent list at end of August. 105 has a letter of intent, not signed.");n0.write(4,1,"Call me with questions - W. Corbel")
for k,(a,b) in enumerate([("Balance 8/31/26",1284330.17),("Rate",.0585),("P&I",9411.02),("Matures","11/1/2029")]): w3.write(k,0,a);w3.write(k,1,b)
f=lambda **k: wb.add_format({"font_name":"Calibri","font_size":10,**k})
H=f(bold=1,bg_color="#FCE4D6",border=1,text_wrap=1,align="center",valign="vcenter");tx=f();mn=f(num_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)');dt_=f(num_format="m/d/yy",align="center");num=f(num_format="#,##0");b=f(bold=1);bm=f(bold=1,top=1,num_format='$#,##0.00');bn=f(bold=1,top=1,num_format='#,##0');it=f(italic=1,font_color="#C00000")
ws.write("B1","CORBEL BLOCK",f(bold=1,font_size=16));ws.write("B2","12-20 Front Street   |   rent list as of 8/31/2026");
ws.set_column("A:A",2);ws.set_column("B:B",9);ws.set_column("C:C",36);ws.set_column("D:D",11);ws.set_column("E:E",8);ws.set_column("F:G",10);ws.set_column("H:K",12.5);ws.set_column("L:L",15)
ws.set_landscape();ws.fit_to_pages(1,0)
def dw(r,c,d):
    if isinstance(d,dt.date): ws.write_datetime(r,c,dt.datetime(d.year,d.month,d.day),dt_)
    else: ws.write(r,c,d,dt_)
r=3;ws.write(r,1,"STREET LEVEL - SHOPS",b);r+=1
for c,h in enumerate(["Shop","Tenant","Use","SF","Start","End","Base rent / mo","NNN est. / mo","Total / mo","Next bump","Rent after bump"]): ws.write(r,1+c,h,H)
r+=1;s0=r
for x in sh:
    ws.write(r,1,x["unit"],tx);ws.write(r,4,x["area"],num)
    if "tenantName" in x:
        ws.write(r,2,x["tenantName"],tx);ws.write(r,3,x["_use"],tx);dw(r,5,x["leaseStartDate"]);dw(r,6,x["leaseEndDate"])
        for k in(0,1): ws.write(r,7+k,x["charges"][k]["amount"],mn)
        ws.write_formula(r,9,f"=H{r+1}+I{r+1}",mn,x["totalCharges"])
        if "rentSteps" in x: dw(r,10,dt.date.fromisoformat(x["rentSteps"][0]["date"]));ws.write(r,11,x["rentSteps"][0]["amount"],mn)
    else: ws.write(r,2,x["_t"],it)
    r+=1
T=lambda rs,k:sum(q.get(k,0) for q in rs)
C=lambda rs,c:sum(z["amount"] for q in rs for z in q.get("charges",[]) if z["code"]==c)
ws.write(r,2,"Shops total",b)
for c,v,ff in((4,T(sh,"area"),bn),(7,T(sh,"contractRent"),bm),(8,C(sh,"NNN est. / mo"),bm),(9,T(sh,"totalCharges"),bm)): L="ABCDEFGHIJ"[c];ws.write_formula(r,c,f"=SUM({L}{s0+1}:{L}{r})",ff,v)
rs_=r+1;r+=3
ws.write(r,1,"APARTMENTS (floors 2-4)",b);r+=1
for c,h in enumerate(["Apt","Resident","Layout","SF","Lease from","Lease to","Rent / mo","Parking","Pet","Total / mo","Deposit held"]): ws.write(r,1+c,h,H)
r+=1;a0=r
for k,x in enumerate(ap):
    ws.write(r,1,x["unit"],tx);ws.write(r,3,x["unitType"],tx);ws.write(r,4,x["area"],num)
    if "tenantName" in x:
        ws.write(r,2,x["tenantName"],tx);dw(r,5,x["leaseStartDate"]);dw(r,6,x["leaseEndDate"]);ws.write(r,7,x["contractRent"],mn)
        ch={z["code"]:z["amount"] for z in x["charges"]}
        if "Parking" in ch:ws.write(r,8,ch["Parking"],mn)
        if "Pet" in ch:ws.write(r,9,ch["Pet"],mn)
        ws.write_formula(r,10,f"=SUM(H{r+1}:J{r+1})",mn,x["totalCharges"]);ws.write(r,11,x["deposit"],mn)
    else: ws.write(r,2,"Vacant",it)
    r+=1
    if k in(5,11): r+=1
ws.write(r,2,"Apartments total",b)
for c,v,ff in((4,T(ap,"area"),bn),(7,T(ap,"contractRent"),bm),(8,C(ap,"Parking"),bm),(9,C(ap,"Pet"),bm),(10,T(ap,"totalCharges"),bm),(11,T(ap,"deposit"),bm)): L="ABCDEFGHIJKL"[c];ws.write_formula(r,c,f"=SUM({L}{a0+1}:{L}{r})",ff,v)
ra=r+1;r+=2
ws.write(r,2,"WHOLE BUILDING, rents per month",b);ws.write_formula(r,7,f"=H{rs_}+H{ra}",bm,T(sh+ap,"contractRent"));r+=1
ws.write(r,2,"23 units - 20 rented, 3 vacant",tx)
wb.close()
for x in sh:
    if "charges" in x: x["charges"]=[z for z in x["charges"] if z["amount"]]
truth(FILE,dict(assetType="MIXED_USE",documentType="RENT_ROLL",author="borrower's own Excel",style="two tables with different columns on one sheet, extra tabs, formulas",hard=False),sh+ap,propertyName="Corbel Block",asOnDate="2026-08-31",units=23,occupied=20,vacant=3,sheet="RR Aug 26")
