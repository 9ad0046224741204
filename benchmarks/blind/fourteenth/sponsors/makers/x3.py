# student housing renewal tracker: merged apartment cells over bed rows, summary block right of title and below
from common import *
import openpyxl
from openpyxl.styles import *
r=random.Random(8833); F="Lantern_House_renewals_AY26-27.xlsx"; AS=D(2026,1,12)
wb=openpyxl.Workbook(); ws=wb.active; ws.title="Beds"; n2=wb.create_sheet("Notes")
ws["A1"]="Lantern House (student)"; ws["A2"]="Bed roll and AY 2026-27 renewal offers"; ws["A3"]="As of:"; ws["B3"]="01/12/2026"; ws["A1"].font=Font(bold=True,size=13)
H=["Apt","Layout","Apt SF","Bed space","Bed status","Student","Gender","AY25-26 lease from","AY25-26 lease to","Monthly installment","Rate card","Utility cap fee","Parking","Deposit","Offer AY26-27","Offer sent","Response","Signed"]
for i,h in enumerate(H): c=ws.cell(6,1+i,h); c.font=Font(bold=True,color="FFFFFF",size=9); c.fill=PatternFill("solid",fgColor="4B2E83"); c.alignment=Alignment(wrap_text=True,vertical="center")
ws.cell(5,1,"Current lease"); ws.merge_cells("A5:N5"); ws.cell(5,15,"Renewal"); ws.merge_cells("O5:R5"); ws["A5"].alignment=ws["O5"].alignment=Alignment(horizontal="center")
ws.row_dimensions[6].height=30
lay={"3BD/3BA":(3,1120,865.0),"4BD/2BA":(4,1255,735.0),"2BD/2BA":(2,845,990.0)}
q=7; rows=[]; 
for fl in (1,2,3):
    for k in range(1,8):
        l=list(lay)[(k+fl)%3]; nb,sf,rc=lay[l]; apt=fl*100+k; q0=q
        for s in "ABCD"[:nb]:
            u=f"{apt}{s}"; z=r.random(); row=dict(unit=u,unitType=l,marketRent=rc)
            ws.cell(q,4,u); ws.cell(q,11,rc)
            if z<.1: ws.cell(q,5,"OPEN" if z<.08 else "OFFLINE"); row["statusText"]=ws.cell(q,5).value
            else:
                fr=D(2025,8,18) if r.random()<.9 else D(2026,1,5); to=D(2026,7,30); inst=rc-r.choice((0,0,15,30,45)); ut=20.0; pk=r.choice((0.0,0.0,55.0)); dep=r.choice((0.0,200.0,200.0)); nm=person(r,"fl")
                stt="OCC" if fr<D(2026,1,1) else "OCC-SPRING"; off=round((inst*1.035)/5)*5.0; resp=r.choice(("Accepted","Declined","No reply","No reply","Considering"))
                for c,v in zip(range(5,19),(stt,nm,r.choice("FM"),fr,to,inst,rc,ut,pk,dep,off,D(2025,11,r.choice((3,10,17))),resp,"Y" if resp=="Accepted" else None)): ws.cell(q,c,v)
                row.update(tenantName=nm,statusText=stt,leaseStartDate=fr,leaseEndDate=to,contractRent=inst,charges=ch(("Utility cap fee",ut),("Parking",pk)),deposit=dep)
            for c in (8,9,16): ws.cell(q,c).number_format="mm/dd/yy"
            for c in (10,11,12,13,14,15): ws.cell(q,c).number_format='#,##0.00'
            rows.append(row); q+=1
        ws.cell(q0,1,apt); ws.cell(q0,2,l); ws.cell(q0,3,sf)
        for c in (1,2,3): ws.merge_cells(start_row=q0,start_column=c,end_row=q-1,end_column=c); ws.cell(q0,c).alignment=Alignment(vertical="center",horizontal="center")
        for c in range(1,19): ws.cell(q-1,c).border=Border(bottom=Side(style="thin"))
S=lambda k:round(sum(x.get(k,0) for x in rows),2); C=lambda i:sum(x["charges"][i]["amount"] for x in rows if x.get("charges"))
q+=1; ws.cell(q,4,"TOTAL"); o=sum(1 for x in rows if x.get("tenantName"))
for c,v in ((5,f"{len(rows)} beds"),(6,f"{o} occupied"),(10,S("contractRent")),(11,S("marketRent")),(12,C(0)),(13,C(1)),(14,S("deposit"))): ws.cell(q,c,v).font=Font(bold=True); ws.cell(q,c).number_format='#,##0.00'
q+=2
for t,v in (("Beds",len(rows)),("Beds occupied",o),("Beds open / offline",len(rows)-o),("Pre-leased AY26-27 (signed)",sum(1 for i in range(7,q) if ws.cell(i,18).value=="Y"))): ws.cell(q,1,t); ws.cell(q,4,v); q+=1
n2["A1"]="Offers at 3.5% over the present installment, rounded to $5. Accepted by Feb 15 keeps the space."; n2["A2"]="Apt SF is of the whole apartment."
for i,w in enumerate((8,10,8,10,13,24,8,11,11,12,10,10,9,9,10,10,12,8)): ws.column_dimensions[openpyxl.utils.get_column_letter(i+1)].width=w
ws.freeze_panes="E7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(F))
save(F,"STUDENT_HOUSING","bed roll with renewal offers, merged apartment cells, grouped head",True,dict(propertyName="Lantern House",asOnDate="2026-01-12",sheet="Beds",units=len(rows),occupied=o,vacant=len(rows)-o,rows=rows,printedTotals={"contractRent":S("contractRent"),"marketRent":S("marketRent"),"charges:Utility cap fee":C(0),"charges:Parking":C(1),"deposit":S("deposit")}))
