from common import *
import xlsxwriter
N='Cottonwood Bend MHP - Nov 2025.xlsx'; r=random.Random(44); nm=names(r,150,lambda a,b:f'{b.upper()}, {a}')
wb=xlsxwriter.Workbook(f'{R}/documents/{N}');w=wb.add_worksheet('Nov 25');B=wb.add_format(dict(bold=1));Hd=wb.add_format(dict(bold=1,text_wrap=1,bg_color='#D9E2C4',border=1,valign='vcenter',align='center'));M=wb.add_format(dict(num_format='#,##0.00;(#,##0.00);0.00'));Dt=wb.add_format(dict(num_format='mm/dd/yy'));Bm=wb.add_format(dict(bold=1,top=1,num_format='$#,##0.00'));Z=wb.add_format(dict(bg_color='#EEEEEE'))
w.write(0,0,'Cottonwood Bend Mobile Home Park',B);w.write(1,0,'Lot Rent Roll  -  November 2025');w.write(2,0,'Prepared for seller\'s counsel; receipts posted through 11/30/2025')
H=['Lot #','Acct','Resident','Home','Owned by','Move-in','Lot Rent','Home Pmt','Water/ Sewer','Trash','Pet','Total Billed','Deposit','Balance']
for j,h in enumerate(H): w.write(4,j,h,Hd)
w.set_row(4,32);w.set_column(0,0,7);w.set_column(1,1,8,None,{'hidden':1});w.set_column(2,2,27);w.set_column(3,4,9);w.set_column(5,13,11);w.freeze_panes(5,1)
rows=[];y=5;occ=0
for i in range(1,141):
    u=str(i) if i%13 else f'{i}A'
    w.write_string(y,0,u) if not u.isdigit() else w.write_number(y,0,i)
    w.write(y,1,f'CB{i:04d}'); k=r.random()
    if k<.08:
        w.write(y,2,'VACANT LOT' if k<.05 else 'VACANT - park home for sale',Z);rows.append(dict(unit=u,statusText='VACANT LOT' if k<.05 else 'VACANT - park home for sale'))
        if k>=.05: w.write(y,3,'SW');w.write(y,4,'Park');rows[-1]['unitType']='SW'
    else:
        occ+=1;h=r.choice(['SW','SW','DW','RV']);poh=r.random()<.15 and h=='SW'
        lr={'SW':395,'DW':445,'RV':360}[h]+r.choice([0,0,0,-20]);hp=r.choice([275,310,350]) if poh else 0;ws=r.randint(2800,7600)/100;tr=18.5;pet=r.choice([0,0,0,10,20]);d0=D(2005+r.randint(0,20),r.randint(1,10),r.randint(1,28));dep=r.choice([0,200,300,395]);tot=round(lr+hp+ws+tr+pet,2);bal=r.choice([0,0,0,0,0,tot,round(tot*.5,2),-15.25])
        ch=[('Lot Rent',lr),('Home Pmt',hp),('Water/ Sewer',ws),('Trash',tr),('Pet',pet)]
        w.write(y,2,nm[i]);w.write(y,3,h);w.write(y,4,'Park' if poh else 'Resident');w.write_datetime(y,5,dt.datetime.combine(d0,dt.time()),Dt)
        for j,v in((6,lr),(7,hp or None),(8,ws),(9,tr),(10,pet or None),(12,dep),(13,bal)):
            if v is not None:w.write(y,j,v,M)
        w.write_formula(y,11,f'=SUM(G{y+1}:K{y+1})',M,tot)
        rows.append(dict(unit=u,unitType=h,tenantName=nm[i],statusText='Occupied',moveInDate=iso(d0),contractRent=lr,charges=[dict(code=a,amount=b) for a,b in ch if b],totalCharges=tot,deposit=dep,balance=bal))
    y+=1
w.write(y,0,'TOTAL',Bm)
def cs(c): return round(sum(x['amount'] for q in rows for x in q.get('charges',[]) if x['code']==c),2)
for j,v in((6,cs('Lot Rent')),(7,cs('Home Pmt')),(8,cs('Water/ Sewer')),(9,cs('Trash')),(10,cs('Pet')),(11,S(rows,'totalCharges')),(12,S(rows,'deposit')),(13,S(rows,'balance'))):
    c=chr(65+j);w.write_formula(y,j,f'=SUM({c}6:{c}{y})',Bm,v)
for k,(a,b) in enumerate((('Lots',140),('Occupied',occ),('Vacant',140-occ))): w.write(y+2+k,2,a);w.write(y+2+k,3,b)
w.write(y+6,2,'SW single-wide, DW double-wide, RV recreational vehicle. Park = park-owned home under rent-to-own note.')
w.set_landscape();w.fit_to_pages(1,0);w.repeat_rows(4);wb.close()
save(N,'MANUFACTURED_HOUSING','park lot roll, charges in columns, hidden column',False,dict(propertyName='Cottonwood Bend Mobile Home Park',asOnDate='2025-11',units=140,occupied=occ,vacant=140-occ,sheet='Nov 25',rows=rows))
