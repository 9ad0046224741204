# 312-unit garden apartments, custom Yardi extract, three-line headers, merged building cells. PLANTED: a digit of one unit's rent changed
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=random.Random(2006); F="Sablewood_Commons_RR_20250131_312u.xlsx"
wb=Workbook(); ws=wb.active; ws.title="rr_extract"
ws["C1"]="Sablewood Commons Apartments"; ws["C1"].font=Font(bold=True,size=13); ws["C2"]="Unit-level rent roll, month ended 01/31/2025"; ws["C3"]="Loan: FH-2019-K88 / 504417730"
H=[("","","Bldg"),("","Unit","Number"),("","Floor","Plan"),("","Sq","Ft"),("","Occupancy","Status"),("","Resident","Name"),("","Move-in","Date"),("Current","Lease","From"),("Current","Lease","To"),("","Notice","Move-out"),("GPR","Market","Rent"),("","Lease","Rent"),("","Pet","Rent"),("Carport/","Garage","Rent"),("","Tech","Package"),("","Valet","Trash"),("","Rent","Concession"),("Total","Monthly","Charges"),("Security","Deposit","On Hand")]
for j,h in enumerate(H):
    for i in range(3):
        c=ws.cell(5+i,1+j,h[i] or None); c.font=Font(bold=True,size=9); c.fill=PatternFill("solid",fgColor="D9EAD3"); c.alignment=Alignment(horizontal="center")
plans=[("S1",545,1089),("A1",690,1242),("A2",744,1305),("B1",1012,1588),("B2",1090,1649),("C1",1298,1985)]; asof=dt.date(2025,1,31)
codes={13:"Pet Rent",14:"Carport/Garage Rent",15:"Tech Package",16:"Valet Trash",17:"Rent Concession"}
rows=[]; layout=[]; 
for b in range(1,14):
    l=[]
    for k in range(24):
        u=f"{b:02d}{k//8+1}{k%8+1:02d}"; p=plans[(k*5+b)%6]; mk=float(p[2]+12*(k//8)); x=dict(unit=u,building=str(b),unitType=p[0],area=p[1],marketRent=mk); q=r.random()
        if q<.055: x["statusText"]="Vacant Unrented"
        elif q<.075: x["statusText"]="Vacant Rented"
        elif q<.08: x["statusText"]="Down"
        else:
            mi=asof-dt.timedelta(days=r.randint(3,2000)); lf=addm(mi,((asof-mi).days//366)*12); lt=addm(lf,r.choice([9,12,12,13]))-dt.timedelta(days=1); lt=max(lt,asof); st="Occupied"; mo=None
            if q>.95: st="Notice Unrented" if q<.985 else "Notice Rented"; mo=asof+dt.timedelta(days=r.randint(3,58))
            rent=mk-r.choice([0,12,25,38,57,64,81,102]); ch={}
            if r.random()<.35: ch[13]=r.choice([30.0,45.0])
            if r.random()<.25: ch[14]=r.choice([35.0,110.0])
            if r.random()<.9: ch[15]=79.0
            ch[16]=27.5
            if r.random()<.1: ch[17]=-float(r.choice([50,100,125]))
            x.update(statusText=st,tenantName=person(r,"{l}, {f}"),moveInDate=iso(mi),leaseStartDate=iso(lf),leaseEndDate=iso(lt),moveOutDate=iso(mo),contractRent=rent,totalCharges=round(rent+sum(ch.values()),2),deposit=float(r.choice([0,200,300,500])),_c=ch,_d=(mi,lf,lt,mo))
        l.append(x)
    layout.append(l); rows+=l
# true totals first, then plant
def tots(l): return {12:S(l,"contractRent"),11:S(l,"marketRent"),**{k:sum(x.get("_c",{}).get(k,0) for x in l) for k in codes},18:S(l,"totalCharges"),19:S(l,"deposit"),4:S(l,"area")}
T=[tots(l) for l in layout]; G=tots(rows)
vict=[x for x in layout[7] if "tenantName" in x and x["statusText"]=="Occupied"][9]; old=vict["contractRent"]; s=f"{old:.0f}"; new=float(s[:-2]+str((int(s[-2])+6)%10)+s[-1]); vict["contractRent"]=new
n=8
for b,l in enumerate(layout):
    a=n
    for x in l:
        v=[None,x["unit"],x["unitType"],x["area"],x["statusText"],x.get("tenantName")]+list(x.get("_d",(None,)*4))+[x["marketRent"],x.get("contractRent")]+[x.get("_c",{}).get(k) for k in codes]+[x.get("totalCharges"),x.get("deposit")]
        for j,q in enumerate(v):
            if q is None: continue
            c=ws.cell(n,1+j,q); c.font=Font(size=9); c.alignment=Alignment(horizontal="center" if j in (1,2,3) else None); c.number_format="dd-mmm-yy" if 6<=j<=9 else "#,##0.00" if j>=10 else "General"
        n+=1
    ws.cell(a,1,b+1); ws.merge_cells(start_row=a,start_column=1,end_row=n-1,end_column=1); ws.cell(a,1).alignment=Alignment(vertical="top",horizontal="center"); ws.cell(a,1).font=Font(bold=True)
    ws.cell(n,2,f"Bldg {b+1} subtotal")
    for k,v in T[b].items(): ws.cell(n,k,v)
    for j in range(1,20): c=ws.cell(n,j); c.font=Font(bold=True,size=9,italic=True); c.border=Border(top=Side(style="hair")); c.number_format="#,##0" if j==4 else "#,##0.00"
    n+=1
ws.cell(n,2,"Property total")
for k,v in G.items(): ws.cell(n,k,v)
for j in range(1,20): c=ws.cell(n,j); c.font=Font(bold=True,size=9); c.border=Border(top=Side(style="medium"),bottom=Side(style="double")); c.number_format="#,##0" if j==4 else "#,##0.00"
n+=2; ws.cell(n,2,"Status recap").font=Font(bold=True); n+=1
for st in("Occupied","Notice Unrented","Notice Rented","Vacant Unrented","Vacant Rented","Down"):
    k=[x for x in rows if x["statusText"]==st]; ws.cell(n,2,st); ws.cell(n,4,len(k)); ws.cell(n,5,f"{100*len(k)/len(rows):.1f}%"); n+=1
ws.cell(n,2,"Total units"); ws.cell(n,4,len(rows))
for j,w in enumerate([6,9,7,7,16,24,11,11,11,11,10,10,8,9,9,8,11,11,10]): ws.column_dimensions[L(j+1)].width=w
ws.freeze_panes="C8"; ws.print_title_rows="5:7"; ws.oddFooter.center.text="Page &P of &N"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(F))
out=[]
for x in rows:
    y={k:v for k,v in x.items() if k[0]!="_"}
    if "_c" in x: y["charges"]=[dict(code=codes[k],amount=v) for k,v in x["_c"].items()]
    out.append(y)
o=sum("tenantName" in x for x in rows); dn=sum(x["statusText"]=="Down" for x in rows)
save(F,"MULTIFAMILY","Large 312-unit extract, three-line headers, merged building cells, building subtotals, status recap; one rent digit changed",True,out,"Sablewood Commons Apartments","2025-01-31",len(rows),o,len(rows)-o if not dn else None,
 planted=dict(what=f"Unit {vict['unit']}: Lease Rent printed {new:.2f}, was {old:.2f}; its Total Monthly Charges {vict['totalCharges']:.2f}, the building 8 subtotal and the property total still contain {old:.2f}",kind="digit_changed"),totals={"marketRent":G[11],"contractRent":G[12],"totalCharges":G[18],"deposit":G[19],"area":G[4]})
