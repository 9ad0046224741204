from common import *
from openpyxl import Workbook; from openpyxl.styles import *
r=random.Random(7513); N=Names(r,first="Tane Hemi Aroha Mele Kirsty Bryce Shayla Mina Omar Priya Luka Tessa Rory Devon Jody Niall Aoife Edie Zane Gwen".split())
fn='d13_north_dunedin_student_rooms.xlsx'
wb=Workbook(); ws=wb.active; ws.title="Rooms 2026"; nf=Font(name='Tahoma',size=9); bf=Font(name='Tahoma',size=9,bold=True)
ws['A1']="Lindqvist Student Houses"; ws['A1'].font=Font(name='Tahoma',size=14,bold=True,color='1F4E79'); ws['A2']="Rooms and rents, 2026 study year"; ws['A3']="Position at:"; ws['C3']=D(2026,3,13); ws['C3'].number_format='d mmmm yyyy'
for a in('A2','A3','C3'): ws[a].font=nf
H=["Room","","Student","Room type","Tenancy starts","Tenancy ends","$ p.w.","$ fortnight","$ year (52 wks)","Bond","Paid to","Arrears $","Days behind"]
for col,w in zip("ABCDEFGHIJKLM",[8,2,27,15,13,13,9,11,14,10,11,10,8]): ws.column_dimensions[col].width=w
R=5;rows=[];heads={"w":[],"f":[],"y":[],"b":[],"a":[]}
houses=[("14 Grange Street",6,1),("The Cottage, 2a Ethel Benjamin Place",3,0),("391 Castle Street",8,2),("77 Dundas Street",7,1),("The Nunnery, 30 Clyde Street",11,1),("5 Howe Street",5,0)]
def put(j,v,f=None,font=nf):
    c=ws.cell(R,j,v); c.font=font
    if f: c.number_format=f
    return c
G=[0]*5
for h,n,nv in houses:
    put(1,h,font=Font(name='Tahoma',size=10,bold=True,color='1F4E79')); R+=1
    for j,t in enumerate(H):
        if t: c=put(1+j,t,font=bf); c.fill=PatternFill('solid',fgColor='DDEBF7'); c.alignment=Alignment(wrap_text=True,vertical='center')
    R+=1; vs=set(r.sample(range(1,n+1),nv)); st=[0]*5
    for i in range(1,n+1):
        ty=r.choice(["Single","Single","Large single","Single","Attic"]) ; put(1,i).alignment=Alignment(horizontal='left'); put(4,ty)
        if i in vs: put(3,"Vacant",font=Font(name='Tahoma',size=9,italic=True,color='C00000')); rows.append(row(unit=str(i),building=h,unitType=ty,statusText="Vacant")); R+=1; continue
        w={"Single":r.choice([195,200,205]),"Large single":r.choice([220,225]),"Attic":r.choice([180,185])}[ty]; nm=N(); s=D(2026,1,1) if r.random()<.8 else D(2026,2,r.choice([1,14,16])); e=D(2026,12,31) if s.month==1 else D(2026,11,30); bd=w*r.choice([4,4,3]); k=r.choice([0,0,0,0,0,1,2]); pt=D(2026,3,13)-dt.timedelta(days=14*k); arr=2*w*k
        put(3,nm); put(5,s,'d-mmm-yy'); put(6,e,'d-mmm-yy'); put(7,w,'#,##0'); put(8,2*w,'#,##0.00'); put(9,52*w,'#,##0.00'); put(10,bd,'#,##0.00'); put(11,pt,'d-mmm-yy'); put(12,arr,'#,##0.00;-#,##0.00;0.00'); put(13,14*k if k else None)
        rows.append(row(unit=str(i),building=h,unitType=ty,tenantName=nm,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=52*w,deposit=bd,balance=arr))
        for q,v in enumerate((w,2*w,52*w,bd,arr)): st[q]+=v; G[q]+=v
        R+=1
    put(3,f"{n} rooms, {n-nv} let",font=bf)
    for j,q,f in ((7,0,'#,##0'),(8,1,'#,##0.00'),(9,2,'#,##0.00'),(10,3,'#,##0.00'),(12,4,'#,##0.00')): c=put(j,st[q],f,bf); c.border=Border(top=Side(style='thin'))
    R+=2
nv=sum(x[2] for x in houses); put(1,"ALL HOUSES",font=bf); put(4,f"{len(rows)} rooms",font=bf); put(5,f"{len(rows)-nv} let",font=bf); put(6,f"{nv} vacant",font=bf)
for j,q,f in ((7,0,'#,##0'),(8,1,'#,##0.00'),(9,2,'#,##0.00'),(10,3,'#,##0.00'),(12,4,'#,##0.00')): c=put(j,G[q],f,bf); c.border=Border(top=Side(style='medium'),bottom=Side(style='double'))
R+=2; put(1,"Rents are paid each second Friday. Bonds lodged with Tenancy Services. Rooms are numbered afresh in each house.",font=Font(name='Tahoma',size=8,italic=True))
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.save(B+'documents/'+fn)
T={k:S(rows,k) for k in('annualRent','deposit','balance')}
save(fn,truth("Lindqvist Student Houses","2026-03-13",rows,len(rows)-nv,nv,sheet="Rooms 2026"),"STUDENT_HOUSING","house blocks each with own header and subtotal, weekly / fortnightly / yearly rent, no monthly",True,T)
