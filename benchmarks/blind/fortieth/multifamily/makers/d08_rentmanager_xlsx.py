# Rent Manager export: flat table, many charge-code columns, several properties by a property column, numbers as text, dates as text
from common import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment
r=random.Random(408); N=Names(r); FN="08_rentmanager_scattered_sites.xlsx"; ason=D(2025,2,28)
wb=openpyxl.Workbook(); ws=wb.active; ws.title="Rent Roll Report"
ws["A1"]="Rent Roll"; ws["A1"].font=Font(name="Tahoma",size=14,bold=True); ws["A2"]="Ridgeway Rentals Inc."; ws["A3"]="As of: 2/28/2025    Charge types: LSE, PET, GAR, RUBS, INS, DISC"; 
hd=["Property","Bldg","Unit","Unit Type","Bed","Bath","Sq Ft","Status","Tenant","Acct #","Move In","Lease Start","Lease Exp","Notice / Move Out","Market Rent","LSE","PET","GAR","RUBS","INS","DISC","Total Recurring","Security Deposit","Last Pmt","Balance Due"]
for j,h in enumerate(hd,1):
    c=ws.cell(5,j,h); c.font=Font(name="Tahoma",size=8,bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="4472C4"); c.alignment=Alignment(wrap_text=True,vertical="center")
props=[("Ashgrove Court",["1","2"],["1","2","3","4","5","6"],[("2BR TH",2,"1.5",980,1225),("2BR Flat",2,"1",880,1150)]),("Delmar Row",["A"],[f"{i:02d}" for i in range(1,15)],[("1BR",1,"1",640,985),("STUDIO",0,"1",455,840)]),("Pinto Street 4-plex",[""],["Up-L","Up-R","Dn-L","Dn-R"],[("3BR",3,"1",1020,1395)])]
rows=[]; R=6; G=[0]*10; occ=vac=0; u=0
def w(j,v,txt=True):
    if v in (None,""): return
    c=ws.cell(R,j,v); c.font=Font(name="Tahoma",size=8)
    if j in range(15,24) or j==25: c.number_format="#,##0.00"
for pn,bl,un,ty in props:
    S=[0]*10; nu=no=0
    for b in bl:
        for x in un:
            t=r.choice(ty); mk=t[4]+r.choice([0,0,20,45]); nu+=1; k=(pn[0]+b+x)
            st={"A23":"Vacant","DA05":"Vacant","DA09":"Down - fire","A16":"Notice","DA12":"Notice","A21":"Past"}.get(k,"Current")
            if st=="Past": st="Eviction"
            for j,v in enumerate([pn,b,x,t[0],t[1],t[2],f"{t[3]:,}",st],1): w(j,v)
            d=dict(propertyName=pn,building=b,unit=x,unitType=t[0],area=t[3],statusText=st,marketRent=mk); w(15,mk); S[0]+=mk
            if st in("Vacant","Down - fire"):
                vac+=1
                if st=="Vacant": w(9,"[vacant]")
                w(16,0); w(22,0); w(25,0); d.update(contractRent=0,totalCharges=0,balance=0,charges=[dict(code="LSE",amount=0)])
            else:
                no+=1; rent=mk-r.choice([0,25,40,75,100]); ch=dict(LSE=rent,PET=r.choice([0,0,0,30]),GAR=r.choice([0,0,60]),RUBS=r.choice([45,55,65]),INS=r.choice([0,12]),DISC=-r.choice([0,0,0,50])); T=sum(ch.values()); dp=r.choice([rent,500,750]); ba=r.choice([0,0,0,0,-18,T,95.5,T*2])
                mi=td(ason,-r.randint(20,2200)); ls=mi
                while addm(ls,12)<=ason: ls=addm(ls,12)
                le=td(addm(ls,12),-1); mtm=r.random()<.12; nm=N("LF"); ac=str(r.randint(10200,18990)); mo=td(ason,r.randint(4,40)) if st=="Notice" else None
                for j,v in ((9,nm),(10,ac),(11,us(mi,False)),(12,us(ls,False)),(13,"MTM" if mtm else us(le,False)),(14,us(mo,False))): w(j,v)
                for j,(cd,v) in enumerate(ch.items(),16): w(j,v if v else None)
                w(22,T); w(23,dp); w(24,us(td(ason,-r.randint(10,28)),False)); w(25,ba)
                S=[p+q for p,q in zip(S,[mk*0,*ch.values(),T,dp,ba])]
                d.update(tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate="MTM" if mtm else le,moveOutDate=mo,contractRent=rent,totalCharges=T,deposit=dp,balance=ba,charges=[dict(code=a,amount=v) for a,v in ch.items() if v])
            rows.append(d); R+=1
            if k=="DA05":
                nm=N("LF"); mi=D(2025,3,8); le=D(2026,3,31); ch=dict(LSE=mk,RUBS=45)
                for j,v in enumerate([pn,b,x,t[0],t[1],t[2],f"{t[3]:,}","Future",nm,str(r.randint(19000,19500)),us(mi,False),us(mi,False),us(le,False)],1): w(j,v)
                w(16,mk); w(19,45); w(22,mk+45); w(23,500); w(25,-500)
                rows.append(dict(propertyName=pn,building=b,unit=x,unitType=t[0],area=t[3],statusText="Future",tenantName=nm,moveInDate=mi,leaseStartDate=mi,leaseEndDate=le,contractRent=mk,totalCharges=mk+45,deposit=500,balance=-500,charges=[dict(code=a,amount=v) for a,v in ch.items()])); R+=1
    F=Font(name="Tahoma",size=8,bold=True,italic=True); ws.cell(R,1,f"Total {pn}: {nu} units, {no} occupied").font=F
    for j,v in zip((15,16,17,18,19,20,21,22,23,25),S): ws.cell(R,j,round(v,2)).font=F; ws.cell(R,j).number_format="#,##0.00"
    R+=2; G=[a+c for a,c in zip(G,S)]; u+=nu; occ+=no
F=Font(name="Tahoma",size=9,bold=True); ws.cell(R,1,f"Report Total: {u} units, {occ} occupied (future residents not totaled)").font=F
for j,v in zip((15,16,17,18,19,20,21,22,23,25),G): ws.cell(R,j,round(v,2)).font=F; ws.cell(R,j).number_format="#,##0.00"
for j,wd in enumerate([20,6,7,10,5,5,7,12,24,8,11,11,11,11,10,9,8,8,8,8,8,10,10,10,10],1): ws.column_dimensions[openpyxl.utils.get_column_letter(j)].width=wd
ws.freeze_panes="D6"; ws.auto_filter.ref=f"A5:Y{R}"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(FN))
save(FN,rows,None,"2025-02-28",u,occ,None,"MULTIFAMILY","d-rentmanager","Rent Manager flat export, property column, charge-code columns, down unit, text dates",False,sheet=None)
