from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.worksheet.properties import PageSetupProperties
B=Font(bold=True)
def fill(h): return PatternFill('solid',fgColor=h)
# 8: 60-unit, hand sheet with section 8
def b1():
    f='Fairmount Apts rents.xlsx'; R=random.Random(201); nm=namer(201); rows=[]; wb=Workbook(); ws=wb.active; ws.title='OCT 25'
    ws['A1']='FAIRMOUNT APARTMENTS'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='rents October 2025'; ws['F1']='yellow = late'; ws['F1'].fill=fill('FFFF00'); ws['G1']='blue = HUD'; ws['G1'].fill=fill('BDD7EE'); ws['H1']='grey = empty'; ws['H1'].fill=fill('BFBFBF')
    H=['APT','','NAME','BR','RENT','TENANT PORTION','SEC 8 (HAP)','LATE FEE','PAID ON','STILL OWED','LEASE UP','old rent 2024','NOTES']
    for j,h in enumerate(H,1): c=ws.cell(4,j,h); c.font=B; c.alignment=Alignment(wrap_text=True,horizontal='center'); c.border=Border(bottom=Side('medium'))
    r=5; occ=vac=0; gt=[0]*5; vacs={'104','207','212','305','409','503'}
    for fl,name in enumerate(['FIRST FLOOR','SECOND FLOOR','THIRD FLOOR','FOURTH FLOOR','FIFTH FLOOR'],1):
        ws.cell(r,1,name).font=Font(bold=True,italic=True); r+=1; s=[0]*5
        for i in range(1,13):
            u=f"{fl}{i:02d}"; br=[1,1,2,2,1,2,0,1,2,2,1,2][i-1]; brs='EFF' if br==0 else br
            ws.cell(r,1,int(u)); ws.cell(r,4,brs)
            row=dict(unit=u,section=name,unitType=str(brs))
            if u=='101': ws.cell(r,3,'OFFICE'); row['statusText']='OFFICE'
            elif u=='411': ws.cell(r,3,'DOWN - water damage'); ws.cell(r,13,'insurance adj. coming 10/20'); row['statusText']='DOWN'
            elif u in vacs:
                ws.cell(r,3,'VACANT'); row['statusText']='VACANT'; vac+=1
                for j in range(1,14): ws.cell(r,j).fill=fill('BFBFBF')
                if u=='207': ws.cell(r,13,'new people 11/15, dep. paid'); 
                if u=='503': ws.cell(r,13,'carpet ordered')
            else:
                a,b=nm(); t=f"{b} {a}"; rent={0:545,1:640,2:760}[br]+R.choice([-35,-20,0,0,0,15]); 
                if u=='112': rent=0
                hap=R.choice([0,0,0,0,1]) and R.randint(180,rent-60) if rent else 0; tp=rent-hap; late=R.choice([0]*7+[35]); ow=tp+late if (late and R.random()<.7) else 0
                mtm=R.random()<.25; e=D(R.choice([2025,2026]),R.randint(1,12),28)
                if e<D(2025,10,1): e=e.replace(year=2026)
                ws.cell(r,3,t); ws.cell(r,5,rent); ws.cell(r,6,tp)
                if hap: ws.cell(r,7,hap); ws.cell(r,3).fill=fill('BDD7EE')
                if late: ws.cell(r,8,late); ws.cell(r,9).fill=fill('FFFF00')
                if not ow and rent: ws.cell(r,9,f"10/{R.randint(1,3) if not late else R.randint(7,12)}")
                ws.cell(r,10,ow); 
                if mtm: ws.cell(r,11,'MTM')
                else: c=ws.cell(r,11,e); c.number_format='m/d/yy'
                if rent: ws.cell(r,12,rent-25)
                if u=='112': ws.cell(r,13,'caretaker - free apt.')
                if u in('203','308','506'): ws.cell(r,13,{'203':'moving out 10/31','308':'moving out 11/30','506':'eviction filed'}[u])
                row.update(tenantName=t,contractRent=rent,balance=ow,leaseEndDate='MTM' if mtm else e.isoformat(),charges=[dict(code='TENANT PORTION',amount=tp)]+([dict(code='SEC 8 (HAP)',amount=hap)] if hap else [])+([dict(code='LATE FEE',amount=late)] if late else []),moveOutDate={'203':'2025-10-31','308':'2025-11-30'}.get(u),statusText={'506':'eviction filed','112':'caretaker'}.get(u))
                occ+=1; s=[q+w for q,w in zip(s,[rent,tp,hap,late,ow])]
            rows.append(row); r+=1
        for j,q in zip((5,6,7,8,10),s): c=ws.cell(r,j,q); c.font=B; c.border=Border(top=Side('thin'))
        gt=[q+w for q,w in zip(gt,s)]; r+=2
    ws.cell(r,3,'TOTAL BUILDING').font=B
    for j,q in zip((5,6,7,8,10),gt): c=ws.cell(r,j,q); c.font=B; c.border=Border(top=Side('double'))
    ws.cell(r+2,3,f'60 apts: {occ} rented, {vac} empty, 1 office, 1 down'); ws.cell(r+3,3,'parking lot $20/car collected separate, laundry Oct 14: 212.25')
    for j,w in zip('ABCDEFGHIJKLM',[7,2,24,5,9,10,10,8,8,10,10,10,30]): ws.column_dimensions[j].width=w
    ws.column_dimensions['L'].hidden=True
    for q in ws.iter_rows(min_row=5,min_col=5,max_col=10):
        for c in q:
            if c.column!=9: c.number_format='#,##0'
    w2=wb.create_sheet('deposit slips'); w2.append(['date','bank','amount'])
    for d,a in [('10/3',gt[1]-9000),('10/8',5200),('10/13',2100)]: w2.append([d,'FNB',a])
    ws.freeze_panes='D5'
    for _w in wb.worksheets: _w.page_setup.orientation='landscape'; _w.page_setup.fitToHeight=0; _w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
    wb.save(doc(f))
    save(f,'MULTIFAMILY','hand sheet, floors, section 8 split, colours, hidden column',True,rows,'Fairmount Apartments','2025-10',60,occ,vac,sheet='OCT 25')
# 9: garages
def b2():
    f='garages_railroad_st_2025.xlsx'; R=random.Random(202); nm=namer(202); rows=[]; wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet('Garages'); b=wb.add_format({'bold':1}); m=wb.add_format({'num_format':'$#,##0.00'}); mb=wb.add_format({'num_format':'$#,##0.00','bold':1,'top':1}); hd=wb.add_format({'bold':1,'bg_color':'#DDEBF7','border':1,'text_wrap':1,'align':'center'}); sec=wb.add_format({'bold':1,'bg_color':'#F2F2F2'}); red=wb.add_format({'font_color':'red'})
    ws.merge_range('B1:L1','Railroad Street Garages - who has what',wb.add_format({'bold':1,'font_size':13})); ws.write('B2','as of July 1, 2025')
    r=3
    for j,h in [(1,'No.'),(3,'Renter'),(4,'since'),(6,'What is in it'),(7,'per month'),(8,'electric'),(9,'key deposit'),(11,'behind')]: ws.write(r,j,h,hd)
    r=4; n=occ=0; tot=[0]*4
    for h,k,base in [('A row - brick 10 x 20',14,65),('B row - block 12 x 22',18,80),('C row - tall doors 14 x 40',8,165)]:
        ws.merge_range(r,1,r,11,h,sec); r+=1; first=r
        for i in range(1,k+1):
            u=f"{h[0]}{i}"; n+=1; ws.write(r,1,u)
            if u in('A5','B2','B17','C8','A11'): ws.write(r,3,'open'); rows.append(dict(unit=u,section=h,statusText='open')); r+=1; continue
            if u=='B9': ws.write(r,3,'our tools - not rented'); rows.append(dict(unit=u,section=h,statusText='not rented')); r+=1; continue
            a,l=nm(); t=f"{a} {l}" if R.random()<.85 else f"{l} Roofing"; y=R.randint(2006,2025); mo=R.randint(1,6); si=dt.date(y,mo,1).strftime('%b %Y'); rent=base+R.choice([0,0,-5,5]); el=R.choice([0,0,0,10]); kd=R.choice([20,20,0]); bh=R.choice([0]*8+[rent,2*rent])
            ws.write(r,3,t); ws.write(r,4,si); ws.write(r,6,R.choice(['car','truck','boat','tools','furniture','old Buick','']));ws.write(r,7,rent,m)
            if el: ws.write(r,8,el,m)
            ws.write(r,9,kd,m); ws.write(r,11,bh,m)
            rows.append(dict(unit=u,section=h,tenantName=t,moveInDate=si,contractRent=rent,deposit=kd,balance=bh,charges=[dict(code='electric',amount=el)] if el else None)); occ+=1
            tot=[q+w for q,w in zip(tot,[rent,el,kd,bh])]; r+=1
    r+=1; ws.write(r,3,'Total',b)
    for j,q in zip((7,8,9,11),tot): ws.write(r,j,q,mb)
    ws.write(r+1,3,f'{n} garages, {occ} rented, 5 open, 1 ours'); ws.write(r+2,3,'billboard on C row back wall: Lamplight Outdoor pays $600 a year in Jan.',red)
    ws.set_column(0,0,2);ws.set_column(1,1,6);ws.set_column(2,2,1.5);ws.set_column(3,3,26);ws.set_column(5,5,1.5);ws.set_column(6,6,14);ws.set_column(7,9,11);ws.set_column(10,10,1.5);ws.set_column(11,11,11); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(f,'PARKING','garages as a business, spacer columns, month-text dates',True,rows,'Railroad Street Garages','2025-07-01',n,occ,5)
# 10: storage (planted digit_changed)
def b3():
    f='Tenant_Ledger_Snapshot_StorSafe.xlsx'; R=random.Random(203); nm=namer(203); rows=[]; wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet('Snapshot'); hd=wb.add_format({'bold':1,'bottom':2}); df=wb.add_format({'num_format':'yyyy-mm-dd'}); m=wb.add_format({'num_format':'0.00'}); mb=wb.add_format({'num_format':'#,##0.00','bold':1})
    for i,s in enumerate(['Site: StorSafe on Highway 9','Snapshot date: 2025-08-31','Sorted by: Unit']): ws.write(i,0,s)
    for j,h in enumerate(['Unit','Size','Sq Ft','Type','Street Rate','State','Customer','Rented On','Paid Thru','Rate','Insurance','Deposit','Balance']): ws.write(4,j,h,hd)
    sz=[('5x5',25,39,'Inside'),('5x10',50,55,'Inside'),('10x10',100,89,'Drive-up'),('10x15',150,112,'Drive-up'),('10x20',200,139,'Drive-up'),('12x30',360,185,'RV')]; r=5; cnt=dict(Rented=0,Vacant=0,Lien=0,Unrentable=0); tot=[0]*6; pl=None
    for blk,k in [('A',40),('B',44),('C',38),('D',26)]:
        for i in range(1,k+1):
            u=f"{blk}{i:03d}"; s=sz[{'A':R.choice([0,1]),'B':R.choice([1,2]),'C':R.choice([2,3,4]),'D':R.choice([4,5])}[blk]]; z=R.random(); st='Vacant' if z<.11 else 'Unrentable' if z<.12 else 'Lien' if z<.15 else 'Rented'; cnt[st]+=1
            for j,v in enumerate([u,s[0],s[1],s[3]]): ws.write(r,j,v)
            ws.write(r,4,s[2],m); ws.write(r,5,st); row=dict(unit=u,unitType=s[0],area=s[1],marketRent=s[2],statusText=st); tot[0]+=s[1]; tot[1]+=s[2]
            if st in('Rented','Lien'):
                a,l=nm(); t=f"{l.upper()}, {a.upper()}"; d=D(R.randint(2015,2025),R.randint(1,8),R.randint(1,28)); rate=s[2]+R.choice([0,-6,-10,4,8]); ins=R.choice([0,9,12]); dep=R.choice([0,25]); bal=round(rate*R.choice([2,3])+20,2) if st=='Lien' else R.choice([0]*9+[rate+ins]); pt=D(2025,9,R.randint(1,28)) if not bal else D(2025,R.choice([5,6]) if st=='Lien' else 8,R.randint(1,28)); pr=rate
                if pl is None and blk=='C' and 100<=rate<=139 and i>9 and st=='Rented' and bal==0: pr=rate+60; pl=(u,rate,pr)
                ws.write(r,6,t); ws.write(r,7,d,df); ws.write(r,8,pt,df); ws.write(r,9,pr,m); ws.write(r,10,ins,m); ws.write(r,11,dep,m); ws.write(r,12,bal,m)
                row.update(tenantName=t,moveInDate=d.isoformat(),contractRent=pr,deposit=dep,balance=bal,charges=[dict(code='Insurance',amount=ins)]); tot=[q+w for q,w in zip(tot,[0,0,rate,ins,dep,bal])]
            rows.append(row); r+=1
    ws.write(r,0,'TOTAL',hd); ws.write(r,2,tot[0],mb); ws.write(r,4,tot[1],mb)
    for j,q in zip((9,10,11,12),tot[2:]): ws.write(r,j,q,mb)
    for i,(k,v) in enumerate(cnt.items()): ws.write(r+2+i,0,k); ws.write(r+2+i,1,v)
    ws.write(r+6,0,'All'); ws.write(r+6,1,sum(cnt.values())); ws.set_column(6,6,24); ws.set_column(7,8,11); ws.set_column(4,5,11); ws.set_column(2,2,10); ws.set_column(9,12,11); ws.set_landscape(); ws.fit_to_pages(1,0); ws.autofilter(4,0,r-1,12); wb.close()
    save(f,'SELF_STORAGE','storage program snapshot, 148 units, counts below',False,rows,'StorSafe on Highway 9','2025-08-31',sum(cnt.values()),cnt['Rented']+cnt['Lien'],cnt['Vacant'],sheet='Snapshot',planted=dict(what=f"unit {pl[0]}: Rate printed {pl[2]}.00 instead of {pl[1]}.00; the Rate total {tot[2]:,.2f} is that of the right rate",kind='digit_changed'))
# 11: furnished rentals, several sheets
def b4():
    f='Lakeshore_Furnished_2025-12.xlsx'; R=random.Random(204); nm=namer(204); rows=[]; wb=Workbook(); s=wb.active; s.title='Summary'; ws=wb.create_sheet('Tenants & Rents'); n=wb.create_sheet('To do')
    hdr=[['','','','Guest / tenant','','Stay','','Monthly','','',''],['Property','Unit','Layout','Name','Employer','Arrives','Leaves','Asking','Agreed','Cleaning','Damage dep.']]
    ws['A1']='Lakeshore Furnished Rentals'; ws['A1'].font=Font(bold=True,size=13,color='1F4E78'); ws['A2']='Position on'; ws['B2']=D(2025,12,1); ws.merge_cells('B2:C2'); ws['B2'].number_format='d mmm yyyy'; ws['B2'].alignment=Alignment(horizontal='left')
    for i,h in enumerate(hdr):
        for j,v in enumerate(h,1): c=ws.cell(4+i,j,v or None); c.font=Font(bold=True,color='FFFFFF'); c.fill=fill('1F4E78'); c.alignment=Alignment(horizontal='center')
    ws.merge_cells('D4:E4'); ws.merge_cells('F4:G4'); ws.merge_cells('H4:J4')
    r=6; occ=vac=0; T=[0]*4; N=0
    for p,us_ in [('Pier House',['1','2','3','4','5']),('Dune Cottages',['Heron','Plover','Tern','Gull']),('14 Bay St',['Up','Down']),('Captain\'s Row',['C1','C2','C3','C4','C5','C6'])]:
        for k,u in enumerate(us_):
            N+=1; lay=R.choice(['studio','1BR','2BR','2BR + den']); ask={'studio':1350,'1BR':1650,'2BR':2100,'2BR + den':2350}[lay]
            ws.cell(r,1,p if k==0 else None); uv=int(u) if u.isdigit() else u; ws.cell(r,2,uv); ws.cell(r,3,lay); ws.cell(r,8,ask); row=dict(unit=u,propertyName=p,unitType=lay,marketRent=ask); T[0]+=ask
            if (p,u) in(('Pier House','4'),('Dune Cottages','Tern'),("Captain's Row",'C3')):
                ws.cell(r,4,'available').font=Font(italic=True,color='C00000'); row['statusText']='available'; vac+=1
            else:
                a,b=nm(); t=f"{a} {b}"; ar=D(2025,R.randint(6,11),R.randint(1,28)); fut=(p,u)==("Captain's Row",'C5'); 
                if fut: ar=D(2026,1,4)
                lv=D(2026,R.randint(2,6),R.choice([15,27,1])); ag=ask-R.choice([0,0,100,150]); cl=R.choice([85,120]); dp=R.choice([500,750,1000])
                for j,v in zip((4,5,6,7,9,10,11),(t,R.choice(['traveling nurse','wind farm','Corps of Eng.','self','insurance claim']),ar,lv,ag,cl,dp)): ws.cell(r,j,v)
                ws.cell(r,6).number_format=ws.cell(r,7).number_format='dd-mmm-yy'
                if fut: ws.cell(r,12,'booked, empty till then'); vac+=1; row['statusText']='booked'
                else: occ+=1
                row.update(tenantName=t,leaseStartDate=ar.isoformat(),leaseEndDate=lv.isoformat(),contractRent=ag,deposit=dp,charges=[dict(code='Cleaning',amount=cl)]); T=[T[0],T[1]+ag,T[2]+cl,T[3]+dp]
            for j in range(8,12): ws.cell(r,j).number_format='$#,##0;($#,##0)'
            rows.append(row); r+=1
    ws.cell(r,1,'TOTAL').font=B
    for j,q in zip((8,9,10,11),T): c=ws.cell(r,j,q); c.font=B; c.number_format='$#,##0'; c.border=Border(top=Side('thin'),bottom=Side('double'))
    for j,w in zip('ABCDEFGHIJKL',[18,9,12,22,17,11,11,10,10,10,12,22]): ws.column_dimensions[j].width=w
    for q in [['Lakeshore Furnished Rentals','owner packet'],[],['Units',N],['In house',occ],['Empty tonight',vac],['Asking, all units',T[0]],['Agreed, incl. booked',T[1]],[],['Nov cleaning cost',1140],['Nov supplies',312.48]]: s.append(q)
    s.column_dimensions['A'].width=30
    for q in ['Order sheets for Heron','Gull: sofa leg','C3 - re-photograph, list at 60 nights min.','Pier 4: boiler man Tuesday']: n.append([q])
    for _w in wb.worksheets: _w.page_setup.orientation='landscape'; _w.page_setup.fitToHeight=0; _w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
    wb.save(doc(f)); save(f,'SINGLE_FAMILY_RENTAL','furnished monthly rentals, three sheets, grouped header, property only on first row',True,rows,'Lakeshore Furnished Rentals','2025-12-01',N,occ,vac,sheet='Tenants & Rents')
# 12: mixed-use
def b5():
    f='ickes_block_rentroll.xlsx'; R=random.Random(205); nm=namer(205); rows=[]; wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet('Ickes Block'); F=wb.add_format
    t1=F({'bold':1,'font_name':'Georgia','font_size':14,'align':'center'}); hd=F({'bold':1,'font_name':'Georgia','font_size':9,'text_wrap':1,'bottom':1,'top':1,'align':'center','valign':'bottom'}); x=F({'font_name':'Georgia','font_size':9}); w=F({'font_name':'Georgia','font_size':9,'text_wrap':1,'valign':'top'}); m=F({'font_name':'Georgia','font_size':9,'num_format':'#,##0.00;(#,##0.00);0.00'}); d_=F({'font_name':'Georgia','font_size':9,'num_format':'mmm d, yyyy','align':'left'}); sec=F({'bold':1,'font_name':'Georgia','font_size':10,'font_color':'#7F6000'}); mb=F({'bold':1,'font_name':'Georgia','font_size':9,'num_format':'#,##0.00','top':1}); a_=F({'font_name':'Georgia','font_size':9,'num_format':'#,##0'})
    ws.merge_range('A1:J1','The Ickes Block, 101-109 Main Street',t1); ws.merge_range('A2:J2','Rent Roll at September 30, 2025  (prepared for Ickes heirs)',F({'italic':1,'font_name':'Georgia','align':'center'}))
    for j,h in enumerate(['Space','Tenant','Sq. feet','Lease begins','Lease ends','Rent per month','Taxes & ins. reimb.','Water','Security held','Steps / remarks']): ws.write(3,j,h,hd)
    r=4; G=[0]*4
    def put(sc,items):
        nonlocal r,G
        ws.write(r,0,sc,sec); r+=1; S=[0]*4
        for u,t,a,s,e,rent,tx,wa,dep,rem,steps,stt in items:
            row=dict(unit=u,section=sc,tenantName=t,area=a,statusText=stt,contractRent=rent,deposit=dep,rentSteps=steps); ws.write(r,0,u,x); ws.write(r,1,t or stt,x)
            if a: ws.write(r,2,a,a_)
            if s: ws.write_datetime(r,3,dt.datetime(s.year,s.month,s.day),d_); row['leaseStartDate']=s.isoformat()
            if e=='MTM': ws.write(r,4,'MTM',x); row['leaseEndDate']='MTM'
            elif e: ws.write_datetime(r,4,dt.datetime(e.year,e.month,e.day),d_); row['leaseEndDate']=e.isoformat()
            for j,q in zip((5,6,7,8),(rent,tx,wa,dep)):
                if q is not None: ws.write(r,j,q,m)
            ch=[dict(code=c,amount=q) for c,q in (('Taxes & ins. reimb.',tx),('Water',wa)) if q is not None]; row['charges']=ch; rows.append(row)
            if rem:
                ws.write(r,9,rem,w)
                if '\n' in rem: ws.set_row(r,27)
            S=[q+(z or 0) for q,z in zip(S,(rent,tx,wa,dep))]; r+=1
        for j,q in zip((5,6,7,8),S): ws.write(r,j,q,mb)
        G=[q+z for q,z in zip(G,S)]; r+=2
    put('Storefronts',[('101 Main','Copper Kettle Cafe',1650,D(2022,4,1),D(2027,3,31),1485,212.5,40,1400,'4/1/26 to $1,530.00',[dict(date='2026-04-01',amount=1530)],None),('103 Main','Deaton Hardware',3200,D(2018,1,1),D(2027,12,31),2240,410,25,0,'1/1/26 to $2,307.00\n1/1/27 to $2,376.00',[dict(date='2026-01-01',amount=2307),dict(date='2027-01-01',amount=2376)],None),('105 Main',None,1400,None,None,None,None,None,None,'asking $1,250, roof leak fixed',None,'VACANT'),('107 Main','Shear Joy Salon',980,D(2023,9,1),'MTM',925,95,40,925,'held over since 9/1/25',None,None),('109 Main','Second Chance Thrift (church)',2100,D(2021,6,1),D(2026,5,31),1100,0,25,0,'',None,None)])
    rows[2]['marketRent']=1250
    put('Second floor offices',[('2-A','Nuckols Bookkeeping',420,D(2024,3,1),D(2026,2,28),395,None,None,395,'',None,None),('2-B','Ickes heirs (own office)',300,None,None,0,None,None,None,'no rent',None,'own office')])
    it=[]
    for i in range(1,13):
        u=f"Apt {i}"
        if i in(4,10): it.append((u,None,None,None,None,None,None,None,None,'' if i==4 else 'new tenant signed, comes 10/15',None,'VACANT')); continue
        a,b=nm(); s=D(R.randint(2019,2024),R.randint(1,12),1); rent=R.choice([575,595,620,650,685]); it.append((u,f"{a} {b}",None,s,'MTM' if i%4==1 else D(2026,R.randint(1,9),28),rent,None,R.choice([20,20,30]),R.choice([rent,400]),{6:'gives up apt 10/31',8:'sec. 8 pays $388 of this'}.get(i,''),None,None))
    put('Apartments (upstairs)',it); [q.update(moveOutDate='2025-10-31') for q in rows if q['unit']=='Apt 6']
    put('Lot behind and other',[(f'Stall {i}',nm()[1],None,None,'MTM',25,None,None,None,'',None,None) if i!=3 else ('Stall 3',None,None,None,None,None,None,None,None,'',None,'open') for i in range(1,6)]+[('Roof','Valley Cellular',None,D(2020,7,1),D(2030,6,30),650,None,None,None,'7/1/26 to $669.50',[dict(date='2026-07-01',amount=669.5)],None),('West wall','Lamplight Outdoor (sign)',None,D(2024,1,1),D(2025,12,31),90,None,None,None,'',None,None)])
    ws.write(r,1,'Whole block, per month',sec)
    for j,q in zip((5,6,7,8),G): ws.write(r,j,q,mb)
    ws.write(r+2,1,'19 rental spaces (5 stores, 2 offices, 12 apartments); 3 of them empty.',x)
    ws.set_column(0,0,11);ws.set_column(1,1,28);ws.set_column(2,2,8);ws.set_column(3,4,13);ws.set_column(5,8,11);ws.set_column(9,9,38); ws.set_row(3,27); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(f,'MIXED_USE','shops, offices, apartments, stalls, roof and sign; steps in remarks',True,rows,'The Ickes Block','2025-09-30',19,None,3)
# 13: rentec-like export
def b6():
    f='RentRoll_export_20251014.xlsx'; R=random.Random(206); nm=namer(206); rows=[]; wb=Workbook(); ws=wb.active; ws.title='export'
    ws.append(['Property','Address','Unit #','Bed','Bath','SqFt','Tenant Status','Tenant Name','Move In','Lease Start','Lease End','Rent','Other Monthly','Deposit','Balance Due'])
    occ=vac=n=0; T=[0]*4
    for p,ad,us_ in [('Brannock Terrace','600 Brannock Ave',[f'{b}{i}' for b in 'ABC' for i in range(1,9)]),('Mill Race','31 Mill St',[str(i) for i in range(1,13)]),('Elm Triplex','8 Elm St',['1','2','3']),('Sycamore Flats','244 Sycamore',['101','102','103','104','201','202','203','204'])]:
        for u in us_:
            n+=1; bd=R.choice([1,2,2,3]); ba=R.choice(['1.0','1.0','1.5']); sf={1:590,2:815,3:1040}[bd]; base={1:710,2:845,3:995}[bd]; key=(p,u)
            def rec(st,fut=False):
                a,b=nm(); t=f"{b}, {a}"; s=D(2025,R.randint(1,9),1); mi=s if R.random()<.5 else D(R.randint(2017,2024),R.randint(1,12),R.randint(1,28))
                if fut: s=mi=D(2025,11,R.choice([1,15]))
                e='Month-to-Month' if (not fut and R.random()<.2) else addy(s); rent=base+R.choice([-30,-15,0,0,20]); om=R.choice([0,0,25,35]); dep=R.choice([rent,500,base]); bal=R.choice([0]*7+[rent,-15.5,212.4]) if not fut else 0
                if st=='Eviction': bal=rent*3
                ws.append([p,ad,u,str(bd),ba,str(sf),st,t,us(mi),us(s),e if isinstance(e,str) else us(e),f"{rent:.2f}",f"{om:.2f}",f"{dep:.2f}",f"{bal:.2f}"])
                rows.append(dict(unit=u,propertyName=p,area=sf,statusText=st,tenantName=t,moveInDate=mi.isoformat(),leaseStartDate=s.isoformat(),leaseEndDate=e if isinstance(e,str) else e.isoformat(),contractRent=rent,charges=[dict(code='Other Monthly',amount=om)],deposit=dep,balance=bal))
                if not fut:
                    for i,q in enumerate((rent,om,dep,bal)): T[i]+=q
            if key in(('Brannock Terrace','A3'),('Brannock Terrace','C6'),('Mill Race','5'),('Sycamore Flats','202')):
                ws.append([p,ad,u,str(bd),ba,str(sf),'Vacant']+['']*8); rows.append(dict(unit=u,propertyName=p,area=sf,statusText='Vacant')); vac+=1
                if u in('C6','202'): rec('Future',True)
            else:
                rec({'B2':'Notice','7':'Eviction'}.get(u,'Current')); occ+=1
                if u=='B2': rec('Future',True)
    for j,w in zip('ABCDEFGHIJKLMNO',[18,18,7,5,5,6,12,22,11,11,15,9,13,9,12]): ws.column_dimensions[j].width=w
    ws.append(['']*11+[f"{q:.2f}" for q in T]); ws.append([]); ws.append([f'Units: {n}   Occupied: {occ}   Vacant: {vac}   (Future tenants not in totals)   Run 10/14/2025'])
    for _w in wb.worksheets: _w.page_setup.orientation='landscape'; _w.page_setup.fitToHeight=0; _w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
    wb.save(doc(f)); save(f,'MULTIFAMILY','program export, all text, future tenants as rows, several properties',True,rows,None,'2025-10-14',n,occ,vac,sheet=None)
# 14: insurer form
def b7():
    f='Granger Mutual loss of rents schedule.xlsx'; R=random.Random(207); nm=namer(207); rows=[]; wb=Workbook(); ws=wb.active; ws.title='LR-22'
    th=Side('thin'); bx=Border(th,th,th,th)
    ws.merge_cells('A1:H1'); ws['A1']='GRANGER MUTUAL  -  Form LR-22  LOSS OF RENTS: SCHEDULE OF DWELLINGS RENTED TO OTHERS'; ws['A1'].font=Font(bold=True,size=12)
    for rr,(a,b) in enumerate([('Named insured','Tolliver Duplexes LLC'),('Policy no.','DF 0044-71823'),('Rents as of','1 June 2025')],2):
        ws.cell(rr,1,a).font=Font(italic=True); ws.merge_cells(start_row=rr,start_column=2,end_row=rr,end_column=4); ws.cell(rr,2,b)
    H=['Location','Year built','Unit','Occupant','Rented since','Rent / month','Rent / year','Months vacant last 12']
    for j,h in enumerate(H,1): c=ws.cell(7,j,h); c.font=B; c.border=bx; c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center'); c.fill=fill('E2EFDA')
    r=8; tm=ta=0; occ=0
    for loc,yr,us_ in [('19 Quarry Rd',1958,['North','South']),('21 Quarry Rd',1958,['North','South']),('340 Orchard St',1971,['340','340 1/2']),('7 Station Pl',1924,['1st fl.','2nd fl.','3rd fl.'])]:
        s0=r
        for u in us_:
            ws.cell(r,3,u); row=dict(unit=u,building=loc)
            if (loc,u)==('340 Orchard St','340 1/2'): ws.cell(r,4,'Vacant since 4/15'); ws.cell(r,8,1.5); row['statusText']='Vacant'
            else:
                a,b=nm(); d=D(R.randint(2012,2024),R.randint(1,12),1); rent=R.choice([680,725,790,840]); t=f"{a} {b}"
                for j,v in zip((4,5,6,7,8),(t,d,rent,rent*12,0)): ws.cell(r,j,v)
                ws.cell(r,5).number_format='mm/yyyy'; ws.cell(r,5).number_format='m/d/yyyy'; row.update(tenantName=t,moveInDate=d.isoformat(),contractRent=rent,annualRent=rent*12); tm+=rent; ta+=rent*12; occ+=1
            for j in range(1,9): ws.cell(r,j).border=bx
            ws.cell(r,6).number_format=ws.cell(r,7).number_format='"$"#,##0'; rows.append(row); r+=1
        for col,v in ((1,loc),(2,yr)):
            ws.merge_cells(start_row=s0,start_column=col,end_row=r-1,end_column=col); ws.cell(s0,col,v).alignment=Alignment(vertical='center',wrap_text=True)
    ws.cell(r,4,f'Total - {occ} of {len(rows)} units rented').font=B
    for j,q in ((6,tm),(7,ta)): c=ws.cell(r,j,q); c.font=B; c.number_format='"$"#,##0'; c.border=bx
    ws.cell(r+2,1,'Limit requested (12 months):'); ws.cell(r+2,7,round(ta,-3)); ws.cell(r+2,7).number_format='"$"#,##0'
    for i,(a,b) in enumerate([('For agent use',''),('Rate per $100',0.42),('Territory','07'),('Prot. class',6)]): ws.cell(7+i,10,a); ws.cell(7+i,11,b)
    for j,w in zip('ABCDEFGHIJK',[18,9,10,24,12,12,12,12,3+12,14,9]): ws.column_dimensions[j].width=w
    for _w in wb.worksheets: _w.page_setup.orientation='landscape'; _w.page_setup.fitToHeight=0; _w.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
    wb.save(doc(f)); save(f,'SINGLE_FAMILY_RENTAL','insurer form, merged location cells, side table',False,rows,'Tolliver Duplexes LLC','2025-06-01',len(rows),occ,len(rows)-occ)
def run():
    for q in(b1,b2,b3,b4,b5,b6,b7): q()
