# NYC-style mixed-use building, managing agent's sheet: all figures are text, two sections with their own headers
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(2004); F="388 Calloweth Ave - rent roll Feb 2025.xlsx"
wb=Workbook(); ws=wb.active; ws.title="Sheet1"; B=Font(name="Cambria",bold=True,size=10); N=Font(name="Cambria",size=10)
d=lambda v:f"${v:,.2f}"
def put(n,vals,f=N,al=None):
    for j,v in vals.items(): c=ws.cell(n,j,v); c.font=f; c.alignment=Alignment(horizontal="right" if j>=6 and al is None and isinstance(v,str) and v[:1]=="$" else al)
put(1,{1:"388 Calloweth Avenue, Brooklyn NY"},Font(name="Cambria",bold=True,size=14)); put(2,{1:"RENT ROLL - FEBRUARY 2025"},B); put(3,{1:"Block 4418 Lot 27     Mortgage loan #20-3317765     Agent: Stoop & Cornice Mgmt."})
put(5,{1:"RESIDENTIAL UNITS"},B); put(6,{1:"Apt",2:"Tenant",3:"Type",4:"Reg. Status",5:"Lease Begin",6:"Lease End",7:"Legal Reg. Rent",8:"Actual Rent",9:"MCI / Surchg",10:"Sec. Dep."},B,"center")
rows=[]; n=7
for f in range(2,7):
    for l in "ABCDE":
        if f==6 and l=="E": continue
        u=f"{f}{l}"; q=r.random(); reg=r.choice(["RS","RS","RS","RC","FM"]); rm=r.choice(["Studio","1BR","1BR","2BR"])
        legal=round(r.uniform(1350,2650),2) if reg!="FM" else None; x=dict(unit=u,section="RESIDENTIAL UNITS",unitType=rm)
        if u=="4C": x["statusText"]="Vacant - under renovation"; put(n,{1:u,2:"Vacant - under renovation",3:rm,4:"RS",7:d(1822.47)})
        elif u=="2A": x.update(statusText="Super's apt",tenantName=None,contractRent=0.0); x["tenantName"]="Super - Otis Rasmundsen"; x["statusText"]="Occupied"; put(n,{1:u,2:"Super - Otis Rasmundsen",3:rm,4:"Exempt",8:"$0.00"})
        else:
            if reg=="FM": rent=float(r.choice([2950,3100,3275,3400]))
            else: rent=round(legal*r.choice([1,1,1,.88]),2)
            mci=round(r.uniform(12,48),2) if reg=="RS" and r.random()<.5 else None; s=dt.date(r.choice([2023,2024,2024]),r.randint(3,12),1); e=addm(s,r.choice([12,24]))-dt.timedelta(days=1)
            if e<dt.date(2025,2,1): e=addm(e,12); e=eom(e)
            nm=person(r,"{l}, {f}"); dep=rent if r.random()<.8 else None
            v={1:u,2:nm,3:rm,4:reg,5:s.strftime("%m-%d-%y"),6:e.strftime("%m-%d-%y"),8:d(rent)}
            if reg=="RC": v.pop(5); v.pop(6); v[5]="Statutory"; s=e=None; x["leaseStartDate"]="Statutory"
            if legal: v[7]=d(legal)
            if mci: v[9]=d(mci); x["charges"]=[dict(code="MCI / Surchg",amount=mci)]
            if dep: v[10]=d(dep)
            x.update(statusText="Occupied",tenantName=nm,contractRent=rent,deposit=dep); 
            if s: x.update(leaseStartDate=iso(s),leaseEndDate=iso(e))
            put(n,v)
        rows.append(x); n+=1
res=list(rows); mc=lambda l: sum(q["amount"] for x in l for q in x.get("charges",[]))
put(n,{1:f"Residential: {len(res)} apts",8:d(S(res,"contractRent")),9:d(mc(res)),10:d(S(res,"deposit"))},B); n+=2
put(n,{1:"COMMERCIAL"},B); n+=1; put(n,{1:"Store",2:"Tenant",3:"Sq Ft",4:"Use",5:"Lease Begin",6:"Lease End",7:"Next Increase",8:"Monthly Rent",9:"RE Tax Escal.",10:"Sec. Dep."},B,"center"); n+=1
for u,t,a,use,s,e,ni,rent,tx,dep in [("Store 1","Laurel Pharmacy & Surgical Corp.",1850,"Retail",dt.date(2019,5,1),dt.date(2029,4,30),(dt.date(2025,5,1),9270.0),9000.0,412.5,18000.0),("Store 2","Bun Voyage Bakery Inc.",925,"Food",dt.date(2022,10,1),dt.date(2032,9,30),(dt.date(2025,10,1),5304.5),5150.0,206.25,15450.0),("Store 3",None,700,None,None,None,None,None,None,None),("Cellar","QuickKey Locksmith",400,"Storage",dt.date(2024,1,1),dt.date(2025,12,31),None,850.0,None,850.0)]:
    x=dict(unit=u,section="COMMERCIAL",area=a)
    if t:
        v={1:u,2:t,3:f"{a:,}",4:use,5:s.strftime("%m-%d-%y"),6:e.strftime("%m-%d-%y"),8:d(rent),10:d(dep)}
        if ni: v[7]=f"{ni[0].strftime('%m-%d-%y')} to {d(ni[1])}"; x["rentSteps"]=[dict(date=iso(ni[0]),amount=ni[1])]
        if tx: v[9]=d(tx); x["charges"]=[dict(code="RE Tax Escal.",amount=tx)]
        x.update(tenantName=t,unitType=use,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=rent,deposit=dep)
    else: v={1:u,2:"Vacant",3:f"{a:,}"}; x["statusText"]="Vacant"
    put(n,v); rows.append(x); n+=1
com=rows[len(res):]; put(n,{1:f"Commercial: {len(com)} units",8:d(S(com,"contractRent")),9:d(mc(com)),10:d(S(com,"deposit"))},B); n+=2
put(n,{1:"TOTAL BUILDING",8:d(S(rows,"contractRent")),9:d(mc(rows)),10:d(S(rows,"deposit"))},B); va=sum(x["statusText"][:6]=="Vacant" for x in rows)
put(n+1,{1:f"{len(rows)} units in all, {va} vacant"}); put(n+3,{1:"RS = rent stabilized   RC = rent controlled   FM = fair market"}); put(n+4,{1:"I certify the above to be correct.   _____________________  Agent for owner, 2/6/2025"})

for c,w in zip("ABCDEFGHIJ",[10,31,9,11,12,12,24,13,13,13]): ws.column_dimensions[c].width=w
ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(F))
save(F,"MIXED_USE","Managing agent's mixed-use sheet, figures as text, residential and commercial sections with own headers, legal and actual rents",True,rows,"388 Calloweth Avenue","2025-02",len(rows),len(rows)-va,va,totals={k:S(rows,k) for k in("contractRent","deposit")})
