from lib import *
import xlwt
r=random.Random(8012); asof=d(2026,11,15)
F='onesite_rent_roll_detail_stonegate.xls';wb=xlwt.Workbook();s=wb.add_sheet('Sheet1')
fnt=lambda b=0,h=160:f'font: name Arial, height {h}, bold {"on" if b else "off"}'
n=xlwt.easyxf(fnt());bb=xlwt.easyxf(fnt(1));ti=xlwt.easyxf(fnt(1,240)+';align: horiz centre');ce=xlwt.easyxf(fnt()+';align: horiz centre')
hd=xlwt.easyxf(fnt(1)+';align: horiz centre, wrap on;border: bottom thin;pattern: pattern solid, fore_colour gray25')
mo=xlwt.easyxf(fnt(),'#,##0.00;(#,##0.00)');mb=xlwt.easyxf(fnt(1)+';border: top thin','#,##0.00;(#,##0.00)');da=xlwt.easyxf(fnt()+';align: horiz centre','mm/dd/yyyy');it=xlwt.easyxf(fnt(),'#,##0')
s.write_merge(0,0,0,17,'Stonegate at Copper Ridge - Copper Ridge Apartments LP',ti);s.write_merge(1,1,0,17,'RENT ROLL DETAIL',ti);s.write_merge(2,2,0,17,'As of 11/15/2026',ce)
s.write(3,0,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary; Show Unit Rent as - Market + Addl.;',n)
s.write(4,0,'details',bb)
H=['Unit','Floorplan','Unit Designation','SQFT','Unit/Lease Status','Name','Move-In\nMove-Out','Lease\nStart','Lease\nEnd','Market\n+ Addl.','Sub\nJournal','Trans\nCode','Lease\nRent','Other\nCharges/\nCredits','Total\nBilling','Dep\nOn Hand','Balance']
for i,h in enumerate(H): s.write(5,i,h,hd)
s.row(0).height_mismatch=True;s.row(0).height=340;s.row(1).height_mismatch=True;s.row(1).height=320
s.row(5).height_mismatch=True;s.row(5).height=700
FP={'A1':(702,1325),'A2':(788,1410),'B1':(1022,1689),'B2R':(1080,1765),'C1':(1315,2050)}
nm=names(r,60,'{l}, {f}');rows=[];R=6;T=[0]*6;cnt={};byc={};byf={}
def rec(u,fp,des,st,mk,name=None,mi=None,mo_=None,ls=None,le=None,ch=(),dep=None,bal=None,phys=True):
    global R
    sf=FP[fp][0]
    for i,v in enumerate([u,fp,des,sf,st]): s.write(R,i,v,it if i==3 else n)
    if name is None: s.write(R,5,'VACANT',n)
    else: s.write(R,5,name,n)
    if mi: s.write(R,6,mi,da)
    if ls: s.write(R,7,ls,da);s.write(R,8,le,da)
    if phys: s.write(R,9,mk,mo);T[0]+=mk
    if dep is not None: s.write(R,15,dep,mo);s.write(R,16,bal,mo)
    R0=R
    for j,(c,a) in enumerate(ch):
        s.write(R,10,'RESIDENT',n);s.write(R,11,c,n);s.write(R,12 if c=='RENT' else 13,a,mo);R+=1
        if phys or 1: byc[c]=byc.get(c,0)+a
    if mo_: s.write(R0+1,6,mo_,da);R=max(R,R0+2)
    lr=sum(a for c,a in ch if c=='RENT');ot=sum(a for c,a in ch if c!='RENT')
    if ch:
        s.write(R,11,'',mb);s.write(R,12,lr,mb);s.write(R,13,ot,mb);s.write(R,14,lr+ot,mb);R+=1
        T[1]+=lr;T[2]+=ot;T[3]+=lr+ot
    elif name is None: R+=1
    else: R+=1
    if dep is not None: T[4]+=dep;T[5]+=bal
    e=dict(unit=u,unitType=fp,area=sf,tenantName=name,statusText=st,marketRent=mk if phys else None,contractRent=lr if ch else None,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo_,deposit=dep,balance=bal,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=lr+ot if ch else None);rows.append(e)
for fl in(1,2,3):
    for k in range(1,14):
        u=str(fl*1000+k);fp=r.choice(list(FP));mk=FP[fp][1]+r.choice([0,0,20,35,-15]);x=r.random();des=r.choice(['N/A','N/A','N/A','Renovated'])
        if x<.07: rec(u,fp,des,'Vacant',mk);st='Vacant'
        elif x<.12:
            rec(u,fp,des,'Vacant-Leased',mk);st='Vacant-Leased';mi=d(2026,11,r.randint(17,28))
            rec(u,fp,des,'Applicant',mk,nm.pop(),mi,None,mi,eom(addm(mi,12)),[('RENT',mk*1.0)],r.choice([200.,300.]),0.0,False)
            # future billing is kept out of the totals
            T[1]-=mk;T[3]-=mk;byc['RENT']-=mk
        else:
            st='Occupied' if x<.82 else 'Occupied-NTV' if x<.92 else 'Occupied-NTVL'
            ls=d(r.choice([2025,2026]),r.randint(1,11),r.randint(1,28))
            if ls<d(2025,12,1): ls=d(2025,12,r.randint(1,28))
            if ls>asof: ls=d(2026,10,3)
            le=addm(ls,r.choice([12,12,14]))-dt.timedelta(1);mi=ls if r.random()<.5 else d(r.randint(2018,2024),r.randint(1,12),r.randint(1,28))
            ch=[('RENT',mk-r.choice([0,40,85,110,165])*1.)]
            for c,p,a in[('AMENITY',.3,25.),('PETFEE',.3,40.),('CARPORT',.25,45.),('VALETTRASH',.95,30.),('PESTCTRL',.95,5.),('EMPCRED',.03,-250.),('CONCESSION',.08,-100.)]:
                if r.random()<p: ch.append((c,a))
            mv=d(2026,r.choice([11,12]),r.randint(18,28)) if 'NTV' in st else None
            rec(u,fp,des,st,mk,nm.pop(),mi,mv,ls,le,ch,r.choice([200.,300.,500.]),r.choice([0.,0.,0.,-25.,round(r.uniform(10,1500),2)]))
            if st=='Occupied' and r.random()<.06:
                a=rows[-1];rec(u,fp,des,'Pending renewal',mk,a['tenantName'],mi,None,le+dt.timedelta(1),addm(le+dt.timedelta(1),12)-dt.timedelta(1),(),0.0,0.0,False)
        cnt[st]=cnt.get(st,0)+1;q=byf.setdefault(fp,[0,0]);q[0]+=1;q[1]+=mk
R+=1;s.write(R,0,'Totals:',bb)
for j,c in enumerate([9,12,13,14,15,16]): s.write(R,c,round(T[j],2),mb)
R+=2;s.write(R,0,'Amt / SQFT: Market = %s SQFT; Leased = %s SQFT'%(f"{sum(FP[f][0]*q[0] for f,q in byf.items()):,}",f"{sum(x['area'] for x in rows if x['statusText'].startswith('Occ')):,}"),n)
R+=2;s.write(R,0,'occupancy and rents summary for current date',bb);R+=1
s.write_merge(R,R,0,1,'Unit status',hd);s.write(R,4,'# units',hd)
for k in sorted(cnt): R+=1;s.write(R,0,k,n);s.write(R,4,cnt[k],it)
R+=1;s.write(R,0,'Totals:',bb);s.write(R,4,39,it)
R+=2;s.write(R,0,'summary billing by transaction code for current date',bb)
for k in sorted(byc): R+=1;s.write(R,0,k,n);s.write(R,4,byc[k],mo)
R+=1;s.write(R,0,'Total:',bb);s.write(R,4,sum(byc.values()),mb)
for i,x in enumerate([8,9,14,8,17,24,12,12,12,11,11,13,11,11,11,10,11]): s.col(i).width=256*x
s.portrait=False;s.fit_num_pages=1;s.fit_width_to_pages=1;s.fit_height_to_pages=0
wb.save(D+F);oc=sum(v for k,v in cnt.items() if k.startswith('Occ'))
assert abs(sum(byc.values())-T[3])<.01
save(F,'MULTIFAMILY','r80a','RealPage OneSite rent roll detail (.xls), stacked transaction codes, applicants and pending renewals as own rows',True,'Stonegate at Copper Ridge',asof,39,oc,39-oc,rows,sheet='Sheet1')
