# aged debtors by invoice, two currencies, VAT; planted: dropped row
import random,datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from common import *
R=random.Random(1805)
P=[("Cathedral Quarter Retail Park, Lisburn","GBP",.2,[("T00318","Fennimore Home Ltd","Unit 1"),("T00322","Paws & Claws Pet Warehouse","Unit 2A"),("T00341","Brewster's Coffee (NI) Ltd","Pod 1"),("T00344","Glenarm Tyres","Unit 5")]),
("Grand Parade House, Cork","EUR",.23,[("T00402","Lee Valley Solicitors LLP","2nd Floor"),("T00407","Seabright Analytics DAC","3rd Floor East"),("T00411","An Caifé Beag Teo","Grd Floor Kiosk")]),
("Northgate Trade Estate, Derby","GBP",.2,[("T00509","Peak Electrical Factors","Unit 4"),("T00512","Calder & Rowe Joinery","Units 7-8"),("T00519","Midshire Plumb Centre Ltd","Unit 11"),("T00520","Rapid Autoglass UK","Unit 12")])]
CH=[("Rent",9000,22000),("Service Charge",900,4200),("Insurance",300,1900),("Electricity Recharge",150,900),("Balancing S/C 2023",200,1500)]
AS=dt.date(2024,12,31);M=["other:Net","other:VAT","other:Receipts Allocated","total","current","b1_30","b31_60","b61_90","b90"]
wb=Workbook();w=wb.active;w.title="Aged Debtors";thin=Side(style="thin",color="808080")
w["B2"]="AGED DEBTORS BY INVOICE";w["B2"].font=Font(size=15,bold=True,name="Arial");w["B3"]="Lagan & Lee Property Holdings plc – as at 31 December 2024 – aged from due date";w["B4"]="Amounts in the currency of the lease (see Ccy); credits on account shown in brackets"
H1={14:"Days overdue"}
r=7;w.merge_cells(start_row=6,start_column=14,end_row=6,end_column=17);w.cell(6,14,"Days overdue").alignment=Alignment(horizontal="center")
HD=["Tenant Ref","Tenant","Unit","Invoice","Due Date","Charge Type","Ccy","Net","VAT","Receipts Allocated","Outstanding","Not Yet Due","1-30","31-60","61-90","Over 90"]
for j,t in enumerate(HD):
    for rr in(6,7):w.cell(rr,j+2).fill=PatternFill("solid",fgColor="1F3864");w.cell(rr,j+2).font=Font(bold=True,color="FFFFFF",name="Arial",size=9)
    w.cell(7,j+2,t).alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
FM='#,##0.00;(#,##0.00);0.00';r=8;rows=[];tots=[];inv=41180;pl=None;cur={}
def tot(r,lab,ccy,v,col):
    w.cell(r,3,lab);w.cell(r,8,ccy)
    for j,x in enumerate(v):q=w.cell(r,9+j,x);q.number_format=FM
    for j in range(2,18):q=w.cell(r,j);q.font=Font(bold=True,name="Arial",size=9);q.fill=PatternFill("solid",fgColor=col);q.border=Border(top=thin)
    tots.append(dict(label=lab,**dict(zip(M,v))))
for pi,(pn,cy,vr,T) in enumerate(P):
    w.cell(r,2,pn).font=Font(bold=True,italic=True,name="Arial",size=10);r+=1;S=[0]*9
    for ti,(i,n,u) in enumerate(T):
        first=True;k=R.randint(2,5);L=[]
        for c,a,b in R.sample(CH,k):
            d=dt.date(2024,R.choice([6,9,9,12,12,10,11]),R.choice([24,25,29,29]))
            if R.random()<.15:d=dt.date(2025,1,R.randint(1,28))
            net=round(R.uniform(a,b),2) if c!="Rent" else R.randrange(a,b,250);vat=0 if c=="Insurance" else round(net*vr,2);al=0 if R.random()<.6 else -round(net*R.choice([.5,.25,.8]),2);L.append((d,c,net,vat,al,None))
        if (pi,ti) in((0,1),(1,2),(2,0)):L.append((dt.date(2024,12,R.randint(3,20)),"Credit on account",None,None,None,-round(R.uniform(400,6000),2)))
        if (pi,ti)==(0,3):L.append((dt.date(2024,10,1),"Credit note – Rent",-1250,-250,0,None))
        for li,(d,c,net,vat,al,o) in enumerate(sorted(L,key=lambda z:z[0])):
            inv+=R.randint(1,9);x=o if o is not None else round(net+vat+al,2);g=(AS-d).days
            b=[None]*5;b[0 if g<=0 else 1 if g<=30 else 2 if g<=60 else 3 if g<=90 else 4]=x
            v=[net,vat,al,x]+b
            S=[round(s+(y or 0),2) for s,y in zip(S,v)]
            if (pi,ti)==(2,2) and li==1:pl=f"line of {n}, {c}, outstanding {x:,.2f} is missing; totals include it";continue
            no=("SI" if x>0 else "SC" if o is None else "RC")+str(inv)
            for j,t in enumerate([i if first else None,n if first else None,u if first else None,no,d,c,cy]+v):
                q=w.cell(r,2+j,t);q.font=Font(name="Arial",size=9)
                if j>6:q.number_format=FM
                if j==4:q.number_format="dd/mm/yyyy";q.alignment=Alignment(horizontal="left")
            rows.append(dict(property=pn,unit=u,resident=i,name=n,charge=c,date=d.strftime("%d/%m/%Y"),**{k:z for k,z in zip(M,v) if z is not None}));first=False;r+=1
    tot(r,f"Total {pn}",cy,S,"D9E1F2");r+=2;cur[cy]=[round(a+b,2) for a,b in zip(cur.get(cy,[0]*9),S)]
for cy in cur:tot(r,f"Portfolio total – {cy}",cy,cur[cy],"B4C6E7");r+=1
r+=1
for t in ["No conversion between currencies is made in this report. Closing rate for reference: €1 = £0.8292.","Rent deposits are held in separate client accounts and are not set off above."]:w.cell(r,2,t).font=Font(italic=True,size=8);r+=1
w.column_dimensions["A"].width=2
for k,x in zip("BCDEFGHIJKLMNOPQ",[10,28,15,10,11,20,5,12,11,13,13,12,12,12,12,12]):w.column_dimensions[k].width=x
w.row_dimensions[7].height=28;w.freeze_panes="B8";w.page_setup.orientation="landscape";w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
print(len(rows),pl,cur);wb.save(doc("Aged debtors UK-IE Dec24.xlsx"))
save("Aged debtors UK-IE Dec24.xlsx","AR",M,rows,tots,{"what":pl,"kind":"row_dropped"})
