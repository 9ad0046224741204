import random, csv, subprocess, shutil
import xlsxwriter
from lib import *
# ---------------------------------------------------------------- 8: broker model, power centre
def d8():
    R=random.Random(5608); name='Saltgrass Commons - Acquisition Model v7.xlsx'; asof=D(2026,4,1)
    wb=xlsxwriter.Workbook(doc(name)); F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
    blue=F(font_color='#0000FF',num_format='#,##0'); bold=F(bold=True); hd=F(bold=True,bg_color='#203864',font_color='white',align='center',text_wrap=True,valign='vcenter',border=1); money=F(num_format='$#,##0.00'); money0=F(num_format='$#,##0'); psf=F(num_format='$0.00',font_color='#0000FF'); dtf=F(num_format='mmm-yy',font_color='#0000FF'); dfull=F(num_format='m/d/yyyy',font_color='#0000FF'); pct=F(num_format='0.0%'); tot=F(bold=True,top=1,num_format='$#,##0.00'); tot0=F(bold=True,top=1,num_format='#,##0'); n0=F(num_format='#,##0',font_color='#0000FF'); it=F(italic=True,font_color='#7f7f7f'); blu=F(font_color='#0000FF')
    s=wb.add_worksheet('Summary'); s.write('B2','Saltgrass Commons',F(bold=True,font_size=16)); 
    for i,(k,v,f) in enumerate([('Purchase price',31500000,money0),('Going-in cap rate',.0715,pct),('Analysis start',D(2026,4,1),dfull),('Hold (years)',7,blue),('Exit cap',.075,pct),('Mgmt fee (% EGR)',.035,pct),('General vacancy',.05,pct)]):
        s.write(3+i,1,k)
        s.write_datetime(3+i,2,dt.datetime.combine(v,dt.time()),f) if isinstance(v,D) else s.write(3+i,2,v,f)
    s.set_column(1,1,24); s.set_column(2,2,16)
    w=wb.add_worksheet('RR'); w.hide_gridlines(2); w.set_column(0,0,2); w.set_column(1,1,8); w.set_column(2,2,30); w.set_column(3,20,11.5); w.set_column('E:E',9,None,{'hidden':1}); w.set_column('P:P',2)
    w.write('B2','SALTGRASS COMMONS',F(bold=True,font_size=14)); w.write('B3','In-place rent roll @ analysis start'); w.write_datetime('F3',dt.datetime(2026,4,1),dfull); w.write('B4','blue = hard-coded from seller roll; black = calc',it)
    w.merge_range('F6:G6','TERM',hd); w.merge_range('H6:J6','BASE RENT',hd); w.merge_range('K6:N6','RECOVERIES ($ / month)',hd); w.write('O6','GROSS',hd); w.merge_range('Q6:R6','BUMP 1',hd); w.merge_range('S6:T6','BUMP 2',hd)
    for c,h in enumerate(['Space','Tenant','GLA (SF)','PRS%','LCD','LED','$ PSF / yr','Monthly','Annual','CAM','RET','INS','Mktg','Monthly','','Eff. date','New mo. rent','Eff. date','New mo. rent','Status'],1):
        if h: w.write(6,c,h,hd)
    T=[('A',"Ridgeway Home Center",98500,6.1),('B1','Brightway Apparel',24800,10.5),('B2',None,18200,0),('B3','Paws & Claws Superstore',15600,13.25),('B4','Hobby Barn',22400,9.75),('C101','Sandpiper Nails',1200,27),('C102','Cricket Phones',1400,28.5),('C103','Smoothie Shack',1150,30),('C104',None,1750,0),('C105','Great Wave Sushi',2600,26.25),('C106','Gulf Vision',1900,25),('C107','Elm & Ash Salon Suites',4100,21),('PAD1','Tide Federal Bank (GL)',4500,38),('PAD2','Chick Coop (GL)',3900,41.5),('PAD3','Lube Depot',2850,34),('PAD4','Coastline Urgent Care',3600,36)]
    rows=[]; r0=7; S=[0.]*8; rr=r0
    GL=sum(t[2] for t in T)
    dd=lambda r,c,d,f:w.write_datetime(r,c,dt.datetime.combine(d,dt.time()),f)
    for u,t,a,p in T:
        w.write(rr,1,u,blu); w.write(rr,2,t or 'VACANT',blu); w.write(rr,3,a,n0); w.write_formula(rr,4,f'=D{rr+1}/$D${r0+len(T)+2}',pct,a/GL)
        q=dict(unit=u,tenantName=t,area=a,statusText='Occupied' if t else 'VACANT'); S[0]+=a
        q['statusText']='Vacant' if not t else 'Signed, opens 8/1/26' if u=='PAD4' else 'Open'; w.write(rr,20,q['statusText'],blu)
        if t:
            fut=u=='PAD4'
            b=D(2026,8,1) if fut else D(R.randint(2013,2025),R.randint(1,12),1); e=addm(b,R.choice([60,120,120,180]))-dt.timedelta(1)
            while e<=asof: e=eom(addm(D(e.year,e.month,1),60))
            dd(rr,5,b,dfull); dd(rr,6,e,dfull); q.update(leaseStartDate=b,leaseEndDate=e)
            w.write(rr,7,p,psf); m=a*p/12
            w.write_formula(rr,8,f'=D{rr+1}*H{rr+1}/12',money,m); w.write_formula(rr,9,f'=I{rr+1}*12',money0,m*12)
            q.update(contractRent=m,annualRent=round(m*12) if False else round(m*12,2))
            gl='(GL)' in t
            ch=[round(a*x/12,2) for x in ((0 if gl else 2.1),2.45,(0 if gl else .55),(0 if a>15000 or gl else .25))]
            for i,v in enumerate(ch): w.write(rr,10+i,v,money)
            w.write_formula(rr,14,f'=I{rr+1}+SUM(K{rr+1}:N{rr+1})',money,m+sum(ch))
            q.update(charges=list(zip(['CAM','RET','INS','Mktg'],ch)),totalCharges=m+sum(ch))
            st=[]
            if R.random()<.75 and not fut:
                d1=D(2027,b.month,1) if a<15000 else D(2028,b.month,1)
                if d1<e:
                    st.append((d1,round(m*1.03 if a<15000 else m*1.08,2)))
                    d2_=addm(d1,12 if a<15000 else 60)
                    if d2_<e: st.append((d2_,round(st[0][1]*(1.03 if a<15000 else 1.08),2)))
            for k,(d_,x) in enumerate(st): dd(rr,16+2*k,d_,dtf if False else dfull); w.write(rr,17+2*k,x,money)
            q['rentSteps']=st
            for i,v in enumerate([m,m*12]+ch+[m+sum(ch)]): S[1+i]+=v
        rows.append(q); rr+=1
    rr+=1; w.write(rr,2,'Total / average',F(bold=True,top=1)); L=len(T)
    for c,i,f in [(3,0,tot0),(8,1,tot),(9,2,tot),(10,3,tot),(11,4,tot),(12,5,tot),(13,6,tot),(14,7,tot)]:
        col=chr(65+c); w.write_formula(rr,c,f'=SUM({col}{r0+1}:{col}{r0+L})',f,S[i])
    va=sum(t[2] for t in T if not t[1])
    w.write(rr+2,2,'Leased SF'); w.write(rr+2,3,GL-va,n0); w.write(rr+3,2,'Vacant SF'); w.write(rr+3,3,va,n0); w.write(rr+4,2,'% leased'); w.write(rr+4,3,1-va/GL,pct)
    w.write(rr+6,1,'PAD4: rent starts on opening; included in totals above.',it)
    w.set_row(6,18); w.freeze_panes(7,3); w.set_landscape(); w.fit_to_pages(1,0)
    x=wb.add_worksheet('Rollover'); x.write_row('B2',['Year','SF expiring','% of GLA'],bold)
    for i,y in enumerate(range(2026,2036)):
        sf=sum(q['area'] for q in rows if isinstance(q.get('leaseEndDate'),D) and q['leaseEndDate'].year==y); x.write(2+i,1,y); x.write(2+i,2,sf,tot0); x.write(2+i,3,sf/GL,pct)
    wb.close()
    save(name,'Saltgrass Commons',asof,rows,16,None,2,'RETAIL','broker analyst','acquisition model workbook, RR sheet with live formulas, hidden column, bumps side by side',sheet='RR',printed={'area':S[0],'contractRent':S[1],'annualRent':S[2],'totalCharges':S[7]})
# ---------------------------------------------------------------- 9: csv apartments
def d9():
    R=random.Random(5609); name='rent_roll_export_20260115.csv'
    out=[['Rent Roll'],['Exported On: 01/15/2026 11:02 AM'],['Properties: Fernbank Court Apartments; Fernbank Annex'],['As of: 01/15/2026'],[],
      ['Unit','BD/BA','Sq Ft','Resident','Status','Market Rent','Rent','Pet Rent','Utility Reimb.','Total','Deposit','Move-in','Lease From','Lease To','Move-out','Past Due']]
    rows=[]; f=lambda v:f'{v:,.2f}'; fm=lambda d:f'{d:%m/%d/%Y}'; G=[0.]*8; cnt=[0,0,0]
    for prop,us in [('Fernbank Court Apartments - 900 Fernbank Rd',[f'{b}{n}' for b in 'ABCD' for n in range(101,113)]),('Fernbank Annex - 912 Fernbank Rd',[str(n) for n in range(1,15)])]:
        out.append([prop]+['']*15); S=[0.]*8; n=0
        for u in us:
            ty,a,mk=R.choice([('1/1.00',640,1095.),('2/1.00',860,1295.),('2/2.00',945,1395.)]) if 'Court' in prop else ('0/1.00',430,875.)
            q=dict(unit=u,propertyName=prop,unitType=ty,area=a,marketRent=mk); x=R.random(); n+=1; cnt[0]+=1; S[0]+=a; S[1]+=mk
            if x<.07:
                q['statusText']=R.choice(['Vacant-Unrented','Vacant-Unrented','Vacant-Rented']); cnt[2]+=1
                out.append([u,ty,a,'',q['statusText'],f(mk)]+['']*10); rows.append(q); continue
            cnt[1]+=1; rent=float(round(mk*R.uniform(.88,1.02))); pet=R.choice([0,0,0,35,50])+0.; ut=R.choice([45.,60.,60.,0.]); dep=R.choice([200.,500.,rent])
            mi=D(R.randint(2018,2025),R.randint(1,12),R.randint(1,28)); lf=D(2025,mi.month,1) if mi.year<2025 else mi; lt=eom(addm(D(lf.year,lf.month,1),11)); bal=R.choice([0.]*7+[-25.,rent,312.5]); mo=None; stt='Current'
            if lf>D(2026,1,1): lf=D(2025,1,1)
            if R.random()<.08: stt=R.choice(['Notice-Unrented','Notice-Rented']); mo=D(2026,R.choice([1,2,3]),R.choice([28,30]) if False else 28)
            if lt<D(2026,1,15): lt_s=''; 
            else: lt_s=fm(lt)
            if stt=='Current' and R.random()<.04: stt='Evict'
            nm=person(R,'FL')+(', '+person(R,'FL') if R.random()<.25 else '')
            q.update(tenantName=nm,statusText=stt,contractRent=rent,charges=[('Pet Rent',pet),('Utility Reimb.',ut)],totalCharges=rent+pet+ut,deposit=dep,moveInDate=mi,leaseStartDate=lf,leaseEndDate=lt if lt_s else None,moveOutDate=mo,balance=bal)
            rows.append(q); out.append([u,ty,a,nm,stt,f(mk),f(rent),f(pet),f(ut),f(rent+pet+ut),f(dep),fm(mi),fm(lf),lt_s,fm(mo) if mo else '',f(bal)])
            for i,v in enumerate([rent,pet,ut,rent+pet+ut,dep,bal]): S[2+i]+=v
        out.append([f'{n} Units','',f'{S[0]:,.0f}','','']+[f(v) for v in S[1:7]]+['','','','',f(S[7])]); G=[p+q for p,q in zip(G,S)]
    out.append([f'Total {cnt[0]} Units','',f'{G[0]:,.0f}','',f'{100*cnt[1]/cnt[0]:.1f}% Occupied']+[f(v) for v in G[1:7]]+['','','','',f(G[7])])
    with open(doc(name),'w',newline='',encoding='utf-8-sig') as h: csv.writer(h).writerows(out)
    save(name,None,D(2026,1,15),rows,*cnt,'MULTIFAMILY','property manager','csv export, two properties with group lines and subtotals',printed={'area':G[0],'marketRent':G[1],'contractRent':G[2],'chg:Pet Rent':G[3],'chg:Utility Reimb.':G[4],'totalCharges':G[5],'deposit':G[6],'balance':G[7]})
# ---------------------------------------------------------------- 10: xls, Canadian small bay, charge rows
def d10():
    R=random.Random(5610); name='Brantmere_Lease_Charges.xls'; asof=D(2025,11,30)
    T=["Brantmere Glass & Mirror Ltd.","Polar Fleet Refrigeration Inc.","2561877 Ontario Inc. o/a Crate Depot","Maple Ridge Millwork","Auto-Trim Brantmere",None,"Nordic Fitness Supply","Grand River Craft Distillers","Keystone Fire Protection","Vittoria Stone & Tile",None,"Courier Nord Express","Tri-City Robotics Club","Hexagon Toolworks"]
    areas=[3210,6480,4055,2990,2750,2750,3300,7125,3640,4410,2200,5900,1980,8250]
    os.makedirs('.',exist_ok=True); x='.'; wb=xlsxwriter.Workbook(x); w=wb.add_worksheet('Sheet1'); A=dict(font_name='Arial',font_size=9)
    b=wb.add_format(dict(bold=True,**A)); p=wb.add_format(A); m=wb.add_format(dict(num_format='#,##0.00',**A)); n=wb.add_format(dict(num_format='#,##0',**A)); mt=wb.add_format(dict(num_format='#,##0.00',bold=True,top=1,**A)); h=wb.add_format(dict(bold=True,bottom=1,text_wrap=True,bg_color='#C0C0C0',**A)); i_=wb.add_format(dict(italic=True,num_format='#,##0.00',font_color='#555555',**A)); nb=wb.add_format(dict(num_format='#,##0',bold=True,**A))
    w.set_column(0,0,7,p); w.set_column(1,1,34,p); w.set_column(2,2,9); w.set_column(3,4,11); w.set_column(5,5,8); w.set_column(6,6,22); w.set_column(7,8,11); w.set_column(9,11,12)
    w.write(0,0,'Lease Charge Schedule',b); w.write(1,0,'Property: Brantmere Business Units (140-158 Colborne Industrial Rd.)',p); w.write(2,0,'Current charges as at 2025-11-30; future minimum rent shown in italics',p); w.write(3,0,'CAD; before HST',p)
    w.set_row(5,26)
    for c,t in enumerate(['Unit','Tenant','Leased Area (sf)','Lease From','Lease To','Charge Code','Description','Effective','To','Monthly','Annual','$/sf']): w.write(5,c,t,h)
    r=6; rows=[]; G=[0.,0.,0.]; codes={}
    iso=lambda d:d.isoformat()
    for k,(t,a) in enumerate(zip(T,areas)):
        u=str(140+k) if k!=2 else '142A'
        w.write(r,0,u,p); w.write(r,2,a,n); G[0]+=a
        if not t: w.write(r,1,'<< VACANT >>',p); rows.append(dict(unit=u,area=a,statusText='<< VACANT >>')); r+=2; continue
        st=D(R.randint(2018,2025),R.randint(1,11),1); en=addm(st,R.choice([60,60,84,120]))-dt.timedelta(1)
        while en<=asof: en=eom(addm(D(en.year,en.month,1),60))
        w.write(r,1,t,p); w.write(r,3,iso(st),p); w.write(r,4,iso(en),p)
        ps=R.choice([11.5,12.25,13,13.75,14.5]); eff=D(2025 if st.month<=11 else 2024,st.month,1); nxt=addm(eff,12)
        last=min(en,nxt-dt.timedelta(1)); steps=[]
        ch=[('RNT','Minimum Rent',eff,last,round(a*ps/12,2)),('CAM','Common Area Maintenance',D(2025,1,1),D(2025,12,31),round(a*2.35/12,2)),('RTX','Realty Tax Recovery',D(2025,1,1),D(2025,12,31),round(a*2.9/12,2))]
        if R.random()<.7: ch.append(('MGT','Management Fee',eff,en,round(a*ps/12*.04,2)))
        if R.random()<.25: ch.append(('PRK','Trailer Parking',st,en,R.choice([150.,225.,300.])))
        tot=0; atot=0
        for c,ds,f0,t0,v in ch:
            for q,(vv,ff) in enumerate([(c,p),(ds,p),(iso(f0),p),(iso(t0),p),(v,m),(round(v*12,2),m),(round(v*12/a,2),m)]): w.write(r,5+q,vv,ff)
            r+=1; tot+=v; atot+=round(v*12,2)
        w.write(r,6,'Total current',b); w.write(r,9,round(tot,2),mt); w.write(r,10,round(atot,2),mt); r+=1
        d=nxt; z=ps
        while d<en and len(steps)<2 and R.random()<.85:
            z+=.5; e2=min(en,addm(d,12)-dt.timedelta(1)); v=round(a*z/12,2); steps.append((d,v))
            for q,vv in enumerate(['RNT','Minimum Rent (future)',iso(d),iso(e2),v,round(v*12,2),z]): w.write(r,5+q,vv,i_)
            r+=1; d=addm(d,12)
        r+=1
        rows.append(dict(unit=u,tenantName=t,area=a,leaseStartDate=st,leaseEndDate=en,contractRent=ch[0][4],annualRent=round(ch[0][4]*12,2),charges=[(c[0],c[4]) for c in ch],totalCharges=tot,rentSteps=steps,statusText='Occupied'))
        for c in ch: codes.setdefault(c[0],[c[1],0.]); codes[c[0]][1]+=c[4]
        G[1]+=tot; G[2]+=atot
    w.write(r,1,'Property Total',b); w.write(r,2,G[0],nb); w.write(r,9,round(G[1],2),mt); w.write(r,10,round(G[2],2),mt); r+=2
    w.write(r,5,'Charge summary (current, monthly)',b); r+=1
    for c,(ds,v) in codes.items(): w.write(r,5,c,p); w.write(r,6,ds,p); w.write(r,9,round(v,2),m); r+=1
    w.set_landscape(); w.fit_to_pages(1,0); wb.close()
    subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','xls:MS Excel 97','--outdir',DOCS,x],check=True,capture_output=True)
    save(name,'Brantmere Business Units',asof,rows,14,12,2,'INDUSTRIAL','Canadian property accountant','xls export, charges in rows under each tenant, future rent rows in italics',hard=True,sheet=None,printed={'area':G[0],'totalCharges':G[1],**{'chg:'+c:v[1] for c,v in codes.items()}})
# ---------------------------------------------------------------- 11: STNL portfolio; planted row_dropped
def d11():
    R=random.Random(5611); name='Meridian_Crossroads_STNL_Portfolio_Tape.xlsx'; asof=D(2026,3,31)
    brands=[('Dollar Orchard','Dollar Orchard Corp.',(9000,10640),(10.2,13)),('Hometown Auto Parts','Hometown Auto Parts Corp.',(6800,7400),(13,18)),('Burger Barn','Franchisee - 41 units',(2800,3400),(38,55)),('Prairie Rx','Prairie Rx Holdings',(13100,14800),(22,30)),('SwiftStop Fuel & Mart','SwiftStop LP',(4200,5600),(40,60)),('BrightSmile Dental','BrightSmile DSO',(2900,3600),(28,34)),('Farm & Ranch Depot','Farm & Ranch Depot Inc.',(19000,21700),(11,14)),('Sudsy Tunnel Wash','Sudsy Holdings',(4300,5000),(36,48))]
    cities=dict(OH='Lima Findlay Chillicothe Marion Zanesville Portsmouth Wooster Tiffin Xenia'.split(),KY='Somerset Corbin Danville Murray Glasgow Mayfield Paducah'.split(),TN='Dyersburg Cookeville Tullahoma McMinnville Greeneville Athens Paris Crossville Lebanon Shelbyville'.split(),AL='Cullman Jasper Selma Talladega Opelika Troy Andalusia'.split())
    names=dict(OH='Ohio',KY='Kentucky',TN='Tennessee',AL='Alabama')
    streets=['N Main St','US Hwy 127','Commerce Blvd','W Market St','Old Mill Rd','State Rd 32','E Broadway','Veterans Pkwy']
    wb=xlsxwriter.Workbook(doc(name)); B=dict(font_name='Aptos Narrow',font_size=10)
    f=lambda **k: wb.add_format({**B,**k}); p=f(); hd=f(bold=True,bg_color='#E2EFDA',bottom=2,text_wrap=True,valign='top'); m=f(num_format='#,##0.00'); n=f(num_format='#,##0'); d_=f(num_format='mm/dd/yyyy'); sec=f(bold=True,font_size=11,bg_color='#548235',font_color='white'); sb=f(bold=True,top=1,num_format='#,##0.00'); sn=f(bold=True,top=1,num_format='#,##0'); pc=f(num_format='0.00%'); y1=f(num_format='0.0'); m0=f(num_format='$#,##0')
    w=wb.add_worksheet('Tape'); H=['Asset ID','Concept','Lease guarantor','Street','City','ST','Bldg SF','Acres','Structure','Rent comm.','Base term ends','Yrs left','Allocated price','Cap','Status','Mo. rent','Annualized rent','Next bump','Annual rent after bump','Renewal options']
    w.write(0,0,'MERIDIAN CROSSROADS - Single Tenant Net Lease Portfolio',f(bold=True,font_size=14)); w.write(1,0,'Data tape, rents in effect at 3/31/2026',p)
    w.set_row(3,28)
    for c,h in enumerate(H): w.write(3,c,h,hd)
    for c,wd in enumerate([10,22,24,20,13,5,9,7,13,11,12,7,13,7,13,12,14,11,14,14]): w.set_column(c,c,wd)
    w.set_column(12,13,12,None,{'hidden':1})
    r=4; rows=[]; G=[0.]*3; k=0; dropped=None
    for stt in ['OH','KY','TN','AL']:
        w.merge_range(r,0,r,19,names[stt],sec); r+=1; S=[0.]*3; cl=cities[stt]
        for j,c in enumerate(cl):
            k+=1; br,gu,(a0,a1),(p0,p1)=R.choice(brands); a=R.randint(a0,a1)//5*5; u=f'M{k:02d}-{stt}'
            an=round(a*R.uniform(p0,p1)/100)*100.; mo=round(an/12,2); cm=D(R.randint(2008,2023),R.randint(1,12),1); en=addm(cm,R.choice([120,180,180,240]))-dt.timedelta(1)
            while en<=asof: en=eom(addm(D(en.year,en.month,1),60))
            addr=f'{R.randint(101,4899)} {R.choice(streets)}'; ac=R.uniform(.6,2.4); lt=R.choice(['Abs. NNN','NNN','NN (roof/str.)','Ground lease']); stat=R.choice(['Open']*7+['Dark - paying'])
            vac=(stt,c) in {('KY','Mayfield'),('AL','Selma')}
            bump=None
            if not vac and R.random()<.65:
                bd=D(2026 if cm.month>3 else 2027,cm.month,1)
                bd=addm(bd,12*R.randint(0,3))
                if bd<en: bump=(bd,round(an*R.choice([1.05,1.1,1.075])/10)*10.,'year')
            opt=R.choice(['4 x 5 yr','3 x 5 yr','2 x 10 yr','5 x 5 yr','None'])
            if not vac: S[1]+=mo; S[2]+=an
            S[0]+=a
            if (stt,c)==('TN','Greeneville'):
                dropped=(u,br,c,a,mo,an); continue
            q=dict(unit=u,area=a,section=names[stt],statusText='Vacant' if vac else stat)
            for cc,v,ff in [(0,u,p),(3,addr,p),(4,c,p),(5,stt,p),(6,a,n),(7,round(ac,2),f(num_format='0.00')),(14,q['statusText'],p)]: w.write(r,cc,v,ff)
            if vac: w.write(r,1,'-',p)
            else:
                w.write(r,1,br,p); w.write(r,2,gu,p); w.write(r,8,lt,p); w.write_datetime(r,9,dt.datetime.combine(cm,dt.time()),d_); w.write_datetime(r,10,dt.datetime.combine(en,dt.time()),d_); w.write(r,11,round((en-asof).days/365.25,1),y1); w.write(r,12,round(an/.068,-3),m0); w.write(r,13,.068,pc); w.write(r,15,mo,m); w.write(r,16,an,m); w.write(r,19,opt,p)
                q.update(tenantName=br,leaseStartDate=cm,leaseEndDate=en,contractRent=mo,annualRent=an)
                if bump: w.write_datetime(r,17,dt.datetime.combine(bump[0],dt.time()),d_); w.write(r,18,bump[1],m); q['rentSteps']=[bump]
            rows.append(q); r+=1
        w.write(r,1,names[stt]+' subtotal',f(bold=True)); w.write(r,6,S[0],sn); w.write(r,15,round(S[1],2),sb); w.write(r,16,round(S[2],2),sb); r+=2; G=[x+y for x,y in zip(G,S)]
    w.write(r,1,'PORTFOLIO',f(bold=True)); w.write(r,6,G[0],sn); w.write(r,15,round(G[1],2),sb); w.write(r,16,round(G[2],2),sb)
    w.freeze_panes(4,2); w.autofilter(3,0,r-2,19); w.set_landscape(); w.set_paper(5); w.fit_to_pages(1,0); w.repeat_rows(3)
    nt=wb.add_worksheet('Notes'); 
    for i,t in enumerate(['Cap and allocated price columns are for internal use.','Options at fair market or 10% bumps; see abstracts.','Dark stores continue to pay rent.']): nt.write(i,0,t)
    wb.close(); v=sum(1 for q in rows if q['statusText']=='Vacant'); N=len(rows)
    save(name,'MERIDIAN CROSSROADS',asof,rows,N,N-v,v,'RETAIL','portfolio seller','STNL data tape by state, hidden columns, subtotals',sheet='Tape',
      planted=dict(what=f'asset {dropped[0]} ({dropped[1]}, {dropped[2]}; {dropped[3]:,} SF, {dropped[4]:,.2f} a month) is missing from the Tennessee rows but is in the Tennessee subtotal and portfolio total',kind='row_dropped'),printed={'area':G[0],'contractRent':G[1],'annualRent':G[2]})
# ---------------------------------------------------------------- 12: storage workbook 380 rows
def d12():
    R=random.Random(5612); name='LockBarn_Hwy9_unit_status.xlsx'; asof=D(2026,2,15)
    wb=xlsxwriter.Workbook(doc(name)); b=wb.add_format({'bold':1}); d_=wb.add_format({'num_format':'yyyy-mm-dd'}); m=wb.add_format({'num_format':'0.00'}); title=wb.add_format({'bold':1,'font_size':14}); hb=wb.add_format({'bold':1,'bg_color':'#FFF2CC','border':1})
    s=wb.add_worksheet('KPI'); w=wb.add_worksheet('Units'); l=wb.add_worksheet('Legend')
    for i,(c,t) in enumerate([('R','Rented'),('V','Vacant'),('C','Complimentary / company'),('M','Maintenance hold'),('O','Overlocked (rented, delinquent)')]): l.write(i,0,c); l.write(i,1,t)
    H=['bldg','unit_no','floor','width','length','sq_ft','unit_class','status','customer_key','customer','move_in','street_rate','rent','protection','other_fees','monthly_total','amount_due','autopay','paid_through','days_vacant']
    for c,h in enumerate(H): w.write(0,c,h,hb)
    w.set_column(8,8,14,None,{'hidden':1}); w.set_column(6,6,17); w.set_column(9,9,26); w.set_column(10,10,11); w.set_column(18,18,12)
    cls=[('5x5 climate',5,5,49),('5x10 climate',5,10,84),('10x10 climate',10,10,149),('10x15 climate',10,15,189),('10x10 drive-up',10,10,129),('10x20 drive-up',10,20,205),('10x30 drive-up',10,30,285),('RV covered 12x40',12,40,179)]
    plan=[('1',1,[0]*30+[1]*40+[2]*25),('1',2,[0]*30+[1]*45+[2]*20+[3]*15),('2',1,[4]*40+[5]*30),('3',1,[5]*35+[6]*20),('4',1,[4]*25+[6]*10),('RV',1,[7]*24)]
    rows=[]; r=1; G=dict(sq=0,street=0.,rent=0.,prot=0.,oth=0.,tot=0.,due=0.); C=dict(R=0,V=0,C=0,M=0,O=0); per={}
    for bl,fl,us in plan:
        for k,ci in enumerate(us):
            cn,wd,ln_,st=cls[ci]; u=f'{fl}{k+1:03d}' if bl=='1' else (f'RV{k+1:02d}' if bl=='RV' else f'{bl}{k+101}')
            x=R.random(); code='R' if x<.83 else 'V' if x<.93 else 'O' if x<.97 else 'M' if x<.985 else 'C'
            C[code]+=1; pp=per.setdefault(cn,[0,0,0.]); pp[0]+=1
            q=dict(unit=u,building=bl,area=wd*ln_,unitType=cn,statusText=code,marketRent=float(st)); G['sq']+=wd*ln_; G['street']+=st
            for c,v in enumerate([bl,u,fl,wd,ln_,wd*ln_,cn,code]): w.write(r,c,v)
            w.write(r,11,st,m)
            if code in 'RO':
                nm=person(R,'FL') if R.random()<.9 else R.choice(['Cedar Valley Roofing','Bright Day Care','Otter Creek Film Co','Tally Vending LLC','Ridge Pool Service'])
                rent=float(round(st*R.uniform(.75,1.3))); pr=R.choice([0.,9.,14.,14.,22.]); ot=R.choice([0.,0.,0.,0.,5.]); mi=asof-dt.timedelta(R.randint(3,3400)); due=round(R.choice([1,2,3])*(rent+pr)+25,2) if code=='O' else R.choice([0.]*9+[rent])
                w.write(r,8,f'c{R.randint(10**8,10**9)}'); w.write(r,9,nm); w.write_datetime(r,10,dt.datetime.combine(mi,dt.time()),d_); w.write(r,12,rent,m); w.write(r,13,pr,m); w.write(r,14,ot,m); w.write(r,15,rent+pr+ot,m); w.write(r,16,due,m); w.write(r,17,R.choice(['Y','N'])); w.write_datetime(r,18,dt.datetime(2026,3,1) if not due else dt.datetime(2026,1,1),d_)
                q.update(tenantName=nm,moveInDate=mi,contractRent=rent,charges=[('protection',pr),('other_fees',ot)],totalCharges=rent+pr+ot,balance=due); pp[1]+=1; pp[2]+=rent
                for kk,v in (('rent',rent),('prot',pr),('oth',ot),('tot',rent+pr+ot),('due',due)): G[kk]+=v
            elif code=='V': w.write(r,19,R.randint(1,240))
            elif code=='C':
                w.write(r,9,'LockBarn office use'); w.write(r,12,0,m); q.update(tenantName='LockBarn office use',contractRent=0.)
            rows.append(q); r+=1
    w.freeze_panes(1,2); w.autofilter(0,0,r-1,19); w.set_landscape(); w.fit_to_pages(1,0)
    s.set_column(0,0,26); s.set_column(1,4,14); s.fit_to_pages(1,1)
    s.write(0,0,'LockBarn Self Storage - Highway 9',title); s.write(1,0,'Status at close of business 2026-02-15')
    N=len(rows); occ=C['R']+C['O']
    for i,(k,v) in enumerate([('Units',N),('Rented (R + O)',occ),('Vacant',C['V']),('Company',C['C']),('Maintenance',C['M']),('Unit occupancy %',round(100*occ/N,1)),('Net rentable sq ft',G['sq']),('Gross potential (street)',G['street']),('Rent in place',G['rent']),('Protection plans',G['prot']),('Other fees',G['oth']),('Monthly total',G['tot']),('Receivable',G['due'])]): s.write(3+i,0,k,b); s.write(3+i,1,v)
    s.write_row(18,0,['Class','Units','Rented','Rent in place'],hb)
    for i,(k,v) in enumerate(per.items()): s.write_row(19+i,0,[k]+v)
    wb.close()
    save(name,'LockBarn Self Storage - Highway 9',asof,rows,N,occ,C['V'],'SELF_STORAGE','storage operator','database-style export, coded statuses with a legend sheet, totals only on KPI sheet',sheet='Units',printed={'area':G['sq'],'marketRent':G['street'],'contractRent':G['rent'],'chg:protection':G['prot'],'totalCharges':G['tot'],'balance':G['due']})
# ---------------------------------------------------------------- 13: medical two buildings, two-line merged; planted digit
def d13():
    from openpyxl import Workbook
    from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
    R=random.Random(5613); name='Cobblestone MOB I & II - Tenancy.xlsx'; asof=D(2026,5,1)
    wb=Workbook(); w=wb.active; w.title='Tenancy'; thin=Side(style='thin',color='999999')
    w['A1']='COBBLESTONE MEDICAL CAMPUS'; w['A1'].font=Font(bold=True,size=14,name='Georgia'); w['A2']='Tenancy summary effective 1 May 2026'; w['A2'].font=Font(italic=True,name='Georgia')
    H=[('A','Premises'),('B','Occupant\n(guarantor / use)'),('C','Rentable\nSF'),('D','Lease began\nLease ends'),('E','Base rental\n/ month'),('F','Base rental\n/ year'),('G','NNN est.\n/ month'),('H','Total due\n/ month'),('I','Next adj.'),('J','Adjusted monthly\nbase'),('K','Options')]
    for c,t in H:
        x=w[c+'4']; x.value=t; x.font=Font(bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='7B3F00'); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    w.row_dimensions[4].height=46
    for c,wd in zip('ABCDEFGHIJK',[11,34,10,13,13,14,12,13,11,14,12]): w.column_dimensions[c].width=wd
    data=[('COBBLESTONE MOB I  (built 2004)',[('I-100','Cobblestone Family Practice','Guar.: 4 physicians',5200,23.5),('I-110','Lakeview Endoscopy Center LLC','Licensed ASC',8450,29),('I-120',None,'formerly dermatology',2140,0),('I-130','MedQuick Labs, Inc.','Draw station',980,27.25),('I-200','Tri-Rivers Oncology PC','Infusion suite',7320,28.4),('I-210','Bayard Podiatry','',1660,24),('I-220','Vivid Optical','Retail optical',1410,25.5)]),
      ('COBBLESTONE MOB II  (built 2016)',[('II-101','Cobblestone Regional Hospital','Women\'s imaging; credit',9800,31.25),('II-105','Hearthstone Pediatrics','',4475,27),('II-105*','Wellspring Pediatric Group','PRE-LEASED; takes over Suite 105 on 9/1/2026',4475,28.5),('II-112',None,'shell',3310,0),('II-201','Ascend Spine & Joint','Guar.: Ascend Mgmt.',6240,29.75),('II-215','Pathways Counseling','',1890,24.5),('II-220','Dialysis Partners of Cobblestone','Parent guaranty',7100,26.9)])]
    r=5; rows=[]; G=[0.]*5; pl=None; fm='#,##0.00'
    for sec,items in data:
        w.merge_cells(f'A{r}:K{r}'); w[f'A{r}']=sec; w[f'A{r}'].font=Font(bold=True); w[f'A{r}'].fill=PatternFill('solid',fgColor='F3E5D8'); r+=1; S=[0.]*5
        for u,t,sub,a,ps in items:
            for c in 'ACEFGHIJK':
                w.merge_cells(f'{c}{r}:{c}{r+1}'); w[f'{c}{r}'].alignment=Alignment(vertical='center',horizontal='left' if c in 'AK' else 'right')
            for c in 'ABCDEFGHIJK': w[f'{c}{r+1}'].border=Border(bottom=thin)
            w[f'A{r}']=u; w[f'B{r}']=t or 'Vacant'; w[f'B{r+1}']=sub; w[f'B{r}'].font=Font(bold=bool(t)); w[f'B{r+1}'].font=Font(italic=True,size=9,color='666666'); w[f'C{r}']=a; w[f'C{r}'].number_format='#,##0'
            q=dict(unit=u,building=sec,area=a,tenantName=t,statusText='Vacant' if not t else 'Occupied')
            fut='PRE' in sub
            if not fut: S[0]+=a
            if t:
                st=D(2026,9,1) if fut else D(R.randint(2016,2025),R.randint(1,12),1); en=addm(st,120)-dt.timedelta(1)
                if u=='II-105': en=D(2026,8,31)
                elif en<=asof: en=D(2031,3,31)
                m=round(a*ps/12,2); an=round(m*12,2); nn=round(a*9.8/12,2)
                w[f'D{r}']=dt.datetime.combine(st,dt.time()); w[f'D{r+1}']=dt.datetime.combine(en,dt.time())
                for k in (0,1): w[f'D{r+k}'].number_format='d-mmm-yy'; w[f'D{r+k}'].alignment=Alignment(horizontal='center')
                pan=an
                if u=='I-200':
                    pan=an+9000 if str(int(an))[-4]=='0' else None
                    s=f'{an:.2f}'; i=len(s)-6; ndg='3' if s[i]!='3' else '8'; pan=float(s[:i]+ndg+s[i+1:]); pl=(u,an,pan)
                for c,v in (('E',m),('F',pan),('G',nn),('H',round(m+nn,2))): w[f'{c}{r}']=v; w[f'{c}{r}'].number_format=fm
                q.update(leaseStartDate=st,leaseEndDate=en,contractRent=m,annualRent=pan,charges=[('NNN est.',nn)],totalCharges=round(m+nn,2))
                ad=D(2026 if st.month>5 else 2027,st.month,1)
                if not fut and ad<en and R.random()<.85:
                    v=round(m*1.025,2); w[f'I{r}']=dt.datetime.combine(ad,dt.time()); w[f'I{r}'].number_format='d-mmm-yy'; w[f'J{r}']=v; w[f'J{r}'].number_format=fm; q['rentSteps']=[(ad,v)]
                w[f'K{r}']=R.choice(['2 x 5 yrs','1 x 5 yrs','none','3 x 5 yrs'])
                if fut: q['statusText']='PRE-LEASED'
                else:
                    for i,v in enumerate([m,an,nn,round(m+nn,2)]): S[1+i]+=v
            rows.append(q); r+=2
        w[f'B{r}']='Building total'; w[f'C{r}']=S[0]; w[f'C{r}'].number_format='#,##0'
        for c,v in zip('EFGH',S[1:]): w[f'{c}{r}']=round(v,2); w[f'{c}{r}'].number_format=fm
        for c in 'BCEFGH': w[f'{c}{r}'].font=Font(bold=True)
        r+=2; G=[x+y for x,y in zip(G,S)]
    w[f'B{r}']='CAMPUS TOTAL'; w[f'C{r}']=G[0]; w[f'C{r}'].number_format='#,##0'
    for c,v in zip('EFGH',G[1:]): w[f'{c}{r}']=round(v,2); w[f'{c}{r}'].number_format=fm
    for c in 'BCEFGH': w[f'{c}{r}'].font=Font(bold=True); w[f'{c}{r}'].border=Border(top=Side(style='double'))
    w[f'A{r+2}']='* Pre-leased suite is not counted in the totals while the present occupant is in possession.'; w[f'A{r+2}'].font=Font(italic=True,size=9)
    w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(name))
    ex=[q for q in rows if q['statusText']!='PRE-LEASED']
    for k,v in (('area',G[0]),('contractRent',G[1]),('annualRent',G[2]),('totalCharges',G[4])):
        s=sum(q.get(k,0) for q in ex); print('  d13',k,round(s,2),round(v,2))
    save(name,'COBBLESTONE MEDICAL CAMPUS',asof,rows,13,11,2,'OFFICE','asset manager','two-line merged records, two buildings, a pre-leased successor row',hard=True,sheet='Tenancy',
      planted=dict(what=f'suite {pl[0]}: base rental per year printed {pl[2]:,.2f} where {pl[1]:,.2f} (12 x the monthly, and what the totals hold) is right',kind='digit_changed'))
# ---------------------------------------------------------------- 14: seller's hand-kept sheet, four strips
def d14():
    from openpyxl import Workbook
    from openpyxl.styles import Font, PatternFill
    name='RENTS ALL CENTERS (current).xlsx'
    wb=Workbook(); w=wb.active; w.title='Rents'; w.column_dimensions['A'].width=9; w.column_dimensions['B'].width=32
    for c in 'CDEFGHI': w.column_dimensions[c].width=15
    w['A1']='Delgarde Bros. Properties - rents as of Jan 1 2026'; w['A1'].font=Font(bold=True,size=13)
    rows=[]; r=3; GT=0.
    def put(vals,bold=False,fill=None):
        nonlocal r
        for i,v in enumerate(vals):
            if v is None: continue
            x=w.cell(r,1+i,v)
            if isinstance(v,float): x.number_format='#,##0.00'
            if isinstance(v,dt.datetime): x.number_format='m/d/yy'
            if bold: x.font=Font(bold=True)
            if fill: x.fill=PatternFill('solid',fgColor=fill)
        r+=1
    P1='MULBERRY CORNERS (Rt 9)'; put([P1],True,'FFFF00'); put(['Store','Who','Sq ft','Rent/mo','CAM','Lease up','Deposit','Next raise'],True)
    s=[0.,0.,0.]
    for u,t,a,m,cm,e,dp,ra in [('1','Angelo\'s Pizza',1600,'$2,450.00','$310.00','6/30/2028','$2,450','7/1/26 to $2,520'),('2','Rite-Way Cleaners',1200,'$1,975.00','$235.00','3/31/2027','$1,900',None),('3 & 4','Mulberry Pharmacy',3400,'$5,100.00','$662.00','12/31/2030','$10,000','1/1/27 to $5,250'),('5','empty',1100,None,None,None,None,None),('6','Shear Genius',900,'$1,400.00','$176.00','MTM','$1,000',None)]:
        put([u,t,a,m,cm,e,dp,ra]); mv=lambda z:float(z.replace('$','').replace(',','')) if z else None
        q=dict(unit=u,propertyName=P1,area=a,contractRent=mv(m),deposit=mv(dp))
        if t=='empty': q['statusText']='empty'
        else:
            q.update(tenantName=t,statusText='Occupied',charges=[('CAM',mv(cm))],leaseEndDate=dt.datetime.strptime(e,'%m/%d/%Y').date() if '/' in e else e)
            s[0]+=mv(m); s[1]+=mv(cm); s[2]+=mv(dp)
        if ra: q['rentSteps']=[(dt.datetime.strptime(ra.split(' to ')[0],'%m/%d/%y').date(),mv(ra.split(' to ')[1]))]
        rows.append(q)
    put([None,'Total',8200,f'${s[0]:,.2f}',f'${s[1]:,.2f}',None,f'${s[2]:,.0f}'],True); GT+=s[0]; r+=2
    P2='GATEWAY STRIP'; put([P2],True,'FFFF00'); put(['Bay','Tenant','Start','End','Base rent','Taxes','Ins.','Total check'],True); S=[0.]*4
    for u,t,b,e,m,tx,i in [('A','Vape City',D(2023,5,1),D(2026,4,30),1850.,142.5,31.),('B','Golden Dragon Buffet',D(2017,10,1),D(2027,9,30),6200.,498.,104.25),('C','Lucky 8 Laundromat',D(2020,1,1),D(2029,12,31),3300.,265.,58.),('D','State Farm agent (R. Boothroyne)',D(2024,8,15),D(2027,8,14),1450.,118.,26.5),('E','VACANT - for rent sign up',None,None,None,None,None)]:
        z=lambda d:dt.datetime.combine(d,dt.time()) if d else None
        put([u,t,z(b),z(e),m,tx,i,m+tx+i if m else None]); q=dict(unit=u,propertyName=P2)
        if m: q.update(tenantName=t,statusText='Occupied',leaseStartDate=b,leaseEndDate=e,contractRent=m,charges=[('Taxes',tx),('Ins.',i)],totalCharges=m+tx+i); S=[x+y for x,y in zip(S,[m,tx,i,m+tx+i])]
        else: q['statusText']='VACANT'
        rows.append(q)
    put([None,'TOTAL GATEWAY',None,None]+S,True); GT+=S[0]; r+=1
    P3='18 Orchard Ave (house w/ offices)'; put([P3],True,'FFFF00'); put(['Floor','Tenant',None,'Monthly','Security','Comments'],True); S=[0.,0.]
    for u,t,m,dp,cmt in [('1st','Kettleford Chiropractic',2300.,2300.,'lease thru Oct 2026'),('2nd front','J. Abernock, bookkeeper',675.,675.,'handshake, 9 yrs here'),('2nd rear','Ms. Calla Rosnay (apt)',1150.,1150.,'pays electric'),('Garage','Delgarde Bros. storage',0.,0.,'us')]:
        put([u,t,None,m,dp,cmt]); rows.append(dict(unit=u,propertyName=P3,tenantName=t,contractRent=m,deposit=dp,statusText='Occupied')); S[0]+=m; S[1]+=dp
    put([None,None,None]+S,True); GT+=S[0]; r+=1
    P4='INDUSTRIAL WAY BAYS'; put([P4],True,'FFFF00'); put(['Bay #','Size','Tenant','Yearly rent','Per month','Expires'],True); S=[0.,0.]
    for u,a,t,y,e in [('101','2,000 sf','Delmont Fence',21600.,'Dec 2027'),('102','2,000 sf','Delmont Fence',21600.,'Dec 2027'),('103','2,500 sf','Hot Rod Harry\'s',26400.,'May 2026'),('104','2,500 sf','vacant',None,None),('105','4,000 sf','Clearbrook Water Co.',40800.,'Feb 2031'),('106','4,000 sf','Titan Gymnastics',39000.,'Aug 2029')]:
        put([u,a,t,y,y/12 if y else None,e]); q=dict(unit=u,propertyName=P4,area=int(a[:-3].replace(',','')))
        if y: q.update(tenantName=t,statusText='Occupied',annualRent=y,contractRent=y/12,leaseEndDate=e); S[0]+=y; S[1]+=y/12
        else: q['statusText']='vacant'
        rows.append(q)
    put([None,None,'total']+S,True); GT+=S[1]; r+=1
    put(['ALL CENTERS, base rent per month',None,None,GT],True,'C6E0B4'); put(['Tenants pay their own utilities. Taxes get trued up each July.'])
    w2=wb.create_sheet('phone list'); w2.append(['Tenant','Phone']); w2.append(["Angelo's Pizza",'555-0142']); w2.append(['Delmont Fence','555-0177'])
    w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(name))
    save(name,None,D(2026,1,1),rows,20,17,3,'MIXED_USE','private seller','hand-kept sheet with four blocks of different columns, money as text in one',hard=True,sheet='Rents',printed={'contractRent':GT})
for g in (d8,d9,d10,d11,d12,d13,d14): g()
