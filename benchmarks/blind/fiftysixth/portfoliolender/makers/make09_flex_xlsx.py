from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
rng=random.Random(5609)
FILE='Lantern Flex Park_RR_Q3-26.xlsx'
ten=iter("Ostrander Fixture Co.|Blue Ridge Cabinetry LLC|NorthPoint Fire & Safety|Cobalt CNC, Inc.|Juniper Brewing (production)|Apex Gymnastics Academy|Ward-Lowell Electric|TrueLine Signs|Harmon Pool Supply|Peregrine Drone Systems|Summit Tile Imports|A-1 Appliance Parts|Meridian HVAC Supply|Stonecutter Granite|Dove Creek Church|Vela Biologics LLC|Kettle & Rye Foods|First Response Restoration|Ironwood CrossFit|Delgado Auto Glass|Polar Ice Vending|Heron Print & Mail".split("|"))
bl=[("Bldg A",[2400,2400,3600,3600,4800,2400,2400,3000]),("Bldg B",[5000,5000,2500,7500,5000,2500,5000]),("Bldg C",[8000,4000,4000,6000,4000,4000,10000])]
rows=[];asof=D(2026,9,30)
for b,sfs in bl:
    for k,sf in enumerate(sfs):
        r={"unit":f"{b[-1]}{100+10*k}","building":b,"area":sf,"_off":rng.choice([.1,.15,.2,.25,.4])}
        if (b,k) in(("Bldg A",4),("Bldg B",2)): r["statusText"]="VACANT"
        else:
            r["tenantName"]=next(ten);r["statusText"]="Occupied"
            s=D(rng.choice([2020,2021,2022,2023,2024,2025]),rng.choice([1,3,4,6,8,11]),1);term=rng.choice([36,60,60,84]);e=eom(addm(s,term-1))
            psf=rng.choice([9.25,9.75,10.5,11.0,11.4,12.25]);mo=round(sf*psf/12,2)
            r["_psf"]=psf;r["contractRent"]=mo;r["leaseStartDate"]=s
            if e<=asof: r["leaseEndDate"]="MTM"
            else:
                r["leaseEndDate"]=e;d=s;v=mo;stp=[]
                while d<=asof:d=addm(d,12)
                while d<e and len(stp)<2: v=round(v*1.035,2);stp.append({"date":iso(d),"amount":v});d=addm(d,12)
                r["rentSteps"]=stp
            nnn=round(sf*2.64/12,2);r["charges"]=[{"code":"NNN Est.","amount":nnn}];r["totalCharges"]=round(mo+nnn,2)
            r["deposit"]=round(mo) + .0
        rows.append(r)
trueT=sum(r.get("contractRent",0) for r in rows);trueB={b:sum(r.get("contractRent",0) for r in rows if r["building"]==b) for b,_ in bl}
pl=rows[13];old=pl["contractRent"];so=f"{old:.2f}";new=float(so[0]+str((int(so[1])+4)%10)+so[2:])
assert "tenantName" in pl
pl["contractRent"]=new
wb=Workbook();ws=wb.active;ws.title="Rent Roll"
wb.create_sheet("Sheet2");th=Side(style="thin",color="999999");BD=Border(top=th,bottom=th,left=th,right=th)
ws["A1"]="LANTERN FLEX PARK";ws["A1"].font=Font(name="Arial",bold=True,size=14)
ws["A2"]="Lantern Way, Bldgs A-C";ws["A3"]="Rent Roll dated September 30, 2026"
for a in("A2","A3"):ws[a].font=Font(name="Arial",size=9)
g=[("PREMISES",1,4),("LESSEE",5,5),("LEASE TERM",6,7),("CURRENT MONTHLY CHARGES",8,11),("SCHEDULED INCREASES",12,15),("SECURITY",16,16),("CREDIT (internal)",17,18)]
for t,a,b in g:
    ws.cell(5,a,t)
    if b>a: ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b)
h6=["Building","Unit","Area","Office","Company","From","To","Base Rent","","NNN","Total","1st Increase","","2nd Increase","","Deposit","Rating","Guarantor"]
h7=["","","SF","%","","","","$/SF/Yr","Per Month","Est.","Monthly","Date","Rent/Mo","Date","Rent/Mo","Held","",""]
for j,(a,b) in enumerate(zip(h6,h7),1): ws.cell(6,j,a or None);ws.cell(7,j,b or None)
for a in("H6:I6","L6:M6","N6:O6"): ws.merge_cells(a)
for r in(5,6,7):
    for j in range(1,19):
        c=ws.cell(r,j);c.font=Font(name="Arial",bold=True,size=9,color="FFFFFF" if r==5 else "000000");c.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True);c.fill=PatternFill("solid",fgColor="2F5597" if r==5 else "D9E2F3");c.border=BD
r_=8
T=lambda rs,k:round(sum(x.get(k,0) for x in rs),2)
N=lambda rs:round(sum(chargesum(x.get("charges",[])) for x in rs),2)
def tot(lbl,rs,base):
    global r_
    ws.cell(r_,1,lbl);ws.cell(r_,3,T(rs,"area"));ws.cell(r_,9,round(base,2));ws.cell(r_,10,N(rs));ws.cell(r_,11,T(rs,"totalCharges"));ws.cell(r_,16,T(rs,"deposit"))
    oc=sum(x["area"] for x in rs if "tenantName" in x);ws.cell(r_,5,f"{oc/T(rs,'area'):.1%} leased")
    for j in range(1,17):
        c=ws.cell(r_,j);c.font=Font(name="Arial",bold=True,size=9);c.fill=PatternFill("solid",fgColor="F2F2F2");c.border=Border(top=Side(style="medium"))
        if j in(9,10,11,16): c.number_format="#,##0.00"
        if j==3:c.number_format="#,##0"
    r_+=1
for b,_ in bl:
    rs=[x for x in rows if x["building"]==b];r0=r_
    for x in rs:
        v=[None,x["unit"],x["area"],x["_off"],x.get("tenantName","VACANT"),x.get("leaseStartDate"),x.get("leaseEndDate"),x.get("_psf"),x.get("contractRent"),chargesum(x["charges"]) if "charges" in x else None,x.get("totalCharges")]
        st=x.get("rentSteps",[])
        for k in(0,1): v+=[dt.date.fromisoformat(st[k]["date"]),st[k]["amount"]] if len(st)>k else [None,None]
        v+=[x.get("deposit"),rng.choice("BCC") if "tenantName" in x else None,rng.choice(["Y","N"]) if "tenantName" in x else None]
        for j,z in enumerate(v,1):
            c=ws.cell(r_,j,z);c.font=Font(name="Arial",size=9,italic=(z=="VACANT"));c.border=BD
            if isinstance(z,dt.date): c.number_format="mmm-yy" if 0 else "mm/dd/yyyy";c.alignment=Alignment(horizontal="center")
            elif j==3:c.number_format="#,##0"
            elif j==4:c.number_format="0%"
            elif j in(8,9,10,11,13,15,16):c.number_format="#,##0.00"
            if z=="MTM":c.alignment=Alignment(horizontal="center")
        r_+=1
    ws.cell(r0,1,b);ws.merge_cells(start_row=r0,start_column=1,end_row=r_-1,end_column=1)
    ws.cell(r0,1).alignment=Alignment(vertical="center",horizontal="center",text_rotation=90);ws.cell(r0,1).font=Font(name="Arial",bold=True,size=10)
    tot(f"Total {b}",rs,trueB[b]);r_+=1
tot("PARK TOTAL",rows,trueT)
vac=sum("tenantName" not in x for x in rows)
ws.cell(r_+1,1,f"{len(rows)} units, {len(rows)-vac} leased, {vac} vacant. Base rent is net; lessees reimburse taxes, insurance and CAM. MTM = month to month.").font=Font(name="Arial",size=8,italic=True)
for j,w in enumerate([10,7,8,7,28,11,11,8,11,10,11,11,11,11,11,11,7,9],1): ws.column_dimensions[CL(j)].width=w
for j in(17,18): ws.column_dimensions[CL(j)].hidden=True
ws.freeze_panes="F8";ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=__import__("openpyxl").worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(os.path.join(DOC,FILE))
truth(FILE,dict(assetType="INDUSTRIAL",documentType="RENT_ROLL",author="broker-manager's analyst",style="three-row grouped header, building merged down the side, hidden columns, two step pairs",hard=True),rows,propertyName="Lantern Flex Park",asOnDate="2026-09-30",units=len(rows),occupied=len(rows)-vac,vacant=vac,sheet="Rent Roll",
 planted={"what":f"unit {pl['unit']} base rent per month shows {new:,.2f} instead of {old:,.2f} (one digit); the row's total monthly, its building subtotal and the park total carry the right figure","kind":"digit_changed"})
