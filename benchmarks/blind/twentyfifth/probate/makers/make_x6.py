from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.comments import Comment
from datetime import date,timedelta
import subprocess,os,shutil
n="Ashgrove Apts rents Sept 2025.xlsx"
r=random.Random(406); N=names(106,40,"{l}, {f}")
wb=Workbook(); ws=wb.active; ws.title="Sept"
ws["A1"]="Ashgrove Apartments"; ws["A1"].font=Font(size=13,bold=True); ws["A2"]="Rents due for the month beginning September 1, 2025"; ws["D2"]=date(2025,9,1); ws["D2"].number_format="mmmm d, yyyy"
H1=["Apt","Type","Resident","SSN last 4","Lease","","Market","------ Monthly charges ------","","","","Total","Dep.","Prior bal."]
H2=["","","","","from","to","rent","Rent","Heat","Parking","Pet","charges","on hand","9/1"]
ws.append([]); 
for j,(a,b) in enumerate(zip(H1,H2),1): ws.cell(4,j,a or None); ws.cell(5,j,b or None); ws.cell(4,j).font=ws.cell(5,j).font=Font(bold=True,size=9); ws.cell(5,j).border=Border(bottom=Side("thin"))
ws.column_dimensions["D"].hidden=True
# D2 hidden column: put the date in C2 instead
ws["D2"].value=None
row=6;rows=[];k=0;oc=va=0;sub=[];T=[0]*8
for fl,us in (("First floor",[f"{x}" for x in range(101,109)]),("Second floor",[str(x) for x in range(201,209)]),("Third floor",[str(x) for x in range(301,309)])):
    ws.cell(row,1,fl).font=Font(bold=True,italic=True); row+=1; st0=row
    for u in us:
        ty=["1BR","2BR","2BR","Studio"][int(u)%4]; mk={"1BR":995,"2BR":1195,"Studio":825}[ty]; R=dict(unit=u,unitType=ty,section=fl,marketRent=mk); ws.cell(row,1,int(u)); ws.cell(row,2,ty); ws.cell(row,7,mk); T[0]+=mk
        if u in("104","207","302"): ws.cell(row,3,"Vacant"); R["statusText"]="Vacant"; va+=1; ws.cell(row,12,f"=SUM(H{row}:K{row})"); R["totalCharges"]=0
        elif u=="308": ws.cell(row,3,"MODEL / furnished"); R["statusText"]="MODEL"; ws.cell(row,12,f"=SUM(H{row}:K{row})"); R["totalCharges"]=0
        else:
            oc+=1; nm=N[k];k+=1; rn=mk-r.choice([0,0,15,40,70]); ht=r.choice([0,45,55]); pk=r.choice([0,0,35]); pt=r.choice([0,0,0,25]); dp=r.choice([rn,700,500]); bl=r.choice([0,0,0,0,rn,-20,112.4])
            if u=="205": nm="Ashgrove, Pearl"; rn=400; dp=0; bl=0; ws.cell(row,3).comment=Comment("Mother of owner","Owner")
            if u=="203": nm+=" (notice, out 9/30)"
            s=date(r.choice([2024,2025]),r.randint(1,9) if 1 else 1,1); e=date(s.year+1,s.month,1)-timedelta(1); e="MTM" if e<date(2025,9,1) else e
            for j,x in((3,nm),(4,r.randint(1000,9999)),(5,s),(6,e),(8,rn),(9,ht),(10,pk),(11,pt),(12,f"=SUM(H{row}:K{row})"),(13,dp),(14,bl)):
                c=ws.cell(row,j,x)
                if isinstance(x,date): c.number_format="m/d/yyyy"
            R.update(tenantName=nm,statusText="Notice" if u=="203" else "Occupied",leaseStartDate=s.isoformat(),leaseEndDate=e if e=="MTM" else e.isoformat(),contractRent=rn,charges=[dict(code=a,amount=b) for a,b in zip(("Rent","Heat","Parking","Pet"),(rn,ht,pk,pt))],totalCharges=rn+ht+pk+pt,deposit=dp,balance=bl)
            if u=="203": R["tenantName"]=nm
            T=[a+b for a,b in zip(T,(0,rn,ht,pk,pt,rn+ht+pk+pt,dp,bl))]
        rows.append(R); row+=1
    ws.cell(row,3,"Floor total")
    for j in range(7,15): L_=chr(64+j); c=ws.cell(row,j,f"=SUM({L_}{st0}:{L_}{row-1})"); c.border=Border(top=Side("hair"))
    sub.append(row); row+=2
ws.cell(row,3,"HOUSE TOTAL").font=Font(bold=True)
for j in range(7,15): L_=chr(64+j); c=ws.cell(row,j,"="+"+".join(f"{L_}{s}" for s in sub)); c.font=Font(bold=True); c.border=Border(top=Side("thin"))
for rr in range(6,row+1):
    for j in range(7,15): ws.cell(rr,j).number_format='#,##0.00;(#,##0.00)' if j==14 else '#,##0'
ws.cell(row+2,1,f"24 apartments: {oc} occupied, {va} vacant, 1 model.")
for l,w in zip("ABCEFGHIJKLMN",(8,8,34,11,11,9,9,8,9,8,10,9,10)): ws.column_dimensions[l].width=w
os.makedirs(f"{B}/tmpx",exist_ok=True); src=f"{B}/tmpx/{n}"; wb.save(src)
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{B}/lo","--convert-to","xlsx:Calc MS Excel 2007 XML","--outdir",f"{B}/documents",src],capture_output=True,timeout=120); shutil.rmtree(f"{B}/tmpx")
import openpyxl
w=openpyxl.load_workbook(doc(n),data_only=True)["Sept"]; print([w.cell(row,j).value for j in range(7,15)],T)
save(n,"MULTIFAMILY","owner's monthly sheet, formulas, two-line header, charges by column, floors","hidden column; model; relative; prior balances in parentheses; notice inside name","Ashgrove Apartments","2025-09-01",24,oc,va,rows,sheet="Sept",totals=dict(marketRent=T[0],contractRent=T[1],totalCharges=T[5],deposit=T[6],balance=round(T[7],2)))
