from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as L
NAME="TenancySchedule_mob3210_103126.xlsx"
SH="Tenancy Schedule I"
PN="St. Brendan Medical Pavilion"
A=D;ASOF=A(2026,10,31)
# unit, lease, sf, from, to, [(from,psf)], cam psf, ret psf, ins psf, dep
Z=[("101","Alder Creek Imaging Center, LLC",6480,A(2019,2,1),A(2029,1,31),[(A(2026,2,1),27.40),(A(2027,2,1),28.22),(A(2028,2,1),29.07)],6.10,3.25,.44,14800),
("110","Brightwater Pediatrics PA",3920,A(2022,9,1),A(2029,8,31),[(A(2026,9,1),25.75),(A(2027,9,1),26.52),(A(2028,9,1),27.32)],6.10,3.25,.44,8200),
("115","Corner Apothecary of Dover",1310,A(2021,6,1),A(2031,5,31),[(A(2026,6,1),30.00),(A(2027,6,1),30.60),(A(2028,6,1),31.21),(A(2029,6,1),31.84),(A(2030,6,1),32.47)],6.10,3.25,.44,3275),
("120","VACANT",2205,None,None,[],0,0,0,0),
("200, 205","St. Brendan Health System - Cardiology",9875,A(2017,1,1),A(2026,12,31),[(A(2026,1,1),26.15)],6.10,3.25,.44,0),
("210","Lindqvist Orthopaedic Associates",5230,A(2024,4,1),A(2034,3,31),[(A(2026,4,1),26.90),(A(2027,4,1),27.64),(A(2028,4,1),28.40),(A(2029,4,1),29.18)],6.10,3.25,.44,11500),
("220","Harborside Dermatology",2760,A(2020,11,1),A(2027,10,31),[(A(2025,11,1),25.20),(A(2026,11,1),25.96)],6.10,3.25,.44,5450),
("230","VACANT",1840,None,None,[],0,0,0,0),
("240","Delmarva Sleep Medicine",3115,A(2025,8,1),A(2030,7,31),[(A(2026,8,1),26.01),(A(2027,8,1),26.79),(A(2028,8,1),27.59),(A(2029,8,1),28.42)],6.10,3.25,.44,6750),
("300","St. Brendan Health System - Admin",7420,A(2017,1,1),A(2026,12,31),[(A(2026,1,1),24.60)],6.10,3.25,.44,0),
("310","Kent County Women's Health",4685,A(2023,3,1),A(2030,2,28),[(A(2026,3,1),26.40),(A(2027,3,1),27.19),(A(2028,3,1),28.01),(A(2029,3,1),28.85)],6.10,3.25,.44,9900),
("320","Y. Cheng, DDS",1975,A(2016,5,1),None,[(A(2022,5,1),23.50)],6.10,3.25,.44,3000)]
wb=openpyxl.Workbook();ws=wb.active;ws.title=SH
F=lambda **k:Font(name="Verdana",size=8,**k)
for i,t in enumerate(("Tenancy Schedule I","Property: mob3210   As of Date: 10/31/2026   By Property"),1): ws.cell(i,1,t).font=F(bold=True);ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=16);ws.cell(i,1).alignment=Alignment(horizontal="center")
H=["Property","Unit(s)","Lease","Lease Type","Area","Lease From","Lease To","Term","Tenancy Years","Monthly Rent","Monthly Rent/Area","Annual Rent","Annual Rent/Area","Annual Rec./Area","Annual Misc/Area","Security Deposit Received"]
blue=PatternFill("solid",fgColor="BDD7EE");grey=PatternFill("solid",fgColor="EDEDED")
for j,t in enumerate(H,1): c=ws.cell(4,j,t);c.font=F(bold=True);c.fill=blue;c.alignment=Alignment(horizontal="center",wrap_text=True,vertical="center")
ws.row_dimensions[4].height=34
def put(r,vals,b=False,i=False,fill=None):
    for j,v in vals:
        c=ws.cell(r,j,v);c.font=F(bold=b,italic=i)
        if fill:c.fill=fill
        if isinstance(v,float):c.number_format="#,##0.00"
        elif isinstance(v,dt.date):c.number_format="mm/dd/yyyy"
ws.cell(5,1,"Current Leases").font=F(bold=True)
r=6;rows=[];T=[0,0,0,0];vac=0
for u,n,sf,a,e,st,cm,rt,ins,dep in Z:
    T[0]+=sf
    if n=="VACANT":
        put(r,[(1,PN),(2,u),(3,"VACANT"),(5,float(sf)),(10,0.0),(11,0.0),(12,0.0),(13,0.0),(14,0.0),(15,0.0),(16,0.0)]);r+=2;vac+=sf
        rows.append(row(unit=u,propertyName=PN,area=sf,statusText="VACANT",contractRent=0,annualRent=0,deposit=0));continue
    mo=round(sf*st[0][1]/12,2);term=None if e is None else (e.year-a.year)*12+e.month-a.month+1
    put(r,[(1,PN),(2,u),(3,n),(4,"Medical NNN" if e else "MTM NNN"),(5,float(sf)),(6,a),(7,e),(8,term),(9,round((ASOF-a).days/365.25,2)),(10,mo),(11,round(mo/sf,2)),(12,round(mo*12,2)),(13,round(mo*12/sf,2)),(14,round(cm+rt+ins,2)),(15,0.0),(16,float(dep))])
    r+=1
    put(r,[(3,"Rent Steps")],i=True);put(r,list(zip(range(4,13),["Charge","Unit","Area","From","To","","Monthly Amt","Amt/Area","Annual"])),True,fill=grey);r+=1
    fs=[]
    for k,(d,p) in enumerate(st):
        am=round(sf*p/12,2);to=st[k+1][0]-dt.timedelta(days=1) if k+1<len(st) else e
        put(r,[(4,"rent"),(5,u),(6,float(sf)),(7,d),(8,to),(10,am),(11,round(am/sf,2)),(12,round(am*12,2))]);r+=1
        if d>ASOF: fs.append(dict(date=d,amount=am))
    put(r,[(3,"Charge Schedules")],i=True);put(r,list(zip(range(4,13),["Charge","Unit","Area","From","To","","Monthly Amt","Amt/Area","Annual"])),True,fill=grey);r+=1
    ch=[]
    for code,p in (("cam",cm),("ret",rt),("ins",ins)):
        am=round(sf*p/12,2);put(r,[(4,code),(5,u),(6,float(sf)),(7,A(2026,1,1)),(8,A(2026,12,31)),(10,am),(11,round(am/sf,2)),(12,round(am*12,2))]);r+=1;ch.append((code,am))
    r+=1
    T[1]+=mo;T[2]+=round(mo*12,2);T[3]+=dep
    rows.append(row(unit=u,propertyName=PN,area=sf,tenantName=n,leaseStartDate=a,leaseEndDate=e,contractRent=mo,annualRent=mo*12,deposit=float(dep),charges=ch,rentSteps=fs,statusText="Occupied"))
put(r,[(1,"Total Current"),(5,float(T[0])),(10,round(T[1],2)),(12,round(T[2],2)),(16,float(T[3]))],True)
for j in range(1,17): ws.cell(r,j).border=Border(top=Side(style="thin"))
r+=3
put(r,[(3,"Occupancy Summary"),(5,"Area"),(6,"Percentage")],True);r+=1
for k,v in (("Occupied Area",T[0]-vac),("Vacant Area",vac),("Total",T[0])): put(r,[(3,k),(5,float(v))]);c=ws.cell(r,6,v/T[0]);c.number_format="0.00%";c.font=F();r+=1
for j,w in enumerate((27,9,36,12,10,12,12,11,9,12,10,13,10,10,10,12),1): ws.column_dimensions[L(j)].width=w
ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(NAME))
save(NAME,rows,PN,"2026-10-31",12,10,2,"OFFICE","Yardi commercial Tenancy Schedule I, rent-step and charge-schedule blocks under each lease","Yardi Voyager Commercial export",hard=True)
print(T)
