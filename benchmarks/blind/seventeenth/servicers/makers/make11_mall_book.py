from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1611);N="r16_11_outlet_mall_quarterly.xlsx"
wb=Workbook();cv=wb.active;cv.title="Cover"
for i,l in enumerate(["Borrower's Quarterly Reporting Package","Heronsgate Outlet Shoppes","Quarter ended June 30, 2026","Contents: 1. Rent Roll   2. Tenant sales (T-12)   3. Co-tenancy log"]):cv.cell(3+i*2,2,l).font=Font(size=14-i*2,bold=i<2,name="Georgia")
w=wb.create_sheet("1. Rent Roll");sa=wb.create_sheet("2. Sales");co=wb.create_sheet("3. Co-tenancy")
w["B2"]="Heronsgate Outlet Shoppes - Rent Roll";w["B2"].font=Font(bold=True,size=13,name="Georgia");w["B3"]="Occupancy and contractual rents at 30 June 2026 (US$)"
for a,b,t in(("F","G","LEASE TERM"),("H","I","BASE RENT"),("J","L","RECOVERIES - MONTHLY"),("N","O","NEXT STEP")):
    w.merge_cells(f"{a}5:{b}5");w[f"{a}5"]=t;w[f"{a}5"].alignment=Alignment(horizontal="center");w[f"{a}5"].fill=PatternFill("solid",fgColor="1F3864");w[f"{a}5"].font=Font(color="FFFFFF",bold=True,size=9)
H=["Shop","Trading Name","GLA (sf)","Status","From","To","Per Month","$/sf p.a.","CAM","Taxes","Promo","Gross Month","Effective","New Monthly","Remarks"]
for i,h in enumerate(H):
    c=w.cell(6,i+2,h);c.font=Font(bold=True,size=9);c.border=Border(bottom=Side("thin"))
nm="Alder Pike Outfitters|Sorrel Footwear Outlet|Kestrel Golf|Maison Ravelle|Bixby Toys|Cresta Sunglasses|Lowen Luggage|Danube Crystal|Frostvale Outerwear|Tallow Candle Mill|Pomona Fudge|Urbane Denim|Gilt & Grey|Runwell Athletics|Velvet Acre|Harborline Nautical|Ember Cookware|Orrery Watches|Thimble Kids|Juno Lingerie|Calder Leather|Nine Elms Tea".split("|")
T=[];y=7;G=[0]*6;i=0;no=nv=0
for k in range(1,27):
    if k==14:y+=1
    u=f"{'N' if k<14 else 'S'}{k if k<14 else k-13}";a=r.choice([1800,2250,2500,3000,3600,4850,6200]);row=dict(unit=u,area=a)
    if k in(6,13,20,26):
        v=[u,"Available",a,"Vacant"];row["statusText"]="Vacant";nv+=1;G[0]+=a
    else:
        n=nm[i];i+=1;st="Dark" if k==17 else "Temp" if k in(3,22) else "Open";s=D(r.randint(2018,2025),r.randint(1,12),1);p=r.choice([22,26.5,31,34,38.25]);b=round(a*p/12,2)
        e=eom(addm(s,119)) if st!="Temp" else "MTM";rec=[round(a*z/12,2) for z in(7.4,4.1,1.5)] if st!="Temp" else [0,0,0];t=round(b+sum(rec),2)
        v=[u,n,a,st,s,e,b,p,*rec,t];no+=1
        row.update(tenantName=n,statusText=st,leaseStartDate=s,leaseEndDate=e,contractRent=b,charges=[dict(code=q,amount=z) for q,z in zip(("CAM","Taxes","Promo"),rec)],totalCharges=t)
        if st!="Temp" and r.random()<.6:
            d=D(2027 if s.month<=6 else 2026,s.month,1)
            if d<e:
                z=round(b*1.025,2);v+=[d,z];row["rentSteps"]=[dict(date=d,amount=z)]
            else:v+=[None,None]
        else:v+=[None,None]
        v.append("Closed store 4/12/2026; rent paid; LL may recapture" if st=="Dark" else "License, 30-day" if st=="Temp" else "Option 1x5 @ FMV" if r.random()<.25 else None)
        for j,z in enumerate([a,b,*rec,t]):G[j]+=z
    for j,z in enumerate(v):
        c=w.cell(y,j+2,z);c.font=Font(size=9)
        if isinstance(z,dt.date):c.number_format="d-mmm-yy"
        elif j in(6,7,8,9,10,11,13):c.number_format='#,##0.00'
        elif j==2:c.number_format="#,##0"
    T.append(row);y+=1
y+=1;w.cell(y,3,"Total centre");
for col,z in zip((4,8,10,11,12,13),G):w.cell(y,col,round(z,2)).number_format="#,##0.00" if col>4 else "#,##0"
for c in w[y]:c.font=Font(bold=True);c.border=Border(top=Side("thin"),bottom=Side("double"))
w.cell(y+2,3,f"{len(T)} shops: {no} let (incl. 1 dark and 2 temporary licences), {nv} vacant")
for q,x in zip("ABCDEFGHIJKLMNOP",[2,7,25,9,9,11,11,12,9,11,11,10,13,11,12,40]):w.column_dimensions[q].width=x
sa.append(["Shop","Trading Name","T-12 Sales","Sales psf"])
for t in T:
    if t.get("tenantName"):z=r.randint(280,520);sa.append([t["unit"],t["tenantName"],z*t["area"],z])
co.append(["Tenant","Trigger","In effect?"]);co.append(["Runwell Athletics","85% occupancy of south wing","No"]);co.append(["Gilt & Grey","Two named tenants open","Under review"])
w.page_setup.orientation="landscape";w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(f"{B}/documents/{N}")
save(N,dict(propertyName="Heronsgate Outlet Shoppes",asOnDate="2026-06-30",units=len(T),occupied=no,vacant=nv,sheet="1. Rent Roll",rows=T,printedTotals=dict(area=G[0],contractRent=round(G[1],2),totalCharges=round(G[5],2))),"RETAIL","workbook with cover, sales and co-tenancy sheets; grouped header, table starts at B")
