# Yardi-like aging detail by charge code, numbers typed as text, two Canadian properties
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
from common import *
R=random.Random(1906)
COLS=["unpaid","b0_30","b31_60","b61_90","b90","prepaid","total"]
P=[("Lakeshore Mews (lkm01)",[("1-104","t0018823","Bouchard, Elise","Current"),("1-207","t0020417","Okonkwo, Daniel","Current"),("2-115","t0017790","Sandhu, Harpreet","Notice"),("2-301","t0016254","McKinnon, Rory","Past"),("3-102","t0021135","Tremblay-Roy, Josée","Current"),("3-210","t0019902","Vuković, Ana","Eviction")]),
("Priory Heights Townhomes (prh02)",[("TH-03","t0022041","Delorme, Paul","Current"),("TH-11","t0018876","Whitford, Carla","Past"),("TH-14","t0022560","Nguyen, Thi Lan","Current"),("TH-20","t0020012","Abernathy, Keith","Current"),("TH-26","t0021777","Petrosyan, Anahit","Notice")])]
CC={"rent":1689.0,"parking":95.0,"latefee":50.0,"utilwtr":61.38,"petrent":35.0,"nsf":45.0,"damage":412.5,"storage":40.0}
DD={"b0_30":"03/01/2025","b31_60":"02/01/2025","b61_90":"01/01/2025","b90":"11/01/2024"}
wb=Workbook();ws=wb.active;ws.title="Report1"
for r,t in((1,"Aging Detail"),(2,"Property = lkm01 prh02   Status = Current, Notice, Past, Eviction"),(3,"Age As Of = 03/31/2025   Post To = 03/2025")):
    ws.cell(r,1,t).font=Font(name="Tahoma",bold=r==1,size=11 if r==1 else 8);ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=13);ws.cell(r,1).alignment=Alignment(horizontal="center")
H1=["Property","Unit","Resident","Name","Status","Charge","Charge","Total Unpaid","0 - 30","31 - 60","61 - 90","Over 90",None,None];H2=[None]*5+["Code","Date","Charges"]+["Days"]*4+["Prepayments","Balance"]
bd=Side(style="thin",color="808080")
for i in range(14):
    for r,v in((4,H1[i]),(5,H2[i])):
        x=ws.cell(r,i+1,v);x.font=Font(name="Tahoma",bold=True,size=8);x.alignment=Alignment(horizontal="center")
        x.border=Border(left=bd,right=bd,top=bd if r==4 else None,bottom=bd if r==5 else None)
r=6;rows=[];tots=[]
def nums(d,bold=False):
    for i,k in enumerate(COLS):
        x=ws.cell(r,8+i,f"{d.get(k,0):,.2f}");x.font=Font(name="Tahoma",size=8,bold=bold);x.alignment=Alignment(horizontal="right")
def tx(c,v,bold=False):ws.cell(r,c,v).font=Font(name="Tahoma",size=8,bold=bold)
for p,ts in P:
    tx(1,p,True);r+=1;pr=[]
    for u,t,n,s in ts:
        tr=[];base=R.choice([1589.0,1689.0,1745.0,2110.0]);late=R.randint(1,4) if s!="Past" else 4
        lst=list(DD)[:late] if s!="Past" else ["b61_90","b90"]
        for bk in reversed(lst):
            for ch in (["rent"] if R.random()<.75 else [])+R.sample([k for k in CC if k not in("rent","damage")],R.randint(0,2))+(["damage"] if s=="Past" and bk=="b61_90" else []):
                a=base if ch=="rent" else CC[ch]
                if R.random()<.15:a=r2(a*.6)
                d={"property":p,"unit":u,"resident":t,"name":n,"status":s,"charge":ch,"date":DD[bk],**{k:0.0 for k in COLS}}
                d["unpaid"]=d[bk]=d["total"]=a;tr.append(d)
        if not tr or t in("t0020417","t0022560"):
            v=-r2(R.uniform(40,900));tr.append({"property":p,"unit":u,"resident":t,"name":n,"status":s,"charge":"Prepay","date":"03/28/2025",**{k:0.0 for k in COLS},"prepaid":v,"total":v})
        for d in tr:
            tx(1,p.split("(")[1][:-1]);tx(2,u);tx(3,t);tx(4,n);tx(5,s);tx(6,d["charge"]);tx(7,d["date"]);nums(d);r+=1
        tt=add(tr,COLS,n);tx(4,n,True);nums(tt,True)
        for c in range(8,15):ws.cell(r,c).border=Border(top=bd)
        tots.append(tt);pr+=tr;r+=2
    t=add(pr,COLS,p);tx(1,p,True);nums(t,True);ws.cell(r,1).font=Font(name="Tahoma",size=8,bold=True)
    tots.append(t);rows+=pr;r+=2
t=add(rows,COLS,"Grand Total");tx(1,"Grand Total",True);nums(t,True);tots.append(t)
r+=1;tx(1,"UserId : internal.audit   Date : 4/9/2025   Time : 2:17 PM")
for d in rows:d["property"]=d["property"].split("(")[1][:-1]
for c,w in zip("ABCDEFGHIJKLMN",(11,8,10,21,9,9,11,13,11,11,11,11,12,12)):ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
wb.save(doc("AgingDetail_lkm01_prh02_033125.xlsx"));save("AgingDetail_lkm01_prh02_033125.xlsx","AR",COLS,rows,tots)
