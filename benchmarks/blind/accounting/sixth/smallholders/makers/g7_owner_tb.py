# small residential manager, web export (all text cells) stacked by property
import random
from openpyxl import Workbook
from openpyxl.styles import *
from common6 import *
R=random.Random(6107)
CH=[("1000","Operating Bank - Lakeland CU"),("1050","Security Deposit Bank"),("1200","Accounts Receivable"),("1500","Building"),("1600","Accumulated Depreciation"),("2000","Accounts Payable"),("2100","Security Deposits Liability"),("2200","Prepaid Rent"),("2500","Mortgage Payable"),("3000","Owner Equity"),("3100","Owner Contributions"),("3200","Owner Draws"),("4000","Rent Income"),("4050","Laundry Income"),("4100","Late Fee Income"),("6010","Management Fees"),("6020","Repairs & Maintenance"),("6030","Cleaning and Turnover"),("6040","Lawn & Snow"),("6050","Insurance"),("6060","Property Taxes"),("6070","Water, Sewer & Trash"),("6080","Common Electric"),("6090","Mortgage Interest"),("6100","HOA Dues"),("6120","Depreciation Expense")]
PR=[("Birch Hollow Duplex (412-414 Birch)",dict(b=238000,ad=-51900,mo=-141220.18,rent=-2650,skip={"4050","6080","6100","3100"})),
("Orchard Street Sixplex",dict(b=612000,ad=-188300,mo=-322904.66,rent=-6120,skip={"6100","3100"})),
("Condo 2C at Pier Point",dict(b=164500,ad=-17940,mo=-98115.4,rent=-1475,skip={"4050","4100","6040","6080","1200","2200"}))]
K=["beginning","debit","credit","activity","ending"]
def r2(x):return round(x,2)
def f(x):return f"(${-x:,.2f})" if x<-.004 else f"${abs(x):,.2f}"
wb=Workbook();w=wb.active;w.title="TrialBalance"
bold=Font(name="Calibri",size=11,bold=True);n=Font(name="Calibri",size=11)
for r,t in((1,"Trial Balance"),(2,"Marlow & Pike Property Management LLC"),(3,"Date Range: 07/01/2024 - 07/31/2024"),(4,"Basis: Accrual     Show zero balances: No     Group by: Property")):w.cell(r,1,t).font=Font(name="Calibri",size=14 if r==1 else 10,bold=r==1)
r=6;rows=[];tot=[];G=[0]*5
def put(r,a,vals,b=False,fill=None):
    for i,v in enumerate([a]+[f(x) if not isinstance(x,str) else x for x in vals],1):
        c=w.cell(r,i,v);c.font=bold if b else n;c.alignment=Alignment(horizontal="left" if i==1 else "right",indent=0 if b or i>1 else 1)
        if fill:c.fill=PatternFill("solid",fgColor=fill)
for p,o in PR:
    w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=6);w.cell(r,1,"Property: "+p).font=Font(name="Calibri",size=12,bold=True,color="1F4E79");r+=1
    put(r,"GL Account",["Beginning Balance","Debits","Credits","Net Change","Ending Balance"],True,"D9E2F3");r+=1
    rent=-o["rent"];L={}
    for c,_ in CH:
        if c in o["skip"]:continue
        b=d=cr=0.0;m=rent*R.uniform(.03,.12)
        if c=="1050":b=r2(rent*1.0)
        elif c=="1200":b=r2(rent*.22);d=float(rent);cr=r2(rent*.91)
        elif c=="1500":b=o["b"]
        elif c=="1600":b=o["ad"];cr=r2(o["b"]/330)
        elif c=="2000":b=-r2(m*2);d=r2(m*1.8);cr=r2(m*1.3)
        elif c=="2100":b=-r2(rent*1.0)
        elif c=="2200":b=-r2(rent*.1);d=r2(rent*.1) if p.startswith("B") else 0.0;cr=r2(rent*.13)
        elif c=="2500":b=o["mo"];d=r2(-o["mo"]*.0021)
        elif c=="3100":b=-4000.0;cr=1500.0
        elif c=="3200":b=r2(rent*2.5);d=r2(rent*.25)
        elif c=="4000":b=-r2(rent*6);cr=float(rent)
        elif c=="4050":b=-388.25;cr=61.75
        elif c=="4100":b=-150.0 if p.startswith("B") else -425.0;cr=50.0;d=25.0 if p.startswith("O") else 0.0
        elif c=="6010":b=r2(rent*.08*6);d=r2(rent*.08)
        elif c=="6060":b=r2(o["b"]*.009)
        elif c=="6090":b=r2(-o["mo"]*.0049*6);d=r2(-o["mo"]*.0049)
        elif c=="6120":b=r2(o["b"]/330*6);d=r2(o["b"]/330)
        elif c=="6100":b=1890.0;d=315.0
        elif c[0]=="6":b=r2(m*5);d=r2(m) if c!="6050" else 0.0
        if c=="1000":b=r2(rent*1.9)
        L[c]=[b,d,cr]
    L["3000"]=[0,0,0];L["3000"][0]=r2(-sum(x[0] for x in L.values()))
    L["1000"][1]=r2(rent*.97);L["1000"][2]=r2(sum(x[1] for x in L.values())-sum(x[2] for x in L.values()));assert L["1000"][2]>0
    T=[0]*5
    for c,nm in CH:
        if c not in L:continue
        b,d,cr=L[c];v=[float(b),float(d),float(cr),r2(d-cr),r2(b+d-cr)];v=[x+0.0 for x in v]
        put(r,f"{c} - {nm}",v);rows.append(dict(account=c,name=nm,**dict(zip(K,v))));r+=1;T=[r2(x+y) for x,y in zip(T,v)]
    T=[x+0.0 if abs(x)>.004 else 0.0 for x in T];lab="Total "+p
    put(r,lab,T,True);tot.append(dict(label=lab,**dict(zip(K,T))));r+=2;G=[r2(x+y) for x,y in zip(G,T)]
G=[x if abs(x)>.004 else 0.0 for x in G];assert G[1]==G[2]
put(r,"Grand Total (3 properties)",G,True,"D9E2F3");tot.append(dict(label="Grand Total (3 properties)",**dict(zip(K,G))))
w.cell(r+2,1,"Exported 08/06/2024 11:20 AM").font=Font(name="Calibri",size=9,italic=True)
w.column_dimensions["A"].width=42
for q in "BCDEF":w.column_dimensions[q].width=19
w.page_setup.orientation="landscape";w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(doc("TrialBalance_2024-07_export.xlsx"));save("TrialBalance_2024-07_export.xlsx","TB",K,rows,tot)
