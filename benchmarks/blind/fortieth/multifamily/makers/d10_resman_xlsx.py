# ResMan rent roll xlsx: merged columns, spacer columns, ledger categories down, buildings, status via side notes
from common import *
import xlsxwriter
r=random.Random(410); N=Names(r); FN="10_resman_brookhollow.xlsx"; ason=D(2025,1,31)
wb=xlsxwriter.Workbook(doc(FN)); ws=wb.add_worksheet("Rent Roll")
F=lambda **k: wb.add_format({"font_name":"Segoe UI","font_size":8,"valign":"top",**k})
t=F(bold=1,font_size=14); s=F(font_color="#555555"); h=F(bold=1,bottom=1,text_wrap=1,bg_color="#F2F2F2"); hr=F(bold=1,bottom=1,align="right",text_wrap=1,bg_color="#F2F2F2"); x=F(); m=F(num_format="$#,##0.00;-$#,##0.00"); d=F(num_format="mm/dd/yyyy",align="left"); bb=F(bold=1,font_size=9,top=2); bm=F(bold=1,num_format="$#,##0.00;-$#,##0.00",top=1)
ws.merge_range("A1:R1","Rent Roll",t); ws.merge_range("A2:R2","Brookhollow Village",F(bold=1,font_size=10)); ws.merge_range("A3:R3","Date: 01/31/2025  |  Building: All  |  Include pending renewals: No  |  Generated 02/04/2025 by amorris",s)
# columns: A unit B spacer C type D sqft E spacer F resident G status H movein I lease start J lease end K moveout L market M spacer N category O amount P total Q deposits R balance
for c,v,f in [(0,"Unit",h),(1,"",h),(2,"Unit Type",h),(3,"Sq Feet",hr),(4,"",h),(5,"Residents",h),(6,"Status",h),(7,"Move In",h),(8,"Lease Start",h),(9,"Lease End",h),(10,"Move Out",h),(11,"Market Rent",hr),(12,"",h),(13,"Category",h),(14,"Charges",hr),(15,"Total Charges",hr),(16,"Deposits Held",hr),(17,"Balance",hr)]: ws.write(4,c,v,f)
R=5; rows=[]; G=[0]*5; occ=vac=0; n=0; cat={}
ty=[("A1 - 1x1",688,1135),("A2 - 1x1D",744,1210),("B1 - 2x1",902,1365),("B2 - 2x2",988,1440)]
sp={"103":"Vacant","206":"Vacant Leased","307":"Vacant","402":"Notice","105":"Notice","504":"Model","508":"Down","208":"Under Eviction","301":"Employee"}
wd=lambda c,v: ws.write_datetime(R,c,dt.datetime(v.year,v.month,v.day),d)
for b in range(1,6):
    ws.merge_range(R,0,R,17,f"Building {b}",bb); R+=1; S=[0]*5
    for k in range(1,9):
        u=f"{b}0{k}"; n+=1; q=r.choice(ty); mk=q[2]+r.choice([0,0,20,30]); st=sp.get(u,"Current"); z=dict(unit=u,building=f"Building {b}",unitType=q[0],area=q[1],marketRent=mk,statusText=st); S[0]+=mk
        ws.write(R,0,u,x); ws.write(R,2,q[0],x); ws.write(R,3,q[1],x); ws.write(R,6,st,x); ws.write(R,11,mk,m)
        if st in("Vacant","Vacant Leased","Model","Down"):
            if st[0]=="V": vac+=1
            rows.append(z); R+=1
            if st=="Vacant Leased":
                nm=N(); ls=D(2025,2,14); le=td(addm(ls,12),-1); dp=300
                ws.write(R,0,u,x); ws.write(R,2,q[0],x); ws.write(R,3,q[1],x); ws.write(R,5,nm,x); ws.write(R,6,"Pending",x); wd(7,ls); wd(8,ls); wd(9,le)
                ws.write(R,13,"Rent",x); ws.write(R,14,mk,m); ws.write(R,15,mk+19,m); ws.write(R,16,dp,m); ws.write(R,17,0,m); R+=1; ws.write(R,13,"Trash",x); ws.write(R,14,19,m); R+=1
                rows.append(dict(unit=u,building=f"Building {b}",unitType=q[0],area=q[1],statusText="Pending",tenantName=nm,moveInDate=ls,leaseStartDate=ls,leaseEndDate=le,totalCharges=mk+19,contractRent=mk,deposit=dp,balance=0,charges=[dict(code="Rent",amount=mk),dict(code="Trash",amount=19)]))
            continue
        occ+=1; mi=td(ason,-r.randint(12,1500)); ls=mi
        while addm(ls,12)<=ason: ls=addm(ls,12)
        le=td(addm(ls,12),-1); mo=td(ason,r.randint(6,50)) if st=="Notice" else None; rent=mk-r.choice([0,15,40,60,95]); ch=[("Rent",rent)]
        if st=="Employee": ch.append(("Employee Discount",-round(rent*.25,2)))
        if r.random()<.3: ch.append(("Pet Rent",25))
        if r.random()<.2: ch.append(("Washer/Dryer",50))
        if r.random()<.2: ch.append(("Concession - Lease",-r.choice([50,75])))
        ch.append(("Trash",19)); T=sum(a for _,a in ch); dp=r.choice([0,300,300,mk]); ba=r.choice([0,0,0,0,-30,T,88.2]) if st!="Under Eviction" else T*2+150
        nm=N(); nm=f"{nm}, {N()}" if r.random()<.3 else nm
        ws.write(R,5,nm,x); wd(7,mi); wd(8,ls); wd(9,le); 
        if mo: wd(10,mo)
        ws.write(R,15,T,m); ws.write(R,16,dp,m); ws.write(R,17,ba,m)
        for cd,a in ch: ws.write(R,13,cd,x); ws.write(R,14,a,m); cat[cd]=cat.get(cd,0)+a; R+=1
        S=[p+v for p,v in zip(S,[0,T,T,dp,ba])]
        z.update(tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,contractRent=rent,totalCharges=T,deposit=dp,balance=ba,charges=[dict(code=a,amount=v) for a,v in ch]); rows.append(z)
    ws.write(R,9,f"Building {b}",F(bold=1,align="right"))
    for c,v in zip((11,14,15,16,17),S): ws.write(R,c,v,bm)
    R+=2; G=[p+v for p,v in zip(G,S)]
ws.write(R,5,"Total (pending residents excluded)",bb)
for c,v in zip((11,14,15,16,17),G): ws.write(R,c,v,bm)
R+=3; ws.write(R,5,"Category",h); ws.write(R,6,"Amount",hr); R+=1
for k,v in sorted(cat.items(),key=lambda a:-a[1]): ws.write(R,5,k,x); ws.write(R,6,v,m); R+=1
R+=1
for a,v in (("Units",n),("Occupied",occ),("Vacant",vac),("Model",1),("Down",1)): ws.write(R,5,a,x); ws.write(R,6,v,x); R+=1
for i,w in enumerate([7,1,11,7,1,30,12,11,11,11,11,11,1,18,10,11,11,11]): ws.set_column(i,i,w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.hide_gridlines(2); wb.close()
save(FN,rows,"Brookhollow Village","2025-01-31",n,occ,vac,"MULTIFAMILY","d-resman","ResMan export, spacer columns, category lines per lease, buildings with subtotals, pending inline",True)
