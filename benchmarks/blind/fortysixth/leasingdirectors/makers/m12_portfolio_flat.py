from common import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment
from openpyxl.utils import get_column_letter as gl
F="TriCounty_Industrial_Leasing_DB.xlsx"
def run():
    R=random.Random(5212); asof=dt.date(2026,1,31); wb=openpyxl.Workbook(); ws=wb.active; ws.title="LeaseDB"
    ws["B1"]="Tri-County Industrial Portfolio – lease database"; ws["B1"].font=Font(bold=True,size=13); ws["B2"]="Data through 31-Jan-2026"
    H=["Key","Park","Bldg","Unit","Use","RBA SF","Office %","Clear","Docks","Occupancy","Tenant","NAICS","LCD","LXD","Base Rent/Mo","Base Rent/Yr","NNN Est/Mo","Total/Mo","Next Bump","Bump Rent/Mo","Deposit Held","LC / Rep"]
    hr=4
    for j,h in enumerate(H):
        c=ws.cell(hr,1+j,h); c.font=Font(bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="404040"); c.alignment=Alignment(wrap_text=True,vertical="center")
    ws.row_dimensions[hr].height=32
    parks=[("Cedar Fork Commerce Park",["1","2","3"],9),("Airport Gateway",["North","South"],11),("Rail Spur Industrial",["A"],8),("Hollow Creek Flex",["100","200","300","400"],6)]
    nm=iter(names(R,IND,120)); rows=[]; r=hr+1; k=0; T=[0]*6; C=[0,0]; per={}
    for p,bs,n in parks:
        per[p]=[0,0,0,0.0]
        for b in bs:
            for i in range(n-(len(b)>3)):
                k+=1; u=f"{i+1:02d}" if p!="Hollow Creek Flex" else f"{b[0]}{chr(65+i)}"
                use="Flex" if "Flex" in p else R.choice(["Warehouse","Warehouse","Manufacturing","Distribution"]); a=R.randrange(2400,18000,100) if use!="Flex" else R.randrange(1200,4800,50)
                base=[f"L{10000+k}",p,b,u,use,a,R.choice([.05,.1,.15,.35]),R.choice(["18'","22'","24'","28'"]),R.randint(0,4)]
                vac=R.random()<.1
                per[p][0]+=1; per[p][2]+=a
                if vac:
                    vals=base+[ "Vacant",None,None,None,None,0,0,None,0,None,None,None,R.choice(["DW","MK","open"])]; C[1]+=1
                    rows.append(dict(unit=u,building=b,propertyName=p,unitType=use,area=a,statusText="Vacant",contractRent=0,annualRent=0,totalCharges=0))
                else:
                    s,e=term(R,asof,years=(3,5,5,7,10)); mo=r2(a*R.randrange(600,1250,5)/1200) if use!="Flex" else r2(a*R.randrange(1300,1750,25)/1200); yr=r2(mo*12); nn=r2(a*.235); t=next(nm)
                    st=R.choices(["Leased","Holdover","Sublet"],[16,1,1])[0]
                    if st=="Holdover": e=dt.date(2025,R.randint(6,12),28); s=addm(dt.date(e.year,e.month,1),-36)
                    d=s
                    while d<=asof: d=addm(d,12)
                    bump=(d,r2(mo*1.035)) if st!="Holdover" and d<e else None
                    dep=R.choice([mo,r2(mo*2),0,None])
                    vals=base+[st,t,R.choice([332710,423830,493110,484121,811111,238220]),s,e,mo,yr,nn,r2(mo+nn),bump[0] if bump else None,bump[1] if bump else None,dep,R.choice(["DW","MK","JT"])]
                    rows.append(dict(unit=u,building=b,propertyName=p,unitType=use,area=a,tenantName=t,statusText=st,contractRent=mo,annualRent=yr,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,totalCharges=r2(mo+nn),charges=[{"code":"NNN Est/Mo","amount":nn}],rentSteps=[{"date":iso(bump[0]),"amount":bump[1]}] if bump else None))
                    C[0]+=1; per[p][1]+=1; per[p][3]+=mo
                    for q,v in enumerate((mo,yr,nn,r2(mo+nn),dep or 0)): T[1+q]+=v
                T[0]+=a
                for j,v in enumerate(vals):
                    c=ws.cell(r,1+j,v); 
                    if isinstance(v,dt.date): c.number_format="d-mmm-yyyy"
                    elif 15<=j+1<=18 or j+1 in(20,21): c.number_format="#,##0.00"
                    elif j+1==6: c.number_format="#,##0"
                    elif j+1==7: c.number_format="0%"
                r+=1
    ws.auto_filter.ref=f"A{hr}:{gl(len(H))}{r-1}"; ws.freeze_panes="E5"
    r+=1; ws.cell(r,2,"PORTFOLIO"); 
    for col,v in ((6,T[0]),(15,T[1]),(16,T[2]),(17,T[3]),(18,T[4]),(21,T[5])): c=ws.cell(r,col,r2(v)); c.number_format="#,##0.00" if col>6 else "#,##0"; c.font=Font(bold=True)
    ws.cell(r,2).font=Font(bold=True)
    for col in ("A","L"): ws.column_dimensions[col].hidden=True
    for j,w in enumerate([8,27,8,7,14,10,8,7,7,11,32,9,13,13,13,14,11,12,13,12,12,8]): ws.column_dimensions[gl(j+1)].width=w
    w2=wb.create_sheet("By Park"); w2.append(["Park","Units","Occupied","Vacant","SF","Occupied base rent / mo"])
    for p,v in per.items(): w2.append([p,v[0],v[1],v[0]-v[1],v[2],r2(v[3])])
    w2.append(["Portfolio",sum(C),C[0],C[1],T[0],r2(T[1])]); w2.column_dimensions["A"].width=28
    w3=wb.create_sheet("Lists"); w3.append(["Use"]); [w3.append([x]) for x in("Warehouse","Manufacturing","Distribution","Flex")]; w3.sheet_state="hidden"
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(DOCS/F)
    return save(F,"INDUSTRIAL","flat lease database of four parks, hidden columns, autofilter, summary sheet",True,dict(propertyName="Tri-County Industrial Portfolio",asOnDate="2026-01-31",units=sum(C),occupied=C[0],vacant=C[1],sheet="LeaseDB",rows=rows))
if __name__=="__main__": print(run())
