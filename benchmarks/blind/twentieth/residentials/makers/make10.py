# Asset manager's acquisition model, RR tab deep in workbook, grouped headers, hidden cols
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=R(2610); fn="Project_Kestrel_UW_Model_v7.xlsx"; wb=Workbook(); cv=wb.active; cv.title="Summary"; rows=[]
cv["B2"]="PROJECT KESTREL"; cv["B2"].font=Font(size=18,bold=True,color="1F3864"); cv["B3"]="Kestrel Point Apartments - 27-storey tower, 68 sampled units (floors 10-26)"; 
for i,(a,v) in enumerate([("Purchase price",31250000),("Going-in cap rate",.0535),("Exit cap rate",.0575),("Hold (yrs)",5),("LTV",.6)],5): cv.cell(i,2,a); cv.cell(i,4,v).number_format="0.00%" if v<1 else "#,##0"
cv.page_setup.fitToHeight=0; cv.sheet_properties.pageSetUpPr=__import__("openpyxl").worksheet.properties.PageSetupProperties(fitToPage=True)
ws=wb.create_sheet("RR"); ws.sheet_view.showGridLines=False
ws["B2"]="Kestrel Point Apartments"; ws["B2"].font=Font(bold=True,size=14); ws["B3"]="Rent Roll Analysis"; ws["B4"]="RR Date:"; ws["C4"]=date(2025,3,28); ws["C4"].number_format="d-mmm-yy"; ws["C4"].font=Font(color="0000FF")
hf=PatternFill("solid",fgColor="1F3864"); wf=Font(bold=True,color="FFFFFF",size=9)
for a,t in (("B7:G7","UNIT"),("I7:M7","LEASE"),("O7:U7","MONTHLY RENT ($)"),("W7:Z7","OTHER INCOME ($)")):
    ws[a.split(":")[0]]=t; ws.merge_cells(a); x=ws[a.split(":")[0]]; x.alignment=Alignment(horizontal="center")
H={2:"Unit",3:"Floor",4:"Plan",5:"Bd",6:"Ba",7:"NRSF",9:"Tenant",10:"Status",11:"Start",12:"End",13:"Term (mo)",15:"Market",16:"Contract",17:"Concession",18:"Net Effective",19:"Loss to Lease",20:"$/SF",21:"Annualised Contract",23:"Parking",24:"Storage",25:"Pet",26:"Total OI"}
for c,t in H.items():
    x=ws.cell(8,c,t)
for rr in (7,8):
    for c in range(2,27):
        if c in(8,14,22): continue
        ws.cell(rr,c).fill=hf; ws.cell(rr,c).font=wf; 
        if rr==8: ws.cell(rr,c).alignment=Alignment(wrap_text=True,horizontal="center")
plans={"St":(0,1,498,2050),"1A":(1,1,664,2575),"1B":(1,1,718,2690),"2A":(2,2,1036,3650)}
k=9; T={}; n=o=0
for fl in range(10,27):
    for q,p in enumerate(plans,1):
        n+=1; bd,ba,sf,mk=plans[p]; mk=float(mk+12*(fl-10)); u=fl*100+q; x=r.random()
        d={2:u,3:fl,4:p,5:bd,6:ba,7:sf,15:mk}
        row=dict(unit=str(u),unitType=p,area=sf,marketRent=mk)
        if x<.1 or n==7:
            d[9]="Vacant"; d[10]="Vac"; d.update({16:0,17:0,18:0,19:0,20:None,21:0,23:0,24:0,25:0,26:0}); row.update(statusText="Vac",contractRent=0.0,annualRent=0.0,totalCharges=0.0)
        else:
            o+=1; nm=r.name("fl"); ls=r.day(date(2024,3,28),date(2025,3,20)); tm=r.choice([12,12,12,14,15,18]); le=plus(ls,tm)-timedelta(1); c=float(round(mk*r.uniform(.93,1.02))); cc=-float(r.choice([0,0,0,round(c/12)])); pk=r.choice([0,0,195,240]); sg=r.choice([0,0,0,60]); pt=r.choice([0,0,45])
            d.update({9:nm,10:"Occ",11:ls,12:le,13:tm,16:c,17:cc,18:c+cc,19:mk-c,20:c/sf,21:c*12,23:pk,24:sg,25:pt,26:pk+sg+pt})
            row.update(tenantName=nm,statusText="Occ",leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=c,annualRent=c*12,charges=[{"code":a,"amount":float(v)} for a,v in (("Concession",cc),("Parking",pk),("Storage",sg),("Pet",pt)) if v],totalCharges=float(pk+sg+pt))
        for c_,v in d.items():
            if v is None: continue
            x=ws.cell(k,c_,v); x.font=Font(size=9,color="0000FF" if c_ in(16,17,23,24,25) else "000000")
            if c_ in(11,12): x.number_format="mmm d, yyyy"
            elif c_==20: x.number_format="0.00"
            elif c_>=15: x.number_format='#,##0_);(#,##0);"-"_)'
            if c_ in(7,15,16,17,18,19,21,23,24,25,26): T[c_]=T.get(c_,0)+v
        # dash display of zero: neutral
        for kk in ("contractRent","annualRent","totalCharges"):
            if row.get(kk)==0: row.pop(kk)
        rows.append(row); k+=1
    if fl==17: k+=1
k+=1; ws.cell(k,2,"Total / Avg")
for c_,v in T.items(): ws.cell(k,c_,v).number_format='#,##0_);(#,##0);"-"_)'
ws.cell(k,10,f"{o} / {n}"); ws.cell(k,20,T[16]/sum(x["area"] for x in rows if x["statusText"]=="Occ")).number_format="0.00"
for c_ in range(2,27): ws.cell(k,c_).font=Font(bold=True,size=9); ws.cell(k,c_).border=Border(top=Side(style="medium"))
k+=2; ws.cell(k,2,"Occ = leased and in place, Vac = vacant. Total OI = parking + storage + pet. OI and concession inputs in blue.").font=Font(italic=True,size=8)
for c_ in "HNV": ws.column_dimensions[c_].width=1.5
ws.column_dimensions["A"].width=2; ws.column_dimensions["I"].width=21; ws.column_dimensions["M"].hidden=True
for c_ in "BCDEFGJ": ws.column_dimensions[c_].width=6.5
ws.column_dimensions["B"].width=11; ws.column_dimensions["C"].width=9
for c_ in "KLOPQRSU": ws.column_dimensions[c_].width=12
ws.freeze_panes="C9"
um=wb.create_sheet("Unit Mix"); um.append(["Plan","Units","Occupied","Avg NRSF","Avg Market","Avg Contract"])
for p in plans:
    z=[x for x in rows if x["unitType"]==p]; y=[x for x in z if x["statusText"]=="Occ"]; um.append([p,len(z),len(y),z[0]["area"],round(sum(x["marketRent"] for x in z)/len(z)),round(sum(x["contractRent"] for x in y)/len(y))])
um.append(["Total",n,o])
pf=wb.create_sheet("Pro Forma"); pf.append(["","Yr 1","Yr 2","Yr 3","Yr 4","Yr 5"]); g=T[15]*12
for a,f in (("Gross potential rent",1),("Vacancy & credit loss",-.06),("Other income",.045),("Effective gross income",.985)): pf.append([a]+[round(g*f*1.03**i) for i in range(5)])
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f"{B}/documents/{fn}")
save(fn,"MULTIFAMILY","asset manager's UW model, RR tab with grouped headers, spacer and hidden columns","Kestrel Point Apartments","2025-03-28",n,o,n-o,rows,sheet="RR",hard=True,totals={"area":T[7],"marketRent":T[15],"contractRent":T[16],"annualRent":T[21],"concession":T[17],"totalOI":T[26]})
