# Owner's own sheet: apartments by kind in four buildings, hand-typed, header repeated per building
from openpyxl import Workbook
from openpyxl.styles import Font,Border,Side,Alignment,PatternFill
from _out import put,B
wb=Workbook();ws=wb.active;ws.title="Sheet1"
f=lambda **k: Font(name="Comic Sans MS",size=k.pop("size",10),**k)
# kind, how many, rented, empty, down, sqft, rent now, asking
D=[("19 Bleeker St - the old school",[("1 bed small",6,6,0,0,480,725,795),("1 bed corner",4,3,1,0,560,760,850),("2 bed",8,7,1,0,790,915,995),("2 bed w/ loft",2,1,0,1,910,1050,1175)]),
("204-206 Chestnut",[("Efficiency",5,4,1,0,345,590,625),("1 bed",7,7,0,0,540,745,810),("3 bed back house",1,1,0,0,1260,1295,1400)]),
("Kossuth Av. six family",[("2 bed down",2,2,0,0,835,880,975),("2 bed up",3,2,1,0,835,895,995),("2 bed attic",1,0,0,1,690,None,850)]),
("Mill Yard (stores + flats)",[("Barber shop",1,1,0,0,900,1100,1100),("Corner store",1,0,1,0,1850,None,1950),("1 bed over store",4,4,0,0,575,770,825),("Garage",6,5,1,0,None,75,85)])]
ws["B1"]="Apts by kind - updated Labor Day";ws["B1"].font=f(size=14,bold=True)
ws["B2"]="for Atty. Weisz / bank meeting 9/16.  Rents are per month, tenants pay gas & lights.";ws["B2"].font=f(italic=True,size=9)
H=["Kind","How many","Rented","Empty","Down","Sq ft","Rent now","Asking","Coming in now","If all full at asking"]
keys=["units","occupied","vacant","down","sf","actual","market","other:Coming in now","other:If all full at asking"]
r=4;rows=[];totals=[];G=[0]*6;tcol=[3,4,5,6,10,11];tk=["units","occupied","vacant","down","other:Coming in now","other:If all full at asking"]
colors=["FFF2CC","DDEBF7","E2EFDA","FCE4D6"]
for bi,(nm,L) in enumerate(D):
    ws.cell(r,2,nm).font=f(bold=True,size=12);r+=1
    for i,h in enumerate(H):
        c=ws.cell(r,2+i,h);c.font=f(bold=True,size=9);c.fill=PatternFill("solid",fgColor=colors[bi]);c.alignment=Alignment(wrap_text=True,horizontal="left" if i==0 else "center")
    r+=1;S=[0]*6
    for k,u,o,v,d,sf,a,m in L:
        assert u==o+v+d
        now=o*a if a else 0;full=u*m
        vals=[u,o,v,d,sf,a,m,now,full]
        ws.cell(r,2,k).font=f()
        row=dict(type=k)
        for i,(kk,x) in enumerate(zip(keys,vals)):
            if kk in("vacant","down") and x==0: continue
            if x is None: continue
            c=ws.cell(r,3+i);c.font=f()
            if kk in("actual","market") and bi in(1,3): c.value=f"${x:,}";c.alignment=Alignment(horizontal="right")   # typed as text
            elif kk=="sf" and bi==0: c.value=f"{x} sf";c.alignment=Alignment(horizontal="right")
            else: c.value=x;c.number_format='"$"#,##0' if i>4 else '#,##0'
            row[kk]=x
        if k=="2 bed attic": ws.cell(r,12,"no C of O").font=f(size=8,color="FF0000")
        if k=="2 bed w/ loft": ws.cell(r,12,"pipe burst Feb").font=f(size=8,color="FF0000")
        if k=="Corner store": ws.cell(r,12,"Patel left 6/30, sign up").font=f(size=8,color="FF0000")
        rows.append(row);S=[p+q for p,q in zip(S,[u,o,v,d,now,full])];r+=1
    lab="total" if bi!=1 else "Total";ws.cell(r,2,lab).font=f(bold=True);t=dict(label=lab)
    for c,x,k in zip(tcol,S,tk):
        q=ws.cell(r,c,x);q.font=f(bold=True);q.border=Border(top=Side(style="medium"));t[k]=x
        if c>9: q.number_format='"$"#,##0'
    totals.append(t);G=[p+q for p,q in zip(G,S)];r+=2 if bi!=2 else 3
lab="EVERYTHING";ws.cell(r,2,lab).font=f(bold=True,size=12);t=dict(label=lab)
for c,x,k in zip(tcol,G,tk):
    q=ws.cell(r,c,x);q.font=f(bold=True,size=11);q.border=Border(top=Side(style="double"),bottom=Side(style="double"));t[k]=x
    if c>9: q.number_format='"$"#,##0'
totals.append(t)
ws.cell(r+2,2,"Sq ft is off the tax card. Rent now is what most of that kind pay.").font=f(size=8)
for c,w in zip("ABCDEFGHIJKL",[2,22,8,8,8,8,9,10,10,13,14,20]): ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/apts by kind.xlsx')
put('apts by kind.xlsx','UM',keys,rows,totals,None,"MIXED_USE","small owner","hand-typed, four building blocks each with its own header, rents partly as text with $, sq ft with unit, homely words, margin notes",True)
