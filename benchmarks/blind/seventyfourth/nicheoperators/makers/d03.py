from common import *; import xlsxwriter
rng=random.Random(743); N='Slip holders Oct 25.xlsx'
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('Slips'); w2=wb.add_worksheet('Waitlist')
B=wb.add_format(dict(bold=1)); T=wb.add_format(dict(bold=1,font_size=14)); H=wb.add_format(dict(bold=1,text_wrap=1,bottom=1,align='center',valign='bottom')); G=wb.add_format(dict(bold=1,align='center',bottom=1))
D=wb.add_format(dict(num_format='d-mmm-yy',align='left')); M=wb.add_format(dict(num_format='#,##0.00;(#,##0.00);"-"')); MT=wb.add_format(dict(num_format='#,##0.00;(#,##0.00);"-"',bold=1,top=1)); S=wb.add_format(dict(bold=1,bg_color='#DCE9F2')); I=wb.add_format(dict(italic=1,font_color='#777777'))
ws.merge_range('A1:L1','PELICAN COVE MARINA',T); ws.merge_range('A2:L2','Slip holders & monthly billing as of October 31, 2025'); 
ws.merge_range('F4:G4','Agreement',G); ws.merge_range('H4:J4','Monthly billing',G); ws.merge_range('K4:L4','On account',G)
for i,h in enumerate(['Slip','Len ft','Holder','Vessel','Type','From','To','Slip fee','Electric','Live-aboard','Deposit','Open balance']): ws.write(4,i,h,H)
vs="Second Wind,Knot Working,Mariah B,Blue Heron,Reel Therapy,Osprey,Tide Runner,Lady June,Gypsy Moon,Salty Paws,Windfall,Patience,Driftwood,Slack Tide,Nauti Buoy,Perseverance,Calypso,Sea Glass,Wanderer,Little Dipper,Hull Yes,Islander,Sundog,Moonraker,Fair Trade,Bay Rum,Miss Adele,Kittiwake,Free Spirit,Pilot's Choice,Puffin,Tradewind,Halcyon,Sojourner,Cool Change,Ripple,Morning Star,Petrel,Grace,Liberty".split(',')
nm=names(rng,60,'LFi'); nm[7]='Cove Kayak Rentals LLC'; nm[22]='Bluewater Charters Inc.'
r=5; rows=[]; k=0; gt=[0]*5; subs=[]
for dock,n,lens,per in (('A',12,[24,26],11.5),('B',14,[30,32],12.),('C',12,[36,40],12.75),('T',4,[60],14.)):
    sec=f'Dock {dock}' if dock!='T' else 'T-Heads'
    ws.merge_range(r,0,r,11,sec,S); r+=1; st=r; tt=[0]*5
    for i in range(1,n+1):
        u=f'{dock}-{i}'; ln=rng.choice(lens); row=dict(unit=u,section=sec); ws.write(r,0,u); ws.write(r,1,ln)
        if rng.random()<.14 and i>1: ws.write(r,2,'OPEN',I); row['statusText']='OPEN'
        else:
            ty=rng.choice(['Annual','Annual','Seasonal']); f=dt.date(2025,rng.randint(1,8),1) if ty=='Annual' else dt.date(2025,5,1); to=f.replace(year=2026)-dt.timedelta(days=1) if ty=='Annual' else dt.date(2025,10,31)
            fee=round(ln*per,2); el=rng.choice([0,35.,35.,55.]); lv=150. if rng.random()<.12 else 0; dep=rng.choice([fee,fee,250.,0]); bal=rng.choice([0]*6+[fee,round(fee+el+lv,2),-50.])
            for c,v in ((2,nm[k]),(3,vs[k%len(vs)]),(4,ty)): ws.write(r,c,v)
            ws.write_datetime(r,5,dt.datetime.combine(f,dt.time()),D); ws.write_datetime(r,6,dt.datetime.combine(to,dt.time()),D)
            for c,v in zip(range(7,12),(fee,el,lv,dep,bal)): ws.write_number(r,c,v,M); tt[c-7]+=v
            row.update(tenantName=nm[k],leaseStartDate=iso(f),leaseEndDate=iso(to),statusText='Occupied',contractRent=fee,charges=[dict(code=a,amount=b) for a,b in (('Electric',el),('Live-aboard',lv)) if b])
            if dep: row['deposit']=dep
            if bal: row['balance']=bal
            k+=1
        rows.append(row); r+=1
    ws.write(r,2,f'Total {sec}',B)
    for j in range(5): ws.write_formula(r,7+j,f'=SUM({chr(72+j)}{st+1}:{chr(72+j)}{r})',MT,round(tt[j],2)); gt[j]+=tt[j]
    subs.append(r+1); r+=2
ws.write(r,2,'ALL DOCKS',B)
for j in range(5): ws.write_formula(r,7+j,'='+'+'.join(f'{chr(72+j)}{s}' for s in subs),MT,round(gt[j],2))
occ=k; ws.write(r+2,0,f'Slips {len(rows)}   Rented {occ}   Open {len(rows)-occ}'); ws.write(r+3,0,'Seasonal = May 1 to Oct 31. Haul-out list is in the shop binder.',I)
for c,w in zip('ABCDEFGHIJKL',(7,7,25,17,10,11,11,11,10,11,11,12)): ws.set_column(f'{c}:{c}',w)
w2.write_row(0,0,['Name','Length wanted','Since'],B)
for i in range(5): w2.write_row(i+1,0,[nm[50+i],rng.choice([26,30,36]),rng.choice(['Jun 2025','Aug 2025','Sept 2025'])])
wb.close(); save(N,rows,'OTHER','marina slip list by dock, grouped header, formulas, second sheet waitlist',False,'Pelican Cove Marina','2025-10-31',len(rows),occ,len(rows)-occ,'Slips')
