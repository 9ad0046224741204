# student bed-by-bed workbook: current year and pre-lease year side by side, apartment heading rows
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=rng(10); N=Names(r); F="campus_edge_beds_AY26-27.xlsx"
wb=Workbook(); w=wb.active; w.title="Beds"; ins=wb.create_sheet("Prelease Pace")
w["A1"]="Campus Edge Apartments"; w["A1"].font=Font(name="Arial",bold=True,size=13); w["A2"]="Bed roster and rents as of"; w["D2"]="15-Nov-2026"; w["A3"]="Current year AY 2026-27 vs. pre-lease AY 2027-28"
w.merge_cells("C5:H5"); w["C5"]="AY 2026-27 (current)"; w.merge_cells("J5:L5"); w["J5"]="AY 2027-28 (pre-lease)"
for a in("C5","J5"): w[a].alignment=Alignment(horizontal="center"); w[a].font=Font(bold=True); w[a].fill=PatternFill("solid",fgColor="D6DCE4" if a=="C5" else "FCE4D6")
for a,h in zip("ABCDEFGHJKL",["Bed","Room Type","Status","Resident","Start","End","Market Rent/Bed","Contract Rent/Mo","Status","Name","Rent/Mo"]):
    c=w[f"{a}6"]; c.value=h; c.font=Font(bold=True); c.alignment=Alignment(wrap_text=True,vertical="bottom"); c.border=Border(bottom=Side(style="medium"))
R=7; rows=[]; B=0; T=[0,0,0]
vs={4:"Vacant",17:"Vacant",30:"RA (comp)",41:"Vacant",55:"Sublet",58:"Vacant",69:"Vacant"}
rt={"Private":905,"Deluxe":965,"Shared":640}; i=0; pl=0; mon=0
for fl in (1,2,3):
    for n in range(1,8):
        bd=4 if n not in (3,6) else 3; a=fl*100+n
        w.cell(R,1,f"APARTMENT {a}  -  {bd} beds").font=Font(bold=True,color="1F4E78")
        for j in range(1,13): w.cell(R,j).border=Border(top=Side(style="thin",color="8EA9DB"))
        R+=1
        for k in range(bd):
            t="Shared" if n==6 else "Deluxe" if k==0 else "Private"; s=vs.get(i,"Leased"); i+=1; u=f"{a}{'ABCD'[k]}"; mk=rt[t]
            x=row(unit=u,unitType=t,section=f"APARTMENT {a}",statusText=s,marketRent=mk); w.cell(R,1,u);w.cell(R,2,t);w.cell(R,3,s);w.cell(R,7,mk); T[0]+=mk
            nm=None
            if s!="Vacant":
                nm=N.lf(); rent=0 if s.startswith("RA") else mk-r.choice([0,0,20,30,45]); a1,a2=r.choice([(dt.date(2026,8,20),dt.date(2027,7,30))]*7+[(dt.date(2026,8,20),dt.date(2027,5,15)),(dt.date(2026,10,1),dt.date(2027,7,30))])
                x.update(tenantName=nm,leaseStartDate=iso(a1),leaseEndDate=iso(a2),contractRent=rent); w.cell(R,4,nm);w.cell(R,5,a1);w.cell(R,6,a2);w.cell(R,8,rent); T[1]+=rent
                for j in(5,6): w.cell(R,j).number_format="d-mmm-yy"
            p=r.random()
            if p<.3 and nm and not s.startswith("RA"): w.cell(R,10,"Renewed");w.cell(R,11,nm);q=mk+25
            elif p<.45: w.cell(R,10,"New");w.cell(R,11,N.lf());q=mk+30
            else: w.cell(R,10,"Open"); q=0
            if q: w.cell(R,12,q); T[2]+=q; pl+=1
            for j in(7,8,12): w.cell(R,j).number_format="#,##0"
            rows.append(x); R+=1
R+=1; w.cell(R,1,"TOTAL");w.cell(R,2,f"{len(rows)} beds");w.cell(R,7,T[0]);w.cell(R,8,T[1]);w.cell(R,12,T[2])
for j in range(1,13): w.cell(R,j).font=Font(bold=True); w.cell(R,j).border=Border(top=Side(style="thin"),bottom=Side(style="double")); w.cell(R,j).number_format="#,##0"
n=len(rows); v=sum(x["statusText"]=="Vacant" for x in rows); R+=2
for a,b in (("Beds",n),("Occupied beds (incl. RA and sublet)",n-v),("Vacant beds",v),("Occupancy",(n-v)/n),("AY 27-28 pre-leased beds",pl)): w.cell(R,1,a);c=w.cell(R,4,b);c.alignment=Alignment(horizontal="left"); c.number_format="0.0%" if isinstance(b,float) else "0"; R+=1
for col,wd in zip("ABCDEFGHIJKL",[9,11,11,25,11,11,11,12,2,10,25,9]): w.column_dimensions[col].width=wd
w.freeze_panes="B7"
ins.append(["Week","This year","Last year"])
for k in range(8): ins.append([dt.date(2026,9,27)+dt.timedelta(days=7*k),max(0,pl-3*(7-k)),max(0,pl-8-3*(7-k))])
for q in ins["A"][1:]: q.number_format="m/d/yy"
wb.save(doc(F))
save(F,"STUDENT_HOUSING","bed list workbook, apartment heading rows, current and pre-lease years side by side under grouped headers, second sheet",True,
 dict(propertyName="Campus Edge Apartments",asOnDate="2026-11-15",units=n,occupied=n-v,vacant=v,sheet="Beds",rows=rows,printedTotals=dict(marketRent=T[0],contractRent=T[1])))
