from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
F="Argus_Presentation_RR_Northgate_Exchange.xlsx"
def run():
    R=random.Random(4808); wb=openpyxl.Workbook(); ws=wb.active; ws.title="Presentation Rent Roll"
    n=names(R,OFF,30); f8=Font(name="Arial",size=8); fb=Font(name="Arial",size=8,bold=True)
    asof=dt.date(2026,4,1)
    ws["A1"]="Northgate Exchange"; ws["A1"].font=Font(name="Arial",size=12,bold=True)
    ws["A2"]="(Amounts in USD)"; ws["A3"]="Presentation Rent Roll & Current Term Tenant Summary"; ws["A4"]="As of Apr-2026"; 
    for r in (2,3,4): ws.cell(r,1).font=f8
    H=[["","","Base Rent","","","Rent Adjustments & Categories","","","Expense",""],
       ["Tenant Name","Floor","Rate & Amount","","","","","","Reimbursement","Upon"],
       ["Type & Suite Number","SqFt","per Year","","","Changes","Changes","","Description &","Expiration"],
       ["Lease Dates & Term","Bldg Share","per Month","","","on","to (per Year)","","Operating Exp. Stop","Assumption"]]
    for i,h in enumerate(H):
        for j,v in enumerate(h):
            if v: c=ws.cell(6+i,1+j,v); c.font=fb; c.alignment=Alignment(horizontal="left" if j in(0,8) else "center")
    for j in range(1,11): ws.cell(9,j).border=Border(bottom=Side(style="medium")); ws.cell(6,j).border=Border(top=Side(style="medium"))
    suites=[("100",1,"Retail"),("105",1,"Retail"),("110",1,"Office"),("120",1,"Office"),("200",2,"Office"),("210",2,"Office"),("220",2,"Office"),("230",2,"Office"),("300",3,"Office"),("310",3,"Office"),("350",3,"Office"),("400",4,"Office"),("500",5,"Office"),("510",5,"Office"),("520",5,"Office"),("530",5,"Office"),("600",6,"Office"),("640",6,"Office"),("RF-1",6,"Antenna"),("B-2",0,"Storage Locker")]
    avail={"120","230","520"}
    areas=[]
    for s,f,t in suites: areas.append(0 if t=="Antenna" else 120 if t=="Storage Locker" else R.randint(14800,15600) if s in("400",) else R.randint(1500,6200))
    TA=sum(areas); r=11; rows=[]; tot=0; k=0; oa=0; an_t=0
    fm=lambda d: f"{d:%b-%Y}"
    for (s,f,t),a in zip(suites,areas):
        if s in avail: continue
        k+=1; nm="Guardline Wireless" if t=="Antenna" else {"100":"Copper Kettle Coffee","105":"Lumen Optical Shop"}.get(s,n[k])
        st,en=term(R,asof,years=(5,5,7,10)); 
        rate=R.randrange(2800,3900,25)/100; an=21600.0 if t=="Antenna" else round(rate*a,0) if t!="Storage Locker" else 1680.0
        mo=r2(an/12); tm=(en.year-st.year)*12+en.month-st.month+1
        ws.cell(r,1,f"{k}. {nm}").font=fb; ws.cell(r+1,1,f"   {t}, Suite: {s}"); ws.cell(r+2,1,f"   {fm(st)} to {fm(en)}"); ws.cell(r+3,1,f"   {tm} Months")
        ws.cell(r,2,f if f else "LL"); ws.cell(r+1,2,a).number_format="#,##0"; ws.cell(r+2,2,a/TA).number_format="0.00%"
        if a: ws.cell(r,3,r2(an/a)).number_format='"$"#,##0.00'; ws.cell(r+2,3,round(mo/a,2)).number_format='"$"#,##0.00'
        ws.cell(r+1,3,an).number_format='"$"#,##0'; ws.cell(r+3,3,mo).number_format='"$"#,##0.00'
        steps=[];d=st;x=an
        while addm(d,12)<en:
            d=addm(d,12); 
            if d>asof and len(steps)<4 and t!="Storage Locker": x=round(x*1.03,0); steps.append((d,x))
        for q,(d,x) in enumerate(steps): ws.cell(r+q,6,fm(d)); ws.cell(r+q,7,x).number_format='"$"#,##0'
        ws.cell(r,9,R.choice(["Net: Pays a full pro-rata share of","Base Year Stop: All expenses over","None"]) if t in("Office","Retail") else "None")
        if ws.cell(r,9).value!="None": ws.cell(r+1,9,"   all reimbursable expenses." if ws.cell(r,9).value.startswith("Net") else f"   Base {st.year}")
        ws.cell(r,10,R.choice(["Market","Renew 70%","Option","Vacate"]))
        for rr in range(r,r+4):
            for cc in range(1,11):
                c=ws.cell(rr,cc); c.font=fb if (rr==r and cc==1) else f8
                if cc in(2,3,6,7): c.alignment=Alignment(horizontal="right")
        rows.append(dict(unit=s,tenantName=nm,unitType=t,area=a,statusText="Occupied",contractRent=mo,annualRent=an,leaseStartDate=fm(st),leaseEndDate=fm(en),rentSteps=[{"date":fm(d),"amount":x,"per":"year"} for d,x in steps]))
        an_t+=an; oa+=a; r+=5
    ws.cell(r,1,"Available Space").font=Font(name="Arial",size=9,bold=True,underline="single"); r+=2
    va=0
    for (s,f,t),a in zip(suites,areas):
        if s not in avail: continue
        ws.cell(r,1,"Available"); ws.cell(r+1,1,f"   {t}, Suite: {s}"); ws.cell(r,2,f); ws.cell(r+1,2,a).number_format="#,##0"; ws.cell(r+2,2,a/TA).number_format="0.00%"
        ws.cell(r,10,"Lease-up Jan-2027")
        for rr in range(r,r+3):
            for cc in range(1,11): ws.cell(rr,cc).font=f8
        rows.append(dict(unit=s,unitType=t,area=a,statusText="Available",section="Available Space")); va+=a; r+=4
    for l,v,x in (("Total Occupied SqFt",oa,an_t),("Total Available SqFt",va,None),("Total SqFt / Base Rent per Year",TA,an_t)):
        ws.cell(r,1,l).font=fb; ws.cell(r,2,v).number_format="#,##0"; ws.cell(r,2).font=fb
        if x: ws.cell(r,3,x).number_format='"$"#,##0'; ws.cell(r,3).font=fb
        r+=1
    for c,w in zip("ABCDEFGHIJ",(40,11,14,2,2,11,14,2,32,18)): ws.column_dimensions[c].width=w
    ws.sheet_view.showGridLines=False
    ws2=wb.create_sheet("Assumptions"); ws2.append(["Market leasing","Rate $/SF","TI new","TI renew"]); ws2.append(["Office",36,65,25]); ws2.append(["Retail",34,40,15])
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(DOCS/F)
    no=sum(1 for q in rows if q["statusText"]=="Occupied")-2
    return save(F,"OFFICE","Argus Presentation Rent Roll export, four-line records, month dates, annual steps",True,dict(propertyName="Northgate Exchange",asOnDate="2026-04",units=no+3,occupied=no,vacant=3,sheet="Presentation Rent Roll",rows=rows))
if __name__=="__main__": print(run())
