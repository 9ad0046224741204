from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1609);N="r16_09_student_tower_realpage.xlsx"
wb=Workbook();w=wb.active;w.title="Report1"
w.merge_cells("A1:N1");w["A1"]="Beacon Hall Student Tower";w.merge_cells("A2:N2");w["A2"]="Rent Roll by Bed  -  Academic Year 2026/27";w.merge_cells("A3:N3");w["A3"]="As of: 10/15/2026"
for a in("A1","A2","A3"):w[a].alignment=Alignment(horizontal="center");w[a].font=Font(bold=True,size=12 if a=="A1" else 10,name="Tahoma")
w["H5"]="Recurring Monthly Charges";w.merge_cells("H5:L5");w["H5"].alignment=Alignment(horizontal="center")
H=["Bed Space","Type","Status","Resident","Lease Begin","Lease End","Market","Installment","Furniture","Parking","Utility Pkg","Total","Deposit","Balance"]
for i,h in enumerate(H):
    c=w.cell(6,i+1,h);c.border=Border(bottom=Side("medium"))
    c.font=Font(bold=True,name="Tahoma",size=8)
T=[];y=7;G=[0]*8;no=nv=0
for fl in range(3,13):
    w.cell(y,1,f"Floor {fl}").font=Font(bold=True,italic=True);y+=1;S=[0]*8;cnt=0
    for ap,bt,mk in((1,"4x4",865),(2,"2x2",1045),(3,"2x1",940)):
        for bed in "ABCD"[:4 if ap==1 else 2]:
            u=f"{fl:02d}0{ap}{bed}";x=r.random();cnt+=1
            row=dict(unit=u,section=f"Floor {fl}",unitType=bt,marketRent=mk)
            if x<.09:
                v=[u,bt,"Vacant","",None,None,mk];nv+=1;row["statusText"]="Vacant";S[0]+=mk
            else:
                s=D(2026,8,20);e=D(2027,7,31)
                if r.random()<.1:s=D(2026,9,r.randint(1,25))
                ins=mk-r.choice([0,0,20,45]);fu=25 if r.random()<.6 else 0;pk=r.choice([0,0,0,95]);ut=40;t=ins+fu+pk+ut
                dep=r.choice([0,200]);bal=r.choice([0,0,0,0,t,-50]);n=person(r)
                stt="Notice" if r.random()<.05 else "Current";no+=1
                v=[u,bt,stt,n,s,e,mk,ins,fu,pk,ut,t,dep,bal]
                row.update(statusText=stt,tenantName=n,leaseStartDate=s,leaseEndDate=e,contractRent=ins,charges=[dict(code=k,amount=z) for k,z in zip(H[7:11],v[7:11])],totalCharges=t,deposit=dep,balance=bal)
                for j in range(8):S[j]+=v[6+j]
            for i,z in enumerate(v):
                c=w.cell(y,i+1,z);c.font=Font(name="Tahoma",size=8)
                if i in(4,5):c.number_format="mm/dd/yyyy"
                if i>5:c.number_format='#,##0.00;(#,##0.00)'
            T.append(row);y+=1
    w.cell(y,2,f"{cnt} beds")
    for j in range(8):
        c=w.cell(y,7+j,S[j]);c.border=Border(top=Side("thin"));c.number_format='#,##0.00;(#,##0.00)';c.font=Font(bold=True,size=8)
    y+=2;G=[p+q for p,q in zip(G,S)]
w.cell(y,1,"Property Total").font=Font(bold=True);w.cell(y,4,f"{len(T)} beds: {no} leased / {nv} vacant")
for j in range(8):
    c=w.cell(y,7+j,G[j]);c.number_format='#,##0.00;(#,##0.00)';c.font=Font(bold=True,size=8);c.border=Border(top=Side("double"))
for i,x in enumerate([11,7,9,26,11,11,11,11,10,9,10,11,10,11]):w.column_dimensions[chr(65+i)].width=x
w.page_setup.orientation="landscape";w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(f"{B}/documents/{N}")
save(N,dict(propertyName="Beacon Hall Student Tower",asOnDate="2026-10-15",units=len(T),occupied=no,vacant=nv,rows=T,printedTotals=dict(marketRent=G[0],contractRent=G[1],totalCharges=G[5],deposit=G[6],balance=G[7])),"STUDENT_HOUSING","by-bed roll, floor sections, grouped header over charge columns")
