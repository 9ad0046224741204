# Australian strata office portfolio: sqm, net rent pa, outgoings, numbers start at column C, status at the end
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1813); N="Tenancy Schedule - Corvale House Strata Offices (Jun-25).xlsx"
wb=Workbook();ws=wb.active;ws.title="Sched";ws.sheet_view.showGridLines=False
ws['C2']="CORVALE HOUSE — 88 Tannery Lane, Fortitude Valley QLD";ws['C2'].font=Font(name='Calibri',size=14,bold=True,color='1F4E46');ws['C3']="Strata office lots: tenancy schedule as at 30 June 2025 (AUD, excl. GST)"
H=["Lot","Level","Lessee","NLA (m²)","Net Rent p.a.","Outgoings p.a.","Gross Rent p.a.","Net $/m²","Lease Start","Lease End","Review","Options","Bank Guarantee","Status"]
for j,h in enumerate(H,3):
    c=ws.cell(5,j,h);c.font=Font(bold=True);c.alignment=Alignment(wrap_text=True,vertical='bottom');c.border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
t=["Ironbark Conveyancing Pty Ltd","Wattle Psychology","Jindera Surveying Pty Ltd","","Boronia Digital","Stringy & Co Architects","Mulga Migration Services","Owner occupied (Lot owner: Tannery Super Fund)","Blackbutt Financial Planning","","Currawong Recruitment","Lilly Pilly Midwifery Practice","Saltbush Legal","Kurrajong Audit Partners","Grevillea Travel"]
y=6;rows=[];T=[0]*5;occ=vac=0;lv=None
for i,n in enumerate(t):
    lot=f"Lot {i+1}";le=["Ground","Level 1","Level 2","Level 3"][i//4];a=r.choice([48.5,62,71.5,86,104,133.5]);T[0]+=a
    ws.cell(y,3,lot);ws.cell(y,4,le);ws.cell(y,6,a).number_format='#,##0.0'
    if not n:
        vac+=1;ws.cell(y,5,"—");ws.cell(y,16,"Vacant – marketing");rows.append(row(unit=lot,area=a,statusText="Vacant – marketing"))
    elif n.startswith("Owner"):
        occ+=1;og=round(a*118,2);ws.cell(y,5,n);ws.cell(y,8,og);T[2]+=og;ws.cell(y,16,"Owner occupied");rows.append(row(unit=lot,area=a,tenantName=n,statusText="Owner occupied",charges=[dict(code="Outgoings p.a.",amount=og)]));ws.cell(y,8).number_format='$#,##0.00'
    else:
        occ+=1;s=D.date(r.randint(2020,2025),r.randint(1,6),1);e=addm(s,12*r.choice([3,5]))-D.timedelta(1);hold=e<D.date(2025,6,30);nr=round(a*r.choice([410,435,455,470]),2);og=round(a*118,2);bg=round((nr+og)/4,0) if r.random()<.7 else None
        for j,v,f in((7,nr,'$#,##0.00'),(8,og,'$#,##0.00'),(9,round(nr+og,2),'$#,##0.00'),(10,round(nr/a,2),'$#,##0'),(11,s,'dd-mmm-yyyy'),(12,"Holding over" if hold else e,'dd-mmm-yyyy'),(15,bg,'$#,##0')):ws.cell(y,j,v).number_format=f
        ws.cell(y,5,n);ws.cell(y,13,r.choice(["CPI","3.5% fixed","4% fixed","Market"]));ws.cell(y,14,r.choice(["3 yrs","5 yrs","Nil"]));ws.cell(y,16,"Leased")
        T[1]+=nr;T[2]+=og;T[3]+=nr+og;T[4]+=bg or 0
        rows.append(row(unit=lot,tenantName=n,area=a,annualRent=nr,charges=[dict(code="Outgoings p.a.",amount=og)],totalCharges=round(nr+og,2),leaseStartDate=s,leaseEndDate="Holding over" if hold else e,deposit=bg,statusText="Leased"))
    y+=1
    if i%4==3:ws.row_dimensions[y].height=5;y+=1
T=[round(x,2) for x in T];ws.cell(y,5,"TOTAL")
# gross includes owner outgoings only where rent is paid; footnote says so
for j,v,f in((6,T[0],'#,##0.0'),(7,T[1],'$#,##0.00'),(8,T[2],'$#,##0.00'),(9,T[3],'$#,##0.00'),(15,T[4],'$#,##0')):ws.cell(y,j,v).number_format=f
for j in range(3,17):ws.cell(y,j).font=Font(bold=True);ws.cell(y,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.cell(y+2,3,f"15 lots: {occ-1} leased, 1 owner occupied, {vac} vacant. Outgoings of the owner-occupied lot are levied direct and are not in Gross Rent.")
for l,w in zip("ABCDEFGHIJKLMNOP",[1.5,1.5,8,9,43,9,14,13,14,9,13,13,11,9,13,18]):ws.column_dimensions[l].width=w
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.row_dimensions[5].height=30
for q in range(6,y+1):
    for j in (13,16):ws.cell(q,j).alignment=Alignment(indent=1)
wb.save(doc(N))
put(N,"OFFICE","AU strata tenancy schedule, m2, annual figures, starts in column C","owner-occupied lot; Holding over as end date; thin spacer rows","CORVALE HOUSE","2025-06-30",15,occ,vac,rows,dict(area=T[0],annualRent=T[1],outgoings=T[2],grossRent=T[3],deposit=T[4]))
