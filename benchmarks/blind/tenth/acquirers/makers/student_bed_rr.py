from common import *
import xlsxwriter
r=random.Random(202); N=Names(r); FN="student_bed_rentroll.xlsx"
asof=D(2025,10,15)
plans={"4x4 Deluxe":(1412,769,"ABCD"),"2x2 Classic":(865,939,"AB"),"3x3 Townhome":(1490,849,"ABC")}
beds=[]
for b,fl in (("Bldg 1 - Oak",[("101","4x4 Deluxe"),("102","4x4 Deluxe"),("103","2x2 Classic"),("201","4x4 Deluxe"),("202","4x4 Deluxe"),("203","2x2 Classic"),("204","2x2 Classic")]),
             ("Bldg 2 - Elm",[("101","4x4 Deluxe"),("102","2x2 Classic"),("201","4x4 Deluxe"),("202","2x2 Classic"),("203","2x2 Classic")]),
             ("Townhomes",[(f"TH{i}","3x3 Townhome") for i in range(1,8)])):
    for u,p in fl:
        for s in plans[p][2]: beds.append((b,f"{u}-{s}",p))
cols=["Rent","Furniture","Parking","Utility Overage","Concession"]
rows=[]
vac=set(r.sample(range(len(beds)),7))
for i,(b,u,p) in enumerate(beds):
    sf,mr,_=plans[p]
    if b.endswith("Elm"): mr+=20
    R=dict(unit=u,building=b,unitType=p,marketRent=mr,_sf=sf)
    if i in vac:
        R["statusText"]=r.choice(["Vacant Unrented Ready","Vacant Unrented Ready","Vacant Unrented Not Ready","Vacant Rented Ready"])
        ch=[]
    else:
        a,l=N(); R["tenantName"]=f"{l}, {a}"; R["statusText"]=r.choice(["Occupied No Notice"]*8+["Notice Unrented"])
        R["moveInDate"]=R["leaseStartDate"]=D(2025,8,16)
        R["leaseEndDate"]=D(2026,7,31)
        k=r.random()
        if k<.15: R["moveInDate"]=D(2024,8,17)
        if k>.9: R["leaseStartDate"]=R["moveInDate"]=D(2025,9,r.randint(1,20))
        if R["statusText"]=="Notice Unrented": R["moveOutDate"]=D(2025,12,20); R["leaseEndDate"]=D(2025,12,20)
        rent=mr-r.choice([0,0,10,20,35,50])
        ch=[("Rent",rent)]
        if r.random()<.55: ch.append(("Furniture",40))
        if r.random()<.4: ch.append(("Parking",r.choice([55,95])))
        if r.random()<.3: ch.append(("Utility Overage",round(r.uniform(4,38),2)))
        if r.random()<.2: ch.append(("Concession",-r.choice([25,41.67,50])))
        R["contractRent"]=rent; R["deposit"]=r.choice([0,0,200,500]); R["balance"]=r.choice([0]*5+[round(r.uniform(-60,980),2)])
    R["charges"]=[{"code":k,"amount":v} for k,v in ch]
    if ch: R["totalCharges"]=round(sum(v for k,v in ch),2)
    rows.append(R)
tot={k:round(sum(q["amount"] for x in rows for q in x["charges"] if q["code"]==k),2) for k in cols}
T=round(sum(x.get("totalCharges",0) for x in rows),2)
# planted: one printed rent digit changed (unit total and report total keep the true figure)
pi=next(i for i,x in enumerate(rows) if i>25 and x.get("contractRent",0)>=800 and x["unitType"]=="2x2 Classic"); px=rows[pi]
old=px["contractRent"]; new=int(str(int(old))[0]+str((int(str(int(old))[1])+5)%10)+str(int(old))[2:])
px["contractRent"]=new
for q in px["charges"]:
    if q["code"]=="Rent": q["amount"]=new
wb=xlsxwriter.Workbook(path(FN)); ws=wb.add_worksheet("Rent Roll"); f2=wb.add_worksheet("Filters")
B=dict(font_name="Arial",font_size=8)
F=lambda **k: wb.add_format({**B,**k})
t=F(bold=1,font_size=12); g=F(font_color="#666666"); h=F(bold=1,bg_color="#DDE6EE",bottom=1,text_wrap=1,align="center",valign="bottom"); hg=F(bold=1,bg_color="#C5D3E0",align="center",border=1)
tx=F(); n=F(num_format='#,##0.00;(#,##0.00)'); bm=F(valign="top",bold=1,border=1,text_wrap=1); tn=F(num_format='$#,##0.00;($#,##0.00)',bold=1,top=1); tb=F(bold=1,top=1); i0=F(num_format="0",bold=1,top=1); p=F(num_format="0.0%")
ws.write(0,0,"Rent Roll",t); ws.write(1,0,"The Quad at Harlan Creek",F(bold=1)); ws.write(2,0,"As of 10/15/2025  |  Grouped by Building  |  Student leases by space",g); ws.write(3,0,"Created on 10/16/2025 7:04 AM CDT",g)
H=["Building","Unit-Space","Floor Plan","Space Status","Resident","Move-In","Lease Start","Lease End","Move-Out","Market Rent"]+cols+["Total Scheduled","Deposit Held","Balance"]
ws.merge_range(5,5,5,8,"Dates",hg); ws.merge_range(5,10,5,15,"Scheduled Charges",hg)
for j,x in enumerate(H): ws.write(6,j,x,h)
ws.freeze_panes(7,2); ri=7
from itertools import groupby
for b,L in groupby(rows,key=lambda x:x["building"]):
    L=list(L); ws.merge_range(ri,0,ri+len(L)-1,0,b,bm)
    for x in L:
        for j,v in ((1,x["unit"]),(2,x["unitType"]),(3,x["statusText"]),(4,x.get("tenantName","")),(5,us(x.get("moveInDate"))),(6,us(x.get("leaseStartDate"))),(7,us(x.get("leaseEndDate"))),(8,us(x.get("moveOutDate")))):
            ws.write_string(ri,j,v,tx) if v else ws.write_blank(ri,j,None,tx)
        ws.write(ri,9,x["marketRent"],n)
        for q in x["charges"]: ws.write(ri,10+cols.index(q["code"]),q["amount"],n)
        if "totalCharges" in x: ws.write(ri,15,x["totalCharges"],n); ws.write(ri,16,x["deposit"],n); ws.write(ri,17,x["balance"],n)
        ri+=1
ws.write(ri,0,"Report Total",tb)
for j in range(1,9): ws.write_blank(ri,j,None,tb)
ws.write(ri,1,f"{len(rows)} spaces",tb); ws.write(ri,9,sum(x["marketRent"] for x in rows),tn)
for j,k in enumerate(cols): ws.write(ri,10+j,tot[k],tn)
ws.write(ri,15,T,tn); ws.write(ri,16,sum(x.get("deposit",0) for x in rows),tn); ws.write(ri,17,round(sum(x.get("balance",0) for x in rows),2),tn)
ri+=3; ws.write(ri,1,"Floor Plan Summary",F(bold=1,font_size=10)); ri+=1
for j,x in enumerate(["Floor Plan","Spaces","Occupied","Vacant","Occupancy"]): ws.write(ri,[1,3,4,5,6][j],x,h)
ws.write_blank(ri,2,None,h); ri+=1
V=lambda x:x["statusText"].startswith("Vacant")
for k in plans:
    L=[x for x in rows if x["unitType"]==k]; v=sum(map(V,L))
    ws.write(ri,1,k,tx); ws.write(ri,3,len(L),tx); ws.write(ri,4,len(L)-v,tx); ws.write(ri,5,v,tx); ws.write(ri,6,(len(L)-v)/len(L),p); ri+=1
v=sum(map(V,rows)); ws.write(ri,1,"Total",tb); ws.write_blank(ri,2,None,tb)
for j,x in enumerate([len(rows),len(rows)-v,v]): ws.write(ri,3+j,x,i0)
ws.write(ri,6,(len(rows)-v)/len(rows),F(num_format="0.0%",bold=1,top=1))
for j,w in enumerate([12,10,13,22,24,10,10,10,10,10,10,9,9,9,10,11,10,10]): ws.set_column(j,j,w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5,6); ws.set_paper(1)
for k,(a,b) in enumerate([("Report","Rent Roll (v4.2)"),("Properties","The Quad at Harlan Creek"),("As Of","10/15/2025"),("Lease Term","2025-26 Academic Year"),("Include Future Residents","No"),("Group By","Building"),("Consolidate","By Space")]): f2.write(k,0,a,F(bold=1)); f2.write(k,1,b,tx)
f2.set_column(0,1,26); wb.close()
save(FN,"STUDENT_HOUSING","Entrata rent roll export, by space","merged building cells, grouped header, charge columns, side floor-plan summary, second sheet, planted",
 dict(propertyName="The Quad at Harlan Creek",asOnDate="2025-10-15",units=len(rows),occupied=len(rows)-v,vacant=v,sheet="Rent Roll",rows=rows,
 planted={"what":f"{px['unit']} ({px['building']}) rent printed {new} instead of {old}; its total scheduled and the report's Rent total keep {old}","kind":"digit_changed"}))
