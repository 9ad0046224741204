# SAP RE-FX ALV export, mixed-use quarter, large, planted row_dropped
from h import *
import xlsxwriter
rng=random.Random(7509); f='d09_sap_refx_export.xlsx'
nm=names(rng,["Trading Ltd","Studios Ltd","Design LLP","Restaurants Ltd","Clinics Ltd","Media Ltd","Consulting LLP","Stores plc","Hair Ltd","Gym Ltd","Recruitment Ltd","Legal LLP"],90)
first="Mr A.,Ms B.,Mrs C.,Mr D.,Ms E.,Mr G.,Ms H.,Mr J.,Ms K.,Mr L.,Ms N.,Mr P.".split(',')
nres=[f'{x} {y}' for x in first for y in A]; rng.shuffle(nres)
wb=xlsxwriter.Workbook(p(f)); ws=wb.add_worksheet('Sheet1')
hd=['CoCd','BE','Building','RO','RO Name','Usage Type','Ms.Type','Measurement','Unit','Contract','Bus. Partner Name','Contr.Start','1st Contr.End','Occupancy','Base Rent','Serv.Chg AP','Heating AP','Total Net','Crcy','Cond. Curr./Month']
hd=hd[:-1]
h=wb.add_format(dict(bold=1,bg_color='#D9E1F2',border=1)); n=wb.add_format(dict(num_format='#,##0.00')); d_=wb.add_format(dict(num_format='dd.mm.yyyy')); tot=wb.add_format(dict(num_format='#,##0.00',bg_color='#FFF2CC',bold=1))
for j,x in enumerate(hd): ws.write(0,j,x,h)
R=[];i=k2=0
for b,nb in (('B001',52),('B002',44),('B003',38),('B004',30)):
    for q in range(1,nb+1):
        if b=='B004': ut='Parking space'; a=None
        else: ut='Retail' if q<=9 else 'Office' if q<=(22 if b!='B003' else 16) else 'Apartment'; a=round({'Retail':rng.uniform(55,420),'Office':rng.uniform(90,760),'Apartment':rng.uniform(38,104)}[ut],2)
        no=f'{int(b[1:])}{q:03d}'; nmx={'Retail':f'Shop {q:02d}','Office':f'Office {q:02d}','Apartment':f'Flat {q:02d}','Parking space':f'Space P{q:02d}'}[ut]
        r=dict(b=b,u=no,nx=nmx,ut=ut,a=a,v=rng.random()<.1)
        if not r['v']:
            if ut in('Apartment','Parking space'): r['n']=nres[k2]; k2+=1; 
            else: r['n']=nm[i]; i+=1
            st=D(rng.randint(2017,2025),rng.randint(1,12),1); e=None if ut in('Apartment','Parking space') and rng.random()<.6 else end(st,rng.choice([60,120]) if ut in('Retail','Office') else 12)
            while e and e<D(2026,3,31): e=end(st,(e.year-st.year+2)*12+1)
            base=round({'Retail':a or 0,'Office':(a or 0)*.9,'Apartment':(a or 0)*.8,'Parking space':0}[ut]*rng.choice([26,27.5,29]),2) if a else rng.choice([135.0,150.0,165.0])
            r.update(st=st,e=e,base=base,sc=round((a or 0)*4.6,2),ht=round((a or 0)*1.15,2) if ut=='Apartment' else 0,c=str(4000100+len(R)*3))
            r['t']=round(r['base']+r['sc']+r['ht'],2)
        R.append(r)
drop=next(x for x in R if x['ut']=='Office' and not x['v'] and x['b']=='B002')
T=[];y=1
for r in R:
    if r is drop: continue
    for j,v in enumerate(['2100','20417','','','','','NIA' if r['a'] else '','','m²' if r['a'] else '']): 
        if v: ws.write(y,j,v)
    ws.write(y,2,r['b']); ws.write(y,3,r['u']); ws.write(y,4,r['nx']); ws.write(y,5,r['ut'])
    if r['a']: ws.write(y,7,r['a'],n)
    row=dict(unit=r['u'],building=r['b'],unitType=r['ut'],area=r['a'])
    if r['v']: ws.write(y,13,'Vacant'); row['statusText']='Vacant'
    else:
        ws.write(y,9,r['c']); ws.write(y,10,r['n']); ws.write(y,11,dt.datetime(*r['st'].timetuple()[:3]),d_)
        if r['e']: ws.write(y,12,dt.datetime(*r['e'].timetuple()[:3]),d_)
        ws.write(y,13,'Occupied'); 
        for j,k in ((14,'base'),(15,'sc'),(16,'ht'),(17,'t')): ws.write(y,j,r[k],n)
        row.update(tenantName=r['n'],statusText='Occupied',leaseStartDate=iso(r['st']),leaseEndDate=iso(r['e']),contractRent=r['base'],totalCharges=r['t'],charges=[dict(code='Serv.Chg AP',amount=r['sc']),dict(code='Heating AP',amount=r['ht'])])
    ws.write(y,18,'GBP'); T.append(row); y+=1
ws.write(y,7,round(sum(r['a'] or 0 for r in R),2),tot)
for j,k in ((14,'base'),(15,'sc'),(16,'ht'),(17,'t')): ws.write(y,j,round(sum(r.get(k,0) for r in R),2),tot)
for a,w in ((4,12),(5,14),(7,12),(10,24),(11,11),(12,12),(14,12),(15,12),(16,11),(17,12)): ws.set_column(a,a,w)
ws.autofilter(0,0,y-1,18)
wb.close()
oc=sum(1 for t in T if t.get('tenantName'))
save(f,'MIXED_USE','SAP RE-FX ALV export, flat, 163 rental objects in m²',True,None,None,T,len(T),oc,len(T)-oc,sheet='Sheet1',planted=dict(kind='row_dropped',what=f"row of rental object {drop['u']} ({drop['n']}, base rent {drop['base']}) is not printed; the totals include it"))
