# owner's strip-center spreadsheet with formulas, hidden column, bump columns
from common import *
import xlsxwriter
f='Tamarack Plaza RR 11-2026.xlsx';rows=[]
wb=xlsxwriter.Workbook(doc(f));ws=wb.add_worksheet('Rent Roll');ws2=wb.add_worksheet('CAM rec est')
F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
T=F(bold=1);T.set_font_size(14);H=F(bold=1,bg_color='#FCE4D6',border=1,text_wrap=1,align='center',valign='vcenter');c0=F(border=1);m=F(border=1,num_format='#,##0.00');n=F(border=1,num_format='#,##0');d=F(border=1,num_format='mmm d, yyyy',align='center');tb=F(bold=1,top=6,num_format='$#,##0.00');tn=F(bold=1,top=6,num_format='#,##0');V=F(border=1,italic=1,font_color='#C00000');it=F(italic=1)
ws.write('B1','TAMARACK PLAZA',T);ws.write('B2','7100-7148 W. Tamarack Rd., Boise, ID');ws.write('B3','Rent roll effective 11/1/2026')
hs=['Suite','Tenant','Sq Ft','(old acct)','Lease Start','Lease End','Monthly Rent','Monthly NNN','Total Monthly','Annual Rent','Rent /SF','Deposit','Next Increase','Increase To (mo)','2nd Increase','Increase To (mo)','Options / Comments']
for i,h in enumerate(hs):ws.write(4,1+i,h,H)
ws.set_row(4,32)
for i,w in enumerate([2,8,30,8,9,12,12,11,11,11,12,8,10,12,11,12,11,44]):ws.set_column(i,i,w)
ws.set_column(4,4,9,None,{'hidden':1})
R=[('7100','Gem State Taqueria LLC',2400,(2021,6,1),(2028,5,31),4200,1320,4200,[((2027,6,1),4326)],'(1) 5 yr @ FMV. Grease trap on Tenant.'),
('7104','Boise Bench Barbers',980,(2023,2,1),(2028,1,31),1837.5,539,1800,[((2027,2,1),1892.63)],'No options'),
('7106','Summit Vape & Smoke',1050,(2022,9,1),(2027,8,31),2012.5,577.5,2000,[],'(1) 3 yr, 3% bump'),
('7108',None,1400,None,None,None,None,None,[],'VACANT since 6/26 - asking $21 NNN, showing to daycare'),
('7112','Treasure Valley Physical Therapy PLLC',3150,(2019,4,1),(2029,3,31),5512.5,1732.5,5000,[((2027,4,1),5677.88),((2028,4,1),5848.22)],'(2) 5 yr'),
('7118','Kim\'s Alterations & Dry Cleaning',1120,(2011,1,1),'MTM',1680,616,1500,[],'Month to month, 30 days'),
('7120','Blue Heron Coffee Roasters, Inc.',1600,(2024,10,1),(2031,9,30),3066.67,880,3000,[((2026,10,1),0)],'(2) 5 yr; exclusive on coffee'),
('7124','Edge Cellular (franchise)',1250,(2020,12,1),(2026,11,30),2500,687.5,2500,[],'Gave notice - out 11/30. Listed w/ broker'),
('7126-28','Ada County Dialysis Partners',5200,(2018,8,15),(2033,8,31),10183.33,2860,0,[((2028,9,1),11201.66)],'(3) 5 yr. Corporate guaranty'),
('7132',None,900,None,None,None,None,None,[],'VACANT'),
('7134','Larch Insurance Group',1000,(2025,5,1),(2028,4,30),1750,550,1750,[((2027,5,1),1802.5)],'None'),
('7140','Pho Thanh Long',2050,(2022,3,1),(2032,2,29),3587.5,1127.5,3500,[((2027,3,1),3690),((2029,3,1),3895)],'(1) 5 yr. Sales reporting annually'),
('7148','Cutthroat Fly & Tackle',2300,(2016,7,1),(2027,6,30),3642,1265,1500,[],'Has until 12/31 to exercise 5 yr option')]
y=5
for u,t,sf,ls,le,rent,nnn,dep,st,cm in R:
    st=[s for s in st if s[1]]
    ws.write_string(y,1,u,c0);ws.write(y,2,t or 'Vacant',c0 if t else V);ws.write(y,3,sf,n);ws.write(y,4,'' ,c0)
    e=y+1
    for c in range(5,17):ws.write_blank(y,c,None,c0)
    if t:
        ws.write_datetime(y,5,dt.datetime(*ls),d)
        if le=='MTM':ws.write(y,6,'MTM',d)
        else:ws.write_datetime(y,6,dt.datetime(*le),d)
        ws.write(y,7,rent,m);ws.write(y,8,nnn,m);ws.write_formula(y,9,f'=H{e}+I{e}',m,rent+nnn);ws.write_formula(y,10,f'=H{e}*12',m,round(rent*12,2));ws.write_formula(y,11,f'=K{e}/D{e}',m,rent*12/sf);ws.write(y,12,dep,m)
        for j,(a,b) in enumerate(st):ws.write_datetime(y,13+2*j,dt.datetime(*a),d);ws.write(y,14+2*j,b,m)
    ws.write(y,17,cm,c0)
    rows.append(row(unit=u,tenantName=t,area=sf,statusText='Occupied' if t else 'Vacant',leaseStartDate=iso(D(*ls)) if t else None,leaseEndDate=None if not t else le if le=='MTM' else iso(D(*le)),contractRent=rent,annualRent=round(rent*12,2) if t else None,deposit=dep,charges=[dict(code='Monthly NNN',amount=nnn)] if t else None,totalCharges=rent+nnn if t else None,rentSteps=[dict(date=iso(D(*a)),amount=b) for a,b in st] or None))
    y+=1
e=y
S=lambda k:round(sum(x.get(k,0) for x in rows),2)
ws.write(y,2,'Total',tb);ws.write_formula(y,3,f'=SUM(D6:D{e})',tn,S('area'))
nn=sum(x[6] or 0 for x in R)
for c,k in((7,S('contractRent')),(8,nn),(9,S('totalCharges')),(10,S('annualRent')),(12,S('deposit'))):
    L='ABCDEFGHIJKLM'[c];ws.write_formula(y,c,f'=SUM({L}6:{L}{e})',tb,k)
vs=sum(x[2] for x in R if not x[1]);ws.write(y+2,2,'Vacant SF',it);ws.write(y+2,3,vs,F(num_format='#,##0'));ws.write(y+3,2,'Occupancy',it);ws.write(y+3,3,1-vs/S('area'),F(num_format='0.0%'))
ws.write(y+5,1,'NNN is estimated at $6.60/SF/yr for 2026, reconciled by April 15.',it);ws.write(y+6,1,'13 suites, 2 vacant. Dialysis occupies 7126 and 7128 as one space.',it)
for i,rw in enumerate([('2026 CAM / tax / ins estimate',None),('Real estate taxes',61200),('Insurance',14350),('Landscape & snow',31900),('Lot & exterior',22000),('Mgmt 4%',19500),('Per SF',6.6)]):
    for j,z in enumerate(rw):
        if z is not None:ws2.write(i,j,z)
ws2.set_column(0,0,32);ws.set_landscape();ws.fit_to_pages(1,1);ws.freeze_panes(5,3);wb.close()
save(f,'RETAIL',"owner's strip center sheet with formulas, hidden column, two increase columns, comments",False,'TAMARACK PLAZA',D(2026,11,1),13,11,2,rows,sheet='Rent Roll')
