# student by bed
from common import *
import xlsxwriter
r=random.Random(7210); p=P(r); fn='10_The Foundry at State - Bed Rent Roll.xlsx'
FP=[('S1','4x4 Std',4,1340,4,689),('S2','4x2 Value',4,1160,4,609),('D1','2x2 Dlx',2,910,2,825),('E1','1x1',1,560,1,1145)]
wb=xlsxwriter.Workbook(D+fn); ws=wb.add_worksheet('Rent Roll'); 
A=lambda **k:wb.add_format(dict(font_name='Segoe UI',font_size=9,**k))
hd=A(bold=True,bg_color='#DDEBF7',border=1,text_wrap=True,valign='vcenter');tx=A();mf=A(num_format='$#,##0.00;[Red]-$#,##0.00');df=A(num_format='d-mmm-yy');b=A(bold=True);bm=A(bold=True,num_format='$#,##0.00',top=1);big=A(bold=True);big.set_font_size(13)
ws.write(0,0,'The Foundry at State',big);ws.write(1,0,'Rent Roll by Bedspace',tx);ws.write(2,0,'Effective Date: 10/15/2025',tx);ws.write(3,0,'Lease term: 2025-2026 Academic Year',tx)
H=['Bldg','Unit-Bed','Gender','Floor Plan','Space Option','Bed Status','Resident','Guarantor on File','Lease From','Lease To','Market Rent','Base Rent','Furniture','Parking','Utility Package','Concession','Total Scheduled','Deposit Held','Balance']
for i,h in enumerate(H): ws.write(5,i,h,hd)
y=6;rows=[]
units=[('A',f'A{f}{n:02d}',FP[0]) for f in(1,2,3) for n in range(1,4)]+[('B',f'B{f}{n:02d}',FP[1]) for f in(1,2,3) for n in range(1,4)]+[('C',f'C{f}{n:02d}',FP[2] if n<5 else FP[3]) for f in(1,2,3) for n in range(1,7)]
for bl,u,f in units:
    for k in range(f[2]):
        sp='ABCD'[k]; opt='Private' if f[0]!='S2' else ('Shared Bath')
        base=dict(unit=u,building=bl,unitType=f[1],marketRent=f[5])
        row=[bl,u+'-'+sp,'MFFM'[(len(u)+ord(u[-1])+ord(u[1]))%4],f[1],opt]
        if r.random()<.085:
            stt=r.choice(['Vacant Ready','Vacant Not Ready']); rows.append(dict(base,_s=sp,statusText=stt)); row+=[stt,'','']; 
            for i,v in enumerate(row): ws.write(y,i,v,tx)
            ws.write(y,10,f[5],mf); y+=1; continue
        stt='Occupied' if r.random()>.06 else 'Occupied - Sublet'
        fr=dt.date(2025,8,18);to=dt.date(2026,7,31)
        if r.random()<.12: fr=dt.date(2025,9,1) 
        rent=float(f[5]-r.choice([0,0,10,20,30])); fu=r.choice([0.0,0.0,25.0]); pk=r.choice([0.0,0.0,55.0]); ut=45.0; co=r.choice([0.0]*7+[-25.0,-40.0])
        x=dict(base,_s=sp,statusText=stt,tenantName=p.lf(),leaseStartDate=iso(fr),leaseEndDate=iso(to),contractRent=rent,charges=[dict(code=a,amount=v) for a,v in(('Base Rent',rent),('Furniture',fu),('Parking',pk),('Utility Package',ut),('Concession',co))],totalCharges=rent+fu+pk+ut+co,deposit=r.choice([0.0,0.0,200.0]),balance=0.0 if r.random()<.8 else round(r.uniform(-60,900),2))
        rows.append(x); row+=[stt,x['tenantName'],r.choice(['Y','Y','Y','N'])]
        for i,v in enumerate(row): ws.write(y,i,v,tx)
        ws.write_datetime(y,8,dt.datetime.combine(fr,dt.time()),df);ws.write_datetime(y,9,dt.datetime.combine(to,dt.time()),df)
        for i,v in zip(range(10,19),[f[5]]+[c['amount'] for c in x['charges']]+[x['totalCharges'],x['deposit'],x['balance']]): ws.write(y,i,v,mf)
        y+=1
oc=[x for x in rows if x.get('tenantName')]
ws.write(y,0,'Grand Total',b)
tot=[sum(x['marketRent'] for x in rows)]+[sum(x['charges'][i]['amount'] for x in oc) for i in range(5)]+[sum(x['totalCharges'] for x in oc),sum(x['deposit'] for x in oc),round(sum(x['balance'] for x in oc),2)]
for i,v in enumerate(tot): ws.write(y,10+i,v,bm)
y+=2
for k,v in(('Total Beds',len(rows)),('Occupied Beds',len(oc)),('Vacant Beds',len(rows)-len(oc)),('Occupancy',f'{100*len(oc)/len(rows):.1f}%')): ws.write(y,0,k,tx);ws.write(y,2,v,b);y+=1
for i,w in enumerate([6,7,7,11,13,17,25,11,11,11,11,11,10,10,10,11,12,10,10]): ws.set_column(i,i,w)
ws.set_row(5,28);ws.freeze_panes(6,7);ws.autofilter(5,0,5+len(rows),18);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(5);wb.close()
R=[]
for x in rows:
    x=dict(x); sp=x.pop('_s'); R.append(x)
    x['unit']=x['unit']+'-'+sp
save(fn,dict(propertyName='The Foundry at State',asOnDate='2025-10-15',units=len(rows),occupied=len(oc),vacant=len(rows)-len(oc),sheet='Rent Roll',rows=R),'STUDENT_HOUSING','Student housing by bedspace, charge columns, autofilter')
