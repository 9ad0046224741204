from lib import *
import xlsxwriter
r=random.Random(8609); nm=Names(r); N='Meridian32_RENTROLL_DETAIL_20250731.xlsx'
wb=xlsxwriter.Workbook(out(N)); ws=wb.add_worksheet('RENT ROLL DETAIL'); su=wb.add_worksheet('SUMMARY')
B=wb.add_format({'bold':1,'font_size':8,'font_name':'Arial'}); n_=wb.add_format({'font_size':8,'font_name':'Arial'}); mo=wb.add_format({'font_size':8,'font_name':'Arial','num_format':'#,##0.00'}); i_=wb.add_format({'font_size':8,'font_name':'Arial','num_format':'#,##0'}); da=wb.add_format({'font_size':8,'font_name':'Arial','num_format':'mm/dd/yyyy','align':'center'}); bm=wb.add_format({'bold':1,'font_size':8,'font_name':'Arial','num_format':'#,##0.00','top':1}); h=wb.add_format({'bold':1,'font_size':8,'font_name':'Arial','text_wrap':1,'align':'center','valign':'bottom','bottom':1}); t=wb.add_format({'bold':1,'font_size':12,'font_name':'Arial','align':'center'})
ws.merge_range(0,0,0,17,'Castellan Residential - MERIDIAN 32',t); ws.merge_range(1,0,1,17,'RENT ROLL DETAIL',t); ws.merge_range(2,0,2,17,'As of 07/31/2025',wb.add_format({'font_size':9,'align':'center'})); ws.write(3,0,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Show Unit Rent as - Market + Addl.;',wb.add_format({'font_size':7}))
ws.write(5,0,'details',B)
H=['Unit','Floorplan','Unit\nDesignation','SQFT','Unit/Lease\nStatus','Name','Move-In\nMove-Out',None,'Lease\nStart','Lease\nEnd','Market\n+ Addl.','Sub\nJournal','Trans\nCode','Lease\nRent','Other\nCharges/\nCredits','Total\nBilling','Dep\nOn Hand','Balance']
H[6],H[7]='Move-In','Move-Out'
for j,x in enumerate(H): ws.write(6,j,x,h)
fp={'S1':(498,2045),'S2':(541,2130),'A1':(688,2610),'A2':(742,2745),'A3D':(801,2890),'B1':(1066,3720),'B2':(1140,3885),'PH1':(1722,6450)}
ASOF=D(2025,7,31); U=[]
for fl in list(range(3,13))+list(range(14,24)):
    for k,f in enumerate(['S1','S2','A1','A2','A3D','B1','B2'],1): U.append((f'{fl}{k:02d}',f,fl))
U+=[(f'PH{k}','PH1',24) for k in range(1,5)]
row=7; R=[]; T=dict(mk=0,lr=0,oc=0,tb=0,dep=0,bal=0,sf=0); S={}; byc={}; FPS={}
def put(q,lines):
    global row
    w=ws.write
    w(row,0,q['u'],n_);w(row,1,q['f'],n_);w(row,2,q.get('des','N/A'),n_);w(row,3,q['sf'],i_);w(row,4,q['st'],n_);w(row,5,q['n'],n_)
    for j,k in ((6,'mi'),(7,'mo'),(8,'ls'),(9,'le')):
        if q.get(k): ws.write_datetime(row,j,dt.datetime.combine(q[k],dt.time()),da)
    if q['mk'] is not None: w(row,10,q['mk'],mo)
    if q['dep'] is not None: w(row,16,q['dep'],mo)
    if q['bal'] is not None: w(row,17,q['bal'],mo)
    if not lines: row+=1
    for i,(c,a) in enumerate(lines):
        w(row,11,'RESIDENT',n_); w(row,12,c,n_); w(row,13 if c=='RENT' else 14,a,mo)
        if i==len(lines)-1: w(row,15,round(sum(x for _,x in lines),2),mo)
        row+=1
    R.append(dict(unit=q['u'],unitType=q['f'],area=q['sf'],statusText=q['st'],tenantName=q['n'] if q['n']!='VACANT' else None,moveInDate=q.get('mi'),moveOutDate=q.get('mo'),leaseStartDate=q.get('ls'),leaseEndDate=q.get('le'),marketRent=q['mk'],contractRent=lines[0][1] if lines else None,charges=[dict(code=c,amount=a) for c,a in lines],totalCharges=sum(a for _,a in lines) if lines else None,deposit=q['dep'],balance=q['bal']))
for u,f,fl in U:
    sf,mk=fp[f]; mk=mk+fl*9; x=r.random(); q=dict(u=u,f=f,sf=sf,mk=mk,n='VACANT',dep=0,bal=0)
    F_=FPS.setdefault(f,[0,0,0,0,0]); F_[0]+=1; F_[1]+=sf; F_[2]+=mk
    T['mk']+=mk; T['sf']+=sf; ap=None
    if u=='1204': q['st']='Admin/Down'; q['n']='ADMIN'; q['dep']=q['bal']=None; put(q,[]); R[-1]['tenantName']=None; S['Admin/Down']=[1,sf,mk,0]; continue
    st='Vacant' if x<.05 else 'Vacant-Leased' if x<.075 else 'Occupied-NTV' if x<.105 else 'Occupied-NTVL' if x<.125 else 'Occupied'
    q['st']=st; lines=[]
    if st[0]=='O':
        q['n']=nm('{l}, {f}'); mi=rd(r,D(2020,6,1),D(2025,7,28)); ls=mi; tm=r.choice([12,12,13,15])
        while addm(ls,tm)-dt.timedelta(1)<ASOF: ls=addm(ls,tm)
        q.update(mi=mi,ls=ls,le=addm(ls,tm)-dt.timedelta(1)); 
        if 'NTV' in st: q['mo']=rd(r,D(2025,8,5),D(2025,9,29))
        lines=[('RENT',round(mk*r.uniform(.88,1.02)))]
        if r.random()<.45: lines.append(('PARKING',r.choice([175,175,225])))
        if r.random()<.25: lines.append(('PETRENT',r.choice([50,50,100])))
        if r.random()<.6: lines.append(('TRASHFEE',15))
        if r.random()<.2: lines.append(('STORAGE',65))
        if r.random()<.1: lines.append(('CONCRENT',-r.choice([150,200,249.5])))
        if r.random()<.05: lines.append(('EMPLCRED',-round(lines[0][1]*.2,2)))
        q['dep']=r.choice([500,500,0,750,1000]); q['bal']=r.choice([0]*7+[round(r.uniform(-300,300),2),sum(a for _,a in lines),-35])
        T['lr']+=lines[0][1]; T['oc']+=sum(a for _,a in lines[1:]); F_[3]+=1; F_[4]+=lines[0][1]
        for c,a in lines: byc[c]=byc.get(c,0)+a
    T['dep']+=q['dep']; T['bal']+=q['bal']; z=S.setdefault(st,[0,0,0,0]); z[0]+=1;z[1]+=sf;z[2]+=mk;z[3]+=lines[0][1] if lines else 0
    put(q,lines)
    if st in('Vacant-Leased','Occupied-NTVL'):
        mi=rd(r,D(2025,8,6),D(2025,8,31)) if st[0]=='V' else q['mo']+dt.timedelta(10)
        put(dict(u=u,f=f,sf=sf,mk=None,st='Applicant',n=nm('{l}, {f}'),mi=mi,ls=mi,le=addm(mi,13)-dt.timedelta(1),dep=r.choice([0,500]),bal=0),[])
        T['dep']+=R[-1]['deposit']
ws.write(row,0,'totals:',B)
for j,v in ((10,T['mk']),(13,T['lr']),(14,T['oc']),(15,T['lr']+T['oc']),(16,T['dep']),(17,T['bal'])): ws.write(row,j,round(v,2),bm)
ws.set_column(0,0,7); ws.set_column(1,3,9); ws.set_column(4,4,14); ws.set_column(5,5,22); ws.set_column(6,9,10); ws.set_column(10,10,11); ws.set_column(11,12,10); ws.set_column(13,17,11); ws.freeze_panes(7,0); ws.set_landscape(); ws.fit_to_pages(1,0)
su.write(0,0,'MERIDIAN 32 - summary by status, 07/31/2025',B)
for j,x in enumerate(['Unit Status','# Units','SQFT','Market + Addl.','Lease Rent']): su.write(2,j,x,h)
k=3
for s,z in sorted(S.items()):
    su.write(k,0,s,n_); [su.write(k,j+1,v,i_) for j,v in enumerate(z)]; k+=1
su.write(k,0,'totals:',B); [su.write(k,j+1,sum(z[j] for z in S.values()),bm) for j in range(4)]; k+=3
for j,x in enumerate(['Floorplan','# Units','Total SQFT','Market + Addl.','Units Occupied','Lease Rent']): su.write(k,j,x,h)
for f,z in FPS.items(): k+=1; su.write(k,0,f,n_); [su.write(k,j+1,v,i_) for j,v in enumerate(z)]
k+=3; su.write(k,0,'Summary of billing by transaction code',B)
for c,a in sorted(byc.items()): k+=1; su.write(k,0,c,n_); su.write(k,1,a,mo)
su.write(k+1,0,'Total',B); su.write(k+1,1,sum(byc.values()),bm); su.set_column(0,5,15)
wb.close()
oc=sum(z[0] for s,z in S.items() if s[0]=='O'); va=sum(z[0] for s,z in S.items() if s[0]=='V'); print(len(U),oc,va,S)
save(N,dict(propertyName='MERIDIAN 32',asOnDate='2025-07-31',sheet='RENT ROLL DETAIL',units=len(U),occupied=oc,vacant=va,rows=R),'MULTIFAMILY','RealPage OneSite export','high-rise, one line per transaction code, applicants after their unit',True)
