import random,datetime
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
random.seed(414)
N="Arrears_Listing_Service_Charge_Dec24.xlsx"
K=["total","b0_30","b31_60","b61_90","b91_180","b180"]
P=[("0214","Mulberry Court, Deptford, London SE8"),("0231","The Old Maltings, Ware SG12"),("0240","Kestrel House, Reading RG1")]
NM=["Mr D Okafor","Ms Priya Ramanathan","Mr & Mrs T Whitfield","Calder Investments (UK) Ltd","Dr H Sørensen","Miss K Blakeley","Executors of M J Prowse","Mr A Rahman","Ms L Fitzgerald","Greenline Homes Ltd","Mr S Kowalczyk","Mrs J Pemberton-Hale","Mr C Adeyemi","Westbury Housing Association","Ms O Marchetti","Mr P Singh Gill","Mr R Dunmore","Mrs E Vasquez","Northgate Pension Trustees"]
CH=[("Service Charge",[612.45,745.10,588.20,903.66]),("Ground Rent",[125,150,175]),("Reserve Fund",[200,240,185.5]),("Admin Fee",[60,90]),("Insurance Rent",[214.33,198.07]),("Section 20 Major Works",[2450,3127.5]),("Legal Costs",[480,702])]
CM=["","","Reminder 1 sent","Reminder 2 sent","LBA issued 02/12","With solicitors - PDC Law","Payment plan £150 pm","Disputed - FTT","Lender contacted"]
wb=Workbook(); ws=wb.active; ws.title="Arrears"
A=lambda **k: Font(name="Arial",**k)
ws.merge_cells("A1:L1"); ws["A1"]="BARROWCLIFF BLOCK MANAGEMENT LLP"; ws["A1"].font=A(bold=True,size=12); ws["A1"].alignment=Alignment(horizontal="center")
ws.merge_cells("A2:L2"); ws["A2"]="Arrears Listing by Property - aged from demand date as at 31/12/2024"; ws["A2"].font=A(size=10); ws["A2"].alignment=Alignment(horizontal="center")
ws["A3"]="Selection: Balances > £0.00; Credits included; Former lessees excluded"; ws["A3"].font=A(size=8,italic=True)
r=5; rows=[];totals=[];gs=Side(style="thin",color="999999"); fill=PatternFill("solid",fgColor="D9D9D9")
H=["Lessee Ref","Unit","Lessee","Charge","Oldest\nDemand","Total\nArrears £","0 - 30\nDays","31 - 60\nDays","61 - 90\nDays","91 - 180\nDays","Over 180\nDays","Comment"]
def put(r,d,f,bd=None,fl=None):
    for j,k in enumerate(K,6):
        x=ws.cell(r,j,d.get(k)); x.number_format='#,##0.00;[Red](#,##0.00)'; x.font=f
        if bd:x.border=bd
        if fl:x.fill=fl
names=iter(NM); base=datetime.date(2024,12,31)
for pi,(pc,pn) in enumerate(P):
    ws.cell(r,1,f"Property: {pc}  {pn}").font=A(bold=True,size=10); prop=f"{pc}  {pn}"; r+=1
    for j,h in enumerate(H,1):
        x=ws.cell(r,j,h); x.font=A(bold=True,size=9); x.fill=fill; x.alignment=Alignment(wrap_text=True,horizontal="right" if 6<=j<=11 else "left",vertical="bottom",indent=1 if j==12 else 0)
    ws.row_dimensions[r].height=26; r+=1; pr=[]
    u=1
    for _ in range((7,6,6)[pi]):
        nm=next(names); u+=random.randint(1,5); unit=(f"Flat {u}" if pi!=1 else f"Apt {u:02d}"); ref=f"{pc}/{u:03d}/{random.randint(1,4):02d}"; first=True
        for ch,vs in random.sample(CH,random.choice([1,1,2,2,3])):
            age=random.choice([12,25,44,58,75,98,160,240,410]); dt=base-datetime.timedelta(days=age); amt=random.choice(vs)
            d={}
            bs=["b0_30","b31_60","b61_90","b91_180","b180"]; lim=[30,60,90,180,9999]; ix=next(i for i,l in enumerate(lim) if age<=l)
            d[bs[ix]]=amt
            if ch=="Service Charge" and ix>0:
                for b in bs[:ix]:
                    if random.random()<.5: d[b]=amt
            if ch=="Service Charge" and random.random()<.12 and ix>0: d["b0_30"]=-round(random.uniform(50,200),2)
            d["total"]=round(sum(d.values()),2)
            q=dict(property=prop,unit=unit,resident=ref,name=nm,charge=ch,date=dt.strftime("%d/%m/%Y"),**{k:d.get(k) for k in K}); rows.append(q); pr.append(q)
            if first:
                for j,v in((1,ref),(2,unit),(3,nm)): ws.cell(r,j,v).font=A(size=9)
                ws.cell(r,12,random.choice(CM) or None).font=A(size=8,italic=True); ws.cell(r,12).alignment=Alignment(indent=1,horizontal="left")
            first=False
            ws.cell(r,4,ch).font=A(size=9); x=ws.cell(r,5,dt); x.number_format="dd/mm/yyyy"; x.font=A(size=9); x.alignment=Alignment(horizontal="left"); put(r,d,A(size=9)); r+=1
    t={k:S(pr,k) for k in K}; t["label"]=f"Total for property {pc}"; totals.append(t); ws.cell(r,1,t["label"]).font=A(bold=True,size=9); put(r,t,A(bold=True,size=9),Border(top=gs)); r+=2
t={k:S(rows,k) for k in K}; t["label"]="Report total"; totals.append(t); ws.cell(r,1,t["label"]).font=A(bold=True,size=10); put(r,t,A(bold=True,size=10),Border(top=Side(style="medium"),bottom=Side(style="double")))
ws.cell(r+2,1,"Printed by JTHOMPSON 06/01/2025 08:55 - Qube PM").font=A(size=8)
for c,w in zip("ABCDEFGHIJKL",[13,9,27,22,11,12,11,11,11,11,11,25]): ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(N)); finish(N,"AR",K,rows,totals)
