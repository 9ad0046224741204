from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.lib import colors
from reportlab.pdfbase.pdfmetrics import stringWidth as sw

# ---------------------------------------------------------------- 1: MRI style office tower
def d01():
    name='e2_01_office_tower_rentroll.pdf'; R=random.Random(101); asof=D(2025,3,31)
    names=["Harrow & Pike LLP","Castellan Wealth Advisors, Inc.","Brightmoor Insurance Group","Ferrant Title Agency","Oakhollow Staffing Partners","Delacorte Reid Architects, PC","Nuvalent Software Corp.","State of Ohio - Dept of Licensure","The Lantern Deli","Stonebrook Capital Mgmt LP","Pell, Orsino & Grady","Vireo Telecom Holdings","Quillmark Publishing","Aldersgate CPA Group","Tessellate Analytics, Inc.","Marchbank Logistics Brokerage","Corvane Engineering Consultants","Juniper Row Dental","Halvorsen Appraisal Co.","Beacon Street Mortgage Corp","Northgate Court Reporters","Kestrel Point Advisors","Summerlin Fitness LLC","Ridgeway Cellular Rooftop"]
    suites=["0100","0110","0125","0200","0210","0230","0300","0320","0340","0400","0410","0500","0520","0550","0600","0615","0640","0700","0710","0725","0800","0810","0830","ROOF1"]
    R.shuffle(names[9:-1])
    recs=[]
    add={4:["0220"],10:["0420","0430"],20:["0820"]}
    for i,s in enumerate(suites):
        sf=R.choice([1185,1240,1462,1760,2015,2248,2610,3075,3320,4118,5260,6004,7815]) if s!='ROOF1' else 0
        rate=R.choice([17.5,18,18.25,19,19.75,20.5,21,22.25])
        st=addm(D(2017,1,1),R.randrange(0,92)); term=R.choice([36,60,63,84,120])
        ex=addm(st,term)-dt.timedelta(days=1)
        while ex<D(2025,5,1): ex=addm(ex+dt.timedelta(days=1),36)-dt.timedelta(days=1)
        mtm = s in('0125','0640')
        r=dict(unit='LKT01-'+s,tenantName=names[i],sf=sf,start=st,end=ex,rate=rate)
        r['rent']=round(sf*rate/12,2) if sf else 1850.0
        if s=='0100': r['rent']=0.0; 
        r['rec']=round(sf*R.choice([0,0,.09,.115,.1325]),2) if sf else 0.0
        r['oth']=R.choice([0.0,0.0,0.0,85.0,150.0,425.0,240.0]); r['stop']=R.choice([None,9.85,10.10,8.72,None])
        if mtm: r['end']=D(2024,12,31); 
        steps=[]
        d=st; v=r['rent']
        while True:
            d=addm(d,12)
            if d>ex or len(steps)>=4: break
            if d>asof and not mtm and s!='0100':
                v=round(v*1.03,2); steps.append((d,v,round(v*12/sf,2) if sf else 0.0))
        r['steps']=steps; r['add']=[]
        for a in add.get(i,[]):
            asf=R.choice([640,905,1120,1388]); 
            r['add'].append(dict(unit='LKT01-'+a,sf=asf,start=addm(st,12),end=ex,rent=round(asf*rate/12,2),rec=0.0,oth=0.0,rate=rate))
        recs.append(r)
    vac=[("0330",1975),("0530",3412),("0720",888),("0840",2260)]
    W,H=landscape(letter); c=canvas.Canvas(doc(name),pagesize=(W,H),invariant=1)
    X=dict(u=24,n=92,s=246,e=288,sf=342,b=404,r=446,cr=498,st=536,oi=584,cat=600,d=664,ma=722,ps=766)
    pg=[0]; y=[0]
    def head():
        pg[0]+=1; c.setFont('Helvetica',7)
        c.drawString(24,H-26,'Database:   LAKEFRONTPRD'); c.drawString(24,H-36,'Bldg Status:  Active only')
        c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-30,'Rent Roll'); c.setFont('Helvetica-Bold',9); c.drawCentredString(W/2,H-43,'Lakeshore Tower - Toledo'); c.setFont('Helvetica',8); c.drawCentredString(W/2,H-54,'3/31/2025')
        c.setFont('Helvetica',7); c.drawRightString(W-26,H-26,f'Page:   {pg[0]}'); c.drawRightString(W-26,H-36,'Date:   4/2/2025'); c.drawRightString(W-26,H-46,'Time:   09:14 AM')
        yy=H-76; c.setFont('Helvetica',6.8)
        for a,b,x,rt in[('','Bldg Id-Suit Id',X['u'],0),('','Occupant Name',X['n'],0),('','Rent Start',X['s'],0),('','Expiration',X['e'],0),('GLA','Sqft',X['sf']+12,1),('Monthly','Base Rent',X['b'],1),('Annual','Rate PSF',X['r'],1),('Monthly','Cost Recovery',X['cr'],1),('Expense','Stop',X['st'],1),('Monthly','Other Income',X['oi'],1)]:
            (c.drawRightString if rt else c.drawString)(x,yy,a);(c.drawRightString if rt else c.drawString)(x,yy-9,b)
        c.drawCentredString((X['cat']+X['ps'])/2,yy+3,'- - - - - - -  Future Rent Increases  - - - - - - -')
        c.drawString(X['cat'],yy-9,'Cat'); c.drawRightString(X['d'],yy-9,'Date'); c.drawRightString(X['ma'],yy-9,'Monthly Amount'); c.drawRightString(X['ps'],yy-9,'PSF')
        c.setLineWidth(1.1); c.line(24,yy-13,W-24,yy-13); y[0]=yy-26
    def need(n):
        if y[0]-n*10<36: c.showPage(); head()
    def line(u,n,r,bold=False,ind=0):
        c.setFont('Helvetica',6.8); c.drawString(X['u']+ind,y[0],u)
        while sw(n,'Helvetica',6.8)>150: n=n[:-1]
        c.drawString(X['n'],y[0],n)
        c.drawString(X['s'],y[0],us(r['start'])); c.drawString(X['e'],y[0],us(r['end'])); c.drawRightString(X['sf']+12,y[0],m0(r['sf']))
        c.drawRightString(X['b'],y[0],m2(r['rent']))
        if r['sf']: c.drawRightString(X['r'],y[0],m2(r['rent']*12/r['sf']))
        c.drawRightString(X['cr'],y[0],m2(r['rec']))
        if r.get('stop'): c.drawRightString(X['st'],y[0],m2(r['stop']))
        c.drawRightString(X['oi'],y[0],m2(r['oth']))
    head(); rows=[]
    c.setFont('Helvetica-Bold',7.5); c.drawString(24,y[0],'LKT01 - Lakeshore Tower'); y[0]-=13
    c.setFont('Helvetica-Bold',7); c.drawString(24,y[0],'Vacant Suites'); y[0]-=11
    for s,a in vac:
        c.setFont('Helvetica',6.8); c.drawString(X['u'],y[0],'LKT01-'+s); c.drawString(X['n'],y[0],'Vacant'); c.drawRightString(X['sf']+12,y[0],m0(a)); y[0]-=11
        rows.append(dict(unit='LKT01-'+s,area=a,statusText='Vacant',section='Vacant Suites'))
    y[0]-=4; c.setFont('Helvetica-Bold',7); c.drawString(24,y[0],'Occupied Suites'); y[0]-=11
    for r in recs:
        ls=r['steps']; need(max(1+len(r['add'])+ (1 if r['add'] else 0),len(ls))+1)
        y0=y[0]; line(r['unit'],r['tenantName'],r)
        rows.append(dict(unit=r['unit'],area=r['sf'],tenantName=r['tenantName'],section='Occupied Suites',statusText='Occupied',contractRent=r['rent'],leaseStartDate=r['start'],leaseEndDate=r['end'],charges=[dict(code='Monthly Cost Recovery',amount=r['rec']),dict(code='Monthly Other Income',amount=r['oth'])],rentSteps=[dict(date=d,amount=v) for d,v,p in ls]))
        for j,(d,v,p) in enumerate(ls):
            yy=y0-j*10; c.drawString(X['cat'],yy,'BRO' if r['sf'] else 'ROF'); c.drawRightString(X['d'],yy,us(d)); c.drawRightString(X['ma'],yy,m2(v)); 
            if p: c.drawRightString(X['ps'],yy,m2(p))
        for a in r['add']:
            y[0]-=10; line(a['unit'],'Additional Space',a,ind=6)
            rows.append(dict(unit=a['unit'],area=a['sf'],tenantName=r['tenantName'],section='Occupied Suites',statusText='Occupied',contractRent=a['rent'],leaseStartDate=a['start'],leaseEndDate=a['end'],charges=[dict(code='Monthly Cost Recovery',amount=0.0),dict(code='Monthly Other Income',amount=0.0)]))
        if r['add']:
            y[0]-=10; c.setFont('Helvetica-Bold',6.8); tsf=r['sf']+sum(a['sf'] for a in r['add']); c.drawRightString(X['e']+36,y[0],'Total'); c.drawRightString(X['sf']+12,y[0],m0(tsf)); c.drawRightString(X['b'],y[0],m2(r['rent']+sum(a['rent'] for a in r['add']))); c.drawRightString(X['cr'],y[0],m2(r['rec'])); c.drawRightString(X['oi'],y[0],m2(r['oth']))
        y[0]=min(y[0],y0-(max(len(ls),1)-1)*10)-13
    need(8)
    occ=[r for r in rows if r['statusText']=='Occupied']; osf=sm(occ,'area'); vsf=sum(a for _,a in vac); tot=osf+vsf
    rec=sum(r['rec'] for r in recs); oth=sum(r['oth'] for r in recs); rent=sm(occ,'contractRent')
    c.line(24,y[0]+6,W-24,y[0]+6); y[0]-=6; c.setFont('Helvetica-Bold',7)
    c.drawString(X['u'],y[0],'Totals:')
    for lab,p,n,a in[('Occupied Sqft:',osf/tot,len(occ),osf),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',vsf/tot,len(vac),vsf),('Total Sqft:',None,len(occ)+len(vac),tot)]:
        c.drawRightString(200,y[0],lab); 
        if p is not None: c.drawRightString(240,y[0],f'{p*100:.2f}%')
        c.drawRightString(290,y[0],f'{n} Units'); c.drawRightString(X['sf']+12,y[0],m0(a))
        if lab[0]=='O' : c.drawRightString(X['b']+8,y[0],m2(rent)); c.drawRightString(X['cr'],y[0],m2(rec)); c.drawRightString(X['oi'],y[0],m2(oth))
        y[0]-=11
    c.drawRightString(X['b']+8,y[0]+11,m2(rent))
    y[0]-=8; c.setFont('Helvetica-Oblique',6.2); c.drawString(24,y[0],'* Suites 0125 and 0640 are month-to-month following stated expiration. Suite 0100 rent abated through 6/30/2025.')
    c.save()
    n=len(occ)+len(vac)
    save(name,'Lakeshore Tower - Toledo',asof,n,len(occ),len(vac),rows,'OFFICE','MRI-style building rent roll, vacant suites first, additional-space rows, future rent increases at right',True,checks=[('sf',sum(r['area'] for r in rows),tot)])

# ---------------------------------------------------------------- 2: Argus presentation rent roll, power center
def d02():
    name='e2_02_presentation_rent_roll.pdf'; R=random.Random(202)
    ten=[("Homestead Depot Supply","100",88420,9.25),("Marlow & Finch Off-Price","120",31200,12.5),("PetHaven","130",18065,15.75),("Silvermine Crafts","140",22100,11.0),("ShoeBarn","150",9800,18.0),("Ulanda Beauty","160",10045,23.5),("(vacant) Former Linens","170",25110,0),("Five & Under","180",8912,19.0),("Great Basin Mattress","190",4500,28.0),("Noodle Harbor","200A",2650,36.0),("Verity Wireless","200B",2200,41.5),("Smile Bright Orthodontics","200C",1980,34.0),("(vacant) Endcap","200D",2410,0),("Pad 1 - Cactus Jack Grill","P1",6150,27.0),("Pad 2 - Tri-County Credit Union (GL)","P2",4200,30.0),("Pad 3 - Rocket Wash (GL)","P3",5100,24.5)]
    W,H=landscape(letter); c=canvas.Canvas(doc(name),pagesize=(W,H),invariant=1)
    cols=[40,190,262,330,392,452,528]
    pg=[0]; y=[0]; F='Times-Roman'; B='Times-Bold'
    def head():
        pg[0]+=1; c.setFont(F,8); c.drawString(36,H-28,'Software : ARGUS Ver. 15.0.1'); c.drawString(36,H-38,'File : MesquiteCrossing_v7'); c.drawString(36,H-48,'Property Type : Retail'); c.drawString(36,H-58,'Portfolio :')
        c.setFont(B,11); c.drawCentredString(W/2,H-32,'Mesquite Crossing Power Center'); c.setFont(F,9); c.drawCentredString(W/2,H-44,'2200 East Ocotillo Parkway'); c.drawCentredString(W/2,H-55,'Casa Verde, AZ')
        c.setFont(F,8); c.drawRightString(W-36,H-28,'Date : 2/11/25'); c.drawRightString(W-36,H-38,'Time : 4:02 pm'); c.drawRightString(W-36,H-48,'Ref# : AFB'); c.drawRightString(W-36,H-58,f'Page : {pg[0]}')
        c.setFont(B,10); c.drawCentredString(W/2,H-76,'Presentation Rent Roll & Current Term Tenant Summary'); c.setFont(F,9); c.drawCentredString(W/2,H-87,'As of Mar-2025 for 244,842 Square Feet'.replace('244,842',m0(TOT)))
        yy=H-104; c.setLineWidth(.6); c.line(36,yy+9,W-36,yy+9)
        hd=[("Tenant Name\nType & Suite Number\nLease Dates & Term",cols[0],0),("Floor\nSqFt\nBldg Share",cols[1]+42,1),("Rate & Amount\nper Year\nper Month",cols[2]+52,1),("Changes\non",cols[3]+45,1),("Changes\nto",cols[4]+42,1),("Months\nto\nAbate",cols[5]+30,1),("Description of Operating Expense\nReimbursements",cols[6],0),("Overage\n% / Breakpoint",W-40,1)]
        c.setFont(B,7.6)
        for t,x,rt in hd:
            for i,l in enumerate(t.split('\n')): (c.drawRightString if rt else c.drawString)(x,yy-i*9,l)
        c.line(36,yy-24,W-36,yy-24); y[0]=yy-37
    TOT=sum(t[2] for t in ten); rows=[]; head(); ann=mon=0; occn=0
    mf=lambda d:d.strftime('%b-%Y')
    for i,(n,s,a,rt) in enumerate(ten):
        if y[0]<92: c.showPage(); head()
        v=n.startswith('(vacant)')
        st=addm(D(2014,1,1),R.randrange(0,126)); yrs=R.choice([5,10,10,15]); 
        if s in('P2','P3'): yrs=20
        ex=eom(addm(st,yrs*12-1))
        while ex<D(2025,6,1): ex=eom(addm(ex,60)); yrs+=5
        yy=y[0]; c.setFont(B,8); c.drawString(cols[0],yy,f'{i+1}.  {n}'); c.setFont(F,7.8)
        kind='Ground' if '(GL)' in n else 'Retail'
        c.drawString(cols[0]+12,yy-10,f'{kind}, Suite: {s}')
        if not v:
            c.drawString(cols[0]+12,yy-20,f'{mf(st)} to {mf(ex)}'); c.drawString(cols[0]+12,yy-30,f'{yrs*12} Months')
        c.drawRightString(cols[1]+42,yy-0,m0(a)); c.drawRightString(cols[1]+42,yy-10,f'{a/TOT*100:.2f}%')
        row=dict(unit=s,area=a)
        if v:
            c.drawRightString(cols[2]+52,yy,'-'); c.setFont('Times-Italic',7.8); c.drawString(cols[6],yy,'Currently available; see Market Leasing Assumptions'); row['statusText']='vacant'
            c.setFont(F,7.8)
        else:
            mo=round(a*rt/12); A=mo*12; ann+=A; mon+=mo; occn+=1
            for j,t in enumerate([f'${rt:,.2f}',f'${A:,}',f'${rt/12:,.2f}',f'${mo:,}']): c.drawRightString(cols[2]+52,yy-10*j,t)
            d=addm(st,12*R.choice([1,5,5])); 
            while d<D(2025,4,1): d=addm(d,60 if yrs>=10 else 12)
            r2=rt; j=0
            while d<ex and j<4:
                r2=round(r2*(1.1 if yrs>=10 else 1.03),2); c.drawRightString(cols[3]+45,yy-10*j,mf(d)); c.drawRightString(cols[4]+42,yy-10*j,f'${r2:,.2f}'); d=addm(d,60 if yrs>=10 else 12); j+=1
            c.drawRightString(cols[5]+24,yy,'-')
            ds=R.choice(['Net: Pays a full pro-rata share of all|reimbursable expenses.','Net with cap: CAM increases limited to|5.00% annually; taxes uncapped.','Fixed CAM: $3.10/SF growing 3.00%;|pro-rata taxes and insurance.'])
            if 'Depot' in n: ds='None: Tenant pays its own CAM and|insurance; taxes on own parcel.'
            for j,l in enumerate(ds.split('|')): c.drawString(cols[6],yy-10*j,l)
            if R.random()<.45: c.drawRightString(W-40,yy,R.choice(['2.00%','3.00%','5.00%','6.00%'])); c.drawRightString(W-40,yy-10,'Natural')
            row.update(tenantName=n,statusText='Occupied',contractRent=float(mo),annualRent=float(A),leaseStartDate=mf(st),leaseEndDate=mf(ex))
        row['unitType']=kind; rows.append(row)
        y[0]-=48
    if y[0]<110: c.showPage(); head()
    vsf=sum(r['area'] for r in rows if r['statusText']=='vacant')
    c.setLineWidth(.9); c.line(36,y[0]+12,W-36,y[0]+12); c.setFont(B,8)
    for j,(l,a) in enumerate([('Total Occupied SqFt',TOT-vsf),('Total Available SqFt',vsf),('Total Property SqFt',TOT)]):
        c.drawString(40,y[0]-11*j,l); c.drawRightString(cols[1]+42,y[0]-11*j,m0(a)); 
    c.drawRightString(cols[2]+52,y[0],f'${ann:,}'); c.drawRightString(cols[2]+52,y[0]-11,f'${mon:,}'); c.drawString(cols[3]+8,y[0],'per Year'); c.drawString(cols[3]+8,y[0]-11,'per Month')
    c.save()
    save(name,'Mesquite Crossing Power Center','2025-03',len(rows),occn,len(rows)-occn,rows,'RETAIL','ARGUS DCF presentation rent roll, four-line records, suite inside record, rate and amounts stacked',True,checks=[('ann',sm(rows,'annualRent'),ann),('mon',sm(rows,'contractRent'),mon)])

# ---------------------------------------------------------------- 3: broker glossy strip
def d03():
    name='e2_03_offering_memo_strip.pdf'; R=random.Random(303)
    W,H=792,612; c=canvas.Canvas(doc(name),pagesize=(W,H),invariant=1)
    teal=colors.HexColor('#0E4D5C'); gold=colors.HexColor('#C9973F'); lt=colors.HexColor('#EEF3F4')
    # page 1: divider page
    c.setFillColor(teal); c.rect(0,0,W,H,fill=1,stroke=0); c.setFillColor(gold); c.rect(60,250,6,120,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',34); c.drawString(86,320,'FINANCIAL OVERVIEW'); c.setFont('Helvetica',15); c.drawString(86,290,'The Shops at Wexcombe Corner'); c.setFont('Helvetica',10); c.drawString(86,270,'Offering Memorandum  |  Unpriced  |  Neighborhood Retail, Franklin County'); c.showPage()
    ten=[("101","Crumb & Kettle Bakery Cafe",2400,D(2021,6,1),D(2031,5,31),27.00,"Two 5-yr","NNN"),("102","Orchid Nail Lounge",1200,D(2019,2,1),D(2027,1,31),24.50,"One 3-yr","NNN"),("103","H2O Swim & Spa Supply",1800,D(2022,9,1),D(2027,8,31),23.00,"None","NNN"),("104-105","Primrose Veterinary Clinic¹",3600,D(2018,4,1),D(2033,3,31),25.25,"Two 5-yr","NNN"),("106","AVAILABLE",1500,None,None,26.00,"",""),("107","Sal's Brick Oven Pizzeria",1600,D(2016,11,1),D(2026,10,31),26.75,"One 5-yr","NNN"),("108","Meridian Tax & Notary",1000,D(2023,1,1),D(2025,12,31),22.00,"None","MG"),("109","Iron Lotus Martial Arts",2800,D(2024,3,1),D(2029,2,28),19.50,"One 5-yr","NNN"),("110","Hopscotch Children's Consignment",2000,None,"MTM",18.00,"None","Gross"),("111","Wexcombe Wine & Spirits",3200,D(2020,8,1),D(2030,7,31),24.00,"Three 5-yr","NNN"),("112","AVAILABLE",1250,None,None,26.00,"",""),("113","Golden Fern Thai²",2100,D(2025,9,1),D(2035,8,31),28.50,"Two 5-yr","NNN"),("OP-1","Lumen Coffee Drive-Thru³",950,D(2023,5,1),D(2043,4,30),78.95,"Four 5-yr","Abs. NNN")]
    c.setFillColor(teal); c.rect(0,H-54,W,54,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',20); c.drawString(36,H-36,'RENT ROLL'); c.setFont('Helvetica',9); c.drawRightString(W-36,H-28,'THE SHOPS AT WEXCOMBE CORNER'); c.setFillColor(gold); c.drawRightString(W-36,H-41,'Rents shown as of July 1, 2025')
    X=[36,78,258,306,362,420,484,522,640,700]; y=H-76
    c.setFillColor(gold); c.rect(36,y-14,W-72,26,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',7.2)
    heads=[('SUITE','',40,0),('TENANT','',82,0),('GLA','(SF)',278,1),('% OF','CENTER',318,1),('LEASE','COMM.',372,1),('LEASE','EXP.',426,1),('CURRENT','ANNUAL RENT',492,1),('RENT','PSF',524,1),('RENT INCREASES','DATE          ANNUAL RENT',538,0),('LEASE','TYPE',652,0),('RENEWAL','OPTIONS',700,0)]
    for a,b,x,rt in heads:
        f=c.drawRightString if rt else c.drawString
        f(x,y+2,a) ; f(x,y-8,b)
    y-=16; rows=[]; gla=sum(t[2] for t in ten); tot=0; k=0
    for s,n,a,st,ex,rt,op,ty in ten:
        av=n=='AVAILABLE'; A=round(a*rt/12)*12 if s!='OP-1' else 75000
        steps=[]
        if st and s!='108' and ex!='MTM':
            d=st; v=A
            while len(steps)<3:
                d=addm(d,60 if s in('104-105','OP-1') else 12)
                if d>ex: break
                if d>D(2025,7,1): v=round(v*(1.10 if s in('104-105','OP-1') else 1.03)); steps.append((d,v))
        h=max(1,len(steps))*10.5+7
        if k%2==0: c.setFillColor(lt); c.rect(36,y-h,W-72,h,fill=1,stroke=0)
        k+=1; ty_=y-11; c.setFillColor(gold if av else colors.black); c.setFont('Helvetica-Bold' if av else 'Helvetica',7.6)
        c.drawString(40,ty_,s); c.drawString(82,ty_,n); c.drawRightString(278,ty_,m0(a)); c.drawRightString(318,ty_,f'{a/gla*100:.1f}%')
        if st: c.drawRightString(372,ty_,st.strftime('%m/%d/%y'))
        if ex: c.drawRightString(426,ty_,ex if ex=='MTM' else ex.strftime('%m/%d/%y'))
        if not av:
            c.drawRightString(492,ty_,f'${A:,}'); c.drawRightString(524,ty_,f'${A/a:,.2f}')
        for j,(d,v) in enumerate(steps): c.drawString(538,ty_-10.5*j,d.strftime('%b %d, %Y')); c.drawRightString(632,ty_-10.5*j,f'${v:,}')
        c.drawString(652,ty_,ty); c.drawString(700,ty_,op); y-=h
        r=dict(unit=s,area=a)
        if av: r['statusText']='AVAILABLE'
        else:
            r.update(tenantName=n.rstrip('¹²³'),annualRent=float(A),leaseStartDate=st,leaseEndDate=ex,rentSteps=[dict(date=d,amount=v,per='year') for d,v in steps],statusText='Occupied')
            if s=='113': r['statusText']='Signed - not yet open'
            tot+=A
        rows.append(r)
    vs=sum(r['area'] for r in rows if r['statusText']=='AVAILABLE')
    c.setFillColor(teal); c.rect(36,y-50,W-72,50,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',8)
    for j,(l,a,p,t) in enumerate([('LEASED',gla-vs,(gla-vs)/gla,tot),('AVAILABLE',vs,vs/gla,None),('TOTAL / WTD. AVG.',gla,1,tot)]):
        yy=y-13-j*14; c.drawString(82,yy,l); c.drawRightString(278,yy,m0(a)); c.drawRightString(318,yy,f'{p*100:.1f}%'); 
        if t: c.drawRightString(492,yy,f'${t:,}')
    y-=64; c.setFillColor(colors.HexColor('#444444')); c.setFont('Helvetica-Oblique',6.6)
    for l in ['1. Suites 104 and 105 are combined under one lease. Tenant has a right of first refusal on Suite 106.','2. Signed - not yet open. Rent shown is first-year contract rent; commencement expected September 1, 2025. Seller will credit rent through commencement.','3. Ground lease; tenant owns its improvements. Guaranteed by Lumen Coffee Holdings (112 stores).','Available suites are offered at $26.00/SF NNN. Information obtained from sources deemed reliable but not guaranteed.']:
        c.drawString(36,y,l); y-=9
    c.setFillColor(teal); c.setFont('Helvetica-Bold',7); c.drawString(36,18,'ARDEN & LOWE RETAIL CAPITAL MARKETS'); c.drawRightString(W-36,18,'24'); c.save()
    save(name,'The Shops at Wexcombe Corner',D(2025,7,1),None,None,None,rows,'RETAIL','broker OM page, divider page before, stacked annual steps, AVAILABLE rows, footnote marks on names',True,checks=[('ann',sm(rows,'annualRent'),tot)])

# ---------------------------------------------------------------- 4: appraiser lease summary, MOB
def d04():
    name='e2_04_appraisal_lease_summary.pdf'; R=random.Random(404)
    from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, TableStyle, Spacer, PageBreak
    from reportlab.lib.styles import ParagraphStyle as PS
    b=PS('b',fontName='Times-Roman',fontSize=9.6,leading=12.4,spaceAfter=7); h=PS('h',parent=b,fontName='Times-Bold',fontSize=11.5,spaceAfter=5); cs=PS('c',parent=b,fontSize=8.2,leading=9.6,spaceAfter=0); cb=PS('cb',parent=cs,fontName='Times-Bold',alignment=1); it=PS('it',parent=cs,fontName='Times-Italic'); rt=PS('rt',parent=cs,alignment=2)
    data=[("100","Tidewater Imaging Associates, P.A.",6840,D(2019,7,1),D(2029,6,30),24.5,'mod',30000,[(2025,7,1),(2027,7,1)]),
     ("120","Coastal Pediatric Partners",4115,D(2020,3,1),D(2027,2,28),23.75,'mod',8145,[(2026,3,1)]),
     ("130","Harborlight Physical Therapy, LLC",2980,D(2023,11,1),D(2028,10,31),22.5,'nnn',0,[(2025,11,1),(2026,11,1),(2027,11,1)]),
     ("140","Vacant",1860,None,None,0,None,None,[]),
     ("200","St. Brendan Health System (Cardiology)",9250,D(2017,1,1),D(2031,12,31),25.1,'nnn',None,[(2027,1,1)]),
     ("215","St. Brendan Health System (Infusion)",3300,D(2021,5,1),D(2031,12,31),25.1,'nnn',None,[(2027,1,1)]),
     ("220","M. Okonjo-Weir, DDS",1745,D(2022,4,1),D(2025,3,31),21.0,'gross',3100,[]),
     ("230","Lowcountry Allergy & Asthma Center",2430,D(2024,8,1),D(2029,7,31),23.0,'mod',4700,[(2025,8,1),(2026,8,1)]),
     ("240","Pinckney Behavioral Group",2065,D(2018,10,1),"Month-to-Month",20.25,'gross',2000,[]),
     ("250","Vacant",2290,None,None,0,None,None,[]),
     ("300","Seabrook Surgical Specialists, LLC",10475,D(2016,6,1),D(2026,5,31),26.4,'nnn',50000,[])]
    rows=[]; tbl=[[Paragraph(x,cb) for x in ['Suite','Lessee','Rentable<br/>Area (SF)','Start','Expiration','Contract<br/>Rent/Mo.','Contract<br/>Rent/SF','Expense<br/>Basis','Security<br/>Deposit']]]; spans=[]
    tot=0;ta=0;dep=0
    long=lambda d:f"{d.strftime('%B')} {d.day}, {d.year}"
    for s,n,a,st,ex,rate,ty,dp,steps in data:
        ta+=a; r=dict(unit=s,area=a)
        if n=='Vacant':
            tbl.append([s,Paragraph('<i>Vacant</i>',cs),m0(a),'—','—','—','—','—','—']); r['statusText']='Vacant'; rows.append(r); continue
        mo=round(a*rate/12,2); tot+=mo; r.update(tenantName=n,contractRent=mo,leaseStartDate=st,leaseEndDate=ex,statusText='Occupied')
        if dp is not None and s!='100': r['deposit']=float(dp); dep+=dp
        sd='LOC' if s=='100' else ('None' if dp is None else f'${dp:,}')
        tbl.append([s,Paragraph(n.replace('&','&amp;'),cs),m0(a),us(st),us(ex) if isinstance(ex,D) else Paragraph('Month-to-<br/>Month',rt),f'${mo:,.2f}',f'${rate:,.2f}',{'mod':'Mod. Gross','nnn':'NNN','gross':'Full Svc.'}[ty],sd])
        v=mo; ss=[]; parts=[]
        for z in steps:
            v=round(v*1.03,2); d=D(*z); ss.append(dict(date=d,amount=v)); parts.append(f'${v:,.2f} per month on {long(d)}')
        txt={'100':'Security is an irrevocable letter of credit of $30,000. Base year 2019. One five-year option at 95% of market, 270 days’ notice. ','120':'Base year 2020. Lessee may terminate after February 2026 on payment of unamortized costs. ','130':'Guaranteed by the two members of the LLC. ','200':'Lease and that of Suite 215 are cross-defaulted. Two five-year options at fair market value. ','215':'Expansion premises, coterminous with Suite 200. ','220':'Lease expired; lessee is holding over at 100% of the last contract rent pending renewal. ','230':'Expense stop $9.10 per square foot. ','240':'Terminable by either party on 60 days’ notice. ','300':'Lessor is advised the practice will not exercise its renewal option. '}[s]
        if parts: txt+='Base rent increases to '+(parts[0] if len(parts)==1 else ', '.join(parts[:-1])+(' and ' if len(parts)==2 else ', and ')+parts[-1])+'.'
        else: txt+='There are no further scheduled increases.'
        r['rentSteps']=ss; rows.append(r)
        tbl.append(['',Paragraph(txt,it)]+['']*7); spans.append(len(tbl)-1)
    tbl.append(['',Paragraph('<b>Total</b>',cs),m0(ta),'','',f'${tot:,.2f}','','',f'${dep:,}'])
    vs=sum(r['area'] for r in rows if r['statusText']=='Vacant')
    t=Table(tbl,colWidths=[30,124,46,52,54,58,48,52,48],repeatRows=1)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.2),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(2,1),(6,-1),'RIGHT'),('ALIGN',(7,1),(7,-1),'CENTER'),('ALIGN',(8,1),(8,-1),'RIGHT'),('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.2,colors.black),('FONT',(0,-1),(-1,-1),'Times-Bold',8.2),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]+[('SPAN',(1,i),(8,i)) for i in spans]+[('BOTTOMPADDING',(0,i),(-1,i),6) for i in spans]))
    def pgf(cv,dd):
        cv.setFont('Times-Italic',8.5); cv.drawString(54,760,'Income Capitalization Approach'); cv.drawRightString(558,760,'Kittredge Medical Pavilion, Beaufort, South Carolina'); cv.line(54,755,558,755); cv.drawString(54,34,'Brannock Valuation Group, LLC'); cv.drawRightString(558,34,f'Page {dd.page+61}')
    body=[Paragraph('Existing Leases',h),Paragraph(f'We have reviewed the rent roll dated May 31, 2025 and the leases furnished by ownership. The subject contains {m0(ta)} square feet of rentable area in eleven suites, of which two ({m0(vs)} square feet, {vs/ta*100:.1f}%) are vacant. Typical leases in the submarket run five to ten years with annual increases of 2.5% to 3.0%, and lessors generally provide improvement allowances of $25 to $45 per square foot for new medical space. Lease terms in place at the subject are summarized in Table 14.',b),Paragraph('Table 14. Summary of Existing Leases (as of May 31, 2025)',PS('x',parent=b,fontName='Times-Bold',fontSize=9.6)),t,Spacer(1,6),Paragraph('Source: Lease documents; compiled by Brannock Valuation Group, LLC. Contract rent excludes expense reimbursements. Total security deposits exclude the letter of credit.',it),Spacer(1,10),Paragraph('Conclusion of Market Rent',h),Paragraph('Contract rents range from $20.25 to $26.40 per square foot. The comparables bracket a range of $22.00 to $27.50 per square foot, net of electricity. We conclude to a market rent of $24.50 per square foot for suites below 5,000 square feet and $25.50 per square foot for larger suites, on a modified gross basis.',b)]
    SimpleDocTemplate(doc(name),pagesize=letter,leftMargin=50,rightMargin=50,topMargin=52,bottomMargin=54,invariant=1).build(body,onFirstPage=pgf,onLaterPages=pgf)
    save(name,'Kittredge Medical Pavilion',D(2025,5,31),11,9,2,rows,'OFFICE','appraisal report pages, Times, record then sentence of terms and steps beneath',True,checks=[('rent',sm(rows,'contractRent'),round(tot,2)),('dep',sm(rows,'deposit'),dep)])
if __name__=='__main__':
    d01();d02();d03();d04()
