# RealPage OneSite export, spacer columns, 2-row header, several transaction rows a unit
from common import *
import xlsxwriter
r=random.Random(7208); p=P(r); fn='08_OneSite_RentRollDetail_Halcyon.xlsx'
asof=dt.date(2025,9,22)
FP=[('HA1','A1',655,1190),('HA2','A2R',720,1265),('HB1','B1',985,1490),('HB2','B2R',1040,1575),('HC1','C1',1310,1890)]
rows=[];prt=[]
for b in range(1,10):
    for n in range(16):
        u=f'{b}{n//8+1}{n%8+1:02d}'; f=FP[[0,2,3,1,2,0,4,2][n%8]]; mk=f[3]+[0,15,25][(b+n)%3]
        q=r.random()
        base=dict(unit=u,building=None,unitType=f[1],area=f[2],marketRent=mk)
        if q<.055 or u=='5101':
            stt='Vacant' if u!='5101' else 'Admin/Down'; 
            if q<.02 and u!='5101': stt='Vacant-Leased'
            x=dict(base,statusText=stt); rows.append(x); prt.append((f,x,stt,[],'VACANT' if u!='5101' else 'MODEL')); 
            if stt=='Vacant-Leased':
                mi=rdate(r,dt.date(2025,9,25),dt.date(2025,10,30)); x=dict(base,statusText='Pending move-in' if False else 'Applicant',tenantName=p.lf().upper(),moveInDate=iso(mi),leaseStartDate=iso(mi),leaseEndDate=iso(addm(mi,13)-dt.timedelta(days=1)),deposit=150.0,balance=0.0); x['marketRent']=None; rows.append(x); prt.append((f,x,'Applicant',[],None))
            continue
        ls=rdate(r,dt.date(2024,10,1),dt.date(2025,9,10)); mi=ls if r.random()<.5 else addm(ls,-12*r.choice([1,1,2,3])); le=addm(ls,r.choice([12,12,12,13,15]))-dt.timedelta(days=1)
        if le<asof: le=addm(ls,15)-dt.timedelta(days=1)
        stt='Occupied'; mo=None
        if r.random()<.08: stt='Occupied-NTV'; mo=rdate(r,dt.date(2025,9,28),dt.date(2025,11,15))
        elif r.random()<.03: stt='Occupied-NTVL'; mo=dt.date(2025,10,r.randrange(1,30))
        rent=float(mk-r.choice([0,10,25,40,65,90]))
        ch=[('RENT',rent)]
        if r.random()<.33: ch.append(('PETRENT',float(r.choice([20,35]))))
        if r.random()<.22: ch.append(('CARPORT',45.0))
        ch.append(('VALETTRSH',28.0))
        if r.random()<.08: ch.append(('CONC/SPECL',-float(r.choice([50,83.33,125]))))
        x=dict(base,statusText=stt,tenantName=p.lf().upper(),moveInDate=iso(mi),moveOutDate=iso(mo) if mo else None,leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rent,charges=[dict(code=a,amount=c) for a,c in ch],totalCharges=round(sum(c for a,c in ch),2),deposit=float(r.choice([0,150,150,300,500])),balance=0.0 if r.random()<.7 else round(r.uniform(-300,1400),2))
        rows.append(x); prt.append((f,x,stt,ch,None))
wb=xlsxwriter.Workbook(D+fn); wb.set_properties({'created':dt.datetime(2025,9,22)}); ws=wb.add_worksheet('Sheet1'); wp=wb.add_worksheet('Report Parameters')
A=lambda **k:wb.add_format(dict(font_name='Arial',font_size=8,**k))
T1=A(bold=True,align='center');T1.set_font_size(12); h=A(bold=True,text_wrap=True,align='center',valign='bottom',bottom=1);tx=A();nf=A(num_format='#,##0.00');ni=A(num_format='#,##0');df=A(num_format='mm/dd/yyyy',align='center');bt=A(bold=True);bn=A(bold=True,num_format='#,##0.00',top=1)
# columns with spacers (B,G,N narrow empty)
col=dict(unit=0,fp=2,desig=3,sf=4,st=5,name=7,mi=8,mo=9,ls=10,le=11,mk=13,sub=14,code=15,lr=16,oc=17,tb=18,dep=20,bal=21)
ws.merge_range(0,0,0,21,'Halcyon Ridge Apartments',T1); ws.merge_range(1,0,1,21,'RENT ROLL DETAIL',T1); ws.merge_range(2,0,2,21,'As of 09/22/2025',T1)
ws.write(3,0,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;',tx)
H={'unit':'Unit','fp':'Floorplan','desig':'Unit Designation','sf':'SQFT','st':'Unit/Lease Status','name':'Name','mi':'Move-In','mo':'Move-Out','ls':'Lease Start','le':'Lease End','mk':'Market + Addl.','sub':'Sub Journal','code':'Trans Code','lr':'Lease Rent','oc':'Other Charges/ Credits','tb':'Total Billing','dep':'Dep On Hand','bal':'Balance'}
for k,v in H.items(): ws.merge_range(5,col[k],6,col[k],v,h)
for c in(1,6,12,19): ws.set_column(c,c,1.2)
for k,w in dict(unit=7,fp=9,desig=11,sf=7,st=14,name=24,mi=11,mo=11,ls=11,le=11,mk=10,sub=9,code=12,lr=10,oc=11,tb=10,dep=9,bal=10).items(): ws.set_column(col[k],col[k],w)
y=7; dd=lambda s:dt.datetime.fromisoformat(s)
for f,x,stt,ch,nm in prt:
    ws.write(y,col['unit'],x['unit'],tx); ws.write(y,col['fp'],f[1],tx); ws.write(y,col['desig'],'N/A',tx); ws.write(y,col['sf'],f[2],ni); ws.write(y,col['st'],stt,tx); ws.write(y,col['name'],x.get('tenantName') or nm,tx)
    for k,j in(('mi','moveInDate'),('mo','moveOutDate'),('ls','leaseStartDate'),('le','leaseEndDate')):
        if x.get(j): ws.write_datetime(y,col[k],dd(x[j]),df)
    if x.get('marketRent'): ws.write(y,col['mk'],x['marketRent'],nf)
    if 'deposit' in x: ws.write(y,col['dep'],x['deposit'],nf); ws.write(y,col['bal'],x['balance'],nf)
    for i,(a,c) in enumerate(ch):
        ws.write(y,col['sub'],'RESIDENT',tx); ws.write(y,col['code'],a,tx)
        ws.write(y,col['lr'],c if a=='RENT' else 0,nf); ws.write(y,col['oc'],0 if a=='RENT' else c,nf); 
        y+=1
    if ch:
        ws.write(y,col['code'],'Total',bt); R=x['contractRent']; ws.write(y,col['lr'],R,bn); ws.write(y,col['oc'],round(x['totalCharges']-R,2),bn); ws.write(y,col['tb'],x['totalCharges'],bn); y+=1
    else: y+=1
y+=1
Z=lambda k,L:round(sum(x.get(k) or 0 for x in L),2)
ws.write(y,0,'Totals:',bt)
for k,v in(('mk',Z('marketRent',rows)),('lr',Z('contractRent',rows)),('oc',round(Z('totalCharges',rows)-Z('contractRent',rows),2)),('tb',Z('totalCharges',rows)),('dep',Z('deposit',rows)),('bal',Z('balance',rows))): ws.write(y,col[k],v,bn)
y+=3
ph=[x for x in rows if x['statusText']!='Applicant']
ws.write(y,0,'Amt / SQFT: Market = '+f"{Z('area',ph):,.0f} SQFT",tx); y+=2
for j,v in enumerate(['Floorplan','# Units','Average SQFT','Average Market + Addl.','# Occupied','Occupancy %']): ws.write(y,[2,4,5,7,9,10][j],v,h)
y+=1
for f in FP+[None]:
    L=[x for x in ph if f is None or x['unitType']==f[1]]; o=[x for x in L if x['statusText'].startswith('Occ')]
    for j,v in enumerate([f[1] if f else 'Totals / Averages',len(L),round(Z('area',L)/len(L)),round(Z('marketRent',L)/len(L),2),len(o),round(100*len(o)/len(L),2)]): ws.write(y,[2,4,5,7,9,10][j],v,nf if j in(3,5) else tx)
    y+=1
y+=2; ws.write(y,2,'Unit status',h); ws.write(y,4,'# Units',h); y+=1
for s in('Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased','Admin/Down'):
    ws.write(y,2,s,tx); ws.write(y,4,len([x for x in ph if x['statusText']==s]),tx); y+=1
ws.write(y,2,'Totals',bt); ws.write(y,4,len(ph),bt)
ws.freeze_panes(7,1); wp.write(0,0,'OneSite Rents v3.0',tx); wp.write(1,0,'09/22/2025 10:41:07AM',tx); wp.write(2,0,'Halcyon Ridge - Halcyon Ridge Apartments',tx)
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
oc=[x for x in ph if x['statusText'].startswith('Occ')]; print(len(ph),len(oc))
save(fn,dict(propertyName='Halcyon Ridge Apartments',asOnDate='2025-09-22',units=len(ph),occupied=len(oc),vacant=len([x for x in ph if x['statusText'].startswith('Vac')]),sheet='Sheet1',rows=rows),'MULTIFAMILY','RealPage OneSite rent roll detail export, spacer columns, stacked transaction codes, 144 units')
