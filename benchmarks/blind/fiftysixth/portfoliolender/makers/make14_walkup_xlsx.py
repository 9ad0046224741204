from common import *
import xlsxwriter
rng=random.Random(5614)
FILE='2287 Kessing Ave_Rent Roll July 2026.xlsx'
nm=names(rng,40)
rows=[];i=0
for fl in range(1,6):
    for x in ("A","B","C","D"):
        u=f"{fl}{x}";rm={"A":"4","B":"3.5","C":"3","D":"4"}[x]
        r={"unit":u,"section":f"FLOOR {fl}","_rm":rm}
        reg=rng.choice(["RS","RS","RS","FM"])
        if u=="1A": r.update(tenantName="Superintendent",contractRent=0.0,_reg="Exempt")
        elif u in("3C","5D"): r.update(statusText="VACANT",_reg=reg,_leg=1388.4 if reg=="RS" else None)
        else:
            n=nm[i];i+=1;r["tenantName"]=f"{n[1].upper()}, {n[0][0]}.";r["_reg"]=reg;r["statusText"]="Occupied"
            if reg=="RS":
                leg=round(rng.uniform(880,1950),2);r["_leg"]=leg;pref=rng.random()<.25
                r["contractRent"]=round(leg-rng.choice([100,150,225]),2) if pref else leg;r["_pref"]="Y" if pref else "N"
            else: r["contractRent"]=float(rng.choice([2150,2300,2425,2500]))
            s=D(rng.choice([2025,2026]),rng.choice([1,2,4,5,6,8,9,11]),1)
            if s>D(2026,7,1): s=addm(s,-12)
            t=24 if reg=="RS" and rng.random()<.5 else 12
            e=addm(s,t)-dt.timedelta(1)
            if e<D(2026,7,31): e=addm(s,24)-dt.timedelta(1)
            r["leaseStartDate"]=s;r["leaseEndDate"]=e
            r["deposit"]=round(r["contractRent"] if rng.random()<.6 else r["contractRent"]*.8,2)
            r["balance"]=rng.choice([0.0]*4+[r["contractRent"],round(r["contractRent"]*2.5,2),-50.0])
        rows.append(r)
st=[{"unit":"Store L","section":"STORES","tenantName":"LUCKY CORNER DELI CORP","statusText":"Occupied","contractRent":3850.0,"leaseStartDate":D(2021,6,1),"leaseEndDate":D(2031,5,31),"deposit":7700.0,"balance":0.0,"_reg":"Comm."},
    {"unit":"Store R","section":"STORES","tenantName":"KESSING AVE CLEANERS","statusText":"Occupied","contractRent":2675.0,"leaseStartDate":D(2016,11,1),"leaseEndDate":D(2026,10,31),"deposit":5000.0,"balance":2675.0,"_reg":"Comm."}]
allr=st+rows
wb=xlsxwriter.Workbook(os.path.join(DOC,FILE));wb.set_properties({'created':dt.datetime(2026,7,6)});ws=wb.add_worksheet("Roll")
f=lambda **k: wb.add_format({"font_name":"Tahoma","font_size":9,**k})
ws.set_row(4,25)
ws.merge_range("B1:M1","2287 KESSING AVENUE REALTY CORP.",f(bold=1,font_size=12,align="center"))
ws.merge_range("B2:M2","RENT ROLL  -  MONTH OF JULY 2026",f(align="center"))
ws.merge_range("H4:I4","LEASE",f(bold=1,align="center",bottom=1));ws.merge_range("E4:G4","R E N T",f(bold=1,align="center",bottom=1))
h=f(bold=1,bottom=2,align="center",text_wrap=1)
hd=["","Apt","Tenant","Rms","Legal Reg. Rent","Pref?","Rent Billed","Exp.","From","","Security","Arrears","Status"]
hd=["","Apt","Tenant","Rms","Legal Reg. Rent","Pref?","Rent Billed","From","Exp.","","Security","Arrears","Reg."]
for c,t in enumerate(hd):
    if t: ws.write(4,c,t,h)
m=f(num_format='#,##0.00');d=f(num_format="d-mmm-yyyy",align="center");t_=f();c_=f(align="center");sec=f(bold=1,underline=1,bg_color="#EDEDED");tm=f(num_format='$#,##0.00',bold=1,top=1)
r=5
def line(x):
    global r
    ws.write(r,1,x["unit"],c_);ws.write(r,2,x.get("tenantName","VACANT"),t_)
    if "_rm" in x: ws.write(r,3,float(x["_rm"]),f(align="center",num_format="0.#" if x["_rm"]=="3.5" else "0"))
    if x.get("_leg"): ws.write(r,4,x["_leg"],m)
    if x.get("_pref")=="Y": ws.write(r,5,"Y",c_)
    if "contractRent" in x: ws.write(r,6,x["contractRent"],m)
    for c,k in((7,"leaseStartDate"),(8,"leaseEndDate")):
        if k in x: q=x[k];ws.write_datetime(r,c,dt.datetime(q.year,q.month,q.day),d)
    if "deposit" in x: ws.write(r,10,x["deposit"],m);ws.write(r,11,x["balance"],m)
    ws.write(r,12,x["_reg"],c_);r+=1
T=lambda rs,k:round(sum(q.get(k,0) for q in rs),2)
ws.merge_range(r,1,r,12,"STORES",sec);r+=1
for x in st: line(x)
for fl in range(1,6):
    ws.merge_range(r,1,r,12,f"FLOOR {fl}",sec);r+=1
    for x in rows:
        if x["section"]==f"FLOOR {fl}": line(x)
r+=1
for lbl,rs in(("Apartments",rows),("Stores",st),("TOTAL BUILDING",allr)):
    ws.write(r,2,lbl,f(bold=1));ws.write(r,6,T(rs,"contractRent"),tm);ws.write(r,10,T(rs,"deposit"),tm);ws.write(r,11,T(rs,"balance"),tm);r+=1
r+=1
for s in ["20 apartments (1 super, 2 vacant) and 2 stores.","RS = rent stabilized, FM = free market.  Pref Y = preferential rent, legal rent shown is not collected."]:
    ws.write(r,1,s,f(italic=1,font_size=8));r+=1
for c,w in enumerate([1.5,8,27,5,11,6,11,12,12,2,11,11,8]): ws.set_column(c,c,w)
ws.hide_gridlines(2);ws.fit_to_pages(1,1);ws.set_portrait();wb.close()
truth(FILE,dict(assetType="MULTIFAMILY",documentType="RENT_ROLL",author="managing agent of a rent-regulated walk-up",style="floor sections, stores first, legal vs billed rent, spacer columns",hard=False),allr,propertyName="2287 KESSING AVENUE REALTY CORP.",asOnDate="2026-07",units=22,occupied=None,vacant=2,sheet="Roll")
