# retail AR matrix: charges across, then aging across, three centers stacked, XLSX
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rnd=random.Random(5606)
NAME="4.2 Retail AR by charge and age - Seller.xlsx"
P=[("Hollow Creek Marketplace",[("A1","Greenleaf Grocers #114","Open"),("B2","Pho Saigon 88","Open"),("B4","Clip & Curl","Open"),("B6-7","Paws Veterinary Urgent Care","Open"),("C1","Dollar Junction","Open"),("OP-1","Frontier Federal Credit Union","Ground lease")]),
("Marlow Street Shops",[("101","Ember & Oak Pizza","Default notice"),("103","Bluebird Books","Open"),("105","Ironwood Cycles","Dark"),("107/109","Lumen Eye Associates","Open"),("111","Tran Tailoring","MTM")]),
("Seven Pines Crossing",[("1","Big Barn Outfitters","Open"),("4","QuickFix Phone Repair","Bankr. Ch. 11"),("5","Wok This Way","Open"),("6","Saltbox Coffee","Open"),("8","Halcyon Day Spa","MTM"),("9","Lone Star Insurance Agcy","Open"),("12","Game Vault","Vacated")])]
CG="Open balance by charge "
ch=["Base Rent","CAM","RE Taxes","Insurance","Other"]
M=[f"other:{CG}{c}" for c in ch]+["total","current","b1_30","b31_60","b61_90","b91"]+["deposit"]
cols=[4,5,6,7,8,10,12,13,14,15,16,18]
wb=Workbook(); ws=wb.active; ws.title="AR 3-31-25"
cal="Calibri"
def c(r,k,v,bold=False,fmt=None,fill=None,al=None,it=False):
    x=ws.cell(r,k,v); x.font=Font(name=cal,size=10,bold=bold,italic=it)
    if fmt: x.number_format=fmt
    if fill: x.fill=PatternFill("solid",fgColor=fill)
    if al: x.alignment=Alignment(horizontal=al,vertical="bottom",wrap_text=True)
    return x
c(1,1,"Trellis Retail Fund II",True); c(2,1,"Tenant receivables, all centers, as of March 31, 2025",True); c(3,1,"Source: property accounting; credits are in brackets. Security deposits are cash only, no L/Cs.",it=True)
FM='$#,##0.00;[Red]($#,##0.00);""'
FT='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'
r=5; rows=[];totals=[]; nt={"Ironwood Cycles":"Counsel engaged 2/14; 3 months' rent demanded","Ember & Oak Pizza":"Payment plan $1,500/mo from April","QuickFix Phone Repair":"Pre-petition $; see claim no. 27","Game Vault":"Keys returned 1/31/25","Greenleaf Grocers #114":"Disputes 2024 tax bill","Bluebird Books":"Overpaid CAM"}
def hdr(r):
    c(r,4,"Open balance by charge",True,al="center",fill="FFDDEBF7"); ws.merge_cells(start_row=r,end_row=r,start_column=4,end_column=8)
    c(r,12,"Age in days from due date",True,al="center",fill="FFE2EFDA"); ws.merge_cells(start_row=r,end_row=r,start_column=12,end_column=16)
    for k,v in {1:"Suite",2:"Tenant",3:"Lease status",4:"Base Rent",5:"CAM",6:"RE Taxes",7:"Insurance",8:"Other",10:"Total due",12:"Current",13:"1 - 30",14:"31 - 60",15:"61 - 90",16:"91+",18:"Security deposit",19:"Comment"}.items():
        x=c(r+1,k,v,True,al="center" if k>2 else "left"); x.border=Border(bottom=Side(style="medium"))
for pn,ts in P:
    c(r,1,pn,True).font=Font(name=cal,size=12,bold=True,color="FF1F4E79"); r+=1; hdr(r); r+=2; g=[]
    for su,tn,st in ts:
        base=rnd.uniform(2200,14500)*(3 if "Grocers" in tn or "Barn" in tn else 1)
        q=[base,base*.17,base*.12,base*.03,150]
        amts=[0]*5; age=[0]*5
        prof={"Open":[1,0],"Ground lease":[1],"Default notice":[1,2,3,4],"Dark":[1,2,3,4,4],"MTM":[1,2],"Bankr. Ch. 11":[3,4,4],"Vacated":[2,3,4]}[st]
        use=[i for i in range(5) if rnd.random()<(.45 if st in("Open","Ground lease") else .8)] or [rnd.randrange(1,4)]
        for i in use:
            for a in prof:
                if a==0 and rnd.random()<.5: continue
                v=round(q[i]*rnd.uniform(.3 if a==0 else .9,1.0),2); amts[i]=round(amts[i]+v,2); age[a]=round(age[a]+v,2)
        if tn=="Bluebird Books": amts=[0,-684.22,0,0,0]; age=[0,0,0,-684.22,0]
        dep=0 if "Grocers" in tn or st=="Ground lease" else round(base/100)*100
        d={"property":pn,"unit":su,"name":tn,"status":st}
        vals=amts+[round(sum(amts),2)]+age+[dep]
        for k,v in zip(M,vals):
            if v: d[k]=v
        c(r,1,su); c(r,2,tn); c(r,3,st)
        for k,col in zip(M,cols):
            if k in d: c(r,col,d[k],fmt=FM)
        if tn in nt: c(r,19,nt[tn],it=True)
        g.append(d); rows.append(d); r+=1
    t=sm(f"{pn} total",g,M); t={k:v for k,v in t.items() if k=="label" or v}
    c(r,2,t["label"],True)
    for k,col in zip(M,cols):
        if k in t: c(r,col,t[k],True,FM)
        ws.cell(r,col).border=Border(top=Side(style="thin"))
    totals.append(t); r+=3
t=sm("All centers",rows,M); c(r,2,t["label"],True)
for k,col in zip(M,cols): c(r,col,t[k],True,FM).border=Border(top=Side(style="thin"),bottom=Side(style="double"))
totals.append(t); r+=1
sh=t["total"]; c(r,2,"Share of total due",it=True)
u={"label":"Share of total due"}
for k,col in zip(M,cols):
    if k=="deposit": continue
    v=round(t[k]/sh,4); u[k]=v; c(r,col,v,fmt="0.00%",it=True)
# a line of shares, not of sums: left out of the truth
for k,w in {1:9,2:30,3:14,9:2,11:2,17:2,18:13,19:42}.items(): ws.column_dimensions[ws.cell(1,k).column_letter].width=w
for k in(4,5,6,7,8,10,12,13,14,15,16): ws.column_dimensions[ws.cell(1,k).column_letter].width=13.5
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.sheet_view.showGridLines=False
wb.save(D/NAME); save(NAME,"AR",M,rows,totals)
