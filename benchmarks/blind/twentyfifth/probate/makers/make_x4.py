from common import *
from openpyxl import Workbook
from datetime import date,timedelta
n="rentredi_units_export.xlsx"
r=random.Random(404); N=names(104,40)
wb=Workbook(); ws=wb.active; ws.title="Sheet1"
H=["Property Name","Unit","Unit Type","Beds","Baths","Square Feet","Occupancy","Tenant(s)","Tenant Email","Lease Start","Lease End","Monthly Rent","Security Deposit","Outstanding Balance","Late Fee","Autopay"]
ws.append(H); rows=[]; k=0; oc=va=0
P=[("Duplex - 411 Gaines",["A","B"],"Duplex"),("Fourplex - Sycamore",["1","2","3","4"],"Apartment"),("1902 Dahlia Ave",["House"],"Single Family"),("1916 Dahlia Ave",["House","Garage Apt"],"Single Family"),("Grandma's Triplex",["Front","Middle","Back"],"Apartment"),("55 Tull Rd",["House"],"Single Family"),("Lakeside Cabins",["Cabin 1","Cabin 2","Cabin 3","Cabin 4","Cabin 5"],"Cabin"),("708 N Pecan",["Up","Down"],"Duplex")]
for p,us,ty in P:
    for u in us:
        bd=r.choice([1,2,2,3]); ba=r.choice([1,1,1.5,2]); sf=bd*290+r.randint(200,420); v=(p,u) in {("Fourplex - Sycamore","3"),("Lakeside Cabins","Cabin 4"),("55 Tull Rd","House")}
        R=dict(unit=u,propertyName=p,unitType=ty,area=sf,statusText="VACANT" if v else "OCCUPIED"); x=[p,u,ty,bd,ba,str(sf),R["statusText"]]
        if v: x+=["","","","","","","","","OFF"]; va+=1
        else:
            oc+=1; nm=N[k];k+=1
            if r.random()<.3: nm+=", "+N[k];k+=1
            rn=525+bd*215+r.randint(0,30)*5; 
            if (p,u)==("Grandma's Triplex","Front"): rn=300
            dp=r.choice([rn,rn,500,0]); bl=r.choice([0,0,0,0,rn,rn*2,60.5]); s=date(r.choice([2023,2024,2025]),r.randint(1,9),1); e=date(s.year+1,s.month,1)-timedelta(1); mt=r.random()<.3
            x+=[nm,nm.split(",")[0].lower().replace(" ",".")+"@example.com",s.strftime("%Y-%m-%d"),"Month-to-month" if mt else e.strftime("%Y-%m-%d"),f"${rn:,.2f}",f"${dp:,.2f}",f"${bl:,.2f}","$50.00",r.choice(["ON","OFF"])]
            R.update(tenantName=nm,leaseStartDate=s.isoformat(),leaseEndDate="Month-to-month" if mt else e.isoformat(),contractRent=rn,deposit=dp,balance=bl)
        ws.append(x); rows.append(R)
wb.save(doc(n))
save(n,"SINGLE_FAMILY_RENTAL","RentRedi style flat export, money and numbers as text","no title, no date, no total; text numbers; late fee distractor",None,None,oc+va,oc,va,rows,sheet="Sheet1")
