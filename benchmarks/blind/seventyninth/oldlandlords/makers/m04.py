from common import *; import openpyxl; from openpyxl.styles import *
r=random.Random(404); n=N(404); f='odd_fellows_block.xlsx'
wb=openpyxl.Workbook();ws=wb.active;ws.title='Block';B_=Font(bold=True);th=Side(style='thin')
ws['B1']='ODD FELLOWS BLOCK';ws['B1'].font=Font(bold=True,size=15,name='Georgia');ws['B2']='Corner of Main and Second, Tillery Falls';ws['B3']='Rents in force January 2026'
g=[('B','Lease',6,7)]
ws.merge_cells('G5:H5');ws['G5']='Lease';ws.merge_cells('I5:L5');ws['I5']='Per month';
for c,x in zip('BCDEFGHIJKLM',['No.','Tenant','Kind','Sq.\nft.','',"From","To",'Rent','Heat','Sign /\nparking','Total','Deposit\nheld']):
    ws[c+'6']=x
for c in 'BCDEFGHIJKLM':
    for q in '56': ws[c+q].font=B_;ws[c+q].alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True);ws[c+q].fill=PatternFill('solid',fgColor='DDE8D5')
    ws[c+'6'].border=Border(bottom=th)
ws.row_dimensions[6].height=30
for c,w in zip('ABCDEFGHIJKLM',[2,10,32,18,8,2,12,12,11,9,9,11,11]): ws.column_dimensions[c].width=w
y=7;rows=[];G=[0]*5
shop=[('Kettle & Crumb Bakery','Bakery'),("Vickery's Shoe Repair",'Shoe repair'),('Tillery Falls Stationers','Stationery'),('The Brass Thimble LLC','Tailor'),None,('Second Street Barbers','Barber shop'),('Loomis Hearing Aids, Inc.','Hearing aids')]
off=[('Nettleship & Orcutt, Attys.','Law office'),('Umber Bookkeeping','Office'),None,('Grange Mutual Insurance Agency','Insurance'),('Grange Mutual Insurance Agency','File room')]
fl=['2 rm flat','3 rm flat','4 rm flat']
blocks=[('Stores, street level',[(f'{112+2*i}',s) for i,s in enumerate(shop)]),('Offices, second floor',[(f'{201+i}',s) for i,s in enumerate(off)]),('Flats, third and fourth floors',[(f'{a}{b}',0) for a in '34' for b in 'ABCDEFGH'])]
for sec,us in blocks:
    ws.cell(y,2,sec).font=Font(bold=True,italic=True);y+=1;S=[0]*5
    for u,s in us:
        ws.cell(y,2,u if sec[0]=='F' else int(u))
        res=sec[0]=='F'; sf=None if res else r.randrange(380,2400,10); 
        vacant=(s is None) or (res and u in('3F','4H'))
        use=r.choice(fl) if res else ('Store' if sec[0]=='S' else ('File room' if u=='205' else 'Office'))
        if sf: ws.cell(y,5,sf).number_format='#,##0'
        ws.cell(y,4,use)
        if vacant:
            ws.cell(y,3,'Vacant').font=Font(color='C00000');ws.cell(y,9,0).number_format='#,##0.00';
            rows.append(R(unit=u,section=sec,area=sf,unitType=use,statusText='Vacant',contractRent=0));y+=1;continue
        nm=n('{i}. {l}') if res else s[0]
        ws.cell(y,3,nm);
        d=D(r,'2014-01-01','2025-09-01').replace(day=1);
        if res and r.random()<.55: e='MTM'
        elif res: e=addy(d.replace(year=2025),1)
        else: e=addy(d.replace(year=r.choice([2021,2022,2023])),5)
        rent=(r.randrange(520,860,5) if res else round(sf*r.uniform(.75,1.2)/5)*5); heat=r.choice([45,55,60]) if res else r.choice([110,140,0]); sg=r.choice([0,0,25,40])
        ws.cell(y,7,d).number_format='mmm d, yyyy';c=ws.cell(y,8,e)
        if e!='MTM': c.number_format='mmm d, yyyy'
        else: c.alignment=Alignment(horizontal='right')
        dep=r.choice([rent,500,0]) if not res else rent
        for c,v in ((9,rent),(10,heat or None),(11,sg or None),(12,rent+heat+sg),(13,dep or None)):
            if v is not None: ws.cell(y,c,v).number_format='#,##0.00'
        for i,v in enumerate((rent,heat,sg,rent+heat+sg,dep)): S[i]+=v
        ch=[dict(code='Rent',amount=rent)]+([dict(code='Heat',amount=heat)] if heat else [])+([dict(code='Sign / parking',amount=sg)] if sg else [])
        rows.append(R(unit=u,section=sec,area=sf,unitType=use,tenantName=nm,statusText='Occupied',leaseStartDate=d.isoformat(),leaseEndDate=e if e=='MTM' else e.isoformat(),contractRent=rent,charges=ch,totalCharges=rent+heat+sg,deposit=dep or None));y+=1
    ws.cell(y,3,'Together').font=B_
    for i,v in enumerate(S): q=ws.cell(y,9+i,v);q.number_format='#,##0.00';q.font=B_;q.border=Border(top=th)
    G=[a+b for a,b in zip(G,S)];y+=2
ws.cell(y,3,'WHOLE BLOCK').font=B_
for i,v in enumerate(G): q=ws.cell(y,9+i,v);q.number_format='#,##0.00';q.font=B_;q.border=Border(top=th,bottom=Side(style='double'))
y+=2;ws.cell(y,2,'Insurance agency has two rooms on one lease letter. Flats pay own electric. The lodge hall on the fifth floor is not let.').font=Font(italic=True,size=9)
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(f)); v=sum(x['statusText']=='Vacant' for x in rows)
save(f,'MIXED_USE','shops, offices, flats in one ledger sheet, grouped header',False,rows,'ODD FELLOWS BLOCK','2026-01',len(rows),len(rows)-v,v,'Block')
