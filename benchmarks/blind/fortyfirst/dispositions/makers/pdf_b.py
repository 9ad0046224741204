from common import *
from reportlab.lib.pagesizes import letter,landscape
# ---------- 5 SiteLink rent roll, storage
def doc5():
    R=rng('d5'); F='L004_RentRoll_073125.pdf'; asof=D(2025,7,31); p=PG(F,letter); rows=[]
    plan=[('A',range(101,131),[('5x5','Climate',25,59),('5x10','Climate',50,94),('10x10','Climate',100,159)]),('B',range(201,243),[('10x10','Drive Up',100,139),('10x15','Drive Up',150,179),('10x20','Drive Up',200,214)]),('C',range(301,347),[('5x10','Interior',50,79),('10x10','Interior',100,124)]),('P',range(1,17),[('12x30','Open Pkg',360,85)])]
    nm=iter(people(R,150)); X=[('Unit',22,'l'),('Size',52,'l'),('Type',82,'l'),('Area',140,'r'),('Tenant',146,'l'),('Moved In',246,'l'),('Paid Thru',292,'l'),('Std.|Rate',368,'r'),('Rent',406,'r'),('Variance',443,'r'),('Ins.',470,'r'),('Sec.|Deposit',508,'r'),('Balance|Due',552,'r'),('Days|Late',588,'r')]
    def head():
        p.t(306,28,'Rent Roll','c','Times-Bold',14); p.t(306,41,'Palisade Self Storage (L004)','c','Times-Roman',10); p.t(306,52,'As of Thursday, July 31, 2025','c','Times-Italic',9)
        p.t(22,28,'SiteLink Web Edition',f='Times-Italic',z=7)
        p.line(20,60,592,1)
        for h,x,a in X:
            L=h.split('|')
            for i,s in enumerate(L): p.t(x,(69 if len(L)>1 else 77)+8*i,s,a,'Times-Bold',7.5)
        p.line(20,80,592,.5)
        p.t(22,780,'Printed: 8/1/2025 7:02:19 AM',f='Times-Roman',z=7); p.t(590,780,f'Page {p.n}','r','Times-Roman',7)
        return 90
    y=head(); agg={}; T=[0]*6; cnt=dict(occ=0,vac=0,unr=0)
    i=0
    for L,rg,types in plan:
        for k,num in enumerate(rg):
            if y>765: p.next(); y=head()
            sz,ty,a,std=types[(k*len(types))//len(rg)]; u=f"{L}{num:03d}"; q=R.random()
            if i%2: p.rect(20,y-7.2,572,9.6,(.93,.95,.98))
            i+=1
            ag=agg.setdefault((sz,ty),[0,0,0,0,0,0]); ag[0]+=1; ag[3]+=std; 
            base=[u,sz,ty,n0(a)]
            if q<.12 or u in('B214','C330'):
                st='Unrentable' if u in('B214','C330') else 'Vacant'
                vals=base+[f'<{st}>','','',m2(std)]; cnt['unr' if st[0]=='U' else 'vac']+=1; ag[2 if st[0]=='V' else 5]+=1
                rows.append(row(unit=u,unitType=f"{sz} {ty}",area=a,statusText=f'<{st}>',marketRent=std))
                T[0]+=std
            else:
                n=next(nm); rent=max(29.0,float(std+R.choice([0,0,-10,-15,6,12,18,25,-20]))); ins=R.choice([0,0,9,12,15]); dep=R.choice([0,0,0,25,50])
                if u=='A101': n='Site Manager (Comp)'; rent=0.0; ins=0; dep=0
                mi=asof-dt.timedelta(R.randint(5,2600)); late=R.choice([0]*8+[R.randint(6,29),R.randint(31,64)]); 
                if rent==0: late=0
                pt=asof-dt.timedelta(late) if late else asof+dt.timedelta(R.choice([0,0,31,12,20]))
                bal=0 if not late else round((rent+ins)*(1 if late<30 else 2)+20*(1 if late<30 else 2),2)
                vals=base+[n,mdyn(mi),mdyn(pt),m2(std),m2(rent),m2p(rent-std),m2(ins),m2(dep),m2(bal),late or '']
                rows.append(row(unit=u,unitType=f"{sz} {ty}",area=a,tenantName=n,statusText='Occupied',marketRent=std,contractRent=rent,moveInDate=mi,deposit=dep,balance=bal,charges=ch(('Ins.',ins))))
                cnt['occ']+=1; ag[1]+=1; ag[4]+=rent
                for j,v in enumerate([std,rent,rent-std,ins,dep,bal]): T[j]+=v
            for (h,x,al),v in zip(X,vals): p.t(x,y,v,al,'Times-Roman',7.6,97 if h=='Tenant' else None)
            y+=9.6
    if y>600: p.next(); y=head()
    p.line(330,y-6,592,.8); y+=3; p.t(146,y,f'Totals: {len(rows)} units',f='Times-Bold',z=7.8)
    for k,v in zip(range(7,13),T): p.t(X[k][1],y,m2p(v),'r','Times-Bold',7.6)
    y+=24; p.t(22,y,'Unit Type Summary',f='Times-Bold',z=9); y+=12
    hx=[150,195,235,285,350,420]
    for x,h in zip(hx,['Units','Occ','Vac','Unrent.','Std. Total','Actual']): p.t(x,y,h,'r','Times-Bold',7.5)
    p.line(22,y+2,422); y+=11
    S=[0]*6
    for (sz,ty),g in agg.items():
        p.t(22,y,f"{sz} {ty}",f='Times-Roman',z=7.5)
        for x,v in zip(hx,[g[0],g[1],g[2],g[5],m2(g[3]),m2(g[4])]): p.t(x,y,v,'r','Times-Roman',7.5)
        for j in range(6): S[j]+=g[j]
        y+=10
    p.line(22,y-7,422); p.t(22,y+2,'Total',f='Times-Bold',z=7.5)
    for x,v in zip(hx,[S[0],S[1],S[2],S[5],m2(S[3]),m2(S[4])]): p.t(x,y+2,v,'r','Times-Bold',7.5)
    p.done(); assert S[1]==cnt['occ'] and S[2]==cnt['vac'] and abs(S[4]-T[1])<.01
    save(F,'SELF_STORAGE','store manager','SiteLink rent roll print',False,rows,'Palisade Self Storage',asof,len(rows),cnt['occ'],cnt['vac'])
# ---------- 6 Broker OM, shopping center
def doc6():
    from fpdf import FPDF
    F='Saltgrass_Commons_OM_excerpt.pdf'; rows=[]
    d=FPDF('L','pt',(612,1008)); d.set_auto_page_break(False); d.set_creation_date(dt.datetime(2025,10,6,tzinfo=dt.timezone.utc))
    W,H=1008,612; NV=(18,52,86); GD=(196,154,72)
    d.add_page(); d.set_fill_color(*NV); d.rect(0,0,W,H,'F'); d.set_fill_color(150,170,186); d.rect(380,0,W-380,430,'F'); d.set_fill_color(205,196,176); d.rect(430,250,500,110,'F'); d.set_fill_color(120,96,80); d.rect(430,232,500,18,'F'); d.set_fill_color(90,120,90); d.rect(380,360,W-380,70,'F')
    d.set_text_color(255,255,255); d.set_font('Helvetica','B',38); d.text(40,200,'SALTGRASS'); d.text(40,244,'COMMONS')
    d.set_draw_color(*GD); d.set_line_width(3); d.line(40,262,200,262); d.set_font('Helvetica','',14); d.text(40,292,'Grocery-Anchored Shopping Center'); d.text(40,312,'118,640 SF  |  94.0% Leased'); d.text(40,332,'Pearland, Texas')
    d.set_font('Helvetica','B',13); d.text(40,500,'OFFERING MEMORANDUM'); d.set_font('Helvetica','',10); d.text(40,520,'Exclusively listed by Marlowe Trask Capital Markets')
    # tenants: suite,name,gla,start,end,annual,[(date,annual)],recov,options
    sp=[('A','Brazos Fresh Market',58200,D(2016,11,1),D(2036,10,31),12.25,[(D(2026,11,1),13.25),(D(2031,11,1),14.25)],'NNN, 5% cap','6 x 5 yrs'),
    ('B','Threadbarn Off-Price',24000,D(2019,4,1),D(2029,3,31),11.5,[],'NNN','3 x 5 yrs'),
    ('C-1','Gulf Coast Pet Supply',8640,D(2021,2,1),D(2031,1,31),17,[(D(2026,2,1),18.7)],'NNN','2 x 5 yrs'),
    ('C-3','Marisol Nails & Day Spa LLC (dba Marisol)',2400,D(2020,8,1),D(2027,7,31),29.5,[(D(2026,8,1),30.39)],'NNN','1 x 5 yrs'),
    ('C-4','Bayou Smiles Family Dentistry',3200,D(2022,6,1),D(2032,5,31),31,[(D(2026,6,1),31.93),(D(2027,6,1),32.89),(D(2028,6,1),33.87)],'NNN','2 x 5 yrs'),
    ('C-5','Available',4320,None,None,None,[],'',''),
    ('C-6','Two Herons Coffee',1800,D(2023,1,15),D(2028,1,31),34,[(D(2026,2,1),35.02),(D(2027,2,1),36.07)],'NNN','2 x 5 yrs'),
    ('C-7','Available',2780,None,None,None,[],'',''),
    ('D-1','Pho Lantern Restaurant',3100,D(2018,5,1),'MTM',27,[],'Gross','None'),
    ('D-2','Stonebridge Federal Credit Union',4200,D(2017,10,1),D(2027,9,30),36,[],'NN + Ins.','2 x 5 yrs'),
    ('D-4','Kinetic Kids Gymnastics',6000,D(2024,9,1),D(2034,8,31),16.5,[(D(2026,9,1),17),(D(2027,9,1),17.5)],'NNN','2 x 5 yrs')]
    gl=[('Pad 1','Chilaquil Taco Drive-Thru (ground lease)',0,D(2020,1,1),D(2039,12,31),96000,[(D(2030,1,1),105600),(D(2035,1,1),116160)],'Absolute NNN','4 x 5 yrs'),('Pad 2','Ridgeline Auto Wash (ground lease)',0,D(2022,3,1),D(2042,2,28),118500,[(D(2027,3,1),130350)],'Absolute NNN','4 x 5 yrs')]
    tot=sum(x[2] for x in sp); assert tot==118640,tot
    occ=tot-4320-2780; assert round(occ/tot*100,1)==94.0
    d.add_page(); d.set_fill_color(*NV); d.rect(0,0,W,56,'F'); d.set_text_color(255,255,255); d.set_font('Helvetica','B',20); d.text(36,36,'RENT ROLL'); d.set_font('Helvetica','',11); d.text(172,36,'As of October 1, 2025'); d.text(W-250,36,'Saltgrass Commons  |  Pearland, TX')
    C=[('SUITE',36,44,'L'),('TENANT',80,210,'L'),('GLA\n(SF)',290,54,'R'),('% OF\nGLA',344,48,'R'),('LEASE\nCOMMENCED',400,76,'C'),('LEASE\nEXPIRES',476,72,'C'),('BASE RENT\n/ SF',548,58,'R'),('ANNUAL\nBASE RENT',606,80,'R'),('EFFECTIVE',706,70,'C'),('ANNUAL RENT',776,76,'R'),('RECOVERY\nTYPE',862,70,'L'),('OPTIONS',932,54,'L')]
    y=70; d.set_text_color(*NV); d.set_font('Helvetica','B',8)
    d.set_xy(706,y); d.cell(150,10,'SCHEDULED INCREASES',align='C'); d.set_draw_color(*GD); d.set_line_width(.8); d.line(712,y+11,852,y+11)
    for h,x,w,a in C:
        L=h.split('\n')
        for i,s in enumerate(L): d.set_xy(x,y+22-10*(len(L)-1)+10*i); d.cell(w,10,s,align=a)
    d.set_line_width(1.5); d.line(36,y+35,W-22,y+35); y+=40; d.set_text_color(30,30,30); z=0
    def fd(x): return x if isinstance(x,str) else f"{x.strftime('%b')} {x.day}, {x.year}" if x else ''
    def out(r,ground=False):
        nonlocal y,z
        su,n,g,s,e,rt,st,rc,op=r; k=max(1,len(st)); d.set_font('Helvetica','',8.5)
        name=d.multi_cell(206,10,n,dry_run=True,output='LINES') if len(n)>38 else [n]
        h=max(k,len(name))*11+5
        if z%2==0: d.set_fill_color(240,243,246); d.rect(36,y,W-58,h,'F')
        z+=1
        ann=None if rt is None else (rt if ground else round(rt*g))
        def c(i,v,j=0): x,w,a=C[i][1:]; d.set_xy(x,y+3+11*j); d.cell(w,10,v,align=a)
        c(0,su); 
        if n=='Available': d.set_font('Helvetica','BI',8.5); d.set_text_color(170,60,40)
        for j,s_ in enumerate(name): c(1,s_,j)
        d.set_font('Helvetica','',8.5); d.set_text_color(30,30,30)
        if g: c(2,n0(g)); c(3,f"{g/tot*100:.1f}%")
        else: c(2,'-'); c(3,'-')
        c(4,fd(s)); c(5,fd(e)); 
        if rt is not None:
            c(6,f"${rt:.2f}" if not ground else 'n/a'); c(7,f"${ann:,.0f}")
        stl=[]
        for j,(dd,a) in enumerate(st):
            am=a if ground else round(a*g); c(8,fd(dd),j); c(9,f"${am:,.0f}",j); stl.append(step(dd,am,'year'))
        c(10,rc); c(11,op); y+=h
        rows.append(row(unit=su,tenantName=None if n=='Available' else n,area=g or None,statusText='Available' if n=='Available' else 'Occupied',section='Ground Leases' if ground else None,leaseStartDate=s,leaseEndDate=e,annualRent=ann,rentSteps=stl))
        return ann or 0
    def total(lab,g,pc,a):
        nonlocal y
        d.set_draw_color(*NV); d.set_line_width(.8); d.line(36,y+1,W-22,y+1); d.set_font('Helvetica','B',8.5); d.set_xy(80,y+4); d.cell(210,10,lab)
        if g: d.set_xy(290,y+4); d.cell(54,10,n0(g),align='R'); d.set_xy(344,y+4); d.cell(48,10,pc,align='R')
        if a is not None: d.set_xy(606,y+4); d.cell(80,10,f"${a:,.0f}",align='R')
        y+=17
    A=sum(out(r) for r in sp); total('Shopping Center Total',tot,'100.0%',A)
    total('Occupied',occ,'94.0%',None); total('Available',tot-occ,'6.0%',None)
    y+=6; d.set_text_color(*NV); d.set_font('Helvetica','B',9.5); d.text(36,y+8,'GROUND LEASES'); d.set_text_color(30,30,30); y+=14
    B=sum(out(r,True) for r in gl); total('Ground Lease Total',0,'',B); y+=2; total('TOTAL BASE RENT',0,'',A+B)
    d.set_font('Helvetica','I',7.5); d.set_text_color(90,90,90)
    for i,s in enumerate(['(1) Excludes shadow anchor Brandt Home Center (approx. 102,000 SF), which is not a part of the offering.','(2) Stonebridge Federal Credit Union has a right of first refusal on Suite D-1. Percentage rent, if any, is not shown.','Information has been obtained from sources deemed reliable; Marlowe Trask Capital Markets makes no warranty as to its accuracy.']): d.text(36,y+10+10*i,s)
    d.set_text_color(*NV); d.set_font('Helvetica','B',8); d.text(W-60,H-16,'17')
    print('om y',y); d.output(os.path.join(DOC,F))
    save(F,'RETAIL','listing broker','OM rent roll table with cover',True,rows,'Saltgrass Commons',D(2025,10,1),13,11,2)
# ---------- 7 Argus presentation rent roll, office
def doc7():
    from fpdf import FPDF
    R=rng('d7'); F='TwoMeridianTower_ARGUS_PresRR.pdf'; rows=[]
    d=FPDF('L','pt','Letter'); d.set_auto_page_break(False); d.set_creation_date(dt.datetime(2025,12,11,tzinfo=dt.timezone.utc)); W,H=792,612
    ten=[("Barrowmere & Stull LLP","1200",21850),("Clearwater Actuaries, Inc.","1100",10925),("Huxtable Wealth Partners","1110",10925),("Federated Marine Underwriters","1000",21850),("AVAILABLE","900",7340),("Ostrava Robotics","920",14510),("Pemberton Public Affairs","800",5120),("Tidewater Court Reporting","810",3075),("Glasswing Biologics","830",13655),("Corvid Analytics, LLC","700",21850),("AVAILABLE","600",4480),("Mount Sorrel Architects","610",9870),("Trellis Staffing Group","640",7500),("Lobby Perk Cafe","110",1240),("Granite State Trust Bank","100",6350)]
    tot=sum(a for _,_,a in ten)
    def head():
        d.add_page(); d.set_font('Times','B',9); d.text(30,28,'Software : ARGUS Ver. 15.0.1'); d.text(30,39,'File : Two Meridian Tower - Dispo v4'); d.text(30,50,'Property Type : Office/Industrial'); d.text(30,61,'Portfolio :')
        d.set_xy(200,20); d.cell(392,11,'Two Meridian Tower',align='C'); d.set_xy(200,31); d.cell(392,11,'411 Quay Street, Norfolk, VA',align='C'); d.set_xy(200,48); d.cell(392,11,'Presentation Rent Roll & Current Term Tenant Summary',align='C'); d.set_xy(200,59); d.cell(392,11,f'As of Jan-2026 for {n0(tot)} Square Feet',align='C')
        d.set_font('Times','',8); d.set_xy(660,20); d.cell(102,10,'Date : 12/11/25',align='R'); d.set_xy(660,30); d.cell(102,10,'Time : 3:47 pm',align='R'); d.set_xy(660,40); d.cell(102,10,'Ref# : BKR',align='R'); d.set_xy(660,50); d.cell(102,10,f'Page : {d.page_no()}',align='R')
        d.set_line_width(.6); d.rect(28,76,736,44); d.set_font('Times','B',7.5)
        for x,w,L in [(30,140,['Tenant Name','Suite Number','Lease Dates','Lease Term']),(172,62,['Floor','SqFt','Bldg Share']),(240,116,['--- Base Rent ---','Rate & Amount','per Year','per Month']),(362,66,['Rent','Changes','On']),(430,72,['Changes','To','per Month']),(506,44,['Months','to','Abate']),(556,112,['Description of','Operating Expense','Reimbursements']),(672,90,['Assumption about','subsequent terms','for this tenant'])]:
            for i,s in enumerate(L): d.set_xy(x,79+10*i); d.cell(w,10,s,align='C' if x>30 else 'L')
        return 128
    y=head(); T=0; oc=0; n=0
    for i,(nm,su,a) in enumerate(ten,1):
        av=nm=='AVAILABLE'
        st=D(2026,1,1); st=addm(st,-R.randint(5,75)); term=R.choice([60,84,120,126]); 
        while addm(st,term)<D(2026,3,1): term+=60
        en=addm(st,term-1); rate=R.choice([27.0,28.5,29.25,30.5,31.75,33]); mon=round(rate*a/12); ann=round(rate*a); 
        stp=[]; dd=st; r=rate
        while dd<=D(2026,1,1): dd=addm(dd,12)
        for _ in range(R.choice([1,2,3,4])):
            if dd>en: break
            r=round(r+R.choice([.5,.75]),2); stp.append((dd,round(r*a/12))); dd=addm(dd,12)
        if su in('110',): stp=[]
        k=max(4,len(stp)) if not av else 2
        if y+k*10+8>585: y=head()
        d.set_font('Times','B',8.5); d.text(30,y+7,f"{i}. {nm}"); d.set_font('Times','',8.5); f=lambda x:x.strftime('%b-%Y')
        d.text(42,y+17,f"Suite: {su}")
        def c(x,w,j,s,al='R'): d.set_xy(x,y+10*j-1); d.cell(w,10,s,align=al)
        c(172,58,0,n0(a)); c(172,58,1,f"{a/tot*100:.2f}%")
        if not av:
            d.text(42,y+27,f"{f(st)} to {f(en)}"); d.text(42,y+37,f"{term} Months")
            c(240,55,0,f"${rate:.2f}"); c(295,60,0,f"${ann:,}"); c(240,55,1,f"${rate/12:.2f}"); c(295,60,1,f"${mon:,}")
            for j,(x,am) in enumerate(stp): c(362,62,j,f(x),'C'); c(430,66,j,f"${am:,}")
            c(506,40,0,R.choice(['','','3','6']),'C')
            rec=R.choice([['Base Year Stop:','2024 operating expenses'],['Net: All expenses','plus admin fee 3%'],['Full Service Gross','BY 2025'],['See method:','OFF BASE22']]); 
            for j,s in enumerate(rec): c(558,110,j,s,'L')
            c(672,90,0,R.choice(['Market','Market','Renew','Reabsorb']),'C'); c(672,90,1,'See assumption: Office','C')
            T+=ann; oc+=a; n+=1
            rows.append(row(unit=su,tenantName=nm,area=a,statusText='Occupied',leaseStartDate=f(st),leaseEndDate=f(en),contractRent=mon,annualRent=ann,rentSteps=[step(f(x),am) for x,am in stp]))
        else: 
            c(672,90,0,'Spec lease-up','C'); rows.append(row(unit=su,area=a,statusText='AVAILABLE'))
        y+=k*10+6; d.set_line_width(.2); d.line(28,y-3,764,y-3)
    if y>520: y=head()
    y+=6; d.set_font('Times','B',8.5)
    for l,v,e in [('Total Occupied SqFt',oc,f"${T:,}"),('Total Available SqFt',tot-oc,''),('Total Building SqFt',tot,'')]:
        d.text(30,y+7,l); d.set_xy(172,y-1); d.cell(58,10,n0(v),align='R'); d.set_xy(295,y-1); d.cell(60,10,e,align='R'); y+=12
    d.output(os.path.join(DOC,F))
    save(F,'OFFICE','analyst','Argus presentation rent roll print',True,rows,'Two Meridian Tower','2026-01',15,n,15-n)
if __name__=='__main__': doc5();doc6();doc7()
