# executive suites / coworking workbook: dashboard + roll + bookings; floor column merged vertically; formulas; next fee step
from .common import *
import xlsxwriter
META=dict(file="Junction Works - member suites 3Q25.xlsx",assetType="OFFICE",style="coworking operator's workbook, three sheets, floor merged vertically, grouped header, SUM formulas, fee steps",hard="several sheets, merged floor cells, discounts, MTM, add-on columns, fee increase, virtual members line outside the count")
def make(rng,path):
    wb=xlsxwriter.Workbook(path);wb.set_properties({"created":dt.datetime(2025,9,30)})
    da=wb.add_worksheet("Dashboard");ws=wb.add_worksheet("Suites");bk=wb.add_worksheet("Mtg Room Bookings")
    F=lambda **k:wb.add_format({"font_name":"Century Gothic","font_size":9,**k})
    hd=F(bold=1,bg_color="#1B4D5C",font_color="white",align="center",valign="vcenter",text_wrap=1,border=1,border_color="#FFFFFF");tx=F();dtf=F(num_format="d-mmm-yy",align="center");mo=F(num_format='#,##0;-#,##0;-');ce=F(align="center");fl=F(bold=1,rotation=90,align="center",valign="vcenter",bg_color="#D9E8EC");vac=F(italic=1,font_color="#C00000")
    ws.write("A1","JUNCTION WORKS  -  Suite & Desk Roll",F(bold=1,font_size=14));ws.write("A2","Position at 30-Sep-25, monthly fees in USD, before sales tax",F(italic=1))
    g=[(0,0,"Floor"),(1,1,"Suite"),(2,2,"Product"),(3,3,"Desks"),(4,4,"RSF"),(5,5,"Member"),(6,7,"Agreement"),(8,10,"Monthly Fee"),(11,14,"Add-ons"),(15,15,"Total\nMonthly"),(16,17,"Next Fee Change"),(18,18,"Retainer\nHeld")]
    for a,b,l in g:
        if a==b:ws.merge_range(3,a,4,a,l,hd)
        else:ws.merge_range(3,a,3,b,l,hd)
    for c,l in [(6,"Start"),(7,"End"),(8,"List"),(9,"Disc."),(10,"Contract"),(11,"Parking"),(12,"Phone"),(13,"IT / VLAN"),(14,"Mail"),(16,"Date"),(17,"New Fee")]:ws.write(4,c,l,hd)
    comp=["Aldergate Advisory","Brightmoor Tax Group","Cinder & Oak Design","Dovetail Title Co.","Ember Legal PLLC","Fjord Analytics","Gantry Engineering","Halyard Capital","Inkstone Media","Juno Staffing","Kelp & Company","Lantern Therapy","Mosaic Mortgage","Northgate CPA","Onyx Claims","Parcel Logic","Quillon Insurance","Rook Security","Sable Realty","Timberline Wealth","Umber Studio","Vireo Health IT","Wicker Travel","Yonder Apps","Zephyr Solar","Palisade Payroll","Bellwether Grants","Copse Architecture","Driftline Marketing","Eventide Hospice Admin"];rng.shuffle(comp);ci=0
    r=5;first=r;rows=[];n=v=0
    for f,k in [("2nd Floor",13),("3rd Floor",16)]:
        ws.merge_range(r,0,r+k-1,0,f,fl)
        for i in range(k):
            u=f"{f[0]}{10+i if i<k-3 else 0:02d}" if i<k-3 else f"{f[0]}D{i-(k-4)}"
            dd=i>=k-3;pr="Dedicated desk" if dd else rng.choice(["Window office","Window office","Interior office"]);ds=1 if dd else rng.choice([1,2,2,3,4,6]);rsf=None if dd else 62*ds+rng.randrange(30,70);lst=395 if dd else round((ds*435+(190 if pr[0]=="W" else 0))/5)*5
            n+=1;ws.write(r,1,u,ce);ws.write(r,2,pr,tx);ws.write(r,3,ds,ce)
            if rsf:ws.write(r,4,rsf,mo)
            ws.write(r,8,lst,mo);T=dict(unit=u,unitType=pr,area=rsf,section=f,marketRent=lst)
            if rng.random()<.17:
                ws.write(r,5,"AVAILABLE",vac);v+=1;T["statusText"]="AVAILABLE"
            else:
                m=comp[ci];ci+=1;di=rng.choice([0,0,.05,.1,.15]);fee=round(lst*(1-di));ws.write(r,5,m,tx)
                s=dt.date(rng.choice([2022,2023,2024,2024,2025]),rng.randrange(1,9),1);ws.write_datetime(r,6,dt.datetime(s.year,s.month,1),dtf)
                mtm=dd or rng.random()<.2
                if mtm:ws.write(r,7,"MTM",ce);e="MTM"
                else:
                    e=addm(s,12)-dt.timedelta(days=1)
                    while e<dt.date(2025,10,1):e=addm(e+dt.timedelta(days=1),12)-dt.timedelta(days=1)
                    ws.write_datetime(r,7,dt.datetime(e.year,e.month,e.day),dtf)
                if di:ws.write(r,9,di,F(num_format="0%",align="center"))
                ws.write(r,10,fee,mo);ad=[rng.choice([0,0,95,190]),rng.choice([0,35,70]),rng.choice([0,0,50]),rng.choice([0,25])]
                for q,x in enumerate(ad):
                    if x:ws.write(r,11+q,x,mo)
                tot=fee+sum(ad);ws.write_formula(r,15,f"=SUM(K{r+1}:O{r+1})",mo,tot)
                T.update(tenantName=m,statusText="Occupied",leaseStartDate=s,leaseEndDate=e,contractRent=fee,charges=[{"code":a,"amount":x} for a,x in zip(("Contract","Parking","Phone","IT / VLAN","Mail"),[fee]+ad) if x],totalCharges=tot)
                if not mtm and rng.random()<.75:
                    nd=e+dt.timedelta(days=1);nf=round(fee*1.04);ws.write_datetime(r,16,dt.datetime(nd.year,nd.month,nd.day),dtf);ws.write(r,17,nf,mo);T["rentSteps"]=[{"date":iso(nd),"amount":nf}]
                ret=0 if dd else fee*rng.choice([1,1,2])
                if ret:ws.write(r,18,ret,mo);T["deposit"]=ret
            rows.append(T);r+=1
    tb=F(bold=1,top=1,num_format="#,##0");ws.write(r,1,"Total",F(bold=1,top=1));
    for c in range(2,19):ws.write(r,c,"",tb)
    S=lambda key:sum(t.get(key,0) for t in rows)
    chs=lambda code:sum(x["amount"] for t in rows for x in t.get("charges",[]) if x["code"]==code)
    for c,val in [(4,sum(t.get("area") or 0 for t in rows)),(8,S("marketRent")),(10,S("contractRent")),(11,chs("Parking")),(12,chs("Phone")),(13,chs("IT / VLAN")),(14,chs("Mail")),(15,S("totalCharges")),(18,S("deposit"))]:
        L="ABCDEFGHIJKLMNOPQRS"[c];ws.write_formula(r,c,f"=SUM({L}{first+1}:{L}{r})",tb,val)
    tot=S("totalCharges")
    ws.write(r+2,1,"Virtual office memberships (mail only, 23 members, not on this roll)",tx);ws.write(r+2,15,2415,mo);ws.write(r+3,1,"Total recurring billing",F(bold=1));ws.write_formula(r+3,15,f"=P{r+1}+P{r+3}",F(bold=1,num_format="#,##0"),tot+2415)
    for c,w in enumerate([5,7,15,6,7,22,10,10,8,6,9,8,7,9,6,9,10,9,9]):ws.set_column(c,c,w)
    ws.freeze_panes(5,2);ws.set_landscape();ws.fit_to_pages(1,1)
    da.write("B2","Junction Works",F(bold=1,font_size=16));da.write("B3","Operator dashboard, September 2025",tx)
    for i,(l,x) in enumerate([("Suites and desks",n),("Rented",n-v),("Available",v),("Occupancy",(n-v)/n),("Contract fees / month",S("contractRent")),("Add-ons / month",tot-S("contractRent")),("Virtual memberships / month",2415)]):
        da.write(4+i,1,l,tx);da.write(4+i,2,x,F(num_format="0.0%") if l=="Occupancy" else F(num_format="#,##0"))
    da.set_column(1,1,30)
    for c,l in enumerate(["Date","Room","Member","Hours","Charge"]):bk.write(0,c,l,hd)
    tn=[t["tenantName"] for t in rows if "tenantName" in t]
    for i in range(14):
        d=dt.datetime(2025,9,1+i*2);hrs=rng.choice([1,1.5,2,3]);bk.write_datetime(1+i,0,d,dtf);bk.write(1+i,1,rng.choice(["Boardroom","Huddle A","Huddle B"]),tx);bk.write(1+i,2,rng.choice(tn),tx);bk.write(1+i,3,hrs,tx);bk.write(1+i,4,hrs*35,mo)
    bk.set_column(0,4,18);ws.activate();wb.close()
    return truth("Junction Works","2025-09-30",n,n-v,v,rows,sheet="Suites")
