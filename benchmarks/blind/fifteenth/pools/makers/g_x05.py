# Student housing by-the-bed roll, building headings, charge columns, summary on another sheet, model beds
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(2005); F="TheQuadAtHollins_ByBed_RR_0915.xlsx"
wb=Workbook(); sm=wb.active; sm.title="Summary"; ws=wb.create_sheet("Bed Roll"); 
ws["A1"]="The Quad at Hollins"; ws["A1"].font=Font(bold=True,size=13,color="7B2D26"); ws["A2"]="Rent Roll by Bed Space"; ws["A3"]="Effective 09/15/2025 · Academic year 2025-26"; ws["R1"]="Loan 41-STU-0306"
H=["Bed Space","Floor Plan","Plan\nSF","Lease\nStatus","Resident","Lease\nBegin","Lease\nEnd","Market\nRate","RENT","PKG","FURN","UTILCAP","PREM","Total\nMonthly","Deposit\nHeld","Ledger\nBalance"]
hf=PatternFill("solid",fgColor="7B2D26")
plans={"Aspen":("4x4 Deluxe",1410,729),"Birch":("4x2 Classic",1235,639),"Cedar":("2x2 Suite",905,899),"Dogwood":("4x4 Deluxe",1410,745)}
rows=[]; n=5; secs=[]
for bi,(b,(fp,sf,mk)) in enumerate(plans.items()):
    ws.cell(n,1,f"Building {bi+1} - {b}").font=Font(bold=True,size=11); n+=1
    for j,t in enumerate(H):
        c=ws.cell(n,1+j,t); c.font=Font(bold=True,color="FFFFFF",size=9); c.fill=hf; c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
    ws.row_dimensions[n].height=26; n+=1; l=[]; k=4 if fp[0]=="4" else 2
    for a in range(1,11):
        apt=f"{bi+1}{(a-1)//4+1}0{(a-1)%4+1}"
        for bed in "ABCD"[:k]:
            x=dict(unit=f"{apt}-{bed}",building=f"Building {bi+1} - {b}",unitType=fp,area=sf,marketRent=float(mk)); q=r.random()
            v=[x["unit"],fp,sf,None,None,None,None,float(mk)]+[None]*8
            if bi==0 and a==1: x["statusText"]="Model"; v[3]="Model"
            elif q<.085: x["statusText"]="Vacant"; v[3]="Vacant"
            else:
                st="In Place" if q<.95 else "Renewed"; s=dt.date(2025,8,16) if r.random()<.85 else dt.date(2025,9,1); e=dt.date(2026,7,31); rent=float(mk-r.choice([0,0,10,20,35])); c=[("RENT",rent)]
                if r.random()<.4: c.append(("PKG",r.choice([55.0,85.0])))
                if r.random()<.6: c.append(("FURN",40.0))
                c.append(("UTILCAP",35.0))
                if r.random()<.2: c.append(("PREM",20.0))
                tc=sum(z for _,z in c); dep=r.choice([0.0,0.0,150.0,rent]); bal=r.choice([0.0]*6+[tc,-35.0,112.5]); nm=person(r,"{l}, {f}")+f" {r.choice('ABCDEJKLMR')}."
                x.update(statusText=st,tenantName=nm,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=rent,charges=[dict(code=y,amount=z) for y,z in c],totalCharges=tc,deposit=dep,balance=bal)
                v[3:7]=[st,nm,s,e]
                for y,z in c: v[H.index(y)]=z
                v[13:16]=[tc,dep,bal]
            for j,q_ in enumerate(v):
                c_=ws.cell(n,1+j,q_); c_.font=Font(size=9); c_.number_format="mm/dd/yy" if j in(5,6) else '#,##0.00;(#,##0.00)' if j>6 else "General"
            l.append(x); n+=1
    ch=lambda L_,y: sum(q_["amount"] for x in L_ for q_ in x.get("charges",[]) if q_["code"]==y)
    v=[f"{b} total",f"{len(l)} beds",None,None,None,None,None,S(l,"marketRent")]+[ch(l,y) for y in H[8:13]]+[S(l,"totalCharges"),S(l,"deposit"),S(l,"balance")]
    for j,q_ in enumerate(v): c_=ws.cell(n,1+j,q_); c_.font=Font(bold=True,size=9); c_.border=Border(top=Side(style="thin")); c_.number_format='#,##0.00;(#,##0.00)'
    n+=2; rows+=l; secs.append((b,l))
v=["GRAND TOTAL",f"{len(rows)} beds",None,None,None,None,None,S(rows,"marketRent")]+[ch(rows,y) for y in H[8:13]]+[S(rows,"totalCharges"),S(rows,"deposit"),S(rows,"balance")]
for j,q_ in enumerate(v): c_=ws.cell(n,1+j,q_); c_.font=Font(bold=True,size=10); c_.border=Border(top=Side(style="thin"),bottom=Side(style="double")); c_.number_format='#,##0.00;(#,##0.00)'
sm["B2"]="The Quad at Hollins - Occupancy summary 09/15/2025"; sm["B2"].font=Font(bold=True)
for j,t in enumerate(["Building","Beds","Occupied","Vacant","Model","Occ. %","Monthly billing"]): sm.cell(4,2+j,t).font=Font(bold=True)
def cnt(l): o=sum("tenantName" in x for x in l); m=sum(x["statusText"]=="Model" for x in l); return o,len(l)-o-m,m
for i,(b,l) in enumerate(secs+[("Total",rows)]):
    o,va,m=cnt(l)
    for j,t in enumerate([b,len(l),o,va,m,o/len(l),S(l,"totalCharges")]): c=sm.cell(5+i,2+j,t); c.number_format=["General"]*5 and {5:"0.0%",6:"#,##0.00"}.get(j,"General")
for c,w in zip("BCDEFGH",[16,8,10,9,8,9,16]): sm.column_dimensions[c].width=w
for c,w in zip("ABCDEFGHIJKLMNOP",[14,13,8,10,27,10,10,11,11,9,9,10,9,11,11,11]): ws.column_dimensions[c].width=w
ws["R1"]=None; ws["N1"]="Loan 41-STU-0306"
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(F)); o,va,m=cnt(rows)
save(F,"STUDENT_HOUSING","By-bed student roll with building headings and repeated headers, charge code columns, model beds, summary sheet",False,rows,"The Quad at Hollins","2025-09-15",len(rows),o,va,sheet="Bed Roll",totals={k:S(rows,k) for k in("marketRent","totalCharges","deposit","balance")})
