# RealPage OneSite style "Rent Roll Detail" export XLSX, charge codes in columns
from common import *
import xlsxwriter
g=G(702);r=g.r
fn='02_OneSite_RentRollDetail_ThornberryFlats.xlsx'
wb=xlsxwriter.Workbook(DOC+fn);ws=wb.add_worksheet('RentRollDetail')
def f(**k):return wb.add_format(dict(font_name='Tahoma',font_size=8,**k))
T=f(bold=1,align='center');h=f(bold=1,text_wrap=1,align='center',valign='bottom',bottom=1);tx=f();mn=f(num_format='#,##0.00');dd=f(num_format='mm/dd/yyyy',align='center');b=f(bold=1);bm=f(bold=1,num_format='#,##0.00',top=1);it=f(italic=1)
ws.merge_range('A1:X1','Thornberry Flats - Crestmoor Residential Partners',T);ws.merge_range('A2:X2','RENT ROLL DETAIL',T);ws.merge_range('A3:X3','As of 08/25/2025',T)
ws.write('A4','Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;',it)
hd=['Bldg-Unit','Floorplan',None,'Unit Designation','SQFT','Unit/Lease Status','Name','Phone','Move-In\nMove-Out','Lease Start','Lease End','Market + Addl.','Sub Journal','Dep On Hand','Balance','Lease Rent']
codes=['RENT','CONC/SPECL','PARKING','PETRENT','TRASH','RUBS-WTR','EMPLCRED']
cols=['Bldg-Unit','Floorplan','','Unit Designation','SQFT','Unit/Lease Status','Name','Move-In\nMove-Out','Lease\nStart','Lease\nEnd','Market\n+ Addl.','','Dep On\nHand','Balance','Total\nBilling']+codes
R=5
for i,c in enumerate(cols):ws.write(R,i,c,h)
ws.set_row(R,26)
ws.set_column(0,0,11);ws.set_column(1,1,10);ws.set_column(2,2,1.5);ws.set_column(3,3,11);ws.set_column(4,4,6);ws.set_column(5,5,14);ws.set_column(6,6,24);ws.set_column(7,9,10);ws.set_column(10,10,10);ws.set_column(11,11,1.5);ws.set_column(12,21,10)
R+=1
fp={'S1':(512,1210),'A1R':(702,1490),'A2':(744,1535),'B1':(1012,1895),'B2R':(1098,1990),'C1':(1290,2380)}
rows=[];cur=[];tot={}
us_=[f'{b:02d}-{fl}{n:02d}' for b in (1,2,3,5) for fl in (1,2,3) for n in range(1,8)]
us_=[u for u in us_ if r.random()>.04]
st={};
pick=r.sample(us_,15)
for u,s in zip(pick,['Vacant']*4+['Vacant-Leased']*3+['Occupied-NTV']*4+['Occupied-NTVL']*2+['Admin/Down','Model']):st[u]=s
nocc=nvac=0
for u in us_:
    p=r.choice(list(fp));a,mk=fp[p];mk+=r.choice([0,0,15,20,35]);s=st.get(u,'Occupied')
    des='N/A' if r.random()<.85 else r.choice(['POOLVIEW','ADA'])
    t=dict(unit=u,unitType=p,area=a,statusText=s,marketRent=float(mk))
    def line(t,s,name,ch,mi,mo,ls,le,dep,bal):
        global R
        ws.write(R,0,u,tx);ws.write(R,1,p,tx);ws.write(R,3,des,tx);ws.write(R,4,a,tx);ws.write(R,5,s,tx);ws.write(R,6,name,tx)
        for c,v in((7,mi),(8,ls),(9,le)):
            if v:ws.write_datetime(R,c,dt.datetime(v.year,v.month,v.day),dd)
        if t.get('marketRent') is not None:ws.write(R,10,t['marketRent'],mn)
        ws.write(R,12,dep,mn);ws.write(R,13,bal,mn)
        ws.write(R,14,sum(ch.values()),mn)
        for i,k in enumerate(codes):ws.write(R,15+i,ch.get(k,0),mn)
        R+=1
        if mo:ws.write_datetime(R,7,dt.datetime(mo.year,mo.month,mo.day),dd);R+=1
        t.update(moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,deposit=dep,balance=bal,totalCharges=float(sum(ch.values())),charges=[dict(code=k,amount=float(ch.get(k,0))) for k in codes],contractRent=float(ch.get('RENT',0)))
        rows.append(t)
    def mkch(mk):
        ch={'RENT':float(mk-r.choice([0,0,10,25,40,60,110])),'TRASH':10.0,'RUBS-WTR':round(r.uniform(24,71),2)}
        if r.random()<.3:ch['CONC/SPECL']=-float(r.choice([50,100,125]))
        if r.random()<.35:ch['PARKING']=float(r.choice([45,75,150]))
        if r.random()<.25:ch['PETRENT']=30.0
        return ch
    if s.startswith('Occ'):
        nocc+=1;mi=g.date('2020-06-01','2025-08-15');ls=mi
        while addm(ls,12)<dt.date(2025,8,15):ls=addm(ls,12)
        le=addm(ls,12)-dt.timedelta(days=1);ch=mkch(mk)
        if u==us_[9] or u==us_[40]:ch['EMPLCRED']=-round(ch['RENT']*.2,2)
        n=g.lf();t['tenantName']=n
        mo=g.date('2025-08-28','2025-10-20') if 'NTV' in s else None
        if mo:le=max(le if le<dt.date(2025,11,1) else mo,mo);ls=addm(le,-12)+dt.timedelta(days=1);mi=min(mi,ls)
        line(t,s,n,ch,mi,mo,ls,le,float(r.choice([0,150,300,500])),r.choice([0.0,0.0,0.0,-18.4,44.0,1702.33,-96.5,12.07]))
    else:
        if s.startswith('Vac'):nvac+=1
        line(t,s,s.upper() if s in('Vacant',) else ('VACANT' if s.startswith('Vac') else ''),{},None,None,None,None,0.0,0.0)
    if s in('Vacant-Leased','Occupied-NTVL'):
        t2=dict(unit=u,unitType=p,area=a,statusText=r.choice(['Applicant','Pending renewal'][:1]),tenantName=g.lf())
        mi=g.date('2025-09-03','2025-11-01');ch=mkch(mk);ch.pop('RUBS-WTR')
        line(t2,'Applicant',t2['tenantName'],{},mi,None,mi,addm(mi,12)-dt.timedelta(days=1),300.0,-300.0)
ws.write(R,0,'Totals:',b)
ws.write(R,10,sum(x.get('marketRent',0) for x in rows),bm);ws.write(R,12,sum(x['deposit'] for x in rows),bm);ws.write(R,13,sum(x['balance'] for x in rows),bm);ws.write(R,14,sum(x['totalCharges'] for x in rows),bm)
for i,k in enumerate(codes):ws.write(R,15+i,sum(c['amount'] for x in rows for c in x['charges'] if c['code']==k),bm)
R+=3;ws.write(R,0,'Amt / SQFT:  Market = '+f"{sum(x.get('area',0) for x in rows if 'marketRent' in x):,} SQFT",it);R+=2
for i,c in enumerate(['Floorplan','# Units','Average SQFT','Average Market + Addl.','Units Occupied','Occupancy %','Units Available']):ws.write(R,[0,1,3,4,5,6,7][i],c,h)
R+=1
phys=[x for x in rows if 'marketRent' in x]
for p in fp:
    l=[x for x in phys if x['unitType']==p]
    o=[x for x in l if x['statusText'].startswith('Occ')]
    for c,v in zip([0,1,3,4,5,6,7],[p,len(l),fp[p][0],round(sum(x['marketRent'] for x in l)/len(l),2),len(o),round(100*len(o)/len(l),2),sum(x['statusText'] in('Vacant','Occupied-NTV') for x in l)]):ws.write(R,c,v,tx)
    R+=1
R+=1
for lab in('Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased','Admin/Down','Model'):
    ws.write(R,0,lab,tx);ws.write(R,1,sum(x['statusText']==lab for x in phys),tx);R+=1
ws.write(R,0,'Total Units',b);ws.write(R,1,len(phys),b)
ws.freeze_panes(6,1);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
save(fn,'MULTIFAMILY','RealPage OneSite Rent Roll Detail export','NTV move-out date on its own row under move-in, applicants repeat the unit, spacer columns, charge codes in columns incl. zeros, floor-plan summary beneath',rows,'Thornberry Flats','2025-08-25',len(phys),nocc,nvac,sheet='RentRollDetail')
