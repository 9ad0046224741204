# Ireland, self storage, xls export (xlwt)
from common import *
import xlwt
fn='12_Galway_Lockbox_unit_status.xls'
random.seed(8412)
cust=['Barna Events Ltd','K. Heneghan','S. Lyons','M. Fahy','Connacht Tiling Ltd','A. Szymanska','D. Mannion','P. Coyne','Oranmore Pharmacy Ltd','T. Walsh-Burke','R. Joyce','Atlantic Surf School','E. Kavanagh','J. Naughton','F. Rahmani','Wild Atlantic Crafts','C. Deasy','L. Ward','N. Oyelaran','H. Thornton','Claddagh Catering Ltd','B. Furey','G. Costello','Salthill Dental','V. Petrauskas','O. Geraghty','I. Hession','W. Flaherty','Mervue FC','Y. Tanaka','U. Concannon']
random.shuffle(cust)
pool=cust+[f'{random.choice("ABCDEFGHJKLMNPRST")}. {x}' for x in 'Ruane,Lally,Monaghan,Kenny,Burke,Egan,Cullinane,Mulkerrins,Sweeney,Diskin,Folan,Greaney,Hynes,Keane,Lohan,Molloy,Noone,Quirke,Rabbitte,Shaughnessy,Tierney,Varley,Waldron,Codyre'.split(',')]
it=iter(pool)
wb=xlwt.Workbook(); ws=wb.add_sheet('UnitStatus')
bo=xlwt.easyxf('font: bold on'); hd=xlwt.easyxf('font: bold on; pattern: pattern solid, fore_colour light_green; borders: bottom thin; align: wrap on'); m=xlwt.easyxf(num_format_str='#,##0.00'); mb=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0.00'); d=xlwt.easyxf(num_format_str='DD/MM/YYYY'); tb=xlwt.easyxf('font: bold on; borders: top thin')
ws.write(0,0,'Galway Lockbox Self Storage - Unit Status & Rent Roll',bo); ws.write(1,0,'Ballybrit Business Park, Galway'); ws.write(2,0,'As at:'); ws.write(2,2,dt.date(2025,10,31),d)
H=['Unit','Floor','Type','Dimensions (ft)','Sq Ft','Status','Customer','Move In','Paid To','Standard Rate','Customer Rate','Insurance','Monthly Charge','Deposit','Arrears']
for j,x in enumerate(H): ws.write(4,j,x,hd)
for j,w in enumerate([8,8,14,13,8,11,26,12,12,11,11,11,12,10,10]): ws.col(j).width=256*w
ws.row(4).height_mismatch=True; ws.row(4).height=540; ws.row(5).height_mismatch=True; ws.row(5).height=255
r=5; rows=[]; T=[0]*7; oc=0; occsf=0
sizes=[('5 x 5',25,'Locker',62),('5 x 10',50,'Indoor',98),('10 x 7',70,'Indoor',124),('10 x 10',100,'Indoor',159),('10 x 15',150,'Indoor',219),('10 x 20',200,'Indoor',279)]
L=[(f'G{i:02d}','Ground') for i in range(1,25)]+[(f'F{i:02d}','First') for i in range(1,31)]+[(f'C{i:02d}','Yard') for i in range(1,9)]
for u,fl in L:
    if fl=='Yard': dim,sf,ty,std='20 x 8',160,'Container',175
    else:
        i=int(u[1:]); dim,sf,ty,std=sizes[i%6]; std+= -6 if fl=='First' else 0
    x=random.random(); st='Occupied' if x<.84 else 'Vacant' if x<.93 else random.choice(['Reserved','Unrentable'])
    if u=='G07': st='Staff'
    c=mi=pt=None; rate=ins=dep=arr=0
    if st=='Occupied':
        c=next(it); mi=D(random.randint(2018,2025),random.randint(1,10),random.randint(1,28)); rate=round(std*random.choice([1,1,1,.9,1.08,.95]),2); ins=random.choice([0,8.5,8.5,14.0]); dep=random.choice([50,50,100]); late=random.random()<.12
        pt=D(2025,9,30) if late else D(2025,10,31) if random.random()<.7 else D(2025,11,30); arr=round(rate+ins,2) if late else 0; oc+=1; occsf+=sf
    tot=round(rate+ins,2)
    for j,v in enumerate([u,fl,ty,dim,sf,st,c or '']): ws.write(r,j,v)
    if mi: ws.write(r,7,mi,d); ws.write(r,8,pt,d)
    for j,v in enumerate((std,rate,ins,tot,dep,arr)): ws.write(r,9+j,v,m)
    rows.append(dict(unit=u,unitType=ty,area=sf,tenantName=c,statusText=st,moveInDate=mi,marketRent=std,contractRent=rate,charges=[dict(code='Insurance',amount=ins)],totalCharges=tot,deposit=dep,balance=arr))
    for k,v in enumerate((sf,std,rate,ins,tot,dep,arr)): T[k]=round(T[k]+v,2)
    r+=1
for j in range(15): ws.write(r,j,'',tb)
ws.write(r,0,'TOTALS',tb) if False else None
wsT={4:T[0],9:T[1],10:T[2],11:T[3],12:T[4],13:T[5],14:T[6]}
ws2=[]
ws._cell_overwrite_ok=True
ws.write(r,0,'TOTALS',tb)
for j,v in wsT.items(): ws.write(r,j,v,mb)
r+=2
va=sum(x['statusText']=='Vacant' for x in rows)
for a,b in [('Total units',len(rows)),('Occupied',oc),('Vacant',va),('Reserved',sum(x['statusText']=='Reserved' for x in rows)),('Unrentable',sum(x['statusText']=='Unrentable' for x in rows)),('Staff use',1),('Occupied sq ft',occsf)]: ws.write(r,0,a); ws.write(r,3,b); r+=1
ws.set_panes_frozen(True); ws.set_horz_split_pos(5); ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(doc(fn))
print([ (x['unit'],x['statusText']) for x in rows if x['statusText']!='Occupied'])
save(fn,'Galway Lockbox Self Storage','2025-10-31',rows,len(rows),oc,va,'SELF_STORAGE','Irish self storage unit status export in .xls, reserved/unrentable/staff units, counts below',False)
