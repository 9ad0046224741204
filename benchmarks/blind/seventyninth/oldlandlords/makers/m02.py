from common import *; import xlsxwriter
r=random.Random(202); n=N(202); f='Cottonwood Lots 2025.xlsx'
wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet('NOV'); w2=wb.add_worksheet('phone nos')
b=wb.add_format({'bold':1}); h=wb.add_format({'bold':1,'bottom':2,'text_wrap':1,'align':'center','valign':'bottom','font_size':9}); mo=wb.add_format({'num_format':'#,##0.00;[Red](#,##0.00);""'}); mt=wb.add_format({'num_format':'#,##0.00','bold':1,'top':1,'bottom':6}); da=wb.add_format({'num_format':'mm/yy'}); dd=wb.add_format({'num_format':'m/d/yyyy','align':'left'}); ye=wb.add_format({'bold':1,'bg_color':'#FFF2CC'}); it=wb.add_format({'italic':1,'font_size':9}); gr=wb.add_format({'bg_color':'#D9D9D9','italic':1})
ws.write(0,0,'COTTONWOOD MOBILE HOME COURT',wb.add_format({'bold':1,'font_size':14})); ws.write(1,0,'Lot rents for November 1, 2025'); ws.write(1,9,'rev. by Opal 10/29',it)
H=['Lot','','Resident','Home','Here since','2022 rent','Lot rent','Water & sewer','Trash','Pet','Total this month','Past due or (credit)','Remarks']
for i,x in enumerate(H): ws.write(3,i,x,h)
ws.freeze_panes(4,1); ws.set_row(3,38)
for c,w in zip('ABCDEFGHIJKLM',[6,1.5,25,7,11,8,9,9,8,7,10,11,26]): ws.set_column(f'{c}:{c}',w)
ws.set_column('F:F',8,None,{'hidden':1})
y=4;rows=[];T=[0]*6;starts=[]
for sec,pre,cnt,base in [('NORTH LOOP','N',46,365),('CREEK ROAD','C',52,390),('RV SPUR (full hookup)','RV',30,310)]:
    ws.merge_range(y,0,y,12,sec,ye);y+=1
    for k in range(1,cnt+1):
        u=f'{pre}-{k}' if pre!='RV' else f'RV{k:02d}'
        ws.write(y,0,u)
        if r.random()<.11:
            nt=r.choice(['','pad cracked','home pulled out Aug.','','electric off'])
            for c in range(2,13): ws.write_blank(y,c,None,gr)
            ws.write(y,2,'vacant',gr); 
            if nt: ws.write(y,12,nt,gr)
            rows.append(R(unit=u,section=sec,statusText='vacant'));y+=1;continue
        nm=n(r.choice(['{f} {l}','{l}, {f}','{f} & family {l}','{f} {l}'])).replace('& family ','') ; ty='RV' if pre=='RV' else r.choice(['SW','SW','DW'])
        d=D(r,'2004-01-01','2025-10-01').replace(day=1)
        rent=base+r.choice([0,0,0,15,25])+(20 if ty=='DW' else 0); wa=r.choice([32.5,38.75,41.2,45]) if pre!='RV' else 28; tr=14; pet=r.choice([0,0,0,10,20]); bal=r.choice([0]*7+[-50,-12.25,rent,rent*2,86.4,35])
        ws.write(y,2,nm);ws.write(y,3,ty);ws.write_datetime(y,4,dt.datetime.combine(d,dt.time()),dd);ws.write(y,5,rent-40,mo)
        for c,v in zip((6,7,8,9),(rent,wa,tr,pet)): 
            if v: ws.write(y,c,v,mo)
        tot=rent+wa+tr+pet; ws.write_formula(y,10,f'=SUM(G{y+1}:J{y+1})',mo,tot)
        if bal: ws.write(y,11,bal,mo)
        if r.random()<.08: ws.write(y,12,r.choice(['pays in cash','son has power of atty','autopay','new skirting due','dog - 2nd notice']))
        for i,v in enumerate((rent,wa,tr,pet,tot,bal)): T[i]+=v
        ch=[dict(code='Lot rent',amount=rent),dict(code='Water & sewer',amount=wa),dict(code='Trash',amount=tr)]+([dict(code='Pet',amount=pet)] if pet else [])
        rows.append(R(unit=u,section=sec,tenantName=nm,unitType=ty,statusText='Occupied',moveInDate=d.isoformat(),contractRent=rent,charges=ch,totalCharges=tot,balance=bal or None));y+=1
    y+=1
for i,c in enumerate('GHIJKL'): ws.write_formula(y,6+i,f'=SUM({c}5:{c}{y})',mt,round(T[i],2))
vac=sum(x['statusText']=='vacant' for x in rows)
ws.write(y,2,'TOTALS',b);y+=2
for a,v in (('Lots in the court',128),('Rented',128-vac),('Vacant',vac)): ws.write(y,2,a);ws.write(y,4,v);y+=1
w2.write(0,0,'Name',b);w2.write(0,1,'Phone',b);w2.write(1,0,'Septic - Jessop & Son');w2.write(1,1,'555-0142');w2.write(2,0,'County water');w2.write(2,1,'555-0118')
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3);wb.close()
save(f,'MANUFACTURED_HOUSING','xlsx grown over years, hidden column, sections, charge columns',True,rows,'COTTONWOOD MOBILE HOME COURT','2025-11-01',128,128-vac,vac,'NOV')
