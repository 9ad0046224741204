# MRI SSRS export: commercial aged delinquencies by invoice line, months; XLSX; one line dropped (planted)
import random,datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(902)
NM=["total","current","m1","m2","m3","m4"]
CAT={"RNT":"Base Rent","CAM":"Common Area Maintenance","TAX":"R.E. Tax Recovery","LCH":"Late Charge","HVC":"After Hours HVAC","PPR":"Prepaid Rent","UTL":"Utility Reimb.","REC":"CAM Reconciliation 2023"}
B=[("STB100","Stonebridge Commerce Center",[("000178-1","Bluefin Dental Group, PLLC","210","Current",6410),("000183-2","Harmon & Vale Architects","300","Current",11835.5),("000191-1","Petra Imports dba Casa Petra","112","Current",4275),("000202-1","Cobalt Fitness Studio","140","Vacated",5900),("000214-1","Lindqvist Wealth Advisors","315","Current",3920)]),
("STB200","Stonebridge Flex II",[("000305-1","Ironwood Millwork Co.","A","Current",7720),("000309-3","Velocity Cycle Parts, Inc.","C-D","Current",13150),("000311-1","Sunbelt Sign & Neon","E","Current",3480),("000318-1","The Pantry Network (501c3)","G","Month to Month",2265)])]
AS=dt.date(2024,5,31)
def bucket(d): return min(4,(AS.year-d.year)*12+AS.month-d.month)
wb=Workbook(); ws=wb.active; ws.title="AgedDelq"
f=lambda **k: Font(name="Tahoma",size=k.pop('size',8),**k)
def hd(r):
    for c,t in ((1,"Invoice Date"),(3,"Category"),(5,"Source"),(6,"Amount"),(7,"Current"),(8,"1 Month"),(9,"2 Months"),(11,"3 Months"),(12,"4+ Months")):
        x=ws.cell(r,c,t); x.font=f(bold=True); x.fill=PatternFill("solid",fgColor="D9D9D9"); x.alignment=Alignment(horizontal="right" if c>5 else "left"); 
    for c in range(1,13): ws.cell(r,c).border=Border(bottom=Side(style="medium")); ws.cell(r,c).fill=PatternFill("solid",fgColor="D9D9D9")
COL=[6,7,8,9,11,12]
for a,t in (("A1","Database:  WRENMRI"),("A2","ENTITY: ALL"),("F1","Aged Delinquencies"),("F2","Wren Property Services"),("F3","Date: 5/31/2024"),("L1","Page: 1"),("L2","Date: 6/4/2024"),("L3","Time: 10:17 AM")):
    ws[a]=t; ws[a].font=f(bold=a=="F1",size=11 if a=="F1" else 8)
for a in("F1:I1","F2:I2","F3:I3"): ws.merge_cells(a); ws[a[:2]].alignment=Alignment(horizontal="center")
hd(5); r=6; rows=[];tot=[];G=[0]*6; GC={}; planted=None
def pline(v,bold=False,top=None):
    for c,q in zip(COL,v):
        x=ws.cell(r,c); x.font=f(bold=bold); x.number_format='#,##0.00;(#,##0.00);0.00'; x.alignment=Alignment(horizontal="right")
        if top: x.border=Border(top=top)
        if q is not None: x.value=q/100
def T_(lab,v): tot.append(dict(label=lab,**{a:q/100 for a,q in zip(NM,v)}))
for bi,(b,bn,ten) in enumerate(B):
    r+=1; x=ws.cell(r,1,f"Building: {b}   {bn}"); x.font=f(bold=True,size=9); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=9); r+=1
    BT=[0]*6; BC={}
    for ti,(lid,nm,su,st,rent) in enumerate(ten):
        r+=1
        for c,t in((1,lid),(3,nm),(7,"Suite: "+su),(9,st)): ws.cell(r,c,t).font=f(bold=True)
        ws.cell(r,11,f"Last Pmt: {R.randint(1,5)}/{R.randint(1,28)}/2024").font=f(italic=True); r+=1
        if R.random()<.6: ws.cell(r,3,f"({R.choice([303,720,512])}) 555-01{R.randint(10,99)}   Exp {R.randint(1,12)}/30/20{R.randint(25,31)}").font=f(italic=True,color="666666"); r+=1
        ln=[]
        for mth in sorted(R.sample(range(0,7),R.choice([1,2,3,3]))): 
            y,mo=(2024,5-mth) if mth<5 else (2023,17-mth)
            for cat in ["RNT"]+R.sample(["CAM","TAX"],R.randint(0,2)):
                amt=round(rent*{"RNT":1,"CAM":.23,"TAX":.11}[cat]*100); 
                if R.random()<.2: amt=R.randint(1000,amt)
                ln.append((dt.date(y,mo,1),cat,"CH",amt))
            if R.random()<.5: ln.append((dt.date(y,mo,R.randint(6,15)),"LCH","CH",round(rent*5)))
        if R.random()<.4: ln.append((dt.date(2024,4,15),"REC","CH",R.choice([1,1,-1])*R.randint(20000,260000)))
        if R.random()<.4: ln.append((dt.date(2024,5,R.randint(18,29)),"PPR","CR",-R.choice([round(rent*100),R.randint(2000,40000)])))
        if R.random()<.4: ln.append((dt.date(2024,R.randint(2,5),R.randint(2,27)),R.choice(["HVC","UTL"]),"CH",R.randint(4500,61000)))
        ln.sort(key=lambda z:z[0]); T=[0]*6
        drop=len(ln)//2 if (bi,ti)==(0,3) else None
        for i,(d,cat,src,a) in enumerate(ln):
            v=[a]+[None]*5; v[1+bucket(d)]=a
            T=[p+(q or 0) for p,q in zip(T,v)]
            BC.setdefault(cat,[0]*6); BC[cat]=[p+(q or 0) for p,q in zip(BC[cat],v)]
            if i==drop: planted={"what":f"line of tenant {lid} {nm}: {d:%m/%d/%Y} {cat} {a/100:,.2f} is left out of the printed rows; tenant, building, category and grand totals still include it","kind":"row_dropped"}; continue
            x=ws.cell(r,1,d); x.number_format="m/d/yyyy"; x.font=f(); x.alignment=Alignment(horizontal="left")
            ws.cell(r,3,cat).font=f(); ws.cell(r,4,CAT[cat]).font=f(); ws.cell(r,5,src).font=f()
            pv=[q if q is not None else 0 for q in v]; pline(pv)   # MRI prints 0.00
            rows.append(dict(property=f"{b}   {bn}",unit=su,resident=lid,name=nm,charge=cat,status=st,date=f"{d.month}/{d.day}/{d.year}",**{k:q/100 for k,q in zip(NM,pv)}))
            r+=1
        lab=f"{nm} Total:"; ws.cell(r,3,lab).font=f(bold=True); pline(T,True,Side(style="thin")); T_(lab,T); r+=1
        BT=[p+q for p,q in zip(BT,T)]
    r+=1
    for cat in sorted(BC):
        ws.cell(r,3,cat).font=f(); ws.cell(r,4,CAT[cat]).font=f(); 
        if cat==sorted(BC)[0]: ws.cell(r,1,"Bldg recap").font=f(italic=True)
        pline(BC[cat]); T_(f"{cat} {CAT[cat]}",BC[cat]); r+=1
        GC.setdefault(cat,[0]*6); GC[cat]=[p+q for p,q in zip(GC[cat],BC[cat])]
    lab=f"BLDG {b} Total:"; ws.cell(r,3,lab).font=f(bold=True); pline(BT,True,Side(style="thin")); T_(lab,BT); r+=1; G=[p+q for p,q in zip(G,BT)]
    if bi==0:
        r+=1; ws.cell(r,1,"Database:  WRENMRI").font=f(); ws.cell(r,6,"Aged Delinquencies").font=f(bold=True,size=11); ws.cell(r,12,"Page: 2").font=f(); r+=1; hd(r)
r+=1; ws.cell(r,3,"Grand Total:").font=f(bold=True,size=9); pline(G,True,Side(style="double")); T_("Grand Total:",G)
for c,w in zip("ABCDEFGHIJKL",(11,1.5,7,25,7,13,12.5,12.5,13,1,12.5,14)): ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.sheet_view.showGridLines=False
N="a1_stonebridge_aged_delinquencies.xlsx"; wb.save(D(N)); save(N,"AR",NM,rows,tot,planted); print(len(rows),planted)
