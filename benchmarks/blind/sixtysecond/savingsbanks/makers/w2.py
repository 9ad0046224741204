# downtown block xls two sections different headers, text numbers
from lib import *
import xlwt
def run():
    r=rng('w2'); name='Odd Fellows Block rents.xls'
    wb=xlwt.Workbook(); ws=wb.add_sheet('Rents'); n=wb.add_sheet('Notes for bank')
    n.write(0,0,'Insurance renewed 11/1/25 with Pine Tree Mutual'); n.write(1,0,'New boiler Oct 2025, $38,400 paid in full'); n.write(2,0,'Town assessed the block at $1,912,000')
    bold=xlwt.easyxf('font: bold on'); hd=xlwt.easyxf('font: bold on; borders: bottom thin, top thin; align: wrap on, horiz center'); rt=xlwt.easyxf('align: horiz right'); br=xlwt.easyxf('font: bold on; align: horiz right'); big=xlwt.easyxf('font: bold on, height 280, name Times New Roman')
    ws.write(0,0,'Odd Fellows Block',big); ws.write(1,0,'14-26 Water Street, Hallowell ME'); ws.write(2,0,'Rent list dated 3/15/2026')
    for i,w in enumerate([3000,8200,3400,3600,3600,3600,3600,3600]): ws.col(i).width=w
    R=4; rows=[]
    ws.write(R,0,'STORES ON WATER STREET',bold); R+=1
    for i,h in enumerate(['Store','Tenant','Sq feet','Lease from','Lease thru','Rent per mo','Tax share per mo','Both']): ws.write(R,i,h,hd)
    ws.row(R).height_mismatch=True; ws.row(R).height=560; R+=1; t1=[0,0,0]
    for u,t,sq,rent,tax in [('No. 14','Kennebec Toy & Hobby',1350,1485,140),('No. 16','Slates Chowder House',2100,2625,215),('No. 18','vacant as of 2/1/26',1180,0,0),('No. 20','Dead River Antiques',1640,1640,165),('No. 22','Halcyon Hair Studio',890,1070,90),('No. 24','Capital Area Legal Aid',1420,1700,145),('No. 26 lower','Tidewater Records',760,700,0)]:
        ws.write(R,0,u); ws.write(R,1,t); ws.write(R,2,m0(sq),rt); rr=dict(unit=u,area=sq,section='STORES ON WATER STREET')
        if rent:
            b=dt.date(r.randint(2019,2025),r.choice([1,4,6,10]),1); e=eom(addm(b,59)); 
            while e<dt.date(2026,6,1): e=eom(addm(e,36))
            ws.write(R,3,us(b),rt); ws.write(R,4,us(e),rt); ws.write(R,5,f'${m0(rent)}',rt); ws.write(R,6,f'${m0(tax)}' if tax else 'none',rt); ws.write(R,7,f'${m0(rent+tax)}',rt)
            rr.update(tenantName=t,statusText='Occupied',leaseStartDate=b,leaseEndDate=e,contractRent=rent,totalCharges=rent+tax)
            if tax: rr['charges']=[{"code":"Tax share","amount":tax}]
            t1=[a+x for a,x in zip(t1,(rent,tax,rent+tax))]
        else: rr['statusText']=t
        rows.append(rr); R+=1
    ws.write(R,1,'Stores total',bold)
    for i,v in zip((5,6,7),t1): ws.write(R,i,f'${m0(v)}',br)
    R+=2; ws.write(R,0,'APARTMENTS UPSTAIRS',bold); R+=1
    for i,h in enumerate(['Apt','Tenant','Bedrooms','Moved in','Parking','Rent per mo','Deposit','Rent paid thru']): ws.write(R,i,h,hd)
    R+=1; P=iter(people(r,20)); t2=[0,0,0]; na=0
    for u in ['2A','2B','2C','2D','2E','2F','3A','3B','3C','3D','3E','3F','Attic']:
        bd=r.choice(['1','1','2','2','3']) if u!='Attic' else 'Studio'; ws.write(R,0,u); ws.write(R,2,bd+' BR' if u!='Attic' else bd,rt)
        rr=dict(unit=u,unitType=bd+' BR' if u!='Attic' else bd,section='APARTMENTS UPSTAIRS')
        if u in('2D','3E'): ws.write(R,1,'vacant'); rr['statusText']='vacant'; na+=1
        else:
            t=next(P); mi=dt.date(r.randint(2012,2025),r.randint(1,12),r.choice([1,1,15])); rent={'1 BR':r.choice([950,975,1025]),'2 BR':r.choice([1150,1200,1250]),'3 BR':1400}.get(bd+' BR',775); pk=r.choice([0,0,40]); dep=r.choice([rent,rent,600])
            ws.write(R,1,t); ws.write(R,3,us(mi),rt); ws.write(R,5,f'${m0(rent)}',rt); ws.write(R,6,f'${m0(dep)}',rt); ws.write(R,7,r.choice(['3/31/2026','3/31/2026','2/28/2026']),rt)
            if pk: ws.write(R,4,f'${pk}',rt); rr['charges']=[{"code":"Parking","amount":pk}]
            rr.update(tenantName=t,statusText='Occupied',moveInDate=mi,contractRent=rent,deposit=dep); t2=[a+x for a,x in zip(t2,(pk,rent,dep))]
        rows.append(rr); R+=1
    ws.write(R,1,'Apartments total',bold)
    for i,v in zip((4,5,6),t2): ws.write(R,i,f'${m0(v)}',br)
    R+=2; ws.write(R,1,'Whole block, rent per mo',bold); ws.write(R,5,f'${m0(t1[0]+t2[1])}',br)
    ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1
    wb.save(D+name)
    save(name,'MIXED_USE','old xls, two sections with different headers, all amounts typed as text',True,'Odd Fellows Block','2026-03-15',rows,20,17,3,sheet='Rents')
