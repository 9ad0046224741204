from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
F="SBL_Certified_RR_Dovetail_Bldg.xlsx"
def make():
    r=random.Random(6715);N=Names(r)
    wb=Workbook();ws=wb.active;ws.title="Certified RR"
    f=Font(name="Calibri",size=10);b=Font(name="Calibri",size=10,bold=True);w=Font(name="Calibri",size=11,bold=True,color="FFFFFF");navy=PatternFill("solid",fgColor="1F3A5F");gr=PatternFill("solid",fgColor="DCE3EC");med=Side(style="thin")
    ws["A1"]="BORROWER'S CERTIFIED RENT ROLL";ws["A1"].font=Font(name="Calibri",size=15,bold=True)
    for i,(a,c) in enumerate([("Property:","The Dovetail Building"),("Address:","318-326 Larrabee Avenue, Kingston, NY 12401"),("Borrower:","Dovetail Larrabee LLC"),("Loan No.:","SBL-0077142"),("Rent Roll Date:",dt.date(2025,12,1))],2):
        ws.cell(i,1,a).font=b;ws.merge_cells(start_row=i,start_column=3,end_row=i,end_column=6);x=ws.cell(i,3,c);x.font=f
        if isinstance(c,dt.date):x.number_format='mmmm d", "yyyy';x.alignment=Alignment(horizontal="left")
    R=8;ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=16);c=ws.cell(R,1,"PART A  -  RESIDENTIAL");c.font=w;c.fill=navy
    h=["Apt","Beds/Baths","Approx. SF","Tenant","Occ / Vac","Market Rent","Contract Rent","Parking","Other Inc.","Total Monthly","Lease Start","Lease End","Security Dep.","Past Due > 30"]
    R+=1
    for j,t in enumerate(h,1):x=ws.cell(R,j,t);x.font=b;x.fill=gr;x.alignment=Alignment(wrap_text=True,horizontal="center")
    ws.row_dimensions[R].height=28
    rows=[];T=[0]*5;vr=0;n=0
    def put(rr,vals,mf="#,##0.00"):
        for j,v in enumerate(vals,1):
            if v is None:continue
            x=ws.cell(rr,j,v);x.font=f
            if isinstance(v,dt.date):x.number_format="mm/dd/yyyy"
            elif isinstance(v,(int,float)) :x.number_format=mf if j>5 or isinstance(v,float) else "#,##0"
    for fl in(2,3,4):
        for k in "ABCDEF":
            n+=1;u=f"{fl}{k}";bb,sf,mk={"A":("1/1",610,1650),"B":("1/1",625,1675),"C":("0/1",445,1325),"D":("2/1",860,2100),"E":("2/2",930,2250),"F":("0/1",430,1295)}[k];R+=1
            if u in("2C","4E"):
                vr+=1;put(R,[u,bb,sf,"VACANT","Vac",mk]);T[0]+=mk;rows.append(row(unit=u,unitType=bb,area=sf,statusText="Vac",section="PART A  -  RESIDENTIAL",marketRent=mk));continue
            rent=mk-r.choice([0,25,50,75,140]);pk=r.choice([0,0,90]);ot=r.choice([0,0,30,45]);ls=dt.date(2025,1,1)+dt.timedelta(days=30*r.randrange(-4,10));ls=ls.replace(day=1);le=addm(ls,12)-dt.timedelta(days=1);mt=r.random()<.12
            if le<dt.date(2025,12,1):mt=True
            nm=N.fl();dep=rent;pd=r.choice([0,0,0,0,rent,310])
            put(R,[u,bb,sf,nm,"Occ",mk,rent,pk or None,ot or None,rent+pk+ot,ls,"MTM" if mt else le,dep,pd])
            for i,v in enumerate((mk,rent,pk,ot,rent+pk+ot)):T[i]+=v
            rows.append(row(unit=u,unitType=bb,area=sf,tenantName=nm,statusText="Occ",section="PART A  -  RESIDENTIAL",marketRent=mk,contractRent=rent,charges=[{"code":a,"amount":v} for a,v in(("Parking",pk),("Other Inc.",ot)) if v],totalCharges=rent+pk+ot,leaseStartDate=ls,leaseEndDate="MTM" if mt else le,deposit=dep,balance=pd))
    R+=1;ws.cell(R,1,f"Residential: {n} units, {n-vr} occupied").font=b
    for j,v in zip(range(6,11),T):x=ws.cell(R,j,v);x.font=b;x.number_format="#,##0.00";x.border=Border(top=med)
    R+=2;ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=16);c=ws.cell(R,1,"PART B  -  COMMERCIAL");c.font=w;c.fill=navy;R+=1
    h=["Suite","Use","Leased SF","Tenant","Lease Type","Lease Start","Lease Expiration","Base Rent / Mo.","Base Rent / Yr.","CAM + Tax / Mo.","Total / Mo.","Security Dep.","1st Step Date","1st Step Rent / Mo.","2nd Step Date","2nd Step Rent / Mo."]
    for j,t in enumerate(h,1):x=ws.cell(R,j,t);x.font=b;x.fill=gr;x.alignment=Alignment(wrap_text=True,horizontal="center")
    ws.row_dimensions[R].height=42
    com=[("318","Cafe",1480,"Marrow & Rye LLC","NNN",dt.date(2022,6,1),dt.date(2029,5,31),2960.00,740.0,5920,[(dt.date(2026,6,1),3048.8),(dt.date(2027,6,1),3140.26)]),
         ("320","Salon",905,"Bluestockings Hair Studio","MG",dt.date(2024,10,1),dt.date(2027,9,30),1810.0,150.0,3620,[(dt.date(2026,10,1),1864.3)]),
         ("322-324","Retail",2210,None,None,None,None,None,None,None,[]),
         ("326","Office",1120,"Ulster Tax & Notary, Inc.","Gross",dt.date(2020,2,1),dt.date(2028,1,31),1960.0,None,1960,[(dt.date(2026,2,1),2018.8),(dt.date(2027,2,1),2079.36)]),
         ("Cellar","Storage",640,"Hudson Bicycle Cooperative","Gross",dt.date(2025,4,1),"MTM",350.0,None,0,[])]
    TC=[0,0,0,0]
    for s,us,sf,nm,lt,ls,le,br,cam,dep,steps in com:
        R+=1
        if nm is None: put(R,[s,us,sf,"VACANT"]);rows.append(row(unit=s,unitType=us,area=sf,statusText="VACANT",section="PART B  -  COMMERCIAL"));continue
        tot=br+(cam or 0);st=sum([[d,a] for d,a in steps],[])
        put(R,[s,us,sf,nm,lt,ls,le,br,br*12,cam,tot,dep]+st)
        for i,v in enumerate((br,br*12,cam or 0,tot)):TC[i]+=v
        rows.append(row(unit=s,unitType=us,area=sf,tenantName=nm,statusText="Occupied",section="PART B  -  COMMERCIAL",contractRent=br,annualRent=br*12,leaseStartDate=ls,leaseEndDate=le,deposit=dep,charges=[{"code":"CAM + Tax","amount":cam}] if cam else [],totalCharges=tot,rentSteps=[{"date":iso(d),"amount":a} for d,a in steps]))
    R+=1;ws.cell(R,1,"Commercial: 5 spaces, 4 occupied").font=b
    for j,v in zip((8,9,10,11),TC):x=ws.cell(R,j,v);x.font=b;x.number_format="#,##0.00";x.border=Border(top=med)
    R+=2;ws.cell(R,1,"BUILDING TOTAL  -  23 units, 20 occupied, 3 vacant").font=b;ws.cell(R,8,"Contract + base rent / mo.").font=b;x=ws.cell(R,11,T[1]+TC[0]);x.font=b;x.number_format="#,##0.00"
    R+=1;ws.cell(R,8,"All collections / mo.").font=b;x=ws.cell(R,11,T[4]+TC[3]);x.font=b;x.number_format="#,##0.00"
    R+=2;ws.merge_cells(start_row=R,start_column=1,end_row=R+1,end_column=16);x=ws.cell(R,1,"Borrower certifies that this rent roll is true, complete and correct as of the Rent Roll Date, that no tenant is an affiliate of Borrower, and that no rent has been paid more than 30 days in advance.");x.font=Font(name="Calibri",size=9,italic=True);x.alignment=Alignment(wrap_text=True,vertical="top")
    R+=3;ws.cell(R,1,"By: ______________________   Anneke Fairbairn, Managing Member        Date: 12/04/2025").font=f
    for c,wd in zip("ABCDEFGHIJKLMNOP",[9,10,9,27,10,11,12,11,11,11,11,11,12,11,11,11]):ws.column_dimensions[c].width=wd
    ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(F));assert vr==2
    save(F,"The Dovetail Building","2025-12-01",23,20,3,rows,checks=dict(contractRent=T[1]+TC[0],totalCharges=T[4]+TC[3],marketRent=T[0]))
make()
