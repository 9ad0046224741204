# main-street owner's own spreadsheet, formulas with stored values
from common import *
import xlsxwriter
D=dt.date
B=[('114-118 MAIN STREET  (the Odd Fellows block)',[('Store 114',"Whitcomb's Books",'bookshop',1850,1850,D(2027,4,30),1850,''),('Store 116','Noodle & Grain','restaurant',2300,2650,D(2029,8,31),5300,'pays own gas'),('Store 118',None,'store',1400,None,None,None,'was the florist'),('Apt 2A','Darnell Holt','2 BR',820,1125,D(2025,12,31),1125,''),('Apt 2B','Bich Tran / Y. Coe','2 BR',820,1095,'MTM',1000,''),('Apt 2C','Silas Quarles','1 BR',610,925,D(2026,5,31),925,''),('Apt 3A','Maribel Sandoval','2 BR',820,1150,D(2026,3,31),1150,'Sec 8 pays 790 of it'),('Apt 3B',None,'2 BR',820,None,None,None,'painting'),('Apt 3C','Verna Isley','1 BR',610,875,'MTM',600,''),('Hall 4th fl','Lodge No. 212','lodge hall',2600,400,D(2031,12,31),0,'old lease')]),
('203 MAIN STREET',[('Ground','Keystone Hearing Aid','office',1150,1380,D(2026,9,30),1380,''),('Apt 1','Orville Pruitt','studio',420,725,'MTM',725,''),('Apt 2','Fern Dews','1 BR',560,860,D(2026,1,31),860,''),('Apt 3','Gideon Mbaye','1 BR',560,860,D(2026,6,30),860,''),('Apt 4','Shirleen Ballard','2 BR',760,1040,D(2025,10,31),1040,'moving out?')]),
('9 DEPOT LANE  (rear building)',[('Shop A','Yancey Upholstery','workshop',1300,975,D(2026,12,31),975,''),('Shop B','Two Rivers Brewing (storage)','workshop',1300,1040,D(2027,2,28),1040,''),('Loft','Hattie Usher, potter','studio',900,650,'MTM',0,''),('Garage 1','S. Quarles','garage',None,85,'MTM',None,''),('Garage 2','Keystone Hearing Aid','garage',None,85,'MTM',None,''),('Billboard','Tri-County Outdoor','roof sign',None,225,D(2028,6,30),None,'paid yearly 2,700')])]
F='main_street_rents.xlsx'
wb=xlsxwriter.Workbook(str(DOC/F)); wb.set_properties({'created':dt.datetime(2025,9,8)})
ws=wb.add_worksheet('rents'); nt=wb.add_worksheet('to do')
nt.write_column('A1',['call roofer re 203','florist - return keys','ask Lodge about sprinkler','bank wants roll by the 12th'])
f=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=11,**k))
ti=f(bold=True,underline=1); hb=f(bold=True,bottom=2,text_wrap=True,align='center',bg_color='#FFF2CC'); band=f(bold=True,bg_color='#C6E0B4'); mo=f(num_format='#,##0'); mb=f(num_format='$#,##0',bold=True,top=1); da=f(num_format='mmm d, yyyy',align='left'); pl=f(); it=f(italic=True,font_color='#C00000'); bo=f(bold=True,top=1)
ws.write('B1',"Main & Depot Buildings - rent roll - September 2025",ti)
ws.set_column('A:A',2); ws.set_column('B:B',14); ws.set_column('C:C',29); ws.set_column('D:D',12); ws.set_column('E:E',8); ws.set_column('F:F',10); ws.set_column('G:G',14); ws.set_column('H:H',10); ws.set_column('I:I',23); ws.set_column('J:J',3); ws.set_column('K:K',20)
for c,t in enumerate(['Which','Who','What','Sq\nft','Rent\na month','Lease\nup','Deposit','Remarks'],1): ws.write(2,c,t,hb)
ws.set_row(2,32); r=3; rows=[]; subs=[]; tr=td=ta=0
for b,L in B:
    ws.merge_range(r,1,r,8,b,band); r+=1; s=r; v1=v2=v3=0
    for u,t,k,sf,rent,le,dep,rem in L:
        ws.write(r,1,u,pl); ws.write(r,2,t or 'EMPTY',pl if t else it); ws.write(r,3,k,pl)
        if sf: ws.write(r,4,sf,mo)
        if rent is not None: ws.write(r,5,rent,mo)
        if isinstance(le,D): ws.write_datetime(r,6,dt.datetime(le.year,le.month,le.day),da)
        elif le: ws.write(r,6,le,pl)
        if dep is not None: ws.write(r,7,dep,mo)
        if rem: ws.write(r,8,rem,pl)
        q=dict(unit=u,building=b,unitType=k,area=sf,tenantName=t,statusText='Occupied' if t else 'EMPTY',contractRent=rent,leaseEndDate=le,deposit=dep); rows.append(q)
        v1+=sf or 0; v2+=rent or 0; v3+=dep or 0; r+=1
    ws.write(r,1,'',bo); ws.write(r,2,'',bo);ws.write(r,3,'so',bo)
    for c,v in ((4,v1),(5,v2),(7,v3)): ws.write_formula(r,c,f'=SUM({chr(65+c)}{s+1}:{chr(65+c)}{r})',mb if c!=4 else f(num_format='#,##0',bold=True,top=1),v)
    subs.append(r); ta+=v1; tr+=v2; td+=v3; r+=2
ws.write(r,1,'ALL THREE',ti)
for c,v in ((4,ta),(5,tr),(7,td)): ws.write_formula(r,c,'='+'+'.join(f'{chr(65+c)}{x+1}' for x in subs),mb if c!=4 else f(num_format='#,##0',bold=True,top=1),v)
cnt=[q for q in rows if q['unitType'] not in('garage','roof sign')]; em=[q for q in cnt if q['statusText']=='EMPTY']
for i,(a,v) in enumerate([('stores, shops, flats',len(cnt)),('  rented',len(cnt)-len(em)),('  empty',len(em)),('(no garages or sign)',None),('rents x 12',tr*12),('taxes 2025',-31840),('insurance',-14275)]):
    ws.write(3+i,10,a,pl)
    if v is not None: ws.write(3+i,11,v,mo)
ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
save(F,'MIXED_USE',"owner's own spreadsheet, building bands, side sums, second sheet",True,rows,'Main & Depot Buildings','2025-09',len(cnt),len(cnt)-len(em),len(em),sheet='rents',checks=[('contractRent',tr),('deposit',td),('area',ta)])
