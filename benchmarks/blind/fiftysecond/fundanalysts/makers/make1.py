# 1 Yardi commercial tenancy schedule (office, PDF); 2 MRI commercial rent roll (retail, PDF)
from common import *
# ---------------------------------------------------------------- 1
def yardi_tenancy():
    r=random.Random(5201); name='yardi_tenancy_schedule_parkway.pdf'; asof=d(2025,4,30)
    co=["Alder & Finch Advisors LLC","Bluewick Software, Inc.","Carrow Title Company","Delmont Orthopedics PA","Eastline Engineering Group","Fairhaven Mortgage Corp.","Grantley Wealth Partners","Halvorsen Law PLLC","Iris Pediatric Dental","Juniper Staffing Solutions","Kestrel Insurance Agency","Larkmoor Architects PC","Meridale Home Health","Northfork Analytics Inc","Ostrander CPA Group","Pinecrest Behavioral Hlth"]
    suites=['0100','0110','0120','0135','0150','0200','0210','0220','0225','0240','0300','0310','0325','0340','0400','0410','0420','0450','0475']
    vac={'0135','0325','0420'}
    leases=[]; rows=[]; k=0
    for s in suites:
        area=r.choice([1180,1342,1875,2210,2460,2988,3315,4127,5036,6240,7788])+r.randint(0,60)
        if s in vac: leases.append(dict(unit=s,vac=1,area=area)); continue
        nm=co[k]; k+=1
        st=d(r.choice([2018,2019,2020,2021,2022,2023,2024]),r.choice([1,2,4,5,6,7,9,10,11,12]),1)
        term=r.choice([36,60,62,63,84,86,120,124]);
        while addm(st,term)<=asof: term+=60
        end=addm(st,term)-D.timedelta(days=1)
        rate=r.choice([21.5,22,22.75,23.5,24.25,25,26.5])*1.0
        steps=[]; x=st; rt=rate
        while x<end:
            nx=addm(x,12); to=min(nx-D.timedelta(days=1),end)
            steps.append((x,to,r2(rt*area/12))); rt=rt*1.03 if r.random()<2 else rt; x=nx
        steps=[q for q in steps if q[1]>=asof]
        typ=r.choice(['Office Net','Office Gross','Office Base Yr','Office NNN'])
        ch=[('rent',steps[0][2])]
        if typ=='Office Net': ch+=[('cam',r2(area*r.choice([4.1,4.25])/12)),('ret',r2(area*2.85/12))]
        elif typ=='Office NNN': ch+=[('cam',r2(area*r.choice([4.1,4.25])/12)),('ret',r2(area*2.85/12)),('ins',r2(area*.42/12))]
        elif typ=='Office Base Yr': ch+=[('opex',r2(area*r.choice([.61,.94,1.22])/12))]
        if r.random()<.3: ch.append(('park',r.choice([150.,300.,450.])))
        if r.random()<.15: ch.append(('stor',85.))
        leases.append(dict(unit=s,name=nm,typ=typ,area=area,st=st,end=end,steps=steps,ch=ch,dep=r.choice([0,r2(steps[0][2]),r2(steps[0][2]*2),5000.]),loc=r.choice([0,0,0,0,50000.])))
    fut=dict(unit='0135',name='Quillfeather Publishing LLC',typ='Office Net',area=[l['area'] for l in leases if l['unit']=='0135'][0],st=d(2025,7,1),end=d(2030,8,31),loc=0)
    a=fut['area']; fut['steps']=[(addm(fut['st'],12*i),min(addm(fut['st'],12*i+12)-D.timedelta(days=1),fut['end']),r2(a*24.5*1.03**i/12)) for i in range(6)]
    fut['dep']=r2(fut['steps'][0][2]); fut['ch']=[('rent',fut['steps'][0][2]),('cam',r2(a*4.25/12)),('ret',r2(a*2.85/12))]
    def cat(c): return 'rent' if c=='rent' else 'rec' if c in('cam','ret','ins','opex') else 'misc'
    for l in leases+[fut]:
        if l.get('vac'): rows.append(row(unit=l['unit'],area=l['area'],statusText='VACANT',contractRent=0.0,annualRent=0.0,deposit=0.0,section='Current Leases')); rows[-1].update(); continue
        f=l is fut
        l['mr']=l['ch'][0][1]; l['ar']=r2(l['mr']*12)
        rows.append(row(unit=l['unit'],area=l['area'],tenantName=l['name'],statusText='Future' if f else 'Occupied',section='Future Leases' if f else 'Current Leases',
          contractRent=l['mr'],annualRent=l['ar'],leaseStartDate=l['st'],leaseEndDate=l['end'],deposit=float(l['dep']),
          charges=[dict(code=c,amount=v) for c,v in l['ch']],rentSteps=[dict(date=iso(x[0]),amount=x[2]) for x in l['steps'] if x[0]>asof]))
    cur=[x for x in rows if x['section']=='Current Leases']
    tot=dict(area=tsum(cur,'area'),mr=tsum(cur,'contractRent'),ar=tsum(cur,'annualRent'),dep=tsum(cur,'deposit'),loc=sum(l.get('loc',0) for l in leases))
    desc=dict(rent='Base Rent - Office',cam='Common Area Maint.',ret='Real Estate Tax',ins='Insurance',opex='Operating Exp Escal.',park='Reserved Parking',stor='Storage')
    def draw(path,total):
        p=P(path,landscape(legal),'Helvetica',6.3,total,'Tenancy Schedule I','Voyager')
        B='Helvetica-Bold'
        # right edges / left edges
        X=dict(prop=26,unit=78,lease=112,typ=222,area=318,frm=362,to=408,term=432,yrs=462,mr=515,mra=550,ar=606,ara=645,rec=685,misc=724,dep=785,loc=845)
        def head():
            p.np(); y=p.H-30
            p.t(26,y,'Tenancy Schedule I',font=B,fs=9); p.t(p.W-26,y,'Page %d of %d'%(p.page,total),'r')
            p.t(26,y-11,'Property: 4100prk'); p.t(26,y-20,'As of Date: %s'%us(asof)); p.t(150,y-11,'By Property'); p.t(150,y-20,'Show: Current, Future, Vacant; Charge Schedules; Rent Steps')
            p.t(p.W-26,y-11,'Friday, May 2, 2025','r'); p.t(p.W-26,y-20,'08:41 AM','r')
            y-=34; p.box(24,y-17,p.W-48,27,.86)
            for k,a,b in [('area','','Area'),('frm','Lease','From'),('to','Lease','To'),('term','','Term'),('yrs','Tenancy','Years'),('mr','Monthly','Rent'),('mra','Monthly','Rent/Area'),('ar','Annual','Rent'),('ara','Annual','Rent/Area'),('rec','Annual','Rec./Area'),('misc','Annual','Misc/Area'),('dep','Security','Deposit Received'),('loc','LOC Amount/','Bank Guarantee')]:
                p.t(X[k],y+2,a,'r',B); p.t(X[k],y-6,b,'r',B)
            for k,b in [('prop','Property'),('unit','Unit(s)'),('lease','Lease'),('typ','Lease Type')]: p.t(X[k],y-6,b,font=B)
            return y-28
        y=head()
        def need(h):
            nonlocal y
            if y-h<34: y=head()
        def sect(s):
            nonlocal y
            need(40); p.t(26,y,s,font=B,fs=7); y-=12
        p.t(26,y,'Parkway Commons Office Center (4100prk)',font=B,fs=7); y-=12
        sect('Current Leases')
        for l in leases+[fut]:
            if l is fut: totals=None
            if l is fut:
                need(60); p.line(290,y+7,p.W-24); p.t(112,y,'Total Current',font=B)
                for k,v in [('area',m2(tot['area'])),('mr',m2(tot['mr'])),('ar',m2(tot['ar'])),('dep',m2(tot['dep'])),('loc',m2(tot['loc']))]: p.t(X[k],y,v,'r',B)
                y-=20; sect('Future Leases')
            if l.get('vac'):
                need(14); p.t(26,y,'4100prk'); p.t(X['unit'],y,l['unit']); p.t(X['lease'],y,'VACANT'); p.t(X['area'],y,m2(l['area']),'r')
                for k in('mr','mra','ar','ara','rec','misc','dep','loc'): p.t(X[k],y,'0.00','r')
                y-=13; continue
            rec=sum(v for c,v in l['ch'] if cat(c)=='rec')*12/l['area']; mi=sum(v for c,v in l['ch'] if cat(c)=='misc')*12/l['area']
            need(46+9*len(l['ch'])+9*len(l['steps']))
            p.t(26,y,'4100prk'); p.t(X['unit'],y,l['unit']); p.t(X['lease'],y,l['name'],w=108); p.t(X['typ'],y,l['typ'],w=60)
            ty=(asof-l['st']).days/365.25
            mths=(l['end'].year-l['st'].year)*12+l['end'].month-l['st'].month+1
            for k,v in [('area',m2(l['area'])),('frm',us(l['st'])),('to',us(l['end'])),('term',str(mths)),('yrs',m2(max(ty,0))),('mr',m2(l['mr'])),('mra',m2(l['mr']/l['area'])),('ar',m2(l['ar'])),('ara',m2(l['ar']/l['area'])),('rec',m2(rec)),('misc',m2(mi)),('dep',m2(l['dep'])),('loc',m2(l['loc']))]: p.t(X[k],y,v,'r')
            y-=11
            for ttl,items in (('Rent Steps',[('rent',)+q for q in l['steps']]),('Charge Schedules',[(c,max(l['st'],d(2025,1,1)) if c!='rent' else l['steps'][0][0],l['steps'][0][1] if c=='rent' else l['end'],v) for c,v in l['ch']])):
                p.t(118,y,ttl,font=B); 
                for x,s,al in [(186,'Charge','l'),(222,'Type','l'),(318,'Area','r'),(362,'From','r'),(408,'To','r'),(515,'Monthly Amt','r'),(550,'Amt/Area','r'),(606,'Annual','r'),(645,'Annual/Area','r')]: p.t(x,y,s,al,'Helvetica-Oblique',6)
                y-=9
                for c,f,to,v in items:
                    p.t(186,y,c); p.t(222,y,desc[c],w=70); p.t(318,y,m2(l['area']),'r'); p.t(362,y,us(f),'r'); p.t(408,y,us(to),'r'); p.t(515,y,m2(v),'r'); p.t(550,y,m2(v/l['area']),'r'); p.t(606,y,m2(v*12),'r'); p.t(645,y,m2(v*12/l['area']),'r'); y-=9
            y-=5
        need(110); y-=6; p.line(24,y+8,p.W-24,1)
        occ=tsum(cur,'area',lambda q:'tenantName' in q); va=tot['area']-occ
        p.t(26,y,'Occupancy Summary',font=B,fs=7); p.t(200,y,'Area','r',B); p.t(260,y,'Percentage','r',B); y-=10
        for s,v in (('Occupied Area',occ),('Vacant Area',va),('Total',tot['area'])): p.t(30,y,s); p.t(200,y,m2(v),'r'); p.t(260,y,m2(100*v/tot['area']),'r'); y-=9
        y-=6; p.t(26,y,'Future area leased: %s. Future leases are not included in Total Current.'%m2(fut['area']),font='Helvetica-Oblique')
        return p.end()
    build(draw,f'{ROOT}/documents/{name}')
    save(name,dict(assetType='OFFICE',style='Yardi Voyager commercial Tenancy Schedule I, rent steps and charge schedules under each lease, future lease section',hard='nested step/charge tables under each row; vacant rows; future lease'),
      dict(propertyName='Parkway Commons Office Center',asOnDate=iso(asof),units=len(suites),occupied=len(suites)-3,vacant=3,rows=rows),
      [['area',tot['area'],tsum(cur,'area'),1],['rent',tot['mr'],tsum(cur,'contractRent'),1]])
# ---------------------------------------------------------------- 2
def mri_retail():
    r=random.Random(5202); name='mri_commercial_rent_roll_harborgate.pdf'; asof=d(2025,6,30)
    anchors=[("Cornerfield Market #214",46120),("Thrifty Barn Stores",24880),("Pace Athletic Club",18450)]
    shop=["Amaya's Nail Lounge","Bento & Broth","Big Lantern Books","Brightside Dental Care","Cedar Key Optical","Copper Kettle Cafe","Crescent Cellular","Daily Fade Barbers","Duckworth Jewelers","El Molino Taqueria","First Ridge Bank (Pad)","Fizz Smoothie Bar","Golden Wok Express","Hartley Hair Studio","Kidzone Learning Ctr","Lakeside Pet Supply","Marlow Mattress Co.","Noble Vape & Tobacco","Oakmont Urgent Care","Pizzeria Fontana","Quick Stitch Tailors","Rosewood Day Spa","Sudsy's Laundry","Sunny Tan","Tidewater Realty","UrbanWick Candles","Wingfield's Grill"]
    items=[]
    ids=['A100','A200','A300']+['B%d'%n for n in range(101,125)]+['C%d'%n for n in range(10,16)]+['PAD1','PAD2']
    vacset={'B105','B113','B122','C13'}; bank='PAD1'; k=0
    for i in ids:
        if i in vacset: items.append(dict(id=i,vac=1,area=r.choice([1050,1200,1400,1875]))); continue
        if i[0]=='A': nm,ar=anchors[['A100','A200','A300'].index(i)]; rate=r.choice([8.25,9.5,11.0])
        else:
            rest=[s for s in shop]; nm=shop[10] if i=='PAD1' else None
            if nm is None:
                if k==10: k+=1
                if k>=len(shop): nm='Zephyr Coffee (Drive-Thru)' if i=='PAD2' else 'Harborgate Dry Cleaners'
                else: nm=shop[k]; k+=1
            ar=r.choice([1050,1120,1200,1400,1560,1875,2240,2800]) if i[:3]!='PAD' else r.choice([3200,2150]); rate=r.choice([19,21.5,23,24.5,26,28,31])
        st=d(r.choice(range(2014,2025)),r.randint(1,12),r.choice([1,1,1,1,15])); n=120
        if i[0]!='A': n=r.choice([60,60,84,120])
        while addm(st,n)<=addm(asof,1): n+=60
        end=addm(st,n)-D.timedelta(days=1); mo=r2(rate*ar/12); steps=[]
        x=st
        while x<=asof: x=addm(x,12 if i[0]!='A' else 60)
        v=mo
        while x<end and len(steps)<4:
            v=r2(v*(1.03 if i[0]!='A' else 1.08)); steps.append((x,v)); x=addm(x,12 if i[0]!='A' else 60)
        if r.random()<.2: steps=[]
        items.append(dict(id=i,name=nm,area=ar,st=st,end=end,mo=mo,rec=r2(ar*(2.1 if i[0]=='A' else 6.85)/12) if nm[:6]!='First ' else 0.0,oth=r.choice([0.,0.,0.,75.,125.,210.5]) if i[0]!='A' else 0.,stop=0.0,steps=steps,mtm=False))
    items[9]['end']='MTM' if not items[9].get('vac') else None; items[9]['steps']=[]
    rows=[]
    for it in [x for x in items if x.get('vac')]: rows.append(row(unit='7740 -'+it['id'],area=it['area'],statusText='Vacant',section='Vacant Suites'))
    for it in [x for x in items if not x.get('vac')]:
        rows.append(row(unit='7740 -'+it['id'],area=it['area'],tenantName=it['name'],statusText='Occupied',section='Occupied Suites',contractRent=it['mo'],leaseStartDate=it['st'],leaseEndDate=it['end'],
           charges=[dict(code='Monthly Cost Recovery',amount=it['rec']),dict(code='Monthly Other Income',amount=it['oth'])],rentSteps=[dict(date=iso(a),amount=b) for a,b in it['steps']]))
    nv=len(vacset); no=len(ids)-nv
    oa=tsum(rows,'area',lambda q:'tenantName' in q); va=tsum(rows,'area')-oa
    base=tsum(rows,'contractRent'); rec=csum(rows,'Monthly Cost Recovery'); oth=csum(rows,'Monthly Other Income')
    s='%.2f'%base
    # planted: two adjacent digits of the printed base-rent total transposed
    i=next(i for i in range(1,len(s)-4) if s[i]!=s[i+1]); bad=float(s[:i]+s[i+1]+s[i]+s[i+2:])
    def draw(path,total):
        p=P(path,landscape(letter),'Times-Roman',7.2,total,'CM_RROLL','MRI'); B='Times-Bold'
        X=dict(id=30,nm=92,st=238,ex=286,sf=332,br=388,ps=424,cr=480,es=518,oi=566,cat=586,dt=648,am=704,fp=746)
        def head():
            p.np(); y=p.H-32
            p.t(30,y,'Database:',font=B); p.t(76,y,'BLUEHERON'); p.t(p.W/2,y,'Rent Roll','c',B,10); p.t(700,y,'Page:',font=B); p.t(762,y,'%d'%p.page,'r')
            p.t(30,y-10,'Bldg Status:',font=B); p.t(76,y-10,'Active only'); p.t(p.W/2,y-11,'Harborgate Shopping Center','c',B,9); p.t(700,y-10,'Date:',font=B); p.t(762,y-10,'7/2/2025','r')
            p.t(p.W/2,y-21,usn(asof),'c',B,8); p.t(700,y-20,'Time:',font=B); p.t(762,y-20,'10:07 AM','r')
            y-=42
            p.t(670,y+8,'-------- Future Rent Increases --------','c',B,7)
            for k,a,b,al in [('id','','Bldg Id-Suit Id','l'),('nm','','Occupant Name','l'),('st','Rent','Start','r'),('ex','','Expiration','r'),('sf','GLA','Sqft','r'),('br','Monthly','Base Rent','r'),('ps','Annual','Rate PSF','r'),('cr','Monthly Cost','Recovery','r'),('es','Expense','Stop','r'),('oi','Monthly','Other Income','r'),('cat','','Cat','l'),('dt','','Date','r'),('am','','Monthly Amount','r'),('fp','','PSF','r')]:
                p.t(X[k],y,a,al,B); p.t(X[k],y-8,b,al,B)
            p.line(30,y-11,762,.8); return y-24
        y=head()
        p.t(30,y,'Vacant Suites',font=B,fs=8); y-=13
        for it in [x for x in items if x.get('vac')]:
            p.t(30,y,'7740  -'+it['id']); p.t(92,y,'Vacant'); p.t(X['sf'],y,n0(it['area']),'r'); y-=11
        y-=5; p.t(30,y,'Occupied Suites',font=B,fs=8); y-=13
        for it in [x for x in items if not x.get('vac')]:
            if y-9*max(1,len(it['steps']))<36: y=head()
            p.t(30,y,'7740  -'+it['id']); p.t(92,y,it['name'],w=110)
            for k,v in [('st',usn(it['st'])),('ex',usn(it['end'])),('sf',n0(it['area'])),('br',m2(it['mo'])),('ps',m2(it['mo']*12/it['area'])),('cr',m2(it['rec'])),('oi',m2(it['oth']))]: p.t(X[k],y,v,'r')
            for j,(a,b) in enumerate(it['steps']):
                yy=y-9*j; p.t(X['cat'],yy,'BRR'); p.t(X['dt'],yy,usn(a),'r'); p.t(X['am'],yy,m2(b),'r'); p.t(X['fp'],yy,m2(b*12/it['area']),'r')
            y-=9*max(1,len(it['steps']))+4
        if y<130: y=head()
        y-=4; p.line(30,y+9,762,.8)
        p.t(30,y,'Totals:',font=B)
        for s,n,a,x in (('Occupied Sqft:',no,oa,1),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',nv,va,0),('Total Sqft:',no+nv,oa+va,1)):
            p.t(92,y,s); p.t(215,y,'%.2f%%'%(100*a/(oa+va)),'r'); p.t(270,y,'%d Units'%n,'r'); p.t(X['sf'],y,n0(a),'r')
            if x: p.t(X['br'],y,m2(bad),'r'); p.t(X['cr'],y,m2(rec),'r'); p.t(X['oi'],y,m2(oth),'r')
            y-=10
        y-=6; p.line(30,y+9,762,.8); p.t(30,y,'Grand Total:',font=B)
        for s,n,a,x in (('Occupied Sqft:',no,oa,1),('Vacant Sqft:',nv,va,0),('Total Sqft:',no+nv,oa+va,1)):
            p.t(92,y,s); p.t(215,y,'%.2f%%'%(100*a/(oa+va)),'r'); p.t(270,y,'%d Units'%n,'r'); p.t(X['sf'],y,n0(a),'r')
            if x: p.t(X['br'],y,m2(bad),'r'); p.t(X['cr'],y,m2(rec),'r'); p.t(X['oi'],y,m2(oth),'r')
            y-=10
        return p.end()
    build(draw,f'{ROOT}/documents/{name}')
    save(name,dict(assetType='RETAIL',style='MRI commercial rent roll, vacant suites first, future rent increases at right on extra lines',hard='Bldg-Suite ids, multi-line future increases, MTM expiry, planted'),
      dict(propertyName='Harborgate Shopping Center',asOnDate=iso(asof),units=no+nv,occupied=no,vacant=nv,rows=rows,
       planted=dict(what='Total Monthly Base Rent printed as %s, the rows sum to %s (two digits transposed; same wrong figure in Totals and Grand Total)'%(m2(bad),m2(base)),kind='total_wrong')),
      [['base',bad,base,0],['rec',rec,csum(rows,'Monthly Cost Recovery'),1],['area',oa+va,tsum(rows,'area'),1]])
yardi_tenancy(); mri_retail()
