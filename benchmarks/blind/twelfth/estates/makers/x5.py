# tax-credit workbook: set-asides, limits, tenant and subsidy portions, hidden columns, compliance side sheet first
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
def main():
    r=rng("x5"); N=Names(r); fn="Cedar Hollow LIHTC roll 2025-06-30.xlsx"; wb=Workbook(); rows=[]; D=dt.date
    w0=wb.active; w0.title="Limits"; w0["A1"]="Cedar Hollow Homes LP  -  2025 rent limits (effective 4/1/2025)"; lim={1:(806,967,74),2:(967,1161,91),3:(1117,1341,112)}
    for i,x in enumerate([("BR","50% limit","60% limit","Utility allowance")]+[(k,)+v for k,v in lim.items()],3):
        for j,v in enumerate(x,1): w0.cell(i,j,v)
    ws=wb.create_sheet("Roll 6-30-25"); ws["A1"]="CEDAR HOLLOW HOMES"; ws["A1"].font=Font(bold=True,size=14,color="1F5C3A"); ws["A2"]="Tax Credit Tenant & Rent Roll"; ws["A3"]="Period ending: 06/30/2025"
    H=["BIN","Apt","HH ID","BR","Sq ft","AMI %","Household","HH size","Moved in","Last TIC","Lease ends","Max gross","Util allow","Max net","Tenant pays","Subsidy","Source","Total rent","Under / (over) max","Status"]
    for rng_,t in (("A5:F5","UNIT"),("G5:K5","HOUSEHOLD"),("L5:N5","2025 LIMITS"),("O5:S5","RENT COLLECTED BY OWNER")): ws.merge_cells(rng_); ws[rng_.split(":")[0]]=t
    ws["T5"]=None; gf=PatternFill("solid",fgColor="1F5C3A")
    for i,h in enumerate(H,1):
        for q in (5,6): c=ws.cell(q,i); c.fill=gf; c.font=Font(bold=True,color="FFFFFF",size=9); c.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
        ws.cell(6,i,h)
    rw=7; G=dict(sq=0,tp=0,sub=0,tot=0); occ=n=0
    for b,(bin_,k) in enumerate((("NM-02-00411",14),("NM-02-00412",14),("NM-02-00413",13)),1):
        S=dict.fromkeys(G,0); so=0
        for i in range(1,k+1):
            br=(1,2,2,3)[i%4]; ami=50 if i%3==0 else 60; sq={1:640,2:860,3:1075}[br]; mg=lim[br][0 if ami==50 else 1]; ua=lim[br][2]; apt=f"{b}{i:02d}"; n+=1; S["sq"]+=sq
            row=dict(building=bin_,unit=apt,area=sq,unitType=str(br)); st="Occupied"
            base=[bin_,apt,None,br,sq,f"{ami}%"]
            if (b,i) in ((1,5),(3,8)): v=base+["vacant",None,None,None,None,mg,ua,mg-ua,None,None,None,None,None,"Vacant - qualified"]; row["statusText"]="Vacant - qualified"
            elif (b,i)==(3,13): v=base[:5]+["Exempt","Site manager",1,D(2021,3,8),None,None,None,None,None,0,0,None,0,None,"Manager"]; so+=1; row.update(tenantName="Site manager",statusText="Manager",moveInDate=D(2021,3,8),contractRent=0,charges=[dict(code="Tenant pays",amount=0),dict(code="Subsidy",amount=0)])
            else:
                so+=1; nm=N.lf(); mi=D(r.randint(2016,2024),r.randint(1,12),r.randint(1,28)); tic=D(2025 if mi.month<=6 else 2024,mi.month,1); le=eom(addm(tic,11)); mx=mg-ua
                src=r.choice([None,None,"HCV","PBV"]) ; tot=mx-r.choice([0,15,40,72]); 
                if src: tp=r.randint(90,410); sub=tot-tp
                else: tp=tot; sub=0
                st=r.choice(["Occupied"]*9+["Notice","NAUR"]); 
                v=base+[nm,r.randint(1,br*2),mi,tic,le,mg,ua,mx,tp,sub,src,tot,mx-tot,st]; v[2]=f"H{r.randint(1000,9999)}"
                row.update(tenantName=nm,statusText=st,moveInDate=mi,leaseEndDate=le,contractRent=tot,charges=[dict(code="Tenant pays",amount=tp),dict(code="Subsidy",amount=sub)])
                for kk,x in zip(("tp","sub","tot"),(tp,sub,tot)): S[kk]+=x
            for j,x in enumerate(v,1):
                c=ws.cell(rw,j,x); c.font=Font(size=9); c.border=Border(bottom=Side(style="hair"))
                if isinstance(x,D): c.number_format="mm/dd/yyyy"
                elif j>=12 and isinstance(x,(int,float)): c.number_format='#,##0;(#,##0);0'
            rows.append(row); rw+=1
        for j,x in ((1,bin_+" subtotal"),(5,S["sq"]),(7,f"{so} of {k} occupied"),(15,S["tp"]),(16,S["sub"]),(18,S["tot"])): c=ws.cell(rw,j,x); c.font=Font(bold=True,size=9); c.number_format="#,##0"; 
        for kk in G: G[kk]+=S[kk]
        occ+=so; rw+=2
    for j,x in ((1,"PROJECT TOTAL"),(5,G["sq"]),(7,f"{occ} of {n} occupied"),(15,G["tp"]),(16,G["sub"]),(18,G["tot"])): c=ws.cell(rw,j,x); c.font=Font(bold=True,size=10); c.number_format="#,##0"; c.border=Border(top=Side(style="double"))
    ws.cell(rw+2,1,"Manager unit counts as occupied and carries no rent. NAUR = next available unit rule applies. Household IDs are hidden for release to the lender.")
    ws.column_dimensions["C"].hidden=True
    for col,w in zip("ABDEFGHIJKLMNOPQRST",(13,6,5,8,8,26,7,11,11,11,8,8,8,9,9,8,9,10,18)): ws.column_dimensions[col].width=w
    ws.row_dimensions[6].height=26; ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.print_title_rows="5:6"; wb.active=1; wb.save(doc(fn))
    save(fn,"MULTIFAMILY","tax-credit roll: limits, tenant and subsidy portions, hidden id column, limits sheet first",rows,"CEDAR HOLLOW HOMES","2025-06-30",n,occ,n-occ,sheet="Roll 6-30-25",totals=dict(area=G["sq"],contractRent=G["tot"],**{"charge:Tenant pays":G["tp"],"charge:Subsidy":G["sub"]}))
if __name__=="__main__": main()
