# Commercial aging by invoice, three shopping centers, xlsxwriter, merged tenant cells
import random,datetime as dt
import xlsxwriter
from _out import put,B
R=random.Random(3806)
AS=dt.date(2025,6,30)
C=[("Ridgeline Commons","RLC",["Bella Nail Studio LLC","Tri-County Vision PC","Smokehouse Junction","Pinnacle Fitness 24","Golden Wok II","Harbor Freightline Outlet","Dr. Kwan Orthodontics","Vape & Beyond #3"]),
("Millpond Crossing","MPX",["Family Thrift Depot","Oakhurst Pharmacy","QuickTax Services","Casa Linares Restaurant","Little Acorns Daycare, Inc.","PetSmiles Grooming"]),
("Route 9 Plaza","R9P",["Crown Mattress Gallery","Brewster's Taproom","Hometown Hardware Co-op","Salon Verite","Sunrise Laundry Corp."])]
CH=["Base Rent","CAM","RE Tax","Insurance","Pct Rent","Late Fee","Utility","Sign Panel"]
wb=xlsxwriter.Workbook(f'{B}/documents/AR by invoice 063025 (three centers).xlsx',{'default_date_format':'mm/dd/yy'})
wb.set_properties({'created':dt.datetime(2025,7,8)})
ms=wb.add_worksheet('Memo');ws=wb.add_worksheet('AR 6-30-25')
F=lambda **k: wb.add_format(dict(dict(font_name='Calibri',font_size=9),**k))
for i,t in enumerate(["To: R. Castellano, special servicer","From: Whitmore Forensic Group","Re: open invoices of the three borrower centers at June 30, 2025","Aged from invoice date. Unapplied receipts are left in the bucket in which they were received.","Proposed write-offs are ours, not the borrower's; tenants marked J have judgments of record."]): ms.write(i,0,t)
ms.set_column(0,0,90)
hd=F(bold=True,text_wrap=True,align='center',valign='bottom',bg_color='#1F3864',font_color='white',border=1)
num=F(num_format='#,##0.00;-#,##0.00');numb=F(num_format='#,##0.00;-#,##0.00',bold=True,top=1,bg_color='#F2F2F2');lb=F(bold=True,top=1,bg_color='#F2F2F2')
ten=F(valign='top',text_wrap=True,bold=True);d=F(num_format='mm/dd/yy',align='center');tx=F();sec=F(bold=True,font_size=11,font_color='#1F3864',bottom=2)
tn=F(bold=True,num_format='#,##0.00;-#,##0.00',top=1,bottom=6)
tl=F(bold=True,top=1,bottom=6)
ws.write(0,0,"OPEN INVOICE AGING",F(bold=True,font_size=14));ws.write(1,0,"Ridgeline / Millpond / Route 9 - as of June 30, 2025",F(italic=True))
H=["Suite","Tenant","Invoice No.","Invoice Date","Charge","Days","Invoice Amount","Paid / Credited","Balance Due","0-30","31-60","61-90","91-120","Over 120","Proposed Write-off"]
for i,h in enumerate(H): ws.write(3,i,h,hd)
ws.set_row(3,26)
keys=["other:Days","other:Invoice Amount","other:Paid / Credited","total","b0_30","b31_60","b61_90","b91_120","b120","other:Proposed Write-off"]
BK=["b0_30","b31_60","b61_90","b91_120","b120"]
def bk(n): return BK[0 if n<=30 else 1 if n<=60 else 2 if n<=90 else 3 if n<=120 else 4]
r=4;rows=[];totals=[]
sk=keys[1:]
G={k:0 for k in sk}
inv=48210
for nm,ab,ts in C:
    ws.merge_range(r,0,r,14,nm,sec);r+=1
    S={k:0 for k in sk}
    ste=100
    for t in ts:
        ste+=R.choice([2,4,6,10]);suite=f"{ste}" if ab!="R9P" else f"{ste//2}-{R.choice('AB')}"
        base=round(R.uniform(2100,9800),2);L=[]
        mths=R.choice([1,1,2,3,5,7])
        jud=R.random()<.16
        for k in range(mths):
            q=(AS.replace(day=1)-dt.timedelta(days=1+28*k)).replace(day=1) if k else AS.replace(day=1)
            q=dt.date(2025-(k>5),(6-k-1)%12+1,1)
            L.append((q,"Base Rent",base,round(base*R.choice([0,0,0,.5,.25]),2)))
            if R.random()<.6: L.append((q,"CAM",round(base*.19,2),0))
            if R.random()<.35: L.append((q+dt.timedelta(days=10),"Late Fee",round(base*.05,2),0))
        if R.random()<.4: L.append((dt.date(2025,R.choice([1,2,3]),R.randint(10,27)),R.choice(["RE Tax","Insurance","Pct Rent"]),round(R.uniform(900,7200),2),0))
        if R.random()<.3: L.append((dt.date(2025,R.choice([4,5,6]),R.randint(3,25)),"Unapplied",0,round(R.uniform(200,1800),2)))
        if jud: L.append((dt.date(2024,R.choice([7,9,11]),R.randint(3,25)),"Judgment",round(base*R.uniform(3,8),2),0))
        L.sort(key=lambda x:(x[0],x[1]))
        r0=r;T={k:0 for k in sk}
        nmx=t+(" (J)" if jud else "")
        for q,ch,a,p in L:
            inv+=R.randint(1,9);n=(AS-q).days;bal=round(a-p,2)
            no=f"{ab}-{inv}" if ch not in("Unapplied","Judgment") else ("UNAPP" if ch=="Unapplied" else f"JE-{inv%1000:04d}")
            wo=bal if n>120 and bal>0 and (jud or R.random()<.5) else (0 if n>120 and bal>0 else None)
            row=dict(unit=suite,name=nmx,invoice=no,date=q.strftime("%m/%d/%y"),charge=ch)
            row.update({keys[0]:n,"total":bal,bk(n):bal})
            if ch!="Unapplied": row["other:Invoice Amount"]=a
            if p: row["other:Paid / Credited"]=-p
            if wo is not None: row[keys[-1]]=wo
            ws.write(r,2,no,tx);ws.write_datetime(r,3,dt.datetime.combine(q,dt.time()),d);ws.write(r,4,ch,tx);ws.write(r,5,n,tx)
            for i,k in enumerate(sk):
                if k in row: ws.write_number(r,6+i,row[k],num);T[k]=round(T[k]+row[k],2)
            rows.append(row);r+=1
        if len(L)>1:
            ws.merge_range(r0,0,r-1,0,suite,ten);ws.merge_range(r0,1,r-1,1,nmx,ten)
        else: ws.write(r0,0,suite,ten);ws.write(r0,1,nmx,ten)
        for i in range(15): ws.write_blank(r,i,None,lb)
        lab=f"{t} total";ws.write(r,1,lab,lb)
        tot=dict(label=lab)
        for i,k in enumerate(sk): ws.write_number(r,6+i,T[k],numb);tot[k]=T[k];S[k]=round(S[k]+T[k],2)
        totals.append(tot);r+=1
    lab=f"TOTAL {nm.upper()}";tot=dict(label=lab)
    for i in range(15): ws.write_blank(r,i,None,tl)
    ws.write(r,0,lab,tl)
    for i,k in enumerate(sk): ws.write_number(r,6+i,S[k],tn);tot[k]=S[k];G[k]=round(G[k]+S[k],2)
    totals.append(tot);r+=2
lab="ALL CENTERS";tot=dict(label=lab);ws.write(r,0,lab,tl)
for i,k in enumerate(sk): ws.write_number(r,6+i,G[k],tn);tot[k]=G[k]
totals.append(tot);r+=1
ws.write(r,0,"% of balance",F(italic=True))
pt=F(italic=True,num_format='0.0%')
for k in BK: ws.write_number(r,6+sk.index(k),round(G[k]/G["total"],4),pt)
ws.set_column(0,0,8);ws.set_column(1,1,24);ws.set_column(2,2,11);ws.set_column(3,3,10);ws.set_column(4,4,10);ws.set_column(5,5,6);ws.set_column(6,14,12)
ws.freeze_panes(4,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3);ws.activate()
wb.close()
put('AR by invoice 063025 (three centers).xlsx','AR',keys,rows,totals,None,"RETAIL","forensic accountant to a special servicer","open invoices, tenant and suite in vertically merged cells, original/paid/balance, five buckets, proposed write-off column, memo sheet first",True)
print(all(abs(sum(t.get(k,0) for k in BK)-t['total'])<.01 for t in totals))
