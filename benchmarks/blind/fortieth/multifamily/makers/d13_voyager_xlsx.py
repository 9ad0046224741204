# Yardi Voyager plain "Rent Roll" exported to xlsx: blank rows, text dates, sections, summary groups, first sheet a cover
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
r=random.Random(413); N=Names(r); FN="13_palmetto_voyager_rentroll.xlsx"; ason=D(2024,9,30)
wb=openpyxl.Workbook(); ws=wb.active; ws.title="Report1"
f=Font(name="Verdana",size=7); fb=Font(name="Verdana",size=7,bold=True)
def put(R,vals,bold=False):
    for j,v in enumerate(vals,1):
        if v is None or v=="": continue
        c=ws.cell(R,j,v); c.font=fb if bold else f
        if isinstance(v,float): c.number_format="#,##0.00"; c.alignment=Alignment(horizontal="right")
for i,s in enumerate(["Rent Roll","Palmetto Trace - Charleston (plmt)","As Of = 09/30/2024","Month Year = 09/2024"],1):
    ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=13); ws.cell(i,1,s).font=Font(name="Verdana",size=11 if i==1 else 8,bold=True); ws.cell(i,1).alignment=Alignment(horizontal="center")
put(5,["Unit","Unit Type","Unit","Resident","Name","Market","Actual","Resident","Other","Move In","Lease","Move Out","Balance"],True)
put(6,[None,None,"Sq Ft",None,None,"Rent","Rent","Deposit","Deposit",None,"Expiration"],True)
for j in range(1,14): ws.cell(6,j).border=Border(bottom=Side(style="medium"))
R=7; rows=[]; ty=[("plmt1a",720,1410.0),("plmt1b",795,1495.0),("plmt2a",1040,1780.0),("plmt2br",1098,1905.0)]
sec="Current/Notice/Vacant Residents"; put(R,[sec],True); R+=1
T=dict(o=[0]*6,v=[0]*6,n=[0]*6,f=[0]*6); occ=vac=0; fut=[]
us_=[f"{b}-{k}" for b in ("A","B","C","D") for k in range(101,106)]+[f"{b}-{k}" for b in ("A","B","C","D") for k in range(201,206)]; us_.sort()
for i,u in enumerate(us_):
    q=r.choice(ty); mk=q[2]+r.choice([0,0,15,30]); z=dict(unit=u,unitType=q[0],area=q[1],section=sec,marketRent=mk)
    if u in("A-203","B-104","C-101","D-205"):
        vac+=1; put(R,[u,q[0],float(q[1]),"VACANT","VACANT",mk,0.0,0.0,0.0,None,None,None,0.0]); k="v"; V=[q[1],mk,0,0,0,1]; z.update(statusText="VACANT",contractRent=0,deposit=0,balance=0)
        if u in("B-104","D-205"): fut.append((u,q,mk))
    elif u in("A-101","C-204"):
        s="MODEL" if u=="A-101" else "DOWN"; put(R,[u,q[0],float(q[1]),s,s,mk,0.0,0.0,0.0,None,None,None,0.0]); k="n"; V=[q[1],mk,0,0,0,1]; z.update(statusText=s,contractRent=0,deposit=0,balance=0)
    else:
        occ+=1; rent=float(mk-r.choice([0,20,50,85,130])); dp=float(r.choice([0,200,400])); od=float(r.choice([0,0,0,250])); mi=td(ason,-r.randint(10,1700)); le=td(addm(mi,12),-1)
        while le<td(ason,-20): le=addm(le,12)
        mo=td(ason,r.randint(5,45)) if u in("B-202","D-102","A-105") else None; ba=float(r.choice([0,0,0,0,0,rent,-75,43.17,rent*2+100])); nm=N()
        put(R,[u,q[0],float(q[1]),f"t{r.randint(600000,689999):07d}",nm,mk,rent,dp,od,us(mi),us(le),us(mo),ba]); k="o"; V=[q[1],mk,rent,dp+od,ba,1]
        z.update(tenantName=nm,contractRent=rent,deposit=dp,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=ba,statusText="Occupied")
    T[k]=[a+b for a,b in zip(T[k],V)]; rows.append(z); R+=1
R+=1; sec="Future Residents/Applicants"; put(R,[sec],True); R+=1
for u,q,mk in fut:
    nm=N(); mi=D(2024,10,r.randint(4,28)); le=td(addm(mi,12),-1); put(R,[u,q[0],float(q[1]),f"t{r.randint(690000,699999):07d}",nm,0.0,float(mk),200.0,0.0,us(mi),us(le),None,-200.0])
    rows.append(dict(unit=u,unitType=q[0],area=q[1],section=sec,statusText="Future",tenantName=nm,marketRent=0,contractRent=mk,deposit=200,moveInDate=mi,leaseEndDate=le,balance=-200)); T["f"]=[a+b for a,b in zip(T["f"],[q[1],0,mk,200,-200,1])]; R+=1
A=[sum(T[k][i] for k in "ovn") for i in range(6)]
dep1=sum(z.get("deposit",0) for z in rows); R+=1
put(R,["Total",None,float(A[0]),None,"Palmetto Trace - Charleston (plmt)",float(A[1]),float(A[2]+T["f"][2]),float(dep1),float(A[3]+T["f"][3]-dep1),None,None,None,float(A[4]+T["f"][4])],True); R+=3
put(R,["Summary Groups",None,"Square",None,None,"Market","Actual","Security",None,"# Of","% Unit","% Sqft","Balance"],True); put(R+1,[None,None,"Footage",None,None,"Rent","Rent","Deposits",None,"Units","Occupancy","Occupied"],True); R+=2
for l,k in (("Current/Notice/Vacant Residents",None),("Future Residents/Applicants","f"),("Occupied Units","o"),("Total Non Rev Units","n"),("Total Vacant Units","v")):
    V=A if k is None else T[k]; put(R,[l,None,float(V[0]),None,None,float(V[1]),float(V[2]),float(V[3]),None,V[5],round(V[5]/40*100,2) if k!="f" else None,round(V[0]/A[0]*100,2) if k!="f" else None,float(V[4])]); R+=1
put(R,["Totals:",None,float(A[0]),None,None,float(A[1]),float(A[2]+T["f"][2]),float(A[3]+T["f"][3]),None,40,100.0,100.0,float(A[4]+T["f"][4])],True)
for col,w in zip("ABCDEFGHIJKLM",(9,10,10,11,26,11,11,10,9,11,11,11,11)): ws.column_dimensions[col].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(FN)); save(FN,rows,"Palmetto Trace - Charleston","2024-09-30",40,occ,vac,"MULTIFAMILY","d-voyager","Yardi Voyager plain rent roll export, two-row header, text dates, summary groups",False)
