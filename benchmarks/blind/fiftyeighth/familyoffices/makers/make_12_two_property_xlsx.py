# two properties on one sheet, bookkeeper with formulas
from common import *
import xlsxwriter
# unit, tenant, kind, sf, from, to, dep, rent, cam, other, bal, next text, step
P_=[
('KETTLE STREET FLEX',[
('A','Ransome Cabinetry',"Flex",5200,'2022-03-01','2027-02-28',5850,3900.00,715.00,0,0,'3/1/26 @ 4,017.00',('2026-03-01',4017.00)),
('B','Ransome Cabinetry',"Flex",2600,'2023-09-01','2027-02-28',0,1950.00,357.50,0,0,'3/1/26 @ 2,008.50',('2026-03-01',2008.50)),
('C','Delacroix Bros. Plumbing (us)',"Flex",3000,'2001-01-01','MTM',0,1200.00,0,0,0,'',None),
('D','vacant since 2/25',"Flex",2600,None,None,None,None,None,None,None,'',None),
('E','Velvet Hammer Recording',"Studio",2600,'2024-11-01','2029-10-31',4500,2145.00,357.50,65.00,2567.50,'11/1/25 @ 2,209.35',('2025-11-01',2209.35)),
('F','Northbank Vet Supply',"Flex",5200,'2020-07-01','2030-06-30',20000,3770.00,715.00,0,0,'7/1/26 @ 3,883.10',('2026-07-01',3883.10)),
('Lot','Yellow Door Food Trucks',"Yard",None,'2025-04-01','MTM',600,600.00,0,40.00,-25.00,'',None),
]),
('BEECH COURT APARTMENTS',[
('1','Theresa Mulcahy','1x1',640,'2024-09-01','2025-08-31',900,975.00,35.00,0,0,'',None),
('2','D. & S. Abelard','2x1',820,'2023-06-01','MTM',1000,1110.00,45.00,25.00,0,'',None),
('3','Ifeoma Castille','1x1',640,'2025-05-01','2026-04-30',995,995.00,35.00,25.00,0,'',None),
('4','Vacant - ready','1x1',640,None,None,None,None,None,None,None,'asking 1,025',None),
('5','Gil Santangelo','2x1',820,'2021-10-01','MTM',850,1060.00,45.00,25.00,1155.00,'',None),
('6','Beech Ct. super (K. Ruiz)','1x1',640,'2019-02-01','MTM',0,0.00,0,0,0,'',None),
('7','Priya Holloway','2x1',820,'2025-02-01','2026-01-31',1175,1175.00,45.00,50.00,0,'',None),
('8','Todd Wexler','2x1',820,'2024-04-01','2025-03-31',1100,1150.00,45.00,0,4780.00,'eviction filed 7/14',None),
('9','Marguerite & Ana Flint','2x1',820,'2024-12-01','2025-11-30',1150,1150.00,45.00,25.00,-10.00,'',None),
('10','Wm. Ostrow','1x1',640,'2017-08-01','MTM',700,890.00,35.00,0,0,'',None),
('11','Vacant - needs floor','2x1',820,None,None,None,None,None,None,None,'asking 1,195',None),
('12','Jolene Tadych','1x1',640,'2025-07-01','2026-06-30',1010,1010.00,35.00,25.00,0,'',None),
('G1','Wm. Ostrow','Garage',220,'2018-01-01','MTM',0,75.00,0,0,0,'',None),
('G2','Priya Holloway','Garage',220,'2025-02-01','2026-01-31',0,85.00,0,0,0,'',None),
]),
]
name='delacroix_combined_rent_roll.xlsx'
wb=xlsxwriter.Workbook(os.path.join(DOC,name)); wb.set_properties({'created':dt.datetime(2025,8,4)})
ws0=wb.add_worksheet('READ ME'); ws=wb.add_worksheet('Both'); w3=wb.add_worksheet('Collections')
f=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
b=f(bold=True); t=f(bold=True); t.set_font_size(14); mon=f(num_format='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'); monb=f(bold=True,top=1,num_format='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'); num=f(num_format='#,##0'); numb=f(bold=True,top=1,num_format='#,##0'); da=f(num_format='m/d/yy',align='left'); tx=f(); txl=f(align='left'); hd=f(bold=True,text_wrap=True,align='center',bottom=2,bg_color='#FFF2CC'); bar=f(bold=True,bg_color='#D9EAD3'); tb=f(bold=True,top=1)
ws0.write(0,0,'Rent roll for both buildings. Green bar = building. Col L is what we bill; col N is what they owe today.',tx); ws0.write(1,0,'K. Delacroix, bookkeeper',tx)
ws.write(0,0,'DELACROIX BROTHERS REALTY',t); ws.write(1,0,'Combined Rent Roll - August 1, 2025',b)
H=['Unit','Tenant','Kind','Sq Ft','Lease\nStarts','Lease\nEnds','Security\nDeposit','Rent','CAM /\nWater','Parking /\nOther','','Total\nMonthly','Rent\nAnnual','Balance\nDue','Next Increase / Note']
ws.set_row(3,30)
for i,h in enumerate(H): 
    if h: ws.write(3,i,h,hd)
r=4; rows=[]; tots=[]; G=[0]*8
for pn,ll in P_:
    ws.merge_range(r,0,r,14,pn,bar); r+=1; r0=r; S=[0]*8
    for (u,tn,k,sf,a,z,dep,rent,cam,oth,bal,nx,step) in ll:
        vac=tn.lower().startswith('vacant'); tot=None if vac else rnd(rent+cam+oth)
        if u.isdigit(): ws.write_number(r,0,int(u),txl)
        else: ws.write(r,0,u,txl)
        ws.write(r,1,tn,tx); ws.write(r,2,k,tx)
        if sf: ws.write(r,3,sf,num)
        for c,v in ((4,a),(5,z)):
            if v: ws.write_datetime(r,c,dt.datetime.combine(D(v),dt.time()),da) if v[0] in '12' else ws.write(r,c,v,tx)
        if not vac:
            for c,v in ((6,dep),(7,rent),(8,cam),(9,oth),(13,bal)): ws.write(r,c,v,mon)
            ws.write_formula(r,11,f'=SUM(H{r+1}:J{r+1})',mon,tot); ws.write_formula(r,12,f'=H{r+1}*12',mon,rnd(rent*12))
        if nx: ws.write(r,14,nx,tx)
        for i,v in enumerate([sf,dep,rent,cam,oth,tot,rnd(rent*12) if rent else 0,bal]): S[i]+=v or 0; G[i]+=v or 0
        name_p=pn
        # zeros show as a dash in this number format: left out of truth (rent 0, balance 0, cam 0)
        nz=lambda v: v if v else None
        rows.append(R(unit=u,propertyName=name_p,tenantName=None if vac else tn,statusText=tn if vac else 'Occupied',unitType=k,area=sf,leaseStartDate=a,leaseEndDate=z,deposit=nz(dep),contractRent=nz(rent),annualRent=rnd(rent*12) if rent else None,
           charges=None if vac else [dict(code=c,amount=v) for c,v in (('CAM / Water',cam),('Parking / Other',oth)) if v],totalCharges=nz(tot),balance=nz(bal),rentSteps=[dict(date=step[0],amount=step[1])] if step else None,
           marketRent=float(nx.split()[1].replace(',','')) if nx.startswith('asking') else None))
        r+=1
    ws.write(r,0,'',tb); ws.write(r,1,'Total '+pn.split(' - ')[0].title(),tb); ws.write(r,2,'',tb)
    for c,v in zip((3,6,7,8,9,11,12,13),S): col='ABCDEFGHIJKLMN'[c]; ws.write_formula(r,c,f'=SUM({col}{r0+1}:{col}{r})',numb if c==3 else monb,rnd(v))
    tots.append(r+1); r+=2
ws.write(r,1,'BOTH PROPERTIES',tb)
for c,v in zip((3,6,7,8,9,11,12,13),G): col='ABCDEFGHIJKLMN'[c]; ws.write_formula(r,c,f'={col}{tots[0]}+{col}{tots[1]}',numb if c==3 else monb,rnd(v))
r+=2
for s in ['Deposit for F is a letter of credit, not in the bank total.','Lot and garages G1, G2 have no water or CAM.','Unit 6 is the super, free apartment.']: ws.write(r,1,s,tx); r+=1
ws.set_column('A:A',6); ws.set_column('B:B',32); ws.set_column('C:C',8); ws.set_column('D:D',8); ws.set_column('E:F',9.5); ws.set_column('G:J',11.5); ws.set_column('K:K',1.5); ws.set_column('L:N',12.5); ws.set_column('O:O',20)
ws.freeze_panes(4,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3); ws.activate()
w3.write_row(0,0,['Month','Billed','Collected'],b)
for i,x in enumerate([('May 2025',23310,22100),('Jun 2025',24180,23950),('Jul 2025',24650,21905)],1): w3.write_row(i,0,x,num)
wb.close()
save(name,T(None,'2025-08-01',None,None,None,rows,sheet='Both'),'MIXED_USE','family company bookkeeper (Excel with formulas)','two properties under bars on one sheet, formulas, narrow spacer column, accounting dashes, garages and yard lot as rows',True)
