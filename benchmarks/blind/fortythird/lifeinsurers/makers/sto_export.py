from common import *
import xlsxwriter
rng=random.Random("storage-42d")
NAME="BoulderCreekStorage_UnitRentRoll.xlsx"
wb=xlsxwriter.Workbook(doc(NAME));ws=wb.add_worksheet("rptRentRoll")
f=lambda **k:wb.add_format({"font_name":"Microsoft Sans Serif","font_size":8,**k})
x=f();b=f(bold=True);ra=f(align="right");rb=f(align="right",bold=True);hb=f(bold=True,bottom=2);hr=f(bold=True,bottom=2,align="right")
H=["Unit","Dimensions","Area","Type","Status","Tenant","Acct","Rented","Paid Thru","Street Rate","Rental Rate","Insur.","Fees","Total","Sec Dep","Owed","Days Late"]
for j,w in enumerate((7,11,7,13,11,25,8,10,10,10,10,8,8,10,8,10,6)): ws.set_column(j,j,w)
ws.set_landscape();ws.fit_to_pages(1,0)
units=[]
mix=[("5x5","Climate Int",49),("5x10","Climate Int",79),("10x10","Climate Int",129),("10x15","Climate Int",169),("10x10","Drive-Up",109),("10x20","Drive-Up",164),("10x30","Drive-Up",219),("12x30","RV Canopy",145),("12x40","RV Open",95)]
lay=[("A",40,(0,1,2,3)),("B",44,(1,2,2,3)),("C",36,(4,5,5)),("D",36,(4,5,6)),("P",24,(7,8))]
for s,n,k in lay:
    for i in range(1,n+1): units.append((f"{s}{i:02d}" if s!="P" else f"P-{i}",*mix[k[(i*7)%len(k)]]))
nm=names(rng,260);biz=["Kettle Pine Landscaping","AAA Mobile Notary","Shoreline Estate Sales","Front Range Vending","TrueNorth Realty Staging","Grover's Pressure Wash"]
m=lambda v:f"{v:,.2f}"
r=0;page=0;rows=[];T=[0]*6;na={};cnt={};rented=0;pgrow=0;ni=0;ac=10418;tsf=0;S=0
def head():
    global r,page,pgrow
    page+=1
    if page>1: r+=1
    ws.write(r,0,"Boulder Creek Self Storage - Loveland",b);ws.write(r,13,"Unit Rent Roll",b);r+=1
    ws.write(r,0,"All units, by unit number",x);ws.write(r,13,"Run 10/06/2026 7:15:22 AM",x);r+=1
    for j,t in enumerate(H): ws.write(r,j,t,hr if j==2 or j>8 else hb)
    r+=1;pgrow=0
head()
for i,(u,dm,ty,st) in enumerate(units):
    if pgrow>=46:
        ws.write(r,8,f"Page {page}",x);r+=1;head()
    a,c=map(int,dm.split("x"));sf=a*c;q=rng.random()
    stt="Rented" if q<.865 else ("Vacant" if q<.955 else ("Reserved" if q<.975 else "Unrentable"))
    if i in(51,): stt="Company"
    street=float(st+(6 if int(u[-1])%3==0 else 0));tsf+=sf;cnt[stt]=cnt.get(stt,0)+1
    vals=[u,dm,str(sf),ty,stt,"","","","",m(street)]+[""]*7
    R=dict(unit=u,unitType=f"{ty}",area=sf,statusText=stt,marketRent=street)
    T[0]+=street
    if stt in("Rented","Company"):
        rented+=stt=="Rented"
        if stt=="Company": n="Manager storage"
        elif q>.845 and biz: n=biz.pop()
        else: n=f"{nm[ni][1]}, {nm[ni][0]}";ni+=1
        ac+=rng.randint(1,40);mi=D(2026,10,5)-dt.timedelta(days=rng.randint(3,2700))
        pt=D(2026,10,31) if rng.random()<.88 else D(2026,rng.choice([8,9]),30)
        rate=0.0 if stt=="Company" else round(street*rng.choice([1,1,.75,1.12,1.2,1.28]))*1.0
        ins=0 if stt=="Company" else rng.choice([12.0,15.0,0,21.0]);late=(D(2026,10,6)-pt).days if pt<D(2026,10,1) and rate else 0
        if not rate: pt=D(2026,10,31)
        fee=20.0 if late else 0
        t=rate+ins+fee;ow=round(t*(1 if late<20 else 2),2) if late else 0;dep=rng.choice([0,0,0,25.0])
        vals[5:9]=[n,str(ac),f"{mi.month}/{mi.day}/{mi.year}",f"{pt.month}/{pt.day}/{pt.year}"]
        vals[10:17]=[m(rate),m(ins) if ins else "",m(fee) if fee else "",m(t),m(dep) if dep else "",m(ow),str(late) if late else ""]
        R.update(tenantName=n,contractRent=rate,moveInDate=mi,charges=[(k,v) for k,v in (("Rental Rate",rate),("Insur.",ins),("Fees",fee)) if v],totalCharges=t,deposit=dep or None,balance=ow)
        for k,v in enumerate((rate,ins,fee,t,ow),1): T[k]+=v
        S+=dep
    for j,v in enumerate(vals):
        if v: ws.write_string(r,j,v,ra if j==2 or j>8 else x)
    rows.append(row(**R));r+=1;pgrow+=1
ws.write(r,0,"Report Totals",b);ws.write(r,2,f"{tsf:,}",rb)
for j,v in zip((9,10,11,12,13,14,15),(T[0],T[1],T[2],T[3],T[4],S,T[5])): ws.write(r,j,m(v),rb)
r+=2
for k in ("Rented","Vacant","Reserved","Unrentable","Company"):
    ws.write(r,0,k,x);ws.write(r,2,str(cnt.get(k,0)),ra);ws.write(r,4,f"{cnt.get(k,0)/len(units)*100:.1f}%",x);r+=1
ws.write(r,0,"Total Units",b);ws.write(r,2,str(len(units)),rb)
wb.close()
print(cnt,T)
save(NAME,rows,"Boulder Creek Self Storage - Loveland",None,len(units),cnt["Rented"],cnt["Vacant"],"SELF_STORAGE","Storage software unit rent roll export, all cells text, page heads repeated in the sheet, only a run date","SiteLink-like export",planted=None)
