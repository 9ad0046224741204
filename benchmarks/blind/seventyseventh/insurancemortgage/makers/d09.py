# OneSite-like Rent Roll Detail .xls, spacer columns, charge rows
from common import *; import xlwt
r=R(779); F='RENT_ROLL_DETAIL_Larkspur.xls'; wb=xlwt.Workbook(); w=wb.add_sheet('Rent Roll Detail')
sb=xlwt.easyxf('font: bold on, height 160; align: wrap on'); sn=xlwt.easyxf('font: height 160'); sm=xlwt.easyxf('font: height 160',num_format_str='#,##0.00'); smb=xlwt.easyxf('font: bold on, height 160',num_format_str='#,##0.00'); sd=xlwt.easyxf('font: height 160',num_format_str='MM/DD/YYYY')
COL=dict(unit=0,fp=2,desig=3,sf=5,st=6,nm=8,mi=10,ls=12,le=13,mk=15,sub=17,code=18,lr=20,oc=21,tb=23,dep=24,bal=26)
st_=xlwt.easyxf('font: bold on, height 180')
for i,t in enumerate(['OneSite Rents v3.0','RENT ROLL DETAIL','Larkspur Commons','As of 08/31/2025','Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Sort by - Unit']): w.write(i,0 if i else 24,t,st_)
H=dict(unit='Unit',fp='Floorplan',desig='Unit Designation',sf='SQFT',st='Unit/Lease Status',nm='Name',mi='Move-In',ls='Lease Start',le='Lease End',mk='Market + Addl.',sub='Sub Journal',code='Trans Code',lr='Lease Rent',oc='Other Charges/ Credits',tb='Total Billing',dep='Dep On Hand',bal='Balance')
for k,v in H.items(): w.write(6,COL[k],v,sb)
def wr(y,**k):
    for a,v in k.items():
        if v is None: continue
        w.write(y,COL[a],v,sd if isinstance(v,D.date) else sm if isinstance(v,float) else sn)
y=7; rows=[]; Z=dict(mk=0,lr=0,oc=0,tb=0,dep=0,bal=0); occ=0; SF=0
FP=[('A1',655,1399),('A2G',712,1455),('B1',985,1735),('B2R',1040,1799),('C1',1265,2150)]
def lease(y,u,f,st,phys):
    mi=r.date(D.date(2022,1,3),D.date(2025,8,20)) if phys else r.date(D.date(2025,9,3),D.date(2025,9,28)); le=addm(mi,12)-D.timedelta(1)
    while phys and le<D.date(2025,8,31): le=addm(le,12)
    ls=addm(le+D.timedelta(1),-12); rent=float(f[2]-r.choice([0,14,30,55,-16])); ch=[('RENT',rent)]
    if r.random()<.35: ch.append(('PETRENT',float(r.choice([30,60]))))
    ch.append(('VALETTRASH',28.0)); 
    if r.random()<.2: ch.append(('CARPORT',45.0))
    if r.random()<.12: ch.append(('CONC/SPECL',-125.0))
    if r.random()<.08: ch.append(('EMPLCRED',-round(rent*.2,2)))
    tot=round(sum(c[1] for c in ch),2); dep=float(r.choice([0,150,300])); bal=r.choice([0.0]*4+[-20.0,tot,61.35]) if phys else 0.0; nm=r.nm(2)
    wr(y,unit=u,fp=f[0],desig='N/A',sf=f[1],st=st,nm=nm,mi=mi,ls=ls,le=le,mk=float(f[2]) if phys else None,tb=tot,dep=dep,bal=bal)
    for i,(c,a) in enumerate(ch): wr(y+i,sub='RESIDENT',code=c,**({'lr':a} if c=='RENT' else {'oc':a}))
    rows.append(dict(unit=u,unitType=f[0],area=f[1],statusText=st,tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,marketRent=float(f[2]) if phys else None,contractRent=rent,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=tot,deposit=dep,balance=bal))
    if phys:
        Z['lr']+=rent;Z['oc']+=tot-rent;Z['tb']+=tot;Z['dep']+=dep;Z['bal']+=bal
    return y+len(ch)
N=0
for b in (1,2,3):
    for k in range(1,13):
        u=f'{b}{k:03d}'; f=FP[(k*b+k//3)%5]; N+=1; SF+=f[1]; Z['mk']+=f[2]; x=.05 if (b,k) in ((2,5),(3,2)) else r.random()
        if x<.11:
            st='Vacant-Leased' if x<.06 else 'Vacant'; wr(y,unit=u,fp=f[0],desig='N/A',sf=f[1],st=st,nm='VACANT',mk=float(f[2]),tb=0.0,dep=0.0,bal=0.0); rows.append(dict(unit=u,unitType=f[0],area=f[1],statusText=st,marketRent=float(f[2]),totalCharges=0.0,deposit=0.0,balance=0.0)); y+=1
            if st!='Vacant': y=lease(y,u,f,'Applicant',0)
        else: occ+=1; y=lease(y,u,f,'Occupied-NTV' if x>.94 else 'Occupied',1)
y+=1; w.write(y,0,'Totals:',st_)
for k in Z: w.write(y,COL[k],round(Z[k],2),smb)
w.write(y,COL['sf'],SF,sb); y+=1; w.write(y,0,'Amounts of applicants are not in the totals.',sn); y+=2
for a,b,c in (('Occupancy and Rents Summary','# Units','% Occ'),('Occupied (incl. NTV)',occ,f'{100*occ/N:.1f}%'),('Vacant (incl. leased)',N-occ,f'{100*(N-occ)/N:.1f}%'),('Totals',N,'100.0%')):
    w.write(y,0,a,sn); w.write(y,6,b,sn); w.write(y,8,c,sn); y+=1
for i in (1,4,7,9,11,14,16,19,22,25): w.col(i).width=500
for i in (6,8): w.col(i).width=6200
w.portrait=False; w.fit_num_pages=1; w.set_fit_width_to_pages(1); w.set_fit_height_to_pages(0)
wb.save(f'{B}/documents/{F}'); save(F,'MULTIFAMILY','property manager','OneSite-like detail xls, spacer columns, applicants',True,'Larkspur Commons','2025-08-31',N,occ,rows,sheet='Rent Roll Detail')
