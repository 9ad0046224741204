# Rent Manager report saved to Excel: spacer columns, charges stacked, sections by site type
from .common import *
import xlsxwriter
META=dict(file="RentManager_RentRoll_CFRV.xlsx",assetType="MANUFACTURED_HOUSING",style="Rent Manager report exported to Excel, spacer and merged columns, charges stacked below the tenant",hard="stacked charges, spacer columns, merged cells, no status column, MTM blank end date")
def make(rng,path):
    wb=xlsxwriter.Workbook(path);wb.set_properties({"created":dt.datetime(2025,6,2),"title":"Rent Roll"});ws=wb.add_worksheet("Rent Roll")
    F=lambda **k:wb.add_format(dict(font_name="Tahoma",font_size=8,**k))
    b=F(bold=1);t=F();h=F(bold=1,bottom=2,text_wrap=1,valign="bottom");hr=F(bold=1,bottom=2,align="right",text_wrap=1);m=F(num_format='$#,##0.00;($#,##0.00)');mb=F(bold=1,top=1,num_format='$#,##0.00;($#,##0.00)');d=F(num_format="m/d/yyyy",align="left");sec=F(bold=1,italic=1,font_color="#1F3864")
    for c,w in enumerate([9,1.5,14,8,12,1.5,10,10,1.5,11,1.5,16,10,1.5,10,10.5]):ws.set_column(c,c,w)
    ws.merge_range("A1:P1","Rent Roll",F(bold=1,align="center"));ws.merge_range("A2:P2","Cedar Flats RV Resort (CFRV)",F(bold=1,align="center"));ws.merge_range("A3:P3","As of 5/31/2025",F(align="center"));ws.write("A4","Tenants: Current   Sort: Unit Type, Unit",t)
    r=5
    for c,l,f in [(0,"Unit",h),(2,"Tenant",h),(3,"",h),(4,"Account",h),(6,"Move In",h),(7,"Lease End",h),(9,"Market Rent",hr),(11,"Recurring Charge",h),(12,"Amount",hr),(14,"Deposits",hr),(15,"Balance",hr)]:ws.write(r,c,l,f)
    ws.merge_range(r,2,r,3,"Tenant",h)
    r=7;nm=names(rng,50,"{l}, {f}");ni=0;rows=[];G=[0]*4;n=vac=0
    for sn,pre,k,mk in [("Full Hookup 50A Pull-Thru","PT",12,695),("Back-In 30A","BI",16,560),("Park Model","PM",9,780)]:
        ws.write(r,0,sn,sec);r+=1;S=[0]*4;v=0
        for i in range(1,k+1):
            u=f"{pre}-{i:02d}";n+=1
            ws.write(r,0,u,t);ws.write(r,9,mk,m);S[0]+=mk
            T=dict(unit=u,section=sn,marketRent=mk)
            if rng.random()<.18:
                ws.merge_range(r,2,r,3,"(Vacant)",F(italic=1));vac+=1;v+=1;T["statusText"]="Vacant";rows.append(T);r+=1;continue
            ws.merge_range(r,2,r,3,nm[ni],t);ws.write(r,4,f"CF{4100+ni}",t);mi=rdate(rng,dt.date(2018,1,1),dt.date(2025,5,15));ws.write_datetime(r,6,dt.datetime(mi.year,mi.month,mi.day),d)
            T.update(tenantName=nm[ni],statusText="Occupied",moveInDate=mi);ni+=1
            if pre=="PM":
                e=addm(dt.date(2025,5,1),rng.randrange(2,14))-dt.timedelta(days=1);ws.write_datetime(r,7,dt.datetime(e.year,e.month,e.day),d);T["leaseEndDate"]=e
            rent=mk-rng.choice([0,0,0,20,35,50]);ch=[("RC - Site Rent",rent)]
            if pre!="PM":ch.append(("ELEC - Metered Elec",round(rng.uniform(31,128),2)))
            if rng.random()<.3:ch.append(("STOR - Shed/Storage",40))
            if rng.random()<.3:ch.append(("PET - Pet Fee",10))
            if pre=="PM" or rng.random()<.4:ch.append(("W/S - Water Sewer",38))
            dep=rng.choice([0,100,mk//2]);bal=rng.choice([0,0,0,round(rng.uniform(25,800),2),-round(rng.uniform(10,300),2)])
            ws.write(r,14,dep,m);ws.write(r,15,bal,m)
            for a,x in ch:ws.write(r,11,a,t);ws.write(r,12,x,m);r+=1
            S[1]=round(S[1]+sum(x for _,x in ch),2);S[2]+=dep;S[3]=round(S[3]+bal,2)
            T.update(contractRent=rent,charges=[{"code":a,"amount":x} for a,x in ch],deposit=dep,balance=bal);rows.append(T)
        ws.write(r,0,f"Subtotal {sn}  ({k} units, {v} vacant)",b)
        for c,x in zip((9,12,14,15),S):ws.write(r,c,x,mb)
        for q in range(4):G[q]=round(G[q]+S[q],2)
        r+=2
    ws.write(r,0,f"Property Total  ({n} units, {vac} vacant)",b)
    for c,x in zip((9,12,14,15),G):ws.write(r,c,x,F(bold=1,top=1,bottom=6,num_format='$#,##0.00;($#,##0.00)'))
    ws.write(r+2,0,"Rent Manager   6/2/2025 8:31:07 AM   Page 1",F(font_color="#7F7F7F"))
    ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    return truth("Cedar Flats RV Resort",'2025-05-31',n,n-vac,vac,rows,sheet="Rent Roll")
