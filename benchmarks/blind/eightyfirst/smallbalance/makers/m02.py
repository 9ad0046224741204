# Mixed-use block, owner's workbook, stores and apartments in separate blocks with own headers
from h import *
import xlsxwriter
FN='Main_Street_Block_rents.xlsx'
r=random.Random(8102); N=names(r); D=dt.date
wb=xlsxwriter.Workbook(doc(FN)); ws=wb.add_worksheet('Rents'); w2=wb.add_worksheet('Exp 2024')
f=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
T=f(bold=1,font_color='#1F3864'); T.set_font_size(14); b=f(); hb=f(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#DDEBF7',bottom=1)
mon=f(num_format='$#,##0.00'); mon0=f(num_format='#,##0'); dat=f(num_format='m/d/yyyy',align='center'); tot=f(bold=1,num_format='$#,##0.00',top=1); totn=f(bold=1,num_format='#,##0',top=1); bb=f(bold=1); sec=f(bold=1,italic=1,bg_color='#F2F2F2'); ctr=f(align='center'); it=f(italic=1,font_color='#666666')
ws.set_row(5,27); ws.set_landscape(); ws.fit_to_pages(1,0)
for c,w in zip('ABCDEFGHIJK',[9,30,9,11,11,12,13,9,12,13,12]): ws.set_column(f'{c}:{c}',w)
ws.write('A1','Main Street Block - 1101 thru 1117 N. Main St, Carrow Falls OH',T)
ws.write('A2','Rents in place 3/1/2026',b); ws.write('A3','Owner: Dunleavy-Prout Properties, Ltd.   Prepared for loan renewal',it)
ws.merge_range('A5:K5','GROUND FLOOR STORES',sec)
for j,h in enumerate(['Store','Tenant','Sq Ft','Lease Type','Lease Begins','Lease Ends','Rent / Mo','$/SF','Next Bump','Rent After Bump','Deposit']): ws.write(5,j,h,hb)
st=[('1101','Carrow Falls Cycle & Ski',2150,'Gross',D(2021,5,1),D(2026,4,30),2050,None,None,2000),
('1105','Second Cup Coffee House LLC',1240,'Mod. Gross',D(2023,9,1),D(2028,8,31),1550,D(2026,9,1),1596.5,1550),
('1107','Lakshmi Threading Studio',780,'Gross',D(2024,2,1),'Mo to Mo',975,None,None,975),
('1109','VACANT (was Hobby Den)',1610,None,None,None,None,None,None,None),
('1113','Brenner & Fosse, CPAs',1985,'NNN',D(2019,11,1),D(2029,10,31),2315,D(2026,11,1),2384.45,2100),
('1117','El Gallo Azul Taqueria',2400,'NNN',D(2025,7,1),D(2030,6,30),3100,D(2026,7,1),3193,6200)]
rows=[];R=6
for u,t,sf,lt,a,e,rent,bd,ba,dp in st:
    ws.write(R,0,u,ctr); ws.write(R,1,t,b); ws.write(R,2,sf,mon0)
    if lt: ws.write(R,3,lt,ctr)
    if a: ws.write_datetime(R,4,dt.datetime.combine(a,dt.time()),dat)
    if isinstance(e,str): ws.write(R,5,e,ctr)
    elif e: ws.write_datetime(R,5,dt.datetime.combine(e,dt.time()),dat)
    if rent: ws.write(R,6,rent,mon); ws.write_formula(R,7,f'=G{R+1}*12/C{R+1}',f(num_format='0.00'),round(rent*12/sf,4))
    if bd: ws.write_datetime(R,8,dt.datetime.combine(bd,dt.time()),dat); ws.write(R,9,ba,mon)
    if dp: ws.write(R,10,dp,mon)
    vac=t.startswith('VACANT')
    rows.append(row(unit=u,tenantName=None if vac else t,area=sf,section='GROUND FLOOR STORES',statusText='VACANT' if vac else 'Occupied',
        leaseStartDate=iso(a) if a else None,leaseEndDate=e if isinstance(e,str) else (iso(e) if e else None),contractRent=rent,deposit=dp,
        rentSteps=[{'date':iso(bd),'amount':ba}] if bd else None))
    R+=1
s1=sum(x[6] or 0 for x in st);a1=sum(x[2] for x in st);d1=sum(x[9] or 0 for x in st)
ws.write(R,1,'Stores total',tot); ws.write_formula(R,2,f'=SUM(C7:C{R})',totn,a1); ws.write_formula(R,6,f'=SUM(G7:G{R})',tot,s1); ws.write_formula(R,10,f'=SUM(K7:K{R})',tot,d1); tr1=R+1
R+=2
ws.merge_range(R,0,R,10,'APARTMENTS (2nd & 3rd floors)',sec); R+=1
for j,h in enumerate(['Apt','Tenant','Type','Baths','Moved In','Lease Ends','Rent / Mo','Sec 8?','Tenant Pays','Remarks','Deposit']): ws.write(R,j,h,hb)
R+=1; r0=R+1; s2=d2=0
apts=[f'{fl}{L_}' for fl in '23' for L_ in 'ABCDEFGH']
for u in apts:
    bd=['Studio','1 BR','1 BR','2 BR','1 BR','2 BR','1 BR','2 BR']['ABCDEFGH'.index(u[1])]; base={'Studio':595,'1 BR':700,'2 BR':850}[bd]
    ws.write(R,0,u,ctr)
    rr=None
    if u=='3E':
        ws.write(R,1,'Vacant',b); ws.write(R,2,bd,ctr); ws.write(R,3,1,ctr); ws.write(R,9,'Painting',b)
        rows.append(row(unit=u,unitType=None,section='APARTMENTS (2nd & 3rd floors)',statusText='Vacant')); R+=1; continue
    fn,ln=next(N); nm=f'{ln}, {fn}'; mi=rdate(r,D(2013,1,1),D(2025,12,1)).replace(day=1)
    mtm=mi<D(2021,1,1) or r.random()<.3
    rent=base+r.choice([-60,-35,-20,0,0,10,25,25]); dp=r.choice([rent,rent,500,base-100])
    ee='MTM'
    if not mtm:
        s=mi
        while addm(s,12)<=D(2026,3,1): s=addm(s,12)
        ee=endterm(s,12)
    ws.write(R,1,nm,b); ws.write(R,2,bd,ctr); ws.write(R,3,1,ctr)
    ws.write_datetime(R,4,dt.datetime.combine(mi,dt.time()),dat)
    if mtm: ws.write(R,5,'MTM',ctr)
    else: ws.write_datetime(R,5,dt.datetime.combine(ee,dt.time()),dat)
    ws.write(R,6,rent,mon)
    if u in('2D','3B','3H'): ws.write(R,7,'Yes',ctr)
    ws.write(R,8,'Elec' if bd=='Studio' else 'Elec + gas',ctr)
    if u in('2A','3F'): ws.write(R,9,{'2A':'Janitor, rent reduced','3F':'Notice for 3/31'}[u],b)
    ws.write(R,10,dp,mon)
    s2+=rent; d2+=dp
    rows.append(row(unit=u,tenantName=nm,section='APARTMENTS (2nd & 3rd floors)',statusText='Occupied',moveInDate=iso(mi),leaseEndDate='MTM' if mtm else iso(ee),contractRent=rent,deposit=dp)); R+=1
ws.write(R,1,'Apartments total',tot); ws.write_formula(R,6,f'=SUM(G{r0}:G{R})',tot,s2); ws.write_formula(R,10,f'=SUM(K{r0}:K{R})',tot,d2); tr2=R+1
R+=2
ws.write(R,1,'TOTAL MONTHLY RENT',bb); ws.write_formula(R,6,f'=G{tr1}+G{tr2}',tot,s1+s2); R+=1
ws.write(R,1,'x 12 = annual',bb); ws.write_formula(R,6,f'=G{R}*12',tot,(s1+s2)*12); R+=1
ws.write(R,1,'Deposits held',bb); ws.write_formula(R,6,f'=K{tr1}+K{tr2}',tot,d1+d2); R+=2
ws.write(R,0,'Heat for apts is owner-paid (boiler). Stores have own meters. Store 1109 is listed with broker at $1,675/mo.',it)
w2.set_column('A:A',28)
w2.write('A1','Expenses 2024',T)
for i,(a,v) in enumerate([('Real estate taxes',21480.16),('Insurance',9212),('Gas (boiler)',13644.9),('Water / sewer',8120.55),('Repairs',16240.31),('Snow & lawn',3150),('Janitor (rent credit)',1440)]): w2.write(i+2,0,a,b); w2.write(i+2,1,v,mon)
w2.write(10,0,'Total',bb); w2.write_formula(10,1,'=SUM(B3:B9)',tot,21480.16+9212+13644.9+8120.55+16240.31+3150+1440)
wb.close()
assert abs(sum(x.get('contractRent',0) for x in rows)-s1-s2)<.01
# beds as the unit type
for x in rows:
    if 'section' in x and x['section'].startswith('APART'):
        bd=['Studio','1 BR','1 BR','2 BR','1 BR','2 BR','1 BR','2 BR']['ABCDEFGH'.index(x['unit'][1])]; x['unitType']=str(bd)
save(FN,'MIXED_USE','owner workbook, stores block and apartments block with different headers',True,dict(propertyName='Main Street Block',asOnDate='2026-03-01',units=22,occupied=20,vacant=2,sheet='Rents',rows=rows))
