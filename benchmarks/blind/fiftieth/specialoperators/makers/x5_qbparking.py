# QuickBooks desktop export: indented groups in narrow columns; monthly parkers
from .common import *
import xlsxwriter
META=dict(file="QB parker contract list.xlsx",assetType="PARKING",style="QuickBooks desktop list exported to Excel, indented groups, blank spacer columns, Arial 8, total lines in the label column",hard="indented labels, spacer columns, item columns, stalls in blocks, open stalls")
def make(rng,path):
    wb=xlsxwriter.Workbook(path);wb.set_properties({"created":dt.datetime(2025,10,3)});ws=wb.add_worksheet("Sheet1");tip=wb.add_worksheet("QuickBooks Export Tips");tip.write(0,0,"QuickBooks Desktop Export Tips");tip.write(2,0,"To keep your formatting when re-exporting, update an existing worksheet.")
    F=lambda **k:wb.add_format({"font_name":"Arial","font_size":8,**k});b=F(bold=1);t=F(num_format="@");d=F(num_format="mm/dd/yyyy");m=F(num_format="#,##0.00;-#,##0.00");mb=F(bold=1,num_format="#,##0.00;-#,##0.00",top=1);md=F(bold=1,num_format="#,##0.00;-#,##0.00",top=1,bottom=6);hb=F(bold=1,bottom=5,align="center")
    ws.write("A1","Harbor Point Parking, LLC",F(bold=1,font_size=12));ws.write("A2","Monthly Parker Contracts by Facility",F(bold=1,font_size=14));ws.write("A3","As of September 30, 2025",F(bold=1,font_size=10))
    ws.set_column(0,1,2);ws.set_column(2,2,22)
    cols=[(3,"Stall",9),(5,"Customer",30),(7,"Start Date",10),(9,"Expires",10),(11,"Monthly Rate",11),(13,"Parking Tax",10),(15,"Amount",10),(17,"Card Deposit",11),(19,"Open Balance",11)]
    for c,l,w in cols:ws.write(4,c,l,hb);ws.set_column(c,c,w);ws.set_column(c-1,c-1,.8) if c>3 else 0
    nm=names(rng,30,"{l}, {f}");ni=0;co=["Marlow & Finch LLP","Bayline Dental Arts","Tidewater Title","Corner Crumb Bakery","Hotel Adair (valet)","Suffolk Court Reporters"]
    r=5;rows=[];G=[0]*5;n=op=0
    for lot,pre,k,rate in [("Lot 7 - Fifth & Main","7-",9,145),("Garage B - Level P1","P1-",13,210),("Lot 12 - Cannery Row","12-",6,95)]:
        ws.write(r,1,lot,b);r+=1;S=[0]*5;o=0
        for i in range(k):
            u=f"{pre}{i+1:02d}";n+=1;ws.write(r,3,u,t);T=dict(unit=u,section=lot)
            if rng.random()<.13:
                ws.write(r,5,"Open",t);T["statusText"]="Open";o+=1
            else:
                if rng.random()<.25 and co:x=co.pop()
                else:x=nm[ni];ni+=1
                s=rdate(rng,dt.date(2022,1,1),dt.date(2025,9,1)).replace(day=1);rt=rate+rng.choice([0,0,-10,-20,15]);tax=round(rt*.085,2);dep=rng.choice([0,25,25]);bal=rng.choice([0,0,0,round(rt+tax,2)])
                ws.write(r,5,x,t);ws.write_datetime(r,7,dt.datetime(s.year,s.month,1),d)
                T.update(tenantName=x,statusText="Occupied",leaseStartDate=s,contractRent=rt,charges=[{"code":"Parking Tax","amount":tax}],totalCharges=round(rt+tax,2),deposit=dep,balance=bal)
                if rng.random()<.4:
                    e=eom(2026,rng.randrange(1,10));ws.write_datetime(r,9,dt.datetime(e.year,e.month,e.day),d);T["leaseEndDate"]=e
                for q,(c,v) in enumerate(zip((11,13,15,17,19),(rt,tax,round(rt+tax,2),dep,bal))):ws.write(r,c,v,m);S[q]=round(S[q]+v,2)
            rows.append(T);r+=1
        ws.write(r,1,f"Total {lot}",b)
        for c,v in zip((11,13,15,17,19),S):ws.write(r,c,v,mb)
        ws.write(r,5,f"{k} stalls, {o} open",F(italic=1));op+=o
        for q in range(5):G[q]=round(G[q]+S[q],2)
        r+=2
    ws.write(r,0,"TOTAL",b);ws.write(r,5,f"{n} stalls, {op} open",F(italic=1))
    for c,v in zip((11,13,15,17,19),G):ws.write(r,c,v,md)
    ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    return truth("Harbor Point Parking, LLC","2025-09-30",n,n-op,op,rows,sheet="Sheet1")
