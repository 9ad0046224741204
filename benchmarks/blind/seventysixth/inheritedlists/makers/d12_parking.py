from h import *
import xlwt
r=random.Random(7612);nm=namer(r,'ie')
f='CarSpaces_MerchantsYard.xls'
wb=xlwt.Workbook();w=wb.add_sheet('Spaces')
b=xlwt.easyxf('font: bold on; pattern: pattern solid, fore_colour light_yellow; borders: bottom thin');n2=xlwt.easyxf(num_format_str='#,##0.00');dt=xlwt.easyxf(num_format_str='dd-mmm-yy');B_=xlwt.easyxf('font: bold on',num_format_str='#,##0.00')
w.write(0,0,"Merchant's Yard Basement Car Park, Dublin 8");w.write(1,0,'Licence fee list at');w.write(1,4,D.date(2025,12,1),dt)
for i,x in enumerate(['Level','Space','Type','Account','Customer','Reg','From','Monthly ex VAT','VAT 23%','Monthly inc VAT','Fob deposit','Balance']): w.write(3,i,x,b)
R=4;rows=[];T=[0]*5;cnt=0;vac=0;pl=None;firms=['Liffey Design Studio Ltd','Corbawn Solicitors LLP','Gallowglass Media Ltd','St Audoen Dental']
for lv,a0,n in (('-1',1,26),('-2',27,26)):
    for k in range(a0,a0+n):
        ty='Disabled' if k in(1,2) else 'EV' if k in(10,11,12,36) else 'Small' if k%9==0 else 'Standard';cnt+=1
        if r.random()<.17 and k!=29:
            for c,v in enumerate([lv,k,ty,'','*vacant*']): w.write(R,c,v)
            rows.append(dict(unit=str(k),building=lv,unitType=ty,statusText='*vacant*'));vac+=1;R+=1;continue
        a,s=nm();t=r.choice(firms) if r.random()<.4 else f'{a} {s}'
        rt={'EV':185.0,'Small':130.0}.get(ty,155.0)-r.choice([0,0,10,15]);vt=round(rt*.23,2);tt=round(rt+vt,2);dp=r.choice([0,25.0,50.0]);bl=r.choice([0,0,0,tt,2*tt,-tt]);d=rd(r,2017,2025);d=min(d,D.date(2025,11,1))
        for j,v in enumerate((rt,vt,tt,dp,bl)): T[j]=round(T[j]+v,2)
        acc=f'MY{1000+k*7}'
        if k==29: pl={'what':f'space 29 ({t}, {rt:.2f} ex VAT) is left out of the list; the counts and totals at the foot still hold it','kind':'row_dropped'};continue
        for c,v in enumerate([lv,k,ty,acc,t,f'{r.randint(14,25)}{r.choice("12")}-D-{r.randint(1000,49999)}']): w.write(R,c,v)
        w.write(R,6,d,dt)
        for c,v in zip(range(7,12),(rt,vt,tt,dp,bl)): w.write(R,c,v,n2)
        rows.append(dict(unit=str(k),building=lv,unitType=ty,tenantName=t,leaseStartDate=d.isoformat(),contractRent=rt,charges=[dict(code='Monthly ex VAT',amount=rt),dict(code='VAT 23%',amount=vt)],totalCharges=tt,deposit=dp,balance=bl,statusText='Occupied'));R+=1
w.write(R+1,4,'Total',B_)
for c,v in zip(range(7,12),T): w.write(R+1,c,v,B_)
for i,(q,v) in enumerate((('Spaces',cnt),('Licensed',cnt-vac),('Vacant',vac))): w.write(R+3+i,4,q);w.write(R+3+i,7,v)
for c,wd in enumerate((6,7,10,9,28,13,11,14,10,14,12,11)): w.col(c).width=wd*256
wb.save(doc(f))
save(f,'PARKING','legacy .xls list of car spaces with VAT columns',False,dict(propertyName="Merchant's Yard Basement Car Park",asOnDate='2025-12-01',units=cnt,occupied=cnt-vac,vacant=vac,sheet='Spaces',planted=pl,rows=rows,totals=dict(contractRent=T[0],totalCharges=T[2],deposit=T[3],balance=T[4])))
