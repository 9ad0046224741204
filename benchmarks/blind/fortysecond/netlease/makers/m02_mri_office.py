# MRI commercial rent roll exported to a workbook: vacant suites first, future rent increases on extra lines at the right
from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
R=random.Random(4202); N='r02_CMROLL_ridgeview.xlsx'
names="Abacus Title Agency|Beacon Orthodontics PC|Corliss Wealth Partners|Delphi Engineering Group|Everly Home Health|Fairmont Staffing, Inc.|Granite Peak Insurance|Hollis & Wren LLP|Ironbridge Software|Juniper Counseling Center|Kestrel Analytics|Lakeshore Mortgage Corp.|Meridian Speech Therapy|Norwood CPAs|Oakhurst Dermatology|Pinnacle Court Reporting|Quantum Billing Services|Redwood Title & Escrow|Summit Hearing Aids|Tanner Family Law|United Valley Realty|Vista Architects|Westfall Pediatric Group|Xenia Imports".split('|')
wb=Workbook(); ws=wb.active; ws.title="Sheet1"
b=Font(name="Arial",size=8,bold=True); f=Font(name="Arial",size=8)
def put(r,c,v,bold=False,fmt=None,al=None):
    x=ws.cell(r,c,v); x.font=b if bold else f
    if fmt: x.number_format=fmt
    if al: x.alignment=Alignment(horizontal=al)
    return x
put(1,1,"Database:",1); put(1,2,"RIDGEFUND"); put(1,7,"Rent Roll",1); put(1,15,"Page:",1); put(1,16,1)
put(2,1,"Bldg Status:",1); put(2,2,"Active only"); put(2,7,"Ridgeview Corporate Center",1); put(2,15,"Date:",1); put(2,16,"7/8/2025")
put(3,7,"6/30/2025"); put(3,15,"Time:",1); put(3,16,"02:41 PM")
h1={3:"",8:"Annual",10:"Annual",12:"Monthly",14:"--------- Future Rent Increases ---------"}
h=[None,"Bldg Id-Suit Id","Occupant Name","Rent Start","Expiration","GLA\nSqft","Monthly\nBase Rent","Annual\nRate PSF","Monthly\nCost Recovery","Expense\nStop","Monthly\nOther Income",None,"Cat","Date","Monthly Amount","PSF"]
put(5,13,"Future Rent Increases",1,al="center"); ws.merge_cells("M5:P5")
for i,v in enumerate(h):
    if v: x=put(6,i+1 if i else 1,v,1); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom"); x.border=Border(bottom=Side(style="thin"))
# layout: col1 blank lead-in; ids in col 2
ason=D(2025,6,30); r=8; rows=[]; suites=[f"{fl}{n:02d}" for fl in (1,2,3) for n in (0,10,20,30,40,50,60,70,80,90)][:28]
suites=[s if s not in("140","270") else s+"A" for s in suites]
vac={"160","220","330"}; future={"350":"Zephyr Logistics Advisors"}
put(r,2,"Vacant Suites",1); r+=1
area={s:R.randrange(900,6200,7) for s in suites}
va=0
for s in suites:
    if s in vac:
        put(r,2,f"4410  -{s}"); put(r,3,"Vacant"); put(r,6,area[s],fmt="#,##0"); va+=area[s]
        rows.append(dict(unit=f"4410  -{s}",statusText="Vacant",section="Vacant Suites",area=area[s])); r+=1
r+=1; put(r,2,"Occupied Suites",1); r+=1; ni=0; tb=tc=to=oa=0
for s in suites:
    if s in vac or s in future: continue
    n=names[ni%len(names)]; ni+=1
    st=D(R.choice([2018,2019,2020,2021,2022,2023,2024]),R.randint(1,12),1); ex=addm(st,R.choice([60,84,87,90,120]))-dt.timedelta(1)
    if ex<ason: ex=eom(addm(ason,R.randint(1,14)))
    psf=R.choice([19.5,20.25,21,22.75,23.5,24]); m=round(area[s]*psf/12,2); cr=0 if R.random()<.3 else round(area[s]*R.choice([.9,1.35,1.8])/12,2)
    es=0 if cr==0 else R.choice([7.85,8.1,8.6]); oi=R.choice([0,0,0,75,150,225])
    put(r,2,f"4410  -{s}"); put(r,3,n); put(r,4,st,fmt="m/d/yyyy"); put(r,5,ex,fmt="m/d/yyyy"); put(r,6,area[s],fmt="#,##0")
    put(r,7,m,fmt="#,##0.00"); put(r,8,psf,fmt="0.00"); put(r,9,cr or None,fmt="#,##0.00"); put(r,10,es or None,fmt="0.00"); put(r,11,oi or None,fmt="#,##0.00")
    steps=[]; a=m; d=st
    while d<ex and len(steps)<5:
        if d>ason: a=round(a*1.0275,2); steps.append((d,a))
        d=addm(d,12)
    rr=r
    for d,a in steps:
        put(rr,13,"RNT"); put(rr,14,d,fmt="m/d/yyyy"); put(rr,15,a,fmt="#,##0.00"); put(rr,16,round(a*12/area[s],2),fmt="0.00"); rr+=1
    rows.append(dict(unit=f"4410  -{s}",tenantName=n,statusText="Occupied",section="Occupied Suites",leaseStartDate=st,leaseEndDate=ex,area=area[s],contractRent=m,
        charges=([{"code":"Monthly Cost Recovery","amount":cr}] if cr else [])+([{"code":"Monthly Other Income","amount":oi}] if oi else []),
        rentSteps=[{"date":iso(d),"amount":a} for d,a in steps]))
    tb+=m; tc+=cr; to+=oi; oa+=area[s]; r=max(rr,r+1)+(1 if steps else 0)
r+=1; put(r,2,"Leased/Unoccupied",1); r+=1; la=0
for s,n in future.items():
    st=D(2025,9,1); ex=D(2032,8,31); put(r,2,f"4410  -{s}") ; put(r,3,n)
    put(r,4,st,fmt="m/d/yyyy"); put(r,5,ex,fmt="m/d/yyyy"); put(r,6,area.get(s,3000),fmt="#,##0"); la=area.get(s,3000)
    m=round(la*23.5/12,2); put(r,13,"RNT"); put(r,14,st,fmt="m/d/yyyy"); put(r,15,m,fmt="#,##0.00"); put(r,16,23.5,fmt="0.00")
    rows.append(dict(unit=f"4410  -{s}",tenantName=n,statusText="Leased/Unoccupied",section="Leased/Unoccupied",leaseStartDate=st,leaseEndDate=ex,area=la,rentSteps=[{"date":iso(st),"amount":m}])); r+=1
r+=1; k=len(rows); oc=sum(1 for x in rows if x["statusText"]=="Occupied")
tot=oa+va+la
for l,a,u in [("Occupied Sqft:",oa,oc),("Leased/Unoccupied Sqft:",la,1),("Vacant Sqft:",va,len(vac)),("Total Sqft:",tot,k)]:
    put(r,3,"Totals:" if l[0]=="O" else None,1); put(r,4,l,1); put(r,6,a,1,"#,##0"); put(r,5,f"{a/tot:.2%}" if l[0]!="T" else None,1); put(r,8,f"{u} Units",1)
    if l[0]=="O": put(r,7,round(tb,2),1,"#,##0.00"); put(r,9,round(tc,2),1,"#,##0.00"); put(r,11,round(to,2),1,"#,##0.00")
    r+=1
put(r+1,3,"Grand Total:",1); put(r+1,6,tot,1,"#,##0"); put(r+1,7,round(tb,2),1,"#,##0.00"); put(r+1,9,round(tc,2),1,"#,##0.00"); put(r+1,11,round(to,2),1,"#,##0.00")
for c,w in zip("ABCDEFGHIJKLMNOP",[10,15,28,11,11,9,12,9,12,9,11,2,6,10,13,8]): ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows="5:6"
wb.save(path(N)); assert "350" in future
save(N,"OFFICE","MRI CMROLL export, increases listed on following lines",True,"Ridgeview Corporate Center",ason,rows,k,oc,None)
