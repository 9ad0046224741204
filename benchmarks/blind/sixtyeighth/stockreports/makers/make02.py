# Large residential system, workbook export, charges across, repeated page heads
from common import *
import xlsxwriter
R=random.Random(6802); N=Names(R)
FN='rr02_stonegate_detail.xlsx'; asof=D(2024,10,15)
fps=[('A1',612,1120),('A2',705,1215),('B1',915,1440),('B2',1012,1535),('B2R',1012,1625),('C1',1260,1810)]
CH=['RENT','PETRENT','CARPORT','STORAGE','PESTCTRL','VALETTRASH','CONC/SPECL']
rows=[]
for b in range(1,15):
    for k in range(12):
        u=f'{b:02d}{100*(k//4+1)+k%4+1}'
        fp=fps[(b*5+k%4*2+ (1 if k==11 else 0))%6]; mk=fp[2]+[0,0,15][k//4]
        x=R.random()
        st='Occupied' if x<.86 else 'Occupied-NTV' if x<.9 else 'Occupied-NTVL' if x<.915 else 'Vacant' if x<.97 else 'Vacant-Leased'
        if u=='01101': st='Admin/Down'
        des='Renovated' if fp[0]=='B2R' else 'N/A'
        r=dict(unit=u,unitType=fp[0],area=fp[1],marketRent=float(mk),statusText=st,_des=des)
        if st[0]=='O':
            mi=D(R.choice([2018,2020,2021,2022,2023,2023,2024]),R.randint(1,9),R.randint(1,28))
            le=addm(mi,12)-dt.timedelta(1)
            ls=mi
            while le<D(2024,10,1): ls=le+dt.timedelta(1); le=addm(ls,R.choice([12,12,12,9]))-dt.timedelta(1)
            rent=float(mk-R.choice([-20,0,0,25,40,75,110]))
            c=[rent,R.choice([0,0,0,25.,50.]),R.choice([0,0,40.]),R.choice([0,0,0,0,30.]),5.0,25.0,R.choice([0]*9+[-100.,-62.5])]
            r.update(tenantName=N.get(),moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,deposit=float(R.choice([150,150,250,500])),balance=R.choice([0.]*5+[-12.4,round(rent+30,2),88.15,-rent]),_c=c)
            if 'NTV' in st: r['moveOutDate']=D(2024,R.choice([10,11]),R.choice([20,25,30]))
        elif st=='Vacant-Leased': r['deposit']=0.0;r['balance']=0.0;r['_c']=[0.0]*7
        else: r['deposit']=0.0;r['balance']=0.0;r['_c']=[0.0]*7
        rows.append(r)
        if st in('Vacant-Leased','Occupied-NTVL'):
            mi=D(2024,11,R.choice([2,9,16])); rent=float(mk-10)
            c=[rent,0,0,0,5.0,25.0,0]
            rows.append(dict(unit=u,unitType=fp[0],area=fp[1],statusText='Applicant',_des=des,tenantName=N.get(),moveInDate=mi,leaseStartDate=mi,leaseEndDate=addm(mi,12)-dt.timedelta(1),deposit=150.0,balance=0.0,_c=c,_fut=1))
for r in rows:
    c=r['_c']
    r['charges']=[dict(code=a,amount=float(b)) for a,b in zip(CH,c)]

    r['totalCharges']=float(sum(c)); r['contractRent']=float(c[0])
phys=[r for r in rows if not r.get('_fut')]
wb=xlsxwriter.Workbook(DOC+FN); ws=wb.add_worksheet('RentRollDetail')
f=lambda **k: wb.add_format(dict(font_name='Arial',font_size=8,**k))
T=f(bold=True,align='center');T.set_font_size(12);n=f();bd=f(bold=True);hd=f(bold=True,text_wrap=True,align='center',valign='bottom',bottom=1);mo=f(num_format='#,##0.00');mb=f(num_format='#,##0.00',bold=True,top=1);it=f(num_format='#,##0');da=f(num_format='mm/dd/yyyy',align='left');itb=f(num_format='#,##0',bold=True,top=1)
pc=f(num_format='0.00%')
# columns with export spacers: B,E,K blank
cols=['Unit',None,'Floorplan','Unit\nDesignation',None,'SQFT','Unit/Lease\nStatus','Name','Move-In\nMove-Out','Lease\nStart','Lease\nEnd',None,'Market\n+ Addl.','Dep\nOn Hand','Balance','Total\nBilling']+CH
W=[8,1.5,9,11,1.2,7,14,24,11,11,11,1.2,10,9,10,10]+[10]*7
for i,w in enumerate(W): ws.set_column(i,i,w)
LAST=len(cols)-1
ws.set_landscape();ws.fit_to_pages(1,0);ws.hide_gridlines(2)
pg=[0]
y=0
def head(y):
    pg[0]+=1
    ws.merge_range(y,0,y,LAST,'RENT ROLL DETAIL',T)
    ws.merge_range(y+1,0,y+1,LAST,'As of 10/15/2024',f(align='center'))
    ws.write(y,0,'RENT ROLL DETAIL',T)
    ws.write(y+2,0,'Stonegate Village - Ridgeline Residential Services',bd);ws.write(y+2,LAST-1,f'Page {pg[0]}',n)
    ws.write(y+3,0,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;',n)
    ws.write(y+4,0,'Details',bd)
    ws.set_row(y+5,24)
    for i,c in enumerate(cols):
        if c: ws.write(y+5,i,c,hd)
    return y+6
y=head(0);cnt=0
for r in rows:
    if cnt==44: y=head(y+1);cnt=0
    ws.write(y,0,r['unit'],n);ws.write(y,2,r['unitType'],n);ws.write(y,3,r['_des'],n);ws.write(y,5,r['area'],it);ws.write(y,6,r['statusText'],n)
    ws.write(y,7,r.get('tenantName','VACANT' if r['statusText'][0]=='V' else 'Admin/Down'),n)
    if r.get('moveInDate'): ws.write(y,8,r['moveInDate'],da);ws.write(y,9,r['leaseStartDate'],da);ws.write(y,10,r['leaseEndDate'],da)
    if not r.get('_fut'): ws.write(y,12,r['marketRent'],mo)
    ws.write(y,13,r['deposit'],mo);ws.write(y,14,r['balance'],mo);ws.write(y,15,r['totalCharges'],mo)
    for i,v in enumerate(r['_c']): ws.write(y,16+i,v,mo)
    y+=1;cnt+=1
    if r.get('moveOutDate'): ws.write(y,8,r['moveOutDate'],da);y+=1;cnt+=1
ws.write(y,0,'Totals:',bd);ws.write(y,5,sum(r['area'] for r in phys),itb)
ws.write(y,12,sum(r['marketRent'] for r in phys),mb);ws.write(y,13,sum(r['deposit'] for r in rows),mb);ws.write(y,14,round(sum(r['balance'] for r in rows),2),mb);ws.write(y,15,sum(r['totalCharges'] for r in rows),mb)
for i in range(7): ws.write(y,16+i,sum(r['_c'][i] for r in rows),mb)
y+=3
y0=head(y)-2
for i in range(LAST+1): ws.write_blank(y0+1,i,None,n)
ws.write(y0,0,'Summary',bd);ws.set_row(y0+1,12);y=y0+2
ws.write(y,0,'Amt / SQFT: Market = 168 units, charges shown include applicants on leased units',n) if False else None
for i,c in [(0,'Floorplan'),(5,'# Units'),(6,'Average\nSQFT'),(7,'Average\nMarket + Addl.'),(8,'Units\nOccupied'),(9,'Occupancy\n%'),(10,'Units\nAvailable')]: ws.write(y,i,c,hd)
ws.set_row(y,24);y+=1
for fp in fps:
    g=[r for r in phys if r['unitType']==fp[0]];o=[r for r in g if r['statusText'][0]=='O'];a=[r for r in g if r['statusText'] in('Vacant','Occupied-NTV')]
    ws.write(y,0,fp[0],n);ws.write(y,5,len(g),it);ws.write(y,6,fp[1],it);ws.write(y,7,round(sum(r['marketRent'] for r in g)/len(g),2),mo);ws.write(y,8,len(o),it);ws.write(y,9,len(o)/len(g),pc);ws.write(y,10,len(a),it);y+=1
o=[r for r in phys if r['statusText'][0]=='O']
ws.write(y,0,'Totals / Averages:',bd);ws.write(y,5,len(phys),itb);ws.write(y,6,round(sum(r['area'] for r in phys)/len(phys)),itb);ws.write(y,7,round(sum(r['marketRent'] for r in phys)/len(phys),2),mb);ws.write(y,8,len(o),itb);ws.write(y,9,len(o)/len(phys),pc);ws.write(y,10,sum(r['statusText'] in('Vacant','Occupied-NTV') for r in phys),itb)
y+=2
ws.write(y,0,'Occupancy and Rents Summary for Current Date',bd);y+=1
for i,c in [(0,'Unit Status'),(7,'Market + Addl.'),(8,'# Units'),(9,'Potential\nRent')]: ws.write(y,i,c,hd)
y+=1
for s in ['Occupied, no NTV','Occupied, NTV','Occupied, NTV and Leased','Vacant, not Leased','Vacant, Leased','Admin/Down']:
    k={'Occupied, no NTV':'Occupied','Occupied, NTV':'Occupied-NTV','Occupied, NTV and Leased':'Occupied-NTVL','Vacant, not Leased':'Vacant','Vacant, Leased':'Vacant-Leased','Admin/Down':'Admin/Down'}[s]
    g=[r for r in phys if r['statusText']==k];ws.write(y,0,s,n);ws.write(y,7,sum(r['marketRent'] for r in g),mo);ws.write(y,8,len(g),it);ws.write(y,9,sum(r['contractRent'] or r['marketRent'] for r in g),mo);y+=1
ws.write(y,0,'Totals:',bd);ws.write(y,7,sum(r['marketRent'] for r in phys),mb);ws.write(y,8,len(phys),itb);ws.write(y,9,sum(r['contractRent'] or r['marketRent'] for r in phys),mb);y+=2
ws.write(y,0,'Summary Billing by Sub Journal for Current Date',bd);y+=1;ws.write(y,0,'Sub Journal',hd);ws.write(y,7,'Amount',hd);y+=1
ws.write(y,0,'RESIDENT',n);ws.write(y,7,sum(r['totalCharges'] for r in rows),mo);y+=1
ws.write(y,0,'Total:',bd);ws.write(y,7,sum(r['totalCharges'] for r in rows),mb)
wb.close()
assert len(phys)==168
save(FN,'MULTIFAMILY','r68a','large residential system export, charges across, repeated page heads, move-out on second line',True,'Stonegate Village',asof,
 [{k:v for k,v in r.items() if k[0]!='_'} for r in rows],168,len(o),None,sheet='RentRollDetail')
