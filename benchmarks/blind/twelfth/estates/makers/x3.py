# two rows per tenant under a two-row header, merged unit cells
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
def main():
    r=rng("x3"); N=Names(r); fn="HarmonBlock_RR_Apr25.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Sheet1"; rows=[]; D=dt.date
    ws.merge_cells("B2:I2"); ws["B2"]="Harmon Block"; ws["B2"].font=Font(name="Georgia",size=14,bold=True); ws.merge_cells("B3:I3"); ws["B3"]="Tenant roster & rents  |  April 15, 2025"; ws["B3"].font=Font(name="Georgia",italic=True)
    for a in ("B2","B3"): ws[a].alignment=Alignment(horizontal="center")
    g=Side(style="thin",color="888888"); fill=PatternFill("solid",fgColor="2F4858")
    h1=["Suite","Name","Leased from","Market","Contract rent","Deposit","Standing"]; h2=["Kind","Telephone","Leased to","Sq ft","Pest & trash","Balance","Moved in"]
    for i,(a,b) in enumerate(zip(h1,h2)):
        for rr,v in ((5,a),(6,b)): c=ws.cell(rr,2+i,v); c.font=Font(color="FFFFFF",bold=True,name="Georgia",size=9); c.fill=fill; c.alignment=Alignment(horizontal="center")
    rw=7; T=dict(mk=0,rent=0,dep=0,bal=0,fee=0,sq=0); occ=0
    kinds={"Loft":(980,1750),"Flat":(720,1390),"Studio":(455,1065)}
    for fl in (2,3,4):
        for i in range(1,10):
            u=f"{fl}0{i}"; k=("Flat","Flat","Loft","Studio","Flat")[(i+fl)%5]; sq,mk=kinds[k]; sq+=r.choice([0,12,-15]); T["sq"]+=sq; T["mk"]+=mk
            row=dict(unit=u,unitType=k,area=sq,marketRent=mk); vac=(fl,i) in ((2,7),(4,2),(4,3))
            a=[u,None,None,mk,None,None,None]; b=[k,None,None,sq,None,None,None]
            if vac: a[1]="(vacant)"; a[6]="Vacant" if (fl,i)!=(4,3) else "Vacant, not ready"; row["statusText"]=a[6]
            else:
                occ+=1; nm=N.fl(); s=addm(D(2024,5,1),r.randint(0,11)); e=addm(s,12)-dt.timedelta(days=1); rent=mk-r.randrange(0,150,10); dep=r.choice([rent,500,rent//2]); bal=r.choice([0]*6+[rent+18,-18,240.5]); mi=D(r.randint(2015,2023),r.randint(1,12),r.randint(1,28)) if r.random()<.6 else s; st=r.choice(["Current"]*8+["Notice 5/31","Eviction filed"])
                a=[u,nm,s,mk,rent,dep,st]; b=[k,f"(414) 555-{r.randint(100,199):04d}",e,sq,18,bal,mi]
                row.update(tenantName=nm,statusText=st,leaseStartDate=s,leaseEndDate=e,contractRent=rent,deposit=dep,balance=bal,moveInDate=mi,charges=[dict(code="Pest & trash",amount=18)])
                for kk,v in (("rent",rent),("dep",dep),("bal",bal),("fee",18)): T[kk]+=v
            for j,(x,y) in enumerate(zip(a,b)):
                for q,v in ((rw,x),(rw+1,y)):
                    c=ws.cell(q,2+j,v); c.font=Font(name="Georgia",size=9,bold=(j==0 and q==rw)); 
                    if isinstance(v,D): c.number_format="mmm d, yyyy"; c.alignment=Alignment(horizontal="center")
                    elif isinstance(v,(int,float)): c.number_format="#,##0" if (q>rw and j==3) else "$#,##0.00;[Red]($#,##0.00)"
                    if q>rw: c.border=Border(bottom=g)
            ws.cell(rw,2,u if i%2 else int(u)); ws.cell(rw,2).alignment=Alignment(horizontal="left"); rows.append(row); rw+=2
    rw+=1
    for q,vals in ((rw,["Totals","27 suites",None,T["mk"],T["rent"],T["dep"],f"{occ} leased"]),(rw+1,[None,None,None,T["sq"],T["fee"],T["bal"],f"{27-occ} vacant"])):
        for j,v in enumerate(vals):
            c=ws.cell(q,2+j,v); c.font=Font(name="Georgia",size=9,bold=True)
            if isinstance(v,(int,float)): c.number_format="#,##0" if (q>rw and j==3) else "$#,##0.00"
            if q==rw: c.border=Border(top=Side(style="double"))
    for col,w in zip("ABCDEFGH",(2,9,26,14,13,14,13,15)): ws.column_dimensions[col].width=w
    ws.column_dimensions["I"].width=3; ws.freeze_panes="C7"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows="5:6"; wb.save(doc(fn))
    save(fn,"MULTIFAMILY","workbook, two rows a tenant under a two-row header",rows,"Harmon Block","2025-04-15",27,occ,27-occ,hard=True,totals=dict(area=T["sq"],marketRent=T["mk"],contractRent=T["rent"],deposit=T["dep"],balance=T["bal"],**{"charge:Pest & trash":T["fee"]}))
if __name__=="__main__": main()
