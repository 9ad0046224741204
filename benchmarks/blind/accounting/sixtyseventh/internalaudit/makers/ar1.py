# MRI aged delinquencies export, tenant heading with charge rows, month buckets
from h import *
import xlsxwriter, datetime as dt
R=random.Random(6721)
N="Aged Delinquencies 10-31-25 Tamarack.xlsx"
BL=[("TMR01","Tamarack Town Center"),("TMR02","Tamarack Annex")]
TN={"TMR01":[("004411","Brightwater Dental Group","101"),("004418","Sagebrush Outfitters","104"),("004423","Lucky Panda Kitchen LLC","107"),("004430","Northern Trust Pharmacy #218","110"),("004437","Fitwell Studio Inc.","115"),("004452","Copper Kettle Coffee Co","118"),("004460","Petal & Stem Florists","121"),("004466","Ridgeline Orthopedics PC","200"),("004471","Kids' Corner Learning Center","204")],
"TMR02":[("004502","Vantage Title & Escrow","A-1"),("004509","Blue Heron Yoga","A-3"),("004513","Mendez Tax Service","A-4"),("004520","The Wireless Hub","B-2")]}
CD={"RNT":"Base Rent","CAM":"CAM Estimate","RET":"Real Estate Tax Est","LAT":"Late Charge","UTL":"Utility Reimbursement","CYR":"CAM Year-End Recon","SGN":"Sign Rental"}
base={"RNT":(2800,9800),"CAM":(480,1900),"RET":(350,1300),"LAT":(75,250),"UTL":(60,420),"CYR":(400,3100),"SGN":(75,125)}
K=["other:Amount","other:Current","other:1 Month","other:2 Months","other:3 Months","other:4 Months"]
K=["total","current","other:1 Month","other:2 Months","other:3 Months","other:4 Months"]
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet("MRI Report")
f=lambda **k: wb.add_format(dict(font_name='Tahoma',font_size=8,**k))
n,bd,dte,m=f(),f(bold=1),f(num_format='mm/dd/yyyy',align='left'),f(num_format='#,##0.00;-#,##0.00')
mt=f(num_format='#,##0.00;-#,##0.00',bold=1,top=1); hb=f(bold=1,bottom=2,align='right',text_wrap=1); hl=f(bold=1,bottom=2); ti=wb.add_format(dict(font_name='Tahoma',font_size=11,bold=1))
ws.write(0,0,"Database: TAMARACKLP",n); ws.write(0,4,"Aged Delinquencies",ti); ws.write(0,10,"Page: 1",n)
ws.write(1,4,"Tamarack Retail Partners JV",bd); ws.write(1,10,"Date: 11/04/2025",n); ws.write(2,4,"Period: 10/25",bd); ws.write(2,10,"Time: 09:12 AM",n)
for c,x in enumerate(["Invoice Date","","Category","","Source"]): ws.write(4,c,x,hl)
for c,x in zip(range(5,11),["Amount","Current","1 Month","2 Months","3 Months","4 Months"]): ws.write(4,c,x,hb)
r=6; rows=[];tots=[];G=[0]*6; REC={}
def put(r,v,fm,):
    for c,x in zip(range(5,11),v): ws.write(r,c,x/100,fm)
for b,bn in BL:
    BT=[0]*6
    for tid,nm,su in TN[b]:
        ws.write(r,0,f"{b}-{tid}",bd); ws.write(r,2,nm,bd); ws.write(r,5,"Master Occupant Id: %08d-1"%(int(tid)*3+17),n); r+=1
        ws.write(r,0,su,n); ws.write(r,1,R.choice(["Current","Current","Current","Former"]) if nm!="Blue Heron Yoga" else "Former",n)
        pay=dt.date(2025,R.choice([8,9,10]),R.randint(1,28)); ws.write(r,2,f"Last Payment: {pay:%m/%d/%Y}",n); ws.write(r,5,round(R.uniform(1200,9800),2),m); r+=1
        # suite row is part of heading
        k=R.choice([1,2,3,3,4,5,6]); ch=[]
        amt={c:int(R.uniform(*base[c])*100) for c in CD}
        for _ in range(k):
            c=R.choice(["RNT","RNT","CAM","CAM","RET","LAT","UTL","CYR","SGN"]); mo=R.choice([0,0,0,1,1,2,3,4]); ch.append((mo,c,amt[c] if c!="LAT" else amt[c]+R.randint(-2000,2000)))
        seen=set(); ch=[x for x in ch if not ((x[0],x[1]) in seen or seen.add((x[0],x[1])))]
        if nm in("Ridgeline Orthopedics PC","Mendez Tax Service","Sagebrush Outfitters"): ch.append((R.choice([0,1]),"PPR",-int(R.uniform(300,4200)*100)))
        ch.sort(key=lambda x:-x[0]); TT=[0]*6
        for mo,c,a in ch:
            d=[dt.date(2025,10,1),dt.date(2025,9,1),dt.date(2025,8,1),dt.date(2025,7,1),dt.date(2025,6,1)][mo]
            if c in("LAT","UTL","PPR"): d=d.replace(day=R.randint(6,25))
            v=[a,0,0,0,0,0]; v[1+mo]=a
            ws.write_datetime(r,0,dt.datetime(d.year,d.month,d.day),dte); ws.write(r,2,c,n); ws.write(r,3,CD.get(c,"Prepaid Rent"),n); ws.write(r,4,"CR" if c=="PPR" else ("NC" if c in("LAT","UTL","CYR") else "CH"),n); put(r,v,m); r+=1
            rows.append(dict(unit=su,name=nm,resident=f"{b}-{tid}",date=d.isoformat(),charge=CD.get(c,"Prepaid Rent"),**{q:x/100 for q,x in zip(K,v)}))
            TT=[p+q for p,q in zip(TT,v)]; REC.setdefault(c,[0]*6); REC[c]=[p+q for p,q in zip(REC[c],v)]
        ws.write(r,2,nm+" Total:",bd); put(r,TT,mt); tots.append(dict(label=nm+" Total:",**{q:x/100 for q,x in zip(K,TT)})); r+=2
        BT=[p+q for p,q in zip(BT,TT)]
    ws.write(r,0,f"BLDG {b} Total:",bd); put(r,BT,mt); tots.append(dict(label=f"BLDG {b} Total:",**{q:x/100 for q,x in zip(K,BT)})); r+=2
    G=[p+q for p,q in zip(G,BT)]
ws.write(r,0,"Grand Total:",bd); put(r,G,mt); tots.append(dict(label="Grand Total:",**{q:x/100 for q,x in zip(K,G)})); r+=3
ws.write(r,0,"Category Recap",bd); r+=1
for c in sorted(REC): ws.write(r,2,c,n); ws.write(r,3,CD.get(c,"Prepaid Rent"),n); put(r,REC[c],m); r+=1
assert [sum(x) for x in zip(*REC.values())]==G
ws.set_column(0,0,14);ws.set_column(1,1,8);ws.set_column(2,2,10);ws.set_column(3,3,20);ws.set_column(4,4,7);ws.set_column(5,10,11.5); ws.set_landscape(); ws.fit_to_pages(1,0)
wb.close(); save(N,"AR","MRI aged delinquencies export: tenant headings, charge rows, month buckets, prepaid lines",True,K,rows,tots); print(N,len(rows),len(tots))
