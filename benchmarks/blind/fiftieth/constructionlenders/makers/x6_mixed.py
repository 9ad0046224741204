# Mixed use over retail: two tables on one sheet, residential amounts as text, applicants at the end
from .common import *
import xlsxwriter
F='77_Hatch_Street_leaseup_report.xlsx'
def make():
    r=Gen('x6');asof=D(2025,12,5);wb=xlsxwriter.Workbook(out(F));ws=wb.add_worksheet('Sheet1')
    f=lambda **k:wb.add_format(dict(font_name='Arial Narrow',font_size=10,**k))
    b=f(bold=1);p=f();rt=f(align='right');h=f(bold=1,bottom=1,top=1);hr=f(bold=1,bottom=1,top=1,align='right');mm=f(num_format='#,##0.00_)_)');n0=f(num_format='#,##0_)_)');sf_=f(num_format='#,##0',align='center');hc=f(bold=1,bottom=1,top=1,align='center');br=f(bold=1,align='right',top=1);bb=f(bold=1,top=1);bm=f(bold=1,top=1,num_format='#,##0.00');d=f(num_format='mm/dd/yyyy',align='left');i_=f(italic=1)
    ws.write(0,0,'77 Hatch Street',f(bold=1,underline=1));ws.write(0,6,'Report date: 12/05/2025',b);ws.write(1,0,'Weekly rent roll and lease-up report to Lender',i_)
    k=3;rows=[];wd=lambda c,x:ws.write_datetime(k,c,dt.datetime.combine(x,dt.time()),d)
    ws.write(k,0,'I. RETAIL (GROUND FLOOR)',b);k+=1
    for c,x in enumerate(['Space','Tenant','Use','RSF','Commence','Expire','Rent/Mo.','Sec. Dep.','Status']): ws.write(k,c,x,hr if c in(3,6,7) else h)
    k+=1;R=[('R1','Pomelo & Thyme Grocer LLC','Grocery',5120,D(2025,9,1),D(2035,8,31),17066.67,34133.34,'Open'),('R2','Union Barber Co.','Salon',940,D(2025,11,1),D(2030,10,31),0.0,3760,'Open - free rent thru 1/31/26'),('R3','','',1310,None,None,None,None,'Vacant'),('R4','Little Otter Preschool Inc.','Childcare',3480,D(2026,3,1),D(2036,2,29),None,20880,'Signed, not commenced')]
    for u,t,us_,sf,a,e,m,dep,s in R:
        ws.write(k,0,u,p);ws.write(k,1,t,p);ws.write(k,2,us_,p);ws.write(k,3,sf,n0);ws.write(k,8,s,p)
        if a: wd(4,a);wd(5,e);ws.write(k,7,dep,mm)
        if m is not None: ws.write(k,6,m,mm)
        rows.append(dict(unit=u,tenantName=t or None,area=sf,leaseStartDate=a,leaseEndDate=e,contractRent=m,deposit=dep,statusText=s,section='I. RETAIL (GROUND FLOOR)',unitType=us_ or None));k+=1
    ws.write(k,1,'Total retail',bb);ws.write(k,3,sum(x[3] for x in R),f(bold=1,top=1,num_format='#,##0'));ws.write(k,6,sum(x[6] or 0 for x in R),bm);ws.write(k,7,sum(x[7] or 0 for x in R),bm);k+=3
    ws.write(k,0,'II. APARTMENTS',b);k+=1
    for c,x in enumerate(['Apt #','Plan','SF','Resident(s)','Status','Move-in','Lease end','Asking','Lease rent','Concession','Parking','Total due']): ws.write(k,c,x,hc if c==2 else hr if c in(7,8,9,10,11) else h)
    k+=1;tx=lambda v:f'${v:,.0f}' if v>=0 else f'(${-v:,.0f})';Tt=[0]*5;occ=vac=0;pend=[];N=0
    for fl in range(2,7):
        for n in range(1,8):
            u=f'{fl}{n:02d}';pl,sf,ask=[('Studio',468,1990),('1BR',655,2475),('1BR+Den',742,2710),('2BR/2BA',1012,3390)][(n+fl)%4];ask+=25*(fl-2);q=r.random();N+=1
            x=dict(unit=u,unitType=pl,area=sf,marketRent=ask,section='II. APARTMENTS')
            ws.write(k,0,u,p);ws.write(k,1,pl,p);ws.write(k,2,sf,sf_);ws.write(k,7,tx(ask),rt);Tt[0]+=ask
            if q<.55:
                mi=r.date(D(2025,8,1),D(2025,12,3));le=less1(addm(mi,r.choice([12,14])));rent=ask-r.choice([0,0,25,50]);con=-r.choice([0,0,100,165,205]);pk=r.choice([0,0,225]);occ+=1
                ch=([('Concession',con)] if con else [])+([('Parking',pk)] if pk else [])
                x.update(tenantName=r.person('fl')+(' / '+r.person('fl') if r.random()<.25 else ''),statusText='Occ',moveInDate=mi,leaseEndDate=le,contractRent=rent,charges=[dict(code=a,amount=v) for a,v in ch],totalCharges=rent+con+pk)
                ws.write(k,3,x['tenantName'],p);ws.write(k,4,'Occ',p);wd(5,mi);wd(6,le);ws.write(k,8,tx(rent),rt)
                if con: ws.write(k,9,tx(con),rt)
                if pk: ws.write(k,10,tx(pk),rt)
                ws.write(k,11,tx(x['totalCharges']),rt)
                for j,v in enumerate((rent,con,pk,x['totalCharges'])): Tt[1+j]+=v
            elif u=='203': x['statusText']='Model';ws.write(k,4,'Model',p);model=1
            else:
                x['statusText']='Vac';ws.write(k,4,'Vac',p);vac+=1
                if r.random()<.4: pend.append((u,pl,sf,ask))
            rows.append(x);k+=1
    mods=N-occ-vac
    ws.write(k,3,f'{N} apartments',bb)
    for c,v in zip((7,8,9,10,11),Tt): ws.write(k,c,tx(v),br)
    k+=2;ws.write(k,0,'III. APPROVED APPLICANTS / FUTURE MOVE-INS (not in totals above)',b);k+=1
    for c,x in enumerate(['Apt #','Plan','SF','Applicant','Stage','Sched. move-in','Lease end','','Lease rent']): ws.write(k,c,x,hc if c==2 else hr if c==8 else h)
    k+=1
    for u,pl,sf,ask in pend:
        mi=r.date(D(2025,12,9),D(2026,1,30));le=less1(addm(mi,13));st=r.choice(['Lease signed','Approved','Approved']);n=r.person('fl');rent=ask-r.choice([0,25])
        ws.write(k,0,u,p);ws.write(k,1,pl,p);ws.write(k,2,sf,sf_);ws.write(k,3,n,p);ws.write(k,4,st,p);wd(5,mi);wd(6,le);ws.write(k,8,tx(rent),rt);k+=1
        rows.append(dict(unit=u,unitType=pl,area=sf,tenantName=n,statusText=st,moveInDate=mi,leaseEndDate=le,contractRent=rent,section='III. APPROVED APPLICANTS / FUTURE MOVE-INS (not in totals above)'))
    k+=1
    for s in (f'Apartments: {N} total, {occ} occupied, {vac} vacant, {mods} model. {len(pend)} future move-ins.','Retail: 4 spaces, 2 open, 1 signed not commenced, 1 vacant.',f'Building: {N+4} total units, {occ+2} occupied, {vac+1} vacant.'): ws.write(k,0,s,i_);k+=1
    for c,w in enumerate([9,25,11,32,22,13,12,11,12,11,10,11]): ws.set_column(c,c,w)
    ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    finish(F,'MIXED_USE','r50b','borrower lease-up report, retail and apartment tables on one sheet, amounts as text, applicants table',True,'77 Hatch Street',asof,N+4,occ+2,vac+1,rows)
