from h import *
import xlsxwriter
r=random.Random(7614);nm=namer(r,'us')
f='Estate of Gillis - tenants.xlsx'
wb=xlsxwriter.Workbook(doc(f));w=wb.add_worksheet('Tenants');w2=wb.add_worksheet('To do')
for i,x in enumerate(['Get keys for Agricola St basement','Ask bank re pre-authorized payments','Smoke alarms - Cedar']): w2.write(i,0,x)
F=lambda **k:wb.add_format({'font_name':'Georgia','font_size':10,**k})
w.write('A1','Estate of Angus R. Gillis, Halifax NS',F(bold=1,font_size=13));w.write('A2','What is rented and to whom, as of Jan 15 2026 (my best information)',F(italic=1))
hd=F(bold=1,bottom=2,text_wrap=1,valign='bottom');H=['Unit','What it is','Tenant','Moved in','Lease to','Rent /month','Parking','Heat incl.?','Damage deposit','Behind (ahead)','From Apr 1 2026','Phone / note']
for i,x in enumerate(H): w.write(3,i,x,hd)
mn=F(num_format='$#,##0.00;($#,##0.00)');dt=F(num_format='d mmm yyyy');tx=F();ad=F(bold=1,font_color='#7B3F00',top=1);sb=F(italic=1,num_format='$#,##0.00;($#,##0.00)',top=4)
P=[('2217 Agricola Street',[('Store','shop'),('2','2 br flat'),('3','2 br flat'),('Bsmt','bachelor')]),('41 Cedar Street',[('1','1 br'),('2','1 br'),('3','2 br'),('4','2 br'),('5','1 br'),('Garage','garage')]),('18 Herring Cove Road',[('House','3 br house')]),('6090 Willow Street',[('Up','3 br flat'),('Down','3 br flat')]),('77 Portland St., Dartmouth',[('A','shop'),('B','office'),('C','1 br'),('D','1 br')])]
base={'shop':1650,'2 br flat':1425,'bachelor':840,'1 br':1080,'2 br':1340,'garage':120,'3 br house':1890,'3 br flat':1760,'office':775}
R=4;rows=[];T=[0]*4;cnt=vac=0
for p,us in P:
    w.merge_range(R,0,R,11,p,ad);R+=1;s=R;S=[0]*4
    for u,ty in us:
        cnt+=1;w.write(R,0,u,tx);w.write(R,1,ty,tx)
        if (p[:2],u) in(('41','3'),('77','B')): w.write(R,2,'nobody' if u=='3' else 'nobody since Aug',tx);rows.append(dict(unit=u,building=p,unitType=ty,statusText='nobody' if u=='3' else 'nobody since Aug'));vac+=1;R+=1;continue
        a,b=nm();t=f'{a} {b}' if ty not in('shop',) else r.choice([f'{b} Barber Shop','Two Crows Used Books','Citadel Alterations'])
        if ty=='garage': t=f'{a} {b} (car)'
        mi=rd(r,2009,2025);le=r.choice(['month to month','month to month',D.date(2026,r.randint(4,11),28)]);rt=float(base[ty]-r.choice([0,25,60,140,0]));
        if ty=='garage':rt=120.0
        pk=r.choice([0,0,60.0]) if ty!='garage' else 0;dp=r.choice([rt/2,rt/2,None]) if ty!='garage' else None;bl=r.choice([0,0,0,rt,-rt,300.0]);up=round(rt*1.05,2) if r.random()<.4 else None
        w.write(R,2,t,tx);w.write_datetime(R,3,D.datetime(mi.year,mi.month,mi.day),dt)
        if isinstance(le,str): w.write(R,4,le,tx)
        else: w.write_datetime(R,4,D.datetime(le.year,le.month,le.day),dt)
        w.write(R,5,rt,mn);
        if pk: w.write(R,6,pk,mn)
        w.write(R,7,r.choice(['yes','no','yes']) if ty!='garage' else '',tx)
        if dp: w.write(R,8,dp,mn)
        if bl: w.write(R,9,bl,mn)
        if up: w.write(R,10,up,mn)
        w.write(R,11,r.choice(['','902-555-01%02d'%r.randint(10,99),'e-transfers on the 1st','']),tx)
        rows.append(dict(unit=u,building=p,unitType=ty,tenantName=t,moveInDate=mi.isoformat(),leaseEndDate=le if isinstance(le,str) else le.isoformat(),contractRent=rt,charges=[dict(code='Parking',amount=pk)] if pk else None,deposit=dp,balance=bl or None,rentSteps=[dict(date='2026-04-01',amount=up)] if up else None,statusText='Occupied'))
        for j,v in enumerate((rt,pk,dp or 0,bl)): S[j]+=v
        R+=1
    if len(us)>1:
        for c,v in zip((5,6,8,9),S):
            L=chr(65+c);w.write_formula(R,c,f'=SUM({L}{s+1}:{L}{R})',sb,v)
        R+=1
    T=[i+j for i,j in zip(T,S)];R+=1
w.write(R,2,f'Everything ({cnt} units, {vac} empty)',F(bold=1))
for c,v in zip((5,6,8,9),T): w.write(R,c,v,F(bold=1,num_format='$#,##0.00;($#,##0.00)',top=1,bottom=6))
w.set_landscape();w.fit_to_pages(1,0);w.set_column(0,0,8);w.set_column(1,1,12);w.set_column(2,2,30);w.set_column(3,4,15);w.set_column(5,10,12);w.set_column(11,11,22);wb.close()
save(f,'MIXED_USE','executor spreadsheet by address blocks, notes sheet, future rent column',False,dict(propertyName='Estate of Angus R. Gillis',asOnDate='2026-01-15',units=cnt,occupied=cnt-vac,vacant=vac,sheet='Tenants',rows=rows,totals=dict(contractRent=T[0],deposit=T[2],balance=T[3])),author='executor')
