# Assisted living ageing with subsequent receipts and allowance (xlsx)
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as gl
from common import *
R=random.Random(8404)
nm=["Abernathy, Ruth","Bellweather, Otis","Cantrell, Josephine","Dufresne, Marcel","Eastlake, Pearl","Fogarty, Bernard","Grissom, Eula Mae","Haldane, Winifred","Ibarra, Consuelo","Jessup, Leland","Kowalczyk, Stanley","Lindqvist, Astrid","Mabry, Clementine","Nakagawa, Hiro","Oyelaran, Grace","Pennington, Hollis","Quarles, Velma","Rasmussen, Inga","Sadler, Everett","Thibodeaux, Odile","Underhill, Maxine","Vasquez, Amparo","Whitcomb, Floyd","Yarborough, Inez","Zeller, Gottfried (Estate of)","Amundsen, Karl","Birdsong, Lavinia"]
secs=[("Willowbrook Commons - Assisted Living",17,2),("Willowbrook Memory Care",10,3)]
T,CU,b1,b31,b61,b90="total","current","b1_30","b31_60","b61_90","b90"
SR,RM,PC,AL="other:Subsequent Receipts 1/1 - 2/20/24","other:Remaining at 2/20/24","other:Allowance Rate","other:Allowance Amount"
M=[CU,b1,b31,b61,b90,T,SR,RM,PC,AL]
wb=Workbook();ws=wb.active;ws.title="B-2 AR Ageing"
ws["A1"]="WILLOWBROOK SENIOR PARTNERS LLLP";ws["A1"].font=Font(name="Cambria",bold=True,size=13)
ws["A2"]="B-2: Resident receivables ageing, receipts after year end and allowance";ws["A3"]="As of 12/31/2023 (private pay, LTC insurance and Medicaid waiver)";
ws["M1"]="PBC / Auditor";ws["M2"]="JT 2/21/24"
h=["Apt","Resident","Status","Current\n(not yet due)","1 - 30\nDays","31 - 60\nDays","61 - 90\nDays","Over 90\nDays","Balance Due\n12/31/23","Subsequent\nReceipts\n1/1 - 2/20/24","Remaining\nat 2/20/24","Allowance\nRate","Allowance\nAmount","Note"]
hr=5
dk=PatternFill("solid",fgColor="2F4F4F")
for i,x in enumerate(h,1):
    c=ws.cell(hr,i,x);c.font=Font(name="Cambria",bold=True,color="FFFFFF",size=9);c.fill=dk;c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
ws.row_dimensions[hr].height=42
cp={k:i for i,k in enumerate(M,4)}
cp={CU:4,b1:5,b31:6,b61:7,b90:8,T:9,SR:10,RM:11,PC:12,AL:13}
rows=[];tots=[];r=6;k=0;NF='#,##0.00;(#,##0.00)'
def put(r,q,b=False):
    for n in M:
        if n not in q: continue
        c=ws.cell(r,cp[n])
        if n==PC: c.value=q[n]/100;c.number_format='0%'
        else: c.value=q[n];c.number_format=NF
        c.font=Font(name="Cambria",size=10,bold=b)
        if b:c.border=Border(top=Side(style="thin"),bottom=Side(style="double") if q["label"].startswith("Grand") else None)
def summ(rs,l):
    t={"label":l}
    for n in M:
        if n==PC: continue
        v=[q[n] for q in rs if n in q]
        if v:t[n]=round(sum(v),2)
    return t
note={}
for sn,n,fl in secs:
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=14)
    c=ws.cell(r,1,sn);c.font=Font(name="Cambria",bold=True,italic=True);c.fill=PatternFill("solid",fgColor="E4ECEC");r+=1
    g=[]
    for i in range(n):
        name=nm[k];k+=1
        rent=R.choice([4185,4620,4975,5340,6890,7215])+(1200 if fl==3 else 0)
        q={"property":sn,"unit":f"{fl}{R.choice('AB')}-{i*2+1+R.randint(0,1):02d}","name":name,"status":R.choice(["In house"]*5+["Hospital hold","Discharged"])}
        if "Estate" in name:q["status"]="Deceased"
        z=R.random();d={}
        if "Estate" in name:d={b61:rent,b90:rent*2+1418.5}
        elif z<.12:d={CU:-round(R.uniform(90,rent*.6),2)}
        elif z<.45:d={CU:round(R.uniform(60,640),2) if R.random()<.5 else rent}
        elif z<.7:d={CU:rent,b1:round(R.uniform(100,rent),2)}
        elif z<.85:d={b1:rent,b31:round(R.uniform(200,2500),2)}
        else:d={CU:rent,b1:rent,b31:rent,b61:round(R.uniform(500,rent),2),b90:round(R.uniform(300,9000),2)}
        q.update(d);t=round(sum(d.values()),2);q[T]=t
        if t>0:
            s=0 
            if b90 in d: s=round(t*R.choice([0,.15,.3]),2)
            else: s=round(t*R.choice([1,1,.6,.45]),2)
            if s:q[SR]=s
            rem=round(t-s,2)
            q[RM]=rem
            if rem and(b90 in d or b31 in d):
                p=100 if "Estate" in name else (50 if b90 in d else 20);q[PC]=p;q[AL]=round(rem*p/100,2)
        else:q[RM]=t
        ws.cell(r,1,q["unit"]);ws.cell(r,2,q["name"]);ws.cell(r,3,q["status"])
        put(r,q)
        if PC in q:ws.cell(r,14,"estate claim filed" if q[PC]==100 else ("(a)" if q[PC]==50 else "(b)"))
        elif t<0:ws.cell(r,14,"prepaid - not reclassed, trivial")
        g.append(q);rows.append(q);r+=1
    t=summ(g,"Subtotal "+sn);tots.append(t);ws.cell(r,2,t["label"]).font=Font(name="Cambria",bold=True,size=10);put(r,t,True);r+=2
t=summ(rows,"Grand total");tots.append(t);ws.cell(r,2,"Grand total").font=Font(name="Cambria",bold=True,size=10);put(r,t,True);r+=2
for s in ["(a) Family contacted; payment plan not kept. 50% reserved per policy.","(b) Medicaid waiver pending. 20% reserved, consistent with prior-year experience.",
  f"Allowance per general ledger 12/31/23: $14,250.00.  Required per this schedule: ${t[AL]:,.2f}.  See proposed AJE 4.","Receipts traced to January and February bank statements; sample of 10 - no exceptions."]:
    ws.cell(r,1,s).font=Font(name="Cambria",size=9,italic=True);r+=1
for i,w in enumerate([8,31,14,12.5,12,12,12,12,13,13.5,13,10.5,12.5,30],1):ws.column_dimensions[gl(i)].width=w
ws.freeze_panes="C6";ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
wb.save(doc("willowbrook_b2_ageing.xlsx"));save("willowbrook_b2_ageing.xlsx","AR",M,rows,tots)
print(len(rows),tots[-1])
