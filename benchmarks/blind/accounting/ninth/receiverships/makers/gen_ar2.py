# Xero-like aged receivables detail, xlsx; shops & offices, invoices under contacts
import random, json, datetime as D
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(2302)
NAME="Pemberton Quay - Aged Receivables Detail"
M=["current","other:< 1 Month","m1","m2","m3","other:Older","total"]
asof=D.date(2025,5,31)
Tn=[("Bellwether Books & Coffee Pty Ltd","Shop 1",4180,False),("Coral & Thread","Shop 3",3265.5,True),("Dr S. Anand (Quayside Dental)","Suite 201",5720,False),("Eastline Freight Brokers Pty Ltd","Suite 305",6890.4,True),("Finlay's Fish Bar","Shop 5",3990,True),("Gorman Teague Conveyancing","Suite 204",2875,False),("Hopscotch Early Learning","Ground Floor East",9120,False),("Iron Lotus Yoga","Suite 102",2640,True),("Mako Phone Repairs","Kiosk 2",1155,True),("NorthStar Migration Services","Suite 302",2310,False),("Penny Lane Florist","Shop 4",2050,True),("Quay Pharmacy (in liquidation)","Shop 2",7350,True)]
wb=Workbook();ws=wb.active;ws.title="Aged Receivables Detail"
A10=lambda **k:Font(name="Arial",size=k.pop("size",9),**k)
for i,(t,s) in enumerate([("Aged Receivables Detail",14),("Pemberton Quay Centre Pty Ltd (Receiver and Manager Appointed)",11),("As at 31 May 2025",10),("Ageing by due date",9)],1):
    ws.cell(i,1,t).font=A10(size=s,bold=i<3)
h=["Invoice Date","Due Date","Invoice Number","Invoice Reference","Current","< 1 Month","1 Month","2 Months","3 Months","Older","Total"]
for q,t in enumerate(h,1):
    x=ws.cell(6,q,t); x.font=A10(bold=True); x.border=Border(bottom=Side(style="medium")); x.alignment=Alignment(horizontal="right" if q>4 else "left")
r=7;inv=2210;rows=[];tots=[];g=[0]*7
NF='#,##0.00;(#,##0.00)'
def put(row,v,bold=False,blank=True):
    for i,x in enumerate(v):
        if x or not blank:
            c=ws.cell(row,5+i,x/100); c.number_format=NF; c.font=A10(bold=bold)
        if bold: ws.cell(row,5+i).border=Border(top=Side(style="thin"))
def mon(n):
    y,m=2025,6-n
    while m<1: m+=12;y-=1
    return D.date(y,m,1)
for nm,u,rent,bad in Tn:
    ws.cell(r,1,nm).font=A10(bold=True); r+=1
    L=[]; rc=round(rent*110)
    if bad:
        k=R.randint(2,6)
        for n in range(k,-1,-1):
            due0=mon(n); d=due0-D.timedelta(7)
            if n==k and R.random()<.6: L.append((d,0,f"Rent {due0:%b %y} - {u} (part paid)",rc-R.randint(300,1000)*100 if rc>150000 else 40000,n))
            else: L.append((d,0,f"Rent {due0:%b %y} - {u}",rc,n))
            if R.random()<.35 and n>0: L.append((d+D.timedelta(9),14,f"Outgoings recharge {u}",R.randint(9000,99000),n-1 if n>0 else 0))
        if R.random()<.5: L.append((D.date(2025,3,18),0,f"Credit note - rent abatement {u}",-R.randint(20000,60000),3))
    else:
        L.append((D.date(2025,5,27),14,f"Rent Jun 25 - {u}",rc,0))
        if R.random()<.6: L.append((D.date(2025,5,12),14,f"Electricity on-charge {u}",R.randint(8000,60000),1))
    L.sort(key=lambda z:z[0])
    t=[0]*7
    for d,term,ref,v,_ in L:
        due=d+D.timedelta(term or 7)
        if ref.startswith("Credit"): due=d
        od=(asof-due).days
        if od<0:b=0
        else:
            # Xero months: < 1 month, 1 month ...
            mo=(asof.year-due.year)*12+asof.month-due.month
            b=1+min(mo,4)
        amt=[0]*7; amt[b]=v; amt[6]=v; inv+=R.randint(1,9)
        no=("CN-" if v<0 else "INV-")+str(inv)
        for q,(x,fm) in enumerate([(d,"d mmm yyyy"),(due,"d mmm yyyy"),(no,None),(ref,None)],1):
            c=ws.cell(r,q,x); c.font=A10()
            if fm: c.number_format=fm; c.alignment=Alignment(horizontal="left")
        put(r,amt); rows.append(dict(name=nm,date=f"{d.day} {d:%b %Y}",charge=ref,**{m:x/100 for m,x in zip(M,amt) if x})); t=[a+b_ for a,b_ in zip(t,amt)]; r+=1
    ws.cell(r,1,f"Total {nm}").font=A10(bold=True); put(r,t,True,False); tots.append(dict(label=f"Total {nm}",**{m:x/100 for m,x in zip(M,t)})); g=[a+b_ for a,b_ in zip(g,t)]; r+=2
ws.cell(r,1,"Total").font=A10(bold=True); put(r,g,True,False)
for i in range(7): ws.cell(r,5+i).border=Border(top=Side(style="thin"),bottom=Side(style="double"))
tots.append(dict(label="Total",**{m:x/100 for m,x in zip(M,g)}))
r+=3; ws.cell(r,1,"All amounts in AUD and inclusive of GST. Quay Pharmacy: proof of debt lodged with liquidator 14 May 2025.").font=A10(size=8,italic=True)
for q,w in zip("ABCDEFGHIJK",[13,13,14,38,13,13,13,13,13,13,14]): ws.column_dimensions[q].width=w
ws.freeze_panes="A7"; ws.sheet_view.showGridLines=False
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f"documents/{NAME}.xlsx")
json.dump({"name":NAME+".xlsx","kind":"AR","planted":None,"money":M,"rows":rows,"totals":tots},open(f"truth/{NAME}.json","w"),indent=1)
print(len(rows),len(tots),tots[-1])
