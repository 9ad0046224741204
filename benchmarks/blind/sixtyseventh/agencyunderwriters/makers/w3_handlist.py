from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill
F="rents 41 garnet NOV.xlsx"
def make():
    # typed by the owner; nothing random
    wb=Workbook();ws=wb.active;ws.title="Sheet1"
    ws["B1"]="41 Garnet Street  -  my rents for November 2025";ws["B1"].font=Font(name="Comic Sans MS",size=14,bold=True)
    ws["B2"]="(for the bank)"
    for j,t in enumerate(["apt","who lives there","pays","since","lease up","I hold","other stuff"],2): ws.cell(4,j,t).font=Font(bold=True,underline="single")
    data=[("1st fl front","Odessa Pettibone","1150","June 2019","month to month",1000,"never late"),
          ("1st fl rear","Mr. & Mrs. Zielinski",1085,dt.date(2021,9,1),dt.date(2026,8,31),1085,"senior, keep low"),
          ("2nd fl front","Tavares Ivey","$1,275",dt.date(2024,3,15),"3/14/26","1275","dog ok, included"),
          ("2nd fl rear",None,None,None,None,None,"EMPTY - painting, should go by Xmas"),
          ("2nd fl middle","Noor Haddad / roommate",1195,dt.date(2023,7,1),dt.date(2026,6,30),1195,None),
          ("3rd fl front","Dwayne Kilbride","1,220.00","Feb 2022","month to month",900,"wants new stove"),
          ("3rd fl rear","Soledad Quiroga",1240,dt.date(2025,5,1),dt.date(2026,4,30),1240,None),
          ("attic","my nephew Tobias",600,"2024","none",0,"does the snow"),
          ("basement","Keiko Ueda",895,dt.date(2022,11,1),dt.date(2025,11,30),"895","renewing she says")]
    R=5;rows=[];tot=0
    for k,d in enumerate(data):
        for j,x in enumerate(d,2):
            if x is None: continue
            c=ws.cell(R,j,x)
            if isinstance(x,dt.date):c.number_format="m/d/yyyy"
            elif isinstance(x,int):c.number_format='"$"#,##0'
            elif j in(4,7) :c.alignment=Alignment(horizontal="right")
        num=lambda x:None if x is None else float(str(x).replace("$","").replace(",",""))
        rent=num(d[2]);tot+=rent or 0
        sd=lambda x:"2026-03-14" if x=="3/14/26" else x
        vac=d[1] is None
        q=dict(unit=d[0],tenantName=d[1],statusText="EMPTY" if vac else "Occupied",contractRent=rent,moveInDate=d[3],leaseEndDate=sd(d[4]),deposit=num(d[5]))
        if q["leaseEndDate"]=="none": q["leaseEndDate"]=None
        pass
        rows.append(row(**q));R+=1
        if k==1:R+=1
    ws.cell(9,2).fill=PatternFill("solid",fgColor="FFFF99")
    R+=1;ws.cell(R,3,"all together");ws.cell(R,4,tot).number_format='"$"#,##0.00';ws.cell(R,4).font=Font(bold=True)
    R+=1;ws.cell(R,3,"washer/dryer quarters, about");ws.cell(R,4,110).number_format='"$"#,##0'
    R+=2;ws.cell(R,2,"heat is included for everyone, they pay own lights.  9 apts, 1 empty now.   - Leo")
    for c,w in zip("ABCDEFGH",[2,15,26,11,12,16,10,34]):ws.column_dimensions[c].width=w
    wb.save(path(F))
    save(F,"41 Garnet Street","2025-11",9,8,1,rows,checks=dict(contractRent=tot))
make()
