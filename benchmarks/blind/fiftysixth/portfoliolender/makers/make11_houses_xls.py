from common import *
import xlsxwriter
rng=random.Random(5611)
FILE='rents 2026 houses.xls'
nm=names(rng,40)
ad=[("14 Pomfret St up","2 bd",775),("14 Pomfret St down","2 bd",825),("19 Pomfret St","3 bd house",1195),("302 Elm","3 bd house",1150),("304 Elm","3 bd house",1150),("306 Elm","4 bd house",1350),("77 Quarry Rd front","1 bd",650),("77 Quarry Rd rear","1 bd",625),("77 Quarry Rd attic","studio",525),
("8 Depot Ave","3 bd house",1225),("10 Depot Ave","2 bd house",1050),("415 Wickham","3 bd house",1275),("417 Wickham","3 bd house",1275),("2201 Rte 52","mobile on land",700),("61 Church #1","2 bd",850),("61 Church #2","2 bd",850),("61 Church #3","1 bd",690),("61 Church #4","1 bd",690)]
rows=[];i=0
for a,t,rt in ad:
    r={"unit":a,"unitType":t}
    if a in("306 Elm","61 Church #3"):
        r["statusText"]="empty";r["_n"]={"306 Elm":"painting, ready mid Oct","61 Church #3":"showing it"}[a]
    else:
        n=nm[i];i+=1;r["tenantName"]=f"{n[0]} {n[1]}" if rng.random()<.6 else f"{n[0]} & {F[i]} {n[1]}";r["statusText"]="Occupied"
        r["contractRent"]=float(rt);r["deposit"]=float(rng.choice([rt,500,rt,0]))
        r["moveInDate"]=D(rng.choice([2013,2017,2018,2020,2021,2022,2023,2024]),rng.randint(1,12),rng.choice([1,1,15]))
        r["leaseEndDate"]=rng.choice(["mo-mo",D(2027,rng.choice([3,5,6,8]),rng.choice([30,30])) ])
        r["_n"]=rng.choice(["","","","","section 8","pays in 2 parts","dog ok'd","lives there since kids were small"])
    rows.append(r)
tmp='.';os.makedirs(tmp,exist_ok=True);s=os.path.join(tmp,FILE+'x')
wb=xlsxwriter.Workbook(s);ws=wb.add_worksheet("Oct");old=wb.add_worksheet("old 2025")
f=lambda **k: wb.add_format({"font_name":"Comic Sans MS" if 0 else "Verdana","font_size":9,**k})
t=f();b=f(bold=1);d=f(num_format="m/d/yyyy",align="left");tot=f(bold=1,top=6,num_format='"$"#,##0');rt=f(align="right");red=f(font_color="red");mo=f(num_format="0")
ws.write(0,0,"Our Houses - rents as of October 1 2026",f(bold=1,font_size=12))
ws.write(1,0,"yellow = behind",f(bg_color="#FFFF00",italic=1))
hd=["Address","What","Who","Rent","Deposit","In since","Lease till","Jul","Aug","Sep","Behind","Notes"]
for c,h in enumerate(hd): ws.write(3,c,h,f(bold=1,bottom=1,align="center" if 6<c<10 else "left"))
r_=4;grp=None
yel=f(bg_color="#FFFF00",num_format="0")
B=0
for r in rows:
    g=" ".join(r["unit"].split()[:2]) if r["unit"].split()[0] in("14","77","61") else r["unit"].split()[1]
    if grp and g!=grp and len(set([g,grp]))>1: r_+=1
    grp=g
    ws.write(r_,0,r["unit"],t);ws.write(r_,1,r["unitType"],t)
    if "tenantName" in r:
        ws.write(r_,2,r["tenantName"],t)
        ws.write_string(r_,3,f"${r['contractRent']:,.0f}",rt) ; 
        ws.write(r_,4,r["deposit"],f(num_format='#,##0'))
        x=r["moveInDate"];ws.write_datetime(r_,5,dt.datetime(x.year,x.month,x.day),d)
        x=r["leaseEndDate"]
        if isinstance(x,str): ws.write(r_,6,x,t)
        else: ws.write_datetime(r_,6,dt.datetime(x.year,x.month,x.day),d)
        beh=rng.random()<.18
        for k in range(3):
            pay=r["contractRent"] if not(beh and k==2) else round(r["contractRent"]/2)
            ws.write(r_,7+k,pay,yel if beh and k==2 else mo)
        if beh: r["balance"]=r["contractRent"]-round(r["contractRent"]/2);ws.write(r_,10,r["balance"],red);B+=r["balance"]
    else:
        ws.write(r_,2,"empty",red)
        ws.write(r_,7,0,mo) if 0 else None
    ws.write(r_,11,r["_n"],t);r_+=1
r_+=1
T=lambda k:sum(r.get(k,0) for r in rows)
ws.write(r_,0,"Total a month (16 rented)",b);ws.write(r_,3,T("contractRent"),tot);ws.write(r_,4,T("deposit"),tot);ws.write(r_,10,B,tot)
ws.write(r_+1,0,"2 empty",b)
old.write(0,0,"see last year's book")
for c,w in enumerate([22,15,28,9,9,11,11,6,6,6,8,28]): ws.set_column(c,c,w)
ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
soffice(s,'xls',DOC)
truth(FILE,dict(assetType="SINGLE_FAMILY_RENTAL",documentType="RENT_ROLL",author="mom-and-pop owner",style="home-made .xls, addresses as units, rents as text with $, paid-by-month columns, blank spacers",hard=True),rows,propertyName=None,asOnDate="2026-10-01",units=18,occupied=16,vacant=2,sheet="Oct")
