# raw export, odd column order, text numbers, field-name headers, no title, no totals; future tenants share the unit
from common import *; from openpyxl import Workbook
def main():
    r=rng("x2"); N=Names(r); fn="export_tenancy_20250430.xlsx"; wb=Workbook(); ws=wb.active; ws.title="tenancy_export"; rows=[]; D=dt.date
    H=["ExtractDate","OpenBal","LeaseTo","ActualRent","Occupant","OccStatus","PlanCode","NetSqFt","DepHeld","PortalUser","LeaseFrom","MktRent","PropName","BldgCode","MoveOut","UnitNo"]
    ws.append(H); plan={"STU-A":(468,995),"1X1-A":(655,1240),"1X1-B":(702,1285),"2X2-A":(988,1610)}; occ=n=0
    def put(**k): ws.append([k.get(h,"") for h in H])
    for b in ("NORTH","SOUTH"):
        for fl in (1,2,3):
            for i in range(1,13):
                u=f"{b[0]}{fl}{i:02d}"; pc=("1X1-A","1X1-B","2X2-A","STU-A","1X1-A","2X2-A")[i%6]; sq,mk=plan[pc]; n+=1
                base=dict(ExtractDate="2025-04-30",PlanCode=pc,NetSqFt=str(sq),MktRent=f"{mk:.2f}",PropName="Larkmoor Commons",BldgCode=b,UnitNo=u)
                R=dict(unit=u,building=b,propertyName="Larkmoor Commons",unitType=pc,area=sq,marketRent=mk)
                x=r.random(); 
                def lease(st,start,fut=False):
                    rent=mk-r.randrange(0,110,5); e=addm(start,12)-dt.timedelta(days=1); nm=N.lf().upper(); dep=r.choice([300,500,rent]); bal=r.choice([0]*7+[-50,rent,127.35]) if not fut else 0
                    mo=D(2025,5,r.choice([15,31])) if st=="NTV" else None
                    put(**base,OpenBal=f"{bal:.2f}",LeaseTo=iso(e),ActualRent=f"{rent:.2f}",Occupant=nm,OccStatus=st,DepHeld=f"{dep:.2f}",PortalUser=r.choice("YN"),LeaseFrom=iso(start),MoveOut=iso(mo) if mo else "")
                    rows.append(dict(R,tenantName=nm,statusText=st,contractRent=rent,leaseStartDate=start,leaseEndDate=e,deposit=dep,balance=bal,moveOutDate=mo))
                if x<.07:
                    put(**base,OpenBal="0.00",ActualRent="0.00",OccStatus="VAC",DepHeld="0.00"); rows.append(dict(R,statusText="VAC",contractRent=0,deposit=0,balance=0))
                    if r.random()<.5: lease("FUT",D(2025,5,12) if r.random()<.5 else D(2025,6,1),True)
                else:
                    lease("NTV" if x<.14 else "OCC",addm(D(2024,5,1),r.randint(0,11)) if x>=.14 else D(2024,6,1)); occ+=1
    from openpyxl.utils import get_column_letter as L
    for i,h in enumerate(H,1): ws.column_dimensions[L(i)].width=max(9,len(h)+2)
    ws.column_dimensions["E"].width=26; ws.column_dimensions["M"].width=19; ws.auto_filter.ref=ws.dimensions
    ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    wb.save(doc(fn))
    save(fn,"MULTIFAMILY","raw export, odd column order, numbers and dates as text, no title or totals, future tenants",rows,"Larkmoor Commons","2025-04-30",n,occ,n-occ)
if __name__=="__main__": main()
