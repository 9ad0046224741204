from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
# ---- x7 self storage, storEDGE-like, 218 units, planted total_wrong (Actual Rate)
rnd=random.Random(317);N=names(rnd,260);k=0;rows=[];wb=Workbook();ws=wb.active;ws.title="Rent Roll"
ws["A1"]="Consolidated Rent Roll";ws["A1"].font=Font(bold=True,size=12);ws["A2"]="Facility:";ws["C2"]="Padlock Storage - Quarry Road";ws["A3"]="Snapshot date:";ws["C3"]=D.date(2025,5,31);ws.merge_cells("C3:E3");ws["C3"].number_format="yyyy-mm-dd";ws["C3"].alignment=Alignment(horizontal="left")
H=["Space","","Width","Length","Sq. Ft.","Unit Group","Tenant Name","Status","Move-In Date","Paid Through","Street Rate","Actual Rate","Variance","Protection Plan","Total Recurring","Delinquent Balance"]
for j,h in enumerate(H,1):c=ws.cell(5,j,h or None);c.font=Font(bold=True,size=9);c.border=Border(top=Side(style="thin"),bottom=Side(style="thin"));c.alignment=Alignment(wrap_text=True)
ws.column_dimensions["B"].hidden=True
gs=[("A",5,5,"Indoor small",52,42),("B",5,10,"Indoor medium",79,50),("C",10,10,"Drive-up",124,46),("D",10,20,"Drive-up large",198,40),("E",10,30,"Drive-up XL",265,28),("P",12,35,"RV / boat bay",145,12)]
y=6;T=[0]*6;cnt={"Occupied":0,"Vacant":0,"Unrentable":0}
for p,w,l,gname,sr,n in gs:
    for j in range(1,n+1):
        u=f"{p}-{j:03d}";x=rnd.random();s="Unrentable" if (p,j) in{("B",17),("D",40)} else("Vacant" if x<.13 else "Occupied");cnt[s]+=1
        r=dict(unit=u,unitType=gname,area=w*l,statusText=s,marketRent=sr);v=[u,f"id{rnd.randint(10**6,10**7)}",w,l,w*l,gname,None,s,None,None,sr]
        if s=="Occupied":
            a=N[k];k+=1;mi=D.date(2025,5,31)-D.timedelta(days=rnd.randint(3,1900));ac=sr+rnd.choice([-20,-10,0,0,7,15,22]);pp=rnd.choice([0,0,11,14]);late=rnd.random()<.1;bal=round((ac+pp)*rnd.choice([1,2])+25,2) if late else 0;pt=D.date(2025,5,rnd.randint(1,20)) if late else D.date(2025,6,rnd.randint(1,28))
            r.update(tenantName=f"{a[0]} {a[1]}",moveInDate=iso(mi),contractRent=ac,charges=[{"code":"Protection Plan","amount":pp}],totalCharges=ac+pp,balance=bal)
            v[6]=r["tenantName"];v[8]=mi;v[9]=pt;v+=[ac,ac-sr,pp,ac+pp,bal];T=[q+z for q,z in zip(T,(sr,ac,ac-sr,pp,ac+pp,bal))]
        else:T[0]+=sr
        for c_,x in enumerate(v,1):
            c=ws.cell(y,c_,x);c.font=Font(size=9)
            if c_ in(9,10):c.number_format="yyyy-mm-dd"
            elif c_>10:c.number_format="#,##0.00"
        rows.append(r);y+=1
wrong=T[1]-650
ws.cell(y,1,"Facility totals").font=Font(bold=True,size=9);ws.cell(y,5,sum(r["area"] for r in rows))
for c_,x in zip(range(11,17),[T[0],wrong]+T[2:]):c=ws.cell(y,c_,round(x,2));c.font=Font(bold=True,size=9);c.number_format="#,##0.00"
y+=2
for a,b in (("Total spaces",len(rows)),("Occupied",cnt["Occupied"]),("Vacant",cnt["Vacant"]),("Unrentable",cnt["Unrentable"])):ws.cell(y,1,a);ws.cell(y,5,b);y+=1
for c,wd in zip("ABCDEFGHIJKLMNOP",(14,6,7,7,7,15,24,11,11,11,10,10,10,10,11,12)):ws.column_dimensions[c].width=wd
ws.auto_filter.ref="A5:P5";ws.page_setup.orientation="landscape";ws.print_title_rows="5:5";ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
ws.oddFooter.left.text="Generated 2025-06-02 06:14";wb.save(docpath("x7_padlock_quarry_road.xlsx"))
assert abs(T[1]-S(rows,"contractRent"))<.01
save("x7_padlock_quarry_road.xlsx",dict(propertyName="Padlock Storage - Quarry Road",asOnDate="2025-05-31",units=len(rows),occupied=cnt["Occupied"],vacant=cnt["Vacant"],sheet="Rent Roll",planted={"what":f"Facility total of Actual Rate printed {wrong:,.2f}, the rows sum to {T[1]:,.2f}","kind":"total_wrong"},rows=rows),"SELF_STORAGE","storEDGE-like, 218 spaces, hidden id column",totals={"marketRent":T[0],"contractRent":wrong,"totalCharges":T[4],"balance":round(T[5],2)})
print(cnt)
