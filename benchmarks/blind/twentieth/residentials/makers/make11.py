# StarRez bookings export, Dutch student halls, several halls in one file
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=R(2611); fn="StarRez_RoomSpace_Bookings_NL.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Room Space List"; rows=[]
ws.append(["StarRez Portfolio Report","","","","","","","Reference date:","01-10-2025"]); ws.append(["Room Space / Booking / Rate - all locations (EUR per calendar month)"]); ws.append([])
H=["Room Location","Room Space","Room Type","m²","Entry ID","Student","Booking Status","Check In","Contract End","Rate Table (market)","Basic rent","Service costs","Internet","Furniture","Total booked","Deposit held","Account balance"]
ws.append(H)
for x in ws[4]: x.font=Font(name="Segoe UI",bold=True,size=9); x.border=Border(bottom=Side(style="medium")); x.alignment=Alignment(wrap_text=True)
ws.row_dimensions[4].height=28
halls=[("Oostsingel House",{"Standard single":(14.5,485),"Studio":(24.0,745)},22,"OH"),("De Vlinder",{"Ensuite":(17.2,560),"Studio XL":(31.5,865)},18,"DV"),("Kanaalhof",{"Shared twin (bed)":(11.0,345),"Standard single":(13.8,455)},20,"KH")]
DN=["van der Spek","Oudshoorn","Bakkenes","Terpstra","de Ridder","Hoekema","Vlasblom","Nijhof","Ruiter","Koolhaas","Zwiers","Tammes","el Amrani","Sørlie","Papadakis","Conti","Novotná","Yılmaz","Ferreira","Kwan"]
G=[0.0]*8; n=o=0; eid=204410; SM=[]
d=lambda x:x.strftime("%d-%m-%Y") if x else None
for hn,ty,cnt,pre in halls:
    S=[0.0]*8; a=b=0; i=0
    while i<cnt:
        t=r.choice(list(ty)); m2_,mk=ty[t]
        base=f"{pre}.{1+i//8}.{i%8+1:02d}"
        spaces=[base] if "bed" not in t else [base+"/1",base+"/2"]
        i+=1
        for sp in spaces:
            a+=1; x=r.random(); st="In Room" if x<.82 else "Reserved" if x<.87 else "Vacant" if x<.95 else "Maintenance"
            row=dict(propertyName=hn,unit=sp,unitType=t,area=m2_,statusText=st,marketRent=float(mk)); v=[float(mk)]+[0.0]*7
            if st in("Vacant","Maintenance"): ws.append([hn,sp,t,m2_,None,None,st,None,None,float(mk)])
            else:
                eid+=r.randint(1,60); nm=f"{r.choice(DN)}, {r.choice('ABCDEFGHJKLMNPRSTVW')}.{r.choice('ABCDEFGHJKLM')}."; br=float(mk)-r.choice([0,0,12.5,20.0]); sc=62.5 if "Studio" not in t else 84.0; it=15.0; fu=r.choice([None,22.5]); tot=br+sc+it+(fu or 0)
                if st=="In Room": ci=r.choice([date(2024,8,26),date(2025,8,25),date(2025,9,1),date(2025,2,1)]); b+=1
                else: ci=r.choice([date(2025,10,6),date(2025,10,15)])
                ce=date(2026,7,31) if r.random()<.8 else date(2026,1,31); dp=float(r.choice([500,500,750])); bal=r.choice([0.0]*4+[tot,-55.0,23.4])
                if st=="Reserved": bal=0.0
                ws.append([hn,sp,t,m2_,eid,nm,st,d(ci),d(ce),float(mk),br,sc,it,fu,tot,dp,bal])
                row.update(tenantName=nm,moveInDate=iso(ci),leaseEndDate=iso(ce),contractRent=br,charges=[{"code":c,"amount":q} for c,q in (("Basic rent",br),("Service costs",sc),("Internet",it),("Furniture",fu)) if q],totalCharges=tot,deposit=dp,balance=bal)
                v=[float(mk),br,sc,it,fu or 0,tot,dp,bal]
            rows.append(row); S=[p+q for p,q in zip(S,v)]
    ws.append([f"Subtotal {hn}",f"{a} spaces",None,None,None,None,f"{b} in room",None,None]+[round(q,2) for q in S])
    for x in ws[ws.max_row]: x.font=Font(name="Segoe UI",bold=True,size=9); x.fill=PatternFill("solid",fgColor="FFF2CC")
    ws.append([]); n+=a; o+=b; G=[p+q for p,q in zip(G,S)]; SM.append((hn,a,b))
ws.append(["Total all locations",f"{n} spaces",None,None,None,None,f"{o} in room",None,None]+[round(q,2) for q in G])
for x in ws[ws.max_row]: x.font=Font(name="Segoe UI",bold=True,size=9); x.fill=PatternFill("solid",fgColor="FFD966")
ws.append([]); ws.append(["Reserved = contract signed, check-in after the reference date; billed from check-in. m² of a shared twin is half the room."])
for rw in ws.iter_rows(min_row=5,min_col=10,max_col=17):
    for x in rw: x.number_format='€ #,##0.00;-€ #,##0.00'
for c_,w in zip("ABCDEFGHIJKLMNOPQ",(19,12,17,7,9,20,13,11,12,12,11,11,11,11,12,12,12)): ws.column_dimensions[c_].width=w
s2=wb.create_sheet("Occupancy"); s2.append(["Location","Spaces","In Room","%"])
for q in SM: s2.append([*q,round(q[2]/q[1],4)])
for s in (ws,s2): s.page_setup.orientation="landscape"; s.page_setup.fitToHeight=0; s.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f"{B}/documents/{fn}")
save(fn,"STUDENT_HOUSING","StarRez room space list, three halls, EUR, dd-mm-yyyy text dates",None,"2025-10-01",n,o,None,rows,sheet="Room Space List",totals=dict(zip("marketRent contractRent service internet furniture totalCharges deposit balance".split(),[round(q,2) for q in G])))
