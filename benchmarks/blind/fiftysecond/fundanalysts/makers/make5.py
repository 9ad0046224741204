# 9 Yardi rent roll with lease charges (XLSX, large); 10 Entrata student by-bed (XLSX, planted)
from common import *
import xlsxwriter
def rrlc():
    r=random.Random(5209); name='RentRollwithLeaseCharges_tamarack.xlsx'; asof=d(2025,4,30); N=Names(r)
    T={'tk1a':(702,1395),'tk1b':(768,1460),'tk2a':(1024,1745),'tk2b':(1110,1830),'tk2t':(1265,1975),'tk3a':(1388,2240)}
    ids=[]
    for b in range(1,11):
        for f in (1,2,3):
            for n in range(1,7): ids.append(('%02d-%d%02d'%(b,f,n),['tk1a','tk1b','tk2a','tk2b','tk2t','tk3a'][(n+b)%6]))
    ids+=[('TH-%d'%n,'tk2t') for n in range(1,5)]
    S1='Current/Notice/Vacant Residents'; S2='Future Residents/Applicants'
    recs=[];fut=[];rc=48210
    for i,(u,t) in enumerate(ids):
        sf,mk=T[t]; mk=float(mk+r.choice([0,0,20,35,-15])); q=dict(u=u,t=t,sf=sf,mk=mk)
        if u in('01-101',): q['x']='MODEL'
        elif u in('04-206','08-303'): q['x']='DOWN'
        elif u=='01-102': q['x']='ADMIN'
        elif r.random()<.065:
            q['x']='VACANT'
            if r.random()<.6: fut.append(dict(q,x=None,mi=asof+D.timedelta(days=r.randint(2,40))))
        else:
            rc+=r.randint(3,97); mi=D.date(r.choice([2018,2020,2021,2022,2023,2023,2024,2024,2024]),r.randint(1,12),r.randint(1,28)); ex=addm(mi,12)
            while ex<asof: ex=addm(ex,12)
            ex-=D.timedelta(days=1); rent=mk-r.choice([0,0,0,15,30,45,60,95,120])
            ch=[('rent',rent)]
            if r.random()<.28: ch.append(('petrent',r.choice([35.,50.])))
            if r.random()<.2: ch.append(('garage',125.))
            if r.random()<.15: ch.append(('storage',r.choice([25.,40.])))
            ch.append(('trash',15.))
            if r.random()<.7: ch.append(('pestctrl',5.))
            if r.random()<.06: ch.append(('conc',-r.choice([50.,100.])))
            if r.random()<.04: ch.append(('mtmfee',150.))
            q.update(rc='t00%d'%rc,nm=N.last_first() if r.random()<.97 else N.last_first(),mi=mi,ex=ex,ch=sorted(ch[:1])+sorted(ch[1:]),dep=r.choice([0.,100.,250.,250.,500.,rent]),bal=r.choice([0.,0.,0.,0.,0.,-rent,37.5,118.2,rent+20,-3.41]))
            if r.random()<.06: q['mo']=asof+D.timedelta(days=r.randint(3,55))
        recs.append(q)
    for q in fut:
        rc+=r.randint(3,97); rent=q['mk']-r.choice([0,25]); q.update(rc='t00%d'%rc,nm=N.last_first(),ex=addm(q['mi'],12)-D.timedelta(days=1),ch=[('rent',rent)]+([('petrent',35.)] if r.random()<.4 else [])+[('trash',15.)],dep=r.choice([0.,250.]),bal=r.choice([0.,-250.]),fut=1)
    rows=[]
    for q in recs+fut:
        c=q.get('ch'); f=q.get('fut')
        rows.append(row(unit=q['u'],section=S2 if f else S1,unitType=q['t'],area=q['sf'],statusText=q.get('x') or ('Future' if f else 'Occupied'),tenantName=q.get('nm'),marketRent=None if f else q['mk'],contractRent=c[0][1] if c else None,
          charges=[dict(code=a,amount=b) for a,b in c] if c else None,totalCharges=r2(sum(b for a,b in c)) if c else None,deposit=q['dep'] if c else None,balance=q['bal'] if c else None,moveInDate=q.get('mi'),leaseEndDate=q.get('ex'),moveOutDate=q.get('mo')))
    wb=xlsxwriter.Workbook(f'{ROOT}/documents/{name}'); wb.set_properties({'created':D.datetime(2025,10,2,8,15)}); ws=wb.add_worksheet('Report1'); F=lambda **k: wb.add_format({**dict(font_name='Verdana',font_size=8),**k})
    h=F(bold=1,bg_color='#D9D9D9',align='center',text_wrap=1); t=F(); b=F(bold=1); m=F(num_format='#,##0.00'); mb=F(num_format='#,##0.00',bold=1,top=1); dt=F(num_format='mm/dd/yyyy'); nn=F(num_format='#,##0'); tb=F(bold=1,top=1)
    for i,(s,f) in enumerate([('Rent Roll with Lease Charges',F(bold=1,font_size=11)),('Tamarack Crossing (tamarack)',b),('As Of = 04/30/2025',t),('Month Year = 04/2025',t)]): ws.merge_range(i,0,i,13,s,wb.add_format({'font_name':'Verdana','font_size':8 if i else 11,'bold':i<2,'align':'center'}))
    for c,(a,z) in enumerate([('Unit',''),('Unit Type',''),('Unit','Sq Ft'),('Resident',''),('Name',''),('Market','Rent'),('Charge','Code'),('Amount',''),('Resident','Deposit'),('Other','Deposit'),('Move In',''),('Lease','Expiration'),('Move Out',''),('Balance','')]): ws.write(4,c,a,h); ws.write(5,c,z,h)
    for c,w in enumerate([9,10,8,12,24,11,10,10,10,9,11,11,11,11]): ws.set_column(c,c,w)
    ws.freeze_panes(6,0); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); y=6
    ws.write(y,0,S1,b); y+=1
    def put(q):
        nonlocal y
        c=q.get('ch'); f=q.get('fut')
        ws.write(y,0,q['u'],t); ws.write(y,1,q['t'],t); ws.write(y,2,q['sf'],nn); ws.write(y,3,q.get('rc') or q['x'],t); ws.write(y,4,q.get('nm') or q['x'],t)
        if not f: ws.write(y,5,q['mk'],m)
        if c:
            ws.write(y,6,c[0][0],t); ws.write(y,7,c[0][1],m); ws.write(y,8,q['dep'],m); ws.write(y,9,0,m); ws.write_datetime(y,10,D.datetime.combine(q['mi'],D.time()),dt); ws.write_datetime(y,11,D.datetime.combine(q['ex'],D.time()),dt)
            if q.get('mo'): ws.write_datetime(y,12,D.datetime.combine(q['mo'],D.time()),dt)
            ws.write(y,13,q['bal'],m)
            for a,v in c[1:]: y+=1; ws.write(y,6,a,t); ws.write(y,7,v,m)
            y+=1; ws.write(y,6,'Total',tb); ws.write(y,7,sum(v for a,v in c),mb); y+=2
        else: y+=1; ws.write(y,6,'Total',tb); ws.write(y,7,0,mb); y+=2
    for q in recs: put(q)
    ws.write(y,0,S2,b); y+=1
    for q in fut: put(q)
    oc=[q for q in recs if 'ch' in q]; vc=[q for q in recs if q.get('x')=='VACANT']; nr=[q for q in recs if q.get('x') in('MODEL','DOWN','ADMIN')]
    y+=1
    for c,(a,z) in enumerate([('Summary Groups',''),('',''),('',''),('',''),('Square','Footage'),('Market','Rent'),('Lease','Charges'),('Security','Deposit'),('Other','Deposits'),('# Of','Units'),('% Unit','Occupancy'),('% Sqft','Occupied'),('Balance','')]): ws.write(y,c,a,h); ws.write(y+1,c,z,h)
    y+=2; tsf=sum(q['sf'] for q in recs); p_=F(num_format='0.00')
    for s,L,tot in (('Current/Notice/Vacant Residents',recs,1),('Future Residents/Applicants',fut,2),('Occupied Units',oc,3),('Total Non Rev Units',nr,3),('Total Vacant Units',vc,3),('Totals:',recs+fut,1)):
        ws.write(y,0,s,b); sf=sum(q['sf'] for q in L if not q.get('fut')); 
        if tot!=2: ws.write(y,4,sf,m); ws.write(y,5,sum(q['mk'] for q in L if not q.get('fut')),m)
        if tot!=3: ws.write(y,6,sum(v for q in L for a,v in q.get('ch',[])),m); ws.write(y,7,sum(q.get('dep',0) for q in L),m); ws.write(y,8,0,m); ws.write(y,12,sum(q.get('bal',0) for q in L),m)
        if tot!=2: n=len([q for q in L if not q.get('fut')]); ws.write(y,9,n,nn); ws.write(y,10,round(100*n/len(recs),2),p_); ws.write(y,11,round(100*sf/tsf,2),p_)
        y+=1
    y+=2; ws.write(y,0,'Summary of Charges by Charge Code',b); y+=1; ws.write(y,0,'(Current/Notice Residents Only)',t); y+=1; ws.write(y,0,'Charge Code',h); ws.write(y,5,'Amount',h); y+=1
    for c in sorted({a for q in oc for a,v in q['ch']}): ws.write(y,0,c,t); ws.write(y,5,sum(v for q in oc for a,v in q['ch'] if a==c),m); y+=1
    ws.write(y,0,'Total',tb); ws.write(y,5,sum(v for q in oc for a,v in q['ch']),mb)
    wb.close(); print('rrlc',len(rows),len(recs),len(oc),len(vc),len(fut))
    cr=[x for x in rows if x['section']==S1]
    for x in rows:
        if x['statusText'] in('VACANT','MODEL','DOWN','ADMIN'): x['totalCharges']=0.0
    save(name,dict(assetType='MULTIFAMILY',style='Yardi Voyager Rent Roll with Lease Charges export, charge lines and Total per unit, future residents, summary groups',hard='184 units, multi-line records, non-revenue units, future section'),
      dict(propertyName='Tamarack Crossing',asOnDate=iso(asof),units=len(recs),occupied=len(oc),vacant=len(vc),rows=rows),[['mkt',sum(q['mk'] for q in recs),tsum(cr,'marketRent'),1],['chg',r2(sum(v for q in oc for a,v in q['ch'])),tsum(cr,'totalCharges'),1]])
def entrata():
    r=random.Random(5210); name='Entrata_Rent_Roll_The_Quad_at_Ashby.xlsx'; asof=d(2025,9,30); N=Names(r); recs=[]
    FP={'A4':(1385,4,879.),'B2':(925,2,1045.),'D1':(545,1,1295.)}
    for b,plan in ((1,['A4']*7),(2,['B2']*8+['A4']*4),(3,['D1']*6+['B2']*6)):
        for n,fp in enumerate(plan,1):
            sf,beds,mk=FP[fp]
            for k in range(beds):
                u='%d-%d%02d'%(b,1+(n-1)//4,n)+('' if beds==1 else '-'+'ABCD'[k]); q=dict(u=u,fp=fp+' %dx%d'%(beds,beds if beds<4 else 4),sf=sf if beds==1 else round(sf/beds),mk=mk); x=r.random()
                if u in('1-104-C','2-206-A','3-208-B'): q['st']='Vacant Rented Ready'
                elif x<.05: q['st']='Vacant Unrented Ready'
                elif x<.08: q['st']='Vacant Unrented Not Ready'
                elif x<.1: q['st']='Vacant Rented Ready'
                elif u=='2-101-A': q['st']='Model'
                else:
                    ls=d(2025,8,20); le=d(2026,7,31); base=mk-r.choice([0,0,10,25,40]); q.update(st=r.choice(['Occupied No Notice']*12+['Notice Unrented']),nm=N.last_first(),mi=ls if r.random()<.7 else d(2024,8,r.choice([17,20])),ls=ls,le=le,
                      ch=[base,r.choice([0,0,45.,65.]),r.choice([0,0,0,25.]),35. if r.random()<.8 else 0,r.choice([0,0,0,0,-20.])],dep=r.choice([0.,150.,150.]),bal=r.choice([0.,0.,0.,base,-45.,12.9]))
                    if q['st']=='Notice Unrented': q['mo']=d(2025,12,19)
                recs.append(q)
    if not any(q['st']=='Model' for q in recs): recs[28]={**{k:recs[28][k] for k in('u','fp','sf','mk')},'st':'Model'}
    oc=[q for q in recs if 'ch' in q]; vr=[q for q in recs if q['st']=='Vacant Rented Ready']
    fut=[dict(u=q['u'],fp=q['fp'],sf=q['sf'],mk=None,st='Future',nm=N.last_first(),mi=d(2025,10,11),ls=d(2025,10,11),le=d(2026,7,31),ch=[q['mk'],0,0,35.,0],dep=150.,bal=0.) for q in vr]
    TB=[sum(q['ch'][i] for q in oc) for i in range(5)]
    vic=oc[37]; good=vic['ch'][0]; s='%d'%good; pos=1 if good<1000 else 2
    bad=float(s[:-2]+str((int(s[-2])+4)%10)+s[-1]); truetot=sum(vic['ch'])
    CN=['Base Rent','Parking','Furniture','Utility Package','Concession']; rows=[]
    for q in recs+fut:
        c=list(q.get('ch') or []); tot=sum(c)
        if q is vic: c[0]=bad
        rows.append(row(unit=q['u'],section='Future Leases' if q['st']=='Future' else None,unitType=q['fp'],area=q['sf'],statusText=q['st'],tenantName=q.get('nm'),marketRent=q['mk'],contractRent=c[0] if c else None,charges=[dict(code=a,amount=float(v)) for a,v in zip(CN,c)] if c else None,totalCharges=float(tot) if c else None,
          deposit=q.get('dep'),balance=q.get('bal'),moveInDate=q.get('mi'),moveOutDate=q.get('mo'),leaseStartDate=q.get('ls'),leaseEndDate=q.get('le')))
    wb=xlsxwriter.Workbook(f'{ROOT}/documents/{name}'); wb.set_properties({'created':D.datetime(2025,10,2,8,15)}); F=lambda **k: wb.add_format({**dict(font_name='Arial',font_size=9),**k})
    wp=wb.add_worksheet('Parameters'); wp.set_column(0,0,28); wp.set_column(1,1,60)
    for i,(a,v) in enumerate([('Report','Rent Roll (Version 2.6)'),('Property','The Quad at Ashby'),('As of Date','09/30/2025'),('Unit Space View','By Space (bed)'),('Group Charges','By Charge Code'),('Show Future Leases','Yes'),('Run By','Regional Analyst'),('Run On','10/02/2025 8:15 AM MDT')]): wp.write(i,0,a,F(bold=1)); wp.write(i,1,v,F())
    ws=wb.add_worksheet('Rent Roll - Details'); g=F(bold=1,bg_color='#2F4B5C',font_color='white',align='center'); h=F(bold=1,bottom=2,text_wrap=1,valign='bottom'); t=F(); m=F(num_format='$#,##0.00;($#,##0.00);$0.00'); mb=F(num_format='$#,##0.00;($#,##0.00);$0.00',bold=1,top=1); b=F(bold=1)
    ws.write(0,0,'Rent Roll - Details',F(bold=1,font_size=14)); ws.write(1,0,'The Quad at Ashby',b); ws.write(2,0,'As of 09/30/2025',t)
    ws.merge_range(4,0,4,3,'Unit',g); ws.merge_range(4,4,4,9,'Resident / Lease',g); ws.write(4,10,'',g); ws.merge_range(4,11,4,16,'Scheduled Charges',g); ws.merge_range(4,17,4,18,'Ledger',g)
    H=['Bldg-Unit-Space','Floor Plan','SQFT','Unit Status','Resident','Move-In','Move-Out','Lease Start','Lease End','Res. Type','Market Rent']+CN+['Total','Deposits Held','Balance']
    for c,x in enumerate(H): ws.write(5,c,x,h)
    for c,w in enumerate([15,11,7,24,22,11,11,11,11,9,11,11,10,10,10,11,11,11,11]): ws.set_column(c,c,w)
    y=6
    def put(q):
        nonlocal y
        ws.write(y,0,q['u'],t); ws.write(y,1,q['fp'],t); ws.write(y,2,q['sf'],t); ws.write(y,3,q['st'],t)
        if q['mk'] is not None: ws.write(y,10,q['mk'],m)
        if 'ch' in q:
            ws.write(y,4,q['nm'],t); 
            for c,k in((5,'mi'),(6,'mo'),(7,'ls'),(8,'le')): ws.write(y,c,us(q.get(k)),t)
            ws.write(y,9,'Student',t)
            for i,v in enumerate(q['ch']): ws.write(y,11+i,bad if (q is vic and i==0) else v,m)
            ws.write(y,16,sum(q['ch']),m); ws.write(y,17,q['dep'],m); ws.write(y,18,q['bal'],m)
        y+=1
    for q in recs: put(q)
    def tot(L,s):
        nonlocal y
        ws.write(y,0,s,b); ws.write(y,10,sum(q['mk'] or 0 for q in L),mb)
        o=[q for q in L if 'ch' in q]
        for i in range(5): ws.write(y,11+i,sum(q['ch'][i] for q in o),mb)
        ws.write(y,16,sum(sum(q['ch']) for q in o),mb); ws.write(y,17,sum(q['dep'] for q in o),mb); ws.write(y,18,sum(q['bal'] for q in o),mb); y+=2
    tot(recs,'Total'); ws.write(y,0,'Future Leases',b); y+=1
    for q in fut: put(q)
    ws.freeze_panes(6,1); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
    w2=wb.add_worksheet('Rent Roll - Summary'); w2.set_column(0,0,28); w2.set_column(1,6,14); w2.write(0,0,'Rent Roll - Summary',F(bold=1,font_size=14)); y2=2
    for c,x in enumerate(['Unit Status','Spaces','% of Spaces','Market Rent','Scheduled Charges']): w2.write(y2,c,x,h)
    for s in ['Occupied No Notice','Notice Unrented','Vacant Unrented Ready','Vacant Unrented Not Ready','Vacant Rented Ready','Model','Total']:
        L=[q for q in recs if s in('Total',q['st'])]; y2+=1; w2.write(y2,0,s,b if s=='Total' else t); w2.write(y2,1,len(L),t); w2.write(y2,2,len(L)/len(recs),F(num_format='0.00%')); w2.write(y2,3,sum(q['mk'] for q in L),m); w2.write(y2,4,sum(sum(q.get('ch',[])) for q in L),m)
    y2+=3
    for c,x in enumerate(['Floor Plan','Spaces','Occupied','Avg. Market Rent','Avg. Base Rent']): w2.write(y2,c,x,h)
    for s in sorted({q['fp'] for q in recs}):
        L=[q for q in recs if q['fp']==s]; o=[q for q in L if 'ch' in q]; y2+=1; w2.write(y2,0,s,t); w2.write(y2,1,len(L),t); w2.write(y2,2,len(o),t); w2.write(y2,3,sum(q['mk'] for q in L)/len(L),m); w2.write(y2,4,sum(q['ch'][0] for q in o)/len(o),m)
    wb.close(); v=sum(q['st'][:6]=='Vacant' for q in recs); print('entrata',len(rows),len(recs),len(oc),v,len(fut),good,bad)
    save(name,dict(assetType='STUDENT_HOUSING',style='Entrata rent roll by bed, grouped header, parameters and summary sheets, future leases section',hard='by bed, grouped header, planted digit'),
      dict(propertyName='The Quad at Ashby',asOnDate=iso(asof),units=len(recs),occupied=len(oc),vacant=v,sheet='Rent Roll - Details',rows=rows,planted=dict(what="Base Rent of %s (%s) printed as %.2f instead of %.2f; the row's Total and the Base Rent column total still hold the right figure"%(vic['u'],vic['nm'],bad,good),kind='digit_changed')),
      [['base',TB[0],csum([x for x in rows if x.get('section')!='Future Leases'],'Base Rent'),0],['total',sum(TB),tsum([x for x in rows if x.get('section')!='Future Leases'],'totalCharges'),1]])
rrlc(); entrata()
