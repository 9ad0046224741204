from common import *
import xlsxwriter
r=random.Random(202); nm=N(r); asof=D(2025,11,14)
fps=[('S1','STUDIO',548,1390),('A1','1X1',702,1625),('A2','1X1',768,1695),('B1','2X2',1041,2115),('B2','2X2',1128,2240),('C1','3X2',1389,2785)]
fn='RENT ROLL DETAIL - The Meridian at Cypress Creek.xlsx'
units=[]
for fl in range(2,14):
    for k in range(1,18): units.append((f'{fl}{k:02d}',fps[[0,1,1,2,3,4,5,1,2,3,3,1,0,4,2,1,3][k-1]],fl))
units=units[:204]
st={}
idx=list(range(len(units))); r.shuffle(idx)
for i in idx[:6]: st[i]='Vacant'
for i in idx[6:11]: st[i]='Vacant-Leased'
for i in idx[11:18]: st[i]='Occupied-NTV'
for i in idx[18:21]: st[i]='Occupied-NTVL'
st[idx[21]]='Admin/Down'; st[idx[22]]='Admin/Down'
pend=set(idx[23:27])
codes=['RENT','PETRENT','PARKING','TRASH','VALET','STORAGE','CONC/SPECL']
recs=[]
def mkch(mk,fresh):
    c={'RENT':float(mk-r.choice([0,0,15,25,40,60,85,110]))}
    if r.random()<.3:c['PETRENT']=r.choice([30.,50.])
    if r.random()<.55:c['PARKING']=r.choice([125.,125.,175.])
    c['TRASH']=18.; c['VALET']=32.
    if r.random()<.1:c['STORAGE']=65.
    if r.random()<(.5 if fresh else .07):c['CONC/SPECL']=-float(r.choice([100,135,150,200]))
    return c
for i,(u,(fp,ty,sf,base),fl) in enumerate(units):
    mk=float(base+fl*12); s=st.get(i,'Occupied'); R=dict(u=u,fp=fp,des='N/A' if i%11 else 'RENOV',sf=sf,s=s,mk=mk,real=True)
    if s in('Vacant','Vacant-Leased','Admin/Down'):
        R.update(name='MODEL' if i==idx[21] else 'VACANT' if s!='Admin/Down' else 'DOWN - WATER',ch={},dep=None,bal=None); recs.append(R)
        if s=='Vacant-Leased':
            mi=D(2025,11,15)+dt.timedelta(r.randint(2,40))
            recs.append(dict(u=u,fp=fp,des=R['des'],sf=sf,s='Applicant',mk=None,real=False,name=nm.lf().upper(),mi=mi,mo=None,ls=mi,le=addm(mi,r.choice([12,13,14]))-dt.timedelta(1),ch=mkch(mk,True),dep=0.,bal=0.))
        continue
    mi=asof-dt.timedelta(r.randint(15,1700)); ls=mi
    while addm(ls,12)<asof: ls=addm(ls,12)
    le=addm(ls,12)-dt.timedelta(1)
    mo=None
    if 'NTV' in s: mo=D(2025,11,16)+dt.timedelta(r.randint(3,50)); le=max(le,mo) if r.random()<.5 else mo
    if i in pend: le=D(2025,11,30); ls=addm(D(2025,12,1),-12); mi=ls if mi>ls else mi
    R.update(name=nm.lf().upper(),mi=mi,mo=mo,ls=ls,le=le,ch=mkch(mk,False),dep=float(r.choice([0,150,250,250,500])),bal=r.choice([0.]*9+[-25.,round(r.uniform(10,200),2),round(r.uniform(400,2500),2),-round(r.uniform(5,1800),2)])); recs.append(R)
    if i in pend:
        c=dict(R['ch']); c['RENT']+=45
        recs.append(dict(R,s='Pending renewal',mk=None,real=False,ls=D(2025,12,1),le=D(2026,11,30),ch=c,dep=0.,bal=0.))
    if s=='Occupied-NTVL':
        a=mo+dt.timedelta(6)
        recs.append(dict(u=u,fp=fp,des=R['des'],sf=sf,s='Applicant',mk=None,real=False,name=nm.lf().upper(),mi=a,mo=None,ls=a,le=addm(a,12)-dt.timedelta(1),ch=mkch(mk,True),dep=0.,bal=0.))
wb=xlsxwriter.Workbook(doc(fn)); ws=wb.add_worksheet('Sheet1')
b=wb.add_format({'bold':1,'font_size':8,'font_name':'Arial'}); h=wb.add_format({'bold':1,'font_size':8,'font_name':'Arial','text_wrap':1,'bottom':1,'align':'center','valign':'bottom'})
t=wb.add_format({'font_size':8,'font_name':'Arial'}); m=wb.add_format({'font_size':8,'font_name':'Arial','num_format':'#,##0.00_);(#,##0.00)'}); d_=wb.add_format({'font_size':8,'font_name':'Arial','num_format':'mm/dd/yyyy'}); i_=wb.add_format({'font_size':8,'font_name':'Arial','num_format':'#,##0'})
mb=wb.add_format({'font_size':8,'bold':1,'top':1,'font_name':'Arial','num_format':'#,##0.00_);(#,##0.00)'}); ib=wb.add_format({'font_size':8,'bold':1,'top':1,'font_name':'Arial','num_format':'#,##0'})
ti=wb.add_format({'bold':1,'font_size':12,'font_name':'Arial','align':'center'}); tc=wb.add_format({'font_size':9,'font_name':'Arial','align':'center'})
ws.write(0,0,'OneSite Rents v3.0',t); ws.write(1,0,'11/14/2025 9:42:17AM',t)
ws.merge_range(0,4,0,16,'Ridgeway Residential Services - The Meridian at Cypress Creek',tc); ws.merge_range(1,4,1,16,'RENT ROLL DETAIL',ti); ws.merge_range(2,4,2,16,'As of 11/14/2025',tc)
ws.write(0,22,'Page 1 of 1',t)
ws.merge_range(3,0,3,22,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;',t)
# columns with a spacer column (D) and (J)
cols=['Unit','Floorplan','Unit Designation',None,'SQFT','Unit/Lease Status','Name','Move-In','Move-Out','Lease Start','Lease End',None,'Market + Addl.','Dep On Hand','Balance','Total Billing']+codes
for j,cn in enumerate(cols):
    if cn: ws.write(5,j,cn,h)
ws.set_row(5,24)
ws.set_column(0,2,9);ws.set_column(3,3,1.2);ws.set_column(4,4,6);ws.set_column(5,5,14);ws.set_column(6,6,24);ws.set_column(7,10,10);ws.set_column(11,11,1.2);ws.set_column(12,22,10.5)
R0=6; rows=[]
for x in recs:
    ws.write(R0,0,x['u'],t);ws.write(R0,1,x['fp'],t);ws.write(R0,2,x['des'],t);ws.write(R0,4,x['sf'],i_);ws.write(R0,5,x['s'],t);ws.write(R0,6,x['name'],t)
    for j,k in ((7,'mi'),(8,'mo'),(9,'ls'),(10,'le')):
        if x.get(k): ws.write_datetime(R0,j,dt.datetime.combine(x[k],dt.time()),d_)
    if x['mk'] is not None: ws.write(R0,12,x['mk'],m)
    for j,k in((13,'dep'),(14,'bal')):
        if x[k] is not None: ws.write(R0,j,x[k],m)
    tb=sum(x['ch'].values()) if x['ch'] else None
    if tb is not None: ws.write(R0,15,tb,m)
    for j,cn in enumerate(codes):
        if cn in x['ch']: ws.write(R0,16+j,x['ch'][cn],m)
    ten=None if x['s'] in('Vacant','Vacant-Leased','Admin/Down') else x['name']
    rows.append(row(unit=x['u'],unitType=x['fp'],area=x['sf'],statusText=x['s'],tenantName=ten,moveInDate=x.get('mi'),moveOutDate=x.get('mo'),leaseStartDate=x.get('ls'),leaseEndDate=x.get('le'),marketRent=x['mk'],deposit=x['dep'],balance=x['bal'],totalCharges=tb,contractRent=x['ch'].get('RENT'),charges=[dict(code=a,amount=v) for a,v in x['ch'].items()]))
    R0+=1
real=[x for x in recs if x['real']]
R0+=1
ws.write(R0,0,'Totals:',b); ws.write(R0,4,sum(x['sf'] for x in real),ib); ws.write(R0,12,sum(x['mk'] for x in real),mb)
occs=[x for x in real if x['s'].startswith('Occ')]
ws.write(R0,13,sum(x['dep'] for x in occs),mb);ws.write(R0,14,sum(x['bal'] for x in occs),mb);ws.write(R0,15,sum(sum(x['ch'].values()) for x in occs),mb)
for j,cn in enumerate(codes): ws.write(R0,16+j,sum(x['ch'].get(cn,0) for x in occs),mb)
R0+=1; ws.write(R0,0,'* Totals exclude applicants and pending renewals.',t)
R0+=2
mk=sum(x['mk'] for x in real); sf=sum(x['sf'] for x in real)
ws.write(R0,0,f'Amt / SQFT:  Market = {sf:,} SQFT;  Leased = {sum(x["sf"] for x in occs):,} SQFT;',t); R0+=2
for j,cn in ((0,'Floorplan'),(1,'# Units'),(2,'Average SQFT'),(5,'Average Market + Addl.'),(7,'Units Occupied'),(9,'Occupancy %')): ws.write(R0,j,cn,h)
R0+=1
pct=wb.add_format({'font_size':8,'font_name':'Arial','num_format':'0.00%'})
for f in fps:
    g=[x for x in real if x['fp']==f[0]]; o=[x for x in g if x in occs]
    ws.write(R0,0,f[0],t);ws.write(R0,1,len(g),i_);ws.write(R0,2,f[2],i_);ws.write(R0,5,round(sum(x['mk'] for x in g)/len(g),2),m);ws.write(R0,7,len(o),i_);ws.write(R0,9,len(o)/len(g),pct);R0+=1
ws.write(R0,0,'Totals / Averages:',b);ws.write(R0,1,len(real),ib);ws.write(R0,2,round(sf/len(real)),ib);ws.write(R0,5,round(mk/len(real),2),mb);ws.write(R0,7,len(occs),ib);ws.write(R0,9,len(occs)/len(real),pct)
R0+=2; ws.write(R0,0,'Occupancy and Rents Summary for Current Date',b); R0+=1
for j,cn in ((0,'Unit Status'),(5,'Market + Addl.'),(7,'# Units'),(9,'Potential Rent')): ws.write(R0,j,cn,h)
R0+=1
for lab,s in (('Occupied, no NTV','Occupied'),('Occupied NTV','Occupied-NTV'),('Occupied NTV Leased','Occupied-NTVL'),('Vacant Leased','Vacant-Leased'),('Admin/Down','Admin/Down'),('Vacant Not Leased','Vacant')):
    g=[x for x in real if x['s']==s]
    ws.write(R0,0,lab,t);ws.write(R0,5,sum(x['mk'] for x in g),m);ws.write(R0,7,len(g),i_);ws.write(R0,9,sum(x['ch'].get('RENT',x['mk']) for x in g),m);R0+=1
ws.write(R0,0,'Totals:',b);ws.write(R0,5,mk,mb);ws.write(R0,7,len(real),ib);ws.write(R0,9,sum(x['ch'].get('RENT',x['mk']) for x in real),mb)
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(5);wb.close()
save(fn,'MULTIFAMILY','OneSite rent roll detail export, charges pivoted to columns, applicants and pending renewals inline',False,
 dict(propertyName='The Meridian at Cypress Creek',asOnDate='2025-11-14',units=len(real),occupied=len(occs),vacant=11,sheet='Sheet1',rows=rows))
