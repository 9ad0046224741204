from lib import *; import xlsxwriter
r=random.Random(1414); n=N(1414); fn='Old Depot Market booths.xlsx'
wb=xlsxwriter.Workbook(doc(fn)); w=wb.add_worksheet('booths'); F=lambda **k: wb.add_format(dict(font_name='Comic Sans MS' if 0 else 'Verdana',font_size=9,**k))
p=F(); b=F(bold=1); ttl=wb.add_format(dict(font_name='Verdana',font_size=16,bold=1,font_color='#7B2C2C')); hd=F(bold=1,bottom=2,align='center',valign='bottom',text_wrap=1); ra=F(align='right'); gray=F(italic=1,font_color='#808080'); sec=F(bold=1,bg_color='#F2DCDB')
w.hide_gridlines(2); w.merge_range('A1:L1','Old Depot Antique Market',ttl); w.write('A2','dealer booths and what they pay, updated Feb 14 2026',gray)
w.merge_range('C4:D4','Booth',hd); w.merge_range('H4:J4','Each month',hd)
for c,h in zip('ACDFHIJLM',['#','ft','sq ft','Dealer','Booth rent','Wall case','Total','Since','Paid up?']): w.write(f'{c}5',h,hd)
for c,x in zip('ABCDEFGHIJKLM',[7,1.5,8,7,1.5,32,1.5,11,10,10,1.5,12,18]): w.set_column(f'{c}:{c}',x)
shops=['Ruby\'s Buttons','Tin & Timber','Second Shelf Books','Mostly Marbles','The Brass Owl','Quilts by Greta','Depression Glass Ray','Nickel & Dime','Wagon Wheel Primitives','Attic Angels']; r.shuffle(shops)
rows=[];R=5;T=[0,0,0,0];occ=vac=0;num=0
for s,k in [('Front aisle',14),('Middle aisle',16),('Freight room',11),('Loading dock (unheated)',6)]:
    w.merge_range(R,0,R,12,s,sec); R+=1
    for _ in range(k):
        num+=1; u=str(num); a,d=r.choice([(8,10),(10,10),(10,12),(6,8),(10,16)]); sf=a*d; T[0]+=sf
        w.write_number(R,0,num,p); w.write(R,2,f'{a} x {d}',p); w.write_number(R,3,sf,p)
        if r.random()<.12: w.write(R,5,'open',gray); vac+=1; rows.append(row(unit=u,section=s,area=sf,statusText='open')); R+=1; continue
        occ+=1; who=shops.pop() if shops and r.random()<.3 else n('fl'); rent=round(sf*(1.1 if 'dock' in s else 1.75)/5)*5; wc=r.choice([0,0,0,20,35]); tot=rent+wc; T[1]+=rent;T[2]+=wc;T[3]+=tot; si=rd(r,(2011,1,1),(2026,1,31))
        w.write(R,5,who,p); w.write_string(R,7,f'${rent}.00',ra); 
        if wc: w.write_string(R,8,f'${wc}.00',ra)
        w.write_string(R,9,f'${tot}.00',ra); w.write_string(R,11,f'{si:%b} {si.day}, {si.year}',ra); w.write(R,12,r.choice(['yes']*5+['no','Jan only']),p)
        rows.append(row(unit=u,section=s,area=sf,tenantName=who,statusText='Occupied',contractRent=rent,charges=[dict(code='Wall case',amount=wc)] if wc else None,totalCharges=tot,moveInDate=iso(si))); R+=1
w.write(R+1,0,'Total',b); w.write(R+1,3,T[0],b); 
for c,x in zip((7,8,9),T[1:]): w.write_string(R+1,c,f'${x:,}.00',F(bold=1,align='right',top=1))
w.write(R+2,0,f'{num} booths, {occ} taken, {vac} open',b); w.write(R+4,0,'No leases, everybody is month to month with 30 days notice. Market also keeps 8% of sales (not shown).',gray); w.set_portrait(); w.fit_to_pages(1,0); w.repeat_rows(3,4); wb.close()
save(fn,'RETAIL','hobby spreadsheet, money as text, spacer columns, aisle sections',False,'Old Depot Antique Market','2026-02-14',rows,num,occ,vac,sheet='booths')
