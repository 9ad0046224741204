import random; from common import *
import xlsxwriter
r=random.Random(771); F='palisade_pointe_rent_roll_detail.xlsx'
fps={'A1':('A1-1x1',655,1089),'A2':('A2-1x1R',701,1149),'B1':('B1-2x2',984,1379),'B2':('B2-2x2R',1016,1455),'C1':('C1-3x2',1240,1725)}
lay={1:['A1','A1','B1','B1','A2','B2'],2:['B1','C1','B2','C1','B1','B1'],3:['A1','A2','A1','A2','B1','B2'],4:['B2','B1','C1','C1'],5:['A1','A1','A2','B1','B1','B2']}
wb=xlsxwriter.Workbook(os.path.join(DOC,F)); ws=wb.add_worksheet('Rent Roll Detail'); ws.hide_gridlines(2)
base=dict(font_name='Arial',font_size=7)
f=wb.add_format({**base,'valign':'top'}); fw=wb.add_format({**base,'text_wrap':True,'valign':'top'}); fm=wb.add_format({**base,'num_format':'#,##0.00','valign':'top','align':'right'}); fd=wb.add_format({**base,'num_format':'mm/dd/yyyy','valign':'top','align':'center'})
fb=wb.add_format({**base,'bold':True}); fbm=wb.add_format({**base,'bold':True,'num_format':'#,##0.00','top':1,'align':'right'}); ft=wb.add_format({'font_name':'Arial','font_size':12,'bold':True,'align':'center'}); fc=wb.add_format({**base,'align':'center'})
fh=wb.add_format({**base,'bold':True,'text_wrap':True,'align':'center','valign':'bottom','bottom':2,'bg_color':'#D9D9D9'})
# columns with export spacers: A spacer, C/D merged, etc.
col=dict(unit=1,fp=2,des=4,sf=5,st=6,name=7,mi=9,mo=10,ls=11,le=12,mk=13,dep=14,bal=15,tc=16,lr=18,oc=19,tot=20)
for i,w in enumerate([1,8,6,3.5,5,6,12,13,8,9,9,9,9,9,9,9,9,2,9,9,9]): ws.set_column(i,i,w)
ws.write(0,1,'OneSite Rents v3.0',f); ws.merge_range(0,6,0,16,'Palisade Pointe Partners - Palisade Pointe',ft); ws.write(0,19,'Page 1 of 1',f)
ws.write(1,1,'11/03/2025 9:17:52AM',f); ws.merge_range(1,6,1,16,'RENT ROLL DETAIL',ft)
ws.merge_range(2,6,2,16,'As of 10/31/2025',fc)
ws.merge_range(3,1,3,20,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary; Show Unit Rent as - Market + Addl.;',f)
ws.merge_range(4,1,4,12,'details',fb)
R=6; ws.set_row(R,32)
def H(k,t,w=0):
    if w: ws.merge_range(R,col[k],R,col[k]+w,t,fh)
    else: ws.write(R,col[k],t,fh)
H('unit','Bldg/Unit');H('fp','Floorplan',1);H('des','Unit Designation');H('sf','SQFT');H('st','Unit/Lease Status');H('name','Name',1);H('mi','Move-In');H('mo','Move-Out');H('ls','Lease Start');H('le','Lease End');H('mk','Market + Addl.');H('dep','Dep On Hand');H('bal','Balance');H('tc','Trans Code',1);H('lr','Lease Rent');H('oc','Other Charges/ Credits');H('tot','Total Billing')
ws.freeze_panes(R+1,0)
R+=1; out=[]; first=R; ntot={}
def put(w,primary=True):
    global R
    s=R; n=max(1,len(w.get('charges') or []))
    def W(k,v,fmt,span=0):
        if span: ws.merge_range(s,col[k],s,col[k]+span,v,fmt)
        else: ws.write(s,col[k],v,fmt)
    W('unit',w['unit'],f); W('fp',w['unitType'],f,1); W('des','N/A',fc); W('sf',w['area'],f); W('st',w['statusText'],fw)
    W('name',(w.get('tenantName') or ('VACANT' if primary else '')),fw,1)
    for k,q in (('mi','moveInDate'),('mo','moveOutDate'),('ls','leaseStartDate'),('le','leaseEndDate')):
        if w.get(q): ws.write_datetime(s,col[k],dt.datetime.combine(w[q],dt.time()),fd)
    if w.get('marketRent') is not None: W('mk',w['marketRent'],fm)
    if w.get('deposit') is not None: W('dep',w['deposit'],fm)
    if w.get('balance') is not None: W('bal',w['balance'],fm)
    for i,q in enumerate(w.get('charges') or []):
        ws.merge_range(s+i,col['tc'],s+i,col['tc']+1,q['code'],f); ws.write(s+i,col['lr'] if q['code']=='RENT' else col['oc'],q['amount'],fm)
    if w.get('totalCharges') is not None: ws.write(s+n-1,col['tot'],w['totalCharges'],fm)
    R+=n; out.append(w)
special={('2','204'):'Vacant-Leased',('3','302'):'Vacant',('5','503'):'Vacant',('1','106'):'Occupied-NTV',('4','402'):'Occupied-NTVL',('5','501'):'Model',('3','305'):'Admin/Down'}
renew={('1','103'),('2','201'),('5','506')}
for b in lay:
    for i,k in enumerate(lay[b],1):
        u=f'{b}{i:02d}'; key=(str(b),u); name,sf,mk=fps[k]; mk=mk+r.choice([0,0,25,40]); st=special.get(key,'Occupied')
        w=dict(unit=f'{b:02d}-{u}',unitType=name,area=sf,statusText=st,marketRent=float(mk))
        if st.startswith('Occupied'):
            fi,l=person(r); w['tenantName']=f'{l.upper()}, {fi.upper()}' if r.random()<.2 else f'{l}, {fi}'
            if r.random()<.2: f2,_=person(r); 
            ls=D(2025,r.choice([1,2,3,4,5,6,7,8,9]),r.choice([1,1,4,12,15,20,27])); yrs=r.choice([0,0,0,1,2,4])
            w.update(moveInDate=D(ls.year-yrs,ls.month,ls.day),leaseStartDate=ls,leaseEndDate=add_months(ls,r.choice([12,12,12,13,14]))-dt.timedelta(days=1))
            rent=mk-r.choice([0,10,24,55,70,95,130])
            ch=[('RENT',float(rent)),('TRASH',15.0),('VALETPEST',6.5)]
            if r.random()<.25: ch.append(('PETFEE',25.0))
            if r.random()<.2: ch.append(('CARPORT',35.0))
            if r.random()<.3: ch.append(('TECHPKG',79.0))
            if r.random()<.12: ch.append(('CONC/SPECL',-float(r.choice([45,60,90]))))
            ch=[ch[0]]+sorted(ch[1:])
            w.update(contractRent=float(rent),deposit=float(r.choice([150,150,200,350,0])),balance=float(r.choice([0,0,0,0,-18.25,12.4,rent+21.5,-3.0])),charges=[dict(code=a,amount=x) for a,x in ch],totalCharges=sum(x for _,x in ch))
            if st!='Occupied': w['moveOutDate']=D(2025,11,{'Occupied-NTV':22,'Occupied-NTVL':15}[st])
        else: w.update(deposit=0.0,balance=0.0)
        put(w)
        if st in('Vacant-Leased','Occupied-NTVL'):
            fi,l=person(r); s=D(2025,11,8) if st=='Vacant-Leased' else D(2025,12,1)
            put(dict(unit=w['unit'],unitType=name,area=sf,statusText='Applicant',tenantName=f'{l}, {fi}',moveInDate=s,leaseStartDate=s,leaseEndDate=add_months(s,12)-dt.timedelta(days=1),deposit=150.0,balance=-50.0,charges=[dict(code='RENT',amount=float(mk-20)),dict(code='TRASH',amount=15.0)],totalCharges=float(mk-5),contractRent=float(mk-20)),False)
        if key in renew:
            s=w['leaseEndDate']+dt.timedelta(days=1); nr=float(w['contractRent']+35)
            put(dict(unit=w['unit'],unitType=name,area=sf,statusText='Pending renewal',tenantName=w['tenantName'],moveInDate=w['moveInDate'],leaseStartDate=s,leaseEndDate=add_months(s,12)-dt.timedelta(days=1),deposit=0.0,balance=0.0,charges=[dict(code='RENT',amount=nr)],totalCharges=nr,contractRent=nr),False)
cur=[w for w in out if w['statusText'] not in('Applicant','Pending renewal')]
S=lambda k,rs=cur: sum(w.get(k) or 0 for w in rs)
R+=1; ws.write(R,col['unit'],'Totals:',fb); ws.write(R,col['sf'],S('area'),fb)
for k,q in(('mk','marketRent'),('dep','deposit'),('bal','balance'),('lr','contractRent'),('tot','totalCharges')): ws.write(R,col[k],S(q),fbm)
ws.write(R,col['oc'],S('totalCharges')-S('contractRent'),fbm)
R+=1; ws.merge_range(R,1,R,20,'Totals are for current residents and vacant units; applicants and pending renewals are not in the totals.',f)
R+=3; ws.merge_range(R,1,R,6,'Amt / SQFT:  Market = %s SQFT;  Leased = %s SQFT;'%(f"{S('area'):,}",f"{S('area',[w for w in cur if w['statusText'].startswith('Occ')]):,}"),f)
R+=2; ws.write(R,1,'summary',fb); R+=1
for cc,t in ((1,'Floorplan'),(4,'# Units'),(6,'Average SQFT'),(7,'Average Market + Addl.'),(9,'Average Leased'),(10,'Units Occupied'),(11,'Occupancy %'),(12,'Units Available')): ws.write(R,cc,t,fh)
ws.set_row(R,30)
for k in fps:
    R+=1; rs=[w for w in cur if w['unitType']==fps[k][0]]; oc=[w for w in rs if w['statusText'].startswith('Occ')]; av=[w for w in rs if w['statusText'] in('Vacant','Occupied-NTV')]
    for cc,v,q in((1,fps[k][0],f),(4,len(rs),fc),(6,fps[k][1],fc),(7,S('marketRent',rs)/len(rs),fm),(9,S('contractRent',oc)/len(oc),fm),(10,len(oc),fc),(11,round(100*len(oc)/len(rs),2),fm),(12,len(av),fc)): ws.write(R,cc,v,q)
R+=1; oc=[w for w in cur if w['statusText'].startswith('Occ')]
for cc,v,q in((1,'totals / averages:',fb),(4,len(cur),fb),(7,S('marketRent')/len(cur),fbm),(9,S('contractRent')/len(oc),fbm),(10,len(oc),fb),(11,round(100*len(oc)/len(cur),2),fbm)): ws.write(R,cc,v,q)
R+=2; ws.write(R,1,'occupancy and rents summary for current date',fb); R+=1
for cc,t in((1,'unit status'),(7,'Market + Addl.'),(9,'# units'),(10,'potential rent')): ws.write(R,cc,t,fb)
def line(n,rs):
    global R
    R+=1; ws.write(R,1,n,f); ws.write(R,7,S('marketRent',rs),fm); ws.write(R,9,len(rs),fc); ws.write(R,10,sum(w.get('contractRent') or w['marketRent'] for w in rs),fm)
for n in('Occupied','Occupied-NTV','Occupied-NTVL','Vacant-Leased','Vacant','Admin/Down','Model'): line({'Occupied':'Occupied (no NTV)','Occupied-NTVL':'Occupied NTV Leased','Occupied-NTV':'Occupied NTV'}.get(n,n),[w for w in cur if w['statusText']==n])
line('Totals:',cur)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(6); wb.close()
vac=[w for w in cur if w['statusText'].startswith('Vacant')]
save(F,dict(assetType='MULTIFAMILY',style='OneSite Rent Roll Detail export to Excel, merged cells and spacer columns, trans codes in rows, applicants and pending renewals',hard=True),
 dict(propertyName='Palisade Pointe',asOnDate='2025-10-31',units=len(cur),occupied=len(oc),vacant=len(vac),rows=out))
