# Yardi Breeze-like xlsx: rent roll with lease charges, code rows, future residents section, summary groups
from common import *
import xlsxwriter
r=R(707); NAME='RentRollWithLeaseCharges_redc.xlsx'
wb=xlsxwriter.Workbook(DOC+'/'+NAME); wb.set_properties({'created':dt.datetime(2025,10,1)}); ws=wb.add_worksheet('Report1')
B=wb.add_format({'bold':1,'text_wrap':1,'align':'center','bottom':1}); n2=wb.add_format({'num_format':'#,##0.00'}); n0=wb.add_format({'num_format':'#,##0'}); df=wb.add_format({'num_format':'mm/dd/yyyy','align':'left'}); b=wb.add_format({'bold':1}); bn=wb.add_format({'bold':1,'num_format':'#,##0.00','top':1}); ct=wb.add_format({'bold':1,'align':'center'})
for i,s in enumerate(['Rent Roll with Lease Charges','Red Cliffs Terrace (redc)','As Of = 09/30/2025','Month Year = 09/2025']): ws.merge_range(i,0,i,14,s,ct)
H1=['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance']; H2=['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','','']
for i,(a,c) in enumerate(zip(H1,H2)): ws.write(5,i,a,ct); ws.write(6,i,c,B)
ty={'rc1a':(680,1189),'rc2a':(910,1419),'rc2b':(965,1479),'rc3a':(1150,1699)}
row=7; rows=[]; S={}; G={'c':[0]*6,'f':[0]*6}; tid=18450; vacs=[]; fut=[]
ws.write(row,0,'Current/Notice/Vacant Residents',b); row+=1; SEC='Current/Notice/Vacant Residents'
def d_(c,x): ws.write_datetime(row,c,dt.datetime(x.year,x.month,x.day),df)
def person(u,t,sf,mk,nm,mi,le,rent,g,future=False,mo=None):
    global row,tid
    tid+=r.randrange(3,60); ch=[('rent',rent)]
    if r.random()<.4: ch.append(('petrent',35))
    if r.random()<.5: ch.append(('garage' if t=='rc3a' else 'carport',95 if t=='rc3a' else 30))
    ch.append(('utilfee',12.5))
    if r.random()<.12: ch.append(('concess',-75))
    dep=r.choice([350,500,rent]); od=300 if any(a=='petrent' for a,_ in ch) else 0; bal=0 if future else r.choices([0,-25.5,sum(a for _,a in ch),88.2],[80,8,7,5])[0]
    for i,v in enumerate((u,t,sf,f't00{tid}',nm)): ws.write(row,i,v,n0 if i==2 else None)
    if not future: ws.write(row,5,mk,n2)
    ws.write(row,8,dep,n2); ws.write(row,9,od,n2); d_(10,mi); d_(11,le); ws.write(row,13,bal,n2)
    if mo: d_(12,mo)
    for a,v in ch: ws.write(row,6,a); ws.write(row,7,v,n2); S[a]=S.get(a,0)+(0 if future else v); row+=1
    tot=sum(v for _,v in ch); ws.write(row,6,'Total',b); ws.write(row,7,tot,bn); row+=2
    q=dict(unit=u,unitType=t,area=sf,tenantName=nm,section='Future Residents/Applicants' if future else SEC,statusText='Future Residents/Applicants' if future else 'Occupied',marketRent=None if future else mk,contractRent=rent,deposit=dep,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo) if mo else None,balance=bal,charges=[dict(code=a,amount=v) for a,v in ch],totalCharges=tot)
    rows.append(q); 
    for i,v in enumerate((sf,0 if future else mk,tot,dep,od,bal)): G[g][i]+=v
for f in (1,2,3):
    for k in range(1,15):
        u=f'{f}{k:02d}'; t=list(ty)[[0,1,1,2,3,1,0][k%7]]; sf,mk=ty[t]; mk+=10*(f-1)
        if (f,k) in ((1,5),(2,9),(3,2),(3,11)):
            for i,v in enumerate((u,t,sf,'VACANT','VACANT')): ws.write(row,i,v,n0 if i==2 else None)
            ws.write(row,5,mk,n2); 
            for c in (7,8,9,13): ws.write(row,c,0,n2)
            row+=1; ws.write(row,6,'Total',b); ws.write(row,7,0,bn); row+=2
            rows.append(dict(unit=u,unitType=t,area=sf,statusText='VACANT',section=SEC,marketRent=mk,totalCharges=0,deposit=0,balance=0)); G['c'][0]+=sf; G['c'][1]+=mk; vacs.append((u,t,sf,mk)); continue
        mi=r.day(D(2020,1,5),D(2025,9,20)); le=leaseend(mi,12)
        while le<D(2025,10,1): le=addm(le,12)
        person(u,t,sf,mk,r.lf(),mi,le,mk-r.choice([0,15,40,64,90]),'c',mo=addm(D(2025,10,12),0) if r.random()<.06 else None)
ws.write(row,0,'Future Residents/Applicants',b); row+=1
for (u,t,sf,mk),mi in zip(vacs[:2],(D(2025,10,4),D(2025,10,15))): person(u,t,sf,mk,r.lf(),mi,leaseend(mi,12),mk,'f',future=True)
N=42; occ=N-4
def tl(l,g):
    global row
    ws.write(row,0,l,b)
    for c,v in zip((2,5,7,8,9,13),g): ws.write(row,c,v,wb.add_format({"bold":1,"num_format":"#,##0","top":1}) if c==2 else bn)
    row+=1
tl('Total Current/Notice/Vacant',G['c']); tl('Total Future',G['f']); row+=1
ws.write(row,0,'Summary Groups',b); 
for i,s in enumerate(['Square Footage','Market Rent','Lease Charges','# Of Units','% Unit Occupancy']): ws.write(row,4+i,s,b)
row+=1; vsf=sum(v[2] for v in vacs); vm=sum(v[3] for v in vacs)
for l,v in (('Occupied Units',(G['c'][0]-vsf,G['c'][1]-vm,G['c'][2],occ,90.48)),('Total Vacant Units',(vsf,vm,0,4,9.52)),('Totals:',(G['c'][0],G['c'][1],G['c'][2],N,100))):
    ws.write(row,0,l); [ws.write(row,4+i,x,n0 if i in(0,3) else n2) for i,x in enumerate(v)]; row+=1
row+=1; ws.write(row,0,'Summary of Charges by Charge Code',b); ws.write(row+1,0,'(Current/Notice Residents Only)'); row+=2
for a,v in S.items(): ws.write(row,0,a); ws.write(row,4,v,n2); row+=1
ws.write(row,0,'Total',b); ws.write(row,4,sum(S.values()),bn)
for c,w in enumerate([8,9,8,11,24,14,14,12,10,12,12,12,12,11]): ws.set_column(c,c,w)
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
assert abs(sum(S.values())-G['c'][2])<.01
save(NAME,dict(propertyName='Red Cliffs Terrace',asOnDate='2025-09-30',units=N,occupied=occ,vacant=4),rows,'MULTIFAMILY','Yardi Breeze-like export with lease charges, future residents, summary groups',True)
