# three small buildings, unit mix kept in a spreadsheet and printed by LibreOffice
import os, subprocess, shutil
from openpyxl import Workbook
from openpyxl.styles import *
from common6 import *
wb=Workbook();w=wb.active;w.title="Mix"
thin=Side(style="thin",color="777777");hair=Side(style="hair",color="999999")
# type, bd, ba, sf list avg, rents
P=[("41 Carver Street (1926 brick walk-up)",[("Studio, rear",0,1,410,[795,795,825,840]),("1 Bed, street side",1,1,585,[975,995,995,1010,1025,1040]),("1 Bed, rear",1,1,560,[925,940,940,965,975]),("2 Bed corner",2,1,790,[1225,1250,1295]),("Basement unit",1,1,495,[780])]),
("117-119 Lyman Avenue (two duplexes)",[("Lower flat",3,1,1180,[1495,1525]),("Upper flat w/ porch",3,1.5,1240,[1550,1595]),("Garage stall",None,None,210,[85,85,95,100])]),
("802 Mill Road",[("A - 1x1 garden",1,1,640,[1040,1055,1055,1070,1070,1085,1090,1095]),("B - 2x1 garden",2,1,835,[1240,1240,1265,1280,1295,1310]),("B2 - 2x1.5 townhouse",2,1.5,960,[1390,1425,1425,1450]),("C - 3x2 townhouse",3,2,1215,[1690,1725]),("C loft (1 unit, renovated)",3,2.5,1360,[1975])])]
K=["units","sf","total_sf","rent_low","rent_high","actual","actual_total","actual_sf"]
w["A1"]="FENWICK FAMILY RENTALS";w["A1"].font=Font("Liberation Serif",size=16,bold=True)
w["A2"]="Unit Mix & Rents in Place";w["A2"].font=Font("Liberation Serif",size=12,italic=True)
w["A3"]="Leases in force October 1, 2024; all units rented";w["A3"].font=Font("Liberation Serif",size=10)
H1=["","Bed-","","No. of","Average","Total","Monthly Rent","","","Total Rent","Rent per"];H2=["Unit","rooms","Baths","Units","Sq. Ft.","Sq. Ft.","Low","High","Average","per Month","Sq. Ft."]
for i,(a,b) in enumerate(zip(H1,H2),1):
    for r,t in((5,a),(6,b)):
        c=w.cell(r,i,t or None);c.font=Font("Liberation Serif",size=10,bold=True,color="FFFFFF");c.fill=PatternFill("solid",fgColor="4A5568");c.alignment=Alignment(horizontal="left" if i==1 else "center")
w.merge_cells("G5:I5")
rows=[];tot=[];r=7;ALL=[]
def put(r,vals,bold=False,top=None):
    for i,v in enumerate(vals,1):
        c=w.cell(r,i,v);c.font=Font("Liberation Serif",size=10,bold=bold)
        c.number_format={1:"@",2:"0",3:"0.0",4:"0",5:"#,##0",6:"#,##0",9:'$#,##0.00',10:'$#,##0',11:'$0.00'}.get(i,"$#,##0")
        c.alignment=Alignment(horizontal="left" if i==1 else ("center" if i<5 else "right"),indent=1 if i==1 and not bold else 0)
        c.border=Border(top=top) if top else Border(bottom=hair)
def sums(L,label,r,top):
    n=sum(len(x[4]) for x in L);ts=sum(len(x[4])*x[3] for x in L);t=sum(sum(x[4]) for x in L)
    v=[n,round(ts/n),ts,min(min(x[4]) for x in L),max(max(x[4]) for x in L),round(t/n,2),t,round(t/ts,2)]
    v[3]=v[4]=None
    put(r,[label,None,None]+v,True,top);tot.append(dict(label=label,**{k:x for k,x in zip(K,v) if x is not None}))
for h,L in P:
    w.cell(r,1,h).font=Font("Liberation Serif",size=10.5,bold=True,color="7B341E");r+=1
    for t,bd,ba,sf,rs in L:
        n=len(rs);one=n==1
        v=[n,sf,n*sf,None if one else min(rs),None if one else max(rs),round(sum(rs)/n,2),sum(rs),round(sum(rs)/(n*sf),2)]
        put(r,[t,bd,ba]+v);d=dict(type=t)
        if bd is not None:d["beds"]=bd;d["baths"]=ba
        d.update({k:x for k,x in zip(K,v) if x is not None});rows.append(d);r+=1
    sums(L,"Building total",r,thin);ALL+=L;r+=2
sums(ALL,"All three buildings",r,Side(style="double"))
r+=2
for t in("Low and high are blank where there is one unit of the kind.","Garage stalls count as units here; square feet of the stalls is in the total.","Heat included at Carver Street only. Water included everywhere. Lyman tenants mow.","","Prepared by T. Fenwick for Union Savings Bank, refinance application, Oct. 9, 2024"):
    w.cell(r,1,t or None).font=Font("Liberation Serif",size=9,italic=True);r+=1
for c,x in zip("ABCDEFGHIJK",(29,7,7,7,10,10,10,10,12,12,10)):w.column_dimensions[c].width=x
w.page_setup.orientation="landscape";w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
w.oddFooter.left.text="fenwick_mix_2024.xlsx";w.oddFooter.right.text="Page &P of &N"
os.makedirs(B+"/tmp",exist_ok=True);wb.save(B+"/tmp/fenwick_unit_mix.xlsx")
subprocess.run(["nice","soffice","--headless","-env:UserInstallation=file:///tmp/docextract-blind-lo","--convert-to","pdf","--outdir",B+"/documents",B+"/tmp/fenwick_unit_mix.xlsx"],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
save("fenwick_unit_mix.pdf","UM",K,rows,tot)
