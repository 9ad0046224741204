# x1: Google-Sheets garages; x2: Buildium-like export of small houses
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
B=Font(bold=True)
def x1():
    r=random.Random(1711);nm=namer(r);N="alder_lane_garages.xlsx"
    wb=Workbook();w=wb.active;w.title="Garages 2026";w2=wb.create_sheet("Arrears calls");w2["A1"]="who to ring";w2["A2"]="see column K on first tab"
    w.append(["Alder Lane garages","","","","","","","","","as of",dt.date(2026,5,1)]);w["A1"].font=Font(bold=True,size=12,name="Arial");w["K1"].number_format="d mmm yyyy"
    w.append(["Total rented","=COUNTA(D6:D53)","of",48,"","","$/mo","x"]);
    w.append([])
    hd=["garage #","row","size","renter","what's in it","since","$/mo","deposit","key out?","auto-pay","arrears"]
    w.append([]);
    for i,h in enumerate(hd,1):
        c=w.cell(5,i,h);c.font=Font(bold=True,name="Arial");c.fill=PatternFill("solid",fgColor="FFF2CC")
    w.freeze_panes="A6"
    rows=[];T=A=o=0;Dp=0
    for k in range(48):
        y=6+k;u=k+1;rw="East" if k<24 else "West";sz=r.choice(["10x20","10x20","12x24","9x18"]);p={"10x20":140,"12x24":185,"9x18":120}[sz]+r.choice([0,0,-10,5])
        w.cell(y,1,u);w.cell(y,2,rw);w.cell(y,3,sz)
        if u in(7,19,30,31,46):
            if u==46:w.cell(y,5,"empty - door broken")
            else:w.cell(y,5,"empty")
            w.cell(y,9,'no');rows.append(row(unit=str(u),building=rw,unitType=sz,statusText="empty" if u!=46 else "empty - door broken"));continue
        o+=1;n=nm();d=D(r,2009,2025);ar=r.choice([None,None,None,None,p,2*p,0.5*p]);dp=r.choice([100,150,p]);
        for c,v in((4,n),(5,r.choice(["car","car","boat trailer","tools","band gear","motorcycles","storage",None])),(6,d),(7,p),(8,dp),(9,'yes' if r.random()<.8 else 'no'),(10,'yes' if r.random()<.5 else 'no'),(11,ar)):
            w.cell(y,c,v)
        w.cell(y,6).number_format="m/d/yy";w.cell(y,7).number_format='"$"#,##0';w.cell(y,11).number_format='"$"#,##0.00'
        if ar:w.cell(y,11).fill=PatternFill("solid",fgColor="F4CCCC")
        T+=p;A+=ar or 0;Dp+=dp
        rows.append(row(unit=str(u),building=rw,unitType=sz,tenantName=n,moveInDate=d,contractRent=p,deposit=dp,balance=ar,statusText="Occupied"))
    w["B2"]=o;w["H2"]=T;w["H2"].number_format='"$"#,##0';w["J2"]="owed";w["K2"]=A;w["K2"].number_format='"$"#,##0.00'
    for i,x in enumerate([11,7,8,24,20,10,8,9,9,9,11],1):w.column_dimensions[CL(i)].width=x
    w.page_setup.orientation="landscape";w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(N))
    save(N,"PARKING","Google Sheets garages, totals above header, yes/no columns, arrears last",False,"Alder Lane garages","2026-05-01",48,o,48-o,rows,{"contractRent":T,"balance":A},sheet="Garages 2026")
def x2():
    r=random.Random(1712);nm=namer(r);N="hearthside_rentroll_export.xlsx"
    wb=Workbook();w=wb.active;w.title="Rent roll"
    w["A1"]="Hearthside Community Land Trust";w["A2"]="Rent roll";w["A3"]="As of 4/30/2026 | All properties | Active leases";w["A1"].font=Font(bold=True,size=14);w["A2"].font=Font(size=12)
    hd=["Unit","Tenants","Lease type","Bed/Bath","Lease start","Lease end","Rent","Recurring charges","","Total","Deposits held","Prepayments","Balance due"]
    h2=["","","","","","","","Water/Sewer","Pet","","","",""]
    for y,h in((5,hd),(6,h2)):
        for i,t in enumerate(h,1):
            c=w.cell(y,i,t or None);c.font=Font(bold=True,color="FFFFFF");c.fill=PatternFill("solid",fgColor="2F6B4F");c.alignment=Alignment(horizontal="center",wrap_text=True)
    w.merge_cells("H5:I5");w.row_dimensions[6].height=16
    for i in list(range(1,8))+[10,11,12,13]:w.merge_cells(start_row=5,end_row=6,start_column=i,end_column=i)
    P=[("118 Coral Street",["118A","118B"]),("27-29 Fenn Place",["27","29"]),("305 Ogden Ave",["Unit 1","Unit 2","Unit 3"]),("411 Birch Road",["House"]),("60 Tanner Street",["Lower","Upper"]),("733 Kessler Street",["1","2","3","4"]),("9 Vine Court",["House","Carriage house"]),("1502 S. Maple",["A","B","C"]),("48 Lantern Hill",["House"])]
    y=7;rows=[];G=[0]*6;u=o=0
    for pn,us_ in P:
        w.cell(y,1,pn).font=B;w.cell(y,1).fill=PatternFill("solid",fgColor="E2EFDA");y+=1;S=[0]*6
        for x in us_:
            u+=1;bb=r.choice(["1/1","2/1","2/1.5","3/1","3/2"]) if x!="House" else "3/2"
            if (pn[:3],x) in(("118","118B"),("733","3")):
                w.cell(y,1,x);w.cell(y,2,"VACANT").font=Font(italic=True,color="C00000");w.cell(y,4,bb);y+=1
                rows.append(row(unit=x,propertyName=pn,unitType=bb,statusText="VACANT"));continue
            o+=1;n=nm() if r.random()<.6 else nm()+"\n"+nm();rent=float(r.randint(180,360)*5);ws=float(r.choice([45,55,60]));pet=r.choice([0,0,25.0]);f=D(r,2022,2025)
            mt=r.random()<.3;e=None if mt else plus(dt.date(2025,max(5,f.month),1),12);dep=rent;pp=r.choice([0,0,0,round(rent/2,2)]);bd=0 if pp else r.choice([0,0,0,round(r.uniform(20,1500),2)])
            v=[x,n,"At will" if mt else "Fixed",bb,f,e if e else "(At will)",rent,ws,pet or None,rent+ws+pet,dep,pp,bd]
            for i,a in enumerate(v,1):
                c=w.cell(y,i,a)
                if i in(5,6):c.number_format="m/d/yyyy";c.alignment=Alignment(horizontal="right",vertical="top")
                elif i>6:c.number_format='$#,##0.00;($#,##0.00)';c.alignment=Alignment(vertical="top")
                else:c.alignment=Alignment(wrap_text=True,vertical="top")
            w.row_dimensions[y].height=30 if chr(10) in n else 15
            y+=1;ch=[dict(code="Water/Sewer",amount=ws)]+([dict(code="Pet",amount=pet)] if pet else [])
            rows.append(row(unit=x,propertyName=pn,unitType=bb,tenantName=n.replace("\n",", "),leaseStartDate=f,leaseEndDate=e or "(At will)",contractRent=rent,charges=ch,totalCharges=rent+ws+pet,deposit=dep,balance=bd,statusText="Occupied"))
            for i,a in enumerate((rent,ws,pet,rent+ws+pet,dep,bd)):S[i]+=a
        if len(us_)>1:
            w.cell(y,2,f"Total for {pn}").font=B
            for c,a in zip((7,8,9,10,11,13),S):k=w.cell(y,c,a);k.font=B;k.number_format='$#,##0.00';k.border=Border(top=Side(style="thin"))
            y+=1
        for i in range(6):G[i]+=S[i]
        y+=1
    w.cell(y,2,"Total for all properties").font=B
    for c,a in zip((7,8,9,10,11,13),G):k=w.cell(y,c,a);k.font=B;k.number_format='$#,##0.00';k.border=Border(top=Side(style="double"))
    w.cell(y+2,1,f"{u} units, {o} leased, {u-o} vacant")
    for i,x in enumerate([16,28,11,9,11,11,12,12,9,12,13,12,12],1):w.column_dimensions[CL(i)].width=x
    w.page_setup.orientation="landscape";w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(N))
    save(N,"SINGLE_FAMILY_RENTAL","Buildium-like export, property heading rows, two-line merged header, recurring charges as columns",False,None,"2026-04-30",u,o,u-o,rows,{"contractRent":G[0],"charge:Water/Sewer":G[1],"charge:Pet":G[2],"totalCharges":G[3],"deposit":G[4],"balance":G[5]})
x1();x2()
