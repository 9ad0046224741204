# Logistics portfolio, aged receivables by lease and invoice (xlsx), tenant heading + charges + unapplied cash
import random, xlsxwriter, datetime as dt
from h import *
R=random.Random(6321)
ASOF=dt.date(2025,8,31)
PR=[('LG104','Garrison Road Logistics Center',['Brackwater Freight Systems, Inc.','Oakline Tire Distributors','Penn-Harbor Cold Chain LLC','Zephyr Home Goods, Inc.','Tri-Delta Packaging Corp.','Wexcombe Auto Parts']),
('LG117','Meadowbank Distribution Park',['Sorrel & Finch Wholesale','Northgate Parcel Services LLC','Ironbark Building Products','Cavendish Medical Supply Co.','Lumen Ridge Electronics','Quarrymen Stone Imports','Hollis Beverage Group']),
('LG122','Interstate 81 Crossdock',['Redtail Linehaul, Inc.','Apex Meridian 3PL','Dunmore Paper Converting','Falcata Sporting Goods']),
('LG139','Port Ellery Bulk Warehouse',['Blue Heron Grocery Supply','Castellan Furniture Imports','Stratton Wire & Cable','Vantage Crop Sciences','Marlow Reefer Logistics LLC'])]
CH=['RENT','CAM','RET','INS','UTIL','LATE','MISC','CAMRC']
name='AR_Aging_Invoice_Detail_083125.xlsx'
wb=xlsxwriter.Workbook(f'{ROOT}/documents/{name}');ws=wb.add_worksheet('Aging Detail')
F=lambda **x: wb.add_format(dict(font_name='Calibri',font_size=10,**x))
nf='#,##0.00;(#,##0.00)'
b=F(bold=True);tx=F();nn=F(num_format=nf);dd=F(num_format='mm/dd/yyyy',align='left');sn=F(num_format=nf,bold=True,top=1);s_=F(bold=True,top=1,align='left');ph=F(bold=True,bg_color='#DDEBD8');pt=F(bold=True,bg_color='#EDF4EA',top=1);ptn=F(bold=True,bg_color='#EDF4EA',top=1,num_format=nf);hd=F(bold=True,bottom=2,text_wrap=True,align='center',valign='bottom');th=F(bold=True,font_color='#1F4E28');g=F(bold=True,top=6,bottom=1);gn=F(bold=True,top=6,bottom=1,num_format=nf)
ws.write(0,0,'Aged Receivables - Invoice Detail',F(bold=True));ws.write(1,0,'Properties: Logistics East (.lgeast)   Status: Current, Past, Notice   Age as of: 08/31/2025   Post to: 08/2025',tx);ws.write(2,0,'Aged by due date. Prepaid/unapplied receipts shown on their own line.',F(italic=True))
H=['Lease','Unit','Invoice #','Due Date','Charge Code','0-30\nDays','31-60\nDays','61-90\nDays','Over 90\nDays','Prepaid /\nUnapplied','Balance']
ws.set_row(4,28)
for i,x in enumerate(H): ws.write(4,i,x,hd)
K=["b0_30","b31_60","b61_90","b90","prepaid","total"]
kv=lambda v:{k:num(x) for k,x in zip(K,v)}
kr=lambda v:{k:num(x) for k,x in zip(K,v) if x}
rows=[];totals=[];r=5;inv=48210;lid=20411;G=[0]*6
months=[dt.date(2025,8,1),dt.date(2025,7,1),dt.date(2025,6,1),dt.date(2025,5,1),dt.date(2025,4,1),dt.date(2025,3,1)]
def bucket(d):
    a=(ASOF-d).days
    return 0 if a<=30 else 1 if a<=60 else 2 if a<=90 else 3
for pc,pn,tn in PR:
    ws.write(r,0,f'{pc}  {pn}',ph)
    for i in range(1,11): ws.write_blank(r,i,None,ph)
    r+=1;P=[0]*6
    for ti,t in enumerate(tn):
        lid+=R.randint(3,90);L=f't00{lid}';u=f'{R.choice("ABCD")}-{R.randint(1,6)}0{R.randint(1,4)}' if pc!='LG122' else f'DK{R.randint(1,40):02d}'
        ws.write(r,0,L,th);ws.write(r,1,u,th);ws.write(r,2,t,th);r+=1
        base=R.randint(38,165)*1000*100+R.randint(0,9999)
        n=R.choice([1,1,2,2,3,4]);T=[0]*6;items=[]
        for mth in reversed(months[:n]):
            inv+=R.randint(4,70)
            part=R.random()<.25
            items.append((mth,'RENT',round(base*(.3 if part else 1)),inv));items.append((mth,'CAM',round(base*R.uniform(.13,.16)),inv))
            if R.random()<.55: items.append((mth,'RET',round(base*R.uniform(.09,.12)),inv))
            if R.random()<.3: items.append((mth,'INS',round(base*.021),inv))
            if R.random()<.35: items.append((mth+dt.timedelta(R.randint(8,20)),'UTIL',R.randint(40000,610000),inv+1));inv+=1
            if mth<months[0] and R.random()<.5: items.append((mth+dt.timedelta(10),'LATE',round(base*.01),inv+2));inv+=2
        if R.random()<.28: items.insert(0,(dt.date(2025,4,15),'CAMRC',R.choice([1,1,-1])*R.randint(120000,1900000),inv-900))
        if R.random()<.15: items.append((dt.date(2025,8,18),'MISC',R.randint(15000,90000),inv+1));inv+=1
        items.sort(key=lambda x:x[0])
        un=R.random()<.35
        for d,chg,am,iv in items:
            v=[0]*6;v[bucket(d)]=am;v[5]=am
            ws.write(r,2,f'INV-{iv}',tx);ws.write_datetime(r,3,dt.datetime(d.year,d.month,d.day),dd);ws.write(r,4,chg,tx)
            for i,x in enumerate(v):
                if x: ws.write(r,5+i,x/100,nn)
            rows.append({"unit":u,"name":t,"resident":L,"date":d.isoformat(),"charge":chg,"invoice":f'INV-{iv}',**kr(v)});T=[p+q for p,q in zip(T,v)];r+=1
        if un:
            am=-R.choice([base,R.randint(100000,2500000)]);d=dt.date(2025,8,R.randint(5,29));rc=f'RC-{R.randint(70110,79990)}'
            v=[0]*4+[am,am];ws.write(r,2,rc,tx);ws.write_datetime(r,3,dt.datetime(d.year,d.month,d.day),dd);ws.write(r,4,'PREPAY',tx)
            ws.write(r,9,am/100,nn);ws.write(r,10,am/100,nn);rows.append({"unit":u,"name":t,"resident":L,"date":d.isoformat(),"charge":'PREPAY',"invoice":rc,**kr(v)});T=[p+q for p,q in zip(T,v)];r+=1
        lab=f'Total {t}';ws.write(r,2,lab,s_)
        for i in(3,4): ws.write_blank(r,i,None,s_)
        for i,x in enumerate(T): ws.write(r,5+i,x/100,sn)
        totals.append({"label":lab,**kv(T)});P=[p+q for p,q in zip(P,T)];r+=1
    lab=f'Total {pn}';ws.write(r,0,lab,pt)
    for i in range(1,5): ws.write_blank(r,i,None,pt)
    for i,x in enumerate(P): ws.write(r,5+i,x/100,ptn)
    totals.append({"label":lab,**kv(P)});G=[p+q for p,q in zip(G,P)];r+=2
ws.write(r,0,'Grand Total Logistics East',g)
for i in range(1,5): ws.write_blank(r,i,None,g)
for i,x in enumerate(G): ws.write(r,5+i,x/100,gn)
totals.append({"label":'Grand Total Logistics East',**kv(G)})
r+=1;ws.write(r,0,'Aging %',F(italic=True));
for i,x in enumerate(G[:4]): ws.write(r,5+i,x/sum(G[:4]),F(num_format='0.0%',italic=True))
r+=2;ws.write(r,0,'Userid: ssc_ar02   Date: 9/4/2025   Time: 8:51 AM',tx)
ws.set_column(0,0,11);ws.set_column(1,1,8);ws.set_column(2,2,13);ws.set_column(3,4,11);ws.set_column(5,10,14);ws.freeze_panes(5,0);ws.set_landscape();ws.set_paper(1);ws.fit_to_pages(1,0);ws.repeat_rows(4);wb.close()
save(name,'AR',None,K,rows,totals,'logistics portfolio invoice-level aging workbook: lease heading row with charges below, unapplied cash lines, tenant/property/grand totals',True)
