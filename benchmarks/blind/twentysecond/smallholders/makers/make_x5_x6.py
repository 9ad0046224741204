from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
# ---- x5 small landlord, TenantCloud-like export, text amounts, three vacant forms
rnd=random.Random(315);N=names(rnd,60);k=0;rows=[];wb=Workbook();ws=wb.active;ws.title="rent_roll_export"
ws["A1"]="Rent Roll";ws["A1"].font=Font(bold=True,size=14);ws["A2"]="Landlord: Dunmarr Family Rentals";ws["A3"]="Leases and balances as of 10/31/2025";ws["A4"]="Exported 11/04/2025 09:15"
H=["PROPERTY","UNIT","TENANT(S)","LEASE #","LEASE PERIOD START","LEASE PERIOD END","MARKET RENT","RENT","DEPOSITS HELD","OUTSTANDING","LEASE STATUS"]
for j,h in enumerate(H,1):
    c=ws.cell(6,j,h);c.font=Font(bold=True,color="FFFFFFFF");c.fill=PatternFill("solid",fgColor="FF2A9D8F");c.alignment=Alignment(wrap_text=True)
props=[("Birch Hill Duplex",["Left","Right"]),("44 Cobbler Rd",["House"]),("Ferris St Duplex",["1F","2F"]),("Ferris St Fourplex",["A","B","C","D"]),("810 Linden",["Main House","Cottage"]),("Sable Creek Duplex",["100","102"]),("Sable Creek Duplex II",["104","106"]),("1290 Tanager Way",["House"]),("Vesper Row",["1","2","3","4","5","6"]),("61 Yewdale",["Front","Rear"])]
V={("Ferris St Fourplex","C"),("Sable Creek Duplex II","104"),("Vesper Row","5")};usd=lambda v:f"${v:,.2f}" if v>=0 else f"-${-v:,.2f}"
ws.row_dimensions[6].height=30
y=7;ln=4401;tot=[0]*4
for p,us in props:
    for u in us:
        mk=rnd.choice([1050,1125,1200,1295,1400])+(350 if "ouse" in u else 0);r=dict(propertyName=p,unit=u,marketRent=mk)
        if (p,u) in V:
            r["statusText"]="Vacant";v=[p,u,None,None,None,None,usd(mk),None,None,None,"Vacant"];tot[0]+=mk
        else:
            a,b=N[k],N[k+1];k+=2;t=f"{a[0]} {a[1]}"+(f"\n{b[0]} {b[1]}" if rnd.random()<.4 else "");s=D.date(2025-rnd.randint(0,2),rnd.randint(1,9),1);st="Active" if s.year==2025 else rnd.choice(["Active","Month-to-Month"])
            e=None if st!="Active" else D.date(2026,rnd.randint(1,8),28);rent=mk-rnd.choice([0,25,50,95]);dep=rnd.choice([rent,rent,round(rent*1.5,2)]);bal=rnd.choice([0,0,0,rent,312.5,-40])
            if (p,u)==("61 Yewdale","Rear"):st="Eviction filed";bal=rent*4
            r.update(tenantName=t.replace("\n",", ") if 0 else t.replace("\n"," "),leaseStartDate=iso(s),leaseEndDate=iso(e) if e else None,contractRent=rent,deposit=dep,balance=bal,statusText=st)
            v=[p,u,t,ln,f"{s:%m/%d/%Y}",f"{e:%m/%d/%Y}" if e else None,usd(mk),usd(rent),usd(dep),usd(bal),st];ln+=rnd.randint(3,40);tot=[x+z for x,z in zip(tot,(mk,rent,dep,bal))]
        for j,x in enumerate(v,1):
            c=ws.cell(y,j,x);c.alignment=Alignment(wrap_text=(j==3),vertical="top",horizontal="right" if 7<=j<=10 else None)
        ws.row_dimensions[y].height=26 if v[2] and "\n" in str(v[2]) else 14
        rows.append(r);y+=1
for j,x in zip((1,7,8,9,10),["Totals (24 units: 21 leased, 3 vacant)"]+[usd(x) for x in tot]):ws.cell(y,j,x).font=Font(bold=True);ws.cell(y,j).alignment=Alignment(horizontal="right" if j>1 else None)
for c,wd in zip("ABCDEFGHIJK",(23,12,24,9,13,13,12,12,13,13,16)):ws.column_dimensions[c].width=wd
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0;wb.save(docpath("x5_dunmarr_rentals.xlsx"))
assert len(rows)==24
save("x5_dunmarr_rentals.xlsx",dict(propertyName=None,asOnDate="2025-10-31",units=24,occupied=21,vacant=3,sheet="rent_roll_export",rows=rows),"SINGLE_FAMILY_RENTAL","TenantCloud-like export, text amounts, property column, two-line tenants",totals=dict(zip(("marketRent","contractRent","deposit","balance"),tot)))
# ---- x6 weekly suites
rnd=random.Random(316);N=names(rnd,60);k=0;rows=[];wb=Workbook();ws=wb.active;ws.title="Board"
ws["A1"]="Harbour Lights Weekly Suites";ws["A1"].font=Font(name="Verdana",bold=True,size=13);ws["A2"]="Who is in on Saturday, July 12, 2025";ws["A2"].font=Font(name="Verdana",size=10)
for j,h in enumerate(["Suite","Kind","Guest","Moved in","Booked until","Weeks paid","Weekly rate","Per month (x 52/12)","Damage deposit","Due now","Remark"],1):
    c=ws.cell(4,j,h);c.font=Font(name="Verdana",bold=True,size=9);c.border=Border(bottom=Side(style="double"));c.alignment=Alignment(wrap_text=True,vertical="bottom")
S_=[("Anchor","Studio"),("Beacon","Studio"),("Capstan","One bedroom"),("Dory","Studio"),("Ebb","Studio"),("Foghorn","One bedroom"),("Gull","One bedroom"),("Harpoon","Two bedroom"),("Isle","Studio"),("Jib","Studio"),("Keel","One bedroom"),("Lantern","Two bedroom"),("Mast","Studio"),("Net","Studio"),("Oar","One bedroom"),("Pier","Two bedroom")]
y=5;tot=[0]*3
for u,kd in S_:
    r=dict(unit=u,unitType=kd)
    if u in("Ebb","Keel","Net"):r["statusText"]="free";v=[u,kd,"free",None,None,None,None,None,None,None,{"Keel":"booked from Aug 2, R. Jarrick"}.get(u)]
    elif u=="Mast":r["statusText"]="OFFICE";v=[u,kd,"OFFICE"]+[None]*7+["front desk & linen"]
    else:
        f,l=N[k];k+=1;wk={"Studio":345,"One bedroom":425,"Two bedroom":540}[kd]-rnd.choice([0,0,20,45]);mo=round(wk*52/12,2);i=D.date(2025,7,12)-D.timedelta(days=7*rnd.randint(1,30));o=D.date(2025,7,12)+D.timedelta(days=7*rnd.randint(1,9));due=rnd.choice([0,0,0,wk,2*wk]);dep=rnd.choice([200,200,300,0])
        r.update(tenantName=f"{f[0]}. {l}",moveInDate=iso(i),leaseEndDate=iso(o),contractRent=mo,deposit=dep,balance=due);v=[u,kd,f"{f[0]}. {l}",i,o,(D.date(2025,7,12)-i).days//7-due//wk,wk,mo,dep,due,"reminded twice" if due>wk else None];tot=[x+z for x,z in zip(tot,(mo,dep,due))]
    for j,x in enumerate(v,1):
        c=ws.cell(y,j,x);c.font=Font(name="Verdana",size=9)
        if j in(4,5):c.number_format="ddd d-mmm-yyyy"
        if j in(7,8,9,10):c.number_format='#,##0.00'
    rows.append(r);y+=1
y+=1;ws.cell(y,1,"All suites").font=Font(name="Verdana",bold=True,size=9)
for j,x in zip((8,9,10),tot):c=ws.cell(y,j,round(x,2));c.number_format='#,##0.00';c.font=Font(name="Verdana",bold=True,size=9)
ws.cell(y+2,1,"Sixteen suites - twelve let, three free, one used as the office. Linen and Wi-Fi included.")
for c,wd in zip("ABCDEFGHIJK",(11,14,18,17,17,8,11,13,11,11,30)):ws.column_dimensions[c].width=wd
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(docpath("x6_harbour_lights_weekly.xlsx"))
save("x6_harbour_lights_weekly.xlsx",dict(propertyName="Harbour Lights Weekly Suites",asOnDate="2025-07-12",units=16,occupied=12,vacant=3,sheet="Board",rows=rows),"MULTIFAMILY","weekly suites with names for numbers, weekly and monthly rate, counts in words",True,totals={"contractRent":round(tot[0],2),"deposit":tot[1],"balance":tot[2]})
