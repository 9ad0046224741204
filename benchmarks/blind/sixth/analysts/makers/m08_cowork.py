# Coworking operator's membership export: merged centre/floor cells, desks, list vs net fee; xlsxwriter; one planted doubled unit
from common import *
import random, datetime as dt
from datetime import date as D
import xlsxwriter
rnd=random.Random(808); N='hatchery_members_export_2026-09.xlsx'
wb=xlsxwriter.Workbook(DOC(N),{'default_date_format':'yyyy-mm-dd'}); cv=wb.add_worksheet('README'); ws=wb.add_worksheet('Occupancy & MRR'); hot=wb.add_worksheet('Hot desk & virtual')
F=wb.add_format
for i,s in enumerate(['The Hatchery – Wharf Street','Export for data room item 4.2.1','Generated 2026-09-30T23:59','MRR = monthly recurring revenue in CAD, net of discount, before HST','Hot desk and virtual members have no fixed room and are listed by head count only']): cv.write(i,0,s)
g=F({'bg_color':'#FF6B35','font_color':'white','bold':1,'align':'center','valign':'vcenter','text_wrap':1,'border':1}); m=F({'num_format':'$#,##0','font_name':'Calibri'}); pc=F({'num_format':'0%'}); d=F({'num_format':'d-mmm-yyyy','align':'left'}); mg=F({'align':'center','valign':'vcenter','rotation':90,'bold':1,'border':1}); b=F({'bold':1,'top':1,'num_format':'$#,##0'})
ws.merge_range('A1:P1','',F({})); ws.write('A1','Private offices and dedicated suites — membership position at 30 Sep 2026',F({'bold':1,'font_size':12}))
top=[(2,4,'Room'),(5,8,'Membership'),(9,11,'Office fee / month'),(12,14,'Add-ons / month')]
for a,c,t in top: ws.merge_range(2,a,2,c,t,g)
for c,t in((0,'Floor'),(1,'Room ID'),(15,'Total MRR'),(16,'Retainer')): ws.merge_range(2,c,3,c,t,g)
for c,t in enumerate(['Kind','Desks','Sq ft','Member (billing name)','Start','Commit to','Notice (mths)','List','Disc.','Net','Parking','Lockers & mail','IT / VLAN'],2): ws.write(3,c,t,g)
comp='Aurelit|Banff & Byrd|Cormorant Legal|Dextrine Bio|Ecoflume|Figment Maps|Glasswing Audit|Hoarfrost Games|Ilex Capital|Jubilo Travel|Kelpie Robotics|Lumenar|Mintel Hollow|Nacre Design|Orrery Labs|Plinth Arch.|Quoin Structural|Rusk Media|Sprocketry|Tamarind HR|Uplift Ed|Vireo Health'.split('|'); rnd.shuffle(comp); ci=iter(comp)
r=4;rows=[];T=[0]*6;vac=0;n=0;desks=0;dbl=None
for fl,k in(('Level 2',11),('Level 3',9),('Level 5',8)):
    r0=r
    for i in range(1,k+1):
        u=f'{fl[-1]}{"W" if i%2 else "E"}-{i:02d}'; dk=rnd.choice([2,3,4,4,6,8,12]); sf=dk*58+rnd.choice([0,12,20]); ls=dk*rnd.choice([525,550,575]); kind='Suite' if dk>=8 else 'Office, window' if i%2 else 'Office, internal'
        n+=1;desks+=dk
        def line(first=True):
            ws.write(r,1,u);ws.write(r,2,kind);ws.write(r,3,dk);ws.write(r,4,sf);ws.write(r,9,ls,m)
        line()
        base=dict(unit=u,building=None,section=fl,unitType=kind,area=sf,marketRent=ls)
        nm=next(ci,None) if rnd.random()>.17 else None
        if nm is None:
            ws.write(r,5,'(empty)'); rows.append(dict(base,statusText='(empty)')); vac+=1; T[5]+=0; r+=1; ls_=ls; T[0]+=ls; continue
        nm+=rnd.choice([' Inc.',' Ltd.',' Corp.','']); dc=rnd.choice([0,0,.05,.1,.15]); net=round(ls*(1-dc)); s=D(rnd.choice([2023,2024,2025,2026]),rnd.randint(1,9),1); e=rnd.choice([D(2026,12,31),D(2027,3,31),D(2027,8,31),'Rolling']); no=rnd.choice([1,2,3])
        ad=[rnd.choice([0,0,180,360]),rnd.choice([0,25,45]),rnd.choice([0,0,95])]; tot=net+sum(ad); ret=net*rnd.choice([1,2])
        def body():
            ws.write(r,5,nm);ws.write_datetime(r,6,dt.datetime(s.year,s.month,s.day),d)
            ws.write(r,7,e) if isinstance(e,str) else ws.write_datetime(r,7,dt.datetime(e.year,e.month,e.day),d)
            ws.write(r,8,no);ws.write(r,10,dc,pc);ws.write(r,11,net,m)
            for j,v in enumerate(ad):
                if v: ws.write(r,12+j,v,m)
            ws.write(r,15,tot,m);ws.write(r,16,ret,m)
        body()
        row=dict(base,tenantName=nm,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=net,deposit=ret,totalCharges=tot,charges=[dict(code=c,amount=v) for c,v in zip(('Parking','Lockers & mail','IT / VLAN'),ad) if v])
        rows.append(row); T[0]+=ls;T[1]+=net;T[3]+=sum(ad);T[4]+=tot;T[5]+=ret
        if n>=16 and dbl is None: # planted: the row is pasted twice
            r+=1; line(); body(); rows.append(dict(row)); dbl=(u,nm,net,tot)
        r+=1
    ws.merge_range(r0,0,r-1,0,fl,mg)
ws.write(r,1,'Total',b); ws.write(r,2,f'{n} rooms',b)
for c,v in((3,desks),(9,T[0]),(11,T[1]),(15,T[4]),(16,T[5])): ws.write(r,c,v,b if c>3 else F({'bold':1,'top':1}))
ws.write(r+1,1,f'{n-vac} rooms in membership, {vac} empty  ({(n-vac)/n:.0%})')
ws.set_column(0,0,5);ws.set_column(1,1,9);ws.set_column(2,2,16);ws.set_column(5,5,24);ws.set_column(6,7,13);ws.set_column(9,16,11); ws.set_column(3,4,7); ws.freeze_panes(4,2)
for i,rw in enumerate([('Plan','Members','Fee each','MRR'),('Hot desk unlimited',31,389,31*389),('Hot desk 10-day',18,219,18*219),('Virtual address',44,69,44*69)]):
    for j,v in enumerate(rw): hot.write(i,j,v)
ws.activate(); wb.close()
assert dbl
planted=dict(kind='unit_doubled',what=f'Room {dbl[0]} ({dbl[1]}) is listed twice in identical rows; the printed totals ({n} rooms, net {T[1]:,}, MRR {T[4]:,}) count it once')
print(planted)
save(N,'OFFICE','Coworking operator\'s membership export with rotated merged floor cells and grouped two-line header','list, discount and net fee columns, desks and notice months as numbers, rotated merged floor cell, head-count tab beside it',rows,propertyName='The Hatchery – Wharf Street',asOn='2026-09-30',units=n,occupied=n-vac,vacant=vac,sheet='Occupancy & MRR',planted=planted,checks=[('net','contractRent',T[1]),('tot','totalCharges',T[4]),('ret','deposit',T[5])])
