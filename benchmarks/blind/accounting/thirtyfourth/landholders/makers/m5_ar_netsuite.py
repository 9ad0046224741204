# NetSuite A/R aging detail workbook: by invoice, one aging column set, customer totals; columns Current, 1-30, 31-60, 61-90, >90
import random,datetime as dt; from common import *; from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
random.seed(3205); AS=dt.date(2025,5,31)
C=[("C1042 Apex Valve & Fitting Corp",[("Rent",18250,"2025-05-01"),("CAM",3120.5,"2025-05-01"),("Tax recovery",4418.22,"2025-05-01")]),("C1047 Brightway Logistics LLC",[("Rent",42600,"2025-04-01"),("Rent",42600,"2025-05-01"),("CAM",7415,"2025-05-01"),("2024 CAM true-up",9604.31,"2025-03-14"),("Credit",-3500,"2025-04-22")]),
("C1051 Coastal Foam Packaging",[("Tax recovery",6280.4,"2025-02-01")]),("C1055 Dunmore Cabinet Works",[("Rent",8975,"2025-03-01"),("Rent",8975,"2025-04-01"),("Rent",8975,"2025-05-01"),("Late fee",448.75,"2025-04-11"),("Late fee",448.75,"2025-05-12")]),
("C1060 Evertrue Medical Supply",[("CAM",2204.9,"2025-06-01"),("Rent",15480,"2025-06-01")]),("C1063 Farrier Brewing Co",[("Rent",6120,"2024-12-01"),("Rent",6120,"2025-01-01"),("Payment on account",-4000,"2025-02-18"),("Utility rebill",1388.07,"2025-01-20")]),
("C1070 Gantry Fabrication",[("Repair chargeback",2750,"2025-04-30")]),("C1074 Hallmere Print Group",[("CAM",1871.11,"2025-05-01"),("Insurance recovery",905.6,"2025-05-01")]),("C1081 Northgate Tile & Stone",[("Rent",11240,"2025-06-01"),("2024 tax true-up",-1942.18,"2025-05-06")]),("C1088 Ridgeback Tool Rental",[("Rent",7310,"2025-05-01"),("Rent",3655,"2025-04-01"),("CAM",1408.33,"2025-04-01"),("CAM",1408.33,"2025-05-01")])]
wb=Workbook(); ws=wb.active; ws.title="ARAgingDetail"
for i,t in enumerate(["Gable Ridge Holdings, Inc.","Gable Ridge Holdings, Inc. : GRH Industrial (Consolidated) : Tri-County Commerce Park","A/R Aging Detail","As of May 31, 2025"],1):
    ws.cell(i,1,t); ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=12); ws.cell(i,1).alignment=Alignment(horizontal="center"); ws.cell(i,1).font=Font(name="Verdana",size=10 if i==3 else 8,bold=i in(1,3))
H=["Customer","Transaction Type","Date","Document Number","Memo (Main)","Due Date","Age","Current","1 - 30","31 - 60","61 - 90","> 90","Open Balance"]
K=["current","b0_30","b31_60","b61_90","b90","total"]
for j,t in enumerate(H,1):
    c=ws.cell(6,j,t); c.font=Font(name="Verdana",size=7,bold=True); c.fill=PatternFill("solid",fgColor="D0D0D0"); c.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
y=7; rows=[];tots=[]; no=20417; NF='$#,##0.00;($#,##0.00)'
def put(y,r,b=False):
    for j,k in enumerate(K,8):
        if k in r: q=ws.cell(y,j,r[k]); q.number_format=NF; q.font=Font(name="Verdana",size=7,bold=b); q.border=Border(top=Side(style="thin")) if b else Border()
for n,ls in C:
    ws.cell(y,1,n).font=Font(name="Verdana",size=7,bold=True); y+=1; sub={}
    for memo,a,d in ls:
        due=dt.date.fromisoformat(d); inv=due-dt.timedelta(days=10) if a>0 else due; age=(AS-due).days
        if memo=="Repair chargeback": age=31
        if a<0: typ="Credit Memo" if "Pay" not in memo else "Payment"
        else: typ="Invoice"
        no+=random.randint(1,60); num={"Invoice":"INV","Credit Memo":"CM","Payment":"PYMT"}[typ]+str(no)
        k=K[0] if age<=0 else K[1] if age<=30 else K[2] if age<=60 else K[3] if age<=90 else K[4]
        r={k:a,K[5]:a}; rows.append({"name":n,"charge":memo,"date":inv.isoformat(),"invoice":num,**r})
        for j,v in enumerate([None,typ,inv.strftime("%-m/%-d/%Y"),num,memo,due.strftime("%-m/%-d/%Y"),max(age,0)],1):
            if v is not None: ws.cell(y,j,v).font=Font(name="Verdana",size=7)
        put(y,r); y+=1
        for q,v in r.items(): sub[q]=round(sub.get(q,0)+v,2)
    full={k:sub.get(k,0.0) for k in K}; ws.cell(y,1,"Total - "+n).font=Font(name="Verdana",size=7,bold=True); put(y,full,True); tots.append({"label":"Total - "+n,**full}); y+=1
g={k:round(sum(t[k] for t in tots),2) for k in K}; ws.cell(y,1,"Total").font=Font(name="Verdana",size=8,bold=True); put(y,g,True); tots.append({"label":"Total",**g})
for k,w in zip("ABCDEFGHIJKLM",(34,14,11,14,20,11,6,13,13,13,13,13,14)): ws.column_dimensions[k].width=w
ws.freeze_panes="B7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("a32d_ar_netsuite_tricounty.xlsx")); print(len(rows),g)
save("a32d_ar_netsuite_tricounty","xlsx","AR","INDUSTRIAL","NetSuite A/R aging detail by invoice, customer totals",True,K,rows,tots)
