import random, datetime as D
import xlsxwriter, openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
from common import *

# ---------- listing-site export, text everywhere, one duplex side per row
def listing():
    f='rentroll_export_listing_884213.xlsx'; rng=random.Random(884213); nm=Names(rng)
    T=Truth(f,'MULTIFAMILY','listing-site flat export, field-name headers in row 1, every value as text, duplex and fourplex addresses',False,'Maple & Third Duplex Portfolio','2025-11-30',26,23,3,sheet='export')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='export'
    H=['listing_id','asset_name','rr_date','street_address','city_st','unit','beds_baths','unit_sf','occ_status','resident','lease_start','lease_end','rent_current','rent_market','sec_deposit','pet_fee','delinquent_amt','section8']
    ws.append(H)
    ad=[('2114 Maple St',2),('2118 Maple St',2),('2203 Maple St',2),('2207 Maple St',4),('911 W Third St',2),('915 W Third St',2),('1022 W Third St',4),('1102 W Third St',2),('340 Quarry Ln',2),('344 Quarry Ln',2),('77 Depot Ct',2)]
    i=0
    for a,n in ad:
        for k in range(n):
            i+=1; u='ABCD'[k]; big=n==2; ty='2 BD / 1 BA' if big else '1 BD / 1 BA'
            if a.startswith('34'): ty='3 BD / 1.5 BA'
            sf={'2':880,'1':615,'3':1150}[ty[0]]; mk={'2':1125,'1':850,'3':1395}[ty[0]]
            if i in (4,15,21):
                st={4:'Vacant',15:'Vacant',21:'Vacant - rehab'}[i]
                v=['884213','Maple & Third Duplex Portfolio','2025-11-30',a,'Muncie, IN',u,ty,str(sf),st,'','','','0',f'{mk}','','','','N']
                T.add(unit=u,building=a,propertyName='Maple & Third Duplex Portfolio',unitType=ty,area=sf,statusText=st,contractRent=0,marketRent=mk)
            else:
                s=D.date(rng.choice([2022,2023,2024,2025]),rng.randint(1,10),1); mtm=s.year<2024
                e='month-to-month' if mtm else eom(addm(s,11 if s.year==2025 else 23)).isoformat()
                r=mk-rng.choice([0,25,50,75,110,145]); dep=rng.choice([r,500,750]); pet=rng.choice([0,0,0,30]); dq=rng.choice([0]*8+[r,215.5]); n_=nm.fl(); s8='Y' if rng.random()<.2 else 'N'
                st='Occupied' if i!=9 else 'Occupied - notice'
                v=['884213','Maple & Third Duplex Portfolio','2025-11-30',a,'Muncie, IN',u,ty,str(sf),st,n_,s.isoformat(),e,str(r),str(mk),str(dep),str(pet),f'{dq:g}',s8]
                T.add(unit=u,building=a,propertyName='Maple & Third Duplex Portfolio',unitType=ty,area=sf,statusText=st,tenantName=n_,leaseStartDate=s,leaseEndDate=e,contractRent=r,marketRent=mk,deposit=dep,charges=[dict(code='pet_fee',amount=pet)],balance=dq)
            ws.append(v)
    assert i==26
    for r in ws.iter_rows():
        for c in r: c.number_format='@'
    wb.save(path(f)); T.save()

# ---------- broker pricing workbook; assumptions to the right of the roll
def broker():
    f='Pricing Model - 418 Juniper.xlsx'; rng=random.Random(418)
    T=Truth(f,'MULTIFAMILY','broker spreadsheet, assumptions and unit mix beside the roll, no tenant names, formulas',True,'418 Juniper Apartments','2025-12-01',20,18,2,sheet='Rent Roll')
    wb=xlsxwriter.Workbook(path(f)); wb.set_size(1800,1200)
    F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    t=F(bold=1); ttl=wb.add_format(dict(font_name='Calibri',bold=1,font_size=14,font_color='#1F3864')); hd=F(bold=1,bg_color='#1F3864',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1); n0=F(num_format='$#,##0'); n2=F(num_format='$0.00'); pc=F(num_format='0.0%'); p2=F(num_format='0.00%'); tx=F(); ce=F(align='center'); dt=F(num_format='mmm-yy',align='center'); inp=F(num_format='$#,##0',font_color='#0000FF'); inpp=F(num_format='0.00%',font_color='#0000FF'); b0=F(bold=1,num_format='$#,##0',top=1); b2=F(bold=1,num_format='$0.00',top=1); bp=F(bold=1,num_format='0.0%',top=1); bt=F(bold=1,top=1); bi=F(bold=1,num_format='#,##0',top=1); it=F(italic=1,font_color='#7F7F7F'); side=F(bold=1,bg_color='#D9E2F3',border=1); ii=F(num_format='#,##0')
    wp=wb.add_worksheet('Pricing'); ws=wb.add_worksheet('Rent Roll'); wc=wb.add_worksheet('Comps')
    ws.hide_gridlines(2); ws.set_column('A:A',2); ws.set_column('B:B',7); ws.set_column('C:C',13); ws.set_column('D:D',8); ws.set_column('E:H',11); ws.set_column('I:I',10); ws.set_column('J:J',22); ws.set_column('K:K',3); ws.set_column('L:L',24); ws.set_column('M:P',11)
    ws.write('B2','418 Juniper Apartments',ttl); ws.write('B3','Rent roll used for pricing, December 1, 2025',it)
    ws.set_row(4,30)
    for c,h in enumerate(['Unit #','Floor Plan','Sq. Ft.','Current Rent','Rent / SF','Pro Forma Rent','Loss to Lease','Lease Exp.','Comment']): ws.write(4,1+c,h,hd)
    mk={'Studio':(430,1095),'1 BR / 1 BA':(610,1375),'2 BR / 1 BA':(830,1695),'2 BR renov.':(830,1850)}
    r0=5; data=[]
    for k in range(20):
        u=str((k//5+1)*100+k%5+1); pl=['1 BR / 1 BA','2 BR / 1 BA','Studio','1 BR / 1 BA','2 BR renov.'][k%5]; 
        if k in (9,14): pl='2 BR / 1 BA'
        sf,m=mk[pl]; vac=k in (6,17); cur=0 if vac else m-rng.choice([0,35,60,85,120,155]); e=None if vac else D.date(2026,rng.randint(1,12),1)
        cm='Vacant' if vac else ''
        if k==3: cm='On-site manager, $200 credit'; cur=m-200
        if k==12: cm='MTM'; e='MTM'
        if k==16: cm='Washer/dryer in unit'
        if k==18: cm='Moving out 1/31'; e=D.date(2026,1,1)
        data.append((u,pl,sf,cur,m,e,cm,vac))
    for i,(u,pl,sf,cur,m,e,cm,vac) in enumerate(data):
        r=r0+i; ws.write_number(r,1,int(u),ce); ws.write(r,2,pl,tx); ws.write(r,3,sf,ii); ws.write(r,4,cur,inp); ws.write_formula(r,5,f'=E{r+1}/D{r+1}',n2,round(cur/sf,6)); ws.write(r,6,m,inp); ws.write_formula(r,7,f'=G{r+1}-E{r+1}',n0,m-cur)
        if isinstance(e,D.date): ws.write_datetime(r,8,D.datetime(e.year,e.month,1),dt)
        elif e: ws.write(r,8,e,ce)
        ws.write(r,9,cm,tx)
        T.add(unit=u,unitType=pl,area=sf,contractRent=cur,marketRent=m,leaseEndDate=e.strftime('%b-%y') if isinstance(e,D.date) else e,statusText='Vacant' if vac else 'Occupied')
    R=r0+20; cs=sum(d[3] for d in data); ms=sum(d[4] for d in data); ss=sum(d[2] for d in data)
    ws.write(R,1,'20',bt); ws.write(R,2,'units',bt)
    ws.write_formula(R,3,f'=SUM(D{r0+1}:D{R})',bi,ss); ws.write_formula(R,4,f'=SUM(E{r0+1}:E{R})',b0,cs); ws.write_formula(R,5,f'=E{R+1}/D{R+1}',b2,cs/ss); ws.write_formula(R,6,f'=SUM(G{r0+1}:G{R})',b0,ms); ws.write_formula(R,7,f'=G{R+1}-E{R+1}',b0,ms-cs); ws.write(R,8,'',bt); ws.write(R,9,'2 vacant',bt)
    ws.write(R+1,2,'Annualized',tx); ws.write_formula(R+1,4,f'=E{R+1}*12',n0,cs*12); ws.write_formula(R+1,6,f'=G{R+1}*12',n0,ms*12)
    # side: assumptions
    ws.merge_range(4,11,4,12,'Assumptions',hd)
    A=[('Asking price',3150000,inp),('Price per unit',157500,n0),('Down payment',.40,inpp),('Loan amount',1890000,n0),('Interest rate',.0595,inpp),('Amortization (yrs)',30,tx),('Vacancy allowance',.05,inpp),('Mgmt fee',.06,inpp),('Taxes (reassessed)',39375,inp),('Insurance',14200,inp),('Reserves / unit',300,inp)]
    for i,(l,v,fm) in enumerate(A): ws.write(5+i,11,l,tx); ws.write(5+i,12,v,fm)
    ws.write(18,11,'Unit Mix',hd)
    for c,h in enumerate(['Units','Avg SF','Avg Rent','Pro Forma']): ws.write(18,12+c,h,hd)
    j=19
    for pl in mk:
        q=[d for d in data if d[1]==pl]; oc=[d for d in q if not d[7]]
        ws.write(j,11,pl,tx); ws.write(j,12,len(q),ii); ws.write(j,13,q[0][2],ii); ws.write(j,14,sum(d[3] for d in oc)/len(oc),n0); ws.write(j,15,q[0][4],n0); j+=1
    ws.write(j,11,'Total / avg',bt); ws.write(j,12,20,bi); ws.write(j,13,ss/20,bi); ws.write(j,14,cs/18,b0); ws.write(j,15,ms/20,b0)
    ws.write(j+1,11,'Avg rent is of the 18 occupied units',it)
    # pricing sheet
    wp.set_column('A:A',34); wp.set_column('B:C',14); wp.write('A1','418 Juniper Apartments - Pricing',ttl)
    for c,h in enumerate(['','Current','Pro Forma']): wp.write(2,c,h,hd)
    vc=round(cs*12*.05); vm=round(ms*12*.05); exp=118400; em=121300
    for i,(l,a,b) in enumerate([('Scheduled rent',cs*12,ms*12),('Laundry and parking',6480,6480),('Vacancy allowance 5%',-vc,-vm),('Effective income',cs*12+6480-vc,ms*12+6480-vm),('Expenses',exp,em),('Net operating income',cs*12+6480-vc-exp,ms*12+6480-vm-em)]):
        wp.write(3+i,0,l,tx); wp.write(3+i,1,a,n0); wp.write(3+i,2,b,n0)
    noi=cs*12+6480-vc-exp; wp.write(10,0,'Cap rate at $3,150,000',t); wp.write(10,1,noi/3150000,p2); wp.write(10,2,(ms*12+6480-vm-em)/3150000,p2)
    wc.set_column('A:A',26); wc.write_row(0,0,['Sale comp','Units','Price','Closed'],hd)
    for i,x in enumerate([('77 Alameda Ct',16,2480000,'Aug 2025'),('1290 Juniper',24,3690000,'Mar 2025'),('Kestrel Arms',12,1815000,'Nov 2024')]): (wc.write(1+i,0,x[0],tx),wc.write(1+i,1,x[1],tx),wc.write(1+i,2,x[2],n0),wc.write(1+i,3,x[3],ce))
    ws.activate(); wb.close(); T.save()

# ---------- PM export opened and saved: no merges, titles in column A, several properties, charge columns. digit_changed
def export():
    f='rent_roll-20251130.xlsx'; rng=random.Random(301); nm=Names(rng)
    T=Truth(f,'MULTIFAMILY','CSV-like PM export saved as workbook, property group rows, charge columns, subtotals',True,None,'2025-11-30',59,0,0,sheet='rent_roll-20251130')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='rent_roll-20251130'
    ws.append(['Rent Roll']); ws.append(['Properties: All active']); ws.append(['Units: Active']); ws.append(['As of: 11/30/2025']); ws.append(['Include Non-Revenue Units: No']); ws.append([])
    H=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','RUBS','Pet Rent','Parking','Storage','Total Charges','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due']
    ws.append(H)
    props=[('Alder - 1418 Alder Street Spokane, WA 99201',12),('Boone - 2207 W Boone Avenue Spokane, WA 99201',8),('Cedar - 633 S Cedar Street Spokane, WA 99204',18),('Garland - 805 W Garland Avenue Spokane, WA 99205',21)]
    G=[0]*10; tocc=0; N=0
    cols=(4,5,6,7,8,9,10,11,12,17)
    for p,n in props:
        ws.append([p]); S=[0]*10; occ=0
        for k in range(n):
            N+=1; u=str(k+1) if p[0]=='A' else (f'{(k//6+1)}{k%6+1:02d}' if p[0]=='C' else (f'#{k+1}' if p[0]=='B' else f'{"NS"[k>=11]}{k+1 if k<11 else k-10}'))
            bb=rng.choice(['1/1.00','1/1.00','2/1.00','2/1.00','2/2.00','--/1.00']); sf={'1/1.00':590,'2/1.00':805,'2/2.00':920,'--/1.00':410}[bb]; mk={'1/1.00':1150,'2/1.00':1395,'2/2.00':1525,'--/1.00':895}[bb]
            q=rng.random(); row=[u,bb,None,None,sf,mk]+[None]*12
            if q<.09:
                st='Vacant-Unrented' if q<.06 else 'Vacant-Rented'; row[3]=st
                row[6:12]=[0]*6; row[12]=0; row[17]=0
                tr=dict(statusText=st,contractRent=0,deposit=0,balance=0)
                ch=[]; ch=[dict(code=c,amount=0) for c in ('Rent','RUBS','Pet Rent','Parking','Storage')]; tr.update(charges=ch,totalCharges=0)
            else:
                occ+=1; st='Current'; mo=None
                if q>.94: st='Notice-Unrented'; mo=D.date(2025,12,rng.choice([15,31]))
                if q>.985: st='Evict'; mo=None
                ls=D.date(rng.choice([2024,2025,2025]),rng.randint(1,11),1); le=eom(addm(ls,11)); mi=addm(ls,-12*rng.choice([0,0,1,2]))
                if le<D.date(2025,11,30): le=None
                r=mk-rng.choice([0,0,20,45,70,95,130]); ru={'1':55,'2':75,'-':40}[bb[0]]; pet=rng.choice([0,0,0,35]); pk=rng.choice([0,0,40,40]); sg=rng.choice([0,0,0,20]); dep=rng.choice([500,700,r]); pd=rng.choice([0]*9+[r,round(r*.37,2)])
                name=nm.fl()
                row[2]=name; row[3]=st; row[6:12]=[r,ru,pet,pk,sg,r+ru+pet+pk+sg]; row[12]=dep; row[13]=ls; row[14]=le; row[15]=mi; row[16]=mo; row[17]=pd
                tr=dict(tenantName=name,statusText=st,contractRent=r,deposit=dep,balance=pd,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,charges=[dict(code=c,amount=a) for c,a in zip(('Rent','RUBS','Pet Rent','Parking','Storage'),(r,ru,pet,pk,sg))],totalCharges=r+ru+pet+pk+sg)
            for j,c in enumerate(cols): S[j]=round(S[j]+(row[c] or 0),2)
            if p[0]=='C' and k==10:
                assert row[2]; old=row[6]; new=old+300 if (old//100)%10<7 else old-300
                row[6]=new; tr['contractRent']=new; tr['charges'][0]['amount']=new
                T.t['planted']=dict(kind='digit_changed',what=f'Rent of unit {u} at Cedar prints {new:,}; it should be {old:,}: its own total charges, the Cedar total and the grand total carry {old:,}.')
            T.add(unit=u,section=p,propertyName=p,unitType=bb,area=sf,marketRent=mk,**tr)
            ws.append(row)
        tocc+=occ
        t=['Total '+p.split(' - ')[0],None,f'{n} units',f'{occ/n:.1%} occupied']+[None]*14
        for c,v in zip(cols,S): t[c]=v
        ws.append(t); G=[round(a+b,2) for a,b in zip(G,S)]
    t=['Total',None,f'{N} units',f'{tocc/N:.1%} occupied']+[None]*14
    for c,v in zip(cols,G): t[c]=v
    ws.append(t); assert N==59
    for r in ws.iter_rows(min_row=8):
        for c in r:
            if isinstance(c.value,D.date): c.number_format='m/d/yyyy'
    for k,w in {'A':9,'B':8.43,'C':19,'D':15,'N':10.5,'O':10.5,'P':10.5,'Q':10.5}.items(): ws.column_dimensions[k].width=w
    T.t.update(occupied=tocc,vacant=N-tocc); wb.save(path(f)); T.save()

# ---------- mixed-use walk-ups: two buildings, stores and apartments with their own headers
def walkups():
    f='Ferris Ave buildings rents.xlsx'; rng=random.Random(11); nm=Names(rng)
    T=Truth(f,'MIXED_USE',"seller's sheet, two buildings, store and apartment tables with different headers, legal rents",True,'212-216 Ferris Avenue','2025-12',20,18,2,sheet='Rents')
    wb=xlsxwriter.Workbook(path(f)); ws=wb.add_worksheet('Rents'); F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=10,**k))
    big=F(bold=1); big=wb.add_format(dict(font_name='Arial',bold=1,font_size=14,align='center')); sub=F(align='center',italic=1); bld=wb.add_format(dict(font_name='Arial',font_size=11,bold=1,bg_color='#FFE699',border=1)); hd=F(bold=1,bottom=2,text_wrap=1,align='center'); tx=F(); c_=F(align='center'); m=F(num_format='#,##0.00'); d=F(num_format='mm/dd/yyyy',align='center'); st=F(bold=1,top=1); sm=F(bold=1,top=1,num_format='#,##0.00'); gs=F(bold=1,bg_color='#E2EFDA',border=1); gm=F(bold=1,bg_color='#E2EFDA',border=1,num_format='$#,##0.00'); un=F(underline=1,bold=1)
    ws.set_column('A:A',9); ws.set_column('B:B',27); ws.set_column('C:C',9); ws.set_column('D:D',11); ws.set_column('E:G',13); ws.set_column('H:H',20)
    ws.merge_range('A1:H1','212-216 Ferris Avenue',big); ws.merge_range('A2:H2','Monthly rents, December 2025',sub)
    r=3; tots=[]
    B=[('212 FERRIS AVENUE',[('Store N','Lucky Penny Laundromat',1150,4200,310,D.date(2023,4,1),D.date(2033,3,31)),('Store S','VACANT',900,0,0,None,None)],8),
       ('216 FERRIS AVENUE',[('Store N','Bella Forno Pizza',1240,4650,335,D.date(2020,11,1),D.date(2030,10,31)),('Store S','Kwik Key & Phone Repair',610,2375,165,D.date(2025,2,15),D.date(2028,2,14))],8)]
    for b,stores,n in B:
        ws.merge_range(r,0,r,7,b,bld); r+=1; ws.write(r,0,'Stores',un); r+=1
        for c,h in enumerate(['Store','Tenant','Sq Ft','RE tax share','Base rent','Lease from','Lease to']): ws.write(r,c,h,hd)
        r+=1; S=X=0
        for s,t,sf,rent,tax,a,e in stores:
            v=t=='VACANT'; ws.write(r,0,s,tx); ws.write(r,1,t,tx); ws.write(r,2,sf,c_)
            if not v: ws.write(r,3,tax,m); ws.write(r,4,rent,m); ws.write_datetime(r,5,D.datetime(*a.timetuple()[:3]),d); ws.write_datetime(r,6,D.datetime(*e.timetuple()[:3]),d)
            S+=rent;X+=tax
            T.add(unit=s,building=b,section='Stores',tenantName=None if v else t,statusText='VACANT' if v else 'Occupied',area=sf,contractRent=None if v else rent,charges=None if v else [dict(code='RE tax share',amount=tax)],leaseStartDate=a,leaseEndDate=e); r+=1
        ws.write(r,1,'Stores total',st); ws.write(r,2,'',st); ws.write(r,3,X,sm); ws.write(r,4,S,sm); r+=2
        ws.write(r,0,'Apartments',un); r+=1
        for c,h in enumerate(['Apt','Tenant','Rooms','RS / FM','Legal reg. rent','Actual rent','Lease ends','Remarks']): ws.write(r,c,h,hd)
        r+=1; Q=0;L=0
        for k in range(n):
            u=f'{k//2+1+1}{"LR"[k%2]}'; rooms=[3.5,4][k%2]
            ws.write(r,0,u,c_); ws.write(r,2,rooms,c_)
            if b[:3]=='216' and u=='3R':
                ws.write(r,1,'vacant',tx); ws.write(r,3,'FM',c_); ws.write(r,7,'being painted',tx); T.add(unit=u,building=b,section='Apartments',statusText='vacant'); r+=1; continue
            rs=rng.random()<.6; n_=nm.fl(); 
            if rs: leg=round(rng.uniform(1180,1890),2); act=leg if rng.random()<.65 else round(leg-rng.choice([150,220.5,310]),2)
            else: leg=None; act=rng.choice([2350,2450,2500,2575,2700])
            e=D.date(rng.choice([2026,2026,2027]),rng.randint(1,12),1); e=eom(e)
            ws.write(r,1,n_,tx); ws.write(r,3,'RS' if rs else 'FM',c_)
            if rs: ws.write(r,4,leg,m); L+=leg
            ws.write(r,5,act,m); Q=round(Q+act,2)
            mm=u=='5L' and not rs
            if mm: ws.write(r,6,'no lease',c_)
            else: ws.write_datetime(r,6,D.datetime(*e.timetuple()[:3]),d)
            if rs and act<leg: ws.write(r,7,'preferential rent',tx)
            elif u=='2L' and b[:3]=='212': ws.write(r,7,'super lives here',tx)
            T.add(unit=u,building=b,section='Apartments',tenantName=n_,statusText='Occupied',contractRent=act,leaseEndDate='no lease' if mm else e); r+=1
        ws.write(r,1,'Apartments total',st); [ws.write(r,c,'',st) for c in (2,3)]; ws.write(r,4,round(L,2),sm); ws.write(r,5,Q,sm); r+=1
        tots.append((b.title(),S,X,Q)); r+=2
    ws.write(r,1,'Both buildings',gs)
    for c,h in enumerate(['','Stores','RE tax','Apartments','Monthly']): ws.write(r,2+c,h,gs)
    r+=1
    for b,S,X,Q in tots:
        for c,v in enumerate([b,'']): ws.write(r,1+c,v,gs)
        for c,v in enumerate([S,X,Q,S+X+Q]): ws.write(r,3+c,v,gm)
        r+=1
    ws.write(r,1,'Total',gs); ws.write(r,2,'',gs)
    for c in range(4): ws.write(r,3+c,[sum(t[1] for t in tots),sum(t[2] for t in tots),sum(t[3] for t in tots),sum(t[1]+t[2]+t[3] for t in tots)][c],gm)
    r+=2; ws.write(r,0,'RS = rent stabilized, registered with DHCR through 2025. FM = free market. 18 of 20 rented (one store and one apartment are empty).',tx)
    ws.fit_to_pages(1,0); wb.close(); T.save()

# ---------- car wash with billboards, three sheets
def carwash():
    f='Gateway_CarWash_Billboards_leases.xlsx'
    T=Truth(f,'OTHER','small multi-sheet workbook, odd assets, annual and monthly rent, step columns, available sign face',False,'Gateway Car Wash & Signs','2025-10-31',8,7,1,sheet='Leases')
    wb=xlsxwriter.Workbook(path(f)); F=lambda **k: wb.add_format(dict(font_name='Georgia',font_size=10,**k))
    s0=wb.add_worksheet('Read me'); ws=wb.add_worksheet('Leases'); s2=wb.add_worksheet('2024 collections')
    tx=F(valign='top'); wr=F(text_wrap=1,valign='top'); h=F(bold=1,bottom=1,top=1,text_wrap=1,valign='bottom'); m=F(num_format='$#,##0',valign='top'); d=F(num_format='yyyy-mm-dd',valign='top',align='center'); bt=F(bold=1,top=6); bm=F(bold=1,top=6,num_format='$#,##0'); tt=F(bold=1); ti=wb.add_format(dict(font_name='Georgia',font_size=15,bold=1))
    s0.set_column('A:A',95); s0.write('A1','Gateway Car Wash & Signs',ti)
    for i,x in enumerate(['3805 Gateway Boulevard, Tupelo, Mississippi. 1.9 acres with 240 feet on the highway.','The seller owns the land and the buildings and runs nothing himself. Everything is leased.','Leases are on the second sheet, what each paid in 2024 on the third.','Equipment in the tunnel belongs to the operator.']): s0.write(2+i,0,x,tx)
    ws.set_column('A:A',6); ws.set_column('B:B',28); ws.set_column('C:C',25); ws.set_column('D:E',12); ws.set_column('F:G',12); ws.set_column('H:K',12)
    ws.write('A1','Leases in force at October 31, 2025',ti); ws.write('A2','Gateway Car Wash & Signs',tx)
    for c,x in enumerate(['Ref','Leased premises','Lessee','Begins','Ends','Annual rent','Per month','1st step','Monthly from then','2nd step','Monthly from then']): ws.write(3,c,x,h)
    L=[('L1','Express tunnel, 130 ft','Suds Brothers Express LLC','2022-05-01','2037-04-30',10500,[('2027-05-01',11550),('2032-05-01',12705)]),
       ('L2','Self-serve bays 1-5','Suds Brothers Express LLC','2022-05-01','2027-04-30',2100,[]),
       ('L3','Detail shop','Chrome & Clay Detailing','2024-09-15','2026-09-14',1450,[]),
       ('L4','Vacuum island and vending','Tri-County Vend Co.','2021-01-01','month to month',385,[]),
       ('B1','Billboard, north face (digital)','Magnolia Outdoor','2019-08-01','2034-07-31',1800,[('2029-08-01',2100)]),
       ('B2','Billboard, south face','available','','',0,[]),
       ('B3','Poster panel at rear fence','Magnolia Outdoor','2023-03-01','2028-02-28',325,[('2026-03-01',350),('2027-03-01',375)]),
       ('T1','Rooftop antenna, 3 sectors','Delta Wireless Holdings','2016-12-01','2026-11-30',1150,[])]
    M=0; ws.set_row(3,30)
    for i,(u,p,t,a,e,r_,st) in enumerate(L):
        r=4+i; v=t=='available'; ws.write(r,0,u,tx); ws.write(r,1,p,tx); ws.write(r,2,t,tx)
        for c,x in ((3,a),(4,e)):
            if x[:1].isdigit(): ws.write_datetime(r,c,D.datetime.fromisoformat(x),d)
            elif x: ws.write(r,c,x,tx)
        if not v: ws.write(r,5,r_*12,m); ws.write(r,6,r_,m)
        for k,(x,y) in enumerate(st): ws.write_datetime(r,7+2*k,D.datetime.fromisoformat(x),d); ws.write(r,8+2*k,y,m)
        M+=r_
        T.add(unit=u,unitType=p,tenantName=None if v else t,statusText='available' if v else 'Occupied',leaseStartDate=a or None,leaseEndDate=e or None,annualRent=None if v else r_*12,contractRent=None if v else r_,rentSteps=[dict(date=x,amount=y) for x,y in st])
    r=4+len(L)
    for c,x in enumerate(['','Total, 7 leases','','','']): ws.write(r,c,x,bt)
    ws.write(r,5,M*12,bm); ws.write(r,6,M,bm)
    ws.write(r+2,0,'The south billboard face came back from its lessee in June 2025; it had paid $1,500 a month.',tx); ws.write(r+3,0,'L1 and L2: same operator, cross-defaulted. Lessee pays taxes, insurance and all repairs on both.',tx)
    ws.set_landscape(); ws.fit_to_pages(1,1)
    s2.set_column('A:A',8); s2.set_column('B:B',14); s2.write_row(0,0,['Ref','Collected 2024'],h)
    C=[('L1',126000),('L2',25200),('L3',5075),('L4',4620),('B1',21600),('B2',18000),('B3',3900),('T1',13800)]
    for i,(a,b) in enumerate(C): s2.write(1+i,0,a,tx); s2.write(1+i,1,b,m)
    s2.write(9,0,'Total',bt); s2.write(9,1,sum(b for _,b in C),bm); ws.activate(); wb.close(); T.save()

# ---------- flex / light industrial: grouped three-line header, step lines under tenant
def flex():
    f='Turnpike Flex Park RR 10-2025.xlsx'; rng=random.Random(22)
    T=Truth(f,'INDUSTRIAL','landlord workbook, merged three-line header, buildings as bands, step lines under tenants, NNN charge columns',True,'Turnpike Flex Park','2025-10-15',18,16,2,sheet='RR')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='RR'; ft=lambda **k: Font(name='Tahoma',size=k.pop('size',9),**k)
    thin=Side(style='thin',color='808080'); fill=PatternFill('solid',fgColor='D0D7DE'); band=PatternFill('solid',fgColor='404A54')
    def put(r,c,v,fmt=None,**k):
        x=ws.cell(r,c,v); x.font=ft(**{q:w for q,w in k.items() if q in('bold','italic','color','size')}); 
        if fmt: x.number_format=fmt
        if k.get('al'): x.alignment=Alignment(horizontal=k['al'],vertical='center',wrap_text=True)
        return x
    put(1,1,'TURNPIKE FLEX PARK',bold=True,size=13); put(2,1,'Rent Roll dated 10/15/2025',italic=True); put(1,15,'Prepared by ownership',italic=True,al='right')
    # header rows 4-6
    def mh(r1,c1,r2,c2,t):
        ws.merge_cells(start_row=r1,start_column=c1,end_row=r2,end_column=c2); put(r1,c1,t,bold=True,al='center')
        for r in range(r1,r2+1):
            for c in range(c1,c2+1): ws.cell(r,c).fill=fill; ws.cell(r,c).border=Border(left=thin,right=thin,top=thin,bottom=thin)
    mh(4,1,6,1,'Bay'); mh(4,2,6,2,'Lessee'); mh(4,3,6,3,'Rentable\nSF'); mh(4,4,4,5,'Term'); mh(5,4,6,4,'Begin'); mh(5,5,6,5,'End'); mh(4,6,4,11,'Monthly Billing'); mh(5,6,6,6,'Base\nRent'); mh(5,7,5,9,'NNN Estimates'); mh(6,7,6,7,'CAM'); mh(6,8,6,8,'RE Tax'); mh(6,9,6,9,'Insur.'); mh(5,10,6,10,'Trash'); mh(5,11,6,11,'Total\nBilled'); mh(4,12,4,13,'Base Rent Steps'); mh(5,12,6,12,'Effective'); mh(5,13,6,13,'Monthly'); mh(4,14,6,14,'Security\nDeposit'); mh(4,15,6,15,'Notes')
    BB=[('BUILDING A',[('A1-A2',"Ironclad Fasteners Inc",6200,9.4,'2021-06-01','2026-05-31',[],'Gave notice of renewal'),('A3','Cold Creek Brewing Supply',3100,10.1,'2024-03-01','2029-02-28',[('2026-03-01',.035),('2027-03-01',.035),('2028-03-01',.035)],''),('A4','VACANT',3100,0,'','',[],'Dock + drive-in'),('A5','Summit Stone & Tile',3100,9.85,'2022-09-01','2027-08-31',[('2026-09-01',.03)],''),('A6','Pinnacle Garage Doors',3250,9.6,'2023-01-01','2027-12-31',[('2026-01-01',.03),('2027-01-01',.03)],'')]),
        ('BUILDING B',[('B1','Redfern Gymnastics Academy',8400,8.75,'2020-08-01','2030-07-31',[('2026-08-01',.025),('2027-08-01',.025)],'2 x 5 yr options'),('B2','Tollgate Printing',2800,10.25,'2019-02-01','MTM',[],'Holdover'),('B3','AeroFilter Services',2800,10.4,'2025-05-01','2028-04-30',[('2026-05-01',.04),('2027-05-01',.04)],''),('B4','Nomad Van Conversions',2800,10.6,'2024-11-01','2027-10-31',[('2026-11-01',.03)],''),('B5','Quickset Countertops',4200,9.3,'2022-04-01','2027-03-31',[('2026-04-01',.03)],'')]),
        ('BUILDING C',[('C1','Statewide Elevator Co',5000,9.95,'2018-10-01','2028-09-30',[('2026-10-01',.03),('2027-10-01',.03)],''),('C2','Bluegrass Batteries',2500,10.75,'2023-07-01','2026-06-30',[],''),('C3','VACANT',2500,0,'','',[],'Office finish 40%'),('C4','Little Acorn Childcare Supply',2500,10.5,'2025-01-15','2030-01-31',[('2027-02-01',.05)],''),('C5','Trailhead Cycle Works',2500,10.2,'2021-12-01','2026-11-30',[('2025-12-01',.03)],''),('C6','Marlow Upholstery',1900,11,'2016-05-01','MTM',[],''),('C7','Hazel Run Candles',1900,11.25,'2024-06-01','2026-05-31',[],''),('C8','FiberLink Contractors',3800,9.9,'2022-02-01','2027-01-31',[('2026-02-01',.03)],'Yard space incl.')])]
    r=7; GT=[0]*8; cnt=0; M='#,##0.00;(#,##0.00);"-"'; I='#,##0'
    for b,L in BB:
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=15); put(r,1,b,bold=True,color='FFFFFF'); ws.cell(r,1).fill=band; r+=1; S=[0]*8
        for bay,t,sf,rate,a,e,st,note in L:
            cnt+=1; v=t=='VACANT'; base=round(sf*rate/12,2); cam=0 if v else round(sf*.115,2); tax=0 if v else round(sf*.1325,2); ins=0 if v else round(sf*.03,2); tr=0 if v or sf<2600 else 45; tot=round(base+cam+tax+ins+tr,2); dep=None if v else round(base,-2)
            put(r,1,bay); put(r,2,t,bold=v); put(r,3,sf,I)
            if a: put(r,4,D.datetime.fromisoformat(a),'mm/dd/yy',al='center'); put(r,5,'MTM' if e=='MTM' else D.datetime.fromisoformat(e),'mm/dd/yy',al='center')
            for c,x in ((6,base),(7,cam),(8,tax),(9,ins),(10,tr),(11,tot)): put(r,c,x,M)
            if dep: put(r,14,dep,I)
            put(r,15,note,italic=True)
            cur=base; sl=[]
            for k,(x,p) in enumerate(st):
                cur=round(cur*(1+p),2); sl.append(dict(date=x,amount=cur))
                put(r+k,12,D.datetime.fromisoformat(x),'mm/dd/yy',al='center'); put(r+k,13,cur,M)
            r+=max(1,len(st))
            for j,x in enumerate((sf,base,cam,tax,ins,tr,tot,dep or 0)): S[j]=round(S[j]+x,2)
            T.add(unit=bay,building=b,area=sf,tenantName=None if v else t,statusText='VACANT' if v else 'Occupied',leaseStartDate=a or None,leaseEndDate=e or None,contractRent=None if v else base,charges=[dict(code=q,amount=x) for q,x in (('CAM',cam),('RE Tax',tax),('Insur.',ins),('Trash',tr)) if x],totalCharges=None if v else tot,rentSteps=sl,deposit=dep)
        put(r,2,f'Total {b.title()}',bold=True)
        for c,x in zip((3,6,7,8,9,10,11,14),S): put(r,c,x,I if c in(3,14) else M,bold=True)
        for c in range(1,16): ws.cell(r,c).border=Border(top=thin)
        GT=[round(x+y,2) for x,y in zip(GT,S)]; r+=2
    put(r,2,'PARK TOTAL',bold=True)
    for c,x in zip((3,6,7,8,9,10,11,14),GT): put(r,c,x,I if c in(3,14) else M,bold=True)
    for c in range(1,16): ws.cell(r,c).border=Border(top=thin,bottom=Side(style='double'))
    vsf=5600; r+=2; put(r,2,'Leased'); put(r,3,GT[0]-vsf,I); put(r,4,(GT[0]-vsf)/GT[0],'0.0%'); put(r,5,'16 leases'); r+=1; put(r,2,'Vacant'); put(r,3,vsf,I); put(r,4,vsf/GT[0],'0.0%'); put(r,5,'2 bays')
    assert cnt==18
    for c,w in zip(range(1,16),[8,29,9,9.5,9.5,11,10.5,10.5,10,8,12,10,11,10,22]): ws.column_dimensions[CL(c)].width=w
    ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(path(f)); T.save()

# ---------- fourplex, seller's own little list, headers with no status column
def fourplex():
    f='my fourplex on Birch.xlsx'
    T=Truth(f,'MULTIFAMILY',"owner's little list, words in money cells, incoming tenant row, spacer column",True,'619 Birch','2025-12-01',4,3,1,sheet='Sheet1')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'
    ws['B2']='619 Birch - what everybody pays as of Dec 1, 2025'; ws['B2'].font=Font(bold=True,size=12)
    for c,h in zip('BCDFGHIJ',['Apt','Who','Beds','Rent now','+ garage','Could get','Moved in','Deposit I hold']): ws[f'{c}4']=h; ws[f'{c}4'].font=Font(bold=True); ws[f'{c}4'].border=Border(bottom=Side(style='medium'))
    L=[('1 (down left)','Yolanda Fontanez','2',1050,60,1250,D.date(2018,9,1),900),('2 (down right)','the Tuttles (Amos and Fern)','2',1100,60,1250,D.date(2021,5,15),1000),('3 (up left)','empty, painting','2',None,None,1250,None,None),('3 (up left)','Calvin Jessup, starts Jan 1','2',1250,0,None,D.date(2026,1,1),1250),('4 (up right)','Renata Loftus','1',825,None,1000,D.date(2023,11,1),700)]
    r=5; sums=[0]*4
    for u,w,bd,rent,g,mk,mi,dep in L:
        fut='starts' in w
        for c,x in zip('BCDFGHIJ',[u,w,int(bd),rent,g if g else None,mk,mi,dep]):
            if x is not None: ws[f'{c}{r}']=x
        for c in 'FGHJ': ws[f'{c}{r}'].number_format='"$"#,##0'
        ws[f'I{r}'].number_format='mmm d, yyyy'; ws[f'I{r}'].alignment=Alignment(horizontal='left')
        if fut:
            for c in 'BCDFGHIJ': ws[f'{c}{r}'].font=Font(italic=True,color='808080')
        else:
            for k,x in enumerate((rent,g,mk,dep)): sums[k]+=x or 0
        T.add(unit=u,tenantName=None if w.startswith('empty') else ('Calvin Jessup' if fut else w),unitType=bd,statusText='empty, painting' if w.startswith('empty') else ('starts Jan 1' if fut else 'Occupied'),contractRent=rent,charges=[dict(code='+ garage',amount=g)] if g else None,marketRent=mk,moveInDate=mi,deposit=dep)
        r+=1
    ws[f'C{r}']='today, not counting Calvin'; 
    for c,x in zip('FGHJ',sums): ws[f'{c}{r}']=x; ws[f'{c}{r}'].number_format='"$"#,##0'; ws[f'{c}{r}'].font=Font(bold=True); ws[f'{c}{r}'].border=Border(top=Side(style='thin'))
    ws[f'B{r+2}']='They pay their own gas and electric. I pay water ($146 a month last year) and trash.'; ws[f'B{r+3}']='No written leases except Calvin (1 year).'; ws[f'B{r+4}']='New roof 2020, two new water heaters.'
    for c,w in zip('ABCDEFGHIJ',[3,15,29,7,3,11,10,11,14,15]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; wb.save(path(f)); T.save()
def run(): listing(); broker(); export(); walkups(); carwash(); flex(); fourplex()
if __name__=='__main__': run()
