# RealPage OneSite Rent Roll Detail export, merged spacer columns, charges on own columns, notice/vacant statuses
from common import *
import xlsxwriter
from datetime import date,timedelta,datetime
rng=random.Random(4108);F='OneSite Rents v3.0 - Rent Roll Detail - Mill Plain Terrace.xlsx'
nm=names(rng,60,'{l}, {f}');T={'A1':(575,1310),'A2':(650,1385),'B1':(880,1690),'B2R':(905,1795)}
rows=[]
for i in range(45):
    b,k=divmod(i,15);u=f'{b+1:02d}{(k//5+1)}{k%5+1:02d}'
    t=['A1','B1','B1','A2','B2R'][k%5];sf,mk=T[t];st='Occupied';
    if i in(4,18,33):st='Vacant'
    if i==27: st='Vacant-Leased'
    if i in(9,22,40):st='Occupied-NTV'
    if i==13: st='Occupied-NTVL'
    if i==2: st='Model'
    r=dict(unit=u,unitType=t,area=sf,statusText=st,marketRent=float(mk))
    if st[0]=='O':
        mi=date(2023,11,1)+timedelta(days=rng.randrange(0,620));ls=mi if mi>date(2024,9,1) else mi.replace(day=1,year=mi.year+1)
        while ls<date(2024,9,1): ls=ls.replace(year=ls.year+1)
        r.update(tenantName=nm.pop(),moveInDate=mi.isoformat(),leaseStartDate=ls.isoformat(),leaseEndDate=(ls+timedelta(days=364)).isoformat())
        rent=float(mk-rng.choice([0,20,50,85,130]));ch=[('RENT',rent),('TRASH',15.0)]
        if rng.random()<.3:ch.append(('PETRENT',40.0))
        if rng.random()<.25:ch.append(('CARPORT',45.0))
        if rng.random()<.1:ch.append(('EMPLCRED',-200.0))
        r.update(contractRent=rent,charges=[dict(code=a,amount=x) for a,x in ch],totalCharges=sum(x for _,x in ch),deposit=float(rng.choice([200,350,500])),balance=rng.choice([0.0]*5+[-12.4,55.0,1402.0]))
        if 'NTV' in st:r['moveOutDate']=rng.choice(['2025-06-30','2025-07-15'])
    rows.append(r)
wb=xlsxwriter.Workbook(doc(F));ws=wb.add_worksheet('Rent Roll Detail')
B=wb.add_format({'bold':1,'font_name':'Arial','font_size':8,'text_wrap':1,'bottom':1,'valign':'bottom'});A=wb.add_format({'font_name':'Arial','font_size':8});N=wb.add_format({'font_name':'Arial','font_size':8,'num_format':'#,##0.00;(#,##0.00)'});DT=wb.add_format({'font_name':'Arial','font_size':8,'num_format':'mm/dd/yyyy'});TI=wb.add_format({'bold':1,'font_name':'Arial','font_size':12,'align':'center'});NB=wb.add_format({'bold':1,'font_name':'Arial','font_size':8,'num_format':'#,##0.00;(#,##0.00)','top':1});AB=wb.add_format({'bold':1,'font_name':'Arial','font_size':8})
ws.write(0,0,'OneSite Rents v3.0',AB);ws.merge_range(0,3,0,16,'Mill Plain Terrace',TI);ws.merge_range(1,3,1,16,'RENT ROLL DETAIL',TI);ws.merge_range(2,3,2,16,'As of 06/15/2025',TI);ws.write(1,0,'06/16/2025 9:02:41AM',A);ws.write(3,0,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;',A)
ws.write(5,0,'details',AB)
COL=['RENT','TRASH','PETRENT','CARPORT','EMPLCRED']
H=['Unit',None,'Floorplan','SQFT','Unit/Lease Status','Name',None,'Move-In','Lease Start','Lease End','Move-Out','Market + Addl.']+COL+['Total Billing','Dep On Hand','Balance']
for i,h in enumerate(H): ws.write(6,i,h or '',B)
D=lambda s:datetime.fromisoformat(s)
R=7
for r in rows:
    ws.write_string(R,0,r['unit'],A);ws.write(R,2,r['unitType'],A);ws.write(R,3,r['area'],A);ws.write(R,4,r['statusText'],A)
    ws.write(R,5,r.get('tenantName','MODEL' if r['statusText']=='Model' else 'VACANT'),A);ws.write(R,11,r['marketRent'],N)
    for c,k in((7,'moveInDate'),(8,'leaseStartDate'),(9,'leaseEndDate'),(10,'moveOutDate')):
        if k in r: ws.write_datetime(R,c,D(r[k]),DT)
    if 'charges' in r:
        for x in r['charges']: ws.write(R,12+COL.index(x['code']),x['amount'],N)
        ws.write(R,17,r['totalCharges'],N);ws.write(R,18,r['deposit'],N);ws.write(R,19,r['balance'],N)
    R+=1
ws.write(R,0,'Totals:',AB)
for c in range(11,20):
    k={11:'marketRent',17:'totalCharges',18:'deposit',19:'balance'}.get(c)
    v=sum(r.get(k,0) for r in rows) if k else sum(x['amount'] for r in rows for x in r.get('charges',[]) if x['code']==COL[c-12])
    ws.write_formula(R,c,f'=SUM({chr(65+c)}8:{chr(65+c)}{R})',NB,v)
R+=2;ws.write(R,0,'Amt / SQFT: Market = %s SQFT; Leased = %s SQFT;'%(m(sum(r['area'] for r in rows),0),m(sum(r['area'] for r in rows if 'tenantName' in r),0)),A)
R+=2
for c,h in((0,'Floorplan'),(3,'# Units'),(4,'Units Occupied'),(5,'Occupancy %')):ws.write(R,c,h,B)
for t in list(T)+['Totals:']:
    R+=1;L=[r for r in rows if t in(r['unitType'],'Totals:')];o=len([r for r in L if 'tenantName' in r])
    ws.write(R,0,t,A);ws.write(R,3,len(L),A);ws.write(R,4,o,A);ws.write(R,5,round(o/len(L)*100,2),A)
ws.set_column(0,0,9);ws.set_column(1,1,1.5);ws.set_column(2,3,8);ws.set_column(4,4,14);ws.set_column(5,5,24);ws.set_column(6,6,1.5);ws.set_column(7,19,10.5);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
o=len([r for r in rows if 'tenantName' in r])
save(F,'MULTIFAMILY','RealPage OneSite Rent Roll Detail export, charge columns, spacer columns, model unit',False,'Mill Plain Terrace','2025-06-15',rows,45,o,None,sheet=None)
