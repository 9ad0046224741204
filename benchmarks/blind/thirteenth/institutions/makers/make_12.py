# Mall / lifestyle centre roll pasted to Excel from MRI with merged tenancy cells and charge lines, numbers partly text
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(5212); NAME='larkfield_galleria_leasing_roll.xlsx'; AS=dt.date(2025,7,1)
wb=Workbook(); ws=wb.active; ws.title='Roll 7-1-25'
ws.merge_cells('B1:N1'); ws['B1']='LARKFIELD GALLERIA'; ws['B1'].font=Font(name='Cambria',size=15,bold=True); ws['B1'].alignment=Alignment(horizontal='center')
ws.merge_cells('B2:N2'); ws['B2']='Rent Roll effective July 1, 2025'; ws['B2'].alignment=Alignment(horizontal='center')
top={2:('Lvl',1),3:('Store #',1),4:('Tenant / DBA',1),5:('Sq. Ft.',1),6:('Lease Term',2),8:('Recurring Charges',3),11:('Next Increase',2),13:('Pct. Rent',2),}
sub={6:'From',7:'Thru',8:'Type',9:'Monthly $',10:'Annual $',11:'Eff. Date',12:'New Mo. Base',13:'Rate',14:'Over ($)'}
for k,(h,s) in top.items():
    ws.cell(4,k,h)
    if s>1: ws.merge_cells(start_row=4,start_column=k,end_row=4,end_column=k+s-1)
    else: ws.merge_cells(start_row=4,start_column=k,end_row=5,end_column=k)
for k,h in sub.items(): ws.cell(5,k,h)
for rr in(4,5):
    for k in range(2,15): c=ws.cell(rr,k); c.font=Font(name='Cambria',bold=True); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); c.border=Border(*[Side('thin')]*4)
D=[('L1','1010','Everline Outfitters',8640,36),('L1','1020','The Copper Ladle Kitchenware',4275,32),('L1','1030','',2980,0),('L1','1045','Basil & Bone Trattoria',6120,29.5),('L1','1060','Kinder Orchard Toys',3115,31),('L1','1070','Mirabel Cosmetics',1890,58),('L1','1080','Flux Wireless',1105,66),('L2','2005','Regent Cinemas 9',38900,14),('L2','2010','',1450,0),('L2','2020','Summit Cycle Studio',3360,27),('L2','2030','Oddfellow Comics',1725,24),('L2','2040','Bento Alley',980,72),('L2','2050','Happy Churro',640,96),('LL','ST-3','Everline Outfitters',900,10),('LL','ST-5','',720,0),('RF','ANT-1','Beaconet Cellular',None,0),('RF','SIGN-2','Larkfield Toyota (billboard licence)',None,0),('L1','CART-4','Knotwork Bracelets',60,0)]
r=6; T=[]; S=dict(a=0,v=0); by={}; occ=0; ctr=Alignment(vertical='top',wrap_text=True)
for lv,u,t,a,psf in D:
    ch=[]
    row=dict(unit=u,area=a)
    if t:
        occ+=1; base={'ANT-1':2640.0,'SIGN-2':1800.0,'CART-4':1950.0}.get(u) or round(a*psf/12,2)
        k0={'ANT-1':'Antenna Licence','SIGN-2':'Sign Licence','CART-4':'Licence Fee'}.get(u,'Storage Rent' if lv=='LL' else 'Base Rent'); ch=[(k0,base)]
        if lv in('L1','L2') and u!='CART-4':
            if u=='2005': ch+=[('CAM (capped)',round(a*3.1/12,2)),('Taxes',round(a*2.2/12,2))]
            else: ch+=[('CAM',round(a*R.uniform(9,12)/12,2)),('Taxes',round(a*5.4/12,2)),('Insurance',round(a*.62/12,2))]
            if a<5000: ch+=[('Promo Fund',round(a*1.25/12,2))]
    else: ch=[(None,None)]
    n=len(ch)+(1 if t and len(ch)>1 else 0)
    s=addm(dt.date(R.choice([2018,2020,2021,2022,2023,2024]),1,1),R.randint(0,11)); e=eom(addm(s,R.choice([84,96,120])-1)) if u!='2005' else dt.date(2033,12,31)
    if e<AS: e=dt.date(2027,1,31)
    mtm=u in('CART-4','2030')
    ni=max([addm(s,12*q) for q in range(12) if addm(s,12*q)<=AS]); ni=addm(ni,12); has=t and not mtm and ni<e and R.random()<.75
    vals={2:lv,3:u,4:t or 'AVAILABLE',5:a}
    if t:
        vals.update({6:s,7:'MTM' if mtm else e})
        if has: vals.update({11:ni,12:round(ch[0][1]*1.03,2)})
        if lv in('L1','L2') and u!='CART-4' and R.random()<.8: vals.update({13:R.choice([.05,.06,.07]),14:round(ch[0][1]*12/.06,-4)})
    for k,v in vals.items():
        if v is None: continue
        c=ws.cell(r,k,v); 
        if k in(6,7,11): c.number_format='mm/dd/yy'
        if k in(5,14): c.number_format='#,##0'
        if k==12: c.number_format='#,##0.00'
        if k==13: c.number_format='0%'
    if R.random()<.35 and a: ws.cell(r,5,f'{a:,}').alignment=Alignment(horizontal='right')
    for k in (2,3,4,5,6,7,11,12,13,14):
        if n>1: ws.merge_cells(start_row=r,start_column=k,end_row=r+n-1,end_column=k)
        ws.cell(r,k).alignment=Alignment(vertical='top',wrap_text=k==4,horizontal='right' if k==5 else None)
    for j,(q,v) in enumerate(ch):
        if q: ws.cell(r+j,8,q).alignment=Alignment(indent=1); ws.cell(r+j,9,v).number_format='#,##0.00'; ws.cell(r+j,10,round(v*12,2)).number_format='#,##0.00'; by[q]=round(by.get(q,0)+v,2)
    if t:
        tt=round(sum(v for _,v in ch),2)
        if n>len(ch):
            for k,v in((8,'Total'),(9,tt),(10,round(tt*12,2))): c=ws.cell(r+n-1,k,v); c.font=Font(bold=True); c.number_format='#,##0.00'
        row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate='MTM' if mtm else e,contractRent=ch[0][1],annualRent=round(ch[0][1]*12,2),charges=[dict(code=q,amount=v) for q,v in ch],totalCharges=tt if n>len(ch) else None,rentSteps=[dict(date=iso(ni),amount=round(ch[0][1]*1.03,2))] if has else None)
        S['v']+=tt
    else: row['statusText']='AVAILABLE'; ws.cell(r,4).font=Font(color='FF0000',bold=True)
    for k in range(2,15): ws.cell(r+n-1,k).border=Border(bottom=Side('thin',color='999999'))
    S['a']+=a or 0; T.append(row); r+=n
ws.cell(r,4,'TOTAL GALLERIA'); ws.cell(r,5,S['a']).number_format='#,##0'; ws.cell(r,9,round(S['v'],2)).number_format='#,##0.00'; ws.cell(r,10,round(S['v']*12,2)).number_format='#,##0.00'
for k in range(2,15): ws.cell(r,k).font=Font(name='Cambria',bold=True); ws.cell(r,k).fill=PatternFill('solid',fgColor='DDEBF7')
r+=2; ws.cell(r,4,'Recap of monthly charges').font=Font(bold=True); r+=1
for q,v in by.items(): ws.cell(r,4,q); ws.cell(r,5,v).number_format='#,##0.00'; r+=1
ws.cell(r+1,4,f'Spaces listed: {len(T)}; available: {len(T)-occ}. Carts, signs and antenna are listed as spaces.').font=Font(italic=True)
for k,w in zip('ABCDEFGHIJKLMN',[2,5,9,32,11,10,10,16,13,14,10,13,7,12]): ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME))
put(NAME,'RETAIL','Merged tenancy cells over charge lines, grouped header, next increase columns, numbers partly as text',True,dict(propertyName='Larkfield Galleria',asOnDate=iso(AS),units=len(T),occupied=occ,vacant=len(T)-occ,rows=T,totals=dict(area=S['a'],totalCharges=round(S['v'],2),annualTotalCharges=round(S['v']*12,2))))
