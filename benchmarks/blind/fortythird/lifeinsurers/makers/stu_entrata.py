from common import *
import xlsxwriter
rng=random.Random("entrata-stu-42d")
NAME="RentRoll_BySpace_TheQuarry_11012026.xlsx"
SH="Rent Roll"
wb=xlsxwriter.Workbook(doc(NAME));ws=wb.add_worksheet(SH);pa=wb.add_worksheet("Filters")
f=lambda **k:wb.add_format({"font_name":"Open Sans","font_size":9,**k})
for i,(a,b) in enumerate([("Report","Rent Roll - By Space"),("Version","5.3"),("Properties","The Quarry at Millbrook"),("Period","Date: 11/01/2026"),("Consolidate By","Do Not Consolidate"),("Group By","Building"),("Subtotals","Yes"),("Exclude","Cancelled, Wait-listed")]): pa.write_row(i,0,[a,b],f())
pa.set_column(0,1,28)
ws.set_landscape();ws.fit_to_pages(1,0);ws.freeze_panes(6,0)
ws.write(0,0,"Rent Roll - By Space",f(bold=True,font_size=14));ws.write(1,0,"The Quarry at Millbrook",f(bold=True));ws.write(2,0,"As of 11/01/2026",f());ws.write(3,0,"Created on 11/03/2026 at 2:18 PM EST",f(font_color="#808080"))
H=["Unit-Space","Floor Plan","Space Status","Resident","Lease Status","Lease Start","Lease End","Market Rent","Rent","Furniture","Parking","Utility Pkg","Concession","Total Charges","Deposit Held","Balance"]
hf=f(bold=True,bg_color="#22577A",font_color="#FFFFFF",text_wrap=True,valign="vcenter",border=1,border_color="#FFFFFF")
for j,t in enumerate(H): ws.write(5,j,t,hf)
ws.set_row(5,26)
for j,w in enumerate((11,13,22,24,14,11,11,10,10,10,9,10,11,11,10,10)): ws.set_column(j,j,w)
m=f(num_format="$#,##0.00;($#,##0.00)");x=f();mb=f(bold=True,num_format="$#,##0.00;($#,##0.00)",top=1);xb=f(bold=True,top=1)
bld={"Poplar House":[("1"+str(fl)+"0"+str(i),"4x4 Granite") for fl in(1,2,3) for i in (1,2,3)],
 "Sycamore House":[("2"+str(fl)+"0"+str(i),"4x4 Granite" if i<3 else "2x2 Slate") for fl in(1,2,3) for i in (1,2,3,4)],
 "Cottages":[(f"C{i}","5x5 Cottage") for i in (1,2,3)]}
MK={"4x4 Granite":829,"2x2 Slate":985,"5x5 Cottage":915}
r=6;rows=[];nm=names(rng,140);ni=0;GT=[0]*9;nb=no=0;plan={}
for b,us in bld.items():
    ws.merge_range(r,0,r,15,b,f(bold=True,bg_color="#DCE9EF"));r+=1
    T=[0]*9;cnt=oc=0
    for u,p in us:
        for s in "ABCDE"[:int(p[0])]:
            cnt+=1;mk=float(MK[p]+(20 if b=="Cottages" and u=="C1" else 0));us_=f"{u}-{s}"
            q=rng.random();P=plan.setdefault(p,[0,0,0,0]);P[0]+=1;P[2]+=mk
            T[0]+=mk
            if us_=="2104-B":
                ws.write_row(r,0,[us_,p,"Down"],x);ws.write(r,7,mk,m);[ws.write(r,j,0,m) for j in (13,14,15)]
                rows.append(row(unit=us_,building=b,unitType=p,statusText="Down",marketRent=mk,totalCharges=0,deposit=0,balance=0));r+=1;continue
            if q<.075:
                st=rng.choice(["Vacant Unrented Ready","Vacant Unrented Not Ready","Vacant Unrented Ready"])
                ws.write_row(r,0,[us_,p,st],x);ws.write(r,7,mk,m);[ws.write(r,j,0,m) for j in (13,14,15)]
                rows.append(row(unit=us_,building=b,unitType=p,statusText=st,marketRent=mk,totalCharges=0,deposit=0,balance=0));r+=1;continue
            oc+=1;P[1]+=1
            fn,ln=nm[ni];ni+=1;n=f"{ln}, {fn}"
            st="Notice Unrented" if q>.965 else "Occupied No Notice"
            ls="Notice" if q>.965 else ("Month-to-Month" if .12<q<.13 else "Current")
            rent=mk-rng.choice([0,0,0,15,30,50]);le=D(2027,7,31);a=D(2026,8,20)
            if q>.965: le=D(2026,12,18)
            if .5<q<.6: a=D(2026,9,rng.randint(3,28))
            fu=25.0 if rng.random()<.4 else 0;pk=60.0 if rng.random()<.35 else 0;ut=45.0;co=-75.0 if rng.random()<.12 else 0
            tot=rent+fu+pk+ut+co;dep=rng.choice([0.0,200.0,200.0,rent]);bal=rng.choice([0.0]*7+[tot,round(tot/2,2),-tot,40.0])
            ws.write_row(r,0,[us_,p,st,n,ls,md(a),md(le)],x)
            for j,v in zip(range(7,16),(mk,rent,fu,pk,ut,co,tot,dep,bal)):
                if v or j in(13,14,15): ws.write(r,j,v,m)
            ch=[(k,v) for k,v in zip(H[8:13],(rent,fu,pk,ut,co)) if v]
            rows.append(row(unit=us_,building=b,unitType=p,statusText=st,tenantName=n,leaseStartDate=a,leaseEndDate=le,marketRent=mk,contractRent=rent,charges=ch,totalCharges=tot,deposit=dep,balance=bal))
            for k,v in enumerate((rent,fu,pk,ut,co,tot,dep,bal),1): T[k]+=v
            P[3]+=rent;r+=1
    ws.write(r,0,f"Subtotal {b}",xb);ws.write(r,1,f"{cnt} spaces",xb);ws.write(r,2,f"{oc/cnt*100:.2f}% occupied",xb)
    for j in range(3,7): ws.write_blank(r,j,None,xb)
    for j,v in enumerate(T): ws.write(r,7+j,round(v,2),mb)
    r+=2;GT=[a+c for a,c in zip(GT,T)];nb+=cnt;no+=oc
ws.write(r,0,"Grand Total",xb);ws.write(r,1,f"{nb} spaces",xb);ws.write(r,2,f"{no/nb*100:.2f}% occupied",xb)
for j in range(3,7): ws.write_blank(r,j,None,xb)
for j,v in enumerate(GT): ws.write(r,7+j,round(v,2),mb)
r+=3
ws.write(r,0,"Floor Plan Summary",f(bold=True));r+=1
for j,t in enumerate(["Floor Plan","Spaces","Occupied","Occ %","Market Rent","Leased Rent"]): ws.write(r,j,t,hf)
r+=1
for p,(a,o,k,l) in plan.items():
    ws.write(r,0,p,x);ws.write(r,1,a,x);ws.write(r,2,o,x);ws.write(r,3,o/a,f(num_format="0.0%"));ws.write(r,4,k,m);ws.write(r,5,l,m);r+=1
wb.close()
save(NAME,rows,"The Quarry at Millbrook","2026-11-01",nb,no,nb-no,"STUDENT_HOUSING","Entrata rent roll by space (bed), building bands with subtotals, charge columns, floor-plan summary, filter sheet","Entrata export",sheet=SH)
