# Australian arrears schedule, one line per tenant; sheet printed by LibreOffice
import random,subprocess,os
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from common import *
R=random.Random(1806)
P=[("Wattle Creek Central, Toowoomba QLD",["Banksia Bakehouse Pty Ltd|S01","Crown Nails & Beauty|S02","Darling Downs Newsagency|S03","Tran Family Butchers|S04/05","Vision First Optometrists Pty Ltd|S06","Vodatel Kiosk|K1","Wattle Creek Pharmacy|S08","ATM - Southern Cross Credit Union|ATM2"]),
("118 Franklin Street, Adelaide SA",["Dept. for Industry & Skills|L1-L2","Hallett Engineering Services Pty Ltd|L3","Kaurna Legal|L4A","Marchetti Wealth Advisers|L4B","Rooftop Telco Licence - Opticom|ROOF"]),
("Gateway West Logistics, Truganina VIC",["Blue Gum Freight Lines Pty Ltd|WH1","Coolroom Logistics (Vic) Pty Ltd|WH2","OzPallet Hire|WH3A","Swiftpack Fulfilment Pty Ltd|WH3B"])]
M=["current","b1_30","b31_60","b61_90","b90","prepaid","total","deposit"]
wb=Workbook();w=wb.active;w.title="Arrears";rows=[];tots=[];s=Side(style="hair");m=Side(style="medium")
w["A1"]="Jacaranda Diversified Property Fund";w["A1"].font=Font(name="Liberation Serif",size=14,bold=True,color="5B2C6F")
w["A2"]="Tenant Arrears Report (incl. GST) at 31 May 2025 - A$";w["A2"].font=Font(name="Liberation Serif",size=11)
hd=[("Tenancy",""),("Lessee",""),("Current","Due 1 May"),("1 - 30","days"),("31 - 60","days"),("61 - 90","days"),("Over 90","days"),("Credits on","Account"),("Net","Balance"),("Deposit","Held"),("Action / comment","")]
for j,(a,b) in enumerate(hd):
    for rr,t in((4,a),(5,b)):
        q=w.cell(rr,j+1,t);q.font=Font(name="Liberation Serif",size=10,bold=True);q.alignment=Alignment(horizontal="left" if j in(0,1,10) else "right",indent=1 if j==10 else 0)
        q.border=Border(top=m if rr==4 else None,bottom=m if rr==5 else None)
FM='#,##0.00;-#,##0.00';r=6;G=[0]*8
def put(r,v,b=False):
    for j,x in enumerate(v):
        if x is None:continue
        q=w.cell(r,3+j,x);q.number_format=FM;q.font=Font(name="Liberation Serif",size=10,bold=b)
def tl(r,lab,v):
    w.cell(r,2,lab).font=Font(name="Liberation Serif",size=10,bold=True);put(r,v,True)
    for j in range(3,11):w.cell(r,j).border=Border(top=Side(style="thin"))
    tots.append(dict(label=lab,**dict(zip(M,v))))
NT=["","","","Breach notice served","Payment plan to Aug","","Paid 3 June","Disputed outgoings","With solicitor"]
for pi,(p,T) in enumerate(P):
    r+=1;w.cell(r,1,p).font=Font(name="Liberation Serif",size=11,bold=True,color="5B2C6F");r+=1;S=[0]*8
    for i,t in enumerate(T):
        n,u=t.split("|");sc=[4800,19000,46000][pi]*R.uniform(.6,1.4)
        if "Kiosk" in n or "ATM" in n or "ROOF" in u:sc*=.3
        v=[None]*8;k=R.random()
        if k<.8:v[0]=round(sc*R.choice([1,1,.34]),2)
        if k<.4:v[1]=round(sc*R.choice([1,.1]),2)
        if k<.25:v[2]=round(sc*R.uniform(.05,1),2)
        if k<.2 or i==2:v[3]=round(sc*.21,2)
        if k<.12 or i==1:v[4]=round(sc*R.uniform(.02,.6),2)
        if k>.7:v[5]=-round(sc*R.uniform(.1,1),2)
        if not any(v):v[0]=0
        v[6]=round(sum(x or 0 for x in v[:6]),2)
        if R.random()<.7:v[7]=round(sc*R.choice([1,2,3])/100)*100
        for j,x in((1,u),(2,n),(11,NT[R.randrange(len(NT))] if v[6]>0 else "")):
            q=w.cell(r,j,x);q.font=Font(name="Liberation Serif",size=10)
            q.alignment=Alignment(wrap_text=j==2,vertical="bottom",horizontal="left",indent=1 if j==11 else 0)
        put(r,v)
        for j in range(1,12):w.cell(r,j).border=Border(bottom=s)
        rows.append(dict(property=p,unit=u,name=n,**{k:x for k,x in zip(M,v) if x is not None}));S=[round(a+(b or 0),2) for a,b in zip(S,v)];r+=1
    tl(r,"Total "+p.split(",")[0],S);G=[round(a+b,2) for a,b in zip(G,S)];r+=1
r+=1;tl(r,"FUND TOTAL",G);r+=1
pc=[round(100*x/G[6],1) for x in G[:6]]
r+=1;w.cell(r,1,"Prepared: S. Okafor, Fund Accounting        Reviewed: ______________________        Date: ____ / ____ / 2025").font=Font(name="Liberation Serif",size=9,italic=True)
r+=1;w.cell(r,1,"Bank guarantees are recorded in the register and are not included in Deposit Held.").font=Font(name="Liberation Serif",size=9,italic=True)
for k,x in zip("ABCDEFGHIJK",[9,31,12,12,12,12,12,12,13,12,20]):w.column_dimensions[k].width=x
w.page_setup.orientation="landscape";w.page_setup.paperSize=9;w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
w.print_title_rows="4:5";w.oddFooter.center.text="Page &P of &N";w.oddFooter.left.text="Jacaranda FM - Confidential"
x=os.path.join(H,"Jacaranda_arrears_May25.xlsx");wb.save(x)
subprocess.run(["nice","soffice","--headless","-env:UserInstallation=file:///tmp/docextract-blind-lo","--convert-to","pdf","--outdir",os.path.join(H,"documents"),x],check=True,stdout=-3);os.remove(x)
save("Jacaranda_arrears_May25.pdf","AR",M,rows,tots);print(G)
