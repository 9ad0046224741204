from common import *
import xlsxwriter
r=random.Random(707); N=Names(r); FN="military_housing_unit_listing.xlsx"
asof=D(2025,1,31)
gr=[("E-4","CPL",1842),("E-5","SGT",1968),("E-6","SSG",2145),("E-7","SFC",2268),("E-8","MSG",2394),("E-9","SGM",2523),("W-2","CW2",2331),("O-2","1LT",2109),("O-3","CPT",2418),("O-4","MAJ",2706),("O-5","LTC",2877),("O-6","COL",2904)]
nb=[("Bataan Ridge","100",64,"JNCO",["Bataan Rd","Corregidor Ct"],[("JN3-A",3,1386),("JN3-B",3,1422),("JN4-A",4,1610)],(0,1,2)),
    ("Pershing Heights","200",58,"SNCO",["Pershing Loop","Argonne St"],[("SN3-A",3,1540),("SN4-A",4,1725)],(2,3,4,5)),
    ("Old Post Historic","300",22,"FG/SG",["Officers Row","Parade Cir"],[("HX4-1",4,2480),("HX5-1",5,3015)],(9,10,11)),
    ("Meadowlark Village","400",52,"CGO/WO",["Meadowlark Dr","Killdeer Ln"],[("CG3-A",3,1655),("CG3-D",3,1655),("CG4-A",4,1838)],(6,7,8))]
rows=[]
for name,code,n,cat,sts,pl,gs in nb:
    no=r.randint(12,30)*100
    for i in range(n):
        if i==n//2: no=r.randint(40,60)*100
        no+=r.choice([2,2,4]); t,bd,sf=r.choice(pl)
        R=dict(unit=f"{code}-{i+1:04d}",section=name,unitType=t,area=sf,_addr=f"{no} {sts[0] if i<n//2 else sts[1]}",_bd=bd,_cat=cat)
        k=r.random()
        if k<.05: R["statusText"]="VAC-MR"
        elif k<.075: R["statusText"]="VAC-RDY"
        elif k<.09: R["statusText"]="DOWN"
        else:
            a,l=N(); w=r.random(); base=gr[r.choice(gs)]
            if w<.08: R.update(_pg=r.choice(["RET","DOD CIV"]),_cl="Waterfall"); R["tenantName"]=f"{l}, {a}"; rent=r.choice([1725,1795,1895,2050]); R["_bah"]=None; disc=0
            else:
                R.update(_pg=base[0],_cl="AD"); R["tenantName"]=f"{base[1]} {l}, {a}"; rent=base[2]; R["_bah"]=rent; disc=-r.choice([0,0,0,0,75,100,round(rent*.05,2)])
            R["statusText"]=r.choice(["OCC"]*12+["NTV"]); R["contractRent"]=rent; R["_disc"]=disc
            pet=0
            R["charges"]=[{"code":"Rent","amount":rent}]+([{"code":"Concession","amount":disc}] if disc else [])
            R["totalCharges"]=round(rent+disc,2)
            R["moveInDate"]=D(r.randint(2021,2024),r.randint(1,12),r.randint(1,28)); 
            e=addm(R["moveInDate"],12); R["leaseEndDate"]=e if e>asof else "MTM"
            if R["statusText"]=="NTV": R["moveOutDate"]=asof+dt.timedelta(r.randint(6,30))
            R["balance"]=r.choice([0]*7+[round(r.uniform(-120,1900),2)])
        rows.append(R)
wb=xlsxwriter.Workbook(path(FN)); sm=wb.add_worksheet("Occupancy Summary"); ws=wb.add_worksheet("Unit Listing"); df=wb.add_worksheet("Status Codes")
B=dict(font_name="Tahoma",font_size=8); F=lambda **k: wb.add_format({**B,**k})
tx=F(); rt=F(align="right"); bd=F(bold=1); h=F(bold=1,bg_color="#5B6B3A",font_color="white",align="center",border=1,text_wrap=1); tot=F(bold=1,top=1,align="right"); tl=F(bold=1,top=1); sec=F(bold=1,bg_color="#E4E8D8",font_size=9)
mil=lambda d: d.strftime("%d %b %Y").upper() if isinstance(d,dt.date) else (d or "")
mo=lambda v:"" if v is None else (f"${v:,.2f}" if v>=0 else f"-${-v:,.2f}")
ws.write(0,0,"Fort Harlow Family Housing LLC",F(bold=1,font_size=13)); ws.write(1,0,"MHPI Unit Listing with Rental Charges",bd); ws.write(2,0,"Effective: 31 JAN 2025    BAH tables: CY2025    Run: 03 FEB 2025 0915",tx)
h1=["Unit","Address","Plan","BR","Net SF","Category","Status","Resident","","","Monthly","","","Occupancy","","","Acct"]
h2=["ID","","","","","","","Name","Pay Grade","Class","BAH / Rent","Concession","Net Charge","Move-In","Lease End","Exp. Vacate","Balance"]
def hd(ri):
    for j,(a,b) in enumerate(zip(h1,h2)):
        if j not in (7,8,9,10,11,12,13,14,15): ws.write(ri,j,a,h)
        ws.write(ri+1,j,b,h)
    ws.merge_range(ri,7,ri,9,"Resident",h); ws.merge_range(ri,10,ri,12,"Monthly",h); ws.merge_range(ri,13,ri,15,"Occupancy",h)
def T(ri,lbl,L):
    for j in range(17): ws.write_blank(ri,j,None,tl)
    ws.write(ri,0,lbl,tl); ws.write(ri,4,f"{sum(x['area'] for x in L):,}",tot)
    for j,k in ((10,"contractRent"),(11,"_disc"),(12,"totalCharges"),(16,"balance")): ws.write(ri,j,mo(round(sum(x.get(k,0) for x in L),2)),tot)
O=lambda L:sum(x["statusText"] in("OCC","NTV") for x in L)
ri=4
for name,code,*_ in nb:
    L=[x for x in rows if x["section"]==name]
    ws.merge_range(ri,0,ri,16,f"Neighborhood: {name}",sec); hd(ri+1); ri+=3
    for x in L:
        V=[x["unit"],x["_addr"],x["unitType"],str(x["_bd"]),f"{x['area']:,}",x["_cat"],x["statusText"],x.get("tenantName",""),x.get("_pg",""),x.get("_cl",""),mo(x.get("contractRent")),mo(x.get("_disc")) if x.get("_disc") else "",mo(x.get("totalCharges")),mil(x.get("moveInDate")),mil(x.get("leaseEndDate")),mil(x.get("moveOutDate")),mo(x.get("balance"))]
        for j,v in enumerate(V):
            if v: ws.write_string(ri,j,v,rt if j in (3,4,10,11,12,16) else tx)
        ri+=1
    T(ri,f"{name}: {len(L)} units, {O(L)} occupied",L); ri+=2
T(ri,f"Installation total: {len(rows)} units, {O(rows)} occupied",rows)
for j,w in enumerate([10,21,8,4,7,9,9,27,9,10,11,10,11,12,12,12,11]): ws.set_column(j,j,w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.ignore_errors({"number_stored_as_text":"A1:Q400"})
sm.write(0,0,"Fort Harlow Family Housing - Occupancy Summary at 31 JAN 2025",bd)
for j,x in enumerate(["Neighborhood","Units","Occupied","Vacant","of which Down","Occ %"]): sm.write(2,j,x,h)
for k,name in enumerate([n[0] for n in nb]+["Total"]):
    L=[x for x in rows if x["section"]==name] or rows
    for j,v in enumerate([name,len(L),O(L),len(L)-O(L),sum(x["statusText"]=="DOWN" for x in L),O(L)/len(L)]): sm.write(3+k,j,v,F(num_format="0.0%") if j==5 else tx)
sm.set_landscape(); sm.set_column(0,0,24); sm.set_column(1,5,11)
for k,(a,b) in enumerate((("OCC","Occupied"),("NTV","Occupied, notice to vacate"),("VAC-MR","Vacant, make-ready in progress"),("VAC-RDY","Vacant, ready to assign"),("DOWN","Off line, pending demolition or renovation"))): df.write(k,0,a,bd); df.write(k,1,b,tx)
df.set_column(1,1,45); wb.close()
save(FN,"MULTIFAMILY","Privatised military housing unit listing","about 200 rows, amounts as text, day-month-year text dates, header repeated per neighborhood, roll on second sheet",
 dict(propertyName="Fort Harlow Family Housing LLC",asOnDate="2025-01-31",units=len(rows),occupied=O(rows),vacant=len(rows)-O(rows),sheet="Unit Listing",rows=rows))
