from common import *
import xlsxwriter
r=random.Random(1212);nm=N(r);fn='One Carrick Tower RR 12.1.25 FINAL.xlsx';S='RR 12-1-25'
lines={'A':('Studio',475,3150),'B':('1BR',655,3895),'C':('1BR',690,4050),'D':('2BR',980,5650),'E':('1BR/HO',760,4425),'F':('2BR',1015,5825)}
st={'4C':'Vac','7A':'Vac','11E':'Vac','12F':'Off','2A':'Emp','9D':'Vac'}
wb=xlsxwriter.Workbook(doc(fn));wn=wb.add_worksheet('Notes');ws=wb.add_worksheet(S)
B=dict(font_name='Aptos Narrow',font_size=9);f=lambda **k:wb.add_format({**B,**k})
wn.write('A1','One Carrick Tower - rent roll support',f(bold=1));wn.write('A3','FM = free market, RS = rent stabilized, AFF = affordable (421-a)',f());wn.write('A4','Legal rent is DHCR registered rent; tenants pay Actual Rent.',f());wn.write('A5','Concessions are credits against rent in the month billed.',f())
hh=f(bold=1,text_wrap=1,bottom=2,valign='bottom');hr=f(bold=1,text_wrap=1,bottom=2,valign='bottom',align='right');t=f();m=f(num_format='#,##0.00;(#,##0.00);-');n=f(num_format='#,##0');d=f(num_format='mmm d, yyyy',align='right');T_=lambda nf:f(bold=1,top=1,num_format=nf);sec=f(bold=1,font_size=11,bg_color='#FFE699')
ws.write('A1','ONE CARRICK TOWER',f(bold=1,font_size=14));ws.write('A2','77 Carrick Street, Jersey City, NJ',t);ws.write('A3','Rent roll as at December 1, 2025',t)
H=['Apt','Layout','SF','Status','Lessee','Regime','Legal Rent','Actual Rent','Concession','Amenity Fee','Storage/Bike','Net Billed','Lease Start','Lease End','Security','A/R']
R=4;ws.merge_range(R,0,R,15,'RESIDENTIAL',sec);R+=1
for j,x in enumerate(H):ws.write(R,j,x,hr if j in(2,6,7,8,9,10,11,12,13,14,15) else hh)
R+=1;rows=[];res=[]
dtm=lambda x:dt.datetime.combine(x,dt.time())
for fl in [*range(2,13)]:
    for L_,(ty,sf,mk) in lines.items():
        u=f'{fl}{L_}';s=st.get(u,'Occ');q=dict(u=u,sf=sf,s=s,ch={},legal=None,rent=None,net=None,dep=None,ar=None,ten=None)
        ws.write(R,0,u,t);ws.write(R,1,ty,t);ws.write(R,2,sf,n);ws.write(R,3,s,t)
        a=z=None
        if s in('Occ','Emp'):
            q['ten']=nm.fl();ws.write(R,4,q['ten'],t)
            if s=='Emp':
                q.update(rent=0.,net=0.);ws.write(R,5,'FM',t);ws.write_number(R,7,0,f(num_format='0.00'));ws.write_number(R,11,0,f(num_format='0.00'))
                q['emp']=1
            else:
                rg=r.choice(['FM','FM','FM','RS','RS','AFF']);top=mk+fl*35
                rent=float(top-r.choice([0,25,50,100,150])) if rg=='FM' else round(top*r.uniform(.62,.85),2) if rg=='RS' else round(mk*.41,2)
                q['legal']=None if rg=='FM' else round(rent*r.choice([1,1,1.07,1.22]),2)
                if rg=='FM' and r.random()<.2:q['ch']['Concession']=-round(rent/12,2)
                if rg!='AFF' and r.random()<.4:q['ch']['Amenity Fee']=75.
                if r.random()<.15:q['ch']['Storage/Bike']=r.choice([25.,60.])
                a=D(2025,12,1)-dt.timedelta(r.randint(5,330));a=D(a.year,a.month,r.choice([1,1,15]));
                if a>D(2025,12,1):a=D(2025,11,1)
                z=addm(a,r.choice([12,12,24]) if rg!='FM' else r.choice([12,12,13,18]))-dt.timedelta(1)
                q.update(rent=rent,net=round(rent+sum(q['ch'].values()),2),dep=rent if rg!='AFF' else 500.,ar=r.choice([0.]*7+[round(rent,2),75.,-150.,round(r.uniform(20,900),2)]))
                ws.write(R,5,rg,t)
                if q['legal']:ws.write(R,6,q['legal'],m)
                ws.write(R,7,rent,m)
                for j,k in((8,'Concession'),(9,'Amenity Fee'),(10,'Storage/Bike')):
                    if k in q['ch']:ws.write(R,j,q['ch'][k],m)
                ws.write(R,11,q['net'],m);ws.write_datetime(R,12,dtm(a),d);ws.write_datetime(R,13,dtm(z),d);ws.write(R,14,q['dep'],m);ws.write(R,15,q['ar'],m)
        o=row(unit=u,unitType=ty,area=sf,section='RESIDENTIAL',statusText=s,tenantName=q['ten'],contractRent=q['rent'],charges=[dict(code=k,amount=v) for k,v in q['ch'].items()],totalCharges=q['net'],leaseStartDate=a,leaseEndDate=z,deposit=q['dep'],balance=q['ar'] or None)
        rows.append(o);res.append(q);R+=1
    if fl<12:R+=1
ws.write(R,0,'Residential total',T_('@'))
for j in range(1,16):ws.write_blank(R,j,None,T_('@'))
ws.write(R,2,sum(q['sf'] for q in res),T_('#,##0'))
for j,v in((7,sum(q['rent'] or 0 for q in res)),(8,sum(q['ch'].get('Concession',0) for q in res)),(9,sum(q['ch'].get('Amenity Fee',0) for q in res)),(10,sum(q['ch'].get('Storage/Bike',0) for q in res)),(11,sum(q['net'] or 0 for q in res)),(14,sum(q['dep'] or 0 for q in res)),(15,sum(q['ar'] or 0 for q in res))):ws.write(R,j,round(v,2),T_('#,##0.00;(#,##0.00);-'))
R+=2;ws.merge_range(R,0,R,15,'RETAIL / COMMERCIAL',sec);R+=1
H2=['Store','Use','SF','Status','Tenant','','Annual Rent','Monthly Rent','RE Tax Esc.','Water','CAM','Total Monthly','Commences','Expires','Security','Next Step']
for j,x in enumerate(H2):
    if j==15:continue
    ws.write(R,j,x,hr if j in(2,6,7,8,9,10,11,12,13,14) else hh)
ws.write(R,15,'Next Step',hr);ws.write(R,16,'Step Mo. Rent',hr);R+=1
ret=[('R1','Bank branch',2650,'Occ','Hudson Meadow Bank',23187.5,1420.,0,310.,D(2018,1,1),D(2032,12,31),69562.5,(D(2028,1,1),25506.25)),
('R2','Cafe',1180,'Occ','Velvet Moth Coffee',8850.,510.5,145.,138.,D(2022,6,1),D(2032,5,31),26550.,(D(2026,6,1),9115.5)),
('R3','Fitness',4200,'Occ','Northlight Climbing + Yoga',22750.,1815.,420.,490.,D(2021,10,1),D(2031,9,30),45500.,(D(2026,10,1),23432.5)),
('R4','Retail',960,'Vac',None,None,None,None,None,None,None,None,None),
('R5','Dry cleaner',875,'Occ','Pressly Garment Care',5250.,280.25,190.,102.,D(2015,3,1),D(2026,2,28),10500.,None)]
for u,us,sf,s,tn,mr,tx,wt,cm,a,z,dp,stp in ret:
    ws.write(R,0,u,t);ws.write(R,1,us,t);ws.write(R,2,sf,n);ws.write(R,3,s,t);ch=[]
    if tn:
        ws.write(R,4,tn,t);ws.write(R,6,mr*12,m);ws.write(R,7,mr,m)
        for j,k,v in((8,'RE Tax Esc.',tx),(9,'Water',wt),(10,'CAM',cm)):
            if v:ws.write(R,j,v,m);ch.append(dict(code=k,amount=v))
        ws.write(R,11,mr+tx+wt+cm,m);ws.write_datetime(R,12,dtm(a),d);ws.write_datetime(R,13,dtm(z),d);ws.write(R,14,dp,m)
        if stp:ws.write_datetime(R,15,dtm(stp[0]),d);ws.write(R,16,stp[1],m)
    rows.append(row(unit=u,unitType=us,area=sf,section='RETAIL / COMMERCIAL',statusText=s,tenantName=tn,annualRent=mr*12 if tn else None,contractRent=mr,charges=ch,totalCharges=mr+tx+wt+cm if tn else None,leaseStartDate=a,leaseEndDate=z,deposit=dp,rentSteps=[dict(date=iso(stp[0]),amount=stp[1])] if stp else None))
    R+=1
oc=[q for q in ret if q[4]]
ws.write(R,0,'Retail total',T_('@'))
for j in range(1,15):ws.write_blank(R,j,None,T_('@'))
ws.write(R,2,sum(q[2] for q in ret),T_('#,##0'))
for j,v in((6,sum(q[5]*12 for q in oc)),(7,sum(q[5] for q in oc)),(8,sum(q[6] for q in oc)),(9,sum(q[7] for q in oc)),(10,sum(q[8] for q in oc)),(11,sum(sum(q[5:9]) for q in oc)),(14,sum(q[11] for q in oc))):ws.write(R,j,round(v,2),T_('#,##0.00'))
R+=2
c=lambda k:sum(1 for q in res if q['s']==k)
ws.write(R,0,'OCCUPANCY',f(bold=1));
for j,x in((4,'Residential'),(6,'Retail'),(7,'Building')):ws.write(R,j,x,f(bold=1,align='right'))
R+=1
for l,x,y in(('Units',len(res),5),('Occupied (incl. employee unit)',c('Occ')+c('Emp'),4),('Vacant',c('Vac'),1),('Offline',c('Off'),0)):
    ws.write(R,0,l,t);ws.write(R,4,x,n);ws.write(R,6,y,n);ws.write(R,7,x+y,n);R+=1
for j,w in enumerate([8,12,7,7,27,8,11,11,11,11,11,12,13,13,12,12,12]):ws.set_column(j,j,w)
ws.set_column(5,5,8);ws.set_landscape();ws.fit_to_pages(1,0);ws.freeze_panes(4,1);ws.activate();wb.close()
save(fn,'MIXED_USE','high-rise with shops, residential and retail sections each with its own header, legal rent beside actual rent',True,dict(propertyName='One Carrick Tower',asOnDate='2025-12-01',units=len(res)+5,occupied=c('Occ')+c('Emp')+4,vacant=c('Vac')+1,sheet=S,rows=rows))
