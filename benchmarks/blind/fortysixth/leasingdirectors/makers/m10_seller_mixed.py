from common import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
F="417-425 Larkspur Ave - Seller RR 2-1-26.xlsx"
def run():
    R=random.Random(5010); wb=openpyxl.Workbook(); w0=wb.active; w0.title="OM Summary"; ws=wb.create_sheet("Rent Roll")
    w0["B2"]="417-425 Larkspur Avenue"; w0["B2"].font=Font(bold=True,size=16); w0["B4"]="Asking Price"; w0["C4"]=6850000; w0["C4"].number_format="$#,##0"; w0["B5"]="Year built / renovated"; w0["C5"]="1926 / 2014"
    w0["B6"]="Zoning"; w0["C6"]="NC2-55"
    ws["B2"]="417-425 LARKSPUR AVE"; ws["B2"].font=Font(name="Century Gothic",bold=True,size=14); ws["B3"]="RENT ROLL - February 1, 2026"; ws["B3"].font=Font(name="Century Gothic",size=10)
    hf=PatternFill("solid",fgColor="1F3A2E"); wf=Font(name="Century Gothic",size=9,bold=True,color="FFFFFF"); f9=Font(name="Century Gothic",size=9); fb=Font(name="Century Gothic",size=9,bold=True)
    def row(r,vals,font=f9,fill=None,fmt=None):
        for j,v in enumerate(vals):
            c=ws.cell(r,2+j,v); c.font=font
            if fill: c.fill=fill
            if isinstance(v,float): c.number_format='$#,##0.00'
            if isinstance(v,dt.date): c.number_format="mm/dd/yyyy"
    rows=[];r=5
    row(r,["COMMERCIAL"],fb); r+=1
    row(r,["Space","Tenant","SF","Lease Start","Lease End","Monthly Base","NNN (mo)","Total Monthly","$/SF/Yr","Security","Options"],wf,hf); r+=1
    C=[("417","Moss & Ember Tea Bar",1240,dt.date(2021,6,1),dt.date(2026,5,31),3410.0,868.0,6820.0,"1 x 5 yr FMV"),("419","Vinyl Harvest",980,dt.date(2018,3,15),"MTM",2205.0,686.0,2000.0,""),("421","Kita Ramen LLC",1865,dt.date(2023,11,1),dt.date(2033,10,31),5595.0,1305.5,11190.0,"2 x 5 yr"),("423A",None,720,None,None,None,None,None,""),("423B","Larkspur Acupuncture",640,dt.date(2024,2,1),dt.date(2027,1,31),1680.0,448.0,1680.0,""),("425","Second Story Bikes",1510,dt.date(2020,9,1),dt.date(2025,8,31),3397.5,1057.0,3000.0,"holding over")]
    tb=tn=sf=0;secT="COMMERCIAL"; dsum=0
    for u,t,a,s,e,b,n,d,o in C:
        row(r,[u,t or "VACANT - broker listed",a,s,e,b,n,(b+n) if b else None,r2(b*12/a) if b else None,d,o]); sf+=a
        if not t: 
            for j in range(11): ws.cell(r,2+j).fill=PatternFill("solid",fgColor="FCE4D6")
        rows.append(dict(unit=u,tenantName=t,statusText="Occupied" if t else "VACANT - broker listed",area=a,section=secT,contractRent=b,leaseStartDate=iso(s) if s else None,leaseEndDate=(e if isinstance(e,str) else iso(e)) if e else None,totalCharges=(b+n) if b else None,charges=[{"code":"NNN","amount":n}] if b else None,deposit=d)); tb+=b or 0; tn+=n or 0; dsum+=d or 0; r+=1
    row(r,["","Commercial total",sf,"","",tb,tn,tb+tn,"",dsum],fb); r+=2
    row(r,["APARTMENTS"],fb); r+=1
    row(r,["Apt","Resident","Type","Move-in","Lease Thru","Rent","Market","Utilities (RUBS)","Pet","Deposit","Remarks"],wf,hf); r+=1
    ty=["Studio","Studio","1/1","1/1","2/1","1/1"]; sur=["Achterberg","Bellocq","Cieslak","Dhami","Eferding","Fontaine","Gruber","Hoxha","Ibarra","Jarvi","Kovalik","Lusamba","Mbeki-Lunt","Noorani","Okonjo","Petrosian","Quispe","Rautio"]
    A=[0,0,0,0,0];k=0;va=0; secA="APARTMENTS"
    for fl in (2,3,4):
        for p in range(6):
            u=f"{fl}0{p+1}"; mk={"Studio":1495.0,"1/1":1850.0,"2/1":2395.0}[ty[p]]+25*(fl-2)
            if u in("304","401"):
                row(r,[u,"vacant",ty[p],None,None,None,mk,None,None,None,"make-ready" if u=="304" else "avail. 2/15"]); rows.append(dict(unit=u,statusText="vacant",unitType=ty[p],section=secA,marketRent=mk)); A[1]+=mk; r+=1; k+=1; va+=1; continue
            rent=mk-R.choice([0,25,50,95,145,210,300]); mi=dt.date(R.randint(2016,2025),R.randint(1,12),R.choice([1,1,1,15])); 
            if mi>dt.date(2026,1,1): mi=dt.date(2025,10,1)
            lt="MTM" if mi.year<2022 and R.random()<.6 else eom(2026,R.randint(2,12))
            ru=R.choice([85.0,85.0,110.0]); pet=35.0 if R.random()<.25 else None; dep=R.choice([500.0,800.0,rent])
            row(r,[u,sur[k]+", "+R.choice("ABDEJKLMRST")+".",ty[p],mi,lt,rent,mk,ru,pet,dep,""])
            rows.append(dict(unit=u,tenantName=ws.cell(r,3).value,statusText="Occupied",unitType=ty[p],section=secA,contractRent=rent,marketRent=mk,moveInDate=iso(mi),leaseEndDate=lt if isinstance(lt,str) else iso(lt),deposit=dep,charges=[{"code":"Utilities (RUBS)","amount":ru}]+([{"code":"Pet","amount":pet}] if pet else [])))
            for i,v in enumerate((rent,mk,ru,pet or 0,dep)): A[i]+=v
            r+=1;k+=1
    # planted total_wrong in rent of apartments
    true=A[0]; wrong=true+450.0
    row(r,["","Apartment total","18 units","","",wrong,A[1],A[2],A[3],A[4]],fb); r+=2
    row(r,["OTHER"],fb); r+=1
    O=[("P1-P9","Parking stalls (9 rented)",765.0),("LAUNDRY","CoinTek Laundry lease",210.0),("LOCKERS","Basement storage lockers",140.0)]
    ot=0
    for u,t,v in O:
        row(r,[u,t,None,None,None,v]); rows.append(dict(unit=u,tenantName=t if "CoinTek" in t else None,unitType=None if "CoinTek" in t else t,section="OTHER",contractRent=v)); ot+=v; r+=1
    row(r,["","Other total","","","",ot],fb); r+=2
    row(r,["","TOTAL MONTHLY RENT (base, apartments, other)","","","",tb+true+ot],Font(name="Century Gothic",size=10,bold=True)); r+=2
    row(r,["6 commercial spaces (1 vacant), 18 apartments (2 vacant). Information from seller, not verified."],Font(name="Century Gothic",size=8,italic=True))
    for c,w in zip("ABCDEFGHIJKL",(2,10,34,9,12,12,13,12,15,10,12,16)): ws.column_dimensions[c].width=w
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.active=1; wb.save(DOCS/F)
    return save(F,"MIXED_USE","seller's workbook, two header sets (shops and apartments), other income rows",False,dict(propertyName="417-425 LARKSPUR AVE",asOnDate="2026-02-01",units=24,occupied=21,vacant=3,sheet="Rent Roll",planted={"what":f"Apartment total of Rent is printed {wrong:.2f}, the rows add to {true:.2f} (the grand total uses the right sum)","kind":"total_wrong"},rows=rows))
if __name__=="__main__": print(run())
