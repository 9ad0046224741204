# 11 SiteLink storage (XLSX, large); 12 VTS office (XLSX); 13 Re-Leased retail portfolio NZ (XLSX); 14 senior census rent roll (XLSX)
from common import *
import xlsxwriter
def sitelink():
    r=random.Random(5211); name='SiteLink_RentRoll_Copperhead_Storage.xlsx'; asof=d(2025,8,31); N=Names(r); recs=[]
    T=[('5x5','Climate',25,62),('5x10','Climate',50,99),('10x10','Climate',100,159),('10x15','Climate',150,209),('10x10','Drive-Up',100,139),('10x20','Drive-Up',200,198),('10x30','Drive-Up',300,259),('12x35','RV Covered',420,185)]
    for blk,mix in (('A',[0,0,1,1,1,2,2,3]),('B',[1,1,2,2,2,3]),('C',[4,4,5,5,5,6]),('D',[7])):
        for n in range(1,{'A':81,'B':71,'C':61,'D':25}[blk]):
            s,t,a,std=T[mix[(n-1)%len(mix)]]; q=dict(u='%s%03d'%(blk,n),s=s,t=t,a=a,std=float(std)); x=r.random()
            if x<.11: q['st']='Vacant'
            elif x<.13: q['st']='Unrentable'
            else:
                co=r.random()<.06; mi=D.date(r.choice(range(2012,2026)),r.randint(1,12),r.randint(1,28))
                if mi>asof: mi=addm(mi,-12)
                rent=float(max(35,round(std*r.choice([.6,.75,.9,1,1,1.1,1.22,1.35])))); q.update(st='Occupied',nm=(r.choice(['Bayline','Trident','Mesa','Quarry','Juniper'])+' '+r.choice(['Roofing LLC','Catering','Pharma Samples','Events Inc','Landscaping'])) if co else N.last_first(),mi=mi,rent=rent,ins=r.choice([0.,0.,12.,15.,19.]),late=r.choice([0.]*9+[20.]),pt=eom(asof) if r.random()<.85 else d(2025,r.choice([6,7,7]),30),dep=r.choice([0.,0.,0.,25.,rent]))
                q['bal']=0. if q['pt']>=asof else r2((8-q['pt'].month)*(rent+q['ins'])+q['late']+20)
                if r.random()<.18: q['nr']=(d(2025,r.choice([10,11]),1),float(round(rent*1.09)))
            recs.append(q)
    rows=[]
    for q in recs:
        o='nm' in q; rows.append(row(unit=q['u'],unitType=q['s']+' '+q['t'],area=q['a'],statusText=q['st'],tenantName=q.get('nm'),marketRent=q['std'],contractRent=q.get('rent'),moveInDate=q.get('mi'),charges=[dict(code='Rent',amount=q['rent']),dict(code='Insurance',amount=q['ins']),dict(code='Late Fee',amount=q['late'])] if o else None,
          totalCharges=r2(q['rent']+q['ins']+q['late']) if o else None,deposit=q.get('dep'),balance=q.get('bal'),rentSteps=[dict(date=iso(q['nr'][0]),amount=q['nr'][1])] if q.get('nr') else None))
    wb=xlsxwriter.Workbook(f'{ROOT}/documents/{name}'); wb.set_properties({'created':D.datetime(2025,10,2,8,15)}); ws=wb.add_worksheet('RentRoll'); F=lambda **k: wb.add_format({**dict(font_name='Tahoma',font_size=8),**k})
    t=F(); b=F(bold=1); h=F(bold=1,bg_color='#C6D9F1',border=1,text_wrap=1,align='center',valign='vcenter'); m=F(num_format='#,##0.00'); mb=F(num_format='#,##0.00',bold=1,top=6); d_=F(num_format='m/d/yyyy')
    ws.write(0,0,'Copperhead Self Storage - Site L014',F(bold=1,font_size=12)); ws.write(1,0,'Rent Roll',F(bold=1,font_size=10)); ws.write(2,0,'As of Sunday, August 31, 2025',t); ws.write(2,12,'Printed: 9/1/2025 12:04:51 AM',t)
    H=['Unit','Unit Type','Area','Status','Tenant','Moved In','Paid Thru','Standard Rate','Rent','Insurance','Late Fee','Total','Next Rate Change','New Rent','Sec. Dep.','Days Past Due','Balance']
    for c,x in enumerate(H): ws.write(4,c,x,h)
    ws.set_row(4,24)
    for c,w in enumerate([7,17,6,11,23,10,10,9,9,9,8,9,10,9,8,8,9]): ws.set_column(c,c,w)
    y=5
    def wd(c,v): ws.write_datetime(y,c,D.datetime.combine(v,D.time()),d_)
    for q in recs:
        ws.write_string(y,0,q['u'],t); ws.write(y,1,q['s']+' '+q['t'],t); ws.write(y,2,q['a'],t); ws.write(y,3,q['st'],t); ws.write(y,7,q['std'],m)
        if 'nm' in q:
            ws.write(y,4,q['nm'],t); wd(5,q['mi']); wd(6,q['pt'])
            for c,v in((8,q['rent']),(9,q['ins']),(10,q['late']),(11,q['rent']+q['ins']+q['late']),(14,q['dep']),(16,q['bal'])): ws.write(y,c,v,m)
            ws.write(y,15,max(0,(asof-q['pt']).days) if q['pt']<asof else 0,t)
            if q.get('nr'): wd(12,q['nr'][0]); ws.write(y,13,q['nr'][1],m)
        y+=1
    o=[q for q in recs if 'nm' in q]
    ws.write(y,0,'Totals',b); ws.write(y,2,sum(q['a'] for q in recs),mb)
    for c,k in((7,'std'),): ws.write(y,c,sum(q[k] for q in recs),mb)
    for c,k in((8,'rent'),(9,'ins'),(10,'late'),(14,'dep'),(16,'bal')): ws.write(y,c,sum(q[k] for q in o),mb)
    ws.write(y,11,sum(q['rent']+q['ins']+q['late'] for q in o),mb); y+=3
    ws.write(y,0,'Unit Type Summary',b); y+=1
    for c,x in enumerate(['Size','Type','','Total','','Occupied','Vacant','Unrentable','Std. Rate','Actual Rent','% Occ']): ws.write(y,c,x,h)
    y+=1
    for s,ty,a,std in T:
        L=[q for q in recs if q['s']==s and q['t']==ty]; oo=[q for q in L if 'nm' in q]
        for c,v in ((0,s),(1,ty),(3,len(L)),(5,len(oo)),(6,sum(q['st']=='Vacant' for q in L)),(7,sum(q['st']=='Unrentable' for q in L)),(8,sum(q['std'] for q in L)),(9,sum(q['rent'] for q in oo))): ws.write(y,c,v,m if c>7 else t)
        ws.write(y,10,len(oo)/len(L),F(num_format='0.0%')); y+=1
    V=sum(q['st']=='Vacant' for q in recs)
    for c,v in ((0,'Total'),(3,len(recs)),(5,len(o)),(6,V),(7,len(recs)-len(o)-V),(8,sum(q['std'] for q in recs)),(9,sum(q['rent'] for q in o))): ws.write(y,c,v,mb if c>7 else b)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4); wb.close(); print('sitelink',len(recs),len(o),V)
    save(name,dict(assetType='SELF_STORAGE',style='SiteLink/storEDGE rent roll export with scheduled rate change and unit type summary',hard='234 units, std versus actual rate, unrentable units'),
      dict(propertyName='Copperhead Self Storage',asOnDate=iso(asof),units=len(recs),occupied=len(o),vacant=V,rows=rows),[['rent',sum(q['rent'] for q in o),tsum(rows,'contractRent'),1],['std',sum(q['std'] for q in recs),tsum(rows,'marketRent'),1]])
def vts():
    r=random.Random(5212); name='VTS Rent Roll - 900 Larimer Point.xlsx'; asof=d(2025,6,30)
    co=["Arden Vale Capital","Brockwell & Sayre LLP","Cinder Peak Energy","Dovetail Robotics","Emberly Health Systems","Foxglove Media","Garrick Re Brokers","Hollow Pine Ventures","Inkstone Design Co.","Jessamine Biotech","Kite & Key Insurance","Lodestar Mapping","Moorfield Audit Group","Nettle Creek Foods HQ","Orchard Lane Partners","Prairie Signal Telecom","Quayside Legal Aid","Rimrock Minerals","Sable Consulting"]
    fl=[(14,['1400']),(12,['1200','1250']),(11,['1100','1120','1140']),(10,['1000']),(9,['900','910','950']),(8,['800','850']),(7,['700','710','720','730']),(6,['600']),(5,['500','520','560']),(3,['300','350']),(1,['100','101','110'])]
    recs=[];k=0
    for f,ss in fl:
        for s in ss:
            a=21480//len(ss)+r.choice([-180,0,95,210]) if f>1 else r.choice([2140,3380,5100])
            if s in('1120','720','350','560'): recs.append(dict(f=f,s=s,a=a,st='Available')); continue
            if k>=len(co): recs.append(dict(f=f,s=s,a=a,st='Available')); continue
            st=d(r.choice([2016,2018,2019,2021,2022,2023,2024]),r.choice([1,2,4,7,9,11]),1); n=r.choice([84,120,132]); 
            while addm(st,n)<=asof: n+=60
            en=addm(st,n)-D.timedelta(days=1); ps=r.choice([31,33.5,36,38.25,41]); mo=r2(ps*a/12); x=st
            while x<=asof: x=addm(x,12)
            es=[];v=mo
            while x<en and len(es)<3: v=r2(v*1.025); es.append((x,v)); x=addm(x,12)
            recs.append(dict(f=f,s=s,a=a,st='Leased',nm=co[k],ls=st,le=en,mo=mo,ar=r2(mo*12),es=es,rt=r.choice(['NNN','Base Year 2023','Base Year 2021','Modified Gross']),dep=r.choice([None,mo,r2(mo*3)]),op=r.choice(['','1 x 5 yrs @ FMV','2 x 5 yrs @ 95% FMV','ROFO Floor %d'%f,'Term. option 36 mo, 9 mo notice']),ti=r.choice(['Law','Tech','Energy','Finance'])) ); k+=1
            if s=='710': break_=0
    i=[i for i,q in enumerate(recs) if q['s']=='720'][0]; a=recs[i]['a']; mo=r2(35*a/12)
    recs.insert(i+1,dict(f=7,s='720',a=a,st='Signed - Not Commenced',nm='Tallgrass Software',ls=d(2025,10,1),le=d(2032,12,31),mo=mo,ar=r2(mo*12),es=[(d(2026,10,1),r2(mo*1.025))],rt='Base Year 2025',dep=mo,op='',ti='Tech',fut=1))
    rows=[row(unit=q['s'],area=q['a'],statusText=q['st'],tenantName=q.get('nm'),leaseStartDate=q.get('ls'),leaseEndDate=q.get('le'),contractRent=q.get('mo'),annualRent=q.get('ar'),deposit=q.get('dep'),rentSteps=[dict(date=iso(x),amount=v) for x,v in q.get('es',[])]) for q in recs]
    wb=xlsxwriter.Workbook(f'{ROOT}/documents/{name}'); wb.set_properties({'created':D.datetime(2025,10,2,8,15)}); F=lambda **k: wb.add_format({**dict(font_name='Calibri',font_size=10,valign='top'),**k})
    ws=wb.add_worksheet('Rent Roll'); h=F(bold=1,bg_color='#00857C',font_color='white',text_wrap=1,border=1); t=F(border=1); w=F(border=1,text_wrap=1); c_=F(border=1,align='center',bold=1); n=F(border=1,num_format='#,##0'); m=F(border=1,num_format='$#,##0.00'); m0=F(border=1,num_format='$#,##0.00;;"-"'); dd=F(border=1,num_format='d-mmm-yy'); b=F(bold=1,top=2); mb=F(bold=1,num_format='$#,##0.00',top=2); nb=F(bold=1,num_format='#,##0',top=2); gr=F(border=1,italic=1,font_color='#808080')
    ws.write(1,1,'900 Larimer Point',F(bold=1,font_size=16)); ws.write(2,1,'Rent Roll as of 30-Jun-25  |  Class A Office  |  Denver, CO',F(font_color='#555555'))
    H=['Floor','Suite','Tenant','Status','Industry','RSF','% of Bldg','Start','Expiration','Rem. Term (mo)','Monthly Base Rent','Annual Base Rent','Rent PSF / Yr','Future Rent Steps (monthly)','Recovery Type','Security Deposit','Options / Encumbrances','VTS ID']
    for j,x in enumerate(H): ws.write(4,1+j,x,h)
    ws.set_column(0,0,2); 
    for j,x in enumerate([6,7,26,22,10,9,8,10,10,8,14,15,9,27,15,14,26,10]): ws.set_column(1+j,1+j,x)
    ws.set_column(18,18,10,None,{'hidden':1}); ws.set_row(4,32)
    y=5; cur=[q for q in recs if not q.get('fut')]; ta=sum(q['a'] for q in cur)
    for f,_ in fl:
        L=[q for q in recs if q['f']==f]
        if len(L)>1: ws.merge_range(y,1,y+len(L)-1,1,f,c_)
        else: ws.write(y,1,f,c_)
        for q in L:
            ws.write_string(y,2,q['s'],t); ws.write(y,3,q.get('nm',''),t); ws.write(y,4,q['st'],gr if q['st']=='Available' else t); ws.write(y,5,q.get('ti',''),t); ws.write(y,6,q['a'],n); ws.write(y,7,q['a']/ta,F(border=1,num_format='0.0%'))
            for j in range(8,18): ws.write_blank(y,j,None,t)
            ws.write(y,18,'L-%05d'%(20311+7*y),t)
            if 'nm' in q:
                ws.write_datetime(y,8,D.datetime.combine(q['ls'],D.time()),dd); ws.write_datetime(y,9,D.datetime.combine(q['le'],D.time()),dd); ws.write(y,10,(q['le'].year-asof.year)*12+q['le'].month-asof.month,n); ws.write(y,11,q['mo'],m); ws.write(y,12,q['ar'],m); ws.write(y,13,round(q['ar']/q['a'],2),m)
                ws.write(y,14,'\n'.join('%s: $%s'%(x.strftime('%m/%d/%Y'),m2(v)) for x,v in q['es']),w); ws.write(y,15,q['rt'],t); ws.write(y,17,q['op'],w)
                if q['dep'] is not None: ws.write(y,16,q['dep'],m)
                if len(q['es'])>1: ws.set_row(y,13.5*len(q['es']))
            y+=1
    o=[q for q in cur if 'nm' in q]
    for s,L in (('Leased (in place)',o),('Available',[q for q in cur if 'nm' not in q]),('Total Building',cur)):
        ws.write(y,1,s,b); [ws.write_blank(y,j,None,b) for j in range(2,18)]; ws.write(y,4,'%d suites'%len(L),b); ws.write(y,6,sum(q['a'] for q in L),nb); ws.write(y,7,sum(q['a'] for q in L)/ta,F(bold=1,num_format='0.0%',top=2)); 
        if L[0] in o or s[0]=='T' or s[0]=='L': ws.write(y,11,sum(q.get('mo',0) for q in L),mb); ws.write(y,12,sum(q.get('ar',0) for q in L),mb); ws.write(y,16,sum(q.get('dep') or 0 for q in L),mb)
        y+=1
    ws.write(y+1,1,'Signed - Not Commenced leases are shown for information; their RSF and rent are not in the totals.',F(italic=1))
    ws.freeze_panes(5,4); ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2)
    w2=wb.add_worksheet('Expiration Schedule'); w2.set_column(0,5,16); w2.write(0,0,'Lease Expirations by Year',F(bold=1,font_size=12)); 
    for j,x in enumerate(['Year','# Leases','RSF Expiring','% of RSF','Annual Base Rent']): w2.write(2,j,x,h)
    yy=3
    for yr in range(2025,2037):
        L=[q for q in o if q['le'].year==yr]; w2.write(yy,0,yr,t); w2.write(yy,1,len(L),n); w2.write(yy,2,sum(q['a'] for q in L),n); w2.write(yy,3,sum(q['a'] for q in L)/ta,F(border=1,num_format='0.0%')); w2.write(yy,4,sum(q['ar'] for q in L),m); yy+=1
    wb.close(); print('vts',len(recs),len(cur),len(o),max(q['le'] for q in o))
    save(name,dict(assetType='OFFICE',style='VTS-style stacking rent roll, merged floors, rent steps in one wrapped cell, expiration sheet',hard='merged floor cells, multi-line steps cell, hidden id column, signed-not-commenced row'),
      dict(propertyName='900 Larimer Point',asOnDate=iso(asof),units=len(cur),occupied=len(o),vacant=len(cur)-len(o),sheet='Rent Roll',rows=rows),[['rent',r2(sum(q['mo'] for q in o)),tsum([x for x in rows if x['statusText']=='Leased'],'contractRent'),1]])
def released():
    r=random.Random(5213); name='Re-Leased_Tenancy_Schedule_Kauri_Retail.xlsx'; asof=d(2025,9,30)
    P_=[('Kauri Point Centre',['Shop 1','Shop 2','Shop 3','Shop 4','Shop 5','Shop 6A','Shop 6B','Kiosk 1','Anchor']),('Riverbend Plaza',['Tenancy 1','Tenancy 2','Tenancy 3','Tenancy 4','Tenancy 5']),('14 Wharf Street',['Ground','Level 1','Level 2'])]
    co=["Tui Lane Bakery Ltd","Harakeke Pharmacy (2019) Ltd","Bright & Bold Hair Ltd","Southern Optics Ltd","Noodle Theory Ltd","Pukeko Toys Ltd","Coastline Vape Ltd","Keys & Heels Ltd","Freshfield Supermarkets Ltd","Paddock & Paw Vets Ltd","Rimu Fitness Ltd","Sushi Kaze Ltd","Glenbrae Physio Ltd","Anchor & Oak Bar Ltd","Marram Architects Ltd"]
    recs=[];k=0
    for p,us_ in P_:
        for u in us_:
            a={'Anchor':2380.5,'Kiosk 1':14.}.get(u) or r.choice([72.5,88.,96.4,110.,135.2,164.,210.8,302.]); q=dict(p=p,u=u,a=a)
            if u in('Shop 5','Tenancy 4'): recs.append(q); continue
            ps=240 if u=='Anchor' else 1850 if u=='Kiosk 1' else r.choice([310,365,420,480]); ar=float(round(ps*a/100)*100); st=d(r.choice([2017,2019,2021,2022,2023,2024]),r.choice([1,4,6,8,10,12]),1); n=r.choice([3,4,6,8])*12
            while addm(st,n)<=asof: n+=36
            en=addm(st,n)-D.timedelta(days=1); mr=r2(ar/12); q.update(nm=co[k],st=st,en=en if u!='Kiosk 1' else 'Monthly',ar=ar,mr=mr,ox=r2(a*r.choice([78,92])/12) ,pl=r2(a*14/12) if p[0]=='K' else None,bond=r.choice([None,r2(mr*2),r2(mr)]),arr=r.choice([0.,0.,0.,0.,r2(mr*1.15),-120.4]),rv=addm(d(2025,st.month,1),12 if st.month<=9 else 0),rt=r.choice(['CPI','Market','Fixed 3%'])); k+=1; recs.append(q)
    rows=[]
    for q in recs:
        o='nm' in q; ch=[('Rent',q['mr']),('Opex',q['ox']),('Promotion Levy',q['pl'])] if o else []
        q['ch']=ch; rows.append(row(unit=q['u'],propertyName=q['p'],area=q['a'],statusText='Occupied' if o else 'Vacant',tenantName=q.get('nm'),leaseStartDate=q.get('st'),leaseEndDate=q.get('en'),annualRent=q.get('ar'),contractRent=q.get('mr'),charges=[dict(code=c,amount=v) for c,v in ch if v is not None],totalCharges=r2(sum(v or 0 for c,v in ch)) if o else None,deposit=q.get('bond'),balance=q.get('arr')))
    wb=xlsxwriter.Workbook(f'{ROOT}/documents/{name}'); wb.set_properties({'created':D.datetime(2025,10,2,8,15)}); ws=wb.add_worksheet('Tenancy Schedule'); F=lambda **k: wb.add_format({**dict(font_name='Segoe UI',font_size=9),**k}); h=F(bold=1,bottom=1,font_color='#1F4E79',text_wrap=1); g=F(bold=1,align='center',bg_color='#DDEBF7'); t=F(); m=F(num_format='#,##0.00'); a1=F(num_format='#,##0.0'); b=F(bold=1,top=1); mb=F(bold=1,num_format='#,##0.00',top=1); ab=F(bold=1,num_format='#,##0.0',top=1)
    ws.write(0,0,'Tenancy Schedule',F(bold=1,font_size=15)); ws.write(1,0,'Kauri Retail Fund No. 2 LP',t); ws.write(2,0,'As at 30 September 2025',t); ws.write(3,0,'All amounts NZD excl. GST',F(italic=1))
    ws.merge_range(5,10,5,13,'Recurring charges per month',g)
    H=['Property','Premises','Tenant','Area (m²)','Commencement','Expiry','Next Review','Review Type','Rent p.a.','Rent p.a. / m²','Rent','Opex','Promotion Levy','Total','Bond Held','Arrears']
    for c,x in enumerate(H): ws.write(6,c,x,h)
    for c,w in enumerate([22,11,30,10,14,14,14,10,13,11,12,11,11,12,12,12]): ws.set_column(c,c,w)
    y=7; D4=lambda x: x.strftime('%d %b %Y') if isinstance(x,D.date) else x
    def tot(s,L):
        nonlocal y
        o=[q for q in L if 'nm' in q]; [ws.write_blank(y,c,None,b) for c in range(16)]; ws.write(y,0,s,b); ws.write(y,1,'%d of %d let'%(len(o),len(L)),b); ws.write(y,3,sum(q['a'] for q in L),ab); ws.write(y,8,sum(q['ar'] for q in o),mb); ws.write(y,10,sum(q['mr'] for q in o),mb); ws.write(y,11,sum(q['ox'] for q in o),mb)
        pl=sum(q['pl'] or 0 for q in o)
        if pl: ws.write(y,12,pl,mb)
        ws.write(y,13,sum(v or 0 for q in o for c,v in q['ch']),mb); ws.write(y,14,sum(q['bond'] or 0 for q in o),mb); ws.write(y,15,sum(q['arr'] for q in o),mb); y+=2
    for p,_ in P_:
        L=[q for q in recs if q['p']==p]
        for q in L:
            ws.write(y,0,p,t); ws.write(y,1,q['u'],t); ws.write(y,2,q.get('nm','Vacant'),t if 'nm' in q else F(italic=1,font_color='#C00000')); ws.write(y,3,q['a'],a1)
            if 'nm' in q:
                for c,v in((4,q['st']),(5,q['en']),(6,q['rv']),(7,q['rt'])): ws.write(y,c,D4(v),t)
                for c,v in((8,q['ar']),(9,r2(q['ar']/q['a'])),(10,q['mr']),(11,q['ox']),(12,q['pl']),(13,sum(v or 0 for c,v in q['ch'])),(14,q['bond']),(15,q['arr'])):
                    if v is not None: ws.write(y,c,v,m)
            y+=1
        tot('Total '+p,L)
    tot('Portfolio total',recs); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); wb.close(); o=sum('nm' in q for q in recs); print('rel',len(recs),o,k)
    save(name,dict(assetType='RETAIL',style='Re-Leased tenancy schedule (NZ), three properties in a column with subtotals, sqm, day-month dates as text',hard='multi-property, sqm, annual and monthly rent, blank cells, monthly expiry'),
      dict(propertyName=None,asOnDate=iso(asof),units=len(recs),occupied=o,vacant=len(recs)-o,rows=rows),[['self',0,0,1]])
def senior():
    r=random.Random(5214); name='Maplehurst Senior Living - Rent Roll 10-31-25.xlsx'; asof=d(2025,10,31); N=Names(r); recs=[]
    for sec,ids,ty in (('INDEPENDENT LIVING',['IL%d'%n for n in list(range(101,113))+list(range(201,211))],[('Studio',420,2650),('1BR',610,3350),('1BR Deluxe',720,3725),('2BR',960,4490)]),('ASSISTED LIVING',['AL%d'%n for n in range(301,323)],[('Studio',385,4350),('1BR',560,5150)]),('MEMORY CARE',['MC%d%s'%(n,x) for n in range(1,8) for x in 'AB'],[('Semi-Private',210,5400)])):
        for u in ids:
            s,a,m=r.choice(ty); q=dict(sec=sec,u=u,ty=s,a=a,mk=float(m)); x=r.random()
            if u=='IL101': q['st']='Model'
            elif u=='AL305': q['st']='Off-line'
            elif x<.12: q['st']='Vacant'
            else:
                q.update(st=r.choice(['Occupied']*14+['Notice','Hospital Hold']),nm=N.last_first(),mi=D.date(r.choice([2019,2021,2022,2023,2024,2025]),r.randint(1,10),r.randint(1,28)),pay='Medicaid' if sec[0]=='A' and r.random()<.2 else 'Private',rm=float(m)-r.choice([0,0,100,150,225]))
                q['care']=0. if sec[0]=='I' else float(r.choice([450,850,1250,1700])) if sec[0]=='A' else float(r.choice([1400,1900])); q['sec2']=(850.,N.last_first()) if sec[0]=='I' and r.random()<.25 and s!='Studio' else (0.,None); q['oth']=r.choice([0.,0.,0.,45.,75.]); q['cr']=-r.choice([200.,300.]) if r.random()<.08 else 0.
                q['dep']=r.choice([0.,0.,1000.,2500.]); q['bal']=r.choice([0.,0.,0.,0.,-q['rm'],125.,q['rm']])
                if q['st']=='Notice': q['mo']=d(2025,11,30)
            recs.append(q)
    inq=[q for q in recs if q['st']=='Vacant'][:1]
    CN=['Room & Board','Care','2nd Person','Ancillary','Credits']; rows=[]
    for q in recs:
        o='nm' in q; q['ch']=[q['rm'],q['care'],q['sec2'][0],q['oth'],q['cr']] if o else None
        rows.append(row(unit=q['u'],section=q['sec'],unitType=q['ty'],area=q['a'],statusText=q['st'],tenantName=q.get('nm'),moveInDate=q.get('mi'),moveOutDate=q.get('mo'),marketRent=q['mk'],contractRent=q.get('rm'),charges=[dict(code=c,amount=v) for c,v in zip(CN,q['ch'])] if o else None,totalCharges=r2(sum(q['ch'])) if o else None,deposit=q.get('dep'),balance=q.get('bal')))
    wb=xlsxwriter.Workbook(f'{ROOT}/documents/{name}'); wb.set_properties({'created':D.datetime(2025,10,2,8,15)}); ws=wb.add_worksheet('Rent Roll'); F=lambda **k: wb.add_format({**dict(font_name='Times New Roman',font_size=10),**k}); h=F(bold=1,top=1,bottom=1,align='center'); t=F(); b=F(bold=1); sh=F(bold=1,bg_color='#FCE4D6'); m=F(num_format='_(#,##0.00_);(#,##0.00);0.00'); mb=F(bold=1,top=1,num_format='_(#,##0.00_);(#,##0.00);0.00'); dt=F(num_format='mm/dd/yy',align='center')
    ws.write(0,1,'MAPLEHURST SENIOR LIVING',F(bold=1,font_size=13)); ws.write(1,1,'Rent Roll / Census by Apartment',b); ws.write(2,1,'October 31, 2025',t)
    # blank spacer columns 0, 7 and 10
    H=[(1,'Apt','#'),(2,'Apt','Style'),(3,'Sq','Ft'),(4,'','Status'),(5,'','Resident'),(6,'2nd','Occupant'),(8,'Move','In'),(9,'Move','Out'),(11,'','Payor'),(12,'Street','Rate'),(13,'Room &','Board'),(14,'','Care'),(15,'2nd','Person'),(16,'','Ancillary'),(17,'','Credits'),(18,'Total','Monthly'),(19,'Refundable','Deposit'),(20,'A/R','Balance')]
    for c,a,z in H: ws.write(4,c,a,h); ws.write(5,c,z,h)
    for c in range(21): ws.set_column(c,c,{0:2,7:1.5,10:1.5,2:13,4:13,5:22,6:22,3:6,1:8}.get(c,11))
    y=6; sec=None
    def tot(s,L):
        nonlocal y
        o=[q for q in L if 'nm' in q]; ws.write(y,1,s,b); ws.write(y,5,'%d apts / %d occupied'%(len(L),len(o)),b); ws.write(y,12,sum(q['mk'] for q in L),mb)
        for i in range(5): ws.write(y,13+i,sum(q['ch'][i] for q in o),mb)
        ws.write(y,18,sum(sum(q['ch']) for q in o),mb); ws.write(y,19,sum(q['dep'] for q in o),mb); ws.write(y,20,sum(q['bal'] for q in o),mb); y+=2
    for q in recs:
        if q['sec']!=sec:
            if sec: tot('Subtotal',[z for z in recs if z['sec']==sec])
            sec=q['sec']; 
            for c in range(1,21): ws.write_blank(y,c,None,sh)
            ws.write(y,1,sec,sh); y+=1
        ws.write(y,1,q['u'],t); ws.write(y,2,q['ty'],t); ws.write(y,3,q['a'],t); ws.write(y,4,q['st'],t); ws.write(y,12,q['mk'],m)
        if 'nm' in q:
            ws.write(y,5,q['nm'],t); ws.write(y,6,q['sec2'][1] or '',t); ws.write_datetime(y,8,D.datetime.combine(q['mi'],D.time()),dt); ws.write(y,11,q['pay'],t)
            if q.get('mo'): ws.write_datetime(y,9,D.datetime.combine(q['mo'],D.time()),dt)
            for i,v in enumerate(q['ch']): ws.write(y,13+i,v,m)
            ws.write(y,18,sum(q['ch']),m); ws.write(y,19,q['dep'],m); ws.write(y,20,q['bal'],m)
        y+=1
    tot('Subtotal',[z for z in recs if z['sec']==sec]); tot('COMMUNITY TOTAL',recs)
    ws.write(y,1,'Status',h); ws.write(y,2,'Apts',h); y+=1
    for s in ('Occupied','Notice','Hospital Hold','Vacant','Model','Off-line'): ws.write(y,1,s,t); ws.write(y,2,sum(q['st']==s for q in recs),t); y+=1
    ws.write(y,1,'Total',b); ws.write(y,2,len(recs),b)
    ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.hide_gridlines(2); ws.repeat_rows(4,5); wb.close(); o=sum('nm' in q for q in recs); v=sum(q['st']=='Vacant' for q in recs); print('senior',len(recs),o,v)
    save(name,dict(assetType='SENIOR_HOUSING',style='senior living census rent roll by care level, care and second person charges, spacer columns',hard='second occupant column, semi-private beds, spacer columns, model and off-line'),
      dict(propertyName='MAPLEHURST SENIOR LIVING',asOnDate=iso(asof),units=len(recs),occupied=o,vacant=v,rows=rows),[['self',0,0,1]])
sitelink(); vts(); released(); senior()
