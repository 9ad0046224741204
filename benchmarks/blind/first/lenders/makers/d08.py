from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment
def make():
    fn="cottonwood_lots_june.xlsx"; r=random.Random(SEED+8); nm=Names(r)
    wb=Workbook(); ws=wb.active; ws.title="june 25"; B=Font(name="Arial",bold=True,size=11); N=Font(name="Arial",size=10)
    ws["A1"]="COTTONWOOD ACRES MHP"; ws["A1"].font=Font(name="Arial",bold=True,size=14); ws["D1"]="JUNE 2025"; ws["D1"].font=B; ws["G1"]="rents due the 1st late after the 5th $35"; ws["G1"].font=N
    rows=[]; y=3; GT=[0]*6; n=occ=0
    secs=[("NORTH LOOP",[f"N{k}" for k in range(1,27)]),("SOUTH LOOP",[f"S{k}" for k in range(1,23)]),("RV SPACES",["RV1","RV2","RV3","RV4","RV5"])]
    poh={"N4","N11","N12","N19","S3","S9","S10"}; vac={"N7":"EMPTY PAD","N15":"EMPTY PAD","N19":"empty - our home needs floor","S6":"EMPTY PAD","S14":"EMPTY PAD","RV2":"EMPTY"}
    office="S1"
    for sname,lots in secs:
        ws.cell(y,1,sname).font=B; y+=1
        for j,t in enumerate(["LOT","NAME","SINCE","LOT RENT","HOME RENT","WATER","TRASH","TOTAL","OWES"],1): ws.cell(y,j,t).font=B   # no heading over the notes
        y+=1; S=[0]*6
        for u in lots:
            n+=1; row=dict(unit=u,section=sname); ws.cell(y,1,u)
            if u in vac: ws.cell(y,2,vac[u]); row["statusText"]="EMPTY PAD" if "PAD" in vac[u] else ("EMPTY" if vac[u]=="EMPTY" else "empty")
            else:
                occ+=1; f,l=nm.pair(); name=r.choice([l,f"{f} {l}",f"{l}, {f}",f"{l} {f[0]}."]); 
                si=D(r.randint(2004,2024),r.randint(1,12),1); note=""; step=None
                if u==office: name="Park mgr - Dot"; lot=0; home=0; w=0; t=0; note="free lot for managing"; owes=0
                else:
                    lot={"N":395,"S":385,"R":425}[u[0]]-(20 if si.year<2012 and u[0]!="R" else 0); home=r.choice([325,350,375,410]) if u in poh else 0
                    w=r.choice([22,25.5,28,31.75,36,41.25]); t=18 if u[0]!="R" else 0; owes=r.choice([0]*7+[lot,60,round(lot+w+t,2)])
                    if u in poh: note="park owned home"
                    elif r.random()<.18:
                        nr=lot+r.choice([20,25]); note=f"lot rent goes to {nr} 9/1/25"; step=[{"date":"2025-09-01","amount":float(nr)}]
                    elif r.random()<.1: note=r.choice(["2 dogs","pays 2x month","home for sale","new skirting by fall"])
                tot=round(lot+home+w+t,2); ws.cell(y,2,name)
                c=ws.cell(y,3,si.strftime("%b %Y") if r.random()<.85 else f"{si.month}/{si.year}"); since=c.value
                if r.random()<.12: ws.cell(y,4,f"${lot}")    # typed as text
                else: ws.cell(y,4,lot)
                if home: ws.cell(y,5,home)
                if w: ws.cell(y,6,w).number_format="0.00"
                if t: ws.cell(y,7,t)
                ws.cell(y,8,tot).number_format="0.00"
                if owes: ws.cell(y,9,owes).number_format="0.00"
                if note: ws.cell(y,10,note)
                ch=[{"code":"LOT RENT","amount":float(lot)}]+([{"code":"HOME RENT","amount":float(home)}] if home else [])+([{"code":"WATER","amount":float(w)}] if w else [])+([{"code":"TRASH","amount":float(t)}] if t else [])
                row.update(tenantName=name,statusText="Occupied",moveInDate=since,contractRent=float(lot),charges=ch,totalCharges=float(tot),balance=float(owes) if owes else None,rentSteps=step)
                for i,v in enumerate((lot,home,w,t,tot,owes)): S[i]+=v
            for j in range(1,11): ws.cell(y,j).font=N; ws.cell(y,j).alignment=Alignment(horizontal="right" if 4<=j<=9 else "left")
            rows.append(row); y+=1
        for j,v in zip(range(4,10),S): ws.cell(y,j,round(v,2)).font=B; ws.cell(y,j).number_format="#,##0.00"
        ws.cell(y,2,f"{len(lots)} lots").font=B; GT=[a+b for a,b in zip(GT,S)]; y+=3
    ws.cell(y-1,2,"WHOLE PARK").font=B
    for j,v in zip(range(4,10),GT): ws.cell(y-1,j,round(v,2)).font=B; ws.cell(y-1,j).number_format="#,##0.00"
    ws.cell(y,2,f"{n} lots   {occ} full   {n-occ} empty").font=B
    ws.cell(y+2,2,"laundry $212 may, pop machine $41").font=N
    for c,w in zip("ABCDEFGHIJ",[6,28,11,12,14,9,9,11,10,26]): ws.column_dimensions[c].width=w
    ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.create_sheet("Sheet2"); wb["Sheet2"]["A1"]="well test due aug"; wb.create_sheet("Sheet3")
    wb.save(os.path.join(DOCS,fn))
    save(fn,"MANUFACTURED_HOUSING","mobile home park operator's own list, numbers partly typed as text",True,dict(propertyName="COTTONWOOD ACRES MHP",asOnDate="2025-06",units=n,occupied=occ,vacant=n-occ,sheet="june 25",planted=None,rows=rows))
