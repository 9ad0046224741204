from h import *
import xlsxwriter
r=random.Random(7609);nm=namer(r,'us')
f='Cottonwood Bend MHC roll 1-2026.xlsx'
wb=xlsxwriter.Workbook(doc(f));S=wb.add_worksheet('Recap');w=wb.add_worksheet('Roll');D_=wb.add_worksheet('Codes')
F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=9,**k))
h=F(bold=1,bg_color='#1F3864',font_color='white',align='center',valign='vcenter',border=1,text_wrap=1);g=F(bold=1,bg_color='#8EA9DB',align='center',border=1)
mn=F(num_format='#,##0.00;(#,##0.00);-');tx=F();dt=F(num_format='m/d/yyyy');tb=F(bold=1,top=6,num_format='#,##0.00;(#,##0.00);-');vac=F(bg_color='#FCE4D6',italic=1);vm=F(bg_color='#FCE4D6',num_format='#,##0.00')
w.write(0,0,'COTTONWOOD BEND MANUFACTURED HOUSING COMMUNITY',F(bold=1));w.write(1,0,'Rent roll as of January 1, 2026');w.write(2,0,'Prepared for: Trustee, Ch. 11 Case 25-31877 (Bankr. D. Utah)')
w.merge_range('A5:D5','SITE',g);w.merge_range('E5:H5','HOMEOWNER / TENANT',g);w.merge_range('I5:N5','MONTHLY CHARGES',g);w.merge_range('O5:P5','NEXT INCREASE',g);w.merge_range('Q5:R5','LEDGER',g)
H=['Site','Section','Size','Stat','Name','Home yr','Move in','Lease','Market site rent','Site rent','Home rent','Water / sewer','Trash','Total billed','Eff. date','New site rent','Sec. dep.','Balance fwd']
for i,x in enumerate(H): w.write(5,i,x,h)
w.set_row(5,26);w.set_column(0,3,6);w.set_column(4,4,26);w.set_column(5,17,9.5);w.freeze_panes(6,1)
rows=[];R=6;T=[0.0]*8;cnt=dict(OWN=0,POH=0,VAC=0,OFF=0)
for sec,n,mk in (('Elm',58,615),('Fir',64,640),('Gambel',60,690)):
    for k in range(1,n+1):
        u=f'{sec[0]}-{k:03d}';sz=r.choice(['SW','SW','DW']) if sec!='Gambel' else r.choice(['DW','DW','SW']);M=float(mk+(45 if sz=='DW' else 0))
        x=r.random();st='OWN' if x<.76 else 'POH' if x<.90 else 'VAC' if x<.99 else 'OFF'
        cnt[st]+=1
        if st in('VAC','OFF'):
            for c,v in enumerate([u,sec,sz,st]+['']*4): w.write(R,c,v,vac)
            w.write(R,8,M,vm)
            for c in range(9,18): w.write_blank(R,c,None,vac)
            T[0]+=M;rows.append(dict(unit=u,section=sec,unitType=sz,statusText=st,marketRent=M));R+=1;continue
        a,b=nm();t=f'{b}, {a}' if r.random()<.8 else f'{b}, {a} & {r.choice(FN["us"])}';mi=rd(r,2004,2025);
        sr=M-r.choice([0,0,15,35,60]);hr=float(r.choice([450,525,600])) if st=='POH' else 0.0;ws=round(r.uniform(38,71),2);tr=16.5;tt=round(sr+hr+ws+tr,2)
        ls='MTM' if r.random()<.5 else D.date(2026,r.randint(2,12),1)-D.timedelta(days=1)
        inc=r.random()<.4 and sr<M;eff=D.date(2026,r.choice([3,4,6]),1);nw=sr+r.choice([15,20])
        dep=float(r.choice([0,300,500,650]));bal=r.choice([0,0,0,0,tt,-tt,round(tt*1.7+50,2),-25.0])
        for c,v in enumerate([u,sec,sz,st,t]): w.write(R,c,v,tx)
        w.write(R,5,r.randint(1978,2021),tx);w.write_datetime(R,6,D.datetime(mi.year,mi.month,mi.day),dt)
        if ls=='MTM': w.write(R,7,ls,tx)
        else: w.write_datetime(R,7,D.datetime(ls.year,ls.month,ls.day),dt)
        for c,v in zip(range(8,13),(M,sr,hr,ws,tr)): w.write(R,c,v,mn)
        w.write_formula(R,13,f'=SUM(J{R+1}:M{R+1})',mn,tt)
        if inc: w.write_datetime(R,14,D.datetime(eff.year,eff.month,eff.day),dt);w.write(R,15,nw,mn)
        w.write(R,16,dep,mn);w.write(R,17,bal,mn)
        for j,v in enumerate((M,sr,hr,ws,tr,tt,dep,bal)): T[j]=round(T[j]+v,2)
        rows.append(dict(unit=u,section=sec,unitType=sz,statusText=st,tenantName=t,moveInDate=mi.isoformat(),leaseEndDate=ls if ls=='MTM' else ls.isoformat(),marketRent=M,contractRent=sr,charges=[dict(code=q,amount=v) for q,v in (('Site rent',sr),('Home rent',hr),('Water / sewer',ws),('Trash',tr)) if v],totalCharges=tt,rentSteps=[dict(date=eff.isoformat(),amount=nw)] if inc else None,deposit=dep or None,balance=bal or None));R+=1
w.write(R,4,'Total community',tb)
for c,v in zip((8,9,10,11,12,13,16,17),T): L=chr(65+c);w.write_formula(R,c,f'=SUM({L}7:{L}{R})',tb,v)
n=len(rows);occ=cnt['OWN']+cnt['POH']
for i,(a,b) in enumerate([('Cottonwood Bend recap, 1/1/2026',''),('Total sites',n),('Resident-owned homes (OWN)',cnt['OWN']),('Park-owned homes rented (POH)',cnt['POH']),('Vacant pads (VAC)',cnt['VAC']),('Off line (OFF)',cnt['OFF']),('Occupied sites',occ),('Total billed, month',T[5])]): S.write(i,0,a);S.write(i,1,b,mn if i==7 else None)
S.set_column(0,0,34);S.set_column(1,1,14)
for i,(a,b) in enumerate([('SW','single-wide pad'),('DW','double-wide pad'),('OWN','resident owns home'),('POH','park-owned home, tenant pays site and home rent'),('VAC','vacant pad'),('OFF','pad out of service')]): D_.write(i,0,a);D_.write(i,1,b)
w.set_landscape();w.fit_to_pages(1,0);wb.close()
save(f,'MANUFACTURED_HOUSING','xlsx with recap and codes sheets, grouped header, status codes, next increase columns',True,dict(propertyName='COTTONWOOD BEND MANUFACTURED HOUSING COMMUNITY',asOnDate='2026-01-01',units=n,occupied=occ,vacant=n-occ if not cnt['OFF'] else None,sheet='Roll',rows=rows,totals=dict(marketRent=T[0],contractRent=T[1],totalCharges=T[5],deposit=T[6],balance=T[7])))
