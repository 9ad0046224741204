from common import *
import xlsxwriter
N='02_bexwell_trading_estate.xlsx'; rng=random.Random(7202)
wb=xlsxwriter.Workbook(doc(N)); f=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
c=wb.add_worksheet('Cover'); c.hide_gridlines(2)
c.write('C6','Bexwell Trading Estate',f(bold=1)); c.write('C7','Downham Lane, King\'s Marsh PE38'); c.write('C9','Vendor data pack – document 4.2'); c.write('C11','Stonegate Harwood Industrial LP'); c.write('C13','Contents: Tenancy Schedule / Capex'); c.set_column('C:C',50)
w=wb.add_worksheet('Tenancy Schedule'); w.hide_gridlines(2)
w.write('B2','Bexwell Trading Estate – Tenancy Schedule',wb.add_format(dict(font_name='Arial',font_size=14,bold=1,font_color='#1F4E3D')))
w.write('B3','Position as at 1 September 2025.  All rents £ per annum exclusive.',f(italic=1))
g=f(bold=1,bg_color='#1F4E3D',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1)
w.merge_range('B5:E5','Demise',g); w.merge_range('F5:F6','Tenant',g); w.merge_range('G5:I5','Lease',g); w.merge_range('J5:K5','Current rent',g); w.merge_range('L5:O5','Contracted uplifts',g); w.merge_range('P5:P6','Estate charge\n£ pa',g); w.merge_range('Q5:Q6','Rent deposit\n£',g); w.merge_range('R5:R6','Status',g)
for i,h in enumerate(['Block','Unit','Type','GIA sq ft']): w.write(5,1+i,h,g)
for i,h in enumerate(['From','To','Break']): w.write(5,6+i,h,g)
for i,h in enumerate(['£ pa','£ psf']): w.write(5,9+i,h,g)
for i,h in enumerate(['1st uplift','£ pa','2nd uplift','£ pa']): w.write(5,11+i,h,g)
w.set_row(4,18); w.set_row(5,28); w.freeze_panes(6,0)
w.set_column('A:A',2);w.set_column('B:C',8);w.set_column('D:D',17);w.set_column('E:E',10);w.set_column('F:F',36);w.set_column('G:I',11);w.set_column('J:K',10);w.set_column('L:Q',11);w.set_column('R:R',18)
tx=f(border=4);nm=f(border=4,num_format='#,##0');ps=f(border=4,num_format='0.00');dtf=f(border=4,num_format='dd-mmm-yy',align='center')
ten=['Fenland Fixings Ltd','Arrowtip Couriers Ltd','Norbreck Tyre Services Ltd','Cold Harbour Brewing Co Ltd','Denver Sluice Joinery Ltd','PrintWorks East Ltd','Stirling Autoparts Ltd','Bexwell MOT Centre Ltd','Lowland Plastics Ltd','Hedgerow Foods Ltd','Anglia Plumb Merchants plc','Ouse Valley Tiles Ltd','Marham Aerospares Ltd','Toft Monks Furniture Ltd','Kelvin Lift Engineers Ltd','Halyard Marine Ltd','Gristmill Catering Supplies Ltd','Northwold Scaffolding Ltd','J & P Wincup t/a Wincup Signs','Saltmarsh Recycling Ltd','Crossbank Logistics Ltd','Evergreen Wraps Ltd']
units=[('A',f'A{i}','Light industrial') for i in range(1,8)]+[('B',f'B{i}','Trade counter') for i in range(1,7)]+[('C','C1','Warehouse'),('C','C2','Warehouse'),('C','C3/C4','Warehouse'),('C','C5','Warehouse')]+[('D',f'D{i}','Light industrial') for i in range(1,9)]+[('Yard','Y1','Open storage')]
vacs={'A5':'Vacant','D3':'Vacant - refurb','C5':'Vacant','D7':'Vacant'}
rows=[];r0=6;ti=0;R=6;plant=None
for b,u,ty in units:
    area=dict(A=rng.randint(1850,3400),B=rng.randint(2400,5200),C=rng.randint(14500,38000),D=rng.randint(980,1650),Yard=21500)[b]
    area=area//5*5
    r=dict(building=b,unit=u,unitType=ty,area=area)
    w.write(R,1,b,tx);w.write(R,2,u,tx);w.write(R,3,ty,tx);w.write(R,4,area,nm)
    for k in range(5,18): w.write_blank(R,k,None,tx)
    if u in vacs: r['statusText']=vacs[u]; w.write(R,17,vacs[u],tx)
    else:
        t=ten[ti];ti+=1; psf=dict(A=9.5,B=11.25,C=6.9,D=12.0,Yard=2.1)[b]*rng.uniform(.9,1.1); rent=round(area*psf/50)*50
        s=D(rng.randint(2019,2025),rng.randint(1,8),rng.choice([1,1,15,24])); tn=rng.choice([3,5,5,10]) if b!='C' else 10; e=addy(s,tn,0,-1)
        if e<D(2025,9,1): e=addy(e,3)
        sc=round(area*.85/5)*5; dep=rng.choice([0,round(rent/4),round(rent/2)])
        pr=rent
        if u=='B4': pr=rent+ (3000 if str(rent)[1]<'7' else -3000); plant=(u,rent,pr)
        r.update(tenantName=t,annualRent=pr,leaseStartDate=s,leaseEndDate=e,charges=[dict(code='Estate charge',amount=sc)],statusText='Let')
        if u=='D6': r['statusText']='Let - notice to quit'
        w.write(R,5,t,tx);w.write_datetime(R,6,dt.datetime(*s.timetuple()[:3]),dtf);w.write_datetime(R,7,dt.datetime(*e.timetuple()[:3]),dtf)
        if tn==10: 
            bk=addy(s,5); 
            if bk>D(2025,9,1): w.write_datetime(R,8,dt.datetime(*bk.timetuple()[:3]),dtf)
        w.write(R,9,pr,nm);w.write(R,10,round(pr/area,2),ps)
        up=[]
        if u in('A2','A6','B3','C1','C3/C4','D5'):
            d1=addy(s,1)
            while d1<=D(2025,9,1): d1=addy(d1,1)
            v=round(rent*1.05/50)*50; up.append((d1,v))
            if b in'AC': up.append((addy(d1,1),round(v*1.04/50)*50))
            for k,(d,v) in enumerate(up):
                w.write_datetime(R,11+2*k,dt.datetime(*d.timetuple()[:3]),dtf);w.write(R,12+2*k,v,nm)
            r['rentSteps']=[dict(date=d.isoformat(),amount=v,per='year') for d,v in up]
        w.write(R,15,sc,nm)
        if dep: w.write(R,16,dep,nm); r['deposit']=dep
        w.write(R,17,r['statusText'],tx)
        r['_true']=rent
    rows.append(r);R+=1
B=f(bold=1,top=1,bottom=6,num_format='#,##0')
tot=lambda k:sum(r.get(k,0) for r in rows)
for k in range(1,18): w.write_blank(R,k,None,B)
w.write(R,1,'Total',B);w.write(R,4,tot('area'),B);w.write(R,9,sum(r.get('_true',0) for r in rows),B);w.write(R,15,sum(c['amount'] for r in rows for c in r.get('charges',[])),B);w.write(R,16,tot('deposit'),B)
n=len(rows);v=len(vacs)
va=sum(r['area'] for r in rows if r['unit'] in vacs)
w.write(R+2,1,f'{n} units, {n-v} let, {v} vacant ({va:,} sq ft void, {va/tot("area"):.1%} of the estate by area).',f())
w.write(R+3,1,'Estate charge budget year to 31 March 2026. Blocks A and D built 1988, B 2004, C 2016.',f())
w.set_landscape();w.fit_to_pages(1,0);w.set_paper(8)
x=wb.add_worksheet('Capex');x.write_row(0,0,['Item','Year','£']);
for i,z in enumerate([('Roof overlay Block A',2026,185000),('Resurface yard',2027,64000),('LED lighting, common',2025,22500)]): x.write_row(1+i,0,z)
x.set_column('A:A',30)
w.activate();wb.close()
for r in rows: r.pop('_true',None)
save(N,dict(propertyName='Bexwell Trading Estate',asOnDate='2025-09-01',units=n,occupied=n-v,vacant=v,sheet='Tenancy Schedule',planted=dict(what=f'Unit {plant[0]}: current rent printed {plant[2]:,} instead of {plant[1]:,}; the printed total of current rent still contains {plant[1]:,}',kind='digit_changed'),rows=rows),'INDUSTRIAL','vendor data-pack workbook, grouped headers, uplifts in columns')
