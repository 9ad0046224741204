from common import *
import xlsxwriter
D=dt.date
def wb(f): return xlsxwriter.Workbook(DOC+f,{'default_date_format':'mm/dd/yyyy'})
def x1(): # AppFolio
    g=G(3911);f='rent_roll-20251014.xlsx';w=wb(f);s=w.add_worksheet('Sheet1');B=w.add_format({'bold':1});N=w.add_format({'num_format':'#,##0.00'});NB=w.add_format({'num_format':'#,##0.00','bold':1});dt_=w.add_format({'num_format':'mm/dd/yyyy','align':'right'})
    s.write(0,0,'Rent Roll',w.add_format({'bold':1,'font_size':14}));s.write(1,0,'Exported On: 10/14/2025 09:27 AM');s.write(3,0,'Properties: Birchwood Court Apartments - 77 Orchard Mill Rd Spokane, WA 99208');s.write(4,0,'Units: Active');s.write(5,0,'As of: 10/14/2025');s.write(6,0,'Include Non-Revenue Units: Yes')
    H=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count']
    for i,h in enumerate(H):s.write(8,i,h,B)
    s.write(9,0,'Birchwood Court Apartments - 77 Orchard Mill Rd Spokane, WA 99208',B)
    r=10;rows=[];S=[0]*5;names=g.uniq(50,g.person);o=v=0
    for i in range(36):
        u=f"{'ABC'[i//12]}{i%12+1}";bd,a,m=g.choice([('1/1.00',610,1195),('2/1.00',845,1420),('2/2.00',930,1510),('3/2.00',1120,1795)])
        k=g.choices(['Current','Vacant-Unrented','Vacant-Rented','Notice-Unrented','Evict'],[80,6,4,7,3])[0]
        if i==5:k='Vacant-Rented'
        if i==20:k='Evict'
        if i==30:k='Notice-Unrented'
        s.write(r,0,u);s.write(r,2,bd);s.write(r,4,k);s.write(r,5,a,w.add_format({'num_format':'#,##0'}) if r==10 else None);s.write(r,6,m,N);S[0]+=a;S[1]+=m
        if k.startswith('Vacant'):
            v+=1;rows.append(row(unit=u,unitType=bd,statusText=k,area=a,marketRent=m))
        else:
            o+=1;t=names[i]+(', '+g.person() if g.random()<.25 else '');rent=m-g.choice([0,25,45,70,110]);dep=g.choice([500,750,rent]);mi=g.day(D(2018,1,1),D(2025,9,1));lf=mi if mi>D(2024,11,1) else addm(mi.replace(year=2025 if mi.replace(day=1,year=2025)<D(2025,10,1) else 2024,day=1),0);lt=None if g.random()<.12 else eom(addm(lf,11))
            mo=D(2025,10,31) if k[0]=='N' else None;pd=g.choice([0]*5+[round(g.uniform(40,900),2)]) if k!='Evict' else 3895.5
            s.write(r,3,t);s.write(r,7,rent,N);s.write(r,8,dep,N);s.write_datetime(r,9,lf,dt_);
            if lt:s.write_datetime(r,10,lt,dt_)
            s.write_datetime(r,11,mi,dt_)
            if mo:s.write_datetime(r,12,mo,dt_)
            s.write(r,13,pd,N);s.write(r,14,g.choice([0,0,0,1]));s.write(r,15,g.choice([0,0,1,2,4]));S[2]+=rent;S[3]+=dep;S[4]+=pd
            rows.append(row(unit=u,unitType=bd,tenantName=t,statusText=k,area=a,marketRent=m,contractRent=rent,deposit=dep,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi,moveOutDate=mo,balance=pd))
        r+=1
    for rr,l in((r,f'36 Units'),(r+1,'Total 36 Units')):
        s.write(rr,0,l,B);s.write(rr,4,f'{o/36*100:.1f}% Occupied',B)
        for c_,x in zip((5,6,7,8,13),S):s.write(rr,c_,x,NB)
    s.set_column(3,3,34);s.set_column(4,4,16);s.set_column(6,13,12);w.close()
    save(f,'Birchwood Court Apartments','2025-10-14',36,o,v,rows,'MULTIFAMILY','AppFolio export',sheet='Sheet1')
def x2(): # OneSite 132 units, total_wrong
    g=G(3912);f='OneSite Rent Roll Detail - Larkspur Crossing.xlsx';w=wb(f);s=w.add_worksheet('Rent Roll Detail');s2=w.add_worksheet('Parameters');s2.write_column(0,0,['Report: RENT ROLL DETAIL','Property: Larkspur Crossing','As of: 11/30/2025','Subjournals: Resident','Sort: Bldg-Unit']);
    B=w.add_format({'bold':1,'font_size':8,'font_name':'Tahoma','text_wrap':1,'bottom':1});F=w.add_format({'font_size':8,'font_name':'Tahoma'});N=w.add_format({'font_size':8,'font_name':'Tahoma','num_format':'#,##0.00;(#,##0.00)'});NB=w.add_format({'font_size':8,'font_name':'Tahoma','bold':1,'num_format':'#,##0.00;(#,##0.00)','top':1});FB=w.add_format({'font_size':8,'font_name':'Tahoma','bold':1})
    s.write(0,0,'OneSite Rents v3.0',F);s.merge_range(0,4,0,12,'Larkridge Residential Services - Larkspur Crossing',FB);s.merge_range(1,4,1,12,'RENT ROLL DETAIL',FB);s.write(1,0,'12/01/2025 7:58:11AM',F);s.merge_range(2,4,2,12,'As of 11/30/2025',F);s.write(3,0,'Details',FB)
    H=['Bldg/Unit','Floorplan','Unit\nDesignation','SQFT','Unit/Lease\nStatus','Name','Move-In\nMove-Out',None,'Lease\nStart','Lease\nEnd','Market +\nAddl.','Trans\nCode','Lease\nRent','Other Charges/\nCredits','Total\nBilling','Dep On\nHand','Balance']
    for i,h in enumerate(H):s.write(4,i,h or '',B)
    r=5;rows=[];names=g.uniq(150,g.last);o=v=nr=0;S=dict(m=0,l=0,c=0,t=0,d=0,b=0);FP={'A1':(702,1385),'A2':(788,1460),'B1':(1044,1745),'B2':(1120,1830),'C1':(1356,2215)};ids=[f'{b:02d}-{b}{fl}{n:02d}' for b in range(1,7) for fl in(1,2) for n in range(1,12)]
    cnt={}
    def W(c,x,f_=F):s.write(r,c,x,f_)
    for i,u in enumerate(ids):
        fp=g.choice(list(FP));a,m=FP[fp];m+=g.choice([0,0,15,30]);k=g.choices(['Occupied','Occupied-NTV','Vacant','Vacant-Leased','Occupied-NTVL'],[84,4,6,4,2])[0]
        if i==3:k='Admin/Down'
        if i in(9,):k='Vacant-Leased'
        cnt[k]=cnt.get(k,0)+1;W(0,u);W(1,fp);W(2,'N/A');W(3,a);W(4,k);W(10,m,N);S['m']+=m
        if k in('Vacant','Vacant-Leased','Admin/Down'):
            v+=k!='Admin/Down';nr+=k=='Admin/Down';W(5,'VACANT' if k!='Admin/Down' else 'ADMIN');W(13,0,N);W(12,0,N);W(14,0,N);W(15,0,N);W(16,0,N)
            rows.append(row(unit=u,unitType=fp,area=a,statusText=k,marketRent=m,contractRent=0,totalCharges=0,deposit=0,balance=0));r+=1
            if k=='Vacant-Leased':
                mi=g.day(D(2025,12,3),D(2026,1,10));le=eom(addm(mi,12));lr=m-20;n=names[135+cnt[k]]
                W(0,u);W(1,fp);W(2,'N/A');W(3,a);W(4,'Applicant');W(5,n);W(6,us2(mi));W(8,us2(mi));W(9,us2(le));W(11,'RENT');W(12,f'{lr:,.2f} *');W(15,250,N);W(16,-250,N);r+=1
                rows.append(row(unit=u,unitType=fp,area=a,statusText='Applicant',tenantName=n,moveInDate=mi,leaseStartDate=mi,leaseEndDate=le,contractRent=lr,charges=[dict(code='RENT',amount=lr)],deposit=250,balance=-250));S['d']+=250;S['b']-=250
            continue
        o+=1;mi=g.day(D(2019,1,1),D(2025,11,15));ls=mi if mi>D(2024,12,5) else D(2025,g.randint(1,11),1);le=eom(addm(ls,11));
        if le<D(2025,12,1):le=D(2025,12,31)
        mo=D(2025,12,g.randint(8,31)) if 'NTV' in k else None
        lr=m-g.choice([0,10,35,60,95,130]);ch=[(c,x) for c,x,p in(('TRASHFEE',25,1),('PETRENT',35,.3),('CARPORT',40,.3),('CONC/SPECL',-75,.07),('GARAGE',125,.1)) if g.random()<p]
        oc=sum(x for _,x in ch);dep=g.choice([0,200,250,500]);bal=g.choice([0]*5+[round(g.uniform(12,1500),2),-round(g.uniform(5,300),2)]);n=names[i]
        W(5,n);W(6,us2(mi)); 
        W(8,us2(ls));W(9,us2(le));W(11,'RENT');W(12,lr,N);W(13,0,N);W(15,dep,N);W(16,bal,N)
        if mo:s.write(r+1,6,us2(mo),F)
        r+=1
        for c,x in ch:W(11,c);W(12,0,N);W(13,x,N);r+=1
        W(11,'Total*',FB);W(12,lr,NB);W(13,oc,NB);W(14,lr+oc,NB);r+=1
        for q,x in zip('lctdb',(lr,oc,lr+oc,dep,bal)):S[q]+=x
        rows.append(row(unit=u,unitType=fp,area=a,statusText=k,tenantName=n,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,marketRent=m,contractRent=lr,charges=[dict(code='RENT',amount=lr)]+[dict(code=c,amount=x) for c,x in ch],totalCharges=lr+oc,deposit=dep,balance=bal))
    r+=1;W(0,'Totals:',FB);bad=S['l']+1900
    for c,x in((10,S['m']),(12,bad),(13,S['c']),(14,S['t']),(15,S['d']),(16,round(S['b'],2))):W(c,x,NB)
    pl=dict(what=f"Total of Lease Rent printed {bad:,.2f}; the rows sum to {S['l']:,.2f}",kind='total_wrong')
    r+=1;W(0,'* Indicates amounts not included in detail totals');r+=2;W(0,'Occupancy summary',FB);r+=1
    for k in sorted(cnt):W(0,k);W(3,cnt[k]);r+=1
    W(0,'Total units',FB);W(3,sum(cnt.values()),FB);r+=1;W(0,f'Occupied units: {o}   Vacant units: {v}   Admin/Down: {nr}')
    s.set_column(0,0,11);s.set_column(5,5,24);s.set_column(6,6,10);s.set_column(7,7,1);s.set_column(8,16,11);s.set_row(4,26);s.freeze_panes(5,0);w.close()
    save(f,'Larkspur Crossing','2025-11-30',len(ids),o,v,rows,'MULTIFAMILY','RealPage OneSite rent roll detail with charge lines',True,sheet='Rent Roll Detail',planted=pl)
def x3(): # Buildium SFR
    g=G(3913);f='Buildium_RentRoll_Thistledown.xlsx';w=wb(f);s=w.add_worksheet('Rent roll');B=w.add_format({'bold':1,'bg_color':'#DDE8F0','bottom':1});C=w.add_format({'num_format':'$#,##0.00;-$#,##0.00'});CB=w.add_format({'num_format':'$#,##0.00','bold':1,'top':6})
    s.write(0,0,'Thistledown Homes Portfolio',w.add_format({'bold':1,'font_size':13}));s.write(1,0,'Rent roll | As of Sep 30, 2025');
    for i,h in enumerate(['PROPERTY','UNIT','BED/BATH','TENANTS','LEASE','TYPE','RENT','RENT CYCLE','NEXT INCREASE','DEPOSITS HELD','PREPAYMENTS','BALANCE DUE']):s.write(3,i,h,B)
    st=['Alder','Bluebell','Cressida','Dogwood','Elmhurst','Fernbank','Gladstone','Hawthorn','Ivy Hill','Juniper','Kimball'];r=4;rows=[];S=[0]*4;o=v=0
    U=[(f'{g.randint(100,2900)} {x} {g.choice(["St","Ave","Ct","Dr"])}',['1']) for x in st];U[3]=(U[3][0],['A','B']);U[8]=(U[8][0],['Up','Down','Rear'])
    for p,us_ in U:
        for u in us_:
            bb=g.choice(['3/2','3/1','4/2','2/1']);s.write(r,0,p);s.write(r,1,u);s.write(r,2,bb)
            if (p.split()[1],u) in(('Elmhurst','1'),('Ivy','Rear')):
                v+=1;s.write(r,3,'(vacant)');rows.append(row(unit=u,propertyName=p,unitType=bb,statusText='(vacant)'));r+=1;continue
            o+=1;t=', '.join(g.person() for _ in range(g.choice([1,2])));mtm=g.random()<.2;a=D(g.choice([2024,2025]),g.randint(1,9),1);a=a if a>D(2024,10,1) else D(2025,2,1);e=eom(addm(a,11));R=g.randint(1450,2600)//5*5;fm=lambda d:f'{d.month}/{d.day}/{d.year}'
            s.write(r,3,t);s.write(r,4,f'{fm(a)} - {fm(e)}' if not mtm else f'{fm(a)} - At will');s.write(r,5,'Fixed' if not mtm else 'At-will');s.write(r,6,R,C);s.write(r,7,'Monthly')
            stp=None
            if g.random()<.35 and not mtm: stp=(addm(e.replace(day=1),1),R+50);s.write(r,8,f'${stp[1]:,.2f} on {fm(stp[0])}')
            dep=g.choice([R,1500]);pp=g.choice([0,0,0,120.]);bal=g.choice([0,0,0,round(g.uniform(20,R),2)]) if not pp else 0
            s.write(r,9,dep,C);s.write(r,10,pp,C);s.write(r,11,bal,C)
            for k,x in enumerate((R,dep,pp,bal)):S[k]+=x
            rows.append(row(unit=u,propertyName=p,unitType=bb,tenantName=t,leaseStartDate=a,leaseEndDate=e if not mtm else 'At will',contractRent=R,deposit=dep,balance=bal,rentSteps=[dict(date=iso(stp[0]),amount=stp[1])] if stp else None));r+=1
    s.write(r,0,'Total',w.add_format({'bold':1,'top':6}))
    for c,x in zip((6,9,10,11),S):s.write(r,c,x,CB)
    s.write(r+2,0,f'{o+v} units | {o} occupied | {v} vacant');s.set_column(0,0,20);s.set_column(3,3,38);s.set_column(4,4,24);s.set_column(5,11,14);w.close()
    save(f,'Thistledown Homes Portfolio','2025-09-30',o+v,o,v,rows,'SINGLE_FAMILY_RENTAL','Buildium export, scattered homes',sheet='Rent roll')
def x4(): # seller's retail plaza, several sheets
    g=G(3914);f='Seller Schedules - Quail Run Plaza (closing).xlsx';w=wb(f);c=w.add_worksheet('Cover');s=w.add_worksheet('Sched 1 - Leases');d=w.add_worksheet('Options');
    b=w.add_format({'bold':1});c.write(1,1,'QUAIL RUN PLAZA',w.add_format({'bold':1,'font_size':18}));c.write_column(3,1,['Closing Schedules delivered under Section 5.1(f)','Seller: Quail Run Retail Partners, LP','Escrow No. 25-118204','Schedule 1 - Leases and Rents','Schedule 2 - Options'])
    hd=w.add_format({'bold':1,'align':'center','valign':'vcenter','text_wrap':1,'border':1,'bg_color':'#FFF2CC'});T=w.add_format({'border':1});M=w.add_format({'border':1,'num_format':'_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'});MB=w.add_format({'border':1,'bold':1,'num_format':'$#,##0.00'});I=w.add_format({'border':1,'num_format':'#,##0'});DT=w.add_format({'border':1,'num_format':'mmm d, yyyy','align':'center'})
    s.merge_range('B1:P1','Quail Run Plaza - 9012 E. Mesquite Blvd., Tucson, AZ',b);s.merge_range('B2:P2','Schedule 1: Leases and Rents in effect on December 1, 2025',b)
    for a,t in(('B4:B6','Space'),('C4:C6','Tenant / d/b/a'),('D4:D6','GLA\n(SF)'),('E4:F4','Lease Term'),('G4:J4','Current Monthly Charges'),('L4:O4','Future Rent'),('P4:P6','Security\nDeposit')):s.merge_range(a,t,hd)
    for a,t in(('E5:E6','From'),('F5:F6','To'),('G5:G6','Base Rent'),('H5:H6','NNN Est.'),('I5:I6','Rental Tax\n2.5%'),('J5:J6','Total'),('L5:M5','Step 1'),('N5:O5','Step 2')):s.merge_range(a,t,hd)
    for cc,t in zip('LMNO',['Date','Monthly','Date','Monthly']):s.write(cc+'6',t,hd)
    N=["Mesa Verde Market","Desert Bloom Florist","Cactus Wren Books","Nopal Grill","Sonoran Spine & Joint","QuickClip Barbers","Copper State Cellular","Happy Paws Grooming","Sunset Title Agency","La Paloma Bakery","Ironwood Yoga","Vista Vapor","Pima Tax Pros"]
    r=6;rows=[];S=[0]*6;o=v=ni=0
    for i in range(16):
        u=f'{9012+2*i}' ;a=g.randint(900,2800) if i else 18650;s.write(r,1,u,T);s.write(r,3,a,I);S[0]+=a
        if i in(4,9,13):
            s.write(r,2,'Available',w.add_format({'border':1,'italic':1,'font_color':'red'}));v+=1
            for k in list(range(4,10))+list(range(11,16)):s.write_blank(r,k,None,T)
            rows.append(row(unit=u,area=a,statusText='Available'));r+=1;continue
        n=N[ni];ni+=1;o+=1;st=D(g.randint(2018,2025),g.randint(1,10),1);e=term(st,g.choice([5,7,10]));
        if e<D(2026,1,1):e=D(2029,st.month,28)
        m=round(a*(14 if i==0 else g.choice([22,24,25.5,27]))/12,2);nn=round(a*6.6/12,2);tx=round((m+nn)*.025,2);tt=round(m+nn+tx,2);dep=round(tt,0) if i else 0
        s.write(r,2,n,T);s.write_datetime(r,4,st,DT);s.write_datetime(r,5,e,DT)
        for k,x in zip((6,7,8),(m,nn,tx)):s.write(r,k,x,M)
        s.write_formula(r,9,f'=SUM(G{r+1}:I{r+1})',M,tt);s.write(r,15,dep,M) if i else s.write(r,15,'none',T)
        stp=[];q=m;dd=D(2026,st.month,1)
        for k in(11,13):
            if dd<e and i not in(2,):
                q=round(q*1.03,2);s.write_datetime(r,k,dd,DT);s.write(r,k+1,q,M);stp.append(dict(date=iso(dd),amount=q));dd=addm(dd,12)
            else:s.write_blank(r,k,None,T);s.write_blank(r,k+1,None,T)
        for k,x in enumerate((m,nn,tx,tt,dep)):S[k+1]+=x
        rows.append(row(unit=u,tenantName=n,area=a,leaseStartDate=st,leaseEndDate=e,contractRent=m,charges=[dict(code='NNN Est.',amount=nn),dict(code='Rental Tax 2.5%',amount=tx)],totalCharges=tt,deposit=dep if i else None,rentSteps=stp));d.write_row(ni+1,0,[u,n,g.choice(['None','1 x 5 yrs','2 x 5 yrs at 103%'])]);r+=1
    s.write(r,1,'',T);s.write(r,2,'ATM kiosk (license) - First Saguaro Bank',T);s.write(r,6,450,M);s.write(r,9,450,M);S[1]+=450;S[4]+=450
    for k in(3,4,5,7,8,11,12,13,14,15):s.write_blank(r,k,None,T)
    rows.append(row(tenantName='ATM kiosk (license) - First Saguaro Bank',contractRent=450,totalCharges=450));r+=1
    s.write(r,2,'TOTAL',w.add_format({'bold':1,'border':1}));s.write_formula(r,3,f'=SUM(D7:D{r})',w.add_format({'bold':1,'border':1,'num_format':'#,##0'}),S[0])
    for k,x,L in zip((6,7,8,9,15),S[1:],'GHIJP'):s.write_formula(r,k,f'=SUM({L}7:{L}{r})',MB,round(x,2))
    s.write(r+2,1,f'16 spaces; {o} leased and {v} available. NNN estimates are for calendar year 2025. ATM license is terminable on 60 days notice.')
    d.write_row(0,0,['Space','Tenant','Options to extend'],b);d.set_column(1,2,26);s.set_column(0,0,2);s.set_column(2,2,38);s.set_column(3,3,9);s.set_column(4,9,14);s.set_column(10,10,2);s.set_column(11,15,13);w.close()
    save(f,'Quail Run Plaza','2025-12-01',16,o,v,rows,'RETAIL','seller workbook, three-line grouped header, steps in columns',sheet='Sched 1 - Leases')
def x5(): # storage 168
    g=G(3915);f='StorageRentRoll_Tamarack_2025-08.xlsx';w=wb(f);q=w.add_worksheet('Unit Mix');s=w.add_worksheet('RentRoll');B=w.add_format({'bold':1,'bottom':2,'text_wrap':1});
    s.write(0,0,'Tamarack Self Storage - Site L014');s.write(1,0,'Rent Roll as of August 31, 2025');H=['Unit','Width','Length','Area','Unit Type','Rented','Tenant','Moved In','Paid Thru','Days Late','Standard Rate','Rent','Insurance','Balance']
    for i,h in enumerate(H):s.write(3,i,h,B)
    r=4;rows=[];o=v=0;S=[0]*6;mix={};names=g.uniq(170,g.last)
    for i in range(168):
        u=f"{'ABCDE'[i//36]}{i%36+1:03d}";wd,ln,p=g.choice([(5,5,54),(5,10,84),(10,10,129),(10,15,164),(10,20,199),(10,30,259)]);cl=i<72;ty='Climate' if cl else 'Drive-Up';std=p+(25 if cl else 0);a=wd*ln;k=g.random()>.13;mx=mix.setdefault((f'{wd}x{ln}',ty),[0,0,0]);mx[0]+=1;S[0]+=a;S[1]+=std
        if i==167: wd,ln=wd,ln
        s.write_row(r,0,[u,wd,ln,a,ty,'Y' if k else 'N']);s.write(r,10,std)
        if not k:
            v+=1;rows.append(row(unit=u,area=a,unitType=ty,statusText='N',marketRent=std));r+=1;continue
        o+=1;mi=g.day(D(2012,1,1),D(2025,8,29));late=g.choice([0]*9+[g.randint(3,75)]);rent=std+g.choice([-20,-10,0,0,8,15,22]);ins=g.choice([0,0,12,12,18]);bal=0 if not late else round((rent+ins)*(1+late//30)+20,2);n=names[i];pt=D(2025,8,31)-dt.timedelta(days=late) if late else g.choice([D(2025,8,31),D(2025,9,g.randint(1,30))])
        mx[1]+=1;mx[2]+=rent;s.write_row(r,6,[n,iso(mi),iso(pt),late,std,rent,ins,bal])
        for j,x in enumerate((rent,ins,bal)):S[j+2]+=x
        rows.append(row(unit=u,area=a,unitType=ty,statusText='Y',tenantName=n,moveInDate=mi,marketRent=std,contractRent=rent,charges=[dict(code='Insurance',amount=ins)],balance=bal));r+=1
    s.write_row(r,0,['Totals','','',S[0],f'168 units',f'{o} rented']);s.write_row(r,10,[S[1],S[2],S[3],round(S[4],2)],w.add_format({'bold':1,'top':1}))
    q.write(0,0,'Tamarack Self Storage - Unit Mix',w.add_format({'bold':1}));q.write_row(2,0,['Size','Type','Units','Rented','Vacant','Actual Rent'],B)
    z=3
    for (a,b),(n,rr,x) in sorted(mix.items()):q.write_row(z,0,[a,b,n,rr,n-rr,x]);z+=1
    q.write_row(z,0,['Total','',168,o,v,S[2]]);s.set_column(6,6,26);s.set_column(7,8,11);s.set_column(10,10,13);s.autofilter(3,0,r-1,13);w.close()
    save(f,'Tamarack Self Storage','2025-08-31',168,o,v,rows,'SELF_STORAGE','flat storage export, Rented Y/N, unit mix sheet first',sheet='RentRoll')
def x6(): # Quebec bilingual office
    g=G(3916);f='Annexe_1_Etat_locatif_Place_Vauquelin.xlsx';w=wb(f);s=w.add_worksheet('Annexe 1');hd=w.add_format({'bold':1,'text_wrap':1,'align':'center','valign':'vcenter','border':1,'bg_color':'#1F3864','font_color':'white','font_name':'Garamond'});t=w.add_format({'border':4,'font_name':'Garamond'});tb=w.add_format({'border':4,'bold':1,'valign':'vcenter','align':'center','font_name':'Garamond'});mn=w.add_format({'border':4,'num_format':'# ##0.00 $','font_name':'Garamond'});mn=w.add_format({'border':4,'num_format':'#,##0.00 "$"','font_name':'Garamond'});ii=w.add_format({'border':4,'num_format':'#,##0','font_name':'Garamond'});dd=w.add_format({'border':4,'num_format':'yyyy-mm-dd','font_name':'Garamond'});sb=w.add_format({'bold':1,'num_format':'#,##0.00 "$"','top':1,'font_name':'Garamond'});sbi=w.add_format({'bold':1,'num_format':'#,##0','top':1,'font_name':'Garamond'})
    s.write(0,0,'Place Vauquelin',w.add_format({'bold':1,'font_size':16,'font_name':'Garamond'}));s.write(1,0,'ANNEXE 1 / SCHEDULE 1 - État locatif / Rent Roll');s.write(2,0,'En date du / As of: 2025-06-30')
    H=['Étage\nFloor','Local\nSuite','Locataire\nTenant','Superficie\nArea (pi²/sf)','Début\nStart','Fin\nExpiry','Loyer annuel\nAnnual net rent','$/pi²\npsf','Loyer mensuel\nMonthly net rent','Frais d\'expl.\nOpEx (mens./monthly)','Taxes\n(mens./monthly)','Dépôt\nDeposit','Renouvellement\nRenewal','Réf. int.']
    for i,h in enumerate(H):s.write(4,i,h,hd)
    s.set_row(4,32);s.set_column('N:N',10,None,{'hidden':1});names=["Cabinet Lavergne Tanguay s.e.n.c.r.l.","Groupe Nordet inc.","Assurances Belvair","Studio Onze Architectes","Mutuelle du Saint-Cœur","Technologies Orbis inc.","Clinique Mirador","Fiducie Ardoise","Robec & Fils ltée","Agence Kaléo","Traductions Bilingua","Consultants Harfang","Éditions du Quai","Gestion Palladio inc.","Laboratoires Vireo"]
    r=5;rows=[];ni=o=v=0;GT=[0]*6
    for fl in('RC','2','3','4','5','6'):
        n=g.choice([2,3,4]) if fl!='6' else 1;S=[0]*6;r0=r
        for j in range(n):
            u=f"{'1' if fl=='RC' else fl}{j*10:02d}";a=g.randint(900,6200);vac=(fl,j) in(('2',1),('4',0),('5',1));S[0]+=a;s.write(r,1,u,t);s.write(r,3,a,ii)
            if vac:
                v+=1;s.write(r,2,'Vacant',t);rows.append(row(unit=u,section=None,building=None,area=a,statusText='Vacant'))
                for k in range(4,13):s.write_blank(r,k,None,t)
            else:
                nm=names[ni];ni+=1;o+=1;st=D(g.randint(2016,2024),g.randint(1,12),1);e=term(st,10);rt=g.choice([16,17.5,18.25,21]);y=round(a*rt,2);mr=round(y/12,2);ox=round(a*9.15/12,2);tx=round(a*6.4/12,2);dp=round(y/12*2,2) if g.random()<.6 else None
                s.write(r,2,nm,t);s.write_datetime(r,4,st,dd);s.write_datetime(r,5,e,dd)
                for k,x in zip(range(6,11),(y,rt,mr,ox,tx)):s.write(r,k,x,mn)
                s.write(r,11,dp,mn) if dp else s.write_blank(r,11,None,t)
                s.write(r,12,g.choice(['1 x 5 ans','2 x 5 ans','Aucun / None']),t);s.write(r,13,f'L-{1000+ni}',t)
                for k,x in enumerate((y,mr,ox,tx,dp or 0)):S[k+1]+=x
                rows.append(row(unit=u,tenantName=nm,area=a,leaseStartDate=st,leaseEndDate=e,annualRent=y,contractRent=mr,charges=[dict(code="Frais d'expl. OpEx",amount=ox),dict(code='Taxes',amount=tx)],deposit=dp))
            r+=1
        s.merge_range(r0,0,r-1,0,fl,tb) if n>1 else s.write(r0,0,fl,tb)
        if n>1:
            s.write(r,2,f'Sous-total étage / Floor subtotal {fl}',sbi);s.write(r,3,S[0],sbi)
            for k,x in zip((6,8,9,10,11),S[1:]):s.write(r,k,round(x,2),sb)
            r+=1
        GT=[a+b for a,b in zip(GT,S)]
    r+=1;s.write(r,2,'TOTAL IMMEUBLE / BUILDING',sbi);s.write(r,3,GT[0],sbi)
    for k,x in zip((6,8,9,10,11),GT[1:]):s.write(r,k,round(x,2),sb)
    s.write(r+2,0,f'Locaux loués / Leased suites: {o}    Locaux vacants / Vacant suites: {v}');s.write(r+3,0,'Certifié conforme par le vendeur / Certified by the Vendor: ______________________')
    s.set_column(2,2,40);s.set_column(3,12,15);s.set_landscape();s.fit_to_pages(1,0);w.close()
    save(f,'Place Vauquelin','2025-06-30',o+v,o,v,rows,'OFFICE','bilingual Quebec annex, annual rents, merged floors, hidden column',True,sheet='Annexe 1')
def x7(): # industrial portfolio, numbers as text, building blocks
    g=G(3917);f='Lease Schedule - Granger Logistics Center.xlsx';w=wb(f);s=w.add_worksheet('Lease Schedule');b=w.add_format({'bold':1});hb=w.add_format({'bold':1,'top':1,'bottom':1,'text_wrap':1,'valign':'bottom'});bar=w.add_format({'bold':1,'bg_color':'#BFBFBF'});m=w.add_format({'num_format':'#,##0'});mb=w.add_format({'num_format':'#,##0','bold':1,'top':1});R=w.add_format({'align':'right'})
    s.write('A1','GRANGER LOGISTICS CENTER',b);s.write('A2','Exhibit A to Assignment and Assumption of Leases');s.write('A3','Rents billed for November 2025')
    H=['Unit','Tenant','Use','Sq. Ft.','','Lease Dates','Base Rent\n(per month)','CAM/INS','RE Tax','Monthly\nBilling','','Base Rent 2026','Base Rent 2027','LC / Deposit','Past Due\n11/30/25']
    co=["Abacus Freight Systems","Boreal Windows LLC","Cobalt Auto Glass","Drumlin Coffee Roasters","Evergreen Kitting Corp","Fluxon Batteries, Inc.","Garrison Plumbing Supply","Hightail Courier","Ingot Steel Service","Jetty Marine Parts","Kodiak Tile & Stone","Lumen Stage Rentals","Mayfly Outdoor Co.","Norbert Packaging","Orchard Street Foods","Pinion Cycles","Quarry Fitness Equip.","Redtail Robotics","Switchback Brewing","Tern Hill Textiles","Umber Pigments LLC","Vantage Crating Co."]
    g.shuffle(co);r=4;rows=[];o=v=ni=0;G0=[0]*7;q=lambda x:f'{x:,.2f}'
    for bl,n in(('Building 100 - 4100 Granger Pkwy',7),('Building 200 - 4180 Granger Pkwy',9),('Building 300 - 4250 Granger Pkwy',6)):
        s.merge_range(r,0,r,14,bl,bar);r+=1
        for i,h in enumerate(H):s.write(r,i,h,hb)
        s.set_row(r,30);r+=1;S=[0]*7
        for j in range(n):
            u=f'{bl.split()[1][0]}{j+1:02d}';a=g.randint(30,220)*100;s.write(r,0,u);s.write(r,3,a,m);S[0]+=a;va=g.random()<.07 or (bl[9]=='2' and j==4)
            use=g.choice(['Whse','Flex','Dist.','Shop'])
            s.write(r,2,use)
            if va:
                v+=1;s.write(r,1,'*** vacant ***');rows.append(row(unit=u,building=bl,area=a,unitType=use,statusText='*** vacant ***'));r+=1;continue
            nm=co[ni];ni+=1;o+=1;st=D(g.randint(2019,2024),g.randint(1,12),1);e=term(st,g.choice([7,8]));br=int(a*g.uniform(.62,.98));cam=int(a*.11);tax=int(a*.145);tt=br+cam+tax;dep=g.choice([br,2*br,0]);pd=g.choice([0,0,0,0,tt])
            s.write(r,1,nm);s.write(r,5,f'{st.strftime("%b %-d, %Y")} - {e.strftime("%b %-d, %Y")}');
            s.write_string(r,6,f'{br:,}',R)
            for k,x in zip((7,8,9),(cam,tax,tt)):s.write(r,k,x,m)
            stp=[]
            for k,(y,col) in enumerate(((2026,11),(2027,12))):
                ed=D(y,st.month,1)
                if e>ed: x=round(br*1.035**(k+1));s.write(r,col,f'{x:,} eff. {ed.month}/1/{y}',R);stp.append(dict(date=iso(ed),amount=x))
                else:s.write(r,col,'exp.',R)
            s.write(r,13,dep,m);s.write(r,14,pd,m)
            for k,x in enumerate((br,cam,tax,tt,dep,pd)):S[k+1]+=x
            rows.append(row(unit=u,building=bl,tenantName=nm,unitType=use,area=a,leaseStartDate=st,leaseEndDate=e,contractRent=br,charges=[dict(code='CAM/INS',amount=cam),dict(code='RE Tax',amount=tax)],totalCharges=tt,rentSteps=stp,deposit=dep,balance=pd));r+=1
        s.write(r,1,f'Total {bl[:12]}',b)
        for k,x in zip((3,6,7,8,9,13,14),S):s.write(r,k,x,mb)
        G0=[x+y for x,y in zip(G0,S)];r+=2
    s.write(r,1,f'TOTAL - ALL BUILDINGS ({o+v} units)',b)
    for k,x in zip((3,6,7,8,9,13,14),G0):s.write(r,k,x,mb)
    s.write(r+1,1,f'Leased {o} / Vacant {v}');s.write(r+3,0,'Trailer storage yard (approx. 2 ac.) is licensed to Abacus Freight Systems without separate charge.')
    s.set_column(1,1,28);s.set_column(4,4,2);s.set_column(5,5,27);s.set_column(6,9,11);s.set_column(10,10,2);s.set_column(11,12,21);s.set_column(13,14,12);w.close()
    save(f,'Granger Logistics Center','2025-11',o+v,o,v,rows,'WAREHOUSE','building blocks with repeated headers, base rent as text, lease dates in one cell',sheet='Lease Schedule')
def run():
    for x in(x1,x2,x3,x4,x5,x6,x7):x()
if __name__=='__main__':run()
