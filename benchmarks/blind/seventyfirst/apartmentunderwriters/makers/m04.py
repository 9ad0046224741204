# mixed-use Main Street block, seller's hand-kept workbook, shops and flats in separate blocks with own headers
from common import *
import xlsxwriter
R=Rng(7104); F='Main & Tilden - rent roll (owner).xlsx'
T=Truth(F,'MIXED_USE','owner spreadsheet, retail block with steps and NNN charges over apartment block',True,'Tilden Block','2024-10-01',sheet='RR Oct-24')
shops=[('101 Main','Copper Kettle Coffee LLC',1480,D(2021,5,1),D(2026,4,30),2960,410.5,302.75,[(D(2025,5,1),3048.80)],'One 5-yr @ FMV'),
('103 Main','Brightway Optical, P.C.',1850,D(2019,1,1),D(2028,12,31),3854.17,513.2,378.4,[(D(2025,1,1),3969.80),(D(2026,1,1),4088.89)],'None'),
('105 Main','Vacant',1120,None,None,None,None,None,[],''),
('107 Main','Sole & Thread Shoe Repair',780,None,'M-T-M',1105,0,0,[],'Gross deal since 2009'),
('109-111 Main','Fenwick Street Tap Room Inc.',3360,D(2022,10,1),D(2032,9,30),7560,932.4,687.15,[(D(2025,10,1),7786.8),(D(2028,10,1),8254.01)],'Two 5-yr, 180 days notice'),
('12 Tilden','Ardent Yoga Collective',1640,D(2024,3,1),D(2029,2,28),2870,455.1,335.4,[(D(2025,3,1),2956.1)],'')]
wb=xlsxwriter.Workbook(doc(F))
b=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
n=wb.add_worksheet('READ ME')
n.write('A1','Tilden Block - notes for buyer',b(bold=True)); 
for i,s in enumerate(['Rents collected by check or ACH on the 1st.','Apartment 2D is held for the super (rent credit), shown at the reduced rent.','105 Main - last tenant was a card shop, out July 2024. Asking $2,350 NNN.','CAM & Tax are estimates, reconciled each March.']): n.write(i+2,0,f'{i+1}. {s}',b())
n.set_column(0,0,80)
ws=wb.add_worksheet('RR Oct-24'); ws.hide_gridlines(0); ws.set_landscape(); ws.fit_to_pages(1,0)
ws.set_column('A:A',2); ws.set_column('B:B',14); ws.set_column('C:C',31); ws.set_column('D:D',8); ws.set_column('E:F',11); ws.set_column('G:J',11.5); ws.set_column('K:N',11); ws.set_column('O:O',26)
ws.write('B1','TILDEN BLOCK',b(bold=True)); ws.write('B2','101-111 Main Street / 12-16 Tilden Avenue, Port Haskell'); ws.write('B3','Rent roll, October 1, 2024',b(italic=True))
h=b(bold=True,bottom=1,text_wrap=True,align='center',valign='bottom',bg_color='#FFF2CC'); g=b(bold=True,align='center',bg_color='#FFE699',border=1)
mo=b(num_format='#,##0.00'); dt_=b(num_format='m/d/yy',align='center'); t=b(); tb=b(bold=True,top=1,num_format='#,##0.00'); i0=b(num_format='#,##0'); ctr=b(align='center')
ws.write('B5','STORES',b(bold=True,font_color='#C00000')); ws.merge_range('G6:J6','Monthly',g); ws.merge_range('K6:N6','Scheduled increases',g)
for c,s in enumerate(['Store','Tenant','Sq. Ft.','From','To','Base Rent','CAM','RE Tax','Total','1st date','Rent/mo','2nd date','Rent/mo','Options']): ws.write(6,c+1,s,h)
r=7; f0=r
for u,tn,sf,a,z,br,cam,tax,st,op in shops:
    ws.write(r,1,u,t); ws.write(r,2,tn,t if tn!='Vacant' else b(italic=True,font_color='#C00000')); ws.write(r,3,sf,i0)
    k=dict(unit=u,section='STORES',area=sf)
    if br is None: k['statusText']='Vacant'
    else:
        if a: ws.write_datetime(r,4,dt.datetime(a.year,a.month,a.day),dt_)
        if isinstance(z,str): ws.write(r,5,z,ctr)
        else: ws.write_datetime(r,5,dt.datetime(z.year,z.month,z.day),dt_)
        ws.write(r,6,br,mo); ws.write(r,7,cam,mo); ws.write(r,8,tax,mo); ws.write_formula(r,9,f'=SUM(G{r+1}:I{r+1})',mo,br+cam+tax)
        for j,(d,x) in enumerate(st): ws.write_datetime(r,10+2*j,dt.datetime(d.year,d.month,d.day),dt_); ws.write(r,11+2*j,x,mo)
        k.update(tenantName=tn,leaseStartDate=a,leaseEndDate=z,contractRent=float(br),charges=[('Base Rent',br),('CAM',cam),('RE Tax',tax)],totalCharges=br+cam+tax,statusText='Occupied')
        if st: k['rentSteps']=[dict(date=d.isoformat(),amount=x) for d,x in st]
    ws.write(r,14,op,t); T.row(**k); r+=1
S=lambda i:sum(s[i] or 0 for s in shops)
ws.write(r,1,'Stores total',b(bold=True,top=1)); ws.write(r,2,'',tb); ws.write_formula(r,3,f'=SUM(D{f0+1}:D{r})',b(bold=True,top=1,num_format='#,##0'),S(2)); ws.write(r,4,'',tb); ws.write(r,5,'',tb)
stot=[S(5),S(6),S(7)]; stot.append(sum(stot))
for j,v in enumerate(stot): ws.write_formula(r,6+j,f'=SUM({"GHIJ"[j]}{f0+1}:{"GHIJ"[j]}{r})',tb,round(v,2))
w=lambda q:q['section']=='STORES'
T.tie('contractRent',stot[0],w); T.tie('charge:CAM',stot[1],w); T.tie('charge:RE Tax',stot[2],w); T.tie('totalCharges',stot[3],w); T.tie('area',S(2),w)
r+=3; ws.write(r,1,'APARTMENTS (entrance 14 Tilden)',b(bold=True,font_color='#C00000')); r+=1
for c,s in enumerate(['Apt','Tenant','Beds/ba','Lease began','Lease ends','Rent','Parking','Pet','Total','Security held']): ws.write(r,c+1,s,h)
r+=1; f1=r; apt=[]; SEC='APARTMENTS (entrance 14 Tilden)'
for fl in (2,3):
    for L in 'ABCDEFG':
        u=f'{fl}{L}'; ty={'A':'2/1','B':'1/1','C':'1/1','D':'Studio','E':'2/1','F':'1/1','G':'3/1.5'}[L]
        k=dict(unit=u,section=SEC,unitType=ty)
        ws.write(r,1,u,t); ws.write(r,3,ty,ctr)
        if u=='3F': ws.write(r,2,'VACANT - being painted',b(italic=True,font_color='#C00000')); k['statusText']='VACANT'; apt.append((0,0,0,0))
        else:
            fi,la=R.name(); tn=f'{fi} {la}' if R.random()<.6 else (f'{fi[0]}. {la}' if R.random()<.5 else f'{fi} & {R.choice(FIRST)} {la}')
            if u=='2D': tn+=' (super)'
            rent={'2/1':1675,'1/1':1380,'Studio':1125,'3/1.5':2150}[ty]+R.r5(-85,60)
            if u=='2D': rent=500
            pk=R.choice([0,0,75]); pet=R.choice([0,0,0,30])
            a=D(R.choice([2021,2022,2023,2024]),R.randint(1,9),1); e=lease_end(a,12)
            if e<D(2024,10,1): e='MTM' if R.random()<.4 else eom(D(2025,a.month,1))-dt.timedelta(days=0) if False else (lease_end(D(2023 if a.month>9 else 2024,a.month,1),12) if R.random()<.8 else 'MTM')
            dep=rent if u!='2D' else 0
            ws.write(r,2,tn,t); ws.write_datetime(r,4,dt.datetime(a.year,a.month,1),dt_)
            if e=='MTM': ws.write(r,5,e,ctr)
            else: ws.write_datetime(r,5,dt.datetime(e.year,e.month,e.day),dt_)
            ws.write(r,6,rent,mo)
            if pk: ws.write(r,7,pk,mo)
            if pet: ws.write(r,8,pet,mo)
            ws.write_formula(r,9,f'=SUM(G{r+1}:I{r+1})',mo,rent+pk+pet); ws.write(r,10,dep,mo)
            ch=[('Rent',rent)]+([('Parking',pk)] if pk else [])+([('Pet',pet)] if pet else [])
            k.update(tenantName=tn,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=float(rent),charges=ch,totalCharges=float(rent+pk+pet),deposit=float(dep)); apt.append((rent,pk,pet,dep))
        T.row(**k); r+=1
ws.write(r,1,'Apartments total',b(bold=True,top=1)); 
for c in (2,3,4,5): ws.write(r,c,'',tb)
a0,a1,a2,a3=[sum(x[i] for x in apt) for i in range(4)]
for j,v in enumerate([a0,a1,a2,a0+a1+a2,a3]): ws.write_formula(r,6+j,f'=SUM({"GHIJK"[j]}{f1+1}:{"GHIJK"[j]}{r})',tb,v)
w=lambda q:q['section']==SEC
T.tie('contractRent',a0,w);T.tie('charge:Parking',a1,w);T.tie('charge:Pet',a2,w);T.tie('totalCharges',a0+a1+a2,w);T.tie('deposit',a3,w)
r+=2; dbl=b(bold=True,top=1,bottom=6,num_format='$#,##0.00')
ws.write(r,1,'GRAND TOTAL PER MONTH',b(bold=True)); ws.write(r,6,round(stot[0]+a0,2),dbl); ws.write(r,9,round(stot[3]+a0+a1+a2,2),dbl)
ws.write(r+1,1,'Per year',b(italic=True)); ws.write(r+1,9,round((stot[3]+a0+a1+a2)*12,2),b(num_format='$#,##0.00',italic=True))
ws.write(r+3,1,'6 stores (5 leased), 14 apartments (13 leased)',b())
o=wb.add_worksheet('Laundry'); o.write_row(0,0,['Month','Washer','Dryer']); 
for i,mth in enumerate(['Jul','Aug','Sep']): o.write_row(i+1,0,[mth,R.randint(180,260),R.randint(150,220)])
ws.activate(); wb.close(); T.tie('contractRent',stot[0]+a0); T.counts(20,18,2); T.save()
