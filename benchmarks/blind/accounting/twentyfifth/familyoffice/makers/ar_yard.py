# QuickBooks A/R aging detail, sheet printed to PDF by LibreOffice
import random, subprocess, datetime as dt, os; from common import *; import xlsxwriter
R=random.Random(2506); asof=dt.date(2025,8,31)
cu=['Ablemarle Tile Imports','Brannock Freight Lines:Yard 2','Castellan Beverage Dist.','Drury & Sons Drywall','EZ Pallet Recyclers','Fennimore Cabinet Works','Gold Coast Event Rentals','Hexley Robotics, Inc.','Imprint Apparel LLC','Kestrel Cold Storage']
sec=[('Current',-30,0,9),('1 - 30',1,30,12),('31 - 60',31,60,7),('61 - 90',61,90,4),('> 90',91,310,6)]
tmp=doc('ar_aging_detail_bays.xlsx'); wb=xlsxwriter.Workbook(tmp); ws=wb.add_worksheet('AR'); F=lambda **k: wb.add_format({'font_name':'Liberation Sans','font_size':8,**k})
b=F(bold=1);tx=F();n=F(num_format='#,##0.00;-#,##0.00');st=F(bold=1,num_format='#,##0.00;-#,##0.00',top=1);g=F(bold=1,num_format='#,##0.00;-#,##0.00',top=1,bottom=6)
ws.set_column(0,0,15);ws.set_column(1,1,12);ws.set_column(2,2,9.5);ws.set_column(3,3,7.5);ws.set_column(4,4,27);ws.set_column(5,5,7);ws.set_column(6,6,9.5);ws.set_column(7,7,6.5);ws.set_column(8,9,12)
hd=['','Type','Date','Num','Name','Terms','Due Date','Aging','Amount','Open Balance']
for i,x in enumerate(hd): ws.write(0,i,x,F(bold=1,bottom=2,align='right' if i>6 else 'left'))
H=['other:Aging','other:Amount','unpaid']; r=1;rows=[];tots=[];G=0;GA=0; num=2210; cust={}
for s,a,z,k in sec:
    ws.write(r,0,s,b); r+=1; S=0;SA=0
    L=sorted((asof-dt.timedelta(days=R.randint(a,z)),R.choice(cu)) for _ in range(k))
    for due,c in L:
        t='Invoice'; amt=R.choice([R.randrange(1850,9400,25)*100,R.randint(12000,190000)]); trm=R.choice(['Net 10','Net 30','Net 30']); 
        date=due-dt.timedelta(days=int(trm[4:])); op=amt if R.random()<.75 else R.randint(amt//5,amt-500); nn=str(num); num+=R.randint(1,4)
        if (s,due)in(('1 - 30',L[3][0]),('> 90',L[2][0])) and not any(x.get('_c')==s for x in rows): t=R.choice(['Credit Memo','Payment']); amt=op=-R.randint(8000,150000); trm=''; date=due; nn='CM'+nn[1:] if t=='Credit Memo' else ''; mk=1
        else: mk=0
        ag=(asof-due).days if s!='Current' and not (mk and t=='Payment') else None
        dl=[t,date.strftime('%m/%d/%Y'),nn,c,trm,due.strftime('%m/%d/%Y') if not mk else '']
        for i,x in enumerate(dl): ws.write_string(r,1+i,x,tx)
        if ag is not None: ws.write_number(r,7,ag,F(align='right'))
        ws.write_number(r,8,c2(amt),n); ws.write_number(r,9,c2(op),n); r+=1; S+=op;SA+=amt; cust[c]=cust.get(c,0)+op
        rows.append({"_c":s if mk else None,"name":c,"invoice":nn or None,"date":dl[1],"other:Aging":ag,"other:Amount":c2(amt),"unpaid":c2(op)})
    ws.write(r,0,'Total '+s,b); ws.write(r,8,c2(SA),st); ws.write(r,9,c2(S),st); tots.append({"label":'Total '+s,"other:Amount":c2(SA),"unpaid":c2(S)}); G+=S;GA+=SA; r+=1
ws.write(r,0,'TOTAL',b); ws.write(r,8,c2(GA),g); ws.write(r,9,c2(G),g); tots.append({"label":"TOTAL","other:Amount":c2(GA),"unpaid":c2(G)}); r+=2
for x in rows: x.pop('_c')
ws.write(r,4,'Recap by customer',F(bold=1,underline=1)); r+=1
for c in sorted(cust): ws.write(r,4,c,tx); ws.write(r,6,c2(cust[c]),n); r+=1
ws.write(r,4,'',tx); ws.write(r,6,c2(sum(cust.values())),st); assert sum(cust.values())==G
ws.set_paper(1); ws.fit_to_pages(1,0); ws.repeat_rows(0); ws.set_margins(.5,.5,1.15,.8)
ws.set_header('&L&8 10:07 AM\n09/03/25\nAccrual Basis&C&"Arial,Bold"&12Pomeroy Business Center, LLC\n&14A/R Aging Detail\n&10As of August 31, 2025'); ws.set_footer('&R&8Page &P of &N'); wb.close()
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',DOC,tmp],check=True,capture_output=True); os.remove(tmp)
save('ar_aging_detail_bays','pdf','AR',None,H,rows,tots)
