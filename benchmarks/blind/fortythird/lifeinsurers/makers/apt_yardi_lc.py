from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
rng=random.Random("yardi-lc-42d")
NAME="rrlc_larkspur_0926.xlsx"
asof=D(2026,9,30)
plans={"lk1a":("1x1",684,1415),"lk1b":("1x1",742,1485),"lk2a":("2x2",1008,1790),"lk2b":("2x2",1096,1865),"lk3a":("3x2",1310,2240)}
units=[]
for b in "1234":
    for f in (1,2):
        for i in range(1,8):
            p={1:"lk1a",2:"lk1a",3:"lk1b",4:"lk2a",5:"lk2a",6:"lk2b",7:"lk3a"}[i]
            units.append((f"{b}{f}0{i}",p))
N=len(units)
nm=names(rng,N+8)
vac={5,17,30,44}; notice={9:D(2026,10,14),26:D(2026,10,31),51:D(2026,11,6)}
model={22}
wb=openpyxl.Workbook();ws=wb.active;ws.title="Report1"
F=lambda **k:Font(name="Arial",size=8,**k)
r=1
for t,b in (("Rent Roll with Lease Charges",True),("Larkspur Commons Apartments (larkspr)",False),("As Of = 09/30/2026",False),("Month Year = 09/2026",False)):
    ws.cell(r,1,t).font=F(bold=b); ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=14); ws.cell(r,1).alignment=Alignment(horizontal="center"); r+=1
h1=["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Other","Move In","Lease","Move Out","Balance"]
h2=["","","Sq Ft","","","Rent","Code","","Deposit","Deposit","","Expiration","",""]
g=PatternFill("solid",fgColor="D9D9D9")
for j,(a,b) in enumerate(zip(h1,h2),1):
    for k,t in ((5,a),(6,b)):
        c=ws.cell(k,j,t or None);c.font=F(bold=True);c.fill=g;c.alignment=Alignment(horizontal="center")
r=7
def put(r,vals,bold=False):
    for j,v in enumerate(vals,1):
        if v is None: continue
        c=ws.cell(r,j,v);c.font=F(bold=bold)
        if isinstance(v,dt.date): c.number_format="mm/dd/yyyy";c.alignment=Alignment(horizontal="right")
        elif isinstance(v,float): c.number_format="#,##0.00"
SEC="Current/Notice/Vacant Residents"
put(r,[SEC],True); r+=1
rows=[];tot=dict(m=0,c=0,d=0,o=0,b=0,sf=0);codes={}
grp={k:[0,0,0,0,0,0,0] for k in ("cur","fut","occ","vac")}
ti=104
for i,(u,p) in enumerate(units):
    _,sf,base=plans[p]
    mk=float(base+(15 if u[1]=="2" else 0)+(25 if u[0]=="4" else 0))
    tot["m"]+=mk;tot["sf"]+=sf
    if i in vac or i in model:
        st="VACANT" if i in vac else "MODEL"
        put(r,[u,p,float(sf),st,st,mk,None,0.0,0.0,0.0,None,None,None,0.0]);r+=1
        put(r,[None]*6+["Total",0.0],True); r+=2
        rows.append(row(unit=u,unitType=p,area=sf,marketRent=mk,statusText=st,section=SEC,deposit=0,balance=0,totalCharges=0))
        g_=grp["vac"];g_[0]+=sf;g_[1]+=mk;g_[6]+=1
        continue
    mi=D(2026,9,1)-dt.timedelta(days=rng.randint(20,1500))
    le=eom(addm(mi,12*rng.choice([1,1,1])-1))
    while le<D(2026,9,30): le=eom(addm(le,12))
    if i in notice: le=notice[i] if rng.random()<.6 else eom(notice[i])
    yrs=(asof-mi).days//365
    rent=float(round(mk*(1-.025*yrs)-rng.choice([0,10,20,35,-15])))
    ch=[("rent",rent)]
    if rng.random()<.33: ch.append(("petrent",rng.choice([25.0,35.0,50.0])))
    if rng.random()<.22: ch.append(("garage",95.0))
    ch.append(("trash",27.5)); ch.append(("pest",4.0))
    if rng.random()<.1: ch.append(("mtmfee",150.0)); 
    if rng.random()<.09: ch.append(("conc",-float(round(rent/12))))
    if i==37: ch=[("rent",rent),("empl",-round(rent*.2,2)),("trash",27.5),("pest",4.0)]
    if any(c=="mtmfee" for c,_ in ch): le=eom(D(2026,rng.randint(6,8),1))
    T=sum(a for _,a in ch)
    dep=rng.choice([200.0,300.0,300.0,500.0,rent,0.0]); oth=rng.choice([0.0]*6+[250.0])
    bal=rng.choice([0.0]*9+[-27.5,31.5,round(T,2),round(T*2-112.4,2),-round(T,2),75.0])
    ti+=rng.randint(3,40)
    l,f=nm[i][1],nm[i][0]
    name=f"{f} {l}" 
    for k,(c,a) in enumerate(ch):
        if k==0: put(r,[u,p,float(sf),f"t{ti:07d}",name,mk,c,a,dep,oth,mi,le,notice.get(i),bal])
        else: put(r,[None]*6+[c,a])
        codes[c]=codes.get(c,0)+a; r+=1
    put(r,[None]*6+["Total",T],True); r+=2
    rows.append(row(unit=u,unitType=p,area=sf,tenantName=name,marketRent=mk,contractRent=rent,charges=ch,totalCharges=T,deposit=dep,moveInDate=mi,leaseEndDate=le,moveOutDate=notice.get(i),balance=bal,statusText="Notice" if False else "Occupied",section=SEC))
    for k,v in zip("cdob",(T,dep,oth,bal)): tot[k]+=v
    g_=grp["occ"];g_[0]+=sf;g_[1]+=mk;g_[2]+=T;g_[3]+=dep;g_[4]+=oth;g_[5]+=bal;g_[6]+=1
SF2="Future Residents/Applicants"
put(r,[SF2],True); r+=1
fc=[(5,D(2026,10,3)),(9,D(2026,10,24)),(30,D(2026,11,1))]
ft=[0,0,0,0]
for q,(i,mi) in enumerate(fc):
    u,p=units[i];sf=plans[p][1];mk=rows[i]["marketRent"];name=" ".join(nm[N+q])
    rent=mk-(0 if q else 30);ch=[("rent",rent),("trash",27.5),("pest",4.0)];T=sum(a for _,a in ch);le=eom(addm(mi,11));dep=300.0
    ti+=11
    for k,(c,a) in enumerate(ch):
        put(r,[u,p,float(sf),f"t{ti:07d}",name,mk,c,a,dep,0.0,mi,le,None,-dep if q==1 else 0.0] if k==0 else [None]*6+[c,a]);r+=1
    put(r,[None]*6+["Total",T],True); r+=2
    rows.append(row(unit=u,unitType=p,area=sf,tenantName=name,marketRent=mk,contractRent=rent,charges=ch,totalCharges=T,deposit=dep,moveInDate=mi,leaseEndDate=le,balance=-dep if q==1 else 0,statusText=SF2,section=SF2))
    ft[0]+=mk;ft[1]+=T;ft[2]+=dep;ft[3]+=(-dep if q==1 else 0)
put(r,["Total",None,None,None,"Larkspur Commons Apartments(larkspr)",tot["m"],None,tot["c"],tot["d"],tot["o"],None,None,None,round(tot["b"],2)],True);r+=3
for j,t in enumerate(["Summary Groups",None,None,None,"Square","Market","Lease","Security","Other","# Of","% Unit","% Sqft","Balance"],1):
    if t: ws.cell(r,j,t).font=F(bold=True)
r+=1
for j,t in enumerate([None]*4+["Footage","Rent","Charges","Deposit","Deposits","Units","Occupancy","Occupied",None],1):
    if t: ws.cell(r,j,t).font=F(bold=True)
r+=1
o,v=grp["occ"],grp["vac"]
S=[("Current/Notice/Vacant Residents",tot["sf"],tot["m"],tot["c"],tot["d"],tot["o"],N,None,None,tot["b"]),
 ("Future Residents/Applicants",sum(plans[units[i][1]][1] for i,_ in fc),ft[0],ft[1],ft[2],0.0,3,None,None,ft[3]),
 ("Occupied Units",o[0],o[1],None,None,None,o[6],o[6]/N*100,o[0]/tot["sf"]*100,None),
 ("Total Non Rev Units",plans[units[22][1]][1],rows[22]["marketRent"],None,None,None,1,1/N*100,plans[units[22][1]][1]/tot["sf"]*100,None),
 ("Total Vacant Units",v[0]-plans[units[22][1]][1],v[1]-rows[22]["marketRent"],None,None,None,4,4/N*100,(v[0]-plans[units[22][1]][1])/tot["sf"]*100,None),
 ("Totals:",tot["sf"],tot["m"],tot["c"]+ft[1],tot["d"]+ft[2],tot["o"],N,100.0,100.0,tot["b"]+ft[3])]
for s in S:
    put(r,[s[0],None,None,None]+[None if x is None else (x if k==5 else round(float(x),2)) for k,x in enumerate(s[1:])],s[0]=="Totals:");r+=1
r+=2
put(r,["Summary of Charges by Charge Code"],True);r+=1
put(r,["(Current/Notice Residents Only)"]);r+=1
put(r,["Charge Code",None,None,"Amount"],True);r+=1
for c in sorted(codes): put(r,[c,None,None,round(codes[c],2)]);r+=1
put(r,["Total",None,None,round(sum(codes.values()),2)],True)
assert abs(sum(codes.values())-tot["c"])<.01
for c,w in zip("ABCDEFGHIJKLMN",(7,9,7,10,22,10,9,10,10,9,11,11,11,10)): ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(NAME))
save(NAME,rows,"Larkspur Commons Apartments","2026-09-30",N,N-5,4,"MULTIFAMILY","Yardi Voyager Rent Roll with Lease Charges export: charge codes down, Total per unit, future residents, summary groups","Yardi Voyager export")
