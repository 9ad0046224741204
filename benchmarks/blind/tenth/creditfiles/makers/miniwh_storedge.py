import random, datetime as dt; from common import *
import xlsxwriter
random.seed(4110)
F='rent_roll_export_bluffside_20251001.xlsx'
FN='Alonzo Becca Clint Dee Ezra Frida Gabe Hope Ike Jill Kurt Lena Moe Nell Otis Pam Ross Sue Tad Viv'.split()
LN='Arbuthen Blaylocke Crisper Dowdey Eastergard Fosberg Grimley Hatchell Irvinge Kestler Lomaxe Mickelby Nordquast Pettibones Runnelsby Shackle Tuckman Vossler Wetherbe'.split()
CO=['Twin Bluffs Plumbing','ABC Vending & Amusement','River City Roofing LLC','Stage Left Productions','Mobile Detail Pros','Carver Electric','Hometown Election Supply','Bluffside Garden Club']
Tp=[('Mini 10x12',10,12,20,85.),('Mini 10x24',10,24,16,139.),('Contractor Bay 20x40 (3-phase)',20,40,8,575.),('Contractor Bay 30x50',30,50,6,850.),('Fenced Outdoor 12x40',12,40,6,70.)]
wb=xlsxwriter.Workbook(os.path.join(DOC,F)); wb.set_properties({'created':dt.datetime(2025,10,1)}); ws=wb.add_worksheet('rent_roll'); w2=wb.add_worksheet('parameters')
H=['Facility','Unit Type','Unit #','Unit Status','Width','Length','Area','Tenant ID','Last Name / Company','First Name','Move-In Date','Paid Through','Street Rate','Current Rent','Discount','Tax','Protection Plan','Monthly Total','Deposit','Past Due','Days Past Due','Autopay?','Gate Code']
hb=wb.add_format(dict(bold=1,font_name='Arial',font_size=10)); f=wb.add_format(dict(font_name='Arial',font_size=10)); q=wb.add_format(dict(font_name='Arial',font_size=10,num_format='0.00')); D=wb.add_format(dict(font_name='Arial',font_size=10,num_format='yyyy-mm-dd'))
ws.write_row(0,0,H,hb); r=1; rows=[]; used=set(); k=0; units=[]
bld={0:'M',1:'M',2:'C',3:'C',4:'Y'}; ctr=dict(M=100,C=0,Y=0)
for i,(ty,w,l,n,rate) in enumerate(Tp):
    for _ in range(n): ctr[bld[i]]+=1; c=ctr[bld[i]]; units.append((f'M{c}' if bld[i]=='M' else f'{bld[i]}{c:02d}',ty,w,l,rate))
occ=0; off=0; S=[0.]*7
for j,(u,ty,w,l,rate) in enumerate(units):
    x=random.random(); k+=1
    st='available' if x<.13 else 'offline' if x<.15 else 'reserved' if x<.17 else 'occupied'
    if st=='occupied' and random.random()<.08: st=random.choice(['overlocked','lien'])
    ws.write(r,0,'Bluffside Mini-Warehouse',f); ws.write(r,1,ty,f); ws.write(r,2,u,f); ws.write(r,3,st,f); ws.write(r,4,w,f); ws.write(r,5,l,f); ws.write(r,6,w*l,f); ws.write(r,12,rate,q)
    tr=dict(unit=u,propertyName='Bluffside Mini-Warehouse',unitType=ty,statusText=st,area=w*l,marketRent=rate)
    S[0]+=rate
    if st in('occupied','overlocked','lien'):
        occ+=1
        if ('Contractor' in ty or random.random()<.06) and CO: ln,fn=CO.pop(),None
        else:
            while 1:
                ln,fn=random.choice(LN),random.choice(FN)
                if (ln,fn) not in used: used.add((ln,fn)); break
        mi=dt.date(2025,9,28)-dt.timedelta(days=int(random.expovariate(1/800))); rent=round(rate*random.choice([.9,1,1,1.05,1.12]),0); disc=-round(rent*.1,2) if random.random()<.12 else 0.; tax=round((rent+disc)*.06,2); pp=random.choice([0.,9.,9.,14.]); tot=round(rent+disc+tax+pp,2)
        late={'occupied':0,'overlocked':random.choice([18,33,41]),'lien':random.choice([64,95])}[st]; bal=round(tot*(1+late//30)+20,2) if late else 0.; dep=random.choice([0.,25.,50.]) if rate<300 else rate
        ws.write(r,7,880000+j*37+random.randint(0,30),f); ws.write(r,8,ln,f); 
        if fn: ws.write(r,9,fn,f)
        ws.write_datetime(r,10,dt.datetime.combine(mi,dt.time()),D); ws.write_datetime(r,11,dt.datetime(2025,10,1)-dt.timedelta(days=late) if late else dt.datetime(2025,10,random.randint(1,30)),D)
        for c,v in ((13,rent),(14,disc),(15,tax),(16,pp),(17,tot),(18,dep),(19,bal)): ws.write_number(r,c,v,q)
        for i,v in enumerate((rent,disc,tax,pp,tot,dep,bal),0):
            pass
        ws.write(r,20,late,f); ws.write_boolean(r,21,random.random()<.5,f); ws.write(r,22,f'{random.randint(1000,9999)}#',f)
        tr.update(tenantName=f'{fn} {ln}' if fn else ln,contractRent=rent,moveInDate=mi.isoformat(),charges=[dict(code=a,amount=v) for a,v in (('Current Rent',rent),('Discount',disc),('Tax',tax),('Protection Plan',pp))],totalCharges=tot,deposit=dep,balance=bal)
    rows.append(tr); r+=1
ws.autofilter(0,0,r-1,22); ws.freeze_panes(1,0); ws.set_column(0,1,24); ws.set_column(2,6,9); ws.set_column(7,7,10,None,{'hidden':1}); ws.set_column(8,8,24); ws.set_column(9,9,10); ws.set_column(10,21,11); ws.set_column(22,22,9,None,{'hidden':1})
ws.set_landscape(); ws.fit_to_pages(1,0)
n=len(rows)
for i,(a,b) in enumerate([('report','Rent Roll (detail)'),('facility','Bluffside Mini-Warehouse'),('as_of','2025-10-01'),('generated_at','2025-10-01T07:02:11-05:00'),('units_total',n),('units_with_tenant',occ),('units_without_tenant',n-occ),('sum_current_rent',sum(t.get('contractRent',0) for t in rows)),('sum_monthly_total',round(sum(t.get('totalCharges',0) for t in rows),2))]):
    w2.write(i,0,a,hb); w2.write(i,1,b,f)
w2.set_column(0,1,26); wb.close()
save(F,'WAREHOUSE','storEDGE-type flat data export, no title, 23 columns, status words, hidden columns, parameters sheet with the date',False,
 dict(propertyName='Bluffside Mini-Warehouse',asOnDate='2025-10-01',units=n,occupied=occ,vacant=n-occ,sheet='rent_roll',planted=None,rows=rows))
print(n,occ)
