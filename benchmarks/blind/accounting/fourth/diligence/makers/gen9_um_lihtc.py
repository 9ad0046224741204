# tax-credit unit mix from an acquisition model, XLSX; planted: one subtotal
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
NAME="Bellweather Terrace LIHTC rent schedule.xlsx"
L={30:{1:552,2:662,3:765,4:853},50:{1:920,2:1103,3:1275,4:1422},60:{1:1104,2:1324,3:1530,4:1707}}
UA={1:74,2:98,3:127,4:151}
SF={1:(641,668),2:(874,902),3:(1088,1126),4:(1310,1310)}
mixs=[(30,[(1,1,0,6,-4),(2,1,0,7,0),(3,2,0,5,-12),(4,2,0,2,0)]),(50,[(1,1,0,10,0),(1,1,1,6,-18),(2,1,0,14,-25),(2,2,1,12,-31),(3,2,0,11,-40),(3,2,1,4,-40),(4,2,0,3,0)]),(60,[(1,1,0,12,-61),(1,1,1,8,-55),(2,1,0,22,-84),(2,2,1,20,-79),(3,2,0,16,-102),(3,2,1,6,-98),(4,2,0,4,-120)])]
HAP=[("PBV 1BR (HAP contract)",1,1,641,8,1148,74),("PBV 2BR (HAP contract)",2,1,874,6,1396,98)]
M=["units","ami","sf","total_sf","gross","ua","net","actual","other:Below Max $","monthly","annual"]
H=["Set-aside / plan","Bdrm","Bath","# of\nunits","AMI","Unit\nSF","Total\nSF","Gross rent\nlimit","Utility\nallowance","Max. net\nrent","Current\nrent","Below Max $","Total net rent\nper month","Annual\nrent"]
wb=Workbook(); ws=wb.active; ws.title="Rent Sched"
f="Garamond"
for i,s in enumerate(("BELLWEATHER TERRACE APARTMENTS - 4% LIHTC / TAX-EXEMPT BONDS","Rent schedule by set-aside, limits effective 4/1/2024 (MTSP), utility allowances per PHA 10/1/2024","LURA: 40% of units at 60% AMI; extended use to 2049; placed in service 2008; resyndication modelled in tab 7"),1):
    ws.cell(i,1,s).font=Font(name=f,size=13 if i==1 else 10,bold=i==1)
g1=PatternFill("solid",fgColor="FFD8E4BC"); g2=PatternFill("solid",fgColor="FFEEECE1")
for c,s in enumerate(H,1):
    x=ws.cell(5,c,s); x.font=Font(name=f,size=10,bold=True); x.fill=g1; x.alignment=Alignment(horizontal="center",vertical="bottom",wrap_text=True); x.border=Border(top=Side(style="thin"),bottom=Side(style="thin"),left=Side(style="hair"),right=Side(style="hair"))
ws.row_dimensions[5].height=42
FM=["0","0%","#,##0","#,##0","$#,##0","$#,##0","$#,##0","$#,##0","$#,##0","$#,##0","$#,##0"]
def put(r,lead,d,bold=False,fill=None):
    for c,v in enumerate(lead,1):
        x=ws.cell(r,c,v); x.font=Font(name=f,size=10,bold=bold); 
        if c>1: x.alignment=Alignment(horizontal="center")
    for c,(k,m) in enumerate(zip(M,FM),4):
        x=ws.cell(r,c); x.font=Font(name=f,size=10,bold=bold)
        if k in d: x.value=d[k]; x.number_format=m
    if fill:
        for c in range(1,15): ws.cell(r,c).fill=fill
    for c in range(1,15): ws.cell(r,c).border=Border(bottom=Side(style="hair"),left=Side(style="hair"),right=Side(style="hair"))
r=6; rows=[];totals=[]
def fin(d,rent):
    d["monthly"]=rent*d["units"]; d["annual"]=d["monthly"]*12; d["total_sf"]=d["sf"]*d["units"]; return {k:d[k] for k in ["type","beds","baths"]+M if k in d}
def sub(lab,g):
    global r
    t=sm(lab,g,["units","total_sf","monthly","annual"],0); totals.append(t); put(r,[lab,None,None],t,True,g2); r+=2; return t
def sec(s):
    global r
    x=ws.cell(r,1,s); x.font=Font(name=f,size=11,bold=True,italic=True); ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=14); r+=1
SFX=["","-L"]
for ami,ls in mixs:
    sec(f"Units restricted at {ami}% of AMI"); g=[]
    for bd,ba,v,u,cu in ls:
        gr=L[ami][bd]; n=gr-UA[bd]; cur=n+cu
        d={"type":f"{bd}BR/{ba}BA{SFX[v]} @ {ami}%","beds":bd,"baths":ba,"units":u,"ami":ami/100,"sf":SF[bd][v],"gross":gr,"ua":UA[bd],"net":n,"actual":cur,M[8]:n-cur}
        d=fin(d,cur); put(r,[d["type"],bd,ba],d); rows.append(d); g.append(d); r+=1
    sub(f"Subtotal {ami}% units",g)
sec("Project-based vouchers (60% AMI, rent per HAP contract)"); g=[]
for t,bd,ba,sf,u,gr,ua in HAP:
    d=fin({"type":t,"beds":bd,"baths":ba,"units":u,"ami":.6,"sf":sf,"gross":gr,"ua":ua,"net":gr-ua,"actual":gr-ua,M[8]:0},gr-ua); put(r,[t,bd,ba],d); rows.append(d); g.append(d); r+=1
sub("Subtotal PBV units",g)
sec("Unrestricted"); g=[]
for t,bd,ba,sf,u,rent in(("2BR/2BA market",2,2,902,5,1595),("3BR/2BA market",3,2,1126,3,1870),("2BR/1BA manager (rent-free)",2,1,874,1,0)):
    d=fin({"type":t,"beds":bd,"baths":ba,"units":u,"sf":sf,"actual":rent},rent); put(r,[t,bd,ba],d); rows.append(d); g.append(d); r+=1
sub("Subtotal unrestricted",g)
t=sm("TOTAL ALL UNITS",rows,["units","total_sf","monthly","annual"],0); t["sf"]=round(t["total_sf"]/t["units"]); t["actual"]=round(t["monthly"]/t["units"]); totals.append(t)
put(r,[t["label"],None,None],t,True,g1); r+=2
for s in("Total net rent per month = units x current rent. Total line shows average SF and average current rent per unit.","-L plans have a den or larger living room. Manager unit counted as common space by state agency (Form 8609, Part II)."):
    ws.cell(r,1,s).font=Font(name=f,size=9,italic=True); r+=1
# planted: subtotal of the 50% units' monthly rent
bad=[x for x in totals if x["label"]=="Subtotal 50% units"][0]; old=bad["monthly"]; bad["monthly"]=old+1500
for row in ws.iter_rows():
    if row[0].value=="Subtotal 50% units": assert row[12].value==old; row[12].value=old+1500
planted={"what":f"Subtotal 50% units, total net rent per month, printed {old+1500:,} where its rows sum to {old:,} (annual and grand total are right)","kind":"total"}
for c,w in zip("ABCDEFGHIJKLMN",(30,7,7,8,7,8,10,11,11,10,10,10,14,13)): ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D/NAME); save(NAME,"UM",M,rows,totals,planted)
