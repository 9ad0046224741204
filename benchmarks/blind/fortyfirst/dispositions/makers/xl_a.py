from common import *
import xlsxwriter as xw
def book(F,**o):
    wb=xw.Workbook(os.path.join(DOC,F),o); wb.set_properties({'created':dt.datetime(2025,1,1)}); return wb
# ---------- 8 RealPage OneSite rent roll detail
def doc8():
    R=rng('d8'); F='Larkhaven_RentRollDetail_0425.xlsx'; asof=D(2025,4,30); rows=[]
    wb=book(F); ws=wb.add_worksheet('Report1'); ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2)
    f=lambda **k: wb.add_format(dict(font_name='Arial',font_size=8,valign='top',**k))
    t=f(); b=f(bold=True); h=f(bold=True,text_wrap=True,bottom=1,align='center'); num=f(num_format='#,##0.00;(#,##0.00)'); it=f(num_format='#,##0'); nb=f(num_format='#,##0.00;(#,##0.00)',bold=True,top=1); ib=f(num_format='#,##0',bold=True,top=1); tb=f(bold=True,top=1); big=f(bold=True); big.set_font_size(12); c=f(align='center'); cw=f(align='center',text_wrap=True)
    cols=['Unit','','Floorplan','Unit Designation','SQFT','Unit/Lease Status','Name','Move-In\nMove-Out','Lease\nStart','Lease\nEnd','Market\n+ Addl.','','Trans\nCode','Lease\nRent','Other\nCharges/\nCredits','Total\nBilling','Dep\nOn Hand','Balance']
    for i,w in enumerate([7,1.2,9,10,7,16,21,11,10,10,10,1.2,9,10,10,10,10,10]): ws.set_column(i,i,w)
    def head(r,pg):
        ws.write(r,0,'OneSite Rents v3.0',t); ws.merge_range(r,5,r,11,'RENT ROLL DETAIL',f(bold=True,align='center',)); ws.write(r,17,f'Page {pg} of 3',f(align='right'))
        ws.write(r+1,0,'05/02/2025 11:20:41AM',t); ws.merge_range(r+1,5,r+1,11,'Larkhaven Flats',f(align='center',bold=True)); ws.write(r+1,17,'mgt-521-003',f(align='right'))
        ws.merge_range(r+2,5,r+2,11,'As of 04/30/2025',f(align='center'))
        ws.merge_range(r+3,0,r+3,17,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary; Show Unit Rent as - Market + Addl.;',f(italic=True,text_wrap=True)); ws.set_row(r+3,22)
        for i,x in enumerate(cols): ws.write(r+5,i,x,h)
        ws.set_row(r+5,36); return r+6
    r=head(0,1); pg=1; ws.write(r,0,'Details',b); r+=1
    FP={'A1R':(715,1540),'A1':(715,1445),'B2':(1060,1890),'B2R':(1060,2010),'C1':(1295,2360)}
    nm=iter(people(R,80)); units=[f"{bl}{fl}{n:02d}" for bl in (1,2) for fl in (1,2,3) for n in range(1,8)]
    vac={'1106','2203','2305'}; vl='1302'; ntv={'1204','2101'}; pend={'1103','2207'}; T=dict(m=0,l=0,o=0,t=0,d=0,b=0,a=0); fs={}; codes={}
    n=0; occ=0; nv=0
    def rec(r,u,fp,des,a,st,name,mi,mo,ls,le,mk,chs,dep,bal,star=False,count=True):
        tot=sum(x for _,x in chs)
        ws.write_string(r,0,u,t); ws.write(r,2,fp,t); ws.write(r,3,des,c)
        if a: ws.write(r,4,a,it)
        ws.write(r,5,st,t); ws.write(r,6,name or ('VACANT' if not name else ''),t)
        if mi: ws.write(r,7,mdy(mi),c)
        if ls: ws.write(r,8,mdy(ls),c); ws.write(r,9,mdy(le),c)
        if mk is not None: ws.write(r,10,mk,num)
        extra=max(len(chs),2 if mo else 1)
        for i,(cd,am) in enumerate(chs):
            ws.write(r+i,12,cd,t); ws.write(r+i,13 if cd=='RENT' else 14,am,num)
        ws.write(r,15,tot,num)
        if dep is not None: ws.write(r,16,dep,num); ws.write(r,17,bal,num)
        if mo: ws.write(r+1,7,mdy(mo),c)
        rows.append(row(unit=u,unitType=fp,area=a,tenantName=name,statusText=st,marketRent=mk,contractRent=dict(chs).get('RENT'),leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,deposit=dep,balance=bal,charges=ch(*chs),totalCharges=tot))
        if count:
            T['m']+=mk;T['a']+=a;T['t']+=tot;T['d']+=dep;T['b']+=bal
            for cd,am in chs: T['l' if cd=='RENT' else 'o']+=am; codes[cd]=codes.get(cd,0)+am
        return r+extra
    for k,u in enumerate(units):
        if k in (16,31): pg+=1; r=head(r+1,pg)
        fp=R.choice(list(FP)); a,mk=FP[fp]; mk=float(mk+10*(int(u[1])-1)); des='N/A'; g=fs.setdefault(fp,[0,0,0,0]); g[0]+=1; g[3]+=mk; n+=1
        if u in vac or u==vl:
            r=rec(r,u,fp,des,a,'Vacant' if u!=vl else 'Vacant-Leased',None,None,None,None,None,mk,[],0.0,0.0); nv+=1
            if u==vl:
                s=D(2025,5,9); r=rec(r,u,fp,des,a,'Applicant',next(nm),s,None,s,addm(s,13)-dt.timedelta(1),None,[('RENT',mk-20),('TRASH',20.0)],None,None,count=False)
            continue
        g[1]+=1; occ+=1
        mi=asof-dt.timedelta(R.randint(30,1400)); ls=mi
        while addm(ls,12)<=D(2025,5,3): ls=addm(ls,12)
        le=addm(ls,12)-dt.timedelta(1); rent=mk-R.choice([0,20,35,55,90,120]); chs=[('RENT',rent),('TRASH',20.0)]
        if R.random()<.4: chs.append(('PETRENT',40.0))
        if R.random()<.3: chs.append(('CARPORT',55.0))
        if R.random()<.15: chs.append(('EMPCRED' if R.random()<.05 else 'CONC/SPE',-100.0))
        g[2]+=rent; mo=le if u in ntv else None
        r=rec(r,u,fp,des,a,'Occupied-NTV' if u in ntv else 'Occupied',next(nm),mi,mo,ls,le,mk,chs,float(R.choice([0,250,400,500])),float(R.choice([0,0,0,0,-37.5,64.18,-12])))
        if u in pend: r=rec(r,u,fp,des,a,'Pending renewal',rows[-1]['tenantName'],mi,None,le+dt.timedelta(1),addm(le+dt.timedelta(1),12)-dt.timedelta(1),None,[('RENT',rent+45),('TRASH',20.0)],None,None,count=False)
    for i in range(18): ws.write_blank(r,i,None,tb)
    ws.write(r,0,'Totals:',tb); ws.write(r,4,T['a'],ib); ws.write(r,10,T['m'],nb)
    for i,k in zip((13,14,15,16,17),'lotdb'): ws.write(r,i,T[k],nb)
    r+=3; ws.write(r,0,'Amt / SQFT:',b); ws.write(r,2,f"Market = {T['m']/T['a']:.2f}",t); r+=2
    for i,x in zip((0,4,5,6,7,10,13),['Floorplan','# Units','# Occupied','Occupancy %','Avg Market','Total Market','Total Leased']): ws.write(r,i,x,b)
    r+=1
    for k in sorted(fs):
        g=fs[k]; ws.write(r,0,k,t); ws.write(r,4,g[0],it); ws.write(r,5,g[1],it); ws.write(r,6,f"{g[1]/g[0]*100:.2f}%",t); ws.write(r,7,g[3]/g[0],num); ws.write(r,10,g[3],num); ws.write(r,13,g[2],num); r+=1
    ws.write(r,0,'Totals / Averages:',tb); ws.write(r,4,n,ib); ws.write(r,5,occ,ib); ws.write(r,6,f"{occ/n*100:.2f}%",tb); ws.write(r,10,T['m'],nb); ws.write(r,13,T['l'],nb); r+=3
    ws.write(r,0,'Summary billing by transaction code for selected properties',b); r+=1
    for k in sorted(codes): ws.write(r,2,k,t); ws.write(r,5,codes[k],num); r+=1
    ws.write(r,2,'Total:',tb); ws.write(r,5,T['t'],nb)
    wb.close(); save(F,'MULTIFAMILY','third-party manager','RealPage OneSite Rent Roll Detail export',True,rows,'Larkhaven Flats',asof,n,occ,nv)
# ---------- 9 storEDGE export; row dropped
def doc9():
    R=rng('d9'); F='storedge_rent_roll_export_20250831.xlsx'; asof=D(2025,8,31); rows=[]
    wb=book(F); ws=wb.add_worksheet('Rent Roll'); s2=wb.add_worksheet('Summary')
    hd=wb.add_format(dict(bold=True,bg_color='#2F6F73',font_color='white',text_wrap=True,valign='vcenter')); mo=wb.add_format({'num_format':'$#,##0.00'}); da=wb.add_format({'num_format':'yyyy-mm-dd'}); bo=wb.add_format({'bold':True}); mb=wb.add_format({'num_format':'$#,##0.00','bold':True,'top':1}); bt=wb.add_format({'bold':True,'top':1})
    ws.write(0,0,'Copper Basin Storage - Rent Roll',bo); ws.write(1,0,'As of August 31, 2025 11:59 PM MST')
    H=['Space','Space Status','Unit Group','Width','Length','Sq Ft','Tenant','Account','Move In','Paid Through','Street Rate','Rental Rate','Protection Plan','Recurring Fee','Monthly Total','Autopay','Days Past Due','Past Due','Deposit On File']
    for i,x in enumerate(H): ws.write(3,i,x,hd)
    ws.set_row(3,30)
    for i,w in enumerate([8,13,30,7,7,7,24,11,11,11,11,11,11,11,11,8,9,10,10]): ws.set_column(i,i,w)
    ws.freeze_panes(4,1); ws.set_landscape(); ws.fit_to_pages(1,0)
    G=[('5 x 8 Interior Climate Controlled',5,8,68),('10 x 10 Interior Climate Controlled',10,10,142),('10 x 12 Exterior Roll-up',10,12,128),('10 x 20 Exterior Roll-up',10,20,205),('12 x 40 Covered RV',12,40,260)]
    nm=iter(people(R,80,'FL')); nm2=['Basin Plumbing LLC','Agave Event Rentals','Red Mesa Electric']; r=4; T=[0]*7; A=0; c=dict(o=0,v=0,r=0); agg={}; drop=None; names=[]
    seq=[]
    for gi,cnt in enumerate([14,16,14,10,6]):
        for k in range(cnt): seq.append((gi,f"{gi+1}{k+1:02d}" if gi<4 else f"RV{k+1}"))
    for gi,u in seq:
        g,w,l,st=G[gi]; a=w*l; q=R.random(); ag=agg.setdefault(g,[0,0,0.0]); ag[0]+=1; A+=a; T[0]+=st
        if (q<.1 and u!='209') or u=='302':
            s='Reserved' if u=='302' else 'Available'
            for i,v in enumerate([u,s,g,w,l,a]): ws.write(r,i,v) if i else ws.write_string(r,0,u)
            ws.write(r,10,st,mo); r+=1; c['v']+=1
            rows.append(row(unit=u,unitType=g,area=a,statusText=s,marketRent=st)); continue
        n=nm2[int(u[2])] if gi==3 and u[2] in '012' else next(nm); rr=round(st*R.uniform(.82,1.22),0); pr=R.choice([0,11,14,19]); fee=R.choice([0,0,0,5]); tot=rr+pr+fee
        late=R.choice([0]*7+[R.randint(3,55)]); pd=tot*(1+late//31)+(15 if late>5 else 0) if late else 0; dep=R.choice([0,0,25,40]); mi=asof-dt.timedelta(R.randint(10,2200)); pt=asof-dt.timedelta(late) if late else asof+dt.timedelta(R.randint(1,30)); stt='Late' if 0<late<=30 else 'Overlocked' if late else 'Rented'
        ag[1]+=1; ag[2]+=rr; c['o']+=1
        for i,v in enumerate([rr,pr,fee,tot,pd,dep]): T[i+1]+=v
        if u=='209': drop=(u,n,rr,a); continue
        ws.write_string(r,0,u)
        for i,v in enumerate([stt,g,w,l,a,n,f"CB-{R.randint(10000,99999)}"]): ws.write(r,1+i,v)
        ws.write_datetime(r,8,dt.datetime(*mi.timetuple()[:3]),da); ws.write_datetime(r,9,dt.datetime(*pt.timetuple()[:3]),da)
        for i,v in enumerate([st,rr,pr,fee,tot]): ws.write(r,10+i,v,mo)
        ws.write(r,15,R.choice(['Yes','No'])); ws.write(r,16,late); ws.write(r,17,pd,mo); ws.write(r,18,dep,mo); r+=1
        rows.append(row(unit=u,unitType=g,area=a,tenantName=n,statusText=stt,marketRent=st,contractRent=float(rr),moveInDate=mi,deposit=dep,balance=float(pd),charges=ch(('Protection Plan',pr),('Recurring Fee',fee)),totalCharges=float(tot)))
    assert drop
    ws.autofilter(3,0,r-1,len(H)-1)
    for i in range(len(H)): ws.write_blank(r,i,None,bt)
    N=c['o']+c['v']; ws.write(r,0,'Total',bt); ws.write(r,2,f"{N} spaces",bt); ws.write(r,5,A,bt); ws.write(r,6,f"{c['o']} rented",bt)
    for i,k in zip((10,11,12,13,14,17,18),range(7)): ws.write(r,i,T[k],mb)
    s2.set_column(0,0,36); s2.set_column(1,5,13); s2.write(0,0,'Copper Basin Storage',bo); s2.write(1,0,'Occupancy summary, August 31, 2025')
    for i,x in enumerate(['Unit Group','Total Spaces','Rented','Vacant','Occupancy','Rental Rate']): s2.write(3,i,x,hd)
    q=4
    for g,v in agg.items(): s2.write_row(q,0,[g,v[0],v[1],v[0]-v[1]]); s2.write(q,4,v[1]/v[0],wb.add_format({'num_format':'0.0%'})); s2.write(q,5,v[2],mo); q+=1
    s2.write_row(q,0,['Total',N,c['o'],c['v']],bt); s2.write(q,4,c['o']/N,wb.add_format({'num_format':'0.0%','bold':True,'top':1})); s2.write(q,5,T[1],mb)
    wb.close(); save(F,'SELF_STORAGE','store manager','storEDGE flat export with summary sheet',False,rows,'Copper Basin Storage',asof,N,c['o'],c['v'],sheet='Rent Roll',planted={"what":f"the row of space {drop[0]} ({drop[1]}, {drop[3]} sq ft, rental rate {drop[2]:.2f}) is missing; the total row and the Summary sheet still include it ({N} spaces, {c['o']} rented)","kind":"row_dropped"})
# ---------- 10 analyst workbook, industrial portfolio
def doc10():
    R=rng('d10'); F='TriPort_Industrial_RR_vFINAL3.xlsx'; rows=[]
    wb=book(F); cv=wb.add_worksheet('Assumptions'); ws=wb.add_worksheet('RR_InPlace'); ro=wb.add_worksheet('Rollover')
    B=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    tt=B(bold=True); tt.set_font_size(14); sb=B(italic=True,font_color='#666666'); hd=B(bold=True,bottom=2,text_wrap=True,align='center',valign='bottom'); grp=B(bold=True,bg_color='#D9E2F3',align='center'); tx=B(); ce=B(align='center'); nn=B(num_format='#,##0'); m=B(num_format='_($* #,##0_);_($* (#,##0)_);_($* "-"_);_(@_)'); rt=B(num_format='0.00',font_color='#0000FF'); da=B(num_format='mmm d, yyyy',align='center'); pc=B(num_format='0.0%',align='center'); y1=B(num_format='0.0x'); yr=B(num_format='0.0'); vr=B(italic=True,font_color='#C00000'); par=B(bold=True,bg_color='#F2F2F2')
    tb=B(bold=True,top=1,num_format='#,##0'); tm=B(bold=True,top=1,num_format='$#,##0'); gb=B(bold=True,top=1,bottom=6,num_format='#,##0'); gm=B(bold=True,top=1,bottom=6,num_format='$#,##0')
    cv.set_column(0,0,3); cv.set_column(1,1,38); cv.write(1,1,'Tri-Port Industrial Portfolio - Underwriting assumptions',tt)
    for i,(a,b) in enumerate([('Analysis start','10/1/2025'),('General vacancy',.05),('Downtime (months)',7),('Renewal probability',.7),('TI new / renew ($/SF)','4.00 / 1.00'),('Leasing commissions','6.0% / 3.0%')]): cv.write(3+i,1,a,tx); cv.write(3+i,2,b,pc if isinstance(b,float) else tx)
    ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0)
    ws.write('B2','Tri-Port Industrial Portfolio',tt); ws.write('B3','In-place rent roll, rents effective September 1, 2025',tt if 0 else B(bold=True)); ws.write('B4','Source: mgr rent rolls, lease abstracts. NNN unless noted. Draft - subject to lease audit.',sb)
    W=[2,9,9,30,10,2,13,13,9,2,9,12,13,2,13,12,9,2,11,34]
    for i,w in enumerate(W): ws.set_column(i,i,w)
    H={1:'Bldg',2:'Suite',3:'Tenant',4:'RSF',6:'Start',7:'Expiration',8:'Yrs Rem.',10:'$/SF/Yr',11:'Monthly Base Rent',12:'Annual Base Rent',14:'Next Bump',15:'New Monthly Rent',16:'Bump %',18:'Mkt $/SF (NNN)',19:'Notes'}
    ws.merge_range(5,6,5,8,'Lease Term',grp); ws.merge_range(5,10,5,12,'In-Place Rent',grp); ws.merge_range(5,14,5,16,'Next Escalation',grp)
    for c,x in H.items(): ws.write(6,c,x,hd)
    ws.set_row(6,30); ws.set_column(18,18,11,None,{'hidden':True}); ws.freeze_panes(7,4)
    parks=[('Port of Entry Logistics Park - Laredo, TX',[('1','100','Mercado Freight Forwarding',62400),('1','200','Vacant',31200),('2','100','Sierra Linda Produce Co.',48000),('2','150','Quetzal Electronics Assembly',36500),('3','A','Aduana Customs Brokers',8200),('3','B','Ruta Norte Trucking',9600)]),
    ('Bayside Commerce Park - La Porte, TX',[('A','101','Polymer Drum & Pail',24000),('A','105','Gulf Rim Valve Repair',18750),('A','109','Shipshape Marine Supply',12600),('B','201','Vacant',15300),('B','205','Channel Safety Training',7850),('B','207','Petrotech Lab Services',11400),('C','300','Harborline 3PL, Inc.',126000)]),
    ('Airline Drive Distribution Center - Houston, TX',[('I','110','Lone Prairie Appliance Parts',40000),('I','120','Bright Box Fulfillment',40000),('I','130','Tejas Tile & Stone (short-term)',20000),('II','210','Northwind HVAC Wholesale',52500),('II','220','Vacant',26250),('II','230','Comet Courier',26250)])]
    r=7; base=D(2025,9,1); G=[0,0]; n=no=0; V=0; exps={}; subs=[]
    for pk,us in parks:
        ws.merge_range(r,1,r,19,pk,par); r+=1; r0=r; S=[0,0]; pname=pk
        for b,su,t,a in us:
            n+=1; ws.write(r,1,b,ce); ws.write(r,2,int(su) if su.isdigit() else su,ce); ws.write(r,4,a,nn); S[0]+=a
            mk=R.choice([7.5,8,8.5,9]); ws.write(r,18,mk,rt)
            kw=dict(unit=su,building=b,propertyName=pname,area=a)
            if t=='Vacant':
                ws.write(r,3,t,vr); ws.write(r,11,0,m); ws.write(r,12,0,m); ws.write(r,19,R.choice(['Spec suite, white-boxed','Prior tenant vacated 2/25','LOI out at $8.25 NNN']),tx); V+=a
                rows.append(row(**kw,statusText='Vacant'))
            else:
                no+=1; st=addm(base,-R.randint(3,60)); en=addm(st,R.choice([62,63,84,120]))-dt.timedelta(1); rate=R.choice([6.6,7.05,7.4,7.8,8.1]) if a>20000 else R.choice([9.6,10.2,10.8]); mon=round(rate*a/12); 
                if en<base: en=addm(en,60)
                ws.write(r,3,t,tx); ws.write_datetime(r,6,dt.datetime(*st.timetuple()[:3]),da)
                mtm='short-term' in t
                if mtm: ws.write(r,7,'MTM',ce)
                else: ws.write_datetime(r,7,dt.datetime(*en.timetuple()[:3]),da); ws.write(r,8,round((en-base).days/365.25,1),yr); exps.setdefault(en.year,[0,0,0]); e=exps[en.year]; e[0]+=1;e[1]+=a;e[2]+=mon*12
                ws.write_formula(r,10,f'=M{r+1}/E{r+1}',rt,round(mon*12/a,4)); ws.write(r,11,mon,m); ws.write_formula(r,12,f'=L{r+1}*12',m,mon*12)
                stp=[]; nx=st
                while nx<=base: nx=addm(nx,12)
                if nx<en and not mtm and R.random()<.8:
                    p=R.choice([.03,.035,.04]); am=round(mon*(1+p)); ws.write_datetime(r,14,dt.datetime(*nx.timetuple()[:3]),da); ws.write(r,15,am,m); ws.write(r,16,p,pc); stp=[step(nx,am)]
                nt=R.choice(['','','','1x5 yr renewal @ FMV','Mod. gross - tenant pays util.','Termination right after mo. 60','Guaranty from parent'])
                if nt: ws.write(r,19,nt,tx)
                S[1]+=mon
                rows.append(row(**kw,tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate='MTM' if mtm else en,contractRent=mon,annualRent=mon*12,rentSteps=stp))
            r+=1
        ws.write(r,3,'Subtotal',tb); ws.write_formula(r,4,f'=SUM(E{r0+1}:E{r})',tb,S[0]); ws.write_formula(r,11,f'=SUM(L{r0+1}:L{r})',tm,S[1]); ws.write_formula(r,12,f'=SUM(M{r0+1}:M{r})',tm,S[1]*12); subs.append(r+1)
        G[0]+=S[0];G[1]+=S[1]; r+=2
    for col,fm,v in [('E',gb,G[0]),('L',gm,G[1]),('M',gm,G[1]*12)]: ws.write_formula(f'{col}{r+1}','='+'+'.join(f'{col}{s}' for s in subs),fm,v)
    ws.write(r,3,'Portfolio Total',gb); r+=1
    ws.write(r,3,f'Occupied SF ({no} suites)',tx); ws.write(r,4,G[0]-V,nn); ws.write(r,6,(G[0]-V)/G[0],pc); ws.write(r+1,3,f'Vacant SF ({n-no} suites)',tx); ws.write(r+1,4,V,nn); ws.write(r+1,6,V/G[0],pc)
    ro.write(0,0,'Lease expiration schedule',tt); ro.set_column(0,4,14)
    for i,x in enumerate(['Year','# Leases','SF Expiring','Annual Rent']): ro.write(2,i,x,hd)
    for i,k in enumerate(sorted(exps)): ro.write_row(3+i,0,[k,*exps[k]],nn); ro.write(3+i,0,k,ce)
    ws.activate(); wb.close(); save(F,'INDUSTRIAL','analyst','portfolio workbook by park, hidden column, formulas',True,rows,'Tri-Port Industrial Portfolio',D(2025,9,1),n,no,n-no,sheet='RR_InPlace')
# ---------- 11 Yardi tenancy schedule export
def doc11():
    R=rng('d11'); F='TenancyScheduleI_7720.xlsx'; asof=D(2025,3,31); rows=[]
    wb=book(F); ws=wb.add_worksheet('Report1'); ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2)
    f=lambda **k: wb.add_format(dict(font_name='Segoe UI',font_size=8,**k))
    t=f(); tw=f(text_wrap=True,valign='top'); b=f(bold=True); h=f(bold=True,text_wrap=True,align='center',border=1,bg_color='#E7E6E6'); n2=f(num_format='#,##0.00'); sub=f(italic=True,bold=True,font_color='#1F4E78'); sh=f(underline=1,align='center',text_wrap=True); d=f(num_format='mm/dd/yyyy',align='center'); tb=f(bold=True,top=1,num_format='#,##0.00'); c=f(align='center')
    H=['Property','Unit(s)','Lease','Lease Type','Area','Lease From','Lease To','Term','Tenancy Years','Monthly Rent','Monthly Rent/Area','Annual Rent','Annual Rent/Area','Annual Rec./Area','Annual Misc/Area','Security Deposit Received','LOC Amount/ Bank Guarantee']
    for i,w in enumerate([14,10,30,12,10,11,11,7,9,12,9,13,9,9,9,12,12]): ws.set_column(i,i,w)
    ws.merge_range(0,0,0,16,'Tenancy Schedule I',f(bold=True)); ws.merge_range(1,0,1,16,'Property: 7720 As of Date: 03/31/2025 By Property',t)
    for i,x in enumerate(H): ws.write(3,i,x,h)
    ws.set_row(3,36); ws.repeat_rows(3); r=4; ws.merge_range(r,0,r,16,'Current Leases',b); r+=1
    L=[('A01','Dovetail Hardware & Garden',18400,14),('A02','Sushi Nami',2150,31),('A03','VACANT',1640,0),('A04','Bluestem Yoga Collective',2800,24),('A05','Ledger & Lane Tax Prep',1200,28),('A06','Prairie Star Pharmacy #118',9600,21.5),('B01','The Crumb Bakery Cafe',1900,32),('B02','Aspen Ridge Pediatrics, PC',5450,27),('B03','ClearCell Wireless Repair',1050,35),('B04','VACANT',3300,0),('B05','Golden Fern Massage',1400,26),('B06','Taqueria Cuatro Vientos',2600,33),('C01','First Plains Bank (Ground Lease)',4000,30),('ATM1','First Plains Bank ATM',0,0)]
    T=[0,0,0,0]; no=nv=0; oA=vA=0
    for u,nm,a,rate in L:
        ws.write(r,0,'Dovetail Marketplace (7720)',tw); ws.write(r,1,u,t)
        if nm=='VACANT':
            ws.write(r,2,nm,t); ws.write(r,4,a,n2)
            for i in (9,10,11,12,13,14,15,16): ws.write(r,i,0,n2)
            rows.append(row(unit=u,area=a,statusText='VACANT',section='Current Leases',contractRent=0,annualRent=0,deposit=0)); nv+=1; vA+=a; r+=2; continue
        st=addm(D(2025,4,1),-R.randint(5,75)); term=R.choice([60,84,120]) if a<8000 else 180
        while addm(st,term)<D(2025,6,1): term+=60
        en=addm(st,term)-dt.timedelta(1); mon=round(rate*a/12,2) if a else 450.0; dep=round(R.choice([0,mon,mon+500]),2)
        cam=round(4.1*a/12,2);tax=round(2.85*a/12,2);ins=round(.62*a/12,2)
        rec=(4.1+2.85+.62) if a else 0
        lt='Retail Net' if a else 'License'
        ws.write(r,2,f"{nm} (t0{R.randint(2000,2999)})" if 0 else nm,t); ws.write(r,3,lt,t); ws.write(r,4,a,n2); ws.write(r,5,dt.datetime(*st.timetuple()[:3]),d); ws.write(r,6,dt.datetime(*en.timetuple()[:3]),d); ws.write(r,7,term,c); ws.write(r,8,round((asof-st).days/365.25,2),n2)
        for i,v in zip(range(9,17),[mon,mon/a if a else 0,mon*12,mon*12/a if a else 0,rec,0,dep,0]): ws.write(r,i,round(v,2),n2)
        r+=1
        def sect(title,lines):
            nonlocal r
            ws.write(r,1,title,sub)
            for i,x in zip(range(2,13),['Charge','Type','Unit','Area Label','Area','From','To','Monthly Amt','Amt/Area','Annual','Annual/Area']): ws.write(r,i,x,sh)
            r+=1
            for cd,ty,fr,to,am in lines:
                ws.write(r,2,cd,t); ws.write(r,3,ty,t); ws.write(r,4,u,c); ws.write(r,5,'GLA' if a else '',c); ws.write(r,6,a,n2); ws.write(r,7,mdy(fr),c); ws.write(r,8,mdy(to),c)
                for i,v in zip((9,10,11,12),[am,am/a if a else 0,am*12,am*12/a if a else 0]): ws.write(r,i,round(v,2),n2)
                r+=1
        stp=[]
        if R.random()<.75 and a:
            s=st
            while addm(s,12)<=asof: s=addm(s,12)
            am=mon; lines=[('rent','Flat Amount',s,min(addm(s,12)-dt.timedelta(1),en),am)]
            for _ in range(R.choice([1,2,3])):
                s=addm(s,12)
                if s>en: break
                am=round(am*1.03,2); lines.append(('rent','Flat Amount',s,min(addm(s,12)-dt.timedelta(1),en),am)); stp.append(step(s,am))
            sect('Rent Steps',lines)
        chs=[('rent',mon)]+([('cam',cam),('retax',tax),('insur',ins)] if a else [])
        y0=D(2025,1,1)
        sect('Charge Schedules',[(cd,'Flat Amount',y0 if cd!='rent' else st,D(2025,12,31) if cd!='rent' else None,am) for cd,am in chs]); r+=1
        rows.append(row(unit=u,tenantName=nm,area=a,statusText='Occupied',section='Current Leases',leaseStartDate=st,leaseEndDate=en,contractRent=mon,annualRent=round(mon*12,2),deposit=dep,charges=ch(*chs),rentSteps=stp))
        T[0]+=a;T[1]+=mon;T[2]+=round(mon*12,2);T[3]+=dep;no+=1;oA+=a
    tA=oA+vA
    for i in range(17): ws.write_blank(r,i,None,tb)
    ws.write(r,2,'Total Current',tb); ws.write(r,4,tA,tb); ws.write(r,9,T[1],tb); ws.write(r,10,round(T[1]/tA,2),tb); ws.write(r,11,T[2],tb); ws.write(r,12,round(T[2]/tA,2),tb); ws.write(r,15,T[3],tb); ws.write(r,16,0,tb); r+=2
    for i,x in zip((3,4,5,9,11),['Total Units','Total Area','Percentage','Monthly Rent','Annual Rent']): ws.write(r,i,x,h)
    for l,n,A,mm in [('Occupied',no,oA,T[1]),('Vacant',nv,vA,0),('Total',no+nv,tA,T[1])]:
        r+=1; ws.write(r,2,l,b); ws.write(r,3,n,c); ws.write(r,4,A,n2); ws.write(r,5,round(A/tA*100,2),n2); ws.write(r,9,mm,n2); ws.write(r,11,T[2] if mm else 0,n2)
    wb.close(); save(F,'RETAIL','property accountant','Yardi Tenancy Schedule I export with rent steps and charge schedules',True,rows,'Dovetail Marketplace',asof,no+nv,no,nv)
if __name__=='__main__': doc8();doc9();doc10();doc11()
